// SPDX-License-Identifier: GPL-3.0-or-later
// How long an entry takes to be safe: Store::append and MatchFileWriter::append, beside a bare SQLite commit with the
// same settings in the same run. Usage: bench_append [lines [folder]]; the folder should lie on the disk in question.
#include "journal/match_file.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <vector>

using namespace whistle;

namespace {

/// Runs `step` for every line and prints how long it took, in microseconds.
template <class Step>
void measure(const char* name, const std::vector<RecordedLine>& lines, Step&& step)
{
    std::vector<double> micros;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!step(lines[i])) {
            std::printf("%-12s failed\n", name);
            return;
        }
        micros.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000.0);
    }
    std::sort(micros.begin(), micros.end());
    std::printf("%-12s p50 %8.1f us   p99 %8.1f us   max %8.1f us   (%zu lines)\n", name, micros[micros.size() / 2],
                micros[micros.size() * 99 / 100], micros.back(), micros.size());
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const int count = argc > 1 ? std::atoi(argv[1]) : 2000;
    const QTemporaryDir folder((argc > 2 ? QString::fromLocal8Bit(argv[2]) : QDir::tempPath()) +
                               QStringLiteral("/bench_append_XXXXXX"));
    if (count < 1 || !folder.isValid())
        return 2;

    std::vector<RecordedLine> lines{matchHeader("kaosball", "1", {{"id", "base"}, {"version", "1"}, {"sha256", "00"}})};
    for (int number = 1; number <= count; ++number) {
        const Json entry{{"command", "contest"},
                         {"figure", "amazons/b1"},
                         {"type", "attack"},
                         {"targets", {"fangs/r1"}},
                         {"cards", {{"fangs", {{"kind", "energy"}, {"value", 4}}}, {"amazons", {{"kind", "upset"}}}}}};
        lines.push_back(chained(number, lineContent({number, Instant::now(), entry, {}}), lines.back().chain));
    }

    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bare"));
        database.setDatabaseName(folder.filePath(QStringLiteral("bare.sqlite")));
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        for (const char* statement : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                                      "CREATE TABLE lines (number INTEGER PRIMARY KEY, text TEXT)"})
            query.exec(QString::fromLatin1(statement));
        query.prepare(QStringLiteral("INSERT INTO lines VALUES (?, ?)"));
        measure("bare commit", lines, [&](const RecordedLine& line) {
            query.bindValue(0, line.number);
            query.bindValue(1, QString::fromStdString(line.text));
            return query.exec();
        });
    }
    QSqlDatabase::removeDatabase(QStringLiteral("bare"));

    const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
    const Checked<MatchId> match = (*store)->createMatch(lines.front(), Instant::now());
    measure("store", lines,
            [&](const RecordedLine& line) { return (*store)->append(*match, {line}, Instant::now()).empty(); });

    Checked<MatchFileWriter> writer =
        MatchFileWriter::create(folder.filePath(QStringLiteral("bench.whistle")), lines.front());
    measure("match file", lines, [&](const RecordedLine& line) { return writer->append({line}).empty(); });
    return 0;
}
