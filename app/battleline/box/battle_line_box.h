// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"

namespace whistle::battleline {

/// What is printed on the cards: all of it is known.
[[nodiscard]] std::unique_ptr<BoxContents> boxContents();

} // namespace whistle::battleline
