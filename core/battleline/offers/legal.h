// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/names.h"
#include "battleline/table/state.h"

namespace whistle::battleline {

/// What may be done now, for pages that light up just that and for matches played at random. Everything here is asked
/// of the referee itself or of the same functions that it asks, so the two cannot disagree.

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
/// included. The one place that knows: the question, the referee and the pages ask it.
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

/// By sort. Which cards are held nobody sees: those that lie nowhere yet may be in the secret hand.
struct Legal {
    /// Every card that does not lie face up, and what it may do if it is in the hand of the seat to move; only in the
    /// step `play`. A Troop card is not offered to a hand without Troop cards, nor a Tactics card to one without.
    std::vector<CardPlay> plays;
    bool mayPass = false;
    bool mayClaim = false; ///< whether this is the moment; which flags: `provable`
    Few<Deck, 2> draws;    ///< decks that `draw` or `scout_draw` may take from
    Few<Deck, 2> returns;  ///< decks that `scout_return` may put a card on
    bool mayEndTurn = false;
    bool mayEndClaims = false;
};
[[nodiscard]] Legal legal(const State& state);

/// The flags that each seat could prove now (digest, end of section 3.3), at its proper moment.
[[nodiscard]] Seats<FlagSet> provable(const State& state);

/// The step that needs nobody's decision, if one is due, when the player can prove no flag: the end of the claims or of
/// a turn without a draw, and the draw from the only deck that has cards. The program may enter it by itself.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

/// Why the card cannot be played, with its rule, for whoever shows a card that is struck out; empty: it can.
[[nodiscard]] std::vector<Objection> whyNot(std::optional<NotPlayable> reason);

/// What a player has to do who cannot play a Troop card, and the rule that says so. Empty: one can be played, or this
/// is not the moment to play a card.
[[nodiscard]] std::vector<Objection> forcedPlay(const State& state);

} // namespace whistle::battleline
