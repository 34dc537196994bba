// SPDX-License-Identifier: GPL-3.0-or-later
// What Whistle knows of a box: what is missing is seen, said by digits, kept for the matches that begin, taken back.
#include "box/box_page.h"
#include "catalog/catalog.h"
#include "games.h"
#include "hand.h"
#include "heroes/box/heroes_box.h"
#include "heroes/pack/typed_in.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/questions/codecs.h"
#include "kaosball/box/kaosball_box.h"
#include "kaosball/pack/facts.h"
#include "match/known_things.h"
#include "match/settings.h"
#include "rulebook/rulebook_page.h"
#include "window/main_window.h"

#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// The page alone.
struct ShownBox {
    explicit ShownBox(std::unique_ptr<BoxContents> contents, QSize size = {1310, 768})
        : page({"catalog", "Kaosball"}, std::move(contents))
    {
        page.resize(size);
        page.show();
        page.activateWindow(); // keys are those of the window that is in front
        (void)QTest::qWaitForWindowActive(&page);
    }
    void press(const char* name)
    {
        QTest::qWait(0); // what is new is shown, what was let go is gone
        auto* button = page.findChild<QAbstractButton*>(s(name));
        QVERIFY2(button && button->isVisibleTo(&page), name);
        button->click();
    }
    [[nodiscard]] bool has(const char* name) const
    {
        const auto* button = page.findChild<QAbstractButton*>(s(name));
        return button && button->isVisibleTo(&page);
    }
    BoxPage page;
};

const kaosball::TeamFacts& daemons()
{
    return *kaosball::factsInUse()->team("daemons");
}

} // namespace

