// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr Saying unclear{QT_TRANSLATE_NOOP("elgrande", "nothing that can be read")};
constexpr Saying besideBoard{QT_TRANSLATE_NOOP("elgrande", "the place beside the board")};
constexpr Saying court{QT_TRANSLATE_NOOP("elgrande", "the court")};

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
    return from ? nameOf(*from) : court;
}

} // namespace whistle::elgrande
