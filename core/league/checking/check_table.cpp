// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

namespace whistle::league {

namespace {

using Numbers = std::map<std::string, long long>;

/// One result, by id.
struct Played {
    std::map<std::string, int> places;
    Numbers scores;
    Numbers points;
    std::map<std::string, Numbers> stats;
    bool wasPlayed = true; ///< by two at least: there was something to count
    [[nodiscard]] bool has(const std::string& id) const { return places.contains(id); }
};

/// A table worked out by refining a partition: all are level at first, and each criterion in turn cuts those who are
/// level with each other apart.
class Refining {
public:
    Refining(const Json& season, const std::vector<std::string>& entrants) : m_season(season), m_entrants(entrants)
    {
        for (const Json& fixture : season.at("fixtures")) {
            if (fixture.at("part") == "league" && fixture.at("state") == "played")
                m_matches.push_back(read(fixture.at("result")));
        }
        readByes();
        for (const std::string& id : entrants)
            addUp(id);
        for (const Played& match : m_matches) {
            for (const auto& [id, points] : match.points)
                m_pointsOfAll[id] += points;
        }
        for (const Idle& round : m_idle)
            m_pointsOfAll[round.id] += round.points;
    }

    std::vector<CheckedPlace> order(bool perMatch)
    {
        m_blocks = {m_entrants};
        if (m_entrants.empty())
            return {};
        cut([&](const std::string& id, const std::vector<std::string>&) {
            // Points per match as whole numbers: what is cut off is far below the least difference of two fractions.
            const long long played = std::max(1LL, m_played[id]);
            return perMatch ? m_points[id] * 232792560LL / played : m_points[id];
        });
        for (const std::vector<std::string>& block : m_blocks) {
            for (const std::string& id : block)
                m_levelWith[id] = block;
        }
        for (const Json& word : m_season.at("definition").at("tie_breakers"))
            apply(word.get<std::string>());
        decide();
        std::vector<CheckedPlace> places;
        for (const std::vector<std::string>& block : m_blocks) {
            const int rank = static_cast<int>(places.size()) + 1;
            for (const std::string& id : block)
                places.push_back({id, rank});
        }
        return places;
    }

    [[nodiscard]] Numbers numbersOf(const std::string& id)
    {
        return {{"played", m_played[id]},
                {"points", m_points[id]},
                {"won", m_won[id]},
                {"drawn", m_drawn[id]},
                {"lost", m_played[id] - m_won[id] - m_drawn[id]},
                {"score_for", m_for[id]},
                {"score_against", m_against[id]},
                {"difference", m_for[id] - m_against[id]}};
    }
    [[nodiscard]] long long stat(const std::string& name, const std::string& id) { return m_stats[name][id]; }
    /// What a tie-breaker that is told as a column comes to; of a head-to-head where somebody was compared by it.
    [[nodiscard]] long long valueOf(const std::string& word, const std::string& id)
    {
        if (isHeadToHead(word))
            return m_compared.contains({word, id}) ? m_compared.at({word, id}) : INT32_MIN;
        return measured(word, id, m_levelWith.at(id));
    }
    [[nodiscard]] bool hasValue(const std::string& word, const std::string& id) const
    {
        return !isHeadToHead(word) || m_compared.contains({word, id});
    }

private:
    static Played read(const Json& result)
    {
        Played played;
        for (const auto& [id, place] : result.at("places").items()) {
            played.places[id] = place;
            played.scores[id] = result.contains("scores") ? result.at("scores").at(id).get<int>() : 0;
            played.points[id] = result.at("points").at(id);
        }
        const auto absent = result.value("forfeited_by", Json::array()).size();
        const Json& how = result.at("how");
        played.wasPlayed = how == "played" || (how == "forfeit" && played.places.size() >= absent + 2);
        const Json stats = result.value("stats", Json::object());
        for (const auto& [name, numbers] : stats.items()) {
            for (const auto& [id, number] : numbers.items())
                played.stats[name][id] = number;
        }
        return played;
    }

