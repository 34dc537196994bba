// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/referee.h"

#include "base/html.h"
#include "base/text_list.h"
#include "league/model/texts.h"
#include "league/refereeing/settle.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace whistle::league {

namespace {

class Comparison {
public:
    Comparison(const Season& before, const Season& after, const LeagueRules& rules)
        : m_before(before)
        , m_after(after)
        , m_rules(rules)
    {
    }

    std::vector<Text> tell()
    {
        if (!m_after.started)
            return {};
        if (m_before.started && m_after.format.league)
            compareTables();
        if (m_before.started)
            compareFixtures();
        compareTheLastPairing();
        compareSeeding();
        compareSeries();
        compareChampion();
        return std::move(m_told);
    }

private:
    struct Place {
        int rank = 0;
        int points = 0;
    };
    static std::map<std::string, Place> placesIn(const Season& season, const LeagueRules& rules, int group)
    {
        std::map<std::string, Place> places;
        for (const TableRow& row : standings(groupInquiry(season, rules, group), Reasons::Listening::No))
            places[season.entrant(row.entrant).id] = {row.rank, row.points};
        return places;
    }

    /// Whether the tables can be others than before: most acts only arrange something.
    [[nodiscard]] bool areTablesTouched() const
    {
        const auto whatCounts = [](const Season& season) {
            return std::tie(season.entrants, season.groups, season.points, season.rankBy, season.tieBreakers,
                            season.headToHeadOf, season.unplayedRounds, season.seed, season.sanctions, season.decisions,
                            season.paired, season.missed, season.leagueClosed, season.heldSeeds);
        };
        if (whatCounts(m_before) != whatCounts(m_after))
            return true;
        const std::vector<std::size_t> changed = m_after.fixtures.changedSince(m_before.fixtures);
        return std::any_of(changed.begin(), changed.end(), [&](std::size_t index) {
            const Fixture& now = m_after.fixtures[index];
            const int then = m_before.fixtureNamed(now.id);
            if (then < 0)
                return countedResult(m_after, now).has_value();
            const Fixture& was = m_before.fixtures[static_cast<std::size_t>(then)];
            return !(now.sides == was.sides) || now.cancelled != was.cancelled ||
                   countedResult(m_after, now) != countedResult(m_before, was);
        });
    }

    void compareTables()
    {
        if (!areTablesTouched())
            return;
        const std::size_t groups = std::min(m_before.groups.size(), m_after.groups.size());
        for (std::size_t group = 0; group < groups; ++group) {
            const auto then = placesIn(m_before, m_rules, static_cast<int>(group));
            for (const auto& [id, place] : placesIn(m_after, m_rules, static_cast<int>(group))) {
                const auto found = then.find(id);
                if (found == then.end())
                    continue;
                const std::string name = m_after.nameOf(m_after.entrantNamed(id));
                if (found->second.points != place.points)
                    m_told.emplace_back(Saying{QT_TRANSLATE_N_NOOP("league", "%1: %n point(s) instead of %2.")}, name,
                                        found->second.points, place.points);
                if (found->second.rank != place.rank)
                    m_told.emplace_back(Saying::tr("%1: from place %2 to place %3."), name, found->second.rank,
                                        place.rank);
            }
        }
    }

    void compareFixtures()
    {
        for (const std::size_t changed : m_after.fixtures.changedSince(m_before.fixtures)) {
            const Fixture& now = m_after.fixtures[changed];
            const int index = m_before.fixtureNamed(now.id);
            if (index < 0)
                continue;
            const Fixture& then = m_before.fixtures[static_cast<std::size_t>(index)];
            if (isKnown(then) && !isKnown(now))
                m_told.emplace_back(Saying::tr("%1 do not meet for now: it is no longer known who plays there."),
                                    m_before.namesOf(then.sides));
            else if (isKnown(then) && !(then.sides == now.sides))
                m_told.emplace_back(Saying::tr("%2 now meet instead of %1."), m_before.namesOf(then.sides),
                                    m_after.namesOf(now.sides));
            if (now.result && hasMisplacedResult(now) != hasMisplacedResult(then) && then.result == now.result)
                m_told.emplace_back(hasMisplacedResult(now)
                                        ? Saying::tr("The result %1 no longer counts, since others play there now.")
                                        : Saying::tr("The result %1 counts again."),
                                    scoreLine(m_after, *now.result));
        }
    }

    /// LG-2.9: a correction pairs nothing anew; where nothing of the round has begun it can be done.
    void compareTheLastPairing()
    {
        const auto last = static_cast<int>(m_after.paired.size());
        if (last < 2 || m_before.paired.size() != m_after.paired.size())
            return;
        const bool isOpen = std::all_of(m_after.fixtures.begin(), m_after.fixtures.end(), [&](const Fixture& each) {
            return each.playoffs || each.round != last || (!each.result && each.abandoned.empty());
        });
        const std::vector<std::size_t> changed = m_after.fixtures.changedSince(m_before.fixtures);
        const bool isBelow = std::any_of(changed.begin(), changed.end(), [&](std::size_t index) {
            const Fixture& now = m_after.fixtures[index];
            const int then = m_before.fixtureNamed(now.id);
            return !now.playoffs && now.round < last && then >= 0 &&
                   m_before.fixtures[static_cast<std::size_t>(then)].result != now.result;
        });
        if (isBelow && isOpen)
            m_told.emplace_back(Saying::tr("Round %1 was paired by the earlier points. None of it has been played: it "
                                           "can be undone and paired again."),
                                last);
    }

