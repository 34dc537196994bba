// SPDX-License-Identifier: GPL-3.0-or-later
// The special actions: sections 12 to 16.
#include "el_grande_table.h"

#include <QFloat16> // QCOMPARE of JSON looks at it
#include <QTest>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

constexpr const char* allowed = "accepted";
const QString accepted = QString::fromUtf8(allowed);

/// Anna's turn with this card taken and its special action announced; the King stands in New Castile.
PlayedMatch announced(const std::string& card, const Json& where = Json::object(), const Json& keys = Json::object(),
                      const Json& rules = Json::object(), int players = 3)
{
    std::vector<std::string> cards{"move_four_own", "veto", "score_castillo", "the_court"};
    const Facts facts = *printedFacts();
    const int stack = facts.card(*facts.cardCalled(card)).stack;
    if (stack < stackCount)
        cards[static_cast<std::size_t>(stack - 1)] = card;
    PlayedMatch match(players, rules);
    std::vector<int> laid{13, 5, 3, 2, 1};
    laid.resize(static_cast<std::size_t>(players));
    match.round(cards, laid);
    match.play("take_caballeros");
    match.play("choose_action_card", {{"stack", stack}});
    if (!where.empty())
        match.stand(where);
    match.play("announce_special_action", keys);
    return match;
}

Json movesIn(const char* json)
{
    return {{"moves", *parseJson(json)}};
}

} // namespace

class TestElGrandeCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// EG-12: Anna has 3 in Aragon and 2 in Galicia, Bence 3 in Aragon and 2 in Valencia, Cili 2 in Seville.
    void theNineOfStackOne_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char* name, const char* card, const char* list, const char* outcome) {
            QTest::newRow(name) << QString::fromUtf8(card) << QByteArray(list) << QString::fromUtf8(outcome);
        };
        row("EG-12.1 all", "move_all_own_from_one_region",
            R"([{"owner": "anna", "from": "aragon", "to": "castillo", "count": 3}])", allowed);
        row("EG-12.1 two sources", "move_all_own_from_one_region",
            R"([{"owner": "anna", "from": "aragon", "to": "castillo", "count": 1},
                {"owner": "anna", "from": "galicia", "to": "castillo", "count": 1}])",
            "EG-12.1");
        row("EG-12.2 two more", "place_two_extra",
            R"([{"owner": "anna", "from": "court", "to": "granada", "count": 2}])", allowed);
        row("EG-12.2 three", "place_two_extra", R"([{"owner": "anna", "from": "court", "to": "granada", "count": 3}])",
            "EG-12.2");
        row("EG-12.3 either or", "place_two_or_move_all",
            R"([{"owner": "anna", "from": "court", "to": "granada", "count": 1},
                {"owner": "anna", "from": "aragon", "to": "granada", "count": 1}])",
            "EG-12.3");
        row("EG-12.4 five of two colours", "move_five_any_from_one_region",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3},
                {"owner": "bence", "from": "aragon", "to": "castillo", "count": 2}])",
            allowed);
        row("EG-12.4 six", "move_five_any_from_one_region",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3},
                {"owner": "bence", "from": "aragon", "to": "castillo", "count": 3}])",
            "EG-12.4");
        row("EG-12.5 an own one", "move_three_foreign",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 1}])", "EG-12.5");
        row("EG-12.6 four", "move_three_any",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3},
                {"owner": "cili", "from": "seville", "to": "granada", "count": 1}])",
            "EG-12.6");
        row("EG-12.7 three own", "move_two_own_two_foreign",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3}])", "EG-12.7");
        row("EG-12.7 two and two", "move_two_own_two_foreign",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 2},
                {"owner": "bence", "from": "valencia", "to": "granada", "count": 2}])",
            allowed);
        row("EG-12.8 a foreign one", "move_four_own",
            R"([{"owner": "bence", "from": "aragon", "to": "granada", "count": 1}])", "EG-12.8");
        row("EG-12.9 four", "move_four_any",
            R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3},
                {"owner": "bence", "from": "aragon", "to": "granada", "count": 1}])",
            allowed);
        row("EG-R10 nobody", "move_four_any", "[]", allowed);
        row("EG-6.4 to the King", "move_four_any",
            R"([{"owner": "anna", "from": "aragon", "to": "new_castile", "count": 1}])", "EG-6.4");
        row("EG-7.6 out of the Castillo", "move_four_any",
            R"([{"owner": "anna", "from": "castillo", "to": "granada", "count": 1}])", "EG-7.6");
        row("EG-R9 twice the same", "move_four_own",
            R"([{"owner": "anna", "from": "aragon", "to": "galicia", "count": 1},
                {"owner": "anna", "from": "galicia", "to": "granada", "count": 3}])",
            "EG-R9");
        row("nowhere", "move_four_own", R"([{"owner": "anna", "from": "aragon", "to": "aragon", "count": 1}])",
            "at /moves/0/to");
        row("a stranger", "move_four_own", R"([{"owner": "zita", "from": "aragon", "to": "granada", "count": 1}])",
            "at /moves/0/owner");
    }
    void theNineOfStackOne()
    {
        QFETCH(QString, card);
        QFETCH(QByteArray, moves);
        QFETCH(QString, outcome);
        PlayedMatch match = announced(card.toStdString(), {{"aragon", {{"anna", 3}, {"bence", 3}}}});
        QCOMPARE(match.tried("move_caballeros", movesIn(moves.constData())), outcome);
        QCOMPARE(match.at("/turn/special_action"), Json(outcome == accepted ? "done" : "announced"));
    }

    /// EG-R26: a part, and then the rest, judged together.
    void partsAreJudgedTogether()
    {
        PlayedMatch match = announced("move_four_any", {{"aragon", {{"anna", 5}}}});
        Json three = movesIn(R"([{"owner": "anna", "from": "aragon", "to": "granada", "count": 3}])");
        three["more"] = true;
        QVERIFY(match.play("move_caballeros", three));
        QCOMPARE(match.at("/turn/special_action"), Json("under_way"));
        QCOMPARE(match.tried("skip_special_action"), QStringLiteral("EG-R28"));
        three.erase("more");
        QCOMPARE(match.tried("move_caballeros", three), QStringLiteral("EG-R9 EG-12.9"));
        QVERIFY(match.play("move_caballeros",
                           movesIn(R"([{"owner": "anna", "from": "aragon", "to": "seville", "count": 1}])")));
        QCOMPARE(match.at("/regions/aragon/anna"), Json(1));
        QCOMPARE(match.tried("move_caballeros", {{"moves", Json::array()}, {"more", true}}),
                 QStringLiteral("at /moves"));
    }

    /// EG-13.7 to EG-13.10, EG-R12, EG-R25
    void opponentsReturnClockwise_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<int>("provinces"); // of Bence, who has 7 in the court and 2 in Valencia
        QTest::newRow("EG-13.7") << "decay_of_authority_all" << QByteArray(R"({"from_court": 6})") << "EG-13.7"
                                 << QByteArray("{}") << 28;
        QTest::newRow("EG-13.8") << "decay_of_authority_three" << QByteArray(R"({"from_regions": {"valencia": 3}})")
                                 << "EG-13.8" << QByteArray(R"({"from_court": 3})") << 24;
        QTest::newRow("EG-13.9") << "king_returns" << QByteArray(R"({"from_court": 2})") << "EG-13.9"
                                 << QByteArray(R"({"from_court": 1, "from_regions": {"valencia": 2}})") << 24;
        QTest::newRow("EG-13.10") << "remove_one_each" << QByteArray(R"({"from_regions": {"valencia": 2}})")
                                  << "EG-13.10" << QByteArray(R"({"from_regions": {"valencia": 1}})") << 22;
    }
    void opponentsReturnClockwise()
    {
        QFETCH(QString, card);
        QFETCH(QByteArray, wrong);
        QFETCH(QString, rules);
        QFETCH(QByteArray, right);
        QFETCH(int, provinces);
        PlayedMatch match = announced(card.toStdString());
        QCOMPARE(match.at("/turn/waiting_for"), Json({"bence", "cili"}));
        const auto returns = [&](const char* player, const QByteArray& keys) {
            Json json = *parseJson(keys.toStdString());
            json["player"] = player;
            return match.tried("return_caballeros", json);
        };
        QCOMPARE(returns("cili", right),
                 card == QStringLiteral("king_returns") ? QStringLiteral("EG-13.9") : QStringLiteral("EG-R25"));
        QVERIFY(returns("bence", wrong).contains(rules));
        QCOMPARE(returns("bence", right), accepted);
        QCOMPARE(match.at("/provinces/bence"), Json(provinces));
        QCOMPARE(match.at("/turn/special_action"), Json("under_way"));
    }

    /// EG-6.4: what stands under the King is out of reach.
    void nobodyReturnsFromUnderTheKing()
    {
        PlayedMatch match = announced("king_returns", {{"new_castile", {{"bence", 3}}}});
        QCOMPARE(match.tried("return_caballeros", {{"player", "bence"}, {"from_regions", {{"new_castile", 3}}}}),
                 QStringLiteral("EG-6.4"));
    }

    /// A card that strikes nobody is done with its announcement (EG-R25).
    void whoHasNothingIsPassedOver()
    {
        PlayedMatch some = announced("decay_of_authority_all", {{"court", {{"bence", 0}}}});
        QCOMPARE(some.at("/turn/waiting_for"), Json({"cili"}));
        PlayedMatch none = announced("decay_of_authority_all", {{"court", {{"bence", 0}, {"cili", 0}}}});
        QCOMPARE(none.at("/turn/special_action"), Json("done"));
    }

    /// EG-13.11, EG-13.12, EG-R13, EG-R14 with its three readings. Bence has 2 in Valencia and 1 in Granada.
    void aSecretRegionIsLegalOrReplaced_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("reading");
        QTest::addColumn<QString>("disc");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("left"); // in Valencia and Granada
        const auto row = [](const char* name, const char* card, const char* reading, const char* disc,
                            const char* replacement, const char* outcome, int left) {
            QTest::newRow(name) << QString::fromUtf8(card) << QString::fromUtf8(reading) << QString::fromUtf8(disc)
                                << QString::fromUtf8(replacement) << QString::fromUtf8(outcome) << left;
        };
        const char* two = "return_two_from_secret_region";
        const char* all = "return_all_from_secret_region";
        const char* picked = "acting_player_picks_smallest";
        row("a pair", two, picked, "valencia", "", "", 1);
        row("one where there is a pair", two, picked, "granada", "valencia", "accepted", 1);
        row("not the pair", two, picked, "granada", "granada", "EG-R14", 3);
        row("all of one", all, picked, "granada", "", "", 2);
        row("the smallest in its place", all, picked, "unclear", "granada", "accepted", 2);
        row("not the greater", all, picked, "new_castile", "valencia", "EG-R14", 3);
        row("the owner picks again", all, "owner_picks_again", "unclear", "valencia", "accepted", 1);
        row("no loss", all, "no_loss", "unclear", "", "", 3);
    }
    void aSecretRegionIsLegalOrReplaced()
    {
        QFETCH(QString, card);
        QFETCH(QString, reading);
        QFETCH(QString, disc);
        QFETCH(QString, replacement);
        QFETCH(QString, outcome);
        QFETCH(int, left);
        PlayedMatch match = announced(card.toStdString(), {{"granada", {{"bence", 1}}}, {"seville", {{"cili", 0}}}},
                                      Json::object(), {{"illegal_removal_disc", reading.toStdString()}});
        QCOMPARE(match.at("/discs/missing"), Json({"bence"}));
        QCOMPARE(match.tried("set_disc", {{"player", "cili"}, {"region", "granada"}}), QStringLiteral("EG-11.2"));
        QCOMPARE(match.tried("reveal_discs"), QStringLiteral("EG-11.2"));
        QVERIFY(match.play("set_disc", {{"player", "bence"}, {"region", disc.toStdString()}}));
        QVERIFY(match.play("reveal_discs"));
        QCOMPARE(match.at("/turn/waiting_for").empty(), replacement.isEmpty());
        if (!replacement.isEmpty()) {
            QCOMPARE(match.tried("veto", {{"holder", "cili"}}), QStringLiteral("EG-13.1"));
            const int there = match.at("/regions")[replacement.toStdString()]["bence"].get<int>();
            QCOMPARE(match.tried("return_caballeros",
                                 {{"player", "bence"}, {"from_regions", {{replacement.toStdString(), there}}}}),
                     outcome);
        }
        const int now = match.at("/regions/valencia/bence").get<int>() + match.at("/regions/granada/bence").get<int>();
        QCOMPARE(now, left);
    }

    /// EG-15.5, EG-15.6, EG-R15
    void evictionGoesWhereTheDiscsShow()
    {
        PlayedMatch match =
            announced("eviction", {{"granada", {{"anna", 2}, {"bence", 3}, {"cili", 1}}}}, {{"region", "granada"}});
        QCOMPARE(match.at("/turn/region"), Json("granada"));
        QVERIFY(match.play("set_disc", {{"player", "bence"}, {"region", "catalonia"}}));
        QVERIFY(match.play("set_disc", {{"player", "cili"}, {"region", "new_castile"}}));
        QVERIFY(match.play("reveal_discs"));
        QCOMPARE(match.at("/regions/catalonia/bence"), Json(3));
        QCOMPARE(match.at("/court/cili"), Json(8));
        QCOMPARE(match.at("/regions/granada/anna"), Json(2));
    }
    void whatCannotBeAnnounced_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("the King's region")
            << "eviction" << QByteArray(R"({"region": "new_castile"})") << "EG-R15 EG-6.4";
        QTest::newRow("no region") << "eviction" << QByteArray("{}") << "at /region";
        QTest::newRow("the Castillo") << "eviction" << QByteArray(R"({"region": "castillo"})") << "at /region";
        QTest::newRow("a region for nothing") << "grande" << QByteArray(R"({"region": "aragon"})") << "at /region";
    }
    void whatCannotBeAnnounced()
    {
        QFETCH(QString, card);
        QFETCH(QByteArray, keys);
        QFETCH(QString, outcome);
        PlayedMatch match(3);
        match.round({"move_four_own", "veto", "score_castillo", card.toStdString()}, {13, 5, 3});
        match.choose(4);
        QCOMPARE(match.tried("announce_special_action", *parseJson(keys.toStdString())), outcome);
    }

    /// EG-15.1 to EG-15.4, EG-15.7 to EG-15.10, EG-16.1, EG-R20, EG-10.3
    void piecesMove_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("King") << "king_card"
                              << "galicia" << accepted;
        QTest::newRow("King stays") << "king_card"
                                    << "new_castile"
                                    << "EG-R20";
        QTest::newRow("King into the Castillo") << "king_card"
                                                << "castillo"
                                                << "EG-16.1";
        QTest::newRow("adviser") << "royal_adviser"
                                 << "seville" << accepted;
        QTest::newRow("adviser too far") << "royal_adviser"
                                         << "galicia"
                                         << "EG-15.4";
        QTest::newRow("Grande to another's home") << "grande"
                                                  << "valencia" << accepted;
        QTest::newRow("Grande under the King") << "grande"
                                               << "new_castile"
                                               << "EG-15.10";
        QTest::newRow("Grande into the Castillo") << "grande"
                                                  << "castillo"
                                                  << "EG-15.10";
        QTest::newRow("Grande stays") << "grande"
                                      << "galicia"
                                      << "EG-R20";
        QTest::newRow("board into the Castillo") << "mobile_scoreboard"
                                                 << "castillo" << accepted;
        QTest::newRow("board under the King") << "mobile_scoreboard"
                                              << "new_castile"
                                              << "EG-15.3";
        QTest::newRow("board onto the other") << "mobile_scoreboard"
                                              << "aragon"
                                              << "EG-10.3";
    }
    void piecesMove() // 4/0/0 lies in Aragon
    {
        QFETCH(QString, card);
        QFETCH(QString, to);
        QFETCH(QString, outcome);
        PlayedMatch match(3);
        std::vector<std::string> cards{"move_four_own", "veto", "score_castillo", "the_court"};
        if (card != QStringLiteral("king_card"))
            cards[3] = card.toStdString();
        match.round(cards, {13, 5, 3});
        match.choose(card == QStringLiteral("king_card") ? 5 : 4);
        match.play("correct", {{"set", {{"scoreboards", {{"4/0/0", "aragon"}}}}}, {"reason", "test"}});
        match.play("announce_special_action");
        Json keys{{"to", to.toStdString()}};
        if (card == QStringLiteral("mobile_scoreboard"))
            keys["scoreboard"] = "8/4/0";
        const char* command = card == QStringLiteral("grande")              ? "move_grande"
                              : card == QStringLiteral("mobile_scoreboard") ? "move_scoreboard"
                                                                            : "move_king";
        QCOMPARE(match.tried(command, keys), outcome);
    }

    /// EG-15.9, EG-6.6
    void aGrandeUnderTheKingIsStuck()
    {
        PlayedMatch match(3);
        match.round({"move_four_own", "veto", "score_castillo", "grande"}, {13, 5, 3});
        match.choose(4);
        match.play("correct", {{"set", {{"king_region", "galicia"}}}, {"reason", "test"}});
        QCOMPARE(match.tried("announce_special_action"), QStringLiteral("EG-15.9"));
        QVERIFY(match.play("skip_special_action"));
    }

    /// EG-15.11, EG-R5
    void aPowerCardIsTakenBack()
    {
        PlayedMatch open = announced("retrieve_power_card");
        QCOMPARE(open.tried("retrieve_power_card", {{"value", 12}}), QStringLiteral("EG-15.11"));
        QVERIFY(open.play("retrieve_power_card", {{"value", 13}})); // even that of this round
        QCOMPARE(open.at("/hand/anna"), Json(13));

        PlayedMatch secret =
            announced("retrieve_power_card", Json::object(), Json::object(), {{"secret_power_card_retrieval", true}});
        QCOMPARE(secret.tried("retrieve_power_card", {{"value", 13}}), QStringLiteral("at /value"));
        QVERIFY(secret.play("retrieve_power_card"));
        QCOMPARE(secret.at("/hand/anna"), Json(13));
        QCOMPARE(secret.at("/unknown_power_cards/anna"), Json(1));
        secret.play("end_turn");
        for (const int stack : {5, 1}) {
            secret.choose(stack);
            secret.play("skip_special_action");
            secret.play("end_turn");
        }
        secret.round({"move_four_any", "king_returns", "score_four_regions", "grande"}, {1});
        QVERIFY(secret.play("play_power_card", {{"player", "anna"}, {"value", 13}}));
        QCOMPARE(secret.at("/unknown_power_cards/anna"), Json(0));
        QCOMPARE(secret.at("/hand/anna"), Json(12));
    }

    /// EG-15.12, EG-R7
    void theCourtTakesTwo()
    {
        PlayedMatch match = announced("the_court");
        QCOMPARE(match.tried("take_caballeros", {{"from_provinces", 3}}), QStringLiteral("EG-15.12"));
        QCOMPARE(match.tried("take_caballeros", {{"from_regions", {{"galicia", 1}}}}), QStringLiteral("EG-R7 EG-5.3"));
        QVERIFY(match.play("take_caballeros", {{"from_provinces", 2}}));
        QCOMPARE(match.at("/turn/special_action"), Json("done"));
        PlayedMatch house = announced("the_court", {{"court", {{"anna", 28}}}}, Json::object(),
                                      {{"allow_regions_for_the_court", true}});
        QVERIFY(house.play("take_caballeros", {{"from_regions", {{"galicia", 2}}}}));
    }

    /// EG-13.13, EG-14.6, EG-R30: the Castillo is counted, scored and filled again.
    void theCastilloIsScoredAndFilledAgain()
    {
        for (const bool chosen : {true, false}) {
            PlayedMatch match = announced(chosen ? "score_any_region_stack_2" : "score_castillo",
                                          {{"castillo", {{"anna", 2}, {"bence", 1}}}},
                                          chosen ? Json{{"region", "castillo"}} : Json::object());
            QVERIFY(match.tried("score").contains(QStringLiteral("EG-14.6")));
            QCOMPARE(match.tried("open_castillo", {{"counted", {{"anna", 2}}}}), QStringLiteral("EG-R30"));
            QVERIFY(match.said().find("bence") != std::string::npos);
            QVERIFY(match.play("open_castillo", {{"counted", {{"anna", 2}, {"bence", 1}}}}));
            QCOMPARE(match.at("/scores/anna"), Json(5));
            QCOMPARE(match.at("/castillo/count"), Json(3));
            QCOMPARE(match.at("/castillo/closed"), Json(true));
        }
    }

    /// EG-13.4, EG-R23: region by region, so that a Veto can stop the rest; a card without a region is done at once.
    void scoringGoesRegionByRegion()
    {
        PlayedMatch match = announced("score_four_regions");
        QCOMPARE(match.at("/scoring/remaining"), Json({"galicia", "catalonia", "seville"}));
        QVERIFY(match.play("score", {{"count", 1}}));
        QCOMPARE(match.at("/scores/anna"), Json(6));
        QCOMPARE(match.at("/turn/special_action"), Json("under_way"));
        QCOMPARE(match.tried("score", {{"count", 3}}), QStringLiteral("EG-3.3"));
        QVERIFY(match.play("score"));
        QCOMPARE(match.at("/turn/special_action"), Json("done"));
        PlayedMatch nothing =
            announced("score_fewest_caballeros",
                      {{"galicia", {{"anna", 0}}}, {"valencia", {{"bence", 0}}}, {"seville", {{"cili", 0}}}});
        QCOMPARE(nothing.at("/turn/special_action"), Json("done"));
        QCOMPARE(nothing.at("/scoring/kind"), Json("score_fewest_caballeros"));
    }

    /// EG-15.13, EG-R21
    void secretRegionsAreScoredTogether()
    {
        PlayedMatch match = announced("score_secret_regions", {{"new_castile", {{"bence", 1}}}});
        QCOMPARE(match.at("/discs/asked"), Json({"anna", "bence", "cili"}));
        for (const auto& [player, region] :
             {std::pair{"anna", "seville"}, std::pair{"bence", "new_castile"}, std::pair{"cili", "unclear"}})
            QVERIFY(match.play("set_disc", {{"player", player}, {"region", region}}));
        QVERIFY(match.play("reveal_discs"));
        QCOMPARE(match.at("/scoring/scored"), Json({"new_castile", "seville"}));
        QCOMPARE(match.at("/scores"), Json({{"anna", 0}, {"bence", 9}, {"cili", 6}}));
    }
};

QTEST_GUILESS_MAIN(TestElGrandeCards)
#include "tst_elgrande_cards.moc"
