// SPDX-License-Identifier: GPL-3.0-or-later
// A club's evening: so many tables play matches of one season and tell how they stand once a second, the organiser's
// window has the season open with its phones on, and three of them follow; where there is Chromium, three browsers with
// the standings and a projector, too. The last side of a table confirms a result: how long until it is in the standings
// of the organiser's window, on the last phone, and in the last browser's page.
// Usage: bench_club_evening [TABLES] [RESULTS] [1: with the standings on screen, else the club's tables]   (64 and 24).
// Goal: all within a second at p95.
#include "browser.h"
#include "club/bringing.h"
#include "club/exchange.h"
#include "club/try_server.h"
#include "games.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/settle.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/leagues_page.h"
#include "leagues/phones/season_devices.h"
#include "look/theme.h"
#include "match/notice_bar.h"
#include "random_games.h"
#include "window/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QEventLoop>
#include <QNetworkProxy>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QUuid>
#include <QWebSocket>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>

using namespace whistle;

namespace {

double now()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void say(const char* what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    const auto at = [&](double share) {
        return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
    };
    std::printf("%-52s p50 %6.0f ms   p95 %6.0f ms   longest %6.0f ms   (%zu)\n", what, at(0.5), at(0.95), ms.back(),
                ms.size());
}

/// Lets the thread's events run, and waits between them as a program does, until something is there or this time is up.
/// How long at most, in ms, it could take nothing.
double runUntil(const std::function<bool()>& isThere, double most = 1e9)
{
    constexpr int beat = 2; // ms
    QEventLoop loop;
    QTimer pulse;
    pulse.setTimerType(Qt::PreciseTimer);
    double last = now();
    double longest = 0;
    QObject::connect(&pulse, &QTimer::timeout, &loop, [&, end = last + most] {
        const double at = now();
        longest = std::max(longest, at - last - beat);
        last = at;
        if (at > end || isThere())
            loop.quit();
    });
    pulse.start(beat);
    loop.exec();
    return longest;
}

/// A match of these two that is over; `result`: how it counts.
std::vector<RecordedLine> playedBy(Json& result, const std::string& north, const std::string& south, unsigned seed)
{
    const auto game = randomGame("battle-line", seed);
    const auto match = (*Catalog::standard().game("battle-line"))->newMatch();
    while (const std::optional<Json> command = game->next(*match)) {
        Json entry = *command;
        if (entry.value("command", "") == "start_game") {
            entry["north"] = north;
            entry["south"] = south;
            entry.erase("length");
            entry.erase("match_length");
        }
        if (!match->play(entry, Instant::now()))
            break;
        if (isOver("battle-line", match->table()))
            break;
    }
    result = outcomeOf("battle-line", match->table(), match->recordedLines().back().chain);
    return match->recordedLines();
}

/// Three phones in a thread of their own: the least record that all of them have.
void follow(const QString& url, std::atomic<int>& have, const std::atomic<bool>& isOver)
{
    constexpr std::size_t phones = 3;
    std::vector<std::unique_ptr<QWebSocket>> sockets;
    std::vector<int> known(phones);
    QUrl line(url + QStringLiteral("live"));
    line.setScheme(QStringLiteral("ws"));
    for (std::size_t i = 0; i < phones; ++i) {
        QWebSocket& socket = *sockets.emplace_back(
            std::make_unique<QWebSocket>(QStringLiteral("http://%1:%2").arg(line.host()).arg(line.port())));
        socket.setProxy(QNetworkProxy::NoProxy);
        QObject::connect(&socket, &QWebSocket::connected, &socket,
                         [&socket] { socket.sendTextMessage(QStringLiteral(R"({"do": "hello", "language": "hu"})")); });
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [&, i](const QString& frame) {
            static const QString begins = QStringLiteral("{\"is\":\"season\",\"revision\":");
            if (frame.startsWith(begins))
                known[i] = frame.mid(begins.size(), 8).section(u',', 0, 0).toInt();
            have = *std::min_element(known.begin(), known.end());
        });
        socket.open(line);
    }
    runUntil([&isOver] { return isOver.load(); });
}

