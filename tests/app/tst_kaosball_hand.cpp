// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do that the rules, or the record, do not expect: a figure dropped too far, a wrong space, a card whose
// star nobody mentioned, a match that was started by mistake.
#include "base/contains.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/words/log_list.h"
#include "games.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/dugout/cards.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/spoken_names.h"
#include "kaosball_turn.h"
#include "match/match_library.h"
#include "table/log_book.h"
#include "table_driver.h"

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

class TestKaosballHand : public QObject, private KaosballTurn {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_ability = "none"; }
    void cleanup() { m_window.reset(); }

    void everythingHasOneName_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("figure");
        QTest::newRow("hu") << QStringLiteral("hu") << QStringLiteral("Méregagyarak F2");
        QTest::newRow("pl") << QStringLiteral("pl") << QStringLiteral("Kły B2");
    }
    /// Buttons, strip and dugouts say what the rulings say.
    void everythingHasOneName()
    {
        QFETCH(QString, language);
        QFETCH(QString, figure);
        open();
        const auto english = qScopeGuard([this] { m_window->settings().setLanguage(QStringLiteral("en")); });
        m_window->settings().setLanguage(language);
        const ShownTable table(state(), *printedFacts());
        const NameReader read = nameReader();
        const auto seats = stripOf(table, 0, {}).seats;
        QCOMPARE(seats.size(), std::size_t{2});
        for (int team = 0; team < state().teamCount(); ++team) {
            QCOMPARE(table.team(team), read(state()[team].name));
            QCOMPARE(seats[static_cast<std::size_t>(team)].name, table.team(team));
            for (std::size_t i = 0; i < state()[team].figures.size(); ++i) {
                const FigureRef one{static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)};
                const QString said = read(state().idOf(one));
                QCOMPARE(table.fullName(one), said);
                QVERIFY2(said.endsWith(QLatin1Char(' ') + table.figure(one)), qPrintable(said));
            }
        }
        QCOMPARE(table.fullName(ref("fangs/r2")), figure);
        for (const RingerFacts& ringer : printedFacts()->ringers)
            QCOMPARE(read(state()[0].name + '/' + ringer.id), read(ringer.id));
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            const auto upgrade = static_cast<Upgrade>(i);
            QCOMPARE(upgradeName(upgrade), Text(nameOf(upgrade)).render());
        }
    }

    /// In the line of the entry and in that of its turn.
    void whoDiesIsInTheLog_data()
    {
        QTest::addColumn<bool>("byFire");
        QTest::newRow("by a reaction") << false;
        QTest::newRow("by fire") << true;
    }
    void whoDiesIsInTheLog()
    {
        QFETCH(bool, byFire);
        open();
        place("fangs/r1", "c3");
        put("figures/fangs/r1/damage", "2");
        place("amazons/b1", "c5");
        const Space there = *crossfield::fromName("c4");
        if (byFire)
            play(PlayTactic{"fangs", Tactic::RainOfFire, {there, *crossfield::fromName("f4")}, {}, {}, {}, {}});
        play(Activate{"fangs/r1", Action::Sprint});
        play(Move{{there}, false});
        ContestEntry entry;
        entry.cards = {{"amazons", Card::energy(6)}, {"fangs", Card::energy(1)}};
        if (!byFire)
            play(React{"amazons/b1", ContestType::Attack, entry});
        LogBook book(pastTeller().marks);
        book.read(m_window->session()->match());
        const std::vector<LogLine> lines = book.lines(nameReader());
        const std::vector<LogLine> turns = book.turns(nameReader());
        const QString killed = QStringLiteral("Fangs r1 is killed");
        QVERIFY(std::any_of(lines.begin(), lines.end(),
                            [&](const LogLine& line) { return line.sentence.contains(killed); }));
        QCOMPARE(turns.back().sentence.count(killed), 1);
    }

    /// The copies of a tile have its name.
    void aSecondCopyHasTheNameOfItsTile()
    {
        const NameReader read = nameReader();
        QCOMPARE(read("hardy_1"), read("hardy"));
        QCOMPARE(read("hardy_2"), read("hardy") + QStringLiteral(" (2)"));
        QCOMPARE(read("speed_2"), read("speed_training") + QStringLiteral(" (2)"));
    }

    /// What was taken back is not in the way of the entry that counts, and goes when something else is entered.
    void whatWasTakenBackIsOutOfTheWay()
    {
        open();
        place("fangs/r1", "c3");
        tap("c3");
        tap("c4");
        click("endTurn");
        for (int times = 0; times < 3; ++times)
            m_window->session()->undo();
        QCoreApplication::processEvents();
        int newest = 0;
        for (const LogEntry& entry : m_window->session()->match().entries())
            newest = entry.withdrawn ? newest : entry.number;
        auto* log = qobject_cast<LogList*>(shown("log"));
        QVERIFY(log != nullptr);
        QCOMPARE(log->currentNumber(), newest);
        QVERIFY(log->viewport()->rect().intersects(log->visualRect(log->unfoldedAt(newest))));
        const auto hasWithdrawn = [log] {
            for (int row = 0; row < log->lines()->rowCount(); ++row) {
                if (log->lines()->line(row).withdrawn)
                    return true;
            }
            return false;
        };
        QVERIFY(hasWithdrawn());
        put("ball", R"({"space":"c5"})");
        QVERIFY(!hasWithdrawn());
    }

    /// Whatever way the finger takes: the same number of steps without fire is the better one.
    void aDragSparesTheFire()
    {
        open();
        place("fangs/r1", "c3");
        play(PlayTactic{
            "fangs", Tactic::RainOfFire, {*crossfield::fromName("d4"), *crossfield::fromName("f4")}, {}, {}, {}, {}});
        QCOMPARE(m_driver->hand().drag(*field(), QStringLiteral("fangs/r1"),
                                       {QStringLiteral("c4"), QStringLiteral("d4"), QStringLiteral("e4")}),
                 QString());
        QCoreApplication::processEvents();
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("e4"));
        QCOMPARE(state()[ref("fangs/r1")].damage, 0);
    }

    void aSpaceOutOfReachIsRefusedAndCanBeRecorded()
    {
        open();
        place("fangs/r1", "c3");
        const std::size_t before = entries();
        tap("c3");
        tap("i5"); // more than five spaces away
        auto* refusal = qobject_cast<RulingBanner*>(shown("refusalBanner"));
        QVERIFY(refusal != nullptr);
        QVERIFY(!refusal->state().sentence.isEmpty());
        QVERIFY(!refusal->state().rules.isEmpty());
        QVERIFY(refusal->state().canOverride);
        QVERIFY(refusal->state().nearest.startsWith(QStringLiteral("Go as far as")));
        QCOMPARE(entries(), before); // not even the announcement
        shoot("refusal-on-the-field");
        click("overrideButton");
        m_driver->type(QStringLiteral("overrideReason"), QStringLiteral("it went seven"));
        click("recordOverrideButton");
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("i5"));
        const std::vector<LogEntry> log = m_window->session()->match().entries();
        QVERIFY(std::any_of(log.begin(), log.end(),
                            [](const LogEntry& entry) { return entry.overrideReason.has_value(); }));
    }

    void theNearestThatIsLegalIsOneTapAway()
    {
        open();
        place("fangs/r1", "c3");
        tap("c3");
        tap("i5");
        click("nearestButton");
        QVERIFY(spaceOf("fangs/r1") != QStringLiteral("c3"));
        const std::vector<LogEntry> log = m_window->session()->match().entries();
        QVERIFY(std::none_of(log.begin(), log.end(),
                             [](const LogEntry& entry) { return entry.overrideReason.has_value(); }));
    }

    void anEnemyOutOfReachIsRefused()
    {
        open();
        place("fangs/b1", "c3");
        place("amazons/b1", "i5");
        tap("c3");
        tap("i5");
        auto* refusal = qobject_cast<RulingBanner*>(shown("refusalBanner"));
        QVERIFY(refusal != nullptr);
        QVERIFY(refusal->state().rules.contains(QStringLiteral("KB-4.2")));
        QVERIFY(!refusal->state().canOverride);
        QVERIFY(!refusal->state().nearest.isEmpty());
    }

    void aFigureIsPutRightWhereItStands()
    {
        open();
        place("fangs/b1", "c3");
        hold("c3");
        QWidget* sheet = shown("figureSheet");
        QVERIFY(sheet != nullptr);
        QVERIFY(m_driver->find(QStringLiteral("figureMain")) == nullptr); // nothing is changed
        // One tap says how hurt it is, the same takes it back; the last hit is no correction.
        const auto hurt = [&] { return sheet->findChild<QLabel*>(QStringLiteral("figureHurt"))->text(); };
        QCOMPARE(hurt(), QStringLiteral("Hurt: 0 of 3"));
        click("figureHit2");
        QCOMPARE(hurt(), QStringLiteral("Hurt: 0 \u2192 2 of 3"));
        click("figureHit2");
        QCOMPARE(hurt(), QStringLiteral("Hurt: 0 \u2192 1 of 3"));
        click("figureHit1");
        QVERIFY(m_driver->find(QStringLiteral("figureMain")) == nullptr);
        auto* last = qobject_cast<ChoiceButton*>(m_driver->find(QStringLiteral("figureHit3")));
        QVERIFY(last != nullptr && last->isUnavailable());
        click("figureHit1");
        click("figureSpace");
        tap("d4");
        shoot("figure-sheet");
        auto* main = qobject_cast<ChoiceButton*>(m_driver->find(QStringLiteral("figureMain")));
        QVERIFY(main != nullptr);
        QVERIFY(main->isUnavailable()); // the reason is missing
        m_driver->type(QStringLiteral("figureReason"), QStringLiteral("forgotten on c3"));
        QCoreApplication::processEvents();
        QVERIFY(!main->isUnavailable());
        click("figureMain");
        QCOMPARE(state()[ref("fangs/b1")].damage, 1);
        QCOMPARE(spaceOf("fangs/b1"), QStringLiteral("d4"));
        QVERIFY(shown("figureSheet") == nullptr);
    }

    // Enter puts right what is changed; it does nothing else, and a reason is typed at once.
    void enterIsTheFiguresWhileItIsChanged()
    {
        open();
        place("fangs/b1", "c3");
        hold("c3");
        click("figureHit1");
        const auto entries = m_window->session()->match().entries().size();
        pressEnter(); // the reason is missing
        QCOMPARE(m_window->session()->match().entries().size(), entries);
        QVERIFY(shown("figureSheet") != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("b2 hit it"));
        pressEnter();
        QCOMPARE(state()[ref("fangs/b1")].damage, 1);
        QCOMPARE(m_window->session()->match().entries().size(), entries + 1);
        QVERIFY(shown("figureSheet") == nullptr);
    }

    // What was changed of the figure before it is forgotten, and Enter is the page's.
    void enterComesBackWithAnotherFigure()
    {
        open();
        place("fangs/b1", "c3");
        place("fangs/r1", "e4");
        const auto hasEnter = [this] {
            const auto* main = qobject_cast<MainButton*>(shown("endTurn"));
            return main != nullptr && !main->keyHint().isEmpty();
        };
        QVERIFY(hasEnter());
        hold("c3");
        click("figureHit1");
        QVERIFY(!hasEnter());
        hold("e4");
        QVERIFY(shown("figureSheet") != nullptr);
        QVERIFY(hasEnter());
    }

    // A space that was asked for one figure is not taken for another.
    void theNextFigureAsksForNoSpaceByItself()
    {
        open();
        place("fangs/b1", "c3");
        place("fangs/r1", "e4");
        hold("c3");
        click("figureSpace");
        hold("e4");
        tap("d6");
        QVERIFY(shown("figureMain") == nullptr); // nothing is changed
        QCOMPARE(spaceName(state()[ref("fangs/r1")].space), QStringLiteral("e4"));
    }

    // Without spaces the sheet does not ask for one, not in a window of its own either.
    void aFigureIsPutRightWithoutSpaces()
    {
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        QWidget* panel = shown("dugoutPanel1");
        QVERIFY(panel != nullptr);
        QTest::mouseClick(panel, Qt::LeftButton, Qt::NoModifier, QPoint(panel->width() / 2, 12));
        QCoreApplication::processEvents();
        click("bench_fangs/r7");
        QVERIFY(shown("figureSheet") != nullptr);
        QVERIFY(m_driver->find(QStringLiteral("figureSpace")) == nullptr);
        for (const QWidget* window : QApplication::topLevelWidgets())
            QVERIFY2(!window->isVisible() || window == m_window.get(), window->metaObject()->className());
    }

    void aCarriedBallIsLaidDownWhereItIs()
    {
        open();
        place("fangs/r1", "c3");
        put("ball", R"({"carried_by":"fangs/r1"})");
        hold("c3");
        click("figureBall");
        m_driver->type(QStringLiteral("figureReason"), QStringLiteral("dropped long ago"));
        QCoreApplication::processEvents();
        click("figureMain");
        QVERIFY(!state().ball.carrier.isValid());
        QCOMPARE(spaceName(state().ball.space), QStringLiteral("c3"));
    }

    // Who looks on at the second screen is told what came of a contest, not whose turn begins.
    void theScoreboardTellsTheLastThingThatMattered()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        card("amazons", "card_1");
        const auto news = [this] {
            const GameEntries games = allGames();
            const auto game =
                std::find_if(games.begin(), games.end(), [](const GameEntry& each) { return each.game == "kaosball"; });
            return game->scoreboard(m_window->session()->match()).news;
        };
        const Match& match = m_window->session()->match();
        const QString last = match.entries().back().headline.render(match.names());
        QVERIFY2(last.contains(QStringLiteral("Amazons")), qPrintable(last));
        QVERIFY2(news().contains(QStringLiteral("Fangs")), qPrintable(news()));
    }

    void enterEndsNoTurnBetweenAnAttackAndItsContest()
    {
        open();
        place("fangs/b1", "c4");
        const auto isMain = [this] { return qobject_cast<MainButton*>(shown("endTurn")) != nullptr; };
        QVERIFY(isMain());
        const Json attack{{"command", "activate"}, {"figure", "fangs/b1"}, {"action", "attack"}};
        QCOMPARE(m_window->session()->play(attack), Played::Accepted);
        QCoreApplication::processEvents();
        QVERIFY(shown("endTurn") != nullptr && !isMain());
        const std::size_t before = entries();
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QCOMPARE(entries(), before);
    }

    void theMomentOfTheRulingStandsUntilItIsTouched()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        const std::size_t before = entries();
        tap("c4");
        tap("c5");
        QVERIFY(shown("contestStage") != nullptr);
        card("fangs", "card_5");
        card("amazons", "card_1");
        QWidget* moment = shown("rulingMoment");
        QVERIFY(moment != nullptr);
        QVERIFY(moment->accessibleName().contains(QStringLiteral("Fangs win")));
        shoot("ruling-moment");
        // The ruling at the side is that of the contest, and so is what Challenge opens.
        int number = 0;
        for (const LogEntry& entry : m_window->session()->match().entries()) {
            if (entry.headline.render().contains(QStringLiteral("attacks")))
                number = entry.number;
        }
        QVERIFY(number > 0);
        auto* banner = m_window->findChild<RulingBanner*>(QStringLiteral("newestRuling"));
        QVERIFY(banner->state().sentence.contains(QStringLiteral("takes")) ||
                banner->state().sentence.contains(QStringLiteral("killed")));
        QSignalSpy challenged(m_driver->page(), &GamePage::challengeAsked);
        Q_EMIT banner->challenged();
        QCOMPARE(challenged.count(), 1);
        QCOMPARE(challenged.front().front().toInt(), number);
        m_window->goToMatch();
        // And the key.
        QTest::keyClick(m_window->windowHandle(), Qt::Key_R, Qt::ControlModifier);
        QCoreApplication::processEvents();
        const QWidget* page = shown("challengePage");
        QVERIFY(page != nullptr);
        const auto labels = page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Fangs b1 attacks"));
        }));
        m_window->goToMatch();
        QTest::mouseClick(moment, Qt::LeftButton, Qt::NoModifier, QPoint(moment->width() / 2, 4));
        QVERIFY(shown("rulingMoment") == nullptr);
        QVERIFY(entries() > before);
    }

    /// KB-33.6: a Kaos Warp comes after the reveal, so it stands on the ruling.
    void theMomentOffersKaosWarp()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        card("amazons", "card_1");
        QVERIFY(shown("rulingMoment") != nullptr);
        click("momentWarp_amazons");
        QVERIFY(shown("contestStage") != nullptr); // taken back, and the card that comes between is said
        const auto* warp = m_driver->find(QStringLiteral("warp_amazons"));
        QVERIFY(warp != nullptr && warp->isChecked());
    }

    /// Space presses what has the keyboard: nothing may be taken back by it.
    void afterAContestTheKeyboardIsNotOnUndo()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        field()->setFocus(Qt::OtherFocusReason);
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        card("amazons", "card_1");
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(shown("rulingMoment") == nullptr);
        const QWidget* focus = m_window->focusWidget();
        QVERIFY(focus == nullptr || focus->objectName() != QStringLiteral("undoButton"));
    }

    void theMomentTakesBack()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        card("amazons", "card_1");
        QVERIFY(shown("rulingMoment") != nullptr);
        click("momentBack");
        QVERIFY(shown("rulingMoment") == nullptr);
        QVERIFY(shown("contestStage") != nullptr); // it lies open again, with its cards
        QVERIFY(!state().lastContest.has_value() || !state().activation->contested);
    }

    /// The field is out of sight while a push is asked: each way is drawn as it lies on the board, however it is
    /// turned.
    void aPushIsDrawn()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        click("action_tackle");
        tap("c5");
        card("fangs", "card_1");
        card("amazons", "card_5");
        auto* left = qobject_cast<ChoiceButton*>(shown("push_b4"));
        auto* down = qobject_cast<ChoiceButton*>(shown("push_c3"));
        QVERIFY(left != nullptr && down != nullptr);
        QVERIFY(left->title().isEmpty() && down->title().isEmpty()); // no words that would differ
        shoot("push");
        QVERIFY(left->grab().toImage() != down->grab().toImage());
        click("push_c3");
        QVERIFY(down->isChecked());
    }

    /// What is asked when the last card is chosen has a place of its own: no card moves under the finger.
    void aQuestionMovesNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a laptop") << QSize(1366, 768);
        QTest::newRow("a low window") << QSize(1366, 700);
        QTest::newRow("a large screen") << QSize(1920, 1080);
    }
    void aQuestionMovesNothing()
    {
        QFETCH(QSize, size);
        open();
        m_window->resize(size);
        QTest::qWait(100); // until the page has come to rest at that size
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        click("action_tackle");
        tap("c5");
        card("fangs", "card_1");
        QApplication::processEvents();
        const auto cards = [this] {
            QList<QPoint> places;
            for (const auto* pad : m_window->findChildren<CardPad*>()) {
                if (pad->isVisible())
                    places << pad->mapTo(m_window.get(), QPoint());
            }
            return places;
        };
        const QList<QPoint> before = cards();
        QCOMPARE(before.size(), 2);
        card("amazons", "card_5");
        QTest::qWait(20); // whatever would be brought into sight has been
        auto* question = shown("push_none");
        QVERIFY(question != nullptr);
        QCOMPARE(cards(), before);
        const QWidget* stage = shown("contestStage");
        QVERIFY(stage->rect().contains(QRect(question->mapTo(stage, QPoint()), question->size())));
        shoot(size.width() < 1400 ? "push-laptop" : "push-large");
        m_window->resize(1366, 768);
    }

    void theKeyboardComesBackFromTheSearch()
    {
        open();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        field()->setFocus(Qt::OtherFocusReason);
        m_window->openFinder();
        QVERIFY(m_window->focusWidget() != field());
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(field()));
    }

    /// What the page has no button for is entered by a form; what a curtain hides is not among it.
    void anyEntryByAForm()
    {
        open();
        click("otherEntry");
        QVERIFY(shown("entrySheet") != nullptr);
        QVERIFY(shown("entry_take_damage") != nullptr);
        QVERIFY(shown("entry_set_loadout") == nullptr);
        QVERIFY(shown("entry_new_match") == nullptr);
        shoot("other-entry");
        // A fresh form offers whom there is, by name; nobody types an id.
        click("entry_take_damage");
        const auto* pick = qobject_cast<ChoiceButton*>(shown("form.figure:pick"));
        QVERIFY(pick != nullptr);
        click("form.figure:pick");
        QStringList offers;
        for (const auto* offer : m_window->findChildren<ChoiceButton*>()) {
            if (offer->isVisible() && offer->objectName().startsWith(QStringLiteral("form.figure:offer_")))
                offers << offer->title();
        }
        QVERIFY2(offers.size() > 5, qPrintable(offers.join(u',')));
        QVERIFY2(offers.filter(QStringLiteral("/")).isEmpty(), qPrintable(offers.join(u',')));
        shoot("other-entry-figure");
        click("form.figure:offer_amazons/r1");
        QVERIFY(pick->title().contains(QStringLiteral("Amazons")));
    }

    void aStarIsAskedForBeforeStimPackIsWasted()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        click("stim_amazons");
        card("amazons", "card_3");
        QVERIFY(shown("contestStage") != nullptr); // it has not recorded itself
        click("star_amazons_yes");
        QVERIFY(state().lastContest.has_value());
        QCOMPARE(state().lastContest->verdict.comparisons.front().card.value, 6);
    }

    void whatWasAnnouncedAloudIsNotReplaced()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        click("action_tackle");
        tap("c5");
        QVERIFY(shown("contestStage") != nullptr);
        click("announce_attack");
        card("fangs", "card_5");
        card("amazons", "card_1");
        click("contestMain");
        auto* refusal = qobject_cast<RulingBanner*>(shown("refusalBanner"));
        QVERIFY(refusal != nullptr);
        QVERIFY(refusal->state().rules.contains(QStringLiteral("KB-12.5")));
        QVERIFY(refusal->state().canOverride);
    }

    void theBallIsPickedUpByTheMainButton()
    {
        open();
        put("ball", R"({"space":"c5"})");
        place("fangs/r1", "c3");
        tap("c3");
        tap("c5");
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("c5"));
        QVERIFY(qobject_cast<MainButton*>(m_driver->find(QStringLiteral("pickUp"))) != nullptr);
        QVERIFY(m_driver->find(QStringLiteral("endTurn")) != nullptr); // it may be left
        click("pickUp");
        QVERIFY(state().ball.carrier == ref("fangs/r1"));
    }

    void theLotsHaveThePageAndTheDugoutsNoCards()
    {
        openAuction();
        const QWidget* stage = shown("draftStage");
        QVERIFY(stage != nullptr);
        QVERIFY2(stage->width() > m_window->width() * 2 / 3, qPrintable(QString::number(stage->width())));
        QVERIFY(shown("dugoutPanel1") != nullptr);
        QVERIFY(shown("log") != nullptr); // one below the other, not one or the other
        for (const BurnedRow* row : m_window->findChildren<BurnedRow*>())
            QVERIFY(!row->isVisible());
    }

    void theStatisticsStandBeforeTheCards()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/b1", "c5");
        tap("c4");
        click("action_tackle");
        tap("c5");
        const QWidget* sums = shown("sumRows");
        QVERIFY(sums != nullptr);
        QVERIFY2(sums->accessibleName().count(QStringLiteral("tackling 2")) == 2, qPrintable(sums->accessibleName()));
    }

    void theSumStaysWhereItIsInATie()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/b1", "c5");
        tap("c4");
        tap("c5");
        const QWidget* sums = shown("sumRows");
        QVERIFY(sums != nullptr);
        const QPoint before = sums->mapTo(m_window.get(), QPoint());
        card("fangs", "card_3");
        card("amazons", "card_3");
        QTest::qWait(20);
        const QWidget* die = shown("diePad");
        QVERIFY(die != nullptr);
        QVERIFY(!die->visibleRegion().isEmpty());
        QCOMPARE(sums->mapTo(m_window.get(), QPoint()), before);
        shoot("contest-tied");
    }

    /// Whoever may cancel it says so before the last space is said (KB-33.5).
    void aTacticIsPlayedByItsLastSpace_data()
    {
        QTest::addColumn<bool>("cancellable");
        QTest::newRow("nobody can cancel it") << false;
        QTest::newRow("Kaos Rule! may come") << true;
    }
    void aTacticIsPlayedByItsLastSpace()
    {
        QFETCH(bool, cancellable);
        open();
        if (!cancellable) // who holds no card cannot play one
            put("hand/amazons", "0");
        click("tacticCard");
        const auto* card = qobject_cast<ChoiceButton*>(m_driver->find(QStringLiteral("tactic_rain_of_fire")));
        QVERIFY(card != nullptr);
        QCOMPARE(card->keyHint(), QStringLiteral("5"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_5);
        QCoreApplication::processEvents();
        tap("c4");
        QVERIFY(!state().turn.tactic);
        QCOMPARE(m_driver->find(QStringLiteral("kaosRule_amazons")) != nullptr, cancellable);
        if (cancellable) {
            click("kaosRule_amazons");
            QVERIFY(state().turn.tactic == Tactic::RainOfFire && state().turn.tacticCancelled);
            QVERIFY(state().fires.empty());
            return;
        }
        tap("f4");
        QVERIFY(state().turn.tactic == Tactic::RainOfFire);
        QCOMPARE(state().fires.size(), std::size_t{2});
    }

    /// A space is taken back by touching it again; what was said so far stands after a restart.
    void aCardHalfSaidStaysSo()
    {
        open();
        click("tacticCard");
        click("tactic_rain_of_fire");
        tap("c4");
        tap("c4");
        tap("d4");
        startAgain();
        tap("f4");
        QVERIFY(state().turn.tactic == Tactic::RainOfFire);
        QCOMPARE(state().fires.size(), std::size_t{2});
        QVERIFY(std::none_of(state().fires.begin(), state().fires.end(),
                             [](const Fire& fire) { return spaceName(fire.space) == QStringLiteral("c4"); }));
    }

    void aContestHalfEnteredStaysSo()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        card("fangs", "card_5");
        startAgain();
        QVERIFY(shown("contestStage") != nullptr);
        card("amazons", "card_1");
        click("contestMain");
        QVERIFY(state().lastContest.has_value());
        QCOMPARE(state().lastContest->contest.initiator.card, Card::energy(5));
        startAgain(); // it is over
        QVERIFY(shown("contestStage") == nullptr);
    }

    /// After a restart too somebody may react first, and what nobody has said aloud may be another action.
    void aContestHalfEnteredIsAskedAsBefore()
    {
        open();
        place("fangs/b1", "c3");
        place("amazons/b1", "c5");
        tap("c3");
        tap("c5"); // one step, and an attack
        QVERIFY(shown("react_amazons/b1_attack") != nullptr);
        card("fangs", "card_5");
        startAgain();
        QVERIFY(shown("react_amazons/b1_attack") != nullptr);
        click("announce_tackle");
        card("amazons", "card_1");
        QVERIFY(shown("refusalBanner") == nullptr);
        QVERIFY(state().lastContest.has_value());
        QVERIFY(state().lastContest->contest.type == ContestType::Tackle);
    }

    /// "None on the whole path" is said of one way.
    void nobodyReactsOnThisWayAlone()
    {
        open();
        place("fangs/r1", "c3");
        put("figures/fangs/r1/damage", "2");
        place("amazons/b1", "d4");
        place("amazons/b2", "b4"); // there is no way round
        play(PlayTactic{
            "fangs", Tactic::RainOfFire, {*crossfield::fromName("c6"), *crossfield::fromName("f4")}, {}, {}, {}, {}});
        tap("c3");
        tap("c6");
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("c4"));
        click("noReactionOnWay");
        QVERIFY(!state()[ref("fangs/r1")].isAlive()); // by the fire
        while (state().active != state().teamNamed("amazons"))
            play(EndTurn{});
        play(Activate{"amazons/r1", Action::Sprint});
        play(EndTurn{});
        QCOMPARE(state().active, state().teamNamed("fangs"));
        place("fangs/r2", "c3");
        tap("c3");
        tap("c4");
        QCOMPARE(spaceOf("fangs/r2"), QStringLiteral("c4"));
        QVERIFY(shown("noReaction") != nullptr);
    }

    /// Nor does a Scatter! move end where somebody might have reacted: it is one entry all the same.
    void aScatteredFigureGoesOnWhereNobodyReacts()
    {
        open();
        place("fangs/r1", "c3");
        place("amazons/r1", "d4");
        put("ball", R"({"carried_by":"fangs/r1"})");
        play(PlayTactic{"fangs", Tactic::Scatter, {}, {}, {}, {}, {}});
        tap("c3");
        tap("c6");
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("c4"));
        click("noReaction");
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("c6"));
        const auto& entries = m_window->session()->as<Game>().journal().entries();
        QVERIFY(!entries.back().withdrawn);
        const auto* move = std::get_if<ScatterMove>(&entries.back().command);
        QVERIFY(move != nullptr);
        QCOMPARE(move->path.size(), std::size_t{3});
        QVERIFY(!std::holds_alternative<ScatterMove>(entries[entries.size() - 2].command));
    }

    /// In place of a card a figure may be tapped.
    void aFigureTappedAmongTheCardsIsAskedWhatItDoes()
    {
        open();
        place("fangs/b1", "c4");
        click("tacticCard");
        QVERIFY(shown("tactic_huddle") != nullptr);
        tap("c4");
        QVERIFY(shown("tactic_huddle") == nullptr);
        QVERIFY2(shownLabel("barTitle").startsWith(QStringLiteral("What does ")), qPrintable(shownLabel("barTitle")));
        QVERIFY(shown("action_attack") != nullptr);
    }

    /// Without a field nobody is asked where to; who moves is said where it matters.
    void aScatterWithoutAFieldAsksWhoMoves()
    {
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        play(PlayTactic{"fangs", Tactic::Scatter, {}, {}, {}, {}, {}});
        QVERIFY2(!shownLabel("barTitle").contains(QStringLiteral("tap a runner")), qPrintable(shownLabel("barTitle")));
        QVERIFY(shown("piece_fangs/b1") == nullptr); // runners alone
        click("piece_fangs/r1");
        QVERIFY(state().activation && state().activation->movement == Movement::Scatter);
        QCOMPARE(m_window->session()->match().entries().back().headline.render(nameReader()),
                 QStringLiteral("Fangs r1 moves"));
        QVERIFY(shown("piece_fangs/r1") == nullptr);
        QVERIFY(shown("reactSteal") != nullptr);
        click("piece_fangs/r2"); // the next one
        click("pickUp");
        QVERIFY(state().ball.carrier == ref("fangs/r2"));
        click("endTurn");
        QVERIFY(state().active != state().teamNamed("fangs"));
    }

    void theScorekeeperHasOneRowOfActionsAndItsDepthInSight()
    {
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        m_window->resize(1920, 1080);
        QTest::qWait(20);
        const auto place = [this](const char* name) {
            const QWidget* button = shown(name);
            return button == nullptr ? QPoint() : button->mapTo(m_window.get(), button->rect().center());
        };
        click("actor_b1");
        for (const char* name : {"action_tackle", "action_attack", "what_moves"})
            QCOMPARE(place(name).y(), place("action_sprint").y());
        click("tacticCard"); // in the bar, as in the mirror
        click("modeBack");
        const QWidget* depth = shown("depthSwitch");
        QVERIFY(depth != nullptr);
        QTest::mouseClick(depth->findChild<QAbstractButton*>(QStringLiteral("segment0")), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(shown("placesStage") != nullptr);
        QVERIFY(!state().isMirror()); // the places are asked for first
    }

    /// Whom one fights stands first; where the ball goes is a line of names, in every language.
    void targetsStandAboveWhatElseMayBeDone()
    {
        open();
        const auto english = qScopeGuard([this] { m_window->settings().setLanguage(QStringLiteral("en")); });
        m_window->settings().setLanguage(QStringLiteral("hu"));
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        play(Activate{"fangs/r1", Action::Sprint});
        QVERIFY(!state().ball.carrier.isValid()); // to four figures and from four
        const auto top = [this](const QString& name) {
            const QWidget* button = shown(qPrintable(name));
            return button == nullptr ? -1 : button->mapTo(m_window.get(), QPoint()).y();
        };
        shoot("score-activation-hu");
        const int targets = top(QStringLiteral("contest_amazons/b1"));
        QVERIFY(targets > 0);
        QVERIFY(top(QStringLiteral("takeDamage")) > targets);
        for (const char* mate : {"r2", "r3", "b1", "b2"}) {
            const QString to = QStringLiteral("handOff_fangs/r1_fangs/%1").arg(QLatin1String(mate));
            const QString from = QStringLiteral("handOff_fangs/%1_fangs/r1").arg(QLatin1String(mate));
            QVERIFY2(top(to) > targets, mate);
            QCOMPARE(top(to), top(QStringLiteral("handOff_fangs/r1_fangs/r2")));
            QCOMPARE(top(from), top(QStringLiteral("handOff_fangs/r2_fangs/r1")));
        }
    }

    /// Beside what is being said stands its rule, also without a field.
    void theRuleOfWhatIsSaidStandsBesideIt()
    {
        m_ability = "scorch";
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        const auto hasRule = [this](const char* rule) {
            QCoreApplication::processEvents();
            const auto chips =
                shown("scorePane")->findChildren<QWidget*>(QStringLiteral("rule_") + QLatin1String(rule));
            return std::any_of(chips.begin(), chips.end(), [](const QWidget* chip) { return chip->isVisible(); });
        };
        click("boot");
        QVERIFY(hasRule("KB-33.2"));
        m_driver->giveUp();
        play(Activate{"fangs/b1", Action::Attack});
        for (const auto& [button, rule] : {std::pair("takeDamage", "KB-24.2"), std::pair("reactAttack", "KB-15.1"),
                                           std::pair("scorch", "KB-28.2")}) {
            QVERIFY2(!hasRule(rule), rule);
            click(button);
            QVERIFY2(hasRule(rule), rule);
            m_driver->giveUp();
        }
    }

    /// Who is hit, and what they burn against it, are said side by side: without a field a scorch is three taps.
    void aScorchIsThreeTapsWithoutAField()
    {
        m_ability = "scorch";
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        play(Activate{"fangs/b1", Action::Attack});
        click("scorch");
        const auto* main = qobject_cast<ChoiceButton*>(m_driver->find(QStringLiteral("scorchMain")));
        QVERIFY(main != nullptr && main->isUnavailable()); // nobody is hit yet
        click("piece_amazons/b1");
        QVERIFY(shown("scorchCard_amazons_4") != nullptr);
        QVERIFY(qobject_cast<QAbstractButton*>(shown("piece_amazons/b1"))->isChecked()); // pressed again it is put back
        click("piece_amazons/b1");
        QVERIFY(shown("scorchCard_amazons_4") == nullptr);
        click("piece_amazons/b1");
        shoot("score-scorch");
        click("scorchMain");
        QCOMPARE(state()[ref("amazons/b1")].damage, 1);
        // A card keeps it off.
        m_window->session()->undo();
        click("scorch");
        click("piece_amazons/b1");
        click("scorchCard_amazons_4");
        click("piece_amazons/b2");
        click("scorchMain");
        QCOMPARE(state()[ref("amazons/b1")].damage + state()[ref("amazons/b2")].damage, 0);
        QVERIFY(contains(state()[1].burned, Card::energy(4)));
    }

    /// Who cancels a card is said by one tap before it.
    void kaosRuleIsThreeTaps_data()
    {
        QTest::addColumn<bool>("isMirror");
        QTest::newRow("with a field") << true;
        QTest::newRow("without") << false;
    }
    void kaosRuleIsThreeTaps()
    {
        QFETCH(bool, isMirror);
        open();
        if (!isMirror)
            play(SetDepth{Depth::Scorekeeper, {}, {}});
        click("tacticCard");
        click("kaosRule_amazons");
        click("tactic_huddle");
        QVERIFY(state().turn.tactic == Tactic::Huddle && state().turn.tacticCancelled);
    }

    /// Where a stomp pushes them shines before it is entered.
    void aStompShowsWhereTheyLand()
    {
        m_ability = "stomp";
        open();
        place("fangs/b1", "c4");
        place("amazons/b1", "c5");
        place("amazons/b2", "d4");
        tap("c4");
        click("stomp");
        const auto lands = [this](const char* space) {
            return field()->model().reachable.contains(*crossfieldSpace(QLatin1String(space)));
        };
        QVERIFY(!lands("c6"));
        tap("c5");
        QVERIFY(lands("c6") && !lands("e4"));
        tap("d4"); // the last one enters it
        QCOMPARE(spaceOf("amazons/b1"), QStringLiteral("c6"));
        QCOMPARE(spaceOf("amazons/b2"), QStringLiteral("e4"));
    }

    /// The keys of a stage are its own, though the log or the strip has the focus.
    void theKeysOfAStageComeFromEverywhere()
    {
        open();
        const auto press = [this](const char* focus, std::initializer_list<Qt::Key> keys) {
            auto* widget = shown(focus);
            QVERIFY(widget != nullptr);
            widget->setFocus();
            for (const Qt::Key key : keys)
                QTest::keyClick(m_window->windowHandle(), key);
            QCoreApplication::processEvents();
        };
        press("log", {Qt::Key_F});
        QVERIFY2(shownLabel("barTitle").startsWith(QStringLiteral("What does ")), qPrintable(shownLabel("barTitle")));
        press("log", {Qt::Key_G, Qt::Key_C, Qt::Key_4});
        QCOMPARE(QApplication::focusWidget(), field());
        QCOMPARE(field()->cursorSpace(), *crossfieldSpace(QStringLiteral("c4")));
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        m_driver->giveUp();
        tap("c4");
        tap("c5");
        press("undoButton", {Qt::Key_5});
        QVERIFY(qobject_cast<QAbstractButton*>(shown("card_5"))->isChecked());
    }

    /// Cards only stand for something in a contest that nobody has fought: it can be begun, and not be recorded so.
    void anEnemyTooFarAwayMayBeFoughtAnywayByItsCards()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/b1", "h5");
        tap("c4");
        tap("h5");
        const auto* refusal = m_window->findChild<RulingBanner*>(QStringLiteral("refusalBanner"));
        QVERIFY(refusal->isVisible());
        QVERIFY(!refusal->state().canOverride);
        QCOMPARE(refusal->state().nearest, QStringLiteral("Fight anyway"));
        QVERIFY(!state().activation && !state().lastContest);
    }

    /// Without positions: pushed or not, and whether there was room for it, are one question.
    void aLostTackleIsOneQuestion()
    {
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        click("actor_b1");
        click("action_tackle");
        click("contest_amazons/b1");
        card("fangs", "card_1");
        card("amazons", "card_5");
        QVERIFY(shown("push_none") != nullptr);
        QVERIFY(shown("way_blocked") != nullptr);
        QCOMPARE(shown("way_blocked")->parentWidget(), shown("push_none")->parentWidget());
        click("push_yes");
        click("way_blocked");
        click("contestMain");
        QVERIFY(!state()[ref("fangs/b1")].standing);
    }

    void aLotIsSoldInOnePress()
    {
        openAuction();
        click("lot_hate_1");
        const int cash = state()[state().teamNamed("amazons")].cash;
        click("soldTo_amazons_5");
        const Auction& auction = *state().auction;
        QVERIFY(auction.lots.front().isSold());
        QCOMPARE(auction.lots.front().price, 5);
        QCOMPARE(state()[state().teamNamed("amazons")].cash, cash - 5);
        // The record has every bid: named, bid, passed.
        const std::vector<LogEntry> log = m_window->session()->match().entries();
        QVERIFY(std::any_of(log.begin(), log.end(), [](const LogEntry& entry) {
            return entry.headline.render().contains(QStringLiteral("amazons bid 5"));
        }));
    }

    /// Nobody has the cash for it, or it has been sold.
    void aLotThatCannotBeNamedSaysWhy()
    {
        openAuction();
        for (const Command& command :
             std::initializer_list<Command>{OpenLot{"fangs", "hate_1", 12}, PassBid{"amazons"}, PassBid{"fangs"},
                                            OpenLot{"amazons", "lucky_1", 12}, PassBid{"fangs"}})
            play(command);
        const std::size_t before = entries();
        for (const auto& [lot, rule] : {std::pair("lot_hardy_1", "KB-26.5"), std::pair("lot_hate_1", "KB-26.6")}) {
            click(lot);
            const auto* refusal = qobject_cast<RulingBanner*>(shown("refusalBanner"));
            QVERIFY2(refusal != nullptr, lot);
            QCOMPARE(refusal->state().rules, QStringList{QLatin1String(rule)});
            QVERIFY(!refusal->state().canOverride);
        }
        QCOMPARE(entries(), before);
    }

    void aMatchIsArchivedAndDeletedWithAWayBack()
    {
        open();
        const auto choose = [this](const char* action) {
            QCoreApplication::processEvents();
            for (QMenu* menu : m_window->findChildren<QMenu*>(QStringLiteral("shelfMenu"))) {
                auto* found = menu->isVisible() ? menu->findChild<QAction*>(QLatin1String(action)) : nullptr;
                if (found != nullptr) {
                    found->trigger();
                    menu->close();
                    QCoreApplication::processEvents();
                    return true;
                }
            }
            return false;
        };
        m_window->goHome();
        QVERIFY(shown("currentMatch") != nullptr);
        QTest::mouseClick(shown("shelfCurrent"), Qt::LeftButton);
        QVERIFY(choose("archiveMatch"));
        QVERIFY(shown("currentMatch") == nullptr);
        QVERIFY(shown("archiveToggle") != nullptr);
        QTest::mouseClick(shown("unshelve"), Qt::LeftButton);
        QVERIFY(shown("currentMatch") != nullptr);
        QTest::mouseClick(shown("shelfCurrent"), Qt::LeftButton);
        QVERIFY(choose("deleteMatch"));
        QVERIFY(shown("currentMatch") == nullptr);
        QVERIFY(shown("archiveToggle") == nullptr);
        shoot("home-deleted");
        // The next start does it.
        const QString folder = m_folder->path();
        m_window.reset();
        m_window = std::make_unique<MainWindow>(allGames(), folder);
        const auto left = m_window->store()->recentMatches(10);
        QVERIFY(left);
        QVERIFY(left->empty());
    }

    void enterInAnOpenListIsNotTheMainButton()
    {
        Theme::apply(*qApp); // as the program begins
        QWidget page;
        auto* list = new QComboBox(&page);
        list->addItems({QStringLiteral("Fangs"), QStringLiteral("Amazons")});
        auto* main = new MainButton(QStringLiteral("Start"), &page);
        main->setKey(Qt::Key_Return);
        main->move(0, list->sizeHint().height());
        QSignalSpy started(main, &QAbstractButton::clicked);
        page.resize(400, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.activateWindow();
        list->showPopup();
        QVERIFY(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }));
        QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(started.count(), 0);
    }
};

QTEST_MAIN(TestKaosballHand)
#include "tst_kaosball_hand.moc"
