// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage for a table without spaces: the figures in rows, the likely answers first.
#include "base/common_words.h"
#include "base/contains.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/telling/rule_of.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// What a figure announces for a contest.
Action actionBefore(ContestType type)
{
    return type == ContestType::Steal ? Action::Sprint : type == ContestType::Tackle ? Action::Tackle : Action::Attack;
}

/// Of what is being said, by what was tapped first.
QString ruleOfSaying(const Tap& first)
{
    if (const auto tactic = fromWord<Tactic>(first.id))
        return idOf(ruleOf(*tactic));
    return isKaosRule(first)             ? QStringLiteral("KB-33.5")
           : first.kind == TapKind::Card ? QStringLiteral("KB-33.2")
           : first.id == "scorch"        ? QStringLiteral("KB-28.2")
           : first.id == "take_damage"   ? QStringLiteral("KB-24.2")
                                         : QStringLiteral("KB-15.1");
}

} // namespace

const Habit* TableStage::habit() const
{
    const auto team = static_cast<std::size_t>(std::max(0, actor()));
    return team < m_habits.size() && !m_habits[team].figure.empty() ? &m_habits[team] : nullptr;
}

// Who acted last; a runner does nothing but steal, and nobody may have the ball yet.
FigureRef TableStage::likelyActor() const
{
    if (m_chosen.isValid())
        return m_chosen;
    const Habit* last = habit();
    FigureRef likely;
    for (const Activate* offered : m_table.offered<Activate>()) {
        const FigureRef ref = state().figureNamed(offered->figure);
        if (last != nullptr && state()[ref].name == last->figure)
            return ref;
        if (!likely.isValid() || (countsAsBruiser(state()[ref].kind) && !countsAsBruiser(state()[likely].kind)))
            likely = ref;
    }
    return likely;
}

// The contest of the last turn, where this figure may start it; else what its kind does.
Action TableStage::likelyAction(FigureRef figure) const
{
    const FigureKind kind = state()[figure].kind;
    const auto last = habit() != nullptr ? habit()->contest : std::nullopt;
    if (last && (*last == ContestType::Steal ? countsAsRunner(kind) : countsAsBruiser(kind)))
        return actionBefore(*last);
    return countsAsBruiser(kind) ? Action::Attack : Action::Sprint;
}

void TableStage::fightAs(FigureRef figure, FigureRef target)
{
    if (!activate(figure, likelyAction(figure)))
        return; // it was refused; the page says why
    m_dragged = figure;
    fight(target);
}

// A figure that is dragged onto an enemy fights it: one drag for who acts and the target.
void TableStage::drop(const QString& name, QPoint globalPosition)
{
    const QString actor = QStringLiteral("actor_");
    const QString target = QStringLiteral("contest_");
    const QWidget* under = window()->childAt(window()->mapFromGlobal(globalPosition));
    if (!name.startsWith(actor) || under == nullptr || !under->objectName().startsWith(target))
        return;
    const std::string& team = state()[this->actor()].name;
    fightAs(state().figureNamed(team + '/' + name.mid(actor.size()).toStdString()),
            state().figureNamed(under->objectName().mid(target.size()).toStdString()));
}

void TableStage::addByTeam(std::vector<Question>& questions,
                           const std::function<std::vector<ButtonSpec>(int team)>& of) const
{
    for (int team = 0; team < state().teamCount(); ++team) {
        if (std::vector<ButtonSpec> answers = of(team); !answers.empty())
            questions.push_back({m_table.team(team), std::move(answers)});
    }
}

bool TableStage::isMoundOpen() const
{
    const FigureRef carrier = state().ball.carrier;
    return !state().isMirror() && state().phase == Phase::BetweenTurns && carrier.isValid() &&
           carrier.team == state().nextTeam && countsAsRunner(state()[carrier].kind) && !mound() && !m_isNoMound;
}

