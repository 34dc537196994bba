// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/seasons.h"

#include "base/contains.h"
#include "base/first.h"
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "league/model/house_rules.h"
#include "league/model/rules.h"
#include "league/refereeing/acts.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

using league::Entrant;
using league::Fixture;
using league::LeagueRules;
using league::ReportedMatch;
using league::Season;
using league::Sides;

namespace {

/// What players call a game; one that nobody knows by its id.
TextPlace nameOfGame(std::string_view id)
{
    const LeagueRules* rules = leagueRules(id);
    return rules == nullptr ? TextPlace(Name{std::string(id)}) : TextPlace(rules->name);
}

constexpr Sentence otherGame{"catalog", QT_TRANSLATE_NOOP("catalog", "The match is “%1”, but the season is “%2”.")};
constexpr Sentence noSeason{
    "catalog", QT_TRANSLATE_NOOP("catalog", "This record holds no season: its first entry must create one.")};
constexpr Sentence byHandOnly{
    "catalog", QT_TRANSLATE_NOOP("catalog", "Results of this game are entered by hand; its matches are not read.")};
constexpr Sentence refusedInRecord{"catalog",
                                   QT_TRANSLATE_NOOP("catalog", "Entry %1 of the record is against the rules: %2")};
constexpr Sentence impossibleEntry{
    "catalog", QT_TRANSLATE_NOOP("catalog", "Entry %1 is impossible: %2 The match does not count.")};
constexpr Sentence otherPack{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "The match was played with a different data pack, so it cannot be verified.")};
constexpr Sentence unknownSide{"catalog", QT_TRANSLATE_NOOP("catalog", "“%1” from the match is not in this season.")};
constexpr Sentence noOpenFixture{"catalog", QT_TRANSLATE_NOOP("catalog", "%1 has no open fixture in this season.")};
constexpr Sentence noSuchFixture{"common", QT_TRANSLATE_NOOP("common", "There is no fixture “%1”.")};
constexpr Sentence countsAlready{
    "catalog",
    QT_TRANSLATE_NOOP(
        "catalog", "This match is already in the season: it is the result of fixture “%1” (%2). A match counts once.")};
constexpr Sentence isOlder{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "This is an older copy of the match that is the result of fixture “%1” (%2): it was "
                                 "corrected there.")};
constexpr Sentence isOtherCopy{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "This is an older copy of the match that is the result of fixture “%1” (%2). A match "
                                 "counts once.")};
constexpr Sentence wentOn{"catalog",
                          QT_TRANSLATE_NOOP("catalog", "the match was corrected after its result was recorded")};
constexpr Sentence typedBefore{
    "catalog", QT_TRANSLATE_NOOP("catalog", "its result was entered by hand before the match itself came")};
constexpr Sentence hasResult{"catalog",
                             QT_TRANSLATE_NOOP("catalog", "This match cannot be played: it is already settled.")};
constexpr Sentence sidesOpen{"common", QT_TRANSLATE_NOOP("common", "It is not yet known who plays this match.")};
constexpr Sentence otherSides{"catalog", QT_TRANSLATE_NOOP("catalog", "The fixture is %1; this match is %2.")};

bool hasSides(const Fixture& fixture, const std::vector<int>& entrants)
{
    return fixture.sides.size() == entrants.size() &&
           std::is_permutation(fixture.sides.begin(), fixture.sides.end(), entrants.begin());
}

Checked<const Fixture*> fixtureFor(const Season& season, const std::string& id, const std::vector<int>& entrants)
{
    std::string names;
    for (const int entrant : entrants)
        names += (names.empty() ? "" : " – ") + season.nameOf(entrant);
    if (!id.empty()) {
        const int index = season.fixtureNamed(id);
        if (index < 0)
            return Problem{"/fixture", Text{noSuchFixture, id}};
        const Fixture& fixture = season.fixtures[static_cast<std::size_t>(index)];
        if (!hasSides(fixture, entrants))
            return Problem{"/fixture", Text{otherSides, season.namesOf(fixture.sides), names}};
        return &fixture;
    }
    for (const Fixture& fixture : season.fixtures) {
        if (hasSides(fixture, entrants) && !isSettled(season, fixture))
            return &fixture;
    }
    return Problem{"/fixture", Text{noOpenFixture, names}};
}

