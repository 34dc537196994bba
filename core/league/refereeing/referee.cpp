// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/referee.h"

#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/definition_checks.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/result_reader.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"
#include "league/telling/season_json.h"

#include <algorithm>
#include <utility>

namespace whistle::league {

namespace {

class Referee {
public:
    Referee(const Season& before, const FindRules& findRules, Reasons::Listening listening)
        : m_before(before)
        , m_season(before)
        , m_findRules(findRules)
        , m_reasons(listening)
    {
        if (!before.game.empty() && findRules)
            m_rules = findRules(before.game);
    }

    Outcome<Season> rule(const Deed& deed)
    {
        if (!m_rules && !std::holds_alternative<CreateSeason>(deed))
            object(rules::start, Text{texts::noSeason});
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

private:
    void object(RuleId rule, Text why) { m_objections.push_back({rule, std::move(why), false}); }
    template <class... Places>
    void say(RuleId rule, Sentence sentence, Places&&... places)
    {
        m_reasons.say(rule, sentence, std::forward<Places>(places)...);
    }

    void follow()
    {
        const bool arePlayed =
            std::any_of(m_season.fixtures.begin(), m_season.fixtures.end(), [](const Fixture& fixture) {
                return fixture.playoffs && (fixture.result || !fixture.setAside.empty());
            });
        if (!arePlayed)
            m_season.heldSeeds.clear();
        settle(m_season, *m_rules);
        if (m_reasons.isListening())
            m_reasons.add(consequences(m_before, m_season, *m_rules), {});
    }

    void on(const CreateSeason& deed)
    {
        const Json& definition = deed.season;
        if (!m_before.id.empty())
            return object(rules::start, {texts::seasonThere, m_before.name});
        const std::string game = definition["game"];
        m_rules = m_findRules ? m_findRules(game) : nullptr;
        if (!m_rules)
            return object(rules::entrants, {texts::unknownGame, game});
        m_season = readDefinition(definition, *m_rules);
        m_season.rules = m_before.rules;
        add(definitionObjections(definition, m_season, *m_rules));
        say(rules::members, texts::created, m_season.name);
    }

    void add(std::vector<Objection> objections)
    {
        m_objections.insert(m_objections.end(), objections.begin(), objections.end());
    }

    // LG-1.4
    void on(const ChangeSeason& deed)
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
        say(rules::start, texts::changedBefore, m_season.name);
    }

    // Members

    void on(const PutPerson& deed)
    {
        const Person& person = deed.person;
        const auto known = std::find_if(m_season.people.begin(), m_season.people.end(),
                                        [&](const Person& each) { return each.id == person.id; });
        if (known == m_season.people.end())
            m_season.people.push_back(person);
        else
            *known = person;
        say(rules::members, texts::edited, person.name);
    }

    void on(const EnterSeason& deed)
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
        say(rules::members, texts::entered, m_season.entrants.back().name);
    }

    Entrant* entrantOf(const std::string& id)
    {
        const int index = m_season.entrantNamed(id);
        if (index < 0) {
            object(rules::members, {texts::noEntrant, id});
            return nullptr;
        }
        return &m_season.entrants[static_cast<std::size_t>(index)];
    }

    template <class Changed>
    void change(Entrant& entrant, const Changed& deed)
    {
        entrant.name = deed.name.value_or(entrant.name);
        entrant.coach = deed.coach.value_or(entrant.coach);
        entrant.identity = deed.identity.value_or(entrant.identity);
        entrant.colour = deed.colour.value_or(entrant.colour);
        entrant.notes = deed.notes.value_or(entrant.notes);
        add(memberObjections(m_season, *m_rules));
    }

    void on(const EditEntrant& deed)
    {
        if (Entrant* entrant = entrantOf(deed.entrant)) {
            change(*entrant, deed);
            say(rules::members, texts::edited, entrant->name);
        }
    }

    // LG-1.5
    void on(const ReplaceEntrant& deed)
    {
        if (Entrant* entrant = entrantOf(deed.entrant)) {
            const std::string old = entrant->name;
            change(*entrant, deed);
            entrant->droppedOut.reset();
            say(rules::replacement, texts::replaced, old, entrant->name);
        }
    }

