// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

namespace whistle {

/// What is wrong with something that was entered, the rule that says so, and where it stands in the entry. A question
/// takes it for bad input, the referee of a match objects.
struct Fault {
    std::string at;
    RuleId rule;
    Text why;
    [[nodiscard]] Problem problem() const { return {at, why}; }
};

[[nodiscard]] inline Problems problemsOf(const std::vector<Fault>& faults)
{
    Problems problems;
    for (const Fault& fault : faults)
        problems.push_back(fault.problem());
    return problems;
}

} // namespace whistle
