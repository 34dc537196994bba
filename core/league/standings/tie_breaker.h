// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "base/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whistle::league {

struct StatKind;

/// What entrants level on points are compared by (docs/leagues.md).
enum class Criterion : std::uint8_t {
    HeadToHead,           ///< points in the matches among those still level
    HeadToHeadDifference, ///< score difference in these matches
    HeadToHeadScore,      ///< score in these matches
    ScoreDifference,
    ScoreFor,
    ScoreAgainst, ///< fewest
    Wins,
    OpponentsPoints, ///< points of all opponents, each as often as met
    Most,            ///< of a statistic of the game
    Fewest,
    Lots,
    Buchholz,        ///< points of the opponents met; a bye counts as one's own points
    BuchholzCut1,    ///< without the lowest
    BuchholzCut2,    ///< without the two lowest
    BuchholzMedian,  ///< without the lowest and the highest
    SonnebornBerger, ///< points of each opponent times the points won against it
    DirectEncounter, ///< points in the matches among those still level, if all of them have met
    OpponentsShare   ///< what the opponents met have won of all that they could, on average (LG-4.8)
};

/// Whether it compares those level on points by the matches among them.
[[nodiscard]] constexpr bool isAmongLevelOnes(Criterion criterion)
{
    return criterion <= Criterion::HeadToHeadScore || criterion == Criterion::DirectEncounter;
}

struct TieBreaker {
    Criterion criterion = Criterion::HeadToHead;
    std::string stat; ///< Most and Fewest only: its id
    friend bool operator==(const TieBreaker&, const TieBreaker&) = default;
};

/// "head_to_head", "most_kills", ...
[[nodiscard]] std::string wordFor(const TieBreaker& tieBreaker);
/// None: no such word. Whether the game has that statistic is for the caller to see.
[[nodiscard]] std::optional<TieBreaker> tieBreakerFrom(std::string_view word);

/// "score difference", "most kills": by what it compares, in a list and in the middle of a sentence. `stats`: those of
/// the game; its statistic must be one of them.
[[nodiscard]] Sentence nameOf(const TieBreaker& tieBreaker, const std::vector<StatKind>& stats);

} // namespace whistle::league
