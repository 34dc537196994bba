// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

struct PowerSites {
    std::array<int, controlledKinds> number{}; ///< by SiteKind
};
struct WornArtefact {
    std::string name;
    Slot slot = Slot::Garment;
};
struct WearingHero {
    std::string name;
    std::vector<WornArtefact> artefacts;
};
struct PowerInquiry {
    int playerCount = 2;
    PowerSites sites;
    std::vector<WearingHero> heroes;
    bool templeOfAsha = false;
    int other = 0;
    std::optional<int> shown;
    bool tearScoresUnderTemple = true;
};

enum class PowerSource : std::uint8_t {
    Sawmills,
    CrystalMines,
    OreMines,
    GoldMines,
    CrystalOrbs,
    DragonCircles,
    Artefacts,
    TempleOfAsha,
    TearOfAsha,
    Other
};
struct PowerLine {
    PowerSource source = PowerSource::Other;
    int powerPoints = 0;
};
struct PowerVerdict {
    int powerPoints = 0;
    std::vector<PowerLine> sources;
    std::optional<int> correction;
    int goal = 12;
    int missing = 0;
    bool domination = false;
};

/// MH-1.1, MH-1.5: a player's Power Points, counted anew.
[[nodiscard]] Ruling<PowerVerdict> judgePower(const PowerInquiry& inquiry, Listening listening = Listening::Yes);

} // namespace whistle::heroes
