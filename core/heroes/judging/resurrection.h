// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

enum class ResurrectionSource : std::uint8_t { Laurel, Effect };
enum class Revival : std::uint8_t { ReturnToken, TurnToElite, Upgrade };

struct RevivedStack {
    std::string name;
    Tokens start;
    Tokens now;
};
struct RevivalStep {
    std::string stack;
    Revival what = Revival::ReturnToken;
};
struct RevivedEncounter {
    int challenge = 1;
    int damage = 0;
    int toughUsed = 0;
    [[nodiscard]] int left() const { return challenge - damage; }
};

struct ResurrectionInquiry {
    ResurrectionSource source = ResurrectionSource::Laurel;
    int points = 1;
    std::optional<std::vector<RevivedStack>> stacks;
    std::optional<std::vector<RevivalStep>> steps;
    std::optional<RevivedEncounter> encounter;
};

enum class RevivalProblem : std::uint8_t {
    NotEnoughPoints,
    UpgradeNeedsLaurel,
    NothingDestroyed,
    NoFlippedToken,
    NoBaseToken,
    EncounterDestroyed
};
[[nodiscard]] RuleId ruleOf(RevivalProblem problem);
[[nodiscard]] Text textOf(RevivalProblem problem);

struct ResurrectionVerdict {
    std::optional<RevivalProblem> problem;
    std::optional<int> step; ///< from 0
    std::vector<RevivedStack> stacks;
    int pointsLeft = 0;
    std::optional<RevivedEncounter> encounter;
    [[nodiscard]] bool isLegal() const { return !problem; }
    [[nodiscard]] bool isOfArmy() const { return isLegal() && !encounter; }
};

/// MH-13.5, MH-15: may these units come back.
[[nodiscard]] Ruling<ResurrectionVerdict> judgeResurrection(const ResurrectionInquiry& inquiry,
                                                            Listening listening = Listening::Yes);

} // namespace whistle::heroes
