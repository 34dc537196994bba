// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check_playoffs.h"

#include "league/checking/check_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace whistle::league {

namespace {

constexpr Sentence tooEarly{"league",
                            QT_TRANSLATE_NOOP("league", "The playoffs are seeded before the league part is over.")};
constexpr Sentence notSeeded{"league", QT_TRANSLATE_NOOP("league", "The league part is over and nobody is seeded.")};
constexpr Sentence wrongSeed{"league", QT_TRANSLATE_NOOP("league", "Seed %1 belongs to %2, not to %3.")};
constexpr Sentence wrongPairing{"league",
                                QT_TRANSLATE_NOOP("league", "Others play in round %1, pairing %2 of the playoffs.")};
constexpr Sentence wrongGameSides{"league",
                                  QT_TRANSLATE_NOOP("league", "The game %1 has other sides than its pairing.")};
constexpr Sentence wrongWinner{"league",
                               QT_TRANSLATE_NOOP("league", "In round %1, pairing %2 somebody else is through: %3.")};
constexpr Sentence wrongWins{"league",
                             QT_TRANSLATE_NOOP("league", "The games won in round %1, pairing %2 are %3 to %4.")};
constexpr Sentence wrongChampion{"league", QT_TRANSLATE_NOOP("league", "The champion is %1, not %2.")};

std::string idOf(const Json& json)
{
    return json.is_string() ? json.get<std::string>() : std::string();
}

class PlayoffCheck {
public:
    PlayoffCheck(const Json& season, Problems& found)
        : m_season(season)
        , m_format(season.at("definition").at("format"))
        , m_found(found)
    {
        for (const Json& fixture : season.at("fixtures"))
            m_fixtures[fixture.at("id").get<std::string>()] = &fixture;
        for (const Json& seed : season.at("seeding"))
            m_seeding.push_back(seed);
    }

    void run()
    {
        if (!m_format.contains("playoffs"))
            return checkLeagueChampion();
        checkSeeding();
        if (!m_found.empty())
            return;
        const Json& playoffs = m_format.at("playoffs");
        if (playoffs.at("kind") == "bracket")
            checkBracket(playoffs.at("places"));
        else
            checkFinalTable();
    }

private:
    template <class... Places>
    void report(const std::string& at, Sentence sentence, Places&&... places)
    {
        m_found.push_back({"/season" + at, Text{sentence, std::forward<Places>(places)...}});
    }

    [[nodiscard]] bool isOver() const
    {
        if (!m_format.contains("league"))
            return true;
        if (m_format.at("league").at("kind") == "ladder" || m_season.at("league_closed").get<bool>())
            return m_season.at("league_closed");
        return std::none_of(m_season.at("fixtures").begin(), m_season.at("fixtures").end(), [](const Json& fixture) {
            return fixture.at("part") == "league" &&
                   (fixture.at("state") == "open" || fixture.at("state") == "misplaced");
        });
    }

    [[nodiscard]] std::vector<std::string> membersOf(std::size_t group) const
    {
        std::vector<std::string> members;
        for (const Json& id : m_season.at("groups").at(group)) {
            if (m_season.at("dropped_out").value(id.get<std::string>(), std::string()) != "annul")
                members.push_back(id);
        }
        return members;
    }

    /// Winners of the groups first, then the second ones, level ones compared by what they did in their groups.
    [[nodiscard]] std::vector<std::string> leagueOrder() const
    {
        const bool perMatch = m_season.at("definition").at("rank_by") == "points_per_match";
        const std::size_t groups = m_season.at("groups").size();
        std::vector<std::vector<CheckedPlace>> tables;
        std::size_t longest = 0;
        for (std::size_t group = 0; group < groups; ++group) {
            tables.push_back(workOutTable(m_season, membersOf(group), perMatch));
            longest = std::max(longest, tables.back().size());
        }
        std::vector<std::string> order;
        for (std::size_t place = 0; place < longest; ++place) {
            std::vector<std::string> level;
            for (const auto& table : tables) {
                if (place < table.size())
                    level.push_back(table[place].entrant);
            }
            for (const CheckedPlace& each : workOutTable(m_season, level, groups > 1 || perMatch))
                order.push_back(each.entrant);
        }
        return order;
    }

    void checkSeeding()
    {
        if (!isOver()) {
            if (!m_seeding.empty())
                report("/seeding", tooEarly);
            return;
        }
        if (!m_season.at("open_ties").empty())
            return;
        std::vector<std::string> right;
        std::vector<std::string> gone;
        if (m_format.contains("league")) {
            for (const std::string& id : leagueOrder())
                (m_season.at("dropped_out").contains(id) ? gone : right).push_back(id);
        } else {
            for (const Json& id : m_season.at("groups").at(0))
                right.push_back(id);
        }
        right.insert(right.end(), gone.begin(), gone.end());
        const Json& playoffs = m_format.at("playoffs");
        const std::size_t places = playoffs.contains("places") ? playoffs.at("places") : playoffs.at("players");
        if (m_seeding.empty() && right.size() >= places)
            return report("/seeding", notSeeded);
        for (std::size_t i = 0; i < m_seeding.size(); ++i) {
            if (i >= right.size() || m_seeding[i] != right[i])
                report("/seeding/" + std::to_string(i), wrongSeed, static_cast<int>(i) + 1,
                       i < right.size() ? right[i] : std::string(), m_seeding[i]);
        }
    }

