// SPDX-License-Identifier: GPL-3.0-or-later
// Chaotic in the window, by mouse alone and by keyboard alone: from the decks to a strike, and a Burst of five.
#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/game_entry.h"
#include "chaotic/library/deck_building.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/report.h"
#include "chaotic_table.h"
#include "controls/panels/curtain.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "game_window.h"
#include "hand.h"
#include "table/ruling_moment.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

/// With a match that has come so far.
class TableWindow : public GameWindow<Game> {
public:
    explicit TableWindow(const Match& match, Hand::With with = Hand::With::Mouse, const Looks& looks = {})
        : GameWindow(gameEntry)
    {
        open(import(match), looks);
        window->activateWindow(); // keys go to the active window
        (void)QTest::qWaitForWindowActive(window.get());
        hand = std::make_unique<Hand>(*window, with);
    }

    [[nodiscard]] int entries() const { return static_cast<int>(GameWindow::entries().size()); }
    void press(const char* name)
    {
        QAbstractButton* one = button(name);
        QVERIFY2(one != nullptr, name);
        QCOMPARE(hand->press(*one), QString());
    }
    /// Behind the curtain, as long as its button is held.
    void take(const std::string& opener, const std::string& choice)
    {
        QAbstractButton* one = button(opener.c_str());
        QVERIFY2(one != nullptr, opener.c_str());
        QCOMPARE(hand->holdTo(*one, QString::fromStdString(choice)), QString());
        QTest::qWait(0);
        QVERIFY(!find<Curtain>("curtain")->isOpen());
    }
    void tap(CreatureIndex creature)
    {
        auto& board = *find<BoardView>("board");
        QCOMPARE(hand->pressPlace(board, board.placeOf(creature)), QString());
    }
    void tap(const Space& space)
    {
        auto& board = *find<BoardView>("board");
        QCOMPARE(hand->pressPlace(board, board.placeOf(space)), QString());
    }
    void tapItem(int place) { QCOMPARE(hand->pressPlace(*find<BurstView>("burst"), place), QString()); }
    [[nodiscard]] std::vector<StackItem> stack() const { return find<BurstView>("burst")->model().items; }
    [[nodiscard]] bool isOffered(const Space& space) const
    {
        const auto& board = *find<BoardView>("board");
        return board.model().spaces[static_cast<std::size_t>(board.placeOf(space))].offered;
    }
    /// Everything that can be read on the window now.
    [[nodiscard]] QString words() const
    {
        QStringList all;
        for (const QLabel* label : window->findChildren<QLabel*>())
            all << label->text();
        for (const QAbstractButton* one : window->findChildren<QAbstractButton*>())
            all << one->text() << one->accessibleName();
        for (const whistle::Board* board : window->findChildren<whistle::Board*>()) {
            for (int place = 0; place < board->placeCount(); ++place)
                all << board->placeWords(place);
        }
        return all.join(QLatin1Char('\n'));
    }

    std::unique_ptr<Hand> hand;
};

std::unique_ptr<GameMatch<Game>> begun(int size)
{
    auto match = std::make_unique<GameMatch<Game>>();
    NewMatch command;
    command.size = size;
    command.names = {"Dani", "Ola"};
    (void)match->playCommand(command, Instant{});
    return match;
}

/// One against one with cards that answer each other, the strike of one to come.
ChaoticTable duel()
{
    ChaoticTable table(1);
    table.creature(Player::One, R"({"id": "maxxor", "name": "Maxxor", "energy": 60, "mugic_ability": 5,
        "elements": ["fire"], "disciplines": {"courage": 100, "power": 65, "wisdom": 80, "speed": 90}})");
    table.creature(Player::Two, R"({"id": "rothar", "name": "Rothar", "tribe": "underworld", "energy": 70,
        "mugic_ability": 5, "disciplines": {"courage": 75, "power": 90, "wisdom": 25, "speed": 50}})");
    table.mugic(Player::One, R"({"name": "Song of Fire", "effect": {"damage": 15}})");
    table.mugic(Player::One, R"({"name": "Hush", "effect": {"burst_effect": "dispel"}})");
    table.mugic(Player::Two, R"({"name": "Refrain", "effect": {"burst_effect": "dispel"}})");
    table.mugic(Player::Two, R"({"name": "Hymn", "effect": {"heal": 5}})");
    table.mugic(Player::One, R"({"name": "Lull", "effect": {"heal": 5}})");
    table.mugic(Player::Two, R"({"name": "Lull", "effect": {"heal": 5}})");
    table.attack(Player::One, R"({"name": "Flame Orb", "base": 5, "elemental": {"fire": 5}, "effects": [
        {"conditions": [{"kind": "check", "discipline": "power", "value": 60}],
         "outcomes": [{"kind": "damage", "amount": 10}]}]})");
    table.begin();
    table.play(R"([{"command": "move", "creature": "one/maxxor", "space": "two-1-1"}, {"command": "set_initiative"}])");
    return table;
}

} // namespace

