// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes in the window: the reference match with its rounds and battles entered by the mouse and by the keyboard, dice
// thrown by the program, the odds, and a new match.
#include "controls/boards/share_bars.h"
#include "controls/panels/number_sheet.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "forms/form.h"
#include "game_window.h"
#include "hand.h"
#include "heroes/battle/dice_hand.h"
#include "heroes/battle/odds_panel.h"
#include "heroes/board/map_view.h"
#include "heroes/game_entry.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/proposals.h"
#include "heroes/offers/reach.h"
#include "heroes/pack/typed_in.h"
#include "heroes/page/heroes_page.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/parts/readings.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/questions/codecs.h"
#include "heroes/telling/report.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "match/settings.h"
#include "reference_match.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <memory>

using namespace whistle;
using namespace whistle::heroes;

namespace {

const std::vector<Command>& reference()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> commands;
        for (const PlaythroughStep& step : readPlaythrough(s("heroes"), s("reference_match"))) {
            if (step.kind == PlaythroughStep::Kind::Command)
                commands.push_back(*readCommand(step.content));
        }
        return commands;
    }();
    return all;
}

/// How many commands of the reference match come before the first for which this holds.
template <class Is>
std::size_t countBefore(Is is)
{
    const auto found = std::find_if(reference().begin(), reference().end(), is);
    return static_cast<std::size_t>(found - reference().begin());
}
std::size_t setupLength()
{
    return countBefore([](const Command& command) { return std::holds_alternative<PlayCard>(command); });
}

/// The first round of it, with what has neither button nor dice entered in another way or left out: two recruits
/// singly, no building whose price is typed in, nothing from the treasure.
std::vector<Command> firstRound()
{
    std::vector<Command> commands;
    for (const Command& command : reference()) {
        if (std::holds_alternative<RevealWeekCard>(command))
            break;
        const auto* build = std::get_if<Build>(&command);
        if (const auto* recruit = std::get_if<Recruit>(&command))
            commands.insert(commands.end(), static_cast<std::size_t>(recruit->quantity),
                            Recruit{recruit->unit, recruit->quality, 1, recruit->hero});
        else if (const auto* trade = std::get_if<Trade>(&command))
            commands.insert(commands.end(), static_cast<std::size_t>(trade->quantity / 2), Trade{trade->give, 2});
        else if (const auto* treasure = std::get_if<Treasure>(&command))
            commands.emplace_back(Treasure{treasure->hero, {}});
        else if (!build || !build->cost)
            commands.push_back(command);
    }
    return commands;
}

/// Anna's hero is led without a board; what stands there is what the table says.
std::vector<Command> withoutBoard()
{
    NewMatch begins = std::get<NewMatch>(reference().front());
    begins.board = BoardKind::None;
    return {begins, ChooseHero{"Anna", "Anton", {}}, ChooseHero{"B\xc3\xa9la", "Anastasya", {}},
            PlayCard{"Anna", 1, ActionKind::ActivateHeroes}, Activate{"Anton", 0}};
}

/// With the reference match so far.
class TableWindow : public GameWindow<Game> {
public:
    explicit TableWindow(std::size_t commands, const Looks& looks = {})
        : TableWindow({reference().begin(), reference().begin() + static_cast<std::ptrdiff_t>(commands)}, looks)
    {
    }
    explicit TableWindow(const std::vector<Command>& commands, const Looks& looks = {}) : GameWindow(gameEntry)
    {
        open(import(commands), looks);
    }

    /// A tap on the visible button of this name; there is one.
    void tap(const QString& name)
    {
        QAbstractButton* one = button(name);
        QVERIFY2(one != nullptr, qPrintable(name));
        ++taps;
        QTest::mouseClick(one, Qt::LeftButton);
        QTest::qWait(0);
    }
    void tapPlace(const char* name, int place)
    {
        auto* board = find<whistle::Board>(name);
        QVERIFY2(board != nullptr && board->isVisible(), name);
        ++taps;
        QTest::mouseClick(board, Qt::LeftButton, {}, board->placeRect(place).center().toPoint());
        QTest::qWait(0);
    }

    int taps = 0;
};

/// The act that asks for this.
OfferedAct actAsking(const TableWindow& table, OfferedAct::Asks asks)
{
    const std::vector<OfferedAct> acts = actsOf(table.state());
    const OfferedAct* act = firstWith(acts, &OfferedAct::asks, asks);
    return act ? *act : OfferedAct{};
}

/// A match in which nobody has read anything off yet, as the page of a new match begins it.
std::vector<Command> nothingRead()
{
    NewMatch begins;
    for (const auto& [name, faction] :
         {std::pair("Anna", Faction::Haven), std::pair("B\xc3\xa9la", Faction::Necropolis)}) {
        const KeptFacts fresh = freshFacts(faction);
        begins.players.push_back({name, faction, readRecord<PlayerFacts>(fresh.facts), fresh.standIns});
    }
    begins.firstPlayer = "Anna";
    return {begins};
}
/// The same when both heroes stand on the table, read off by nobody.
std::vector<Command> nothingReadInPlay()
{
    std::vector<Command> commands = nothingRead();
    commands.emplace_back(ChooseHero{"Anna", "Anton", {}});
    commands.emplace_back(ChooseHero{"B\xc3\xa9la", "Anastasya", {}});
    return commands;
}

/// Enters commands as people do. What has neither button nor dice is entered through the session, and counted.
class Hands {
public:
    Hands(TableWindow& table, Hand::With with) : m_table(table), m_hand(*table.window, with) {}

    int taps = 0;
    int byInput = 0;
    QString trouble;

    void enter(const Command& command, const Command* next)
    {
        // What stands large for a moment goes by itself; here nobody waits.
        if (auto* moment = m_table.find<QWidget>("rulingMoment"); moment->isVisible())
            QTest::keyClick(m_table.window.get(), Qt::Key_Escape);
        if (const auto* attack = std::get_if<Attack>(&command))
            return enterDice(*attack);
        if (const auto* move = std::get_if<Move>(&command); move && moveTo(*move))
            return;
        if (const auto* retreat = std::get_if<Retreat>(&command); retreat && giveUp(*retreat))
            return;
        for (const OfferedAct& act : actsOf(m_table.state())) {
            const bool isIt = !act.commands.empty() && same(act.commands.front(), command) &&
                              (act.commands.size() == 1 || (next && same(act.commands.back(), *next)));
            if (isIt)
                return press(act);
        }
        ++byInput;
        if (m_table.window->session()->play(writeCommand(command)) != Played::Accepted)
            trouble = s("refused: ") + QString::fromStdString(writeCommand(command).dump());
    }

private:
    static bool same(const Command& a, const Command& b) { return writeCommand(a) == writeCommand(b); }

    void pressPlace(whistle::Board& board, int place)
    {
        ++taps;
        trouble = m_hand.pressPlace(board, place);
    }
    /// Where there are many ways: one unit after the other.
    bool giveUp(const Retreat& retreat)
    {
        const QString name = s("tap_") + QString::fromStdString(wordOf(retreat.side));
        if (!m_table.button(name))
            return false;
        press(name);
        for (const GivenUp& token : retreat.tokens) {
            const QString unit = word(token.unit) + s(", ") + word(token.quality);
            for (int count = 0; count < token.quantity; ++count) {
                for (const QAbstractButton* one : m_table.find<QWidget>("acts")->findChildren<QAbstractButton*>()) {
                    if (one->isVisible() && one->accessibleName().startsWith(unit)) {
                        press(one->objectName());
                        break;
                    }
                }
            }
        }
        return true;
    }
    void press(const OfferedAct& act)
    {
        auto* buildings = m_table.find<TileGrid>("buildings");
        if (!act.building || !buildings->isVisible())
            return press(act.name);
        QVERIFY(m_table.button(act.name) == nullptr);
        pressPlace(*buildings, static_cast<int>(*act.building));
    }
    void press(const QString& name)
    {
        QAbstractButton* button = m_table.button(name);
        if (button == nullptr && actsOf(m_table.state()).size() == 1) // a single act is the main button alone
            button = m_table.button(s("mainAct"));
        if (button == nullptr) { // on another tab
            openTab(0);
            button = m_table.button(name);
        }
        if (!m_hand.hasKeys())
            QTest::qWait(30); // what was changed takes its place first, as it has for eyes and fingers
        trouble = button ? m_hand.press(*button) : s("no button ") + name;
        ++taps;
    }
    void openTab(int tab)
    {
        auto* tabs = m_table.find<QWidget>("sideTabs");
        if (auto* segment = tabs->findChild<QAbstractButton*>(s("segment%1").arg(tab)))
            (void)m_hand.press(*segment);
        ++taps;
    }
    /// Where the map would lead the same way.
    bool moveTo(const Move& move)
    {
        const Space space = move.path.back().space();
        const std::vector<Reach> ways = reachable(m_table.state());
        const bool isSameWay = std::any_of(ways.begin(), ways.end(), [&](const Reach& reach) {
            return writeCommand(Move{reach.path}) == writeCommand(move);
        });
        if (!isSameWay)
            return false;
        auto* map = m_table.find<MapView>("map");
        if (!map->isVisible())
            return false;
        const int place = MapView::placeOf(space);
        if (map->placeRect(place).isEmpty())
            return false;
        const std::size_t before = m_table.entries().size();
        pressPlace(*map, place);
        return m_table.entries().size() > before;
    }
    void enterDice(const Attack& attack)
    {
        const auto choose = [this](DiceHand::Choice choice) { press(s("choice_%1").arg(static_cast<int>(choice))); };
        const std::size_t before = m_table.entries().size();
        if (attackDue(m_table.state())->diceBesideElite && !attack.roll.elite)
            choose(DiceHand::Choice::WithoutElite);
        if (attack.target)
            press(s("target_") + QString::fromStdString(*attack.target));
        if (attack.aggressor)
            choose(DiceHand::Choice::Aggressor);
        for (const int die : attack.roll.d8)
            press(s("face_%1").arg(die));
        if (attack.roll.elite)
            press(s("elite_") + QString::fromStdString(std::string(toWord(*attack.roll.elite))));
        if (attack.steps.empty() && m_table.button(s("choice_1")))
            choose(DiceHand::Choice::KeepMisses);
        for (const RollStep& step : attack.steps) {
            if (step.cause == Cause::LuckTokenIgnoreBadLuck)
                choose(DiceHand::Choice::LuckAgainstBadLuck);
            if (step.cause == Cause::LuckTokenAttackDice)
                choose(DiceHand::Choice::LuckOnMisses);
            if (step.cause == Cause::LuckTokenEliteDie) {
                choose(DiceHand::Choice::LuckOnElite);
                press(s("elite_") + QString::fromStdString(std::string(toWord(step.face))));
            }
            if (step.cause == Cause::PreciseStrike) {
                choose(DiceHand::Choice::PreciseReroll);
                press(s("face_%1").arg(step.result));
            }
            for (const int result : step.results)
                press(s("face_%1").arg(result));
        }
        if (attack.guardianAngel)
            choose(DiceHand::Choice::Angel);
        if (m_table.entries().size() == before)
            press(s("dealDamage"));
    }

