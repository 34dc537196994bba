// SPDX-License-Identifier: GPL-3.0-or-later
// CH-9.11, CH-13, A.6, A.7: effects, their order and how long they last.
#include "chaotic/judging/in_force.h"
#include "chaotic_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::chaotic;
using std::string;

namespace {

constexpr Player one = Player::One;
constexpr Player two = Player::Two;

string adjust(const char* rest)
{
    return "{\"command\": \"adjust\", " + string(rest) + "}";
}
const string move = "{\"command\": \"move\", \"creature\": \"one/a\", \"space\": \"two-1-1\"}";
const string toEnd = "{\"command\": \"end_action_step\", \"override\": \"nobody moves\"}, {\"command\": \"end_turn\"}";

ChaoticTable pair(const char* a = "{\"id\": \"a\"}", const char* x = "{\"id\": \"x\"}")
{
    ChaoticTable table(1);
    table.creature(one, a).creature(two, x);
    return table;
}

/// Puts a text on the Burst and carries it out with a command.
void carryOut(ChaoticTable& table, const string& command)
{
    table.play("{\"command\": \"trigger\", \"items\": [{\"player\": \"one\", \"name\": \"Text\"}]}")
        .passAll()
        .play(command);
}

} // namespace

class TestChaoticEffects : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void adjustIsStrict_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* rest, const char* expected) {
            QTest::newRow(rest) << QString::fromUtf8(rest) << QString::fromUtf8(expected);
        };
        row("\"kind\": \"heal\", \"creature\": \"one/a\", \"amount\": 5", "accepted");
        row("\"kind\": \"heal\", \"creature\": \"one/a\", \"amount\": 0", "/amount");
        row("\"kind\": \"heal\", \"amount\": 5", "/creature");
        row("\"kind\": \"heal\", \"creature\": \"one/a\", \"amount\": 5, \"lasts\": \"turn\"", "/lasts");
        row("\"kind\": \"counter\", \"creature\": \"one/a\", \"amount\": -4", "CH-10.1");
        row("\"kind\": \"counter\", \"creature\": \"one/a\", \"amount\": 100", "/amount");
        row("\"kind\": \"counter\", \"creature\": \"one/a\", \"amount\": 0", "/amount");
        row("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 5, \"lasts\": \"combat\"", "CH-R37");
        row("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 5, \"lasts\": \"battlegear\"", "CH-R19");
        row("\"kind\": \"stat\", \"creature\": \"one/a\", \"amount\": 5", "/stat");
        row("\"kind\": \"stat\", \"creature\": \"one/a\", \"stat\": \"speed\", \"operation\": \"set\", \"amount\": 0",
            "accepted");
        row("\"kind\": \"element\", \"creature\": \"one/a\", \"element\": \"fire\", \"operation\": \"set\"",
            "/operation");
        row("\"kind\": \"keyword\", \"creature\": \"one/a\", \"keyword\": {\"keyword\": \"swift\"}", "/keyword/amount");
        row("\"kind\": \"rule\", \"rule\": \"cannot_move\"", "/creature");
        row("\"kind\": \"rule\", \"rule\": \"no_mugic\", \"creature\": \"one/a\"", "/creature");
        row("\"kind\": \"rule\", \"rule\": \"no_mugic\", \"lasts\": \"lasting\"", "accepted");
        row("\"kind\": \"rule\", \"rule\": \"battlegear_abilities_lost\", \"creature\": \"one/a\"", "accepted");
        row("\"kind\": \"mugic_cost\", \"amount\": -2, \"affiliation\": \"danian\"", "accepted");
        row("\"kind\": \"flip_battlegear\", \"creature\": \"one/a\"", "accepted");
        row("\"kind\": \"discard_battlegear\", \"creature\": \"one/a\"", "accepted");
        row("\"kind\": \"space\", \"creature\": \"one/a\", \"space\": \"two-1-1\"", "CH-5.3");
        row("\"kind\": \"space\", \"creature\": \"one/a\", \"space\": \"two-2-1\"", "/space");
        row("\"kind\": \"end_effect\", \"effect\": \"e1\"", "/effect");
        row("\"kind\": \"end_effect\", \"effect\": \"e1\", \"name\": \"x\"", "/name");
        row("\"kind\": \"leave_play\", \"creature\": \"two/x\"", "accepted");
        row("\"kind\": \"leave_play\", \"creature\": \"two/y\"", "/creature");
    }
    void adjustIsStrict()
    {
        QFETCH(QString, rest);
        QFETCH(QString, expected);
        ChaoticTable table = pair();
        table.begin();
        QCOMPARE(QString::fromStdString(table.tried(adjust(rest.toUtf8().constData()))), expected);
        QCOMPARE(table.failure(), "");
    }

    // What a correction changes, and by how much
    void adjustTellsWhatItChanges_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* rest, const char* said) {
            QTest::newRow(said) << QString::fromUtf8(rest) << QString::fromUtf8(said);
        };
        row("\"kind\": \"stat\", \"creature\": \"one/a\", \"stat\": \"power\", \"amount\": 15",
            "a: Power +15 (correction).");
        row("\"kind\": \"stat\", \"creature\": \"one/a\", \"stat\": \"all_disciplines\", \"operation\": \"lose\", "
            "\"amount\": 5, \"name\": \"Curse\"",
            "a: all Disciplines −5 (Curse).");
        row("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 5", "a: Energy +5 (correction).");
        row("\"kind\": \"element\", \"creature\": \"one/a\", \"element\": \"fire\"", "a gains Fire (correction).");
        row("\"kind\": \"keyword\", \"creature\": \"one/a\", \"keyword\": {\"keyword\": \"swift\", \"amount\": 2}",
            "a gains Swift 2 (correction).");
        row("\"kind\": \"attack_modifier\", \"creature\": \"one/a\", \"side\": \"by\", \"modifier\": "
            "{\"operation\": \"multiply\", \"amount\": 2}",
            "Attacks by a: damage × 2 (correction).");
        row("\"kind\": \"rule\", \"rule\": \"cannot_move\", \"creature\": \"one/a\"", "a cannot move (correction).");
        row("\"kind\": \"rule\", \"rule\": \"battlegear_abilities_lost\"",
            "All Battlegear loses its abilities (correction).");
        row("\"kind\": \"mugic_cost\", \"amount\": -2, \"affiliation\": \"danian\"",
            "The cost of Danian Mugic changes by −2 (correction).");
    }
    void adjustTellsWhatItChanges()
    {
        QFETCH(QString, rest);
        QFETCH(QString, said);
        ChaoticTable table = pair();
        table.begin().play(adjust(rest.toUtf8().constData()));
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.why().size(), 1U);
        QCOMPARE(QString::fromStdString(table.why().front()), said);
    }

    // CH-13.3 to CH-13.5
    void healingIsNotGaining()
    {
        ChaoticTable table = pair();
        table.begin().play("[" + adjust("\"kind\": \"damage\", \"creature\": \"one/a\", \"amount\": 30") + "," +
                           adjust("\"kind\": \"heal\", \"creature\": \"one/a\", \"amount\": 10") + "," +
                           adjust("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 10") + "]");
        QCOMPARE(table.at("/creatures/one~1a/damage"), "20");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "60");
        table.play("[" + adjust("\"kind\": \"damage\", \"creature\": \"one/a\", \"amount\": 35") + "," +
                   adjust("\"kind\": \"end_effect\", \"effect\": \"e1\"") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/winner"), "two"); // 55 of 50
    }

    // A.7: names, sources, and the order in which things take effect (CH-R15)
    void effectsKeepTheirOrder()
    {
        ChaoticTable table =
            pair("{\"id\": \"a\", \"abilities\": [{\"kind\": \"hive\", \"modifiers\": [{\"operation\": \"set\", "
                 "\"stat\": \"power\", \"amount\": 5}]},\n                {\"kind\": \"innate\", \"modifiers\": "
                 "[{\"operation\": \"gain\", \"stat\": \"power\", \"amount\": 1}]}]}");
        table.location("{\"name\": \"Field\", \"modifiers\": [{\"operation\": \"gain\", \"stat\": \"power\", "
                       "\"amount\": 2,\n                          \"except_named\": \"x\"}]}");
        table.begin().play(adjust("\"kind\": \"stat\", \"creature\": \"one/a\", \"stat\": \"power\", \"operation\": "
                                  "\"lose\", \"amount\": 60, \"name\": \"Curse\""));
        QCOMPARE(table.at("/creatures/one~1a/disciplines/power"), "0"); // 50 + 1 + 2 − 60
        carryOut(table, "{\"command\": \"set_hive\", \"on\": true}");
        QCOMPARE(table.at("/creatures/one~1a/disciplines/power"), "5"); // Hive came last
        table.play(adjust("\"kind\": \"stat\", \"creature\": \"one/a\", \"stat\": \"power\", \"amount\": 1"));
        QCOMPARE(table.failure(), "");
        string order;
        for (int i = 0; i < 5; ++i) {
            const string at = "/creatures/one~1a/modifiers/" + std::to_string(i);
            order += table.at(at + "/source") + ' ' + table.at(at + "/name") + ", ";
        }
        QCOMPARE(order, "innate a, location Field, ability Curse, hive a, ability Text, ");
        QCOMPARE(table.at("/creatures/two~1x/modifiers"), "[]");
    }

    // CH-9.11, FAQ-10
    void hiveEndsWithTheTurn()
    {
        ChaoticTable table =
            pair("{\"id\": \"a\", \"abilities\": [{\"kind\": \"hive\", \"modifiers\": [{\"operation\": \"gain\", "
                 "\"stat\": \"energy\", \"amount\": 5,\n                \"per\": {\"tribe\": \"overworld\"}}]}], "
                 "\"keywords\": [{\"keyword\": \"swift\", \"amount\": 1, \"under\": \"hive\"}]}");
        table.begin();
        carryOut(table, "{\"command\": \"set_hive\", \"on\": true}");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "55");
        QCOMPARE(table.at("/creatures/one~1a/modifiers/0/source"), "hive");
        table.play("[" + toEnd + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/hive_on"), "false");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "50");
    }

    // CH-R19, A.6
    void effectsLastAsLongAsTheirCards()
    {
        ChaoticTable table = pair();
        table.battlegear(one, "{\"name\": \"Mail\", \"reveal_at_beginning_of_game\": true}").begin();
        const auto gains = [](const char* lasts) {
            return adjust((string("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 1, \"lasts\": \"") +
                           lasts + '"')
                              .c_str());
        };
        table.play("[" + gains("turn") + "," + gains("location") + "," + gains("battlegear") + "," + gains("lasting") +
                   "]");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "54");
        QCOMPARE(table.at("/effects/1/source"), "location");
        QCOMPARE(table.at("/effects/2/source"), "battlegear");
        // What lasts as long as Battlegear does not count while that has lost its abilities.
        table.play(adjust("\"kind\": \"rule\", \"creature\": \"one/a\", \"rule\": \"battlegear_abilities_lost\""));
        QCOMPARE(table.at("/creatures/one~1a/energy"), "53");
        carryOut(table, "{\"command\": \"replace_location\", \"player\": \"two\", \"card\": \"Field\"}");
        QCOMPARE(table.at("/location/owner"), "two");
        QCOMPARE(table.at("/players/one/location_deck"), "9");
        QCOMPARE(table.at("/players/two/location_deck"), "8");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "52");
        table.play("[" + toEnd + "]");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "52"); // Mail again, and what is lasting
        table.play(adjust("\"kind\": \"discard_battlegear\", \"creature\": \"one/a\""));
        QCOMPARE(table.at("/creatures/one~1a/energy"), "51");
        QCOMPARE(table.at("/players/one/discard"), "[\"Mail\"]");
        QCOMPARE(table.failure(), "");
    }

    // CH-R37
    void effectsOfACombatEndWithIt()
    {
        ChaoticTable table(3);
        for (const char* id : {"{\"id\": \"a\"}", "{\"id\": \"b\"}", "{\"id\": \"c\"}"})
            table.creature(one, id);
        for (const char* id : {"{\"id\": \"x\"}", "{\"id\": \"y\"}", "{\"id\": \"z\"}"})
            table.creature(two, id);
        table.begin().play(
            "[" + move + "," +
            adjust("\"kind\": \"gain_energy\", \"creature\": \"one/a\", \"amount\": 10, \"lasts\": \"combat\"") + "," +
            adjust("\"kind\": \"damage\", \"creature\": \"one/a\", \"amount\": 55") + "," +
            adjust("\"kind\": \"leave_play\", \"creature\": \"two/x\"") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/combat"), "null");
        QCOMPARE(table.at("/creatures/one~1a/in_play"), "false"); // 55 of 50 when the combat is over
        QCOMPARE(table.at("/turns/0/left_play"), "[\"two/x\",\"one/a\"]");
    }

    // CH-6.13: one creature's leaving can defeat another
    void defeatsFollowEachOther()
    {
        ChaoticTable table(3);
        table.creature(one, "{\"id\": \"a\", \"abilities\": [{\"kind\": \"innate\", \"modifiers\": [\n            "
                            "{\"applies_to\": \"every_creature\", \"operation\": \"gain\", \"stat\": \"energy\", "
                            "\"amount\": 10,\n             \"only_if\": {\"tribe\": \"overworld\"}}]}]}");
        table.creature(one, "{\"id\": \"b\"}").creature(one, "{\"id\": \"c\", \"tribe\": \"danian\"}");
        for (const char* id : {"{\"id\": \"x\"}", "{\"id\": \"y\"}", "{\"id\": \"z\"}"})
            table.creature(two, id);
        table.begin();
        QCOMPARE(table.at("/creatures/one~1b/modifiers/0/source"), "ability");
        QCOMPARE(table.at("/creatures/one~1a/modifiers/0/source"), "innate");
        QCOMPARE(table.at("/creatures/one~1c/energy"), "50");
        table.play("[" + adjust("\"kind\": \"damage\", \"creature\": \"one/b\", \"amount\": 55") + "," +
                   adjust("\"kind\": \"damage\", \"creature\": \"two/x\", \"amount\": 55") + "," +
                   adjust("\"kind\": \"damage\", \"creature\": \"one/a\", \"amount\": 60") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/turns/0/left_play"), "[\"one/a\",\"one/b\",\"two/x\"]");
    }

    // CH-9.7, CH-R23
    void supportCountsWhereTheCreatureStands()
    {
        ChaoticTable table(3);
        table.creature(one, "{\"id\": \"a\", \"keywords\": [{\"keyword\": \"support\", \"amount\": 5, \"discipline\": "
                            "\"all_disciplines\"}]}");
        table.creature(one, "{\"id\": \"b\"}").creature(one, "{\"id\": \"c\", \"tribe\": \"danian\"}");
        for (const char* id : {"{\"id\": \"x\"}", "{\"id\": \"y\"}", "{\"id\": \"z\"}"})
            table.creature(two, id);
        table.begin();
        QCOMPARE(table.at("/creatures/one~1a/supporters"), "[\"one/b\"]");
        QCOMPARE(table.at("/creatures/one~1a/disciplines/wisdom"), "55");
        table.play(move);
        QCOMPARE(table.at("/creatures/one~1a/disciplines/wisdom"), "55"); // one-1-2 touches two-1-1
        table.play(adjust("\"kind\": \"rule\", \"creature\": \"one/a\", \"rule\": \"abilities_lost\""));
        QCOMPARE(table.at("/creatures/one~1a/disciplines/wisdom"), "50");
        QCOMPARE(table.failure(), "");
    }

    // CH-10.1 to CH-10.4 in a match
    void costsAreChangedByLocationsAndEffects()
    {
        ChaoticTable table = pair();
        table.location(
            "{\"name\": \"Field\", \"mugic_cost_changes\": [{\"amount\": 1, \"affiliation\": \"generic\"}]}");
        table.mugic(one, "{\"name\": \"Song\", \"count\": 2}").begin();
        table.play(adjust("\"kind\": \"mugic_cost\", \"amount\": 1, \"creature\": \"two/x\""));
        const string song =
            "{\"command\": \"play_mugic\", \"player\": \"one\", \"card\": \"Song\", \"payer\": \"one/a\"}";
        table.play(song).passAll();
        QCOMPARE(table.at("/creatures/one~1a/mugic_counters"), "1");
        QCOMPARE(table.tried(song), "CH-10.4");
        table.play(adjust("\"kind\": \"rule\", \"rule\": \"no_mugic\""));
        QCOMPARE(table.tried(song), "CH-10.1"); // nobody is a payer
        QCOMPARE(table.at("/effects/0/change"), "{\"mugic_cost\":1,\"affiliation\":null}");
        QCOMPARE(table.failure(), "");
    }

    // A.2: on the creatures that fit when it resolves
    void aMugicChangesWhoeverFits()
    {
        ChaoticTable table = pair();
        table.mugic(
            one,
            "{\"name\": \"Choir\", \"effect\": {\"modifiers\": [\n            {\"applies_to\": \"every_creature\", "
            "\"operation\": \"gain\", \"stat\": \"power\", \"amount\": 5, \"lasting\": true},\n            "
            "{\"applies_to\": \"self\", \"operation\": \"gain_element\", \"element\": \"air\"},\n            "
            "{\"applies_to\": \"opposing_creature\", \"operation\": \"lose\", \"stat\": \"power\", \"amount\": 50}]}}");
        table.begin().play(
            "[" + move +
            ", {\"command\": \"play_mugic\", \"player\": \"one\", \"card\": \"Choir\", \"payer\": \"one/a\"}]");
        table.passAll();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/elements"), "[\"air\"]");
        QCOMPARE(table.at("/creatures/one~1a/disciplines/power"), "55");
        QCOMPARE(table.at("/creatures/two~1x/disciplines/power"), "5");
        QCOMPARE(table.at("/effects/0/lasts"), "lasting");
        QCOMPARE(table.at("/effects/3/creature"), "two/x");
    }

    /// CH-10.6, CH-13.2, CH-13.3: what an ability does at once, to its target and to the creature that has it.
    void anAbilityDealsAndHeals()
    {
        ChaoticTable table = pair(R"({"id": "a", "abilities": [
            {"kind": "activated", "cost": {"mugic_counters": 1}, "damage": 10, "heal_self": 5},
            {"kind": "activated", "cost": {"mugic_counters": 1}, "heal": 10}]})");
        table.begin().play(move);
        table.play(adjust("\"kind\": \"damage\", \"creature\": \"one/a\", \"amount\": 20"));
        QCOMPARE(table.tried(R"({"command": "use_ability", "player": "one", "source": "one/a", "ability": 0})"),
                 string("CH-10.9")); // at whom?
        table.play(
            R"({"command": "use_ability", "player": "one", "source": "one/a", "ability": 0, "target": "two/x"})");
        table.passAll();
        QCOMPARE(table.failure(), string());
        QCOMPARE(table.state().at(1).damage, 10);
        QCOMPARE(table.state().at(0).damage, 15);
        table.play(
            R"({"command": "use_ability", "player": "one", "source": "one/a", "ability": 1, "target": "two/x"})");
        table.passAll();
        QCOMPARE(table.state().at(1).damage, 0);
        QCOMPARE(table.failure(), string());
    }

    /// CH-10.9: a card says what its target has to be; CH-9.11: Hive; keywords for the turn.
    void aTargetFitsItsCard()
    {
        ChaoticTable table = pair(R"({"id": "a", "tribe": "danian", "elements": ["fire"], "subtypes": ["Mandiblor"],
            "mugic_ability": 5})");
        const auto song = [&](const char* name, const char* effect) {
            table.mugic(one, ("{\"name\": \"" + string(name) + "\", \"effect\": " + effect + "}").c_str());
        };
        song("Danians", R"({"heal": 5, "target": {"tribe": "danian"}})");
        song("Burning", R"({"damage": 5, "target": {"elements": ["air", "fire"]}})");
        song("Mandiblors", R"({"heal": 5, "target": {"subtype": "mandiblor"}})");
        song("Fighters", R"({"keywords": [{"keyword": "swift", "amount": 1}], "target": {"engaged": true}})");
        song("Chorus", R"({"hive": true})");
        table.begin();
        const auto aimed = [&](const char* name, const char* target) {
            const string at = *target ? ", \"target\": \"" + string(target) + "\"" : string();
            return "{\"command\": \"play_mugic\", \"player\": \"one\", \"card\": \"" + string(name) +
                   "\", \"payer\": \"one/a\"" + at + "}";
        };
        for (const char* name : {"Danians", "Burning", "Mandiblors"}) {
            QCOMPARE(table.tried(aimed(name, "two/x")), string("CH-10.9"));
            table.play(aimed(name, "one/a")).passAll();
        }
        QCOMPARE(table.tried(aimed("Fighters", "one/a")), string("CH-10.9")); // nobody fights
        table.play(aimed("Chorus", "")).passAll();
        QVERIFY(table.state().hiveOn);
        table.play(move).play(aimed("Fighters", "two/x")).passAll();
        QVERIFY(InForce(table.state()).has(1, KeywordKind::Swift));
        QCOMPARE(table.failure(), string());
    }

    /// CH-10.8, A.6: what a card forbids or allows while it lies open, and for a turn.
    void cardsMakeRules()
    {
        ChaoticTable table = pair(R"({"id": "a"})", R"({"id": "x", "abilities": [
            {"kind": "innate", "rules": ["any_tribe"]}]})");
        table.battlegear(one, R"({"name": "Mail", "reveal_at_beginning_of_game": true, "abilities": [
            {"kind": "innate", "rules": ["cannot_move"]}]})");
        table.mugic(one, R"({"name": "Hush", "effect": {"rules": ["invisibility_negated"], "target": {}}})");
        table.location(R"({"name": "Grove", "abilities": [{"kind": "innate", "rules": ["no_activated_abilities"]}]})");
        table.begin();
        QCOMPARE(table.tried(move), string("CH-R3"));
        const InForce now(table.state());
        QVERIFY(now.has(chaotic::Rule::CannotMove, 0) && !now.has(chaotic::Rule::CannotMove, 1));
        QVERIFY(now.has(chaotic::Rule::AnyTribe, 1) && now.has(chaotic::Rule::NoActivatedAbilities));
        table.play(
            R"({"command": "play_mugic", "player": "one", "card": "Hush", "payer": "one/a", "target": "two/x"})");
        table.passAll();
        QVERIFY(InForce(table.state()).has(chaotic::Rule::InvisibilityNegated, 1));
        QCOMPARE(table.failure(), string());
    }

    /// A Location's ability for both engaged creatures; Initiative by something that the players judge.
    void aLocationThatThePlayersJudge()
    {
        ChaoticTable table = pair();
        table.location(R"({"name": "Meeting", "initiative": {"kind": "other", "text": "Warbeast"}, "abilities": [
            {"kind": "triggered", "trigger": "beginning_of_combat", "modifiers": [
                {"applies_to": "engaged_creatures", "operation": "gain", "stat": "energy", "amount": 5}]}]})");
        table.begin().play(move);
        table.play(R"({"command": "trigger", "items": ["i1"]})").passAll();
        QCOMPARE(InForce(table.state()).numbers(0).verdict.energy, 55);
        QCOMPARE(InForce(table.state()).numbers(1).verdict.energy, 55);
        QCOMPARE(table.tried(R"({"command": "set_initiative"})"), string("CH-12.4")); // who?
        table.play(R"({"command": "set_initiative", "random_winner": "two"})");
        QCOMPARE(table.state().combat->striking, two);
        QCOMPARE(table.failure(), string());
    }

    /// CH-8.3, CH-8.5: a Discipline that must be low, and what either creature gains or loses.
    void anAttackChangesBoth()
    {
        ChaoticTable table = pair(R"({"id": "a", "elements": ["fire"]})", R"({"id": "x", "elements": ["water"]})");
        table.attack(one, R"({"name": "Daze", "effects": [
            {"conditions": [{"kind": "fail", "discipline": "speed", "value": 55}], "outcomes": [
                {"kind": "damage", "amount": 5},
                {"kind": "attacker_gains_discipline", "disciplines": ["power"], "amount": 10},
                {"kind": "attacker_gains_element", "element": "air"},
                {"kind": "opponent_loses_element", "element": "water"}]},
            {"conditions": [{"kind": "fail", "discipline": "power", "value": 60}], "outcomes": [
                {"kind": "damage", "amount": 20}]}]})");
        table.begin().play(move).play(R"({"command": "set_initiative"})");
        table.strike("Daze");
        QCOMPARE(table.failure(), string());
        QCOMPARE(table.state().at(1).damage, 5); // Power is 60 by then
        const StatsVerdict attacker = InForce(table.state()).numbers(0).verdict;
        QCOMPARE(attacker.disciplines[Discipline::Power], 60);
        QVERIFY(attacker.elements.has(Element::Air) && attacker.elements.has(Element::Fire));
        QVERIFY(!InForce(table.state()).numbers(1).verdict.elements.has(Element::Water));
    }

    // B.4: a modifier of a card keeps its `per` as the card writes it, a default that is written down included
    void anEffectIsShownAsItsCardHasIt()
    {
        ChaoticTable table = pair();
        table.mugic(one, "{\"name\": \"Choir\", \"effect\": {\"modifiers\": [{\"applies_to\": \"self\", "
                         "\"operation\": \"gain\", \"stat\": \"power\", \"amount\": 5, \"per\": {\"tribe\": "
                         "\"overworld\", \"controlled_by\": \"subject_player\"}}, {\"applies_to\": \"self\", "
                         "\"operation\": \"gain\", \"stat\": \"power\", \"amount\": 5, \"per\": {\"tribe\": "
                         "\"overworld\"}}]}}");
        table.begin()
            .play("{\"command\": \"play_mugic\", \"player\": \"one\", \"card\": \"Choir\", \"payer\": \"one/a\"}")
            .passAll();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/effects/0/change/per"), "{\"tribe\":\"overworld\",\"controlled_by\":\"subject_player\"}");
        QCOMPARE(table.at("/effects/1/change/per"), "{\"tribe\":\"overworld\"}");
    }
};

QTEST_GUILESS_MAIN(TestChaoticEffects)
#include "tst_chaotic_effects.moc"
