// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/scorekeeper/scorekeeper_stage.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/game.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/scorekeeper/special_answers.h"
#include "kaosball/telling/display_names.h"
#include "match/match_desk.h"
#include "rulebook/ruling.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// From this width on, in em of the text, whose turn it is and what is said of it stand side by side.
constexpr double roomyEms = 28;

enum DepthSegment { MirrorDepth, ScorekeeperDepth };

} // namespace

ScorekeeperStage::ScorekeeperStage(QWidget* parent) : TurnStage(parent)
{
    setObjectName(QStringLiteral("scorekeeperStage"));
    const int gap = px(Length::SpaceM);
    const int wide = px(Length::SpaceXl);
    QBoxLayout* turn = columnIn(*m_turnPanel);
    turn->setContentsMargins(wide, gap, wide, gap);
    m_head->addWidget(m_title, 3);
    m_head->addWidget(m_note, 1);
    turn->addLayout(m_head);
    turn->addWidget(m_questions);
    m_head->addWidget(m_depth); // after the questions: the keyboard goes to them first
    m_depth->setTitles({{}, {}});
    QBoxLayout* follow = columnIn(*m_followPanel);
    follow->setContentsMargins(wide, gap, wide, gap);
    auto* followHead = new QHBoxLayout;
    followHead->addWidget(m_followTitle, 3);
    followHead->addWidget(m_rules, 1);
    follow->addLayout(followHead);
    follow->addWidget(m_follow);
    auto* inside = new QWidget;
    columnIn(*inside, gap, gap, {m_turnPanel, m_followPanel})->addStretch(1);
    columnIn(*this, 0, -1, {new Scroller(inside)});
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_questions, &QuestionList::dropped, this, &ScorekeeperStage::drop);
    connect(m_depth, &SegmentedChoice::chosen, this, [this](int depth) {
        if (depth == MirrorDepth)
            Q_EMIT mirrorAsked();
    });
}

void ScorekeeperStage::setTable(const ShownTable& table)
{
    const bool newTurn = !m_table.isShown() || state().turnsInPeriod != table.state().turnsInPeriod ||
                         state().active != table.state().active || state().period != table.state().period;
    m_table = table;
    m_ahead = table;
    if (state().phase == Phase::BetweenTurns)
        m_ahead = table.after(StartTurn{state()[state().nextTeam].name, {}});
    turnTo(Asking::Turn);
    if (newTurn)
        m_mound = Mound::None;
    const std::vector<FigureRef> own = standing(Whose::Own);
    if (ahead().turn.mustActivate.isValid())
        choose(ahead().turn.mustActivate);
    else if (newTurn || !contains(own, m_actor))
        choose(likelyActor(own));
    refresh();
}

const Habit* ScorekeeperStage::habit() const
{
    const auto team = static_cast<std::size_t>(std::max(0, ahead().active));
    return team < m_habits.size() && !m_habits[team].figure.empty() ? &m_habits[team] : nullptr;
}

FigureRef ScorekeeperStage::likelyActor(const std::vector<FigureRef>& own) const
{
    const auto acted = std::find_if(own.begin(), own.end(), [this](FigureRef ref) {
        return habit() != nullptr && ahead()[ref].name == habit()->figure;
    });
    if (acted != own.end())
        return *acted;
    // A runner does nothing but steal, and nobody may have the ball yet.
    const auto fights =
        std::find_if(own.begin(), own.end(), [this](FigureRef ref) { return countsAsBruiser(ahead()[ref].kind); });
    return fights != own.end() ? *fights : own.empty() ? FigureRef{} : own.front();
}

// The contest of the last turn, where this figure may start it; else what its kind does.
void ScorekeeperStage::choose(FigureRef actor)
{
    m_actor = actor;
    if (!actor.isValid())
        return;
    const FigureKind kind = ahead()[actor].kind;
    m_contest = countsAsBruiser(kind) ? ContestType::Attack : ContestType::Steal;
    const auto last = habit() != nullptr ? habit()->contest : std::nullopt;
    if (last && (*last == ContestType::Steal ? countsAsRunner(kind) : countsAsBruiser(kind)))
        m_contest = *last;
}

