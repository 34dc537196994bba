// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"
#include "parts/score_cell.h"
#include "parts/theme.h"
#include "shell/match_library.h"
#include "table_driver.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// One line of the reference match.
struct ReferenceLine {
    enum class Kind { Command, Illegal, Expect };
    Kind kind = Kind::Command;
    Json content;
    QString entry; ///< of the reference match, for messages
};

std::vector<ReferenceLine> referenceMatch()
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
    std::vector<ReferenceLine> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    QString entry;
    while (!file.atEnd()) {
        const Json line = Json::parse(file.readLine().toStdString());
        if (line.contains("note"))
            entry = QString::fromStdString(line["note"].get<std::string>());
        else if (line.contains("command"))
            lines.push_back({ReferenceLine::Kind::Command, line["command"], entry});
        else if (line.contains("illegal"))
            lines.push_back({ReferenceLine::Kind::Illegal, line["illegal"], entry});
        else if (line.contains("expect"))
            lines.push_back({ReferenceLine::Kind::Expect, line["expect"], entry});
    }
    return lines;
}

/// A command whose keys have no order; of tiles that lie on a dugout none means anything either.
using Unordered = nlohmann::json;
Unordered unordered(const Command& command)
{
    Unordered json = Unordered::parse(writeCommand(command).dump());
    if (const auto upgrades = json.find("upgrades"); upgrades != json.end())
        std::sort(upgrades->begin(), upgrades->end());
    return json;
}

/// The first place where the table does not say what is expected; empty: it does.
std::string difference(const Json& expected, const Json& table, const std::string& at)
{
    if (!expected.is_object())
        return expected == table ? std::string() : at + ": " + expected.dump() + " expected, is " + table.dump();
    for (const auto& [key, value] : expected.items()) {
        if (!table.is_object() || !table.contains(key))
            return at + "/" + key + " is not in the table";
        if (std::string found = difference(value, table[key], at + "/" + key); !found.empty())
            return found;
    }
    return {};
}

} // namespace

