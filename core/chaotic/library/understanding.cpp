// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/understanding.h"

#include "chaotic/library/deck_check.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/texts.h"

namespace whistle::chaotic {

namespace {

/// %1 is an element, a Discipline or an ability, %2 a number.
constexpr std::array<Saying, 14> keywordDoes{{
    Saying::tr("Its %1 Attacks deal +%2 damage"),
    Saying::tr("Extra spaces in a move: %2"),
    Saying::tr("May pass through occupied spaces"),
    Saying::tr("Its first Attack in a combat deals +%2 damage"),
    Saying::tr("Takes %2 damage whenever it uses an Attack"),
    Saying::tr("At the beginning of combat the opposing creature loses %2 %1"),
    Saying::tr("%1 for each adjacent creature of its own tribe: +%2"),
    Saying::tr("Has Initiative whatever the Location says"),
    Saying::tr("It has Invisibility"),
    Saying::tr("Has Hive"),
    Saying::tr("Immune to this ability: %1"),
    Saying::tr("Cannot be chosen as a target"),
    Saying::tr("At most one copy per deck"),
    Saying::tr("Face up from the beginning of the game"),
}};
constexpr std::array<RuleId, 14> keywordRules{
    "CH-9.2"_rule, "CH-9.9"_rule, "CH-9.10"_rule, "CH-9.4"_rule,  "CH-9.3"_rule,  "CH-9.6"_rule, "CH-9.7"_rule,
    "CH-9.8"_rule, "CH-9.5"_rule, "CH-9.12"_rule, "CH-9.13"_rule, "CH-9.14"_rule, "CH-2.7"_rule, "CH-7.4"_rule};
constexpr auto whileUnseen = Saying::tr("while its Invisibility is not negated");
constexpr auto whileHive = Saying::tr("while Hive is on");

/// Whom a change is for, in the order of AppliesTo.
constexpr std::array<Saying, 6> who{{
    Saying::tr("It"),
    Saying::tr("The equipped creature"),
    Saying::tr("The target"),
    Saying::tr("The opposing creature"),
    Saying::tr("Every creature"),
    Saying::tr("Both engaged creatures"),
}};
/// %1 is whom it is for, %2 what, %3 the number.
constexpr std::array<Saying, 5> changes{{
    Saying::tr("%1: %2 +%3"),
    Saying::tr("%1: %2 \u2212%3"),
    Saying::tr("%1: %2 becomes %3"),
    Saying::tr("%1: gains %2"),
    Saying::tr("%1: loses %2"),
}};
constexpr auto ofTribe = Saying::tr("%1 tribe only");
constexpr auto withAtLeast = Saying::tr("only with %1 of %2 or more");
constexpr auto withBelow = Saying::tr("only with %1 below %2");
constexpr auto onlyWithElement = Saying::tr("only if it has %1");
constexpr auto hiveGoesOn = Saying::tr("Hive turns on");
constexpr auto hiveGoesOff = Saying::tr("Hive turns off");
/// In the order of Rule.
constexpr std::array<Saying, 10> ruleSays{{
    Saying::tr("The creature cannot move"),
    Saying::tr("The creature may move to any space"),
    Saying::tr("The creature may pay for Mugic of any tribe"),
    Saying::tr("The creature loses its own abilities"),
    Saying::tr("The creature loses Invisibility"),
    Saying::tr("The creature loses Initiative checks"),
    Saying::tr("Only Generic Mugic may be played"),
    Saying::tr("No Mugic may be played"),
    Saying::tr("Battlegear has no abilities"),
    Saying::tr("No activated abilities may be used"),
}};
constexpr auto outlives = Saying::tr("lasts beyond the turn");

constexpr std::array<Saying, 5> attackChanges{{
    Saying::tr("Attack damage: +%1"),
    Saying::tr("Attack damage: × %1"),
    Saying::tr("Attack damage: ÷ %1"),
    Saying::tr("Attack damage: −%1"),
    Saying::tr("Attack damage: becomes %1"),
}};
constexpr auto firstOnly = Saying::tr("first in a combat only");
constexpr auto laterOnly = Saying::tr("not the first in a combat");
constexpr auto byElement = Saying::tr("only if the attacker has %1");
constexpr auto byLower = Saying::tr("only if the attacker has less %1");

constexpr auto costsCounters = Saying{QT_TRANSLATE_N_NOOP("chaotic", "Activated ability for %n Mugic counter(s)")};
constexpr auto costsDamage = Saying::tr("Activated ability for %1 damage to itself");
constexpr auto costsSacrifice = Saying::tr("Activated ability. Cost: a sacrifice");
constexpr auto alsoSacrifice = Saying::tr("and a sacrifice");
constexpr std::array<Saying, 5> triggers{{
    Saying::tr("Triggers at the beginning of combat"),
    Saying::tr("Triggers when the Location becomes active"),
    Saying::tr("Triggers when an Attack is played"),
    Saying::tr("Triggers when damage is dealt"),
    Saying::tr("Triggers when the players say so"),
}};

constexpr auto loyalTo = Saying::tr("Needs a deck of its own tribe only");
constexpr auto paidByAny = Saying::tr("Any creature may pay. Mugic counters: %1");
constexpr auto paidByTribe = Saying::tr("Any %1 creature may pay. Mugic counters: %2");
constexpr auto anyNumber = Saying::tr("X");
constexpr auto dispels = Saying::tr("Its target item is dispelled");
constexpr auto negates = Saying::tr("Its target item is negated");
constexpr auto initiativeBy = Saying::tr("Initiative by %1");
constexpr auto mugicCounters = Saying::tr("Mugic counters");
constexpr auto dearer = Saying{QT_TRANSLATE_N_NOOP("chaotic", "Mugic costs %n counter(s) more")};
constexpr auto cheaper = Saying{QT_TRANSLATE_N_NOOP("chaotic", "Mugic costs %n counter(s) less")};

class Teller {
public:
    explicit Teller(const AnyCard& card)
    {
        const Card& base = baseOf(card);
        if (kindOf(card) == CardKind::Battlegear)
            m_bearer = AppliesTo::Equipped;
        std::visit([this](const auto& one) { tell(one); }, card);
        for (const Ability& ability : base.abilities)
            tell(ability);
        if (base.unique)
            say({Text{keywordDoes[static_cast<std::size_t>(KeywordKind::Unique)]}, {}, false, "CH-2.7"_rule});
        else if (base.copyLimit)
            say({Text{Saying::tr("Copies per deck, at most: %1"), *base.copyLimit}, {}, false, "CH-2.6"_rule});
    }

