// SPDX-License-Identifier: GPL-3.0-or-later
#include "moves/gathering.h"
#include "moves/narrowing.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

using Step = Narrowing::Step;

MoveOffer move(std::vector<Tap> taps, Weight weight = Weight::Due)
{
    return {"anna", std::move(taps), {}, weight};
}

MoveOffer shared(std::vector<Tap> taps, std::vector<Tap> places, std::vector<int> most, int least, int greatest)
{
    MoveOffer offer = move(std::move(taps));
    offer.spread = Spread{std::move(places), std::move(most), least, greatest};
    return offer;
}

Narrowing among(const std::vector<MoveOffer>& offers)
{
    std::vector<const MoveOffer*> all;
    for (const MoveOffer& offer : offers)
        all.push_back(&offer);
    return Narrowing(all);
}

/// A game of one number: it may be counted up by one to three, and never beyond ten.
struct CountingGame {
    using State = int;
    using Command = int;
    [[nodiscard]] Outcome<int> referee(const int& state, const int& command, Reasons::Listening /*listening*/) const
    {
        Outcome<int> outcome{state + command, {}, {}, {}};
        if (outcome.next > 10)
            outcome.objections.push_back({RuleId{"CG-1"}, Text{}});
        return outcome;
    }
    void gather(const int& /*state*/, Gathering<int>& moves) const
    {
        for (int number = 1; number <= 3; ++number)
            moves.offer("anna", {numberTap(number)}, number);
        moves.offer(MoveOf<int>{{"anna", {choiceTap("twice")}}, {3, 3}});
    }
};

} // namespace

