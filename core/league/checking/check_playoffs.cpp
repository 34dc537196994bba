// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace whistle::league {

namespace {

constexpr auto wrongGameSides = Saying::tr("Game %1 has different sides from its pairing.");
constexpr auto wrongForfeits = Saying::tr("The forfeited games are not the ones left open when a side dropped out.");
constexpr auto wrongPairing = Saying::tr("Round %1, pairing %2 of the playoffs should have other players.");

/// A side to which nobody comes; an empty one is not known yet.
const std::string noOne = "-";

std::string idOf(const Json& json)
{
    return json.is_string() ? json.get<std::string>() : std::string();
}

class PlayoffCheck : public Check {
public:
    PlayoffCheck(const Json& season, Problems& found) : Check(season, found)
    {
        for (const Json& fixture : season.at("fixtures"))
            m_fixtures[fixture.at("id").get<std::string>()] = &fixture;
        for (const Json& seed : season.at("seeding"))
            m_seeding.push_back(seed);
    }

    void run()
    {
        checkTies();
        if (!m_format.contains("playoffs")) {
            checkLeagueChampion();
        } else {
            checkSeeding();
            if (!m_found.empty())
                return;
            const Json& playoffs = m_format.at("playoffs");
            if (playoffs.at("kind") == "bracket")
                checkBracket(playoffs.at("places"));
            else
                checkFinalTable();
        }
        if (m_found.empty())
            checkGoesOn();
    }

private:
    [[nodiscard]] bool isOver() const
    {
        const std::string kind = kindOf("league");
        if (kind.empty())
            return true;
        if (kind == "ladder" || m_season.at("league_closed").get<bool>())
            return m_season.at("league_closed");
        if (kind == "swiss" && isToBePaired())
            return false;
        return std::none_of(m_season.at("fixtures").begin(), m_season.at("fixtures").end(), [](const Json& fixture) {
            return fixture.at("part") == "league" &&
                   (fixture.at("state") == "open" || fixture.at("state") == "misplaced");
        });
    }

    /// A Swiss has rounds left, and two who can meet in them.
    [[nodiscard]] bool isToBePaired() const
    {
        const auto paired = static_cast<int>(m_season.at("paired_rounds").size());
        const std::size_t entrants = m_definition.at("entrants").size();
        return paired < m_format.at("league").at("rounds").get<int>() &&
               entrants > m_season.at("dropped_out").size() + 1;
    }

    [[nodiscard]] bool isIn(const std::string& id) const { return !m_season.at("dropped_out").contains(id); }
    [[nodiscard]] bool areHeld() const { return m_season.value("seeds_held", false); }

    [[nodiscard]] std::vector<std::string> stillIn(std::size_t group) const
    {
        std::vector<std::string> members;
        for (const Json& id : m_season.at("groups").at(group)) {
            if (isIn(id))
                members.push_back(id);
        }
        return members;
    }

    /// The table of a group without those who have dropped out.
    [[nodiscard]] std::vector<CheckedPlace> tableOf(std::size_t group) const
    {
        return workOutTable(m_season, stillIn(group), m_definition.at("rank_by") == "points_per_match");
    }

    /// Those who are still in: winners of the groups first, then the second ones, level ones compared by what they did
    /// in their groups. Level in everything: the same rank.
    [[nodiscard]] std::vector<CheckedPlace> leagueOrder() const
    {
        const std::size_t groups = m_season.at("groups").size();
        std::vector<std::vector<CheckedPlace>> tables;
        std::size_t longest = 0;
        for (std::size_t group = 0; group < groups; ++group) {
            tables.push_back(tableOf(group));
            longest = std::max(longest, tables.back().size());
        }
        if (groups == 1)
            return tables.front();
        std::vector<CheckedPlace> order;
        for (std::size_t place = 0; place < longest; ++place) {
            std::vector<std::string> level;
            for (const auto& table : tables) {
                if (place < table.size())
                    level.push_back(table[place].entrant);
            }
            const int ahead = static_cast<int>(order.size());
            for (const CheckedPlace& each : workOutTable(m_season, level, true))
                order.push_back({each.entrant, ahead + each.rank});
        }
        return order;
    }

    [[nodiscard]] std::size_t places() const
    {
        if (!m_format.contains("playoffs"))
            return 1;
        const Json& playoffs = m_format.at("playoffs");
        return playoffs.contains("places") ? playoffs.at("places") : playoffs.at("players");
    }

