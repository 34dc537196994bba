// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What may be done now, for pages that light up just that and for matches played at random. Everything here is asked
/// of the referee itself or of the same functions that it asks, so the two cannot disagree.

/// Whether the referee has nothing against the command.
[[nodiscard]] bool isLegal(const State& state, const Command& command, const Facts& facts);

/// A figure that may be activated now, and the actions it may announce.
struct ActivationOffer {
    FigureRef figure;
    std::vector<Action> actions;
};
/// Of the team whose turn it is; also those that Celerity (before the first turn) or Last Stand may activate.
[[nodiscard]] std::vector<ActivationOffer> activationOffers(const State& state, const Facts& facts);

/// The activation in progress, if it may still do anything; null: none.
[[nodiscard]] const Activation* running(const State& state);

/// Spaces that the figure may reach with this action, as if nobody reacted: to be shown before it is activated.
[[nodiscard]] std::vector<Reach> reachOf(const State& state, FigureRef figure, Movement movement, const Facts& facts);
/// Spaces where the activation in progress may still go.
[[nodiscard]] std::vector<Reach> reachNow(const State& state, const Facts& facts);
/// What a way costs on the way: damage by fire, then the spaces in which an enemy may react.
struct WayCost {
    int fire = 0;
    int reactions = 0;
    friend auto operator<=>(const WayCost&, const WayCost&) = default;
};
struct Way {
    Space to;
    WayCost cost;
    std::vector<Space> path; ///< the spaces entered
};
/// The best legal way of the figure in progress (or about to be activated) to every space within the allowance: the
/// least fire, then the fewest reactions, then the fewest steps.
[[nodiscard]] std::vector<Way> bestWays(const State& state, FigureRef figure, Movement movement, int allowance,
                                        const Facts& facts);
/// The path of the best way to the space; empty: there is none.
[[nodiscard]] std::vector<Space> pathTo(const State& state, FigureRef figure, Space to, int allowance,
                                        const Facts& facts, Movement movement = Movement::Sprint);
/// What a drawn path would cost.
[[nodiscard]] WayCost costOf(const State& state, FigureRef figure, Movement movement, const std::vector<Space>& path,
                             const Facts& facts);

/// A figure that may react to the last step, and how.
struct ReactOffer {
    FigureRef figure;
    std::vector<ContestType> types;
};
/// Reactions open now (KB-15); in scorekeeper depth every enemy that stands, by kind.
[[nodiscard]] std::vector<ReactOffer> reactOffers(const State& state);
/// Reactions that kinds and places of the figures allow in the activation in progress, whether or not they are open.
[[nodiscard]] std::vector<ReactOffer> possibleReactions(const State& state);
/// Reactions that a step of the figure into the space would open.
[[nodiscard]] std::vector<ReactOffer> reactOffersAt(const State& state, FigureRef mover, Space space,
                                                    Movement movement);

/// The contest that the activation in progress may still start, and with whom; empty: none.
[[nodiscard]] std::vector<FigureRef> contestTargets(const State& state);
[[nodiscard]] ContestType announcedContest(Movement movement);
[[nodiscard]] Movement movementOf(Action action);
/// Enemies, standing or not, whose space is in the killzone of the figure. Mirror depth.
[[nodiscard]] std::vector<FigureRef> enemiesInKillzone(const State& state, FigureRef figure);

struct HandOffOffer {
    FigureRef from;
    FigureRef to;
};
[[nodiscard]] std::vector<HandOffOffer> handOffOffers(const State& state, const Facts& facts);
[[nodiscard]] bool canPickUp(const State& state, const Facts& facts);
/// Every push that a stomp of this figure may make.
[[nodiscard]] std::vector<StompPush> stompOffers(const State& state, FigureRef ogre, const Facts& facts);
/// Enemies that a scorch of the figure in progress would hit; empty: it cannot scorch.
[[nodiscard]] std::vector<FigureRef> scorchTargets(const State& state, const Facts& facts);
/// Runners and ringers that Scatter! may still move.
[[nodiscard]] std::vector<FigureRef> scatterOffers(const State& state, const Facts& facts);
/// Teams that may play BZZZZT! now, and on whom.
struct CheatOffer {
    int team = -1;
    FigureRef figure;
};
[[nodiscard]] std::vector<CheatOffer> bzzzztOffers(const State& state, const Facts& facts);
/// Standing enemies that Boot to the Head may hit at the start of this turn.
[[nodiscard]] std::vector<FigureRef> bootTargets(const State& state, const Facts& facts);
/// Tactic cards that may be played now, as far as the table shows (the hand is secret).
[[nodiscard]] std::vector<Tactic> tacticOffers(const State& state, const Facts& facts);
/// A scoring mound, or a score token (KB-R64).
[[nodiscard]] bool isMound(const State& state, Space space);
/// Spaces where a tactic card may put something.
[[nodiscard]] std::vector<Space> spacesFor(const State& state, Tactic tactic);
[[nodiscard]] std::vector<Wall> bordersForWalls(const State& state);
/// How many tokens of the card's kind are to be placed now (KB-R75).
[[nodiscard]] int tokensFor(const State& state, Tactic tactic, const Constants& rules);
/// Spaces that a loser of a tackle may be pushed to.
[[nodiscard]] std::vector<Space> pushSpaces(const State& state, FigureRef loser);

/// What a team has to put on now (line-up or filling up): how many, and where figures of each post may go.
struct EntryNeed {
    int team = -1;
    int runners = 0;
    int bruisers = 0;
    std::vector<FigureRef> available; ///< figures of the dugout that may come
    std::vector<FigureRef> mustCome;  ///< chosen ringers, in the line-up (KB-R73)
    std::vector<Space> runnerSpaces;
    std::vector<Space> bruiserSpaces;
};
[[nodiscard]] EntryNeed entryNeed(const State& state, const Constants& rules);
/// A legal line-up or replacement for the team that is due, to start from: ringers first, then the lowest numbers.
[[nodiscard]] Command suggestedEntry(const State& state, const Constants& rules);

/// The steps that need nobody's decision, where one is due: start_period, start_turn, end_turn where nothing is left
/// (isTurnUsedUp), score_period, an empty replace_figures, a bribe of nothing. The program may enter it by itself
/// (digest, section 37). Never one that the players could want to come before (Celerity, Last Stand, a secret loadout,
/// end_match).
[[nodiscard]] std::optional<Command> automaticStep(const State& state, const Facts& facts);

} // namespace whistle::kaosball
