// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/past_seasons.h"

#include <QPromise>
#include <QtConcurrentRun>
#include <algorithm>

namespace whistle {

PastSeasons::PastSeasons(const LeagueSession& league, QObject* parent) : QObject(parent), m_league(league)
{
    connect(&m_reading, &QFutureWatcher<Found>::progressValueChanged, this, &PastSeasons::progressed);
    connect(&m_reading, &QFutureWatcher<Found>::finished, this, [this] {
        if (m_reading.isCanceled() || m_reading.future().resultCount() == 0)
            return;
        m_found = m_reading.result();
        m_isRead = true;
        Q_EMIT finished();
    });
}

PastSeasons::~PastSeasons()
{
    m_reading.cancel();
    m_reading.waitForFinished();
}

void PastSeasons::read()
{
    if (m_isRead || m_reading.isRunning())
        return;
    m_reading.setFuture(QtConcurrent::run([folder = m_league.shelf().store().folder(), open = m_league.session().id(),
                                           game = m_league.season().game](QPromise<Found>& promise) {
        Found found;
        const auto store = Store::open(folder, Store::DamageCheck::Beside); // of this thread
        Checked<std::vector<MatchSummary>> listed = store ? (*store)->seasons() : store.problems();
        if (listed) {
            std::stable_sort(listed->begin(), listed->end(),
                             [](const MatchSummary& a, const MatchSummary& b) { return a.startedAt < b.startedAt; });
            promise.setProgressRange(0, static_cast<int>(listed->size()));
            for (std::size_t i = 0; i < listed->size() && !promise.isCanceled(); ++i) {
                promise.setProgressValue(static_cast<int>(i));
                const MatchSummary& summary = (*listed)[i];
                if (summary.id == open)
                    found.before = found.seasons.size();
                // The summary names the game; without one the season itself is asked.
                if (summary.id == open || summary.shelf == Shelf::Bin || valueIn(summary.summary, "game", game) != game)
                    continue;
                const Checked<std::vector<std::string>> lines = (*store)->load(summary.id);
                const auto record = lines ? whistle::openSeason(soundLines(*lines).lines)
                                          : Checked<std::unique_ptr<SeasonRecord>>(lines.problems());
                if (record && (*record)->state().game == game)
                    found.seasons.push_back((*record)->state());
            }
        }
        promise.addResult(std::move(found));
    }));
}

std::vector<const league::Season*> PastSeasons::all() const
{
    std::vector<const league::Season*> seasons;
    for (const league::Season& season : m_found.seasons)
        seasons.push_back(&season);
    seasons.insert(seasons.begin() + static_cast<std::ptrdiff_t>(m_found.before), &m_league.season());
    return seasons;
}

} // namespace whistle

#include "moc_past_seasons.cpp"
