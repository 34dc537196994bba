// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/history.h"

#include "base/contains.h"
#include "base/first.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"
#include "league/standings/standings.h"

#include <algorithm>

namespace whistle::league {

namespace {

void add(Tally& tally, const Result& result, std::size_t side)
{
    ++tally.played;
    const bool first = result.places[side] == 1;
    const bool alone = result.winner() == static_cast<int>(side);
    ++(alone ? tally.won : first ? tally.drawn : tally.lost);
    tally.forfeited += result.absent[side] ? 1 : 0;
    tally.winning = alone ? tally.winning + 1 : 0;
    tally.unbeaten = first ? tally.unbeaten + 1 : 0;
    tally.longestWinning = std::max(tally.longestWinning, tally.winning);
    tally.longestUnbeaten = std::max(tally.longestUnbeaten, tally.unbeaten);
    if (result.hasScores) {
        tally.scoreFor += result.scores[side];
        tally.scoreAgainst += bestOther(result.scores, side);
    }
}

void addStats(Tally& tally, const Result& result, std::size_t side, std::size_t stats)
{
    tally.stats.resize(stats);
    tally.unknown.resize(stats);
    for (std::size_t stat = 0; stat < stats; ++stat) {
        const std::optional<int> told = result.statOf(stat, side);
        tally.stats[stat] += told.value_or(0);
        tally.unknown[stat] += told ? 0 : 1;
    }
}

std::array<int, 2> finalists(const Season& season)
{
    const Series* final = finalOf(season);
    return final ? final->sides : std::array{-1, -1};
}

template <class Key>
std::map<std::string, Tally> careers(const std::vector<const Season*>& seasons, const LeagueRules& rules, Key&& key)
{
    std::map<std::string, Tally> all;
    for (const Season* season : seasons) {
        std::map<int, std::string> lastKey;
        for (const PlayedResult& played : playedResults(*season)) {
            for (std::size_t side = 0; side < played.result.entrants.size(); ++side) {
                const std::string found = key(*season, played.result, side);
                if (found.empty())
                    continue;
                add(all[found], played.result, side);
                addStats(all[found], played.result, side, rules.stats.size());
                lastKey[played.result.entrants[side]] = found;
            }
        }
        if (season->champion >= 0 && lastKey.contains(season->champion))
            ++all[lastKey[season->champion]].titles;
        for (const int finalist : finalists(*season)) {
            if (lastKey.contains(finalist))
                ++all[lastKey[finalist]].finals;
        }
    }
    return all;
}

class Records {
public:
    explicit Records(const LeagueRules& rules) : m_rules(rules) {}

    void add(const Season& season)
    {
        for (const PlayedResult& played : playedResults(season)) {
            const Result& result = played.result;
            if (result.how != HowEnded::Played)
                continue;
            if (result.hasScores)
                addScores(season, played);
            for (std::size_t stat = 0; stat < result.stats.size(); ++stat) {
                const std::string& id = m_rules.stats[stat].id;
                for (std::size_t side = 0; side < result.stats[stat].size(); ++side)
                    offer("most_" + id, Saying::tr("Most in a match"), id, result.stats[stat][side], season, played,
                          side);
            }
        }
    }

    std::vector<Record> take() { return std::move(m_records); }

    void offerStreak(const char* kind, Sentence name, int value, const std::string& holder)
    {
        place({kind, name, {}, value, holder, {}, {}, {}});
    }

private:
    void addScores(const Season& season, const PlayedResult& played)
    {
        const Result& result = played.result;
        int sum = 0;
        for (const int score : result.scores)
            sum += score;
        for (std::size_t side = 0; side < result.scores.size(); ++side) {
            offer("highest_score", Saying::tr("Highest score"), {}, result.scores[side], season, played, side);
            if (result.winner() == static_cast<int>(side)) {
                offer("biggest_win", Saying::tr("Biggest win"), {},
                      result.scores[side] - bestOther(result.scores, side), season, played, side);
                offer("highest_match", Saying::tr("Highest combined score"), {}, sum, season, played, side);
            }
        }
    }

