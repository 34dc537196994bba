// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/game.h"
#include "kaosball/table/state.h"

#include <map>
#include <set>

namespace whistle::kaosball {

/// Whether it is a card that has a name, which nobody has said.
[[nodiscard]] bool isNameless(Card card);

/// A contest while its cards are being chosen: everything that will stand in the command.
struct ContestDraft {
    FigureRef initiator;
    ContestType type = ContestType::Steal;
    std::vector<FigureRef> targets; ///< two for Cretin the Ettin
    bool isReaction = false;
    std::map<int, Card> cards; ///< by team
    std::set<int> stimPack;
    std::set<int> saidPlain; ///< of these: their energy card bears no star, and they have said so
    std::set<int> scouting;
    std::map<int, int> painGain;           ///< uses, by team
    int warpBy = -1;                       ///< team that played Kaos Warp, or -1
    std::map<int, Card> warped;            ///< the first cards, discarded by Kaos Warp
    bool mayBeReactedTo = false;           ///< the step that led here is still open for a reaction (KB-15.1)
    bool isAnnouncedAloud = false;         ///< by a press of its own, not by a drag onto an enemy (KB-12.5)
    std::vector<ContestType> types;        ///< what could be announced in its place; fewer than two: nothing
    std::vector<FigureRef> seconds;        ///< whom Cretin the Ettin may fight besides the first target
    std::map<int, std::vector<int>> rolls; ///< by target team
    std::set<FigureRef> brick;
    std::optional<bool> followUp; ///< not said yet: yes, where the table shows the ball
    Space pushTo;
    bool pushed = false; ///< scorekeeper depth
    bool smash = false;
    std::optional<FigureRef> heal;            ///< not said yet: the likely one; an invalid one: nobody
    std::optional<Surroundings> surroundings; ///< scorekeeper depth

    /// The initiator's team, then the targets' in their order.
    [[nodiscard]] std::vector<int> teams() const;
    /// Kaos Warp has been said before all the first cards were shown: those are still to come.
    [[nodiscard]] bool collectsWarped() const { return warpBy >= 0 && warped.size() < teams().size(); }
    /// The team's first card is a tactic or cheat card without its name, and no new one lies there: it can still be
    /// named.
    [[nodiscard]] bool mayNameWarped(int team) const;
    /// The team shows this card, or says the name of its first one; rolls belong to the cards that were there, and go.
    void show(int team, Card card);
    /// What was rolled for the comparison with this target team.
    [[nodiscard]] std::vector<int> rollsAgainst(int team) const;
    /// The team plays Kaos Warp, or takes it back.
    void warp(int team);
    /// The card that lies before the team now, or none.
    [[nodiscard]] std::optional<Card> cardOf(int team) const;
    /// Who plays Stim Pack! on an energy card without having said whether it bears a star (KB-33.7).
    [[nodiscard]] std::vector<int> starsOpen() const;
    /// Whose turn it is: it rolls the die (KB-17.6).
    [[nodiscard]] int activeTeam(const State& state) const;
};

/// What the referee says about a draft so far, and what is still to be asked. Nothing here is decided by the page.
struct ContestPreview {
    std::vector<int> cardsMissing;      ///< teams that have not shown a card
    std::vector<int> starsOpen;         ///< teams whose Stim Pack! depends on a star that nobody has spoken of
    std::vector<int> tied;              ///< target teams whose comparison needs the die, with or without a roll
    std::vector<int> rollsMissing;      ///< of these, the ones nobody has rolled for
    std::optional<LastContest> contest; ///< as far as the cards decide; with a die of +1 where none was rolled
    bool mayFollowUp = false;
    bool followsUp = false;    ///< as things stand
    bool asksFollowUp = false; ///< the table shows that the ball is at stake
    bool mayPush = false;
    bool maySmash = false;
    bool asksWay = false; ///< scorekeeper depth: a lost tackle; was the way blocked?
    std::vector<Space> pushSpaces;
    std::vector<FigureRef> healable;
    FigureRef heal; ///< who is healed as things stand
    std::vector<FigureRef> brickable;
    std::optional<Command> command; ///< complete; none: something is missing
    Outcome<State> outcome;         ///< of that command
    bool mayRollAgain = false;      ///< Lucky: the last roll may be repeated (KB-29.7)
    bool asksSecond = false;        ///< Cretin the Ettin may fight a second enemy
    [[nodiscard]] bool isReady() const { return command && outcome.canBeOverridden(); }
    /// Whether the cards alone have decided all: nothing is left for anybody to choose.
    [[nodiscard]] bool isSettled() const;
};

/// Who fights whom by this command, and how; nothing else is said yet. None: it is no contest, or nobody is there.
[[nodiscard]] std::optional<ContestDraft> contestOf(const Command& command, const State& state);
/// What has been said of it so far, as a command; it may lack what the referee wants.
[[nodiscard]] Command commandOf(const ContestDraft& draft, const State& state);
/// The contest of a command as it was said, to be said anew at this table; what the table left nobody to choose is not
/// said yet. None: the command is no contest, or there is nobody to fight it.
[[nodiscard]] std::optional<ContestDraft> draftOf(const Command& command, const State& state, const Facts& facts);
[[nodiscard]] ContestPreview preview(const ContestDraft& draft, const State& state, const Facts& facts);

} // namespace whistle::kaosball
