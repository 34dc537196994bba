// SPDX-License-Identifier: GPL-3.0-or-later
// CH-6, CH-8, CH-12: combats, strikes and Showdowns.
#include "chaotic/judging/desk.h"

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
    question.isFirstAttack =
        state.combat && state.combat->attacksMade[state.combat->sideOf(attack.attacker)] <= (attack.isToCome ? 0 : 1);
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

namespace {

void queue(Desk& desk, Item item)
{
    item.id = ++desk.state.lastItem;
    item.type = ItemType::TriggeredAbility;
    desk.say("CH-10.7"_rule, texts::mustTrigger, item.player, itemPlace(item));
    desk.state.burst.pending.push_back(std::move(item));
}

void queueIntimidate(Desk& desk, CreatureIndex creature, const Keyword& keyword, const std::string& bearer)
{
    Item item;
    item.player = desk.state.at(creature).player;
    item.name = "Intimidate";
    item.source = creature;
    item.target.creature = desk.state.combat->opponentOf(creature);
    item.keyword = keyword;
    item.bearer = bearer;
    queue(desk, std::move(item));
}

void queueOf(Desk& desk, Player player)
{
    const Combat& combat = *desk.state.combat;
    const CreatureIndex index = desk.state.at(combat.attacker).player == player ? combat.attacker : combat.defender;
    const InForce now(desk.state);
    const Creature& creature = desk.state.at(index);
    const CreatureCard& card = desk.state.cardOf(creature);
    std::vector<InForce::Had> intimidates = now.keywords(index);
    std::erase_if(intimidates, [](const InForce::Had& had) { return had.keyword->kind != KeywordKind::Intimidate; });
    Item ability;
    ability.player = player;
    ability.source = index;
    ability.name = card.name;
    for (const InForce::Had& had : intimidates) {
        if (!had.ofBattlegear && !had.gained)
            queueIntimidate(desk, index, *had.keyword, card.name);
    }
    if (!now.hasLostAbilities(index))
        queueAbilities(desk, card.abilities, TriggerKind::BeginningOfCombat, ability);
    if (now.hasBattlegear(index)) {
        const BattlegearCard& worn = desk.state.battlegearOf(creature);
        for (const InForce::Had& had : intimidates) {
            if (had.ofBattlegear)
                queueIntimidate(desk, index, *had.keyword, worn.name);
        }
        ability.name = worn.name;
        queueAbilities(desk, worn.abilities, TriggerKind::BeginningOfCombat, ability);
    }
    for (const InForce::Had& had : intimidates) {
        if (had.gained)
            queueIntimidate(desk, index, *had.keyword, card.name);
    }
    if (desk.state.location && desk.state.location->owner == player)
        queueLocation(desk, TriggerKind::BeginningOfCombat);
}

// CH-6.3, CH-11.9: the Active Player's first. The digest's two names for triggered abilities are one (CH-R32).
void queueCombatTriggers(Desk& desk)
{
    queueOf(desk, desk.active());
    queueOf(desk, opponentOf(desk.active()));
}

// CH-6.8, CH-6.9
void drawForStrike(Desk& desk, Seat& seat)
{
    if (seat.attackDeck == 0) {
        seat.attackDeck = static_cast<int>(seat.attackDiscard.size());
        seat.attackDiscard.clear();
        if (seat.attackDeck > 0)
            desk.say("CH-6.9"_rule, texts::reshuffled, desk.state.combat->striking);
    }
    if (seat.attackDeck > 0) {
        --seat.attackDeck;
        ++seat.attackHand;
    }
}

/// What the text changes on either creature, from top to bottom (A.7); its damage is in the verdict.
void carryOut(Desk& desk, const AttackEffect& effect, CreatureIndex attacker, CreatureIndex defender,
              const std::string& name)
{
    const auto note = [&](CreatureIndex creature, StatModifier modifier) {
        record(desk, Source::Attack, name, creature, Lasts::Turn, modifier);
    };
    const bool hasAttacker = desk.state.at(attacker).inPlay;
    for (const AttackOutcome& outcome : effect.outcomes) {
        StatModifier modifier;
        modifier.amount = outcome.amount;
        switch (outcome.kind) {
        case OutcomeKind::HealAttacker:
            if (hasAttacker)
                desk.state.at(attacker).damage = std::max(0, desk.state.at(attacker).damage - outcome.amount);
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
        case OutcomeKind::AttackerGainsDiscipline:
            for (const Discipline discipline : outcome.disciplines) {
                modifier.stat = statOf(discipline);
                if (hasAttacker)
                    note(attacker, modifier);
            }
            break;
        case OutcomeKind::AttackerGainsElement:
        case OutcomeKind::OpponentLosesElement: {
            const bool isOfAttacker = outcome.kind == OutcomeKind::AttackerGainsElement;
            modifier.operation = isOfAttacker ? Operation::GainElement : Operation::LoseElement;
            modifier.element = outcome.element;
            if (!isOfAttacker || hasAttacker)
                note(isOfAttacker ? attacker : defender, modifier);
            break;
        }
        case OutcomeKind::Damage:
        case OutcomeKind::Other:
            break;
        }
    }
}

// CH-6.18, CH-R16
void countStrike(Desk& desk, CreatureIndex attacker, CreatureIndex defender, Player player, bool dealtDamage)
{
    if (!desk.state.combat || !desk.state.at(attacker).inPlay || !desk.state.at(defender).inPlay)
        return;
    Sides<int>& counts = desk.state.combat->withoutDamage;
    if (dealtDamage)
        counts = {};
    else
        ++counts[player];
    const int limit = desk.state.houseRules.stalemateStrikes;
    if (limit == 0 || counts[Player::One] < limit || counts[Player::Two] < limit)
        return;
    desk.say("CH-R16"_rule, texts::stalemate, limit);
    leavePlay(desk, {std::min(attacker, defender), std::max(attacker, defender)});
}

} // namespace

