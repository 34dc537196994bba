// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_worker.h"

#include "base/common_words.h"
#include "base/first.h"
#include "club/texts.h"

#include <algorithm>

namespace whistle {

namespace {

constexpr int betweenLooks = 200; ///< ms: whether somebody has entered something
constexpr int looksBetweenTries = 10;
constexpr int looksBetweenSigns = 5;
constexpr int looksBetweenKept = 1200; // four minutes

QStringList wordsOf(const Problems& problems)
{
    QStringList words;
    for (const Problem& problem : problems)
        words << problem.message.render();
    return words;
}

} // namespace

void ClubWorker::begin()
{
    Checked<std::unique_ptr<Store>> store = Store::open(m_folder, Store::DamageCheck::Beside);
    if (!store) {
        fail(store.problems());
        return;
    }
    m_store = std::move(*store);
    m_news.role = m_club.role;
    m_timer = new QTimer(this);
    connect(m_timer, &QTimer::timeout, this, &ClubWorker::look);
    m_timer->start(betweenLooks);
    tell(); // what waits is known without the server
    look();
}

void ClubWorker::end()
{
    delete m_timer;
    m_timer = nullptr;
    m_server.reset();
    m_store.reset();
}

void ClubWorker::look()
{
    if (m_isLeft)
        return;
    Q_EMIT alive(m_news.isLive);
    const int written = m_store->writtenByOthers();
    const bool isEntered = written != m_written;
    m_written = written;
    if (!m_server || m_server->isLost()) {
        if (isEntered)
            tell();
        if (--m_untilNextTry > 0 || !connectAgain())
            return;
    } else if (--m_untilNextSign <= 0) {
        m_untilNextSign = looksBetweenSigns;
        if (!m_server->isThere()) {
            fail({});
            return;
        }
    }
    if (--m_untilKept <= 0) {
        m_untilKept = looksBetweenKept;
        (void)newExchange().keepHeld();
    }
    if (m_untilRetry > 0 && --m_untilRetry == 0)
        m_isNews = true;
    if (isEntered || m_isNews)
        exchange(std::exchange(m_isNews, false));
}

/// Another program that is at it is not waited for: it is looked again soon.
Exchange ClubWorker::newExchange()
{
    return Exchange(*m_store, *m_server, m_club.device, 0);
}

void ClubWorker::beginMoving(Exchange& both)
{
    both.setProgress([this](int done, int of) {
        Q_EMIT alive(true);
        Q_EMIT moving(done, of);
        return !m_isCancelled && !m_isLeft;
    });
}

bool ClubWorker::connectAgain()
{
    m_untilNextTry = looksBetweenTries;
    m_server.reset();
    Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(m_club.address);
    if (!server) {
        fail(server.problems());
        return false;
    }
    m_server = std::move(*server);
    m_server->listen(*this, [this] { m_isNews = true; });
    m_news.person = m_server->person();
    m_news.role = m_server->role();
    (void)noteRole(*m_store, m_news.role); // only for the time without it
    m_news.isEncrypted = m_server->isEncrypted();
    m_isNews = true;
    return true;
}

void ClubWorker::exchange(bool takesIn)
{
    Exchange both(*m_store, *m_server, m_club.device, 0);
    for (const bool in : {true, false}) {
        if (m_isLeft)
            return;
        if (in && !takesIn)
            continue;
        const Checked<std::vector<Exchanged>> all = in ? both.pull() : both.push();
        if (!all) {
            fail(all.problems());
            return;
        }
        for (const Exchanged& each : *all)
            take(each);
    }
    tellLost(both);
    if (!readServer())
        return;
    if (m_news.role == ClubRole::Organiser && !takeAgreed(both))
        return;
    const bool areTwo = std::any_of(m_news.records.begin(), m_news.records.end(),
                                    [](const ClubRecord& each) { return each.histories > 1 && !each.isChosen; });
    if (const Problems problems = areTwo ? both.tellHistories(m_telling) : Problems{}; !problems.empty()) {
        fail(problems);
        return;
    }
    m_news.isLive = true;
    m_news.why = {};
    tell();
}

/// Reads what the server has.
bool ClubWorker::readServer()
{
    Checked<std::vector<ClubRecord>> records = m_server->records();
    Checked<ClubEvening> evening = records ? m_server->evening() : Checked<ClubEvening>(records.problems());
    if (!evening) {
        fail(evening.problems());
        return false;
    }
    m_news.records = std::move(*records);
    m_news.evening = std::move(*evening);
    m_news.histories.clear();
    for (const ClubRecord& record : m_news.records) {
        if (record.histories < 2)
            continue;
        Checked<std::vector<ClubHistory>> histories = m_server->histories(record.id);
        if (!histories) {
            fail(histories.problems());
            return false;
        }
        m_news.histories.emplace(record.id, std::move(*histories));
    }
    return true;
}

void ClubWorker::tellLost(Exchange& both)
{
    QStringList why;
    for (const Text& each : both.lostAgreements())
        why << each.render();
    if (!why.isEmpty())
        Q_EMIT told(tr("The club's server refused this."), why);
}

bool ClubWorker::takeAgreed(Exchange& both)
{
    const Checked<std::vector<Travel>> travels = Travels(*m_store).all();
    if (!travels)
        return true; // told by the exchange
    std::map<QString, const Travel*> byId;
    for (const Travel& travel : *travels)
        byId.emplace(travel.id, &travel);
    // A season is looked at again when it, or one of its matches, is another than then, there or here.
    std::map<QString, std::string> seasons;
    for (const ClubRecord& record : m_news.records) {
        const auto match = byId.find(record.id);
        if (match != byId.end() && byId.contains(record.season) && isAgreed(record))
            seasons[record.season] +=
                record.id.toStdString() + record.state.chain + ' ' + std::to_string(match->second->sent) + ' ';
    }
    bool isEntered = false;
    for (auto& [season, agreed] : seasons) {
        agreed += std::to_string(m_store->lineCount({byId.at(season)->here}).value_or(0));
        if (const auto seen = m_entered.find(season); seen != m_entered.end() && seen->second == agreed)
            continue;
        const Checked<std::vector<TakenResult>> results = both.takeResults(season, Exchange::Results::Agreed);
        if (!results) {
            fail(results.problems());
            return false;
        }
        tellRefused(*results);
        m_entered[season] = agreed;
        isEntered = isEntered || std::any_of(results->begin(), results->end(),
                                             [](const TakenResult& taken) { return taken.answer.accepted; });
    }
    if (!isEntered)
        return true;
    const Checked<std::vector<Exchanged>> all = both.push();
    if (!all) {
        fail(all.problems());
        return false;
    }
    for (const Exchanged& each : *all)
        take(each);
    return true;
}

void ClubWorker::take(const Exchanged& done)
{
    const auto before = m_last.find(done.travel.id);
    if (done.travel.isSeason && before != m_last.end() && !before->second.travel.here.isEmpty() &&
        before->second.travel.here != done.travel.here)
        Q_EMIT seasonMoved(before->second.travel.here, done.travel.here);
    // What was entered here and does not stand behind what was there is told, with its rule's reason.
    QStringList left;
    for (const LeftOutAct& act : done.leftOut) {
        QStringList why;
        for (const Text& each : act.why)
            why << each.render();
        left << labelled(act.headline.render(), why.join(u' '));
    }
    if (!left.isEmpty())
        Q_EMIT told(tr("%n acts from this computer no longer fit after what others have entered.", "",
                       static_cast<int>(left.size())),
                    left);
    m_last.insert_or_assign(done.travel.id, done);
    if (done.taken > 0)
        Q_EMIT tookIn();
}

void ClubWorker::fail(const Problems& problems)
{
    if (m_server && !m_server->isLost() && !problems.empty()) {
        // It is there, and this did not work: another program was at it, or the folder could not be written.
        m_untilRetry = looksBetweenTries;
        m_news.why = problems.front().message;
    } else {
        m_server.reset();
        m_news.isLive = false;
        if (!problems.empty())
            m_news.why = problems.front().message;
    }
    tell();
}

void ClubWorker::tell()
{
    m_news.travels.clear();
    if (m_store) {
        if (const Checked<std::vector<Travel>> travels = Travels(*m_store).of(m_club.club)) {
            for (const Travel& travel : *travels) {
                const int here =
                    travel.here.isEmpty() ? travel.sent : m_store->lineCount({travel.here}).value_or(travel.sent);
                const auto last = m_last.find(travel.id);
                ClubTravel& news = m_news.travels.emplace_back(ClubTravel{travel, waitingOf(travel, here), {}});
                if (last == m_last.end())
                    continue;
                if (last->second.refusal)
                    news.trouble = last->second.refusal->told();
                else if (!last->second.problems.empty())
                    news.trouble = last->second.problems.front().message;
            }
        }
    }
    if (const Checked<std::vector<HeldAgreement>> held =
            m_store ? Travels(*m_store).agreements() : Checked<std::vector<HeldAgreement>>(Problems{}))
        m_news.held = *held;
    Q_EMIT news(std::make_shared<ClubNews>(m_news));
}

bool ClubWorker::isThere(const QString& title)
{
    if (m_server && !m_server->isLost())
        return true;
    Q_EMIT told(title, {m_news.why.render()});
    return false;
}

void ClubWorker::tellAnswer(const QString& title, const Checked<ClubAnswer>& answer)
{
    if (!answer) {
        Q_EMIT told(title, wordsOf(answer.problems()));
    } else if (const auto* refusal = std::get_if<ClubRefusal>(&*answer)) {
        Q_EMIT told(title, {refusal->told().render()});
    }
    exchange(true);
}

void ClubWorker::moveThere(const QString& season)
{
    const QString title = tr("The season was not moved to the server.");
    if (!isThere(title)) {
        Q_EMIT moving(0, 0);
        return;
    }
    const Checked<std::vector<Exchanged>> all = [&] {
        Exchange both = newExchange();
        beginMoving(both);
        return both.moveThere({season});
    }();
    Q_EMIT moving(0, 0);
    if (!all) {
        Q_EMIT told(title, wordsOf(all.problems()));
    } else {
        for (const Exchanged& each : *all) {
            if (each.travel.here == season && each.refusal) {
                Q_EMIT told(title, {each.refusal->told().render()});
                if (each.travel.sent < 0)
                    (void)Travels(*m_store).forget(each.travel.id);
            }
        }
    }
    exchange(true);
}

void ClubWorker::bringBack(const QString& season)
{
    const QString title = tr("The season stays on the server.");
    if (!isThere(title)) {
        Q_EMIT moving(0, 0);
        return;
    }
    const Checked<Exchanged> done = [&] {
        Exchange both = newExchange();
        beginMoving(both);
        return both.bringBack(season);
    }();
    Q_EMIT moving(0, 0);
    if (!done)
        Q_EMIT told(title, wordsOf(done.problems()));
    else if (done->refusal)
        Q_EMIT told(title, {done->refusal->told().render()});
    exchange(true);
}

void ClubWorker::takeOver(const QString& match)
{
    const QString title = CommonWords::tr("The match stays where it is.");
    if (!isThere(title))
        return;
    const Checked<Exchanged> done = newExchange().takeOver(match);
    if (!done)
        Q_EMIT told(title, wordsOf(done.problems()));
    else if (done->refusal)
        Q_EMIT told(title, {done->refusal->told().render()});
    else
        Q_EMIT takenOver(done->travel.here);
    exchange(true);
}

void ClubWorker::letGo(const QString& match)
{
    const QString title = tr("The match is still held here.");
    if (isThere(title))
        tellAnswer(title, m_server->letGo(match, m_club.device));
}

void ClubWorker::choose(const QString& match, int history, const QString& reason)
{
    const QString title = tr("Nothing has been chosen.");
    if (isThere(title))
        tellAnswer(title, m_server->choose(match, history, reason.toStdString()));
}

void ClubWorker::untie(const QString& match)
{
    const QString title = tr("The fixture stays with its match.");
    if (isThere(title))
        tellAnswer(title, m_server->untie(match));
}

void ClubWorker::tellRefused(const std::vector<TakenResult>& results)
{
    QStringList why;
    for (const TakenResult& result : results) {
        if (result.answer.accepted)
            continue;
        for (const Text& each : result.answer.why)
            why << each.render();
    }
    if (!why.isEmpty())
        Q_EMIT told(tr("A result was not entered."), why);
}

void ClubWorker::agree(const QString& match, const std::string& chain, int side, bool isRight)
{
    if (!m_store) // which has been told
        return;
    // On this computer's disk first: it may be that nobody is there.
    Travels travels(*m_store);
    const Problems problems = isRight ? travels.agree(match, chain, side) : travels.takeBack(match, chain, side);
    if (!problems.empty())
        Q_EMIT told(tr("The confirmation was not saved."), wordsOf(problems));
    else if (m_server && !m_server->isLost())
        exchange(false);
    else
        tell();
}

void ClubWorker::agreeFor(const QString& match, int side, const std::string& chain, const QString& reason)
{
    const QString title = tr("The result was not confirmed.");
    if (isThere(title))
        tellAnswer(title, m_server->agreeFor(match, side, chain, reason.toStdString()));
}

void ClubWorker::callMatch(const QString& season, const std::string& fixture, const QString& place)
{
    const QString title = place.isEmpty() ? tr("The call still stands.") : tr("Nobody was called.");
    if (isThere(title))
        tellAnswer(title, m_server->callMatch(season, fixture, place.toStdString()));
}

void ClubWorker::setClock(const QString& season, int round, std::optional<int> seconds)
{
    const QString title = tr("The round clock was not changed.");
    if (isThere(title))
        tellAnswer(title, m_server->setClock(season, round, seconds));
}

} // namespace whistle

#include "moc_club_worker.cpp"
