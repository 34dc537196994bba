// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/why_paired.h"

#include "base/contains.h"
#include "base/text_list.h"
#include "league/model/rules.h"
#include "league/model/texts.h"

#include <algorithm>

namespace whistle::league {

namespace {

constexpr auto byHalves =
    Saying::tr("%1 and %2 are level on points (%3). In the order of the draw, the upper half of the %4 who meet on "
               "these points meets the lower half: number %5 meets number %6.");
constexpr auto onlyTheseMeet =
    Saying::tr("%1 and %2 are level on points (%3), and nobody else with as many is left for them: the others meet "
               "someone with other points or have the bye.");
constexpr auto onlyThese = Saying::tr("Nobody else who plays has as many points as %1 and %2: %3.");
constexpr auto halfAway = Saying::tr("%1 and %2 are level on points (%3). The player half the group away from %4 is "
                                     "%5, but these two have already met.");
constexpr auto notHalfAway = Saying::tr("%1 and %2 are level on points (%3). Not everyone there can meet the player "
                                        "half the group away: some have already met or play outside the group.");
constexpr auto apartInPoints = Saying::tr("%1 has more points than %2: %3 to %4.");
constexpr auto aloneOnPoints = Saying::tr("Nobody else who plays has as many points as %1.");
constexpr auto hasMetAll = Saying::tr("%1 has already met everyone else with as many points (%2).");
constexpr auto oddOnPoints = Saying::tr("An odd number of players (%1) have this many points (%2), so one of them "
                                        "meets someone with a different number of points.");
constexpr auto closest = Saying::tr("Overall, the differences in points are as small as possible.");
constexpr auto lookedAhead = Saying::tr("By points alone %1 would meet %2. Then some would have to meet again in a "
                                        "later round, so %1 meets %3.");
constexpr auto pairedBefore =
    Saying::tr("An earlier entry was changed after this round had been paired; the pairing stands.");
constexpr auto lastHasBye = Saying::tr("%1 has the bye, as the last in points and draw.");
constexpr auto nextHasBye =
    Saying::tr("%1 has the bye: those further down in points and draw have already had it (%2).");
constexpr auto byeHigher = Saying::tr("%1 has the bye: with it further down, some would have to meet again.");

/// The points that the rounds before have brought, where the record does not tell them.
std::vector<int> pointsBefore(const Season& season, const LeagueRules& rules, int round)
{
    Season before = season;
    before.fixtures = {};
    for (const Fixture& fixture : season.fixtures) {
        if (!fixture.playoffs && fixture.round < round)
            before.fixtures.push_back(fixture);
    }
    before.paired.resize(static_cast<std::size_t>(round) - 1);
    before.open = {};
    return pointsInTable(before, rules);
}

/// Who plays in a round, as it was to be paired.
RoundToPair seenThen(const Season& season, const LeagueRules& rules, int round)
{
    const PairedRound& paired = season.paired[static_cast<std::size_t>(round) - 1];
    std::vector<int> points(season.entrants.size(), 0);
    if (paired.points.empty())
        points = pointsBefore(season, rules, round);
    for (const auto& [entrant, had] : paired.points)
        points[static_cast<std::size_t>(entrant)] = had;
    std::vector<bool> plays(season.entrants.size(), false);
    if (paired.bye >= 0)
        plays[static_cast<std::size_t>(paired.bye)] = true;
    for (const Fixture& fixture : season.fixtures) {
        for (const int side : !fixture.playoffs && fixture.round == round ? fixture.sides : Sides())
            plays[static_cast<std::size_t>(side)] = true;
    }
    std::vector<int> entrants = season.groups.front();
    std::erase_if(entrants, [&](int each) { return !plays[static_cast<std::size_t>(each)]; });
    RoundToPair seen = roundOf(round, std::move(entrants), std::move(points), meetingsBefore(season, round));
    if (const Swiss* part = swissOf(season); part && paired.missing.empty())
        seen.roundsAfter = part->rounds - round;
    return seen;
}

/// The reasons of a round; its players by their places in the table.
class Why {
public:
    Why(const Season& season, const RoundToPair& seen, const PairedRound& paired)
        : m_season(season)
        , m_seen(seen)
        , m_paired(paired)
        , m_byPoints(swissRound(seen.players))
        , m_drawn(swissRound(seen.players, seen.roundsAfter))
    {
    }

