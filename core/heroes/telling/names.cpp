// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/names.h"

#include "heroes/game.h"

namespace whistle::heroes {

TextPlace textPlace(Unit unit)
{
    return Name{wordOf(unit), nameOf(unit)};
}

TextPlace pieceName(const std::string& name)
{
    if (const std::optional<Unit> unit = fromWord<Unit>(name))
        return textPlace(*unit);
    return Name{name};
}

TextPlace cardName(const std::string& card)
{
    const Sentence word = card == ambushCard     ? Saying::tr("Ambush")
                          : card == gauntletCard ? Saying::tr("Gauntlet of Victory")
                          : card == tearCard     ? Saying::tr("Tear of Asha")
                                                 : Sentence{};
    return Name{card, word};
}

TextPlace textPlace(const Space& space)
{
    constexpr int letters = 26; // the board of the box has 16 columns; what is written down by hand may have more
    std::string name = space.column < letters ? "" : "A";
    name += static_cast<char>('A' + space.column % letters);
    return Name{name + std::to_string(space.row + 1)};
}

} // namespace whistle::heroes
