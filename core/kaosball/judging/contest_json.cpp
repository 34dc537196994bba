// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest.h"
#include "kaosball/judging/contest_shapes.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

ContestFigure readFigure(const Json& json)
{
    ContestFigure figure;
    figure.id = json.at("id").get<std::string>();
    figure.kind = *fromWord<FigureKind>(json.at("kind").get_ref<const std::string&>());
    figure.health = json.at("health").get<int>();
    figure.damage = json.value("damage", 0);
    if (const auto ringer = json.find("ringer"); ringer != json.end() && !ringer->is_null())
        figure.ringer = *fromWord<Ringer>(ringer->get_ref<const std::string&>());
    figure.hasBall = json.value("has_ball", false);
    figure.preventedThisTurn = json.value("damage_prevented_this_turn", 0);
    figure.usesBrick = json.value("use_brick", false);
    return figure;
}

ContestSide readSide(const Json& json)
{
    ContestSide side;
    side.team = json.at("team").get<std::string>();
    side.stats = readStats(json.at("stats"));
    side.card = readCard(json.at("card"));
    side.ability = *fromWord<Ability>(json.value("ability", std::string("none")));
    if (const auto upgrades = json.find("upgrades"); upgrades != json.end())
        side.upgrades = readUpgrades(*upgrades);
    if (const auto burned = json.find("burned"); burned != json.end()) {
        for (const Json& card : *burned)
            side.burned.add(readCard(card));
    }
    side.stimPack = json.value("stim_pack", false);
    side.painGain = json.value("pain_gain", 0);
    if (const auto rolls = json.find("tiebreaker_rolls"); rolls != json.end())
        side.tiebreakerRolls = rolls->get<std::vector<int>>();
    if (const auto figure = json.find("figure"); figure != json.end())
        side.figures.push_back(readFigure(*figure));
    if (const auto figures = json.find("figures"); figures != json.end()) {
        for (const Json& figure : *figures)
            side.figures.push_back(readFigure(figure));
    }
    return side;
}

Contest readContest(const Json& json)
{
    Contest contest;
    contest.type = *fromWord<ContestType>(json.at("type").get_ref<const std::string&>());
    contest.isReaction = json.value("reaction", false);
    contest.initiator = readSide(json.at("initiator"));
    for (const Json& target : json.at("targets"))
        contest.targets.push_back(readSide(target));
    contest.followUp = json.value("follow_up", false);
    if (const auto round = json.find("initiator_surroundings"); round != json.end())
        contest.surroundings = readSurroundings(*round);
    return contest;
}

Problems shapeProblems(const Json& json)
{
    constexpr Sentence ringerOnly{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "Only a figure of kind ringer has a ringer.")};
    Problems problems;
    const auto checkFigure = [&](const Json& figure, const std::string& at) {
        if (figure.contains("ringer") && figure.at("kind") != "ringer")
            problems.push_back({at + "/ringer", Text{ringerOnly}});
    };
    checkFigure(json.at("initiator").at("figure"), "/initiator/figure");
    std::size_t t = 0;
    for (const Json& target : json.at("targets")) {
        std::size_t f = 0;
        for (const Json& figure : target.at("figures"))
            checkFigure(figure, pointerTo(pointerTo("/targets", t) + "/figures", f++));
        ++t;
    }
    return problems;
}

Json writeCardResult(CardResult card)
{
    return {{"status", card.isLive ? "live" : "dead"}, {"value", card.value}};
}

template <class Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json writeFigureResult(const FigureResult& result)
{
    return {{"id", result.id},
            {"damage_taken", result.damageTaken},
            {"damage_prevented", result.damagePrevented},
            {"damage_after", result.damageAfter},
            {"killed", result.isKilled},
            {"killed_by", result.killedBy.empty() ? Json(nullptr) : Json(result.killedBy)},
            {"knocked_down", result.isKnockedDown}};
}

