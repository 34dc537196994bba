// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/names.h"
#include "battleline/table/english.h"

#include <array>

namespace whistle::battleline {

Sentence nameOf(Seat seat)
{
    static constexpr Sentence north = english(QT_TRANSLATE_NOOP("battleline", "North"));
    static constexpr Sentence south = english(QT_TRANSLATE_NOOP("battleline", "South"));
    return seat == Seat::North ? north : south;
}

Sentence nameOf(Formation formation)
{
    static constexpr std::array<Sentence, 5> names{{
        english(QT_TRANSLATE_NOOP("battleline", "Wedge")),
        english(QT_TRANSLATE_NOOP("battleline", "Phalanx")),
        english(QT_TRANSLATE_NOOP("battleline", "Battalion Order")),
        english(QT_TRANSLATE_NOOP("battleline", "Skirmish Line")),
        english(QT_TRANSLATE_NOOP("battleline", "Host")),
    }};
    return names[static_cast<std::size_t>(formation)];
}

Sentence nameOf(Step step)
{
    static constexpr std::array<Sentence, 6> names{{
        english(QT_TRANSLATE_NOOP("battleline", "before the game")),
        english(QT_TRANSLATE_NOOP("battleline", "claiming first")),
        english(QT_TRANSLATE_NOOP("battleline", "playing a card")),
        english(QT_TRANSLATE_NOOP("battleline", "scouting")),
        english(QT_TRANSLATE_NOOP("battleline", "claiming and drawing")),
        english(QT_TRANSLATE_NOOP("battleline", "the game is over")),
    }};
    return names[static_cast<std::size_t>(step)];
}

Sentence nameOf(Deck deck)
{
    static constexpr Sentence troop = english(QT_TRANSLATE_NOOP("battleline", "Troop deck"));
    static constexpr Sentence tactics = english(QT_TRANSLATE_NOOP("battleline", "Tactics deck"));
    return deck == Deck::Troop ? troop : tactics;
}

Sentence nameOf(Victory victory)
{
    static constexpr std::array<Sentence, 3> names{{
        english(QT_TRANSLATE_NOOP("battleline", "Breakthrough")),
        english(QT_TRANSLATE_NOOP("battleline", "Envelopment")),
        english(QT_TRANSLATE_NOOP("battleline", "Most flags")),
    }};
    return names[static_cast<std::size_t>(victory)];
}

Sentence nameOfColor(int color)
{
    static constexpr std::array<Sentence, colorCount> names{{
        english(QT_TRANSLATE_NOOP("battleline", "Red")),
        english(QT_TRANSLATE_NOOP("battleline", "Orange")),
        english(QT_TRANSLATE_NOOP("battleline", "Yellow")),
        english(QT_TRANSLATE_NOOP("battleline", "Green")),
        english(QT_TRANSLATE_NOOP("battleline", "Blue")),
        english(QT_TRANSLATE_NOOP("battleline", "Purple")),
    }};
    return names[static_cast<std::size_t>(color)];
}

Text nameOfTroop(Card card)
{
    /// %1 is a color, %2 a value.
    static constexpr Sentence troop = english(QT_TRANSLATE_NOOP("battleline", "%1 %2"));
    return {troop, nameOfColor(card.color()), card.value()};
}

Sentence nameOfTactics(Card card)
{
    static constexpr std::array<Sentence, tacticsCount> names{{
        english(QT_TRANSLATE_NOOP("battleline", "Alexander")),
        english(QT_TRANSLATE_NOOP("battleline", "Darius")),
        english(QT_TRANSLATE_NOOP("battleline", "Companion Cavalry")),
        english(QT_TRANSLATE_NOOP("battleline", "Shield Bearers")),
        english(QT_TRANSLATE_NOOP("battleline", "Fog")),
        english(QT_TRANSLATE_NOOP("battleline", "Mud")),
        english(QT_TRANSLATE_NOOP("battleline", "Scout")),
        english(QT_TRANSLATE_NOOP("battleline", "Redeploy")),
        english(QT_TRANSLATE_NOOP("battleline", "Deserter")),
        english(QT_TRANSLATE_NOOP("battleline", "Traitor")),
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
