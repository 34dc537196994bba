// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/attack_roll.h"
#include "heroes/table/fighters.h"

namespace whistle::heroes {

/// A stack of an army. Its tokens are those of its hero; `put` (judging/battle_pieces.h) changes both.
struct BattleStack : FightingStack {
    Unit unit = Unit::Crossbowman;
    Side side = Side::Active;
};
/// The last attack, and what of it still has to be dealt with.
struct LastAttack {
    std::string piece;
    RollVerdict roll;
    Side side = Side::Active;
    bool pierce = false;
    std::optional<std::string> target;
};

struct Battle {
    BattleKind kind = BattleKind::Encounter;
    int clash = 1;
    std::string active;   ///< hero
    std::string opponent; ///< hero or encounter
    std::vector<BattleStack> stacks;
    std::vector<FightingEncounter> encounters; ///< the original first
    std::vector<PlacedPiece> order;
    Modifiers modifiers;            ///< of initiatives, from the last `order`
    int lastPlace = -1;             ///< the latest place in the order that has attacked in this clash
    bool hasAttacked = false;       ///< somebody, in this clash
    bool extraAttack = false;       ///< an Aggressor attacks once more
    Indexed<bool, 2> aggressorUsed; ///< by side
    Indexed<bool, 2> angelUsed;     ///< in this clash, by the side that owns it
    bool necromancyUsed = false;
    bool eliteDiceAllowed = true;
    std::optional<LastAttack> attack;
    int damage = 0; ///< that has not been dealt with yet
    std::optional<Side> winner;
    std::optional<Side> retreated;
};

} // namespace whistle::heroes
