// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_words.h"
#include "match/pages.h"
#include "moves/move.h"

#include <optional>
#include <string>

namespace whistle {

/// How a device asks for a value of this shape: ASK of docs/devices.md. `at`: where the value stands, for words that
/// depend on it.
[[nodiscard]] Json askOf(const Shape& shape, const FormWords& words, const std::string& at);
/// A choice between things that lie on the board gets their places on it: `at` of an option, `shape` of the drawing
/// and its `others`, which cannot be chosen, with why. What it asks is told as the map has it.
void drawOn(const ChoiceMap& map, const NameReader& names, Json& ask);
/// Whether a device can ask for it at all.
[[nodiscard]] bool canBeAsked(const Json& ask);

/// The shape of what may stand where the move is open. `command`: of the game's commands. None: it has no such place.
[[nodiscard]] std::optional<Shape> shapeOf(const Open& open, const OfferedMove& move, const Shape& command);

} // namespace whistle
