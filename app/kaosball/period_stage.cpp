// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period_stage.h"

#include "kaosball/account_table.h"
#include "parts/counter_label.h"
#include "parts/emblem.h"
#include "parts/panel.h"
#include "parts/rule_chip.h"
#include "parts/text_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The steps beside the question, in em of the text.
constexpr double stepsEms = 17;
/// What the question needs beside them.
constexpr double questionEms = 28;

QString signedNumber(int number)
{
    return CounterLabel::words(number, CounterLabel::Sign::Always);
}

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
    , m_account(new AccountTable)
    , m_next(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("periodStage"));
    m_title->setObjectName(QStringLiteral("periodTitle"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceL);
    for (TextLabel* words : {m_title, m_text, m_next, m_stepsTitle})
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
    auto* account = new PanelBox;
    auto* numbers = new QVBoxLayout(account);
    numbers->setContentsMargins(theme.px(Length::SpaceXl), gap, theme.px(Length::SpaceXl), gap);
    numbers->addWidget(m_account);
    numbers->addWidget(m_next);
    numbers->addStretch(1);
    auto* inside = new QWidget;
    auto* right = new QVBoxLayout(inside);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(gap);
    right->addWidget(m_panel);
    right->addWidget(account, 1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
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

void PeriodStage::setTable(const Table& table)
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

QString PeriodStage::pointsWords(const std::vector<int>& points) const
{
    QStringList words;
    for (std::size_t team = 0; team < points.size(); ++team)
        words << tr("%1 %2", "team and points").arg(m_table.team(static_cast<int>(team)), signedNumber(points[team]));
    return words.join(QStringLiteral(", "));
}

void PeriodStage::setMain(Asked& asked, const QString& title, int team, std::function<void()> press)
{
    ButtonSpec main{QStringLiteral("periodMain"), title, std::move(press)};
    main.seat = m_table.seat(team);
    asked.bar.main = std::move(main);
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
    const int team = actor();
    m_panel->setSeat(m_table.seat(team));
    m_panel->setActive(team >= 0);
    m_emblem->setSeat(m_table.seat(team));
    m_emblem->setVisible(team >= 0);
    m_title->setText(asked.title);
    m_text->setText(asked.text);
    m_text->setVisible(!asked.text.isEmpty());
    m_rules->setRules(asked.rules);
    m_die->setVisible(asked.wantsDie);
    m_die->setResult(asked.die);
    m_questions->setQuestions(std::move(asked.questions));
    m_next->setText(asked.next);
    showSteps();
    showAccount();
    bar()->setState(std::move(asked.bar));
}

// Scorekeeper depth: nobody has told where the figures stand.
void PeriodStage::askScoring(Asked& asked)
{
    asked.title = tr("Who stands on a mound?");
    asked.text =
        tr("Runners and ringers that stand on a minor mound or on their own major mound, with or without the ball.");
    asked.rules = {QStringLiteral("KB-19.2"), QStringLiteral("KB-19.3")};
    for (int team = 0; team < state().teamCount(); ++team) {
        if (!state().plays(team))
            continue;
        Question question{m_table.team(team), {}, {}};
        for (const FigureRef ref : state().onField()) {
            if (ref.team != team || !state()[ref].standing || !countsAsRunner(state()[ref].kind))
                continue;
            const Mound mound = m_mounds.contains(ref) ? m_mounds[ref] : Mound::None;
            ButtonSpec spec{
                QStringLiteral("mound_") + fromStd(state().idOf(ref)), m_table.figure(ref), [this, ref] {
                    Mound& now = m_mounds[ref];
                    now = now == Mound::None ? Mound::Minor : now == Mound::Minor ? Mound::Major : Mound::None;
                    refresh();
                }};
            spec.figure = m_table.look(ref);
            spec.detail = mound == Mound::Minor   ? tr("minor mound")
                          : mound == Mound::Major ? tr("major mound")
                                                  : tr("no mound");
            spec.chosen = mound != Mound::None;
            question.answers.push_back(std::move(spec));
        }
        asked.questions.push_back(std::move(question));
    }
    setMain(asked, tr("Score the mounds"), -1, [this] {
        ScorePeriod command;
        for (const auto& [ref, mound] : m_mounds) {
            if (mound != Mound::None)
                command.mounds.push_back({state().idOf(ref), mound});
        }
        Q_EMIT commanded(command);
    });
}

void PeriodStage::askBribe(Asked& asked)
{
    const Team& team = state()[m_team];
    const QString name = m_table.team(m_team);
    const int cheats = state().burnedCheats(m_team);
    QStringList cards;
    for (const Card card : team.burned) {
        if (card.isCheat())
            cards << cardName(card);
    }
    asked.title = tr("How much do the %1 bribe?").arg(name);
    asked.text = tr("Each cash takes one burned cheat card away. Burned: %1. The %2 have %3 cash.")
                     .arg(cards.join(QStringLiteral(", ")), name)
                     .arg(team.cash);
    asked.rules = {QStringLiteral("KB-19.4")};
    Question question;
    for (int cash = 0; cash <= std::min(team.cash, cheats); ++cash) {
        ButtonSpec spec{QStringLiteral("bribe_%1").arg(cash), QString::number(cash), [this, cash] {
                            m_bribe = cash;
                            refresh();
                        }};
        spec.chosen = cash == m_bribe;
        spec.isLarge = true;
        spec.isNumber = true;
        question.answers.push_back(std::move(spec));
    }
    asked.questions.push_back(std::move(question));
    setMain(asked, m_bribe == 0 ? tr("%1 bribe nobody").arg(name) : tr("%1 pay %2").arg(name).arg(m_bribe), m_team,
            [this] {
                Q_EMIT commanded(Bribe{state()[m_team].name, m_bribe});
            });
}

void PeriodStage::askFouls(Asked& asked)
{
    const Team& team = state()[m_team];
    const QString name = m_table.team(m_team);
    std::vector<Card> cheats;
    for (const Card card : team.burned) {
        if (card.isCheat())
            cheats.push_back(card);
    }
    const std::size_t rolled = m_rolls.size();
    const int rerolls = team.active[Upgrade::Lucky];
    const bool allRolled = rolled >= cheats.size();
    const bool mayReroll = rolled > 0 && static_cast<int>(m_rolls.back().size()) <= rerolls;
    asked.rules = {QStringLiteral("KB-19.5")};
    asked.title = allRolled ? tr("%1: all cards are rolled for").arg(name)
                            : tr("%1 roll for %2").arg(name, cardName(cheats[rolled]));
    asked.text = tr("One roll for each cheat card that is still burned. A minus takes nothing away.");
    asked.wantsDie = !allRolled;
    Question cards;
    for (std::size_t i = 0; i < cheats.size(); ++i) {
        ButtonSpec spec{QStringLiteral("roll_%1").arg(i), cardName(cheats[i]), [this, i] {
                            m_rolls.resize(i); // from this card on they are rolled for again
                            refresh();
                        }};
        spec.detail = i < rolled    ? tr("rolled %1").arg(signedNumber(m_rolls[i].back()))
                      : i == rolled ? tr("now")
                                    : tr("to come");
        spec.drawing = Icon::Cards;
        if (i >= rolled)
            spec.why = tr("Its roll is to come.");
        cards.answers.push_back(std::move(spec));
    }
    asked.questions.push_back(std::move(cards));
    if (mayReroll) {
        Question lucky{upgradeName(Upgrade::Lucky), {}, tr("the new result must be kept")};
        for (const int face : {-2, -1, 1, 2}) {
            ButtonSpec spec{QStringLiteral("reroll_%1").arg(face), signedNumber(face), [this, face] {
                                m_rolls.back().push_back(face);
                                refresh();
                            }};
            spec.isNumber = true;
            lucky.answers.push_back(std::move(spec));
        }
        asked.questions.push_back(std::move(lucky));
    }
    setMain(asked, tr("Record the rolls of the %1").arg(name), m_team, [this] {
        Q_EMIT commanded(RollFouls{state()[m_team].name, m_rolls});
    });
    if (!allRolled)
        asked.bar.main->why = tr("Roll for %1.").arg(cardName(cheats[rolled]));
}

void PeriodStage::takeRoll(int face)
{
    if (m_phase == Phase::FoulRolls) {
        m_rolls.push_back({face});
    } else if (m_phase == Phase::MatchOver) {
        for (const Team& team : state().teams) {
            if (!m_allianceRolls.contains(team.alliance)) {
                m_allianceRolls[team.alliance] = face;
                break;
            }
        }
    }
    refresh();
}

void PeriodStage::askBonus(Asked& asked)
{
    asked.title = tr("Kills and fouls are scored");
    asked.rules = {QStringLiteral("KB-20.1"), QStringLiteral("KB-20.4")};
    const Outcome<State> outcome = referee(state(), ScoreBonus{}, m_table.facts(), Reasons::Listening::No);
    QStringList counts;
    for (int team = 0; team < state().teamCount(); ++team)
        counts << tr("%1: %2 kills, %3 fouls")
                      .arg(m_table.team(team))
                      .arg(state()[team].trophies.size())
                      .arg(state()[team].fouls);
    asked.text = counts.join(QStringLiteral(". "));
    asked.next = tr("Next: %1.").arg(pointsWords(outcome.next.lastBonus));
    setMain(asked, tr("Score kills and fouls"), -1, [this] { Q_EMIT commanded(ScoreBonus{}); });
}

void PeriodStage::askCleanUp(Asked& asked)
{
    const bool half = state().period == m_table.rules().halftimeAfterPeriod;
    asked.title = half ? tr("Half-time: clear the crossfield") : tr("Clean up");
    asked.text = half ? tr("All figures go to their dugouts and are healed. Tokens off, the ball to e5, burned cards "
                           "away, hands up to 7.")
                      : tr("Tokens off, the ball to e5. Lying figures stand up; those that share a space go to the "
                           "dugout and are healed. Burned cards away, hands up to 7.");
    asked.rules = half ? QStringList{QStringLiteral("KB-19.8"), QStringLiteral("KB-20.6")}
                       : QStringList{QStringLiteral("KB-19.8"), QStringLiteral("KB-19.9")};
    if (!state().isMirror() && !half) {
        Question shared{tr("Who lay in a space with another figure?"), {}, {}};
        for (const FigureRef ref : state().onField()) {
            if (state()[ref].standing)
                continue;
            ButtonSpec spec{QStringLiteral("benched_") + fromStd(state().idOf(ref)), m_table.fullName(ref),
                            [this, ref] {
                                if (m_benched.erase(ref) == 0)
                                    m_benched.insert(ref);
                                refresh();
                            }};
            spec.figure = m_table.look(ref);
            spec.chosen = m_benched.contains(ref);
            shared.answers.push_back(std::move(spec));
        }
        if (!shared.answers.empty())
            asked.questions.push_back(std::move(shared));
    }
    CleanUp command;
    for (const FigureRef ref : m_benched)
        command.benched.push_back(state().idOf(ref));
    const Outcome<State> outcome = referee(state(), command, m_table.facts(), Reasons::Listening::No);
    if (outcome.canBeOverridden() && outcome.next.phase != Phase::MatchOver)
        asked.next = tr("The first-player marker goes to the %1.").arg(m_table.team(outcome.next.firstPlayer));
    setMain(asked, tr("Clean up"), -1, [this, command] { Q_EMIT commanded(command); });
}

void PeriodStage::askAllianceDie(Asked& asked, const std::vector<std::string>& alliances)
{
    asked.title = tr("Equal lower scores: each alliance rolls");
    asked.rules = {QStringLiteral("KB-25.8"), QStringLiteral("KB-R39")};
    QStringList words;
    for (const std::string& alliance : alliances) {
        const auto rolled = m_allianceRolls.find(alliance);
        words << tr("%1: %2").arg(fromStd(alliance),
                                  rolled == m_allianceRolls.end() ? tr("to roll") : signedNumber(rolled->second));
    }
    asked.text = words.join(QStringLiteral(", "));
    asked.wantsDie = m_allianceRolls.size() < alliances.size();
    setMain(asked, tr("Record the rolls"), -1, [this] {
        const RollAllianceTiebreaker command{{m_allianceRolls.begin(), m_allianceRolls.end()}};
        m_allianceRolls.clear(); // equal rolls are repeated
        Q_EMIT commanded(command);
    });
    if (asked.wantsDie)
        asked.bar.main->why = tr("Both alliances roll.");
}

void PeriodStage::askEnd(Asked& asked)
{
    if (state().allianceTiebreaker) {
        std::vector<std::string> alliances;
        for (const Team& team : state().teams) {
            if (std::find(alliances.begin(), alliances.end(), team.alliance) == alliances.end())
                alliances.push_back(team.alliance);
        }
        askAllianceDie(asked, alliances);
        return;
    }
    if (state().overtimeDue) {
        QStringList names;
        StartOvertime command;
        for (const int team : state().overtimeTeams) {
            names << m_table.team(team);
            command.teams.push_back(state()[team].name);
        }
        asked.title = tr("Sudden death overtime");
        asked.text = tr("They play one more period: %1.").arg(names.join(QStringLiteral(", ")));
        asked.rules = {QStringLiteral("KB-22.1")};
        setMain(asked, tr("Start the overtime"), -1, [this, command] { Q_EMIT commanded(command); });
        return;
    }
    const Outcome<State> outcome = referee(state(), EndMatch{}, m_table.facts(), Reasons::Listening::No);
    const State& after = outcome.next;
    asked.rules = {QStringLiteral("KB-21.2")};
    asked.title = tr("The match is over");
    asked.text = tr("Check the account. Whoever disagrees takes a step back; then confirm.");
    QString title = tr("End the match");
    int winner = -1;
    if (after.overtimeDue) {
        title = tr("A tie for the lead: to the overtime");
    } else if (after.allianceTiebreaker) {
        title = tr("Equal lower scores: to the die");
    } else if (after.result && after.result->winners.empty()) {
        title = tr("Confirm: all have lost");
    } else if (after.result) {
        QStringList names;
        for (const int team : after.result->winners)
            names << m_table.team(team);
        winner = after.result->winners.size() == 1 ? after.result->winners.front() : -1;
        title = tr("Confirm: %1 win").arg(names.join(QStringLiteral(", ")));
    }
    setMain(asked, title, winner, [this] { Q_EMIT commanded(EndMatch{}); });
}

void PeriodStage::showResult(Asked& asked)
{
    if (!state().result)
        return;
    QStringList names;
    QStringList scores;
    for (const int team : state().result->winners)
        names << m_table.team(team);
    std::vector<int> order;
    for (int team = 0; team < state().teamCount(); ++team)
        order.push_back(team);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return state()[a].score > state()[b].score; });
    for (const int team : order)
        scores << QString::number(state()[team].score);
    asked.title = names.isEmpty()
                      ? tr("All have lost")
                      : tr("%1 win, %2").arg(names.join(QStringLiteral(", ")), scores.join(QStringLiteral(" : ")));
    const std::string& by = state().result->by;
    asked.text = by == "points"              ? tr("By victory points.")
                 : by == "overtime"          ? tr("In the overtime.")
                 : by == "lower_scores"      ? tr("By the lower scores of the alliances.")
                 : by == "tiebreaker_die"    ? tr("By the tiebreaker die.")
                 : by == "blowout"           ? tr("By a blowout.")
                 : by == "elimination"       ? tr("By elimination.")
                 : by == "last_team_in_play" ? tr("As the last team in play.")
                                             : QString();
    asked.rules = {QStringLiteral("KB-21.2")};
}

