// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a period and of the match: what a press changes is on screen before it is pressed.
#include "controls/press/action_bar.h"
#include "controls/seats/seat_table.h"
#include "controls/words/text_label.h"
#include "kaosball/game.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/period/result_card.h"
#include "kaosball_random.h"
#include "look/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

bool isShownHere(Phase phase)
{
    return phase == Phase::PeriodOver || phase == Phase::Bribes || phase == Phase::FoulRolls || phase == Phase::Bonus ||
           phase == Phase::CleanUp || phase == Phase::MatchOver || phase == Phase::Finished;
}

/// The stage with its bar below it, as on the page.
struct Shown {
    QWidget window;
    PeriodStage* stage = new PeriodStage;
    Shown()
    {
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(stage, 1);
        column->addWidget(stage->bar());
        window.resize(1000, 640);
        window.show();
    }
    template <class Widget>
    Widget* find(const char* name) const
    {
        return window.findChild<Widget*>(s(name));
    }
};

void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

} // namespace

class TestPeriodStage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void showsWhatChangesBeforeItChanges_data()
    {
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("mirror");
        QTest::newRow("two") << 2 << true;
        QTest::newRow("three, scorekeeper") << 3 << false;
        QTest::newRow("four") << 4 << true;
    }

    void showsWhatChangesBeforeItChanges()
    {
        QFETCH(int, teams);
        QFETCH(bool, mirror);
        const Facts& facts = *printedFacts();
        Game game;
        RandomPlayer player(facts, 21);
        State state = game.start();
        RandomMatch kind;
        kind.mode = teams == 2 ? Mode::Versus : Mode::MaxKaos;
        kind.teams = teams;
        kind.depth = mirror ? Depth::Mirror : Depth::Scorekeeper;
        state = game.referee(state, player.start(kind)).next;
        Shown shown;
        int seen = 0;
        std::set<Phase> shot;
        while (const auto command = player.next(state)) {
            if (isShownHere(state.phase)) {
                shown.stage->setTable(ShownTable(state, facts));
                QApplication::processEvents();
                checkAccount(shown, state, facts);
                if (state.phase != Phase::Finished) {
                    const auto* next = shown.find<QLabel>("nextWords");
                    QVERIFY2(next->isVisible() && !next->text().isEmpty(), toWord(state.phase).data());
                }
                if (shot.insert(state.phase).second)
                    shoot(shown.window, QStringLiteral("period-%1-%2").arg(teams).arg(s(toWord(state.phase).data())));
                ++seen;
            }
            state = game.referee(state, *command).next;
        }
        QVERIFY(seen > 8);
        QCOMPARE(state.phase, Phase::Finished);
        shown.stage->setTable(ShownTable(state, facts));
        QApplication::processEvents();
        auto* card = shown.find<ResultCard>("resultCard");
        QVERIFY(card->isVisible());
        QCOMPARE(int(card->rows().size()), teams);
        if (!state.result->winners.empty()) {
            QVERIFY(card->rows().front().won);
            QCOMPARE(card->rows().front().score, state[state.result->winners.front()].score);
        }
        shoot(shown.window, QStringLiteral("period-%1-result").arg(teams));
        QSignalSpy report(shown.stage, &Stage::reportAsked);
        shown.find<QAbstractButton>("reportButton")->click();
        QCOMPARE(report.count(), 1);
    }

    void theMatchIsFinalOnlyWhenConfirmed()
    {
        const Facts& facts = *printedFacts();
        Game game;
        RandomPlayer player(facts, 5);
        State state = game.start();
        state = game.referee(state, player.start({Mode::Versus, 2, false, Depth::Mirror})).next;
        while (state.phase != Phase::MatchOver)
            state = game.referee(state, *player.next(state)).next;
        Shown shown;
        shown.stage->setTable(ShownTable(state, facts));
        auto* main = shown.find<QAbstractButton>("periodMain");
        QVERIFY(main != nullptr && main->isVisible());
        QSignalSpy commanded(shown.stage, &Stage::commanded);
        QCOMPARE(commanded.count(), 0);
        const State after = game.referee(state, EndMatch{}).next;
        if (after.result) {
            QVERIFY(main->accessibleName().startsWith(s("Confirm")));
            QVERIFY(shown.find<ResultCard>("resultCard")->isVisible());
        }
        main->click();
        QCOMPARE(commanded.count(), 1);
        QVERIFY(std::holds_alternative<EndMatch>(commanded.at(0).at(0).value<Command>()));
    }

private:
    /// Every number that the main button's command changes stands in the account with its new value.
    static void checkAccount(const Shown& shown, const State& state, const Facts& facts)
    {
        auto* main = shown.find<QAbstractButton>("periodMain");
        if (main == nullptr || state.phase == Phase::FoulRolls)
            return;
        QSignalSpy commanded(shown.stage, &Stage::commanded);
        main->click();
        if (commanded.isEmpty())
            return;
        const Command command = commanded.at(0).at(0).value<Command>();
        const State after = referee(state, command, facts).next;
        const QString account = shown.find<SeatTable>("account")->accessibleDescription();
        for (int team = 0; team < state.teamCount(); ++team) {
            const QString row = account.split(s("; ")).at(team);
            const auto check = [&](const char* head, int now, int then) {
                const QString cell =
                    now == then ? QString::number(now) : QStringLiteral("%1 \u2192 %2").arg(now).arg(then);
                QString expected = s(head) + u' ' + cell;
                expected.replace(u'-', QChar(0x2212));
                QVERIFY2(row.contains(expected), qPrintable(row + s(" has not ") + expected));
            };
            check("score", state[team].score, after[team].score);
            check("cash", state[team].cash, after[team].cash);
            check("cheats", state.burnedCheats(team), after.burnedCheats(team));
        }
    }
};

QTEST_MAIN(TestPeriodStage)
#include "tst_period_stage.moc"
