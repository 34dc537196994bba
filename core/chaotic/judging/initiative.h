// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "chaotic/judging/damage.h"
#include "chaotic/library/cards.h"
#include "rulebook/ruling.h"

/// Question 6.2: who strikes first?
namespace whistle::chaotic {

enum class Surprise { None, Plain, Invisibility };

/// A creature whose Initiative is asked for.
struct Contender {
    std::string id;
    Player player = Player::One;
    Tribe tribe = Tribe::Overworld;
    Disciplines disciplines;
    int energy = 0;
    int mugicCounters = 0;
    Elements elements;
    Surprise surprise = Surprise::None;
    bool hasInvisibility = false;
    bool invisibilityNegated = false;
    std::vector<ImmuneTo> immuneTo;
    bool losesInitiativeChecks = false;

    [[nodiscard]] bool isImmuneTo(ImmuneTo ability) const { return contains(immuneTo, ability); }
    [[nodiscard]] bool isInvisible() const { return hasInvisibility || surprise == Surprise::Invisibility; }
};
struct InitiativeQuestion {
    Player activePlayer = Player::One;
    bool isShowdown = false;
    std::optional<Player> randomWinner;
    std::optional<LocationInitiative> location; ///< always there outside a Showdown
    std::vector<Contender> creatures;           ///< two, one of each player
};
enum class InitiativeBy { Surprise, LosesInitiative, Random, RandomNeeded, Location, ActivePlayer };
struct InitiativeVerdict {
    std::optional<std::size_t> place; ///< which of the two; none: chance is waited for
    InitiativeBy decidedBy = InitiativeBy::ActivePlayer;
    std::optional<std::string> creature = {}; ///< the same by its id, and whose it is
    std::optional<Player> player = {};
};
[[nodiscard]] InitiativeVerdict judgeInitiative(const InitiativeQuestion& question, Reasons& reasons);

/// CH-9.5, CH-R8: what became of the Invisibility of each of the two.
enum class Invisibility { None, Works, Negated };
[[nodiscard]] std::array<Invisibility, 2> invisibilityOf(const InitiativeQuestion& question);

} // namespace whistle::chaotic
