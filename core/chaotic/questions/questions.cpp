// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/questions.h"

#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

constexpr Saying noSpace{QT_TRANSLATE_NOOP("chaotic", "The space %1 is not on this board.")};
constexpr Saying taken{QT_TRANSLATE_NOOP("chaotic", "%1 stands on this space already.")};
constexpr Saying nobody{QT_TRANSLATE_NOOP("chaotic", "There is no creature \"%1\" among those that are given.")};
constexpr Saying keyMissing{QT_TRANSLATE_NOOP("chaotic", "The key \"%1\" is missing here.")};
constexpr Saying keyMisplaced{QT_TRANSLATE_NOOP("chaotic", "The key \"%1\" does not belong here.")};

} // namespace

Problem offTheBoard(std::size_t creature, const Space& space)
{
    return {"/creatures/" + std::to_string(creature) + "/space", Text{noSpace, wordOf(space)}};
}
Problem spaceTaken(std::size_t creature, const std::string& other)
{
    return {"/creatures/" + std::to_string(creature) + "/space", Text{taken, other}};
}
Problem noSuchCreature(const char* at, const std::string& id)
{
    return {at, Text{nobody, id}};
}
Problem missing(const char* at, const char* key)
{
    return {at, Text{keyMissing, std::string(key)}};
}
Problem misplaced(const std::string& at, const char* key)
{
    return {at, Text{keyMisplaced, std::string(key)}};
}

std::vector<Question> questions()
{
    return {deckCheckQuestion(), initiativeQuestion(), attackDamageQuestion(), burstQuestion(),
            mugicCostQuestion(), movementQuestion(),   showdownQuestion(),     creatureStatsQuestion()};
}

} // namespace whistle::chaotic
