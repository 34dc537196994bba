// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/movement.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"

#include <set>

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<MovingHero>{
    key<&MovingHero::player, Named>("player"),
    optionalKey<&MovingHero::explorer>("explorer"),
    optionalKey<&MovingHero::dimensionWalker>("dimension_walker"),
    optionalKey<&MovingHero::wanderer>("wanderer"),
    optionalKey<&MovingHero::units, Number<0, 26>>("units"),
    key<&MovingHero::start, OrNull<ObjectOf<Space>>>("start", QT_TRANSLATE_NOOP("shapes", "null: in its capital")),
};
template <>
constexpr std::array whistle::recordKeys<Placed>{
    key<&Placed::player, Named>("player"),
    rowOf<Placed>,
    columnOf<Placed>,
};
template <>
constexpr std::array whistle::recordKeys<MetEnemy>{
    rowOf<MetEnemy>,
    columnOf<MetEnemy>,
    key<&MetEnemy::against>("against"),
};
template <>
constexpr std::array whistle::recordKeys<MovementInquiry>{
    inheritedKey<MovementInquiry, &Ground::board, BoardRows>("board", Presence::Required,
                                                             QT_TRANSLATE_NOOP("shapes", "rows of terrain codes")),
    inheritedKey<MovementInquiry, &Ground::hero>("hero", Presence::Required),
    optionalKey<&MovementInquiry::extraPoints, Number<-4, 10>>("extra_movement_points"),
    inheritedKey<MovementInquiry, &Ground::portalBuilt>("portal_built"),
    optionalKey<&MovementInquiry::battleAlreadyFought>("battle_already_fought",
                                                       QT_TRANSLATE_NOOP("shapes", "in this activation")),
    inheritedKey<MovementInquiry, &Ground::capitals, ListOf<ObjectOf<Placed>, 1, 4>>("capitals", Presence::Required),
    inheritedKey<MovementInquiry, &Ground::encounters>("encounters"),
    inheritedKey<MovementInquiry, &Ground::otherHeroes>("other_heroes"),
    key<&MovementInquiry::path, ListOf<ObjectOf<PathStep>, 0, 20>>("path"),
};
template <>
constexpr std::array whistle::recordKeys<MovementVerdict>{
    key<&MovementVerdict::isLegal>("legal"),
    key<&MovementVerdict::problem, OrNull<WordOf<MoveProblem>>>("problem"),
    key<&MovementVerdict::step, OrNull<Number<0, 40>>>("step", "the first illegal step, from 0"),
    toldKey<&MovementVerdict::isLegal, &Walk::points, Number<0, 40>>("movement_points"),
    toldKey<&MovementVerdict::isLegal, &Walk::used, Number<0, 40>>("movement_points_used"),
    toldKey<&MovementVerdict::isLegal, &Walk::left, Number<0, 40>>("movement_points_left"),
    toldKey<&MovementVerdict::isLegal, &Walk::isInCapital, Truth>("ends_in_capital"),
    toldKey<&MovementVerdict::isLegal, &MovementVerdict::battles, ListOf<ObjectOf<MetEnemy>>>("battles"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const MovementInquiry& asked, const Json& /*json*/)
{
    Wrong wrong{problemsOf(asked.board, "/board")};
    if (!wrong.problems.empty())
        return wrong.problems;
    const auto isOnBoard = [&](const Space& space, const std::string& at) {
        addTo(wrong.problems, problemsOf(asked.board, space, at));
    };
    if (asked.hero.start)
        isOnBoard(*asked.hero.start, "/hero/start");
    lookAtEach(asked.capitals, "/capitals", isOnBoard);
    lookAtEach(asked.encounters, "/encounters", isOnBoard);
    lookAtEach(asked.otherHeroes, "/other_heroes", isOnBoard);
    lookAtEach(asked.path, "/path", [&](const PathStep& step, const std::string& at) { isOnBoard(step.space(), at); });

    std::set<std::string> players;
    std::set<Space> capitals;
    lookAtEach(asked.capitals, "/capitals", [&](const Placed& capital, const std::string& at) {
        if (!players.insert(capital.player).second)
            wrong(at + "/player", QT_TRANSLATE_NOOP("heroes", "This player has a capital already."));
        if (!capitals.insert(capital).second)
            wrong(at, texts::input::spaceTaken);
    });
    if (!players.contains(asked.hero.player))
        wrong("/capitals", QT_TRANSLATE_NOOP("heroes", "The hero's player needs a capital."));
    std::set<Space> taken;
    const auto isFree = [&](const Space& space, const std::string& at) {
        if (capitals.contains(space))
            wrong(at, texts::input::onCapital);
        else if (!taken.insert(space).second)
            wrong(at, texts::input::spaceTaken);
    };
    if (asked.hero.start)
        isFree(*asked.hero.start, "/hero/start");
    lookAtEach(asked.encounters, "/encounters", isFree);
    lookAtEach(asked.otherHeroes, "/other_heroes", isFree);
    return wrong.problems;
}

} // namespace

Question movementQuestion()
{
    return questionOf<MovementInquiry, MovementVerdict>(
        "movement", Saying(QT_TRANSLATE_NOOP("heroes", "Is this way legal, what does it cost, where are the battles?")),
        problemsOf, judgeMovement);
}

} // namespace whistle::heroes
