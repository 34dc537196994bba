// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding_game.h"
#include "journal/game_match.h"
#include "journal/rewrite.h"

#include <QTest>
#include <ctime>
#include <random>

using namespace whistle;

namespace {

using BiddingMatch = GameMatch<bidding::Game>;

const Instant noon{1'770'000'000};

Json json(const std::string& text)
{
    return *parseJson(text);
}

Json bid(const char* seat, int amount)
{
    return {{"command", "bid"}, {"seat", seat}, {"amount", amount}};
}
const Json show{{"command", "show"}};

PlayResult play(Match& match, const Json& line)
{
    const Checked<PlayResult> result = match.play(line, noon);
    return result ? *result : PlayResult{};
}

/// North bids 4 (entry 2) and south 7 (entry 3), not shown yet.
std::unique_ptr<BiddingMatch> twoBids(int north = 4)
{
    auto match = std::make_unique<BiddingMatch>();
    match->setSalt([] { return std::string("0123456789abcdef0123456789abcdef"); });
    play(*match, {{"command", "start"}, {"limit", 10}});
    play(*match, bid("north", north));
    play(*match, bid("south", 7));
    return match;
}

std::vector<std::string> told(const std::vector<Text>& sentences)
{
    std::vector<std::string> words;
    for (const Text& sentence : sentences)
        words.push_back(sentence.toStdString());
    return words;
}

/// Everything that leaves a match for everybody's eyes.
std::string everybodySees(const Match& match)
{
    std::string all = match.table().dump();
    for (const LogEntry& entry : match.entries()) {
        all += "\n" + std::to_string(entry.number) + " " + entry.headline.toStdString() + " " +
               entry.overrideReason.value_or("-") + " " + entry.sealedFor + " " + std::to_string(entry.seenBy);
        for (const Objection& objection : entry.objections)
            all += " " + objection.why.toStdString();
        const std::optional<TracedEntry> traced = match.entryAt(entry.number);
        all += " " + traced->entry.dump() + traced->overrideReason.value_or("-");
        for (const std::string& why : told(traced->ruling.why))
            all += " " + why;
    }
    return all;
}

std::unique_ptr<Match> reopened(const Match& match)
{
    std::vector<std::string> texts;
    for (const RecordedLine& line : match.recordedLines())
        texts.push_back(line.text);
    const SoundLines sound = soundLines(texts);
    return sound.fault ? nullptr : std::move(*BiddingMatch::open(sound.lines));
}

/// Counts how often it is asked whether a secret is open.
struct CountedGame : bidding::Game {
    explicit CountedGame(int* count = nullptr) : asked(count) {}
    int* asked;
    bool opens(const State& before, const State& after, const Command& command) const
    {
        ++*asked;
        return bidding::Game::opens(before, after, command);
    }
};

} // namespace

class TestSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beforeItsTimeOnlyThatItWasMadeIsTold()
    {
        auto match = std::make_unique<BiddingMatch>();
        play(*match, {{"command", "start"}, {"limit", 10}});
        const PlayResult result = play(*match, bid("north", 4));
        QVERIFY(result.accepted);
        QVERIFY((told(result.why) == std::vector<std::string>{"The bid of north is closed."}));
        const std::vector<LogEntry> log = match->entries();
        QCOMPARE(log[1].headline.toStdString(), "north has bid");
        QCOMPARE(log[1].sealedFor, "north");
        QCOMPARE(log[0].sealedFor, "");
        const std::optional<TracedEntry> entry = match->entryAt(2);
        QCOMPARE(entry->entry.dump(), R"({"command":"bid","seat":"north"})");
        QVERIFY((told(entry->ruling.why) == std::vector<std::string>{"The bid of north is closed."}));
        std::vector<std::string> trace;
        match->trace([&](const TracedEntry& traced) {
            trace.push_back(traced.sealedFor + traced.entry.dump());
            return true;
        });
        QVERIFY((trace == std::vector<std::string>{R"({"command":"start","limit":10})",
                                                   R"(north{"command":"bid","seat":"north"})"}));
        QCOMPARE(match->entered(2)->entry.dump(), bid("north", 4).dump());
        QCOMPARE(match->state().bids.at("north"), 4);
    }

