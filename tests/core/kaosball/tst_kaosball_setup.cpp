// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"
#include "kaosball_table.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

struct Seat {
    std::string team;
    std::string side;
    std::string alliance;
};

/// A `new_match` with stats and health for everybody, so that no pack is asked.
std::string newMatch(const std::string& mode, const std::string& kind, bool draft, const std::string& first,
                     const std::vector<Seat>& seats, const std::string& more = {})
{
    std::string teams;
    for (const Seat& seat : seats) {
        teams += teams.empty() ? "{" : ",{";
        teams +=
            "'team':'" + seat.team + "','side':'" + seat.side +
            "','ability':'none','stats':{'handling':1,'tackling':1,'fighting':1},'health':{'runner':2,'bruiser':3}";
        teams += seat.alliance.empty() ? "}" : ",'alliance':'" + seat.alliance + "'}";
    }
    return "'mode':'" + mode + "','kind':'" + kind + "','draft':" + (draft ? "true" : "false") + ",'first_player':'" +
           first + "','teams':[" + teams + "]" + (more.empty() ? "" : "," + more);
}

/// The first team of a `new_match` brings something along.
std::string withBrought(std::string match, const std::string& brought)
{
    return match.replace(match.find("'team':"), 0, brought + ",");
}

const std::vector<Seat> two{{"fangs", "south", {}}, {"amazons", "north", {}}};
const std::vector<Seat> three{{"fangs", "south", {}}, {"amazons", "north", {}}, {"ogres", "east", {}}};
const std::vector<Seat> four{
    {"fangs", "south", {}}, {"ogres", "west", {}}, {"amazons", "north", {}}, {"daemons", "east", {}}};

std::vector<Seat> allied(const std::vector<std::string>& alliances)
{
    std::vector<Seat> seats = four;
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i].alliance = alliances[i];
    return seats;
}

Table emptyTable()
{
    Table table = Table::versus("fangs", "amazons");
    table.state() = State{};
    return table;
}

Table matchOfTwo(bool draft, const std::string& more = {})
{
    Table table = emptyTable();
    return table.play("new_match", newMatch("versus", "exhibition", draft, "fangs", two, more));
}

/// `reveal_upgrades` or `reveal_ringers`: each lot is named like its tile or ringer, repetitions get a number.
std::string lots(const std::vector<std::string>& names)
{
    std::string text;
    std::map<std::string, int> seen;
    for (const std::string& name : names) {
        const int copy = ++seen[name];
        text += (text.empty() ? "" : ",") + std::string("{'lot':'") + name +
                (copy > 1 ? "_" + std::to_string(copy) : "") + "','name':'" + name + "'}";
    }
    return "'lots':[" + text + "]";
}

const std::vector<std::string> sixTiles{"hate", "relay_training", "celerity", "sexy_contract", "enforcement", "brick"};
const std::string knownHealth = "'ringer_health':{'spectre':2,'macho_libre':3}";
const std::vector<std::string> fiveRingers{"the_dragon", "spectre", "macho_libre", "t_bone", "panther"};

Table& open(Table& table, const std::string& team, const std::string& lot, int bid)
{
    return table.play("open_lot", "'team':'" + team + "','lot':'" + lot + "','bid':" + std::to_string(bid));
}
Table& bid(Table& table, const std::string& team, int amount)
{
    return table.play("bid", "'team':'" + team + "','bid':" + std::to_string(amount));
}
Table& pass(Table& table, const std::string& team)
{
    return table.play("pass_bid", "'team':'" + team + "'");
}
/// Opens, and the other one passes.
void buys(Table& table, const std::string& team, const std::string& lot, int price)
{
    open(table, team, lot, price);
    pass(table, team == "fangs" ? "amazons" : "fangs");
}

/// The upgrade auction is over: the Fangs have bought these, at 3 each at most; then nobody names a lot.
Table afterUpgrades(const std::vector<std::pair<std::string, int>>& bought, const std::string& more = {})
{
    Table table = matchOfTwo(true, more);
    table.play("reveal_upgrades", lots(sixTiles));
    for (const auto& [lot, price] : bought)
        buys(table, "fangs", lot, price);
    pass(table, "fangs");
    return pass(table, "amazons");
}

