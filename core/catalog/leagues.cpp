// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/leagues.h"

#include "battleline/season/league.h"
#include "elgrande/season/league.h"
#include "kaosball/season/league.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

using league::Criterion;
using league::LeagueRules;
using league::TieBreaker;

namespace {

constexpr Sentence chaotic{"catalog", QT_TRANSLATE_NOOP("catalog", "Chaotic")};
constexpr Sentence heroes{"catalog", QT_TRANSLATE_NOOP("catalog", "Might & Magic Heroes")};

/// A game of two with a winner and a loser.
LeagueRules duel(const char* game, Sentence name)
{
    LeagueRules rules;
    rules.game = game;
    rules.name = name;
    rules.hasDraws = false;
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreDifference, {}}, {Criterion::ScoreFor, {}}};
    return rules;
}

/// A game of several, ranked by their scores.
LeagueRules several(const char* game, Sentence name, int least, int most)
{
    LeagueRules rules;
    rules.game = game;
    rules.name = name;
    rules.leastPlayers = least;
    rules.mostPlayers = most;
    rules.leastEntrants = least;
    rules.leastScore = 0;
    rules.mostScore = 9999;
    rules.points.placement = {5, 3, 2, 1, 0};
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreFor, {}}, {Criterion::Wins, {}}};
    return rules;
}

} // namespace

const std::vector<LeagueRules>& leagueGames()
{
    static const std::vector<LeagueRules> games{
        kaosballLeague(kaosball::printedFacts()), battleline::league(), elgrande::league(), duel("chaotic", chaotic),
        several("heroes", heroes, 2, 4),
    };
    return games;
}

const LeagueRules* leagueRules(std::string_view game)
{
    const auto found = std::find_if(leagueGames().begin(), leagueGames().end(),
                                    [&](const LeagueRules& rules) { return rules.game == game; });
    return found == leagueGames().end() ? nullptr : &*found;
}

} // namespace whistle