// --- the beginning ---

void turnUp(Desk& desk, CreatureIndex index)
{
    Creature& creature = desk.state.at(index);
    if (!creature.battlegear || creature.battlegear->faceUp)
        return;
    creature.battlegear->faceUp = true;
    creature.battlegear->since = desk.nextMoment();
    desk.say("CH-7.3"_rule, texts::battlegearUp, creature.id, desk.state.battlegearOf(creature).name);
}

// CH-6.1, CH-6.2: Battlegear of both (CH-R18) and the opening Burst come before Initiative (CH-R29)
void startCombat(Desk& desk, CreatureIndex attacker, CreatureIndex defender, std::optional<Space> space,
                 bool isShowdown)
{
    Combat& combat = desk.state.combat.emplace();
    combat.attacker = attacker;
    combat.defender = defender;
    combat.origin = desk.state.at(attacker).space;
    combat.space = space;
    combat.isShowdown = isShowdown;
    if (space)
        desk.state.at(attacker).space = *space; // CH-R23
    desk.say(isShowdown ? "CH-12.3"_rule : "CH-5.4"_rule, isShowdown ? texts::showdownBegins : texts::attacks,
             desk.state.at(attacker).id, desk.state.at(defender).id);
    desk.turn().combat = isShowdown ? TurnCombat::Showdown : TurnCombat::Normal;
    turnUp(desk, attacker);
    turnUp(desk, defender);
    combat.since = desk.nextMoment();
    if (desk.state.isAdvanced())
        queueCombatTriggers(desk);
}

void queueAbilities(Desk& desk, const std::vector<Ability>& abilities, TriggerKind trigger, Item item)
{
    if (!desk.state.isAdvanced())
        return;
    for (const Ability& ability : abilities) {
        if (ability.kind != AbilityKind::Triggered || ability.trigger != trigger)
            continue;
        item.modifiers = ability.modifiers;
        item.words = ability.leftToPlayers();
        queue(desk, item);
    }
}

