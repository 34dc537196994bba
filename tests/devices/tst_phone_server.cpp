// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_server.h"
#include "devices/qr_code.h"
#include "devices/table_door.h"
#include "devices/table_word.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QPromise>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>
#include <QWebSocket>
#include <QtEndian>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

using namespace whistle;

namespace {

const QString loopback = QStringLiteral("127.0.0.1");
constexpr int most = 16 * 1024;

/// Goes on as soon as it is so; QTest looks every 20 ms only.
template <class So>
bool until(So&& isSo, int time = 5000)
{
    const QDeadlineTimer end(time);
    QTimer wake; // if nothing happens
    wake.start(20);
    while (!isSo() && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return isSo();
}

/// A peer that writes what it likes, byte by byte, and keeps what comes back.
class Peer : public QObject {
public:
    explicit Peer(quint16 port, const QByteArray& bytes = {})
    {
        connect(&socket, &QTcpSocket::readyRead, this, [this] { came += socket.readAll(); });
        connect(&socket, &QTcpSocket::disconnected, this, [this] { isOver = true; });
        connect(&socket, &QTcpSocket::errorOccurred, this, [this] { isOver = true; });
        connect(&socket, &QTcpSocket::connected, this, [this, bytes] { socket.write(bytes); });
        socket.connectToHost(loopback, port);
    }
    [[nodiscard]] bool hasEnded(int time = 5000) const
    {
        return until([this] { return isOver; }, time);
    }
    [[nodiscard]] int status() const { return came.startsWith("HTTP/1.1 ") ? came.mid(9, 3).toInt() : 0; }
    [[nodiscard]] QByteArray body() const
    {
        const qsizetype end = came.indexOf("\r\n\r\n");
        return end < 0 ? QByteArray() : came.mid(end + 4);
    }
    [[nodiscard]] QByteArray header(const QByteArray& name) const
    {
        const qsizetype end = came.indexOf("\r\n\r\n");
        for (const QByteArray& line : came.left(end).split('\n')) {
            if (line.startsWith(name + ": "))
                return line.mid(name.size() + 2).trimmed();
        }
        return {};
    }

    QTcpSocket socket;
    QByteArray came;
    bool isOver = false;
};

QByteArray frame(const QByteArray& payload, int opcode = 1, bool isLast = true)
{
    QByteArray bytes;
    bytes += static_cast<char>(opcode | (isLast ? 0x80 : 0));
    constexpr int masked = 0x80;
    if (payload.size() < 126) {
        bytes += static_cast<char>(masked | static_cast<int>(payload.size()));
    } else if (payload.size() < 65536) {
        bytes += static_cast<char>(masked | 126);
        const auto size = qToBigEndian(static_cast<quint16>(payload.size()));
        bytes.append(reinterpret_cast<const char*>(&size), sizeof size);
    } else {
        bytes += static_cast<char>(masked | 127);
        const auto size = qToBigEndian(static_cast<quint64>(payload.size()));
        bytes.append(reinterpret_cast<const char*>(&size), sizeof size);
    }
    return bytes + QByteArray(4, '\0') + payload; // a mask of zeros
}

QByteArray ofLength(qsizetype length)
{
    const QByteArray begin = "{\"do\": \"alive\", \"note\": \"";
    const QByteArray end = "\"}";
    return begin + QByteArray(length - begin.size() - end.size(), 'x') + end;
}

} // namespace

class TestPhoneServer : public QObject {
    Q_OBJECT

    std::unique_ptr<PhoneServer> m_server;
    QList<PhoneLine*> m_lines;
    QList<QByteArray> m_came;

