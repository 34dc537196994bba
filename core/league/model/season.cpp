// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/season.h"

#include <algorithm>

namespace whistle::league {

namespace {

bool hasLeft(const Season& season, int entrant, std::optional<Remaining> how = {})
{
    if (entrant < 0)
        return false;
    const std::optional<Remaining>& left = season.entrant(entrant).droppedOut;
    return left && (!how || *left == *how);
}

bool anyHasLeft(const Season& season, const Fixture& fixture, std::optional<Remaining> how = {})
{
    return std::any_of(fixture.sides.begin(), fixture.sides.end(),
                       [&](int entrant) { return hasLeft(season, entrant, how); });
}

/// Those who have dropped out did not come (LG-3.8); the others share what is left of the match.
std::optional<Result> walkover(const Season& season, const Fixture& fixture)
{
    // Of three and more, those who are left play their match.
    if (fixture.sides.size() > 2 || !anyHasLeft(season, fixture))
        return {};
    // A knockout that nobody is left for has no winner.
    if (fixture.playoffs && hasLeft(season, fixture.sides[0]) && hasLeft(season, fixture.sides[1]))
        return {};
    Result result;
    result.how = HowEnded::Forfeit;
    result.entrants = fixture.sides;
    for (const int entrant : fixture.sides) {
        const bool left = hasLeft(season, entrant);
        result.absent.push_back(left);
        result.places.push_back(left ? 2 : 1);
        result.scores.push_back(left ? 0 : season.points.forfeitScore);
        result.coaches.push_back(entrant < 0 ? std::string() : season.entrant(entrant).coach);
    }
    result.hasScores = true;
    return result;
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

int Season::entrantNamed(std::string_view wanted) const
{
    const auto found =
        std::find_if(entrants.begin(), entrants.end(), [&](const Entrant& entrant) { return entrant.id == wanted; });
    return found == entrants.end() ? -1 : static_cast<int>(found - entrants.begin());
}

int Season::fixtureNamed(std::string_view wanted) const
{
    const auto found =
        std::find_if(fixtures.begin(), fixtures.end(), [&](const Fixture& fixture) { return fixture.id == wanted; });
    return found == fixtures.end() ? -1 : static_cast<int>(found - fixtures.begin());
}

const Person* Season::person(std::string_view wanted) const
{
    const auto found =
        std::find_if(people.begin(), people.end(), [&](const Person& person) { return person.id == wanted; });
    return found == people.end() ? nullptr : &*found;
}

std::string Season::nameOf(int index) const
{
    return index < 0 ? std::string("?") : entrant(index).name;
}

bool hasMisplacedResult(const Fixture& fixture)
{
    return fixture.result && !(fixture.result->entrants == fixture.sides);
}

bool isNeedless(const Season& season, const Fixture& fixture)
{
    if (fixture.cancelled)
        return true;
    if (!fixture.playoffs)
        return anyHasLeft(season, fixture, Remaining::Annul) &&
               (fixture.sides.size() == 2 || fixture.result.has_value());
    for (const Series& series : season.series) {
        if (series.round == fixture.round && series.pairing == fixture.pairing && series.winner >= 0)
            return !fixture.result || hasMisplacedResult(fixture);
    }
    return false;
}

std::optional<Result> countedResult(const Season& season, const Fixture& fixture)
{
    if (fixture.cancelled || (!fixture.playoffs && anyHasLeft(season, fixture, Remaining::Annul)))
        return {};
    if (fixture.result && !hasMisplacedResult(fixture))
        return fixture.result;
    const bool isKnown =
        std::all_of(fixture.sides.begin(), fixture.sides.end(), [](int entrant) { return entrant >= 0; });
    return isKnown ? walkover(season, fixture) : std::nullopt;
}

bool isSettled(const Season& season, const Fixture& fixture)
{
    return countedResult(season, fixture).has_value() || isNeedless(season, fixture);
}

} // namespace whistle::league
