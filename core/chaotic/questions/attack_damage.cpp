// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "What does this Attack do?")};
constexpr Saying sameCreature{QT_TRANSLATE_NOOP("chaotic", "A creature does not fight itself.")};
constexpr Saying defeatedAlready{
    QT_TRANSLATE_NOOP("chaotic", "With %1 damage and %2 Energy it would have been defeated before.")};

Problems impossible(const DamageQuestion& question, const Json&)
{
    Problems problems;
    if (question.attacker.id == question.defender.id)
        problems.push_back({"/defender/id", Text{sameCreature}});
    for (const auto& [fighter, at] :
         {std::pair{&question.attacker, "/attacker/damage"}, std::pair{&question.defender, "/defender/damage"}}) {
        if (fighter->damage >= fighter->energy)
            problems.push_back({at, Text{defeatedAlready, fighter->damage, fighter->energy}});
    }
    return problems;
}

DamageVerdict answer(DamageQuestion question, Reasons& reasons)
{
    for (Fighter* fighter : {&question.attacker, &question.defender})
        fighter->hasInvisibility = fighter->hasInvisibility || !fighter->invisibilityStrike.empty();
    return judgeDamage(question, reasons);
}

using Copies = ListOf<Count>;

const Record& attackerAfter()
{
    static const Record record = Record::of<FighterAfter>({
        key<&FighterAfter::damage, Any>("damage"),
        key<&FighterAfter::energy, Any>("energy"),
        key<&FighterAfter::elements, ElementList>("elements"),
        key<&FighterAfter::isDefeated>("defeated"),
    });
    return record;
}
const Record& defenderAfter()
{
    static const Record record = Record::of<FighterAfter>({
        key<&FighterAfter::damage, Any>("damage"),
        key<&FighterAfter::energy, Any>("energy"),
        key<&FighterAfter::disciplines, AnyDisciplines>("disciplines"),
        key<&FighterAfter::isDefeated>("defeated"),
    });
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<Fighter>{
    key<&Fighter::id, CreatureName>("id"),
    key<&Fighter::tribe>("tribe"),
    key<&Fighter::disciplines>("disciplines", QT_TRANSLATE_NOOP("shapes", "as they are now")),
    optionalKey<&Fighter::elements, ElementList>("elements"),
    key<&Fighter::energy, Number<1, 999>>("energy",
                                          QT_TRANSLATE_NOOP("shapes", "as it is now, without regard to damage")),
    optionalKey<&Fighter::damage, Count>("damage"),
    optionalKey<&Fighter::elementBonuses, SomeElements<Copies>>(
        "element_bonuses", QT_TRANSLATE_NOOP("shapes", "Element X: one number for each copy")),
    optionalKey<&Fighter::strike, Copies>("strike", QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::invisibilityStrike, Copies>("invisibility_strike",
                                                      QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::hasInvisibility>("has_invisibility"),
    optionalKey<&Fighter::invisibilityNegated>("invisibility_negated"),
    optionalKey<&Fighter::recklessness, Copies>("recklessness",
                                                QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
    optionalKey<&Fighter::lastCreature>("last_creature",
                                        QT_TRANSLATE_NOOP("shapes", "it is its player's last creature")),
};
template <>
const Record& recordOf<DamageQuestion>()
{
    static const Record record = Record::of<DamageQuestion>({
        key<&DamageQuestion::attack, ObjectBy<Attack, &questionAttackRecord>>("attack"),
        key<&DamageQuestion::attacker>("attacker"),
        key<&DamageQuestion::defender>("defender"),
        optionalKey<&DamageQuestion::isFirstAttack>(
            "first_attack_in_combat", QT_TRANSLATE_NOOP("shapes", "the attacker's first attack in this combat")),
        optionalKey<&DamageQuestion::isNegated>("negated"),
        optionalKey<&DamageQuestion::modifiers, ListOf<ObjectBy<AttackModifier, &questionAttackModifierRecord>>>(
            "modifiers", QT_TRANSLATE_NOOP("shapes", "everything else that changes the damage")),
        optionalKey<&DamageQuestion::houseRules, HouseRulesCodec<Switches::Damage>>("house_rules"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<DamageVerdict>{
    key<&DamageVerdict::resolves>("resolves"),
    key<&DamageVerdict::notResolvingBecause, OrNull<WordOf<NotResolving>>>("not_resolving_because"),
    key<&DamageVerdict::recklessnessDamage, Any>("recklessness_damage"),
    key<&DamageVerdict::base, Any>("base"),
    key<&DamageVerdict::elementalDamage, Any>("elemental_damage"),
    key<&DamageVerdict::textDamage, Any>("text_damage"),
    key<&DamageVerdict::elementBonus, Any>("element_bonus"),
    key<&DamageVerdict::strikeBonus, Any>("strike_bonus"),
    key<&DamageVerdict::modifierChange, Any>("modifier_change"),
    key<&DamageVerdict::damage, Any>("damage"),
    key<&DamageVerdict::effectsMet>("effects_met"),
    key<&DamageVerdict::attacker, ObjectBy<FighterAfter, &attackerAfter>>("attacker"),
    key<&DamageVerdict::defender, ObjectBy<FighterAfter, &defenderAfter>>("defender"),
};

Question chaotic::attackDamageQuestion()
{
    return asked<DamageQuestion, DamageVerdict>("attack_damage", summary, answer, impossible);
}

} // namespace whistle