    void offer(const std::string& kind, Sentence name, const std::string& stat, int value, const Season& season,
               const PlayedResult& played, std::size_t side)
    {
        place({kind, name, stat, value, season.nameOf(played.result.entrants[side]), season.name,
               season.fixtures[played.fixture].id, scoreLine(season, played.result)});
    }

    void place(Record record)
    {
        if (record.value <= 0)
            return;
        Record* known = firstWith(m_records, &Record::kind, record.kind);
        if (!known)
            m_records.push_back(std::move(record));
        else if (record.value > known->value)
            *known = std::move(record);
    }

    const LeagueRules& m_rules;
    std::vector<Record> m_records;
};

} // namespace

std::vector<PlayedResult> playedResults(const Season& season)
{
    std::vector<PlayedResult> played;
    for (std::size_t i = 0; i < season.fixtures.size(); ++i) {
        if (std::optional<Result> result = countedResult(season, season.fixtures[i]))
            played.push_back({i, std::move(*result)});
    }
    const auto dateOf = [&](const PlayedResult& each) -> const std::string& {
        return each.result.date.empty() ? season.fixtures[each.fixture].date : each.result.date;
    };
    const bool haveDates =
        std::none_of(played.begin(), played.end(), [&](const PlayedResult& each) { return dateOf(each).empty(); });
    if (haveDates) {
        std::stable_sort(played.begin(), played.end(),
                         [&](const PlayedResult& a, const PlayedResult& b) { return dateOf(a) < dateOf(b); });
    }
    return played;
}

Tally headToHead(const Season& season, const LeagueRules& rules, int first, int second)
{
    Tally tally;
    for (const PlayedResult& played : playedResults(season)) {
        const Sides& sides = played.result.entrants;
        const auto mine = std::find(sides.begin(), sides.end(), first);
        if (mine == sides.end() || !contains(sides, second))
            continue;
        const auto me = static_cast<std::size_t>(mine - sides.begin());
        const auto they = static_cast<std::size_t>(std::find(sides.begin(), sides.end(), second) - sides.begin());
        // Of three and more, only these two are looked at.
        Result between = played.result;
        const int ahead = between.places[me] < between.places[they] ? 1 : 2;
        const bool isLevel = between.places[me] == between.places[they];
        between.entrants = {first, second};
        between.absent = {played.result.absent[me], played.result.absent[they]};
        if (sides.size() > 2)
            between.places = isLevel ? PerSide<int>{1, 1} : PerSide<int>{ahead, 3 - ahead};
        else
            between.places = {played.result.places[me], played.result.places[they]};
        if (between.hasScores)
            between.scores = {played.result.scores[me], played.result.scores[they]};
        add(tally, between, 0);
        addStats(tally, played.result, me, rules.stats.size());
    }
    return tally;
}

std::map<std::string, Tally> teamCareers(const std::vector<const Season*>& seasons, const LeagueRules& rules)
{
    return careers(seasons, rules, [](const Season& season, const Result& result, std::size_t side) {
        return season.entrant(result.entrants[side]).id;
    });
}

std::map<std::string, Tally> coachCareers(const std::vector<const Season*>& seasons, const LeagueRules& rules)
{
    return careers(seasons, rules,
                   [](const Season&, const Result& result, std::size_t side) { return result.coaches[side]; });
}

std::vector<Record> records(const std::vector<const Season*>& seasons, const LeagueRules& rules)
{
    Records found(rules);
    std::map<std::string, std::string> names;
    for (const Season* season : seasons) {
        found.add(*season);
        for (const Entrant& entrant : season->entrants)
            names[entrant.id] = entrant.name;
    }
    for (const auto& [id, tally] : teamCareers(seasons, rules)) {
        found.offerStreak("longest_winning", Saying::tr("Longest winning streak"), tally.longestWinning, names[id]);
        found.offerStreak("longest_unbeaten", Saying::tr("Longest unbeaten run"), tally.longestUnbeaten, names[id]);
    }
    return found.take();
}

} // namespace whistle::league
