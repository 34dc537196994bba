// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/legal.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"

#include <deque>
#include <set>
#include <tuple>

namespace whistle::heroes {

namespace {

/// Collects the commands that the referee has nothing against.
class Offers {
public:
    explicit Offers(const State& state) : m_state(state) {}

    std::vector<Command> all()
    {
        if (m_state.phase == Phase::Finished)
            return {};
        const Step step = m_state.step;
        if (step == Step::None)
            setup();
        else if (step == Step::Turn)
            turn();
        else if (step == Step::Action)
            action();
        else if (step == Step::BattleStarts)
            opponents();
        else if (step == Step::Order || step == Step::Attack)
            clash();
        else if (step == Step::Laurel)
            laurel();
        else if (step == Step::BattleOver)
            endBattle();
        else if (step == Step::EndMatch)
            offer(EndMatch{});
        if (m_state.open) {
            offer(Trade{Money::Gold, 2});
            offer(Trade{Money::Resources, 2});
        }
        return std::move(m_offers);
    }

private:
    void offer(Command command)
    {
        if (isLegal(m_state, command))
            m_offers.push_back(std::move(command));
    }

    void setup()
    {
        for (const Player& player : m_state.players) {
            for (const HeroFacts& hero : player.facts->heroes)
                offer(ChooseHero{player.name, hero.name, {}}); // a Sage's card only the table knows
            for (const Space& space : m_state.board.spaces())
                offer(PlaceCapital{player.name, space.row, space.column});
        }
    }

    void turn()
    {
        const std::string& player = m_state.activePlayer().name;
        for (int card = 1; card <= 4; ++card) {
            for (const ActionKind action : allOf<ActionKind>())
                offer(PlayCard{player, card, action});
        }
        offer(Pass{player});
    }

    void action()
    {
        const Player& player = m_state.activePlayer();
        for (const std::string& hero : player.heroes)
            offer(Activate{hero, 0});
        if (m_state.activation) {
            sites();
            opponents();
        }
        constexpr std::array<std::optional<Money>, 3> choices{std::nullopt, Money::Gold, Money::Resources};
        for (const std::optional<Money> choice : choices)
            offer(Gather{choice, 0, 0});
        for (const Building building : allOf<Building>()) {
            for (const std::optional<Money> choice : choices)
                offer(Build{building, choice, {}});
        }
        offer(RaiseCapital{});
        for (const UnitFacts& unit : player.facts->units) {
            for (const std::string& hero : player.heroes) {
                for (const Quality quality : {Quality::Base, Quality::Elite}) {
                    offer(Recruit{unit.unit, quality, 1, hero});
                    offer(Disband{unit.unit, quality, 1, hero});
                }
                offer(Upgrade{unit.unit, 1, hero});
            }
        }
        for (const HeroFacts& hero : player.facts->heroes)
            offer(RecruitHero{hero.name, {}});
        offer(EndAction{});
    }

    void sites()
    {
        const std::string& hero = m_state.activation->hero;
        for (const Site& site : m_state.sites) {
            offer(TakeControl{hero, site.name, {}});
            offer(Loot{hero, site.name, {}, {}});
            for (const LakeTake take : allOf<LakeTake>())
                offer(Loot{hero, site.name, {}, take});
        }
    }

    void opponents()
    {
        const std::string& hero = m_state.activation->hero;
        for (const EncounterToken& token : m_state.encounters) {
            offer(StartBattle{hero, token.facts->name, true, {}});
            offer(StartBattle{hero, token.facts->name, false, {}});
            offer(ScareOff{hero, token.facts->name, 0});
        }
        for (const Hero& enemy : m_state.heroes) {
            offer(StartBattle{hero, enemy.name, true, {}});
            offer(StartBattle{hero, enemy.name, false, {}});
        }
    }

    /// The order of the pieces, and every way to give up what a retreat costs.
    void clash()
    {
        if (const std::vector<std::string> order = proposedOrder(m_state); !order.empty())
            offer(Order{order, {}});
        if (!isRetreatPossible(m_state))
            return;
        std::vector<std::pair<Side, GivenUp>> single;
        for (const BattleStack& stack : m_state.battle->stacks) {
            for (const Quality quality : {Quality::Base, Quality::Elite}) {
                if (stack.of(quality) > 0)
                    single.emplace_back(stack.side, GivenUp{stack.unit, quality, 1});
            }
        }
        for (std::size_t i = 0; i < single.size(); ++i) {
            const auto& [side, first] = single[i];
            offer(Retreat{side, {first}});
            offer(Retreat{side, {GivenUp{first.unit, first.quality, 2}}});
            for (std::size_t k = i + 1; k < single.size(); ++k) {
                if (single[k].first == side)
                    offer(Retreat{side, {first, single[k].second}});
            }
        }
    }

