// SPDX-License-Identifier: GPL-3.0-or-later
// Backups in the window: a damaged database is restored at the start, and everything can be backed up and brought back.
#include "controls/press/buttons.h"
#include "games.h"
#include "look/theme.h"
#include "match/notice_bar.h"
#include "meddled_store.h"
#include "store/backup.h"
#include "store/proof.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

const QString reference = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle");
constexpr std::int64_t hours = 3600;

Instant ago(std::int64_t seconds)
{
    return {Instant::now().secondsSinceEpoch - seconds};
}

/// A data folder with matches, and backups of it that are older than its last match.
class Folder {
public:
    Folder()
    {
        addMatch();
        m_trouble = m_trouble || !backUpAutomatically(path(), ago(5 * hours)).empty();
        addMatch();
        m_trouble = m_trouble || !backUpAutomatically(path(), ago(3 * hours)).empty();
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString database() const { return m_folder.filePath(s("whistle.sqlite")); }
    [[nodiscard]] bool isReady() const { return !m_trouble && automaticBackups(path()).size() == 2; }
    [[nodiscard]] QString file(const char* name) const { return m_other.filePath(s(name)); }

    void addMatch()
    {
        const auto store = Store::open(path());
        const Checked<std::string> text = readWholeFile(reference);
        if (!store || !text) {
            m_trouble = true;
            return;
        }
        std::vector<RecordedLine> lines = soundLines(*text).lines;
        lines.pop_back(); // the file itself is another match, and not known yet
        m_trouble = m_trouble || !(*store)->importMatch(lines, ago(5 * hours));
    }
    [[nodiscard]] std::size_t matches() const
    {
        const auto store = Store::open(path());
        return store ? (*store)->recentMatches(100)->size() : 0;
    }

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_other;
    bool m_trouble = false;
};

void overwrite(const QString& path, qint64 from, qint64 bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(from) && file.write(QByteArray(static_cast<int>(bytes), '\x5a')) == bytes);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<MainWindow> windowOn(const QString& folder, LeagueEntry leagues = {})
{
    auto window = std::make_unique<MainWindow>(allGames(), folder, std::move(leagues));
    window->settings().setLanguage(s("en"));
    window->settings().setSound(false);
    window->resize(1366, 768);
    window->show();
    return window;
}

QString pageOf(const MainWindow& window)
{
    return window.currentPage() ? window.currentPage()->objectName() : QString();
}

ChoiceButton* buttonOf(const MainWindow& window, const char* name)
{
    return window.currentPage()->findChild<ChoiceButton*>(s(name));
}

QString wordsOf(const MainWindow& window, const char* name)
{
    const auto* label = window.currentPage()->findChild<QLabel*>(s(name));
    return label ? label->text() : QString();
}

QString notice(const MainWindow& window)
{
    const auto* bar = window.findChild<NoticeBar*>();
    return bar->isVisible() ? bar->words() : QString();
}

/// The folder to which a restore has moved what was there.
QString asideIn(const QString& folder)
{
    const QStringList found = QDir(folder).entryList({s("replaced-*")}, QDir::Dirs);
    return found.isEmpty() ? QString() : QDir(folder).filePath(found.first());
}

void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

} // namespace

