// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "league/refereeing/desk.h"

#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "league/refereeing/definition_checks.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"
#include "league/telling/season_json.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace whistle::league {

namespace {

/// What a drop-out decides in the league phase stays, whoever leaves after it; who leaves when the playoffs have begun
/// decides nothing there (LG-3.8, LG-3.11, LG-3.14).
void keepWalkovers(Desk& desk)
{
    Season& season = desk.season;
    const bool hasAnybodyLeft = std::any_of(season.entrants.begin(), season.entrants.end(),
                                            [](const Entrant& each) { return each.droppedOut.has_value(); });
    if (!hasAnybodyLeft)
        return;
    const auto droppedOut = [](const Season& one) { return eachOf(one.entrants, &Entrant::droppedOut); };
    const bool isByWhoLeft = droppedOut(season) != droppedOut(desk.before);
    const auto hadResult = [&](const Fixture& fixture) {
        const int index = desk.before.fixtureNamed(fixture.id);
        return index >= 0 && desk.before.fixtures[static_cast<std::size_t>(index)].result.has_value();
    };
    // LG-3.14: of those who have all left, the last to leave.
    const auto lastThere = [&](const Fixture& fixture) {
        return *std::max_element(fixture.sides.begin(), fixture.sides.end(), [&](int one, int other) {
            return season.entrant(one).departure < season.entrant(other).departure;
        });
    };
    const auto leftTheLeague = [&](int entrant) {
        return hasLeft(season, entrant) && !hasLeft(season, entrant, Remaining::Playoffs);
    };
    const auto keep = [&](std::size_t index) {
        const Fixture& fixture = season.fixtures[index];
        // What is annulled decides nothing; if somebody plays again for that side, it is looked at then.
        if (fixture.playoffs || fixture.cancelled || fixture.cameAlone || fixture.result ||
            std::any_of(fixture.sides.begin(), fixture.sides.end(),
                        [&](int entrant) { return hasLeft(season, entrant, Remaining::Annul); }))
            return;
        // A result that is taken back in the playoffs waits for the right one (LG-3.11).
        if (std::any_of(fixture.sides.begin(), fixture.sides.end(), leftTheLeague) ||
            (hadResult(fixture) && season.heldSeeds.empty())) {
            if (const std::optional<int> alone = leftAlone(season, fixture))
                season.fixtures.change(index).cameAlone =
                    *alone < 0 && !desk.isByFirstRules() ? lastThere(fixture) : *alone;
        }
    };
    for (std::size_t i = 0; isByWhoLeft && i < season.leagueFixtures(); ++i)
        keep(i);
    for (const std::size_t index : season.fixtures.changedSince(desk.before.fixtures))
        keep(index);
}

/// What follows from the act.
void follow(Desk& desk)
{
    Season& season = desk.season;
    keepWalkovers(desk);
    const auto playoffs = season.fixtures.begin() + static_cast<std::ptrdiff_t>(season.leagueFixtures());
    const bool arePlayed = std::any_of(playoffs, season.fixtures.end(), [](const Fixture& fixture) {
        return fixture.result || !fixture.setAside.empty();
    });
    if (!arePlayed) {
        season.heldSeeds.clear();
        season.through.clear();
    }
    settle(season, *desk.rules);
    if (desk.isListening())
        desk.add(consequences(desk.before, season, *desk.rules));
}

/// The season by its definition, as far as nothing is against that.
void define(Desk& desk, const Json& definition)
{
    const int version = desk.before.rules;
    desk.season = readDefinition(definition, *desk.rules);
    desk.season.rules = version;
    checkDefinition(desk, definition);
}

/// Somebody plays again for who has left: the league matches that would be forfeited can be played until the playoffs
/// begin; then what is left of these.
void comeBack(Desk& desk, Entrant& entrant)
{
    Season& season = desk.season;
    if (season.heldSeeds.empty()) {
        entrant.droppedOut.reset();
        const auto index = static_cast<int>(&entrant - season.entrants.data());
        for (std::size_t i = 0; i < season.leagueFixtures(); ++i) {
            const Fixture& fixture = season.fixtures[i];
            const bool isOpenAgain = fixture.cameAlone && *fixture.cameAlone != index &&
                                     contains(fixture.sides, index) && !hasLeft(season, *fixture.cameAlone);
            if (isOpenAgain)
                season.fixtures.change(i).cameAlone.reset();
        }
    } else if (entrant.droppedOut) {
        if (!season.format.league || entrant.droppedOut == Remaining::Playoffs)
            entrant.droppedOut.reset();
        desk.say(rules::decided,
                 Saying::tr("The playoffs have begun: what is decided stands, and %1 plays what is still open."),
                 entrant.name);
    }
}

/// What becomes of the matches of who drops out; where that goes by how much was played, as it is (LG-3.15).
Remaining whatRemains(Desk& desk, const Entrant& entrant, Remaining said)
{
    if (said != Remaining::Half)
        return said;
    const auto index = static_cast<int>(&entrant - desk.season.entrants.data());
    int all = 0;
    int played = 0;
    for (std::size_t i = 0; i < desk.season.leagueFixtures(); ++i) {
        const Fixture& fixture = desk.season.fixtures[i];
        const auto side = std::find(fixture.sides.begin(), fixture.sides.end(), index) - fixture.sides.begin();
        if (side == std::ssize(fixture.sides) || fixture.cancelled)
            continue;
        ++all;
        const Result* result = enteredResult(desk.season, fixture);
        played += result && !result->absent[static_cast<std::size_t>(side)] ? 1 : 0;
    }
    if (all == 0) {
        desk.say(rules::keptPlace, Saying::tr("%1 has had no league match, so there is nothing to take out."),
                 entrant.name);
        return Remaining::Keep;
    }
    const bool isEnough = 2 * played >= all;
    desk.say(rules::keptPlace,
             isEnough ? Saying::tr("%1 has played %2 of %3 league matches: that is at least half, so they count.")
                      : Saying::tr("%1 has played %2 of %3 league matches: that is under half, so none counts."),
             entrant.name, played, all);
    return isEnough ? Remaining::Keep : Remaining::Annul;
}

template <class Changed>
void change(Desk& desk, Entrant& entrant, const Changed& deed)
{
    entrant.name = deed.name.value_or(entrant.name);
    entrant.coach = deed.coach.value_or(entrant.coach);
    entrant.identity = deed.identity.value_or(entrant.identity);
    entrant.colour = deed.colour.value_or(entrant.colour);
    entrant.notes = deed.notes.value_or(entrant.notes);
    checkMembers(desk);
}

} // namespace

