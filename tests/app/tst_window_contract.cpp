// SPDX-License-Identifier: GPL-3.0-or-later
// What every registered game's pages must do alike: a match played at random goes through strip, log, refusal, second
// screen, time machine, report, a killed program, and a new match of the same players. A new game gets no line here.
#include "catalog/catalog.h"
#include "controls/boards/scrubber.h"
#include "controls/boards/turn_ribbon.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/action_bar.h"
#include "controls/press/buttons.h"
#include "controls/seats/score_strip.h"
#include "controls/words/counter_label.h"
#include "controls/words/log_list.h"
#include "games.h"
#include "match/match_library.h"
#include "match/match_rows.h"
#include "match/moment_picture.h"
#include "match/settings.h"
#include "random_games.h"
#include "reports/report_page.h"
#include "reports/share_picture.h"
#include "rulebook/rule_book.h"
#include "store/match_fixtures.h"
#include "table/log_book.h"
#include "under_test.h"
#include "window/home_hero.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFloat16>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <numeric>
#include <random>

using namespace whistle;

namespace {

constexpr unsigned seeds = 4;
/// So many turns are looked back at.
constexpr int mostTurns = 40;

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// Every turn shows its entries.
void unfoldAll(LogList& log)
{
    for (int row = 0; row < log.lines()->rowCount(); ++row) {
        if (log.lines()->line(row).fold == LogLine::Fold::Closed)
            log.setUnfolded(log.lines()->line(row).turn, true);
    }
}

/// The entries of a whole match of the game, played at random; each is played once.
const std::vector<Json>& randomEntries(const std::string& game, unsigned seed)
{
    static std::map<std::pair<std::string, unsigned>, std::vector<Json>> played;
    const auto [known, isNew] = played.try_emplace({game, seed});
    if (!isNew)
        return known->second;
    const auto match = (*Catalog::standard().game(game))->newMatch();
    const std::unique_ptr<RandomGame> player = randomGame(game, seed);
    while (const std::optional<Json> command = player->next(*match)) {
        if (!match->play(*command, Instant::now())->accepted)
            break;
        known->second.push_back(*command);
    }
    return known->second;
}

/// A match of the game, played at random up to this share of its entries.
std::unique_ptr<Match> playedMatch(const std::string& game, unsigned seed, double share = 1.0)
{
    const std::vector<Json>& commands = randomEntries(game, seed);
    auto match = (*Catalog::standard().game(game))->newMatch();
    const auto count = std::max<std::size_t>(1, static_cast<std::size_t>(share * static_cast<double>(commands.size())));
    for (std::size_t i = 0; i < std::min(count, commands.size()); ++i)
        (void)match->play(commands[i], Instant::now());
    return match;
}

QString keep(const QString& folder, const Match& match)
{
    const auto store = Store::open(folder);
    return (*store)->importMatch(match.recordedLines(), Instant::now())->uuid;
}

/// The program's window on a folder of its own, with a match that has come so far.
class Table {
public:
    explicit Table(const Match& match, bool isOfSeason = false)
    {
        const QString uuid = keep(m_folder.path(), match);
        if (isOfSeason) {
            const auto store = Store::open(m_folder.path());
            (void)MatchFixtures(**store).tie({{uuid}, {uuid}, "a"});
        }
        open(uuid);
    }

    [[nodiscard]] MatchSession& session() const { return *window->session(); }
    [[nodiscard]] const Match& match() const { return session().match(); }
    [[nodiscard]] GamePage* page() const { return window->findChild<GamePage*>(); }
    template <class W>
    [[nodiscard]] W* find(const char* name) const
    {
        return window->findChild<W*>(QString::fromLatin1(name));
    }

    /// The part of this name is in sight.
    [[nodiscard]] bool shows(const char* name) const
    {
        const auto* part = find<QWidget>(name);
        return part != nullptr && part->isVisible();
    }

    /// The program starts anew; no match is open.
    void reopen()
    {
        window.reset();
        window = std::make_unique<MainWindow>(allGames(), m_folder.path());
        window->settings().setLanguage(s("en"));
        window->settings().setSound(false);
        window->resize(1366, 768);
        window->show();
        window->activateWindow();
    }

    std::unique_ptr<MainWindow> window;

private:
    void open(const QString& uuid)
    {
        reopen();
        window->openMatch(uuid);
        QTest::qWait(0);
    }

    QTemporaryDir m_folder;
};

const GameEntry& entryOf(const QString& game)
{
    static const GameEntries games = allGames();
    return *std::find_if(games.begin(), games.end(),
                         [&](const GameEntry& one) { return one.game == game.toStdString(); });
}

/// Plays in a window of its own up to the middle of a match, says how the table stands, and is killed.
int playAndDie(const QString& folder, const QString& game)
{
    const auto match = playedMatch(game.toStdString(), 1, 0.5);
    QString uuid;
    {
        const auto store = Store::open(folder);
        const GameEntries games = allGames();
        MatchLibrary library(**store, games);
        auto started = library.start(game.toStdString(), match->entryAt(match->entries().front().number)->entry);
        uuid = std::get<std::unique_ptr<MatchSession>>(started)->id().uuid;
    }
    MainWindow window(allGames(), folder);
    window.show();
    window.openMatch(uuid);
    match->trace([&](const TracedEntry& entry) {
        (void)window.session()->play(entry.entry); // what the program has entered by itself is refused here
        return true;
    });
    QFile told(folder + s("/told"));
    if (!told.open(QIODevice::WriteOnly))
        return 3;
    told.write(QByteArray::fromStdString(window.session()->match().table().dump()));
    told.close();
    return std::raise(SIGKILL);
}

/// What comes to somebody as letters and digits.
class Typed : public QObject {
public:
    QString text;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress)
            text += static_cast<QKeyEvent*>(event)->text();
        return false;
    }
};

} // namespace

