// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/intake_desk.h"

#include "base/contains.h"
#include "base/each.h"
#include "base/plain_text.h"
#include "league/model/texts.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/result_fields.h"
#include "league/refereeing/told_cells.h"
#include "league/telling/season_json.h"

#include <algorithm>
#include <iterator>

namespace whistle::league {

namespace {

/// Whether `there` has all that `told` says; lists in any order.
bool isWithin(const Json& told, const Json& there)
{
    if (told.is_array() && there.is_array())
        return std::is_permutation(told.begin(), told.end(), there.begin(), there.end());
    if (!told.is_object() || !there.is_object())
        return told == there;
    return std::all_of(told.items().begin(), told.items().end(), [&](const auto& each) {
        const auto found = there.find(each.key());
        return found != there.end() && isWithin(each.value(), *found);
    });
}

std::optional<std::string> toldWords(const std::string& words)
{
    return words.empty() ? std::nullopt : std::optional(words);
}

} // namespace

IntakeDesk::IntakeDesk(const Season& asItWas, const FindRules& find, const NameReader& reader)
    : season(asItWas)
    , findRules(find)
    , rules(*find(asItWas.game))
    , names(reader)
{
    for (const Fixture& fixture : season.fixtures) {
        if (!fixture.playoffs)
            m_fixtures[keyOf({fixture.sides.begin(), fixture.sides.end()})].push_back(fixture.id);
    }
}

void IntakeDesk::play(std::vector<Json> acts, const Text& what)
{
    Season next = season;
    for (const Json& act : acts) {
        Problems problems = actShape().check(act);
        addTo(problems, unreadableTexts(withSpacedNames(act)));
        if (!problems.empty())
            return leaveOut(problems.front().message);
        Outcome<Season> outcome = referee(next, Act{act}, findRules, Reasons::Listening::No);
        if (!outcome.objections.empty())
            return leaveOut(outcome.objections.front().why);
        next = std::move(outcome.next);
    }
    season = std::move(next);
    intake.taken.push_back({line, what});
    std::move(acts.begin(), acts.end(), std::back_inserter(intake.acts));
}

int IntakeDesk::entrantCalled(const std::string& name) const
{
    const auto isCalled = [&](const Entrant& each) { return each.name == name; };
    const auto called = std::find_if(season.entrants.begin(), season.entrants.end(), isCalled);
    if (called != season.entrants.end())
        return std::any_of(std::next(called), season.entrants.end(), isCalled)
                   ? -1 // it may be either
                   : static_cast<int>(called - season.entrants.begin());
    if (const int entrant = season.entrantNamed(name); entrant >= 0)
        return entrant;
    const QString folded = foldedWord(name);
    int found = -1;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& each = season.entrants[i];
        const bool isIt = folded == foldedWord(each.name) ||
                          (!each.identity.empty() && names && folded == foldedWord(names(each.identity)));
        if (isIt && found >= 0)
            return -1; // it may be either
        found = isIt ? static_cast<int>(i) : found;
    }
    return found;
}

int IntakeDesk::sideCalled(const std::string& name)
{
    const int entrant = entrantCalled(name);
    if (entrant >= 0)
        return entrant;
    const std::string meant = nearestWord(name, eachOf(season.entrants, &Entrant::name));
    if (meant == name)
        leaveOut(Saying::tr("More than one is called %1."), name);
    else if (meant.empty())
        leaveOut(texts::noEntrant, name);
    else
        leaveOut(Saying::tr("No entrant is called “%1”; was “%2” meant?"), name, meant);
    return -1;
}

IntakeDesk::Key IntakeDesk::keyOf(std::vector<int> sides)
{
    std::sort(sides.begin(), sides.end());
    return sides;
}

const Fixture* IntakeDesk::fixtureWith(const ToldMatch& told) const
{
    const int index = told.fixture.empty() ? -1 : season.fixtureNamed(told.fixture);
    if (index < 0)
        return nullptr;
    const Fixture& fixture = season.fixtures[static_cast<std::size_t>(index)];
    const bool areThere =
        std::all_of(told.sides.begin(), told.sides.end(), [&](int side) { return contains(fixture.sides, side); });
    return areThere && (told.round == 0 || fixture.playoffs || isLadder(season) || fixture.round == told.round)
               ? &fixture
               : nullptr;
}

