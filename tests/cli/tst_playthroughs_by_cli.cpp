// SPDX-License-Identifier: GPL-3.0-or-later
// Every game's playthroughs, played through whistle-cli.
#include "program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

/// Where `found` does not hold what `expected` says; empty: it does. Objects may hold more, those in lists too.
std::string difference(const Json& expected, const Json& found, const std::string& at = {})
{
    const bool isListOfObjects = expected.is_array() && found.is_array() && expected.size() == found.size() &&
                                 !expected.empty() && expected.front().is_object();
    if (isListOfObjects) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (std::string wrong = difference(expected[i], found[i], pointerTo(at, i)); !wrong.empty())
                return wrong;
        }
        return {};
    }
    if (!expected.is_object())
        return expected == found ? "" : at + ": " + found.dump() + ", expected " + expected.dump();
    if (!found.is_object())
        return at + ": " + found.dump() + ", expected " + expected.dump();
    for (const auto& [key, value] : expected.items()) {
        const std::string place = pointerTo(at, key);
        if (!found.contains(key))
            return place + " is missing";
        if (std::string wrong = difference(value, found[key], place); !wrong.empty())
            return wrong;
    }
    return {};
}

/// A sentence that tells a script which key or command it has to write.
bool speaksOfJson(const QString& sentence)
{
    return sentence.contains(QStringLiteral("new_match")) || sentence.contains(QStringLiteral("minimum_bid")) ||
           sentence.contains(QStringLiteral("ringer_health"));
}

} // namespace

class TestPlaythroughsByCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandRefusalAndScoreIsRight_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        const QDir root(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs"));
        QDirIterator files(root.path(), {QStringLiteral("*.jsonl")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            const QString game = file.dir().dirName();
            const QString name = game + u'/' + file.completeBaseName();
            QTest::newRow(qPrintable(name)) << game << name;
        }
    }

    void everyCommandRefusalAndScoreIsRight()
    {
        QFETCH(QString, game);
        QFETCH(QString, name);
        const std::vector<Step> steps = playthrough(name);
        QVERIFY(steps.size() > 200);
        QByteArray input;
        int commands = 0;
        for (const Step& step : steps) {
            commands += step.kind == "command" ? 1 : 0;
            if (step.kind == "command" || step.kind == "illegal")
                input += QByteArray::fromStdString(step.content.dump()) + '\n';
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reference.whistle"));
        const Finished played = run({QStringLiteral("play"), game, QStringLiteral("--record"), path}, input);
        QCOMPARE(played.code, 0);
        const QList<QByteArray> answers = played.lines();

        int line = 0;
        int accepted = 0;
        std::string note;
        Json table;
        for (const Step& step : steps) {
            if (step.kind == "note") {
                note = "entry " + step.content.get<std::string>() + ": ";
            } else if (step.kind == "expect") {
                const std::string wrong = difference(step.content, table);
                QVERIFY2(wrong.empty(), (note + wrong).c_str());
            } else {
                const Json answer = toJson(answers.value(line++));
                const bool legal = step.kind == "command";
                if (!legal && answer.contains("error")) { // a name that the match does not have is told by its place
                    QVERIFY2(!answer["error"]["message"].empty() && answer["error"]["at"] != "",
                             (note + answer.dump()).c_str());
                    continue;
                }
                QVERIFY2(answer.contains("table"), (note + answer.dump()).c_str());
                const std::string told = note + step.content.dump() + " -> " + answer["why"].dump();
                QVERIFY2(answer["accepted"].get<bool>() == legal, told.c_str());
                QVERIFY2(!answer["rules"].empty() || legal, told.c_str());
                if (!legal && !table.is_null()) // else nothing has been told yet
                    QVERIFY2(answer["table"] == table, told.c_str());
                accepted += legal ? 1 : 0;
                table = answer["table"];
            }
        }
        QCOMPARE(line, static_cast<int>(answers.size()));
        QCOMPARE(accepted, commands);

        // Whoever reads the reasons knows no identifiers.
        static const QRegularExpression identifier(QStringLiteral("\\b[a-z0-9]+_[a-z0-9_]+\\b|\\b[a-z]{3,}/[a-z]"));
        for (const QByteArray& answer : answers) {
            const Json why = toJson(answer)["why"];
            for (const Json& sentence : why) {
                const QString said = QString::fromStdString(sentence.get<std::string>());
                const bool isPlain = !identifier.match(said).hasMatch() || speaksOfJson(said);
                QVERIFY2(isPlain, qPrintable(said));
            }
        }

        // And once more from the file.
        QCOMPARE(toJson(run({QStringLiteral("replay"), path}).out).dump(), table.dump());
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
    }
};

QTEST_GUILESS_MAIN(TestPlaythroughsByCli)
#include "tst_playthroughs_by_cli.moc"
