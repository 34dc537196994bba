// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/referee.h"

#include <algorithm>
#include <charconv>

namespace whistle::chaotic {

namespace {

/// Commands by which players carry out the text of an item that has resolved (A.7).
bool carriesOut(const Command& command)
{
    return std::holds_alternative<Adjust>(command) || std::holds_alternative<SetHive>(command) ||
           std::holds_alternative<Discard>(command) || std::holds_alternative<ReturnCard>(command) ||
           std::holds_alternative<ReplaceLocation>(command);
}

bool hasCard(const Deck& deck, const std::string& name)
{
    return placeOf(deck.creatures, name) >= 0 || placeOf(deck.battlegear, name) >= 0 ||
           placeOf(deck.mugic, name) >= 0 || placeOf(deck.locations, name) >= 0 || placeOf(deck.attacks, name) >= 0;
}

} // namespace

Referee::Referee(const State& state, Reasons::Listening listening, bool isOverruling)
    : Findings(listening)
    , m_before(state)
    , m_state(state)
    , m_isOverruling(isOverruling)
{
}

void Referee::take(const Command& command)
{
    if (!carriesOut(command))
        m_state.burst.carryingOut = 0;
    if (!m_state.hasBegun && !std::holds_alternative<NewMatch>(command))
        refuse("CH-1.1"_rule, texts::notBegun);
    else
        std::visit([this](const auto& one) { on(one); }, command);
}

bool Referee::allows(const Command& command)
{
    take(command);
    return m_objections.empty();
}

Outcome<State> Referee::judge(const Command& command)
{
    take(command);
    if (m_refused) {
        m_state = m_before;
    } else {
        if (!std::holds_alternative<EndTurn>(command)) // CH-4.7: the end of a turn defeats nobody
            settle();
        if (!m_objections.empty() && !unsoundness(m_state).empty()) {
            refuse("CH-1.1"_rule, texts::unsound);
            m_state = m_before;
        }
    }
    return concluded(std::move(m_state));
}

Outcome<State> referee(const State& state, const Command& command, Reasons::Listening listening)
{
    return Referee(state, listening).judge(command);
}

TextPlace itemPlace(const Item& item)
{
    return item.keyword ? TextPlace{nameOf(item.keyword->kind)} : TextPlace{Name{item.name}};
}

// --- names ---

std::optional<CreatureIndex> Referee::creature(const std::string& id, const char* at)
{
    if (const CreatureIndex index = m_state.called(id); index != nobody)
        return index;
    for (const Player player : bothPlayers) {
        const auto& deck = m_state.seats[player].deck;
        const std::string mine = std::string(toWord(player)) + '/';
        const auto named = [&](const CreatureCard& card) { return mine + card.id == id; };
        if (deck && std::any_of(deck->creatures.begin(), deck->creatures.end(), named))
            return nobody;
    }
    unknown(at, "CH-1.1"_rule, texts::noSuchCreature, id);
    return {};
}

void Referee::checkCard(const std::string& name, const char* at)
{
    const bool isKnown = std::any_of(bothPlayers.begin(), bothPlayers.end(), [&](Player player) {
        const auto& deck = m_state.seats[player].deck;
        return deck && hasCard(*deck, name);
    });
    if (!isKnown)
        unknown(at, "CH-1.1"_rule, texts::noSuchCard, name);
}

void Referee::checkSpace(const Space& space)
{
    if (!m_state.board().contains(space))
        unknown("/space", "CH-3.2"_rule, texts::noSuchSpace);
}

std::optional<int> Referee::itemNumber(const std::string& id, const std::string& at)
{
    int number = 0;
    const char* end = id.data() + id.size();
    if (id.size() > 1 && id.front() == 'i' && id[1] != '0') {
        const auto [stopped, error] = std::from_chars(id.data() + 1, end, number);
        if (error == std::errc{} && stopped == end && number >= 1 && number <= m_state.lastItem)
            return number;
    }
    unknown(at, "CH-11.1"_rule, texts::noSuchItem, id);
    return {};
}

// --- what is against a command ---

void Referee::requirePlay()
{
    if (m_state.step == Step::Setup)
        refuse("CH-3.8"_rule, texts::notChosen);
    else if (m_state.step == Step::Finished)
        refuse("CH-1.2"_rule, texts::isOver);
}

void Referee::requireStep(Step step, RuleId rule)
{
    requirePlay();
    if (!m_refused && m_state.step != step)
        refuse(rule, texts::wrongStep, step, m_state.step);
}

void Referee::requireNoPending()
{
    if (!m_state.burst.pending.empty())
        refuse("CH-10.7"_rule, texts::triggersFirst, static_cast<int>(m_state.burst.pending.size()));
}

void Referee::requireQuiet(std::optional<RuleId> rule)
{
    const Burst& burst = m_state.burst;
    if (!burst.pending.empty())
        refuse(rule.value_or("CH-10.7"_rule), texts::triggersFirst, static_cast<int>(burst.pending.size()));
    if (burst.turn.status == BurstStatus::Open)
        refuse(rule.value_or("CH-11.5"_rule), texts::burstIsOpen);
    else if (burst.turn.status == BurstStatus::Resolving)
        refuse(rule.value_or("CH-11.7"_rule), texts::burstResolves);
}

void Referee::requireNoShowdownDue()
{
    if (m_state.showdownDue)
        refuse("CH-12.1"_rule, texts::showdownComesFirst);
}

void Referee::requireAdvanced()
{
    if (!m_state.isAdvanced())
        refuse("CH-1.14"_rule, texts::onlyAdvanced);
}

void Referee::requireCarryingOut(RuleId rule)
{
    requirePlay();
    requireAdvanced();
    if (m_before.burst.carryingOut == 0)
        refuse(rule, texts::nothingCarriedOut);
}

bool Referee::requireInPlay(CreatureIndex creature, const std::string& id, RuleId rule)
{
    if (creature != nobody && m_state.at(creature).inPlay)
        return true;
    refuse(rule, texts::notInPlay, id);
    return false;
}

// --- effects ---

Item Referee::fresh(ItemType type, Player player, std::string name)
{
    Item item;
    item.id = ++m_state.lastItem;
    item.type = type;
    item.player = player;
    item.name = std::move(name);
    return item;
}

void Referee::record(Source source, std::string name, CreatureIndex creature, Lasts lasts, Effect::Change change)
{
    Effect& effect = m_state.effects.emplace_back();
    effect.id = ++m_state.lastEffect;
    effect.source = source;
    effect.name = std::move(name);
    effect.creature = creature;
    effect.change = std::move(change);
    effect.lasts = lasts;
    effect.since = nextMoment();
    std::visit([&](const auto& one) { tell(effect, one); }, effect.change);
}

void Referee::endEffects(Lasts lasts)
{
    std::erase_if(m_state.effects, [lasts](const Effect& effect) { return effect.lasts == lasts; });
}

void Referee::endEffectsOfAttacks()
{
    std::erase_if(m_state.effects, [](const Effect& effect) {
        const auto* change = std::get_if<AttackChange>(&effect.change);
        return change && change->attack != 0;
    });
}

void Referee::damage(CreatureIndex creature, int amount, RuleId rule)
{
    Creature& hit = m_state.at(creature);
    hit.damage += amount;
    say(rule, texts::takesDamage, hit.id, amount, hit.damage);
}

void Referee::heal(CreatureIndex creature, int amount)
{
    Creature& healed = m_state.at(creature);
    healed.damage = std::max(0, healed.damage - amount); // CH-13.3
    say("CH-13.3"_rule, texts::healsDamage, healed.id, amount, healed.damage);
}

void Referee::discardBattlegear(CreatureIndex index)
{
    Creature& creature = m_state.at(index);
    m_state.seats[creature.player].discard.push_back(
        {DiscardedCard::Kind::Battlegear, creature.battlegear->card, m_state.battlegearOf(creature).name});
    creature.battlegear.reset();
    std::erase_if(m_state.effects, [index](const Effect& effect) {
        return effect.creature == index && effect.lasts == Lasts::Battlegear;
    });
}

// CH-6.14, CH-R30: together, with their Battlegear; counters and effects are gone
void Referee::leavePlay(const std::vector<CreatureIndex>& leaving)
{
    {
        const InForce now(m_state);
        for (const CreatureIndex index : leaving) {
            const StatsVerdict numbers = now.numbers(index).verdict;
            m_state.at(index).last = {numbers.disciplines, numbers.elements};
        }
    }
    for (const CreatureIndex index : leaving) {
        Creature& creature = m_state.at(index);
        m_state.seats[creature.player].discard.push_back(
            {DiscardedCard::Kind::Creature, creature.card, m_state.cardOf(creature).name});
        if (creature.battlegear)
            discardBattlegear(index);
        creature.inPlay = false;
        creature.damage = 0;
        creature.mugicCounters = 0;
        std::erase_if(m_state.effects, [index](const Effect& effect) { return effect.creature == index; });
        if (!m_state.turns.empty())
            turn().leftPlay.push_back(index);
        say("CH-6.14"_rule, texts::leaves, creature.id);
    }
}

// CH-6.13, CH-13.5
bool Referee::removeDefeated()
{
    std::vector<CreatureIndex> defeated;
    {
        const InForce now(m_state);
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& creature = m_state.at(i);
            if (!creature.inPlay || !m_state.revealed)
                continue;
            const StatsVerdict numbers = now.numbers(i).verdict;
            if (!numbers.isDefeated())
                continue;
            defeated.push_back(i);
            say("CH-6.13"_rule, texts::defeated, creature.id, creature.damage, numbers.energy);
        }
    }
    if (!defeated.empty())
        leavePlay(defeated);
    return !defeated.empty();
}