class TestRestore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void aDamagedDatabaseComesBackFromItsBackup_data()
    {
        QTest::addColumn<qint64>("from");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("found when it is opened") << qint64(0) << qint64(600);
        QTest::newRow("found beside the first page") << qint64(8192) << qint64(16384);
    }
    void aDamagedDatabaseComesBackFromItsBackup()
    {
        QFETCH(qint64, from);
        QFETCH(qint64, bytes);
        const Folder folder;
        QVERIFY(folder.isReady());
        overwrite(folder.database(), from, bytes);
        const QByteArray damaged = contentOf(folder.database());
        const auto window = windowOn(folder.path());
        QTRY_COMPARE(pageOf(*window), s("troublePage"));
        QVERIFY(wordsOf(*window, "troubleWords").contains(s("is damaged")));
        QTRY_VERIFY(!buttonOf(*window, "restoreButton0")->isUnavailable());
        QTRY_VERIFY(!buttonOf(*window, "restoreButton1")->isUnavailable());
        QVERIFY(wordsOf(*window, "backupDetail0").contains(s("2 matches")));
        QVERIFY(wordsOf(*window, "backupDetail1").contains(s("1 match,")));
        shoot(*window, s("restore"));
        buttonOf(*window, "restoreButton0")->click();
        QTRY_COMPARE(pageOf(*window), s("homePage"));
        const QString told = notice(*window);
        QVERIFY2(told.contains(s("has been restored")), qPrintable(told));
        QVERIFY(window->store() != nullptr);
        const auto matches = window->store()->recentMatches(10);
        QCOMPARE(matches->size(), std::size_t{2});
        window->openMatch(matches->front().id.uuid);
        QVERIFY(window->session() != nullptr);
        QVERIFY(window->session()->match().table()["scores"]["fangs"] == 26);
        // What was damaged is kept as it was.
        const QString aside = asideIn(folder.path());
        QVERIFY(!aside.isEmpty() && told.contains(aside));
        const QByteArray kept = contentOf(QDir(aside).filePath(s("whistle.sqlite")));
        QCOMPARE(kept.mid(static_cast<int>(from), static_cast<int>(bytes)),
                 damaged.mid(static_cast<int>(from), static_cast<int>(bytes)));
    }

    void aBackupThatIsNotSoundIsNotOffered()
    {
        const Folder folder;
        QVERIFY(folder.isReady());
        overwrite(automaticBackups(folder.path()).front().file, 4096, 20000);
        overwrite(folder.database(), 0, 600);
        const auto window = windowOn(folder.path());
        QTRY_COMPARE(pageOf(*window), s("troublePage"));
        QTRY_VERIFY(!buttonOf(*window, "restoreButton1")->isUnavailable());
        QTRY_VERIFY(wordsOf(*window, "backupDetail0").contains(s("is not a Whistle backup")));
        QVERIFY(buttonOf(*window, "restoreButton0")->isUnavailable());
        buttonOf(*window, "restoreButton1")->click();
        QTRY_COMPARE(pageOf(*window), s("homePage"));
        QCOMPARE(window->store()->recentMatches(10)->size(), std::size_t{1});
    }

    void anEmptyStartKeepsTheDamagedFile()
    {
        const Folder folder;
        overwrite(folder.database(), 0, 600);
        const QByteArray damaged = contentOf(folder.database());
        const auto window = windowOn(folder.path());
        QTRY_COMPARE(pageOf(*window), s("troublePage"));
        buttonOf(*window, "emptyStartButton")->click();
        QCOMPARE(pageOf(*window), s("homePage"));
        QVERIFY(window->store()->recentMatches(10)->empty());
        QVERIFY(!asideIn(folder.path()).isEmpty());
        QCOMPARE(contentOf(QDir(asideIn(folder.path())).filePath(s("whistle.sqlite"))), damaged);
        QCOMPARE(automaticBackups(folder.path()).size() >= 2, true); // they are still there to be restored
        window->importMatch(reference);
        QVERIFY(window->session() != nullptr);
    }

    void withoutABackupThePageSaysSo()
    {
        const QTemporaryDir folder;
        {
            const auto store = Store::open(folder.path());
        }
        overwrite(folder.filePath(s("whistle.sqlite")), 0, 600);
        const auto window = windowOn(folder.path());
        QCOMPARE(pageOf(*window), s("troublePage"));
        QVERIFY(wordsOf(*window, "backupsWords").contains(s("no backup")));
        QVERIFY(buttonOf(*window, "emptyStartButton")->isVisible());
        QVERIFY(buttonOf(*window, "otherBackupButton")->isVisible());
    }

    void aSoundDatabaseOfANewerWhistleIsLeftAlone()
    {
        const Folder folder;
        QVERIFY(meddled(folder.path(), s("PRAGMA user_version = 4711")));
        const auto window = windowOn(folder.path());
        QCOMPARE(pageOf(*window), s("troublePage"));
        QVERIFY(!buttonOf(*window, "emptyStartButton")->isVisible());
        QVERIFY(buttonOf(*window, "tryAgainButton")->isVisible());
    }

    void everythingGoesIntoAFileAndComesBack()
    {
        Folder folder;
        const auto window = windowOn(folder.path());
        QCOMPARE(pageOf(*window), s("homePage"));
        const QString file = folder.file("all.backup");
        QVERIFY(QFile::link(folder.file("nothing"), folder.path() + s("/dangling")));
        QFile pack(folder.path() + s("/own.json"));
        QVERIFY(pack.open(QIODevice::WriteOnly) && pack.write("{}") == 2);
        pack.close();
        window->openSettings();
        auto* settings = window->findChild<QWidget*>(s("settingsSheet"));
        QVERIFY(settings->findChild<QAbstractButton*>(s("backUpButton"))->isVisible());
        QVERIFY(settings->findChild<QAbstractButton*>(s("restoreFromButton"))->isVisible());
        window->backUpTo(file);
        QTRY_VERIFY2(notice(*window).contains(file) && notice(*window).contains(s("2 matches")),
                     qPrintable(notice(*window)));
        QVERIFY2(notice(*window).contains(s("1 other file; not in it: dangling")), qPrintable(notice(*window)));
        QCOMPARE(inspectBackup(file)->matches, 2);

        window->importMatch(reference);
        QCOMPARE(window->store()->recentMatches(10)->size(), std::size_t{3});
        window->restore(file); // with a match open
        QTRY_VERIFY2(notice(*window).contains(s("has been restored")), qPrintable(notice(*window)));
        QVERIFY(window->session() == nullptr);
        QCOMPARE(window->store()->recentMatches(10)->size(), std::size_t{2});

        // The same file again, now with two matches and one more; what else lies there is somebody else's.
        const QString neighbour = file + s(".new");
        QVERIFY(QFile::copy(reference, neighbour));
        const QStringList before = QDir(QFileInfo(file).path()).entryList(QDir::AllEntries | QDir::Hidden);
        window->importMatch(reference);
        window->backUpTo(file);
        QTRY_VERIFY(notice(*window).contains(s("3 matches")));
        QCOMPARE(QFileInfo(neighbour).size(), QFileInfo(reference).size());
        QCOMPARE(QDir(QFileInfo(file).path()).entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    void aFileThatIsNoBackupChangesNothing()
    {
        Folder folder;
        const auto window = windowOn(folder.path());
        window->importMatch(reference);
        const QString uuid = window->session()->id().uuid;
        window->restore(reference);
        QVERIFY2(notice(*window).contains(s("is not a Whistle backup")), qPrintable(notice(*window)));
        QVERIFY(window->session() != nullptr && window->session()->id().uuid == uuid);
        window->backUpTo(folder.file("no/such/folder/x.backup"));
        QTRY_VERIFY(notice(*window).contains(s("There is no backup in")));
        QCOMPARE(window->store()->recentMatches(10)->size(), std::size_t{3});
    }

    void aBackupIsMadeAtTheStartAndAtTheEnd()
    {
        const QTemporaryDir folder;
        {
            const auto window = windowOn(folder.path());
            QTRY_COMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
            // As if it had been made long ago.
            const QString made = automaticBackups(folder.path()).front().file;
            QTest::qWait(50); // its writer lets go of it
            QVERIFY(
                QFile::rename(made, QDir(folder.filePath(s("backups"))).filePath(s("whistle-20260101-120000.backup"))));
            window->importMatch(reference);
            QVERIFY(window->session() != nullptr);
        }
        const std::vector<AutomaticBackup> made = automaticBackups(folder.path());
        QCOMPARE(made.size(), std::size_t{2});
        QCOMPARE(inspectBackup(made.front().file)->matches, 1);
        QCOMPARE(inspectBackup(made.back().file)->matches, 0);
    }

    // Nobody is there any more when the last backup fails: the next start tells it, once.
    void aBackupThatFailsAtTheEndIsToldAtTheNextStart()
    {
        const QTemporaryDir folder;
        const QString backups = folder.filePath(s("backups"));
        {
            const auto window = windowOn(folder.path());
            QTRY_COMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
            QTest::qWait(50); // its writer lets go of it
            QVERIFY(QDir(backups).removeRecursively());
            QFile inItsPlace(backups);
            QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::remove(backups));
        {
            const auto window = windowOn(folder.path());
            QVERIFY2(notice(*window).contains(s("When Whistle was closed")), qPrintable(notice(*window)));
            QTRY_COMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
        }
        const auto window = windowOn(folder.path());
        QVERIFY(!notice(*window).contains(s("When Whistle was closed")));
    }

    // Held by another program: nothing is damaged, and nothing is offered that would replace it.
    void aLockedDatabaseIsNotCalledDamaged()
    {
        const Folder folder;
        {
            QSqlDatabase holder = QSqlDatabase::addDatabase(s("QSQLITE"), s("holder"));
            holder.setDatabaseName(folder.database());
            QVERIFY(holder.open());
            QSqlQuery query(holder);
            QVERIFY(query.exec(s("PRAGMA locking_mode = EXCLUSIVE")) && query.exec(s("BEGIN EXCLUSIVE")));
            const auto window = windowOn(folder.path());
            QCOMPARE(pageOf(*window), s("troublePage"));
            QVERIFY(buttonOf(*window, "restoreButton0") == nullptr);
            for (const QLabel* label : window->currentPage()->findChildren<QLabel*>())
                QVERIFY2(!label->text().contains(s("damaged")), qPrintable(label->text()));
            query.finish();
            holder.close();
        }
        QSqlDatabase::removeDatabase(s("holder"));
        QCOMPARE(folder.matches(), std::size_t{2});
    }

    // What the list is made from may be of any type: a stranger's backup, sealed and all.
    void oddSummariesDoNoHarm_data()
    {
        QTest::addColumn<QString>("summary");
        for (const char* summary :
             {"[]", "{\"period\": \"x\", \"phase\": 5, \"overtime\": \"no\", \"id\": 5, \"game\": [], \"lines\": {}}",
              "{\"seats\": [{\"seat\": \"a\", \"name\": 7, \"score\": \"many\"}, 5, {\"seat\": 99}]}",
              "{\"seats\": {}, \"people\": [], \"champion\": 7, \"played\": -5, \"entrants\": 1e300}"})
            QTest::newRow(summary) << QString::fromLatin1(summary);
    }
    void oddSummariesDoNoHarm()
    {
        QFETCH(QString, summary);
        const Folder folder;
        {
            const auto store = Store::open(folder.path());
            const auto season = matchHeader("season", "1", {{"id", "x"}, {"version", "1"}, {"sha256", "0"}});
            QVERIFY(store && (*store)->createSeason(season, ago(60)));
        }
        QVERIFY(meddled(folder.path(), s("UPDATE matches SET title = 'T', summary = ?, finished = 0, summary_seal = ?"),
                        {summary, summarySeal(s("T"), summary, false)}));
        const auto window = windowOn(folder.path(), leaguePages());
        QTRY_COMPARE(pageOf(*window), s("homePage"));
        window->goToLeagues();
        QApplication::processEvents();
        QVERIFY(window->isVisible());
    }

    void anAutomaticBackupThatCannotBeMadeIsTold()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(s("backups")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const auto window = windowOn(folder.path());
        QTRY_VERIFY(notice(*window).startsWith(s("No automatic backup could be made.")));
    }

    void thePageIsWholeAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0;
        QTest::newRow("1366") << QSize(1366, 768) << 1.0;
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0;
    }
    void thePageIsWholeAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const Folder folder;
        overwrite(folder.database(), 0, 600);
        const auto window = windowOn(folder.path());
        ThemeChoice choice;
        choice.textScale = text;
        window->settings().setTheme(choice);
        window->resize(size);
        QTRY_VERIFY(!buttonOf(*window, "restoreButton1")->isUnavailable());
        QApplication::processEvents();
        const auto buttons = window->currentPage()->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            QVERIFY(!button->accessibleName().isEmpty());
            const QRect place(button->mapTo(window.get(), QPoint(0, 0)), button->size());
            QVERIFY2(place.width() >= 48 && place.height() >= 48 && place.right() <= size.width(),
                     qPrintable(button->objectName()));
        }
        shoot(*window, QStringLiteral("restore-%1").arg(s(QTest::currentDataTag())));
        window->settings().setTheme({});
    }
};

QTEST_MAIN(TestRestore)
#include "tst_restore.moc"
