// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "Where can this creature go?")};

Problems impossible(const MovementQuestion& question, const Json&)
{
    Problems problems;
    findMisplaced(question.creatures, question.board, false, problems);
    findUnknown(question.creatures, question.mover, "/mover", problems);
    return problems;
}

} // namespace

template <>
const Record& recordOf<Piece>()
{
    static const Record record = Record::of<Piece>({
        key<&Piece::id, CreatureName>("id"),
        key<&Piece::player>("player"),
        key<&Piece::space, SpaceWord>("space"),
    });
    return record;
}
template <>
const Record& recordOf<MovementQuestion>()
{
    static const Record record = Record::of<MovementQuestion>({
        key<&MovementQuestion::board>("board"),
        key<&MovementQuestion::creatures, NamedListOf<ObjectOf<Piece>, 1>>("creatures"),
        key<&MovementQuestion::mover, GivenCreature>("mover"),
        key<&MovementQuestion::activePlayer>("active_player"),
        optionalKey<&MovementQuestion::swift, ListOf<Counters>>(
            "swift", QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
        optionalKey<&MovementQuestion::range>("range"),
        optionalKey<&MovementQuestion::cannotMove>("cannot_move"),
        optionalKey<&MovementQuestion::movedThisTurn>("moved_this_turn"),
        optionalKey<&MovementQuestion::combatAlready>("combat_already_this_turn"),
        optionalKey<&MovementQuestion::moveAnywhere>("move_anywhere",
                                                     QT_TRANSLATE_NOOP("shapes", "every space counts as adjacent")),
        optionalKey<&MovementQuestion::houseRules, HouseRulesCodec<Switches::Movement>>("house_rules"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<Destination>{
    key<&Destination::space, SpaceWord>("space"),
    key<&Destination::steps, Number<1, 1000>>("steps"),
    key<&Destination::startsCombat>("starts_combat"),
    key<&Destination::opponent, OrNull<Word>>("opponent"),
};
template <>
constexpr std::array recordKeys<MovementVerdict>{
    key<&MovementVerdict::canMove>("can_move"),
    key<&MovementVerdict::reason, OrNull<WordOf<NoMove>>>("reason"),
    key<&MovementVerdict::stepsAllowed, Number<1, 1'000'000>>("steps_allowed"),
    key<&MovementVerdict::destinations>("destinations"),
};

Question chaotic::movementQuestion()
{
    return asked<MovementQuestion, MovementVerdict>("movement", summary, judgeMovement, impossible);
}

} // namespace whistle