void on(Desk& desk, const SetInitiative& command)
{
    desk.requirePlay();
    if (desk.isRefused())
        return;
    if (!desk.before.combat) {
        desk.refuse("CH-6.1"_rule, texts::noCombat);
        return;
    }
    const Combat& fight = *desk.before.combat;
    if (fight.hasStrikes())
        desk.refuse("CH-6.1"_rule, texts::initiativeDecided, desk.before.at(*fight.initiative).id);
    desk.requireQuiet("CH-6.3"_rule);
    if (isBroken(desk.before))
        desk.refuse("CH-6.17"_rule, texts::noCombat);
    const bool isOfPlayers = desk.before.location && desk.before.locationCard().initiative.isOfPlayers();
    if (command.randomWinner && !fight.isShowdown && !isOfPlayers)
        desk.refuse("CH-12.4"_rule, texts::noChance);
    if (desk.isRefused())
        return;
    const InitiativeQuestion question = initiativeAt(desk.before, command.randomWinner);
    const InitiativeVerdict verdict = desk.ask(question);
    if (!verdict.place)
        desk.refuse("CH-12.4"_rule, desk.reasons().why.empty() ? Text{texts::noInitiative} : desk.reasons().why.back());
    if (!desk.goesOn())
        return;
    Combat& combat = *desk.state.combat;
    combat.initiative = *verdict.place == 0 ? combat.attacker : combat.defender;
    combat.decidedBy = verdict.decidedBy;
    combat.striking = *verdict.player;
    combat.invisibility = invisibilityOf(question); // CH-R36
    combat.initiativeSince = desk.nextMoment();
}

// --- strikes ---

void on(Desk& desk, const Strike& command)
{
    desk.checkCard(command.card, "/card");
    desk.requirePlay();
    if (desk.isRefused())
        return;
    if (!desk.before.combat)
        desk.refuse("CH-6.8"_rule, texts::noCombat);
    else if (!desk.before.combat->hasStrikes())
        desk.refuse("CH-6.8"_rule, texts::noInitiative);
    desk.requireQuiet("CH-11.10"_rule);
    if (desk.isRefused())
        return;
    const Player striking = desk.before.combat->striking;
    const Seat& holds = desk.before.seats[striking];
    const std::vector<int>& gone = holds.attackDiscard;
    const int card = placeOf(holds.deck->attacks, command.card);
    const auto away = holds.attackDeck == 0 ? 0 : std::count(gone.begin(), gone.end(), card); // CH-6.9
    if (card < 0)
        desk.refuse("CH-6.10"_rule, texts::attackNotInDeck, striking, command.card);
    else if (away >= holds.deck->attacks[static_cast<std::size_t>(card)].count)
        desk.refuse("CH-6.10"_rule, texts::attackNotInHand, striking, command.card);
    else if (holds.attackHand == 0 && holds.attackDeck == 0 && gone.empty())
        desk.refuse("CH-6.8"_rule, texts::noAttackCard, striking);
    if (!desk.goesOn())
        return;
    Combat& combat = *desk.state.combat;
    Seat& seat = desk.state.seats[striking];
    drawForStrike(desk, seat);
    const CreatureIndex attacker = desk.state.engagedOf(combat.striking);
    --seat.attackHand;
    ++combat.attacksMade[combat.sideOf(attacker)];
    desk.say("CH-6.10"_rule, texts::strikes, desk.state.at(attacker).id, command.card);
    Item item;
    item.type = ItemType::Attack;
    item.player = combat.striking;
    item.name = command.card;
    item.source = attacker;
    item.target.creature = combat.opponentOf(attacker);
    item.card = card;
    item.words = leftToPlayers(seat.deck->attacks[static_cast<std::size_t>(card)]);
    if (!desk.state.isAdvanced()) { // CH-R27
        dealAttack(desk, item, {});
        discardAttack(desk, item);
        combat.striking = opponentOf(combat.striking);
        return;
    }
    item.id = ++desk.state.lastItem;
    beginBurst(desk, true);
    desk.state.burst.items.push_back(std::move(item));
    desk.state.burst.turn.played(combat.striking, true);
    const InForce now(desk.state);
    for (const InForce::Had& had : now.keywords(attacker)) {
        if (had.keyword->kind != KeywordKind::Recklessness)
            continue;
        Item reckless = desk.fresh(ItemType::TriggeredAbility, combat.striking, "Recklessness"); // CH-R13
        reckless.source = attacker;
        reckless.keyword = *had.keyword;
        desk.say("CH-9.3"_rule, texts::recklessOnTop, desk.state.at(attacker).id, had.keyword->amount);
        desk.state.burst.items.push_back(std::move(reckless));
    }
    desk.say("CH-11.3"_rule, texts::answersFirst, combat.striking);
}

