// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_link.h"

#include "base/first.h"
#include "club/club_worker.h"
#include "club/texts.h"

#include <QDeadlineTimer>
#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace whistle {

namespace {

/// Longer than that without a word, and it is told as not live: a network may keep somebody waiting.
constexpr int longestSilence = 2000; // ms
/// More matches than that are not played on one computer at the same time.
constexpr int playedAtOnce = 8;
/// So long a worker is waited for that is to end; one that waits for the server ends by itself.
constexpr int aMoment = 200; // ms

/// The threads of links that are gone, until they have ended. Of the window's thread.
std::vector<QThread*>& leavingThreads()
{
    static std::vector<QThread*> threads;
    return threads;
}

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

const ClubClock* ClubNews::clockOf(const QString& season) const
{
    return firstWith(evening.clocks, &ClubClock::season, season);
}

ClubLink::ClubLink(Store& store, Exchange::Telling telling, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_telling(std::move(telling))
    , m_club(joinedClub(store))
{
    m_bell.setSingleShot(true);
    connect(&m_bell, &QTimer::timeout, this, &ClubLink::ring);
    qRegisterMetaType<std::shared_ptr<ClubNews>>();
    m_watch.setInterval(longestSilence);
    connect(&m_watch, &QTimer::timeout, this, &ClubLink::missWorker);
    if (m_club)
        start();
}

ClubLink::~ClubLink()
{
    stop();
}

bool ClubLink::isBarred(const MatchId& season) const
{
    return m_club && m_news.travelOf(season) && m_news.role != ClubRole::Organiser;
}

bool ClubLink::areAllDone(int patience)
{
    const QDeadlineTimer end(patience);
    std::erase_if(leavingThreads(), [&](QThread* thread) {
        const bool isDone = thread->wait(end);
        if (isDone)
            delete thread;
        return isDone;
    });
    return leavingThreads().empty();
}

void ClubLink::start()
{
    m_thread = new QThread;
    m_worker = new ClubWorker(m_store.folder(), *m_club, m_telling);
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::started, m_worker, &ClubWorker::begin);
    // What was on its way when the club was left is not this club's.
    const auto isOurs = [this, worker = m_worker] { return worker == m_worker; };
    connect(m_worker, &ClubWorker::news, this, [this, isOurs](const std::shared_ptr<ClubNews>& news) {
        if (isOurs())
            take(*news);
    });
    connect(m_worker, &ClubWorker::alive, this, [this, isOurs](bool isLive) {
        if (!isOurs())
            return;
        m_watch.start();
        if (std::exchange(m_news.isLive, isLive) != isLive)
            Q_EMIT changed();
    });
    connect(m_worker, &ClubWorker::moving, this, [this, isOurs](int done, int of) {
        if (!isOurs() || !m_moving)
            return;
        m_moving = of > 0 ? std::optional(Moving{m_moving->season, done, of}) : std::nullopt;
        Q_EMIT changed();
    });
    connect(m_worker, &ClubWorker::seasonMoved, this, &ClubLink::seasonMoved);
    connect(m_worker, &ClubWorker::told, this, &ClubLink::told);
    connect(m_worker, &ClubWorker::takenOver, this, &ClubLink::takenOver);
    connect(m_worker, &ClubWorker::tookIn, this, &ClubLink::tookIn);
    m_thread->start();
    m_watch.start();
}

void ClubLink::stop()
{
    if (!m_worker)
        return;
    m_watch.stop();
    m_bell.stop();
    // It may be in the middle of a question to a server that does not answer: then it ends when that is over.
    m_worker->disconnect(this);
    m_worker->leave();
    ClubWorker* worker = std::exchange(m_worker, nullptr);
    QMetaObject::invokeMethod(worker, [worker, thread = m_thread] {
        worker->end();
        worker->deleteLater();
        thread->quit();
    });
    leavingThreads().push_back(std::exchange(m_thread, nullptr));
    (void)areAllDone(aMoment);
    m_news = {};
    m_moving.reset();
}

void ClubLink::missWorker()
{
    bool isNews = std::exchange(m_news.isLive, false);
    const Checked<std::vector<MatchSummary>> matches = m_store.recentMatches(playedAtOnce);
    for (const MatchSummary& match : matches ? *matches : std::vector<MatchSummary>()) {
        ClubTravel* travel =
            firstOf(m_news.travels, [&](const ClubTravel& each) { return each.travel.here == match.id.uuid; });
        const int waiting = travel ? waitingOf(travel->travel, match.lines) : 0;
        isNews = isNews || (travel && travel->waiting != waiting);
        if (travel)
            travel->waiting = waiting;
    }
    if (isNews)
        Q_EMIT changed();
}

void ClubLink::take(ClubNews& news)
{
    std::swap(m_news, news); // a club of many years is not copied here
    ring();
    Q_EMIT changed();
}

/// Rings for the clocks that have run out, and waits for the next one.
void ClubLink::ring()
{
    constexpr std::int64_t late = 120;     // seconds: it is told, and does not ring
    constexpr std::int64_t longAgo = 3600; // that is no news
    constexpr std::int64_t sameClock = 5;  // a connection made anew may measure a second more or less
    constexpr std::int64_t longestWait = 3600;
    const std::int64_t now = Instant::now().secondsSinceEpoch;
    std::optional<std::int64_t> next;
    for (const ClubClock& clock : m_news.evening.clocks) {
        const auto rung = m_rung.find(clock.season);
        const bool isSame = rung != m_rung.end() && rung->second.round == clock.round &&
                            std::abs(rung->second.ends.secondsSinceEpoch - clock.ends.secondsSinceEpoch) < sameClock;
        if (isSame)
            continue;
        const std::int64_t left = clock.ends.secondsSinceEpoch - now;
        if (left > 0) {
            next = std::min(next.value_or(left), left);
            continue;
        }
        m_rung.insert_or_assign(clock.season, clock);
        if (left > -longAgo)
            Q_EMIT roundEnded(clock.season, left < -late);
    }
    m_bell.stop();
    if (next)
        m_bell.start(std::chrono::seconds(std::min(*next, longestWait)));
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

template <class Work>
void ClubLink::ask(Work work)
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, work = std::move(work)] { work(*worker); });
}

