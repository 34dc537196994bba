// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"

#include <string>
#include <vector>

namespace whistle::battleline {

/// A Battle Line table for tests that read like the rulebook: cards are laid, then commands are played or must be
/// refused. What does not hold fails the running test, at the line that asked.
///
///     BattleLineTable table;
///     table.lay("north", 1, {"blue_8", "alexander"}).turnOf("north");
///     table.play("play_troop", "'card': 'blue_7', 'flag': 1");
///     table.refuses("draw", "'deck': 'troop'", "BL-4.6");
///
/// Commands are JSON; single quotes stand for double ones. After each command the table must be sound.
class BattleLineTable {
public:
    /// A game in its first turn, South's.
    explicit BattleLineTable(const HouseRules& rules = {});

    // --- setting up: puts things down without asking the referee; cards come from the decks ---
    BattleLineTable& lay(const char* seat, int flag, const std::vector<const char*>& cards);
    BattleLineTable& fog(const char* seat, int flag);
    BattleLineTable& mud(const char* seat, int flag);
    BattleLineTable& aside(const char* seat, const std::vector<const char*>& cards);
    BattleLineTable& won(int flag, const char* seat);
    /// Cards in the hand; the rest goes to the decks.
    BattleLineTable& hand(const char* seat, int troops, int tactics);
    /// As many cards are left in the decks as said; the others are in nobody's hands, so soundness is not asked any
    /// more.
    BattleLineTable& decks(int troops, int tactics);
    /// At the start of the playing step.
    BattleLineTable& turnOf(const char* seat);

    // --- playing ---
    void play(const char* command, const char* parameters = "");
    /// Refused, with this rule among those cited; nothing changes.
    void refuses(const char* command, const char* parameters, const char* rule);
    /// The rules object to it; players may record it, and it has its effect.
    void overrides(const char* command, const char* parameters, const char* rule);

    State state;
    Outcome<State> last; ///< of the last command
    /// Whether the last outcome cites the rule.
    [[nodiscard]] bool cites(const char* rule) const;
    [[nodiscard]] const Flag& flag(int number) const { return state.table.flag(number); }

private:
    Command read(const char* command, const char* parameters) const;
    void take(Card card);
    void checkSound() const;
    bool m_decksAreSet = false;
    std::uint16_t clock() { return ++state.cardsLaid; }
};

} // namespace whistle::battleline
