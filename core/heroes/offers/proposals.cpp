// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/proposals.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"

#include <set>
#include <tuple>

namespace whistle::heroes {

std::optional<AttackDue> attackDue(const State& state)
{
    if (state.phase != Phase::Play || state.step != Step::Attack)
        return {};
    const Battle& battle = *state.battle;
    const Piece piece = *pieceNamed(state, *nextPiece(state));
    const RollInquiry roll = rollInquiry(state, {}, piece);
    const int attacks = roll.attacks();
    AttackDue offer;
    offer.piece = piece.name;
    offer.strength = roll.attacker.strength;
    offer.mayAttackAgain = piece.kind == PieceKind::Hero &&
                           heroOf(state, piece.side)->facts->has(StartingSkill::Aggressor) &&
                           !battle.aggressorUsed[piece.side];
    offer.dice = attackDice(attacks, false);
    if (roll.attacker.elite && battle.eliteDiceAllowed && (attacks > 1 || state.rules.loneEliteMayReplace))
        offer.diceBesideElite = attackDice(attacks, true);
    offer.luckTokens = roll.luckTokens;
    offer.preciseStrike = has(roll.attacker.abilities, Ability::PreciseStrike);
    const Side defender = other(piece.side);
    offer.angelMayHelp =
        hasFactionBuilding(state, heroOf(state, defender), Faction::Haven) && !battle.angelUsed[defender];
    if (!offer.preciseStrike)
        return offer;
    for (const std::string& name : pieceNames(state)) {
        // The dice do not matter for the target: whatever else is wrong with this roll, it is not the target.
        Attack attack;
        attack.piece = offer.piece;
        attack.roll.d8.assign(static_cast<std::size_t>(offer.dice), 8);
        attack.target = name;
        if (isLegal(state, attack))
            offer.targets.push_back(name);
    }
    return offer;
}

std::vector<std::string> proposedOrder(const State& state)
{
    const bool isDue = state.phase == Phase::Play &&
                       (state.step == Step::Order ||
                        (state.step == Step::Attack && isRetreatPossible(state) && hasInitiativeChanged(state, {})));
    if (!isDue)
        return {};
    return eachOf(judgeInitiative(initiativeInquiry(state, pieceNames(state), {})).order, &PlacedPiece::name);
}

std::vector<const BattleStack*> stacksToHit(const State& state)
{
    const Battle& battle = *state.battle;
    const Side defender = other(battle.attack->side);
    std::vector<const BattleStack*> stacks;
    for (const BattleStack& stack : battle.stacks) {
        if (stack.side == defender && !stack.isGone())
            stacks.push_back(&stack);
    }
    const PlayerFacts& facts = *state.owner(*heroOf(state, defender)).facts;
    const auto isTarget = [&](const BattleStack* stack) { return battle.attack->target == stack->name; };
    std::ranges::stable_sort(stacks, [&](const BattleStack* a, const BattleStack* b) {
        if (isTarget(a) != isTarget(b))
            return isTarget(a);
        return facts.of(a->unit).level < facts.of(b->unit).level;
    });
    return stacks;
}

std::vector<AssignedPoints> assignmentTo(const State& state, const std::vector<const BattleStack*>& stacks,
                                         Quality first)
{
    const Battle& battle = *state.battle;
    std::vector<AssignedPoints> assignment;
    int damage = battle.damage;
    for (const BattleStack* one : stacks) {
        FightingStack stack = *one;
        while (damage > 0 && !stack.isGone()) {
            const Quality token = stack.nextToken(first);
            stack.hit(token, battle.attack->pierce ? 0 : stack.tough(token));
            --damage;
            if (!assignment.empty() && assignment.back().stack == stack.name && assignment.back().token == token)
                ++assignment.back().points;
            else
                assignment.push_back({stack.name, token, 1});
        }
    }
    return assignment;
}

std::vector<std::string> proposedPayment(const State& state)
{
    const Hero& hero = *state.hero(state.claim->hero);
    LevelUpInquiry inquiry;
    inquiry.skillCards = static_cast<int>(hero.skillCards.size());
    inquiry.trophies = hero.trophies;
    inquiry.treasureExperience = state.claim->treasureExperience;
    inquiry.isFree = state.claim->isFree;
    return judgeLevelUp(inquiry).bestPayment.value_or(std::vector<std::string>{});
}

bool hasOwnTies(const State& state)
{
    std::set<std::tuple<Side, int>> seen;
    for (const Piece& piece : piecesOf(state)) {
        if (!seen.insert({piece.side, piece.initiative}).second)
            return true;
    }
    return false;
}

} // namespace whistle::heroes
