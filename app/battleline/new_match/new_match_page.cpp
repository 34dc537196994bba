// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/new_match/new_match_page.h"

#include "battleline/table/codecs.h"
#include "battleline/telling/game_words.h"
#include "controls/layout/columns.h"
#include "table/house_rules_panel.h"

namespace whistle::battleline {

namespace {

/// No series is decided by more.
constexpr int mostGoal = 99;
constexpr int oneGame = 0; ///< of the choice between one game and a series
constexpr int gameSeries = 1;

struct Goal {
    std::optional<int> EndConditions::*value;
    const char* objectName;
};
constexpr std::array<Goal, 3> goals{{{&EndConditions::pointLead, "pointLead"},
                                     {&EndConditions::winsInARow, "winsInARow"},
                                     {&EndConditions::breakthroughsInARow, "breakthroughsInARow"}}};

} // namespace

BattleLineNewMatchPage::BattleLineNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrameOf(recordOf<HouseRules>().shape(), {}, matchSettings, parent)
{
    addPlayers();
    addBanner("matchRefusal");
    addSeries();
    setNameFields({m_names[Seat::South], m_names[Seat::North]});
    BattleLineNewMatchPage::showJudged({});
    m_starter->setCurrent(0);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void BattleLineNewMatchPage::takeLast()
{
    if (const std::optional<StartGame> last = lastMatch<Game, StartGame>()) {
        m_names[Seat::South]->setText(QString::fromStdString(last->south.value_or(std::string())));
        m_names[Seat::North]->setText(QString::fromStdString(last->north.value_or(std::string())));
        if (last->endConditions && !last->endConditions->isOneGame()) {
            m_kind->setCurrent(gameSeries);
            for (std::size_t i = 0; i < goals.size(); ++i)
                m_goals[i]->setValue((*last->endConditions.*goals[i].value).value_or(0));
        }
    }
    m_goalBox->setVisible(m_kind->current() == gameSeries);
}

void BattleLineNewMatchPage::addPlayers()
{
    QBoxLayout* column = addPanel(px(Length::SpaceM));
    column->addLayout(rowOf({m_nameFields[Seat::South], m_nameFields[Seat::North]}));
    column->addWidget(m_starter);
    for (const QLineEdit* name : m_names)
        connect(name, &QLineEdit::textChanged, this, &BattleLineNewMatchPage::judge);
    watch(*m_starter);
}

void BattleLineNewMatchPage::addSeries()
{
    QBoxLayout* column = addPanel();
    m_kind->setCurrent(oneGame);
    connect(m_kind, &SegmentedChoice::chosen, this, [this](int kind) {
        m_goalBox->setVisible(kind == gameSeries);
        judge();
    });
    column->addWidget(m_kind, 0, Qt::AlignLeft);
    column->addWidget(m_goalBox);
    m_goalBox->hide();
    for (const Goal& each : goals) {
        NumberField* goal = m_goals.emplace_back(named(each.objectName, new NumberField));
        goal->setRange(0, mostGoal);
        goal->setValue((EndConditions{}.*each.value).value_or(0));
        FormField* field = m_goalFields.emplace_back(new FormField(goal, QStringLiteral("BL-14.1")));
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
        connect(goal, &QSpinBox::valueChanged, this, &BattleLineNewMatchPage::judge);
    }
    columnIn(*m_goalBox, 0, -1, {m_seriesTitle})->addLayout(rowOf({m_goalFields.begin(), m_goalFields.end()}));
}

Json BattleLineNewMatchPage::command() const
{
    StartGame game;
    game.firstStarter = m_starter->current() == 1 ? Seat::North : Seat::South;
    game.houseRules = readRecord<HouseRules>(houseRules().chosen());
    EndConditions ends = EndConditions::oneGame();
    for (std::size_t i = 0; m_kind->current() == gameSeries && i < goals.size(); ++i) {
        const int goal = m_goals[i]->value();
        ends.*goals[i].value = goal == 0 ? std::nullopt : std::optional(goal);
    }
    game.endConditions = ends;
    game.south = nameIn(*m_names[Seat::South]);
    game.north = nameIn(*m_names[Seat::North]);
    return writeCommand(game);
}

void BattleLineNewMatchPage::showJudged(const std::vector<Objection>& /*objections*/)
{
    const auto called = [this](Seat seat, const QString& usual) {
        const std::optional<std::string> name = nameIn(*m_names[seat]);
        return name ? QString::fromStdString(*name) : usual;
    };
    m_starter->setWords(tr("The player who did not deal goes first"),
                        {called(Seat::South, GameWords::tr("South")), called(Seat::North, GameWords::tr("North"))});
}

void BattleLineNewMatchPage::retranslate()
{
    m_nameFields[Seat::South]->setLabel(tr("Player on the south side"));
    m_nameFields[Seat::North]->setLabel(tr("Player on the north side"));
    m_kind->rename({tr("One game"), GameWords::tr("Series")});
    m_kind->setAccessibleName(tr("One game or a series"));
    m_seriesTitle->setText(tr("What decides a series (0: does not count)"));
    m_goalFields[0]->setLabel(tr("Lead in points"));
    m_goalFields[1]->setLabel(tr("Wins in a row"));
    m_goalFields[2]->setLabel(tr("Breakthroughs in a row"));
    showJudged({});
}

} // namespace whistle::battleline

#include "moc_new_match_page.cpp"
