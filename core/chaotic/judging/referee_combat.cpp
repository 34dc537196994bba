// SPDX-License-Identifier: GPL-3.0-or-later
// CH-6, CH-8, CH-12: combats, strikes and Showdowns.
#include "chaotic/judging/referee.h"

#include <algorithm>

namespace whistle::chaotic {

InitiativeQuestion initiativeAt(const State& state, std::optional<Player> randomWinner)
{
    const InForce now(state);
    const Combat& combat = *state.combat;
    InitiativeQuestion question;
    question.activePlayer = *state.activePlayer;
    question.isShowdown = combat.isShowdown;
    question.randomWinner = randomWinner;
    if (!combat.isShowdown && state.location)
        question.location = state.locationCard().initiative;
    for (const CreatureIndex index : {combat.attacker, combat.defender}) {
        const Creature& creature = state.at(index);
        const StatsVerdict numbers = now.numbers(index).verdict;
        Contender& one = question.creatures.emplace_back();
        one.id = creature.id;
        one.player = creature.player;
        one.tribe = state.cardOf(creature).tribe;
        one.disciplines = numbers.disciplines;
        one.energy = numbers.energy;
        one.mugicCounters = creature.mugicCounters;
        one.elements = numbers.elements;
        for (const InForce::Had& had : now.keywords(index, true)) {
            const auto under = had.keyword->under;
            if (under == Under::Hive && !state.hiveOn)
                continue;
            const bool isInvisible = under == Under::Invisibility;
            one.hasInvisibility = one.hasInvisibility || isInvisible || had.keyword->kind == KeywordKind::Invisibility;
            if (had.keyword->kind == KeywordKind::Surprise && one.surprise != Surprise::Plain)
                one.surprise = isInvisible ? Surprise::Invisibility : Surprise::Plain;
        }
        one.invisibilityNegated = now.has(Rule::InvisibilityNegated, index);
        one.immuneTo = now.immunities(index);
        one.losesInitiativeChecks = now.has(Rule::LosesInitiativeChecks, index);
    }
    return question;
}

ShowdownQuestion showdownAt(const State& state)
{
    ShowdownQuestion question;
    question.board = state.size;
    for (const TurnRecord& turn : state.turns)
        question.turns.push_back({turn.player, turn.combat != TurnCombat::None});
    for (const Creature& one : state.creatures) {
        if (one.inPlay)
            question.creatures.push_back({one.id, one.player, one.space});
    }
    question.houseRules = state.houseRules;
    return question;
}

int statedConditions(const AttackCard& card)
{
    int count = 0;
    for (const AttackEffect& effect : card.attack.effects) {
        count += static_cast<int>(
            std::count_if(effect.conditions.begin(), effect.conditions.end(),
                          [](const Condition& condition) { return condition.kind == ConditionKind::Stated; }));
    }
    return count;
}

namespace {

/// What changes the damage, in the order in which it took effect (A.7).
std::vector<AttackModifier> modifiersAt(const State& state, const AttackAt& attack)
{
    const InForce now(state);
    std::vector<std::pair<int, AttackModifier>> found;
    const auto take = [&](int moment, const AttackModifier& modifier, Source source, const std::string& name) {
        AttackModifier& taken = found.emplace_back(moment, modifier).second;
        taken.source = source;
        taken.name = name;
    };
    if (state.location) {
        const LocationCard& card = state.locationCard();
        for (const AttackModifier& modifier : card.attackModifiers)
            take(state.location->since, modifier, Source::Location, card.name);
    }
    for (const Effect& effect : state.effects) {
        const auto* change = std::get_if<AttackChange>(&effect.change);
        if (!change || !now.counts(effect))
            continue;
        const CreatureIndex concerned = change->side == AttackSide::By ? attack.attacker : attack.defender;
        if (change->attack != 0 ? change->attack == attack.item : effect.creature == concerned)
            take(effect.since, change->modifier, effect.source, effect.name);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<AttackModifier> modifiers;
    for (auto& [moment, modifier] : found)
        modifiers.push_back(std::move(modifier));
    return modifiers;
}

Fighter fighterAt(const State& state, const InForce& now, CreatureIndex index)
{
    const Creature& creature = state.at(index);
    Fighter fighter;
    fighter.id = creature.id;
    fighter.tribe = state.cardOf(creature).tribe;
    if (!creature.inPlay) { // CH-R13
        fighter.disciplines = creature.last.disciplines;
        fighter.elements = creature.last.elements;
        return fighter;
    }
    const StatsVerdict numbers = now.numbers(index).verdict;
    fighter.disciplines = numbers.disciplines;
    fighter.elements = numbers.elements;
    fighter.energy = numbers.energy;
    fighter.damage = creature.damage;
    fighter.lastCreature = state.creaturesInPlay(creature.player) == 1;
    fighter.immuneTo = now.immunities(index);
    for (const InForce::Had& had : now.keywords(index)) {
        if (had.keyword->kind == KeywordKind::ElementX)
            fighter.elementBonuses[had.keyword->element].push_back(had.keyword->amount);
        else if (had.keyword->kind == KeywordKind::Strike)
            fighter.strike.push_back(had.keyword->amount);
    }
    return fighter;
}

} // namespace

DamageQuestion damageAt(const State& state, const AttackAt& attack)
{
    const InForce now(state);
    DamageQuestion question;
    question.attack = attack.card->attack;
    question.attack.name = attack.card->name;
    question.attacker = fighterAt(state, now, attack.attacker);
    question.defender = fighterAt(state, now, attack.defender);
    question.attackerIsGone = !state.at(attack.attacker).inPlay;
    question.isNegated = attack.isNegated;
    question.isFirstAttack = state.combat && state.combat->attacksMade[state.combat->sideOf(attack.attacker)] <= 1;
    question.houseRules = state.houseRules;
    if (!state.isAdvanced()) { // CH-R27
        question.attack.effects.clear();
        return question;
    }
    question.modifiers = modifiersAt(state, attack);
    std::size_t next = 0;
    for (AttackEffect& effect : question.attack.effects) {
        for (Condition& condition : effect.conditions) {
            if (condition.kind == ConditionKind::Stated)
                condition.met = next < attack.stated.size() && attack.stated[next++];
        }
    }
    return question;
}

// --- the beginning ---

void Referee::turnUp(CreatureIndex index)
{
    Creature& creature = m_state.at(index);
    if (!creature.battlegear || creature.battlegear->faceUp)
        return;
    creature.battlegear->faceUp = true;
    creature.battlegear->since = nextMoment();
    say("CH-7.3"_rule, texts::battlegearUp, creature.id, m_state.battlegearOf(creature).name);
}

// CH-6.1, CH-6.2: Battlegear of both (CH-R18) and the opening Burst come before Initiative (CH-R29)
void Referee::startCombat(CreatureIndex attacker, CreatureIndex defender, std::optional<Space> space, bool isShowdown)
{
    Combat& combat = m_state.combat.emplace();
    combat.attacker = attacker;
    combat.defender = defender;
    combat.origin = m_state.at(attacker).space;
    combat.space = space;
    combat.isShowdown = isShowdown;
    if (space)
        m_state.at(attacker).space = *space; // CH-R23
    say(isShowdown ? "CH-12.3"_rule : "CH-5.4"_rule, isShowdown ? texts::showdownBegins : texts::attacks,
        m_state.at(attacker).id, m_state.at(defender).id);
    turn().combat = isShowdown ? TurnCombat::Showdown : TurnCombat::Normal;
    turnUp(attacker);
    turnUp(defender);
    combat.since = nextMoment();
    if (m_state.isAdvanced())
        queueCombatTriggers();
}

// CH-6.3, CH-11.9: the Active Player's first. The digest's two names for triggered abilities are one (CH-R32).
void Referee::queueCombatTriggers()
{
    queueOf(active());
    queueOf(opponentOf(active()));
}

void Referee::queueOf(Player player)
{
    const Combat& combat = *m_state.combat;
    const CreatureIndex index = m_state.at(combat.attacker).player == player ? combat.attacker : combat.defender;
    const InForce now(m_state);
    const Creature& creature = m_state.at(index);
    const CreatureCard& card = m_state.cardOf(creature);
    std::vector<InForce::Had> intimidates = now.keywords(index);
    std::erase_if(intimidates, [](const InForce::Had& had) { return had.keyword->kind != KeywordKind::Intimidate; });
    Item ability;
    ability.player = player;
    ability.source = index;
    ability.name = card.name;
    for (const InForce::Had& had : intimidates) {
        if (!had.ofBattlegear && !had.gained)
            queueIntimidate(index, *had.keyword, card.name);
    }
    if (!now.hasLostAbilities(index))
        queueAbilities(card.abilities, TriggerKind::BeginningOfCombat, ability);
    if (now.hasBattlegear(index)) {
        const BattlegearCard& worn = m_state.battlegearOf(creature);
        for (const InForce::Had& had : intimidates) {
            if (had.ofBattlegear)
                queueIntimidate(index, *had.keyword, worn.name);
        }
        ability.name = worn.name;
        queueAbilities(worn.abilities, TriggerKind::BeginningOfCombat, ability);
    }
    for (const InForce::Had& had : intimidates) {
        if (had.gained)
            queueIntimidate(index, *had.keyword, card.name);
    }
    if (m_state.location && m_state.location->owner == player)
        queueLocation(TriggerKind::BeginningOfCombat);
}

void Referee::queueAbilities(const std::vector<Ability>& abilities, TriggerKind trigger, Item item)
{
    if (!m_state.isAdvanced())
        return;
    for (const Ability& ability : abilities) {
        if (ability.kind != AbilityKind::Triggered || ability.trigger != trigger)
            continue;
        item.modifiers = ability.modifiers;
        queue(item);
    }
}

void Referee::queueIntimidate(CreatureIndex creature, const Keyword& keyword, const std::string& bearer)
{
    Item item;
    item.player = m_state.at(creature).player;
    item.name = "Intimidate";
    item.source = creature;
    item.target.creature = m_state.combat->opponentOf(creature);
    item.keyword = keyword;
    item.bearer = bearer;
    queue(std::move(item));
}

void Referee::queue(Item item)
{
    item.id = ++m_state.lastItem;
    item.type = ItemType::TriggeredAbility;
    say("CH-10.7"_rule, texts::mustTrigger, item.player, itemPlace(item));
    m_state.burst.pending.push_back(std::move(item));
}

void Referee::on(const SetInitiative& command)
{
    requirePlay();
    if (m_refused)
        return;
    if (!m_state.combat) {
        refuse("CH-6.1"_rule, texts::noCombat);
        return;
    }
    Combat& combat = *m_state.combat;
    if (combat.hasStrikes())
        refuse("CH-6.1"_rule, texts::initiativeDecided, m_state.at(*combat.initiative).id);
    requireQuiet("CH-6.3"_rule);
    if (isBroken())
        refuse("CH-6.17"_rule, texts::noCombat);
    if (command.randomWinner && !combat.isShowdown)
        refuse("CH-12.4"_rule, texts::noChance);
    if (m_refused)
        return;
    const InitiativeQuestion question = initiativeAt(m_state, command.randomWinner);
    const InitiativeVerdict verdict = judgeInitiative(question, m_reasons);
    if (!verdict.place) {
        m_objections.push_back(
            {"CH-12.4"_rule, m_reasons.why.empty() ? Text{texts::noInitiative} : m_reasons.why.back(), false});
        m_refused = true;
        return;
    }
    combat.initiative = *verdict.place == 0 ? combat.attacker : combat.defender;
    combat.decidedBy = verdict.decidedBy;
    combat.striking = *verdict.player;
    combat.invisibility = invisibilityOf(question); // CH-R36
    combat.initiativeSince = nextMoment();
}

// --- strikes ---

// CH-6.8, CH-6.9
void Referee::drawForStrike(Seat& seat)
{
    if (seat.attackDeck == 0) {
        seat.attackDeck = static_cast<int>(seat.attackDiscard.size());
        seat.attackDiscard.clear();
        if (seat.attackDeck > 0)
            say("CH-6.9"_rule, texts::reshuffled, m_state.combat->striking);
    }
    if (seat.attackDeck > 0) {
        --seat.attackDeck;
        ++seat.attackHand;
    }
}

void Referee::on(const Strike& command)
{
    checkCard(command.card, "/card");
    requirePlay();
    if (m_refused)
        return;
    if (!m_state.combat)
        refuse("CH-6.8"_rule, texts::noCombat);
    else if (!m_state.combat->hasStrikes())
        refuse("CH-6.8"_rule, texts::noInitiative);
    requireQuiet("CH-11.10"_rule);
    if (m_refused)
        return;
    Combat& combat = *m_state.combat;
    Seat& seat = m_state.seats[combat.striking];
    drawForStrike(seat);
    const int card = placeOf(seat.deck->attacks, command.card);
    const auto gone = std::count(seat.attackDiscard.begin(), seat.attackDiscard.end(), card);
    if (card < 0)
        refuse("CH-6.10"_rule, texts::attackNotInDeck, combat.striking, command.card);
    else if (gone >= seat.deck->attacks[static_cast<std::size_t>(card)].count)
        refuse("CH-6.10"_rule, texts::attackNotInHand, combat.striking, command.card);
    else if (seat.attackHand == 0)
        refuse("CH-6.8"_rule, texts::noAttackCard, combat.striking);
    if (m_refused)
        return;
    const CreatureIndex attacker = m_state.engagedOf(combat.striking);
    --seat.attackHand;
    ++combat.attacksMade[combat.sideOf(attacker)];
    say("CH-6.10"_rule, texts::strikes, m_state.at(attacker).id, command.card);
    Item item;
    item.type = ItemType::Attack;
    item.player = combat.striking;
    item.name = command.card;
    item.source = attacker;
    item.target.creature = combat.opponentOf(attacker);
    item.card = card;
    if (!m_state.isAdvanced()) { // CH-R27
        dealAttack(item, {});
        discardAttack(item);
        combat.striking = opponentOf(combat.striking);
        return;
    }
    item.id = ++m_state.lastItem;
    beginBurst(true);
    m_state.burst.items.push_back(std::move(item));
    m_state.burst.turn.played(combat.striking, true);
    const InForce now(m_state);
    for (const InForce::Had& had : now.keywords(attacker)) {
        if (had.keyword->kind != KeywordKind::Recklessness)
            continue;
        Item reckless = fresh(ItemType::TriggeredAbility, combat.striking, "Recklessness"); // CH-R13
        reckless.source = attacker;
        reckless.keyword = *had.keyword;
        say("CH-9.3"_rule, texts::recklessOnTop, m_state.at(attacker).id, had.keyword->amount);
        m_state.burst.items.push_back(std::move(reckless));
    }
    say("CH-11.3"_rule, texts::answersFirst, combat.striking);
}

void Referee::discardAttack(const Item& item)
{
    m_state.seats[item.player].attackDiscard.push_back(item.card);
}

// CH-6.11, CH-8
void Referee::dealAttack(const Item& item, const std::vector<bool>& stated)
{
    const CreatureIndex attacker = item.source;
    const CreatureIndex defender = item.target.creature;
    const AttackCard& card = m_state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
    LastStrike& strike = m_state.lastStrike.emplace();
    strike.card = card.name;
    strike.attacker = attacker;
    strike.defender = defender;
    if (item.negated)
        strike.failed = StrikeFailed::Negated;
    else if (!m_state.at(defender).inPlay)
        strike.failed = StrikeFailed::DefenderGone;
    if (!strike.failed) {
        const DamageQuestion question = damageAt(m_state, {attacker, defender, &card, item.id, false, stated});
        strike.verdict = judgeDamage(question, m_reasons);
        for (std::size_t i = 0; i < strike.verdict.effectsMet.size(); ++i) {
            if (strike.verdict.effectsMet[i])
                carryOut(question.attack.effects[i], attacker, defender, card.name);
        }
        m_state.at(defender).damage += strike.verdict.damage;
    } else {
        strike.verdict.resolves = false;
    }
    countStrike(attacker, defender, item.player, strike.verdict.damage > 0);
}

/// What the text changes on either creature, from top to bottom (A.7); its damage is in the verdict.
void Referee::carryOut(const AttackEffect& effect, CreatureIndex attacker, CreatureIndex defender,
                       const std::string& name)
{
    const auto note = [&](CreatureIndex creature, StatModifier modifier) {
        record(Source::Attack, name, creature, Lasts::Turn, modifier);
    };
    const bool hasAttacker = m_state.at(attacker).inPlay;
    for (const AttackOutcome& outcome : effect.outcomes) {
        StatModifier modifier;
        modifier.amount = outcome.amount;
        switch (outcome.kind) {
        case OutcomeKind::HealAttacker:
            if (hasAttacker)
                m_state.at(attacker).damage = std::max(0, m_state.at(attacker).damage - outcome.amount);
            break;
        case OutcomeKind::AttackerGainsEnergy:
            if (hasAttacker)
                note(attacker, modifier);
            break;
        case OutcomeKind::AttackerLosesElement:
            modifier.operation = Operation::LoseElement;
            modifier.element = outcome.element;
            if (hasAttacker)
                note(attacker, modifier);
            break;
        case OutcomeKind::OpponentLosesDiscipline:
            modifier.operation = Operation::Lose;
            for (const Discipline discipline : outcome.disciplines) {
                modifier.stat = statOf(discipline);
                note(defender, modifier);
            }
            break;
        case OutcomeKind::OpponentLosesEnergy:
            modifier.operation = Operation::Lose;
            note(defender, modifier);
            break;
        case OutcomeKind::Damage:
        case OutcomeKind::Other:
            break;
        }
    }
}

// CH-6.18, CH-R16
void Referee::countStrike(CreatureIndex attacker, CreatureIndex defender, Player player, bool dealtDamage)
{
    if (!m_state.combat || !m_state.at(attacker).inPlay || !m_state.at(defender).inPlay)
        return;
    Sides<int>& counts = m_state.combat->withoutDamage;
    if (dealtDamage)
        counts = {};
    else
        ++counts[player];
    const int limit = m_state.houseRules.stalemateStrikes;
    if (limit == 0 || counts[Player::One] < limit || counts[Player::Two] < limit)
        return;
    say("CH-R16"_rule, texts::stalemate, limit);
    leavePlay({std::min(attacker, defender), std::max(attacker, defender)});
}

// --- the end ---

bool Referee::isBroken() const
{
    const auto& combat = m_state.combat;
    return combat && (!m_state.at(combat->attacker).inPlay || !m_state.at(combat->defender).inPlay);
}

// CH-6.17, CH-R37, CH-12.6; the winner keeps its damage (CH-6.16)
void Referee::endCombat()
{
    const bool isShowdown = m_state.combat->isShowdown;
    m_state.combat.reset();
    endEffects(Lasts::Combat);
    if (isShowdown)
        m_state.step = Step::EndOfTurn;
    say(isShowdown ? "CH-12.6"_rule : "CH-6.17"_rule, isShowdown ? texts::showdownOver : texts::combatOver);
}

void Referee::on(const PlayShowdown& command)
{
    const std::optional<CreatureIndex> byActive = creature(command.pickByActive, "/pick_by_active");
    const std::optional<CreatureIndex> byDefender = creature(command.pickByDefender, "/pick_by_defender");
    requirePlay();
    if (m_refused)
        return;
    if (!m_state.showdownDue)
        refuse("CH-12.1"_rule, texts::noShowdownDue);
    // CH-12.2
    const auto isOf = [&](CreatureIndex index, Player player) {
        return index != nobody && m_state.at(index).inPlay && m_state.at(index).player == player;
    };
    if (!isOf(*byActive, opponentOf(active())))
        refuse("CH-12.2"_rule, texts::wrongPick, active(), opponentOf(active()));
    if (!isOf(*byDefender, active()))
        refuse("CH-12.2"_rule, texts::wrongPick, opponentOf(active()), active());
    if (m_refused)
        return;
    m_state.showdownDue = false;
    const bool atHome = m_state.houseRules.showdownWinnerSpace == ShowdownSpace::OwnSpace; // CH-R9
    startCombat(*byDefender, *byActive, atHome ? std::nullopt : std::optional(m_state.at(*byActive).space), true);
}

} // namespace whistle::chaotic
