// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include "base/common_words.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace whistle::league {

namespace {

constexpr Saying meetTooOften{QT_TRANSLATE_N_NOOP("league", "%1 and %2 meet %n time(s); %4 expected.")};
constexpr auto playsAndRests = Saying::tr("%1 plays in round %2 but is listed as left out.");
constexpr auto wrongGroups = Saying::tr("The groups do not include everyone exactly once.");

/// So many in a round at most are paired in all ways.
constexpr std::size_t mostTried = 12;
constexpr std::size_t smallField = 10;

using Pair = std::pair<std::string, std::string>;

Pair pairOf(const std::string& a, const std::string& b)
{
    return a < b ? Pair{a, b} : Pair{b, a};
}

class ScheduleCheck : public Check {
public:
    using Check::Check;

    void run()
    {
        for (const Json& entrant : m_definition.at("entrants"))
            m_entrants.insert(entrant.at("id").get<std::string>());
        checkGroups();
        const std::string kind = kindOf("league");
        collect(kind);
        if (kind == "round_robin")
            checkRoundRobin(m_format.at("league"));
        else if (kind == "swiss")
            checkSwiss();
        else if (kind == "tables")
            checkTables(m_format.at("league"));
    }

private:
    /// The groups are the draw, dealt round; the draw is the entry or the lots (FNV-1a, SplitMix64, Fisher-Yates).
    void checkGroups()
    {
        std::vector<std::string> order;
        for (const Json& entrant : m_definition.at("entrants"))
            order.push_back(entrant.at("id"));
        std::multiset<std::string> grouped;
        for (const Json& group : m_season.at("groups")) {
            for (const Json& id : group)
                grouped.insert(id.get<std::string>());
        }
        if (grouped != std::multiset<std::string>(order.begin(), order.end()))
            return report("/groups", wrongGroups);
        // Who has come into a ladder later has drawn no lot.
        if (kindOf("league") == "ladder")
            return;
        const std::vector<std::string> entered = order;
        order.resize(std::min(order.size(), m_season.value("entered_at_start", order.size())));
        if (m_format.at("draw") == "lots")
            order = inOrderOfLots(order, order.size(), m_definition.at("seed"));
        const std::size_t groups = m_season.at("groups").size();
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Json& group = m_season.at("groups").at(i % groups);
            if (i / groups >= group.size() || group.at(i / groups) != order[i])
                return report("/groups", Saying::tr("The draw does not match the draw phrase “%1”."),
                              m_definition.at("seed").get<std::string>());
        }
        // Who came into a Swiss later stands behind them, in the order of entry.
        for (std::size_t i = order.size(); i < entered.size(); ++i) {
            const Json& group = m_season.at("groups").at(0);
            if (i >= group.size() || group.at(i) != entered[i])
                return report("/groups", wrongGroups);
        }
    }

    void collect(const std::string& kind)
    {
        std::set<std::string> ids;
        std::map<std::pair<int, int>, std::set<std::string>> inRound;
        lookAtEach(m_season.at("fixtures"), "/fixtures", [&](const Json& fixture, const std::string& at) {
            const std::string id = fixture.at("id");
            if (!ids.insert(id).second)
                report(at, common::Saying::tr("“%1” appears here twice; once was expected."), id);
            if (fixture.at("part") != "league" || fixture.at("state") == "cancelled")
                return;
            std::set<std::string> sides;
            for (const Json& side : fixture.at("sides")) {
                if (side.is_string() && m_entrants.contains(side.get<std::string>()))
                    sides.insert(side.get<std::string>());
            }
            if (sides.size() != fixture.at("sides").size())
                return report(at, Saying::tr("%1 names a side twice, or one that is not in the season."), id);
            const int round = fixture.at("round");
            for (const std::string& side : sides) {
                ++m_matches[side];
                if (kind != "ladder" && !inRound[{fixture.value("group", 1), round}].insert(side).second)
                    report(at, Saying::tr("%1 plays twice in round %2."), side, round);
                for (const std::string& other : sides) {
                    if (side < other)
                        ++m_meetings[{side, other}];
                }
            }
            if (fixture.value("home_arranged", false)) {
                for (const std::string& side : sides)
                    m_arranged[side] += 2; // as far as one match can shift it
            }
            ++m_home[fixture.at("sides").at(0).get<std::string>()];
            m_sizes.push_back(static_cast<int>(sides.size()));
        });
    }

