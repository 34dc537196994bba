// SPDX-License-Identifier: GPL-3.0-or-later
// CH-10, CH-11: Mugic, abilities and the Burst.
#include "chaotic_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::chaotic;
using std::string;

namespace {

constexpr Player one = Player::One;
constexpr Player two = Player::Two;

string mugic(const char* player, const char* card, const char* payer, const char* target = nullptr)
{
    return string(R"({"command": "play_mugic", "player": ")") + player + R"(", "card": ")" + card + R"(", "payer": ")" +
           payer + '"' + (target ? string(R"(, "target": ")") + target + '"' : string{}) + '}';
}
string ability(const char* source, const char* rest = "")
{
    return string(R"({"command": "use_ability", "player": ")") + string(source).substr(0, 3) + R"(", "source": ")" +
           source + R"(", "ability": 0)" + rest + '}';
}
string pass(const char* player)
{
    return string(R"({"command": "pass", "player": ")") + player + "\"}";
}
string trigger(const char* items)
{
    return string(R"({"command": "trigger", "items": [)") + items + "]}";
}
string adjust(const char* rest)
{
    return string(R"({"command": "adjust", )") + rest + "}";
}
const string resolve = R"({"command": "resolve_next"})";

/// Two against two spaces away from any fight: Mugic of every sort in both hands.
ChaoticTable hands(const string& rules = "{}")
{
    ChaoticTable table(1, rules);
    table.creature(one, R"({"id": "a", "abilities": [{"kind": "activated", "cost": {"mugic_counters": 1}}]})");
    table.creature(two, R"({"id": "x", "tribe": "danian"})");
    for (const Player player : bothPlayers) {
        table.mugic(player, R"({"name": "Bolt", "count": 2, "effect": {"damage": 10}})");
        table.mugic(player, R"({"name": "Balm", "effect": {"heal": 5}})");
        table.mugic(player, R"({"name": "Hush", "effect": {"burst_effect": "dispel"}})");
        table.mugic(player, R"({"name": "Veto", "effect": {"burst_effect": "negate"}})");
        table.mugic(player,
                    R"({"name": "Ward", "effect": {"attack_modifiers": [{"operation": "subtract", "amount": 3}]}})");
        table.mugic(player, R"({"name": "Song", "affiliation": "overworld", "cost": "x"})");
    }
    table.begin();
    return table;
}

} // namespace

