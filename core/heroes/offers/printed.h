// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

/// What is printed on the players' components, as far as somebody has read it off. A match counts with all of it from
/// its start; what nobody has given yet stands in `NewPlayer::standIns`, and is asked where it is first needed.
namespace whistle::heroes {

/// What is read off together: how a side of a unit fights (initiative and abilities), what it costs, a hero's sheet.
struct Printed {
    enum class What : std::uint8_t { Fight, Price, Sheet };
    What what = What::Sheet;
    Unit unit = Unit::Crossbowman;
    Quality quality = Quality::Base;
    std::string hero = {}; ///< of a sheet
    friend bool operator==(const Printed&, const Printed&) = default;
};
/// "griffin/elite/fight", "griffin/base/price", "Anton/sheet": as the stand-ins of a match are written.
[[nodiscard]] std::string idOf(const Printed& printed);
/// All that is printed on the components that these facts tell of.
[[nodiscard]] std::vector<Printed> allPrinted(const PlayerFacts& facts);

/// Printed on a component of this player, and nobody has given it.
struct Lacking {
    int player = 0;
    Printed printed;
    friend bool operator==(const Lacking&, const Lacking&) = default;
};
[[nodiscard]] bool isLacking(const State& state, int player, const Printed& printed);
/// What the battle that runs rests on.
[[nodiscard]] std::vector<Lacking> lackingInBattle(const State& state);
/// What this command would rest on.
[[nodiscard]] std::vector<Lacking> lackingFor(const State& state, const Command& command);

} // namespace whistle::heroes
