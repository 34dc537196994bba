// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/field_case.h"

#include <array>

namespace whistle::kaosball {

namespace {

using namespace codes;

struct NamedTeam : PositionTeam {
    std::string allianceName;
};
struct MovementInput {
    std::vector<NamedTeam> teams;
    std::vector<NamedPiece> figures;
    std::string active;
    std::optional<NamedBall> ball;
    std::vector<Wall> walls;
    std::vector<Fire> fires;
    NameList suspended;
    MovementInquiry asked;
};
struct NamedOffer {
    std::string figure;
    std::string team;
    std::vector<ContestType> types;
};
struct NamedReactions {
    int step = 0;
    Space space;
    std::vector<NamedOffer> offers;
};
struct NamedChance {
    int step = 0;
    Space space;
    NameList teammates;
};
struct PathAnswer {
    PathVerdict verdict;
    std::vector<NamedReactions> reactions;
    std::vector<NamedChance> handOffs;
    NameList contestTargets;
    [[nodiscard]] std::optional<int> problemStep() const
    {
        return verdict.isLegal() ? std::nullopt : std::optional(verdict.problemStep);
    }
};
struct MovementAnswer {
    int allowance = 0;
    std::vector<Reach> reachable;
    std::optional<PathAnswer> path;
};
struct PathCode : ListOf<Place, 0, manyEntries> {
    static Shape shape() { return ListOf<Place, 0, manyEntries>::shape().ofKind("kaosball/path"); }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

/// With what fire can do to it.
const Record& burningFigure()
{
    static const Record record = [] {
        std::vector<RecordKey> keys = fieldFigureKeys();
        keys.push_back(inheritedKey<NamedPiece, &Piece::health, OrNull<Number<1, 20>>>(
            "health", Presence::Optional,
            QT_TRANSLATE_NOOP("shapes", "omitted or null: not known, the figure never dies")));
        keys.push_back(inheritedKey<NamedPiece, &Piece::damage, Damage>("damage", Presence::Optional,
                                                                        QT_TRANSLATE_NOOP("shapes", "below health")));
        return Record::of<NamedPiece>(std::move(keys));
    }();
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<NamedTeam>{
    inheritedKey<NamedTeam, &PositionTeam::name, NewTeam>("team", Presence::Required),
    inheritedKey<NamedTeam, &PositionTeam::ability>("ability"),
    quietKey<&NamedTeam::allianceName, Declaring<Word, "alliance">>(
        "alliance", QT_TRANSLATE_NOOP("shapes", "teams with the same one are not enemies")),
    inheritedKey<NamedTeam, &PositionTeam::upgrades, Copies>("upgrades", Presence::Quiet),
};
template <>
constexpr std::array recordKeys<Fire>{
    key<&Fire::space, Place>("space"),
    optionalKey<&Fire::tokens, Number<1, 1>>("tokens"),
};
template <>
constexpr std::array recordKeys<MovementInput>{
    key<&MovementInput::teams, ListOf<ObjectOf<NamedTeam>, 2, 4>>("teams"),
    key<&MovementInput::figures, FiguresCode<1, &burningFigure>>(
        "figures", QT_TRANSLATE_NOOP("shapes", "all figures on the crossfield")),
    key<&MovementInput::active, Naming<Word, "figure">>("active_figure",
                                                        QT_TRANSLATE_NOOP("shapes", "a standing figure")),
    key<&MovementInput::asked, &MovementInquiry::movement>("action",
                                                           QT_TRANSLATE_NOOP("shapes", "scatter: moved by Scatter!")),
    optionalKey<&MovementInput::asked, &MovementInquiry::attemptsSteal>(
        "attempts_steal", QT_TRANSLATE_NOOP("shapes", "the sprint is meant to end with a steal")),
    optionalKey<&MovementInput::asked, &MovementInquiry::hustle>("hustle",
                                                                 QT_TRANSLATE_NOOP("shapes", "activated by Hustle!")),
    optionalKey<&MovementInput::ball, Perhaps<BallCode>>("ball"),
    quietKey<&MovementInput::walls, ListOf<Border>>("walls", QT_TRANSLATE_NOOP("shapes", "pairs of adjacent spaces")),
    quietKey<&MovementInput::fires>("fires", QT_TRANSLATE_NOOP("shapes", "one entry per space")),
    quietKey<&MovementInput::suspended, ListOf<TeamName>>(
        "abilities_suspended", QT_TRANSLATE_NOOP("shapes", "teams without their ability (Boot to the Head)")),
    optionalKey<&MovementInput::asked, &MovementInquiry::preventedThisTurn, Number<0, 20>>(
        "damage_prevented_this_turn",
        QT_TRANSLATE_NOOP("shapes", "points that Hardy has ignored for the active figure")),
    optionalKey<&MovementInput::asked, &MovementInquiry::path, Perhaps<PathCode>>(
        "path", QT_TRANSLATE_NOOP("shapes", "spaces entered, in order; [] = stay")),
    optionalKey<&MovementInput::asked, &MovementInquiry::picksUpBall>(
        "pick_up_ball", QT_TRANSLATE_NOOP("shapes", "at the end of the path")),
    houseRulesKey<MovementInput>,
};
template <>
constexpr std::array recordKeys<NamedOffer>{
    key<&NamedOffer::figure>("figure"),
    key<&NamedOffer::team>("team"),
    key<&NamedOffer::types>("types", "in order of the alphabet"),
};
template <>
constexpr std::array recordKeys<NamedReactions>{
    key<&NamedReactions::step, Damage>("step"),
    key<&NamedReactions::space, Place>("space"),
    key<&NamedReactions::offers>("offers", "by team, then figure"),
};
template <>
constexpr std::array recordKeys<NamedChance>{
    key<&NamedChance::step, Damage>("step", "0 is the start"),
    key<&NamedChance::space, Place>("space"),
    key<&NamedChance::teammates>("teammates", "receivers, or the carrier that can give"),
};
template <>
constexpr std::array recordKeys<PathAnswer>{
    key<&PathAnswer::verdict, &PathVerdict::isLegal>("legal"),
    key<&PathAnswer::verdict, &PathVerdict::problem, OrNull<WordOf<StepProblem>>>("problem"),
    key<&PathAnswer::problemStep, OrNull<Damage>>("problem_step"),
    key<&PathAnswer::verdict, &PathVerdict::damageTaken, Damage>("damage_taken", "of fire, after Hardy"),
    key<&PathAnswer::verdict, &PathVerdict::survives>("survives"),
    key<&PathAnswer::reactions>("reactions", "as if nobody had reacted before"),
    key<&PathAnswer::handOffs>("hand_offs", "as if there had been none before"),
    key<&PathAnswer::verdict, &PathVerdict::carriesBallAtEnd>("carries_ball_at_end"),
    key<&PathAnswer::contestTargets>("contest_targets", "of the announced action, from the end of the path"),
};
template <>
constexpr std::array recordKeys<Reach>{
    key<&Reach::space, Place>("space"),
    key<&Reach::steps, Damage>("steps", "fewest"),
    key<&Reach::leastDamage, Damage>("least_damage", "over all ways within the allowance"),
};
template <>
constexpr std::array recordKeys<MovementAnswer>{
    key<&MovementAnswer::allowance, Damage>("allowance"),
    key<&MovementAnswer::reachable>("reachable"),
    key<&MovementAnswer::path, OrNull<ObjectOf<PathAnswer>>>("path"),
};

namespace kaosball {

namespace {

void checkAction(const MovementInput& input, const NamedPiece* figure, Asking& asking)
{
    if (!figure)
        return asking.say("/active_figure", Saying::tr("There is no figure called %1."), input.active);
    const MovementInquiry& asked = input.asked;
    if (!figure->standing)
        asking.say("/active_figure", Saying::tr("%1 is knocked down and cannot be activated."), input.active);
    const bool isHit = asked.movement == Movement::Tackle || asked.movement == Movement::Attack;
    if (isHit && !countsAsBruiser(figure->kind))
        asking.say("/action", Saying::tr("%1 is a runner: it can neither tackle nor attack."), input.active);
    if (asked.movement == Movement::Scatter && !countsAsRunner(figure->kind))
        asking.say("/action", Saying::tr("Scatter! moves runners and ringers; %1 is a bruiser."), input.active);
    if (asked.attemptsSteal && (asked.movement != Movement::Sprint || !countsAsRunner(figure->kind)))
        asking.say("/attempts_steal", Saying::tr("Only a runner's or a ringer's sprint can end with a steal."));
    if (asked.hustle && asked.movement == Movement::Scatter)
        asking.say("/hustle", Saying::tr("Hustle! cannot be combined with Scatter!."));
}

void checkTokens(const MovementInput& input, Asking& asking)
{
    for (std::size_t i = 0; i < input.walls.size(); ++i) {
        const Wall& wall = input.walls[i];
        if (!crossfield::areAdjacent(wall.a, wall.b))
            asking.say(pointerTo("/walls", i),
                       Saying::tr("%1 and %2 are not adjacent; a wall goes between two adjacent spaces."), wall.a,
                       wall.b);
        else if (!FieldCheck::isFirst(input.walls, i))
            asking.say(pointerTo("/walls", i), Saying::tr("There is already a wall between %1 and %2."), wall.a,
                       wall.b);
    }
    int tokens = 0;
    for (std::size_t i = 0; i < input.fires.size(); ++i) {
        tokens += input.fires[i].tokens;
        if (!FieldCheck::isFirst(input.fires, i, &Fire::space))
            asking.say(pointerTo("/fires", i) + "/space",
                       Saying::tr("%1 is already listed; enter all its tokens there."), input.fires[i].space);
    }
    const int most = asking.facts().constants.fireTokens;
    if (tokens > most)
        asking.say("/fires", Saying::tr("There are %1 fire tokens in all, not %2."), most, tokens);
}

void check(const MovementInput& input, FieldCheck& field, Asking& asking)
{
    field.differentTeams();
    field.figures();
    for (std::size_t i = 0; i < input.figures.size(); ++i) {
        const NamedPiece& figure = input.figures[i];
        if (figure.health && figure.damage >= *figure.health)
            asking.say(pointerTo("/figures", i) + "/damage",
                       Saying::tr("%1 has %2 damage and health %3, so it would already be dead."), figure.id,
                       figure.damage, *figure.health);
    }
    checkAction(input, field.figure(input.active), asking);
    field.ball(input.ball);
    checkTokens(input, asking);
    for (std::size_t i = 0; i < input.suspended.size(); ++i) {
        const std::string at = pointerTo("/abilities_suspended", i);
        field.knownTeam(input.suspended[i], at);
        if (!FieldCheck::isFirst(input.suspended, i))
            asking.say(at, standsTwice, input.suspended[i]);
    }
    if (input.asked.picksUpBall && !input.asked.path)
        asking.say("/pick_up_ball",
                   Saying::tr("The ball is to be picked up at the end of a path, but no path is given."));
}

Position positionOf(const MovementInput& input, const FieldCheck& field)
{
    Position position;
    NameList alliances;
    for (const NamedTeam& team : input.teams) {
        PositionTeam& added = position.teams.emplace_back(team);
        if (contains(input.suspended, team.name))
            added.ability = Ability::None;
        if (team.allianceName.empty())
            continue;
        if (!contains(alliances, team.allianceName))
            alliances.push_back(team.allianceName);
        added.alliance = placeOf(team.allianceName, alliances);
    }
    position.pieces = field.pieces();
    position.walls = input.walls;
    position.fires = input.fires;
    position.carrier = field.carrier(input.ball);
    if (input.ball)
        position.ball = input.ball->space;
    return position;
}

PathAnswer named(PathVerdict verdict, const Position& position)
{
    const auto piece = [&](int place) -> const Piece& { return position.pieces[static_cast<std::size_t>(place)]; };
    const auto ids = [&](const std::vector<int>& pieces) {
        return eachOf(pieces, [&](int place) { return piece(place).id; });
    };
    PathAnswer answer;
    for (const StepReactions& reaction : verdict.reactions) {
        NamedReactions& all = answer.reactions.emplace_back(NamedReactions{reaction.step, reaction.space, {}});
        for (const ReactionOffer& offer : reaction.offers) {
            const Piece& figure = piece(offer.piece);
            const std::string& team = position.teams[static_cast<std::size_t>(figure.team)].name;
            all.offers.push_back({figure.id, team, offer.types});
        }
    }
    for (const HandOffChance& chance : verdict.handOffs)
        answer.handOffs.push_back({chance.step, chance.space, ids(chance.teammates)});
    answer.contestTargets = ids(verdict.contestTargets);
    answer.verdict = std::move(verdict);
    return answer;
}

Checked<JsonRuling> askMovement(const MovementInput& input, Asking& asking)
{
    FieldCheck field(asking, eachOf(input.teams, &PositionTeam::name), input.figures);
    check(input, field, asking);
    if (!asking.isSound())
        return asking.problems();
    MovementInquiry inquiry = input.asked;
    inquiry.position = positionOf(input, field);
    inquiry.active = static_cast<int>(field.figure(input.active) - input.figures.data());
    inquiry.houseRules = asking.houseRules();
    Ruling<MovementVerdict> ruling = judgeMovement(inquiry, asking.facts());
    MovementAnswer answer{ruling.verdict.allowance, std::move(ruling.verdict.reachable), {}};
    if (ruling.verdict.path)
        answer.path = named(std::move(*ruling.verdict.path), inquiry.position);
    return ruledAs(answer, std::move(ruling));
}

std::optional<Json> movementOn(const State& state)
{
    if (!state.isMirror() || state.onField().empty())
        return {};
    const FigureRef active = likelyChallenger(state);
    if (!active.isValid() || !state[active].stands())
        return {};
    const Movement movement = state.activation ? state.activation->movement : Movement::Sprint;
    return askedAs(movementInquiry(state, active, movement), state).input;
}

Json blankMovement(const KnownTeams& teams, const Facts& /*facts*/)
{
    MovementInput input;
    for (const std::size_t i : {0U, 1U})
        input.teams.push_back({{teams[i]->id, teams[i]->ability, -1, {}}, {}});
    input.active = teams[0]->id + "/r1";
    Json json = writeRecord(input);
    json["figures"] = Json::array(
        {blankFigure(*teams[0], "/r1", FigureKind::Runner), blankFigure(*teams[1], "/b1", FigureKind::Bruiser)});
    return json;
}

Words movementWords(const Json& input, const Json& verdict)
{
    const Json& path = verdict.at("path");
    if (path.is_null())
        return {Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s).")),
                     string(input, "active_figure"), verdict.at("allowance").get<int>()}};
    if (!path.at("legal").get<bool>())
        return {Text{Saying::tr("The path is not legal: step %1 fails."),
                     path.at("problem_step").is_null() ? 0 : path.at("problem_step").get<int>()}};
    Words words{Text{path.at("survives").get<bool>() ? Saying::tr("The path is legal.")
                                                     : Saying::tr("The path is legal, and kills the figure.")}};
    if (!path.at("reactions").empty())
        words.emplace_back(Saying::tr("Steps that enemies may react to: %1."),
                           static_cast<int>(path.at("reactions").size()));
    return words;
}

} // namespace

AskedQuestion askedAs(const MovementInquiry& inquiry, const State& table)
{
    MovementInput input;
    for (const Team& team : table.teams)
        input.teams.push_back({{team.name, team.ability, -1, team.active}, team.alliance});
    input.figures = named(inquiry.position.pieces, table);
    input.active = input.figures[static_cast<std::size_t>(inquiry.active)].id;
    input.ball = ballOn(table);
    input.walls = table.walls;
    input.fires = table.fires;
    input.suspended = namesOf(table.suspended, eachOf(table.teams, &Team::name));
    input.asked = inquiry;
    Json written = writeRecord(input);
    for (std::size_t i = 0; i < table.fires.size(); ++i)
        written["fires"][i]["tokens"] = table.fires[i].tokens; // also the usual one
    return askedAt(table, "movement", std::move(written));
}

KaosballQuestion movementQuestion(const Facts& facts)
{
    const auto limited = [](Shape input, const Facts& printed) {
        return withCopies(input, "/teams/upgrades", printed)
            .atMost(printed.constants.wallTokens, "/walls")
            .atMost(printed.constants.fireTokens, "/fires/tokens");
    };
    KaosballQuestion question = questionOf<MovementInput, MovementAnswer>(
        "movement", Saying::tr("Where can a figure go, and which reactions does its path allow?"), facts, askMovement,
        movementWords, blankMovement, movementOn, limited);
    question.completed = [&facts](Json input, const std::string& at) {
        return withPrintedFigure(std::move(input), at, facts);
    };
    return question;
}

} // namespace kaosball

} // namespace whistle