    // LG-3.8, LG-3.10 to LG-3.12
    void on(const DropOut& deed)
    {
        Entrant* entrant = entrantOf(deed.entrant);
        if (!entrant)
            return;
        const std::string name = entrant->name;
        if (!m_season.started) {
            m_season.entrants.erase(m_season.entrants.begin() + (entrant - m_season.entrants.data()));
            return say(rules::members, texts::removed, name);
        }
        if (entrant->droppedOut)
            return object(rules::dropOut, {texts::goneAlready, name});
        if (m_season.isOver && !isByFirstRules())
            return object(rules::whenToLeave, {texts::seasonOver});
        const Remaining remaining = deed.remaining.value_or(Remaining::Forfeit);
        if (remaining == Remaining::Annul && swissOf(m_season))
            return object(rules::dropOut, {texts::noAnnulling});
        if (!m_season.heldSeeds.empty()) {
            if (remaining == Remaining::Annul && !isByFirstRules())
                return object(rules::whenToLeave, {texts::leaguePartStays});
            entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul : Remaining::Playoffs;
            return say(rules::lackingSides, texts::forfeitsRest, name);
        }
        entrant->droppedOut = remaining == Remaining::Annul ? Remaining::Annul : Remaining::Forfeit;
        if (remaining == Remaining::Annul)
            return say(rules::dropOut, texts::annulled, name);
        say(rules::dropOut, texts::droppedOut, name);
        if (m_season.format.league)
            say(rules::lastPlaces, texts::behindAll, name);
    }

    // LG-2.8
    void on(const SeedAnew& deed)
    {
        if (m_season.heldSeeds.empty())
            return object(rules::begun, {texts::notBegun});
        const auto ties = tiesOfTheTable(m_season, *m_rules);
        if (!ties.empty())
            return object(rules::openTie, {texts::tieFirst, namesOf(ties.front())});
        if (const auto seeds = seedsByTheTable(m_season, *m_rules))
            m_season.heldSeeds = *seeds;
        say(rules::begun, texts::seededAnew, namesOf(m_season.heldSeeds), deed.reason);
    }

    [[nodiscard]] std::string namesOf(const std::vector<int>& entrants) const
    {
        std::string names;
        for (const int entrant : entrants)
            names += (names.empty() ? "" : ", ") + m_season.nameOf(entrant);
        return names;
    }

    // Draw and fixtures

    void on(const DrawLots& deed)
    {
        if (m_season.started)
            return object(rules::lots, {texts::alreadyStarted});
        m_season.seed = deed.seed;
        say(rules::lots, texts::lotsDrawn, m_season.seed);
    }

    void on(const StartSeason&)
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
        say(rules::start, texts::started, static_cast<int>(m_season.entrants.size()),
            static_cast<int>(m_season.fixtures.size()));
        if (m_season.format.draw == DrawOrder::Lots)
            say(rules::lots, texts::lotsDrawn, m_season.seed);
    }

    Fixture* fixtureOf(const std::string& id)
    {
        const int index = m_season.fixtureNamed(id);
        if (index < 0) {
            object(rules::fixtures, {texts::noFixture, id});
            return nullptr;
        }
        return &m_season.fixtures[static_cast<std::size_t>(index)];
    }

    template <class Arranged>
    void arrange(Fixture& fixture, const Arranged& deed)
    {
        fixture.date = deed.date.value_or(fixture.date);
        fixture.time = deed.time.value_or(fixture.time);
        fixture.venue = deed.venue.value_or(fixture.venue);
        for (const std::string& wrong : wrongDates({fixture.date}, {fixture.time}))
            object(rules::fixtures, {texts::wrongDate, wrong});
    }

