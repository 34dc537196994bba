// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

#include <vector>

namespace whistle {

/// An entry that the rules refuse where it stands now, and why.
struct RefusedEntry {
    int number = 0;
    std::vector<Objection> objections;
};

/// What became of a line that was played, or what would become of it.
struct PlayResult {
    bool accepted = false;
    int number = 0; ///< of the line in the record, from 1; 0 if it was not recorded
    std::vector<Text> why;
    std::vector<RuleId> rules;
    std::vector<Objection> objections;    ///< against the entry that the line brings; not empty: refused or overridden
    bool canBeOverridden = false;         ///< refused, but players may record it with a reason
    std::vector<RefusedEntry> nowRefused; ///< an edit's consequences, in the order of the match
    std::vector<int> nowLegal;
    std::vector<int> seen; ///< sealed entries that an edit closes again or changes, after they had been open
};

/// What a line is answered to which there is one objection.
[[nodiscard]] inline PlayResult refusedBy(const Objection& objection)
{
    PlayResult refused;
    refused.why = {objection.why};
    refused.rules = {objection.rule};
    refused.objections = {objection};
    return refused;
}

} // namespace whistle
