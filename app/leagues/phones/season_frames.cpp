// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/phones/season_frames.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "club/club_words.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "devices/ask.h"
#include "devices/phone_json.h"
#include "league/model/texts.h"
#include "league/refereeing/result_fields.h"
#include "league/refereeing/result_reader.h"
#include "league/refereeing/why_paired.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"
#include "leagues/bracket/bracket_state.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/standings_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::season_frames {

using league::Fixture;
using league::PaperRound;
using league::Reported;
using league::Season;
using league::paper::SeatedFixture;
using league::paper::seatedIn;

namespace {

struct FrameWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::SeasonDevices)
};

/// So many matches a frame tells of; a phone has nothing of more.
constexpr std::size_t mostMatches = 400;

std::string idOf(const Season& season, int entrant)
{
    return entrant < 0 ? std::string() : season.entrant(entrant).id;
}

QString listed(const LeagueSession& league, const std::vector<int>& entrants)
{
    QStringList names;
    for (const int entrant : entrants)
        names << league.nameOf(entrant);
    return enumerated(names);
}

int lastRoundOf(const Season& season)
{
    if (const league::Swiss* swiss = swissOf(season))
        return swiss->rounds;
    int last = 0;
    for (const Fixture& fixture : season.fixtures)
        last = std::max(last, fixture.playoffs ? 0 : fixture.round);
    return last;
}

bool isPlayed(const SeatedFixture& seated)
{
    return seated.result.has_value();
}

/// "after round 2": the last one of which everything is played.
QString afterOf(const Season& season)
{
    const auto played = std::count_if(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& fixture) {
        return !fixture.playoffs && countedResult(season, fixture).has_value();
    });
    if (isLadder(season))
        return FrameWords::tr("after %n matches", "", static_cast<int>(played));
    int after = 0;
    for (const PaperRound& round : paperRounds(season)) {
        if (round.playoffs)
            break;
        const std::vector<SeatedFixture> seated = seatedIn(season, round);
        if (!std::all_of(seated.begin(), seated.end(), isPlayed))
            break;
        after = round.number;
    }
    return after > 0 ? FrameWords::tr("after round %1").arg(after) : QString();
}

QString stateWords(const LeagueSession& league, const Fixture& fixture, const Going& going, Reported reported)
{
    QStringList names;
    for (const league::Report& report : reportsOn(fixture.id, going.reports))
        names << league.nameOf(league.season().entrantNamed(report.entrant));
    switch (reported) {
    case Reported::Not:
        if (const auto called = going.called.find(fixture.id);
            called != going.called.end() && !contains(going.begun, fixture.id))
            return FrameWords::tr("called: %1", "to a table").arg(isolated(called->second.place));
        if (const auto standing = going.standing.find(fixture.id);
            standing != going.standing.end() && !standing->second.isEmpty())
            return standing->second;
        return contains(going.begun, fixture.id) ? FrameWords::tr("being played", "a match") : QString();
    case Reported::BySome:
        return FrameWords::tr("reported by %1").arg(enumerated(names));
    case Reported::Agreed:
        return FrameWords::tr("all sides agree", "about the result of a match");
    case Reported::Differs:
        return FrameWords::tr("reports differ");
    }
    return {};
}

Json sidesOf(const LeagueSession& league, const SeatedFixture& seated, const Going& going)
{
    const Season& season = league.season();
    Json sides = Json::array();
    const Fixture& fixture = *seated.fixture;
    const auto goes = going.scores.find(fixture.id);
    // What a match has come to, else how it stands at its table.
    const auto gotOf = [&](std::size_t side) {
        const bool isOn = !seated.result && goes != going.scores.end();
        const auto running = isOn ? goes->second.find(fixture.sides[side]) : std::map<int, int>::const_iterator();
        return isOn && running != goes->second.end() ? QString::number(running->second) : seated.gotOf(side);
    };
    for (std::size_t side = 0; side < fixture.sides.size(); ++side)
        sides.push_back({{"entrant", idOf(season, fixture.sides[side])},
                         {"name", said(sideName(season, fixture, side))},
                         {"score", said(gotOf(side))},
                         {"won", seated.result && seated.result->places[side] == 1}});
    return sides;
}