class TestWindowContract : public QObject {
    Q_OBJECT

private:
    static void everyGame()
    {
        QTest::addColumn<QString>("game");
        for (const GameEntry& entry : allGames()) {
            if (isUnderTest(entry.game))
                QTest::newRow(entry.game.c_str()) << QString::fromStdString(entry.game);
        }
    }

private Q_SLOTS:
    void everythingIsThere_data() { everyGame(); }
    void everythingIsThere()
    {
        QFETCH(QString, game);
        const GameEntry& entry = entryOf(game);
        QVERIFY(entry.page && entry.newMatchPage && entry.digest && entry.report && entry.scoreboard);
        QVERIFY(entry.past.marks && entry.past.moment && entry.past.view && entry.past.changes && entry.standing);
        const auto first = (*Catalog::standard().game(entry.game))->newMatch();
        const std::optional<Json> begins = randomGame(entry.game, 1)->next(*first);
        QVERIFY(begins && first->play(*begins, {})->accepted);
        QVERIFY(RuleBook::of(game) != nullptr);
    }

    void reportsAddUp_data() { everyGame(); }
    void reportsAddUp()
    {
        QFETCH(QString, game);
        const GameEntry& entry = entryOf(game);
        for (unsigned seed = 1; seed <= seeds; ++seed) {
            for (const double share : {0.3, 0.7, 1.0}) {
                const auto match = playedMatch(entry.game, seed, share);
                match->setNames(entry.names);
                const MatchReport report = entry.report(*match);
                QCOMPARE(QString::fromStdString(flawOf(report)), QString());
                QVERIFY(!report.words(report.title).isEmpty());
                // The home page says how it ended, too.
                const MatchSession::Digest digest = entry.digest(*match);
                const bool isWon = std::any_of(report.seats.begin(), report.seats.end(),
                                               [](const ReportSeat& seat) { return seat.hasWon; });
                QVERIFY(entry.outcome);
                QVERIFY(!digest.finished || !isWon || !entry.outcome(digest.summary).isEmpty());
                for (const ReportHouseRule& played : report.houseRules) {
                    const Rule* rule = RuleBook::of(game)->find(played.rule.id);
                    QVERIFY(rule != nullptr && !rule->houseRule.empty());
                    QVERIFY(rule->usualValue != played.value);
                }
                // Who plays, and the scores, are those of the second screen.
                const ScoreboardState board = entry.scoreboard(*match);
                QCOMPARE(board.seats.size(), report.seats.size());
                for (const ReportSeat& seat : report.seats) {
                    const auto shown = std::find_if(board.seats.begin(), board.seats.end(),
                                                    [&](const ScoreboardSeat& one) { return one.seat == seat.seat; });
                    QVERIFY(shown != board.seats.end());
                    QCOMPARE(shown->name, report.nameOf(seat));
                }
            }
        }
    }

    /// Periods, rounds and flags come one after the other, and of a match that is over all are over.
    void howFarAMatchIsIsSeen_data() { everyGame(); }
    void howFarAMatchIsIsSeen()
    {
        QFETCH(QString, game);
        const GameEntry& entry = entryOf(game);
        const auto won = [](const Progress& progress) {
            return std::count_if(progress.owners.begin(), progress.owners.end(), [](int owner) { return owner != 0; });
        };
        Progress before;
        int gameBefore = 1;
        for (const double share : {0.02, 0.2, 0.4, 0.6, 0.8, 1.0}) {
            const auto match = playedMatch(entry.game, 3, share);
            const MatchSession::Digest digest = entry.digest(*match);
            const Progress now = progressOf(digest.summary);
            // Others have turns without number.
            static const QStringList withStretches{QStringLiteral("kaosball"), QStringLiteral("battle-line"),
                                                   QStringLiteral("el-grande"), QStringLiteral("heroes")};
            QCOMPARE(now.isEmpty(), !withStretches.contains(game));
            const int gameNow = valueIn(digest.summary, "game", 1); // of a series
            if (gameNow == gameBefore) {
                QVERIFY(now.pip >= before.pip && won(now) >= won(before));
                QVERIFY(before.pips == 0 || now.pips == before.pips);
            }
            QVERIFY(!digest.finished || now.pips == 0 || now.pip == now.pips + 1);
            QVERIFY(digest.finished || now.pip <= now.pips + 1);
            before = now;
            gameBefore = gameNow;
        }
        QVERIFY(before.isEmpty() || before.pip > 1 || won(before) > 0);
    }
    /// A summary comes from another computer, too.
    void aStrangersProgressIsBounded()
    {
        const Progress strange =
            progressOf({{"progress", {{"pips", 4000}, {"pip", -3}, {"owners", {1, "two", 99, -1, nullptr}}}}});
        QCOMPARE(strange, (Progress{.pip = 0, .pips = 12, .owners = {1, 0, 5, 0, 0}}));
        QVERIFY(progressOf({{"progress", "far"}}).isEmpty());
        QVERIFY(progressOf(nullptr).isEmpty());
    }

