// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/board/board_view.h"
#include "chaotic_table.h"
#include "elgrande_window.h"
#include "games.h"
#include "hand.h"
#include "heroes/pack/typed_in.h"
#include "heroes/page/heroes_page.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/questions/codecs.h"
#include "kaosball/offers/entrants.h"
#include "look/theme.h"
#include "match/match_library.h"
#include "match/settings.h"
#include "reference_match.h"
#include "table/ruling_moment.h"
#include "table_driver.h"

#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// Counts what a hand does: taps, and drags from one place to another.
class TapCounter : public QObject {
public:
    int taps = 0;
    int drags = 0;
    void forget() { taps = drags = 0; }
    [[nodiscard]] QString words() const
    {
        return drags == 0 ? QString::number(taps) : QStringLiteral("%1 drag + %2").arg(drags).arg(taps);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched->isWidgetType() && event->type() == QEvent::MouseButtonPress)
            m_from = static_cast<QMouseEvent*>(event)->globalPosition();
        // Once for each press: what a widget lets pass goes on to its parents.
        if (watched->isWidgetType() && event->type() == QEvent::MouseButtonRelease && m_from) {
            const QPointF way = static_cast<QMouseEvent*>(event)->globalPosition() - *std::exchange(m_from, {});
            ++(way.manhattanLength() < QApplication::startDragDistance() ? taps : drags);
        }
        return false;
    }

private:
    std::optional<QPointF> m_from;
};

/// What a table enters for one turn, and what it costs.
struct Row {
    QString turn;
    QString mirror;
    QString scorekeeper;
};

} // namespace