/// A match that a replay does not bear out is none.
Problems unverified(const Match& match)
{
    if (match.hasOtherPack())
        return {{"/pack", Text{otherPack}}};
    for (const RefusedEntry& refused : match.deviations()) {
        std::string reasons;
        for (const Objection& objection : refused.objections)
            reasons += objection.why.toStdString(match.names()) + " ";
        return {{"/entry", Text{impossibleEntry, refused.number, reasons}, refused.number + 1}};
    }
    return {};
}

Json bySide(const Season& season, const std::vector<int>& entrants, const std::vector<int>& values)
{
    Json json = Json::object();
    for (std::size_t side = 0; side < entrants.size(); ++side)
        json[season.entrant(entrants[side]).id] = values[side];
    return json;
}

/// What the league's rules want that the match did not have from its beginning.
std::vector<std::string> strayedFrom(const Match& match, const Season& season, const LeagueRules& rules,
                                     const MatchOrigin& origin, const std::string& fixture)
{
    if (!rules.strayed)
        return {};
    Json terms = origin.terms;
    if (terms.is_null()) {
        const Checked<league::MatchToPlay> now = matchFor(season, fixture);
        terms = now ? now->terms : Json::object();
    }
    for (const LogEntry& entry : match.entries()) {
        if (entry.withdrawn || entry.refused)
            continue;
        const std::optional<TracedEntry> first = match.entryAt(entry.number);
        return first ? rules.strayed(first->entry, terms) : std::vector<std::string>();
    }
    return {};
}

/// Whether the match is this one, or goes on with it.
bool goesOnWith(const Match& match, const league::Result& result)
{
    return !result.chain.empty() && std::any_of(match.recordedLines().begin(), match.recordedLines().end(),
                                                [&](const RecordedLine& line) { return line.chain == result.chain; });
}
/// A fixture of which this very match, or one that this one goes on with, is the result; null: none.
const Fixture* fixtureWith(const Match& match, const Season& season)
{
    return firstOf(season.fixtures,
                   [&](const Fixture& fixture) { return fixture.result && goesOnWith(match, *fixture.result); });
}
/// One of which it was the result before that was corrected, by a longer one or by hand; null: none.
const Fixture* fixtureBefore(const Match& match, const Season& season)
{
    return firstOf(season.fixtures, [&](const Fixture& fixture) {
        return fixture.result &&
               std::any_of(fixture.corrected.begin(), fixture.corrected.end(),
                           [&](const league::Corrected& told) { return goesOnWith(match, told.before); });
    });
}
/// Whether the match is to the letter what was the result of the fixture before.
bool wasResult(const Match& match, const Fixture& fixture)
{
    return std::any_of(fixture.corrected.begin(), fixture.corrected.end(), [&](const league::Corrected& told) {
        return told.before.chain == match.recordedLines().back().chain;
    });
}
/// One of these whose result was entered by hand as this match ended, on no other day; null: none, or several.
const Fixture* fixtureTyped(const Season& season, const std::vector<int>& entrants, const ReportedMatch& report,
                            const MatchOrigin& origin)
{
    const auto isTyped = [&](const Fixture& fixture) {
        if (!hasSides(fixture, entrants) || !fixture.result || hasMisplacedResult(fixture))
            return false;
        const league::Result& result = *fixture.result;
        if (result.source != league::Source::Hand || result.how != league::HowEnded::Played || !result.hasScores)
            return false;
        for (std::size_t side = 0; side < entrants.size(); ++side) {
            const auto place = static_cast<std::size_t>(
                std::find(result.entrants.begin(), result.entrants.end(), entrants[side]) - result.entrants.begin());
            if (report.scores.empty() || result.scores[place] != report.scores[side] ||
                result.places[place] != report.places[side])
                return false;
        }
        return result.date.empty() || origin.date.empty() || result.date == origin.date;
    };
    const auto found = std::count_if(season.fixtures.begin(), season.fixtures.end(), isTyped);
    return found == 1 ? firstOf(season.fixtures, isTyped) : nullptr;
}

/// The fixture that a match is about, and why it changes the result there; without a reason it is the first.
struct Meant {
    std::string fixture; ///< empty: the first that is open
    std::optional<Sentence> why{};
};

