// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of Heroes: a match is played by them alone, and nothing that is accepted is missing among them.
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/questions/questions.h"
#include "heroes_made_up.h"
#include "heroes_table.h"
#include "moves/narrowing.h"
#include "reference_match.h"

#include <algorithm>
#include <ctime>
#include <map>

using namespace whistle;
using namespace whistle::heroes;

namespace {

using TableMove = MoveOf<Command>;

const Game& game()
{
    static const Game one;
    return one;
}

QString told(const Json& json)
{
    return QString::fromStdString(json.dump());
}

/// As a match file would have it: what is said by leaving it out is left out.
Json plain(const Command& command)
{
    return writeCommand(command);
}

/// Whether the command is this move's, apart from its open places, and what stands there fits.
bool isMove(const Json& command, const TableMove& move)
{
    if (move.commands.size() != 1)
        return false;
    Json asked = command;
    Json offered = plain(move.commands.front());
    for (const Open& open : move.open) {
        const std::string at = open.at.substr(2);
        const Json::json_pointer place(at);
        if (asked.contains(place)) {
            if (open.shape && !open.shape->check(asked[place]).empty())
                return false;
            asked[place.parent_pointer()].erase(place.back());
        }
        if (offered.contains(place))
            offered[place.parent_pointer()].erase(place.back());
    }
    return asked == offered;
}

bool isAmong(const Command& command, const std::vector<TableMove>& moves)
{
    const Json json = plain(command);
    return std::any_of(moves.begin(), moves.end(), [&](const TableMove& move) { return isMove(json, move); });
}

/// Named in docs/moves/heroes.md: corrections and remarks are entered by a form.
bool isByForm(const Command& command)
{
    return std::holds_alternative<Adjust>(command) || std::holds_alternative<Note>(command);
}

State after(const State& state, const std::vector<Command>& commands)
{
    State now = state;
    for (const Command& command : commands) {
        Outcome<State> outcome = game().referee(now, *readCommand(writeCommand(command)));
        if (!outcome.isLegal())
            QTest::qFail(qPrintable(QStringLiteral("refused: ") + told(plain(command))), __FILE__, __LINE__);
        now = std::move(outcome.next);
    }
    return now;
}

/// Plays by moves alone, what is due more often than the rest; what only the table knows is made up.
class Mover {
public:
    explicit Mover(unsigned seed) : m_random(seed) {}

