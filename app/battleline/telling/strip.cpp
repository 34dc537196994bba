// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/strip.h"

#include "base/common_words.h"
#include "battleline/table/names.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/spoken_names.h"
#include "controls/words/capital.h"
#include "table/scoreboard.h"

namespace whistle::battleline {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Strip)
};

/// What the player has to do; of who waits, how many Tactics cards were played, which limits both.
QString taskOf(const State& state, Seat seat)
{
    if (seat != state.toMove || !state.isRunning())
        return StripWords::tr("Tactics played: %1").arg(state.table.tacticsPlayed(seat));
    if (state.step == Step::ClaimFirst)
        return StripWords::tr("to claim");
    if (state.step == Step::Scouting)
        return StripWords::tr("scouting");
    if (state.step == Step::Play)
        return StripWords::tr("to play");
    return state.claimingStep() == Step::ClaimAndDraw ? StripWords::tr("to claim and draw") : StripWords::tr("to draw");
}

} // namespace

Seats<QString> playerNames(const State& state)
{
    Seats<QString> names;
    for (const Seat seat : bothSeats)
        names[seat] = state.players[seat].empty() ? Text{nameOf(seat)}.render()
                                                  : isolated(QString::fromStdString(state.players[seat]));
    return names;
}

ScoreStripState stripOf(const State& state, const Seats<QString>& names)
{
    ScoreStripState strip;
    for (const Seat seat : seatsInOrder) {
        strip.seats.push_back({.seat = seatNumber(seat),
                               .name = names[seat],
                               .note = taskOf(state, seat),
                               .score = state.table.countOfFlags(seat),
                               .active = seat == state.toMove && state.isRunning(),
                               .unit = StripWords::tr("flags"),
                               .steps = state.table.countOfFlags(seat),
                               .stepsOf = flagsForEnvelopment,
                               .id = std::string(toWord(seat))});
    }
    strip.period = state.games.empty()
                       ? CommonWords::tr("Turn %1").arg(state.turn)
                       : capital(GameWords::tr("game %1, turn %2").arg(state.gameNumber()).arg(state.turn));
    strip.goal = StripWords::tr("%1 flags, or %2 in a row").arg(flagsForEnvelopment).arg(flagsForBreakthrough);
    strip.pips = 0;
    return strip;
}

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    const Seats<QString> names = playerNames(state);
    ScoreboardState board = boardOf(stripOf(state, names));
    for (std::size_t i = 0; i < board.seats.size(); ++i) {
        ScoreboardSeat& panel = board.seats[i];
        if (!panel.active)
            panel.note.clear(); // what was played stands below
        panel.counts = {{StripWords::tr("Tactics played"), state.table.tacticsPlayed(seatsInOrder[i]), {}}};
        if (!state.games.empty())
            panel.counts.push_back(
                {StripWords::tr("Series points"), state.series().verdict.points[seatsInOrder[i]], {}});
    }
    tellLast(board, match, pastTeller().marks);
    if (!state.result)
        return board;
    tellEnd(board, resultWords(state, names), winnerNumber(state));
    return board;
}

QString handWords(const State& state, Seat seat)
{
    return StripWords::tr("Hand: %1 Troop, %2 Tactics. Tactics played: %3")
        .arg(state.hands[seat].troop)
        .arg(state.hands[seat].tactics)
        .arg(state.table.tacticsPlayed(seat));
}

QString placeWords(const Table& table, Card card)
{
    if (const int flag = table.flagOf(card); flag > 0)
        return GameWords::tr("flag %1").arg(flag);
    return table.isOnTable(card) ? StripWords::tr("the side of the table, set aside") : QString();
}

int winnerNumber(const State& state)
{
    return state.winner() ? seatNumber(*state.winner()) : 0;
}

QString resultWords(std::optional<Victory> victory, const QString& winner)
{
    if (!victory)
        return StripWords::tr("The game is drawn");
    return (victory == Victory::Breakthrough  ? StripWords::tr("%1 wins by Breakthrough")
            : victory == Victory::Envelopment ? StripWords::tr("%1 wins by Envelopment")
                                              : StripWords::tr("%1 wins with more flags"))
        .arg(winner);
}

QString resultWords(const State& state, const Seats<QString>& names)
{
    if (!state.result)
        return {};
    return state.winner() ? resultWords(state.result->victory, names[*state.winner()]) : resultWords(std::nullopt, {});
}

QString seriesWords(const State& state, const Seats<QString>& names)
{
    const SeriesVerdict series = state.series().verdict;
    if (state.games.empty() || (state.endConditions.isOneGame() && series.isOver()))
        return {};
    const std::optional<Seat> winner = series.seriesWinner();
    const QString words = winner          ? StripWords::tr("Series points %1 to %2: %3 has won the series")
                          : series.leader ? StripWords::tr("Series points %1 to %2: %3 leads")
                                          : StripWords::tr("Series points %1 to %2: tied");
    const QString told = words.arg(series.points[Seat::South]).arg(series.points[Seat::North]);
    const std::optional<Seat> named = winner ? winner : series.leader;
    return named ? told.arg(names[*named]) : told;
}

} // namespace whistle::battleline
