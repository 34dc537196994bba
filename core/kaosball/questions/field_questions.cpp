// SPDX-License-Identifier: GPL-3.0-or-later
// movement, scoring
#include "base/contains.h"
#include "kaosball/questions/asked.h"

#include <algorithm>
#include <array>

namespace whistle::kaosball {

namespace {

using namespace codes;

constexpr auto nameTwice = Saying::tr("The name %1 stands here twice.");

constexpr int mostDamage = 1000; // of a figure without a known health, which never dies

/// A figure with its team's name.
struct NamedPiece : Piece {
    std::string teamName;
};
struct NamedBall {
    Space space;
    std::string carriedBy;
};

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

struct NamedToken {
    Space space;
    std::string team;
};
struct ScoringInput {
    ScoringMoment moment = ScoringMoment::EndOfPeriod;
    int period = 1;
    std::vector<ScoringTeam> teams;
    std::vector<NamedPiece> figures;
    std::optional<std::string> activeTeam;
    std::optional<NamedBall> ball;
    std::vector<NamedToken> scoreTokens;
};
struct ScoredPoints {
    std::string figure;
    std::string team;
    Space space;
    Mound mound = Mound::None;
    int points = 0;
};
struct ScoringAnswer {
    std::vector<std::pair<std::string, int>> points;
    std::vector<ScoredPoints> details;
};

/// `{"space": s}` or `{"carried_by": id}`
struct BallCode {
    static Shape shape()
    {
        using Carrier = Naming<Word, "figure">;
        return Shape::either(
            {Shape::object({required("space", Place::shape(), QT_TRANSLATE_NOOP("shapes", "where it lies loose"))}),
             Shape::object(
                 {required("carried_by", Carrier::shape(), QT_TRANSLATE_NOOP("shapes", "a standing figure"))})});
    }
    static void read(const Json& json, NamedBall& ball)
    {
        if (const auto carrier = json.find("carried_by"); carrier != json.end())
            Word::read(*carrier, ball.carriedBy);
        else
            Place::read(json.at("space"), ball.space);
    }
    static Json write(const NamedBall& ball)
    {
        if (ball.carriedBy.empty())
            return {{"space", Place::write(ball.space)}};
        return {{"carried_by", ball.carriedBy}};
    }
};
/// The number of a period, or "overtime".
struct PeriodCode {
    static constexpr const char* overtime = "overtime";
    static Shape shape() { return Shape::either({Shape::integer(1, overtimePeriod - 1), Shape::words({overtime})}); }
    static void read(const Json& json, int& period) { period = json.is_string() ? overtimePeriod : json.get<int>(); }
    static Json write(int period) { return period < overtimePeriod ? Json(period) : Json(overtime); }
};
/// Figures on the crossfield, `least` or more.
template <std::size_t least, const Record& (*table)()>
struct FiguresCode : ListOf<ObjectBy<NamedPiece, table>, least> {
    static Shape shape() { return ListOf<ObjectBy<NamedPiece, table>, least>::shape().ofKind("kaosball/figures"); }
};
struct PathCode : ListOf<Place, 0, manyEntries> {
    static Shape shape() { return ListOf<Place, 0, manyEntries>::shape().ofKind("kaosball/path"); }
};
/// Where somebody scores.
struct MoundCode : OneOf {
    static Shape shape()
    {
        NameList words = allWords<Mound>();
        words.erase(words.begin());
        return Shape::words(std::move(words));
    }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

using Damage = Number<0, mostDamage>;
using TeamName = Naming<Word, "team">;
using NewTeam = Declaring<Word, "team">;

std::vector<RecordKey> fieldFigureKeys()
{
    return {
        inheritedKey<NamedPiece, &Piece::id, Declaring<Word, "figure">>("id", Presence::Required),
        key<&NamedPiece::teamName, TeamName>("team"),
        inheritedKey<NamedPiece, &Piece::kind>("kind", Presence::Required),
        inheritedKey<NamedPiece, &Piece::space, Place>("space", Presence::Required),
        inheritedKey<NamedPiece, &Piece::ringer, RingerOrNull>("ringer", Presence::Quiet,
                                                               QT_TRANSLATE_NOOP("shapes", "only of kind ringer")),
        inheritedKey<NamedPiece, &Piece::standing>("standing"),
    };
}
const Record& fieldFigure()
{
    static const Record record = Record::of<NamedPiece>(fieldFigureKeys());
    return record;
}
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
        "attempts_steal", QT_TRANSLATE_NOOP("shapes", "the sprint shall end with a steal")),
    optionalKey<&MovementInput::asked, &MovementInquiry::hustle>("hustle",
                                                                 QT_TRANSLATE_NOOP("shapes", "activated by Hustle!")),
    optionalKey<&MovementInput::ball, Perhaps<BallCode>>("ball"),
    quietKey<&MovementInput::walls, ListOf<Border>>("walls", QT_TRANSLATE_NOOP("shapes", "pairs of adjacent spaces")),
    quietKey<&MovementInput::fires>("fires", QT_TRANSLATE_NOOP("shapes", "one entry a space")),
    quietKey<&MovementInput::suspended, ListOf<TeamName>>("abilities_suspended",
                                                          QT_TRANSLATE_NOOP("shapes", "teams, by Boot to the Head")),
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

template <>
constexpr std::array recordKeys<ScoringTeam>{
    key<&ScoringTeam::name, NewTeam>("team"),
    key<&ScoringTeam::side>("side"),
};
template <>
constexpr std::array recordKeys<NamedToken>{
    key<&NamedToken::space, Place>("space", QT_TRANSLATE_NOOP("shapes", "in the midfield, no mound")),
    key<&NamedToken::team, TeamName>("team", QT_TRANSLATE_NOOP("shapes", "its owner")),
};
template <>
constexpr std::array recordKeys<ScoringInput>{
    key<&ScoringInput::moment>("moment"),
    key<&ScoringInput::period, PeriodCode>("period"),
    key<&ScoringInput::teams, ListOf<ObjectOf<ScoringTeam>, 2, 4>>("teams"),
    key<&ScoringInput::figures, FiguresCode<0, &fieldFigure>>("figures",
                                                              QT_TRANSLATE_NOOP("shapes", "all that matter")),
    optionalKey<&ScoringInput::activeTeam, Perhaps<TeamName>>(
        "active_team", QT_TRANSLATE_NOOP("shapes", "at start_of_turn, and only then")),
    optionalKey<&ScoringInput::ball, Perhaps<BallCode>>("ball"),
    quietKey<&ScoringInput::scoreTokens>("score_tokens"),
    houseRulesKey<ScoringInput>,
};
template <>
constexpr std::array recordKeys<ScoredPoints>{
    key<&ScoredPoints::figure>("figure"),         key<&ScoredPoints::team>("team"),
    key<&ScoredPoints::space, Place>("space"),    key<&ScoredPoints::mound, MoundCode>("mound"),
    key<&ScoredPoints::points, Damage>("points"),
};
template <>
constexpr std::array recordKeys<ScoringAnswer>{
    key<&ScoringAnswer::points, MapOf<Damage>>("points", "by team"),
    key<&ScoringAnswer::details>("details", "in the order of the figures"),
};

namespace kaosball {

namespace {

/// What both questions ask of figures and ball.
class FieldCheck {
public:
    FieldCheck(Asking& asking, NameList teams, const std::vector<NamedPiece>& figures)
        : m_asking(asking)
        , m_teams(std::move(teams))
        , m_figures(figures)
        , m_ids(eachOf(figures, &Piece::id))
    {
    }