    std::vector<Command> choose(const State& state, const std::vector<TableMove>& moves)
    {
        std::vector<int> weights;
        for (const TableMove& move : moves)
            weights.push_back(move.needsNobody               ? 200
                              : move.weight == Weight::Due   ? 20
                              : move.weight == Weight::Open  ? 8
                              : move.weight == Weight::Grave ? 4
                                                             : 1);
        std::discrete_distribution<std::size_t> any(weights.begin(), weights.end());
        std::vector<Command> commands = moves[any(m_random)].commands;
        commands.back() = MadeUp(m_random).filled(state, commands.back());
        return commands;
    }
    Command wild(const State& state) { return MadeUp(m_random).wild(state); }

private:
    std::mt19937 m_random;
};

struct Times {
    int tables = 0;
    double sum = 0;
    double greatest = 0; ///< in ms
    std::size_t moves = 0;
    std::string where = {};
};

/// The moves of the table, with the processor's time that they take; a great one is measured again.
std::vector<TableMove> movesIn(const State& state, Times& times)
{
    std::vector<TableMove> moves;
    double best = 1e9;
    for (int i = 0; i < 5 && (i == 0 || best > 0.5); ++i) {
        const std::clock_t before = std::clock();
        moves = movesOf(game(), state);
        best = std::min(best, 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    ++times.tables;
    times.sum += best;
    times.moves += moves.size();
    if (best > times.greatest) {
        times.greatest = best;
        times.where = wordOf(state.phase) + ' ' + wordOf(state.step) + ", moves " + std::to_string(moves.size());
    }
    return moves;
}

void tell(const Times& times)
{
    qInfo("%d tables, %.1f moves and %.3f ms each, the longest %.3f ms (%s)", times.tables,
          static_cast<double>(times.moves) / times.tables, times.sum / times.tables, times.greatest,
          times.where.c_str());
}

/// No two moves have the same taps, and none's are the beginning of another's: the last tap enters it.
QString ambiguous(const std::vector<TableMove>& moves)
{
    std::vector<std::vector<Tap>> all;
    for (const TableMove& move : moves)
        all.push_back(move.taps);
    std::sort(all.begin(), all.end());
    for (std::size_t i = 1; i < all.size(); ++i) {
        const std::vector<Tap>& shorter = all[i - 1];
        if (all[i].size() >= shorter.size() && std::equal(shorter.begin(), shorter.end(), all[i].begin()))
            return QString::fromStdString(shorter.back().id);
    }
    return {};
}

/// The first that is not reached by its own taps, or that nobody could ask with them why not; empty: there is none.
QString notReached(const State& state, const std::vector<TableMove>& moves)
{
    std::vector<const MoveOffer*> offers;
    for (const TableMove& move : moves)
        offers.push_back(&move);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Narrowing narrowing(offers);
        for (const Tap& tap : tapsOf(moves[i]))
            (void)narrowing.tap(tap);
        const std::vector<Command> attempt = attemptOf(game(), state, tapsOf(moves[i]));
        const bool isIt = narrowing.said() && narrowing.said()->move == i && !attempt.empty();
        if (!isIt)
            return told(plain(moves[i].commands.back()));
    }
    return {};
}

/// Whether the verdict on what was asked has come true.
bool isWhatBecame(const AskedQuestion& asked, const Json& verdict, const State& before, const State& now)
{
    const auto& question = asked.question;
    if (question == "movement") {
        const Walk& walk = now.activation->walk;
        return verdict["legal"] == true && verdict["movement_points_left"] == walk.left() &&
               verdict["ends_in_capital"] == walk.isInCapital &&
               verdict["battles"].empty() == (now.step != Step::BattleStarts);
    }
    if (question == "control") {
        for (const Site& site : now.sites) {
            const bool isTaken = contains(verdict["sites_taken"], Json(site.name));
            if (isTaken != (site.controller != before.site(site.name)->controller))
                return false;
        }
        return true;
    }
    if (question == "recruit")
        return verdict["legal"] == true && verdict["gold_left"] == now.activePlayer().gold;
    if (question == "level_up")
        return verdict["levels_up"] == true && verdict["payment_legal"] == true;
    if (question == "resurrection" && verdict.contains("stacks")) {
        return std::ranges::all_of(verdict["stacks"], [&](const Json& said) {
            return std::ranges::any_of(now.battle->stacks, [&](const BattleStack& stack) {
                return said["name"] == stack.name && said["base"] == stack.base && said["elite"] == stack.elite;
            });
        });
    }
    if (question == "income")
        return verdict["treasury_after"]["gold"] == now.activePlayer().gold &&
               verdict["treasury_after"]["resources"] == now.activePlayer().resources;
    return true;
}

} // namespace

class TestHeroesMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The dispute desk asks with what lies on the table; only what is thrown, chosen or moved is left to say.
    void theDeskAsksWithWhatLiesOnTheTable()
    {
        const std::vector<Question> all = questions();
        const std::map<std::string, std::string> leftToSay{{"attack_roll", "/roll"},
                                                           {"recruit", "/steps"},
                                                           {"movement", "/path"},
                                                           {"control", "/take"},
                                                           {"resurrection", "/steps"}};
        std::map<std::string, int> filled;
        std::map<std::string, int> answered;
        const std::vector<TableMove> begins = movesOf(game(), State{});
        for (unsigned seed = 100; seed < 112; ++seed) {
            Mover mover(seed);
            State state = after(State{}, mover.choose({}, {begins[seed % begins.size()]}));
            QVERIFY(!questionFrom("income", state)); // it is not played yet
            while (state.phase != Phase::Finished) {
                for (const Question& question : all) {
                    const std::optional<Json> input = questionFrom(question.id, state);
                    if (!input)
                        continue;
                    ++filled[question.id];
                    const Checked<JsonRuling> answer = askQuestion(question, *input);
                    const std::string what = question.id + ' ' + input->dump();
                    if (!answer) {
                        const auto open = leftToSay.find(question.id);
                        QVERIFY2(open != leftToSay.end(), what.c_str());
                        for (const Problem& problem : answer.problems())
                            QVERIFY2(problem.at.starts_with(open->second), (what + problem.at).c_str());
                        continue;
                    }
                    ++answered[question.id];
                    if (question.id == "power_points")
                        QCOMPARE(answer->verdict.at("power_points").get<int>(), state.powerPoints(*state.active));
                    if (question.id == "initiative_order" && !state.battle->order.empty())
                        QCOMPARE(answer->verdict.at("order").size(), state.battle->order.size());
                }
                state = after(state, mover.choose(state, movesOf(game(), state)));
            }
        }
        for (const Question& question : all)
            QVERIFY2(filled[question.id] > 0, question.id.c_str());
        for (const char* question : {"income", "power_points", "final_ranking", "initiative_order", "battle_odds",
                                     "level_up", "overwhelm", "assign_damage"})
            QVERIFY2(answered[question] > 0, question);
    }

