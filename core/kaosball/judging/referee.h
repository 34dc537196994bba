// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/findings.h"
#include "kaosball/game.h"
#include "rulebook/ruling.h"

#include <optional>
#include <utility>

namespace whistle::kaosball {

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(...)`. Such a function first says what is against the command: `object` for a
/// rule that players may override with a reason, `refuse` where there is nothing that could be recorded (wrong phase,
/// unknown figure). If nothing was refused it then does what the command does, so that an overridden command has its
/// effect. The functions stand in files by topic: referee_setup, _turn, _cards, _movement, _contest, _period, _end.
class Referee : Findings {
public:
    Referee(const State& state, const Facts& facts, Reasons::Listening listening);

    /// Judges the command and gives the outcome. To be called once.
    Outcome<State> judge(const Command& command);

private:
    // referee_setup.cpp: KB-8, KB-26, KB-27
    void on(const NewMatch& command);
    void on(const SetDepth& command);
    void on(const RevealUpgrades& command);
    void on(const RevealRingers& command);
    void on(const OpenLot& command);
    void on(const Bid& command);
    void on(const PassBid& command);
    void on(const SetLoadout& command);
    // referee_lineup.cpp: KB-8.5, KB-19.11 to KB-19.12
    void on(const SetLineup& command);
    void on(const ReplaceFigures& command);
    // referee_turn.cpp: KB-9, KB-10, KB-12, KB-16, KB-29.2, KB-29.6
    void on(const StartPeriod& command);
    void on(const Celerity& command);
    void on(const LastStand& command);
    void on(const StartTurn& command);
    void on(const Activate& command);
    void on(const EndTurn& command);
    // referee_cards.cpp: KB-11, KB-32, KB-33
    void on(const PlayTactic& command);
    void on(const PlayCheat& command);
    // referee_movement.cpp: KB-13, KB-14, KB-28
    void on(const ScatterMove& command);
    void on(const Move& command);
    void on(const HandOff& command);
    void on(const Stomp& command);
    void on(const Scorch& command);
    void on(const TakeDamage& command);
    // referee_contest.cpp: KB-15, KB-17, KB-18
    void on(const React& command);
    void on(const ContestCommand& command);
    // referee_period.cpp: KB-19, KB-20
    void on(const ScorePeriod& command);
    void on(const Bribe& command);
    void on(const RollFouls& command);
    void on(const ScoreBonus& command);
    void on(const CleanUp& command);
    // referee_end.cpp: KB-21 to KB-23
    void on(const EndMatch& command);
    void on(const StartOvertime& command);
    void on(const RollAllianceTiebreaker& command);
    // correct.cpp
    void on(const Correct& command);

    // --- what is against it ---
    /// Refuses the command unless the match is in this phase; gives whether it is.
    bool inPhase(Phase phase, RuleId rule);
    /// The index of a team that plays; refuses and gives -1 if there is none of that name.
    int playingTeam(const std::string& name);
    /// A figure by its full id; refuses and gives none if there is none.
    FigureRef figure(const std::string& id);
    /// The same, and it has to stand on the crossfield; `rule` is the one that says so.
    FigureRef standingFigure(const std::string& id, RuleId rule = "KB-12.1"_rule);
    bool hasDoneItsStep(int team, RuleId rule);

    // --- cards ---
    /// Takes a card from the hand and lays it face up (KB-6.1); objects if the hand is empty.
    void burn(int team, Card card);
    void discardFromHand(int team, int count);
    void drawUpToSeven(int team);

    // --- the crossfield ---
    /// KB-R25, KB-R27: what a figure meets in a space that it comes into: fire, and BZZZZT! becomes possible.
    void enter(FigureRef figure, Space space);
    /// Damage that nobody's contest deals; Hardy helps unless it cannot be prevented. `killer` below zero: nobody.
    enum class Preventable { Yes, No };
    int damage(FigureRef figure, int points, Preventable preventable, int killer);
    void kill(FigureRef figure, int killer);
    /// Knocked down, or saved by Brick (KB-29.1, KB-R52).
    void knockDown(FigureRef figure);
    void benchAndHeal(FigureRef figure);
    /// KB-R24: a carrier that can carry no longer leaves the ball in its space.
    void dropBall(FigureRef figure);
    void giveBall(FigureRef figure);
    bool carries(FigureRef figure) const { return m_state.ball.carrier == figure; }
    Position position() const { return viewField(m_state).position; }
    void checkBrick(FigureRef figure);
    [[nodiscard]] bool isFree(Space space) const { return !m_state.standingAt(space).isValid(); }

    // --- activations (referee_turn.cpp, referee_movement.cpp) ---
    void beginActivation(FigureRef figure, Movement movement, bool hustle);
    void checkAction(FigureRef figure, Action action);
    void beginSpecial(const std::string& figureId, Action action, int owner, Phase phase);
    void endSpecial();
    void endActivationIfDown();
    /// KB-R25: a later point on the list closes the earlier ones.
    void closeReactions();
    /// Walks the path and judges each step; the shared part of `move` and `scatter_move`.
    void walk(const std::vector<Space>& path, bool pickUp);
    void pickUpBall();
    bool wantsActivation();

    // --- contests (referee_contest.cpp) ---
    struct ContestPlan;
    void fight(FigureRef initiator, ContestType type, const std::vector<FigureRef>& targets, bool isReaction,
               const ContestEntry& entry);
    void checkCardsOfContest(const ContestPlan& plan);
    void burnCardsOfContest(const ContestPlan& plan);
    Contest buildContest(const ContestPlan& plan);
    ContestSide buildSide(const ContestPlan& plan, int team, const std::vector<FigureRef>& figures);
    Surroundings surroundingsOf(FigureRef figure, const std::vector<FigureRef>& targets) const;
    void checkRolls(const ContestPlan& plan, const Contest& contest, const ContestVerdict& undecided);
    void checkChoices(const ContestPlan& plan, const ContestVerdict& verdict);
    void applyFigure(FigureRef figure, const FigureResult& result);
    void applyBall(const ContestPlan& plan, const ContestVerdict& verdict);
    void applyPush(const ContestPlan& plan, const ContestVerdict& verdict);
    void applyHeal(const ContestPlan& plan, const ContestVerdict& verdict);

    // --- line-up and filling up (referee_lineup.cpp) ---
    struct Entrant {
        FigureRef figure;
        Post post = Post::Runner;
        Space space;
    };
    std::vector<Entrant> readEntrants(int team, const std::vector<std::pair<std::string, Space>>& placements);
    void checkPosts(int team, const std::vector<Entrant>& entrants);
    void checkPlaces(int team, const std::vector<Entrant>& entrants, bool onlyLine);
    void placeEntrants(const std::vector<Entrant>& entrants);

    // --- phases, scores, ends (referee_period.cpp, referee_end.cpp) ---
    void awardPoints(int team, int points);
    void restartSteps();
    /// KB-23: blowouts (and eliminations while filling up); ends the match if that is due.
    void checkKnockout(bool isReplenishing);
    void takeOut(int team);
    MatchResultInquiry resultInquiry() const;
    void nextTurnAfter(int team);
    void enterFoulRolls();
    void afterFouls();
    void standUpAndBench();
    void sendAllToDugouts();
    void clearTokensAndBall();
    void discardBurnedAndDraw();
    void passFirstPlayerMarker();
    void prepareHalf();
    void checkWhatIsBrought(const NewMatch& command);
    void bring(const NewMatchTeam& entry, Team& team);
    void own(Team& team, const RingerFacts& ringer);
    [[nodiscard]] bool isOwned(const std::string& ringer) const;
    void startAuctionOf(AuctionKind kind, const std::vector<RevealedLot>& lots);
    void auctionEvent(const std::string& team, AuctionAction action, const std::string& lot, int bid);
    void auctionPhaseOver();
    void revealLoadouts();

    const State& m_before;
    const Facts& m_facts;
    const Constants& m_rules;
    State m_state;
};

} // namespace whistle::kaosball
