// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"
#include "rulebook/ruling.h"

#include <QString>

namespace whistle::kaosball {

/// What an id is called in the reader's language: a team ("fangs"), a ringer, an upgrade, a figure ("fangs/r1" is
/// "Fangs r1", a ringer goes by its own name). An id that no pack knows stands as the players typed it.
[[nodiscard]] QString displayName(const std::string& id);
/// The same as a function, for Text::render.
[[nodiscard]] NameReader nameReader();
/// The name in the reader's language, with a capital; `name` where the packs have none in that language.
[[nodiscard]] QString displayName(const Names& names, const std::string& name);

/// The first objection as a sentence with its rule; empty: there is none.
[[nodiscard]] QString objectionWords(const std::vector<Objection>& objections);
/// What the referee has against the entry now; empty: nothing.
[[nodiscard]] QString whyNot(const State& state, const Facts& facts, const Command& command);

/// The number of the seat in the design system: 1 south, 2 west, 3 north, 4 east.
[[nodiscard]] constexpr int seatOf(Side side)
{
    return static_cast<int>(side) + 1;
}

} // namespace whistle::kaosball
