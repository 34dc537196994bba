// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "heroes/game.h"

#include <QString>
#include <nlohmann/json.hpp>

namespace whistle {

class KnownThings;

}

namespace whistle::heroes {

using TableMoves = std::vector<MoveOf<Command>>;

/// A move as a button: commands that are entered together, or the form of an entry that only the table can fill in.
struct OfferedAct {
    QString name; ///< of the button: stable
    QString title;
    QString detail = {};
    std::vector<Command> commands = {};
    std::string entry = {};     ///< the command whose form opens
    Json known = {};            ///< what of it is known
    int seat = 0;               ///< whose act
    std::vector<Tap> taps = {}; ///< of one that is said further by taps
    Weight weight = Weight::Due;
    std::optional<Building> building = {}; ///< what it builds
    /// What only the table can read off, and is asked on a sheet: an encounter token, the price of the building or of
    /// the next capital level, the sheet of a hero that nobody has named yet, what a Treasure Card shows, the card that
    /// comes with a Sage.
    enum class Asks { Nothing, Encounter, Price, CapitalPrice, StartingHero, NewHero, Rewards, SkillCard };
    Asks asks = Asks::Nothing;
    int player = 0; ///< whose new hero it is

    /// Pressing it does it, and nothing is asked any more.
    [[nodiscard]] bool isWhole() const { return entry.empty() && taps.empty() && asks == Asks::Nothing; }
};

/// The moves of the table as buttons, the usual one first. What the map and the dice are for is not among them, nor
/// what is rare: that stands among the other entries. `known`: what has been typed in before (typedIn), and need not be
/// asked again.
[[nodiscard]] std::vector<OfferedAct> actsOf(const State& state, const TableMoves& moves,
                                             const KnownThings* known = nullptr);
/// With the moves of that table.
[[nodiscard]] std::vector<OfferedAct> actsOf(const State& state, const KnownThings* known = nullptr);

/// What a card that was drawn is called until somebody says its name.
[[nodiscard]] QString drawnWords(Deck deck, int number);
/// "A card of the Might deck"
[[nodiscard]] QString deckWords(Deck deck);

/// What a tap is called on a button that leads further.
[[nodiscard]] QString tapWords(const Tap& tap);

/// The price of a building that was typed in before, while somebody played this faction; none: nobody has.
[[nodiscard]] std::optional<TypedCost> knownCost(const KnownThings* known, Faction faction, Building building);

} // namespace whistle::heroes