    [[nodiscard]] QByteArray host() const { return "127.0.0.1:" + QByteArray::number(m_server->port()); }
    [[nodiscard]] QByteArray word() const { return m_server->word().toLatin1(); }
    [[nodiscard]] QByteArray get(const QByteArray& path, const QByteArray& method = "GET",
                                 const QByteArray& more = {}) const
    {
        return method + ' ' + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + more + "\r\n";
    }
    [[nodiscard]] QByteArray upgrade(const QByteArray& path, const QByteArray& more = {}) const
    {
        return get(path, "GET",
                   "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                       more);
    }
    [[nodiscard]] QByteArray live() const { return '/' + word() + "/live"; }
    /// An open line, from a peer that can write any frame.
    [[nodiscard]] std::unique_ptr<Peer> line() const
    {
        auto peer = std::make_unique<Peer>(m_server->port(), upgrade(live()));
        const bool isOpen = until([&] { return peer->came.contains("\r\n\r\n") || peer->isOver; });
        if (!isOpen || peer->status() != 101)
            return nullptr;
        peer->came.clear();
        return peer;
    }
    [[nodiscard]] QUrl address() const { return QUrl(QStringLiteral("ws://") + QString::fromLatin1(host() + live())); }
    [[nodiscard]] bool stillAnswers() const
    {
        Peer peer(m_server->port(), get('/' + word() + '/'));
        if (!peer.hasEnded() || peer.status() != 200)
            return false;
        const auto open = line();
        if (!open)
            return false;
        open->socket.write(frame(R"({"do": "alive", "id": 9})"));
        return until([&] { return open->came.contains(R"({"is":"told","id":9})"); });
    }

private Q_SLOTS:
    void init()
    {
        m_lines.clear();
        m_came.clear();
        m_server = std::make_unique<PhoneServer>();
        connect(m_server.get(), &PhoneServer::opened, this, [this](PhoneLine* line) {
            m_lines << line;
            connect(line, &PhoneLine::came, this, [this, line](const Json& json) {
                m_came << QByteArray::fromStdString(json.dump());
                line->send(Json{{"is", "told"}, {"id", valueIn(json, "id", 0)}});
            });
            connect(line, &PhoneLine::ended, this, [this, line] { m_lines.removeOne(line); });
        });
        QVERIFY2(m_server->start(loopback), qPrintable(m_server->trouble()));
    }
    void cleanup() { m_server.reset(); }

    void aWordIsOf128BitsByChance()
    {
        const QString letters = QStringLiteral("0123456789abcdefghjkmnpqrstvwxyz");
        std::set<QString> seen;
        std::vector<std::set<QChar>> atPlace(26);
        for (int i = 0; i < 2000; ++i) {
            const QString word = newTableWord();
            QCOMPARE(word.size(), 26);
            for (qsizetype at = 0; at < word.size(); ++at) {
                QVERIFY(letters.contains(word[at]));
                atPlace[static_cast<std::size_t>(at)].insert(word[at]);
            }
            QVERIFY(seen.insert(word).second);
        }
        QCOMPARE(atPlace.front().size(), 8U); // 128 = 25 * 5 + 3
        for (std::size_t at = 1; at < atPlace.size(); ++at)
            QCOMPARE(atPlace[at].size(), 32U);
    }

    void aWordIsReadAsItLooks()
    {
        const QString word = QStringLiteral("7mq4k2vp9xtdh3w0b6nc1jfyz8");
        QVERIFY(isTableWord(word, word));
        QVERIFY(isTableWord(word.toUpper(), word));
        QVERIFY(isTableWord(QStringLiteral("7MQ4k2vp9xtdh3wOb6ncIjfyz8"), word));
        QVERIFY(isTableWord(QStringLiteral("7mq4k2vp9xtdh3wob6nclJfyz8"), word));
        QVERIFY(!isTableWord(QStringLiteral("7mq4k2vp9xtdh3w0b6nc1jfyz9"), word));
        QVERIFY(!isTableWord(QStringLiteral("8mq4k2vp9xtdh3w0b6nc1jfyz8"), word));
        QVERIFY(!isTableWord(word.chopped(1), word));
        QVERIFY(!isTableWord(word + u'8', word));
        QVERIFY(!isTableWord({}, word));
        QVERIFY(!isTableWord({}, {})); // a server that is off has none
    }

    void thePageWithWhatStandsAboveIt()
    {
        Peer page(m_server->port(), get('/' + word() + '/'));
        QVERIFY(page.hasEnded());
        QCOMPARE(page.status(), 200);
        QCOMPARE(page.header("Content-Type"), "text/html; charset=utf-8");
        QCOMPARE(page.header("Content-Length").toInt(), page.body().size());
        QVERIFY(page.body().contains("<!doctype html>") || page.body().contains("<!DOCTYPE html>"));
        QCOMPARE(
            page.header("Content-Security-Policy"),
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://" +
                host() + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        QCOMPARE(page.header("X-Content-Type-Options"), "nosniff");
        QCOMPARE(page.header("Referrer-Policy"), "no-referrer");
        QCOMPARE(page.header("Cache-Control"), "no-store");
        QCOMPARE(page.header("Cross-Origin-Resource-Policy"), "same-origin");

        Peer head(m_server->port(), get('/' + word() + '/', "HEAD"));
        QVERIFY(head.hasEnded());
        QCOMPARE(head.status(), 200);
        QCOMPARE(head.header("Content-Length").toInt(), page.body().size());
        QVERIFY(head.body().isEmpty());

        Peer shouted(m_server->port(), get('/' + word().toUpper() + "/?from=code"));
        QVERIFY(shouted.hasEnded());
        QCOMPARE(shouted.status(), 200);
        QCOMPARE(shouted.body(), page.body());

        Peer bare(m_server->port(), get('/' + word().toUpper()));
        QVERIFY(bare.hasEnded());
        QCOMPARE(bare.status(), 307);
        QCOMPARE(bare.header("Location"), '/' + word() + '/');
    }

    /// All pages together: they come over a network that may be slow, to whoever wants to read what they do.
    void thePagesAreSmall()
    {
        constexpr qsizetype allowed = 150'000;
        qsizetype all = 0;
        for (const QString& name : QDir(QStringLiteral(":/web")).entryList(QDir::Files)) {
            QFile file(QStringLiteral(":/web/") + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            all += file.readAll().size();
        }
        QVERIFY(all > 0);
        QVERIFY2(all < allowed, qPrintable(QString::number(all)));
    }

    /// Whoever asks and asks takes half of the window's time at most.
    void theDoorRestsAsLongAsItWorks()
    {
        TableDoor door;
        constexpr std::chrono::milliseconds atOnce{30};
        door.setAtOnce(std::chrono::milliseconds(0)); // every request is too much
        door.setGate([](const PlainRequest&, const QByteArray&) { return TableDoor::Let::NotFound; });
        QVERIFY(door.listen(QHostAddress::LocalHost));
        constexpr int many = 10;
        const auto askAll = [&] {
            QElapsedTimer time;
            time.start();
            for (int i = 0; i < many; ++i) {
                Peer peer(door.serverPort(), get("/"));
                if (!peer.hasEnded() || peer.status() != 404)
                    return qint64{-1};
            }
            return time.elapsed();
        };
        const qint64 resting = askAll();
        QVERIFY2(resting >= 5 * (many - 1), qPrintable(QString::number(resting)));
        door.setAtOnce(atOnce);
        QVERIFY(askAll() >= 0); // and it is open again
    }

    void everyFileOfThePageHasItsKind()
    {
        const QStringList files = QDir(QStringLiteral(":/web")).entryList(QDir::Files);
        QVERIFY(files.size() >= 3);
        for (const QString& file : files) {
            Peer peer(m_server->port(), get('/' + word() + '/' + file.toLatin1()));
            QVERIFY(peer.hasEnded());
            QVERIFY2(peer.status() == 200, qPrintable(file));
            const QByteArray kind = peer.header("Content-Type");
            QVERIFY2(file.endsWith(QStringLiteral(".js"))    ? kind == "text/javascript; charset=utf-8"
                     : file.endsWith(QStringLiteral(".css")) ? kind == "text/css; charset=utf-8"
                     : file.endsWith(QStringLiteral(".svg")) ? kind == "image/svg+xml"
                     : file.endsWith(QStringLiteral(".png")) ? kind == "image/png"
                                                             : kind == "text/html; charset=utf-8",
                     qPrintable(file));
        }
    }

    void everythingElseIsNotThere()
    {
        m_server->setPicture([](const QString&) { return QtFuture::makeReadyFuture(QByteArray()); });
        QByteArray other = word();
        other[25] = other[25] == '0' ? '1' : '0';
        const QByteArray ours = '/' + word();
        QByteArray wrong;
        for (const QByteArray& path : std::vector<QByteArray>{
                 "/", "/index.html", "/favicon.ico", "/live", "/" + other + "/", "/" + other, "/" + other + "/live",
                 ours.chopped(1) + '/', ours + "x/", ours + "/nothing.js", ours + "/index", ours + "/index.html/",
                 ours + "/board/", ours + "/board/57-en.png", ours + "/board/57-en.svg", ours + "/board/../index.html",
                 ours + "/live", ours + "/live/",
                 // No way out of the page's folder, however it is written.
                 ours + "/../../etc/passwd", ours + "/..", ours + "/%2e%2e/%2e%2e/etc/passwd",
                 ours + "/..%2f..%2fetc%2fpasswd", ours + "/....//....//etc/passwd", ours + "/etc/passwd",
                 ours + "/%5c..%5cetc%5cpasswd", ours + "/\\..\\..\\etc\\passwd", ours + "/index.html%00.js",
                 ours + "/:/web/index.html", ours + "/board/..%2f..%2findex.png", ours + "/%252e%252e/index.html",
                 "/../" + word() + "/x", ours + "/./index.html", ours + "//index.html", "/%2f" + word() + "/"}) {
            Peer peer(m_server->port(), get(path));
            QVERIFY(peer.hasEnded());
            if (peer.status() != 404 || !peer.body().isEmpty() || peer.header("Content-Length") != "0")
                wrong += path + ' ' + peer.came.left(20) + '\n';
            QCOMPARE(peer.header("X-Content-Type-Options"), "nosniff");
        }
        QVERIFY2(wrong.isEmpty(), wrong.constData());
        for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "BREW"}) {
            Peer peer(m_server->port(), get(ours + '/', method));
            QVERIFY(peer.hasEnded());
            QCOMPARE(peer.status(), 404);
            QVERIFY(peer.body().isEmpty());
        }
    }

    void picturesOfTheBoard()
    {
        QStringList asked;
        const QByteArray picture(3 * 1024 * 1024, 'p');
        m_server->setPicture([&](const QString& name) {
            asked << name;
            return QtFuture::makeReadyFuture(name == QStringLiteral("57-en.png") ? picture : QByteArray());
        });
        Peer board(m_server->port(), get('/' + word() + "/board/57-en.png"));
        QVERIFY(board.hasEnded());
        QCOMPARE(board.status(), 200);
        QCOMPARE(board.header("Content-Type"), "image/png");
        QVERIFY(board.body() == picture);
        Peer older(m_server->port(), get('/' + word() + "/board/56-en.png"));
        QVERIFY(older.hasEnded());
        QCOMPARE(older.status(), 404);
        QCOMPARE(asked, QStringList({QStringLiteral("57-en.png"), QStringLiteral("56-en.png")}));
    }

    // A picture that is still in the making comes to everybody who has asked for it.
    void aPictureInTheMakingComesToAll()
    {
        QPromise<QByteArray> making;
        making.start();
        m_server->setPicture([shared = making.future()](const QString&) { return shared; });
        std::vector<std::unique_ptr<Peer>> peers;
        for (int i = 0; i < 3; ++i)
            peers.push_back(std::make_unique<Peer>(m_server->port(), get('/' + word() + "/board/57-en.png")));
        QTest::qWait(100);
        making.addResult(QByteArray("picture"));
        making.finish();
        for (const auto& peer : peers) {
            QVERIFY(peer->hasEnded());
            QCOMPARE(peer->status(), 200);
            QCOMPARE(peer->body(), "picture");
        }
    }

    void aHostThatIsNotOursIsRefused()
    {
        const QByteArray port = QByteArray::number(m_server->port());
        for (const QByteArray& other : std::vector<QByteArray>{
                 "evil.example", "evil.example:" + port, "localhost:" + port, "127.0.0.1", "127.0.0.1:1",
                 "127.0.0.1.:" + port, "127.0.0.2:" + port, "2130706433:" + port, "user@127.0.0.1:" + port,
                 "127.0.0.1:" + port + ".evil.example", "[::1]:" + port, "evil.example, 127.0.0.1:" + port, ""}) {
            for (const QByteArray& path : {'/' + word() + '/', QByteArray("/")}) {
                Peer peer(m_server->port(), "GET " + path + " HTTP/1.1\r\nHost: " + other + "\r\n\r\n");
                QVERIFY(peer.hasEnded());
                QVERIFY2(peer.status() == 403, other.constData());
                QVERIFY(peer.body().isEmpty());
            }
        }
        Peer without(m_server->port(), "GET /" + word() + "/ HTTP/1.1\r\n\r\n");
        QVERIFY(without.hasEnded());
        QCOMPARE(without.status(), 403);
        Peer twice(m_server->port(), get('/' + word() + '/', "GET", "Host: evil.example\r\n"));
        QVERIFY(twice.hasEnded());
        QCOMPARE(twice.status(), 400);
    }

    void aLineIsOpenedByOurPageAlone()
    {
        for (const QByteArray& origin :
             std::vector<QByteArray>{"http://evil.example", "null", "https://" + host(), "http://127.0.0.1",
                                     "http://" + host() + ".evil.example"}) {
            Peer peer(m_server->port(), upgrade(live(), "Origin: " + origin + "\r\n"));
            QVERIFY(peer.hasEnded());
            QVERIFY2(peer.came.isEmpty(), origin.constData());
        }
        QVERIFY(m_lines.isEmpty());
        for (const QByteArray& origin : {"Origin: http://" + host() + "\r\n", QByteArray()}) {
            Peer peer(m_server->port(), upgrade(live(), origin));
            QTRY_COMPARE(peer.status(), 101);
            QTRY_COMPARE(m_lines.size(), 1);
            peer.socket.abort();
            QTRY_VERIFY(m_lines.isEmpty());
        }
        const QByteArray evil = "GET " + live() +
                                " HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        Peer peer(m_server->port(), evil);
        QVERIFY(peer.hasEnded());
        QCOMPARE(peer.status(), 403);
    }

    void aLineIsOpenedWithTheWordAlone()
    {
        QByteArray other = word();
        other[0] = other[0] == '0' ? '1' : '0';
        for (const QByteArray& path : std::vector<QByteArray>{'/' + other + "/live", "/live", "/", '/' + word() + '/',
                                                              '/' + word() + "/live/", '/' + word() + "/index.html"}) {
            Peer peer(m_server->port(), upgrade(path));
            QVERIFY(peer.hasEnded());
            QCOMPARE(peer.status(), 404);
        }
        // What is no WebSocket of today is no line either.
        for (const char* more : {"Sec-WebSocket-Version: 8", "Sec-WebSocket-Key:"}) {
            Peer peer(m_server->port(),
                      get(live(), "GET", QByteArray("Upgrade: websocket\r\nConnection: Upgrade\r\n") + more + "\r\n"));
            QVERIFY(peer.hasEnded());
            QVERIFY(peer.status() != 101);
        }
        QVERIFY(m_lines.isEmpty());
        QVERIFY(stillAnswers());
    }

    void whatIsNoPlainRequestIsRefused()
    {
        const QByteArray ours = "/" + word() + "/";
        const QByteArray hostLine = "Host: " + host() + "\r\n";
        for (const QByteArray& bytes :
             std::vector<QByteArray>{get(ours, "POST", "Content-Length: 5\r\n") + "hello",
                                     get(ours, "GET", "Content-Length: 5\r\n"),
                                     get(ours, "POST", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n",
                                     get(ours) + get(ours),
                                     get(ours) + "x",
                                     "GET http://" + host() + ours + " HTTP/1.1\r\n" + hostLine + "\r\n",
                                     "GET //" + host() + ours + " HTTP/1.1\r\n\r\n",
                                     "GET * HTTP/1.1\r\n" + hostLine + "\r\n",
                                     "GET " + ours + " HTTP/2.0\r\n" + hostLine + "\r\n",
                                     "GET " + ours + "\r\n" + hostLine + "\r\n",
                                     "GET\t" + ours + "\tHTTP/1.1\r\n" + hostLine + "\r\n",
                                     get(ours, "GET", "Folded: a\r\n b: c\r\n"),
                                     get(ours, "GET", "No colon\r\n"),
                                     get(ours, "GET", "Lone: a\nb\r\n"),
                                     get(ours, "GET", QByteArray("Zero: \0\r\n", 9)),
                                     get(ours, "GET", "Upgrade: h2c\r\nConnection: Upgrade\r\n"),
                                     get(ours, "GET", "Host : x\r\n"),
                                     "\r\n\r\n",
                                     "\r\n" + get(ours),
                                     "\x16\x03\x01\x02 a TLS hello\r\n\r\n"}) {
            Peer peer(m_server->port(), bytes);
            QVERIFY(peer.hasEnded());
            QVERIFY2(peer.status() == 400, bytes.constData());
            QVERIFY(peer.body().isEmpty());
        }
        QVERIFY(stillAnswers());
    }

    void aRequestIsOf16KiBAtMost()
    {
        const QByteArray begin = get('/' + word() + '/').chopped(2) + "Padding: ok\r\n"; // without its empty line
        const auto ofSize = [&](qsizetype size) {
            QByteArray bytes = begin;
            constexpr qsizetype some = 100;
            while (bytes.size() < size - 2 * some)
                bytes += "More: " + QByteArray(some - 8, 'x') + "\r\n";
            return bytes + "Last: " + QByteArray(size - bytes.size() - 10, 'x') + "\r\n\r\n";
        };
        QCOMPARE(ofSize(most).size(), most);
        Peer fits(m_server->port(), ofSize(most));
        QVERIFY(fits.hasEnded());
        QCOMPARE(fits.status(), 200);
        Peer longer(m_server->port(), ofSize(most + 1));
        QVERIFY(longer.hasEnded());
        QVERIFY(longer.came.isEmpty());
        Peer line(m_server->port(), get('/' + word() + '/', "GET", "Long: " + QByteArray(4096, 'x') + "\r\n"));
        QVERIFY(line.hasEnded());
        QCOMPARE(line.status(), 400);
        for (const QByteArray& endless :
             {QByteArray("GET /"), begin, get('/' + word() + '/', "POST", "Content-Length: 9999999\r\n")}) {
            Peer peer(m_server->port(), endless + QByteArray(1024 * 1024, 'x'));
            QVERIFY(peer.hasEnded());
            QVERIFY(peer.came.size() < most);
            QVERIFY(peer.status() == 0 || peer.status() == 400);
        }
        QVERIFY(stillAnswers());
    }

    void whoeverTakesHisTimeIsCutOff()
    {
        m_server->setPatience(std::chrono::milliseconds(300));
        QElapsedTimer clock;
        clock.start();
        Peer silent(m_server->port());
        Peer half(m_server->port(), "GET / HTTP/1.1\r\nHost:");
        Peer drop(m_server->port(), "GET /");
        QTimer drops;
        connect(&drops, &QTimer::timeout, &drop, [&] { drop.socket.write("a"); });
        drops.start(20);
        QVERIFY(silent.hasEnded() && half.hasEnded() && drop.hasEnded());
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(silent.came.isEmpty() && half.came.isEmpty() && drop.came.isEmpty());
        // A line is no such connection: it may be silent.
        const auto quiet = line();
        QVERIFY(quiet);
        QTest::qWait(600);
        QVERIFY(!quiet->isOver);
    }

    void twoHundredConnectionsAtOnce()
    {
        // Connections that say nothing keep nobody out.
        std::vector<std::unique_ptr<Peer>> silent;
        for (int i = 0; i < 200; ++i)
            silent.push_back(std::make_unique<Peer>(m_server->port()));
        const auto open = [&] {
            return std::count_if(silent.begin(), silent.end(), [](const auto& peer) {
                return !peer->isOver && peer->socket.state() == QAbstractSocket::ConnectedState;
            });
        };
        QTRY_COMPARE(open(), 96);
        QVERIFY(stillAnswers());
        // And a crowd that asks properly is answered, each of it, while the silent ones hold all there is.
        std::vector<std::unique_ptr<Peer>> crowd;
        for (int i = 0; i < 80; ++i)
            crowd.push_back(std::make_unique<Peer>(m_server->port(), get('/' + word() + '/')));
        for (const auto& peer : crowd) {
            QVERIFY(peer->hasEnded(20000));
            QCOMPARE(peer->status(), 200);
        }
        QVERIFY(stillAnswers());
    }

    void sixtyFourLinesAreEnough()
    {
        std::vector<std::unique_ptr<Peer>> peers;
        for (int i = 0; i < 64; ++i) {
            peers.push_back(line());
            QVERIFY(peers.back());
        }
        QTRY_COMPARE(m_lines.size(), 64);
        Peer tooMany(m_server->port(), upgrade(live()));
        QVERIFY(tooMany.hasEnded());
        QVERIFY(tooMany.came.isEmpty());
        Peer page(m_server->port(), get('/' + word() + '/')); // that is still there
        QVERIFY(page.hasEnded());
        QCOMPARE(page.status(), 200);
        peers.pop_back();
        QTRY_COMPARE(m_lines.size(), 63);
        peers.push_back(line());
        QVERIFY(peers.back());
    }

    void framesComeAndGo()
    {
        QWebSocket socket;
        QSignalSpy heard(&socket, &QWebSocket::textMessageReceived);
        socket.open(address());
        QTRY_COMPARE(m_lines.size(), 1);
        QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
        socket.sendTextMessage(
            QStringLiteral("{\"do\": \"hello\", \"id\": 7, \"language\": \"hu\", \"nobodyKnows\": [1]}"));
        QTRY_COMPARE(m_came.size(), 1);
        QCOMPARE(m_came.first(), R"({"do":"hello","id":7,"language":"hu","nobodyKnows":[1]})");
        QTRY_VERIFY(!heard.isEmpty());
        QCOMPARE(heard.last().first().toString(), QStringLiteral("{\"is\":\"told\",\"id\":7}"));
        heard.clear();
        m_lines.first()->send(QByteArray("{\"is\":\"words\",\"say\":{\"live\":\"élő\"}}"));
        QTRY_VERIFY(!heard.isEmpty());
        QCOMPARE(heard.first().first().toString(), QStringLiteral("{\"is\":\"words\",\"say\":{\"live\":\"élő\"}}"));
        // What is no text is sent as well as it can be.
        m_lines.first()->send(Json{{"is", "told"}, {"words", "\xff"}});
        QTRY_VERIFY(heard.size() >= 2);
        socket.close();
        QTRY_VERIFY(m_lines.isEmpty());
    }

    void everyLineBeats()
    {
        QWebSocket socket;
        QList<qint64> beats;
        QElapsedTimer clock;
        connect(&socket, &QWebSocket::textMessageReceived, this, [&](const QString& text) {
            QCOMPARE(text, QStringLiteral("{\"is\":\"beat\"}"));
            beats << clock.elapsed();
        });
        clock.start();
        socket.open(address());
        QTRY_VERIFY(beats.size() >= 3);
        QVERIFY2(beats[2] - beats[1] < 1500, qPrintable(QString::number(beats[2] - beats[1])));
    }

    void manyLargeFramesAtOnceAreAllRead()
    {
        const auto peer = line();
        QVERIFY(peer);
        QByteArray bytes;
        for (int i = 0; i < 50; ++i)
            bytes += frame(ofLength(most - i));
        peer->socket.write(bytes);
        QTRY_COMPARE(m_came.size(), 50);
        QVERIFY(!peer->isOver);
    }

    void aFrameThatIsNoneOfOursEndsTheLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("binary") << frame(R"({"do": "alive"})", 2);
        QTest::addRow("not JSON") << frame("hello");
        QTest::addRow("empty") << frame("");
        QTest::addRow("a list") << frame(R"([{"do": "alive"}])");
        QTest::addRow("a text") << frame(R"("alive")");
        QTest::addRow("nothing to do") << frame(R"({"is": "table"})");
        QTest::addRow("do is no word") << frame(R"({"do": 7})");
        QTest::addRow("a key twice") << frame(R"({"do": "alive", "do": "rise"})");
        QTest::addRow("something behind it") << frame(R"({"do": "alive"} {})");
        QTest::addRow("a number out of range") << frame(R"({"do": "alive", "id": 1e999})");
        QTest::addRow("too deep") << frame(R"({"do": "alive", "id": )" + QByteArray(64, '[') + QByteArray(64, ']') +
                                           '}');
        QTest::addRow("far too deep") << frame(QByteArray(16000, '['));
        QTest::addRow("zero byte") << frame(QByteArray("{\"do\": \"ali\0ve\"}", 16));
        QTest::addRow("no UTF-8") << frame("{\"do\": \"\xff\xfe\"}");
        QTest::addRow("one byte too long") << frame(ofLength(most + 1));
        QTest::addRow("far too long") << frame(ofLength(1000000));
        QTest::addRow("too long in pieces") << frame(ofLength(10000), 1, false) + frame(QByteArray(10000, ' '), 0);
        QTest::addRow("too long in pieces of many bytes a letter")
            << frame("{\"do\": \"" + QByteArray("\xe2\x82\xac").repeated(4000), 1, false) +
                   frame(QByteArray("\xe2\x82\xac").repeated(4000) + "\"}", 0);
        QTest::addRow("a piece of nothing") << frame("{}", 0);
        QTest::addRow("another begins in the middle") << frame("{", 1, false) + frame("{}", 1);
        QTest::addRow("a kind that there is not") << frame("{}", 3);
        QTest::addRow("bits that mean nothing") << frame(R"({"do": "alive"})", 1 | 0x40);
        QTest::addRow("a ping in pieces") << frame("", 9, false);
        QTest::addRow("a ping that is too long") << frame(QByteArray(200, 'x'), 9);
        QTest::addRow("a length of more than there is") << QByteArray("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10);
        QTest::addRow("a close of one byte") << frame("x", 8);
    }
    void aFrameThatIsNoneOfOursEndsTheLine()
    {
        QFETCH(QByteArray, bytes);
        const auto peer = line();
        QVERIFY(peer);
        QTRY_COMPARE(m_lines.size(), 1);
        peer->socket.write(bytes);
        QTRY_VERIFY(m_lines.isEmpty());
        QVERIFY(peer->hasEnded());
        QVERIFY(m_came.isEmpty());
    }

    void whatFitsIsTaken()
    {
        const auto peer = line();
        QVERIFY(peer);
        peer->socket.write(frame(ofLength(most)));
        peer->socket.write(frame(R"({"do": )", 1, false) + frame("", 0, false) + frame(R"("alive"})", 0));
        peer->socket.write(frame("ping", 9));
        peer->socket.write(frame(R"({"do": "why", "id": )" + QByteArray(63, '[') + QByteArray(63, ']') + '}'));
        QTRY_COMPARE(m_came.size(), 3);
        QTRY_VERIFY(peer->came.contains(QByteArray("\x8a\x04ping", 6)));
        QVERIFY(!peer->isOver);
    }

    void moreThanSixtyFramesInASecondEndTheLine()
    {
        const auto peer = line();
        QVERIFY(peer);
        for (int i = 0; i < 60; ++i)
            peer->socket.write(frame(R"({"do": "alive"})"));
        QTRY_COMPARE(m_came.size(), 60);
        QTest::qWait(50);
        QVERIFY(!peer->isOver);
        peer->socket.write(frame(R"({"do": "alive"})"));
        QVERIFY(peer->hasEnded());
        QCOMPARE(m_came.size(), 60);
        // Pieces are frames, and so are answers to nobody's ping.
        for (const QByteArray& one : {frame("", 0, false), frame("", 10)}) {
            const auto other = line();
            QVERIFY(other);
            other->socket.write(frame("{", 1, false) + one.repeated(61));
            QVERIFY(other->hasEnded());
        }
        QCOMPARE(m_came.size(), 60);
        // In two seconds, sixty each, they may come.
        const auto patient = line();
        QVERIFY(patient);
        for (int second = 0; second < 2; ++second) {
            patient->socket.write(frame(R"({"do": "alive"})").repeated(60));
            QTRY_COMPARE(m_came.size(), 60 * (second + 2));
            QTest::qWait(second == 0 ? 1050 : 50);
        }
        QVERIFY(!patient->isOver);
    }

    void whoeverDoesNotReadIsCutOff()
    {
        const QByteArray table = "{\"is\":\"table\",\"game\":\"" + QByteArray(100000, 'x') + "\"}";
        const auto deaf = [this] {
            auto peer = line();
            if (peer) {
                disconnect(&peer->socket, &QTcpSocket::readyRead, nullptr, nullptr);
                peer->socket.setReadBufferSize(1);
            }
            return peer;
        };
        const auto first = deaf();
        QVERIFY(first);
        QTRY_COMPARE(m_lines.size(), 1);
        PhoneLine* cutOff = m_lines.first();
        const auto quick = line(); // somebody else does read
        QVERIFY(quick);
        QTRY_COMPARE(m_lines.size(), 2);
        int sent = 0;
        constexpr int far = 400; // the system itself takes some
        for (; m_lines.contains(cutOff) && sent < far; ++sent) {
            cutOff->send(table);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!m_lines.contains(cutOff));
        QVERIFY2(sent < far, qPrintable(QString::number(sent)));
        QCOMPARE(m_lines.size(), 1);
        m_lines.first()->send(table);
        QTRY_VERIFY(quick->came.contains(table));

        // With less than what cuts it off it stays; told to end, it does not stay for ever.
        const auto second = deaf();
        QVERIFY(second);
        QTRY_COMPARE(m_lines.size(), 2);
        PhoneLine* patient = m_lines.last();
        for (int i = 0; i < sent - 6; ++i) {
            patient->send(table);
            QCoreApplication::processEvents();
        }
        QTest::qWait(50);
        QVERIFY(m_lines.contains(patient));
        patient->end();
        QTRY_VERIFY(!m_lines.contains(patient));
    }

    void anotherWordEndsEveryLine()
    {
        const QByteArray before = word();
        const auto one = line();
        const auto two = line();
        QVERIFY(one && two);
        QTRY_COMPARE(m_lines.size(), 2);
        Peer late(m_server->port(), upgrade(live()).chopped(2)); // it has begun to ask with the old word
        QTRY_COMPARE(late.socket.state(), QAbstractSocket::ConnectedState);
        QTest::qWait(30);
        for (PhoneLine* each : m_lines)
            each->send(QByteArray(R"({"is":"off","why":"new address"})"));
        m_server->renew();
        QCOMPARE(m_lines.size(), 2); // not in the middle of it
        QTRY_VERIFY(m_lines.isEmpty());
        QVERIFY(one->hasEnded() && two->hasEnded() && late.hasEnded());
        QVERIFY(one->came.contains("new address") && two->came.contains("new address"));
        QVERIFY(late.came.isEmpty());
        QVERIFY(before != word());
        Peer old(m_server->port(), get('/' + before + '/'));
        QVERIFY(old.hasEnded());
        QCOMPARE(old.status(), 404);
        QVERIFY(stillAnswers());
    }

    void offIsOff()
    {
        const auto peer = line();
        Peer silent(m_server->port());
        QVERIFY(peer);
        QTRY_COMPARE(m_lines.size(), 1);
        const QByteArray before = word();
        const quint16 port = m_server->port();
        // Out of a frame of its own, with a last word that is large.
        const QByteArray last = "{\"is\":\"off\",\"why\":\"ended\",\"more\":\"" + QByteArray(300000, 'x') + "\"}";
        connect(m_lines.first(), &PhoneLine::came, this, [&] {
            m_lines.first()->send(last);
            m_server->stop();
        });
        peer->socket.write(frame(R"({"do": "alive"})").repeated(2));
        QVERIFY(peer->hasEnded() && silent.hasEnded());
        QVERIFY(peer->came.contains(last));
        QCOMPARE(m_came.size(), 1);
        QTRY_VERIFY(m_lines.isEmpty());
        QVERIFY(!m_server->isOn());
        QVERIFY(m_server->hosts().isEmpty());
        Peer nobody(port);
        QVERIFY(nobody.hasEnded());
        QCOMPARE(nobody.socket.error(), QAbstractSocket::ConnectionRefusedError);
        QVERIFY(m_server->start(loopback));
        QVERIFY(before != word());
        QVERIFY(stillAnswers());
    }

    void aServerGoesWithItsLines()
    {
        const auto peer = line();
        Peer half(m_server->port(), "GET /");
        QVERIFY(peer);
        QTRY_COMPARE(m_lines.size(), 1);
        m_lines.first()->send(QByteArray(R"({"is":"off","why":"ended"})"));
        m_server.reset();
        QVERIFY(peer->hasEnded() && half.hasEnded());
        QVERIFY(peer->came.contains(R"("why":"ended")"));
    }

    void aTakenPortIsNoTrouble()
    {
        PhoneServer other;
        QVERIFY(other.start(loopback));
        QVERIFY(other.port() != 0 && other.port() != m_server->port());
        QCOMPARE(other.hosts(), QStringList{loopback + u':' + QString::number(other.port())});
        QVERIFY(other.word() != m_server->word());
        PhoneServer everywhere;
        QVERIFY(everywhere.start());
        QVERIFY(!everywhere.hosts().isEmpty());
        for (const QString& host : everywhere.hosts())
            QVERIFY(host.endsWith(u':' + QString::number(everywhere.port())));
        PhoneServer nowhere;
        QVERIFY(!nowhere.start(QStringLiteral("192.0.2.1"))); // reserved for examples
        QVERIFY(!nowhere.isOn());
        QVERIFY(!nowhere.trouble().isEmpty());
        QVERIFY(!nowhere.start(QStringLiteral("table.example")));
        QVERIFY(!nowhere.trouble().isEmpty());
    }

    void tenThousandWrongRequestsAndFrames()
    {
        std::mt19937 chance(4717); // NOLINT: the same each time
        const auto below = [&](int end) { return static_cast<int>(chance() % static_cast<unsigned>(end)); };
        const auto spoiled = [&](QByteArray bytes) {
            for (int changes = 1 + below(4); changes > 0; --changes) {
                const int at = below(static_cast<int>(bytes.size()));
                switch (below(5)) {
                case 0:
                    bytes[at] = static_cast<char>(below(256));
                    break;
                case 1:
                    bytes.insert(at, QByteArray(1 + below(300), static_cast<char>(below(256))));
                    break;
                case 2:
                    bytes.remove(at, 1 + below(8));
                    break;
                case 3:
                    bytes.insert(at, bytes.mid(below(static_cast<int>(bytes.size())), below(60)));
                    break;
                default:
                    bytes.truncate(at + 1);
                }
                if (bytes.isEmpty())
                    bytes = "x";
            }
            return bytes;
        };
        const auto random = [&](int longest) {
            QByteArray bytes(1 + below(longest), '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(below(256));
            return bytes;
        };
        m_server->setPicture([](const QString&) { return QtFuture::makeReadyFuture(QByteArray("picture")); });
        m_server->setPatience(std::chrono::milliseconds(200));
        int requests = 0;
        while (requests < 6000) {
            std::vector<std::unique_ptr<Peer>> peers;
            for (int i = 0; i < 60; ++i, ++requests) {
                const QByteArray good = below(2) == 0   ? upgrade(live())
                                        : below(2) == 0 ? get('/' + word() + "/board/5-en.png")
                                                        : get('/' + word() + '/');
                peers.push_back(std::make_unique<Peer>(m_server->port(), below(4) == 0 ? random(400) : spoiled(good)));
            }
            // Nobody waits for the answers of all: some leave in the middle.
            (void)until([&] { return std::all_of(peers.begin(), peers.end(), [](auto& p) { return p->isOver; }); }, 30);
        }
        int frames = 0;
        std::vector<std::unique_ptr<Peer>> peers;
        while (frames < 4000) {
            peers.clear();
            for (int i = 0; i < 20; ++i) {
                QByteArray bytes = upgrade(live());
                peers.push_back(std::make_unique<Peer>(m_server->port(), bytes));
            }
            (void)until(
                [&] {
                    return std::all_of(peers.begin(), peers.end(),
                                       [](auto& p) { return p->status() == 101 || p->isOver; });
                },
                1000);
            for (const auto& peer : peers) {
                QByteArray bytes;
                for (int i = 0; i < 10; ++i, ++frames) {
                    const QByteArray good =
                        frame(R"({"do": "enter", "id": 7, "revision": 57, "move": 3, "counts": [1, 2]})");
                    // First what is still well formed as a WebSocket, so that what follows is read, too.
                    bytes += i < 5 ? good : below(3) == 0 ? random(200) : spoiled(good);
                }
                peer->socket.write(bytes);
            }
            (void)until([&] { return std::all_of(peers.begin(), peers.end(), [](auto& p) { return p->isOver; }); }, 30);
        }
        peers.clear();
        QVERIFY(m_came.size() >= 1000);
        QTRY_VERIFY(m_lines.isEmpty());
        m_server->setPatience(std::chrono::seconds(10));
        QVERIFY(stillAnswers());
    }

    void aCodeHasItsMarginAndWholePixels()
    {
        const QString url = QStringLiteral("http://192.168.0.14:4717/7mq4k2vp9xtdh3wrb6nc5jfyz8/");
        const QImage code = qrCode(url, 200);
        QVERIFY(code.width() >= 200 && code.width() == code.height());
        int module = 0; // the margin is four of them; then a corner begins, seven wide
        while (code.pixel(4 * module, 4 * module) == qRgb(255, 255, 255) && module < 100)
            ++module;
        QCOMPARE(code.width() % module, 0);
        for (int i = 0; i < 7; ++i)
            QCOMPARE(code.pixel((4 + i) * module, 4 * module), qRgb(0, 0, 0));
        QCOMPARE(code.pixel(11 * module, 4 * module), qRgb(255, 255, 255));
        for (int i = 0; i < code.width(); ++i) {
            QCOMPARE(code.pixel(i, 4 * module - 1), qRgb(255, 255, 255));
            QCOMPARE(code.pixel(i, code.height() - 4 * module), qRgb(255, 255, 255));
        }
        QVERIFY(qrCode(QString(5000, u'x'), 200).isNull());
    }
};

QTEST_GUILESS_MAIN(TestPhoneServer)
#include "tst_phone_server.moc"
