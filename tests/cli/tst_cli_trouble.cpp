// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says and gives back when files, folders and the disk are not as they should be.
#include "program.h"

#include "journal/match_file.h"
#include "meddled_store.h"
#include "store/store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace whistle;
using namespace whistle::testing;

namespace {

const QByteArray definition = R"({"id": "winter", "name": "Winter League", "game": "kaosball",
 "format": {"league": {"kind": "round_robin"}},
 "entrants": [{"id": "fangs", "name": "=Fangs"}, {"id": "amazons", "name": "אמזונות"},
              {"id": "ogres", "name": "Ogres"}, {"id": "daemons", "name": "Daemons"}]})";

QStringList words(std::initializer_list<const char*> all)
{
    QStringList list;
    for (const char* word : all)
        list << QString::fromLatin1(word);
    return list;
}

/// Runs it with arguments that are bytes, as a shell does.
Finished runBytes(const std::string& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral("/bin/bash"),
                  {QStringLiteral("-c"), QString::fromStdString("exec \"$0\" " + arguments), program});
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

std::string errorOf(const Finished& finished)
{
    const Json error = toJson(finished.err.trimmed().split('\n').back());
    return error.is_object() && error.contains("error") ? error["error"]["message"].get<std::string>()
                                                        : "exit " + std::to_string(finished.code);
}

QByteArray commands(qsizetype from, qsizetype count)
{
    return referenceCommands().mid(from, count).join();
}

/// A program that plays on, a line at a time.
class Player {
public:
    explicit Player(const QStringList& arguments)
    {
        m_process.start(program, arguments);
        (void)m_process.waitForStarted(20000);
    }
    ~Player()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(20000);
    }
    QByteArray answer(const QByteArray& line)
    {
        m_process.write(line);
        while (!m_process.canReadLine() && m_process.waitForReadyRead(20000)) {
        }
        return m_process.readLine();
    }
    Finished end()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(20000);
        return {m_process.exitCode(), m_process.readAllStandardOutput(), m_process.readAllStandardError()};
    }

private:
    QProcess m_process;
};

} // namespace

class TestCliTrouble : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] static Finished league(const QString& data, const QStringList& call, const QByteArray& input = {})
    {
        return run(QStringList{QStringLiteral("--data"), data, QStringLiteral("league")} + call, input);
    }