Outcome<Season> referee(const Season& season, const Act& act, const FindRules& findRules, Reasons::Listening listening)
{
    Desk desk(season, findRules, listening);
    const Deed deed = deedOf(act);
    if (!desk.rules && !std::holds_alternative<CreateSeason>(deed))
        desk.refuse(rules::start, Saying::tr("There is no season yet: create it first."));
    else
        std::visit([&](const auto& one) { on(desk, one); }, deed);
    if (desk.isRefused())
        desk.season = season;
    else if (desk.rules)
        follow(desk);
    return desk.concluded(std::move(desk.season));
}

void Desk::add(const std::vector<Objection>& objections)
{
    for (const Objection& each : objections) {
        m_objections.push_back(each);
        m_refused = m_refused || !each.canBeOverridden;
    }
}

void Desk::noteWhere(std::string at)
{
    const Objection& last = m_objections.back();
    m_wrong.push_back({std::move(at), Text::verbatim(last.why.toStdString() + " (" + std::string(last.rule.id) + ")")});
}

Problems definitionProblems(const Json& definition, const FindRules& findRules)
{
    Desk desk(Season{}, findRules, Reasons::Listening::No);
    on(desk, CreateSeason{definition});
    if (!desk.isRefused())
        checkStart(desk);
    return desk.wrong();
}

Entrant* Desk::entrantOf(const std::string& id)
{
    Entrant* found = firstWith(season.entrants, &Entrant::id, id);
    if (!found)
        refuse(rules::members, texts::noEntrant, id);
    return found;
}

Fixture* Desk::fixtureOf(const std::string& id)
{
    const int index = season.fixtureNamed(id);
    if (index < 0)
        refuse(rules::fixtures, common::Saying::tr("There is no fixture “%1”."), id);
    return index < 0 ? nullptr : &season.fixtures.change(static_cast<std::size_t>(index));
}

