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
    return Name{"(" + std::to_string(space.row) + ", " + std::to_string(space.column) + ")"};
}

} // namespace whistle::heroes
