// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/new_match/new_match_page.h"

#include "controls/press/buttons.h"
#include "elgrande/entries/commands.h"
#include "elgrande/game.h"
#include "elgrande/telling/words.h"
#include "look/readers_language.h"
#include "match/form_field.h"
#include "rulebook/house_rules.h"
#include "rulebook/rule_book.h"
#include "table/house_rules_panel.h"
#include "table/player_fields.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr int fewestPlayers = 2;
constexpr int shortGame = 6; ///< EG-1.6

constexpr std::string_view roundsKey = "rounds_in_game";

/// The house rules, or the one about the rounds, which the page asks for itself.
std::vector<ShapeKey> ruleKeys(bool isAboutRounds)
{
    std::vector<ShapeKey> keys = recordOf<HouseRules>().shape().parts().keys;
    std::erase_if(keys, [&](const ShapeKey& key) { return (key.name == roundsKey) != isAboutRounds; });
    return keys;
}

} // namespace

ElGrandeNewMatchPage::ElGrandeNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, Shape::object(ruleKeys(false)), nameReader(), matchSettings, parent)
    , m_players(new PlayerFields(fewestPlayers, mostPlayers))
    , m_starter(new ChoiceField("starter", "EG-4.2"))
    , m_rounds(new ChoiceField(roundsKey.data(), "EG-1.6"))
{
    m_players->askColours();
    m_players->column()->addWidget(m_rounds);
    m_players->column()->addWidget(m_starter);
    QSizePolicy keepsRoom = m_starter->sizePolicy(); // nothing moves when the second name is typed
    keepsRoom.setRetainSizeWhenHidden(true);
    m_starter->setSizePolicy(keepsRoom);
    connect(m_players, &PlayerFields::edited, this, [this] {
        if (!m_last.empty() && m_players->names() != m_last) { // who is the youngest of others is asked
            m_last.clear();
            m_starter->setCurrent(-1);
        }
        nameStarters();
        judge();
    });
    watch(*m_starter);
    watch(*m_rounds);
    addSection(m_players);
    addBanner("matchRefusal");
    setNameFields(m_players->fields());
    nameStarters();
    nameRounds();
    m_rounds->setCurrent(0);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void ElGrandeNewMatchPage::takeLast()
{
    const std::optional<NewMatch> last = lastMatch<Game, NewMatch>();
    if (!last)
        return;
    int starter = 0;
    int youngest = mostPlayers + 1;
    std::vector<std::string> names;
    for (const NewPlayer& player : last->players) {
        if (player.ageRank.value_or(mostPlayers + 1) < youngest || last->startPlayer == player.player) {
            youngest = player.ageRank.value_or(0);
            starter = static_cast<int>(names.size());
        }
        names.push_back(player.player);
    }
    m_players->setNames(names);
    for (std::size_t i = 0; i < last->players.size() && i < mostPlayers; ++i)
        m_players->setColour(i, boxColourOf(last->players[i].colour.value_or(std::string())));
    m_rounds->setCurrent(last->houseRules.roundsInGame == shortGame ? 1 : 0);
    m_starter->setCurrent(starter);
    m_last = names;
}

bool ElGrandeNewMatchPage::isChosen() const
{
    const Json rules = houseRules().chosen();
    return rules.contains("first_start_player") && rules.at("first_start_player") == "chosen";
}

Json ElGrandeNewMatchPage::command() const
{
    NewMatch match;
    match.houseRules = readRecord<HouseRules>(houseRules().chosen());
    match.houseRules.roundsInGame = m_rounds->current() == 1 ? shortGame : HouseRules{}.roundsInGame;
    const std::vector<std::string> all = m_players->names();
    const std::vector<BoxColour> colours = m_players->colours();
    const int starter = std::max(0, m_starter->current());
    // Only who is the youngest counts; the others follow clockwise.
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        NewPlayer player{all[static_cast<std::size_t>(i)], {}, {}};
        if (const BoxColour own = colours[static_cast<std::size_t>(i)]; own != BoxColour::None)
            player.colour = wordOf(own);
        if (!isChosen())
            player.ageRank = (i - starter + static_cast<int>(all.size())) % static_cast<int>(all.size()) + 1;
        match.players.push_back(std::move(player));
    }
    if (isChosen() && starter < static_cast<int>(all.size()))
        match.startPlayer = all[static_cast<std::size_t>(starter)];
    return writeCommand(match);
}

QString ElGrandeNewMatchPage::missing() const
{
    if (m_players->names().size() < fewestPlayers)
        return tr("Enter the players: two to five names.");
    return m_starter->current() < 0 ? tr("Choose who plays the first power card.") : QString();
}

Checked<std::vector<Objection>> ElGrandeNewMatchPage::objections() const
{
    if (m_players->names().size() < fewestPlayers)
        return std::vector<Objection>();
    return objectionsTo<Game>(command());
}

void ElGrandeNewMatchPage::showJudged(const std::vector<Objection>& /*objections*/)
{
    m_starter->setLabel(isChosen() ? tr("Who plays the first power card?")
                                   : tr("Who is the youngest, and plays the first power card?"));
}

void ElGrandeNewMatchPage::nameRounds()
{
    const RuleBook* book = RuleBook::of(QString::fromLatin1(Game::id.data()));
    const std::vector<HouseRule> told =
        book ? whistle::houseRules(*book, ruleKeys(true), readersLanguage()) : std::vector<HouseRule>{};
    m_rounds->setWords(told.empty() ? QString() : QString::fromStdString(told.front().title),
                       {tr("9 rounds"), tr("6 rounds: 2, 3, 5, 6, 8, 9")});
}

void ElGrandeNewMatchPage::nameStarters()
{
    QStringList titles;
    for (const std::string& name : m_players->names())
        titles << QString::fromStdString(name);
    m_starter->choice().rename(titles);
    m_starter->setVisible(!titles.isEmpty());
}

} // namespace whistle::elgrande

#include "moc_new_match_page.cpp"