void ScorekeeperStage::turnTo(Asking asking)
{
    TurnStage::turnTo(asking);
    m_scorched.clear();
}

int ScorekeeperStage::actor() const
{
    return m_table.isShown() ? ahead().active : -1;
}

bool ScorekeeperStage::stepBack()
{
    if (m_asking == Asking::Turn)
        return false;
    ask(m_asking == Asking::Placing ? Asking::Tactic : Asking::Turn);
    return true;
}

bool ScorekeeperStage::beginTurn()
{
    if (state().phase != Phase::BetweenTurns)
        return true;
    StartTurn command{state()[state().nextTeam].name, {}};
    if (m_mound != Mound::None)
        command.score = m_mound;
    Q_EMIT commanded(command);
    return state().phase == Phase::Turn;
}

bool ScorekeeperStage::activate(Action action)
{
    const std::string id = ahead().idOf(m_actor);
    if (!m_actor.isValid() || !beginTurn())
        return false;
    Q_EMIT commanded(Activate{id, action});
    return state().activation.has_value();
}

void ScorekeeperStage::fight(FigureRef initiator, ContestType type, FigureRef target)
{
    if (!state().activation) {
        m_actor = initiator;
        if (!activate(actionBefore(type)))
            return; // it was refused; the page says why
    }
    Q_EMIT contestAsked(contestOf(initiator, type, target));
}

// A figure that is dragged onto an enemy fights it: one drag for who acts and the target.
void ScorekeeperStage::drop(const QString& name, QPoint globalPosition)
{
    const QString actor = QStringLiteral("actor_");
    const QString target = QStringLiteral("contest_");
    const QWidget* under = window()->childAt(window()->mapFromGlobal(globalPosition));
    if (!name.startsWith(actor) || under == nullptr || !under->objectName().startsWith(target))
        return;
    const FigureRef enemy = ahead().figureNamed(under->objectName().mid(target.size()).toStdString());
    const std::string& team = ahead()[ahead().active].name;
    const FigureRef own = ahead().figureNamed(team + '/' + name.mid(actor.size()).toStdString());
    if (!enemy.isValid() || !own.isValid())
        return;
    choose(own);
    fight(own, m_contest, enemy);
}

void ScorekeeperStage::playTactic(Tactic card, FigureRef figure)
{
    const int kaosRule = m_kaosRule;
    if (!beginTurn())
        return;
    m_kaosRule = kaosRule;
    PlayTactic command = tacticCommand(card);
    if (figure.isValid())
        command.figure = state().idOf(figure);
    Q_EMIT commanded(command);
}

void ScorekeeperStage::askFigures(std::vector<Question>& questions, const std::vector<FigureRef>& figures,
                                  const QString& prefix, const std::function<void(FigureRef)>& press)
{
    for (int team = 0; team < ahead().teamCount(); ++team) {
        Question line{m_table.team(team), {}, {}};
        for (const FigureRef ref : figures) {
            if (ref.team != team)
                continue;
            line.answers.push_back(ButtonSpec{
                prefix + fromStd(ahead().idOf(ref)), m_ahead.figure(ref), [press, ref] {
                    press(ref);
                }}.showing(figurePicture(m_ahead.look(ref))));
        }
        if (!line.answers.empty())
            questions.push_back(std::move(line));
    }
}