    /// MH-R55: on every piece, what the referee accepts.
    void laurel()
    {
        const auto add = [this](const LaurelStep& step) { offer(Laurel{m_state.battle->attack->piece, {step}}); };
        for (const BattleStack& stack : m_state.battle->stacks) {
            for (const LaurelDo what : allOf<LaurelDo>())
                add(ArmyLaurel{wordOf(stack.unit), what});
        }
        for (const FightingEncounter& encounter : m_state.battle->encounters)
            add(EncounterLaurel{encounter.name});
    }

    void endBattle()
    {
        offer(EndBattle{});
        if (m_state.battle->kind == BattleKind::Encounter)
            return;
        const Hero* loser = heroOf(m_state, other(*m_state.battle->winner));
        for (const std::string& artefact : loser->artefacts) {
            if (!artefact.empty())
                offer(EndBattle{BattleReward{artefact}, {}});
        }
    }

    const State& m_state;
    std::vector<Command> m_offers;
};

} // namespace

std::vector<Command> offered(const State& state)
{
    return Offers(state).all();
}

std::vector<Reach> reachable(const State& state)
{
    if (state.step != Step::Action || !state.isMirror || !state.activation || state.activation->isOver)
        return {};
    const Hero& hero = *state.hero(state.activation->hero);
    const Ground ground = groundOf(state, hero);
    Reach start{state.activation->walk, {}, false};
    start.hasFought = state.activation->battleFought;
    std::deque<Reach> open{start};
    std::set<Space> seen{start.at};
    std::vector<Reach> all;
    while (!open.empty()) {
        const Reach from = open.front();
        open.pop_front();
        std::vector<PathStep> steps;
        for (const Space& next : neighboursOf(from.at))
            steps.push_back({next.row, next.column, Way::Walk});
        for (const Space& space : state.board.spaces())
            steps.push_back({space.row, space.column, Way::Portal});
        for (const PathStep& step : steps) {
            const bool isOut = from.path.size() >= 20 || !state.board.has(step.space()) || seen.contains(step.space());
            if (isOut || against(ground, from, step))
                continue;
            Reach to = from;
            to.path.push_back(step);
            to.isEnemy = take(ground, to, step, Reasons::unheard()).has_value();
            seen.insert(step.space());
            if (!againstEnd(ground, to))
                all.push_back(to);
            if (!to.isEnemy && !to.hasEnded)
                open.push_back(std::move(to));
        }
    }
    return all;
}

std::optional<AttackOffer> attackDue(const State& state)
{
    if (state.phase != Phase::Play || state.step != Step::Attack)
        return {};
    const Battle& battle = *state.battle;
    const Piece piece = *pieceNamed(state, *nextPiece(state));
    const RollInquiry roll = rollInquiry(state, {}, piece);
    const int attacks = roll.attacks();
    AttackOffer offer;
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

std::vector<AssignedPoints> proposedAssignment(const State& state)
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
    return assignmentTo(state, stacks, Quality::Elite);
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

namespace {

/// Two pieces of one side at the same initiative: their owner decides.
bool hasOwnTies(const State& state)
{
    std::set<std::tuple<Side, int>> seen;
    for (const Piece& piece : piecesOf(state)) {
        if (!seen.insert({piece.side, piece.initiative}).second)
            return true;
    }
    return false;
}

/// All tokens that the damage can be given to are alike.
bool isOneWay(const State& state)
{
    const Side defender = other(state.battle->attack->side);
    int kinds = 0;
    for (const BattleStack& stack : state.battle->stacks) {
        if (stack.side == defender)
            kinds += (stack.base > 0) + (stack.elite > 0);
    }
    return kinds == 1;
}

} // namespace

std::optional<Command> automaticStep(const State& state)
{
    if (state.phase != Phase::Play)
        return {};
    const bool isDone = state.open && (state.open->gathered || state.open->built);
    if (state.step == Step::Order && state.battle->clash == 1 && !hasOwnTies(state))
        return Order{proposedOrder(state), {}};
    if (state.step == Step::AssignDamage && isOneWay(state))
        return AssignDamage{proposedAssignment(state)};
    if (state.step == Step::Action && isDone && !state.activePlayer().has(Building::Marketplace))
        return EndAction{};
    return state.step == Step::EndMatch ? std::optional<Command>(EndMatch{}) : std::nullopt;
}

} // namespace whistle::heroes
