// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"
#include "battleline/judging/claim.h"
#include "battleline/table/names.h"
#include "journal/findings.h"

namespace whistle::battleline {

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(...)`. Such a function first says what is against the command: `object` for a
/// rule that players may override with a reason, `refuse` where there is nothing that could be recorded (wrong step,
/// no such card there). If nothing was refused it then does what the command does, so that an overridden command has
/// its effect. The functions stand in files by topic: referee_plays (cards), referee (games, claims, draws).
class Referee : FindingsIn<Saying> {
public:
    Referee(const State& state, Reasons::Listening listening) : FindingsIn(listening), m_before(state), m_state(state)
    {
    }

    /// Judges the command and gives the outcome. To be called once.
    Outcome<State> judge(const Command& command);

private:
    // referee_plays.cpp: BL-5, BL-8 to BL-11
    void on(const PlayTroop& play) { playIntoSlot(play.card, CardKind::Troop, play.flag); }
    void on(const PlayMorale& play) { playIntoSlot(play.card, CardKind::Morale, play.flag); }
    void on(const PlayEnvironment& command);
    void on(const PlayScout& command);
    void on(const ScoutDrawCards& command);
    void on(const ScoutReturnCards& command);
    void on(const PlayRedeploy& command);
    void on(const PlayDeserter& command);
    void on(const PlayTraitor& command);
    void on(const Pass& command);
    // referee.cpp: BL-2, BL-4, BL-7, BL-12, BL-14
    void on(const StartGame& command);
    void on(const ClaimFlag& command);
    void on(const Draw& command);
    void on(const EndTurn& command);
    void on(const EndClaims& command);

    // --- what is against it ---
    /// BL-4.3, BL-8.2, BL-8.3: it lies nowhere yet, one of its deck is held, and the limit allows it.
    void checkPlay(Card card);
    /// The same of a card that must be of this kind; unless it is, nothing more is looked at.
    bool begins(Card card, CardKind kind);
    void checkOpen(int flag);
    void checkSlot(int flag);

    // --- cards ---
    [[nodiscard]] Seat player() const { return m_state.toMove; }
    [[nodiscard]] Seat opponent() const { return opponentOf(m_state.toMove); }
    [[nodiscard]] Cards& hand() { return m_state.hands[player()]; }
    Flag& flag(int number) { return m_state.table.flag(number); }
    /// The open flag on whose side the card lies; 0: none.
    [[nodiscard]] int openFlagOf(Card card, Seat side) const;
    /// From the hand or from another flag into a slot of the player (BL-R4).
    void lay(Card card, int number);
    void takeFrom(int number, Seat side, Card card);
    void playIntoSlot(Card card, CardKind kind, int number);
    /// It is played; Guile cards lie beside the deck.
    void leaveHand(Card card);

    // --- turns, claims, ends ---
    void objectToClaim(const ClaimVerdict& verdict);
    void win(int number, Seat seat);
    void award(Seat seat);
    void endGame(bool blocked);
    void passTurn();

    const State& m_before;
    State m_state;
};

} // namespace whistle::battleline