    using Ties = std::set<std::set<std::string>>;
    static void addTies(const std::vector<CheckedPlace>& table, std::size_t until, Ties& ties)
    {
        std::map<int, std::set<std::string>> byRank;
        for (const CheckedPlace& each : table)
            byRank[each.rank].insert(each.entrant);
        for (const auto& [rank, level] : byRank) {
            if (level.size() > 1 && rank <= static_cast<int>(until))
                ties.insert(level);
        }
    }

    /// Whoever is level where it decides waits for the organiser: within a group as far down as anybody of that place
    /// is needed, then across the groups.
    void checkTies()
    {
        Ties told;
        for (const Json& tie : m_season.at("open_ties"))
            told.insert(std::set<std::string>(tie.begin(), tie.end()));
        Ties right;
        if (areHeld()) {
            if (const std::set<std::string> first = sharedTitle(); first.size() > 1)
                right.insert(first);
        } else if (m_format.contains("league") && isOver()) {
            const std::size_t groups = m_season.at("groups").size();
            std::size_t level = 0;
            for (std::size_t reached = 0, before = 1; reached < places() && reached != before; ++level) {
                before = reached;
                for (std::size_t group = 0; group < groups; ++group)
                    reached += stillIn(group).size() > level ? 1 : 0;
            }
            for (std::size_t group = 0; group < groups; ++group)
                addTies(tableOf(group), level, right);
            if (right.empty())
                addTies(leagueOrder(), places(), right);
        }
        if (told != right)
            report("/open_ties", Saying::tr("A different tie is waiting for the organiser."));
    }

    void checkSeeding()
    {
        if (areHeld()) // whoever was seeded when the playoffs began; the record tells that
            return;
        if (!isOver() || !m_season.at("open_ties").empty()) {
            if (!m_seeding.empty())
                report("/seeding", Saying::tr("The playoffs are seeded before the league phase is over."));
            return;
        }
        std::vector<std::string> right;
        if (m_format.contains("league")) {
            for (const CheckedPlace& each : leagueOrder())
                right.push_back(each.entrant);
        } else {
            for (const Json& id : m_season.at("groups").at(0))
                right.push_back(id);
        }
        right.resize(std::min(right.size(), places()));
        if (m_seeding.empty() && !right.empty())
            return report("/seeding", Saying::tr("The league phase is over but nobody is seeded."));
        for (std::size_t i = 0; i < std::max(m_seeding.size(), right.size()); ++i) {
            const std::string seeded = i < m_seeding.size() ? m_seeding[i] : std::string();
            const std::string due = i < right.size() ? right[i] : std::string();
            if (seeded != due)
                report("/seeding/" + std::to_string(i), Saying::tr("Seed %1 belongs to %2, not %3."),
                       static_cast<int>(i) + 1, due, seeded);
        }
    }

