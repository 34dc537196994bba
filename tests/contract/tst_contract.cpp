// SPDX-License-Identifier: GPL-3.0-or-later
#include "another_secret.h"
#include "base/contains.h"
#include "catalog/catalog.h"
#include "random_games.h"
#include "rulebook/rule_book.h"
#include "under_test.h"

#include <QTest>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;

namespace {

/// WHISTLE_MATCHES multiplies the number of random matches (a long night, a quick look).
int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

/// What a match tells everybody, to the last byte: the log, the table, what is said about each entry, and the questions
/// that can be asked of it.
std::string toldToAll(const CatalogGame& game, const Match& match)
{
    Json all{{"table", match.table()}, {"log", Json::array()}, {"trace", Json::array()}};
    const std::vector<LogEntry> log = match.entries();
    for (const LogEntry& entry : log) {
        Json line{{"number", entry.number},
                  {"headline", entry.headline.toStdString(match.names())},
                  {"override", entry.overrideReason.value_or("")},
                  {"withdrawn", entry.withdrawn},
                  {"refused", entry.refused},
                  {"corrected", entry.correctedBy},
                  {"sealed", entry.sealedFor},
                  {"seen", entry.seenBy}};
        for (const Objection& objection : entry.objections)
            line["objections"].push_back(objection.why.toStdString(match.names()));
        all["log"].push_back(std::move(line));
    }
    // What was said about earlier entries has been compared before.
    for (std::size_t i = log.size() > 4 ? log.size() - 4 : 0; i < log.size(); ++i) {
        const TracedEntry traced = *match.entryAt(log[i].number);
        Json line{{"entry", traced.entry}, {"override", traced.overrideReason.value_or("")}};
        line["why"] = render(traced.ruling.why, match.names());
        if (const auto asked = game.questionBehind(match, log[i].number))
            line["behind"] = {{"question", asked->question}, {"input", asked->input}};
        for (const Question& question : game.questions)
            line["questions"][question.id] = game.questionFrom(question.id, match, log[i].number).value_or(Json());
        all["trace"].push_back(std::move(line));
    }
    return all.dump();
}

/// Questions whose judge tells the ruling's reasons, all of them: with others some are only told at the desk.
std::set<std::string> speakingJudges(std::string_view game)
{
    if (game == "kaosball")
        return {"bonus_scoring"};
    if (game == "battle-line")
        return {"claim", "victory"};
    if (game == "chaotic")
        return {"attack_damage", "initiative"};
    if (game == "el-grande")
        return {"court_intake", "final_standing", "piece_move", "placement", "score_region"};
    if (game == "heroes")
        return {"assign_damage", "attack_roll", "final_ranking", "income", "initiative_order", "overwhelm"};
    return {};
}

/// What has been entered so far, by game.
std::map<std::string, int>& entriesPlayed()
{
    static std::map<std::string, int> counts;
    return counts;
}

/// What is sealed in the match is as sealed in the copy, where it has not been replaced by something of one's own.
void staysSealed(const Match& match, const Match& copy, const Json& edit)
{
    for (const LogEntry& entry : match.entries()) {
        if (entry.sealedFor.empty())
            continue;
        const auto there = copy.entryAt(entry.number);
        const bool isReplaced = edit.at("edit") == "replace" && edit.at("number") == entry.number;
        QVERIFY2(isReplaced || (there && !there->sealedFor.empty()), edit.dump().c_str());
    }
}

/// Every edit of the newest entry and of the newest that is sealed, on a copy, on a copy of it and through `copyWith`,
/// each followed by what comes next and opens something.
void editsOpenNothing(const Match& match, const Json& next)
{
    const std::vector<LogEntry>& log = match.entries();
    const int last = log.back().number;
    const auto sealed =
        std::find_if(log.rbegin(), log.rend(), [](const LogEntry& entry) { return !entry.sealedFor.empty(); });
    std::set<int> numbers{last};
    if (sealed != log.rend())
        numbers.insert(sealed->number);
    const std::unique_ptr<Match> copy = match.copyAt(last);
    for (const int number : numbers) {
        for (const Json& edit : {Json{{"edit", "withdraw"}, {"number", number}},
                                 Json{{"edit", "replace"}, {"number", number}, {"entry", next}},
                                 Json{{"edit", "insert"}, {"before", number}, {"entry", next}}}) {
            const std::unique_ptr<Match> deeper = copy->copyAt(last);
            (void)deeper->whatIf(edit);
            const Checked<PlayResult> edited = deeper->play(edit, {});
            staysSealed(match, *deeper, edit);
            (void)deeper->play(next, {});
            staysSealed(match, *deeper, edit);
            if (edited && edited->accepted && edit.at("edit") == "withdraw") {
                const auto restored = deeper->play({{"edit", "restore"}, {"number", number}}, {});
                staysSealed(match, *deeper, edit);
                const auto again = deeper->play(next, {});
                QVERIFY(!restored || !restored->accepted || (again && !again->accepted && !again->canBeOverridden));
                staysSealed(match, *deeper, edit);
            }
            for (const std::vector<Json>& lines : {std::vector{edit}, std::vector{edit, next}}) {
                if (const Checked<std::unique_ptr<Match>> with = copy->copyWith(lines))
                    staysSealed(match, **with, edit);
            }
        }
    }
}

constexpr int longest = 4000; ///< entries of a match
/// So many entries of each game are played at least, times WHISTLE_MATCHES.
constexpr int leastEntries = 4000;
constexpr Instant noTime{};

} // namespace

