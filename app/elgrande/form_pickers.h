// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

namespace whistle::elgrande {

/// The map for regions, the names for action cards.
[[nodiscard]] Pickers formPickers();

} // namespace whistle::elgrande
