// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/standings.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/schedule/lots.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <numeric>

namespace whistle::league {

namespace {

/// Compared as a fraction, so that no rounding ever ranks anybody.
struct Value {
    long long over = 0;
    long long under = 1; ///< above 0
    friend bool operator==(Value a, Value b) { return a.over * b.under == b.over * a.under; }
    friend bool operator<(Value a, Value b) { return a.over * b.under < b.over * a.under; }
};

/// Indices into Standings::m_rows, in the order of the inquiry.
using Group = std::vector<int>;

class Standings {
public:
    Standings(const TableInquiry& inquiry, Reasons::Listening listening)
        : m_inquiry(inquiry)
        , m_listens(listening == Reasons::Listening::Yes)
        , m_rowOf(inquiry.names.size(), -1)
        , m_pointsOf(inquiry.names.size(), 0)
    {
        m_rows.resize(inquiry.entrants.size());
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_rows[i].entrant = inquiry.entrants[i];
            m_rows[i].stats.assign(inquiry.stats.size(), 0);
            m_rows[i].unknown.assign(inquiry.stats.size(), 0);
            m_rowOf[static_cast<std::size_t>(inquiry.entrants[i])] = static_cast<int>(i);
        }
        m_isIn.assign(m_rows.size(), false);
    }

    std::vector<TableRow> rule()
    {
        for (const CountedMatch& match : m_inquiry.matches)
            add(match);
        for (const UnpairedRound& round : m_inquiry.unpaired)
            add(round);
        for (const Sanction& sanction : m_inquiry.sanctions)
            add(sanction);
        Group all(m_rows.size());
        std::iota(all.begin(), all.end(), 0);
        if (m_listens) {
            for (const int each : all)
                sayRecord(row(each));
        }
        const auto left = std::stable_partition(all.begin(), all.end(), [this](int each) { return !hasLeft(each); });
        rank({all.begin(), left});
        rank({left, all.end()});
        return std::move(m_table);
    }

private:
    [[nodiscard]] TableRow& row(int index) { return m_rows[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const TableRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const std::string& name(int index) const
    {
        return m_inquiry.names[static_cast<std::size_t>(row(index).entrant)];
    }

    [[nodiscard]] bool hasLeft(int index) const { return contains(m_inquiry.left, row(index).entrant); }

    void rank(const Group& these)
    {
        for (const Group& level : split(these, [this](int each) { return rankingValue(row(each)); })) {
            sayLevel(level);
            breakTie(level, 0);
        }
    }

    void add(const CountedMatch& match)
    {
        for (std::size_t side = 0; side < match.entrants.size(); ++side)
            m_pointsOf[static_cast<std::size_t>(match.entrants[side])] += match.points[side];
        const int best = *std::min_element(match.places.begin(), match.places.end());
        const auto firsts = std::count(match.places.begin(), match.places.end(), 1);
        for (std::size_t side = 0; side < match.entrants.size(); ++side) {
            const int index = m_rowOf[static_cast<std::size_t>(match.entrants[side])];
            if (index < 0)
                continue;
            TableRow& mine = row(index);
            ++mine.played;
            const bool isFirst = match.places[side] == 1;
            ++(!isFirst || best > 1 ? mine.lost : firsts > 1 ? mine.drawn : mine.won);
            mine.points += match.points[side];
            mine.scoreFor += match.scores[side];
            mine.scoreAgainst += bestOther(match, side);
            for (std::size_t stat = 0; stat < mine.stats.size(); ++stat) {
                if (stat < match.stats.size() && !match.stats[stat].empty())
                    mine.stats[stat] += match.stats[stat][side];
                else
                    ++mine.unknown[stat];
            }
            if (match.places.size() > 2) {
                mine.places.resize(mostSides);
                ++mine.places[static_cast<std::size_t>(match.places[side] - 1)];
            }
        }
    }

    void add(const UnpairedRound& round)
    {
        m_pointsOf[static_cast<std::size_t>(round.entrant)] += round.points;
        const int index = m_rowOf[static_cast<std::size_t>(round.entrant)];
        if (index < 0 || (round.points == 0 && !round.isBye))
            return;
        row(index).points += round.points;
        row(index).unpaired.push_back(round);
    }

    /// LG-4.7: it changes the own points, not what the opponents' points are compared by.
    void add(const Sanction& sanction)
    {
        const int index = m_rowOf[static_cast<std::size_t>(sanction.entrant)];
        if (index < 0)
            return;
        row(index).points += sanction.points;
        row(index).sanctions.push_back(sanction);
    }

    static int bestOther(const CountedMatch& match, std::size_t side)
    {
        int best = match.scores[side == 0 ? 1 : 0];
        for (std::size_t other = 0; other < match.scores.size(); ++other)
            best = other == side ? best : std::max(best, match.scores[other]);
        return best;
    }

    [[nodiscard]] Value rankingValue(const TableRow& mine) const
    {
        if (m_inquiry.rankBy == RankBy::PointsPerMatch)
            return {mine.points, std::max(mine.played, 1)};
        return {mine.points, 1};
    }

    /// The group in smaller groups of the same value, the highest value first.
    template <class Read>
    [[nodiscard]] static std::vector<Group> split(const Group& group, Read&& read)
    {
        std::vector<std::pair<Value, int>> sorted;
        sorted.reserve(group.size());
        for (const int each : group)
            sorted.emplace_back(read(each), each);
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return b.first < a.first; });
        std::vector<Group> groups;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            if (i == 0 || !(sorted[i].first == sorted[i - 1].first))
                groups.emplace_back();
            groups.back().push_back(sorted[i].second);
        }
        return groups;
    }