    void compareSeeding()
    {
        // Who is seeded anew is told by the act.
        const bool isAnew = !m_before.heldSeeds.empty() && !m_after.heldSeeds.empty();
        if (m_after.format.league && m_after.seeding != m_before.seeding && !m_after.seeding.empty() && !isAnew)
            m_told.emplace_back(m_before.seeding.empty()
                                    ? Saying::tr("The league phase is over. Seeded for the playoffs: %1.")
                                    : Saying::tr("Now seeded for the playoffs: %1."),
                                m_after.listOf(m_after.seeding));
        compareHeldSeeds();
        if (m_after.format.league)
            compareWhoIsLeft();
        const auto ties = openTies(m_after, m_rules);
        if (ties.empty() || (m_before.started && ties == openTies(m_before, m_rules)))
            return;
        const bool isTitle = !m_after.heldSeeds.empty() || !m_after.format.league;
        for (const std::vector<int>& tie : ties)
            m_told.emplace_back(
                isTitle ? Saying::tr("The final is shared by %1: the organiser must decide who is champion.")
                        : Saying::tr("Nothing separates %1, and it matters: the organiser must decide."),
                m_after.allOf(tie));
    }

    // LG-2.8
    void compareHeldSeeds()
    {
        if (m_before.heldSeeds.empty() || m_after.heldSeeds.empty())
            return;
        const auto wanted = seedsByTheTable(m_after, m_rules);
        if (wanted && *wanted != m_after.seeding && wanted != seedsByTheTable(m_before, m_rules))
            m_told.emplace_back(Saying::tr("By the standings the seeds would now be %1. The playoffs have begun, so "
                                           "the seeds stay as they are."),
                                m_after.listOf(*wanted));
    }

    // LG-3.12
    void compareWhoIsLeft()
    {
        const auto left = [](const Season& season) {
            return static_cast<int>(std::count_if(season.entrants.begin(), season.entrants.end(),
                                                  [](const Entrant& entrant) { return !entrant.droppedOut; }));
        };
        const int places = playoffPlaces(m_after);
        if (m_after.heldSeeds.empty() && left(m_after) < places && left(m_after) < left(m_before))
            m_told.emplace_back(Saying::tr("Still in for the %2 playoff places: %1. The free places will be byes."),
                                left(m_after), places);
    }

    void compareSeries()
    {
        for (std::size_t i = 0; i < m_after.series.size(); ++i) {
            const Series& now = m_after.series[i];
            const Series then = i < m_before.series.size() ? m_before.series[i] : Series();
            // A bye that the draw has made is no news, nor that the final need not be played twice.
            if (now.games.empty() || (now.isBye && now.branch == Branch::Final) ||
                (now.winner == then.winner && now.isForNobody == then.isForNobody))
                continue;
            if (now.isForNobody)
                tellNobody(now);
            else if (now.isBye && now.winner >= 0)
                m_told.emplace_back(Saying::tr("%1 advances without a match."), m_after.nameOf(now.winner));
            if (now.isBye || now.winner < 0)
                continue;
            const std::size_t side = now.winner == now.sides[0] ? 0 : 1;
            // Who has won a final, or the match for third place, goes nowhere from there.
            m_told.emplace_back(leadsOn(i) ? Saying::tr("%1 advances, %2 to %3 in games against %4.")
                                           : Saying::tr("%1 has won, %2 to %3 in games against %4."),
                                m_after.nameOf(now.winner), now.wins[side], now.wins[1 - side],
                                m_after.nameOf(now.loser()));
        }
    }

    [[nodiscard]] bool leadsOn(std::size_t series) const
    {
        return std::any_of(m_after.series.begin(), m_after.series.end(), [&](const Series& later) {
            return !(later.isBye && later.branch == Branch::Final) &&
                   std::any_of(later.from.begin(), later.from.end(), [&](const Origin& from) {
                       return from.kind == Origin::Kind::Winner && from.of == static_cast<int>(series);
                   });
        });
    }

    void tellNobody(const Series& series)
    {
        std::vector<std::string> gone;
        for (const int side : series.sides) {
            if (side >= 0)
                gone.push_back(m_after.nameOf(side));
        }
        if (gone.empty())
            m_told.emplace_back(Saying::tr("Nobody is left for another playoff match; the next opponent has a bye."));
        else
            m_told.emplace_back(Saying::tr("None of %1 is left; the next opponent has a bye."), several(gone));
    }

    void compareChampion()
    {
        if (m_after.isOver && m_after.champion < 0 && !(m_before.isOver && m_before.champion < 0))
            m_told.emplace_back(Saying::tr("The season is over, with nobody left to be champion."));
        if (m_after.champion == m_before.champion)
            return;
        const std::string name = m_after.nameOf(m_after.champion);
        if (m_before.champion < 0)
            m_told.emplace_back(texts::champion, name);
        else
            m_told.emplace_back(Saying::tr("The champion is %2 instead of %1."), m_before.nameOf(m_before.champion),
                                m_after.champion < 0 ? TextPlace(texts::nobody) : TextPlace(Name{name}));
    }

    const Season& m_before;
    const Season& m_after;
    const LeagueRules& m_rules;
    std::vector<Text> m_told;
};

} // namespace

std::vector<Text> consequences(const Season& before, const Season& after, const LeagueRules& rules)
{
    return Comparison(before, after, rules).tell();
}

std::string scoreLine(const Season& season, const Result& result)
{
    std::string line;
    for (std::size_t side = 0; side < result.entrants.size(); ++side) {
        line += (side == 0 ? "" : ", ") +
                isolated(QString::fromStdString(season.nameOf(result.entrants[side]))).toStdString();
        line +=
            " " + (result.hasScores ? html::number(result.scores[side]) : std::to_string(result.places[side]) + ".");
    }
    return line;
}

} // namespace whistle::league
