// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/standings.h"

#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "base/text_list.h"
#include "league/model/texts.h"
#include "league/schedule/lots.h"
#include "league/standings/opposed_rounds.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

namespace whistle::league {

namespace {

/// Compared as a fraction, so that no rounding ever ranks anybody.
struct Value {
    long long over = 0;
    long long under = 1; ///< above 0
    friend bool operator==(Value a, Value b) { return a.over * b.under == b.over * a.under; }
    friend bool operator<(Value a, Value b) { return a.over * b.under < b.over * a.under; }
};

/// Entrants, in the order of the inquiry.
using Group = std::vector<int>;

/// Of a list by entrant.
template <class Values>
auto& ofEntrant(Values& values, int entrant)
{
    return values[static_cast<std::size_t>(entrant)];
}

class Standings {
public:
    Standings(const TableInquiry& inquiry, Reasons::Listening listening)
        : m_inquiry(inquiry)
        , m_listens(listening == Reasons::Listening::Yes)
        , m_rows(inquiry.names.size())
        , m_takesPart(inquiry.names.size(), 0)
        , m_pointsOf(inquiry.names.size(), 0)
        , m_won(inquiry.names.size())
    {
        for (const int entrant : inquiry.entrants) {
            ofEntrant(m_takesPart, entrant) = 1;
            row(entrant).entrant = entrant;
            row(entrant).stats.assign(inquiry.stats.size(), 0);
            row(entrant).unknown.assign(inquiry.stats.size(), 0);
        }
    }

    std::vector<TableRow> rule()
    {
        count();
        Group all = m_inquiry.entrants;
        if (m_listens) {
            for (const int each : all)
                sayRecord(row(each));
        }
        const auto left = std::stable_partition(all.begin(), all.end(), [this](int each) { return !hasLeft(each); });
        rank({all.begin(), left});
        rank({left, all.end()});
        return std::move(m_table);
    }

    /// By entrant; of a head-to-head only those who are compared by it.
    std::vector<std::optional<int>> valuesOf(std::size_t wanted)
    {
        count();
        std::vector<std::optional<int>> values(m_rows.size());
        const TieBreaker& tieBreaker = m_inquiry.tieBreakers[wanted];
        Group all = m_inquiry.entrants;
        const auto left = std::stable_partition(all.begin(), all.end(), [this](int each) { return !hasLeft(each); });
        for (const Group& these : {Group{all.begin(), left}, Group{left, all.end()}}) {
            for (const Group& level : split(these, [this](int each) { return rankingValue(row(each)); })) {
                m_level = level;
                isAmongLevelOnes(tieBreaker.criterion) ? valuesAmong(level, 0, wanted, values)
                                                       : takeValues(measure(tieBreaker, level), level, values);
            }
        }
        return values;
    }

private:
    /// What somebody has won, or scored, against the others of the group.
    struct Mutual {
        int matches = 0;
        int points = 0;
        int scoreFor = 0;
        int scoreAgainst = 0;
    };
    /// A criterion, worked out for a group.
    struct Measure {
        bool isFewest = false;
        bool isKnown = true;        ///< of every match of all of them; else it separates nobody
        std::vector<int> values;    ///< by entrant
        std::vector<Mutual> mutual; ///< of the head-to-head criteria
    };

    using Values = std::vector<std::optional<int>>;
    static void takeValues(const Measure& found, const Group& group, Values& values)
    {
        for (const int each : found.isKnown ? group : Group())
            ofEntrant(values, each) = ofEntrant(found.values, each);
    }
    /// Down to the groups that the tie-breaker is asked about (LG-4.2).
    void valuesAmong(const Group& group, std::size_t next, std::size_t wanted, Values& values)
    {
        if (group.size() == 1)
            return;
        const Measure found = measure(m_inquiry.tieBreakers[next], group);
        if (next == wanted)
            return takeValues(found, group, values);
        for (const Group& smaller : splitBy(found, group))
            valuesAmong(smaller, next + 1, wanted, values);
    }

