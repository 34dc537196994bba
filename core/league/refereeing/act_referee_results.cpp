// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/act_referee.h"

#include "base/contains.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"
#include "league/refereeing/result_reader.h"
#include "league/refereeing/settle.h"

#include <utility>

namespace whistle::league {

// Results
void ActReferee::on(const RecordResult& deed)
{
    Fixture* fixture = fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (isByFirstRules())
        seedAsThen(*fixture, deed.result);
    if (fixture->result && !hasMisplacedResult(*fixture))
        return object(rules::oneResult, {texts::hasResult});
    if (isNeedless(m_season, *fixture))
        return object(rules::oneResult, {Saying::tr("This match is not to be played any more.")});
    std::optional<Result> others = std::exchange(fixture->result, {});
    take(*fixture, deed.result);
    if (others)
        fixture->setAside.push_back(std::move(*others));
    if (fixture->playoffs && m_season.heldSeeds.empty())
        m_season.heldSeeds = m_season.seeding;
}

void ActReferee::seedAsThen(const Fixture& fixture, const Json& result)
{
    if (!fixture.playoffs || m_season.heldSeeds.empty())
        return;
    const auto isASide = [&](const std::string& id) {
        const int entrant = m_season.entrantNamed(id);
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
    if (const auto seeds = seedsByTheTable(m_season, *m_rules)) {
        m_season.heldSeeds = *seeds;
        settle(m_season, *m_rules);
    }
}

void ActReferee::take(Fixture& fixture, const Json& json)
{
    ReadResult read = readResult(json, m_season, fixture, *m_rules);
    add(std::move(read.objections));
    if (!m_objections.empty())
        return;
    fixture.result = std::move(read.result);
    fixture.result->number = ++m_season.resultsTold;
    fixture.abandoned.clear();
    sayResult(fixture, *fixture.result);
}

void ActReferee::sayResult(const Fixture& fixture, const Result& result)
{
    if (!m_reasons.isListening())
        return;
    const std::string sides = m_season.namesOf(result.entrants);
    const std::string line = scoreLine(m_season, result);
    if (!result.awarded.empty())
        say(rules::award, Saying::tr("%1 is awarded by the organiser: %2."), sides, result.awarded);
    for (std::size_t side = 0; side < result.absent.size(); ++side) {
        if (result.absent[side] && !result.isWonByNobody())
            say(rules::forfeit, Saying::tr("%1: %2 did not show up; the match is forfeited."), sides,
                m_season.nameOf(result.entrants[side]));
    }
    if (result.how == HowEnded::Forfeit && result.isWonByNobody())
        say(rules::noShow, Saying::tr("%1: nobody came; all have lost."), sides);
    else if (result.isWonByNobody())
        say(rules::places, Saying::tr("Nobody wins: %1."), line);
    else if (result.winner() < 0)
        say(rules::places, Saying::tr("Level: %1."), line);
    else
        say(rules::places, Saying::tr("Won by %1: %2."),
            m_season.nameOf(result.entrants[static_cast<std::size_t>(result.winner())]), line);
    const CountedMatch match = counted(result, m_season.points, m_rules->statIds());
    for (std::size_t side = 0; side < match.points.size() && !fixture.playoffs; ++side)
        say(rules::points, Saying::tr("League points for %1: %2."), m_season.nameOf(match.entrants[side]),
            match.points[side]);
    for (const std::string& deviation : result.deviations)
        say(rules::places, Saying::tr("Not by league rules: %1."), deviationWords(*m_rules, deviation).toStdString());
}

// LG-3.6
void ActReferee::on(const Abandon& deed)
{
    Fixture* fixture = fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (fixture->result && !hasMisplacedResult(*fixture))
        return object(rules::oneResult, {texts::hasResult});
    if (!isKnown(*fixture))
        return object(rules::knownSides, {texts::sidesOpen});
    fixture->abandoned = deed.reason;
    say(rules::abandoned, Saying::tr("%1 is abandoned and waits to be continued."), m_season.namesOf(fixture->sides));
}

// LG-3.7
void ActReferee::on(const CorrectResult& deed)
{
    Fixture* fixture = fixtureOf(deed.fixture);
    if (!fixture)
        return;
    if (!fixture->result || hasMisplacedResult(*fixture))
        return object(rules::correction, {Saying::tr("The match has no result to correct.")});
    const std::string& reason = deed.reason;
    fixture->corrected.push_back({*fixture->result, reason});
    if (deed.result.is_null()) {
        fixture->result.reset();
        return say(rules::correction, Saying::tr("The result of %1 is taken back: %2."),
                   m_season.namesOf(fixture->sides), reason);
    }
    say(rules::correction, Saying::tr("The result of %1 is corrected: %2."), m_season.namesOf(fixture->sides), reason);
    take(*fixture, deed.result);
}

} // namespace whistle::league
