// SPDX-License-Identifier: GPL-3.0-or-later
#include "season_session.h"

#include "base/contains.h"
#include "journal/texts.h"
#include "league/refereeing/meant_sides.h"
#include "streams.h"

#include <algorithm>

namespace whistle::cli {

namespace {

std::vector<MatchId> withId(const std::vector<MatchSummary>& seasons, const std::string& id,
                            std::initializer_list<Shelf> shelves)
{
    std::vector<MatchId> found;
    for (const MatchSummary& each : seasons) {
        if (valueIn(each.summary, "id", std::string()) == id && contains(shelves, each.shelf))
            found.push_back(each.id);
    }
    return found;
}

std::vector<MatchId> withId(const std::vector<MatchSummary>& seasons, const std::string& id)
{
    return withId(seasons, id, {Shelf::Open, Shelf::Archive}); // one at most
}

/// The seasons that somebody calls by this id. Who takes one back means one that is out of the list, if there is one.
std::vector<MatchId> meantBy(const std::vector<MatchSummary>& seasons, const std::string& id,
                             SeasonSession::Wanted wanted)
{
    if (wanted == SeasonSession::Wanted::OutOfTheList) {
        for (const Shelf shelf : {Shelf::Archive, Shelf::Bin}) {
            if (std::vector<MatchId> found = withId(seasons, id, {shelf}); !found.empty())
                return found;
        }
    }
    return withId(seasons, id);
}

Checked<MatchId> find(const std::vector<MatchSummary>& seasons, const std::string& name, SeasonSession::Wanted wanted)
{
    for (const MatchSummary& each : seasons) {
        if (each.id.uuid.toStdString() == name)
            return each.id;
    }
    const std::vector<MatchId> found = meantBy(seasons, name, wanted);
    if (found.size() == 1)
        return found.front();
    return Problem{
        "", Text{found.empty()
                     ? Saying::tr("There is no season “%1”; `league list` shows them all.")
                     : Saying::tr("Several seasons are called “%1”; `league list --all` shows how else to name them."),
                 name}};
}

} // namespace

SeasonSession::SeasonSession(std::unique_ptr<Store> store, MatchId id, std::unique_ptr<SeasonRecord> record)
    : m_store(std::move(store))
    , m_id(std::move(id))
{
    adopt(std::move(record));
    m_found = static_cast<int>(m_record->recordedLines().size()) - 1;
}

void SeasonSession::adopt(std::unique_ptr<SeasonRecord> record)
{
    m_record = std::move(record);
    m_record->setRecorder(
        [keeper = m_store.get(), season = m_id, trouble = m_trouble](const std::vector<RecordedLine>& lines) {
            return *trouble = keeper->append(season, lines, Instant::now());
        });
}

std::unique_ptr<SeasonRecord> SeasonSession::catchUp()
{
    const std::optional<int> kept = m_store->lineCount(m_id);
    if (!kept || *kept == static_cast<int>(m_record->recordedLines().size()) - 1)
        return nullptr;
    const Checked<std::vector<std::string>> loaded = m_store->load(m_id);
    SoundLines lines = loaded ? soundLines(*loaded) : SoundLines();
    if (lines.lines.empty() || lines.fault)
        return nullptr;
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(std::move(lines.lines));
    if (!record)
        return nullptr;
    std::unique_ptr<SeasonRecord> before = std::move(m_record);
    adopt(std::move(*record));
    return before;
}

std::optional<Objection> SeasonSession::against(const Json& line, const SeasonRecord* typedOn) const
{
    return typedOn ? league::againstOthers(season(), line, league::sidesMeant(typedOn->state(), line)) : std::nullopt;
}

template <class Attempt>
auto SeasonSession::untilTaken(Attempt attempt)
{
    std::unique_ptr<SeasonRecord> typedOn;
    while (true) {
        auto [result, isTaken] = attempt(typedOn.get());
        std::unique_ptr<SeasonRecord> before = isTaken ? nullptr : catchUp();
        if (!before)
            return std::move(result);
        if (!typedOn)
            typedOn = std::move(before);
        m_trouble->clear();
    }
}

Checked<PlayResult> SeasonSession::play(const Json& act)
{
    Json line = act;
    if (isUndo(act)) {
        const std::optional<int> own = lastOwn();
        if (!own)
            return Problem{"", Text{journal_texts::nothingToUndo}};
        line = {{"edit", "withdraw"}, {"number", *own}};
    }
    return untilTaken([&](const SeasonRecord* typedOn) {
        const std::optional<Objection> objection = against(line, typedOn);
        Checked<PlayResult> result = objection ? Checked(refusedBy(*objection)) : m_record->play(line, Instant::now());
        const bool isTaken = result && result->accepted;
        if (isTaken)
            m_own.insert(result->number);
        return std::pair(std::move(result), isTaken);
    });
}

Checked<std::vector<PlayResult>> SeasonSession::playAll(const std::vector<Json>& acts)
{
    return untilTaken([&](const SeasonRecord* typedOn) {
        std::optional<Objection> objection;
        for (std::size_t i = 0; i < acts.size() && !objection; ++i)
            objection = against(acts[i], typedOn);
        Checked<std::vector<PlayResult>> results =
            objection ? Checked(std::vector{refusedBy(*objection)}) : m_record->playAll(acts, Instant::now());
        const bool areTaken = results && (results->empty() || results->back().accepted);
        for (std::size_t i = 0; areTaken && i < results->size(); ++i)
            m_own.insert((*results)[i].number);
        return std::pair(std::move(results), areTaken);
    });
}

std::optional<int> SeasonSession::lastOwn() const
{
    const std::vector<LogEntry>& log = m_record->entries();
    for (std::size_t i = log.size(); i > 1; --i) { // the first makes the season
        const LogEntry& entry = log[i - 1];
        if (!entry.withdrawn && (entry.number <= m_found || m_own.count(entry.number) > 0))
            return entry.number;
    }
    return {};
}

ExitCode SeasonSession::open(const std::string& dataFolder, const std::string& name,
                             std::optional<SeasonSession>& session, Wanted wanted)
{
    // What is not there is a wrong word; what is there and cannot be read is trouble.
    Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(dataFolder));
    if (!store)
        return failed(store.problems(), FileTrouble);
    const Checked<std::vector<MatchSummary>> seasons = (*store)->seasons();
    if (!seasons)
        return failed(seasons.problems(), FileTrouble);
    const Checked<MatchId> id = find(*seasons, name, wanted);
    if (!id)
        return failed(id.problems(), BadInput);
    const Checked<std::vector<std::string>> loaded = (*store)->load(*id);
    if (!loaded)
        return failed(loaded.problems(), FileTrouble);
    SoundLines lines = soundLines(*loaded);
    if (lines.fault)
        return failed({*lines.fault}, FileTrouble);
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(std::move(lines.lines));
    if (!record)
        return failed(record.problems(), FileTrouble);
    session.emplace(SeasonSession(std::move(*store), *id, std::move(*record)));
    return Answered;
}

