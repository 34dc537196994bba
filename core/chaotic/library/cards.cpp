// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/cards.h"

#include "chaotic/table/rules.h"

#include <QCoreApplication>
#include <set>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

/// A tribe that a text names: nobody speaks of those that have none.
struct NamedTribe : OneOf {
    static Shape shape()
    {
        std::vector<std::string> words = allWords<Tribe>();
        words.pop_back();
        return Shape::words(std::move(words));
    }
};

} // namespace

template <>
constexpr std::array recordKeys<Per>{
    optionalKey<&Per::subtype>("subtype"),
    optionalKey<&Per::tribe, Perhaps<NamedTribe>>("tribe"),
    optionalKey<&Per::controlledBy>("controlled_by"),
};
template <>
constexpr std::array recordKeys<OnlyIf>{
    optionalKey<&OnlyIf::tribe, Perhaps<NamedTribe>>("tribe"),
    optionalKey<&OnlyIf::discipline>("discipline"),
    optionalKey<&OnlyIf::atLeast, Perhaps<Count>>("at_least"),
    optionalKey<&OnlyIf::below, Perhaps<Count>>("below"),
};
template <>
constexpr std::array recordKeys<AppliesIf>{
    optionalKey<&AppliesIf::attackElement>("attack_element"),
    optionalKey<&AppliesIf::firstAttack>("first_attack"),
    optionalKey<&AppliesIf::attackerTribe, Perhaps<NamedTribe>>("attacker_tribe"),
    optionalKey<&AppliesIf::attackerHasElement>("attacker_has_element"),
    optionalKey<&AppliesIf::attackerLowerIn>(
        "attacker_lower_in", QT_TRANSLATE_NOOP("shapes", "a Discipline in which the attacker is lower")),
};
template <>
constexpr std::array recordKeys<Cost>{
    optionalKey<&Cost::mugicCounters, Counters>("mugic_counters"),
    optionalKey<&Cost::sacrifice, Perhaps<Words>>("sacrifice"),
    optionalKey<&Cost::damageSelf, Count>("damage_self"),
};

namespace {

/// Of modifiers of an Attack, the sources that a question knows.
struct OutsideSource : OneOf {
    static Shape shape() { return Shape::words({"location", "battlegear", "mugic", "ability"}); }
};
struct CardModifier : ObjectBy<StatModifier, &cardModifierRecord> {};
struct CardAttackModifier : ObjectBy<AttackModifier, &cardAttackModifierRecord> {};

struct OnlyIfCodec : ObjectOf<OnlyIf> {
    static Shape shape()
    {
        const ShapeKey discipline = required("discipline", WordOf<Discipline>::shape());
        return Shape::either({Shape::object({required("tribe", NamedTribe::shape())}),
                              Shape::object({discipline, required("at_least", Count::shape())}),
                              Shape::object({discipline, required("below", Count::shape())})});
    }
};
struct PerCodec : ObjectOf<Per> {
    static Shape shape()
    {
        const ShapeKey by = withDefault("controlled_by", WordOf<ControlledBy>::shape(), "\"subject_player\"");
        const Shape tribe = NamedTribe::shape();
        return Shape::either({Shape::object({required("subtype", Words::shape()), optional("tribe", tribe), by}),
                              Shape::object({required("tribe", tribe), by})});
    }
};
enum class ModifierKeys { Change, Card, Question };

std::vector<RecordKey> modifierKeys(ModifierKeys which, Operation operation)
{
    std::vector<RecordKey> keys;
    if (which == ModifierKeys::Question) {
        keys.push_back(key<&StatModifier::source>("source", QT_TRANSLATE_NOOP("shapes", "what it comes from")));
        keys.push_back(optionalKey<&StatModifier::name, Perhaps<Words>>("name"));
    } else if (which == ModifierKeys::Card) {
        keys.push_back(optionalKey<&StatModifier::appliesTo>("applies_to"));
        keys.push_back(optionalKey<&StatModifier::exceptNamed, Perhaps<Title>>("except_named"));
    }
    if (operation >= Operation::GainElement) {
        keys.push_back(key<&StatModifier::element>("element"));
        if (which == ModifierKeys::Card)
            keys.push_back(optionalKey<&StatModifier::thisCombat>(
                "this_combat", QT_TRANSLATE_NOOP("shapes", "until the end of the combat")));
    } else {
        keys.push_back(key<&StatModifier::stat>("stat"));
        keys.push_back(key<&StatModifier::amount, Count>("amount"));
        if (operation != Operation::Set)
            keys.push_back(optionalKey<&StatModifier::per, Perhaps<PerCodec>>(
                "per", QT_TRANSLATE_NOOP("shapes", "multiplied by the number of creatures in play that count")));
    }
    keys.push_back(optionalKey<&StatModifier::onlyIf, Perhaps<OnlyIfCodec>>(
        "only_if", QT_TRANSLATE_NOOP("shapes", "counts only for a tribe, or by a Discipline")));
    if (which != ModifierKeys::Change)
        keys.push_back(optionalKey<&StatModifier::lasting>(
            "lasting", QT_TRANSLATE_NOOP("shapes", "the effect lasts beyond the turn")));
    return keys;
}
Record modifierRecord(ModifierKeys which)
{
    std::vector<std::vector<RecordKey>> cases;
    for (int i = 0; i < 5; ++i)
        cases.push_back(modifierKeys(which, static_cast<Operation>(i)));
    return Record::choice<&StatModifier::operation>("operation", std::move(cases));
}

Record attackModifierRecord(bool inQuestion)
{
    const auto keys = [inQuestion](RecordKey amount) {
        std::vector<RecordKey> all;
        if (inQuestion) {
            all.push_back(key<&AttackModifier::source, OutsideSource>("source"));
            all.push_back(optionalKey<&AttackModifier::name, Perhaps<Words>>("name"));
        }
        all.push_back(amount);
        all.push_back(optionalKey<&AttackModifier::appliesIf>("applies_if"));
        return all;
    };
    const RecordKey any = key<&AttackModifier::amount, Count>("amount");
    const RecordKey factor = key<&AttackModifier::amount, Number<1, 999>>("amount");
    return Record::choice<&AttackModifier::operation>("operation",
                                                      {keys(any), keys(factor), keys(factor), keys(any), keys(any)});
}

} // namespace

