// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "moves/gathering.h"

#include <string>
#include <vector>

namespace whistle::kaosball {

/// A table whose candidates are offered, a function a topic: what might be done there, whether or not the referee lets
/// it. What is dear to find and surely against the rules is offered only to somebody who asks why not.
struct Offers {
    const State& state;
    const Facts& facts;
    Gathering<Command>& moves;
    [[nodiscard]] const std::string& seat(int team) const { return state[team].name; }
    [[nodiscard]] const std::string& seat(FigureRef figure) const { return seat(int{figure.team}); }
};

/// Everything that might be done at this table.
void offerAll(const Offers& offers);
/// Everything that may be done at this table.
[[nodiscard]] std::vector<MoveOf<Command>> movesAt(const State& state, const Facts& facts);
/// What these taps would enter, though the referee is against it: asked, it tells why not. None: they mean nothing.
[[nodiscard]] std::optional<Command> attemptAt(const State& state, const Facts& facts, std::vector<Tap> taps);
/// What needs nobody's decision here, if anything: the program may enter it by itself (digest, section 37).
[[nodiscard]] std::optional<Command> moveOfNobody(const State& state, const Facts& facts);

/// The border of a wall goes by both its spaces: "d4-d5".
[[nodiscard]] inline Tap borderTap(const Wall& wall)
{
    return placeTap(std::string(crossfield::name(wall.a)) + '-' + std::string(crossfield::name(wall.b)));
}

/// Open, but what stands there is what mostly is so: nobody has to be asked.
[[nodiscard]] inline Open usually(std::string at, std::optional<Shape> shape = {})
{
    return {std::move(at), std::move(shape), false};
}

// --- before the match: KB-8, KB-26, KB-27 ---
void offerMatches(const Offers& offers);
void offerDraft(const Offers& offers);
void offerLoadouts(const Offers& offers);
/// Line-up, and filling up: KB-8.5, KB-19.11.
void offerEntrants(const Offers& offers);

// --- turns: KB-9, KB-12, KB-16, KB-29.2, KB-29.6 ---
void offerPeriod(const Offers& offers);
void offerTurn(const Offers& offers);
/// A figure announces what it is going to do; also by Celerity or Last Stand.
void offerActivations(const Offers& offers);
/// Of a turn, or of an activation outside of the turns. Comes last: whether somebody is asked hangs on the rest.
void offerEndOfTurn(const Offers& offers);

// --- cards: KB-11, KB-32, KB-33 ---
void offerTactics(const Offers& offers);
void offerBoot(const Offers& offers);
void offerBzzzzt(const Offers& offers);

// --- movement, ball and abilities: KB-13, KB-14, KB-28 ---
void offerWalks(const Offers& offers);
void offerScatter(const Offers& offers);
void offerHandOffs(const Offers& offers);
void offerStomps(const Offers& offers);
void offerScorch(const Offers& offers);
/// Scorekeeper depth: fire.
void offerDamage(const Offers& offers);

// --- contests: KB-15, KB-17 ---
void offerContests(const Offers& offers);
void offerReactions(const Offers& offers);

// --- ends of periods and of the match: KB-19 to KB-22 ---
void offerPeriodEnd(const Offers& offers);
void offerMatchEnd(const Offers& offers);

/// From now on with, or without, the figures' spaces.
void offerDepth(const Offers& offers);

} // namespace whistle::kaosball
