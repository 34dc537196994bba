// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/types.h"
#include "packs/packed_facts.h"
#include "packs/spoken_words.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// Every number of the rules that is printed rather than reasoned; the pack may change it (digest, `constants`).
struct Constants {
    int cashExhibition = 12;
    int cashLeague = 10;
    int startingFouls = 0;
    int startingActiveUpgradePoints = 3;
    int handSize = 7;
    int bellAtBurnedCards = 9;
    int maximumFouls = 15;
    int runnersOnField = 3;
    int bruisersOnField = 2;
    int figuresOnField = 5;
    int ringersOnFieldWithoutEnforcement = 1;
    int upgradeSlots = 4;
    int periods = 4;
    int halftimeAfterPeriod = 2;
    int sprintSpaces = 5;
    int tackleSpaces = 3;
    int attackSpaces = 3;
    int scatterSpaces = 3;
    int hustleFactor = 2;
    int theDragonBonusSpaces = 3;
    std::array<int, 4> minorScoreByPeriod{1, 2, 3, 4};
    int minorScoreInOvertime = 4;
    int majorScore = 5;
    int losingAttackerDamage = 1;
    int fireDamagePerToken = 1;
    int blowoutMargin = 20;
    int draftUpgradesBase = 4;
    int draftUpgradesPerPlayer = 1;
    int draftRingersBase = 3;
    int draftRingersPerPlayer = 1;
    int upsetWinsAgainstValue = 4;
    int upsetMargin = 3;
    int boosterBruValue = 6;
    int scorchPreventionValue = 3;
    int sexyContractCash = 3;
    int deck = 60;
    int fireTokens = 4;
    int wallTokens = 4;
    int scoreTokens = 4;
};

using Names = SpokenWords;

struct UpgradeFacts {
    int copies = 0;     ///< tiles in the box
    int cost = 0;       ///< printed cost (KB-27.2)
    int minimumBid = 0; ///< KB-26.3
    std::string name;   ///< in English, as every `name` here
    Names names;
    std::string effect;
};

struct RingerFacts {
    std::string id;
    std::string name;
    Names names;
    bool baseGame = false;
    Ringer rule = Ringer::None;    ///< its special rule, where the referee knows one
    std::optional<int> minimumBid; ///< unknown for ringers of expansions
    std::optional<int> health;     ///< asked of the players where unknown
    std::string effect;
};

struct TeamFacts {
    std::string id;
    std::string name;
    std::string fullName;
    Names names;
    bool baseGame = false;
    std::optional<int> handling;
    std::optional<int> tackling;
    std::optional<int> fighting;
    std::optional<int> runnerHealth;
    std::optional<int> bruiserHealth;
    Ability ability = Ability::None; ///< None also where the pack does not know the ability
};

/// A card of the deck other than the plain energy cards.
struct CardFacts {
    Card card;
    int copies = 0;
    std::string name;
    Names names;
    std::optional<int> value; ///< of Booster Bru: the energy that it counts as, where the pack says it
};

/// The deck (KB-1.8): `plainEnergy` + the copies of `cards` are `Constants::deck` cards.
struct DeckFacts {
    int plainEnergy = 0;
    std::vector<int> plainValues;           ///< that plain energy cards carry
    std::map<int, int> plainCopies;         ///< by value; empty where not known
    std::map<int, int> plainCopiesWithStar; ///< of these; empty where not known
    std::vector<CardFacts> cards;           ///< UPSET!, then the tactics, then the cheats with Booster Bru
    /// The tactic, cheat, UPSET! or Booster Bru card; none for plain energy cards.
    [[nodiscard]] const CardFacts* find(Card card) const;
};

/// What is printed on the components, from the data packs (docs/data-packs.md). Unknown numbers are empty: the players
/// are asked for them once and the match remembers the answer.
struct Facts : PackedFacts {
    Constants constants;
    std::array<UpgradeFacts, upgradeKinds> upgrades;
    std::vector<RingerFacts> ringers;
    std::vector<TeamFacts> teams;
    DeckFacts deck;
    /// What the faces of the tiebreaker die show; where that is not known, each of its results once.
    std::vector<int> tiebreakerDie;
    /// Points by place, by number of teams in play 2 to 4 (KB-20.1); index 0 is the first place.
    std::map<int, std::vector<int>> killPoints{{2, {6}}, {3, {12, 6}}, {4, {12, 6, 3}}};
    std::map<int, std::vector<int>> foulPoints{{2, {-5}}, {3, {-10, -5}}, {4, {-10, -5, -2}}};

    [[nodiscard]] const UpgradeFacts& operator[](Upgrade upgrade) const
    {
        return upgrades[static_cast<std::size_t>(upgrade)];
    }
    [[nodiscard]] const RingerFacts* ringer(std::string_view id) const;
    [[nodiscard]] const TeamFacts* team(std::string_view id) const;
};

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What is printed in the box.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::kaosball
