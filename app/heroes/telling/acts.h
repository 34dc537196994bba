// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

#include <QString>
#include <nlohmann/json.hpp>

namespace whistle {

class KnownThings;

}

namespace whistle::heroes {

/// Something that may be done now, as a button: commands that are entered together, or the form of an entry that only
/// the table can fill in.
struct OfferedAct {
    QString name; ///< of the button: stable
    QString title;
    QString detail = {};
    std::vector<Command> commands = {};
    std::string entry = {};                ///< the command whose form opens
    Json known = {};                       ///< what of it is known
    int seat = 0;                          ///< whose act
    std::optional<Building> building = {}; ///< what it builds
};

/// All of them, the usual one first. Moves and attacks are not among them: the map and the dice are for that.
/// `known`: what has been typed in before (typedIn), and need not be asked again.
[[nodiscard]] std::vector<OfferedAct> actsOf(const State& state, const KnownThings* known = nullptr);

/// The price of a building that was typed in before, while somebody played this faction; none: nobody has.
[[nodiscard]] std::optional<TypedCost> knownCost(const KnownThings* known, Faction faction, Building building);

} // namespace whistle::heroes
