// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

struct State;
struct Gather;

struct Treasury {
    int gold = 0;
    int resources = 0;
};

/// MH-9.11: what one site brings a gather.
[[nodiscard]] constexpr Treasury yieldOf(SiteKind kind)
{
    return kind == SiteKind::Sawmill       ? Treasury{0, 3}
           : kind == SiteKind::OreMine     ? Treasury{0, 2}
           : kind == SiteKind::CrystalMine ? Treasury{0, 1}
           : kind == SiteKind::GoldMine    ? Treasury{4, 0}
                                           : Treasury{};
}

struct GatheringHero {
    std::string name;
    bool trader = false;
    bool estateManagement = false;
};
struct IncomeInquiry {
    SiteCounts sites;
    std::optional<Money> incomeBuilding; ///< what is chosen; none: not built
    std::vector<GatheringHero> heroes;
    int otherGold = 0;
    int otherResources = 0;
    Treasury treasury;
};
/// As a player gathers in a match.
[[nodiscard]] IncomeInquiry incomeInquiry(const State& state, int player, const Gather& gather);

enum class IncomeSource : std::uint8_t {
    Sawmills,
    OreMines,
    CrystalMines,
    GoldMines,
    IncomeBuilding,
    Trader,
    EstateManagement,
    Other
};
struct IncomeLine {
    IncomeSource source = IncomeSource::Other;
    int gold = 0;
    int resources = 0;
};
struct IncomeVerdict {
    int gold = 0;
    int resources = 0;
    std::vector<IncomeLine> sources;
    Treasury treasuryAfter;
};

/// MH-21, MH-23.2: what a gather action brings.
[[nodiscard]] IncomeVerdict judgeIncome(const IncomeInquiry& inquiry, Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes
