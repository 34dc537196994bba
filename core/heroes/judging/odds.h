// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/distribution.h"
#include "heroes/judging/initiative.h"
#include "heroes/table/facts_of_match.h"

#include <functional>
#include <stop_token>

namespace whistle::heroes {

struct OddsHero {
    int might = 0;
    int initiative = 0;
    int attackDice = 1;
};
enum class WithinStack : std::uint8_t { EliteFirst, BaseFirst };
/// One side, as it begins: a hero's army, or encounters.
struct OddsParty {
    OddsHero hero;
    std::vector<FightingStack> stacks = {};
    std::optional<std::vector<std::string>> damageOrder = {}; ///< none: ascending strength
    WithinStack withinStack = WithinStack::EliteFirst;
    bool useEliteDie = true;
    bool bloodrage = false;
    bool guardianAngel = false;
    std::optional<FightingEncounter> encounter = {};
    bool darkDays = false; ///< with an additional enemy that is unharmed
};
struct OddsInquiry {
    BattleKind battle = BattleKind::Encounter;
    OddsParty active;
    OddsParty opponent;
    std::vector<Face> eliteDie{usualFaces.begin(), usualFaces.end()};
    bool eliteDiceAllowed = true;
    int maxClashes = 1000;
    BloodrageTies bloodrageTies = BloodrageTies::AllFirst;
};

/// How a battle stands when a clash has ended and the active side may retreat (MH-16.2).
struct AfterClash {
    double won = 0; ///< by then
    double lost = 0;
    [[nodiscard]] double on() const { return 1 - won - lost; }
};

struct BattleOdds {
    double win = 0;
    double loss = 0;
    double undecided = 0;
    Distribution clashes;                    ///< clashes begun
    Distribution unitsLeft;                  ///< tokens of the active side at the end; none if it lost
    std::vector<AfterClash> afterClash = {}; ///< from the first clash on
    [[nodiscard]] double expectedClashes() const { return clashes.mean(); }
    [[nodiscard]] double expectedUnits() const { return unitsLeft.mean(); }
};
/// What is told of the odds while they are worked out: what has been decided so far. `win` and `loss` only grow, so
/// that the side wins with at least `win` and at most 1 - `loss`; `undecided` is what lies between.
using OddsSoFar = std::function<void(const BattleOdds&)>;

/// The exact chances of a battle in which both sides follow the policy of the digest (section 6.5). None: it was
/// stopped.
///
/// Every state of an army and of the encounters gets a number; what a piece makes of a pair of states is worked out
/// once and kept, and the whole distribution is sent through the pieces of a clash one after another.
[[nodiscard]] std::optional<BattleOdds> battleOdds(const OddsInquiry& inquiry, const std::stop_token& stop = {},
                                                   const OddsSoFar& soFar = {});

/// The same as a question is judged.
[[nodiscard]] BattleOdds judgeOdds(const OddsInquiry& inquiry, Reasons& reasons);

} // namespace whistle::heroes
