// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/legal.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"

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

namespace {

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