    void checkRoundRobin(const Json& part)
    {
        const int wanted = part.at("meetings");
        std::size_t pairs = 0;
        for (const Json& group : m_season.at("groups")) {
            for (std::size_t a = 0; a < group.size(); ++a) {
                for (std::size_t b = a + 1; b < group.size(); ++b, ++pairs) {
                    const std::string first = group.at(a);
                    const std::string second = group.at(b);
                    const int met = m_meetings[pairOf(first, second)];
                    if (met != wanted)
                        report("/fixtures", meetTooOften, first, second, met, wanted);
                }
            }
        }
        if (m_meetings.size() != pairs)
            report("/fixtures", Saying::tr("%1 is a match between two groups."), "");
        for (const auto& [id, matches] : m_matches) {
            const int home = m_home[id];
            // Of an odd number somebody rests, and its match at home may be the one that falls out.
            if (std::abs(2 * home - matches) > 2 + m_arranged[id])
                report("/fixtures", Saying::tr("%1 plays %2 at home and %3 away."), id, home, matches - home);
        }
    }

    /// LG-2.9, LG-2.10: round by round, everybody who is there plays once or has the bye; and what is drawn by the
    /// rules is the best that there is, as far as all ways can be tried.
    void checkSwiss()
    {
        const Json& rounds = m_season.at("paired_rounds");
        std::map<std::string, std::set<std::string>> met;
        std::set<std::string> hadBye;
        std::size_t known = 0;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            std::vector<Pair> pairs;
            for (const Json& fixture : m_season.at("fixtures")) {
                if (fixture.at("part") == "league" && fixture.at("round") == rounds.at(i).at("round"))
                    pairs.emplace_back(fixture.at("sides").at(0), fixture.at("sides").at(1));
            }
            known += pairs.size();
            checkSwissRound(rounds.at(i), pairs, met, hadBye);
            for (const auto& [a, b] : pairs) {
                met[a].insert(b);
                met[b].insert(a);
            }
            if (rounds.at(i).contains("bye"))
                hadBye.insert(rounds.at(i).at("bye"));
            // A round that was asked for as a win is as good as a bye.
            for (const Json& each : m_season.value("missed", Json::array())) {
                if (each.at("round") == rounds.at(i).at("round") && each.value("brings", Json()) == "win" &&
                    contains(rounds.at(i).value("missing", Json::array()), each.at("entrant")))
                    hadBye.insert(each.at("entrant"));
            }
        }
        if (known != m_sizes.size())
            report("/paired_rounds", Saying::tr("Rounds with fixtures: %1; rounds paired: %2."),
                   static_cast<int>(known), static_cast<int>(rounds.size()));
    }

    void checkSwissRound(const Json& round, const std::vector<Pair>& pairs,
                         const std::map<std::string, std::set<std::string>>& met, const std::set<std::string>& hadBye)
    {
        const int number = round.at("round");
        const std::string at = "/paired_rounds/" + std::to_string(number - 1);
        std::set<std::string> playing;
        for (const auto& [a, b] : pairs)
            playing.insert({a, b});
        const std::string bye = round.value("bye", std::string());
        if (!bye.empty() && playing.contains(bye))
            return report(at, playsAndRests, bye, number);
        for (const Json& id : round.value("missing", Json::array())) {
            if (playing.contains(id) || id == bye)
                return report(at, playsAndRests, id.get<std::string>(), number);
        }
        const Json points = round.value("points", Json::object());
        for (const auto& [id, unused] : points.items()) {
            const bool isOut = playing.contains(id) || id == bye ||
                               contains(round.value("missing", Json::array()), id) ||
                               m_season.at("dropped_out").contains(id);
            if (!isOut)
                return report(at, Saying::tr("%1 does not play in round %2 but may not be left out."), id, number);
        }
        if (round.contains("reason") || round.value("edited", false) || points.empty() || playing.size() > mostTried)
            return;
        std::vector<std::string> all(playing.begin(), playing.end());
        if (!bye.empty())
            all.push_back(bye);
        const auto again = [&](const std::string& a, const std::string& b) {
            const auto found = met.find(a);
            return found != met.end() && found->second.contains(b);
        };
        // In the order of the table: by points, then in that of the draw.
        const Json& draw = m_season.at("groups").at(0);
        const auto drawn = [&](const std::string& id) {
            return std::find(draw.begin(), draw.end(), id) - draw.begin();
        };
        std::sort(all.begin(), all.end(), [&](const std::string& a, const std::string& b) {
            const int mine = points.value(a, 0);
            const int theirs = points.value(b, 0);
            return mine != theirs ? mine > theirs : drawn(a) < drawn(b);
        });
        Cost told;
        for (const auto& [a, b] : pairs)
            told = told + costOf(again(a, b), points.value(a, 0) - points.value(b, 0));
        if (!bye.empty())
            told = told + byeCost(hadBye.contains(bye), all, bye);
        Cost best = bestOf(all, points, again, hadBye);
        // In a small field it may be farther by the points so that the rounds to come can be played.
        const int after = m_format.at("league").at("rounds").get<int>() - number;
        const bool looksAhead = all.size() <= smallField && round.value("missing", Json::array()).empty() && after > 0;
        if (looksAhead && best.faults == told.faults && best < told)
            best = bestThatGoesOn(all, points, again, hadBye, after).value_or(best);
        if (best.faults < told.faults) {
            for (const auto& [a, b] : pairs) {
                if (again(a, b))
                    return report(at, Saying::tr("%1 and %2 meet again in round %3, which could be avoided."), a, b,
                                  number);
            }
            return report(at, Saying::tr("%1 has a second bye in round %2, which could be avoided."), bye, number);
        }
        if (best.byePlace < told.byePlace)
            return report(at, Saying::tr("The bye in round %1 belongs to another player."), number);
        if (best.apart < told.apart)
            report(at, Saying::tr("In round %1 the pairings could be closer in points."), number);
    }

    /// The first counts before those that follow.
    struct Cost {
        long long faults = 0; ///< second meetings and byes
        long long byePlace = 0;
        long long apart = 0;
        friend Cost operator+(const Cost& a, const Cost& b)
        {
            return {a.faults + b.faults, a.byePlace + b.byePlace, a.apart + b.apart};
        }
        friend auto operator<=>(const Cost&, const Cost&) = default;
    };
    static Cost costOf(bool isAgain, long long apart) { return {isAgain ? 1 : 0, 0, apart * apart}; }
    static Cost byeCost(bool hadBye, const std::vector<std::string>& all, const std::string& id)
    {
        return {hadBye ? 1 : 0, all.end() - std::find(all.begin(), all.end(), id), 0};
    }

    /// Those of a small field who can still meet, or who meet in a round: a bit for each two of them.
    using Meetings = std::uint64_t;
    static_assert(smallField * (smallField - 1) / 2 <= 64);
    /// Of the lower and the higher place.
    static constexpr Meetings meeting(std::size_t a, std::size_t b)
    {
        return Meetings{1} << (a * (2 * smallField - a - 1) / 2 + b - a - 1);
    }

    /// The best of all ways to pair them without a fault after which so many rounds can be played without one.
    template <class Again>
    static std::optional<Cost> bestThatGoesOn(const std::vector<std::string>& all, const Json& points, Again&& again,
                                              const std::set<std::string>& hadBye, int after)
    {
        // Nobody, against whom one has the bye, is the last of an odd number.
        const std::size_t count = all.size() + all.size() % 2;
        Meetings open = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t other = i + 1; other < count; ++other) {
                if (other == all.size() ? !hadBye.contains(all[i]) : !again(all[i], all[other]))
                    open |= meeting(i, other);
            }
        }
        const auto costOfRound = [&](Meetings round) {
            Cost cost;
            for (std::size_t i = 0; i < all.size(); ++i) {
                for (std::size_t other = i + 1; other < count; ++other) {
                    if ((round & meeting(i, other)) != 0)
                        cost = cost + (other == all.size()
                                           ? byeCost(false, all, all[i])
                                           : costOf(false, points.value(all[i], 0) - points.value(all[other], 0)));
                }
            }
            return cost;
        };
        std::optional<Cost> best;
        std::unordered_map<Meetings, bool> known;
        eachRoundOf(open, count, [&](Meetings round) {
            const Cost cost = costOfRound(round);
            if ((!best || cost < *best) && goesOn(open & ~round, count, after, known))
                best = cost;
            return false;
        });
        return best;
    }
    /// `known`: of what was looked at before; how many rounds are left follows from it.
    static bool goesOn(Meetings open, std::size_t count, int rounds, std::unordered_map<Meetings, bool>& known)
    {
        if (rounds == 0)
            return true;
        if (const auto found = known.find(open); found != known.end())
            return found->second;
        const bool does =
            eachRoundOf(open, count, [&](Meetings round) { return goesOn(open & ~round, count, rounds - 1, known); });
        known.emplace(open, does);
        return does;
    }
    /// Every way to play a round, until one is enough. `playing`: who does so far, a bit each.
    template <class Take>
    static bool eachRoundOf(Meetings open, std::size_t count, const Take& take, unsigned playing = 0, Meetings so = 0)
    {
        const auto first = static_cast<std::size_t>(std::countr_one(playing));
        if (first >= count)
            return take(so);
        for (std::size_t other = first + 1; other < count; ++other) {
            if ((playing >> other & 1U) != 0 || (open & meeting(first, other)) == 0)
                continue;
            if (eachRoundOf(open, count, take, playing | 1U << first | 1U << other, so | meeting(first, other)))
                return true;
        }
        return false;
    }

    /// The best of all ways to pair them, set by set.
    template <class Again>
    static Cost bestOf(const std::vector<std::string>& all, const Json& points, Again&& again,
                       const std::set<std::string>& hadBye)
    {
        const std::size_t count = all.size();
        std::vector<std::optional<Cost>> best(std::size_t{1} << count);
        best[0] = Cost{};
        for (std::size_t taken = 0; taken < best.size(); ++taken) {
            std::size_t first = 0;
            while (first < count && (taken >> first & 1U) != 0)
                ++first;
            if (!best[taken] || first == count)
                continue;
            const auto offer = [&](std::size_t next, const Cost& cost) {
                if (!best[next] || *best[taken] + cost < *best[next])
                    best[next] = *best[taken] + cost;
            };
            // Of an odd number one has the bye, and only one: the others are an even number then.
            std::size_t left = 0;
            for (std::size_t i = 0; i < count; ++i)
                left += (taken >> i & 1U) == 0 ? 1 : 0;
            if (left % 2 == 1)
                offer(taken | std::size_t{1} << first, byeCost(hadBye.contains(all[first]), all, all[first]));
            for (std::size_t other = first + 1; other < count; ++other) {
                if ((taken >> other & 1U) == 0)
                    offer(taken | std::size_t{1} << first | std::size_t{1} << other,
                          costOf(again(all[first], all[other]),
                                 points.value(all[first], 0) - points.value(all[other], 0)));
            }
        }
        return best.back().value_or(Cost{});
    }

    void checkTables(const Json& part)
    {
        const int least = part.at("least");
        const int most = part.at("most");
        for (const int size : m_sizes) {
            if (size < least || size > most)
                report("/fixtures", Saying::tr("%1 has %2 sides; %3 to %4 were expected."), "", size, least, most);
        }
        int fewest = 1 << 20;
        int highest = 0;
        for (const std::string& id : m_entrants) {
            fewest = std::min(fewest, m_matches[id]);
            highest = std::max(highest, m_matches[id]);
        }
        if (highest - fewest > 1)
            report("/fixtures", Saying::tr("The matches are uneven: some play %1, others %2."), fewest, highest);
    }

    std::set<std::string> m_entrants;
    std::map<Pair, int> m_meetings;
    std::map<std::string, int> m_matches;
    std::map<std::string, int> m_home;
    std::map<std::string, int> m_arranged;
    std::vector<int> m_sizes;
};

} // namespace

void checkSchedule(const Json& season, Problems& found)
{
    ScheduleCheck(season, found).run();
}

} // namespace whistle::league