template <>
const Record& recordOf<Keyword>()
{
    static const Record record = [] {
        const RecordKey amount = key<&Keyword::amount, Count>("amount");
        const RecordKey under = optionalKey<&Keyword::under>("under", "the keyword is only an effect of this ability");
        const RecordKey discipline = key<&Keyword::discipline, DisciplineOrAll>("discipline");
        const std::vector<RecordKey> plain{under};
        const std::vector<RecordKey> counted{amount, under};
        const std::vector<RecordKey> ofDiscipline{amount, discipline, under};
        return Record::choice<&Keyword::kind>("keyword", {{amount, key<&Keyword::element>("element"), under},
                                                          counted, // swift
                                                          plain,   // range
                                                          counted, // strike
                                                          counted, // recklessness
                                                          ofDiscipline,
                                                          ofDiscipline,
                                                          plain, // surprise
                                                          plain, // invisibility
                                                          plain, // hive
                                                          {key<&Keyword::ability>("ability"), under},
                                                          plain, // untargetable
                                                          plain, // unique
                                                          plain});
    }();
    return record;
}
template <>
const Record& recordOf<AttackOutcome>()
{
    static const Record record = [] {
        const RecordKey amount = key<&AttackOutcome::amount, Count>("amount");
        return Record::choice<&AttackOutcome::kind>(
            "kind", {{amount},
                     {amount},
                     {amount},
                     {key<&AttackOutcome::disciplines, SomeOf<WordOf<Discipline>>>("disciplines"), amount},
                     {amount},
                     {key<&AttackOutcome::element>("element")},
                     {key<&AttackOutcome::text, Words>("text")},
                     {key<&AttackOutcome::disciplines, SomeOf<WordOf<Discipline>>>("disciplines"), amount},
                     {key<&AttackOutcome::element>("element")},
                     {key<&AttackOutcome::element>("element")}});
    }();
    return record;
}