void on(Desk& desk, const CreateSeason& deed)
{
    if (!desk.before.id.empty())
        return desk.refuse(rules::start, Saying::tr("The season %1 has already been created."), desk.before.name);
    const std::string game = deed.season["game"];
    desk.rules = desk.findRules ? desk.findRules(game) : nullptr;
    if (!desk.rules)
        return desk.refuseAt("/game", rules::entrants, Saying::tr("No game called “%1” has leagues."), game);
    define(desk, deed.season);
    desk.say(rules::members, Saying::tr("The season %1 is created."), desk.season.name);
}

// LG-1.4
void on(Desk& desk, const ChangeSeason& deed)
{
    if (desk.season.started)
        return desk.refuse(rules::start, texts::alreadyStarted);
    Json definition = writeRecord(desk.season);
    for (const auto& [key, value] : deed.season.items())
        definition[key] = value;
    std::vector<MissedRound> missed = std::move(desk.season.missed); // what was asked for is no part of it
    define(desk, definition);
    if (swissOf(desk.season))
        desk.season.missed = std::move(missed);
    desk.say(rules::start, Saying::tr("The season %1 is changed before its start."), desk.season.name);
}

// Members
void on(Desk& desk, const PutPerson& deed)
{
    const Person& person = deed.person;
    Person* known = firstWith(desk.season.people, &Person::id, person.id);
    if (!known) {
        desk.season.people.push_back(person);
        return desk.say(rules::members, Saying::tr("%1 is added to the people."), person.name);
    }
    *known = person;
    desk.say(rules::members, texts::edited, person.name);
}

void on(Desk& desk, const EnterSeason& deed)
{
    const Swiss* swiss = swissOf(desk.season);
    const bool isOpen = isLadder(desk.season) || (swiss && static_cast<int>(desk.season.paired.size()) < swiss->rounds);
    if (desk.season.started && (!isOpen || desk.season.leagueClosed))
        return desk.refuse(rules::start, texts::onlyLadder);
    desk.season.entrants.push_back(deed.entrant);
    checkMembers(desk);
    if (desk.season.started) {
        checkCount(desk);
        desk.season.groups.front().push_back(static_cast<int>(desk.season.entrants.size()) - 1);
    }
    desk.say(rules::members, Saying::tr("Entered: %1."), desk.season.entrants.back().name);
}

void on(Desk& desk, const EditEntrant& deed)
{
    if (Entrant* entrant = desk.entrantOf(deed.entrant)) {
        change(desk, *entrant, deed);
        desk.say(rules::members, texts::edited, entrant->name);
    }
}

// LG-2.13
void on(Desk& desk, const FixTable& deed)
{
    Entrant* entrant = desk.entrantOf(deed.entrant);
    if (!entrant)
        return;
    entrant->table = deed.table;
    if (deed.table == 0)
        return desk.say(rules::fixedTable, Saying::tr("%1 plays at any table."), entrant->name);
    desk.say(rules::fixedTable, Saying::tr("%1 always plays at table %2."), entrant->name, deed.table);
    for (const Entrant& other : desk.season.entrants) {
        if (&other != entrant && other.table == deed.table && !other.droppedOut)
            desk.say(rules::fixedTable,
                     Saying::tr("%1 has this table too; if both need it in a round, the match "
                                "listed first is played there."),
                     other.name);
    }
}

// LG-1.5
void on(Desk& desk, const ReplaceEntrant& deed)
{
    if (Entrant* entrant = desk.entrantOf(deed.entrant)) {
        const std::string old = entrant->name;
        change(desk, *entrant, deed);
        comeBack(desk, *entrant);
        desk.say(rules::replacement, Saying::tr("%2 replaces %1, whose results stay."), old, entrant->name);
    }
}

