// SPDX-License-Identifier: GPL-3.0-or-later
// Battle Line in the window: whole random games entered by taps alone, and what a newcomer meets on the way.
#include "battle_line_random.h"
#include "battleline/cards/card_pad.h"
#include "battleline/cards/card_painter.h"
#include "battleline/game_entry.h"
#include "battleline/line/claim_view.h"
#include "battleline/line/line_view.h"
#include "battleline/page/battleline_page.h"
#include "battleline/telling/spoken_names.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/seats/score_strip.h"
#include "controls/words/text_label.h"
#include "game_window.h"
#include "match/form_field.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <algorithm>
#include <memory>

using namespace whistle;
using namespace whistle::battleline;

namespace {

/// The first game of a series that was played at random.
std::vector<Command> randomMatch(unsigned seed)
{
    std::vector<Command> played = randomSeries(seed);
    const auto next = std::find_if(played.begin() + 1, played.end(),
                                   [](const Command& command) { return std::holds_alternative<StartGame>(command); });
    played.erase(next, played.end());
    return played;
}

StartGame plainGame()
{
    StartGame game;
    game.firstStarter = Seat::South;
    game.south = "Kinga";
    game.north = "Ola";
    return game;
}

/// The place of the card on its pad.
int placeOf(Card card)
{
    return card.isTroop() ? card.index : card.index - troopCount;
}

/// With a match that has come so far.
class TableWindow : public GameWindow<Game> {
public:
    /// Nothing is played yet.
    TableWindow() : GameWindow(gameEntry) { open({}); }
    explicit TableWindow(const std::vector<Command>& played, const Looks& looks = {}) : GameWindow(gameEntry)
    {
        open(import(played), looks);
    }

    void tap(Board& board, int place)
    {
        ++taps;
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.placeRect(place).center().toPoint());
    }
    void press(const char* name)
    {
        auto* button = find<QAbstractButton>(name);
        QVERIFY2(button->isVisible(), name);
        ++taps;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void openTab(int index)
    {
        const auto segments = find<QWidget>("sideTabs")->findChildren<QAbstractButton*>();
        if (!segments[index]->isChecked())
            QTest::mouseClick(segments[index], Qt::LeftButton);
    }
    void tapCard(Card card)
    {
        openTab(card.isTroop() ? 0 : 1);
        tap(*find<battleline::CardPad>(card.isTroop() ? "troopPad" : "tacticsPad"), placeOf(card));
    }
    void tapFlag(int flag) { tap(line(), LineView::placeOfFlag(flag)); }
    void tapLying(Card card)
    {
        const int number = state().table.flagOf(card);
        const Seat seat = state().table.flag(number).has(Seat::North, card) ? Seat::North : Seat::South;
        const Row& row = state().table.flag(number).rows[seat];
        const auto slot = std::find(row.begin(), row.end(), card) - row.begin();
        tap(line(), LineView::placeOfSide(number, seat) + static_cast<int>(slot));
    }
    [[nodiscard]] LineView& line() const { return *find<LineView>("line"); }

    /// Plays at random, through the session, a game that has begun.
    void playOn(RandomMover& player)
    {
        while (state().step != Step::Over) {
            const std::optional<Json> next = player.next(window->session()->match());
            QVERIFY(next);
            QCOMPARE(window->session()->play(*next), Played::Accepted);
        }
    }

    int taps = 0;
};

/// Where cards may come one by one, several are said to be.
void sayAtOnce(TableWindow& table, std::size_t count)
{
    const bool isUsual = table.state().scoutDraws > 0 && table.state().houseRules.scoutDraw == ScoutDraw::AllAtOnce;
    if (count == 1 || isUsual)
        return;
    table.press("atOnce");
    table.press(qPrintable(s("number_%1").arg(count)));
}

/// Enters a command by taps.
void enter(TableWindow& table, const Command& command)
{
    if (const auto* troop = std::get_if<PlayTroop>(&command)) {
        table.tapCard(troop->card);
        table.tapFlag(troop->flag);
    } else if (const auto* morale = std::get_if<PlayMorale>(&command)) {
        table.tapCard(morale->card);
        table.tapFlag(morale->flag);
    } else if (const auto* ground = std::get_if<PlayEnvironment>(&command)) {
        table.tapCard(ground->card);
        table.tapFlag(ground->flag);
    } else if (std::holds_alternative<PlayScout>(command)) {
        table.tapCard(cards::scout);
        table.press("playScout");
    } else if (const auto* redeploy = std::get_if<PlayRedeploy>(&command)) {
        table.tapCard(cards::redeploy);
        table.tapLying(redeploy->card);
        if (redeploy->outOfPlay)
            table.press("outOfPlay");
        else
            table.tapFlag(*redeploy->toFlag);
    } else if (const auto* deserter = std::get_if<PlayDeserter>(&command)) {
        table.tapCard(cards::deserter);
        table.tapLying(deserter->card);
    } else if (const auto* traitor = std::get_if<PlayTraitor>(&command)) {
        table.tapCard(cards::traitor);
        table.tapLying(traitor->card);
        table.tapFlag(traitor->toFlag);
    } else if (const auto* draws = std::get_if<ScoutDrawCards>(&command)) {
        sayAtOnce(table, draws->decks.size());
        for (const Deck deck : draws->decks)
            table.press(deck == Deck::Troop ? "drawTroop" : "drawTactics");
    } else if (const auto* returns = std::get_if<ScoutReturnCards>(&command)) {
        sayAtOnce(table, returns->decks.size());
        for (const Deck deck : returns->decks)
            table.press(deck == Deck::Troop ? "returnTroop" : "returnTactics");
    } else if (const auto* draw = std::get_if<Draw>(&command)) {
        table.press(draw->deck == Deck::Troop ? "drawTroop" : "drawTactics");
    } else if (const auto* claim = std::get_if<ClaimFlag>(&command)) {
        table.press(qPrintable(s("claim_%1").arg(claim->flag)));
    } else if (std::holds_alternative<Pass>(command)) {
        table.press("passTurn");
    } else if (std::holds_alternative<EndTurn>(command)) {
        table.press("endTurn");
    } else if (std::holds_alternative<EndClaims>(command)) {
        table.press("endClaims");
    }
}

} // namespace

class TestBattleLinePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGamesByTaps_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void wholeGamesByTaps()
    {
        QFETCH(unsigned, seed);
        const std::vector<Command> commands = randomMatch(seed);
        TableWindow table({commands.front()});
        std::size_t next = 1;
        while (next < commands.size()) {
            const std::size_t before = table.entries().size();
            // The first turn's claims are looked past: their end goes in with the card.
            const bool isLookedPast = before == 1 && std::holds_alternative<EndClaims>(commands[next]);
            enter(table, commands[isLookedPast ? next + 1 : next]);
            const std::size_t after = table.entries().size();
            QVERIFY2(after > before, writeCommand(commands[next]).dump().c_str());
            // What needs nobody was entered by itself.
            for (std::size_t i = before; i < after; ++i, ++next) {
                QVERIFY(next < commands.size());
                QCOMPARE(writeCommand(table.entries()[i].command).dump(), writeCommand(commands[next]).dump());
            }
        }
        QCOMPARE(table.state().step, Step::Over);
        GameMatch<Game> match;
        for (const Command& command : commands)
            (void)match.playCommand(command, Instant::now());
        QCOMPARE(table.window->session()->match().table().dump(), match.table().dump());
        if (seed == 1)
            table.shoot("over");
    }

    void aUsualTurnIsTwoTaps()
    {
        TableWindow table({plainGame()});
        const int turns = 8;
        for (int turn = 0; turn < turns; ++turn) {
            table.tapCard(Card::troop(turn % colorCount, turn + 1));
            table.tapFlag(turn % 4 + 1);
        }
        QCOMPARE(table.taps, 2 * turns);
        QCOMPARE(table.state().turn, turns);
        QCOMPARE(table.state().toMove, Seat::North);
        table.shoot("turn");
    }

    void aProvenFlagIsMarkedAndLaidOutAndTakenWithOneTap()
    {
        TableWindow table(almostAWedge());
        table.tapCard(Card::troop(0, 10));
        table.tapFlag(5); // red 8, 9, 10: nothing beats it
        QVERIFY(table.line().model().isProvable(5, Seat::South));
        QVERIFY(!table.line().model().isProvable(5, Seat::North));
        QVERIFY(table.line().placeWords(LineView::placeOfFlag(5)).contains(s("Kinga can prove it")));
        QCOMPARE(table.find<TextLabel>("claimVerdict")->text(), s("Kinga can win the flag."));
        QCOMPARE(table.find<TextLabel>("claimSign")->text(), s("proven"));
        table.shoot("claim");
        table.press("claim_5");
        QCOMPARE(table.state().table.flag(5).wonBy, std::optional(Seat::South));
        table.shoot("won");
        table.window->session()->undo();
        QVERIFY(table.state().table.flag(5).isOpen());
    }

    void whatCannotBeProvenShowsTheCounterFormation()
    {
        std::vector<Command> played = almostAWedge();
        played.push_back(PlayTroop{Card::troop(0, 7), 5}); // 7, 8, 9: green 10, 9, 8 would beat it
        TableWindow table(played);
        table.tapFlag(5);
        QCOMPARE(table.find<TextLabel>("claimSign")->text(), s("not proven"));
        QCOMPARE(table.find<TextLabel>("opponentBest")->text(), s("Wedge, 27"));
        table.shoot("counter");
        // It may be claimed all the same: the referee refuses, and says why and by which rule.
        table.press("claim_5");
        QVERIFY(table.find<RulingBanner>("refusalBanner")->isVisible());
        QVERIFY(table.find<RulingBanner>("refusalBanner")->state().rules.contains(s("BL-7.8")));
        QVERIFY(table.state().table.flag(5).isOpen());
        table.shoot("refused");
    }

    /// The picture of the digest's proof: a Wedge of 4, 5, 6 against two green cards, of which the third lies
    /// elsewhere.
    void theCardsThatWouldHaveWonAreStruck()
    {
        Table table;
        const auto lay = [&table](int flag, Seat seat, const char* id) {
            table.flag(flag).rows[seat].push_back({*cardOf(id), 0});
        };
        for (const char* id : {"blue_4", "blue_5", "blue_6"})
            lay(4, Seat::South, id);
        for (const char* id : {"green_8", "green_7"})
            lay(4, Seat::North, id);
        lay(7, Seat::North, "green_9");
        lay(2, Seat::North, "green_6");
        const ClaimCase asked{table, 4, Seat::South, {}, {}};
        const ClaimVerdict verdict = judgeClaim(asked).verdict;
        QVERIFY(verdict.isProven);
        ClaimView view;
        view.showClaim(asked, verdict, {{s("Ola"), s("Kinga")}});
        QStringList struck;
        for (const auto* way : view.findChildren<QWidget*>(s("struckWay")))
            struck << way->accessibleName();
        QCOMPARE(struck, (QStringList{s("Green 9: Wedge, 24; at flag 7"), s("Green 6: Wedge, 21; at flag 2")}));
        QCOMPARE(view.findChild<TextLabel*>(s("ownValue"))->text(), s("Wedge, 15"));
        view.resize(360, view.sizeHint().height());
        TableWindow::shoot(view, "proof");
    }

    /// BL-4.2: what is due instead stands on the refusal, and can be done at once.
    void aStepOutOfTurnNamesTheOneThatIsDue()
    {
        std::vector<Command> played = almostAWedge();
        played.push_back(PlayTroop{Card::troop(0, 7), 5});
        TableWindow table(played);
        QCOMPARE(table.state().step, Step::ClaimAndDraw);
        (void)table.window->session()->play(writeCommand(PlayTroop{Card::troop(1, 1), 6}));
        const auto* banner = table.find<RulingBanner>("refusalBanner");
        QVERIFY(banner->isVisible());
        QVERIFY(banner->state().rules.contains(s("BL-4.2")));
        QCOMPARE(banner->state().nearest, s("Draw a Troop card"));
        const Seat before = table.state().toMove;
        QTest::mouseClick(banner->findChild<QAbstractButton*>(s("nearestButton")), Qt::LeftButton);
        QVERIFY(table.state().toMove != before); // the draw ends the turn
        QVERIFY(!banner->isVisible());
    }

    /// Who can claim is not led past it by Enter: the claim is what is due.
    void theClaimIsDueBeforeTheDraw()
    {
        TableWindow table(almostAWedge());
        table.tapCard(Card::troop(0, 10));
        table.tapFlag(5);
        QVERIFY(qobject_cast<MainButton*>(table.find<ChoiceButton>("claim_5")) != nullptr);
        QVERIFY(table.find<QAbstractButton>("drawTroop")->isVisible());
        table.tapCard(Card::troop(1, 1)); // the next player's
        table.tapFlag(6);
        QCOMPARE(table.find<RulingBanner>("refusalBanner")->state().nearest, s("Kinga wins flag 5"));
        QCOMPARE(table.state().step, Step::ClaimAndDraw);
    }

    void aSeenCardIsStruckAndSaysWhereItLies()
    {
        TableWindow table(almostAWedge());
        auto* pad = table.find<battleline::CardPad>("troopPad");
        QVERIFY(pad->placeWords(placeOf(Card::troop(0, 9))).contains(s("at flag 5")));
        QVERIFY(pad->placeWords(placeOf(Card::troop(0, 10))).contains(s("not yet seen")));
        table.tapCard(Card::troop(0, 9));
        QCOMPARE(table.line().model().offeredFlags, FlagSet{0});
    }

    void everyPlaceHasItsWords()
    {
        TableWindow table(almostAWedge());
        QAccessibleInterface* line = QAccessible::queryAccessibleInterface(&table.line());
        QVERIFY(line != nullptr);
        QCOMPARE(line->childCount(), table.line().placeCount());
        QVERIFY(line->child(4)->text(QAccessible::Name).contains(s("Red 9")));
        line->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(table.line().model().chosenFlag, 3);
        QCOMPARE(table.line().placeWords(LineView::placeOfSide(1, Seat::South)), s("Flag 1, Kinga: empty slot"));
    }

    /// Also the one with the most words, on a usual laptop.
    void everyTacticsCardSaysWhatItDoes()
    {
        TableWindow table({plainGame()});
        table.openTab(1);
        QTest::qWait(20);
        const auto* pad = table.find<battleline::CardPad>("tacticsPad");
        QVERIFY(pad->isVisible());
        for (int index = troopCount; index < cardCount; ++index) {
            const QRectF place = pad->placeRect(placeOf(Card::at(index)));
            const double needed = heightWithEffect(Card::at(index), place.width(), EffectPlace::Behind);
            QVERIFY2(needed > 0 && needed <= place.height(),
                     qPrintable(s("%1: %2 of %3").arg(displayName(Card::at(index))).arg(needed).arg(place.height())));
        }
    }

    /// Enter presses the main button, a letter the other one.
    void bothDrawsOfScoutHaveAKey()
    {
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}, Draw{Deck::Tactics},
                           PlayTroop{Card::troop(3, 9), 1}, Draw{Deck::Troop}, PlayScout{}});
        QCOMPARE(table.state().step, Step::Scouting);
        QCOMPARE(table.find<ChoiceButton>("drawTactics")->keyHint(), s("X"));
        QVERIFY(qobject_cast<MainButton*>(table.find<ChoiceButton>("drawTroop")) != nullptr);
    }

    /// A flag that is looked at can be claimed; the draws stay where they are.
    void theDrawsKeepTheirPlaces()
    {
        std::vector<Command> played = almostAWedge();
        played.push_back(PlayTroop{Card::troop(0, 7), 5});
        TableWindow table(played);
        const auto places = [&table] {
            QTest::qWait(20); // layouts come to rest
            std::vector<QPoint> found;
            for (const char* name : {"drawTroop", "drawTactics"})
                found.push_back(table.find<QWidget>(name)->mapTo(table.window.get(), QPoint()));
            return found;
        };
        const std::vector<QPoint> before = places();
        table.tapFlag(5);
        QVERIFY(table.find<QWidget>("claim_5")->isVisible());
        QCOMPARE(places(), before);
    }

    void allTroopsAreInSightInASmallWindow()
    {
        Looks looks;
        looks.size = {1024, 700};
        const TableWindow table({plainGame()}, looks);
        QTest::qWait(20);
        const auto* pad = table.find<battleline::CardPad>("troopPad");
        QVERIFY(pad->isVisible());
        QCOMPARE(pad->visibleRegion().boundingRect(), pad->rect());
    }

    void aTurnByKeysAlone()
    {
        TableWindow table({plainGame()});
        auto* pad = table.find<battleline::CardPad>("troopPad");
        pad->setFocus(Qt::TabFocusReason);
        QTest::keyClick(pad, Qt::Key_Right); // orange 1
        QTest::keyClick(pad, Qt::Key_Space);
        table.line().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&table.line(), Qt::Key_7);
        QCOMPARE(table.state().table.flag(7).rows[Seat::South].size(), std::size_t{1});
        QCOMPARE(table.state().table.flag(7).rows[Seat::South][0].card, Card::troop(1, 1));
    }

    /// The letter of the colour, the value, the flag: wherever the focus is, and the draw goes in with the card.
    /// Also where green is Z, as undo is (zöld, zielona).
    void theLetterOfAColourIsNoUndo_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::newRow("Hungarian") << QByteArray("hu");
        QTest::newRow("Polish") << QByteArray("pl");
    }
    void theLetterOfAColourIsNoUndo()
    {
        QFETCH(QByteArray, language);
        Looks looks;
        looks.language = language.constData();
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}}, looks);
        table.line().setFocus(Qt::TabFocusReason);
        for (const char key : {'z', '7', '3'})
            QTest::keyClick(table.window->focusWidget(), key);
        QCOMPARE(table.state().table.flag(3).rows[Seat::North][0].card, Card::troop(3, 7));
        QCOMPARE(table.entries().size(), std::size_t{4});
        QVERIFY(std::none_of(table.entries().begin(), table.entries().end(),
                             [](const auto& entry) { return entry.withdrawn; }));
    }

    void aTurnIsThreeKeys()
    {
        TableWindow table({plainGame()});
        table.line().setFocus(Qt::TabFocusReason);
        for (const char key : {'y', '7', '3'})
            QTest::keyClick(table.window->focusWidget(), key);
        QCOMPARE(table.state().table.flag(3).rows[Seat::South].size(), std::size_t{1});
        QCOMPARE(table.state().table.flag(3).rows[Seat::South][0].card, Card::troop(2, 7));
        for (const char key : {'p', '0', '9'})
            QTest::keyClick(table.window->focusWidget(), key);
        QCOMPARE(table.state().table.flag(9).rows[Seat::North][0].card, Card::troop(5, 10));
        QCOMPARE(table.entries().size(), std::size_t{4});
    }

    void aCardThatIsOnlyTouchedEntersNothing()
    {
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}});
        table.tapCard(Card::troop(3, 9));
        QCOMPARE(table.entries().size(), std::size_t{2});
        QCOMPARE(table.find<TextLabel>("barTitle")->text(), s("Green 9: which flag?"));
        table.press("putBack");
        QCOMPARE(table.entries().size(), std::size_t{2});
        QVERIFY(table.find<QAbstractButton>("drawTactics")->isVisible()); // the turn is still South's
        table.tapCard(Card::troop(3, 9));
        table.tapFlag(1);
        QCOMPARE(table.entries().size(), std::size_t{4}); // the draw, and the card
        QCOMPARE(table.state().table.flag(1).rows[Seat::North][0].card, Card::troop(3, 9));
    }

    void enterInAReasonRecordsTheOverride()
    {
        std::vector<Command> played = almostAWedge();
        played.push_back(PlayTroop{Card::troop(0, 7), 5});
        TableWindow table(played);
        table.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        table.tapFlag(5);
        table.press("claim_5");
        auto* banner = table.find<RulingBanner>("refusalBanner");
        QTest::mouseClick(banner->findChild<QAbstractButton*>(s("overrideButton")), Qt::LeftButton);
        auto* reason = banner->findChild<QLineEdit*>(s("overrideReason"));
        QTest::keyClicks(reason, s("we agreed"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(table.state().table.flag(5).wonBy, std::optional(Seat::South));
        QCOMPARE(table.entries().back().overrideReason, std::optional<std::string>("we agreed"));
        QVERIFY2(table.find<RulingBanner>("newestRuling")->state().reasons.join(u' ').contains(s("goes to Kinga")) ||
                     table.find<RulingBanner>("newestRuling")->state().sentence.contains(s("goes to Kinga")),
                 "the ruling says what was done");
        // Another refusal asks for another reason.
        table.tapFlag(1);
        table.press("claim_1");
        QVERIFY(banner->isVisible());
        QVERIFY(reason->text().isEmpty());
    }

    /// A card that cannot be played says so when it is taken, not only when it is laid.
    void aCardThatCannotBePlayedSaysWhyAtOnce()
    {
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}, Draw{Deck::Tactics},
                           PlayTroop{Card::troop(3, 9), 1}, Draw{Deck::Tactics}, PlayMorale{cards::alexander, 1},
                           Draw{Deck::Tactics}, PlayMorale{cards::shieldBearers, 2}, Draw{Deck::Troop}});
        table.tapCard(cards::darius);
        QVERIFY2(table.find<TextLabel>("barNote")->text().contains(s("Leader")),
                 qPrintable(table.find<TextLabel>("barNote")->text()));
        table.tapFlag(3);
        const auto* banner = table.find<RulingBanner>("refusalBanner");
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->state().nearest, s("Choose another card"));
        QTest::mouseClick(banner->findChild<QAbstractButton*>(s("nearestButton")), Qt::LeftButton);
        QVERIFY(!banner->isVisible());
        QCOMPARE(table.find<TextLabel>("barTitle")->text(), s("Kinga plays a card"));
    }

    void aCardIsDrawnToItsFlag()
    {
        TableWindow table({plainGame()});
        const auto drawTo = [&table](Card card, QPointF onLine) {
            auto* pad = table.find<battleline::CardPad>("troopPad");
            const QPoint from = pad->placeRect(placeOf(card)).center().toPoint();
            const QPoint to = pad->mapFromGlobal(table.line().mapToGlobal(onLine.toPoint()));
            QTest::mousePress(pad, Qt::LeftButton, {}, from);
            QTest::mouseRelease(pad, Qt::LeftButton, {}, to);
        };
        drawTo(Card::troop(0, 5), table.line().placeRect(LineView::placeOfFlag(3)).center());
        QCOMPARE(table.state().table.flag(3).rows[Seat::South].size(), std::size_t{1});
        drawTo(Card::troop(0, 6), QPointF(-1000, 0)); // beside the line: nothing is laid
        QCOMPARE(table.entries().size(), std::size_t{2});
    }

    void anyEntryByAForm()
    {
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}});
        table.press("otherEntry");
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        QVERIFY(table.window->findChild<QWidget*>(s("entry_start_game")) == nullptr);
        QVERIFY(table.find<QWidget>("entry_draw")->isVisible());
        table.shoot("other-entry");
    }

    /// After a restart too.
    void stepBackIsThereFromTheStart()
    {
        TableWindow table({plainGame(), PlayTroop{Card::troop(0, 8), 5}});
        QTest::qWait(0);
        QVERIFY(table.find<QAbstractButton>("stepBack")->isVisible());
    }

    void oneGameIsFinishedWhenItIsWon()
    {
        TableWindow table;
        table.press("newMatch_battle-line");
        table.press("startButton");
        RandomMover player(11, agree);
        table.playOn(player);
        QVERIFY(table.state().result->winner.has_value());
        QVERIFY(table.state().series().verdict.isOver());
        QVERIFY(gameEntry().digest(table.window->session()->match()).finished);
        const auto* next = table.window->findChild<QAbstractButton*>(s("nextGame"));
        QVERIFY(next == nullptr || !next->isVisible());
        const MatchReport report = gameEntry().report(table.window->session()->match());
        QVERIFY(report.isFinished);
        QVERIFY2(report.words(report.title).endsWith(s("wins the game")), qPrintable(report.words(report.title)));
        const auto winner = static_cast<std::size_t>(table.state().result->winner == Seat::South ? 0 : 1);
        QVERIFY(report.seats[winner].score > report.seats[1 - winner].score);
        const QString result = table.find<TextLabel>("barTitle")->text();
        QVERIFY(!result.isEmpty());
        table.window->goHome(); // where the match is told with its result
        const QString row = table.find<QWidget>("match0")->accessibleName();
        QVERIFY2(row.contains(result), qPrintable(row));
    }

    void aWildcardShowsWhatItStandsFor()
    {
        StartGame game = plainGame();
        TableWindow table({game, PlayTroop{Card::troop(0, 8), 5}, Draw{Deck::Tactics}, PlayTroop{Card::troop(3, 9), 1},
                           Draw{Deck::Tactics}, PlayTroop{Card::troop(0, 9), 5}, Draw{Deck::Tactics},
                           PlayTroop{Card::troop(3, 2), 1}, Draw{Deck::Troop}, PlayMorale{cards::darius, 5}});
        QVERIFY(table.find<QWidget>("ownCards")->accessibleName().contains(s("Darius as Red 10")));
        table.shoot("wildcard");
    }

    void aPlayerWithoutTroopCardsIsToldWhatFollows()
    {
        // Seven times a Tactics card is drawn and a Troop card is laid: then no Troop card is held.
        std::vector<Command> played{plainGame()};
        for (int turn = 0; turn < 7; ++turn) {
            played.push_back(PlayTroop{Card::troop(0, turn + 1), turn + 1});
            played.push_back(Draw{Deck::Tactics});
            played.push_back(PlayTroop{Card::troop(1, turn + 1), turn + 1});
            played.push_back(Draw{Deck::Troop});
        }
        TableWindow table(played);
        QCOMPARE(table.find<TextLabel>("barTitle")->text(), s("Kinga cannot play a Troop card"));
        QVERIFY(table.find<TextLabel>("barNote")->text().contains(s("BL-5.4")));
        QVERIFY(table.find<QAbstractButton>("passTurn")->isVisible());
        table.shoot("forced");
        table.press("passTurn");
        QCOMPARE(table.state().toMove, Seat::North);
        QCOMPARE(table.state().passesInARow, 1);
    }

    /// The window with Battle Line alone: new match, two games and more of a series, result, report, scoreboard, time
    /// machine and challenge, as somebody meets them who opens the program for the first time.
    void aNewcomersWayThroughASeries()
    {
        TableWindow table;
        table.shoot("way-1-home");
        table.press("newMatch_battle-line");
        QWidget* form = table.window->currentPage();
        form->findChild<QLineEdit*>(s("south"))->setText(s("Kinga"));
        form->findChild<QLineEdit*>(s("north"))->setText(s("Ola"));
        const auto kinds = form->findChild<QWidget*>(s("oneGameOrSeries"))->findChildren<QAbstractButton*>();
        QTest::mouseClick(kinds[1], Qt::LeftButton);
        form->findChild<NumberField*>(s("pointLead"))->setValue(6); // one game cannot bring it, two may
        table.shoot("way-2-new-match");
        table.press("startButton");
        QVERIFY(table.window->session() != nullptr);
        QCOMPARE(table.state().players[Seat::North], std::string("Ola"));
        table.shoot("way-3-first-turn");

        RandomMover player(11, agree);
        table.playOn(player);
        table.shoot("way-4-game-over");
        int games = 1;
        while (table.state().series().verdict.nextStarter && games < 30) {
            table.press("nextGame");
            QCOMPARE(static_cast<int>(table.state().games.size()), games);
            QVERIFY(table.find<battleline::CardPad>("troopPad")->isVisible()); // not the log of the game that is over
            if (games == 1)
                table.shoot("way-5-second-game");
            table.playOn(player);
            ++games;
        }
        const SeriesVerdict series = table.state().series().verdict;
        QVERIFY(series.isOver());
        QVERIFY(table.window->findChild<QAbstractButton*>(s("nextGame")) == nullptr ||
                !table.find<QAbstractButton>("nextGame")->isVisible());
        table.shoot("way-6-series-over");
        const MatchReport report = gameEntry().report(table.window->session()->match()); // points, not flags
        QCOMPARE(report.seats[0].score, series.points[Seat::South]);
        QCOMPARE(report.seats[1].score, series.points[Seat::North]);

        table.window->toggleScoreboard();
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto board = std::find_if(windows.begin(), windows.end(), [](const QWidget* window) {
            return window->objectName() == s("scoreboardWindow") && window->isVisible();
        });
        QVERIFY(board != windows.end());
        TableWindow::shoot(**board, "way-7-scoreboard");
        table.window->toggleScoreboard();

        table.window->openChallenge(0);
        QCOMPARE(table.window->currentPage()->objectName(), s("challengePage"));
        table.shoot("way-8-challenge");
        QString told;
        for (const QLabel* words : table.find<QWidget>("caseTree")->findChildren<QLabel*>())
            told += words->text() + u'\n';
        QVERIFY(told.contains(s("Nobody has seen")));
        QVERIFY(told.contains(s("won by Kinga")) || told.contains(s("won by Ola")));
        QVERIFY2(!told.contains(s("South")), qPrintable(told)); // they have names
        QCOMPARE(table.find<LineView>("form.table.flags:line")->model().names[0], s("Ola"));
        QVERIFY(table.window->currentPage()->findChild<QWidget*>(s("ownCards"))); // the proof is pictured here too
        table.window->goToMatch();
        table.press("reportButton");
        QCOMPARE(table.window->currentPage()->objectName(), s("reportPage"));
        table.shoot("way-9-report");
        table.window->goToMatch();
        table.window->openPast(PastAct::Look, 40);
        QCOMPARE(table.window->currentPage()->objectName(), s("timeMachine"));
        table.shoot("way-10-time-machine");
        table.window->goToRulebook();
        table.shoot("way-11-rulebook");
        table.window->goToDisputes();
        table.shoot("way-12-disputes");
        table.window->openQuestion("battle-line", "claim");
        for (const LineView* line : table.window->currentPage()->findChildren<LineView*>(s("form.table.flags:line"))) {
            if (line->isVisible())
                QCOMPARE(line->model().names[0], s("Ola"));
        }
        table.window->goHome();
        table.shoot("way-13-home-again");
    }

    /// The numbers of the strip say what they count, and what they are counted for.
    void theStripSaysHowTheGameIsWon()
    {
        const TableWindow table(almostAWedge());
        QCOMPARE(table.find<ScoreStrip>("scoreStrip")->state().goal, s("5 flags, or 3 in a row"));
        QCOMPARE(table.find<QWidget>("periodSign")->accessibleDescription(), s("5 flags, or 3 in a row"));
        const QString cell = table.find<QWidget>("scoreCell1")->accessibleName();
        QVERIFY2(cell.contains(s("0 flags")), qPrintable(cell));
    }

    /// By the Advanced rule too the first turn begins with a card: there is nothing to claim yet.
    void theFirstTurnHasNoClaimsToEnd()
    {
        StartGame game = plainGame();
        game.houseRules = HouseRules{};
        game.houseRules->claimTiming = ClaimTiming::StartOfTurn;
        TableWindow table({game});
        QCOMPARE(table.find<TextLabel>("barTitle")->text(), s("Kinga plays a card"));
        const auto* end = table.window->findChild<QWidget*>(s("endClaims"));
        QVERIFY(end == nullptr || !end->isVisible());
        table.tapCard(Card::troop(0, 5));
        QCOMPARE(table.entries().size(), std::size_t{1}); // a card that is only touched enters nothing
        table.tapFlag(3);
        QCOMPARE(table.state().table.flag(3).rows[Seat::South].size(), std::size_t{1});
        QCOMPARE(table.taps, 2);
    }

    void theNextGameBeginsWithOneTap()
    {
        const std::vector<Command> commands = randomMatch(3);
        TableWindow table(commands);
        if (table.state().series().verdict.nextStarter) {
            table.press("nextGame");
            QCOMPARE(table.state().step == Step::Play || table.state().step == Step::ClaimFirst, true);
            QCOMPARE(table.state().games.size(), std::size_t{1});
        }
    }

    void pictures_data()
    {
        QTest::addColumn<Looks>("looks");
        QTest::newRow("1024") << Looks{{1024, 700}};
        QTest::newRow("1366") << Looks{};
        QTest::newRow("1920") << Looks{{1920, 1080}};
        QTest::newRow("200") << Looks{{1366, 768}, 2.0};
        QTest::newRow("1024-200") << Looks{{1024, 700}, 2.0, "hu"};
        QTest::newRow("hu-light") << Looks{{1366, 768}, 1.0, "hu", Shade::Light};
        QTest::newRow("pl-1024") << Looks{{1024, 700}, 1.0, "pl"};
    }
    void pictures()
    {
        QFETCH(Looks, looks);
        std::vector<Command> commands = randomMatch(2);
        commands.resize(commands.size() * 2 / 3);
        TableWindow table(commands, looks);
        const std::string name = QTest::currentDataTag();
        table.shoot((name + "-flag").c_str());
        QVERIFY(table.window->width() <= looks.size.width());
        bool isLineSeen = false;
        const int tabs = static_cast<int>(table.find<QWidget>("sideTabs")->findChildren<QAbstractButton*>().size());
        for (int tab = 0; tab < tabs; ++tab) {
            table.openTab(tab);
            if (table.line().isVisible()) // in a small window it has a tab of its own
                QVERIFY(table.line().width() <= table.window->width());
            isLineSeen = isLineSeen || table.line().isVisible();
            table.shoot((name + "-tab" + std::to_string(tab + 1)).c_str());
            QVERIFY(table.window->width() <= looks.size.width());
        }
        QVERIFY(isLineSeen);
    }

private:
    /// South has red 8 and 9 at flag 5, and plays next.
    static std::vector<Command> almostAWedge()
    {
        return {plainGame(),       PlayTroop{Card::troop(0, 8), 5}, Draw{Deck::Troop}, PlayTroop{Card::troop(3, 9), 5},
                Draw{Deck::Troop}, PlayTroop{Card::troop(0, 9), 5}, Draw{Deck::Troop}, PlayTroop{Card::troop(3, 2), 1},
                Draw{Deck::Troop}};
    }
};

QTEST_MAIN(TestBattleLinePage)
#include "tst_battleline_page.moc"