    void on(const Arrange& deed)
    {
        Fixture* fixture = fixtureOf(deed.fixture);
        if (!fixture)
            return;
        arrange(*fixture, deed);
        if (deed.home) {
            const int home = m_season.entrantNamed(*deed.home);
            const auto side = std::find(fixture->sides.begin(), fixture->sides.end(), home);
            if (home < 0 || side == fixture->sides.end())
                return object(rules::fixtures, {texts::notASide, *deed.home, fixture->id});
            if (fixture->result)
                return object(rules::oneResult, {texts::hasResult, fixture->id});
            std::rotate(fixture->sides.begin(), side, side + 1);
            fixture->homeFixed = true;
        }
        say(rules::fixtures, texts::arranged, fixture->id);
        for (const Fixture* other : bookedBeside(m_season, *fixture))
            say(rules::fixtures, texts::bookedTwice, fixture->id, other->id);
    }

    // LG-2.4
    void on(const AddFixture& deed)
    {
        if (!m_season.started || !isLadder(m_season) || m_season.leagueClosed)
            return object(rules::ladder, {m_season.started ? texts::onlyLadder : texts::notStarted});
        Fixture fixture;
        const auto free = std::count_if(m_season.fixtures.begin(), m_season.fixtures.end(),
                                        [](const Fixture& each) { return !each.playoffs; });
        fixture.round = static_cast<int>(free) + 1;
        fixture.id = std::to_string(fixture.round);
        fixture.venue = m_season.calendar.venue;
        for (const std::string& side : deed.sides) {
            const int entrant = m_season.entrantNamed(side);
            if (entrant < 0)
                return object(rules::members, {texts::noEntrant, side});
            if (std::find(fixture.sides.begin(), fixture.sides.end(), entrant) != fixture.sides.end())
                return object(rules::ladder, {texts::twice, side});
            if (m_season.entrant(entrant).droppedOut)
                return object(rules::dropOut, {texts::goneAlready, m_season.nameOf(entrant)});
            fixture.sides.push_back(entrant);
        }
        const auto size = static_cast<int>(fixture.sides.size());
        if (size < m_rules->leastPlayers || size > m_rules->mostPlayers)
            return object(rules::ladder, {texts::badSides, m_rules->leastPlayers, m_rules->mostPlayers});
        arrange(fixture, deed);
        say(rules::ladder, texts::fixtureAdded, fixture.id);
        m_season.fixtures.insert(m_season.fixtures.begin() + free, std::move(fixture));
    }

    // LG-2.9, LG-2.10
    void on(const PairRound& deed)
    {
        if (!swissOf(m_season))
            return object(rules::swiss, {texts::onlySwiss});
        const std::optional<RoundToPair> round = roundToPair(m_season, *m_rules);
        if (!round)
            return object(rules::swiss, whyNotPaired());
        if (deed.round != round->round)
            return object(rules::swiss, {texts::roundInTurn, round->round});
        SwissRound told = toldRound(deed, *round);
        if (m_objections.empty() && !deed.reason)
            compareWithDrawn(told, *round);
        if (!m_objections.empty())
            return;
        PairedRound paired;
        paired.bye = told.bye < 0 ? -1 : round->entrants[static_cast<std::size_t>(told.bye)];
        paired.missing = round->missing;
        paired.byHand = deed.reason.value_or(std::string());
        takePoints(deed, *round, paired);
        m_season.paired.push_back(std::move(paired));
        addRound(told, *round);
    }

    [[nodiscard]] const Fixture* openLeagueFixture() const
    {
        const auto open = std::find_if(m_season.fixtures.begin(), m_season.fixtures.end(), [&](const Fixture& fixture) {
            return !fixture.playoffs && !isSettled(m_season, fixture);
        });
        return open == m_season.fixtures.end() ? nullptr : &*open;
    }
    [[nodiscard]] Text whyNotPaired() const
    {
        if (!m_season.started)
            return {texts::notStarted};
        if (const Fixture* open = openLeagueFixture())
            return {texts::roundNotOver, open->id};
        return {texts::allPaired};
    }