    /// The seed in line `line` of a bracket of `size`: whoever should win meets the best of the other half last.
    static int seedIn(int line, int size)
    {
        if (size == 1)
            return 1;
        const int above = seedIn(line / 2, size / 2);
        return line % 2 == 0 ? above : size + 1 - above;
    }

    [[nodiscard]] std::string seeded(int seed) const
    {
        return seed <= static_cast<int>(m_seeding.size()) ? m_seeding[static_cast<std::size_t>(seed) - 1]
                                                          : std::string();
    }

    void checkBracket(int places)
    {
        int size = 2;
        while (size < places)
            size *= 2;
        std::map<int, std::vector<std::string>> winners; // by round
        std::map<int, std::vector<std::string>> losers;
        for (int line = 0; line < size; ++line)
            winners[0].push_back(seeded(seedIn(line, size)));
        const Json& all = m_season.at("playoffs");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Json& series = all.at(i);
            const int round = series.at("round");
            const bool isThird = series.at("pairing").is_string();
            const auto pairing = isThird ? std::size_t{0} : series.at("pairing").get<std::size_t>() - 1;
            const std::vector<std::string>& from = isThird ? losers[round - 1] : winners[round - 1];
            const std::multiset<std::string> right{from.at(2 * pairing), from.at(2 * pairing + 1)};
            checkSeries(series, i, right);
            const std::string winner = idOf(series.at("winner"));
            std::string loser;
            for (const std::string& side : right)
                loser = !winner.empty() && side != winner ? side : loser;
            if (!isThird) {
                winners[round].push_back(winner);
                losers[round].push_back(loser);
            }
        }
        const std::string champion = winners.rbegin()->second.at(0);
        if (idOf(m_season.at("champion")) != champion)
            report("/champion", wrongChampion, champion, idOf(m_season.at("champion")));
    }

    void checkSeries(const Json& series, std::size_t index, const std::multiset<std::string>& right)
    {
        const std::string at = "/playoffs/" + std::to_string(index);
        const int round = series.at("round");
        const int pairing = series.at("pairing").is_string() ? 0 : series.at("pairing").get<int>();
        std::multiset<std::string> sides;
        for (const Json& side : series.at("sides"))
            sides.insert(idOf(side.at("entrant")));
        if (sides != right)
            return report(at, wrongPairing, round, pairing);
        std::map<std::string, int> wins;
        std::string winner =
            series.at("bye").get<bool>() ? idOf(series.at("sides").at(0).at("entrant")) : std::string();
        const int enough = static_cast<int>(series.at("games").size()) / 2 + 1;
        for (const Json& game : series.at("games")) {
            const Json& fixture = *m_fixtures.at(game.get<std::string>());
            std::multiset<std::string> playing;
            for (const Json& side : fixture.at("sides"))
                playing.insert(idOf(side));
            if (playing != sides)
                report(at, wrongGameSides, game.get<std::string>());
            if (fixture.at("state") != "played" || !winner.empty())
                continue;
            for (const auto& [id, place] : fixture.at("result").at("places").items()) {
                if (place == 1 && ++wins[id] == enough)
                    winner = id;
            }
        }
        if (idOf(series.at("winner")) != winner)
            report(at, wrongWinner, round, pairing, winner);
        const Json& first = series.at("sides").at(0);
        const Json& second = series.at("sides").at(1);
        if (first.at("wins") != wins[idOf(first.at("entrant"))] ||
            second.at("wins") != wins[idOf(second.at("entrant"))])
            report(at, wrongWins, round, pairing, wins[idOf(first.at("entrant"))], wins[idOf(second.at("entrant"))]);
    }

    void checkFinalTable()
    {
        const Json& last = m_season.at("fixtures").at(m_season.at("fixtures").size() - 1);
        std::string champion;
        if (last.at("state") == "played") {
            for (auto side = last.at("sides").rbegin(); side != last.at("sides").rend(); ++side) {
                if (last.at("result").at("places").at(side->get<std::string>()) == 1)
                    champion = side->get<std::string>();
            }
        }
        if (idOf(m_season.at("champion")) != champion)
            report("/champion", wrongChampion, champion, idOf(m_season.at("champion")));
    }

    void checkLeagueChampion()
    {
        std::string champion;
        if (isOver() && m_season.at("open_ties").empty())
            champion = leagueOrder().at(0);
        if (idOf(m_season.at("champion")) != champion)
            report("/champion", wrongChampion, champion, idOf(m_season.at("champion")));
    }

    const Json& m_season;
    const Json& m_format;
    Problems& m_found;
    std::map<std::string, const Json*> m_fixtures;
    std::vector<std::string> m_seeding;
};

} // namespace

void checkPlayoffs(const Json& season, Problems& found)
{
    PlayoffCheck(season, found).run();
}

} // namespace whistle::league
