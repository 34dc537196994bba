// SPDX-License-Identifier: GPL-3.0-or-later
// What a season costs on everybody's phone: a Swiss season of so many players, so many phones that follow it, each with
// a place. A result that the organiser enters until the last phone has it, and how long the window stands still
// meanwhile. Run the release build: build/release/bin/bench_season_devices [players] [phones] [1: with the page on
// screen, 2: and its table]. Goal: the last phone within a second at p95.
#include "league/refereeing/pairing.h"
#include "look/theme.h"
#include "season_club.h"

#include <QApplication>
#include <QNetworkProxy>
#include <QThread>
#include <QWebSocket>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>

using namespace whistle;

namespace {

double now()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void print(const char* name, std::vector<double>& ms)
{
    std::sort(ms.begin(), ms.end());
    const auto at = [&](double share) {
        return ms[std::min(ms.size() - 1, static_cast<std::size_t>(share * static_cast<double>(ms.size())))];
    };
    std::printf("%-44s p50 %7.1f ms, p95 %7.1f ms, longest %7.1f ms (%zu)\n", name, at(0.5), at(0.95), ms.back(),
                ms.size());
    std::fflush(stdout);
}

Json manyPlayers(int players)
{
    Json json{{"id", "club"},
              {"name", "Club"},
              {"game", "battle-line"},
              {"format", {{"league", {{"kind", "swiss"}, {"rounds", 9}}}}},
              {"entrants", Json::array()},
              {"seed", "club"}};
    for (int i = 0; i < players; ++i) {
        const std::string id = "p" + std::to_string(i);
        json["entrants"].push_back({{"id", id}, {"name", "Player " + std::to_string(i)}});
    }
    return json;
}

/// Phones in a thread of their own: how many have which table, and how big it is.
void follow(const QString& url, int phones, std::atomic<int>& there, std::atomic<int>& bytes,
            const std::atomic<int>& wanted, std::atomic<int>& have, const std::atomic<bool>& isOver)
{
    std::vector<std::unique_ptr<QWebSocket>> sockets;
    std::vector<int> known(static_cast<std::size_t>(phones));
    QUrl line(url + QStringLiteral("live"));
    line.setScheme(QStringLiteral("ws"));
    for (int i = 0; i < phones; ++i) {
        sockets.push_back(
            std::make_unique<QWebSocket>(QStringLiteral("http://%1:%2").arg(line.host()).arg(line.port())));
        QWebSocket& socket = *sockets.back();
        socket.setProxy(QNetworkProxy::NoProxy);
        QObject::connect(&socket, &QWebSocket::connected, &socket,
                         [&socket] { socket.sendTextMessage(QStringLiteral(R"({"do": "hello", "language": "en"})")); });
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [&, i](const QString& frame) {
            static const QString begins = QStringLiteral("{\"is\":\"season\",\"revision\":");
            if (!frame.startsWith(begins))
                return;
            const int revision = frame.mid(begins.size(), 8).section(u',', 0, 0).toInt();
            int& own = known[static_cast<std::size_t>(i)];
            if (own == 0) {
                ++there;
                socket.sendTextMessage(QStringLiteral(R"({"do": "sit", "seat": "p%1"})").arg(i));
            }
            own = revision;
            bytes = static_cast<int>(frame.size());
            have = static_cast<int>(std::count_if(known.begin(), known.end(), [&](int one) { return one >= wanted; }));
        });
        socket.open(line);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    while (!isOver)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::apply(application);
    const int players = argc > 1 ? std::atoi(argv[1]) : 200;
    const int phones = std::min(players, argc > 2 ? std::atoi(argv[2]) : 64);
    const int seen = argc > 3 ? std::atoi(argv[3]) : 0;
    Club club(manyPlayers(players));
    if (!club.isOpen() || !club.devices().switchOn(QStringLiteral("127.0.0.1"))) {
        std::printf("the season cannot be opened\n");
        return 1;
    }
    club.page().openTab(LeaguePage::Tab::Reports);
    club.page().hide();
    const auto playRound = [&](const std::function<bool(const Json&)>& enter) {
        for (std::size_t i = 0; i < club.season().fixtures.size(); ++i) {
            const league::Fixture fixture = club.season().fixtures[i];
            if (!isKnown(fixture) || isSettled(club.season(), fixture))
                continue;
            const std::string home = club.season().entrant(fixture.sides[0]).id;
            const std::string away = club.season().entrant(fixture.sides[1]).id;
            const Json act{{"command", "record"},
                           {"fixture", fixture.id},
                           {"result", {{"scores", {{home, 5}, {away, static_cast<int>(i % 5)}}}}}};
            if (!enter(act))
                return;
        }
    };
    for (int round = 1; round <= 4; ++round) {
        const auto next = roundToPair(club.season(), club.page().league().rules());
        if (!next || !club.play(actJson(drawnRound(club.season(), *next)))) {
            std::printf("round %d cannot be paired\n", round);
            return 1;
        }
        if (round < 4)
            playRound([&](const Json& act) { return club.play(act); });
    }

    if (seen == 2)
        club.page().openTab(LeaguePage::Tab::Overview);
    club.page().setVisible(seen != 0);
    std::atomic<int> there = 0;
    std::atomic<int> bytes = 0;
    std::atomic<int> wanted = 1 << 30;
    std::atomic<int> have = 0;
    std::atomic<bool> isOver = false;
    const std::unique_ptr<QThread> thread(
        QThread::create([&, url = club.devices().url()] { follow(url, phones, there, bytes, wanted, have, isOver); }));
    thread->start();
    while (there < phones)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    for (const double end = now() + 3000; now() < end;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);

    std::vector<double> lasts;
    std::vector<double> still;
    constexpr std::size_t results = 40;
    playRound([&](const Json& act) {
        wanted = static_cast<int>(club.page().league().record().recordedLines().size()) + 1;
        have = 0;
        const double begun = now();
        if (!club.play(act))
            return false;
        double at = now();
        double longest = 0;
        while (have < phones && now() < begun + 10'000) {
            QCoreApplication::processEvents();
            const double then = now();
            longest = std::max(longest, then - at);
            at = then;
        }
        lasts.push_back(now() - begun);
        still.push_back(longest);
        for (const double end = now() + 400; now() < end;)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        return lasts.size() < results;
    });
    std::printf("%d players, %d phones: a frame is %d kB\n", players, phones, bytes / 1000);
    print("a result to the last phone", lasts);
    print("the window stands still after it", still);
    isOver = true;
    while (!thread->isFinished())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return 0;
}
