// SPDX-License-Identifier: GPL-3.0-or-later
// A club's server beside SQLite alone, on a server of its own in a folder: what an entry costs a table that has a
// courier, how soon a result that one of many tables tells is with everybody who listens, and what the server holds.
// Usage: bench_club [ENTRIES] [TABLES] [MATCHES]   (2,000, 64 and 5,000: finished matches of one season)
//        bench_club clubs [CLUBS] [CONNECTIONS]    (20 clubs on one server, with 4 connections each)
#include "club/courier.h"
#include "club/exchange.h"
#include "club/try_server.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>
#include <QUuid>
#include <algorithm>
#include <cstdio>

using namespace whistle;

namespace {

using Times = std::vector<double>; ///< milliseconds

double share(Times times, double part)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// The next line of a record, as long as an entry usually is.
RecordedLine nextOf(const std::vector<RecordedLine>& lines)
{
    const int number = static_cast<int>(lines.size());
    const Json entry{{"command", "note"},
                     {"text", "an entry of the usual length, with what was thrown and drawn, and where it went"}};
    return chained(number, lineContent({number, Instant::now(), entry, {}}), lines.back().chain);
}

RecordedLine header()
{
    return matchHeader("kaosball", "1", {{"id", "printed"}, {"version", "1"}, {"sha256", std::string(64, '0')}});
}

/// One match, entered into SQLite as a table does; `courier`: it also goes to the server.
Times enter(Store& store, int entries, const std::function<void(const RecordedLine&)>& carry)
{
    std::vector<RecordedLine> lines{header()};
    const MatchId match = *store.createMatch(lines.front(), Instant::now());
    Times times;
    for (int i = 0; i < entries; ++i) {
        const RecordedLine line = nextOf(lines);
        QElapsedTimer timer;
        timer.start();
        (void)store.append(match, {line}, Instant::now());
        carry(line);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        lines.push_back(line);
    }
    return times;
}

void say(const char* what, const Times& times)
{
    std::printf("%-44s p50 %7.3f ms   p99 %7.3f ms\n", what, share(times, 0.5), share(times, 0.99));
}

/// What the server's processes hold beside what they share, in bytes.
std::int64_t memoryOf(const QString& folder)
{
    QFile pid(folder + QStringLiteral("/data/postmaster.pid"));
    (void)pid.open(QIODevice::ReadOnly);
    const QByteArray first = pid.readLine().trimmed();
    std::int64_t all = 0;
    for (const QString& process : QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")})) {
        const auto read = [&](const QString& what) {
            QFile file(QStringLiteral("/proc/") + process + what);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(); // it may have ended
        };
        const QByteArray stat = read(QStringLiteral("/stat"));
        const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (process.toLatin1() != first && (fields.size() < 2 || fields[1] != first))
            continue;
        for (const QByteArray& line : read(QStringLiteral("/smaps_rollup")).split('\n')) {
            if (line.startsWith("Pss:"))
                all += line.mid(4).trimmed().split(' ').front().toLongLong() * 1024;
        }
    }
    return all;
}

/// Many clubs on one server, each with a database of its own and connections that all bring a match of 300 entries.
int manyClubs(int clubs, int connections)
{
    const QTemporaryDir place;
    const Checked<TryServer> server = TryServer::start(place.path().toStdString());
    if (!server) {
        std::fprintf(stderr, "%s\n", server.problems().front().message.toStdString().c_str());
        return 1;
    }
    constexpr double mega = 1e6;
    constexpr int entries = 300;
    const ClubAddress owner = server->address(QStringLiteral("owner"));
    std::vector<RecordedLine> lines{header()};
    while (static_cast<int>(lines.size()) <= entries)
        lines.push_back(nextOf(lines));
    QElapsedTimer timer;
    timer.start();
    std::int64_t empty = 0;
    std::vector<ClubAddress> all;
    for (int i = 0; i < clubs; ++i) {
        ClubAddress& address = all.emplace_back(owner);
        address.database = QStringLiteral("club_%1").arg(i);
        Problems problems = (*ClubServer::connect(owner))->makeDatabase(address.database);
        const auto club = ClubServer::connect(address, ClubServer::Schema::AnyVersion);
        if (problems.empty() && club)
            problems = (*club)->setUp();
        if (!club || !problems.empty()) {
            std::fprintf(stderr, "%s\n", (club ? problems : club.problems()).front().message.toStdString().c_str());
            return 1;
        }
        empty += (*club)->bytes().isGood() ? *(*club)->bytes() : 0;
    }
    std::printf("%d clubs made: %.0f ms and %.1f MB each\n", clubs, static_cast<double>(timer.elapsed()) / clubs,
                static_cast<double>(empty) / clubs / mega);
    const std::int64_t before = memoryOf(place.path());
    std::vector<std::unique_ptr<ClubServer>> tables;
    for (const ClubAddress& address : all) {
        for (int i = 0; i < connections; ++i) {
            Checked<std::unique_ptr<ClubServer>> table = ClubServer::connect(address);
            if (table)
                tables.push_back(std::move(*table));
        }
    }
    const auto count = static_cast<double>(tables.size());
    timer.restart();
    for (const std::unique_ptr<ClubServer>& table : tables) {
        Travel travel;
        travel.id = newId();
        travel.game = "kaosball";
        travel.isPlayedHere = true;
        (void)bring(*table, {newId(), QStringLiteral("table")}, travel, lines);
    }
    const double seconds = static_cast<double>(timer.elapsed()) / 1000;
    std::printf("%.0f connections bring %d entries each: %.0f entries a second, by one after the other\n", count,
                entries, count * entries / seconds);
    std::printf("memory of a connection: %.1f MB\n",
                static_cast<double>(memoryOf(place.path()) - before) / count / mega);
    std::int64_t full = 0;
    for (const ClubAddress& address : all) {
        const auto club = ClubServer::connect(address);
        full += club && (*club)->bytes().isGood() ? *(*club)->bytes() : 0;
    }
    std::printf("database: %.0f kB for 1,000 entries\n", static_cast<double>(full - empty) / (count * entries));
    tables.clear();
    (void)TryServer::end(place.path().toStdString());
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "clubs")
        return manyClubs(argc > 2 ? std::atoi(argv[2]) : 20, argc > 3 ? std::atoi(argv[3]) : 4);
    const int entries = argc > 1 ? std::atoi(argv[1]) : 2'000;
    const int tables = argc > 2 ? std::atoi(argv[2]) : 64;
    const QTemporaryDir place;
    const Checked<TryServer> server = TryServer::start(place.path().toStdString());
    if (!server) {
        std::fprintf(stderr, "%s\n", server.problems().front().message.toStdString().c_str());
        return 1;
    }
    const QTemporaryDir folder;
    const std::unique_ptr<Store> store = std::move(*Store::open(folder.path()));
    const JoinedClub club =
        *joinClub(*store, server->address(QStringLiteral("table_1")),
                  (*ClubServer::connect(server->address(QStringLiteral("table_1"))))->club(), "table 1");