/// A match counts once: where it counts already only what it says now can be entered, as a correction.
Checked<Meant> fixtureMeant(const Match& match, const Season& season, const MatchOrigin& origin,
                            const std::string& fixture, const std::vector<int>& entrants, const ReportedMatch& report)
{
    const auto isFor = [&](const Fixture& known) {
        return (fixture.empty() || fixture == known.id) && hasSides(known, entrants);
    };
    const bool isFile = origin.match.empty();
    if (const Fixture* with = fixtureWith(match, season)) {
        const bool isLonger = with->result->chain != match.recordedLines().back().chain;
        if (isFile && isLonger && isFor(*with))
            return Meant{with->id, wentOn};
        if (with->id != fixture)
            return Problem{"/fixture", Text{countsAlready, with->id, season.namesOf(with->sides)}};
    } else if (const Fixture* before = fixtureBefore(match, season)) {
        const bool isByHand = before->result->chain.empty();
        if (isFile && isByHand && !wasResult(match, *before) && isFor(*before))
            return Meant{before->id, wentOn};
        if (isFile || !isByHand || before->id != fixture)
            return Problem{"/fixture", Text{isOlder, before->id, season.namesOf(before->sides)}};
    } else if (const Fixture* typed = fixture.empty() ? fixtureTyped(season, entrants, report, origin) : nullptr) {
        return Meant{typed->id, typedBefore};
    }
    return Meant{fixture, {}};
}

Json resultJson(const ReportedMatch& report, const Season& season, const LeagueRules& rules,
                const std::vector<int>& entrants)
{
    Json result{{"places", bySide(season, entrants, report.places)}};
    if (!report.scores.empty())
        result["scores"] = bySide(season, entrants, report.scores);
    for (std::size_t stat = 0; stat < report.stats.size(); ++stat)
        result["stats"][rules.stats[stat].id] = bySide(season, entrants, report.stats[stat]);
    if (!report.by.empty())
        result["by"] = report.by;
    result["details"] = Json::object();
    for (std::size_t side = 0; side < entrants.size(); ++side)
        result["details"][season.entrant(entrants[side]).id] = report.details.value(report.sides[side], Json());
    return result;
}

} // namespace

std::unique_ptr<SeasonRecord> newSeason()
{
    return std::make_unique<SeasonRecord>(league::SeasonGame(leagueRules));
}

Checked<std::unique_ptr<SeasonRecord>> openSeason(std::vector<RecordedLine> lines, Reasons::Listening tells)
{
    const Checked<MatchHeader> header = readHeader(lines.front().text);
    if (!header)
        return header.problems();
    // A season goes on by the rules with which it began; what is newer than this program is read as its own.
    const bool isFirst = header->rulesVersion == std::to_string(league::firstRules);
    Checked<std::unique_ptr<Match>> opened = SeasonRecord::open(
        std::move(lines), league::SeasonGame(leagueRules, isFirst ? league::firstRules : league::rulesNow, tells));
    if (!opened)
        return opened.problems();
    std::unique_ptr<SeasonRecord> record(static_cast<SeasonRecord*>((*opened).release()));
    // Nobody can ask a season that was never created.
    if (rulesOf(*record) == nullptr)
        return Problem{"/record", Text{noSeason}, 1};
    return record;
}

Checked<std::unique_ptr<SeasonRecord>> openSeasonFile(const Json& file)
{
    Checked<std::vector<RecordedLine>> lines = league::readSeasonFile(file);
    if (!lines)
        return lines.problems();
    return openSeason(std::move(*lines));
}

Problems remarksOn(const SeasonRecord& season)
{
    Problems remarks;
    for (const Problem& note : season.notes()) {
        if (note.at != "/rules_version" || season.state().rules == league::rulesNow)
            remarks.push_back(note);
    }
    for (const RefusedEntry& refused : season.deviations()) {
        std::string why;
        for (const Objection& objection : refused.objections)
            why += (why.empty() ? "" : " ") + objection.why.toStdString();
        remarks.push_back({pointerTo("/record", static_cast<std::size_t>(refused.number)),
                           Text{refusedInRecord, refused.number, why}});
    }
    return remarks;
}

Kinship kinshipOf(const std::vector<RecordedLine>& file, const std::vector<std::string>& here)
{
    for (std::size_t i = 0; i < std::min(file.size(), here.size()); ++i) {
        if (file[i].text != here[i])
            return Kinship::Other;
    }
    return file.size() == here.size() ? Kinship::Same : file.size() > here.size() ? Kinship::Newer : Kinship::Older;
}

