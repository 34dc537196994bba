// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/act_referee.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/refereeing/definition_checks.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"
#include "league/telling/season_json.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace whistle::league {

ActReferee::ActReferee(const Season& before, const FindRules& findRules, Reasons::Listening listening)
    : m_before(before)
    , m_season(before)
    , m_findRules(findRules)
    , m_reasons(listening)
{
    if (!before.game.empty() && findRules)
        m_rules = findRules(before.game);
}

Outcome<Season> ActReferee::rule(const Deed& deed)
{
    if (!m_rules && !std::holds_alternative<CreateSeason>(deed))
        object(rules::start, Text{Saying::tr("There is no season yet: create it first.")});
    else
        std::visit([this](const auto& one) { on(one); }, deed);
    // An act that is objected to leaves nothing to record but where it says so.
    const bool standsFirm = std::all_of(m_objections.begin(), m_objections.end(),
                                        [](const Objection& each) { return each.canBeOverridden; });
    if (!standsFirm)
        m_season = m_before;
    else if (m_rules)
        follow();
    return {std::move(m_season), std::move(m_reasons.why), std::move(m_reasons.rules), std::move(m_objections)};
}

void ActReferee::follow()
{
    const bool arePlayed = std::any_of(m_season.fixtures.begin(), m_season.fixtures.end(), [](const Fixture& fixture) {
        return fixture.playoffs && (fixture.result || !fixture.setAside.empty());
    });
    if (!arePlayed)
        m_season.heldSeeds.clear();
    settle(m_season, *m_rules);
    if (m_reasons.isListening())
        m_reasons.add(consequences(m_before, m_season, *m_rules), {});
}

void ActReferee::on(const CreateSeason& deed)
{
    const Json& definition = deed.season;
    if (!m_before.id.empty())
        return object(rules::start, {Saying::tr("The season %1 has been created already."), m_before.name});
    const std::string game = definition["game"];
    m_rules = m_findRules ? m_findRules(game) : nullptr;
    if (!m_rules)
        return object(rules::entrants, {Saying::tr("No game with the name \"%1\" has leagues."), game});
    m_season = readDefinition(definition, *m_rules);
    m_season.rules = m_before.rules;
    add(definitionObjections(definition, m_season, *m_rules));
    say(rules::members, Saying::tr("The season %1 is created."), m_season.name);
}

void ActReferee::add(std::vector<Objection> objections)
{
    m_objections.insert(m_objections.end(), objections.begin(), objections.end());
}

// LG-1.4
void ActReferee::on(const ChangeSeason& deed)
{
    if (m_season.started)
        return object(rules::start, {texts::alreadyStarted});
    Json definition = writeRecord(m_season);
    for (const auto& [key, value] : deed.season.items())
        definition[key] = value;
    const int version = m_season.rules;
    m_season = readDefinition(definition, *m_rules);
    m_season.rules = version;
    add(definitionObjections(definition, m_season, *m_rules));
    say(rules::start, Saying::tr("The season %1 is changed before its start."), m_season.name);
}

// Members
void ActReferee::on(const PutPerson& deed)
{
    const Person& person = deed.person;
    const auto known = std::find_if(m_season.people.begin(), m_season.people.end(),
                                    [&](const Person& each) { return each.id == person.id; });
    if (known == m_season.people.end()) {
        m_season.people.push_back(person);
        return say(rules::members, Saying::tr("Among the people: %1."), person.name);
    }
    *known = person;
    say(rules::members, texts::edited, person.name);
}

void ActReferee::on(const EnterSeason& deed)
{
    const Swiss* swiss = swissOf(m_season);
    const bool isOpen = isLadder(m_season) || (swiss && static_cast<int>(m_season.paired.size()) < swiss->rounds);
    if (m_season.started && (!isOpen || m_season.leagueClosed))
        return object(rules::start, {texts::onlyLadder});
    m_season.entrants.push_back(deed.entrant);
    add(memberObjections(m_season, *m_rules));
    if (m_season.started) {
        const int most = mostEntrants(m_season, *m_rules);
        if (static_cast<int>(m_season.entrants.size()) > most)
            object(rules::entrants,
                   {texts::entrantCount, m_rules->leastEntrants, most, static_cast<int>(m_season.entrants.size())});
        m_season.groups.front().push_back(static_cast<int>(m_season.entrants.size()) - 1);
    }
    say(rules::members, Saying::tr("Entered: %1."), m_season.entrants.back().name);
}

Entrant* ActReferee::entrantOf(const std::string& id)
{
    const int index = m_season.entrantNamed(id);
    if (index < 0) {
        object(rules::members, {texts::noEntrant, id});
        return nullptr;
    }
    return &m_season.entrants[static_cast<std::size_t>(index)];
}