void ClubLink::moveThere(const MatchId& season)
{
    if (beginMoving(season.uuid))
        ask([id = season.uuid](ClubWorker& worker) { worker.moveThere(id); });
}

void ClubLink::bringBack(const QString& season)
{
    const ClubTravel* known = firstOf(m_news.travels, [&](const ClubTravel& each) { return each.travel.id == season; });
    if (beginMoving(known ? known->travel.here : QString()))
        ask([season](ClubWorker& worker) { worker.bringBack(season); });
}

bool ClubLink::beginMoving(const QString& season)
{
    if (!m_worker || m_moving)
        return false;
    m_worker->cancel(false);
    m_moving = Moving{season};
    Q_EMIT changed();
    return true;
}

void ClubLink::cancelMoving()
{
    if (m_worker && m_moving)
        m_worker->cancel(true);
}

void ClubLink::takeOver(const QString& match)
{
    ask([match](ClubWorker& worker) { worker.takeOver(match); });
}

void ClubLink::letGo(const QString& match)
{
    ask([match](ClubWorker& worker) { worker.letGo(match); });
}

void ClubLink::choose(const QString& match, int history, const QString& reason)
{
    ask([=](ClubWorker& worker) { worker.choose(match, history, reason); });
}

void ClubLink::untie(const QString& match)
{
    ask([match](ClubWorker& worker) { worker.untie(match); });
}

void ClubLink::agree(const QString& match, const std::string& chain, int side, bool isRight)
{
    ask([=](ClubWorker& worker) { worker.agree(match, chain, side, isRight); });
}

void ClubLink::agreeFor(const QString& match, int side, const std::string& chain, const QString& reason)
{
    ask([=](ClubWorker& worker) { worker.agreeFor(match, side, chain, reason); });
}

void ClubLink::callMatch(const QString& season, const std::string& fixture, const QString& place)
{
    ask([=](ClubWorker& worker) { worker.callMatch(season, fixture, place); });
}

void ClubLink::setClock(const QString& season, int round, std::optional<int> seconds)
{
    ask([=](ClubWorker& worker) { worker.setClock(season, round, seconds); });
}

} // namespace whistle

#include "moc_club_link.cpp"
