// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody may look up before its time: discs, the Castillo, spent power cards.
#include "el_grande_table.h"
#include "elgrande/entries/sealing.h"
#include "elgrande/telling/report.h"

#include <QFloat16> // QCOMPARE of JSON looks at it
#include <QTest>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

Command commandOf(const char* json)
{
    return *readCommand(*parseJson(json));
}

/// Anna's turn with the card that asks everybody for a disc.
PlayedMatch asking()
{
    PlayedMatch match(3);
    match.round({"move_four_own", "veto", "score_castillo", "score_secret_regions"}, {13, 5, 3});
    match.announce(4);
    return match;
}

std::string everythingTold(PlayedMatch& match)
{
    std::string told = match.match().table().dump() + match.said();
    for (const LogEntry& entry : match.match().entries())
        told += entry.headline.toStdString() + '\n';
    return told;
}

} // namespace

class TestElGrandeSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// EG-8.2, EG-11.2: two matches that differ in a disc alone are told alike until it is turned over.
    void aDiscIsNotTold()
    {
        PlayedMatch one = asking();
        PlayedMatch other = asking();
        QVERIFY(one.play("set_disc", {{"player", "bence"}, {"region", "granada"}}));
        QVERIFY(other.play("set_disc", {{"player", "bence"}, {"region", "unclear"}}));
        QCOMPARE(QString::fromStdString(everythingTold(one)), QString::fromStdString(everythingTold(other)));
        for (PlayedMatch* match : {&one, &other}) {
            match->play("set_disc", {{"player", "anna"}, {"region", "seville"}});
            match->play("set_disc", {{"player", "cili"}, {"region", "seville"}});
            QVERIFY(match->play("reveal_discs"));
        }
        QVERIFY(everythingTold(one) != everythingTold(other));
    }

    /// EG-7.3: who went into the Castillo is not told by the table, only how many; by house rule it is.
    void theCastilloIsNotTold()
    {
        for (const bool open : {false, true}) {
            PlayedMatch match(3, {{"castillo_contents", open ? "open" : "hidden"}});
            match.round({"move_four_any", "veto", "score_castillo", "the_court"}, {13, 5, 3});
            match.announce(1);
            const Json move{{"owner", "bence"}, {"from", "valencia"}, {"to", "castillo"}, {"count", 2}};
            QVERIFY(match.play("move_caballeros", {{"moves", Json::array({move})}}));
            QVERIFY(match.said().find("bence") == std::string::npos);
            QCOMPARE(match.at("/castillo/count"), Json(2));
            QCOMPARE(match.at("/castillo/closed"), Json(!open));
            QCOMPARE(match.at("/castillo/caballeros").is_null(), !open);
        }
    }

    /// EG-7.3, EG-8.7: open from the count to the moves.
    void theCastilloIsOpenWhileItIsScored()
    {
        PlayedMatch match(2, {{"rounds_in_game", 6}});
        for (const std::vector<std::string>& cards :
             {std::vector<std::string>{"move_four_any", "veto", "score_castillo", "the_court"},
              std::vector<std::string>{"move_four_own", "king_returns", "score_castillo", "grande"}}) {
            match.round(cards, match.state().round == 0 ? std::vector{13, 12} : std::vector{11, 10});
            for (const int stack : {5, 1}) {
                match.choose(stack);
                match.play("skip_special_action");
                match.play("end_turn");
            }
        }
        QCOMPARE(match.at("/step"), Json("discs"));
        match.stand({{"castillo", {{"anna", 1}}}});
        match.play("set_disc", {{"player", "anna"}, {"region", "aragon"}});
        match.play("set_disc", {{"player", "bence"}, {"region", "aragon"}});
        QCOMPARE(match.tried("reveal_discs"), QStringLiteral("EG-8.1"));
        QCOMPARE(match.at("/castillo/closed"), Json(true));
        QVERIFY(match.play("open_castillo"));
        QCOMPARE(match.at("/castillo/caballeros"), Json({{"anna", 1}, {"bence", 0}}));
        QCOMPARE(match.tried("set_disc", {{"player", "anna"}, {"region", "seville"}}), QStringLiteral("EG-8.2"));
        QVERIFY(match.play("reveal_discs"));
        QCOMPARE(match.at("/castillo/closed"), Json(true));
        QCOMPARE(match.at("/regions/aragon/anna"), Json(1));
    }

    void whatIsSealed()
    {
        const State state = asking().state();
        const auto sealed = [&](const char* json) { return sealedFor(state, commandOf(json)); };
        const Command disc = commandOf(R"({"command": "set_disc", "player": "bence", "region": "granada"})");
        QVERIFY(sealedFor(state, disc) == (elgrande::Seal{1, SealedUntil::DiscsRevealed}));
        QVERIFY(sealed(R"({"command": "place_caballeros", "placements": {"castillo": 1}})") ==
                (elgrande::Seal{noPlayer, SealedUntil::CastilloOpened}));
        QVERIFY(!sealed(R"({"command": "place_caballeros", "placements": {"aragon": 1}})"));
        QVERIFY(!sealed(R"({"command": "end_turn"})"));
        QVERIFY(opens(SealedUntil::DiscsRevealed, RevealDiscs{}) && !opens(SealedUntil::DiscsRevealed, OpenCastillo{}));
        QVERIFY(opens(SealedUntil::CastilloOpened, OpenCastillo{}));
    }

    /// EG-R4
    void spentCardsAreShownByHouseRuleOnly()
    {
        for (const bool visible : {false, true}) {
            PlayedMatch match(3, {{"spent_power_cards_visible", visible}});
            match.round({"move_four_any", "veto", "score_castillo", "the_court"}, {13, 5, 3});
            match.choose(1);
            QCOMPARE(match.at("/spent_power_cards"),
                     visible ? Json({{"anna", {13}}, {"bence", Json::array()}, {"cili", Json::array()}})
                             : Json(nullptr));
        }
    }

    /// The report adds up, at any time.
    void theReportAddsUp()
    {
        PlayedMatch match = asking();
        match.play("set_disc", {{"player", "anna"}, {"region", "galicia"}});
        match.play("set_disc", {{"player", "bence"}, {"region", "valencia"}});
        match.play("set_disc", {{"player", "cili"}, {"region", "unclear"}});
        match.play("reveal_discs");
        match.play("end_turn");
        match.play("correct", {{"set", {{"scores", {{"cili", 3}}}}}, {"reason", "forgotten"}});
        const MatchReport report = reportOf(match.match());
        QCOMPARE(QString::fromStdString(flawOf(report)), QString());
        QCOMPARE(report.sums.points[0], (std::vector<int>{0, 0, 0, 6, 0}));
        QCOMPARE(report.sums.points[2], (std::vector<int>{0, 0, 0, 0, 3}));
    }
};

QTEST_GUILESS_MAIN(TestElGrandeSecrets)
#include "tst_elgrande_secrets.moc"
