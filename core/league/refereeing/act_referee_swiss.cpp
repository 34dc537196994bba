// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/act_referee.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"

#include <algorithm>

namespace whistle::league {

// LG-2.9, LG-2.10
void ActReferee::on(const PairRound& deed)
{
    if (!swissOf(m_season))
        return object(rules::swiss, {texts::onlySwiss});
    const std::optional<RoundToPair> round = roundToPair(m_season, *m_rules);
    if (!round)
        return object(rules::swiss, whyNotPaired());
    if (deed.round != round->round)
        return object(rules::swiss, {Saying::tr("The next round to be paired is round %1."), round->round});
    SwissRound told = toldRound(deed, *round);
    PairedRound paired;
    takePoints(deed, *round, paired);
    // What was paired before an older entry was edited stays.
    const bool isByThesePoints = !paired.points.empty() && !paired.arePointsOther;
    if (m_objections.empty() && !deed.reason)
        compareWithDrawn(told, *round, isByThesePoints);
    if (!m_objections.empty())
        return;
    paired.bye = told.bye < 0 ? -1 : round->entrants[static_cast<std::size_t>(told.bye)];
    paired.missing = round->missing;
    paired.byHand = deed.reason.value_or(std::string());
    m_season.paired.push_back(std::move(paired));
    addRound(told, *round);
}

const Fixture* ActReferee::openLeagueFixture() const
{
    const auto open = std::find_if(m_season.fixtures.begin(), m_season.fixtures.end(), [&](const Fixture& fixture) {
        return !fixture.playoffs && !isSettled(m_season, fixture);
    });
    return open == m_season.fixtures.end() ? nullptr : &*open;
}

Text ActReferee::whyNotPaired() const
{
    if (!m_season.started)
        return {texts::notStarted};
    if (const Fixture* open = openLeagueFixture())
        return {Saying::tr("The round before is not over: %1 has no result yet."), m_season.namesOf(open->sides)};
    return {texts::allPaired};
}

SwissRound ActReferee::toldRound(const PairRound& deed, const RoundToPair& round)
{
    SwissRound told;
    std::vector<bool> isTold(round.entrants.size(), false);
    const auto place = [&](const std::string& id) {
        const int entrant = m_season.entrantNamed(id);
        const auto found = std::find(round.entrants.begin(), round.entrants.end(), entrant);
        if (entrant < 0)
            object(rules::members, {texts::noEntrant, id});
        else if (found == round.entrants.end())
            object(rules::unpaired,
                   {Saying::tr("%1 does not play in round %2."), m_season.nameOf(entrant), round.round});
        else if (isTold[static_cast<std::size_t>(found - round.entrants.begin())])
            object(rules::swiss, {texts::twice, id});
        if (entrant < 0 || found == round.entrants.end())
            return -1;
        isTold[static_cast<std::size_t>(found - round.entrants.begin())] = true;
        return static_cast<int>(found - round.entrants.begin());
    };
    for (const std::vector<std::string>& pairing : deed.pairings)
        told.pairings.push_back({place(pairing[0]), place(pairing[1])});
    if (deed.bye)
        told.bye = place(*deed.bye);
    for (std::size_t i = 0; i < isTold.size(); ++i) {
        if (!isTold[i])
            object(rules::swiss,
                   {Saying::tr("%1 is neither paired nor has the bye."), m_season.nameOf(round.entrants[i])});
    }
    if (deed.bye && round.entrants.size() % 2 == 0)
        object(rules::unpaired, {Saying::tr("A bye is only for the one who is left of an odd number.")});
    return told;
}

void ActReferee::compareWithDrawn(const SwissRound& told, const RoundToPair& round, bool isByThesePoints)
{
    const auto haveMet = [&](const Pairing& pairing) {
        const std::vector<int>& met = round.players[static_cast<std::size_t>(pairing[0])].met;
        return contains(met, pairing[1]);
    };
    const auto faults = [&](const SwissRound& one) {
        return std::count_if(one.pairings.begin(), one.pairings.end(), haveMet) +
               (one.bye >= 0 && round.players[static_cast<std::size_t>(one.bye)].hadBye ? 1 : 0);
    };
    const auto name = [&](int place) { return m_season.nameOf(round.entrants[static_cast<std::size_t>(place)]); };
    const auto squares = [&](const SwissRound& one) {
        int sum = 0;
        for (const Pairing& pairing : one.pairings) {
            const int apart = round.players[static_cast<std::size_t>(pairing[0])].points -
                              round.players[static_cast<std::size_t>(pairing[1])].points;
            sum += apart * apart;
        }
        return sum;
    };
    if (faults(told) == 0 && !isByThesePoints)
        return;
    const SwissRound drawn = swissRound(round.players);
    if (faults(told) <= faults(drawn)) {
        const bool isFarther = told.bye != drawn.bye || squares(told) > squares(drawn);
        if (isFarther && isByThesePoints)
            object(rules::swiss, {Saying::tr("Others would meet nearer by their points: enter a reason.")});
        return;
    }
    for (const Pairing& pairing : told.pairings) {
        if (haveMet(pairing))
            return object(rules::swiss,
                          {Saying::tr("%1 and %2 have met already. Others could meet instead: enter a reason."),
                           name(pairing[0]), name(pairing[1])});
    }
    object(rules::unpaired,
           {Saying::tr("%1 has had a bye already. Others could have it: enter a reason."), name(told.bye)});
}

void ActReferee::takePoints(const PairRound& deed, const RoundToPair& round, PairedRound& paired) const
{
    for (const auto& [id, points] : deed.points) {
        const int entrant = m_season.entrantNamed(id);
        if (entrant < 0)
            continue;
        paired.points.emplace_back(entrant, points);
        paired.arePointsOther = paired.arePointsOther || points != round.points[static_cast<std::size_t>(entrant)];
    }
    for (const int entrant : round.entrants) {
        const bool isTold = std::any_of(paired.points.begin(), paired.points.end(),
                                        [entrant](const auto& each) { return each.first == entrant; });
        paired.arePointsOther = paired.arePointsOther || (!paired.points.empty() && !isTold);
    }
}

void ActReferee::addRound(const SwissRound& told, const RoundToPair& round)
{
    const auto entrant = [&](int place) { return round.entrants[static_cast<std::size_t>(place)]; };
    auto place = std::count_if(m_season.fixtures.begin(), m_season.fixtures.end(),
                               [](const Fixture& each) { return !each.playoffs; });
    std::string all;
    int number = 0;
    for (const Pairing& pairing : told.pairings) {
        const Sides sides{entrant(pairing[0]), entrant(pairing[1])};
        m_season.fixtures.insert(m_season.fixtures.begin() + place++,
                                 fixtureOfRound(m_season, round.round, ++number, sides));
        if (m_reasons.isListening())
            all += (all.empty() ? "" : "; ") + m_season.nameOf(sides[0]) + " - " + m_season.nameOf(sides[1]);
    }
    const PairedRound& paired = m_season.paired.back();
    say(rules::swiss, Saying::tr("Round %1 is paired: %2."), round.round, all);
    if (paired.bye >= 0)
        say(rules::unpaired, Saying::tr("The bye: %1."), m_season.nameOf(paired.bye));
    if (!paired.byHand.empty())
        say(rules::swiss, Saying::tr("Paired by the organiser, not by the rules: %1."), paired.byHand);
}

void ActReferee::on(const MissRound& deed)
{
    const Swiss* part = swissOf(m_season);
    if (!part)
        return object(rules::swiss, {texts::onlySwiss});
    const int entrant = m_season.entrantNamed(deed.entrant);
    if (entrant < 0)
        return object(rules::members, {texts::noEntrant, deed.entrant});
    if (m_season.entrant(entrant).droppedOut)
        return object(rules::dropOut, {texts::goneAlready, m_season.nameOf(entrant)});
    if (deed.round <= static_cast<int>(m_season.paired.size()))
        return object(rules::unpaired, {Saying::tr("Round %1 has been paired already."), deed.round});
    const MissedRound missed{entrant, deed.round};
    if (deed.round > part->rounds || m_season.leagueClosed)
        return object(rules::unpaired, {texts::allPaired});
    if (!contains(m_season.missed, missed))
        m_season.missed.push_back(missed);
    say(rules::unpaired, Saying::tr("%1 is not paired in round %2."), m_season.nameOf(entrant), deed.round);
}

} // namespace whistle::league
