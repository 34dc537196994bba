// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/pack/facts.h"

#include <QString>

namespace whistle::kaosball {

/// What an id is called in the reader's language: a team ("fangs"), a ringer, an upgrade, a lot ("hardy_2" is
/// "Hardy (2)"), a figure ("fangs/r1" is "Fangs r1", "r1" one of a team that is known, a ringer goes by its own name).
/// An id that no pack knows stands as the players typed it.
[[nodiscard]] QString displayName(const std::string& id);
/// The name in the reader's language, with a capital; `name`, translated where it can be, where the packs have
/// none in that language.
[[nodiscard]] QString displayName(const Names& names, const std::string& name);
/// What a pack prints in English (the effect of a tile), in the reader's language where the catalogues know it.
[[nodiscard]] QString spokenWords(const std::string& printed);
/// "r1" by the reader's letter for a runner or a bruiser.
[[nodiscard]] QString figureCode(const std::string& figure);
/// displayName as a function, for Text::render.
[[nodiscard]] NameReader nameReader();

} // namespace whistle::kaosball
