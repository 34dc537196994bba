// SPDX-License-Identifier: GPL-3.0-or-later
// How long the phones of a table wait: a tap on one of them to the session's change, to the answer, and to the table on
// all the others; El Grande in its first round, four seats and ten who watch, phones without a browser in a thread of
// their own; and to the laptop's page painted with it. Beside it, what a bare QWebSocketServer of the same thread takes
// to send as much to as many. Then, how long the window stands still at most while somebody enters at the laptop, and
// how many frames a page loses meanwhile that is painted sixty times a second: without phones, with ten that watch,
// with ten that fetch the picture of each board too, and with one of these that asks as much as it may. Run the release
// build: build/release/bin/bench_devices [entries]. Goal: the last of the others p50 below 50 ms, p95 below 100 ms, and
// so the page; no standstill of 16 ms and no lost frame that is not there without phones.
#include "devices_table.h"
#include "raw_phone.h"
#include "window/language.h"

#include <QApplication>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QThread>
#include <QWebSocket>
#include <QWebSocketServer>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>

using namespace whistle;

namespace {

constexpr int watching = 10;
/// A phone may not say more than sixty things a second.
constexpr unsigned long pause = 50;

double now()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Knows when the window was last painted.
class Application : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool isPainted = event->type() == QEvent::UpdateRequest && receiver == window;
        const bool isTaken = QApplication::notify(receiver, event);
        if (isPainted)
            paintedAt = now();
        return isTaken;
    }
    QWidget* window = nullptr;
    std::atomic<double> paintedAt = 0;
};

class Samples {
public:
    void add(double ms) { m_ms.push_back(ms); }
    void print(const char* name)
    {
        if (m_ms.empty()) {
            std::printf("%-52s not met\n", name);
            return;
        }
        std::sort(m_ms.begin(), m_ms.end());
        const auto at = [this](double share) {
            return m_ms[std::min(m_ms.size() - 1, static_cast<std::size_t>(share * static_cast<double>(m_ms.size())))];
        };
        std::printf("%-52s p50 %6.2f ms, p95 %6.2f ms, longest %6.2f ms (%zu)\n", name, at(0.5), at(0.95), m_ms.back(),
                    m_ms.size());
        std::fflush(stdout);
    }

private:
    std::vector<double> m_ms;
};

/// Lets events pass until it is so; false: five seconds went by.
template <class IsSo>
bool waitUntil(IsSo isSo)
{
    const double end = now() + 5000;
    while (!isSo()) {
        if (now() > end)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        QThread::usleep(50);
    }
    return true;
}

/// A device that only listens: when the last table came.
struct Listener {
    QWebSocket socket;
    QNetworkAccessManager pictures;
    double tableAt = 0;
    int fetched = 0;
    explicit Listener(const QUrl& url, bool fetches = false)
        : socket(QStringLiteral("http://%1:%2").arg(url.host()).arg(url.port()))
    {
        socket.setProxy(QNetworkProxy::NoProxy);
        pictures.setProxy(QNetworkProxy::NoProxy);
        QObject::connect(
            &socket, &QWebSocket::textMessageReceived, &socket, [this, url, fetches](const QString& frame) {
                if (!frame.startsWith(QStringLiteral("{\"is\":\"table\"")))
                    return;
                tableAt = now();
                QUrl board = url;
                board.setScheme(QStringLiteral("http"));
                board = board.resolved(QUrl(QString::fromStdString(Json::parse(frame.toStdString())["board"])));
                if (fetches)
                    fetch(board);
            });
        socket.open(url);
    }
    void fetch(const QUrl& board)
    {
        QNetworkReply* answer = pictures.get(QNetworkRequest(board));
        QObject::connect(answer, &QNetworkReply::finished, answer, [this, answer] {
            fetched += answer->readAll().startsWith("\x89PNG") ? 1 : 0;
            answer->deleteLater();
        });
    }
    [[nodiscard]] bool isOpen() const { return socket.state() == QAbstractSocket::ConnectedState; }
};