class TestBox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::setApplicationName(s("whistle")); }
    void cleanup()
    {
        const QTemporaryDir none;
        Catalog::usePacks(none.path());
    }

    /// The first thing that something is missing of is open; its digits are typed, Enter keeps it and opens the next.
    void whatIsMissingIsSaidByDigits()
    {
        const QTemporaryDir folder;
        ShownBox box(kaosball::boxContents(folder.path()));
        QCOMPARE(box.page.opened(), std::string("teams/daemons"));
        QCOMPARE(*daemons().handling, 1);
        QVERIFY(!daemons().tackling);
        for (const Qt::Key digit : {Qt::Key_2, Qt::Key_0, Qt::Key_3, Qt::Key_4}) // tackling, fighting, health of both
            QTest::keyClick(&box.page, digit);
        QVERIFY(!daemons().tackling); // before it is kept it counts for nothing
        QTest::keyClick(&box.page, Qt::Key_Return);
        QCOMPARE(*daemons().tackling, 2);
        QCOMPARE(*daemons().fighting, 0);
        QCOMPARE(*daemons().runnerHealth, 3);
        QCOMPARE(*daemons().bruiserHealth, 4);
        QCOMPARE(box.page.opened(), std::string("teams/ogres"));
        // The next program knows it too.
        cleanup();
        QVERIFY(!daemons().tackling);
        Catalog::usePacks(folder.path());
        QCOMPARE(*daemons().tackling, 2);
    }

    void eachStepIsTakenBackAndDoneAgain()
    {
        const QTemporaryDir folder;
        ShownBox box(kaosball::boxContents(folder.path()));
        box.press("thing_ringers_spectre");
        box.press("health_3");
        box.press("keepThing");
        box.press("thing_ringers_spectre");
        box.press("health_5");
        box.press("keepThing");
        const auto health = [] { return kaosball::factsInUse()->ringer("spectre")->health; };
        QCOMPARE(health(), std::optional(5));
        box.page.undo();
        QCOMPARE(health(), std::optional(3));
        QCOMPARE(box.page.opened(), std::string("ringers/spectre"));
        box.page.undo();
        QCOMPARE(health(), std::optional<int>());
        box.page.undo();
        box.page.redo();
        box.page.redo();
        QCOMPARE(health(), std::optional(5));
        box.press("forgetThing");
        QCOMPARE(health(), std::optional<int>());
        QVERIFY(!box.has("forgetThing"));
        box.page.undo();
        QCOMPARE(health(), std::optional(5));
    }

    void theListShowsWhatIsAskedFor()
    {
        const QTemporaryDir folder;
        ShownBox box(kaosball::boxContents(folder.path()));
        auto* filter = box.page.findChild<QWidget*>(s("boxFilter"));
        QVERIFY(box.has("thing_teams_fangs") && box.has("thing_teams_daemons"));
        filter->findChild<QAbstractButton*>(s("segment1"))->click();
        QVERIFY(!box.has("thing_teams_fangs") && box.has("thing_teams_daemons"));
        filter->findChild<QAbstractButton*>(s("segment2"))->click();
        QVERIFY(!box.has("thing_teams_daemons"));
        // What is the same in every box can be put right where another one was printed.
        filter->findChild<QAbstractButton*>(s("segment0"))->click();
        box.press("thing_ringers_t_bone");
        box.press("health_5");
        box.press("keepThing");
        QCOMPARE(*kaosball::factsInUse()->ringer("t_bone")->health, 5);
        filter->findChild<QAbstractButton*>(s("segment2"))->click();
        QVERIFY(box.has("thing_ringers_t_bone") && !box.has("thing_teams_fangs"));
    }

    /// The copies of all values are as many as there are cards: else it is told, and what was typed stays.
    void whatCannotBeSoIsTold()
    {
        const QTemporaryDir folder;
        ShownBox box(kaosball::boxContents(folder.path()));
        box.press("thing_deck");
        QVERIFY(box.page.findChild<ChoiceButton*>(s("keepThing"))->isUnavailable());
        for (int value = 1; value <= 5; ++value) {
            box.press(qPrintable(s("copies%1_6").arg(value)));
            box.press(qPrintable(s("stars%1_1").arg(value)));
        }
        box.press("keepThing");
        QVERIFY(!box.page.findChild<TextLabel*>(s("boxWrong"))->text().isEmpty());
        QVERIFY(kaosball::factsInUse()->deck.plainCopies.empty());
        box.press("copies3_7");
        QVERIFY(box.page.findChild<TextLabel*>(s("boxWrong"))->text().isEmpty());
        box.press("keepThing");
        QCOMPARE(kaosball::factsInUse()->deck.plainCopies.at(3), 7);
        QCOMPARE(kaosball::factsInUse()->deck.plainCopiesWithStar.at(5), 1);
        box.press("thing_tiebreaker_die");
        for (int face = 1; face <= 6; ++face)
            box.press(qPrintable(s("face%1_%2").arg(face).arg(face % 4)));
        box.press("keepThing");
        QCOMPARE(kaosball::factsInUse()->tiebreakerDie, (std::vector<int>{-1, 1, 2, -2, -1, 1}));
    }

    void heroesReadOffTheirTokens()
    {
        Settings settings;
        using namespace heroes;
        const auto unit = [&] {
            return readRecord<PlayerFacts>(keptFacts(settings, Faction::Haven).facts).of(Unit::Crossbowman);
        };
        const std::size_t open = keptFacts(settings, Faction::Haven).standIns.size();
        ShownBox box(heroes::boxContents(settings));
        box.press("thing_unit_crossbowman");
        for (const Qt::Key digit : {Qt::Key_4, Qt::Key_6, Qt::Key_2, Qt::Key_5}) // initiative and price of both sides
            QTest::keyClick(&box.page, digit);
        QTest::keyClick(&box.page, Qt::Key_Return);
        QCOMPARE(unit().base.initiative, 4);
        QCOMPARE(unit().elite.initiative, 6);
        QCOMPARE(unit().base.price, 2);
        QCOMPARE(unit().elite.price, 5);
        QCOMPARE(keptFacts(settings, Faction::Haven).standIns.size(), open - 4);
        box.page.undo();
        QCOMPARE(keptFacts(settings, Faction::Haven).standIns.size(), open);
    }

    void heroesTypeInEncountersAndPrices()
    {
        Settings settings;
        using namespace heroes;
        const auto known = [&](const std::string& sort, const std::string& name) {
            KnownThings things("heroes");
            things.keepIn(settings);
            const Json* thing = things.find(sort, name);
            return thing ? *thing : Json();
        };
        ShownBox box(heroes::boxContents(settings));
        box.press("thing_encounter_");
        box.press("group_1");
        for (const Qt::Key digit : {Qt::Key_3, Qt::Key_2, Qt::Key_4, Qt::Key_1, Qt::Key_2})
            QTest::keyClick(&box.page, digit);
        QVERIFY(box.page.findChild<ChoiceButton*>(s("keepThing"))->isUnavailable()); // it has no name yet
        auto* name = box.page.findChild<QLineEdit*>(s("sheetName"));
        QTest::keyClicks(name, s("Wolves"));
        box.press("keepThing");
        QCOMPARE(known(encounterSort, "Wolves").at("challenge").get<int>(), 4);
        QVERIFY(box.has("thing_encounter_Wolves"));
        box.press("thing_encounter_Wolves");
        box.press("challenge_5");
        box.press("keepThing");
        QCOMPARE(known(encounterSort, "Wolves").at("challenge").get<int>(), 5);
        box.press("thing_capital_haven_level_2");
        box.press("resources_4");
        box.press("keepThing");
        QCOMPARE(known("haven", "level_2").get<int>(), 4);
        box.press("thing_building_haven_marketplace");
        box.press("gold_2");
        box.press("resources_3");
        box.press("level_1");
        box.press("keepThing");
        QCOMPARE(known("haven", "marketplace").at("resources").get<int>(), 3);
        box.page.undo();
        QVERIFY(known("haven", "marketplace").is_null());
    }

    void aHeroIsAddedAndForgotten()
    {
        Settings settings;
        using namespace heroes;
        const auto heroes = [&] {
            return readRecord<PlayerFacts>(keptFacts(settings, Faction::Necropolis).facts).heroes;
        };
        const std::size_t before = heroes().size();
        ShownBox box(heroes::boxContents(settings));
        box.press("thing_hero_necropolis_");
        QTest::keyClicks(box.page.findChild<QLineEdit*>(s("sheetName")), s("Vein"));
        QTest::qWait(0);
        for (const char* number : {"might_1", "magic_4", "initiative_3", "leadership_7"}) {
            const QString named = s("_") + s(number);
            for (QAbstractButton* button : box.page.findChildren<QAbstractButton*>()) {
                if (button->objectName().endsWith(named) && button->isVisibleTo(&box.page))
                    button->click();
            }
        }
        box.press("keepThing");
        QCOMPARE(heroes().size(), before + 1);
        QCOMPARE(heroes().back().magic, 4);
        box.page.undo();
        QCOMPARE(heroes().size(), before);
        box.page.redo();
        QCOMPARE(heroes().size(), before + 1);
        box.press("thing_hero_necropolis_Vein");
        box.press("forgetThing");
        QCOMPARE(heroes().size(), before);
        box.page.undo();
        QCOMPARE(heroes().back().name, std::string("Vein"));
    }

    /// The rulebook of each game leads to its box, and back.
    void theRulebookLeadsToIt()
    {
        const QTemporaryDir folder;
        MainWindow window(allGames(), folder.path());
        window.resize(1366, 768);
        window.show();
        for (const GameEntry& game : allGames()) {
            const QString id = QString::fromStdString(game.game);
            window.goToRulebook();
            auto* rulebook = qobject_cast<RulebookPage*>(window.currentPage());
            QVERIFY(rulebook);
            const auto& rules = RuleBook::of(id)->rules();
            rulebook->open(QString::fromStdString(rules.front().id));
            auto* button = rulebook->findChild<QAbstractButton*>(s("bookBox"));
            QVERIFY2(button->isVisible(), qPrintable(id));
            button->click();
            QVERIFY2(qobject_cast<CompanionPage*>(window.currentPage()), qPrintable(id));
            QTest::keyClick(&window, Qt::Key_Escape);
            QVERIFY2(window.currentPage() == rulebook, qPrintable(id));
        }
    }

    /// Where there is room for one of them only, a thing takes the place of the list, and Esc brings it back.
    void onASmallWindowOneIsShownAtATime()
    {
        const QTemporaryDir folder;
        ShownBox box(kaosball::boxContents(folder.path()), {480, 700});
        QVERIFY(box.has("thing_teams_fangs") && !box.has("keepThing"));
        box.press("thing_teams_fangs");
        QVERIFY(!box.has("thing_teams_fangs") && box.has("keepThing"));
        QVERIFY(box.page.stepBack());
        QVERIFY(box.has("thing_teams_fangs") && !box.has("keepThing"));
    }
};

QTEST_MAIN(TestBox)
#include "tst_box.moc"
