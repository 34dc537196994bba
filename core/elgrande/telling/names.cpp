// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr Indexed<Saying, 10> areas{
    {QT_TRANSLATE_NOOP("elgrande", "Galicia"), QT_TRANSLATE_NOOP("elgrande", "Basque Country"),
     QT_TRANSLATE_NOOP("elgrande", "Old Castile"), QT_TRANSLATE_NOOP("elgrande", "Aragon"),
     QT_TRANSLATE_NOOP("elgrande", "Catalonia"), QT_TRANSLATE_NOOP("elgrande", "New Castile"),
     QT_TRANSLATE_NOOP("elgrande", "Valencia"), QT_TRANSLATE_NOOP("elgrande", "Seville"),
     QT_TRANSLATE_NOOP("elgrande", "Granada"), QT_TRANSLATE_NOOP("elgrande", "the Castillo")}};
constexpr Indexed<Saying, 32> effects{
    {QT_TRANSLATE_NOOP("elgrande", "Intrigue: all of one's own out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two more from the court"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two from the court, or all of one's own out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: five of any colour out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of other players"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of any colour"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two of one's own and two of others"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of one's own"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of any colour"),
     QT_TRANSLATE_NOOP("elgrande", "Veto"),
     QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: all"),
     QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: three"),
     QT_TRANSLATE_NOOP("elgrande", "The King returns!"),
     QT_TRANSLATE_NOOP("elgrande", "One of each opponent"),
     QT_TRANSLATE_NOOP("elgrande", "Two from a secret region"),
     QT_TRANSLATE_NOOP("elgrande", "All from a secret region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: any region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fours"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fives"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: sixes and sevens"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the Castillo"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fullest region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the emptiest region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: first places"),
     QT_TRANSLATE_NOOP("elgrande", "Mobile scoreboard"),
     QT_TRANSLATE_NOOP("elgrande", "Royal Adviser"),
     QT_TRANSLATE_NOOP("elgrande", "Eviction"),
     QT_TRANSLATE_NOOP("elgrande", "Grande"),
     QT_TRANSLATE_NOOP("elgrande", "Power Cards"),
     QT_TRANSLATE_NOOP("elgrande", "The Court"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: secret regions"),
     QT_TRANSLATE_NOOP("elgrande", "King card")}};
constexpr Indexed<Saying, 8> phases{
    {QT_TRANSLATE_NOOP("elgrande", "before the match"), QT_TRANSLATE_NOOP("elgrande", "setup"),
     QT_TRANSLATE_NOOP("elgrande", "action cards are turned up"), QT_TRANSLATE_NOOP("elgrande", "power cards are laid"),
     QT_TRANSLATE_NOOP("elgrande", "turns"), QT_TRANSLATE_NOOP("elgrande", "general scoring"),
     QT_TRANSLATE_NOOP("elgrande", "the round is over"), QT_TRANSLATE_NOOP("elgrande", "the match is over")}};
constexpr Indexed<Saying, 11> steps{
    {QT_TRANSLATE_NOOP("elgrande", "-"), QT_TRANSLATE_NOOP("elgrande", "the King's region"),
     QT_TRANSLATE_NOOP("elgrande", "home regions"), QT_TRANSLATE_NOOP("elgrande", "ready"),
     QT_TRANSLATE_NOOP("elgrande", "taking Caballeros"), QT_TRANSLATE_NOOP("elgrande", "choosing an action card"),
     QT_TRANSLATE_NOOP("elgrande", "action card"), QT_TRANSLATE_NOOP("elgrande", "secret discs"),
     QT_TRANSLATE_NOOP("elgrande", "opening the Castillo"), QT_TRANSLATE_NOOP("elgrande", "revealing the discs"),
     QT_TRANSLATE_NOOP("elgrande", "scoring the regions")}};

constexpr Indexed<Saying, 2> boards{
    {QT_TRANSLATE_NOOP("elgrande", "the scoreboard 8/4/0"), QT_TRANSLATE_NOOP("elgrande", "the scoreboard 4/0/0")}};
constexpr Saying unclear{QT_TRANSLATE_NOOP("elgrande", "nothing that can be read")};
constexpr Saying besideBoard{QT_TRANSLATE_NOOP("elgrande", "the place beside the board")};
constexpr Saying court{QT_TRANSLATE_NOOP("elgrande", "the court")};

} // namespace

Saying nameOf(Area area)
{
    return areas[area];
}

Saying nameOf(Scoreboard board)
{
    return boards[board];
}

Saying nameOf(Effect card)
{
    return effects[card];
}

Saying nameOf(Phase phase)
{
    return phases[phase];
}

Saying nameOf(Step step)
{
    return steps[step];
}

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
