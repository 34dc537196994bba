// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/pack/facts.h"
#include "heroes/table/state.h"
#include "journal/game_match.h"
#include "journal/outcome.h"

#include <memory>

namespace whistle::heroes {

/// Might & Magic Heroes as the journal knows a game.
class Game {
public:
    using State = heroes::State;
    using Command = heroes::Command;
    static constexpr std::string_view id = "heroes";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = basePack()) : m_facts(std::move(facts)) {}

    [[nodiscard]] State start() const { return {}; }
    [[nodiscard]] Checked<Command> read(const Json& json) const;
    [[nodiscard]] Json write(const Command& command) const;
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const;
    [[nodiscard]] Json table(const State& state) const;
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>&) const;
    [[nodiscard]] Json packJson() const;
    [[nodiscard]] Shape commandShape() const;
    [[nodiscard]] Shape tableShape() const;
    [[nodiscard]] const Facts& facts() const { return *m_facts; }

private:
    std::shared_ptr<const Facts> m_facts;
};

} // namespace whistle::heroes

namespace whistle {
extern template class Journal<heroes::Game>;
extern template class GameMatch<heroes::Game>;
} // namespace whistle
