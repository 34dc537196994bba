// SPDX-License-Identifier: GPL-3.0-or-later
// CH-6 to CH-9: combats, strikes and keywords.
#include "chaotic_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::chaotic;
using std::string;

namespace {

constexpr Player one = Player::One;
constexpr Player two = Player::Two;

string move(const char* creature = "one/a", const char* space = "two-1-1")
{
    return string(R"({"command": "move", "creature": ")") + creature + R"(", "space": ")" + space + "\"}";
}
const string initiative = R"({"command": "set_initiative"})";
string adjust(const char* rest)
{
    return string(R"({"command": "adjust", )") + rest + "}";
}

/// One creature each; player one's `a` has attacked and strikes first.
ChaoticTable duel(const char* a = R"({"id": "a"})", const char* x = R"({"id": "x"})", const char* rules = "{}")
{
    ChaoticTable table(1, rules);
    table.creature(one, a).creature(two, x);
    table.attack(one, R"({"name": "Jab", "base": 5})").attack(two, R"({"name": "Jab", "base": 5})");
    table.attack(one, R"({"name": "Feint"})").attack(two, R"({"name": "Feint"})");
    table.attack(one, R"({"name": "Burn", "base": 5, "elemental": {"fire": 5}})");
    table.attack(one, R"({"name": "Riddle", "effects": [
        {"conditions": [{"kind": "stated", "text": "it rains"}], "outcomes": [{"kind": "damage", "amount": 10}]},
        {"conditions": [{"kind": "stated", "text": "it snows"}], "outcomes": [{"kind": "damage", "amount": 15}]}]})");
    table.attack(one, R"({"name": "Drain", "effects": [{"outcomes": [
        {"kind": "heal_attacker", "amount": 10}, {"kind": "attacker_gains_energy", "amount": 10},
        {"kind": "opponent_loses_discipline", "disciplines": ["speed", "power"], "amount": 60},
        {"kind": "opponent_loses_energy", "amount": 10}, {"kind": "attacker_loses_element", "element": "fire"}]}]})");
    return table;
}
ChaoticTable fight(const char* a = R"({"id": "a"})", const char* x = R"({"id": "x"})", const char* rules = "{}")
{
    ChaoticTable table = duel(a, x, rules);
    table.begin().play("[" + move() + "," + initiative + "]");
    return table;
}

} // namespace

class TestChaoticCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What no data of an Attack say is said in its words when it resolves, and carried out then.
    void anAttacksOwnWordsAreLeftToThePlayers()
    {
        ChaoticTable table;
        table.creature(Player::One, R"({"id": "a", "disciplines": {"courage": 50, "power": 50, "wisdom": 50,
            "speed": 90}})");
        table.creature(Player::Two, R"({"id": "b"})");
        table.attack(Player::One, R"({"name": "Vines", "base": 5, "abilities": [
            {"kind": "innate", "summary": "it cannot move"}]})");
        table.begin();
        table.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"}, {"command": "set_initiative"},
            {"command": "strike", "card": "Vines"}, {"command": "pass", "player": "one"},
            {"command": "pass", "player": "two"}, {"command": "resolve_next"}])");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.state().burst.carriedWords, "it cannot move");
        const std::vector<std::string> why = table.why();
        QVERIFY(std::count(why.begin(), why.end(), "You carry it out: it cannot move") == 1);
    }

    /// Each condition is told with the numbers that it was judged by: a text above may have changed them.
    void conditionsTellWhatTheyWereJudgedBy()
    {
        DamageQuestion question;
        question.attacker.disciplines[Discipline::Power] = 75;
        question.defender.disciplines[Discipline::Power] = 50;
        question.attacker.energy = question.defender.energy = 50;
        Condition check;
        check.discipline = Discipline::Power;
        check.value = 70;
        Condition challenge = check;
        challenge.kind = ConditionKind::Challenge;
        AttackOutcome weakens;
        weakens.kind = OutcomeKind::OpponentLosesDiscipline;
        weakens.disciplines = {Discipline::Power};
        weakens.amount = 50;
        question.attack.effects = {{{check}, {weakens}}, {{challenge}, {AttackOutcome{}}}};
        const DamageVerdict verdict = judgeDamage(question, Reasons::unheard());
        QCOMPARE(verdict.effectsMet, (std::vector<bool>{true, true}));
        QVERIFY((verdict.conditions[0].front() == JudgedCondition{true, 75, 0}));
        QVERIFY((verdict.conditions[1].front() == JudgedCondition{true, 75, 0})); // 75 - 0, not 75 - 50
    }

    /// What came of it is the headline: who attacks whom, the damage and what is left, who falls, who wins.
    void theResultIsTheHeadline()
    {
        ChaoticTable table;
        table.creature(Player::One, R"({"id": "maxxor", "name": "Maxxor", "disciplines": {"courage": 50, "power": 50,
            "wisdom": 50, "speed": 90}, "keywords": [{"keyword": "intimidate", "amount": 10, "discipline": "power"}]})");
        table.creature(Player::Two, R"({"id": "chaor", "name": "Chaor"})");
        table.mugic(Player::Two, R"({"name": "Hymn", "effect": {"heal": 5}})");
        table.attack(Player::One, R"({"name": "Viperlash", "base": 30})");
        table.attack(Player::Two, R"({"name": "Tickle", "base": 5})");
        table.begin();
        const auto told = [&](const std::string& lines) {
            table.play(lines);
            return table.match().entries().back().headline.render(table.match().names()).toStdString();
        };
        QCOMPARE(told(R"({"command": "move", "creature": "one/maxxor", "space": "two-1-1"})"), "Maxxor attacks Chaor");
        QCOMPARE(told(R"([{"command": "trigger", "items": ["i1"]}, {"command": "pass", "player": "two"},
            {"command": "pass", "player": "one"}, {"command": "resolve_next"}])"),
                 "Chaor: Power −10 (Maxxor)");
        QCOMPARE(told(R"({"command": "set_initiative"})"), "Player one's Maxxor strikes first");
        table.strike("Viperlash");
        QCOMPARE(told("[]"), "Chaor has 20 left after 30 damage");
        QCOMPARE(told(R"({"command": "play_mugic", "player": "two", "card": "Hymn", "payer": "two/chaor",
            "target": "two/chaor"})"),
                 "Player two plays Hymn on Chaor");
        table.passAll();
        QCOMPARE(told("[]"), "Chaor heals 5 and has 25 left");
        table.strike("Tickle");
        table.play(R"({"command": "strike", "card": "Viperlash"})");
        table.passAll();
        QCOMPARE(told("[]"), "Player one wins the match");
        QCOMPARE(table.failure(), "");
    }

    // CH-6.8 to CH-6.10
    void aStrikeDrawsAndPlays()
    {
        ChaoticTable table = fight();
        QCOMPARE(table.tried(R"({"command": "strike", "card": "Nothing"})"), "/card");
        table.play(R"({"command": "strike", "card": "Jab"})");
        QCOMPARE(table.at("/burst/choice"), "one"); // CH-11.3
        QCOMPARE(table.tried(R"({"command": "strike", "card": "Jab"})"), "CH-11.10");
        table.passAll();
        QCOMPARE(table.at("/combat/striking_player"), "two");
        QCOMPARE(table.at("/players/one/attack_discard"), R"(["Jab"])");
        QCOMPARE(table.at("/players/one/attack_hand"), "2");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "5");
        QCOMPARE(table.failure(), "");
    }

    // CH-6.9
    void anEmptyDeckIsShuffledAnew()
    {
        ChaoticTable table(1);
        table.creature(one, R"({"id": "a"})").creature(two, R"({"id": "x"})");
        table.attack(one, R"({"name": "Feint", "count": 2})").attack(one, R"({"name": "Jab", "base": 5, "count": 1})");
        table.begin().play("[" + move() + "," + initiative + "]");
        QCOMPARE(table.at("/players/one/attack_deck"), "1");
        table.strike("Jab").strike("Jab"); // one, two
        QCOMPARE(table.at("/players/one/attack_deck"), "0");
        table.strike("Jab"); // the only copy was shuffled in and drawn
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/players/one/attack_deck"), "0");
        QCOMPARE(table.at("/players/one/attack_discard"), R"(["Jab"])");
    }

    void aCardOnTheDiscardPileIsNotInTheHand()
    {
        ChaoticTable table(1);
        table.creature(one, R"({"id": "a"})").creature(two, R"({"id": "x"})");
        table.attack(one, R"({"name": "Jab", "count": 1})").attack(one, R"({"name": "Feint"})");
        table.begin().play("[" + move() + "," + initiative + "]");
        table.strike("Jab").strike("Jab");
        QCOMPARE(table.tried(R"({"command": "strike", "card": "Jab"})"), "CH-6.10");
        QCOMPARE(table.failure(), "");
    }

    // CH-8.5, A.5: facts exactly where the card asks
    void statedConditionsAreToldWhenTheAttackResolves()
    {
        ChaoticTable table = fight();
        table.play(R"([{"command": "strike", "card": "Riddle"}, {"command": "pass", "player": "one"},
                       {"command": "pass", "player": "two"}])");
        QCOMPARE(table.tried(R"({"command": "resolve_next"})"), "CH-8.5");
        QCOMPARE(table.tried(R"({"command": "resolve_next", "facts": {"stated": [true]}})"), "CH-8.5");
        table.play(R"({"command": "resolve_next", "facts": {"stated": [false, true]}})");
        QCOMPARE(table.at("/last_strike/effects_met"), "[false,true]");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "15");
        table.play(R"([{"command": "strike", "card": "Jab"}, {"command": "pass", "player": "two"},
                       {"command": "pass", "player": "one"}])");
        QCOMPARE(table.tried(R"({"command": "resolve_next", "facts": {"stated": []}})"), "CH-8.5");
        QCOMPARE(table.failure(), "");
    }

    // A.7: an effect for each Discipline, also where it changes nothing
    void whatAnAttackChangesIsRecorded()
    {
        ChaoticTable table = fight();
        table.play(adjust(R"("kind": "damage", "creature": "one/a", "amount": 20)")).strike("Drain");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/damage"), "10");
        QCOMPARE(table.at("/creatures/one~1a/energy"), "60");
        QCOMPARE(table.at("/creatures/two~1x/disciplines/speed"), "0");
        QCOMPARE(table.at("/creatures/two~1x/energy"), "40");
        QCOMPARE(table.at("/effects/1/change"), R"({"operation":"lose","stat":"speed","amount":60})");
        QCOMPARE(table.at("/effects/2/change"), R"({"operation":"lose","stat":"power","amount":60})");
        QCOMPARE(table.at("/effects/4"), R"({"id":"e5","source":"attack","name":"Drain","creature":"one/a",)"
                                         R"("change":{"operation":"lose_element","element":"fire"},"lasts":"turn"})");
        QCOMPARE(table.at("/combat/strikes_without_damage/one"), "1");
    }

    // CH-9.3, CH-R13
    void recklessnessHitsItsOwnCreatureFirst()
    {
        ChaoticTable table = fight(R"({"id": "a", "elements": ["fire"], "energy": 10, "keywords": [
            {"keyword": "recklessness", "amount": 5}, {"keyword": "recklessness", "amount": 5},
            {"keyword": "strike", "amount": 20}, {"keyword": "element_x", "amount": 20, "element": "fire"}]})");
        table.play(R"({"command": "strike", "card": "Burn"})");
        QCOMPARE(table.at("/burst/items/2/name"), "Recklessness");
        table.passAll();
        QCOMPARE(table.failure(), "");
        // The last creature of player one: the match is over and the Attack never comes to its turn.
        QCOMPARE(table.at("/winner"), "two");
        QCOMPARE(table.at("/last_strike"), "null");
        QCOMPARE(table.at("/players/one/attack_discard"), R"(["Burn"])");
    }

    void anAttackerThatIsGoneStrikesWithItsLastNumbers()
    {
        ChaoticTable table(3);
        table.creature(one, R"({"id": "a", "elements": ["fire"], "energy": 5, "keywords": [
            {"keyword": "recklessness", "amount": 5}, {"keyword": "strike", "amount": 20},
            {"keyword": "element_x", "amount": 20, "element": "fire"}]})");
        table.creature(one, R"({"id": "b"})").creature(one, R"({"id": "c"})");
        table.creature(two, R"({"id": "x"})").creature(two, R"({"id": "y"})").creature(two, R"({"id": "z"})");
        table.attack(one, R"({"name": "Burn", "base": 5, "elemental": {"fire": 5}, "effects": [
            {"conditions": [{"kind": "check", "discipline": "power", "value": 50}],
             "outcomes": [{"kind": "damage", "amount": 10}, {"kind": "heal_attacker", "amount": 5}]}]})");
        table.begin().play("[" + move() + "," + initiative + "]").strike("Burn");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/in_play"), "false");
        QCOMPARE(table.at("/last_strike/damage"), "20"); // 5 + Fire 5 + 10, no Fire X, no Strike
        QCOMPARE(table.at("/combat"), "null");
        QCOMPARE(table.at("/turns/0/left_play"), R"(["one/a"])");
    }

    // CH-R34
    void anAttackOnACreatureThatIsGoneDoesNothing()
    {
        ChaoticTable table(3);
        for (const char* id : {R"({"id": "a"})", R"({"id": "b"})", R"({"id": "c"})"})
            table.creature(one, id);
        for (const char* id : {R"({"id": "x"})", R"({"id": "y"})", R"({"id": "z"})"})
            table.creature(two, id);
        table.mugic(one, R"({"name": "Bolt", "effect": {"damage": 99}})");
        table.begin().play("[" + move() + "," + initiative + R"(, {"command": "strike", "card": "Jab"},
            {"command": "play_mugic", "player": "one", "card": "Bolt", "payer": "one/b", "target": "two/x"}])");
        table.passAll();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/last_strike/not_resolving_because"), "defender_gone");
        QCOMPARE(table.at("/burst/outcomes/1/outcome"), "no_effect");
        QCOMPARE(table.at("/combat"), "null");
    }

    // CH-6.18, CH-R16
    void strikesWithoutDamageEndInAStalemate()
    {
        ChaoticTable table = fight(R"({"id": "a"})", R"({"id": "x"})", R"({"stalemate_strikes": 2})");
        table.strike("Feint").strike("Feint").strike("Jab").strike("Feint");
        QCOMPARE(table.at("/combat/strikes_without_damage"), R"({"one":0,"two":1})");
        table.strike("Feint").strike("Feint").strike("Feint");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/winner"), "draw"); // CH-R25
        QCOMPARE(table.at("/turns/0/left_play"), R"(["one/a","two/x"])");
    }

    // CH-6.4 to CH-6.7 by the question's cases; here: what the match asks
    void surpriseUnderInvisibilityDecides()
    {
        ChaoticTable table =
            duel(R"({"id": "a", "disciplines": {"courage": 50, "power": 50, "wisdom": 50, "speed": 90}})",
                 R"({"id": "x", "keywords": [{"keyword": "surprise", "under": "invisibility"}]})");
        table.begin().play("[" + move() + "," + initiative + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/combat/initiative"), "two/x");
        QCOMPARE(table.at("/combat/invisibility"), R"({"one/a":"none","two/x":"works"})");
    }

    // CH-R36, A.6
    void invisibilityIsWeighedOnce()
    {
        const char* veiled =
            R"({"id": "a", "keywords": [{"keyword": "strike", "amount": 10, "under": "invisibility"}]})";
        ChaoticTable table = fight(veiled);
        // Negated later: it works all the same. Abilities lost: it has no Strike while that lasts.
        table.play(adjust(R"("kind": "rule", "creature": "one/a", "rule": "invisibility_negated")")).strike("Jab");
        QCOMPARE(table.at("/last_strike/strike_bonus"), "10");
        ChaoticTable lost = fight(veiled);
        lost.play(adjust(R"("kind": "rule", "creature": "one/a", "rule": "abilities_lost")")).strike("Jab");
        QCOMPARE(lost.at("/last_strike/strike_bonus"), "0");
        // Both invisible: both negated; what is gained later works unless the other is immune.
        ChaoticTable both = fight(veiled, R"({"id": "x", "keywords": [{"keyword": "invisibility"}]})");
        QCOMPARE(both.at("/combat/invisibility"), R"({"one/a":"negated","two/x":"negated"})");
        const string gained =
            R"("kind": "keyword", "creature": "one/a", "keyword": {"keyword": "strike", "amount": 15, "under": "invisibility"})";
        both.play(adjust(gained.c_str())).strike("Jab");
        QCOMPARE(both.at("/last_strike/strike_bonus"), "15");
        ChaoticTable immune =
            fight(veiled, R"({"id": "x", "keywords": [{"keyword": "immune", "ability": "invisibility"}]})");
        immune.play(adjust(gained.c_str())).strike("Jab");
        QCOMPARE(immune.at("/last_strike/strike_bonus"), "0");
        for (const ChaoticTable* one_ : {&table, &lost, &both, &immune})
            QCOMPARE(one_->failure(), "");
    }

    // CH-9.4
    void strikeCountsForTheFirstAttackOnly()
    {
        ChaoticTable table = fight(R"({"id": "a", "keywords": [{"keyword": "strike", "amount": 10}]})");
        table.strike("Jab").strike("Jab").strike("Jab");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "20");
        ChaoticTable immune = fight(R"({"id": "a", "keywords": [{"keyword": "strike", "amount": 10}]})",
                                    R"({"id": "x", "keywords": [{"keyword": "immune", "ability": "strike"}]})");
        immune.strike("Jab");
        QCOMPARE(immune.at("/creatures/two~1x/damage"), "5");
        QCOMPARE(table.failure() + immune.failure(), "");
    }

    // CH-9.6, CH-R5, CH-9.13
    void intimidateIsRecordedAndCountsUnlessImmune()
    {
        const char* fierce =
            R"({"id": "a", "keywords": [{"keyword": "intimidate", "amount": 60, "discipline": "power"}]})";
        ChaoticTable table = duel(fierce, R"({"id": "x"})", R"({"intimidate_all_disciplines": true})");
        table.begin().play(move());
        QCOMPARE(table.at("/burst/pending/0/name"), "Intimidate");
        QCOMPARE(table.tried(initiative), "CH-6.3");
        table.play(R"({"command": "trigger", "items": ["i1"]})").passAll();
        QCOMPARE(table.at("/creatures/two~1x/disciplines"), R"({"courage":0,"power":0,"wisdom":0,"speed":0})");
        QCOMPARE(table.at("/creatures/two~1x/modifiers/0/stat"), "all_disciplines");
        QCOMPARE(table.at("/effects/0/change/stat"), "power");
        ChaoticTable immune =
            duel(fierce, R"({"id": "x", "keywords": [{"keyword": "immune", "ability": "intimidate"}]})");
        immune.begin().play("[" + move() + R"(, {"command": "trigger", "items": ["i1"]}])").passAll();
        QCOMPARE(immune.at("/creatures/two~1x/disciplines/power"), "50");
        QCOMPARE(immune.at("/creatures/two~1x/modifiers"), "[]");
        QCOMPARE(immune.at("/effects/0/name"), "a");
        QCOMPARE(table.failure() + immune.failure(), "");
    }

    // CH-6.2, CH-7
    void battlegearOfBothIsTurnedUp()
    {
        ChaoticTable table = duel();
        table.battlegear(one, R"({"name": "Ring", "modifiers": [{"operation": "gain", "stat": "speed", "amount": 10}],
                               "abilities": [{"kind": "innate", "modifiers": [{"applies_to": "opposing_creature",
                               "operation": "lose", "stat": "speed", "amount": 5}]}]})");
        table.begin();
        QCOMPARE(table.at("/creatures/one~1a/disciplines/speed"), "50");
        table.play(move());
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/disciplines/speed"), "60");
        QCOMPARE(table.at("/creatures/two~1x/disciplines/speed"), "45");
        QCOMPARE(table.at("/creatures/two~1x/modifiers/0"),
                 R"({"source":"ability","name":"Ring","operation":"lose","stat":"speed","amount":5})");
        QCOMPARE(table.at("/creatures/two~1x/battlegear/name"), "Belt 0");
    }

    // CH-8.9, CH-R14: modifiers in the order in which they took effect
    void theLocationAndEffectsChangeTheDamage()
    {
        ChaoticTable table = duel();
        table.location(R"({"name": "Lava", "attack_modifiers": [
            {"operation": "add", "amount": 5, "applies_if": {"attack_element": "fire"}},
            {"operation": "set", "amount": 30, "applies_if": {"attack_element": "fire"}}]})");
        table.begin().play(
            "[" + move() + "," + initiative + "," + adjust(R"("kind": "attack_modifier", "creature": "two/x",
                                  "modifier": {"operation": "subtract", "amount": 3})") +
            "," + adjust(R"("kind": "attack_modifier", "creature": "one/a", "side": "by", "lasts": "combat",
                                  "modifier": {"operation": "set", "amount": 7, "applies_if": {"first_attack": true}})") +
            "]");
        table.strike("Burn"); // 5 + 5 − 3, set to 30 by the Location, to 7 by the later effect
        QCOMPARE(table.at("/last_strike/damage"), "7");
        table.strike("Jab").strike("Burn");
        QCOMPARE(table.at("/last_strike/damage"), "30");
        QCOMPARE(table.failure(), "");
    }
};

QTEST_GUILESS_MAIN(TestChaoticCombat)
#include "tst_chaotic_combat.moc"
