// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

namespace whistle::battleline {

/// Cards on a pad: what the forms of this game ask for in a better way.
[[nodiscard]] Pickers formPickers();

} // namespace whistle::battleline