    void readByes()
    {
        if (!m_season.contains("paired_rounds"))
            return;
        const Json& part = m_season.at("definition").at("format").at("league");
        const Json& scheme = m_season.at("definition").at("points");
        const auto worthOf = [&](const std::string& word) -> long long {
            return word == "nothing" ? 0 : scheme.at(word).get<long long>();
        };
        const auto askedFor = [&](const Json& id, const Json& round) {
            std::string word;
            for (const Json& each : m_season.value("missed", Json::array())) {
                if (each.at("entrant") == id && each.at("round") == round)
                    word = each.value("brings", std::string());
            }
            return word;
        };
        for (const Json& round : m_season.at("paired_rounds")) {
            for (const Json& id : m_season.at("groups").at(0)) {
                const bool plays = std::any_of(
                    m_season.at("fixtures").begin(), m_season.at("fixtures").end(), [&](const Json& fixture) {
                        return fixture.at("part") == "league" && fixture.at("round") == round.at("round") &&
                               contains(fixture.at("sides"), id);
                    });
                if (plays)
                    continue;
                const bool isBye = round.value("bye", std::string()) == id;
                const bool asked = contains(round.value("missing", Json::array()), id);
                const std::string own = asked ? askedFor(id, round.at("round")) : std::string();
                const std::string brings = isBye          ? part.value("bye", "win")
                                           : !own.empty() ? own
                                           : asked        ? part.value("missed", "nothing")
                                                          : "nothing";
                m_idle.push_back({id, round.at("round"), worthOf(brings), isBye, !isBye && brings == "win"});
            }
        }
        if (m_season.at("definition").value("unplayed_rounds", std::string()) == "fide_2026")
            m_terms = termsByFide(m_season, m_idle);
    }

    void addUp(const std::string& id)
    {
        for (const Idle& round : m_idle)
            m_points[id] += round.id == id ? round.points : 0;
        for (const Json& sanction : m_season.value("sanctions", Json::array()))
            m_points[id] += sanction.at("entrant") == id ? sanction.at("points").get<int>() : 0;
        for (const Played& match : m_matches) {
            if (!match.has(id))
                continue;
            ++m_played[id];
            const auto firsts = std::count_if(match.places.begin(), match.places.end(),
                                              [](const auto& place) { return place.second == 1; });
            if (match.places.at(id) == 1)
                ++(firsts == 1 ? m_won : m_drawn)[id];
            m_points[id] += match.points.at(id);
            m_for[id] += match.scores.at(id);
            long long best = INT64_MIN;
            for (const auto& [other, score] : match.scores)
                best = other == id ? best : std::max(best, score);
            m_against[id] += best;
            for (const auto& [name, numbers] : match.stats)
                m_stats[name][id] += numbers.at(id);
        }
    }

    template <class Value>
    void cut(Value&& value)
    {
        std::vector<std::vector<std::string>> finer;
        for (const std::vector<std::string>& block : m_blocks) {
            std::map<long long, std::vector<std::string>, std::greater<>> parts;
            for (const std::string& id : block)
                parts[value(id, block)].push_back(id);
            for (auto& [number, part] : parts)
                finer.push_back(std::move(part));
        }
        m_blocks = std::move(finer);
    }

    void apply(const std::string& word)
    {
        cut([&](const std::string& id, const std::vector<std::string>& block) { return measured(word, id, block); });
    }

    long long measured(const std::string& word, const std::string& id, const std::vector<std::string>& block)
    {
        if (isHeadToHead(word)) {
            const std::vector<std::string>& among = isAmongAll() ? m_levelWith.at(id) : block;
            const bool isKnown = block.size() > 1 && haveMet(among);
            return isKnown ? m_compared[{word, id}] = headToHead(id, among, word) : 0;
        }
        if (word == "score_difference")
            return m_for[id] - m_against[id];
        if (word == "score_for")
            return m_for[id];
        if (word == "score_against")
            return -m_against[id];
        if (word == "wins")
            return m_won[id];
        if (word == "opponents_points")
            return opponents(id);
        if (word == "opponents_share")
            return opponentsShare(id);
        if (word.starts_with("buchholz"))
            return buchholz(id, word);
        if (word == "sonneborn_berger")
            return sonnebornBerger(id);
        if (word == "lots")
            return -lot(id);
        const bool most = word.starts_with("most_");
        const std::string name = word.substr(word.find('_') + 1);
        // Only what is known of all of them is compared.
        if (std::any_of(block.begin(), block.end(), [&](const std::string& each) { return !isKnown(name, each); }))
            return 0;
        const long long number = m_stats[name][id];
        return most ? number : -number;
    }

