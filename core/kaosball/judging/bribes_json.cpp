// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/bribes.h"
#include "kaosball/judging/bribes_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::bribes;

namespace {

Shape inputShape(const Facts& facts)
{
    const Shape results = Shape::list(Shape::integers({-2, -1, 1, 2}), 1, 3);
    const Shape team = Shape::object(
        {required("team", Shape::text().declaring("team")),
         required("cash", Shape::integer(0, 99), QT_TRANSLATE_NOOP("shapes", "before the bribes")),
         required("fouls", Shape::integer(0, facts.constants.maximumFouls),
                  QT_TRANSLATE_NOOP("shapes", "before the rolls")),
         required("burned_cheat_cards", Shape::integer(0, 10), QT_TRANSLATE_NOOP("shapes", "before the bribes")),
         required("bribes", Shape::integer(0, 99), QT_TRANSLATE_NOOP("shapes", "cash spent, one for each cheat card")),
         withDefault("lucky", Shape::integer(0, 2), "0", QT_TRANSLATE_NOOP("shapes", "active copies")),
         optional("rolls", Shape::list(results),
                  QT_TRANSLATE_NOOP("shapes", "one entry for each cheat card left, with the successive results of that "
                                              "roll, of which the last counts; omitted: not rolled yet"))});
    return Shape::object(
        {required("teams", Shape::list(team, 1, 4), QT_TRANSLATE_NOOP("shapes", "in turn order")), houseRulesKey()});
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 99);
    const Shape range = Shape::object({required("minimum", number), required("maximum", number)});
    const Shape team = Shape::object(
        {required("team", Shape::text()), required("cash_after", number), required("cheat_cards_bribed", number),
         required("rolls_needed", number),
         required("fouls_rolled", number.orNull(), "before the cap; null: not rolled yet"),
         required("fouls_after", number.orNull(), "null: not rolled yet"),
         required("fouls_after_range", range, "what so many rolls can bring, cap included"),
         required("at_maximum", Shape::boolean().orNull(), "the dial is at its maximum; null: not rolled yet")});
    return Shape::object({required("teams", Shape::list(team, 1, 4), "in the order of the input")});
}

Problems problemsOf(const BribeTeam& team, const std::string& at)
{
    Problems problems;
    if (team.bribes > team.cash)
        problems.push_back({at + "/bribes", Text{say::bribesAboveCash, team.team, team.bribes, team.cash}});
    if (team.bribes > team.burnedCheatCards)
        problems.push_back(
            {at + "/bribes", Text{say::bribesAboveCards, team.team, team.bribes, team.burnedCheatCards}});
    if (!problems.empty() || !team.rolls)
        return problems;
    const int given = static_cast<int>(team.rolls->size());
    if (const int needed = team.burnedCheatCards - team.bribes; given != needed)
        problems.push_back({at + "/rolls", Text{say::wrongNumberOfRolls, team.team, needed, given}});
    for (std::size_t i = 0; i < team.rolls->size(); ++i) {
        const int results = static_cast<int>((*team.rolls)[i].size());
        if (results > 1 + team.lucky)
            problems.push_back(
                {pointerTo(at + "/rolls", i), Text{say::tooManyResults, team.team, 1 + team.lucky, results}});
    }
    return problems;
}

Checked<BribeInquiry> readInquiry(const Json& input)
{
    Problems problems = teamNames(input.at("teams")).repetitions();
    BribeInquiry inquiry;
    for (const Json& json : input.at("teams")) {
        BribeTeam team{json.at("team").get<std::string>(),
                       json.at("cash").get<int>(),
                       json.at("fouls").get<int>(),
                       json.at("burned_cheat_cards").get<int>(),
                       json.at("bribes").get<int>(),
                       json.value("lucky", 0),
                       {}};
        if (const auto rolls = json.find("rolls"); rolls != json.end())
            team.rolls = rolls->get<std::vector<std::vector<int>>>();
        const Problems found = problemsOf(team, pointerTo("/teams", inquiry.teams.size()));
        problems.insert(problems.end(), found.begin(), found.end());
        inquiry.teams.push_back(std::move(team));
    }
    if (!problems.empty())
        return problems;
    return inquiry;
}

template <class Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json();
}

Json writeVerdict(const BribeInquiry& inquiry, const BribeVerdict& verdict)
{
    Json teams = Json::array();
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i) {
        const BribeResult& result = verdict.teams[i];
        teams.push_back(
            {{"team", inquiry.teams[i].team},
             {"cash_after", result.cashAfter},
             {"cheat_cards_bribed", result.cheatCardsBribed},
             {"rolls_needed", result.rollsNeeded},
             {"fouls_rolled", orNull(result.foulsRolled)},
             {"fouls_after", orNull(result.foulsAfter)},
             {"fouls_after_range", {{"minimum", result.leastFoulsAfter}, {"maximum", result.mostFoulsAfter}}},
             {"at_maximum", orNull(result.isAtMaximum)}});
    }
    Json json = Json::object();
    json["teams"] = std::move(teams);
    return json;
}

} // namespace

Question bribeAndFoulsQuestion(const Facts& facts)
{
    return {
        "bribe_and_fouls", say::summary, inputShape(facts), verdictShape(),
        [&facts](const Json& json) -> Checked<JsonRuling> {
            const Checked<BribeInquiry> inquiry = readInquiry(json);
            if (!inquiry)
                return inquiry.problems();
            Ruling<BribeVerdict> ruling = judgeBribes(*inquiry, facts);
            return JsonRuling{writeVerdict(*inquiry, ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
        }};
}

} // namespace whistle::kaosball
