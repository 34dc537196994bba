// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/cards.h"
#include "battleline/table/types.h"

namespace whistle::battleline {

/// What a complete set counts (BL-6.4): its formation and the sum of its values. Greater is better (BL-6.5, BL-6.6).
struct FormationValue {
    Formation formation = Formation::Host;
    int sum = 0;

    friend constexpr bool operator==(FormationValue, FormationValue) = default;
    friend constexpr std::strong_ordering operator<=>(FormationValue a, FormationValue b)
    {
        if (a.formation != b.formation)
            return b.formation <=> a.formation; // the first of the list is the best
        return a.sum <=> b.sum;
    }
};

/// The formation cards on one side of a flag and the slots that are empty there.
struct Side {
    TroopSet troops;
    Few<Card, 3> wildcards; ///< a Leader first, of whom there is one at most (BL-9.6)
    int emptySlots = 0;

    void add(Card card);
};

/// What decides about formations besides the cards of the set.
struct Ground {
    int slots = slotsOfASide;
    bool fog = false; ///< BL-6.8
    TroopSet visible; ///< BL-7.5: every Troop card that lies face up, those of the set included
    WildcardDuplicates duplicates = WildcardDuplicates::Allowed;
};

/// A wildcard, and the Troop card that it stands for.
struct Meaning {
    Card wildcard;
    Card troop;
    friend bool operator==(const Meaning&, const Meaning&) = default;
};

/// A complete set at its best: what was added to it, and what its wildcards stand for.
struct BestSet {
    FormationValue value;
    TroopSet added;
    Few<Meaning, 3> meanings;
};

/// What lies on the table counts and nothing else: wildcards, Fog, Mud (BL-7.7), no Tactics card that somebody may
/// still play (BL-7.6). Each side's wildcards take their meaning for this question alone (BL-R2).
///
/// The best set that can come of this side: over every way to fill its empty slots with different Troop cards that are
/// not visible (BL-7.8), and over every admissible meaning of its wildcards (BL-9.5, BL-R1, digest 6.0). Exact.
///
/// There must be as many available Troop cards as empty slots (digest 3.2, 9).
[[nodiscard]] BestSet bestSet(const Side& side, const Ground& ground);

} // namespace whistle::battleline
