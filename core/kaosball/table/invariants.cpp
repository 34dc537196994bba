// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "kaosball/table/invariants_texts.h"
#include "kaosball/table/state.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

namespace texts = whistle::kaosball::texts::invariants;

using Complaint = std::optional<Text>;

std::string nameOf(Space space)
{
    return std::string(crossfield::name(space));
}

bool isMound(Space space)
{
    return crossfield::mound(space) != Mound::None;
}

// Calls `visit` with every figure until one of them has something wrong.
template <class Visit>
Complaint firstOfFigures(const State& state, Visit&& visit)
{
    for (int t = 0; t < state.teamCount(); ++t) {
        for (std::size_t f = 0; f < state[t].figures.size(); ++f) {
            const FigureRef ref{static_cast<std::int8_t>(t), static_cast<std::int8_t>(f)};
            if (Complaint complaint = visit(ref, state[t].figures[f]))
                return complaint;
        }
    }
    return {};
}

template <class Visit>
Complaint firstOfTeams(const State& state, Visit&& visit)
{
    for (const Team& team : state.teams) {
        if (Complaint complaint = visit(team))
            return complaint;
    }
    return {};
}

// 1: mirror depth.
Complaint aboutPlaces(const State& state, const Constants&)
{
    std::array<FigureRef, spaceCount> standing{};
    return firstOfFigures(state, [&](FigureRef ref, const Figure& figure) -> Complaint {
        if (!state.isMirror() || !figure.isOnField())
            return {};
        if (!figure.space.isValid())
            return Text{texts::noSpace, state.idOf(ref)};
        FigureRef& first = standing[static_cast<std::size_t>(figure.space.index)];
        if (figure.standing && first.isValid())
            return Text{texts::sharedSpace, state.idOf(first), state.idOf(ref), nameOf(figure.space)};
        if (figure.standing)
            first = ref;
        return {};
    });
}

// 2
Complaint aboutBall(const State& state, const Constants&)
{
    const Ball& ball = state.ball;
    if (ball.carrier.isValid() && !state[ball.carrier].stands())
        return Text{texts::lyingCarrier, state.idOf(ball.carrier)};
    if (!state.isMirror())
        return {};
    if (ball.carrier.isValid() && ball.space.isValid())
        return Text{texts::twoBalls, state.idOf(ball.carrier), nameOf(ball.space)};
    if (!ball.carrier.isValid() && !ball.space.isValid())
        return Text{texts::noBall};
    return {};
}

// 3: a health of 0 is one that nobody has read out yet.
Complaint aboutDamage(const State& state, const Constants&)
{
    return firstOfFigures(state, [&](FigureRef ref, const Figure& figure) -> Complaint {
        if (figure.damage < 0)
            return Text{texts::negativeDamage, state.idOf(ref), figure.damage};
        if (figure.isOnField() && figure.health > 0 && figure.damage >= figure.health)
            return Text{texts::deadlyDamage, state.idOf(ref), figure.damage, figure.health};
        if (figure.where == Where::Dugout && figure.damage > 0)
            return Text{texts::hurtInDugout, state.idOf(ref), figure.damage};
        return {};
    });
}

// 4
Complaint aboutDials(const State& state, const Constants& constants)
{
    if (state.auction) {
        for (const AuctionTeam& team : state.auction->teams) {
            if (team.cash < 0)
                return Text{texts::cashBelowZero, team.name, team.cash};
        }
    }
    return firstOfTeams(state, [&](const Team& team) -> Complaint {
        if (team.fouls < 0 || team.fouls > constants.maximumFouls)
            return Text{texts::foulsOffDial, team.name, team.fouls, constants.maximumFouls};
        if (team.cash < 0)
            return Text{texts::cashBelowZero, team.name, team.cash};
        return {};
    });
}

// 5: walls
Complaint aboutWalls(const State& state, const Constants& constants)
{
    for (auto wall = state.walls.begin(); wall != state.walls.end(); ++wall) {
        if (!wall->a.isValid() || !wall->b.isValid() || !crossfield::areAdjacent(wall->a, wall->b))
            return Text{texts::wallNowhere};
        const bool isTwice = std::any_of(state.walls.begin(), wall, [&](const Wall& other) {
            return wallBetween(other.a, other.b) == wallBetween(wall->a, wall->b);
        });
        if (isTwice)
            return Text{texts::wallTwice, nameOf(wall->a), nameOf(wall->b)};
    }
    if (const int count = static_cast<int>(state.walls.size()); count > constants.wallTokens)
        return Text{texts::tooManyWalls, count, constants.wallTokens};
    return {};
}

// 5: fire. Figures may walk into it, so only mounds tell that it was put wrongly.
Complaint aboutFires(const State& state, const Constants& constants)
{
    SpaceSet seen;
    int tokens = 0;
    for (const Fire& fire : state.fires) {
        if (!fire.space.isValid())
            return Text{texts::fireNowhere};
        const auto index = static_cast<std::size_t>(fire.space.index);
        if (fire.tokens < 1 || seen[index])
            return Text{texts::fireTwice, nameOf(fire.space)};
        if (isMound(fire.space))
            return Text{texts::fireOnMound, nameOf(fire.space)};
        seen.set(index);
        tokens += fire.tokens;
    }
    if (tokens > constants.fireTokens)
        return Text{texts::tooManyFires, tokens, constants.fireTokens};
    return {};
}

