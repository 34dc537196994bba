// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/backup.h"
#include "store/migrations.h"
#include "store/proof.h"
#include "store/store.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

constexpr std::int64_t minute = 60;
constexpr std::int64_t hour = 60 * minute;
constexpr std::int64_t day = 24 * hour;
const Instant noon{1'770'033'600};

Instant later(std::int64_t seconds)
{
    return {noon.secondsSinceEpoch + seconds};
}

std::unique_ptr<Store> opened(const QString& folder)
{
    Checked<std::unique_ptr<Store>> store = Store::open(folder);
    return store ? std::move(*store) : nullptr;
}

std::string messageOf(const Problems& problems)
{
    return problems.empty() ? "none" : problems.front().message.toStdString();
}

std::string messageOf(const Checked<BackupContent>& content)
{
    return messageOf(content.problems());
}

RecordedLine header(const char* game = "kaosball")
{
    return matchHeader(game, "1", {{"id", "base"}, {"version", "1"}, {"sha256", "00"}});
}

void write(const QString& path, const QByteArray& content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void damage(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096) && file.write(QByteArray(8192, '\x5a')) == 8192);
}

/// Changes a backup behind our back.
void change(const QString& file, const QStringList& statements, bool sealsAgain = true)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("forger"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        for (const QString& statement : statements)
            QVERIFY2(query.exec(statement), qPrintable(statement));
        // A forger knows how the whole is sealed; so were backups from before the time was part of it.
        if (sealsAgain)
            query.exec(QStringLiteral("UPDATE backup_info SET digest = '%1'").arg(contentDigest(database)));
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("forger"));
}

/// A folder with two matches, a season, a setting and a data pack.
void fill(const QString& folder)
{
    const auto store = opened(folder);
    QVERIFY(store != nullptr);
    QVERIFY(bool(store->createMatch(header(), noon)));
    QVERIFY(bool(store->createMatch(header(), noon)));
    const Checked<MatchId> season = store->createSeason(header("season"), noon);
    QVERIFY(season && store->setSummary(*season, "Spring", {{"id", "spring"}}, false).empty());
    QVERIFY(store->setSetting(QStringLiteral("language"), QStringLiteral("hu")).empty());
    write(folder + QStringLiteral("/packs/own.json"), "{\"teams\": []}");
}

} // namespace

