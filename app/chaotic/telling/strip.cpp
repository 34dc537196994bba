// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/strip.h"

#include "chaotic/telling/names.h"
#include "table/scoreboard.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::chaotic {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::Strip)
};

/// What the player does now, else how many creatures are left.
QString taskOf(const State& state, Player player)
{
    if (state.step == Step::Finished)
        return state.winner == player ? StripWords::tr("has won") : QString();
    if (!state.activePlayer)
        return state.revealed ? QString() : StripWords::tr("sets up");
    if (state.burst.turn.choice == player)
        return StripWords::tr("may answer");
    if (state.combat && state.combat->hasStrikes() && state.combat->striking == player)
        return StripWords::tr("strikes");
    return state.activePlayer == player ? StripWords::tr("Active Player") : QString();
}

/// Who is to act: whoever may answer, strikes, or has the turn.
std::optional<Player> actorOf(const State& state)
{
    if (state.step == Step::Finished || !state.activePlayer)
        return {};
    if (state.burst.turn.choice)
        return state.burst.turn.choice;
    if (state.combat && state.combat->hasStrikes() && state.burst.isQuiet())
        return state.combat->striking;
    return state.activePlayer;
}

} // namespace

std::vector<SeatPoints> defeatsOf(const State& state)
{
    std::vector<SeatPoints> points;
    for (const Player player : bothPlayers) {
        const auto gone = std::count_if(state.creatures.begin(), state.creatures.end(),
                                        [player](const Creature& one) { return !one.inPlay && one.player != player; });
        points.push_back({seatNumber(player), static_cast<int>(gone)});
    }
    return points;
}

QString periodWords(const State& state)
{
    if (state.turns.empty() || state.step == Step::Finished)
        return wordOf(nameOf(state.step));
    return StripWords::tr("Turn %1, %2").arg(static_cast<int>(state.turns.size())).arg(stepWords(state));
}

ScoreStripState stripOf(const State& state, const Names& names)
{
    ScoreStripState strip;
    const std::optional<Player> actor = actorOf(state);
    for (const Player player : bothPlayers) {
        ScoreStripSeat shown;
        shown.seat = seatNumber(player);
        shown.name = names[player];
        shown.note = taskOf(state, player);
        shown.score = state.creaturesInPlay(player);
        shown.unit = StripWords::tr("creatures", "behind or beside their number");
        shown.active = actor == player;
        strip.seats.push_back(shown);
    }
    strip.period = periodWords(state);
    strip.pips = 0;
    return strip;
}

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    const Names names(state);
    ScoreboardState board = boardOf(stripOf(state, names));
    const std::vector<SeatPoints> points = defeatsOf(state);
    for (const Player player : bothPlayers) {
        ScoreboardSeat& panel = board.seats[static_cast<std::size_t>(player)];
        panel.note = taskOf(state, player);
        panel.score = points[static_cast<std::size_t>(player)].points;
        panel.counts = {{StripWords::tr("Creatures"), state.creaturesInPlay(player), {}}};
        if (state.isAdvanced())
            panel.counts.push_back({StripWords::tr("Mugic in hand"), state.seats[player].mugicCount(), {}});
    }
    tellLast(board, match, pastTeller().marks);
    if (state.step != Step::Finished)
        return board;
    board.news = resultWords(state, names);
    board.newsSeat = state.winner ? seatNumber(*state.winner) : 0;
    return board;
}

} // namespace whistle::chaotic
