// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

bool isFighting(const State& state)
{
    return state.combat && state.at(state.combat->attacker).inPlay && state.at(state.combat->defender).inPlay;
}

/// The creature of the Active Player that is most worth asking about.
CreatureIndex moverOf(const State& state)
{
    CreatureIndex found = nobody;
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        const Creature& one = state.at(i);
        const bool isHis = one.inPlay && one.player == state.activePlayer;
        if (isHis && (found == nobody || (state.at(found).moved && !one.moved)))
            found = i;
    }
    return found;
}

/// The Attack that lies on the Burst, else one without any number, for the players to fill in.
std::optional<Json> damageNow(const State& state)
{
    if (!isFighting(state) || !state.combat->hasStrikes())
        return {};
    const AttackCard blank;
    AttackAt attack{state.engagedOf(state.combat->striking), nobody, &blank, 0, false, {}};
    if (!state.burst.items.empty() && state.burst.items.front().type == ItemType::Attack) {
        const Item& item = state.burst.items.front();
        attack.attacker = item.source;
        attack.item = item.id;
        attack.isNegated = item.negated;
        attack.card = &state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
    }
    attack.defender = state.combat->opponentOf(attack.attacker);
    DamageQuestion question = damageAt(state, attack);
    if (attack.card == &blank)
        question.attack.name.reset();
    return writeRecord(question);
}

/// An open Burst as the events that made it: whoever had the choice and added nothing has passed.
std::optional<Json> burstNow(const State& state)
{
    if (state.burst.turn.status != BurstStatus::Open)
        return {};
    BurstQuestion question;
    question.activePlayer = *state.activePlayer;
    if (state.combat && state.combat->hasStrikes())
        question.strikingPlayer = state.combat->striking;
    BurstTurn turn;
    const auto pass = [&](Player player) {
        BurstEvent event;
        event.player = player;
        question.events.push_back(event);
        turn.pass();
    };
    for (const Item& item : state.burst.items) {
        BurstEvent event;
        if (item.type == ItemType::TriggeredAbility) {
            event.kind = EventKind::Trigger;
            event.items = {{itemWord(item.id), item.player, item.name, {}, false}};
            turn.triggered(item.player);
        } else {
            if (turn.choice && *turn.choice != item.player)
                pass(*turn.choice);
            event.kind = EventKind::Play;
            event.player = item.player;
            event.item.id = itemWord(item.id);
            event.item.name = item.name;
            event.item.kind = static_cast<ItemKind>(item.type);
            if (item.effect && item.target.item != 0) {
                event.item.effect = *item.effect == BurstEffect::Dispel ? ItemEffect::Dispel : ItemEffect::Negate;
                event.item.target = itemWord(item.target.item);
            }
            turn.played(item.player, item.type == ItemType::Attack);
        }
        question.events.push_back(std::move(event));
    }
    if (state.burst.turn.passes > 0)
        pass(opponentOf(*state.burst.turn.choice));
    return writeRecord(question);
}

std::optional<Json> statsNow(const State& state)
{
    const CreatureIndex subject = isFighting(state) ? state.combat->attacker : moverOf(state);
    if (subject == nobody)
        return {};
    const InForce now(state);
    StatsQuestion question;
    question.board = state.size;
    question.houseRules = state.houseRules;
    for (const Creature& one : state.creatures) {
        const CreatureCard& card = state.cardOf(one);
        if (one.inPlay)
            question.creatures.push_back({one.id, one.player, one.space, card.tribe, card.subtypes});
    }
    const Creature& one = state.at(subject);
    const CreatureCard& card = state.cardOf(one);
    question.subject = one.id;
    question.printed = {card.disciplines, card.energy, card.elements};
    question.damage = one.damage;
    question.hive = state.hiveOn;
    question.battlegearFaceUp = one.battlegear && one.battlegear->faceUp;
    question.immuneTo = now.immunities(subject);
    question.support = now.support(subject);
    question.modifiers = now.modifiers(subject);
    return writeRecord(question);
}

std::optional<Json> mugicNow(const State& state)
{
    MugicCard card;
    card.cost = 1;
    MugicCostQuestion question = mugicCostAt(state, state.burst.turn.choice.value_or(*state.activePlayer), card, {});
    question.mugic.name.reset();
    return question.creatures.empty() ? std::nullopt : std::optional(writeRecord(question));
}

} // namespace

std::vector<Question> questions()
{
    std::vector<Question> all{deckCheckQuestion()};
    for (const std::vector<Question>& some : {fightQuestions(), boardQuestions()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

Labels questionLabels()
{
    Labels labels("chaotic");
    labels.addWords<Discipline>();
    labels.addKeys<Discipline>();
    labels.addWords<Stat>();
    labels.addWords<Element>();
    labels.addKeys<Element>();
    labels.addWords<Affiliation>();
    labels.addWords<Source>();
    return labels;
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = questionLabels();
    guide.saysResultFirst = true;
    guide.disputed = {"active_player", "disciplines", "elements", "first_attack_in_combat",
                      "immune_to",     "surprise",    "range",    "swift",
                      "event",         "player",      "target",   "combat",
                      "hive",          "damage"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    if (!state.activePlayer || state.creaturesInPlay(Player::One) == 0 || state.creaturesInPlay(Player::Two) == 0)
        return {};
    if (question == "initiative" && isFighting(state))
        return writeRecord(initiativeAt(state, {}));
    if (question == "attack_damage")
        return damageNow(state);
    if (question == "burst")
        return burstNow(state);
    if (question == "mugic_cost")
        return mugicNow(state);
    if (question == "movement")
        return writeRecord(movementAt(state, moverOf(state)));
    if (question == "showdown")
        return writeRecord(showdownAt(state));
    if (question == "creature_stats")
        return statsNow(state);
    return {};
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State&)
{
    if (!before.activePlayer)
        return {};
    if (const auto* move = std::get_if<Move>(&command)) {
        const CreatureIndex mover = before.called(move->creature);
        if (mover != nobody && before.at(mover).inPlay && !before.combat)
            return AskedQuestion{"movement", writeRecord(movementAt(before, mover))};
    } else if (const auto* initiative = std::get_if<SetInitiative>(&command)) {
        if (isFighting(before) && (before.combat->isShowdown || !initiative->randomWinner))
            return AskedQuestion{"initiative", writeRecord(initiativeAt(before, initiative->randomWinner))};
    } else if (const auto* mugic = std::get_if<PlayMugic>(&command)) {
        const auto& deck = before.seats[mugic->player].deck;
        const int place = deck ? placeOf(deck->mugic, mugic->card) : -1;
        if (place >= 0 && deck->mugic[static_cast<std::size_t>(place)].cost.has_value() != mugic->x.has_value())
            return AskedQuestion{"mugic_cost",
                                 writeRecord(mugicCostAt(before, mugic->player,
                                                         deck->mugic[static_cast<std::size_t>(place)], mugic->x))};
    } else if (std::holds_alternative<EndActionStep>(command)) {
        if (auto showdown = questionFrom("showdown", before))
            return AskedQuestion{"showdown", std::move(*showdown)};
    } else if (std::holds_alternative<ResolveNext>(command)) {
        const bool isAttack = !before.burst.items.empty() && before.burst.items.back().type == ItemType::Attack;
        if (isAttack && isFighting(before)) {
            if (auto damage = damageNow(before))
                return AskedQuestion{"attack_damage", std::move(*damage)};
        }
    }
    return {};
}

} // namespace whistle::chaotic