void discardAttack(Desk& desk, const Item& item)
{
    desk.state.seats[item.player].attackDiscard.push_back(item.card);
}

// CH-6.11, CH-8
void dealAttack(Desk& desk, const Item& item, const std::vector<bool>& stated)
{
    const CreatureIndex attacker = item.source;
    const CreatureIndex defender = item.target.creature;
    const AttackCard& card = desk.state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
    LastStrike& strike = desk.state.lastStrike.emplace();
    strike.card = card.name;
    strike.attacker = attacker;
    strike.defender = defender;
    if (item.negated)
        strike.failed = StrikeFailed::Negated;
    else if (!desk.state.at(defender).inPlay)
        strike.failed = StrikeFailed::DefenderGone;
    if (!strike.failed) {
        const DamageQuestion question = damageAt(desk.state, {attacker, defender, &card, item.id, false, stated});
        // What a fighter that is gone was like no question can say (CH-R13).
        strike.verdict = question.attackerIsGone ? judgeDamage(question, desk.reasons()) : desk.ask(question);
        for (std::size_t i = 0; i < strike.verdict.effectsMet.size(); ++i) {
            if (strike.verdict.effectsMet[i])
                carryOut(desk, question.attack.effects[i], attacker, defender, card.name);
        }
        desk.state.at(defender).damage += strike.verdict.damage;
    } else {
        strike.verdict.resolves = false;
    }
    countStrike(desk, attacker, defender, item.player, strike.verdict.damage > 0);
}

// --- the end ---

bool isBroken(const State& state)
{
    const auto& combat = state.combat;
    return combat && (!state.at(combat->attacker).inPlay || !state.at(combat->defender).inPlay);
}

// CH-6.17, CH-R37, CH-12.6; the winner keeps its damage (CH-6.16)
void endCombat(Desk& desk)
{
    const bool isShowdown = desk.state.combat->isShowdown;
    desk.state.combat.reset();
    endEffects(desk, Lasts::Combat);
    if (isShowdown)
        desk.state.step = Step::EndOfTurn;
    desk.say(isShowdown ? "CH-12.6"_rule : "CH-6.17"_rule, isShowdown ? texts::showdownOver : texts::combatOver);
}

void on(Desk& desk, const PlayShowdown& command)
{
    const std::optional<CreatureIndex> byActive = desk.creature(command.pickByActive, "/pick_by_active");
    const std::optional<CreatureIndex> byDefender = desk.creature(command.pickByDefender, "/pick_by_defender");
    desk.requirePlay();
    if (desk.isRefused())
        return;
    if (!desk.before.showdownDue)
        desk.refuse("CH-12.1"_rule, texts::noShowdownDue);
    // CH-12.2
    const auto isOf = [&](CreatureIndex index, Player player) {
        return index != nobody && desk.before.at(index).inPlay && desk.before.at(index).player == player;
    };
    if (!isOf(*byActive, opponentOf(desk.active())))
        desk.refuse("CH-12.2"_rule, texts::wrongPick, desk.active(), opponentOf(desk.active()));
    if (!isOf(*byDefender, desk.active()))
        desk.refuse("CH-12.2"_rule, texts::wrongPick, opponentOf(desk.active()), desk.active());
    if (!desk.goesOn())
        return;
    desk.state.showdownDue = false;
    const bool atHome = desk.state.houseRules.showdownWinnerSpace == ShowdownSpace::OwnSpace; // CH-R9
    startCombat(desk, *byDefender, *byActive, atHome ? std::nullopt : std::optional(desk.state.at(*byActive).space),
                true);
}

} // namespace whistle::chaotic