class TestChaoticPage : public QObject {
    Q_OBJECT

private:
    static void bothWays()
    {
        QTest::addColumn<bool>("keys");
        QTest::newRow("mouse") << false;
        QTest::newRow("keys") << true;
    }
    static Hand::With way()
    {
        QFETCH(bool, keys);
        return keys ? Hand::With::Keys : Hand::With::Mouse;
    }

private Q_SLOTS:
    void fromTheDecksToAStrike_data() { bothWays(); }
    void fromTheDecksToAStrike()
    {
        TableWindow table(*begun(3), way());
        // Setup behind the curtain: a deck, one creature by hand, the rest as listed.
        for (const char* player : {"one", "two"}) {
            const std::string hand = std::string("showHand_") + player;
            table.take(hand, *player == 'o' ? "deck_0" : "deck_1");
            const Player who = *player == 'o' ? Player::One : Player::Two;
            QVERIFY(table.state().seats[who].deck != nullptr);
            const std::string first = table.state().deckOf(who).creatures.front().id;
            table.take(hand, "card_" + first); // it stays in hand, nobody sees which it is
            QVERIFY(table.isOffered({who, 1, 2}));
            if (who == Player::One)
                table.shoot("setup");
            table.tap(Space{who, 1, 2});
            QCOMPARE(table.state().creatures.size(), who == Player::One ? std::size_t{1} : std::size_t{4});
            table.take(hand, "asListed");
        }
        // Nothing that lies face down is to be read anywhere.
        const QString seen = table.words();
        for (const Creature& one : table.state().creatures) {
            QVERIFY(!seen.contains(QString::fromStdString(table.state().cardOf(one).name)));
            QVERIFY(!seen.contains(QString::fromStdString(table.state().battlegearOf(one).name)));
        }
        table.press("revealAll");
        table.press("first_one");
        QVERIFY(!table.find<Curtain>("curtain")->isOpen()); // a Location is chosen in the open
        table.shoot("locations");
        table.press("location_0");
        QVERIFY(table.state().location.has_value());
        QVERIFY(!table.find<Curtain>("curtain")->isOpen());
        // Two taps: a creature, a shining space.
        const CreatureIndex mover = table.state().standingOn({Player::One, 1, 1});
        table.tap(mover);
        table.shoot("creature");
        QVERIFY(table.isOffered({Player::Two, 1, 1}));
        QVERIFY(!table.isOffered({Player::Two, 2, 1}));
        // The first tap on an opponent's creature shows it, the second one attacks; so does the main button.
        table.tap(Space{Player::Two, 1, 1});
        QVERIFY(!table.state().combat.has_value() && table.button("attack"));
        table.shoot("aimed");
        table.tap(Space{Player::Two, 1, 1});
        QVERIFY(table.state().combat.has_value());
        for (int steps = 0; steps < 30 && !table.state().combat->hasStrikes(); ++steps) {
            for (const char* name : {"carriedOut", "putDown", "nobodyAdds", "resolve", "initiative"}) {
                if (table.button(name)) {
                    table.press(name);
                    break;
                }
            }
        }
        QVERIFY(table.state().combat->hasStrikes());
        table.shoot("attacks");
        table.press("attack_0");
        QCOMPARE(table.state().burst.items.front().type, ItemType::Attack);
        QVERIFY(!table.find<TextLabel>("total")->text().isEmpty());
        table.shoot("strike");
        for (int steps = 0; steps < 30 && !table.state().lastStrike; ++steps)
            table.press(table.button("nobodyAdds") ? "nobodyAdds" : table.button("putDown") ? "putDown" : "resolve");
        QVERIFY(table.state().lastStrike.has_value());
        table.shoot("struck");
    }

