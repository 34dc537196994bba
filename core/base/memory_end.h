// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace whistle {

/// Where there is no memory left the program says so on the standard error and ends with this code, instead of being
/// cut off without a word. What was acknowledged is recorded by then.
void tellWhenMemoryEnds(int exitCode);

} // namespace whistle
