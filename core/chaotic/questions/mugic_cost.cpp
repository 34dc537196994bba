// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "Who can play this Mugic?")};

Problems impossible(const MugicCostQuestion& question, const Json&)
{
    Problems problems;
    if (!question.mugic.cost && !question.x)
        problems.push_back(missing("/x", "x"));
    if (question.mugic.cost && question.x)
        problems.push_back(misplaced("/x", "x"));
    for (std::size_t i = 0; i < question.costChanges.size(); ++i) {
        if (question.costChanges[i].creature)
            findUnknown(question.creatures, *question.costChanges[i].creature,
                        ("/cost_changes/" + std::to_string(i) + "/creature").c_str(), problems);
    }
    return problems;
}

} // namespace

template <>
constexpr std::array recordKeys<CostChange>{
    key<&CostChange::amount, Number<-99, 99>>("amount"),
    optionalKey<&CostChange::source, Perhaps<Words>>("source"),
    optionalKey<&CostChange::affiliation>("affiliation",
                                          QT_TRANSLATE_NOOP("shapes", "only for Mugic of this affiliation")),
    optionalKey<&CostChange::creature, Perhaps<GivenCreature>>(
        "creature", QT_TRANSLATE_NOOP("shapes", "only where this creature pays")),
};
template <>
constexpr std::array recordKeys<Payer>{
    key<&Payer::id, CreatureName>("id"),
    key<&Payer::player>("player"),
    key<&Payer::tribe>("tribe"),
    key<&Payer::mugicCounters, Counters>("mugic_counters"),
    optionalKey<&Payer::anyTribe>("any_tribe", QT_TRANSLATE_NOOP("shapes", "may play Mugic of every tribe")),
};
template <>
constexpr std::array recordKeys<MugicToPay>{
    optionalKey<&MugicToPay::name, Perhaps<Words>>("name"),
    key<&MugicToPay::affiliation>("affiliation"),
    key<&MugicToPay::cost, CounterCost>("cost"),
};
template <>
const Record& recordOf<MugicCostQuestion>()
{
    static const Record record = Record::of<MugicCostQuestion>({
        key<&MugicCostQuestion::player>("player", QT_TRANSLATE_NOOP("shapes", "who wants to play it")),
        key<&MugicCostQuestion::mugic>("mugic"),
        optionalKey<&MugicCostQuestion::x, Perhaps<Counters>>(
            "x", QT_TRANSLATE_NOOP("shapes", "needed exactly when the cost is X")),
        optionalKey<&MugicCostQuestion::onlyGeneric>("only_generic"),
        optionalKey<&MugicCostQuestion::noMugic>("no_mugic"),
        optionalKey<&MugicCostQuestion::costChanges>("cost_changes"),
        key<&MugicCostQuestion::creatures, NamedListOf<ObjectOf<Payer>, 1>>("creatures"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<MugicCostVerdict::Pays>{
    key<&MugicCostVerdict::Pays::creature>("creature"),
    key<&MugicCostVerdict::Pays::pays, Number<0, 100'000>>("pays"),
    key<&MugicCostVerdict::Pays::left, Number<0, 99>>("left"),
};
template <>
constexpr std::array recordKeys<MugicCostVerdict::Refused>{
    key<&MugicCostVerdict::Refused::creature>("creature"),
    key<&MugicCostVerdict::Refused::reason>("reason"),
};
template <>
constexpr std::array recordKeys<MugicCostVerdict>{
    key<&MugicCostVerdict::playable>("playable"),
    key<&MugicCostVerdict::blocked, OrNull<WordOf<MugicBlocked>>>("blocked"),
    key<&MugicCostVerdict::payers>("payers"),
    key<&MugicCostVerdict::refused>("refused"),
};

Question chaotic::mugicCostQuestion()
{
    return asked<MugicCostQuestion, MugicCostVerdict>("mugic_cost", summary, judgeMugicCost, impossible);
}

} // namespace whistle
