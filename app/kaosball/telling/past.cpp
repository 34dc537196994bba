// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/past.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/words/capital.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/game.h"
#include "kaosball/judging/contest_result.h"
#include "kaosball/judging/texts.h"
#include "kaosball/telling/correction.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/moment_view.h"
#include "kaosball/telling/shown_table.h"
#include "kaosball/telling/turn_start.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::Past)
};

/// The radius of the ball in a sign, in sides.
constexpr double ballShare = 0.3;

/// Entries that belong to nobody: steps of the match.
bool isNobodys(const Command& command)
{
    return isAnyOf<NewMatch, StartPeriod, ScorePeriod, ScoreBonus, CleanUp, EndMatch, RevealUpgrades, RevealRingers,
                   SetDepth, StartOvertime, RollAllianceTiebreaker, Correct>(command);
}

/// The team that the command names, by itself or by a figure; else the one whose turn it is. Below zero: nobody's.
int ownerOf(const Command& command, const State& before)
{
    if (isNobodys(command))
        return -1;
    const int named = std::visit(
        [&before](const auto& entry) {
            const auto teamOf = [&before](const std::string& word) {
                return before.teamNamed(word.substr(0, word.find('/')));
            };
            if constexpr (requires { entry.team; })
                return teamOf(entry.team);
            else if constexpr (requires { entry.figure; })
                return teamOf(entry.figure);
            else if constexpr (requires { entry.from; })
                return teamOf(entry.from);
            else
                return -1;
        },
        command);
    return named >= 0 ? named : before.active;
}

bool isBeforeFirstPeriod(const State& state)
{
    switch (state.phase) {
    case Phase::NotStarted:
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return true;
    case Phase::Loadout:
    case Phase::Lineup:
        return state.period == 1;
    default:
        return false;
    }
}

QString periodWords(const State& state)
{
    if (isBeforeFirstPeriod(state))
        return state.hasDraft ? GameWords::tr("draft") : GameWords::tr("line-up");
    if (state.isOvertime())
        return GameWords::tr("overtime");
    return GameWords::tr("period %1").arg(state.period);
}

QString standingOf(const Figure& figure)
{
    switch (figure.where) {
    case Where::Killed:
        return PastWords::tr("killed");
    case Where::Lost:
        return PastWords::tr("lost");
    case Where::Removed:
        return PastWords::tr("removed");
    case Where::Dugout:
        return PastWords::tr("on the bench");
    case Where::Field:
        break;
    }
    const QString hurt = figure.damage > 0 ? PastWords::tr("%1 damage").arg(figure.damage) : PastWords::tr("unhurt");
    const QString posture = figure.standing ? PastWords::tr("standing") : PastWords::tr("knocked down");
    return figure.space.isValid()
               ? PastWords::tr("%1 on %2, %3", "standing, space, damage").arg(posture, spaceName(figure.space), hurt)
               : enumerated({posture, hurt});
}

/// The cards and choices of a contest, whoever began it; null: the command is none.
const ContestEntry* contestOf(const Command& command)
{
    if (const auto* contest = std::get_if<ContestCommand>(&command))
        return &contest->entry;
    const auto* reaction = std::get_if<React>(&command);
    return reaction != nullptr ? &reaction->entry : nullptr;
}

/// Whether the result of the contest names this figure as killed.
bool isToldKilled(const ContestVerdict& verdict, const std::string& figure)
{
    const auto names = [&](const FigureResult& one) { return one.isKilled && one.id == figure; };
    return names(verdict.initiator) ||
           std::any_of(verdict.comparisons.begin(), verdict.comparisons.end(),
                       [&](const Comparison& one) { return one.figures.size() == 1 && names(one.figures.front()); });
}

int ownerOfTrophy(const State& state, FigureRef figure)
{
    for (int team = 0; team < state.teamCount(); ++team) {
        const std::vector<FigureRef>& trophies = state[team].trophies;
        if (contains(trophies, figure))
            return team;
    }
    return -1;
}