/// Those of these sides; in the playoffs they are known one after the other.
std::vector<const Fixture*> IntakeDesk::fixturesOf(const ToldMatch& told) const
{
    const Key key = keyOf(told.sides);
    std::vector<const Fixture*> found;
    if (const auto ids = m_fixtures.find(key); ids != m_fixtures.end() && !told.isPlayoffs.value_or(false)) {
        for (const std::string& id : ids->second)
            found.push_back(&season.fixtures[static_cast<std::size_t>(season.fixtureNamed(id))]);
    }
    for (std::size_t i = season.leagueFixtures(); told.isPlayoffs.value_or(true) && i < season.fixtures.size(); ++i) {
        const Fixture& fixture = season.fixtures[i];
        if (keyOf({fixture.sides.begin(), fixture.sides.end()}) == key)
            found.push_back(&fixture);
    }
    return found;
}

/// The one that is told of: that with its id; else one of these sides that no line before was about, first one that has
/// this very result, then one that is open; at home as told, in the round or on the day as told.
const Fixture* IntakeDesk::fixtureFor(const ToldMatch& told) const
{
    if (const Fixture* fixture = fixtureWith(told); fixture || (!told.fixture.empty() && !intake.isOurs))
        return fixture;
    if (told.sides.size() < 2)
        return nullptr;
    const Fixture* best = nullptr;
    int most = -1;
    for (const Fixture* fixture : fixturesOf(told)) {
        if (m_met.contains(fixture->id))
            continue;
        if (told.round > 0 && !fixture->playoffs && told.round != fixture->round && !isLadder(season))
            continue;
        const std::optional<Result> there = resultOf(*fixture);
        const bool isSame = there && isThatResult(*there, told.result) && isThatDay(*fixture, *there, told);
        if (isSettled(season, *fixture) && !isSame)
            continue;
        const std::string& day = told.playedOn.empty() ? told.day : told.playedOn;
        const int fits = (isSame ? 4 : 0) + (fixture->sides[0] == told.sides[0] ? 2 : 0) +
                         (!day.empty() && fixture->date == day ? 1 : 0);
        if (fits > most) {
            best = fixture;
            most = fits;
        }
    }
    return best;
}

/// What was entered for it, or what a drop-out has brought.
std::optional<Result> IntakeDesk::resultOf(const Fixture& fixture) const
{
    return fixture.result && !hasMisplacedResult(fixture) ? fixture.result : countedResult(season, fixture);
}

bool IntakeDesk::isThatResult(const Result& there, const Json& told) const
{
    if (there.how == HowEnded::Forfeit && told.contains("forfeited_by")) {
        std::set<std::string> absent;
        for (std::size_t side = 0; side < there.entrants.size(); ++side) {
            if (there.absent[side])
                absent.insert(season.entrant(there.entrants[side]).id);
        }
        return absent == told["forfeited_by"].get<std::set<std::string>>();
    }
    const char* part = there.hasScores ? "scores" : "places";
    const PerSide<int>& numbers = there.hasScores ? there.scores : there.places;
    if (!told.contains(part))
        return false;
    for (std::size_t side = 0; side < there.entrants.size(); ++side) {
        const std::string& id = season.entrant(there.entrants[side]).id;
        if (!told[part].contains(id) || told[part][id] != numbers[side])
            return false;
    }
    return true;
}

/// In a ladder the same two may meet every evening, and end alike.
bool IntakeDesk::isThatDay(const Fixture& fixture, const Result& there, const ToldMatch& told) const
{
    if (told.playedOn.empty() || there.date == told.playedOn)
        return true;
    return there.date.empty() && (!isLadder(season) || fixture.date == told.playedOn);
}

bool IntakeDesk::saysTheSame(const Result& there, const ToldMatch& told) const
{
    const bool isDay = told.playedOn.empty() || there.date.empty() || there.date == told.playedOn;
    const bool isHow = told.how.empty() || told.how == toWord(there.how);
    Json result = told.result;
    // What is carried on because it was counted is told by that.
    for (const SideField& field : sideFields(season, rules, told.sides.size())) {
        for (const int side : told.sides) {
            if (field.isKept && !intake.isOurs && result.contains("details"))
                result["details"][season.entrant(side).id].erase(field.key);
        }
    }
    const auto details = result.find("details");
    if (details != result.end() &&
        std::all_of(details->begin(), details->end(), [](const Json& of) { return of.empty(); }))
        result.erase("details");
    return isDay && isHow && isWithin(result, writeResult(season, there, rules));
}