    void theSecondScreenSaysWhatTheStripSays_data() { everyGame(); }
    void theSecondScreenSaysWhatTheStripSays()
    {
        QFETCH(QString, game);
        const GameEntry& entry = entryOf(game);
        for (const double share : {0.2, 0.6, 1.0}) {
            const auto match = playedMatch(entry.game, 2, share);
            const ScoreboardState board = entry.scoreboard(*match);
            const whistle::Moment now = entry.past.moment(*match, match->entries().back().number);
            QCOMPARE(board.seats.size(), now.scores.size());
            for (std::size_t i = 0; i < board.seats.size(); ++i) {
                QCOMPARE(board.seats[i].seat, now.scores[i].seat);
                QCOMPARE(board.seats[i].name, now.scores[i].name);
                QCOMPARE(board.seats[i].score, now.scores[i].score);
            }
            QVERIFY(!board.news.isEmpty() || !board.alarm.isEmpty());
        }
    }

    /// Letters and digits are the page's, whatever has the focus; what somebody types stays typed.
    void lettersAndDigitsAreThePages_data() { everyGame(); }
    void lettersAndDigitsAreThePages()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.5));
        int digit = Qt::Key_9; // that is on no button
        const auto isTaken = [&](const QAbstractButton* button) {
            return button->isVisible() && button->shortcut() == QKeySequence(digit);
        };
        const auto buttons = table.page()->findChildren<QAbstractButton*>();
        while (std::any_of(buttons.begin(), buttons.end(), isTaken))
            --digit;
        const QString both = u'q' + QString(QChar(digit));
        const auto type = [&](QWidget& into) {
            into.setFocus();
            const auto* list = qobject_cast<LogList*>(&into);
            const QModelIndex place = list != nullptr ? list->currentIndex() : QModelIndex();
            Typed typed;
            table.page()->installEventFilter(&typed);
            QTest::keyClick(table.window->windowHandle(), Qt::Key_Q);
            QTest::keyClick(table.window->windowHandle(), static_cast<Qt::Key>(digit));
            const bool isThere =
                QApplication::focusWidget() == &into && (list == nullptr || list->currentIndex() == place);
            return isThere ? typed.text : s("it went elsewhere");
        };
        auto* log = table.find<LogList>("log");
        log->setParent(table.page()); // in sight, wherever the page has it
        log->show();
        QCOMPARE(type(*log), both);
        auto* undo = table.find<QAbstractButton>("undoButton");
        QVERIFY(undo != nullptr);
        QCOMPARE(type(*undo), both);
        QLineEdit field(table.page());
        field.show();
        QCOMPARE(type(field), QString());
        QCOMPARE(field.text(), both);
    }

    void theScreenFollowsUndoAndNoSideCopy_data() { everyGame(); }
    void theScreenFollowsUndoAndNoSideCopy()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 3, 0.5));
        const GameEntry& entry = entryOf(game);
        table.window->toggleScoreboard();
        ScoreboardView* view = nullptr;
        for (QWidget* one : QApplication::topLevelWidgets()) {
            auto* itself = qobject_cast<ScoreboardView*>(one);
            if (auto* found = itself != nullptr ? itself : one->findChild<ScoreboardView*>())
                view = found;
        }
        QVERIFY(view != nullptr);
        QCOMPARE(view->state(), entry.scoreboard(table.match()));
        table.session().undo();
        QCOMPARE(view->state(), entry.scoreboard(table.match()));
        const ScoreboardState before = view->state();
        table.window->openPast(PastAct::WhatIf, table.match().entries().front().number);
        QCOMPARE(view->state(), before);
        table.window->toggleScoreboard();
    }

    /// Home goes on with the match that is on: its board, what happened last, whose turn it is; from the match that is
    /// open as from one that lies on the disk.
    void homeShowsTheMatchThatIsOn_data() { everyGame(); }
    void homeShowsTheMatchThatIsOn()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.5));
        const ScoreboardState board = entryOf(game).scoreboard(table.match());
        for (const bool isOpen : {true, false}) {
            if (!isOpen)
                table.reopen();
            table.window->resize(1366, 768);
            table.window->goHome();
            auto* hero = table.find<HomeHero>("currentMatch");
            QVERIFY(hero != nullptr && hero->isVisible());
            QTRY_VERIFY(hero->hasMatch());
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
            int scores = 0;
            for (const CounterLabel* score : hero->findChildren<CounterLabel*>()) {
                if (score->isVisible() && hero->rect().contains(score->mapTo(hero, score->rect().center())) &&
                    score->parentWidget()->height() >= score->height() &&
                    score->parentWidget()->parentWidget()->rect().contains(score->parentWidget()->geometry()))
                    ++scores;
            }
            QCOMPARE(scores, static_cast<int>(board.seats.size()));
            const QString news = table.find<QLabel>("heroNews")->text();
            QCOMPARE(news, board.alarm.isEmpty() ? board.news : board.alarm);
            const auto isActive = [](const ScoreboardSeat& seat) { return seat.active && !seat.note.isEmpty(); };
            const auto mover = std::find_if(board.seats.begin(), board.seats.end(), isActive);
            auto* goOn = table.find<ChoiceButton>("goOnButton");
            if (std::count_if(board.seats.begin(), board.seats.end(), isActive) == 1) {
                QVERIFY2(goOn->title().contains(mover->name), qPrintable(goOn->title()));
                QCOMPARE(goOn->seat(), mover->seat);
            }
            MomentPicture picture(entryOf(game));
            if (isOpen && picture.shape(table.match(), table.match().entries().back().number) > 0) {
                QVERIFY(!hero->boardRect().isEmpty());
                QCoreApplication::processEvents();
                QImage seen = hero->grab().toImage();
                QSet<QRgb> colours;
                const QRect part = hero->boardRect().adjusted(hero->boardRect().width() / 2, 0, 0, 0);
                for (int y = part.top(); y < part.bottom(); y += 4) {
                    for (int x = part.left(); x < part.right(); x += 4)
                        colours.insert(seen.pixel(x, y));
                }
                QVERIFY(colours.size() > 4);
            }
            if (const QString shots = qEnvironmentVariable("WHISTLE_SHOTS"); !shots.isEmpty() && isOpen)
                table.window->grab().save(shots + s("/home-") + game + s(".png"));
        }
    }

    /// The report tells any match in pictures, and no picture is of a board that is not there.
    void theReportTellsTheMatchInPictures_data() { everyGame(); }
    void theReportTellsTheMatchInPictures()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2));
        table.window->resize(1366, 768);
        table.window->openReport(table.session().id().uuid);
        auto* page = table.find<ReportPage>("reportPage");
        QVERIFY(page != nullptr);
        const std::vector<StoryMoment> story = storyOf(page->report());
        QVERIFY(!story.empty());
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        auto* card = table.find<QWidget>("story1");
        QVERIFY(card != nullptr && card->isVisible() && card->height() > card->width() / 3);
        int boards = 0;
        for (const StoryMoment& one : story)
            boards += page->momentPainter()(one.moment.entry, {400, 178}, 1).isNull() ? 0 : 1;
        QVERIFY(boards > 0);
        const QImage share = sharePicture(page->report(), page->momentPainter());
        QCOMPARE(share.size(), QSize(1080, 1350));
        if (const QString shots = qEnvironmentVariable("WHISTLE_SHOTS"); !shots.isEmpty()) {
            table.window->grab().save(shots + s("/report-") + game + s(".png"));
            share.save(shots + s("/share-") + game + s(".png"));
        }
    }

    void theLogHasEveryEntryAndItsPoints_data() { everyGame(); }
    void theLogHasEveryEntryAndItsPoints()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        const GameEntry& entry = entryOf(game);
        auto* log = table.find<LogList>("log");
        QVERIFY(log != nullptr);
        const auto compare = [&] {
            const std::vector<LogEntry> entries = table.match().entries();
            const std::vector<EntryMarks> marks = entry.past.marks(table.match(), 0);
            QCOMPARE(marks.size(), entries.size());
            const auto standing =
                std::count_if(entries.begin(), entries.end(), [](const LogEntry& one) { return !one.withdrawn; });
            unfoldAll(*log);
            int shown = 0;
            for (int row = 0; row < log->lines()->rowCount(); ++row) {
                const LogLine& line = log->lines()->line(row);
                if (line.fold != LogLine::Fold::None)
                    continue;
                shown += line.withdrawn ? 0 : 1;
                QCOMPARE(line.place, line.withdrawn ? 0 : shown); // counted as it stands, whatever was withdrawn
                const auto found = std::find_if(entries.begin(), entries.end(),
                                                [&](const LogEntry& one) { return one.number == line.number; });
                QVERIFY(found != entries.end());
                const EntryMarks& mark = marks[static_cast<std::size_t>(found - entries.begin())];
                QCOMPARE(line.seat, mark.seat);
                // Points stand with their seat and are never added up.
                if (found->withdrawn || found->refused)
                    continue;
                const bool isItsOwn = mark.points.size() == 1 && mark.points.front().seat == mark.seat;
                QCOMPARE(line.points.isEmpty(), !isItsOwn);
                QCOMPARE(line.shares.size(), isItsOwn ? std::size_t{0} : mark.points.size());
            }
            QCOMPARE(shown, static_cast<int>(standing));
        };
        compare();
        for (int times = 0; times < 3; ++times)
            table.session().undo();
        compare();
        table.session().redo();
        compare();
    }

    /// A turn that is over is one line; pressed, it shows its entries, and folded it is as it was. What runs stands
    /// entry by entry.
    // The log tells only what has changed; it must be what it would be if it told everything.
    void theLogToldBitByBitIsTheLogToldAnew_data() { everyGame(); }
    void theLogToldBitByBitIsTheLogToldAnew()
    {
        QFETCH(QString, game);
        const std::vector<Json>& commands = randomEntries(game.toStdString(), 3);
        const auto match = (*Catalog::standard().game(game.toStdString()))->newMatch();
        const GameEntry& entry = entryOf(game);
        const NameReader names = match->names();
        LogBook book(entry.past.marks);
        const auto compare = [&] {
            LogBook anew(entry.past.marks);
            anew.read(*match);
            book.read(*match);
            const std::vector<LogLine> wanted = anew.lines(names);
            const std::vector<LogLine> told = book.lines(names);
            QVERIFY(told == wanted);
            QVERIFY(book.turns(names) == anew.turns(names));
        };
        std::mt19937 chance(7);
        const auto below = [&chance](std::size_t end) { return static_cast<std::size_t>(chance() % end); };
        constexpr std::size_t enough = 120;
        for (std::size_t i = 0; i < std::min(enough, commands.size()); ++i) {
            (void)match->play(commands[i], Instant::now());
            if (below(4) != 0)
                continue;
            compare();
            switch (below(6)) {
            case 0:
            case 1: // some entries back, and most of them forth again
                for (std::size_t count = 1 + below(6); count > 0 && match->undoable(); --count)
                    (void)match->undo(Instant::now());
                compare();
                while (below(8) != 0 && match->redoable()) {
                    (void)match->redo(Instant::now());
                    compare();
                }
                while (match->redoable())
                    (void)match->redo(Instant::now());
                break;
            case 2: { // one in the middle
                const int number = match->entries()[below(match->entries().size())].number;
                (void)match->play({{"edit", "withdraw"}, {"number", number}}, Instant::now());
                compare();
                (void)match->play({{"edit", "restore"}, {"number", number}}, Instant::now());
                break;
            }
            default:
                break;
            }
        }
        compare();
    }

    // Looking back shows every turn as it was and changes nothing; Esc is the present.
    void everyTurnIsLookedBackAtInPlace_data() { everyGame(); }
    void everyTurnIsLookedBackAtInPlace()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        const PastTeller& past = entryOf(game).past;
        const auto* ribbon = table.find<TurnRibbon>("turnRibbon");
        const auto* strip = table.find<ScoreStrip>("scoreStrip");
        auto* middle = table.find<Scroller>("middle");
        QVERIFY(ribbon->isVisible());
        const TurnChips& chips = ribbon->chips();
        QCOMPARE(chips.chip(chips.rowCount() - 1).kind, TurnChip::Kind::Now);
        const ScoreStripState now = strip->state();
        const std::size_t lines = table.match().recordedLines().size();
        const auto key = [&](char which) { QTest::keyClick(QApplication::focusWidget(), which); };
        middle->setFocus();
        int turns = 0;
        int before = INT_MAX;
        for (key(','); ribbon->lookedAt() != before && turns < mostTurns; key(','), ++turns) {
            QVERIFY(ribbon->lookedAt() > 0 && ribbon->lookedAt() < before);
            before = ribbon->lookedAt();
            QVERIFY(table.shows("pastStage") && table.shows("lookBar") && !middle->isEnabled());
            for (const SeatScore& score : past.moment(table.match(), before).scores) {
                const auto seat = std::find_if(strip->state().seats.begin(), strip->state().seats.end(),
                                               [&](const ScoreStripSeat& one) { return one.seat == score.seat; });
                QVERIFY(seat != strip->state().seats.end());
                QCOMPARE(seat->score, score.score);
            }
            const QString words = chips.chip(ribbon->currentIndex().row()).words;
            QVERIFY2(!words.isEmpty() && !words.contains(u'_') && !words.contains(u'%'), qPrintable(words));
        }
        QVERIFY(turns > 2);
        for (const char ofThePresent : {'1', '2', '3', 't', 'a'})
            key(ofThePresent);
        QCOMPARE(table.match().recordedLines().size(), lines);
        key('.');
        QVERIFY(turns == mostTurns || ribbon->lookedAt() > before);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!table.shows("pastStage") && !table.shows("lookBar") && middle->isEnabled());
        QCOMPARE(ribbon->lookedAt(), 0);
        key(',');
        QVERIFY(table.shows("pastStage"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // the main button: back to now
        QVERIFY(!table.shows("pastStage"));
        QVERIFY(strip->state() == now);
        QCOMPARE(table.match().recordedLines().size(), lines);
    }

    void aTurnUnderTheMouseIsLookedAtWhileItRestsThere_data() { everyGame(); }
    void aTurnUnderTheMouseIsLookedAtWhileItRestsThere()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        auto* ribbon = table.find<TurnRibbon>("turnRibbon");
        const QModelIndex last = ribbon->model()->index(ribbon->chips().rowCount() - 2, 0);
        const auto point = [&](QPoint at) {
            QMouseEvent moved(QEvent::MouseMove, at, ribbon->viewport()->mapToGlobal(QPointF(at)), Qt::NoButton,
                              Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(ribbon->viewport(), &moved);
        };
        point({-40, -40});
        point(ribbon->visualRect(last).center());
        QVERIFY(!table.shows("pastStage")); // it may be on its way
        QTRY_VERIFY(table.shows("pastStage"));
        QCOMPARE(ribbon->lookedAt(), ribbon->chips().chip(last.row()).number);
        QVERIFY(!table.shows("lookBar"));
        QVERIFY(table.find<Scroller>("middle")->isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Shift); // whoever types means the present
        QVERIFY(!table.shows("pastStage"));
        point({-40, -40});
        point(ribbon->visualRect(last).center());
        QTRY_VERIFY(table.shows("pastStage"));
        QTest::mouseClick(ribbon->viewport(), Qt::LeftButton, {}, ribbon->visualRect(last).center());
        QVERIFY(table.shows("lookBar"));
        point({-40, -40});
        QTest::qWait(300);
        QVERIFY(table.shows("pastStage")); // pressed, it stays
        QTest::mouseClick(table.find<QAbstractButton>("backToNow"), Qt::LeftButton);
        QVERIFY(!table.shows("pastStage"));
    }

    // Undo shows first what it would take back; an entry of the present ends looking back.
    void whoLooksBackComesBackBeforeAnythingChanges_data() { everyGame(); }
    void whoLooksBackComesBackBeforeAnythingChanges()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        const std::size_t lines = table.match().recordedLines().size();
        table.find<Scroller>("middle")->setFocus();
        QTest::keyClick(QApplication::focusWidget(), ',');
        QVERIFY(table.shows("pastStage"));
        table.page()->undo();
        QVERIFY(!table.shows("pastStage"));
        QCOMPARE(table.match().recordedLines().size(), lines);
        QTest::keyClick(QApplication::focusWidget(), ',');
        QVERIFY(table.shows("pastStage"));
        table.session().undo();
        QVERIFY(!table.shows("pastStage"));
        QVERIFY(table.match().recordedLines().size() > lines);
    }

    // What would be if it ended now is no matter of a season: neither in its matches nor on side copies of them.
    void aMatchOfASeasonTellsNothingOfWhatWouldBe_data() { everyGame(); }
    void aMatchOfASeasonTellsNothingOfWhatWouldBe()
    {
        QFETCH(QString, game);
        int told = 0;
        for (const bool isOfSeason : {false, true}) {
            for (const double share : {0.4, 0.7}) {
                Table table(*playedMatch(game.toStdString(), 2, share), isOfSeason);
                QCOMPARE(table.session().isFriendly(), !isOfSeason);
                int pending = 0;
                for (const ScoreStripSeat& seat : table.find<ScoreStrip>("scoreStrip")->state().seats)
                    pending += seat.pending.has_value();
                if (isOfSeason)
                    QCOMPARE(pending, 0);
                table.find<Scroller>("middle")->setFocus();
                QTest::keyClick(QApplication::focusWidget(), ',');
                const auto* moment = table.find<QWidget>("pastStage")->findChild<MomentView*>();
                QVERIFY(moment == nullptr || moment->tellsOutlook() != isOfSeason);
                told += pending;
            }
        }
        QCOMPARE(told > 0, game == s("kaosball") || game == s("el-grande"));
    }

    void aTurnIsOneLine_data() { everyGame(); }
    void aTurnIsOneLine()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        auto* log = table.find<LogList>("log");
        const auto rows = [log] {
            std::vector<LogLine> lines;
            for (int row = 0; row < log->lines()->rowCount(); ++row)
                lines.push_back(log->lines()->line(row));
            return lines;
        };
        const std::vector<LogLine> folded = rows();
        const std::vector<EntryMarks> marks = entryOf(game).past.marks(table.match(), 0);
        if (isMadeGame() &&
            std::all_of(marks.begin(), marks.end(), [](const EntryMarks& one) { return one.beginsTurn; })) {
            // A turn is one entry: each has its line, and nothing folds.
            QCOMPARE(folded.size(), table.match().entries().size());
            QVERIFY(std::all_of(folded.begin(), folded.end(),
                                [](const LogLine& line) { return line.fold == LogLine::Fold::None; }));
            return;
        }
        QVERIFY(folded.size() < table.match().entries().size());
        QCOMPARE(folded.back().fold, LogLine::Fold::None);
        const auto turn = std::find_if(folded.begin(), folded.end(),
                                       [](const LogLine& line) { return line.fold == LogLine::Fold::Closed; });
        QVERIFY(turn != folded.end() && !turn->sentence.isEmpty());
        const auto row = static_cast<int>(turn - folded.begin());
        const QSignalSpy pressed(log, &LogList::pressed);
        log->scrollTo(log->model()->index(row, 0));
        const auto press = [&] {
            QTest::mouseClick(log->viewport(), Qt::LeftButton, {},
                              log->visualRect(log->model()->index(row, 0)).center());
        };
        press();
        const std::vector<LogLine> open = rows();
        QCOMPARE(open[static_cast<std::size_t>(row)].fold, LogLine::Fold::Open);
        QVERIFY(open.size() > folded.size() + 1);
        QCOMPARE(open[static_cast<std::size_t>(row) + 1].number, turn->turn); // the entry with which it begins
        press();
        QVERIFY(rows() == folded);
        log->setCurrentIndex(log->model()->index(row, 0));
        QTest::keyClick(log, Qt::Key_Return);
        QVERIFY(rows() == open);
        QTest::keyClick(log, Qt::Key_Left);
        QVERIFY(rows() == folded);
        QCOMPARE(pressed.count(), 0);
    }

    /// A refusal stands where it is seen, sounds once, and can be left or recorded all the same.
    void aRulingSaysItsHeadlineOnce_data() { everyGame(); }
    void aRulingSaysItsHeadlineOnce()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 1, 0.5));
        for (const LogEntry& one : table.match().entries()) {
            const RulingState told = table.session().banner(table.match().entryAt(one.number)->ruling);
            QVERIFY(!told.sentence.isEmpty());
            const bool again = told.reasons.contains(told.sentence) || told.reasons.contains(told.sentence + u'.');
            QVERIFY2(!again, qPrintable(told.sentence));
        }
    }

    void aRefusalIsSeenAndHeard_data() { everyGame(); }
    void aRefusalIsSeenAndHeard()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.5));
        table.window->resize(1024, 700);
        QTest::qWait(0);
        auto* banner = table.find<RulingBanner>("refusalBanner");
        QVERIFY(banner != nullptr && !banner->isVisible());
        const QSignalSpy heard(table.page(), &GamePage::cueAsked);
        const Json again = table.match().entryAt(table.match().entries().front().number)->entry;
        const std::size_t before = table.match().entries().size();
        QCOMPARE(table.session().play(again), Played::Refused); // a match begins once
        QCOMPARE(table.match().entries().size(), before);
        QCOMPARE(heard.count(), 1);
        QCOMPARE(heard.front().front().value<Cue>(), Cue::Error);
        QVERIFY(banner->isVisible());
        QVERIFY(!banner->state().sentence.isEmpty() && !banner->state().rules.isEmpty());
        QTRY_VERIFY(!banner->visibleRegion().isEmpty());
        // On a usual screen it takes its room from the board, and nothing has to scroll.
        table.window->resize(1366, 768);
        const QScrollBar* scroll = table.find<Scroller>("middle")->verticalScrollBar();
        QTRY_COMPARE(scroll->maximum(), 0); // once layouts have come to rest
        // Enter, in a hurry, enters nothing past it.
        const Json stood = table.match().table();
        for (int times = 0; times < 2; ++times)
            QTest::keyClick(table.window->windowHandle(), Qt::Key_Return);
        QCOMPARE(table.match().table(), stood);
        QVERIFY(banner->isVisible());
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!banner->isVisible());
    }

    void theRailFoldsIntoTheStrip_data() { everyGame(); }
    void theRailFoldsIntoTheStrip()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.5));
        QVERIFY(table.page()->makeRoomForMenu(0) > 0);
        auto* strip = table.find<QWidget>("scoreStrip");
        table.window->resize(760, 700);
        QTest::qWait(0);
        QVERIFY(strip->mapTo(table.window.get(), QPoint()).x() > 0);
        QCOMPARE(table.page()->mapTo(table.window.get(), QPoint()).x(), 0);
    }

    void undoGoesBackToTheBeginningByKeysAndForthAgain_data() { everyGame(); }
    void undoGoesBackToTheBeginningByKeysAndForthAgain()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 1, 0.3));
        const std::string whole = table.match().table().dump();
        QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
        int steps = 0;
        while (table.session().canUndo()) {
            QTest::keyClick(table.window.get(), Qt::Key_Z);
            QVERIFY(++steps < 10'000);
        }
        QVERIFY(steps > 1);
        for (int step = 0; step < steps; ++step)
            QTest::keyClick(table.window.get(), Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(table.match().table().dump(), whole);
    }

    void theTimeMachineGoesToEveryEntry_data() { everyGame(); }
    void theTimeMachineGoesToEveryEntry()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.4));
        const GameEntry& entry = entryOf(game);
        const std::string before = table.match().table().dump();
        const std::vector<LogEntry> entries = table.match().entries();
        for (std::size_t i = 0; i < entries.size(); i += 7) {
            table.window->openPast(PastAct::Look, entries[i].number);
            QCOMPARE(table.window->currentPage()->objectName(), s("timeMachine"));
            QVERIFY(!entry.past.moment(table.match(), entries[i].number).when.isEmpty());
        }
        const auto view = std::unique_ptr<MomentView>(entry.past.view(nullptr));
        view->resize(900, 600);
        for (const LogEntry& one : entries)
            view->showMoment(table.match(), one.number);
        // On a side copy the game's own page runs; what is undone there touches nothing.
        table.window->openPast(PastAct::WhatIf, entries[entries.size() / 2].number);
        QTest::keyClick(table.window.get(), Qt::Key_Z);
        QCOMPARE(table.match().table().dump(), before);
    }

    void changesAreToldInWords_data() { everyGame(); }
    void changesAreToldInWords()
    {
        QFETCH(QString, game);
        const GameEntry& entry = entryOf(game);
        const auto after = playedMatch(entry.game, 2, 0.8);
        const auto before = after->copyAt(after->entries()[after->entries().size() / 2].number);
        QVERIFY(before != nullptr);
        const std::vector<TableChange> changes = tableChanges(before->table(), after->table());
        QVERIFY(!changes.empty());
        for (const ChangeWords& words : entry.past.changes(*before, *after, changes)) {
            QVERIFY(!words.name.isEmpty());
            QVERIFY(words.before != words.after);
        }
    }

    void aKilledProgramGoesOnAtTheSameEntry_data() { everyGame(); }
    void aKilledProgramGoesOnAtTheSameEntry()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        QProcess window;
        window.start(QCoreApplication::arguments().front(), {s("--die-in"), folder.path(), game});
        QVERIFY(window.waitForFinished(120'000));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit);
        QFile told(folder.filePath(s("told")));
        QVERIFY(told.open(QIODevice::ReadOnly));
        MainWindow next(allGames(), folder.path());
        next.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next));
        auto* goOn = next.findChild<QAbstractButton*>(s("goOnButton"));
        QVERIFY(goOn != nullptr && goOn->isVisible());
        goOn->click();
        QVERIFY(next.session() != nullptr);
        QCOMPARE(QByteArray::fromStdString(next.session()->match().table().dump()), told.readAll());
    }

    /// The house rules are asked in the rulebook's own words, and go with the match into its report.
    void theHouseRulesAreTheRulebooks_data() { everyGame(); }
    void theHouseRulesAreTheRulebooks()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 1, 0.1));
        table.window->newMatch(game);
        QWidget* page = table.window->currentPage();
        auto* toggle = page->findChild<QAbstractButton*>(s("houseRulesToggle"));
        QVERIFY(toggle != nullptr);
        toggle->click();
        QTest::qWait(0);
        int asked = 0;
        for (const Rule& rule : RuleBook::of(game)->rules()) {
            if (rule.houseRule.empty())
                continue;
            ++asked;
            auto* control = page->findChild<QWidget*>(QString::fromStdString(rule.houseRule));
            QVERIFY2(control != nullptr && control->isVisible(), rule.houseRule.c_str());
            QCOMPARE(control->accessibleName(), QString::fromStdString(rule.words.in(BookLanguage::English).title));
        }
        QVERIFY(asked > 0);
        // Esc closes the list before it leaves the page.
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QCOMPARE(table.window->currentPage(), page);
    }

    /// Who has not played yet may watch the example first, entry by entry.
    void theExampleIsWatchedFromTheNewMatchPage_data() { everyGame(); }
    void theExampleIsWatchedFromTheNewMatchPage()
    {
        QFETCH(QString, game);
        const auto before = playedMatch(game.toStdString(), 4, 0.1);
        Table table(*before);
        const QString old = table.session().id().uuid;
        table.window->newMatch(game);
        auto* watch = table.window->currentPage()->findChild<QAbstractButton*>(s("watchTile"));
        QVERIFY(watch != nullptr && watch->isVisible());
        watch->click();
        QVERIFY(qobject_cast<GamePage*>(table.window->currentPage()) != nullptr);
        QVERIFY(table.find<QWidget>("pastStage")->isVisible());
        QVERIFY(table.session().id().uuid != old);
        QCOMPARE(table.match().game(), game.toStdString());
        QVERIFY(table.match().entries().size() > 20);
    }

    // It goes on by itself, entry by entry with its ruling, until somebody touches it; nothing is recorded.
    void aMatchPlaysItselfAgain_data() { everyGame(); }
    void aMatchPlaysItselfAgain()
    {
        QFETCH(QString, game);
        Table table(*playedMatch(game.toStdString(), 2, 0.8));
        ThemeChoice moving = table.window->settings().theme();
        moving.motion = Motion::Full;
        table.window->settings().setTheme(moving);
        const std::size_t lines = table.match().recordedLines().size();
        table.page()->beginShow();
        const auto* ribbon = table.find<TurnRibbon>("turnRibbon");
        const auto* ruling = table.find<RulingBanner>("pastRuling");
        const auto* entries = table.find<LogList>("pastEntries");
        const auto button = [&](const char* name) { return table.find<QAbstractButton>(name); };
        QVERIFY(ruling->isVisible() && !ruling->state().sentence.isEmpty());
        const auto at = [&] { return std::pair(ribbon->lookedAt(), entries->currentNumber()); };
        const auto first = at();
        button("replaySpeed")->click(); // twice as fast
        QTRY_VERIFY(at() != first);
        const auto second = at();
        QTRY_VERIFY(at() != second);
        QTest::mouseClick(table.find<QWidget>("pastStage"), Qt::LeftButton, {}, QPoint(2, 2));
        const auto third = at();
        QTest::qWait(1000);
        QCOMPARE(at(), third);
        QVERIFY(button("replaySpeed") == nullptr || !button("replaySpeed")->isVisible());
        button("replay")->click();
        QTRY_VERIFY(at() != third);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!table.find<QWidget>("pastStage")->isVisible());
        QCOMPARE(table.match().recordedLines().size(), lines);
        // With reduced motion nothing goes by itself.
        moving.motion = Motion::Reduced;
        table.window->settings().setTheme(moving);
        table.page()->beginShow();
        QVERIFY(button("replay") == nullptr || !button("replay")->isVisible());
    }

    /// Who has played is likely to play again: the page remembers the match before, and starts one like it.
    void theNextMatchRemembersTheLast_data() { everyGame(); }
    void theNextMatchRemembersTheLast()
    {
        QFETCH(QString, game);
        const auto before = playedMatch(game.toStdString(), 4, 0.1);
        Table table(*before);
        const Json first = before->entryAt(before->entries().front().number)->entry;
        table.window->settings().setValue(game + s("/last"), QString::fromStdString(first.dump()));
        const QString old = table.session().id().uuid;
        table.window->newMatch(game);
        auto* start = table.window->currentPage()->findChild<MainButton*>(s("startButton"));
        QVERIFY(start != nullptr);
        QVERIFY2(!start->isUnavailable(),
                 qPrintable(table.window->currentPage()->findChild<QWidget*>(s("missing"))->accessibleName()));
        start->click();
        QTRY_VERIFY(table.window->session() != nullptr && table.session().id().uuid != old);
        const whistle::Moment was = entryOf(game).past.moment(*before, before->entries().front().number);
        const whistle::Moment is = entryOf(game).past.moment(table.match(), table.match().entries().front().number);
        QCOMPARE(is.scores.size(), was.scores.size());
        for (std::size_t i = 0; i < is.scores.size(); ++i)
            QCOMPARE(is.scores[i].name, was.scores[i].name);
    }
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QStringLiteral("--die-in"))
        return playAndDie(arguments[2], arguments[3]);
    TestWindowContract test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_window_contract.moc"
