// SPDX-License-Identifier: GPL-3.0-or-later
#include "../journal/counting_game.h"
#include "journal/game_match.h"
#include "store/migrations.h"
#include "store/proof.h"
#include "store/store.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <unistd.h>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

const Instant noon{1'770'000'000};

Instant minutesLater(int minutes)
{
    return {noon.secondsSinceEpoch + 60 * minutes};
}

std::unique_ptr<Store> opened(const QTemporaryDir& folder)
{
    Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
    return store ? std::move(*store) : nullptr;
}

std::string messageOf(const Problems& problems)
{
    return problems.empty() ? "" : problems.front().message.toStdString();
}

QString databaseFile(const QTemporaryDir& folder)
{
    return folder.filePath(QStringLiteral("whistle.sqlite"));
}

/// Does something to the database behind the store's back.
void meddle(const QTemporaryDir& folder, const QStringList& statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
        database.setDatabaseName(databaseFile(folder));
        QVERIFY(database.open());
        QSqlQuery query(database);
        for (const QString& statement : statements)
            QVERIFY2(query.exec(statement), qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
}

/// A match that writes itself into the store.
std::unique_ptr<Match> recordedMatch(Store& store, const MatchId& id, std::unique_ptr<Match> match)
{
    match->setRecorder([&store, id](const std::vector<RecordedLine>& lines) { return store.append(id, lines, noon); });
    return match;
}

std::unique_ptr<Match> reopened(Store& store, const MatchId& id)
{
    const Checked<std::vector<std::string>> lines = store.load(id);
    const SoundLines sound = soundLines(*lines);
    Checked<std::unique_ptr<Match>> match = CountingMatch::open(sound.lines);
    return recordedMatch(store, id, std::move(*match));
}

bool play(Match& match, const char* line)
{
    const Checked<PlayResult> result = match.play(*parseJson(line), noon);
    return result && result->accepted;
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsKeptThroughReopening()
    {
        const QTemporaryDir folder;
        MatchId id;
        std::vector<RecordedLine> recorded;
        {
            const auto store = opened(folder);
            auto match = std::make_unique<CountingMatch>();
            id = *store->createMatch(match->header(), noon);
            const auto recording = recordedMatch(*store, id, std::move(match));
            QVERIFY(play(*recording, R"({"command": "start", "limit": 10})"));
            QVERIFY(play(*recording, R"({"command": "add", "by": 4})"));
            QVERIFY(!play(*recording, R"({"command": "add", "by": 40})"));
            QVERIFY(play(*recording, R"({"command": "add", "by": 40, "override": "„Ćwierć” – ő"})"));
            recorded = recording->recordedLines();
        }
        const auto store = opened(folder);
        QVERIFY(reopened(*store, id)->recordedLines() == recorded);
    }

    void undoAndRedoWorkAllTheWayAfterReopening()
    {
        const QTemporaryDir folder;
        MatchId id;
        std::string last;
        {
            const auto store = opened(folder);
            auto match = std::make_unique<CountingMatch>();
            id = *store->createMatch(match->header(), noon);
            const auto recording = recordedMatch(*store, id, std::move(match));
            QVERIFY(play(*recording, R"({"command": "start", "limit": 1000})"));
            for (int i = 0; i < 70; ++i)
                QVERIFY(play(*recording, R"({"command": "add", "by": 3})"));
            last = recording->table().dump();
        }
        int undone = 0;
        {
            const auto store = opened(folder);
            for (auto match = reopened(*store, id); match->canUndo(); ++undone) {
                QVERIFY(match->undo(noon)->accepted);
                if (undone % 10 == 0)
                    match = reopened(*store, id);
            }
            QCOMPARE(undone, 70);
            QCOMPARE(reopened(*store, id)->table().dump(), R"({"limit":1000,"total":0,"entries":1})");
        }
        const auto store = opened(folder);
        const auto match = reopened(*store, id);
        for (; match->canRedo(); --undone)
            QVERIFY(match->redo(noon)->accepted);
        QCOMPARE(undone, 0);
        QCOMPARE(reopened(*store, id)->table().dump(), last);
    }

    void twoProgramsNeverWeaveTheirRecords()
    {
        const QTemporaryDir folder;
        const auto one = opened(folder);
        const auto two = opened(folder);
        auto match = std::make_unique<CountingMatch>();
        const MatchId id = *one->createMatch(match->header(), noon);
        const auto here = recordedMatch(*one, id, std::move(match));
        QVERIFY(play(*here, R"({"command": "start", "limit": 10})"));
        const auto there = reopened(*two, id);
        QVERIFY(play(*there, R"({"command": "add", "by": 1})"));
        const Checked<PlayResult> refused = here->play(*parseJson(R"({"command": "add", "by": 2})"), noon);
        QVERIFY(messageOf(refused.problems()).starts_with("It was continued in another window"));
        QCOMPARE(reopened(*one, id)->table().dump(), R"({"limit":10,"total":1,"entries":2})");
    }

    void aLineOfNoMatchIsAProblem()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        const CountingMatch match;
        const MatchId nobody{QStringLiteral("nobody")};
        QCOMPARE(messageOf(store->append(nobody, {{1, "{}", ""}}, noon)), "There is no match nobody in the database.");
        QCOMPARE(messageOf(store->load(nobody).problems()), "There is no match nobody in the database.");
        const MatchId id = *store->createMatch(match.header(), noon);
        QVERIFY(!store->append(id, {{2, "{}", ""}}, noon).empty());
        QVERIFY(store->removeMatch(id).empty());
        QVERIFY(!store->load(id));
    }

    void severalLinesAreKeptTogetherOrNotAtAll()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        const MatchId id = *store->createMatch(CountingMatch().header(), noon);
        QVERIFY(store->append(id, {{1, "one", "x"}, {2, "two", "y"}}, noon).empty());
        QCOMPARE(store->load(id)->size(), std::size_t{3});
        // The second of these comes behind a line that is not there.
        QVERIFY(!store->append(id, {{3, "three", "z"}, {5, "five", "z"}}, noon).empty());
        QCOMPARE(store->load(id)->size(), std::size_t{3});
        QVERIFY(store->append(id, {{3, "three", "z"}}, noon).empty());
    }

    void theListShowsTheLatestChangeFirst()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        const CountingMatch match;
        const MatchId a = *store->createMatch(match.header(), minutesLater(0));
        const MatchId b = *store->createMatch(match.header(), minutesLater(1));
        const MatchId c = *store->createMatch(match.header(), minutesLater(2));
        QVERIFY(store->append(a, {{1, "{}", "x"}}, minutesLater(3)).empty());
        QVERIFY(store->setSummary(b, "Fangs – Amazons", {{"scores", {26, 18}}}, true).empty());
        const std::vector<MatchSummary> all = *store->recentMatches(10);
        QCOMPARE(all.size(), std::size_t{3});
        QVERIFY(all[0].id == a && all[1].id == c && all[2].id == b);
        QCOMPARE(all[0].lines, 1);
        QVERIFY(all[0].changedAt == minutesLater(3));
        QVERIFY(all[0].startedAt == minutesLater(0));
        QCOMPARE(all[0].game, "counting");
        QCOMPARE(all[2].title, "Fangs – Amazons");
        QCOMPARE(all[2].summary.dump(), R"({"scores":[26,18]})");
        QVERIFY(all[2].finished && !all[0].finished);
        QCOMPARE(store->recentMatches(2)->size(), std::size_t{2});
    }

    void settingsAreKept()
    {
        const QTemporaryDir folder;
        {
            const auto store = opened(folder);
            QVERIFY(!store->setting(QStringLiteral("language")));
            QVERIFY(store->setSetting(QStringLiteral("language"), QStringLiteral("hu")).empty());
            QVERIFY(store->setSetting(QStringLiteral("language"), QStringLiteral("pl")).empty());
        }
        QCOMPARE(opened(folder)->setting(QStringLiteral("language")), std::optional(QStringLiteral("pl")));
    }

    void aMatchGoesOutAndInAsAFile()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        auto match = std::make_unique<CountingMatch>();
        const MatchId id = *store->createMatch(match->header(), noon);
        const auto recording = recordedMatch(*store, id, std::move(match));
        QVERIFY(play(*recording, R"({"command": "start", "limit": 10})"));
        QVERIFY(play(*recording, R"({"command": "add", "by": 4})"));
        const QString path = folder.filePath(QStringLiteral("out.whistle"));
        QVERIFY(store->exportMatch(id, path).empty());
        QVERIFY(messageOf(store->exportMatch(id, path)).ends_with("is not overwritten. Give another name."));
        const SoundLines sound = soundLines(*readWholeFile(path));
        QVERIFY(!sound.fault);
        const MatchId copy = *store->importMatch(sound.lines, noon);
        QVERIFY(copy != id);
        QVERIFY(*store->load(copy) == *store->load(id));
    }

    void aChangedLineInTheDatabaseIsFound()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        auto match = std::make_unique<CountingMatch>();
        const MatchId id = *store->createMatch(match->header(), noon);
        const auto recording = recordedMatch(*store, id, std::move(match));
        QVERIFY(play(*recording, R"({"command": "start", "limit": 10})"));
        QVERIFY(play(*recording, R"({"command": "add", "by": 4})"));
        meddle(folder,
               {QStringLiteral("UPDATE lines SET text = replace(text, '\"by\":4', '\"by\":9') WHERE number = 2")});
        const SoundLines sound = soundLines(*store->load(id));
        QCOMPARE(sound.fault->message.toStdString(),
                 "This match file was changed after entry 1. It is sound up to there.");
        QVERIFY(!store->exportMatch(id, folder.filePath(QStringLiteral("out.whistle"))).empty());
    }

    /// What no chain proves has a seal: a row that was changed and one whose seal was taken away are damage.
    void aRowWithAnotherSealOrNoneIsFound_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<bool>("isSound");
        QTest::newRow("nothing") << QStringLiteral("UPDATE settings SET value = value") << true;
        QTest::newRow("its value") << QStringLiteral("UPDATE settings SET value = 'pl'") << false;
        QTest::newRow("its seal") << QStringLiteral("UPDATE settings SET value = 'pl', seal = ''") << false;
        QTest::newRow("another row's") << QStringLiteral("UPDATE matches SET kind = 'other', seal = ''") << false;
    }
    void aRowWithAnotherSealOrNoneIsFound()
    {
        QFETCH(QString, statement);
        QFETCH(bool, isSound);
        const QTemporaryDir folder;
        {
            const auto store = opened(folder);
            QVERIFY(bool(store->createMatch(CountingMatch().header(), noon)));
            QVERIFY(store->setSetting(QStringLiteral("language"), QStringLiteral("hu")).empty());
        }
        meddle(folder, {statement});
        QCOMPARE(Store::damageIn(folder.path()).empty(), isSound);
        QCOMPARE(bool(Store::open(folder.path(), Store::DamageCheck::First)), isSound);
    }

    void anEmptyFileBecomesADatabase()
    {
        const QTemporaryDir folder;
        QFile file(databaseFile(folder));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(opened(folder) != nullptr);
        QVERIFY(opened(folder)->recentMatches(1)->empty());
    }

    void aMigrationIsDoneWholeOrNotAtAll()
    {
        const QTemporaryDir folder;
        // A table that is in the way of the last statement of the first migration.
        meddle(folder, {QStringLiteral("PRAGMA application_id = %1").arg(0x57485354),
                        QStringLiteral("CREATE TABLE settings (other TEXT)")});
        const Checked<std::unique_ptr<Store>> refused = Store::open(folder.path());
        QVERIFY(messageOf(refused.problems()).find("settings already exists") != std::string::npos);
        meddle(folder, {QStringLiteral("DROP TABLE settings")});
        QVERIFY(opened(folder) != nullptr);
    }

    void aNewerDatabaseIsLeftAlone()
    {
        const QTemporaryDir folder;
        QVERIFY(opened(folder) != nullptr);
        const int known = static_cast<int>(migrations().size());
        meddle(folder, {QStringLiteral("PRAGMA user_version = %1").arg(known + 1)});
        QVERIFY(messageOf(Store::open(folder.path()).problems()).find("was made by a newer Whistle") !=
                std::string::npos);
    }

    void aForeignDatabaseIsLeftAlone()
    {
        const QTemporaryDir folder;
        meddle(folder, {QStringLiteral("CREATE TABLE recipes (name TEXT)")});
        QVERIFY(messageOf(Store::open(folder.path()).problems()).find("is not a Whistle database") !=
                std::string::npos);
    }

    // A line that is lost from the table is missed when the match is opened, wherever it stood.
    void aLineThatIsLostIsMissed()
    {
        for (const int lost : {1, 3, 5}) {
            const QTemporaryDir folder;
            const auto store = opened(folder);
            auto match = std::make_unique<CountingMatch>();
            const MatchId id = *store->createMatch(match->header(), noon);
            const auto recording = recordedMatch(*store, id, std::move(match));
            QVERIFY(play(*recording, R"({"command": "start", "limit": 10})"));
            for (int i = 0; i < 4; ++i)
                QVERIFY(play(*recording, R"({"command": "add", "by": 1})"));
            QCOMPARE(store->recentMatches(1)->front().lines, 5);
            meddle(folder, {QStringLiteral("DELETE FROM lines WHERE number >= %1 AND number < %1 + 1").arg(lost)});
            QCOMPARE(messageOf(store->load(id).problems()), "Of this record 5 lines were written, but only 4 can be "
                                                            "found: the database is damaged. Restore a backup.");
            // Going on does not hide it.
            QVERIFY(play(*recording, R"({"command": "add", "by": 1})"));
            QVERIFY(!store->load(id));
        }
    }

    // One changed bit in an index shows another table; the rows are all still there. Each mutation is told, or changes
    // nothing that anybody is shown.
    void damageInAnIndexIsFound()
    {
        const QTemporaryDir folder;
        MatchId id;
        std::vector<std::string> whole;
        {
            const auto store = opened(folder);
            auto match = std::make_unique<CountingMatch>();
            id = *store->createMatch(match->header(), noon);
            const auto recording = recordedMatch(*store, id, std::move(match));
            QVERIFY(play(*recording, R"({"command": "start", "limit": 1000})"));
            for (int i = 0; i < 58; ++i)
                QVERIFY(play(*recording, R"({"command": "add", "by": 1})"));
            whole = *store->load(id);
        }
        int page = 0;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("asker"));
            database.setDatabaseName(databaseFile(folder));
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(
                QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_lines_1'")));
            QVERIFY(query.next());
            page = query.value(0).toInt();
            database.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("asker"));
        QFile file(databaseFile(folder));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray sound = file.readAll();
        file.close();
        const auto put = [&](const QByteArray& content) {
            for (const char* suffix : {"-wal", "-shm"})
                QFile::remove(databaseFile(folder) + QString::fromLatin1(suffix));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
            file.close();
        };
        int told = 0;
        for (int i = 0; i < 400; ++i) {
            QByteArray damaged = sound;
            const qsizetype at = (page - 1) * qsizetype{4096} + 8 + (i * 37) % 4080;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (i % 8)));
            put(damaged);
            const Checked<std::unique_ptr<Store>> first = Store::open(folder.path());
            const bool isFound = !Store::damageIn(folder.path()).empty();
            if (!first) {
                QVERIFY(isFound);
                ++told;
                continue;
            }
            // As the window opens it, with the check beside it.
            const auto lines = (*first)->load(id);
            QVERIFY2(lines && *lines == whole, qPrintable(QString::number(i)));
        }
        QVERIFY(told > 100);
        for (int i = 0; i < 100; ++i) {
            QByteArray damaged = sound;
            const qsizetype at = (page - 1) * qsizetype{4096} + 8 + (i * 41) % 4080;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (i % 8)));
            put(damaged);
            const Checked<std::unique_ptr<Store>> beside = Store::open(folder.path(), Store::DamageCheck::Beside);
            if (!beside)
                continue;
            const auto lines = (*beside)->load(id);
            QVERIFY2(!lines || *lines == whole, qPrintable(QString::number(i)));
        }
    }

    // What is put away is kept, is listed apart, and keeps its place in the order of changes.
    void whatIsPutAwayLiesApart()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        CountingMatch match;
        QVERIFY(play(match, R"({"command": "start", "limit": 10})"));
        const MatchId kept = *store->importMatch(match.recordedLines(), Instant::now());
        const MatchId old = *store->importMatch(match.recordedLines(), Instant::now());
        QVERIFY(store->putOn(Shelf::Archive, old).empty());
        QCOMPARE(store->shelfOf(old), Shelf::Archive);
        QCOMPARE(store->recentMatches(10)->size(), std::size_t{2});
        QCOMPARE(store->recentMatches(10, Shelf::Open)->front().id, kept);
        QCOMPARE(store->recentMatches(10, Shelf::Archive)->front().id, old);
        QVERIFY(store->recentMatches(10, Shelf::Bin)->empty());
        QVERIFY(store->putOn(Shelf::Open, old).empty());
        QCOMPARE(store->recentMatches(10, Shelf::Open)->size(), std::size_t{2});
        QCOMPARE(store->load(old)->size(), match.recordedLines().size());
    }

    // Databases of every schema that there was open, keep their lines, and go on.
    void olderDatabasesAreBroughtUpToDate_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < sealedSince; ++version) // whole folders, also of later ones: tests/history
            QTest::addRow("%d", version) << version;
    }
    void olderDatabasesAreBroughtUpToDate()
    {
        QFETCH(int, version);
        const QTemporaryDir folder;
        QStringList statements;
        for (int i = 0; i < version; ++i)
            statements << migrations()[static_cast<std::size_t>(i)];
        statements << QStringLiteral("PRAGMA application_id = %1").arg(0x57485354)
                   << QStringLiteral("PRAGMA user_version = %1").arg(version);
        CountingMatch match;
        QVERIFY(play(match, R"({"command": "start", "limit": 10})"));
        QVERIFY(play(match, R"({"command": "add", "by": 4})"));
        const auto& lines = match.recordedLines();
        const auto quoted = [](const std::string& text) {
            return QString::fromStdString(text).replace(QStringLiteral("'"), QStringLiteral("''"));
        };
        statements << QStringLiteral("INSERT INTO matches (id, game, header, started_at, changed_at) VALUES ('m', "
                                     "'counting', '%1', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')")
                          .arg(quoted(lines[0].text));
        for (std::size_t i = 1; i < lines.size(); ++i)
            statements << QStringLiteral("INSERT INTO lines VALUES ('m', %1, '%2', '%3')")
                              .arg(QString::number(i), quoted(lines[i].text), quoted(lines[i].chain));
        constexpr int linesAreCounted = 5;
        constexpr int shelvesAreKept = 6;
        if (version >= linesAreCounted)
            statements << QStringLiteral("UPDATE matches SET line_count = 2, last_chain = '%1'")
                              .arg(quoted(lines.back().chain));
        statements << (version < shelvesAreKept
                           ? QStringLiteral("INSERT INTO settings VALUES ('home/archive', 'one m other')")
                           : QStringLiteral("UPDATE matches SET shelf = 'archive'"));
        meddle(folder, statements);
        const auto store = opened(folder);
        QVERIFY(store != nullptr);
        const MatchId id{QStringLiteral("m")};
        QCOMPARE(store->recentMatches(1)->front().lines, 2);
        QCOMPARE(store->shelfOf(id), Shelf::Archive);
        QVERIFY(!store->setting(QStringLiteral("home/archive")));
        const auto again = reopened(*store, id);
        QVERIFY(again->recordedLines() == lines);
        QVERIFY(play(*again, R"({"command": "add", "by": 1})"));
        QCOMPARE(store->load(id)->size(), std::size_t{4});
        QVERIFY(store->seasons()->empty());
    }

    // Whatever becomes of the files while they are open: nothing is taken in that is nowhere afterwards.
    void aDatabaseThatIsGoneTakesNothingMore_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"removed", "moved", "replaced", "emptied", "log removed", "folder moved"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aDatabaseThatIsGoneTakesNothingMore()
    {
        QFETCH(QString, what);
        const QTemporaryDir parent;
        const QString folder = parent.filePath(QStringLiteral("data"));
        const QString path = folder + QStringLiteral("/whistle.sqlite");
        Checked<std::unique_ptr<Store>> store = Store::open(folder);
        QVERIFY(bool(store));
        auto match = std::make_unique<CountingMatch>();
        const MatchId id = *(*store)->createMatch(match->header(), noon);
        const auto recording = recordedMatch(**store, id, std::move(match));
        QVERIFY(play(*recording, R"({"command": "start", "limit": 10})"));
        if (what == QStringLiteral("removed"))
            QVERIFY(QFile::remove(path));
        else if (what == QStringLiteral("moved"))
            QVERIFY(QFile::rename(path, path + QStringLiteral(".old")));
        else if (what == QStringLiteral("replaced"))
            QVERIFY(QFile::copy(path, path + QStringLiteral("2")) && QFile::remove(path) &&
                    QFile::rename(path + QStringLiteral("2"), path));
        else if (what == QStringLiteral("emptied"))
            QVERIFY(QFile::resize(path, 0));
        else if (what == QStringLiteral("log removed"))
            QVERIFY(QFile::remove(path + QStringLiteral("-wal")));
        else
            QVERIFY(QDir().rename(folder, folder + QStringLiteral("2")));
        const Checked<PlayResult> refused = recording->play(*parseJson(R"({"command": "add", "by": 1})"), noon);
        QVERIFY(!refused);
        QVERIFY2(messageOf(refused.problems()).find("was moved, removed or replaced") != std::string::npos,
                 messageOf(refused.problems()).c_str());
        QVERIFY(!(*store)->setSetting(QStringLiteral("language"), QStringLiteral("hu")).empty());
        QVERIFY(!(*store)->setSummary(id, "title", Json::object(), false).empty());
        QCOMPARE(recording->recordedLines().size(), std::size_t{2});
    }

    // Locked, or on a disk that cannot be written, is not damaged.
    void whatIsNotDamagedIsNotCalledSo()
    {
        const QTemporaryDir folder;
        QVERIFY(opened(folder) != nullptr);
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
            other.setDatabaseName(databaseFile(folder));
            QVERIFY(other.open());
            QSqlQuery query(other);
            QVERIFY(query.exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
            QVERIFY(query.exec(QStringLiteral("BEGIN EXCLUSIVE")));
            const Checked<std::unique_ptr<Store>> refused = Store::open(folder.path());
            QVERIFY(!refused);
            const std::string told = messageOf(refused.problems());
            QVERIFY2(told.find("in use by another program: database is locked") != std::string::npos, told.c_str());
            QVERIFY(Store::damageIn(folder.path()).empty());
            query.finish();
            other.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("holder"));
        QVERIFY(opened(folder) != nullptr);
    }

    // Where no file may grow, and where nobody may write.
    void aDiskThatTakesNothingIsNotCalledDamaged()
    {
        const auto toldIn = [](const QTemporaryDir& folder) {
            const Checked<std::unique_ptr<Store>> refused = Store::open(folder.path());
            return refused ? std::string("opened") : messageOf(refused.problems());
        };
        const QTemporaryDir full;
        QVERIFY(opened(full) != nullptr);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, RLIM_INFINITY};
        const rlimit any{RLIM_INFINITY, RLIM_INFINITY};
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &none) == 0);
        std::string told = toldIn(full);
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &any) == 0);
        QVERIFY2(told.find("cannot be opened") != std::string::npos, told.c_str());
        QVERIFY(opened(full) != nullptr);

        const QTemporaryDir locked;
        QVERIFY(opened(locked) != nullptr);
        const QFile::Permissions toRead = QFile::ReadUser | QFile::ExeUser | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(locked.path(), toRead));
        const bool isRoot = ::geteuid() == 0; // whom no permission stops
        QVERIFY(!isRoot || ::seteuid(65534) == 0);
        told = toldIn(locked);
        QVERIFY(!isRoot || ::seteuid(0) == 0);
        QVERIFY(QFile::setPermissions(locked.path(), toRead | QFile::WriteUser));
        QVERIFY2(told.find("cannot be opened") != std::string::npos, told.c_str());
        QVERIFY(opened(locked) != nullptr);
    }

    // A cache of another type is one that is not there.
    void aSummaryOfAnotherTypeIsNone()
    {
        const QTemporaryDir folder;
        const auto store = opened(folder);
        const MatchId id = *store->createMatch(CountingMatch().header(), noon);
        for (const char* summary : {"[]", "5", "null", "\"words\"", "{", ""}) {
            meddle(folder, {QStringLiteral("UPDATE matches SET summary = '%1'").arg(QString::fromLatin1(summary))});
            QCOMPARE(store->recentMatches(1)->front().summary.dump(), "{}");
        }
        QVERIFY(store->setSummary(id, "", {{"id", 5}, {"period", "x"}, {"on", 1}}, false).empty());
        const Json odd = store->recentMatches(1)->front().summary;
        QCOMPARE(valueIn(odd, "id", std::string("none")), "none");
        QCOMPARE(valueIn(odd, "period", 1), 1);
        QCOMPARE(valueIn(odd, "on", true), true);
        QCOMPARE(valueIn(odd, "id", 1), 5);
    }

    void aDamagedDatabaseIsTold_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("length");
        QTest::newRow("first page") << 0 << 100;
        QTest::newRow("second page") << 4096 << 4096;
        QTest::newRow("later page") << 5 * 4096 << 4096;
    }
    void aDamagedDatabaseIsTold()
    {
        QFETCH(int, from);
        QFETCH(int, length);
        const QTemporaryDir folder;
        {
            const auto store = opened(folder);
            const CountingMatch match;
            for (int i = 0; i < 60; ++i)
                QVERIFY(bool(store->createMatch(match.header(), noon)));
        }
        QFile file(databaseFile(folder));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > from + length);
        file.seek(from);
        file.write(QByteArray(length, '\x5a'));
        file.close();
        const Checked<std::unique_ptr<Store>> refused = Store::open(folder.path());
        QVERIFY(!refused);
        QVERIFY2(messageOf(refused.problems()).find("is damaged") != std::string::npos,
                 messageOf(refused.problems()).c_str());
        QCOMPARE(refused.problems().front().at, databaseFile(folder).toStdString());
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(messageOf(Store::open(folder.filePath(QStringLiteral("file/inside"))).problems())
                    .starts_with("The data folder"));
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
