// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting_game.h"
#include "journal/game_match.h"

#include <QTest>
#include <random>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

const Instant noon{1'770'000'000};

/// What a line gets: the answer as JSON, or the place of the problem.
std::string answer(Match& match, const char* line)
{
    const Checked<PlayResult> result = match.play(*parseJson(line), noon);
    return result ? answerJson(*result, match).dump() : "problem at " + result.problems().front().at;
}

/// Counts how often it is asked, and tells in the log how the match stood.
struct ToldGame : counting::Game {
    explicit ToldGame(int* count = nullptr) : refereed(count) {}
    int* refereed;
    Outcome<State> referee(const State& before, const Command& command, Reasons::Listening listening) const
    {
        if (refereed)
            ++*refereed;
        return counting::Game::referee(before, command, listening);
    }
    Text headline(const State& before, const Command&, const Outcome<State>& outcome) const
    {
        return Text{counting::sum, before.total, outcome.next.total - before.total, outcome.next.total};
    }
};
using ToldMatch = GameMatch<ToldGame>;

std::string logOf(const Match& match)
{
    std::string all;
    for (const LogEntry& entry : match.entries()) {
        all += std::to_string(entry.number) + " " + entry.headline.toStdString() + (entry.withdrawn ? " w" : "") +
               (entry.refused ? " r " : " ") + std::to_string(entry.correctedBy) + entry.overrideReason.value_or("") +
               std::to_string(entry.objections.size()) + "\n";
    }
    return all;
}

std::unique_ptr<CountingMatch> started()
{
    auto match = std::make_unique<CountingMatch>();
    (void)match->play(*parseJson(R"({"command": "start", "limit": 10})"), noon);
    return match;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineIsAnsweredWithTheRulingAndTheTable()
    {
        const auto match = started();
        QCOMPARE(
            answer(*match, R"({"command": "add", "by": 4})"),
            R"({"accepted":true,"why":["0 + 4 = 4."],"rules":["CT-2"],"table":{"limit":10,"total":4,"entries":2}})");
        QCOMPARE(
            answer(*match, R"({"command": "add", "by": 7})"),
            R"({"accepted":false,"why":["4 + 7 is more than 10."],"rules":["CT-2"],"table":{"limit":10,"total":4,"entries":2}})");
        QCOMPARE(
            answer(*match, R"({"command": "add", "by": 7, "override": "agreed"})"),
            R"({"accepted":true,"why":["4 + 7 is more than 10.","4 + 7 = 11."],"rules":["CT-2"],"table":{"limit":10,"total":11,"entries":3}})");
        QCOMPARE(
            answer(*match, R"({"command": "undo"})"),
            R"({"accepted":true,"why":["Entry 3 is withdrawn."],"rules":[],"table":{"limit":10,"total":4,"entries":2}})");
    }

    void anEditTellsItsConsequences()
    {
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})");
        answer(*match, R"({"command": "add", "by": 6})");
        QCOMPARE(
            answer(*match, R"({"edit": "insert", "before": 2, "entry": {"command": "add", "by": 1}})"),
            R"({"accepted":true,"why":["Entry 4 is inserted before entry 2.","0 + 1 = 1.","Entry 3 is now against the rules and no longer counts:","5 + 6 is more than 10."],"rules":["CT-2"],"table":{"limit":10,"total":5,"entries":3}})");
        QCOMPARE(
            answer(*match, R"({"edit": "withdraw", "number": 4})"),
            R"({"accepted":true,"why":["Entry 4 is withdrawn.","Entry 3 follows the rules again and counts."],"rules":[],"table":{"limit":10,"total":10,"entries":3}})");
    }

    void badInputIsAProblemWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* line, const char* place) {
            QTest::newRow(name) << QByteArray(line) << QByteArray(place);
        };
        row("no object", "[]", "");
        row("no command", "{}", "/command");
        row("unknown command", R"({"command": "addd", "by": 1})", "/command");
        row("bad parameter", R"({"command": "add", "by": "1"})", "/by");
        row("unknown key", R"({"command": "add", "by": 1, "to": 2})", "/to");
        row("no reason", R"({"command": "add", "by": 1, "override": ""})", "/override");
        row("a blank reason", R"({"command": "add", "by": 1, "override": "  "})", "/override");
        row("reason is no text", R"({"command": "add", "by": 1, "override": true})", "/override");
        row("undo with more", R"({"command": "undo", "number": 2})", "/number");
        row("unknown edit", R"({"edit": "erase", "number": 2})", "/edit");
        row("edit is no word", R"({"edit": 3})", "/edit");
        row("edit and command", R"({"edit": "withdraw", "number": 2, "command": "add"})", "/command");
        row("edit without number", R"({"edit": "withdraw"})", "/number");
        row("number is no integer", R"({"edit": "withdraw", "number": 2.0})", "/number");
        row("reason for a withdrawal", R"({"edit": "withdraw", "number": 2, "override": "x"})", "/override");
        row("no such entry", R"({"edit": "withdraw", "number": 12})", "/number");
        row("first entry", R"({"edit": "withdraw", "number": 1})", "/number");
        row("bad entry", R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": -1}})", "/entry/by");
        row("entry is an edit", R"({"edit": "replace", "number": 2, "entry": {"edit": "withdraw", "number": 1}})",
            "/entry/command");
    }
    void badInputIsAProblemWithItsPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, place);
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})");
        const std::string before = match->table().dump();
        QCOMPARE(QByteArray::fromStdString(answer(*match, line.constData())), "problem at " + place);
        QCOMPARE(match->table().dump(), before);
        QCOMPARE(match->recordedLines().size(), std::size_t{3});
    }

    void aLineIsRecordedBeforeItCounts()
    {
        const auto match = started();
        std::vector<std::string> recorded;
        int totalThen = -1;
        match->setRecorder([&](const std::vector<RecordedLine>& lines) -> Problems {
            recorded.push_back(lines.front().text);
            totalThen = match->state().total;
            return {};
        });
        answer(*match, R"({"command": "add", "by": 4})");
        QCOMPARE(recorded.size(), std::size_t{1});
        QCOMPARE(totalThen, 0);
        QCOMPARE(recorded.back(), match->recordedLines().back().text);
        answer(*match, R"({"command": "add", "by": 40})");
        QCOMPARE(recorded.size(), std::size_t{1});
        match->setRecorder([](const std::vector<RecordedLine>&) { return Problems{{"disk", Text::verbatim("full")}}; });
        QCOMPARE(answer(*match, R"({"command": "add", "by": 1})"), "problem at disk");
        QCOMPARE(answer(*match, R"({"command": "undo"})"), "problem at disk");
        QCOMPARE(match->state().total, 4);
        QCOMPARE(match->recordedLines().size(), std::size_t{3});
    }

    void aWithdrawnEntryIsToldAsItStood()
    {
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})"); // 2
        answer(*match, R"({"command": "half"})");         // 3
        answer(*match, R"({"command": "add", "by": 5})"); // 4
        answer(*match, R"({"command": "undo"})");         // 5
        answer(*match, R"({"command": "undo"})");         // 6
        answer(*match, R"({"command": "add", "by": 1})"); // 7, after entry 2
        answer(*match, R"({"command": "undo"})");         // 8
        const auto told = [&match](int number) { return match->entryAt(number)->ruling.why.back().toStdString(); };
        QCOMPARE(told(4), std::string("2 + 5 = 7."));
        QCOMPARE(told(7), std::string("4 + 1 = 5."));
        // The same of a match that was opened anew.
        auto opened = CountingMatch::open(match->recordedLines());
        QVERIFY(opened);
        QCOMPARE((*opened)->entryAt(4)->ruling.why.back().toStdString(), std::string("2 + 5 = 7."));
        // What comes after them comes after what stands.
        QCOMPARE(
            answer(*match, R"({"command": "add", "by": 6})"),
            R"({"accepted":true,"why":["4 + 6 = 10."],"rules":["CT-2"],"table":{"limit":10,"total":10,"entries":3}})");
        QCOMPARE(told(4), std::string("2 + 5 = 7."));
    }

    void theLogShowsEverythingInTheOrderOfTheMatch()
    {
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})");
        answer(*match, R"({"command": "add", "by": 5})");
        QCOMPARE(match->entries().size(), std::size_t{3});
        answer(*match, R"({"edit": "insert", "before": 3, "entry": {"command": "half"}})");
        answer(*match, R"({"command": "add", "by": 9, "override": "agreed"})");
        answer(*match, R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 3}})");
        answer(*match, R"({"command": "undo"})");
        const std::vector<LogEntry> log = match->entries();
        std::vector<std::string> headlines;
        for (const LogEntry& entry : log)
            headlines.push_back(std::to_string(entry.number) + " " + entry.headline.toStdString());
        QVERIFY((headlines == std::vector<std::string>{"1 Count to 10", "2 Add 3", "4 Halve", "3 Add 5", "5 Add 9"}));
        QVERIFY(log[2].refused);
        QCOMPARE(log[2].objections.front().why.toStdString(), "3 is odd.");
        QCOMPARE(log[1].correctedBy, 6);
        QVERIFY(log[4].withdrawn);
        QCOMPARE(log[4].overrideReason, std::optional<std::string>("agreed"));
    }

    /// However the entries came to stand as they do, the log tells them as if it were read for the first time.
    void theLogIsToldAnewWhereItHasChanged()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
            ToldMatch match;
            (void)match.play(*parseJson(R"({"command": "start", "limit": 100})"), noon);
            for (int i = 0; i < 60; ++i) {
                const int number = 2 + below(static_cast<int>(match.recordedLines().size()));
                const Json add{{"command", "add"}, {"by", below(30)}};
                switch (below(10)) {
                case 0:
                    (void)match.play({{"edit", "withdraw"}, {"number", number}}, noon);
                    break;
                case 1:
                    (void)match.play({{"edit", "restore"}, {"number", number}}, noon);
                    break;
                case 2:
                    (void)match.play({{"edit", "replace"}, {"number", number}, {"entry", add}}, noon);
                    break;
                case 3:
                    (void)match.play({{"edit", "insert"}, {"before", number}, {"entry", add}}, noon);
                    break;
                case 4:
                case 5:
                    (void)match.undo(noon);
                    break;
                case 6:
                    (void)match.redo(noon);
                    break;
                default:
                    (void)match.play(add, noon);
                }
                if (below(3) == 0)
                    continue;
                QCOMPARE(logOf(match), logOf(**ToldMatch::open(match.recordedLines())));
            }
        }
    }

    void aRowOfUndosRefereesLittle()
    {
        int refereed = 0;
        ToldMatch match(ToldGame{&refereed});
        (void)match.play(*parseJson(R"({"command": "start", "limit": 1000})"), noon);
        for (int i = 0; i < 3000; ++i)
            (void)match.play(*parseJson(R"({"command": "add", "by": 0})"), noon);
        (void)match.entries();
        constexpr int row = 1000;
        for (const bool isUndo : {true, false}) {
            refereed = 0;
            for (int i = 0; i < row; ++i) {
                QVERIFY((isUndo ? match.undo(noon) : match.redo(noon))->accepted);
                QCOMPARE(match.entries().size(), std::size_t{3001});
            }
            QVERIFY2(refereed < 100 * row, qPrintable(QString::number(refereed)));
        }
    }

    void theTimeMachineShowsTheTableAfterAnyEntry()
    {
        const auto match = std::make_unique<CountingMatch>();
        answer(*match, R"({"command": "start", "limit": 1000})");
        for (int i = 0; i < 200; ++i)
            answer(*match, R"({"command": "add", "by": 2})");
        QCOMPARE(match->tableAt(0)->dump(), R"({"limit":0,"total":0,"entries":0})");
        for (int number = 1; number <= 201; ++number)
            QCOMPARE(match->stateAt(number)->total, 2 * (number - 1));
        QVERIFY(!match->tableAt(202));
        QVERIFY(!match->tableAt(-1));
        QCOMPARE(match->entryAt(77)->ruling.why.front().toStdString(), "150 + 2 = 152.");
        QVERIFY(!match->entryAt(300));
    }

    void aTraceShowsEachStandingEntryWithItsRuling()
    {
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})");
        answer(*match, R"({"command": "add", "by": 1})");
        answer(*match, R"({"command": "add", "by": 6, "override": "agreed"})");
        answer(*match, R"({"edit": "withdraw", "number": 3})");
        std::vector<std::string> lines;
        match->trace([&](const TracedEntry& entry) {
            lines.push_back(std::to_string(entry.number) + " " + entry.entry.dump() + " " +
                            entry.ruling.why.back().toStdString());
            return true;
        });
        QVERIFY((lines == std::vector<std::string>{R"(1 {"command":"start","limit":10} Count to 10)",
                                                   R"(2 {"command":"add","by":4} 0 + 4 = 4.)",
                                                   R"(4 {"command":"add","by":6} 4 + 6 = 10.)"}));
    }

    void whatIfShowsBothTables()
    {
        const auto match = started();
        answer(*match, R"({"command": "add", "by": 4})");
        answer(*match, R"({"command": "add", "by": 6})");
        const auto preview =
            match->whatIf(*parseJson(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 5}})"));
        QCOMPARE(preview->before.dump(), R"({"limit":10,"total":10,"entries":3})");
        QCOMPARE(preview->after.dump(), R"({"limit":10,"total":5,"entries":2})");
        QCOMPARE(preview->result.nowRefused.front().number, 3);
        QCOMPARE(match->state().total, 10);
        QVERIFY(!match->whatIf(*parseJson(R"({"edit": "withdraw", "number": 1})")));
    }

    void theSchemaKnowsOverridesAndEdits()
    {
        const counting::Game game;
        const Json schema = playSchema(game.commandShape(), game.tableShape());
        const Json& commands = schema["input"]["anyOf"][0]["oneOf"];
        QCOMPARE(commands.size(), std::size_t{4});
        QVERIFY(commands[1]["properties"].contains("override"));
        QCOMPARE(commands[3]["properties"]["command"]["const"].get<std::string>(), "undo");
        QCOMPARE(schema["input"]["anyOf"][1]["oneOf"].size(), std::size_t{4});
        QCOMPARE(schema["answer"]["properties"]["table"]["properties"].size(), std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