    /// The pairings of the act, by place in the round; each who plays is there once.
    SwissRound toldRound(const PairRound& deed, const RoundToPair& round)
    {
        SwissRound told;
        std::vector<bool> isTold(round.entrants.size(), false);
        const auto place = [&](const std::string& id) {
            const int entrant = m_season.entrantNamed(id);
            const auto found = std::find(round.entrants.begin(), round.entrants.end(), entrant);
            if (entrant < 0)
                object(rules::members, {texts::noEntrant, id});
            else if (found == round.entrants.end())
                object(rules::unpaired, {texts::doesNotPlay, m_season.nameOf(entrant), round.round});
            else if (isTold[static_cast<std::size_t>(found - round.entrants.begin())])
                object(rules::swiss, {texts::twice, id});
            if (entrant < 0 || found == round.entrants.end())
                return -1;
            isTold[static_cast<std::size_t>(found - round.entrants.begin())] = true;
            return static_cast<int>(found - round.entrants.begin());
        };
        for (const std::vector<std::string>& pairing : deed.pairings)
            told.pairings.push_back({place(pairing[0]), place(pairing[1])});
        if (deed.bye)
            told.bye = place(*deed.bye);
        for (std::size_t i = 0; i < isTold.size(); ++i) {
            if (!isTold[i])
                object(rules::swiss, {texts::leftOut, m_season.nameOf(round.entrants[i])});
        }
        if (deed.bye && round.entrants.size() % 2 == 0)
            object(rules::unpaired, {texts::byeForOne});
        return told;
    }

    /// Nobody meets anybody again, or has a second bye, where it need not be.
    void compareWithDrawn(const SwissRound& told, const RoundToPair& round)
    {
        const auto haveMet = [&](const Pairing& pairing) {
            const std::vector<int>& met = round.players[static_cast<std::size_t>(pairing[0])].met;
            return std::find(met.begin(), met.end(), pairing[1]) != met.end();
        };
        const auto faults = [&](const SwissRound& one) {
            return std::count_if(one.pairings.begin(), one.pairings.end(), haveMet) +
                   (one.bye >= 0 && round.players[static_cast<std::size_t>(one.bye)].hadBye ? 1 : 0);
        };
        const auto name = [&](int place) { return m_season.nameOf(round.entrants[static_cast<std::size_t>(place)]); };
        if (faults(told) == 0 || faults(told) <= faults(swissRound(round.players)))
            return;
        for (const Pairing& pairing : told.pairings) {
            if (haveMet(pairing))
                return object(rules::swiss, {texts::meetAgain, name(pairing[0]), name(pairing[1])});
        }
        object(rules::unpaired, {texts::byeAgain, name(told.bye)});
    }

    /// The points by which it was paired are those of the table, unless an older entry was edited since.
    void takePoints(const PairRound& deed, const RoundToPair& round, PairedRound& paired) const
    {
        for (const auto& [id, points] : deed.points) {
            const int entrant = m_season.entrantNamed(id);
            if (entrant < 0)
                continue;
            paired.points.emplace_back(entrant, points);
            paired.arePointsOther = paired.arePointsOther || points != round.points[static_cast<std::size_t>(entrant)];
        }
    }

    void addRound(const SwissRound& told, const RoundToPair& round)
    {
        const auto entrant = [&](int place) { return round.entrants[static_cast<std::size_t>(place)]; };
        auto place = std::count_if(m_season.fixtures.begin(), m_season.fixtures.end(),
                                   [](const Fixture& each) { return !each.playoffs; });
        std::string all;
        int number = 0;
        for (const Pairing& pairing : told.pairings) {
            const Sides sides{entrant(pairing[0]), entrant(pairing[1])};
            m_season.fixtures.insert(m_season.fixtures.begin() + place++,
                                     fixtureOfRound(m_season, round.round, ++number, sides));
            if (m_reasons.isListening())
                all += (all.empty() ? "" : "; ") + m_season.nameOf(sides[0]) + " - " + m_season.nameOf(sides[1]);
        }
        const PairedRound& paired = m_season.paired.back();
        say(rules::swiss, texts::roundPaired, round.round, all);
        if (paired.bye >= 0)
            say(rules::unpaired, texts::hasBye, m_season.nameOf(paired.bye));
        if (!paired.byHand.empty())
            say(rules::swiss, texts::pairedByHand, paired.byHand);
    }

