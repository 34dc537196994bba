// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes in the window: the reference match with its rounds and battles entered by the mouse and by the keyboard, dice
// thrown by the program, the odds, and a new match.
#include "controls/boards/share_bars.h"
#include "controls/press/buttons.h"
#include "forms/form.h"
#include "hand.h"
#include "heroes/battle/dice_hand.h"
#include "heroes/battle/odds_panel.h"
#include "heroes/board/map_view.h"
#include "heroes/game_entry.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/reach.h"
#include "heroes/pack/typed_in.h"
#include "heroes/page/heroes_page.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/questions/codecs.h"
#include "heroes/telling/report.h"
#include "reference_match.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

using namespace whistle;
using namespace whistle::heroes;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

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

struct Looks {
    QSize size{1366, 768};
    double scale = 1.0;
    const char* language = "en";
};

/// The program's window on a folder of its own, with the reference match so far.
class TableWindow {
public:
    explicit TableWindow(std::size_t commands, const Looks& looks = {})
        : TableWindow({reference().begin(), reference().begin() + static_cast<std::ptrdiff_t>(commands)}, looks)
    {
    }
    explicit TableWindow(const std::vector<Command>& commands, const Looks& looks = {})
    {
        const QString uuid = import(commands);
        window = std::make_unique<MainWindow>(GameEntries{gameEntry()}, m_folder.path());
        window->settings().setLanguage(s(looks.language));
        window->settings().setSound(false);
        window->settings().setTheme({Shade::Dark, looks.scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        window->resize(looks.size);
        window->show();
        window->openMatch(uuid);
        QTest::qWait(0);
    }

    /// The folder has one match more.
    QString import(const std::vector<Command>& commands)
    {
        GameMatch<Game> match;
        for (const Command& command : commands) {
            const Checked<PlayResult> result = match.playCommand(command, Instant::now());
            if (!result || !result->accepted)
                qFatal("%s is refused", writeCommand(command).dump().c_str());
        }
        const auto store = Store::open(m_folder.path());
        return (*store)->importMatch(match.recordedLines(), Instant::now())->uuid;
    }

    [[nodiscard]] const State& state() const { return window->session()->as<Game>().state(); }
    [[nodiscard]] const auto& entries() const { return window->session()->as<Game>().journal().entries(); }
    [[nodiscard]] QAbstractButton* button(const QString& name) const
    {
        for (auto* one : window->findChildren<QAbstractButton*>(name)) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    template <class W>
    [[nodiscard]] W* find(const char* name) const
    {
        return window->findChild<W*>(QString::fromLatin1(name));
    }
    void shoot(const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            return;
        QTest::qWait(100); // layouts come to rest
        window->grab().save(folder + s("/heroes-") + QString::fromLatin1(name) + s(".png"));
    }

    std::unique_ptr<MainWindow> window;

private:
    QTemporaryDir m_folder;
};

/// Enters commands as people do. What has neither button nor dice is entered through the session, and counted.
class Hands {
public:
    Hands(TableWindow& table, Hand::With with) : m_table(table), m_hand(*table.window, with) {}

    int taps = 0;
    int byInput = 0;
    QString trouble;

    void enter(const Command& command, const Command* next)
    {
        if (const auto* attack = std::get_if<Attack>(&command))
            return enterDice(*attack);
        if (const auto* move = std::get_if<Move>(&command); move && moveTo(*move))
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
            std::ranges::find_if(acts, [](const OfferedAct& act) { return act.building && !act.commands.empty(); });
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
        const auto percent = [](double share) { return QString::number(100 * share, 'f', 1) + s(" %"); };
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
        QAbstractButton* fight = nullptr;
        for (const OfferedAct& act : actsOf(table.state())) {
            if (act.entry == "start_battle")
                fight = table.button(act.name);
        }
        QVERIFY(fight != nullptr);
        int taps = 0;
        const auto tap = [&](QAbstractButton* button) {
            QVERIFY(button != nullptr);
            ++taps;
            QTest::mouseClick(button, Qt::LeftButton);
            QTest::qWait(0);
        };
        tap(fight);
        tap(table.button(s("form.opponent.name:pick")));
        tap(table.button(s("form.opponent.name:offer_Wolves")));
        table.shoot("known-encounter");
        tap(table.button(s("recordEntry")));
        QVERIFY(table.state().battle.has_value());
        QCOMPARE(taps, 4);
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
        QCOMPARE(build().entry, std::string("build")); // a form
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

    /// The tokens of one's own box, before anybody meets them; they stay when the page is left without a match.
    void encountersOfTheBoxAreTypedIn()
    {
        TableWindow table(withoutBoard());
        table.window->newMatch(s("heroes"));
        QWidget* page = table.window->currentPage();
        page->findChild<QAbstractButton*>(s("factsToggle"))->click();
        page->findChild<QWidget*>(s("factsOf"))->findChild<QAbstractButton*>(s("segment2"))->click();
        auto* form = page->findChild<Form*>(s("encountersForm"));
        QVERIFY(form->isVisible() && !page->findChild<Form*>(s("factsForm"))->isVisible());
        form->setValue(Json::array({{{"name", "Bats"}, {"group", "easy"}, {"strength", 1}}}));
        Q_EMIT form->edited();
        table.shoot("encounters");
        table.window->goHome();
        table.window->newMatch(s("heroes"));
        page = table.window->currentPage();
        page->findChild<QAbstractButton*>(s("factsToggle"))->click();
        QCOMPARE(page->findChild<Form*>(s("encountersForm"))->value().at(0).at("name").get<std::string>(),
                 std::string("Bats"));
    }

    /// What is put right on the page stays, also where the last match was begun without it and no other one begins.
    void factsArePutRightWithoutAMatch()
    {
        TableWindow table(1);
        const auto open = [&] {
            table.window->newMatch(s("heroes"));
            QWidget* page = table.window->currentPage();
            page->findChild<QAbstractButton*>(s("factsToggle"))->click();
            return page->findChild<Form*>(s("factsForm"));
        };
        (void)open();
        table.window->currentPage()->findChild<MainButton*>(s("startButton"))->click();
        QTRY_VERIFY(table.entries().size() == 1);
        Form* form = open();
        Json facts = form->value();
        facts["heroes"][0]["might"] = 7;
        form->setValue(facts);
        Q_EMIT form->edited();
        table.window->goHome();
        QCOMPARE(open()->value().at("heroes").at(0).at("might").get<int>(), 7);
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
        // The faction of another player is not to be had.
        auto* third = page->findChild<QWidget*>(s("faction3"));
        third->findChild<QAbstractButton*>(s("segment0"))->click();
        QVERIFY(start->isUnavailable());
        third->findChild<QAbstractButton*>(s("segment3"))->click();
        page->findChild<QAbstractButton*>(s("factsToggle"))->click();
        QTest::qWait(0);
        QVERIFY(page->findChild<QWidget*>(s("factsForm"))->isVisible());
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