    void aBurstOfFiveResolvesFromTheTop_data() { bothWays(); }
    void aBurstOfFiveResolvesFromTheTop()
    {
        ChaoticTable played = duel();
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match(), way());
        QCOMPARE(table.state().combat->striking, Player::One);
        table.press("attack_0"); // Flame Orb: 5 + 5 + 10
        QCOMPARE(table.find<TextLabel>("total")->text(), s("Damage 20"));
        QCOMPARE(table.find<MainButton>("nobodyAdds")->title(), s("Nobody answers: deal 20 damage"));
        // Dani answers first (who plays an Attack does), then in turn.
        const auto answer = [&](const char* player, const char* mugic) {
            table.take(std::string("showHand_") + player, mugic);
        };
        answer("one", "mugic_0"); // Song of Fire, on whom?
        table.shoot("target");
        table.tap(CreatureIndex{1});
        answer("two", "mugic_0"); // Refrain: on the only item that it can hit
        if (table.button("putBack"))
            table.tapItem(0);
        answer("one", "mugic_1"); // Hush, on Refrain
        if (table.button("putBack"))
            table.tapItem(0);
        answer("two", "mugic_1"); // Hymn
        if (table.button("putBack"))
            table.tap(CreatureIndex{1});
        QCOMPARE(table.state().burst.items.size(), std::size_t{5});
        std::vector<StackItem> stack = table.stack();
        QCOMPARE(stack.size(), std::size_t{5});
        QCOMPARE(stack.front().name, s("Hymn"));
        QCOMPARE(stack.back().name, s("Flame Orb"));
        QCOMPARE(stack[2].is, StackItem::Fate::Hit); // Refrain, by Hush
        QVERIFY(stack[3].is != StackItem::Fate::Hit);
        table.shoot("burst");
        // Both pass and the topmost resolves, by one tap; what was entered together is taken back together.
        const int before = table.entries();
        table.press("nobodyAdds");
        QCOMPARE(table.entries(), before + 3);
        QCOMPARE(table.state().burst.turn.status, BurstStatus::Resolving);
        QCOMPARE(table.state().burst.items.size(), std::size_t{4});
        table.hand->key(Qt::Key_Z);
        QCOMPARE(table.state().burst.items.size(), std::size_t{5});
        QVERIFY(table.state().burst.turn.choice.has_value());
        table.press("redoButton");
        QCOMPARE(table.state().burst.items.size(), std::size_t{4});
        table.shoot("complete");
        QCOMPARE(table.stack().front().is, StackItem::Fate::Resolves);
        // The ruling stands below the Burst: its headline, its reasons, its rules.
        const auto& ruling = *table.find<RulingBanner>("newestRuling");
        const QWidget& burst = *table.find<BurstView>("burst");
        QVERIFY(ruling.isVisible());
        QCOMPARE(ruling.parentWidget(), burst.parentWidget());
        QVERIFY(ruling.y() >= burst.geometry().bottom());
        // Beside the log it stands too.
        const QWidget& tabs = *table.find<QWidget>("sideTabs");
        tabs.findChild<QAbstractButton*>(s("segment3"))->click();
        QVERIFY(ruling.isVisible() && !burst.isVisible());
        tabs.findChild<QAbstractButton*>(s("segment0"))->click();
        QVERIFY(ruling.isVisible() && burst.isVisible());
        std::vector<std::size_t> left;
        QStringList rulings;
        while (table.button("resolve")) {
            table.press("resolve");
            left.push_back(table.state().burst.items.size());
            rulings << ruling.state().sentence;
        }
        QCOMPARE(left, (std::vector<std::size_t>{2, 1, 0})); // Hush takes Refrain away
        QVERIFY(rulings.value(0).contains(s("Refrain is dispelled")));
        QCOMPARE(table.state().at(1).damage, 35); // 15 of the Song, 20 of the Attack
        QVERIFY(table.state().burst.isQuiet());
        table.shoot("after");
        // And all of it back again, one by one.
        const int whole = table.entries();
        table.hand->key(Qt::Key_Z);
        QCOMPARE(table.state().burst.items.size(), std::size_t{1});
        QVERIFY(table.entries() >= whole);
    }

    /// Somebody enters something at a phone: what lies under a hand here stays, and what no longer fits is told.
    void aPhonesEntryLeavesWhatIsBegun()
    {
        ChaoticTable played = duel();
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match());
        const auto elsewhere = [&](const char* line) {
            const ElsewhereAnswer answer = table.window->session()->playElsewhere({Json::parse(line)});
            QVERIFY2(answer.played == Played::Accepted, line);
            QTest::qWait(0);
        };
        const char* const adjusted =
            R"({"command": "adjust", "kind": "element", "creature": "two/rothar", "element": "water", "lasts": "combat"})";
        const auto* gone = table.find<TextLabel>("phonesWords");
        table.press("attack_0");
        table.take("showHand_one", "mugic_0"); // Song of Fire, on whom?
        QVERIFY(table.button("putBack") != nullptr);
        elsewhere(adjusted);
        QVERIFY(table.button("putBack") != nullptr && !gone->isVisible());
        table.tap(CreatureIndex{1});
        QCOMPARE(table.state().burst.items.size(), std::size_t{2});
        // The answer was given at a phone meanwhile: the card goes back into the hand.
        elsewhere(R"({"command": "pass", "player": "two"})");
        table.take("showHand_one", "mugic_2"); // Lull, on whom?
        QVERIFY(table.button("putBack") != nullptr);
        elsewhere(R"({"command": "pass", "player": "one"})");
        QVERIFY(table.button("putBack") == nullptr && gone->isVisible());
        // A creature that is looked at is looked at.
        table.tap(CreatureIndex{0});
        const auto* sum = table.find<QWidget>("creatureSum");
        QVERIFY(sum->isVisible());
        elsewhere(adjusted);
        QVERIFY(sum->isVisible());
    }

    void aShowdownIsPickedByBoth_data() { bothWays(); }
    void aShowdownIsPickedByBoth()
    {
        ChaoticTable played(3);
        for (const char* id : {R"({"id": "a"})", R"({"id": "b"})", R"({"id": "c"})"})
            played.creature(Player::One, id);
        for (const char* id : {R"({"id": "x"})", R"({"id": "y"})", R"({"id": "z"})"})
            played.creature(Player::Two, id);
        played.begin(Player::Two);
        // Turn 1: a combat that leaves a space empty. Turns 2 and 3 are quiet, and in turn 4 creatures only move.
        const std::string quiet = R"({"command": "reveal_location", "card": "Field"},
            {"command": "end_action_step", "override": "nobody moves"}, {"command": "end_turn"})";
        played.play(R"([{"command": "move", "creature": "two/x", "space": "one-1-1"},
            {"command": "adjust", "kind": "leave_play", "creature": "two/x"},
            {"command": "adjust", "kind": "leave_play", "creature": "one/a"},
            {"command": "end_action_step"}, {"command": "end_turn"}])");
        played.play("[" + quiet + "," + quiet + "]");
        played.play(R"([{"command": "reveal_location", "card": "Field"},
            {"command": "move", "creature": "one/c", "space": "one-1-1"}, {"command": "end_action_step"}])");
        QCOMPARE(played.failure(), "");
        QVERIFY(played.state().showdownDue);
        TableWindow table(played.match(), way());
        table.shoot("showdown");
        const auto space = [&](const char* id) {
            const auto& creatures = table.state().creatures;
            return std::find_if(creatures.begin(), creatures.end(), [&](const Creature& one) { return one.id == id; })
                ->space;
        };
        // Dani, whose turn it is, picks one of Ola's, and Ola one of Dani's; their own cannot be picked.
        QVERIFY(table.isOffered(space("two/y")) && !table.isOffered(space("one/b")));
        table.tap(space("two/y"));
        QVERIFY(!table.state().combat);
        QVERIFY(table.isOffered(space("one/b")) && !table.isOffered(space("two/z")));
        table.tap(space("one/b"));
        QVERIFY(table.state().combat && table.state().combat->isShowdown);
        QCOMPARE(table.state().at(table.state().combat->attacker).id, std::string("one/b"));
        QCOMPARE(table.state().at(table.state().combat->defender).id, std::string("two/y"));
        // Chance decides who strikes first, and the Location says nothing else.
        QVERIFY(table.words().contains(s("Chance decides who strikes first")));
        QVERIFY(!table.words().contains(s("Initiative by")));
        table.press("chance_two");
        QCOMPARE(table.state().combat->striking, Player::Two);
        table.shoot("showdown-combat");
    }

    /// What is left to the players stands on the Burst in its words, and they carry it out with the creature tapped.
    void aTextIsCarriedOutByTheCreatureThatIsTapped_data() { bothWays(); }
    void aTextIsCarriedOutByTheCreatureThatIsTapped()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "maxxor", "name": "Maxxor", "abilities": [{"kind": "activated",
            "summary": "target creature heals 10", "cost": {"mugic_counters": 1}}]})");
        played.creature(Player::Two, R"({"id": "rothar", "name": "Rothar"})");
        played.begin();
        played.play(R"([{"command": "adjust", "kind": "damage", "creature": "one/maxxor", "amount": 30},
            {"command": "adjust", "kind": "damage", "creature": "two/rothar", "amount": 30},
            {"command": "use_ability", "player": "one", "source": "one/maxxor", "ability": 0, "target": "one/maxxor"},
            {"command": "pass", "player": "two"}, {"command": "pass", "player": "one"}])");
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match(), way());
        QCOMPARE(table.stack().front().words, s("target creature heals 10"));
        table.press("resolve");
        QVERIFY(table.find<RulingBanner>("newestRuling")
                    ->state()
                    .reasons.contains(s("You carry it out: target creature heals 10")));
        table.shoot("carried-out");
        table.press("heal"); // its target has been tapped already
        QCOMPARE(table.state().at(0).damage, 20);
        QVERIFY(!table.button("heal") && !table.button("carriedOut")); // one target, once
        // Taken back, it is to be carried out again.
        table.hand->key(Qt::Key_Z);
        QCOMPARE(table.state().at(0).damage, 30);
        table.tap(CreatureIndex{1});
        table.press("heal");
        QCOMPARE(table.state().at(1).damage, 20);
        table.hand->key(Qt::Key_Z);
        table.press("carriedOut");
        QVERIFY(!table.button("heal") && !table.button("carriedOut"));
    }

    /// The list of Attacks says what the sum will say: Strike counts in the first one only.
    void theListSaysWhatTheSumSays()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a", "energy": 90, "keywords": [{"keyword": "strike", "amount": 20}]})");
        played.creature(Player::Two, R"({"id": "b", "energy": 90})");
        for (const Player player : bothPlayers)
            played.attack(player, R"({"name": "Blow", "base": 5})");
        played.begin();
        played.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"}, {"command": "set_initiative"}])");
        const auto listed = [&] {
            const State& state = played.state();
            return damageOf(state, state.deckOf(state.combat->striking).attacks.front());
        };
        QCOMPARE(listed(), std::optional(25));
        played.strike("Blow");
        QCOMPARE(played.state().at(1).damage, 25);
        played.strike("Blow");
        QCOMPARE(listed(), std::optional(5));
        played.strike("Blow");
        QCOMPARE(played.state().at(1).damage, 30);
        QCOMPARE(played.failure(), "");
    }

    /// What a Location changes has its line with its name, and nothing of the ruling stands there a second time.
    void theSumNamesTheLocation()
    {
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768)}) {
            ChaoticTable played(1);
            played.creature(Player::One, R"({"id": "a", "name": "Maxxor", "energy": 90,
                "disciplines": {"courage": 90, "power": 90, "wisdom": 10, "speed": 10}})");
            played.creature(Player::Two, R"({"id": "b", "name": "Rothar", "energy": 90})");
            played.location(R"({"name": "Everrain", "initiative": {"kind": "discipline", "discipline": "courage"},
                "attack_modifiers": [{"operation": "subtract", "amount": 5, "applies_if": {"attack_element": "earth"}}]})");
            played.attack(Player::One, R"({"name": "Ash Torrent", "base": 0, "elemental": {"earth": 0}, "effects": [
                {"conditions": [{"kind": "check", "discipline": "power", "value": 60}],
                 "outcomes": [{"kind": "damage", "amount": 10}]}]})");
            played.begin();
            played.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"},
                {"command": "set_initiative"}, {"command": "strike", "card": "Ash Torrent"}])");
            QCOMPARE(played.failure(), "");
            const State& state = played.state();
            const auto sum = strikeSum(state, Names(state), played.match().names());
            QVERIFY(sum.has_value());
            QVERIFY2(sum->remarks.isEmpty(), qPrintable(sum->remarks.join(QLatin1Char('\n'))));
            QCOMPARE(sum->lines.back().title, s("Everrain"));
            QCOMPARE(sum->lines.back().value, s("\u22125"));
            TableWindow table(played.match(), Hand::With::Mouse, {size});
            const auto* panel = table.find<SumPanel>("fightSum");
            QVERIFY(!panel->visibleRegion().isEmpty());
            QCOMPARE(panel->visibleRegion().boundingRect(), panel->rect());
            table.shoot(size.width() == 1024 ? "sum-1024" : "sum-1366");
        }
    }

    /// What the text does beside damage is told, and of the ruling nothing else.
    void theSumTellsWhatElseTheAttackDoes()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a", "name": "Maxxor", "energy": 90})");
        played.creature(Player::Two, R"({"id": "b", "name": "Rothar", "energy": 90,
            "disciplines": {"courage": 10, "power": 90, "wisdom": 10, "speed": 10}})");
        played.attack(Player::One, R"({"name": "Fear", "base": 5, "effects": [
            {"outcomes": [{"kind": "opponent_loses_discipline", "disciplines": ["power"], "amount": 25}]}]})");
        played.begin();
        played.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"}, {"command": "set_initiative"},
            {"command": "strike", "card": "Fear"}])");
        QCOMPARE(played.failure(), "");
        const auto sum = strikeSum(played.state(), Names(played.state()), played.match().names());
        QVERIFY(sum.has_value());
        QCOMPARE(sum->remarks, QStringList{s("Rothar loses 25 Power and now has 65.")});
    }

    /// Before a Location is chosen its text is read, and a digit takes one, as it takes an Attack.
    void openCardsSayWhatTheyDoAndHaveDigits()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a", "name": "Maxxor", "energy": 90})");
        played.creature(Player::Two, R"({"id": "b", "name": "Rothar", "energy": 90})");
        for (const Player player : bothPlayers) {
            played.attack(player, R"({"name": "Blow", "base": 5})");
            played.attack(player, R"({"name": "Kick", "base": 10})");
        }
        played.location(R"({"name": "Everrain", "initiative": {"kind": "discipline", "discipline": "courage"},
            "attack_modifiers": [{"operation": "subtract", "amount": 5, "applies_if": {"attack_element": "earth"}}]})");
        played.begin();
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match(), Hand::With::Keys);
        table.hand->key(Qt::Key_Z); // the Location that was revealed
        const QAbstractButton* everrain = table.button("location_0");
        QVERIFY(everrain != nullptr);
        const QString heard = everrain->accessibleName() + everrain->accessibleDescription();
        QVERIFY2(heard.contains(s("Courage")) && heard.contains(s("Earth")), qPrintable(heard));
        table.shoot("locations");
        table.hand->key(Qt::Key_1);
        QVERIFY(table.state().location && table.state().locationCard().name == "Everrain");
        table.tap(CreatureIndex{0});
        table.tap(CreatureIndex{1});
        table.press("attack");
        QVERIFY(table.state().combat);
        if (!table.state().combat->hasStrikes())
            table.press("initiative");
        table.hand->key(Qt::Key_2);
        QVERIFY(!table.state().burst.items.empty());
        QCOMPARE(table.state().burst.items.front().name, std::string("Kick"));
    }

    /// What is drawn as a picture is heard: tribe, elements, what it can do, the Battlegear that lies open.
    void theBoardIsHeardWhole()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a", "name": "Maxxor", "tribe": "danian", "elements": ["fire"],
            "keywords": [{"keyword": "swift", "amount": 1}], "abilities": [{"kind": "activated",
            "summary": "target creature heals 10", "cost": {"mugic_counters": 1}}]})");
        played.creature(Player::Two, R"({"id": "b", "name": "Rothar"})");
        played.battlegear(Player::One, R"({"name": "Viewer", "reveal_at_beginning_of_game": true})");
        played.begin();
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match());
        const auto* board = table.find<BoardView>("board");
        const QString heard = board->placeWords(board->placeOf(CreatureIndex{0}));
        for (const char* word : {"Danian", "Fire", "Swift 1", "target creature heals 10", "Battlegear: Viewer"})
            QVERIFY2(heard.contains(s(word)), qPrintable(heard));
    }

    /// Triggered abilities are put down in an order by the button, never by a tap on one of them.
    void triggersArePutDownByTheButton_data() { bothWays(); }
    void triggersArePutDownByTheButton()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a", "keywords": [
            {"keyword": "intimidate", "amount": 10, "discipline": "power"},
            {"keyword": "intimidate", "amount": 15, "discipline": "courage"}]})");
        played.creature(Player::Two, R"({"id": "b"})");
        played.begin();
        played.play(R"({"command": "move", "creature": "one/a", "space": "two-1-1"})");
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match(), way());
        QCOMPARE(table.stack().front().name, s("Intimidate (Power) 10"));
        table.tapItem(1);
        QCOMPARE(table.state().burst.pending.size(), std::size_t{2});
        table.press("putDown");
        QCOMPARE(table.state().burst.items.size(), std::size_t{2});
        QCOMPARE(table.state().burst.items.front().keyword->amount, 15);
        // Whoever gives up in a fight leaves both on the board.
        played.play(R"({"command": "concede", "player": "two"})");
        QVERIFY(boardOf(played.state(), Names(played.state())).spaces.front().creature &&
                boardOf(played.state(), Names(played.state())).spaces.back().creature);
    }

    /// A deck of a file is taken in although the curtain closes behind the dialog; what is wrong with it is said.
    void aDeckFileIsBroughtIn()
    {
        const QTemporaryDir folder;
        const auto fileOf = [&](const char* name, const QByteArray& content) {
            QFile file(folder.filePath(s(name)));
            (void)file.open(QIODevice::WriteOnly);
            file.write(content);
            return file.fileName();
        };
        TableWindow table(*begun(3));
        table.find<ChaoticPage>("chaoticPage")->takeDeck(Player::One, fileOf("bad.json", R"({"foo": 1})"));
        QVERIFY(table.find<Curtain>("curtain")->isOpen());
        QVERIFY(table.words().contains(s("foo")));
        BuiltDeck deck{"Dawn", 3, RulesLevel::Advanced, printedFacts()->decks.front().deck};
        table.press("closeHand");
        table.find<ChaoticPage>("chaoticPage")
            ->takeDeck(Player::One, fileOf("dawn.json", QByteArray::fromStdString(writeRecord(deck).dump())));
        QVERIFY(table.state().seats[Player::One].deck != nullptr);
    }

    /// Any other entry is made of what lies on the table, by its name; what a kind of text needs is asked for.
    void otherEntriesAskByName_data() { bothWays(); }
    void otherEntriesAskByName()
    {
        ChaoticTable played = duel();
        TableWindow table(played.match(), way());
        table.press("otherEntry");
        table.press("entry_adjust");
        table.press("form.kind:pick");
        table.press("form.kind:offer_damage");
        QVERIFY(!table.button("form.effect:choices") && !table.button("form:option_creature"));
        QCOMPARE(table.button("recordEntry")->toolTip(), s("Still needed: Creature."));
        table.shoot("other-entry");
        table.press("form.creature:choice_two/rothar");
        QVERIFY(!table.words().contains(s("two/rothar")));
        table.find<QWidget>("form.amount")->findChild<QSpinBox*>()->setValue(15);
        table.press("recordEntry");
        QCOMPARE(table.state().at(1).damage, 15);
    }

    /// Two players who are called alike could not be told apart.
    void everyPlayerHasANameOfTheirOwn()
    {
        const QTemporaryDir folder;
        MainWindow window(GameEntries{gameEntry()}, folder.path());
        window.show();
        window.findChild<QAbstractButton*>(s("newMatch_chaotic"))->click();
        const auto fields = window.currentPage()->findChildren<QLineEdit*>();
        const auto* start = window.currentPage()->findChild<MainButton*>(s("startButton"));
        QVERIFY(fields.size() >= 2 && start != nullptr && !start->isUnavailable());
        fields[0]->setText(s("Ola"));
        fields[1]->setText(s("ola"));
        QVERIFY(start->isUnavailable());
        fields[1]->setText(s("Dani"));
        QVERIFY(!start->isUnavailable());
    }

    /// One pull from a creature to a space; a foe is attacked by it.
    void aCreatureIsPulled()
    {
        ChaoticTable played(1);
        played.creature(Player::One, R"({"id": "a"})");
        played.creature(Player::Two, R"({"id": "b"})");
        played.attack(Player::One, R"({"name": "Blow", "base": 5})");
        played.begin();
        TableWindow table(played.match());
        auto* board = table.find<BoardView>("board");
        Q_EMIT board->pulled(board->placeOf(Space{Player::One, 1, 1}), board->placeOf(Space{Player::Two, 1, 1}));
        QVERIFY(table.state().combat.has_value());
        // Nobody holds a Mugic: Initiative goes in by itself, and is taken back with the attack.
        QVERIFY(table.state().combat->hasStrikes());
        table.hand->key(Qt::Key_Z);
        QVERIFY(!table.state().combat.has_value());
    }

    /// Damage by its source; who is left, and who gave up.
    void theReportTellsSourcesAndTheEnd()
    {
        ChaoticTable played = duel();
        played.play(R"([{"command": "strike", "card": "Flame Orb"},
            {"command": "play_mugic", "player": "one", "card": "Song of Fire", "payer": "one/maxxor",
             "target": "two/rothar"},
            {"command": "pass", "player": "two"}, {"command": "pass", "player": "one"},
            {"command": "resolve_next"}, {"command": "resolve_next"},
            {"command": "adjust", "kind": "damage", "creature": "one/maxxor", "amount": 5},
            {"command": "concede", "player": "two"}])");
        QCOMPARE(played.failure(), "");
        const MatchReport report = reportOf(played.match());
        std::map<QString, std::vector<int>> counts;
        for (const ReportCount& count : report.counts)
            counts[report.words(count.name)] = count.values;
        QCOMPARE(counts[s("Damage of Attacks")], (std::vector<int>{20, 0}));
        QCOMPARE(counts[s("Damage from Mugic")], (std::vector<int>{15, 0}));
        QCOMPARE(counts[s("Damage entered by hand")], (std::vector<int>{0, 5}));
        QCOMPARE(report.words(report.subtitle), s("Player two gave up the match"));
        QCOMPARE(report.tables.size(), std::size_t{2});
        QCOMPARE(flawOf(report), std::string());
    }

    /// Large: who won, and what ended it, said last. Then nobody is asked behind the curtain.
    void theEndSaysWhatEndedIt()
    {
        ChaoticTable played = duel();
        played.play(R"([{"command": "adjust", "kind": "damage", "creature": "two/rothar", "amount": 60},
            {"command": "strike", "card": "Flame Orb"}])");
        QCOMPARE(played.failure(), "");
        TableWindow table(played.match());
        for (int steps = 0; steps < 10 && table.state().step != Step::Finished; ++steps)
            table.press(table.button("nobodyAdds") ? "nobodyAdds" : "resolve");
        auto* moment = table.find<RulingMoment>("rulingMoment");
        QVERIFY(moment->isVisible());
        const QString words = table.words();
        QVERIFY2(words.contains(s("Rothar is defeated: damage 80, Energy 70.")), qPrintable(words));
        QStringList rules;
        for (const RuleChip* chip : moment->findChildren<RuleChip*>())
            rules << chip->rule();
        QVERIFY2(rules.contains(s("CH-1.2")), qPrintable(rules.join(u' ')));
        table.press("momentMain");
        QVERIFY(!table.words().contains(s("until you hold the button below")));
    }

    /// Everybody sees who fights, and what hangs over whom.
    void theSecondScreenShowsTheFight()
    {
        ChaoticTable played = duel();
        const auto duelOf = [&] { return gameEntry().scoreboard(played.match()).duel; };
        QVERIFY(duelOf().has_value());
        QCOMPARE(duelOf()->fighters[1].threat, 0);
        played.play(R"({"command": "strike", "card": "Flame Orb"})");
        QCOMPARE(played.failure(), "");
        const ScoreboardDuel fight = *duelOf();
        QCOMPARE(fight.fighters[0].name, s("Maxxor"));
        QCOMPARE(fight.fighters[1].left, 70);
        QCOMPARE(fight.fighters[1].threat, 20);
        QCOMPARE(fight.striking, 1);
        QCOMPARE(fight.stack.size(), std::size_t{1});
        ScoreboardView view;
        view.setState(gameEntry().scoreboard(played.match()));
        QVERIFY(view.accessibleDescription().contains(s("Rothar")));
        for (const auto& [name, size] : {std::pair{"hd", QSize(1920, 1080)}, {"narrow", QSize(1024, 768)}}) {
            view.resize(size);
            if (const QString shots = qEnvironmentVariable("WHISTLE_SHOTS"); !shots.isEmpty())
                view.grab().save(shots + s("/chaotic-second-") + s(name) + s(".png"));
        }
    }

    /// A tap is no hold; who cannot hold opens it by Enter, and Tab stays there. Escape closes the curtain; what was
    /// behind it is gone from the window.
    void theCurtainTakesItsCardsAway()
    {
        ChaoticTable played = duel();
        TableWindow table(played.match());
        QVERIFY(!table.words().contains(s("Song of Fire")));
        table.press("showHand_one");
        QVERIFY(!table.find<Curtain>("curtain")->isOpen());
        QVERIFY(!table.words().contains(s("Song of Fire")));
        QVERIFY(table.words().contains(s("Nothing chosen")));
        table.button("showHand_one")->click(); // as Enter does
        QVERIFY(table.words().contains(s("Song of Fire")));
        for (int tab = 0; tab < 20; ++tab) {
            QVERIFY(table.find<Curtain>("curtain")->isAncestorOf(QApplication::focusWidget()));
            table.hand->key(tab < 10 ? Qt::Key_Tab : Qt::Key_Backtab);
        }
        table.shoot("hand");
        table.hand->key(Qt::Key_Escape);
        QVERIFY(!table.find<Curtain>("curtain")->isOpen());
        QVERIFY(!table.words().contains(s("Song of Fire")));
    }

    void everySizeHasRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(2560, 1440)}) {
            for (const char* language : {"en", "hu"})
                QTest::addRow("%d-%s", size.width(), language) << size << 1.0 << s(language);
        }
        QTest::newRow("1366-large") << QSize(1366, 768) << 2.0 << s("en");
        QTest::newRow("2560-large") << QSize(2560, 1440) << 2.0 << s("hu");
    }
    void everySizeHasRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(QString, language);
        for (const int creatures : {6, 10}) {
            ChaoticTable played(creatures);
            for (int i = 0; i < creatures; ++i) {
                const std::string number = std::to_string(i);
                const auto card = [&number](const std::string& id, const std::string& name) {
                    return Json{{"id", id + number},
                                {"name", name + number},
                                {"elements", Json::array({"fire"})},
                                {"mugic_ability", 2}}
                        .dump();
                };
                played.creature(Player::One, card("a", "Tangath ").c_str());
                played.creature(Player::Two, card("b", "Lord Bloot ").c_str());
            }
            played.attack(Player::One, R"({"name": "Flame Orb", "base": 5, "elemental": {"fire": 5}})");
            played.attack(Player::Two, R"({"name": "Flame Orb", "base": 5, "elemental": {"fire": 5}})");
            played.begin();
            played.play(
                R"([{"command": "move", "creature": "one/a0", "space": "two-1-1"}, {"command": "set_initiative"},
                            {"command": "strike", "card": "Flame Orb"}])");
            QCOMPARE(played.failure(), "");
            TableWindow table(played.match(), Hand::With::Mouse, {size, scale, language.toLatin1().constData()});
            table.shoot((std::string(QTest::currentDataTag()) + '-' + std::to_string(creatures)).c_str());
            const auto& board = *table.find<BoardView>("board");
            if (board.isVisible())
                QVERIFY(board.placeRect(0).height() >= Theme::current().lineHeight(TypeStep::Label));
            QVERIFY(table.window->width() <= size.width() && table.window->height() <= size.height());
        }
    }
};

QTEST_MAIN(TestChaoticPage)
#include "tst_chaotic_page.moc"