    static bool isHeadToHead(const std::string& word)
    {
        return word.starts_with("head_to_head") || word == "direct_encounter";
    }
    [[nodiscard]] bool isAmongAll() const
    {
        return m_season.at("definition").value("head_to_head_of", std::string()) == "all_level";
    }

    [[nodiscard]] bool isKnown(const std::string& name, const std::string& id) const
    {
        return std::all_of(m_matches.begin(), m_matches.end(), [&](const Played& match) {
            return !match.has(id) || !match.wasPlayed || match.stats.contains(name);
        });
    }

    /// What the match has brought somebody against one of the others; of three and more, by the places of the two.
    [[nodiscard]] long long wonAgainst(const Played& match, const std::string& id, const std::string& other) const
    {
        if (match.places.size() == 2)
            return match.points.at(id);
        const int mine = match.places.at(id);
        const int theirs = match.places.at(other);
        return m_season.at("definition").at("points").at(mine < theirs ? "win" : mine == theirs ? "draw" : "loss");
    }

    /// `meet(match, other)`: with each opponent of somebody, as often as they have met.
    template <class Meet>
    void eachOpponent(const std::string& id, Meet&& meet) const
    {
        for (const Played& match : m_matches) {
            for (const auto& [other, place] : match.places) {
                if (match.has(id) && other != id)
                    meet(match, other);
            }
        }
    }

    [[nodiscard]] long long headToHead(const std::string& id, const std::vector<std::string>& block,
                                       const std::string& what) const
    {
        long long sum = 0;
        eachOpponent(id, [&](const Played& match, const std::string& other) {
            if (!contains(block, other))
                return;
            if (what == "head_to_head_score")
                sum += match.scores.at(id);
            else if (what == "head_to_head_difference")
                sum += match.scores.at(id) - match.scores.at(other);
            else
                sum += wonAgainst(match, id, other);
        });
        return sum;
    }

    long long opponents(const std::string& id)
    {
        if (!m_terms.empty())
            return buchholz(id, "buchholz");
        long long sum = 0;
        eachOpponent(id, [&](const Played&, const std::string& other) { sum += m_pointsOfAll[other]; });
        return sum;
    }

    /// Of each opponent, as often as met: the points of its matches as a share of those of as many first places, in
    /// ten-thousandths between a third and all; the mean of these. What is over is cut off.
    [[nodiscard]] long long opponentsShare(const std::string& id) const
    {
        const Json& scheme = m_season.at("definition").at("points");
        const Json& placement = scheme.at("placement");
        long long shares = 0;
        long long met = 0;
        eachOpponent(id, [&](const Played&, const std::string& other) {
            long long won = 0;
            long long could = 0;
            for (const Played& match : m_matches) {
                if (!match.has(other))
                    continue;
                won += match.points.at(other);
                could += match.places.size() == 2 ? scheme.at("win").get<int>()
                         : placement.empty()      ? 0
                                                  : placement.at(0).get<int>();
            }
            const long long share = could > 0 && won > 0 ? won * 10000 / could : 0;
            shares += share < 3333 ? 3333 : share > 10000 ? 10000 : share;
            ++met;
        });
        return met == 0 ? 0 : shares / met;
    }

