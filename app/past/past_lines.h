// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/scrubber.h"
#include "controls/words/log_list.h"
#include "match/past.h"

#include <vector>

namespace whistle {

/// The entries of a match as the time machine goes through them: without the withdrawn ones, one detent each. Their
/// places are those in the match that is recorded, while edits stand: an entry keeps the one under which people know
/// it.
struct PastLines {
    std::vector<LogLine> log;
    ScrubberState scrubber;

    [[nodiscard]] int count() const { return static_cast<int>(log.size()); }
    [[nodiscard]] int numberAt(int detent) const { return log[static_cast<std::size_t>(detent)].number; }
    /// -1: there is no such entry.
    [[nodiscard]] int detentOf(int number) const;
    /// Of the entry at this detent; what is inserted has the place of the entry that it comes before.
    [[nodiscard]] int placeAt(int detent) const { return log[static_cast<std::size_t>(detent)].place; }
    /// The entry before this one in the match; 0: it is the first.
    [[nodiscard]] int numberBefore(int number) const;
};

/// `recorded`: the match without the edits.
[[nodiscard]] PastLines pastLines(const Match& match, const Match& recorded, const PastTeller& teller);

} // namespace whistle
