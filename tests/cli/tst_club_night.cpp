// SPDX-License-Identifier: GPL-3.0-or-later
// A club's night: tables play through whistle-cli while they are killed, the server is killed and started again, and
// connections are cut. In the end every line that a table had acknowledged is on the server, once and in order, every
// match replays to the state of its table, and the seasons stand as they do on a single machine.
// WHISTLE_TABLES (16), WHISTLE_ENTRIES (3,000; 200,000 in nightly_club) and WHISTLE_SEED.
#include "../core/club/club_under_test.h"
#include "program.h"

#include "base/contains.h"
#include "catalog/catalog.h"

#include <QElapsedTimer>
#include <QTest>
#include <random>

using namespace whistle;
using namespace whistle::testing;

namespace {

struct Played {
    QString game;
    QList<QByteArray> commands;
    std::vector<std::string> tables = {}; ///< as it is after so many of them
};

/// A season of four, in which everybody meets four times.
QByteArray seasonOf(const QString& game, const std::vector<std::string>& entrants)
{
    Json season{{"id", game.toStdString()},
                {"name", "Season"},
                {"game", game.toStdString()},
                {"format", {{"league", {{"kind", "round_robin"}, {"meetings", 4}}}}}};
    for (const std::string& entrant : entrants)
        season["entrants"].push_back({{"id", entrant}, {"name", entrant}});
    return QByteArray::fromStdString(season.dump());
}

/// Of the games of which two play; first those who play the reference match.
const std::vector<std::pair<QString, QByteArray>>& seasons()
{
    static const std::vector<std::pair<QString, QByteArray>> all = [] {
        const QString kaosball = QStringLiteral("kaosball");
        const QString chaotic = QStringLiteral("chaotic");
        return std::vector{std::pair(kaosball, seasonOf(kaosball, {"fangs", "amazons", "ogres", "daemons"})),
                           std::pair(chaotic, seasonOf(chaotic, {"Ola", "Dani", "Cili", "Bruno"}))};
    }();
    return all;
}

/// whistle-cli in this data folder.
Finished runIn(const QTemporaryDir& folder, QStringList arguments, const QByteArray& input = {})
{
    return run(arguments << QStringLiteral("--data") << folder.path(), input);
}

bool joins(const OwnServer& club, const char* person, const QTemporaryDir& folder)
{
    return runIn(folder,
                 {QStringLiteral("club"), QStringLiteral("join"), QString::fromStdString(club.address(person).told())})
               .code == 0;
}

/// The season is in this folder of an organiser's, and on the server.
bool creates(const QTemporaryDir& folder, const QString& game, const QByteArray& season)
{
    return runIn(folder, {QStringLiteral("league"), QStringLiteral("create"), QStringLiteral("-")}, season).code == 0 &&
           runIn(folder, {QStringLiteral("club"), QStringLiteral("push"), game}).code == 0;
}

/// The fixtures of these two in the season of a game.
QStringList fixturesOf(const QTemporaryDir& folder, const QString& game, const char* one, const char* other)
{
    QStringList all;
    const Json schedule = toJson(runIn(folder, {QStringLiteral("league"), QStringLiteral("schedule"), game}).out);
    for (const Json& fixture : schedule["fixtures"]) {
        if (contains(fixture["sides"], one) && contains(fixture["sides"], other))
            all << QString::fromStdString(fixture["id"]);
    }
    return all;
}

/// Every game's reference match, as commands.
std::vector<Played> games()
{
    std::vector<Played> all;
    for (const char* name : {"kaosball/reference_match", "battle-line/reference_series", "el-grande/reference_match",
                             "chaotic/reference_match", "heroes/reference_match"}) {
        const QString path = QString::fromLatin1(name);
        Played& played = all.emplace_back(Played{path.section(u'/', 0, 0), {}});
        for (const Step& step : playthrough(path)) {
            if (step.kind == "command")
                played.commands.append(QByteArray::fromStdString(step.content.dump()) + '\n');
        }
        const auto match = (*Catalog::standard().game(played.game.toStdString()))->newMatch();
        played.tables.push_back(match->table().dump());
        for (const QByteArray& command : played.commands) {
            (void)match->play(toJson(command), Instant{1'800'000'000});
            played.tables.push_back(match->table().dump());
        }
    }
    return all;
}

/// A table of the club: plays one match after the other, each in a file, and goes on with it when it has been killed.
class Table {
public:
    /// `fixtures`: those that nobody plays yet, by game.
    Table(const OwnServer& club, int index, const std::vector<Played>& matches,
          std::map<QString, QStringList>& fixtures)
        : m_index(index)
        , m_matches(matches)
        , m_fixtures(fixtures)
    {
        const QByteArray person = "table_" + QByteArray::number(index % 8 + 1);
        m_joined = run({QStringLiteral("club"), QStringLiteral("join"),
                        QString::fromStdString(club.address(person.constData()).told()), QStringLiteral("--name"),
                        QStringLiteral("table %1").arg(index + 1), QStringLiteral("--data"), folder()})
                           .code == 0 &&
                   runIn(m_folder, {QStringLiteral("club"), QStringLiteral("pull")}).code == 0;
    }

    [[nodiscard]] bool hasJoined() const { return m_joined; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] int entries() const { return m_before + m_acknowledged; }
    [[nodiscard]] int playedFixtures() const { return m_playedFixtures; }
    [[nodiscard]] const QStringList& files() const { return m_files; }
    [[nodiscard]] const std::string& fault() const { return m_fault; }

    void sitDown()
    {
        if (m_process && m_process->state() != QProcess::NotRunning)
            return;
        const Played& match = m_matches[static_cast<std::size_t>(m_index + m_played) % m_matches.size()];
        const QString file = m_folder.filePath(QStringLiteral("%1.whistle").arg(m_played));
        if (!m_files.contains(file)) {
            m_files << file;
            QStringList& open = m_fixtures[match.game];
            m_fixture = open.isEmpty() ? QString() : match.game + u'/' + open.takeFirst();
        }
        // What is in the file counts, whether it was acknowledged or not.
        const int there = linesIn(file);
        if (there < m_acknowledged)
            m_fault = "an acknowledged entry is not in the file";
        m_acknowledged = there;
        m_said.clear();
        m_process = std::make_unique<QProcess>();
        m_process->setStandardErrorFile(m_folder.filePath(QStringLiteral("told")), QIODevice::Append);
        QStringList arguments{
            QStringLiteral("play"),   match.game, QStringLiteral("--record"), file, QStringLiteral("--club"),
            QStringLiteral("--data"), folder()};
        if (!m_fixture.isEmpty())
            arguments << QStringLiteral("--fixture") << m_fixture;
        m_process->start(program, arguments);
        m_process->write(match.commands.mid(there).join());
        m_process->closeWriteChannel();
    }
    /// Hears what has been acknowledged; sits down to the next match when this one is over.
    void hear()
    {
        if (!m_process)
            return;
        (void)m_process->waitForReadyRead(1);
        m_said += m_process->readAllStandardOutput();
        m_acknowledged += static_cast<int>(m_said.count('\n'));
        if (m_said.contains("\"accepted\":false") || m_said.contains("{\"error\""))
            m_fault = m_said.toStdString();
        m_said.remove(0, m_said.lastIndexOf('\n') + 1);
        if (m_process->state() != QProcess::NotRunning)
            return;
        const Played& match = m_matches[static_cast<std::size_t>(m_index + m_played) % m_matches.size()];
        if (m_acknowledged >= match.commands.size()) {
            m_playedFixtures += m_fixture.isEmpty() ? 0 : 1;
            m_before += m_acknowledged;
            m_acknowledged = 0;
            ++m_played;
        }
        sitDown();
    }
    void kill()
    {
        if (!m_process)
            return;
        m_process->kill();
        m_process->waitForFinished(20000);
    }
    void standUp()
    {
        kill();
        m_process.reset();
    }
    [[nodiscard]] Finished push() const
    {
        return run({QStringLiteral("club"), QStringLiteral("push"), QStringLiteral("--data"), folder()});
    }
    static std::vector<std::string> linesOf(const QString& file)
    {
        std::vector<std::string> texts;
        if (const Checked<std::string> text = readWholeFile(file)) {
            const SoundLines sound = soundLines(*text);
            for (const RecordedLine& line : sound.lines)
                texts.push_back(line.text);
        }
        return texts;
    }

private:
    static int linesIn(const QString& file) { return std::max(0, static_cast<int>(linesOf(file).size()) - 1); }

    QTemporaryDir m_folder;
    int m_index;
    const std::vector<Played>& m_matches;
    bool m_joined = false;
    std::map<QString, QStringList>& m_fixtures;
    QString m_fixture; ///< that the match is played for; empty: none
    std::unique_ptr<QProcess> m_process;
    QByteArray m_said;
    QStringList m_files;
    int m_played = 0;
    int m_playedFixtures = 0;
    int m_acknowledged = 0; ///< of the match that is being played
    int m_before = 0;       ///< of those before
    std::string m_fault;
};

int given(const char* name, int otherwise)
{
    bool isGiven = false;
    const int value = qEnvironmentVariableIntValue(name, &isGiven);
    return isGiven ? value : otherwise;
}

} // namespace

class TestClubNight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A match of another game, or of other sides, is refused before anything of it is there.
    void aFixtureTakesOnlyItsOwnMatch()
    {
        const OwnServer club;
        QVERIFY2(club.fault().empty(), club.fault().c_str());
        const QTemporaryDir desk;
        const QTemporaryDir table;
        QVERIFY(joins(club, "organiser", desk) && joins(club, "table_1", table));
        QVERIFY(creates(desk, seasons().front().first, seasons().front().second));
        const QString fixture = fixturesOf(desk, QStringLiteral("kaosball"), "fangs", "ogres").front();
        QVERIFY(runIn(table, {QStringLiteral("club"), QStringLiteral("pull")}).code == 0);
        const std::vector<Played> matches = games();
        const auto play = [&](const Played& played) {
            return runIn(table,
                         {QStringLiteral("play"), played.game, QStringLiteral("--record"),
                          table.filePath(QStringLiteral("match.whistle")), QStringLiteral("--club"),
                          QStringLiteral("--fixture"), QStringLiteral("kaosball/") + fixture},
                         played.commands.front() + played.commands.at(1));
        };
        const Finished otherGame = play(matches.at(1));
        QCOMPARE(otherGame.code, 2);
        QVERIFY2(otherGame.err.contains("The match is “Battle Line”, but the season is “Kaosball”."), otherGame.err);
        const Finished otherSides = play(matches.front());
        QCOMPARE(otherSides.code, 2);
        QVERIFY(otherSides.out.isEmpty());
        QVERIFY2(otherSides.err.contains("; this match is fangs – amazons."), otherSides.err);
        QVERIFY2(otherSides.err.contains("The fixture is ogres – fangs") ||
                     otherSides.err.contains("The fixture is fangs – ogres"),
                 otherSides.err);
        QCOMPARE(club.as("viewer")->records()->size(), std::size_t{1});
        // The same file takes the match of the fixture.
        Played right = matches.front();
        right.commands.front().replace("amazons", "ogres");
        const Finished begun = play(right);
        QVERIFY2(begun.out.startsWith("{\"accepted\":true"), begun.out + begun.err);
        QCOMPARE(club.as("viewer")->records()->back().fixture, fixture.toStdString());
        // Of one that was begun all the same an organiser frees the fixture.
        const QString match = club.as("viewer")->records()->back().id;
        QCOMPARE(runIn(table, {QStringLiteral("club"), QStringLiteral("untie"), match}).code, 1);
        QCOMPARE(runIn(desk, {QStringLiteral("club"), QStringLiteral("untie"), match}).code, 0);
        QVERIFY(club.as("viewer")->records()->back().fixture.empty());
        club.forgetConnections();
    }

    /// A bell on the standard error, once; the standard output has the answers and nothing else.
    void theRoundsClockRingsAtATable()
    {
        const OwnServer club;
        QVERIFY2(club.fault().empty(), club.fault().c_str());
        const QTemporaryDir desk;
        const QTemporaryDir table;
        QVERIFY(joins(club, "organiser", desk) && joins(club, "table_1", table));
        const QString game = seasons().front().first;
        QVERIFY(creates(desk, game, seasons().front().second));
        QVERIFY(runIn(table, {QStringLiteral("club"), QStringLiteral("pull")}).code == 0);
        const auto clock = [&](const char* minutes, const char* round) {
            return runIn(desk, {QStringLiteral("club"), QStringLiteral("clock"), game, QLatin1String(minutes),
                                QStringLiteral("--round"), QLatin1String(round)})
                       .code == 0;
        };
        QVERIFY(clock("0", "3"));
        QProcess process;
        process.start(program,
                      {QStringLiteral("play"), game, QStringLiteral("--record"),
                       table.filePath(QStringLiteral("match.whistle")), QStringLiteral("--club"),
                       QStringLiteral("--fixture"), game + u'/' + fixturesOf(desk, game, "fangs", "amazons").front(),
                       QStringLiteral("--data"), table.path()});
        process.write(games().front().commands.front());
        QByteArray told;
        const auto rings = [&] {
            told += process.readAllStandardError();
            return told.count("is up");
        };
        QTRY_COMPARE_WITH_TIMEOUT(rings(), 1, 20000);
        QVERIFY2(told.contains("The time of round 3 is up."), told);
        QVERIFY(clock("0", "4"));
        QTRY_COMPARE_WITH_TIMEOUT(rings(), 2, 20000);
        QTest::qWait(6000); // it looks again every five seconds
        QCOMPARE(rings(), 2);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
        club.forgetConnections();
    }

    void everyAcknowledgedEntryIsOnTheServerOnceAndInOrder()
    {
        const int tables = given("WHISTLE_TABLES", 16);
        const int wanted = given("WHISTLE_ENTRIES", 3'000);
        const int seed = given("WHISTLE_SEED", static_cast<int>(std::random_device()() % 1'000'000));
        std::mt19937 random(static_cast<unsigned>(seed));
        const auto oneOf = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };

        OwnServer club;
        QVERIFY2(club.fault().empty(), club.fault().c_str());
        const std::vector<Played> matches = games();
        const QTemporaryDir desk;
        const QTemporaryDir alone;
        QVERIFY(joins(club, "organiser", desk));
        std::map<QString, QStringList> fixtures;
        for (const auto& [game, season] : seasons()) {
            QVERIFY(creates(desk, game, season));
            QVERIFY(
                runIn(alone, {QStringLiteral("league"), QStringLiteral("create"), QStringLiteral("-")}, season).code ==
                0);
        }
        fixtures[QStringLiteral("kaosball")] = fixturesOf(desk, QStringLiteral("kaosball"), "fangs", "amazons");
        fixtures[QStringLiteral("chaotic")] = fixturesOf(desk, QStringLiteral("chaotic"), "Ola", "Dani");
        std::vector<std::unique_ptr<Table>> all;
        for (int i = 0; i < tables; ++i) {
            all.push_back(std::make_unique<Table>(club, i, matches, fixtures));
            QVERIFY(all.back()->hasJoined());
            all.back()->sitDown();
        }
        int killed = 0;
        int stopped = 0;
        int cut = 0;
        QElapsedTimer clock;
        clock.start();
        qint64 nextTrouble = 300;
        qint64 backAt = -1;
        const auto entries = [&] {
            int sum = 0;
            for (const auto& table : all)
                sum += table->entries();
            return sum;
        };
        const auto hasResult = [&] {
            return std::any_of(all.begin(), all.end(), [](const auto& table) { return table->playedFixtures() > 0; });
        };
        while (entries() < wanted || !hasResult()) {
            for (const auto& table : all) {
                table->hear();
                QVERIFY2(table->fault().empty(), table->fault().c_str());
            }
            if (backAt >= 0 && clock.elapsed() > backAt) {
                const Checked<TryServer> again = TryServer::start(club.folder());
                QVERIFY2(bool(again), again ? "" : again.problems().front().message.toStdString().c_str());
                backAt = -1;
            }
            if (clock.elapsed() < nextTrouble)
                continue;
            nextTrouble = clock.elapsed() + oneOf(250);
            const int trouble = oneOf(10);
            if (trouble < 6) {
                Table& table = *all[static_cast<std::size_t>(oneOf(tables))];
                table.kill();
                table.sitDown();
                ++killed;
            } else if (trouble < 9 && backAt < 0) {
                (void)club.say("owner", QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                                                       "pid <> pg_backend_pid() AND backend_type = 'client backend'"));
                club.forgetConnections();
                ++cut;
            } else if (backAt < 0) {
                club.forgetConnections();
                QVERIFY(TryServer::stop(club.folder()).empty());
                backAt = clock.elapsed() + oneOf(1500);
                ++stopped;
            }
        }
        const double seconds = static_cast<double>(clock.elapsed()) / 1000;
        qInfo(
            "seed %d: %d entries at %d tables, %.0f a second; %d tables killed, %d times all connections cut, %d times "
            "the server killed",
            seed, entries(), tables, entries() / seconds, killed, cut, stopped);
        QVERIFY(TryServer::start(club.folder()));
        const std::unique_ptr<ClubServer> server = club.as("organiser");
        QVERIFY(server);
        std::size_t lines = 0;
        std::size_t records = 0;
        std::size_t counted = 0;
        for (const auto& table : all) {
            table->standUp();
            const Finished pushed = table->push();
            QVERIFY2(pushed.code == 0, (pushed.out + pushed.err).constData());
            const auto store = Store::open(table->folder());
            const auto travels = Travels(**store).all();
            for (const Travel& travel : *travels) {
                if (travel.isSeason)
                    continue;
                const std::vector<std::string> here = Table::linesOf(QString::fromStdString(travel.file));
                if (here.size() < 2) // killed before its first entry
                    continue;
                // A table reads what is sealed, too.
                const QByteArray person = "table_" + QByteArray::number((&table - &all.front()) % 8 + 1);
                QCOMPARE(*club.as(person.constData())->lines(travel.id, 1, -1), here);
                lines += here.size() - 1;
                ++records;
                // The table's own state, by the commands that it has acknowledged.
                const Played& played = *std::find_if(matches.begin(), matches.end(), [&](const Played& each) {
                    return each.game.toStdString() == travel.game;
                });
                const auto match = Catalog::standard().openMatch(soundLines(here));
                QVERIFY(match && (*match)->deviations().empty());
                QCOMPARE((*match)->table().dump(), played.tables.at(here.size() - 1));
                if (travel.fixture.empty() || !isOver(travel.game, (*match)->table()))
                    continue;
                const Finished alike = runIn(alone, {QStringLiteral("league"), QStringLiteral("import"), played.game,
                                                     QString::fromStdString(travel.file), QStringLiteral("--fixture"),
                                                     QString::fromStdString(travel.fixture)});
                QVERIFY2(alike.code == 0, (alike.out + alike.err).constData());
                ++counted;
            }
            for (const QString& file : table->files()) {
                const bool isKnown = std::any_of(travels->begin(), travels->end(), [&](const Travel& travel) {
                    return travel.file == file.toStdString();
                });
                QVERIFY2(isKnown || Table::linesOf(file).size() < 2, qPrintable(file));
            }
        }
        QVERIFY(static_cast<int>(lines) >= wanted);
        QVERIFY(server->faults()->empty());
        auto there = server->records();
        std::erase_if(*there, [](const ClubRecord& record) { return !record.isSeason && record.state.count == 0; });
        QCOMPARE(there->size(), records + seasons().size());
        for (const ClubRecord& record : *there)
            QCOMPARE(record.histories, 1);
        // What the organiser's computer enters of it is what one machine alone has of those matches.
        QVERIFY(counted > 0);
        const Finished entered =
            runIn(desk, {QStringLiteral("club"), QStringLiteral("pull"), QStringLiteral("--results")});
        QCOMPARE(static_cast<std::size_t>(entered.out.count("\"accepted\":true")), counted);
        for (const auto& [game, season] : seasons()) {
            const QStringList asked{QStringLiteral("league"), QStringLiteral("standings"), game};
            const Finished standings = runIn(desk, asked);
            QVERIFY(standings.code == 0 && !standings.out.isEmpty());
            QCOMPARE(standings.out, runIn(alone, asked).out);
        }
        club.forgetConnections();
    }
};

QTEST_GUILESS_MAIN(TestClubNight)
#include "tst_club_night.moc"
