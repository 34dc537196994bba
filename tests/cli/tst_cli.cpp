// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QFloat16> // QCOMPARE of JSON looks at it
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

const QByteArray question =
    R"({"burned": [{"kind": "energy", "value": 2}], "cards": [{"kind": "energy", "value": 2}, {"kind": "upset"}]})";

QString file(const QTemporaryDir& folder, const char* name)
{
    return folder.filePath(QString::fromLatin1(name));
}

QByteArray contentOf(const QString& path)
{
    QFile opened(path);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray("cannot be read");
}

void write(const QString& path, const QByteArray& content)
{
    QFile opened(path);
    QVERIFY(opened.open(QIODevice::WriteOnly));
    QCOMPARE(opened.write(content), content.size());
}

std::string errorMessage(const Finished& finished)
{
    const Json error = toJson(finished.err);
    return error.is_object() && error.contains("error") ? error["error"]["message"].get<std::string>()
                                                        : "no error: " + finished.err.toStdString();
}

/// Exit code 2 or 3, nothing on stdout, one error object on stderr; the place that it names.
std::string errorAt(const Finished& finished)
{
    if (!finished.out.isEmpty() || (finished.code != 2 && finished.code != 3))
        return "exit " + std::to_string(finished.code) + ": " + finished.out.toStdString();
    const Json error = toJson(finished.err);
    if (!error.is_object() || error.size() != 1 || !error.contains("error") || error["error"].size() != 2 ||
        error["error"].value("message", "").empty())
        return finished.err.toStdString();
    return error["error"]["at"].get<std::string>();
}

/// The first lines of the reference match: a start, and auctions.
QByteArray opening(int lines)
{
    return referenceCommands().mid(0, lines).join();
}