    void on(const MissRound& deed)
    {
        const Swiss* part = swissOf(m_season);
        if (!part)
            return object(rules::swiss, {texts::onlySwiss});
        const int entrant = m_season.entrantNamed(deed.entrant);
        if (entrant < 0)
            return object(rules::members, {texts::noEntrant, deed.entrant});
        if (m_season.entrant(entrant).droppedOut)
            return object(rules::dropOut, {texts::goneAlready, m_season.nameOf(entrant)});
        if (deed.round <= static_cast<int>(m_season.paired.size()))
            return object(rules::unpaired, {texts::pairedAlready, deed.round});
        const MissedRound missed{entrant, deed.round};
        if (deed.round > part->rounds || m_season.leagueClosed)
            return object(rules::unpaired, {texts::allPaired});
        if (std::find(m_season.missed.begin(), m_season.missed.end(), missed) == m_season.missed.end())
            m_season.missed.push_back(missed);
        say(rules::unpaired, texts::misses, m_season.nameOf(entrant), deed.round);
    }

    void on(const CancelFixture& deed)
    {
        Fixture* fixture = fixtureOf(deed.fixture);
        if (!fixture)
            return;
        if (fixture->result)
            return object(rules::oneResult, {texts::hasResult, fixture->id});
        if (fixture->playoffs || !isLadder(m_season))
            return object(rules::ladder, {texts::onlyLadder});
        fixture->cancelled = true;
        say(rules::ladder, texts::cancelled, fixture->id);
    }

    // Results

    void on(const RecordResult& deed)
    {
        Fixture* fixture = fixtureOf(deed.fixture);
        if (!fixture)
            return;
        if (isByFirstRules())
            seedAsThen(*fixture, deed.result);
        if (fixture->result && !hasMisplacedResult(*fixture))
            return object(rules::oneResult, {texts::hasResult, fixture->id});
        if (isNeedless(m_season, *fixture))
            return object(rules::oneResult, {texts::needless, fixture->id});
        std::optional<Result> others = std::exchange(fixture->result, {});
        take(*fixture, deed.result);
        if (others)
            fixture->setAside.push_back(std::move(*others));
        if (fixture->playoffs && m_season.heldSeeds.empty())
            m_season.heldSeeds = m_season.seeding;
    }

    /// A season that began before there were LG-2.8 and LG-3.10 to LG-3.12.
    [[nodiscard]] bool isByFirstRules() const { return m_season.rules <= firstRules; }