// The row stays when the turn has begun: it says what was taken for so, and puts it right.
Question TableStage::askMound()
{
    const bool begins = state().phase == Phase::BetweenTurns;
    Question question{CommonWords::tr("Ball on a mound?"), {}, tr("asked at the start of each turn")};
    const std::optional<Mound> now = isMoundOpen() ? std::nullopt
                                     : begins      ? std::optional(mound().value_or(Mound::None))
                                                   : std::optional(m_scoredOn);
    const auto say = [this, begins](Mound value) {
        if (!begins) {
            if (value != m_scoredOn)
                Q_EMIT moundCorrected(value);
            return;
        }
        m_isNoMound = value == Mound::None;
        std::vector<Tap> taps = said();
        if (value != Mound::None)
            taps.insert(taps.begin(), choiceTap(toWord(value)));
        input().repeat(taps);
        refresh();
    };
    const auto answer = [&](Mound value, const QString& title) {
        question.answers.push_back(ButtonSpec{
            QStringLiteral("mound_") + fromWordView(toWord(value)), title, [say, value] {
                say(value);
            }}.among(now == value));
    };
    const Constants& rules = m_table.rules();
    answer(Mound::None, CommonWords::tr("No"));
    answer(Mound::Minor, tr("Minor, %1").arg(minorScore(std::max(1, state().period), rules)));
    answer(Mound::Major, tr("Major, %1").arg(rules.majorScore));
    return question;
}

std::vector<Question> TableStage::rowsOfTurn()
{
    std::vector<Question> questions;
    if (state().phase == Phase::BetweenTurns || state().phase == Phase::Turn)
        questions.push_back(askMound());
    Question celerity{upgradeName(Upgrade::Celerity), {}, tr("before the first turn of the period")};
    Question who{tr("Who acts?")};
    Question scatters{tr("Who moves?"), {}, tr("only figures that touch the ball")};
    const FigureRef likely = likelyActor();
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const Command& command = m_table.moves()[i].commands.back();
        if (std::holds_alternative<Celerity>(command))
            celerity.answers.push_back(input().whole(i));
        const auto* scatter = std::get_if<ScatterMove>(&command);
        if (scatter != nullptr && !scatter->pickUp && !isOnItsWay(state().figureNamed(scatter->figure)))
            scatters.answers.push_back(input().whole(i));
        const auto* begins = std::get_if<Activate>(&command);
        if (begins == nullptr ||
            m_table.moves()[i].taps != behindMound({pieceTap(begins->figure), choiceTap(toWord(Action::Sprint))}))
            continue;
        const FigureRef ref = state().figureNamed(begins->figure);
        who.answers.push_back(ButtonSpec{QStringLiteral("actor_") + fromStd(state()[ref].name), m_table.figure(ref),
                                         [this, ref] { choose(ref); }}
                                  .showing(figurePicture(m_table.look(ref)))
                                  .among(ref == likely));
    }
    for (Question* one : {&celerity, &scatters}) {
        if (!one->answers.empty())
            questions.push_back(std::move(*one));
    }
    if (who.answers.empty())
        return questions;
    questions.push_back(std::move(who));
    Question what{tr("What?"), actionButtons(likely)};
    what.answers.push_back(ButtonSpec{
        QStringLiteral("what_moves"), tr("Moves only"), [this, likely] {
            if (activate(likely, Action::Sprint))
                endTurn();
        }}.on(Qt::Key_M));
    questions.push_back(std::move(what));
    return questions;
}

// Before the figure has announced its contest: whom it may fight when it has.
void TableStage::addTargets(std::vector<Question>& questions)
{
    const FigureRef figure = likelyActor();
    if (!state().activation && figure.isValid()) {
        const ShownTable begun = m_ahead.after(Activate{state().idOf(figure), likelyAction(figure)});
        addByTeam(questions, [&](int team) {
            std::vector<ButtonSpec> targets;
            for (const ContestCommand* contest : begun.offered<ContestCommand>()) {
                const FigureRef target = state().figureNamed(contest->targets.front());
                if (target.team == team && contest->targets.size() == 1)
                    targets.push_back(ButtonSpec{
                        QStringLiteral("contest_") + fromStd(contest->targets.front()), m_table.figure(target),
                        [this, figure, target] {
                            fightAs(figure, target);
                        }}.showing(figurePicture(m_table.look(target))));
            }
            return targets;
        });
        return;
    }
    addByTeam(questions, [this](int team) {
        std::vector<ButtonSpec> targets;
        for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
            const auto& move = m_table.moves()[i];
            const auto* contest = std::get_if<ContestCommand>(&move.commands.back());
            if (contest != nullptr && !move.spread && state().figureNamed(contest->targets.front()).team == team)
                targets.push_back(input().whole(i));
        }
        return targets;
    });
}

