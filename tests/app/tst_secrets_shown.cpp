// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of a match with sealed entries: nothing of them, on any page of any game. And the curtain.
#include "another_secret.h"
#include "controls/panels/curtain.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "journal/rewrite.h"
#include "look/theme.h"
#include "match/moment_picture.h"
#include "reports/report_html.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace whistle;

namespace {

/// A window with a curtain before one button.
struct Table {
    QWidget window;
    ChoiceButton* secret = new ChoiceButton(QStringLiteral("Granada"));
    Curtain* curtain = new Curtain(secret);
    Table()
    {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(curtain);
        curtain->setState({2, QStringLiteral("Bence"), {}});
        window.resize(600, 400);
        window.show();
    }
};

/// A window with two choices behind a curtain, the button that opens it, and a board beside it.
struct HeldTable {
    QWidget window;
    QWidget* behind = new QWidget;
    ChoiceButton* granada = new ChoiceButton(QStringLiteral("Granada"));
    ChoiceButton* aragon = new ChoiceButton(QStringLiteral("Aragon"));
    Curtain* curtain = new Curtain(behind);
    ChoiceButton* opener = new ChoiceButton(QStringLiteral("Hold"));
    ChoiceButton* board = new ChoiceButton(QStringLiteral("Board"));
    bool isGoal = true;
    QSignalSpy granadas{granada, &QAbstractButton::clicked};
    QSignalSpy boards{board, &QAbstractButton::clicked};
    QSignalSpy presses{opener, &QAbstractButton::clicked};
    QSignalSpy vain{curtain, &Curtain::nothingChosen};

    HeldTable()
    {
        auto* choices = new QVBoxLayout(behind);
        choices->addWidget(aragon);
        choices->addWidget(granada);
        auto* column = new QVBoxLayout(&window);
        for (QWidget* part : std::initializer_list<QWidget*>{curtain, opener, board})
            column->addWidget(part);
        curtain->setState({2, QStringLiteral("Bence"), {}});
        curtain->setGoal(*board, [this] { return isGoal; });
        curtain->setOpener([this](const QAbstractButton& pressed) {
            if (&pressed != opener)
                return false;
            curtain->open();
            return true;
        });
        window.resize(600, 400);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    [[nodiscard]] QPoint at(const QWidget& part) const { return part.mapTo(&window, part.rect().center()); }
    void press(const QWidget& part)
    {
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, at(part));
        QCoreApplication::processEvents();
    }
    void letGo(QPoint point)
    {
        QTest::mouseMove(window.windowHandle(), point);
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, point);
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestSecretsShown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::apply(*static_cast<QApplication*>(QCoreApplication::instance()), {}); }

    void scoreboardReportAndHomePageTellNothing_data()
    {
        QTest::addColumn<int>("index");
        const GameEntries games = allGames();
        for (std::size_t i = 0; i < games.size(); ++i)
            QTest::newRow(games[i].game.c_str()) << static_cast<int>(i);
    }
    void scoreboardReportAndHomePageTellNothing()
    {
        QFETCH(int, index);
        const GameEntry entry = allGames()[static_cast<std::size_t>(index)];
        const CatalogGame& game = **Catalog::standard().game(entry.game);
        int sealedEntries = 0;
        int compared = 0;
        for (unsigned seed = 1; seed <= 6; ++seed) {
            const std::unique_ptr<Match> match = game.newMatch();
            match->setNames(entry.names);
            const std::unique_ptr<RandomGame> player = randomGame(game.id, seed);
            for (int count = 0; count < 250; ++count) {
                const std::optional<Json> command = player->next(*match);
                if (!command)
                    break;
                QVERIFY(match->play(*command, {})->accepted);
                if (match->entries().back().sealedFor.empty())
                    continue;
                ++sealedEntries;
                const std::unique_ptr<Match> other = withAnotherSecret(game, *match);
                if (!other)
                    continue;
                other->setNames(entry.names);
                ++compared;
                QVERIFY(entry.scoreboard(*match) == entry.scoreboard(*other));
                // The boards of the second screen, of the report and of the picture to share.
                const int last = match->entries().back().number;
                const auto boardOf = [&](const Match& one) {
                    MomentPicture picture(entry, true);
                    return std::pair{picture.whole(one, last, {900, 700}), picture.happening(one, last, {900, 700})};
                };
                if (compared <= 3)
                    QVERIFY(boardOf(*match) == boardOf(*other));
                QCOMPARE(reportHtml(entry.report(*match)), reportHtml(entry.report(*other)));
                QCOMPARE(entry.digest(*match).summary.dump(), entry.digest(*other).summary.dump());
                if (entry.past.changes) {
                    const int number = match->entries().back().number;
                    const auto changesOf = [&](const Match& now) {
                        const std::unique_ptr<Match> before = now.copyAt(number - 1);
                        return entry.past.changes(*before, now, tableChanges(before->table(), now.table()));
                    };
                    QCOMPARE(changesOf(*match), changesOf(*other));
                }
            }
        }
        QCOMPARE(sealedEntries > 0, compared > 0);
    }

