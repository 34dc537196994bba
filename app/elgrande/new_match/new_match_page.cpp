// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/new_match/new_match_page.h"

#include "controls/press/buttons.h"
#include "elgrande/entries/commands.h"
#include "elgrande/game.h"
#include "elgrande/telling/words.h"
#include "match/form_field.h"
#include "table/house_rules_panel.h"
#include "table/player_fields.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr int fewestPlayers = 2;

} // namespace

ElGrandeNewMatchPage::ElGrandeNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, recordOf<HouseRules>().shape(), nameReader(), matchSettings, parent)
    , m_players(new PlayerFields(fewestPlayers, mostPlayers))
    , m_starter(new ChoiceField("starter", "EG-4.2"))
{
    m_players->column()->addWidget(m_starter);
    connect(m_players, &PlayerFields::edited, this, [this] {
        nameStarters();
        judge();
    });
    watch(*m_starter);
    addSection(m_players);
    addBanner("matchRefusal");
    setNameFields(m_players->fields());
    nameStarters();
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
    m_starter->setCurrent(starter);
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
    const std::vector<std::string> all = m_players->names();
    const int starter = std::max(0, m_starter->current());
    // Only who is the youngest counts; the others follow clockwise.
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        NewPlayer player{all[static_cast<std::size_t>(i)], {}, {}};
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
    return m_starter->current() < 0 ? tr("Choose who lays the first power card.") : QString();
}

Checked<std::vector<Objection>> ElGrandeNewMatchPage::objections() const
{
    if (m_players->names().size() < fewestPlayers)
        return std::vector<Objection>();
    return objectionsTo<Game>(command());
}

void ElGrandeNewMatchPage::showJudged(const std::vector<Objection>& /*objections*/)
{
    m_starter->setLabel(isChosen() ? tr("Who lays the first power card?")
                                   : tr("Who is the youngest, and lays the first power card?"));
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
