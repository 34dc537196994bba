// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/pairing.h"

#include "league/refereeing/settle.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// Those who play, as the pairing sees them.
std::vector<SwissPlayer> swissPlayers(const std::vector<int>& entrants, const std::vector<int>& points,
                                      const Meetings& meetings)
{
    std::vector<int> placeOf(points.size(), -1);
    for (std::size_t place = 0; place < entrants.size(); ++place)
        placeOf[static_cast<std::size_t>(entrants[place])] = static_cast<int>(place);
    std::vector<SwissPlayer> players;
    for (const int entrant : entrants) {
        const auto index = static_cast<std::size_t>(entrant);
        SwissPlayer player{points[index], {}, meetings.home[index], meetings.hadBye[index]};
        for (const int other : meetings.met[index]) {
            if (const int place = placeOf[static_cast<std::size_t>(other)]; place >= 0)
                player.met.push_back(place);
        }
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace

void Meetings::add(const Sides& sides)
{
    const auto first = static_cast<std::size_t>(sides[0]);
    const auto second = static_cast<std::size_t>(sides[1]);
    met[first].push_back(sides[1]);
    met[second].push_back(sides[0]);
    ++home[first];
    --home[second];
}

void Meetings::addIdle(const Season& season, int round, int bye, const std::vector<int>& missing)
{
    if (bye >= 0)
        hadBye[static_cast<std::size_t>(bye)] = true;
    // Who was given a win without a match has had as much as a bye (LG-2.10).
    for (const int entrant : missing) {
        if (missedBrings(season, entrant, round) == RoundBrings::Win)
            hadBye[static_cast<std::size_t>(entrant)] = true;
    }
}

Meetings meetingsOf(const Season& season)
{
    return meetingsBefore(season, static_cast<int>(season.paired.size()) + 1);
}

Meetings meetingsBefore(const Season& season, int round)
{
    const std::size_t count = season.entrants.size();
    Meetings meetings{std::vector<std::vector<int>>(count), std::vector<int>(count, 0),
                      std::vector<bool>(count, false)};
    for (const Fixture& fixture : season.fixtures) {
        if (!fixture.playoffs && fixture.round < round)
            meetings.add(fixture.sides);
    }
    for (int each = 1; each < round; ++each) {
        const PairedRound& paired = season.paired[static_cast<std::size_t>(each) - 1];
        meetings.addIdle(season, each, paired.bye, paired.missing);
    }
    return meetings;
}

std::vector<int> pointsInTable(const Season& season, const LeagueRules& rules)
{
    std::vector<int> points(season.entrants.size(), 0);
    TableInquiry inquiry = groupInquiry(season, rules);
    inquiry.tieBreakers.clear(); // only the points count
    for (const TableRow& row : standings(inquiry, Reasons::Listening::No))
        points[static_cast<std::size_t>(row.entrant)] = row.points;
    return points;
}

RoundToPair roundOf(int round, std::vector<int> entrants, std::vector<int> points, const Meetings& meetings)
{
    RoundToPair found;
    found.round = round;
    found.entrants = std::move(entrants);
    found.points = std::move(points);
    // Those with the same points stand in the order of the draw.
    std::stable_sort(found.entrants.begin(), found.entrants.end(), [&](int a, int b) {
        return found.points[static_cast<std::size_t>(a)] > found.points[static_cast<std::size_t>(b)];
    });
    found.players = swissPlayers(found.entrants, found.points, meetings);
    return found;
}

RoundToPair roundFrom(const Season& season, int round, std::vector<int> points, const Meetings& meetings)
{
    std::vector<int> playing;
    std::vector<int> missing;
    for (const int entrant : season.groups.front()) {
        if (!hasLeft(season, entrant))
            (missedBy(season, entrant, round) ? missing : playing).push_back(entrant);
    }
    RoundToPair found = roundOf(round, std::move(playing), std::move(points), meetings);
    found.missing = std::move(missing);
    if (const Swiss* part = swissOf(season); part && found.missing.empty())
        found.roundsAfter = part->rounds - round;
    return found;
}

std::optional<RoundToPair> roundToPair(const Season& season, const LeagueRules& rules)
{
    if (!season.started || !areRoundsLeft(season) || openLeagueFixture(season))
        return {};
    return roundFrom(season, static_cast<int>(season.paired.size()) + 1, pointsInTable(season, rules),
                     meetingsOf(season));
}

std::optional<Season> beforeLastRound(const Season& season)
{
    if (!season.started || !swissOf(season) || season.paired.empty() || season.leagueClosed ||
        !season.heldSeeds.empty())
        return {};
    const auto last = static_cast<int>(season.paired.size());
    const auto isOfIt = [last](const Fixture& fixture) { return !fixture.playoffs && fixture.round == last; };
    const bool hasBegun = std::any_of(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& fixture) {
        // What somebody's leaving has decided has not been played.
        return isOfIt(fixture) && (fixture.result || !fixture.corrected.empty() || !fixture.abandoned.empty());
    });
    if (hasBegun)
        return {};
    Season before = season;
    before.fixtures = {};
    for (const Fixture& fixture : season.fixtures) {
        if (!isOfIt(fixture))
            before.fixtures.push_back(fixture);
    }
    before.paired.pop_back();
    before.open = {};
    return before;
}

std::optional<RoundToPair> roundToPairAnew(const Season& season, const LeagueRules& rules)
{
    const std::optional<Season> before = beforeLastRound(season);
    std::optional<RoundToPair> round = before ? roundToPair(*before, rules) : std::nullopt;
    const std::vector<std::pair<int, int>>& told =
        season.paired.empty() ? std::vector<std::pair<int, int>>() : season.paired.back().points;
    if (!round || told.empty())
        return {};
    const bool areTheSame = told.size() == round->entrants.size() + round->missing.size() &&
                            std::all_of(told.begin(), told.end(), [&](const auto& each) {
                                return round->points[static_cast<std::size_t>(each.first)] == each.second;
                            });
    return areTheSame ? std::nullopt : round;
}

PairRound drawnRound(const Season& season, const RoundToPair& round)
{
    const auto id = [&](int place) { return season.entrant(round.entrantAt(place)).id; };
    const SwissRound drawn = swissRound(round.players, round.roundsAfter);
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

Saying whyAgain(const std::vector<SwissPlayer>& players)
{
    return canMeetNewWithSecondBye(players) ? texts::againForTheBye : texts::meetAgain;
}

} // namespace whistle::league
