// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_file.h"

#include "base/contains.h"
#include "base/first.h"
#include "base/sheet.h"
#include "league/model/texts.h"
#include "league/refereeing/own_fixtures.h"
#include "league/standings/standings.h"
#include "league/standings/tie_values.h"
#include "league/telling/season_json.h"

#include <limits>

namespace whistle::league {

namespace {

constexpr const char* byteOrderMark = "\uFEFF";

} // namespace

Json seasonFile(const std::vector<RecordedLine>& record, const Season& season, const LeagueRules& rules,
                TieValues values)
{
    Json lines = Json::array();
    for (const RecordedLine& each : record)
        lines.push_back(*parseJson(each.text));
    return {{"format", "whistle-season"},
            {"format_version", 1},
            {"record", std::move(lines)},
            {"season", seasonJson(season, rules, values)}};
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
            Text{Saying::tr("The record in this season file is inconsistent: %1"), sound.fault->message.toStdString()}};
    return std::move(sound.lines);
}

std::string tableCsv(const Season& season, const LeagueRules& rules, const SheetStyle& style, TieValues values)
{
    // The groups of a season have the same tie-breakers; not each need tell somebody apart by all of them.
    std::vector<std::vector<TableRow>> tables;
    std::vector<std::vector<TieColumn>> ties;
    std::vector<std::string> tieWords;
    for (std::size_t group = 0; group < season.groups.size() && season.format.league; ++group) {
        const TableInquiry inquiry = groupInquiry(season, rules, static_cast<int>(group));
        tables.push_back(standings(inquiry));
        ties.push_back(values == TieValues::With ? tieColumns(inquiry, tables.back()) : std::vector<TieColumn>());
        for (const TieColumn& column : ties.back()) {
            if (!contains(tieWords, column.word))
                tieWords.push_back(column.word);
        }
    }
    std::vector<std::string> head{"group", "rank", "entrant", "name",      "coach",         "played",    "won",
                                  "drawn", "lost", "points",  "score_for", "score_against", "difference"};
    for (const StatKind& stat : rules.stats)
        head.push_back(stat.id);
    head.insert(head.end(), tieWords.begin(), tieWords.end());
    head.emplace_back("why");
    std::string csv = (style.hasMark ? byteOrderMark : "") + sheetLine(head, style);
    for (std::size_t group = 0; group < tables.size(); ++group) {
        for (std::size_t place = 0; place < tables[group].size(); ++place) {
            const TableRow& row = tables[group][place];
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
            for (const std::string& word : tieWords) {
                const TieColumn* column = firstWith(ties[group], &TieColumn::word, word);
                const std::optional<int> value = column ? column->values[place] : std::nullopt;
                fields.push_back(value ? std::to_string(*value) : "");
            }
            fields.push_back(row.headline ? row.headline->toStdString() : "");
            csv += sheetLine(fields, style);
        }
    }
    return csv;
}

std::string fixturesCsv(const Season& season, const LeagueRules& rules, const SheetStyle& style)
{
    const std::vector<SideField> said = ownFields(season, rules);
    std::vector<std::string> head{"fixture", "part",      "round",  "date",    "time",      "venue", "side",
                                  "name",    "place",     "score",  "points",  "how",       "by",    "source",
                                  "state",   "abandoned", "absent", "awarded", "played_on", "note"};
    for (const SideField& field : said)
        head.push_back(field.name());
    std::string csv = (style.hasMark ? byteOrderMark : "") + sheetLine(head, style);
    for (const Fixture& fixture : season.fixtures) {
        const std::optional<Result> result = countedResult(season, fixture);
        const Json whole = result ? writeResult(season, *result, rules) : Json();
        for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
            const int entrant = fixture.sides[side];
            const std::string id = entrant < 0 ? "" : season.entrant(entrant).id;
            std::vector<std::string> fields{fixture.id,
                                            fixture.playoffs ? "playoffs" : "league",
                                            std::to_string(fixture.round),
                                            fixture.date,
                                            fixture.time,
                                            fixture.venue,
                                            id,
                                            entrant < 0 ? "" : season.entrant(entrant).name};
            if (result) {
                fields.push_back(std::to_string(result->places[side]));
                fields.push_back(result->hasScores ? std::to_string(result->scores[side]) : "");
                fields.push_back(std::to_string(season.points.pointsOf(*result, side, rules.statIds())));
                fields.emplace_back(toWord(result->how));
                fields.push_back(result->by);
                fields.emplace_back(toWord(result->source));
            }
            fields.resize(14);
            fields.emplace_back(stateOf(season, fixture));
            fields.push_back(fixture.abandoned);
            if (result) {
                fields.emplace_back(result->absent[side] ? "absent" : "");
                fields.insert(fields.end(), {result->awarded, result->date, result->note});
                for (const SideField& field : said)
                    fields.push_back(typedFrom(told(whole, field, id), {}).toStdString());
            }
            fields.resize(head.size());
            csv += sheetLine(fields, style);
        }
    }
    return csv;
}

} // namespace whistle::league