Json matchOf(const LeagueSession& league, const SeatedFixture& seated, const Going& going)
{
    const Season& season = league.season();
    const Fixture& fixture = *seated.fixture;
    const Reported how = seated.result ? Reported::Not : reported(season, fixture, going.reports);
    const bool isOn = how == Reported::Not && contains(going.begun, fixture.id);
    QStringList notes = fixture_words::marks(league, fixture);
    const bool isPlainResult = fixture.result && !hasMisplacedResult(fixture) && fixture.setAside.empty();
    if (seated.result && isPlainResult && seated.result->source == league::Source::Hand && !notes.isEmpty())
        notes.removeFirst(); // that it was told by hand is nobody's business here
    if (const QString game = league::paper::gameOf(season, fixture); !game.isEmpty())
        notes.prepend(game);
    const bool hasTime = !fixture.date.empty() || !fixture.venue.empty();
    const auto called = going.called.find(fixture.id);
    const auto goesAt = going.places.find(fixture.id);
    const bool isCalled = how == Reported::Not && !isOn && called != going.called.end();
    return {{"fixture", fixture.id},
            {"called", isCalled ? Json{{"place", said(capital(called->second.place))},
                                       {"at", said(club_words::clockOf(called->second.at))},
                                       {"now", said(CommonWords::tr("now"))}}
                                : Json()},
            {"place", isOn && goesAt != going.places.end() ? said(capital(goesAt->second)) : std::string()},
            {"table", isLadder(season) && !fixture.playoffs ? 0 : seated.table},
            {"sides", sidesOf(league, seated, going)},
            {"note", said(enumerated(notes))},
            {"when", hasTime && !seated.result ? said(LeagueSession::whenOf(fixture)) : std::string()},
            {"state", seated.result ? "over"
                      : isOn        ? "on"
                                    : std::string(toWord(how))},
            {"words", said(seated.result ? club_words::overWord() : stateWords(league, fixture, going, how))}};
}

Json roundOf(const LeagueSession& league, const PaperRound& round, const std::vector<SeatedFixture>& seated,
             const Going& going)
{
    const Season& season = league.season();
    // Who is paired by a Swiss asks why, until it is played.
    const bool isNew = !round.playoffs && round.number == static_cast<int>(season.paired.size());
    const std::vector<league::PairingReason> reasons =
        isNew ? whyPaired(season, league.rules(), round.number) : std::vector<league::PairingReason>();
    Json matches = Json::array();
    for (const SeatedFixture& each : seated) {
        Json match = matchOf(league, each, going);
        const auto* reason = firstWith(reasons, &league::PairingReason::sides, each.fixture->sides);
        if (reason && !each.result)
            match["why"] = said(league.session().words(reason->why).join(u' '));
        matches.push_back(std::move(match));
    }
    const league::paper::Resting resting = league::paper::restingIn(season, round);
    Json free = Json::array();
    if (!resting.free.empty())
        free.push_back(said(Text{league::words::bye}.render().arg(listed(league, resting.free))));
    if (!resting.missing.empty())
        free.push_back(said(Text{league::words::absent}.render().arg(listed(league, resting.missing))));
    return {{"id", wordOf(round)},
            {"title", said(titleOf(season, round))},
            {"free", std::move(free)},
            {"matches", std::move(matches)}};
}

Json boxesOf(const std::vector<BracketBox>& boxes)
{
    Json all = Json::array();
    for (const BracketBox& box : boxes) {
        Json sides = Json::array();
        for (const BracketSide& side : box.sides) {
            sides.push_back({{"seed", said(side.seed)},
                             {"name", said(side.name)},
                             {"entrant", side.entrant},
                             {"score", said(side.score)},
                             {"won", side.hasWon}});
        }
        all.push_back({{"fixture", said(box.id)},
                       {"caption", said(box.caption)},
                       {"bye", said(box.bye)},
                       {"decided", box.isDecided},
                       {"sides", std::move(sides)}});
    }
    return all;
}