QString winners(const ShownTable& table)
{
    const std::optional<Result>& result = table.state().result;
    return !result || result->winners.empty() ? PastWords::tr("not yet", "there is no winner")
                                              : table.teams(result->winners);
}

QString turn(const ShownTable& table)
{
    const int team = table.state().active;
    return team < 0 ? CommonWords::tr("nobody") : table.team(team);
}

QString acting(const ShownTable& table)
{
    const std::optional<Activation>& acts = table.state().activation;
    if (!acts)
        return CommonWords::tr("nobody");
    const QString figure = table.fullName(acts->figure);
    return acts->isUsedUp() ? PastWords::tr("%1, done", "figure").arg(figure)
                            : PastWords::tr("%1, %n space(s) left", "figure", acts->movementLeft).arg(figure);
}

QString rung(const ShownTable& table)
{
    const int team = table.state().bell;
    return team < 0 ? PastWords::tr("not rung") : table.team(team);
}

QString ballWords(const ShownTable& table)
{
    const Ball& ball = table.state().ball;
    if (ball.carrier.isValid())
        return table.fullName(ball.carrier);
    return ball.space.isValid() ? spaceName(ball.space) : PastWords::tr("loose", "the ball");
}

/// The differences between two states, as lines: the teams, the match, the figures.
std::vector<ChangeWords> changesBetween(const ShownTable& before, const ShownTable& after)
{
    if (before.state().teamCount() != after.state().teamCount())
        return {};
    TableChanges<ShownTable> lines(before, after);
    for (int team = 0; team < after.state().teamCount(); ++team) {
        const Team& was = before.state()[team];
        const Team& now = after.state()[team];
        const QString name = after.team(team);
        lines.add(GameWords::tr("%1 score").arg(name), was.score, now.score);
        lines.addSize(PastWords::tr("%1 kills").arg(name), was.trophies, now.trophies);
        lines.add(GameWords::tr("%1 fouls").arg(name), was.fouls, now.fouls);
        lines.add(GameWords::tr("%1 cash").arg(name), was.cash, now.cash);
        lines.addSize(PastWords::tr("%1 burned cards").arg(name), was.burned, now.burned);
        lines.add(PastWords::tr("%1 cards in hand").arg(name), was.hand, now.hand);
        lines.add(GameWords::tr("%1 active upgrade points").arg(name), was.activeUpgradePoints,
                  now.activeUpgradePoints);
        lines.addSize(PastWords::tr("%1 upgrades").arg(name), was.ownedUpgrades, now.ownedUpgrades);
        lines.addSize(PastWords::tr("%1 ringers").arg(name), was.ownedRingers, now.ownedRingers);
    }
    lines.tell(CommonWords::tr("Winner"), winners);
    lines.tell(PastWords::tr("Where the match stands"),
               [](const ShownTable& table) { return periodWords(table.state()); });
    lines.tell(capital(GameWords::tr("turn")), turn);
    lines.tell(PastWords::tr("Acts"), acting);
    lines.tell(CommonWords::tr("Bell"), rung);
    lines.tell(PastWords::tr("Ball"), ballWords);
    for (int team = 0; team < after.state().teamCount(); ++team) {
        const std::vector<Figure>& were = before.state()[team].figures;
        const std::vector<Figure>& are = after.state()[team].figures;
        for (std::size_t i = 0; i < are.size(); ++i) {
            const FigureRef ref{static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)};
            if (const auto then = std::ranges::find(were, are[i].name, &Figure::name); then != were.end())
                lines.add(after.fullName(ref), standingOf(*then), standingOf(are[i]));
        }
    }
    return lines.take();
}

TurnSign signOf(FigureLook look)
{
    look.damage = 0; // the sum has it
    look.hasBall = look.isActive = false;
    return {.picture = figurePicture(look), .hasSeat = true};
}

