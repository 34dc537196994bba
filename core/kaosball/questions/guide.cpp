// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/guide.h"

#include "kaosball/judging/scoring.h"
#include "kaosball/table/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

bool isComplete(const TeamFacts& team)
{
    return team.handling && team.tackling && team.fighting && team.runnerHealth && team.bruiserHealth;
}

/// The teams of the packs, those first whose numbers are known.
std::vector<const TeamFacts*> teamsByKnowledge(const Facts& facts)
{
    std::vector<const TeamFacts*> teams;
    for (const TeamFacts& team : facts.teams)
        teams.push_back(&team);
    std::stable_sort(teams.begin(), teams.end(), [](const TeamFacts* a, const TeamFacts* b) {
        const auto rank = [](const TeamFacts& team) { return isComplete(team) ? 0 : team.baseGame ? 1 : 2; };
        return rank(*a) < rank(*b);
    });
    return teams;
}

template <class Number>
void put(Json& json, const char* key, const std::optional<Number>& number)
{
    if (number)
        json[key] = *number;
    else
        json.erase(key);
}

Json printedStats(const TeamFacts& team)
{
    Json stats = Json::object();
    put(stats, "handling", team.handling);
    put(stats, "tackling", team.tackling);
    put(stats, "fighting", team.fighting);
    return stats;
}

/// Gives the figure its team's name and, unless it has a card of its own, its team's health.
void fitFigure(Json& figure, const TeamFacts& team)
{
    const std::string id = figure.value("id", std::string());
    const std::size_t slash = id.find('/');
    if (slash != std::string::npos)
        figure["id"] = team.id + id.substr(slash);
    const std::string kind = figure.value("kind", std::string());
    if (kind == toWord(FigureKind::Runner))
        put(figure, "health", team.runnerHealth);
    else if (kind == toWord(FigureKind::Bruiser))
        put(figure, "health", team.bruiserHealth);
}

void fitSide(Json& side, const TeamFacts& team)
{
    side["team"] = team.id;
    side["stats"] = printedStats(team);
    if (team.ability == Ability::None)
        side.erase("ability");
    else
        side["ability"] = toWord(team.ability);
    if (side.contains("figure"))
        fitFigure(side["figure"], team);
    if (side.contains("figures")) {
        for (Json& figure : side["figures"])
            fitFigure(figure, team);
    }
}

Json contestSide(const TeamFacts& team, const char* figure, FigureKind kind)
{
    Json side{{"team", team.id}, {"stats", Json::object()}, {"card", Json::object()}};
    Json one{{"id", team.id + "/" + figure}, {"kind", toWord(kind)}};
    if (figure[0] == 'b')
        side["figure"] = std::move(one);
    else
        side["figures"] = Json::array({std::move(one)});
    fitSide(side, team);
    return side;
}

Json fieldFigure(const TeamFacts& team, const char* figure, FigureKind kind)
{
    return {{"id", team.id + "/" + figure}, {"team", team.id}, {"kind", toWord(kind)}};
}

} // namespace