    std::vector<Understood> told;

private:
    AppliesTo m_bearer = AppliesTo::Self; ///< whom its abilities are for, where they say nothing

    void say(Understood one) { told.push_back(std::move(one)); }

    void tell(const CreatureCard& card)
    {
        tell(card.keywords);
        if (card.loyal)
            say({Text{loyalTo}, {}, false, "CH-2.10"_rule});
    }
    void tell(const BattlegearCard& card)
    {
        tell(card.keywords);
        tell(card.modifiers, AppliesTo::Equipped);
        if (card.revealAtBeginning)
            say({Text{keywordDoes.back()}, {}, false, "CH-7.4"_rule});
    }
    void tell(const MugicCard& card)
    {
        if (card.affiliation == Affiliation::Generic)
            say({card.cost ? Text{paidByAny, *card.cost} : Text{paidByAny, anyNumber}, {}, false, "CH-10.2"_rule});
        else
            say({card.cost ? Text{paidByTribe, card.affiliation, *card.cost}
                           : Text{paidByTribe, card.affiliation, anyNumber},
                 {},
                 false,
                 "CH-10.2"_rule});
        const MugicEffect& effect = card.effect;
        tell(effect.deeds, {});
        tell(effect.modifiers, AppliesTo::Target, limited(effect.deeds, {}));
        tell(effect.attackModifiers);
        if (effect.burstEffect)
            say({Text{*effect.burstEffect == BurstEffect::Dispel ? dispels : negates},
                 {},
                 false,
                 *effect.burstEffect == BurstEffect::Dispel ? "CH-10.11"_rule : "CH-10.12"_rule});
        if (const std::string left = effect.leftToPlayers(); !left.empty())
            say({Text{texts::carriedOut, left}, {}, true, "CH-1.4"_rule});
    }
    void tell(const LocationInitiative& by)
    {
        const auto says = [&](TextPlace what, RuleId rule) {
            say({Text{initiativeBy, std::move(what)}, {}, false, rule});
        };
        switch (by.kind) {
        case InitiativeKind::Discipline:
            return says(textPlace(by.discipline), "CH-6.4"_rule);
        case InitiativeKind::Tribe:
            return says(textPlace(by.tribe), "CH-6.5"_rule);
        case InitiativeKind::Element:
            return says(textPlace(by.element), "CH-6.4"_rule);
        case InitiativeKind::Energy:
            return says(textPlace(Stat::Energy), "CH-6.4"_rule);
        case InitiativeKind::MugicCounters:
            return says(TextPlace(mugicCounters), "CH-6.4"_rule);
        case InitiativeKind::Other:
            break;
        }
        say({Text{Saying::tr("Initiative by %1: you decide who has it"), by.text}, {}, true, "CH-1.4"_rule});
    }
    void tell(const LocationCard& card)
    {
        tell(card.initiative);
        tell(card.modifiers, AppliesTo::EveryCreature);
        tell(card.attackModifiers);
        for (const LocationCostChange& change : card.mugicCostChanges) {
            Understood one{
                Text{change.amount < 0 ? cheaper : dearer, std::abs(change.amount)}, {}, false, "CH-R20"_rule};
            if (change.affiliation)
                one.when.push_back(Text{ofTribe, *change.affiliation});
            say(std::move(one));
        }
    }
    void tell(const AttackCard& card)
    {
        for (const AttackEffect& effect : card.attack.effects) {
            std::vector<Text> when;
            RuleId rule = "CH-8.5"_rule;
            bool byPlayers = false;
            for (const Condition& condition : effect.conditions) {
                when.push_back(wordsOf(condition));
                if (condition.kind == ConditionKind::Check || condition.kind == ConditionKind::Fail)
                    rule = "CH-8.3"_rule;
                else if (condition.kind == ConditionKind::Challenge)
                    rule = "CH-8.4"_rule;
                byPlayers = byPlayers || condition.kind == ConditionKind::Stated;
            }
            for (const AttackOutcome& outcome : effect.outcomes) {
                for (Text& what : wordsOf(outcome))
                    say({std::move(what), when, byPlayers || outcome.kind == OutcomeKind::Other, rule});
            }
        }
    }
    /// With what the target has to be.
    [[nodiscard]] static std::vector<Text> limited(const Deeds& deeds, std::vector<Text> when)
    {
        const auto& limit = deeds.target;
        if (!limit)
            return when;
        if (limit->engaged)
            when.push_back(Text{Saying::tr("only if it is engaged")});
        if (limit->tribe)
            when.push_back(Text{ofTribe, *limit->tribe});
        if (limit->subtype)
            when.push_back(Text{Saying::tr("only if it is: %1"), *limit->subtype});
        if (limit->elements.size() == 2)
            when.push_back(
                Text{Saying::tr("only if it has %1 or %2"), limit->elements.front(), limit->elements.back()});
        else
            for (const Element element : limit->elements)
                when.push_back(Text{onlyWithElement, element});
        return when;
    }
    void tell(const Deeds& deeds, const std::vector<Text>& when)
    {
        const std::vector<Text> only = limited(deeds, when);
        const auto add = [&](Text what, RuleId rule) { say({std::move(what), only, false, rule}); };
        if (deeds.damage)
            add({Saying::tr("Deals %1 damage to the target"), *deeds.damage}, "CH-13.2"_rule);
        if (deeds.heal)
            add({Saying::tr("The target heals %1"), *deeds.heal}, "CH-13.3"_rule);
        if (deeds.healSelf)
            add({Saying::tr("Its own creature heals %1"), *deeds.healSelf}, "CH-13.3"_rule);
        if (deeds.hive)
            add({*deeds.hive ? hiveGoesOn : hiveGoesOff}, "CH-9.11"_rule);
        for (const Rule one : deeds.rules)
            add({ruleSays[static_cast<std::size_t>(one)]}, "CH-1.4"_rule);
        if (!deeds.keywords.empty()) {
            add({Saying::tr("The target gains the following, for this turn")}, "CH-1.4"_rule);
            tell(deeds.keywords);
        }
    }
    void tell(const std::vector<Keyword>& keywords)
    {
        for (const Keyword& one : keywords) {
            const auto kind = static_cast<std::size_t>(one.kind);
            const TextPlace what = one.kind == KeywordKind::ElementX ? textPlace(one.element)
                                   : one.kind == KeywordKind::Immune ? TextPlace(nameOf(one.ability))
                                                                     : textPlace(one.discipline);
            Understood line{Text{keywordDoes[kind], what, one.amount}, {}, false, keywordRules[kind]};
            if (one.under)
                line.when.push_back(Text{*one.under == Under::Hive ? whileHive : whileUnseen});
            say(std::move(line));
        }
    }
    void tell(const std::vector<StatModifier>& modifiers, AppliesTo usual, const std::vector<Text>& when = {},
              RuleId rule = "CH-1.4"_rule)
    {
        for (const StatModifier& one : modifiers) {
            const Sentence whom = who[static_cast<std::size_t>(one.appliesTo.value_or(usual))];
            const Sentence change = changes[static_cast<std::size_t>(one.operation)];
            Understood line{one.changesElement() ? Text{change, whom, one.element}
                                                 : Text{change, whom, one.stat, one.amount},
                            when, false, rule};
            if (one.onlyIf && one.onlyIf->tribe)
                line.when.push_back(Text{ofTribe, *one.onlyIf->tribe});
            if (one.onlyIf && one.onlyIf->discipline && one.onlyIf->atLeast)
                line.when.push_back(Text{withAtLeast, *one.onlyIf->discipline, *one.onlyIf->atLeast});
            if (one.onlyIf && one.onlyIf->discipline && one.onlyIf->below)
                line.when.push_back(Text{withBelow, *one.onlyIf->discipline, *one.onlyIf->below});
            if (one.per && one.per->tribe)
                line.when.push_back(Text{Saying::tr("for each creature of the %1 tribe"), *one.per->tribe});
            if (one.per && one.per->subtype)
                line.when.push_back(Text{Saying::tr("for each creature that is: %1"), *one.per->subtype});
            if (one.exceptNamed)
                line.when.push_back(Text{Saying::tr("not for %1"), *one.exceptNamed});
            if (one.lasting)
                line.when.push_back(Text{outlives});
            if (one.thisCombat)
                line.when.push_back(Text{Saying::tr("until the end of the combat")});
            say(std::move(line));
        }
    }
    void tell(const std::vector<AttackModifier>& modifiers)
    {
        for (const AttackModifier& one : modifiers) {
            Understood line{
                Text{attackChanges[static_cast<std::size_t>(one.operation)], one.amount}, {}, false, "CH-8.9"_rule};
            if (const auto& only = one.appliesIf) {
                if (only->attackElement)
                    line.when.push_back(Text{Saying::tr("%1 type only"), *only->attackElement});
                if (only->firstAttack)
                    line.when.push_back(Text{*only->firstAttack ? firstOnly : laterOnly});
                if (only->attackerTribe)
                    line.when.push_back(Text{Saying::tr("%1 attackers only"), *only->attackerTribe});
                if (only->attackerHasElement)
                    line.when.push_back(Text{byElement, *only->attackerHasElement});
                if (only->attackerLowerIn)
                    line.when.push_back(Text{byLower, *only->attackerLowerIn});
            }
            say(std::move(line));
        }
    }
    void tell(const Ability& ability)
    {
        std::vector<Text> when;
        RuleId rule = "CH-10.5"_rule;
        if (ability.kind == AbilityKind::Activated) {
            rule = "CH-10.6"_rule;
            if (ability.cost.mugicCounters > 0)
                say({Text{costsCounters, ability.cost.mugicCounters}, {}, false, rule});
            if (ability.cost.damageSelf > 0)
                say({Text{costsDamage, ability.cost.damageSelf}, {}, false, rule});
            const bool isAlone = ability.cost.mugicCounters == 0 && ability.cost.damageSelf == 0;
            if (ability.cost.sacrifice)
                say({Text{isAlone ? costsSacrifice : alsoSacrifice}, {}, false, rule});
            if (ability.cost == Cost{})
                say({Text{Saying::tr("Activated ability. No cost")}, {}, false, rule});
        } else if (ability.kind == AbilityKind::Triggered) {
            rule = "CH-10.7"_rule;
            say({Text{triggers[static_cast<std::size_t>(ability.trigger)]}, {}, false, rule});
        } else if (ability.kind == AbilityKind::Hive) {
            rule = "CH-9.12"_rule;
            when.push_back(Text{whileHive});
        }
        tell(ability.deeds, when);
        tell(ability.modifiers, m_bearer, limited(ability.deeds, when), rule);
        for (const Rule one : ability.rules)
            say({Text{ruleSays[static_cast<std::size_t>(one)]}, when, false, rule});
        if (const std::string left = ability.leftToPlayers(); !left.empty())
            say({Text{texts::carriedOut, left}, when, true, rule});
    }

