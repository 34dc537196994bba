// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "heroes/table/rules.h"

namespace whistle::heroes {

/// What is wrong with something that was entered, the rule that says so, and where it stands in the entry. A question
/// takes it for bad input, the referee of a match objects.
struct Fault {
    std::string at;
    RuleId rule;
    Text why;
    [[nodiscard]] Problem problem() const { return {at, why}; }
};

} // namespace whistle::heroes
