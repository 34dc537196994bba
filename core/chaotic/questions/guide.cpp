// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <map>
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

std::optional<Json> initiativeNow(const State& state)
{
    return isFighting(state) ? std::optional(writeRecord(initiativeAt(state, {}))) : std::nullopt;
}

std::optional<Json> movementNow(const State& state)
{
    return writeRecord(movementAt(state, moverOf(state)));
}

std::optional<Json> showdownNow(const State& state)
{
    return writeRecord(showdownAt(state));
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
    using Now = std::optional<Json> (*)(const State&);
    static const std::map<std::string_view, Now> askedNow{
        {"initiative", initiativeNow}, {"attack_damage", damageNow}, {"burst", burstNow},
        {"mugic_cost", mugicNow},      {"movement", movementNow},    {"showdown", showdownNow},
        {"creature_stats", statsNow},
    };
    const auto asked = askedNow.find(question);
    if (asked == askedNow.end() || !state.activePlayer || state.creaturesInPlay(Player::One) == 0 ||
        state.creaturesInPlay(Player::Two) == 0)
        return {};
    return asked->second(state);
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State&)
{
    std::vector<AskedQuestion> asked = askedBehind(before, command);
    return asked.empty() ? std::nullopt : std::optional(std::move(asked.back()));
}

} // namespace whistle::chaotic