Json seasonSummary(const Season& season)
{
    int fixtures = 0;
    int played = 0;
    for (const Fixture& fixture : season.fixtures) {
        const bool counts = countedResult(season, fixture).has_value();
        played += counts ? 1 : 0;
        fixtures += counts || !isSettled(season, fixture) ? 1 : 0;
    }
    if (areRoundsLeft(season)) {
        // Rounds of a Swiss that are still to be paired.
        const auto left = std::count_if(season.entrants.begin(), season.entrants.end(),
                                        [](const Entrant& entrant) { return !entrant.droppedOut; });
        fixtures += (swissOf(season)->rounds - static_cast<int>(season.paired.size())) * static_cast<int>(left / 2);
    }
    Json people = Json::object();
    for (const league::Person& person : season.people)
        people[person.id] = person.name;
    return {{"id", season.id},
            {"game", season.game},
            {"people", std::move(people)},
            {"entrants", season.entrants.size()},
            {"started", season.started},
            {"fixtures", fixtures},
            {"played", played},
            {"champion", season.champion < 0 ? Json(nullptr) : Json(season.nameOf(season.champion))}};
}

const LeagueRules* rulesOf(const SeasonRecord& season)
{
    return season.journal().game().rulesOf(season.state());
}

int entrantCalled(const Season& season, const std::string& side)
{
    if (const int byId = season.entrantNamed(side); byId >= 0)
        return byId;
    for (const auto& read : {&Entrant::identity, &Entrant::name}) {
        int found = -1;
        int count = 0;
        for (std::size_t i = 0; i < season.entrants.size(); ++i) {
            if (season.entrants[i].*read == side && !season.entrants[i].droppedOut) {
                found = static_cast<int>(i);
                ++count;
            }
        }
        if (count == 1)
            return found;
    }
    return -1;
}

std::string dateOf(const Match& match)
{
    const std::vector<LogEntry>& entries = match.entries();
    return entries.empty() ? std::string() : entries.back().at.toIso().substr(0, 10);
}

Text toldOfOtherGame(std::string_view game, std::string_view season)
{
    return {otherGame, nameOfGame(game), nameOfGame(season)};
}

Problems againstPlaying(const Season& season, const std::string& fixture, std::string_view game, const Json& table)
{
    if (game != season.game)
        return {{"/game", toldOfOtherGame(game, season.game)}};
    const LeagueRules* rules = leagueRules(game);
    const int index = season.fixtureNamed(fixture);
    const std::vector<std::string> sides = rules && rules->sides ? rules->sides(table) : std::vector<std::string>();
    if (index < 0 || sides.empty())
        return {};
    const Fixture& wanted = season.fixtures[static_cast<std::size_t>(index)];
    std::vector<int> entrants;
    std::string names;
    for (const std::string& side : sides) {
        entrants.push_back(side.empty() ? -1 : entrantCalled(season, side));
        names += (names.empty() ? "" : " – ") + (entrants.back() < 0 ? side : season.nameOf(entrants.back()));
    }
    if (hasSides(wanted, entrants))
        return {};
    return {{"/fixture", Text{otherSides, season.namesOf(wanted.sides), names}}};
}

Checked<Json> resultOf(const Match& match, const Season& season, const MatchOrigin& origin, const std::string& fixture)
{
    const LeagueRules* rules = leagueRules(season.game);
    if (match.game() != season.game)
        return Problem{"/game", toldOfOtherGame(match.game(), season.game)};
    if (!rules || !rules->report)
        return Problem{"/game", Text{byHandOnly}};
    if (Problems problems = unverified(match); !problems.empty())
        return problems;
    const Checked<ReportedMatch> report = rules->report(match.table());
    if (!report)
        return report.problems();
    std::vector<int> entrants;
    for (const std::string& side : report->sides) {
        entrants.push_back(entrantCalled(season, side));
        if (entrants.back() < 0)
            return Problem{"/teams", Text{unknownSide, side}};
    }
    const Checked<Meant> meant = fixtureMeant(match, season, origin, fixture, entrants, *report);
    if (!meant)
        return meant.problems();
    const Checked<const Fixture*> found = fixtureFor(season, meant->fixture, entrants);
    if (!found)
        return found.problems();
    Json result = resultJson(*report, season, *rules, entrants);
    std::vector<std::string> deviations = report->deviations;
    for (std::string& strayed : strayedFrom(match, season, *rules, origin, (*found)->id))
        deviations.push_back(std::move(strayed));
    for (const LogEntry& entry : match.entries()) {
        if (entry.overrideReason && !entry.withdrawn)
            deviations.push_back("entry " + std::to_string(entry.number) + ": " + *entry.overrideReason);
    }
    if (!deviations.empty())
        result["deviations"] = deviations;
    result["source"] = toWord(origin.source);
    if (!origin.match.empty())
        result["match"] = origin.match;
    result["chain"] = match.recordedLines().back().chain;
    if (!origin.date.empty())
        result["date"] = origin.date;
    if (meant->why)
        return actJson(league::CorrectResult{(*found)->id, std::move(result), Text{*meant->why}.toStdString()});
    return actJson(league::RecordResult{(*found)->id, std::move(result)});
}

