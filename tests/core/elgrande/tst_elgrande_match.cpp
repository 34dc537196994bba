// SPDX-License-Identifier: GPL-3.0-or-later
// Setup, rounds, power cards, turns, Vetoes, corrections and the end: sections 2 to 7, 13.1 to 13.6, 17.
#include "el_grande_table.h"

#include <QFloat16> // QCOMPARE of JSON looks at it
#include <QTest>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

const QString accepted = QStringLiteral("accepted");
const std::vector<std::string> someCards{"move_four_own", "veto", "score_castillo", "the_court"};

/// A match in the middle of Anna's turn, who has the card of this stack; she laid 13, Bence 5, Cili 3.
PlayedMatch inTurn(const std::vector<std::string>& cards, int stack, const Json& rules = Json::object())
{
    PlayedMatch match(3, rules);
    match.round(cards, {13, 5, 3});
    match.choose(stack);
    return match;
}

/// Bence has the Veto of stack 2 before him, and Cili's turn begins.
PlayedMatch withVeto(const std::vector<std::string>& cards, const Json& rules = Json::object())
{
    PlayedMatch match(3, rules);
    match.round(cards, {3, 13, 5});
    match.announce(2);
    match.play("end_turn");
    return match;
}

} // namespace

class TestElGrandeMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("rules");
        QTest::newRow("one player") << QByteArray(R"({"players": [{"player": "a", "age_rank": 1}]})") << "EG-1.1";
        QTest::newRow("two of one name")
            << QByteArray(R"({"players": [{"player": "a", "age_rank": 1}, {"player": "a", "age_rank": 2}]})")
            << "EG-1.1";
        QTest::newRow("two of one colour")
            << QByteArray(R"({"players": [{"player": "a", "colour": "red", "age_rank": 1},
                                          {"player": "b", "colour": "red", "age_rank": 2}]})")
            << "EG-1.1";
        QTest::newRow("an age missing") << QByteArray(
                                               R"({"players": [{"player": "a", "age_rank": 1}, {"player": "b"}]})")
                                        << "EG-4.2";
        QTest::newRow("two of one age")
            << QByteArray(R"({"players": [{"player": "a", "age_rank": 1}, {"player": "b", "age_rank": 1}]})")
            << "EG-4.2";
        QTest::newRow("nobody chosen") << QByteArray(R"({"players": [{"player": "a"}, {"player": "b"}],
                              "house_rules": {"first_start_player": "chosen"}})")
                                       << "EG-4.2";
        QTest::newRow("chosen, but the youngest starts")
            << QByteArray(R"({"players": [{"player": "a", "age_rank": 1}, {"player": "b", "age_rank": 2}],
                              "start_player": "a"})")
            << "EG-4.2";
        QTest::newRow("a stranger starts")
            << QByteArray(R"({"players": [{"player": "a"}, {"player": "b"}], "start_player": "c",
                              "house_rules": {"first_start_player": "chosen"}})")
            << "at /start_player";
        QTest::newRow("a tie-breaker twice")
            << QByteArray(R"({"players": [], "house_rules": {"tie_breakers": ["caballeros_in_court",
                              "caballeros_in_court"]}})")
            << "at /house_rules/tie_breakers/1";
    }
    void aMatchIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, rules);
        GameMatch<Game> match;
        Json json = *parseJson(line.toStdString());
        json["command"] = "new_match";
        const Checked<PlayResult> result = match.play(json, Instant{});
        if (rules.startsWith(u"at ")) {
            QVERIFY(!result);
            QCOMPARE(QStringLiteral("at ") + QString::fromStdString(result.problems().front().at), rules);
            return;
        }
        QVERIFY(result && !result->accepted);
        QCOMPARE(QString::fromStdString(std::string(result->rules.front().id)), rules);
    }

    /// EG-2.2 to EG-2.5
    void everybodyStartsWithThirty()
    {
        PlayedMatch match;
        QCOMPARE(match.at("/step"), Json("ready"));
        QCOMPARE(match.at("/regions/galicia/anna"), Json(2));
        QCOMPARE(match.at("/court/anna"), Json(7));
        QCOMPARE(match.at("/provinces/anna"), Json(21));
        QCOMPARE(match.at("/start_player"), Json("anna"));
        QCOMPARE(match.tried("set_king", {{"region", "aragon"}}), QStringLiteral("EG-2.2"));
        QCOMPARE(match.tried("set_home", {{"player", "anna"}, {"region", "aragon"}}), QStringLiteral("EG-2.3"));
    }

    /// EG-1.6, EG-3.2, EG-3.3
    void sixRoundsLeaveOutThree()
    {
        PlayedMatch match(2, {{"rounds_in_game", 6}});
        match.round(someCards, {13, 12});
        QCOMPARE(match.at("/round"), Json(2));
    }

    /// EG-1.8, EG-3.5, EG-3.6, EG-R19
    void actionCardsComeFromTheirStacks()
    {
        PlayedMatch match(3, {{"veto_in_game", false}});
        QCOMPARE(match.tried("reveal_action_card", {{"stack", 1}, {"card", "move_four_own"}}),
                 QStringLiteral("EG-3.1"));
        match.play("start_round");
        const auto reveal = [&](int stack, const char* card) {
            return match.tried("reveal_action_card", {{"stack", stack}, {"card", card}});
        };
        QCOMPARE(reveal(5, "king_card"), QStringLiteral("EG-3.6"));
        QCOMPARE(reveal(1, "the_court"), QStringLiteral("EG-1.8"));
        QCOMPARE(reveal(2, "veto"), QStringLiteral("EG-R19"));
        QCOMPARE(reveal(1, "joker"), QStringLiteral("at /card"));
        QCOMPARE(reveal(1, "move_four_own"), accepted);
        QCOMPARE(reveal(1, "move_four_any"), QStringLiteral("EG-3.5"));
    }

    /// EG-4.1, EG-4.3 to EG-4.6
    void powerCardsDecideTheOrder()
    {
        PlayedMatch match;
        match.round(someCards, {7});
        const auto lay = [&](const char* player, int value) {
            return match.tried("play_power_card", {{"player", player}, {"value", value}});
        };
        QCOMPARE(lay("cili", 8), QStringLiteral("EG-4.1"));
        QCOMPARE(lay("anna", 8), QStringLiteral("EG-4.5"));
        QCOMPARE(lay("bence", 7), QStringLiteral("EG-4.4"));
        QCOMPARE(lay("zita", 7), QStringLiteral("at /player"));
        QCOMPARE(lay("bence", 13), accepted);
        QCOMPARE(lay("cili", 2), accepted);
        QCOMPARE(match.at("/turn_order"), Json({"bence", "anna", "cili"}));
        QCOMPARE(match.at("/next_start_player"), Json("cili"));
        QCOMPARE(match.tried("take_caballeros", {{"player", "anna"}}), QStringLiteral("EG-5.12"));
    }

    /// EG-4.8: spent is spent, and said without the table showing it (EG-R4).
    void aSpentCardStaysSpent()
    {
        PlayedMatch match;
        match.round(someCards, {13, 5, 3});
        for (const int stack : {5, 1, 3}) {
            match.choose(stack);
            match.play("skip_special_action");
            match.play("end_turn");
        }
        QCOMPARE(match.at("/spent_power_cards"), Json(nullptr));
        match.round({"move_four_any", "king_returns", "score_four_regions", "grande"}, {});
        QCOMPARE(match.at("/to_move"), Json("cili"));
        QCOMPARE(match.tried("play_power_card", {{"player", "cili"}, {"value", 3}}), QStringLiteral("EG-4.8"));
    }

    /// EG-5.1 to EG-5.3, EG-6.4
    void intakeIsLimitedByThePowerCard_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("fewer") << QByteArray(R"({"from_provinces": 1})") << accepted;
        QTest::newRow("over card and provinces") << QByteArray(R"({"from_provinces": 4})") << "EG-5.2 EG-5.3";
        QTest::newRow("provinces first") << QByteArray(R"({"from_provinces": 1, "from_regions": {"galicia": 1}})")
                                         << "EG-5.3";
        QTest::newRow("the rest") << QByteArray(R"({"from_provinces": 2, "from_regions": {"galicia": 1}})") << accepted;
        QTest::newRow("under the King") << QByteArray(R"({"from_provinces": 2, "from_regions": {"new_castile": 1}})")
                                        << "EG-6.4";
        QTest::newRow("not there") << QByteArray(R"({"from_provinces": 2, "from_regions": {"seville": 1}})")
                                   << "EG-5.3";
    }
    void intakeIsLimitedByThePowerCard() // Anna laid 7 and has two in the provinces
    {
        QFETCH(QByteArray, keys);
        QFETCH(QString, outcome);
        PlayedMatch match;
        match.round(someCards, {7, 5, 3});
        match.stand({{"court", {{"anna", 23}}}, {"new_castile", {{"anna", 3}}}});
        QCOMPARE(match.tried("take_caballeros", *parseJson(keys.toStdString())), outcome);
    }

    /// EG-5.5, EG-5.8, EG-5.11
    void anActionCardIsTakenOnce()
    {
        PlayedMatch match = inTurn(someCards, 5);
        QCOMPARE(match.tried("choose_action_card", {{"stack", 1}}), QStringLiteral("EG-5.5"));
        QCOMPARE(match.tried("end_turn"), QStringLiteral("EG-5.10"));
        match.play("skip_special_action");
        QCOMPARE(match.tried("skip_special_action"), QStringLiteral("EG-5.10"));
        QVERIFY(match.play("end_turn"));
        QCOMPARE(match.tried("choose_action_card", {{"stack", 1}}), QStringLiteral("EG-5.1"));
        match.play("take_caballeros");
        QCOMPARE(match.tried("end_turn"), QStringLiteral("EG-5.5"));
        QCOMPARE(match.tried("choose_action_card", {{"stack", 5}}), QStringLiteral("EG-5.5"));
        QCOMPARE(match.at("/gone_action_cards"), Json::object());
    }

    /// EX-1, EX-2, EG-5.7 to EG-5.9, EG-6.4
    void placingGoesRoundTheKing_data()
    {
        QTest::addColumn<QByteArray>("placements");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("next to the King and the Castillo")
            << QByteArray(R"({"seville": 1, "castillo": 2})") << accepted;
        QTest::newRow("nobody") << QByteArray("{}") << accepted;
        QTest::newRow("not adjacent") << QByteArray(R"({"galicia": 1})") << "EG-5.8";
        QTest::newRow("under the King") << QByteArray(R"({"new_castile": 1})") << "EG-6.4";
        QTest::newRow("over the card") << QByteArray(R"({"seville": 6})") << "EG-5.7";
        QTest::newRow("no place") << QByteArray(R"({"court": 1})") << "at /placements/court";
    }
    void placingGoesRoundTheKing()
    {
        QFETCH(QByteArray, placements);
        QFETCH(QString, outcome);
        PlayedMatch match = inTurn(someCards, 5);
        QCOMPARE(match.tried("place_caballeros", {{"placements", *parseJson(placements.toStdString())}}), outcome);
        if (outcome == accepted)
            QCOMPARE(match.tried("place_caballeros", {{"placements", Json::object()}}), QStringLiteral("EG-5.9"));
    }

    /// EG-6.3, EG-5.9: the placement follows the King; not while the special action runs.
    void thePlacementFollowsTheKing()
    {
        PlayedMatch match = inTurn(someCards, 5);
        match.play("announce_special_action");
        QCOMPARE(match.tried("place_caballeros", {{"placements", {{"seville", 1}}}}), QStringLiteral("EG-5.9"));
        match.play("move_king", {{"to", "galicia"}});
        QCOMPARE(match.tried("place_caballeros", {{"placements", {{"seville", 1}}}}), QStringLiteral("EG-5.8"));
        QVERIFY(match.play("place_caballeros", {{"placements", {{"old_castile", 1}}}}));
    }

    /// EG-13.1 to EG-13.6, EG-R18
    void aVetoStopsASpecialAction()
    {
        PlayedMatch match = withVeto(someCards); // Cili's turn
        QCOMPARE(match.at("/vetoes/0/last_round"), Json(2));
        QCOMPARE(match.tried("veto", {{"holder", "bence"}}), QStringLiteral("EG-13.2"));
        match.announce(5);
        QCOMPARE(match.tried("veto", {{"holder", "anna"}}), QStringLiteral("EG-13.1"));
        QVERIFY(match.play("veto", {{"holder", "bence"}}));
        QCOMPARE(match.at("/turn/special_action"), Json("stopped"));
        QCOMPARE(match.at("/gone_action_cards/veto"), Json(1));
        QCOMPARE(match.tried("move_king", {{"to", "galicia"}}), QStringLiteral("EG-5.10"));
        QVERIFY(match.play("end_turn"));
    }

    /// EX-7, EG-13.4: what has been moved stays moved.
    void aVetoStopsTheRest()
    {
        PlayedMatch match = withVeto(someCards);
        match.announce(1);
        const Json first{{"owner", "cili"}, {"from", "seville"}, {"to", "aragon"}, {"count", 2}};
        QVERIFY(match.play("move_caballeros", {{"moves", Json::array({first})}, {"more", true}}));
        QVERIFY(match.play("veto", {{"holder", "bence"}}));
        QCOMPARE(match.at("/regions/aragon/cili"), Json(2));
        QCOMPARE(match.tried("move_caballeros", {{"moves", Json::array({first})}}), QStringLiteral("EG-5.10"));
    }

    /// EG-13.5, EG-R27: over is over; a Veto card that is taken up can be stopped until the next entry.
    void aVetoComesTooLate()
    {
        PlayedMatch match = withVeto(someCards);
        match.announce(5);
        match.play("move_king", {{"to", "galicia"}});
        QCOMPARE(match.tried("veto", {{"holder", "bence"}}), QStringLiteral("EG-13.5"));
    }
    /// EG-13.2: an action that is left out does not run.
    void aVetoHasNothingToStop()
    {
        PlayedMatch match = withVeto(someCards);
        match.choose(5);
        QVERIFY(match.play("skip_special_action"));
        QCOMPARE(match.tried("veto", {{"holder", "bence"}}), QStringLiteral("EG-13.2"));
    }
    /// EG-13.5, EG-R23: what the discs bring about is one piece, and not over while one of them is to be replaced.
    void aVetoComesTooLateAfterTheDiscs()
    {
        PlayedMatch match = withVeto(someCards);
        for (const int stack : {5, 1}) {
            match.choose(stack);
            match.play("skip_special_action");
            match.play("end_turn");
        }
        match.round({"move_four_any", "return_two_from_secret_region", "score_four_regions", "grande"}, {13, 12, 11});
        match.announce(2); // Anna's
        match.play("set_disc", {{"player", "bence"}, {"region", "valencia"}});
        match.play("set_disc", {{"player", "cili"}, {"region", "unclear"}});
        QVERIFY(match.play("reveal_discs"));
        QCOMPARE(match.at("/turn/waiting_for"), Json({"cili"}));
        QCOMPARE(match.tried("veto", {{"holder", "bence"}}), QStringLiteral("EG-13.5 EG-R23"));
        QCOMPARE(
            QString::fromStdString(match.said()),
            QStringLiteral("The discs have been revealed; a Veto comes too late.\nEverything the discs trigger counts "
                           "as a single action, even while a region is still to be chosen for one of them.\n"));
    }
    /// An override says each objection once, and what was done all the same.
    void anOverriddenPlacementSaysWhatWasPlaced()
    {
        PlayedMatch match = inTurn(someCards, 5);
        QVERIFY(match.play("place_caballeros", {{"placements", {{"galicia", 2}, {"seville", 1}}}, {"override", "so"}}));
        QCOMPARE(QString::fromStdString(match.said()),
                 QStringLiteral("Galicia does not border the King's region, New Castile.\nThe King is in New Castile; "
                                "the bordering regions and the Castillo may receive Caballeros.\nPlaced: 3. The card "
                                "allows 5; the court holds 7, then 4.\n"));
    }
    void anOverriddenMoveSaysWhatWasMoved() // EG-7.3: and not whose Caballeros went into the Castillo
    {
        PlayedMatch match = inTurn(someCards, 1);
        match.play("announce_special_action");
        const Json moves = Json::array({{{"owner", "bence"}, {"from", "valencia"}, {"to", "castillo"}, {"count", 1}}});
        QVERIFY(match.play("move_caballeros", {{"moves", moves}, {"override", "so"}}));
        QCOMPARE(
            QString::fromStdString(match.said()),
            QStringLiteral(
                "Only anna's own Caballeros may be moved here, not bence's.\nValencia → Castillo (1 Caballero).\n"));
    }
    void aVetoStopsAVeto()
    {
        for (const bool allowed : {true, false}) {
            PlayedMatch match = withVeto(someCards, {{"veto_can_stop_veto", allowed}});
            for (const int stack : {5, 1}) {
                match.choose(stack);
                match.play("skip_special_action");
                match.play("end_turn");
            }
            match.round({"move_four_any", "veto", "score_four_regions", "grande"}, {13, 12, 11});
            match.announce(2); // Anna's
            QCOMPARE(match.at("/vetoes").size(), std::size_t{2});
            QCOMPARE(match.tried("skip_special_action"), QStringLiteral("EG-R28"));
            QCOMPARE(match.tried("veto", {{"holder", "anna"}}).contains(QStringLiteral("EG-R18")), true);
            QCOMPARE(match.tried("veto", {{"holder", "bence"}}), allowed ? accepted : QStringLiteral("EG-R18"));
            QCOMPARE(match.at("/vetoes").size(), std::size_t{allowed ? 0U : 2U});
            QVERIFY(match.play("end_turn"));
            QCOMPARE(match.at("/gone_action_cards").value("veto", 0), allowed ? 2 : 0);
        }
    }

    /// EG-13.6, EG-3.7
    void unusedCardsAndVetoesLeaveTheGame()
    {
        PlayedMatch match = withVeto(someCards);
        for (const int stack : {5, 1}) {
            match.choose(stack);
            match.play("skip_special_action");
            match.play("end_turn");
        }
        QCOMPARE(match.at("/gone_action_cards"), Json({{"move_four_own", 1}, {"score_castillo", 1}, {"the_court", 1}}));
        QCOMPARE(match.at("/vetoes").size(), std::size_t{1});
        match.round({"move_four_any", "king_returns", "score_four_regions", "grande"}, {13, 12, 11});
        for (const int stack : {5, 1, 4}) {
            match.choose(stack);
            match.play("skip_special_action");
            match.play("end_turn");
        }
        QCOMPARE(match.at("/vetoes").size(), std::size_t{0});
        QCOMPARE(match.at("/gone_action_cards/veto"), Json(1));
    }

    void aCorrectionKeepsThirty()
    {
        PlayedMatch match = inTurn(someCards, 5);
        QCOMPARE(match.tried("correct", {{"set", {{"court", {{"anna", 8}}}}}, {"reason", "x"}}),
                 QStringLiteral("EG-2.5"));
        QCOMPARE(match.tried("correct",
                             {{"set", {{"scoreboards", {{"8/4/0", "aragon"}, {"4/0/0", "aragon"}}}}}, {"reason", "x"}}),
                 QStringLiteral("EG-10.3"));
        QCOMPARE(match.tried("correct", {{"set", Json::object()}, {"reason", "x"}}), QStringLiteral("at /set"));
        QCOMPARE(match.tried("correct", {{"set", {{"court", Json::object()}}}, {"reason", "x"}}),
                 QStringLiteral("at /set"));
        QCOMPARE(match.tried("correct", {{"set", {{"court", {{"zita", 8}}}}}, {"reason", "x"}}),
                 QStringLiteral("at /set/court/zita"));
        QVERIFY(match.play("correct", {{"set", {{"king_region", "granada"}}}, {"reason", "the cat"}}));
        match.play("announce_special_action");
        QCOMPARE(match.tried("correct", {{"set", {{"king_region", "aragon"}}}, {"reason", "x"}}),
                 QStringLiteral("EG-5.9"));
    }

    /// Recorded against the rules a match stays one that can be.
    void anOverrideHasItsEffect()
    {
        PlayedMatch match = inTurn(someCards, 5);
        QCOMPARE(match.tried("place_caballeros", {{"placements", {{"galicia", 2}}}, {"override", "agreed"}}), accepted);
        QCOMPARE(match.at("/regions/galicia/anna"), Json(4));
        QVERIFY(!match.play("place_caballeros", {{"placements", {{"seville", 20}}}, {"override", "agreed"}}));
        QCOMPARE(match.at("/court/anna"), Json(5));
    }

    /// A spent power card that lies on the table all the same is recorded with a reason: it is spent no longer, and
    /// what else is in the hand stays. No two ever lay the same.
    void aSpentPowerCardIsRecordedWithAReason()
    {
        PlayedMatch match;
        match.round(someCards, {13, 5, 3});
        for (const int stack : {5, 1, 3}) {
            match.choose(stack);
            match.play("skip_special_action");
            match.play("end_turn");
        }
        match.round({"move_four_any", "king_returns", "score_four_regions", "grande"}, {});
        const int player = match.state().toMove;
        const Powers before = match.state().powers[player];
        const int spent = cardsIn(before.spent).front();
        const Json line{{"player", match.state().name(player)}, {"value", spent}};
        QCOMPARE(match.tried("play_power_card", line), QStringLiteral("EG-4.8"));
        Json anyway = line;
        anyway["override"] = "an earlier card was another one";
        QCOMPARE(match.tried("play_power_card", anyway), accepted);
        const Powers after = match.state().powers[player];
        QCOMPARE(after.laid, spent);
        QCOMPARE(after.hand, before.hand);
        QVERIFY(!after.hasSpent(spent) && after.unknown == 0);
        const std::string& next = match.state().name(match.state().toMove);
        QCOMPARE(match.tried("play_power_card", {{"player", next}, {"value", spent}, {"override", "agreed"}}),
                 QStringLiteral("EG-4.4"));
    }

    /// EG-17, EG-R22: a match of six rounds in which nobody does anything is a tie that one criterion after the other
    /// is asked to break.
    void theMatchEndsAfterTheThirdScoring_data()
    {
        QTest::addColumn<QByteArray>("tieBreakers");
        QTest::addColumn<QString>("decidedBy");
        QTest::newRow("none") << QByteArray("[]") << "shared";
        QTest::newRow("cards") << QByteArray(R"(["caballeros_on_board", "unused_power_cards"])")
                               << "unused_power_cards";
    }
    void theMatchEndsAfterTheThirdScoring()
    {
        QFETCH(QByteArray, tieBreakers);
        QFETCH(QString, decidedBy);
        PlayedMatch match(2, {{"rounds_in_game", 6}, {"tie_breakers", *parseJson(tieBreakers.toStdString())}});
        int card = 13;
        int scorings = 0;
        const std::vector<std::vector<std::string>> rounds{
            {"move_all_own_from_one_region", "veto", "score_four_regions", "mobile_scoreboard"},
            {"place_two_extra", "veto", "score_four_regions", "mobile_scoreboard"},
            {"place_two_or_move_all", "king_returns", "score_five_regions", "mobile_scoreboard"},
            {"move_three_foreign", "remove_one_each", "score_five_regions", "grande"},
            {"move_three_any", "decay_of_authority_three", "score_castillo", "grande"},
            {"move_four_own", "decay_of_authority_all", "score_castillo", "royal_adviser"}};
        for (const std::vector<std::string>& cards : rounds) {
            match.round(cards, {card, card - 1});
            card -= 2;
            for (const int stack : {5, 1}) {
                match.choose(stack);
                match.play("skip_special_action");
                QVERIFY(match.play("end_turn"));
            }
            if (match.at("/phase") != "general_scoring")
                continue;
            ++scorings;
            for (const char* player : {"anna", "bence"})
                QVERIFY(match.play("set_disc", {{"player", player}, {"region", "unclear"}}));
            QVERIFY(match.play("open_castillo"));
            QVERIFY(match.play("reveal_discs"));
            QVERIFY(match.play("score"));
        }
        QCOMPARE(scorings, 3);
        QCOMPARE(match.at("/phase"), Json("finished"));
        QCOMPARE(match.tried("start_round"), QStringLiteral("EG-17.1"));
        QVERIFY(match.play("correct", {{"set", {{"scores", {{"anna", 20}, {"bence", 20}}}}}, {"reason", "level"}}));
        QCOMPARE(QString::fromStdString(match.at("/result/win_decided_by").get<std::string>()), decidedBy);
        QCOMPARE(match.at("/result/winners").size(), std::size_t{decidedBy == QStringLiteral("shared") ? 2U : 1U});
    }
};

QTEST_GUILESS_MAIN(TestElGrandeMatch)
#include "tst_elgrande_match.moc"