    TableWindow& m_table;
    Hand m_hand;
};

} // namespace

class TestHeroesPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMatchByHand_data()
    {
        QTest::addColumn<bool>("keys");
        QTest::addColumn<bool>("isRound");
        QTest::newRow("a round by mouse alone") << false << true;
        QTest::newRow("a round by keyboard alone") << true << true;
        QTest::newRow("the reference match by mouse") << false << false;
        QTest::newRow("the reference match by keyboard") << true << false;
    }
    void theMatchByHand()
    {
        QFETCH(bool, keys);
        QFETCH(bool, isRound);
        const std::vector<Command> match = isRound ? firstRound() : reference();
        std::size_t next = setupLength();
        TableWindow table(next);
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        Hands player(table, keys ? Hand::With::Keys : Hand::With::Mouse);
        int rolls = 0;
        int dice = 0;
        int tapsBefore = 0;
        int battles = 0;
        while (next < match.size()) {
            const Command& command = match[next];
            const std::size_t before = table.entries().size();
            if (std::holds_alternative<StartBattle>(command)) {
                rolls = 0;
                dice = 0;
                tapsBefore = player.taps;
            }
            if (const auto* attack = std::get_if<Attack>(&command)) {
                ++rolls;
                dice += static_cast<int>(attack->roll.d8.size()) + (attack->roll.elite ? 1 : 0);
                for (const RollStep& step : attack->steps)
                    dice += 1 + static_cast<int>(step.results.size());
            }
            player.enter(command, next + 1 < match.size() ? &match[next + 1] : nullptr);
            QCOMPARE(player.trouble, QString());
            const std::size_t after = table.entries().size();
            QVERIFY2(after > before, writeCommand(command).dump().c_str());
            // What needs nobody was entered by itself.
            for (std::size_t i = before; i < after; ++i, ++next) {
                QVERIFY(next < match.size());
                QCOMPARE(writeCommand(table.entries()[i].command).dump(), writeCommand(match[next]).dump());
            }
            if (std::holds_alternative<EndBattle>(command)) {
                ++battles;
                // A tap for each die, and about one more for each roll.
                if (!keys)
                    qInfo("battle %d: %d rolls, %d dice, %d taps", battles, rolls, dice, player.taps - tapsBefore);
                QVERIFY(player.taps - tapsBefore <= dice + 3 * rolls / 2 + 6);
            }
        }
        QVERIFY(battles >= 3);
        qInfo("%d taps, %d entries through the session", player.taps, player.byInput);
        if (isRound) {
            QCOMPARE(player.byInput, 0);
            QCOMPARE(table.state().step, Step::RevealWeekCard);
            return;
        }
        QCOMPARE(table.state().phase, Phase::Finished);
        QVERIFY(player.byInput * 3 < static_cast<int>(reference().size()));
        GameMatch<Game> replayed;
        for (const Command& command : reference())
            (void)replayed.playCommand(command, Instant::now());
        QCOMPARE(table.window->session()->match().table().dump(), replayed.table().dump());
        QCOMPARE(QString::fromStdString(flawOf(reportOf(replayed))), QString());
    }

    /// Gathering is one tap: the card, the gathering and the end of the action.
    void gatheringIsOneTap()
    {
        TableWindow table(setupLength());
        const int gold = table.state().players[0].gold;
        for (const OfferedAct& act : actsOf(table.state())) {
            if (act.commands.size() == 2 && std::holds_alternative<Gather>(act.commands.back())) {
                QTest::mouseClick(table.button(act.name), Qt::LeftButton);
                break;
            }
        }
        QCOMPARE(table.state().active, std::optional(1));
        QCOMPARE(table.state().players[0].gold, gold);
        QCOMPARE(table.state().players[0].cards[0] && table.state().players[0].cards[1] &&
                     table.state().players[0].cards[2],
                 false);
    }

    /// The buildings of the board are pressed where they are; what cannot be built is refused with its reason.
    void aBuildingIsPressedOnTheBoard()
    {
        TableWindow table(countBefore([](const Command& command) { return std::holds_alternative<Build>(command); }));
        auto* buildings = table.find<TileGrid>("buildings");
        const auto pressTile = [&](Building building) {
            const QPointF middle = buildings->placeRect(static_cast<int>(building)).center();
            QTest::mouseClick(buildings, Qt::LeftButton, {}, middle.toPoint());
        };
        QVERIFY(buildings->isVisible());
        const std::vector<OfferedAct> acts = actsOf(table.state());
        const auto isBuilding = [](const OfferedAct& act) { return act.building.has_value(); };
        QVERIFY(std::ranges::any_of(acts, isBuilding));
        for (const OfferedAct& act : acts)
            QCOMPARE(table.button(act.name) == nullptr, act.building.has_value());
        const std::size_t before = table.entries().size();
        pressTile(Building::TempleOfAsha);
        QCOMPARE(table.entries().size(), before);
        QVERIFY(table.find<QWidget>("refusalBanner")->isVisible());
        const auto built =
            std::ranges::find_if(acts, [](const OfferedAct& act) { return act.building && act.isWhole(); });
        QVERIFY(built != acts.end());
        pressTile(*built->building);
        QVERIFY(table.entries().size() > before);
        QVERIFY(table.state().players[0].has(*built->building) || table.state().players[1].has(*built->building));
    }

    void diceThatWhistleThrowsAreTold()
    {
        const auto first = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        TableWindow table(first);
        const std::size_t before = table.entries().size();
        QTest::mouseClick(table.button(s("throwDice")), Qt::LeftButton);
        QVERIFY(table.button(s("face_1")) == nullptr);
        auto* deal = table.button(s("dealDamage"));
        QVERIFY(deal != nullptr);
        QTest::mouseClick(deal, Qt::LeftButton);
        QVERIFY(table.entries().size() >= before + 2);
        QVERIFY(std::holds_alternative<Attack>(table.entries()[before].command));
        QVERIFY(std::holds_alternative<Note>(table.entries()[before + 1].command));
        // What is ruled on is the attack, with its sum and its rules; the remark is a remark.
        const RulingState told = table.find<RulingBanner>("newestRuling")->state();
        const Match& match = table.window->session()->match();
        const LogEntry& attack = match.entries()[before];
        QVERIFY2(told.sentence.startsWith(attack.headline.render(match.names())), qPrintable(told.sentence));
        QVERIFY(told.rules.size() > 1 && told.reasons.size() > 1);
    }

    /// Whoever lets the program throw enters six rolls and what follows from them in 20 taps.
    void sixRollsInTwentyTaps()
    {
        const auto first =
            countBefore([](const Command& command) { return std::holds_alternative<StartBattle>(command); });
        TableWindow table(first);
        int taps = 0;
        int rolls = 0;
        const auto tap = [&](const QString& name) {
            ++taps;
            QTest::mouseClick(table.button(name), Qt::LeftButton);
        };
        while (rolls < 6) {
            const State before = table.state();
            if (attackDue(before)) {
                ++rolls;
                tap(s("throwDice"));
                tap(s("dealDamage"));
            } else if (const std::vector<OfferedAct> acts = actsOf(before);
                       before.battle || std::holds_alternative<StartBattle>(acts.front().commands.front())) {
                if (before.step == Step::BattleOver)
                    break; // sooner won or lost
                // A battle is not begun by the main button.
                tap(table.button(acts.front().name) ? acts.front().name : s("mainAct"));
            } else {
                break;
            }
        }
        QVERIFY(rolls > 0);
        QVERIFY2(taps <= 20, qPrintable(s("%1 taps for %2 rolls").arg(taps).arg(rolls)));
    }

    void aDieIsTakenBack()
    {
        const auto first = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        TableWindow table(first);
        const std::size_t before = table.entries().size();
        QTest::keyClick(table.window.get(), Qt::Key_3);
        QVERIFY(table.button(s("diceBack")) != nullptr);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(table.button(s("diceBack")) == nullptr);
        QCOMPARE(table.entries().size(), before);
    }

    void diceStayInAnotherLanguage()
    {
        const auto first = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        TableWindow table(first);
        auto* dice = table.find<TileGrid>("dice");
        QTest::keyClick(table.window.get(), Qt::Key_3);
        const QString before = dice->placeWords(0);
        table.window->settings().setLanguage(s("hu"));
        QTest::qWait(0);
        QVERIFY(table.button(s("diceBack")) != nullptr);
        QVERIFY(before.contains(u'3') && dice->placeWords(0).contains(u'3'));
        QVERIFY(dice->placeWords(0) != before);
    }

    void cardsThatNobodyHasDescribedAreAlike()
    {
        GameMatch<Game> match;
        for (std::size_t i = 0; i < setupLength(); ++i)
            (void)match.playCommand(reference()[i], Instant::now());
        State state = match.state();
        state.actionCards.reset();
        const auto cardsToBuildWith = [&state] {
            std::vector<int> cards;
            for (const OfferedAct& act : actsOf(state)) {
                const auto* card = act.commands.empty() ? nullptr : std::get_if<PlayCard>(&act.commands.front());
                if (card && card->action == ActionKind::Build)
                    cards.push_back(card->card);
            }
            return cards;
        };
        QCOMPARE(cardsToBuildWith(), std::vector<int>{1});
        state.activePlayer().cards = {false, true, true, true};
        state.activePlayer().buildings = {Building::Marketplace};
        QCOMPARE(cardsToBuildWith(), (std::vector<int>{2, 4})); // the fourth shows what it may do
    }

    void scaringOffTellsTheOverwhelm()
    {
        const auto first =
            countBefore([](const Command& command) { return std::holds_alternative<StartBattle>(command); });
        GameMatch<Game> match;
        for (std::size_t i = 0; i < first; ++i)
            (void)match.playCommand(reference()[i], Instant::now());
        State state = match.state();
        state.isMirror = false; // the encounter is where the hero is
        state.step = Step::Action;
        state.encounters = {{EncounterFacts{.name = "Wolves"}, {}, {}, false}};
        Hero& hero = *state.hero(state.activation->hero);
        hero.skillCards = {ambushCard};
        hero.artefacts[Slot::Jewel] = gauntletCard;
        const std::vector<OfferedAct> acts = actsOf(state);
        const auto act = std::find_if(acts.begin(), acts.end(), [](const OfferedAct& one) {
            return !one.commands.empty() && std::holds_alternative<ScareOff>(one.commands.front());
        });
        QVERIFY(act != acts.end());
        QCOMPARE(act->detail, s("overwhelm 2"));
    }

    /// Nothing has been entered yet, and everything stands in one column.
    void aMatchWithoutEntriesIsShown()
    {
        TableWindow table(0, {{1366, 768}, 2.0, "en"});
        QTest::qWait(50); // layouts come to rest
        QVERIFY(table.find<HeroesPage>("heroesPage")->isVisible());
        QVERIFY(!table.find<QWidget>("acts")->isVisible());
    }

    // However long the board is; from the choice of the first hero on.
    void whatCanBeDoneIsInSight()
    {
        for (const std::size_t commands : {std::size_t{1}, setupLength(), setupLength() + 1, reference().size() / 2}) {
            for (const QSize size : {QSize(1366, 768), QSize(1024, 700)}) {
                TableWindow table(commands, {size, 1.0, "hu"});
                auto* acts = table.find<QWidget>("acts");
                if (!acts->isVisible())
                    continue;
                QTest::qWait(50); // layouts come to rest
                const QRegion seen = acts->visibleRegion();
                QVERIFY2(seen.boundingRect() == acts->rect(), qPrintable(s("%1 commands, %2 wide, %3 of %4 high")
                                                                             .arg(commands)
                                                                             .arg(size.width())
                                                                             .arg(seen.boundingRect().height())
                                                                             .arg(acts->height())));
            }
        }
    }

    void theRulingIsInSightOnALargeScreen()
    {
        for (const std::size_t commands : {std::size_t{1}, setupLength() + 1, reference().size() / 2}) {
            TableWindow table(commands, {{1920, 1080}, 1.0, "hu"});
            QTest::qWait(300); // the type has grown with the window
            const auto* ruling = table.find<QWidget>("newestRuling");
            QVERIFY(ruling->isVisible());
            QVERIFY2(ruling->visibleRegion().boundingRect() == ruling->rect(), qPrintable(QString::number(commands)));
        }
    }

    void theOddsAreThoseOfTheCore()
    {
        const auto first = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        TableWindow table(first);
        auto* panel = table.find<OddsPanel>("odds");
        QVERIFY(panel != nullptr);
        table.find<HeroesPage>("heroesPage")->setOdds(false);
        QVERIFY(!panel->isVisible());
        const QSignalSpy told(panel, &OddsPanel::reckoned);
        table.find<HeroesPage>("heroesPage")->setOdds(true);
        QVERIFY(panel->isVisible());
        QTRY_COMPARE(told.count(), 1);
        const auto bars = [&](const char* name) { return panel->findChild<ShareBars*>(s(name))->bars(); };
        const std::optional<BattleOdds> odds = battleOdds(*oddsNow(table.state()));
        const auto percent = [](double share) { // what can still be is neither certain nor impossible
            const QString number = QString::number(100 * share, 'f', 1);
            const bool isOpen = share > 1e-9 && share < 1 - 1e-9;
            return isOpen && number == s("0.0")     ? s("<0.1%")
                   : isOpen && number == s("100.0") ? s(">99.9%")
                                                    : number + s("%");
        };
        QCOMPARE(bars("oddsChances").size(), std::size_t{2});
        QCOMPARE(bars("oddsChances").front().number, percent(odds->win));
        QCOMPARE(bars("oddsChances").front().least, bars("oddsChances").front().most); // exact, no bounds any more
        // The units left are all there is, whatever is told together.
        double all = 0;
        for (const ShareBar& bar : bars("oddsDetails"))
            all += bar.least;
        QVERIFY(std::abs(all - 1) < 1e-9);
        QCOMPARE(bars("oddsDetails").back().number, percent(odds->loss));
        auto* view = panel->findChild<SegmentedChoice*>(s("oddsView"));
        const auto choose = [&](int index) { view->findChild<ChoiceButton*>(s("segment%1").arg(index))->click(); };
        choose(1);
        QCOMPARE(bars("oddsDetails").front().number, percent(odds->afterClash.front().on()));
        choose(2);
        const std::vector<OddsWithMore> more = oddsWithMore(table.state());
        QTRY_VERIFY(bars("oddsDetails").back().least > 0);
        QCOMPARE(bars("oddsDetails").size(), more.size());
        for (std::size_t i = 0; i < more.size(); ++i)
            QCOMPARE(bars("oddsDetails")[i].number, percent(battleOdds(more[i].inquiry)->win));
        QVERIFY(bars("oddsDetails").back().least > odds->win); // one more die
    }

    /// Of the reference match: the encounters of its board, and the three prices that its facts do not have.
    void entriesTellWhatWasTypedIn()
    {
        GameMatch<Game> match;
        for (const Command& command : reference())
            (void)match.playCommand(command, Instant::now());
        const Json things = typedIn(match.journal().entries());
        const auto isWolves = [](const Command& command) {
            const auto* space = std::get_if<SetSpace>(&command);
            return space && space->encounter && space->encounter->name == "Wolves";
        };
        const auto& wolves = std::get<SetSpace>(reference()[countBefore(isWolves)]);
        QCOMPARE(things.at("encounter").at("Wolves").dump(), writeRecord(*wolves.encounter).dump());
        const auto isSite = [](const Command& command) {
            const auto* space = std::get_if<SetSpace>(&command);
            return space && space->site;
        };
        const NewSite& site = *std::get<SetSpace>(reference()[countBefore(isSite)]).site;
        QCOMPARE(things.at("site").at(site.name).dump(), Json({{"kind", wordOf(site.kind)}}).dump());
        QVERIFY(things.at("necropolis") == (Json{{"faction", {{"resources", 4}, {"level", 1}}}, {"level_2", 3}}));
        QVERIFY(things.at("haven") == (Json{{"new_heroes", {{"gold", 1}, {"resources", 4}, {"level", 1}}}}));
    }

    /// A board is laid by its pictures: what is printed on a tile is painted once and comes with it from then on, its
    /// sites too, and a space asks what lies there.
    void aBoardIsLaidByPictures()
    {
        NewMatch begins = std::get<NewMatch>(reference().front());
        TableWindow table(std::vector<Command>{begins});
        const auto freePlace = [](Space place) { return 256 + 4 * place.row + place.column; };
        table.shoot("board-free");
        table.tapPlace("map", freePlace({0, 0}));
        table.tap(s("tile_5"));
        table.tapPlace("tileView", 2); // mountains are the first brush
        table.tap(s("ground_2"));
        table.tapPlace("tileView", 3);
        table.tap(s("turnTile"));
        table.shoot("tile-painted");
        table.tap(s("layTile"));
        QCOMPARE(table.taps, 7);
        const std::vector<std::string> painted{"..MW", "....", "....", "...."};
        const auto& laid = std::get<PlaceTile>(table.entries().back().command);
        QCOMPARE(laid.tile, 5);
        QCOMPARE(laid.turn, 1);
        QVERIFY(laid.rows == painted);
        // The first printed row is the last column on the table, read downwards (MH-3.3).
        QVERIFY(table.state().board.at({2, 3}) == Terrain::Mountain);
        QVERIFY(table.state().board.at({3, 3}) == Terrain::Water);

        // A sawmill on printed row 1, column 0: after the turn it lies in row 0, column 2.
        table.tapPlace("map", MapView::placeOf({0, 2}));
        table.shoot("space");
        table.tap(s("site_sawmill"));
        QVERIFY(table.state().siteAt({0, 2}) != nullptr);
        table.tapPlace("map", MapView::placeOf({3, 0}));
        table.tap(s("capital_Anna"));
        QVERIFY((table.state().players.front().capital == Space{3, 0}));
        QCOMPARE(
            typedIn(table.entries()).at("tile").dump(),
            Json({{"5", {{"rows", painted}, {"sites", {{{"row", 1}, {"column", 0}, {"kind", "sawmill"}}}}}}}).dump());

        // In the next match it is chosen by its picture, and its sawmill comes with it.
        table.window->openMatch(table.import(std::vector<Command>{begins}));
        QTest::qWait(0);
        table.taps = 0;
        table.tapPlace("map", freePlace({0, 1}));
        table.tap(s("tile_5"));
        table.shoot("tile-known");
        table.tap(s("layTile"));
        QCOMPARE(table.taps, 3);
        QVERIFY(table.state().board.at({0, 6}) == Terrain::Mountain);
        QVERIFY(table.state().siteAt({1, 4}) != nullptr);
        // A tile that nobody has painted says what would be taken.
        table.tapPlace("map", freePlace({0, 0}));
        table.tap(s("tile_1"));
        QVERIFY2(table.button(s("layTile"))->accessibleName().contains(s("open land")),
                 qPrintable(table.button(s("layTile"))->accessibleName()));
    }

    /// MH-16.3: many ways to give units up are one button, and then one unit after the other.
    void aRetreatIsTappedUnitByUnit()
    {
        std::vector<Command> commands = withoutBoard();
        commands.emplace_back(StartBattle{"Anton", std::string("Anastasya"), true, {}});
        TableWindow table(commands);
        std::map<Side, int> ways;
        const auto many = [&] {
            ways.clear();
            for (const auto& move : movesOf(Game(), table.state())) {
                if (const auto* retreat = std::get_if<Retreat>(&move.commands.front()))
                    ++ways[retreat->side];
            }
            return std::ranges::find_if(ways, [](const auto& side) { return side.second > 2; });
        };
        for (int step = 0; step < 60 && many() == ways.end(); ++step) {
            for (const auto& move : movesOf(Game(), table.state())) {
                Command command = move.commands.front();
                if (auto* attack = std::get_if<Attack>(&command)) // nobody is hit
                    std::ranges::fill(attack->roll.d8, 8);
                if (move.weight == Weight::Due && move.commands.size() == 1 &&
                    table.window->session()->play(writeCommand(command)) == Played::Accepted)
                    break;
            }
        }
        QVERIFY(many() != ways.end());
        const Side side = many()->first;
        table.tap(s("tap_") + QString::fromStdString(wordOf(side)));
        table.shoot("retreat");
        const auto isUnit = [](const QAbstractButton* one) {
            return one->isVisible() && one->accessibleName().contains(u',');
        };
        const auto buttons = table.find<QWidget>("acts")->findChildren<QAbstractButton*>();
        const auto unit = std::ranges::find_if(buttons, isUnit);
        QVERIFY(unit != buttons.end());
    }

    /// MH-11.4: of one's own pieces with the same initiative one says which goes first, by a tap on the track.
    void tiedPiecesChangePlacesByATap()
    {
        const auto isOrder = [](const Command& command) { return std::holds_alternative<Order>(command); };
        std::vector<Command> begun(reference().begin(),
                                   reference().begin() + static_cast<std::ptrdiff_t>(countBefore(isOrder)));
        for (NewPlayer& player : std::get<NewMatch>(begun.front()).players) {
            for (UnitFacts& unit : player.facts.units)
                unit.base.initiative = unit.elite.initiative = 3;
        }
        TableWindow table(begun);
        QVERIFY(table.state().step == Step::Order);
        const std::vector<std::string> proposed = proposedOrder(table.state());
        const auto isStack = [&](const std::string& name) {
            return pieceNamed(table.state(), name)->kind == PieceKind::Stack;
        };
        const auto first = std::ranges::find_if(proposed, isStack);
        const auto second = std::find_if(first + 1, proposed.end(), isStack);
        QVERIFY(second != proposed.end());
        table.tapPlace("track", static_cast<int>(first - proposed.begin()));
        table.shoot("tied");
        std::vector<std::string> swapped = proposed;
        std::swap(swapped[static_cast<std::size_t>(first - proposed.begin())],
                  swapped[static_cast<std::size_t>(second - proposed.begin())]);
        for (const OfferedAct& act : actsOf(table.state())) {
            if (!act.commands.empty() && std::holds_alternative<Order>(act.commands.front()))
                table.tap(act.name);
        }
        const auto& placed = std::get<Order>(table.entries().back().command);
        QVERIFY(placed.pieces == swapped);
    }

    /// Without a board the token of an encounter is described when it is met: once for all matches.
    void anEncounterIsTypedInOnce()
    {
        const std::vector<Command> begun = withoutBoard();
        TableWindow table(begun);
        const Json wolves{{"name", "Wolves"},       {"group", "average"}, {"strength", 3},
                          {"initiative", 2},        {"challenge", 4},     {"elite", true},
                          {"abilities", {"tough"}}, {"experience", 2},    {"treasure_rewards", 1}};
        const auto fights = [&](const Json& opponent) {
            return Json{{"command", "start_battle"}, {"hero", "Anton"}, {"opponent", opponent}};
        };
        QCOMPARE(table.window->session()->play(fights(wolves)), Played::Accepted);
        // The match is another, and so is the day.
        table.window->openMatch(table.import(begun));
        QTest::qWait(0);
        QVERIFY(!table.state().battle);
        table.tap(actAsking(table, OfferedAct::Asks::Encounter).name);
        table.shoot("known-encounter");
        table.tap(s("token_Wolves"));
        QVERIFY(table.state().battle.has_value());
        QCOMPARE(table.taps, 2);
        QCOMPARE(writeCommand(table.entries()[begun.size()].command).dump(), fights(wolves).dump());
    }

    /// A price that was typed in stands on the board in every later match, and one press builds.
    void aPriceIsTypedInOnce()
    {
        const auto firstBuild = countBefore([](const Command& command) {
            const auto* build = std::get_if<Build>(&command);
            return build && build->cost;
        });
        TableWindow table(firstBuild);
        const auto build = [&] {
            for (const OfferedAct& act : actsOf(table.state()))
                if (act.building == Building::Faction)
                    return act;
            return OfferedAct{};
        };
        QCOMPARE(build().asks, OfferedAct::Asks::Price);
        QCOMPARE(table.window->session()->play(writeCommand(reference()[firstBuild])), Played::Accepted);
        table.window->openMatch(
            table.import({reference().begin(), reference().begin() + static_cast<std::ptrdiff_t>(firstBuild)}));
        QTest::qWait(0);
        auto* buildings = table.find<TileGrid>("buildings");
        const QRect place = buildings->placeRect(static_cast<int>(Building::Faction)).toRect();
        QTest::mouseClick(buildings, Qt::LeftButton, {}, place.center());
        QCOMPARE(table.state().players[1].buildings, std::vector{Building::Faction});
        QCOMPARE(writeCommand(table.entries()[firstBuild].command).dump(),
                 writeCommand(reference()[firstBuild]).dump());
    }

    /// A hero's sheet is read off when the hero is chosen, and never again.
    void aHeroIsReadOffOnce()
    {
        TableWindow table(nothingRead());
        const QString choose = actsOf(table.state()).front().name;
        table.tap(choose);
        auto* sheet = table.find<NumberSheet>("numberSheet");
        QVERIFY(sheet->isVisible());
        QVERIFY(static_cast<MainButton*>(table.button(s("sheetDone")))->isUnavailable());
        table.tap(s("Anton_sheet_might_3"));
        table.tap(s("Anton_sheet_magic_1"));
        table.tap(s("Anton_sheet_initiative_4"));
        table.shoot("hero-sheet");
        QCOMPARE(table.entries().size(), std::size_t{1});
        table.tap(s("Anton_sheet_leadership_7"));
        table.tap(s("sheetDone"));
        QCOMPARE(table.entries().size(), std::size_t{2});
        const HeroFacts& anton = *table.state().hero("Anton")->facts;
        QCOMPARE(anton.might, 3);
        QCOMPARE(anton.leadership, 7);
        QVERIFY(!isLacking(table.state(), 0, {.what = Printed::What::Sheet, .hero = "Anton"}));
        // The next match knows it.
        const KeptFacts kept = keptFacts(table.window->settings(), Faction::Haven);
        QCOMPARE(readRecord<PlayerFacts>(kept.facts).hero("Anton")->initiative, 4);
        QVERIFY(!contains(kept.standIns, std::string("Anton/sheet")));
        QVERIFY(contains(kept.standIns, std::string("griffin/elite/fight")));
        table.window->newMatch(s("heroes"));
        table.window->currentPage()->findChild<MainButton*>(s("startButton"))->click();
        QTRY_COMPARE(table.entries().size(), std::size_t{1});
        table.tap(actsOf(table.state()).front().name);
        QVERIFY(!table.find<NumberSheet>("numberSheet")->isVisible());
        QCOMPARE(table.state().hero("Anton")->facts->might, 3);
    }

    /// Any hero of the faction: whoever drew another one says its name.
    void anotherHeroBegins()
    {
        TableWindow table(nothingRead());
        table.tap(actAsking(table, OfferedAct::Asks::StartingHero).name);
        for (const char* number : {"_sheet_might_2", "_sheet_magic_2", "_sheet_initiative_5", "_sheet_leadership_6"})
            table.tap(QString::fromLatin1(number));
        QVERIFY(static_cast<MainButton*>(table.button(s("sheetDone")))->isUnavailable()); // it has no name yet
        QTest::keyClicks(table.find<QLineEdit>("sheetName"), s("Irina"));
        table.tap(s("sheetDone"));
        QVERIFY(table.state().hero("Irina") != nullptr);
        QCOMPARE(table.state().hero("Irina")->facts->initiative, 5);
        QVERIFY(keptFacts(table.window->settings(), Faction::Haven).facts.dump().find("Irina") != std::string::npos);
    }

    /// What the battle rests on is asked before its pieces are placed; until then the board has no number for it.
    void aBattleAsksForItsTokens()
    {
        std::vector<Command> commands = nothingReadInPlay();
        commands.emplace_back(PlayCard{"Anna", 1, ActionKind::ActivateHeroes});
        commands.emplace_back(Activate{"Anton", 0});
        TableWindow table(commands);
        auto* army = table.find<TileGrid>("army");
        QVERIFY2(army->placeWords(0).contains(u'?'), qPrintable(army->placeWords(0)));
        QVERIFY(table.find<TileGrid>("heroNumbers")->placeWords(0).contains(u'?'));
        const EncounterFacts wolves{"Wolves", Group::Average, 3, 2, 4, true, {}, 2, 1};
        QCOMPARE(table.window->session()->play(writeCommand(StartBattle{"Anton", wolves, true, {}})), Played::Accepted);
        QTest::qWait(0);
        QCOMPARE(table.state().step, Step::Order); // nothing goes on by itself
        auto* sheet = table.find<NumberSheet>("numberSheet");
        QVERIFY(sheet->isVisible());
        QCOMPARE(sheet->state().rows.size(), std::size_t{6}); // the sheet of the hero, two stacks
        table.shoot("battle-asks");
        const std::vector<NumberRow> rows = sheet->state().rows;
        constexpr std::array said{1, 2, 3, 8, 5, 6}; // by tap or by key, which the first line that is open takes
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i % 2 == 0)
                table.tap(rows[i].name + s("_%1").arg(said[i]));
            else
                QTest::keyClick(table.window.get(), static_cast<Qt::Key>(Qt::Key_0 + said[i]));
        }
        table.tap(sheet->state().marks.back().name + s("_0")); // Precise Strike
        table.tap(s("sheetDone"));
        QVERIFY(!sheet->isVisible());
        QCOMPARE(table.state().step, Step::Attack);
        QVERIFY(lackingInBattle(table.state()).empty());
        const PlayerFacts& facts = *table.state().players[0].facts;
        const Unit last = Unit::Sister;
        QCOMPARE(facts.of(last).elite.initiative, 6);
        QVERIFY(has(facts.of(last).elite.abilities, Ability::PreciseStrike));
        // What was read off is no ruling: the newest is still one on an entry.
        const RulingState told = table.find<RulingBanner>("newestRuling")->state();
        const MatchSession& session = *table.window->session();
        const std::vector<LogEntry>& log = session.match().entries();
        const bool isOfEntry = std::any_of(log.begin(), log.end(), [&](const LogEntry& entry) {
            return session.words(entry.headline) == told.sentence;
        });
        QVERIFY2(isOfEntry, qPrintable(told.sentence));
    }

    /// Who cannot say it goes on, and sees what it rests on.
    void whatNobodySaysIsMarked()
    {
        std::vector<Command> commands = nothingReadInPlay();
        commands.emplace_back(PlayCard{"Anna", 1, ActionKind::ActivateHeroes});
        commands.emplace_back(Activate{"Anton", 0});
        const EncounterFacts wolves{"Wolves", Group::Average, 3, 2, 4, true, {}, 2, 1};
        commands.emplace_back(StartBattle{"Anton", wolves, true, {}});
        TableWindow table(commands);
        table.tap(s("sheetLater"));
        QVERIFY(!table.find<NumberSheet>("numberSheet")->isVisible());
        table.find<HeroesPage>("heroesPage")->setOdds(true);
        auto* odds = table.find<OddsPanel>("odds");
        QVERIFY(odds->isVisible());
        QVERIFY2(!odds->accessibleName().startsWith(s("Exact")), qPrintable(odds->accessibleName()));
    }

    /// A token is put right where it lies.
    void aTokenIsPutRightOnTheBoard()
    {
        TableWindow table(setupLength());
        const Unit unit = table.state().players[0].facts->units.front().unit;
        const int before = table.state().players[0].facts->of(unit).elite.initiative;
        const std::size_t entries = table.entries().size();
        table.tapPlace("army", 0);
        auto* sheet = table.find<NumberSheet>("numberSheet");
        QVERIFY(sheet->isVisible());
        QCOMPARE(sheet->state().rows.front().value, std::optional(before));
        table.shoot("put-right");
        table.tap(sheet->state().rows.front().name + s("_%1").arg(before + 2));
        table.tap(s("sheetDone"));
        QCOMPARE(table.state().players[0].facts->of(unit).elite.initiative, before + 2);
        QCOMPARE(table.entries().size(), entries);
    }

    /// A number against which something has been played already is not taken in by one tap: the past is looked at.
    void whatDoesNotFitLeadsToThePast()
    {
        TableWindow table(nothingReadInPlay());
        const QSignalSpy past(table.find<HeroesPage>("heroesPage"), &GamePage::pastAsked);
        table.tapPlace("heroNumbers", 0);
        for (const char* number : {"might_2", "magic_2", "initiative_3", "leadership_4"}) // an army of six
            table.tap(s("Anton_sheet_") + QString::fromLatin1(number));
        table.tap(s("sheetDone"));
        QCOMPARE(past.count(), 1);
        QVERIFY(isLacking(table.state(), 0, {.what = Printed::What::Sheet, .hero = "Anton"}));
    }

    /// The cards of a reward are not forgotten: a Scroll is there at once, an Artefact is asked for; and the slots of a
    /// board are pressed.
    void cardsOfARewardAreNotForgotten()
    {
        TableWindow table(
            countBefore([](const Command& command) { return std::holds_alternative<Treasure>(command); }));
        const Claim claim = *table.state().claim;
        const int scrolls = table.state().hero(claim.hero)->scrolls;
        const OfferedAct act = actAsking(table, OfferedAct::Asks::Rewards);
        table.tap(act.name);
        for (int number = 1; number <= claim.rewards; ++number) {
            table.tap(s("kind%1_%2").arg(number).arg(number == 1 ? 4 : 5)); // an Artefact, then Scrolls
            table.tap(s("amount%1_1").arg(number));
        }
        table.tap(s("sheetDone"));
        QCOMPARE(table.state().hero(claim.hero)->scrolls, scrolls + claim.rewards - 1);
        table.shoot("artefact");
        table.tap(s("slot_1"));
        QTest::keyClicks(table.find<QLineEdit>("sheetName"), s("Lion Helm"));
        table.tap(s("sheetDone"));
        const auto& gained = std::get<GainArtefact>(table.entries().back().command);
        QVERIFY(gained.hero == claim.hero && gained.name == "Lion Helm" && gained.slot == static_cast<Slot>(1));
        // Pressed where it lies, it can be lost.
        if (auto* tabs = table.find<SegmentedChoice>("sideTabs"); !table.find<QWidget>("artefacts")->isVisible())
            Q_EMIT tabs->chosen(table.state().hero(claim.hero)->player);
        table.tapPlace("artefacts", 1);
        table.tap(s("loseArtefact"));
        QVERIFY(table.state().hero(claim.hero)->artefacts[static_cast<Slot>(1)].empty());
    }

    /// What a Treasure Card shows is tapped: its kind, how much.
    void rewardsAreTapped()
    {
        const auto treasure =
            countBefore([](const Command& command) { return std::holds_alternative<Treasure>(command); });
        TableWindow table(treasure);
        const int rewards = table.state().claim->rewards;
        const Hero& hero = *table.state().hero(table.state().claim->hero);
        const auto player = static_cast<std::size_t>(hero.player);
        const int gold = table.state().players[player].gold;
        table.tap(actAsking(table, OfferedAct::Asks::Rewards).name);
        table.shoot("rewards");
        for (int number = 1; number <= rewards; ++number) {
            table.tap(s("kind%1_0").arg(number));
            table.tap(s("amount%1_2").arg(number));
        }
        table.tap(s("sheetDone"));
        QCOMPARE(table.state().players[player].gold, gold + 2 * rewards);
        QVERIFY(!table.state().claim || table.state().claim->isLevel);
    }

    /// Gold is a number that is tapped: by how much it is wrong is one tap more.
    void theTreasuryIsPutRight()
    {
        TableWindow table(setupLength());
        const int gold = table.state().players[0].gold;
        table.tapPlace("treasury", 0);
        table.tap(s("by_-2"));
        table.shoot("treasury");
        table.tap(s("sheetDone"));
        QCOMPARE(table.state().players[0].gold, gold - 2);
        QCOMPARE(table.taps, 3);
    }

    /// Two taps never build; a price of nothing is said twice before it counts.
    void nobodyBuildsForNothing()
    {
        std::vector<Command> commands = nothingReadInPlay();
        commands.emplace_back(PlayCard{"Anna", 1, ActionKind::Build});
        TableWindow table(commands);
        const std::size_t before = table.entries().size();
        table.tapPlace("buildings", static_cast<int>(Building::Marketplace));
        auto* done = static_cast<MainButton*>(table.button(s("sheetDone")));
        QVERIFY(done != nullptr && done->isUnavailable());
        table.shoot("price");
        QTest::keyClick(table.window.get(), Qt::Key_Return);
        QCOMPARE(table.entries().size(), before);
        table.tap(s("gold_2"));
        QVERIFY(static_cast<MainButton*>(table.button(s("sheetDone")))->isUnavailable());
        table.tap(s("resources_0"));
        table.tap(s("sheetDone"));
        QVERIFY(table.state().players[0].has(Building::Marketplace));
        QCOMPARE(table.state().players[0].gold, 5);
        QCOMPARE(table.taps, 4);
    }

    /// Nor against the rules: what nobody has read is typed in before anything is recorded.
    void nothingUnreadIsRecordedAgainstTheRules()
    {
        std::vector<Command> commands = nothingReadInPlay();
        commands.emplace_back(PlayCard{"Anna", 1, ActionKind::Build});
        commands.emplace_back(Build{Building::Marketplace, {}, TypedCost{2, 0, 1}});
        TableWindow table(commands);
        const std::size_t before = table.entries().size();
        table.tapPlace("buildings", static_cast<int>(Building::EliteUnits)); // a second one
        const auto* refusal = table.find<RulingBanner>("refusalBanner");
        QVERIFY(refusal->isVisible());
        QCOMPARE(refusal->state().rules, QStringList{s("MH-22.1")});
        QVERIFY(!refusal->state().canOverride);
        table.tap(s("nearestButton"));
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        QVERIFY(!table.find<Form>("questionForm")->value().contains("cost"));
        QCOMPARE(table.entries().size(), before);
    }

    /// The income building is paid in one kind: which is the second tap, and nothing else is asked on the lowest level.
    void theIncomeBuildingIsTwoTaps()
    {
        std::vector<Command> commands = nothingReadInPlay();
        commands.emplace_back(PlayCard{"Anna", 1, ActionKind::Build});
        TableWindow table(commands);
        table.tapPlace("buildings", static_cast<int>(Building::Income));
        table.tap(s("resources"));
        QVERIFY(table.state().players[0].has(Building::Income));
        QCOMPARE(table.state().players[0].resources, 2);
        QCOMPARE(table.taps, 2);
    }

    /// What a match brings along is its own: another one asks.
    void pricesOfAnImportedMatchStayThere()
    {
        const auto isTyped = [](const Command& command) {
            const auto* build = std::get_if<Build>(&command);
            return build && build->cost;
        };
        const std::size_t firstBuild = countBefore(isTyped);
        TableWindow table(firstBuild + 1);
        QVERIFY(typedIn(table.entries()).contains("necropolis"));
        table.window->openMatch(
            table.import({reference().begin(), reference().begin() + static_cast<std::ptrdiff_t>(firstBuild)}));
        QTest::qWait(0);
        table.tapPlace("buildings", static_cast<int>(std::get<Build>(reference()[firstBuild]).building));
        QVERIFY(table.find<NumberSheet>("numberSheet")->isVisible());
        QCOMPARE(table.entries().size(), firstBuild);
    }

    /// Without a board a site is its kind: which one, two taps, and no name to type.
    void aSiteIsTwoTaps()
    {
        TableWindow table(withoutBoard());
        table.tap(s("tap_take_control"));
        table.shoot("sites");
        table.tap(s("oreMine"));
        QCOMPARE(table.taps, 2);
        QCOMPARE(table.state().sites.size(), std::size_t{1});
        QCOMPARE(table.state().sites[0].kind, SiteKind::OreMine);
        QCOMPARE(table.state().sites[0].name, std::string("Ore mine"));
        QCOMPARE(table.state().sites[0].controller, std::optional(0));
        table.tap(s("tap_take_control"));
        table.tap(s("oreMine"));
        QCOMPARE(table.state().sites[1].name, std::string("Ore mine 2"));
    }

    /// A token that nobody has met: its group, five digits and its signs, and no form.
    void anEncounterIsReadOffByTaps()
    {
        TableWindow table(withoutBoard());
        table.tap(actAsking(table, OfferedAct::Asks::Encounter).name);
        for (const char* said : {"group_1", "strength_3", "initiative_2", "challenge_5", "experience_3", "rewards_1"})
            table.tap(QString::fromLatin1(said));
        QCOMPARE(table.taps, 7);
        table.tap(s("sign_7")); // Tough, twice
        table.tap(s("sign_8")); // the elite die
        table.shoot("encounter");
        table.tap(s("sheetDone"));
        QVERIFY(table.state().battle.has_value());
        const FightingEncounter& met = table.state().battle->encounters.front();
        QCOMPARE(met.group, Group::Dreadful);
        QCOMPARE(met.challenge, 5);
        QCOMPARE(met.treasureRewards, 1);
        QVERIFY(met.elite);
        QCOMPARE(count(met.abilities, Ability::Tough), 2);
        // Kept for every match under a name of its own.
        KnownThings known(Game::id);
        known.keepIn(table.window->settings());
        QVERIFY(known.find(encounterSort, met.name) != nullptr);
    }

    /// A battle of heroes ends with a reward, and nothing of it is dropped by Enter.
    void aRewardIsNotDropped()
    {
        std::vector<Command> commands = withoutBoard();
        commands.emplace_back(StartBattle{"Anton", std::string("Anastasya"), true, {}});
        TableWindow table(commands);
        for (int clash = 0; clash < 40 && table.state().step != Step::BattleOver; ++clash) {
            const TableMoves moves = movesOf(Game(), table.state());
            for (const auto& move : moves) {
                if (move.weight != Weight::Due || move.commands.size() != 1)
                    continue;
                Command command = move.commands.front();
                if (const auto* attack = std::get_if<Attack>(&command)) {
                    Attack thrown = *attack;
                    std::ranges::fill(thrown.roll.d8, 1);
                    command = thrown;
                }
                if (table.window->session()->play(writeCommand(command)) == Played::Accepted)
                    break;
            }
        }
        QCOMPARE(table.state().step, Step::BattleOver);
        // The largest words are the verdict.
        QTest::qWait(0);
        auto* moment = table.find<QWidget>("rulingMoment");
        QVERIFY(moment->isVisible());
        table.shoot("battle-won");
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!moment->isVisible());
        const std::string winner = table.state().battle->winner == Side::Active ? "Anton" : "Anastasya";
        auto* verdict = table.find<TextLabel>("diceSum");
        QVERIFY2(verdict->text().contains(QString::fromStdString(winner)), qPrintable(verdict->text()));
        QVERIFY(verdict->fontInfo().pixelSize() > table.find<TextLabel>("battleTitle")->fontInfo().pixelSize());
        const std::size_t before = table.entries().size();
        QVERIFY(table.button(s("mainAct")) == nullptr);
        QTest::keyClick(table.window.get(), Qt::Key_Return);
        QCOMPARE(table.entries().size(), before);
        // The rewards come first; to take none is last, and said in short.
        const std::vector<OfferedAct> ends = actsOf(table.state());
        const auto isEmpty = [](const OfferedAct& act) {
            const auto* end = act.commands.empty() ? nullptr : std::get_if<EndBattle>(&act.commands.front());
            return end && !end->rewards;
        };
        QCOMPARE(std::ranges::count_if(ends, isEmpty), 1);
        QVERIFY(isEmpty(ends.back()));
        QCOMPARE(ends.back().title, s("No reward"));
        for (const OfferedAct& act : actsOf(table.state())) {
            const auto* end = act.commands.empty() ? nullptr : std::get_if<EndBattle>(&act.commands.front());
            if (end && end->rewards && act.isWhole()) {
                table.tap(act.name);
                break;
            }
        }
        QVERIFY(!table.state().battle.has_value());
        QCOMPARE(table.state().hero(winner)->skillCards.size(), std::size_t{1});
    }

    /// What the battle has come to is wholly seen above the ways to end it.
    void theVerdictIsWhollySeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("small") << QSize(1024, 700);
    }
    void theVerdictIsWhollySeen()
    {
        QFETCH(QSize, size);
        std::vector<Command> commands = withoutBoard();
        commands.emplace_back(StartBattle{"Anton", std::string("Anastasya"), true, {}});
        TableWindow table(commands, {size, 1.0, "en"});
        for (int clash = 0; clash < 40 && table.state().step != Step::BattleOver; ++clash) {
            const TableMoves moves = movesOf(Game(), table.state());
            for (const auto& move : moves) {
                if (move.weight != Weight::Due || move.commands.size() != 1)
                    continue;
                Command command = move.commands.front();
                if (auto* attack = std::get_if<Attack>(&command))
                    std::ranges::fill(attack->roll.d8, 1);
                if (table.window->session()->play(writeCommand(command)) == Played::Accepted)
                    break;
            }
        }
        QCOMPARE(table.state().step, Step::BattleOver);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::qWait(60); // layouts come to rest
        table.shoot(("verdict-" + std::string(QTest::currentDataTag())).c_str());
        const auto* verdict = table.find<TextLabel>("diceSum");
        QCOMPARE(verdict->visibleRegion().boundingRect(), verdict->rect());
    }

    /// A round that ends with an action is the headline, as one that ends with a pass.
    void theEndOfARoundIsTheHeadline()
    {
        const auto ending = [](bool byPass) -> std::size_t {
            GameMatch<Game> match;
            for (std::size_t i = 0; i < reference().size(); ++i) {
                const int round = match.state().round;
                const bool plays = match.state().phase == Phase::Play;
                (void)match.playCommand(reference()[i], Instant::now());
                if (plays && match.state().round > round && std::holds_alternative<Pass>(reference()[i]) == byPass)
                    return i + 1;
            }
            return 0;
        };
        const std::size_t count = ending(false);
        QVERIFY2(count > 0, "no round of the reference match ends with an action");
        TableWindow table(count);
        const QString headline = table.find<RulingBanner>("newestRuling")->state().sentence;
        QVERIFY2(headline.startsWith(s("Round ")) && headline.contains(s(" is over")), qPrintable(headline));
    }

    /// After the form of another entry is closed the keyboard is the table's, not that of the strip's first button.
    void afterAFormTheKeyboardIsTheTables()
    {
        TableWindow table(setupLength() + 1);
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        table.tap(s("otherEntry"));
        QTest::qWait(0);
        QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
        const QWidget* focus = table.window->focusWidget();
        QVERIFY(focus != nullptr);
        QVERIFY2(qobject_cast<const QAbstractButton*>(focus) == nullptr, qPrintable(focus->objectName()));
    }

    /// Before the first hero the town is seen whole; in a small window gold and resources stand above the rest.
    void townAndTreasuryAreSeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("hasHeroes");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("laptop, no hero") << QSize(1366, 768) << false << QByteArray("buildings");
        QTest::newRow("small, no hero") << QSize(1024, 700) << false << QByteArray("treasury");
        QTest::newRow("small") << QSize(1024, 700) << true << QByteArray("treasury");
    }
    void townAndTreasuryAreSeen()
    {
        QFETCH(QSize, size);
        QFETCH(bool, hasHeroes);
        QFETCH(QByteArray, part);
        std::vector<Command> commands = withoutBoard();
        commands.resize(hasHeroes ? 3 : 1);
        TableWindow table(commands, {size, 1.0, "en"});
        QTest::qWait(60); // layouts come to rest
        table.shoot(("town-" + std::to_string(size.width()) + (hasHeroes ? "-heroes" : "-none")).c_str());
        const auto* shown = table.find<QWidget>(part.constData());
        QVERIFY(shown->isVisible());
        QCOMPARE(shown->visibleRegion().boundingRect(), shown->rect());
    }

    /// In a battle of heroes the seat that attacks is lit, and its attacks stand in its name.
    void whoAttacksIsLit()
    {
        std::vector<Command> commands = withoutBoard();
        commands.emplace_back(StartBattle{"Anton", std::string("Anastasya"), true, {}});
        GameMatch<Game> match;
        for (const Command& command : commands)
            (void)match.playCommand(command, Instant::now());
        std::vector<int> attackers; // seats
        for (int acts = 0; acts < 12; ++acts) {
            const State state = match.state();
            const std::optional<AttackDue> due = attackDue(state);
            const TableMoves moves = movesOf(Game(), state);
            const auto* move = firstWith(moves, &MoveOffer::weight, Weight::Due);
            if (!move)
                break;
            Command command = move->commands.front();
            if (due) {
                const int seat = seatOf(state, pieceNamed(state, due->piece)->side);
                for (const ScoreStripSeat& one : stripOf(state).seats)
                    QCOMPARE(one.active, one.seat == seat);
                attackers.push_back(seat);
                auto& attack = std::get<Attack>(command);
                std::ranges::fill(attack.roll.d8, 8); // nobody is hit
            }
            (void)match.playCommand(command, Instant::now());
        }
        QVERIFY(contains(attackers, 1) && contains(attackers, 2));
        const std::vector<EntryMarks> marks = pastTeller().marks(match, 0);
        std::vector<int> told;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (std::holds_alternative<Attack>(match.journal().entries()[i].command))
                told.push_back(marks[i].seat);
        }
        QCOMPARE(told, attackers);
    }

    /// After an attack every die says whether it hit.
    void diceSayWhatHit()
    {
        const auto first = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        TableWindow table(first);
        Attack attack = std::get<Attack>(reference()[first]);
        attack.steps.clear();
        attack.roll.elite.reset();
        attack.roll.d8.assign(static_cast<std::size_t>(attackDue(table.state())->dice), 8);
        attack.roll.d8.front() = 1;
        QCOMPARE(table.window->session()->play(writeCommand(attack)), Played::Accepted);
        QTest::qWait(0);
        QVERIFY(!attackDue(table.state())); // else its dice lie there
        auto* dice = table.find<TileGrid>("dice");
        QVERIFY2(dice->placeWords(0).contains(s("hit")), qPrintable(dice->placeWords(0)));
        QVERIFY2(dice->placeWords(1).contains(s("miss")), qPrintable(dice->placeWords(1)));
    }

    /// What is ruled is seen beside the board, not in the log alone.
    void theRulingIsSeenOnTheBoard()
    {
        TableWindow table(setupLength());
        for (const OfferedAct& act : actsOf(table.state())) {
            if (act.commands.size() == 2 && std::holds_alternative<Gather>(act.commands.back())) {
                table.tap(act.name);
                break;
            }
        }
        auto* newest = static_cast<ChoiceButton*>(table.button(s("newest")));
        QVERIFY(newest != nullptr);
        QCOMPARE(newest->title(), table.find<RulingBanner>("newestRuling")->state().sentence);
        // It is the turn of the other player, who has all cards.
        auto* cards = table.find<TileGrid>("actionCards");
        QVERIFY(cards->isVisible() && cards->placeWords(0).contains(s("open")));
        table.find<QWidget>("sideTabs")->findChild<QAbstractButton*>(s("segment0"))->click();
        QVERIFY2(cards->placeWords(0).contains(s("used")) || cards->placeWords(1).contains(s("used")) ||
                     cards->placeWords(2).contains(s("used")),
                 qPrintable(cards->placeWords(0)));
    }

    /// What is put right about the box, coming from the new match, is in the match that begins.
    void whatIsPutRightInTheBoxIsInTheNextMatch()
    {
        TableWindow table(1);
        table.window->newMatch(s("heroes"));
        QWidget* newMatch = table.window->currentPage();
        newMatch->findChild<QLineEdit*>(s("player1"))->setText(s("Bea"));
        newMatch->findChild<QAbstractButton*>(s("toBox"))->click();
        QWidget* box = table.window->currentPage();
        QVERIFY(box != newMatch);
        box->findChild<QAbstractButton*>(s("thing_hero_haven_Anton"))->click();
        for (const char* number : {"might_5", "magic_1", "initiative_3", "leadership_9"}) {
            auto* digit = box->findChild<QAbstractButton*>(s("Anton_sheet_") + s(number));
            QVERIFY2(digit != nullptr, number);
            digit->click();
        }
        box->findChild<QAbstractButton*>(s("keepThing"))->click();
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QCOMPARE(table.window->currentPage(), newMatch); // and what was typed is there
        QCOMPARE(newMatch->findChild<QLineEdit*>(s("player1"))->text(), s("Bea"));
        newMatch->findChild<MainButton*>(s("startButton"))->click();
        QTRY_VERIFY(table.entries().size() == 1);
        const auto& anton = table.state().players.front().facts->heroes.front();
        QCOMPARE(anton.might, 5);
        QCOMPARE(anton.leadership, 9);
    }

    /// MH-8.11: what an Arena is looted for comes first; what gives it up says so.
    void anArenaIsNotGivenUpUnawares()
    {
        std::vector<Command> commands = withoutBoard();
        commands.emplace_back(Loot{"Anton", "North arena", SiteKind::Arena, {}});
        TableWindow table(commands);
        QVERIFY(table.state().activation->occasion == Occasion::Arena);
        const std::vector<OfferedAct> acts = actsOf(table.state());
        QVERIFY(std::holds_alternative<Recruit>(acts.front().commands.front()));
        const auto end = std::ranges::find_if(acts, [](const OfferedAct& act) {
            return !act.commands.empty() && std::holds_alternative<EndAction>(act.commands.front());
        });
        QVERIFY(end != acts.end() && end->detail.contains(s("Arena")));
    }

    /// A Sage comes with a card: its deck is a tap, its name may be typed.
    void aSageComesWithACard()
    {
        TableWindow table({withoutBoard().front()});
        const OfferedAct act = actAsking(table, OfferedAct::Asks::SkillCard);
        table.tap(act.name);
        table.shoot("skill-card");
        table.tap(s("deck_1"));
        table.tap(s("sheetDone"));
        const auto& chosen = std::get<ChooseHero>(table.entries().back().command);
        QVERIFY(chosen.skillCard && chosen.skillCard->deck == Deck::Magic);
        QVERIFY(chosen.hero == std::get<ChooseHero>(act.commands.front()).hero);
        QCOMPARE(table.taps, 3);
    }

    /// A match that began before asks for one number: what was said of the others since stays.
    void oneNumberLeavesTheOthers()
    {
        const KeptFacts fresh = freshFacts(Faction::Haven);
        auto facts = readRecord<PlayerFacts>(fresh.facts);
        std::vector<std::string> standIns;
        const NewPlayer older{"Anna", Faction::Haven, facts, fresh.standIns};
        UnitFacts& unit = *std::ranges::find(facts.units, Unit::Crossbowman, &UnitFacts::unit);
        unit.elite.price = older.facts.of(Unit::Crossbowman).elite.price + 3;
        const int said = unit.elite.price;
        NewPlayer answered = older;
        std::ranges::find(answered.facts.units, Unit::Crossbowman, &UnitFacts::unit)->base.price = 1;
        takeOver(facts, standIns, answered, {Printed::What::Price, Unit::Crossbowman, Quality::Base});
        QCOMPARE(facts.of(Unit::Crossbowman).base.price, 1);
        QCOMPARE(facts.of(Unit::Crossbowman).elite.price, said);
    }

    /// On a quiet evening: a tile is painted beside the box, and lies in the next match by its number.
    void tilesArePaintedBesideTheBox()
    {
        NewMatch begins = std::get<NewMatch>(reference().front());
        TableWindow table(std::vector<Command>{begins});
        table.window->openCompanion(s("heroes"), s("box"));
        QTest::qWait(0);
        table.tap(s("thing_tile_7"));
        auto* tile = table.window->currentPage()->findChild<whistle::Board*>(s("tileView"));
        const auto paint = [&](int place) {
            QTest::mouseClick(tile, Qt::LeftButton, {}, tile->placeRect(place).center().toPoint());
        };
        paint(6); // mountains are the first brush
        table.tap(s("site_arena"));
        paint(9);
        table.shoot("box-tile");
        table.tap(s("keepThing"));
        table.window->openMatch(table.import(std::vector<Command>{begins}));
        QTest::qWait(0);
        table.tapPlace("map", 256);
        table.tap(s("tile_7"));
        table.tap(s("layTile"));
        QVERIFY(table.state().board.at({1, 2}) == Terrain::Mountain);
        QVERIFY(table.state().siteAt({2, 1}) && table.state().siteAt({2, 1})->kind == SiteKind::Arena);
        // What was kept is taken back, and is painted anew.
        table.window->openCompanion(s("heroes"), s("box"));
        QTest::qWait(0);
        table.tap(s("thing_tile_7"));
        table.tap(s("forgetThing"));
        QVERIFY(table.button(s("thing_tile_7"))->accessibleName().contains(s("not painted yet")));
    }

    void aNewMatchBegins()
    {
        TableWindow table(1);
        table.window->newMatch(s("heroes"));
        QWidget* page = table.window->currentPage();
        auto* start = page->findChild<MainButton*>(s("startButton"));
        QVERIFY(start != nullptr && !start->isUnavailable());
        page->findChild<QWidget*>(s("playerCount"))->findChild<QAbstractButton*>(s("segment1"))->click();
        // The names are what is asked first: they can be typed at once.
        auto* name = page->findChild<QLineEdit*>(s("player1"));
        QCOMPARE(page->focusProxy(), name);
        name->setText(s("Anna"));
        page->findChild<QLineEdit*>(s("player3"))->setText(s("Csaba"));
        // Enter goes from name to name, and then to the button.
        const auto enter = [&] {
            QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
            return table.window->focusWidget();
        };
        name->setFocus();
        QCOMPARE(enter(), page->findChild<QWidget*>(s("player2")));
        table.window->focusWidget()->setProperty("text", s("Bea"));
        QCOMPARE(enter(), start);
        // The faction of another player is not to be had.
        auto* third = page->findChild<QWidget*>(s("faction3"));
        third->findChild<QAbstractButton*>(s("segment0"))->click();
        QVERIFY(start->isUnavailable());
        third->findChild<QAbstractButton*>(s("segment3"))->click();
        QVERIFY(!start->isUnavailable());
        // The elite die of this table has other faces.
        page->findChild<QAbstractButton*>(s("houseRulesToggle"))->click();
        auto* faces = page->findChild<Form*>(s("elite_die_faces"));
        QVERIFY(faces != nullptr);
        const std::vector<Face> other{Face::Skull1, Face::Skull2, Face::Luck, Face::Laurel, Face::BadLuck, Face::Blank};
        faces->setValue(codecs::ListOf<codecs::WordOf<Face>>::write(other));
        Q_EMIT faces->edited();
        QVERIFY(!start->isUnavailable());
        table.shoot("new-match");
        start->click();
        QTRY_VERIFY(table.window->session() != nullptr && table.state().players.size() == 3);
        QCOMPARE(table.state().players[2].name, std::string("Csaba"));
        QCOMPARE(table.state().players[2].faction, Faction::Stronghold);
        QCOMPARE(table.state().rules.eliteDieFaces, other);
    }

    /// For people to look at: WHISTLE_SHOTS names the folder.
    void pictures()
    {
        if (qEnvironmentVariable("WHISTLE_SHOTS").isEmpty())
            QSKIP("no folder for pictures");
        const auto battle = countBefore([](const Command& command) { return std::holds_alternative<Attack>(command); });
        const auto build = countBefore([](const Command& command) { return std::holds_alternative<Build>(command); });
        const auto recruit =
            countBefore([](const Command& command) { return std::holds_alternative<Recruit>(command); });
        const std::vector<std::pair<const char*, Looks>> looks{{"1366", {}},
                                                               {"1024", {{1024, 700}, 1.0, "en"}},
                                                               {"2560", {{2560, 1440}, 1.0, "en"}},
                                                               {"hu", {{1366, 768}, 1.0, "hu"}},
                                                               {"pl", {{1366, 768}, 1.0, "pl"}},
                                                               {"200", {{1366, 768}, 2.0, "en"}}};
        for (const auto& [name, look] : looks) {
            TableWindow late(reference().size() / 2, look);
            late.shoot(qPrintable(s("map-") + s(name)));
            TableWindow board(std::vector<Command>{reference().front()}, look);
            board.shoot(qPrintable(s("tiles-") + s(name)));
            board.tapPlace("map", 256);
            board.tap(s("tile_1"));
            board.tapPlace("tileView", 5);
            board.shoot(qPrintable(s("tile-") + s(name)));
            board.tap(s("layTile"));
            board.tapPlace("map", 0);
            board.shoot(qPrintable(s("space-") + s(name)));
            TableWindow town(build, look);
            town.shoot(qPrintable(s("board-") + s(name)));
            TableWindow barracks(recruit, look);
            barracks.shoot(qPrintable(s("recruit-") + s(name)));
            TableWindow fight(battle + 3, look);
            fight.find<HeroesPage>("heroesPage")->setOdds(true);
            QTest::qWait(300);
            QTest::keyClick(fight.window.get(), Qt::Key_2);
            fight.shoot(qPrintable(s("battle-") + s(name)));
        }
        TableWindow turn(setupLength() + 4);
        turn.shoot("map");
    }
};

QTEST_MAIN(TestHeroesPage)
#include "tst_heroes_page.moc"