private Q_SLOTS:
    // A player's own packs, from the data folder that is named.
    void packsOfTheDataFolderArePlayed()
    {
        const QTemporaryDir folder;
        const QString packs = folder.filePath(QStringLiteral("packs/kaosball"));
        QVERIFY(QDir().mkpath(packs));
        const auto add = [&](const QString& file) {
            return QFile::copy(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/packs/") + file,
                               QDir(packs).filePath(QFileInfo(file).fileName()));
        };
        QVERIFY(add(QStringLiteral("good/club_teams.json")));
        const QByteArray begin =
            R"({"command": "new_match", "mode": "versus", "kind": "league", "draft": false, "first_player": "krakens",
            "teams": [{"team": "krakens", "side": "south"}, {"team": "fangs", "side": "north"}]})";
        const QByteArray line = QByteArray(begin).replace('\n', ' ') + "\n";
        const QString file = folder.filePath(QStringLiteral("m.whistle"));
        const QStringList data{QStringLiteral("--data"), folder.path()};
        const Finished with = run(data + words({"play", "kaosball", "-", "--record"}) + QStringList{file}, line);
        QVERIFY2(toJson(with.out)["accepted"] == true, with.out + with.err);
        QVERIFY(toJson(run(words({"play", "kaosball"}), line).out).contains("error"));
        // Elsewhere the file alone is enough.
        const Finished replayed = run(words({"replay"}) << file);
        QCOMPARE(replayed.code, 0);
        QVERIFY2(replayed.err.isEmpty(), replayed.err);
        QCOMPARE(run(words({"verify"}) << file).code, 0);

        QVERIFY(add(QStringLiteral("broken/health_is_text.json")));
        const Finished broken = run(data + words({"play", "kaosball"}), line);
        QCOMPARE(broken.code, 2);
        QVERIFY(broken.out.isEmpty());
        QVERIFY2(
            toJson(broken.err)["error"]["at"].get<std::string>().starts_with("health_is_text.json#/teams/0/health"),
            broken.err);
        QCOMPARE(run(data + words({"ask", "kaosball/contest", "-"}), "{}").code, 2);
        QCOMPARE(run(data + words({"play", "battle-line", "--schema"})).code, 0); // another game's packs are sound
        QCOMPARE(run(data + words({"replay"}) << file).code, 0);                  // a match has brought its own
    }

    // A clock in an hour that the zone skips: recorded there, opened there.
    void aMatchOfASkippedHourIsOpened()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("m.whistle"));
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 3)).code, 0);
        // The same record, as if made on 29 March 2026 at 02:10 UTC.
        const SoundLines sound = soundLines(*readWholeFile(path));
        std::vector<RecordedLine> moved{sound.lines.front()};
        for (std::size_t i = 1; i < sound.lines.size(); ++i) {
            LineContent content = *readLine(sound.lines[i].text, static_cast<int>(i));
            content.at = *Instant::fromIso("2026-03-29T02:10:00Z");
            moved.push_back(chained(content.number, lineContent(content), moved.back().chain));
        }
        QVERIFY(QFile::remove(path));
        QVERIFY(writeMatchFile(path, moved).empty());
        QProcessEnvironment there = QProcessEnvironment::systemEnvironment();
        there.insert(QStringLiteral("TZ"), QStringLiteral("CET-1CEST,M3.5.0,M10.5.0/3"));
        QCOMPARE(run(words({"verify"}) << path, {}, there).code, 0);
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(3, 1), there).code, 0);
    }

    void theMessageSaysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& call, const QByteArray& input, const char* message) {
            QTest::newRow(name) << call << input << QByteArray(message);
        };
        const QStringList cards = words({"ask", "kaosball/card_status"});
        row("a number without an end", cards, R"({"burned": [], "cards": [1e400]})",
            "This number is out of range: line 1, column");
        row("an integer without room", cards,
            R"({"burned": [], "cards": [{"kind": "energy", "value": 99999999999999999999999}]})",
            "found a number that is too large.");
        row("no verb", words({}), "", "A word is missing; choose one of: ask, play,");
        row("another verb", words({"foo"}), "", "There is no “foo”; there are: ask, play,");
        row("nearly a verb", words({"verfy", "x"}), "", "There is no “verfy”; was “verify” meant? There are: ask,");
        row("another word of the league", words({"league", "foo"}), "", "There is no “foo”; there are: create,");
        row("nearly a word of the league", words({"league", "standing", "x"}), "",
            "There is no “standing”; was “standings” meant?");
        row("in Polish", words({"--lang", "pl", "foo"}), "",
            "Nie ma \xe2\x80\x9e"
            "foo\xe2\x80\x9d; do wyboru s\xc4\x85 ask");
        row("a file missing", words({"verify"}), "", "file is required");
        const QByteArray none = R"(, {"north": [], "south": []})";
        row("a seat as it is called", words({"ask", "battle-line/legal_plays"}),
            R"({"table": {"flags": [{"north": [], "south": ["alexander", "darius"]})" + none.repeated(8) +
                R"(]}, "player": "south", "hand": ["red_1"]})",
            "South has two Leaders");
    }
    void theMessageSaysWhatIsWrong()
    {
        QFETCH(QStringList, call);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, message);
        const Finished refused = run(call, input);
        QCOMPARE(refused.code, 2);
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(QByteArray::fromStdString(errorOf(refused)).contains(message), errorOf(refused).c_str());
    }

    /// A pack has 64 cards; nobody reads them all to find the one that was meant.
    void aWordAmongManyIsNotAnsweredWithAllOfThem()
    {
        const QByteArray input = R"({"north": ["red_11", "red_9", "red_8"], "south": ["blue_4", "blue_5", "blue_6"],
                                  "last_card_laid_by": "south"})";
        const Finished refused = run(words({"ask", "battle-line/compare"}), input);
        QCOMPARE(refused.code, 2);
        const std::string message = errorOf(refused);
        QVERIFY2(message.size() < 80 && message.find("red_11") != message.npos, message.c_str());
    }

    void whatIsNoMatchFileIsCalledSo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("m.whistle"));
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 3)).code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const auto told = [&](const QByteArray& content) {
            if (!file.open(QIODevice::WriteOnly))
                return std::string("cannot be written");
            file.write(content);
            file.close();
            const Finished verified = run(words({"verify"}) << path);
            return verified.code == 1 ? toJson(verified.out)["problems"][0]["message"].get<std::string>()
                                      : "exit " + std::to_string(verified.code);
        };
        const std::string none = "This is not a match file: its first line is not the header of one.";
        QCOMPARE(told(QByteArray("\x93\xfe\x00\x11 anything at all\n", 21)), none);
        QVERIFY(told("\xef\xbb\xbf" + whole).starts_with("This file begins with a byte order mark"));
        QCOMPARE(told("\xef\xbb\xbf" + QByteArray("anything at all\n")), none);
        QByteArray utf16("\xff\xfe");
        for (const char letter : whole)
            utf16.append(letter).append('\0');
        QVERIFY(told(utf16).starts_with("This file is in UTF-16"));
        QByteArray changed = whole;
        changed.replace("kaosball-base", "kaosball-bass");
        QCOMPARE(told(changed),
                 std::string("The first line of this match file was changed; nothing in it is reliable."));
    }

    void anErrorNamesItsLine()
    {
        const QByteArray good = R"({"burned": [], "cards": [{"kind": "energy", "value": 3}]})";
        const Finished batch = run(words({"ask", "kaosball/card_status", "--batch"}), good + "\n{\n" + good + "\n[]\n");
        QCOMPARE(batch.code, 0);
        QCOMPARE(batch.lines().size(), 4);
        QVERIFY(batch.lines()[1].contains("\"Input line 2: This is not JSON"));
        QVERIFY(batch.lines()[3].contains("\"Input line 4: "));
        QVERIFY(!batch.lines()[2].contains("Input line"));
        const Finished played = run(words({"play", "kaosball"}), commands(0, 1) + "{\"command\": \"no\"}\n");
        QCOMPARE(played.code, 0);
        QVERIFY(played.lines()[1].contains("\"Input line 2: "));
        QCOMPARE(toJson(played.lines()[1])["error"].size(), std::size_t{2}); // message and at
    }

    void aNameOfNothingIsAMistake()
    {
        const QByteArray input = commands(0, 1);
        for (const QStringList& call :
             {words({"play", "kaosball", "-", "--record", ""}), words({"--data", "", "league", "list"}),
              words({"league", "export", "winter", "--out", ""})}) {
            const Finished refused = run(call, input);
            QCOMPARE(refused.code, 2);
            QVERIFY(refused.out.isEmpty());
            QVERIFY(errorOf(refused).find("a name was expected") != std::string::npos);
        }
    }

    void aFileThatIsGoneTakesNothingMore_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"removed", "moved", "replaced", "emptied", "written by others"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aFileThatIsGoneTakesNothingMore()
    {
        QFETCH(QString, what);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("m.whistle"));
        Player player(words({"play", "kaosball", "-", "--record"}) << path);
        QVERIFY(player.answer(commands(0, 1)).contains("\"accepted\":true"));
        QFile file(path);
        if (what == QStringLiteral("removed"))
            QVERIFY(QFile::remove(path));
        else if (what == QStringLiteral("moved"))
            QVERIFY(QFile::rename(path, path + QStringLiteral("2")));
        else if (what == QStringLiteral("replaced"))
            QVERIFY(QFile::copy(path, path + QStringLiteral("2")) && QFile::remove(path) &&
                    QFile::rename(path + QStringLiteral("2"), path));
        else if (what == QStringLiteral("emptied"))
            QVERIFY(QFile::resize(path, 0));
        else
            QVERIFY(file.open(QIODevice::Append) && file.write("more\n") == 5 && file.flush());
        QVERIFY(player.answer(commands(1, 1)).isEmpty());
        const Finished ended = player.end();
        QCOMPARE(ended.code, 3);
        QVERIFY2(errorOf(ended).find("was moved, removed or changed") != std::string::npos, ended.err);
    }

    void aSeasonWhoseFolderIsGoneTakesNothingMore()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("data"));
        QCOMPARE(league(data, words({"create", "-"}), definition).code, 0);
        Player player(QStringList{QStringLiteral("--data"), data} + words({"league", "record", "winter"}));
        const QByteArray act = "{\"command\": \"person\", \"person\": {\"id\": \"a\", \"name\": \"A\"}}\n";
        QVERIFY(player.answer(act).contains("\"accepted\":true"));
        QVERIFY(QDir(data).removeRecursively());
        QVERIFY(player.answer(act).isEmpty());
        const Finished ended = player.end();
        QCOMPARE(ended.code, 3);
        QVERIFY2(errorOf(ended).find("was moved, removed or replaced") != std::string::npos, ended.err);
    }

    // The act is recorded though the list cannot follow: it is answered as recorded, and the list told of.
    void anActThatIsRecordedIsAnsweredSo()
    {
        const QTemporaryDir folder;
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        QVERIFY(meddled(folder.path(), QStringLiteral("CREATE TRIGGER no BEFORE UPDATE OF summary ON matches BEGIN "
                                                      "SELECT RAISE(ABORT, 'no list today'); END")));
        const Finished ended = league(folder.path(), words({"record", "winter"}),
                                      "{\"command\": \"person\", \"person\": {\"id\": \"a\", \"name\": \"A\"}}\n");
        QVERIFY(ended.out.contains("\"accepted\":true") && ended.out.contains("\"number\":3"));
        QCOMPARE(ended.code, 3);
        QVERIFY(errorOf(ended).starts_with("Everything is recorded, but the list of seasons could not be updated"));
        QVERIFY(errorOf(ended).find("no list today") != std::string::npos);
        QCOMPARE(league(folder.path(), words({"log", "winter"})).lines().size(), 3);
    }

    void troubleOfTheDatabaseIsExitThree()
    {
        const QTemporaryDir folder;
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        QCOMPARE(league(folder.path(), words({"standings", "nobody"})).code, 2);
        QVERIFY(meddled(folder.path(), QStringLiteral("CREATE TRIGGER no BEFORE INSERT ON lines BEGIN "
                                                      "SELECT RAISE(ABORT, 'no lines today'); END")));
        const QByteArray act = "{\"command\": \"person\", \"person\": {\"id\": \"a\", \"name\": \"A\"}}\n";
        const Finished refused = league(folder.path(), words({"record", "winter"}), act + act);
        QCOMPARE(refused.code, 3);
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(errorOf(refused).find("no lines today") != std::string::npos, refused.err);
        QVERIFY(meddled(folder.path(), QStringLiteral("DROP TRIGGER no")));
        QVERIFY(meddled(folder.path(), QStringLiteral("DELETE FROM lines WHERE number = 2")));
        for (const char* word : {"standings", "schedule", "explain", "history", "log", "export"})
            QCOMPARE(league(folder.path(), {QString::fromLatin1(word), QStringLiteral("winter")}).code, 3);
        QCOMPARE(league(folder.path(), words({"record", "winter"}), act).code, 3);
    }

    // What a kill or a full disk leaves before the header is nobody's match.
    void aMatchThatNeverBeganIsBegun()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("m.whistle"));
        const auto leave = [&](const QByteArray& content) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(content), content.size());
        };
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 2)).code, 0);
        QFile whole(path);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray header = whole.readLine().trimmed();
        whole.close();
        for (const qsizetype kept : {qsizetype{0}, qsizetype{1}, qsizetype{12}, qsizetype{40}, header.size() - 1}) {
            leave(header.left(kept));
            QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 2)).code, 0);
            QCOMPARE(soundLines(*readWholeFile(path)).lines.size(), std::size_t{3});
        }
        // A whole header but for its end is a match, and something else is somebody's.
        leave(header);
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 2)).code, 0);
        for (const char* other : {"my notes", "{", "{\"format\":\"other", "{\n"}) {
            leave(other);
            const bool isStart = QByteArray("{\"format\":\"whistle-match\"").startsWith(other);
            const Finished ended = run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 2));
            QCOMPARE(ended.code, isStart ? 0 : 2);
        }
    }

    void namesOfFilesAreBytes()
    {
        const QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        const Finished missing = runBytes("verify '" + base + "/'$'\\xff'");
        QCOMPARE(missing.code, 3);
        QCOMPARE(errorOf(missing), base + "/\\xff cannot be read: No such file or directory.");
        // Two names that are not UTF-8 are two files.
        QCOMPARE(runBytes("play kaosball - --record '" + base + "/a'$'\\xff'", commands(0, 2)).code, 0);
        QCOMPARE(runBytes("play kaosball - --record '" + base + "/a'$'\\xfe'", commands(0, 3)).code, 0);
        QCOMPARE(readWholeFile(FileName(base + "/a\xff"))->substr(0, 10), "{\"format\":");
        QCOMPARE(soundLines(*readWholeFile(FileName(base + "/a\xff"))).lines.size(), std::size_t{3});
        QCOMPARE(soundLines(*readWholeFile(FileName(base + "/a\xfe"))).lines.size(), std::size_t{4});
        QCOMPARE(runBytes("verify '" + base + "/a'$'\\xfe'").code, 0);
        const Finished data = runBytes("--data '" + base + "/d'$'\\xff' league list");
        QCOMPARE(data.code, 2);
        QVERIFY(errorOf(data).find("must be UTF-8") != std::string::npos);
        QCOMPARE(runBytes("--data '" + base + "/d' backup '" + base + "/b'$'\\xff'").code, 2);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 0);
        // An argument of no name at all is told, too.
        QCOMPARE(runBytes("ask $'\\xff'").code, 2);
        QCOMPARE(runBytes("play $'\\xff'").code, 2);
        QCOMPARE(runBytes("--what$'\\xff'").code, 2);
    }

    // A pipe that nobody writes into, a device without an end: not a place for a match, told at once.
    void aPipeIsNoPlaceForAMatch()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
        QElapsedTimer timer;
        timer.start();
        for (const QString& path : {pipe, QStringLiteral("/dev/zero"), QStringLiteral("/dev/full"), folder.path()}) {
            const Finished refused = run(words({"play", "kaosball", "-", "--record"}) << path, commands(0, 1));
            QCOMPARE(refused.code, 3);
            QVERIFY2(errorOf(refused).find("is a folder, a pipe or a device") != std::string::npos, refused.err);
        }
        QVERIFY(timer.elapsed() < 30000);
        QCOMPARE(run(words({"restore"}) << pipe).code, 3);
    }

    // What is read to its end has one.
    void aDeviceWithoutAnEndIsNotRead_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::newRow("verify") << words({"verify", "/dev/zero"});
        QTest::newRow("replay") << words({"replay", "/dev/zero"});
        QTest::newRow("ask") << words({"ask", "kaosball/contest", "/dev/zero"});
        QTest::newRow("ask, a line each") << words({"ask", "kaosball/contest", "--batch", "/dev/zero"});
        QTest::newRow("play") << words({"play", "kaosball", "/dev/zero"});
        QTest::newRow("league check") << words({"league", "check", "/dev/zero"});
    }
    void aDeviceWithoutAnEndIsNotRead()
    {
        QFETCH(QStringList, call);
        const Finished refused = run(call);
        QCOMPARE(refused.code, 3);
        QCOMPARE(errorOf(refused), std::string("/dev/zero cannot be read: File too large."));
        // The standard input by its name is a pipe here, and nothing is nothing.
        for (const char* name : {"/dev/stdin", "/dev/null"}) {
            call.back() = QString::fromLatin1(name);
            QVERIFY(errorOf(run(call)).find("too large") == std::string::npos);
        }
    }

    void anExportIsWholeOrNotThere()
    {
        const QTemporaryDir folder;
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        const QString out = folder.filePath(QStringLiteral("out.json"));
        const QStringList call = words({"export", "winter", "--out"}) << out;
        QCOMPARE(league(folder.path(), call).code, 0);
        const Finished again = league(folder.path(), call);
        QCOMPARE(again.code, 3);
        QVERIFY(errorOf(again).ends_with("File exists."));
        QCOMPARE(run(words({"league", "check"}) << out).code, 0);
        const Finished nowhere =
            league(folder.path(), words({"export", "winter", "--out"}) << folder.filePath(QStringLiteral("no/x")));
        QCOMPARE(nowhere.code, 3);
        QVERIFY(errorOf(nowhere).ends_with("No such file or directory."));
    }

    // A name is no formula, and does not turn the text round it.
    void namesStayNames()
    {
        const QTemporaryDir folder;
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        const QByteArray csv = league(folder.path(), words({"export", "winter", "--format", "csv"})).out;
        QVERIFY(csv.contains(",'=Fangs,") && !csv.contains(",=Fangs"));
        QVERIFY(csv.contains(",Ogres,"));
        for (const char* first : {"+", "-", "@", "\\t", "\\r"}) {
            const QTemporaryDir other;
            QByteArray odd = definition;
            odd.replace("=Fangs", QByteArray(first) + "Fangs");
            if (league(other.path(), words({"create", "-"}), odd).code != 0)
                continue; // no such name
            const QByteArray told = league(other.path(), words({"export", "winter", "--format", "csv"})).out;
            const QByteArray name = QByteArray(first).replace("\\t", "\t").replace("\\r", "\r") + "Fangs";
            QVERIFY2(told.contains("'" + name), told);
            QVERIFY2(!told.contains(',' + name) && !told.contains(",\"" + name), told);
        }
        const QByteArray html = league(folder.path(), words({"export", "winter", "--format", "html"})).out;
        QVERIFY(html.contains("\u2068אמזונות\u2069"));
        QVERIFY(html.contains(">Ogres"));
    }

    void backupsAreToldWithTheirReason()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("data"));
        QCOMPARE(league(data, words({"create", "-"}), definition).code, 0);
        // A relative folder is a folder like any other.
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(program, words({"--data", "data", "backup", "b.backup"}));
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        process.start(program, words({"--data", "data", "restore", "b.backup"}));
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(!QDir(data + QStringLiteral("/data")).exists());
        const Finished nowhere =
            run({QStringLiteral("--data"), data, QStringLiteral("backup"), folder.filePath(QStringLiteral("no/b"))});
        QCOMPARE(nowhere.code, 3);
        QVERIFY2(errorOf(nowhere).ends_with("could not be created: No such file or directory."), nowhere.err);
        const Finished nothing =
            run({QStringLiteral("--data"), data, QStringLiteral("restore"), folder.filePath(QStringLiteral("nope"))});
        QCOMPARE(nothing.code, 3);
        QVERIFY2(errorOf(nothing).ends_with("is not a Whistle backup: No such file or directory."), nothing.err);
        // A relative XDG_DATA_HOME is to be ignored.
        QProcessEnvironment relative = QProcessEnvironment::systemEnvironment();
        relative.insert(QStringLiteral("XDG_DATA_HOME"), QStringLiteral("here"));
        relative.insert(QStringLiteral("HOME"), folder.path());
        QCOMPARE(run(words({"league", "list"}), {}, relative).code, 0);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral(".local/share/whistle/whistle.sqlite"))));
    }

    // The verb for files of strangers: of the right shape, and not fitting together.
    void aSeasonThatDoesNotFitTogetherIsTold_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* pointer, const char* value) {
            QTest::newRow(
                qPrintable(QStringLiteral("%1 %2").arg(QString::fromLatin1(pointer), QString::fromLatin1(value))))
                << QString::fromLatin1(pointer) << QString::fromLatin1(value);
        };
        row("/season/definition/points/placement", "");
        row("/season/definition/points", "");
        row("/season/definition/seed", "");
        row("/season/definition/format/playoffs", R"({"kind": "bracket", "places": 8})");
        row("/season/definition/format/playoffs", R"({"kind": "final_table", "players": 4})");
        row("/season/fixtures", "[]");
        row("/season/fixtures/0/result", "");
        row("/season/fixtures/0/result/points/fangs", "");
        row("/season/fixtures/0/result/places", "{}");
        row("/season/fixtures/0/result/scores", R"({"nobody": 1})");
        row("/season/groups", "[]");
        row("/season/groups", "[[]]");
        row("/season/tables", "[[], [], []]");
        row("/season/seeding", R"(["nobody", "fangs", "ogres", "daemons", "amazons"])");
        row("/season/decisions", R"([{"order": ["fangs", "fangs", "x"], "how": "x"}])");
        row("/season/playoffs", "[]");
        row("/season/playoffs/0/games", R"(["nowhere"])");
        row("/season/playoffs/0/round", "3");
        row("/season/playoffs/0/pairing", "8");
        row("/season/playoffs/0/pairing", R"("third_place")");
        row("/season/playoffs/0/sides/0/entrant", R"("nobody")");
        row("/season/dropped_out", R"({"nobody": "annul"})");
    }
    void aSeasonThatDoesNotFitTogetherIsTold()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        Json file;
        for (int seed = 1; seed < 60 && file.is_null(); ++seed) {
            Json season = toJson(run(words({"league", "random", "--seed"}) << QString::number(seed)).out);
            const Json& format = season["season"]["definition"]["format"];
            if (format.contains("playoffs") && format["playoffs"]["kind"] == "bracket" &&
                !season["season"]["playoffs"].empty() && season["season"]["fixtures"][0].contains("result"))
                file = std::move(season);
        }
        QVERIFY(!file.is_null());
        std::string at = pointer.toStdString();
        if (at.ends_with("/points/fangs")) // whoever it is
            at = "/season/fixtures/0/result/points/" + file["season"]["fixtures"][0]["sides"][0].get<std::string>();
        const Json::json_pointer place(at);
        if (value.isEmpty())
            file[place.parent_pointer()].erase(place.back());
        else
            file[place] = *parseJson(value.toStdString());
        const QByteArray line = QByteArray::fromStdString(file.dump()) + '\n';
        const Finished one = run(words({"league", "check", "-"}), line);
        QVERIFY2(one.code == 1 || one.code == 2, one.err);
        // In a batch nothing behind it is lost.
        const Finished batch = run(words({"league", "check", "--batch", "-"}), line + line);
        QCOMPARE(batch.code, 0);
        QCOMPARE(batch.lines().size(), 2);
        QVERIFY(!batch.out.contains("\"right\":true"));
    }

    void aRecordOfNothingIsNoSeason()
    {
        Json file = toJson(run(words({"league", "random"})).out);
        const Json header = file["record"][0];
        file["record"] = Json::array({header});
        const QTemporaryDir folder;
        const QByteArray line = QByteArray::fromStdString(file.dump());
        const Finished refused = league(folder.path(), words({"load", "-"}), line);
        QCOMPARE(refused.code, 2);
        QVERIFY2(errorOf(refused).starts_with("This record holds no season"), refused.err);
        QCOMPARE(run(words({"league", "check", "-"}), line).code, 1);
        // One that is in the database all the same is told, and the others are listed.
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        QVERIFY(meddled(folder.path(), QStringLiteral("DELETE FROM lines")));
        QVERIFY(meddled(folder.path(), QStringLiteral("UPDATE matches SET line_count = 0, last_chain = ''")));
        for (const char* word : {"standings", "explain", "export", "history"})
            QCOMPARE(league(folder.path(), {QString::fromLatin1(word), QStringLiteral("winter")}).code, 3);
        QCOMPARE(league(folder.path(), words({"list"})).code, 0);
    }

    void aListOfOddSummariesIsShown()
    {
        const QTemporaryDir folder;
        QCOMPARE(league(folder.path(), words({"create", "-"}), definition).code, 0);
        for (const char* summary : {"[]", "{\"id\": 5}", "7", "{\"period\": \"x\", \"id\": null}"}) {
            QVERIFY(meddled(folder.path(),
                            // As from before there were seals: one that does not fit would hide it.
                            QStringLiteral("UPDATE matches SET summary_seal = '', summary = '%1'")
                                .arg(QString::fromLatin1(summary))));
            QCOMPARE(league(folder.path(), words({"list"})).code, 0);
            QCOMPARE(league(folder.path(), words({"standings", "winter"})).code, 2);
        }
    }

    /// What a terminal would carry out, and no page can show.
    void namesHaveNoControlCharacters()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("m.whistle"));
        const Json name = std::string("Anna\x1b[31m");
        const Json start{{"command", "start_game"}, {"first_starter", "north"}, {"north", name}, {"south", "Bela"}};
        const Finished refused = run(words({"play", "battle-line", "-", "--record"}) << file,
                                     QByteArray::fromStdString(start.dump()) + '\n');
        QCOMPARE(refused.code, 0);
        QVERIFY(toJson(refused.out)["error"]["at"] == "/north");
        QVERIFY(refused.out.contains("This text contains a control character (U+001B)"));
        // A file that has it already is read, and told without: only what was entered has it, as it was entered.
        const Finished hostile =
            run(words({"replay", "--trace"}) << QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/hostile_names.whistle"));
        QCOMPARE(hostile.code, 0);
        QVERIFY(hostile.out.contains("\\u001b"));
        int told = 0;
        for (const QByteArray& line : hostile.out.split('\n')) {
            if (!line.contains("\"why\""))
                continue;
            const std::string why = toJson(line)["why"].dump();
            QVERIFY2(why.find("\\u001b") == std::string::npos, why.c_str());
            told += why.find("<b>bold</b>\xef\xbf\xbd[31m") == std::string::npos ? 0 : 1;
        }
        QVERIFY(told > 0);
    }

    /// Whatever a name has in it, a terminal is told nothing.
    void whatIsSaidHasNoControlCharacters()
    {
        const Finished told = run({QStringLiteral("verify"), QStringLiteral("/no\u007fsuch\u009bfile")});
        QCOMPARE(told.code, 3);
        QVERIFY2(told.err.contains("\"at\":\"/no\\u007fsuch\\u009bfile\""), told.err);
        QVERIFY(toJson(told.err)["error"]["at"] == "/no\x7f"
                                                   "such\xC2\x9B"
                                                   "file");
    }

    /// A match brings its packs; one's own, broken since, do not stop it.
    void aMatchGoesOnWithABrokenPack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("m.whistle"));
        const QStringList record = QStringList{QStringLiteral("--data"), folder.path()} +
                                   words({"play", "kaosball", "-", "--record"}) + QStringList{file};
        QCOMPARE(run(record, commands(0, 1)).code, 0);
        const QString packs = folder.filePath(QStringLiteral("packs/kaosball"));
        QVERIFY(QDir().mkpath(packs));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), packs + QStringLiteral("/a.json")));
        const Finished goesOn = run(record, commands(1, 1));
        QVERIFY2(goesOn.code == 0 && toJson(goesOn.out)["accepted"] == true, goesOn.out + goesOn.err);
        QVERIFY(QFile::remove(file));
        const Finished begins = run(record, commands(0, 1));
        QCOMPARE(begins.code, 2);
        QVERIFY2(begins.err.contains("a folder, a pipe or a device"), begins.err);
        QVERIFY(!QFile::exists(file));
    }

    void aFolderOfPacksThatIsNotReadIsTold()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("packs/Battle Line"))));
        const QStringList data{QStringLiteral("--data"), folder.path()};
        const Finished told = run(data + words({"play", "battle-line"}));
        QCOMPARE(told.code, 2);
        QVERIFY2(told.err.contains("The packs in the folder “Battle Line” are not read"), told.err);
        QCOMPARE(run(data + words({"play", "el-grande"})).code, 0);
    }

    /// A chain can be made by anybody; what Whistle itself never writes is said beside it.
    void whatWhistleNeverWritesIsNoted()
    {
        const auto verified = [](const std::vector<Json>& contents) {
            QByteArray text;
            std::string chain;
            for (std::size_t i = 0; i < contents.size(); ++i) {
                const RecordedLine line = chained(static_cast<int>(i), contents[i], chain);
                chain = line.chain;
                text += QByteArray::fromStdString(line.text) + '\n';
            }
            return toJson(run(words({"verify", "-"}), text).out);
        };
        QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/hostile_names.whistle"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::vector<Json> lines;
        for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
            lines.push_back(toJson(line));
            lines.back().erase("chain");
        }
        QVERIFY(!verified(lines).contains("notes"));
        std::vector<Json> other = lines;
        other[0]["rules_version"] = "99";
        QVERIFY(verified(other)["notes"][0]["at"] == "/rules_version");
        QVERIFY(verified(other)["sound"] == true);
        other = lines;
        other[2]["at"] = "0001-01-01T00:00:00Z";
        QVERIFY(verified(other)["notes"][0]["line"] == 3);
        other[2]["at"] = "9999-12-31T23:59:59Z";
        QVERIFY(verified(other)["notes"][0]["at"] == "/at");
        other = lines;
        other[0]["format_version"] = 2;
        other[2]["entry"] = sealedJson({"nobody", std::string(32, 'a')}, {lines[2]["entry"], {}});
        QVERIFY(verified(other)["notes"][0]["at"] == "/entry/sealed");
    }

    void theEndOfTheMemoryIsTold()
    {
#ifdef WHISTLE_SANITIZED
        QSKIP("AddressSanitizer alone maps more than the limit that this sets");
#endif
        QProcess process;
        process.setChildProcessModifier([] {
            const rlimit little{std::size_t{256} << 20, std::size_t{256} << 20};
            (void)::setrlimit(RLIMIT_AS, &little);
        });
        process.start(program, words({"play", "battle-line"}));
        process.write(QByteArray(300 << 20, '['));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QCOMPARE(process.readAllStandardError().trimmed(),
                 QByteArray("Not enough memory to continue. Everything answered so far is recorded."));
    }

    void anEmptyKeyIsRefused()
    {
        const Finished refused = run(words({"ask", "kaosball/contest", "--batch", "-"}),
                                     "{\"\": 5, \"burned\": []}\n{\"upgrades\": {\"\": []}}\n{}\n");
        QCOMPARE(refused.code, 0);
        QCOMPARE(refused.lines().size(), 3);
        QVERIFY(refused.lines().front().contains("The key “” is not known here"));
    }
};

QTEST_GUILESS_MAIN(TestCliTrouble)
#include "tst_cli_trouble.moc"
