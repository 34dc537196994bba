// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "kaosball/table/names.h"
#include "kaosball/table/state.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

using Complaint = std::optional<Text>;

constexpr auto cashBelowZero = Saying::tr("%1's cash would be %2; it cannot go below 0.");

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
            return Text{Saying::tr("%1 would be on the crossfield, but on none of its spaces."), state.idOf(ref)};
        FigureRef& first = standing[figure.space.slot()];
        if (figure.standing && first.isValid())
            return Text{Saying::tr("%1 and %2 would both stand on %3; a space has room for one standing figure."),
                        state.idOf(first), state.idOf(ref), figure.space};
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
        return Text{Saying::tr("%1 would carry the ball without standing on the crossfield."),
                    state.idOf(ball.carrier)};
    if (!state.isMirror())
        return {};
    if (ball.carrier.isValid() && ball.space.isValid())
        return Text{Saying::tr("The ball would be with %1 and on %2 at the same time."), state.idOf(ball.carrier),
                    ball.space};
    if (!ball.carrier.isValid() && !ball.space.isValid())
        return Text{Saying::tr("The ball would be neither on a space nor with a figure.")};
    return {};
}

// 3: a health of 0 is one that nobody has read out yet.
Complaint aboutDamage(const State& state, const Constants&)
{
    return firstOfFigures(state, [&](FigureRef ref, const Figure& figure) -> Complaint {
        if (figure.damage < 0)
            return Text{Saying::tr("%1's damage would be %2, below 0."), state.idOf(ref), figure.damage};
        if (figure.isOnField() && figure.health > 0 && figure.damage >= figure.health)
            return Text{Saying::tr("%1 would survive with %2 damage; its health is %3."), state.idOf(ref),
                        figure.damage, figure.health};
        if (figure.where == Where::Dugout && figure.damage > 0)
            return Text{Saying::tr("%1 would have %2 damage in its dugout; figures there have none."), state.idOf(ref),
                        figure.damage};
        return {};
    });
}

// 4
Complaint aboutDials(const State& state, const Constants& constants)
{
    if (state.auction) {
        for (const AuctionTeam& team : state.auction->teams) {
            if (team.cash < 0)
                return Text{cashBelowZero, team.name, team.cash};
        }
    }
    return firstOfTeams(state, [&](const Team& team) -> Complaint {
        if (team.fouls < 0 || team.fouls > constants.maximumFouls)
            return Text{Saying::tr("%1's fouls would be %2; the dial goes from 0 to %3."), team.name, team.fouls,
                        constants.maximumFouls};
        if (team.cash < 0)
            return Text{cashBelowZero, team.name, team.cash};
        return {};
    });
}

// 5: walls
Complaint aboutWalls(const State& state, const Constants& constants)
{
    for (auto wall = state.walls.begin(); wall != state.walls.end(); ++wall) {
        if (!wall->a.isValid() || !wall->b.isValid() || !crossfield::areAdjacent(wall->a, wall->b))
            return Text{Saying::tr("A wall would be where no two spaces of the crossfield meet.")};
        const bool isTwice = std::any_of(state.walls.begin(), wall, [&](const Wall& other) {
            return wallBetween(other.a, other.b) == wallBetween(wall->a, wall->b);
        });
        if (isTwice)
            return Text{Saying::tr("There would be two walls between %1 and %2; a border has room for one."), wall->a,
                        wall->b};
    }
    if (const int count = static_cast<int>(state.walls.size()); count > constants.wallTokens)
        return Text{Saying::tr("There would be %1 walls; the box has %2 wall tokens."), count, constants.wallTokens};
    return {};
}

// 5: fire. Figures may walk into it, so only mounds tell that it was put wrongly.
Complaint aboutFires(const State& state, const Constants& constants)
{
    SpaceSet seen;
    int tokens = 0;
    for (const Fire& fire : state.fires) {
        if (!fire.space.isValid())
            return Text{Saying::tr("Fire would burn outside the crossfield.")};
        const auto index = fire.space.slot();
        if (fire.tokens < 1 || seen[index])
            return Text{Saying::tr("The fire on %1 would be recorded twice, or without a token."), fire.space};
        if (isMound(fire.space))
            return Text{Saying::tr("Fire would burn on %1, which is a scoring mound."), fire.space};
        seen.set(index);
        tokens += fire.tokens;
    }
    if (tokens > constants.fireTokens)
        return Text{Saying::tr("There would be %1 fire tokens on the crossfield; the box has %2."), tokens,
                    constants.fireTokens};
    return {};
}

