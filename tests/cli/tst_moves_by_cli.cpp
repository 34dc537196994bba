// SPDX-License-Identifier: GPL-3.0-or-later
// Other front ends: a program that knows nothing but the list of moves.
#include "program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <random>

using namespace whistle;
using namespace whistle::testing;

/// `whistle-cli moves` and `play --moves`, as docs/moves.md promises them to other programs.
class TestMovesByCli : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"kaosball", "battle-line", "el-grande", "heroes", "chaotic"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// The first command of the game's recorded match.
    static Json start(const QString& game)
    {
        const QDir folder(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/") + game);
        const QString name = folder.entryList({QStringLiteral("*.jsonl")}).front().chopped(6);
        for (const Step& step : playthrough(game + u'/' + name)) {
            if (step.kind == "command")
                return step.content;
        }
        return {};
    }

private Q_SLOTS:
    void aProgramPlaysByMovesAlone_data() { addGames(); }
    void aProgramPlaysByMovesAlone()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("m.whistle"));
        QProcess process;
        process.start(program,
                      {QStringLiteral("play"), game, QStringLiteral("--moves"), QStringLiteral("--record"), file});
        const auto answer = [&](const Json& line) {
            process.write(QByteArray::fromStdString(line.dump()) + '\n');
            while (!process.canReadLine()) {
                if (!process.waitForReadyRead(20000))
                    return Json();
            }
            return toJson(process.readLine());
        };
        std::mt19937 random(3);
        Json last = answer(start(game));
        QVERIFY(last["accepted"] == true);
        int entries = 1;
        while (entries < 60 && !last["moves"].empty()) {
            const Json move =
                last["moves"][std::uniform_int_distribution<std::size_t>(0, last["moves"].size() - 1)(random)];
            if (move["commands"][0]["command"] == "concede")
                continue;
            QVERIFY(!move["taps"].empty() && !move["words"].get<std::string>().empty());
            for (const Json& command : move["commands"]) {
                last = answer(command);
                QVERIFY2(last.value("accepted", false), (move.dump() + last.dump()).c_str());
                ++entries;
            }
        }
        QVERIFY(entries > 3);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(10000));

        // The file has the same moves.
        const Finished listed = run({QStringLiteral("moves"), file});
        QCOMPARE(listed.code, 0);
        QCOMPARE(static_cast<std::size_t>(listed.lines().size()), last["moves"].size());
        for (qsizetype i = 0; i < listed.lines().size(); ++i)
            QVERIFY(toJson(listed.lines()[i]) == last["moves"][static_cast<std::size_t>(i)]);
        // Before the first entry a match may be begun.
        const Finished before = run({QStringLiteral("moves"), file, QStringLiteral("--until"), QStringLiteral("0")});
        QCOMPARE(before.code, 0);
        QVERIFY(!before.lines().isEmpty());
        for (const QByteArray& line : before.lines()) {
            const Finished begun = run({QStringLiteral("play"), game},
                                       QByteArray::fromStdString(toJson(line)["commands"][0].dump()) + '\n');
            QVERIFY2(toJson(begun.out)["accepted"] == true, begun.out.constData());
        }
    }

    void wordsAreInTheLanguageAskedFor()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("m.whistle"));
        run({QStringLiteral("play"), QStringLiteral("el-grande"), QStringLiteral("--record"), file},
            QByteArray::fromStdString(start(QStringLiteral("el-grande")).dump()) + '\n');
        const auto words = [&](const char* language) {
            return toJson(run({QStringLiteral("moves"), file, QStringLiteral("--lang"), QString::fromLatin1(language)})
                              .lines()
                              .front())["words"]
                .get<std::string>();
        };
        QVERIFY(words("en") != words("hu"));
        QVERIFY(words("hu") != words("pl"));
    }

    void badUsageSaysWhat_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("no file") << QStringList{} << 2;
        QTest::newRow("no such file") << QStringList{QStringLiteral("/no/such/file")} << 3;
        QTest::newRow("schema of a file") << QStringList{QStringLiteral("x"), QStringLiteral("--schema")} << 2;
    }
    void badUsageSaysWhat()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Finished ended = run(QStringList{QStringLiteral("moves")} + arguments);
        QCOMPARE(ended.code, code);
        QVERIFY(ended.out.isEmpty());
        QVERIFY(toJson(ended.err).contains("error"));
    }

    void theSchemaIsTold()
    {
        const Finished schema = run({QStringLiteral("moves"), QStringLiteral("--schema")});
        QCOMPARE(schema.code, 0);
        for (const char* key : {"seat", "words", "taps", "commands", "open"})
            QVERIFY(toJson(schema.out)["properties"].contains(key));
    }
};

QTEST_GUILESS_MAIN(TestMovesByCli)
#include "tst_moves_by_cli.moc"
