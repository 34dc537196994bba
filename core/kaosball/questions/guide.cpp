// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "kaosball/questions/asked.h"

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
    auto teams = eachOf(facts.teams, [](const TeamFacts& team) { return &team; });
    std::ranges::stable_sort(teams, {}, [](const TeamFacts* team) {
        return isComplete(*team) ? 0 : team->baseGame ? 1 : 2;
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

/// Where each question begins without a match: nothing burned, no card said, %1 to %4 the teams whose numbers the packs
/// know best.
constexpr const char* blanks = R"({
    "contest": {"type": "attack",
                "initiator": {"team": "%1", "stats": {}, "card": {}, "figure": {"id": "%1/b1", "kind": "bruiser"}},
                "targets": [{"team": "%2", "stats": {}, "card": {}, "figures": [{"id": "%2/r1", "kind": "runner"}]}]},
    "card_status": {"cards": [], "burned": []},
    "bonus_scoring": {"teams": [{"team": "%1", "kills": 0, "fouls": 0}, {"team": "%2", "kills": 0, "fouls": 0}]},
    "bribe_and_fouls": {"teams": [{"team": "%1", "cash": 0, "fouls": 0, "burned_cheat_cards": 1, "bribes": 0},
                                  {"team": "%2", "cash": 0, "fouls": 0, "burned_cheat_cards": 1, "bribes": 0}]},
    "knockout": {"mode": "versus", "teams": [{"team": "%1", "score": 0}, {"team": "%2", "score": 0}]},
    "match_result": {"mode": "versus", "stage": "end_of_period_4",
                     "teams": [{"team": "%1", "score": 0}, {"team": "%2", "score": 0}]},
    "movement": {"active_figure": "%1/r1", "action": "sprint",
                 "figures": [{"id": "%1/r1", "team": "%1", "kind": "runner"},
                             {"id": "%2/b1", "team": "%2", "kind": "bruiser"}],
                 "teams": [{"team": "%1"}, {"team": "%2"}]},
    "scoring": {"moment": "start_of_turn", "period": 1, "active_team": "%1", "ball": {"carried_by": "%1/r1"},
                "figures": [{"id": "%1/r1", "team": "%1", "kind": "runner"}],
                "teams": [{"team": "%1", "side": "south"}, {"team": "%2", "side": "north"}]},
    "loadout": {"active_upgrade_points": 0, "owned_upgrades": [], "active_upgrades": []},
    "auction": {"auction": "upgrades", "teams": [{"team": "%1"}, {"team": "%2"}], "lots": [{}], "events": []},
    "league_standings": {"teams": ["%1", "%2", "%3", "%4"], "matches": []}
})";

Json blankQuestion(std::string_view question, const Facts& facts)
{
    const std::vector<const TeamFacts*> teams = teamsByKnowledge(facts);
    if (teams.size() < 4)
        return {};
    QString named = QString::fromUtf8(blanks);
    for (std::size_t i = 0; i < 4; ++i)
        named.replace(QStringLiteral("%%1").arg(i + 1), QString::fromStdString(teams[i]->id));
    Json blank = Json::parse(named.toStdString()).value(std::string(question), Json());
    if (question == "contest") {
        fitSide(blank["initiator"], *teams[0]);
        fitSide(blank["targets"][0], *teams[1]);
    }
    for (const std::size_t i : {0U, 1U}) {
        if (question == "movement")
            blank["teams"][i]["ability"] = toWord(teams[i]->ability);
        if (question == "auction")
            blank["teams"][i]["cash"] = facts.constants.cashExhibition;
    }
    if (question == "loadout")
        blank["active_upgrade_points"] = facts.constants.startingActiveUpgradePoints;
    return blank;
}

/// A question's input after a team was named at `at`: with the numbers that the packs print for that team.
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

const std::array<Topic, 11>& topics()
{
    static const std::array all{contestTopic(),     cardStatusTopic(), bonusScoringTopic(),   bribeAndFoulsTopic(),
                                knockoutTopic(),    movementTopic(),   loadoutTopic(),        auctionTopic(),
                                matchResultTopic(), scoringTopic(),    leagueStandingsTopic()};
    return all;
}

} // namespace

std::vector<Question> questions(const Facts& facts)
{
    return eachOf(topics(), [&](const Topic& topic) { return topic.question(facts); });
}

Question movementQuestion(const Facts& facts)
{
    return movementTopic().question(facts);
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
    guide.inWords = [](std::string_view question, const Json& input, const Json& verdict) {
        return firstWith(topics(), &Topic::id, question)->words(input, verdict);
    };
    guide.usualNames = [&facts](std::string_view sort) {
        return sort == "team" ? eachOf(teamsByKnowledge(facts), &TeamFacts::id) : NameList{};
    };
    guide.disputed = {"burned",    "card",      "cards",    "tiebreaker_rolls",
                      "damage",    "has_ball",  "standing", "walls",
                      "fires",     "path",      "rolls",    "score",
                      "kills",     "fouls",     "bribes",   "stim_pack",
                      "pain_gain", "use_brick", "type"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    const auto* topic = firstWith(topics(), &Topic::id, question);
    return topic && topic->now && !state.teams.empty() ? topic->now(state) : std::nullopt;
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    for (const Topic& topic : topics()) {
        if (std::optional<Json> input = topic.behind ? topic.behind(before, command, after) : std::nullopt)
            return AskedQuestion{topic.id, std::move(*input)};
    }
    return {};
}

} // namespace whistle::kaosball