/// The reference match, played in the window by clicks alone.
class TestReferenceMatch : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    /// Starts the match that the command says and shows it in a window of this size.
    void open(const Json& newMatch, QSize size, double textScale)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QString uuid;
        {
            const auto store = Store::open(m_folder->path());
            QVERIFY(store);
            const GameEntries games = allGames();
            MatchLibrary library(**store, games);
            auto started = library.start("kaosball", newMatch);
            QVERIFY(std::holds_alternative<std::unique_ptr<MatchDesk>>(started));
            uuid = std::get<std::unique_ptr<MatchDesk>>(started)->id().uuid;
        }
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->settings().setTheme({Shade::Dark, textScale, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(size);
        m_window->show();
        m_window->openMatch(uuid);
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    /// The standing entries of the match as JSON, and their numbers.
    struct Standing {
        std::vector<Unordered> entries;
        std::vector<int> numbers;
    };
    [[nodiscard]] Standing standing(const TableDriver& driver) const
    {
        Standing all;
        for (const auto& entry : driver.match().journal().entries()) {
            if (entry.withdrawn)
                continue;
            all.entries.push_back(unordered(entry.command));
            all.numbers.push_back(entry.number);
        }
        return all;
    }

    /// How many entries from `from` on say what the command says: one, or several stretches of one way; 0: they do not.
    [[nodiscard]] static std::size_t matching(const std::vector<Unordered>& entries, std::size_t from,
                                              const Unordered& command)
    {
        if (from >= entries.size())
            return 0;
        if (command["command"] != "move")
            return entries[from] == command ? 1 : 0;
        Unordered whole = entries[from];
        std::size_t count = 1;
        while (whole["command"] == "move" && whole != command && from + count < entries.size() &&
               entries[from + count]["command"] == "move") {
            const Unordered& more = entries[from + count];
            for (const Unordered& space : more["path"])
                whole["path"].push_back(space);
            if (more.contains("pick_up"))
                whole["pick_up"] = more["pick_up"];
            ++count;
        }
        return whole == command ? count : 0;
    }

    void compareStrip(const Json& table)
    {
        const auto cells = m_window->findChildren<ScoreCell*>();
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
    void everyEntryCanBeClicked_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("textScale");
        QTest::newRow("laptop") << QSize(1366, 768) << 1.0;
        QTest::newRow("small laptop") << QSize(1024, 700) << 1.0;
        QTest::newRow("large text") << QSize(1366, 768) << 2.0;
    }

    void everyEntryCanBeClicked()
    {
        QFETCH(QSize, size);
        QFETCH(double, textScale);
        const std::vector<ReferenceLine> lines = referenceMatch();
        QVERIFY(lines.size() > 300);
        open(lines.front().content, size, textScale);
        TableDriver driver(*m_window);
        QVERIFY(driver.page() != nullptr);
        // The page names upgrade lots by tile and number; the players of the reference match had names of their own.
        std::map<std::string, std::string> lotNames;
        std::size_t consumed = 1;
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        const QString shotName = QStringLiteral("%1x%2").arg(size.width()).arg(qRound(textScale * 100));
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const ReferenceLine& line = lines[i];
            const QString where =
                QStringLiteral("entry %1: %2").arg(line.entry, QString::fromStdString(line.content.dump()));
            if (line.kind == ReferenceLine::Kind::Expect) {
                const Standing now = standing(driver);
                const auto table = driver.match().tableAt(now.numbers[consumed - 1]);
                QVERIFY(table.has_value());
                const std::string wrong = difference(line.content, *table, {});
                QVERIFY2(wrong.empty(), qPrintable(where + QString::fromStdString("\n" + wrong)));
                compareStrip(driver.match().table());
                QCoreApplication::processEvents();
                if (!shots.isEmpty())
                    m_window->grab().save(
                        QStringLiteral("%1/%2-%3.png").arg(shots).arg(shotName).arg(i, 4, 10, QLatin1Char('0')));
                continue;
            }
            Json wanted = line.content;
            if (wanted["command"] == "open_lot" && lotNames.contains(wanted["lot"].get<std::string>()))
                wanted["lot"] = lotNames[wanted["lot"].get<std::string>()];
            if (line.kind == ReferenceLine::Kind::Illegal) {
                const Standing before = standing(driver);
                QCOMPARE(m_window->desk()->play(wanted), Played::Refused);
                QCOMPARE(standing(driver).entries.size(), before.entries.size());
                const auto* banner = m_window->findChild<QWidget*>(QStringLiteral("refusalBanner"));
                QVERIFY2(banner != nullptr && banner->isVisible(), qPrintable(where));
                driver.page()->stepBack();
                QVERIFY(!banner->isVisible());
                continue;
            }
            const Checked<Command> command = driver.match().journal().game().read(wanted);
            QVERIFY2(command.isGood(), qPrintable(where));
            const Unordered normal = unordered(*command);
            const auto reached = [&] { return matching(standing(driver).entries, consumed, normal); };
            if (reached() == 0) {
                std::optional<Command> next;
                for (std::size_t j = i + 1; j < lines.size() && !next; ++j) {
                    if (lines[j].kind != ReferenceLine::Kind::Command)
                        continue;
                    const Checked<Command> read = driver.match().journal().game().read(lines[j].content);
                    if (read)
                        next = *read;
                }
                driver.perform(*command, next ? &*next : nullptr);
                if (!shots.isEmpty() && !driver.trouble().isEmpty())
                    m_window->grab().save(QStringLiteral("%1/trouble-%2.png").arg(shots).arg(shotName));
                QVERIFY2(driver.trouble().isEmpty(), qPrintable(where + QLatin1Char('\n') + driver.trouble()));
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
                const Standing now = standing(driver);
                const std::string found = consumed < now.entries.size() ? now.entries[consumed].dump() : "nothing";
                if (!shots.isEmpty())
                    m_window->grab().save(QStringLiteral("%1/trouble-%2.png").arg(shots).arg(shotName));
                QFAIL(qPrintable(where + QStringLiteral("\nentered: ") + QString::fromStdString(found)));
            }
            consumed += count;
        }
        QCOMPARE(driver.state().phase, Phase::Finished);
        QVERIFY(driver.state().result.has_value());
        m_window.reset();
    }
};

QTEST_MAIN(TestReferenceMatch)
#include "tst_reference_match.moc"
