// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// `"2"` an energy card, `"2*"` one with a star, `"-"` an empty hand, `"upset"`, `"dead"` a tactic card.
std::string card(const std::string& word)
{
    if (word == "-")
        return "{'kind':'none'}";
    if (word == "upset" || word == "booster_bru")
        return "{'kind':'" + word + "'}";
    if (word == "dead")
        return "{'kind':'tactic','name':'huddle'}";
    const bool star = word.size() > 1;
    return "{'kind':'energy','value':" + word.substr(0, 1) + (star ? ",'star':true}" : "}");
}

using Cards = std::vector<std::pair<std::string, std::string>>;

std::string cards(const Cards& all)
{
    std::string text;
    for (const auto& [team, word] : all)
        text += (text.empty() ? "'" : ",'") + team + "':" + card(word);
    return "{" + text + "}";
}

/// The keys of a `contest`: who, what, against whom, and the cards.
std::string contest(const std::string& figure, const std::string& type, const std::string& targets, const Cards& played,
                    const std::string& more = {})
{
    return "'figure':'" + figure + "','type':'" + type + "','targets':" + targets + ",'cards':" + cards(played) +
           (more.empty() ? "" : "," + more);
}

std::string reaction(const std::string& figure, const std::string& type, const Cards& played,
                     const std::string& more = {})
{
    return "'figure':'" + figure + "','type':'" + type + "','cards':" + cards(played) +
           (more.empty() ? "" : "," + more);
}

/// A Fang bruiser on d4 (tackling 2, fighting 1, health 4) beside an Ogre bruiser on d5 (tackling 1, fighting 2).
Table neighbours(const char* action)
{
    Table table = Table::versus("fangs", "ogres");
    table.at("fangs/b1", "d4").at("ogres/b1", "d5").active("fangs/b1", action);
    return table;
}

/// The same on c4 and c5, for tests with fire, which never burns on a mound.
Table besideNoMound()
{
    Table table = Table::versus("fangs", "ogres");
    table.at("fangs/b1", "c4").at("ogres/b1", "c5").active("fangs/b1", "tackle");
    return table;
}

std::string attackOgre(const std::string& own, const std::string& other, const std::string& more = {})
{
    return contest("fangs/b1", "attack", "['ogres/b1']", {{"fangs", own}, {"ogres", other}}, more);
}

std::string tackleOgre(const std::string& own, const std::string& other, const std::string& more = {})
{
    return contest("fangs/b1", "tackle", "['ogres/b1']", {{"fangs", own}, {"ogres", other}}, more);
}

const ContestVerdict& verdictOf(const Table& table)
{
    return table.state().lastContest->verdict;
}

} // namespace

