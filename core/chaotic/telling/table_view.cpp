// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/table_view.h"

#include "base/match.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/telling/table_keys.h"

#include <algorithm>

namespace whistle {

using namespace chaotic;
using namespace chaotic::shown;

namespace {

class Viewer {
public:
    explicit Viewer(const State& state) : m_state(state), m_now(state) {}

    TableView view() const
    {
        TableView view;
        view.size = creaturesOn(m_state.size);
        view.level = m_state.level;
        view.houseRules = m_state.houseRules;
        view.step = m_state.step;
        view.revealed = m_state.revealed;
        view.turnNumber = static_cast<int>(m_state.turns.size());
        view.active = m_state.activePlayer;
        view.first = m_state.firstPlayer;
        if (m_state.winner)
            view.winner = std::string(toWord(*m_state.winner));
        else if (m_state.isDraw)
            view.winner = "draw";
        view.hiveOn = m_state.hiveOn;
        view.showdownDue = m_state.showdownDue;
        view.players = {player(Player::One), player(Player::Two)};
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            if (one.faceUp)
                view.creatures.emplace_back(one.id, creature(i));
            else
                view.faceDown.push_back(one.space);
        }
        std::sort(view.faceDown.begin(), view.faceDown.end());
        if (m_state.location)
            view.location = LocationView{m_state.locationCard().name, m_state.location->owner};
        for (const Effect& one : m_state.effects)
            view.effects.push_back(effect(one));
        for (const TurnRecord& one : m_state.turns)
            view.turns.push_back(turn(one));
        if (m_state.combat)
            view.combat = combat(*m_state.combat);
        view.burst = burst();
        if (m_state.lastStrike)
            view.lastStrike = strike(*m_state.lastStrike);
        return view;
    }

private:
    [[nodiscard]] const std::string& idOf(CreatureIndex index) const { return m_state.at(index).id; }

    [[nodiscard]] PlayerView player(Player player) const
    {
        const Seat& seat = m_state.seats[player];
        PlayerView view;
        view.name = seat.name.empty() ? std::string(toWord(player)) : seat.name;
        view.deckSet = seat.deck != nullptr;
        view.creatures = m_state.creaturesInPlay(player);
        view.attackDeck = seat.attackDeck;
        view.attackHand = seat.attackHand;
        view.locationDeck = seat.locationDeck;
        view.mugicHand = seat.mugicCount();
        for (const int card : seat.attackDiscard)
            view.attackDiscard.push_back(seat.deck->attacks[static_cast<std::size_t>(card)].name);
        for (const DiscardedCard& card : seat.discard)
            view.discard.push_back(card.name);
        return view;
    }

    [[nodiscard]] CreatureView creature(CreatureIndex index) const
    {
        const Creature& one = m_state.at(index);
        CreatureView view;
        view.player = one.player;
        view.name = m_state.cardOf(one).name;
        view.inPlay = one.inPlay;
        if (!one.inPlay)
            return view;
        view.space = one.space;
        view.tribe = m_state.cardOf(one).tribe;
        InForce::Numbers numbers = m_now.numbers(index);
        view.disciplines = numbers.verdict.disciplines;
        view.energy = numbers.verdict.energy;
        view.damage = one.damage;
        view.energyLeft = numbers.verdict.currentEnergy();
        view.elements = numbers.verdict.elements;
        view.mugicCounters = one.mugicCounters;
        view.moved = one.moved;
        view.engaged = m_state.isEngaged(index);
        if (one.battlegear) {
            view.battlegear = BattlegearView{one.battlegear->faceUp, {}};
            if (one.battlegear->faceUp)
                view.battlegear->name = m_state.battlegearOf(one).name;
        }
        for (const std::size_t supporter : numbers.verdict.supporters)
            view.supporters.push_back(idOf(static_cast<CreatureIndex>(supporter)));
        for (const CountedModifier& counted : numbers.verdict.counted) {
            StatModifier& modifier = view.modifiers.emplace_back(*counted.modifier);
            modifier.stat = counted.stat;
            modifier.amount = counted.amount;
        }
        return view;
    }

    [[nodiscard]] EffectView effect(const Effect& one) const
    {
        EffectView view;
        view.id = effectWord(one.id);
        view.source = one.source;
        view.name = one.name;
        if (one.creature != nobody)
            view.creature = idOf(one.creature);
        view.change = changeJson(one).dump();
        view.lasts = one.lasts;
        return view;
    }