    [[nodiscard]] const NameList& teams() const { return m_teams; }
    /// The figure of that name, or null.
    [[nodiscard]] const NamedPiece* figure(const std::string& id) const
    {
        const int place = placeOf(id, m_ids);
        return place < 0 ? nullptr : &m_figures[static_cast<std::size_t>(place)];
    }

    /// Whether all before it are others.
    template <class Things, class Part = std::identity>
    static bool isFirst(const Things& things, std::size_t index, Part part = {})
    {
        const auto here = things.begin() + static_cast<std::ptrdiff_t>(index);
        return std::ranges::find(things.begin(), here, std::invoke(part, *here), part) == here;
    }
    void differentTeams() { m_asking.different(m_teams, "/teams", "team", nameTwice); }
    void knownTeam(const std::string& name, std::string at)
    {
        m_asking.team(name, m_teams, std::move(at), Saying::tr("There is no team called %1 in \"teams\"."));
    }

    /// Different ids, known teams, ringers only on ringers, one standing figure a space (KB-2.11).
    void figures()
    {
        m_asking.different(m_ids, "/figures", "id", nameTwice);
        std::array<const NamedPiece*, spaceCount> standing{};
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            const NamedPiece& figure = m_figures[i];
            const std::string at = pointerTo("/figures", i);
            knownTeam(figure.teamName, at + "/team");
            if (figure.kind != FigureKind::Ringer && m_asking.input().at("figures").at(i).contains("ringer"))
                m_asking.say(at + "/ringer",
                             Saying::tr("%1 is not a ringer: only figures of kind ringer have this key."), figure.id);
            if (!figure.standing)
                continue;
            const NamedPiece*& first = standing[figure.space.slot()];
            if (first)
                m_asking.say(at + "/space",
                             Saying::tr("%1 and %2 both stand in %3; one standing figure fits in a space."), first->id,
                             figure.id, figure.space);
            else
                first = &figure;
        }
    }

