// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/in_force.h"

#include "base/contains.h"

#include <algorithm>

namespace whistle::chaotic {

/// A modifier with its place in the order of A.7: the moment, then the bearer, then the card.
struct InForce::Placed {
    int moment = 0;
    int rank = 0; ///< creature, its Battlegear, the next creature, ... the Location
    CreatureIndex bearer = nobody;
    Source source = Source::Innate;
    const std::string* name = nullptr;
    bool isHive = false;
    const StatModifier* modifier = nullptr;
};

InForce::InForce(const State& state) : m_state(state)
{
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        const Creature& creature = state.at(i);
        if (!creature.inPlay)
            continue;
        const CreatureCard& card = state.cardOf(creature);
        m_table.push_back({creature.player, creature.space, card.tribe, &card.subtypes});
        m_indices.push_back(i);
    }
}

bool InForce::counts(const Effect& effect) const
{
    if (const Rule* rule = std::get_if<Rule>(&effect.change); rule && *rule == Rule::BattlegearAbilitiesLost)
        return true;
    return effect.lasts != Lasts::Battlegear || hasBattlegear(effect.creature);
}

/// Whether a card that lies open makes that rule: for a creature itself, its Battlegear or, for all, the Location.
bool InForce::hasByCards(Rule rule, CreatureIndex creature) const
{
    const auto makes = [rule](const std::vector<Ability>& abilities) {
        return std::any_of(abilities.begin(), abilities.end(), [rule](const Ability& ability) {
            return ability.kind == AbilityKind::Innate && contains(ability.rules, rule);
        });
    };
    if (!m_state.isAdvanced() || !m_state.revealed)
        return false;
    if (creature == nobody)
        return m_state.location && makes(m_state.locationCard().abilities);
    const Creature& one = m_state.at(creature);
    if (!one.inPlay || !one.faceUp)
        return false;
    // What takes a card's own abilities cannot be one of them.
    if (rule != Rule::AbilitiesLost && rule != Rule::BattlegearAbilitiesLost && makes(m_state.cardOf(one).abilities) &&
        !hasLostAbilities(creature))
        return true;
    return rule != Rule::BattlegearAbilitiesLost && one.battlegear && makes(m_state.battlegearOf(one).abilities) &&
           hasBattlegear(creature);
}

bool InForce::has(Rule rule, CreatureIndex creature) const
{
    return hasByCards(rule, creature) ||
           std::any_of(m_state.effects.begin(), m_state.effects.end(), [&](const Effect& effect) {
               const Rule* one = std::get_if<Rule>(&effect.change);
               return one && *one == rule && effect.creature == creature && counts(effect);
           });
}

bool InForce::hasBattlegear(CreatureIndex creature) const
{
    const auto& worn = m_state.at(creature).battlegear;
    return worn && worn->faceUp && !has(Rule::BattlegearAbilitiesLost) && !has(Rule::BattlegearAbilitiesLost, creature);
}

std::vector<InForce::Had> InForce::keywords(CreatureIndex index, bool alsoHeldBack) const
{
    std::vector<Had> found;
    const Creature& creature = m_state.at(index);
    const auto take = [&](const Had& had) {
        if (alsoHeldBack || works(had, index))
            found.push_back(had);
    };
    const bool isAdvanced = m_state.isAdvanced();
    if (!hasLostAbilities(index)) {
        for (const Keyword& keyword : m_state.cardOf(creature).keywords) {
            const bool isOfMoves = keyword.kind == KeywordKind::Swift || keyword.kind == KeywordKind::Range;
            if (isAdvanced || (isOfMoves && !keyword.under)) // CH-R27
                take({&keyword, nullptr, false});
        }
    }
    if (!isAdvanced)
        return found;
    if (hasBattlegear(index)) {
        for (const Keyword& keyword : m_state.battlegearOf(creature).keywords)
            take({&keyword, nullptr, true});
    }
    for (const Effect& effect : m_state.effects) {
        const Keyword* keyword = std::get_if<Keyword>(&effect.change);
        if (keyword && effect.creature == index && counts(effect))
            take({keyword, &effect, false});
    }
    return found;
}

