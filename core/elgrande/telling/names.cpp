// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/names.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

constexpr std::array<Sentence, 10> areas{{
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Galicia")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Basque Country")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Old Castile")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Aragon")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Catalonia")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "New Castile")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Valencia")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Seville")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Granada")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the Castillo")},
}};
constexpr std::array<Sentence, 32> effects{{
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: all of one's own out of one region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: two more from the court")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: two from the court, or all of one's own out of one region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: five of any colour out of one region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of other players")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of any colour")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: two of one's own and two of others")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of one's own")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of any colour")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Veto")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: all")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: three")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The King returns!")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "One of each opponent")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Two from a secret region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "All from a secret region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: any region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fours")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fives")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: sixes and sevens")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: the Castillo")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fullest region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: the emptiest region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: first places")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Mobile scoreboard")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Royal Adviser")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Eviction")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Grande")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Power Cards")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The Court")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring: secret regions")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "King card")},
}};
constexpr std::array<Sentence, 8> phases{{
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "before the match")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "setup")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "action cards are turned up")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "power cards are laid")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "turns")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "general scoring")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the round is over")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the match is over")},
}};
constexpr std::array<Sentence, 11> steps{{
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "-")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the King's region")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "home regions")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "ready")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "taking Caballeros")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "choosing an action card")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "action card")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "secret discs")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "opening the Castillo")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "revealing the discs")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "scoring the regions")},
}};

constexpr std::array<Sentence, 2> boards{{
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the scoreboard 8/4/0")},
    {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the scoreboard 4/0/0")},
}};
constexpr Sentence unclear{"elgrande", QT_TRANSLATE_NOOP("elgrande", "nothing that can be read")};
constexpr Sentence besideBoard{"elgrande", QT_TRANSLATE_NOOP("elgrande", "the place beside the board")};
constexpr Sentence court{"elgrande", QT_TRANSLATE_NOOP("elgrande", "the court")};

} // namespace

Sentence nameOf(Area area)
{
    return areas[static_cast<std::size_t>(area)];
}

Sentence nameOf(Scoreboard board)
{
    return boards[static_cast<std::size_t>(board)];
}

Sentence nameOf(Effect card)
{
    return effects[static_cast<std::size_t>(card)];
}

Sentence nameOf(Phase phase)
{
    return phases[static_cast<std::size_t>(phase)];
}

Sentence nameOf(Step step)
{
    return steps[static_cast<std::size_t>(step)];
}

Sentence nameOfDisc(AreaSpot region)
{
    return region ? nameOf(*region) : unclear;
}

Sentence nameOfSpot(AreaSpot scoreboard)
{
    return scoreboard ? nameOf(*scoreboard) : besideBoard;
}

Sentence nameOfSource(AreaSpot from)
{
    return from ? nameOf(*from) : court;
}

} // namespace whistle::elgrande