template <class Changed>
void ActReferee::change(Entrant& entrant, const Changed& deed)
{
    entrant.name = deed.name.value_or(entrant.name);
    entrant.coach = deed.coach.value_or(entrant.coach);
    entrant.identity = deed.identity.value_or(entrant.identity);
    entrant.colour = deed.colour.value_or(entrant.colour);
    entrant.notes = deed.notes.value_or(entrant.notes);
    add(memberObjections(m_season, *m_rules));
}

void ActReferee::on(const EditEntrant& deed)
{
    if (Entrant* entrant = entrantOf(deed.entrant)) {
        change(*entrant, deed);
        say(rules::members, texts::edited, entrant->name);
    }
}

// LG-1.5
void ActReferee::on(const ReplaceEntrant& deed)
{
    if (Entrant* entrant = entrantOf(deed.entrant)) {
        const std::string old = entrant->name;
        change(*entrant, deed);
        entrant->droppedOut.reset();
        say(rules::replacement, Saying::tr("%2 in the place of %1, whose results stay."), old, entrant->name);
    }
}

// LG-3.8, LG-3.10 to LG-3.12
void ActReferee::on(const DropOut& deed)
{
    Entrant* entrant = entrantOf(deed.entrant);
    if (!entrant)
        return;
    const std::string name = entrant->name;
    if (!m_season.started) {
        m_season.entrants.erase(m_season.entrants.begin() + (entrant - m_season.entrants.data()));
        return say(rules::members, Saying::tr("Taken out: %1."), name);
    }
    if (entrant->droppedOut)
        return object(rules::dropOut, {texts::goneAlready, name});
    if (m_season.isOver && !isByFirstRules())
        return object(rules::whenToLeave, {Saying::tr("The season is over.")});
    const Remaining remaining = deed.remaining.value_or(Remaining::Forfeit);
    if (remaining == Remaining::Annul && swissOf(m_season))
        return object(rules::dropOut,
                      {Saying::tr("In the Swiss system what was played stays: the rounds were paired by it.")});
    if (!m_season.heldSeeds.empty()) {
        if (remaining == Remaining::Annul && !isByFirstRules())
            return object(rules::whenToLeave,
                          {Saying::tr("The playoffs have begun: what was played before them stays.")});
        entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul : Remaining::Playoffs;
        return say(rules::lackingSides, Saying::tr("%1 forfeits what is left to play; what was played stays."), name);
    }
    entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul : Remaining::Forfeit;
    if (remaining == Remaining::Annul)
        return say(rules::dropOut, Saying::tr("Dropped out: %1. None of these league matches counts."), name);
    say(rules::dropOut, Saying::tr("Dropped out: %1. The matches left are won by the opponents."), name);
    if (m_season.format.league)
        say(rules::lastPlaces, Saying::tr("%1 stands behind all who are still in."), name);
}

// LG-2.8
void ActReferee::on(const SeedAnew& deed)
{
    if (m_season.heldSeeds.empty())
        return object(
            rules::begun,
            {Saying::tr("No match of the playoffs has been played: their seeds follow the table by themselves.")});
    const auto ties = tiesOfTheTable(m_season, *m_rules);
    if (!ties.empty())
        return object(rules::openTie,
                      {Saying::tr("Nothing separates %1 in the table: decide that first."), namesOf(ties.front())});
    if (const auto seeds = seedsByTheTable(m_season, *m_rules))
        m_season.heldSeeds = *seeds;
    say(rules::begun, Saying::tr("The playoffs are seeded anew by the table: %1 (%2)."), namesOf(m_season.heldSeeds),
        deed.reason);
}

std::string ActReferee::namesOf(const std::vector<int>& entrants) const
{
    std::string names;
    for (const int entrant : entrants)
        names += (names.empty() ? "" : ", ") + m_season.nameOf(entrant);
    return names;
}

// Draw and fixtures
void ActReferee::on(const DrawLots& deed)
{
    if (m_season.started)
        return object(rules::lots, {texts::alreadyStarted});
    m_season.seed = deed.seed;
    say(rules::lots, texts::lotsDrawn, m_season.seed);
}