bool InForce::works(const Had& had, CreatureIndex creature) const
{
    if (!had.keyword->under)
        return true;
    if (*had.keyword->under == Under::Hive)
        return m_state.hiveOn;
    // CH-R8, CH-R36: only in a combat, from Initiative on
    if (!m_state.isEngaged(creature) || !m_state.combat->hasStrikes())
        return false;
    const Combat& combat = *m_state.combat;
    if (had.gained && had.gained->since > combat.initiativeSince)
        return !isImmuneToInvisibility(combat.opponentOf(creature));
    return combat.invisibility[combat.sideOf(creature)] == Invisibility::Works;
}

bool InForce::isImmuneToInvisibility(CreatureIndex creature) const
{
    if (!m_state.at(creature).inPlay)
        return false;
    // An immunity that is itself an effect of Invisibility does not count here: the two would ask each other for ever.
    const std::vector<Had> all = keywords(creature, true);
    return std::any_of(all.begin(), all.end(), [&](const Had& had) {
        return had.keyword->kind == KeywordKind::Immune && had.keyword->ability == KeywordKind::Invisibility &&
               had.keyword->under != Under::Invisibility && works(had, creature);
    });
}

std::vector<int> InForce::amounts(CreatureIndex creature, KeywordKind kind) const
{
    std::vector<int> found;
    for (const Had& had : keywords(creature)) {
        if (had.keyword->kind == kind)
            found.push_back(had.keyword->amount);
    }
    return found;
}

bool InForce::has(CreatureIndex creature, KeywordKind kind) const
{
    const std::vector<Had> all = keywords(creature);
    return std::any_of(all.begin(), all.end(), [kind](const Had& had) { return had.keyword->kind == kind; });
}

bool InForce::isImmune(CreatureIndex creature, KeywordKind ability) const
{
    if (ability == KeywordKind::Invisibility)
        return isImmuneToInvisibility(creature);
    const std::vector<Had> all = keywords(creature);
    return std::any_of(all.begin(), all.end(), [ability](const Had& had) {
        return had.keyword->kind == KeywordKind::Immune && had.keyword->ability == ability;
    });
}

std::vector<ImmuneTo> InForce::immunities(CreatureIndex creature) const
{
    static constexpr std::array kinds{KeywordKind::Invisibility, KeywordKind::Surprise, KeywordKind::Strike,
                                      KeywordKind::Intimidate, KeywordKind::Recklessness};
    std::vector<ImmuneTo> found;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (isImmune(creature, kinds[i]))
            found.push_back(static_cast<ImmuneTo>(i));
    }
    return found;
}

std::vector<Support> InForce::support(CreatureIndex creature) const
{
    std::vector<Support> found;
    for (const Had& had : keywords(creature)) {
        if (had.keyword->kind == KeywordKind::Support)
            found.push_back({had.keyword->discipline, had.keyword->amount});
    }
    return found;
}

void InForce::add(const StatModifier& modifier, Placed placed, CreatureIndex subject, std::vector<Placed>& found) const
{
    const bool isOfLocation = placed.bearer == nobody;
    bool applies = false;
    switch (modifier.appliesTo.value_or(isOfLocation ? AppliesTo::EveryCreature : AppliesTo::Self)) {
    case AppliesTo::Self:
    case AppliesTo::Equipped:
        applies = subject == placed.bearer;
        break;
    case AppliesTo::EveryCreature:
        applies = true;
        break;
    case AppliesTo::EngagedCreatures:
        applies = m_state.isEngaged(subject);
        if (m_state.combat)
            placed.moment = std::max(placed.moment, m_state.combat->since);
        break;
    case AppliesTo::OpposingCreature:
        applies = isOfLocation ? subject == m_state.engagedOf(opponentOf(m_state.location->owner))
                               : subject == m_state.engagedWith(placed.bearer);
        if (m_state.combat)
            placed.moment = std::max(placed.moment, m_state.combat->since);
        break;
    case AppliesTo::Target:
        break;
    }
    const CreatureCard& card = m_state.cardOf(m_state.at(subject));
    if (!applies || (modifier.exceptNamed && *modifier.exceptNamed == card.name))
        return;
    placed.modifier = &modifier;
    found.push_back(placed);
}