QUrl lineOf(const QString& url)
{
    QUrl line(url + QStringLiteral("live"));
    line.setScheme(QStringLiteral("ws"));
    return line;
}

/// The phones' side. What goes wrong is told; empty: nothing.
QString measure(const QString& url, const QUrl& bareUrl, const std::vector<std::string>& seats, int rounds,
                const std::atomic<double>& changedAt, const std::atomic<double>& paintedAt, std::atomic<int>& bareSize)
{
    std::vector<std::unique_ptr<RawPhone>> phones;
    std::vector<double> tableAt(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        auto phone = std::make_unique<RawPhone>(url);
        if (!phone->come() || !isFrame(phone->sit(seats[i]), "seat"))
            return phone->trouble();
        phone->onFrame = [&tableAt, i](const QString& frame) {
            if (frame.startsWith(QStringLiteral("{\"is\":\"table\"")))
                tableAt[i] = now();
        };
        phones.push_back(std::move(phone));
    }
    std::vector<std::unique_ptr<Listener>> listeners;
    for (int i = 0; i < watching; ++i) {
        listeners.push_back(std::make_unique<Listener>(lineOf(url)));
        Listener& one = *listeners.back();
        if (!waitUntil([&] { return one.isOpen(); }))
            return QStringLiteral("nobody may watch");
        one.socket.sendTextMessage(QStringLiteral(R"({"do": "hello", "language": "en"})"));
        if (!waitUntil([&] { return one.tableAt > 0; }))
            return QStringLiteral("no table for who watches");
    }
    RawPhone* own = nullptr;
    std::optional<std::size_t> move;
    for (const auto& phone : phones) {
        if (!move && (move = phone->moveWith(Json::parse(R"([["number", "10"]])"))))
            own = phone.get();
    }
    if (!own)
        return QStringLiteral("nobody may play the power card 10");
    Samples changes;
    Samples windows;
    Samples answers;
    Samples firsts;
    Samples lasts;
    for (int round = 0; round < rounds; ++round) {
        QThread::msleep(pause);
        QCoreApplication::processEvents();
        move = own->moveWith(Json::parse(R"([["number", "10"]])"));
        if (!move)
            return QStringLiteral("the power card 10 cannot be played again");
        const double begun = now();
        const Json answer = own->enter(*move);
        const double answeredAt = now();
        if (!isFrame(answer, "entered"))
            return QString::fromStdString(answer.dump());
        std::vector<double> times;
        const auto allHave = [&] {
            times.clear();
            for (std::size_t i = 0; i < phones.size(); ++i) {
                if (phones[i].get() != own)
                    times.push_back(tableAt[i]);
            }
            for (const auto& listener : listeners)
                times.push_back(listener->tableAt);
            return std::all_of(times.begin(), times.end(), [begun](double at) { return at > begun; });
        };
        if (!waitUntil(allHave))
            return QStringLiteral("not every phone has got the table");
        if (!waitUntil([&] { return paintedAt > changedAt; }))
            return QStringLiteral("the window is not painted");
        windows.add(paintedAt - begun);
        changes.add(changedAt - begun);
        answers.add(answeredAt - begun);
        firsts.add(*std::min_element(times.begin(), times.end()) - begun);
        lasts.add(*std::max_element(times.begin(), times.end()) - begun);
        // And back, so that every entry is the same.
        const int revision = own->revision();
        if (!own->waitForTable([](const Json& table) { return table["me"]["undo"].is_object(); }) ||
            !isFrame(own->undo(), "entered") || !own->waitForTable(revision + 1))
            return QStringLiteral("it cannot be taken back: ") + own->trouble();
    }
    const auto size = static_cast<int>(own->table().dump().size());
    std::printf("a table of a seat is %d bytes\n", size);
    changes.print("a tap to the session's change");
    windows.print("a tap to the window painted");
    answers.print("a tap to its answer");
    firsts.print("a tap to the table on the first of the others");
    lasts.print("a tap to the table on the last of the others");

    bareSize = size;
    std::vector<std::unique_ptr<QWebSocket>> bare;
    std::vector<double> bareAt(seats.size() + watching);
    for (std::size_t i = 0; i < bareAt.size(); ++i) {
        bare.push_back(std::make_unique<QWebSocket>());
        bare.back()->setProxy(QNetworkProxy::NoProxy);
        QObject::connect(bare.back().get(), &QWebSocket::textMessageReceived, bare.back().get(),
                         [&bareAt, i] { bareAt[i] = now(); });
        bare.back()->open(bareUrl);
        if (!waitUntil([&] { return bare.back()->state() == QAbstractSocket::ConnectedState; }))
            return QStringLiteral("the bare server takes no connection");
    }
    QThread::msleep(200);
    Samples bares;
    for (int round = 0; round < rounds; ++round) {
        QThread::msleep(pause / 5);
        const double begun = now();
        bare.front()->sendTextMessage(QStringLiteral("tap"));
        if (!waitUntil(
                [&] { return std::all_of(bareAt.begin(), bareAt.end(), [&](double at) { return at > begun; }); }))
            return QStringLiteral("the bare server does not answer");
        bares.add(*std::max_element(bareAt.begin(), bareAt.end()) - begun);
    }
    bares.print("a bare socket: as much, to the last of as many");
    return {};
}

