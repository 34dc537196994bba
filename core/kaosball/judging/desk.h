// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/findings.h"
#include "kaosball/game.h"
#include "kaosball/judging/bonus.h"
#include "kaosball/judging/bribes.h"
#include "kaosball/judging/contest.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/judging/match_result.h"
#include "kaosball/judging/movement.h"
#include "kaosball/judging/scoring.h"
#include "rulebook/question_guide.h"
#include "rulebook/ruling.h"

#include <optional>
#include <utility>

namespace whistle::kaosball {

enum class Preventable { Yes, No };

// What is judged, as a question about a table as it stands; each stands with its question.
[[nodiscard]] AskedQuestion askedAs(const BonusInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const BribeInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const Contest& contest, const State& table);
[[nodiscard]] AskedQuestion askedAs(const KnockoutInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const LoadoutInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const MatchResultInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const MovementInquiry& inquiry, const State& table);
[[nodiscard]] AskedQuestion askedAs(const ScoringInquiry& inquiry, const State& table);

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(desk, command)`, in a file by topic. It first says what is against the command:
/// `object` for a rule that players may override with a reason, `refuse` where there is nothing that could be recorded
/// (wrong phase, unknown figure). If nothing was refused it then does what the command does, so that an overridden
/// command has its effect. What is a question of the dispute desk too is noted as it is judged.
class Desk : public FindingsIn<Saying> {
public:
    Desk(const State& before_, const Facts& facts_, Reasons::Listening listening, std::vector<AskedQuestion>* asked)
        : FindingsIn(listening)
        , before(before_)
        , facts(facts_)
        , rules(facts_.constants)
        , state(before_)
    {
        noteIn(asked);
    }

    /// A question as it is judged now, for whoever listens to what is asked.
    template <class Inquiry>
    void note(const Inquiry& inquiry)
    {
        if (m_asked)
            m_asked->push_back(askedAs(inquiry, state));
    }
    [[nodiscard]] bool isListenedTo() const { return m_asked != nullptr; }

    void cite(RuleId rule) { m_reasons.cite(rule); }
    void add(const std::vector<Text>& why, const std::vector<RuleId>& cited) { m_reasons.add(why, cited); }

    // --- what is against it ---
    /// Refuses the command unless the match is in this phase; gives whether it is.
    bool inPhase(Phase phase, RuleId rule);
    /// The index of a team that plays; refuses and gives -1 if there is none of that name.
    int playingTeam(const std::string& name);
    /// A figure by its full id; refuses and gives none if there is none.
    FigureRef figure(const std::string& id);
    /// The same, and it has to stand on the crossfield; `rule` is the one that says so.
    FigureRef standingFigure(const std::string& id, RuleId rule = "KB-12.1"_rule);
    /// The team of that name, if its step of the phase is still to be done; refuses and gives -1 if not.
    int teamInStep(const std::string& name, Phase phase, RuleId rule);
    /// Objects unless it is this team's turn to do its step.
    void mustBeDue(int team, RuleId rule);
    /// Refuses the command unless a turn or an activation outside of the turns is under way; gives whether one is.
    bool isActing(RuleId rule) { return state.isSpecial() || inPhase(Phase::Turn, rule); }

    // --- cards ---
    /// Takes a card from the hand and lays it face up (KB-6.1); objects if the hand is empty.
    void burn(int team, Card card);
    /// Discards a card of the hand; objects if it is empty.
    void discardCard(int team);
    void discardFromHand(int team, int count);
    void drawUpToSeven(int team);

    // --- figures and ball ---
    /// KB-R25, KB-R27: what a figure meets in a space that it comes into: fire, and BZZZZT! becomes possible.
    void enter(FigureRef figure, Space space);
    /// Damage that nobody's contest deals; Hardy helps unless it cannot be prevented. `killer` below zero: nobody.
    int damage(FigureRef figure, int points, Preventable preventable, int killer);
    void kill(FigureRef figure, int killer);
    /// The same, but said by somebody else.
    void die(FigureRef figure, int killer);
    /// Brick's damage in place of lying down (KB-29.1).
    void takeBrick(FigureRef figure);
    /// Knocked down, or saved by Brick (KB-29.1, KB-R52).
    void knockDown(FigureRef figure);
    void benchAndHeal(FigureRef figure);
    /// KB-R24: a carrier that can carry no longer leaves the ball in its space.
    void dropBall(FigureRef figure);
    void giveBall(FigureRef figure);
    [[nodiscard]] bool carries(FigureRef figure) const { return state.ball.carrier == figure; }
    void checkBrick(FigureRef figure);
    [[nodiscard]] bool isFree(Space space) const { return !state.standingAt(space).isValid(); }

    // --- scores and steps ---
    void awardPoints(int team, int points);
    void restartSteps();

    const State& before;
    const Facts& facts;
    const Constants& rules;
    State state;

private:
    /// Objects if the hand is empty (KB-6.1).
    bool hasCard(int team);
};

// --- before the match: KB-8, KB-26, KB-27 ---
void on(Desk& desk, const NewMatch& command);
void on(Desk& desk, const SetDepth& command);
void on(Desk& desk, const RevealUpgrades& command);
void on(Desk& desk, const RevealRingers& command);
void on(Desk& desk, const OpenLot& command);
void on(Desk& desk, const Bid& command);
void on(Desk& desk, const PassBid& command);
void on(Desk& desk, const SetLoadout& command);
// --- line-up and filling up: KB-8.5, KB-19.11 to KB-19.12 ---
void on(Desk& desk, const SetLineup& command);
void on(Desk& desk, const ReplaceFigures& command);
// --- turns: KB-9, KB-10, KB-12, KB-16, KB-29.2, KB-29.6 ---
void on(Desk& desk, const StartPeriod& command);
void on(Desk& desk, const Celerity& command);
void on(Desk& desk, const LastStand& command);
void on(Desk& desk, const StartTurn& command);
void on(Desk& desk, const Activate& command);
void on(Desk& desk, const EndTurn& command);
// --- tactics and cheats: KB-11, KB-32, KB-33 ---
void on(Desk& desk, const PlayTactic& command);
void on(Desk& desk, const PlayCheat& command);
// --- movement: KB-13, KB-14, KB-28 ---
void on(Desk& desk, const ScatterMove& command);
void on(Desk& desk, const Move& command);
void on(Desk& desk, const HandOff& command);
void on(Desk& desk, const Stomp& command);
void on(Desk& desk, const Scorch& command);
void on(Desk& desk, const TakeDamage& command);
// --- contests: KB-15, KB-17, KB-18 ---
void on(Desk& desk, const React& command);
void on(Desk& desk, const ContestCommand& command);
// --- ends of periods: KB-19, KB-20 ---
void on(Desk& desk, const ScorePeriod& command);
void on(Desk& desk, const Bribe& command);
void on(Desk& desk, const RollFouls& command);
void on(Desk& desk, const ScoreBonus& command);
void on(Desk& desk, const CleanUp& command);
// --- ends of matches: KB-21 to KB-23 ---
void on(Desk& desk, const EndMatch& command);
void on(Desk& desk, const StartOvertime& command);
void on(Desk& desk, const RollAllianceTiebreaker& command);
// --- put right by the players ---
void on(Desk& desk, const Correct& command);

// --- what several of them do ---
/// An activation is under way that can go on; else refused.
bool wantsActivation(Desk& desk);
void beginActivation(Desk& desk, FigureRef figure, Movement movement, bool hustle);
void endActivationIfDown(Desk& desk);
/// KB-R25: a later point on the list closes the earlier ones.
void closeReactions(Desk& desk);
/// Of Celerity or Last Stand.
void endSpecial(Desk& desk);
void nextTurnAfter(Desk& desk, int team);
/// The team after this one has the next turn, or the period is over.
void callNextTeam(Desk& desk, int team);
/// KB-23: blowouts (and eliminations while filling up); ends the match if that is due.
void checkKnockout(Desk& desk, bool isReplenishing);
void clearTokensAndBall(Desk& desk);
void sendAllToDugouts(Desk& desk);
void discardBurnedAndDraw(Desk& desk);
void passFirstPlayerMarker(Desk& desk);
void prepareHalf(Desk& desk);

// --- what is asked on this table ---
/// Without the mirror still without its figures.
[[nodiscard]] ScoringInquiry scoringInquiry(const State& state, ScoringMoment moment);
/// The same at the end of a period: of the teams that are still in play.
[[nodiscard]] ScoringInquiry endOfPeriodInquiry(const State& state);
[[nodiscard]] BonusInquiry bonusInquiry(const State& state);
/// Before anybody bribes or rolls.
[[nodiscard]] BribeInquiry bribeInquiry(const State& state);
/// The choice of nothing.
[[nodiscard]] LoadoutInquiry loadoutInquiry(const Team& team);
/// At the end of the match, or of its overtime.
[[nodiscard]] MatchResultInquiry resultInquiry(const State& state);
/// Of a figure that stands on the mirror's crossfield, without a path.
[[nodiscard]] MovementInquiry movementInquiry(const State& state, FigureRef figure, Movement movement);

} // namespace whistle::kaosball
