// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/random_season.h"

#include "journal/game_match.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/settle.h"
#include "league/schedule/lots.h"
#include "league/schedule/schedule.h"

#include <algorithm>
#include <array>

namespace whistle::league {

namespace {

constexpr std::array waysToLeave{"forfeit", "annul", "keep", "half"};

class Making {
public:
    Making(std::uint64_t seed, const std::vector<LeagueRules>& games)
        : m_seed(seed)
        , m_chance(seed)
        , m_hasAll(seed / 4 % 2 == 0)
        , m_rules(games[static_cast<std::size_t>(seed % games.size())])
        , m_record(SeasonGame([this](const std::string&) { return &m_rules; }))
    {
    }

    std::vector<Json> make()
    {
        if (!act({{"command", "create"}, {"season", definition()}}))
            return std::move(m_acts);
        beforeTheStart();
        if (!act({{"command", "start"}}))
            return std::move(m_acts);
        const int stop = chance(5) ? m_chance.below(20) : 1'000;
        for (int step = 0; step < stop && step < 400; ++step) {
            if (!goOn())
                break;
        }
        return std::move(m_acts);
    }

private:
    bool chance(int oneIn) { return m_chance.below(oneIn) == 0; }
    int between(int least, int most) { return least + m_chance.below(most - least + 1); }
    [[nodiscard]] const std::string& idOf(int entrant) const { return season().entrant(entrant).id; }

