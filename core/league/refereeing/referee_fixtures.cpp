// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/desk.h"

#include "base/contains.h"
#include "league/refereeing/definition_checks.h"

#include <algorithm>

namespace whistle::league {

namespace {

template <class Arranged>
void arrange(Desk& desk, Fixture& fixture, const Arranged& deed)
{
    fixture.date = deed.date.value_or(fixture.date);
    fixture.time = deed.time.value_or(fixture.time);
    fixture.venue = deed.venue.value_or(fixture.venue);
    checkTime(desk, fixture.date, fixture.time);
}

} // namespace

void on(Desk& desk, const Arrange& deed)
{
    Fixture* fixture = desk.fixtureOf(deed.fixture);
    if (!fixture)
        return;
    arrange(desk, *fixture, deed);
    if (deed.home) {
        const int home = desk.season.entrantNamed(*deed.home);
        const auto side = std::find(fixture->sides.begin(), fixture->sides.end(), home);
        if (home < 0 || side == fixture->sides.end())
            return desk.refuse(rules::fixtures, texts::notASide, *deed.home);
        if (fixture->result)
            return desk.refuse(rules::oneResult, texts::hasResult);
        std::rotate(fixture->sides.begin(), side, side + 1);
        fixture->homeFixed = true;
    }
    if (isKnown(*fixture))
        desk.say(rules::fixtures, Saying::tr("Arranged: %1."), desk.season.namesOf(fixture->sides));
    else
        desk.say(rules::fixtures, Saying::tr("Arranged: a match whose sides are not known yet."));
    for (const Fixture* other : bookedBeside(desk.season, *fixture))
        desk.say(rules::fixtures, Saying::tr("%1 and %2 are booked for the same time."),
                 desk.season.namesOf(fixture->sides), desk.season.namesOf(other->sides));
}

// LG-2.4
void on(Desk& desk, const AddFixture& deed)
{
    if (!desk.season.started || !isLadder(desk.season) || desk.season.leagueClosed)
        return desk.refuse(rules::ladder, desk.season.started ? texts::onlyLadder : texts::notStarted);
    Fixture fixture;
    const std::size_t free = desk.season.leagueFixtures();
    fixture.round = static_cast<int>(free) + 1;
    fixture.id = std::to_string(fixture.round);
    fixture.venue = desk.season.calendar.venue;
    for (const std::string& side : deed.sides) {
        const int entrant = desk.season.entrantNamed(side);
        if (entrant < 0)
            return desk.refuse(rules::members, texts::noEntrant, side);
        if (contains(fixture.sides, entrant))
            return desk.refuse(rules::ladder, texts::twice, side);
        if (desk.season.entrant(entrant).droppedOut)
            return desk.refuse(rules::dropOut, texts::goneAlready, desk.season.nameOf(entrant));
        fixture.sides.push_back(entrant);
    }
    const auto size = static_cast<int>(fixture.sides.size());
    if (size < desk.rules->leastPlayers || size > desk.rules->mostPlayers)
        return desk.refuse(rules::ladder, Saying::tr("A match of this game has %1 to %2 different players."),
                           desk.rules->leastPlayers, desk.rules->mostPlayers);
    arrange(desk, fixture, deed);
    if (deed.date && !deed.time)
        fixture.time = desk.season.calendar.time;
    desk.say(rules::ladder, Saying::tr("Fixture added: %1."), desk.season.namesOf(fixture.sides));
    desk.season.fixtures.insert(free, std::move(fixture));
}

void on(Desk& desk, const CancelFixture& deed)
{
    Fixture* fixture = desk.fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (fixture->result)
        return desk.refuse(rules::oneResult, texts::hasResult);
    if (fixture->playoffs || !isLadder(desk.season))
        return desk.refuse(rules::ladder, texts::onlyLadder);
    fixture->cancelled = true;
    desk.say(rules::ladder, Saying::tr("Fixture cancelled: %1."), desk.season.namesOf(fixture->sides));
}

} // namespace whistle::league
