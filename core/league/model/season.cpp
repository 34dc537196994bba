// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/season.h"

#include "base/contains.h"
#include "base/first.h"
#include "base/text_list.h"

#include <algorithm>
#include <charconv>

namespace whistle::league {

namespace {

bool anyHasLeft(const Season& season, const Fixture& fixture, std::optional<Remaining> how = {})
{
    return std::any_of(fixture.sides.begin(), fixture.sides.end(),
                       [&](int entrant) { return hasLeft(season, entrant, how); });
}

/// Only this entrant, or nobody, came to the fixture (LG-3.8).
Result walkover(const Season& season, const Fixture& fixture, int came)
{
    Result result;
    result.how = HowEnded::Forfeit;
    result.entrants = fixture.sides;
    for (const int entrant : fixture.sides) {
        result.absent.push_back(entrant != came);
        result.coaches.push_back(season.entrant(entrant).coach);
    }
    result.awardWalkover(fixture.sides.size() == 2, season.points.forfeitScore);
    return result;
}

template <class Named>
int indexIn(const std::vector<Named>& all, std::string_view id)
{
    const Named* found = firstWith(all, &Named::id, id);
    return found ? static_cast<int>(found - all.data()) : -1;
}

/// Where a match of the league phase stands that is called so, if there is one: "B-3-2" is match 2 of round 3 in the
/// second group; a free one is called by its number alone.
std::size_t guessedPlace(const Season& season, std::size_t leagueFixtures, std::string_view id)
{
    int group = 0;
    if (id.size() > 2 && id[0] >= 'A' && id[0] <= 'Z' && id[1] == '-') {
        group = id[0] - 'A';
        id.remove_prefix(2);
    }
    int round = 0;
    int number = 1;
    const char* end = id.data() + id.size();
    const std::from_chars_result read = std::from_chars(id.data(), end, round);
    if (read.ptr != end && std::from_chars(read.ptr + 1, end, number).ptr != end)
        return leagueFixtures;
    const auto last = season.fixtures.begin() + static_cast<std::ptrdiff_t>(leagueFixtures);
    const auto first = std::partition_point(season.fixtures.begin(), last, [&](const Fixture& fixture) {
        return std::pair(fixture.group, fixture.round) < std::pair(group, round);
    });
    return static_cast<std::size_t>(first - season.fixtures.begin()) + static_cast<std::size_t>(std::max(number, 1)) -
           1;
}

/// Who came alone to a match that a drop-out has decided; -1: nobody. None: it has decided nothing.
std::optional<int> givenTo(const Season& season, const Fixture& fixture)
{
    if (!isKnown(fixture))
        return {};
    if (!fixture.playoffs)
        return fixture.cameAlone;
    // Of a pairing only as many games are forfeited as decide it.
    if (const Series* series = seriesOf(season, fixture))
        return contains(series->forfeited, fixture.game) ? std::optional(series->winner) : std::nullopt;
    return leftAlone(season, fixture);
}
/// LG-3.11: when the playoffs have begun the league phase stays. Where a result was taken back the right one can come.
bool isTooLate(const Season& season, const Fixture& fixture)
{
    return !season.heldSeeds.empty() && season.rules > firstRules && !fixture.result && !fixture.cameAlone &&
           fixture.corrected.empty();
}
bool countsForNobody(const Season& season, const Fixture& fixture)
{
    return fixture.cancelled || (!fixture.playoffs && anyHasLeft(season, fixture, Remaining::Annul));
}

} // namespace

bool Result::isWonByNobody() const
{
    return std::none_of(places.begin(), places.end(), [](int place) { return place == 1; });
}

int Result::winner() const
{
    int found = -1;
    for (std::size_t side = 0; side < places.size(); ++side) {
        if (places[side] != 1)
            continue;
        if (found >= 0)
            return -1;
        found = static_cast<int>(side);
    }
    return found;
}

void Result::awardWalkover(bool isScored, int forfeitScore)
{
    hasScores = isScored;
    for (const bool isAbsent : absent) {
        places.push_back(isAbsent ? 2 : 1);
        if (isScored)
            scores.push_back(isAbsent ? 0 : forfeitScore);
    }
}

bool Result::hasNothingToCount() const
{
    const bool isWalkover = how == HowEnded::Forfeit && std::count(absent.begin(), absent.end(), false) < 2;
    return isWalkover || how == HowEnded::Awarded;
}

std::optional<int> Result::statOf(std::size_t stat, std::size_t side) const
{
    if (hasNothingToCount())
        return 0;
    return stat < stats.size() && !stats[stat].empty() ? std::optional(stats[stat][side]) : std::nullopt;
}

int Season::entrantNamed(std::string_view wanted) const
{
    return indexIn(entrants, wanted);
}

int Season::fixtureNamed(std::string_view wanted) const
{
    const auto isWanted = [&](const Fixture& fixture) { return fixture.id == wanted; };
    const std::size_t league = leagueFixtures();
    if (const std::size_t guess = guessedPlace(*this, league, wanted); guess < league && isWanted(fixtures[guess]))
        return static_cast<int>(guess);
    const auto found = std::find_if(fixtures.begin() + static_cast<std::ptrdiff_t>(league), fixtures.end(), isWanted);
    return found == fixtures.end() ? -1 : static_cast<int>(found - fixtures.begin());
}

std::size_t Season::leagueFixtures() const
{
    const auto playoffs = std::partition_point(fixtures.begin(), fixtures.end(),
                                               [](const Fixture& fixture) { return !fixture.playoffs; });
    return static_cast<std::size_t>(playoffs - fixtures.begin());
}

const Person* Season::person(std::string_view wanted) const
{
    return firstWith(people, &Person::id, wanted);
}

const Person* Season::coachOf(int index) const
{
    const Person* coach = index < 0 ? nullptr : person(entrant(index).coach);
    return coach && coach->name != entrant(index).name ? coach : nullptr;
}

std::string Season::nameOf(int index) const
{
    return index < 0 ? std::string("?") : entrant(index).name;
}

std::string Season::namesOf(const Sides& sides) const
{
    std::string names;
    for (const int side : sides)
        names += (names.empty() ? "" : " – ") + isolated(QString::fromStdString(nameOf(side))).toStdString();
    return names;
}

std::string Season::listOf(const std::vector<int>& some) const
{
    std::string names;
    for (const int entrant : some)
        names += (names.empty() ? "" : ", ") + nameOf(entrant);
    return names;
}

TextPlace Season::allOf(const std::vector<int>& some) const
{
    std::vector<std::string> names;
    for (const int entrant : some)
        names.push_back(nameOf(entrant));
    return several(names);
}

int pointsFor(RoundBrings what, const PointsScheme& points)
{
    return what == RoundBrings::Win ? points.win : what == RoundBrings::Draw ? points.draw : 0;
}

const MissedRound* missedBy(const Season& season, int entrant, int round)
{
    return firstOf(season.missed,
                   [=](const MissedRound& each) { return each.entrant == entrant && each.round == round; });
}

RoundBrings missedBrings(const Season& season, int entrant, int round)
{
    const MissedRound* missed = missedBy(season, entrant, round);
    const Swiss* part = swissOf(season);
    return missed && missed->brings ? *missed->brings : part ? part->missed : RoundBrings::Nothing;
}

bool isOf(const Fixture& fixture, const Series& series)
{
    return fixture.playoffs && series.branch == fixture.branch && series.round == fixture.round &&
           series.pairing == fixture.pairing;
}

std::vector<const Fixture*> bookedBeside(const Season& season, const Fixture& fixture)
{
    std::vector<const Fixture*> found;
    if (fixture.date.empty() || isSettled(season, fixture))
        return found;
    for (const Fixture& other : season.fixtures) {
        const bool isThen =
            other.date == fixture.date && (other.time == fixture.time || other.time.empty() || fixture.time.empty());
        const bool shares = std::any_of(fixture.sides.begin(), fixture.sides.end(),
                                        [&](int side) { return side >= 0 && contains(other.sides, side); });
        // Games of a series are played one after the other.
        const bool isSeries = fixture.playoffs && other.playoffs && fixture.round == other.round;
        if (other.id != fixture.id && isThen && shares && !isSeries && !isSettled(season, other))
            found.push_back(&other);
    }
    return found;
}

const Swiss* swissOf(const Season& season)
{
    return season.format.league ? std::get_if<Swiss>(&*season.format.league) : nullptr;
}

bool areRoundsLeft(const Season& season)
{
    const Swiss* part = swissOf(season);
    const auto left = std::count_if(season.entrants.begin(), season.entrants.end(),
                                    [](const Entrant& entrant) { return !entrant.droppedOut; });
    return part && !season.leagueClosed && left > 1 && static_cast<int>(season.paired.size()) < part->rounds;
}

bool isLadder(const Season& season)
{
    return season.format.league && std::holds_alternative<Ladder>(*season.format.league);
}

bool hasLeft(const Season& season, int entrant, std::optional<Remaining> how)
{
    if (entrant < 0)
        return false;
    const std::optional<Remaining>& left = season.entrant(entrant).droppedOut;
    return left && (!how || *left == *how);
}

const Series* seriesOf(const Season& season, const Fixture& fixture)
{
    return firstOf(season.series, [&](const Series& series) { return isOf(fixture, series); });
}

const Series* finalOf(const Season& season)
{
    const Series* found = nullptr;
    for (const Series& series : season.series) {
        const bool isLater = series.branch == Branch::Main || (series.branch == Branch::Final && !series.isBye);
        found = isLater ? &series : found;
    }
    return found;
}

bool hasMisplacedResult(const Fixture& fixture)
{
    return fixture.result && !(fixture.result->entrants == fixture.sides);
}

bool isKnown(const Fixture& fixture)
{
    return std::none_of(fixture.sides.begin(), fixture.sides.end(), [](int side) { return side < 0; });
}

bool isNeedless(const Season& season, const Fixture& fixture)
{
    if (fixture.cancelled)
        return true;
    if (!fixture.playoffs)
        return anyHasLeft(season, fixture, Remaining::Annul) || isTooLate(season, fixture);
    const bool hasResult = fixture.result && !hasMisplacedResult(fixture);
    if (const Series* series = seriesOf(season, fixture))
        return series->isDecided() && !hasResult && !contains(series->forfeited, fixture.game);
    // One alone, or nobody, has no final table to play.
    return season.isSeeded && season.seeding.size() < 2;
}

std::optional<int> leftAlone(const Season& season, const Fixture& fixture)
{
    int alone = -1;
    int present = 0;
    for (const int entrant : fixture.sides) {
        const bool isIn = !hasLeft(season, entrant);
        present += isIn ? 1 : 0;
        alone = isIn ? entrant : alone;
    }
    // Of three and more, two who are left still have a match to play.
    return present > 1 ? std::nullopt : std::optional(alone);
}

const Result* enteredResult(const Season& season, const Fixture& fixture)
{
    const bool counts = fixture.result && !hasMisplacedResult(fixture) && !countsForNobody(season, fixture);
    return counts ? &*fixture.result : nullptr;
}

std::optional<Result> countedResult(const Season& season, const Fixture& fixture)
{
    if (countsForNobody(season, fixture))
        return {};
    if (const Result* entered = enteredResult(season, fixture))
        return *entered;
    const std::optional<int> came = givenTo(season, fixture);
    return came ? std::optional(walkover(season, fixture, *came)) : std::nullopt;
}

bool isSettled(const Season& season, const Fixture& fixture)
{
    // Asked of every match after each act: nothing is copied.
    const bool isPlayed = fixture.result && !hasMisplacedResult(fixture);
    return countsForNobody(season, fixture) || isPlayed || givenTo(season, fixture) || isNeedless(season, fixture);
}

std::size_t anyOpenLeagueFixture(const Season& season)
{
    const std::size_t count = season.leagueFixtures();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t index = (season.open.at + i) % count;
        if (!isSettled(season, season.fixtures[index]))
            return index;
    }
    return count;
}

const Fixture* openLeagueFixture(const Season& season)
{
    return firstOf(season.fixtures,
                   [&](const Fixture& fixture) { return !fixture.playoffs && !isSettled(season, fixture); });
}

} // namespace whistle::league
