// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "reference_match.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

/// The league match Fangs against Amazons, entry by entry, through the core.
class TestKaosballReferenceMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsRight()
    {
        const std::vector<PlaythroughStep> steps =
            readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"));
        QVERIFY(steps.size() > 300);
        const Game game;
        State state = game.start();
        for (const PlaythroughStep& step : steps) {
            const QString note =
                QStringLiteral("entry %1: %2").arg(step.note).arg(QString::fromStdString(step.content.dump()));
            if (step.kind == PlaythroughStep::Kind::Expect) {
                const QString difference = differenceFrom(step.content, game.table(state));
                QVERIFY2(difference.isEmpty(), qPrintable(note + QStringLiteral(": ") + difference));
                continue;
            }
            const Checked<Command> command = game.read(step.content);
            QVERIFY2(command.isGood(), qPrintable(note));
            const Outcome<State> outcome = game.referee(state, *command);
            if (step.kind == PlaythroughStep::Kind::Illegal) {
                QVERIFY2(!outcome.isLegal(), qPrintable(note));
                continue;
            }
            const QString why = outcome.isLegal() ? QString() : outcome.objections.front().why.render();
            QVERIFY2(outcome.isLegal(), qPrintable(note + QStringLiteral(": ") + why));
            state = outcome.next;
        }
        QVERIFY(state.phase == Phase::Finished);
    }
};

QTEST_GUILESS_MAIN(TestKaosballReferenceMatch)
#include "tst_kaosball_reference_match.moc"
