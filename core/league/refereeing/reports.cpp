// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/reports.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/refereeing/result_fields.h"

#include <algorithm>
#include <iterator>

namespace whistle::league {

namespace {

const Json& partOf(const Json& json, const std::string& key)
{
    static const Json nothing;
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? *found : nothing;
}

std::string wordIn(const Json& json, const std::string& key)
{
    const Json& word = partOf(json, key);
    return word.is_string() ? word.get<std::string>() : std::string();
}

std::vector<std::string> idsOf(const Season& season, const Fixture& fixture)
{
    std::vector<std::string> ids;
    for (const int side : fixture.sides)
        ids.push_back(side < 0 ? std::string() : season.entrant(side).id);
    return ids;
}

/// Both as one, where they say nothing that contradicts the other.
std::optional<Json> together(const Json& one, const Json& other)
{
    if (!one.is_object() || !other.is_object())
        return one == other ? std::optional(one) : std::nullopt;
    Json both = one;
    for (const auto& [key, value] : other.items()) {
        if (!both.contains(key)) {
            both[key] = value;
            continue;
        }
        const std::optional<Json> part = together(both[key], value);
        if (!part)
            return {};
        both[key] = *part;
    }
    return both;
}

/// What has to be said alike: who is silent about it says that it was not so.
bool saySameOf(const Json& one, const Json& other, const std::string& key)
{
    return partOf(one, key) == partOf(other, key);
}

} // namespace

Checked<Report> readReport(const Json& told, const std::string& entrant, const Season& season, const LeagueRules& rules,
                           const Fixture& fixture)
{
    Report report{fixture.id, idsOf(season, fixture), entrant, {{"sides", Json::object()}}, Json::object()};
    Json& result = report.result;
    Problems problems;
    const Json& absent = partOf(told, "absent");
    for (const std::string& id : report.sides) {
        if (absent.is_array() && contains(absent, Json(id))) {
            result["forfeited_by"].push_back(id);
            report.told["absent"].push_back(id);
            continue;
        }
        for (const SideField& field : sideFields(season, rules, fixture.sides.size())) {
            const Json& value = partOf(partOf(partOf(told, "sides"), id), field.name());
            if (value.is_null())
                continue;
            addTo(problems, field.shape.check(value, "/sides/" + id + '/' + field.name()));
            tell(result, field, id, value);
            report.told["sides"][id][field.name()] = value;
        }
    }
    if (!problems.empty())
        return problems;
    const auto soFar = [&] { return toldSoFar(result, season, rules, fixture.sides); };
    if (const std::string by = wordIn(told, "by"); !by.empty()) {
        if (!rules.way(by))
            return Problem{"/by", Text{Saying::tr("A match of this game cannot end that way.")}};
        if (!soFar().isWalkover)
            result["by"] = report.told["by"] = by;
    }
    if (soFar().asksWinner) {
        const auto winner = std::find(report.sides.begin(), report.sides.end(), wordIn(told, "winner"));
        if (winner != report.sides.end()) {
            tellWinner(result, report.sides, static_cast<int>(winner - report.sides.begin()));
            report.told["winner"] = *winner;
        }
    }
    if (ToldSoFar so = soFar(); !so.missing.render().isEmpty())
        return Problem{{}, std::move(so.missing)};
    return report;
}

std::vector<Report> reportsOn(const std::string& fixture, const std::vector<Report>& reports)
{
    std::vector<Report> found;
    std::copy_if(reports.begin(), reports.end(), std::back_inserter(found),
                 [&](const Report& report) { return report.fixture == fixture; });
    return found;
}

std::optional<Json> agreed(const std::vector<Report>& reports)
{
    if (reports.empty())
        return {};
    Json all = reports.front().result;
    for (const Report& report : reports) {
        const bool isSame = saySameOf(all, report.result, "forfeited_by") && saySameOf(all, report.result, "places") &&
                            saySameOf(all, report.result, "by");
        const std::optional<Json> both = isSame ? together(all, report.result) : std::nullopt;
        if (!both)
            return {};
        all = *both;
    }
    return all;
}

Reported reported(const Season& season, const Fixture& fixture, const std::vector<Report>& reports)
{
    const std::vector<Report> ofThis = reportsOn(fixture.id, reports);
    if (ofThis.empty())
        return Reported::Not;
    if (!agreed(ofThis))
        return Reported::Differs;
    const bool isByAll = std::all_of(fixture.sides.begin(), fixture.sides.end(), [&](int side) {
        return std::any_of(ofThis.begin(), ofThis.end(),
                           [&](const Report& report) { return report.entrant == season.entrant(side).id; });
    });
    return isByAll ? Reported::Agreed : Reported::BySome;
}

std::vector<Report> stillOpen(const Season& season, const std::vector<Report>& reports)
{
    std::vector<Report> open;
    std::copy_if(reports.begin(), reports.end(), std::back_inserter(open), [&](const Report& report) {
        const int index = season.fixtureNamed(report.fixture);
        if (index < 0)
            return false;
        const Fixture& fixture = season.fixtures[static_cast<std::size_t>(index)];
        return isKnown(fixture) && !isSettled(season, fixture) && report.sides == idsOf(season, fixture) &&
               contains(report.sides, report.entrant);
    });
    return open;
}

} // namespace whistle::league
