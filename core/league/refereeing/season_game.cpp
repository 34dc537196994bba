// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/texts.h"
#include "league/refereeing/referee.h"
#include "league/telling/season_json.h"

#include <QCoreApplication>
#include <map>

namespace whistle::league {

namespace {

/// One line of the log for each act; %1 what it is about.
const std::map<std::string, Sentence>& headlines()
{
    static const std::map<std::string, Sentence> sentences{
        {"create", {"league", QT_TRANSLATE_NOOP("league", "Season %1 created")}},
        {"person", {"league", QT_TRANSLATE_NOOP("league", "%1 among the people")}},
        {"enter", {"league", QT_TRANSLATE_NOOP("league", "%1 enters")}},
        {"edit_entrant", {"league", QT_TRANSLATE_NOOP("league", "%1 changed")}},
        {"draw_lots", {"league", QT_TRANSLATE_NOOP("league", "Lots from the seed \"%1\"")}},
        {"start", {"league", QT_TRANSLATE_NOOP("league", "The season starts")}},
        {"arrange", {"league", QT_TRANSLATE_NOOP("league", "Fixture %1 arranged")}},
        {"add_fixture", {"league", QT_TRANSLATE_NOOP("league", "Fixture added: %1")}},
        {"cancel_fixture", {"league", QT_TRANSLATE_NOOP("league", "Fixture %1 cancelled")}},
        {"record", {"league", QT_TRANSLATE_NOOP("league", "Result of %1")}},
        {"abandon", {"league", QT_TRANSLATE_NOOP("league", "%1 broken off")}},
        {"correct", {"league", QT_TRANSLATE_NOOP("league", "Result of %1 corrected")}},
        {"drop_out", {"league", QT_TRANSLATE_NOOP("league", "%1 drops out")}},
        {"replace", {"league", QT_TRANSLATE_NOOP("league", "%1 replaced")}},
        {"change_rules", {"league", QT_TRANSLATE_NOOP("league", "Rules of the table changed: %1")}},
        {"decide", {"league", QT_TRANSLATE_NOOP("league", "The organiser decides: %1")}},
        {"close_league", {"league", QT_TRANSLATE_NOOP("league", "The league part is closed")}},
    };
    return sentences;
}

std::string joined(const Json& ids, const Season& season)
{
    std::string names;
    for (const Json& id : ids) {
        const int entrant = season.entrantNamed(id.get<std::string>());
        names += (names.empty() ? "" : ", ") + (entrant < 0 ? id.get<std::string>() : season.nameOf(entrant));
    }
    return names;
}

/// What the act is about: names, or the fixture with its sides.
std::string subject(const Season& season, const Json& act)
{
    if (act.contains("fixture")) {
        const std::string id = act["fixture"];
        const int index = season.fixtureNamed(id);
        if (index < 0)
            return id;
        std::string names;
        for (const int entrant : season.fixtures[static_cast<std::size_t>(index)].sides)
            names += (names.empty() ? ": " : " - ") + season.nameOf(entrant);
        return id + names;
    }
    if (act.contains("entrant")) {
        if (act["entrant"].is_object())
            return act["entrant"]["name"];
        return joined(Json::array({act["entrant"]}), season);
    }
    if (act.contains("order"))
        return joined(act["order"], season);
    if (act.contains("sides"))
        return joined(act["sides"], season);
    if (act.contains("season"))
        return act["season"]["name"];
    if (act.contains("person"))
        return act["person"]["name"];
    return act.value("seed", act.value("reason", std::string()));
}

} // namespace

Text headline(const Season& before, const Act& act)
{
    return {headlines().at(act.json["command"].get<std::string>()), subject(before, act.json)};
}

Checked<Act> SeasonGame::read(const Json& json) const
{
    if (Problems problems = actShape().check(json); !problems.empty())
        return problems;
    return Act{json};
}

Json SeasonGame::table(const Season& season) const
{
    const LeagueRules* found = rulesOf(season);
    return found ? seasonJson(season, *found) : Json::object();
}

Json SeasonGame::packJson() const
{
    // A season brings its rules with it.
    return {{"id", "league"}, {"version", "1"}, {"sha256", std::string(64, '0')}};
}

Shape SeasonGame::tableShape() const
{
    return seasonShape();
}

} // namespace whistle::league