    /// What a challenge asks is answered with what has become of the table.
    void aChallengeAsksWhatWasJudged()
    {
        const std::vector<Question> all = questions();
        std::map<std::string, int> asked;
        const std::vector<TableMove> begins = movesOf(game(), State{});
        for (unsigned seed = 100; seed < 112; ++seed) {
            Mover mover(seed);
            State before = after(State{}, mover.choose({}, {begins[seed % begins.size()]}));
            while (before.phase != Phase::Finished) {
                for (const Command& command : mover.choose(before, movesOf(game(), before))) {
                    const State now = after(before, {command});
                    if (const auto behind = questionBehind(before, command, game())) {
                        ++asked[behind->question];
                        const std::string what = plain(command).dump() + behind->input.dump();
                        const Checked<JsonRuling> answer =
                            askQuestion(*firstWith(all, &Question::id, behind->question), behind->input);
                        QVERIFY2(answer, what.c_str());
                        QVERIFY2(isWhatBecame(*behind, answer->verdict, before, now), what.c_str());
                    }
                    before = now;
                }
            }
        }
        for (const char* question :
             {"movement", "control", "recruit", "resurrection", "level_up", "income", "attack_roll", "assign_damage"})
            QVERIFY2(asked[question] > 0, question);
    }

    /// From the empty table on, with and without the board.
    void everyKindOfMatchBeginsAndEndsByMovesAlone()
    {
        const std::vector<TableMove> begins = movesOf(game(), State{});
        QCOMPARE(begins.size(), std::size_t{6}); // two to four players
        Times times;
        int entries = 0;
        int wild = 0;
        for (unsigned seed = 0; seed < 30; ++seed) {
            Mover mover(seed);
            State state = after(State{}, mover.choose({}, {begins[seed % begins.size()]}));
            for (int number = 0; state.phase != Phase::Finished; ++number, ++entries) {
                QVERIFY(number < 20'000);
                const std::vector<TableMove> moves = movesIn(state, times);
                QVERIFY(!moves.empty());
                QCOMPARE(ambiguous(moves), QString());
                if (number % 20 == 0) {
                    for (const TableMove& move : moves)
                        (void)after(state, move.commands);
                    QCOMPARE(notReached(state, moves), QString());
                }
                // What comes from elsewhere and is accepted is a move.
                for (int i = 0; i < 3; ++i) {
                    const Command other = mover.wild(state);
                    if (!isLegal(state, other) || isByForm(other))
                        continue;
                    ++wild;
                    QVERIFY2(isAmong(other, moves), qPrintable(told(plain(other))));
                }
                state = after(state, mover.choose(state, moves));
            }
        }
        qInfo("%d entries, %d accepted that came from elsewhere", entries, wild);
        tell(times);
    }

    void theRecordedMatchIsPlayedByMoves()
    {
        Times times;
        State state;
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("heroes"), QStringLiteral("reference_match"))) {
            if (step.kind != PlaythroughStep::Kind::Command)
                continue;
            const Command command = *readCommand(step.content);
            const std::vector<TableMove> moves = movesIn(state, times);
            QVERIFY2(isByForm(command) || isAmong(command, moves), qPrintable(told(step.content)));
            QCOMPARE(ambiguous(moves), QString());
            QCOMPARE(notReached(state, moves), QString());
            state = after(state, {command});
        }
        QCOMPARE(state.phase, Phase::Finished);
        QVERIFY(movesOf(game(), state).empty());
        tell(times);
        QVERIFY(times.greatest < 2);
    }

    /// A tap that no move has is asked with what it would have entered.
    void theRefereeSaysWhyNot()
    {
        TestTable table;
        table.begins().plays(PlayCard{"Anna", 1, ActionKind::Build});
        table.anna().gold = table.anna().resources = 0;
        const std::vector<Command> build =
            attemptOf(game(), table.state, {choiceTap("build"), placeTap("marketplace")});
        QCOMPARE(build.size(), std::size_t{1});
        QCOMPARE(table.refusal(build.front()), QStringLiteral("MH-22.3"));
    }
};

QTEST_GUILESS_MAIN(TestHeroesMoves)
#include "tst_heroes_moves.moc"
