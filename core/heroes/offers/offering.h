// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "moves/gathering.h"

/// The parts of `Game::gather`, by topic. Each offers candidates, of which the referee keeps what is legal; what is
/// plainly not is left out where moves are listed, and there where a tap asks why not.
namespace whistle::heroes {

using Moves = Gathering<Command>;

// --- the parts ---
void gatherSetup(const State& state, Moves& moves);
void gatherActivation(const State& state, Moves& moves);
void gatherOpponents(const State& state, Moves& moves);
void gatherRealm(const State& state, Moves& moves);
void gatherTrade(const State& state, Moves& moves);
void gatherBattle(const State& state, Moves& moves);
void gatherRewards(const State& state, Moves& moves);
void gatherCards(const State& state, Moves& moves);

// --- what several of them say ---
template <class Enum>
[[nodiscard]] Tap wordTap(Enum value)
{
    return choiceTap(toWord(value));
}
/// A key of the first command that may be something else, by its own shape or by this one: what stands there is usual.
[[nodiscard]] Open open(const char* key, std::optional<Shape> shape = {});
/// The same, but only the table knows it.
[[nodiscard]] Open asked(const char* key, std::optional<Shape> shape = {});
/// One that the judges which the referee asks have passed already: it need not be refereed once more.
void keep(Moves& moves, MoveOf<Command> move);
/// A name that nothing at this table has: "Encounter 3".
[[nodiscard]] std::string freshName(const State& state, const char* kind);
/// A card that was drawn: which one only the table knows.
[[nodiscard]] DrawnSkill drawnSkill(Deck deck, int number);

} // namespace whistle::heroes
