// SPDX-License-Identifier: GPL-3.0-or-later
// What the last turn has done on the crossfield: ways, blows, and until when they are to be seen.
#include "kaosball/telling/trace.h"
#include "kaosball_random.h"
#include "reference_match.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

std::unique_ptr<GameMatch<Game>> referenceMatch()
{
    auto match = std::make_unique<GameMatch<Game>>();
    for (const PlaythroughStep& step : readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
        if (step.kind == PlaythroughStep::Kind::Command)
            (void)match->play(step.content, {});
    }
    return match;
}

/// "fangs/r1: e2 e3", "amazons/b1 d5 x fangs/r1 e4".
QStringList wordsOf(const Trace& trace, const State& state)
{
    const auto name = [](Space space) { return QString::fromLatin1(crossfield::name(space)); };
    const auto id = [&state](FigureRef figure) { return QString::fromStdString(state.idOf(figure)); };
    QStringList lines;
    for (const Walk& way : trace.walks) {
        QStringList spaces;
        for (const Space space : way.spaces)
            spaces << name(space);
        lines << id(way.figure) + QStringLiteral(": ") + spaces.join(QLatin1Char(' '));
    }
    for (const Clash& clash : trace.clashes)
        lines << QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(id(clash.by), name(clash.from),
                          clash.isFatal ? QStringLiteral("kills") : QStringLiteral("meets"), id(clash.whom),
                          name(clash.to));
    return lines;
}

} // namespace

class TestKaosballTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsUntilSomethingElseMoves_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QStringList>("words");
        const QStringList sprint{QStringLiteral("fangs/r2: e2 e3 e4 e5")};
        QTest::newRow("before the first turn") << 35 << QStringList();
        QTest::newRow("a turn that has just begun") << 36 << QStringList();
        QTest::newRow("a sprint") << 38 << sprint;
        QTest::newRow("its turn is over") << 39 << sprint;
        QTest::newRow("the next figure is announced") << 41 << sprint;
        QTest::newRow("the next figure goes") << 42 << QStringList{QStringLiteral("amazons/b1: d8 d7 d6")};
        QTest::newRow("and fights") << 43
                                    << QStringList{QStringLiteral("amazons/b1: d8 d7 d6"),
                                                   QStringLiteral("amazons/b1 d6 meets fangs/r2 e5")};
        QTest::newRow("a way in two stretches, then a hand-off")
            << 54 << QStringList{QStringLiteral("amazons/macho_libre: e8 e7 f7 f6 f5")};
        const QStringList kill{QStringLiteral("fangs/t_bone: f5 f4 e4"),
                               QStringLiteral("amazons/b1 d5 kills fangs/t_bone e4")};
        QTest::newRow("killed on its way") << 203 << kill;
        QTest::newRow("still seen when the other team begins") << 206 << kill;
        QTest::newRow("the mounds are scored on what was last")
            << 273 << QStringList{QStringLiteral("fangs/r4: g2 g3 g4 g5 f5")};
        QTest::newRow("the field is cleaned up") << 215 << QStringList();
        QTest::newRow("the next period begins") << 219 << QStringList();
        QTest::newRow("there is no such entry") << 9999 << QStringList();
    }

    void standsUntilSomethingElseMoves()
    {
        QFETCH(int, number);
        QFETCH(QStringList, words);
        const auto match = referenceMatch();
        QCOMPARE(wordsOf(lastTrace(*match, number), match->state()), words);
    }

    /// Whatever is played: ways and blows lead to where a figure stands, and each step leads somewhere else.
    void everyWayLeadsToItsFigure()
    {
        int ways = 0;
        int clashes = 0;
        for (const unsigned seed : {3U, 4U, 5U}) {
            GameMatch<Game> match;
            RandomPlayer player(match.journal().game().facts(), seed);
            (void)match.playCommand(player.start({Mode::MaxKaos, 3, false, Depth::Mirror}), {});
            for (int i = 0; i < 500; ++i) {
                const std::optional<Command> command = player.next(match.state());
                if (!command)
                    break;
                (void)match.playCommand(*command, {});
                const Trace trace = lastTrace(match, match.journal().entries().back().number);
                for (const Walk& way : trace.walks) {
                    const Figure& figure = match.state()[way.figure];
                    QVERIFY(way.spaces.size() > 1);
                    QVERIFY(std::adjacent_find(way.spaces.begin(), way.spaces.end()) == way.spaces.end());
                    const Space now = figure.space;
                    const bool followed =
                        std::any_of(trace.clashes.begin(), trace.clashes.end(), [&](const Clash& clash) {
                            return clash.by == way.figure && clash.to == now; // its blow tells that
                        });
                    const bool wentOn = std::any_of(trace.walks.begin(), trace.walks.end(), [&](const Walk& other) {
                        return other.figure == way.figure && other.spaces.back() == now;
                    });
                    QVERIFY(!figure.isOnField() || wentOn || followed);
                    ++ways;
                }
                clashes += static_cast<int>(trace.clashes.size());
            }
        }
        QVERIFY(ways > 500);
        QVERIFY(clashes > 50);
    }

    void withoutPositionsThereIsNothing()
    {
        GameMatch<Game> match;
        RandomPlayer player(match.journal().game().facts(), 8);
        (void)match.playCommand(player.start({Mode::Versus, 2, false, Depth::Scorekeeper}), {});
        for (int i = 0; i < 200; ++i) {
            if (const std::optional<Command> command = player.next(match.state()))
                (void)match.playCommand(*command, {});
            QVERIFY(lastTrace(match, match.journal().entries().back().number).isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(TestKaosballTrace)
#include "tst_kaosball_trace.moc"
