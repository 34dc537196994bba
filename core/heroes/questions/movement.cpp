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
constexpr std::array whistle::recordKeys<PlacedCapital>{
    key<&PlacedCapital::player, Named>("player"),
    key<&PlacedCapital::row, Coordinate>("row"),
    key<&PlacedCapital::column, Coordinate>("column"),
};
template <>
constexpr std::array whistle::recordKeys<PlacedHero>{
    key<&PlacedHero::player, Named>("player"),
    key<&PlacedHero::row, Coordinate>("row"),
    key<&PlacedHero::column, Coordinate>("column"),
};
template <>
constexpr std::array whistle::recordKeys<MetEnemy>{
    key<&MetEnemy::row, Coordinate>("row"),
    key<&MetEnemy::column, Coordinate>("column"),
    key<&MetEnemy::against>("against"),
};

namespace {

/// The keys of the question, in one row.
struct Asked {
    Board board;
    MovingHero hero;
    int extraPoints = 0;
    bool portalBuilt = false;
    bool battleAlreadyFought = false;
    std::vector<PlacedCapital> capitals;
    std::vector<Space> encounters;
    std::vector<PlacedHero> otherHeroes;
    std::vector<PathStep> path;
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<Asked>{
    key<&Asked::board, BoardRows>("board", QT_TRANSLATE_NOOP("shapes", "rows of terrain codes")),
    key<&Asked::hero>("hero"),
    optionalKey<&Asked::extraPoints, Number<-4, 10>>("extra_movement_points"),
    optionalKey<&Asked::portalBuilt>("portal_built"),
    optionalKey<&Asked::battleAlreadyFought>("battle_already_fought",
                                             QT_TRANSLATE_NOOP("shapes", "in this activation")),
    key<&Asked::capitals, ListOf<ObjectOf<PlacedCapital>, 1, 4>>("capitals"),
    optionalKey<&Asked::encounters>("encounters"),
    optionalKey<&Asked::otherHeroes>("other_heroes"),
    key<&Asked::path, ListOf<ObjectOf<PathStep>, 0, 20>>("path"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const Asked& asked)
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
        if (!capitals.insert(asked.capitals[i].space()).second)
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
        checkFree(asked.otherHeroes[i].space(), pointerTo("/other_heroes", i));
    return problems;
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 40);
    return Shape::object({required("legal", Shape::boolean()),
                          required("problem", WordOf<MoveProblem>::shape().orNull()),
                          required("step", number.orNull(), "the first illegal step, from 0"),
                          optional("movement_points", number), optional("movement_points_used", number),
                          optional("movement_points_left", number), optional("ends_in_capital", Shape::boolean()),
                          optional("battles", Shape::list(recordOf<MetEnemy>().shape()))});
}

Checked<JsonRuling> ask(const Json& json)
{
    const auto asked = readRecord<Asked>(json);
    if (Problems problems = problemsOf(asked); !problems.empty())
        return problems;
    Ruling<MovementVerdict> ruling =
        judgeMovement({{asked.board, asked.capitals, asked.encounters, asked.otherHeroes, asked.portalBuilt},
                       asked.hero,
                       asked.extraPoints,
                       asked.battleAlreadyFought,
                       asked.path});
    const MovementVerdict& verdict = ruling.verdict;
    Json written{{"legal", !verdict.problem},
                 {"problem", OrNull<WordOf<MoveProblem>>::write(verdict.problem)},
                 {"step", OrNull<Number<0, 40>>::write(verdict.step)}};
    if (!verdict.problem) {
        written["movement_points"] = verdict.points;
        written["movement_points_used"] = verdict.used;
        written["movement_points_left"] = verdict.left;
        written["ends_in_capital"] = verdict.endsInCapital;
        written["battles"] = ListOf<ObjectOf<MetEnemy>>::write(verdict.battles);
    }
    return JsonRuling{std::move(written), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question movementQuestion()
{
    return {"movement",
            {"heroes", QT_TRANSLATE_NOOP("heroes", "Is this way legal, what does it cost, where are the battles?")},
            recordOf<Asked>().shape(),
            verdictShape(),
            ask};
}

} // namespace whistle::heroes
