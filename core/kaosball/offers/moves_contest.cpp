// SPDX-License-Identifier: GPL-3.0-or-later
// Contests: who may start one, and with whom. What the hands hold nobody knows: the cards are open, and so is what
// else may be said, where the table lets it.
#include "base/contains.h"
#include "base/each.h"
#include "base/json.h"
#include "kaosball/offers/hands.h"
#include "kaosball/offers/moves.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

struct Fight {
    FigureRef initiator;
    ContestType type;
    std::vector<FigureRef> targets;
    bool isReaction;
    [[nodiscard]] std::vector<int> teams() const
    {
        std::vector<int> teams{initiator.team};
        for (const FigureRef target : targets) {
            if (!contains(teams, int{target.team}))
                teams.push_back(target.team);
        }
        return teams;
    }
};

/// What a side might play, so that the contest stands as it is; and the die, where that is a tie all the same.
struct Hypothesis {
    std::string team;
    Card card;
    std::optional<int> roll = {};
};

/// Of the initiator's team, then of the others. A live card beats a dead one, and unlike totals are no tie.
std::vector<Hypothesis> hypothesesOf(const Offers& offers, const Fight& fight)
{
    const State& state = offers.state;
    const auto worth = [&](int team, Card card) {
        const CardResult judged =
            judgeCard(card, BurnedNumbers(state[team].burned), state.houseRules, offers.facts.constants);
        return std::pair(judged.isLive, judged.value + state[team].stats.of(fight.type));
    };
    std::vector<Hypothesis> all;
    std::optional<std::pair<bool, int>> initiators;
    for (const int team : fight.teams()) {
        std::vector<Card> hand{Card{}};
        if (state[team].hand > 0)
            hand = eachOf(offers.facts.deck.plainValues, [](int value) { return Card::energy(value); });
        const auto isTie = [&](Card card) { return worth(team, card) == initiators; };
        auto found = std::ranges::find_if(hand, [&](Card card) { return worth(team, card).first && !isTie(card); });
        if (found == hand.end())
            found = std::ranges::find_if_not(hand, isTie);
        all.push_back({state[team].name, found == hand.end() ? hand.front() : *found});
        if (isTie(all.back().card))
            all.back().roll = offers.facts.tiebreakerDie.front();
        if (!initiators)
            initiators = worth(team, all.back().card);
    }
    return all;
}

/// The contest of these teams, if they play what they might.
ContestEntry entryOf(const std::vector<Hypothesis>& all, const std::vector<std::string>& teams)
{
    ContestEntry entry;
    for (const Hypothesis& one : all) {
        if (!contains(teams, one.team))
            continue;
        entry.cards.emplace_back(one.team, one.card);
        if (one.roll && teams.size() == 2)
            entry.rolls = {*one.roll};
        else if (one.roll)
            entry.rollsByTeam.emplace_back(one.team, std::vector{*one.roll});
    }
    return entry;
}

/// What else may be said, as far as the table shows that it could be.
std::vector<Open> openIn(const Offers& offers, const Fight& fight)
{
    const State& state = offers.state;
    std::vector<Open> open;
    const std::vector<int> teams = fight.teams();
    bool hasHand = false;
    bool hasPainGain = false;
    bool hasBrick = false;
    std::vector<FigureRef> fighters = fight.targets;
    fighters.push_back(fight.initiator);
    for (const FigureRef one : fighters) {
        hasHand = hasHand || state[int{one.team}].hand > 0;
        hasPainGain = hasPainGain || painGainUses(state, one) > 0;
        hasBrick = hasBrick || mayUseBrick(state, one);
    }
    if (fight.targets.size() == 1) {
        for (const int team : teams)
            open.push_back({pointerTo("/0/cards", state[team].name)});
    } else {
        open.push_back(usually("/0/targets"));
        open.push_back({"/0/cards"});
    }
    const std::optional<Shape> any;
    const std::optional<Shape> none = Shape::list(Shape::text(), 0, 0);
    open.push_back(usually("/0/tiebreaker_rolls"));
    open.push_back(usually("/0/stim_pack", hasHand ? any : none));
    open.push_back(usually("/0/illegal_scouting", hasHand ? any : none));
    open.push_back(usually("/0/pain_gain", hasPainGain ? any : Shape::object({})));
    open.push_back(usually("/0/brick", hasBrick ? any : none));
    if (std::any_of(state.teams.begin(), state.teams.end(), [](const Team& team) { return team.hand > 0; }))
        open.push_back(usually("/0/kaos_warp"));
    if (fight.type == ContestType::Tackle) {
        open.push_back(usually("/0/follow_up"));
        if (state.houseRules.pushBackSmash == PushBackSmash::IfAnyBlocked)
            open.push_back(usually("/0/smash"));
        const std::vector<Space> spaces = pushSpaces(state, fight.initiator);
        if (!state.isMirror())
            open.push_back(usually("/0/pushed"));
        else if (!spaces.empty())
            open.push_back(usually("/0/push_to", Shape::words(eachOf(spaces, [](Space space) {
                                       return std::string(crossfield::name(space));
                                   }))));
    }
    if (!state.isMirror())
        open.push_back(usually("/0/initiator_surroundings"));
    if (fight.type != ContestType::Steal && state.abilityOf(fight.initiator.team) == Ability::Vampirism)
        open.push_back(usually("/0/heal"));
    return open;
}