// LG-3.8, LG-3.10 to LG-3.12
void on(Desk& desk, const DropOut& deed)
{
    Entrant* entrant = desk.entrantOf(deed.entrant);
    if (!entrant)
        return;
    const std::string name = entrant->name;
    if (!desk.season.started) {
        const auto index = static_cast<int>(entrant - desk.season.entrants.data());
        desk.season.entrants.erase(desk.season.entrants.begin() + index);
        std::erase_if(desk.season.missed, [index](const MissedRound& each) { return each.entrant == index; });
        for (MissedRound& each : desk.season.missed)
            each.entrant -= each.entrant > index ? 1 : 0;
        return desk.say(rules::members, Saying::tr("Removed: %1."), name);
    }
    if (entrant->droppedOut)
        return desk.refuse(rules::dropOut, texts::goneAlready, name);
    if (desk.season.isOver && !desk.isByFirstRules())
        return desk.refuse(rules::whenToLeave, Saying::tr("The season is over."));
    const Remaining remaining = whatRemains(desk, *entrant, deed.remaining.value_or(Remaining::Forfeit));
    if (remaining == Remaining::Annul && swissOf(desk.season))
        return desk.refuse(rules::dropOut,
                           Saying::tr("In the Swiss system, results stand, since the rounds are paired from them."));
    const bool havePlayoffsBegun = !desk.season.heldSeeds.empty();
    if (havePlayoffsBegun && remaining == Remaining::Annul && !desk.isByFirstRules())
        return desk.refuse(rules::whenToLeave,
                           Saying::tr("The playoffs have begun: what was played before them stands."));
    entrant->departure = ++desk.season.departures;
    if (havePlayoffsBegun) {
        entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul : Remaining::Playoffs;
        return desk.say(rules::lackingSides,
                        Saying::tr("%1 forfeits the matches that are left; those already played stand."), name);
    }
    const bool keeps = remaining == Remaining::Keep && desk.season.format.league;
    entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul
                          : keeps                       ? Remaining::Keep
                                                        : Remaining::Forfeit;
    if (remaining == Remaining::Annul)
        return desk.say(rules::dropOut, Saying::tr("%1 has dropped out, and none of these league matches counts."),
                        name);
    desk.say(rules::dropOut, Saying::tr("%1 has dropped out, and the opponents win the matches that are left."), name);
    if (keeps)
        desk.say(rules::keptPlace, Saying::tr("%1 keeps their place in the standings."), name);
    else if (desk.season.format.league)
        desk.say(rules::lastPlaces, Saying::tr("%1 ranks behind all those still in."), name);
}

// LG-2.8
void on(Desk& desk, const SeedAnew& deed)
{
    if (desk.season.heldSeeds.empty())
        return desk.refuse(
            rules::begun,
            Saying::tr("No playoff match has been played: the seeds follow the standings automatically."));
    const auto ties = tiesOfTheTable(desk.season, *desk.rules);
    if (!ties.empty())
        return desk.refuse(rules::openTie, Saying::tr("Nothing separates %1 in the standings: decide that first."),
                           desk.season.allOf(ties.front()));
    const auto seeds = seedsByTheTable(desk.season, *desk.rules);
    if (!seeds)
        return desk.refuse(
            rules::begun, Saying::tr("A league match is open again, so the standings are not final: record it first."));
    desk.season.heldSeeds = *seeds;
    desk.say(rules::begun, Saying::tr("The playoffs are reseeded by the standings: %1 (%2)."),
             desk.season.listOf(desk.season.heldSeeds), deed.reason);
}

// Draw and fixtures
void on(Desk& desk, const DrawLots& deed)
{
    if (desk.season.started)
        return desk.refuse(rules::lots, texts::alreadyStarted);
    desk.season.seed = deed.seed;
    desk.say(rules::lots, texts::lotsDrawn, desk.season.seed);
}

void on(Desk& desk, const StartSeason& /*deed*/)
{
    if (desk.season.started)
        return desk.refuse(rules::start, texts::alreadyStarted);
    checkStart(desk);
    if (desk.hasObjections())
        return;
    desk.season.started = true;
    desk.season.enteredAtStart = static_cast<int>(desk.season.entrants.size());
    desk.season.groups = drawnGroups(desk.season);
    desk.season.fixtures = fixturesOf(desk.season);
    desk.say(rules::start,
             Saying{QT_TRANSLATE_N_NOOP("league", "The season starts with %1 entrants and %n fixture(s).")},
             static_cast<int>(desk.season.entrants.size()), static_cast<int>(desk.season.fixtures.size()));
    if (desk.season.format.draw == DrawOrder::Lots)
        desk.say(rules::lots, texts::lotsDrawn, desk.season.seed);
}