enum class Watching { Quiet, Pictures, Noisy };

/// Phones that watch until they are told to stop, and perhaps fetch each board, or the first one searches all the time.
void watch(const QString& url, int count, Watching how, std::atomic<bool>& isThere, const std::atomic<bool>& isOver)
{
    std::vector<std::unique_ptr<Listener>> listeners;
    for (int i = 0; i < count; ++i) {
        listeners.push_back(std::make_unique<Listener>(lineOf(url), how == Watching::Pictures));
        Listener& one = *listeners.back();
        if (!waitUntil([&] { return one.isOpen(); }))
            continue;
        one.socket.sendTextMessage(QStringLiteral(R"({"do": "hello", "language": "en"})"));
        (void)waitUntil([&] { return one.tableAt > 0; });
    }
    isThere = true;
    constexpr unsigned long often = 17; // sixty a second
    static const QStringList typed{QStringLiteral("tie"), QStringLiteral("king moves"),
                                   QStringLiteral("castillo scoring"), QStringLiteral("how many caballeros"),
                                   QStringLiteral("secret disk")};
    for (int turn = 0; !isOver; ++turn) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        QThread::msleep(often);
        if (how == Watching::Noisy && listeners.front()->isOpen())
            listeners.front()->socket.sendTextMessage(QStringLiteral(R"({"do": "search", "id": %1, "words": "%2"})")
                                                          .arg(turn)
                                                          .arg(typed[turn % typed.size()]));
    }
    int fetched = 0;
    for (const auto& listener : listeners)
        fetched += listener->fetched;
    if (fetched > 0)
        std::printf("%d pictures of the board were fetched\n", fetched);
}

/// The longest standstill of the event loop after each entry at the laptop; and how many frames come too late of a page
/// that is painted sixty times a second.
Samples standstills(const DevicesTable& table, const Json& command, int rounds, int& lost)
{
    constexpr double frame = 1000.0 / 60;
    Samples longest;
    lost = 0;
    const auto& application = *static_cast<Application*>(qApp);
    for (int round = 0; round < rounds; ++round) {
        if (table.session().play(command) != Played::Accepted)
            break;
        double at = now();
        double most = 0;
        double painted = at;
        for (const double end = at + static_cast<double>(pause); at < end;) {
            if (at >= painted + frame)
                table.page()->update();
            QCoreApplication::processEvents();
            const double then = now();
            most = std::max(most, then - at);
            at = then;
            if (const double last = application.paintedAt; last > painted) {
                lost += std::max(0, static_cast<int>((last - painted) / frame) - 1);
                painted = last;
            }
        }
        longest.add(most);
        table.session().undo();
        for (const double end = now() + static_cast<double>(pause); now() < end;)
            QCoreApplication::processEvents();
    }
    return longest;
}

