// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/scorekeeper/scorekeeper_stage.h"

#include "base/contains.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/game.h"
#include "kaosball/offers/legal.h"
#include "kaosball/offers/legal_turn.h"
#include "kaosball/scorekeeper/special_answers.h"
#include "kaosball/telling/display_names.h"
#include "match/match_desk.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// From this width on, in em of the text, whose turn it is and what is said of it stand side by side.
constexpr double roomyEms = 28;

enum DepthSegment { MirrorDepth, ScorekeeperDepth };

} // namespace

ScorekeeperStage::ScorekeeperStage(QWidget* parent)
    : Stage(parent)
    , m_turnPanel(new PanelBox)
    , m_head(new QHBoxLayout)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_depth(new SegmentedChoice)
    , m_questions(new QuestionList)
    , m_followPanel(new PanelBox)
    , m_followTitle(new TextLabel({}, TypeStep::Title))
    , m_rules(new RuleChips)
    , m_follow(new QuestionList)
{
    setObjectName(QStringLiteral("scorekeeperStage"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceM);
    const int wide = theme.px(Length::SpaceXl);
    for (TextLabel* words : {m_title, m_note, m_followTitle})
        words->setWordWrap(true);
    auto* turn = new QVBoxLayout(m_turnPanel);
    turn->setContentsMargins(wide, gap, wide, gap);
    m_head->addWidget(m_title, 3);
    m_head->addWidget(m_note, 1);
    turn->addLayout(m_head);
    turn->addWidget(m_questions);
    m_head->addWidget(m_depth); // after the questions: the keyboard goes to them first
    m_depth->setObjectName(QStringLiteral("depthSwitch"));
    nameDepths();
    auto* follow = new QVBoxLayout(m_followPanel);
    follow->setContentsMargins(wide, gap, wide, gap);
    auto* followHead = new QHBoxLayout;
    followHead->addWidget(m_followTitle, 3);
    followHead->addWidget(m_rules, 1);
    follow->addLayout(followHead);
    follow->addWidget(m_follow);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(m_turnPanel);
    column->addWidget(m_followPanel);
    column->addStretch(1);
    auto* scroll = new Scroller(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_questions, &QuestionList::dropped, this, &ScorekeeperStage::drop);
    connect(m_depth, &SegmentedChoice::chosen, this, [this](int depth) {
        if (depth == MirrorDepth)
            Q_EMIT mirrorAsked();
    });
}

void ScorekeeperStage::setTable(const ShownTable& table)
{
    const bool newTurn = !m_table.isShown() || m_table.state().turnsInPeriod != table.state().turnsInPeriod ||
                         m_table.state().active != table.state().active ||
                         m_table.state().period != table.state().period;
    m_table = table;
    m_ahead = table;
    if (table.state().phase == Phase::BetweenTurns) {
        const Outcome<State> begun =
            referee(table.state(), StartTurn{table.state()[table.state().nextTeam].name, {}}, table.facts());
        if (begun.isLegal())
            m_ahead = ShownTable(begun.next, table.facts());
    }
    ask(Asking::Turn);
    if (newTurn)
        m_mound = Mound::None;
    const std::vector<FigureRef> own = standing(false);
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

void ScorekeeperStage::ask(Asking asking)
{
    m_asking = asking;
    m_kaosRule = -1;
    m_booted = {};
    m_scorched.clear();
    m_prevented.clear();
}

int ScorekeeperStage::actor() const
{
    return m_table.isShown() ? ahead().active : -1;
}

bool ScorekeeperStage::stepBack()
{
    if (m_asking == Asking::Turn)
        return false;
    ask(m_asking == Asking::Hail ? Asking::Tactic : Asking::Turn);
    refresh();
    return true;
}

std::vector<FigureRef> ScorekeeperStage::standing(bool enemies) const
{
    std::vector<FigureRef> figures;
    for (const FigureRef ref : ahead().onField()) {
        const bool enemy = ahead().active >= 0 && ahead().areEnemies(ref.team, ahead().active);
        if (ahead()[ref].standing && (enemies ? enemy : ref.team == ahead().active))
            figures.push_back(ref);
    }
    return figures;
}

bool ScorekeeperStage::startTurn()
{
    if (m_table.state().phase != Phase::BetweenTurns)
        return true;
    StartTurn command{m_table.state()[m_table.state().nextTeam].name, {}};
    if (m_mound != Mound::None)
        command.score = m_mound;
    Q_EMIT commanded(command);
    return m_table.state().phase == Phase::Turn;
}

bool ScorekeeperStage::activate(Action action)
{
    const std::string id = ahead().idOf(m_actor);
    if (!m_actor.isValid() || !startTurn())
        return false;
    Q_EMIT commanded(Activate{id, action});
    return m_table.state().activation.has_value();
}

void ScorekeeperStage::fight(FigureRef initiator, ContestType type, FigureRef target)
{
    const Action action = type == ContestType::Tackle   ? Action::Tackle
                          : type == ContestType::Attack ? Action::Attack
                                                        : Action::Sprint;
    if (!m_table.state().activation) {
        m_actor = initiator;
        if (!activate(action))
            return; // it was refused; the page says why
    }
    ContestDraft draft;
    draft.initiator = initiator;
    draft.type = type;
    draft.targets = {target};
    Q_EMIT contestAsked(draft);
}

// Who may scorch is asked before the turn is over (KB-28.2).
void ScorekeeperStage::endTurn()
{
    if (m_asking == Asking::Scorch || scorchTargets(m_table.state(), m_table.facts()).empty()) {
        Q_EMIT commanded(endOfTurn(m_table.state(), m_table.facts()).command);
        return;
    }
    ask(Asking::Scorch);
    refresh();
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
    if (!startTurn())
        return;
    const State& state = m_table.state();
    PlayTactic command;
    command.team = state[state.active].name;
    command.card = card;
    if (kaosRule >= 0)
        command.kaosRule = state[kaosRule].name;
    if (figure.isValid())
        command.figure = state.idOf(figure);
    Q_EMIT commanded(command);
}

ButtonSpec ScorekeeperStage::choice(const QString& name, const QString& title, std::function<void()> press) const
{
    return {name, title, std::move(press)};
}

void ScorekeeperStage::askFigures(std::vector<Question>& questions, const std::vector<FigureRef>& figures,
                                  const QString& prefix, const std::function<void(FigureRef)>& press)
{
    for (int team = 0; team < ahead().teamCount(); ++team) {
        Question line{m_table.team(team), {}, {}};
        for (const FigureRef ref : figures) {
            if (ref.team != team)
                continue;
            ButtonSpec spec =
                choice(prefix + fromStd(ahead().idOf(ref)), m_ahead.figure(ref), [press, ref] { press(ref); });
            spec.picture = figurePicture(m_ahead.look(ref));
            line.answers.push_back(std::move(spec));
        }
        if (!line.answers.empty())
            questions.push_back(std::move(line));
    }
}

void ScorekeeperStage::askTurn(std::vector<Question>& questions)
{
    const ShownTable& table = m_ahead;
    if (m_table.state().phase == Phase::BetweenTurns) {
        Question mound{tr("Ball on a mound?"), {}, tr("asked at the start of each turn")};
        const auto answer = [&](const char* name, const QString& title, Mound value) {
            ButtonSpec spec = choice(QLatin1String(name), title, [this, value] {
                m_mound = value;
                refresh();
            });
            spec.chosen = m_mound == value;
            mound.answers.push_back(std::move(spec));
        };
        const Constants& rules = table.rules();
        const auto period = static_cast<std::size_t>(std::clamp(ahead().period, 1, rules.periods) - 1);
        const int minor = ahead().isOvertime() ? rules.minorScoreInOvertime : rules.minorScoreByPeriod[period];
        answer("mound_none", tr("No"), Mound::None);
        answer("mound_minor", tr("Minor, %1").arg(minor), Mound::Minor);
        answer("mound_major", tr("Major, %1").arg(rules.majorScore), Mound::Major);
        questions.push_back(std::move(mound));
    }
    Question celerity{upgradeName(Upgrade::Celerity), {}, tr("before the first turn of the period")};
    celerity.answers = specialAnswers(m_table, [this](const Command& command) { Q_EMIT commanded(command); });
    if (!celerity.answers.empty())
        questions.push_back(std::move(celerity));
    Question who{tr("Who acts?"), {}, {}};
    const bool mayAct = !ahead().turn.activationUsed;
    for (const FigureRef ref : standing(false)) {
        if (!mayAct || (ahead().turn.mustActivate.isValid() && ahead().turn.mustActivate != ref))
            continue;
        ButtonSpec spec = choice(QStringLiteral("actor_") + fromStd(ahead()[ref].name), table.figure(ref), [this, ref] {
            choose(ref);
            refresh();
        });
        spec.picture = figurePicture(table.look(ref));
        spec.chosen = ref == m_actor;
        who.answers.push_back(std::move(spec));
    }
    if (mayAct && !who.answers.empty())
        questions.push_back(std::move(who));
    Question what{tr("What?"), {}, {}};
    if (mayAct && m_actor.isValid()) {
        const FigureKind kind = ahead()[m_actor].kind;
        const auto contest = [&](const char* name, ContestType value, Qt::Key key, bool may) {
            ButtonSpec spec = choice(QLatin1String(name), contestName(value), [this, value] {
                m_contest = value;
                refresh();
            });
            spec.key = key;
            spec.chosen = m_contest == value;
            if (!may)
                spec.why = value == ContestType::Steal
                               ? citing("KB-3.4"_rule, tr("Bruisers do not steal."))
                               : whyNot(ahead(), m_table.facts(),
                                        Activate{ahead().idOf(m_actor),
                                                 value == ContestType::Tackle ? Action::Tackle : Action::Attack});
            what.answers.push_back(std::move(spec));
        };
        contest("what_attack", ContestType::Attack, Qt::Key_A, countsAsBruiser(kind));
        contest("what_tackle", ContestType::Tackle, Qt::Key_T, countsAsBruiser(kind));
        contest("what_steal", ContestType::Steal, Qt::Key_S, countsAsRunner(kind));
        ButtonSpec moves = choice(QStringLiteral("what_moves"), tr("Moves only"), [this] {
            if (activate(Action::Sprint))
                endTurn();
        });
        moves.key = Qt::Key_M;
        what.answers.push_back(std::move(moves));
        ButtonSpec sprint =
            choice(QStringLiteral("what_sprint"), tr("Sprint, then more"), [this] { activate(Action::Sprint); });
        sprint.look = ButtonLook::Outline;
        what.answers.push_back(std::move(sprint));
    }
    if (!what.answers.empty())
        questions.push_back(std::move(what));
}

void ScorekeeperStage::askActivation(std::vector<Question>& questions)
{
    const State& state = m_table.state();
    const Activation& activation = *state.activation;
    Question more{tr("What else?"), {}, {}};
    if (canPickUp(state, m_table.facts()))
        more.answers.push_back(choice(QStringLiteral("pickUp"), tr("Picks up the ball"), [this] {
            Q_EMIT commanded(Move{{}, true});
        }));
    for (const FigureRef other : standing(false)) {
        if (other == activation.figure)
            continue;
        const bool gives = state.ball.carrier == activation.figure || !state.ball.carrier.isValid();
        const HandOff give{state.idOf(activation.figure), state.idOf(other)};
        const HandOff take{state.idOf(other), state.idOf(activation.figure)};
        if (gives && isLegal(state, give, m_table.facts()))
            more.answers.push_back(choice(QStringLiteral("ballTo_") + fromStd(state[other].name),
                                          tr("Ball to %1").arg(m_table.figure(other)),
                                          [this, give] { Q_EMIT commanded(give); }));
        if (isLegal(state, take, m_table.facts()))
            more.answers.push_back(choice(QStringLiteral("ballFrom_") + fromStd(state[other].name),
                                          tr("Ball from %1").arg(m_table.figure(other)),
                                          [this, take] { Q_EMIT commanded(take); }));
    }
    const auto mode = [&](const char* name, const QString& title, Asking asking) {
        ButtonSpec spec = choice(QLatin1String(name), title, [this, asking] {
            ask(asking);
            refresh();
        });
        spec.look = ButtonLook::Outline;
        more.answers.push_back(std::move(spec));
    };
    if (!reactOffers(state).empty())
        mode("reaction", tr("An enemy reacts"), Asking::Reaction);
    mode("damage", tr("Other damage"), Asking::Damage);
    if (!scorchTargets(state, m_table.facts()).empty())
        mode("scorch", tr("Scorch"), Asking::Scorch);
    for (const int team : m_table.enemiesOf(activation.figure.team)) {
        const PlayCheat bzzzzt{state[team].name, Cheat::Bzzzzt, state.idOf(activation.figure), false};
        if (isLegal(state, bzzzzt, m_table.facts())) {
            ButtonSpec spec = choice(QStringLiteral("bzzzzt_") + fromStd(state[team].name),
                                     tr("%1 by %2").arg(cheatName(Cheat::Bzzzzt), m_table.team(team)),
                                     [this, bzzzzt] { Q_EMIT commanded(bzzzzt); });
            spec.look = ButtonLook::Outline;
            more.answers.push_back(std::move(spec));
        }
    }
    questions.push_back(std::move(more));
}

void ScorekeeperStage::refresh()
{
    if (!m_table.isShown() || ahead().active < 0)
        return;
    const State& state = m_table.state();
    const int team = ahead().active;
    m_turnPanel->setSeat(m_table.seat(team));
    m_turnPanel->setActive(true);
    const Activation* activation = state.activation ? &*state.activation : nullptr;
    // Before this one: a turn that has begun counts itself.
    const int turnsBefore = state.turnsInPeriod - (state.phase == Phase::BetweenTurns ? 0 : 1);
    m_title->setText(
        activation != nullptr
            ? tr("%1: %2 acts").arg(m_table.team(team), m_table.figure(activation->figure))
            : tr("%1, turn %2")
                  .arg(m_table.team(team))
                  .arg(1 + std::max(0, turnsBefore) / std::max(1, static_cast<int>(state.orderFromTeam(0).size()))));
    const int left = m_table.rules().bellAtBurnedCards - static_cast<int>(ahead()[team].burned.size());
    m_note->setText(left > 0 && left <= 2 && state.bell < 0
                        ? left == 1 ? tr("one more card rings the bell") : tr("two more cards ring the bell")
                        : QString());
    m_note->setVisible(!m_note->text().isEmpty());
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
    const State& state = m_table.state();
    const int team = ahead().active;
    BarState bar;
    bar.seat = m_table.seat(team);
    bar.title = tr("Score only");
    ButtonSpec more{QStringLiteral("more"), {}, [this] { Q_EMIT moreAsked(); }};
    more.drawing = Icon::More;
    more.spoken = tr("Tracking detail and corrections");
    more.look = ButtonLook::Quiet;
    bar.buttons = {more};
    const auto mode = [&](const char* name, const QString& title, Qt::Key key, Asking asking) {
        ButtonSpec spec = choice(QLatin1String(name), title, [this, asking] {
            ask(asking);
            refresh();
        });
        spec.look = ButtonLook::Outline;
        spec.key = key;
        bar.buttons.push_back(std::move(spec));
    };
    // Where they stand in the mirror too.
    if (!state.activation && !tacticOffers(ahead(), m_table.facts()).empty())
        mode("tacticCard", tr("Tactic card"), Qt::Key_C, Asking::Tactic);
    if (!state.activation && !bootTargets(ahead(), m_table.facts()).empty())
        mode("boot", cheatName(Cheat::BootToTheHead), Qt::Key_X, Asking::Boot);
    if (m_asking != Asking::Turn) {
        ButtonSpec back{QStringLiteral("modeBack"), tr("Back"), [this] { stepBack(); }};
        back.look = ButtonLook::Quiet;
        bar.buttons.push_back(std::move(back));
    }
    bar.buttons.push_back(undoButton());
    ButtonSpec main{QStringLiteral("endTurn"), tr("End turn"), [this] { endTurn(); }};
    main.seat = m_table.seat(team);
    if (state.phase == Phase::BetweenTurns) {
        main.title = tr("%1: start the turn").arg(m_table.team(team));
        main.press = [this] { startTurn(); };
    } else {
        const EndOfTurn end = endOfTurn(state, m_table.facts());
        if (state.phase != Phase::Turn)
            main.title = tr("End the activation");
        else if (end.command.pass)
            main.title = tr("%1 pass").arg(m_table.team(team));
        if (!end.isLegal())
            main.why = objectionWords(end.against);
    }
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

void ScorekeeperStage::nameDepths()
{
    m_depth->setTitles({tr("Mirror"), tr("Scorekeeper")});
    m_depth->setAccessibleName(tr("Tracking detail"));
}

void ScorekeeperStage::resizeEvent(QResizeEvent* event)
{
    Stage::resizeEvent(event);
    const bool roomy = width() >= Theme::current().em() * roomyEms;
    m_head->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_depth->setVisible(roomy); // beside big text it is among "more"
}

void ScorekeeperStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameDepths();
        refresh();
    }
}

} // namespace whistle::kaosball
