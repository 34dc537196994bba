// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report.h"

namespace whistle {

/// A moment that tells a match, and why it was chosen.
struct StoryMoment {
    ReportMoment moment;
    Text title;              ///< "The turning point", "The kill"
    std::vector<int> scores; ///< after it, by seat
    bool isTurningPoint = false;
    bool isEnd = false; ///< the match ends with it
};

/// So many moments tell a match, at most.
inline constexpr std::size_t storyLength = 6;

/// The moments that tell a match, in the order in which they came: what turned it, what people speak of, what brought
/// most, and its end. Fewer things happened: fewer moments. Nobody's play is judged.
[[nodiscard]] std::vector<StoryMoment> storyOf(const MatchReport& report);

/// Which of them to show where there is room for one: the turning point, else what was loudest; none: nothing happened.
[[nodiscard]] const StoryMoment* loudestOf(const std::vector<StoryMoment>& story);

/// Who leads, by the index of the seat, and by how much; below zero: nobody leads alone.
struct Lead {
    int seat = -1;
    int by = 0;
    friend bool operator==(const Lead&, const Lead&) = default;
};
[[nodiscard]] Lead leadOf(const std::vector<int>& scores);

} // namespace whistle
