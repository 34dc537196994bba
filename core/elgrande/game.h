// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/referee.h"
#include "elgrande/table/public_table.h"
#include "elgrande/telling/headline.h"
#include "journal/game_match.h"
#include "journal/seal.h"

#include <memory>
#include <string_view>

namespace whistle::elgrande {

/// El Grande as the journal knows a game. What is printed on board and cards is a value that it is given.
class Game {
public:
    using State = elgrande::State;
    using Command = elgrande::Command;
    static constexpr std::string_view id = "el-grande";
    static constexpr std::string_view rulesVersion = "1";

    explicit Game(std::shared_ptr<const Facts> facts = factsInUse()) : m_facts(std::move(facts)) {}

    [[nodiscard]] State start() const { return {}; }
    [[nodiscard]] Checked<Command> read(const Json& json) const { return readCommand(json); }
    [[nodiscard]] Json write(const Command& command) const { return writeCommand(command); }
    [[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return elgrande::referee(state, command, *m_facts, listening);
    }
    [[nodiscard]] Json table(const State& state) const { return tableJson(state, *m_facts); }
    [[nodiscard]] Text headline(const State& before, const Command& command, const Outcome<State>& outcome) const
    {
        return headlineOf(before, command, outcome.next, *m_facts);
    }
    /// Which entries are a secret, and whose: a disc, until all are turned over (EG-8.2, EG-11.2).
    ///
    /// What goes into the Castillo is no sealed entry: everybody saw it (EG-7.2). That nobody may look it up (EG-7.3)
    /// is kept by what the table, the reasons and the headlines say.
    [[nodiscard]] std::optional<Seal> sealOf(const State& state, const Command& command) const;
    [[nodiscard]] bool opens(const State& before, const State& after, const Command& command) const;
    [[nodiscard]] Json packJson() const { return *m_facts->pack; }
    /// The game with the packs that a match's header tells of.
    [[nodiscard]] static Checked<Game> playedWith(const Json& pack);
    [[nodiscard]] Shape commandShape() const { return commandForms().shape(); }
    [[nodiscard]] Shape tableShape() const { return elgrande::tableShape(); }
    [[nodiscard]] const Facts& facts() const { return *m_facts; }

private:
    std::shared_ptr<const Facts> m_facts;
};

} // namespace whistle::elgrande

namespace whistle {
extern template class Journal<elgrande::Game>;
extern template class GameMatch<elgrande::Game>;
} // namespace whistle
