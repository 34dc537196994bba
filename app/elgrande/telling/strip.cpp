// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/strip.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/table/rounds.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/past.h"
#include "elgrande/telling/words.h"
#include "table/scoreboard.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::elgrande {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::Strip)
};

/// The last round of the board, in matches of either length.
constexpr int lastRound = 9;

bool mustSetDisc(const State& state, int player)
{
    return state.discs && !state.discs->revealed && contains(state.discs->missing(), player);
}

QString taskOf(const State& state, const Facts& facts, int player)
{
    if (mustSetDisc(state, player))
        return StripWords::tr("sets a disc");
    if (state.turn && !state.turn->waitingFor.empty()) {
        const int owner = state.turn->waitingFor[0];
        if (chooserOfReturn(state, facts.card(state.turn->card).effect) != player)
            return {};
        return owner == player ? StripWords::tr("returns")
                               : StripWords::tr("chooses for %1").arg(playerName(state, owner));
    }
    if (state.toMove != player)
        return {};
    return state.phase == Phase::PowerCards ? StripWords::tr("plays a card") : CommonWords::tr("to move");
}

/// Which general scoring it is, or when the next one comes.
QString scoringWords(const State& state)
{
    if (state.phase == Phase::GeneralScoring)
        return StripWords::tr("general scoring %1 of 3").arg(state.generalScoringsDone + 1);
    for (int round = std::max(state.round, 1); round <= lastRound && state.phase != Phase::RoundOver; ++round) {
        if (endsWithScoring(round))
            return StripWords::tr("scoring after round %1").arg(round);
    }
    return {};
}

} // namespace

QString roundWords(const State& state)
{
    if (state.round == 0)
        return capital(CommonWords::tr("setup"));
    return CommonWords::tr("Round %1 of %2").arg(state.round).arg(lastRound);
}

QString resultWords(const State& state)
{
    if (!state.result || !state.result->isFinal)
        return {};
    QStringList names;
    for (const int player : state.result->winners())
        names << playerName(state, player);
    return resultWords(names);
}

QString resultWords(const QStringList& winners)
{
    return winners.size() == 1 ? GameWords::tr("%1 is El Grande").arg(winners.front())
                               : StripWords::tr("Tied for the lead: %1").arg(winners.join(QStringLiteral(", ")));
}

ScoreStripState stripOf(const State& state, const Facts& facts)
{
    ScoreStripState strip;
    for (int player = 0; player < state.count(); ++player) {
        ScoreStripSeat shown;
        shown.seat = seatOf(player);
        shown.id = state.name(player);
        shown.name = playerName(state, player);
        shown.note = taskOf(state, facts, player);
        shown.score = state.scores[player];
        shown.active = !shown.note.isEmpty();
        // Several set discs, one after the other.
        if (shown.active && mustSetDisc(state, player))
            shown.active = state.discs->missing()[0] == player;
        strip.seats.push_back(shown);
    }
    strip.period = roundWords(state);
    strip.goal = scoringWords(state);
    strip.pips = 0;
    return strip;
}

std::vector<SeatScore> scoresOf(const State& state)
{
    std::vector<SeatScore> scores;
    for (int player = 0; player < state.count(); ++player)
        scores.push_back({seatOf(player), playerName(state, player), state.scores[player]});
    return scores;
}

BoxColours coloursOf(const State& state)
{
    BoxColours colours{};
    for (std::size_t player = 0; player < state.colours.size(); ++player)
        colours[player] = boxColourOf(state.colours[player]);
    return colours;
}

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    ScoreboardState board = boardOf(stripOf(state, match.journal().game().facts()));
    board.colours = coloursOf(state);
    for (std::size_t i = 0; i < board.seats.size(); ++i)
        board.seats[i].counts = {{GameWords::tr("court"), state.board.court[i], {}},
                                 {StripWords::tr("provinces"), state.board.provinces[i], {}}};
    tellLast(board, match, pastTeller().marks);
    if (const QString result = resultWords(state); !result.isEmpty()) {
        const PlayerList winners = state.result->winners();
        tellEnd(board, result, winners.size() == 1 ? seatOf(winners[0]) : 0);
    }
    return board;
}

} // namespace whistle::elgrande
