// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/judging/plays.h"
#include "battleline/table/names.h"
#include "journal/findings.h"

namespace whistle::battleline {

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(desk, command)`, in a file by topic. It first says what is against the command:
/// `refuse` where there is nothing that could be recorded (wrong step, no such card there), `object` for a rule that
/// players may override with a reason. If nothing was refused it then does what the command does, so that an overridden
/// command has its effect. No command can name what a match does not have, so none is bad input.
class Desk : public FindingsIn<Saying> {
public:
    Desk(const State& before, Reasons::Listening listening) : FindingsIn(listening), state(before) {}

    void add(const std::vector<Text>& why, const std::vector<RuleId>& rules) { m_reasons.add(why, rules); }

    // --- what is against it ---
    void checkOpen(int flag);
    void checkSlot(int flag);

    // --- whose it is, and what it has ---
    [[nodiscard]] Seat player() const { return state.toMove; }
    [[nodiscard]] Seat opponent() const { return opponentOf(state.toMove); }
    [[nodiscard]] Cards& hand() { return state.hands[player()]; }
    [[nodiscard]] Flag& flag(int number) { return state.table.flag(number); }

    State state;
};

// --- cards: BL-5, BL-8 to BL-11 (cards.cpp) ---
void on(Desk& desk, const PlayTroop& command);
void on(Desk& desk, const PlayMorale& command);
void on(Desk& desk, const PlayEnvironment& command);
void on(Desk& desk, const PlayScout& command);
void on(Desk& desk, const ScoutDrawCards& command);
void on(Desk& desk, const ScoutReturnCards& command);
void on(Desk& desk, const PlayRedeploy& command);
void on(Desk& desk, const PlayDeserter& command);
void on(Desk& desk, const PlayTraitor& command);
void on(Desk& desk, const Pass& command);
// --- games, claims, turns: BL-2, BL-4, BL-7, BL-12, BL-14 (referee.cpp) ---
void on(Desk& desk, const StartGame& command);
void on(Desk& desk, const ClaimFlag& command);
void on(Desk& desk, const Draw& command);
void on(Desk& desk, const EndTurn& command);
void on(Desk& desk, const EndClaims& command);

} // namespace whistle::battleline

// The questions that it asks (questions/*.cpp).
namespace whistle {
extern template const Record& recordOf<battleline::ClaimCase>();
extern template const Record& recordOf<battleline::PlaysCase>();
extern template const Record& recordOf<battleline::VictoryCase>();
extern template const Record& recordOf<battleline::SeriesCase>();
} // namespace whistle