    /// Of each opponent its points; of a bye one's own, of any other round without a match none. Without the lowest
    /// ones and the highest, as the word says.
    long long buchholz(const std::string& id, const std::string& word)
    {
        std::multiset<long long> all;
        std::multiset<long long> first;
        if (m_terms.empty()) {
            eachOpponent(id, [&](const Played&, const std::string& other) { all.insert(m_pointsOfAll[other]); });
            for (const Idle& round : m_idle) {
                if (round.id == id)
                    all.insert(round.isBye ? m_pointsOfAll[id] : 0);
            }
        } else {
            for (const Term& term : m_terms.at(id))
                (term.isCutFirst ? first : all).insert(term.theirs);
        }
        for (int below = word == "buchholz" ? 0 : word == "buchholz_cut_2" ? 2 : 1; below > 0; --below) {
            std::multiset<long long>& from = first.empty() ? all : first;
            if (!from.empty())
                from.erase(from.begin());
        }
        all.merge(first);
        if (word == "buchholz_median" && !all.empty())
            all.erase(std::prev(all.end()));
        return std::accumulate(all.begin(), all.end(), 0LL);
    }

    long long sonnebornBerger(const std::string& id)
    {
        long long sum = 0;
        if (!m_terms.empty()) {
            for (const Term& term : m_terms.at(id))
                sum += term.theirs * term.won;
            return sum;
        }
        eachOpponent(id, [&](const Played& match, const std::string& other) {
            sum += m_pointsOfAll[other] * wonAgainst(match, id, other);
        });
        for (const Idle& round : m_idle)
            sum += round.id == id && round.isBye ? m_pointsOfAll[id] * round.points : 0;
        return sum;
    }

    [[nodiscard]] bool haveMet(const std::vector<std::string>& block) const
    {
        for (const std::string& a : block) {
            for (const std::string& b : block) {
                if (a < b && std::none_of(m_matches.begin(), m_matches.end(),
                                          [&](const Played& match) { return match.has(a) && match.has(b); }))
                    return false;
            }
        }
        return true;
    }

    /// Which lot somebody draws: the seed's shuffle of all entrants in the order of their entry.
    long long lot(const std::string& id)
    {
        if (m_lots.empty()) {
            std::vector<std::string> order;
            for (const Json& entrant : m_season.at("definition").at("entrants"))
                order.push_back(entrant.at("id"));
            order = inOrderOfLots(order, m_season.value("entered_at_start", order.size()),
                                  m_season.at("definition").at("seed"));
            for (std::size_t i = 0; i < order.size(); ++i)
                m_lots[order[i]] = static_cast<long long>(i);
        }
        return m_lots[id];
    }

    /// The organiser's last word about all of a block.
    void decide()
    {
        std::vector<std::vector<std::string>> finer;
        for (const std::vector<std::string>& block : m_blocks) {
            const Json* decision = nullptr;
            for (const Json& each : m_season.at("decisions")) {
                const bool all = std::all_of(block.begin(), block.end(),
                                             [&](const std::string& id) { return contains(each.at("order"), id); });
                decision = all && !each.contains("champion") ? &each : decision;
            }
            if (block.size() < 2 || !decision) {
                finer.push_back(block);
                continue;
            }
            for (const Json& id : (*decision).at("order")) {
                if (contains(block, id.get<std::string>()))
                    finer.push_back({id.get<std::string>()});
            }
        }
        m_blocks = std::move(finer);
    }

    const Json& m_season;
    std::vector<std::string> m_entrants;
    std::vector<Played> m_matches;
    std::vector<Idle> m_idle;
    std::map<std::string, std::vector<Term>> m_terms; ///< of a Swiss that goes by LG-4.9
    std::vector<std::vector<std::string>> m_blocks;
    std::map<std::pair<std::string, std::string>, long long> m_compared; ///< by tie-breaker and id
    std::map<std::string, std::vector<std::string>> m_levelWith;         ///< on points
    Numbers m_played, m_points, m_won, m_drawn, m_for, m_against, m_lots, m_pointsOfAll;
    std::map<std::string, Numbers> m_stats;
};

class TableCheck : public Check {
public:
    using Check::Check;