    // In turn, so that the disk is the same for both.
    Times alone;
    Times carried;
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const Times without = enter(*store, entries / rounds, [](const RecordedLine&) {});
        alone.insert(alone.end(), without.begin(), without.end());
        Travel travel;
        travel.id = newId();
        travel.game = "kaosball";
        travel.club = club.club;
        Courier courier(club, folder.path(), travel, {header()});
        const Times with = enter(*store, entries / rounds, [&](const RecordedLine& line) { courier.carry({line}); });
        carried.insert(carried.end(), with.begin(), with.end());
        (void)courier.finish(std::chrono::seconds(10));
    }
    say("an entry, SQLite alone", alone);
    say("an entry, beside a courier", carried);
    std::printf("%-44s p50 %7.2f      p99 %7.2f\n", "times as long beside a courier",
                share(carried, 0.5) / share(alone, 0.5), share(carried, 0.99) / share(alone, 0.99));

    // Many tables tell how they stand; whoever listens asks for the list.
    std::vector<std::unique_ptr<ClubServer>> players;
    std::vector<std::pair<QString, ClubDevice>> matches;
    for (int table = 0; table < tables; ++table) {
        const QString person = QStringLiteral("table_%1").arg(table % 8 + 1);
        players.push_back(std::move(*ClubServer::connect(server->address(person))));
        ClubRecord record;
        record.id = newId();
        record.game = "kaosball";
        const ClubDevice device{newId(), QStringLiteral("table %1").arg(table + 1)};
        (void)players.back()->begin(record, header(), device);
        matches.emplace_back(record.id, device);
    }
    const std::unique_ptr<ClubServer> listener =
        std::move(*ClubServer::connect(server->address(QStringLiteral("organiser"))));
    QEventLoop loop;
    bool isHeard = false;
    listener->listen(*QCoreApplication::instance(), [&] {
        isHeard = true;
        loop.quit();
    });
    Times heard;
    constexpr int results = 300;
    for (int i = 0; i < results; ++i) {
        const std::size_t table = static_cast<std::size_t>(i * 7 % tables);
        isHeard = false;
        QElapsedTimer timer;
        timer.start();
        (void)players[table]->tell(matches[table].first, matches[table].second, "Fangs, Amazons", {{"score", i}},
                                   false);
        if (!isHeard) {
            QTimer::singleShot(2000, &loop, &QEventLoop::quit);
            loop.exec();
        }
        (void)listener->records();
        heard.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%d tables connected\n", tables);
    say("a table tells its score, the list is there anew", heard);

    // How much a server takes, and how much room.
    std::vector<RecordedLine> lines{header()};
    constexpr int many = 20'000;
    while (static_cast<int>(lines.size()) <= many)
        lines.push_back(nextOf(lines));
    Travel travel;
    travel.id = newId();
    travel.game = "kaosball";
    const std::int64_t empty = listener->bytes() ? *listener->bytes() : 0;
    QElapsedTimer timer;
    timer.start();
    (void)bring(*players.front(), matches.front().second, travel, lines);
    const double seconds = static_cast<double>(timer.elapsed()) / 1000;
    std::printf("%d lines of one match brought at once: %.0f a second\n", many, many / seconds);
    timer.restart();
    const auto faults = listener->faults();
    std::printf("every chain checked: %.0f lines a second, %zu faults\n",
                many * 1000.0 / static_cast<double>(timer.elapsed()), faults ? faults->size() : 0);
    const auto size = listener->bytes();
    std::printf("the database: %.0f kB for 1,000 entries\n",
                size ? static_cast<double>(*size - empty) / 1024 / many * 1000 : 0.0);
    // A club of many years: what an exchange costs that has nothing to bring, and one that has one score.
    const int finished = argc > 3 ? std::atoi(argv[3]) : 5'000;
    QTemporaryDir deskFolder;
    const std::unique_ptr<Store> deskStore = std::move(*Store::open(deskFolder.path()));
    const JoinedClub desk = *joinClub(*deskStore, server->address(QStringLiteral("organiser")), club.club, "desk");
    Travel season;
    season.id = newId();
    season.isSeason = true;
    season.game = "kaosball";
    std::vector<RecordedLine> acts{header()};
    (void)bring(*listener, desk.device, season, acts);
    timer.restart();
    for (int i = 0; i < finished; ++i) {
        Travel match;
        match.id = newId();
        match.game = "kaosball";
        match.season = season.id;
        match.fixture = std::to_string(i);
        std::vector<RecordedLine> played{header()};
        played.push_back(nextOf(played));
        (void)bring(*players.front(), matches.front().second, match, played);
        const Json summary{{"seats", {{{"seat", 1}, {"name", "fangs"}, {"score", i}}}}};
        (void)players.front()->tell(match.id, matches.front().second, "Fangs", summary, true);
    }
    std::printf("%d finished matches brought: %.1f ms each\n", finished,
                static_cast<double>(timer.elapsed()) / std::max(1, finished));
    Exchange exchange(*deskStore, *listener, desk.device);
    timer.restart();
    (void)exchange.pull();
    std::printf("all of them taken in: %.1f ms each\n", static_cast<double>(timer.elapsed()) / std::max(1, finished));
    Times quiet;
    for (int i = 0; i < 20; ++i) {
        (void)players[1]->tell(matches[1].first, matches[1].second, "", {{"score", i}}, false);
        QElapsedTimer one;
        one.start();
        (void)exchange.pull();
        (void)exchange.push();
        quiet.push_back(static_cast<double>(one.nsecsElapsed()) / 1e6);
    }
    say("an exchange in that club, one score new", quiet);
    players.clear();
    (void)TryServer::end(place.path().toStdString());
    return 0;
}
