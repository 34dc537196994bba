// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/questions/questions.h"
#include "kaosball/table/position_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>
#include <utility>

namespace whistle::kaosball {

namespace {

constexpr Sentence summary{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Who scores now, at the start of a turn or at the end of a period?")};
constexpr Sentence sideTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Another team sits at this side already.")};
constexpr Sentence activeTeamMissing{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The key \"active_team\" is missing: whose turn starts?")};
constexpr Sentence noActiveTeam{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No team is active at the end of a period.")};
constexpr Sentence notInMidfield{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "A score token lies on a midfield space that is not a scoring mound; %1 does not fit.")};
constexpr Sentence tokenTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is a score token in %1 already.")};

constexpr std::string_view overtime = "overtime";

Shape inputShape(const Facts& facts)
{
    const Shape team = Shape::object(
        {required("team", Shape::text().declaring("team")), required("side", Shape::words(allWords<Side>()))});
    const Shape token =
        Shape::object({required("space", spaceShape(), QT_TRANSLATE_NOOP("shapes", "in the midfield, no mound")),
                       required("team", Shape::text().naming("team"), QT_TRANSLATE_NOOP("shapes", "its owner"))});
    return Shape::object(
        {required("moment", Shape::words(allWords<ScoringMoment>())),
         required("period",
                  Shape::either({Shape::integer(1, overtimePeriod - 1), Shape::words({std::string(overtime)})})),
         required("teams", Shape::list(team, 2, 4)),
         required("figures", figuresShape(fieldFigureKeys(), 0), QT_TRANSLATE_NOOP("shapes", "all that matter")),
         optional("active_team", Shape::text().naming("team"),
                  QT_TRANSLATE_NOOP("shapes", "at start_of_turn, and only then")),
         optional("ball", ballShape()),
         optional("score_tokens", Shape::list(token, 0, static_cast<std::size_t>(facts.constants.scoreTokens))),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape points = Shape::integer(0, 1000);
    const Shape detail = Shape::object(
        {required("figure", Shape::text()), required("team", Shape::text()), required("space", spaceShape()),
         required("mound", Shape::words({"minor", "major", "score_token"})), required("points", points)});
    return Shape::object({required("points", Shape::map(points), "by team"),
                          required("details", Shape::list(detail), "in the order of the figures")});
}

bool isStartOfTurn(const Json& input)
{
    return input.at("moment") == toWord(ScoringMoment::StartOfTurn);
}

void requirePossibleTokens(const Json& tokens, const std::vector<std::string>& teams, Problems& problems)
{
    const std::vector<std::string> spaces = namesIn(tokens, "space");
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const std::string at = pointerTo("/score_tokens", i);
        const Space space = readSpace(tokens.at(i).at("space"));
        if (crossfield::side(space) || crossfield::mound(space) != Mound::None)
            problems.push_back({at + "/space", Text{notInMidfield, spaces[i]}});
        else if (placeOf(spaces[i], spaces) != static_cast<int>(i))
            problems.push_back({at + "/space", Text{tokenTwice, spaces[i]}});
        requireKnownTeam(tokens.at(i).at("team"), teams, at + "/team", problems);
    }
}

Problems problemsOf(const Json& input)
{
    Problems problems;
    const Json& teams = input.at("teams");
    requireDifferentNames(teams, "team", "/teams", problems);
    const std::vector<std::string> names = namesIn(teams, "team");
    const std::vector<std::string> sides = namesIn(teams, "side");
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (placeOf(sides[i], sides) != static_cast<int>(i))
            problems.push_back({pointerTo("/teams", i) + "/side", Text{sideTwice}});
    }
    requirePossibleFigures(input.at("figures"), names, problems);
    const auto active = input.find("active_team");
    if (isStartOfTurn(input) && active == input.end())
        problems.push_back({"", Text{activeTeamMissing}});
    else if (isStartOfTurn(input))
        requireKnownTeam(*active, names, "/active_team", problems);
    else if (active != input.end())
        problems.push_back({"/active_team", Text{noActiveTeam}});
    if (const auto ball = input.find("ball"); ball != input.end())
        requirePossibleBall(*ball, input.at("figures"), problems);
    if (const auto tokens = input.find("score_tokens"); tokens != input.end())
        requirePossibleTokens(*tokens, names, problems);
    return problems;
}

ScoringInquiry readInquiry(const Json& input)
{
    ScoringInquiry inquiry;
    inquiry.moment = isStartOfTurn(input) ? ScoringMoment::StartOfTurn : ScoringMoment::EndOfPeriod;
    const Json& period = input.at("period");
    inquiry.period = period.is_string() ? overtimePeriod : period.get<int>();
    for (const Json& team : input.at("teams"))
        inquiry.teams.push_back(
            {team.at("team").get<std::string>(), *fromWord<Side>(team.at("side").get_ref<const std::string&>())});
    const std::vector<std::string> names = namesIn(input.at("teams"), "team");
    for (const Json& json : input.at("figures")) {
        Piece piece = readFieldFigure(json, names);
        inquiry.figures.push_back(
            {std::move(piece.id), piece.team, piece.kind, piece.ringer, piece.space, piece.standing});
    }
    if (inquiry.moment == ScoringMoment::StartOfTurn)
        inquiry.activeTeam = placeOf(input.at("active_team").get_ref<const std::string&>(), names);
    if (const auto ball = input.find("ball"); ball != input.end())
        inquiry.carrier = readCarrier(*ball, input.at("figures"));
    if (const auto tokens = input.find("score_tokens"); tokens != input.end()) {
        for (const Json& token : *tokens)
            inquiry.scoreTokens.push_back(
                {readSpace(token.at("space")), placeOf(token.at("team").get_ref<const std::string&>(), names)});
    }
    return inquiry;
}

Json writeVerdict(const ScoringVerdict& verdict, const ScoringInquiry& inquiry)
{
    Json points = Json::object();
    for (std::size_t team = 0; team < inquiry.teams.size(); ++team)
        points[inquiry.teams[team].name] = verdict.points[team];
    Json details = Json::array();
    for (const ScoringDetail& detail : verdict.details) {
        const ScoringFigure& figure = inquiry.figures[static_cast<std::size_t>(detail.figure)];
        details.push_back({{"figure", figure.id},
                           {"team", inquiry.teams[static_cast<std::size_t>(figure.team)].name},
                           {"space", crossfield::name(figure.space)},
                           {"mound", toWord(detail.mound)},
                           {"points", detail.points}});
    }
    return {{"points", std::move(points)}, {"details", std::move(details)}};
}

Checked<JsonRuling> ask(const Json& input, const Facts& facts)
{
    if (Problems problems = problemsOf(input); !problems.empty())
        return problems;
    const ScoringInquiry inquiry = readInquiry(input);
    Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, facts);
    return JsonRuling{writeVerdict(ruling.verdict, inquiry), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question scoringQuestion(const Facts& facts)
{
    return {"scoring", summary, inputShape(facts), verdictShape(),
            [&facts](const Json& input) { return ask(input, facts); }};
}

} // namespace whistle::kaosball