    /// In matches, and the most that these could bring by their places.
    struct Won {
        int points = 0;
        int most = 0;
    };
    void count()
    {
        for (const CountedMatch& match : m_inquiry.matches)
            add(match);
        for (const UnpairedRound& round : m_inquiry.unpaired)
            add(round);
        for (const Sanction& sanction : m_inquiry.sanctions)
            add(sanction);
    }
    [[nodiscard]] TableRow& row(int entrant) { return ofEntrant(m_rows, entrant); }
    [[nodiscard]] const TableRow& row(int entrant) const { return ofEntrant(m_rows, entrant); }
    [[nodiscard]] int pointsOf(int entrant) const { return ofEntrant(m_pointsOf, entrant); }
    [[nodiscard]] const std::string& name(int entrant) const { return ofEntrant(m_inquiry.names, entrant); }
    [[nodiscard]] bool hasLeft(int entrant) const { return contains(m_inquiry.left, entrant); }
    [[nodiscard]] bool isInTable(int entrant) const { return ofEntrant(m_takesPart, entrant) != 0; }

    void rank(const Group& these)
    {
        for (const Group& level : split(these, [this](int each) { return rankingValue(row(each)); })) {
            sayLevel(level);
            m_level = level;
            breakTie(level, 0);
        }
    }

