// SPDX-License-Identifier: GPL-3.0-or-later
// victory, series
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr auto flagTwice = Saying::tr("Flag %1 has already been won; a flag is won once and for good.");
constexpr auto mostFlagsOfLoser = Saying::tr("A game won by most flags leaves the loser at most three flags, not %1.");
constexpr auto goesOn = Saying::tr("The game goes on.");
constexpr auto isDrawn = Saying::tr("The game is a draw.");
constexpr auto seriesLevel = Saying::tr("The players are level.");

/// A form shows them on the line of nine flags.
using WonFlags = OfKind<ListOf<ObjectOf<WonFlag>>, "battle-line/won_flags">;
using Position = Number<1, flagCount>;
using FlagsOfSeats = BySeat<Count<flagCount>>;

} // namespace

template <>
constexpr std::array whistle::recordKeys<VictoryCase>{
    key<&VictoryCase::claims, WonFlags>(
        "claims", QT_TRANSLATE_NOOP("shapes", "the flags won so far, in the order they were won")),
    optionalKey<&VictoryCase::bothPlayersBlocked>(
        "both_players_blocked",
        QT_TRANSLATE_NOOP("shapes", "both passed in succession, and the awards are among the claims")),
    optionalKey<&VictoryCase::houseRules>("house_rules"),
};
template const whistle::Record& whistle::recordOf<VictoryCase>();
template <>
constexpr std::array whistle::recordKeys<VictoryVerdict>{
    key<&VictoryVerdict::status>("status"),
    key<&VictoryVerdict::winner, SeatOrNone>("winner"),
    key<&VictoryVerdict::victory, OrNull<WordOf<Victory>>>("victory"),
    key<&VictoryVerdict::decidingClaim, OrNull<Position>>("deciding_claim", "position in `claims`, from 1"),
    key<&VictoryVerdict::voidClaims, ListOf<Position>>("void_claims", "positions of the claims after it"),
    key<&VictoryVerdict::flagsWon, FlagsOfSeats>("flags_won"),
    key<&VictoryVerdict::points, OrNull<FlagsOfSeats>>("points", "of the game; null while it is in progress"),
};
template <>
constexpr std::array whistle::recordKeys<SeriesCase>{
    key<&SeriesCase::firstStarter>("first_starter", QT_TRANSLATE_NOOP("shapes", "who started game 1")),
    key<&SeriesCase::games, ListOf<GameCodec, 0, mostGames>>("games", QT_TRANSLATE_NOOP("shapes", "results in order")),
    optionalKey<&SeriesCase::endConditions, WholeOf<EndConditions>>("end_conditions"),
    optionalKey<&SeriesCase::houseRules>("house_rules"),
};
template const whistle::Record& whistle::recordOf<SeriesCase>();

namespace {

Checked<Ruling<VictoryVerdict>> askVictory(const VictoryCase& asked)
{
    FlagSet won = 0;
    Problems problems;
    lookAtEach(asked.claims, "/claims", [&](const WonFlag& claim, const std::string& at) {
        if ((won & flagBit(claim.flag)) != 0)
            problems.push_back({at + "/flag", Text{flagTwice, claim.flag}});
        won |= flagBit(claim.flag);
    });
    if (!problems.empty())
        return problems;
    return judgeVictory(asked);
}

std::vector<Text> victoryWords(const VictoryCase& /*asked*/, const VictoryVerdict& verdict)
{
    if (!verdict.winner)
        return {Text{verdict.points ? isDrawn : goesOn}};
    return {{Saying::tr("%1 has won by %2."), *verdict.winner, *verdict.victory}};
}

std::optional<VictoryCase> victoryNow(const State& state)
{
    const bool blocked = state.result && !state.table.winnerByFlags();
    return VictoryCase{{state.wonFlags.begin(), state.wonFlags.end()}, blocked, state.houseRules};
}

Checked<Ruling<SeriesVerdict>> askSeries(const SeriesCase& asked)
{
    SeriesCase series = asked;
    Problems problems;
    for (GameResult& game : series.games)
        game.drawPoints = asked.houseRules.drawPoints;
    lookAtEach(series.games, "/games", [&](const GameResult& game, const std::string& at) {
        if (game.winner && game.victory == Victory::MostFlags && game.flags > 3)
            problems.push_back({at + "/loser_flags", Text{mostFlagsOfLoser, game.flags}});
    });
    if (!problems.empty())
        return problems;
    return judgeSeries(series);
}

std::vector<Text> seriesWords(const SeriesCase& /*asked*/, const SeriesVerdict& verdict)
{
    if (!verdict.nextStarter)
        return {{Saying::tr("%1 has won the series."), *verdict.seriesWinner()}};
    return {verdict.leader ? Text{Saying::tr("%1 leads by %2."), *verdict.leader, verdict.lead} : Text{seriesLevel},
            Text{Saying::tr("%1 starts the next game."), *verdict.nextStarter}};
}

std::optional<SeriesCase> seriesNow(const State& state)
{
    return state.seriesCase();
}

} // namespace

BattleLineQuestion battleline::victoryQuestion()
{
    return {questionOf("victory", Saying::tr("Is the game over, who has won, and what does it score?"), askVictory),
            victoryWords, victoryNow};
}

BattleLineQuestion battleline::seriesQuestion()
{
    return {questionOf("series", Saying::tr("How does the series stand, and who starts the next game?"), askSeries),
            seriesWords, seriesNow};
}
