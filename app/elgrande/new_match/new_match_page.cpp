// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/new_match/new_match_page.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "elgrande/entries/commands.h"
#include "elgrande/game.h"
#include "elgrande/telling/words.h"
#include "match/form_field.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <algorithm>
#include <set>

namespace whistle::elgrande {

namespace {

constexpr int fewestPlayers = 2;

Shape houseRulesShape()
{
    return recordOf<HouseRules>().shape();
}

} // namespace

ElGrandeNewMatchPage::ElGrandeNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, houseRulesShape(), nameReader(), matchSettings, parent)
    , m_playersTitle(new TextLabel({}, TypeStep::Title))
    , m_starter(new SegmentedChoice)
    , m_starterField(nullptr)
{
    m_starter->setObjectName(QStringLiteral("starter"));
    m_starterField = new FormField(m_starter, QStringLiteral("EG-4.2"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(Theme::current().px(Length::SpaceM));
    m_playersTitle->setWordWrap(true);
    column->addWidget(m_playersTitle);
    for (int player = 0; player < mostPlayers; ++player) {
        auto* name = new QLineEdit;
        name->setObjectName(QStringLiteral("player_%1").arg(seatOf(player)));
        auto* field = new FormField(name);
        column->addWidget(field);
        m_players.push_back(name);
        m_fields.push_back(field);
        connect(name, &QLineEdit::textChanged, this, [this] {
            nameStarters();
            judge();
        });
    }
    column->addWidget(m_starterField);
    connect(m_starterField, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    connect(m_starter, &SegmentedChoice::chosen, this, &ElGrandeNewMatchPage::judge);
    addSection(panel);
    addBanner("matchRefusal");
    setNameFields(m_players);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void ElGrandeNewMatchPage::takeLast()
{
    const std::optional<Json> json = lastCommand();
    const Checked<Command> read = json ? readCommand(*json) : Checked<Command>(Problems{});
    const auto* last = read ? std::get_if<NewMatch>(&*read) : nullptr;
    if (last == nullptr)
        return;
    int starter = 0;
    int youngest = mostPlayers + 1;
    for (std::size_t i = 0; i < std::min(last->players.size(), m_players.size()); ++i) {
        const NewPlayer& player = last->players[i];
        m_players[i]->setText(QString::fromStdString(player.player));
        if (player.ageRank.value_or(mostPlayers + 1) < youngest || last->startPlayer == player.player) {
            youngest = player.ageRank.value_or(0);
            starter = static_cast<int>(i);
        }
    }
    nameStarters();
    m_starter->setCurrent(starter);
}

std::vector<std::string> ElGrandeNewMatchPage::names() const
{
    std::vector<std::string> names;
    for (const QLineEdit* player : m_players) {
        if (const QString name = player->text().trimmed(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    return names;
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
    const std::vector<std::string> all = names();
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
    if (names().size() < fewestPlayers)
        return tr("Enter the players: two to five names.");
    return m_starter->current() < 0 ? tr("Choose who lays the first power card.") : QString();
}

Checked<std::vector<Objection>> ElGrandeNewMatchPage::objections() const
{
    if (names().size() < fewestPlayers)
        return std::vector<Objection>();
    return objectionsTo<Game>(command());
}

void ElGrandeNewMatchPage::showJudged(const std::vector<Objection>& /*objections*/)
{
    m_starterField->setLabel(isChosen() ? tr("Who lays the first power card?")
                                        : tr("Who is the youngest, and lays the first power card?"));
}

void ElGrandeNewMatchPage::nameStarters()
{
    const int current = m_starter->current();
    QStringList titles;
    for (const std::string& name : names())
        titles << QString::fromStdString(name);
    m_starter->setTitles(titles);
    m_starterField->setVisible(!titles.isEmpty());
    if (current < titles.size())
        m_starter->setCurrent(current);
}

void ElGrandeNewMatchPage::retranslate()
{
    m_playersTitle->setText(tr("Players, clockwise"));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setLabel(static_cast<int>(i) < fewestPlayers ? tr("Player %1").arg(i + 1)
                                                                  : tr("Player %1, if there is one").arg(i + 1));
    showJudged({});
}

} // namespace whistle::elgrande
