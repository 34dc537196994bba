// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

namespace whistle::chaotic {

/// What the forms of Chaotic ask for in a better way: a space, tapped on the board; the order of a Burst, built by
/// tapping cards.
[[nodiscard]] Pickers formPickers();

} // namespace whistle::chaotic