void ActReferee::on(const StartSeason&)
{
    if (m_season.started)
        return object(rules::start, {texts::alreadyStarted});
    add(startObjections(m_season, *m_rules));
    if (!m_objections.empty())
        return;
    m_season.started = true;
    m_season.enteredAtStart = static_cast<int>(m_season.entrants.size());
    m_season.groups = drawnGroups(m_season);
    m_season.fixtures = fixturesOf(m_season);
    say(rules::start, Saying{QT_TRANSLATE_N_NOOP("league", "The season starts: %1 entrants, %n fixture(s).")},
        static_cast<int>(m_season.entrants.size()), static_cast<int>(m_season.fixtures.size()));
    if (m_season.format.draw == DrawOrder::Lots)
        say(rules::lots, texts::lotsDrawn, m_season.seed);
}

// The table
// LG-4.3
void ActReferee::on(const ChangeRules& deed)
{
    if (deed.points)
        recordOf<PointsScheme>().read(*deed.points, &m_season.points);
    m_season.rankBy = deed.rankBy.value_or(m_season.rankBy);
    if (deed.tieBreakers) {
        if (const std::string wrong = unknownTieBreaker(*deed.tieBreakers, *m_rules); !wrong.empty())
            return object(rules::tieBreakers, {texts::noTieBreaker, wrong});
        m_season.tieBreakers = readTieBreakers(*deed.tieBreakers);
    }
    add(pointsObjections(m_season.points, *m_rules));
    add(rankingObjections(m_season));
    const std::string& reason = deed.reason;
    if (m_season.started) {
        m_season.changedRules.push_back(reason);
        say(rules::fixedAtStart, Saying::tr("Points and tie-breakers are fixed since the start. A change is possible; "
                                            "the table will carry its reason."));
    }
    say(rules::fixedAtStart, Saying::tr("The rules of the table are changed: %1."), reason);
}

// LG-4.5
void ActReferee::on(const Decide& deed)
{
    if (!m_season.started)
        return object(rules::start, {texts::notStarted});
    Decision decision;
    decision.how = deed.how;
    for (const std::string& each : deed.order) {
        const int entrant = m_season.entrantNamed(each);
        if (entrant < 0)
            return object(rules::members, {texts::noEntrant, each});
        if (contains(decision.order, entrant))
            return object(rules::openTie,
                          {Saying::tr("The organiser decides between two or more different entrants.")});
        decision.order.push_back(entrant);
    }
    const auto holds = [&](const std::vector<std::vector<int>>& ties) {
        return std::any_of(ties.begin(), ties.end(), [&](const std::vector<int>& tie) {
            return std::all_of(tie.begin(), tie.end(), [&](int entrant) { return contains(decision.order, entrant); });
        });
    };
    decision.champion = !m_season.heldSeeds.empty() && holds(openTies(m_season, *m_rules));
    if (!decision.champion && !isByFirstRules() && !holds(tiesOfTheTable(m_season, *m_rules)))
        return object(rules::openTie, {Saying::tr("There is no tie between these that waits for the organiser.")});
    say(rules::openTie, Saying::tr("The organiser decides: %1 (%2)."), namesOf(decision.order), decision.how);
    m_season.decisions.push_back(std::move(decision));
}

// LG-4.7
void ActReferee::on(const SanctionEntrant& deed)
{
    const Entrant* entrant = entrantOf(deed.entrant);
    if (!entrant)
        return;
    if (!m_season.started)
        return object(rules::start, {texts::notStarted});
    if (!m_season.format.league)
        return object(rules::sanction, {Saying::tr("This league has no table: points cannot be taken off or given.")});
    if (entrant->droppedOut == Remaining::Annul)
        return object(rules::dropOut, {texts::goneAlready, entrant->name});
    if (deed.points == 0)
        return object(rules::sanction, {Saying::tr("Enter a number of points: 0 changes nothing.")});
    m_season.sanctions.push_back({m_season.entrantNamed(deed.entrant), deed.points, deed.reason});
    say(rules::sanction, deed.points < 0 ? texts::pointsOff : texts::pointsGiven, entrant->name, std::abs(deed.points),
        deed.reason);
}

void ActReferee::on(const CloseLeague&)
{
    if (!m_season.started || m_season.leagueClosed || !(isLadder(m_season) || swissOf(m_season)))
        return object(rules::ladder, {m_season.started ? texts::onlyLadder : texts::notStarted});
    if (const Fixture* open = swissOf(m_season) ? openLeagueFixture() : nullptr)
        return object(rules::swiss,
                      {Saying::tr("The round is not over: %1 has no result yet."), m_season.namesOf(open->sides)});
    m_season.leagueClosed = true;
    say(rules::ladder, Saying::tr("The league phase is closed."));
}

Outcome<Season> referee(const Season& season, const Act& act, const FindRules& findRules, Reasons::Listening listening)
{
    return ActReferee(season, findRules, listening).rule(deedOf(act));
}

} // namespace whistle::league
