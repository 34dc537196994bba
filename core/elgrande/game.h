// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/judging/referee.h"
#include "elgrande/offers/moves.h"
#include "elgrande/table/public_table.h"
#include "elgrande/telling/headline.h"
#include "journal/game_match.h"
#include "journal/seal.h"
#include "packs/packed_game.h"

#include <memory>
#include <string_view>

namespace whistle::elgrande {

/// El Grande as the journal knows a game. What is printed on board and cards is a value that it is given.
class Game : public PackedGame<State, Command, Facts> {
public:
    static constexpr std::string_view id = "el-grande";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : PackedGame(std::move(facts)) {}

    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return elgrande::referee(state, command, facts(), listening);
    }
    void gather(const State& state, Gathering<Command>& moves) const { gatherMoves(state, facts(), moves); }
    /// The same as one player may know it, and what that player alone knows of.
    [[nodiscard]] std::vector<MoveOf<Command>> movesFor(const State& state, const std::string& seat) const;
    [[nodiscard]] std::vector<Held> heldBy(const State& state, const std::string& seat) const
    {
        return elgrande::heldBy(state, seat);
    }
    [[nodiscard]] Json table(const State& state) const { return tableJson(state, facts()); }
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>& outcome) const
    {
        return headlineOf(before, command, outcome.next, facts());
    }
    /// Which entries are a secret, and whose: a disc, until all are turned over (EG-8.2, EG-11.2).
    ///
    /// What goes into the Castillo is no sealed entry: everybody saw it (EG-7.2). That nobody may look it up (EG-7.3)
    /// is kept by what the table, the reasons and the headlines say.
    [[nodiscard]] std::optional<Seal> sealOf(const State& state, const Command& command) const;
    [[nodiscard]] bool opens(const State& before, const State& after, const Command& command) const;
    /// The game with the packs that a match's header tells of.
    [[nodiscard]] static Checked<Game> playedWith(const Json& pack);
    [[nodiscard]] Shape commandShape() const { return commandForms().shape(); }
    [[nodiscard]] Shape tableShape() const { return elgrande::tableShape(); }
};

} // namespace whistle::elgrande

namespace whistle {
extern template class Journal<elgrande::Game>;
extern template class GameMatch<elgrande::Game>;
} // namespace whistle