/// Contests as part of a match: cards, hands, damage, the ball, pushes, points (KB-15, KB-17, KB-18, KB-29, KB-30).
class TestKaosballContestInMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- cards ---
    // KB-6.1, KB-17.3, KB-17.14.
    void bothCardsAreBurnedByTheirOwners()
    {
        Table table = neighbours("attack");
        table.play("contest", attackOgre("2", "5"));
        QCOMPARE(table["fangs"].hand, 6);
        QCOMPARE(table["ogres"].hand, 6);
        QVERIFY(table["fangs"].burned == std::vector<Card>{Card::energy(2)});
        QVERIFY(table["ogres"].burned == std::vector<Card>{Card::energy(5)});
    }

    // The headline: who wins, by what, and what becomes of the loser; never what may still be chosen.
    void aRulingEndsWithItsResult_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const std::string& entry, const char* result) {
            QTest::newRow(name) << QString::fromStdString(entry) << QString::fromLatin1(result);
        };
        row("wounded", attackOgre("5", "1"), "fangs win 6 to 3: ogres/b1 takes 3 damage.");
        row("lost attack", attackOgre("1", "5"), "ogres win 7 to 2: fangs/b1 takes 1 damage.");
        row("live beats dead", attackOgre("5", "dead"), "fangs win (live beats dead): ogres/b1 is killed.");
        row("by the die", attackOgre("3", "2", "'tiebreaker_rolls':[2]"),
            "fangs win (the die decides): ogres/b1 takes 2 damage.");
    }
    void aRulingEndsWithItsResult()
    {
        QFETCH(QString, entry);
        QFETCH(QString, result);
        Table table = neighbours("attack");
        table.play("contest", entry.toStdString());
        QCOMPARE(QString::fromStdString(table.last().why.back().toStdString()), result);
    }

    void aLostTackleIsToldAsItWent()
    {
        Table pushed = neighbours("tackle");
        pushed.play("contest", tackleOgre("1", "5", "'push_to':'d3'"));
        QCOMPARE(pushed.last().why.back().toStdString(), std::string("ogres win 6 to 3: fangs/b1 is pushed to d3."));
        Table stays = neighbours("tackle");
        stays.play("contest", tackleOgre("1", "5"));
        QCOMPARE(stays.last().why.back().toStdString(), std::string("ogres win 6 to 3: fangs/b1 stays where it is."));
        for (const Text& why : stays.last().why)
            QVERIFY2(!why.render().contains(QStringLiteral("may be")), qPrintable(why.render()));
    }

    void aStimPackForNothingIsTold() // KB-33.7
    {
        Table table = neighbours("attack");
        table.play("contest", attackOgre("3", "1", "'stim_pack':['fangs']"));
        QVERIFY(table.last().why.front().render().contains(QStringLiteral("nothing is doubled")));
    }

    // KB-6.2, KB-17.7.
    void whatWasBurnedInThisPeriodMakesACardDead()
    {
        Table table = neighbours("attack");
        table.burned("fangs", {"{'kind':'energy','value':2}"}).play("contest", attackOgre("2*", "1"));
        QVERIFY(!verdictOf(table).initiatorCard.isLive);
        QVERIFY(verdictOf(table).comparisons.front().card.isLive);
        QCOMPARE(table.damageOf("fangs/b1"), 1);
    }

    // KB-17.2, KB-33.4, KB-33.7.
    void scoutingAndStimPackAreBurnedBeforeTheContestCards()
    {
        Table table = neighbours("attack");
        table.play("contest", attackOgre("3*", "1", "'illegal_scouting':['ogres'],'stim_pack':['fangs']"));
        QVERIFY(table["ogres"].burned == (std::vector<Card>{Card::cheat(Cheat::IllegalScouting), Card::energy(1)}));
        QVERIFY(table["fangs"].burned == (std::vector<Card>{Card::cheat(Cheat::StimPack), Card::energy(3, true)}));
        QCOMPARE(table["fangs"].hand, 5);
        QCOMPARE(verdictOf(table).initiatorCard.value, 6);
    }

    // KB-17.4, KB-33.6, KB-R15: the first cards are discarded and make nothing dead; Stim Pack! stays in force.
    void kaosWarpDiscardsTheFirstCards()
    {
        Table table = neighbours("attack");
        table.play("contest", attackOgre("3*", "1",
                                         "'stim_pack':['fangs'],'kaos_warp':{'by':'ogres','cards':" +
                                             cards({{"fangs", "3"}, {"ogres", "upset"}}) + "}"));
        QCOMPARE(table["fangs"].hand, 4);
        QCOMPARE(table["ogres"].hand, 4);
        QCOMPARE(table.state().discard, 2);
        QVERIFY(table["ogres"].burned == (std::vector<Card>{Card::cheat(Cheat::KaosWarp), Card::energy(1)}));
        QVERIFY(table["fangs"].burned == (std::vector<Card>{Card::cheat(Cheat::StimPack), Card::energy(3, true)}));
        QVERIFY(verdictOf(table).initiatorCard.isLive);
        QCOMPARE(verdictOf(table).initiatorCard.value, 6);
    }

    void aThirdTeamMayPlayKaosWarp()
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"});
        table.at("fangs/b1", "d4").at("ogres/b1", "d5").active("fangs/b1", "attack");
        table.play("contest",
                   attackOgre("3", "1",
                              "'kaos_warp':{'by':'amazons','cards':" + cards({{"fangs", "5"}, {"ogres", "4"}}) + "}"));
        QCOMPARE(table["amazons"].hand, 6);
        QCOMPARE(table["fangs"].hand, 5);
    }

    void kaosWarpNamesTheFirstCardsOfBothSides()
    {
        Table table = neighbours("attack");
        table.rejects("contest",
                      attackOgre("2", "1", "'kaos_warp':{'by':'ogres','cards':" + cards({{"fangs", "5"}}) + "}"),
                      "KB-17.3");
    }

    // KB-R40.
    void onlyAnEmptyHandPlaysNoCard()
    {
        Table table = neighbours("attack");
        table.overrides("contest", attackOgre("2", "-"), "KB-R40");
        Table empty = neighbours("attack");
        empty.hand("ogres", 0).play("contest", attackOgre("2", "-"));
        QCOMPARE(empty["ogres"].hand, 0);
        QVERIFY(empty["ogres"].burned.empty());
        QCOMPARE(empty.damageOf("ogres/b1"), 2);
    }

    void theLastCardMayGoForStimPack()
    {
        Table table = neighbours("attack");
        table.hand("fangs", 1).play("contest", attackOgre("-", "1", "'stim_pack':['fangs']"));
        QCOMPARE(table["fangs"].hand, 0);
        QCOMPARE(table["fangs"].burned.size(), 1);
    }

    void aHandCannotShowMoreThanItHolds()
    {
        Table table = neighbours("attack");
        table.hand("fangs", 0).refuses("contest", attackOgre("3", "1"), "KB-6.1");
    }

    void onlyTheTwoSidesPlayCards()
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"});
        table.at("fangs/b1", "d4").at("ogres/b1", "d5").active("fangs/b1", "attack");
        table.rejects("contest", attackOgre("2", "1", "'illegal_scouting':['amazons']"), "KB-17.3");
        table.rejects("contest", attackOgre("2", "1", "'stim_pack':['amazons']"), "KB-17.3");
        table.rejects("contest", contest("fangs/b1", "attack", "['ogres/b1']", {{"fangs", "2"}}), "KB-17.3");
        table.rejects("contest", attackOgre("2", "1", "'stim_pack':['fangs','fangs']"), "KB-17.2");
    }

    // --- the die ---
    // KB-17.6, KB-29.7.
    void theDieIsRolledIfAndOnlyIfThereIsATie()
    {
        Table table = neighbours("attack"); // fighting 1 against 2
        table.rejects("contest", attackOgre("3", "2"), "KB-17.6");
        table.rejects("contest", attackOgre("3", "1", "'tiebreaker_rolls':[1]"), "KB-17.6");
        table.rejects("contest", attackOgre("3", "2", "'tiebreaker_rolls':[1,2]"), "KB-29.7");
        table.play("contest", attackOgre("3", "2", "'tiebreaker_rolls':[2]"));
        QCOMPARE(table.damageOf("ogres/b1"), 2);
    }

    void luckyRollsAgainAndTheSecondResultStays()
    {
        Table table = neighbours("attack");
        table.upgrade("fangs", Upgrade::Lucky).play("contest", attackOgre("3", "2", "'tiebreaker_rolls':[2,-1]"));
        QCOMPARE(table.damageOf("fangs/b1"), 1);
    }

    void inAReactionTheMovingTeamRolls()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "d3").at("ogres/b1", "d5").upgrade("fangs", Upgrade::Lucky);
        table.active("fangs/b1", "sprint").play("move", "'path':['d4']");
        table.play("react",
                   reaction("ogres/b1", "attack", {{"fangs", "3"}, {"ogres", "2"}}, "'tiebreaker_rolls':[-2,1]"));
        QCOMPARE(table.damageOf("ogres/b1"), 1); // the Fangs' total is one higher: a losing attacker
        QCOMPARE(table.damageOf("fangs/b1"), 0);
    }

    // --- who against whom ---
    // KB-12.5, KB-3.3, KB-3.4.
    void theAnnouncedActionCounts()
    {
        Table table = neighbours("attack");
        table.overrides("contest", tackleOgre("5", "1"), "KB-12.5");
        QVERIFY(!table.stands("ogres/b1"));
    }

    // KB-18.10, KB-R23.
    void onlyStandingFiguresCanBeContested()
    {
        Table table = neighbours("attack");
        table.lying("ogres/b1", "d5").rejects("contest", attackOgre("2", "1"), "KB-18.10");
    }

    // KB-25.5.
    void alliesAreNoTargets()
    {
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.at("fangs/b1", "d4").at("ogres/b1", "d5").active("fangs/b1", "attack");
        table.refuses("contest", attackOgre("2", "1"), "KB-25.5");
    }

    // KB-4.2, KB-24.6.
    void aWallBlocksTheContest()
    {
        Table table = neighbours("attack");
        table.wall("d4", "d5").refuses("contest", attackOgre("2", "1"), "KB-4.2");
    }

    // KB-28.1, KB-R21, KB-R65: the initiator's killzone counts; the follow-up may go diagonally.
    void amazonsTackleAndFollowDiagonally()
    {
        Table table = Table::versus("amazons", "ogres");
        table.at("amazons/b1", "d4").at("ogres/b1", "e5").carrier("ogres/b1").active("amazons/b1", "tackle");
        table.play("contest", contest("amazons/b1", "tackle", "['ogres/b1']", {{"amazons", "5"}, {"ogres", "1"}},
                                      "'follow_up':true"));
        QCOMPARE(table.spaceOf("amazons/b1"), "e5");
        QVERIFY(table.carries("amazons/b1"));
        Table back = Table::versus("ogres", "amazons");
        back.at("ogres/b1", "d4").at("amazons/b1", "e5").active("ogres/b1", "tackle");
        back.refuses("contest", contest("ogres/b1", "tackle", "['amazons/b1']", {{"amazons", "1"}, {"ogres", "5"}}),
                     "KB-4.2");
    }

    // --- steal ---
    // KB-18.1, KB-12.2.
    void aWonStealTakesTheBallAndALostOneNothing()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/r1", "d4").at("ogres/b1", "d5").carrier("ogres/b1").active("fangs/r1", "sprint");
        const std::string type = "steal";
        Table lost = table;
        lost.play("contest", contest("fangs/r1", type, "['ogres/b1']", {{"fangs", "1"}, {"ogres", "2"}}));
        QVERIFY(lost.carries("ogres/b1"));
        QCOMPARE(lost.damageOf("fangs/r1"), 0);
        table.play("contest", contest("fangs/r1", type, "['ogres/b1']", {{"fangs", "3"}, {"ogres", "2"}}));
        QVERIFY(table.carries("fangs/r1"));
    }

    void aStealNeedsTheCarrier()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/r1", "d4").at("ogres/b1", "d5").active("fangs/r1", "sprint");
        table.rejects("contest", contest("fangs/r1", "steal", "['ogres/b1']", {{"fangs", "1"}, {"ogres", "2"}}),
                      "KB-18.1");
    }

    // --- tackle ---
    // KB-18.2, KB-18.3.
    void theTacklerMayFollowTheBall()
    {
        Table table = neighbours("tackle");
        table.carrier("ogres/b1");
        Table stays = table;
        stays.play("contest", tackleOgre("5", "1"));
        QVERIFY(!stays.stands("ogres/b1"));
        QCOMPARE(stays.ballSpace(), "d5");
        QCOMPARE(stays.spaceOf("fangs/b1"), "d4");
        table.play("contest", tackleOgre("5", "1", "'follow_up':true"));
        QCOMPARE(table.spaceOf("fangs/b1"), "d5");
        QVERIFY(table.carries("fangs/b1"));
    }

    // KB-18.3, KB-R69.
    void withoutTheBallThereIsNoFollowUp()
    {
        Table table = neighbours("tackle");
        table.rejects("contest", tackleOgre("5", "1", "'follow_up':true"), "KB-R69");
    }

    // KB-R27, KB-24.2.
    void fireBurnsTheFollower()
    {
        Table table = besideNoMound();
        table.carrier("ogres/b1").fire("c5").play("contest", tackleOgre("5", "1", "'follow_up':true"));
        QCOMPARE(table.damageOf("fangs/b1"), 1);
        QVERIFY(table.carries("fangs/b1"));
        Table deadly = besideNoMound();
        deadly.carrier("ogres/b1").fire("c5").damaged("fangs/b1", 3);
        deadly.play("contest", tackleOgre("5", "1", "'follow_up':true"));
        QVERIFY(deadly.figure("fangs/b1").where == Where::Lost);
        QCOMPARE(deadly.ballSpace(), "c5");
    }

    // KB-18.4: into a space that it could enter.
    void theWinnerMayPushTheTacklerBack()
    {
        Table table = besideNoMound();
        table.at("fangs/r1", "b4").wall("c4", "c3");
        table.refuses("contest", tackleOgre("1", "5", "'push_to':'b4'"), "KB-18.4"); // occupied
        table.refuses("contest", tackleOgre("1", "5", "'push_to':'c3'"), "KB-18.4"); // a wall
        table.refuses("contest", tackleOgre("1", "5", "'push_to':'d3'"), "KB-18.4"); // diagonal
        table.refuses("contest", tackleOgre("1", "5", "'push_to':'c5'"), "KB-18.4"); // the winner itself
        table.rejects("contest", tackleOgre("5", "1", "'push_to':'d4'"), "KB-18.4"); // won
        Table stays = table;
        stays.play("contest", tackleOgre("1", "5"));
        QCOMPARE(stays.spaceOf("fangs/b1"), "c4");
        table.carrier("fangs/b1").fire("d4").play("contest", tackleOgre("1", "5", "'push_to':'d4'"));
        QCOMPARE(table.spaceOf("fangs/b1"), "d4");
        QVERIFY(table.carries("fangs/b1"));
        QCOMPARE(table.damageOf("fangs/b1"), 1); // KB-R27
    }

    // KB-R26: a pushed figure does not pick up the ball, KB-R63: a knocked-down figure is no obstacle.
    void aPushedFigurePicksUpNothing()
    {
        Table table = neighbours("tackle");
        table.ball("e4").lying("ogres/r1", "e4").play("contest", tackleOgre("1", "5", "'push_to':'e4'"));
        QCOMPARE(table.ballSpace(), "e4");
        QCOMPARE(table.spaceOf("fangs/b1"), "e4");
    }

    // KB-18.5: c1 has two sides; the target stands on one of them.
    void withNoWayOutTheTacklerIsSmashed()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "c1").at("ogres/b1", "c2").at("fangs/r1", "d1").carrier("fangs/b1");
        table.active("fangs/b1", "tackle");
        table.rejects("contest", tackleOgre("1", "5", "'push_to':'d1'"), "KB-18.4");
        table.play("contest", tackleOgre("1", "5"));
        QVERIFY(!table.stands("fangs/b1"));
        QCOMPARE(table.ballSpace(), "c1");
    }

    // KB-R5, KB-R70.
    void theSmashIsAChoiceOnlyInTheOtherReading()
    {
        Table table = neighbours("tackle");
        table.at("fangs/r1", "c4").rejects("contest", tackleOgre("1", "5", "'smash':true"), "KB-R70");
        table.state().houseRules.pushBackSmash = PushBackSmash::IfAnyBlocked;
        table.rejects("contest", tackleOgre("1", "5", "'smash':true,'push_to':'e4'"), "KB-R70");
        Table pushed = table;
        pushed.play("contest", tackleOgre("1", "5", "'push_to':'e4'"));
        QVERIFY(pushed.stands("fangs/b1"));
        Table saved = table;
        saved.upgrade("fangs", Upgrade::Brick);
        saved.play("contest", tackleOgre("1", "5", "'smash':true,'brick':['fangs/b1']"));
        QVERIFY(saved.stands("fangs/b1"));
        QCOMPARE(saved.damageOf("fangs/b1"), 1);
        table.play("contest", tackleOgre("1", "5", "'smash':true"));
        QVERIFY(!table.stands("fangs/b1"));
        Table open = neighbours("tackle");
        open.state().houseRules.pushBackSmash = PushBackSmash::IfAnyBlocked;
        open.rejects("contest", tackleOgre("1", "5", "'smash':true"), "KB-R70");
    }

    // KB-R71, KB-30.8.
    void spectreMayBePushedThroughAWall()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("fangs", "spectre").at("fangs/spectre", "d4").at("ogres/b1", "d5").wall("d4", "d3");
        table.at("fangs/r1", "c4").active("fangs/spectre", "tackle");
        const auto lost = [](const char* space) {
            return contest("fangs/spectre", "tackle", "['ogres/b1']", {{"fangs", "1"}, {"ogres", "5"}},
                           std::string("'push_to':'") + space + "'");
        };
        table.refuses("contest", lost("c4"), "KB-18.4");
        table.play("contest", lost("d3"));
        QCOMPARE(table.spaceOf("fangs/spectre"), "d3");
    }

    // KB-29.1, KB-R52.
    void brickKeepsTheFigureStandingAndTheBall()
    {
        Table table = neighbours("tackle");
        table.carrier("ogres/b1").rejects("contest", tackleOgre("5", "1", "'brick':['ogres/b1']"), "KB-29.1");
        table.rejects("contest", tackleOgre("5", "1", "'brick':['ogres/b2']"), "KB-29.1");
        table.upgrade("ogres", Upgrade::Brick).upgrade("fangs", Upgrade::PileDriver, 2);
        Table weak = table;
        weak.damaged("ogres/b1", 3).rejects("contest", tackleOgre("5", "1", "'brick':['ogres/b1']"), "KB-29.1");
        table.play("contest", tackleOgre("5", "1", "'brick':['ogres/b1']"));
        QVERIFY(table.stands("ogres/b1"));
        QVERIFY(table.carries("ogres/b1"));
        QCOMPARE(table.damageOf("ogres/b1"), 1);
        QCOMPARE(table.scoreOf("fangs"), 2); // KB-29.9
    }

    // --- attack ---
    // KB-18.6, KB-18.7, KB-5.1.
    void anAttackWounds()
    {
        Table table = neighbours("attack");
        Table dead = table;
        table.play("contest", attackOgre("5", "1")); // 6 to 3
        QCOMPARE(table.damageOf("ogres/b1"), 3);
        dead.play("contest", attackOgre("2", "dead"));
        QCOMPARE(dead.damageOf("ogres/b1"), 2);
    }

    // KB-5.2, KB-18.9, KB-R24.
    void aKilledFigureIsATrophyAndLeavesTheBall()
    {
        Table table = neighbours("attack");
        table.carrier("ogres/b1")
            .damaged("ogres/b1", 1)
            .rejects("contest", attackOgre("5", "1", "'follow_up':true"), "KB-R69");
        table.play("contest", attackOgre("5", "1"));
        QVERIFY(table.figure("ogres/b1").where == Where::Killed);
        QVERIFY(table["fangs"].trophies == std::vector<FigureRef>{table.ref("ogres/b1")});
        QCOMPARE(table.ballSpace(), "d5");
    }

    // KB-18.8, KB-R7.
    void aLosingAttackerDiesForTheWinner()
    {
        Table table = neighbours("attack");
        table.damaged("fangs/b1", 3).upgrade("ogres", Upgrade::Hate);
        Table uncredited = table;
        table.play("contest", attackOgre("1", "5"));
        QVERIFY(table["ogres"].trophies == std::vector<FigureRef>{table.ref("fangs/b1")});
        QCOMPARE(table.scoreOf("ogres"), 1);
        QVERIFY(table.state().activation->isOver);
        uncredited.state().houseRules.losingAttackerCredit = false;
        uncredited.play("contest", attackOgre("1", "5"));
        QVERIFY(uncredited.figure("fangs/b1").where == Where::Lost);
        QVERIFY(uncredited["ogres"].trophies.empty());
        QCOMPARE(uncredited.scoreOf("ogres"), 0);
    }

    // KB-29.4, KB-R17: one point a figure a turn, whatever deals it.
    void hardyHasOnePointATurn()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "d3").at("ogres/b1", "d5").fire("d4").upgrade("fangs", Upgrade::Hardy);
        table.active("fangs/b1", "attack").play("move", "'path':['d4']");
        QCOMPARE(table.damageOf("fangs/b1"), 0);
        table.play("contest", attackOgre("1", "5"));
        QCOMPARE(table.damageOf("fangs/b1"), 1);
        table.play("end_turn").play("start_turn", "'team':'ogres'");
        QCOMPARE(table.figure("fangs/b1").prevented, 0);
    }

    // KB-29.5, KB-R43.
    void hatePaysAtOnce()
    {
        Table table = neighbours("attack");
        table.upgrade("fangs", Upgrade::Hate, 2).play("contest", attackOgre("5", "1"));
        QCOMPARE(table.scoreOf("fangs"), 2);
        Table none = neighbours("attack");
        none.upgrade("fangs", Upgrade::Hate).upgrade("ogres", Upgrade::Hardy, 3).play("contest", attackOgre("5", "1"));
        QCOMPARE(none.scoreOf("fangs"), 0);
    }

    // KB-29.8, KB-R18, KB-R19.
    void painGainIsPaidByTheFigure()
    {
        Table table = neighbours("attack");
        table.rejects("contest", attackOgre("3", "1", "'pain_gain':{'fangs':1}"), "KB-29.8");
        table.upgrade("fangs", Upgrade::PainGain, 2).upgrade("ogres", Upgrade::Hate);
        table.play("contest", attackOgre("3", "1", "'pain_gain':{'fangs':2}")); // 6 to 3
        QCOMPARE(table.damageOf("fangs/b1"), 2);
        QCOMPARE(table.damageOf("ogres/b1"), 3);
        QCOMPARE(table.scoreOf("ogres"), 0);
        Table damaged = neighbours("attack");
        damaged.upgrade("fangs", Upgrade::PainGain).damaged("fangs/b1", 1);
        damaged.rejects("contest", attackOgre("3", "1", "'pain_gain':{'fangs':1}"), "KB-29.8");
    }

    // KB-28.3, KB-R12.
    void vampirismHealsAnyFigureOfTheTeam()
    {
        Table table = neighbours("attack");
        table.at("fangs/r1", "a3").damaged("fangs/r1", 2);
        table.rejects("contest", attackOgre("5", "1", "'heal':'fangs/b1'"), "KB-28.3"); // undamaged
        table.rejects("contest", attackOgre("5", "1", "'heal':'fangs/r2'"), "KB-28.3"); // in the dugout
        table.rejects("contest", attackOgre("1", "5", "'heal':'fangs/r1'"), "KB-28.3"); // lost
        Table acting = table;
        table.play("contest", attackOgre("5", "1", "'heal':'fangs/r1'"));
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        acting.state().houseRules.vampirismHeals = VampirismHeals::ActingFigure;
        acting.refuses("contest", attackOgre("5", "1", "'heal':'fangs/r1'"), "KB-R12");
        acting.damaged("fangs/b1", 1).play("contest", attackOgre("5", "1", "'heal':'fangs/b1'"));
        QCOMPARE(acting.damageOf("fangs/b1"), 0);
    }

    // KB-33.2: without its ability the team heals nobody.
    void aSuspendedAbilityHealsNobody()
    {
        Table table = neighbours("attack");
        table.damaged("fangs/b1", 1).state().suspended = {0};
        table.rejects("contest", attackOgre("5", "1", "'heal':'fangs/b1'"), "KB-28.3");
    }

    // KB-28.3: as a reaction, too.
    void vampirismFeedsOnReactions()
    {
        Table table = Table::versus("ogres", "fangs");
        table.at("ogres/b1", "d3").at("fangs/b1", "d5").damaged("fangs/b1", 1);
        table.active("ogres/b1", "sprint").play("move", "'path':['d4']");
        table.play("react", reaction("fangs/b1", "tackle", {{"fangs", "5"}, {"ogres", "1"}}, "'heal':'fangs/b1'"));
        QCOMPARE(table.damageOf("fangs/b1"), 0);
        QVERIFY(table.state().activation->isOver); // KB-R57
    }

    // --- ringers ---
    // KB-30.1, KB-R20: one team, one card, one comparison, everything per figure.
    void cretinAgainstTwoFiguresOfOneTeam()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("fangs", "cretin_the_ettin").at("fangs/cretin_the_ettin", "d4");
        table.at("ogres/b1", "d5").at("ogres/r1", "e4").upgrade("fangs", Upgrade::Hate);
        table.active("fangs/cretin_the_ettin", "attack");
        const std::string two = "['ogres/b1','ogres/r1']";
        table.rejects(
            "contest",
            contest("fangs/cretin_the_ettin", "attack", "['ogres/b1','ogres/b1']", {{"fangs", "5"}, {"ogres", "1"}}),
            "KB-30.1");
        table.play("contest", contest("fangs/cretin_the_ettin", "attack", two, {{"fangs", "5"}, {"ogres", "1"}}));
        QCOMPARE(table.damageOf("ogres/b1"), 3);
        QVERIFY(table.figure("ogres/r1").where == Where::Killed); // health 3
        QCOMPARE(table.scoreOf("fangs"), 2);
        QCOMPARE(table["ogres"].hand, 6);
    }

    void cretinAgainstTwoTeams()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.ringer("fangs", "cretin_the_ettin", 4).at("fangs/cretin_the_ettin", "d4");
        table.at("ogres/b1", "d5").at("amazons/b1", "e4").active("fangs/cretin_the_ettin", "attack");
        const auto both = [](const char* rolls) {
            return contest("fangs/cretin_the_ettin", "attack", "['ogres/b1','amazons/b1']",
                           {{"fangs", "3"}, {"ogres", "2"}, {"amazons", "1"}},
                           std::string("'tiebreaker_rolls':") + rolls);
        };
        table.rejects("contest", both("[1]"), "KB-R20"); // each tie has its own rolls
        QCOMPARE(table.said(), "Tiebreaker results are given for each target's team. It is a tie, so fangs roll the "
                               "tiebreaker die, since they have the turn.");
        table.rejects("contest", both("{'ogres':[1],'fangs':[1]}"), "KB-R20");    // they go by the other team
        table.rejects("contest", both("{'ogres':[1],'amazons':[1]}"), "KB-17.6"); // no tie with the Amazons
        table.rejects("contest", both("{}"), "KB-17.6");
        table.play("contest", both("{'ogres':[-2]}"));
        QCOMPARE(table.damageOf("fangs/cretin_the_ettin"), 1);
        QCOMPARE(table.damageOf("amazons/b1"), 1);
        QCOMPARE(table.damageOf("ogres/b1"), 0);
        QCOMPARE(table["amazons"].hand, 6);
    }

    // A push comes before the follow-up, which leads into the target's space from wherever (KB-R65).
    void aPushedCretinMayStillFollowTheBall()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.ringer("fangs", "cretin_the_ettin", 4).at("fangs/cretin_the_ettin", "d4");
        table.at("ogres/b1", "d5").at("amazons/b1", "e4").carrier("ogres/b1").fire("c4");
        table.active("fangs/cretin_the_ettin", "tackle");
        table.play("contest", contest("fangs/cretin_the_ettin", "tackle", "['ogres/b1','amazons/b1']",
                                      {{"fangs", "3"}, {"ogres", "1"}, {"amazons", "booster_bru"}},
                                      "'push_to':'c4','follow_up':true"));
        QCOMPARE(table.spaceOf("fangs/cretin_the_ettin"), "d5");
        QVERIFY(table.carries("fangs/cretin_the_ettin"));
        QCOMPARE(table.damageOf("fangs/cretin_the_ettin"), 1); // the fire on c4
    }

    void nobodyElseTakesOnTwo()
    {
        Table table = neighbours("attack");
        table.at("ogres/r1", "e4")
            .rejects("contest",
                     contest("fangs/b1", "attack", "['ogres/b1','ogres/r1']", {{"fangs", "5"}, {"ogres", "1"}}),
                     "KB-30.1");
    }

    // KB-R72: a Celerity activation is Cretin's own turn in this sense.
    void cretinTakesOnTwoInCelerity()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("fangs", "cretin_the_ettin").at("fangs/cretin_the_ettin", "d4").at("ogres/b1", "d5");
        table.at("ogres/r1", "e4").upgrade("fangs", Upgrade::Celerity);
        table.play("celerity", "'figure':'fangs/cretin_the_ettin','action':'tackle'");
        table.play("contest", contest("fangs/cretin_the_ettin", "tackle", "['ogres/b1','ogres/r1']",
                                      {{"fangs", "5"}, {"ogres", "1"}}));
        QVERIFY(!table.stands("ogres/b1") && !table.stands("ogres/r1"));
    }

    // KB-30.6, KB-R6.
    void theButcherKills()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("ogres", "the_butcher").at("ogres/the_butcher", "d5").at("fangs/b1", "d4");
        table.active("fangs/b1", "attack");
        table.play("contest", contest("fangs/b1", "attack", "['ogres/the_butcher']", {{"fangs", "1"}, {"ogres", "5"}}));
        QVERIFY(table["ogres"].trophies == std::vector<FigureRef>{table.ref("fangs/b1")});
    }

    // KB-30.3, KB-R8, KB-R59.
    void pandaMoniumCostsTheInitiatorAPoint()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("ogres", "panda_monium").at("ogres/panda_monium", "d5").at("fangs/b1", "d4");
        table.active("fangs/b1", "attack");
        const std::string keys =
            contest("fangs/b1", "attack", "['ogres/panda_monium']", {{"fangs", "5"}, {"ogres", "1"}});
        Table stops = table;
        table.play("contest", keys);
        QCOMPARE(table.scoreOf("fangs"), -1);
        stops.state().houseRules.scoresBelowZero = false;
        stops.play("contest", keys);
        QCOMPARE(stops.scoreOf("fangs"), 0);
    }

    // KB-30.4.
    void pantherIsNotTackledForPassingBy()
    {
        Table table = Table::versus("fangs", "ogres");
        table.ringer("fangs", "panther").at("fangs/panther", "d3").at("ogres/b1", "d5").at("ogres/r1", "c4");
        table.carrier("fangs/panther").active("fangs/panther", "sprint").play("move", "'path':['d4']");
        table.refuses("react", reaction("ogres/b1", "tackle", {{"fangs", "1"}, {"ogres", "5"}}), "KB-30.4");
        table.play("react", reaction("ogres/r1", "steal", {{"fangs", "1"}, {"ogres", "5"}}));
        QVERIFY(table.carries("ogres/r1"));
    }

    // KB-30.9, KB-3.5, KB-3.7: a ringer has its team's stats and ability.
    void aRingerFightsWithItsTeamsStats()
    {
        Table table = Table::versus("amazons", "ogres");
        table.ringer("amazons", "t_bone").at("amazons/t_bone", "d4").at("ogres/b1", "e5");
        table.active("amazons/t_bone", "attack");
        table.play("contest", contest("amazons/t_bone", "attack", "['ogres/b1']", {{"amazons", "5"}, {"ogres", "1"}}));
        QVERIFY(table.figure("ogres/b1").where == Where::Killed); // 7 to 3 on health 4
    }

    // --- reactions ---
    // KB-15.1, KB-15.3, KB-15.5, KB-18.4.
    void oneReactionAndTheMoverGoesOn()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "d3").at("ogres/b1", "c4").at("ogres/b2", "e4").active("fangs/b1", "attack");
        table.play("move", "'path':['d4']");
        table.play("react", reaction("ogres/b1", "tackle", {{"fangs", "5"}, {"ogres", "1"}}, "'push_to':'c5'"));
        QCOMPARE(table.spaceOf("ogres/b1"), "c5"); // the reactor is pushed back by the mover
        table.refuses("react", reaction("ogres/b2", "tackle", {{"fangs", "4"}, {"ogres", "5"}}), "KB-15.3");
        table.play("move", "'path':['d5']");
        table.play("contest", contest("fangs/b1", "attack", "['ogres/b1']", {{"fangs", "4"}, {"ogres", "2"}}));
        QCOMPARE(table.damageOf("ogres/b1"), 1);
    }

    // KB-R57.
    void aReactionCanEndTheActivation()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "d3").at("ogres/b1", "d5").carrier("fangs/b1").active("fangs/b1", "sprint");
        table.play("move", "'path':['d4']");
        table.play("react", reaction("ogres/b1", "tackle", {{"fangs", "1"}, {"ogres", "5"}}, "'follow_up':true"));
        QVERIFY(table.carries("ogres/b1"));
        QCOMPARE(table.spaceOf("ogres/b1"), "d4");
        table.refuses("move", "'path':['d3']", "KB-12.1");
        table.play("end_turn");
    }

    // KB-12.1: one contest an activation.
    void oneContestAnActivation()
    {
        Table table = neighbours("attack");
        table.play("contest", attackOgre("1", "1"));
        table.refuses("contest", attackOgre("2", "2"), "KB-12.1");
    }

    // --- blowouts in the middle of a contest (KB-23.1, KB-R31, KB-R76) ---
    void aPointOfHateCanEndTheMatch()
    {
        Table table = neighbours("attack");
        table.upgrade("fangs", Upgrade::Hate).score("fangs", 19).play("contest", attackOgre("5", "1"));
        QCOMPARE(table.phase(), Phase::MatchOver);
        QVERIFY(table.state().result->winners == std::vector<int>{0});
        QCOMPARE(table.state().result->by, "blowout");
        table.play("end_match");
        QCOMPARE(table.phase(), Phase::Finished);
    }

    void theActiveTeamGoesOutInItsOwnTurn()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.ringer("ogres", "panda_monium").at("ogres/panda_monium", "d5").at("fangs/b1", "d4");
        table.carrier("fangs/b1").hand("fangs", 5).score("ogres", 20).score("amazons", 19).score("fangs", 0);
        table.active("fangs/b1", "attack");
        const int drawPile = table.state().drawPile;
        table.play("contest",
                   contest("fangs/b1", "attack", "['ogres/panda_monium']", {{"fangs", "5"}, {"ogres", "1"}}));
        QCOMPARE(table["fangs"].status, TeamStatus::BlownOut);
        QCOMPARE(table.phase(), Phase::BetweenTurns);
        QCOMPARE(table.state().nextTeam, table.team("ogres"));
        QCOMPARE(table.state().drawPile, drawPile); // nothing is drawn
        QCOMPARE(table.state().discard, 5);         // four cards of the hand and the burned one
        QCOMPARE(table.ballSpace(), "d4");          // KB-R24
        QVERIFY(table.figure("fangs/r7").where == Where::Removed);
    }

    // The bell has rung and the two teams with a turn left go out together: the period is over.
    void theLastTurnsLapseWithTheTeams()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons", "daemons"});
        table.ringer("fangs", "panda_monium").at("fangs/panda_monium", "d5").at("amazons/b1", "d4");
        table.score("fangs", 40).score("ogres", 39).score("amazons", 20).score("daemons", 10);
        table.state().bell = 0;
        table.state().finalTurns = {2, 3};
        table.active("amazons/b1", "attack");
        table.play("contest",
                   contest("amazons/b1", "attack", "['fangs/panda_monium']", {{"fangs", "2"}, {"amazons", "2"}}));
        QCOMPARE(table["amazons"].status, TeamStatus::BlownOut);
        QCOMPARE(table["daemons"].status, TeamStatus::BlownOut);
        QCOMPARE(table.phase(), Phase::PeriodOver);
        QCOMPARE(table.state().nextTeam, -1);
    }

    // KB-23.6, KB-R61: a reacting team that goes out does not end the turn of the other.
    void aTeamThatGoesOutByReactingLeavesTheTurnAlone()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.ringer("fangs", "panda_monium").at("fangs/panda_monium", "d3").at("ogres/b1", "d5");
        table.score("fangs", 20).score("amazons", 20).active("fangs/panda_monium", "sprint");
        table.play("move", "'path':['d4']");
        table.play("react", reaction("ogres/b1", "attack", {{"fangs", "5"}, {"ogres", "1"}}));
        QCOMPARE(table["ogres"].status, TeamStatus::BlownOut);
        QCOMPARE(table.phase(), Phase::Turn);
        QCOMPARE(table.spaceOf("ogres/b1"), "");
        table.play("move", "'path':['d5']").play("end_turn");
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
    }

    // --- scorekeeper depth: the entry itself says what nobody knows from spaces ---
    void theScorekeeperSaysWhatLiesRoundALostTackle()
    {
        Table table = Table::versus("fangs", "ogres");
        table.at("fangs/b1", "d4").at("ogres/b1", "d5").scorekeeper().active("fangs/b1", "tackle");
        table.rejects("contest", tackleOgre("1", "5", "'push_to':'d3'"), "KB-18.4");
        Table smashed = table;
        smashed.play("contest", tackleOgre("1", "5", "'initiator_surroundings':{'free_spaces':0,'blocked_sides':3}"));
        QVERIFY(!smashed.stands("fangs/b1"));
        table.play("contest", tackleOgre("1", "5", "'pushed':true"));
        QVERIFY(table.stands("fangs/b1"));
        Table mirror = neighbours("tackle");
        mirror.rejects("contest", tackleOgre("1", "5", "'pushed':true"), "KB-18.4");
    }
};

QTEST_APPLESS_MAIN(TestKaosballContestInMatch)
#include "tst_kaosball_contest_in_match.moc"