void PeriodStage::showSteps()
{
    std::vector<GuidedStep> steps;
    const bool half = state().period == m_table.rules().halftimeAfterPeriod;
    const bool last = state().period >= m_table.rules().periods;
    const auto phases = [&] {
        std::vector<std::pair<Phase, QString>> all{{Phase::PeriodOver, tr("Score the mounds")},
                                                   {Phase::Bribes, tr("Bribes")},
                                                   {Phase::FoulRolls, tr("Foul rolls")}};
        if (half || last)
            all.emplace_back(Phase::Bonus, tr("Kills and fouls"));
        if (!last)
            all.emplace_back(Phase::CleanUp, tr("Clean up"));
        if (half && state().hasDraft)
            all.emplace_back(Phase::Loadout, tr("New loadouts"));
        if (!last)
            all.emplace_back(half ? Phase::Lineup : Phase::Replace, half ? tr("Line-up") : tr("Filling up"));
        if (last)
            all.emplace_back(Phase::MatchOver, tr("Result"));
        return all;
    }();
    const Phase now = m_phase == Phase::Finished ? Phase::MatchOver : m_phase;
    bool reached = false;
    int number = 0;
    for (const auto& [phase, title] : phases) {
        const bool current = phase == now;
        GuidedStep step{title, {}, current ? StepPlace::Now : reached ? StepPlace::ToCome : StepPlace::Done};
        if (current && m_phase == Phase::Finished)
            step.place = StepPlace::Done;
        if (phase == Phase::PeriodOver && step.place == StepPlace::Done && !state().lastPoints.empty())
            step.note = pointsWords(state().lastPoints);
        if (phase == Phase::Bonus && step.place == StepPlace::Done && !state().lastBonus.empty())
            step.note = pointsWords(state().lastBonus);
        if (current && phase == Phase::FoulRolls && m_team >= 0)
            step.note = tr("%1: card %2 of %3")
                            .arg(m_table.team(m_team))
                            .arg(std::min<int>(static_cast<int>(m_rolls.size()) + 1, state().burnedCheats(m_team)))
                            .arg(state().burnedCheats(m_team));
        reached = reached || current;
        number = current ? static_cast<int>(steps.size()) + 1 : number;
        steps.push_back(std::move(step));
    }
    const auto all = static_cast<int>(steps.size());
    m_stepsTitle->setText(half   ? tr("Half-time, step %1 of %2").arg(number).arg(all)
                          : last ? tr("End of the match, step %1 of %2").arg(number).arg(all)
                                 : tr("End of period %1, step %2 of %3").arg(state().period).arg(number).arg(all));
    m_steps->setSteps(steps);
}

