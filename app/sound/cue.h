// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

/// The sounds of the program. Each has a twin on screen, so that a machine without sound loses nothing.
enum class Cue {
    Bell,  ///< a period ends
    Score, ///< a team has scored
    Kill,  ///< a figure dies
    Error, ///< an entry was refused or could not be saved
};

} // namespace whistle
