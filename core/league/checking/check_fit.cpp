// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include "base/common_words.h"

#include <set>
#include <tuple>

namespace whistle::league {

namespace {

constexpr auto isMissing = Saying::tr("An exported season needs “%1”, which is missing.");
constexpr auto noPairing = Saying::tr("This pairing is not the next one in a bracket of %1.");

using Names = std::set<std::string>;

class FitCheck : public Check {
public:
    using Check::Check;

    void run()
    {
        checkDefinition();
        if (!m_found.empty())
            return;
        for (const Json& entrant : m_definition.at("entrants"))
            addTo(m_entrants, entrant.at("id"), "/definition/entrants");
        checkGroups();
        checkFixtures();
        checkNames(m_season.at("seeding"), "/seeding");
        for (const char* lists : {"decisions", "open_ties"}) {
            lookAtEach(m_season.at(lists), std::string("/") + lists, [this](const Json& each, const std::string& at) {
                checkNames(each.is_object() ? each.at("order") : each, at);
            });
        }
        for (const auto& [id, remaining] : m_season.at("dropped_out").items())
            checkName(id, pointerTo("/dropped_out", id));
        checkMaybe(m_season.at("champion"), "/champion");
        for (const Json& each : m_season.value("final_places", Json::array()))
            checkName(each.at("entrant"), "/final_places");
        checkTables();
        if (m_found.empty())
            checkPlayoffs();
    }

private:
    void mustHave(const Json& object, const std::string& at, std::initializer_list<const char*> keys)
    {
        for (const char* key : keys) {
            if (!object.contains(key))
                report(pointerTo(at, key), isMissing, std::string(key));
        }
    }

    /// A definition may leave out what the game has; an exported one says everything.
    void checkDefinition()
    {
        const std::string at = "/definition";
        mustHave(m_definition, at, {"points", "rank_by", "tie_breakers", "seed"});
        mustHave(m_format, at + "/format", {"draw"});
        if (m_definition.contains("points")) {
            mustHave(m_definition.at("points"), at + "/points",
                     {"win", "draw", "loss", "all_lost", "forfeit", "placement", "bonuses"});
        }
        if (m_format.contains("league")) {
            const Json& league = m_format.at("league");
            if (league.at("kind") == "round_robin")
                mustHave(league, at + "/format/league", {"meetings"});
            if (league.at("kind") == "tables")
                mustHave(league, at + "/format/league", {"least", "most"});
        }
        if (m_format.contains("playoffs")) {
            const Json& playoffs = m_format.at("playoffs");
            mustHave(playoffs, at + "/format/playoffs", {playoffs.at("kind") == "bracket" ? "places" : "players"});
        }
        if (m_definition.at("entrants").empty())
            report(at + "/entrants", isMissing, std::string("entrants"));
    }

    void addTo(Names& names, const std::string& name, const std::string& at)
    {
        if (!names.insert(name).second)
            report(at, common::Saying::tr("“%1” appears here twice; once was expected."), name);
    }
    void checkName(const std::string& name, const std::string& at)
    {
        if (!m_entrants.contains(name))
            report(at, Saying::tr("“%1” is not in this season."), name);
    }
    void checkMaybe(const Json& name, const std::string& at)
    {
        if (name.is_string())
            checkName(name, at);
    }
    /// Everybody there is somebody, and there once.
    void checkNames(const Json& names, const std::string& at)
    {
        Names seen;
        for (const Json& name : names) {
            checkName(name, at);
            addTo(seen, name, at);
        }
    }

    void checkGroups()
    {
        const Json& groups = m_season.at("groups");
        bool isEmpty = groups.empty();
        for (const Json& group : groups) {
            checkNames(group, "/groups");
            isEmpty = isEmpty || group.empty();
        }
        if (isEmpty)
            report("/groups", Saying::tr("There are no groups, or one is empty."));
    }

    void checkFixtures()
    {
        lookAtEach(m_season.at("fixtures"), "/fixtures", [this](const Json& fixture, const std::string& at) {
            const std::string id = fixture.at("id");
            m_fixtures.insert(id);
            Names sides;
            for (const Json& side : fixture.at("sides")) {
                checkMaybe(side, at + "/sides");
                if (side.is_string())
                    sides.insert(side);
            }
            if (fixture.at("state") != "played")
                return;
            if (!fixture.contains("result"))
                report(at, Saying::tr("%1 has been played but has no result."), id);
            else
                checkResult(fixture.at("result"), sides, at + "/result", id);
        });
    }

    void checkResult(const Json& result, const Names& sides, const std::string& at, const std::string& id)
    {
        for (const char* key : {"places", "points", "scores"}) {
            if (result.contains(key))
                checkBySide(result.at(key), sides, pointerTo(at, key), id);
        }
        if (result.contains("stats")) {
            for (const auto& [stat, numbers] : result.at("stats").items())
                checkBySide(numbers, sides, pointerTo(at + "/stats", stat), id);
        }
    }