void Referee::settle()
{
    if (m_state.step == Step::Finished)
        return;
    for (;;) {
        while (removeDefeated()) {
        }
        if (endIfOver() || !isBroken() || !m_state.burst.isQuiet())
            return;
        endCombat();
    }
}

// CH-1.2, CH-R25
bool Referee::endIfOver()
{
    if (!m_state.revealed)
        return false;
    const bool hasOne = m_state.creaturesInPlay(Player::One) > 0;
    const bool hasTwo = m_state.creaturesInPlay(Player::Two) > 0;
    if (hasOne && hasTwo)
        return false;
    if (hasOne || hasTwo) {
        m_state.winner = hasOne ? Player::One : Player::Two;
        say("CH-1.2"_rule, texts::wins, *m_state.winner);
    } else {
        m_state.isDraw = true;
        say("CH-R25"_rule, texts::isDraw);
    }
    finish();
    return true;
}

void Referee::finish()
{
    m_state.step = Step::Finished;
    m_state.combat.reset();
    m_state.showdownDue = false;
    Burst& burst = m_state.burst;
    for (auto item = burst.items.rbegin(); item != burst.items.rend(); ++item)
        toPile(*item);
    burst.turn = {};
    burst.items.clear();
    burst.next.clear();
    burst.pending.clear();
    burst.carryingOut = 0;
    burst.beganWithAttack = false;
    endEffects(Lasts::Combat);
    endEffectsOfAttacks();
}

} // namespace whistle::chaotic