    [[nodiscard]] static Json changeJson(const Effect& one)
    {
        return match(
            one.change,
            [](const StatModifier& change) {
                Json json = Json::object();
                changeRecord().write(json, &change);
                return json;
            },
            [](const Keyword& change) {
                return Json{{"keyword", writeRecord(change)}};
            },
            [](const AttackChange& change) {
                Json modifier = Json::object();
                cardAttackModifierRecord().write(modifier, &change.modifier);
                Json json{{"attack_modifier", std::move(modifier)}};
                if (change.attack != 0)
                    json["attack"] = itemWord(change.attack);
                else
                    json["side"] = toWord(change.side);
                return json;
            },
            [](const chaotic::Rule& change) {
                return Json{{"rule", toWord(change)}};
            },
            [](const CostEffect& change) {
                Json json{{"mugic_cost", change.amount}, {"affiliation", nullptr}};
                if (change.affiliation)
                    json["affiliation"] = toWord(*change.affiliation);
                return json;
            });
    }

    [[nodiscard]] TurnView turn(const TurnRecord& one) const
    {
        TurnView view{one.player, one.combat, {}, {}};
        for (const MoveMade& move : one.moves)
            view.moves.push_back({idOf(move.creature), move.from, move.to});
        for (const CreatureIndex index : one.leftPlay)
            view.leftPlay.push_back(idOf(index));
        return view;
    }

    [[nodiscard]] CombatView combat(const Combat& one) const
    {
        CombatView view;
        view.attacker = idOf(one.attacker);
        view.defender = idOf(one.defender);
        view.origin = one.origin;
        view.space = one.space;
        view.showdown = one.isShowdown;
        view.attacksMade = {{view.attacker, one.attacksMade[0]}, {view.defender, one.attacksMade[1]}};
        view.withoutDamage = {one.withoutDamage[Player::One], one.withoutDamage[Player::Two]};
        if (one.hasStrikes()) {
            view.phase = CombatPhase::Strikes;
            view.initiative = idOf(*one.initiative);
            view.decidedBy = one.decidedBy;
            view.striking = one.striking;
            view.invisibility = {{view.attacker, one.invisibility[0]}, {view.defender, one.invisibility[1]}};
        }
        return view;
    }

    [[nodiscard]] ItemView item(const Item& one) const
    {
        ItemView view{itemWord(one.id), one.type, one.player, one.name, {}, {}, one.negated};
        if (one.source != nobody)
            view.source = idOf(one.source);
        else if (one.fromLocation)
            view.source = "location";
        if (one.target.creature != nobody)
            view.target = idOf(one.target.creature);
        else if (one.target.item != 0)
            view.target = itemWord(one.target.item);
        return view;
    }
    [[nodiscard]] std::vector<ItemView> items(const std::vector<Item>& all) const
    {
        std::vector<ItemView> views;
        for (const Item& one : all)
            views.push_back(item(one));
        return views;
    }

    [[nodiscard]] BurstView burst() const
    {
        const Burst& one = m_state.burst;
        BurstView view;
        view.status = one.turn.status;
        view.choice = one.turn.choice;
        view.passes = one.turn.passes;
        view.items = items(one.items);
        for (const auto& [id, outcome] : one.outcomes)
            view.outcomes.push_back({itemWord(id), outcome});
        view.next = items(one.next);
        view.pending = items(one.pending);
        if (one.carryingOut != 0)
            view.carryingOut = itemWord(one.carryingOut);
        return view;
    }

    [[nodiscard]] StrikeView strike(const LastStrike& one) const
    {
        const DamageVerdict& verdict = one.verdict;
        return {one.card,
                idOf(one.attacker),
                idOf(one.defender),
                verdict.resolves,
                one.failed,
                verdict.base,
                verdict.elementalDamage,
                verdict.textDamage,
                verdict.elementBonus,
                verdict.strikeBonus,
                verdict.modifierChange,
                verdict.damage,
                verdict.effectsMet};
    }

    const State& m_state;
    InForce m_now;
};

} // namespace

namespace chaotic {

std::string itemWord(int item)
{
    return 'i' + std::to_string(item);
}
std::string effectWord(int effect)
{
    return 'e' + std::to_string(effect);
}

Json tableJson(const State& state)
{
    return state.hasBegun ? writeRecord(Viewer(state).view()) : writeRecord(TableView{});
}

Shape tableShape()
{
    return recordOf<TableView>().shape();
}

} // namespace chaotic

} // namespace whistle
