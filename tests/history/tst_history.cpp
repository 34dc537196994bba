// SPDX-License-Identifier: GPL-3.0-or-later
// A newer program opens older folders and files; an older one leaves newer ones alone and says why.
#include "catalog/catalog.h"
#include "program.h"
#include "store/folder.h"
#include "store/migrations.h"
#include "store/store.h"

#include <QDirIterator>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

const QString here = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/history/");
const MatchId recorded{QStringLiteral("6f1c0c52-8f5d-4b53-9c0e-3a3f0d1b7a10")};
constexpr std::size_t linesOfMatch = 41; ///< with its header

QByteArray contentOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// Every file of a folder with its bytes.
QMap<QString, QByteArray> everythingIn(const QString& folder)
{
    QMap<QString, QByteArray> all;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = files.next();
        all.insert(path, contentOfFile(path));
    }
    return all;
}

/// Runs statements, one a line, on the database of a folder; an empty text: all went well.
QString told(const QString& folder, const QByteArray& statements)
{
    QString wrong;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("history"));
        database.setDatabaseName(databaseIn(folder));
        if (!database.open())
            wrong = database.lastError().text();
        for (const QByteArray& line : statements.split('\n')) {
            const QString statement = QString::fromUtf8(line);
            if (QSqlQuery query(database);
                !statement.isEmpty() && !statement.startsWith(QStringLiteral("--")) && !query.exec(statement))
                wrong += query.lastError().text() + QStringLiteral(" in ") + statement.left(80) + u'\n';
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("history"));
    return wrong;
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ');
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySchemaHasAFolder()
    {
        for (std::size_t version = 1; version <= migrations().size(); ++version)
            QVERIFY2(QFile::exists(here + QStringLiteral("folders/schema_%1.sql").arg(version)),
                     "a new version of the tables adds a folder here");
    }

    void olderFoldersOpenAndGoOn_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(here + QStringLiteral("folders")).entryList(QDir::Files))
            QTest::newRow(qPrintable(file)) << file;
    }
    void olderFoldersOpenAndGoOn()
    {
        QFETCH(QString, file);
        const QTemporaryDir folder;
        QCOMPARE(told(folder.path(), contentOfFile(here + QStringLiteral("folders/") + file)), QString());

        const Checked<std::unique_ptr<Store>> store = Store::open(folder.path(), Store::DamageCheck::First);
        QVERIFY2(bool(store),
                 store ? "" : qPrintable(QString::fromStdString(store.problems().front().message.toStdString())));
        const Checked<std::vector<MatchSummary>> listed = (*store)->recentMatches(10);
        QCOMPARE(listed->size(), std::size_t{1});
        QCOMPARE(listed->front().title, std::string("Fangs, Amazons")); // also from before there were seals
        QCOMPARE((*store)->setting(QStringLiteral("language")), QStringLiteral("hu"));
        const Checked<std::vector<std::string>> lines = (*store)->load(recorded);
        QVERIFY(bool(lines));
        QCOMPARE(lines->size(), linesOfMatch);

        const Checked<std::unique_ptr<Match>> opened = Catalog::standard().openMatch(soundLines(*lines));
        QVERIFY(bool(opened));
        QVERIFY((*opened)->notes().empty());
        (*opened)->setRecorder(
            [&](const std::vector<RecordedLine>& added) { return (*store)->append(recorded, added, Instant::now()); });
        QVERIFY(bool((*opened)->play(*parseJson(R"({"command": "undo"})"), Instant::now())));
        QCOMPARE((*store)->load(recorded)->size(), linesOfMatch + 1);
    }

    void olderMatchFilesReplayToTheSameTable()
    {
        const Finished first = run({QStringLiteral("replay"), here + QStringLiteral("files/format_1.whistle")});
        const Finished second = run({QStringLiteral("replay"), here + QStringLiteral("files/format_2.whistle")});
        QCOMPARE(first.code, 0);
        QCOMPARE(second.code, 0);
        QVERIFY(first.err.isEmpty() && second.err.isEmpty());
        QCOMPARE(first.out, second.out);
    }

    void aNewerFolderIsLeftAlone_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* verb : {"league list", "league schema", "backup OUT", "league create DEFINITION"})
            QTest::newRow(verb) << QString::fromLatin1(verb);
    }
    void aNewerFolderIsLeftAlone()
    {
        QFETCH(QString, words);
        const QTemporaryDir folder;
        const QByteArray newest =
            contentOfFile(here + QStringLiteral("folders/schema_%1.sql").arg(migrations().size())) +
            "CREATE TABLE seats (what_we_do_not_know TEXT);\nPRAGMA user_version = " +
            QByteArray::number(static_cast<int>(migrations().size()) + 1) + ";\n";
        QCOMPARE(told(folder.path(), newest), QString());
        const QMap<QString, QByteArray> before = everythingIn(folder.path());

        const QTemporaryDir beside;
        words.replace(QStringLiteral("OUT"), beside.filePath(QStringLiteral("out")));
        words.replace(QStringLiteral("DEFINITION"), QStringLiteral("-"));
        const Finished finished = run(words.split(u' ') + QStringList{QStringLiteral("--data"), folder.path()}, "{}");
        if (!words.contains(QStringLiteral("schema"))) { // asks no folder
            QVERIFY(finished.code == 3 || finished.code == 2);
            QVERIFY2(finished.out.isEmpty(), finished.out.constData());
        }
        QCOMPARE(everythingIn(folder.path()), before);

        const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
        QVERIFY(!store);
        const std::string why = store.problems().front().message.toStdString();
        QVERIFY2(why.find("was made by a newer Whistle") != std::string::npos, why.c_str());
        QCOMPARE(everythingIn(folder.path()), before);
    }

    void aNewerMatchFileIsLeftAlone_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* verb : {"verify FILE", "replay FILE", "moves FILE", "play kaosball - --record FILE"})
            QTest::newRow(verb) << QString::fromLatin1(verb);
    }
    void aNewerMatchFileIsLeftAlone()
    {
        QFETCH(QString, words);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("newer.whistle"));
        QVERIFY(QFile::copy(here + QStringLiteral("files/format_3.whistle"), file));
        const QMap<QString, QByteArray> before = everythingIn(folder.path());

        const Finished finished =
            run(words.replace(QStringLiteral("FILE"), file).split(u' '), "{\"command\":\"undo\"}\n");
        QVERIFY2(finished.code == 2, finished.err.constData());
        QVERIFY2(finished.err.contains("A newer Whistle can open it"), finished.err.constData());
        QVERIFY2(finished.out.isEmpty(), finished.out.constData());
        QCOMPARE(everythingIn(folder.path()), before);
    }

    void aNewerBackupIsNotPutInPlace()
    {
        const QTemporaryDir source;
        const QByteArray newest =
            contentOfFile(here + QStringLiteral("folders/schema_%1.sql").arg(migrations().size())) +
            "PRAGMA user_version = " + QByteArray::number(static_cast<int>(migrations().size()) + 1) + ";\n";
        QCOMPARE(told(source.path(), newest), QString());
        const QTemporaryDir folder;
        QCOMPARE(told(folder.path(), contentOfFile(here + QStringLiteral("folders/schema_9.sql"))), QString());
        const QMap<QString, QByteArray> before = everythingIn(folder.path());
        const Finished finished =
            run({QStringLiteral("restore"), databaseIn(source.path()), QStringLiteral("--data"), folder.path()});
        QVERIFY(finished.code == 2 || finished.code == 3);
        QVERIFY(!finished.err.isEmpty());
        QCOMPARE(everythingIn(folder.path()), before);
    }

    void aNewerSeasonFileIsLeftAlone()
    {
        const QByteArray season = run(words("league random --seed 3")).out;
        QByteArray newer = season;
        newer.replace(R"("whistle-season","format_version":1)", R"("whistle-season","format_version":2)");
        QVERIFY(newer != season);
        const QTemporaryDir folder;
        const QStringList load = words("league load - --data") + QStringList{folder.path()};
        const Finished refused = run(load, newer);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("/format_version"), refused.err.constData());
        QCOMPARE(run(load, season).code, 0); // it was the version alone
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