    [[nodiscard]] PairingReason ofPair(const Sides& sides) const
    {
        const int first = std::min(placeOf(sides[0]), placeOf(sides[1]));
        const int second = std::max(placeOf(sides[0]), placeOf(sides[1]));
        Reasons reasons(Reasons::Listening::Yes);
        const bool isByHand = !m_paired.byHand.empty();
        const bool isByPoints = mateIn(m_byPoints, first) == second;
        const bool isDrawn = mateIn(m_drawn, first) == second;
        if (isByHand && !isDrawn)
            reasons.say(rules::swiss, texts::pairedByHand, m_paired.byHand);
        else if (hasMet(first, second))
            reasons.say(rules::swiss, whyAgain(m_seen.players), name(first), name(second));
        else if (!isDrawn)
            reasons.say(rules::swiss, pairedBefore);
        else if (!isByPoints)
            sayAhead(reasons, first, second);
        else if (points(first) == points(second))
            sayLevel(reasons, first, second);
        else
            sayApart(reasons, first, second);
        return {sides, std::move(reasons.why), std::move(reasons.rules)};
    }

    [[nodiscard]] PairingReason ofBye() const
    {
        const int free = placeOf(m_paired.bye);
        Reasons reasons(Reasons::Listening::Yes);
        std::vector<std::string> behind;
        bool hadAllBehind = true;
        for (int place = free + 1; place < count(); ++place) {
            behind.push_back(name(place));
            hadAllBehind = hadAllBehind && player(place).hadBye;
        }
        if (!m_paired.byHand.empty() && m_drawn.bye != free)
            reasons.say(rules::unpaired, texts::pairedByHand, m_paired.byHand);
        else if (behind.empty())
            reasons.say(rules::unpaired, lastHasBye, name(free));
        else if (hadAllBehind && !player(free).hadBye)
            reasons.say(rules::unpaired, nextHasBye, name(free), several(behind));
        else if (m_drawn.bye == free)
            reasons.say(rules::unpaired, byeHigher, name(free));
        else
            reasons.say(rules::unpaired, pairedBefore);
        return {{m_paired.bye}, std::move(reasons.why), std::move(reasons.rules)};
    }

private:
    void sayAhead(Reasons& reasons, int first, int second) const
    {
        const bool isOfFirst = mateIn(m_byPoints, first) >= 0; // else it would have had the bye
        const int one = isOfFirst ? first : second;
        const int other = isOfFirst ? second : first;
        reasons.say(rules::swiss, lookedAhead, name(one), name(mateIn(m_byPoints, one)), name(other));
    }

    void sayLevel(Reasons& reasons, int first, int second) const
    {
        const std::vector<int> level = levelWith(first);
        std::vector<int> group = level; // without those who meet nobody of it
        std::erase_if(group, [&](int each) {
            const int mate = mateIn(m_drawn, each);
            return mate < 0 || points(mate) != points(first);
        });
        const auto numberOf = [&](int place) {
            return static_cast<int>(std::find(group.begin(), group.end(), place) - group.begin());
        };
        const int half = static_cast<int>(group.size()) / 2;
        const auto halfFrom = [&](int place, int away) { // -1: nobody
            const int number = numberOf(place) + away;
            const bool isThere = number >= 0 && number < static_cast<int>(group.size());
            return isThere ? group[static_cast<std::size_t>(number)] : -1;
        };
        const auto metInstead = [&](int one, int other) { return other >= 0 && hasMet(one, other); };
        if (group.size() == 2)
            reasons.say(rules::swiss, level.size() == 2 ? onlyThese : onlyTheseMeet, name(first), name(second),
                        points(first));
        else if (numberOf(second) - numberOf(first) == half)
            reasons.say(rules::swiss, byHalves, name(first), name(second), points(first),
                        static_cast<int>(group.size()), numberOf(first) + 1, numberOf(second) + 1);
        else if (const int other = halfFrom(first, half); metInstead(first, other))
            reasons.say(rules::swiss, halfAway, name(first), name(second), points(first), name(first), name(other));
        else if (const int another = halfFrom(second, -half); metInstead(second, another))
            reasons.say(rules::swiss, halfAway, name(first), name(second), points(first), name(second), name(another));
        else
            reasons.say(rules::swiss, notHalfAway, name(first), name(second), points(first));
    }