void PeriodStage::showAccount()
{
    const bool scored = m_phase != Phase::PeriodOver && !state().lastPoints.empty();
    const bool bonus = m_phase == Phase::MatchOver || m_phase == Phase::Finished ||
                       (m_phase == Phase::CleanUp && state().period == m_table.rules().halftimeAfterPeriod);
    QStringList heads;
    if (scored)
        heads << tr("mounds");
    if (bonus)
        heads << tr("bonus");
    heads << tr("cash") << tr("cheats") << tr("kills") << tr("fouls") << tr("score");
    std::vector<AccountRow> rows;
    for (int team = 0; team < state().teamCount(); ++team) {
        const Team& one = state()[team];
        const auto index = static_cast<std::size_t>(team);
        AccountRow row{m_table.seat(team), m_table.team(team), {}};
        if (scored)
            row.numbers << signedNumber(index < state().lastPoints.size() ? state().lastPoints[index] : 0);
        if (bonus)
            row.numbers << signedNumber(index < state().lastBonus.size() ? state().lastBonus[index] : 0);
        int pending = 0;
        if (m_phase == Phase::FoulRolls && team == m_team) {
            for (const std::vector<int>& rolls : m_rolls)
                pending += std::max(0, rolls.back());
        }
        row.numbers << QString::number(one.cash) << QString::number(state().burnedCheats(team))
                    << QString::number(one.trophies.size())
                    << (pending > 0 ? tr("%1 + %2").arg(one.fouls).arg(pending) : QString::number(one.fouls))
                    << QString::number(one.score);
        rows.push_back(std::move(row));
    }
    m_account->setRows(tr("So far"), heads, std::move(rows));
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
