// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of Chaotic: what is listed is accepted, what is accepted is listed, and nothing is told that lies face down.
#include "chaotic/library/hints.h"
#include "chaotic/offers/moves.h"
#include "chaotic_random.h"
#include "chaotic_table.h"
#include "moves/step_of_nobody.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

using TableMove = MoveOf<Command>;
using TableMoves = std::vector<TableMove>;

int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

/// Whether the command is the move's own, but for its open places.
bool isThat(const TableMove& move, const Json& command, const Command& typed)
{
    if (move.commands.front().index() != typed.index())
        return false;
    Json own = writeCommand(move.commands.front());
    Json other = command;
    for (const Open& open : move.open) {
        const Json::json_pointer at(open.at.substr(2)); // there is one command
        if (open.shape && other.contains(at) && !open.shape->check(other.at(at)).empty())
            return false;
        for (Json* one : {&own, &other}) {
            if (one->contains(at))
                (*one)[at.parent_pointer()].erase(at.back());
        }
    }
    return own == other;
}
bool isAmong(const TableMoves& moves, const Command& command)
{
    const Json json = writeCommand(command);
    return std::any_of(moves.begin(), moves.end(), [&](const TableMove& move) { return isThat(move, json, command); });
}

/// The same play, whatever it is aimed at: what makes no sense is legal, and not offered.
bool isAmongAnyAim(const TableMoves& moves, const Command& command)
{
    if (!std::holds_alternative<PlayMugic>(command) && !std::holds_alternative<UseAbility>(command))
        return false;
    const auto unaimed = [](const Command& one) {
        Json json = writeCommand(one);
        json.erase("target");
        json.erase("burst_effect");
        return json;
    };
    const Json wanted = unaimed(command);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const TableMove& move) { return unaimed(move.commands.front()) == wanted; });
}

/// What its words are not for, though the data let it be aimed so: "dispel target Mugic" at an ability, "target attack
/// deals 0" at nothing.
bool isSenseless(const State& state, const Command& command)
{
    const auto* play = std::get_if<PlayMugic>(&command);
    if (!play)
        return false;
    const auto& cards = state.deckOf(play->player).mugic;
    const auto card =
        std::find_if(cards.begin(), cards.end(), [&](const MugicCard& one) { return one.name == play->card; });
    if (card == cards.end())
        return false;
    const Hints hints = hintsIn(card->effect.summary.value_or(std::string()));
    if (!hints.target || !play->target)
        return hints.target;
    const auto& items = state.burst.items;
    const auto item =
        std::find_if(items.begin(), items.end(), [&](const Item& one) { return itemWord(one.id) == *play->target; });
    return item == items.end() ? hints.item && !hints.creature
                               : (hints.creature && !hints.item) || (hints.mugicOnly && item->type != ItemType::Mugic);
}

