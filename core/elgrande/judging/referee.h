// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"
#include "journal/outcome.h"
#include "rulebook/question_guide.h"

#include <vector>

namespace whistle::elgrande {

/// Referees one command. Never changes `state`; the outcome tells what happens, or would happen, and what is against
/// it. `asked`: where it puts what its judges were asked.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command, const Facts& facts,
                                     Reasons::Listening listening = Reasons::Listening::Yes,
                                     std::vector<AskedQuestion>* asked = nullptr);

} // namespace whistle::elgrande
