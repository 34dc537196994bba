// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/desk.h"

#include "base/contains.h"
#include "league/model/house_rules.h"
#include "league/refereeing/result_reader.h"
#include "league/refereeing/settle.h"

#include <utility>

namespace whistle::league {

namespace {

/// By the first rules the seeds followed the table also when the playoffs had begun: where a result names others than
/// are seated there, they are those of the table.
void seedAsThen(Desk& desk, const Fixture& fixture, const Json& result)
{
    if (!fixture.playoffs || desk.season.heldSeeds.empty())
        return;
    const auto isASide = [&](const std::string& id) {
        const int entrant = desk.season.entrantNamed(id);
        return contains(fixture.sides, entrant);
    };
    bool fits = true;
    for (const char* key : {"scores", "places"}) {
        const Json numbers = result.value(key, Json::object());
        for (const auto& [id, number] : numbers.items())
            fits = fits && isASide(id);
    }
    for (const Json& id : result.value("forfeited_by", Json::array()))
        fits = fits && isASide(id.get<std::string>());
    if (fits)
        return;
    if (const auto seeds = seedsByTheTable(desk.season, *desk.rules)) {
        desk.season.heldSeeds = *seeds;
        settle(desk.season, *desk.rules);
    }
}

void sayResult(Desk& desk, const Fixture& fixture, const Result& result)
{
    if (!desk.isListening())
        return;
    const std::string sides = desk.season.namesOf(result.entrants);
    const std::string line = scoreLine(desk.season, result);
    if (!result.awarded.empty())
        desk.say(rules::award, Saying::tr("%1: awarded by the organiser (%2)."), sides, result.awarded);
    for (std::size_t side = 0; side < result.absent.size(); ++side) {
        if (result.absent[side] && !result.isWonByNobody())
            desk.say(rules::forfeit, Saying::tr("%1: %2 did not show up; the match is forfeited."), sides,
                     desk.season.nameOf(result.entrants[side]));
    }
    if (result.how == HowEnded::Forfeit && result.isWonByNobody())
        desk.say(rules::noShow, Saying::tr("%1: nobody came; all lose."), sides);
    else if (result.isWonByNobody())
        desk.say(rules::places, Saying::tr("Nobody wins: %1."), line);
    else if (result.winner() < 0)
        desk.say(rules::places, Saying::tr("Draw: %1."), line);
    else
        desk.say(rules::places, Saying::tr("Won by %1: %2."),
                 desk.season.nameOf(result.entrants[static_cast<std::size_t>(result.winner())]), line);
    const CountedMatch match = counted(result, desk.season.points, desk.rules->statIds());
    for (std::size_t side = 0; side < match.points.size() && !fixture.playoffs; ++side)
        desk.say(rules::points, Saying::tr("League points for %1: %2."), desk.season.nameOf(match.entrants[side]),
                 match.points[side]);
    for (const std::string& deviation : result.deviations)
        desk.say(rules::places, Saying::tr("Not by league rules: %1."),
                 deviationWords(*desk.rules, deviation).toStdString());
}

void take(Desk& desk, Fixture& fixture, const Json& json)
{
    ReadResult read = readResult(json, desk.season, fixture, *desk.rules);
    desk.add(read.objections);
    if (desk.hasObjections())
        return;
    fixture.result = std::move(read.result);
    fixture.result->number = ++desk.season.resultsTold;
    fixture.abandoned.clear();
    sayResult(desk, fixture, *fixture.result);
}

/// Whether a match has been played whose sides come from this pairing.
bool isPlayedAfter(const Season& season, const Series& pairing)
{
    const auto index = static_cast<int>(&pairing - season.series.data());
    return std::any_of(season.series.begin(), season.series.end(), [&](const Series& later) {
        const bool rests = std::any_of(later.from.begin(), later.from.end(), [&](const Origin& from) {
            return from.kind != Origin::Kind::Seed && from.of == index;
        });
        const auto isPlayed = [&](std::size_t game) {
            return season.fixtures[game].result && !hasMisplacedResult(season.fixtures[game]);
        };
        return rests && (std::any_of(later.games.begin(), later.games.end(), isPlayed) || isPlayedAfter(season, later));
    });
}

/// LG-3.14: from the first result of the playoffs on; in them, from the first match that rests on it. What was taken
/// back before can still be put right.
bool isGivenForGood(const Season& season, const Fixture& fixture)
{
    if (season.heldSeeds.empty() || season.rules <= firstRules || fixture.result || !fixture.corrected.empty())
        return false;
    const Series* series = seriesOf(season, fixture);
    return series ? contains(series->forfeited, fixture.game) && isPlayedAfter(season, *series)
                  : fixture.cameAlone.has_value();
}

} // namespace

void on(Desk& desk, const RecordResult& deed)
{
    Fixture* fixture = desk.fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (desk.isByFirstRules())
        seedAsThen(desk, *fixture, deed.result);
    if (fixture->result && !hasMisplacedResult(*fixture))
        return desk.refuse(rules::oneResult, texts::hasResult);
    if (isNeedless(desk.season, *fixture))
        return desk.refuse(fixture->playoffs || desk.season.heldSeeds.empty() ? rules::oneResult : rules::whenToLeave,
                           texts::noLongerPlayed);
    if (isGivenForGood(desk.season, *fixture))
        return desk.refuse(rules::decided, texts::givenForGood);
    std::optional<Result> others = std::exchange(fixture->result, {});
    take(desk, *fixture, deed.result);
    if (others)
        fixture->setAside.push_back(std::move(*others));
    if (fixture->playoffs && desk.season.heldSeeds.empty())
        desk.season.heldSeeds = desk.season.seeding;
}

// LG-3.6
void on(Desk& desk, const Abandon& deed)
{
    Fixture* fixture = desk.fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (fixture->result && !hasMisplacedResult(*fixture))
        return desk.refuse(rules::oneResult, texts::hasResult);
    if (!isKnown(*fixture))
        return desk.refuse(rules::knownSides, texts::sidesOpen);
    if (isNeedless(desk.season, *fixture))
        return desk.refuse(rules::abandoned, texts::noLongerPlayed);
    if (isGivenForGood(desk.season, *fixture))
        return desk.refuse(rules::decided, texts::givenForGood);
    fixture->abandoned = deed.reason;
    desk.say(rules::abandoned, Saying::tr("%1 is abandoned and will be continued."),
             desk.season.namesOf(fixture->sides));
}

// LG-3.7
void on(Desk& desk, const CorrectResult& deed)
{
    Fixture* fixture = desk.fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (!fixture->result || hasMisplacedResult(*fixture))
        return desk.refuse(rules::correction, Saying::tr("The match has no result to correct."));
    const std::string& reason = deed.reason;
    fixture->corrected.push_back({*fixture->result, reason});
    if (deed.result.is_null()) {
        fixture->result.reset();
        return desk.say(rules::correction, Saying::tr("The result of %1 is removed (%2)."),
                        desk.season.namesOf(fixture->sides), reason);
    }
    desk.say(rules::correction, Saying::tr("The result of %1 is corrected (%2)."), desk.season.namesOf(fixture->sides),
             reason);
    take(desk, *fixture, deed.result);
}

} // namespace whistle::league