void ScorekeeperStage::askMound(std::vector<Question>& questions)
{
    Question mound{tr("Ball on a mound?"), {}, tr("asked at the start of each turn")};
    const auto answer = [&](const char* name, const QString& title, Mound value) {
        mound.answers.push_back(ButtonSpec{
            QLatin1String(name), title, [this, value] {
                m_mound = value;
                refresh();
            }}.among(m_mound == value));
    };
    const Constants& rules = m_table.rules();
    answer("mound_none", tr("No"), Mound::None);
    answer("mound_minor", tr("Minor, %1").arg(minorScore(std::max(1, ahead().period), rules)), Mound::Minor);
    answer("mound_major", tr("Major, %1").arg(rules.majorScore), Mound::Major);
    questions.push_back(std::move(mound));
}

void ScorekeeperStage::askTurn(std::vector<Question>& questions)
{
    if (state().phase == Phase::BetweenTurns)
        askMound(questions);
    Question celerity{upgradeName(Upgrade::Celerity), {}, tr("before the first turn of the period")};
    celerity.answers = specialAnswers(m_table, [this](const Command& command) { Q_EMIT commanded(command); });
    if (!celerity.answers.empty())
        questions.push_back(std::move(celerity));
    if (ahead().turn.activationUsed)
        return;
    Question who{tr("Who acts?")};
    for (const Activate* offered : m_ahead.offered<Activate>()) {
        const FigureRef ref = ahead().figureNamed(offered->figure);
        if (offered->action != Action::Sprint)
            continue;
        who.answers.push_back(ButtonSpec{QStringLiteral("actor_") + fromStd(ahead()[ref].name), m_ahead.figure(ref),
                                         [this, ref] {
                                             choose(ref);
                                             refresh();
                                         }}
                                  .showing(figurePicture(m_ahead.look(ref)))
                                  .among(ref == m_actor));
    }
    if (who.answers.empty())
        return;
    questions.push_back(std::move(who));
    if (m_actor.isValid())
        askAction(questions);
}

void ScorekeeperStage::askAction(std::vector<Question>& questions)
{
    Question what{tr("What?")};
    const FigureKind kind = ahead()[m_actor].kind;
    const auto contest = [&](const char* name, ContestType value, Qt::Key key) {
        const bool isSteal = value == ContestType::Steal;
        ButtonSpec spec{QLatin1String(name), contestName(value), [this, value] {
                            m_contest = value;
                            refresh();
                        }};
        const Activate announced{ahead().idOf(m_actor), actionBefore(value)};
        if (!isSteal && !countsAsBruiser(kind))
            spec.why = whyNot(ahead(), m_table.facts(), announced);
        else if (isSteal && !countsAsRunner(kind))
            spec.why = whyNoContest(m_ahead.after(announced), value);
        what.answers.push_back(std::move(spec).on(key).among(m_contest == value));
    };
    contest("what_attack", ContestType::Attack, Qt::Key_A);
    contest("what_tackle", ContestType::Tackle, Qt::Key_T);
    contest("what_steal", ContestType::Steal, Qt::Key_S);
    what.answers.push_back(ButtonSpec{
        QStringLiteral("what_moves"), tr("Moves only"), [this] {
            if (activate(Action::Sprint))
                endTurn();
        }}.on(Qt::Key_M));
    what.answers.push_back(
        ButtonSpec{QStringLiteral("what_sprint"), tr("Sprint, then more"), [this] { activate(Action::Sprint); }}.as(
            ButtonLook::Outline));
    questions.push_back(std::move(what));
}

