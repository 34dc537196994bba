// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/names.h"

#include "chaotic/table/rules.h"

namespace whistle::chaotic {

TextPlace textPlace(Player player)
{
    static constexpr Indexed<Saying, 2> players{{Saying::tr("Player one"), Saying::tr("Player two")}};
    return Name{std::string(toWord(player)), players[player]};
}

TextPlace sourcePlace(const std::optional<std::string>& name, Source source)
{
    return name ? TextPlace{Name{*name}} : TextPlace{nameOf(source)};
}

} // namespace whistle::chaotic
