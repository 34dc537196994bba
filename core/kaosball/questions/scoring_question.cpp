// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "kaosball/questions/field_case.h"

#include <array>

namespace whistle::kaosball {

namespace {

using namespace codes;

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

/// The number of a period, or "overtime".
struct PeriodCode {
    static constexpr const char* overtime = "overtime";
    static Shape shape() { return Shape::either({Shape::integer(1, overtimePeriod - 1), Shape::words({overtime})}); }
    static void read(const Json& json, int& period) { period = json.is_string() ? overtimePeriod : json.get<int>(); }
    static Json write(int period) { return period < overtimePeriod ? Json(period) : Json(overtime); }
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

const Record& fieldFigure()
{
    static const Record record = Record::of<NamedPiece>(fieldFigureKeys());
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<ScoringTeam>{
    key<&ScoringTeam::name, NewTeam>("team"),
    key<&ScoringTeam::side>("side"),
};
template <>
constexpr std::array recordKeys<NamedToken>{
    key<&NamedToken::space, Place>("space", QT_TRANSLATE_NOOP("shapes", "in the midfield, not a mound")),
    key<&NamedToken::team, TeamName>("team", QT_TRANSLATE_NOOP("shapes", "its owner")),
};
template <>
constexpr std::array recordKeys<ScoringInput>{
    key<&ScoringInput::moment>("moment"),
    key<&ScoringInput::period, PeriodCode>("period"),
    key<&ScoringInput::teams, ListOf<ObjectOf<ScoringTeam>, 2, 4>>("teams"),
    key<&ScoringInput::figures, FiguresCode<0, &fieldFigure>>("figures",
                                                              QT_TRANSLATE_NOOP("shapes", "all that matter")),
    optionalKey<&ScoringInput::activeTeam, Perhaps<TeamName>>("active_team",
                                                              QT_TRANSLATE_NOOP("shapes", "at start_of_turn only")),
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

Checked<JsonRuling> askScoring(const ScoringInput& input, Asking& asking)
{
    FieldCheck field(asking, eachOf(input.teams, &ScoringTeam::name), input.figures);
    field.differentTeams();
    for (std::size_t i = 0; i < input.teams.size(); ++i) {
        if (!FieldCheck::isFirst(input.teams, i, &ScoringTeam::side))
            asking.say(pointerTo("/teams", i) + "/side", Saying::tr("Another team already sits on this side."));
    }
    field.figures();
    const bool isStart = input.moment == ScoringMoment::StartOfTurn;
    if (isStart && !input.activeTeam)
        asking.say("", Saying::tr("The key “active_team” is missing: whose turn is starting?"));
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
                Saying::tr("A score token is placed on a midfield space that is not a scoring mound; %1 is not one."),
                space);
        else if (!FieldCheck::isFirst(input.scoreTokens, i, &NamedToken::space))
            asking.say(at + "/space", Saying::tr("There is already a score token on %1."), space);
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

std::optional<Json> scoringOn(const State& state)
{
    const bool isOver = state.phase == Phase::PeriodOver || state.phase == Phase::SpecialEnd;
    ScoringInquiry inquiry = scoringInquiry(state, isOver ? ScoringMoment::EndOfPeriod : ScoringMoment::StartOfTurn);
    inquiry.activeTeam = teamInTurn(state);
    if (!state.isMirror() || (!isOver && inquiry.activeTeam < 0))
        return {};
    return askedAs(inquiry, state).input;
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

Words scoringWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    for (const auto& [team, points] : verdict.at("points").items()) {
        if (points.get<int>() > 0)
            words.emplace_back(Saying::tr("%1 score %2."), team, points.get<int>());
    }
    if (words.empty())
        words.emplace_back(common::Saying::tr("Nobody scores."));
    return words;
}

} // namespace

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