namespace {

std::vector<std::vector<RecordKey>> conditionCases(bool inQuestion)
{
    const RecordKey discipline = key<&Condition::discipline>("discipline");
    std::vector<RecordKey> stated;
    if (inQuestion) {
        stated.push_back(key<&Condition::met>("met", QT_TRANSLATE_NOOP("shapes", "as the players judge it")));
        stated.push_back(optionalKey<&Condition::text, Words>("text"));
    } else {
        stated.push_back(key<&Condition::text, Words>("text"));
    }
    return {{discipline, key<&Condition::value, Count>("value")},
            {discipline, key<&Condition::value, Number<1, 999>>("value")},
            {key<&Condition::element>("element")},
            stated,
            {discipline, key<&Condition::value, Number<1, 999>>("value")}};
}
const Record& questionConditionRecord()
{
    static const Record record = Record::choice<&Condition::kind>("kind", conditionCases(true));
    return record;
}

} // namespace

template <>
const Record& recordOf<Condition>()
{
    static const Record record = Record::choice<&Condition::kind>("kind", conditionCases(false));
    return record;
}
template <>
constexpr std::array recordKeys<AttackEffect>{
    optionalKey<&AttackEffect::conditions>("conditions", "all must be met"),
    key<&AttackEffect::outcomes, ListOf<ObjectOf<AttackOutcome>, 1>>("outcomes"),
};
template <>
constexpr std::array recordKeys<TargetLimit>{
    optionalKey<&TargetLimit::engaged>("engaged"),
    optionalKey<&TargetLimit::tribe, Perhaps<NamedTribe>>("tribe"),
    optionalKey<&TargetLimit::subtype, Perhaps<Words>>("subtype"),
    optionalKey<&TargetLimit::elements, DistinctOf<WordOf<Element>>>("elements", "it has one of them"),
};

namespace {

constexpr const char* toTarget = QT_TRANSLATE_NOOP("shapes", "to the target");
constexpr const char* ofTarget = QT_TRANSLATE_NOOP("shapes", "of the target");
constexpr const char* givenToTarget = QT_TRANSLATE_NOOP("shapes", "that the target gains until the end of the turn");
constexpr const char* ownRules = QT_TRANSLATE_NOOP("shapes", "what it forbids or allows");
constexpr const char* whoIsTarget = QT_TRANSLATE_NOOP("shapes", "which creatures may be the target");

} // namespace

template <>
const Record& recordOf<Ability>()
{
    static const Record record = [] {
        const RecordKey summary = optionalKey<&Ability::summary, Perhaps<PerhapsEmptyWord>>("summary");
        const RecordKey modifiers = optionalKey<&Ability::modifiers, ListOf<CardModifier>>("modifiers");
        const RecordKey damage = optionalKey<&Ability::deeds, &Deeds::damage, Perhaps<Count>>("damage", toTarget);
        const RecordKey heal = optionalKey<&Ability::deeds, &Deeds::heal, Perhaps<Count>>("heal", ofTarget);
        const RecordKey healSelf = optionalKey<&Ability::deeds, &Deeds::healSelf, Perhaps<Count>>(
            "heal_self", QT_TRANSLATE_NOOP("shapes", "of its own creature"));
        const RecordKey hive = optionalKey<&Ability::deeds, &Deeds::hive>("hive");
        const RecordKey keywords = optionalKey<&Ability::deeds, &Deeds::keywords>("keywords", givenToTarget);
        const RecordKey target = optionalKey<&Ability::deeds, &Deeds::target>("target", whoIsTarget);
        const RecordKey rules = optionalKey<&Ability::rules, DistinctOf<WordOf<Rule>>>("rules", ownRules);
        const RecordKey brings =
            optionalKey<&Ability::deeds, &Deeds::rules, DistinctOf<WordOf<Rule>>>("rules", ownRules);
        return Record::choice<&Ability::kind>("kind", {{summary, modifiers, rules},
                                                       {summary, optionalKey<&Ability::cost>("cost"), modifiers, damage,
                                                        heal, healSelf, hive, keywords, brings, target},
                                                       {summary, optionalKey<&Ability::trigger>("trigger"), modifiers},
                                                       {summary, modifiers}});
    }();
    return record;
}
template <>
constexpr std::array recordKeys<MugicEffect>{
    optionalKey<&MugicEffect::summary, Perhaps<PerhapsEmptyWord>>("summary"),
    optionalKey<&MugicEffect::deeds, &Deeds::damage, Perhaps<Count>>("damage", toTarget),
    optionalKey<&MugicEffect::deeds, &Deeds::heal, Perhaps<Count>>("heal", ofTarget),
    optionalKey<&MugicEffect::deeds, &Deeds::hive>("hive"),
    optionalKey<&MugicEffect::deeds, &Deeds::keywords>("keywords", givenToTarget),
    optionalKey<&MugicEffect::deeds, &Deeds::rules, DistinctOf<WordOf<Rule>>>("rules", ownRules),
    optionalKey<&MugicEffect::deeds, &Deeds::target>("target", whoIsTarget),
    optionalKey<&MugicEffect::modifiers, ListOf<CardModifier>>("modifiers"),
    optionalKey<&MugicEffect::attackModifiers, ListOf<CardAttackModifier>>("attack_modifiers"),
    optionalKey<&MugicEffect::burstEffect>("burst_effect"),
};
template <>
const Record& recordOf<LocationInitiative>()
{
    static const Record record =
        Record::choice<&LocationInitiative::kind>("kind", {{key<&LocationInitiative::discipline>("discipline")},
                                                           {key<&LocationInitiative::tribe, NamedTribe>("tribe")},
                                                           {key<&LocationInitiative::element>("element")},
                                                           {},
                                                           {},
                                                           {key<&LocationInitiative::text, Words>("text")}});
    return record;
}
template <>
constexpr std::array recordKeys<LocationCostChange>{
    key<&LocationCostChange::amount, Number<-99, 99>>("amount"),
    optionalKey<&LocationCostChange::affiliation>("affiliation"),
};

