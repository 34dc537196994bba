// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/scoreboard.h"

#include "kaosball/dugout/dugouts.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/shown_table.h"
#include "table/scoreboard.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::Scoreboard)
};

QString taskOf(Phase phase)
{
    switch (phase) {
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return GameWords::tr("to bid");
    case Phase::Bribes:
        return GameWords::tr("to bribe");
    case Phase::FoulRolls:
        return GameWords::tr("to roll");
    default:
        return {};
    }
}

/// Who rang the bell and who still has a last turn.
QString bellWords(const ShownTable& table)
{
    const State& state = table.state();
    const bool turns = state.phase == Phase::Turn || state.phase == Phase::BetweenTurns;
    if (state.bell < 0 || !turns)
        return {};
    return ScoreWords::tr("Bell! Last turns: %1").arg(table.teams(lastTurns(state)));
}

/// How many more burned cards ring the bell; empty: it is not far on, or nobody can ring it now.
QString bellWordsOf(const State& state, int left)
{
    const bool runs = state.phase == Phase::Turn || state.phase == Phase::BetweenTurns;
    return state.bell < 0 && runs && left > 0 ? ScoreWords::tr("%n more ring(s) the bell", "burned cards", left)
                                              : QString();
}

void tellResult(ScoreboardState& board, const ShownTable& table)
{
    const State& state = table.state();
    if (state.phase != Phase::Finished || !state.result)
        return;
    const std::vector<int>& winners = state.result->winners;
    for (const int winner : winners) {
        board.seats[static_cast<std::size_t>(winner)].note = GameWords::tr("winner");
        board.seats[static_cast<std::size_t>(winner)].active = true;
    }
    const QString result = winners.empty() ? GameWords::tr("All have lost.")
                           : winners.size() == 1
                               ? ScoreWords::tr("%1 win the match.").arg(table.teams(winners))
                               : ScoreWords::tr("%1 win the match together.").arg(table.teams(winners));
    tellEnd(board, result, winners.size() == 1 ? table.seat(winners.front()) : 0);
}

} // namespace

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    ScoreboardState board;
    if (state.phase == Phase::NotStarted)
        return board;
    const ShownTable table(state, match.journal().game().facts());
    const int actor = state.active >= 0 ? state.active : state.nextTeam >= 0 ? state.nextTeam : state.teamToAct();
    board = boardOf(stripOf(table, actor, taskOf(state.phase)));
    if (board.pips > 0 && board.pip > 0 && (state.phase == Phase::Turn || state.phase == Phase::BetweenTurns))
        board.period = GameWords::tr("Period %1").arg(state.period); // the pips say of how many
    const std::vector<DugoutState> dugouts = dugoutsOf(table, actor);
    for (int team = 0; team < state.teamCount(); ++team) {
        const Team& one = state[team];
        ScoreboardSeat& panel = board.seats[static_cast<std::size_t>(team)];
        const auto burned = static_cast<int>(one.burned.size());
        const int most = table.rules().bellAtBurnedCards;
        panel.counts = {{GameWords::tr("kills"), static_cast<int>(one.trophies.size()), {}},
                        {GameWords::tr("fouls"), one.fouls, {}},
                        {ScoreWords::tr("burned"), burned, most, bellWordsOf(state, most - burned),
                         state.bell < 0 && most - burned == 1}};
        for (const LiveNumber& number : dugouts[static_cast<std::size_t>(team)].live) {
            if (number.live)
                panel.tiles << number.face;
        }
        panel.tilesName = panel.tiles.isEmpty() ? QString() : ScoreWords::tr("live", "over the numbers that are");
    }
    board.trackIcon = Icon::Bell;
    board.alarm = bellWords(table);
    tellLast(board, match, pastTeller().marks);
    tellResult(board, table);
    return board;
}

} // namespace whistle::kaosball
