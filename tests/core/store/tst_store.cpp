// SPDX-License-Identifier: GPL-3.0-or-later
#include "../journal/counting_game.h"
#include "journal/game_match.h"
#include "store/migrations.h"
#include "store/store.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

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
        QVERIFY(messageOf(refused.problems()).starts_with("This match was continued in another window"));
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
        QVERIFY(messageOf(store->exportMatch(id, path)).ends_with("is not overwritten."));
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
                 "This match file was changed after entry 1. The first 1 entries are sound.");
        QVERIFY(!store->exportMatch(id, folder.filePath(QStringLiteral("out.whistle"))).empty());
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
        QVERIFY(messageOf(Store::open(folder.path()).problems()).find("is not a database of Whistle") !=
                std::string::npos);
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
