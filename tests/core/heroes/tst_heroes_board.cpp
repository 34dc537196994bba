// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes on the board: moving, sites, control zones, overwhelm.
#include "heroes_table.h"

using namespace whistle;
using namespace whistle::heroes;

namespace {

/// Two tiles; Anna's capital at (0, 0), Béla's at (0, 7).
///     C..M...C
///     .HWWWH..
///     .M.....P
///     P.......
TestTable board(
    const std::function<void(NewMatch&)>& change = [](NewMatch&) {}, const std::vector<SetSpace>& spaces = {})
{
    NewMatch match = TestTable::usual();
    match.board = BoardKind::Mirror;
    change(match);
    TestTable table(match);
    table.plays(PlaceTile{1, 0, 0, 0, {"...M", ".HWW", ".M..", "P..."}});
    table.plays(PlaceTile{2, 0, 1, 0, {"....", "WH..", "...P", "...."}});
    for (const SetSpace& space : spaces)
        table.plays(space);
    table.plays(PlaceCapital{"Anna", 0, 0}).plays(PlaceCapital{"Béla", 0, 7});
    table.begins();
    return table;
}
SetSpace site(int row, int column, const char* name, SiteKind kind)
{
    return {row, column, {}, NewSite{name, kind}, {}, {}};
}
SetSpace wolves(int row, int column, std::optional<std::string> guards = {})
{
    return {row, column, {}, {}, TestTable::wolves(), std::move(guards)};
}
Move way(std::vector<PathStep> path)
{
    return {std::move(path)};
}
void activate(TestTable& table)
{
    table.plays(PlayCard{"Anna", 1, ActionKind::ActivateHeroes}).plays(Activate{"Anton", 0});
}

} // namespace

class TestHeroesBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHarbourLeadsOverWaterToAnotherHarbour()
    {
        TestTable table = board();
        table.anton().isAway = true;
        table.anton().at = {1, 1};
        activate(table);
        QCOMPARE(table.refusal(way({{1, 2}})), QStringLiteral("MH-6.8"));
        QCOMPARE(table.refusal(way({{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}})), QStringLiteral("MH-6.4"));
        const Move over = way({{1, 2}, {1, 3}, {1, 4}, {1, 5}});
        QVERIFY(table.said(over).contains(QStringLiteral("F2 is another harbour: the movement ends.")));
        table.plays(over);
        QCOMPARE(table.state.activation->walk.left(), 0);
    }

    void portalsOfTheCapital()
    {
        TestTable table = board();
        activate(table);
        QCOMPARE(table.refusal(way({{2, 7, Way::Portal}})), QStringLiteral("MH-7.1"));
        table.anna().buildings = {Building::Portal};
        table.plays(way({{2, 7, Way::Portal}}));
        QCOMPARE(table.state.activation->walk.left(), 3);
        const Move home = way({{0, 0, Way::Portal}});
        QCOMPARE(table.said(home), QStringLiteral("Through a portal to A1 for 0 movement points. "
                                                  "Anton enters the capital; the movement ends."));
        table.plays(home);
        QVERIFY(!table.anton().isAway);
        QCOMPARE(table.refusal(way({{0, 1}})), QStringLiteral("MH-6.4"));
        QCOMPARE(table.refusal(Activate{"Anton", 0}), QStringLiteral("MH-6.1"));
    }

    void anEnemyEndsTheStretch()
    {
        TestTable table = board([](NewMatch&) {}, {wolves(0, 2)});
        activate(table);
        QCOMPARE(table.refusal(way({{0, 1}, {0, 2}, {0, 1}})), QStringLiteral("MH-6.11"));
        QCOMPARE(table.refusal(way({{0, 1}, {0, 2}, {0, 3}})), QStringLiteral("MH-6.11"));
        table.plays(way({{0, 1}, {0, 2}}));
        QCOMPARE(table.state.step, Step::BattleStarts);
        QCOMPARE(table.refusal(EndAction{}), QStringLiteral("MH-6.11"));
        QCOMPARE(table.refusal(ScareOff{"Anton", std::string("Wolves"), 1}), QStringLiteral("MH-29.2"));
        table.plays(ScareOff{"Anton", std::string("Wolves"), 2});
        QCOMPARE(table.refusal(StartBattle{"Anton", std::string("Wolves"), true, {}}), QStringLiteral("MH-17.2"));
        table.plays(way({{0, 1}}));
    }

    void aGuardIsFoughtOnTheSpaceOfItsSite()
    {
        TestTable table = board([](NewMatch&) {}, {site(0, 1, "Mill", SiteKind::Sawmill), wolves(3, 3, "Mill")});
        activate(table);
        QCOMPARE(table.refusal(StartBattle{"Anton", std::string("Wolves"), true, {}}), QStringLiteral("MH-10.1"));
        table.plays(way({{0, 1}}));
        QCOMPARE(table.refusal(TakeControl{"Anton", "Mill", {}}), QStringLiteral("MH-9.3"));
        table.plays(StartBattle{"Anton", std::string("Wolves"), true, {}});
        table.plays(Order{{"Wolves", "crossbowman", "Anton", "sister"}, {}});
        table.rolls("Wolves", {8, 8, 8}).rolls("crossbowman", {1, 1, 1});
        table.plays(EndBattle{});
        QCOMPARE(table.anton().at, (Space{0, 1}));
        table.plays(TakeControl{"Anton", "Mill", {}});
        QCOMPARE(table.state.powerPoints(0), 1);
        QCOMPARE(table.refusal(StartBattle{"Anton", std::string("Wolves"), true, {}}), QStringLiteral("MH-17.2"));
    }

    void aLostBattleEndsTheActivation()
    {
        TestTable table = board([](NewMatch&) {}, {site(0, 1, "Mill", SiteKind::Sawmill), wolves(0, 2)});
        activate(table);
        table.plays(way({{0, 1}, {0, 2}})).plays(StartBattle{"Anton", std::string("Wolves"), true, {}});
        table.plays(Order{{"Wolves", "crossbowman", "Anton", "sister"}, {}});
        for (const char* piece : {"Wolves", "crossbowman", "Anton", "sister"})
            table.rolls(piece, std::vector<int>(piece == std::string("Anton") ? 1 : 3, 8));
        table.plays(Retreat{Side::Active, {{Unit::Sister, Quality::Elite, 2}}});
        QCOMPARE(table.badInput(EndBattle{{}, {{"Mill"}}}), QStringLiteral("/sites"));
        table.plays(EndBattle{{}, std::vector<std::string>{}}); // the default, written out
        QVERIFY(!table.anton().isAway);
        QCOMPARE(table.anton().units(), 4);
        QCOMPARE(table.refusal(way({{0, 1}})), QStringLiteral("MH-17.4"));
        QCOMPARE(table.refusal(TakeControl{"Anton", "Mill", {}}), QStringLiteral("MH-17.4 MH-9.2"));
    }

    void aZoneProtectsItsSites_data()
    {
        QTest::addColumn<bool>("harbour");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("water ends the zone") << false << QString();
        QTest::newRow("a harbour extends it by the switch") << true << QStringLiteral("MH-9.4");
    }
    void aZoneProtectsItsSites()
    {
        QFETCH(bool, harbour);
        QFETCH(QString, refusal);
        TestTable table = board([harbour](NewMatch& match) { match.houseRules.harbourExtendsZone = harbour; },
                                {site(1, 1, "Mill", SiteKind::Sawmill), {1, 3, "H", {}, {}, {}}});
        table.anastasya().isAway = true;
        table.anastasya().at = {1, 3};
        activate(table);
        table.plays(way({{0, 1}, {1, 1}}));
        QCOMPARE(table.refusal(TakeControl{"Anton", "Mill", {}}), refusal);
        if (harbour)
            QVERIFY(table.said(TakeControl{"Anton", "Mill", {}})
                        .startsWith(QStringLiteral("Mill: not taken, since it is in Anastasya's control zone.")));
    }

    void pointsAreTold()
    {
        TestTable table = board();
        table.plays(PlayCard{"Anna", 1, ActionKind::ActivateHeroes});
        QCOMPARE(table.said(Activate{"Anton", -3}),
                 QStringLiteral("Anton is activated. Movement points 1: base 4, Wanderer 0, other −3."));
        table.plays(Activate{"Anton", -3});
        QVERIFY(table.said(way({{0, 1}, {0, 2}}))
                    .startsWith(QStringLiteral("The step needs a movement point, but 1 of 1 are used.")));
    }

    void everySiteHasItsOwnReward_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("step");
        QTest::newRow("dragon's nest") << int(SiteKind::DragonNest) << int(Step::Treasure);
        QTest::newRow("stone") << int(SiteKind::StoneOfEnlightenment) << int(Step::LevelUp);
        QTest::newRow("library") << int(SiteKind::MysticLibrary) << int(Step::Action);
        QTest::newRow("blacksmith") << int(SiteKind::Blacksmith) << int(Step::Action);
        QTest::newRow("stables") << int(SiteKind::Stables) << int(Step::Action);
    }
    void everySiteHasItsOwnReward()
    {
        QFETCH(int, kind);
        QFETCH(int, step);
        TestTable table = board([](NewMatch&) {}, {site(0, 1, "Place", static_cast<SiteKind>(kind))});
        activate(table);
        QCOMPARE(table.refusal(Loot{"Anton", "Place", {}, {}}), QStringLiteral("MH-8.1"));
        table.plays(way({{0, 1}}));
        QCOMPARE(table.badInput(Loot{"Anton", "Place", {}, LakeTake::Scroll}), QStringLiteral("/take"));
        QCOMPARE(table.badInput(Loot{"Anton", "Place", SiteKind::Arena, {}}), QStringLiteral("/kind"));
        table.plays(Loot{"Anton", "Place", {}, {}});
        QCOMPARE(int(table.state.step), step);
        if (table.state.step == Step::LevelUp)
            table.plays(LevelUp{"Anton", Deck::Magic, {}, "Heal"});
        if (table.state.step == Step::Action)
            QCOMPARE(table.refusal(Loot{"Anton", "Place", {}, {}}), QStringLiteral("MH-8.5"));
        if (kind == int(SiteKind::Stables)) {
            table.plays(Activate{"Anton", 0});
            QCOMPARE(table.state.activation->walk.left(), 4);
            QCOMPARE(table.refusal(Activate{"Anton", 0}), QStringLiteral("MH-6.1"));
        }
    }

    void theArenaRecruitsThreeWhateverTheLevel()
    {
        TestTable table = board([](NewMatch&) {}, {site(0, 1, "Arena", SiteKind::Arena)});
        activate(table);
        table.plays(way({{0, 1}})).plays(Loot{"Anton", "Arena", {}, {}});
        table.anton().tokens(Unit::Crossbowman) = {};
        table.anna().reserveOf(Unit::Crossbowman) += 3;
        table.anna().gold = 40;
        QCOMPARE(table.refusal(Upgrade{Unit::Sister, 1, "Anton"}),
                 QStringLiteral("MH-8.11 MH-24.7")); // he has none besides
        QCOMPARE(table.refusal(Recruit{Unit::Seraph, Quality::Elite, 1, "Anton"}), QStringLiteral("MH-24.4"));
        table.plays(Recruit{Unit::Seraph, Quality::Base, 3, "Anton"});
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 1, "Anton"}), QStringLiteral("MH-24.3"));
        table.plays(way({{0, 2}}));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 1, "Anton"}), QStringLiteral("MH-5.3"));
    }

    void withoutABoardSitesAreNamedAtTheirFirstUse()
    {
        TestTable table;
        table.begins();
        activate(table);
        QCOMPARE(table.badInput(TakeControl{"Anton", "Mill", {}}), QStringLiteral("/kind"));
        QCOMPARE(table.refusal(TakeControl{"Anton", "Mill", SiteKind::Arena}), QStringLiteral("MH-9.1"));
        table.plays(TakeControl{"Anton", "Mill", SiteKind::Sawmill});
        QCOMPARE(table.refusal(TakeControl{"Anton", "Mill", {}}), QStringLiteral("MH-9.1"));
        QCOMPARE(table.badInput(TakeControl{"Anton", "Mill", SiteKind::OreMine}), QStringLiteral("/kind"));
        QCOMPARE(table.refusal(Loot{"Anton", "Mill", {}, {}}), QStringLiteral("MH-8.1"));
        QCOMPARE(table.refusal(way({{0, 1}})), QStringLiteral("MH-6.5"));
    }

    void overwhelmCountsArmyAndCards()
    {
        TestTable table;
        table.begins();
        activate(table);
        QCOMPARE(table.refusal(ScareOff{"Anton", TestTable::wolves(), 1}), QStringLiteral("MH-29.2"));
        table.anton().skillCards = {"ambush"};
        table.plays(GainArtefact{"Anton", "gauntlet_of_victory", Slot::Armour});
        table.state.weekCard = WeekCard{"Dark Days", true, {}};
        QCOMPARE(table.refusal(ScareOff{"Anton", TestTable::wolves(), 0}), QStringLiteral("MH-29.6"));
        table.plays(ScareOff{"Anton", TestTable::wolves(), 1});
        QVERIFY(table.anton().trophies.empty());
        QCOMPARE(table.refusal(ScareOff{"Anton", TestTable::wolves(), 9}), QStringLiteral("MH-17.2"));
    }

    void anOverrideHasItsEffect()
    {
        TestTable table = board();
        activate(table);
        table.overrides(way({{0, 2}})); // two spaces in one step
        QCOMPARE(table.anton().at, (Space{0, 2}));
        table.plays(way({{0, 1}}));
    }
};

QTEST_GUILESS_MAIN(TestHeroesBoard)
#include "tst_heroes_board.moc"
