// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/period_stage.h"

#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/seat_table.h"
#include "controls/text_label.h"
#include "kaosball/period/result_card.h"
#include "look/emblem.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle::kaosball {

namespace {

/// The steps beside the question, in em of the text.
constexpr double stepsEms = 17;
/// What the question needs beside them.
constexpr double questionEms = 28;

} // namespace

PeriodStage::PeriodStage(QWidget* parent)
    : Stage(parent)
    , m_stepsPanel(new PanelBox)
    , m_steps(new StepList)
    , m_stepsTitle(new TextLabel({}, TypeStep::Label))
    , m_panel(new PanelBox)
    , m_emblem(new SeatEmblem)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_text(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rules(new RuleChips)
    , m_die(new DiePad)
    , m_questions(new QuestionList)
    , m_result(new ResultCard)
    , m_account(new SeatTable)
    , m_moundWords(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_next(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("periodStage"));
    m_title->setObjectName(QStringLiteral("periodTitle"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceL);
    m_next->setObjectName(QStringLiteral("nextWords"));
    m_moundWords->setObjectName(QStringLiteral("moundWords"));
    for (TextLabel* words : {m_title, m_text, m_next, m_stepsTitle, m_moundWords})
        words->setWordWrap(true);
    m_stepsPanel->setMinimumWidth(qRound(theme.em() * stepsEms));
    auto* list = new QVBoxLayout(m_stepsPanel);
    list->addWidget(m_stepsTitle);
    list->addWidget(m_steps);
    list->addStretch(1);
    auto* question = new QVBoxLayout(m_panel);
    question->setContentsMargins(theme.px(Length::SpaceXl), gap, theme.px(Length::SpaceXl), gap);
    question->setSpacing(theme.px(Length::SpaceM));
    auto* head = new QHBoxLayout;
    head->addWidget(m_emblem);
    head->addWidget(m_title, 3);
    head->addWidget(m_rules, 1);
    question->addLayout(head);
    question->addWidget(m_text);
    question->addWidget(m_die);
    question->addWidget(m_questions);
    question->addWidget(m_result);
    auto* account = new PanelBox;
    auto* numbers = new QVBoxLayout(account);
    numbers->setContentsMargins(theme.px(Length::SpaceXl), gap, theme.px(Length::SpaceXl), gap);
    numbers->addWidget(m_account);
    numbers->addWidget(m_moundWords);
    numbers->addWidget(m_next);
    numbers->addStretch(1);
    auto* inside = new QWidget;
    auto* right = new QVBoxLayout(inside);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(gap);
    right->addWidget(m_panel);
    right->addWidget(account, 1);
    auto* scroll = new Scroller(inside);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, gap, gap, gap);
    row->setSpacing(gap);
    row->addWidget(m_stepsPanel, 1);
    row->addWidget(scroll, 3);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_die, &DiePad::rolled, this, &PeriodStage::takeRoll);
}

void PeriodStage::setRoller(DieRoller roller)
{
    m_die->setRoller(std::move(roller));
}

void PeriodStage::setMoundReasons(const QStringList& reasons)
{
    m_moundWords->say(reasons.join(u'\n'));
}

void PeriodStage::setTable(const ShownTable& table)
{
    m_table = table;
    const int due = state().teamToAct();
    if (m_phase != state().phase || m_team != due) {
        m_bribe = 0;
        m_rolls.clear();
        m_allianceRolls.clear();
        m_mounds.clear();
        m_benched.clear();
    }
    m_phase = state().phase;
    m_team = due;
    refresh();
}

int PeriodStage::actor() const
{
    return m_phase == Phase::Bribes || m_phase == Phase::FoulRolls ? m_team : -1;
}

QString PeriodStage::task() const
{
    return m_phase == Phase::Bribes ? tr("to bribe") : tr("to roll");
}

void PeriodStage::setMain(Asked& asked, const QString& title, int team, const Command& command)
{
    ButtonSpec main{QStringLiteral("periodMain"), title, [this, command] {
                        m_allianceRolls.clear(); // equal rolls are repeated
                        Q_EMIT commanded(command);
                    }};
    main.seat = m_table.seat(team);
    asked.bar.main = std::move(main);
    asked.command = command;
}

void PeriodStage::refresh()
{
    if (!m_table.isShown())
        return;
    Asked asked;
    asked.bar.title = tr("Every step is an entry and can be taken back.");
    asked.bar.buttons = {undoButton()};
    switch (m_phase) {
    case Phase::PeriodOver:
        askScoring(asked);
        break;
    case Phase::Bribes:
        askBribe(asked);
        break;
    case Phase::FoulRolls:
        askFouls(asked);
        break;
    case Phase::Bonus:
        askBonus(asked);
        break;
    case Phase::CleanUp:
        askCleanUp(asked);
        break;
    case Phase::MatchOver:
        askEnd(asked);
        break;
    case Phase::Finished:
        showResult(asked);
        break;
    default:
        return;
    }
    if (const QString next = nextWords(asked); !next.isEmpty())
        asked.changes << next;
    const int team = actor();
    m_panel->setSeat(m_table.seat(team));
    m_panel->setActive(team >= 0);
    m_emblem->setSeat(m_table.seat(team));
    m_emblem->setVisible(team >= 0);
    m_title->setText(asked.title);
    m_text->say(asked.text);
    m_rules->setRules(asked.rules);
    m_die->setVisible(asked.wantsDie);
    m_die->setResult(asked.die);
    m_questions->setQuestions(std::move(asked.questions));
    m_result->setVisible(!asked.result.empty());
    m_result->setRows(asked.result);
    m_next->say(asked.changes.join(QLatin1Char('\n')));
    showSteps();
    showAccount(asked);
    bar()->setState(std::move(asked.bar));
}

void PeriodStage::resizeEvent(QResizeEvent* event)
{
    Stage::resizeEvent(event);
    // Beside big text the question comes first; the steps give way.
    m_stepsPanel->setVisible(width() >= Theme::current().em() * (stepsEms + questionEms));
}

void PeriodStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::kaosball