void addBracket(Json& all, const BracketState& state, const QString& title)
{
    Json rounds = Json::array();
    for (const BracketRound& round : state.rounds)
        rounds.push_back({{"title", said(round.title)}, {"boxes", boxesOf(round.boxes)}});
    if (!state.aside.empty())
        rounds.push_back({{"title", said(state.asideTitle)}, {"boxes", boxesOf(state.aside)}});
    if (!rounds.empty())
        all.push_back({{"title", said(title)}, {"rounds", std::move(rounds)}});
}

/// Why there is no next match.
QString nextWords(const LeagueSession& league, int entrant)
{
    const Season& season = league.season();
    if (season.isOver)
        return {};
    if (!season.started)
        return LeagueWords::tr("The season has not started yet.");
    if (hasLeft(season, entrant))
        return FrameWords::tr("You have dropped out.");
    const std::optional<PaperRound> round = roundToPrint(season);
    if (round && !(round->number == 0)) {
        const league::paper::Resting resting = league::paper::restingIn(season, *round);
        if (contains(resting.free, entrant))
            return FrameWords::tr("You have the bye in this round.");
        if (contains(resting.missing, entrant))
            return FrameWords::tr("You do not play in this round.");
    }
    const bool waits = std::any_of(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& fixture) {
        return contains(fixture.sides, entrant) && !isKnown(fixture) && !isSettled(season, fixture);
    });
    if (waits)
        return FrameWords::tr("Your next opponent is not known yet.");
    if (areRoundsLeft(season))
        return FrameWords::tr("The next round is not paired yet.");
    return FrameWords::tr("You have no matches left to play here.");
}

} // namespace

QString whereOf(const Season& season)
{
    if (season.isOver || !season.started)
        return {};
    const std::optional<PaperRound> round = roundToPrint(season);
    if (!round)
        return FrameWords::tr("No round is paired yet.");
    if (round->playoffs)
        return titleOf(season, *round);
    return round->number == 0 ? afterOf(season)
                              : FrameWords::tr("Round %1 of %2").arg(round->number).arg(lastRoundOf(season));
}

QString endOf(const LeagueSession& league)
{
    const Season& season = league.season();
    if (!season.isOver)
        return {};
    return season.champion < 0 ? LeagueWords::tr("The season is over.")
                               : asLine(LeagueWords::tr("Champion: %1.").arg(league.nameOf(season.champion)));
}

Json entrantsOf(const LeagueSession& league, const std::set<std::string>& taken)
{
    Json all = Json::array();
    const Season& season = league.season();
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const league::Entrant& entrant = season.entrants[i];
        all.push_back({{"id", entrant.id},
                       {"name", said(league.nameOf(static_cast<int>(i)))},
                       {"coach", said(league.coachOf(static_cast<int>(i)))},
                       {"colour", entrant.colour},
                       {"taken", contains(taken, entrant.id)},
                       {"out", entrant.droppedOut.has_value()}});
    }
    return all;
}

Json tablesOf(const LeagueSession& league)
{
    Json all = Json::array();
    const Season& season = league.season();
    if (!season.format.league)
        return all;
    Json columns = Json::array();
    const std::vector<LeagueColumn> shown = standings_rows::columns(league);
    const std::size_t beside = standings_rows::besidePoints(league);
    for (std::size_t i = 0; i < shown.size(); ++i)
        columns.push_back({{"words", said(shown[i].head)}, {"goes", shown[i].goes}, {"beside", i == beside}});
    const QString after = afterOf(season);
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        Json rows = Json::array();
        for (const LeagueRow& row : standings_rows::rows(league, static_cast<int>(group)))
            rows.push_back({{"rank", said(row.rank)},
                            {"entrant", said(row.id)},
                            {"cells", saidAll(row.cells)},
                            {"mark", said(row.mark)},
                            {"note", said(row.note)},
                            {"why", saidAll(row.more)},
                            {"line", said(row.lineBelow)}});
        const QString title = season.groups.size() > 1
                                  ? Text{league::words::group}.render().arg(QChar(u'A' + static_cast<int>(group)))
                                  : QString();
        all.push_back(
            {{"title", said(title)}, {"after", said(after)}, {"columns", columns}, {"rows", std::move(rows)}});
    }
    return all;
}

