// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/commands.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// Whether two pieces of JSON are equal, whatever the order of their keys.
bool same(const Json& a, const Json& b)
{
    return nlohmann::json::parse(a.dump()) == nlohmann::json::parse(b.dump());
}

struct FirstProblem {
    QString at;
    QString message;
};
FirstProblem problemOf(const char* text)
{
    const Checked<Json> json = parseJson(text);
    if (!json)
        return {QStringLiteral("no JSON"), {}};
    const Problems problems = readCommand(*json, *printedFacts()).problems();
    if (problems.empty())
        return {QStringLiteral("fits"), {}};
    return {QString::fromStdString(problems.front().at), problems.front().message.render()};
}

template <class One>
One readAs(const char* text)
{
    return std::get<One>(*readCommand(*parseJson(text), *printedFacts()));
}

std::vector<Json> referenceMatch(const char* kind)
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
    std::vector<Json> entries;
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    while (!file.atEnd()) {
        const Json line = Json::parse(file.readLine().toStdString());
        if (line.contains(kind))
            entries.push_back(line.at(kind));
    }
    return entries;
}

constexpr const char* teamWithAllNumbers = R"({"team": "fangs", "side": "south", "ability": "vampirism",
    "stats": {"handling": 0, "tackling": 2, "fighting": 1}, "health": {"runner": 3, "bruiser": 3}})";

