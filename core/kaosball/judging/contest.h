// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/types.h"
#include "rulebook/fault.h"
#include "rulebook/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// A figure in a contest. `damage`: tokens on it before the contest and before Pain/Gain.
struct ContestFigure {
    std::string id;
    FigureKind kind = FigureKind::Runner;
    int health = 1; ///< 1 to 20
    int damage = 0; ///< below health
    Ringer ringer = Ringer::None;
    bool hasBall = false;
    int preventedThisTurn = 0; ///< points that Hardy has ignored for it in this turn already (KB-R17)
    bool usesBrick = false;    ///< if it would be knocked down, its side uses Brick (KB-29.1, KB-R52)
    friend bool operator==(const ContestFigure&, const ContestFigure&) = default;
};

/// One side of a contest: a team, its card, and the figures it fights with.
struct ContestSide {
    std::string team;
    Stats stats;
    Card card;
    std::vector<ContestFigure> figures; ///< initiator 1; target 1, or 2 against Cretin the Ettin
    Ability ability = Ability::None;
    Upgrades upgrades;
    BurnedNumbers burned;  ///< of this period, without the cards of this contest
    bool stimPack = false; ///< played Stim Pack! for this contest
    int painGain = 0;      ///< uses of Pain/Gain, 0 to 2, taken by the first figure (KB-29.8, KB-R19)
    std::vector<int>
        tiebreakerRolls; ///< target sides: what the active side rolled for this comparison; the last counts
    friend bool operator==(const ContestSide&, const ContestSide&) = default;
};

/// KB-18.4, KB-18.5: what lies round the initiator's figure, for a tackle that is lost.
struct Surroundings {
    int freeSpaces = 1;
    int blockedSides = 0; ///< edge, wall or standing figure, not counting the side of a target
    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

/// A contest between an initiator and one target side, or two for Cretin the Ettin (KB-17, KB-R20).
struct Contest {
    ContestType type = ContestType::Steal;
    bool isReaction = false; ///< the target's team has its turn, and so rolls the die (KB-17.6)
    ContestSide initiator;
    std::vector<ContestSide> targets;
    bool followUp = false;
    Surroundings surroundings;
    bool saysChoices = true; ///< the ruling tells what may still be chosen; false: it has been chosen already
    friend bool operator==(const Contest&, const Contest&) = default;
};

enum class DecidedBy : std::uint8_t { Totals, Tiebreaker, LiveOverDead, Upset, TiebreakerNeeded };
enum class Push : std::uint8_t { None, MayBePushed, MayBePushedOrKnockedDown, KnockedDown };
enum class Winner : std::uint8_t { Open, Initiator, Target };

struct CardResult {
    bool isLive = false;
    int value = 0; ///< what it brings: 0 if dead, doubled by Stim Pack! in the reading `card_value`
    friend bool operator==(const CardResult&, const CardResult&) = default;
};

struct FigureResult {
    std::string id;
    int damageTaken = 0;     ///< after prevention, with Brick's point, without Pain/Gain
    int damagePrevented = 0; ///< by Hardy
    int damageAfter = 0;     ///< all tokens now on it
    bool isKilled = false;
    std::string killedBy; ///< the team credited; empty: none
    bool isKnockedDown = false;
    friend bool operator==(const FigureResult&, const FigureResult&) = default;
};

/// One comparison, of the initiator with one target side.
struct Comparison {
    std::string team;
    CardResult card;
    DecidedBy decidedBy = DecidedBy::Totals;
    std::optional<int> initiatorTotal; ///< before the die; empty when no totals are compared
    std::optional<int> targetTotal;
    std::optional<int> tiebreaker; ///< the roll that counted
    Winner winner = Winner::Open;
    std::optional<int> margin;
    std::vector<FigureResult> figures; ///< empty while a tiebreaker is needed
    friend bool operator==(const Comparison&, const Comparison&) = default;
};

struct ContestVerdict {
    bool isResolved = true; ///< false: some comparison ties and has no roll; the fields below `comparisons` are empty
    CardResult initiatorCard;
    std::vector<Comparison> comparisons;
    FigureResult initiator;
    Push push = Push::None;
    std::string carrierAfter; ///< figure id, or empty
    bool ballIsLoose = false;
    bool followUpAllowed = false;
    std::vector<std::pair<std::string, int>> victoryPoints; ///< every team of the contest, in order
    int healingAllowed = 0;                                 ///< Vampirism
    friend bool operator==(const ContestVerdict&, const ContestVerdict&) = default;
};

/// KB-17 and KB-18, fully resolved. The contest must be possible (see `contestFaults`).
[[nodiscard]] Ruling<ContestVerdict> judgeContest(const Contest& contest, const HouseRules& houseRules,
                                                  const Constants& constants,
                                                  Reasons::Listening listening = Reasons::Listening::Yes);

/// What makes a contest impossible (digest, 40.3, errors): places are JSON pointers into the question's input.
[[nodiscard]] std::vector<Fault> contestFaults(const Contest& contest);

/// KB-17.7 to KB-17.12: whether the card counts, and with which value, for a player who has burned these.
[[nodiscard]] CardResult judgeCard(Card card, BurnedNumbers burned, const HouseRules& houseRules,
                                   const Constants& constants);

} // namespace whistle::kaosball
