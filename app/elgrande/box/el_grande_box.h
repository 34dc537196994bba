// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"

namespace whistle::elgrande {

/// What is printed on board and cards: all of it is known.
[[nodiscard]] std::unique_ptr<BoxContents> boxContents();

} // namespace whistle::elgrande
