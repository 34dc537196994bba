// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/offers/printed.h"

namespace whistle {

class Settings;

}

namespace whistle::heroes {

/// What has been read off the components of a faction, and what of it nobody has given yet: kept for every match.
struct KeptFacts {
    Json facts; ///< of `new_match`, as typed in: it may not fit
    std::vector<std::string> standIns;
};

/// Where nobody has given anything: what the packs propose, else stand-ins throughout.
[[nodiscard]] KeptFacts freshFacts(Faction faction);
/// Somebody has given something of the faction.
[[nodiscard]] bool hasKeptFacts(const Settings& settings, Faction faction);
[[nodiscard]] KeptFacts keptFacts(const Settings& settings, Faction faction);
void keepFacts(Settings& settings, Faction faction, const KeptFacts& kept);

} // namespace whistle::heroes