class TestChaoticBurst : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // CH-7.2: what lies face down stays unknown, whatever somebody tries with it.
    void aCardThatLiesFaceDownIsNotAsked()
    {
        const auto said = [](const char* gear, const string& entry) {
            ChaoticTable table;
            table.creature(one, "{\"id\": \"a\"}").creature(two, "{\"id\": \"x\"}");
            table.battlegear(one, gear).battlegear(two, "{\"name\": \"Belt\"}").begin();
            QStringList words;
            const Checked<PlayResult> result = table.match().play(Json::parse(entry), Instant{});
            if (!result)
                return QStringList{QString::fromStdString(table.failure()), result.problems().front().message.render()};
            for (const Objection& objection : result->objections)
                words << QString::fromStdString(std::string(objection.rule.id)) + u' ' + objection.why.render();
            return words;
        };
        const string entry =
            R"({"command": "use_ability", "player": "one", "source": "one/a", "battlegear": true, "ability": 0})";
        const QStringList plain = said(R"({"name": "Ring", "abilities": [{"kind": "activated"}]})", entry);
        const QStringList dear =
            said(R"({"name": "Gate", "abilities": [{"kind": "activated", "cost": {"mugic_counters": 9}}]})", entry);
        QVERIFY(plain.filter(QStringLiteral("CH-7.2")).size() == 1);
        QCOMPARE(dear, plain);
    }
    // CH-11.2 to CH-11.6
    void theLastOneResolvesFirst()
    {
        ChaoticTable table = hands();
        QCOMPARE(table.tried(pass("one")), "CH-11.7"); // nothing is open
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Balm", "two/x", "two/x") + "]");
        QCOMPARE(table.at("/burst/choice"), "one");
        QCOMPARE(table.tried(pass("two")), "CH-11.4");
        table.play("[" + pass("one") + "," + pass("two") + "]");
        QCOMPARE(table.at("/burst/status"), "resolving");
        QCOMPARE(table.tried(mugic("one", "Bolt", "one/a", "two/x")), "CH-11.7");
        QCOMPARE(table.tried(pass("one")), "CH-11.7");
        table.play("[" + resolve + "," + resolve + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "10"); // healed nothing, then 10
        QCOMPARE(table.at("/burst/outcomes"),
                 R"([{"item":"i2","outcome":"resolves"},{"item":"i1","outcome":"resolves"}])");
        QCOMPARE(table.at("/burst/carrying_out"), "i1");
        QCOMPARE(table.at("/players/one/discard"), R"(["Bolt"])");
    }

    // CH-11.5: a pass before a new item counts no more
    void twoPassesInARowCompleteIt()
    {
        ChaoticTable table = hands();
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + pass("two") + "," +
                   mugic("one", "Ward", "one/a") + "," + pass("two") + "]");
        QCOMPARE(table.at("/burst/passes"), "1");
        table.play(pass("one"));
        QCOMPARE(table.at("/burst/status"), "resolving");
        QCOMPARE(table.failure(), "");
    }

    // CH-10.11, CH-10.12, CH-R26
    void dispelledAndNegated()
    {
        ChaoticTable table = hands();
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Veto", "two/x", "i1") + "," +
                   mugic("one", "Hush", "one/a", "i2") + "]");
        table.passAll();
        QCOMPARE(table.at("/creatures/two~1x/damage"), "10"); // the Veto was dispelled
        QCOMPARE(table.at("/burst/outcomes/1"), R"({"item":"i2","outcome":"dispelled"})");
        QCOMPARE(table.at("/players/two/discard"), R"(["Veto"])");
        ChaoticTable negated = hands();
        negated.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Veto", "two/x", "i1") + "]");
        negated.passAll();
        QCOMPARE(negated.at("/creatures/two~1x/damage"), "0");
        QCOMPARE(negated.at("/burst/outcomes/1"), R"({"item":"i1","outcome":"negated"})");
        QCOMPARE(table.failure() + negated.failure(), "");
    }

    // CH-R34
    void anItemWhoseTargetIsGoneDoesNothing()
    {
        ChaoticTable table = hands();
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Hush", "two/x", "i1") + "," +
                   mugic("one", "Veto", "one/a", "i1") + "," + mugic("two", "Bolt", "two/x", "one/a") + "]");
        table.passAll();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/burst/outcomes"),
                 R"([{"item":"i4","outcome":"resolves"},{"item":"i3","outcome":"resolves"},)"
                 R"({"item":"i2","outcome":"resolves"},{"item":"i1","outcome":"dispelled"}])");
    }

    void playsAreRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const string& line, const char* expected) {
            QTest::newRow(line.c_str()) << QString::fromStdString(line) << QString::fromUtf8(expected);
        };
        row(mugic("one", "Bolt", "one/a"), "CH-10.9");
        row(mugic("one", "Bolt", "one/a", "i1"), "CH-10.9");
        row(mugic("one", "Bolt", "one/a", "one/b"), "/target");
        row(mugic("one", "Bolt", "one/a", "i9"), "/target");
        row(mugic("one", "Bolt", "two/x", "two/x"), "CH-10.1");
        row(mugic("one", "Hush", "one/a"), "CH-10.11");
        row(mugic("one", "Hush", "one/a", "two/x"), "CH-10.11");
        row(mugic("one", "Veto", "one/a"), "CH-10.12");
        row(mugic("one", "Ward", "one/a", "i1"), "CH-8.9");
        row(mugic("one", "Ward", "one/a", "two/x"), "accepted");
        row(mugic("one", "Song", "one/a"), "/x");
        row(mugic("one", "Gong", "one/a"), "/card");
        row(mugic("two", "Bolt", "two/x", "two/x"), "CH-11.4");
        row(R"({"command": "play_mugic", "player": "one", "card": "Bolt", "payer": "one/a", "target": "two/x", "x": 1})",
            "/x");
        row(R"({"command": "play_mugic", "player": "one", "card": "Song", "payer": "one/a", "x": 4})", "CH-10.4");
        row(R"({"command": "play_mugic", "player": "one", "card": "Song", "payer": "one/a", "x": 2})", "accepted");
        row(R"({"command": "play_mugic", "player": "one", "card": "Hush", "payer": "one/a", "target": "i1",
               "burst_effect": "negate"})",
            "/burst_effect");
        row(R"({"command": "play_mugic", "player": "one", "card": "Ward", "payer": "one/a", "target": "i1",
               "burst_effect": "negate"})",
            "CH-8.9");
        row(ability("one/a"), "accepted");
        row(ability("one/a", R"(, "sacrifice": "one/a")"), "CH-10.6");
        row(ability("one/a", R"(, "battlegear": true)"), "/ability");
        row(ability("two/x"), "/ability");
        row(R"({"command": "use_ability", "player": "one", "source": "one/a", "ability": 1})", "/ability");
        row(trigger(R"("i1")"), "CH-10.7");
        row(trigger(R"("i7")"), "/items/0");
        row(trigger(R"({"player": "two", "name": "T"}, {"player": "one", "name": "T"})"), "CH-11.9");
        row(trigger(R"({"player": "two", "name": "T", "target": "one/a"})"), "accepted");
        row(trigger(R"({"player": "two", "name": "T", "source": "two/b"})"), "/items/0/source");
        row(R"({"command": "set_hive", "on": true})", "CH-9.11");
        row(R"({"command": "discard", "player": "one", "card": "Bolt"})", "CH-1.4");
        row(R"({"command": "end_action_step"})", "CH-11.5");
        row(resolve, "CH-11.5");
    }
    void playsAreRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        ChaoticTable table = hands();
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + pass("two") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(QString::fromStdString(table.tried(line.toStdString())), expected);
    }

    // CH-9.14
    void anUntargetableCreatureIsNoTarget()
    {
        ChaoticTable table = hands();
        table.play(adjust(R"("kind": "keyword", "creature": "two/x", "keyword": {"keyword": "untargetable"})"));
        QCOMPARE(table.tried(mugic("one", "Bolt", "one/a", "two/x")), "CH-9.14");
        QCOMPARE(table.tried(trigger(R"({"player": "one", "name": "T", "target": "two/x"})")), "CH-9.14");
        QCOMPARE(table.failure(), "");
    }

    // CH-10.8
    void abilitiesThatCannotBeUsed()
    {
        ChaoticTable table = hands();
        table.play(adjust(R"("kind": "rule", "rule": "no_activated_abilities")"));
        QCOMPARE(table.tried(ability("one/a")), "CH-10.8");
        table.play(adjust(R"("kind": "end_effect", "effect": "e1")"));
        table.play(adjust(R"("kind": "rule", "creature": "one/a", "rule": "abilities_lost")"));
        QCOMPARE(table.tried(ability("one/a")), "CH-10.8");
        table.play(adjust(R"("kind": "end_effect", "effect": "e2")"));
        table.play("[" + ability("one/a") + "," + pass("two") + "," + ability("one/a") + "," + pass("two") + "," +
                   ability("one/a") + "]");
        QCOMPARE(table.tried(ability("one/a")), "CH-11.4");
        table.play(pass("two"));
        QCOMPARE(table.tried(ability("one/a")), "CH-10.4");
        QCOMPARE(table.failure(), "");
    }

    // CH-10.10: at once, together with its Battlegear, and the ability stays on the Burst
    void aSacrificeIsPaidAtOnce()
    {
        ChaoticTable table(3);
        table.creature(one, R"({"id": "a", "abilities": [{"kind": "activated",
            "cost": {"sacrifice": "a creature", "damage_self": 5},
            "modifiers": [{"applies_to": "target", "operation": "lose", "stat": "energy", "amount": 10}]}]})");
        table.creature(one, R"({"id": "b"})").creature(one, R"({"id": "c"})");
        for (const char* id : {R"({"id": "x"})", R"({"id": "y"})", R"({"id": "z"})"})
            table.creature(two, id);
        table.begin();
        QCOMPARE(table.tried(ability("one/a", R"(, "target": "two/x")")), "CH-10.6");
        QCOMPARE(table.tried(ability("one/a", R"(, "target": "two/x", "sacrifice": "two/y")")), "CH-10.10");
        QCOMPARE(table.tried(ability("one/a", R"(, "target": "two/x", "sacrifice": "battlegear")")), "CH-10.10");
        QCOMPARE(table.tried(ability("one/a", R"(, "sacrifice": "one/b")")), "CH-10.9");
        table.play(ability("one/a", R"(, "target": "two/x", "sacrifice": "one/b")"));
        QCOMPARE(table.at("/creatures/one~1b/in_play"), "false");
        QCOMPARE(table.at("/players/one/discard"), R"(["b","Belt 1"])");
        QCOMPARE(table.at("/creatures/one~1a/damage"), "5");
        table.passAll();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/two~1x/energy"), "40");
        QCOMPARE(table.at("/creatures/two~1x/modifiers/0/source"), "ability");
    }

    // CH-11.9, CH-R11, CH-R12, CH-R33
    void triggersOfOneEvent()
    {
        ChaoticTable table(1);
        const char* proud = R"({"id": "a", "abilities": [{"kind": "triggered", "trigger": "beginning_of_combat"}],
            "keywords": [{"keyword": "intimidate", "amount": 5, "discipline": "speed"}]})";
        table.creature(one, proud).creature(two, R"({"id": "x", "keywords": [
            {"keyword": "intimidate", "amount": 5, "discipline": "speed"},
            {"keyword": "intimidate", "amount": 5, "discipline": "power", "under": "hive"}]})");
        table.location(R"({"name": "Field", "abilities": [
            {"kind": "triggered", "trigger": "beginning_of_combat"},
            {"kind": "triggered", "trigger": "becomes_active_location"}]})");
        table.begin();
        QCOMPARE(table.at("/burst/pending/0/source"), "location");
        QCOMPARE(table.tried(R"({"command": "move", "creature": "one/a", "space": "two-1-1"})"), "CH-10.7");
        table.play(trigger(R"("i1")")).passAll();
        table.play(R"({"command": "move", "creature": "one/a", "space": "two-1-1"})");
        string names;
        for (int i = 0; i < 4; ++i)
            names += table.at("/burst/pending/" + std::to_string(i) + "/name") + ' ';
        QCOMPARE(names, "Intimidate a Field Intimidate ");
        QCOMPARE(table.at("/burst/pending/4"), "absent");
        QCOMPARE(table.tried(trigger(R"("i5", "i2", "i3", "i4")")), "CH-11.9");
        QCOMPARE(table.tried(trigger(R"("i2", "i3", "i4")")), "CH-10.7");
        table.play(trigger(R"("i4", "i2", "i3", "i5")"));
        QCOMPARE(table.at("/burst/choice"), "one"); // the last was player two's
        QCOMPARE(table.failure(), "");
    }

    void triggersWhileABurstResolves()
    {
        for (const bool reopens : {false, true}) {
            ChaoticTable table = hands(reopens ? R"({"triggers_reopen_burst": true})" : "{}");
            table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Balm", "two/x", "two/x") +
                       "," + pass("one") + "," + pass("two") + "," + resolve + "," +
                       trigger(R"({"player": "one", "name": "T", "source": "one/a"})") + "]");
            QCOMPARE(table.at("/burst/status"), reopens ? "open" : "resolving");
            QCOMPARE(table.at("/burst/choice"), reopens ? "two" : "null"); // CH-R35
            QCOMPARE(table.at("/burst/carrying_out"), "null");
            if (reopens) {
                table.passAll();
                QCOMPARE(table.at("/burst/outcomes/1/item"), "i3");
            } else {
                QCOMPARE(table.at("/burst/next_burst/0/id"), "i3");
                table.play(resolve);
                QCOMPARE(table.at("/burst/items/0/id"), "i3"); // the next Burst, at once
                QCOMPARE(table.at("/burst/choice"), "two");
                QCOMPARE(table.at("/burst/outcomes"), "[]");
                QCOMPARE(table.at("/burst/carrying_out"), "i1");
            }
            QCOMPARE(table.failure(), "");
        }
    }

    // A.2: for one Attack, against a creature, against the payer
    void mugicThatChangesAttacks()
    {
        ChaoticTable table(1);
        table.creature(one, R"({"id": "a"})").creature(two, R"({"id": "x"})");
        for (const Player player : bothPlayers) {
            table.mugic(
                player,
                R"({"name": "Ward", "count": 2, "effect": {"attack_modifiers": [{"operation": "subtract", "amount": 3}]}})");
            table.attack(player, R"({"name": "Jab", "base": 5})");
        }
        table.begin().play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"},
                               {"command": "set_initiative"}, {"command": "strike", "card": "Jab"}])");
        table.play("[" + pass("one") + "," + mugic("two", "Ward", "two/x", "i1") + "," + pass("one") + "," +
                   pass("two") + "," + resolve + "]");
        QCOMPARE(table.at("/effects/0"),
                 R"({"id":"e1","source":"mugic","name":"Ward","creature":null,"change":)"
                 R"({"attack_modifier":{"operation":"subtract","amount":3},"attack":"i1"},"lasts":"turn"})");
        table.play(resolve);
        QCOMPARE(table.at("/creatures/two~1x/damage"), "2");
        QCOMPARE(table.at("/effects"), "[]");
        table.play(mugic("two", "Ward", "two/x")).passAll();
        QCOMPARE(table.at("/effects/0/creature"), "two/x");
        table.strike("Jab").strike("Jab");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/damage"), "5");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "4");
    }

    // CH-R31
    void noBurstIsStartedAtTheEndOfATurn()
    {
        ChaoticTable table = hands();
        table.play(R"({"command": "end_action_step", "override": "nobody moves"})");
        QCOMPARE(table.tried(mugic("one", "Bolt", "one/a", "two/x")), "CH-R31");
        table.play(trigger(R"({"player": "two", "name": "T"})"));
        QCOMPARE(table.tried(R"({"command": "end_turn"})"), "CH-4.9");
        table.passAll().play(R"({"command": "end_turn"})");
        QCOMPARE(table.failure(), "");
    }

    // CH-1.2: what lies on the Burst goes to its piles, from top to bottom
    void theEndOfTheMatchClearsTheBurst()
    {
        ChaoticTable table = hands();
        table.play("[" + mugic("one", "Bolt", "one/a", "two/x") + "," + mugic("two", "Balm", "two/x", "two/x") + "," +
                   mugic("one", "Ward", "one/a") + R"(, {"command": "concede", "player": "one"}])");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/winner"), "two");
        QCOMPARE(table.at("/players/one/discard"), R"(["Ward","Bolt"])");
        QCOMPARE(table.at("/burst/items"), "[]");
        QCOMPARE(table.tried(R"({"command": "concede", "player": "two"})"), "CH-1.2");
    }

    // CH-1.4: texts about Mugic cards
    void mugicIsDiscardedAndComesBack()
    {
        ChaoticTable table = hands();
        table.play(mugic("one", "Bolt", "one/a", "two/x")).passAll();
        QCOMPARE(table.tried(R"({"command": "return_card", "player": "one", "card": "Balm"})"), "CH-1.4");
        table.play(R"([{"command": "return_card", "player": "one", "card": "Bolt"},
                       {"command": "discard", "player": "two", "card": "Balm"}])");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/players/one/discard"), "[]");
        QCOMPARE(table.at("/players/one/mugic_hand"), "7");
        QCOMPARE(table.at("/players/two/discard"), R"(["Balm"])");
        QCOMPARE(table.tried(R"({"command": "discard", "player": "two", "card": "Balm"})"), "CH-3.9");
    }
};

QTEST_GUILESS_MAIN(TestChaoticBurst)
#include "tst_chaotic_burst.moc"
