// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "journal/outcome.h"
#include "rulebook/question_guide.h"

namespace whistle::heroes {

/// Whether the referee has nothing against the command; what would follow from it is not worked out.
[[nodiscard]] bool isLegal(const State& state, const Command& command);

/// Referees one command. Never changes `state`; the outcome tells what happens, or would happen, and what is against
/// it. `asked`: gets the questions that were put to judges, with their cases.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command, Listening listening = Listening::Yes,
                                     std::vector<AskedQuestion>* asked = nullptr);

/// The invariants of the digest that no override may break: tokens are neither made nor lost, nothing is below zero.
[[nodiscard]] bool isSound(const State& state);

} // namespace whistle::heroes
