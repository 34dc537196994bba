// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is killed with SIGKILL while a contest is being entered: the next start goes on at that very entry.
#include "games.h"
#include "match/match_library.h"
#include "table_driver.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

std::vector<Json> referenceCommands()
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
    std::vector<Json> commands;
    if (!file.open(QIODevice::ReadOnly))
        return commands;
    while (!file.atEnd()) {
        const Json line = Json::parse(file.readLine().toStdString());
        if (line.contains("command"))
            commands.push_back(line["command"]);
    }
    return commands;
}

/// Plays in a window of its own up to the first contest, opens the contest by clicks, tells the table and is killed.
int playAndDie(const QString& folder)
{
    const std::vector<Json> commands = referenceCommands();
    QString uuid;
    {
        const auto store = Store::open(folder);
        const GameEntries games = allGames();
        MatchLibrary library(**store, games);
        auto started = library.start("kaosball", commands.front());
        uuid = std::get<std::unique_ptr<MatchSession>>(started)->id().uuid;
    }
    MainWindow window(allGames(), folder);
    window.resize(1366, 768);
    window.show();
    window.openMatch(uuid);
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;
    TableDriver driver(window);
    std::size_t i = 1;
    for (; i < commands.size() && commands[i]["command"] != "contest"; ++i)
        (void)window.session()->play(commands[i]); // what the program has entered by itself is refused here
    const std::string target = commands[i]["targets"][0].get<std::string>();
    driver.click(QStringLiteral("contest_") + QString::fromStdString(target));
    if (!driver.trouble().isEmpty() || !driver.isShown(QStringLiteral("contestClose")))
        return 2;
    QFile told(folder + QStringLiteral("/told"));
    if (!told.open(QIODevice::WriteOnly))
        return 3;
    told.write(QByteArray::fromStdString(driver.match().table().dump()));
    told.close();
    return std::raise(SIGKILL);
}

} // namespace

class TestWindowKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNextStartGoesOnInTheMiddleOfTheContest()
    {
        QTemporaryDir folder;
        QProcess window;
        window.start(QCoreApplication::arguments().front(), {QStringLiteral("--die-in"), folder.path()});
        QVERIFY(window.waitForFinished(60000));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit);
        QFile told(folder.filePath(QStringLiteral("told")));
        QVERIFY(told.open(QIODevice::ReadOnly));

        MainWindow next(allGames(), folder.path());
        next.resize(1366, 768);
        next.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next));
        auto* goOn = next.findChild<QAbstractButton*>(QStringLiteral("goOnButton"));
        QVERIFY(goOn != nullptr && goOn->isVisible());
        goOn->click();
        QVERIFY(next.session() != nullptr);
        const TableDriver driver(next);
        QCOMPARE(QByteArray::fromStdString(driver.match().table().dump()), told.readAll());
        QVERIFY(driver.state().activation.has_value());
        while (next.session()->canUndo())
            next.session()->undo();
        QCOMPARE(driver.state().phase, Phase::UpgradeDraft);
        QVERIFY(!driver.state().auction.has_value());
    }
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QStringLiteral("--die-in"))
        return playAndDie(arguments[2]);
    TestWindowKill test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_window_kill.moc"
