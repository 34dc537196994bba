// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"

namespace whistle {

/// What an entry of the game is called: by its label, else what it means ("The King is moved").
[[nodiscard]] QString entryName(const CatalogGame& game, const std::string& command);

} // namespace whistle
