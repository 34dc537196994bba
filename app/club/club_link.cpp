// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_link.h"

#include "base/first.h"
#include "club/club_worker.h"
#include "club/texts.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace whistle {

namespace {

/// Longer than that without a word, and it is told as not live: a network may keep somebody waiting.
constexpr int longestSilence = 2000; // ms

} // namespace

int ClubNews::waiting() const
{
    int all = 0;
    for (const ClubTravel& each : travels)
        all += each.waiting;
    return all;
}

const ClubTravel* ClubNews::travelOf(const MatchId& here) const
{
    return firstOf(travels, [&](const ClubTravel& each) { return each.travel.here == here.uuid; });
}

const ClubRecord* ClubNews::recordOf(const QString& id) const
{
    return firstWith(records, &ClubRecord::id, id);
}

ClubLink::ClubLink(Store& store, QObject* parent) : QObject(parent), m_store(store), m_club(joinedClub(store))
{
    qRegisterMetaType<std::shared_ptr<const ClubNews>>();
    m_watch.setInterval(longestSilence);
    connect(&m_watch, &QTimer::timeout, this, [this] {
        if (!std::exchange(m_news.isLive, false))
            return;
        Q_EMIT changed();
    });
    if (m_club)
        start();
}

ClubLink::~ClubLink()
{
    stop();
}

void ClubLink::start()
{
    m_worker = new ClubWorker(m_store.folder(), *m_club);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_worker, &ClubWorker::begin);
    connect(m_worker, &ClubWorker::news, this, &ClubLink::take);
    connect(m_worker, &ClubWorker::alive, this, [this](bool isLive) {
        m_watch.start();
        if (std::exchange(m_news.isLive, isLive) != isLive)
            Q_EMIT changed();
    });
    connect(m_worker, &ClubWorker::seasonMoved, this, &ClubLink::seasonMoved);
    connect(m_worker, &ClubWorker::told, this, &ClubLink::told);
    connect(m_worker, &ClubWorker::takenOver, this, &ClubLink::takenOver);
    m_thread.start();
    m_watch.start();
}

void ClubLink::stop()
{
    if (!m_worker)
        return;
    m_watch.stop();
    QMetaObject::invokeMethod(m_worker, &ClubWorker::end, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
    delete std::exchange(m_worker, nullptr);
    m_news = {};
}

void ClubLink::take(std::shared_ptr<const ClubNews> news)
{
    if (!m_worker) // it was on its way when the club was left
        return;
    m_news = *news;
    Q_EMIT changed();
}

void ClubLink::join(const QString& text, const QString& name)
{
    const Checked<ClubAddress> address = ClubAddress::read(text.toStdString());
    if (!address) {
        Q_EMIT joined(address.problems().front().message.render());
        return;
    }
    if (!address->password.isEmpty()) {
        Q_EMIT joined(Text{club_texts::passwordInAddress}.render());
        return;
    }
    // Whoever types an address is told at once whether it leads anywhere.
    using Found = Checked<QString>;
    auto* watcher = new QFutureWatcher<Found>(this);
    connect(watcher, &QFutureWatcher<Found>::finished, this, [this, watcher, address = *address, name] {
        watcher->deleteLater();
        const Found found = watcher->result();
        Problems problems = found.problems();
        if (found) {
            Checked<JoinedClub> club = joinClub(m_store, address, *found, name.toStdString());
            if (club) {
                stop();
                m_club = std::move(*club);
                start();
            } else {
                problems = club.problems();
            }
        }
        Q_EMIT joined(problems.empty() ? QString() : problems.front().message.render());
        Q_EMIT changed();
    });
    watcher->setFuture(QtConcurrent::run([address = *address]() -> Found {
        const Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(address);
        return server ? Found((*server)->club()) : Found(server.problems());
    }));
}

void ClubLink::leave()
{
    stop();
    if (const Problems problems = leaveClub(m_store); !problems.empty())
        Q_EMIT told(tr("Could not leave the club."), {problems.front().message.render()});
    m_club = joinedClub(m_store);
    if (m_club)
        start();
    Q_EMIT changed();
}

void ClubLink::moveThere(const MatchId& season)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, id = season.uuid] { worker->moveThere(id); });
}

void ClubLink::bringBack(const QString& season)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, season] { worker->bringBack(season); });
}

void ClubLink::takeOver(const QString& match)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, match] { worker->takeOver(match); });
}

void ClubLink::letGo(const QString& match)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, match] { worker->letGo(match); });
}

void ClubLink::choose(const QString& match, int history, const QString& reason)
{
    if (m_worker)
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, match, history, reason] { worker->choose(match, history, reason); });
}

void ClubLink::takeResults(const QString& season)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, season] { worker->takeResults(season); });
}

} // namespace whistle
