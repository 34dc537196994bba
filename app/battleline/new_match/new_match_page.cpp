// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/new_match/new_match_page.h"

#include "battleline/entries/commands.h"
#include "battleline/game.h"
#include "battleline/table/codecs.h"
#include "controls/buttons.h"
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

int px(Length name)
{
    return Theme::current().px(name);
}

std::optional<int> goalOf(const NumberField& field)
{
    return field.value() == 0 ? std::nullopt : std::optional(field.value());
}

} // namespace

BattleLineNewMatchPage::BattleLineNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, recordOf<HouseRules>().shape(), {}, matchSettings, parent)
    , m_south(new QLineEdit)
    , m_southField(new FormField(m_south))
    , m_north(new QLineEdit)
    , m_northField(new FormField(m_north))
    , m_starter(new SegmentedChoice({QString(), QString()}))
    , m_starterField(new FormField(m_starter, QStringLiteral("BL-4.1")))
    , m_kind(new SegmentedChoice({QString(), QString()}))
    , m_goalBox(new QWidget)
    , m_seriesTitle(new TextLabel({}, TypeStep::Title))
{
    addSection(playersSection());
    addBanner("matchRefusal");
    addSection(seriesSection());
    setNameFields({m_south, m_north});
    m_starter->setCurrent(0);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void BattleLineNewMatchPage::takeLast()
{
    const std::optional<Json> json = lastCommand();
    const Checked<Command> read = json ? readCommand(*json) : Checked<Command>(Problems{});
    const auto* last = read ? std::get_if<StartGame>(&*read) : nullptr;
    if (last == nullptr)
        return;
    m_south->setText(QString::fromStdString(last->south.value_or(std::string())));
    m_north->setText(QString::fromStdString(last->north.value_or(std::string())));
    if (last->endConditions && !last->endConditions->isOneGame()) {
        m_kind->setCurrent(series);
        const EndConditions& ends = *last->endConditions;
        const std::array<std::optional<int>, 3> values{ends.pointLead, ends.winsInARow, ends.breakthroughsInARow};
        for (std::size_t i = 0; i < values.size(); ++i)
            m_goals[i]->setValue(values[i].value_or(0));
    }
    m_goalBox->setVisible(m_kind->current() == series);
}

QWidget* BattleLineNewMatchPage::playersSection()
{
    m_south->setObjectName(QStringLiteral("south"));
    m_north->setObjectName(QStringLiteral("north"));
    m_starter->setObjectName(QStringLiteral("starter"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(px(Length::SpaceM));
    column->addLayout(rowOf({m_southField, m_northField}));
    column->addWidget(m_starterField);
    connect(m_starterField, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    connect(m_starter, &SegmentedChoice::chosen, this, &BattleLineNewMatchPage::judge);
    for (QLineEdit* name : {m_south, m_north}) {
        connect(name, &QLineEdit::textChanged, this, [this] {
            nameStarters();
            judge();
        });
    }
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
    auto* goals = new QVBoxLayout(m_goalBox);
    goals->setContentsMargins(0, 0, 0, 0);
    m_seriesTitle->setWordWrap(true);
    goals->addWidget(m_seriesTitle);
    m_goalBox->hide();
    const EndConditions usual;
    const std::array<std::optional<int>, 3> values{usual.pointLead, usual.winsInARow, usual.breakthroughsInARow};
    const std::array<const char*, 3> objectNames{"pointLead", "winsInARow", "breakthroughsInARow"};
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto* goal = new NumberField;
        goal->setObjectName(QString::fromLatin1(objectNames[i]));
        goal->setRange(0, mostGoal);
        goal->setValue(values[i].value_or(0));
        auto* field = new FormField(goal, QStringLiteral("BL-14.1"));
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
        connect(goal, &QSpinBox::valueChanged, this, &BattleLineNewMatchPage::judge);
        m_goals.push_back(goal);
        m_goalFields.push_back(field);
    }
    goals->addLayout(rowOf({m_goalFields.begin(), m_goalFields.end()}));
    column->addWidget(m_goalBox);
    return panel;
}

Json BattleLineNewMatchPage::command() const
{
    StartGame game;
    game.firstStarter = m_starter->current() == 1 ? Seat::North : Seat::South;
    game.houseRules = readRecord<HouseRules>(houseRules().chosen());
    game.endConditions = m_kind->current() == oneGame
                             ? EndConditions::oneGame()
                             : EndConditions{goalOf(*m_goals[0]), goalOf(*m_goals[1]), goalOf(*m_goals[2])};
    game.south = nameIn(*m_south);
    game.north = nameIn(*m_north);
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

void BattleLineNewMatchPage::nameStarters()
{
    const int current = m_starter->current();
    const QString south = m_south->text().trimmed();
    const QString north = m_north->text().trimmed();
    m_starter->setTitles({south.isEmpty() ? tr("South") : south, north.isEmpty() ? tr("North") : north});
    m_starter->setCurrent(std::max(0, current));
}

void BattleLineNewMatchPage::retranslate()
{
    m_southField->setLabel(tr("Player at the south side"));
    m_northField->setLabel(tr("Player at the north side"));
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
