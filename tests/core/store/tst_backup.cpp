// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/backup.h"
#include "store/migrations.h"
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
        QVERIFY(backUp(folder.path(), file, noon).empty());
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

    void aFolderInUseIsNotReplaced()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(backUp(folder.path(), file, noon).empty());
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
                    .find("is not a backup") != std::string::npos);
        QVERIFY(!restoreBackup(text, folder.path(), noon).empty());
        QCOMPARE(opened(folder.path())->recentMatches(10)->size(), std::size_t{2});
        QVERIFY(!backUp(folder.filePath(QStringLiteral("nothing")), text + QStringLiteral("2"), noon).empty());
    }

    void aDamagedBackupIsRefused()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        fill(folder.path());
        const QString file = other.filePath(QStringLiteral("all.backup"));
        QVERIFY(backUp(folder.path(), file, noon).empty());
        damage(file);
        QVERIFY(!restoreBackup(file, folder.path(), noon).empty());
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
