// SPDX-License-Identifier: GPL-3.0-or-later
// Battles: order, attacks, laurels, damage, clashes, retreat, what they bring.
#include "heroes/judging/battle_pieces.h"
#include "heroes_table.h"

using namespace whistle;
using namespace whistle::heroes;

namespace {

using Change = std::function<void(NewMatch&)>;

UnitFacts& unit(NewMatch& match, std::size_t player, std::size_t index)
{
    return match.players[player].facts.units[index];
}
/// Anton with three elite crossbowmen (initiative 4) and three elite sisters (3) against the Wolves (5).
TestTable against(
    const EncounterFacts& encounter, const Change& change = [](NewMatch&) {})
{
    NewMatch match = TestTable::usual();
    change(match);
    TestTable table(match);
    table.begins().fights(encounter);
    return table;
}
const std::vector<std::string> usualOrder{"Wolves", "crossbowman", "Anton", "sister"};
TestTable ordered(
    const EncounterFacts& encounter = TestTable::wolves(), const Change& change = [](NewMatch&) {})
{
    TestTable table = against(encounter, change);
    table.plays(Order{usualOrder, {}});
    return table;
}
/// Anna's heroes against Béla's, without a board.
TestTable duel(
    const NewMatch& match = TestTable::usual(), const std::function<void(TestTable&)>& before = [](TestTable&) {})
{
    TestTable table(match);
    table.begins();
    before(table);
    table.fights(std::string("Anastasya"));
    return table;
}
AssignDamage hits(std::vector<AssignedPoints> assignment)
{
    return {std::move(assignment)};
}
Tokens tokens(TestTable& table, Unit unit_)
{
    return table.anton().tokens(unit_);
}
/// A stack of the battle has other tokens.
void setStack(TestTable& table, std::size_t stack, const Tokens& now, const Tokens& start)
{
    put(table.state, table.state.battle->stacks[stack], {now, start});
}

} // namespace

