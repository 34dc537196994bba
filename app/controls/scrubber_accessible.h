// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

/// Makes every scrubber a slider for screen readers: its value is the detent from 1, in words what stands there.
/// Installed once; more calls do nothing.
void installScrubberAccessibility();

} // namespace whistle