    void sayApart(Reasons& reasons, int first, int second) const
    {
        reasons.say(rules::swiss, apartInPoints, name(first), name(second), points(first), points(second));
        if (!sayWhyOutside(reasons, first))
            (void)sayWhyOutside(reasons, second);
        if (m_byPoints.pairings == m_drawn.pairings)
            reasons.say(rules::swiss, closest);
    }
    /// Why somebody meets nobody of those with as many points; false: the others could have met it.
    [[nodiscard]] bool sayWhyOutside(Reasons& reasons, int place) const
    {
        std::vector<int> others = levelWith(place);
        std::erase_if(others, [&](int other) { return other == place || m_seen.entrantAt(other) == m_paired.bye; });
        if (others.empty()) {
            reasons.say(rules::swiss, aloneOnPoints, name(place));
        } else if (std::all_of(others.begin(), others.end(), [&](int other) { return hasMet(place, other); })) {
            std::vector<std::string> names;
            for (const int other : others)
                names.push_back(name(other));
            reasons.say(rules::swiss, hasMetAll, name(place), several(names));
        } else if (others.size() % 2 == 0) {
            reasons.say(rules::swiss, oddOnPoints, static_cast<int>(others.size()) + 1, points(place));
        } else {
            return false;
        }
        return true;
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_seen.players.size()); }
    [[nodiscard]] const SwissPlayer& player(int place) const { return m_seen.players[static_cast<std::size_t>(place)]; }
    [[nodiscard]] int points(int place) const { return player(place).points; }
    [[nodiscard]] std::string name(int place) const { return m_season.nameOf(m_seen.entrantAt(place)); }
    [[nodiscard]] bool hasMet(int place, int other) const { return contains(player(place).met, other); }
    [[nodiscard]] int placeOf(int entrant) const
    {
        const auto found = std::find(m_seen.entrants.begin(), m_seen.entrants.end(), entrant);
        return static_cast<int>(found - m_seen.entrants.begin());
    }
    /// All with the same points, itself too.
    [[nodiscard]] std::vector<int> levelWith(int place) const
    {
        std::vector<int> group;
        for (int other = 0; other < count(); ++other) {
            if (points(other) == points(place))
                group.push_back(other);
        }
        return group;
    }
    /// -1: it has the bye.
    static int mateIn(const SwissRound& round, int place)
    {
        for (const Pairing& pairing : round.pairings) {
            if (contains(pairing, place))
                return pairing[0] == place ? pairing[1] : pairing[0];
        }
        return -1;
    }

    const Season& m_season;
    const RoundToPair& m_seen;
    const PairedRound& m_paired;
    SwissRound m_byPoints; ///< without a look at later rounds
    SwissRound m_drawn;
};

} // namespace

std::vector<PairingReason> whyPaired(const Season& season, const LeagueRules& rules, int round)
{
    if (!swissOf(season) || round < 1 || round > static_cast<int>(season.paired.size()))
        return {};
    const RoundToPair seen = seenThen(season, rules, round);
    const PairedRound& paired = season.paired[static_cast<std::size_t>(round) - 1];
    const Why why(season, seen, paired);
    std::vector<PairingReason> all;
    for (const Fixture& fixture : season.fixtures) {
        if (!fixture.playoffs && fixture.round == round)
            all.push_back(why.ofPair(fixture.sides));
    }
    if (paired.bye >= 0)
        all.push_back(why.ofBye());
    return all;
}

std::optional<PairingReason> whyTheyMeet(const Season& season, const LeagueRules& rules, const Fixture& fixture)
{
    if (fixture.playoffs)
        return {};
    for (PairingReason& each : whyPaired(season, rules, fixture.round)) {
        if (each.sides == fixture.sides)
            return std::move(each);
    }
    return {};
}

} // namespace whistle::league
