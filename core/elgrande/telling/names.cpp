// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto unclear = Saying::tr("unreadable");
constexpr auto besideBoard = Saying::tr("the space beside the board");
constexpr auto theCourt = Saying::tr("the court");

} // namespace

Saying nameOfDisc(AreaSpot region)
{
    return region ? nameOf(*region) : unclear;
}

Saying nameOfSpot(AreaSpot scoreboard)
{
    return scoreboard ? nameOf(*scoreboard) : besideBoard;
}

Saying nameOfSource(AreaSpot from)
{
    return from ? nameOf(*from) : theCourt;
}

} // namespace whistle::elgrande
