// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "state_fixture.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

constexpr FigureRef fangsR1{0, 0};
constexpr FigureRef fangsB1{0, 7};

Json json(const char* text)
{
    return *parseJson(text);
}

QByteArray dump(const Json& value)
{
    return QByteArray::fromStdString(value.dump());
}

QByteArray problemsIn(const Json& table)
{
    QByteArray all;
    for (const Problem& problem : tableShape().check(table))
        all += QByteArray::fromStdString(problem.at) + ": " + problem.message.render().toUtf8() + "\n";
    return all;
}

/// A match in which everything that the table can show is there.
State busyMatch()
{
    State state = matchInPlay();
    state.phase = Phase::Turn;
    state.active = 0;
    state.nextTeam = -1;
    state.hasDraft = true;
    state.houseRules.scoresBelowZero = false;
    Figure ringer = freshFigure("t_bone", FigureKind::Ringer);
    ringer.ringer = Ringer::TBone;
    ringer.post = Post::Bruiser;
    ringer.health = 0;
    state[0].figures.push_back(ringer);
    state[0].ownedUpgrades = {Upgrade::PileDriver, Upgrade::Hate, Upgrade::Hate};
    state[0].active.add(Upgrade::Hate);
    state[0].active.add(Upgrade::Hate);
    state[0].ownedRingers = {"t_bone"};
    state[0].fielded = {{"t_bone", Post::Bruiser}};
    state[0].chosen.emplace().upgrades.add(Upgrade::PileDriver);
    state[0].burned = {Card::energy(3, true), Card::tactic(Tactic::Warpstone)};
    state[0].hand = 5;
    state[0].score = -2;
    state[{1, 3}].where = Where::Killed;
    state[0].trophies = {{1, 3}};
    state[fangsR1].standing = false;
    state[fangsB1].damage = 1;
    state.ball = {Space{}, fangsB1};
    state.bell = 1;
    state.finalTurns = {0};
    state.lastPoints = {1, 0};
    state.walls = {wallBetween(spaceNamed("e6"), spaceNamed("e5"))};
    state.fires = {{spaceNamed("d4"), 1}, {spaceNamed("f4"), 2}};
    state.scoreTokens = {{spaceNamed("e5"), 1}};
    state.suspended = {1};
    state.activation.emplace();
    state.activation->figure = fangsB1;
    state.activation->movement = Movement::Attack;
    state.activation->movementLeft = 2;
    state.auction = startAuction(AuctionKind::Upgrades, {{"fangs", 5}, {"amazons", 4}}, {{"hate_1", "hate", {}}}, {});
    apply(*state.auction, openLot(0, 0, 2));
    state.result = Result{{0}, "points", {{1, {0}}, {2, {1}}}};

    Contest contest;
    contest.type = ContestType::Attack;
    contest.initiator.figures.emplace_back().id = "fangs/b1";
    contest.targets.emplace_back().figures.emplace_back().id = "amazons/r1";
    ContestVerdict verdict;
    verdict.initiatorCard = {true, 3};
    Comparison& comparison = verdict.comparisons.emplace_back();
    comparison.team = "amazons";
    comparison.card = {false, 0};
    comparison.decidedBy = DecidedBy::LiveOverDead;
    comparison.winner = Winner::Initiator;
    comparison.margin = 3;
    verdict.victoryPoints = {{"fangs", 1}, {"amazons", 0}};
    state.lastContest = LastContest{contest, verdict};
    return state;
}

template <std::size_t... indices>
std::vector<Command> freshCommands(std::index_sequence<indices...>)
{
    return {std::variant_alternative_t<indices, VariantIn<Command>>{}...};
}

} // namespace

class TestKaosballTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beforeTheMatchThereIsOnlyThePhase()
    {
        QCOMPARE(dump(tableJson(State{})), QByteArray(R"({"phase":"not_started"})"));
        QCOMPARE(problemsIn(tableJson(State{})), QByteArray());
    }

    void everyTableHasItsShape()
    {
        QCOMPARE(problemsIn(tableJson(matchInPlay())), QByteArray());
        QCOMPARE(problemsIn(tableJson(busyMatch())), QByteArray());
        State scorekeeper = busyMatch();
        scorekeeper.depth = Depth::Scorekeeper;
        scorekeeper.ball = {};
        scorekeeper.scoreTokens.front().space = {};
        scorekeeper[fangsB1].space = {};
        QCOMPARE(problemsIn(tableJson(scorekeeper)), QByteArray());
    }

    void theShapeHasEveryKeyOfTheTable()
    {
        const Json table = tableJson(busyMatch());
        const Json properties = tableShape().schema().at("properties");
        QCOMPARE(table.size(), properties.size());
        for (const auto& [key, ignored] : properties.items())
            QVERIFY2(table.contains(key), key.c_str());
    }

    void theTableShowsWhatLiesOpen_data()
    {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* at, const char* shown) {
            QTest::newRow(at) << QString::fromLatin1(at) << QByteArray(shown);
        };
        row("/phase", R"("turn")");
        row("/order", R"(["fangs", "amazons"])");
        row("/in_play", R"(["fangs", "amazons"])");
        row("/house_rules", R"({"scores_below_zero": false})");
        row("/first_player", R"("fangs")");
        row("/active", R"("fangs")");
        row("/next_team", "null");
        row("/to_act", R"("fangs")");
        row("/bell", R"("amazons")");
        row("/final_turns", R"(["fangs"])");
        row("/result", R"({"winners": ["fangs"], "by": "points"})");
        row("/ranking/1", R"({"place": 2, "teams": ["amazons"]})");
        row("/scores", R"({"fangs": -2, "amazons": 0})");
        row("/points", R"({"fangs": 1, "amazons": 0})");
        row("/bonus", "null");
        row("/kills", R"({"fangs": 1, "amazons": 0})");
        row("/trophies/fangs", R"(["amazons/r4"])");
        row("/hand/fangs", "5");
        row("/burned", R"({"fangs": 2, "amazons": 0})");
        row("/burned_cards/fangs", R"([{"kind": "energy", "value": 3, "star": true},
                                       {"kind": "tactic", "name": "warpstone"}])");
        row("/owned_upgrades/fangs", R"(["pile_driver", "hate", "hate"])");
        row("/active_upgrades/fangs", R"(["hate", "hate"])");
        row("/owned_ringers", R"({"fangs": ["t_bone"], "amazons": []})");
        row("/fielded_ringers/fangs", R"([{"ringer": "t_bone", "as": "bruiser"}])");
        row("/loadout_set", R"({"fangs": true, "amazons": false})");
        row("/suspended", R"(["amazons"])");
        row("/figures/fangs~1b1", R"({"where": "field", "kind": "bruiser", "standing": true, "space": "d2",
                                      "damage": 1, "health": 3})");
        row("/figures/fangs~1r1/standing", "false");
        row("/figures/fangs~1t_bone", R"({"where": "dugout", "kind": "ringer", "standing": false, "space": null,
                                          "damage": 0, "health": null, "ringer": "t_bone", "post": "bruiser"})");
        row("/figures/amazons~1r4/where", R"("killed")");
        row("/ball", R"({"carried_by": "fangs/b1"})");
        row("/walls", R"([["e5", "e6"]])");
        row("/fires", R"({"d4": 1, "f4": 2})");
        row("/score_tokens", R"([{"space": "e5", "team": "amazons"}])");
        row("/contest/decided_by", R"("live_over_dead")");
        row("/contest/initiator_total", "null");
        row("/contest/initiator_status", R"("live")");
        row("/contest/target_status", R"("dead")");
        row("/contest/winner", R"("initiator")");
        row("/contest/margin", "3");
        row("/contest/push", R"("none")");
        row("/contest/targets", R"(["amazons/r1"])");
        row("/activation/figure", R"("fangs/b1")");
        row("/activation/movement_left", "2");
        row("/auction/current", R"({"lot": "hate_1", "highest_bid": 2, "highest_bidder": "fangs",
                                    "bidding": ["fangs", "amazons"]})");
        row("/auction/next_team", R"("amazons")");
    }
    void theTableShowsWhatLiesOpen()
    {
        QFETCH(QString, at);
        QFETCH(QByteArray, shown);
        const Json table = tableJson(busyMatch());
        QCOMPARE(dump(table.at(Json::json_pointer(at.toStdString()))), dump(json(shown.constData())));
    }

    void aLooseBallHasASpaceOnlyInTheMirror()
    {
        State state = matchInPlay();
        QCOMPARE(dump(tableJson(state).at("ball")), QByteArray(R"({"space":"e5"})"));
        state.depth = Depth::Scorekeeper;
        state.ball = {};
        QCOMPARE(dump(tableJson(state).at("ball")), QByteArray(R"({"space":null})"));
    }

    void secretLoadoutsStaySecret()
    {
        State state = matchInPlay();
        const Json before = tableJson(state);
        state[0].chosen.emplace().upgrades.add(Upgrade::Hate);
        Json after = tableJson(state);
        QVERIFY(after.at("loadout_set").at("fangs").get<bool>());
        after["loadout_set"]["fangs"] = false;
        QCOMPARE(dump(after), dump(before));
    }

    void everyCommandHasItsLine_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* command, const char* line) {
            QTest::newRow(line) << QByteArray(command) << QString::fromLatin1(line);
        };
        row(R"({"command": "open_lot", "team": "fangs", "lot": "hate_1", "bid": 3})", "fangs name Hate and bid 3");
        row(R"({"command": "open_lot", "team": "fangs", "lot": "nothing", "bid": 3})", "fangs name nothing and bid 3");
        row(R"({"command": "bid", "team": "amazons", "bid": 3})", "amazons bid 3 for Hate");
        row(R"({"command": "pass_bid", "team": "amazons"})", "amazons pass on Hate");
        row(R"({"command": "start_period"})", "Period 1 begins");
        row(R"({"command": "play_tactic", "team": "fangs", "card": "huddle"})", "fangs play Huddle");
        row(R"({"command": "play_tactic", "team": "fangs", "card": "hustle", "kaos_rule": "amazons"})",
            "fangs play Hustle!, cancelled by amazons' Kaos Rule");
        row(R"({"command": "play_cheat", "team": "fangs", "card": "bzzzzt", "figure": "amazons/r1"})",
            "fangs play BZZZZT! against amazons/r1");
        row(R"({"command": "activate", "figure": "fangs/b1", "action": "tackle"})", "fangs/b1 announces a tackle");
        row(R"({"command": "move", "path": ["e3", "e4"]})", "fangs/b1 moves to e4");
        row(R"({"command": "move", "path": ["e3"], "pick_up": true})", "fangs/b1 moves to e3 and picks up the ball");
        row(R"({"command": "move", "path": [], "pick_up": true})", "fangs/b1 picks up the ball");
        row(R"({"command": "react", "figure": "amazons/b1", "type": "attack", "cards": {}})",
            "amazons/b1 reacts and attacks fangs/b1");
        row(R"({"command": "contest", "figure": "fangs/b1", "type": "attack", "targets": ["amazons/r1"], "cards": {}})",
            "fangs/b1 attacks amazons/r1");
        row(R"({"command": "contest", "figure": "a/c", "type": "tackle", "targets": ["b/r1", "b/r2"], "cards": {}})",
            "a/c tackles b/r1 and b/r2");
        row(R"({"command": "end_turn"})", "fangs end their turn");
        row(R"({"command": "bribe", "team": "fangs", "cash": 0})", "fangs pay no bribe");
        row(R"({"command": "replace_figures", "team": "fangs", "placements": {"r4": "c2"}})",
            "fangs bring in fangs/r4");
        row(R"({"command": "take_damage", "figure": "fangs/r1", "points": 2})", "fangs/r1 takes 2 damage");
    }
    void everyCommandHasItsLine()
    {
        QFETCH(QByteArray, command);
        QFETCH(QString, line);
        const Checked<Command> read = readCommand(json(command.constData()), *printedFacts());
        QVERIFY(read);
        QCOMPARE(headline(busyMatch(), *read).render(), line);
    }

    void theLineOfEveryCommandSurvivesAnEmptyTable()
    {
        for (const Command& command :
             freshCommands(std::make_index_sequence<std::variant_size_v<VariantIn<Command>>>()))
            QVERIFY2(!headline(State{}, command).render().isEmpty(), commandForms().nameOf(command).data());
    }

    void aSprintAndASixthPeriodAreCalledByTheirNames()
    {
        State state = busyMatch();
        state.activation->movement = Movement::Sprint;
        state.period = 6;
        QCOMPARE(headline(state, Move{{spaceNamed("e4")}, false}).render(), QStringLiteral("fangs/b1 sprints to e4"));
        QCOMPARE(headline(state, StartPeriod{}).render(), QStringLiteral("Overtime period 2 begins"));
        state.period = 5;
        QCOMPARE(headline(state, StartPeriod{}).render(), QStringLiteral("Overtime begins"));
    }
};

QTEST_GUILESS_MAIN(TestKaosballTable)
#include "tst_kaosball_table.moc"