Checked<std::vector<MatchId>> SeasonSession::called(const Store& store, const std::string& id)
{
    const Checked<std::vector<MatchSummary>> seasons = store.seasons();
    if (!seasons)
        return seasons.problems();
    return withId(*seasons, id);
}

ExitCode SeasonSession::checkFree(const std::string& id, const Store& store, const std::string& at)
{
    const Checked<std::vector<MatchId>> others = called(store, id);
    if (!others)
        return failed(others.problems(), FileTrouble);
    if (others->empty())
        return Answered;
    return badInput(at, {Saying::tr("There is already a season “%1”; each needs an id of its own."), id});
}

Checked<SeasonSession> SeasonSession::create(const std::string& dataFolder, const std::vector<RecordedLine>& lines)
{
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(lines);
    if (!record)
        return record.problems();
    Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(dataFolder));
    if (!store)
        return store.problems();
    const Checked<MatchId> id = (*store)->importSeason(lines, Instant::now());
    if (!id)
        return id.problems();
    return SeasonSession(std::move(*store), *id, std::move(*record));
}

ExitCode SeasonSession::updateSummary()
{
    Json summary = seasonSummary(season());
    summary["lines"] = m_record->recordedLines().size() - 1; // by which others see that it is up to date
    const Problems problems = m_store->setSummary(m_id, season().name, summary, season().champion >= 0);
    if (problems.empty())
        return Answered;
    const Problem& first = problems.front();
    return failed(
        {{first.at, Text{Saying::tr("Everything is recorded, but the list of seasons could not be updated: %1"),
                         first.message.toStdString()}}},
        FileTrouble);
}

} // namespace whistle::cli
