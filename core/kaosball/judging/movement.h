// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/position.h"
#include "rulebook/ruling.h"

#include <optional>
#include <vector>

namespace whistle::kaosball {

/// Where can a figure go, and what does a path provoke (digest, 40.8)? The position is that before the movement, its
/// active figure stands, and the action fits its kind.
struct MovementInquiry {
    Position position;
    int active = 0; ///< index into the pieces
    Movement movement = Movement::Sprint;
    bool attemptsSteal = false; ///< the sprint shall end with a steal (KB-12.2): no hand-offs (KB-14.6)
    bool hustle = false;
    int preventedThisTurn = 0;              ///< points that Hardy has ignored for the active figure
    std::optional<std::vector<Space>> path; ///< spaces entered, in order; empty: it stays
    bool picksUpBall = false;               ///< at the end of the path
    HouseRules houseRules;
};

/// Enemies that may react to a step, as if nobody had reacted before. Steps count from 1.
struct StepReactions {
    int step = 0;
    Space space;
    std::vector<ReactionOffer> offers;
};

/// A position of the path where the ball can be handed off, as if it had not been before. Step 0 is the start.
struct HandOffChance {
    int step = 0;
    Space space;
    std::vector<int> teammates; ///< receivers of the active carrier, or the carrier that can give; by id
};

struct PathVerdict {
    std::optional<StepProblem> problem; ///< none: the path is legal
    int problemStep = 0;
    int damageTaken = 0; ///< of fire, after Hardy
    bool survives = true;
    std::vector<StepReactions> reactions;
    std::vector<HandOffChance> handOffs;
    bool carriesBallAtEnd = false;
    std::vector<int> contestTargets; ///< by id
    [[nodiscard]] bool isLegal() const { return !problem; }
};

struct MovementVerdict {
    int allowance = 0;
    std::vector<Reach> reachable;
    std::optional<PathVerdict> path;
};

/// KB-12 to KB-15. A path may end with the figure's death in its last step (legal, not survived); a death on the way
/// there is a problem at the step that kills.
[[nodiscard]] Ruling<MovementVerdict> judgeMovement(const MovementInquiry& inquiry, const Facts& facts);

} // namespace whistle::kaosball