/// Ten usual turns in both depths, played in the window, and every press of them counted (law 5 of the product: at most
/// 3 taps in scorekeeper depth, one drag and 2 taps in mirror depth). Prints the table that the issue asks for.
class TestTaps : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TableDriver> m_driver;
    TapCounter m_hand;
    std::map<QString, Row> m_rows;

    /// A match of this set-up in the folder: its id.
    static QString started(const QString& folder, const Json& command, const char* game = "kaosball")
    {
        const auto store = Store::open(folder);
        const GameEntries games = allGames();
        MatchLibrary library(**store, games);
        return std::get<std::unique_ptr<MatchSession>>(library.start(game, command))->id().uuid;
    }
    void show(const QString& folder)
    {
        m_window = std::make_unique<MainWindow>(allGames(), folder);
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_driver = std::make_unique<TableDriver>(*m_window);
    }
    void open(Depth depth)
    {
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        const Json command{{"command", "new_match"},
                           {"mode", "versus"},
                           {"kind", "exhibition"},
                           {"draft", false},
                           {"first_player", "fangs"},
                           {"depth", depth == Depth::Mirror ? "mirror" : "scorekeeper"},
                           {"teams",
                            {{{"team", "fangs"},
                              {"side", "south"},
                              {"ability", "none"},
                              {"stats", {{"handling", 0}, {"tackling", 2}, {"fighting", 1}}},
                              {"health", {{"bruiser", 3}, {"runner", 3}}}},
                             {{"team", "amazons"},
                              {"side", "north"},
                              {"ability", "none"},
                              {"stats", {{"handling", 1}, {"tackling", 0}, {"fighting", 2}}},
                              {"health", {{"bruiser", 3}, {"runner", 2}}}}}}};
        const QString uuid = started(m_folder->path(), command);
        show(m_folder->path());
        m_window->openMatch(uuid);
        while (state().phase == Phase::Lineup)
            play(suggestedEntry(state(), printedFacts()->constants));
        if (state().phase == Phase::BeforePeriod)
            play(StartPeriod{});
    }

    [[nodiscard]] const State& state() const { return m_driver->state(); }
    void play(const Command& command) { QCOMPARE(m_window->session()->play(writeCommand(command)), Played::Accepted); }
    void click(const char* name)
    {
        m_driver->click(QString::fromLatin1(name));
        QVERIFY2(m_driver->trouble().isEmpty(), qPrintable(m_driver->trouble()));
    }

    /// Puts the figures where the turn begins; whoever is not named stands on the scrimmage line.
    void place(const std::map<std::string, std::string>& wanted, const std::string& ball = "a5")
    {
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        heal();
        SetDepth command{Depth::Mirror, {}, *crossfield::fromName(ball)};
        SpaceSet taken;
        const auto put = [&](FigureRef ref, Space space) {
            taken.set(space.slot());
            command.places.emplace_back(state().idOf(ref), space);
        };
        for (const auto& [id, space] : wanted)
            put(state().figureNamed(id), *crossfield::fromName(space));
        for (const FigureRef ref : state().onField()) {
            if (wanted.contains(state().idOf(ref)))
                continue;
            for (const Space space : crossfield::scrimmageLine(state()[int{ref.team}].side)) {
                if (!taken[space.slot()]) {
                    put(ref, space);
                    break;
                }
            }
        }
        if (state().ball.carrier.isValid())
            command.ball = {};
        play(command);
    }
    /// Everybody stands, nobody is hurt.
    void heal()
    {
        for (const FigureRef ref : state().onField()) {
            const std::string id = "figures/" + state().idOf(ref);
            if (!state()[ref].standing)
                play(Correct{id + "/standing", "true", "as before"});
            if (state()[ref].damage > 0)
                play(Correct{id + "/damage", "0", "as before"});
        }
    }
    void carry(const char* figure) { play(Correct{"ball", Json{{"carried_by", figure}}.dump(), "the ball is there"}); }

    /// It is this team's turn, whatever that takes.
    void turnOf(const char* team)
    {
        for (int times = 0; times < 4; ++times) {
            if (m_driver->isShown(QStringLiteral("bellMain")))
                click("bellMain");
            const bool between = state().phase == Phase::BetweenTurns;
            const int now = between ? state().nextTeam : state().active;
            if (state()[now].name == team)
                return;
            if (between)
                play(StartTurn{state()[now].name, {}});
            for (const FigureRef ref : state().onField()) {
                if (ref.team != now || !state()[ref].standing)
                    continue;
                play(Activate{state().idOf(ref), Action::Sprint});
                break;
            }
            play(EndTurn{});
        }
    }
    void forgetBurned()
    {
        for (const char* team : {"fangs", "amazons"})
            play(Correct{std::string("burned_cards/") + team, "[]", "a new row"});
    }

    void drag(const char* figure, const char* to)
    {
        const CrossfieldView* view = nullptr;
        for (const CrossfieldView* each : m_window->findChildren<CrossfieldView*>()) {
            if (each->isVisible())
                view = each;
        }
        QVERIFY(view != nullptr);
        const CrossfieldFigure* shown = view->model().figure(QString::fromLatin1(figure));
        QVERIFY2(shown != nullptr, figure);
        const CrossfieldFigure* target = view->model().figure(QString::fromLatin1(to));
        const Space end = target != nullptr ? target->space : *crossfield::fromName(to);
        const auto middle = [&](Space space) { return view->layoutOfField().cellRect(space).center(); };
        pull(const_cast<CrossfieldView*>(view), middle(shown->space), const_cast<CrossfieldView*>(view), middle(end));
    }
    static void pull(QWidget* from, QPoint start, QWidget* to, QPoint end)
    {
        QTest::mousePress(from, Qt::LeftButton, Qt::NoModifier, start);
        const QPoint goal = from->mapFromGlobal(to->mapToGlobal(end));
        for (int part = 1; part <= 4; ++part) {
            const QPoint point = start + (goal - start) * part / 4;
            QMouseEvent move(QEvent::MouseMove, point, from->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(from, &move);
        }
        QTest::mouseRelease(from, Qt::LeftButton, Qt::NoModifier, goal);
        QCoreApplication::processEvents();
    }
    /// Pressed on the lot, let go over its price, which comes into sight as the lot is lifted.
    void sellByDragging(const QString& lot, const QString& price)
    {
        auto* card = m_window->findChild<QAbstractButton*>(lot);
        QVERIFY2(card != nullptr, qPrintable(lot));
        const QPoint start = card->rect().center();
        const auto moveTo = [&](QPoint point) {
            QMouseEvent move(QEvent::MouseMove, point, card->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(card, &move);
            QCoreApplication::processEvents();
        };
        QTest::mousePress(card, Qt::LeftButton, Qt::NoModifier, start);
        moveTo(card->rect().bottomLeft() + QPoint(0, 2 * QApplication::startDragDistance()));
        auto* number = m_window->findChild<QAbstractButton*>(price);
        QVERIFY2(number != nullptr && number->isVisible(), qPrintable(price));
        const QPoint goal = card->mapFromGlobal(number->mapToGlobal(number->rect().center()));
        moveTo(goal);
        QTest::mouseRelease(card, Qt::LeftButton, Qt::NoModifier, goal);
        QCoreApplication::processEvents();
    }
    void card(const char* team, const char* name)
    {
        QCoreApplication::processEvents();
        for (QWidget* pad : m_window->findChildren<QWidget*>(QStringLiteral("pad_%1").arg(QLatin1String(team)))) {
            auto* button = pad->isVisible() ? pad->findChild<QAbstractButton*>(QLatin1String(name)) : nullptr;
            if (button != nullptr) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no pad of the %1").arg(QLatin1String(team))));
    }

    /// Plays a turn, and checks that it was one: entered, ended, within the limit.
    template <class Turn>
    void measure(const QString& name, Depth depth, int drags, int taps, Turn turn)
    {
        QCoreApplication::processEvents();
        const std::size_t entries = m_driver->match().journal().entries().size();
        m_hand.forget();
        turn();
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(m_driver->match().journal().entries().size() > entries,
                 qPrintable(name + QStringLiteral(": nothing was entered")));
        const int now = state().phase == Phase::BetweenTurns ? state().nextTeam : state().active;
        QVERIFY2(state()[now].name == "amazons", qPrintable(name + QStringLiteral(": the turn goes on")));
        QVERIFY2(m_hand.drags <= drags && m_hand.taps <= taps,
                 qPrintable(QStringLiteral("%1 takes %2").arg(name, m_hand.words())));
        Row& row = m_rows[name];
        row.turn = name;
        (depth == Depth::Mirror ? row.mirror : row.scorekeeper) = m_hand.words();
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!shots.isEmpty())
            m_window->grab().save(
                QStringLiteral("%1/taps-%2-%3.png").arg(shots, fromWordView(toWord(depth)), name.left(6)));
    }

    // --- Heroes ---

    [[nodiscard]] const heroes::State& heroesState() const { return m_window->session()->as<heroes::Game>().state(); }
    /// Without the board, the first player is to play a card; nobody has read anything off but what two heroes show.
    void openHeroes(const std::vector<heroes::Command>& played = {}, const Json& known = Json::object())
    {
        using namespace heroes;
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        heroes::NewMatch begins;
        begins.firstPlayer = "Anna";
        for (const auto& [name, faction] : {std::pair("Anna", Faction::Haven), std::pair("Mia", Faction::Necropolis)}) {
            PlayerFacts facts = readRecord<PlayerFacts>(freshFacts(faction).facts);
            begins.players.push_back({name, faction, std::move(facts), {}});
        }
        const QString uuid = started(m_folder->path(), writeCommand(begins), "heroes");
        show(m_folder->path());
        m_window->settings().setValue(QStringLiteral("heroes/known"), QString::fromStdString(known.dump()));
        m_window->openMatch(uuid);
        std::vector<heroes::Command> commands{ChooseHero{"Anna", "Anton", {}}, ChooseHero{"Mia", "Anastasya", {}}};
        commands.insert(commands.end(), played.begin(), played.end());
        for (const heroes::Command& command : commands)
            QCOMPARE(m_window->session()->play(writeCommand(command)), Played::Accepted);
        QTest::qWait(0);
        m_hand.forget();
    }
    void tapOn(const QString& name)
    {
        QTest::qWait(0);
        Hand hand(*m_window);
        for (auto* button : m_window->findChildren<QAbstractButton*>(name)) {
            if (!button->isVisible())
                continue;
            QCOMPARE(hand.press(*button), QString());
            return;
        }
        QFAIL(qPrintable(name + QStringLiteral(" is not on the page")));
    }
    /// The act with these words on it.
    void tapAct(const QString& words)
    {
        QTest::qWait(0);
        for (auto* button : m_window->findChild<QWidget*>(QStringLiteral("acts"))->findChildren<ChoiceButton*>()) {
            if (button->isVisible() && button->title().contains(words))
                return tapOn(button->objectName());
        }
        QFAIL(qPrintable(words + QStringLiteral(" is not among the acts")));
    }
    void tapBuilding(heroes::Building building)
    {
        QTest::qWait(0);
        Hand hand(*m_window);
        auto* tiles = m_window->findChild<heroes::TileGrid*>(QStringLiteral("buildings"));
        QCOMPARE(hand.pressPlace(*tiles, static_cast<int>(building)), QString());
    }
    void tell(const char* what, int most)
    {
        qInfo("Heroes, %s: %s", what, qPrintable(m_hand.words()));
        QVERIFY2(m_hand.taps <= most && m_hand.drags == 0, qPrintable(m_hand.words()));
    }

private Q_SLOTS:
    /// What the issue asks of Heroes, tap by tap.
    void heroesByTaps()
    {
        using namespace heroes;
        const Json wolves{{"name", "Wolves"}, {"group", "average"}, {"strength", 3},        {"initiative", 1},
                          {"challenge", 4},   {"experience", 2},    {"treasure_rewards", 1}};
        openHeroes({}, {{"encounter", {{"Wolves", wolves}}}});
        tapAct(QStringLiteral("Activate Anton"));
        tapAct(QStringLiteral("Fight an encounter"));
        tapOn(QStringLiteral("token_Wolves"));
        QVERIFY(heroesState().battle.has_value());
        tell("a known encounter, before the first die", 3);

        openHeroes();
        tapAct(QStringLiteral("Activate Anton"));
        tapAct(QStringLiteral("Fight an encounter"));
        for (const char* said : {"group_0", "strength_3", "initiative_1", "challenge_4", "experience_2", "rewards_1"})
            tapOn(QString::fromLatin1(said));
        tapOn(QStringLiteral("sheetDone"));
        QVERIFY(heroesState().battle.has_value());
        tell("an encounter that nobody has met", 9);

        // By keys: the dice are thrown, the damage is dealt.
        while (!heroes::attackDue(heroesState()))
            tapAct(QStringLiteral("placed"));
        const std::size_t before = m_window->session()->match().entries().size();
        QTest::keyClick(m_window.get(), Qt::Key_D);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QVERIFY(m_window->session()->match().entries().size() > before);

        openHeroes({PlayCard{"Anna", 1, ActionKind::ActivateHeroes}, heroes::Activate{"Anton", 0}});
        tapAct(QStringLiteral("Take a site"));
        tapOn(QStringLiteral("goldMine"));
        QCOMPARE(heroesState().sites.size(), std::size_t{1});
        tell("a site", 2);

        openHeroes();
        tapAct(QStringLiteral("Recruit"));
        tapAct(QStringLiteral("Recruit Crossbowmen, base"));
        tapAct(QStringLiteral("Recruit Crossbowmen, base"));
        QCOMPARE(heroesState().hero("Anton")->tokens(Unit::Crossbowman).base, 2);
        tell("two units", 3);

        openHeroes({}, {{"haven", {{"marketplace", {{"gold", 2}, {"resources", 3}, {"level", 1}}}}}});
        tapAct(QStringLiteral("Build"));
        tapBuilding(Building::Marketplace);
        QVERIFY(heroesState().players[0].has(Building::Marketplace));
        tell("a building whose price is known", 2);

        openHeroes();
        tapAct(QStringLiteral("Build"));
        tapBuilding(Building::Marketplace);
        tapOn(QStringLiteral("gold_2"));
        tapOn(QStringLiteral("resources_3"));
        tapOn(QStringLiteral("sheetDone"));
        QVERIFY(heroesState().players[0].has(Building::Marketplace));
        tell("a building that nobody has read off", 5);
    }

    /// A turn of Chaotic with a fight of four strikes: the Location, a pull onto the foe, each strike its card and that
    /// nobody answers, the end of the turn.
    void chaoticByTaps()
    {
        chaotic::ChaoticTable table(3);
        for (const chaotic::Player player : chaotic::bothPlayers) {
            const bool isOne = player == chaotic::Player::One;
            for (const char* id : {isOne ? R"({"id": "a", "energy": 40})" : R"({"id": "a", "energy": 60})",
                                   R"({"id": "b"})", R"({"id": "c"})"})
                table.creature(player, id);
            table.attack(player, R"({"name": "Blow", "base": 20})");
            if (isOne) // whoever could answer is waited for
                table.mugic(player, R"({"name": "Hymn", "effect": {"heal": 5}})");
        }
        table.begin(chaotic::Player::Two);
        table.play(R"([{"command": "end_action_step", "override": "nobody moves"}, {"command": "end_turn"}])");
        QCOMPARE(table.failure(), "");
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        const QString uuid =
            (*Store::open(m_folder->path()))->importMatch(table.match().recordedLines(), Instant::now())->uuid;
        show(m_folder->path());
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Full, {1, 2, 3, 4, 5}});
        m_window->openMatch(uuid);
        QTest::qWait(0);
        const auto now = [this]() -> const chaotic::State& { return m_window->session()->as<chaotic::Game>().state(); };
        m_hand.forget();
        tapOn(QStringLiteral("location_0"));
        auto* board = m_window->findChild<chaotic::BoardView*>(QStringLiteral("board"));
        const auto middle = [&](const chaotic::Space& space) {
            return board->placeRect(board->placeOf(space)).center().toPoint();
        };
        pull(board, middle({chaotic::Player::One, 1, 1}), board, middle({chaotic::Player::Two, 1, 1}));
        QVERIFY(now().combat.has_value());
        tapOn(QStringLiteral("initiative")); // the Mugic could change it
        for (int strikes = 0; now().combat; ++strikes) {
            QVERIFY(strikes < 4);
            tapOn(QStringLiteral("attack_0"));
            tapOn(QStringLiteral("nobodyAdds"));
            // What came of it stands large, and goes by itself.
            QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<RulingMoment*>()->isHidden(), 10000);
        }
        tapOn(QStringLiteral("endAction"));
        QCOMPARE(now().activePlayer, chaotic::Player::Two);
        qInfo("Chaotic, a turn with four strikes: %s", qPrintable(m_hand.words()));
        QVERIFY2(m_hand.taps + m_hand.drags <= 12, qPrintable(m_hand.words()));
    }

    void init() { qApp->installEventFilter(&m_hand); }
    void cleanup()
    {
        qApp->removeEventFilter(&m_hand);
        m_window.reset();
    }

    void inMirrorDepth()
    {
        constexpr Depth depth = Depth::Mirror;
        open(depth);
        const auto begin = [&](const std::map<std::string, std::string>& figures, const char* ball = "a5") {
            turnOf("fangs");
            forgetBurned();
            place(figures, ball);
        };
        begin({{"fangs/r1", "c3"}});
        measure(QStringLiteral("01 sprint to a free space"), depth, 1, 2, [&] {
            drag("fangs/r1", "d4");
            click("endTurn");
        });
        begin({{"fangs/r1", "c4"}}, "c6");
        measure(QStringLiteral("02 sprint to the ball and pick it up"), depth, 1, 2, [&] {
            drag("fangs/r1", "c6");
            click("pickUp");
        });
        play(Correct{"ball", Json{{"space", "a5"}}.dump(), "the ball lies there"});
        begin({{"fangs/r1", "c3"}, {"amazons/b1", "d5"}});
        measure(QStringLiteral("03 sprint past an enemy who lets it"), depth, 1, 2, [&] {
            drag("fangs/r1", "c5");
            click("noReaction");
            click("endTurn");
        });
        begin({{"fangs/b1", "d5"}, {"amazons/r1", "e5"}});
        carry("amazons/r1");
        measure(QStringLiteral("04 tackle a neighbour with the ball, stay"), depth, 1, 4, [&] {
            drag("fangs/b1", "amazons/r1");
            card("fangs", "card_2");
            card("amazons", "card_3");
            click("follow_no");
            click("contestMain");
        });
        begin({{"fangs/b1", "c5"}, {"amazons/b1", "e5"}});
        measure(QStringLiteral("05 go and tackle"), depth, 1, 2, [&] {
            drag("fangs/b1", "amazons/b1");
            card("fangs", "card_4");
            card("amazons", "card_3");
        });
        begin({{"fangs/b1", "d5"}, {"amazons/b1", "e5"}});
        measure(QStringLiteral("06 tackle a neighbour"), depth, 1, 2, [&] {
            drag("fangs/b1", "amazons/b1");
            card("fangs", "card_5");
            card("amazons", "card_2");
        });
        begin({{"fangs/b1", "c5"}, {"amazons/b1", "e5"}});
        measure(QStringLiteral("07 attack, where the last was a tackle"), depth, 1, 3, [&] {
            drag("fangs/b1", "amazons/b1");
            click("announce_attack");
            card("fangs", "card_4");
            card("amazons", "card_2");
        });
        begin({{"fangs/b1", "c5"}, {"amazons/b1", "e5"}});
        measure(QStringLiteral("08 go and attack"), depth, 1, 2, [&] {
            drag("fangs/b1", "amazons/b1");
            card("fangs", "card_5");
            card("amazons", "card_3");
        });
        begin({{"fangs/b1", "c5"}, {"amazons/b1", "e5"}});
        measure(QStringLiteral("09 attack and lose"), depth, 1, 2, [&] {
            drag("fangs/b1", "amazons/b1");
            card("fangs", "card_1");
            card("amazons", "card_5");
        });
        begin({{"fangs/r1", "c5"}, {"amazons/r1", "e5"}});
        carry("amazons/r1");
        measure(QStringLiteral("10 run to the ball and steal it"), depth, 1, 2, [&] {
            drag("fangs/r1", "amazons/r1");
            card("fangs", "card_5");
            card("amazons", "card_2");
        });
        QCOMPARE(state().ball.carrier, state().figureNamed("fangs/r1"));
        // A contest taken back lies open again with its cards; one of them was wrong.
        m_window->session()->undo();
        QVERIFY(m_driver->isShown(QStringLiteral("contestMain")));
        card("amazons", "card_3");
        QVERIFY(m_driver->isShown(QStringLiteral("contestMain")));
        click("contestMain");
        QCOMPARE(state().lastContest->contest.targets.front().card, Card::energy(3));
    }

    void inScorekeeperDepth()
    {
        constexpr Depth depth = Depth::Scorekeeper;
        open(depth);
        const auto begin = [&] {
            turnOf("fangs");
            forgetBurned();
            heal();
        };
        const auto moves = [&](const char* name) {
            begin();
            measure(QString::fromLatin1(name), depth, 0, 3, [&] { click("what_moves"); });
        };
        moves("01 sprint to a free space");
        moves("02 sprint to the ball and pick it up");
        moves("03 sprint past an enemy who lets it");
        begin();
        play(StartTurn{"fangs", {}});
        carry("amazons/r1");
        measure(QStringLiteral("04 tackle a neighbour with the ball, stay"), depth, 0, 7, [&] {
            click("actor_b1");
            click("action_tackle");
            click("contest_amazons/r1");
            card("fangs", "card_2");
            card("amazons", "card_3");
            click("follow_no");
            click("contestMain");
        });
        const auto contest = [&](const char* name, const char* ours, const char* theirs) {
            begin();
            measure(QString::fromLatin1(name), depth, 0, 3, [&] {
                click("contest_amazons/b1");
                card("fangs", ours);
                card("amazons", theirs);
            });
        };
        contest("05 go and tackle", "card_4", "card_3");
        contest("06 tackle a neighbour", "card_5", "card_2");
        begin();
        measure(QStringLiteral("07 attack, where the last was a tackle"), depth, 0, 4, [&] {
            click("action_attack");
            click("contest_amazons/b1");
            card("fangs", "card_4");
            card("amazons", "card_2");
        });
        contest("08 go and attack", "card_5", "card_3");
        contest("09 attack and lose", "card_1", "card_5");
        // One figure steals twice; the second time is what it is likely to do.
        const auto steal = [&] {
            begin();
            if (state().phase == Phase::BetweenTurns)
                play(StartTurn{"fangs", {}});
            carry("amazons/r2");
        };
        steal();
        measure(QStringLiteral("11 steal by another figure, dragged onto its target"), depth, 1, 2, [&] {
            const auto button = [&](const char* name) {
                for (QAbstractButton* each : m_window->findChildren<QAbstractButton*>(QLatin1String(name))) {
                    if (each->isVisible())
                        return each;
                }
                return static_cast<QAbstractButton*>(nullptr);
            };
            QAbstractButton* from = button("actor_r1");
            QAbstractButton* to = button("contest_amazons/r2");
            QVERIFY(from != nullptr && to != nullptr);
            pull(from, from->rect().center(), to, to->rect().center());
            card("fangs", "card_5");
            card("amazons", "card_2");
        });
        steal();
        measure(QStringLiteral("10 run to the ball and steal it"), depth, 0, 3, [&] {
            click("contest_amazons/r2");
            card("fangs", "card_5");
            card("amazons", "card_2");
        });
        begin();
        measure(QStringLiteral("12 a minor score at the start, another figure moves"), depth, 0, 3, [&] {
            click("mound_minor");
            click("actor_r2");
            click("what_moves");
        });
    }

    // From the empty folder: no draft, no names, as a newcomer would.
    void fromTheFirstStartToTheFirstRuling()
    {
        const QTemporaryDir folder;
        show(folder.path());
        Hand hand(*m_window);
        const auto press = [&](const char* name, const char* within = nullptr) {
            QCoreApplication::processEvents();
            const QWidget* whole = m_window.get();
            if (within != nullptr)
                whole = m_window->findChild<QWidget*>(QString::fromLatin1(within));
            for (auto* button : whole->findChildren<QAbstractButton*>(QString::fromLatin1(name))) {
                if (button->isVisible())
                    return hand.press(*button);
            }
            return QStringLiteral("%1 is not on the page").arg(QLatin1String(name));
        };
        m_hand.forget();
        QCOMPARE(press("newMatch_kaosball"), QString());
        QCOMPARE(press("firstMatch"), QString());
        QCOMPARE(press("startButton"), QString());
        QCOMPARE(press("lineupAll"), QString());
        QVERIFY(state().phase == Phase::Turn);
        const std::string first = state()[0].name;
        const std::string second = state()[1].name;
        drag(qPrintable(fromStd(first) + QStringLiteral("/b1")), "d7"); // into the killzone of the other bruiser
        QCOMPARE(press(qPrintable(QStringLiteral("react_%1/b1_tackle").arg(fromStd(second)))), QString());
        card(first.c_str(), "card_4");
        card(second.c_str(), "card_3");
        QString story;
        for (const LogEntry& entry : m_window->session()->match().entries())
            story += entry.headline.render() + u'\n';
        QVERIFY2(story.contains(QStringLiteral("b1 reacts and tackles ")), qPrintable(story));
        qInfo("from the first start to the first ruling: %s", qPrintable(m_hand.words()));
        QVERIFY2(m_hand.taps + m_hand.drags <= 8, qPrintable(m_hand.words()));
    }

    // Both auctions bid by bid took 45 taps, the tiles and ringers that are turned up among them.
    void theAuctionOfTheReferenceMatch_data()
    {
        QTest::addColumn<bool>("drags");
        QTest::addColumn<int>("most");
        QTest::newRow("a lot dragged to its price") << true << 22;
        QTest::newRow("a lot tapped, then its price") << false << 29;
    }
    void theAuctionOfTheReferenceMatch()
    {
        QFETCH(bool, drags);
        QFETCH(int, most);
        std::vector<PlaythroughStep> steps =
            readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"));
        steps.erase(std::remove_if(steps.begin(), steps.end(),
                                   [](const auto& step) { return step.kind == PlaythroughStep::Kind::Illegal; }),
                    steps.end());
        const QTemporaryDir folder;
        const QString uuid = started(folder.path(), steps.front().content);
        show(folder.path());
        m_window->openMatch(uuid);
        m_hand.forget();
        std::map<std::string, QString> tiles; // by their names in the reference match
        QString lot;
        QString price;
        for (std::size_t at = 1; state().phase != Phase::Loadout; ++at) {
            const Json& content = steps.at(at).content;
            if (steps[at].kind == PlaythroughStep::Kind::Expect) {
                // What is bid before it is sold is not on this table.
                if (lot.isEmpty())
                    QCOMPARE(differenceFrom(content, m_window->session()->match().table()), QString());
                continue;
            }
            const std::string command = content.at("command");
            if (content.contains("lots")) {
                for (const Json& one : content.at("lots")) {
                    tiles[one.at("lot")] = fromStd(one.at("name"));
                    click(qPrintable(QStringLiteral("tile_") + fromStd(one.at("name"))));
                }
                click("draftMain");
            } else if (command == "pass_bid" && lot.isEmpty()) {
                // Passing the right to name is told only where nobody names a lot any more.
                if (steps.at(at + 1).content.at("command") == "pass_bid") {
                    click("endAuction");
                    ++at;
                }
            } else if (command == "pass_bid") {
                if (drags) {
                    sellByDragging(lot, price);
                } else {
                    click(qPrintable(lot));
                    click(qPrintable(price));
                }
                lot.clear();
            } else {
                if (command == "open_lot")
                    lot = QStringLiteral("lot_") + tiles.at(content.at("lot")); // the page has ids of its own
                price =
                    QStringLiteral("soldTo_%1_%2").arg(fromStd(content.at("team"))).arg(content.at("bid").get<int>());
            }
        }
        qInfo("the auction of the reference match: %s", qPrintable(m_hand.words()));
        QVERIFY2(m_hand.taps + m_hand.drags <= most, qPrintable(m_hand.words()));
    }

    // A turn begins with the action card; four play, and nobody has a Veto unless it is said.
    void turnsOfElGrande_data()
    {
        using namespace whistle::elgrande;
        using Turn = std::function<void(TableWindow&)>;
        QTest::addColumn<std::vector<const char*>>("cards");
        QTest::addColumn<int>("most");
        QTest::addColumn<Turn>("turn");
        using Cards = std::vector<const char*>;
        const Cards usual{"move_four_own", "king_returns", "score_castillo", "grande"};
        const auto with = [&](std::size_t stack, const char* card) {
            Cards cards = usual;
            cards[stack - 1] = card;
            return cards;
        };
        const auto place = [](TableWindow& table, const char* stack, const char* number) {
            table.press(stack);
            table.pull(number, Area::Aragon);
        };
        QTest::newRow("Veto") << with(2, "veto") << 3 << Turn([](TableWindow& table) {
            table.press("stack_2");
            table.press("announce");
            table.pull("count_2", Area::Aragon);
        });
        QTest::newRow("Intrigue, two moved") << usual << 4 << Turn([](TableWindow& table) {
            table.press("stack_1");
            table.tap(Area::Aragon);
            table.pull(Area::OldCastile, Area::Seville);
            table.press("recordMoves");
        });
        QTest::newRow("scoreboard") << with(4, "mobile_scoreboard") << 4 << Turn([=](TableWindow& table) {
            place(table, "stack_4", "count_4");
            table.press("scoreboard_1");
            table.tap(Area::Granada);
        });
        QTest::newRow("King") << usual << 5 << Turn([](TableWindow& table) {
            table.press("stack_5");
            table.pull("count_3", Area::Aragon);
            table.pull("count_2", Area::Castillo);
            table.tap(Area::Granada);
        });
        QTest::newRow("special scoring") << with(3, "score_four_regions") << 4 << Turn([=](TableWindow& table) {
            place(table, "stack_3", "count_3");
            table.press("announce");
            table.press("lastArea");
        });
        QTest::newRow("Castillo") << usual << 5 << Turn([=](TableWindow& table) {
            place(table, "stack_3", "count_3");
            table.press("announce");
            table.press("openAsRecorded");
            table.press("nextArea");
        });
        QTest::newRow("Eviction") << with(4, "eviction") << 6 << Turn([=](TableWindow& table) {
            place(table, "stack_4", "count_4");
            table.tap(Area::Valencia);
            table.setDisc("disc_granada");
        });
        QTest::newRow("secret return")
            << with(2, "return_two_from_secret_region") << 6 << Turn([=](TableWindow& table) {
                   place(table, "stack_2", "count_2");
                   table.press("announce");
                   for (const char* home : {"disc_valencia", "disc_catalonia", "disc_seville"})
                       table.setDisc(home);
               });
        QTest::newRow("The King returns!") << usual << 8 << Turn([=](TableWindow& table) {
            place(table, "stack_2", "count_2");
            table.press("announce");
            for (int opponent = 0; opponent < 3; ++opponent)
                table.press("allFromCourt");
        });
    }
    void turnsOfElGrande()
    {
        using namespace whistle::elgrande;
        QFETCH(std::vector<const char*>, cards);
        QFETCH(int, most);
        QFETCH(std::function<void(TableWindow&)>, turn);
        TableWindow table(setUp());
        bid(table, cards);
        m_hand.forget();
        turn(table);
        QVERIFY(!table.refusal().isVisible());
        QCOMPARE(table.state().toMove, 1); // and the turn is over
        qInfo("%s: %d", QTest::currentDataTag(), m_hand.taps + m_hand.drags);
        QVERIFY2(m_hand.taps + m_hand.drags <= most, qPrintable(m_hand.words()));
    }
    void aGeneralScoringOfElGrande()
    {
        using namespace whistle::elgrande;
        TableWindow table(setUp());
        std::mt19937 random(3);
        for (int presses = 0; table.state().phase != elgrande::Phase::GeneralScoring; ++presses) {
            QVERIFY(presses < 1500 && table.pressAnything(random));
            if (table.refusal().isVisible())
                table.startAgain();
        }
        table.moment().end();
        if (table.has("nextArea"))
            table.press("lastArea");
        table.moment().end();
        m_hand.forget();
        const AreaSpot king = table.state().board.king;
        const char* goal = king == Area::Granada ? "disc_aragon" : "disc_granada";
        for (int player = 0; player < 4; ++player)
            table.setDisc(goal);
        table.press("openAsRecorded");
        table.press("lastArea");
        QCOMPARE(table.state().generalScoringsDone, 1);
        QVERIFY(table.has("startRound"));
        qInfo("a general scoring: %d", m_hand.taps + m_hand.drags);
        QVERIFY2(m_hand.taps + m_hand.drags <= 8, qPrintable(m_hand.words()));
    }

    void cleanupTestCase()
    {
        QString table = QStringLiteral("\n| turn | mirror | scorekeeper |\n| --- | --- | --- |\n");
        for (const auto& [name, row] : m_rows)
            table += QStringLiteral("| %1 | %2 | %3 |\n").arg(name, row.mirror, row.scorekeeper);
        std::fputs(qPrintable(table), stdout);
    }
};

QTEST_MAIN(TestTaps)
#include "tst_taps.moc"