std::vector<Question> TableStage::rowsOfActivation()
{
    Question to{tr("Ball to")};
    Question from{tr("Ball from")};
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const auto* handOff = std::get_if<HandOff>(&m_table.moves()[i].commands.back());
        if (handOff == nullptr)
            continue;
        const FigureRef mate = mateIn(*handOff);
        ButtonSpec one = input().whole(i);
        one.spoken = std::exchange(one.title, mate.team == actor() ? m_table.figure(mate) : m_table.fullName(mate));
        (isOnItsWay(state().figureNamed(handOff->from)) ? to : from).answers.push_back(std::move(one));
    }
    std::vector<Question> questions{{tr("What else?"), activationButtons()}};
    for (Question* ball : {&to, &from}) {
        if (!ball->answers.empty())
            questions.push_back(std::move(*ball));
    }
    return questions;
}

// Who has been tapped stays in its place, to be put back.
std::vector<ButtonSpec> TableStage::pieceButtons(int team)
{
    const auto isOfTeam = [&](const Tap& tap) {
        return tap.kind == TapKind::Piece && state().figureNamed(tap.id).team == team;
    };
    std::vector<ButtonSpec> buttons = input().buttons(isOfTeam);
    const bool hasCounted = input().counted() > 0;
    for (ButtonSpec& one : buttons)
        one.chosen = hasCounted ? std::optional(false) : std::nullopt;
    for (const Tap& tap : said()) {
        const FigureRef figure = state().figureNamed(tap.id);
        if (isOfTeam(tap) && input().countAt(tap) > 0)
            buttons.push_back(ButtonSpec{buttonName(tap), m_table.figure(figure), [this, tap] { touch(tap); }}
                                  .showing(figurePicture(m_table.look(figure)))
                                  .among(true));
    }
    std::ranges::sort(buttons, {}, [this](const ButtonSpec& one) {
        return state().figureNamed(one.name.section(u'_', 1).toStdString());
    });
    return buttons;
}

void TableStage::showRows()
{
    ScoreRows rows;
    const int team = std::max(0, actor());
    const Activation* activation = state().activation ? &*state().activation : nullptr;
    rows.seat = m_table.seat(team);
    // Before this one: a turn that has begun counts itself.
    const int turnsBefore = state().turnsInPeriod - (state().phase == Phase::BetweenTurns ? 0 : 1);
    rows.title =
        activation != nullptr
            ? tr("%1: %2 acts").arg(m_table.team(team), m_table.figure(activation->figure))
            : tr("%1, turn %2")
                  .arg(m_table.team(team))
                  .arg(1 + std::max(0, turnsBefore) / std::max(1, static_cast<int>(state().orderFromTeam(0).size())));
    const int left = m_table.rules().bellAtBurnedCards - static_cast<int>(state()[team].burned.size());
    if (state().bell < 0 && (left == 1 || left == 2))
        rows.note = left == 1 ? tr("one more card rings the bell") : tr("two more cards ring the bell");
    if (isSaying()) {
        BarState words;
        sayingWords(words);
        rows.followTitle = words.title;
        rows.rules = {said().empty() ? QStringLiteral("KB-11.1") : ruleOfSaying(said().front())};
        addByTeam(rows.follow,
                  [this](int of) { return said().empty() ? std::vector<ButtonSpec>() : pieceButtons(of); });
    } else if (!m_scorch) {
        if (activation == nullptr || isScattering())
            rows.turn = rowsOfTurn();
        if (activation != nullptr && !activation->isOver)
            rows.more = rowsOfActivation();
        addTargets(rows.follow);
        const FigureRef fights = activation != nullptr ? activation->figure : likelyActor();
        if (fights.isValid()) {
            const ContestType type = announcedContest(
                activation != nullptr ? activation->movement : kaosball::movementOf(likelyAction(fights)));
            rows.followTitle = tr("%1: tap the target").arg(startsWords(type, m_table.figure(fights)));
            rows.rules = {type == ContestType::Steal    ? QStringLiteral("KB-12.2")
                          : type == ContestType::Tackle ? QStringLiteral("KB-12.3")
                                                        : QStringLiteral("KB-12.4")};
        }
    }
    if (const auto scorch = scorchSaid()) {
        for (Question& one : preventions(*scorch))
            rows.follow.push_back(std::move(one));
    }
    m_rows->setRows(std::move(rows));
}

} // namespace whistle::kaosball
