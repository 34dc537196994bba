// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/settle.h"
#include "league/standings/standings.h"

#include <memory>
#include <string>
#include <vector>

/// Games of the tests' own, and seasons of them in few words.
namespace whistle::testing {

/// Two sides, scores, kills and fouls; draws are possible.
inline league::LeagueRules duel()
{
    using league::Criterion;
    league::LeagueRules rules;
    rules.game = "duel";
    rules.name = {"test", "Duel"};
    rules.stats = {{"kills", {"test", "kills"}, {"test", "most kills"}, {"test", "fewest kills"}, 0, 99},
                   {"fouls", {"test", "fouls"}, {"test", "most fouls"}, {"test", "fewest fouls"}, 0, 15}};
    rules.ways = {{"points", {"test", "by points"}, true, false},
                  {"blowout", {"test", "by blowout"}, false, false},
                  {"all_lost", {"test", "all lost"}, false, true}};
    rules.points.forfeitScore = 20;
    rules.tieBreakers = {{Criterion::HeadToHead, {}},
                         {Criterion::ScoreDifference, {}},
                         {Criterion::ScoreFor, {}},
                         {Criterion::Most, "kills"},
                         {Criterion::Fewest, "fouls"}};
    return rules;
}

/// Three to five at a table.
inline league::LeagueRules crowd()
{
    using league::Criterion;
    league::LeagueRules rules;
    rules.game = "crowd";
    rules.name = {"test", "Crowd"};
    rules.leastPlayers = 3;
    rules.mostPlayers = 5;
    rules.points.placement = {5, 3, 1};
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreFor, {}}};
    return rules;
}

/// The same for two as well; not among the random seasons.
inline const league::LeagueRules& party()
{
    static const league::LeagueRules rules = [] {
        league::LeagueRules one = crowd();
        one.game = "party";
        one.leastPlayers = 2;
        return one;
    }();
    return rules;
}

inline const std::vector<league::LeagueRules>& testGames()
{
    static const std::vector<league::LeagueRules> games{duel(), crowd()};
    return games;
}

inline const league::LeagueRules* findTestGame(const std::string& game)
{
    for (const league::LeagueRules& rules : testGames()) {
        if (rules.game == game)
            return &rules;
    }
    return game == party().game ? &party() : nullptr;
}

/// A season that is played by acts; each answer is kept.
class Playing {
public:
    using Record = GameMatch<league::SeasonGame>;

    explicit Playing(const Json& definition, bool starts = true)
        : m_record(std::make_unique<Record>(league::SeasonGame(findTestGame)))
    {
        act({{"command", "create"}, {"season", definition}});
        if (starts && accepted())
            act({{"command", "start"}});
    }

    /// Entrants "a", "b", "c" ... called Ants, Bears, Cats ...; behind "z" come "za", "zb" ...
    static Json definition(int entrants, const Json& format, const char* game = "duel")
    {
        static const std::vector<std::string> names{"Ants",  "Bears", "Cats",   "Dogs", "Elks",   "Foxes",
                                                    "Goats", "Hawks", "Ibexes", "Jays", "Koalas", "Lions"};
        Json json{{"id", "test"}, {"name", "Test"}, {"game", game}, {"format", format}, {"entrants", Json::array()}};
        for (int i = 0; i < entrants; ++i) {
            const std::string id = (i < 26 ? "" : "z") + std::string(1, static_cast<char>('a' + i % 26));
            const auto index = static_cast<std::size_t>(i);
            json["entrants"].push_back({{"id", id}, {"name", index < names.size() ? names[index] : "Team " + id}});
        }
        return json;
    }
    static Json roundRobin(int meetings = 1) { return {{"league", {{"kind", "round_robin"}, {"meetings", meetings}}}}; }

    bool act(const Json& json)
    {
        const Checked<PlayResult> result = m_record->play(json, Instant{1'800'000'000});
        m_last = result ? *result : PlayResult{};
        m_problem = result ? std::string() : result.problems().front().message.toStdString();
        return m_last.accepted;
    }
    /// By the ids of the two, wherever they meet first and are not settled: "a 3:1 b".
    bool record(const std::string& home, int mine, int theirs, const std::string& away)
    {
        return act({{"command", "record"},
                    {"fixture", fixtureOf(home, away)},
                    {"result", {{"scores", {{home, mine}, {away, theirs}}}}}});
    }
    [[nodiscard]] std::string fixtureOf(const std::string& a, const std::string& b, bool open = true) const
    {
        for (const league::Fixture& fixture : season().fixtures) {
            const auto has = [&](const std::string& id) {
                const int entrant = season().entrantNamed(id);
                return std::find(fixture.sides.begin(), fixture.sides.end(), entrant) != fixture.sides.end();
            };
            if (has(a) && has(b) && isSettled(season(), fixture) != open)
                return fixture.id;
        }
        return "none";
    }

    [[nodiscard]] const league::Season& season() const { return m_record->state(); }
    [[nodiscard]] const league::LeagueRules& rules() const { return *findTestGame(season().game); }
    [[nodiscard]] std::vector<league::TableRow> table(int group = 0) const
    {
        return standings(groupInquiry(season(), rules(), group));
    }
    /// "abc": the ids in their order.
    [[nodiscard]] std::string order() const
    {
        std::string ids;
        for (const league::TableRow& row : table())
            ids += season().entrant(row.entrant).id;
        return ids;
    }
    [[nodiscard]] std::string idOf(int entrant) const { return entrant < 0 ? "" : season().entrant(entrant).id; }

    [[nodiscard]] bool accepted() const { return m_last.accepted; }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /// All sentences of the last answer, one after the other.
    [[nodiscard]] std::string said() const
    {
        std::string all;
        for (const Text& each : m_last.why)
            all += each.toStdString() + "\n";
        return all;
    }
    [[nodiscard]] bool says(const std::string& sentence) const { return said().find(sentence) != std::string::npos; }
    [[nodiscard]] Record& journal() { return *m_record; }

private:
    std::unique_ptr<Record> m_record;
    PlayResult m_last;
    std::string m_problem;
};

} // namespace whistle::testing