    /// What somebody has won, or scored, against the others of the group.
    struct Mutual {
        int matches = 0;
        int points = 0;
        int scoreFor = 0;
        int scoreAgainst = 0;
    };

    [[nodiscard]] std::vector<Mutual> mutual(const Group& group)
    {
        for (const int each : group)
            m_isIn[static_cast<std::size_t>(each)] = true;
        std::vector<Mutual> all(m_rows.size());
        for (const CountedMatch& match : m_inquiry.matches)
            addMutual(match, all);
        for (const int each : group)
            m_isIn[static_cast<std::size_t>(each)] = false;
        return all;
    }

    void addMutual(const CountedMatch& match, std::vector<Mutual>& all) const
    {
        for (std::size_t side = 0; side < match.entrants.size(); ++side) {
            const int mine = inGroup(match, side);
            if (mine < 0)
                continue;
            Mutual& told = all[static_cast<std::size_t>(mine)];
            for (std::size_t other = 0; other < match.entrants.size(); ++other) {
                if (other == side || inGroup(match, other) < 0)
                    continue;
                ++told.matches;
                told.points +=
                    match.places.size() == 2 ? match.points[side] : duel(match.places[side], match.places[other]);
                told.scoreFor += match.scores[side];
                told.scoreAgainst += match.scores[other];
            }
        }
    }

    [[nodiscard]] int inGroup(const CountedMatch& match, std::size_t side) const
    {
        const int index = m_rowOf[static_cast<std::size_t>(match.entrants[side])];
        return index >= 0 && m_isIn[static_cast<std::size_t>(index)] ? index : -1;
    }

    /// Of three and more, those who are compared count as a pair each.
    [[nodiscard]] int duel(int mine, int other) const
    {
        return mine < other ? m_inquiry.points.win : mine == other ? m_inquiry.points.draw : m_inquiry.points.loss;
    }

    [[nodiscard]] int opponentsPoints(int index) const
    {
        int sum = 0;
        for (const CountedMatch& match : m_inquiry.matches) {
            const auto plays = [&](int entrant) { return entrant == row(index).entrant; };
            if (std::none_of(match.entrants.begin(), match.entrants.end(), plays))
                continue;
            for (const int entrant : match.entrants)
                sum += plays(entrant) ? 0 : m_pointsOf[static_cast<std::size_t>(entrant)];
        }
        return sum;
    }

