// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/season_library.h"

#include "base/first.h"
#include "base/json.h"
#include "catalog/leagues.h"
#include "club/club_link.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/meant_sides.h"
#include "league/refereeing/next_season.h"
#include "match/example.h"
#include "store/merged_season.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

namespace {

constexpr Sentence soundUpTo{
    "leagues", QT_TRANSLATE_NOOP("leagues", "This season was changed after entry %1. It is sound up to there.")};

constexpr Sentence wentOnDifferently{
    "leagues",
    QT_TRANSLATE_NOOP("leagues", "The season %1 is already here, and its record differs from the one in this file.")};

constexpr Sentence organisersOnly{
    "leagues", QT_TRANSLATE_NOOP("leagues", "This season is on the club's server, and only an organiser changes it.")};

constexpr Sentence idIsTaken{
    "leagues", QT_TRANSLATE_NOOP("leagues", "The season %1 has replaced it; the two cannot be told apart.")};

MatchSession::Digest digestOf(const Match& match)
{
    const league::Season& season = static_cast<const SeasonRecord&>(match).state();
    MatchSession::Digest digest{season.name, seasonSummary(season), season.champion >= 0};
    digest.summary["lines"] = match.recordedLines().size() - 1;
    return digest;
}

Problems keepDigest(Store& store, const MatchId& id, const Match& match)
{
    const MatchSession::Digest digest = digestOf(match);
    return store.setSummary(id, digest.title, digest.summary, digest.finished);
}

} // namespace

const GameEntry* SeasonLibrary::game(std::string_view id) const
{
    return firstWith(m_games, &GameEntry::game, id);
}