Json writeComparison(const Comparison& comparison, bool isResolved)
{
    Json json{{"team", comparison.team},
              {"card", writeCardResult(comparison.card)},
              {"decided_by", toWord(comparison.decidedBy)},
              {"initiator_total", orNull(comparison.initiatorTotal)},
              {"target_total", orNull(comparison.targetTotal)},
              {"tiebreaker", orNull(comparison.tiebreaker)},
              {"winner", comparison.winner == Winner::Open ? Json(nullptr) : Json(toWord(comparison.winner))},
              {"margin", orNull(comparison.margin)}};
    Json figures = isResolved ? Json::array() : Json(nullptr);
    for (const FigureResult& figure : comparison.figures)
        figures.push_back(writeFigureResult(figure));
    json["figures"] = std::move(figures);
    return json;
}

Shape verdictShape()
{
    const Shape number = Shape::integer(-1000, 1000);
    const Shape card = Shape::object({required("status", Shape::words({"live", "dead"})),
                                      required("value", number, "what the card brings; 0 if dead")});
    std::vector<ShapeKey> figureKeys{required("id", Shape::text()),
                                     required("damage_taken", number, "in the contest, after prevention"),
                                     required("damage_prevented", number),
                                     required("damage_after", number, "all tokens now on it"),
                                     required("killed", Shape::boolean()),
                                     required("killed_by", Shape::text().orNull(), "the team credited"),
                                     required("knocked_down", Shape::boolean())};
    const Shape figure = Shape::object(figureKeys);
    figureKeys.push_back(required("push", Shape::words(allWords<Push>())));
    const Shape comparison = Shape::object(
        {required("team", Shape::text()), required("card", card),
         required("decided_by", Shape::words(allWords<DecidedBy>())),
         required("initiator_total", number.orNull(), "before the die"), required("target_total", number.orNull()),
         required("tiebreaker", number.orNull(), "the result that counted"),
         required("winner", Shape::words({"initiator", "target"}).orNull()), required("margin", number.orNull()),
         required("figures", Shape::list(figure).orNull())});
    return Shape::object({required("outcome", Shape::words({"resolved", "tiebreaker_needed"})),
                          required("initiator_card", card), required("results", Shape::list(comparison, 1, 2)),
                          required("initiator", Shape::object(std::move(figureKeys)).orNull()),
                          required("ball", Shape::object({required("carrier_after", Shape::text().orNull()),
                                                          required("loose", Shape::boolean()),
                                                          required("follow_up_allowed", Shape::boolean())})
                                               .orNull()),
                          required("victory_points", Shape::map(number).orNull(), "by team"),
                          required("healing_allowed", Shape::integer(0, 1).orNull(), "Vampirism")});
}

} // namespace

Json writeContestVerdict(const ContestVerdict& verdict)
{
    Json json{{"outcome", verdict.isResolved ? "resolved" : "tiebreaker_needed"},
              {"initiator_card", writeCardResult(verdict.initiatorCard)}};
    Json results = Json::array();
    for (const Comparison& comparison : verdict.comparisons)
        results.push_back(writeComparison(comparison, verdict.isResolved));
    json["results"] = std::move(results);
    if (!verdict.isResolved) {
        for (const char* key : {"initiator", "ball", "victory_points", "healing_allowed"})
            json[key] = nullptr;
        return json;
    }
    json["initiator"] = writeFigureResult(verdict.initiator);
    json["initiator"]["push"] = toWord(verdict.push);
    json["ball"] = {{"carrier_after", verdict.carrierAfter.empty() ? Json(nullptr) : Json(verdict.carrierAfter)},
                    {"loose", verdict.ballIsLoose},
                    {"follow_up_allowed", verdict.followUpAllowed}};
    json["victory_points"] = Json::object();
    for (const auto& [team, points] : verdict.victoryPoints)
        json["victory_points"][team] = points;
    json["healing_allowed"] = verdict.healingAllowed;
    return json;
}

Question contestQuestion(const Facts& facts)
{
    return {"contest",
            {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Who wins this contest, and what happens?")},
            contestShape(facts),
            verdictShape(),
            [&facts](const Json& json) -> Checked<JsonRuling> {
                if (Problems problems = shapeProblems(json); !problems.empty())
                    return problems;
                const Contest contest = readContest(json);
                if (Problems problems = problemsOf(contestFaults(contest)); !problems.empty())
                    return problems;
                const HouseRules houseRules = readHouseRules(json.value("house_rules", Json::object()));
                Ruling<ContestVerdict> ruling = judgeContest(contest, houseRules, facts.constants);
                return JsonRuling{writeContestVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
            }};
}

} // namespace whistle::kaosball
