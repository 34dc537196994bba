// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace whistle::kaosball {

/// A Kaosball table for tests that read like the rulebook: figures are put down, then commands are played or must be
/// refused. What does not hold fails the running test, at the line that asked.
///
///     Table table = Table::versus("fangs", "amazons").at("fangs/r1", "d5").carrier("fangs/r1");
///     table.play("start_turn", "'team': 'fangs'");
///     table.refuses("activate", "'figure': 'amazons/r1', 'action': 'sprint'", "KB-12.1");
///
/// Commands are JSON; single quotes stand for double ones. After each command the table must be sound.
class Table {
public:
    /// Two teams with the printed abilities and stats (health: runners 3, bruisers 4), the first in the south and first
    /// player; period 1, between turns, seven cards in each hand, an empty crossfield, the ball on e5.
    static Table versus(const char* south, const char* north);
    /// The same with three or four teams, clockwise from the south (four) or south, west, north (three).
    static Table maxKaos(const std::vector<const char*>& teams);
    /// Four teams clockwise from the south; the first two are allies ("first"), the last two as well ("second").
    static Table alliance(const std::vector<const char*>& teams);

    // --- setting up: puts things down without asking the referee ---
    /// Stands a figure on a space (in scorekeeper depth: "" for the space).
    Table& at(const char* figure, const char* space);
    /// Lays a figure down on a space.
    Table& lying(const char* figure, const char* space);
    Table& damaged(const char* figure, int tokens);
    /// Adds a ringer to the dugout of a team, which has chosen it for the half, in a runner's place.
    Table& ringer(const char* team, const char* id, int health = 3);
    Table& upgrade(const char* team, Upgrade upgrade, int copies = 1);
    Table& carrier(const char* figure);
    Table& ball(const char* space);
    Table& wall(const char* one, const char* other);
    Table& fire(const char* space, int tokens = 1);
    Table& scoreToken(const char* team, const char* space);
    /// Cards in hand; the rest of the deck goes to the draw pile.
    Table& hand(const char* team, int cards);
    /// Cards burned in this period, taken from the draw pile; cards as in the commands: "{'kind':'energy','value':3}".
    Table& burned(const char* team, const std::vector<const char*>& cards);
    Table& score(const char* team, int points);
    Table& period(int period);
    /// Stands three runners and two bruisers of each team on its scrimmage line, as at the start of a match.
    Table& linedUp();
    /// No spaces from now on; figures stay on the crossfield.
    Table& scorekeeper();
    /// Between turns, this team next.
    Table& next(const char* team);
    /// In the middle of a turn of this team in which nothing has been done yet.
    Table& turnOf(const char* team);
    /// turnOf the figure's team, and its activation.
    Table& active(const char* figure, const char* action);

    // --- playing: `name` is a command's name with its keys in `keys`, or a whole JSON object alone ---
    Table& play(std::string_view name, std::string_view keys = {}, const char* file = __builtin_FILE(),
                int line = __builtin_LINE());
    /// Must be objected to under this rule; changes nothing.
    Table& refuses(std::string_view name, std::string_view keys, std::string_view rule,
                   const char* file = __builtin_FILE(), int line = __builtin_LINE());
    /// The same, and there is nothing that the players could record against the rules.
    Table& rejects(std::string_view name, std::string_view keys, std::string_view rule,
                   const char* file = __builtin_FILE(), int line = __builtin_LINE());
    /// Must be objected to under this rule, can be recorded all the same, and has its effect on a sound table.
    Table& overrides(std::string_view name, std::string_view keys, std::string_view rule,
                     const char* file = __builtin_FILE(), int line = __builtin_LINE());

    // --- looking ---
    [[nodiscard]] State& state() { return m_state; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] int team(const char* name) const;
    [[nodiscard]] FigureRef ref(const char* figure) const;
    [[nodiscard]] Team& operator[](const char* name) { return m_state[team(name)]; }
    [[nodiscard]] Figure& figure(const char* figure) { return m_state[ref(figure)]; }
    [[nodiscard]] int scoreOf(const char* name) const { return m_state[team(name)].score; }
    [[nodiscard]] int damageOf(const char* figure) const { return m_state[ref(figure)].damage; }
    /// Name of the figure's space; "" off the crossfield.
    [[nodiscard]] std::string spaceOf(const char* figure) const;
    [[nodiscard]] bool stands(const char* figure) const { return m_state[ref(figure)].stands(); }
    [[nodiscard]] bool carries(const char* figure) const { return m_state.ball.carrier == ref(figure); }
    /// Name of the space where the ball lies; "" while it is carried.
    [[nodiscard]] std::string ballSpace() const;
    [[nodiscard]] Phase phase() const { return m_state.phase; }
    /// Whether the reasons of the last command name the rule.
    [[nodiscard]] bool cites(std::string_view rule) const;
    [[nodiscard]] const Outcome<State>& last() const { return m_last; }
    /// What was said to the last command: what is against it, then what it does.
    [[nodiscard]] std::string said() const;

private:
    explicit Table(State state) : m_state(std::move(state)) {}
    static Table fresh(const std::vector<const char*>& teams, const std::vector<Side>& sides, Mode mode);
    Outcome<State> judge(std::string_view name, std::string_view keys, const char* file, int line);
    /// Whatever lies about is not in the draw pile.
    void countCards();

    Game m_game;
    State m_state;
    Outcome<State> m_last;
};

} // namespace whistle::kaosball
