// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/instant.h"

#include <QTest>
#include <ctime>

using namespace whistle;

class TestInstant : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMomentIsReadAsItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("the start") << QByteArray("1970-01-01T00:00:00Z") << qint64{0};
        QTest::newRow("before it") << QByteArray("1969-12-31T23:59:59Z") << qint64{-1};
        QTest::newRow("a leap day") << QByteArray("2024-02-29T12:00:00Z") << qint64{1'709'208'000};
        QTest::newRow("skipped in Budapest") << QByteArray("2026-03-29T02:10:00Z") << qint64{1'774'750'200};
        QTest::newRow("the first") << QByteArray("0001-01-01T00:00:00Z") << qint64{-62'135'596'800};
        QTest::newRow("the last") << QByteArray("9999-12-31T23:59:59Z") << qint64{253'402'300'799};
    }
    void aMomentIsReadAsItIsWritten()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, seconds);
        const std::optional<Instant> read = Instant::fromIso(text.toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(qint64{read->secondsSinceEpoch}, seconds);
        QCOMPARE(QByteArray::fromStdString(read->toIso()), text);
    }

    void whatIsNoMomentIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
              "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01T00:00:00",
              "2026-01-01T00:00:00+", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00ZZ", "2026-1-1T00:00:00Z",
              "0000-01-01T00:00:00Z", "-026-01-01T00:00:00Z", "2026-01-01T+1:00:00Z"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoMomentIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!Instant::fromIso(text.toStdString()));
    }

    // A clock that stands beyond the calendar makes no record that cannot be read.
    void everyInstantCanBeReadAgain()
    {
        for (const std::int64_t seconds : {INT64_MIN, std::int64_t{-1} << 40, INT64_MAX, std::int64_t{1} << 40})
            QVERIFY(Instant::fromIso(Instant{seconds}.toIso()).has_value());
        const Instant now = Instant::now();
        QVERIFY(Instant::fromIso(now.toIso()) == now);
        QVERIFY(std::abs(now.secondsSinceEpoch - static_cast<std::int64_t>(std::time(nullptr))) <= 2);
    }
};

QTEST_GUILESS_MAIN(TestInstant)
#include "tst_instant.moc"