    /// A match of somebody as the one opponent sees it.
    struct Meeting {
        int other = 0; ///< entrant
        int won = 0;   ///< points against it; of three and more by the places of the two
    };
    /// By entrant; made when it is first needed.
    const std::vector<Meeting>& meetingsOf(int entrant)
    {
        if (m_meetings.empty()) {
            m_meetings.resize(m_inquiry.names.size());
            for (const CountedMatch& match : m_inquiry.matches) {
                for (std::size_t side = 0; side < match.entrants.size(); ++side) {
                    for (std::size_t other = 0; other < match.entrants.size(); ++other) {
                        if (other != side)
                            m_meetings[static_cast<std::size_t>(match.entrants[side])].push_back(
                                {match.entrants[other], match.places.size() == 2
                                                            ? match.points[side]
                                                            : duel(match.places[side], match.places[other])});
                    }
                }
            }
        }
        return m_meetings[static_cast<std::size_t>(entrant)];
    }
    [[nodiscard]] int pointsOf(int entrant) const { return m_pointsOf[static_cast<std::size_t>(entrant)]; }

    /// The sum of the points of the opponents met, without so many of the lowest and of the highest. A bye counts as a
    /// match against somebody with as many points as oneself, a round that was missed as one with none (LG-4.6).
    [[nodiscard]] int buchholz(int index, std::size_t lowest, std::size_t highest = 0)
    {
        const int me = row(index).entrant;
        std::vector<int> points;
        for (const Meeting& meeting : meetingsOf(me))
            points.push_back(pointsOf(meeting.other));
        for (const UnpairedRound& round : m_inquiry.unpaired) {
            if (round.entrant == me)
                points.push_back(round.isBye ? pointsOf(me) : 0);
        }
        std::sort(points.begin(), points.end());
        int sum = 0;
        for (std::size_t i = lowest; i + highest < points.size(); ++i)
            sum += points[i];
        return sum;
    }

    [[nodiscard]] int sonnebornBerger(int index)
    {
        const int me = row(index).entrant;
        int sum = 0;
        for (const Meeting& meeting : meetingsOf(me))
            sum += pointsOf(meeting.other) * meeting.won;
        for (const UnpairedRound& round : m_inquiry.unpaired) {
            if (round.entrant == me && round.isBye)
                sum += pointsOf(me) * round.points;
        }
        return sum;
    }

    /// Whether each of the group has met each other one.
    [[nodiscard]] bool haveAllMet(const Group& group)
    {
        return std::all_of(group.begin(), group.end(), [&](int mine) {
            const std::vector<Meeting>& meetings = meetingsOf(row(mine).entrant);
            return meetings.size() + 1 >= group.size() && std::all_of(group.begin(), group.end(), [&](int other) {
                       return other == mine ||
                              std::any_of(meetings.begin(), meetings.end(),
                                          [&](const Meeting& meeting) { return meeting.other == row(other).entrant; });
                   });
        });
    }

    [[nodiscard]] int lot(int index)
    {
        if (m_lots.empty()) {
            const std::vector<int> drawn =
                drawLots(m_inquiry.enteredAtStart, static_cast<int>(m_inquiry.names.size()), m_inquiry.seed);
            m_lots.resize(drawn.size());
            for (std::size_t i = 0; i < drawn.size(); ++i)
                m_lots[static_cast<std::size_t>(drawn[i])] = static_cast<int>(i) + 1;
        }
        return m_lots[static_cast<std::size_t>(row(index).entrant)];
    }

    [[nodiscard]] std::size_t statIndex(const std::string& id) const
    {
        const auto found = std::find_if(m_inquiry.stats.begin(), m_inquiry.stats.end(),
                                        [&](const StatKind& stat) { return stat.id == id; });
        return static_cast<std::size_t>(found - m_inquiry.stats.begin());
    }

    /// A criterion, worked out for a group.
    struct Measure {
        bool isFewest = false;
        bool isKnown = true;        ///< of every match of all of them; else it separates nobody
        std::vector<int> values;    ///< by row
        std::vector<Mutual> mutual; ///< of the head-to-head criteria
    };