Json roundsOf(const LeagueSession& league, const Going& going)
{
    const Season& season = league.season();
    const std::vector<PaperRound> rounds = paperRounds(season);
    const std::optional<PaperRound> now = roundToPrint(season);
    if (!now)
        return Json::array();
    // From the one that is played outwards.
    const auto at = std::find(rounds.begin(), rounds.end(), *now) - rounds.begin();
    std::vector<std::ptrdiff_t> order;
    for (std::ptrdiff_t i = 0; i < std::ssize(rounds); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [at](std::ptrdiff_t a, std::ptrdiff_t b) { return std::abs(a - at) < std::abs(b - at); });
    std::vector<std::ptrdiff_t> shown;
    std::vector<std::vector<SeatedFixture>> seated(rounds.size());
    std::size_t matches = 0;
    for (const std::ptrdiff_t i : order) {
        const auto index = static_cast<std::size_t>(i);
        seated[index] = seatedIn(season, rounds[index]);
        matches += seated[index].size();
        if (!shown.empty() && matches > mostMatches)
            break;
        shown.push_back(i);
    }
    std::sort(shown.begin(), shown.end());
    Json all = Json::array();
    for (const std::ptrdiff_t i : shown) {
        const auto index = static_cast<std::size_t>(i);
        seated[index].resize(std::min(seated[index].size(), mostMatches));
        all.push_back(roundOf(league, rounds[index], seated[index], going));
    }
    return all;
}

Json callOf(const LeagueSession& league, const Going& going)
{
    const Season& season = league.season();
    const auto last = std::max_element(going.called.begin(), going.called.end(), [](const auto& a, const auto& b) {
        return a.second.at.secondsSinceEpoch < b.second.at.secondsSinceEpoch;
    });
    const int index = last == going.called.end() ? -1 : season.fixtureNamed(last->first);
    if (index < 0)
        return nullptr;
    return {{"fixture", last->first},
            {"names", saidAll(league.namesIn(season.fixtures[static_cast<std::size_t>(index)]))},
            {"place", said(last->second.place)}};
}

Json clockOf(const Going& going)
{
    if (!going.clock)
        return nullptr;
    return {{"ends", going.clock->ends.secondsSinceEpoch},
            {"words", said(club_words::roundWords(*going.clock, false))},
            {"over", said(club_words::roundWords(*going.clock, true))}};
}

Json bracketsOf(const LeagueSession& league)
{
    Json all = Json::array();
    const Season& season = league.season();
    if (!season.format.playoffs || !season.started)
        return all;
    addBracket(all, bracketOf(league), {});
    for (const BracketState& losers : losersOf(league))
        addBracket(all, losers, losers.rounds.front().title);
    return all;
}

NextMatches nextOf(const Season& season)
{
    NextMatches next;
    for (const Fixture* fixture : fixture_words::next(season)) {
        if (!isKnown(*fixture))
            continue;
        const auto index = static_cast<std::size_t>(season.fixtureNamed(fixture->id));
        for (const int side : fixture->sides)
            next[side].push_back(index);
    }
    return next;
}

Json ownOf(const LeagueSession& league, const Going& going, const NextMatches& all, const std::string& id)
{
    const Season& season = league.season();
    const int entrant = season.entrantNamed(id);
    Json next = Json::array();
    Json reports = Json::array();
    const auto known = all.find(entrant);
    std::vector<std::size_t> own = known == all.end() ? std::vector<std::size_t>() : known->second;
    // Whoever is called plays that first.
    std::stable_partition(own.begin(), own.end(),
                          [&](std::size_t index) { return going.called.contains(season.fixtures[index].id); });
    for (const std::size_t index : own) {
        const Fixture* fixture = &season.fixtures[index];
        next.push_back(fixture->id);
        const Reported how = reported(season, *fixture, going.reports);
        if (how == Reported::Not)
            continue;
        Json mine;
        Json others = Json::array();
        for (const league::Report& report : reportsOn(fixture->id, going.reports)) {
            const std::string words = said(wordsOf(league, *fixture, report.result));
            if (report.entrant == id)
                mine = {{"words", words}, {"told", report.told}};
            else
                others.push_back({{"entrant", report.entrant},
                                  {"name", said(league.nameOf(season.entrantNamed(report.entrant)))},
                                  {"words", words}});
        }
        reports.push_back({{"fixture", fixture->id},
                           {"state", std::string(toWord(how))},
                           {"own", mine},
                           {"others", std::move(others)}});
    }
    return {{"seat", id},
            {"next", next},
            {"nextWords", next.empty() ? said(nextWords(league, entrant)) : std::string()},
            {"reports", std::move(reports)}};
}

