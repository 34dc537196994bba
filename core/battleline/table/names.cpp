// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/names.h"

#include <QCoreApplication>
#include <array>

namespace whistle::battleline {

Sentence nameOf(Seat seat)
{
    static constexpr Sentence north{"battleline", QT_TRANSLATE_NOOP("battleline", "North")};
    static constexpr Sentence south{"battleline", QT_TRANSLATE_NOOP("battleline", "South")};
    return seat == Seat::North ? north : south;
}

Sentence nameOf(Formation formation)
{
    static constexpr std::array<Sentence, 5> names{{
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Wedge")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Phalanx")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Battalion Order")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Skirmish Line")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Host")},
    }};
    return names[static_cast<std::size_t>(formation)];
}

Sentence nameOf(Step step)
{
    static constexpr std::array<Sentence, 6> names{{
        {"battleline", QT_TRANSLATE_NOOP("battleline", "before the game")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "claiming first")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "playing a card")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "scouting")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "claiming and drawing")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "the game is over")},
    }};
    return names[static_cast<std::size_t>(step)];
}

Sentence nameOf(Deck deck)
{
    static constexpr Sentence troop{"battleline", QT_TRANSLATE_NOOP("battleline", "Troop deck")};
    static constexpr Sentence tactics{"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics deck")};
    return deck == Deck::Troop ? troop : tactics;
}

Sentence nameOf(Victory victory)
{
    static constexpr std::array<Sentence, 3> names{{
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthrough")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Envelopment")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "most flags")},
    }};
    return names[static_cast<std::size_t>(victory)];
}

Sentence nameOfColor(int color)
{
    static constexpr std::array<Sentence, colorCount> names{{
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Red")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Orange")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Yellow")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Green")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Blue")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Purple")},
    }};
    return names[static_cast<std::size_t>(color)];
}

Text nameOfTroop(Card card)
{
    /// %1 is a color, %2 a value.
    static constexpr Sentence troop{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 %2")};
    return {troop, nameOfColor(card.color()), card.value()};
}

Sentence nameOfTactics(Card card)
{
    static constexpr std::array<Sentence, tacticsCount> names{{
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Alexander")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Darius")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Companion Cavalry")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Shield Bearers")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Mud")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Scout")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Redeploy")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Deserter")},
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Traitor")},
    }};
    return names[static_cast<std::size_t>(card.index - troopCount)];
}

TextPlace textPlace(Card card)
{
    if (card.isTactics())
        return nameOfTactics(card);
    return Name{idOf(card)};
}

TextPlace textPlace(Seat seat)
{
    return Name{std::string(toWord(seat)), nameOf(seat)};
}

} // namespace whistle::battleline