/// Where the line says it otherwise than the season; none: it does not.
std::optional<Json> IntakeDesk::arranged(const Fixture& fixture, const ToldMatch& told) const
{
    const auto other = [](const std::string& now, const std::string& was) {
        return now == was ? std::nullopt : toldWords(now);
    };
    const std::optional<Result> there = resultOf(fixture);
    // A day that the result there does not tell is when it was played.
    const bool isDayMissing = there && there->date.empty() && !told.playedOn.empty();
    Arrange deed{fixture.id,
                 other(isDayMissing ? told.playedOn : told.day, fixture.date),
                 other(told.time, fixture.time),
                 other(told.venue, fixture.venue),
                 {}};
    if (told.isHomeTold && !there && told.sides.size() == 2 && fixture.sides[0] == told.sides[1])
        deed.home = season.entrant(told.sides[0]).id;
    return deed.date || deed.time || deed.venue || deed.home ? std::optional(actJson(deed)) : std::nullopt;
}

void IntakeDesk::enter(ToldMatch told)
{
    const Fixture* fixture = fixtureFor(told);
    if (!fixture && isLadder(season) && told.sides.size() > 1)
        return add(std::move(told));
    if (!fixture)
        return leaveOut(Saying::tr("This match is not among the fixtures, or already has a result."));
    m_met.insert(fixture->id);
    const std::optional<Result> there = resultOf(*fixture);
    if (there && !told.result.empty() && !saysTheSame(*there, told))
        return leaveOut(texts::hasResult);
    std::vector<Json> acts;
    if (std::optional<Json> arrange = arranged(*fixture, told))
        acts.push_back(std::move(*arrange));
    if (!there && !told.result.empty()) {
        if (!told.playedOn.empty())
            told.result["date"] = told.playedOn;
        acts.push_back(actJson(RecordResult{fixture->id, told.result}));
    }
    if (!told.abandoned.empty() && told.abandoned != fixture->abandoned)
        acts.push_back(actJson(Abandon{fixture->id, told.abandoned}));
    if (told.isCancelled && !fixture->cancelled && isLadder(season))
        acts.push_back(actJson(CancelFixture{fixture->id}));
    if (acts.empty()) {
        ++intake.known;
        return;
    }
    play(std::move(acts), wordsOf(told));
}

void IntakeDesk::add(ToldMatch told)
{
    AddFixture added{eachOf(told.sides, [this](int side) { return season.entrant(side).id; }),
                     toldWords(told.day.empty() ? told.playedOn : told.day), toldWords(told.time),
                     toldWords(told.venue)};
    std::vector<Json> acts{actJson(added)};
    const std::string id = std::to_string(season.leagueFixtures() + 1);
    if (!told.result.empty()) {
        if (!told.playedOn.empty())
            told.result["date"] = told.playedOn;
        acts.push_back(actJson(RecordResult{id, told.result}));
    }
    if (!told.abandoned.empty())
        acts.push_back(actJson(Abandon{id, told.abandoned}));
    if (told.isCancelled)
        acts.push_back(actJson(CancelFixture{id}));
    const std::size_t before = season.leagueFixtures();
    play(std::move(acts), wordsOf(told));
    if (season.leagueFixtures() == before)
        return;
    m_met.insert(id);
    m_fixtures[keyOf(told.sides)].push_back(id);
}

Text IntakeDesk::wordsOf(const ToldMatch& told) const
{
    Sides sides;
    std::string scores;
    const std::vector<SideField> fields = sideFields(season, rules, told.sides.size());
    for (const int side : told.sides) {
        sides.push_back(side);
        const Json score = fields.empty() ? Json() : league::told(told.result, fields.front(), season.entrant(side).id);
        if (score.is_number())
            scores += (scores.empty() ? "" : ":") + std::to_string(score.get<int>());
    }
    return Text::verbatim(season.namesOf(sides) + (scores.empty() ? "" : " " + scores));
}

} // namespace whistle::league
