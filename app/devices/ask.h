// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_words.h"
#include "moves/move.h"

#include <optional>
#include <string>

namespace whistle {

/// How a device asks for a value of this shape: ASK of docs/devices.md. `at`: where the value stands, for words that
/// depend on it.
[[nodiscard]] Json askOf(const Shape& shape, const FormWords& words, const std::string& at);
/// Whether a device can ask for it at all.
[[nodiscard]] bool canBeAsked(const Json& ask);

/// The shape of what may stand where the move is open. `command`: of the game's commands. None: it has no such place.
[[nodiscard]] std::optional<Shape> shapeOf(const Open& open, const OfferedMove& move, const Shape& command);

} // namespace whistle
