// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "reference_match.h"

#include <QDirIterator>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

/// Every tests/playthroughs/<game>/*.jsonl: a match as it was played, entry by entry, with what the table must show.
class TestPlaythroughs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsRight_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        QDirIterator files(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs"), {QStringLiteral("*.jsonl")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            const QString game = file.dir().dirName();
            QTest::newRow(qPrintable(game + u'/' + file.completeBaseName())) << game << file.completeBaseName();
        }
    }

    void everyNumberIsRight()
    {
        QFETCH(QString, game);
        QFETCH(QString, name);
        const std::vector<PlaythroughStep> steps = readPlaythrough(game, name);
        QVERIFY(steps.size() > 50);
        const Checked<const CatalogGame*> found = Catalog::standard().game(game.toStdString());
        QVERIFY(found);
        const std::unique_ptr<Match> match = (*found)->newMatch();
        for (const PlaythroughStep& step : steps) {
            const QString note =
                QStringLiteral("entry %1: %2").arg(step.note).arg(QString::fromStdString(step.content.dump()));
            if (step.kind == PlaythroughStep::Kind::Expect) {
                const QString difference = differenceFrom(step.content, match->table());
                QVERIFY2(difference.isEmpty(), qPrintable(note + QStringLiteral(": ") + difference));
                continue;
            }
            const std::string before = match->table().dump();
            const Checked<PlayResult> result = match->play(step.content, Instant{});
            if (step.kind == PlaythroughStep::Kind::Illegal) { // refused, or bad input where a game says so
                QVERIFY2(!result || !result->accepted, qPrintable(note));
                QCOMPARE(match->table().dump(), before);
                continue;
            }
            QVERIFY2(result.isGood(), qPrintable(note));
            const QString why = result->accepted ? QString() : result->why.front().render();
            QVERIFY2(result->accepted, qPrintable(note + QStringLiteral(": ") + why));
        }
    }

    void everyGameHasOne()
    {
        for (const CatalogGame& game : Catalog::standard().games()) {
            const QDir folder(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/") +
                              QString::fromStdString(game.id));
            QVERIFY2(!folder.entryList({QStringLiteral("*.jsonl")}).isEmpty(), game.id.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestPlaythroughs)
#include "tst_playthroughs.moc"
