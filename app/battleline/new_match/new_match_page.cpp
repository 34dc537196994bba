// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/new_match/new_match_page.h"

#include "battleline/game.h"
#include "battleline/table/codecs.h"
#include "controls/buttons.h"
#include "controls/columns.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "match/form_field.h"
#include "match/league_band.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <array>

namespace whistle::battleline {

namespace {

/// No series is decided by more.
constexpr int mostGoal = 99;
constexpr int oneGame = 0; ///< of the choice between one game and a series
constexpr int series = 1;

struct Goal {
    std::optional<int> EndConditions::*value;
    const char* objectName;
};
constexpr std::array<Goal, 3> goals{{{&EndConditions::pointLead, "pointLead"},
                                     {&EndConditions::winsInARow, "winsInARow"},
                                     {&EndConditions::breakthroughsInARow, "breakthroughsInARow"}}};

} // namespace

BattleLineNewMatchPage::BattleLineNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, recordOf<HouseRules>().shape(), {}, matchSettings, parent)
    , m_starter(new SegmentedChoice({QString(), QString()}))
    , m_starterField(new FormField(m_starter, QStringLiteral("BL-4.1")))
    , m_kind(new SegmentedChoice({QString(), QString()}))
    , m_goalBox(new QWidget)
    , m_seriesTitle(new TextLabel({}, TypeStep::Title))
{
    addSection(playersSection());
    addBanner("matchRefusal");
    addSection(seriesSection());
    setNameFields({m_names[Seat::South], m_names[Seat::North]});
    m_starter->setCurrent(0);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void BattleLineNewMatchPage::takeLast()
{
    const std::optional<StartGame> last = lastMatch<Game, StartGame>();
    if (!last)
        return;
    m_names[Seat::South]->setText(QString::fromStdString(last->south.value_or(std::string())));
    m_names[Seat::North]->setText(QString::fromStdString(last->north.value_or(std::string())));
    if (last->endConditions && !last->endConditions->isOneGame()) {
        m_kind->setCurrent(series);
        for (std::size_t i = 0; i < goals.size(); ++i)
            m_goals[i]->setValue((*last->endConditions.*goals[i].value).value_or(0));
    }
    m_goalBox->setVisible(m_kind->current() == series);
}

QWidget* BattleLineNewMatchPage::playersSection()
{
    m_starter->setObjectName(QStringLiteral("starter"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(px(Length::SpaceM));
    for (const Seat seat : seatsInOrder) {
        auto* name = new QLineEdit;
        name->setObjectName(QString::fromStdString(std::string(toWord(seat))));
        m_names[seat] = name;
        m_nameFields[seat] = new FormField(name);
        connect(name, &QLineEdit::textChanged, this, [this] {
            nameStarters();
            judge();
        });
    }
    column->addLayout(rowOf({m_nameFields[Seat::South], m_nameFields[Seat::North]}));
    column->addWidget(m_starterField);
    connect(m_starterField, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    connect(m_starter, &SegmentedChoice::chosen, this, &BattleLineNewMatchPage::judge);
    return panel;
}

QWidget* BattleLineNewMatchPage::seriesSection()
{
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    m_kind->setObjectName(QStringLiteral("oneGameOrSeries"));
    m_kind->setCurrent(oneGame);
    connect(m_kind, &SegmentedChoice::chosen, this, [this](int kind) {
        m_goalBox->setVisible(kind == series);
        judge();
    });
    column->addWidget(m_kind, 0, Qt::AlignLeft);
    auto* goalColumn = columnIn(*m_goalBox);
    m_seriesTitle->setWordWrap(true);
    goalColumn->addWidget(m_seriesTitle);
    m_goalBox->hide();
    for (const Goal& each : goals) {
        auto* goal = new NumberField;
        goal->setObjectName(QString::fromLatin1(each.objectName));
        goal->setRange(0, mostGoal);
        goal->setValue((EndConditions{}.*each.value).value_or(0));
        auto* field = new FormField(goal, QStringLiteral("BL-14.1"));
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
        connect(goal, &QSpinBox::valueChanged, this, &BattleLineNewMatchPage::judge);
        m_goals.push_back(goal);
        m_goalFields.push_back(field);
    }
    goalColumn->addLayout(rowOf({m_goalFields.begin(), m_goalFields.end()}));
    column->addWidget(m_goalBox);
    return panel;
}

Json BattleLineNewMatchPage::command() const
{
    StartGame game;
    game.firstStarter = m_starter->current() == 1 ? Seat::North : Seat::South;
    game.houseRules = readRecord<HouseRules>(houseRules().chosen());
    EndConditions ends = EndConditions::oneGame();
    for (std::size_t i = 0; m_kind->current() == series && i < goals.size(); ++i) {
        const int goal = m_goals[i]->value();
        ends.*goals[i].value = goal == 0 ? std::nullopt : std::optional(goal);
    }
    game.endConditions = ends;
    game.south = nameAt(Seat::South);
    game.north = nameAt(Seat::North);
    return writeCommand(game);
}

Checked<std::vector<Objection>> BattleLineNewMatchPage::objections() const
{
    return objectionsTo<Game>(command());
}

QString BattleLineNewMatchPage::readyWords() const
{
    return tr("Seven Troop cards each are dealt on the table; Whistle never asks which.");
}

std::optional<std::string> BattleLineNewMatchPage::nameAt(Seat seat) const
{
    const std::string name = m_names[seat]->text().trimmed().toStdString();
    return name.empty() ? std::nullopt : std::optional(name);
}

void BattleLineNewMatchPage::nameStarters()
{
    const int current = m_starter->current();
    const auto called = [this](Seat seat, const QString& usual) {
        const std::optional<std::string> name = nameAt(seat);
        return name ? QString::fromStdString(*name) : usual;
    };
    m_starter->setTitles({called(Seat::South, tr("South")), called(Seat::North, tr("North"))});
    m_starter->setCurrent(std::max(0, current));
}

void BattleLineNewMatchPage::retranslate()
{
    m_nameFields[Seat::South]->setLabel(tr("Player at the south side"));
    m_nameFields[Seat::North]->setLabel(tr("Player at the north side"));
    m_starterField->setLabel(tr("Who did not deal takes the first turn"));
    const int kind = m_kind->current();
    m_kind->setTitles({tr("One game"), tr("Series")});
    m_kind->setCurrent(kind);
    m_kind->setAccessibleName(tr("One game or a series"));
    m_seriesTitle->setText(tr("What decides a series (0: it does not count)"));
    m_goalFields[0]->setLabel(tr("Lead in points"));
    m_goalFields[1]->setLabel(tr("Wins in a row"));
    m_goalFields[2]->setLabel(tr("Breakthroughs in a row"));
    nameStarters();
}

} // namespace whistle::battleline