namespace {

using Elemental = SomeElements<Perhaps<Number<-99, 999>>>;

const Record& questionEffectRecord()
{
    static const Record record = Record::of<AttackEffect>({
        optionalKey<&AttackEffect::conditions, ListOf<ObjectBy<Condition, &questionConditionRecord>>>(
            "conditions", QT_TRANSLATE_NOOP("shapes", "all must be met")),
        key<&AttackEffect::outcomes, ListOf<ObjectOf<AttackOutcome>, 1>>("outcomes"),
    });
    return record;
}

/// A remark, kept as the JSON that was given; `null` is as good as none.
template <class Item>
struct Remark {
    static Shape shape() { return Item::shape(); }
    static void read(const Json& json, std::string& value) { value = json.dump(); }
    static Json write(const std::string& value)
    {
        return value.empty() ? Json(nullptr) : Json::parse(value, nullptr, false);
    }
};
struct VersionText {
    static Shape shape() { return Shape::anyText().orNull(); }
};
template <int type>
struct TypeWord {
    static Shape shape()
    {
        static constexpr std::array types{"creature", "battlegear", "mugic", "location", "attack"};
        return Shape::words({types[type]});
    }
};

/// What all cards have; `type`: of the five, in the digest's order.
template <class CardKind, int type>
std::vector<RecordKey> cardKeys(std::vector<RecordKey> own)
{
    constexpr auto required = Presence::Required;
    std::vector<RecordKey> keys{
        inheritedKey<CardKind, &Card::type, Remark<TypeWord<type>>>("type"),
        inheritedKey<CardKind, &Card::name, Title>("name", required, "English name as printed"),
    };
    keys.insert(keys.end(), own.begin(), own.end());
    const std::vector<RecordKey> more{
        inheritedKey<CardKind, &Card::unique>("unique"),
        inheritedKey<CardKind, &Card::copyLimit, Perhaps<Number<1, 20>>>("copy_limit", Presence::Optional,
                                                                         "of a card that states its own limit"),
        inheritedKey<CardKind, &Card::abilities>("abilities"),
        inheritedKey<CardKind, &Card::text, Perhaps<PerhapsEmptyWord>>("text", Presence::Optional,
                                                                       "all that is printed on it"),
        inheritedKey<CardKind, &Card::namePl, Perhaps<Words>>("name_pl"),
        inheritedKey<CardKind, &Card::version, Remark<VersionText>>("version"),
        inheritedKey<CardKind, &Card::set, Remark<PerhapsEmptyWord>>("set"),
        inheritedKey<CardKind, &Card::number, Remark<Number<0, 1'000'000>>>("number"),
        inheritedKey<CardKind, &Card::code, Remark<PerhapsEmptyWord>>("code"),
        inheritedKey<CardKind, &Card::origin, Remark<PerhapsEmptyWord>>("source"),
        inheritedKey<CardKind, &Card::contested, Remark<AnyJson>>("contested"),
    };
    keys.insert(keys.end(), more.begin(), more.end());
    return keys;
}
template <class CardKind>
RecordKey countKey()
{
    return inheritedKey<CardKind, &Card::count, Number<1, 99>>("count", Presence::Optional, "copies in the deck");
}

} // namespace

