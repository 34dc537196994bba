// SPDX-License-Identifier: GPL-3.0-or-later
// El Grande in the window: rounds entered with what the page offers, by mouse alone and by keyboard alone, and what is
// secret meanwhile.
#include "controls/boards/score_track.h"
#include "controls/boards/turn_ribbon.h"
#include "controls/panels/curtain.h"
#include "controls/press/settling.h"
#include "controls/seats/score_strip.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "disputes/challenge_page.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande_window.h"
#include "look/emblem.h"
#include "look/paper.h"
#include "table/move_input.h"

#include <QFile>
#include <QLineEdit>
#include <QMenu>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

/// A whole match up to the last opening of the Castillo.
std::unique_ptr<GameMatch<Game>> almostOver()
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/el-grande/reference_match.jsonl"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no reference match");
    auto match = std::make_unique<GameMatch<Game>>();
    while (!file.atEnd()) {
        const Checked<Json> line = parseJson(file.readLine().toStdString());
        if (!line || !line->contains("command"))
            continue;
        const Json& entry = line->at("command");
        const bool isLast = match->state().generalScoringsDone == 2 && match->state().phase == Phase::GeneralScoring;
        if (isLast && entry.at("command") == "open_castillo")
            break;
        (void)match->play(entry, Instant::now());
    }
    return match;
}

/// It is open to take a power card back, and nobody could say Veto.
std::unique_ptr<TableWindow> retrieving()
{
    auto table = std::make_unique<TableWindow>(setUp());
    table->play(StartRound{});
    reveal(*table, {"move_four_own", "king_returns", "score_castillo", "retrieve_power_card"});
    for (const int value : {13, 9, 5, 2})
        table->play(PlayPowerCard{table->state().name(table->state().toMove), value});
    table->play(TakeCaballeros{});
    table->play(ChooseActionCard{{}, 4});
    table->play(PlaceCaballeros{});
    return table;
}

} // namespace

class TestElGrandePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Settling::setTime(0); }

    void neighboursShareABorder()
    {
        const MapLayout layout(QRectF(0, 0, 800, 560));
        for (const Area one : allRegions()) {
            for (const Area other : allRegions()) {
                if (one == other)
                    continue;
                int shared = 0;
                for (const QPointF corner : layout.outline(one))
                    shared += layout.outline(other).contains(corner) ? 1 : 0;
                QCOMPARE(shared >= 2, contains(printedFacts()->neighbours[one], other));
            }
            QVERIFY(layout.areaAt(layout.words(one).center()) == AreaSpot(one));
        }
    }

    void roundsByWhatThePageOffers_data()
    {
        QTest::addColumn<bool>("byKeys");
        QTest::addColumn<int>("players");
        QTest::addColumn<unsigned>("seed");
        QTest::newRow("mouse, four") << false << 4 << 1U;
        QTest::newRow("mouse, five") << false << 5 << 2U;
        QTest::newRow("mouse, two") << false << 2 << 3U;
        QTest::newRow("keys, three") << true << 3 << 4U;
    }
    void roundsByWhatThePageOffers()
    {
        QFETCH(bool, byKeys);
        QFETCH(int, players);
        QFETCH(unsigned, seed);
        TableWindow table(setUp(players));
        table.byKeys = byKeys;
        std::mt19937 random(seed);
        int presses = 0;
        while (table.state().generalScoringsDone == 0 || table.find<QWidget>("scorePanel")->isVisible()) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            QVERIFY2(table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible()) { // only a power card that is spent, which nobody else may know
                QVERIFY2(table.state().phase == Phase::PowerCards ||
                             (table.state().turn && table.state().step == Step::Action),
                         qPrintable(table.refusal().state().sentence));
                table.startAgain();
            }
        }
        QCOMPARE(table.state().round, 3);
        QVERIFY(sum(table.state().scores) > 0);
    }

    /// Power card, action card, five Caballeros, the King.
    void aUsualTurnIsEightTapsAndTheTurnEndsByItself()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.shoot("bidding");
        for (const int value : {13, 9, 5}) {
            const std::string player = table.state().name(table.state().toMove);
            table.play(PlayPowerCard{player, value});
        }
        table.press("power_2");
        // Whoever laid the highest card begins.
        QCOMPARE(table.state().toMove, 0);
        table.taps = 1; // of the player's own power card
        table.press("stack_5");
        QCOMPARE(table.state().step, Step::Action);
        table.shoot("placing");
        for (int i = 0; i < 3; ++i)
            table.tap(Area::Aragon);
        table.tap(Area::Castillo);
        table.tap(Area::OldCastile);
        QVERIFY(table.state().turn->placementDone);
        QCOMPARE(table.state().board.at(Area::Aragon, 0), 3);
        table.shoot("king");
        table.tap(Area::Granada);
        QCOMPARE(table.state().board.king, AreaSpot(Area::Granada));
        QCOMPARE(table.taps, 8);
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(table.map().model().inCastillo, 1);
        QCOMPARE(table.map().model().areas[Area::Castillo].caballeros, Counts{});
    }

    void whatIsNotOfferedIsRefusedWithTheRule()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_2");
        QTest::qWait(0);
        const auto regions = [&] {
            std::vector<QRectF> all;
            for (int place = 0; place < table.map().placeCount(); ++place)
                all.push_back(table.map().placeRect(place));
            return all;
        };
        const std::vector<QRectF> before = regions();
        table.tap(Area::NewCastile); // the King's own
        QVERIFY(table.refusal().isVisible());
        QTest::qWait(0);
        // The regions stand where they were: the next tap goes where the finger is.
        QVERIFY(regions() == before);
        table.press("overrideButton", &table.refusal());
        QVERIFY(regions() == before);
        QVERIFY(!table.refusal().state().rules.isEmpty());
        QVERIFY(!table.state().turn->placementDone);
        table.shoot("refused");
    }

    /// What is tapped again and again stands at one place: cards, numbers, regions, the words on them.
    void nothingMovesUnderTheFinger()
    {
        TableWindow table(setUp());
        const auto placeOf = [&](const char* name) {
            QTest::qWait(0);
            const auto* button = table.find<QWidget>(name);
            return QRect(button->mapTo(table.window.get(), QPoint()), button->size());
        };
        bid(table, {"place_two_or_move_all", "king_returns", "score_castillo", "mobile_scoreboard"});
        const QRect card = placeOf("stack_4");
        table.press("stack_2");
        QCOMPARE(placeOf("stack_4"), card);
        const QRect number = placeOf("count_2");
        const QRectF region = table.map().placeRect(static_cast<int>(Area::Granada));
        const auto words = [&] {
            return table.map().grab(table.map().placeRect(static_cast<int>(Area::OldCastile)).toRect()).toImage();
        };
        const QImage drawn = words();
        table.tap(Area::Aragon);
        QCOMPARE(words(), drawn);
        QCOMPARE(placeOf("count_2"), number);
        QCOMPARE(table.map().placeRect(static_cast<int>(Area::Granada)), region);
        // No other button comes to stand where the main one was.
        const QRect main = placeOf("finish");
        table.press("finish");
        table.press("announce");
        table.tap(Area::Valencia);
        QTest::qWait(0);
        for (const auto* button : table.window->findChildren<ChoiceButton*>()) {
            if (button->isVisible() && button->objectName() != s("finish") && button->objectName() != s("allFromCourt"))
                QVERIFY2(!QRect(button->mapTo(table.window.get(), QPoint()), button->size())
                              .intersects(main.adjusted(40, 0, -40, 0)),
                         qPrintable(button->objectName()));
        }
        table.press("putBack");
        while (table.state().toMove == 0)
            table.press("allFromCourt");
        table.press("stack_4");
        QCOMPARE(placeOf("stack_4"), card);
        QCOMPARE(placeOf("count_2"), number);
        QVERIFY(!table.find<TextLabel>("barTitle")->text().isEmpty());
    }

    /// A tap that stands for two entries leaves none of them when the second is refused.
    void aRefusedTapRecordsNothing_data()
    {
        QTest::addColumn<int>("stack");
        QTest::addColumn<Area>("area");
        QTest::newRow("the King to where he stands") << 5 << Area::NewCastile;
        QTest::newRow("the King into the Castillo") << 5 << Area::Castillo;
        QTest::newRow("the Grande into the Castillo") << 4 << Area::Castillo;
    }
    void aRefusedTapRecordsNothing()
    {
        QFETCH(int, stack);
        QFETCH(Area, area);
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press(qPrintable(s("stack_%1").arg(stack)));
        const State before = table.state();
        const std::size_t lines = table.window->session()->match().recordedLines().size();
        table.press("cardFirst");
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.tap(area);
        QVERIFY(table.refusal().isVisible());
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines);
        QVERIFY(table.state() == before);
        // What was said so far stays: the next tap goes on.
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.refusal().isVisible());
        table.tap(Area::Granada);
        QCOMPARE(table.state().turn->special, SpecialAction::Done);
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines + 2);
    }

    /// 13 is typed as it is said; 1 alone is no card until Enter says so.
    void powerCardsAreTyped()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        const auto laid = [&](int player) { return table.state().powers[player].ofRound; };
        const auto type = [&](std::initializer_list<Qt::Key> keys) {
            const int player = table.state().toMove;
            for (const Qt::Key key : keys)
                QTest::keyClick(
                    table.window->focusWidget() != nullptr ? table.window->focusWidget() : table.window.get(), key);
            return laid(player);
        };
        QCOMPARE(type({Qt::Key_1}), 0);
        QCOMPARE(type({Qt::Key_3}), 13);
        QCOMPARE(type({Qt::Key_1, Qt::Key_Escape, Qt::Key_9}), 9);
        QCOMPARE(type({Qt::Key_1, Qt::Key_0}), 10);
        QCOMPARE(type({Qt::Key_1, Qt::Key_Return}), 1);
    }

    /// What has been tapped by half is still there in the next program, on the same line of the same match alone.
    void whatIsHalfEnteredOutlivesTheWindow()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_5");
        table.press("cardFirst");
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.open();
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.tap(Area::Granada);
        QVERIFY(table.state().board.king == Area::Granada);
        table.open();
        QVERIFY(!table.map().model().areas[Area::Granada].shines);
    }

    /// Somebody enters something at a phone: what lies under a hand here stays, and what no longer fits is told.
    void aPhonesEntryLeavesWhatIsBegun()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        const auto elsewhere = [&](const Corrections& set) {
            const Json line = writeCommand(Correct{set, "found"});
            QCOMPARE(table.window->session()->playElsewhere({line}).played, Played::Accepted);
            QTest::qWait(0);
        };
        Corrections score;
        score.scores = {{"Ola", 3}};
        const auto* gone = table.find<TextLabel>("phonesWords");
        table.press("stack_5");
        // What was refused stays, with the reason that is being typed.
        table.tap(Area::NewCastile); // the King's own
        QVERIFY(table.refusal().isVisible());
        table.press("overrideButton", &table.refusal());
        auto* reason = table.refusal().findChild<QLineEdit*>(s("overrideReason"));
        QTest::keyClicks(reason, s("agre"));
        elsewhere(score);
        QVERIFY(table.refusal().isVisible() && !gone->isVisible());
        QCOMPARE(reason->text(), s("agre"));
        // The King was next door: now it may be done.
        Corrections king;
        king.kingRegion = Area::OldCastile;
        elsewhere(king);
        QVERIFY(!table.refusal().isVisible() && gone->isVisible());
        // A number that waits for its region, and the region that waits for the others.
        table.press("count_2");
        score.scores = {{"Ola", 5}};
        elsewhere(score);
        const auto put = [&] { return table.map().model().areas[Area::NewCastile].changes[0]; };
        table.tap(Area::NewCastile);
        QCOMPARE(put(), 2);
        QVERIFY(!gone->isVisible());
        score.scores = {{"Ola", 7}};
        elsewhere(score);
        QCOMPARE(put(), 2);
        QVERIFY(!gone->isVisible());
        // Nothing can be put next to a King who is far away.
        king.kingRegion = Area::Galicia;
        elsewhere(king);
        QCOMPARE(put(), 0);
        QVERIFY(gone->isVisible());
        table.shoot("gone");
    }

    /// EG-R9, EG-R26: one place after the other, as many as one likes from each.
    void caballerosAreMovedPartByPart()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_any", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_1");
        table.tap(Area::Aragon); // its one Caballero
        table.taps = 0;
        table.tap(Area::OldCastile); // Kinga's two
        QCOMPARE(table.map().model().chosen, AreaSpot(Area::OldCastile));
        table.tap(Area::OldCastile); // no: from somewhere else
        table.tap(Area::Valencia);   // Marek's
        table.tap(Area::Seville);
        QCOMPARE(table.map().model().areas[Area::Seville].changes[1], 1);
        QCOMPARE(table.map().model().areas[Area::Valencia].changes[1], -1);
        table.press("finish");
        QCOMPARE(table.state().board.at(Area::Seville, 1), 1);
        QCOMPARE(table.state().turn->special, SpecialAction::UnderWay);
        table.tap(Area::OldCastile);
        table.tap(Area::Castillo);
        table.tap(Area::Castillo);
        QCOMPARE(table.state().board.at(Area::Castillo, 0), 2);
        table.press("recordMoves"); // nobody else: the turn ends by itself
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(table.taps, 9);
    }

    void discsStayBehindTheCurtain()
    {
        TableWindow table(setUp(3));
        std::mt19937 random(7);
        int presses = 0;
        while (table.state().phase != Phase::GeneralScoring || table.find<QWidget>("scorePanel")->isVisible()) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            QVERIFY(table.pressAnything(random));
            if (table.refusal().isVisible())
                table.startAgain();
        }
        auto* curtain = table.find<Curtain>("curtain");
        QVERIFY(curtain->isVisible() && !curtain->isOpen());
        QVERIFY(!table.map().isVisible());
        table.shoot("curtain");
        // Who seals on a phone is not called behind it; where all do, the table stays in sight and says whom it waits
        // for.
        {
            auto* page = table.find<GamePage>("elGrandePage");
            QStringList names;
            std::vector<SealingSeat> sealing;
            for (const int seat : {1, 2, 3}) {
                names << table.find<ChoiceButton>(qPrintable(s("chooser_%1").arg(seat)))->title();
                sealing.push_back({seat, names.back(), false, seat == 1});
            }
            page->setPhones(1, sealing);
            QVERIFY(!table.find<QWidget>("sealing")->isVisible());
            QVERIFY(table.find<ChoiceButton>("showRegions")->title().endsWith(names[1] + s(" chooses")));
            for (SealingSeat& seat : sealing)
                seat.isOnPhone = true;
            page->setPhones(3, sealing);
            QVERIFY(table.find<QWidget>("sealing")->isVisible());
            QVERIFY(!curtain->isVisible() && table.map().isVisible());
            QCOMPARE(table.find<QLabel>("waitsFor")->text(),
                     s("Waiting for %1, %2 and %3 to seal").arg(names[0], names[1], names[2]));
            QVERIFY(table.find<ChoiceButton>("revealDiscs")->isUnavailable());
            table.shoot("phones-seal");
            table.press("sealHere");
            QVERIFY(curtain->isVisible() && !curtain->isOpen());
            QVERIFY(table.find<ChoiceButton>("showRegions")->title().endsWith(names[0] + s(" chooses")));
            page->setPhones(0);
            QVERIFY(curtain->isVisible());
        }
        // A tap is no hold. Who cannot hold opens it by Enter.
        table.press("showRegions");
        QVERIFY(!curtain->isOpen());
        table.openCurtain();
        QVERIFY(curtain->isOpen());
        table.shoot("curtain-open");
        table.press("disc_aragon");
        QVERIFY(curtain->isOpen()); // it can still be another
        table.press("disc_granada");
        QVERIFY(table.find<ChoiceButton>("disc_granada")->isChecked());
        QVERIFY(!table.find<ChoiceButton>("disc_aragon")->isChecked());
        table.press("closeDisc");
        QVERIFY(!curtain->isOpen());
        for (const auto* label : table.window->findChildren<QLabel*>()) {
            if (label->isVisible())
                QVERIFY2(!label->text().contains(s("Granada")), qPrintable(label->text()));
        }
        QVERIFY(!table.has("disc_granada"));
        // A tap on the name of somebody who has closed asks before it would be another.
        const std::size_t closed = table.window->session()->match().recordedLines().size();
        int chose = 0;
        while (contains(table.state().discs->missing(), chose))
            ++chose;
        table.press(qPrintable(s("chooser_%1").arg(chose + 1)));
        QVERIFY(table.find<ChoiceButton>("showRegions")->title().endsWith(s("sets the disc again")));
        QCOMPARE(table.window->session()->match().recordedLines().size(), closed);
        for (int others = 0; others < 2; ++others) {
            table.press(qPrintable(s("chooser_%1").arg(table.state().discs->missing()[0] + 1)));
            table.setDisc("disc_aragon");
        }
        QVERIFY(table.map().isVisible());
        table.shoot("castillo");
        // A wrong count is refused, the record is taken as it is.
        const int inside = table.map().model().inCastillo;
        for (int i = 0; i <= inside; ++i)
            table.press("counted_1");
        table.press("finish");
        QVERIFY(table.refusal().isVisible());
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.has("openAsRecorded")); // what was counted stays
        for (int i = 0; i <= inside; ++i)
            table.press("putBack");
        table.press("openAsRecorded");
        // Discs and regions follow by themselves; the Castillo is open just while it is shown.
        QCOMPARE(table.state().phase, Phase::RoundOver);
        QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
        QVERIFY(table.map().model().isCastilloOpen);
        QCOMPARE(sum(table.map().model().areas[Area::Castillo].caballeros), inside);
        table.shoot("castillo-scored");
        table.press("nextArea");
        QVERIFY(!table.map().model().isCastilloOpen);
        // Shown region by region; the strip and the track go along.
        const Counts scores = table.state().scores;
        auto* track = table.find<ScoreTrack>("scoreTrack");
        const auto standing = [&] {
            int all = 0;
            for (const TrackMarker& marker : track->markers())
                all += marker.to;
            return all;
        };
        // Beside the score stands what the region shown brings, not the whole scoring.
        const auto told = [&] {
            int all = 0;
            for (const ScoreStripSeat& seat : table.find<ScoreStrip>("scoreStrip")->state().seats)
                all += seat.change.value();
            return all;
        };
        int last = -1;
        for (int region = 0; region < 9; ++region) {
            QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
            QVERIFY(standing() >= last);
            if (region > 0)
                QCOMPARE(told(), standing() - last);
            last = standing();
            if (region == 2)
                table.shoot("scoring");
            if (region == 8)
                QCOMPARE(last, sum(scores));
            table.press("nextArea");
        }
        QVERIFY(!table.find<QWidget>("scorePanel")->isVisible());
        // What all of it has brought, once more.
        QVERIFY(table.moment().isVisible());
        QCOMPARE(rulingOn(table).sentence, table.moment().accessibleName());
        QCOMPARE(rulingOn(table).sentence.count(u'+'),
                 std::count_if(scores.begin(), scores.end(), [](int score) { return score > 0; }));
        table.shoot("scoring-sum");
        QTest::keyClick(&table.moment(), Qt::Key_Space);
        QVERIFY(!table.moment().isVisible());
        QCOMPARE(table.state().phase, Phase::RoundOver);
        table.shoot("round-over");
        // What would a region score now?
        table.tap(Area::Aragon);
        QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
    }

    /// Every command of the game can be entered, though no button of the page makes it.
    void anyEntryByAForm()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        table.press("otherEntry");
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        for (const char* command : {"correct", "veto", "move_king", "reveal_action_card"})
            QVERIFY2(table.has(qPrintable(s("entry_") + s(command))), command);
        QVERIFY(!table.has("entry_set_disc"));
        table.shoot("entries");
        table.press("entry_move_king");
        auto* record = table.find<ChoiceButton>("recordEntry");
        QVERIFY(record->isUnavailable());
        table.shoot("entry-form");
        for (auto* map : table.find<QWidget>("entrySheet")->findChildren<MapView*>())
            QTest::mouseClick(map, Qt::LeftButton, {},
                              map->placeRect(static_cast<int>(Area::Granada)).center().toPoint());
        QVERIFY(!record->isUnavailable());
        QVERIFY(!table.find<TextLabel>("entryObjection")->text().isEmpty());
        table.press("recordEntry");
        QVERIFY(table.refusal().isVisible());
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.find<QWidget>("entrySheet")->isVisible());
    }

    /// What goes in ahead of a form is judged with it, and goes in with this form alone.
    void whatGoesInAheadBelongsToItsForm()
    {
        const std::unique_ptr<TableWindow> opened = retrieving();
        TableWindow& table = *opened;
        auto* page = table.window->findChild<ElGrandePage*>();
        page->findChild<MoveInput*>()->tap({TapKind::Choice, "retrieve_power_card"});
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        QVERIFY2(table.find<TextLabel>("entryObjection")->text().isEmpty(),
                 qPrintable(table.find<TextLabel>("entryObjection")->text()));
        table.shoot("entry-ahead");
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.find<QWidget>("entrySheet")->isVisible());
        table.play(AnnounceSpecialAction{});
        table.press("otherEntry");
        table.press("entry_retrieve_power_card");
        table.press("form:option_value");
        auto* number = table.find<QWidget>("form.value:number")->findChild<QLineEdit*>();
        QTest::mouseDClick(number, Qt::LeftButton);
        number->selectAll();
        QTest::keyClicks(number, s("13"));
        table.press("recordEntry");
        QVERIFY(!table.refusal().isVisible());
        QCOMPARE(table.window->session()->lastEntered().size(), std::size_t{1});
    }

    /// The form sends what goes in ahead, as one with its own entry; one that is opened anew has nothing ahead.
    void theFormSendsWhatGoesInAhead()
    {
        const std::unique_ptr<TableWindow> opened = retrieving();
        TableWindow& table = *opened;
        auto* page = table.window->findChild<ElGrandePage*>();
        const auto open = [page] {
            page->findChild<MoveInput*>()->tap({TapKind::Choice, "retrieve_power_card"});
            QTest::qWait(0); // what was there before is gone
        };
        open();
        page->beginWith({{"command", "retrieve_power_card"}, {"value", 13}});
        QTest::qWait(0);
        table.press("recordEntry");
        QVERIFY(table.refusal().isVisible()); // nothing has been announced
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        open();
        table.press("recordEntry");
        QVERIFY(!table.refusal().isVisible());
        QCOMPARE(table.window->session()->lastEntered().size(), std::size_t{2});
    }

    void theRulingIsSeenInEveryStep_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("small") << QSize(1024, 700);
    }
    void theRulingIsSeenInEveryStep()
    {
        QFETCH(QSize, size);
        TableWindow table(setUp(5), {size});
        std::mt19937 random(11);
        int seen = 0;
        for (int presses = 0; table.state().round < 3; ++presses) {
            QVERIFY2(presses < 800 && table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible())
                table.startAgain();
            if (table.moment().isVisible() || table.has("showRegions") || table.has("nextArea"))
                continue;
            const auto* sentence = table.find<RulingBanner>("newestRuling")->findChild<TextLabel*>();
            QVERIFY2(sentence != nullptr, writeTable(table).c_str());
            const auto* ruling = table.find<RulingBanner>("newestRuling");
            if (!ruling->isVisible()) // the map has its tab on a small page
                continue;
            ++seen;
            const QRect all(ruling->mapTo(table.window.get(), QPoint(0, 0)), ruling->size());
            QVERIFY2(all.bottom() < table.find<QWidget>("barTitle")->mapTo(table.window.get(), QPoint(0, 0)).y(),
                     qPrintable(s("%1 %2").arg(all.bottom()).arg(ruling->state().sentence)));
        }
        QVERIFY(seen > 10);
    }

    /// A region and a number, a number and a region, a number pulled onto a region.
    void manyArePlacedByNumber()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.press("stack_5");
        table.taps = 0;
        table.tap(Area::Aragon);
        table.press("count_3");
        QCOMPARE(table.map().model().areas[Area::Aragon].changes[0], 3);
        table.press("count_2"); // no, two
        QCOMPARE(table.map().model().areas[Area::Aragon].changes[0], 2);
        QCOMPARE(table.map().model().areas[Area::Aragon].pays.value()[0], printedFacts()->scores[Area::Aragon][0]);
        table.shoot("by-number");
        table.pull("count_2", Area::Castillo);
        QCOMPARE(table.map().model().areas[Area::Castillo].changes[0], 2);
        QVERIFY(!table.state().turn->placementDone);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QCOMPARE(table.map().model().areas[Area::Castillo].changes[0], 0);
        table.press("putBack");
        table.press("putBack");
        table.press("count_5");
        table.tap(Area::Granada);
        QCOMPARE(table.state().board.at(Area::Granada, 0), 5);
        QVERIFY(table.state().turn->placementDone);
    }

    /// What cannot be taken or laid says why, where it is tapped.
    void whatIsTakenSaysWhy()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"place_two_or_move_all", "veto", "score_castillo", "the_court"});
        table.press("power_13");
        table.press("power_13");
        QVERIFY(table.refusal().isVisible());
        QVERIFY2(table.refusal().state().sentence.contains(s("13")), qPrintable(table.refusal().state().sentence));
        for (const char* power : {"power_9", "power_5", "power_2"})
            table.press(power);
        table.press("stack_2");
        // A card that is only looked at is not mine.
        table.press("stack_3");
        QVERIFY(table.find<ChoiceButton>("stack_2")->isChecked());
        QVERIFY(!table.find<ChoiceButton>("stack_3")->isChecked());
        // Undo: first what is half entered.
        const std::size_t lines = table.window->session()->match().recordedLines().size();
        table.tap(Area::Aragon);
        table.press("undoButton");
        QCOMPARE(table.map().model().areas[Area::Aragon].changes[0], 0);
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines);
        table.tap(Area::Aragon);
        QTest::keyClick(table.window.get(), Qt::Key_Z);
        QCOMPARE(table.map().model().areas[Area::Aragon].changes[0], 0);
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines);
        table.press("announce");
        table.press("placeNobody");
        QCOMPARE(table.state().toMove, 1);
        table.press("stack_2");
        QVERIFY(table.refusal().isVisible());
        QVERIFY2(table.refusal().state().sentence.contains(s("Kinga")), qPrintable(table.refusal().state().sentence));
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        table.press("stack_1");
        table.press("placeNobody");
        table.press("announce");
        const int court = table.state().board.court[1];
        // Two from the court to where one stands already; the Veto may be said all the while.
        table.press("fromCourt");
        QVERIFY(table.has("veto_1"));
        table.tap(Area::Valencia);
        QVERIFY(table.has("veto_1"));
        table.tap(Area::Valencia);
        QCOMPARE(table.state().board.at(Area::Valencia, 1), 4);
        QCOMPARE(table.state().board.court[1], court - 2);
    }

    /// What is asked is wholly seen on a laptop without a scroll, and stays where it is under a refusal.
    void whatIsAskedIsWhollySeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QByteArray>("language");
        QTest::newRow("laptop") << QSize(1366, 768) << QByteArray("en");
        QTest::newRow("laptop, Hungarian") << QSize(1366, 768) << QByteArray("hu");
    }
    void whatIsAskedIsWhollySeen()
    {
        QFETCH(QSize, size);
        QFETCH(QByteArray, language);
        TableWindow table(setUp(), {size, 1.0, language.constData()});
        const auto cut = [&](const char* kind) {
            QTest::qWait(60); // layouts come to rest
            QStringList hidden;
            int seen = 0;
            for (const auto* button : table.window->findChildren<ChoiceButton*>()) {
                if (!button->objectName().startsWith(s(kind)) || !button->isVisible())
                    continue;
                ++seen;
                if (button->visibleRegion().boundingRect() != button->rect())
                    hidden << button->objectName();
            }
            return seen == 0 ? s("none") : hidden.join(QLatin1Char(' '));
        };
        const std::string tag = QTest::currentDataTag();
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo"});
        table.shoot(("stack-4-" + tag).c_str());
        QCOMPARE(cut("reveal_"), QString());
        table.play(RevealActionCard{4, "mobile_scoreboard"});
        for (const char* power : {"power_13", "power_9", "power_5"}) {
            QCOMPARE(cut("power_"), QString());
            table.press(power);
        }
        table.shoot(("power-" + tag).c_str());
        QCOMPARE(cut("power_"), QString());
        const auto placeOf = [&](const char* name) {
            QTest::qWait(60);
            const auto* button = table.find<QWidget>(name);
            return QRect(button->mapTo(table.window.get(), QPoint()), button->size());
        };
        const QRect nine = placeOf("power_9");
        table.press("power_9");
        QVERIFY(table.refusal().isVisible());
        table.shoot(("power-refused-" + tag).c_str());
        QCOMPARE(placeOf("power_9"), nine);
        table.press("power_2");
        std::mt19937 random(7);
        for (int presses = 0; !table.has("area_0"); ++presses) {
            QVERIFY2(presses < 1500 && table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible())
                table.startAgain();
        }
        table.shoot(("regions-" + tag).c_str());
        QCOMPARE(cut("area_"), QString());
    }

    /// Where the last disc was closed nothing uses the record by a tap too many.
    void aTapTooManyDoesNotOpenTheCastillo()
    {
        TableWindow table(setUp(3));
        std::mt19937 random(7);
        for (int presses = 0; table.state().phase != Phase::GeneralScoring || !table.has("showRegions"); ++presses) {
            QVERIFY2(presses < 1500 && table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible())
                table.startAgain();
        }
        QRect held;
        while (!table.state().discs->missing().empty()) {
            const auto* button = table.find<QWidget>("showRegions");
            held = QRect(button->mapTo(table.window.get(), QPoint()), button->size());
            table.setDisc("disc_aragon");
        }
        QTest::qWait(60);
        const auto* open = table.find<QWidget>("openAsRecorded");
        QVERIFY(open->isVisible());
        const QRect now(open->mapTo(table.window.get(), QPoint()), open->size());
        table.shoot("castillo-place");
        QVERIFY2(!now.intersects(held),
                 qPrintable(s("%1 to %2, the last disc from %3").arg(now.left()).arg(now.right()).arg(held.left())));
    }

    /// Whose disc counts for nothing does not choose: the acting player does, and the page says so everywhere.
    void whoChoosesForAnotherIsLit()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "return_two_from_secret_region", "score_castillo", "the_court"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.play(TakeCaballeros{});
        table.play(ChooseActionCard{{}, 2});
        table.play(PlaceCaballeros{});
        table.play(AnnounceSpecialAction{});
        const int actor = table.state().turn->player;
        const PlayerList asked = table.state().discs->asked;
        for (const int player : asked)
            table.play(SetDisc{table.state().name(player),
                               player == asked[0] ? AreaSpot{} : table.state().board.homes[player]});
        if (table.has("revealDiscs"))
            table.press("revealDiscs");
        QCOMPARE(table.state().turn->waitingFor.size(), std::size_t{1});
        const int owner = table.state().turn->waitingFor[0];
        const QString name = QString::fromStdString(table.state().name(owner));
        for (const ScoreStripSeat& seat : table.find<ScoreStrip>("scoreStrip")->state().seats) {
            QCOMPARE(seat.active, seat.seat == actor + 1);
            QVERIFY2(seat.seat != actor + 1 || seat.note.contains(name), qPrintable(seat.note));
        }
        const QString said = rulingOn(table).sentence;
        QVERIFY2(said.contains(s("%1's disc shows no region that counts").arg(name)), qPrintable(said));
        table.shoot("chooses-for");
    }

    /// What is being entered goes along in the strip and the table, as on the map.
    void theDraftGoesAlong()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        QVERIFY(!table.find<TextLabel>("barTitle")->text().isEmpty());
        table.press("stack_5");
        const auto pending = [&] {
            return table.find<ScoreStrip>("scoreStrip")->state().seats[0].pending.value_or(-1);
        };
        const int before = pending();
        table.tap(Area::Aragon);
        QCOMPARE(pending(), before + printedFacts()->scores[Area::Aragon][0]);
        table.press("putBack");
        QCOMPARE(pending(), before);
    }

    /// A card that the record has as spent can be recorded with a reason.
    void aSpentCardHasAWayOn()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        std::mt19937 random(3);
        for (int presses = 0; table.state().phase != Phase::PowerCards; ++presses) {
            QVERIFY2(presses < 800 && table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible())
                table.startAgain();
        }
        if (table.moment().isVisible())
            QTest::keyClick(&table.moment(), Qt::Key_Space);
        const int player = table.state().toMove;
        const int spent = cardsIn(table.state().powers[player].spent).front();
        table.press(qPrintable(s("power_%1").arg(spent)));
        QVERIFY(table.refusal().isVisible() && table.refusal().state().canOverride);
        table.press("overrideButton", &table.refusal());
        table.refusal().findChild<QLineEdit*>(s("overrideReason"))->setText(s("another one was spent"));
        table.press("recordOverrideButton", &table.refusal());
        QCOMPARE(table.state().powers[player].ofRound, spent);
    }

    /// Where what had the keyboard is gone, the map has it: not whatever stands next, "Challenge" or the phones.
    void theKeyboardGoesToTheMap()
    {
        TableWindow table(setUp());
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.byKeys = true;
        for (const char* power : {"power_13", "power_9", "power_5", "power_2"})
            table.press(power);
        QCOMPARE(table.window->focusWidget(), static_cast<QWidget*>(&table.map()));
        table.byKeys = false;
        table.press("otherEntry");
        QTest::qWait(0);
        QVERIFY(table.window->focusWidget() != &table.map());
        QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
        QCOMPARE(table.window->focusWidget(), static_cast<QWidget*>(&table.map()));
        // A key that is still held down there presses nothing.
        const std::size_t lines = table.window->session()->match().recordedLines().size();
        table.press("stack_5");
        table.map().setFocus();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, s(" "), true);
        const auto before = table.map().model();
        QApplication::sendEvent(&table.map(), &held);
        QVERIFY(table.map().model() == before);
        QVERIFY(table.window->session()->match().recordedLines().size() >= lines);
    }

    /// One tap too many after the last Caballero does not send the King, nor choose what is scored.
    void aTapTooManyEntersNothing()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.press("stack_5");
        table.press("count_5");
        Settling::setTime(300);
        QTest::qWait(310);
        table.tap(Area::Seville);
        QVERIFY(table.state().turn->placementDone);
        table.tap(Area::Seville);
        QCOMPARE(table.state().board.king, AreaSpot(Area::NewCastile));
        QTest::qWait(310);
        table.tap(Area::Seville);
        QCOMPARE(table.state().board.king, AreaSpot(Area::Seville));
        Settling::setTime(0);
    }

    void theMapIsOneKeyAway()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        QTest::keyClick(table.window.get(), Qt::Key_5); // the card of the fifth stack
        QCOMPARE(table.state().step, Step::Action);
        QTest::keyClick(table.window.get(), Qt::Key_M);
        QVERIFY(table.map().hasFocus());
        table.map().setCursorPlace(static_cast<int>(Area::Aragon));
        QTest::keyClick(&table.map(), Qt::Key_Space);
        QTest::keyClick(&table.map(), Qt::Key_5);
        QCOMPARE(table.state().board.at(Area::Aragon, 0), 5);
    }

    void whoMovesGoesByOnePull()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        table.press("stack_1");
        table.tap(Area::Aragon);
        table.taps = 0;
        table.pull(Area::OldCastile, Area::Seville); // both
        QCOMPARE(table.state().board.at(Area::Seville, 0), 2);
        table.press("recordMoves");
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(table.taps, 2);
    }
    void aMovementEndsWithItsLastPart()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        table.press("stack_1");
        table.tap(Area::Aragon);
        table.tap(Area::OldCastile);
        table.tap(Area::Seville);
        table.press("moveAll");
        QCOMPARE(table.state().board.at(Area::Seville, 0), 1);
        QCOMPARE(table.state().toMove, 1);
    }

    void allComeFromTheCourtByOneTap()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        table.press("stack_2");
        table.pull("count_2", Area::Aragon);
        table.press("announce");
        for (int opponent = 1; opponent < 4; ++opponent) {
            QCOMPARE(table.state().board.court[opponent], 7);
            table.press("allFromCourt");
            QCOMPARE(table.state().board.court[opponent], 4);
        }
        QCOMPARE(table.state().toMove, 1);
    }

    void aVetoIsSeenByEverybody()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "veto", "score_castillo", "grande"});
        table.press("stack_2");
        table.press("announce");
        while (table.state().toMove == 0)
            table.play(table.state().turn->placementDone ? Command(EndTurn{})
                                                         : Command(PlaceCaballeros{{}, {{Area::Aragon, 2}}}));
        table.press("stack_5");
        table.play(AnnounceSpecialAction{});
        table.press("veto_1");
        QVERIFY(table.moment().isVisible());
        QVERIFY2(table.moment().accessibleName().contains(s("Kinga")), qPrintable(table.moment().accessibleName()));
        QVERIFY(table.moment().accessibleDescription().contains(s("King card")));
        QCOMPARE(rulingOn(table).sentence, s("Kinga stops Marek's special action “King card”"));
        table.shoot("veto");
        QTest::keyClick(&table.moment(), Qt::Key_Space);
        QVERIFY(!table.moment().isVisible());
    }

    /// It stays until a touch, which is not a second tap of what brought it.
    void theEndOfAMatchHasItsMoment()
    {
        TableWindow table(*almostOver());
        table.window->settings().setTheme({Shade::Dark, 1.0, Motion::Full, {1, 2, 3, 4, 5}});
        table.press("openAsRecorded");
        QCOMPARE(table.state().phase, Phase::Finished);
        table.press("lastArea");
        Settling::setTime(300);
        QVERIFY(table.moment().isVisible());
        const State& state = table.state();
        const std::string& winner = state.name(state.result->winners()[0]);
        QVERIFY(table.moment().accessibleName().startsWith(QString::fromStdString(winner)));
        QVERIFY2(table.moment().accessibleDescription().startsWith(
                     s("%1 %2, ").arg(QString::fromStdString(winner)).arg(state.result->rows[0].score)),
                 qPrintable(table.moment().accessibleDescription()));
        table.shoot("end");
        // The report names Vetoes and Kings, and of a scoring what everybody got.
        const MatchReport report = gameEntry().report(table.window->session()->match());
        QCOMPARE(QString::fromStdString(flawOf(report)), QString());
        const auto tells = [&](const char* words) {
            return std::count_if(report.moments.begin(), report.moments.end(), [&](const ReportMoment& moment) {
                return report.words(moment.what).contains(s(words));
            });
        };
        QVERIFY(tells("stops the ") > 0);
        QVERIFY(tells("moves the King to") > 0);
        QVERIFY(tells("All nine regions are scored") > 0);
        for (const ReportMoment& moment : report.moments) {
            const auto got =
                std::count_if(moment.points.begin(), moment.points.end(), [](int one) { return one != 0; });
            QVERIFY(got < 2 || moment.seat < 0);
        }
        QTest::mouseClick(&table.moment(), Qt::LeftButton, {}, QPoint(20, 20));
        QVERIFY(table.moment().isVisible());
        QTest::qWait(2300); // longer than other moments last
        QVERIFY(table.moment().isVisible());
        Settling::setTime(0);
        QTest::mouseClick(&table.moment(), Qt::LeftButton, {}, QPoint(20, 20));
        QVERIFY(!table.moment().isVisible());
    }

    /// One Caballero against the rules is one, and the others follow.
    void anOverrideKeepsTheRestOfThePlacement()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.press("stack_5");
        table.tap(Area::Aragon);
        table.tap(Area::Aragon);
        table.tap(Area::Galicia); // no neighbour of New Castile
        QVERIFY(table.refusal().isVisible());
        table.press("overrideButton", &table.refusal());
        QTest::keyClicks(table.refusal().findChild<QLineEdit*>(s("overrideReason")), s("agreed"));
        table.press("recordOverrideButton", &table.refusal());
        QVERIFY(!table.refusal().isVisible());
        QVERIFY(!table.state().turn->placementDone);
        QCOMPARE(table.map().model().areas[Area::Galicia].changes[0], 1);
        table.tap(Area::Seville);
        table.tap(Area::Castillo);
        QVERIFY(table.state().turn->placementDone);
        QCOMPARE(table.state().board.at(Area::Aragon, 0), 2);
        QCOMPARE(table.state().board.at(Area::Galicia, 0), 1);
        QCOMPARE(table.state().board.at(Area::Seville, 0), 1);
        QCOMPARE(table.state().board.at(Area::Castillo, 0), 1);
        const auto& last = table.window->session()->as<Game>().journal().entries().back();
        QCOMPARE(*last.overrideReason, std::string("agreed"));
        QCOMPARE(rulingOn(table).reasons.value(0), s("Recorded anyway: agreed"));
        QVERIFY(rulingOn(table).reasons.value(1).startsWith(s("Galicia does not border")));
    }

    /// A scoring of the Castillo alone: open while it is shown, told nowhere afterwards.
    void theCastilloIsToldOnlyWhileItIsOpen()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.press("stack_3");
        table.pull("count_3", Area::Castillo);
        table.press("announce");
        table.press("counted_2"); // Marek has nobody in it
        table.press("finish");
        QVERIFY(table.refusal().isVisible());
        table.shoot("miscounted");
        table.press("nearestButton", &table.refusal());
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible()); // the record can be put right
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        table.press("putBack");
        table.press("openAsRecorded");
        QVERIFY(table.map().model().isCastilloOpen);
        QCOMPARE(table.map().model().areas[Area::Castillo].caballeros[0], 3);
        table.press("nextArea");
        QVERIFY(!table.map().model().isCastilloOpen);
        const RulingState told = table.find<RulingBanner>("newestRuling")->state();
        QVERIFY2(!told.reasons.join(u' ').contains(u'3'), qPrintable(told.reasons.join(u'|')));
        QVERIFY2(told.sentence.contains(s("Kinga +")), qPrintable(told.sentence));
    }

    /// Of nine regions one is challenged: its facts, its reasons.
    void aRegionIsChallengedByItself()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_four_regions", "grande"});
        table.press("stack_3");
        table.pull("count_3", Area::Seville);
        table.press("announce");
        QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
        table.press("challengeArea");
        const auto* page = table.window->findChild<ChallengePage*>();
        QVERIFY(page != nullptr && page->isVisible());
        QVERIFY(table.has("part_2") && !table.has("part_3")); // Galicia, Catalonia, Seville
        const auto facts = [&] {
            QString all;
            for (const auto* label : page->findChildren<QLabel*>())
                all += label->isVisible() ? label->text() + u'\n' : QString();
            return all;
        };
        QCOMPARE(table.find<QAbstractButton>("part_1")->isChecked(), false);
        table.press("part_1");
        QVERIFY2(facts().contains(s("Zsófia scores 6 in Catalonia")), qPrintable(facts()));
        QVERIFY2(!facts().contains(s("Seville (")), qPrintable(facts()));
        table.press("part_2");
        QVERIFY2(facts().contains(s("Kinga scores 4 in Seville")), qPrintable(facts()));
        // The one that is looked at is the one that is challenged.
        table.press("leaveChallenge");
        table.press("nextArea");
        table.press("challengeArea");
        QVERIFY(table.find<QAbstractButton>("part_1")->isChecked());
    }

    void aDiscIsSetByOnePull()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "return_two_from_secret_region", "score_castillo", "grande"});
        table.press("stack_2");
        table.pull("count_2", Area::Aragon);
        table.press("announce");
        auto* curtain = table.find<Curtain>("curtain");
        QVERIFY(curtain->isVisible() && !curtain->isOpen());
        // Let go beside it: closed, and nothing is chosen.
        const std::size_t lines = table.window->session()->match().recordedLines().size();
        auto* opener = table.find<QAbstractButton>("showRegions");
        QTest::mousePress(opener, Qt::LeftButton);
        QVERIFY(curtain->isOpen());
        table.shoot("curtain-held");
        // What would not count is dashed: Marek stands in Valencia alone.
        QVERIFY(table.find<ChoiceButton>("disc_aragon")->isUnavailable());
        QVERIFY(!table.find<ChoiceButton>("disc_valencia")->isUnavailable());
        QVERIFY(!table.find<ChoiceButton>("disc_unclear")->isChecked()); // nothing is chosen by itself
        QTest::mouseRelease(opener, Qt::LeftButton, {}, QPoint(-400, -20));
        QVERIFY(!curtain->isOpen());
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines);
        table.setDisc("disc_valencia");
        table.setDisc("disc_catalonia");
        table.setDisc("disc_seville");
        // Turned over by themselves, and the turn ends.
        QCOMPARE(table.state().board.at(Area::Valencia, 1), 0);
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(rulingOn(table).sentence,
                 s("Marek loses 2 in Valencia, Zsófia loses 2 in Catalonia, Ola loses 2 in Seville"));
    }

    /// What came of it is the headline, and nothing is said twice.
    void theResultIsTheHeadline()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "decay_of_authority_three", "score_four_regions", "eviction"});
        table.press("stack_4");
        table.pull("count_4", Area::Aragon);
        table.tap(Area::Valencia); // Marek's two
        table.setDisc("disc_granada");
        QCOMPARE(rulingOn(table).sentence, s("Valencia is empty: Marek's 2 to Granada"));
        QVERIFY2(!rulingOn(table).reasons.join(u'|').contains(s("secret disc.|")),
                 qPrintable(rulingOn(table).reasons.join(u'|')));
        QCOMPARE(table.state().toMove, 1);
        table.press("stack_2");
        table.press("placeNobody");
        table.press("announce");
        QCOMPARE(rulingOn(table).sentence,
                 s("Zsófia loses 3 in the court, Ola loses 3 in the court, Kinga loses 3 in the court"));
        QVERIFY2(!rulingOn(table).reasons.join(u'|').contains(s("next")),
                 qPrintable(rulingOn(table).reasons.join(u'|')));
        QCOMPARE(table.state().toMove, 2);
        table.press("stack_3");
        QCOMPARE(rulingOn(table).reasons.filter(s("takes “Special")), QStringList());
        table.press("placeNobody");
        table.play(AnnounceSpecialAction{});
        QCOMPARE(rulingOn(table).reasons.filter(s("announces")), QStringList());
        QVERIFY2(rulingOn(table).reasons.contains(s("Galicia is scored (value 4).")),
                 qPrintable(rulingOn(table).reasons.join(u'|')));
        table.press("score");
        for (int region = 0; region < 3; ++region)
            table.press("nextArea");
        QVERIFY2(rulingOn(table).sentence.startsWith(s("Zsófia +6, ")), qPrintable(rulingOn(table).sentence));
        // The last turn of the round: it is over, and who begins the next.
        QTest::keyClick(&table.moment(), Qt::Key_Space);
        table.press("stack_1");
        table.press("placeNobody");
        table.press("skip");
        QVERIFY2(rulingOn(table).reasons.first().contains(s("Round 1 is over. Round 2 begins. Ola plays")),
                 qPrintable(rulingOn(table).reasons.join(u'|')));
    }

    void theLogTellsWhatWentWhere()
    {
        TableWindow table(setUp());
        bid(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.press("stack_1");
        table.pull("count_1", Area::Castillo);
        table.pull(Area::OldCastile, Area::Seville);
        table.press("recordMoves");
        QStringList told;
        const auto* log = table.window->findChild<LogList*>();
        for (int row = 0; row < log->model()->rowCount(); ++row)
            told << log->model()->index(row, 0).data(Qt::AccessibleTextRole).toString() +
                        log->model()->index(row, 0).data().toString();
        const QString all = told.join(u'\n');
        QVERIFY2(all.contains(s("1 in Castillo")), qPrintable(all));
        QVERIFY2(all.contains(s("2 from Old Castile to Seville")), qPrintable(all));
    }

    void aNewMatchAsksRoundsAndColours()
    {
        const QTemporaryDir folder;
        MainWindow window(GameEntries{gameEntry()}, folder.path());
        window.settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        window.resize(1366, 768);
        window.show();
        auto* tile = window.findChild<QAbstractButton*>(s("newMatch_el-grande"));
        tile->setFocus();
        QTest::keyClick(tile, Qt::Key_Return); // as Space does
        const auto find = [&](const char* name) { return window.findChild<QAbstractButton*>(QLatin1String(name)); };
        for (const auto& [field, name] : {std::pair{"player_1", "Anna"}, {"player_2", "Bea"}, {"player_3", "Cili"}})
            window.findChild<QLineEdit*>(QLatin1String(field))->setText(s(name));
        const auto choose = [&](const char* swatch, const char* colour) {
            find(swatch)->click();
            for (auto* menu : window.findChildren<QMenu*>()) {
                for (QAction* action : menu->actions()) {
                    if (menu->isVisible() && action->objectName() == QLatin1String(colour))
                        action->trigger();
                }
                menu->close();
            }
        };
        choose("colourOf_1", "colour_red");
        choose("colourOf_2", "colour_blue");
        choose("colourOf_3", "colour_red"); // they swap
        window.findChild<SegmentedChoice*>(s("rounds_in_game"))->findChildren<ChoiceButton*>().last()->click();
        window.findChild<SegmentedChoice*>(s("starter"))->findChildren<ChoiceButton*>().first()->click();
        if (const QString shots = qEnvironmentVariable("WHISTLE_SHOTS"); !shots.isEmpty())
            window.grab().save(shots + s("/elgrande-new.png"));
        find("startButton")->click();
        QTest::qWait(0);
        QVERIFY(window.session() != nullptr);
        const State& state = window.session()->as<Game>().state();
        QCOMPARE(state.rules.roundsInGame, 6);
        QCOMPARE(state.colours[0], std::string());
        QCOMPARE(state.colours[1], std::string("blue"));
        QCOMPARE(state.colours[2], std::string("red"));
        // Their shapes stay, their colours are those of the box, as long as the match is on the page.
        QCOMPARE(Theme::current().seat(3), Theme::current().box(BoxColour::Red));
        QCOMPARE(Theme::current().seat(1), Theme().seat(1));
        const Match& match = window.session()->match();
        QCOMPARE(gameEntry().scoreboard(match).colours, gameEntry().colours(match));
        const QString uuid = window.session()->id().uuid;
        window.goHome();
        QCOMPARE(Theme::current().seat(3), Theme().seat(3));
        // What is on is shown in them at home too, and so is the report with its picture.
        const auto* cell = window.findChild<QWidget*>(s("homePage"));
        const auto emblems = cell->findChildren<SeatEmblem*>();
        const auto third = std::find_if(emblems.begin(), emblems.end(),
                                        [](const SeatEmblem* one) { return one->isVisible() && one->seat() == 3; });
        QVERIFY(third != emblems.end());
        const QImage shown = (*third)->grab().toImage();
        QCOMPARE(shown.pixelColor(shown.rect().center()), Theme::current().box(BoxColour::Red));
        window.openReport(uuid);
        QCOMPARE(Theme::current().seat(3), Theme::current().box(BoxColour::Red));
        const QString picture = folder.filePath(s("match.png"));
        window.writeReport(MainWindow::ReportFile::Picture, picture);
        const QImage drawn(picture);
        const auto count = [&](const QColor& colour) {
            int pixels = 0;
            for (int y = 0; y < drawn.height(); ++y) {
                for (int x = 0; x < drawn.width(); ++x)
                    pixels += drawn.pixelColor(x, y) == colour ? 1 : 0;
            }
            return pixels;
        };
        QVERIFY(count(Theme::current().box(BoxColour::Red)) > 0);
        QCOMPARE(count(Theme().seat(3)), 0);
        // The next time the same players are there; of others it is asked who is the youngest.
        window.newMatch(s("el-grande"));
        QCOMPARE(window.findChild<SegmentedChoice*>(s("starter"))->current(), 0);
        window.findChild<QLineEdit*>(s("player_2"))->setText(s("Dani"));
        QCOMPARE(window.findChild<SegmentedChoice*>(s("starter"))->current(), -1);
    }

    void pictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QByteArray>("language");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0 << QByteArray("en");
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0 << QByteArray("hu");
        QTest::newRow("1366-hu") << QSize(1366, 768) << 1.0 << QByteArray("hu");
        QTest::newRow("2560") << QSize(2560, 1440) << 1.0 << QByteArray("en");
    }
    void pictures()
    {
        if (qEnvironmentVariable("WHISTLE_SHOTS").isEmpty())
            QSKIP("only for pictures");
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(QByteArray, language);
        TableWindow table(setUp(5), {size, scale, language.constData()});
        std::mt19937 random(11);
        int presses = 0;
        while (table.state().round < 3 || table.state().step != Step::Action) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            if (!table.pressAnything(random))
                break;
            if (table.refusal().isVisible())
                table.startAgain();
        }
        table.shoot(QTest::currentDataTag());
    }

private:
    static RulingState rulingOn(const TableWindow& table) { return table.find<RulingBanner>("newestRuling")->state(); }
    /// Where the table stands, and what the page offers.
    static std::string writeTable(const TableWindow& table)
    {
        const Json now = table.window->session()->match().table();
        std::string words = now.at("turn").dump() + now.at("court").dump();
        for (const auto* button : table.window->findChildren<ChoiceButton*>()) {
            if (button->isVisible())
                words += ' ' + button->objectName().toStdString() + (button->isUnavailable() ? "(-)" : "");
        }
        return words;
    }
};

QTEST_MAIN(TestElGrandePage)
#include "tst_elgrande_page.moc"
