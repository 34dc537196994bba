// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing entered is ever lost: the program is killed at random moments, and what it had acknowledged is there.
// Rounds and seed: WHISTLE_KILLS (80; 2,000 in nightly_kill) and WHISTLE_SEED.
#include "program.h"

#include "journal/game_match.h"
#include "journal/match_file.h"
#include "kaosball/game.h"
#include "store/store.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>
#include <thread>

using namespace std::chrono_literals;
using namespace whistle;
using namespace whistle::testing;

namespace {

using KaosballMatch = GameMatch<kaosball::Game>;

const QString storePlayer = QStringLiteral(WHISTLE_BINARY_DIR "/tests/store_player");

/// Feeds the program, kills it after a random while, and gives back every whole line that it had said.
QList<QByteArray> saidBeforeTheKill(const QString& path, const QStringList& arguments, std::chrono::microseconds after)
{
    QProcess process;
    process.start(path, arguments);
    process.write(referenceCommands().join());
    QElapsedTimer timer;
    timer.start();
    QByteArray said;
    // The clock starts with the first words; before them there is nothing to lose.
    if (process.waitForReadyRead(20000))
        timer.restart();
    while (std::chrono::nanoseconds(timer.nsecsElapsed()) < after && process.state() == QProcess::Running) {
        process.waitForReadyRead(0);
        std::this_thread::sleep_for(100us);
    }
    process.kill();
    process.waitForFinished(20000);
    said += process.readAllStandardOutput();
    QList<QByteArray> lines = said.split('\n');
    lines.removeLast();
    return lines;
}

/// The commands of the reference match as a record writes them.
const std::vector<Json>& recordedCommands()
{
    static const std::vector<Json> commands = [] {
        const kaosball::Game game;
        std::vector<Json> written;
        for (const QByteArray& line : referenceCommands())
            written.push_back(game.write(*game.read(toJson(line))));
        return written;
    }();
    return commands;
}

/// Whether the sound lines hold the first `acknowledged` commands of the reference match, and open as a match.
std::string missing(const SoundLines& sound, qsizetype acknowledged)
{
    if (sound.fault && !sound.torn)
        return sound.fault->message.toStdString();
    if (static_cast<qsizetype>(sound.lines.size()) < acknowledged + 1)
        return "only " + std::to_string(sound.lines.size()) + " lines of " + std::to_string(acknowledged + 1);
    const Checked<std::unique_ptr<Match>> match = KaosballMatch::open(sound.lines);
    if (!match)
        return match.problems().front().message.toStdString();
    if (!(*match)->deviations().empty())
        return "entries are refused";
    const kaosball::Game game;
    const auto entries = static_cast<const KaosballMatch&>(**match).journal().entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (game.write(entries[i].command) != recordedCommands().at(i))
            return "entry " + std::to_string(i + 1) + " is another";
    }
    return {};
}

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        bool given = false;
        m_seed = qEnvironmentVariableIntValue("WHISTLE_SEED", &given);
        if (!given)
            m_seed = static_cast<int>(std::random_device()() % 1'000'000);
        m_kills = qEnvironmentVariableIntValue("WHISTLE_KILLS", &given);
        if (!given)
            m_kills = 80;
        qInfo("seed %d, %d kills", m_seed, m_kills);
        // How long a whole match takes here: the kills fall within it, and on a slow disk into its first part.
        QElapsedTimer timer;
        timer.start();
        const QTemporaryDir folder;
        const Finished whole = run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"),
                                    folder.filePath(QStringLiteral("m.whistle"))},
                                   referenceCommands().join());
        QCOMPARE(whole.code, 0);
        m_within = std::min<std::chrono::microseconds>(std::chrono::microseconds(timer.nsecsElapsed() / 1000), 250ms);
    }

    void everyAcknowledgedLineIsInTheMatchFile()
    {
        std::mt19937 random(static_cast<unsigned>(m_seed));
        qsizetype all = 0;
        int midway = 0;
        for (int kill = 0; kill < m_kills; ++kill) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("m.whistle"));
            const QList<QByteArray> said = saidBeforeTheKill(
                program, {QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path},
                aMoment(random));
            if (said.isEmpty())
                continue;
            for (const QByteArray& line : said)
                QVERIFY2(toJson(line)["accepted"].get<bool>(), line.constData());
            const Checked<std::string> text = readWholeFile(path);
            QVERIFY(bool(text));
            const std::string wrong = missing(soundLines(*text), said.size());
            QVERIFY2(
                wrong.empty(),
                qPrintable(
                    QStringLiteral("seed %1, kill %2: %3").arg(m_seed).arg(kill).arg(QString::fromStdString(wrong))));
            all += said.size();
            midway += said.size() < referenceCommands().size() ? 1 : 0;
        }
        qInfo("%d kills in the middle of a match, %d acknowledged lines, none lost", midway, static_cast<int>(all));
        QVERIFY(midway > m_kills / 4);
    }

    void everyAcknowledgedLineIsInTheStore()
    {
        std::mt19937 random(static_cast<unsigned>(m_seed) + 1);
        qsizetype all = 0;
        int midway = 0;
        // One folder for all: each start opens what the kill before has left.
        const QTemporaryDir folder;
        for (int kill = 0; kill < m_kills; ++kill) {
            const QList<QByteArray> said = saidBeforeTheKill(storePlayer, {folder.path()}, aMoment(random));
            if (said.isEmpty())
                continue;
            const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
            QVERIFY2(bool(store), store ? "" : store.problems().front().message.toStdString().c_str());
            const Checked<std::vector<std::string>> lines = (*store)->load({QString::fromLatin1(said.front())});
            QVERIFY(bool(lines));
            const std::string wrong = missing(soundLines(*lines), said.size() - 1);
            QVERIFY2(
                wrong.empty(),
                qPrintable(
                    QStringLiteral("seed %1, kill %2: %3").arg(m_seed).arg(kill).arg(QString::fromStdString(wrong))));
            all += said.size() - 1;
            midway += said.size() - 1 < referenceCommands().size() ? 1 : 0;
        }
        qInfo("%d kills in the middle of a match, %d acknowledged lines, none lost", midway, static_cast<int>(all));
        QVERIFY(midway > m_kills / 4);
    }

private:
    std::chrono::microseconds aMoment(std::mt19937& random) const
    {
        return std::chrono::microseconds(random() % static_cast<std::uint64_t>(m_within.count()));
    }

    int m_seed = 0;
    int m_kills = 0;
    std::chrono::microseconds m_within{};
};

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