/// Every move, strike, Location, Mugic and ability that somebody could think of.
std::vector<Command> everything(const State& state)
{
    std::vector<Command> all{
        NewMatch{},    RevealAll{},   EndActionStep{}, EndTurn{},     SetInitiative{},   SetInitiative{Player::One},
        ResolveNext{}, SetHive{true}, SetHive{false},  ChooseFirst{}, Pass{Player::One}, Pass{Player::Two}};
    for (int facts = 1; facts < 3; ++facts)
        all.emplace_back(ResolveNext{StatedFacts{std::vector<bool>(static_cast<std::size_t>(facts), true)}});
    Trigger backwards;
    for (auto item = state.burst.pending.rbegin(); item != state.burst.pending.rend(); ++item)
        backwards.items.emplace_back(itemWord(item->id));
    if (!backwards.items.empty())
        all.emplace_back(backwards);
    backwards.items.emplace_back(FreeItem{Player::Two, "a text", {}, {}});
    all.emplace_back(backwards);
    std::vector<std::optional<std::string>> targets{{}};
    for (const Creature& creature : state.creatures)
        targets.emplace_back(creature.id);
    for (const Item& item : state.burst.items)
        targets.emplace_back(itemWord(item.id));
    const std::vector<std::optional<BurstEffect>> effects{{}, BurstEffect::Dispel, BurstEffect::Negate};
    for (const Creature& creature : state.creatures) {
        for (const Space& space : state.board().spaces())
            all.emplace_back(Move{creature.id, space});
        for (const Creature& other : state.creatures)
            all.emplace_back(PlayShowdown{creature.id, other.id});
        for (int ability = 0; ability < 2; ++ability) {
            for (const auto& target : targets) {
                for (const auto& effect : effects) {
                    for (const bool ofBattlegear : {false, true}) {
                        UseAbility use{creature.player, creature.id, ofBattlegear, ability, target, {}, effect};
                        all.emplace_back(use);
                        use.sacrifice = ofBattlegear ? "battlegear" : creature.id;
                        all.emplace_back(use);
                    }
                }
            }
        }
    }
    for (const Player player : bothPlayers) {
        all.emplace_back(Concede{player});
        const auto& deck = state.seats[player].deck;
        if (!deck)
            continue;
        all.emplace_back(SetDeck{player, deck});
        for (const AttackCard& card : deck->attacks)
            all.emplace_back(Strike{card.name});
        for (const LocationCard& card : deck->locations) {
            all.emplace_back(RevealLocation{card.name});
            all.emplace_back(ReplaceLocation{player, card.name});
        }
        for (const CreatureCard& card : deck->creatures) {
            for (const Space& space : state.board().spaces())
                all.emplace_back(PlaceCreature{player, card.id, space});
            for (const BattlegearCard& gear : deck->battlegear)
                all.emplace_back(Equip{player, std::string(toWord(player)) + '/' + card.id, gear.name});
        }
        for (const MugicCard& card : deck->mugic) {
            all.emplace_back(Discard{player, card.name});
            all.emplace_back(ReturnCard{player, card.name});
            for (const Creature& creature : state.creatures) {
                for (const auto& target : targets) {
                    for (const auto& effect : effects) {
                        PlayMugic play{player, card.name, creature.id, target, {}, effect};
                        if (!card.cost)
                            play.x = 1;
                        all.emplace_back(std::move(play));
                    }
                }
            }
        }
    }
    return all;
}

} // namespace

class TestChaoticMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every move of a table is accepted just as it stands, and whatever the referee accepts is a move. That each has
    /// taps of its own and that recorded matches are moves, the contract of every game shows (tests/contract).
    void movesAreWhatIsAccepted()
    {
        int tried = 0;
        int compared = 0;
        for (int seed = 0; seed < matches(12); ++seed) {
            State state;
            int entries = 0;
            for (const Command& command : randomMatch(static_cast<unsigned>(seed))) {
                const TableMoves moves = movesOf(Game(), state);
                const std::string line = std::to_string(seed) + ": " + writeCommand(command).dump().substr(0, 300);
                QVERIFY2(std::holds_alternative<Adjust>(command) || isAmong(moves, command), line.c_str());
                for (std::size_t i = 0; i < moves.size() && entries % 5 == 0; ++i, ++tried) {
                    const Outcome<State> outcome = Game().referee(state, moves[i].commands.front());
                    QVERIFY2(outcome.isLegal() && outcome.problems.empty(), line.c_str());
                    QVERIFY2(moves[i].commands.size() == 1 || areLegal(Game(), state, moves[i].commands), line.c_str());
                }
                if (++entries % 29 == 0) {
                    for (const Command& one : everything(state)) {
                        ++compared;
                        if (Game().referee(state, one, Reasons::Listening::No).isLegal())
                            QVERIFY2(isAmong(moves, one) || isAmongAnyAim(moves, one) || isSenseless(state, one),
                                     (line + writeCommand(one).dump()).c_str());
                    }
                }
                state = Game().referee(state, command, Reasons::Listening::No).next;
            }
            QVERIFY(movesOf(Game(), state).empty() && state.step == Step::Finished);
        }
        qInfo("%d moves tried, %d commands compared", tried, compared);
        QVERIFY(tried > 5000 && compared > 10000);
    }

    /// Whose creature lies where, and with which Battlegear, cannot be told from the moves.
    void movesTellNothingThatLiesFaceDown()
    {
        const auto movesAfter = [](const std::array<int, 3>& order) {
            State state;
            std::vector<Command> commands{NewMatch{3, RulesLevel::Advanced, {}, {}}};
            const auto deck = std::make_shared<const Deck>(randomDeck(1, 3, RulesLevel::Advanced));
            commands.emplace_back(SetDeck{Player::One, deck});
            const std::vector<std::string> gear = [&] {
                std::vector<std::string> names;
                for (const BattlegearCard& card : deck->battlegear) {
                    for (int i = 0; i < card.count; ++i)
                        names.push_back(card.name);
                }
                return names;
            }();
            for (int i = 0; i < 3; ++i) {
                const std::string& id =
                    deck->creatures[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])].id;
                commands.emplace_back(
                    PlaceCreature{Player::One, id, Board(BoardSize::Three).spaces().at(static_cast<std::size_t>(i))});
                commands.emplace_back(Equip{Player::One, "one/" + id, gear[static_cast<std::size_t>(i)]});
            }
            std::string told;
            for (const Command& command : commands) {
                const Outcome<State> outcome = Game().referee(state, command);
                told += outcome.isLegal() ? "" : "refused";
                state = outcome.next;
            }
            for (const TableMove& move : movesOf(Game(), state))
                told += writeCommand(move.commands.front()).dump() + '\n';
            return told;
        };
        const std::string told = movesAfter({0, 1, 2});
        QVERIFY(told.find("refused") == std::string::npos);
        QCOMPARE(movesAfter({2, 0, 1}), told);
    }

    /// Which Mugic are held, their costs and what they could be aimed at, cannot be told: only that one can be played.
    void movesTellNoHand()
    {
        const auto tapsOfAll = [](const State& state) {
            std::set<std::vector<Tap>> taps;
            for (const TableMove& move : movesOf(Game(), state))
                taps.insert(move.taps);
            return taps;
        };
        const std::set<std::vector<Tap>> ofAnyHand{{choiceTap("mugic_one")}, {choiceTap("mugic_two")}};
        int hands = 0;
        for (unsigned seed = 0; seed < 6; ++seed) {
            State state;
            for (const Command& command : randomMatch(seed)) {
                state = Game().referee(state, command, Reasons::Listening::No).next;
                if (!state.activePlayer || !state.isAdvanced() || state.step == Step::Finished)
                    continue;
                const std::set<std::vector<Tap>> told = tapsOfAll(state);
                for (const Player player : bothPlayers) {
                    // The same number of cards, but other ones.
                    State other = state;
                    std::vector<int>& hand = other.seats[player].mugicHand;
                    std::rotate(hand.begin(), hand.begin() + 1, hand.end());
                    if (hand == state.seats[player].mugicHand)
                        continue;
                    std::vector<std::vector<Tap>> differ;
                    const std::set<std::vector<Tap>> toldThen = tapsOfAll(other);
                    std::set_symmetric_difference(told.begin(), told.end(), toldThen.begin(), toldThen.end(),
                                                  std::back_inserter(differ));
                    for (const std::vector<Tap>& taps : differ)
                        QVERIFY(ofAnyHand.count(taps) == 1);
                    ++hands;
                }
            }
        }
        QVERIFY(hands > 100);
    }

    /// A text is offered what its data need and its words speak of, never what the rules merely let one write.
    void onlyWhatIsMeantIsAimedAt()
    {
        ChaoticTable table;
        table.creature(Player::One, R"({"id": "a", "abilities": [
            {"kind": "activated", "summary": "target creature heals 10", "cost": {"mugic_counters": 1}},
            {"kind": "activated", "modifiers": [{"operation": "gain", "stat": "power", "amount": 5}]},
            {"kind": "activated", "summary": "dispel a Mugic that targets this creature"},
            {"kind": "activated", "summary": "turn Hive on"},
            {"kind": "activated"}]})");
        table.creature(Player::Two, R"({"id": "b"})");
        table.mugic(Player::One, R"({"name": "Focus", "effect": {"modifiers": [
            {"applies_to": "target", "operation": "gain", "stat": "power", "amount": 10}]}})");
        table.mugic(Player::One, R"({"name": "Shield", "effect": {"summary": "it takes less from attacks",
            "attack_modifiers": [{"operation": "subtract", "amount": 5}]}})");
        table.mugic(Player::One,
                    R"({"name": "Truesight", "effect": {"summary": "target creature loses Invisibility"}})");
        table.mugic(Player::One,
                    R"({"name": "Denial", "effect": {"summary": "dispel target Mugic", "burst_effect": "dispel"}})");
        table.attack(Player::One, R"({"name": "Blow", "base": 5})");
        table.begin();
        table.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"}, {"command": "set_initiative"},
            {"command": "strike", "card": "Blow"}])");
        QCOMPARE(table.failure(), "");
        const auto aims = [](const TableMoves& moves, auto isIt) {
            std::set<std::string> told;
            for (const TableMove& move : moves) {
                const Json command = writeCommand(move.commands.front());
                if (isIt(command))
                    told.insert(command.value("burst_effect", "") + command.value("target", "-"));
            }
            std::string all;
            for (const std::string& one : told)
                all += one + ' ';
            return all;
        };
        const auto ofAbility = [&](int place) {
            return aims(movesOf(Game(), table.state()),
                        [&](const Json& command) { return command.value("ability", -1) == place; });
        };
        QCOMPARE(ofAbility(0), "one/a two/b ");
        QCOMPARE(ofAbility(1), "- ");
        QCOMPARE(ofAbility(2), ""); // an Attack cannot be dispelled
        QCOMPARE(ofAbility(3), "- ");
        QCOMPARE(ofAbility(4), "- i1 negatei1 one/a two/b ");
        const auto ofMugic = [&](const char* card) {
            return aims(movesWith(Game(), table.state(), {Player::One, card}),
                        [](const Json& command) { return command.value("command", "") == "play_mugic"; });
        };
        QCOMPARE(ofMugic("Focus"), "one/a two/b ");
        QCOMPARE(ofMugic("Shield"), "- ");
        QCOMPARE(ofMugic("Truesight"), "one/a two/b ");
        QCOMPARE(ofMugic("Denial"), ""); // no Mugic lies on the Burst
        // What is not offered is legal all the same (A.5).
        QCOMPARE(table.tried(R"({"command": "play_mugic", "player": "one", "card": "Focus", "payer": "one/a",
            "burst_effect": "negate", "target": "i1"})"),
                 "accepted");
    }

    /// What leaves nobody a choice is entered by itself; whoever could answer is waited for.
    void whatLeavesNoChoiceGoesInByItself()
    {
        const auto next = [](const ChaoticTable& table) {
            const std::optional<Command> step = stepOfNobody(Game(), table.state());
            return step ? writeCommand(*step).at("command").get<std::string>() : std::string("nothing");
        };
        const auto begun = [](bool withMugic) {
            ChaoticTable table;
            table.creature(Player::One, R"({"id": "a", "keywords": [
                {"keyword": "intimidate", "amount": 10, "discipline": "power"}]})");
            table.creature(Player::Two, R"({"id": "b"})");
            table.attack(Player::One, R"({"name": "Blow", "base": 5})");
            if (withMugic)
                table.mugic(Player::Two, R"({"name": "Hymn", "effect": {"heal": 5}})");
            table.begin();
            table.play(R"({"command": "move", "creature": "one/a", "space": "two-1-1"})");
            return table;
        };
        ChaoticTable plain = begun(false);
        QCOMPARE(next(plain), "trigger"); // one order
        plain.play(R"({"command": "trigger", "items": ["i1"]})");
        QCOMPARE(next(plain), "pass"); // two, who answers first
        plain.passAll();
        QCOMPARE(next(plain), "set_initiative");
        plain.play(R"({"command": "set_initiative"})");
        QCOMPARE(next(plain), "nothing"); // an Attack is chosen
        plain.play(R"({"command": "strike", "card": "Blow"})");
        QCOMPARE(next(plain), "pass");
        QCOMPARE(plain.failure(), "");

        ChaoticTable held = begun(true);
        held.play(R"({"command": "trigger", "items": ["i1"]})");
        QCOMPARE(next(held), "nothing"); // two holds a Mugic, and has counters
        held.passAll();
        QCOMPARE(next(held), "nothing"); // before Initiative too
        held.play(R"([{"command": "set_initiative"}, {"command": "strike", "card": "Blow"}])");
        QCOMPARE(next(held), "pass"); // one has no Mugic
        held.play(R"({"command": "pass", "player": "one"})");
        QCOMPARE(next(held), "nothing");
        // One move for all that is left: a pass, and what resolves.
        const TableMoves moves = movesOf(Game(), held.state());
        const auto all = std::find_if(moves.begin(), moves.end(), [](const TableMove& move) {
            return move.taps == std::vector<Tap>{choiceTap("nobody_adds")};
        });
        QVERIFY(all != moves.end());
        QCOMPARE(all->commands.size(), std::size_t{2});
        QVERIFY(std::holds_alternative<Pass>(all->commands.front()));
        QVERIFY(std::holds_alternative<ResolveNext>(all->commands.back()));
        QCOMPARE(held.failure(), "");

        // All have moved: the Action step ends, and the turn.
        ChaoticTable over(3);
        for (const Player player : bothPlayers) {
            for (const char* creature : {R"({"id": "a"})", R"({"id": "b"})", R"({"id": "c"})"})
                over.creature(player, creature);
        }
        over.attack(Player::One, R"({"name": "Blow", "base": 50})");
        over.begin();
        over.play(R"([{"command": "move", "creature": "one/a", "space": "two-1-1"}, {"command": "set_initiative"}])");
        over.strike("Blow");
        for (int moved = 0; moved < 2; ++moved) {
            QCOMPARE(next(over), "nothing"); // another may move
            const TableMoves left = movesOf(Game(), over.state());
            const auto move = std::find_if(left.begin(), left.end(), [](const TableMove& one) {
                return std::holds_alternative<chaotic::Move>(one.commands.front());
            });
            QVERIFY(move != left.end());
            over.play(writeCommand(move->commands.front()).dump());
        }
        QCOMPARE(QString::fromStdString(over.failure()), QString());
        QCOMPARE(next(over), "end_action_step");
        over.play(R"({"command": "end_action_step"})");
        QCOMPARE(next(over), "end_turn");
    }

    /// A tap that no move has is asked of the referee, who says why not.
    void aTapThatNoMoveHasIsTriedAllTheSame()
    {
        State state;
        for (const Command& command : randomMatch(1)) {
            state = Game().referee(state, command).next;
            if (state.step == Step::Action)
                break;
        }
        const Creature& other = *std::find_if(state.creatures.begin(), state.creatures.end(),
                                              [&](const Creature& one) { return one.player != *state.activePlayer; });
        const std::vector<Tap> taps{pieceTap(other.id), placeTap("one-1-1")};
        for (const TableMove& move : movesOf(Game(), state))
            QVERIFY(move.taps != taps);
        const std::vector<Command> tried = attemptOf(Game(), state, taps);
        QCOMPARE(tried.size(), std::size_t{1});
        QVERIFY(!Game().referee(state, tried.front()).isLegal());
        QVERIFY(attemptOf(Game(), state, {pieceTap("nobody")}).empty());
    }
};

QTEST_GUILESS_MAIN(TestChaoticMoves)
#include "tst_chaotic_moves.moc"