    [[nodiscard]] static Text wordsOf(const Condition& condition)
    {
        switch (condition.kind) {
        case ConditionKind::Check:
            return {Saying::tr("if the attacker has %1 of %2 or more"), condition.discipline, condition.value};
        case ConditionKind::Challenge:
            return {Saying::tr("if the attacker has at least %2 more %1"), condition.discipline, condition.value};
        case ConditionKind::Element:
            return {byElement, condition.element};
        case ConditionKind::Fail:
            return {Saying::tr("if the attacker has %1 below %2"), condition.discipline, condition.value};
        case ConditionKind::Stated:
            break;
        }
        return {Saying::tr("if the players say so: %1"), condition.text};
    }
    [[nodiscard]] static std::vector<Text> wordsOf(const AttackOutcome& outcome)
    {
        const Sentence opposing = who[static_cast<std::size_t>(AppliesTo::OpposingCreature)];
        const Sentence falls = changes[static_cast<std::size_t>(Operation::Lose)];
        switch (outcome.kind) {
        case OutcomeKind::Damage:
            return {{Saying::tr("Damage: +%1"), outcome.amount}};
        case OutcomeKind::HealAttacker:
            return {{Saying::tr("The attacker heals %1"), outcome.amount}};
        case OutcomeKind::AttackerGainsEnergy:
            return {{Saying::tr("The attacker: %1 +%2"), Stat::Energy, outcome.amount}};
        case OutcomeKind::OpponentLosesDiscipline: {
            if (outcome.disciplines.size() == allDisciplines.size())
                return {{falls, opposing, Stat::AllDisciplines, outcome.amount}};
            std::vector<Text> each;
            for (const Discipline discipline : outcome.disciplines)
                each.push_back({falls, opposing, discipline, outcome.amount});
            return each;
        }
        case OutcomeKind::OpponentLosesEnergy:
            return {{falls, opposing, Stat::Energy, outcome.amount}};
        case OutcomeKind::AttackerLosesElement:
            return {{Saying::tr("The attacker: loses %1"), outcome.element}};
        case OutcomeKind::AttackerGainsElement:
            return {{Saying::tr("The attacker: gains %1"), outcome.element}};
        case OutcomeKind::OpponentLosesElement:
            return {{changes[static_cast<std::size_t>(Operation::LoseElement)], opposing, outcome.element}};
        case OutcomeKind::AttackerGainsDiscipline: {
            std::vector<Text> each;
            for (const Discipline discipline : outcome.disciplines)
                each.push_back({Saying::tr("The attacker: %1 +%2"), discipline, outcome.amount});
            return each;
        }
        case OutcomeKind::Other:
            break;
        }
        return {{texts::carriedOut, outcome.text}};
    }
};

} // namespace

QString wordsOf(const Understood& one)
{
    QStringList when;
    for (const Text& text : one.when)
        when << text.render();
    return one.what.render() +
           (when.empty() ? QString() : QStringLiteral(" (%1)").arg(when.join(QStringLiteral(", "))));
}

std::vector<Understood> understood(const AnyCard& card)
{
    return Teller(card).told;
}

std::vector<Understood> understoodInPlay(const AnyCard& card)
{
    std::vector<Understood> all = understood(card);
    std::erase_if(all, [](const Understood& one) {
        return one.rule == "CH-2.6"_rule || one.rule == "CH-2.7"_rule || one.rule == "CH-2.10"_rule;
    });
    return all;
}

} // namespace whistle::chaotic
