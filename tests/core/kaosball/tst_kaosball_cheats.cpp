// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_offered.h"
#include "kaosball_table.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle::kaosball;

namespace {

/// A contest of the Fangs against the Amazons with these cards, and more keys.
std::string contest(const char* figure, const char* type, const char* target, const char* fangs, const char* amazons,
                    const std::string& more = {})
{
    return std::string("'figure':'") + figure + "','type':'" + type + "','targets':['" + target +
           "'],'cards':{'fangs':" + fangs + ",'amazons':" + amazons + "}" + more;
}

constexpr auto one = "{'kind':'energy','value':1}";
constexpr auto three = "{'kind':'energy','value':3}";
constexpr auto five = "{'kind':'energy','value':5}";
constexpr auto none = "{'kind':'none'}";

} // namespace

/// Cheat cards: digest, sections 7 and 33, and Kaos Rule on tactic cards.
class TestKaosballCheats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- Boot to the Head ---

    void bootKnocksDownAndTakesTheAbilityForTheTurn() // KB-33.2, KB-R34
    {
        Table table =
            Table::versus("fangs", "amazons").linedUp().turnOf("fangs").at("amazons/b1", "e6").carrier("amazons/b1");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'");
        QVERIFY(!table.stands("amazons/b1"));
        QCOMPARE(table.ballSpace(), std::string("e6")); // a carrier drops the ball
        QCOMPARE(table.state().abilityOf(table.team("amazons")), Ability::None);
        QCOMPARE(table["fangs"].hand, 6);
        QCOMPARE(table.state().burnedCheats(0), 1);
        table.refuses("end_turn", "", "KB-9.4"); // the turn is still to be played
        table.play("activate", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
        QVERIFY(table.stands("amazons/b1"));
        QVERIFY(!table.carries("amazons/b1"));
        QCOMPARE(table.state().abilityOf(table.team("amazons")), Ability::MeleeMastery);
    }

    void theBootEndsWithWhatItDid() // the last reason is the headline
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "c2").at("amazons/r1", "e5");
        table.carrier("amazons/r1").turnOf("fangs");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/r1'");
        QCOMPARE(table.ballSpace(), "e5");
        QCOMPARE(QString::fromStdString(table.last().why.back().toStdString()),
                 QStringLiteral("amazons/r1 is knocked down."));
    }

    void twoBootsSuspendATeamOnce() // KB-33.2
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "c2").at("amazons/b1", "d5");
        table.at("amazons/b2", "g8").turnOf("fangs");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b2'");
        QCOMPARE(table.state().suspended, std::vector<int>{table.team("amazons")});
    }

    void bootTakesTheDiagonalKillzone() // KB-33.2, KB-28.1
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/b1", "e2").at("amazons/b1", "d5").at("amazons/b2", "g8");
        table.turnOf("fangs").play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b2'");
        table.play("activate", "'figure':'fangs/b1','action':'sprint'").play("move", "'path':['e3','e4']");
        table.refuses("react",
                      "'figure':'amazons/b1','type':'attack','cards':{'fangs':{'kind':'upset'},'amazons':{'kind':"
                      "'upset'}}",
                      "KB-15.1");
    }

    void bootIsForTheStartOfTheOwnTurn() // KB-33.2
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        table.overrides("play_cheat", "'team':'amazons','card':'boot_to_the_head','figure':'fangs/b1'", "KB-33.2");
        QVERIFY(!table.stands("fangs/b1"));
        Table late = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint");
        late.overrides("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'", "KB-33.2");
        QVERIFY(!late.stands("amazons/b1"));
        late.next("fangs").rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b2'",
                                   "KB-7.1");
    }

    void bootHitsAStandingEnemy() // KB-33.2
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e2").lying("amazons/b1", "e6").turnOf("fangs");
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'", "KB-18.10");
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'fangs/b1'", "KB-7.1");
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b2'", "KB-7.1");
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b9'", "KB-1.1");
    }

    void whoFindsAnotherOnTheSpaceStaysDown() // KB-R34
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/r1", "e5").at("amazons/b1", "e6").ball("a3").turnOf("fangs");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'").play("move", "'path':['e6']").play("end_turn");
        QVERIFY(!table.stands("amazons/b1"));
    }

    void brickHelpsAgainstTheBoot() // KB-R34, KB-29.1, KB-R52
    {
        Table table = Table::versus("fangs", "amazons").linedUp().upgrade("amazons", Upgrade::Brick).turnOf("fangs");
        table.upgrade("amazons", Upgrade::Hardy);
        const char* boot = "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1','use_brick':true";
        table.play("play_cheat", boot);
        QVERIFY(table.stands("amazons/b1"));
        QCOMPARE(table.damageOf("amazons/b1"), 1); // not even Hardy prevents it
        QCOMPARE(table.state().abilityOf(table.team("amazons")), Ability::None);
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/r1','use_brick':true",
                      "KB-29.1");
        table.damaged("amazons/b2", 3);
        table.rejects("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b2','use_brick':true",
                      "KB-R18");
        Table without = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        without.rejects("play_cheat", boot, "KB-29.1");
    }

    void twoBootsAreTwo() // KB-33.2: the deck has two
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp().turnOf("fangs");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'ogres/b1'");
        QCOMPARE(table.state().suspended.size(), std::size_t{2});
        table.play("activate", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
        QVERIFY(table.stands("amazons/b1"));
        QVERIFY(table.stands("ogres/b1"));
        QVERIFY(table.state().suspended.empty());
    }

    void aThirdBootIsNotInTheDeck()
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp();
        table.burned("ogres",
                     {"{'kind':'cheat','name':'boot_to_the_head'}", "{'kind':'cheat','name':'boot_to_the_head'}"});
        table.turnOf("fangs");
        QVERIFY(offered<PlayCheat>(table.state()).empty());
        table.overrides("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'", "KB-33.2");
    }

    // --- BZZZZT! ---

    static Table runnerBesideTheAmazons()
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e2").at("amazons/r1", "d3").ball("a3");
        return table.active("fangs/r1", "sprint");
    }

    void bzzzztIsInTheDeckOnce() // KB-33.3
    {
        Table table = runnerBesideTheAmazons();
        table.play("move", "'path':['e3']");
        QCOMPARE(offered<PlayCheat>(table.state()).size(), std::size_t(1));
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QVERIFY(offered<PlayCheat>(table.state()).empty());
        table.overrides("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
    }

    void bzzzztHurtsWhoEntersAKillzone() // KB-33.3
    {
        Table table = runnerBesideTheAmazons();
        table.upgrade("fangs", Upgrade::Hardy).upgrade("amazons", Upgrade::Hate);
        table.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
        table.play("move", "'path':['e3']");
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QCOMPARE(table.damageOf("fangs/r1"), 1); // cannot be prevented
        QCOMPARE(table.scoreOf("amazons"), 0);   // KB-R42: no Hate
        QCOMPARE(table.state().burnedCheats(1), 1);
        table.play("move", "'path':['f3']"); // it goes on
    }

    void bzzzztIsTooLateAfterTheNextEntry() // KB-R25, KB-R68
    {
        Table table = runnerBesideTheAmazons().ball("e3");
        table.play("move", "'path':['e3'],'pick_up':true");
        table.overrides("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        Table moved = runnerBesideTheAmazons().play("move", "'path':['e3']").play("move", "'path':['f3']");
        moved.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
    }

    void bzzzztComesBeforeTheReactionAndDoesNotUseItUp() // KB-R25, KB-R42
    {
        Table table = runnerBesideTheAmazons().at("amazons/b1", "e4");
        table.play("move", "'path':['e3']");
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        table.play(
            "react",
            "'figure':'amazons/b1','type':'attack','cards':{'fangs':{'kind':'energy','value':5},'amazons':{'kind':"
            "'energy','value':1}}");
        // After the reaction it is too late for BZZZZT!
        Table late = runnerBesideTheAmazons().at("amazons/b1", "e4").play("move", "'path':['e3']");
        late.play(
            "react",
            "'figure':'amazons/b1','type':'attack','cards':{'fangs':{'kind':'energy','value':5},'amazons':{'kind':"
            "'energy','value':1}}");
        late.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
    }

    void bzzzztMayKillAndThatEndsTheActivation() // KB-R42, KB-R25, KB-5.2
    {
        Table table = runnerBesideTheAmazons().at("amazons/b1", "e4").damaged("fangs/r1", 2).carrier("fangs/r1");
        table.play("move", "'path':['e3']");
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QCOMPARE(table.figure("fangs/r1").where, Where::Killed);
        QCOMPARE(table["amazons"].trophies.size(), std::size_t{1});
        QCOMPARE(table.ballSpace(), std::string("e3")); // KB-R24
        table.rejects("move", "'path':['e4']", "KB-12.1");
        table.rejects(
            "react",
            "'figure':'amazons/b1','type':'attack','cards':{'fangs':{'kind':'upset'},'amazons':{'kind':'upset'}}",
            "KB-12.1");
        table.play("end_turn");
    }

    void bzzzztWorksForEveryWayOfEntering() // KB-33.3, KB-R25
    {
        Table stomp =
            Table::versus("ogres", "amazons").at("ogres/b1", "e4").at("ogres/r1", "b4").at("amazons/r1", "d4");
        stomp.turnOf("ogres").play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        stomp.play("play_cheat", "'team':'ogres','card':'bzzzzt','figure':'amazons/r1'");
        QCOMPARE(stomp.damageOf("amazons/r1"), 1);
        Table hailMary = Table::versus("fangs", "amazons").at("amazons/r1", "e6").turnOf("fangs");
        hailMary.play("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r1','space':'e5'");
        hailMary.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QCOMPARE(hailMary.damageOf("fangs/r1"), 1);
        Table followUp =
            Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/r1", "e5").at("amazons/r2", "e6");
        followUp.carrier("amazons/r1").active("fangs/b1", "tackle");
        followUp.play("contest", contest("fangs/b1", "tackle", "amazons/r1", five, one, ",'follow_up':true"));
        QCOMPARE(followUp.spaceOf("fangs/b1"), std::string("e5"));
        followUp.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/b1'");
        QCOMPARE(followUp.damageOf("fangs/b1"), 1);
        Table push =
            Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/r1", "e5").at("amazons/r2", "c4");
        push.active("fangs/b1", "tackle");
        push.play("contest", contest("fangs/b1", "tackle", "amazons/r1", one, five, ",'push_to':'d4'"));
        push.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/b1'");
        QCOMPARE(push.damageOf("fangs/b1"), 1);
    }

    void bzzzztWorksInASpecialActivation() // KB-7.1, KB-R30
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/r1", "e2")
                          .at("amazons/r1", "d3")
                          .upgrade("fangs", Upgrade::Celerity);
        table.play("celerity", "'figure':'fangs/r1','action':'sprint'").play("move", "'path':['e3']");
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        table.rejects("play_cheat", "'team':'amazons','card':'boot_to_the_head','figure':'fangs/r1'", "KB-7.1");
    }

    void bzzzztNeedsAnOwnFigureNearby() // KB-33.3, KB-24.6
    {
        Table wall = runnerBesideTheAmazons().wall("d3", "e3").play("move", "'path':['e3']");
        wall.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
        Table lying = runnerBesideTheAmazons().lying("amazons/r1", "d3").play("move", "'path':['e3']");
        lying.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3"); // KB-R23
        Table brick = runnerBesideTheAmazons().play("move", "'path':['e3']");
        brick.rejects("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1','use_brick':true", "KB-29.1");
    }

    // --- Kaos Rule ---

    void kaosRuleCancelsATacticAndTheFigureStillGoes() // KB-33.5, KB-R58, KB-E11
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'scatter','kaos_rule':'amazons'");
        QCOMPARE(table["fangs"].burned.size(), std::size_t{0}); // discarded, not burned
        QCOMPARE(table["fangs"].hand, 6);
        QCOMPARE(table.state().discard, 1);
        QCOMPARE(table["amazons"].burned, std::vector<Card>{Card::cheat(Cheat::KaosRule)});
        QCOMPARE(table["amazons"].hand, 6);
        table.rejects("scatter_move", "'figure':'fangs/r1','path':['c3']", "KB-32.6");
        table.refuses("play_tactic", "'team':'fangs','card':'hustle'", "KB-11.1");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
    }

    void theActivationAfterKaosRuleIsOptionalAndNormal() // KB-R58
    {
        Table optional = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        optional.play("play_tactic", "'team':'fangs','card':'hustle','kaos_rule':'amazons'").play("end_turn");
        Table normal = Table::versus("fangs", "amazons").linedUp().damaged("fangs/r1", 1).turnOf("fangs");
        normal.play("play_tactic", "'team':'fangs','card':'hustle','kaos_rule':'amazons'");
        normal.play("activate", "'figure':'fangs/r1','action':'sprint'");
        QCOMPARE(normal.state().activation->movementLeft, 5);
        Table power = Table::versus("fangs", "amazons").linedUp().damaged("fangs/r1", 1).turnOf("fangs");
        power.play("play_tactic", "'team':'fangs','card':'power_play','kaos_rule':'amazons'");
        power.play("activate", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
        QCOMPARE(power.damageOf("fangs/r1"), 1);
    }

    void kaosRuleCancelsWhateverTheCardWouldHaveDone() // KB-33.5
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e2").turnOf("fangs");
        for (const char* keys :
             {"'card':'rain_of_fire','spaces':['d3','f3']", "'card':'rain_of_fire'",
              "'card':'wall_of_stone','walls':[['e3','e4'],['f3','f4']]", "'card':'warpstone','space':'d4'",
              "'card':'hail_mary_play','figure':'r4','space':'d4'", "'card':'hail_mary_play'", "'card':'huddle'"}) {
            Table tried = table;
            tried.play("play_tactic", std::string("'team':'fangs','kaos_rule':'amazons',") + keys);
            QVERIFY(tried.state().fires.empty() && tried.state().walls.empty() && tried.state().scoreTokens.empty());
            QCOMPARE(tried.state().countOnField(0), 1);
            QCOMPARE(tried["fangs"].hand, 6);
        }
    }

    void aCardThatCannotBePlayedIsRefusedBeforeKaosRule() // KB-R75
    {
        Table table = Table::versus("fangs", "amazons").linedUp().hand("fangs", 3).turnOf("fangs");
        table.refuses("play_tactic", "'team':'fangs','card':'huddle','kaos_rule':'amazons'", "KB-R67");
        table.refuses("play_tactic", "'team':'fangs','card':'hail_mary_play','kaos_rule':'amazons'", "KB-32.1");
    }

    void kaosRuleIsForOpponents() // KB-33.5
    {
        Table table = Table::alliance({"ogres", "amazons", "daemons", "fangs"}).linedUp().turnOf("ogres");
        table.overrides("play_tactic", "'team':'ogres','card':'hustle','kaos_rule':'amazons'", "KB-33.5");
        QVERIFY(table.state().turn.tacticCancelled);
        Table enemy = Table::alliance({"ogres", "amazons", "daemons", "fangs"}).linedUp().turnOf("ogres");
        enemy.rejects("play_tactic", "'team':'ogres','card':'hustle','kaos_rule':'nobody'", "KB-9.2");
        enemy.play("play_tactic", "'team':'ogres','card':'hustle','kaos_rule':'fangs'");
    }

    // --- the cheats of contests ---

    static Table attackOnTheAmazons()
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/b1", "e5").ball("a3");
        return table.active("fangs/b1", "attack");
    }

    void theOtherCheatsAreNoEntriesOfTheirOwn() // KB-33: fields of contest, react and play_tactic
    {
        const Game game;
        for (const char* card : {"stim_pack", "kaos_warp", "kaos_rule", "illegal_scouting", "booster_bru"}) {
            whistle::Json json{{"command", "play_cheat"}, {"team", "fangs"}, {"card", card}, {"figure", "amazons/b1"}};
            QVERIFY(!game.read(json).isGood());
        }
    }

    void boosterBruCountsSixAndIsACheat() // KB-33.1, KB-7.2
    {
        Table table = attackOnTheAmazons();
        table.figure("amazons/b1").health = 9;
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", "{'kind':'booster_bru'}", one));
        QCOMPARE(table.damageOf("amazons/b1"), 6 + 1 - 1 - 2);
        QCOMPARE(table.state().burnedCheats(0), 1);
    }

    void stimPackDoublesAStarredCard() // KB-33.7, KB-R1
    {
        Table table = attackOnTheAmazons();
        table.figure("amazons/b1").health = 9;
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", "{'kind':'energy','value':3,'star':true}",
                                      one, ",'stim_pack':['fangs']"));
        QCOMPARE(table.damageOf("amazons/b1"), 6 + 1 - 1 - 2);
        QCOMPARE(table["fangs"].hand, 5);
        QCOMPARE(table.state().burnedCheats(0), 1);
        Table plain = attackOnTheAmazons();
        plain.play("contest", contest("fangs/b1", "attack", "amazons/b1", three, one, ",'stim_pack':['fangs']"));
        QCOMPARE(plain.damageOf("amazons/b1"), 3 + 1 - 1 - 2); // no star
        attackOnTheAmazons().rejects(
            "contest", contest("fangs/b1", "attack", "amazons/b1", three, one, ",'stim_pack':['ogres']"), "KB-17.3");
    }

    void illegalScoutingIsBurned() // KB-33.4
    {
        Table table = attackOnTheAmazons();
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", five, one, ",'illegal_scouting':['fangs']"));
        QCOMPARE(table["fangs"].burned, (std::vector<Card>{Card::cheat(Cheat::IllegalScouting), Card::energy(5)}));
    }

    void kaosWarpDiscardsTheCardsAndBeginsAnew() // KB-33.6, KB-R15
    {
        Table table = attackOnTheAmazons();
        const std::string warp =
            std::string(",'kaos_warp':{'by':'amazons','cards':{'fangs':") + five + ",'amazons':" + one + "}}";
        // The first 5 was discarded, so the second is live.
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", five, three, warp));
        QCOMPARE(table.damageOf("amazons/b1"), 5 + 1 - 3 - 2);
        QCOMPARE(table.state().discard, 2);
        QCOMPARE(table["fangs"].burned, std::vector<Card>{Card::energy(5)});
        QCOMPARE(table["amazons"].burned, (std::vector<Card>{Card::cheat(Cheat::KaosWarp), Card::energy(3)}));
        QCOMPARE(table["fangs"].hand, 5);
        QCOMPARE(table["amazons"].hand, 4);
    }

    void kaosWarpMayComeFromAThirdTeam() // KB-7.1
    {
        Table table =
            Table::maxKaos({"fangs", "amazons", "ogres"}).at("fangs/b1", "e4").at("amazons/b1", "e5").ball("a3");
        table.active("fangs/b1", "attack");
        const std::string warp =
            std::string(",'kaos_warp':{'by':'ogres','cards':{'fangs':") + five + ",'amazons':" + one + "}}";
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", five, three, warp));
        QCOMPARE(table.state().burnedCheats(table.team("ogres")), 1);
    }

    void anEmptyHandPlaysNone() // KB-R40
    {
        Table table = attackOnTheAmazons().hand("amazons", 0);
        table.play("contest", contest("fangs/b1", "attack", "amazons/b1", one, none));
        QCOMPARE(table.damageOf("amazons/b1"), 1); // live over dead
        QVERIFY(table["amazons"].burned.empty());
        Table full = attackOnTheAmazons();
        full.overrides("contest", contest("fangs/b1", "attack", "amazons/b1", one, none), "KB-R40");
        QCOMPARE(full.damageOf("amazons/b1"), 1);
    }
};

QTEST_GUILESS_MAIN(TestKaosballCheats)
#include "tst_kaosball_cheats.moc"
