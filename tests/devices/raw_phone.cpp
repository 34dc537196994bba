// SPDX-License-Identifier: GPL-3.0-or-later
#include "raw_phone.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QNetworkProxy>
#include <QNetworkRequest>
#include <algorithm>

namespace whistle {

namespace {

/// A connection that says more within a second is closed; somewhat fewer, for two clocks never agree.
constexpr std::size_t mostInASecond = 50;

const Json& nothing()
{
    static const Json empty = Json::object();
    return empty;
}

const Json& none()
{
    static const Json null;
    return null;
}

} // namespace

bool isFrame(const Json& frame, const char* kind)
{
    return partOf(frame, "is") == Json(kind);
}

RawPhone::RawPhone(const QString& url, QString language) : m_language(std::move(language))
{
    setUrl(url);
    m_alive.setInterval(1000);
    QObject::connect(&m_alive, &QTimer::timeout, &m_alive, [this] {
        if (isConnected())
            send({{"do", "alive"}});
    });
    m_alive.start();
}

RawPhone::~RawPhone()
{
    cut();
}

void RawPhone::setUrl(const QString& url)
{
    m_url = QUrl(url);
}

void RawPhone::setAlive(bool isAlive)
{
    if (isAlive)
        m_alive.start();
    else
        m_alive.stop();
}

bool RawPhone::waitUntil(const std::function<bool()>& isSo, int ms, const QString& what)
{
    const QDeadlineTimer deadline(ms);
    while (!isSo()) {
        if (deadline.hasExpired()) {
            m_trouble = QStringLiteral("within %1 ms no %2").arg(ms).arg(what);
            return false;
        }
        QEventLoop loop;
        QMetaObject::Connection onMessage;
        if (m_socket)
            onMessage = QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, &loop, &QEventLoop::quit);
        QTimer::singleShot(5, &loop, &QEventLoop::quit);
        loop.exec();
        QObject::disconnect(onMessage);
    }
    return true;
}

bool RawPhone::call()
{
    QUrl live = m_url;
    live.setScheme(QStringLiteral("ws"));
    live.setPath(m_url.path() + QStringLiteral("live"));
    m_table = nullptr;
    m_words = nullptr;
    m_answers.clear();
    m_socket = std::make_unique<QWebSocket>(
        QStringLiteral("http://%1:%2").arg(m_url.host()).arg(m_url.port())); // as the page's own browser says it
    m_socket->setProxy(QNetworkProxy::NoProxy);
    QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, &m_alive,
                     [this](const QString& text) { took(text); });
    m_socket->open(live);
    return waitUntil([this] { return isConnected(); }, 5000, QStringLiteral("connection"));
}

bool RawPhone::come()
{
    if (!call())
        return false;
    Json hello{{"do", "hello"}, {"language", m_language.toStdString()}};
    if (!m_seatWord.empty())
        hello["seat_word"] = m_seatWord;
    send(hello);
    return waitUntil([this] { return m_table.is_object() && m_words.is_object(); }, 5000,
                     QStringLiteral("words and table"));
}

void RawPhone::cut()
{
    if (!m_socket)
        return;
    m_socket->disconnect();
    m_socket->abort();
    m_socket.reset();
}

bool RawPhone::isConnected() const
{
    return m_socket && m_socket->state() == QAbstractSocket::ConnectedState;
}

bool RawPhone::waitUntilCut(int ms)
{
    return waitUntil([this] { return !isConnected(); }, ms, QStringLiteral("end of the connection"));
}

void RawPhone::sendText(const QString& text)
{
    if (isConnected())
        m_socket->sendTextMessage(text);
}

void RawPhone::send(const Json& frame)
{
    const auto now = [] { return QDateTime::currentMSecsSinceEpoch(); };
    const auto hasRoom = [&] {
        while (!m_sent.empty() && m_sent.front() < now() - 1100)
            m_sent.pop_front();
        return m_sent.size() < mostInASecond;
    };
    (void)waitUntil(hasRoom, 3000, QStringLiteral("room to send"));
    m_sent.push_back(now());
    sendText(QString::fromStdString(frame.dump()));
}

int RawPhone::begin(Json frame)
{
    frame["id"] = ++m_lastId;
    send(frame);
    return m_lastId;
}

Json RawPhone::answerTo(int id, int ms)
{
    Json answer;
    const auto isThere = [&] {
        const auto found = std::find_if(m_answers.begin(), m_answers.end(),
                                        [id](const Json& one) { return partOf(one, "id") == Json(id); });
        if (found == m_answers.end())
            return false;
        answer = *found;
        m_answers.erase(found);
        return true;
    };
    (void)waitUntil(isThere, ms, QStringLiteral("answer to %1").arg(id));
    return answer;
}

Json RawPhone::ask(Json frame, int ms)
{
    return answerTo(begin(std::move(frame)), ms);
}