    /// By the first rules the seeds followed the table also when the playoffs had begun: where a result names others
    /// than are seated there, they are those of the table.
    void seedAsThen(const Fixture& fixture, const Json& result)
    {
        if (!fixture.playoffs || m_season.heldSeeds.empty())
            return;
        const auto isASide = [&](const std::string& id) {
            const int entrant = m_season.entrantNamed(id);
            return std::find(fixture.sides.begin(), fixture.sides.end(), entrant) != fixture.sides.end();
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

    void take(Fixture& fixture, const Json& json)
    {
        ReadResult read = readResult(json, m_season, fixture, *m_rules);
        add(std::move(read.objections));
        if (!m_objections.empty())
            return;
        fixture.result = std::move(read.result);
        fixture.result->number = ++m_season.resultsTold;
        fixture.abandoned.clear();
        sayResult(fixture.id, *fixture.result);
    }

    void sayResult(const std::string& id, const Result& result)
    {
        if (!m_reasons.isListening())
            return;
        const std::string line = scoreLine(m_season, result);
        for (std::size_t side = 0; side < result.absent.size(); ++side) {
            if (result.absent[side] && !result.isWonByNobody())
                say(rules::forfeit, texts::didNotCome, id, m_season.nameOf(result.entrants[side]));
        }
        if (result.how == HowEnded::Forfeit && result.isWonByNobody())
            say(rules::noShow, texts::nobodyCame, id);
        else if (result.isWonByNobody())
            say(rules::places, texts::allLost, id, line);
        else if (result.winner() < 0)
            say(rules::places, texts::endedLevel, id, line);
        else
            say(rules::places, texts::wonBy, id,
                m_season.nameOf(result.entrants[static_cast<std::size_t>(result.winner())]), line);
        const CountedMatch match = counted(result, m_season.points, m_rules->statIds());
        for (std::size_t side = 0; side < match.points.size(); ++side)
            say(rules::points, texts::pointsFor, m_season.nameOf(match.entrants[side]), match.points[side]);
        for (const std::string& deviation : result.deviations)
            say(rules::places, texts::deviates, deviation);
    }

    // LG-3.6
    void on(const Abandon& deed)
    {
        Fixture* fixture = fixtureOf(deed.fixture);
        if (!fixture)
            return;
        if (fixture->result && !hasMisplacedResult(*fixture))
            return object(rules::oneResult, {texts::hasResult, fixture->id});
        if (std::any_of(fixture->sides.begin(), fixture->sides.end(), [](int side) { return side < 0; }))
            return object(rules::knownSides, {texts::sidesOpen, fixture->id});
        fixture->abandoned = deed.reason;
        say(rules::abandoned, texts::brokenOff, fixture->id);
    }

    // LG-3.7
    void on(const CorrectResult& deed)
    {
        Fixture* fixture = fixtureOf(deed.fixture);
        if (!fixture)
            return;
        if (!fixture->result || hasMisplacedResult(*fixture))
            return object(rules::correction, {texts::noResult, fixture->id});
        const std::string& reason = deed.reason;
        fixture->corrected.push_back({*fixture->result, reason});
        if (deed.result.is_null()) {
            fixture->result.reset();
            return say(rules::correction, texts::takenBack, fixture->id, reason);
        }
        say(rules::correction, texts::corrected, fixture->id, reason);
        take(*fixture, deed.result);
    }

    // The table

    // LG-4.3
    void on(const ChangeRules& deed)
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
            say(rules::fixedAtStart, texts::rulesAreFixed);
        }
        say(rules::fixedAtStart, texts::rulesChanged, reason);
    }

    // LG-4.5
    void on(const Decide& deed)
    {
        if (!m_season.started)
            return object(rules::start, {texts::notStarted});
        Decision decision;
        decision.how = deed.how;
        for (const std::string& each : deed.order) {
            const int entrant = m_season.entrantNamed(each);
            if (entrant < 0)
                return object(rules::members, {texts::noEntrant, each});
            if (std::find(decision.order.begin(), decision.order.end(), entrant) != decision.order.end())
                return object(rules::openTie, {texts::notAllLevel});
            decision.order.push_back(entrant);
        }
        const auto holds = [&](const std::vector<std::vector<int>>& ties) {
            return std::any_of(ties.begin(), ties.end(), [&](const std::vector<int>& tie) {
                return std::all_of(tie.begin(), tie.end(), [&](int entrant) {
                    return std::find(decision.order.begin(), decision.order.end(), entrant) != decision.order.end();
                });
            });
        };
        decision.champion = !m_season.heldSeeds.empty() && holds(openTies(m_season, *m_rules));
        if (!decision.champion && !isByFirstRules() && !holds(tiesOfTheTable(m_season, *m_rules)))
            return object(rules::openTie, {texts::noTie});
        say(rules::openTie, texts::decided, namesOf(decision.order), decision.how);
        m_season.decisions.push_back(std::move(decision));
    }

    void on(const CloseLeague&)
    {
        if (!m_season.started || m_season.leagueClosed || !(isLadder(m_season) || swissOf(m_season)))
            return object(rules::ladder, {m_season.started ? texts::onlyLadder : texts::notStarted});
        if (const Fixture* open = swissOf(m_season) ? openLeagueFixture() : nullptr)
            return object(rules::swiss, {texts::swissNotOver, open->id});
        m_season.leagueClosed = true;
        say(rules::ladder, texts::closed);
    }

    const Season& m_before;
    Season m_season;
    const FindRules& m_findRules;
    const LeagueRules* m_rules = nullptr;
    Reasons m_reasons;
    std::vector<Objection> m_objections;
};

} // namespace

Outcome<Season> referee(const Season& season, const Act& act, const FindRules& findRules, Reasons::Listening listening)
{
    return Referee(season, findRules, listening).rule(deedOf(act));
}

} // namespace whistle::league
