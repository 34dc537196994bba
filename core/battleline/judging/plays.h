// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/state.h"

namespace whistle::battleline {

/// BL-5: which cards may be played, and whether a player may pass.

enum class Obligation : std::uint8_t { GameOver, PlayAnyCard, PlayTacticsCard, TacticsCardOrPass, Pass };
/// Why a card cannot be played; the first that applies.
enum class NotPlayable : std::uint8_t { GameOver, TacticsLimit, LeaderLimit, NoTarget, NoFreeSlot };

/// A card that Redeploy, Deserter or Traitor may take, and the flags that it may go to (none for Deserter; Redeploy may
/// take it out of play instead).
struct CardMove {
    Card card;
    int fromFlag = 1;
    FlagSet toFlags = 0;
    bool mayLeavePlay = false; ///< by Redeploy
};

/// What a card may do now.
struct CardPlay {
    Card card;
    std::optional<NotPlayable> reason; ///< none: it is playable
    FlagSet flags = 0;                 ///< of a Troop, Morale or Environment card
    std::vector<CardMove> moves;       ///< of Redeploy, Deserter, Traitor; by flag, then in the order of the table
    int cardsToDraw = 0;               ///< of Scout
    int cardsToReturn = 0;             ///< of Scout

    [[nodiscard]] bool isPlayable() const { return !reason; }
};

/// Whether and how the player may play this card at the start of the playing step. `hand`: cards held, this one
/// included.
[[nodiscard]] CardPlay playOf(const Table& table, Seat player, Card card, int hand, const Cards& decks);
/// The same without where and what, which is quicker.
[[nodiscard]] std::optional<NotPlayable> whyNotPlayable(const Table& table, Seat player, Card card);

struct PlaysCase {
    Table table; ///< at the start of the playing step
    Seat player = Seat::South;
    std::vector<Card> hand;
    std::optional<Cards> decks; ///< matter for Scout alone
    HouseRules houseRules;
};
struct LegalPlaysVerdict {
    Obligation obligation = Obligation::Pass;
    std::vector<CardPlay> plays; ///< in the order of the hand
};

/// BL-5: what may this player play, and may the player pass?
[[nodiscard]] Ruling<LegalPlaysVerdict> judgeLegalPlays(const PlaysCase& asked);

/// Why the card cannot be played, with its rule, for whoever shows a card that is struck out; empty: it can.
[[nodiscard]] std::vector<Objection> whyNot(std::optional<NotPlayable> reason);

/// What a player has to do who cannot play a Troop card, and the rule that says so. Empty: one can be played, or this
/// is not the moment to play a card.
[[nodiscard]] std::vector<Objection> forcedPlay(const State& state);

} // namespace whistle::battleline
