// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting_game.h"
#include "journal/game_match.h"
#include "journal/rewrite.h"

#include <QTest>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

const Instant noon{1'770'000'000};

Json json(const char* text)
{
    return *parseJson(text);
}

void play(Match& match, const char* line)
{
    const Checked<PlayResult> result = match.play(json(line), noon);
    QVERIFY(result && result->accepted);
}

/// Start to 10, +4, +2, +3: nine in all.
std::unique_ptr<CountingMatch> nine()
{
    auto match = std::make_unique<CountingMatch>();
    for (const char* line : {R"({"command": "start", "limit": 10})", R"({"command": "add", "by": 4})",
                             R"({"command": "add", "by": 2})", R"({"command": "add", "by": 3})"})
        play(*match, line);
    return match;
}

int totalOf(const Match& match)
{
    return match.table()["total"].get<int>();
}

std::vector<int> numbersOf(const Match& match)
{
    std::vector<int> numbers;
    for (const LogEntry& entry : match.entries())
        numbers.push_back(entry.number);
    return numbers;
}

} // namespace

class TestRewrite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCopyStandsAsTheMatchDidThen()
    {
        const auto match = nine();
        const std::unique_ptr<Match> copy = match->copyAt(3);
        QCOMPARE(totalOf(*copy), 6);
        QCOMPARE(copy->entries().size(), std::size_t{3});
        QCOMPARE(match->copyAt(0)->entries().size(), std::size_t{0});
        QCOMPARE(totalOf(*match->copyAt(4)), 9);
        QVERIFY(!match->copyAt(5));
        QVERIFY(!match->copyAt(-1));
    }

    void whatIsPlayedOnACopyTouchesNothing()
    {
        const auto match = nine();
        int recorded = 0;
        match->setRecorder([&](const std::vector<RecordedLine>& lines) -> Problems {
            recorded += static_cast<int>(lines.size());
            return {};
        });
        match->setNames([](const std::string& id) { return QString::fromStdString(id); });
        const auto before = match->recordedLines();
        const std::unique_ptr<Match> copy = match->copyAt(3);
        play(*copy, R"({"command": "half"})");
        QCOMPARE(totalOf(*copy), 3);
        QCOMPARE(copy->entries().back().number, 5); // a number that the match has not given
        QVERIFY(static_cast<bool>(copy->names()));
        (void)copy->undo(noon);
        (void)copy->redo(noon);
        QCOMPARE(totalOf(*copy), 3);
        QCOMPARE(totalOf(*match), 9);
        QVERIFY(match->recordedLines() == before);
        QCOMPARE(recorded, 0);
    }

    void aCopyOfALongMatchIsRefereedFromItsCheckpoints()
    {
        CountingMatch match;
        play(match, R"({"command": "start", "limit": 1000})");
        for (int i = 0; i < 200; ++i)
            play(match, R"({"command": "add", "by": 2})");
        for (const int number : {1, 31, 32, 33, 64, 65, 128, 200, 201}) {
            const std::unique_ptr<Match> copy = match.copyAt(number);
            QCOMPARE(totalOf(*copy), 2 * (number - 1));
            play(*copy, R"({"command": "add", "by": 5})");
            QCOMPARE(totalOf(*copy), 2 * (number - 1) + 5);
            QCOMPARE(copy->tableAt(number)->dump(), match.tableAt(number)->dump());
        }
    }

    void aCopyKeepsTheOrderOfTheMatch()
    {
        const auto match = nine();
        play(*match, R"({"edit": "insert", "before": 3, "entry": {"command": "half"}})");
        QVERIFY((numbersOf(*match->copyAt(5)) == std::vector<int>{1, 2, 5}));
        QVERIFY((numbersOf(*match->copyAt(3)) == std::vector<int>{1, 2, 5, 3}));
    }

    void editsAreAcceptedTogether()
    {
        const auto match = nine();
        std::vector<std::size_t> written;
        match->setRecorder([&](const std::vector<RecordedLine>& lines) -> Problems {
            written.push_back(lines.size());
            return {};
        });
        // +8 alone would make the later +2 and +3 illegal: one is deleted, the other overridden.
        const auto results = match->playAll(
            {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 8}})"),
             json(R"({"edit": "withdraw", "number": 3})"),
             json(R"({"edit": "replace", "number": 4, "entry": {"command": "add", "by": 3}, "override": "agreed"})")},
            noon);
        QVERIFY(results.isGood());
        QCOMPARE(results->size(), std::size_t{3});
        QCOMPARE(results->back().number, 7);
        QCOMPARE(totalOf(*match), 11);
        QVERIFY((written == std::vector<std::size_t>{3}));
        QCOMPARE(match->recordedLines().size(), std::size_t{8});

        std::string file;
        for (const RecordedLine& line : match->recordedLines())
            file += line.text + '\n';
        const SoundLines sound = soundLines(std::string_view(file));
        QVERIFY(!sound.fault);
        QCOMPARE((*CountingMatch::open(sound.lines))->table().dump(), match->table().dump());
    }

    void editsAreAcceptedTogetherOrNotAtAll_data()
    {
        QTest::addColumn<QByteArray>("last");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("refused") << QByteArray(
                                        R"({"edit": "replace", "number": 4, "entry": {"command": "add", "by": 9}})")
                                 << QByteArray();
        QTest::newRow("no such entry") << QByteArray(R"({"edit": "withdraw", "number": 40})")
                                       << QByteArray("/1/number");
        QTest::newRow("cannot be read")
            << QByteArray(R"({"edit": "insert", "before": 2, "entry": {"command": "add", "by": -1}})")
            << QByteArray("/1/entry/by");
        QTest::newRow("undo is no edit of the past")
            << QByteArray(R"({"command": "undo"})") << QByteArray("/1/command");
    }
    void editsAreAcceptedTogetherOrNotAtAll()
    {
        QFETCH(QByteArray, last);
        QFETCH(QByteArray, place);
        const auto match = nine();
        bool recorded = false;
        match->setRecorder([&](const std::vector<RecordedLine>&) -> Problems {
            recorded = true;
            return {};
        });
        const auto results = match->playAll(
            {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 1}})"), json(last.constData())},
            noon);
        if (place.isEmpty()) {
            QVERIFY(results.isGood());
            QVERIFY(results->front().accepted);
            QVERIFY(!results->back().accepted);
            QCOMPARE(results->back().objections.front().why.toStdString(), "3 + 9 is more than 10.");
        } else {
            QVERIFY(!results);
            QCOMPARE(QByteArray::fromStdString(results.problems().front().at), place);
        }
        QVERIFY(!recorded);
        QCOMPARE(totalOf(*match), 9);
        QCOMPARE(match->recordedLines().size(), std::size_t{5});
    }

    void aFullDiskLeavesEverythingAsItWas()
    {
        const auto match = nine();
        match->setRecorder([](const std::vector<RecordedLine>&) { return Problems{{"disk", Text::verbatim("full")}}; });
        const auto results = match->playAll({json(R"({"edit": "withdraw", "number": 3})")}, noon);
        QCOMPARE(results.problems().front().at, std::string("disk"));
        QCOMPARE(totalOf(*match), 9);
        QCOMPARE(match->recordedLines().size(), std::size_t{5});
    }

    void aRewriteTellsWhatBecomesIllegalAndWhatChanges()
    {
        const auto match = nine();
        const auto rewritten =
            rewrite(*match, {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 7}})")});
        QVERIFY(rewritten.isGood());
        QCOMPARE(rewritten->illegal.size(), std::size_t{1});
        QCOMPARE(rewritten->illegal.front().number, 4);
        QCOMPARE(rewritten->illegal.front().objections.front().rule.id, std::string_view("CT-2"));
        // 7 + 2 are nine again, but one entry counts no more.
        QVERIFY((rewritten->changes == std::vector<TableChange>{{"/entries", 4, 3}}));
        QCOMPARE(totalOf(*match), 9);

        // Mended in the same breath, it is not illegal any more; entry 3 is told by nobody, it only got other numbers.
        const auto mended =
            rewrite(*match, {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 7}})"),
                             json(R"({"edit": "replace", "number": 4, "entry": {"command": "add", "by": 1}})")});
        QVERIFY(mended->illegal.empty());
        QCOMPARE(totalOf(*mended->match), 10);
        QVERIFY((mended->changes == std::vector<TableChange>{{"/total", 9, 10}}));
    }

    void aRewriteTellsWhatCountsAgain()
    {
        const auto match = nine();
        play(*match, R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 7}})");
        QVERIFY(match->entries().back().refused);
        const auto back =
            rewrite(*match, {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 4}})")});
        QVERIFY((back->nowLegal == std::vector<int>{4}));
        QVERIFY(back->illegal.empty());
        // What was illegal before is nothing new.
        const auto worse =
            rewrite(*match, {json(R"({"edit": "replace", "number": 2, "entry": {"command": "add", "by": 8}})")});
        QVERIFY(worse->illegal.empty());
    }

    void anEditThatTheRulesRefuseIsItselfIllegal()
    {
        const auto match = nine();
        const auto rewritten =
            rewrite(*match, {json(R"({"edit": "insert", "before": 3, "entry": {"command": "add", "by": 9}})")});
        QCOMPARE(rewritten->illegal.front().number, 5);
        QVERIFY(!rewrite(*match, {json(R"({"edit": "withdraw", "number": 1})")}));
    }

    void tablesAreComparedValueByValue()
    {
        const auto changes = tableChanges(json(R"({"a": {"x/y": 1, "b": [1, 2]}, "gone": true, "same": {"z": 1}})"),
                                          json(R"({"a": {"x/y": 2, "b": [1, 3]}, "new": {"q": 1}, "same": {"z": 1}})"));
        QVERIFY((changes == std::vector<TableChange>{{"/a/x~1y", 1, 2},
                                                     {"/a/b", Json::array({1, 2}), Json::array({1, 3})},
                                                     {"/new", nullptr, {{"q", 1}}},
                                                     {"/gone", true, nullptr}}));
    }
};

QTEST_GUILESS_MAIN(TestRewrite)
#include "tst_rewrite.moc"