/// What every game of the catalog must hold to, shown on matches played at random, through the same JSON that the
/// command line and the pages use.
class TestContract : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const CatalogGame& game : Catalog::standard().games()) {
            if (isUnderTest(game.id))
                QTest::newRow(game.id.c_str()) << QString::fromStdString(game.id);
        }
    }
    static const CatalogGame& game()
    {
        QFETCH(QString, game);
        return **Catalog::standard().game(game.toStdString());
    }
    /// Plays a random match to its end, or as far as `entries`.
    template <class AfterEach>
    static std::unique_ptr<Match> played(unsigned seed, int entries, AfterEach&& afterEach)
    {
        std::unique_ptr<Match> match = game().newMatch();
        const std::unique_ptr<RandomGame> player = randomGame(game().id, seed);
        for (int count = 0; count < entries; ++count) {
            const std::optional<Json> command = player->next(*match);
            if (!command)
                break;
            const Checked<PlayResult> result = match->play(*command, noTime);
            if (!result || !result->accepted) {
                QTest::qFail(qPrintable(QStringLiteral("seed %1, entry %2: %3")
                                            .arg(seed)
                                            .arg(count)
                                            .arg(QString::fromStdString(command->dump()))),
                             __FILE__, __LINE__);
                return nullptr;
            }
            ++entriesPlayed()[game().id];
            afterEach(*match, *command, *result);
        }
        return match;
    }

