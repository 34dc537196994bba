// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <cstdint>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// What is wrong with a loadout, in the order of the words' alphabet.
enum class LoadoutProblem : std::uint8_t {
    RingerNotOwned,
    TooExpensive,
    TooManyAsBruiser,
    TooManyAsRunner,
    TooManyRingers,
    TooManySlots,
    UpgradeNotOwned
};

struct FieldedRinger {
    std::string ringer; ///< ringer id
    Post as = Post::Runner;
    friend bool operator==(const FieldedRinger&, const FieldedRinger&) = default;
};

/// A team's choice for a half, or for an overtime period (KB-27).
struct LoadoutInquiry {
    int activeUpgradePoints = 3;
    Upgrades owned;
    Upgrades active;
    std::vector<std::string> ownedRingers;     ///< living ones
    std::vector<FieldedRinger> fieldedRingers; ///< each ringer once
};

/// What the active upgrades together do (KB-29); zero means nothing but for `handOffRange`.
struct LoadoutEffects {
    int extraSpaces = 0;            ///< Speed Training
    int handOffRange = 1;           ///< 1 + Relay Training
    int damageIgnoredPerTurn = 0;   ///< Hardy, for each figure
    int pointsPerHurtEnemy = 0;     ///< Hate
    int pointsPerWonTackle = 0;     ///< Pile Driver
    int rerollsPerRoll = 0;         ///< Lucky
    int painGainUsesPerContest = 0; ///< Pain/Gain
    int cashBeforeMatch = 0;        ///< Sexy Contract
    int extraRingers = 0;           ///< Enforcement
    friend bool operator==(const LoadoutEffects&, const LoadoutEffects&) = default;
};
[[nodiscard]] LoadoutEffects effectsOf(const Upgrades& active, const Constants& constants);
/// KB-3.8, KB-29.3: how many ringers may be on the crossfield at a time.
[[nodiscard]] int ringersAllowed(const Upgrades& active, const Constants& constants);
/// KB-27.2: the printed costs of these tiles together.
[[nodiscard]] int totalCost(const Upgrades& active, const Facts& facts);

struct LoadoutVerdict {
    std::vector<LoadoutProblem> problems; ///< none: legal; each once, in the enum's order
    std::vector<Objection> objections;    ///< one for each problem
    int totalCost = 0;
    int pointsLeft = 0; ///< below zero: too expensive
    int slotsUsed = 0;  ///< different upgrades (KB-27.3)
    int ringersAllowed = 1;
    LoadoutEffects effects;
    [[nodiscard]] bool isLegal() const { return problems.empty(); }
};

/// KB-27, KB-29, KB-R36.
[[nodiscard]] Ruling<LoadoutVerdict> judgeLoadout(const LoadoutInquiry& inquiry, const Facts& facts);

} // namespace whistle::kaosball
