// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_json.h"

#include <algorithm>
#include <set>

namespace whistle::league {

namespace {

std::string textAt(const Json& json, const char* key)
{
    return json.contains(key) ? json[key].get<std::string>() : std::string();
}

int numberAt(const Json& json, const char* key, int otherwise)
{
    return json.contains(key) ? json[key].get<int>() : otherwise;
}

bool flagAt(const Json& json, const char* key)
{
    return json.contains(key) && json[key].get<bool>();
}

Shape formatShape()
{
    const Shape league = Shape::choice(
        "kind", {{"round_robin",
                  Shape::object({optional("meetings", Shape::integer(1, 4), "how often each pair meets; default 1"),
                                 optional("groups", Shape::integer(1, 8), "default 1")})},
                 {"tables", Shape::object({required("least", Shape::integer(3, 5), "players at a table"),
                                           required("most", Shape::integer(3, 5), "players at a table"),
                                           required("rounds", Shape::integer(1, 60))})},
                 {"ladder", Shape::object({})}});
    const Shape playoffs = Shape::choice(
        "kind",
        {{"bracket", Shape::object({required("places", Shape::integer(2, 8), "free places of the bracket are byes"),
                                    optional("best_of", Shape::list(Shape::integer(1, 9), 1, 3),
                                             "games by round, odd; the last holds for all that follow; default 1"),
                                    optional("third_place", Shape::boolean(), "default false")})},
         {"final_table", Shape::object({required("players", Shape::integer(3, 5), "in the one last match")})}});
    return Shape::object({optional("league", league), optional("playoffs", playoffs),
                          optional("draw", Shape::words(allWords<DrawOrder>()),
                                   "who is first in the schedule: in the order of entry (default) or of the lots")});
}

Shape calendarShape()
{
    return Shape::object({optional("first_date", Shape::text(), "of round 1, 2027-01-09"),
                          optional("days_between_rounds", Shape::integer(0, 366), "default 7"),
                          optional("time", Shape::text(), "18:30"), optional("venue", Shape::text())});
}

Bonus readBonus(const Json& json)
{
    const std::string what = json["for"];
    Bonus bonus;
    bonus.what = what == "score" ? Bonus::What::Score : what == "stat" ? Bonus::What::Stat : Bonus::What::NarrowLoss;
    bonus.stat = textAt(json, "stat");
    bonus.limit = numberAt(json, what == "narrow_loss" ? "at_most" : "at_least", 0);
    bonus.points = json["points"];
    return bonus;
}

LeaguePart readLeague(const Json& json)
{
    const std::string kind = json["kind"];
    if (kind == "round_robin")
        return RoundRobin{numberAt(json, "meetings", 1), numberAt(json, "groups", 1)};
    if (kind == "tables")
        return Tables{json["least"], json["most"], json["rounds"]};
    return Ladder{};
}

Playoffs readPlayoffs(const Json& json)
{
    if (json["kind"] == "final_table")
        return FinalTable{json["players"]};
    Bracket bracket;
    bracket.places = json["places"];
    bracket.thirdPlace = flagAt(json, "third_place");
    if (json.contains("best_of"))
        bracket.bestOf = json["best_of"].get<std::vector<int>>();
    return bracket;
}

Format readFormat(const Json& json)
{
    Format format;
    if (json.contains("league"))
        format.league = readLeague(json["league"]);
    if (json.contains("playoffs"))
        format.playoffs = readPlayoffs(json["playoffs"]);
    if (json.contains("draw"))
        format.draw = *fromWord<DrawOrder>(json["draw"].get<std::string>());
    return format;
}

} // namespace

Shape personShape()
{
    return Shape::object({required("id", Shape::text(), "the same in all seasons"), required("name", Shape::text()),
                          optional("notes", Shape::anyText()), optional("retired", Shape::boolean())});
}

Shape entrantShape()
{
    return Shape::object({required("id", Shape::text()), required("name", Shape::text()),
                          optional("coach", Shape::text(), "id of one of the people"),
                          optional("identity", Shape::text(), "the game's team"),
                          optional("colour", Shape::text(), "#rrggbb"), optional("notes", Shape::anyText())});
}

Shape pointsShape()
{
    const Shape points = Shape::integer(-100, 100);
    const Shape bonus = Shape::choice(
        "for",
        {{"score", Shape::object({required("at_least", Shape::integer(-99999, 99999)), required("points", points)})},
         {"stat", Shape::object({required("stat", Shape::text(), "one that the game counts"),
                                 required("at_least", Shape::integer(-99999, 99999)), required("points", points)})},
         {"narrow_loss", Shape::object({required("at_most", Shape::integer(0, 99999), "behind the best score"),
                                        required("points", points)})}});
    return Shape::object(
        {optional("win", points), optional("draw", points), optional("loss", points),
         optional("all_lost", points, "each, of a match without a winner"),
         optional("forfeit", points, "who does not come"),
         optional("forfeit_score", Shape::integer(0, 999), "of who came to a forfeited match"),
         optional("placement", Shape::list(points, 0, 5), "matches of three and more: for the first place, the second"),
         optional("bonuses", Shape::list(bonus, 0, 10))});
}

Shape definitionShape()
{
    return Shape::object(
        {required("id", Shape::text(), "a short name for files and commands"), required("name", Shape::text()),
         required("game", Shape::text(), "kaosball, ..."), required("format", formatShape()),
         optional("calendar", calendarShape()), optional("points", pointsShape(), "default: as the game has it"),
         optional("rank_by", Shape::words(allWords<RankBy>()), "default points"),
         optional("tie_breakers", Shape::list(Shape::text(), 0, 20), "in their order; default: as the game has it"),
         optional("seed", Shape::anyText(), "for all lots; publish it before the draw"),
         optional("settings", Shape::anything(), "the game's own"),
         optional("people", Shape::list(personShape(), 0, 200)),
         optional("entrants", Shape::list(entrantShape(), 0, 64))});
}

Shape resultShape()
{
    const Shape bySide = Shape::map(Shape::integer(-999999, 999999));
    return Shape::object({optional("scores", bySide, "by entrant"),
                          optional("places", Shape::map(Shape::integer(1, 5)), "by entrant; default: by the scores"),
                          optional("stats", Shape::map(bySide), "by what the game counts, then by entrant"),
                          optional("by", Shape::text(), "how it ended, a word of the game"),
                          optional("forfeited_by", Shape::list(Shape::text(), 1, 5), "entrants who did not come"),
                          optional("source", Shape::words(allWords<Source>()), "default hand"),
                          optional("match", Shape::text(), "of a tracked or imported match: how the store names it"),
                          optional("chain", Shape::text(), "the seal of its last line"),
                          optional("date", Shape::text(), "2027-01-09"), optional("note", Shape::anyText()),
                          optional("deviations", Shape::list(Shape::text()), "from the rules of the league"),
                          optional("details", Shape::anything(), "by entrant: what the game carries on")});
}

Person readPerson(const Json& json)
{
    return {json["id"], json["name"], textAt(json, "notes"), flagAt(json, "retired")};
}

Entrant readEntrant(const Json& json)
{
    return {json["id"],
            json["name"],
            textAt(json, "coach"),
            textAt(json, "identity"),
            textAt(json, "colour"),
            textAt(json, "notes"),
            {}};
}

PointsScheme readPoints(const Json& json, PointsScheme before)
{
    before.win = numberAt(json, "win", before.win);
    before.draw = numberAt(json, "draw", before.draw);
    before.loss = numberAt(json, "loss", before.loss);
    before.allLost = numberAt(json, "all_lost", before.allLost);
    before.forfeit = numberAt(json, "forfeit", before.forfeit);
    before.forfeitScore = numberAt(json, "forfeit_score", before.forfeitScore);
    if (json.contains("placement"))
        before.placement = json["placement"].get<std::vector<int>>();
    if (json.contains("bonuses")) {
        before.bonuses.clear();
        for (const Json& bonus : json["bonuses"])
            before.bonuses.push_back(readBonus(bonus));
    }
    return before;
}

std::vector<TieBreaker> readTieBreakers(const Json& words)
{
    std::vector<TieBreaker> read;
    for (const Json& word : words) {
        if (const auto tieBreaker = tieBreakerFrom(word.get<std::string>()))
            read.push_back(*tieBreaker);
    }
    return read;
}

std::string unknownTieBreaker(const Json& words, const LeagueRules& rules)
{
    const std::vector<std::string> stats = rules.statIds();
    std::set<std::string> seen;
    for (const Json& each : words) {
        const std::string word = each;
        const std::optional<TieBreaker> tieBreaker = tieBreakerFrom(word);
        const bool isKnown = tieBreaker && (tieBreaker->stat.empty() ||
                                            std::find(stats.begin(), stats.end(), tieBreaker->stat) != stats.end());
        if (!isKnown || !seen.insert(word).second)
            return word;
    }
    return {};
}

Season readDefinition(const Json& json, const LeagueRules& rules)
{
    Season season;
    season.id = json["id"];
    season.name = json["name"];
    season.game = json["game"];
    season.format = readFormat(json["format"]);
    if (json.contains("calendar")) {
        const Json& calendar = json["calendar"];
        season.calendar = {textAt(calendar, "first_date"), numberAt(calendar, "days_between_rounds", 7),
                           textAt(calendar, "time"), textAt(calendar, "venue")};
    }
    season.points = json.contains("points") ? readPoints(json["points"], rules.points) : rules.points;
    if (json.contains("rank_by"))
        season.rankBy = *fromWord<RankBy>(json["rank_by"].get<std::string>());
    season.tieBreakers = json.contains("tie_breakers") ? readTieBreakers(json["tie_breakers"]) : rules.tieBreakers;
    season.seed = json.contains("seed") ? json["seed"].get<std::string>() : season.id;
    season.settings = rules.defaults;
    if (json.contains("settings"))
        season.settings.update(json["settings"]);
    for (const Json& person : json.value("people", Json::array()))
        season.people.push_back(readPerson(person));
    for (const Json& entrant : json.value("entrants", Json::array()))
        season.entrants.push_back(readEntrant(entrant));
    return season;
}

} // namespace whistle::league
