// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include "base/contains.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "What are this creature's numbers now?")};
constexpr Saying intimidateLoses{
    QT_TRANSLATE_NOOP("chaotic", "Intimidate takes from a Discipline or from all of them.")};

/// The verdict in the words of the question.
struct StatsAnswer {
    StatsVerdict verdict;
    std::vector<std::string> supporters;
};

Problems impossible(const StatsQuestion& question, const Json& json)
{
    Problems problems;
    findMisplaced(question.creatures, question.board, true, problems);
    findUnknown(question.creatures, question.subject, "/subject", problems);
    for (std::size_t i = 0; i < question.modifiers.size(); ++i) {
        const StatModifier& modifier = question.modifiers[i];
        const bool isLoss = modifier.operation == Operation::Lose && modifier.stat != Stat::Energy;
        if (modifier.source == Source::Intimidate && !isLoss)
            problems.push_back({"/modifiers/" + std::to_string(i), Text{intimidateLoses}});
    }
    const Problems conditions = conditionProblems(json, {});
    problems.insert(problems.end(), conditions.begin(), conditions.end());
    return problems;
}

/// Which modifiers count at all; those with a condition on a Discipline are judged when it is known.
bool counts(const StatModifier& modifier, const StatsQuestion& question, Tribe tribe)
{
    const bool isLater = question.moment == Moment::AfterEndOfTurn; // CH-4.7
    if (modifier.onlyIf && modifier.onlyIf->tribe && *modifier.onlyIf->tribe != tribe)
        return false;
    switch (modifier.source) {
    case Source::Innate:
        return !question.abilitiesLost;
    case Source::Hive: // CH-9.12
        return !question.abilitiesLost && question.hive && !isLater;
    case Source::Battlegear: // CH-7.2
        return question.battlegearFaceUp && !question.battlegearAbilitiesLost;
    case Source::Intimidate:
        if (contains(question.immuneTo, ImmuneTo::Intimidate)) // CH-9.13
            return false;
        break;
    default:
        break;
    }
    return !isLater || modifier.lasting; // CH-R19
}

StatsAnswer answer(const StatsQuestion& question, Reasons& reasons)
{
    std::vector<Standing> table;
    StatsCase one;
    for (const StatsCreature& creature : question.creatures) {
        if (creature.id == question.subject)
            one.subject = table.size();
        table.push_back({creature.player, creature.space, creature.tribe, &creature.subtypes});
    }
    one.table = &table;
    one.board = Board(question.board, question.houseRules.centreDiagonals);
    const PrintedNumbers& printed = question.printed;
    one.printed = printed.disciplines;
    one.energy = printed.energy;
    one.elements = printed.elements;
    one.damage = question.moment == Moment::Now ? question.damage : 0;
    one.intimidateAll = question.houseRules.intimidateAllDisciplines;
    if (!question.abilitiesLost)
        one.support = question.support;
    for (const StatModifier& modifier : question.modifiers) {
        if (counts(modifier, question, table[one.subject].tribe))
            one.modifiers.push_back(&modifier);
    }
    StatsAnswer told{judgeStats(one, reasons), {}};
    for (const std::size_t supporter : told.verdict.supporters)
        told.supporters.push_back(question.creatures[supporter].id);
    return told;
}

} // namespace

template <>
constexpr std::array recordKeys<StatsCreature>{
    key<&StatsCreature::id, CreatureName>("id"),
    key<&StatsCreature::player>("player"),
    key<&StatsCreature::space, SpaceWord>("space"),
    key<&StatsCreature::tribe>("tribe"),
    optionalKey<&StatsCreature::subtypes, ListOf<Words>>("subtypes"),
};
template <>
constexpr std::array recordKeys<PrintedNumbers>{
    key<&PrintedNumbers::disciplines, &Disciplines::courage, Count>("courage"),
    key<&PrintedNumbers::disciplines, &Disciplines::power, Count>("power"),
    key<&PrintedNumbers::disciplines, &Disciplines::wisdom, Count>("wisdom"),
    key<&PrintedNumbers::disciplines, &Disciplines::speed, Count>("speed"),
    key<&PrintedNumbers::energy, Number<1, 999>>("energy"),
    optionalKey<&PrintedNumbers::elements, ElementList>("elements"),
};
template <>
constexpr std::array recordKeys<Support>{
    key<&Support::discipline, DisciplineOrAll>("discipline"),
    key<&Support::amount, Count>("amount"),
};
template <>
const Record& recordOf<StatsQuestion>()
{
    static const Record record = Record::of<StatsQuestion>({
        key<&StatsQuestion::board>("board"),
        key<&StatsQuestion::creatures, NamedListOf<ObjectOf<StatsCreature>, 1>>(
            "creatures", QT_TRANSLATE_NOOP("shapes", "all creatures in play")),
        key<&StatsQuestion::subject, GivenCreature>("subject"),
        key<&StatsQuestion::printed>("printed"),
        optionalKey<&StatsQuestion::damage, Count>("damage"),
        optionalKey<&StatsQuestion::moment>("moment"),
        optionalKey<&StatsQuestion::hive>("hive", QT_TRANSLATE_NOOP("shapes", "Hive is on")),
        optionalKey<&StatsQuestion::abilitiesLost>(
            "abilities_lost", QT_TRANSLATE_NOOP("shapes", "the creature has lost its own abilities")),
        optionalKey<&StatsQuestion::battlegearFaceUp>("battlegear_face_up"),
        optionalKey<&StatsQuestion::battlegearAbilitiesLost>("battlegear_abilities_lost"),
        optionalKey<&StatsQuestion::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
        optionalKey<&StatsQuestion::support>("support", QT_TRANSLATE_NOOP("shapes", "one for each copy")),
        optionalKey<&StatsQuestion::modifiers, ListOf<ObjectBy<StatModifier, &questionModifierRecord>>>(
            "modifiers", QT_TRANSLATE_NOOP("shapes", "in the order in which they took effect")),
        optionalKey<&StatsQuestion::houseRules, HouseRulesCodec<Switches::Stats>>("house_rules"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<StatsAnswer>{
    key<&StatsAnswer::verdict, &StatsVerdict::disciplines, AnyDisciplines>("disciplines"),
    key<&StatsAnswer::verdict, &StatsVerdict::energy, Any>("energy"),
    key<&StatsAnswer::verdict, &StatsVerdict::damage, Any>("damage"),
    key<&StatsAnswer::verdict, &StatsVerdict::currentEnergy, Any>("current_energy"),
    key<&StatsAnswer::verdict, &StatsVerdict::elements, ElementList>("elements"),
    key<&StatsAnswer::supporters>("adjacent_supporters"),
    key<&StatsAnswer::verdict, &StatsVerdict::isDefeated>("defeated"),
};

Question chaotic::creatureStatsQuestion()
{
    return asked<StatsQuestion, StatsAnswer>("creature_stats", summary, answer, impossible);
}

} // namespace whistle