    /// No season is stuck: something can be played, or the organiser has something to say, or it is over.
    void checkGoesOn()
    {
        const bool canBePlayed =
            std::any_of(m_season.at("fixtures").begin(), m_season.at("fixtures").end(), [](const Json& fixture) {
                const Json& sides = fixture.at("sides");
                const bool isKnown =
                    std::all_of(sides.begin(), sides.end(), [](const Json& side) { return side.is_string(); });
                return isKnown && (fixture.at("state") == "open" || fixture.at("state") == "misplaced");
            });
        const std::string kind = kindOf("league");
        const bool isOpenLadder = kind == "ladder" && !isOver();
        const bool canBePaired = kind == "swiss" && !isOver() && isToBePaired();
        if (canBePlayed || isOpenLadder || canBePaired || !m_season.at("open_ties").empty() ||
            !idOf(m_season.at("champion")).empty())
            return;
        if (!m_isLeftByAll)
            report("/champion", Saying::tr("Nothing is left to play or decide, yet there is no champion."));
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

    /// What came out of a pairing that has been looked at; "" where it is not known yet.
    struct Came {
        std::string winner;
        std::string loser;
    };
    /// A pairing by its branch, its round, and its place in the round, from 0.
    using Place = std::tuple<std::string, int, int>;
    [[nodiscard]] std::string winnerOf(const Place& place) const { return came(place).winner; }
    [[nodiscard]] std::string loserOf(const Place& place) const { return came(place).loser; }
    [[nodiscard]] Came came(const Place& place) const
    {
        const auto found = m_came.find(place);
        return found == m_came.end() ? Came() : found->second;
    }

    /// Who should meet there: of the main branch in the first round the lines of the bracket, then neighbours; in the
    /// lower one losers of the first round, then in turn those who come from above, the last ones first, and
    /// neighbours.
    [[nodiscard]] std::multiset<std::string> due(const Place& place, int size, int rounds) const
    {
        const std::string& branch = std::get<0>(place);
        const int round = std::get<1>(place);
        const int pairing = std::get<2>(place);
        const auto neighbours = [&](const char* of, bool areWinners) -> std::multiset<std::string> {
            const Place first{of, round - 1, 2 * pairing};
            const Place second{of, round - 1, 2 * pairing + 1};
            return areWinners ? std::multiset<std::string>{winnerOf(first), winnerOf(second)}
                              : std::multiset<std::string>{loserOf(first), loserOf(second)};
        };
        const std::size_t line = 2 * static_cast<std::size_t>(pairing);
        if (branch == "main" && round == 1)
            return {m_lines.at(line), m_lines.at(line + 1)};
        if (branch == "main")
            return neighbours("main", true);
        if (branch == "third_place")
            return neighbours("main", false);
        if (branch == "places")
            return dueForPlaces(round, pairing, rounds);
        if (round == 2) // the first of the lower branch, or of the consolation
            return neighbours("main", false);
        if (branch == "consolation")
            return neighbours("consolation", true);
        if (branch == "lower" && round % 2 == 0)
            return neighbours("lower", true);
        if (branch == "lower") {
            const int fromRound = (round + 1) / 2;
            const int pairings = size >> fromRound;
            return {winnerOf({"lower", round - 1, pairing}), loserOf({"main", fromRound, pairings - 1 - pairing})};
        }
        const Place upper{"main", rounds, 0};
        const Place lower{"lower", 2 * rounds - 1, 0};
        if (round == 2 * rounds)
            return {winnerOf(upper), winnerOf(lower)};
        // Once more only where who came undefeated has lost.
        const Came first = came({"final", 2 * rounds, 0});
        const bool isSecondLoss = !first.loser.empty() && first.loser == winnerOf(lower);
        return {first.winner, isSecondLoss ? noOne : first.loser};
    }

    /// LG-2.14: 2^n players go for the same places; the winners of a block of pairings are the next round's one block,
    /// its losers the block behind that. Numbers count through the blocks; those of the first one are the main branch.
    [[nodiscard]] std::multiset<std::string> dueForPlaces(int round, int pairing, int rounds) const
    {
        const int inBlock = 1 << (rounds - round);
        const int block = pairing / inBlock;
        const int first = block / 2 * 2 * inBlock + pairing % inBlock * 2;
        const char* of = block < 2 ? "main" : "places";
        std::multiset<std::string> sides;
        for (const int each : {first, first + 1}) {
            const Place from{of, round - 1, each};
            sides.insert(block % 2 == 0 ? winnerOf(from) : loserOf(from));
        }
        return sides;
    }

    void checkBracket(int places)
    {
        int size = 2;
        int rounds = 1;
        for (; size < places; size *= 2)
            ++rounds;
        const bool isKnown = areHeld() || (isOver() && m_season.at("open_ties").empty());
        for (int line = 0; line < size; ++line) {
            const int seed = seedIn(line, size);
            const std::string id = seeded(seed);
            m_lines.push_back(id.empty() && (isKnown || seed > places) ? noOne : id);
        }
        std::string last;
        const Json& all = m_season.at("playoffs");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Json& series = all.at(i);
            const bool isThird = series.at("pairing").is_string();
            const Place place{isThird ? "third_place" : series.value("bracket", std::string("main")),
                              series.at("round").get<int>(), isThird ? 0 : series.at("pairing").get<int>() - 1};
            const std::multiset<std::string> right = due(place, size, rounds);
            checkSeries(series, i, right);
            const bool isNobodys = series.value("nobody", false);
            Came told;
            told.winner = isNobodys ? noOne : idOf(series.at("winner"));
            told.loser = isNobodys || right.contains(noOne) ? noOne : "";
            for (const std::string& side : right)
                told.loser = !told.winner.empty() && told.loser != noOne && side != told.winner ? side : told.loser;
            m_came[place] = told;
            if (std::get<0>(place) == "main" || std::get<0>(place) == "final")
                last = told.winner;
        }
        m_isLeftByAll = last == noOne;
        checkChampion(last == noOne ? std::string() : last);
        checkFinalPlaces(rounds);
    }

