// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/action_bar.h"
#include "controls/press/buttons.h"
#include "controls/press/settling.h"
#include "table/move_input.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace whistle;

namespace {

MoveOffer move(std::vector<Tap> taps, Weight weight = Weight::Due)
{
    return {"anna", std::move(taps), {}, weight};
}

/// An input with these moves; places are drawn by the page, everything else has a button.
class Hand {
public:
    explicit Hand(std::vector<MoveOffer> moves) : m_moves(std::move(moves))
    {
        MoveTelling telling;
        telling.name = [](const Tap& tap) { return QString::fromStdString(tap.id); };
        telling.isDrawn = [](const Tap& tap) { return tap.kind == TapKind::Place; };
        telling.seat = [](const std::string& seat) { return seat == "anna" ? 1 : 0; };
        input.setTelling(std::move(telling));
        std::vector<const MoveOffer*> offers;
        for (const MoveOffer& one : m_moves)
            offers.push_back(&one);
        input.setMoves(std::move(offers), [](std::size_t index, const std::vector<int>& counts) {
            int all = 0;
            for (const int count : counts)
                all += count;
            return QStringLiteral("move %1, %2").arg(index).arg(all);
        });
        QObject::connect(&input, &MoveInput::said, [this](std::size_t index, const std::vector<int>& counts) {
            said = static_cast<int>(index);
            shares = counts;
        });
        QObject::connect(&input, &MoveInput::missed, [this](const std::vector<Tap>& taps) { missed = taps; });
    }
    [[nodiscard]] QStringList buttons()
    {
        QStringList names;
        for (const ButtonSpec& button : input.bar({}).buttons)
            names << button.name;
        return names;
    }
    [[nodiscard]] QString main() { return input.bar({}).main ? input.bar({}).main->name : QString(); }
    void press(const QString& name)
    {
        const BarState bar = input.bar({});
        for (const ButtonSpec& button : bar.buttons) {
            if (button.name == name)
                return button.press();
        }
        if (bar.main && bar.main->name == name)
            bar.main->press();
    }

    MoveInput input;
    int said = -1;
    std::vector<int> shares;
    std::vector<Tap> missed;

private:
    std::vector<MoveOffer> m_moves;
};

MoveOffer placing(int least, int greatest)
{
    MoveOffer offer = move({choiceTap("place_caballeros")});
    offer.spread = Spread{{placeTap("granada"), placeTap("seville")}, {greatest, greatest}, least, greatest};
    return offer;
}

} // namespace

