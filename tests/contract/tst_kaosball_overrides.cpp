// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "kaosball_random.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <random>

using namespace whistle;
using namespace whistle::kaosball;

/// Players may record what the rules forbid: whatever they enter, the table stays one that can be, and play goes on.
class TestKaosballOverrides : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsRecordedAgainstTheRulesLeavesASoundTable_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("mirror");
        QTest::newRow("versus, mirror") << 0 << 2 << true;
        QTest::newRow("versus, scorekeeper") << 0 << 2 << false;
        QTest::newRow("max kaos, mirror") << 1 << 4 << true;
        QTest::newRow("alliance, mirror") << 2 << 4 << true;
    }

    /// Two matches of the same teams: commands of the first, whole and from anywhere in it, are entered into the
    /// second.
    void whatIsRecordedAgainstTheRulesLeavesASoundTable()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, mirror);
        const RandomMatch setting{static_cast<Mode>(mode), teams, true, mirror ? Depth::Mirror : Depth::Scorekeeper};
        const Game game;
        const Constants& constants = printedFacts()->constants;
        int overridden = 0;
        for (unsigned seed = 1; seed <= 3; ++seed) {
            RandomPlayer first(*printedFacts(), seed);
            const Command start = first.start(setting);
            State state = game.referee(game.start(), start).next;
            std::vector<Command> pool;
            for (int count = 0; count < 1500; ++count) {
                const std::optional<Command> command = first.next(state);
                if (!command)
                    break;
                pool.push_back(*command);
                state = game.referee(state, *command).next;
            }

            RandomPlayer second(*printedFacts(), seed + 100);
            std::mt19937 random(seed);
            state = game.referee(game.start(), start).next;
            for (int count = 0; count < 1500; ++count) {
                Json before = game.table(state);
                for (int attempt = 0; attempt < 8; ++attempt) {
                    const Command& strange = pool[random() % pool.size()];
                    const Outcome<State> outcome = game.referee(state, strange);
                    if (outcome.isLegal())
                        continue;
                    if (!outcome.canBeOverridden()) {
                        QVERIFY(game.table(outcome.next) == before);
                        continue;
                    }
                    const std::optional<Text> unsound = unsoundness(outcome.next, constants);
                    QVERIFY2(!unsound, unsound ? qPrintable(QString::fromStdString(game.write(strange).dump()) +
                                                            unsound->render())
                                               : "");
                    ++overridden;
                    if (random() % 40 == 0) { // now and then they do record it
                        state = outcome.next;
                        before = game.table(state);
                    }
                }
                const std::optional<Command> command = second.next(state);
                if (!command)
                    break;
                const Outcome<State> outcome = game.referee(state, *command);
                if (outcome.canBeOverridden())
                    state = outcome.next;
                QVERIFY(!unsoundness(state, constants));
            }
        }
        qInfo("%d entries against the rules", overridden);
        QVERIFY(overridden > 100);
    }
};

QTEST_GUILESS_MAIN(TestKaosballOverrides)
#include "tst_kaosball_overrides.moc"
