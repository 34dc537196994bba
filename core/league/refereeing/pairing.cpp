// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/pairing.h"

#include "league/refereeing/settle.h"

#include <algorithm>

namespace whistle::league {

namespace {

bool canBePaired(const Season& season)
{
    return season.started && areRoundsLeft(season) &&
           std::all_of(season.fixtures.begin(), season.fixtures.end(),
                       [&](const Fixture& fixture) { return fixture.playoffs || isSettled(season, fixture); });
}

/// The players of the round with whom they have met and where.
std::vector<SwissPlayer> playersOf(const Season& season, const RoundToPair& round)
{
    std::vector<int> placeOf(season.entrants.size(), -1);
    std::vector<SwissPlayer> players(round.entrants.size());
    for (std::size_t place = 0; place < round.entrants.size(); ++place) {
        const auto entrant = static_cast<std::size_t>(round.entrants[place]);
        placeOf[entrant] = static_cast<int>(place);
        players[place].points = round.points[entrant];
    }
    const auto player = [&](int entrant) {
        const int place = placeOf[static_cast<std::size_t>(entrant)];
        return place < 0 ? nullptr : &players[static_cast<std::size_t>(place)];
    };
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.playoffs)
            continue;
        SwissPlayer* home = player(fixture.sides[0]);
        SwissPlayer* away = player(fixture.sides[1]);
        if (home)
            ++home->home;
        if (away)
            --away->home;
        if (home && away) {
            home->met.push_back(placeOf[static_cast<std::size_t>(fixture.sides[1])]);
            away->met.push_back(placeOf[static_cast<std::size_t>(fixture.sides[0])]);
        }
    }
    for (const PairedRound& each : season.paired) {
        if (SwissPlayer* one = each.bye < 0 ? nullptr : player(each.bye))
            one->hadBye = true;
    }
    return players;
}

} // namespace

std::optional<RoundToPair> roundToPair(const Season& season, const LeagueRules& rules)
{
    if (!canBePaired(season))
        return {};
    RoundToPair found;
    found.round = static_cast<int>(season.paired.size()) + 1;
    found.points.assign(season.entrants.size(), 0);
    TableInquiry inquiry = groupInquiry(season, rules);
    inquiry.tieBreakers.clear(); // only the points count
    for (const TableRow& row : standings(inquiry, Reasons::Listening::No))
        found.points[static_cast<std::size_t>(row.entrant)] = row.points;
    for (const int entrant : season.groups.front()) {
        if (season.entrant(entrant).droppedOut)
            continue;
        const bool isMissing = std::any_of(season.missed.begin(), season.missed.end(), [&](const MissedRound& each) {
            return each.entrant == entrant && each.round == found.round;
        });
        (isMissing ? found.missing : found.entrants).push_back(entrant);
    }
    // Those with the same points stand in the order of the draw.
    std::stable_sort(found.entrants.begin(), found.entrants.end(), [&](int a, int b) {
        return found.points[static_cast<std::size_t>(a)] > found.points[static_cast<std::size_t>(b)];
    });
    found.players = playersOf(season, found);
    return found;
}

PairRound drawnRound(const Season& season, const RoundToPair& round)
{
    const auto id = [&](int place) { return season.entrant(round.entrants[static_cast<std::size_t>(place)]).id; };
    const SwissRound drawn = swissRound(round.players);
    PairRound act;
    act.round = round.round;
    for (const Pairing& pairing : drawn.pairings)
        act.pairings.push_back({id(pairing[0]), id(pairing[1])});
    if (drawn.bye >= 0)
        act.bye = id(drawn.bye);
    for (const std::vector<int>* some : {&round.entrants, &round.missing}) {
        for (const int entrant : *some)
            act.points.emplace_back(season.entrant(entrant).id, round.points[static_cast<std::size_t>(entrant)]);
    }
    return act;
}

} // namespace whistle::league
