// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/contest_shapes.h"
#include "kaosball/judging/movement.h"
#include "kaosball/questions/questions.h"
#include "kaosball/table/position_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>
#include <utility>

namespace whistle::kaosball {

namespace {

constexpr Sentence summary{"kaosball",
                           QT_TRANSLATE_NOOP("kaosball", "Where can a figure go, and what does its path provoke?")};
constexpr Sentence damageTooHigh{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has %2 damage and health %3, so it would be dead already.")};
constexpr Sentence unknownActive{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is no figure called %1.")};
constexpr Sentence lyingActive{"kaosball",
                               QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down, so it cannot be activated.")};
constexpr Sentence runnersOnlySprint{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is a runner: it can neither tackle nor attack.")};
constexpr Sentence bruisersDoNotScatter{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is a bruiser: Scatter! moves runners and ringers only.")};
constexpr Sentence noSteal{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Only a sprint of a runner or a ringer can end with a steal.")};
constexpr Sentence noHustle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hustle! does not go with Scatter!.")};
constexpr Sentence notNeighbours{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A wall stands between two adjacent spaces; %1 and %2 are not.")};
constexpr Sentence wallTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is a wall between %1 and %2 already.")};
constexpr Sentence fireTwice{"kaosball",
                             QT_TRANSLATE_NOOP("kaosball", "%1 has an entry already; its tokens belong together.")};
constexpr Sentence tooManyFires{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There are %1 fire tokens in all, not %2.")};
constexpr Sentence pickUpWithoutPath{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball is picked up at the end of a path, but no path is given.")};

constexpr int mostDamage = 1000; // of a figure without a known health, which never dies

Shape inputShape(const Facts& facts)
{
    const Shape team = Shape::object({required("team", Shape::text().declaring("team")),
                                      withDefault("ability", Shape::words(allWords<Ability>()), R"("none")"),
                                      optional("alliance", Shape::text().declaring("alliance"),
                                               QT_TRANSLATE_NOOP("shapes", "teams with the same one are not enemies")),
                                      optional("upgrades", upgradesShape(facts))});
    std::vector<ShapeKey> figure = fieldFigureKeys();
    figure.push_back(optional("health", Shape::integer(1, 20).orNull(),
                              QT_TRANSLATE_NOOP("shapes", "omitted or null: not known, the figure never dies")));
    figure.push_back(
        withDefault("damage", Shape::integer(0, mostDamage), "0", QT_TRANSLATE_NOOP("shapes", "below health")));
    const Shape fire = Shape::object(
        {required("space", spaceShape()), withDefault("tokens", Shape::integer(1, facts.constants.fireTokens), "1")});
    return Shape::object(
        {required("teams", Shape::list(team, 2, 4)),
         required("figures", figuresShape(std::move(figure), 1),
                  QT_TRANSLATE_NOOP("shapes", "all figures on the crossfield")),
         required("active_figure", Shape::text().naming("figure"), QT_TRANSLATE_NOOP("shapes", "a standing figure")),
         required("action", Shape::words(allWords<Movement>()),
                  QT_TRANSLATE_NOOP("shapes", "scatter: moved by Scatter!")),
         withDefault("attempts_steal", Shape::boolean(), "false",
                     QT_TRANSLATE_NOOP("shapes", "the sprint shall end with a steal")),
         withDefault("hustle", Shape::boolean(), "false", QT_TRANSLATE_NOOP("shapes", "activated by Hustle!")),
         optional("ball", ballShape()),
         optional("walls",
                  Shape::list(Shape::list(spaceShape(), 2, 2), 0, static_cast<std::size_t>(facts.constants.wallTokens)),
                  QT_TRANSLATE_NOOP("shapes", "pairs of adjacent spaces")),
         optional("fires", Shape::list(fire), QT_TRANSLATE_NOOP("shapes", "one entry a space")),
         optional("abilities_suspended", Shape::list(Shape::text().naming("team")),
                  QT_TRANSLATE_NOOP("shapes", "teams, by Boot to the Head")),
         withDefault("damage_prevented_this_turn", Shape::integer(0, 20), "0",
                     QT_TRANSLATE_NOOP("shapes", "points that Hardy has ignored for the active figure")),
         optional("path", Shape::list(spaceShape(), 0, manyEntries).ofKind("kaosball/path"),
                  QT_TRANSLATE_NOOP("shapes", "spaces entered, in order; [] = stay")),
         withDefault("pick_up_ball", Shape::boolean(), "false", QT_TRANSLATE_NOOP("shapes", "at the end of the path")),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, mostDamage);
    const Shape ids = Shape::list(Shape::text());
    const Shape offer = Shape::object(
        {required("figure", Shape::text()), required("team", Shape::text()),
         required("types", Shape::list(Shape::words(allWords<ContestType>())), "in order of the alphabet")});
    const Shape reaction = Shape::object({required("step", number), required("space", spaceShape()),
                                          required("offers", Shape::list(offer), "by team, then figure")});
    const Shape handOff = Shape::object({required("step", number, "0 is the start"), required("space", spaceShape()),
                                         required("teammates", ids, "receivers, or the carrier that can give")});
    const Shape path = Shape::object(
        {required("legal", Shape::boolean()), required("problem", Shape::words(allWords<StepProblem>()).orNull()),
         required("problem_step", number.orNull()), required("damage_taken", number, "of fire, after Hardy"),
         required("survives", Shape::boolean()),
         required("reactions", Shape::list(reaction), "as if nobody had reacted before"),
         required("hand_offs", Shape::list(handOff), "as if there had been none before"),
         required("carries_ball_at_end", Shape::boolean()),
         required("contest_targets", ids, "of the announced action, from the end of the path")});
    const Shape reach = Shape::object({required("space", spaceShape()), required("steps", number, "fewest"),
                                       required("least_damage", number, "over all ways within the allowance")});
    return Shape::object(
        {required("allowance", number), required("reachable", Shape::list(reach)), required("path", path.orNull())});
}

/// The value of an optional key, or an empty list.
const Json& listAt(const Json& json, const char* key)
{
    static const Json none = Json::array();
    const auto found = json.find(key);
    return found == json.end() ? none : *found;
}

void requirePossibleAction(const Json& input, Problems& problems)
{
    const std::string& id = input.at("active_figure").get_ref<const std::string&>();
    const int index = placeOf(id, namesIn(input.at("figures"), "id"));
    if (index < 0) {
        problems.push_back({"/active_figure", Text{unknownActive, id}});
        return;
    }
    const Json& figure = input.at("figures").at(static_cast<std::size_t>(index));
    if (!figure.value("standing", true))
        problems.push_back({"/active_figure", Text{lyingActive, id}});
    const auto kind = *fromWord<FigureKind>(figure.at("kind").get_ref<const std::string&>());
    const auto movement = *fromWord<Movement>(input.at("action").get_ref<const std::string&>());
    if ((movement == Movement::Tackle || movement == Movement::Attack) && !countsAsBruiser(kind))
        problems.push_back({"/action", Text{runnersOnlySprint, id}});
    if (movement == Movement::Scatter && !countsAsRunner(kind))
        problems.push_back({"/action", Text{bruisersDoNotScatter, id}});
    if (input.value("attempts_steal", false) && (movement != Movement::Sprint || !countsAsRunner(kind)))
        problems.push_back({"/attempts_steal", Text{noSteal}});
    if (input.value("hustle", false) && movement == Movement::Scatter)
        problems.push_back({"/hustle", Text{noHustle}});
}

void requirePossibleTokens(const Json& input, const Constants& constants, Problems& problems)
{
    std::vector<Wall> walls;
    for (const Json& pair : listAt(input, "walls")) {
        const std::string at = pointerTo("/walls", walls.size());
        const Wall wall = wallBetween(readSpace(pair.at(0)), readSpace(pair.at(1)));
        const std::string a(crossfield::name(wall.a));
        const std::string b(crossfield::name(wall.b));
        if (!crossfield::areAdjacent(wall.a, wall.b))
            problems.push_back({at, Text{notNeighbours, a, b}});
        else if (contains(walls, wall))
            problems.push_back({at, Text{wallTwice, a, b}});
        walls.push_back(wall);
    }
    const Json& fires = listAt(input, "fires");
    const std::vector<std::string> spaces = namesIn(fires, "space");
    int tokens = 0;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        tokens += fires.at(i).value("tokens", 1);
        if (placeOf(spaces[i], spaces) != static_cast<int>(i))
            problems.push_back({pointerTo("/fires", i) + "/space", Text{fireTwice, spaces[i]}});
    }
    if (tokens > constants.fireTokens)
        problems.push_back({"/fires", Text{tooManyFires, constants.fireTokens, tokens}});
}

Problems problemsOf(const Json& input, const Constants& constants)
{
    Problems problems;
    const Json& teams = input.at("teams");
    requireDifferentNames(teams, "team", "/teams", problems);
    const std::vector<std::string> teamNames = namesIn(teams, "team");
    const Json& figures = input.at("figures");
    requirePossibleFigures(figures, teamNames, problems);
    std::size_t index = 0;
    for (const Json& figure : figures) {
        const std::string at = pointerTo("/figures", index++);
        const auto health = figure.find("health");
        const int damage = figure.value("damage", 0);
        if (health != figure.end() && !health->is_null() && damage >= health->get<int>())
            problems.push_back(
                {at + "/damage", Text{damageTooHigh, figure.at("id").get<std::string>(), damage, health->get<int>()}});
    }
    requirePossibleAction(input, problems);
    if (const auto ball = input.find("ball"); ball != input.end())
        requirePossibleBall(*ball, figures, problems);
    requirePossibleTokens(input, constants, problems);
    index = 0;
    std::vector<std::string> suspended;
    for (const Json& name : listAt(input, "abilities_suspended")) {
        const std::string at = pointerTo("/abilities_suspended", index++);
        requireKnownTeam(name, teamNames, at, problems);
        requireNewName(name.get<std::string>(), suspended, at, problems);
    }
    if (input.value("pick_up_ball", false) && !input.contains("path"))
        problems.push_back({"/pick_up_ball", Text{pickUpWithoutPath}});
    return problems;
}

Position readPosition(const Json& input)
{
    Position position;
    const std::vector<std::string> teamNames = namesIn(input.at("teams"), "team");
    std::vector<std::string> suspended = listAt(input, "abilities_suspended").get<std::vector<std::string>>();
    std::vector<std::string> alliances;
    for (const Json& json : input.at("teams")) {
        PositionTeam team;
        team.name = json.at("team").get<std::string>();
        if (placeOf(team.name, suspended) < 0)
            team.ability = *fromWord<Ability>(json.value("ability", std::string("none")));
        if (const auto alliance = json.find("alliance"); alliance != json.end()) {
            const std::string& name = alliance->get_ref<const std::string&>();
            if (placeOf(name, alliances) < 0)
                alliances.push_back(name);
            team.alliance = placeOf(name, alliances);
        }
        if (const auto upgrades = json.find("upgrades"); upgrades != json.end())
            team.upgrades = readUpgrades(*upgrades);
        position.teams.push_back(std::move(team));
    }
    for (const Json& json : input.at("figures")) {
        Piece piece = readFieldFigure(json, teamNames);
        if (const auto health = json.find("health"); health != json.end() && !health->is_null())
            piece.health = health->get<int>();
        piece.damage = json.value("damage", 0);
        position.pieces.push_back(std::move(piece));
    }
    for (const Json& pair : listAt(input, "walls"))
        position.walls.push_back(wallBetween(readSpace(pair.at(0)), readSpace(pair.at(1))));
    for (const Json& json : listAt(input, "fires"))
        position.fires.push_back({readSpace(json.at("space")), json.value("tokens", 1)});
    if (const auto ball = input.find("ball"); ball != input.end()) {
        position.carrier = readCarrier(*ball, input.at("figures"));
        if (position.carrier < 0)
            position.ball = readSpace(ball->at("space"));
    }
    return position;
}

MovementInquiry readInquiry(const Json& input)
{
    MovementInquiry inquiry;
    inquiry.position = readPosition(input);
    inquiry.active =
        placeOf(input.at("active_figure").get_ref<const std::string&>(), namesIn(input.at("figures"), "id"));
    inquiry.movement = *fromWord<Movement>(input.at("action").get_ref<const std::string&>());
    inquiry.attemptsSteal = input.value("attempts_steal", false);
    inquiry.hustle = input.value("hustle", false);
    inquiry.preventedThisTurn = input.value("damage_prevented_this_turn", 0);
    if (const auto path = input.find("path"); path != input.end()) {
        inquiry.path.emplace();
        for (const Json& space : *path)
            inquiry.path->push_back(readSpace(space));
    }
    inquiry.picksUpBall = input.value("pick_up_ball", false);
    if (const auto rules = input.find("house_rules"); rules != input.end())
        inquiry.houseRules = readHouseRules(*rules);
    return inquiry;
}

Json writeIds(const std::vector<int>& pieces, const Position& position)
{
    Json ids = Json::array();
    for (const int piece : pieces)
        ids.push_back(position.pieces[static_cast<std::size_t>(piece)].id);
    return ids;
}

Json writeReactions(const std::vector<StepReactions>& reactions, const Position& position)
{
    Json list = Json::array();
    for (const StepReactions& reaction : reactions) {
        Json offers = Json::array();
        for (const ReactionOffer& offer : reaction.offers) {
            const Piece& figure = position.pieces[static_cast<std::size_t>(offer.piece)];
            Json types = Json::array();
            for (const ContestType type : offer.types)
                types.push_back(toWord(type));
            offers.push_back({{"figure", figure.id},
                              {"team", position.teams[static_cast<std::size_t>(figure.team)].name},
                              {"types", std::move(types)}});
        }
        list.push_back(
            {{"step", reaction.step}, {"space", crossfield::name(reaction.space)}, {"offers", std::move(offers)}});
    }
    return list;
}

Json writePath(const PathVerdict& path, const Position& position)
{
    Json handOffs = Json::array();
    for (const HandOffChance& chance : path.handOffs)
        handOffs.push_back({{"step", chance.step},
                            {"space", crossfield::name(chance.space)},
                            {"teammates", writeIds(chance.teammates, position)}});
    return {{"legal", path.isLegal()},
            {"problem", path.problem ? Json(toWord(*path.problem)) : Json(nullptr)},
            {"problem_step", path.problem ? Json(path.problemStep) : Json(nullptr)},
            {"damage_taken", path.damageTaken},
            {"survives", path.survives},
            {"reactions", writeReactions(path.reactions, position)},
            {"hand_offs", std::move(handOffs)},
            {"carries_ball_at_end", path.carriesBallAtEnd},
            {"contest_targets", writeIds(path.contestTargets, position)}};
}

Json writeVerdict(const MovementVerdict& verdict, const Position& position)
{
    Json reachable = Json::array();
    for (const Reach& reach : verdict.reachable)
        reachable.push_back(
            {{"space", crossfield::name(reach.space)}, {"steps", reach.steps}, {"least_damage", reach.leastDamage}});
    return {{"allowance", verdict.allowance},
            {"reachable", std::move(reachable)},
            {"path", verdict.path ? writePath(*verdict.path, position) : Json(nullptr)}};
}

Checked<JsonRuling> ask(const Json& input, const Facts& facts)
{
    if (Problems problems = problemsOf(input, facts.constants); !problems.empty())
        return problems;
    const MovementInquiry inquiry = readInquiry(input);
    Ruling<MovementVerdict> ruling = judgeMovement(inquiry, facts);
    return JsonRuling{writeVerdict(ruling.verdict, inquiry.position), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question movementQuestion(const Facts& facts)
{
    return {"movement", summary, inputShape(facts), verdictShape(),
            [&facts](const Json& input) { return ask(input, facts); }};
}

} // namespace whistle::kaosball
