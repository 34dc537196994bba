// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/names.h"

#include <QCoreApplication>
#include <array>

namespace whistle::kaosball {

Sentence nameOf(Upgrade upgrade)
{
    static constexpr std::array<Sentence, 12> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Brick")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Celerity")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Enforcement")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hardy")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hate")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Last Stand")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Lucky")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Pain/Gain")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Pile Driver")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Relay Training")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Sexy Contract")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Speed Training")},
    }};
    return names[static_cast<std::size_t>(upgrade)];
}

Sentence nameOf(Ringer ringer)
{
    static constexpr std::array<Sentence, 9> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Cretin the Ettin")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Macho Libre")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Panda Monium")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Panther")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "T-Bone")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "The Butcher")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "The Dragon")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Spectre")},
        {"", ""},
    }};
    return names[static_cast<std::size_t>(ringer)];
}

Sentence nameOf(Tactic tactic)
{
    static constexpr std::array<Sentence, 8> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hail Mary Play")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Huddle")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hustle!")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Power Play")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Rain of Fire")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Scatter!")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Wall of Stone")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Warpstone")},
    }};
    return names[static_cast<std::size_t>(tactic)];
}

Sentence nameOf(Cheat cheat)
{
    static constexpr std::array<Sentence, 6> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Boot to the Head")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "BZZZZT!")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Illegal Scouting")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kaos Rule")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kaos Warp")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Stim Pack!")},
    }};
    return names[static_cast<std::size_t>(cheat)];
}

Sentence nameOf(Phase phase)
{
    static constexpr std::array<Sentence, 18> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "before the match")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "upgrade auction")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "ringer auction")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "loadout")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "line-up")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "before the period")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "between turns")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "turn")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Celerity")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "end of the period")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Last Stand")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "bribes")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "foul rolls")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "kills and fouls")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "clean-up")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "filling up")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "end of the match")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "finished")},
    }};
    return names[static_cast<std::size_t>(phase)];
}

Sentence nameOf(Ability ability)
{
    static constexpr std::array<Sentence, 5> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "none")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Melee Mastery")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Scorch")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Vampirism")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Stomp")},
    }};
    return names[static_cast<std::size_t>(ability)];
}

Sentence nameOf(Action action)
{
    static constexpr std::array<Sentence, 3> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "sprint")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackle")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "attack")},
    }};
    return names[static_cast<std::size_t>(action)];
}

Sentence nameOf(Side side)
{
    static constexpr std::array<Sentence, 4> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "south")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "west")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "north")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "east")},
    }};
    return names[static_cast<std::size_t>(side)];
}

Sentence nameOf(CardKind kind)
{
    static constexpr std::array<Sentence, 6> names{{
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "energy card")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "UPSET!")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Booster Bru")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "tactic card")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "cheat card")},
        {"kaosball", QT_TRANSLATE_NOOP("kaosball", "no card")},
    }};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace whistle::kaosball