    /// LG-2.14: each match of the last round decides two places; nobody comes where nobody was left.
    void checkFinalPlaces(int rounds)
    {
        Json right = Json::array();
        const bool areDue = m_format.at("playoffs").value("losers", std::string()) == "every_place";
        for (int pairing = 0; areDue && pairing < 1 << (rounds - 1); ++pairing) {
            const Place place{pairing == 0 ? "main" : "places", rounds, pairing};
            int number = 2 * pairing;
            for (const std::string& id : {winnerOf(place), loserOf(place)}) {
                ++number;
                if (!id.empty() && id != noOne)
                    right.push_back({{"place", number}, {"entrant", id}});
            }
        }
        if (m_season.value("final_places", Json::array()) != right)
            report("/final_places", Saying::tr("The final places do not follow from the last round."));
    }

    void checkChampion(const std::string& champion)
    {
        if (idOf(m_season.at("champion")) != champion)
            report("/champion", Saying::tr("The champion is %1, not %2."), champion, idOf(m_season.at("champion")));
    }

    void checkSeries(const Json& series, std::size_t index, const std::multiset<std::string>& right)
    {
        const std::string at = "/playoffs/" + std::to_string(index);
        const int round = series.at("round");
        const int pairing = series.at("pairing").is_string() ? 0 : series.at("pairing").get<int>();
        std::multiset<std::string> sides;
        for (const Json& side : series.at("sides"))
            sides.insert(idOf(side.at("entrant")));
        std::multiset<std::string> due;
        for (const std::string& side : right)
            due.insert(side == noOne ? std::string() : side);
        if (sides != due)
            return report(at, wrongPairing, round, pairing);
        for (const Json& side : series.at("sides")) {
            const auto place = std::find(m_seeding.begin(), m_seeding.end(), idOf(side.at("entrant")));
            if (side.at("entrant").is_string() && side.at("seed") != place - m_seeding.begin() + 1)
                report(at, wrongPairing, round, pairing);
        }
        const auto free = right.count(noOne);
        std::map<std::string, int> wins;
        std::string winner;
        if (free == 1) {
            // The side that is there, if it is known yet; who has dropped out goes nowhere.
            for (const std::string& side : due)
                winner = side.empty() ? winner : side;
            // Who has left since the bye was used went through by it; who had left before did not, and does not by
            // coming back or by somebody in the same place later (LG-3.14).
            const bool isOfPlayoffs = !winner.empty() && m_format.contains("playoffs");
            const bool wentThrough = areHeld() && idOf(series.at("winner")) == winner;
            const bool wasOut = areHeld() && series.value("nobody", false);
            if (isOfPlayoffs && (isIn(winner) ? wasOut : !wentThrough))
                winner = noOne;
        } else if (free == 2) {
            winner = noOne;
        }
        if (series.at("bye") != (free == 1))
            report(at, Saying::tr("Round %1, pairing %2 is wrongly reported as a bye or not a bye."), round, pairing);
        if (free == 0)
            winner = countGames(series, at, sides, wins);
        if (series.value("nobody", false) != (winner == noOne) ||
            idOf(series.at("winner")) != (winner == noOne ? "" : winner))
            report(at, Saying::tr("In round %1, pairing %2, %3 advances instead."), round, pairing, winner);
        const Json& first = series.at("sides").at(0);
        const Json& second = series.at("sides").at(1);
        if (first.at("wins") != wins[idOf(first.at("entrant"))] ||
            second.at("wins") != wins[idOf(second.at("entrant"))])
            report(at, Saying::tr("In round %1, pairing %2, the games won are %3 to %4."), round, pairing,
                   wins[idOf(first.at("entrant"))], wins[idOf(second.at("entrant"))]);
    }

