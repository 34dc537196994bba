// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/judging/referee.h"
#include "heroes/pack/facts.h"
#include "journal/game_match.h"
#include "journal/outcome.h"
#include "moves/gathering.h"
#include "packs/packed_game.h"

#include <memory>

namespace whistle::heroes {

/// The table as everyone sees it, to the letter of the digest's match document (section 2).
[[nodiscard]] Json tableJson(const State& state);
[[nodiscard]] Shape tableShape();

/// One line for the log: "Anton loots the Grey arena".
[[nodiscard]] Text headline(const State& before, const Command& command);

/// Might & Magic Heroes as the journal knows a game.
class Game : public PackedGame<State, Command, Facts> {
public:
    static constexpr std::string_view id = "heroes";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : PackedGame(std::move(facts)) {}

    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Listening listening = Listening::Yes) const
    {
        return heroes::referee(state, command, listening);
    }
    /// Whether the referee has nothing against it; what would follow is not worked out.
    [[nodiscard]] bool allows(const State& state, const Command& command) const { return isLegal(state, command); }
    /// Every move that this state might allow (offers/, docs/moves/heroes.md).
    void gather(const State& state, Gathering<Command>& moves) const;
    [[nodiscard]] Json table(const State& state) const { return tableJson(state); }
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>&) const
    {
        return heroes::headline(before, command);
    }
    /// The game with the packs that a match's header tells of.
    [[nodiscard]] static Checked<Game> playedWith(const Json& pack);
    [[nodiscard]] Shape commandShape() const { return commandForms().shape(); }
    [[nodiscard]] Shape tableShape() const { return heroes::tableShape(); }
};

} // namespace whistle::heroes

namespace whistle {
extern template class Journal<heroes::Game>;
extern template class GameMatch<heroes::Game>;
} // namespace whistle
