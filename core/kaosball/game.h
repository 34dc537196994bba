// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "journal/outcome.h"
#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"
#include "kaosball/telling/secrets.h"
#include "moves/gathering.h"
#include "packs/packed_game.h"
#include "rulebook/question_guide.h"

#include <string_view>

namespace whistle::kaosball {

/// Referees one command. Never changes `state`; the outcome tells what happens, or would happen, and what is against
/// it. `asked`: where it puts what its judges were asked.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command, const Facts& facts,
                                     Reasons::Listening listening = Reasons::Listening::Yes,
                                     std::vector<AskedQuestion>* asked = nullptr);

/// The table as everyone sees it (docs/match-file.md): the keys of the digest's reference match, and more.
[[nodiscard]] Json tableJson(const State& state);
[[nodiscard]] Shape tableShape();

/// One line for the log: "b1 attacks r2".
[[nodiscard]] Text headline(const State& before, const Command& command);

/// Kaosball as the journal knows a game.
class Game : public PackedGame<State, Command, Facts> {
public:
    static constexpr std::string_view id = "kaosball";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : PackedGame(std::move(facts)) {}

    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json, facts()); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return kaosball::referee(state, command, facts(), listening);
    }
    /// Everything that might be done (offers/moves.cpp); the referee filters it.
    void gather(const State& state, Gathering<Command>& moves) const;
    [[nodiscard]] Json table(const State& state) const { return tableJson(state); }
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>&) const
    {
        return kaosball::headline(before, command);
    }
    [[nodiscard]] std::optional<Seal> sealOf(const State&, const Command& command) const
    {
        return kaosball::sealOf(command);
    }
    [[nodiscard]] bool opens(const State& before, const State& after, const Command&) const
    {
        return opensLoadouts(before, after);
    }
    [[nodiscard]] std::vector<Held> heldBy(const State& state, const std::string& team) const
    {
        return kaosball::heldBy(state, team);
    }
    /// The game with the packs that a match's header tells of.
    [[nodiscard]] static Checked<Game> playedWith(const Json& pack);
    [[nodiscard]] Shape commandShape() const { return commandForms().shape(); }
    [[nodiscard]] Shape tableShape() const { return kaosball::tableShape(); }
};

} // namespace whistle::kaosball

namespace whistle {
extern template class Journal<kaosball::Game>;
extern template class GameMatch<kaosball::Game>;
} // namespace whistle
