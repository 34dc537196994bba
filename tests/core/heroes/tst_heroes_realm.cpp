// SPDX-License-Identifier: GPL-3.0-or-later
// Gathering, building, recruiting, trade, cards.
#include "heroes_table.h"

using namespace whistle;
using namespace whistle::heroes;

namespace {

TestTable inAction(
    ActionKind action, const std::function<void(NewMatch&)>& change = [](NewMatch&) {})
{
    NewMatch match = TestTable::usual();
    change(match);
    TestTable table(match);
    table.begins().plays(PlayCard{"Anna", 1, action});
    return table;
}

} // namespace

class TestHeroesRealm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gatheringAddsUpSitesSkillsAndBuildings()
    {
        TestTable table = inAction(ActionKind::Gather, [](NewMatch& match) {
            match.players[0].facts.heroes[0].skills = {StartingSkill::Trader, StartingSkill::EstateManagement};
        });
        table.anna().buildings = {Building::Income};
        table.state.sites = {{"Mill", SiteKind::Sawmill, {}, 0, false}, {"Pit", SiteKind::GoldMine, {}, 1, false}};
        QCOMPARE(table.badInput(Gather{}), QStringLiteral("/income_choice"));
        table.plays(Gather{Money::Gold, 1, 0});
        QCOMPARE(table.anna().gold, 7 + 3 + 2 + 1);
        QCOMPARE(table.anna().resources, 5 + 3 + 2);
        QCOMPARE(table.refusal(Gather{Money::Gold, 0, 0}), QStringLiteral("MH-5.3"));
    }

    void oneBuildingOrOneLevelInAnAction()
    {
        TestTable table = inAction(ActionKind::Build);
        QCOMPARE(table.badInput(Build{Building::Income, {}, {}}), QStringLiteral("/pay_with"));
        QCOMPARE(table.badInput(Build{Building::Portal, Money::Gold, {}}), QStringLiteral("/pay_with"));
        QCOMPARE(table.badInput(Build{Building::Portal, {}, TypedCost{1, 1, 1}}), QStringLiteral("/cost"));
        table.plays(Build{Building::Income, Money::Resources, {}});
        QCOMPARE(table.anna().resources, 2);
        QCOMPARE(table.refusal(RaiseCapital{}), QStringLiteral("MH-22.1 MH-22.3"));
        QCOMPARE(table.refusal(Build{Building::Income, Money::Resources, {}}), QStringLiteral("MH-22.4"));
        QCOMPARE(table.refusal(Build{Building::Portal, {}, {}}), QStringLiteral("MH-22.1"));
    }

    void whatTheFactsDoNotHaveIsTypedIn()
    {
        TestTable table = inAction(ActionKind::Build, [](NewMatch& match) {
            match.players[0].facts.buildings.clear();
            match.players[0].facts.capitalLevels.reset();
        });
        QCOMPARE(table.badInput(Build{Building::Portal, {}, {}}), QStringLiteral("/cost"));
        QCOMPARE(table.badInput(RaiseCapital{}), QStringLiteral("/resources"));
        QCOMPARE(table.refusal(Build{Building::Portal, {}, TypedCost{{}, {}, 2}}), QStringLiteral("MH-22.3"));
        QCOMPARE(table.refusal(Build{Building::Portal, {}, TypedCost{8, {}, 1}}), QStringLiteral("MH-22.3"));
        TestTable overridden = table;
        overridden.overrides(Build{Building::Portal, {}, TypedCost{8, {}, 1}});
        QCOMPARE(overridden.anna().gold, 0);
        table.plays(RaiseCapital{5});
        QCOMPARE(table.anna().capitalLevel, 2);
        QCOMPARE(table.anna().resources, 0);
    }

    void theFourthCardComesWithTheMarketplace_data()
    {
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("at once") << true;
        QTest::newRow("in the next round") << false;
    }
    void theFourthCardComesWithTheMarketplace()
    {
        QFETCH(bool, atOnce);
        TestTable table = inAction(ActionKind::Build, [atOnce](NewMatch& match) {
            match.houseRules.fourthCard = atOnce ? FourthCard::AtOnce : FourthCard::NextRound;
        });
        table.plays(Build{Building::Marketplace, {}, {}}).plays(EndAction{}).plays(Pass{"Béla"});
        QCOMPARE(table.refusal(PlayCard{"Anna", 4, ActionKind::Recruit}).contains(QStringLiteral("MH-5.3")), true);
        QCOMPARE(table.refusal(PlayCard{"Anna", 4, ActionKind::Gather}), atOnce ? QString() : QStringLiteral("MH-5.4"));
        table.plays(Pass{"Anna"}).plays(RevealWeekCard{"Week", false, {}}).plays(Pass{"Béla"});
        table.plays(PlayCard{"Anna", 4, ActionKind::Gather});
    }

    void theTempleStandsOnTheTear_data()
    {
        QTest::addColumn<bool>("scores");
        QTest::newRow("the Tear keeps its point") << true;
        QTest::newRow("not by the switch") << false;
    }
    void theTempleStandsOnTheTear()
    {
        QFETCH(bool, scores);
        TestTable table =
            inAction(ActionKind::Build, [scores](NewMatch& match) { match.houseRules.tearScoresUnderTemple = scores; });
        table.anna().gold = table.anna().resources = 12;
        QCOMPARE(table.refusal(Build{Building::TempleOfAsha, {}, {}}), QStringLiteral("MH-23.4"));
        table.plays(GainArtefact{"Anton", "tear_of_asha", Slot::Bag});
        table.plays(Build{Building::TempleOfAsha, {}, {}});
        QCOMPARE(table.anna().gold, 0);
        QCOMPARE(table.state.powerPoints(0), scores ? 4 : 3);
        QVERIFY(table.anton().artefacts[4].empty());
        QCOMPARE(table.refusal(GainArtefact{"Anastasya", "tear_of_asha", Slot::Bag}), QStringLiteral("MH-26.15"));
    }

    void recruitingHasItsLimits()
    {
        TestTable table = inAction(ActionKind::Recruit);
        table.anna().gold = 30;
        QCOMPARE(table.refusal(Recruit{Unit::Sister, Quality::Base, 1, "Anton"}), QStringLiteral("MH-24.2"));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Elite, 1, "Anton"}), QStringLiteral("MH-24.4"));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 3, "Anton"}), QStringLiteral("MH-24.5"));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 4, "Anton"}), QStringLiteral("MH-24.3"));
        QCOMPARE(table.refusal(Recruit{Unit::Skeleton, Quality::Base, 1, "Anton"}), QStringLiteral("MH-24.1"));
        QCOMPARE(table.badInput(Recruit{Unit::Orc, Quality::Base, 1, "Anton"}), QStringLiteral("/unit"));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 1, "Anastasya"}), QStringLiteral("MH-24.5"));
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 1, "Anton II"}), QStringLiteral("MH-24.8"));
        QVERIFY(table.said(Recruit{Unit::Crossbowman, Quality::Base, 3, "Anton"})
                    .contains(QStringLiteral("This exceeds the hero's Leadership (9 units, at most 8).")));
        QVERIFY(table.said(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton"})
                    .contains(QStringLiteral("Crossbowmen: 2 × 2 gold = 4.")));
        table.plays(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton"});
        QCOMPARE(table.anna().gold, 30 - 2 * 2);
        table.plays(Disband{Unit::Sister, Quality::Elite, 3, "Anton"});
        QCOMPARE(table.refusal(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton"}), QStringLiteral("MH-24.3"));
        table.anna().buildings = {Building::Recruitment, Building::EliteUnits};
        QCOMPARE(table.refusal(Upgrade{Unit::Crossbowman, 3, "Anton"}), QStringLiteral("MH-24.7"));
        table.plays(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton"});
        QVERIFY(table.said(Upgrade{Unit::Crossbowman, 2, "Anton"})
                    .contains(QStringLiteral("Crossbowmen: 2 × (5 − 2) gold = 6.")));
        table.plays(Upgrade{Unit::Crossbowman, 2, "Anton"});
        QCOMPARE(table.anna().gold, 30 - 4 * 2 - 2 * 3);
    }

    void aMasterPaysOneGoldLess()
    {
        TestTable table = inAction(ActionKind::Recruit, [](NewMatch& match) {
            match.players[0].facts.heroes[0].skills = {StartingSkill::CrossbowmanChief};
        });
        table.plays(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton"});
        QCOMPARE(table.anna().gold, 7 - 2);
    }

    void aNewHeroBringsWhatItsSkillsSay()
    {
        TestTable table = inAction(ActionKind::Recruit, [](NewMatch& match) {
            match.players[0].facts.heroes[1].skills = {StartingSkill::Legacy, StartingSkill::SupplyWagon,
                                                       StartingSkill::RecognisedLeader};
        });
        QCOMPARE(table.refusal(RecruitHero{"Anton II", {}}), QStringLiteral("MH-23.1"));
        table.anna().buildings = {Building::NewHeroes};
        QCOMPARE(table.refusal(RecruitHero{"Anton", {}}), QStringLiteral("MH-24.8"));
        QCOMPARE(table.badInput(RecruitHero{"Anton II", DrawnSkill{Deck::Might, "Rush"}}),
                 QStringLiteral("/skill_card"));
        table.plays(RecruitHero{"Anton II", {}});
        QCOMPARE(table.anna().gold, 7 - 5 + 5);
        QCOMPARE(table.anna().resources, 10);
        QCOMPARE(table.state.heroes.back().tokens(Unit::Crossbowman), (Tokens{0, 1})); // MH-R53: no more than that
        QCOMPARE(table.anna().reserveOf(Unit::Crossbowman), 3);
        table.plays(Recruit{Unit::Crossbowman, Quality::Base, 2, "Anton II"});
        QCOMPARE(table.state.open->recruited, 3);
    }

    void tradeIsTwoForOne()
    {
        TestTable table = inAction(ActionKind::Gather);
        QCOMPARE(table.refusal(Trade{Money::Gold, 4}), QStringLiteral("MH-31.1"));
        table.anna().buildings = {Building::Marketplace};
        QCOMPARE(table.refusal(Trade{Money::Gold, 3}), QStringLiteral("MH-31.1"));
        QCOMPARE(table.refusal(Trade{Money::Gold, 8}), QStringLiteral("MH-31.1"));
        table.plays(Trade{Money::Gold, 4});
        QCOMPARE(table.anna().gold, 3);
        QCOMPARE(table.anna().resources, 7);
        table.plays(EndAction{});
        QCOMPARE(table.refusal(Trade{Money::Gold, 2}), QStringLiteral("MH-31.1"));
    }

    void scrollsAreSoldOnTheOwnTurn()
    {
        TestTable table = inAction(ActionKind::Gather);
        table.anna().buildings = {Building::Marketplace};
        table.plays(GainScroll{"Anton", 2}).plays(GainScroll{"Anastasya", 1});
        QCOMPARE(table.refusal(SellScrolls{"Anton", {1, 2, 3}}), QStringLiteral("MH-31.2"));
        QCOMPARE(table.refusal(SellScrolls{"Anastasya", {1}}), QStringLiteral("MH-31.2"));
        table.plays(SellScrolls{"Anton", {5, 2}});
        QCOMPARE(table.anna().gold, 14);
    }

    void aScrollNeedsMagic()
    {
        TestTable table = inAction(ActionKind::Gather);
        QCOMPARE(table.refusal(UseScroll{"Anton", "Heal", 1}), QStringLiteral("MH-26.8"));
        table.plays(GainScroll{"Anton", 1});
        QCOMPARE(table.refusal(UseScroll{"Anton", "Heal", 3}), QStringLiteral("MH-26.7"));
        table.plays(UseScroll{"Anton", "Heal", 2});
    }

    void oneArtefactInASlot()
    {
        TestTable table = inAction(ActionKind::Gather);
        table.plays(GainArtefact{"Anton", "Ring", Slot::Jewel});
        QCOMPARE(table.state.powerPoints(0), 1);
        QCOMPARE(table.refusal(GainArtefact{"Anton", "Amulet", Slot::Jewel}), QStringLiteral("MH-26.16"));
        QCOMPARE(table.refusal(GainArtefact{"Anastasya", "Ring", Slot::Jewel}), QStringLiteral("MH-26.15"));
        QCOMPARE(table.refusal(GainArtefact{"Anton II", "Orb", Slot::Jewel}), QStringLiteral("MH-3.14"));
        QCOMPARE(table.badInput(LoseArtefact{"Anton", "Nothing", {}}), QStringLiteral("/name"));
        QCOMPARE(table.refusal(LoseArtefact{"Anastasya", "Ring", {}}), QStringLiteral("MH-26.17"));
        QCOMPARE(table.refusal(LoseArtefact{"Anton", "Ring", "Anton"}), QStringLiteral("MH-26.16"));
        table.plays(LoseArtefact{"Anton", "Ring", "Anastasya"});
        QCOMPARE(table.state.powerPoints(0), 0);
        QCOMPARE(table.state.powerPoints(1), 1);
    }

    void luckAndAdjustmentsDoNotFallBelowZero()
    {
        TestTable table = inAction(ActionKind::Gather);
        QCOMPARE(table.refusal(SpendLuck{"Anton", 1}), QStringLiteral("MH-28.1"));
        QCOMPARE(table.refusal(Adjust{"Anna", Adjusted::Gold, -8, "slip"}), QStringLiteral("MH-R50"));
        QCOMPARE(table.refusal(Adjust{"Anna", Adjusted::PowerPoints, -1, "slip"}), QStringLiteral("MH-R50"));
        table.plays(Adjust{"Anna", Adjusted::Gold, -7, "slip"});
        QCOMPARE(table.badInput(Adjust{"Nobody", Adjusted::Gold, 1, "slip"}), QStringLiteral("/player"));
    }
};

QTEST_GUILESS_MAIN(TestHeroesRealm)
#include "tst_heroes_realm.moc"
