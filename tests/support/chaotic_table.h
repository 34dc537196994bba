// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/game.h"
#include "journal/game_match.h"

#include <array>
#include <string>
#include <vector>

namespace whistle::chaotic {

/// A small match for tests that read like a page of the rulebook: creatures with plain numbers, ten copies of a plain
/// Location and an Attack of every sort that the test names, entered through the same JSON as everywhere.
class ChaoticTable {
public:
    /// `rules` is the text of `house_rules`.
    explicit ChaoticTable(int size = 1, const std::string& rules = "{}", const std::string& level = "advanced");

    /// Cards for a player's deck, as JSON objects; what a creature leaves out is filled with Disciplines 50, Energy 50,
    /// OverWorld, three Mugic counters. They are placed and equipped in the order in which they are given.
    ChaoticTable& creature(Player player, const char* json);
    ChaoticTable& battlegear(Player player, const char* json);
    ChaoticTable& mugic(Player player, const char* json);
    ChaoticTable& attack(Player player, const char* json);
    ChaoticTable& location(const char* json); ///< of both decks; initiative by Speed where it says nothing
    /// Sets up; `first` begins, with her first Location revealed.
    ChaoticTable& begin(Player first = Player::One);

    /// Plays what must be accepted (a list: one after the other).
    ChaoticTable& play(const std::string& json);
    /// Both pass and everything resolves, without facts.
    ChaoticTable& passAll();
    /// A strike and its Burst.
    ChaoticTable& strike(const std::string& card, const std::string& facts = {});
    /// The rule of the first objection; "accepted", or the place of bad input.
    [[nodiscard]] std::string tried(const std::string& json);
    /// A value of the table, by its JSON pointer, as text.
    [[nodiscard]] std::string at(const std::string& pointer) const;
    [[nodiscard]] const State& state() const { return m_match->state(); }
    [[nodiscard]] GameMatch<Game>& match() { return *m_match; }
    /// What was said to the last accepted line.
    [[nodiscard]] std::vector<std::string> why() const { return m_why; }
    /// The first line that was not accepted although it should have been; empty: all went well.
    [[nodiscard]] const std::string& failure() const { return m_failure; }

private:
    std::unique_ptr<GameMatch<Game>> m_match = std::make_unique<GameMatch<Game>>();
    std::array<Json, 2> m_decks;
    std::vector<std::string> m_why;
    std::string m_failure;
};

} // namespace whistle::chaotic