Problems againstCopy(const Match& match, const Season& season, const std::string& fixture, const LoadMatch& load)
{
    const auto& lines = match.recordedLines();
    const int index = season.fixtureNamed(fixture);
    if (index < 0)
        return {};
    const Sides& sides = season.fixtures[static_cast<std::size_t>(index)].sides;
    for (const Fixture& other : season.fixtures) {
        if (other.id == fixture || !other.result || other.result->match.empty() ||
            !hasSides(other, {sides.begin(), sides.end()}))
            continue;
        const Checked<std::vector<std::string>> kept = load(other.result->match);
        // A line has the chain of all before it.
        if (kept && kept->size() > lines.size() && (*kept)[lines.size() - 1] == lines.back().text)
            return {{"/fixture", Text{isOtherCopy, other.id, season.namesOf(other.sides)}}};
    }
    return {};
}

namespace {

league::SideToPlay sideToPlay(const Season& season, const LeagueRules& rules, int entrant)
{
    const Entrant& one = season.entrant(entrant);
    const league::Person* coach = season.person(one.coach);
    // A team of the game may also be entered under its own id.
    const bool isTeam = contains(rules.identities, one.id);
    const std::string identity = one.identity.empty() && isTeam ? one.id : one.identity;
    return {one.name, identity, coach ? coach->name : std::string(), carriedOn(season, entrant)};
}

} // namespace

Checked<league::MatchToPlay> matchFor(const Season& season, const std::string& id)
{
    const LeagueRules* rules = leagueRules(season.game);
    if (!rules || !rules->newMatch)
        return Problem{"/game", Text{byHandOnly}};
    const int index = season.fixtureNamed(id);
    if (index < 0)
        return Problem{"/fixture", Text{noSuchFixture, id}};
    const Fixture& fixture = season.fixtures[static_cast<std::size_t>(index)];
    if (isSettled(season, fixture))
        return Problem{"/fixture", Text{hasResult}};
    std::vector<league::SideToPlay> sides;
    for (const int entrant : fixture.sides) {
        if (entrant < 0)
            return Problem{"/fixture", Text{sidesOpen}};
        sides.push_back(sideToPlay(season, *rules, entrant));
    }
    return rules->newMatch(season.settings, sides, fixture.playoffs);
}

Json carriedOn(const Season& season, int entrant)
{
    const LeagueRules* rules = leagueRules(season.game);
    if (!rules || !rules->carriedOn)
        return Json::object();
    std::vector<league::PastMatch> past;
    for (const Fixture& fixture : season.fixtures) {
        const std::optional<league::Result> result = countedResult(season, fixture);
        const bool plays = contains(fixture.sides, entrant);
        if (result && plays)
            past.push_back(
                {result->details.value(season.entrant(entrant).id, Json()), result->how == league::HowEnded::Played});
    }
    return rules->carriedOn(season.settings, past);
}

std::vector<league::SettledField> broughtBy(const Season& season, int entrant)
{
    const LeagueRules* rules = leagueRules(season.game);
    return rules && rules->brings ? rules->brings(sideToPlay(season, *rules, entrant))
                                  : std::vector<league::SettledField>();
}

namespace {

NameReader namesIn(const Season& season)
{
    const Checked<const CatalogGame*> game = Catalog::standard().game(season.game);
    return game ? (*game)->names : NameReader();
}

} // namespace

QString deviationIn(const Season& season, const std::string& deviation)
{
    return deviationWords(*leagueRules(season.game), deviation, namesIn(season));
}

std::string webPageOf(const Season& season, const std::string& language)
{
    return seasonHtml(season, *leagueRules(season.game), language, namesIn(season));
}

std::string paperOf(league::Paper paper, const Season& season, const league::PaperRound& round,
                    const std::string& language, const league::SlipCode& code, league::TieValues values)
{
    const auto brings = [&season](int entrant) {
        std::vector<Text> sentences;
        for (const league::SettledField& field : broughtBy(season, entrant))
            sentences.push_back(field.why);
        return sentences;
    };
    return paperHtml(paper, season, *leagueRules(season.game), round, {namesIn(season), brings, code, values},
                     language);
}

} // namespace whistle
