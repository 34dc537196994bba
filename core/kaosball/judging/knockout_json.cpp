// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/knockout.h"
#include "kaosball/judging/knockout_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::knockout;

namespace {

Shape inputShape(Mode mode, std::size_t fewestTeams, std::size_t mostTeams)
{
    const Shape figures =
        Shape::object({required("runners", Shape::integer(0, 7),
                                QT_TRANSLATE_NOOP("shapes", "alive, on the crossfield and in the dugout")),
                       required("bruisers", Shape::integer(0, 6),
                                QT_TRANSLATE_NOOP("shapes", "alive, on the crossfield and in the dugout")),
                       withDefault("ringers", Shape::integer(0, 8), "0", QT_TRANSLATE_NOOP("shapes", "alive")),
                       withDefault("ringers_allowed", Shape::integer(0, 3), "1",
                                   QT_TRANSLATE_NOOP("shapes", "1 + active Enforcement tiles"))});
    std::vector<ShapeKey> keys{required("team", Shape::text().declaring("team")),
                               required("score", Shape::integer(-99, 999)),
                               withDefault("in_play", Shape::boolean(), "true")};
    if (mode == Mode::Alliance)
        keys.push_back(required("alliance", Shape::text().declaring("alliance"),
                                QT_TRANSLATE_NOOP("shapes", "two alliances of two teams")));
    keys.push_back(optional("figures", figures, QT_TRANSLATE_NOOP("shapes", "required while replenishing")));
    return Shape::object({withDefault("replenishing", Shape::boolean(), "false",
                                      QT_TRANSLATE_NOOP("shapes", "the teams must fill up their figures now")),
                          required("teams", Shape::list(Shape::object(std::move(keys)), fewestTeams, mostTeams),
                                   QT_TRANSLATE_NOOP("shapes", "at least two in play; in mode alliance all four")),
                          houseRulesKey()});
}

Shape verdictShape()
{
    const Shape teams = Shape::list(Shape::text(), 0, 4);
    return Shape::object(
        {required("blown_out", teams, "now"), required("eliminated", teams, "now"),
         required("in_play", teams, "afterwards"), required("match_over", Shape::boolean()), required("winners", teams),
         required("by", Shape::words(allWords<KnockoutStep>()).orNull(), "the step that ended the match"),
         required("all_lost", Shape::boolean())});
}

std::optional<LivingFigures> readFigures(const Json& team)
{
    const auto figures = team.find("figures");
    if (figures == team.end())
        return {};
    return LivingFigures{figures->at("runners").get<int>(), figures->at("bruisers").get<int>(),
                         figures->value("ringers", 0), figures->value("ringers_allowed", 1)};
}

Checked<KnockoutInquiry> readInquiry(const Json& input)
{
    const Json& teams = input.at("teams");
    Problems problems = teamNames(teams).repetitions();
    KnockoutInquiry inquiry;
    inquiry.mode = *fromWord<Mode>(input.at("mode").get_ref<const std::string&>());
    inquiry.isReplenishing = input.value("replenishing", false);
    int inPlay = 0;
    for (const Json& json : teams) {
        const std::string at = pointerTo("/teams", inquiry.teams.size());
        KnockoutTeam team;
        team.team = json.at("team").get<std::string>();
        team.score = json.at("score").get<int>();
        // Which way a team went out before does not matter here.
        team.status = json.value("in_play", true) ? TeamStatus::InPlay : TeamStatus::BlownOut;
        team.alliance = json.value("alliance", std::string{});
        team.figures = readFigures(json);
        inPlay += team.status == TeamStatus::InPlay ? 1 : 0;
        if (inquiry.mode == Mode::Alliance && team.status != TeamStatus::InPlay)
            problems.push_back({at + "/in_play", Text{say::allMustBeInPlay, team.team}});
        // The digest asks it of every team, also of one that is out.
        if (inquiry.isReplenishing && !team.figures)
            problems.push_back({at, Text{say::figuresNeeded, team.team}});
        inquiry.teams.push_back(std::move(team));
    }
    if (inPlay < 2)
        problems.push_back({"/teams", Text{say::tooFewInPlay, inPlay}});
    if (inquiry.mode == Mode::Alliance) {
        const Problems found = allianceProblems(teams);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writeVerdict(const KnockoutInquiry& inquiry, const KnockoutVerdict& verdict)
{
    const auto names = [&](const std::vector<int>& teams) {
        Json list = Json::array();
        for (const int team : teams)
            list.push_back(inquiry.teams[static_cast<std::size_t>(team)].team);
        return list;
    };
    return {{"blown_out", names(verdict.blownOut)}, {"eliminated", names(verdict.eliminated)},
            {"in_play", names(verdict.inPlay)},     {"match_over", verdict.isMatchOver},
            {"winners", names(verdict.winners)},    {"by", verdict.by ? Json(toWord(*verdict.by)) : Json()},
            {"all_lost", verdict.allLost}};
}

} // namespace

Question knockoutQuestion(const Facts& facts)
{
    const Shape input = Shape::choice("mode", {{"versus", inputShape(Mode::Versus, 2, 2)},
                                               {"max_kaos", inputShape(Mode::MaxKaos, 3, 4)},
                                               {"alliance", inputShape(Mode::Alliance, 4, 4)}});
    return {
        "knockout", say::summary, input, verdictShape(), [&facts](const Json& json) -> Checked<JsonRuling> {
            const Checked<KnockoutInquiry> inquiry = readInquiry(json);
            if (!inquiry)
                return inquiry.problems();
            const auto rules = json.find("house_rules");
            const HouseRules houseRules = rules == json.end() ? HouseRules{} : readHouseRules(*rules);
            Ruling<KnockoutVerdict> ruling = judgeKnockout(*inquiry, facts, houseRules);
            return JsonRuling{writeVerdict(*inquiry, ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
        }};
}

} // namespace whistle::kaosball