    /// The carrier is on the crossfield and stands.
    void ball(const std::optional<NamedBall>& ball)
    {
        if (!ball || ball->carriedBy.empty())
            return;
        const NamedPiece* carrier = figure(ball->carriedBy);
        if (!carrier)
            m_asking.say("/ball/carried_by", Saying::tr("There is no figure called %1 that could carry the ball."),
                         ball->carriedBy);
        else if (!carrier->standing)
            m_asking.say("/ball/carried_by", Saying::tr("%1 is knocked down, so it cannot carry the ball."),
                         ball->carriedBy);
    }
    [[nodiscard]] int carrier(const std::optional<NamedBall>& ball) const
    {
        return ball ? placeOf(ball->carriedBy, m_ids) : -1;
    }
    [[nodiscard]] std::vector<Piece> pieces() const
    {
        std::vector<Piece> pieces;
        for (const NamedPiece& figure : m_figures)
            pieces.emplace_back(figure).team = placeOf(figure.teamName, m_teams);
        return pieces;
    }

private:
    Asking& m_asking;
    NameList m_teams;
    const std::vector<NamedPiece>& m_figures;
    NameList m_ids;
};

void checkAction(const MovementInput& input, const NamedPiece* figure, Asking& asking)
{
    if (!figure)
        return asking.say("/active_figure", Saying::tr("There is no figure called %1."), input.active);
    const MovementInquiry& asked = input.asked;
    if (!figure->standing)
        asking.say("/active_figure", Saying::tr("%1 is knocked down, so it cannot be activated."), input.active);
    const bool isHit = asked.movement == Movement::Tackle || asked.movement == Movement::Attack;
    if (isHit && !countsAsBruiser(figure->kind))
        asking.say("/action", Saying::tr("%1 is a runner: it can neither tackle nor attack."), input.active);
    if (asked.movement == Movement::Scatter && !countsAsRunner(figure->kind))
        asking.say("/action", Saying::tr("%1 is a bruiser: Scatter! moves runners and ringers only."), input.active);
    if (asked.attemptsSteal && (asked.movement != Movement::Sprint || !countsAsRunner(figure->kind)))
        asking.say("/attempts_steal", Saying::tr("Only a sprint of a runner or a ringer can end with a steal."));
    if (asked.hustle && asked.movement == Movement::Scatter)
        asking.say("/hustle", Saying::tr("Hustle! does not go with Scatter!."));
}

void checkTokens(const MovementInput& input, Asking& asking)
{
    for (std::size_t i = 0; i < input.walls.size(); ++i) {
        const Wall& wall = input.walls[i];
        if (!crossfield::areAdjacent(wall.a, wall.b))
            asking.say(pointerTo("/walls", i),
                       Saying::tr("A wall stands between two adjacent spaces; %1 and %2 are not."), wall.a, wall.b);
        else if (!FieldCheck::isFirst(input.walls, i))
            asking.say(pointerTo("/walls", i), Saying::tr("There is a wall between %1 and %2 already."), wall.a,
                       wall.b);
    }
    int tokens = 0;
    for (std::size_t i = 0; i < input.fires.size(); ++i) {
        tokens += input.fires[i].tokens;
        if (!FieldCheck::isFirst(input.fires, i, &Fire::space))
            asking.say(pointerTo("/fires", i) + "/space",
                       Saying::tr("%1 has an entry already; its tokens belong together."), input.fires[i].space);
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
                       Saying::tr("%1 has %2 damage and health %3, so it would be dead already."), figure.id,
                       figure.damage, *figure.health);
    }
    checkAction(input, field.figure(input.active), asking);
    field.ball(input.ball);
    checkTokens(input, asking);
    for (std::size_t i = 0; i < input.suspended.size(); ++i) {
        const std::string at = pointerTo("/abilities_suspended", i);
        field.knownTeam(input.suspended[i], at);
        if (!FieldCheck::isFirst(input.suspended, i))
            asking.say(at, nameTwice, input.suspended[i]);
    }
    if (input.asked.picksUpBall && !input.asked.path)
        asking.say("/pick_up_ball", Saying::tr("The ball is picked up at the end of a path, but no path is given."));
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

Checked<JsonRuling> askScoring(const ScoringInput& input, Asking& asking)
{
    FieldCheck field(asking, eachOf(input.teams, &ScoringTeam::name), input.figures);
    field.differentTeams();
    for (std::size_t i = 0; i < input.teams.size(); ++i) {
        if (!FieldCheck::isFirst(input.teams, i, &ScoringTeam::side))
            asking.say(pointerTo("/teams", i) + "/side", Saying::tr("Another team sits at this side already."));
    }
    field.figures();
    const bool isStart = input.moment == ScoringMoment::StartOfTurn;
    if (isStart && !input.activeTeam)
        asking.say("", Saying::tr("The key \"active_team\" is missing: whose turn starts?"));
    else if (isStart)
        field.knownTeam(*input.activeTeam, "/active_team");
    else if (input.activeTeam)
        asking.say("/active_team", Saying::tr("No team is active at the end of a period."));
    field.ball(input.ball);
    for (std::size_t i = 0; i < input.scoreTokens.size(); ++i) {
        const std::string at = pointerTo("/score_tokens", i);
        const Space space = input.scoreTokens[i].space;
        if (crossfield::side(space) || crossfield::mound(space) != Mound::None)
            asking.say(
                at + "/space",
                Saying::tr("A score token lies on a midfield space that is not a scoring mound; %1 does not fit."),
                space);
        else if (!FieldCheck::isFirst(input.scoreTokens, i, &NamedToken::space))
            asking.say(at + "/space", Saying::tr("There is a score token in %1 already."), space);
        field.knownTeam(input.scoreTokens[i].team, at + "/team");
    }
    if (!asking.isSound())
        return asking.problems();

    ScoringInquiry inquiry{input.moment, input.period, input.teams, field.pieces(), -1, field.carrier(input.ball), {}};
    if (isStart)
        inquiry.activeTeam = placeOf(*input.activeTeam, field.teams());
    for (const NamedToken& token : input.scoreTokens)
        inquiry.scoreTokens.push_back({token.space, placeOf(token.team, field.teams())});
    Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, asking.facts());
    ScoringAnswer answer;
    for (std::size_t team = 0; team < field.teams().size(); ++team)
        answer.points.emplace_back(field.teams()[team], ruling.verdict.points[team]);
    for (const ScoringDetail& detail : ruling.verdict.details) {
        const NamedPiece& figure = input.figures[static_cast<std::size_t>(detail.figure)];
        answer.details.push_back({figure.id, figure.teamName, figure.space, detail.mound, detail.points});
    }
    return ruledAs(answer, std::move(ruling));
}

std::vector<NamedPiece> named(const std::vector<Piece>& pieces, const State& table)
{
    return eachOf(pieces, [&](const Piece& piece) { return NamedPiece{piece, table[piece.team].name}; });
}

std::optional<NamedBall> ballOn(const State& state)
{
    if (state.ball.carrier.isValid())
        return NamedBall{{}, state.idOf(state.ball.carrier)};
    return state.ball.space.isValid() ? std::optional(NamedBall{state.ball.space, {}}) : std::nullopt;
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

std::optional<Json> scoringOn(const State& state)
{
    const bool isOver = state.phase == Phase::PeriodOver || state.phase == Phase::SpecialEnd;
    ScoringInquiry inquiry = scoringInquiry(state, isOver ? ScoringMoment::EndOfPeriod : ScoringMoment::StartOfTurn);
    inquiry.activeTeam = teamInTurn(state);
    if (!state.isMirror() || (!isOver && inquiry.activeTeam < 0))
        return {};
    return askedAs(inquiry, state).input;
}

/// Where its figures stand is asked.
Json blankFigure(const TeamFacts& team, const char* name, FigureKind kind)
{
    return {{"id", team.id + name}, {"team", team.id}, {"kind", toWord(kind)}};
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

Json blankScoring(const KnownTeams& teams, const Facts& /*facts*/)
{
    ScoringInput input{ScoringMoment::StartOfTurn,
                       1,
                       {{teams[0]->id, Side::South}, {teams[1]->id, Side::North}},
                       {},
                       teams[0]->id,
                       NamedBall{{}, teams[0]->id + "/r1"},
                       {}};
    Json json = writeRecord(input);
    json["figures"] = Json::array({blankFigure(*teams[0], "/r1", FigureKind::Runner)});
    return json;
}

/// A turn is nobody's at the end of a period, and somebody's where it starts.
Json completedScoring(Json input, const std::string& at)
{
    if (at != "/moment" || !input.contains("moment"))
        return input;
    const Json& teams = input["teams"];
    if (input["moment"] == toWord(ScoringMoment::EndOfPeriod))
        input.erase("active_team");
    else if (!input.contains("active_team") && !teams.empty() && teams.front().contains("team"))
        input["active_team"] = teams.front()["team"];
    return input;
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

Words scoringWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    for (const auto& [team, points] : verdict.at("points").items()) {
        if (points.get<int>() > 0)
            words.emplace_back(Saying::tr("%1 score %2."), team, points.get<int>());
    }
    if (words.empty())
        words.emplace_back(Saying::tr("Nobody scores."));
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

AskedQuestion askedAs(const ScoringInquiry& inquiry, const State& table)
{
    ScoringInput input{
        inquiry.moment, inquiry.period, inquiry.teams, named(inquiry.figures, table), {}, ballOn(table), {}};
    if (inquiry.moment == ScoringMoment::StartOfTurn)
        input.activeTeam = table[inquiry.activeTeam].name;
    for (const ScoreToken& token : inquiry.scoreTokens)
        input.scoreTokens.push_back({token.space, table[token.team].name});
    return askedAt(table, "scoring", writeRecord(input));
}

KaosballQuestion movementQuestion(const Facts& facts)
{
    const auto limited = [](Shape input, const Facts& printed) {
        return withCopies(input, "/teams/upgrades", printed)
            .atMost(printed.constants.wallTokens, "/walls")
            .atMost(printed.constants.fireTokens, "/fires/tokens");
    };
    KaosballQuestion question = questionOf<MovementInput, MovementAnswer>(
        "movement", Saying::tr("Where can a figure go, and what does its path provoke?"), facts, askMovement,
        movementWords, blankMovement, movementOn, limited);
    question.completed = [&facts](Json input, const std::string& at) {
        return withPrintedFigure(std::move(input), at, facts);
    };
    return question;
}

KaosballQuestion scoringQuestion(const Facts& facts)
{
    const auto limited = [](Shape input, const Facts& printed) {
        return input.atMost(printed.constants.scoreTokens, "/score_tokens");
    };
    KaosballQuestion question = questionOf<ScoringInput, ScoringAnswer>(
        "scoring", Saying::tr("Who scores now, at the start of a turn or at the end of a period?"), facts, askScoring,
        scoringWords, blankScoring, scoringOn, limited);
    question.completed = completedScoring;
    return question;
}

} // namespace kaosball

} // namespace whistle
