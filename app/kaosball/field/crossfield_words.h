// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/crossfield_model.h"

namespace whistle {

/// The space and all that is on it in words, for those who listen: "f5, minor mound, worth 3, reachable in 1 step,
/// Fangs b2 may react".
[[nodiscard]] QString crossfieldSpaceWords(const CrossfieldModel& model, CrossfieldSpace space);

/// What an offered border is called: "border between e5 and f5".
[[nodiscard]] QString crossfieldBorderWords(CrossfieldSpace space, CrossfieldSpace beyond);

/// The spaces beyond the offered borders of a space, in the order north, east, south, west.
[[nodiscard]] std::vector<CrossfieldSpace> offeredBorders(const CrossfieldModel& model, CrossfieldSpace space);

} // namespace whistle
