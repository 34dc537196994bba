// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal.h"
#include "kaosball/game.h"
#include "kaosball_random.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// WHISTLE_MATCHES multiplies the number of random matches (a long night, a quick look).
int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

} // namespace

/// What every legal match must hold to, shown on matches played at random from printed seeds.
class TestKaosballContract : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomMatchesHold_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("mirror");
        for (const bool mirror : {true, false}) {
            const QByteArray depth = mirror ? " mirror" : " scorekeeper";
            QTest::newRow("versus, draft," + depth) << 0 << 2 << true << mirror;
            QTest::newRow("versus, first game," + depth) << 0 << 2 << false << mirror;
            QTest::newRow("max kaos 3," + depth) << 1 << 3 << true << mirror;
            QTest::newRow("max kaos 4," + depth) << 1 << 4 << true << mirror;
            QTest::newRow("alliance," + depth) << 2 << 4 << true << mirror;
        }
    }

    void randomMatchesHold()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, draft);
        QFETCH(bool, mirror);
        const RandomMatch setting{static_cast<Mode>(mode), teams, draft, mirror ? Depth::Mirror : Depth::Scorekeeper};
        int entries = 0;
        int finished = 0;
        for (int seed = 1; seed <= matches(12); ++seed) {
            RandomPlayer player(*printedFacts(), static_cast<unsigned>(seed * 1000 + mode * 100 + teams));
            const Game game;
            State state = game.start();
            std::optional<Command> command = player.start(setting);
            int count = 0;
            for (; command && count < 4000; ++count) {
                const Outcome<State> outcome = game.referee(state, *command);
                const std::string told = game.write(*command).dump();
                if (!outcome.isLegal())
                    QFAIL(qPrintable(QStringLiteral("seed %1, entry %2: %3: %4")
                                         .arg(seed)
                                         .arg(count)
                                         .arg(QString::fromStdString(told), outcome.objections.front().why.render())));
                if (const std::optional<Text> unsound = unsoundness(outcome.next, printedFacts()->constants))
                    QFAIL(qPrintable(QStringLiteral("seed %1, entry %2: %3: %4")
                                         .arg(seed)
                                         .arg(count)
                                         .arg(QString::fromStdString(told), unsound->render())));
                QVERIFY2(!outcome.rules.empty(), told.c_str());
                const Checked<Command> again = game.read(game.write(*command));
                QVERIFY2(again.isGood(), told.c_str());
                QCOMPARE(game.write(*again).dump(), told);
                state = outcome.next;
                command = player.next(state);
            }
            entries += count;
            finished += state.phase == Phase::Finished ? 1 : 0;
        }
        qInfo("%d entries, %d of %d matches came to their end", entries, finished, matches(12));
        QVERIFY(finished > 0);
    }

    void undoGivesTheEarlierTable()
    {
        RandomPlayer player(*printedFacts(), 7);
        Journal<Game> journal;
        std::vector<State> tables;
        std::optional<Command> command = player.start({});
        for (int count = 0; command && count < 250; ++count) {
            const Checked<PlayResult> result = journal.play(Enter<Command>{*command}, Instant{});
            QVERIFY(result && result->accepted);
            tables.push_back(journal.state());
            command = player.next(journal.state());
        }
        for (std::size_t i = tables.size(); i > 1; --i) {
            QVERIFY(journal.state() == tables[i - 1]);
            QVERIFY(journal.play(Withdraw{*journal.undoable()}, Instant{}));
        }
        for (std::size_t i = 1; i < tables.size(); ++i) {
            QVERIFY(journal.play(Restore{*journal.redoable()}, Instant{}));
            QVERIFY(journal.state() == tables[i]);
        }
    }

    void aRefusedCommandChangesNothing()
    {
        RandomPlayer player(*printedFacts(), 11);
        const Game game;
        State state = game.start();
        std::optional<Command> command = player.start({});
        int refused = 0;
        for (int count = 0; command && count < 600; ++count) {
            // Whatever was legal a while ago is mostly refused now; refused or not, the state it is asked of stays.
            const std::string before = game.table(state).dump();
            const Outcome<State> again = game.referee(state, EndMatch{});
            QCOMPARE(game.table(state).dump(), before);
            if (!again.isLegal() && !again.canBeOverridden()) {
                QCOMPARE(game.table(again.next).dump(), before);
                ++refused;
            }
            state = game.referee(state, *command).next;
            command = player.next(state);
        }
        QVERIFY(refused > 100);
    }
};

QTEST_GUILESS_MAIN(TestKaosballContract)
#include "tst_kaosball_contract.moc"