    void itsEventOpensIt()
    {
        const auto match = twoBids();
        QVERIFY(play(*match, show).accepted);
        QCOMPARE(match->entries()[1].headline.toStdString(), "north bids 4");
        QCOMPARE(match->entries()[1].sealedFor, "");
        QCOMPARE(match->entryAt(2)->entry.dump(), bid("north", 4).dump());
        // The next round's are sealed, those of this one stay open.
        play(*match, bid("north", 9));
        QCOMPARE(match->entries().back().headline.toStdString(), "north has bid");
        QCOMPARE(match->entries()[1].headline.toStdString(), "north bids 4");
        // As the match stood then, they are closed.
        QCOMPARE(match->copyAt(3)->entries()[1].headline.toStdString(), "north has bid");
        QCOMPARE(match->copyAt(3)->entryAt(2)->sealedFor, "north");
    }

    /// Those that are open cost nothing more, however many there are: neither a question nor a look.
    void whatIsOpenIsAskedAboutNoMore()
    {
        int asked = 0;
        Journal<CountedGame> journal(CountedGame{&asked});
        const auto enter = [&](const bidding::Command& command) {
            (void)journal.play(Enter<bidding::Command>{command}, noon);
        };
        enter(bidding::Start{10});
        constexpr int rounds = 15'000;
        const std::clock_t begin = std::clock();
        for (int i = 0; i < rounds; ++i) {
            enter(bidding::Bid{"north", 1});
            enter(bidding::Bid{"south", 2});
            enter(bidding::Show{});
        }
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        QVERIFY2(seconds < 4, qPrintable(QString::number(seconds)));
        QVERIFY2(asked < 10 * rounds, qPrintable(QString::number(asked)));
        // Undone and played again it is as it was, and the first round stays open.
        constexpr std::size_t last = 3 * rounds - 1;
        QVERIFY(!journal.isClosed(1));
        (void)journal.play(Withdraw{journal.entries().back().number}, noon);
        QVERIFY(!journal.isClosed(1));
        QVERIFY(journal.isClosed(last));
        enter(bidding::Show{});
        QVERIFY(!journal.isClosed(last));
    }

    /// A refused one asks about nothing, and is told when its event comes.
    void aRefusedOneIsOpenedToo()
    {
        int asked = 0;
        Journal<CountedGame> journal(CountedGame{&asked});
        const auto load = [&](const bidding::Command& command) {
            (void)journal.load(Enter<bidding::Command>{command}, noon, {});
        };
        load(bidding::Start{10});
        for (int i = 0; i < 1000; ++i)
            load(bidding::Bid{"north", 11});
        journal.finishLoading();
        QCOMPARE(asked, 0);
        QVERIFY(journal.entries().back().refused && journal.isClosed(1000));
        load(bidding::Bid{"north", 1});
        load(bidding::Bid{"south", 1});
        load(bidding::Show{});
        journal.finishLoading();
        QVERIFY(!journal.isClosed(1000));
    }

