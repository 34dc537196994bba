// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "kaosball/table/position.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

namespace whistle::kaosball {

/// What a match calls its fifth period, and all later ones (KB-22).
inline constexpr int overtimePeriod = 5;

enum class ScoringMoment : std::uint8_t { StartOfTurn, EndOfPeriod };

struct ScoringTeam {
    std::string name;
    Side side = Side::South;
};

/// Who scores now (digest, 40.12)?
struct ScoringInquiry {
    ScoringMoment moment = ScoringMoment::EndOfPeriod;
    int period = 1; ///< 1 to 4; from 5: overtime
    std::vector<ScoringTeam> teams;
    std::vector<Piece> figures; ///< their health does not matter
    int activeTeam = -1;        ///< at the start of a turn
    int carrier = -1;           ///< index into the figures, or -1
    std::vector<ScoreToken> scoreTokens;
};

struct ScoringDetail {
    int figure = 0;
    Mound mound = Mound::None;
    int points = 0;
    friend bool operator==(const ScoringDetail&, const ScoringDetail&) = default;
};

struct ScoringVerdict {
    std::vector<int> points;            ///< by team
    std::vector<ScoringDetail> details; ///< in the order of the figures
};

/// KB-10 at the start of a turn: the active team's carrier. KB-19.2, KB-19.3 at the end of a period: everybody who
/// stands on a mound of its own.
[[nodiscard]] Ruling<ScoringVerdict> judgeScoring(const ScoringInquiry& inquiry, const Facts& facts);

/// KB-10.1, KB-22.2: what a minor mound is worth; periods count from 1, those after the last are overtime.
[[nodiscard]] int minorScore(int period, const Constants& constants);

} // namespace whistle::kaosball
