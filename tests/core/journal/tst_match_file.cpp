// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting_game.h"
#include "journal/game_match.h"
#include "journal/match_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

const Instant noon{1'770'000'000};

Json json(const char* text)
{
    return *parseJson(text);
}

/// Five entries, an override, an undo, a correction.
std::unique_ptr<CountingMatch> someMatch()
{
    auto match = std::make_unique<CountingMatch>();
    for (const char* line :
         {R"({"command": "start", "limit": 10})", R"({"command": "add", "by": 4})", R"({"command": "add", "by": 5})",
          R"({"command": "add", "by": 3, "override": "we agreed"})", R"({"command": "add", "by": 9, "override": "x"})",
          R"({"command": "undo"})", R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 2}})"}) {
        const Checked<PlayResult> result = match->play(json(line), noon);
        Q_ASSERT(result && result->accepted);
    }
    return match;
}

std::string fileText(const Match& match)
{
    std::string text;
    for (const RecordedLine& line : match.recordedLines())
        text += line.text + '\n';
    return text;
}

/// A line up to its chain.
std::string withoutChain(const RecordedLine& line)
{
    return line.text.substr(0, line.text.find(",\"chain\":"));
}

std::string messageOf(const Problems& problems)
{
    return problems.empty() ? "" : problems.front().message.toStdString();
}

std::string openingProblem(const std::vector<std::string>& lines)
{
    const SoundLines sound = soundLines(lines);
    if (sound.fault)
        return sound.fault->message.toStdString();
    return messageOf(CountingMatch::open(sound.lines).problems());
}

/// The lines of a match with one of them changed, its chain and all after it made right again.
std::vector<std::string> forged(std::size_t at, const std::function<void(Json&)>& change)
{
    std::vector<std::string> texts;
    std::string chain;
    const auto match = someMatch();
    for (const RecordedLine& line : match->recordedLines()) {
        Json content = json(line.text.c_str());
        content.erase("chain");
        if (texts.size() == at)
            change(content);
        const RecordedLine chainedAgain = chained(line.number, content, chain);
        chain = chainedAgain.chain;
        texts.push_back(chainedAgain.text);
    }
    return texts;
}

} // namespace

class TestMatchFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreAsDocumented()
    {
        const auto match = someMatch();
        const auto& lines = match->recordedLines();
        QCOMPARE(lines.size(), std::size_t{8});
        QCOMPARE(withoutChain(lines[0]), "{\"format\":\"whistle-match\",\"format_version\":1,\"rules_version\":\"1\","
                                         "\"game\":\"counting\","
                                         "\"pack\":{\"id\":\"counting\",\"version\":\"1\",\"sha256\":\"00\"}");
        const auto entry = [](int number, const std::string& rest) {
            return "{\"number\":" + std::to_string(number) + ",\"at\":\"" + noon.toIso() + "\",\"entry\":" + rest;
        };
        QCOMPARE(withoutChain(lines[2]), entry(2, "{\"command\":\"add\",\"by\":4}"));
        QCOMPARE(withoutChain(lines[4]), entry(4, "{\"command\":\"add\",\"by\":3},\"override\":\"we agreed\""));
        QCOMPARE(withoutChain(lines[6]), entry(6, "{\"edit\":\"withdraw\",\"number\":5}"));
        QCOMPARE(withoutChain(lines[7]),
                 entry(7, "{\"edit\":\"replace\",\"number\":2,\"entry\":{\"command\":\"add\",\"by\":2}}"));
    }

    void theChainIsSha256OverTheChainBeforeAndTheLineWithoutItsOwn()
    {
        const auto match = someMatch();
        QByteArray chain;
        for (const RecordedLine& line : match->recordedLines()) {
            QByteArray text = QByteArray::fromStdString(line.text);
            const QByteArray end = ",\"chain\":\"" + QByteArray::fromStdString(line.chain) + "\"}";
            QVERIFY(text.endsWith(end));
            text.chop(end.size());
            chain = QCryptographicHash::hash(chain + text + "}", QCryptographicHash::Sha256).toHex();
            QCOMPARE(QByteArray::fromStdString(line.chain), chain);
        }
    }

    void anOpenedMatchIsTheMatch()
    {
        const auto match = someMatch();
        const SoundLines sound = soundLines(fileText(*match));
        QVERIFY(!sound.fault);
        Checked<std::unique_ptr<Match>> opened = CountingMatch::open(sound.lines);
        QVERIFY(bool(opened));
        QCOMPARE((*opened)->table().dump(), match->table().dump());
        QVERIFY((*opened)->recordedLines() == match->recordedLines());
        QVERIFY((*opened)->notes().empty());
        QVERIFY((*opened)->deviations().empty());
        QCOMPARE((*opened)->entries()[1].correctedBy, 7);
        // And goes on with the same numbers and chain.
        const auto next = json(R"({"command": "add", "by": 0})");
        (void)match->play(next, noon);
        (void)(*opened)->play(next, noon);
        QVERIFY((*opened)->recordedLines() == match->recordedLines());
    }

    void undoAndRedoReachThroughReopening()
    {
        const auto match = someMatch();
        Checked<std::unique_ptr<Match>> opened = CountingMatch::open(match->recordedLines());
        while ((*opened)->canUndo())
            QVERIFY((*opened)->undo(noon)->accepted);
        QCOMPARE((*opened)->table().dump(), R"({"limit":10,"total":0,"entries":1})");
        opened = CountingMatch::open(std::vector((*opened)->recordedLines()));
        int redone = 0;
        for (; (*opened)->canRedo(); ++redone)
            QVERIFY((*opened)->redo(noon)->accepted);
        QCOMPARE(redone, 3);
        QCOMPARE((*opened)->table().dump(), match->table().dump());
        QCOMPARE(messageOf((*opened)->redo(noon).problems()), "There is nothing to redo.");
    }

    /// Whatever byte of a match file is changed, it is told after which entry.
    void everyChangedByteIsFound()
    {
        const auto match = someMatch();
        const std::string whole = fileText(*match);
        std::size_t line = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string text = whole;
            text[i] = static_cast<char>(text[i] ^ 1);
            const SoundLines sound = soundLines(text);
            QVERIFY2(sound.fault.has_value(), qPrintable(QStringLiteral("byte %1").arg(i)));
            QCOMPARE(sound.lines.size(), line);
            QCOMPARE(sound.torn, i + 1 == whole.size() || (line == 7 && whole[i] == '\n'));
            line += whole[i] == '\n' ? 1 : 0;
        }
        std::string text = whole;
        text[text.find("\"by\":5") + 5] = '6';
        QCOMPARE(soundLines(text).fault->message.toStdString(),
                 "This match file was changed after entry 2. It is sound up to there.");
    }

    void aLineTakenOutOrMovedIsFound()
    {
        const auto match = someMatch();
        std::vector<std::string> texts;
        for (const RecordedLine& line : match->recordedLines())
            texts.push_back(line.text);
        std::vector<std::string> shorter = texts;
        shorter.erase(shorter.begin() + 3);
        QCOMPARE(openingProblem(shorter), "This match file was changed after entry 2. It is sound up to there.");
        std::swap(texts[3], texts[4]);
        QCOMPARE(openingProblem(texts), "This match file was changed after entry 2. It is sound up to there.");
    }

    /// A crash leaves a piece of the last line; whatever its length, the lines before it are sound.
    void aTornLastLineIsLeftOut()
    {
        const auto match = someMatch();
        const std::string whole = fileText(*match);
        const std::size_t lastLine = whole.rfind('\n', whole.size() - 2) + 1;
        for (std::size_t length = lastLine + 1; length < whole.size() - 1; ++length) {
            const SoundLines sound = soundLines(whole.substr(0, length));
            QVERIFY(sound.torn);
            QCOMPARE(sound.lines.size(), std::size_t{7});
            QCOMPARE(sound.soundBytes, lastLine);
            QCOMPARE(sound.fault->message.toStdString(),
                     "The last line of this match file is unfinished and is left out. Up to entry 6 it is sound.");
        }
        // The line itself was finished, only its end was not.
        const SoundLines sound = soundLines(whole.substr(0, whole.size() - 1));
        QVERIFY(!sound.fault);
        QCOMPARE(sound.lines.size(), std::size_t{8});
    }

    void theHeaderIsRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no JSON") << QByteArray("Hello")
                                 << QByteArray("This is not a match file: its first line is not the header of one.");
        QTest::newRow("other JSON") << QByteArray("{\"format\":\"other\"}")
                                    << QByteArray("This is not a match file: its first line is not the header of one.");
        QTest::newRow("list") << QByteArray("[1]")
                              << QByteArray("This is not a match file: its first line is not the header of one.");
        QTest::newRow("future") << QByteArray("{\"format\":\"whistle-match\",\"format_version\":3,\"new\":1}")
                                << QByteArray("This match file has format version 3; this Whistle reads up to version "
                                              "2. A newer Whistle can open it.");
        QTest::newRow("no game")
            << QByteArray("{\"format\":\"whistle-match\",\"format_version\":1,\"rules_version\":\"1\",\"pack\":{\"id\":"
                          "\"a\",\"version\":\"1\",\"sha256\":\"0\"},\"chain\":\"0\"}")
            << QByteArray("Line 0 of the record cannot be read: The key “game” is missing.");
    }
    void theHeaderIsRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        QCOMPARE(QByteArray::fromStdString(messageOf(readHeader(text.toStdString()).problems())), message);
    }

    void aWellChainedLineThatMakesNoSenseIsTold()
    {
        QCOMPARE(openingProblem(forged(2, [](Json& line) { line["number"] = 3; })),
                 "Line 2 of the record cannot be read: The number 2 was expected here, not 3.");
        QVERIFY(openingProblem(forged(2, [](Json& line) {
                    line["at"] = "yesterday";
                })).starts_with("Line 2 of the record cannot be read: A time in UTC"));
        QVERIFY(openingProblem(forged(3, [](Json& line) {
                    line["entry"]["command"] = "ad";
                })).starts_with("Line 3 of the record cannot be read:"));
        QVERIFY(openingProblem(forged(3, [](Json& line) {
                    line["entry"]["override"] = "hidden";
                })).starts_with("Line 3 of the record cannot be read: The reason"));
        QCOMPARE(openingProblem(forged(6, [](Json& line) { line["entry"]["number"] = 77; })),
                 "Line 6 of the record cannot be read: There is no entry 77; the record has 5 lines so far.");
        QVERIFY(openingProblem(forged(3, [](Json& line) {
                    line["extra"] = 1;
                })).starts_with("Line 3 of the record cannot be read: The key “extra”"));
    }

    void numbersAreReadAsFarAsTheyAreGiven()
    {
        const Json line{{"number", 1'000'001},
                        {"at", noon.toIso()},
                        {"entry", {{"edit", "withdraw"}, {"number", 1'000'000}}},
                        {"chain", "00"}};
        const Checked<LineContent> read = readLine(line.dump(), 1'000'001);
        QVERIFY(bool(read));
        QVERIFY(editShape().check(read->entry).empty());
        QVERIFY(editShape().check({{"edit", "withdraw"}, {"number", 1'000'001}}).empty());
    }

    void whatTheRulesRefuseNowIsTold()
    {
        const SoundLines sound = soundLines(forged(4, [](Json& line) { line.erase("override"); }));
        const Checked<std::unique_ptr<Match>> opened = CountingMatch::open(sound.lines);
        QVERIFY(bool(opened));
        const auto deviations = (*opened)->deviations();
        QCOMPARE(deviations.size(), std::size_t{1});
        QCOMPARE(deviations.front().number, 4);
        QCOMPARE(deviations.front().objections.front().why.toStdString(), "9 + 3 is more than 10.");
        // Under the correction of entry 2 it holds: 2 + 5 + 3 is not more than 10.
        QCOMPARE((*opened)->table().dump(), R"({"limit":10,"total":10,"entries":4})");
    }

    void anotherPackIsTold()
    {
        const auto match = someMatch();
        counting::Game other;
        other.packHash = "11";
        const Checked<std::unique_ptr<Match>> opened = CountingMatch::open(match->recordedLines(), other);
        QVERIFY((*opened)->hasOtherPack());
        QCOMPARE((*opened)->notes().front().at, "/pack");
        const SoundLines older = soundLines(forged(0, [](Json& line) { line["rules_version"] = "0"; }));
        QCOMPARE(messageOf((*CountingMatch::open(older.lines))->notes()),
                 "This match was recorded under version 0 of the rules; this Whistle has version 1.");
    }

    void aFileIsWrittenLineByLineAndGoesOn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("m.whistle"));
        const auto match = someMatch();
        const auto& lines = match->recordedLines();
        {
            Checked<MatchFileWriter> writer = MatchFileWriter::create(path, lines[0]);
            QVERIFY(bool(writer));
            for (std::size_t i = 1; i < 5; ++i)
                QVERIFY(writer->append({lines[i]}).empty());
            QVERIFY(messageOf(MatchFileWriter::create(path, lines[0]).problems())
                        .ends_with("already exists and is not overwritten. Give another name."));
            QVERIFY(messageOf(MatchFileWriter::goOn(path, soundLines(*readWholeFile(path))).problems())
                        .starts_with("Another program"));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"number\":5,\"at\":\"20");
        file.close();
        {
            const SoundLines sound = soundLines(*readWholeFile(path));
            QVERIFY(sound.torn);
            Checked<MatchFileWriter> writer = MatchFileWriter::goOn(path, sound);
            QVERIFY(bool(writer));
            for (std::size_t i = 5; i < lines.size(); ++i)
                QVERIFY(writer->append({lines[i]}).empty());
        }
        QCOMPARE(*readWholeFile(path), fileText(*match));
        // Without the end of the last line the file goes on all the same.
        QVERIFY(file.resize(file.size() - 1));
        QVERIFY(bool(MatchFileWriter::goOn(path, soundLines(*readWholeFile(path)))));
        QCOMPARE(*readWholeFile(path), fileText(*match));
    }

    void filesThatCannotBeReadOrWrittenAreProblems()
    {
        const QTemporaryDir folder;
        QVERIFY(!readWholeFile(folder.filePath(QStringLiteral("none"))));
        QVERIFY(!readWholeFile(folder.path()));
        QVERIFY(!MatchFileWriter::create(folder.filePath(QStringLiteral("no/where")), someMatch()->header()));
    }

    void aDeviceIsNotWrittenTo()
    {
        const Checked<MatchFileWriter> writer = MatchFileWriter::goOn(QStringLiteral("/dev/full"), SoundLines{});
        QVERIFY(!writer);
        const std::string message = messageOf(writer.problems());
        QVERIFY2(message.find("a device") != std::string::npos, message.c_str());
    }
};

QTEST_GUILESS_MAIN(TestMatchFile)
#include "tst_match_file.moc"
