// SPDX-License-Identifier: GPL-3.0-or-later
// What may be entered can be clicked: matches of every kind, played at random, each entry by the mouse alone.
#include "entries.h"
#include "kaosball_random.h"
#include "match_window.h"
#include "spoken.h"
#include "table_driver.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// WHISTLE_ENTRIES: how many entries of each match are clicked (a long night, a quick look).
int entriesOf(int usual)
{
    const int asked = qEnvironmentVariableIntValue("WHISTLE_ENTRIES");
    return asked > 0 ? asked : usual;
}

} // namespace

class TestKaosballByClicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPlayedCanBeClicked_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("mirror");
        QTest::addColumn<int>("skipped");
        const auto row = [](const char* name, Mode mode, int teams, bool draft, bool mirror, int skipped) {
            QTest::newRow(name) << static_cast<int>(mode) << teams << draft << mirror << skipped;
        };
        row("versus, whole draft", Mode::Versus, 2, true, true, 0);
        row("versus, scorekeeper", Mode::Versus, 2, false, false, 0);
        row("three teams", Mode::MaxKaos, 3, true, true, 120);
        row("four teams, scorekeeper", Mode::MaxKaos, 4, true, false, 150);
        row("alliance, whole draft", Mode::Alliance, 4, true, true, 0);
    }

    void whatIsPlayedCanBeClicked()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, draft);
        QFETCH(bool, mirror);
        QFETCH(int, skipped);
        const Facts& facts = *printedFacts();
        const int seeds = std::max(1, qEnvironmentVariableIntValue("WHISTLE_SEEDS"));
        for (int seed = 1; seed <= seeds; ++seed) {
            RandomPlayer player(facts, static_cast<unsigned>(seed * 100 + mode * 10 + teams));
            std::vector<Command> before{
                player.start({static_cast<Mode>(mode), teams, draft, mirror ? Depth::Mirror : Depth::Scorekeeper})};
            State state = referee({}, before.front(), facts).next;
            for (int i = 0; i < skipped; ++i) {
                before.push_back(*player.next(state));
                state = referee(state, before.back(), facts).next;
            }
            MatchWindow opened(before);
            QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
            TableDriver driver(opened.window());
            for (int i = 0; i < entriesOf(120); ++i) {
                const std::optional<Command> next = player.next(driver.state());
                if (!next)
                    break;
                const Command command = spoken(*next, driver.state(), facts);
                const std::size_t entered = standing(driver.match()).entries.size();
                driver.perform(command);
                const StandingEntries now = standing(driver.match());
                const QString where = QStringLiteral("seed %1, click %2: %3")
                                          .arg(seed)
                                          .arg(i)
                                          .arg(QString::fromStdString(writeCommand(command).dump()));
                if (!driver.trouble().isEmpty())
                    opened.shoot(QString::fromLatin1(QTest::currentDataTag()));
                QVERIFY2(driver.trouble().isEmpty(), qPrintable(where + u'\n' + driver.trouble()));
                if (matching(now.entries, entered, unordered(command)) == 0) {
                    opened.shoot(QString::fromLatin1(QTest::currentDataTag()));
                    QString found;
                    for (std::size_t n = entered; n < now.entries.size(); ++n)
                        found += QString::fromStdString(now.entries[n].dump()) + u'\n';
                    QFAIL(qPrintable(where + QStringLiteral("\nentered: ") + found));
                }
            }
        }
    }
};

QTEST_MAIN(TestKaosballByClicks)
#include "tst_kaosball_by_clicks.moc"