void measureStandstills(const DevicesTable& table, const Json& command, int rounds)
{
    int lost = 0;
    const auto print = [&](const char* stands, const char* loses) {
        Samples longest = standstills(table, command, rounds, lost);
        longest.print(stands);
        std::printf("%-52s %d of %d entries\n", loses, lost, rounds);
    };
    print("the window stands still, no phones", "frames lost, no phones");
    for (const auto& [how, stands, loses] :
         {std::tuple(Watching::Quiet, "the window stands still, ten watch", "frames lost, ten watch"),
          std::tuple(Watching::Pictures, "the window stands still, ten fetch the board",
                     "frames lost, ten fetch the board"),
          std::tuple(Watching::Noisy, "the window stands still, one of them asks and asks",
                     "frames lost, one of them asks and asks")}) {
        std::atomic<bool> isThere = false;
        std::atomic<bool> isOver = false;
        const std::unique_ptr<QThread> phones(
            QThread::create([&, how = how, url = table.url()] { watch(url, watching, how, isThere, isOver); }));
        phones->start();
        while (!isThere)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        print(stands, loses);
        isOver = true;
        while (!phones->isFinished())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    Language language; // pictures are painted in one
    language.speak(QStringLiteral("en"));
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 300;
    const std::string game = "el-grande";
    std::vector<Json> commands = recordedCommands(game);
    const auto powerCard = std::find_if(commands.begin(), commands.end(),
                                        [](const Json& command) { return command["command"] == "play_power_card"; });
    const Json first = *powerCard;
    commands.erase(powerCard, commands.end());
    const DevicesTable table(game, commands, DevicesTable::Page::Open);
    if (!table.trouble().isEmpty()) {
        std::printf("%s\n", qPrintable(table.trouble()));
        return 1;
    }
    application.window = table.page();
    table.page()->resize(1366, 768);
    table.page()->show();
    table.devices().setMay(PhonesMay::Enter);
    std::atomic<double> changedAt = 0;
    QObject::connect(&table.session(), &MatchSession::changed, qApp, [&] { changedAt = now(); });

    QWebSocketServer bare(QStringLiteral("bare"), QWebSocketServer::NonSecureMode);
    bare.listen(QHostAddress::LocalHost);
    std::atomic<int> bareSize = 0;
    std::vector<QWebSocket*> connected;
    QObject::connect(&bare, &QWebSocketServer::newConnection, qApp, [&] {
        QWebSocket* socket = bare.nextPendingConnection();
        connected.push_back(socket);
        QObject::connect(socket, &QWebSocket::textMessageReceived, socket, [&] {
            const QString frame(bareSize, u'x');
            for (QWebSocket* one : connected)
                one->sendTextMessage(frame);
        });
    });

    QString trouble;
    const QString url = table.url();
    const QUrl bareUrl = bare.serverUrl();
    const std::vector<std::string> seats = table.seats();
    QThread* phones = QThread::create(
        [&] { trouble = measure(url, bareUrl, seats, rounds, changedAt, application.paintedAt, bareSize); });
    QObject::connect(phones, &QThread::finished, qApp, &QCoreApplication::quit);
    phones->start();
    QApplication::exec();
    phones->wait();
    delete phones;
    if (!trouble.isEmpty())
        std::printf("%s\n", qPrintable(trouble));
    measureStandstills(table, first, rounds / 3);
    return trouble.isEmpty() ? 0 : 1;
}
