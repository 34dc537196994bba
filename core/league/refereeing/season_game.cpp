// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"
#include "league/telling/season_json.h"

#include <cstdlib>

namespace whistle::league {

namespace {

std::string joined(const std::vector<std::string>& ids, const Season& season)
{
    std::string names;
    for (const std::string& id : ids) {
        const int entrant = season.entrantNamed(id);
        names += (names.empty() ? "" : ", ") + (entrant < 0 ? id : season.nameOf(entrant));
    }
    return names;
}

/// The sides of a fixture.
std::string fixtureNamed(const Season& season, const std::string& id)
{
    const int index = season.fixtureNamed(id);
    return index < 0 ? id : season.namesOf(season.fixtures[static_cast<std::size_t>(index)].sides);
}

} // namespace

Text headline(const Season& before, const Act& act)
{
    const auto entrant = [&](const std::string& id) { return joined({id}, before); };
    const auto fixture = [&](const std::string& id) { return fixtureNamed(before, id); };
    const Text told = match(
        deedOf(act),
        [](const CreateSeason& deed) {
            return Text{Saying::tr("The season %1 is created."), deed.season["name"].get<std::string>()};
        },
        [&](const ChangeSeason&) {
            return Text{Saying::tr("The season %1 is changed before its start."), before.name};
        },
        [](const PutPerson& deed) {
            return Text{Saying::tr("%1 is added to the people."), deed.person.name};
        },
        [](const EnterSeason& deed) {
            return Text{Saying::tr("Entered: %1."), deed.entrant.name};
        },
        [&](const EditEntrant& deed) {
            return Text{Saying::tr("%1 changed"), entrant(deed.entrant)};
        },
        [](const DrawLots& deed) {
            return Text{Saying::tr("Draw with the phrase “%1”"), deed.seed};
        },
        [](const StartSeason&) { return Text{Saying::tr("The season starts")}; },
        [&](const Arrange& deed) {
            const int index = before.fixtureNamed(deed.fixture);
            if (index >= 0 && !isKnown(before.fixtures[static_cast<std::size_t>(index)]))
                return Text{Saying::tr("Arranged: a match whose sides are not known yet.")};
            return Text{Saying::tr("Arranged: %1."), fixture(deed.fixture)};
        },
        [&](const AddFixture& deed) {
            return Text{Saying::tr("Fixture added: %1."), joined(deed.sides, before)};
        },
        [](const PairRound& deed) {
            return Text{Saying::tr("Round %1 paired"), deed.round};
        },
        [&](const MissRound& deed) {
            return Text{Saying::tr("%1 does not play in round %2."), entrant(deed.entrant), deed.round};
        },
        [&](const CancelFixture& deed) {
            return Text{Saying::tr("Fixture cancelled: %1."), fixture(deed.fixture)};
        },
        [&](const RecordResult& deed) {
            return Text{Saying::tr("Result of %1"), fixture(deed.fixture)};
        },
        [&](const Abandon& deed) {
            return Text{Saying::tr("%1 is abandoned and will be continued."), fixture(deed.fixture)};
        },
        [&](const CorrectResult& deed) {
            return Text{Saying::tr("Result of %1 corrected"), fixture(deed.fixture)};
        },
        [&](const DropOut& deed) {
            return Text{Saying::tr("%1 drops out"), entrant(deed.entrant)};
        },
        [](const SeedAnew& deed) {
            return Text{Saying::tr("Playoffs reseeded: %1"), deed.reason};
        },
        [&](const ReplaceEntrant& deed) {
            return Text{Saying::tr("%1 replaced"), entrant(deed.entrant)};
        },
        [](const ChangeRules& deed) {
            return Text{Saying::tr("The standings rules are changed: %1."), deed.reason};
        },
        [&](const Decide& deed) {
            return Text{Saying::tr("The organiser decides: %1 (%2)."), joined(deed.order, before), deed.how};
        },
        [&](const SanctionEntrant& deed) {
            return Text{deed.points < 0 ? texts::pointsOff : texts::pointsGiven, entrant(deed.entrant),
                        std::abs(deed.points), deed.reason};
        },
        [](const CloseLeague&) { return Text{Saying::tr("The league phase is closed.")}; },
        [&](const FixTable& deed) {
            return deed.table == 0
                       ? Text{Saying::tr("%1 plays at any table."), entrant(deed.entrant)}
                       : Text{Saying::tr("%1 always plays at table %2."), entrant(deed.entrant), deed.table};
        });
    return told.asLine();
}

Checked<Act> SeasonGame::read(const Json& json) const
{
    if (Problems problems = actShape().check(json); !problems.empty())
        return problems;
    return Act{json};
}

Json SeasonGame::table(const Season& season) const
{
    const LeagueRules* found = rulesOf(season);
    return found ? seasonJson(season, *found) : Json::object();
}

Json SeasonGame::packJson() const
{
    // A season brings its rules with it.
    return {{"id", "league"}, {"version", "1"}, {"sha256", std::string(64, '0')}};
}

Shape SeasonGame::tableShape() const
{
    return seasonShape();
}

} // namespace whistle::league

namespace whistle {
template class Journal<league::SeasonGame>;
template class GameMatch<league::SeasonGame>;
} // namespace whistle
