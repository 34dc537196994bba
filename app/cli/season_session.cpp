// SPDX-License-Identifier: GPL-3.0-or-later
#include "season_session.h"

#include "texts.h"

#include <algorithm>

namespace whistle::cli {

namespace {

Checked<MatchId> find(const Store& store, const std::string& name)
{
    const Checked<std::vector<MatchSummary>> seasons = store.seasons();
    if (!seasons)
        return seasons.problems();
    std::vector<MatchId> found;
    for (const MatchSummary& each : *seasons) {
        if (each.id.uuid.toStdString() == name)
            return each.id;
        if (each.summary.value("id", std::string()) == name)
            found.push_back(each.id);
    }
    if (found.size() == 1)
        return found.front();
    return Problem{"", Text{found.empty() ? texts::noSeason : texts::manySeasons, name}};
}

} // namespace

SeasonSession::SeasonSession(std::unique_ptr<Store> store, MatchId id, std::unique_ptr<SeasonRecord> record)
    : m_store(std::move(store))
    , m_id(std::move(id))
    , m_record(std::move(record))
{
    m_record->setRecorder([keeper = m_store.get(), season = m_id](const std::vector<RecordedLine>& lines) {
        return keeper->append(season, lines, Instant::now());
    });
}

Checked<SeasonSession> SeasonSession::open(const std::string& dataFolder, const std::string& name)
{
    Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(dataFolder));
    if (!store)
        return store.problems();
    const Checked<MatchId> id = find(**store, name);
    if (!id)
        return id.problems();
    const Checked<std::vector<std::string>> loaded = (*store)->load(*id);
    if (!loaded)
        return loaded.problems();
    SoundLines lines = soundLines(*loaded);
    if (lines.fault)
        return *lines.fault;
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(std::move(lines.lines));
    if (!record)
        return record.problems();
    return SeasonSession(std::move(*store), *id, std::move(*record));
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

Problems SeasonSession::updateSummary()
{
    return m_store->setSummary(m_id, season().name, seasonSummary(season()), season().champion >= 0);
}

Problems SeasonSession::remove()
{
    return m_store->removeMatch(m_id);
}

} // namespace whistle::cli