    void add(const CountedMatch& match)
    {
        const int best = *std::min_element(match.places.begin(), match.places.end());
        const auto firsts = std::count(match.places.begin(), match.places.end(), 1);
        const PointsScheme& scheme = m_inquiry.points;
        const int most = match.entrants.size() == 2 ? scheme.win
                         : scheme.placement.empty() ? 0
                                                    : scheme.placement.front();
        for (std::size_t side = 0; side < match.entrants.size(); ++side) {
            ofEntrant(m_pointsOf, match.entrants[side]) += match.points[side];
            ofEntrant(m_won, match.entrants[side]).points += match.points[side];
            ofEntrant(m_won, match.entrants[side]).most += most;
            if (!isInTable(match.entrants[side]))
                continue;
            TableRow& mine = row(match.entrants[side]);
            ++mine.played;
            const bool isFirst = match.places[side] == 1;
            ++(!isFirst || best > 1 ? mine.lost : firsts > 1 ? mine.drawn : mine.won);
            mine.points += match.points[side];
            mine.scoreFor += match.scores[side];
            mine.scoreAgainst += bestOther(match.scores, side);
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
        ofEntrant(m_pointsOf, round.entrant) += round.points;
        if (!isInTable(round.entrant) || (round.points == 0 && !round.isBye))
            return;
        row(round.entrant).points += round.points;
        row(round.entrant).unpaired.push_back(round);
    }

    /// LG-4.7: it changes the own points, not what the opponents' points are compared by.
    void add(const Sanction& sanction)
    {
        if (!isInTable(sanction.entrant))
            return;
        row(sanction.entrant).points += sanction.points;
        row(sanction.entrant).sanctions.push_back(sanction);
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

    /// A match of somebody as the one opponent sees it.
    struct Meeting {
        int other = 0;  ///< entrant
        int points = 0; ///< won against it; of three and more by the places of the two
        int scoreFor = 0;
        int scoreAgainst = 0;
    };
    /// By entrant; made when it is first needed.
    const std::vector<Meeting>& meetingsOf(int entrant)
    {
        if (m_meetings.empty()) {
            m_meetings.resize(m_rows.size());
            for (std::vector<Meeting>& each : m_meetings)
                each.reserve(2 * m_inquiry.matches.size() / m_rows.size() + 1);
            for (const CountedMatch& match : m_inquiry.matches) {
                for (std::size_t side = 0; side < match.entrants.size(); ++side) {
                    for (std::size_t other = 0; other < match.entrants.size(); ++other) {
                        if (other != side)
                            ofEntrant(m_meetings, match.entrants[side]).push_back(meeting(match, side, other));
                    }
                }
            }
        }
        return ofEntrant(m_meetings, entrant);
    }
    [[nodiscard]] Meeting meeting(const CountedMatch& match, std::size_t side, std::size_t other) const
    {
        const int mine = match.places[side];
        const int theirs = match.places[other];
        const PointsScheme& points = m_inquiry.points;
        const int duel = mine < theirs ? points.win : mine == theirs ? points.draw : points.loss;
        return {match.entrants[other], match.places.size() == 2 ? match.points[side] : duel, match.scores[side],
                match.scores[other]};
    }

    [[nodiscard]] std::vector<Mutual> mutual(const Group& group)
    {
        std::vector<Mutual> all(m_rows.size());
        for (const int mine : group) {
            for (const Meeting& meeting : meetingsOf(mine)) {
                if (!contains(group, meeting.other))
                    continue;
                Mutual& told = ofEntrant(all, mine);
                ++told.matches;
                told.points += meeting.points;
                told.scoreFor += meeting.scoreFor;
                told.scoreAgainst += meeting.scoreAgainst;
            }
        }
        return all;
    }

    /// In LG-4.6 a bye counts as a match against somebody with as many points as oneself, a round that was missed as
    /// one with none. By entrant; made when it is first needed.
    const std::vector<OpposedRound>& opposed(int entrant)
    {
        if (!m_opposed.empty())
            return ofEntrant(m_opposed, entrant);
        if (m_inquiry.byFide) {
            m_opposed = opposedByFide(m_inquiry, m_pointsOf);
            return ofEntrant(m_opposed, entrant);
        }
        m_opposed.resize(m_rows.size());
        for (int each = 0; each < static_cast<int>(m_rows.size()); ++each) {
            for (const Meeting& meeting : meetingsOf(each))
                ofEntrant(m_opposed, each).push_back({pointsOf(meeting.other), meeting.points});
        }
        for (const UnpairedRound& round : m_inquiry.unpaired)
            ofEntrant(m_opposed, round.entrant).push_back({round.isBye ? pointsOf(round.entrant) : 0, round.points});
        return ofEntrant(m_opposed, entrant);
    }

    [[nodiscard]] int opponentsPoints(int entrant)
    {
        if (m_inquiry.byFide)
            return buchholz(entrant, 0);
        return sumOf(meetingsOf(entrant), [&](const Meeting& meeting) { return pointsOf(meeting.other); });
    }

    [[nodiscard]] int buchholz(int entrant, std::size_t lowest, std::size_t highest = 0)
    {
        return sumOfOpposed(opposed(entrant), lowest, highest);
    }

    [[nodiscard]] int sonnebornBerger(int entrant)
    {
        return sumOf(opposed(entrant), [](const OpposedRound& round) { return round.points * round.won; });
    }

    /// LG-4.8, in ten-thousandths: what somebody has won of the most that its matches could bring by their places, at
    /// least a third and at most all of it.
    [[nodiscard]] int shareOf(int entrant) const
    {
        constexpr long long whole = 10'000;
        const Won& won = ofEntrant(m_won, entrant);
        const long long share = won.most > 0 ? whole * std::max(won.points, 0) / won.most : 0;
        return static_cast<int>(std::clamp(share, whole / 3, whole));
    }
    [[nodiscard]] int opponentsShare(int entrant)
    {
        const std::vector<Meeting>& met = meetingsOf(entrant);
        const int sum = sumOf(met, [&](const Meeting& meeting) { return shareOf(meeting.other); });
        return met.empty() ? 0 : sum / static_cast<int>(met.size());
    }

    /// Whether each of the group has met each other one.
    [[nodiscard]] bool haveAllMet(const Group& group)
    {
        return std::all_of(group.begin(), group.end(), [&](int mine) {
            const std::vector<Meeting>& meetings = meetingsOf(mine);
            return meetings.size() + 1 >= group.size() && std::all_of(group.begin(), group.end(), [&](int other) {
                       return other == mine || firstWith(meetings, &Meeting::other, other) != nullptr;
                   });
        });
    }

    [[nodiscard]] int lot(int entrant)
    {
        if (m_lots.empty()) {
            const std::vector<int> drawn =
                drawLots(m_inquiry.enteredAtStart, static_cast<int>(m_rows.size()), m_inquiry.seed);
            m_lots.resize(drawn.size());
            for (std::size_t i = 0; i < drawn.size(); ++i)
                ofEntrant(m_lots, drawn[i]) = static_cast<int>(i) + 1;
        }
        return ofEntrant(m_lots, entrant);
    }

    [[nodiscard]] std::size_t statIndex(const std::string& id) const
    {
        const auto found = std::find_if(m_inquiry.stats.begin(), m_inquiry.stats.end(),
                                        [&](const StatKind& stat) { return stat.id == id; });
        return static_cast<std::size_t>(found - m_inquiry.stats.begin());
    }

    [[nodiscard]] bool isAmongAll(const TieBreaker& tieBreaker) const
    {
        return m_inquiry.headToHeadOf == HeadToHeadOf::AllLevel && isAmongLevelOnes(tieBreaker.criterion);
    }

    [[nodiscard]] Measure measure(const TieBreaker& tieBreaker, const Group& group)
    {
        const Criterion criterion = tieBreaker.criterion;
        Measure found;
        found.isFewest =
            criterion == Criterion::ScoreAgainst || criterion == Criterion::Fewest || criterion == Criterion::Lots;
        found.values.resize(m_rows.size());
        const bool isMutual = isAmongLevelOnes(criterion);
        // LG-4.2: those still level, or all who were so at first.
        const Group& among = isAmongAll(tieBreaker) ? m_level : group;
        if (isMutual)
            found.isKnown = haveAllMet(among);
        if (!tieBreaker.stat.empty()) {
            const std::size_t stat = statIndex(tieBreaker.stat);
            found.isKnown =
                std::all_of(group.begin(), group.end(), [&](int each) { return row(each).unknown[stat] == 0; });
        }
        if (!found.isKnown)
            return found;
        if (isMutual)
            found.mutual = mutual(among);
        for (const int each : group)
            ofEntrant(found.values, each) = valueOf(tieBreaker, each, found.mutual);
        return found;
    }

    [[nodiscard]] std::vector<Group> splitBy(const Measure& found, const Group& group)
    {
        return split(group, [&](int each) {
            const int value = ofEntrant(found.values, each);
            return Value{found.isFewest ? -value : value, 1};
        });
    }

    /// `among`: of the head-to-head criteria.
    [[nodiscard]] int valueOf(const TieBreaker& tieBreaker, int entrant, const std::vector<Mutual>& among)
    {
        const TableRow& mine = row(entrant);
        switch (tieBreaker.criterion) {
        case Criterion::HeadToHead:
        case Criterion::DirectEncounter:
            return ofEntrant(among, entrant).points;
        case Criterion::HeadToHeadDifference:
            return ofEntrant(among, entrant).scoreFor - ofEntrant(among, entrant).scoreAgainst;
        case Criterion::HeadToHeadScore:
            return ofEntrant(among, entrant).scoreFor;
        case Criterion::ScoreDifference:
            return mine.difference();
        case Criterion::ScoreFor:
            return mine.scoreFor;
        case Criterion::ScoreAgainst:
            return mine.scoreAgainst;
        case Criterion::Wins:
            return mine.won;
        case Criterion::OpponentsPoints:
            return opponentsPoints(entrant);
        case Criterion::Most:
        case Criterion::Fewest:
            return mine.stats[statIndex(tieBreaker.stat)];
        case Criterion::Lots:
            return lot(entrant);
        case Criterion::Buchholz:
            return buchholz(entrant, 0);
        case Criterion::BuchholzCut1:
            return buchholz(entrant, 1);
        case Criterion::BuchholzCut2:
            return buchholz(entrant, 2);
        case Criterion::BuchholzMedian:
            return buchholz(entrant, 1, 1);
        case Criterion::SonnebornBerger:
            return sonnebornBerger(entrant);
        case Criterion::OpponentsShare:
            return opponentsShare(entrant);
        }
        return 0;
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
        const std::vector<Group> groups = splitBy(found, group);
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
                return static_cast<int>(std::find(decision->order.begin(), decision->order.end(), each) -
                                        decision->order.begin());
            };
            const int size = static_cast<int>(decision->order.size());
            if (std::any_of(group.begin(), group.end(), [&](int each) { return place(each) == size; }))
                continue;
            Group ordered = group;
            std::sort(ordered.begin(), ordered.end(), [&](int a, int b) { return place(a) < place(b); });
            for (std::size_t i = 0; i < ordered.size(); ++i) {
                if (m_listens && i > 0)
                    sayHeadline(ordered[i], Text{Saying::tr("Behind %1 by the organiser's decision (%2)."),
                                                 name(ordered[i - 1]), decision->how});
                if (m_listens && i + 1 < ordered.size())
                    sayHeadline(ordered[i], Text{Saying::tr("Ahead of %1 by the organiser's decision (%2)."),
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
                sayHeadline(each, Text{Saying::tr("Shares place %2 with %1: no tiebreaker separates them."),
                                       others(group, each), rank});
            m_table.push_back(std::move(row(each))); // its numbers stay for those who are compared with it
        }
    }

    // What is said

    [[nodiscard]] TextPlace others(const Group& group, int but) const
    {
        std::vector<std::string> names;
        for (const int each : group) {
            if (each != but)
                names.push_back(name(each));
        }
        return several(names);
    }

    void sayRecord(TableRow& mine) const
    {
        const std::string& called = name(mine.entrant);
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
            mine.why.push_back(sayUnpaired(round));
        for (const Sanction& sanction : mine.sanctions)
            mine.why.emplace_back(sanction.points < 0 ? Saying::tr("Points deducted: %1 (%2).")
                                                      : Saying::tr("Points added: %1 (%2)."),
                                  std::abs(sanction.points), sanction.reason);
    }

    void sayLevel(const Group& group)
    {
        if (!m_listens)
            return;
        const bool average = m_inquiry.rankBy == RankBy::PointsPerMatch;
        for (const int each : group) {
            if (hasLeft(each))
                row(each).why.emplace_back(Saying::tr("Has dropped out: ranks behind all those still in."));
            if (contains(m_inquiry.keepPlace, each))
                row(each).why.emplace_back(Saying::tr("Has dropped out and keeps their place in the standings."));
            if (group.size() == 1 && m_inquiry.left.empty())
                row(each).why.emplace_back(Saying::tr("Nobody else has as many points."));
            else if (group.size() == 1)
                continue;
            else
                row(each).why.emplace_back(average ? Saying::tr("Level on points per match with %1.")
                                                   : Saying::tr("Level on points with %1."),
                                           others(group, each));
        }
    }

    /// Among whom a head-to-head was counted is told where "among them" could mean others: of three and more level on
    /// points first all are compared, then those whom that has left level.
    [[nodiscard]] Sentence labelOf(const TieBreaker& tieBreaker, const Group& whole) const
    {
        const bool hasTables = std::any_of(m_inquiry.matches.begin(), m_inquiry.matches.end(),
                                           [](const CountedMatch& match) { return match.entrants.size() > 2; });
        const Criterion criterion =
            tieBreaker.criterion == Criterion::DirectEncounter ? Criterion::HeadToHead : tieBreaker.criterion;
        const bool isAmongAll = m_inquiry.headToHeadOf == HeadToHeadOf::AllLevel;
        // Of three and more at a table a score counts once for each of those who are level.
        if (hasTables && !isAmongAll && criterion == Criterion::HeadToHeadScore)
            return Saying::tr("score in the matches among them, counted against each of them");
        if (hasTables && !isAmongAll && criterion == Criterion::HeadToHeadDifference)
            return Saying::tr("score difference in the matches among them, to each of them");
        static constexpr std::array<Saying, 3> ofAll{
            Saying::tr("points in the matches among all who are level on points"),
            Saying::tr("score difference in the matches among all who are level on points"),
            Saying::tr("score in the matches among all who are level on points")};
        static constexpr std::array<Saying, 3> ofThese{
            Saying::tr("points in the matches among those still level"),
            Saying::tr("score difference in the matches among those still level"),
            Saying::tr("score in the matches among those still level")};
        if (criterion > Criterion::HeadToHeadScore || (m_level.size() == 2 && !isAmongAll))
            return nameOf(tieBreaker, m_inquiry.stats);
        return (isAmongAll || whole.size() == m_level.size() ? ofAll : ofThese)[static_cast<std::size_t>(criterion)];
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
        const Sentence label = labelOf(tieBreaker, whole);
        const bool isOfTwo = whole.size() == 2 && (!isAmongAll(tieBreaker) || m_level.size() == 2);
        for (const int each : found.isKnown ? Group() : whole) {
            if (!tieBreaker.stat.empty())
                row(each).why.emplace_back(Saying::tr("Not compared on %1: not known for every match."), label);
            else if (isOfTwo && tieBreaker.criterion != Criterion::DirectEncounter)
                row(each).why.emplace_back(Saying::tr("No match against %1 yet."), others(whole, each));
            else
                row(each).why.emplace_back(Saying::tr("Not compared on %1: not all of them have met."), label);
        }
        for (std::size_t i = 0; i < groups.size() && found.isKnown; ++i) {
            for (const int each : groups[i]) {
                if (groups[i].size() > 1)
                    row(each).why.emplace_back(Saying::tr("Still level with %1 on %2: %3 each."),
                                               others(groups[i], each), label, ofEntrant(found.values, each));
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
        const TextPlace names = others(theirs, -1);
        if (tieBreaker.criterion == Criterion::Lots)
            return {isAhead ? Saying::tr("Ahead of %1 by the draw, from the published draw phrase “%2”.")
                            : Saying::tr("Behind %1 by the draw, from the published draw phrase “%2”."),
                    names, m_inquiry.seed};
        const bool isMutual =
            tieBreaker.criterion == Criterion::HeadToHead || tieBreaker.criterion == Criterion::DirectEncounter;
        if (isMutual && whole.size() == 2) {
            // One match between two: its score says it best.
            const Mutual& told = ofEntrant(found.mutual, mine);
            const bool fits = isAhead ? told.scoreFor > told.scoreAgainst : told.scoreFor < told.scoreAgainst;
            if (told.matches == 1 && fits)
                return {isAhead ? Saying::tr("Ahead of %1: won the head-to-head %2 to %3.")
                                : Saying::tr("Behind %1: lost the head-to-head %2 to %3."),
                        names, told.scoreFor, told.scoreAgainst};
        }
        return {isAhead ? Saying::tr("Ahead of %1 on %2: %3 to %4.") : Saying::tr("Behind %1 on %2: %3 to %4."), names,
                labelOf(tieBreaker, whole), ofEntrant(found.values, mine), ofEntrant(found.values, theirs.front())};
    }

    const TableInquiry& m_inquiry;
    bool m_listens;
    std::vector<TableRow> m_rows;                     ///< by entrant; of those who are in this table
    std::vector<char> m_takesPart;                    ///< by entrant: in this table
    std::vector<int> m_pointsOf;                      ///< by entrant, also of those who are not in it
    std::vector<Won> m_won;                           ///< the same, in matches only
    Group m_level;                                    ///< who are level on points, while they are compared
    std::vector<std::vector<Meeting>> m_meetings;     ///< by entrant; empty: not asked for yet
    std::vector<std::vector<OpposedRound>> m_opposed; ///< the same
    std::vector<int> m_lots;                          ///< by entrant, from 1; empty: not drawn yet
    std::vector<TableRow> m_table;
};

} // namespace

std::vector<TableRow> standings(const TableInquiry& inquiry, Reasons::Listening listening)
{
    return Standings(inquiry, listening).rule();
}

std::vector<std::optional<int>> tieValues(const TableInquiry& inquiry, std::size_t tieBreaker)
{
    return Standings(inquiry, Reasons::Listening::No).valuesOf(tieBreaker);
}

Text sayUnpaired(const UnpairedRound& round)
{
    return {round.isBye ? Saying::tr("Points for the bye in round %1: %2.") : texts::pointsForMissing, round.round,
            round.points};
}

int bestOther(const PerSide<int>& scores, std::size_t side)
{
    int best = scores[side == 0 ? 1 : 0];
    for (std::size_t other = 0; other < scores.size(); ++other)
        best = other == side ? best : std::max(best, scores[other]);
    return best;
}

bool hasBegun(const std::vector<TableRow>& table)
{
    return std::any_of(table.begin(), table.end(), [](const TableRow& row) { return row.played > 0; });
}

} // namespace whistle::league