/// What every page of moves keeps: the laws of the hand.
class TestMoveInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 1 may be 1 or the beginning of 12: its key would say what was not meant.
    void aDigitThatBeginsALongerNumberIsNoKey()
    {
        Hand hand({move({numberTap(1)}), move({numberTap(2)}), move({numberTap(12)})});
        QMap<QString, QKeySequence> keys;
        for (const ButtonSpec& button : hand.input.bar({}).buttons)
            keys[button.title] = button.key;
        QCOMPARE(keys.size(), 3);
        QCOMPARE(keys[QStringLiteral("move 0, 0")], QKeySequence());
        QCOMPARE(keys[QStringLiteral("move 1, 0")], QKeySequence(Qt::Key_2));
    }

    void enterIsWhatIsDueWhereOneThingIs()
    {
        Hand hand({move({choiceTap("end_turn")}), move({choiceTap("trade")}, Weight::Open)});
        QCOMPARE(hand.main(), QStringLiteral("endTurn"));
        QCOMPARE(hand.buttons(), QStringList{QStringLiteral("trade")});
    }

    void whereTwoThingsAreDueEnterIsNone()
    {
        Hand hand({move({choiceTap("fight")}), move({choiceTap("flee")})});
        QVERIFY(hand.main().isEmpty());
        QCOMPARE(hand.buttons().size(), 2);
    }

    void enterNeverEndsWhileSomethingOnTheBoardIsDue()
    {
        Hand hand({move({choiceTap("end_turn")}), move({placeTap("granada")})});
        QVERIFY(hand.main().isEmpty());
        QCOMPARE(hand.buttons(), QStringList{QStringLiteral("endTurn")});
    }

    void whatGivesUpIsNeverTheMainButton()
    {
        Hand hand({move({choiceTap("concede")}, Weight::Grave)});
        QVERIFY(hand.main().isEmpty());
        QCOMPARE(hand.buttons(), QStringList{QStringLiteral("concede")});
    }

    /// A page that says several taps at once, or a move that is a button whole, leaves nothing half said behind.
    void severalTapsAreSaidAtOnce()
    {
        Hand hand({move({pieceTap("king"), choiceTap("move")}), move({choiceTap("end_turn")})});
        hand.input.tap(pieceTap("king"));
        hand.input.say({pieceTap("king"), choiceTap("move")});
        QCOMPARE(hand.said, 0);
        QCOMPARE(hand.input.taps(), std::vector{pieceTap("king")}); // refused, it stays half said
        hand.input.whole(1).press();
        QCOMPARE(hand.said, 1);
        hand.input.say({choiceTap("end_turn"), choiceTap("twice")});
        QCOMPARE(hand.missed.back(), choiceTap("twice"));
    }

    /// One press of several taps that is refused leaves none of them behind.
    void severalTapsAreTakenTogether()
    {
        Hand hand({move({choiceTap("king"), placeTap("granada"), choiceTap("now")}),
                   move({choiceTap("king"), placeTap("seville"), choiceTap("now")})});
        hand.input.tap({choiceTap("king"), placeTap("granada"), choiceTap("now")});
        QCOMPARE(hand.said, 0);
        QVERIFY(hand.input.taps().empty());
        hand.input.tap({choiceTap("king"), placeTap("seville")});
        QCOMPARE(hand.input.taps().size(), std::size_t{2});
        hand.input.say({placeTap("nowhere")});
        QCOMPARE(hand.missed, std::vector{placeTap("nowhere")});
        QCOMPARE(hand.input.taps().size(), std::size_t{2});
    }

    void buttonsAreTakenApart()
    {
        Hand hand({move({pieceTap("king"), choiceTap("move")}), move({choiceTap("end_turn")})});
        const auto isPiece = [](const Tap& tap) { return tap.kind == TapKind::Piece; };
        QCOMPARE(hand.input.buttons(isPiece).size(), std::size_t{1});
        QCOMPARE(hand.input.buttons().size(), std::size_t{2});
        QVERIFY(hand.input.bar({}, isPiece).buttons.size() == 1);
    }

    void aPlaceOfTheBoardNeedsNoButton()
    {
        Hand hand({move({choiceTap("king"), placeTap("granada")}), move({choiceTap("king"), placeTap("seville")})});
        QVERIFY(hand.buttons().isEmpty());
        QVERIFY(hand.input.shines(placeTap("seville")));
        hand.input.tap(placeTap("seville"));
        QCOMPARE(hand.said, 1);
    }

    void whereTwoPiecesCouldGoThereTheWordIsAskedFirst()
    {
        Hand hand({move({choiceTap("king"), placeTap("granada")}), move({choiceTap("grande"), placeTap("granada")})});
        QCOMPARE(hand.buttons(), (QStringList{QStringLiteral("king"), QStringLiteral("grande")}));
        hand.press(QStringLiteral("grande"));
        QCOMPARE(hand.buttons(), QStringList{QStringLiteral("putBack")});
        hand.input.tap(placeTap("granada"));
        QCOMPARE(hand.said, 1);
    }

    void whatIsSharedOutIsCountedAndTheLastOneEntersIt()
    {
        Hand hand({placing(0, 3)});
        QCOMPARE(hand.buttons(), QStringList{QStringLiteral("placeCaballeros")}); // nobody is placed
        QVERIFY(hand.main().isEmpty());                                           // never by Enter alone
        hand.input.tap(placeTap("granada"));
        hand.input.tap(placeTap("granada"));
        QCOMPARE(hand.input.countAt(placeTap("granada")), 2);
        QCOMPARE(hand.input.bar({}).main->title, QStringLiteral("move 0, 2"));
        hand.input.tap(placeTap("seville"));
        QCOMPARE(hand.said, 0);
        QCOMPARE(hand.shares, (std::vector{2, 1}));
    }

    void lessThanAllIsSaidByTheMainButton()
    {
        Hand hand({placing(0, 3)});
        hand.input.tap(placeTap("seville"));
        hand.press(QStringLiteral("finish"));
        QCOMPARE(hand.shares, (std::vector{0, 1}));
    }

    void nobodyAtAllIsAButtonOfItsOwn()
    {
        Hand hand({placing(0, 3)});
        hand.press(QStringLiteral("placeCaballeros"));
        QCOMPARE(hand.said, 0);
        QCOMPARE(hand.shares, (std::vector{0, 0}));
    }

    void aTapThatNoMoveHasIsAskedOfTheReferee()
    {
        Hand hand({move({pieceTap("king"), placeTap("granada")})});
        hand.input.tap(pieceTap("king"));
        hand.input.tap(placeTap("seville"));
        QCOMPARE(hand.missed, (std::vector{pieceTap("king"), placeTap("seville")}));
        QCOMPARE(hand.input.taps(), std::vector{pieceTap("king")}); // what was entered by half stays
    }

    void escTakesATapBack()
    {
        Hand hand({placing(0, 3)});
        hand.input.tap(placeTap("granada"));
        QVERIFY(hand.input.back());
        QCOMPARE(hand.input.counted(), 0);
        QVERIFY(!hand.input.back());
    }

    void tapsComeBackAfterTheProgramWasGone()
    {
        Hand hand({placing(0, 3)});
        hand.input.tap(placeTap("granada"));
        const std::vector<Tap> kept = hand.input.taps();
        Hand again({placing(0, 3)});
        again.input.repeat(kept);
        QCOMPARE(again.input.countAt(placeTap("granada")), 1);
        Hand other({move({choiceTap("end_turn")})});
        other.input.repeat(kept); // of another table they mean nothing
        QVERIFY(other.input.taps().empty());
        QCOMPARE(other.said, -1);
    }

    void aSecondTapOnWhatHasJustChangedIsNotTaken()
    {
        int first = 0;
        int second = 0;
        ActionBar bar;
        bar.resize(900, 80);
        BarState before;
        before.main = ButtonSpec{QStringLiteral("draw"), QStringLiteral("Draw"), [&] { ++first; }}.of(1);
        BarState after;
        after.main = ButtonSpec{QStringLiteral("draw"), QStringLiteral("Draw"), [&] { ++second; }}.of(2);
        bar.setState(before);
        bar.show();
        auto* main = bar.findChild<MainButton*>();
        Settling::setTime(0);
        main->click();
        QCOMPARE(first, 1);
        Settling::setTime(300);
        bar.setState(after); // it has changed hands
        main->click();
        QCOMPARE(second, 0);
        QTest::qWait(320);
        main->click();
        QCOMPARE(second, 1);
        bar.setState(after); // nothing has changed
        main->click();
        QCOMPARE(second, 2);
        Settling::setTime(0);
    }
};

QTEST_MAIN(TestMoveInput)
#include "tst_move_input.moc"
