// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/period_stage.h"

#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "kaosball/telling/game_words.h"

namespace whistle::kaosball {

namespace {

/// The steps beside the question, in em of the text.
constexpr double stepsEms = 17;
/// What the question needs beside them.
constexpr double questionEms = 28;

} // namespace

PeriodStage::PeriodStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("periodStage"));
    const int gap = px(Length::SpaceL);
    const QMargins margins(px(Length::SpaceXl), gap, px(Length::SpaceXl), gap);
    m_stepsPanel->setMinimumWidth(qRound(Theme::current().em() * stepsEms));
    auto* list = new QVBoxLayout(m_stepsPanel);
    list->addWidget(m_stepsTitle);
    list->addWidget(m_steps);
    list->addStretch(1);
    auto* head = new QHBoxLayout;
    head->addWidget(m_emblem);
    head->addWidget(m_title, 3);
    head->addWidget(m_rules, 1);
    QBoxLayout* question = columnIn(*m_panel, gap, px(Length::SpaceM), {m_text, m_die, m_questions, m_result});
    question->setContentsMargins(margins);
    question->insertLayout(0, head);
    auto* account = new PanelBox;
    QBoxLayout* numbers = columnIn(*account, gap, -1, {m_account, m_moundWords, m_next});
    numbers->setContentsMargins(margins);
    numbers->addStretch(1);
    auto* inside = new QWidget;
    columnIn(*inside, 0, gap, {m_panel})->addWidget(account, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, gap, gap, gap);
    row->setSpacing(gap);
    row->addWidget(m_stepsPanel, 1);
    row->addWidget(new Scroller(inside), 3);
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
    return m_phase == Phase::Bribes ? GameWords::tr("to bribe") : GameWords::tr("to roll");
}

void PeriodStage::setMain(Asked& asked, const QString& title, int team, const Command& command)
{
    asked.bar.main = ButtonSpec{
        QStringLiteral("periodMain"), title, [this, command] {
            m_allianceRolls.clear(); // equal rolls are repeated
            Q_EMIT commanded(command);
        }}.of(m_table.seat(team));
    asked.command = command;
}

void PeriodStage::refresh()
{
    Asked asked;
    asked.bar.title = tr("Every step is an entry and can be undone.");
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

} // namespace whistle::kaosball

#include "moc_period_stage.cpp"