template <>
const Record& recordOf<CreatureCard>()
{
    static const Record record = Record::of<CreatureCard>(cardKeys<CreatureCard, 0>({
        key<&CreatureCard::id, Words>("id", "of this copy: unique in the deck, without \"/\""),
        key<&CreatureCard::tribe>("tribe"),
        optionalKey<&CreatureCard::subtypes, ListOf<Words>>("subtypes"),
        key<&CreatureCard::disciplines>("disciplines"),
        key<&CreatureCard::energy, Number<1, 999>>("energy"),
        key<&CreatureCard::mugicAbility, Counters>("mugic_ability", "Mugic counters at the start"),
        optionalKey<&CreatureCard::elements, ElementList>("elements"),
        optionalKey<&CreatureCard::loyal>("loyal", "may not join mixed armies"),
        optionalKey<&CreatureCard::keywords>("keywords"),
    }));
    return record;
}
template <>
const Record& recordOf<BattlegearCard>()
{
    static const Record record = Record::of<BattlegearCard>(cardKeys<BattlegearCard, 1>({
        optionalKey<&BattlegearCard::revealAtBeginning>("reveal_at_beginning_of_game"),
        optionalKey<&BattlegearCard::keywords>("keywords", "given to the equipped creature"),
        optionalKey<&BattlegearCard::modifiers, ListOf<CardModifier>>("modifiers", "on the equipped creature"),
        countKey<BattlegearCard>(),
    }));
    return record;
}
template <>
const Record& recordOf<MugicCard>()
{
    static const Record record = Record::of<MugicCard>(cardKeys<MugicCard, 2>({
        key<&MugicCard::affiliation>("affiliation"),
        key<&MugicCard::cost, CounterCost>("cost"),
        key<&MugicCard::effect>("effect"),
        countKey<MugicCard>(),
    }));
    return record;
}
template <>
const Record& recordOf<LocationCard>()
{
    static const Record record = Record::of<LocationCard>(cardKeys<LocationCard, 3>({
        key<&LocationCard::initiative>("initiative", "what decides who strikes first"),
        optionalKey<&LocationCard::modifiers, ListOf<CardModifier>>("modifiers"),
        optionalKey<&LocationCard::attackModifiers, ListOf<CardAttackModifier>>("attack_modifiers"),
        optionalKey<&LocationCard::mugicCostChanges>("mugic_cost_changes"),
        countKey<LocationCard>(),
    }));
    return record;
}
template <>
const Record& recordOf<AttackCard>()
{
    static const Record record = Record::of<AttackCard>(cardKeys<AttackCard, 4>({
        key<&AttackCard::buildPoints, Counters>("build_points"),
        key<&AttackCard::attack, &Attack::base, Number<-99, 999>>("base"),
        optionalKey<&AttackCard::attack, &Attack::elemental, Elemental>("elemental"),
        optionalKey<&AttackCard::attack, &Attack::effects>("effects"),
        countKey<AttackCard>(),
    }));
    return record;
}
template <>
constexpr std::array recordKeys<Deck>{
    key<&Deck::creatures, NamedListOf<ObjectOf<CreatureCard>>>("creatures", "one entry for each copy"),
    optionalKey<&Deck::battlegear>("battlegear"),
    optionalKey<&Deck::mugic>("mugic"),
    key<&Deck::locations>("locations"),
    key<&Deck::attacks>("attacks"),
};
template const Record& recordOf<Deck>();

