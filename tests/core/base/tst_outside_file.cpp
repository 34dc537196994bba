// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/outside_file.h"
#include "base/plain_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

using namespace whistle;

namespace {

std::string decodedOrWrong(std::string_view bytes)
{
    const Checked<DecodedText> text = decodedText(bytes, "list.csv");
    return text ? std::string(nameOf(text->encoding)) + ": " + text->utf8
                : text.problems().front().message.toStdString();
}

} // namespace

class TestOutsideFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyFilesAreRead()
    {
        const QTemporaryDir folder;
        const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        QFile file(in("whole"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("one\ntwo");
        file.close();
        QCOMPARE(*readWholeFile(in("whole")), std::string("one\ntwo"));
        QCOMPARE(::mkfifo(in("pipe").toLocal8Bit().constData(), 0600), 0);
        for (const QString& no : {folder.path(), in("pipe"), QStringLiteral("/dev/zero")})
            QVERIFY(readWholeFile(no).problems().front().message.render().endsWith(
                QStringLiteral(" is a folder, a pipe or a device; a file was expected.")));
        QVERIFY(readWholeFile(in("gone"))
                    .problems()
                    .front()
                    .message.render()
                    .endsWith(QStringLiteral("cannot be read: No such file or directory.")));
        QVERIFY(readWholeFile(in("whole"), 3)
                    .problems()
                    .front()
                    .message.render()
                    .endsWith(QStringLiteral("is 1 MB; the limit here is 1 MB.")));
    }

    /// As spreadsheets of Hungary and Poland, Windows' editor and old Macs write a list.
    void textIsDecodedAndSaid()
    {
        QCOMPARE(decodedOrWrong("Zaj\xC4\x85"
                                "c\r\ntwo\rthree"),
                 std::string("UTF-8: Zaj\xC4\x85"
                             "c\ntwo\nthree"));
        QCOMPARE(decodedOrWrong("\xEF\xBB\xBFtype"), std::string("UTF-8: type"));
        QCOMPARE(decodedOrWrong("Zaj\xB9"
                                "c Gy\xF6rgy \xF5, \x8Cwit"),
                 std::string("Windows-1250: Zaj\xC4\x85"
                             "c Gy\xC3\xB6rgy \xC5\x91, \xC5\x9Awit"));
        QCOMPARE(decodedOrWrong(std::string_view("\xFF\xFEt\0\x05\x01", 6)), std::string("UTF-16: t\xC4\x85"));
        // The last letter begins one of UTF-8, and nothing comes behind it.
        QCOMPARE(decodedOrWrong("Ants;Csap\xF3"), std::string("Windows-1250: Ants;Csap\xC3\xB3"));
    }

    void whatIsNoTextIsTold()
    {
        const auto lineOf = [](std::string_view bytes) { return decodedText(bytes, "f").problems().front().line; };
        QCOMPARE(lineOf(std::string_view("type\nname\0", 10)), 2);
        QCOMPARE(lineOf("type\nna\x1Bme"), 2);
        QVERIFY(decodedOrWrong("a\x1B").starts_with("This text contains a control character (U+001B)"));
        // Where each line is judged by itself it is left; a zero is in no text.
        QVERIFY(decodedText("type\nna\x1Bme", "f", Unreadable::Left)->utf8 == "type\nna\x1Bme");
        QVERIFY(!decodedText(std::string_view("type\nname\0", 10), "f", Unreadable::Left));
        // 0x81 is nothing in Windows-1250
        QVERIFY(!decodedText("Zaj\xB9"
                             "c \x81",
                             "f"));
    }

    void aNameHasNoControlCharacters()
    {
        QVERIFY(!unreadableIn("Zs\xC3\xB3"
                              "fia"));
        QVERIFY(unreadableIn("two\nlines") == U'\n');
        QVERIFY(!unreadableIn("two\nlines\tof it", Lines::Several));
        QVERIFY(unreadableIn("bell\a", Lines::Several) == U'\a');
        QVERIFY(unreadableIn("\x7F") == char32_t{0x7f});
        QVERIFY(unreadableIn("\xC2\x9B[31m") == char32_t{0x9b}); // a terminal takes it for ESC [
        const Json entry{{"command", "start"}, {"players", {"Anna", "B\x1B"}}, {"note", "two\nlines"}};
        const Problems problems = unreadableTexts(entry);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().at, std::string("/players/1"));
    }

    void aReaderIsShownASignForIt()
    {
        QCOMPARE(readable(QStringLiteral("red\u001b[31m")), QStringLiteral("red\uFFFD[31m"));
        QCOMPARE(isolated(QStringLiteral("red\u001b[31m")), QStringLiteral("red\uFFFD[31m"));
        QCOMPARE(readable(QStringLiteral("Zsófia")), QStringLiteral("Zsófia"));
    }
};

QTEST_GUILESS_MAIN(TestOutsideFile)
#include "tst_outside_file.moc"
