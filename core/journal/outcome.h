// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "rulebook/ruling.h"

#include <vector>

namespace whistle {

/// What a command does to a state, and what the rules have against it. `next` tells what happens (or would happen, if
/// players record a refused command all the same); `why` and `rules` explain it.
template <class State>
struct Outcome {
    State next;
    std::vector<Text> why;
    std::vector<RuleId> rules;
    std::vector<Objection> objections;
    /// What the command names that this match does not have: it is no command here, whatever the rules say. Whoever
    /// reports one also objects, for entries that an edit has left without what they name.
    Problems problems = {};

    [[nodiscard]] bool isLegal() const { return objections.empty(); }
    /// Whether players may record it against the rules: there is something to record, and it leaves a sound state.
    [[nodiscard]] bool canBeOverridden() const
    {
        return std::all_of(objections.begin(), objections.end(),
                           [](const Objection& objection) { return objection.canBeOverridden; });
    }
};

} // namespace whistle
