// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/state.h"
#include "rulebook/ruling.h"

namespace whistle::elgrande {

struct Facts;

/// What an opponent wants to return, or is told to.
struct LossChoice {
    int court = 0;
    ByArea<int> regions;
    friend bool operator==(const LossChoice&, const LossChoice&) = default;
};

/// A card that strikes the opponents' Caballeros, as far as it is known what is chosen.
struct LossCase {
    Effect card = Effect::KingReturns;
    int player = 0; ///< whose card it is
    const Board& board;
    ByPlayer<std::optional<LossChoice>> choices; ///< king_returns
    ByPlayer<AreaSpot> targets;                  ///< remove_one_each
    ByPlayer<std::optional<AreaSpot>> discs;     ///< secret returns, eviction
    ByPlayer<AreaSpot> replacements;             ///< secret returns: in place of an illegal disc
    AreaSpot evicted;
};

/// What the card that is carried out does, with the discs that are set.
[[nodiscard]] LossCase lossOf(const State& state, Effect card);

enum class LossStatus : std::uint8_t { Ok, NothingToReturn, IllegalChoice, Replaced, SentToCourt };

/// What one opponent loses.
struct Loss {
    enum class To : std::uint8_t { Nowhere, Provinces, Court, Region };
    int player = noPlayer;
    int required = 0;
    LossStatus status = LossStatus::Ok;
    int fromCourt = 0;
    ByArea<int> fromRegions;
    To to = To::Nowhere;
    AreaSpot region; ///< that they go to
    AreaList options;
    AreaList replacementOptions;
};

/// What an opponent has to return or to move before anything is chosen; of the secret returns: whether a disc is asked
/// of him (EG-13.7 to EG-13.12, EG-15.5, EG-R12).
[[nodiscard]] int owes(Effect card, const Board& board, int player, AreaSpot evicted);
/// The opponents with anything to return or to move, clockwise from the left of the acting player (EG-13.9, EG-R25).
[[nodiscard]] PlayerList struckBy(Effect card, const Board& board, int player, AreaSpot evicted);

[[nodiscard]] Loss lossOf(const LossCase& loss, int opponent);
/// Who says where the Caballeros come from that are returned next: their owner, or the acting player (EG-13.10,
/// EG-R14).
[[nodiscard]] int chooserOfReturn(const State& state, Effect card);
/// The regions that a disc of the player may show now and count (EG-8.2, EG-11.2, EG-R14, EG-R15); nothing of it is
/// secret.
[[nodiscard]] AreaList regionsForDisc(const State& state, const Facts& facts, int player);
void applyLoss(Board& board, const Loss& loss);
/// The sentences on one opponent.
void tellLoss(const LossCase& loss, const Loss& result, const PlayerNames& names, Reasons& reasons);
/// EG-R15
[[nodiscard]] Objection kingsRegionEvicted(Area region);

struct LossVerdict {
    bool evictsKingRegion = false;
    PlayerList order;
    Few<Loss, mostPlayers> results;
    Board after;

    [[nodiscard]] bool isLegal() const;
};
[[nodiscard]] Ruling<LossVerdict> judgeLoss(const LossCase& loss, const PlayerNames& names,
                                            Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::elgrande