// 5: score tokens, whose spaces nobody knows in scorekeeper depth.
Complaint aboutScoreTokens(const State& state, const Constants& constants)
{
    SpaceSet seen;
    for (const ScoreToken& token : state.scoreTokens) {
        if (token.team < 0 || token.team >= state.teamCount())
            return Text{Saying::tr("A score token would belong to none of the teams.")};
        if (!state.isMirror())
            continue;
        const Zone zone = token.space.isValid() ? crossfield::zone(token.space) : Zone::Backfield;
        if ((zone != Zone::Midfield && zone != Zone::Centerfield) || isMound(token.space))
            return Text{Saying::tr(
                "A score token would be where it may not be; they belong on midfield spaces that are not mounds.")};
        const auto index = token.space.slot();
        if (seen[index])
            return Text{Saying::tr("Two score tokens would be on %1."), token.space};
        seen.set(index);
    }
    if (const int count = static_cast<int>(state.scoreTokens.size()); count > constants.scoreTokens)
        return Text{Saying::tr("There would be %1 score tokens on the crossfield; the box has %2."), count,
                    constants.scoreTokens};
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
            return Text{Saying(QT_TRANSLATE_N_NOOP("kaosball",
                                                   "%1 would have %n figure(s) on the crossfield; the limit is %3.")),
                        team.name, figures, constants.figuresOnField};
        if (const int allowed = ringersAllowed(team.active, constants); ringers > allowed)
            return Text{Saying(QT_TRANSLATE_N_NOOP("kaosball",
                                                   "%1 would have %n ringer(s) on the crossfield; the limit is %3.")),
                        team.name, ringers, allowed};
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
                return Text{Saying::tr("%1 would be one of %2's trophies without having been killed by a team."),
                            state.idOf(trophy), state[t].name};
            if (!state.areEnemies(t, trophy.team))
                return Text{Saying::tr("%1 would be one of %2's trophies, but is not an enemy of that team."),
                            state.idOf(trophy), state[t].name};
            if (contains(seen, trophy))
                return Text{Saying::tr("%1 would be a trophy more than once."), state.idOf(trophy)};
            seen.push_back(trophy);
        }
    }
    return firstOfFigures(state, [&](FigureRef ref, const Figure& figure) -> Complaint {
        if (figure.where == Where::Killed && !contains(seen, ref))
            return Text{Saying::tr("%1 would have been killed by a team but would be nobody's trophy."),
                        state.idOf(ref)};
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
            return Text{Saying(QT_TRANSLATE_N_NOOP(
                            "kaosball", "%1 would have %n different active upgrade(s); their dugout has %3 places.")),
                        team.name, names, constants.upgradeSlots};
        return {};
    });
}

// 9
Complaint aboutCards(const State& state, const Constants& constants)
{
    if (state.drawPile < 0 || state.discard < 0)
        return Text{Saying::tr("The draw pile would have %1 cards and the discard pile %2."), state.drawPile,
                    state.discard};
    int cards = state.drawPile + state.discard;
    for (const Team& team : state.teams) {
        if (team.hand < 0 || team.hand > constants.handSize)
            return Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 would hold %n card(s); a hand has 0 to %3.")),
                        team.name, team.hand, constants.handSize};
        cards += team.hand + static_cast<int>(team.burned.size());
    }
    if (cards != constants.deck)
        return Text{Saying::tr("Hands, burned cards and both piles would be %1 cards together; the deck has %2."),
                    cards, constants.deck};
    return {};
}

// 10
Complaint aboutTurns(const State& state, const Constants&)
{
    const auto isTeam = [&state](int team) { return team >= 0 && team < state.teamCount(); };
    if (!isTeam(state.firstPlayer))
        return Text{Saying::tr("No team would be the first player.")};
    const bool isTurn = state.phase == Phase::Turn || state.phase == Phase::Special || state.phase == Phase::SpecialEnd;
    if (!isTurn)
        return {};
    if (!isTeam(state.active))
        return Text{Saying::tr("The current turn would belong to no team.")};
    if (!state[state.active].isInPlay())
        return Text{Saying::tr("It would be %1's turn, but they are not in play."), state[state.active].name};
    return {};
}

// 11
Complaint aboutBell(const State& state, const Constants&)
{
    if (state.bell >= state.teamCount())
        return Text{Saying::tr("The bell would have been rung by a team that is not in the match.")};
    if (state.bell < 0 && !state.finalTurns.empty())
        return Text{Saying::tr("Teams would have their last turns before the bell rings.")};
    std::vector<int> teams = state.finalTurns;
    std::sort(teams.begin(), teams.end());
    if (const auto twice = std::adjacent_find(teams.begin(), teams.end()); twice != teams.end())
        return Text{Saying::tr("%1 would have more than one turn after the bell."), state[*twice].name};
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