// 5: score tokens, whose spaces nobody knows in scorekeeper depth.
Complaint aboutScoreTokens(const State& state, const Constants& constants)
{
    SpaceSet seen;
    for (const ScoreToken& token : state.scoreTokens) {
        if (token.team < 0 || token.team >= state.teamCount())
            return Text{texts::scoreTokenOwner};
        if (!state.isMirror())
            continue;
        const Zone zone = token.space.isValid() ? crossfield::zone(token.space) : Zone::Backfield;
        if ((zone != Zone::Midfield && zone != Zone::Centerfield) || isMound(token.space))
            return Text{texts::scoreTokenPlace};
        const auto index = static_cast<std::size_t>(token.space.index);
        if (seen[index])
            return Text{texts::scoreTokenTwice, nameOf(token.space)};
        seen.set(index);
    }
    if (const int count = static_cast<int>(state.scoreTokens.size()); count > constants.scoreTokens)
        return Text{texts::tooManyScoreTokens, count, constants.scoreTokens};
    return {};
}

// 6
Complaint aboutFigureCounts(const State& state, const Constants& constants)
{
    return firstOfTeams(state, [&](const Team& team) -> Complaint {
        int figures = 0;
        int ringers = 0;
        for (const Figure& figure : team.figures) {
            figures += figure.isOnField() ? 1 : 0;
            ringers += figure.isOnField() && figure.kind == FigureKind::Ringer ? 1 : 0;
        }
        if (figures > constants.figuresOnField)
            return Text{texts::tooManyFigures, team.name, figures, constants.figuresOnField};
        if (const int allowed = ringersAllowed(team.active, constants); ringers > allowed)
            return Text{texts::tooManyRingers, team.name, ringers, allowed};
        return {};
    });
}

// 7
Complaint aboutTrophies(const State& state, const Constants&)
{
    std::vector<FigureRef> seen;
    for (int t = 0; t < state.teamCount(); ++t) {
        for (const FigureRef trophy : state[t].trophies) {
            if (state[trophy].where != Where::Killed)
                return Text{texts::livingTrophy, state.idOf(trophy), state[t].name};
            if (!state.areEnemies(t, trophy.team))
                return Text{texts::ownTrophy, state.idOf(trophy), state[t].name};
            if (contains(seen, trophy))
                return Text{texts::trophyTwice, state.idOf(trophy)};
            seen.push_back(trophy);
        }
    }
    return firstOfFigures(state, [&](FigureRef ref, const Figure& figure) -> Complaint {
        if (figure.where == Where::Killed && !contains(seen, ref))
            return Text{texts::noTrophy, state.idOf(ref)};
        return {};
    });
}

// 8: the places. What tiles cost and how many there are is printed, not part of the state; `set_loadout` looks at it.
Complaint aboutUpgrades(const State& state, const Constants& constants)
{
    return firstOfTeams(state, [&](const Team& team) -> Complaint {
        const auto& copies = team.active.copies;
        const int names = static_cast<int>(std::count_if(copies.begin(), copies.end(), [](int n) { return n > 0; }));
        if (names > constants.upgradeSlots)
            return Text{texts::tooManySlots, team.name, names, constants.upgradeSlots};
        return {};
    });
}

// 9
Complaint aboutCards(const State& state, const Constants& constants)
{
    if (state.drawPile < 0 || state.discard < 0)
        return Text{texts::negativePile, state.drawPile, state.discard};
    int cards = state.drawPile + state.discard;
    for (const Team& team : state.teams) {
        if (team.hand < 0 || team.hand > constants.handSize)
            return Text{texts::handTooBig, team.name, team.hand, constants.handSize};
        cards += team.hand + static_cast<int>(team.burned.size());
    }
    if (cards != constants.deck)
        return Text{texts::cardsDoNotAddUp, cards, constants.deck};
    return {};
}

// 10
Complaint aboutTurns(const State& state, const Constants&)
{
    const auto isTeam = [&state](int team) { return team >= 0 && team < state.teamCount(); };
    if (!isTeam(state.firstPlayer))
        return Text{texts::noFirstPlayer};
    const bool isTurn = state.phase == Phase::Turn || state.phase == Phase::Special || state.phase == Phase::SpecialEnd;
    if (!isTurn)
        return {};
    if (!isTeam(state.active))
        return Text{texts::nobodyActive};
    if (!state[state.active].isInPlay())
        return Text{texts::activeIsOut, state[state.active].name};
    return {};
}

// 11
Complaint aboutBell(const State& state, const Constants&)
{
    if (state.bell >= state.teamCount())
        return Text{texts::bellByNobody};
    if (state.bell < 0 && !state.finalTurns.empty())
        return Text{texts::lastTurnsWithoutBell};
    std::vector<int> teams = state.finalTurns;
    std::sort(teams.begin(), teams.end());
    if (const auto twice = std::adjacent_find(teams.begin(), teams.end()); twice != teams.end())
        return Text{texts::lastTurnTwice, state[*twice].name};
    return {};
}

} // namespace

// The twelfth tells what may change a score; one state alone cannot show that.
std::optional<Text> unsoundness(const State& state, const Constants& constants)
{
    if (state.phase == Phase::NotStarted)
        return {};
    for (const auto look : {aboutPlaces, aboutBall, aboutDamage, aboutDials, aboutWalls, aboutFires, aboutScoreTokens,
                            aboutFigureCounts, aboutTrophies, aboutUpgrades, aboutCards, aboutTurns, aboutBell}) {
        if (Complaint complaint = look(state, constants))
            return complaint;
    }
    return {};
}

} // namespace whistle::kaosball