    void aCurtainHidesWhatIsBehindIt()
    {
        Table table;
        QVERIFY(!table.curtain->isOpen());
        QVERIFY(!table.secret->isVisible());
        QVERIFY(table.curtain->accessibleName().contains(QStringLiteral("Bence")));
        const QString closed = table.curtain->accessibleName();
        const QSignalSpy turned(table.curtain, &Curtain::turned);
        table.curtain->open();
        QVERIFY(table.secret->isVisible());
        QVERIFY(table.curtain->accessibleName() != closed);
        table.curtain->close();
        QVERIFY(!table.secret->isVisible());
        QCOMPARE(turned.size(), 2);
    }

    void itClosesByItselfWhenNobodyTouchesAnything()
    {
        Table table;
        table.curtain->setPatience(300);
        table.curtain->open();
        for (int i = 0; i < 5; ++i) { // somebody goes on choosing
            QTest::qWait(100);
            QTest::keyClick(&table.window, Qt::Key_Right);
        }
        QVERIFY(table.curtain->isOpen());
        QTRY_VERIFY(!table.curtain->isOpen());
    }

    void itClosesForTheNextAndWhenItIsLeft()
    {
        Table table;
        table.curtain->open();
        table.curtain->setState({3, QStringLiteral("Cili"), {}});
        QVERIFY(!table.curtain->isOpen());
        table.curtain->open();
        table.curtain->hide();
        QVERIFY(!table.curtain->isOpen());
        table.curtain->show();
        table.curtain->open();
        QEvent left(QEvent::WindowDeactivate);
        QApplication::sendEvent(table.curtain, &left);
        QVERIFY(!table.curtain->isOpen());
    }

    void itIsOpenWhileItIsHeld()
    {
        HeldTable table;
        // Let go on its own button: nothing is chosen, and nothing pressed.
        table.press(*table.opener);
        QVERIFY(table.curtain->isOpen() && table.curtain->isHeld());
        table.letGo(table.at(*table.opener));
        QVERIFY(!table.curtain->isOpen() && !table.curtain->isHeld());
        QCOMPARE(table.vain.size(), 1);
        QCOMPARE(table.presses.size(), 0);
        // On what is chosen.
        table.press(*table.opener);
        table.letGo(table.at(*table.granada));
        QVERIFY(!table.curtain->isOpen() && !table.curtain->isHeld() && !table.opener->isDown());
        QCOMPARE(table.granadas.size(), 1);
        // What is not to be had is not taken.
        table.granada->setUnavailable(QStringLiteral("The King is there."));
        table.press(*table.opener);
        table.letGo(table.at(*table.granada));
        QCOMPARE(table.granadas.size(), 1);
        QCOMPARE(table.vain.size(), 2);
        // A board takes it for a tap.
        table.press(*table.opener);
        table.letGo(table.at(*table.board));
        QCOMPARE(table.boards.size(), 1);
        QVERIFY(!table.curtain->isOpen());
        table.isGoal = false; // but only where it is put there
        table.press(*table.opener);
        table.letGo(table.at(*table.board));
        QCOMPARE(table.boards.size(), 1);
        QCOMPARE(table.vain.size(), 3);
        // The pointer leaves the window: closed at once, and letting go later does nothing.
        table.press(*table.opener);
        QTest::mouseMove(table.window.windowHandle(), QPoint(-20, -20));
        QCoreApplication::processEvents();
        QVERIFY(!table.curtain->isOpen());
        table.letGo(table.at(*table.opener));
        QVERIFY(!table.curtain->isOpen());
        QCOMPARE(table.presses.size(), 0);
        // It is as before afterwards.
        QTest::mouseClick(table.window.windowHandle(), Qt::LeftButton, {}, table.at(*table.board));
        QCOMPARE(table.boards.size(), 2);
    }

    void spaceIsHeldToo()
    {
        HeldTable table;
        const auto space = [&](auto act) { act(table.window.windowHandle(), Qt::Key_Space, Qt::NoModifier, -1); };
        const auto down = [&] { space([](auto... all) { QTest::keyPress(all...); }); };
        const auto up = [&] { space([](auto... all) { QTest::keyRelease(all...); }); };
        table.opener->setFocus();
        down();
        QVERIFY(table.curtain->isHeld());
        up();
        QVERIFY(!table.curtain->isOpen());
        QCOMPARE(table.vain.size(), 1);
        down();
        QTest::keyClick(table.window.windowHandle(), Qt::Key_Down);
        QVERIFY(table.aragon->isDown());
        QTest::keyClick(table.window.windowHandle(), Qt::Key_Down);
        QVERIFY(table.granada->isDown() && !table.aragon->isDown());
        QTest::keyClick(table.window.windowHandle(), Qt::Key_Tab); // never leaves
        up();
        QCOMPARE(table.granadas.size(), 1);
        QVERIFY(!table.curtain->isOpen());
        QCOMPARE(table.presses.size(), 0);
        // The window is left while it is held: closed, and the keyboard is everybody's again.
        down();
        QEvent left(QEvent::WindowDeactivate);
        QApplication::sendEvent(table.curtain, &left);
        QVERIFY(!table.curtain->isOpen() && !table.curtain->isHeld() && !table.opener->isDown());
        up();
        QCOMPARE(table.presses.size(), 0);
        table.board->setFocus();
        QTest::keyClick(table.window.windowHandle(), Qt::Key_Space);
        QCOMPARE(table.boards.size(), 1);
    }
};

QTEST_MAIN(TestSecretsShown)
#include "tst_secrets_shown.moc"