    [[nodiscard]] Measure measure(const TieBreaker& tieBreaker, const Group& group)
    {
        Measure found;
        found.values.resize(m_rows.size());
        const auto fill = [&](auto&& read) {
            for (const int each : group)
                found.values[static_cast<std::size_t>(each)] = read(each);
        };
        const auto among = [&](int each) -> const Mutual& { return found.mutual[static_cast<std::size_t>(each)]; };
        switch (tieBreaker.criterion) {
        case Criterion::HeadToHead:
            found.mutual = mutual(group);
            fill([&](int each) { return among(each).points; });
            break;
        case Criterion::HeadToHeadDifference:
            found.mutual = mutual(group);
            fill([&](int each) { return among(each).scoreFor - among(each).scoreAgainst; });
            break;
        case Criterion::HeadToHeadScore:
            found.mutual = mutual(group);
            fill([&](int each) { return among(each).scoreFor; });
            break;
        case Criterion::ScoreDifference:
            fill([&](int each) { return row(each).difference(); });
            break;
        case Criterion::ScoreFor:
            fill([&](int each) { return row(each).scoreFor; });
            break;
        case Criterion::ScoreAgainst:
            found.isFewest = true;
            fill([&](int each) { return row(each).scoreAgainst; });
            break;
        case Criterion::Wins:
            fill([&](int each) { return row(each).won; });
            break;
        case Criterion::OpponentsPoints:
            fill([&](int each) { return opponentsPoints(each); });
            break;
        case Criterion::Most:
        case Criterion::Fewest: {
            const std::size_t stat = statIndex(tieBreaker.stat);
            found.isFewest = tieBreaker.criterion == Criterion::Fewest;
            found.isKnown =
                std::all_of(group.begin(), group.end(), [&](int each) { return row(each).unknown[stat] == 0; });
            fill([&](int each) { return found.isKnown ? row(each).stats[stat] : 0; });
            break;
        }
        case Criterion::Lots:
            found.isFewest = true;
            fill([&](int each) { return lot(each); });
            break;
        case Criterion::Buchholz:
            fill([&](int each) { return buchholz(each, 0); });
            break;
        case Criterion::BuchholzCut1:
            fill([&](int each) { return buchholz(each, 1); });
            break;
        case Criterion::BuchholzCut2:
            fill([&](int each) { return buchholz(each, 2); });
            break;
        case Criterion::BuchholzMedian:
            fill([&](int each) { return buchholz(each, 1, 1); });
            break;
        case Criterion::SonnebornBerger:
            fill([&](int each) { return sonnebornBerger(each); });
            break;
        case Criterion::DirectEncounter:
            found.isKnown = haveAllMet(group);
            if (found.isKnown)
                found.mutual = mutual(group);
            fill([&](int each) { return found.isKnown ? among(each).points : 0; });
            break;
        }
        return found;
    }

    /// LG-4.2: splits a group of level entrants by the criterion; each smaller group goes on with the next one.
    void breakTie(const Group& group, std::size_t next)
    {
        if (group.size() == 1)
            return enter(group);
        if (next == m_inquiry.tieBreakers.size())
            return decide(group);
        const TieBreaker& tieBreaker = m_inquiry.tieBreakers[next];
        const Measure found = measure(tieBreaker, group);
        const auto value = [&](int each) { return found.values[static_cast<std::size_t>(each)]; };
        const std::vector<Group> groups = split(group, [&](int each) {
            return Value{found.isFewest ? -value(each) : value(each), 1};
        });
        if (m_listens)
            sayMeasure(tieBreaker, found, group, groups);
        for (const Group& smaller : groups)
            breakTie(smaller, next + 1);
    }

    /// LG-4.5: the latest decision about all of them.
    void decide(const Group& group)
    {
        for (auto decision = m_inquiry.decisions.rbegin(); decision != m_inquiry.decisions.rend(); ++decision) {
            const auto place = [&](int each) {
                return static_cast<int>(std::find(decision->order.begin(), decision->order.end(), row(each).entrant) -
                                        decision->order.begin());
            };
            const int size = static_cast<int>(decision->order.size());
            if (std::any_of(group.begin(), group.end(), [&](int each) { return place(each) == size; }))
                continue;
            Group ordered = group;
            std::sort(ordered.begin(), ordered.end(), [&](int a, int b) { return place(a) < place(b); });
            for (std::size_t i = 0; i < ordered.size(); ++i) {
                if (m_listens && i > 0)
                    sayHeadline(ordered[i], Text{Saying::tr("Behind %1 by the organiser's decision: %2."),
                                                 name(ordered[i - 1]), decision->how});
                if (m_listens && i + 1 < ordered.size())
                    sayHeadline(ordered[i], Text{Saying::tr("Ahead of %1 by the organiser's decision: %2."),
                                                 name(ordered[i + 1]), decision->how});
            }
            for (const int each : ordered)
                enter({each});
            return;
        }
        enter(group);
    }

