// SPDX-License-Identifier: GPL-3.0-or-later
// The scoreboard on the second screen: readable from afar, live, and without anything that is not public.
#include "catalog/catalog.h"
#include "games.h"
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball/telling/scoreboard.h"
#include "kaosball_random.h"
#include "look/theme.h"
#include "match/match_session.h"
#include "match/scoreboard_window.h"
#include "random_games.h"
#include "window/language.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QScreen>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

using namespace whistle;

namespace {

constexpr QSize fullHd{1920, 1080};

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

ScoreboardState boardOf(int seats)
{
    const QStringList names{s("Fangs"), s("Amazons"), s("Ogres"), s("Daemons"), s("Castilians")};
    ScoreboardState state;
    for (int i = 0; i < seats; ++i) {
        ScoreboardSeat seat{i + 1, names.at(i), i == 1 ? s("to move") : QString(), 17 - 5 * i, i == 1, {}};
        seat.counts = {{s("kills"), i, {}}, {s("fouls"), 2 * i, {}}, {s("burned"), 7 - i, 9}};
        state.seats.push_back(seat);
    }
    state.period = s("Period 3");
    state.pip = 3;
    state.pips = 4;
    state.news = s("The turn of Fangs begins: Fangs +3");
    state.newsSeat = 1;
    return state;
}

/// A window with the recorded reference match open.
std::unique_ptr<MainWindow> windowWithMatch(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(allGames(), folder);
    window->resize(1366, 768);
    window->show();
    window->activateWindow();
    (void)QTest::qWaitForWindowActive(window.get());
    window->importMatch(s(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle"));
    return window;
}

ScoreboardWindow* boardWindow()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows) {
        if (auto* board = qobject_cast<ScoreboardWindow*>(window))
            return board;
    }
    return nullptr;
}

/// A match of these seats, played at random for a while.
std::unique_ptr<GameMatch<kaosball::Game>> randomMatch(int seats, int entries)
{
    auto match = std::make_unique<GameMatch<kaosball::Game>>();
    kaosball::RandomPlayer player(match->journal().game().facts(), 4711);
    kaosball::RandomMatch kind;
    kind.mode = seats == 2 ? kaosball::Mode::Versus : kaosball::Mode::MaxKaos;
    kind.teams = seats;
    (void)match->playCommand(player.start(kind), {});
    for (int i = 0; i < entries; ++i) {
        const auto command = player.next(match->state());
        if (!command)
            break;
        (void)match->playCommand(*command, {});
    }
    return match;
}

/// A match of the game, played at random to the first moment of that share at which something is to be seen.
std::unique_ptr<Match> anyMatch(const GameEntry& entry, double share)
{
    const auto whole = (*Catalog::standard().game(entry.game))->newMatch();
    const std::unique_ptr<RandomGame> player = randomGame(entry.game, 2);
    std::vector<Json> commands;
    while (const std::optional<Json> command = player->next(*whole)) {
        if (!whole->play(*command, Instant::now())->accepted)
            break;
        commands.push_back(*command);
    }
    auto match = (*Catalog::standard().game(entry.game))->newMatch();
    match->setNames(entry.names);
    for (std::size_t i = 0; i < static_cast<std::size_t>(share * static_cast<double>(commands.size())); ++i)
        (void)match->play(commands[i], Instant::now());
    return match;
}

/// How many colours there are in this part of a picture.
int coloursIn(const QImage& picture, const QRect& part)
{
    QSet<QRgb> colours;
    for (int y = part.top(); y <= part.bottom(); y += 3) {
        for (int x = part.left(); x <= part.right(); x += 3)
            colours.insert(picture.pixel(x, y));
    }
    return static_cast<int>(colours.size());
}

/// The second screen of a match, as large as a projector's.
struct Second {
    MatchSession session;
    ScoreboardWindow window;
    Second(std::unique_ptr<Match> match, const GameEntry& game) : session(std::move(match), {})
    {
        window.follow(&session, &game);
        window.resize(fullHd);
    }
};

} // namespace

class TestScoreboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void isReadableFromFourMetres_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 5; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    void isReadableFromFourMetres()
    {
        QFETCH(int, seats);
        ScoreboardView view;
        view.resize(fullHd);
        view.setState(boardOf(seats));
        const ScoreboardView::TypeSizes sizes = view.typeSizes();
        QVERIFY2(sizes.name >= 60, qPrintable(QString::number(sizes.name)));
        QVERIFY2(seats > 4 || sizes.score >= fullHd.height() / 3.0, qPrintable(QString::number(sizes.score)));
        QVERIFY(sizes.note >= 30 && sizes.count >= 36 && sizes.foot >= 44);
        shoot(view, QStringLiteral("scoreboard-%1").arg(seats));
    }

    void growsAndShrinksWithItsScreen()
    {
        ScoreboardView view;
        view.setState(boardOf(2));
        view.resize(fullHd / 2);
        const double half = view.typeSizes().score;
        view.resize(fullHd);
        QVERIFY(qAbs(view.typeSizes().score - 2 * half) < 1);
        // A score of three digits makes all scores smaller, so that they stay comparable and whole.
        ScoreboardState many = boardOf(3);
        many.seats[2].score = -128;
        view.setState(many);
        QVERIFY(view.typeSizes().score < fullHd.height() / 3.0);
    }

    void saysEverythingToScreenReaders()
    {
        ScoreboardView view;
        view.setState(boardOf(2));
        QCOMPARE(view.accessibleName(), s("Scoreboard, Period 3"));
        QVERIFY(view.accessibleDescription().contains(s("Fangs (triangle): 17, kills 0, fouls 0, burned 7 of 9")));
        QVERIFY(view.accessibleDescription().contains(s("to move")));
        QVERIFY(view.accessibleDescription().endsWith(s("Fangs +3")));
    }

    void aBellTakesTheFootOfTheBoard()
    {
        ScoreboardView view;
        view.resize(fullHd);
        ScoreboardState state = boardOf(4);
        view.setState(state);
        const QImage before = view.grab().toImage();
        state.alarm = s("Bell! Last turns: Ogres, Daemons, Fangs");
        view.setState(state);
        const QImage after = view.grab().toImage();
        const QPoint foot(fullHd.width() / 2, fullHd.height() - 60);
        QVERIFY(before.pixelColor(foot) != after.pixelColor(foot));
        QVERIFY(view.accessibleDescription().contains(s("Bell!")));
        shoot(view, s("scoreboard-bell"));
        QApplication::processEvents();
        Theme::apply(*qApp, {Shade::Light});
        shoot(view, s("scoreboard-light"));
        Theme::apply(*qApp);
    }

    /// Every game's board stands large on it, from the picture that looking back has, and is another after an entry.
    void theBoardIsLarge_data()
    {
        QTest::addColumn<int>("index");
        const GameEntries games = allGames();
        for (std::size_t i = 0; i < games.size(); ++i)
            QTest::newRow(games[i].game.c_str()) << static_cast<int>(i);
    }
    void theBoardIsLarge()
    {
        QFETCH(int, index);
        const GameEntry entry = allGames()[static_cast<std::size_t>(index)];
        int shown = 0;
        for (const double share : {0.3, 0.5, 0.8}) {
            Second second(anyMatch(entry, share), entry);
            const QRectF board = second.window.boardRect();
            if (second.window.state().duel) { // the fight stands in its place
                QVERIFY(board.isEmpty());
                ++shown;
                continue;
            }
            if (board.isEmpty())
                continue;
            ++shown;
            QVERIFY2(board.width() * board.height() > 0.25 * fullHd.width() * fullHd.height(),
                     qPrintable(QStringLiteral("%1 x %2").arg(board.width()).arg(board.height())));
            // Its words are grown with it: a line of the smallest type is at least 20 pixels high.
            const int last = second.session.match().entries().back().number;
            MomentPicture picture(entry);
            QVERIFY(picture.shape(second.session.match(), last) > 0);
            const std::unique_ptr<MomentView> view(entry.past.view(nullptr));
            view->showMoment(second.session.match(), last);
            const double grown =
                std::min(board.width() / view->boardSize().width(), board.height() / view->boardSize().height());
            QVERIFY2(grown * lineHeight(TypeStep::Caption) >= 20, qPrintable(QString::number(grown)));
            const QImage now = second.window.grab().toImage();
            QVERIFY(coloursIn(now, board.toRect()) > 8);
            if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
                now.save(QStringLiteral("%1/second-%2-%3.png").arg(folder, s(entry.game.c_str())).arg(share));
        }
        QVERIFY(shown > 0);
    }

    /// Every game's second screen in the sizes that projectors have: to be looked at.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            QSKIP("WHISTLE_SHOTS names no folder");
        Language language;
        for (const GameEntry& entry : allGames()) {
            for (const double share : {0.35, 0.8}) {
                Second second(anyMatch(entry, share), entry);
                const auto take = [&](QSize size, const char* tongue, Shade shade) {
                    language.speak(s(tongue));
                    Theme::apply(*qApp, {shade});
                    second.window.resize(size);
                    QApplication::processEvents();
                    second.window.grab().save(QStringLiteral("%1/screen-%2-%3-%4-%5-%6.png")
                                                  .arg(folder, s(entry.game.c_str()))
                                                  .arg(share)
                                                  .arg(size.width())
                                                  .arg(s(tongue), shade == Shade::Dark ? s("dark") : s("light")));
                };
                for (const QSize size : {QSize(1024, 700), fullHd, QSize(2560, 1440)}) {
                    take(size, "en", Shade::Dark);
                    take(size, "hu", Shade::Light);
                }
            }
        }
        language.speak(s("en"));
        Theme::apply(*qApp);
    }

    /// Beside the board an odd number of seats leaves a place: how far the match is stands there, else below it all.
    void theFreePlaceTellsHowFarItIs()
    {
        for (int seats = 2; seats <= 5; ++seats) {
            ScoreboardView view;
            view.resize(fullHd);
            view.setBoard({[] { return 1.2; }, [](QPainter&, const QRectF&) {}});
            ScoreboardState state = boardOf(seats);
            state.goal = s("scoring after round 6");
            view.setState(state);
            QVERIFY(view.accessibleDescription().contains(state.goal));
            const QImage before = view.grab().toImage();
            state.period = s("Period 9");
            view.setState(state);
            const QImage after = view.grab().toImage();
            const QRectF board = view.boardRect();
            const int rows = (seats + 1) / 2;
            const double last = board.bottom() - board.height() / rows; // where the last places begin
            int free = 0;
            int below = 0;
            for (int y = 0; y < before.height(); y += 2) {
                for (int x = 0; x < before.width(); x += 2) {
                    if (before.pixel(x, y) == after.pixel(x, y))
                        continue;
                    free += x > board.right() && y > last && y < board.bottom() ? 1 : 0;
                    below += y > board.bottom() ? 1 : 0;
                }
            }
            QVERIFY2(seats % 2 == 1 ? free > 0 : below > 0,
                     qPrintable(s("%1 seats: %2 there, %3 below").arg(seats).arg(free).arg(below)));
        }
    }

    /// The board follows what is entered, and undo.
    void theBoardFollowsTheMatch()
    {
        const GameEntries games = allGames();
        const auto entry =
            std::find_if(games.begin(), games.end(), [](const GameEntry& one) { return one.game == "battle-line"; });
        Second second(anyMatch(*entry, 0.5), *entry);
        const QRect board = second.window.boardRect().toRect();
        const QImage before = second.window.grab().toImage().copy(board);
        const std::unique_ptr<Match> further = anyMatch(*entry, 0.9);
        const std::size_t known = second.session.match().entries().size();
        for (std::size_t i = known; i < further->entries().size(); ++i)
            QCOMPARE(second.session.play(further->entered(further->entries()[i].number)->entry), Played::Accepted);
        QVERIFY(second.window.grab().toImage().copy(board) != before);
        while (second.session.match().undoable() && second.session.match().entries()[known].withdrawn == false)
            second.session.undo();
        QVERIFY(second.window.grab().toImage().copy(board) == before);
    }

    /// Who keeps the score alone has no board: the numbers have all the room.
    void withoutABoardTheNumbersAreLarge()
    {
        const GameEntries games = allGames();
        auto match = std::make_unique<GameMatch<kaosball::Game>>();
        kaosball::RandomPlayer player(match->journal().game().facts(), 12);
        (void)match->playCommand(player.start({kaosball::Mode::Versus, 2, false, kaosball::Depth::Scorekeeper}), {});
        for (int i = 0; i < 150; ++i)
            (void)match->playCommand(*player.next(match->state()), {});
        Second second(std::move(match), games.front());
        QCOMPARE(games.front().game, std::string("kaosball"));
        QVERIFY(second.window.boardRect().isEmpty());
        QVERIFY(second.window.typeSizes().score >= fullHd.height() / 3.0);
    }

    /// What coaches watch: the live numbers, and how many more cards ring the bell.
    void theBellsDistanceIsSaid()
    {
        GameMatch<kaosball::Game> match;
        kaosball::RandomPlayer player(match.journal().game().facts(), 7);
        (void)match.playCommand(player.start({kaosball::Mode::Versus, 2, false, kaosball::Depth::Mirror}), {});
        bool wasNear = false;
        for (int i = 0; i < 2000; ++i) {
            const auto command = player.next(match.state());
            if (!command)
                break;
            (void)match.playCommand(*command, {});
            const kaosball::State& state = match.state();
            if (state.phase != kaosball::Phase::Turn || state.bell >= 0)
                continue;
            const ScoreboardState board = kaosball::scoreboardOf(match);
            QVERIFY(board.trackIcon == Icon::Bell);
            for (int team = 0; team < 2; ++team) {
                const ScoreboardCount& burned = board.seats[static_cast<std::size_t>(team)].counts.at(2);
                const int left = 9 - static_cast<int>(state[team].burned.size());
                QCOMPARE(burned.isNear, left == 1);
                if (left > 0)
                    QVERIFY2(burned.words.startsWith(QString::number(left)), qPrintable(burned.words));
                if (state[team].burned.empty())
                    QCOMPARE(board.seats[static_cast<std::size_t>(team)].tiles.size(), 7);
                wasNear = wasNear || burned.isNear;
            }
        }
        QVERIFY(wasNear);
    }

    /// Of a match of a season nobody tells what would be if it ended now, here neither.
    void theBoardTellsNoOutlookWhereItIsNotAllowed()
    {
        const GameEntries games = allGames();
        for (const char* id : {"battle-line"}) {
            const auto entry =
                std::find_if(games.begin(), games.end(), [id](const GameEntry& one) { return one.game == id; });
            const auto match = anyMatch(*entry, 0.6);
            const int last = match->entries().back().number;
            const QImage told = MomentPicture(*entry, true).whole(*match, last, {1200, 1000});
            const QImage facts = MomentPicture(*entry, false).whole(*match, last, {1200, 1000});
            QVERIFY(!told.isNull() && told != facts);
            Second second(anyMatch(*entry, 0.6), *entry);
            const QImage friendly = second.window.grab().toImage();
            second.session.setFriendly(false);
            second.window.follow(&second.session, &*entry);
            QVERIFY(second.window.grab().toImage() != friendly);
        }
    }

    /// Where something has happened is large in its picture: more of what has changed than of the whole board.
    void aHappeningIsShownLarge()
    {
        const GameEntries games = allGames();
        const auto entry =
            std::find_if(games.begin(), games.end(), [](const GameEntry& one) { return one.game == "battle-line"; });
        const auto match = anyMatch(*entry, 0.5);
        int larger = 0;
        for (const LogEntry& one : match->entries()) {
            MomentPicture picture(*entry);
            const QImage whole = picture.whole(*match, one.number, {800, 360});
            const QImage large = picture.happening(*match, one.number, {800, 360});
            QCOMPARE(large.size(), whole.size());
            larger += large != whole ? 1 : 0;
        }
        QVERIFY(larger > 3);
    }

    void showsTheNumbersOfTheMatch_data() { isReadableFromFourMetres_data(); }

    void showsTheNumbersOfTheMatch()
    {
        QFETCH(int, seats);
        if (seats > 4)
            return; // Kaosball is for four
        const auto match = randomMatch(seats, 260);
        const kaosball::State& state = match->state();
        const ScoreboardState board = kaosball::scoreboardOf(*match);
        QCOMPARE(static_cast<int>(board.seats.size()), seats);
        for (int team = 0; team < seats; ++team) {
            const ScoreboardSeat& seat = board.seats[static_cast<std::size_t>(team)];
            QCOMPARE(seat.score, state[team].score);
            QCOMPARE(seat.counts.at(0).value, static_cast<int>(state[team].trophies.size()));
            QCOMPARE(seat.counts.at(1).value, state[team].fouls);
            QCOMPARE(seat.counts.at(2).value, static_cast<int>(state[team].burned.size()));
            QCOMPARE(seat.active, team == state.active || (state.active < 0 && team == state.nextTeam));
        }
        QVERIFY(!board.news.isEmpty());
        ScoreboardView view;
        view.resize(fullHd);
        view.setState(board);
        shoot(view, QStringLiteral("scoreboard-match-%1").arg(seats));
    }

    void whoRangTheBellAndWhoHasALastTurn()
    {
        GameMatch<kaosball::Game> match;
        kaosball::RandomPlayer player(match.journal().game().facts(), 7);
        (void)match.playCommand(player.start({kaosball::Mode::MaxKaos, 3, false, kaosball::Depth::Mirror}), {});
        bool rang = false;
        for (int i = 0; i < 2000 && !rang; ++i) {
            const auto command = player.next(match.state());
            QVERIFY(command.has_value());
            (void)match.playCommand(*command, {});
            rang = match.state().bell >= 0 && match.state().phase == kaosball::Phase::BetweenTurns;
        }
        QVERIFY(rang);
        const ScoreboardState board = kaosball::scoreboardOf(match);
        QVERIFY(board.alarm.startsWith(s("Bell!")));
        const kaosball::State& state = match.state();
        for (const int team : state.finalTurns)
            QVERIFY(board.alarm.contains(board.seats[static_cast<std::size_t>(team)].name));
        QVERIFY(!board.alarm.contains(board.seats[static_cast<std::size_t>(state.bell)].name));
    }

    void opensOnTheNextScreenAndClosesWithItsKeys()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        QVERIFY(window->session() != nullptr);
        QCOMPARE(QGuiApplication::screens().size(), 2);
        QTest::keyClick(window.get(), Qt::Key_F11);
        ScoreboardWindow* board = boardWindow();
        QVERIFY(board != nullptr);
        QTRY_VERIFY(board->isVisible());
        QVERIFY(board->isFullScreen());
        QVERIFY(board->screen() != window->screen());
        QCOMPARE(board->size(), board->screen()->size());
        QTest::keyClick(window.get(), Qt::Key_F11);
        QTRY_VERIFY(!board->isVisible());
        auto* button = window->findChild<QAbstractButton*>(s("scoreboardButton"));
        QVERIFY(button != nullptr && button->isVisible());
        QVERIFY(!button->accessibleName().isEmpty());
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11}) {
            button->click();
            QTRY_VERIFY(board->isVisible());
            QTest::keyClick(board, key);
            QTRY_VERIFY(!board->isVisible());
        }
        button->click();
        window->close();
        QVERIFY(!board->isVisible());
    }

    void followsTheMatchLiveAndNoSideCopy()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->toggleScoreboard();
        ScoreboardWindow* board = boardWindow();
        QVERIFY(board != nullptr);
        const ScoreboardState before = board->state();
        QCOMPARE(before, kaosball::scoreboardOf(window->session()->as<kaosball::Game>()));
        const Json corrected{{"command", "correct"}, {"path", "scores/fangs"}, {"value", 9}, {"reason", "miscounted"}};
        QVERIFY(window->session()->match().whatIf(corrected));
        QCOMPARE(board->state(), before);
        QCOMPARE(window->session()->play(corrected), Played::Accepted);
        QCOMPARE(board->state().seats.front().score, 9);
        QCOMPARE(board->state().news, s("Fangs win the match.")); // the result stands
        window->session()->undo();
        QCOMPARE(board->state(), before);
        window->session()->redo();
        QCOMPARE(board->state().seats.front().score, 9);
        // Another match takes the place of the first.
        window->importMatch(s(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle"));
        QVERIFY(board->isVisible());
        QCOMPARE(board->state(), before);
    }
};

int main(int argc, char* argv[])
{
    // A computer with two screens.
    QTemporaryFile screens;
    if (!screens.open())
        return 1;
    screens.write(R"({"screens": [
        {"name": "table", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "wall", "x": 1366, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]})");
    screens.flush();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    QApplication application(argc, argv);
    TestScoreboard test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_scoreboard.moc"
