// SPDX-License-Identifier: GPL-3.0-or-later
// A match recorded in any hour of the year can be opened in any zone: there, and sent to somebody elsewhere. The zones
// are told by their rules, so that no list of zones need be installed.
#include "counting_game.h"

#include "journal/game_match.h"

#include <QTest>
#include <ctime>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

constexpr std::int64_t hour = 3600;
constexpr std::int64_t newYear = 1'767'225'600; // 2026-01-01T00:00:00Z
constexpr int hoursOfAYear = 365 * 24;

void moveTo(const char* zone)
{
    qputenv("TZ", zone);
    ::tzset();
}

/// An entry in every hour of the year, ten minutes past.
const std::vector<RecordedLine>& yearLong()
{
    static const std::vector<RecordedLine> lines = [] {
        CountingMatch match;
        (void)match.play(*parseJson(R"({"command": "start", "limit": 1000})"), Instant{newYear});
        for (int i = 0; i < hoursOfAYear; ++i)
            (void)match.play(*parseJson(R"({"command": "add", "by": 0})"), Instant{newYear + i * hour + 600});
        return match.recordedLines();
    }();
    return lines;
}

} // namespace

class TestHours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qunsetenv("TZ"); }

    void everyHourOfAYearCanBeOpened_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<bool>("skips");
        QTest::newRow("Budapest") << QByteArray("CET-1CEST,M3.5.0,M10.5.0/3") << true;
        QTest::newRow("New York") << QByteArray("EST5EDT,M3.2.0,M11.1.0") << true;
        QTest::newRow("Lord Howe") << QByteArray("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0") << true;
        QTest::newRow("Santiago, at midnight") << QByteArray("<-04>4<-03>,M9.1.6/24,M4.1.6/24") << true;
        QTest::newRow("Kolkata") << QByteArray("IST-5:30") << false;
    }
    void everyHourOfAYearCanBeOpened()
    {
        QFETCH(QByteArray, zone);
        QFETCH(bool, skips);
        moveTo(zone.constData());
        // The zone is in force, and has hours that its clocks never show.
        int skipped = 0;
        for (int i = 0; i < hoursOfAYear; ++i) {
            const std::time_t local = newYear + i * hour + 600;
            std::tm shown{};
            ::gmtime_r(&local, &shown);
            const int asked = shown.tm_hour * 60 + shown.tm_min;
            shown.tm_isdst = -1;
            (void)std::mktime(&shown);
            skipped += shown.tm_hour * 60 + shown.tm_min != asked ? 1 : 0;
        }
        QCOMPARE(skipped > 0, skips);

        Checked<std::unique_ptr<Match>> opened = CountingMatch::open(yearLong());
        QVERIFY2(bool(opened), opened ? "" : opened.problems().front().message.toStdString().c_str());
        const std::vector<LogEntry> entries = (*opened)->entries();
        QCOMPARE(entries.size(), std::size_t{hoursOfAYear + 1});
        for (int i = 0; i < hoursOfAYear; ++i)
            QVERIFY(entries[static_cast<std::size_t>(i) + 1].at == Instant{newYear + i * hour + 600});
        // Played here, it is the same record to the byte.
        CountingMatch here;
        (void)here.play(*parseJson(R"({"command": "start", "limit": 1000})"), Instant{newYear});
        for (int i = 0; i < hoursOfAYear; ++i)
            (void)here.play(*parseJson(R"({"command": "add", "by": 0})"), Instant{newYear + i * hour + 600});
        QVERIFY(here.recordedLines() == yearLong());
    }
};

QTEST_GUILESS_MAIN(TestHours)
#include "tst_hours.moc"
