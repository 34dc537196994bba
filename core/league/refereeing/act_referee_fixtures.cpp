// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/act_referee.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/refereeing/definition_checks.h"

#include <algorithm>

namespace whistle::league {

Fixture* ActReferee::fixtureOf(const std::string& id)
{
    const int index = m_season.fixtureNamed(id);
    if (index < 0) {
        object(rules::fixtures, {Saying::tr("There is no fixture \"%1\"."), id});
        return nullptr;
    }
    return &m_season.fixtures[static_cast<std::size_t>(index)];
}

template <class Arranged>
void ActReferee::arrange(Fixture& fixture, const Arranged& deed)
{
    fixture.date = deed.date.value_or(fixture.date);
    fixture.time = deed.time.value_or(fixture.time);
    fixture.venue = deed.venue.value_or(fixture.venue);
    for (const std::string& wrong : wrongDates({fixture.date}, {fixture.time}))
        object(rules::fixtures, {texts::wrongDate, wrong});
}

void ActReferee::on(const Arrange& deed)
{
    Fixture* fixture = fixtureOf(deed.fixture);
    if (!fixture)
        return;
    arrange(*fixture, deed);
    if (deed.home) {
        const int home = m_season.entrantNamed(*deed.home);
        const auto side = std::find(fixture->sides.begin(), fixture->sides.end(), home);
        if (home < 0 || side == fixture->sides.end())
            return object(rules::fixtures, {texts::notASide, *deed.home});
        if (fixture->result)
            return object(rules::oneResult, {texts::hasResult});
        std::rotate(fixture->sides.begin(), side, side + 1);
        fixture->homeFixed = true;
    }
    if (isKnown(*fixture))
        say(rules::fixtures, Saying::tr("Arranged: %1."), m_season.namesOf(fixture->sides));
    else
        say(rules::fixtures, Saying::tr("Arranged: a match whose sides are not known yet."));
    for (const Fixture* other : bookedBeside(m_season, *fixture))
        say(rules::fixtures, Saying::tr("Booked twice at that time: %1 and %2."), m_season.namesOf(fixture->sides),
            m_season.namesOf(other->sides));
}

// LG-2.4
void ActReferee::on(const AddFixture& deed)
{
    if (!m_season.started || !isLadder(m_season) || m_season.leagueClosed)
        return object(rules::ladder, {m_season.started ? texts::onlyLadder : texts::notStarted});
    Fixture fixture;
    const auto free = std::count_if(m_season.fixtures.begin(), m_season.fixtures.end(),
                                    [](const Fixture& each) { return !each.playoffs; });
    fixture.round = static_cast<int>(free) + 1;
    fixture.id = std::to_string(fixture.round);
    fixture.venue = m_season.calendar.venue;
    for (const std::string& side : deed.sides) {
        const int entrant = m_season.entrantNamed(side);
        if (entrant < 0)
            return object(rules::members, {texts::noEntrant, side});
        if (contains(fixture.sides, entrant))
            return object(rules::ladder, {texts::twice, side});
        if (m_season.entrant(entrant).droppedOut)
            return object(rules::dropOut, {texts::goneAlready, m_season.nameOf(entrant)});
        fixture.sides.push_back(entrant);
    }
    const auto size = static_cast<int>(fixture.sides.size());
    if (size < m_rules->leastPlayers || size > m_rules->mostPlayers)
        return object(rules::ladder, {Saying::tr("A match of this game has %1 to %2 different players."),
                                      m_rules->leastPlayers, m_rules->mostPlayers});
    arrange(fixture, deed);
    if (deed.date && !deed.time)
        fixture.time = m_season.calendar.time;
    say(rules::ladder, Saying::tr("Fixture added: %1."), m_season.namesOf(fixture.sides));
    m_season.fixtures.insert(m_season.fixtures.begin() + free, std::move(fixture));
}

void ActReferee::on(const CancelFixture& deed)
{
    Fixture* fixture = fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (fixture->result)
        return object(rules::oneResult, {texts::hasResult});
    if (fixture->playoffs || !isLadder(m_season))
        return object(rules::ladder, {texts::onlyLadder});
    fixture->cancelled = true;
    say(rules::ladder, Saying::tr("Fixture cancelled: %1."), m_season.namesOf(fixture->sides));
}

} // namespace whistle::league
