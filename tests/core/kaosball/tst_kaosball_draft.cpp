// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/draft.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

constexpr int you = 0;
constexpr int opponent = 1;
enum Lot { hate, relayTraining, celerity, hardy, brick, lucky };

Auction sixTilesForTwo(int cash = 12)
{
    return startAuction(AuctionKind::Upgrades, {{"you", cash}, {"opponent", cash}},
                        {{"1", "hate", {}},
                         {"2", "relay_training", {}},
                         {"3", "celerity", {}},
                         {"4", "hardy", {}},
                         {"5", "brick", {}},
                         {"6", "lucky", {}}},
                        rulebookFacts());
}

Auction after(Auction auction, const std::vector<AuctionEvent>& events)
{
    for (const AuctionEvent& event : events) {
        if (const auto problem = problemWith(auction, event))
            qFatal("illegal: %s", objectionTo(*problem, auction, event).why.toStdString().c_str());
        apply(auction, event);
    }
    return auction;
}

int cashOf(const Auction& auction, int team)
{
    return auction.teams[static_cast<std::size_t>(team)].cash;
}

} // namespace

class TestDraft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixLotsForTwoAndEightForFour()
    {
        const Constants constants;
        QCOMPARE(lotsExpected(AuctionKind::Upgrades, 2, constants), 6);
        QCOMPARE(lotsExpected(AuctionKind::Upgrades, 4, constants), 8);
        QCOMPARE(lotsExpected(AuctionKind::Ringers, 2, constants), 5);
        QCOMPARE(lotsExpected(AuctionKind::Ringers, 4, constants), 7);
    }

    void thePrintedCostIsTheMinimumBid()
    {
        QCOMPARE(printedMinimumBid(AuctionKind::Upgrades, "speed_training", rulebookFacts()), std::optional{1});
        QCOMPARE(printedMinimumBid(AuctionKind::Ringers, "the_dragon", rulebookFacts()), std::optional{4});
        QCOMPARE(printedMinimumBid(AuctionKind::Ringers, "speed_training", rulebookFacts()), std::optional<int>{});
    }

    // KB-E7, the rulebook's own auction.
    void theExampleOfTheRulebookEndsWithSevenCashEach()
    {
        Auction auction = after(sixTilesForTwo(), {openLot(you, hate, 3), raiseBid(opponent, 5), passBid(you)});
        QCOMPARE(cashOf(auction, opponent), 7);
        auction = after(auction, {openLot(opponent, relayTraining, 0), raiseBid(you, 1), raiseBid(opponent, 2),
                                  raiseBid(you, 3), passBid(opponent)});
        QCOMPARE(cashOf(auction, you), 9);
        auction = after(auction, {openLot(you, celerity, 2), passBid(opponent)});
        QCOMPARE(cashOf(auction, you), 7);
        auction = after(auction, {passBid(you), passBid(opponent)});
        QCOMPARE(auction.state, AuctionState::Finished);
        QCOMPARE(auction.nextTeam, -1);
        QCOMPARE(auction.sales, (std::vector<int>{hate, relayTraining, celerity}));
    }

    void theWinnerOfALotNamesTheNextOne()
    {
        const Auction auction = after(sixTilesForTwo(), {openLot(you, hate, 2), raiseBid(opponent, 3), passBid(you)});
        QCOMPARE(auction.nextTeam, opponent);
        QCOMPARE(auction.state, AuctionState::Naming);
        QCOMPARE(auction.lots[hate].buyer, opponent);
        QCOMPARE(auction.lots[hate].price, 3);
    }

    void passingTheRightToNameIsNotFinal()
    {
        Auction auction = after(sixTilesForTwo(), {passBid(you), openLot(opponent, lucky, 0), raiseBid(you, 1),
                                                   passBid(opponent), passBid(you)});
        QCOMPARE(auction.state, AuctionState::Naming);
        QCOMPARE(auction.nextTeam, opponent);
        apply(auction, passBid(opponent));
        QCOMPARE(auction.state, AuctionState::Finished);
    }

    // KB-26.3 to KB-26.6: Hate (from 2) called out as sold.
    void aSaleIsTheFewestBidsThatEndInIt()
    {
        const Auction start = sixTilesForTwo();
        QCOMPARE(eventsOfSale(start, hate, you, 5), (std::vector{openLot(you, hate, 5), passBid(opponent)}));
        QCOMPARE(eventsOfSale(start, hate, opponent, 5),
                 (std::vector{openLot(you, hate, 2), raiseBid(opponent, 5), passBid(you)}));
        // At the least price nobody was outbid: you had passed the right to name.
        QCOMPARE(eventsOfSale(start, hate, opponent, 2),
                 (std::vector{passBid(you), openLot(opponent, hate, 2), passBid(you)}));
        QVERIFY(eventsOfSale(start, hate, you, 1).empty());
        QVERIFY(eventsOfSale(start, hate, opponent, 13).empty());
        const Auction passed = after(start, {passBid(you)});
        QVERIFY(eventsOfSale(passed, hate, you, 2).empty()); // the opponent would have to open at 2
        const Auction sold = after(start, eventsOfSale(start, hate, opponent, 5));
        QVERIFY(eventsOfSale(sold, hate, you, 6).empty());
        const Auction running = after(start, {openLot(you, hate, 3)});
        QCOMPARE(eventsOfSale(running, hate, opponent, 4), (std::vector{raiseBid(opponent, 4), passBid(you)}));
        // Who cannot pay the least bid named nothing.
        const Auction poor =
            startAuction(AuctionKind::Ringers, {{"a", 0}, {"b", 5}}, {{"s", "spectre", {}}}, rulebookFacts());
        QCOMPARE(eventsOfSale(poor, 0, 1, 3), (std::vector{passBid(0), openLot(1, 0, 3), passBid(0)}));
    }

    // KB-26.8.
    void theAuctionEndsWhenAllPass()
    {
        const Auction start = sixTilesForTwo();
        QCOMPARE(eventsOfEnd(start), (std::vector{passBid(you), passBid(opponent)}));
        const Auction running = after(start, {openLot(you, hate, 3)});
        QCOMPARE(eventsOfEnd(running), (std::vector{passBid(opponent), passBid(you), passBid(opponent)}));
    }

    void anEventTellsWhatItSoldAndThatItWasTheLast()
    {
        Auction auction =
            startAuction(AuctionKind::Ringers, {{"a", 5}, {"b", 5}}, {{"s", "spectre", {}}}, rulebookFacts());
        AuctionStep step = apply(auction, openLot(0, 0, 1));
        QCOMPARE(step.soldLot, -1);
        step = apply(auction, passBid(1));
        QCOMPARE(step.soldLot, 0);
        QVERIFY(step.isOver);
    }

    void problemsAreToldInTheirOrder_data()
    {
        QTest::addColumn<int>("action");
        QTest::addColumn<int>("team");
        QTest::addColumn<int>("lot");
        QTest::addColumn<int>("bid");
        QTest::addColumn<bool>("isBidding");
        QTest::addColumn<QString>("problem");
        // Hate is sold to the opponent for 3; with `isBidding` the opponent has opened Celerity at 2.
        const int open = static_cast<int>(AuctionAction::Open);
        const int bid = static_cast<int>(AuctionAction::Bid);
        const int pass = static_cast<int>(AuctionAction::Pass);
        QTest::newRow("naming while others bid") << open << you << int(hate) << 0 << true << "open_during_bidding";
        QTest::newRow("bidding on nothing") << bid << you << -1 << 99 << false << "bid_without_lot";
        QTest::newRow("naming out of turn") << open << you << int(hate) << 0 << false << "not_your_turn";
        QTest::newRow("passing out of turn") << pass << opponent << -1 << 0 << true << "not_your_turn";
        QTest::newRow("naming a sold lot") << open << opponent << int(hate) << 0 << false << "lot_already_sold";
        QTest::newRow("opening too low") << open << opponent << int(hardy) << 2 << false << "below_minimum_bid";
        QTest::newRow("bidding the same") << bid << you << -1 << 2 << true << "not_higher_than_last_bid";
        QTest::newRow("opening without the cash") << open << opponent << int(hardy) << 10 << false << "more_than_cash";
        QTest::newRow("bidding without the cash") << bid << you << -1 << 13 << true << "more_than_cash";
        QTest::newRow("opening with all the cash") << open << opponent << int(hardy) << 9 << false << "";
        QTest::newRow("bidding all the cash") << bid << you << -1 << 12 << true << "";
    }

    void problemsAreToldInTheirOrder()
    {
        QFETCH(int, action);
        QFETCH(int, team);
        QFETCH(int, lot);
        QFETCH(int, bid);
        QFETCH(bool, isBidding);
        QFETCH(QString, problem);
        Auction auction = after(sixTilesForTwo(), {openLot(you, hate, 2), raiseBid(opponent, 3), passBid(you)});
        if (isBidding)
            auction = after(auction, {openLot(opponent, celerity, 2)});
        const AuctionEvent event{static_cast<AuctionAction>(action), team, lot, bid};
        const auto found = problemWith(auction, event);
        QCOMPARE(found ? QString::fromStdString(std::string(toWord(*found))) : QString(), problem);
        if (found)
            QVERIFY(!objectionTo(*found, auction, event).why.toStdString().empty());
    }

    void aRulingStopsJustBeforeTheIllegalEvent()
    {
        const Auction start = sixTilesForTwo(4);
        const Ruling<AuctionVerdict> ruling =
            judgeAuction({start, {openLot(you, hardy, 3), raiseBid(opponent, 5), passBid(you)}}, rulebookFacts());
        QCOMPARE(ruling.verdict.illegalEvent, 1);
        QCOMPARE(ruling.verdict.auction, after(start, {openLot(you, hardy, 3)}));
        QVERIFY2(told(ruling.why).contains(QStringLiteral("opponent bid 5, but have only 4 cash.")),
                 qPrintable(told(ruling.why)));
    }
};

QTEST_GUILESS_MAIN(TestDraft)
#include "tst_kaosball_draft.moc"
