// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include <map>
#include <set>
#include <utility>

namespace whistle::league {

namespace {

/// LG-2.13, worked out from the list of the fixtures: nobody moves for what comes later in it.
class SeatCheck : public Check {
public:
    using Check::Check;

    void run()
    {
        for (const Json& entrant : m_definition.at("entrants")) {
            if (const int table = entrant.value("table", 0); table > 0)
                m_fixed[entrant.at("id").get<std::string>()] = table;
        }
        const Json& fixtures = m_season.at("fixtures");
        // Who exported it before fixtures had tables tells none.
        bool areTold = false;
        for (const Json& fixture : fixtures)
            areTold = areTold || fixture.contains("table");
        if (!areTold)
            return;
        for (std::size_t i = 0; i < fixtures.size(); ++i) {
            const std::string part = fixtures[i].at("part");
            m_rounds[std::pair(part, fixtures[i].at("round").get<int>())].push_back(i);
        }
        for (const auto& [round, indices] : m_rounds) {
            if (round.first == "playoffs" || kindOf("league") != "ladder")
                checkRound(indices);
        }
    }

private:
    /// The games of a pairing are played at one table.
    static std::string matchOf(const Json& fixture)
    {
        return fixture.at("part") == "league" ? fixture.at("id").get<std::string>()
                                              : fixture.value("bracket", std::string()) + fixture.at("pairing").dump();
    }

    [[nodiscard]] int wantedBy(const Json& fixture) const
    {
        for (const Json& side : fixture.at("sides")) {
            if (!side.is_string())
                continue;
            if (const auto fixed = m_fixed.find(side.get<std::string>()); fixed != m_fixed.end())
                return fixed->second;
        }
        return 0;
    }

    void checkRound(const std::vector<std::size_t>& indices)
    {
        const Json& fixtures = m_season.at("fixtures");
        std::map<std::string, int> tableOf;
        std::vector<std::string> without;
        std::set<int> taken;
        for (const std::size_t index : indices) {
            const std::string match = matchOf(fixtures[index]);
            if (tableOf.contains(match))
                continue;
            const int wanted = wantedBy(fixtures[index]);
            const bool gets = wanted > 0 && taken.insert(wanted).second;
            tableOf[match] = gets ? wanted : 0;
            if (!gets)
                without.push_back(match);
        }
        int free = 1;
        for (const std::string& match : without) {
            while (!taken.insert(free).second)
                ++free;
            tableOf[match] = free;
        }
        for (const std::size_t index : indices) {
            const Json& fixture = fixtures[index];
            const int due = tableOf.at(matchOf(fixture));
            const int told = fixture.value("table", 0);
            const bool isNeeded = fixture.at("state") == "open" || fixture.at("state") == "played";
            if (told != due && (told > 0 || isNeeded))
                report("/fixtures/" + std::to_string(index), Saying::tr("%1 is played at table %2, not at table %3."),
                       fixture.at("id").get<std::string>(), due, told);
        }
    }

    std::map<std::string, int> m_fixed; ///< by entrant
    std::map<std::pair<std::string, int>, std::vector<std::size_t>> m_rounds;
};

} // namespace

void checkSeats(const Json& season, Problems& found)
{
    SeatCheck(season, found).run();
}

} // namespace whistle::league
