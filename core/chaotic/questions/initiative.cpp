// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "Who strikes first?")};
constexpr Saying onePlayer{
    QT_TRANSLATE_NOOP("chaotic", "Two creatures fight, one of each player; both of these have the same one.")};

/// The verdict in the words of the question.
struct InitiativeAnswer {
    std::optional<std::string> creature;
    std::optional<Player> player;
    InitiativeBy decidedBy = InitiativeBy::ActivePlayer;
};

Problems impossible(const InitiativeQuestion& question, const Json&)
{
    Problems problems;
    if (question.randomWinner && !question.isShowdown)
        problems.push_back(misplaced("/random_winner", "random_winner"));
    if (!question.location && !question.isShowdown)
        problems.push_back(missing("/location", "location"));
    if (question.creatures[0].player == question.creatures[1].player)
        problems.push_back({"/creatures/1/player", Text{onePlayer}});
    return problems;
}

InitiativeAnswer answer(const InitiativeQuestion& question, Reasons& reasons)
{
    const InitiativeVerdict verdict = judgeInitiative(question, reasons);
    InitiativeAnswer told;
    told.decidedBy = verdict.decidedBy;
    if (verdict.creature) {
        told.creature = question.creatures[*verdict.creature].id;
        told.player = question.creatures[*verdict.creature].player;
    }
    return told;
}

} // namespace

template <>
constexpr std::array recordKeys<Contender>{
    key<&Contender::id, CreatureName>("id"),
    key<&Contender::player>("player"),
    key<&Contender::tribe>("tribe"),
    key<&Contender::disciplines>("disciplines", QT_TRANSLATE_NOOP("shapes", "as they are now")),
    optionalKey<&Contender::energy, Count>("energy"),
    optionalKey<&Contender::mugicCounters, Count>("mugic_counters"),
    optionalKey<&Contender::elements, ElementList>("elements"),
    optionalKey<&Contender::surprise>("surprise"),
    optionalKey<&Contender::hasInvisibility>("has_invisibility",
                                             QT_TRANSLATE_NOOP("shapes", "it has any Invisibility effect")),
    optionalKey<&Contender::invisibilityNegated>("invisibility_negated",
                                                 QT_TRANSLATE_NOOP("shapes", "an effect has taken its Invisibility")),
    optionalKey<&Contender::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
    optionalKey<&Contender::losesInitiativeChecks>("loses_initiative_checks"),
};
template <>
const Record& recordOf<InitiativeQuestion>()
{
    static const Record record = Record::of<InitiativeQuestion>({
        key<&InitiativeQuestion::activePlayer>("active_player"),
        optionalKey<&InitiativeQuestion::isShowdown>("showdown"),
        optionalKey<&InitiativeQuestion::randomWinner>(
            "random_winner", QT_TRANSLATE_NOOP("shapes", "whom chance has chosen; in a Showdown only")),
        optionalKey<&InitiativeQuestion::location>(
            "location", QT_TRANSLATE_NOOP("shapes", "what the Active Location names; not needed in a Showdown")),
        key<&InitiativeQuestion::creatures, NamedListOf<ObjectOf<Contender>, 2, 2>>("creatures"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<InitiativeAnswer>{
    key<&InitiativeAnswer::creature, OrNull<Word>>("creature"),
    key<&InitiativeAnswer::player, OrNull<WordOf<Player>>>("player"),
    key<&InitiativeAnswer::decidedBy>("decided_by"),
};

Question chaotic::initiativeQuestion()
{
    return asked<InitiativeQuestion, InitiativeAnswer>("initiative", summary, answer, impossible);
}

} // namespace whistle