Json blankQuestion(std::string_view question, const Facts& facts)
{
    const std::vector<const TeamFacts*> teams = teamsByKnowledge(facts);
    if (teams.size() < 4)
        return {};
    const TeamFacts& one = *teams[0];
    const TeamFacts& other = *teams[1];
    const auto both = [&](const Json& rest) {
        Json list = Json::array();
        for (const TeamFacts* team : {&one, &other}) {
            Json entry{{"team", team->id}};
            entry.update(rest);
            list.push_back(std::move(entry));
        }
        return list;
    };
    if (question == "contest")
        return {{"type", toWord(ContestType::Attack)},
                {"initiator", contestSide(one, "b1", FigureKind::Bruiser)},
                {"targets", Json::array({contestSide(other, "r1", FigureKind::Runner)})}};
    if (question == "card_status")
        return {{"cards", Json::array()}, {"burned", Json::array()}};
    if (question == "bonus_scoring")
        return {{"teams", both({{"kills", 0}, {"fouls", 0}})}};
    if (question == "bribe_and_fouls")
        return {{"teams", both({{"cash", 0}, {"fouls", 0}, {"burned_cheat_cards", 1}, {"bribes", 0}})}};
    if (question == "knockout")
        return {{"mode", toWord(Mode::Versus)}, {"teams", both({{"score", 0}})}};
    if (question == "match_result")
        return {{"mode", toWord(Mode::Versus)},
                {"stage", toWord(MatchStage::EndOfPeriod4)},
                {"teams", both({{"score", 0}})}};
    if (question == "movement")
        return {{"active_figure", one.id + "/r1"},
                {"action", toWord(Movement::Sprint)},
                {"figures", Json::array({fieldFigure(one, "r1", FigureKind::Runner),
                                         fieldFigure(other, "b1", FigureKind::Bruiser)})},
                {"teams", Json::array({{{"team", one.id}, {"ability", toWord(one.ability)}},
                                       {{"team", other.id}, {"ability", toWord(other.ability)}}})}};
    if (question == "scoring")
        return {{"moment", toWord(ScoringMoment::StartOfTurn)},
                {"period", 1},
                {"active_team", one.id},
                {"ball", {{"carried_by", one.id + "/r1"}}},
                {"figures", Json::array({fieldFigure(one, "r1", FigureKind::Runner)})},
                {"teams", Json::array({{{"team", one.id}, {"side", toWord(Side::South)}},
                                       {{"team", other.id}, {"side", toWord(Side::North)}}})}};
    if (question == "loadout")
        return {{"active_upgrade_points", facts.constants.startingActiveUpgradePoints},
                {"owned_upgrades", Json::array()},
                {"active_upgrades", Json::array()}};
    if (question == "auction")
        return {{"auction", toWord(AuctionKind::Upgrades)},
                {"teams", both({{"cash", facts.constants.cashExhibition}})},
                {"lots", Json::array({Json::object()})},
                {"events", Json::array()}};
    if (question == "league_standings")
        return {{"teams", Json::array({teams[0]->id, teams[1]->id, teams[2]->id, teams[3]->id})},
                {"matches", Json::array()}};
    return {};
}

Json withPrintedTeam(Json input, const std::string& at, const Facts& facts)
{
    const Json::json_pointer place(at);
    if (place.empty() || !input.contains(place))
        return input;
    const Json named = input.at(place);
    if (at == "/moment" && input.contains("figures") && named == toWord(ScoringMoment::EndOfPeriod)) {
        input.erase("active_team"); // a turn is nobody's then
        return input;
    }
    if (at == "/moment" && input.contains("figures") && !input.contains("active_team") && input.contains("teams") &&
        !input["teams"].empty() && input["teams"].front().contains("team")) {
        input["active_team"] = input["teams"].front()["team"];
        return input;
    }
    Json& owner = input[place.parent_pointer()];
    if (place.back() == "kind" && owner.contains("health") && owner.contains("id")) { // of a contest's figure
        const std::string id = owner.value("id", std::string());
        if (const TeamFacts* team = facts.team(id.substr(0, id.find('/'))))
            fitFigure(owner, *team);
        return input;
    }
    if (place.back() == "ringer" && named.is_string()) {
        if (const RingerFacts* ringer = facts.ringer(named.get_ref<const std::string&>());
            ringer && ringer->health && owner.contains("health"))
            owner["health"] = *ringer->health;
        return input;
    }
    const TeamFacts* team =
        place.back() == "team" && named.is_string() ? facts.team(named.get_ref<const std::string&>()) : nullptr;
    if (team && owner.contains("card") && owner.contains("stats"))
        fitSide(owner, *team);
    return input;
}

QuestionGuide questionGuide(const Facts& facts)
{
    QuestionGuide guide;
    guide.labels = Labels("kaosball");
    guide.labels.addWords<Upgrade>();
    guide.labels.addKeys<Upgrade>("upgrades."); // copies by name
    guide.labels.addWords<Ringer>();
    guide.labels.addWords<Tactic>();
    guide.labels.addWords<Cheat>();
    guide.labels.addWords<Ability>();
    guide.blank = [&facts](std::string_view question) { return blankQuestion(question, facts); };
    guide.completed = [&facts](std::string_view, Json input, const std::string& at) {
        return withPrintedTeam(std::move(input), at, facts);
    };
    guide.inWords = verdictWords;
    guide.usualNames = [&facts](std::string_view sort) {
        std::vector<std::string> names;
        if (sort == "team") {
            for (const TeamFacts* team : teamsByKnowledge(facts))
                names.push_back(team->id);
        }
        return names;
    };
    guide.disputed = {"burned",    "card",      "cards",    "tiebreaker_rolls",
                      "damage",    "has_ball",  "standing", "walls",
                      "fires",     "path",      "rolls",    "score",
                      "kills",     "fouls",     "bribes",   "stim_pack",
                      "pain_gain", "use_brick", "type"};
    return guide;
}

} // namespace whistle::kaosball
