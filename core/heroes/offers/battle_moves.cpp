// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a battle: order, attacks, laurels, damage, resurrection, retreat, its end; rewards and levels.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/offers/offering.h"
#include "heroes/offers/proposals.h"

namespace whistle::heroes {

namespace {

/// Whose a side is; empty: encounters, which are nobody's.
std::string seatOf(const State& state, Side side)
{
    const Hero* hero = heroOf(state, side);
    return hero ? state.owner(*hero).name : std::string();
}

/// "griffin/elite"
Tap tokenTap(const std::string& stack, Quality token)
{
    return pieceTap(stack + '/' + wordOf(token));
}

// --- order ---

/// At the beginning of a later clash the order is made anew only if some initiative is another one (MH-11.6): one more
/// or less for the first piece, if nothing has changed by itself.
Modifiers modifiersOfChange(const State& state)
{
    if (state.step == Step::Order || hasInitiativeChanged(state, {}))
        return {};
    constexpr int highest = 20;
    const PlacedPiece& first = state.battle->order.front();
    return {{first.name, first.initiative < highest ? 1 : -1}};
}

void gatherOrder(const State& state, Moves& moves)
{
    const bool isDue = state.step == Step::Order;
    if (!isDue && !isRetreatPossible(state))
        return;
    const std::vector<std::string> pieces = pieceNames(state);
    const Modifiers modifiers = modifiersOfChange(state);
    const InitiativeVerdict verdict = judgeInitiative(initiativeInquiry(state, pieces, modifiers));
    MoveOf<Command> move{{state.activePlayer().name, {choiceTap("order")}}};
    move.open = {open("pieces", Shape::list(Shape::words(pieces), pieces.size(), pieces.size()).distinct()),
                 open("modifiers")};
    move.weight = !isDue ? Weight::Aside : hasOwnTies(state) ? Weight::Open : Weight::Due;
    move.needsNobody = isDue && state.battle->clash == 1 && !hasOwnTies(state);
    move.commands = {Order{eachOf(verdict.order, &PlacedPiece::name), modifiers}};
    moves.offer(std::move(move));
}

// --- attacks ---

/// A throw that might be: one hit at least.
std::vector<int> somehowThrown(int dice)
{
    constexpr std::array faces{1, 8, 2, 7, 3};
    return {faces.begin(), faces.begin() + dice};
}

void gatherAttack(const State& state, Moves& moves)
{
    const std::optional<AttackDue> due = attackDue(state);
    if (!due)
        return;
    std::vector<std::string> faces;
    for (const Face face : state.rules.eliteDieFaces) {
        if (!contains(faces, wordOf(face)))
            faces.push_back(wordOf(face));
    }
    const Shape elite = due->diceBesideElite ? Shape::words(std::move(faces)).orNull() : Shape::null();
    const std::vector<Open> opens{asked("roll/d8"),        asked("roll/elite", elite), open("steps"),
                                  open("attack_modifier"), open("strength_modifier"),  open("damage_modifier"),
                                  open("guardian_angel"),  open("aggressor")};
    Attack attack;
    attack.piece = due->piece;
    attack.roll.d8 = somehowThrown(due->dice);
    const std::string seat = seatOf(state, pieceNamed(state, due->piece)->side);
    if (!due->preciseStrike)
        return (void)moves.offer(seat, {choiceTap("attack")}, attack, opens);
    moves.offer(seat, {choiceTap("attack"), choiceTap("no_target")}, attack, opens);
    for (const std::string& target : moves.isListing() ? due->targets : pieceNames(state)) {
        attack.target = target;
        moves.offer(seat, {choiceTap("attack"), pieceTap(target)}, attack, opens);
    }
}

/// MH-R55: on every piece, what the referee accepts.
void gatherLaurel(const State& state, Moves& moves)
{
    const std::string& piece = state.battle->attack->piece;
    const Side side = state.battle->attack->side;
    const std::string seat = seatOf(state, side);
    for (const BattleStack& stack : state.battle->stacks) {
        for (const LaurelDo what : allOf<LaurelDo>()) {
            if (stack.side == side || !moves.isListing())
                moves.offer(seat, {choiceTap("laurel"), pieceTap(stack.name), wordTap(what)},
                            Laurel{piece, {ArmyLaurel{stack.name, what}}});
        }
    }
    for (const FightingEncounter& encounter : state.battle->encounters)
        moves.offer(seat, {choiceTap("laurel"), pieceTap(encounter.name)},
                    Laurel{piece, {EncounterLaurel{encounter.name}}});
}

// --- damage ---

/// The points of a spread at one stack, as they can be given: a wounded token first, then elites that are turned, then
/// base units, then what wounds an elite.
void addPoints(std::vector<AssignedPoints>& assignment, const BattleStack& stack, Tokens points, bool pierce)
{
    const auto add = [&](Quality token, int number) {
        number = std::min(number, points.of(token));
        points.of(token) -= number;
        if (number > 0 && !assignment.empty() && assignment.back().stack == stack.name &&
            assignment.back().token == token)
            assignment.back().points += number;
        else if (number > 0)
            assignment.push_back({stack.name, token, number});
    };
    const auto costOf = [&](Quality token) { return 1 + (pierce ? 0 : stack.tough(token)); };
    if (stack.wounded)
        add(stack.wounded->token, costOf(stack.wounded->token) - stack.wounded->wounds);
    add(Quality::Elite, points.elite / costOf(Quality::Elite) * costOf(Quality::Elite));
    add(Quality::Base, points.base);
    add(Quality::Elite, points.elite);
}

/// Point by point, a tap for each.
void gatherShares(const State& state, Moves& moves, const std::string& seat, const Open& assignment)
{
    const bool pierce = state.battle->attack->pierce;
    const std::vector<const BattleStack*> hit = stacksToHit(state);
    std::vector<BattleStack> stacks;
    Spread spread;
    int all = 0;
    for (const BattleStack* stack : hit) {
        stacks.push_back(*stack);
        for (const Quality token : {Quality::Elite, Quality::Base}) {
            const int tokens = token == Quality::Elite ? stack->elite : stack->sum();
            const int wounds = stack->wounded && stack->wounded->token == token ? stack->wounded->wounds : 0;
            const int most = tokens * (1 + (pierce ? 0 : stack->tough(token))) - wounds;
            spread.places.push_back(tokenTap(stack->name, token));
            spread.most.push_back(std::min(most, state.battle->damage));
            all += most;
        }
    }
    spread.least = spread.greatest = std::min(all, state.battle->damage);
    const auto shared = [stacks, pierce](const std::vector<int>& counts) {
        AssignDamage command;
        for (std::size_t i = 0; i < stacks.size(); ++i)
            addPoints(command.assignment, stacks[i], {counts[2 * i + 1], counts[2 * i]}, pierce);
        return Command(std::move(command));
    };
    moves.offerSpread(seat, {choiceTap("share_damage")}, std::move(spread), {assignment}, shared, Weight::Open);
}

/// The defender's ways: one stack after the other, elites or base units first; or point by point.
void gatherDamage(const State& state, Moves& moves)
{
    const std::string seat = seatOf(state, other(state.battle->attack->side));
    const std::vector<const BattleStack*> stacks = stacksToHit(state);
    std::vector<std::string> names;
    int kinds = 0;
    for (const BattleStack* stack : stacks) {
        names.push_back(stack->name);
        kinds += (stack->base > 0) + (stack->elite > 0);
    }
    const Shape point =
        Shape::object({required("stack", Shape::words(names)), required("token", Shape::words(allWords<Quality>())),
                       optional("points", Shape::integer(1, std::max(1, state.battle->damage)))});
    const Open assignment = open("assignment", Shape::list(point, 1));
    std::vector<std::string> seen;
    for (const BattleStack* first : stacks) {
        std::vector<const BattleStack*> order = stacks;
        std::stable_partition(order.begin(), order.end(), [first](const BattleStack* stack) { return stack == first; });
        for (const Quality token : {Quality::Elite, Quality::Base}) {
            AssignDamage command{assignmentTo(state, order, token)};
            std::string said;
            for (const AssignedPoints& points : command.assignment)
                said += points.stack + wordOf(points.token) + std::to_string(points.points) + ' ';
            if (contains(seen, said))
                continue;
            seen.push_back(std::move(said));
            MoveOf<Command> move{{seat, {choiceTap("assign_damage"), pieceTap(first->name), wordTap(token)}}};
            move.open = {assignment};
            move.needsNobody = kinds == 1;
            move.commands = {std::move(command)};
            moves.offer(std::move(move));
        }
    }
    if (kinds > 1)
        gatherShares(state, moves, seat, assignment);
}

// --- resurrection ---

std::vector<ArmyLaurel> stepsOf(const State& state, Side side)
{
    std::vector<ArmyLaurel> steps;
    for (const BattleStack& stack : state.battle->stacks) {
        for (const LaurelDo what : allOf<LaurelDo>()) {
            if (stack.side == side && what != LaurelDo::Upgrade)
                steps.push_back({stack.name, what});
        }
    }
    return steps;
}

Open openSteps(const State& state, Side side, int most)
{
    std::vector<std::string> names;
    for (const BattleStack& stack : state.battle->stacks) {
        if (stack.side == side)
            names.push_back(stack.name);
    }
    std::vector<std::string> what = allWords<LaurelDo>();
    std::erase(what, wordOf(LaurelDo::Upgrade));
    const Shape step = Shape::object({required("stack", Shape::words(names)), required("do", Shape::words(what))});
    return open("steps", Shape::list(step, 1, static_cast<std::size_t>(most)));
}

/// By a card: which, and for how many points, only the table knows.
void gatherResurrection(const State& state, Moves& moves)
{
    constexpr int most = 20;
    for (const Side side : allOf<Side>()) {
        if (!heroOf(state, side))
            continue;
        for (const ArmyLaurel& step : stepsOf(state, side)) {
            if (moves.offer(seatOf(state, side), {choiceTap("resurrect"), wordTap(side)},
                            Resurrect{side, RevivalSource::Effect, 1, {step}},
                            {open("source", Shape::words({wordOf(RevivalSource::Effect)})), asked("points"),
                             openSteps(state, side, most)},
                            Weight::Aside))
                break;
        }
    }
}

/// The two points of Necromancy together, or singly where no two can be used. Gives whether there are any.
bool gatherNecromancy(const State& state, Moves& moves)
{
    constexpr int most = 2;
    bool isThere = false;
    for (const Side side : allOf<Side>()) {
        if (!hasFactionBuilding(state, heroOf(state, side), Faction::Necropolis) && moves.isListing())
            continue;
        const std::vector<ArmyLaurel> steps = stepsOf(state, side);
        const auto offer = [&](const std::vector<ArmyLaurel>& some) {
            std::vector<Tap> taps{choiceTap("necromancy")};
            for (const ArmyLaurel& step : some) {
                taps.push_back(pieceTap(step.stack));
                taps.push_back(wordTap(step.what));
            }
            return moves.offer(seatOf(state, side), std::move(taps),
                               Resurrect{side, RevivalSource::Necromancy, {}, some}, {openSteps(state, side, most)});
        };
        bool isPair = false;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for (std::size_t k = i; k < steps.size(); ++k)
                isPair = offer({steps[i], steps[k]}) || isPair;
        }
        bool isSingle = false;
        for (const ArmyLaurel& step : isPair ? std::vector<ArmyLaurel>{} : steps)
            isSingle = offer({step}) || isSingle;
        isThere = isThere || isPair || isSingle;
    }
    return isThere;
}

// --- retreat and end ---

/// Every way to give up what a retreat costs (MH-16.3), or a single unit with Defence (MH-19.9).
void gatherRetreat(const State& state, Moves& moves, Side side)
{
    std::vector<GivenUp> single;
    std::vector<std::string> units;
    for (const BattleStack& stack : state.battle->stacks) {
        if (stack.side != side)
            continue;
        units.push_back(stack.name);
        for (const Quality token : allOf<Quality>()) {
            if (stack.of(token) > 0)
                single.push_back({stack.unit, token, 1});
        }
    }
    const Shape token =
        Shape::object({required("unit", Shape::words(units)), required("quality", Shape::words(allWords<Quality>())),
                       optional("quantity", Shape::integer(1, 2))});
    const Open tokens = open("tokens", Shape::list(token, 1, 2));
    const auto offer = [&](std::vector<Tap> taps, std::vector<GivenUp> given) {
        moves.offer(seatOf(state, side), std::move(taps), Retreat{side, std::move(given)}, {tokens}, Weight::Grave);
    };
    const std::vector<Tap> verb{choiceTap("retreat"), wordTap(side)};
    const auto tapOf = [](const GivenUp& given) { return tokenTap(wordOf(given.unit), given.quality); };
    const bool isLast = heroOf(state, side)->units() == 1;
    for (std::size_t i = 0; i < single.size(); ++i) {
        const BattleStack& stack = *firstWith(state.battle->stacks, &BattleStack::unit, single[i].unit);
        if (isLast || has(stack.abilities(single[i].quality), Ability::Defence) || !moves.isListing())
            offer({verb[0], verb[1], choiceTap("alone"), tapOf(single[i])}, {single[i]});
        if (stack.of(single[i].quality) > 1)
            offer({verb[0], verb[1], tapOf(single[i]), tapOf(single[i])}, {{single[i].unit, single[i].quality, 2}});
        for (std::size_t k = i + 1; k < single.size(); ++k)
            offer({verb[0], verb[1], tapOf(single[i]), tapOf(single[k])}, {single[i], single[k]});
    }
}

/// The reward of a battle of heroes, or the end of one with an encounter; none given up by Enter.
void gatherEnd(const State& state, Moves& moves, bool isOwed)
{
    const Battle& battle = *state.battle;
    if (battle.kind == BattleKind::Encounter) {
        moves.offer(state.activePlayer().name, {choiceTap("end_battle")}, EndBattle{},
                    {open("rewards", Shape::null()), open("sites", Shape::list(Shape::text(), 0, 0))},
                    isOwed ? Weight::Grave : Weight::Due);
        return;
    }
    const std::string seat = seatOf(state, *battle.winner);
    const Hero& loser = *heroOf(state, other(*battle.winner));
    std::vector<std::string> sites;
    for (const Site& site : state.sites) {
        if (!state.isMirror && site.controller == loser.player)
            sites.push_back(site.name);
    }
    const std::size_t most = sites.size();
    const Open zone = open("sites", sites.empty() ? Shape::list(Shape::text(), 0, 0)
                                                  : Shape::list(Shape::words(std::move(sites)), 0, most).distinct());
    moves.offer(seat, {choiceTap("end_battle"), choiceTap("no_reward")}, EndBattle{},
                {open("rewards", Shape::null()), zone}, Weight::Grave);
    for (const std::string& artefact : loser.artefacts) {
        if (!artefact.empty())
            moves.offer(seat, {choiceTap("end_battle"), cardTap(artefact)}, EndBattle{BattleReward{artefact}, {}},
                        {zone}, isOwed ? Weight::Grave : Weight::Due);
    }
    const int number = static_cast<int>(heroOf(state, *battle.winner)->skillCards.size()) + 1;
    moves.offer(seat, {choiceTap("end_battle"), choiceTap("skill_card")},
                EndBattle{BattleReward{drawnSkill(Deck::Might, number)}, {}}, {asked("rewards/skill_card"), zone},
                isOwed ? Weight::Grave : Weight::Due);
}

// --- rewards and levels ---

/// A Treasure Card: which rewards it shows only the table knows.
void gatherTreasure(const State& state, Moves& moves)
{
    const std::string& hero = state.claim->hero;
    const std::string& seat = state.owner(*state.hero(hero)).name;
    Treasure all{hero, {}};
    for (int number = 1; number <= state.claim->rewards; ++number)
        all.rewards.push_back({number, RewardKind::Gold, 1});
    moves.offer(seat, {choiceTap("treasure"), choiceTap("rewards")}, all, {asked("rewards")});
    for (const RewardKind kind : {RewardKind::Gold, RewardKind::Resources}) {
        for (const int amount : {2, 3, 4})
            moves.offer(seat, {choiceTap("treasure"), wordTap(kind), numberTap(amount)},
                        Treasure{hero, {{1, kind, amount}}});
    }
    moves.offer(seat, {choiceTap("treasure"), choiceTap("no_reward")}, Treasure{hero, {}}, Weight::Grave);
}

void gatherLevel(const State& state, Moves& moves)
{
    const Hero& hero = *state.hero(state.claim->hero);
    const std::string& seat = state.owner(hero).name;
    const std::vector<std::string> payment = proposedPayment(state);
    std::vector<std::string> trophies = eachOf(hero.trophies, &Trophy::name);
    const std::size_t most = trophies.size();
    const Open paid =
        open("trophies", trophies.empty() ? Shape::list(Shape::text(), 0, 0)
                                          : Shape::list(Shape::words(std::move(trophies)), 0, most).distinct());
    const int number = static_cast<int>(hero.skillCards.size()) + 1;
    for (const Deck deck : allOf<Deck>())
        moves.offer(seat, {choiceTap("level_up"), wordTap(deck)},
                    LevelUp{hero.name, deck, payment, drawnSkill(deck, number).card}, {paid, open("card")});
    if (!hero.hasCard(ambushCard))
        moves.offer(seat, {choiceTap("level_up"), cardTap(ambushCard)},
                    LevelUp{hero.name, Deck::Might, payment, ambushCard}, {paid});
}

} // namespace

void gatherBattle(const State& state, Moves& moves)
{
    const Step step = state.step;
    if (step == Step::Attack)
        gatherAttack(state, moves);
    if (step == Step::Order || step == Step::Attack) {
        gatherOrder(state, moves);
        for (const Side side : allOf<Side>()) {
            if (heroOf(state, side) && (isRetreatPossible(state) || !moves.isListing()))
                gatherRetreat(state, moves, side);
        }
    }
    if (step == Step::Laurel)
        gatherLaurel(state, moves);
    if (step == Step::AssignDamage)
        gatherDamage(state, moves);
    if (step == Step::BattleOver)
        gatherEnd(state, moves, gatherNecromancy(state, moves));
    if (step == Step::Attack || step == Step::BattleOver)
        gatherResurrection(state, moves);
}

void gatherRewards(const State& state, Moves& moves)
{
    if (state.step == Step::Treasure)
        gatherTreasure(state, moves);
    else
        gatherLevel(state, moves);
}

} // namespace whistle::heroes
