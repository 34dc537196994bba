// SPDX-License-Identifier: GPL-3.0-or-later
// CH-2, CH-3, CH-4, CH-5, CH-12: from the decks to the end of a turn.
#include "chaotic/library/deck_check.h"
#include "chaotic_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::chaotic;
using std::string;

namespace {

constexpr Player one = Player::One;
constexpr Player two = Player::Two;

/// Three against three: a, b in front and c behind, and the same for the other side with x, y, z.
ChaoticTable three(const string& rules = "{}")
{
    ChaoticTable table(3, rules);
    for (const char* id : {"{\"id\": \"a\"}", "{\"id\": \"b\"}", "{\"id\": \"c\"}"})
        table.creature(one, id);
    for (const char* id : {"{\"id\": \"x\"}", "{\"id\": \"y\"}", "{\"id\": \"z\"}"})
        table.creature(two, id);
    return table;
}

string command(const char* name)
{
    return string("{\"command\": \"") + name + "\"}";
}
string move(const char* creature, const char* space)
{
    return string("{\"command\": \"move\", \"creature\": \"") + creature + "\", \"space\": \"" + space + "\"}";
}
string adjust(const char* rest)
{
    return "{\"command\": \"adjust\", " + string(rest) + "}";
}

} // namespace

class TestChaoticSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // CH-3.3, CH-R1
    void boardsAreDiamonds()
    {
        const auto neighbours = [](const Board& board, const Space& space) {
            string all;
            for (const Space& other : board.spaces())
                all += board.areAdjacent(space, other) ? wordOf(other) + ' ' : "";
            return all;
        };
        const Board six(BoardSize::Six);
        QCOMPARE(six.spaces().size(), std::size_t{12});
        QCOMPARE(Board(BoardSize::Ten).spaces().size(), std::size_t{20});
        QCOMPARE(neighbours(six, {one, 1, 2}), "one-1-1 one-1-3 one-2-1 one-2-2 two-1-1 two-1-2 two-1-3 ");
        QCOMPARE(neighbours(six, {two, 3, 1}), "two-2-1 two-2-2 ");
        QCOMPARE(neighbours(Board(BoardSize::Six, false), {one, 1, 2}), "one-1-1 one-1-3 one-2-1 one-2-2 two-1-2 ");
        QCOMPARE(neighbours(Board(BoardSize::One), {one, 1, 1}), "two-1-1 ");
    }

    // CH-2.10, 2.11: by the question's cases; CH-2.2 to CH-2.9 by those in tests/questions
    void aBasicDeckNeedsNoBattlegear()
    {
        DeckQuestion question;
        question.size = 1;
        question.creatures.push_back({"Maxxor", 1, true, {}, {}, Tribe::Overworld, true, 0});
        question.locations.push_back({"Field", 10, false, 10, {}, {}, false, 0});
        question.attacks.push_back({"Jab", 20, false, 20, {}, {}, false, 1});
        Reasons reasons;
        QVERIFY(!judgeDeck(question, reasons).legal);
        question.level = RulesLevel::Basic;
        QVERIFY(judgeDeck(question, reasons).legal);
    }

    // CH-3.4 to CH-3.9
    void nothingIsSeenBeforeEverythingIsTurnedUp()
    {
        ChaoticTable table = three();
        table.battlegear(one, "{\"name\": \"Steed\", \"reveal_at_beginning_of_game\": true}").begin();
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/one~1a/battlegear/name"), "Steed");
        QCOMPARE(table.at("/creatures/one~1b/battlegear"), "{\"face_up\":false}");
        QCOMPARE(table.at("/creatures/one~1a/mugic_counters"), "3");
        QCOMPARE(table.at("/players/one/attack_hand"), "2");
        QCOMPARE(table.at("/players/one/attack_deck"), "7");
    }

    // CH-3.5, 3.9, 7.2
    void secretsAreSealedUntilTheirTime()
    {
        const Game game;
        ChaoticTable table = three();
        table.begin();
        const auto entry = [](const char* text) { return *readCommand(*parseJson(text)); };
        const Command worn =
            entry("{\"command\": \"equip\", \"player\": \"one\", \"creature\": \"one/a\", \"battlegear\": \"Belt 0\"}");
        const std::optional<Seal> seal = game.sealOf({}, worn);
        QVERIFY(seal && seal->seat == "one" && !isOpen(table.state(), worn));
        QCOMPARE(seal->shown.dump(), "{\"command\":\"equip\",\"player\":\"one\"}");
        const Command placed =
            entry("{\"command\": \"place_creature\", \"player\": \"two\", \"card\": \"x\", \"space\": \"two-1-1\"}");
        QCOMPARE(game.sealOf({}, placed)->shown.dump(),
                 "{\"command\":\"place_creature\",\"player\":\"two\",\"space\":\"two-1-1\"}");
        QVERIFY(isOpen(table.state(), placed) && !isOpen(State{}, placed));
        QVERIFY(!game.sealOf({}, entry("{\"command\": \"pass\", \"player\": \"one\"}")));
        table.play(move("one/a", "two-1-1"));
        QVERIFY(isOpen(table.state(), worn)); // CH-6.2
        const std::vector<LogEntry> log = table.match().entries();
        const auto closed =
            std::count_if(log.begin(), log.end(), [](const LogEntry& line) { return !line.sealedFor.empty(); });
        QCOMPARE(closed, 2 + 6 - 2); // the decks, and Battlegear of those who do not fight
        table.play("{\"command\": \"concede\", \"player\": \"two\"}");
        for (const LogEntry& line : table.match().entries())
            QVERIFY(line.sealedFor.empty());
        QCOMPARE(table.failure(), "");
    }

    // CH-3.4: in a basic match creatures lie face up at once
    void aBasicMatchHidesDecksOnly()
    {
        ChaoticTable table(1, "{}", "basic");
        table.creature(one, "{\"id\": \"a\"}").creature(two, "{\"id\": \"x\"}").begin();
        QCOMPARE(table.failure(), "");
        for (const LogEntry& entry : table.match().entries()) {
            const Json line = table.match().entryAt(entry.number)->entry;
            QCOMPARE(!entry.sealedFor.empty(), line["command"] == "set_deck");
        }
    }

    void theSentencesOfTheSetupTellNoSecret()
    {
        ChaoticTable table = three();
        table.play(
            "{\"command\": \"set_deck\", \"player\": \"one\", \"override\": \"short\", \"deck\": {\"creatures\": [\n   "
            "         {\"id\": \"hush\", \"name\": \"Hush\", \"tribe\": \"danian\", \"energy\": 1, \"mugic_ability\": "
            "0,\n             \"disciplines\": {\"courage\": 1, \"power\": 1, \"wisdom\": 1, \"speed\": 1}},\n         "
            "   {\"id\": \"a\", \"name\": \"A\", \"tribe\": \"danian\", \"energy\": 1, \"mugic_ability\": 0,\n         "
            "    \"disciplines\": {\"courage\": 1, \"power\": 1, \"wisdom\": 1, \"speed\": 1}},\n            {\"id\": "
            "\"b\", \"name\": \"B\", \"tribe\": \"danian\", \"energy\": 1, \"mugic_ability\": 0,\n             "
            "\"disciplines\": {\"courage\": 1, \"power\": 1, \"wisdom\": 1, \"speed\": 1}}],\n            "
            "\"battlegear\": [{\"name\": \"Cloak\"}], \"locations\": [], \"attacks\": []}}");
        table.play("[{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"hush\", \"space\": "
                   "\"one-1-1\"},\n                       {\"command\": \"equip\", \"player\": \"one\", \"creature\": "
                   "\"one/hush\", \"battlegear\": \"Cloak\"}]");
        QCOMPARE(table.failure(), "");
        QVERIFY(table.match().table().dump().find("ush") == string::npos);
        QVERIFY(table.match().table().dump().find("Cloak") == string::npos);
        for (const LogEntry& entry : table.match().entries())
            QVERIFY(entry.headline.toStdString(table.match().names()).find("ush") == string::npos);
        for (const string& sentence : table.why())
            QVERIFY(sentence.find("Cloak") == string::npos && sentence.find("ush") == string::npos);
    }

    void twoOfANameAreToldApartByANumber()
    {
        ChaoticTable table(1);
        table.creature(one, R"({"id": "left", "name": "Wamma"})").creature(two, R"({"id": "w", "name": "Wamma"})");
        table.begin();
        QCOMPARE(table.failure(), string());
        const auto names = Game::givenNames(table.state());
        QCOMPARE(names.at("one/left"), string("Wamma 1"));
        QCOMPARE(names.at("two/w"), string("Wamma 2"));
    }

    void theSetupIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* line, const char* expected) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(expected);
        };
        row("{\"command\": \"new_match\", \"size\": 3}", "CH-1.1");
        row("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"a\", \"space\": \"one-3-1\"}",
            "/space");
        row("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"q\", \"space\": \"one-1-2\"}", "/card");
        row("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"a\", \"space\": \"one-1-2\"}",
            "CH-3.4");
        row("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"b\", \"space\": \"two-1-2\"}",
            "CH-3.4");
        row("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"b\", \"space\": \"one-1-1\"}",
            "CH-5.3");
        row("{\"command\": \"place_creature\", \"player\": \"two\", \"card\": \"x\", \"space\": \"two-1-1\"}",
            "CH-3.4");
        row("{\"command\": \"equip\", \"player\": \"one\", \"creature\": \"one/b\", \"battlegear\": \"Belt\"}",
            "CH-7.1");
        row("{\"command\": \"equip\", \"player\": \"one\", \"creature\": \"one/a\", \"battlegear\": \"Hat\"}",
            "/battlegear");
        row("{\"command\": \"equip\", \"player\": \"one\", \"creature\": \"one/q\", \"battlegear\": \"Belt\"}",
            "/creature");
        row("{\"command\": \"reveal_all\"}", "CH-3.2");
        row("{\"command\": \"choose_first\", \"player\": \"one\"}", "CH-3.8");
        row("{\"command\": \"adjust\", \"kind\": \"heal\", \"creature\": \"one/a\", \"amount\": 5}", "CH-3.5");
        row("{\"command\": \"pass\", \"player\": \"one\"}", "CH-3.8");
        row("{\"command\": \"concede\", \"player\": \"one\"}", "accepted");
    }
    void theSetupIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        ChaoticTable table(3);
        const auto card = [](const char* id) {
            return string("{\"id\": \"") + id + "\", \"name\": \"" + id +
                   "\", \"tribe\": \"danian\", \"energy\": 1, \"mugic_ability\": 0, \"disciplines\": {\"courage\": 1, "
                   "\"power\": 1,\n                   \"wisdom\": 1, \"speed\": 1}}";
        };
        table.play(
            "{\"command\": \"set_deck\", \"player\": \"one\", \"override\": \"short\", \"deck\": {\"creatures\": [" +
            card("a") + "," + card("b") + "," + card("c") +
            "], \"battlegear\": [{\"name\": \"Belt\", \"count\": 2}], \"locations\": [], \"attacks\": []}}");
        table.play("{\"command\": \"place_creature\", \"player\": \"one\", \"card\": \"a\", \"space\": \"one-1-1\"}");
        QCOMPARE(table.failure(), "");
        QCOMPARE(QString::fromStdString(table.tried(line.toStdString())), expected);
    }

    // CH-2: what a deck must not be, and what players may record all the same
    void aDeckMayBeOverriddenButForTheNumberOfCreatures()
    {
        ChaoticTable table(1);
        const string rest = "\"locations\": [], \"attacks\": []}}";
        QCOMPARE(table.tried("{\"command\": \"set_deck\", \"player\": \"one\", \"override\": \"so\", \"deck\": "
                             "{\"creatures\": [], " +
                             rest),
                 "CH-2.1");
        const string maxxor =
            "{\"command\": \"set_deck\", \"player\": \"one\", \"deck\": {\"creatures\": [{\"id\": \"m\", \"name\": "
            "\"M\", \"tribe\": \"danian\",\n             \"disciplines\": {\"courage\": 1, \"power\": 1, \"wisdom\": "
            "1, \"speed\": 1}, \"energy\": 1, \"mugic_ability\": 0}], ";
        QCOMPARE(table.tried(maxxor + rest), "CH-2.3");
        QCOMPARE(table.tried(
                     maxxor +
                     "\"mugic\": [{\"name\": \"S\", \"affiliation\": \"generic\", \"cost\": 1, \"effect\": {}},\n      "
                     "           {\"name\": \" s \", \"affiliation\": \"generic\", \"cost\": 1, \"effect\": {}}], " +
                     rest),
                 "/deck/mugic/1/name");
    }

    // CH-1.14, CH-R27
    void theBasicGameHasNoTexts()
    {
        ChaoticTable table(1, "{}", "basic");
        table.creature(
            one, "{\"id\": \"a\", \"elements\": [\"fire\"], \"keywords\": [\n            {\"keyword\": \"strike\", "
                 "\"amount\": 10}, {\"keyword\": \"element_x\", \"amount\": 10, \"element\": \"fire\"}]}");
        table.creature(two, "{\"id\": \"x\"}");
        table.attack(one, "{\"name\": \"Burn\", \"base\": 5, \"elemental\": {\"fire\": 5}, \"effects\": [\n            "
                          "{\"conditions\": [{\"kind\": \"stated\", \"text\": \"it rains\"}], \"outcomes\": "
                          "[{\"kind\": \"damage\", \"amount\": 30}]}]}");
        table.begin();
        table.play("[" + move("one/a", "two-1-1") + "," + command("set_initiative") +
                   ", {\"command\": \"strike\", \"card\": \"Burn\"}]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/two~1x/damage"), "10");
        QCOMPARE(table.at("/burst/items"), "[]");
        QCOMPARE(table.at("/combat/striking_player"), "two");
        QCOMPARE(table.at("/creatures/one~1a/mugic_counters"), "0");
        QCOMPARE(table.tried("{\"command\": \"trigger\", \"items\": [{\"player\": \"one\", \"name\": \"T\"}]}"),
                 "CH-1.14");
    }

    // CH-5
    void movesInThreeAgainstThree()
    {
        ChaoticTable table = three();
        table.begin();
        QCOMPARE(table.tried(move("one/c", "one-1-1")), "CH-5.3");
        QCOMPARE(table.tried(move("two/x", "one-1-1")), "CH-5.1");
        QCOMPARE(table.tried(move("one/c", "two-1-1")), "CH-5.2");
        QCOMPARE(table.tried(command("end_action_step")), "CH-5.1");
        QCOMPARE(table.tried(move("one/q", "two-1-1")), "/creature");
        table.play(move("one/a", "two-1-2"));
        QCOMPARE(table.at("/combat/space"), "two-1-2");
        QCOMPARE(table.tried(move("one/b", "one-1-1")), "CH-5.5");
        table.play(command("set_initiative"));
        table.play(adjust("\"kind\": \"damage\", \"creature\": \"two/y\", \"amount\": 60"));
        QCOMPARE(table.at("/combat"), "null");
        QCOMPARE(table.at("/creatures/one~1a/space"), "two-1-2"); // CH-6.15
        QCOMPARE(table.tried(move("one/a", "one-1-1")), "CH-5.7");
        QCOMPARE(table.tried(move("one/a", "one-1-2")), "CH-5.7"); // said before what stands on the space
        QCOMPARE(table.tried(move("one/b", "two-1-1")), "CH-5.5");
        table.play("[" + move("one/b", "one-1-1") + "," + command("end_action_step") + "," + command("end_turn") + "]");
        QCOMPARE(table.at("/active_player"), "two");
        QCOMPARE(table.failure(), "");
    }

    void aSecondCombatIsRecordedWithAReason()
    {
        ChaoticTable table = three();
        table.begin();
        table.play("[" + move("one/a", "two-1-1") + "," + adjust("\"kind\": \"leave_play\", \"creature\": \"two/x\"") +
                   "]");
        table.play(
            "{\"command\": \"move\", \"creature\": \"one/b\", \"space\": \"two-2-1\", \"override\": \"we agreed\"}");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/combat/defender"), "two/z");
        QCOMPARE(table.at("/turns/0/moves/1"), "{\"creature\":\"one/b\",\"from\":\"one-1-2\",\"to\":\"two-2-1\"}");
    }

    // CH-9.9, CH-9.10, CH-R17; the rest by the question's cases
    void effectsHoldCreaturesInPlaceOrLetThemGoAnywhere()
    {
        ChaoticTable table = three();
        table.begin();
        table.play(adjust("\"kind\": \"rule\", \"creature\": \"one/a\", \"rule\": \"cannot_move\""));
        QCOMPARE(table.tried(move("one/a", "two-1-1")), "CH-R3");
        table.play(adjust("\"kind\": \"rule\", \"creature\": \"one/c\", \"rule\": \"move_anywhere\""));
        table.play(move("one/c", "two-2-1"));
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/combat/origin"), "one-2-1");
    }

    // CH-4.6, CH-4.7: everything at once, and it defeats nobody
    void theEndOfATurnDefeatsNobody()
    {
        ChaoticTable table = three();
        table.begin();
        table.play(adjust("\"kind\": \"gain_energy\", \"creature\": \"two/y\", \"amount\": 20"));
        table.play(adjust("\"kind\": \"damage\", \"creature\": \"two/y\", \"amount\": 60"));
        table.play("[" + move("one/a", "two-1-1") + "," + adjust("\"kind\": \"leave_play\", \"creature\": \"two/x\"") +
                   "," + command("end_action_step") + "," + command("end_turn") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/creatures/two~1y/energy"), "50");
        QCOMPARE(table.at("/creatures/two~1y/damage"), "0");
        QCOMPARE(table.at("/effects"), "[]");
        QCOMPARE(table.at("/players/one/location_deck"), "9");
    }

    // CH-12, CH-R9, CH-R10
    void aShowdownIsDueAfterThreeQuietTurns_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("space");
        QTest::newRow("own space") << QStringLiteral("{}") << QStringLiteral("one-1-2");
        QTest::newRow("battle space") << QStringLiteral("{\"showdown_winner_space\": \"battle_space\"}")
                                      << QStringLiteral("two-1-2");
    }
    void aShowdownIsDueAfterThreeQuietTurns()
    {
        QFETCH(QString, rules);
        QFETCH(QString, space);
        ChaoticTable table = three(rules.toStdString());
        table.begin(two);
        const string reveal = "{\"command\": \"reveal_location\", \"card\": \"Field\"}";
        const string quiet = "{\"command\": \"end_action_step\", \"override\": \"nobody moves\"}";
        const string end = command("end_turn");
        // Turn 1 (two): a combat, which leaves one-1-1 empty. Turns 2 and 3: quiet.
        table.play("[" + move("two/x", "one-1-1") + "," + adjust("\"kind\": \"leave_play\", \"creature\": \"two/x\"") +
                   "," + adjust("\"kind\": \"leave_play\", \"creature\": \"one/a\"") + "," +
                   command("end_action_step") + "," + end + "," + reveal + "," + quiet + "," + end + "," + reveal +
                   "," + quiet + "," + end + "]");
        // Turn 4 (one): her turn 2 and everything since were quiet.
        table.play("[" + reveal + "," + move("one/c", "one-1-1") + "," + command("end_action_step") + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/showdown_due"), "true");
        QCOMPARE(table.tried(command("end_action_step")), "CH-12.1");
        QCOMPARE(table.tried(move("one/b", "two-1-1")), "CH-12.1");
        QCOMPARE(
            table.tried("{\"command\": \"showdown\", \"pick_by_active\": \"one/b\", \"pick_by_defender\": \"two/y\"}"),
            "CH-12.2");
        table.play("{\"command\": \"showdown\", \"pick_by_active\": \"two/y\", \"pick_by_defender\": \"one/b\"}");
        QCOMPARE(table.at("/creatures/one~1b/space"), space.toStdString());
        QCOMPARE(table.at("/creatures/one~1b/moved"), "false");
        QCOMPARE(table.tried(command("set_initiative")), "CH-12.4");
        table.play("{\"command\": \"set_initiative\", \"random_winner\": \"two\"}");
        QCOMPARE(table.at("/combat/decided_by"), "random");
        table.play(adjust("\"kind\": \"damage\", \"creature\": \"two/y\", \"amount\": 50"));
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/step"), "end_of_turn"); // CH-12.6
        QCOMPARE(table.at("/creatures/one~1b/space"), space.toStdString());
        QCOMPARE(table.at("/turns/3/combat"), "showdown");
    }

    void aShowdownThatIsRequiredCanBeDropped()
    {
        ChaoticTable table = three();
        table.begin(two);
        const string reveal = "{\"command\": \"reveal_location\", \"card\": \"Field\"}";
        const string quiet = "{\"command\": \"end_action_step\", \"override\": \"nobody moves\"}";
        const string end = command("end_turn");
        table.play("[" + quiet + "," + end + "," + reveal + "," + quiet + "," + end + "," + reveal + "," + quiet + "]");
        QCOMPARE(table.failure(), "");
        QCOMPARE(table.at("/step"), "end_of_turn"); // turn 3 was her second quiet one: required, and dropped at once
        table.play(end);
        // The record says the same when it is read again.
        SoundLines lines;
        lines.lines = table.match().recordedLines();
        const auto again = GameMatch<Game>::open(lines.lines);
        QVERIFY(again);
        QCOMPARE((*again)->table().dump(), table.match().table().dump());
        QVERIFY((*again)->deviations().empty());
    }
};

QTEST_GUILESS_MAIN(TestChaoticSetup)
#include "tst_chaotic_setup.moc"
