// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/score_cell.h"
#include "entries.h"
#include "match_window.h"
#include "reference_match.h"
#include "table_driver.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Kind = PlaythroughStep::Kind;

/// Commands against the rules that the window lets a user make up and record. All others of the reference match it does
/// not even offer (a bid too high is dashed, a tile of somebody else is not shown, a space out of reach does not light
/// up), so they go to the session behind it.
bool canBeTried(const Command& command)
{
    return std::holds_alternative<SetLineup>(command);
}

} // namespace

/// The reference match, entered in the window with the mouse alone and with the keyboard alone.
class TestReferenceMatch : public QObject {
    Q_OBJECT

private:
    void compareStrip(const QWidget& window, const Json& table)
    {
        const auto cells = window.findChildren<ScoreCell*>();
        for (const auto& [team, score] : table["scores"].items()) {
            const QString shown = QStringLiteral(": %1").arg(score.get<int>());
            const QString name = team == "fangs" ? QStringLiteral("Fangs") : QStringLiteral("Amazons");
            const bool found = std::any_of(cells.begin(), cells.end(), [&](const ScoreCell* cell) {
                return cell->accessibleName().startsWith(name) && cell->accessibleName().contains(shown);
            });
            QVERIFY2(found, qPrintable(name + shown));
        }
    }

private Q_SLOTS:
    void everyEntryCanBeMade_data()
    {
        QTest::addColumn<bool>("keys");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("textScale");
        if (qEnvironmentVariable("WHISTLE_ROWS") == QStringLiteral("all")) // nightly_accessibility
            QTest::newRow("mouse") << false << QSize(1366, 768) << 1.0;
        QTest::newRow("mouse, small laptop") << false << QSize(1024, 700) << 1.0;
        QTest::newRow("mouse, large text") << false << QSize(1366, 768) << 2.0;
        QTest::newRow("keyboard") << true << QSize(1366, 768) << 1.0;
    }

    void everyEntryCanBeMade()
    {
        QFETCH(bool, keys);
        QFETCH(QSize, size);
        QFETCH(double, textScale);
        const std::vector<PlaythroughStep> lines =
            readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"));
        QVERIFY(lines.size() > 300);
        const Game game;
        MatchWindow opened({*game.read(lines.front().content)}, {size, textScale});
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        MainWindow& window = opened.window();
        TableDriver driver(window, keys ? Hand::With::Keys : Hand::With::Mouse);
        const auto* banner = window.findChild<QWidget*>(QStringLiteral("refusalBanner"));
        // The page names upgrade lots by tile and number; the players of the reference match had names of their own.
        std::map<std::string, std::string> lotNames;
        std::size_t consumed = 1;
        int tried = 0;
        const QString shot = QString::fromLatin1(QTest::currentDataTag());
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const PlaythroughStep& line = lines[i];
            const QString where =
                QStringLiteral("entry %1: %2").arg(line.note).arg(QString::fromStdString(line.content.dump()));
            if (line.kind == Kind::Expect) {
                const StandingEntries now = standing(driver.match());
                const auto table = driver.match().tableAt(now.numbers[consumed - 1]);
                QVERIFY(table.has_value());
                const QString wrong = differenceFrom(line.content, *table);
                QVERIFY2(wrong.isEmpty(), qPrintable(where + u'\n' + wrong));
                compareStrip(window, driver.match().table());
                opened.shoot(QStringLiteral("%1-%2").arg(shot).arg(i, 4, 10, QLatin1Char('0')));
                continue;
            }
            Json wanted = line.content;
            if (wanted["command"] == "open_lot" && lotNames.contains(wanted["lot"].get<std::string>()))
                wanted["lot"] = lotNames[wanted["lot"].get<std::string>()];
            const Checked<Command> command = game.read(wanted);
            QVERIFY2(command.isGood(), qPrintable(where));
            if (line.kind == Kind::Illegal) {
                const StandingEntries before = standing(driver.match());
                if (canBeTried(*command)) {
                    driver.perform(*command);
                    QVERIFY2(driver.trouble().isEmpty(), qPrintable(where + u'\n' + driver.trouble()));
                    ++tried;
                } else {
                    QCOMPARE(window.session()->play(wanted), Played::Refused);
                }
                const StandingEntries after = standing(driver.match());
                QVERIFY2(after.entries == before.entries,
                         qPrintable(where + QString::fromStdString("\nentered: " + after.entries.back().dump())));
                QVERIFY2(banner->isVisible(), qPrintable(where));
                driver.giveUp();
                QVERIFY(!banner->isVisible());
                continue;
            }
            const Unordered normal = unordered(*command);
            const auto reached = [&] { return matching(standing(driver.match()).entries, consumed, normal); };
            if (reached() == 0) {
                std::optional<Command> next;
                for (std::size_t j = i + 1; j < lines.size() && !next; ++j) {
                    if (lines[j].kind == Kind::Command)
                        next = *game.read(lines[j].content);
                }
                driver.perform(*command, next ? &*next : nullptr);
                if (!driver.trouble().isEmpty())
                    opened.shoot(QStringLiteral("trouble-%1").arg(shot));
                QVERIFY2(driver.trouble().isEmpty(), qPrintable(where + u'\n' + driver.trouble()));
            }
            if (wanted["command"] == "reveal_upgrades") {
                for (const Json& lot : wanted["lots"]) {
                    for (const AuctionLot& mine : driver.state().auction->lots) {
                        if (mine.name == lot["name"])
                            lotNames[lot["lot"].get<std::string>()] = mine.id;
                    }
                }
                ++consumed;
                continue;
            }
            const std::size_t count = reached();
            if (count == 0) {
                const StandingEntries now = standing(driver.match());
                const std::string found = consumed < now.entries.size() ? now.entries[consumed].dump() : "nothing";
                opened.shoot(QStringLiteral("trouble-%1").arg(shot));
                QFAIL(qPrintable(where + QStringLiteral("\nentered: ") + QString::fromStdString(found)));
            }
            consumed += count;
        }
        QCOMPARE(tried, 1);
        QCOMPARE(driver.state().phase, Phase::Finished);
        QVERIFY(driver.state().result.has_value());
    }
};

QTEST_MAIN(TestReferenceMatch)
#include "tst_reference_match.moc"