    [[nodiscard]] const Season& season() const { return m_record.state(); }
    /// A fixed moment, so that the same seed gives the same record.
    bool act(const Json& json)
    {
        const Checked<PlayResult> result = m_record.play(json, Instant{1'800'000'000});
        if (!result || !result->accepted)
            return false;
        m_acts.push_back(json);
        return true;
    }

    // How it is to be played

    Json definition()
    {
        const int most = std::min(m_rules.mostEntrants, 12);
        m_entrants = between(std::max(m_rules.leastEntrants, 3), most);
        Json format = Json::object();
        // 0, 1: everybody against everybody; 2: a ladder or a cup; 3, 4: tables.
        const bool isForTwo = m_rules.leastPlayers <= 2;
        const int kind = between(isForTwo ? 0 : 2, m_rules.mostPlayers > 2 ? 4 : 2);
        const int groups = m_entrants >= 6 && chance(3) ? 2 : 1;
        if (kind >= 3)
            format["league"] = tables();
        else if (kind == 2 && (!isForTwo || chance(2)))
            format["league"] = {{"kind", "ladder"}};
        else if (kind == 2 && (m_hasAll || m_entrants <= 8))
            format["playoffs"] = cup();
        else if (groups == 1 && kind < 2 && chance(m_hasAll ? 2 : 3))
            format["league"] = swiss();
        else
            format["league"] = {{"kind", "round_robin"}, {"meetings", between(1, 2)}, {"groups", groups}};
        if (format.contains("league") && !chance(4))
            format["playoffs"] = playoffs(groups);
        format["draw"] = chance(2) ? "lots" : "entry";
        Json json{{"id", "random-" + std::to_string(m_seed)},
                  {"name", "Random season " + std::to_string(m_seed)},
                  {"game", m_rules.game},
                  {"format", std::move(format)},
                  {"seed", "seed " + std::to_string(m_seed)}};
        if (chance(2))
            json["calendar"] = {{"first_date", "2027-01-09"}, {"days_between_rounds", between(1, 14)}};
        if (chance(2))
            json["points"] = points();
        if (chance(2))
            json["tie_breakers"] = tieBreakers();
        if (kind == 2 && chance(2))
            json["rank_by"] = "points_per_match";
        if (m_hasAll && chance(3))
            json["head_to_head_of"] = "all_level";
        if (m_hasAll && m_seed / 8 % 2 == 0) // what else a seed brings does not depend on it
            json["unplayed_rounds"] = "fide_2026";
        members(json);
        return json;
    }

    const char* brings() { return chance(2) ? "win" : chance(2) ? "draw" : "nothing"; }

    Json swiss()
    {
        Json json{{"kind", "swiss"}, {"rounds", between(1, m_entrants + m_entrants % 2 - 1)}};
        if (chance(2))
            json["bye"] = brings();
        if (chance(2))
            json["missed"] = brings();
        return json;
    }

    Json tables()
    {
        const int least = std::max(3, m_rules.leastPlayers);
        const int most = between(least, std::max(least, std::min(m_rules.mostPlayers, m_entrants)));
        return {{"kind", "tables"}, {"least", least}, {"most", most}, {"rounds", between(1, 4)}};
    }

    Json bracket(int places)
    {
        Json bestOf = Json::array();
        for (int round = between(1, 3); round > 0; --round)
            bestOf.push_back(2 * between(0, 1) + 1);
        const bool isDouble = places > 2 && chance(3);
        const bool isForAll = m_hasAll && !isDouble && places > 2 && chance(3);
        Json json{{"kind", "bracket"},
                  {"places", places},
                  {"best_of", std::move(bestOf)},
                  {"third_place", !isDouble && !isForAll && places > 3 && chance(2)}};
        if (isDouble)
            json["losers"] = "double_elimination";
        if (m_hasAll && isDouble && chance(2))
            json["one_final"] = true;
        if (isForAll)
            json["losers"] = "every_place";
        else if (!isDouble && places > 5 && chance(2))
            json["losers"] = "consolation";
        return json;
    }

    /// Now and then of many.
    Json cup()
    {
        const int most = std::min(m_rules.mostEntrants, mostPlaces);
        if (m_hasAll && most > m_entrants && chance(3))
            m_entrants = between(m_entrants, most);
        return bracket(m_entrants);
    }

    Json playoffs(int groups)
    {
        const int most = std::min(m_entrants, m_rules.mostPlayers);
        if (m_rules.mostPlayers > 2 && most >= 3 && (m_rules.leastPlayers > 2 || chance(2)))
            return {{"kind", "final_table"}, {"players", between(3, most)}};
        const int places = between(2, m_hasAll ? m_entrants : std::min(8, m_entrants));
        return bracket(std::min(m_entrants, (places + groups - 1) / groups * groups));
    }

    Json points()
    {
        Json json{{"win", between(1, 4)},
                  {"draw", 1},
                  {"loss", 0},
                  {"forfeit", -m_chance.below(2)},
                  {"forfeit_score", between(0, 20)}};
        Json bonuses = Json::array();
        if (chance(2) && m_rules.hasScores)
            bonuses.push_back({{"for", "narrow_loss"}, {"at_most", 1}, {"points", 1}});
        if (chance(3) && m_rules.hasScores)
            bonuses.push_back({{"for", "score"}, {"at_least", 4}, {"points", 1}});
        if (chance(2) && !m_rules.stats.empty())
            bonuses.push_back({{"for", "stat"}, {"stat", m_rules.stats[0].id}, {"at_least", 3}, {"points", 2}});
        json["bonuses"] = std::move(bonuses);
        if (m_rules.mostPlayers > 2)
            json["placement"] = {between(4, 6), 3, between(1, 2)};
        return json;
    }

    Json tieBreakers()
    {
        std::vector<std::string> words{"head_to_head",
                                       "head_to_head_difference",
                                       "head_to_head_score",
                                       "score_difference",
                                       "score_for",
                                       "score_against",
                                       "wins",
                                       "opponents_points",
                                       "buchholz",
                                       "buchholz_cut_1",
                                       "buchholz_cut_2",
                                       "buchholz_median",
                                       "sonneborn_berger",
                                       "direct_encounter"};
        if (m_hasAll)
            words.emplace_back("opponents_share");
        for (const StatKind& stat : m_rules.stats) {
            words.push_back("most_" + stat.id);
            words.push_back("fewest_" + stat.id);
        }
        m_chance.shuffle(words.begin(), words.end());
        words.resize(static_cast<std::size_t>(between(0, 6)));
        if (chance(2))
            words.emplace_back("lots");
        return words;
    }

    void members(Json& json)
    {
        json["people"] = Json::array();
        json["entrants"] = Json::array();
        for (int i = 0; i < m_entrants; ++i) {
            const std::string number = std::to_string(i + 1);
            json["people"].push_back({{"id", "coach-" + number}, {"name", "Coach " + number}});
            json["entrants"].push_back(
                {{"id", "team-" + number}, {"name", "Team " + number}, {"coach", "coach-" + number}});
        }
    }

    // How it goes

    /// Who asks for a round before anything is drawn; one of them may not come at all.
    void beforeTheStart()
    {
        for (const Swiss* part = swissOf(season()); part && m_hasAll && chance(3); part = swissOf(season())) {
            const int who = m_chance.below(static_cast<int>(season().entrants.size()));
            askToMiss(who, between(1, part->rounds));
        }
        // As long as those who are left can play it.
        const Swiss* part = swissOf(season());
        const int left = m_entrants - 1;
        if (part && m_hasAll && playoffPlaces(season()) <= left && part->rounds < left + left % 2 && chance(8))
            (void)act({{"command", "drop_out"}, {"entrant", m_chance.oneOf(season().entrants).id}});
    }

    bool goOn()
    {
        const bool isLadder = league::isLadder(season());
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < season().fixtures.size(); ++i) {
            if (canBePlayed(season().fixtures[i]))
                open.push_back(i);
        }
        if (open.empty() && roundToPair(season(), m_rules))
            return pairRound();
        if (isLadder && !season().leagueClosed && open.empty())
            return season().fixtures.size() < 40 && !chance(12) ? addFree() : act({{"command", "close_league"}});
        if (open.empty())
            return settleTies();
        // Not always in the order of the draw.
        const std::size_t next =
            chance(4) ? static_cast<std::size_t>(m_chance.below(static_cast<int>(open.size()))) : 0;
        somethingElse(season().fixtures[open[next]]);
        if (open[next] >= season().fixtures.size())
            return true;
        const Fixture fixture = season().fixtures[open[next]];
        if (!canBePlayed(fixture))
            return true;
        if (chance(25))
            (void)act({{"command", "abandon"}, {"fixture", fixture.id}, {"reason", "The hall closed."}});
        return act({{"command", "record"}, {"fixture", fixture.id}, {"result", result(fixture)}});
    }

    [[nodiscard]] bool canBePlayed(const Fixture& fixture) const
    {
        return isKnown(fixture) && !isSettled(season(), fixture);
    }

    /// The next round of a Swiss; somebody may come, or say that he does not play.
    bool pairRound()
    {
        if (chance(6))
            enterLate();
        const RoundToPair before = *roundToPair(season(), m_rules);
        if (chance(3) && before.entrants.size() > 2) {
            const int who = m_chance.oneOf(before.entrants);
            askToMiss(who, std::min(before.round + m_chance.below(2), swissOf(season())->rounds));
        }
        PairRound drawn = drawnRound(season(), *roundToPair(season(), m_rules));
        if (chance(6) && drawn.pairings.size() > 1) {
            std::swap(drawn.pairings.front()[0], drawn.pairings.back()[0]);
            drawn.reason = "They asked for it.";
        }
        return act(actJson(drawn));
    }

    void askToMiss(int entrant, int round)
    {
        Json json{{"command", "miss_round"}, {"entrant", idOf(entrant)}, {"round", round}};
        if (m_hasAll && chance(2))
            json["brings"] = brings();
        (void)act(json);
    }

    /// False: nothing is left to be done.
    bool settleTies()
    {
        const auto ties = openTies(season(), m_rules);
        if (ties.empty() || season().champion >= 0)
            return false;
        std::vector<int> order = ties.front();
        std::reverse(order.begin(), order.end());
        Json ids = Json::array();
        for (const int entrant : order)
            ids.push_back(idOf(entrant));
        return act({{"command", "decide"}, {"order", std::move(ids)}, {"how", "the tiebreaker die"}}) &&
               openTies(season(), m_rules) != ties;
    }

    bool addFree()
    {
        const int least = std::max(2, m_rules.leastPlayers);
        const int size = between(least, std::min(m_rules.mostPlayers, m_entrants));
        std::vector<int> players =
            drawLots(static_cast<int>(season().entrants.size()), std::to_string(m_chance.next()));
        Json sides = Json::array();
        for (const int player : players) {
            if (static_cast<int>(sides.size()) < size && !season().entrant(player).droppedOut)
                sides.push_back(idOf(player));
        }
        if (static_cast<int>(sides.size()) < size)
            return act({{"command", "close_league"}});
        return act({{"command", "add_fixture"}, {"sides", std::move(sides)}});
    }

    /// `open`: what will be played next.
    void somethingElse(const Fixture& open)
    {
        const auto someone = [this] { return m_chance.oneOf(season().entrants).id; };
        switch (m_chance.below(60)) {
        case 0:
            dropOut();
            break;
        case 1:
            (void)act(
                {{"command", "replace"}, {"entrant", someone()}, {"name", "Late comers"}, {"reason", "Moved away."}});
            break;
        case 2:
        case 3:
        case 4:
            correctSomething();
            break;
        case 5:
            (void)act(
                {{"command", "change_rules"}, {"tie_breakers", tieBreakers()}, {"reason", "The players agreed."}});
            break;
        case 14:
            if (m_hasAll)
                (void)act({{"command", "fix_table"}, {"entrant", someone()}, {"table", m_chance.below(6)}});
            break;
        case 15:
            if (m_hasAll)
                dropOut();
            break;
        case 6:
            (void)act({{"command", "edit_entrant"}, {"entrant", someone()}, {"notes", "Brings the clock."}});
            break;
        case 7:
            arrangeSomething();
            break;
        case 8:
            (void)act({{"command", "cancel_fixture"}, {"fixture", open.id}});
            break;
        case 9:
            enterLate();
            break;
        case 10:
            (void)act({{"command", "seed_anew"}, {"reason", "All agreed."}});
            break;
        case 11:
            takeBackSomething();
            break;
        case 12:
            (void)act({{"command", "correct"},
                       {"fixture", someFixture().id},
                       {"result", nullptr},
                       {"reason", "It was not played."}});
            break;
        case 13:
            (void)act({{"command", "sanction"},
                       {"entrant", someone()},
                       {"points", between(-3, 2)},
                       {"reason", "A word with the referee."}});
            break;
        default:
            break;
        }
    }

    void dropOut()
    {
        const std::string who = m_chance.oneOf(season().entrants).id;
        const char* remaining = m_hasAll ? m_chance.oneOf(waysToLeave) : chance(2) ? "forfeit" : "annul";
        (void)act({{"command", "drop_out"}, {"entrant", who}, {"remaining", remaining}});
    }

    [[nodiscard]] const Fixture& someFixture() { return m_chance.oneOf(season().fixtures); }

    void arrangeSomething()
    {
        const Fixture& fixture = someFixture();
        Json json{
            {"command", "arrange"}, {"fixture", fixture.id}, {"date", "2027-05-0" + std::to_string(between(1, 9))}};
        if (fixture.sides[1] >= 0 && chance(2))
            json["home"] = idOf(fixture.sides[1]);
        (void)act(json);
    }

    /// In a ladder.
    void enterLate()
    {
        const auto next = static_cast<int>(season().entrants.size());
        const std::string number = std::to_string(next + 1);
        if (next < 14)
            (void)act({{"command", "enter"}, {"entrant", {{"id", "team-" + number}, {"name", "Team " + number}}}});
    }

    /// Takes an old entry back; where later ones rest on it, puts it there again.
    void takeBackSomething()
    {
        const std::vector<LogEntry> entries = m_record.entries();
        const LogEntry& entry = m_chance.oneOf(entries);
        if (act({{"edit", "withdraw"}, {"number", entry.number}}) &&
            (!season().started || !m_record.deviations().empty()))
            (void)act({{"edit", "restore"}, {"number", entry.number}});
    }

    void correctSomething()
    {
        const Fixture& fixture = someFixture();
        if (fixture.result && isKnown(fixture) && !hasMisplacedResult(fixture))
            (void)act(
                {{"command", "correct"}, {"fixture", fixture.id}, {"result", result(fixture)}, {"reason", "Misread."}});
    }

    Json bySide(const Fixture& fixture, const std::vector<int>& values) const
    {
        Json json = Json::object();
        for (std::size_t side = 0; side < fixture.sides.size(); ++side)
            json[idOf(fixture.sides[side])] = values[side];
        return json;
    }

    Json result(const Fixture& fixture)
    {
        const std::size_t sides = fixture.sides.size();
        if (sides == 2 && chance(12)) {
            Json absent = Json::array({idOf(fixture.sides[static_cast<std::size_t>(m_chance.below(2))])});
            if (!fixture.playoffs && chance(3))
                absent = {idOf(fixture.sides[0]), idOf(fixture.sides[1])};
            return {{"forfeited_by", std::move(absent)}};
        }
        if (sides > 2 && chance(8)) {
            Json absent = Json::array();
            for (const int entrant : fixture.sides) {
                if (season().entrant(entrant).droppedOut || chance(3))
                    absent.push_back(idOf(entrant));
            }
            const std::size_t present = sides - absent.size();
            if (present == 1 || (present == 0 && !fixture.playoffs))
                return {{"forfeited_by", std::move(absent)}};
            if (!absent.empty() && present > 1)
                return played(fixture, std::move(absent));
        }
        return played(fixture, nullptr);
    }

    Json played(const Fixture& fixture, Json absent)
    {
        const std::size_t sides = fixture.sides.size();
        // Few different scores, so that much is level.
        std::vector<int> scores;
        for (std::size_t side = 0; side < sides; ++side)
            scores.push_back(m_chance.below(6));
        const bool mustDiffer = sides == 2 && (!m_rules.hasDraws || fixture.playoffs);
        if (mustDiffer && scores[0] == scores[1])
            ++scores[static_cast<std::size_t>(m_chance.below(2))];
        Json json{{"scores", bySide(fixture, scores)}};
        if (!absent.is_null())
            json["forfeited_by"] = std::move(absent);
        else if (chance(25)) {
            json["awarded"] = "The protest is upheld.";
            return json;
        }
        for (const StatKind& stat : m_rules.stats) {
            if (chance(20)) // nobody has counted
                continue;
            std::vector<int> counts;
            for (std::size_t side = 0; side < sides; ++side)
                counts.push_back(m_chance.below(5));
            json["stats"][stat.id] = bySide(fixture, counts);
        }
        const WayToEnd* way = json.contains("forfeited_by") ? nullptr : someWay(fixture);
        if (way) {
            json["by"] = way->id;
            if (!way->allLose && !way->scoreDecides)
                json["places"] = bySide(fixture, chance(2) ? std::vector{1, 2} : std::vector{2, 1});
        }
        return json;
    }

    const WayToEnd* someWay(const Fixture& fixture)
    {
        if (m_rules.ways.empty() || chance(2))
            return nullptr;
        const WayToEnd& way = m_chance.oneOf(m_rules.ways);
        return way.allLose && fixture.playoffs ? nullptr : &way;
    }

    std::uint64_t m_seed;
    Chance m_chance;
    bool m_hasAll; ///< else only what there was at first, so that seeds with which something was found stay what they
                   ///< are
    const LeagueRules& m_rules;
    GameMatch<SeasonGame> m_record;
    int m_entrants = 0;
    std::vector<Json> m_acts;
};

} // namespace

std::vector<Json> randomSeason(std::uint64_t seed, const std::vector<LeagueRules>& games)
{
    return Making(seed, games).make();
}

} // namespace whistle::league