/// What a finger has said so far, and what is left of the moves.
class TestMovesNarrowing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastTapSaysTheMove()
    {
        const std::vector<MoveOffer> offers{move({choiceTap("king"), placeTap("granada")}),
                                            move({choiceTap("king"), placeTap("seville")}), move({choiceTap("end")})};
        Narrowing narrowing = among(offers);
        QCOMPARE(narrowing.next(), (std::vector{choiceTap("king"), choiceTap("end")}));
        QVERIFY(narrowing.tap(choiceTap("king")) == Step::Further);
        QCOMPARE(narrowing.next(), (std::vector{placeTap("granada"), placeTap("seville")}));
        QVERIFY(narrowing.tap(placeTap("seville")) == Step::Said);
        QCOMPARE(narrowing.said()->move, std::size_t{1});
    }

    void aTapThatNoMoveHasChangesNothing()
    {
        const std::vector<MoveOffer> offers{move({placeTap("granada"), numberTap(1)}), move({choiceTap("end")})};
        Narrowing narrowing = among(offers);
        QVERIFY(narrowing.tap(placeTap("granada")) == Step::Further);
        QVERIFY(narrowing.tap(placeTap("seville")) == Step::Nothing);
        QCOMPARE(narrowing.taps(), std::vector{placeTap("granada")});
    }

    void aWordGoesWithoutSayingWhereOnlyOneHasThePlace()
    {
        const std::vector<MoveOffer> offers{move({choiceTap("king"), placeTap("granada")}),
                                            move({choiceTap("end")}, Weight::Open)};
        Narrowing narrowing = among(offers);
        QCOMPARE(narrowing.shining(), std::vector{placeTap("granada")});
        QVERIFY(narrowing.tap(placeTap("granada")) == Step::Said);
        QCOMPARE(narrowing.said()->move, std::size_t{0});
    }

    void whereTwoHaveThePlaceWhatIsDueGoesFirst()
    {
        const std::vector<MoveOffer> offers{move({choiceTap("look"), placeTap("granada")}, Weight::Open),
                                            move({choiceTap("king"), placeTap("granada")})};
        Narrowing narrowing = among(offers);
        QVERIFY(narrowing.tap(placeTap("granada")) == Step::Said);
        QCOMPARE(narrowing.said()->move, std::size_t{1});
    }

    void whereTwoAreDueTheWordIsAsked()
    {
        const std::vector<MoveOffer> offers{move({choiceTap("grande"), placeTap("granada")}),
                                            move({choiceTap("king"), placeTap("granada")})};
        Narrowing narrowing = among(offers);
        QVERIFY(narrowing.shining().empty());
        QVERIFY(narrowing.tap(placeTap("granada")) == Step::Nothing);
    }

    void escTakesATapBackWithTheWordsThatWentWithoutSaying()
    {
        const std::vector<MoveOffer> offers{
            move({choiceTap("move"), placeTap("granada"), placeTap("seville")}),
            move({choiceTap("end")}),
        };
        Narrowing narrowing = among(offers);
        QVERIFY(!narrowing.back());
        QVERIFY(narrowing.tap(placeTap("granada")) == Step::Further);
        QCOMPARE(narrowing.taps().size(), std::size_t{2});
        QVERIFY(narrowing.back());
        QVERIFY(narrowing.taps().empty());
    }

    void whatIsSharedOutCountsTapByTap()
    {
        const Tap granada = placeTap("granada");
        const Tap seville = placeTap("seville");
        const std::vector<MoveOffer> offers{shared({choiceTap("place")}, {granada, seville}, {1, 3}, 0, 3)};
        Narrowing narrowing = among(offers);
        QVERIFY(narrowing.tap(granada) == Step::Further);
        QCOMPARE(narrowing.next(), std::vector{seville}); // granada has no room for another
        QVERIFY(narrowing.tap(seville) == Step::Further);
        QCOMPARE(narrowing.counted(), 2);
        QCOMPARE(narrowing.countAt(seville), 1);
        QCOMPARE(narrowing.finish()->counts, (std::vector{1, 1}));
        QVERIFY(narrowing.tap(seville) == Step::Said); // the last one enters it
        QCOMPARE(narrowing.said()->counts, (std::vector{1, 2}));
    }

    void aSpreadIsFinishedFromItsLeastOn()
    {
        const std::vector<MoveOffer> offers{shared({choiceTap("give")}, {placeTap("a"), placeTap("b")}, {2, 2}, 2, 3)};
        Narrowing narrowing = among(offers);
        QVERIFY(narrowing.tap(placeTap("a")) == Step::Further);
        QVERIFY(!narrowing.finish());
        QVERIFY(narrowing.tap(placeTap("b")) == Step::Further);
        QVERIFY(narrowing.finish());
        QCOMPARE(offers.front().spread->usual(), (std::vector{2, 0}));
    }

    void movesAreTheCandidatesThatTheRefereeAccepts()
    {
        QCOMPARE(movesOf(CountingGame{}, 0).size(), std::size_t{4});
        QCOMPARE(movesOf(CountingGame{}, 5).size(), std::size_t{3}); // twice three would be eleven
        QCOMPARE(movesOf(CountingGame{}, 8).size(), std::size_t{2});
        QVERIFY(movesOf(CountingGame{}, 10).empty());
    }

    void whyNotIsAskedOfTheCandidate()
    {
        QCOMPARE(attemptOf(CountingGame{}, 9, {numberTap(3)}), std::vector{3});
        QVERIFY(attemptOf(CountingGame{}, 9, {numberTap(4)}).empty());
    }

    void otherProgramsReadAMove()
    {
        const Shape command = Shape::choice(
            "command", {{"roll", Shape::object({required("dice", Shape::list(Shape::integer(1, 6), 1, 3))})}});
        OfferedMove one{move({choiceTap("roll")}), {Json{{"command", "roll"}, {"dice", {4}}}}, {}, {}};
        one.offer.open = {{"/0/dice", {}}};
        one.words = Text::verbatim("Anna rolls");
        const Json json = moveJson(one, command, {});
        QVERIFY(moveShape().check(json).empty());
        QVERIFY(json["seat"] == "anna");
        QVERIFY(json["taps"] == Json::array({{{"kind", "choice"}, {"id", "roll"}}}));
        QVERIFY(json["open"][0]["at"] == "/0/dice");
        QVERIFY(json["open"][0]["schema"]["items"]["maximum"] == 6);
    }
};

QTEST_GUILESS_MAIN(TestMovesNarrowing)
#include "tst_moves_narrowing.moc"