    void run(std::size_t group)
    {
        const std::string at = "/tables/" + std::to_string(group);
        // Who has dropped out of the league phase stands behind all who are still in (LG-3.10).
        std::vector<std::string> in;
        std::vector<std::string> out;
        for (const Json& member : m_season.at("groups").at(group)) {
            const std::string id = member;
            if (!isAnnulled(m_season, id))
                (m_season.at("dropped_out").value(id, std::string()) == "forfeit" ? out : in).push_back(id);
        }
        const Json& table = m_season.at("tables").at(group);
        if (table.size() != in.size() + out.size())
            return report(at, Saying::tr("The standings do not list exactly the season's entrants."));
        const bool perMatch = m_definition.at("rank_by") == "points_per_match";
        Refining stillIn(m_season, in);
        Refining gone(m_season, out);
        std::vector<CheckedPlace> right = stillIn.order(perMatch);
        for (const CheckedPlace& behind : gone.order(perMatch))
            right.push_back({behind.entrant, behind.rank + static_cast<int>(in.size())});
        for (std::size_t i = 0; i < right.size(); ++i)
            checkRow(table.at(i), at + "/" + std::to_string(i), static_cast<int>(i) + 1, right[i],
                     contains(in, table.at(i).at("entrant").get<std::string>()) ? stillIn : gone);
        const bool areTold =
            std::any_of(table.begin(), table.end(), [](const Json& row) { return row.contains("values"); });
        for (const Json& word : areTold ? m_definition.at("tie_breakers") : Json::array()) {
            if (isColumn(word))
                checkColumn(table, at, word,
                            [&](const std::string& id) -> Refining& { return contains(in, id) ? stillIn : gone; });
        }
    }

private:
    /// Whether no other number of a row is what a tie-breaker compares.
    static bool isColumn(const std::string& word)
    {
        return word.starts_with("head_to_head") || word == "direct_encounter" || word.starts_with("opponents") ||
               word.starts_with("buchholz") || word == "sonneborn_berger";
    }
    /// Where values are told, that of a tie-breaker which separates anybody is told of all who have one.
    template <class RefiningOf>
    void checkColumn(const Json& table, const std::string& at, const std::string& word, RefiningOf&& refiningOf)
    {
        std::set<long long> different;
        std::vector<std::string> untold;
        lookAtEach(table, at, [&](const Json& row, const std::string& place) {
            const std::string id = row.at("entrant");
            if (!refiningOf(id).hasValue(word, id))
                return;
            different.insert(refiningOf(id).valueOf(word, id));
            if (!row.value("values", Json::object()).contains(word))
                untold.push_back(place);
        });
        for (const std::string& place : different.size() > 1 ? untold : std::vector<std::string>())
            report(place + "/values", Saying::tr("“%1” is not told here."), word);
    }

    void checkRow(const Json& row, const std::string& at, int place, const CheckedPlace& right, Refining& refining)
    {
        const std::string id = row.at("entrant");
        if (id != right.entrant)
            report(at, Saying::tr("Place %1 belongs to %2, not to %3."), place, right.entrant, id);
        else if (row.at("rank") != right.rank)
            report(at, Saying::tr("%1 is in place %2, not %3."), id, right.rank, row.at("rank").get<int>());
        const auto compare = [&](const std::string& key, const std::string& where, const Json& told, long long due) {
            if (told != due)
                report(at + where + key, Saying::tr("“%2” for %1 is %3, not %4."), id, key, static_cast<int>(due),
                       told.get<int>());
        };
        for (const auto& [key, number] : refining.numbersOf(id))
            compare(key, "/", row.at(key), number);
        for (const auto& [name, number] : row.at("stats").items())
            compare(name, "/stats/", number, refining.stat(name, id));
        const Json values = row.value("values", Json::object());
        for (const auto& [word, number] : values.items()) {
            if (contains(m_definition.at("tie_breakers"), Json(word)))
                compare(word, "/values/", number, refining.valueOf(word, id));
            else
                report(at + "/values", Saying::tr("“%1” is not among the season's tiebreakers."), word);
        }
    }
};

} // namespace

void checkTables(const Json& season, Problems& found)
{
    for (std::size_t group = 0; group < season.at("tables").size(); ++group)
        TableCheck(season, found).run(group);
}

std::vector<CheckedPlace> workOutTable(const Json& season, const std::vector<std::string>& entrants, bool perMatch)
{
    return Refining(season, entrants).order(perMatch);
}

} // namespace whistle::league