namespace chaotic {

namespace {

constexpr auto nameTwice = chaotic::Saying::tr("%1 is already in this list; count its copies there.");
constexpr auto slashInId = chaotic::Saying::tr("A creature's id has no “/”.");
constexpr auto disciplineOnDiscipline = chaotic::Saying::tr("A change of a Discipline cannot depend on a Discipline.");

void nameTwiceIn(const Json& deck, const char* list, const std::string& at, Problems& problems)
{
    const auto found = deck.find(list);
    if (found == deck.end())
        return;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < found->size(); ++i) {
        std::string name;
        Title::read((*found)[i].at("name"), name);
        if (!seen.insert(foldedName(name)).second)
            problems.push_back({pointerTo(pointerTo(pointerTo(at, list), i), "name"), Text{nameTwice, name}});
    }
}

} // namespace

const Record& cardModifierRecord()
{
    static const Record record = modifierRecord(ModifierKeys::Card);
    return record;
}
const Record& questionModifierRecord()
{
    static const Record record = modifierRecord(ModifierKeys::Question);
    return record;
}
const Record& changeRecord()
{
    static const Record record = modifierRecord(ModifierKeys::Change);
    return record;
}
const Record& cardAttackModifierRecord()
{
    static const Record record = attackModifierRecord(false);
    return record;
}
const Record& questionAttackModifierRecord()
{
    static const Record record = attackModifierRecord(true);
    return record;
}
const Record& questionAttackRecord()
{
    static const Record record = Record::of<Attack>({
        optionalKey<&Attack::name, Perhaps<Words>>("name"),
        key<&Attack::base, Number<-99, 999>>("base"),
        optionalKey<&Attack::elemental, Elemental>(
            "elemental", QT_TRANSLATE_NOOP("shapes", "only elements with a number on the card, 0 included")),
        optionalKey<&Attack::effects, ListOf<ObjectBy<AttackEffect, &questionEffectRecord>>>("effects"),
    });
    return record;
}

namespace {

void addWords(std::string& all, const std::string& more)
{
    if (!more.empty())
        all += (all.empty() ? "" : "; ") + more;
}

std::string leftOfAbilities(const Card& card)
{
    std::string words;
    for (const Ability& ability : card.abilities)
        addWords(words, ability.leftToPlayers());
    return words;
}

} // namespace

std::string leftToPlayers(const MugicCard& card)
{
    std::string words = card.effect.leftToPlayers();
    addWords(words, leftOfAbilities(card));
    return words;
}

std::string leftToPlayers(const AttackCard& card)
{
    return leftOfAbilities(card);
}

std::string foldedName(const std::string& name)
{
    std::string folded = name;
    for (char& letter : folded) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    }
    return folded;
}

Problems deckProblems(const Json& deck, const std::string& at)
{
    Problems problems;
    const std::string creatures = pointerTo(at, "creatures");
    const Json& list = deck.at("creatures");
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].at("id").get_ref<const std::string&>().find('/') != std::string::npos)
            problems.push_back({pointerTo(pointerTo(creatures, i), "id"), Text{slashInId}});
    }
    for (const char* one : {"battlegear", "mugic", "locations", "attacks"})
        nameTwiceIn(deck, one, at, problems);
    addTo(problems, conditionProblems(deck, at));
    return problems;
}

Problems conditionProblems(const Json& json, const std::string& at)
{
    Problems problems;
    if (json.is_object() && json.contains("stat") && json.contains("only_if") &&
        json.at("only_if").contains("discipline") && json.at("stat") != "energy")
        problems.push_back({pointerTo(at, "only_if"), Text{disciplineOnDiscipline}});
    const auto below = [&problems](const Json& part, const std::string& place) {
        addTo(problems, conditionProblems(part, place));
    };
    if (json.is_object()) {
        for (const auto& [name, part] : json.items()) {
            if (name != "contested")
                below(part, pointerTo(at, name));
        }
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            below(json[i], pointerTo(at, i));
    }
    return problems;
}

Shape libraryCardShape(std::string_view type)
{
    const Record& record = type == "creature"     ? recordOf<CreatureCard>()
                           : type == "battlegear" ? recordOf<BattlegearCard>()
                           : type == "mugic"      ? recordOf<MugicCard>()
                           : type == "location"   ? recordOf<LocationCard>()
                                                  : recordOf<AttackCard>();
    std::vector<ShapeKey> keys = record.shape().parts().keys;
    std::erase_if(keys, [](const ShapeKey& key) { return key.name == "id" || key.name == "count"; });
    return Shape::object(std::move(keys));
}

} // namespace chaotic

} // namespace whistle
