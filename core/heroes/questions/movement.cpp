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
    key<&MovementInquiry::hero>("hero"),
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
    optionalKey<&MovementVerdict::points, Perhaps<Number<0, 40>>>("movement_points"),
    optionalKey<&MovementVerdict::used, Perhaps<Number<0, 40>>>("movement_points_used"),
    optionalKey<&MovementVerdict::left, Perhaps<Number<0, 40>>>("movement_points_left"),
    optionalKey<&MovementVerdict::endsInCapital>("ends_in_capital"),
    optionalKey<&MovementVerdict::battles>("battles"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const MovementInquiry& asked)
{
    Problems problems = problemsOf(asked.board, "/board");
    if (!problems.empty())
        return problems;
    const auto checkPlaces = [&](const auto& places, const std::string& at) {
        for (std::size_t i = 0; i < places.size(); ++i)
            addTo(problems, problemsOf(asked.board, Space{places[i].row, places[i].column}, pointerTo(at, i)));
    };
    if (asked.hero.start)
        addTo(problems, problemsOf(asked.board, *asked.hero.start, "/hero/start"));
    checkPlaces(asked.capitals, "/capitals");
    checkPlaces(asked.encounters, "/encounters");
    checkPlaces(asked.otherHeroes, "/other_heroes");
    checkPlaces(asked.path, "/path");

    std::set<std::string> players;
    std::set<Space> capitals;
    for (std::size_t i = 0; i < asked.capitals.size(); ++i) {
        if (!players.insert(asked.capitals[i].player).second)
            problems.push_back({pointerTo("/capitals", i) + "/player", Text{texts::input::capitalOfPlayerTwice}});
        if (!capitals.insert(asked.capitals[i]).second)
            problems.push_back({pointerTo("/capitals", i), Text{texts::input::spaceTaken}});
    }
    if (!players.contains(asked.hero.player))
        problems.push_back({"/capitals", Text{texts::input::noOwnCapital}});
    std::set<Space> taken;
    const auto checkFree = [&](const Space& space, const std::string& at) {
        if (capitals.contains(space))
            problems.push_back({at, Text{texts::input::onCapital}});
        else if (!taken.insert(space).second)
            problems.push_back({at, Text{texts::input::spaceTaken}});
    };
    if (asked.hero.start)
        checkFree(*asked.hero.start, "/hero/start");
    for (std::size_t i = 0; i < asked.encounters.size(); ++i)
        checkFree(asked.encounters[i], pointerTo("/encounters", i));
    for (std::size_t i = 0; i < asked.otherHeroes.size(); ++i)
        checkFree(asked.otherHeroes[i], pointerTo("/other_heroes", i));
    return problems;
}

} // namespace

Question movementQuestion()
{
    return askedWith(
        "movement",
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Is this way legal, what does it cost, where are the battles?")},
        problemsOf, judgeMovement);
}

} // namespace whistle::heroes
