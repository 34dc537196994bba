// SPDX-License-Identifier: GPL-3.0-or-later
// From the first line of the program to a painted home page that takes a press, with 1,000 stored matches: time and
// memory. Usage: bench_start [matches [lines]]; the window is opened in processes of its own, as a user opens it.
#include "games.h"
#include "journal/match_file.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

void fill(const QString& folder, int matches, int count)
{
    std::vector<RecordedLine> lines{matchHeader("kaosball", "1", {{"id", "base"}, {"version", "1"}, {"sha256", "00"}})};
    for (int number = 1; number <= count; ++number) {
        const Json entry{{"command", "move"}, {"path", {"g3", "g4", "g5", "g6", "f6"}}, {"pick_up", true}};
        lines.push_back(chained(number, lineContent({number, Instant::now(), entry, {}}), lines.back().chain));
    }
    const Checked<std::unique_ptr<Store>> store = Store::open(folder);
    for (int i = 0; i < matches; ++i) {
        const Checked<MatchId> id = (*store)->importMatch(lines, {1'770'000'000 + i});
        const Json summary{
            {"seats",
             {{{"seat", 1}, {"name", "fangs"}, {"score", 26}}, {{"seat", 3}, {"name", "amazons"}, {"score", 18}}}},
            {"period", 3},
            {"phase", "turn"},
            {"lines", count}};
        (void)(*store)->setSummary(*id, "Fangs 26, Amazons 18", summary, i % 2 == 1);
    }
}

long residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    }
    return 0;
}

/// One start, as main() does it.
int start(int argc, char* argv[], const QString& folder)
{
    QElapsedTimer timer;
    timer.start();
    const QApplication application(argc, argv);
    MainWindow window(allGames(), folder, leaguePages());
    window.resize(1366, 768);
    window.show();
    QApplication::processEvents();
    (void)window.grab();
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    std::printf("usable after %6.1f ms, %5.1f MB resident\n", ms, static_cast<double>(residentKilobytes()) / 1024);
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 2 && QByteArray(argv[1]) == "--start")
        return start(argc, argv, QString::fromLocal8Bit(argv[2]));
    const QTemporaryDir folder;
    fill(folder.path(), argc > 1 ? std::atoi(argv[1]) : 1000, argc > 2 ? std::atoi(argv[2]) : 300);
    for (int round = 1; round <= 5; ++round) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        QElapsedTimer timer;
        timer.start();
        process.start(QString::fromLocal8Bit(argv[0]), {QStringLiteral("--start"), folder.path()});
        process.waitForFinished();
        std::printf("  whole process, started and ended: %lld ms\n", static_cast<long long>(timer.elapsed()));
        std::fflush(stdout);
    }
    return 0;
}
