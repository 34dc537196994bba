// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting_game.h"
#include "journal/journal.h"

#include <QElapsedTimer>
#include <QTest>
#include <random>

using namespace whistle;
using counting::Add;
using counting::Half;
using counting::Start;

namespace {

using CountingJournal = whistle::Journal<counting::Game>;
using Command = counting::Command;
using Entered = Enter<Command>;

const Instant noon{1'770'000'000};

PlayResult play(CountingJournal& journal, const Act<Command>& act, std::optional<std::string> reason = {})
{
    const Checked<PlayResult> result = journal.play(act, noon, std::move(reason));
    return result ? *result : PlayResult{};
}

std::string problemOf(CountingJournal& journal, const Act<Command>& act)
{
    const Checked<PlayResult> result = journal.play(act, noon);
    return result ? "none" : result.problems().front().at + ": " + result.problems().front().message.toStdString();
}

CountingJournal counted(int limit, std::initializer_list<int> numbers)
{
    CountingJournal journal;
    play(journal, Entered{Start{limit}});
    for (const int by : numbers)
        play(journal, Entered{Add{by}});
    return journal;
}

/// Counts how often it is copied.
struct Copied {
    inline static int copies = 0;
    Copied() = default;
    Copied(const Copied&) { ++copies; }
    Copied(Copied&&) noexcept {}
    Copied& operator=(const Copied&)
    {
        ++copies;
        return *this;
    }
    Copied& operator=(Copied&&) noexcept { return *this; }
};

/// Counts how often it is asked, and how often what it plays with is copied.
struct CountedGame : counting::Game {
    struct State : counting::State, Copied {
        State(counting::State state = {}) : counting::State(state) {}
    };
    struct Command : counting::Command, Copied {
        using counting::Command::variant;
    };
    explicit CountedGame(int* count = nullptr) : refereed(count) {}
    int* refereed;
    State start() const { return {}; }
    Outcome<State> referee(const State& before, const Command& command, Reasons::Listening listening) const
    {
        ++*refereed;
        auto outcome = counting::Game::referee(before, command, listening);
        return {outcome.next, std::move(outcome.why), std::move(outcome.rules), std::move(outcome.objections)};
    }
};

std::vector<int> numbersOf(const std::vector<RefusedEntry>& refused)
{
    std::vector<int> numbers;
    for (const RefusedEntry& entry : refused)
        numbers.push_back(entry.number);
    return numbers;
}

std::optional<std::string> said(const char* words)
{
    return std::string(words);
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesAreCountedFromOne()
    {
        const CountingJournal journal = counted(10, {1, 2});
        QCOMPARE(journal.entries().front().number, 1);
        QCOMPARE(journal.entries().back().number, 3);
        QCOMPARE(journal.nextNumber(), 4);
        QCOMPARE(journal.state().total, 3);
    }

    void aRefusedEntryIsNotRecorded()
    {
        CountingJournal journal = counted(10, {7});
        const PlayResult result = play(journal, Entered{Add{4}});
        QVERIFY(!result.accepted);
        QVERIFY(result.canBeOverridden);
        QCOMPARE(result.number, 0);
        QCOMPARE(result.why.front().toStdString(), "7 + 4 is more than 10.");
        QVERIFY(result.rules == std::vector{RuleId{"CT-2"}});
        QCOMPARE(journal.entries().size(), std::size_t{2});
        QCOMPARE(journal.state().total, 7);
        QCOMPARE(journal.nextNumber(), 3);
    }

    void playersMayRecordItWithAReason()
    {
        CountingJournal journal = counted(10, {7});
        const PlayResult result = play(journal, Entered{Add{4}}, said("we agreed"));
        QVERIFY(result.accepted);
        QCOMPARE(result.objections.size(), std::size_t{1});
        QCOMPARE(journal.state().total, 11);
        QCOMPARE(journal.entries().back().overrideReason, said("we agreed"));
        QVERIFY(!journal.entries().back().refused);
    }

    void someThingsCannotBeOverridden()
    {
        CountingJournal journal;
        const PlayResult result = play(journal, Entered{Add{4}}, said("please"));
        QVERIFY(!result.accepted);
        QVERIFY(!result.canBeOverridden);
        QVERIFY(journal.entries().empty());
    }

    void aReasonForALegalEntryIsNotKept()
    {
        CountingJournal journal = counted(10, {});
        QVERIFY(play(journal, Entered{Add{4}}, said("to be sure")).accepted);
        QVERIFY(!journal.entries().back().overrideReason);
    }

    void theGateComesFirst()
    {
        CountingJournal journal = counted(10, {7});
        const auto diskFull = [](const auto&) { return Problems{{"", Text::verbatim("disk full")}}; };
        QVERIFY(!journal.play(Entered{Add{1}}, noon, {}, diskFull));
        QVERIFY(!journal.play(Withdraw{2}, noon, {}, diskFull));
        QCOMPARE(journal.state().total, 7);
        QCOMPARE(journal.nextNumber(), 3);
        QVERIFY(!journal.redoable());
        int asked = 0;
        const auto count = [&asked](const auto&) { return ++asked, Problems{}; };
        QVERIFY(journal.play(Entered{Add{4}}, noon, {}, count)->accepted == false);
        QCOMPARE(asked, 0);
    }

    void undoReachesBackToTheStartAndRedoComesAllTheWay()
    {
        CountingJournal journal = counted(1000, {1, 2, 3, 4, 5});
        std::vector<int> totals;
        while (const auto number = journal.undoable()) {
            QVERIFY(play(journal, Withdraw{*number}).accepted);
            totals.push_back(journal.state().total);
        }
        QVERIFY((totals == std::vector{10, 6, 3, 1, 0}));
        totals.clear();
        while (const auto number = journal.redoable()) {
            QVERIFY(play(journal, Restore{*number}).accepted);
            totals.push_back(journal.state().total);
        }
        QVERIFY((totals == std::vector{1, 3, 6, 10, 15}));
    }

    void aNewEntryEndsRedo()
    {
        CountingJournal journal = counted(1000, {1, 2});
        play(journal, Withdraw{3});
        QCOMPARE(journal.redoable(), std::optional(3));
        play(journal, Entered{Add{7}});
        QVERIFY(!journal.redoable());
        QCOMPARE(journal.state().total, 8);
        QCOMPARE(journal.undoable(), std::optional(5));
        play(journal, Restore{3});
        QCOMPARE(journal.state().total, 10);
    }

    void undoAfterAnEditInThePastTakesTheLastEntry()
    {
        CountingJournal journal = counted(1000, {1, 2, 4});
        play(journal, Withdraw{2});
        QCOMPARE(journal.undoable(), std::optional(4));
        QCOMPARE(journal.redoable(), std::optional(2));
        play(journal, Withdraw{4});
        QCOMPARE(journal.redoable(), std::optional(4));
        play(journal, Restore{4});
        QCOMPARE(journal.redoable(), std::optional(2));
    }

    void aReplacedEntryKeepsNumberAndPlace()
    {
        CountingJournal journal = counted(10, {1, 2, 4});
        const PlayResult result = play(journal, Replace<Command>{3, Add{5}});
        QVERIFY(result.accepted);
        QCOMPARE(result.number, 5);
        QCOMPARE(journal.entries()[2].number, 3);
        QCOMPARE(journal.entries()[2].correctedBy, 5);
        QCOMPARE(journal.state().total, 10);
        QCOMPARE(problemOf(journal, Withdraw{5}), "/number: Line 5 is an edit; the number of an entry was expected.");
    }

    void anInsertedEntryHasTheNumberOfItsLine()
    {
        CountingJournal journal = counted(10, {1, 2});
        QVERIFY(play(journal, Insert<Command>{3, Add{4}}).accepted);
        QCOMPARE(journal.entries()[2].number, 4);
        QCOMPARE(journal.state().total, 7);
        QCOMPARE(journal.stateAt(4)->total, 5);
        QCOMPARE(journal.stateAt(3)->total, 7);
        QVERIFY(play(journal, Withdraw{4}).accepted);
        QCOMPARE(journal.state().total, 3);
    }

    void whatAnEditMakesIllegalStaysButDoesNotCount()
    {
        CountingJournal journal = counted(10, {1, 2, 3, 4});
        const PlayResult result = play(journal, Replace<Command>{2, Add{5}});
        QVERIFY(result.accepted);
        QVERIFY(numbersOf(result.nowRefused) == std::vector{5});
        QCOMPARE(result.nowRefused.front().objections.front().why.toStdString(), "10 + 4 is more than 10.");
        QCOMPARE(result.why[2].toStdString(), "Entry 5 is now against the rules and no longer counts:");
        QVERIFY(journal.entries()[4].refused);
        QCOMPARE(journal.state().total, 10);
        QCOMPARE(journal.state().entries, 4);

        const PlayResult mended = play(journal, Replace<Command>{2, Add{0}});
        QVERIFY(mended.nowLegal == std::vector{5});
        QCOMPARE(journal.state().total, 9);
    }

    void anOverriddenEntryStaysInForceAfterAnEdit()
    {
        CountingJournal journal = counted(10, {7});
        play(journal, Entered{Add{4}}, said("we agreed"));
        QVERIFY(play(journal, Replace<Command>{2, Add{8}}).nowRefused.empty());
        QCOMPARE(journal.state().total, 12);
    }

    void aReplacementIsRefereedToo()
    {
        CountingJournal journal = counted(10, {1, 2});
        QVERIFY(!play(journal, Replace<Command>{2, Add{11}}).accepted);
        QVERIFY(!play(journal, Insert<Command>{3, Half{}}).accepted);
        QCOMPARE(journal.nextNumber(), 4);
        QCOMPARE(journal.state().total, 3);
        QVERIFY(play(journal, Replace<Command>{2, Add{11}}, said("house rule")).accepted);
        QCOMPARE(journal.state().total, 11);
        QVERIFY(journal.entries()[2].refused);
    }

    void undoAndRedoOfARefusedEntryLeaveItRefused()
    {
        CountingJournal journal = counted(10, {5, 5});
        play(journal, Replace<Command>{2, Add{6}});
        QVERIFY(journal.entries()[2].refused);
        QCOMPARE(journal.undoable(), std::optional(3));
        play(journal, Withdraw{3});
        const PlayResult result = play(journal, Restore{3});
        QVERIFY(result.accepted);
        QVERIFY(numbersOf(result.nowRefused) == std::vector{3});
        QCOMPARE(journal.state().total, 6);
    }

    void theFirstEntryIsReplacedNotWithdrawn()
    {
        CountingJournal journal = counted(10, {4});
        QVERIFY(problemOf(journal, Withdraw{1}).starts_with("/number: Entry 1 starts the match"));
        QVERIFY(problemOf(journal, Insert<Command>{1, Add{1}}).starts_with("/before: Entry 1 starts the match"));
        QVERIFY(numbersOf(play(journal, Replace<Command>{1, Start{3}}).nowRefused) == std::vector{2});
        QCOMPARE(journal.state().limit, 3);
        QCOMPARE(journal.state().total, 0);
        CountingJournal fresh = counted(10, {});
        QVERIFY(!fresh.undoable());
    }

    void editsThatNameNoFittingEntryAreProblems()
    {
        CountingJournal journal = counted(10, {4});
        QCOMPARE(problemOf(journal, Withdraw{9}), "/number: There is no entry 9; the record has 2 lines so far.");
        QCOMPARE(problemOf(journal, Withdraw{0}), "/number: There is no entry 0; the record has 2 lines so far.");
        QCOMPARE(problemOf(journal, Restore{2}), "/number: Entry 2 stands; only a withdrawn entry can be restored.");
        QCOMPARE(problemOf(journal, Insert<Command>{7, Add{1}}),
                 "/before: There is no entry 7; the record has 2 lines so far.");
        play(journal, Withdraw{2});
        QCOMPARE(problemOf(journal, Withdraw{2}), "/number: Entry 2 is withdrawn; an entry that stands was expected.");
        QCOMPARE(problemOf(journal, Replace<Command>{2, Add{1}}),
                 "/number: Entry 2 is withdrawn; an entry that stands was expected.");
        CountingJournal empty;
        QCOMPARE(problemOf(empty, Withdraw{1}), "/number: There is no entry 1; the record has 0 lines so far.");
    }

    void whatIfShowsTheConsequencesAndChangesNothing()
    {
        const CountingJournal journal = counted(10, {1, 2, 3, 4});
        const auto tried = journal.whatIf(Replace<Command>{2, Add{5}});
        QVERIFY(bool(tried));
        QVERIFY(numbersOf(tried->first.nowRefused) == std::vector{5});
        QCOMPARE(tried->second.total, 10);
        QCOMPARE(journal.state().total, 10);
        QCOMPARE(journal.entries()[1].correctedBy, 0);
        const auto against = journal.whatIf(Entered{Add{1}});
        QCOMPARE(against->first.objections.size(), std::size_t{1});
        QCOMPARE(against->second.total, 11);
    }

    /// Undo, redo and a correction near the end of a long match touch only what stands behind them.
    void anEditRefereesOnlyWhatStandsBehindIt()
    {
        int refereed = 0;
        using CountedCommand = CountedGame::Command;
        Journal<CountedGame> journal(CountedGame{&refereed});
        (void)journal.play(Enter<CountedCommand>{Start{1000}}, noon);
        for (int i = 0; i < 20'000; ++i)
            (void)journal.play(Enter<CountedCommand>{Add{0}}, noon);
        const auto cost = [&](const Act<CountedCommand>& act) {
            const int before = refereed;
            Copied::copies = 0;
            const Checked<PlayResult> result = journal.play(act, noon);
            return result && result->accepted ? std::max(refereed - before, Copied::copies) : -1;
        };
        const int last = journal.entries().back().number;
        const auto isSmall = [](int value) { return value >= 0 && value < 200; };
        QVERIFY(isSmall(cost(Withdraw{last})));
        QVERIFY(isSmall(cost(Withdraw{last - 1})));
        QVERIFY(isSmall(cost(Restore{last - 1})));
        QVERIFY(isSmall(cost(Replace<CountedCommand>{last - 20, Add{1}})));
        QVERIFY(isSmall(cost(Insert<CountedCommand>{last - 20, Add{1}})));
        QCOMPARE(journal.state().total, 2);
    }

    /// A huge table that was taken in is taken back, and put back, in the time that its lines take.
    void aLongRowIsTakenBackInGoodTime()
    {
        constexpr int many = 40'000;
        CountingJournal journal = counted(1000, {7});
        for (int i = 0; i < many; ++i)
            play(journal, Entered{Add{i == 0 ? 1 : 0}});
        const int last = journal.entries().back().number;
        QElapsedTimer timer;
        timer.start();
        const auto takeBack = [&](bool isGood) {
            return journal.playTogether([&] {
                for (int number = last; number > last - many; --number) {
                    if (!play(journal, Withdraw{number}).accepted)
                        return false;
                }
                return isGood;
            });
        };
        QVERIFY(!takeBack(false));
        QCOMPARE(journal.state().total, 8);
        QVERIFY(takeBack(true));
        QCOMPARE(journal.state().total, 7);
        QCOMPARE(journal.state().entries, 2);
        for (int i = 0; i < many; ++i)
            QVERIFY(play(journal, Restore{*journal.redoable()}).accepted);
        QCOMPARE(journal.state().total, 8);
        QVERIFY(!journal.redoable());
        QCOMPARE(journal.stateAt(last - many / 2)->entries, many / 2 + 2);
        // So much for each of them and all behind it would be minutes, and more memory than there is.
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
    }

    /// A record that goes back to its first entry over and over is not refereed from there each time.
    void aRecordFullOfCorrectionsIsLoadedInGoodTime()
    {
        int refereed = 0;
        using CountedCommand = CountedGame::Command;
        Journal<CountedGame> journal(CountedGame{&refereed});
        constexpr int pairs = 4000;
        QVERIFY(journal.load(Enter<CountedCommand>{Start{10}}, noon, {}).empty());
        for (int i = 0; i < pairs; ++i) {
            QVERIFY(journal.load(Replace<CountedCommand>{1, Start{10 + i % 2}}, noon, {}).empty());
            QVERIFY(journal.load(Enter<CountedCommand>{Add{i == 3000 ? 50 : 0}}, noon, {}).empty());
        }
        journal.finishLoading();
        QVERIFY2(refereed < 60 * pairs, qPrintable(QString::number(refereed)));
        QCOMPARE(journal.state().limit, 11);
        QVERIFY(numbersOf(journal.deviations()) == std::vector{2 * 3000 + 3});
    }

    /// What an edit made illegal is none; what was illegal when it was recorded is one, whatever came of it.
    void aDeviationIsWhatWasRefusedWhenItWasRecorded()
    {
        CountingJournal journal;
        const auto load = [&](const Act<Command>& act) { QVERIFY(journal.load(act, noon, {}).empty()); };
        load(Entered{Start{10}});
        load(Entered{Add{8}});
        load(Entered{Add{7}}); // 3: too much
        load(Entered{Add{2}});
        load(Replace<Command>{2, Add{1}}); // now 3 holds
        load(Replace<Command>{2, Add{3}}); // now 4 does not
        journal.finishLoading();
        QVERIFY(numbersOf(journal.deviations()) == std::vector{3});
        QVERIFY(journal.entry(4)->refused);
    }

    /// Several lines played as one leave no trace if one of them does not go well.
    void whatIsPlayedTogetherIsPutBackTogether()
    {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
            CountingJournal journal = counted(300, {});
            for (int i = 0; i < 90; ++i) {
                const int number = 2 + below(journal.nextNumber());
                const auto act = [&]() -> Act<Command> {
                    switch (below(6)) {
                    case 0:
                        return Withdraw{number};
                    case 1:
                        return Restore{number};
                    case 2:
                        return Replace<Command>{number, Add{below(30)}};
                    case 3:
                        return Insert<Command>{number, Add{below(30)}};
                    default:
                        return Entered{Add{below(30)}};
                    }
                };
                const CountingJournal before = journal;
                QVERIFY(!journal.playTogether([&] {
                    for (int line = 0; line < 4; ++line)
                        (void)journal.play(act(), noon, said("reason"));
                    return false;
                }));
                QVERIFY(journal.state() == before.state());
                QCOMPARE(journal.nextNumber(), before.nextNumber());
                QCOMPARE(journal.redoable(), before.redoable());
                QCOMPARE(journal.entries().size(), before.entries().size());
                for (std::size_t entry = 0; entry < before.entries().size(); ++entry) {
                    const auto& now = journal.entries()[entry];
                    const auto& then = before.entries()[entry];
                    QVERIFY(now.number == then.number && now.refused == then.refused &&
                            now.withdrawn == then.withdrawn && now.correctedBy == then.correctedBy &&
                            now.objections.size() == then.objections.size());
                    QCOMPARE(journal.indexOf(now.number), entry);
                    QVERIFY(journal.stateAt(now.number) == before.stateAt(now.number));
                }
                (void)journal.play(act(), noon, said("reason"));
            }
        }
    }

    /// However a journal was mended, its states are those of the entries that count, entered anew.
    void cachesAgreeWithPlainRefereeing()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
            CountingJournal journal = counted(400, {});
            std::vector<std::pair<Act<Command>, std::optional<std::string>>> recorded{{Entered{Start{400}}, {}}};
            for (int i = 0; i < 150; ++i) {
                int number = 1 + below(journal.nextNumber());
                const bool isRow = seed % 2 == 0; // of undos and redos, among all else
                if (isRow)
                    number = (below(2) == 0 ? journal.undoable() : journal.redoable()).value_or(number);
                const Command command = below(4) == 0 ? Command{Half{}} : Command{Add{below(30)}};
                std::optional<std::string> reason;
                if (below(3) == 0)
                    reason = "reason";
                const int kind = below(isRow ? 6 : 12);
                const Act<Command> act = kind == 0   ? Act<Command>{Withdraw{number}}
                                         : kind == 1 ? Act<Command>{Restore{number}}
                                         : kind == 2 ? Act<Command>{Replace<Command>{number, command}}
                                         : kind == 3 ? Act<Command>{Insert<Command>{number, command}}
                                                     : Act<Command>{Entered{command}};
                if (number == 1 && kind <= 3)
                    continue;
                const auto record = [&](const Remarks& remarks) {
                    recorded.emplace_back(act, remarks.overrideReason);
                    return Problems{};
                };
                (void)journal.play(act, noon, reason, record);
            }
            // The record alone gives the same match.
            CountingJournal loaded;
            for (const auto& [act, reason] : recorded)
                QVERIFY(loaded.load(act, noon, reason).empty());
            loaded.finishLoading();
            QVERIFY(loaded.state() == journal.state());
            QVERIFY(loaded.deviations().empty());
            QCOMPARE(loaded.redoable(), journal.redoable());
            QCOMPARE(loaded.nextNumber(), journal.nextNumber());
            const counting::Game game;
            counting::State state = game.start();
            for (const CountingJournal::Entry& entry : journal.entries()) {
                const auto outcome = game.referee(state, entry.command, Reasons::Listening::No);
                const bool stands = outcome.isLegal() || (entry.overrideReason && outcome.canBeOverridden());
                if (!entry.withdrawn) {
                    QVERIFY2(entry.refused != stands, qPrintable(QStringLiteral("seed %1").arg(seed)));
                    if (stands)
                        state = outcome.next;
                }
                QVERIFY2(journal.stateAt(entry.number) == state, qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
            QVERIFY(journal.state() == state);
        }
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