Json RawPhone::sit(const std::string& seat)
{
    // `seat` is the answer, and it is told to a device that comes back, too.
    const std::size_t known = m_frames.size();
    const int id = begin({{"do", "sit"}, {"seat", seat}});
    Json answer;
    const auto isThere = [&] {
        for (std::size_t i = known; i < m_frames.size(); ++i) {
            Json frame = Json::parse(m_frames[i].toStdString());
            if (isFrame(frame, "seat") || (isFrame(frame, "no") && partOf(frame, "id") == Json(id)))
                answer = std::move(frame);
        }
        return !answer.is_null();
    };
    if (waitUntil(isThere, 5000, QStringLiteral("answer to sit")) && isFrame(answer, "seat"))
        (void)waitForTable([&](const Json& table) {
            return partOf(table, "me").is_object() && partOf(table["me"], "seat") == Json(seat);
        });
    return answer;
}

bool RawPhone::rise()
{
    const std::size_t known = m_frames.size();
    send({{"do", "rise"}});
    const auto hasRisen = [&] {
        return std::any_of(m_frames.begin() + static_cast<std::ptrdiff_t>(known), m_frames.end(),
                           [](const QByteArray& frame) { return isFrame(Json::parse(frame.toStdString()), "rose"); });
    };
    return waitUntil(hasRisen, 5000, QStringLiteral("rose")) &&
           waitForTable([](const Json& table) { return partOf(table, "me").is_null(); });
}

int RawPhone::beginEnter(std::size_t move, const Json& counts, const Json& values)
{
    Json frame{{"do", "enter"}, {"revision", partOf(m_table, "revision")}, {"move", move}};
    if (!counts.is_null())
        frame["counts"] = counts;
    if (!values.is_null() && !values.empty())
        frame["values"] = values;
    return begin(std::move(frame));
}

Json RawPhone::enter(std::size_t move, const Json& counts, const Json& values, const std::optional<QString>& reason)
{
    if (!reason)
        return answerTo(beginEnter(move, counts, values));
    Json frame{
        {"do", "enter"}, {"revision", partOf(m_table, "revision")}, {"move", move}, {"reason", reason->toStdString()}};
    if (!counts.is_null())
        frame["counts"] = counts;
    if (!values.is_null() && !values.empty())
        frame["values"] = values;
    return ask(std::move(frame));
}

Json RawPhone::undo()
{
    const Json& own = partOf(me(), "undo");
    return ask({{"do", "undo"}, {"entry", partOf(own, "entry")}});
}

const Json& RawPhone::me() const
{
    const Json& own = partOf(m_table, "me");
    return own.is_object() ? own : nothing();
}

int RawPhone::revision() const
{
    const Json& revision = partOf(m_table, "revision");
    return revision.is_number_integer() ? revision.get<int>() : -1;
}

const Json& RawPhone::seatOf(const std::string& seat) const
{
    for (const Json& one : partOf(m_table, "seats")) {
        if (partOf(one, "id") == Json(seat))
            return one;
    }
    return none();
}

bool RawPhone::waitForTable(int revision, int ms)
{
    return waitUntil([&] { return this->revision() >= revision; }, ms, QStringLiteral("table %1").arg(revision));
}

bool RawPhone::waitForTable(const std::function<bool(const Json&)>& isSo, int ms)
{
    return waitUntil([&] { return m_table.is_object() && isSo(m_table); }, ms, QStringLiteral("such table"));
}

Json RawPhone::waitFor(const std::string& is, int ms)
{
    Json found;
    const auto isThere = [&] {
        for (auto frame = m_frames.rbegin(); frame != m_frames.rend(); ++frame) {
            const Json one = Json::parse(frame->toStdString());
            if (partOf(one, "is") != Json(is))
                continue;
            found = one;
            return true;
        }
        return false;
    };
    (void)waitUntil(isThere, ms, QString::fromStdString(is));
    return found;
}

const Json& RawPhone::moves() const
{
    return partOf(me(), "moves");
}

Json RawPhone::tapsOf(std::size_t move) const
{
    Json taps = Json::array();
    for (const Json& index : moves()[move]["taps"]) {
        const Json& tap = me()["taps"][index.get<std::size_t>()];
        taps.push_back({tap["kind"], tap["id"]});
    }
    return taps;
}

std::optional<std::size_t> RawPhone::moveWith(const Json& taps) const
{
    for (std::size_t move = 0; move < moves().size(); ++move) {
        if (tapsOf(move) == taps)
            return move;
    }
    return {};
}

void RawPhone::took(const QString& text)
{
    if (onFrame)
        onFrame(text);
    Json frame = Json::parse(text.toStdString(), nullptr, false);
    const Json is = partOf(frame, "is");
    if (is == Json("beat")) {
        ++m_beats;
        return;
    }
    m_frames.push_back(text.toUtf8());
    if (is == Json("seat")) {
        m_seat = frame["seat"].get<std::string>();
        m_seatWord = frame["seat_word"].get<std::string>();
    } else if (is == Json("rose")) {
        m_seat.clear();
        m_seatWord.clear();
    }
    if (frame.is_object() && frame.contains("id"))
        m_answers.push_back(frame);
    if (is == Json("table") || is == Json("season"))
        m_table = std::move(frame);
    else if (is == Json("words"))
        m_words = std::move(frame);
}

} // namespace whistle
