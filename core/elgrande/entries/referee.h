// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/judging/piece_move.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/state.h"
#include "journal/findings.h"

#include <algorithm>

namespace whistle::elgrande {

/// Referees one command. Never changes `state`; the outcome tells what happens, or would happen, and what is against
/// it.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command, const Facts& facts,
                                     Reasons::Listening listening = Reasons::Listening::Yes);

/// What of a command means nothing at this table: a player who does not play, a card that no pack has, a key that the
/// card does not take. Such a line is bad input, not a play against the rules.
[[nodiscard]] Problems strangersIn(const Command& command, const State& state, const Facts& facts);

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(...)`. Such a function first says what is against the command: `object` for a
/// rule that players may override with a reason, `refuse` where there is nothing that could be recorded. If nothing
/// was refused it then does what the command does, so that an overridden command has its effect. What is judged by a
/// question too is judged by the question's function (judging/).
class Referee : Findings {
public:
    Referee(const State& state, const Facts& facts, Reasons::Listening listening);

    /// Judges the command and gives the outcome. To be called once.
    Outcome<State> judge(const Command& command);

private:
    // referee_setup.cpp: sections 2, 3 and 4
    void on(const NewMatch& command);
    void on(const SetKing& command);
    void on(const SetHome& command);
    void on(const StartRound& command);
    void on(const RevealActionCard& command);
    void on(const PlayPowerCard& command);
    // referee_turn.cpp: section 5, Vetoes
    void on(const TakeCaballeros& command);
    void on(const ChooseActionCard& command);
    void on(const PlaceCaballeros& command);
    void on(const AnnounceSpecialAction& command);
    void on(const SkipSpecialAction& command);
    void on(const UseVeto& command);
    void on(const EndTurn& command);
    // referee_actions.cpp: what the special actions do
    void on(const MoveCaballeros& command);
    void on(const MoveKing& command);
    void on(const MoveGrande& command);
    void on(const MoveScoreboard& command);
    void on(const RetrievePowerCard& command);
    void on(const ReturnCaballeros& command);
    // referee_scoring.cpp: discs, scorings, the end
    void on(const SetDisc& command);
    void on(const RevealDiscs& command);
    void on(const Score& command);
    void on(const OpenCastillo& command);
    // referee.cpp: the record is mended by hand
    void on(const Correct& command);

    // --- what is against it ---
    /// Refuses the command unless this is the phase; gives whether it is.
    bool inPhase(Phase phase, RuleId rule = "EG-3.1"_rule);
    /// Of the commands of a player's turn: the phase, and that it is his.
    bool inTurnOf(const Acting& player);
    /// The same in the step `action`.
    bool inActionOf(const Acting& player, RuleId rule = "EG-5.1"_rule);
    /// Refuses unless the special action runs, and it is one of the card that the command is of.
    bool isRunning(bool isTheCard);
    /// The same for a command of a player's turn, of a card with one of these effects.
    bool carriesOut(const Acting& player, Effect first, Effect last);
    /// An objection that a judge made.
    void against(Objection objection);
    /// What a judge says, without the objections with which it begins: `against` has them.
    template <class Verdict>
    void explain(const Ruling<Verdict>& ruling)
    {
        std::size_t objections = 0;
        if constexpr (requires { ruling.verdict.violations; })
            objections = std::min(ruling.verdict.violations.size(), ruling.why.size());
        m_reasons.add({ruling.why.begin() + static_cast<std::ptrdiff_t>(objections), ruling.why.end()}, ruling.rules);
    }

    // --- who and what ---
    [[nodiscard]] const std::string& name(int player) const { return m_state.name(player); }
    [[nodiscard]] int seat(const std::string& player) const { return *m_state.playerCalled(player); }
    Turn& turn() { return *m_state.turn; }
    Board& board() { return m_state.board; }
    Powers& powersOf(int player) { return m_state.powers[player]; }
    [[nodiscard]] const ActionCard& card() { return m_facts.card(turn().card); }
    [[nodiscard]] Effect effect() { return card().effect; }

    // --- what happens ---
    void lay(Counts& counts, const PlayerCounts& written) const;
    void beginTurn(int player);
    void endRound();
    void leaveGame(int card);
    void announce();
    /// The special action goes on, or is done when nothing is left of it.
    void carriedOut(bool wholly);
    void askDiscs(const PlayerList& players);
    /// Gives whether it may.
    bool judgeMove(const PieceCase& move);
    /// What is against a return, as far as the card says it.
    void checkReturn(const Loss& loss, const LossChoice& choice, bool isAfterDisc);
    void revealForLoss();
    void revealForScoring();
    void revealForCastillo();
    void openScoring(std::optional<Effect> card, AreaList remaining);
    void book(Area area, const Counts& points);
    void scoreNext();
    void endGeneralScoring();
    void finish();

    const State& m_before;
    const Facts& m_facts;
    State m_state;
};

} // namespace whistle::elgrande
