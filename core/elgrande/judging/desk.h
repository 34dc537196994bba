// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/judging/court_intake.h"
#include "elgrande/judging/final_standing.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/judging/movement.h"
#include "elgrande/judging/piece_move.h"
#include "elgrande/judging/placement.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/judging/turn_order.h"
#include "elgrande/judging/veto.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "journal/findings.h"
#include "rulebook/question_guide.h"

namespace whistle::elgrande {

// What the judges are asked, as a question; each stands with its question.
[[nodiscard]] AskedQuestion askedAs(const AreaCase& area, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const BidCase& bid, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const IntakeCase& intake, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const MovementCase& movement, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const PieceCase& move, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const PlacementCase& placement, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const StandingCase& match, const PlayerNames& names);
[[nodiscard]] AskedQuestion askedAs(const VetoCase& veto, const PlayerNames& names);

/// One command at work: a copy of the state that it changes, the reasons, and what is against it.
///
/// Each command has one function `on(desk, command)`, in a file by topic. It first says what is against the command:
/// `unknown` where it names what the match does not have (bad input), `refuse` where nothing is left to record,
/// `object` for a rule that players may override. If nothing was refused it then does what the command does, so that
/// an overridden command has its effect. What is a question too is judged by the question's judge: `ask`, which whoever
/// wants to know what was really asked may hear.
class Desk : public FindingsIn<Saying> {
public:
    Desk(const State& before, const Facts& printed, Reasons::Listening listening, std::vector<AskedQuestion>* asked)
        : FindingsIn(listening)
        , state(before)
        , facts(printed)
    {
        noteIn(asked);
    }

    // --- bad input ---
    /// Whether somebody of this name plays; whoever does not is unknown.
    bool knows(const std::string& player, const std::string& at = "/player");
    bool knows(const Acting& player) { return !player || knows(*player); }
    bool knows(const PlayerCounts& players, const std::string& at);
    /// A key that this command must have here, or must not have.
    bool expectKey(bool isThere, bool isWanted, const char* at, Saying missing, Saying unwanted);

    // --- moments ---
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

    // --- judges: what they have against it, and what they say ---
    IntakeVerdict ask(const IntakeCase& intake);
    PlacementVerdict ask(const PlacementCase& placement);
    /// `told`: moves of which an earlier command spoke.
    MovementVerdict ask(const MovementCase& movement, std::size_t told);
    PieceVerdict ask(const PieceCase& move);
    VetoVerdict ask(const VetoCase& veto);
    AreaScore ask(const AreaCase& area);
    Standing ask(const StandingCase& match);
    /// Whether the card may be laid.
    bool ask(const BidCase& bid);
    /// An objection that a judge made.
    void against(Objection objection);

    // --- who and what ---
    [[nodiscard]] const std::string& name(int player) const { return state.name(player); }
    [[nodiscard]] int seat(const std::string& player) const { return *state.playerCalled(player); }
    [[nodiscard]] Turn& turn() { return *state.turn; }
    [[nodiscard]] Board& board() { return state.board; }
    [[nodiscard]] Powers& powersOf(int player) { return state.powers[player]; }
    [[nodiscard]] Effect effect() const { return facts.card(state.turn->card).effect; }

    // --- what several commands do ---
    /// The special action goes on, or is done when nothing is left of it.
    void carriedOut(bool wholly);
    void lay(Counts& counts, const PlayerCounts& written) const;

    State state;
    const Facts& facts;

private:
    template <class Case>
    void note(const Case& asked)
    {
        if (m_asked)
            m_asked->push_back(askedAs(asked, state.players));
    }
    template <class Verdict, class Tell, class ObjectionTo>
    Verdict take(Ruling<Verdict> ruling, ObjectionTo&& objectionTo, Tell&& tell);
};

// --- setup, the beginning of a round, power cards: sections 2, 3 and 4 ---
void on(Desk& desk, const NewMatch& command);
void on(Desk& desk, const SetKing& command);
void on(Desk& desk, const SetHome& command);
void on(Desk& desk, const StartRound& command);
void on(Desk& desk, const RevealActionCard& command);
void on(Desk& desk, const PlayPowerCard& command);
// --- turns: section 5; Vetoes: EG-13.1 to EG-13.6 ---
void on(Desk& desk, const TakeCaballeros& command);
void on(Desk& desk, const ChooseActionCard& command);
void on(Desk& desk, const PlaceCaballeros& command);
void on(Desk& desk, const AnnounceSpecialAction& command);
void on(Desk& desk, const SkipSpecialAction& command);
void on(Desk& desk, const UseVeto& command);
void on(Desk& desk, const EndTurn& command);
// --- special actions: sections 12 to 16; returns: section 13 ---
void on(Desk& desk, const MoveCaballeros& command);
void on(Desk& desk, const MoveKing& command);
void on(Desk& desk, const MoveGrande& command);
void on(Desk& desk, const MoveScoreboard& command);
void on(Desk& desk, const RetrievePowerCard& command);
void on(Desk& desk, const ReturnCaballeros& command);
// --- discs, scorings, the end: sections 8, 14 and 17 ---
void on(Desk& desk, const SetDisc& command);
void on(Desk& desk, const RevealDiscs& command);
void on(Desk& desk, const Score& command);
void on(Desk& desk, const OpenCastillo& command);
// --- the record is mended by hand ---
void on(Desk& desk, const Correct& command);

// --- what several of them do ---
void beginTurn(Desk& desk, int player);
void askDiscs(Desk& desk, const PlayerList& players);
/// `card`: none in a general scoring.
void openScoring(Desk& desk, std::optional<Effect> card, AreaList remaining);
void finish(Desk& desk);

} // namespace whistle::elgrande
