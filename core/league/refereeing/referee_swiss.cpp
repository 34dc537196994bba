// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/desk.h"

#include "base/contains.h"
#include "league/refereeing/pairing.h"
#include "league/schedule/schedule.h"

#include <algorithm>

namespace whistle::league {

namespace {

Text whyNotPaired(const Season& season)
{
    if (!season.started)
        return {texts::notStarted};
    if (const Fixture* open = openLeagueFixture(season))
        return {Saying::tr("The previous round is not over, since %1 has no result yet."), season.namesOf(open->sides)};
    return {texts::allPaired};
}

/// The pairings of the act, by place in the round; each who plays is there once.
SwissRound toldRound(Desk& desk, const PairRound& deed, const RoundToPair& round)
{
    SwissRound told;
    std::vector<bool> isTold(round.entrants.size(), false);
    const auto place = [&](const std::string& id) {
        const int entrant = desk.season.entrantNamed(id);
        const auto found = std::find(round.entrants.begin(), round.entrants.end(), entrant);
        if (entrant < 0)
            desk.refuse(rules::members, texts::noEntrant, id);
        else if (found == round.entrants.end())
            desk.refuse(rules::unpaired, Saying::tr("%1 does not play in round %2."), desk.season.nameOf(entrant),
                        round.round);
        else if (isTold[static_cast<std::size_t>(found - round.entrants.begin())])
            desk.refuse(rules::swiss, texts::twice, id);
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
            desk.refuse(rules::swiss, Saying::tr("%1 is neither paired nor has the bye."),
                        desk.season.nameOf(round.entrants[i]));
    }
    if (deed.bye && round.entrants.size() % 2 == 0)
        desk.refuse(rules::unpaired, Saying::tr("A bye is only for the player left over from an odd number."));
    return told;
}

bool haveMet(const RoundToPair& round, const Pairing& pairing)
{
    const std::vector<int>& met = round.players[static_cast<std::size_t>(pairing[0])].met;
    return contains(met, pairing[1]);
}

bool hadBye(const SwissRound& told, const RoundToPair& round)
{
    return told.bye >= 0 && round.players[static_cast<std::size_t>(told.bye)].hadBye;
}

/// What is against a round that the organiser pairs otherwise, and what the rules would have drawn.
void sayByHand(Desk& desk, const SwissRound& told, const RoundToPair& round, const std::string& reason)
{
    const auto name = [&](int place) { return desk.season.nameOf(round.entrantAt(place)); };
    const auto points = [&](int place) { return round.players[static_cast<std::size_t>(place)].points; };
    desk.say(rules::swiss, texts::pairedByHand, reason);
    const SwissRound drawn = swissRound(round.players, round.roundsAfter);
    const auto isDrawn = [&](const Pairing& pairing) {
        return std::any_of(drawn.pairings.begin(), drawn.pairings.end(), [&](const Pairing& each) {
            return std::is_permutation(each.begin(), each.end(), pairing.begin());
        });
    };
    for (const Pairing& pairing : told.pairings) {
        if (isDrawn(pairing))
            continue;
        if (haveMet(round, pairing))
            desk.say(rules::swiss, Saying::tr("Against it: %1 and %2 have already met."), name(pairing[0]),
                     name(pairing[1]));
        if (points(pairing[0]) != points(pairing[1]))
            desk.say(rules::swiss, Saying::tr("Against it: %1 and %2 are apart in points, %3 to %4."), name(pairing[0]),
                     name(pairing[1]), points(pairing[0]), points(pairing[1]));
    }
    if (hadBye(told, round))
        desk.say(rules::unpaired, Saying::tr("Against it: %1 has already had a bye."), name(told.bye));
    else if (told.bye != drawn.bye && told.bye >= 0)
        desk.say(rules::unpaired, Saying::tr("By the rules %1 would have the bye, not %2."), name(drawn.bye),
                 name(told.bye));
    std::string instead;
    for (const Pairing& pairing : drawn.pairings) {
        const bool isToldToo = std::any_of(told.pairings.begin(), told.pairings.end(), [&](const Pairing& each) {
            return std::is_permutation(each.begin(), each.end(), pairing.begin());
        });
        if (!isToldToo)
            instead += (instead.empty() ? "" : "; ") + name(pairing[0]) + " – " + name(pairing[1]);
    }
    if (!instead.empty())
        desk.say(rules::swiss, Saying::tr("By the rules these would meet: %1."), instead);
}

/// Nobody meets anybody again, or has a second bye, where it need not be. And who meets is as near by the points as can
/// be, where they are the points by which it was paired; or as near as the rounds to come allow.
void compareWithDrawn(Desk& desk, const SwissRound& told, const RoundToPair& round, bool isByThesePoints)
{
    const auto isAgain = [&](const Pairing& pairing) { return haveMet(round, pairing); };
    const auto faults = [&](const SwissRound& one) {
        return std::count_if(one.pairings.begin(), one.pairings.end(), isAgain) + (hadBye(one, round) ? 1 : 0);
    };
    const auto name = [&](int place) { return desk.season.nameOf(round.entrantAt(place)); };
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
        const auto isFarther = [&](const SwissRound& than) {
            return told.bye != than.bye || squares(told) > squares(than);
        };
        if (isByThesePoints && isFarther(drawn) && isFarther(swissRound(round.players, round.roundsAfter)))
            desk.refuse(rules::swiss, Saying::tr("Others are closer in points: enter a reason."));
        return;
    }
    for (const Pairing& pairing : told.pairings) {
        if (isAgain(pairing))
            desk.refuse(rules::swiss,
                        Saying::tr("%1 and %2 have already met. Others could meet instead: enter a reason."),
                        name(pairing[0]), name(pairing[1]));
    }
    if (hadBye(told, round))
        desk.refuse(rules::unpaired, Saying::tr("%1 has already had a bye. Others could have it: enter a reason."),
                    name(told.bye));
}

/// The points by which it was paired are those of the table, unless an older entry was edited since.
void takePoints(const Season& season, const PairRound& deed, const RoundToPair& round, PairedRound& paired)
{
    for (const auto& [id, points] : deed.points) {
        const int entrant = season.entrantNamed(id);
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

void addRound(Desk& desk, const SwissRound& told, const RoundToPair& round)
{
    std::size_t place = desk.season.leagueFixtures();
    std::string all;
    int number = 0;
    for (const Pairing& pairing : told.pairings) {
        const Sides sides{round.entrantAt(pairing[0]), round.entrantAt(pairing[1])};
        desk.season.fixtures.insert(place++, fixtureOfRound(desk.season, round.round, ++number, sides));
        if (desk.isListening())
            all += (all.empty() ? "" : "; ") + desk.season.nameOf(sides[0]) + " – " + desk.season.nameOf(sides[1]);
    }
    const PairedRound& paired = desk.season.paired.back();
    desk.say(rules::swiss, Saying::tr("Round %1 is paired: %2."), round.round, all);
    if (paired.bye >= 0)
        desk.say(rules::unpaired, Saying::tr("%1 has the bye."), desk.season.nameOf(paired.bye));
    for (const Pairing& pairing : told.pairings) {
        if (haveMet(round, pairing) && paired.byHand.empty() && desk.isListening())
            desk.say(rules::swiss, whyAgain(round.players), desk.season.nameOf(round.entrantAt(pairing[0])),
                     desk.season.nameOf(round.entrantAt(pairing[1])));
    }
    if (!paired.byHand.empty() && desk.isListening())
        sayByHand(desk, told, round, paired.byHand);
}

} // namespace

// LG-2.9, LG-2.10
void on(Desk& desk, const PairRound& deed)
{
    if (!swissOf(desk.season))
        return desk.refuse(rules::swiss, texts::onlySwiss);
    std::optional<RoundToPair> round = roundToPair(desk.season, *desk.rules);
    // As long as nothing has come of a round it can be paired anew, by other points or with a reason.
    const bool isAnew = deed.round == static_cast<int>(desk.season.paired.size()) &&
                        (deed.reason || roundToPairAnew(desk.season, *desk.rules));
    if (std::optional<Season> before = isAnew ? beforeLastRound(desk.season) : std::nullopt) {
        desk.season = std::move(*before);
        round = roundToPair(desk.season, *desk.rules);
        desk.say(rules::swiss, Saying::tr("Round %1 is paired again."), deed.round);
    }
    if (!round)
        return desk.refuse(rules::swiss, whyNotPaired(desk.season));
    if (deed.round != round->round)
        return desk.refuse(rules::swiss, Saying::tr("The next round to be paired is round %1."), round->round);
    SwissRound told = toldRound(desk, deed, *round);
    PairedRound paired;
    takePoints(desk.season, deed, *round, paired);
    // What was paired before an older entry was edited stays.
    const bool isByThesePoints = !paired.points.empty() && !paired.arePointsOther;
    if (!desk.hasObjections() && !deed.reason)
        compareWithDrawn(desk, told, *round, isByThesePoints);
    if (desk.hasObjections())
        return;
    paired.bye = told.bye < 0 ? -1 : round->entrantAt(told.bye);
    paired.missing = round->missing;
    paired.byHand = deed.reason.value_or(std::string());
    desk.season.paired.push_back(std::move(paired));
    addRound(desk, told, *round);
}

void on(Desk& desk, const MissRound& deed)
{
    const Swiss* part = swissOf(desk.season);
    if (!part)
        return desk.refuse(rules::swiss, texts::onlySwiss);
    const int entrant = desk.season.entrantNamed(deed.entrant);
    if (entrant < 0)
        return desk.refuse(rules::members, texts::noEntrant, deed.entrant);
    if (desk.season.entrant(entrant).droppedOut)
        return desk.refuse(rules::dropOut, texts::goneAlready, desk.season.nameOf(entrant));
    if (deed.round <= static_cast<int>(desk.season.paired.size()))
        return desk.refuse(rules::unpaired, Saying::tr("Round %1 has already been paired."), deed.round);
    if (deed.round > part->rounds || desk.season.leagueClosed)
        return desk.refuse(rules::unpaired, texts::allPaired);
    const auto isThis = [&](const MissedRound& each) { return each.entrant == entrant && each.round == deed.round; };
    const bool isKnown = std::any_of(desk.season.missed.begin(), desk.season.missed.end(), isThis);
    if (!isKnown)
        desk.season.missed.push_back({entrant, deed.round, deed.brings});
    else // who says it again says what it is to count as
        std::find_if(desk.season.missed.begin(), desk.season.missed.end(), isThis)->brings = deed.brings;
    desk.say(rules::unpaired, Saying::tr("%1 is not paired in round %2."), desk.season.nameOf(entrant), deed.round);
    if (deed.brings)
        desk.say(rules::unpaired, texts::pointsForMissing, deed.round, pointsFor(*deed.brings, desk.season.points));
}

} // namespace whistle::league