QString SeasonLibrary::nameOfGame(std::string_view id) const
{
    const league::LeagueRules* rules = leagueRules(id);
    return rules ? Text{rules->name}.render() : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

namespace {

Checked<std::vector<MatchSummary>> seasonsOn(Shelf shelf, const Store& store)
{
    Checked<std::vector<MatchSummary>> listed = store.seasons();
    if (listed)
        std::erase_if(*listed, [&](const MatchSummary& each) { return each.shelf != shelf; });
    return listed;
}

bool isUpToDate(const MatchSummary& season)
{
    const auto kept = season.summary.find("lines");
    return kept != season.summary.end() && *kept == season.lines;
}

} // namespace

Checked<std::vector<MatchSummary>> SeasonLibrary::keptSeasons()
{
    Checked<std::vector<MatchSummary>> listed = seasonsOn(Shelf::Open, m_store);
    if (!listed)
        return listed;
    for (MatchSummary& each : *listed) {
        if (!isUpToDate(each))
            each.summary = Json::object();
    }
    return listed;
}

Checked<std::vector<MatchSummary>> SeasonLibrary::seasons(Shelf shelf)
{
    Checked<std::vector<MatchSummary>> listed = seasonsOn(shelf, m_store);
    if (!listed || listed->empty() || shelf != Shelf::Open)
        return listed;
    // Only the season that was changed last can have been interrupted.
    MatchSummary& latest = listed->front();
    if (isUpToDate(latest))
        return listed;
    const Checked<Opened> opened = open(latest.id);
    if (!opened) // told when somebody opens it
        return listed;
    opened->session->keepSummary();
    const MatchSession::Digest digest = digestOf(opened->session->match());
    latest.title = digest.title;
    latest.summary = digest.summary;
    latest.finished = digest.finished;
    return listed;
}

std::optional<Text> SeasonLibrary::barred(const MatchId& season) const
{
    return m_club && m_club->isBarred(season) ? std::optional(Text{organisersOnly}) : std::nullopt;
}

bool SeasonLibrary::isBehind(const MatchId& season, const Match& record) const
{
    const std::optional<int> kept = m_store.lineCount(season);
    return kept && *kept != static_cast<int>(record.recordedLines().size()) - 1;
}

std::map<std::string, std::string> SeasonLibrary::people() const
{
    std::map<std::string, std::string> found;
    const Checked<std::vector<MatchSummary>> listed = m_store.seasons();
    if (!listed)
        return found;
    for (const MatchSummary& season : *listed) {
        const auto people = season.summary.find("people");
        if (season.shelf == Shelf::Bin || people == season.summary.end() || !people->is_object())
            continue;
        for (const auto& [id, name] : people->items()) {
            if (name.is_string())
                found.emplace(id, name.get<std::string>()); // the latest season comes first
        }
    }
    return found;
}

namespace {

/// A season as it is kept, whole.
Checked<std::unique_ptr<SeasonRecord>> readSeason(const Store& store, const MatchId& season)
{
    const Checked<std::vector<std::string>> lines = store.load(season);
    if (!lines)
        return lines.problems();
    SoundLines sound = soundLines(*lines);
    if (sound.fault)
        return Problems{*sound.fault};
    return openSeason(std::move(sound.lines));
}

} // namespace

std::unique_ptr<MatchSession> SeasonLibrary::sessionFor(const MatchId& id, std::unique_ptr<SeasonRecord> record)
{
    MatchSession::Keeper keeper;
    keeper.id = id;
    keeper.record = [this, id](const std::vector<RecordedLine>& lines) -> Problems {
        if (const std::optional<Text> why = barred(id))
            return Problems{Problem{"", *why}};
        return m_store.append(id, lines, Instant::now());
    };
    // Only a cache: where it could not be written, `seasons` finds it behind and makes it anew.
    keeper.keepSummary = [&store = m_store, id](const Match& kept) { (void)keepDigest(store, id, kept); };
    // One that cannot be read is read again when something has been written since.
    using Written = std::pair<std::optional<int>, int>;
    keeper.goneOn = [this, id, unread = std::optional<Written>()](const Match& shown) mutable {
        std::unique_ptr<Match> gone;
        if (!isBehind(id, shown))
            return gone;
        const Written now{m_store.lineCount(id), m_store.writtenByOthers()};
        if (unread == now)
            return gone;
        if (Checked<std::unique_ptr<SeasonRecord>> kept = readSeason(m_store, id))
            gone = std::move(*kept);
        else
            unread = now;
        return gone;
    };
    keeper.against = [](const Match& typedOn, const Match& now, const Json& line) {
        const auto seasonOf = [](const Match& match) -> const league::Season& {
            return static_cast<const SeasonRecord&>(match).state();
        };
        return againstOthers(seasonOf(now), line, sidesMeant(seasonOf(typedOn), line));
    };
    return std::make_unique<MatchSession>(std::move(record), std::move(keeper));
}

SeasonLibrary::Started SeasonLibrary::start(const Json& definition)
{
    std::unique_ptr<SeasonRecord> record = newSeason();
    const Json create = actJson(league::CreateSeason{definition});
    // Judged before anything is stored.
    const Checked<PlayResult> result = record->play(create, Instant::now());
    if (!result)
        return result.problems();
    if (!result->accepted)
        return Refusal{create, *result};
    const Checked<MatchId> id = m_store.importSeason(record->recordedLines(), Instant::now());
    if (!id)
        return id.problems();
    std::unique_ptr<MatchSession> session = sessionFor(*id, std::move(record));
    session->keepSummary();
    return session;
}

Checked<Json> SeasonLibrary::again(const MatchId& season, const Neighbours& neighbours)
{
    std::vector<league::Season> read;
    for (const MatchId& each : {season, neighbours.above, neighbours.below}) {
        if (each.uuid.isEmpty()) {
            read.emplace_back();
            continue;
        }
        const Checked<Opened> opened = open(each);
        if (!opened)
            return opened.problems();
        read.push_back(opened->session->as<league::SeasonGame>().state());
    }
    const league::LeagueRules* rules = leagueRules(read[0].game);
    if (!rules)
        return Problems{};
    const league::Divisions divisions{neighbours.above.uuid.isEmpty() ? nullptr : &read[1],
                                      neighbours.below.uuid.isEmpty() ? nullptr : &read[2], neighbours.exchanged};
    return nextSeason(read[0], *rules, read[0].id, read[0].name, divisions);
}

Checked<SeasonLibrary::Opened> SeasonLibrary::open(const MatchId& season)
{
    const Checked<std::vector<std::string>> lines = m_store.load(season);
    if (!lines)
        return lines.problems();
    SoundLines sound = soundLines(*lines);
    if (sound.lines.empty())
        return sound.fault ? Problems{*sound.fault} : Problems{};
    const int last = static_cast<int>(sound.lines.size()) - 1;
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(std::move(sound.lines));
    if (!record)
        return record.problems();
    Opened opened;
    opened.notes = remarksOn(**record);
    if (sound.fault)
        opened.notes.push_back({"", Text{soundUpTo, last}});
    opened.session = sessionFor(season, std::move(*record));
    return opened;
}

Checked<MatchId> SeasonLibrary::takeIn(const SeasonRecord& file)
{
    const Checked<std::vector<MatchSummary>> listed = m_store.seasons();
    if (!listed)
        return listed.problems();
    const std::vector<RecordedLine>& lines = file.recordedLines();
    for (const MatchSummary& each : *listed) {
        if (valueIn(each.summary, "id", std::string()) != file.state().id || each.shelf == Shelf::Bin)
            continue;
        const Checked<std::vector<std::string>> here = m_store.load(each.id);
        if (!here)
            return here.problems();
        const Kinship kinship = kinshipOf(lines, *here);
        if (kinship == Kinship::Other)
            return Problem{"/record", Text{wentOnDifferently, each.title}};
        if (kinship == Kinship::Newer) {
            const std::vector<RecordedLine> newer(lines.begin() + static_cast<std::ptrdiff_t>(here->size()),
                                                  lines.end());
            if (Problems problems = m_store.append(each.id, newer, Instant::now()); !problems.empty())
                return problems;
        }
        if (Problems problems = put(each.id, Shelf::Open); !problems.empty())
            return problems;
        return each.id;
    }
    return m_store.importSeason(lines, Instant::now());
}

Problems SeasonLibrary::put(const MatchId& season, Shelf shelf)
{
    const Checked<std::vector<MatchSummary>> listed = m_store.seasons();
    if (!listed)
        return listed.problems();
    const auto idOf = [](const MatchSummary& each) { return valueIn(each.summary, "id", std::string()); };
    const auto moved =
        std::find_if(listed->begin(), listed->end(), [&](const MatchSummary& each) { return each.id == season; });
    const bool comesBack = moved != listed->end() && moved->shelf == Shelf::Bin && shelf != Shelf::Bin;
    for (const MatchSummary& each : *listed) {
        if (comesBack && each.shelf != Shelf::Bin && idOf(each) == idOf(*moved))
            return {{"/id", Text{idIsTaken, each.title}}};
    }
    return m_store.putOn(shelf, season);
}

Checked<MatchId> SeasonLibrary::import(const QString& path)
{
    const Checked<std::string> text = readWholeFile(path);
    if (!text)
        return text.problems();
    const Checked<Json> file = parseJson(*text);
    if (!file)
        return file.problems();
    const Checked<std::unique_ptr<SeasonRecord>> record = openSeasonFile(*file);
    if (!record)
        return record.problems();
    const Checked<MatchId> id = takeIn(**record);
    if (!id)
        return id.problems();
    if (const Checked<Opened> opened = open(*id))
        opened->session->keepSummary();
    return id;
}

std::optional<PartedSeason> SeasonLibrary::parted(const QString& path)
{
    const Checked<std::string> text = readWholeFile(path);
    const Checked<Json> file = text ? parseJson(*text) : Checked<Json>(text.problems());
    const Checked<std::unique_ptr<SeasonRecord>> other =
        file ? openSeasonFile(*file) : Checked<std::unique_ptr<SeasonRecord>>(file.problems());
    const Checked<std::vector<MatchSummary>> listed = m_store.seasons();
    if (!other || !listed)
        return {};
    for (const MatchSummary& each : *listed) {
        if (valueIn(each.summary, "id", std::string()) != (*other)->state().id || each.shelf == Shelf::Bin)
            continue;
        const Checked<std::vector<std::string>> here = m_store.load(each.id);
        if (!here || kinshipOf((*other)->recordedLines(), *here) != Kinship::Other)
            return {};
        std::vector<RecordedLine> lines = soundLines(*here).lines;
        Checked<MergedSeason> both = merged(lines, (*other)->recordedLines());
        if (!both)
            return {};
        return PartedSeason{each.id, QString::fromStdString(each.title), std::move(lines),
                            std::make_shared<const MergedSeason>(std::move(*both))};
    }
    return {};
}

Checked<MatchId> SeasonLibrary::bringTogether(const PartedSeason& parted)
{
    const Checked<MatchId> id =
        keepMerged(m_store, parted.here, parted.lines, parted.both->season->recordedLines(), parted.both->fixturesHere);
    if (!id)
        return id;
    if (const Checked<Opened> opened = open(*id))
        opened->session->keepSummary();
    return id;
}

Checked<MatchId> SeasonLibrary::make(const std::vector<Json>& acts)
{
    const std::unique_ptr<SeasonRecord> record = newSeason();
    if (const Checked<std::vector<PlayResult>> played = record->playAll(acts, Instant::now()); !played)
        return played.problems();
    else if (!played->back().accepted)
        return Problem{"", played->back().why.front()};
    const Checked<MatchId> id = m_store.importSeason(record->recordedLines(), Instant::now());
    if (!id)
        return id;
    if (Problems problems = keepDigest(m_store, *id, *record); !problems.empty())
        return problems;
    return id;
}

Checked<MatchId> SeasonLibrary::takeExample(const QString& name)
{
    Checked<std::vector<Json>> acts = exampleCommands("season");
    const Checked<std::vector<MatchSummary>> listed = m_store.seasons();
    if (!acts || !listed)
        return acts ? listed.problems() : acts.problems();
    Json& definition = acts->front()["season"];
    for (const MatchSummary& each : *listed) {
        if (each.shelf != Shelf::Bin && valueIn(each.summary, "id", std::string()) == definition["id"])
            return each.id;
    }
    definition["name"] = name.toStdString();
    const Checked<MatchId> id = make(*acts);
    if (!id)
        return id;
    if (Problems problems = put(*id, Shelf::Archive); !problems.empty())
        return problems;
    return id;
}

} // namespace whistle