/// Browsers that show the standings, and the hall's projector: each notes when what it shows of results has changed.
class Pages {
public:
    /// Without a browser there are none.
    explicit Pages(const QString& url)
    {
        if (!hasBrowser() || !m_browser.start())
            return;
        constexpr int standings = 3;
        for (int i = 0; i < standings; ++i) {
            add(url, QStringLiteral("document.querySelector('main').innerText"), [](BrowserPage& page) {
                const QString watch = QStringLiteral("Only watch");
                const QString table = QStringLiteral("Standings");
                const auto rest = [&page] { // a page that has just changed takes no touch
                    return page.evaluate(QStringLiteral("new Promise(done => setTimeout(() => done(true), 700))"));
                };
                return page.waitForControl(watch) && rest() && page.tapNamed(watch) && rest() &&
                       page.tap(QStringLiteral("#main")) && page.waitForControl(table) && rest() &&
                       page.tapNamed(table);
            });
        }
        add(url + QStringLiteral("projector.html"), QStringLiteral("document.querySelector('footer .muted').innerText"),
            [](BrowserPage&) { return true; });
    }
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    [[nodiscard]] std::size_t count() const { return m_pages.size(); }
    void waitForNext()
    {
        for (const auto& page : m_pages)
            (void)page->evaluate(QStringLiteral("window.shown = window.told(); window.changedAt = 0"));
    }
    /// When the last of them had shown a change, in ms since 1970; 0: one has not in time.
    [[nodiscard]] double changedAt()
    {
        double last = 0;
        for (const auto& page : m_pages) {
            if (!page->waitFor(QStringLiteral("window.changedAt > 0")))
                return 0;
            last = std::max(last, page->evaluate(QStringLiteral("window.changedAt"))->toDouble());
        }
        return last;
    }

private:
    void add(const QString& url, const QString& told, const std::function<bool(BrowserPage&)>& begin)
    {
        std::unique_ptr<BrowserPage> page = m_browser.newPage();
        if (!page || !page->open(url) || !begin(*page)) {
            m_trouble = page ? page->trouble() : m_browser.trouble();
            return;
        }
        // What is in the page at the next frame has been drawn with it.
        const QString watch =
            QStringLiteral("window.told = () => %1; window.shown = window.told(); window.changedAt = 0;"
                           "const look = () => { try { if (!window.changedAt && window.told() !== window.shown) "
                           "window.changedAt = Date.now(); } catch {} requestAnimationFrame(look); }; look(); true")
                .arg(told);
        if (!page->waitFor(told + QStringLiteral(" !== ''")) || !page->evaluate(watch)) {
            m_trouble = page->trouble();
            return;
        }
        m_pages.push_back(std::move(page));
    }

    Browser m_browser;
    std::vector<std::unique_ptr<BrowserPage>> m_pages;
    QString m_trouble;
};