private Q_SLOTS:
    void everyGameHasARandomPlayer_data() { addGames(); }
    void everyGameHasARandomPlayer()
    {
        const std::unique_ptr<Match> match = game().newMatch();
        const std::optional<Json> begins = randomGame(game().id, 1)->next(*match);
        QVERIFY(begins);
        const Checked<PlayResult> begun = match->play(*begins, noTime);
        QVERIFY(begun && begun->accepted);
    }

    void whatTheTableAllowsIsAccepted_data() { addGames(); }
    void whatTheTableAllowsIsAccepted()
    {
        const RuleBook* book = RuleBook::of(QString::fromStdString(game().id));
        const Json schema = game().playSchema();
        QVERIFY(schema.contains("input"));
        int entries = 0;
        for (int seed = 1; seed <= matches(6); ++seed) {
            const auto match = played(static_cast<unsigned>(seed), longest,
                                      [&](const Match&, const Json& command, const PlayResult& result) {
                                          ++entries;
                                          QVERIFY2(!result.rules.empty(), command.dump().c_str());
                                          for (const RuleId rule : result.rules)
                                              QVERIFY2(!book || book->find(rule.id), std::string(rule.id).c_str());
                                          const Problems problems = game().command().check(command);
                                          QVERIFY2(problems.empty(), command.dump().c_str());
                                      });
            QVERIFY(match);
            const std::vector<LogEntry> log = match->entries();
            QVERIFY(std::none_of(log.begin(), log.end(),
                                 [](const LogEntry& entry) { return entry.headline.toStdString().empty(); }));
        }
        QVERIFY(entries > 100);
    }

    void aMatchIsReadBackAsItWas_data() { addGames(); }
    void aMatchIsReadBackAsItWas()
    {
        for (unsigned seed = 21; seed < 24; ++seed) {
            const auto match = played(seed, longest, [](const Match&, const Json&, const PlayResult&) {});
            QVERIFY(match);
            SoundLines lines;
            lines.lines = match->recordedLines();
            const Checked<std::unique_ptr<Match>> again = Catalog::standard().openMatch(lines);
            QVERIFY(again);
            QCOMPARE((*again)->table().dump(), match->table().dump());
            QVERIFY((*again)->deviations().empty());
        }
    }

    void undoGivesTheEarlierTable_data() { addGames(); }
    void undoGivesTheEarlierTable()
    {
        std::vector<std::string> tables;
        const auto match = played(
            7, 120, [&](const Match& now, const Json&, const PlayResult&) { tables.push_back(now.table().dump()); });
        QVERIFY(match);
        for (std::size_t i = tables.size(); i > 1; --i) {
            QCOMPARE(match->table().dump(), tables[i - 1]);
            QVERIFY(match->undo(noTime));
        }
        for (std::size_t i = 1; i < tables.size(); ++i) {
            QVERIFY(match->redo(noTime));
            QCOMPARE(match->table().dump(), tables[i]);
        }
    }

    /// Commands of one match entered into another: each is accepted, or refused with a rule and without an effect, or
    /// means nothing at that table.
    void aRefusedCommandChangesNothing_data() { addGames(); }
    void aRefusedCommandChangesNothing()
    {
        std::vector<Json> strange;
        const auto other =
            played(5, 300, [&](const Match&, const Json& command, const PlayResult&) { strange.push_back(command); });
        QVERIFY(other);
        const RuleBook* book = RuleBook::of(QString::fromStdString(game().id));
        std::size_t refused = 0;
        std::size_t next = 0;
        const auto match = played(6, 200, [&](Match& now, const Json&, const PlayResult&) {
            const std::string before = now.table().dump();
            const Json& command = strange[next++ * 7 % strange.size()];
            const Checked<Preview> preview = now.whatIf(command);
            QCOMPARE(now.table().dump(), before);
            if (!preview) { // it names what only the other match has
                QVERIFY(!now.play(command, noTime));
                QCOMPARE(now.table().dump(), before);
                ++refused;
                return;
            }
            if (preview->result.objections.empty())
                return;
            const Checked<PlayResult> result = now.play(command, noTime);
            QVERIFY(result && !result->accepted);
            QCOMPARE(now.table().dump(), before);
            QVERIFY(!result->why.empty());
            for (const Objection& objection : result->objections)
                QVERIFY2(!book || book->find(objection.rule.id), std::string(objection.rule.id).c_str());
            ++refused;
        });
        QVERIFY(match);
        // The game that the recipe makes is over in a few entries.
        QVERIFY(refused > (isMadeGame() ? strange.size() / 4 : 30));
    }

    void whatIsSealedIsNotToldBeforeItsTime_data() { addGames(); }
    /// Two matches that differ only in a sealed value are told alike, byte for byte, until it is opened; on disk it is
    /// not to be read either. A game that seals nothing has nothing to hide.
    void whatIsSealedIsNotToldBeforeItsTime()
    {
        int sealedEntries = 0;
        int compared = 0;
        for (unsigned seed = 1; seed <= static_cast<unsigned>(matches(8)); ++seed) {
            std::unique_ptr<Match> other; // as the match would be if the sealed entry said something else
            int sealedNumber = 0;
            const auto check = [&](const Match& match, const Json& command, const PlayResult& result) {
                const std::string& line = match.recordedLines().back().text;
                const LogEntry entry = match.entries().back();
                if (other) {
                    const Checked<PlayResult> same = other->play(command, noTime);
                    const std::vector<LogEntry> log = match.entries();
                    const bool isClosed = std::any_of(log.begin(), log.end(), [&](const LogEntry& one) {
                        return one.number == sealedNumber && !one.sealedFor.empty();
                    });
                    if (!isClosed || !same || !same->accepted) {
                        other.reset();
                    } else {
                        QCOMPARE(answerJson(*same, *other).dump(), answerJson(result, match).dump());
                        QCOMPARE(toldToAll(game(), *other), toldToAll(game(), match));
                        ++compared;
                    }
                }
                if (!entry.sealedFor.empty()) {
                    ++sealedEntries;
                    const Json stored = (*parseJson(line))["entry"];
                    QVERIFY(isSealedJson(stored) && stored.size() == 3);
                    QVERIFY2(line.find(command["command"].get<std::string>()) == std::string::npos, line.c_str());
                    QVERIFY(match.entryAt(entry.number)->entry != command);
                    QCOMPARE(match.entered(entry.number)->entry.dump(), command.dump());
                }
                if (!entry.sealedFor.empty() && !other) {
                    other = withAnotherSecret(game(), match);
                    sealedNumber = entry.number;
                    if (other) {
                        ++compared;
                        QCOMPARE(toldToAll(game(), *other), toldToAll(game(), match));
                        QCOMPARE(other->recordedLines().back().text.size(), line.size());
                        const Json entered = other->entered(entry.number)->entry;
                        std::unique_ptr<Match> fresh =
                            other->copyAt(match.entries()[match.entries().size() - 2].number);
                        QCOMPARE(answerJson(*fresh->play(entered, noTime), *fresh).dump(),
                                 answerJson(result, match).dump());
                    }
                }
            };
            QVERIFY(played(seed, 400, check));
        }
        QCOMPARE(sealedEntries > 0, compared > 0);
    }

    void aCopyOpensNothing_data() { addGames(); }
    /// What is sealed in the match is opened there alone: whatever is played on a side copy, what would open it is
    /// refused there, and a preview does not tell it. Nor is it opened by an edit of a copy, or by a copy of a copy.
    void aCopyOpensNothing()
    {
        constexpr int editedOpenings = 2; ///< of a match
        int opened = 0;
        for (unsigned seed = 1; seed <= static_cast<unsigned>(matches(6)); ++seed) {
            std::unique_ptr<Match> match = game().newMatch();
            const std::unique_ptr<RandomGame> player = randomGame(game().id, seed);
            const auto closed = [](const Match& one) {
                const std::vector<LogEntry>& log = one.entries();
                return std::count_if(log.begin(), log.end(),
                                     [](const LogEntry& entry) { return !entry.sealedFor.empty(); });
            };
            int edited = 0;
            for (int count = 0; count < 400; ++count) {
                const std::optional<Json> command = player->next(*match);
                if (!command)
                    break;
                ++entriesPlayed()[game().id];
                const auto before = closed(*match);
                if (before == 0) {
                    QVERIFY(match->play(*command, noTime)->accepted);
                    continue;
                }
                const std::unique_ptr<Match> copy = match->copyAt(match->entries().back().number);
                const std::string table = copy->table().dump();
                const Checked<PlayResult> there = copy->play(*command, noTime);
                const Checked<Preview> preview = match->whatIf(*command);
                const Checked<std::unique_ptr<Match>> with = match->copyWith({*command});
                QVERIFY(there && preview);
                if (!there->accepted && edited++ < editedOpenings)
                    editsOpenNothing(*match, *command);
                QVERIFY(match->play(*command, noTime)->accepted);
                if (closed(*match) >= before) {
                    QVERIFY2(there->accepted && with, command->dump().c_str());
                    continue;
                }
                ++opened;
                QVERIFY2(!there->accepted && !there->canBeOverridden && !with, command->dump().c_str());
                QCOMPARE(copy->table().dump(), table);
                QCOMPARE(preview->after.dump(), preview->before.dump());
                // What is open in the match may be looked at anywhere.
                QVERIFY(match->copyAt(match->entries().back().number));
            }
        }
        bool seals = false;
        for (unsigned seed = 1; seed <= 3 && !seals; ++seed) {
            const auto match = played(seed, 400, [&](const Match& now, const Json&, const PlayResult&) {
                seals = seals || !now.entries().back().sealedFor.empty();
            });
            QVERIFY(match);
        }
        QCOMPARE(opened > 0, seals);
    }

    void aChallengeAsksWhatWasJudged_data() { addGames(); }
    /// The question behind an entry is what the referee judged: it can be asked again just so, its answer is for the
    /// entry, and where the judge speaks in the ruling itself, it says the same again.
    void aChallengeAsksWhatWasJudged()
    {
        const std::set<std::string> speaking = speakingJudges(game().id);
        std::set<std::string> heard;
        int asked = 0;
        for (unsigned seed = 1; seed <= static_cast<unsigned>(matches(4)); ++seed) {
            const auto match = played(seed, longest, [](const Match&, const Json&, const PlayResult&) {});
            QVERIFY(match);
            for (const LogEntry& entry : match->entries()) {
                const auto behind = game().questionBehind(*match, entry.number);
                if (!behind)
                    continue;
                ++asked;
                const TracedEntry traced = *match->entryAt(entry.number);
                const std::string told = traced.entry.dump() + behind->question + behind->input.dump();
                const Question* question = game().question(behind->question);
                QVERIFY2(question && question->input.check(behind->input).empty(), told.c_str());
                const Checked<JsonRuling> answer = askQuestion(*question, behind->input);
                QVERIFY2(answer, told.c_str());
                const auto legal = answer->verdict.find("legal");
                QVERIFY2(legal == answer->verdict.end() || *legal == true, told.c_str());
                if (!speaking.contains(behind->question))
                    continue;
                heard.insert(behind->question);
                const std::vector<std::string> said = render(traced.ruling.why, match->names());
                for (const std::string& why : render(answer->why, match->names()))
                    QVERIFY2(contains(said, why), (told + why).c_str());
                for (const RuleId rule : answer->rules)
                    QVERIFY2(contains(traced.ruling.rules, rule), told.c_str());
            }
        }
        QVERIFY(asked > 50 || speaking.empty());
        QCOMPARE(heard, speaking);
    }

    void soManyEntriesWerePlayed_data() { addGames(); }
    /// How long a run is: the number that docs/reliability.md says of a night. What is missing is played here.
    void soManyEntriesWerePlayed()
    {
        const int& count = entriesPlayed()[game().id];
        for (unsigned seed = 501; !isMadeGame() && count < matches(leastEntries); ++seed) {
            const int before = count;
            QVERIFY(played(seed, longest, [](const Match&, const Json&, const PlayResult&) {}));
            QVERIFY(count > before);
        }
        qInfo("%d entries", count);
    }

    void aGameStandsAlone_data() { addGames(); }
    /// No game leans on another: a catalog that knows this one alone opens its matches and answers its questions, and
    /// knows no other's.
    void aGameStandsAlone()
    {
        const Catalog alone({game()});
        const auto match = played(5, 200, [](const Match&, const Json&, const PlayResult&) {});
        QVERIFY(match);
        std::vector<std::string> lines;
        for (const RecordedLine& line : match->recordedLines())
            lines.push_back(line.text);
        const Checked<std::unique_ptr<Match>> opened = alone.openMatch(soundLines(lines));
        QVERIFY(opened);
        QCOMPARE((*opened)->table().dump(), match->table().dump());
        for (const Question& question : game().questions)
            QVERIFY(alone.question(game().id + "/" + question.id));
        for (const CatalogGame& other : Catalog::standard().games()) {
            if (other.id == game().id)
                continue;
            std::vector<std::string> header;
            header.push_back(other.newMatch()->header().text);
            const Checked<std::unique_ptr<Match>> foreign = alone.openMatch(soundLines(header));
            QVERIFY(!foreign);
            QCOMPARE(foreign.problems().front().at, std::string("/game"));
            QVERIFY(!alone.question(other.id + "/" + other.questions.front().id));
        }
    }
};

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