    /// Who has won enough of the games that were played; else whose opponent has dropped out, with as many forfeited
    /// games as were still needed and none that was not.
    std::string countGames(const Json& series, const std::string& at, const std::multiset<std::string>& sides,
                           std::map<std::string, int>& wins)
    {
        const int enough = static_cast<int>(series.at("games").size()) / 2 + 1;
        std::string winner;
        std::vector<std::string> given; // forfeited by who has dropped out
        for (const Json& game : series.at("games")) {
            const Json& fixture = *m_fixtures.at(game.get<std::string>());
            std::multiset<std::string> playing;
            for (const Json& side : fixture.at("sides"))
                playing.insert(idOf(side));
            if (playing != sides)
                report(at, wrongGameSides, game.get<std::string>());
            if (fixture.at("state") != "played")
                continue;
            const bool isGiven = fixture.value("walkover", false);
            for (const auto& [id, place] : fixture.at("result").at("places").items()) {
                if (place != 1)
                    continue;
                if (isGiven)
                    given.push_back(id);
                else if (winner.empty() && ++wins[id] == enough)
                    winner = id;
            }
        }
        std::vector<std::string> in;
        for (const std::string& side : sides) {
            if (!side.empty() && isIn(side))
                in.push_back(side);
        }
        const bool areKnown = sides.count("") == 0;
        std::size_t due = 0;
        // Once the playoffs have begun a walkover stays, also where who was given it has left or the other came back.
        const std::string kept = areHeld() && !given.empty() ? given.front() : std::string();
        const bool keptNobody = areHeld() && series.value("nobody", false);
        if (winner.empty() && areKnown && kept.empty() && (in.empty() || keptNobody))
            winner = noOne;
        if (winner.empty() && areKnown && (in.size() == 1 || !kept.empty())) {
            for (winner = kept.empty() ? in.front() : kept; wins[winner] < enough; ++wins[winner])
                ++due;
        }
        const bool fits = given.size() == due &&
                          std::all_of(given.begin(), given.end(), [&](const std::string& id) { return id == winner; });
        if (!fits)
            report(at, wrongForfeits);
        return winner;
    }

    /// Who is first at the final table; nobody while it is not played.
    [[nodiscard]] std::set<std::string> firstAtFinalTable() const
    {
        const Json& last = m_season.at("fixtures").back();
        std::set<std::string> first;
        if (last.at("state") == "played") {
            for (const auto& [id, place] : last.at("result").at("places").items()) {
                if (place == 1)
                    first.insert(id);
            }
        }
        return first;
    }

    /// Those who share the first place of the final table while the organiser has said nothing.
    [[nodiscard]] std::set<std::string> sharedTitle() const
    {
        const std::set<std::string> first =
            kindOf("playoffs") == "final_table" ? firstAtFinalTable() : std::set<std::string>{};
        return decidedTitle(first).empty() ? first : std::set<std::string>{};
    }

    /// Whom the organiser's last word about all of these puts first.
    [[nodiscard]] std::string decidedTitle(const std::set<std::string>& first) const
    {
        std::string champion;
        for (const Json& decision : m_season.at("decisions")) {
            std::vector<std::string> order;
            for (const Json& id : decision.at("order")) {
                if (first.contains(id.get<std::string>()))
                    order.push_back(id);
            }
            if (decision.contains("champion") && !order.empty() && order.size() == first.size())
                champion = order.front();
        }
        return champion;
    }

    void checkFinalTable()
    {
        std::string champion;
        if (m_season.at("fixtures").back().at("state") == "played") {
            const std::set<std::string> first = firstAtFinalTable();
            m_isLeftByAll = first.empty();
            champion = first.size() == 1 ? *first.begin() : decidedTitle(first);
        } else if (isOver() && m_season.at("open_ties").empty() && m_seeding.size() < 2) {
            m_isLeftByAll = m_seeding.empty();
            champion = m_seeding.empty() ? std::string() : m_seeding.front();
        }
        checkChampion(champion);
    }

    void checkLeagueChampion()
    {
        std::string champion;
        if (isOver() && m_season.at("open_ties").empty()) {
            const std::vector<CheckedPlace> order = leagueOrder();
            m_isLeftByAll = order.empty();
            champion = order.empty() ? std::string() : order.front().entrant;
        }
        checkChampion(champion);
    }

    std::map<std::string, const Json*> m_fixtures;
    std::vector<std::string> m_seeding;
    std::vector<std::string> m_lines; ///< of the first round of a bracket, from top to bottom
    std::map<Place, Came> m_came;
    bool m_isLeftByAll = false; ///< nobody is left to be champion
};

} // namespace

void checkPlayoffs(const Json& season, Problems& found)
{
    PlayoffCheck(season, found).run();
}

} // namespace whistle::league