/// Who acts; whoever is knocked down, killed or has the ball by it.
std::vector<TurnSign> signsOf(const Command& command, const State& before, const State& after)
{
    std::vector<TurnSign> signs;
    if (std::holds_alternative<Activate>(command) && after.activation)
        signs.push_back(signOf(lookOf(after, after.activation->figure)));
    for (const FigureRef ref : before.onField()) {
        const Figure& now = after[ref];
        if (now.where == Where::Killed || now.where == Where::Lost)
            signs.push_back({.drawing = Icon::Kill});
        else if (now.isOnField() && before[ref].standing && !now.standing)
            signs.push_back(signOf(lookOf(after, ref)));
    }
    const FigureRef carrier = after.ball.carrier;
    if (carrier.isValid() && carrier != before.ball.carrier)
        signs.push_back({.picture = [](QPainter& painter, const QRectF& box) {
            paintBall(painter, box.center(), box.width() * ballShare, Theme::current());
        }});
    return signs;
}

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        const int team = ownerOf(command, before);
        return team >= 0 ? seatOf(before[team].side) : 0;
    }
    /// A lot of the auction is told as a turn is.
    static bool beginsTurn(const Command& command, const State& /*before*/)
    {
        return isAnyOf<OpenLot, RevealUpgrades, RevealRingers, SetLoadout, SetLineup, StartPeriod, StartTurn,
                       ScorePeriod, ScoreBonus, CleanUp>(command);
    }
    static Told told(const Command& command, const State& before, const State& after)
    {
        const auto* end = std::get_if<EndTurn>(&command);
        Told told;
        if (const auto* start = std::get_if<StartTurn>(&command)) {
            told.result = scoredAtStart(*start, after);
            told.assumed = assumedAtStart(*start, after);
        }
        told.isRoutine = isAnyOf<StartTurn, Activate>(command) || (end != nullptr && !end->pass);
        const ContestEntry* contest = after.lastContest ? contestOf(command) : nullptr;
        if (contest != nullptr) {
            told.result = contestResult(after.lastContest->contest, after.lastContest->verdict, *contest);
            told.isRoutine = !told.result.empty();
        }
        if (const auto* corrects = std::get_if<Correct>(&command)) { // it says itself what it changes
            told.result = wasBefore(*corrects, before);
            told.isCorrection = !saysItFirst(*corrects, before);
            told.reason = told.isCorrection ? corrects->reason : std::string();
            return told;
        }
        told.signs = signsOf(command, before, after);
        for (const FigureRef ref : before.onField()) {
            const bool died = after[ref].where == Where::Killed || after[ref].where == Where::Lost;
            const std::string id = before.idOf(ref);
            if (!died || (contest != nullptr && isToldKilled(after.lastContest->verdict, id)))
                continue;
            const int killer = ownerOfTrophy(after, ref);
            told.result.push_back(killer >= 0 ? Text{texts::killedFor, id, after[killer].name}
                                              : Text{texts::killedByNobody, id});
        }
        return told;
    }
    static std::vector<SeatPoints> scores(const State& state)
    {
        std::vector<SeatPoints> scores;
        for (const Team& team : state.teams)
            scores.push_back({seatOf(team.side), team.score});
        return scores;
    }
    static QString band(const State& after) { return periodWords(after); }
    static std::optional<Moment> moment(const State& state, const Match& match)
    {
        if (state.phase == Phase::NotStarted)
            return {};
        Moment moment;
        const ShownTable table = tableOf(state, match);
        const QString period = periodWords(state);
        moment.when = state.active < 0 ? period : PastWords::tr("%1, turn of %2").arg(period, table.team(state.active));
        moment.when.replace(0, 1, moment.when.at(0).toUpper());
        for (int team = 0; team < state.teamCount(); ++team)
            moment.scores.push_back({table.seat(team), table.team(team), state[team].score});
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& match)
    {
        return changesBetween(tableOf(before, match), tableOf(after, match));
    }
    static MomentView* view(QWidget* parent) { return new KaosballMoment(parent); }

private:
    static ShownTable tableOf(const State& state, const Match& match)
    {
        return {state, typed<Game>(match).journal().game().facts()};
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::kaosball
