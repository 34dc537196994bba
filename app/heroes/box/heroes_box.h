// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"

namespace whistle::heroes {

/// What is printed on the components of Heroes, as far as the players have said it: units and Hero Sheets of each
/// faction, prices of its capital, encounter tokens. `settings` keep it, and outlive the box.
[[nodiscard]] std::unique_ptr<BoxContents> boxContents(Settings& settings);

} // namespace whistle::heroes