/// One of each command, with every parameter that it can have.
const std::vector<const char*> allCommands{
    R"({"command": "new_match", "mode": "alliance", "kind": "exhibition", "draft": true, "first_player": "west",
        "teams": [{"team": "west", "side": "west", "ability": "stomp",
                   "stats": {"handling": -1, "tackling": 2, "fighting": 3}, "health": {"runner": 2, "bruiser": 4},
                   "alliance": "iron", "active_upgrade_points": 4, "coach": "Ada"},
                  {"team": "north", "side": "north", "ability": "none",
                   "stats": {"handling": 0, "tackling": 0, "fighting": 0}, "health": {"runner": 1, "bruiser": 1}}],
        "ringer_health": {"t_bone": 4, "panther": 3}, "house_rules": {"stim_pack_doubles": "contest_total"},
        "depth": "scorekeeper"})",
    R"({"command": "set_depth", "depth": "mirror", "places": {"fangs/r1": "c2", "amazons/b1": "d6"}, "ball": "e5"})",
    R"({"command": "set_depth", "depth": "scorekeeper"})",
    R"({"command": "reveal_upgrades", "lots": [{"lot": "hate_1", "name": "hate"}]})",
    R"({"command": "reveal_ringers", "lots": [{"lot": "a", "name": "t_bone"},
        {"lot": "b", "name": "zorra", "minimum_bid": 2, "health": 3}]})",
    R"({"command": "open_lot", "team": "fangs", "lot": "hate_1", "bid": 2})",
    R"({"command": "bid", "team": "amazons", "bid": 3})",
    R"({"command": "pass_bid", "team": "fangs"})",
    R"({"command": "set_loadout", "team": "fangs", "upgrades": ["hate", "hate"],
        "ringers": [{"ringer": "t_bone", "as": "bruiser"}]})",
    R"({"command": "set_lineup", "team": "fangs", "placements": {"r1": "c2", "t_bone": "f2"}})",
    R"({"command": "set_lineup", "team": "fangs", "figures": ["r1", "t_bone"]})",
    R"({"command": "start_period"})",
    R"({"command": "celerity", "figure": "fangs/r1", "action": "sprint"})",
    R"({"command": "start_turn", "team": "fangs"})",
    R"({"command": "start_turn", "team": "fangs", "score": "none"})",
    R"({"command": "start_turn", "team": "fangs", "score": "major"})",
    R"({"command": "start_turn", "team": "fangs", "score": "score_token"})",
    R"({"command": "play_tactic", "team": "fangs", "card": "rain_of_fire", "spaces": ["d4", "f4"]})",
    R"({"command": "play_tactic", "team": "fangs", "card": "wall_of_stone", "walls": [["e5", "e6"], ["d4", "d5"]]})",
    R"({"command": "play_tactic", "team": "fangs", "card": "hail_mary_play", "space": "e7", "figure": "fangs/r5",
        "kaos_rule": "amazons"})",
    R"({"command": "scatter_move", "figure": "fangs/r1", "path": ["c3"], "pick_up": true})",
    R"({"command": "play_cheat", "team": "fangs", "card": "boot_to_the_head", "figure": "amazons/b1",
        "use_brick": true})",
    R"({"command": "stomp", "figure": "ogres/b1", "pushes": [{"figure": "amazons/r1", "to": "e8"}]})",
    R"({"command": "activate", "figure": "fangs/b1", "action": "tackle"})",
    R"({"command": "move", "path": [], "pick_up": true})",
    R"({"command": "move", "path": ["d3", "d4"]})",
    R"({"command": "hand_off", "from": "fangs/r1", "to": "fangs/r2"})",
    R"({"command": "react", "figure": "amazons/b1", "type": "tackle",
        "cards": {"fangs": {"kind": "none"}, "amazons": {"kind": "cheat", "name": "bzzzzt"}}, "push_to": "c5"})",
    R"({"command": "contest", "figure": "fangs/b1", "type": "attack", "targets": ["amazons/r1", "ogres/r1"],
        "cards": {"fangs": {"kind": "energy", "value": 3, "star": true}, "amazons": {"kind": "upset"}},
        "stim_pack": ["fangs"], "illegal_scouting": ["amazons"], "pain_gain": {"fangs": 2},
        "kaos_warp": {"by": "fangs", "cards": {"fangs": {"kind": "booster_bru"}}},
        "tiebreaker_rolls": {"amazons": [1, -2], "ogres": [2]}, "brick": ["amazons/b1"], "follow_up": true,
        "pushed": true, "smash": true, "heal": "fangs/r2",
        "initiator_surroundings": {"free_spaces": 0, "blocked_sides": 4}})",
    R"({"command": "contest", "figure": "fangs/b1", "type": "steal", "targets": ["amazons/r1"],
        "cards": {"fangs": {"kind": "tactic"}, "amazons": {"kind": "upset"}}, "tiebreaker_rolls": [1, -2]})",
    R"({"command": "scorch", "figure": "daemons/b1", "prevented": {"fangs": {"kind": "energy", "value": 4}},
        "targets": ["fangs/r1"]})",
    R"({"command": "end_turn"})",
    R"({"command": "end_turn", "pass": true})",
    R"({"command": "last_stand", "figure": "fangs/b1", "action": "attack"})",
    R"({"command": "score_period"})",
    R"({"command": "score_period", "mounds": {"fangs/r1": "minor", "amazons/r1": "major", "ogres/r1": "score_token"}})",
    R"({"command": "bribe", "team": "fangs", "cash": 0})",
    R"({"command": "roll_fouls", "team": "fangs", "rolls": [[2, 1], [-1]]})",
    R"({"command": "score_bonus"})",
    R"({"command": "clean_up"})",
    R"({"command": "replace_figures", "team": "fangs", "placements": {}})",
    R"({"command": "replace_figures", "team": "fangs", "placements": {"t_bone": "f2"}, "roles": {"t_bone": "runner"}})",
    R"({"command": "replace_figures", "team": "fangs", "figures": ["r4"]})",
    R"({"command": "end_match"})",
    R"({"command": "start_overtime", "teams": ["fangs", "ogres"]})",
    R"({"command": "roll_alliance_tiebreaker", "rolls": {"iron": 2, "night": -1}})",
    R"({"command": "take_damage", "figure": "fangs/r1", "points": 2})",
    R"({"command": "correct", "path": "/teams/fangs/score", "value": 12, "reason": "miscounted"})",
    R"({"command": "correct", "path": "/ball", "value": {"carried_by": "fangs/r1"}, "reason": "seen on the table"})",
};

} // namespace

class TestKaosballCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandIsWrittenAsItWasRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : allCommands)
            QTest::newRow(QByteArray(text).simplified().left(90).constData()) << QByteArray(text);
    }
    void everyCommandIsWrittenAsItWasRead()
    {
        QFETCH(QByteArray, text);
        const Json json = *parseJson(text.toStdString());
        const Checked<Command> command = readCommand(json, *printedFacts());
        QVERIFY2(command, qPrintable(problemOf(text).at + problemOf(text).message));
        const Json written = writeCommand(*command);
        QVERIFY2(same(written, json), written.dump().c_str());
        QCOMPARE(commandForms().nameOf(*command), std::string_view(json.at("command").get_ref<const std::string&>()));
    }

    void theTableHasEveryCommand()
    {
        std::set<std::size_t> kinds;
        for (const char* text : allCommands)
            kinds.insert(readCommand(*parseJson(text), *printedFacts())->index());
        QCOMPARE(kinds.size(), std::variant_size_v<VariantIn<Command>>);
    }

    void whatIsTheDefaultIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* given, const char* written) {
            QTest::newRow(QByteArray(given).simplified().left(90).constData())
                << QByteArray(given) << QByteArray(written);
        };
        row(R"({"command": "end_turn", "pass": false})", R"({"command": "end_turn"})");
        row(R"({"command": "move", "path": ["e5"], "pick_up": false})", R"({"command": "move", "path": ["e5"]})");
        row(R"({"command": "score_period", "mounds": {}})", R"({"command": "score_period"})");
        row(R"({"command": "scorch", "figure": "a/b1", "prevented": {}, "targets": []})",
            R"({"command": "scorch", "figure": "a/b1"})");
        row(R"({"command": "react", "figure": "a/b1", "type": "tackle", "cards": {}, "stim_pack": [], "brick": [],
               "tiebreaker_rolls": [], "pain_gain": {}, "follow_up": false, "pushed": false, "smash": false})",
            R"({"command": "react", "figure": "a/b1", "type": "tackle", "cards": {}})");
        row(R"({"command": "play_cheat", "team": "a", "card": "bzzzzt", "figure": "b/r1", "use_brick": false})",
            R"({"command": "play_cheat", "team": "a", "card": "bzzzzt", "figure": "b/r1"})");
        // digest, section 37: cards as in the questions; the short form is recorded
        row(R"({"command": "play_cheat", "team": "a", "card": {"kind": "cheat", "name": "bzzzzt"}, "figure": "b/r1"})",
            R"({"command": "play_cheat", "team": "a", "card": "bzzzzt", "figure": "b/r1"})");
        row(R"({"command": "play_tactic", "team": "a", "card": {"kind": "tactic", "name": "huddle"}})",
            R"({"command": "play_tactic", "team": "a", "card": "huddle"})");
    }
    void whatIsTheDefaultIsLeftOut()
    {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, written);
        const Checked<Command> command = readCommand(*parseJson(given.toStdString()), *printedFacts());
        QVERIFY(command);
        QCOMPARE(writeCommand(*command).dump(), parseJson(written.toStdString())->dump());
    }

    void badInputIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* text, const char* at, const char* says) {
            QTest::newRow(QByteArray(text).simplified().left(90).constData())
                << QByteArray(text) << QString::fromLatin1(at) << QString::fromUtf8(says);
        };
        row("[]", "", "an object");
        row(R"({"command": "play_tactic", "team": "a", "card": {"kind": "tactic"}})", "/card/name", "missing");
        row(R"({"command": "play_tactic", "team": "a", "card": {"kind": "energy", "name": "huddle"}})", "/card/kind",
            "");
        row("{}", "/command", "“command” is missing");
        row(R"({"command": 3})", "/command", "a string");
        row(R"({"command": "mov"})", "/command", "“move”");
        row(R"({"command": "undo"})", "/command", "is not known");
        row(R"({"command": "move"})", "/path", "“path” is missing");
        row(R"({"command": "move", "path": "e5"})", "/path", "a list");
        row(R"({"command": "move", "path": ["e4", "e10"]})", "/path/1", "“e10”");
        row(R"({"command": "move", "path": ["a1"]})", "/path/0", "“a1”");
        row(R"({"command": "move", "path": ["e5"], "pickup": true})", "/pickup", "“pick_up”");
        row(R"({"command": "move", "path": ["e5"], "pick_up": 1})", "/pick_up", "true or false");
        row(R"({"command": "start_period", "team": "fangs"})", "/team", "is not known");
        row(R"({"command": "bid", "team": "", "bid": 1})", "/team", "empty");
        row(R"({"command": "bid", "team": "fangs", "bid": 1.0})", "/bid", "an integer");
        row(R"({"command": "bid", "team": "fangs", "bid": -1})", "/bid", "0 to 99");
        row(R"({"command": "activate", "figure": "fangs/r1", "action": "steal"})", "/action", "sprint");
        row(R"({"command": "play_cheat", "team": "a", "card": "stim_pack", "figure": "b/r1"})", "/card", "bzzzzt");
        row(R"({"command": "play_tactic", "team": "a", "card": "bzzzzt"})", "/card", "is not known");
        row(R"({"command": "play_tactic", "team": "a", "card": "wall_of_stone", "walls": [["e5", "e6"], ["e5", "f6"]]})",
            "/walls/1", "e5 and f6 are not adjacent");
        row(R"({"command": "play_tactic", "team": "a", "card": "wall_of_stone", "walls": [["e5", "e5"]]})", "/walls/0",
            "not adjacent");
        row(R"({"command": "play_tactic", "team": "a", "card": "wall_of_stone", "walls": [["e5"]]})", "/walls/0",
            "at least 2");
        row(R"({"command": "set_lineup", "team": "a", "placements": {"r1": "b2"}})", "/placements/r1", "“b2”");
        row(R"({"command": "set_lineup", "team": "a"})", "", "placements");
        row(R"({"command": "set_lineup", "team": "a", "placements": {}, "figures": []})", "/figures", "together");
        row(R"({"command": "replace_figures", "team": "a"})", "", "placements");
        row(R"({"command": "set_loadout", "team": "a", "upgrades": ["hat"], "ringers": []})", "/upgrades/0", "“hate”");
        row(R"({"command": "set_loadout", "team": "a", "upgrades": [], "ringers": [{"ringer": "t_bone", "as": "coach"}]})",
            "/ringers/0/as", "bruiser");
        row(R"({"command": "reveal_upgrades", "lots": [{"lot": "1", "name": "t_bone"}]})", "/lots/0/name",
            "is not known");
        row(R"({"command": "reveal_ringers", "lots": [{"lot": "1", "name": "t_bon"}]})", "/lots/0/name", "“t_bone”");
        row(R"({"command": "reveal_ringers", "lots": [{"lot": "1", "name": "t_bone"}, {"lot": "2", "name": "my_hero",
               "health": 3}]})",
            "/lots/1/name", "minimum bid");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": [], "cards": {}})", "/targets",
            "at least 1");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": ["b/r1"],
               "cards": {"a": {"kind": "energy", "value": 10}}})",
            "/cards/a/value", "1 to 9");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": ["b/r1"],
               "cards": {"a": {"kind": "energy"}}})",
            "/cards/a/value", "“value” is missing");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": ["b/r1"], "cards": {},
               "tiebreaker_rolls": [0]})",
            "/tiebreaker_rolls/0", "-2, -1, 1, 2");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": ["b/r1"], "cards": {},
               "tiebreaker_rolls": {"b": 1}})",
            "/tiebreaker_rolls/b", "a list");
        row(R"({"command": "contest", "figure": "a/b1", "type": "attack", "targets": ["b/r1"], "cards": {},
               "kaos_warp": {"by": "a"}})",
            "/kaos_warp/cards", "“cards” is missing");
        row(R"({"command": "scorch", "figure": "a/b1", "prevented": {"b": {"kind": "none"}}})", "/prevented/b/kind",
            "is not known");
        row(R"({"command": "roll_fouls", "team": "a", "rolls": [[3]]})", "/rolls/0/0", "is not known");
        row(R"({"command": "roll_fouls", "team": "a", "rolls": [[]]})", "/rolls/0", "at least 1");
        row(R"({"command": "take_damage", "figure": "a/b1", "points": 21})", "/points", "1 to 20");
        row(R"({"command": "correct", "path": "/x", "value": 1, "reason": ""})", "/reason", "empty");
        row(R"({"command": "correct", "path": "/x", "reason": "why"})", "/value", "“value” is missing");
    }
    void badInputIsToldWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, at);
        QFETCH(QString, says);
        const FirstProblem problem = problemOf(text.constData());
        QVERIFY2(problem.at == at, qPrintable(problem.at + QStringLiteral(": ") + problem.message));
        QVERIFY2(problem.message.contains(says), qPrintable(problem.message));
    }

    void printedNumbersAreFilledInAndWritten()
    {
        const auto match = readAs<NewMatch>(R"({"command": "new_match", "mode": "versus", "kind": "league",
            "draft": false, "first_player": "fangs",
            "teams": [{"team": "fangs", "side": "south"}, {"team": "amazons", "side": "north"}]})");
        QVERIFY(match.teams[0].ability == Ability::Vampirism);
        QVERIFY(match.teams[0].stats == (Stats{0, 2, 1}));
        QVERIFY(match.teams[1].health == (Health{2, 3}));
        const Json written = writeCommand(match).at("teams").at(0);
        QVERIFY2(same(written, *parseJson(teamWithAllNumbers)), written.dump().c_str());
    }

    void numbersThatNoPackKnowsAreAskedFor()
    {
        const Json json = *parseJson(R"({"command": "new_match", "mode": "versus", "kind": "league", "draft": false,
            "first_player": "fangs", "teams": [{"team": "fangs", "side": "south"}, {"team": "ogres", "side": "north",
            "health": {"runner": 2, "bruiser": 4}}]})");
        const Problems problems = readCommand(json, *printedFacts()).problems();
        const TeamFacts& ogres = *printedFacts()->team("ogres");
        QVERIFY(ogres.handling && !ogres.tackling && !ogres.fighting);
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].at, std::string("/teams/1/stats"));
        QVERIFY(problems[0].message.render().contains(QStringLiteral("ogres: tackling")));
        QVERIFY(problems[1].message.render().contains(QStringLiteral("ogres: fighting")));
    }

    void aTeamThatNoPackKnowsBringsItsOwnNumbers()
    {
        const Json json = *parseJson(R"({"command": "new_match", "mode": "versus", "kind": "league", "draft": false,
            "first_player": "us", "teams": [{"team": "us", "side": "south"}]})");
        const Problems problems = readCommand(json, *printedFacts()).problems();
        QCOMPARE(problems.size(), std::size_t{6});
        QCOMPARE(problems.front().at, std::string("/teams/0/ability"));
        QCOMPARE(problems.back().at, std::string("/teams/0/health"));
    }

    void whatIsReadIsWhatWasMeant()
    {
        const auto tactic = readAs<PlayTactic>(
            R"({"command": "play_tactic", "team": "a", "card": "wall_of_stone", "walls": [["e6", "e5"]]})");
        QVERIFY(tactic.walls.front() == wallBetween(*crossfield::fromName("e5"), *crossfield::fromName("e6")));
        QVERIFY(!tactic.space.isValid());
        const auto lineup = readAs<SetLineup>(R"({"command": "set_lineup", "team": "a", "figures": ["r2", "b1"]})");
        QCOMPARE(lineup.placements.size(), std::size_t{2});
        QCOMPARE(lineup.placements[1].first, std::string("b1"));
        QVERIFY(!lineup.placements[1].second.isValid());
        QVERIFY(!readAs<StartTurn>(R"({"command": "start_turn", "team": "a"})").score);
        const auto correct =
            readAs<Correct>(R"({"command": "correct", "path": "p", "value": {"a": [1, null]}, "reason": "r"})");
        QCOMPARE(correct.value, std::string(R"({"a":[1,null]})"));
        const auto contest = readAs<ContestCommand>(R"({"command": "contest", "figure": "a/b1", "type": "attack",
            "targets": ["b/r1"], "cards": {}, "tiebreaker_rolls": {"b": [1, -2]}})");
        QVERIFY(contest.entry.rolls.empty());
        QCOMPARE(contest.entry.rollsByTeam.front().second, (std::vector<int>{1, -2}));
    }

    void theReferenceMatchIsReadAndWrittenUnchanged()
    {
        const std::vector<Json> commands = referenceMatch("command");
        QCOMPARE(commands.size(), std::size_t{278});
        for (const Json& json : commands) {
            const Checked<Command> command = readCommand(json, *printedFacts());
            QVERIFY2(command, json.dump().c_str());
            QVERIFY2(same(writeCommand(*command), json), writeCommand(*command).dump().c_str());
        }
    }
    void itsIllegalCommandsAreReadToo()
    {
        const std::vector<Json> commands = referenceMatch("illegal");
        QCOMPARE(commands.size(), std::size_t{17});
        for (const Json& json : commands)
            QVERIFY2(readCommand(json, *printedFacts()), json.dump().c_str());
    }

    void readingTheReferenceMatchTakesMilliseconds()
    {
        const std::vector<Json> commands = referenceMatch("command");
        QVERIFY(readCommand(commands.front(), *printedFacts()));
        QElapsedTimer timer;
        timer.start();
        for (const Json& json : commands)
            QVERIFY(readCommand(json, *printedFacts()));
        qInfo("%lld us", static_cast<long long>(timer.nsecsElapsed() / 1000));
        QVERIFY(timer.elapsed() < 50); // generous: sanitizers
    }

    void theSchemaNamesEveryCommandAndWhatItIsFor()
    {
        const Json schema = commandForms().shape().schema();
        QCOMPARE(schema.at("oneOf").size(), std::variant_size_v<VariantIn<Command>>);
        for (const Json& one : schema.at("oneOf")) {
            QVERIFY(one.contains("description"));
            for (const auto& [key, value] : one.at("properties").items())
                QVERIFY2(value.contains("description") || value.contains("const"), key.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestKaosballCommands)
#include "tst_kaosball_commands.moc"