    void enter(const Group& group)
    {
        const int rank = static_cast<int>(m_table.size()) + 1;
        for (const int each : group) {
            row(each).rank = rank;
            row(each).sharesRank = group.size() > 1;
            if (m_listens && group.size() > 1)
                sayHeadline(each, Text{Saying::tr("Shares place %2 with %1: no tie-breaker separates them."),
                                       others(group, each), rank});
            m_table.push_back(std::move(row(each))); // its numbers stay for those who are compared with it
        }
    }

    // What is said

    [[nodiscard]] std::string others(const Group& group, int but) const
    {
        std::string names;
        for (const int each : group) {
            if (each != but)
                names += (names.empty() ? "" : ", ") + name(each);
        }
        return names;
    }

    void sayRecord(TableRow& mine) const
    {
        const std::string& called = m_inquiry.names[static_cast<std::size_t>(mine.entrant)];
        mine.why.reserve(4);
        if (!mine.places.empty())
            mine.why.emplace_back(
                Saying{QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, first in %4 of them.")}, called,
                mine.points, mine.played, mine.won + mine.drawn);
        else if (m_inquiry.hasDraws)
            mine.why.emplace_back(
                Saying{QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, won %4, drawn %5, lost %6.")}, called,
                mine.points, mine.played, mine.won, mine.drawn, mine.lost);
        else
            mine.why.emplace_back(Saying{QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, won %4, lost %5.")},
                                  called, mine.points, mine.played, mine.won, mine.lost);
        for (const UnpairedRound& round : mine.unpaired)
            mine.why.emplace_back(round.isBye ? Saying::tr("Points for the bye in round %1: %2.")
                                              : Saying::tr("Points for round %1, which was missed: %2."),
                                  round.round, round.points);
        for (const Sanction& sanction : mine.sanctions)
            mine.why.emplace_back(sanction.points < 0 ? Saying::tr("Points taken off: %1 (%2).")
                                                      : Saying::tr("Points given: %1 (%2)."),
                                  std::abs(sanction.points), sanction.reason);
    }

    void sayLevel(const Group& group)
    {
        if (!m_listens)
            return;
        const bool average = m_inquiry.rankBy == RankBy::PointsPerMatch;
        for (const int each : group) {
            if (hasLeft(each))
                row(each).why.emplace_back(Saying::tr("Has dropped out: behind all who are still in."));
            if (group.size() == 1 && m_inquiry.left.empty())
                row(each).why.emplace_back(Saying::tr("Nobody else has as many."));
            else if (group.size() == 1)
                continue;
            else
                row(each).why.emplace_back(average ? Saying::tr("Level on points per match with %1.")
                                                   : Saying::tr("Level on points with %1."),
                                           others(group, each));
        }
    }

    /// Of three and more a score counts once for each of those who are level, and is told so.
    [[nodiscard]] Sentence labelOf(const TieBreaker& tieBreaker) const
    {
        const bool hasTables = std::any_of(m_inquiry.matches.begin(), m_inquiry.matches.end(),
                                           [](const CountedMatch& match) { return match.entrants.size() > 2; });
        if (hasTables && tieBreaker.criterion == Criterion::HeadToHeadScore)
            return Saying::tr("score of the matches among them, counted against each of them");
        if (hasTables && tieBreaker.criterion == Criterion::HeadToHeadDifference)
            return Saying::tr("score difference of the matches among them, to each of them");
        return nameOf(tieBreaker, m_inquiry.stats);
    }

    /// The one that separates most closely comes last and stands beside the row; being behind says more than ahead.
    void sayHeadline(int index, Text sentence)
    {
        row(index).headline = sentence;
        row(index).why.push_back(std::move(sentence));
    }

    void sayMeasure(const TieBreaker& tieBreaker, const Measure& found, const Group& whole,
                    const std::vector<Group>& groups)
    {
        const auto value = [&](int each) { return found.values[static_cast<std::size_t>(each)]; };
        const Sentence label = labelOf(tieBreaker);
        for (const int each : found.isKnown ? Group() : whole)
            row(each).why.emplace_back(tieBreaker.criterion == Criterion::DirectEncounter
                                           ? Saying::tr("Not compared by %1: not all of them have met.")
                                           : Saying::tr("Not compared by %1: it is not known of every match."),
                                       label);
        for (std::size_t i = 0; i < groups.size() && found.isKnown; ++i) {
            for (const int each : groups[i]) {
                if (groups[i].size() > 1) {
                    const bool hasMet =
                        found.mutual.empty() || found.mutual[static_cast<std::size_t>(each)].matches > 0;
                    const std::string names = others(groups[i], each);
                    if (!hasMet)
                        row(each).why.emplace_back(Saying::tr("No match against %1 yet."), others(whole, each));
                    else
                        row(each).why.emplace_back(Saying::tr("Still level with %1 by %2: %3 each."), names, label,
                                                   value(each));
                }
                if (i + 1 < groups.size())
                    sayHeadline(each, compared(tieBreaker, found, whole, each, groups[i + 1], true));
                if (i > 0)
                    sayHeadline(each, compared(tieBreaker, found, whole, each, groups[i - 1], false));
            }
        }
    }

    [[nodiscard]] Text compared(const TieBreaker& tieBreaker, const Measure& found, const Group& whole, int mine,
                                const Group& theirs, bool isAhead) const
    {
        const std::string names = others(theirs, -1);
        if (tieBreaker.criterion == Criterion::Lots)
            return {isAhead ? Saying::tr("Ahead of %1 by the draw, from the published draw phrase \"%2\".")
                            : Saying::tr("Behind %1 by the draw, from the published draw phrase \"%2\"."),
                    names, m_inquiry.seed};
        const bool isMutual =
            tieBreaker.criterion == Criterion::HeadToHead || tieBreaker.criterion == Criterion::DirectEncounter;
        if (isMutual && whole.size() == 2) {
            // One match between two: its score says it best.
            const Mutual& told = found.mutual[static_cast<std::size_t>(mine)];
            const bool fits = isAhead ? told.scoreFor > told.scoreAgainst : told.scoreFor < told.scoreAgainst;
            if (told.matches == 1 && fits)
                return {isAhead ? Saying::tr("Ahead of %1: won the head-to-head %2 to %3.")
                                : Saying::tr("Behind %1: lost the head-to-head %2 to %3."),
                        names, told.scoreFor, told.scoreAgainst};
        }
        const auto value = [&](int each) { return found.values[static_cast<std::size_t>(each)]; };
        return {isAhead ? Saying::tr("Ahead of %1 by %2: %3 to %4.") : Saying::tr("Behind %1 by %2: %3 to %4."), names,
                labelOf(tieBreaker), value(mine), value(theirs.front())};
    }

    const TableInquiry& m_inquiry;
    bool m_listens;
    std::vector<TableRow> m_rows;
    std::vector<int> m_rowOf;                     ///< by entrant; -1: not in this table
    std::vector<int> m_pointsOf;                  ///< by entrant, also of those who are not in this table
    std::vector<bool> m_isIn;                     ///< scratch of `mutual`, by row
    std::vector<std::vector<Meeting>> m_meetings; ///< by entrant; empty: not asked for yet
    std::vector<int> m_lots;                      ///< by entrant, from 1; empty: not drawn yet
    std::vector<TableRow> m_table;
};

} // namespace

std::vector<TableRow> standings(const TableInquiry& inquiry, Reasons::Listening listening)
{
    return Standings(inquiry, listening).rule();
}

bool hasBegun(const std::vector<TableRow>& table)
{
    return std::any_of(table.begin(), table.end(), [](const TableRow& row) { return row.played > 0; });
}

} // namespace whistle::league
