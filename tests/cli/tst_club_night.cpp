// SPDX-License-Identifier: GPL-3.0-or-later
// A club's night: tables play through whistle-cli while they are killed, the server is killed and started again, and
// connections are cut. In the end every line that a table had acknowledged is on the server, once and in order.
// WHISTLE_TABLES (16), WHISTLE_ENTRIES (3,000; 200,000 in nightly_club) and WHISTLE_SEED.
#include "../core/club/club_under_test.h"
#include "program.h"

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
};

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
    }
    return all;
}

/// A table of the club: plays one match after the other, each in a file, and goes on with it when it has been killed.
class Table {
public:
    Table(const OwnServer& club, int index, const std::vector<Played>& matches) : m_index(index), m_matches(matches)
    {
        const QByteArray person = "table_" + QByteArray::number(index % 8 + 1);
        m_joined = run({QStringLiteral("club"), QStringLiteral("join"),
                        QString::fromStdString(club.address(person.constData()).told()), QStringLiteral("--name"),
                        QStringLiteral("table %1").arg(index + 1), QStringLiteral("--data"), folder()})
                       .code == 0;
    }

    [[nodiscard]] bool hasJoined() const { return m_joined; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] int entries() const { return m_before + m_acknowledged; }
    [[nodiscard]] const QStringList& files() const { return m_files; }
    [[nodiscard]] const std::string& fault() const { return m_fault; }

    void sitDown()
    {
        if (m_process && m_process->state() != QProcess::NotRunning)
            return;
        const Played& match = m_matches[static_cast<std::size_t>(m_index + m_played) % m_matches.size()];
        const QString file = m_folder.filePath(QStringLiteral("%1.whistle").arg(m_played));
        if (!m_files.contains(file))
            m_files << file;
        // What is in the file counts, whether it was acknowledged or not.
        const int there = linesIn(file);
        if (there < m_acknowledged)
            m_fault = "an acknowledged entry is not in the file";
        m_acknowledged = there;
        m_said.clear();
        m_process = std::make_unique<QProcess>();
        m_process->setStandardErrorFile(m_folder.filePath(QStringLiteral("told")), QIODevice::Append);
        m_process->start(program, {QStringLiteral("play"), match.game, QStringLiteral("--record"), file,
                                   QStringLiteral("--club"), QStringLiteral("--data"), folder()});
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
    std::unique_ptr<QProcess> m_process;
    QByteArray m_said;
    QStringList m_files;
    int m_played = 0;
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
        std::vector<std::unique_ptr<Table>> all;
        for (int i = 0; i < tables; ++i) {
            all.push_back(std::make_unique<Table>(club, i, matches));
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
        while (entries() < wanted) {
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
        for (const auto& table : all) {
            table->standUp();
            const Finished pushed = table->push();
            QVERIFY2(pushed.code == 0, (pushed.out + pushed.err).constData());
            const auto store = Store::open(table->folder());
            const auto travels = Travels(**store).all();
            for (const Travel& travel : *travels) {
                const std::vector<std::string> here = Table::linesOf(QString::fromStdString(travel.file));
                // A table reads what is sealed, too.
                const QByteArray person = "table_" + QByteArray::number((&table - &all.front()) % 8 + 1);
                QCOMPARE(*club.as(person.constData())->lines(travel.id, 1, -1), here);
                lines += here.size() - 1;
                ++records;
            }
            QCOMPARE(static_cast<qsizetype>(travels->size()), table->files().size());
        }
        QVERIFY(static_cast<int>(lines) >= wanted);
        QVERIFY(server->faults()->empty());
        const auto there = server->records();
        QCOMPARE(there->size(), records);
        for (const ClubRecord& record : *there)
            QCOMPARE(record.histories, 1);
        club.forgetConnections();
    }
};

QTEST_GUILESS_MAIN(TestClubNight)
#include "tst_club_night.moc"