/// A recorded match of some lines.
QString recorded(const QTemporaryDir& folder, int lines)
{
    const QString path = file(folder, "m.whistle");
    (void)run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path}, opening(lines));
    return path;
}

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsListed()
    {
        const Finished plain = run(words("ask --list"));
        QCOMPARE(plain.code, 0);
        const Finished asJson = run(words("ask --list --json"));
        QCOMPARE(asJson.code, 0);
        const Json all = toJson(asJson.out);
        QCOMPARE(static_cast<int>(all.size()), static_cast<int>(plain.lines().size()));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string line = plain.lines()[static_cast<int>(i)].toStdString();
            QCOMPARE(line, all[i]["id"].get<std::string>() + "  " + all[i]["summary"].get<std::string>());
        }
        QVERIFY(plain.out.contains("kaosball/contest  "));
    }

    void everyListedQuestionHasASchema()
    {
        for (const Json& one : toJson(run(words("ask --list --json")).out)) {
            const Finished schema = run({QStringLiteral("ask"), QString::fromStdString(one["id"].get<std::string>()),
                                         QStringLiteral("--schema")});
            QCOMPARE(schema.code, 0);
            const Json both = toJson(schema.out);
            QVERIFY(both["input"].is_object() && !both["input"].empty());
            QVERIFY(both["verdict"].is_object() && !both["verdict"].empty());
        }
    }

    void aQuestionIsAnsweredFromAPipeAndFromAFile()
    {
        const QTemporaryDir folder;
        const Finished piped = run(words("ask kaosball/card_status"), question);
        QCOMPARE(piped.code, 0);
        QVERIFY(piped.err.isEmpty());
        const Json ruling = toJson(piped.out);
        QCOMPARE(ruling.size(), std::size_t{3});
        QCOMPARE(ruling["verdict"]["cards"][0]["status"].get<std::string>(), "dead");
        QVERIFY(!ruling["why"].empty());
        QVERIFY(!ruling["rules"].empty());
        QCOMPARE(run(words("ask kaosball/card_status -"), question).out, piped.out);
        write(file(folder, "q.json"), question);
        QCOMPARE(run({QStringLiteral("ask"), QStringLiteral("kaosball/card_status"), file(folder, "q.json")}).out,
                 piped.out);
    }

    void badQuestionsGetAnErrorObject_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* arguments, const QByteArray& input, const char* place) {
            QTest::newRow(name) << QByteArray(arguments) << input << QByteArray(place);
        };
        row("unknown game", "ask chess/contest", question, "");
        row("unknown question", "ask kaosball/contests", question, "");
        row("no question", "ask", question, "");
        row("list and question", "ask kaosball/contest --list", question, "");
        row("json without list", "ask kaosball/card_status --json", question, "");
        row("unknown verb", "aks kaosball/contest", question, "");
        row("no verb", "", question, "");
        row("unknown option", "ask kaosball/card_status --fast", question, "");
        row("unknown language", "ask kaosball/card_status --lang de", question, "");
        row("no JSON", "ask kaosball/card_status", "hello", "");
        row("nothing", "ask kaosball/card_status", "", "");
        row("two values", "ask kaosball/card_status", question + question, "");
        row("unknown key", "ask kaosball/card_status", R"({"burned": [], "cards": [{"kind": "upset"}], "x": 1})", "/x");
        row("wrong type", "ask kaosball/card_status", R"({"burned": [], "cards": [{"kind": "energy", "value": "2"}]})",
            "/cards/0/value");
        row("unknown game to play", "play chess", "", "");
        row("no game to play", "play", "", "");
        row("replay of nothing", "replay", "", "");
        row("replay until nonsense", "replay x.whistle --until soon", "", "");
    }
    void badQuestionsGetAnErrorObject()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, place);
        const Finished finished = run(words(arguments.constData()), input);
        QCOMPARE(QByteArray::fromStdString(errorAt(finished)), place);
        QCOMPARE(finished.code, 2);
    }

    void filesThatCannotBeReadAreExitThree_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        for (const char* arguments :
             {"ask kaosball/card_status /no/such/file", "ask kaosball/card_status /tmp", "play kaosball /no/such/file",
              "play kaosball --record /no/such/folder/m.whistle", "replay /no/such/file", "replay /tmp",
              "verify /no/such/file", "ask kaosball/card_status --batch /tmp"})
            QTest::newRow(arguments) << QByteArray(arguments);
    }
    void filesThatCannotBeReadAreExitThree()
    {
        QFETCH(QByteArray, arguments);
        const Finished finished = run(words(arguments.constData()), opening(1));
        QVERIFY2(errorAt(finished).starts_with('/'), errorAt(finished).c_str());
        QCOMPARE(finished.code, 3);
    }

    void outputThatDoesNotArriveIsExitThree()
    {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(program, words("ask kaosball/card_status"));
        process.write(question);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
    }

    void aBatchKeepsItsOrderAndGoesOnAfterBadLines()
    {
        const QByteArray input = question + "\nnonsense\n\n" + R"({"cards": 3})" + "\n" + question;
        const Finished finished = run(words("ask kaosball/card_status --batch"), input);
        QCOMPARE(finished.code, 0);
        QVERIFY(finished.err.isEmpty());
        const QList<QByteArray> lines = finished.lines();
        QCOMPARE(lines.size(), 5);
        QVERIFY(toJson(lines[0]).contains("verdict"));
        QVERIFY(toJson(lines[1]).contains("error"));
        QVERIFY(toJson(lines[2]).contains("error"));
        QCOMPARE(toJson(lines[3])["error"]["at"].get<std::string>(), "/burned");
        QCOMPARE(lines[4], lines[0]);
    }

    void aBatchAnswersEachLineAtOnce()
    {
        QProcess process;
        process.start(program, words("ask kaosball/card_status --batch"));
        for (int i = 0; i < 3; ++i) {
            process.write(question + '\n');
            QVERIFY(process.waitForReadyRead(10000));
            QVERIFY(toJson(process.readLine()).contains("verdict"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
    }

    void helpAndVersionAreAnswers()
    {
        const Finished help = run(words("--help"));
        QCOMPARE(help.code, 0);
        for (const char* verb : {"ask", "play", "replay", "verify", "--lang", "--data"})
            QVERIFY2(help.out.contains(verb), verb);
        const Finished version = run(words("--version"));
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.startsWith("whistle-cli "));
        QCOMPARE(run(words("play --help")).code, 0);
    }

    void noDisplayAndNoLocaleAreNeeded()
    {
        QProcessEnvironment bare;
        const Finished finished = run(words("ask kaosball/card_status"), question, bare);
        QCOMPARE(finished.code, 0);
        QVERIFY2(finished.err.isEmpty(), finished.err.constData());
        QVERIFY(run(words("ask kaosball/card_status --lang hu --data /tmp"), question, bare).err.isEmpty());
    }

    void aMatchIsPlayedThroughAPipe()
    {
        QByteArray input = opening(3);
        input += R"({"command": "open_lot", "team": "amazons", "lot": "hate_1", "bid": 3})"
                 "\n";
        input += "nonsense\n";
        input += R"({"command": "opne_lot"})"
                 "\n";
        input += R"({"edit": "withdraw", "number": 99})"
                 "\n";
        input += R"({"command": "undo"})"
                 "\n";
        input += R"({"command": "open_lot", "team": "fangs", "lot": "hate_1", "bid": 2})"
                 "\n";
        const Finished finished = run(words("play kaosball"), input);
        QCOMPARE(finished.code, 0);
        QVERIFY(finished.err.isEmpty());
        const QList<QByteArray> lines = finished.lines();
        QCOMPARE(lines.size(), 9);
        for (const int accepted : {0, 1, 2, 7, 8}) {
            const Json answer = toJson(lines[accepted]);
            QCOMPARE(answer.size(), std::size_t{4});
            QVERIFY2(answer["accepted"].get<bool>(), lines[accepted].constData());
            QCOMPARE(answer["table"]["cash"]["fangs"].get<int>(), 10);
        }
        const Json refused = toJson(lines[3]);
        QVERIFY(!refused["accepted"].get<bool>());
        QVERIFY(!refused["why"].empty());
        QVERIFY(!refused["rules"].empty());
        QCOMPARE(toJson(lines[2])["table"].dump(), refused["table"].dump());
        for (const int bad : {4, 5, 6})
            QVERIFY2(toJson(lines[bad]).contains("error"), lines[bad].constData());
        QCOMPARE(toJson(lines[6])["error"]["at"].get<std::string>(), "/number");
    }

    void playHasASchema()
    {
        const Finished schema = run(words("play kaosball --schema"));
        QCOMPARE(schema.code, 0);
        QVERIFY(toJson(schema.out)["input"].contains("anyOf"));
        QVERIFY(toJson(schema.out)["answer"]["properties"].contains("table"));
    }

    void aRecordedMatchReplaysToTheSameTable()
    {
        const QTemporaryDir folder;
        const QString path = file(folder, "m.whistle");
        const Finished played =
            run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path}, opening(20));
        QCOMPARE(played.code, 0);
        const Finished replayed = run({QStringLiteral("replay"), path});
        QCOMPARE(replayed.code, 0);
        QVERIFY(replayed.err.isEmpty());
        QCOMPARE(toJson(replayed.out).dump(), toJson(played.lines().back())["table"].dump());
        const Finished verified = run({QStringLiteral("verify"), path});
        QCOMPARE(verified.code, 0);
        QCOMPARE(verified.out, QByteArray("{\"sound\":true,\"entries\":20,\"problems\":[]}\n"));
    }

    void aTraceHasALineForEachEntry()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 12);
        const Finished traced = run({QStringLiteral("replay"), path, QStringLiteral("--trace")});
        QCOMPARE(traced.lines().size(), 13);
        const Json third = toJson(traced.lines()[2]);
        QCOMPARE(third["number"].get<int>(), 3);
        QCOMPARE(third["entry"]["command"].get<std::string>(), "open_lot");
        QVERIFY(third["accepted"].get<bool>());
        QVERIFY(!third["rules"].empty());
        const Finished until = run({QStringLiteral("replay"), path, QStringLiteral("--trace"),
                                    QStringLiteral("--until"), QStringLiteral("3")});
        QCOMPARE(until.lines().size(), 4);
        QCOMPARE(until.lines()[2], traced.lines()[2]);
        QVERIFY(until.lines()[3] != traced.lines()[12]);
        QCOMPARE(run({QStringLiteral("replay"), path, QStringLiteral("--until"), QStringLiteral("0")}).lines().size(),
                 1);
        QCOMPARE(errorAt(run({QStringLiteral("replay"), path, QStringLiteral("--until"), QStringLiteral("13")})), "");
    }

    /// A number of an entry that stands shows the match as it stands after all edits; one of an edit, or of an entry
    /// that was withdrawn, as it stood then.
    void aReplayStopsAtAnyLineOfTheFile()
    {
        const QTemporaryDir folder;
        const QString path = file(folder, "m.whistle");
        const QByteArray undo = "{\"command\": \"undo\"}\n";
        const Finished played =
            run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path},
                opening(4) + undo + undo + referenceCommands()[2]);
        const QList<QByteArray> answers = played.lines();
        QCOMPARE(answers.size(), 7);
        const auto until = [&](int number) {
            const Finished stopped =
                run({QStringLiteral("replay"), path, QStringLiteral("--until"), QString::number(number)});
            return stopped.code == 0 ? toJson(stopped.out).dump() : errorMessage(stopped);
        };
        for (const int line : {1, 2, 3, 4, 5, 6, 7}) // 3 and 4 were withdrawn by 6 and 5
            QCOMPARE(until(line), toJson(answers[line - 1])["table"].dump());
        QCOMPARE(until(8), "This match has no entry 8; the last is 7, and 0 is before the first.");
        // Of a trace: what stood then.
        const QStringList traced{QStringLiteral("replay"), path, QStringLiteral("--trace"), QStringLiteral("--until")};
        QCOMPARE(run(traced + QStringList{QStringLiteral("4")}).lines().size(), 5);
        QCOMPARE(run(traced + QStringList{QStringLiteral("6")}).lines().size(), 3);
    }

    void whatIsNoNumberOfAnEntryIsSaidShortly_data()
    {
        QTest::addColumn<QString>("number");
        for (const char* number : {"-1", "x", "1.5", "3x", "99999999999999999999"})
            QTest::newRow(number) << QString::fromLatin1(number);
    }
    void whatIsNoNumberOfAnEntryIsSaidShortly()
    {
        QFETCH(QString, number);
        const Finished refused =
            run({QStringLiteral("replay"), QStringLiteral("x.whistle"), QStringLiteral("--until=") + number});
        QCOMPARE(refused.code, 2);
        QCOMPARE(QString::fromStdString(errorMessage(refused)),
                 QStringLiteral("--until: the number of an entry was expected, or 0, not “%1”.").arg(number));
    }

    /// The word is known; what stands beside it is not.
    void anUndoTakesNothingBesideIt_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("player") << QByteArray("player");
        QTest::newRow("override") << QByteArray("override");
    }
    void anUndoTakesNothingBesideIt()
    {
        QFETCH(QByteArray, key);
        const Finished played =
            run(words("play kaosball"), opening(2) + "{\"command\": \"undo\", \"" + key + "\": \"anna\"}\n");
        const Json error = toJson(played.lines().back())["error"];
        QCOMPARE(error["at"].get<std::string>(), '/' + key.toStdString());
        QVERIFY(error["message"].get<std::string>().find("The key “" + key.toStdString() + "” is not known here") !=
                std::string::npos);
    }

    void anEmptyReasonIsNoName()
    {
        QByteArray line = opening(1).trimmed();
        line.replace(line.lastIndexOf('}'), 1, ", \"override\": \" \"}\n");
        const Json error = toJson(run(words("play kaosball"), line).lines().front())["error"];
        QCOMPARE(error["at"].get<std::string>(), "/override");
        QVERIFY(error["message"].get<std::string>().find("A text was expected here, but this one is empty.") !=
                std::string::npos);
    }

    void anExistingMatchGoesOnAndIsNeverOverwritten()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 4);
        const QByteArray before = contentOf(path);
        const QStringList again{QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path};
        // The same input once more would start another match.
        const Finished refused = run(again, opening(4));
        QCOMPARE(refused.code, 2);
        QCOMPARE(errorAt(refused), "/command");
        QCOMPARE(contentOf(path), before);
        // Its next commands go on with it.
        const Finished on = run(again, referenceCommands().mid(4, 3).join());
        QCOMPARE(on.code, 0);
        QVERIFY(toJson(on.lines()[0])["accepted"].get<bool>());
        QVERIFY(contentOf(path).startsWith(before));
        QVERIFY(run({QStringLiteral("verify"), path}).out.contains("\"entries\":7"));
        // A file of something else is left alone.
        const QString other = file(folder, "notes.txt");
        write(other, "my notes\n");
        QCOMPARE(
            run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), other}, opening(1))
                .code,
            2);
        QCOMPARE(contentOf(other), QByteArray("my notes\n"));
    }

    void undoAndRedoGoOnInAReopenedFile()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 6);
        const QStringList again{QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path};
        const QByteArray undo = R"({"command": "undo"})"
                                "\n";
        QCOMPARE(run(again, undo + undo).lines().size(), 2);
        const Finished undone = run(again, undo);
        const Finished after = run({QStringLiteral("replay"), path});
        QCOMPARE(toJson(after.out).dump(), toJson(undone.lines()[0])["table"].dump());
        const Finished restored = run(again, R"({"edit": "restore", "number": 4})"
                                             "\n"
                                             R"({"edit": "restore", "number": 5})"
                                             "\n"
                                             R"({"edit": "restore", "number": 6})"
                                             "\n");
        QVERIFY(toJson(restored.lines()[2])["accepted"].get<bool>());
        QCOMPARE(toJson(restored.lines()[2])["table"].dump(),
                 toJson(run(words("play kaosball"), opening(6)).lines()[5])["table"].dump());
    }

    void aTornLastLineIsCutOffAndTheMatchGoesOn()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 4);
        const QByteArray whole = contentOf(path);
        write(path, whole.chopped(30));
        const Finished verified = run({QStringLiteral("verify"), path});
        QCOMPARE(verified.code, 1);
        QVERIFY(verified.out.contains("Up to entry 3 it is sound."));
        QCOMPARE(run({QStringLiteral("replay"), path}).code, 0);
        const Finished on = run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path},
                                referenceCommands()[3]);
        QCOMPARE(on.code, 0);
        QVERIFY(toJson(on.lines()[0])["accepted"].get<bool>());
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
    }

    void aChangedFileDoesNotHold()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 10);
        QByteArray content = contentOf(path);
        content.replace("\"bid\":4", "\"bid\":3");
        write(path, content);
        const Finished verified = run({QStringLiteral("verify"), path});
        QCOMPARE(verified.code, 1);
        QVERIFY(verified.out.contains("This match file was changed after entry 3. It is sound up to there."));
        QCOMPARE(errorAt(run({QStringLiteral("replay"), path})), "");
        QCOMPARE(run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path}, opening(1))
                     .code,
                 2);
        write(path, "no match\n");
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 1);
        QCOMPARE(run({QStringLiteral("replay"), path}).code, 2);
    }

    /// Files of every format version that ever was are read for ever.
    void anOldMatchFileIsRead()
    {
        const Finished replayed =
            run({QStringLiteral("replay"), QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle")});
        QCOMPARE(replayed.code, 0);
        QCOMPARE(toJson(replayed.out)["scores"].dump(), R"({"fangs":26,"amazons":18})");
    }

    /// The reference match up to the first loadout: the file and the trace tell only that it was made.
    void aSealedEntryIsNotToldBeforeItsTime()
    {
        int sealedAt = 0;
        int count = 0;
        for (const Step& step : referenceMatch()) {
            count += step.kind == "command" ? 1 : 0;
            if (step.kind == "command" && step.content["command"] == "set_loadout" && sealedAt == 0)
                sealedAt = count;
        }
        QVERIFY(sealedAt > 0);
        const QTemporaryDir folder;
        const QString path = recorded(folder, sealedAt);
        const Json stored = toJson(contentOf(path).trimmed().split('\n').back());
        QVERIFY(stored["entry"].contains("sealed"));
        QCOMPARE(contentOf(path).count("set_loadout"), 0);
        const auto traced = [&](const QString& file) {
            const QString until = QString::number(sealedAt);
            return run({QStringLiteral("replay"), file, QStringLiteral("--trace"), QStringLiteral("--until"), until})
                .lines();
        };
        const Json entry = toJson(traced(path)[sealedAt - 1]);
        QCOMPARE(entry["sealed"], entry["entry"]["team"]);
        QCOMPARE(entry["entry"].size(), std::size_t{2});
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
        // In the whole match it is open; as the match stood then, it is not.
        const QTemporaryDir other;
        const QString whole = recorded(other, count);
        QCOMPARE(traced(whole), traced(path));
        const QList<QByteArray> all = run({QStringLiteral("replay"), whole, QStringLiteral("--trace")}).lines();
        QVERIFY(toJson(all[sealedAt - 1])["entry"].contains("upgrades"));
        QVERIFY(!toJson(all[sealedAt - 1]).contains("sealed"));
    }

    /// Battle Line begins every game of a series with the command that began the first one.
    void aRecordedSeriesGoesOnAtItsNextGame()
    {
        QFile series(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/battle-line/reference_series.jsonl"));
        QVERIFY(series.open(QIODevice::ReadOnly));
        QByteArray first;
        QByteArray start;
        while (!series.atEnd() && start.isEmpty()) {
            const Json step = toJson(series.readLine());
            const Json line = step.value("command", step.value("edit", Json()));
            if (line.is_null())
                continue;
            const QByteArray text = QByteArray::fromStdString(line.dump()) + '\n';
            if (line.value("command", "") == "start_game" && !first.isEmpty())
                start = text;
            else
                first += text;
        }
        QVERIFY(!start.isEmpty());
        const QTemporaryDir folder;
        const QString path = file(folder, "series.whistle");
        const QStringList play{QStringLiteral("play"), QStringLiteral("battle-line"), QStringLiteral("--record"), path};
        QCOMPARE(run(play, first).code, 0);
        const Finished on = run(play, start);
        QCOMPARE(on.code, 0);
        QVERIFY2(toJson(on.out)["accepted"].get<bool>(), on.out.constData());
        // In the middle of a game it would begin another match.
        QCOMPARE(run(play, start).code, 2);
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
    }

    /// A list of cards: each sentence read whole or left, each bad line with its column.
    void aListOfCardsIsReadSentenceBySentence()
    {
        const Finished cards =
            run(words("cards chaotic -"), "type,name,tribe,cost,base,build_points,text\n"
                                          "mugic,Tune,generic,1,,,Heal 5 damage to target Creature for each tribe.\n"
                                          "attack,Hammer,,,0,1,Challenge Power 15: Deal 10 damage.\n"
                                          "mugic,Hum,dwarf,1,,,\n"
                                          "battlegear,Ring,,,,,\"Equipped Creature has \"\"Fire 5.\"\"\"\n");
        QCOMPARE(cards.code, 0);
        const QList<QByteArray> lines = cards.lines();
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QByteArray("{\"card\":\"Tune\",\"line\":2,\"sentences\":[{\"text\":"
                                      "\"Heal 5 damage to target Creature for each tribe.\",\"read\":false}]}"));
        QCOMPARE(lines[1],
                 QByteArray(
                     "{\"card\":\"Hammer\",\"line\":3,\"sentences\":[{\"text\":\"Challenge Power 15: Deal 10 "
                     "damage.\",\"read\":true,\"as\":\"Damage: +10 (if the attacker has at least 15 more Power)\"}]}"));
        QCOMPARE(toJson(lines[2]).at("line"), Json(4));
        QCOMPARE(toJson(lines[2]).at("at"), Json("tribe"));
        QVERIFY(toJson(lines[3]).at("sentences")[0].at("read") == Json(true));
        // Nothing good: what is wrong is told all the same.
        const Finished none = run(words("cards chaotic -"), "type,name,tribe,cost\nmugic,Hum,generic,many\n");
        QCOMPARE(none.code, 2);
        QCOMPARE(toJson(none.lines().front()).at("at"), Json("cost"));
        QCOMPARE(errorAt(run(words("cards chaotic -"), "type\n")), std::string("-"));
        QCOMPARE(run(words("cards kaosball -"), "").code, 2);
    }

    void anOverrideIsRecorded()
    {
        const QTemporaryDir folder;
        // The digest's line-up with figures on the wrong spaces.
        const std::vector<Step> steps = referenceMatch();
        int before = 0;
        Json wrong;
        for (const Step& step : steps) {
            if (step.kind == "illegal" && step.content["command"] == "set_lineup") {
                wrong = step.content;
                break;
            }
            before += step.kind == "command" ? 1 : 0;
        }
        const QString path = recorded(folder, before);
        const QStringList again{QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path};
        const auto played = [&] { return toJson(run(again, QByteArray::fromStdString(wrong.dump()) + '\n').out); };
        const Json refused = played();
        QVERIFY(!refused["accepted"].get<bool>());
        wrong["override"] = "agreed before the match";
        const Json accepted = played();
        QVERIFY2(accepted["accepted"].get<bool>(), accepted.dump().c_str());
        QVERIFY(accepted["why"].size() >= refused["why"].size());
        QVERIFY(contentOf(path).contains("\"override\":\"agreed before the match\""));
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
        QCOMPARE(run({QStringLiteral("replay"), path}).code, 0);
    }

    void whatAnEditMadeIllegalIsToldByReplay()
    {
        const QTemporaryDir folder;
        const QString path = recorded(folder, 4);
        const Finished edited =
            run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path},
                R"({"edit": "withdraw", "number": 3})"
                "\n");
        QVERIFY(toJson(edited.lines()[0])["accepted"].get<bool>());
        const Finished replayed = run({QStringLiteral("replay"), path});
        QCOMPARE(replayed.code, 1);
        QCOMPARE(replayed.lines().size(), 1);
        QVERIFY(replayed.err.contains("Entry 4 is refused"));
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
