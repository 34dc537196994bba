// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/pack/facts.h"
#include "battleline/table/state.h"
#include "journal/game_match.h"
#include "journal/outcome.h"
#include "moves/gathering.h"
#include "packs/packed_game.h"
#include "rulebook/question_guide.h"

namespace whistle::battleline {

/// Referees one command. Never changes `state`; the outcome tells what happens, or would happen, and what is against
/// it. `asked`: takes the questions that are put to the judges meanwhile, with their cases.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                     Reasons::Listening listening = Reasons::Listening::Yes,
                                     std::vector<AskedQuestion>* asked = nullptr);

/// The step that needs nobody's decision, if one is due, when the player can prove no flag: the end of the claims or of
/// a turn without a draw, and the draw from the only deck that has cards. The program may enter it by itself.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

/// One line for the log: "North lays blue_8 at flag 3".
[[nodiscard]] Text headline(const State& before, const Command& command);

/// Battle Line as the journal knows a game.
class Game : public PackedGame<State, Command, Facts> {
public:
    static constexpr std::string_view id = "battle-line";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : PackedGame(std::move(facts)) {}

    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return battleline::referee(state, command, listening);
    }
    /// What may be done now (offers/moves.cpp). In a hand that holds a card of its kind any card may be that nobody has
    /// seen.
    void gather(const State& state, Gathering<Command>& moves) const;
    /// As everyone sees it: the fields of the digest's section State.
    [[nodiscard]] Json table(const State& state) const;
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>&) const
    {
        return battleline::headline(before, command);
    }
    /// Who sits where, by the seat's word; seats whose player has no name are left out.
    [[nodiscard]] static std::map<std::string, std::string> givenNames(const State& state);
    /// The game with the packs that a match's header tells of.
    [[nodiscard]] static Checked<Game> playedWith(const Json& pack);
    [[nodiscard]] Shape commandShape() const { return commandForms().shape(); }
    [[nodiscard]] Shape tableShape() const;
};

} // namespace whistle::battleline

namespace whistle {
extern template class Journal<battleline::Game>;
extern template class GameMatch<battleline::Game>;
} // namespace whistle