// The table
// LG-4.3
void on(Desk& desk, const ChangeRules& deed)
{
    if (!deed.points && !deed.rankBy && !deed.tieBreakers && !deed.headToHeadOf && !deed.unplayedRounds)
        return desk.refuse(rules::fixedAtStart, Saying::tr("This changes none of the standings' rules."));
    if (deed.points)
        recordOf<PointsScheme>().read(*deed.points, &desk.season.points);
    desk.season.rankBy = deed.rankBy.value_or(desk.season.rankBy);
    desk.season.headToHeadOf = deed.headToHeadOf.value_or(desk.season.headToHeadOf);
    desk.season.unplayedRounds = deed.unplayedRounds.value_or(desk.season.unplayedRounds);
    if (deed.tieBreakers) {
        if (!checkTieBreakers(desk, *deed.tieBreakers))
            return;
        desk.season.tieBreakers = readTieBreakers(*deed.tieBreakers);
    }
    checkPoints(desk);
    checkRanking(desk);
    const std::string& reason = deed.reason;
    if (desk.season.started) {
        desk.season.changedRules.push_back(reason);
        desk.say(rules::fixedAtStart, Saying::tr("Points and tiebreakers have been fixed since the start. They can be "
                                                 "changed, but the standings will show your reason."));
    }
    desk.say(rules::fixedAtStart, Saying::tr("The standings rules are changed: %1."), reason);
}

// LG-4.5
void on(Desk& desk, const Decide& deed)
{
    if (!desk.season.started)
        return desk.refuse(rules::start, texts::notStarted);
    Decision decision;
    decision.how = deed.how;
    for (const std::string& each : deed.order) {
        const int entrant = desk.season.entrantNamed(each);
        if (entrant < 0)
            return desk.refuse(rules::members, texts::noEntrant, each);
        if (contains(decision.order, entrant))
            return desk.refuse(rules::openTie,
                               Saying::tr("The organiser must choose between at least two different entrants."));
        decision.order.push_back(entrant);
    }
    const auto holds = [&](const std::vector<std::vector<int>>& ties) {
        return std::any_of(ties.begin(), ties.end(), [&](const std::vector<int>& tie) {
            return std::all_of(tie.begin(), tie.end(), [&](int entrant) { return contains(decision.order, entrant); });
        });
    };
    decision.champion = !desk.season.heldSeeds.empty() && holds(openTies(desk.season, *desk.rules));
    if (!decision.champion && !desk.isByFirstRules() && !holds(tiesOfTheTable(desk.season, *desk.rules)))
        return desk.refuse(rules::openTie, Saying::tr("No tie between these is waiting for the organiser."));
    desk.say(rules::openTie, Saying::tr("The organiser decides: %1 (%2)."), desk.season.listOf(decision.order),
             decision.how);
    desk.season.decisions.push_back(std::move(decision));
}

// LG-4.7
void on(Desk& desk, const SanctionEntrant& deed)
{
    const Entrant* entrant = desk.entrantOf(deed.entrant);
    if (!entrant)
        return;
    if (!desk.season.started)
        return desk.refuse(rules::start, texts::notStarted);
    if (!desk.season.format.league)
        return desk.refuse(rules::sanction,
                           Saying::tr("This league has no standings: points cannot be deducted or added."));
    if (entrant->droppedOut == Remaining::Annul)
        return desk.refuse(rules::dropOut, texts::goneAlready, entrant->name);
    if (deed.points == 0)
        return desk.refuse(rules::sanction, Saying::tr("Enter a number of points: 0 changes nothing."));
    desk.season.sanctions.push_back({desk.season.entrantNamed(deed.entrant), deed.points, deed.reason});
    desk.say(rules::sanction, deed.points < 0 ? texts::pointsOff : texts::pointsGiven, entrant->name,
             std::abs(deed.points), deed.reason);
}

void on(Desk& desk, const CloseLeague& /*deed*/)
{
    if (!desk.season.started || desk.season.leagueClosed || !(isLadder(desk.season) || swissOf(desk.season)))
        return desk.refuse(rules::ladder, desk.season.started ? texts::onlyLadder : texts::notStarted);
    if (const Fixture* open = swissOf(desk.season) ? openLeagueFixture(desk.season) : nullptr)
        return desk.refuse(rules::swiss, Saying::tr("The round is not over, since %1 has no result yet."),
                           desk.season.namesOf(open->sides));
    desk.season.leagueClosed = true;
    desk.say(rules::ladder, Saying::tr("The league phase is closed."));
}

} // namespace whistle::league