std::optional<PaperRound> roundToCome(const Season& season)
{
    if (!season.started || season.isOver)
        return {};
    for (const PaperRound& round : paperRounds(season)) {
        const std::vector<SeatedFixture> seated = seatedIn(season, round);
        if (round.number > 0 && !seated.empty() && std::none_of(seated.begin(), seated.end(), isPlayed))
            return round; // of a ladder nobody knows who plays when
    }
    if (areRoundsLeft(season))
        return PaperRound{false, static_cast<int>(season.paired.size()) + 1};
    return {};
}

std::vector<int> expectedIn(const Season& season, const PaperRound& round)
{
    std::vector<int> expected;
    const bool isPaired = round.playoffs || !swissOf(season) || round.number <= static_cast<int>(season.paired.size());
    const std::vector<SeatedFixture> seated = isPaired ? seatedIn(season, round) : std::vector<SeatedFixture>();
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const auto entrant = static_cast<int>(i);
        const bool mayPlay =
            isPaired ? std::any_of(seated.begin(), seated.end(),
                                   [&](const SeatedFixture& each) { return contains(each.fixture->sides, entrant); })
                     : missedBy(season, entrant, round.number) == nullptr;
        if (mayPlay && !hasLeft(season, entrant))
            expected.push_back(entrant);
    }
    return expected;
}

QString placeOf(const Season& season, const Fixture& fixture)
{
    const PaperRound round{fixture.playoffs, isLadder(season) && !fixture.playoffs ? 0 : fixture.round};
    for (const SeatedFixture& seated : seatedIn(season, round)) {
        if (seated.fixture->id == fixture.id && round.number > 0)
            return FrameWords::tr("%1, table %2", "a round").arg(roundName(season, fixture)).arg(seated.table);
    }
    return roundName(season, fixture);
}

QString wordsOf(const LeagueSession& league, const Fixture& fixture, const Json& result)
{
    const Season& season = league.season();
    const league::ReadResult read = readResult(result, season, fixture, league.rules());
    QStringList absent;
    for (std::size_t side = 0; side < read.result.absent.size(); ++side) {
        if (read.result.absent[side])
            absent << FrameWords::tr("%1 did not come").arg(league.nameOf(fixture.sides[side]));
    }
    if (!absent.isEmpty())
        return enumerated(absent);
    QStringList told{fixture_words::score(season, read.result)};
    if (const league::WayToEnd* way = league.rules().way(read.result.by))
        told << Text{way->name}.render();
    return enumerated(told);
}

Json formOf(const LeagueSession& league, const Fixture& fixture)
{
    const Season& season = league.season();
    Json sides = Json::array();
    for (const int side : fixture.sides)
        sides.push_back({{"entrant", idOf(season, side)}, {"name", said(league.nameOf(side))}});
    const FormWords words({nullptr, [&](const std::string& id) { return league.identityName(id); }});
    Json fields = Json::array();
    for (const league::SideField& field : sideFields(season, league.rules(), fixture.sides.size())) {
        fields.push_back({{"name", field.name()},
                          {"label", said(capital(Text{field.label}.render()))},
                          {"needed", field.isNeeded},
                          {"ask", askOf(field.shape, words, {})}});
    }
    Json ways = Json::array();
    for (const league::WayToEnd& way : league.rules().ways)
        ways.push_back({{"value", way.id},
                        {"words", said(Text{way.name}.render())},
                        {"asksWinner", fixture.sides.size() == 2 && !way.scoreDecides && !way.allLose}});
    return {{"is", "form"},
            {"fixture", fixture.id},
            {"title", said(placeOf(season, fixture))},
            {"sides", std::move(sides)},
            {"fields", std::move(fields)},
            {"ways", std::move(ways)}};
}

} // namespace whistle::season_frames
