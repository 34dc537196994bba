// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/offers/entrants.h"
#include "match/match_library.h"
#include "sound/sounds.h"
#include "table_driver.h"
#include "window/rail.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

/// What a table uses between the turns: the dugouts' sheet, chances, sounds, the same teams once more.
class TestTablePage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TableDriver> m_driver;

    void open(const char* kind = "exhibition", QSize size = {1366, 768}, double scale = 1.0)
    {
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        const Json stats{{"handling", 0}, {"tackling", 2}, {"fighting", 1}};
        const Json health{{"bruiser", 3}, {"runner", 3}};
        const Json command{
            {"command", "new_match"},
            {"mode", "versus"},
            {"kind", kind},
            {"draft", false},
            {"first_player", "fangs"},
            {"depth", "scorekeeper"},
            {"teams",
             {{{"team", "fangs"}, {"side", "south"}, {"ability", "vampirism"}, {"stats", stats}, {"health", health}},
              {{"team", "amazons"},
               {"side", "north"},
               {"ability", "melee_mastery"},
               {"stats", stats},
               {"health", health}}}}};
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->settings().setTheme({Shade::Dark, scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(size);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QString uuid;
        {
            const GameEntries games = allGames();
            MatchLibrary library(*m_window->store(), games);
            auto started = library.start("kaosball", command);
            QVERIFY(std::holds_alternative<std::unique_ptr<MatchSession>>(started));
            uuid = std::get<std::unique_ptr<MatchSession>>(started)->id().uuid;
        }
        m_window->openMatch(uuid);
        m_driver = std::make_unique<TableDriver>(*m_window);
        while (state().phase == Phase::Lineup)
            play(suggestedEntry(state(), printedFacts()->constants));
        if (state().phase == Phase::BeforePeriod)
            play(StartPeriod{});
        QCoreApplication::processEvents();
    }
    [[nodiscard]] const State& state() const { return m_driver->state(); }
    void play(const Command& command) { QCOMPARE(m_window->session()->play(writeCommand(command)), Played::Accepted); }
    void click(const QString& name)
    {
        m_driver->click(name);
        QVERIFY2(m_driver->trouble().isEmpty(), qPrintable(m_driver->trouble()));
        QCoreApplication::processEvents();
    }
    /// Everything that the widget says.
    static QString wordsOf(const QWidget& widget)
    {
        QStringList words;
        for (const QLabel* label : widget.findChildren<QLabel*>())
            words << label->text();
        return words.join(u' ');
    }
    void shoot(const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }

private Q_SLOTS:
    void cleanup() { m_window.reset(); }

    void aTapOpensTheWholeDugout()
    {
        open();
        auto* panel = m_window->findChild<DugoutPanel*>(QStringLiteral("dugoutPanel1"));
        QVERIFY(panel != nullptr);
        auto* sheet = m_window->findChild<QWidget*>(QStringLiteral("dugoutSheet"));
        QVERIFY(sheet != nullptr && !sheet->isVisible());
        QTest::mouseClick(panel, Qt::LeftButton, Qt::NoModifier, QPoint(panel->width() / 2, 12));
        QVERIFY(sheet->isVisible());
        shoot("sheet");
        // The ability's rule in words, and a number that can be corrected from here.
        QVERIFY(m_driver->find(QStringLiteral("sheetFouls")) != nullptr);
        click(QStringLiteral("sheetFouls"));
        QVERIFY(!sheet->isVisible());
        click(QStringLiteral("correctionPlus"));
        m_driver->type(QStringLiteral("correctionReason"), QStringLiteral("one was forgotten"));
        click(QStringLiteral("correctionMain"));
        QCOMPARE(state()[state().teamNamed("fangs")].fouls, 1);
        // Esc shuts it.
        QTest::mouseClick(panel, Qt::LeftButton, Qt::NoModifier, QPoint(panel->width() / 2, 12));
        QVERIFY(sheet->isVisible());
        m_driver->giveUp();
        QVERIFY(!sheet->isVisible());
    }

    /// Where the ruling is a tab among others, one that says what came of it comes forward.
    void aRulingComesForwardWhereItIsATab()
    {
        open("exhibition", {1024, 700});
        auto* tabs = m_window->findChild<SegmentedChoice*>(QStringLiteral("sideTabs"));
        QVERIFY(tabs != nullptr && tabs->isVisible());
        tabs->findChild<QAbstractButton*>(QStringLiteral("segment0"))->click();
        const auto* ruling = m_window->findChild<RulingBanner*>(QStringLiteral("newestRuling"));
        QVERIFY(!ruling->isVisible());
        play(StartTurn{"fangs", Mound::Major});
        QVERIFY(!ruling->state().reasons.isEmpty());
        QVERIFY(ruling->isVisible());
        shoot("ruling-tab");
    }

    /// After a restart too it is the ruling on what the players did last.
    void aRulingIsThereAgainAfterARestart()
    {
        open();
        play(StartTurn{"fangs", Mound::Major});
        const auto newest = [this] {
            return m_window->findChild<RulingBanner*>(QStringLiteral("newestRuling"))->state();
        };
        const RulingState before = newest();
        QVERIFY(!before.reasons.isEmpty());
        const QString uuid = m_window->session()->id().uuid;
        m_driver.reset();
        m_window.reset();
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->resize(1366, 768);
        m_window->show();
        m_window->openMatch(uuid);
        QCoreApplication::processEvents();
        QCOMPARE(newest().sentence, before.sentence);
        QCOMPARE(newest().reasons, before.reasons);
    }

    /// Whether it has begun or not.
    void aTurnCountsItselfOnce()
    {
        open();
        const auto told = [this](const char* turn) {
            QCoreApplication::processEvents();
            return wordsOf(*m_window->findChild<QWidget*>(QStringLiteral("scorePane")))
                .contains(QString::fromLatin1(turn));
        };
        for (const char* turn : {"Fangs, turn 1", "Amazons, turn 1", "Fangs, turn 2"}) {
            const std::string team = state()[state().nextTeam].name;
            QVERIFY2(told(turn), turn);
            play(StartTurn{team, {}});
            QVERIFY2(told(turn), turn);
            play(Activate{team + "/r1", Action::Sprint});
            play(EndTurn{});
        }
    }

    /// The likely deed of a first turn is one that is possible.
    void nobodyStealsBeforeSomebodyHasTheBall()
    {
        open();
        QVERIFY(!state().ball.carrier.isValid());
        const QString words = wordsOf(*m_window->findChild<QWidget*>(QStringLiteral("scorePane")));
        QVERIFY2(words.contains(QStringLiteral("b1 attacks: tap the target")), qPrintable(words));
    }

    void pointsMustPayForWhatIsActive()
    {
        open();
        const Json line = writeCommand(Correct{"active_upgrade_points/fangs", "0", "miscounted"});
        QCOMPARE(m_window->session()->play(line), Played::Accepted); // nothing is active
    }

    void aTurnWithoutADeedIsNotOfferedToEnd()
    {
        open();
        play(StartTurn{"fangs", {}});
        QCoreApplication::processEvents();
        const auto* end = qobject_cast<const ChoiceButton*>(m_driver->find(QStringLiteral("endTurn")));
        QVERIFY(end != nullptr);
        QVERIFY(end->isUnavailable());
        QVERIFY(end->accessibleDescription().contains(QStringLiteral("KB-9.4")) ||
                end->toolTip().contains(QStringLiteral("KB-9.4")));
    }

    void chancesAreShownWhereTheyMayBe_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("shown");
        QTest::newRow("exhibition") << QByteArray("exhibition") << true;
        QTest::newRow("league") << QByteArray("league") << false;
    }

    void chancesAreShownWhereTheyMayBe()
    {
        QFETCH(QByteArray, kind);
        QFETCH(bool, shown);
        open(kind.constData());
        QVERIFY(!m_window->settings().showsOdds());
        click(QStringLiteral("contest_amazons/b1"));
        const auto* note = m_window->findChild<QWidget*>(QStringLiteral("oddsNote"));
        QVERIFY(note != nullptr && !note->isVisible());
        m_window->settings().setOdds(true);
        QCoreApplication::processEvents();
        QCOMPARE(note->isVisible(), shown);
        shoot("odds");
    }

    void soundsComeAtOnceAndEachHasItsVolume()
    {
        open();
        Settings& settings = m_window->settings();
        for (const Cue cue : allCues)
            QCOMPARE(settings.volume(cue), 70);
        m_window->openSettings();
        auto* bell = m_window->findChild<QSpinBox*>(QStringLiteral("volumeBell"));
        QVERIFY(bell != nullptr);
        bell->setValue(20);
        QCOMPARE(settings.volume(Cue::Bell), 20);
        QCOMPARE(settings.volume(Cue::Kill), 70);
        shoot("settings");
        // Without a device nothing is heard and nothing waits.
        const std::unique_ptr<Sounds> sounds = openSounds();
        QElapsedTimer timer;
        timer.start();
        for (const Cue cue : allCues)
            sounds->play(cue, 0.5);
        QVERIFY2(timer.elapsed() < 16, qPrintable(QString::number(timer.elapsed())));
    }

    void theSameTeamsInOnePress()
    {
        open();
        const QString first = m_window->session()->id().uuid;
        m_window->goHome();
        QCoreApplication::processEvents();
        shoot("home");
        auto* again = m_window->findChild<QAbstractButton*>(QStringLiteral("again0"));
        QVERIFY(again != nullptr && again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(m_window->session() != nullptr);
        QVERIFY(m_window->session()->id().uuid != first);
        QCOMPARE(m_window->session()->as<Game>().state().teamCount(), 2);
        QCOMPARE(m_window->session()->as<Game>().state()[0].name, std::string("fangs"));
        QCOMPARE(m_window->session()->as<Game>().state().phase, Phase::Lineup);
    }

    void theRailFoldsIntoAButtonBesideBigText()
    {
        open("exhibition", {1366, 768}, 2.0);
        auto* rail = m_window->findChild<Rail*>();
        QVERIFY(rail->isFolded());
        auto* menu = m_window->findChild<QAbstractButton*>(QStringLiteral("menuButton"));
        auto* home = m_window->findChild<QAbstractButton*>(QStringLiteral("homeButton"));
        QVERIFY(menu->isVisible());
        QVERIFY(!home->isVisible());
        shoot("folded");
        QTest::mouseClick(menu, Qt::LeftButton);
        QVERIFY(home->isVisible());
        shoot("unfolded");
        QTest::mouseClick(home, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(!rail->isFolded()); // the home page has room for it
        m_window->goToMatch();
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        QCoreApplication::processEvents();
        QVERIFY(!rail->isFolded());
    }

    /// The usual laptop with text one step larger than usual keeps everything beside the field.
    void aStepOfTextKeepsTheThreeColumns()
    {
        open("exhibition", {1366, 768}, 1.1);
        for (const char* name : {"leftColumn", "rightColumn", "scoreboardButton"}) {
            const auto* part = m_window->findChild<QWidget*>(QString::fromLatin1(name));
            QVERIFY2(part != nullptr && part->isVisible(), name);
        }
        QVERIFY(!m_window->findChild<QWidget*>(QStringLiteral("sideTabs"))->isVisible());
        QCOMPARE(m_window->size(), QSize(1366, 768));
        shoot("text-110");
    }

    void coloursAreSwapped()
    {
        open();
        m_window->newMatch(QStringLiteral("kaosball"));
        QCoreApplication::processEvents();
        auto* south = m_window->findChild<QWidget*>(QStringLiteral("seat_south"));
        QVERIFY(south != nullptr);
        auto* blue = south->findChild<QAbstractButton*>(QStringLiteral("colour2"));
        QVERIFY(blue != nullptr);
        blue->click();
        const std::array<int, 5> swapped{2, 1, 3, 4, 5};
        QCOMPARE(m_window->settings().theme().seatColours, swapped);
        QCOMPARE(Theme::current().choice().seatColours, swapped);
        shoot("new-match");
    }
};

QTEST_MAIN(TestTablePage)
#include "tst_table_page.moc"