/// Both auctions are over.
Table atLoadout(const std::vector<std::pair<std::string, int>>& upgrades,
                const std::vector<std::pair<std::string, int>>& ringers, const std::string& more = {},
                const std::vector<std::string>& turnedUp = fiveRingers)
{
    Table table = afterUpgrades(upgrades, more);
    table.play("reveal_ringers", lots(turnedUp));
    for (const auto& [lot, price] : ringers)
        buys(table, "fangs", lot, price);
    pass(table, "fangs");
    return pass(table, "amazons");
}

std::string loadout(const std::string& team, const std::string& upgrades, const std::string& ringers = {})
{
    return "'team':'" + team + "','upgrades':[" + upgrades + "],'ringers':[" + ringers + "]";
}

std::string fielded(const std::string& ringer, const std::string& post)
{
    return "{'ringer':'" + ringer + "','as':'" + post + "'}";
}

} // namespace

/// From the empty table to the line-up: new matches, drafts, loadouts (KB-8, KB-25 to KB-27).
class TestKaosballSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- new_match ---
    // KB-35.10 to KB-35.13: what a league lets a team bring along.
    void aLeagueTeamBringsWhatItHas()
    {
        const std::string brought = "'cash':13,'fouls':4,'upgrades':['hate'],'ringers':['panther'],'dead':['r1','b6']";
        Table table = emptyTable();
        table.play("new_match", withBrought(newMatch("versus", "league", true, "fangs", two), brought));
        const Team& fangs = table.state().teams.front();
        QCOMPARE(fangs.cash, 13);
        QCOMPARE(fangs.fouls, 4);
        QCOMPARE(fangs.ownedUpgrades, (std::vector<Upgrade>{Upgrade::Hate}));
        QCOMPARE(fangs.ownedRingers, (std::vector<std::string>{"panther"}));
        QCOMPARE(std::count_if(fangs.figures.begin(), fangs.figures.end(),
                               [](const Figure& one) { return one.where == Where::Lost; }),
                 2);
        QCOMPARE(table.state().teams.back().cash, 10);
        // What is owned is not drafted again: its tiles count, and there is one ringer of a kind.
        table.play("reveal_upgrades", lots(sixTiles));
        pass(table, "fangs");
        pass(table, "amazons");
        table.refuses("reveal_ringers", lots(fiveRingers), "KB-35.11");
    }

    void onlyALeagueTeamBringsSomething()
    {
        Table table = emptyTable();
        table.refuses("new_match", withBrought(newMatch("versus", "exhibition", true, "fangs", two), "'cash':13"),
                      "KB-34.3");
        table.rejects("new_match",
                      withBrought(newMatch("versus", "league", true, "fangs", two), "'ringers':['panther','panther']"),
                      "KB-1.9");
        table.rejects("new_match", withBrought(newMatch("versus", "league", true, "fangs", two), "'dead':['r9']"),
                      "KB-35.12");
    }

    void whoHasTooFewFiguresForfeits()
    {
        std::string dead;
        for (const char* figure : {"r1", "r2", "r3", "r4", "r5", "r6", "b1", "b2", "b3"})
            dead += (dead.empty() ? "'" : ",'") + std::string(figure) + "'";
        Table table = emptyTable();
        table.refuses("new_match",
                      withBrought(newMatch("versus", "league", true, "fangs", two), "'dead':[" + dead + "]"),
                      "KB-35.12");
    }

    // KB-1.1, KB-8.1 to KB-8.4, KB-8.6, KB-8.7, KB-8.8.
    void aFirstMatchBeginsWithTheLineUp()
    {
        Table table = matchOfTwo(false);
        QCOMPARE(table.phase(), Phase::Lineup);
        QCOMPARE(table.ballSpace(), "e5");
        QCOMPARE(table.state().drawPile, 60);
        QCOMPARE(table.state().period, 1);
        QCOMPARE(table.state().firstPlayer, 0);
        for (const Team& team : table.state().teams) {
            QCOMPARE(team.cash, 12);
            QCOMPARE(team.fouls, 0);
            QCOMPARE(team.score, 0);
            QCOMPARE(team.hand, 0);
            QCOMPARE(team.activeUpgradePoints, 3);
            QCOMPARE(team.figures.size(), 13);
            QCOMPARE(std::count_if(team.figures.begin(), team.figures.end(),
                                   [](const Figure& one) { return one.kind == FigureKind::Runner; }),
                     7);
            for (const Figure& one : team.figures) {
                QVERIFY(one.where == Where::Dugout);
                QCOMPARE(one.health, one.kind == FigureKind::Runner ? 2 : 3);
            }
        }
    }

    // KB-8.4, KB-8.9, KB-34.3, KB-34.4.
    void aLeagueMatchBeginsWithTenCashAndADraft()
    {
        Table table = emptyTable();
        table.play("new_match", newMatch("versus", "league", true, "amazons", two));
        QCOMPARE(table.phase(), Phase::UpgradeDraft);
        QCOMPARE(table["fangs"].cash, 10);
        QCOMPARE(table.state().firstPlayer, 1);
    }

    void activeUpgradePointsMayHaveGrown()
    {
        Table table = emptyTable();
        table.play(
            "{'command':'new_match','mode':'versus','kind':'league','draft':true,'first_player':'fangs','teams':["
            "{'team':'fangs','side':'south','active_upgrade_points':5},{'team':'amazons','side':'north'}]}");
        QCOMPARE(table["fangs"].activeUpgradePoints, 5);
        QCOMPARE(table["amazons"].activeUpgradePoints, 3);
        QCOMPARE(table["fangs"].ability, Ability::Vampirism); // KB-3.1, KB-3.2: printed
        QCOMPARE(table["fangs"].stats.tackling, 2);
    }

    // KB-25.1, KB-25.2, KB-25.3.
    void theNumberOfTeamsFitsTheMode()
    {
        Table table = emptyTable();
        table.rejects("new_match", newMatch("versus", "exhibition", false, "fangs", three), "KB-25.1");
        table.rejects("new_match", newMatch("max_kaos", "exhibition", false, "fangs", two), "KB-25.1");
        table.rejects("new_match", newMatch("alliance", "exhibition", false, "fangs", three), "KB-25.1");
        Table threeTeams = table;
        threeTeams.play("new_match", newMatch("max_kaos", "exhibition", false, "fangs", three));
        QCOMPARE(threeTeams.state().teamCount(), 3);
        table.play("new_match", newMatch("max_kaos", "exhibition", false, "fangs", four));
        QCOMPARE(table.state().teamCount(), 4);
    }

    // KB-25.1, KB-34.2.
    void aLeagueMatchHasTwoTeams()
    {
        Table table = emptyTable();
        table.rejects("new_match", newMatch("max_kaos", "league", false, "fangs", three), "KB-34.2");
    }

    // KB-8.3, KB-R48.
    void theSidesAreDifferentOppositeAndClockwise()
    {
        const auto seats = [](const std::vector<const char*>& sides) {
            std::vector<Seat> all;
            const std::array<const char*, 4> names{"fangs", "ogres", "amazons", "daemons"};
            for (std::size_t i = 0; i < sides.size(); ++i)
                all.push_back({names[i], sides[i], {}});
            return all;
        };
        const auto tried = [&](const char* mode, const std::vector<const char*>& sides) {
            return newMatch(mode, "exhibition", false, "fangs", seats(sides));
        };
        Table table = emptyTable();
        table.rejects("new_match", tried("versus", {"south", "south"}), "KB-8.3");
        table.rejects("new_match", tried("versus", {"south", "west"}), "KB-8.3");
        table.rejects("new_match", tried("max_kaos", {"south", "north", "west"}), "KB-8.3");
        table.rejects("new_match", tried("max_kaos", {"south", "east", "north", "west"}), "KB-8.3");
        Table west = table;
        west.play("new_match", tried("versus", {"west", "east"}));
        table.play("new_match", tried("max_kaos", {"north", "east", "west"}));
    }

    void teamsAreDifferentAndTheFirstPlayerIsOneOfThem()
    {
        Table table = emptyTable();
        table.rejects(
            "new_match",
            newMatch("versus", "exhibition", false, "fangs", {{"fangs", "south", {}}, {"fangs", "north", {}}}),
            "KB-8.3");
        table.rejects("new_match", newMatch("versus", "exhibition", false, "ogres", two), "KB-8.8");
    }

    // KB-25.3.
    void alliesSitSideBySide()
    {
        Table table = emptyTable();
        const auto tried = [](const std::vector<std::string>& alliances, const char* first) {
            return newMatch("alliance", "exhibition", false, first, allied(alliances));
        };
        table.rejects("new_match", tried({"iron", "night", "iron", "night"}, "fangs"), "KB-25.3");
        table.rejects("new_match", tried({"iron", "iron", "iron", "night"}, "ogres"), "KB-25.3");
        table.rejects("new_match", tried({"", "", "", ""}, "ogres"), "KB-25.3");
        std::vector<Seat> versus = two;
        versus[0].alliance = "iron";
        table.rejects("new_match", newMatch("versus", "exhibition", false, "fangs", versus), "KB-25.3");
        table.play("new_match", tried({"iron", "iron", "night", "night"}, "ogres")); // KB-E13
    }

    // KB-25.9, KB-R13: the later of the two in clockwise order.
    void theFirstPlayerIsALeftSeatedAlly()
    {
        Table table = emptyTable();
        const auto tried = [](const std::vector<std::string>& alliances, const char* first) {
            return newMatch("alliance", "exhibition", false, first, allied(alliances));
        };
        for (const char* right : {"fangs", "amazons"})
            table.rejects("new_match", tried({"iron", "iron", "night", "night"}, right), "KB-25.9");
        // East and south are partners: the south sits at the left hand of the east.
        for (const char* right : {"daemons", "ogres"})
            table.rejects("new_match", tried({"iron", "night", "night", "iron"}, right), "KB-25.9");
        table.play("new_match", tried({"iron", "night", "night", "iron"}, "fangs"));
    }

    // KB-8.2.
    void thereIsOneNewMatchAndItComesFirst()
    {
        Table table = emptyTable();
        table.rejects("start_period", {}, "KB-8.2");
        table = matchOfTwo(false);
        table.rejects("new_match", newMatch("versus", "exhibition", false, "fangs", two), "KB-8.2");
    }

    // Digest, section 1: the program asks for numbers that no pack knows.
    void unknownNumbersHaveToBeGiven()
    {
        const auto read = [](const char* team) {
            std::string text = "{'command':'new_match','mode':'versus','kind':'exhibition','draft':false,"
                               "'first_player':'fangs','teams':[{'team':'fangs','side':'south'},{'team':'" +
                               std::string(team) + "','side':'north'}]}";
            std::replace(text.begin(), text.end(), '\'', '"');
            return Game().read(*parseJson(text));
        };
        QVERIFY(read("amazons"));
        const Checked<Command> daemons = read("daemons");
        QVERIFY(!daemons);
        QCOMPARE(daemons.problems().front().at, "/teams/1/stats");
    }

    // --- line-up without a draft ---
    // KB-8.5, KB-8.6, KB-2.5, KB-2.6.
    void threeRunnersAndTwoBruisersOnTheOwnLine()
    {
        Table table = matchOfTwo(false);
        const std::string north = "'team':'amazons','placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'d8','b2':'f8'}";
        table.refuses("set_lineup", north, "KB-8.5"); // the Fangs begin
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2'}",
                      "KB-19.11");
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','b3':'g2','b1':'d2','b2':'f2'}",
                      "KB-19.11");
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'d2','r2':'e2','r3':'g2','b1':'c2','b2':'f2'}",
                      "KB-19.12");
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c8','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}",
                      "KB-19.12");
        table.play("set_lineup", "'team':'fangs','placements':{'r7':'c2','r2':'e2','r3':'g2','b6':'d2','b2':'f2'}");
        QCOMPARE(table["fangs"].hand, 0);
        table.rejects("set_lineup", "'team':'fangs','placements':{'r1':'c2'}", "KB-8.5");
        table.play("set_lineup", north);
        QCOMPARE(table.phase(), Phase::BeforePeriod);
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table["amazons"].hand, 7);
        QCOMPARE(table.state().drawPile, 46);
    }

    // --- the auctions ---
    // KB-26.2, KB-E8.
    void fourTilesAndThreeRingersAndOneMoreForEachPlayer()
    {
        Table table = matchOfTwo(true);
        std::vector<std::string> five = sixTiles;
        five.pop_back();
        table.refuses("reveal_upgrades", lots(five), "KB-26.2");
        table.rejects("reveal_ringers", lots(fiveRingers), "KB-26.2");
        table.rejects("open_lot", "'team':'fangs','lot':'hate','bid':3", "KB-26.2");
        table.play("reveal_upgrades", lots(sixTiles));
        table.rejects("reveal_upgrades", lots(sixTiles), "KB-26.2");
        Table ringers = afterUpgrades({});
        ringers.refuses("reveal_ringers", lots({"spectre"}), "KB-26.2");
        ringers.rejects("reveal_ringers", lots({"spectre", "spectre", "panther", "t_bone", "the_dragon"}), "KB-1.9");
        ringers.play("reveal_ringers", lots(fiveRingers));
        Table kaos = emptyTable();
        kaos.play("new_match", newMatch("max_kaos", "exhibition", true, "fangs", four));
        kaos.refuses("reveal_upgrades", lots(sixTiles), "KB-26.2");
        kaos.play("reveal_upgrades", lots({"hate", "hate", "celerity", "lucky", "lucky", "brick", "brick", "hardy"}));
    }

    // KB-1.7.
    void noMoreCopiesThanThereAreTiles()
    {
        Table table = matchOfTwo(true);
        table.refuses("reveal_upgrades", lots({"celerity", "celerity", "hate", "lucky", "brick", "hardy"}), "KB-1.7");
        table.rejects("reveal_upgrades",
                      "'lots':[{'lot':'x','name':'hate'},{'lot':'x','name':'lucky'},{'lot':'a','name':'brick'},"
                      "{'lot':'b','name':'hardy'},{'lot':'c','name':'hardy'},{'lot':'d','name':'celerity'}]",
                      "KB-26.2");
    }

    // KB-26.3 to KB-26.8, KB-E6, KB-E7.
    void theAuctionOfTheRulebook()
    {
        Table table = matchOfTwo(true);
        table.play("reveal_upgrades", lots(sixTiles));
        table.rejects("open_lot", "'team':'amazons','lot':'hate','bid':3", "KB-26.7"); // the first player names
        table.rejects("open_lot", "'team':'fangs','lot':'hate','bid':1", "KB-26.3");   // minimum 2
        table.rejects("open_lot", "'team':'fangs','lot':'hate','bid':13", "KB-26.5");
        table.rejects("open_lot", "'team':'fangs','lot':'hardy','bid':3", "KB-26.3"); // not turned up
        open(table, "fangs", "hate", 3);
        table.rejects("bid", "'team':'fangs','bid':4", "KB-26.4");
        table.rejects("bid", "'team':'amazons','bid':3", "KB-26.5");
        table.rejects("bid", "'team':'amazons','bid':13", "KB-26.5");
        bid(table, "amazons", 5);
        pass(table, "fangs");
        QCOMPARE(table["amazons"].cash, 7);
        QCOMPARE(table["fangs"].cash, 12);
        QVERIFY(table["amazons"].ownedUpgrades == std::vector<Upgrade>{Upgrade::Hate});
        table.rejects("open_lot", "'team':'fangs','lot':'celerity','bid':2", "KB-26.7"); // the winner names the next
        open(table, "amazons", "relay_training", 0);
        bid(table, "fangs", 1);
        bid(table, "amazons", 2);
        bid(table, "fangs", 3);
        pass(table, "amazons");
        buys(table, "fangs", "celerity", 2);
        QCOMPARE(table["fangs"].cash, 7);
        table.rejects("open_lot", "'team':'fangs','lot':'hate','bid':3", "KB-26.6"); // sold
        pass(table, "fangs");
        QCOMPARE(table.phase(), Phase::UpgradeDraft);
        pass(table, "amazons");
        QCOMPARE(table.phase(), Phase::RingerDraft);
        QVERIFY(!table.state().auction.has_value());
    }

    // KB-26.1, KB-26.9, KB-26.10, KB-R50.
    void theRingerAuctionGoesOnWithTheSameCash()
    {
        Table table = afterUpgrades({{"hate", 2}, {"celerity", 2}, {"enforcement", 3}});
        QCOMPARE(table["fangs"].cash, 5);
        QCOMPARE(table["fangs"].ownedUpgrades.size(), 3);
        table.play("reveal_ringers", lots(fiveRingers));
        table.rejects("open_lot", "'team':'fangs','lot':'the_dragon','bid':6", "KB-26.5");
        pass(table, "fangs"); // the first player may pass at once, and bids all the same
        open(table, "amazons", "spectre", 1);
        bid(table, "fangs", 2);
        pass(table, "amazons");
        QVERIFY(table["fangs"].ownedRingers == std::vector<std::string>{"spectre"});
        QVERIFY(table.figure("fangs/spectre").where == Where::Dugout);
        QCOMPARE(table.figure("fangs/spectre").ringer, Ringer::Spectre);
        pass(table, "fangs");
        pass(table, "amazons");
        QCOMPARE(table.phase(), Phase::Loadout);
    }

    // KB-26.8: no lot is left.
    void theAuctionEndsWithTheLastLot()
    {
        Table table = matchOfTwo(true);
        table.play("reveal_upgrades", lots({"lucky", "lucky", "relay_training", "relay_training", "brick", "brick"}));
        buys(table, "fangs", "lucky", 0);
        buys(table, "fangs", "lucky_2", 0);
        buys(table, "fangs", "relay_training", 0);
        buys(table, "fangs", "relay_training_2", 0);
        buys(table, "fangs", "brick", 1);
        buys(table, "fangs", "brick_2", 1);
        QCOMPARE(table.phase(), Phase::RingerDraft);
        QCOMPARE(table["fangs"].cash, 10);
    }

    // --- loadouts ---
    // KB-27.1.
    void loadoutsStaySecretUntilAllHaveChosen()
    {
        Table table = atLoadout({{"hate", 2}}, {{"spectre", 1}}, knownHealth);
        table.play("set_loadout", loadout("fangs", "'hate'", fielded("spectre", "runner")));
        QCOMPARE(table["fangs"].active[Upgrade::Hate], 0);
        QVERIFY(table["fangs"].fielded.empty());
        table.rejects("set_loadout", loadout("fangs", ""), "KB-27.1");
        table.play("set_loadout", loadout("amazons", ""));
        QCOMPARE(table["fangs"].active[Upgrade::Hate], 1);
        QCOMPARE(table["fangs"].fielded.size(), 1);
        QCOMPARE(table.phase(), Phase::Lineup);
    }

    // KB-27.2, KB-27.3, KB-E5; KB-20.8 for the second half.
    void theTilesMustBeOwnedAndPaidFromThePoints()
    {
        Table table = atLoadout({{"hate", 2}, {"enforcement", 3}, {"brick", 1}}, {});
        table.rejects("set_loadout", loadout("fangs", "'hate','enforcement'"), "KB-27.2");
        table.refuses("set_loadout", loadout("fangs", "'celerity'"), "KB-20.8");
        table.refuses("set_loadout", loadout("fangs", "'brick','brick'"), "KB-20.8"); // owns one
        table.play("set_loadout", loadout("fangs", "'hate','brick'"));
    }

    // KB-3.8, KB-27.5, KB-29.3, KB-R36.
    void oneRingerAndOneMoreForEachEnforcement()
    {
        Table table = atLoadout({{"enforcement", 3}}, {{"spectre", 1}, {"macho_libre", 1}}, knownHealth);
        const std::string both = fielded("spectre", "runner") + "," + fielded("macho_libre", "bruiser");
        table.rejects("set_loadout", loadout("fangs", "", both), "KB-3.8");
        table.rejects("set_loadout", loadout("fangs", "", fielded("panther", "runner")), "KB-27.5");
        table.rejects(
            "set_loadout",
            loadout("fangs", "'enforcement'", fielded("spectre", "runner") + "," + fielded("spectre", "runner")),
            "KB-3.8");
        table.play("set_loadout", loadout("fangs", "'enforcement'", both));
    }

    // KB-3.7: what the card says has to be known before the ringer plays.
    void theHealthOfAFieldedRingerMustBeKnown()
    {
        Table table = atLoadout({}, {{"spectre", 1}});
        table.rejects("set_loadout", loadout("fangs", "", fielded("spectre", "runner")), "KB-3.7");
        Table printed = atLoadout({}, {{"t_bone", 3}});
        QCOMPARE(printed.figure("fangs/t_bone").health, 4);
        printed.play("set_loadout", loadout("fangs", "", fielded("t_bone", "runner")));
        Table told = atLoadout({}, {{"spectre", 1}}, knownHealth);
        QCOMPARE(told.figure("fangs/spectre").health, 2);
        told.play("set_loadout", loadout("fangs", "", fielded("spectre", "bruiser")));
    }

    void theCardMayBeReadOutWhenItIsTurnedUp()
    {
        Table table = afterUpgrades({});
        table.play("reveal_ringers",
                   "'lots':[{'lot':'a','name':'spectre','health':3},{'lot':'b','name':'panther'},"
                   "{'lot':'c','name':'t_bone'},{'lot':'d','name':'the_dragon'},{'lot':'e','name':'macho_libre'}]");
        buys(table, "fangs", "a", 1);
        QCOMPARE(table.figure("fangs/spectre").health, 3);
    }

    // KB-27.5, KB-R73, KB-8.5.
    void aChosenRingerMustBeLinedUpInItsPost()
    {
        Table table = atLoadout({}, {{"t_bone", 3}});
        table.play("set_loadout", loadout("fangs", "", fielded("t_bone", "bruiser")));
        table.play("set_loadout", loadout("amazons", ""));
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}",
                      "KB-R73");
        table.refuses("set_lineup",
                      "'team':'fangs','placements':{'r1':'c2','r2':'e2','t_bone':'g2','b1':'d2','b2':'f2'}",
                      "KB-19.11");
        table.play("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','t_bone':'f2'}");
        QCOMPARE(table.spaceOf("fangs/t_bone"), "f2");
    }

    // KB-29.11, KB-R11: the default reading.
    void sexyContractPaysInTheFirstLoadout()
    {
        Table table = atLoadout({{"sexy_contract", 1}}, {});
        QCOMPARE(table["fangs"].cash, 11);
        Table unused = table;
        table.play("set_loadout", loadout("fangs", "'sexy_contract'"));
        QCOMPARE(table["fangs"].cash, 11); // secret
        table.play("set_loadout", loadout("amazons", ""));
        QCOMPARE(table["fangs"].cash, 14);
        unused.play("set_loadout", loadout("fangs", "")).play("set_loadout", loadout("amazons", ""));
        QCOMPARE(unused["fangs"].cash, 11);
    }

    // KB-R11: the other choice; the money can be bid at once.
    void sexyContractPaysWhenItIsBought()
    {
        const std::string house = "'house_rules':{'sexy_contract_paid':'on_purchase'}";
        Table table = matchOfTwo(true, house);
        table.play("reveal_upgrades", lots(sixTiles));
        buys(table, "fangs", "sexy_contract", 1);
        QCOMPARE(table["fangs"].cash, 14);
        open(table, "fangs", "hate", 14);
        Table later = atLoadout({{"sexy_contract", 1}}, {}, house);
        later.play("set_loadout", loadout("fangs", "'sexy_contract'")).play("set_loadout", loadout("amazons", ""));
        QCOMPARE(later["fangs"].cash, 14); // not again
    }
};

QTEST_APPLESS_MAIN(TestKaosballSetup)
#include "tst_kaosball_setup.moc"