    void checkBySide(const Json& numbers, const Names& sides, const std::string& at, const std::string& id)
    {
        Names told;
        for (const auto& [side, number] : numbers.items())
            told.insert(side);
        if (told != sides || sides.size() < 2)
            report(at, Saying::tr("Each side of %1 must be listed here exactly once."), id);
    }

    void checkTables()
    {
        const std::size_t groups = m_season.at("groups").size();
        const Json& tables = m_season.at("tables");
        if (tables.size() > groups)
            report("/tables", Saying{QT_TRANSLATE_N_NOOP("league", "There are %1 tables for %n group(s).")},
                   static_cast<int>(tables.size()), static_cast<int>(groups));
        lookAtEach(tables, "/tables", [this](const Json& table, const std::string& at) {
            Names seen;
            for (const Json& row : table) {
                checkName(row.at("entrant"), at);
                addTo(seen, row.at("entrant"), at);
            }
        });
    }

    static int roundsOf(int places)
    {
        int rounds = 1;
        for (int size = 2; size < places; size *= 2)
            ++rounds;
        return rounds;
    }

    /// The pairings in their order: branch, round, and place in the round. The main branch halves from round to round;
    /// the lower one keeps its number each second time, when those from above come in.
    [[nodiscard]] std::vector<std::tuple<std::string, int, int>> pairingsDue(int places) const
    {
        const std::string losers = m_format.at("playoffs").value("losers", std::string());
        const int rounds = roundsOf(places);
        std::vector<std::tuple<std::string, int, int>> due;
        const auto add = [&](const char* branch, int round, int pairings) {
            for (int pairing = 1; pairing <= pairings; ++pairing)
                due.emplace_back(branch, round, pairing);
        };
        for (int round = 1; round <= rounds; ++round)
            add("main", round, 1 << (rounds - round));
        for (int round = 2; losers == "double_elimination" && round <= 2 * rounds - 1; ++round)
            add("lower", round, 1 << (rounds - 1 - round / 2));
        const int lastFinal = 2 * rounds + (m_format.at("playoffs").value("one_final", false) ? 0 : 1);
        for (int round = 2 * rounds; losers == "double_elimination" && round <= lastFinal; ++round)
            add("final", round, 1);
        for (int round = 2; losers == "consolation" && round <= rounds; ++round)
            add("consolation", round, 1 << (rounds - round));
        // Everybody plays in each round; the main branch has the first pairings.
        for (int round = 2; losers == "every_place" && round <= rounds; ++round) {
            for (int pairing = (1 << (rounds - round)) + 1; pairing <= 1 << (rounds - 1); ++pairing)
                due.emplace_back("places", round, pairing);
        }
        return due;
    }

    /// The pairings come round by round.
    void checkPlayoffs()
    {
        std::size_t index = 0;
        const bool isBracket = kindOf("playoffs") == "bracket";
        const int places = isBracket ? m_format.at("playoffs").at("places").get<int>() : 0;
        std::vector<std::tuple<std::string, int, int>> due = isBracket ? pairingsDue(places) : decltype(due)();
        std::size_t next = 0;
        for (const Json& series : m_season.at("playoffs")) {
            const std::string at = pointerTo("/playoffs", index++);
            for (const Json& side : series.at("sides"))
                checkMaybe(side.at("entrant"), at + "/sides");
            checkMaybe(series.at("winner"), at + "/winner");
            for (const Json& game : series.at("games")) {
                if (!m_fixtures.contains(game.get<std::string>()))
                    report(at + "/games", common::Saying::tr("There is no fixture “%1”."), game.get<std::string>());
            }
            if (!isBracket)
                continue;
            // The match for the third place stands where it stands.
            if (series.at("pairing").is_string()) {
                if (!m_format.at("playoffs").value("third_place", false) || series.at("round") != roundsOf(places))
                    return report(at, noPairing, places);
                continue;
            }
            const bool fits = next < due.size() &&
                              due[next] == std::tuple{series.value("bracket", std::string("main")),
                                                      series.at("round").get<int>(), series.at("pairing").get<int>()};
            if (!fits)
                return report(at, noPairing, places);
            ++next;
        }
        if (isBracket && !m_season.at("seeding").empty() && next != due.size())
            report("/playoffs", noPairing, places);
        if (m_format.contains("playoffs") && !isBracket && m_season.at("fixtures").empty())
            report("/fixtures", Saying::tr("The playoffs have no matches."));
    }

    Names m_entrants;
    Names m_fixtures;
};

} // namespace

void checkFit(const Json& season, Problems& found)
{
    FitCheck(season, found).run();
}

} // namespace whistle::league