class TestHeroesBattles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiesAreTheEncountersUnlessThereIsBloodrage()
    {
        EncounterFacts wolves = TestTable::wolves();
        wolves.initiative = 4;
        TestTable table = against(wolves);
        QCOMPARE(table.refusal(Order{{"crossbowman", "Wolves", "Anton", "sister"}, {}}), QStringLiteral("MH-11.3"));
        QCOMPARE(table.badInput(Order{{"Wolves", "crossbowman", "Anton"}, {}}), QStringLiteral("/pieces"));
        QCOMPARE(table.badInput(Order{usualOrder, {{"griffin", 1}}}), QStringLiteral("/modifiers/griffin"));
        QCOMPARE(table.refusal(Order{usualOrder, {{"crossbowman", 1}}}), QStringLiteral("MH-11.3"));
        table.plays(Order{usualOrder, {}});
    }

    void honorRulesOutEliteDice()
    {
        TestTable table(TestTable::usual(Faction::Sanctuary));
        table.begins();
        table.plays(PlayCard{"Anna", 1, ActionKind::ActivateHeroes}).plays(Activate{"Anton", 0});
        QCOMPARE(table.refusal(StartBattle{"Anton", TestTable::wolves(), false, {}}), QStringLiteral("MH-13.10"));
        table.anna().buildings = {Building::Faction};
        table.plays(StartBattle{"Anton", TestTable::wolves(), false, {}});
        table.plays(Order{{"Wolves", "shark_guard", "Anton", "kenshi"}, {}}).rolls("Wolves", {8, 8, 8});
        Attack attack{"shark_guard", {{1, 1}, Face::Luck}};
        QCOMPARE(table.refusal(attack), QStringLiteral("MH-13.10"));
    }

    void damageGoesOnWhenTheStackIsDestroyed()
    {
        TestTable table = ordered();
        table.rolls("Wolves", {1, 2, 3});
        QCOMPARE(table.refusal(hits({{"sister", Quality::Elite, 2}})), QStringLiteral("MH-14.2"));
        QCOMPARE(table.refusal(hits({{"Anton", Quality::Elite, 3}})), QStringLiteral("MH-14.2"));
        QCOMPARE(table.badInput(hits({{"griffin", Quality::Elite, 3}})), QStringLiteral("/assignment/0/stack"));
        table.plays(hits({{"sister", Quality::Elite, 3}}));
        QCOMPARE(tokens(table, Unit::Sister), (Tokens{3, 0}));
    }

    void theBattleIsOverWhenTheLastUnitFalls()
    {
        TestTable table = ordered();
        table.anna().reserveOf(Unit::Sister) += 3;
        table.anna().reserveOf(Unit::Crossbowman) += 2;
        table.anton().tokens(Unit::Sister) = {};
        table.state.battle->stacks.pop_back();
        table.state.battle->order.pop_back();
        setStack(table, 0, {1, 0}, {1, 0});
        table.rolls("Wolves", {1, 2, 8}).plays(hits({{"crossbowman", Quality::Base, 1}}));
        QCOMPARE(table.state.step, Step::BattleOver);
        QVERIFY(table.state.battle->winner == Side::Opponent);
        table.plays(EndBattle{});
        QVERIFY(!table.state.encounter("Wolves")->isGone);
        QCOMPARE(table.anna().reserveOf(Unit::Crossbowman), 7);
    }

    void anEncounterThatWonMayBeFoughtAgainUnderItsName()
    {
        TestTable table = ordered();
        table.state.battle->winner = Side::Opponent;
        table.state.step = Step::BattleOver;
        table.plays(EndBattle{}).plays(EndAction{}).plays(Pass{"Béla"});
        table.plays(PlayCard{"Anna", 2, ActionKind::ActivateHeroes}).plays(Activate{"Anton", 0});
        EncounterFacts other = TestTable::wolves();
        other.challenge = 9;
        QCOMPARE(table.badInput(StartBattle{"Anton", other, true, {}}), QStringLiteral("/opponent"));
        other.name = "Anastasya";
        QCOMPARE(table.badInput(StartBattle{"Anton", other, true, {}}), QStringLiteral("/opponent/name"));
        table.plays(StartBattle{"Anton", std::string("Wolves"), true, {}});
    }

    void aSecondBattleIsForAnotherActivation()
    {
        TestTable table = ordered();
        table.state.battle->winner = Side::Active;
        table.state.step = Step::BattleOver;
        table.plays(EndBattle{});
        QCOMPARE(table.anton().trophies, (std::vector<Trophy>{{"Wolves", 2}}));
        EncounterFacts ghosts = TestTable::wolves();
        ghosts.name = "Ghosts";
        QCOMPARE(table.refusal(StartBattle{"Anton", ghosts, true, {}}), QStringLiteral("MH-6.3"));
    }

    void toughUnitsAreWoundedFirst()
    {
        const auto tough = [](NewMatch& match) {
            unit(match, 0, 1).elite.abilities = {Ability::Tough, Ability::Defence};
        };
        TestTable table = ordered(TestTable::wolves(), tough);
        table.rolls("Wolves", {1, 8, 8}).plays(hits({{"sister", Quality::Elite, 1}}));
        QVERIFY(table.state.battle->stacks[1].wounded == (Wound{Quality::Elite, 1}));
        table.rolls("crossbowman", {8, 8}, Face::Laurel);
        QCOMPARE(table.refusal(Laurel{"crossbowman", {ArmyLaurel{"crossbowman", LaurelDo::HealWound}}}),
                 QStringLiteral("MH-15.1"));
        table.plays(Laurel{"crossbowman", {ArmyLaurel{"sister", LaurelDo::HealWound}}});
        QVERIFY(!table.state.battle->stacks[1].wounded);
        table.rolls("Anton", {8}).rolls("sister", {8, 8, 8});
        // A single unit with Defence is enough for a retreat.
        QCOMPARE(table.refusal(Retreat{Side::Active, {{Unit::Crossbowman, Quality::Elite, 1}}}),
                 QStringLiteral("MH-16.3"));
        table.plays(Retreat{Side::Active, {{Unit::Sister, Quality::Elite, 1}}});
        QCOMPARE(tokens(table, Unit::Sister), (Tokens{0, 2}));
        QCOMPARE(table.anna().reserveOf(Unit::Sister), 5);
    }

    void anUpgradeByLaurelRaisesTheElitesAtTheStart()
    {
        TestTable table = ordered();
        setStack(table, 1, {2, 1}, {2, 1});
        table.rolls("Wolves", {8, 8, 8}).rolls("crossbowman", {8, 8}, Face::Laurel);
        QCOMPARE(table.badInput(Laurel{"griffin", {ArmyLaurel{"sister", LaurelDo::Upgrade}}}),
                 QStringLiteral("/piece"));
        QCOMPARE(table.refusal(Laurel{"sister", {ArmyLaurel{"sister", LaurelDo::Upgrade}}}), QStringLiteral("MH-13.5"));
        QCOMPARE(table.refusal(Laurel{"crossbowman", {EncounterLaurel{"Wolves"}}}), QStringLiteral("MH-13.5"));
        table.plays(Laurel{"crossbowman", {ArmyLaurel{"sister", LaurelDo::Upgrade}}});
        QCOMPARE(table.state.battle->stacks[1].start, (Tokens{1, 2}));
        QCOMPARE(tokens(table, Unit::Sister), (Tokens{1, 2}));
    }

    void aLaurelThatCanDoNothingIsSkipped()
    {
        TestTable table = ordered();
        table.rolls("Wolves", {8, 8, 8});
        const Attack laurel{"crossbowman", {{8, 8}, Face::Laurel}};
        QVERIFY(table.said(laurel).contains(QStringLiteral("The laurel can do nothing and is skipped.")));
        table.plays(laurel);
        QCOMPARE(table.state.step, Step::Attack);
    }

    void stacksAndSingleOnesAreNamedAlike()
    {
        TestTable table = ordered();
        QVERIFY(table.said(Attack{"Wolves", {{8, 8, 8}, {}}}).contains(QStringLiteral("Attack: Wolves.")));
        QCOMPARE(table.said(Attack{"sister", {{8, 8, 8}, {}}}),
                 QStringLiteral("The next attack is by Wolves, not by Sisters."));
        QCOMPARE(table.said(Attack{"Wolves", {{8}, {}}}), QStringLiteral("3 attacks roll 3 attack dice, not 1."));
    }

    void theOrderIsMadeAnewWhenAnInitiativeChanges()
    {
        const auto faster = [](NewMatch& match) { unit(match, 0, 1).base.initiative = 9; };
        TestTable table = ordered(TestTable::wolves(), faster);
        table.rolls("Wolves", {1, 2, 3}).plays(hits({{"sister", Quality::Elite, 3}}));
        table.rolls("crossbowman", {8, 8, 8}).rolls("Anton", {8}).rolls("sister", {8, 8, 8});
        QCOMPARE(table.state.step, Step::Order);
        QVERIFY(isRetreatPossible(table.state));
        QCOMPARE(table.refusal(Attack{"Wolves", {{8, 8, 8}, {}}}), QStringLiteral("MH-11.1"));
        table.plays(Order{{"sister", "Wolves", "crossbowman", "Anton"}, {}});
        QCOMPARE(table.refusal(Order{{"sister", "Wolves", "crossbowman", "Anton"}, {}}), QStringLiteral("MH-11.6"));
        // A modifier makes it another one: it may be sent again before the first attack.
        table.plays(Order{{"sister", "crossbowman", "Wolves", "Anton"}, {{"crossbowman", 2}}});
        table.rolls("sister", {8, 8, 8});
        QCOMPARE(table.refusal(Order{{"sister", "crossbowman", "Wolves", "Anton"}, {}}), QStringLiteral("MH-11.6"));
    }

    void aMixedStackHasTheValuesOfItsElites_data()
    {
        QTest::addColumn<bool>("byElite");
        QTest::addColumn<int>("strength");
        QTest::newRow("elite if any") << true << 4;
        QTest::newRow("base if any") << false << 2;
    }
    void aMixedStackHasTheValuesOfItsElites()
    {
        QFETCH(bool, byElite);
        QFETCH(int, strength);
        TestTable table = ordered(TestTable::wolves(), [&](NewMatch& match) {
            match.houseRules.mixedStack = byElite ? MixedStack::EliteIfAny : MixedStack::BaseIfAny;
            unit(match, 0, 0).elite.strength = 4;
        });
        setStack(table, 0, {2, 1}, {2, 1});
        table.rolls("Wolves", {8, 8, 8}).rolls("crossbowman", {3, 2, 8});
        QCOMPARE(*table.state.battle->attack->roll.hits, strength == 4 ? 2 : 1);
    }

    void darkDaysBringAnAdditionalEnemy()
    {
        TestTable table;
        table.begins();
        table.state.weekCard = WeekCard{"Dark Days", true, {}};
        EncounterFacts wolves = TestTable::wolves();
        wolves.abilities = {Ability::Tough, Ability::Regeneration};
        table.fights(wolves);
        table.plays(Order{{"Wolves (additional)", "Wolves", "crossbowman", "Anton", "sister"}, {}});
        table.rolls("Wolves (additional)", {8, 8, 8}).rolls("Wolves", {8, 8, 8});
        table.rolls("crossbowman", {1, 1, 1}).rolls("Anton", {1}).rolls("sister", {8, 8, 8});
        QCOMPARE(table.state.battle->encounters[1].damage, 3); // destroyed does not regenerate
        QCOMPARE(table.state.battle->encounters[0].damage, 0);
        QCOMPARE(table.state.battle->clash, 2);
        table.rolls("Wolves", {8, 8, 8}).rolls("crossbowman", {1, 1, 1}).rolls("Anton", {1});
        table.plays(EndBattle{});
        QCOMPARE(table.anton().trophies.size(), std::size_t{1});
    }

    void preciseStrikeAndTheAdditionalEnemy_data()
    {
        QTest::addColumn<bool>("maySkip");
        QTest::newRow("not by the rule") << false;
        QTest::newRow("by the switch") << true;
    }
    void preciseStrikeAndTheAdditionalEnemy()
    {
        QFETCH(bool, maySkip);
        NewMatch match = TestTable::usual();
        match.houseRules.preciseStrikeMaySkipAdditional = maySkip;
        match.houseRules.laurelRevivesDestroyedEncounter = maySkip;
        unit(match, 0, 0).elite.abilities = {Ability::PreciseStrike, Ability::Pierce};
        TestTable table(match);
        table.begins();
        table.state.weekCard = WeekCard{"Dark Days", true, {}};
        EncounterFacts wolves = TestTable::wolves();
        wolves.elite = true;
        wolves.abilities = {Ability::Tough};
        table.fights(wolves);
        table.plays(Order{{"Wolves", "Wolves (additional)", "crossbowman", "Anton", "sister"}, {}});
        table.rolls("Wolves", {8, 8, 8}).rolls("Wolves (additional)", {8, 8, 8});
        Attack attack{"crossbowman", {{1, 8, 8}, {}}};
        attack.target = "Wolves";
        QCOMPARE(table.refusal(attack), maySkip ? QString() : QStringLiteral("MH-R7"));
        attack.target = "Anton";
        QCOMPARE(table.refusal(attack), QStringLiteral("MH-19.1"));
        attack.target = "griffin";
        QCOMPARE(table.badInput(attack), QStringLiteral("/target"));
        attack.target = maySkip ? "Wolves" : "Wolves (additional)";
        table.plays(attack);
        QCOMPARE(table.state.battle->encounters[maySkip ? 0 : 1].damage, 1); // Pierce passes Tough
    }

    void preciseStrikeCannotChooseAnEncounterWithDefence()
    {
        NewMatch match = TestTable::usual();
        unit(match, 0, 0).elite.abilities = {Ability::PreciseStrike};
        TestTable table(match);
        table.begins();
        EncounterFacts wolves = TestTable::wolves();
        wolves.abilities = {Ability::Defence};
        table.fights(wolves);
        table.plays(Order{{"Wolves", "crossbowman", "Anton", "sister"}, {}}).rolls("Wolves", {8, 8, 8});
        Attack attack{"crossbowman", {{1, 8, 8}, {}}};
        attack.target = "Wolves";
        QCOMPARE(table.refusal(attack), QStringLiteral("MH-19.9"));
        attack.target.reset();
        table.plays(attack);
        QCOMPARE(table.state.battle->encounters[0].damage, 1);
    }

    void anEncountersLaurelHealsAToken()
    {
        EncounterFacts wolves = TestTable::wolves();
        wolves.elite = true;
        wolves.initiative = 1;
        TestTable table = against(wolves);
        table.plays(Order{{"crossbowman", "Anton", "sister", "Wolves"}, {}});
        table.rolls("crossbowman", {1, 8, 8}).rolls("Anton", {8}).rolls("sister", {8, 8, 8});
        table.rolls("Wolves", {1}, Face::Laurel);
        QCOMPARE(table.state.battle->damage, 1);
        QCOMPARE(table.refusal(Laurel{"Wolves", {ArmyLaurel{"sister", LaurelDo::Upgrade}}}), QStringLiteral("MH-13.5"));
        table.plays(Laurel{"Wolves", {EncounterLaurel{"Wolves"}}});
        QCOMPARE(table.state.battle->encounters[0].damage, 0);
        QCOMPARE(table.state.step, Step::AssignDamage);
    }

    void luckTokensAreSpent()
    {
        TestTable table = ordered();
        table.anton().luck = 2;
        table.rolls("Wolves", {8, 8, 8});
        RollStep token;
        token.cause = Cause::LuckTokenAttackDice;
        token.results = {1, 8, 8};
        Attack attack{"crossbowman", {{8, 8, 8}, {}}, {token}};
        table.plays(attack);
        QCOMPARE(table.anton().luck, 1);
    }

    void onlyTheFacesOfTheDieCount()
    {
        TestTable table = ordered();
        table.rolls("Wolves", {8, 8, 8});
        QCOMPARE(table.badInput(Attack{"crossbowman", {{8, 8}, Face::Blank}}), QStringLiteral("/roll/elite"));
        QCOMPARE(table.refusal(Attack{"crossbowman", {{8, 8, 8}, Face::Luck}}), QStringLiteral("MH-13.2"));
        QCOMPARE(table.refusal(Attack{"sister", {{8, 8, 8}, {}}}), QStringLiteral("MH-12.5"));
        QCOMPARE(table.refusal(Attack{"crossbowman", {{1, 8}, Face::BadLuck}}), QStringLiteral("MH-13.6"));
    }

    void aLoneEliteMayRollTheEliteDie_data()
    {
        QTest::addColumn<bool>("may");
        QTest::newRow("by the rule") << true;
        QTest::newRow("not by the switch") << false;
    }
    void aLoneEliteMayRollTheEliteDie()
    {
        QFETCH(bool, may);
        TestTable table =
            ordered(TestTable::wolves(), [may](NewMatch& match) { match.houseRules.loneEliteMayReplace = may; });
        setStack(table, 0, {0, 1}, {0, 1});
        table.rolls("Wolves", {8, 8, 8});
        QCOMPARE(table.refusal(Attack{"crossbowman", {{}, Face::Skull1}}), may ? QString() : QStringLiteral("MH-R8"));
    }

    void aggressorAttacksOnceMore_data()
    {
        QTest::addColumn<bool>("eachClash");
        QTest::newRow("in a battle") << false;
        QTest::newRow("in a clash") << true;
    }
    void aggressorAttacksOnceMore()
    {
        QFETCH(bool, eachClash);
        TestTable table = ordered(TestTable::wolves(), [eachClash](NewMatch& match) {
            match.players[0].facts.heroes[0].skills = {StartingSkill::Aggressor};
            match.houseRules.aggressorScope = eachClash ? AggressorScope::Clash : AggressorScope::Battle;
        });
        table.rolls("Wolves", {8, 8, 8});
        Attack again{"crossbowman", {{8, 8, 8}, {}}};
        again.aggressor = true;
        QCOMPARE(table.refusal(again), QStringLiteral("MH-4.5"));
        table.rolls("crossbowman", {8, 8, 8});
        again = {"Anton", {{8}, {}}};
        again.aggressor = true;
        table.plays(again);
        QCOMPARE(*nextPiece(table.state), std::string("Anton"));
        QCOMPARE(table.refusal(again), QStringLiteral("MH-4.5"));
        table.rolls("Anton", {8}).rolls("sister", {8, 8, 8}).rolls("Wolves", {8, 8, 8}).rolls("crossbowman", {8, 8, 8});
        QCOMPARE(table.refusal(again), eachClash ? QString() : QStringLiteral("MH-4.5"));
    }

    void theGuardianAngelIgnoresSkullsOnceAClash()
    {
        EncounterFacts wolves = TestTable::wolves();
        wolves.elite = true;
        TestTable table = ordered(wolves);
        Attack attack{"Wolves", {{8, 8}, Face::Skull2}};
        attack.guardianAngel = true;
        QCOMPARE(table.refusal(attack), QStringLiteral("MH-13.11"));
        table.anna().buildings = {Building::Faction};
        attack.roll.elite = Face::Luck;
        QCOMPARE(table.refusal(attack), QStringLiteral("MH-13.11"));
        attack.roll.elite = Face::Skull2;
        table.plays(attack);
        QCOMPARE(table.state.step, Step::Attack);
        QVERIFY(table.state.battle->angelUsed[0]);
    }

    void bloodrageWinsTheTies_data()
    {
        QTest::addColumn<bool>("allFirst");
        QTest::newRow("all first") << true;
        QTest::newRow("taking turns") << false;
    }
    void bloodrageWinsTheTies()
    {
        QFETCH(bool, allFirst);
        NewMatch match = TestTable::usual(Faction::Haven, Faction::Stronghold);
        match.houseRules.bloodrageTies = allFirst ? BloodrageTies::AllFirst : BloodrageTies::Alternate;
        for (std::size_t player = 0; player < 2; ++player) {
            for (UnitFacts& one : match.players[player].facts.units)
                one.base.initiative = one.elite.initiative = 3;
        }
        TestTable table = duel(match, [](TestTable& t) { t.bela().buildings = {Building::Faction}; });
        const std::vector<std::string> all{"orc", "centaur", "Anastasya", "Anton", "crossbowman", "sister"};
        const std::vector<std::string> turns{"orc", "Anton", "centaur", "crossbowman", "Anastasya", "sister"};
        QCOMPARE(table.refusal(Order{allFirst ? turns : all, {}}), QStringLiteral("MH-11.7"));
        table.plays(Order{allFirst ? all : turns, {}});
    }

    void betweenEqualHeroesTheActivePlayerPlacesFirst()
    {
        TestTable table = duel();
        // 4: crossbowmen and skeletons; 3: the heroes, sisters and vampires
        QCOMPARE(table.refusal(Order{{"skeleton", "crossbowman", "Anton", "Anastasya", "sister", "vampire"}, {}}),
                 QStringLiteral("MH-18.2"));
        table.plays(Order{{"crossbowman", "skeleton", "Anton", "Anastasya", "sister", "vampire"}, {}});
        // With a modifier the other hero is the faster one and places first.
        TestTable other = duel();
        other.plays(Order{{"skeleton", "crossbowman", "Anastasya", "vampire", "Anton", "sister"}, {{"Anastasya", 1}}});
    }

    void theWinnerOfADuelTakesCardOrArtefact()
    {
        TestTable table = duel(TestTable::usual(), [](TestTable& t) {
            t.plays(GainArtefact{"Anastasya", "Ring", Slot::Jewel})
                .plays(GainArtefact{"Anton", "Crown", Slot::Garment});
            t.plays(GainArtefact{"Anastasya", "Cloak", Slot::Garment});
            t.state.sites.push_back({"Mill", SiteKind::Sawmill, {}, 1, false});
            t.state.sites.push_back({"Mine", SiteKind::OreMine, {}, 0, false});
            t.state.sites.push_back({"Forge", SiteKind::Blacksmith, {}, {}, true});
        });
        table.state.battle->winner = Side::Active;
        table.state.step = Step::BattleOver;
        QCOMPARE(table.badInput(EndBattle{BattleReward{std::string("Nothing")}, {}}),
                 QStringLiteral("/rewards/artefact"));
        QCOMPARE(table.refusal(EndBattle{BattleReward{std::string("Crown")}, {}}), QStringLiteral("MH-18.7"));
        QCOMPARE(table.refusal(EndBattle{BattleReward{std::string("Cloak")}, {}}), QStringLiteral("MH-18.7"));
        QCOMPARE(table.refusal(EndBattle{{}, {{"Mine"}}}), QStringLiteral("MH-18.8"));
        QCOMPARE(table.refusal(EndBattle{{}, {{"Forge"}}}), QStringLiteral("MH-9.1"));
        QCOMPARE(table.badInput(EndBattle{{}, {{"Hut"}}}), QStringLiteral("/sites/0"));
        table.plays(EndBattle{BattleReward{std::string("Ring")}, {{"Mill"}}});
        QCOMPARE(table.state.powerPoints(0), 2 + 1 + 2); // two Artefacts, the mill, the mine
        QCOMPARE(table.state.powerPoints(1), 1);
    }

    void thePassiveWinnerIsRewardedToo()
    {
        TestTable table = duel();
        table.state.battle->winner = Side::Opponent;
        table.state.step = Step::BattleOver;
        table.plays(EndBattle{BattleReward{DrawnSkill{Deck::Might, "Rush"}}, {}});
        QCOMPARE(table.anastasya().skillCards, std::vector<std::string>{"Rush"});
        QVERIFY(table.state.activation->hasLost);
    }

    void necromancyResurrectsTwoAfterTheBattle_data()
    {
        QTest::addColumn<bool>("afterLosing");
        QTest::newRow("also after a defeat") << true;
        QTest::newRow("not by the switch") << false;
    }
    void necromancyResurrectsTwoAfterTheBattle()
    {
        QFETCH(bool, afterLosing);
        NewMatch match = TestTable::usual(Faction::Necropolis, Faction::Haven);
        match.houseRules.necromancyAfterLostBattle = afterLosing;
        TestTable table(match);
        table.begins();
        table.fights(TestTable::wolves());
        table.plays(Order{{"Wolves", "skeleton", "Anton", "vampire"}, {}});
        table.rolls("Wolves", {1, 1, 1}).plays(hits({{"skeleton", Quality::Elite, 3}}));
        table.rolls("skeleton", {8, 8, 8}).rolls("Anton", {8}).rolls("vampire", {8, 8, 8});
        table.plays(Retreat{Side::Active, {{Unit::Skeleton, Quality::Base, 1}, {Unit::Vampire, Quality::Elite, 1}}});
        const Resurrect two{Side::Active,
                            RevivalSource::Necromancy,
                            {},
                            {{"skeleton", LaurelDo::TurnToElite}, {"skeleton", LaurelDo::TurnToElite}}};
        QCOMPARE(table.refusal(two), QStringLiteral("MH-23.10"));
        table.anna().buildings = {Building::Faction};
        if (!afterLosing) {
            QCOMPARE(table.refusal(two), QStringLiteral("MH-R49"));
            return;
        }
        QCOMPARE(
            table.refusal(Resurrect{Side::Active, RevivalSource::Effect, 3, {{"skeleton", LaurelDo::ReturnToken}}}),
            QStringLiteral("MH-15.2")); // what was given up does not come back
        QCOMPARE(table.badInput(Resurrect{Side::Active, RevivalSource::Necromancy, 2, two.steps}),
                 QStringLiteral("/points"));
        QCOMPARE(table.refusal(Resurrect{Side::Opponent, RevivalSource::Effect, 1, two.steps}),
                 QStringLiteral("MH-15.4"));
        table.plays(two);
        QCOMPARE(table.refusal(two), QStringLiteral("MH-23.10"));
        QCOMPARE(table.anton().tokens(Unit::Skeleton), (Tokens{0, 2}));
    }

    void aStackThatComesBackAttacksIfItsPlaceIsStillToCome()
    {
        TestTable table = ordered();
        table.rolls("Wolves", {1, 1, 1});
        setStack(table, 0, {3, 0}, {0, 3});
        table.plays(hits({{"crossbowman", Quality::Base, 3}}));
        QCOMPARE(*nextPiece(table.state), std::string("Anton"));
        table.plays(Resurrect{Side::Active, RevivalSource::Effect, 1, {{"crossbowman", LaurelDo::ReturnToken}}});
        QCOMPARE(*nextPiece(table.state), std::string("crossbowman"));
        table.rolls("crossbowman", {8}).rolls("Anton", {8});
    }

    void experienceOfATreasureCardIsUsedAtOnceOrLost()
    {
        TestTable table;
        table.begins();
        table.plays(PlayCard{"Anna", 1, ActionKind::ActivateHeroes}).plays(Activate{"Anton", 0});
        table.plays(Loot{"Anton", "Nest", SiteKind::DragonNest, {}});
        QCOMPARE(table.refusal(Treasure{"Anton", {{1, RewardKind::Gold, 1}, {1, RewardKind::Luck, 1}}}),
                 QStringLiteral("MH-26.11 MH-26.12"));
        TestTable lost = table;
        lost.plays(Treasure{"Anton", {{1, RewardKind::Experience, 2}}});
        QCOMPARE(lost.state.step, Step::Action);
        table.anton().trophies = {{"Imps", 1}, {"Ghosts", 4}};
        table.plays(Treasure{"Anton", {{1, RewardKind::Experience, 2}}});
        QCOMPARE(table.state.claim->treasureExperience, 2);
        QCOMPARE(table.refusal(LevelUp{"Anton", Deck::Might, {}, "Rush"}), QStringLiteral("MH-27.4"));
        QCOMPARE(table.badInput(LevelUp{"Anton", Deck::Might, {"Wolves"}, "Rush"}), QStringLiteral("/trophies/0"));
        table.plays(LevelUp{"Anton", Deck::Might, {"Imps"}, "Rush"});
        QCOMPARE(table.state.claim->cost, 4); // the Ghosts are worth the next level too
        table.plays(LevelUp{"Anton", Deck::Might, {"Ghosts"}, {}});
        QCOMPARE(table.anton().skillCards.size(), std::size_t{1});
        QCOMPARE(table.state.step, Step::Action);
    }

    void moveOnAfterBattle_data()
    {
        QTest::addColumn<bool>("may");
        QTest::newRow("by the rule") << true;
        QTest::newRow("not by the switch") << false;
    }
    void moveOnAfterBattle()
    {
        QFETCH(bool, may);
        TestTable table =
            ordered(TestTable::wolves(), [may](NewMatch& match) { match.houseRules.moveOnAfterBattle = may; });
        table.state.battle->winner = Side::Active;
        table.state.step = Step::BattleOver;
        table.plays(EndBattle{});
        QCOMPARE(table.state.activation->isOver, !may);
    }
};

QTEST_GUILESS_MAIN(TestHeroesBattles)
#include "tst_heroes_battles.moc"