void InForce::collectAbilities(const std::vector<Ability>& abilities, const Placed& bearer, CreatureIndex subject,
                               std::vector<Placed>& found) const
{
    for (const Ability& ability : abilities) {
        Placed placed = bearer;
        placed.isHive = ability.kind == AbilityKind::Hive;
        if (placed.isHive)
            placed.moment = std::max(placed.moment, m_state.hiveSince);
        if (ability.kind != AbilityKind::Innate && !(placed.isHive && m_state.hiveOn))
            continue;
        for (const StatModifier& modifier : ability.modifiers)
            add(modifier, placed, subject, found);
    }
}

void InForce::collectFrom(CreatureIndex index, CreatureIndex subject, std::vector<Placed>& found) const
{
    const Creature& bearer = m_state.at(index);
    if (!hasLostAbilities(index)) {
        const CreatureCard& card = m_state.cardOf(bearer);
        collectAbilities(card.abilities, {bearer.since, 2 * index, index, Source::Innate, &card.name}, subject, found);
    }
    if (!hasBattlegear(index))
        return;
    const BattlegearCard& worn = m_state.battlegearOf(bearer);
    const Placed placed{bearer.battlegear->since, 2 * index + 1, index, Source::Battlegear, &worn.name};
    for (const StatModifier& modifier : worn.modifiers)
        add(modifier, placed, subject, found);
    collectAbilities(worn.abilities, placed, subject, found);
}

std::vector<StatModifier> InForce::modifiers(CreatureIndex subject) const
{
    std::vector<Placed> found;
    if (m_state.isAdvanced() && m_state.revealed) {
        for (const CreatureIndex bearer : m_indices)
            collectFrom(bearer, subject, found);
        if (m_state.location) {
            const LocationCard& card = m_state.locationCard();
            const Placed placed{m_state.location->since, 2 * static_cast<int>(m_state.creatures.size()), nobody,
                                Source::Location, &card.name};
            for (const StatModifier& modifier : card.modifiers)
                add(modifier, placed, subject, found);
            collectAbilities(card.abilities, placed, subject, found);
        }
    }
    for (const Effect& effect : m_state.effects) {
        const auto* modifier = std::get_if<StatModifier>(&effect.change);
        if (modifier && effect.creature == subject && counts(effect))
            found.push_back({effect.since, 0, nobody, effect.source, &effect.name, false, modifier});
    }
    std::stable_sort(found.begin(), found.end(), [](const Placed& a, const Placed& b) {
        return std::pair(a.moment, a.rank) < std::pair(b.moment, b.rank);
    });
    const bool isImmuneToIntimidate = isImmune(subject, KeywordKind::Intimidate);
    const Tribe tribe = m_state.cardOf(m_state.at(subject)).tribe;
    std::vector<StatModifier> result;
    for (const Placed& placed : found) {
        if ((placed.source == Source::Intimidate && isImmuneToIntimidate) || // CH-9.13
            (placed.modifier->onlyIf && placed.modifier->onlyIf->tribe.value_or(tribe) != tribe))
            continue;
        StatModifier& modifier = result.emplace_back(*placed.modifier);
        modifier.name = *placed.name;
        modifier.source = placed.source;
        if (placed.bearer != nobody && placed.bearer != subject)
            modifier.source = Source::Ability; // B.2: the card of another creature
        else if (placed.isHive && placed.source == Source::Innate)
            modifier.source = Source::Hive;
    }
    return result;
}

InForce::Numbers InForce::numbers(CreatureIndex index) const
{
    const Creature& creature = m_state.at(index);
    const CreatureCard& card = m_state.cardOf(creature);
    Numbers result;
    result.modifiers = modifiers(index);
    StatsCase one;
    one.table = &m_table;
    one.subject = static_cast<std::size_t>(std::find(m_indices.begin(), m_indices.end(), index) - m_indices.begin());
    one.board = m_state.board();
    one.printed = card.disciplines;
    one.energy = card.energy;
    one.elements = card.elements;
    one.damage = creature.damage;
    one.support = support(index);
    one.intimidateAll = m_state.houseRules.intimidateAllDisciplines;
    for (const StatModifier& modifier : result.modifiers)
        one.modifiers.push_back(&modifier);
    result.verdict = judgeStats(one, Reasons::unheard());
    for (std::size_t& supporter : result.verdict.supporters)
        supporter = static_cast<std::size_t>(m_indices[supporter]);
    return result;
}

} // namespace whistle::chaotic
