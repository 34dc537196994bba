// SPDX-License-Identifier: GPL-3.0-or-later
// Manual pages and completions are what the command lines declare.
#include "manual/manual.h"
#include "program.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// A small program with everything that a command line may have.
struct Kettle {
    CLI::App app{"Boils water - as told.", "kettle-cli"};
    std::string lang;
    std::string folder;
    std::string game;
    std::string file;
    std::string out;
    bool quick = false;

    Kettle()
    {
        app.set_help_flag("--help", "Show this");
        app.require_subcommand(1);
        app.fallthrough();
        app.add_option("--lang", lang, "The language")->check(CLI::IsMember({"en", "hu"}));
        app.add_option("--data", folder, "The folder")->type_name("DIR");
        CLI::App* boil = app.add_subcommand("boil", "Boil it");
        boil->add_option("game", game, "Which tea")->required();
        boil->add_option("file", file, "The water; - or nothing: the standard input");
        boil->add_flag("--quick", quick, "In `a` hurry: it's quick");
        boil->add_option("--out", out, "Into this")->type_name("FILE");
        CLI::App* tray = app.add_subcommand("tray", "Cups");
        tray->add_subcommand("list", "Show [all] cups");
        tray->add_subcommand("wash-up", "Wash them");
    }
    [[nodiscard]] static Manual manual()
    {
        return {.name = "kettle-cli",
                .version = "Kettle 1.2.3",
                .date = "2026-11-27",
                .brief = "boils water",
                .about = {".dots at the beginning are text"},
                .values = {{"game", {"black", "green"}}},
                .sections = {{"exit status", {{"0", "It boils."}}}},
                .seeAlso = {"kettle(1)"}};
    }
};

/// What bash completes to, of these words; the last one is being typed.
QStringList completed(const std::string& script, const QString& function, const QStringList& typed)
{
    QStringList quoted;
    for (const QString& word : typed)
        quoted << u'\'' + word + u'\'';
    QProcess bash;
    bash.start(s("bash"), {s("--norc"), s("-c"),
                           QString::fromStdString(script) +
                               s("\nCOMP_WORDS=(%1)\nCOMP_CWORD=%2\n%3\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n")
                                   .arg(quoted.join(u' '))
                                   .arg(typed.size() - 1)
                                   .arg(function)});
    if (!bash.waitForFinished() || !bash.readAllStandardError().isEmpty())
        return {s("bash failed")};
    QStringList words = QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    words.sort();
    return words;
}

/// Whether a shell can read the script; one that is not here says nothing against it.
void verifyReads(const QString& shell, const std::string& script)
{
    if (QStandardPaths::findExecutable(shell).isEmpty())
        return;
    QTemporaryDir folder;
    QFile file(folder.filePath(s("script")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(script.c_str());
    file.close();
    QProcess process;
    process.start(shell, {s("-n"), file.fileName()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

} // namespace

class TestManual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePageHasEveryWordAndOptionWithItsMeaning()
    {
        const Kettle kettle;
        const std::string page = manualPage(kettle.app, Kettle::manual());
        for (const char* part :
             {".TH KETTLE\\-CLI 1 2026-11-27 \"Kettle 1.2.3\"", "kettle\\-cli \\- boils water", ".SS \"boil\"",
              ".SS \"tray wash\\-up\"", "\\fB\\-\\-quick\\fR\nIn \"a\" hurry: it's quick",
              "\\fB\\-\\-lang\\fR \\fIen|hu\\fR", "\\fB\\-\\-data\\fR \\fIDIR\\fR",
              "\\fBkettle\\-cli boil\\fR \\fIGAME\\fR [\\fIFILE\\fR] [\\fIOPTION\\fR]...",
              ".SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\nIt boils.", "\\fBkettle\\fR(1)"})
            QVERIFY2(page.find(part) != std::string::npos, (std::string(part) + "\n--- is not in\n" + page).c_str());
        QVERIFY(page.find("\n.dots") == std::string::npos); // it would be a request
    }

    void bashCompletes_data()
    {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const QStringList& typed, const QStringList& words) {
            QTest::newRow(name) << QStringList{s("kettle-cli")} + typed << words;
        };
        row("the first word", {s("")}, {s("boil"), s("tray")});
        row("its beginning", {s("b")}, {s("boil")});
        row("a word of a word", {s("tray"), s("")}, {s("list"), s("wash-up")});
        row("behind an option with a value", {s("--lang"), s("hu"), s("tray"), s("l")}, {s("list")});
        row("values", {s("--lang"), s("")}, {s("en"), s("hu")});
        row("values behind a word", {s("boil"), s("--lang"), s("e")}, {s("en")});
        row("a place", {s("boil"), s("g")}, {s("green")});
        row("options of a word and of all", {s("boil"), s("--")},
            {s("--data"), s("--help"), s("--lang"), s("--out"), s("--quick")});
        row("another word's options are none", {s("tray"), s("list"), s("--q")}, {});
    }
    void bashCompletes()
    {
        QFETCH(QStringList, typed);
        QFETCH(QStringList, words);
        const Kettle kettle;
        QCOMPARE(completed(bashCompletion(kettle.app, Kettle::manual()), s("_kettle_cli"), typed), words);
    }

    void otherShellsReadTheirs()
    {
        const Kettle kettle;
        verifyReads(s("zsh"), zshCompletion(kettle.app, Kettle::manual()));
        verifyReads(s("fish"), fishCompletion(kettle.app, Kettle::manual()));
    }

    void theProgramTellsItself()
    {
        const QByteArray page = run({s("--manual"), s("page")}).out;
        for (const char* part : {".SS \"ask\"", ".SS \"league export\"", "\\-\\-what\\-if", "EXIT STATUS"})
            QVERIFY2(page.contains(part), part);
        const std::string bash = run({s("--manual"), s("bash")}).out.toStdString();
        QCOMPARE(completed(bash, s("_whistle_cli"), {s("whistle-cli"), s("ask"), s("kaosball/card_s")}),
                 QStringList{s("kaosball/card_status")});
        QCOMPARE(completed(bash, s("_whistle_cli"), {s("whistle-cli"), s("play"), s("ba")}),
                 QStringList{s("battle-line")});
        verifyReads(s("zsh"), run({s("--manual"), s("zsh")}).out.toStdString());
        verifyReads(s("fish"), run({s("--manual"), s("fish")}).out.toStdString());
        QVERIFY(!run({s("--help")}).out.contains("--manual"));
        QCOMPARE(run({s("--manual"), s("poem")}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
