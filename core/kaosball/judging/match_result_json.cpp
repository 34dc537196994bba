// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/match_result.h"
#include "kaosball/judging/match_result_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::result;

namespace {

ShapeKey teamsKey(Mode mode, std::size_t fewest, std::size_t most)
{
    std::vector<ShapeKey> keys{required("team", Shape::text().declaring("team")),
                               required("score", Shape::integer(-99, 999)),
                               withDefault("status", Shape::words(allWords<TeamStatus>()), R"("in_play")")};
    if (mode == Mode::Alliance)
        keys.push_back(required("alliance", Shape::text().declaring("alliance"),
                                QT_TRANSLATE_NOOP("shapes", "two alliances of two teams")));
    return required("teams", Shape::list(Shape::object(std::move(keys)), fewest, most));
}

Shape eachForItselfShape(Mode mode, std::size_t fewest, std::size_t most)
{
    return Shape::object(
        {required("stage", Shape::words(allWords<MatchStage>()),
                  QT_TRANSLATE_NOOP("shapes", "the ends: after the bonus scoring")),
         teamsKey(mode, fewest, most),
         optional("overtime_teams", Shape::list(Shape::text().naming("team"), 2, 4),
                  QT_TRANSLATE_NOOP("shapes", "who played the overtime; required at end_of_overtime and only there")),
         houseRulesKey()});
}

Shape allianceShape()
{
    return Shape::object(
        {required("stage", Shape::words({"in_play", "end_of_period_4"}),
                  QT_TRANSLATE_NOOP("shapes", "the end: after the bonus scoring")),
         teamsKey(Mode::Alliance, 4, 4),
         optional("alliance_tiebreaker_rolls", Shape::list(Shape::map(Shape::integers({-2, -1, 1, 2})), 0, manyEntries),
                  QT_TRANSLATE_NOOP("shapes",
                                    "one entry for each time both alliances rolled: result by alliance; default none")),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape teams = Shape::list(Shape::text(), 0, 4);
    const Shape place = Shape::object({required("place", Shape::integer(1, 4)), required("teams", teams)});
    return Shape::object(
        {required("outcome", Shape::words(allWords<MatchOutcome>())), required("winners", teams),
         required("by", Shape::words(allWords<WonBy>()).orNull()),
         required("overtime_teams", teams, "who must play (on)"),
         required("alliance_scores", Shape::map(Shape::integer(-99, 999)).orNull(), "the lower score of each alliance"),
         required("final_ranking", Shape::list(place, 1, 4).orNull(), "of a match that is won; not in mode alliance")});
}

std::vector<int> readOvertimeTeams(const Json& list, const InputNames& teams, Problems& problems)
{
    const Problems repetitions = repetitionsIn(list, "/overtime_teams");
    problems.insert(problems.end(), repetitions.begin(), repetitions.end());
    std::vector<int> read;
    for (std::size_t i = 0; i < list.size(); ++i)
        read.push_back(teams.indexOf(list.at(i), pointerTo("/overtime_teams", i), problems));
    return read;
}

/// Only when the teams are in order: whoever is in play must have a team in the overtime.
Problems overtimeProblems(const MatchResultInquiry& inquiry)
{
    int inPlay = 0;
    for (const ResultTeam& team : inquiry.teams)
        inPlay += team.status == TeamStatus::InPlay ? 1 : 0;
    for (const int team : inquiry.overtimeTeams) {
        if (inquiry.teams[static_cast<std::size_t>(team)].status == TeamStatus::InPlay)
            return {};
    }
    if (inPlay < 2)
        return {};
    return {{"/overtime_teams", Text{say::noOvertimeTeamInPlay}}};
}

std::vector<AllianceRoll> readRolls(const Json& list, const std::vector<ResultTeam>& teams, Problems& problems)
{
    std::map<std::string, bool> alliances;
    for (const ResultTeam& team : teams)
        alliances[team.alliance] = true;
    std::vector<AllianceRoll> rolls;
    for (const Json& entry : list) {
        const std::string at = pointerTo("/alliance_tiebreaker_rolls", rolls.size());
        AllianceRoll roll;
        for (const auto& [alliance, result] : entry.items()) {
            if (!alliances.count(alliance))
                problems.push_back({pointerTo(at, alliance), Text{say::unknownAlliance, alliance}});
            roll[alliance] = result.get<int>();
        }
        for (const auto& [alliance, ignored] : alliances) {
            if (!roll.count(alliance))
                problems.push_back({at, Text{say::rollMissing, alliance}});
        }
        rolls.push_back(std::move(roll));
    }
    return rolls;
}

Checked<MatchResultInquiry> readInquiry(const Json& input)
{
    const Json& teams = input.at("teams");
    const InputNames names = teamNames(teams);
    Problems problems = names.repetitions();
    MatchResultInquiry inquiry;
    inquiry.mode = *fromWord<Mode>(input.at("mode").get_ref<const std::string&>());
    inquiry.stage = *fromWord<MatchStage>(input.at("stage").get_ref<const std::string&>());
    for (const Json& team : teams) {
        const TeamStatus status = *fromWord<TeamStatus>(team.value("status", std::string(toWord(TeamStatus::InPlay))));
        inquiry.teams.push_back({team.at("team").get<std::string>(), team.at("score").get<int>(), status,
                                 team.value("alliance", std::string{})});
    }
    if (inquiry.mode == Mode::Alliance) {
        const Problems found = allianceProblems(teams);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    if (const auto rolls = input.find("alliance_tiebreaker_rolls"); rolls != input.end() && problems.empty())
        inquiry.allianceRolls = readRolls(*rolls, inquiry.teams, problems);
    const auto overtime = input.find("overtime_teams");
    const bool isOvertime = inquiry.stage == MatchStage::EndOfOvertime;
    if (overtime != input.end() && !isOvertime)
        problems.push_back({"/overtime_teams", Text{say::overtimeTeamsTooEarly}});
    if (overtime == input.end() && isOvertime)
        problems.push_back({"", Text{say::overtimeTeamsMissing}});
    if (overtime != input.end() && isOvertime)
        inquiry.overtimeTeams = readOvertimeTeams(*overtime, names, problems);
    if (isOvertime && problems.empty())
        problems = overtimeProblems(inquiry);
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writeVerdict(const MatchResultInquiry& inquiry, const MatchResultVerdict& verdict)
{
    const auto names = [&](const std::vector<int>& teams) {
        Json list = Json::array();
        for (const int team : teams)
            list.push_back(inquiry.teams[static_cast<std::size_t>(team)].team);
        return list;
    };
    Json scores;
    for (const auto& [alliance, score] : verdict.allianceScores)
        scores[alliance] = score;
    Json ranking;
    for (const RankingPlace& place : verdict.finalRanking)
        ranking.push_back({{"place", place.place}, {"teams", names(place.teams)}});
    return {{"outcome", toWord(verdict.outcome)},
            {"winners", names(verdict.winners)},
            {"by", verdict.by ? Json(toWord(*verdict.by)) : Json()},
            {"overtime_teams", names(verdict.overtimeTeams)},
            {"alliance_scores", std::move(scores)},
            {"final_ranking", std::move(ranking)}};
}

} // namespace

Question matchResultQuestion(const Facts&)
{
    const Shape input = Shape::choice("mode", {{"versus", eachForItselfShape(Mode::Versus, 2, 2)},
                                               {"max_kaos", eachForItselfShape(Mode::MaxKaos, 3, 4)},
                                               {"alliance", allianceShape()}});
    return {
        "match_result", say::summary, input, verdictShape(), [](const Json& json) -> Checked<JsonRuling> {
            const Checked<MatchResultInquiry> inquiry = readInquiry(json);
            if (!inquiry)
                return inquiry.problems();
            Ruling<MatchResultVerdict> ruling = judgeMatchResult(*inquiry);
            return JsonRuling{writeVerdict(*inquiry, ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
        }};
}

} // namespace whistle::kaosball
