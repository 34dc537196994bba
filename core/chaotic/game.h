// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/pack/facts.h"
#include "journal/game_match.h"
#include "journal/outcome.h"
#include "journal/seal.h"
#include "moves/gathering.h"
#include "moves/held.h"
#include "packs/packed_game.h"

#include <map>
#include <string>
#include <string_view>

namespace whistle::chaotic {

/// One line for the log, what came of it first: "20 damage: Chaor has 50 left".
[[nodiscard]] Text headline(const State& before, const Command& command, const State& after);
/// What only one player knows of an entry (CH-3.5, CH-3.9, CH-7.2): the deck, hands and piles among it; a face-down
/// creature; face-down Battlegear and, as long as its creature lies face down too, whose it is.
[[nodiscard]] std::optional<Seal> sealOf(const State& before, const Command& command);
/// Whether everybody may see by now what was sealed; `state` comes after the entry.
[[nodiscard]] bool isOpen(const State& state, const Command& sealed);

/// Chaotic as the journal knows a game.
class Game : public PackedGame<State, Command, Facts> {
public:
    static constexpr std::string_view id = "chaotic";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : PackedGame(std::move(facts)) {}

    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const;
    /// The same for a command that comes with a reason: a Showdown that is required is dropped (A.5).
    [[nodiscard]] Outcome<State> overrule(const State& state, const Command& command,
                                          Reasons::Listening listening) const;
    /// Whether the referee has nothing against it; what would follow is not worked out.
    [[nodiscard]] bool allows(const State& state, const Command& command) const;
    /// Everything that may be done now, as everybody may know it (offers/moves.cpp, docs/moves/chaotic.md).
    void gather(const State& state, Gathering<Command>& moves) const;
    /// The same as one player may know it, and what that player alone knows of (offers/own.cpp).
    [[nodiscard]] std::vector<MoveOf<Command>> movesFor(const State& state, const std::string& seat) const;
    [[nodiscard]] std::vector<Held> heldBy(const State& state, const std::string& seat) const;
    [[nodiscard]] Json table(const State& state) const;
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>& outcome) const
    {
        return chaotic::headline(before, command, outcome.next);
    }
    [[nodiscard]] std::optional<Seal> sealOf(const State& before, const Command& command) const
    {
        return chaotic::sealOf(before, command);
    }
    [[nodiscard]] bool opens(const State&, const State& after, const Command& command) const
    {
        return isOpen(after, command);
    }
    /// What players and creatures are called in the sentences of this match.
    [[nodiscard]] static std::map<std::string, std::string> givenNames(const State& state);
    [[nodiscard]] Json packJson() const;
    [[nodiscard]] Shape commandShape() const { return chaotic::commandShape(); }
    [[nodiscard]] Shape tableShape() const;
};

} // namespace whistle::chaotic

namespace whistle {
extern template class Journal<chaotic::Game>;
extern template class GameMatch<chaotic::Game>;
} // namespace whistle
