// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace whistle {

/// The sounds of the program. Each has a twin on screen, so that a machine without sound loses nothing.
enum class Cue {
    Bell,    ///< a period ends: the band across the page
    Whistle, ///< a period or the match begins or ends: the strip says which
    Score,   ///< a team has scored: the number in the strip, with what this turn added
    Kill,    ///< a figure dies: the trophies of the dugout
    Bid,     ///< somebody bids: the lot's card
    Error,   ///< an entry was refused or could not be saved: the banner says why
};
inline constexpr std::array allCues{Cue::Bell, Cue::Whistle, Cue::Score, Cue::Kill, Cue::Bid, Cue::Error};

} // namespace whistle
