// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "kaosball/table/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace whistle::kaosball {

/// A space by its id (KB-2.2).
[[nodiscard]] Shape spaceShape();
[[nodiscard]] Space readSpace(const Json& json);

/// What every figure on the crossfield has: id, team, kind, space, and perhaps ringer and standing.
[[nodiscard]] std::vector<ShapeKey> fieldFigureKeys();
/// Figures on the crossfield, `least` or more.
[[nodiscard]] Shape figuresShape(std::vector<ShapeKey> keys, std::size_t least);
/// A figure with those keys; its team by the place of its name among `teams`.
[[nodiscard]] Piece readFieldFigure(const Json& json, const std::vector<std::string>& teams);

/// `{"space": s}` or `{"carried_by": id}`
[[nodiscard]] Shape ballShape();
/// The place of the carrier among the figures, or -1.
[[nodiscard]] int readCarrier(const Json& ball, const Json& figures);

/// The place of `word` among `words`, or -1.
[[nodiscard]] int placeOf(std::string_view word, const std::vector<std::string>& words);
/// The values of the key in a list of objects.
[[nodiscard]] std::vector<std::string> namesIn(const Json& list, const char* key);

// Each looks for what the shapes cannot say, and adds a problem with its place in the input.
void requireDifferentNames(const Json& list, const char* key, const std::string& at, Problems& problems);
void requireNewName(const std::string& name, std::vector<std::string>& seen, const std::string& at, Problems& problems);
void requireKnownTeam(const Json& name, const std::vector<std::string>& teams, const std::string& at,
                      Problems& problems);
/// Different ids, known teams, ringers only on ringers, one standing figure a space (KB-2.11).
void requirePossibleFigures(const Json& figures, const std::vector<std::string>& teams, Problems& problems);
/// The carrier is on the crossfield and stands.
void requirePossibleBall(const Json& ball, const Json& figures, Problems& problems);

} // namespace whistle::kaosball
