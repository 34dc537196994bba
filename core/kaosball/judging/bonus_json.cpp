// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/bonus.h"
#include "kaosball/judging/bonus_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::bonus;

namespace {

Shape inputShape(const Facts& facts)
{
    const Shape team = Shape::object(
        {required("team", Shape::text().declaring("team")),
         required("kills", Shape::integer(0, 99), QT_TRANSLATE_NOOP("shapes", "trophies of the whole match")),
         required("fouls", Shape::integer(0, facts.constants.maximumFouls), QT_TRANSLATE_NOOP("shapes", "on the dial")),
         withDefault("in_play", Shape::boolean(), "true",
                     QT_TRANSLATE_NOOP("shapes", "a team that is out gets and loses nothing"))});
    return Shape::object(
        {required("teams", Shape::list(team, 2, 4),
                  QT_TRANSLATE_NOOP("shapes", "at least two in play; an alliance match gives all four")),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape place = Shape::integer(1, 4).orNull();
    const Shape team =
        Shape::object({required("team", Shape::text()), required("kills_place", place, "null: no kill, or not in play"),
                       required("kills_points", Shape::integer(0, 99)),
                       required("fouls_place", place, "null: no foul, or not in play"),
                       required("fouls_points", Shape::integer(-99, 0)), required("total", Shape::integer(-99, 99))});
    return Shape::object({required("table", Shape::integer(2, 4), "number of teams in play"),
                          required("teams", Shape::list(team, 2, 4), "in the order of the input")});
}

Checked<BonusInquiry> readInquiry(const Json& input)
{
    Problems problems = teamNames(input.at("teams")).repetitions();
    BonusInquiry inquiry;
    int inPlay = 0;
    for (const Json& team : input.at("teams")) {
        inquiry.teams.push_back({team.at("team").get<std::string>(), team.at("kills").get<int>(),
                                 team.at("fouls").get<int>(), team.value("in_play", true)});
        inPlay += inquiry.teams.back().isInPlay ? 1 : 0;
    }
    if (inPlay < 2)
        problems.push_back({"/teams", Text{say::tooFewInPlay, inPlay}});
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writePlace(int place)
{
    return place > 0 ? Json(place) : Json();
}

Json writeVerdict(const BonusInquiry& inquiry, const BonusVerdict& verdict)
{
    Json teams = Json::array();
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i) {
        const BonusPlaces& places = verdict.teams[i];
        teams.push_back({{"team", inquiry.teams[i].team},
                         {"kills_place", writePlace(places.killsPlace)},
                         {"kills_points", places.killsPoints},
                         {"fouls_place", writePlace(places.foulsPlace)},
                         {"fouls_points", places.foulsPoints},
                         {"total", places.total()}});
    }
    return {{"table", verdict.table}, {"teams", std::move(teams)}};
}

} // namespace

Question bonusScoringQuestion(const Facts& facts)
{
    return {
        "bonus_scoring", say::summary, inputShape(facts), verdictShape(),
        [&facts](const Json& json) -> Checked<JsonRuling> {
            const Checked<BonusInquiry> inquiry = readInquiry(json);
            if (!inquiry)
                return inquiry.problems();
            Ruling<BonusVerdict> ruling = judgeBonusScoring(*inquiry, facts);
            return JsonRuling{writeVerdict(*inquiry, ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
        }};
}

} // namespace whistle::kaosball