struct Table {
    Travel travel;
    ClubDevice device;
    std::vector<RecordedLine> lines;
    Json summary;
};

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::apply(application);
    const int tables = argc > 1 ? std::atoi(argv[1]) : 64;
    const int results = std::min(tables, argc > 2 ? std::atoi(argv[2]) : 24);
    const QTemporaryDir place;
    const Checked<TryServer> server = TryServer::start(place.path().toStdString());
    if (!server) {
        std::printf("%s\n", server.problems().front().message.toStdString().c_str());
        return 1;
    }
    const ClubAddress desk = server->address(QStringLiteral("organiser"));
    const QTemporaryDir folder;
    Json definition{{"id", "club"},
                    {"name", "Club"},
                    {"game", "battle-line"},
                    {"format", {{"league", {{"kind", "swiss"}, {"rounds", 5}}}}},
                    {"entrants", Json::array()},
                    {"seed", "club"}};
    for (int i = 0; i < 2 * tables; ++i)
        definition["entrants"].push_back({{"id", "p" + std::to_string(i)}, {"name", "Player " + std::to_string(i)}});
    const auto season = newSeason();
    (void)season->play({{"command", "create"}, {"season", definition}}, Instant::now());
    (void)season->play({{"command", "start"}}, Instant::now());
    const auto next = roundToPair(season->state(), *rulesOf(*season));
    (void)season->play(actJson(drawnRound(season->state(), *next)), Instant::now());
    MatchId here;
    QString there;
    {
        const auto store = Store::open(folder.path());
        const auto connection = ClubServer::connect(desk);
        const auto joined = joinClub(**store, desk, (*connection)->club(), "desk");
        here = *(*store)->importSeason(season->recordedLines(), Instant::now());
        (void)Exchange(**store, **connection, joined->device).moveThere(here);
        there = Travels(**store).all()->front().id;
    }

    // The tables: all matches are there, over but for their sides' word, or going on.
    std::vector<Table> all;
    const auto atTables = ClubServer::connect(server->address(QStringLiteral("table_1")));
    for (int i = 0; i < tables; ++i) {
        const league::Fixture& fixture = season->state().fixtures[static_cast<std::size_t>(i)];
        Table& table = all.emplace_back();
        table.travel.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        table.travel.game = "battle-line";
        table.travel.season = there;
        table.travel.fixture = fixture.id;
        table.device = {QUuid::createUuid().toString(QUuid::WithoutBraces), QStringLiteral("table %1").arg(i + 1)};
        table.lines = playedBy(table.summary["result"], season->state().entrant(fixture.sides[0]).id,
                               season->state().entrant(fixture.sides[1]).id, static_cast<unsigned>(i + 1));
        for (int side = 0; side < 2; ++side)
            table.summary["seats"].push_back(
                {{"seat", side + 1},
                 {"name", season->state().entrant(fixture.sides[static_cast<std::size_t>(side)]).id},
                 {"score", side}});
        (void)bring(**atTables, table.device, table.travel, table.lines);
    }

    MainWindow window(allGames(), folder.path(), leaguePages());
    window.resize(1366, 768);
    window.show();
    window.openSeason(here.uuid);
    LeaguePage* page = dynamic_cast<LeaguesPage*>(window.leagues())->openLeague();
    if (!page || !page->devices().switchOn(QStringLiteral("127.0.0.1"))) {
        std::printf("the season cannot be opened\n");
        return 1;
    }
    const auto run = [](double ms) { runUntil([] { return false; }, ms); };
    std::atomic<int> have = 0;
    std::atomic<bool> isOver = false;
    const std::unique_ptr<QThread> phones(
        QThread::create([&, url = page->devices().url()] { follow(url, have, isOver); }));
    phones->start();
    // Every other table tells how it stands once a second.
    std::atomic<int> told = 0;
    const std::unique_ptr<QThread> others(QThread::create([&] {
        const auto connection = ClubServer::connect(server->address(QStringLiteral("table_1")));
        for (int score = 0; !isOver; ++score) {
            for (int i = results; i < tables && !isOver; ++i) {
                Table& table = all[static_cast<std::size_t>(i)];
                table.summary["seats"][0]["score"] = score;
                (void)(*connection)->tell(table.travel.id, table.device, "", table.summary, false);
                ++told;
                QThread::msleep(static_cast<unsigned long>(1000 / std::max(1, tables)));
            }
            if (results == tables)
                QThread::msleep(100);
        }
    }));
    others->start();
    run(4000);
    Pages pages(page->devices().url());
    if (!pages.trouble().isEmpty())
        std::printf("browsers: %s\n", qPrintable(pages.trouble()));
    page->openTab(argc > 3 ? LeaguePage::Tab::Overview : LeaguePage::Tab::Tables); // it is there since the server is
    run(1000);

    std::vector<double> inWindow;
    std::vector<double> onPhones;
    std::vector<double> inBrowsers;
    std::vector<double> still;
    const auto linesHere = [&] { return static_cast<int>(page->league().record().recordedLines().size()) - 1; };
    for (int i = 0; i < results; ++i) {
        const Table& table = all[static_cast<std::size_t>(i)];
        const std::string chain = table.lines.back().chain;
        (void)(*atTables)->tell(table.travel.id, table.device, "", table.summary, true);
        (void)(*atTables)->agree(table.travel.id, table.device, 1, chain);
        run(600);
        const int before = linesHere();
        pages.waitForNext();
        const double begunAt = static_cast<double>(QDateTime::currentMSecsSinceEpoch());
        const double begun = now();
        (void)(*atTables)->agree(table.travel.id, table.device, 2, chain);
        double window1 = 0;
        const double longest = runUntil(
            [&] {
                if (window1 == 0 && linesHere() > before)
                    window1 = now() - begun;
                return window1 > 0 && have > before + 1;
            },
            15'000);
        if (window1 == 0 || have <= before + 1) {
            std::printf("result %d of %s never came (%d lines, phones have %d): %s\n", i, table.travel.fixture.c_str(),
                        linesHere(), have.load(), qPrintable(window.findChild<NoticeBar*>()->words()));
            break;
        }
        inWindow.push_back(window1);
        onPhones.push_back(now() - begun);
        still.push_back(longest);
        if (pages.count() > 0) {
            const double changedAt = pages.changedAt();
            if (changedAt == 0) {
                std::printf("result %d was never in a browser\n", i);
                break;
            }
            inBrowsers.push_back(changedAt - begunAt);
        }
    }
    std::printf("%d tables, of which %d tell once a second (%d times so far); three phones, %zu browsers\n", tables,
                tables - results, told.load(), pages.count());
    if (!inWindow.empty()) {
        say("a confirmed result in the organiser's standings", inWindow);
        say("the same on the last of three phones", onPhones);
        if (!inBrowsers.empty())
            say("the same in the last of three browsers, a projector", inBrowsers);
        say("the window stands still meanwhile", still);
    }
    isOver = true;
    runUntil([&] { return phones->isFinished() && others->isFinished(); });
    (void)TryServer::end(place.path().toStdString());
    return 0;
}