void ScorekeeperStage::askActivation(std::vector<Question>& questions)
{
    const Activation& activation = *state().activation;
    Question more{tr("What else?")};
    if (m_table.offers<Move>())
        more.answers.push_back(entering(QStringLiteral("pickUp"), tr("Picks up the ball"), Move{{}, true}));
    for (const HandOff* handOff : m_table.offered<HandOff>()) {
        const bool gives = state().figureNamed(handOff->from) == activation.figure;
        const FigureRef other = state().figureNamed(gives ? handOff->to : handOff->from);
        const bool isMate = other.team == activation.figure.team;
        const QString name = fromStd(isMate ? state()[other].name : state().idOf(other));
        const QString who = isMate ? m_table.figure(other) : m_table.fullName(other);
        more.answers.push_back(
            gives ? entering(QStringLiteral("ballTo_") + name, tr("Ball to %1").arg(who), *handOff)
                  : entering(QStringLiteral("ballFrom_") + name, tr("Ball from %1").arg(who), *handOff));
    }
    if (m_table.offers<React>())
        more.answers.push_back(modeButton("reaction", tr("An enemy reacts"), Asking::Reaction));
    more.answers.push_back(modeButton("damage", tr("Other damage"), Asking::Damage));
    if (m_table.offers<Scorch>())
        more.answers.push_back(modeButton("scorch", tr("Scorch"), Asking::Scorch));
    for (const int team : m_table.enemiesOf(activation.figure.team)) {
        const PlayCheat bzzzzt{state()[team].name, Cheat::Bzzzzt, state().idOf(activation.figure), false};
        if (contains(targetsOf(Cheat::Bzzzzt, team), activation.figure))
            more.answers.push_back(entering(QStringLiteral("bzzzzt_") + fromStd(state()[team].name),
                                            tr("%1 by %2").arg(cheatName(Cheat::Bzzzzt), m_table.team(team)), bzzzzt)
                                       .as(ButtonLook::Outline));
    }
    questions.push_back(std::move(more));
}

void ScorekeeperStage::refresh()
{
    const int team = ahead().active;
    if (team < 0)
        return;
    m_turnPanel->setSeat(m_table.seat(team));
    m_turnPanel->setActive(true);
    const Activation* activation = state().activation ? &*state().activation : nullptr;
    // Before this one: a turn that has begun counts itself.
    const int turnsBefore = state().turnsInPeriod - (state().phase == Phase::BetweenTurns ? 0 : 1);
    m_title->setText(
        activation != nullptr
            ? tr("%1: %2 acts").arg(m_table.team(team), m_table.figure(activation->figure))
            : tr("%1, turn %2")
                  .arg(m_table.team(team))
                  .arg(1 + std::max(0, turnsBefore) / std::max(1, static_cast<int>(state().orderFromTeam(0).size()))));
    const int left = m_table.rules().bellAtBurnedCards - static_cast<int>(ahead()[team].burned.size());
    m_note->say(left < 1 || left > 2 || state().bell >= 0 ? QString()
                : left == 1                               ? tr("one more card rings the bell")
                                                          : tr("two more cards ring the bell"));
    m_depth->rename({tr("Mirror"), tr("Scorekeeper")});
    m_depth->setAccessibleName(tr("Tracking detail"));
    m_depth->setCurrent(ScorekeeperDepth);
    std::vector<Question> questions;
    if (activation == nullptr)
        askTurn(questions);
    else if (!activation->isOver)
        askActivation(questions);
    m_questions->setQuestions(std::move(questions));
    showFollow();
    showBar();
}

void ScorekeeperStage::showBar()
{
    BarState bar;
    bar.seat = m_table.seat(ahead().active);
    bar.title = tr("Score only");
    bar.buttons = {moreButton()};
    if (!state().activation)
        addCardModes(bar.buttons); // where they stand in the mirror too
    if (m_asking != Asking::Turn)
        bar.buttons.push_back(backButton());
    bar.buttons.push_back(undoButton());
    if (state().phase == Phase::BetweenTurns)
        bar.main = ButtonSpec{QStringLiteral("endTurn"), startWords(), [this] { beginTurn(); }}.of(bar.seat);
    else
        offerEnd(bar);
    this->bar()->setState(std::move(bar));
}

void ScorekeeperStage::resizeEvent(QResizeEvent* event)
{
    TurnStage::resizeEvent(event);
    const bool roomy = width() >= Theme::current().em() * roomyEms;
    m_head->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_depth->setVisible(roomy); // beside big text it is among "more"
}

} // namespace whistle::kaosball
