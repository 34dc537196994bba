// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// What may be done now, for pages that light up just that and for matches played at random. Everything here is asked
/// of the referee itself or of the functions that it asks, so the two cannot disagree.

/// Whether the referee has nothing against the command.
[[nodiscard]] bool isLegal(const State& state, const Command& command, const Facts& facts);

/// Caballeros that may be taken to the court.
struct IntakeOffer {
    int player = noPlayer;
    int fromProvinces = 0; ///< at most
    int fromRegions = 0;   ///< at most, and only with all that the provinces hold
    AreaList regions;      ///< that they may come from
    bool isTheCourt = false;
};
/// Caballeros that may be placed from the court.
struct PlacementOffer {
    int maximum = 0;
    AreaList destinations;
};
/// What the next player has to return (`return_caballeros`).
struct ReturnOffer {
    int player = noPlayer;
    int required = 0; ///< in all; after an illegal disc what a single region gives: as the card says
    int fromCourt = 0;
    AreaList regions;
    bool fromOneRegion = false;
};

struct Legal {
    AreaList kingStarts; ///< regions for `set_king`
    PlayerList homeless; ///< players for `set_home`
    AreaList homes;      ///< regions for it
    bool mayStartRound = false;
    Indexed<std::vector<int>, stackCount> reveals; ///< cards that a stack may still show, by stack from 1
    PowerCards powerCards = 0;                     ///< that the player to move may lay
    std::optional<IntakeOffer> intake;
    Few<int, stackCount> stacks; ///< for `choose_action_card`
    std::optional<PlacementOffer> placement;
    bool mayAnnounce = false;
    AreaList announceFor; ///< areas of which one is announced with it; empty: none is
    bool maySkip = false;
    bool mayEndTurn = false;
    bool mayMove = false; ///< `move_caballeros`; which: `movementLimits`
    AreaList kingGoals;
    AreaList grandeGoals;
    Indexed<AreaList, 2> scoreboardGoals; ///< by Scoreboard
    PowerCards retrievable = 0;
    bool mayRetrieveInSecret = false;
    std::optional<ReturnOffer> returns;
    PlayerList discs; ///< who may set one, or set it anew
    bool mayRevealDiscs = false;
    int scores = 0; ///< areas that `score` may take at most
    bool mayOpenCastillo = false;
    PlayerList vetoes; ///< who may say Veto
};
[[nodiscard]] Legal legal(const State& state, const Facts& facts);

} // namespace whistle::elgrande
