// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_file.h"

#include "base/plain_text.h"
#include "league/model/texts.h"
#include "league/standings/standings.h"
#include "league/telling/season_json.h"

#include <limits>

namespace whistle::league {

namespace {

/// A program that opens the table must not take a name for something to work out.
std::string asWords(const std::string& field)
{
    const bool isFormula =
        field.starts_with("\uFF1D") || // the wide sign of Asian keyboards
        (!field.empty() && std::string_view("=+-@\t\r\n").find(field.front()) != std::string_view::npos);
    const bool isNumber = field.size() > 1 && field.find_first_not_of("0123456789", 1) == std::string::npos;
    return isFormula && !isNumber ? "'" + field : field;
}

std::string quoted(const std::string& words)
{
    const std::string field = readable(QString::fromStdString(asWords(words))).toStdString();
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string text = "\"";
    for (const char each : field)
        text += each == '"' ? "\"\"" : std::string(1, each);
    return text + "\"";
}

std::string line(const std::vector<std::string>& fields)
{
    std::string text;
    for (std::size_t i = 0; i < fields.size(); ++i)
        text += (i == 0 ? "" : ",") + quoted(fields[i]);
    return text + "\r\n";
}

} // namespace

Json seasonFile(const std::vector<RecordedLine>& record, const Season& season, const LeagueRules& rules)
{
    Json lines = Json::array();
    for (const RecordedLine& each : record)
        lines.push_back(*parseJson(each.text));
    return {{"format", "whistle-season"},
            {"format_version", 1},
            {"record", std::move(lines)},
            {"season", seasonJson(season, rules)}};
}

Shape seasonFileShape()
{
    return Shape::object({required("format", Shape::words({"whistle-season"})),
                          required("format_version", Shape::integer(1, 1)),
                          required("record", Shape::list(Shape::anything(), 1, std::numeric_limits<int>::max()),
                                   "the lines of the season's record, as in a match file"),
                          required("season", seasonShape())});
}

Checked<std::vector<RecordedLine>> readSeasonFile(const Json& file)
{
    if (Problems problems = seasonFileShape().check(file); !problems.empty())
        return problems;
    std::vector<std::string> texts;
    for (const Json& each : file["record"])
        texts.push_back(each.dump());
    SoundLines sound = soundLines(texts);
    if (sound.fault)
        return Problem{
            pointerTo("/record", sound.lines.size()),
            Text{Saying::tr("The record of this season file does not hold: %1"), sound.fault->message.toStdString()}};
    return std::move(sound.lines);
}

std::string tableCsv(const Season& season, const LeagueRules& rules)
{
    std::vector<std::string> head{"group", "rank", "entrant", "name",      "coach",         "played",    "won",
                                  "drawn", "lost", "points",  "score_for", "score_against", "difference"};
    for (const StatKind& stat : rules.stats)
        head.push_back(stat.id);
    head.emplace_back("why");
    std::string csv = line(head);
    for (std::size_t group = 0; group < season.groups.size() && season.format.league; ++group) {
        for (const TableRow& row : standings(groupInquiry(season, rules, static_cast<int>(group)))) {
            const Entrant& entrant = season.entrant(row.entrant);
            const Person* coach = season.person(entrant.coach);
            std::vector<std::string> fields{std::to_string(group + 1), std::to_string(row.rank), entrant.id,
                                            entrant.name, coach ? coach->name : ""};
            for (const int number : {row.played, row.won, row.drawn, row.lost, row.points, row.scoreFor,
                                     row.scoreAgainst, row.difference()})
                fields.push_back(std::to_string(number));
            for (std::size_t stat = 0; stat < row.stats.size(); ++stat) {
                const std::optional<int> known = row.stat(stat);
                fields.push_back(known ? std::to_string(*known) : "");
            }
            fields.push_back(row.headline ? row.headline->toStdString() : "");
            csv += line(fields);
        }
    }
    return csv;
}

std::string fixturesCsv(const Season& season, const LeagueRules& rules)
{
    std::string csv = line({"fixture", "part", "round", "date", "time", "venue", "side", "name", "place", "score",
                            "points", "how", "by", "source"});
    for (const Fixture& fixture : season.fixtures) {
        const std::optional<Result> result = countedResult(season, fixture);
        for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
            const int entrant = fixture.sides[side];
            std::vector<std::string> fields{fixture.id,
                                            fixture.playoffs ? "playoffs" : "league",
                                            std::to_string(fixture.round),
                                            fixture.date,
                                            fixture.time,
                                            fixture.venue,
                                            entrant < 0 ? "" : season.entrant(entrant).id,
                                            entrant < 0 ? "" : season.entrant(entrant).name};
            if (result) {
                fields.push_back(std::to_string(result->places[side]));
                fields.push_back(result->hasScores ? std::to_string(result->scores[side]) : "");
                fields.push_back(std::to_string(season.points.pointsOf(*result, side, rules.statIds())));
                fields.emplace_back(toWord(result->how));
                fields.push_back(result->by);
                fields.emplace_back(toWord(result->source));
            } else {
                fields.resize(14);
            }
            csv += line(fields);
        }
    }
    return csv;
}

} // namespace whistle::league