    /// However the entries came to stand as they do, the log tells them as if it were read for the first time.
    void theLogIsToldAnewWhereASecretHasChanged()
    {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
            auto match = std::make_unique<BiddingMatch>();
            play(*match, {{"command", "start"}, {"limit", 10}});
            for (int i = 0; i < 60; ++i) {
                const int number = 2 + below(static_cast<int>(match->recordedLines().size()));
                const Json entered = bid(below(2) == 0 ? "north" : "south", below(14));
                switch (below(7)) {
                case 0:
                    play(*match, show);
                    break;
                case 1:
                    (void)match->undo(noon);
                    break;
                case 2:
                    (void)match->redo(noon);
                    break;
                case 3:
                    play(*match, {{"edit", "replace"}, {"number", number}, {"entry", entered}, {"override", "so"}});
                    break;
                case 4:
                    play(*match, {{"edit", "withdraw"}, {"number", number}});
                    break;
                default:
                    play(*match, entered);
                }
                QCOMPARE(everybodySees(*match), everybodySees(*reopened(*match)));
            }
        }
    }

    void aRefusalTellsWhoeverEntersItWhy()
    {
        const auto match = twoBids();
        const PlayResult refused = play(*match, bid("north", 11));
        QVERIFY(!refused.accepted && refused.canBeOverridden);
        QCOMPARE(refused.why.front().toStdString(), "11 is more than 10.");
    }

    void anOverrideIsSealedToo()
    {
        const auto match = twoBids();
        Json line = bid("north", 11);
        line["override"] = "eleven is fine";
        QVERIFY(play(*match, line).objections.empty());
        QCOMPARE(match->recordedLines().back().text.find("override"), std::string::npos);
        const auto isHidden = [](const Match& one) {
            const LogEntry entry = one.entries().back();
            return !entry.overrideReason && entry.objections.empty() && one.entryAt(4)->ruling.objections.empty();
        };
        QVERIFY(isHidden(*match));
        QVERIFY(isHidden(*reopened(*match)));
        play(*match, show);
        const LogEntry entry = match->entries()[3];
        QCOMPARE(entry.overrideReason, std::optional<std::string>("eleven is fine"));
        QCOMPARE(entry.objections.front().why.toStdString(), "11 is more than 10.");
        QCOMPARE(reopened(*match)->entries()[3].overrideReason, entry.overrideReason);
    }

    /// What is sealed is shown one day, too.
    void whatNobodyCanReadIsNotSealed()
    {
        const auto match = twoBids();
        Json line = bid("north", 11);
        line["override"] = "eleven\x1b is fine";
        const Checked<PlayResult> result = match->play(line, noon);
        QVERIFY(!result);
        QCOMPARE(result.problems().front().at, std::string("/override"));
        QCOMPARE(match->entries().size(), std::size_t{3});
    }

    void onDiskItIsNotPlainText()
    {
        const auto match = twoBids();
        const std::string& text = match->recordedLines()[2].text;
        for (const char* word : {"bid", "amount", "command"})
            QCOMPARE(text.find(word), std::string::npos);
        const Json entry = json(text)["entry"];
        QCOMPARE(entry["sealed"].get<std::string>(), "north");
        const QByteArray decoded =
            QByteArray::fromBase64(QByteArray::fromStdString(entry["content"].get<std::string>()));
        QVERIFY(!decoded.contains("amount"));
        // Neither how much was written down, nor that it is the same once more.
        const auto other = twoBids(10);
        QCOMPARE(other->recordedLines()[2].text.size(), text.size());
        BiddingMatch again;
        play(again, {{"command", "start"}, {"limit", 10}});
        play(again, bid("north", 4));
        play(again, bid("north", 4));
        QVERIFY(json(again.recordedLines()[2].text)["entry"]["content"] !=
                json(again.recordedLines()[3].text)["entry"]["content"]);
        // An edit is sealed as a whole; what is open is not.
        play(*match, {{"edit", "replace"}, {"number", 2}, {"entry", bid("north", 5)}});
        QVERIFY(isSealedJson(json(match->recordedLines().back().text)["entry"]));
        play(*match, show);
        play(*match, {{"edit", "replace"}, {"number", 2}, {"entry", bid("north", 6)}});
        QVERIFY(!isSealedJson(json(match->recordedLines().back().text)["entry"]));
    }

    void theHeaderSaysThatThereMayBeSecrets()
    {
        QCOMPARE(json(BiddingMatch().header().text)["format_version"].get<int>(), 2);
    }

    void theChainIsOverWhatIsSealed()
    {
        const auto match = twoBids();
        const std::string before = match->recordedLines()[2].text;
        std::vector<std::string> texts;
        for (const RecordedLine& line : match->recordedLines())
            texts.push_back(line.text);
        texts[2] = twoBids(9)->recordedLines()[2].text;
        QVERIFY(texts[2] != before);
        QCOMPARE(soundLines(texts).lines.size(), std::size_t{3}); // it is whole by itself,
        QCOMPARE(soundLines(texts).fault->message.toStdString(),  // but not what came after it
                 "This match file was changed after entry 2. It is sound up to there.");
    }

    void aMatchIsReadBackAsItWas()
    {
        const auto match = twoBids();
        std::unique_ptr<Match> again = reopened(*match);
        QCOMPARE(everybodySees(*again), everybodySees(*match));
        QVERIFY(again->notes().empty() && again->deviations().empty());
        play(*match, show);
        play(*again, show);
        QCOMPARE(everybodySees(*again), everybodySees(*match));
        QCOMPARE(match->entries()[1].headline.toStdString(), "north bids 4");
    }

    void whatIsNoSealedEntryIsTold_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QByteArray>("at");
        QTest::newRow("no content") << QByteArray(R"({"sealed":"north","salt":"00"})") << QByteArray("/entry/content");
        QTest::newRow("more") << QByteArray(R"({"sealed":"north","salt":"00","content":"AAAA","by":1})")
                              << QByteArray("/entry/by");
        QTest::newRow("no base64") << QByteArray(R"({"sealed":"north","salt":"00","content":"A!"})")
                                   << QByteArray("/entry/content");
        QTest::newRow("nonsense") << QByteArray(R"({"sealed":"north","salt":"00","content":"AAAA"})")
                                  << QByteArray("/entry/content");
    }
    void whatIsNoSealedEntryIsTold()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QByteArray, at);
        const Json line{{"number", 1}, {"at", noon.toIso()}, {"entry", json(entry.toStdString())}, {"chain", "00"}};
        const Checked<LineContent> read = readLine(line.dump(), 1);
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.problems().front().at), at);
        QCOMPARE(read.problems().front().line, 2);
    }

    void undoAcrossARevealSaysSoAndMarksTheRecord()
    {
        const auto match = twoBids();
        play(*match, show);
        const Checked<PlayResult> undone = match->undo(noon);
        QVERIFY(
            (told(undone->why) ==
             std::vector<std::string>{"Entry 4 is withdrawn.",
                                      "These entries (2) are sealed again, but have already been seen. From now on the "
                                      "record shows that they were seen."}));
        QCOMPARE(json(match->recordedLines().back().text)["seen"].dump(), "[2,3]");
        const auto check = [](const Match& one) {
            const std::vector<LogEntry> log = one.entries();
            QCOMPARE(log[1].seenBy, 5);
            QCOMPARE(log[2].seenBy, 5);
            QCOMPARE(log[0].seenBy, 0);
            QCOMPARE(log[1].headline.toStdString(), "north has bid");
        };
        check(*match);
        check(*reopened(*match));
        // The mark stays when it is opened once more, and an ordinary undo gives none.
        QVERIFY(match->redo(noon)->accepted);
        QCOMPARE(match->entries()[1].headline.toStdString(), "north bids 4");
        QCOMPARE(match->entries()[1].seenBy, 5);
        play(*match, bid("south", 1));
        QVERIFY(match->undo(noon)->accepted);
        QVERIFY(!json(match->recordedLines().back().text).contains("seen"));
        QCOMPARE(everybodySees(*reopened(*match)), everybodySees(*match));
    }

    void aChangeAfterTheRevealSaysSoToo()
    {
        const auto match = twoBids();
        const Json change{{"edit", "replace"}, {"number", 2}, {"entry", bid("north", 9)}};
        QCOMPARE(play(*match, change).why.size(), std::size_t{2});
        QCOMPARE(match->entries()[1].seenBy, 0);
        play(*match, show);
        const PlayResult late = play(*match, change);
        QCOMPARE(late.why.back().toStdString(),
                 "Entry 2 was changed after it was opened: the record shows it from now on.");
        QCOMPARE(match->entries()[1].seenBy, late.number);
        QCOMPARE(reopened(*match)->entries()[1].seenBy, late.number);
    }

    void aLineNobodyRecordedLeavesNoMark()
    {
        const auto match = twoBids();
        play(*match, show);
        const std::string before = everybodySees(*match);
        match->setRecorder([](const std::vector<RecordedLine>&) { return Problems{{"", Text::verbatim("full")}}; });
        QVERIFY(!match->undo(noon));
        QCOMPARE(everybodySees(*match), before);
        QVERIFY(!match->playAll({{{"edit", "withdraw"}, {"number", 4}}, bid("north", 1)}, noon));
        QCOMPARE(everybodySees(*match), before);
    }

    void aWithdrawnOneStaysClosedUntilTheSameEvent()
    {
        const auto match = twoBids();
        match->undo(noon);
        QCOMPARE(match->entries()[2].headline.toStdString(), "south has bid");
        play(*match, bid("south", 8));
        QCOMPARE(match->entries()[2].headline.toStdString(), "south has bid");
        QCOMPARE(match->entryAt(3)->entry.dump(), R"({"command":"bid","seat":"south"})");
        play(*match, show);
        QCOMPARE(match->entries()[2].headline.toStdString(), "south bids 7");
    }

    void whatAnEditMakesIllegalIsNotToldEither()
    {
        const auto match = twoBids();
        const PlayResult result =
            play(*match, {{"edit", "replace"}, {"number", 1}, {"entry", {{"command", "start"}, {"limit", 5}}}});
        QVERIFY((told(result.why) ==
                 std::vector<std::string>{"Entry 1 is replaced.", "Bids up to 5",
                                          "Entry 3 is now against the rules and no longer counts:",
                                          "Entry 3 is sealed; any rule it breaks is named when it is opened."}));
        QVERIFY(match->entries()[2].refused);
        QCOMPARE(everybodySees(*match).find("more than"), std::string::npos);
        const Checked<Rewrite> back =
            rewrite(*match, {{{"edit", "replace"}, {"number", 1}, {"entry", {{"command", "start"}, {"limit", 3}}}}});
        QCOMPARE(back->illegal.front().objections.front().why.toStdString(),
                 "Entry 2 is sealed; any rule it breaks is named when it is opened.");
    }

    void whatIfTellsNoMoreThanPlaying()
    {
        const auto match = twoBids();
        const Checked<Preview> preview = match->whatIf(bid("north", 5));
        QCOMPARE(preview->result.why.front().toStdString(), "The bid of north is closed.");
        const Checked<Preview> edit = match->whatIf({{"edit", "replace"}, {"number", 2}, {"entry", bid("north", 5)}});
        QVERIFY((told(edit->result.why) ==
                 std::vector<std::string>{"Entry 2 is replaced.", "The bid of north is closed."}));
    }

    /// Two matches that differ only in what is sealed look alike until it is opened, whatever happens meanwhile, and
    /// what is closed is the same after reading the record back.
    void nobodySeesADifferenceBeforeTheReveal()
    {
        int compared = 0;
        for (unsigned seed = 1; seed <= 12; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
            BiddingMatch one;
            BiddingMatch other;
            for (Match* match : {static_cast<Match*>(&one), static_cast<Match*>(&other)})
                play(*match, {{"command", "start"}, {"limit", 1000}});
            for (int i = 0; i < 40; ++i) {
                const int number = 2 + below(static_cast<int>(one.recordedLines().size()));
                const char* seat = below(2) == 0 ? "north" : "south";
                const int kind = below(8);
                const bool isEdit = kind == 5 || kind == 6;
                const auto line = [&](int amount) -> Json {
                    if (kind == 3)
                        return {{"edit", "withdraw"}, {"number", number}};
                    if (kind == 4)
                        return {{"edit", "restore"}, {"number", number}};
                    if (isEdit)
                        return {{"edit", kind == 5 ? "replace" : "insert"},
                                {kind == 5 ? "number" : "before", number},
                                {"entry", bid(seat, amount)}};
                    return bid(seat, amount);
                };
                const Checked<PlayResult> first = one.play(line(below(1000)), noon);
                const Checked<PlayResult> second = other.play(line(below(1000)), noon);
                QCOMPARE(bool(first), bool(second));
                if (first) {
                    QCOMPARE(answerJson(*first, one).dump(), answerJson(*second, other).dump());
                    ++compared;
                }
                QCOMPARE(everybodySees(one), everybodySees(other));
                QCOMPARE(one.recordedLines().back().text.size(), other.recordedLines().back().text.size());
            }
            play(one, show);
            play(one, bid("north", 3));
            one.undo(noon);
            one.undo(noon);
            QCOMPARE(everybodySees(*reopened(one)), everybodySees(one));
        }
        QVERIFY(compared > 200);
    }
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