class TestBackup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTimeIsSealedWithTheRest()
    {
        const QTemporaryDir model;
        fill(model.path());
        const QString file = model.filePath(QStringLiteral("one.backup"));
        QVERIFY(bool(backUp(model.path(), file, noon)));
        QVERIFY(bool(inspectBackup(file)));
        change(file, {QStringLiteral("UPDATE backup_info SET made_at = '2031-01-01T00:00:00Z'")}, false);
        QVERIFY(!inspectBackup(file));
    }

    void seasonsHaveAListOfTheirOwn()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const auto store = opened(folder.path());
        QCOMPARE(store->recentMatches(10)->size(), std::size_t{2});
        const auto seasons = store->seasons();
        QVERIFY(seasons && seasons->size() == 1);
        QCOMPARE(seasons->front().title, "Spring");
        QCOMPARE(store->load(seasons->front().id)->size(), std::size_t{1});
    }

    void aDamagedDatabaseIsMovedAside()
    {
        const QTemporaryDir folder;
        QVERIFY(!isDatabaseDamaged(folder.path())); // there is none
        fill(folder.path());
        QVERIFY(!isDatabaseDamaged(folder.path()));
        const QString database = folder.filePath(QStringLiteral("whistle.sqlite"));
        damage(database);
        const QByteArray content = contentOf(database);
        QVERIFY(isDatabaseDamaged(folder.path()));
        QCOMPARE(messageOf(putDatabaseAside(folder.path(), noon)), "none");
        QVERIFY(!QFile::exists(database));
        QCOMPARE(contentOf(QDir(asideFolder(folder.path(), noon)).filePath(QStringLiteral("whistle.sqlite"))), content);
        const auto store = opened(folder.path());
        QVERIFY(store != nullptr && store->recentMatches(10)->empty());
    }

    void aDatabaseThatSomebodyHasOpenStays()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const auto store = opened(folder.path());
        QVERIFY(messageOf(putDatabaseAside(folder.path(), noon)).find("is in use") != std::string::npos);
        QCOMPARE(store->recentMatches(10)->size(), std::size_t{2});
    }

    void aDatabaseOfTheFirstVersionIsBroughtUpToDate()
    {
        const QTemporaryDir folder;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
            database.setDatabaseName(folder.filePath(QStringLiteral("whistle.sqlite")));
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const QString& statement : migrations().front())
                QVERIFY(query.exec(statement));
            QVERIFY(query.exec(QStringLiteral("PRAGMA application_id = 1464357716")));
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = 1")));
            QVERIFY(
                query.exec(QStringLiteral("INSERT INTO matches (id, game, header, started_at, changed_at) VALUES "
                                          "('m', 'kaosball', '{}', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("old"));
        const auto store = opened(folder.path());
        QVERIFY(store != nullptr);
        QCOMPARE(store->recentMatches(10)->size(), std::size_t{1});
        QVERIFY(store->seasons()->empty());
    }

    void theWholeFolderGoesIntoOneFileAndBack()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QCOMPARE(messageOf(backUp(folder.path(), file, noon)), "none");
        const auto content = inspectBackup(file);
        QVERIFY(bool(content));
        QCOMPARE(content->matches, 2);
        QCOMPARE(content->seasons, 1);
        QCOMPARE(content->files, 1);
        QVERIFY(content->madeAt == noon);
        QVERIFY(messageOf(backUp(folder.path(), file, noon)).find("is not overwritten") != std::string::npos);
        QCOMPARE(messageOf(backUp(folder.path(), file, later(1), files::Existing::IsReplaced)), "none");
        QVERIFY(inspectBackup(file)->madeAt == later(1));
        const QString database = folder.filePath(QStringLiteral("whistle.sqlite"));
        QVERIFY(!backUp(folder.path(), database, noon, files::Existing::IsReplaced)); // never by its own backup

        const QString target = other.filePath(QStringLiteral("new"));
        QCOMPARE(messageOf(restoreBackup(file, target, noon)), "none");
        const auto store = opened(target);
        QVERIFY(store != nullptr);
        QCOMPARE(store->recentMatches(10)->size(), std::size_t{2});
        QCOMPARE(store->seasons()->size(), std::size_t{1});
        QCOMPARE(store->setting(QStringLiteral("language")), std::optional(QStringLiteral("hu")));
        QCOMPARE(contentOf(target + QStringLiteral("/packs/own.json")), "{\"teams\": []}");
        // A backup of what was restored is one like any other.
        QCOMPARE(messageOf(backUp(target, other.filePath(QStringLiteral("again.backup")), noon)), "none");
    }

    // A clock that runs ahead makes all that was made before it look old; for a month it is not believed.
    void aClockThatRunsAheadThinsNothing()
    {
        std::vector<Instant> made;
        for (int i = 0; i < 40; ++i)
            made.push_back(later(i * 20 * minute));
        const std::size_t before = made.size();
        const auto ahead = [&](std::int64_t seconds) { return later(400 * day + seconds); };
        for (int i = 0; i < 3; ++i)
            made.push_back(ahead(i * hour));
        QVERIFY(superfluous(made, made.back()).empty());
        // Set right again, what it made lies in the future and hinders nothing.
        QVERIFY(!superfluous(made, later(40 * day)).empty());
        // Whoever has played on for a month has a year behind him indeed.
        for (int i = 1; i <= 31; ++i)
            made.push_back(ahead(i * day));
        QVERIFY(superfluous(made, made.back()).size() > before / 2);
    }

    void aBackupIsMadeWhileMatchesArePlayed()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const auto store = opened(folder.path());
        const MatchId match = *store->createMatch(header(), noon);
        const QString file = folder.filePath(QStringLiteral("../playing.backup"));
        QFile::remove(file);
        QCOMPARE(messageOf(backUp(folder.path(), file, noon)), "none");
        QCOMPARE(inspectBackup(file)->matches, 3);
        QVERIFY(store->removeMatch(match).empty());
        QFile::remove(file);
    }

    void whatWasThereIsKept()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        {
            const auto store = opened(folder.path());
            QVERIFY(bool(store->createMatch(header(), noon)));
        }
        write(folder.filePath(QStringLiteral("packs/own.json")), "changed");
        QCOMPARE(messageOf(restoreBackup(file, folder.path(), later(5))), "none");
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("replaced-*")}, QDir::Dirs);
        QCOMPARE(aside.size(), 1);
        const QString kept = folder.filePath(aside.first());
        QCOMPARE(opened(kept)->recentMatches(10)->size(), std::size_t{3});
        QCOMPARE(contentOf(kept + QStringLiteral("/packs/own.json")), "changed");
    }

    void aDamagedDatabaseIsReplacedByTheLastSoundBackup()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        QVERIFY(backUpAutomatically(folder.path(), noon).empty());
        QCOMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
        damage(folder.filePath(QStringLiteral("whistle.sqlite")));
        QVERIFY(!Store::open(folder.path()));
        // No backup is made of damage.
        QVERIFY(messageOf(backUpAutomatically(folder.path(), later(2 * hour))).find("is damaged") != std::string::npos);
        const std::vector<AutomaticBackup> offered = automaticBackups(folder.path());
        QCOMPARE(offered.size(), std::size_t{1});
        QVERIFY(bool(inspectBackup(offered.front().file)));
        QCOMPARE(messageOf(restoreBackup(offered.front().file, folder.path(), later(3 * hour))), "none");
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
        QCOMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
    }

    /// It goes while the backup is made, and is no part of what is kept.
    void theLockOfAProgramThatRunsIsNotCarried()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const QString file = folder.filePath(QStringLiteral("backups/all.backup"));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("backups")));
        write(folder.filePath(QStringLiteral("club.lock")), "1\nwhistle\n");
        write(folder.filePath(QStringLiteral("packs/mine.lock")), "a pack of this name");
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        const QTemporaryDir other;
        const QString there = other.filePath(QStringLiteral("there"));
        QCOMPARE(messageOf(restoreBackup(file, there, noon)), "none");
        QVERIFY(!QFile::exists(there + QStringLiteral("/club.lock")));
        QVERIFY(QFile::exists(there + QStringLiteral("/packs/mine.lock")));
    }

    void aFolderInUseIsNotReplaced()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        const auto store = opened(folder.path());
        QVERIFY(store->recentMatches(1)->size() == 1);
        QVERIFY(messageOf(restoreBackup(file, folder.path(), noon)).find("is in use") != std::string::npos);
        QVERIFY(bool(store->createMatch(header(), noon)));
    }

    void whatIsNoBackupIsRefused()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const QString text = folder.filePath(QStringLiteral("note.txt"));
        write(text, "no database at all, but long enough to be looked at as one, page after page.");
        QVERIFY(!inspectBackup(text));
        QVERIFY(!inspectBackup(folder.filePath(QStringLiteral("missing"))));
        // A database of Whistle that is no backup.
        QVERIFY(messageOf(inspectBackup(folder.filePath(QStringLiteral("whistle.sqlite"))).problems())
                    .find("is not a Whistle backup") != std::string::npos);
        QVERIFY(!restoreBackup(text, folder.path(), noon));
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
        QVERIFY(!backUp(folder.filePath(QStringLiteral("nothing")), text + QStringLiteral("2"), noon));
    }

    // What has no chain of its own is sealed with the whole.
    void aChangedSettingOrPackIsRefused()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        QFile backup(file);
        QVERIFY(backup.open(QIODevice::ReadWrite));
        const QByteArray bytes = backup.readAll();
        const qsizetype at = bytes.indexOf("{\"teams\"");
        QVERIFY(at > 0);
        QVERIFY(backup.seek(at + 2) && backup.write("T") == 1);
        backup.close();
        QVERIFY(messageOf(inspectBackup(file)).ends_with("it was changed after it was written."));
    }

    void aDamagedBackupIsRefused()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        damage(file);
        QVERIFY(!restoreBackup(file, folder.path(), noon));
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
    }

    void backupsAreMadeWhenSomethingHasChanged()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const Instant now = Instant::now();
        const auto after = [&](std::int64_t seconds) { return Instant{now.secondsSinceEpoch + seconds}; };
        QVERIFY(backUpAutomatically(folder.path(), now).empty());
        QVERIFY(backUpAutomatically(folder.path(), after(10 * minute)).empty());
        QCOMPARE(automaticBackups(folder.path()).size(), std::size_t{1});
        QTest::qSleep(20);
        QVERIFY(bool(opened(folder.path())->createMatch(header(), noon)));
        QVERIFY(backUpAutomatically(folder.path(), after(2 * hour)).empty());
        const auto made = automaticBackups(folder.path());
        QCOMPARE(made.size(), std::size_t{2});
        QCOMPARE(inspectBackup(made.front().file)->matches, 3);
    }

    // A clock that was wrong once, or a file that somebody put there, holds up nothing until then.
    void aBackupFromTheFutureHoldsNothingUp()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        write(folder.filePath(QStringLiteral("backups/whistle-20990101-000000.backup")), "anything");
        const Instant now = Instant::now();
        QCOMPARE(messageOf(backUpAutomatically(folder.path(), now)), "none");
        QCOMPARE(automaticBackups(folder.path()).size(), std::size_t{2});
        // In an hour that the local time skips, too.
        const Instant skipped = *Instant::fromIso("2020-03-29T02:10:00Z");
        qputenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3");
        write(folder.filePath(QStringLiteral("backups/whistle-20200329-021000.backup")), "anything");
        const auto made = automaticBackups(folder.path());
        qunsetenv("TZ");
        QCOMPARE(made.size(), std::size_t{3});
        QVERIFY(made.back().madeAt == skipped);
    }

    void aRelativeFolderIsTheSameFolder()
    {
        const QTemporaryDir parent;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(parent.path()));
        fill(QStringLiteral("d"));
        QCOMPARE(messageOf(backUp(QStringLiteral("d"), QStringLiteral("b"), noon)), "none");
        QCOMPARE(messageOf(backUpAutomatically(QStringLiteral("d"), noon)), "none");
        write(QStringLiteral("d/packs/own.json"), "changed");
        QCOMPARE(messageOf(restoreBackup(QStringLiteral("b"), QStringLiteral("d"), noon)), "none");
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(contentOf(parent.filePath(QStringLiteral("d/packs/own.json"))), "{\"teams\": []}");
        QVERIFY(!QDir(parent.filePath(QStringLiteral("d/d"))).exists());
    }

    // Empty ones, hidden ones, those with odd names; and what cannot be carried is told.
    void everyFileOfTheFolderIsCarriedOrTold()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QByteArray big(20 << 20, 'x'); // more than a piece
        const std::vector<std::pair<const char*, QByteArray>> files{{"empty", ""},
                                                                    {".hidden", "h"},
                                                                    {"packs/.deep/..x", "d"},
                                                                    {"..twodots", "t"},
                                                                    {"replaced-notes.txt", "r"},
                                                                    {"whistle.sqlite-notes.txt", "n"},
                                                                    {"packs/big.bin", big},
                                                                    {"packs/eight.bin", QByteArray(8 << 20, 'e')}};
        for (const auto& [name, content] : files)
            write(folder.filePath(QString::fromLatin1(name)), content);
        write(other.filePath(QStringLiteral("target")), "linked");
        const auto link = [&](const QString& to, const char* name) {
            QVERIFY(QFile::link(to, folder.filePath(QString::fromLatin1(name))));
        };
        link(other.filePath(QStringLiteral("target")), "link");
        link(other.filePath(QStringLiteral("nothing")), "dangling");
        link(other.path(), "elsewhere");
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("packs/none")));
        FILE* made = std::fopen((folder.path().toStdString() + "/od\xff\xfe").c_str(), "w");
        QVERIFY(made != nullptr && std::fputs("odd", made) >= 0 && std::fclose(made) == 0);
        // What has been put aside, and what is only half written, stays behind.
        write(folder.filePath(QStringLiteral("replaced-20260101-120000/whistle.sqlite")), "old");
        write(folder.filePath(QStringLiteral(".whistle-1.part")), "half");

        const QString file = other.filePath(QStringLiteral("all.backup"));
        const Checked<BackupContent> content = backUp(folder.path(), file, noon);
        QCOMPARE(messageOf(content), "none");
        QCOMPARE(content->files, static_cast<int>(files.size()) + 3); // the pack, the link, the odd name
        QVERIFY(content->leftOut == (std::vector<std::string>{"dangling", "elsewhere", "packs/none/"}));
        const QString target = other.filePath(QStringLiteral("new"));
        QCOMPARE(messageOf(restoreBackup(file, target, noon)), "none");
        for (const auto& [name, expected] : files)
            QVERIFY2(contentOf(target + u'/' + QString::fromLatin1(name)) == expected, name);
        QCOMPARE(contentOf(target + QStringLiteral("/link")), "linked");
        QVERIFY(std::fopen((target.toStdString() + "/od\xff\xfe").c_str(), "r") != nullptr);
        QVERIFY(!QFile::exists(target + QStringLiteral("/.whistle-1.part")));
        QVERIFY(!QDir(target + QStringLiteral("/replaced-20260101-120000")).exists());
    }

    void anOlderBackupIsStillRestored()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("old.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        change(file, {QStringLiteral("DROP TABLE backup_pieces"), QStringLiteral("DROP TABLE backup_left_out"),
                      QStringLiteral("DROP TABLE backup_info"),
                      QStringLiteral("CREATE TABLE backup_info (made_at TEXT NOT NULL)"),
                      QStringLiteral("INSERT INTO backup_info VALUES ('2026-02-02T12:00:00Z')"),
                      QStringLiteral("CREATE TABLE backup_files (path TEXT PRIMARY KEY, content BLOB NOT NULL)"),
                      QStringLiteral("INSERT INTO backup_files VALUES ('packs/ő.json', 'old')")});
        const QString target = other.filePath(QStringLiteral("new"));
        const Checked<BackupContent> content = restoreBackup(file, target, noon);
        QCOMPARE(messageOf(content), "none");
        QCOMPARE(content->files, 1);
        QCOMPARE(contentOf(target + QStringLiteral("/packs/ő.json")), "old");
        QCOMPARE(opened(target)->recentMatches(10)->size(), std::size_t{2});
    }

    // A backup of a stranger is looked into before anything is believed.
    void aForgedBackupIsRefused_data()
    {
        QTest::addColumn<QString>("statement");
        const auto row = [](const char* name, const char* statement) {
            QTest::newRow(name) << QString::fromLatin1(statement);
        };
        row("trigger", "CREATE TRIGGER t AFTER INSERT ON lines WHEN new.number = 4 BEGIN DELETE FROM lines WHERE "
                       "number = 4; END");
        row("endless view",
            "DROP TABLE backup_info; CREATE VIEW backup_info AS WITH RECURSIVE c (made_at) AS (SELECT 1 UNION ALL "
            "SELECT made_at + 1 FROM c) SELECT made_at FROM c");
        row("a table less", "DROP TABLE settings");
        row("a table more", "CREATE TABLE more (x)");
        row("an index less", "DROP INDEX matches_by_change");
        row("an older version's number", "PRAGMA user_version = -5");
        row("no version", "PRAGMA user_version = 0");
        row("a changed record", "UPDATE matches SET header = replace(header, 'kaosball', 'kaosbaII')");
        row("a count", "UPDATE matches SET line_count = 3");
        row("a line of nobody", "INSERT INTO lines VALUES ('nobody', 1, '{}', '')");
        row("two times", "INSERT INTO backup_info SELECT * FROM backup_info");
        row("no time", "UPDATE backup_info SET made_at = 'yesterday'");
        for (const char* path :
             {"../out", "/tmp/out", "packs/../../out", "", "a//b", "backups/whistle-20990101-000000.backup",
              "whistle.sqlite", "whistle.sqlite-wal", "replaced-20260101-120000/x", "restoring-x/y", "."}) {
            QTest::newRow(qPrintable(QStringLiteral("path %1").arg(QString::fromLatin1(path))))
                << QStringLiteral("INSERT INTO backup_pieces VALUES (CAST('%1' AS BLOB), 0, x'00')")
                       .arg(QString::fromLatin1(path));
        }
        row("a piece alone", "INSERT INTO backup_pieces VALUES (CAST('p' AS BLOB), 1, x'00')");
        row("a name with nothing in it", "INSERT INTO backup_pieces VALUES (x'610062', 0, x'00')");
    }
    void aForgedBackupIsRefused()
    {
        QFETCH(QString, statement);
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        change(file, statement.contains(QStringLiteral("TRIGGER")) ? QStringList{statement}
                                                                   : statement.split(QStringLiteral("; ")));
        const std::string told = messageOf(inspectBackup(file));
        QVERIFY2(told.find("is not a Whistle backup: ") != std::string::npos, told.c_str());
        QVERIFY(!restoreBackup(file, folder.path(), noon));
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
        QVERIFY(QDir(folder.path()).entryList({QStringLiteral("restoring-*"), QStringLiteral("replaced-*")}).isEmpty());
    }

    // Another program holds the database: it stays in its place, and so does what that program then writes.
    void aDatabaseThatIsHeldExclusivelyIsNotReplaced()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        {
            QSqlDatabase holder = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
            holder.setDatabaseName(folder.filePath(QStringLiteral("whistle.sqlite")));
            QVERIFY(holder.open());
            QSqlQuery query(holder);
            QVERIFY(query.exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
            QVERIFY(query.exec(QStringLiteral("BEGIN EXCLUSIVE")));
            QVERIFY(messageOf(restoreBackup(file, folder.path(), noon)).find("is in use") != std::string::npos);
            QVERIFY(messageOf(putDatabaseAside(folder.path(), noon)).find("is in use") != std::string::npos);
            QVERIFY(query.exec(QStringLiteral("DELETE FROM settings")));
            QVERIFY(query.exec(QStringLiteral("COMMIT")));
            query.finish();
            holder.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("holder"));
        QVERIFY(!opened(folder.path())->setting(QStringLiteral("language")));
    }

    // A pack that cannot be moved: everything is as it was.
    void aRestoreThatCannotBeFinishedIsTakenBack()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        QVERIFY(bool(opened(folder.path())->createMatch(header(), noon)));
        // Where the pack should go stands a folder's parent that is a file.
        QVERIFY(QDir(folder.filePath(QStringLiteral("packs"))).removeRecursively());
        write(folder.filePath(QStringLiteral("packs")), "a file");
        const std::string told = messageOf(restoreBackup(file, folder.path(), noon));
        QVERIFY2(told.find("What was there is still there") != std::string::npos, told.c_str());
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{3});
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("packs"))), "a file");
        QVERIFY(QDir(folder.path()).entryList({QStringLiteral("restoring-*"), QStringLiteral("replaced-*")}).isEmpty());
    }

    // The power goes at any step of it: the next start completes it.
    void aRestoreThatWasCutOffIsCompleted()
    {
        for (const bool databaseIsGone : {false, true}) {
            const QTemporaryDir folder;
            fill(folder.path());
            QVERIFY(bool(opened(folder.path())->createMatch(header(), noon)));
            const QTemporaryDir other;
            fill(other.path());
            const QString ready = folder.filePath(QStringLiteral("restoring-20260131-190411"));
            write(ready + QStringLiteral("/old-goes"), "");
            write(ready + QStringLiteral("/files/packs/own.json"), "new");
            QVERIFY(QFile::copy(other.filePath(QStringLiteral("whistle.sqlite")),
                                ready + QStringLiteral("/whistle.sqlite")));
            const QString aside = folder.filePath(QStringLiteral("replaced-20260131-190411"));
            if (databaseIsGone) {
                QVERIFY(QDir().mkpath(aside));
                QVERIFY(QFile::rename(folder.filePath(QStringLiteral("whistle.sqlite")),
                                      aside + QStringLiteral("/whistle.sqlite")));
            }
            write(folder.filePath(QStringLiteral("restoring-abc.part/whistle.sqlite")), "only prepared");
            const auto store = opened(folder.path());
            QVERIFY(store != nullptr);
            QCOMPARE(store->recentMatches(10)->size(), std::size_t{2});
            QCOMPARE(contentOf(folder.filePath(QStringLiteral("packs/own.json"))), "new");
            QCOMPARE(opened(aside)->recentMatches(10)->size(), std::size_t{3});
            QCOMPARE(contentOf(aside + QStringLiteral("/packs/own.json")), "{\"teams\": []}");
            QVERIFY(QDir(folder.path()).entryList({QStringLiteral("restoring-*")}).isEmpty());
        }
    }

    // Somebody's own file beside it stays, whatever it is called.
    void nobodysFileIsRemoved()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("X"));
        write(file + QStringLiteral(".part"), "mine");
        QVERIFY(bool(backUp(folder.path(), file, noon)));
        QCOMPARE(contentOf(file + QStringLiteral(".part")), "mine");
        QCOMPARE(QDir(other.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    // Two years of a backup every 20 minutes of every evening: few are left, and from every time one.
    void backupsAreThinned()
    {
        std::vector<Instant> kept;
        Instant now = noon;
        for (int evening = 0; evening < 730; ++evening) {
            for (int i = 0; i < 12; ++i) {
                now = later(evening * day + i * 20 * minute);
                kept.push_back(now);
                const std::vector<Instant> gone = superfluous(kept, now);
                const auto isGone = [&](Instant each) {
                    return std::find(gone.begin(), gone.end(), each) != gone.end();
                };
                kept.erase(std::remove_if(kept.begin(), kept.end(), isGone), kept.end());
                QVERIFY(kept.back() == now);
            }
        }
        QVERIFY(kept.size() < 120);
        const auto between = [&](std::int64_t oldest, std::int64_t youngest) {
            return std::count_if(kept.begin(), kept.end(), [&](Instant each) {
                const std::int64_t age = now.secondsSinceEpoch - each.secondsSinceEpoch;
                return age <= oldest && age >= youngest;
            });
        };
        QVERIFY(between(hour, 0) >= 3);
        QVERIFY(between(30 * day, day) >= 27);
        QVERIFY(between(365 * day, 31 * day) >= 45);
        QVERIFY(between(730 * day, 366 * day) >= 11);
        QVERIFY(superfluous(kept, now).empty());
    }
};

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