void offerFight(const Offers& offers, const Fight& fight, std::string_view word, FigureRef touched, Weight weight)
{
    const State& state = offers.state;
    const std::string id = state.idOf(fight.initiator);
    const std::vector<Hypothesis> all = hypothesesOf(offers, fight);
    ContestEntry entry = entryOf(all, eachOf(all, &Hypothesis::team));
    offers.moves.offer(offers.seat(fight.initiator), {choiceTap(word), pieceTap(state.idOf(touched))},
                       fight.isReaction
                           ? Command(React{id, fight.type, std::move(entry)})
                           : ContestCommand{id, fight.type, {state.idOf(fight.targets.front())}, std::move(entry)},
                       openIn(offers, fight), weight);
}

// KB-30.1, KB-R20: Cretin the Ettin takes two at once.
void offerDoubleFight(const Offers& offers, const Fight& fight)
{
    const State& state = offers.state;
    std::vector<Tap> places;
    std::vector<std::string> targets;
    std::vector<std::string> teams;
    for (const FigureRef target : fight.targets) {
        targets.push_back(state.idOf(target));
        places.push_back(pieceTap(targets.back()));
        teams.push_back(offers.seat(target));
    }
    if (targets.size() < 2)
        return;
    Spread spread{std::move(places), std::vector<int>(targets.size(), 1), 2, 2};
    const std::string& seat = offers.seat(fight.initiator);
    offers.moves.offerSpread(seat, {choiceTap(std::string(toWord(fight.type)) + "_two")}, std::move(spread),
                             openIn(offers, fight),
                             [seat, id = state.idOf(fight.initiator), type = fight.type, targets, teams,
                              all = hypothesesOf(offers, fight)](const std::vector<int>& counts) -> Command {
                                 ContestCommand two{id, type, {}, {}};
                                 std::vector<std::string> sides{seat};
                                 for (std::size_t i = 0; i < counts.size(); ++i) {
                                     if (counts[i] == 0)
                                         continue;
                                     two.targets.push_back(targets[i]);
                                     if (!contains(sides, teams[i]))
                                         sides.push_back(teams[i]);
                                 }
                                 two.entry = entryOf(all, sides);
                                 return two;
                             });
}

} // namespace

void offerContests(const Offers& offers)
{
    const State& state = offers.state;
    const Activation* activation = running(state);
    const bool isListing = offers.moves.isListing();
    if (!activation || activation->movement == Movement::Scatter)
        return;
    if (isListing && (activation->isUsedUp() || activation->handedOff))
        return;
    const FigureRef figure = activation->figure;
    const ContestType type = announcedContest(activation->movement);
    std::vector<FigureRef> targets =
        state.isMirror() && isListing ? enemiesInKillzone(state, figure) : standingEnemies(state, figure.team);
    if (isListing && type == ContestType::Steal && state.ball.carrier.isValid()) // nobody else has the ball
        std::erase_if(targets, [&](FigureRef target) { return target != state.ball.carrier; });
    std::erase_if(targets, [&](FigureRef target) { return !state[target].standing; });
    for (const FigureRef target : targets)
        offerFight(offers, {figure, type, {target}, false}, toWord(type), target, Weight::Due);
    if (state[figure].ringer == Ringer::CretinTheEttin && type != ContestType::Steal)
        offerDoubleFight(offers, {figure, type, std::move(targets), false});
}

void offerReactions(const Offers& offers)
{
    const State& state = offers.state;
    const Activation* activation = running(state);
    if (!activation)
        return;
    const bool isOpen = state.isMirror() ? activation->reactionOpen : !activation->isUsedUp();
    if (offers.moves.isListing() && (activation->reactionSuffered || !isOpen))
        return;
    for (const Reactor& reactor : possibleReactions(state)) {
        for (const ContestType type : reactor.types)
            offerFight(offers, {reactor.figure, type, {activation->figure}, true}, "react_" + std::string(toWord(type)),
                       reactor.figure, Weight::Open);
    }
}

} // namespace whistle::kaosball
