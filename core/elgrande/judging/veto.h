// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/state.h"
#include "rulebook/ruling.h"

#include <string>

namespace whistle::elgrande {

enum class VetoPart : std::uint8_t { SpecialAction, Placement };
enum class VetoTargetState : std::uint8_t { Announced, InProgress, Completed };

/// What a Veto is to stop.
struct VetoTarget {
    std::string player; ///< whose action it is
    Effect card = Effect::KingCard;
    VetoPart part = VetoPart::SpecialAction;
    VetoTargetState state = VetoTargetState::Announced;
};
/// Somebody wants to use a Veto card that lies before him.
struct VetoCase {
    int roundsInGame = 9;
    std::string holder;
    int takenInRound = 1;
    int currentRound = 1;
    bool alreadyUsed = false;
    bool vetoCanStopVeto = true; ///< EG-R18
    VetoTarget target;
};

/// The Veto card that this player would use: the one that expires first, of those the older (EG-R29); null: none.
[[nodiscard]] const VetoCard* vetoOf(const State& state, int holder);
/// It against the special action of the turn, that of this card.
[[nodiscard]] VetoCase vetoCaseOf(const State& state, int holder, Effect card);

enum class VetoReason : std::uint8_t {
    AlreadyUsed,
    Expired,
    OwnTurn,
    NotASpecialAction,
    AlreadyCompleted,
    VetoIsImmune,
    Allowed
};
struct VetoVerdict {
    VetoReason reason = VetoReason::Allowed;
    int lastUsableRound = 0;
    bool isDiscarded = false;

    [[nodiscard]] bool isAllowed() const { return reason == VetoReason::Allowed; }
};

/// EG-13.6: the last round in which a Veto taken in this round can be used.
[[nodiscard]] int lastVetoRound(int takenInRound, int roundsInGame);
[[nodiscard]] Ruling<VetoVerdict> judgeVeto(const VetoCase& veto,
                                            Reasons::Listening listening = Reasons::Listening::Yes);
/// What it stops, allowed or not.
void tellStopped(const VetoCase& veto, Reasons& reasons);
[[nodiscard]] Objection objectionTo(VetoReason reason, const VetoCase& veto);

} // namespace whistle::elgrande
