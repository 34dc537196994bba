// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/scrubber.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "disputes/challenge_page.h"
#include "games.h"
#include "hand.h"
#include "journal/game_match.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "match/side_table.h"
#include "past/changes_panel.h"
#include "past/time_machine.h"
#include "random_games.h"
#include "reference_match.h"
#include "window/main_window.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

using KaosballMatch = GameMatch<kaosball::Game>;
using Kind = PlaythroughStep::Kind;

/// The window with the reference match, played as far as its first `entries` commands (0: all).
class Opened {
public:
    explicit Opened(int entries, QSize size = {1366, 768}, ThemeChoice look = {Shade::Dark, 1.0, Motion::Reduced})
    {
        KaosballMatch match;
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
            if (step.kind == Kind::Command &&
                (entries == 0 || match.entries().size() < static_cast<std::size_t>(entries)))
                (void)match.play(step.content, Instant{1'770'000'000});
        }
        {
            const auto store = Store::open(m_folder.path());
            m_uuid = (*store)->importMatch(match.recordedLines(), Instant{1'770'000'000})->uuid;
        }
        start(size, look);
    }

    /// The program is started anew.
    void restart(QSize size = {1366, 768}, ThemeChoice look = {Shade::Dark, 1.0, Motion::Reduced})
    {
        m_window.reset();
        start(size, look);
    }

    [[nodiscard]] MainWindow& window() const { return *m_window; }
    [[nodiscard]] const Match& match() const { return m_window->session()->match(); }
    [[nodiscard]] std::size_t linesOnDisk() const { return m_window->store()->load(MatchId{m_uuid})->size(); }
    [[nodiscard]] TimeMachine* machine() const { return m_window->findChild<TimeMachine*>(); }
    template <class Widget = QAbstractButton>
    [[nodiscard]] Widget* find(const char* name) const
    {
        const auto found = m_window->findChildren<Widget*>(QString::fromLatin1(name));
        for (Widget* widget : found) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    /// Clicks a visible button.
    bool press(const char* name)
    {
        auto* button = find(name);
        if (button == nullptr)
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        return true;
    }
    /// The button of that name in the box about an illegal entry.
    bool pressIn(int illegal, const char* name)
    {
        const auto* box = m_window->findChild<RulingBanner*>(QStringLiteral("illegal_%1").arg(illegal));
        auto* button = box ? box->findChild<QAbstractButton*>(QString::fromLatin1(name)) : nullptr;
        if (button == nullptr)
            return false;
        button->click();
        settle();
        return true;
    }
    /// On the draft page, while a lot is being sold.
    bool bid(int number) { return press(qPrintable(QStringLiteral("bid_%1").arg(number))); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* target = QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get();
        QTest::keyClick(target, key, modifiers);
        settle();
    }
    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString title() const { return find<QLabel>("timeMachineTitle")->text(); }
    [[nodiscard]] const ChangesState& words() const { return m_window->findChild<ChangesPanel*>()->state(); }
    [[nodiscard]] MatchSession* sideSession() const { return machine() ? machine()->sideSession() : nullptr; }
    void shoot(const QString& name) const
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/time-machine-%2.png").arg(folder, name));
    }

private:
    void start(QSize size, const ThemeChoice& look)
    {
        m_window = std::make_unique<MainWindow>(allGames(), m_folder.path());
        m_window->settings().setLanguage(QStringLiteral("en"));
        m_window->settings().setSound(false);
        m_window->settings().setTheme(look);
        m_window->resize(size);
        m_window->show();
        m_window->activateWindow();
        m_window->openMatch(m_uuid);
        (void)QTest::qWaitForWindowActive(m_window.get());
        settle();
    }

    QTemporaryDir m_folder;
    QString m_uuid;
    std::unique_ptr<MainWindow> m_window;
};

/// An entry of the match without which later ones would be illegal that could all be recorded all the same; 0: there is
/// none.
int deletionToOverride(const Match& match)
{
    for (const LogEntry& entry : match.entries()) {
        PastDraft draft(match);
        if (!draft.withdraw(entry.number).empty() || draft.isSettled())
            continue;
        for (int tries = 0; tries < 4 && !draft.isSettled(); ++tries)
            (void)draft.override(draft.rewrite()->illegal.front().number, "agreed");
        if (draft.isSettled())
            return entry.number;
    }
    return 0;
}

QString changeNamed(const ChangesState& words, const QString& name)
{
    for (const ChangeWords& change : words.changes) {
        if (change.name == name)
            return QStringLiteral("%1 > %2").arg(change.before, change.after);
    }
    return QStringLiteral("unchanged");
}

} // namespace

class TestTimeMachine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One tap may stand for several commands (a draw and the card after it): all of them take the place of an entry.
    void whatOneTapEnteredIsCorrectedAsOne()
    {
        const std::unique_ptr<Match> match = (*Catalog::standard().game("battle-line"))->newMatch();
        const std::unique_ptr<RandomGame> player = randomGame("battle-line", 3);
        for (int entry = 0; entry < 40; ++entry)
            QVERIFY(match->play(*player->next(*match), {})->accepted);
        const auto isDraw = [&](const LogEntry& entry) -> bool {
            return match->entered(entry.number)->entry.at("command") == "draw";
        };
        const std::vector<LogEntry>& log = match->entries();
        const auto draw = std::find_if(log.begin(), log.end(), isDraw);
        QVERIFY(draw != log.end() && draw + 1 != log.end());
        const EnteredEntry card = *match->entered((draw + 1)->number);
        const EnteredEntry other{{{"command", "draw"}, {"deck", "troop"}}, {}};
        const auto commandsFrom = [](const Match& shown, std::size_t from) {
            std::vector<Json> commands;
            for (std::size_t i = from; i < shown.entries().size(); ++i)
                commands.push_back(shown.entered(shown.entries()[i].number)->entry);
            return commands;
        };
        const auto place = static_cast<std::size_t>(draw - log.begin());
        PastDraft draft(*match);
        QVERIFY(draft.replace(draw->number, {other, card}).empty());
        const std::vector<Json> then = commandsFrom(draft.shown(), place);
        QVERIFY(then.at(0) == other.entry && then.at(1) == card.entry && then.at(2) == card.entry);
        // Behind the last entry there is nothing to insert before.
        PastDraft atTheEnd(*match);
        QVERIFY(atTheEnd.replace(log.back().number, {other, card}).empty());
        const std::vector<Json> last = commandsFrom(atTheEnd.shown(), log.size() - 1);
        QVERIFY(last.size() == 2 && last.at(0) == other.entry && last.at(1) == card.entry);
        PastDraft forgotten(*match);
        QVERIFY(forgotten.insert(draw->number, {other, card}).empty());
        const std::vector<Json> before = commandsFrom(forgotten.shown(), place);
        QVERIFY(before.at(0) == other.entry && before.at(1) == card.entry);
    }

    void theScrubberGoesToEveryEntry()
    {
        Opened opened(0);
        const int count = static_cast<int>(opened.match().entries().size());
        QVERIFY(count > 150);
        QVERIFY(opened.press("timeMachineButton"));
        auto* scrubber = opened.find<Scrubber>("scrubber");
        QVERIFY(scrubber != nullptr && scrubber->hasFocus());
        QCOMPARE(scrubber->count(), count);
        QCOMPARE(scrubber->current(), count - 1);
        QCOMPARE(opened.title(), QStringLiteral("Time machine, entry %1 of %1").arg(count));
        QCOMPARE(opened.find<QLabel>("scoresBetween")->text(), QStringLiteral("to")); // 26 to 18

        opened.key(Qt::Key_Home);
        QCOMPARE(opened.title(), QStringLiteral("Time machine, entry 1 of %1").arg(count));
        opened.key(Qt::Key_Right);
        opened.key(Qt::Key_Right);
        QCOMPARE(opened.machine()->number(), 3);
        opened.key(Qt::Key_PageDown);
        QVERIFY(opened.find<QLabel>("timeMachineCaption")->text().startsWith(QStringLiteral("Period 1")));
        const int firstPeriod = scrubber->current();
        opened.key(Qt::Key_PageDown);
        QVERIFY(opened.find<QLabel>("timeMachineCaption")->text().startsWith(QStringLiteral("Period 2")));
        opened.key(Qt::Key_PageUp);
        QCOMPARE(scrubber->current(), firstPeriod);
        opened.key(Qt::Key_PageUp);
        QCOMPARE(scrubber->current(), 0);
        opened.key(Qt::Key_End);
        QCOMPARE(scrubber->current(), count - 1);
        QVERIFY(opened.press("stepBackButton"));
        QCOMPARE(scrubber->current(), count - 2);

        // With the mouse: a press anywhere, and on along the track.
        const int x = qRound(scrubber->xOf(100));
        const int y = scrubber->height() / 2;
        QTest::mousePress(scrubber, Qt::LeftButton, {}, {x, y});
        QCOMPARE(opened.machine()->number(), 101);
        QTest::mouseMove(scrubber, {qRound(scrubber->xOf(110)), y});
        QTest::mouseRelease(scrubber, Qt::LeftButton, {}, {qRound(scrubber->xOf(110)), y});
        QCOMPARE(scrubber->detentAt(scrubber->xOf(57)), 57);

        QVERIFY(opened.press("timeMachineClose"));
        QVERIFY(opened.machine() == nullptr);
        QCOMPARE(opened.match().entries().size(), static_cast<std::size_t>(count));
    }

    void everyMomentIsShownAsItWas()
    {
        Opened opened(0);
        QVERIFY(opened.press("timeMachineButton"));
        auto* scrubber = opened.find<Scrubber>("scrubber");
        const std::vector<LogEntry> log = opened.match().entries();
        for (int detent = 0; detent < scrubber->count(); detent += 7) {
            scrubber->go(detent);
            const int number = log[static_cast<std::size_t>(detent)].number;
            QCOMPARE(opened.machine()->number(), number);
            QCOMPARE(opened.find<LogList>("pastLog")->currentNumber(), number);
            const Json table = *opened.match().tableAt(number);
            const QString scores = opened.find<QWidget>("timeMachineScores")->accessibleName();
            QCOMPARE(scores, QStringLiteral("Fangs %1, Amazons %2")
                                 .arg(table["scores"]["fangs"].get<int>())
                                 .arg(table["scores"]["amazons"].get<int>()));
            const auto* field = opened.find<CrossfieldView>("momentField");
            std::size_t standing = 0;
            for (const auto& figure : table["figures"].items())
                standing += figure.value()["where"] == "field" && !figure.value()["space"].is_null() ? 1 : 0;
            QCOMPARE(field ? field->model().figures.size() : 0, standing);
        }
    }

    void theScrubberIsASliderForScreenReaders()
    {
        Opened opened(40);
        QVERIFY(opened.press("timeMachineButton"));
        auto* scrubber = opened.find<Scrubber>("scrubber");
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(scrubber);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QAccessibleValueInterface* value = spoken->valueInterface();
        QVERIFY(value != nullptr);
        QCOMPARE(value->currentValue().toInt(), 40);
        QCOMPARE(value->maximumValue().toInt(), 40);
        value->setCurrentValue(5);
        QCOMPARE(opened.machine()->number(), 5);
        QVERIFY(spoken->text(QAccessible::Value).startsWith(QStringLiteral("Entry 5: ")));
    }

    /// What came in behind the first of them belongs to it.
    void whatOneTapEnteredIsCorrectedAnewAsOne()
    {
        const std::unique_ptr<Match> match = (*Catalog::standard().game("battle-line"))->newMatch();
        const std::unique_ptr<RandomGame> player = randomGame("battle-line", 3);
        for (int entry = 0; entry < 40; ++entry)
            QVERIFY(match->play(*player->next(*match), {})->accepted);
        const std::vector<LogEntry>& log = match->entries();
        const auto draw = std::find_if(log.begin(), log.end(), [&](const LogEntry& entry) {
            return match->entered(entry.number)->entry.at("command") == "draw";
        });
        QVERIFY(draw != log.end() && draw + 1 != log.end());
        const int number = draw->number;
        const int next = (draw + 1)->number;
        const int last = log.back().number;
        const EnteredEntry first{{{"command", "draw"}, {"deck", "troop"}}, {}};
        const EnteredEntry card = *match->entered(next);
        const EnteredEntry other{{{"command", "draw"}, {"deck", "tactics"}}, {}};
        const auto replaced = [](int at, const EnteredEntry& entry) {
            return Json{{"edit", "replace"}, {"number", at}, {"entry", entry.entry}};
        };
        const auto inserted = [](int before, const EnteredEntry& entry) {
            return Json{{"edit", "insert"}, {"before", before}, {"entry", entry.entry}};
        };
        const auto withdrawn = [](int at) { return Json{{"edit", "withdraw"}, {"number", at}}; };
        using Lines = std::vector<Json>;

        PastDraft draft(*match);
        QVERIFY(draft.insert(next, {other}).empty());
        QVERIFY(draft.replace(number, {first, card}).empty());
        // Right behind the first, whatever else is inserted there.
        QVERIFY((draft.lines() == Lines{replaced(number, first), inserted(next, card), inserted(next, other)}));
        QVERIFY(draft.override(number, "agreed").empty());
        QCOMPARE(draft.lines().size(), std::size_t{3});
        QVERIFY(draft.lines().front().at("override") == "agreed");
        QVERIFY(draft.replace(number, {first, card}).empty());
        QVERIFY((draft.lines() == Lines{replaced(number, first), inserted(next, card), inserted(next, other)}));
        QVERIFY(draft.replace(number, {first}).empty());
        QVERIFY((draft.lines() == Lines{replaced(number, first), inserted(next, other)}));
        QVERIFY(draft.replace(number, {first, card}).empty());
        QVERIFY(draft.withdraw(number).empty());
        QVERIFY((draft.lines() == Lines{withdrawn(number), inserted(next, other)}));

        // The same of entries that the draft inserts.
        PastDraft forgotten(*match);
        QVERIFY(forgotten.insert(number, {first, card}).empty());
        const int own = static_cast<int>(match->recordedLines().size());
        QVERIFY(forgotten.replace(own, {first, card, other}).empty());
        QVERIFY((forgotten.lines() == Lines{inserted(number, first), inserted(number, card), inserted(number, other)}));
        QVERIFY(forgotten.replace(own + 1, {card, card}).empty()); // the first of them stays
        QCOMPARE(forgotten.lines().size(), std::size_t{4});
        QVERIFY(forgotten.replace(own, {other}).empty());
        QVERIFY((forgotten.lines() == Lines{inserted(number, other)}));
        QVERIFY(forgotten.withdraw(own).empty());
        QVERIFY(forgotten.isEmpty());

        // And where the last of them takes the place of the last entry.
        PastDraft atTheEnd(*match);
        QVERIFY(atTheEnd.replace(last, {first, card}).empty());
        QVERIFY(atTheEnd.replace(own, {other, card}).empty());
        QVERIFY((atTheEnd.lines() == Lines{inserted(last, other), replaced(last, card)}));
        QVERIFY(atTheEnd.replace(last, {first}).empty());
        QVERIFY((atTheEnd.lines() == Lines{inserted(last, other), replaced(last, first)}));
        QVERIFY(atTheEnd.withdraw(own).empty());
        QVERIFY((atTheEnd.lines() == Lines{withdrawn(last)}));
    }

    /// A figure that is dragged is activated and moves: two entries by one gesture.
    void whatOneGestureEntersIsCorrectedAsOne()
    {
        Opened opened(0);
        const auto commandOf = [&](int number) -> std::string {
            return opened.match().entryAt(number)->entry.at("command");
        };
        // A sprint, done anew by dragging the figure along the way that it took.
        const std::vector<LogEntry> log = opened.match().entries();
        const auto sprint = std::find_if(log.begin(), log.end() - 1, [&](const LogEntry& entry) {
            return commandOf(entry.number) == "activate" &&
                   opened.match().entryAt(entry.number)->entry.at("action") == "sprint" &&
                   commandOf((&entry + 1)->number) == "move";
        });
        QVERIFY(sprint != log.end() - 1);
        const Json way = opened.match().entryAt((sprint + 1)->number)->entry.at("path");
        const std::string figure = opened.match().entryAt(sprint->number)->entry.at("figure");
        opened.window().openPast(PastAct::Correct, sprint->number);
        QVERIFY(opened.sideSession() != nullptr);
        CrossfieldView* field = nullptr;
        for (auto* one : opened.machine()->findChildren<CrossfieldView*>()) {
            if (one->isVisible() && one->objectName() != QStringLiteral("momentField"))
                field = one;
        }
        QVERIFY(field != nullptr);
        QSignalSpy entered(opened.machine()->findChild<SideTable*>(), &SideTable::entered);
        Hand hand(opened.window());
        QCOMPARE(
            hand.drag(*field, QString::fromStdString(figure), {QString::fromStdString(way.front().get<std::string>())}),
            QString());
        QTRY_COMPARE(entered.count(), 1);
        const auto entries = entered.front().front().value<std::vector<EnteredEntry>>();
        QVERIFY(entries.size() > 1);
        QVERIFY(entries.at(0).entry.at("command") == "activate" && entries.at(0).entry.at("figure") == figure);
        QVERIFY(entries.at(1).entry.at("command") == "move");
    }

    void anEntryIsCorrectedByDoingItAnew()
    {
        Opened opened(20);
        const std::size_t lines = opened.match().recordedLines().size();
        // Entry 5: the Fangs bid 5 for Pile Driver. It was 6.
        auto* log = opened.find<LogList>("log");
        log->setFocus();
        log->setCurrentIndex(log->unfoldedAt(5));
        opened.key(Qt::Key_F2);
        QVERIFY(opened.sideSession() != nullptr);
        QVERIFY(opened.find<QWidget>("sideBand") != nullptr);
        QCOMPARE(opened.sideSession()->match().entries().size(), std::size_t{4});
        QVERIFY(opened.bid(6));
        QVERIFY(opened.sideSession() == nullptr);
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 5 is corrected"));
        QCOMPARE(changeNamed(opened.words(), QStringLiteral("Fangs cash")), QStringLiteral("5 > 4"));
        QVERIFY(opened.words().illegal.empty());

        // Nothing has happened so far.
        QCOMPARE(opened.match().recordedLines().size(), lines);
        QCOMPARE(opened.linesOnDisk(), lines);
        QCOMPARE(opened.match().table()["cash"]["fangs"].get<int>(), 5);

        QVERIFY(opened.press("acceptChanges"));
        QVERIFY(opened.machine() == nullptr);
        QCOMPARE(opened.match().table()["cash"]["fangs"].get<int>(), 4);
        QCOMPARE(opened.linesOnDisk(), lines + 1);
        opened.restart();
        QCOMPARE(opened.match().table()["cash"]["fangs"].get<int>(), 4);
        QVERIFY(opened.match().entries()[4].correctedBy > 0);
    }

    void leavingItAsItWasChangesNothing()
    {
        Opened opened(20);
        const std::string before = opened.match().table().dump();
        opened.window().openPast(PastAct::Delete, 6);
        QVERIFY(!opened.words().edit.isEmpty());
        opened.key(Qt::Key_Escape);
        QVERIFY(opened.words().edit.isEmpty());
        QVERIFY(opened.machine() != nullptr);
        opened.window().openPast(PastAct::Delete, 6);
        QVERIFY(opened.press("leaveChanges"));
        QVERIFY(opened.words().edit.isEmpty());
        opened.key(Qt::Key_Escape);
        QVERIFY(opened.machine() == nullptr);
        QCOMPARE(opened.match().table().dump(), before);
        QCOMPARE(opened.linesOnDisk(), opened.match().recordedLines().size());
    }

    void whatBecomesIllegalIsToldFirstAndMustBeSettled()
    {
        Opened opened(10);
        const std::size_t lines = opened.match().recordedLines().size();
        // Entry 3 was a pass: then no lot is open, and nobody could bid.
        opened.window().openPast(PastAct::Correct, 3);
        QVERIFY(opened.press("passBid"));
        const std::vector<IllegalEntry> illegal = opened.words().illegal;
        QVERIFY(!illegal.empty());
        QCOMPARE(illegal.front().number, 4);
        QVERIFY(illegal.front().rules.front().startsWith(QStringLiteral("KB-")));
        QVERIFY(!illegal.front().why.front().isEmpty());
        QVERIFY(opened.find<ChoiceButton>("acceptChanges")->isUnavailable());
        opened.press("acceptChanges");
        QCOMPARE(opened.linesOnDisk(), lines);

        // The first one is deleted, the next ones are judged again without it.
        QVERIFY(opened.pressIn(4, "leaveButton"));
        QVERIFY(opened.words().illegal.empty() || opened.words().illegal.front().number > 4);
        if (opened.words().illegal.size() > 1)
            QVERIFY(opened.press("deleteAllIllegal"));
        else if (!opened.words().illegal.empty())
            QVERIFY(opened.pressIn(opened.words().illegal.front().number, "leaveButton"));
        QVERIFY(opened.words().illegal.empty());
        QCOMPARE(opened.linesOnDisk(), lines);
        QVERIFY(opened.press("acceptChanges"));
        QVERIFY(opened.linesOnDisk() > lines + 1); // in one go
        QVERIFY(opened.match().entries()[3].withdrawn);
        for (const LogEntry& entry : opened.match().entries())
            QVERIFY(entry.withdrawn || !entry.refused);
        const std::string table = opened.match().table().dump();
        opened.restart();
        QCOMPARE(opened.match().table().dump(), table);
    }

    void anIllegalEntryIsMendedByDoingItAnew()
    {
        Opened opened(6);
        opened.window().openPast(PastAct::Correct, 4); // the Amazons did not bid 4 but 6
        QVERIFY(opened.bid(6));
        QCOMPARE(opened.words().illegal.front().number, 5); // 5 is too little now
        QVERIFY(opened.pressIn(5, "nearestButton"));
        QVERIFY(opened.sideSession() != nullptr);
        QCOMPARE(opened.sideSession()->match().table()["auction"]["current"]["highest_bid"].get<int>(), 6);
        QVERIFY(opened.bid(7));
        QVERIFY(opened.words().illegal.empty());
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 4 is corrected")); // mending is part of it
        QVERIFY(opened.press("acceptChanges"));
        QCOMPARE(opened.match().table()["cash"]["fangs"].get<int>(), 3);
        QCOMPARE(opened.match().recordedLines().size(), std::size_t{9});
    }

    void anIllegalEntryIsRecordedWithAReason()
    {
        Opened opened(0);
        const int deleted = deletionToOverride(opened.match());
        QVERIFY(deleted > 0);
        opened.window().openPast(PastAct::Delete, deleted);
        std::vector<int> recorded;
        while (!opened.words().illegal.empty()) {
            const int illegal = opened.words().illegal.front().number;
            QVERIFY(recorded.empty() || recorded.back() != illegal);
            recorded.push_back(illegal);
            const auto* box = opened.window().findChild<RulingBanner*>(QStringLiteral("illegal_%1").arg(illegal));
            QVERIFY(box != nullptr);
            QVERIFY(opened.pressIn(illegal, "overrideButton"));
            QTest::keyClicks(box->findChild<QLineEdit*>(QStringLiteral("overrideReason")), QStringLiteral("agreed"));
            QVERIFY(opened.pressIn(illegal, "recordOverrideButton"));
        }
        QVERIFY(!recorded.empty());
        QVERIFY(opened.press("acceptChanges"));
        std::size_t found = 0;
        for (const LogEntry& entry : opened.match().entries()) {
            if (std::find(recorded.begin(), recorded.end(), entry.number) == recorded.end())
                continue;
            ++found;
            QCOMPARE(entry.overrideReason, std::optional<std::string>("agreed"));
            QVERIFY(!entry.refused);
        }
        QCOMPARE(found, recorded.size());
    }

    void anEntryIsInsertedByDoingIt()
    {
        Opened opened(7);
        // Between 6 and 7 a lot was forgotten: the Fangs open Lucky, the Amazons pass. One entry at a time.
        const std::string before = opened.match().table().dump();
        opened.window().openPast(PastAct::InsertBefore, 5);
        QVERIFY(opened.sideSession() != nullptr);
        QVERIFY(opened.bid(6));
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 5 is inserted"));
        QCOMPARE(opened.machine()->number(), 8);
        QVERIFY(!opened.words().illegal.empty());
        QCOMPARE(opened.match().table().dump(), before);
        QVERIFY(opened.pressIn(opened.words().illegal.front().number, "leaveButton"));
        while (!opened.words().illegal.empty())
            QVERIFY(opened.pressIn(opened.words().illegal.front().number, "leaveButton"));
        QVERIFY(opened.press("acceptChanges"));
        QCOMPARE(opened.match().entries()[4].number, 8);
        QCOMPARE(opened.match().entryAt(8)->entry["bid"].get<int>(), 6);
    }

    void aContestIsCorrectedFromItsCards()
    {
        Opened opened(0);
        const std::vector<LogEntry> log = opened.match().entries();
        const auto contest = std::find_if(log.begin(), log.end(), [&](const LogEntry& entry) {
            return opened.match().entryAt(entry.number)->entry["command"] == "contest";
        });
        QVERIFY(contest != log.end());
        const int number = contest->number; // 3 against 3
        opened.window().openPast(PastAct::Correct, number);
        QVERIFY(opened.sideSession() != nullptr);
        const auto chosen = [&](const char* team) {
            QString found;
            const auto* pad = opened.find<QWidget>(qPrintable(QStringLiteral("pad_%1").arg(QLatin1String(team))));
            for (const auto* card : pad ? pad->findChildren<QAbstractButton*>() : QList<QAbstractButton*>()) {
                if (card->isChecked())
                    found += card->objectName();
            }
            return found;
        };
        QCOMPARE(chosen("fangs"), QStringLiteral("card_3"));
        QCOMPARE(chosen("amazons"), QStringLiteral("card_3"));

        opened.shoot(QStringLiteral("contest-again"));
        auto* pad = opened.find<QWidget>("pad_fangs");
        pad->findChild<QAbstractButton*>(QStringLiteral("card_2"))->click();
        Opened::settle();
        QVERIFY(opened.sideSession() != nullptr); // a card alone corrects nothing
        QVERIFY(opened.press("contestMain"));
        QVERIFY(opened.sideSession() == nullptr);
        opened.shoot(QStringLiteral("contest-corrected"));
        QVERIFY(opened.words().edit.endsWith(QStringLiteral("is corrected")));
        QCOMPARE(opened.words().ruling.caption.isEmpty(), false);
        const auto* panel = opened.find<ChangesPanel>("changesPanel");
        QVERIFY(panel != nullptr);
        const auto banners = panel->findChildren<RulingBanner*>(QRegularExpression(QStringLiteral("^illegal_")));
        QCOMPARE(banners.size(), opened.words().illegal.empty() ? 0 : 1); // more are shown when they are asked for
        if (opened.words().illegal.size() > 1) {
            QVERIFY(opened.press("moreIllegal"));
            QVERIFY(panel->findChildren<RulingBanner*>(QRegularExpression(QStringLiteral("^illegal_"))).size() > 1);
        }
    }

    void anOlderRulingIsChallengedWhereItIsLookedAt()
    {
        Opened opened(0);
        Q_EMIT opened.find<LogList>("log")->pressed(100);
        Opened::settle();
        QVERIFY(opened.press("challengeButton"));
        const auto* page = opened.window().findChild<ChallengePage*>();
        QVERIFY(page != nullptr && page->isVisible());
        QCOMPARE(page->number(), 100);
        opened.key(Qt::Key_Escape);
        QVERIFY(opened.machine()->isVisible());
        QCOMPARE(opened.machine()->number(), 100);
        opened.window().openPast(PastAct::Delete, 100);
        QVERIFY(opened.find("challengeButton") == nullptr); // nothing of it has been recorded
    }

    void aContestThatIsRecordedAgainIsWhatItWas()
    {
        Opened opened(0);
        std::size_t contests = 0;
        for (const LogEntry& entry : opened.match().entries()) {
            const Json was = opened.match().entryAt(entry.number)->entry;
            if (was["command"] != "contest" && was["command"] != "react")
                continue;
            ++contests;
            opened.window().openPast(PastAct::Correct, entry.number);
            QVERIFY2(opened.press("contestMain"), was.dump().c_str());
            QVERIFY2(opened.sideSession() == nullptr, was.dump().c_str());
            QVERIFY2(opened.words().changes.empty() && opened.words().illegal.empty(), was.dump().c_str());
            opened.machine()->stepBack();
        }
        QVERIFY(contests > 10);
    }

    void anotherEntryIsCorrectedInItsForm()
    {
        Opened opened(20);
        opened.window().openPast(PastAct::Correct, 5); // the Fangs bid 5
        auto* sheet = opened.find<QWidget>("entrySheet");
        QVERIFY(sheet != nullptr);
        opened.shoot(QStringLiteral("form-again"));
        auto* record = sheet->findChild<ChoiceButton*>(QStringLiteral("recordEntry"));
        QVERIFY(record != nullptr && !record->isUnavailable());
        record->click();
        Opened::settle();
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 5 is corrected"));
        QVERIFY(opened.words().changes.empty()); // it is what it was
    }

    void entriesKeepThePlacesUnderWhichTheyAreKnown()
    {
        Opened opened(0);
        auto* log = opened.find<LogList>("log");
        opened.window().openPast(PastAct::Delete, 100);
        const auto* past = opened.find<LogList>("pastLog");
        int before = 0;
        for (int row = 0; row < past->lines()->rowCount(); ++row) {
            const LogLine& line = past->lines()->line(row);
            QCOMPARE(line.place, line.number); // nothing was withdrawn when it was recorded
            QVERIFY(line.place > before && line.place != 100);
            before = line.place;
        }
        QVERIFY(log->lines()->rowCount() > 0);
        for (const IllegalEntry& illegal : opened.words().illegal)
            QCOMPARE(illegal.place, illegal.number);
        opened.find<LogList>("pastLog")->pressed(120);
        Opened::settle();
        QCOMPARE(opened.title(), QStringLiteral("Time machine, entry 120 of %1").arg(before));
        opened.machine()->stepBack();

        // What is inserted stands at the place of the entry that it comes before.
        Opened fresh(7);
        fresh.window().openPast(PastAct::InsertBefore, 5);
        QVERIFY(fresh.bid(6));
        QCOMPARE(fresh.find<LogList>("pastLog")->lines()->line(4).place, 5);
        QCOMPARE(fresh.find<LogList>("pastLog")->lines()->line(5).place, 5);
        QCOMPARE(fresh.title(), QStringLiteral("Time machine, entry 5 of 7"));
    }

    void theFirstEntryIsCorrectedInItsForm()
    {
        Opened opened(6);
        opened.window().openPast(PastAct::Correct, 1);
        QVERIFY(opened.machine()->findChild<NewMatchPage*>() != nullptr);
        QVERIFY(opened.find<QWidget>("sideBand") != nullptr);
        Json newMatch = opened.match().entryAt(1)->entry;
        newMatch["teams"][0]["coach"] = "Somebody else";
        Q_EMIT opened.machine()->findChild<NewMatchPage*>()->asked(newMatch);
        Opened::settle();
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 1 is corrected"));
        QVERIFY(opened.words().illegal.empty());
        QVERIFY(opened.find<ChoiceButton>("deleteButton")->isUnavailable());
        QVERIFY(opened.press("acceptChanges"));
        QCOMPARE(opened.match().entryAt(1)->entry["teams"][0]["coach"].get<std::string>(),
                 std::string("Somebody else"));
    }

    void whatIfTouchesNeitherMatchNorDisk()
    {
        Opened opened(20);
        const auto lines = opened.match().recordedLines();
        const std::string before = opened.match().table().dump();
        opened.window().openPast(PastAct::WhatIf, 4);
        QVERIFY(opened.sideSession() != nullptr && opened.sideSession()->isSideCopy());
        QVERIFY(opened.find<QWidget>("timeMachineButton") == nullptr); // no time machine within the time machine
        QVERIFY(opened.find<QWidget>("saveSign") == nullptr);          // nothing is saved here
        QVERIFY(opened.bid(7));
        QVERIFY(opened.press("passBid"));
        QCOMPARE(opened.sideSession()->match().table()["cash"]["fangs"].get<int>(), 3);
        // Undo goes back to where the copy began and no further.
        opened.window().activateWindow(); // keys go to the active window
        QVERIFY(QTest::qWaitForWindowActive(&opened.window()));
        opened.key(Qt::Key_Z);
        QCOMPARE(opened.sideSession()->match().table()["auction"]["current"]["highest_bid"].get<int>(), 7);
        for (int i = 0; i < 5; ++i)
            opened.press("undoButton");
        QCOMPARE(opened.sideSession()->match().table()["auction"]["current"]["highest_bid"].get<int>(), 4);
        QCOMPARE(opened.match().table().dump(), before);
        QVERIFY(opened.match().recordedLines() == lines);
        QCOMPARE(opened.linesOnDisk(), lines.size());
        QVERIFY(opened.press("leaveSideTable"));
        QVERIFY(opened.sideSession() == nullptr);
        QCOMPARE(opened.machine()->number(), 4);
        QCOMPARE(opened.match().table().dump(), before);
    }

    void theLogOffersWhatCanBeDone()
    {
        Opened opened(20);
        auto* log = opened.find<LogList>("log");
        Q_EMIT log->menuAsked(5, log->mapToGlobal(QPoint(1, 1)));
        auto* menu = opened.window().findChild<QMenu*>(QStringLiteral("entryMenu"));
        QVERIFY(menu != nullptr && menu->isVisible());
        for (const char* name : {"correctEntry", "insertBeforeEntry", "deleteEntry", "whatIfEntry"})
            QVERIFY(menu->findChild<QAction*>(QString::fromLatin1(name)) != nullptr);
        menu->findChild<QAction*>(QStringLiteral("whatIfEntry"))->trigger();
        menu->close();
        Opened::settle();
        QVERIFY(opened.sideSession() != nullptr);
        QCOMPARE(opened.sideSession()->match().entries().size(), std::size_t{5});
        opened.key(Qt::Key_Escape);
        QVERIFY(opened.sideSession() == nullptr);
        Q_EMIT log->pressed(7);
        Opened::settle();
        QCOMPARE(opened.machine()->number(), 7);
    }

    void aFullDiskLeavesTheMatchAndTheEdits()
    {
        Opened opened(10);
        const std::string before = opened.match().table().dump();
        opened.window().openPast(PastAct::Correct, 5);
        QVERIFY(opened.bid(6));
        QVERIFY(opened.window().store()->removeMatch(opened.window().session()->id()).empty()); // nowhere to write to
        QVERIFY(opened.press("acceptChanges"));
        QVERIFY(opened.machine() != nullptr);
        QCOMPARE(opened.words().edit, QStringLiteral("Entry 5 is corrected"));
        QCOMPARE(opened.match().table().dump(), before);
        QVERIFY(!opened.window().session()->isSaved());
    }

    void undoHasANameInWordsWhereThereIsRoom()
    {
        Opened opened(5, {1920, 1080});
        const auto* undo = opened.find<ChoiceButton>("undoButton");
        QVERIFY(undo->title().startsWith(QStringLiteral("Undo: ")));
        QVERIFY(undo->accessibleName().startsWith(QStringLiteral("Undo: ")));
        opened.window().resize(1366, 768);
        Opened::settle();
        QVERIFY(undo->title().isEmpty());
        QVERIFY(undo->toolTip().startsWith(QStringLiteral("Undo: ")));
    }

    void itFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("light");
        QTest::newRow("1366") << QSize(1366, 768) << 1.0 << false;
        QTest::newRow("1024") << QSize(1024, 700) << 1.0 << false;
        QTest::newRow("200") << QSize(1366, 768) << 2.0 << false;
        QTest::newRow("light") << QSize(1366, 768) << 1.0 << true;
        QTest::newRow("1920") << QSize(1920, 1080) << 1.0 << false;
    }
    void itFits()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(bool, light);
        Opened opened(0, size, {light ? Shade::Light : Shade::Dark, scale, Motion::Reduced});
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        opened.window().openPast(PastAct::Look, 100);
        Opened::settle();
        opened.shoot(name + QStringLiteral("-look"));
        if (const auto* correct = opened.find("correctButton")) { // on a narrow page another tab may be open
            for (const char* other : {"insertButton", "deleteButton", "whatIfButton"})
                QVERIFY(std::abs(opened.find(other)->width() - correct->width()) <= 1); // a pixel is nobody's
        }
        QVERIFY(opened.window().width() <= size.width());
        for (const auto* button : opened.machine()->findChildren<QAbstractButton*>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
            QVERIFY2(button->height() >= Theme::current().px(Length::Target) &&
                         button->width() >= Theme::current().px(Length::Target),
                     qPrintable(button->objectName()));
            const auto* changes = opened.find<QWidget>("changesArea");
            if (changes != nullptr && changes->isAncestorOf(button))
                continue; // scrolls
            const QRect place(button->mapTo(&opened.window(), QPoint()), button->size());
            QVERIFY2(opened.window().rect().contains(place), qPrintable(button->objectName()));
        }
        opened.window().openPast(PastAct::Delete, 100);
        Opened::settle();
        opened.shoot(name + QStringLiteral("-delete"));
        QVERIFY(opened.words().edit.size() > 0);
        opened.machine()->stepBack();
        opened.window().openPast(PastAct::WhatIf, 100);
        Opened::settle();
        opened.shoot(name + QStringLiteral("-whatif"));
        QVERIFY(opened.find<QAbstractButton>("leaveSideTable") != nullptr);
    }
};

QTEST_MAIN(TestTimeMachine)
#include "tst_time_machine.moc"
