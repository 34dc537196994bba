// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at a table of El Grande, as moves: each is accepted, none is missing, and a match is played by them
// alone.
#include "el_grande_table.h"
#include "mutated_json.h"
#include "random_mover.h"
#include "reference_match.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

using Offer = MoveOf<elgrande::Command>;

const Game& game()
{
    static const Game one(printedFacts());
    return one;
}

std::string written(const std::vector<elgrande::Command>& commands)
{
    std::string all;
    for (const elgrande::Command& command : commands)
        all += writeCommand(command).dump() + ' ';
    return all;
}

std::string written(const std::vector<Tap>& taps)
{
    std::string all;
    for (const Tap& tap : taps)
        all += std::string(toWord(tap.kind)) + ':' + tap.id + ' ';
    return all;
}

/// Whatever the order of their keys.
bool areSame(const Json& one, const Json& other)
{
    return nlohmann::json(one) == nlohmann::json(other);
}

/// Whether the line is this move, with other values where it is open.
bool stands(const Offer& move, const Json& line)
{
    if (move.commands.size() != 1)
        return false;
    Json one = writeCommand(move.commands.front());
    for (const Open& open : move.open) {
        if (open.at == "/0")
            return open.shape->check(line).empty();
        const Json::json_pointer at(open.at.substr(2));
        if (line.contains(at) && (!open.shape || open.shape->check(line.at(at)).empty()))
            one[at] = line.at(at);
    }
    return areSame(one, line);
}

bool isAmong(const std::vector<Offer>& moves, const Json& line)
{
    return std::any_of(moves.begin(), moves.end(), [&](const Offer& move) { return stands(move, line); });
}

/// How long the moves of a table took to find.
struct Times {
    qint64 greatest = 0;
    qint64 all = 0;
    int count = 0;

    std::vector<Offer> movesOf(const State& state)
    {
        qint64 best = std::numeric_limits<qint64>::max(); // another busy program does not count
        std::vector<Offer> moves;
        for (int i = 0; i < 3; ++i) {
            QElapsedTimer timer;
            timer.start();
            moves = whistle::movesOf(game(), state);
            best = std::min(best, timer.nsecsElapsed());
        }
        greatest = std::max(greatest, best);
        all += best;
        ++count;
        return moves;
    }
    void tell() const
    {
        qInfo("moves of %d tables: %.3f ms on average, %.3f ms at most", count, double(all) / count / 1e6,
              double(greatest) / 1e6);
    }
};

/// What a front end is told of the moves.
std::string told(const std::vector<Offer>& moves)
{
    std::string all;
    for (const Offer& move : moves) {
        all += written(tapsOf(move)) + written(move.commands);
        for (const Open& open : move.open)
            all += open.at + (open.shape ? open.shape->schema().dump() : "");
        all += '\n';
    }
    return all;
}

} // namespace

class TestElGrandeMoves : public QObject {
    Q_OBJECT

private:
    /// A match played by moves alone; `look` sees each table with what is entered there.
    template <class Look>
    static std::unique_ptr<GameMatch<Game>> played(unsigned seed, Look&& look)
    {
        auto match = std::make_unique<GameMatch<Game>>();
        RandomMover mover(seed, tableOf(Game::id));
        while (const std::optional<Json> line = mover.next(*match)) {
            look(match->state(), *line);
            const Checked<PlayResult> result = match->play(*line, Instant{});
            if (!result || !result->accepted) {
                QTest::qFail(line->dump().c_str(), __FILE__, __LINE__);
                break;
            }
        }
        return match;
    }

    /// Every move of the table is accepted as it stands, its taps are its own and begin no other's.
    static void areSound(const std::vector<Offer>& moves, const State& state)
    {
        std::set<std::vector<Tap>> all;
        for (const Offer& move : moves) {
            QVERIFY2(areLegal(game(), state, move.commands), written(move.commands).c_str());
            QVERIFY(!move.commands.empty());
            QVERIFY2(all.insert(tapsOf(move)).second, written(tapsOf(move)).c_str());
            for (const Open& open : move.open) {
                const Json lines = [&] {
                    Json list = Json::array();
                    for (const elgrande::Command& command : move.commands)
                        list.push_back(writeCommand(command));
                    return list;
                }();
                const Json::json_pointer at(open.at);
                QVERIFY2(lines.contains(at), (open.at + " of " + written(move.commands)).c_str());
                QVERIFY2(!open.shape || open.shape->check(lines.at(at)).empty(), written(move.commands).c_str());
            }
        }
        for (auto taps = all.begin(); taps != all.end(); ++taps) {
            const auto next = std::next(taps);
            if (next == all.end() || next->size() <= taps->size())
                continue;
            QVERIFY2(!std::equal(taps->begin(), taps->end(), next->begin()), written(*taps).c_str());
        }
    }

private Q_SLOTS:
    void aMatchIsPlayedByMovesAlone()
    {
        Times times;
        std::set<std::string> commands;
        for (unsigned seed = 1; seed <= 16; ++seed) {
            const auto match = played(seed, [&](const State& state, const Json& line) {
                const std::vector<Offer> moves = times.movesOf(state);
                areSound(moves, state);
                commands.insert(line.at("command"));
            });
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(match->state().phase, Phase::Finished);
            QVERIFY(movesOf(game(), match->state()).empty());
        }
        times.tell();
        QCOMPARE(commands.size(), std::variant_size_v<AnyCommand> - 1); // all but corrections
        QVERIFY(double(times.all) / times.count < 2e6);
    }

    /// Commands of other matches, changed by chance: what the referee accepts of them is a move.
    void whatTheRefereeAcceptsIsAMove()
    {
        std::vector<Json> lines;
        MutatedJson mutated(1);
        int accepted = 0;
        for (unsigned seed = 1; seed <= 16; ++seed) {
            (void)played(seed, [&](const State& state, const Json& entered) {
                const std::vector<Offer> moves = movesOf(game(), state);
                lines.push_back(entered);
                for (int i = 0; i < 8; ++i) {
                    const Json line = i < 2   ? lines[mutated.below(lines.size())]
                                      : i < 6 ? mutated.of(lines.back())
                                              : mutated.of(lines[mutated.below(lines.size())]);
                    const Checked<elgrande::Command> command = readCommand(line);
                    if (!command || std::holds_alternative<Correct>(*command) || !areLegal(game(), state, {*command}))
                        continue;
                    ++accepted;
                    QVERIFY2(isAmong(moves, line), line.dump().c_str());
                }
            });
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(accepted > 2000, qPrintable(QString::number(accepted)));
    }

    /// EG-R26: what is entered in parts may be entered as one.
    void severalMovesOfOneEntryAreAMove()
    {
        int several = 0;
        for (unsigned seed = 1; seed <= 16; ++seed) {
            State first; // before the parts
            Json all;
            (void)played(seed, [&](const State& state, const Json& line) {
                if (line.at("command") != "move_caballeros")
                    return;
                if (state.turn->moves.empty()) {
                    first = state;
                    all = line;
                } else {
                    all["moves"].insert(all["moves"].end(), line["moves"].begin(), line["moves"].end());
                    all.erase("more");
                }
                if (all["moves"].size() > 1) {
                    ++several;
                    QVERIFY(areLegal(game(), first, {*readCommand(all)}));
                    QVERIFY2(isAmong(movesOf(game(), first), all), all.dump().c_str());
                }
            });
        }
        QVERIFY(several > 12);
    }

    /// Whose Caballeros go, and which scoreboard, is said by a tap wherever it could be another.
    void nothingIsChosenByChance()
    {
        PlayedMatch movement;
        movement.round({"move_three_any", "veto", "score_castillo", "mobile_scoreboard"}, {13, 12, 11});
        movement.stand({{"aragon", {{"anna", 2}, {"bence", 1}}}, {"seville", {{"anna", 0}, {"cili", 2}}}});
        movement.announce(1);
        std::map<std::string, std::vector<std::vector<Tap>>> from;
        for (const Offer& move : movesOf(game(), movement.state())) {
            const auto* command = std::get_if<MoveCaballeros>(&move.commands.back());
            if (command && !command->moves.empty() && move.taps.front().kind == TapKind::Place)
                from[move.taps.front().id].push_back(move.taps);
        }
        const Tap aragon = placeTap("aragon");
        QCOMPARE(written(from["aragon"].at(0)), written({aragon, choiceTap("anna")}));
        QCOMPARE(written(from["aragon"].at(1)), written({aragon, choiceTap("bence")}));
        QCOMPARE(from["seville"].size(), std::size_t{1});
        QCOMPARE(written(from["seville"].at(0)), written({placeTap("seville")}));

        PlayedMatch scoreboard;
        scoreboard.round({"move_three_any", "veto", "score_castillo", "mobile_scoreboard"}, {13, 12, 11});
        scoreboard.announce(4);
        std::set<std::string> boards;
        for (const Offer& move : movesOf(game(), scoreboard.state())) {
            if (std::holds_alternative<MoveScoreboard>(move.commands.back())) {
                QCOMPARE(move.taps.size(), std::size_t{2});
                boards.insert(move.taps.front().id);
            }
        }
        QCOMPARE(boards, (std::set<std::string>{"4/0/0", "8/4/0"}));
    }

    /// EG-7.3: whose Caballeros are in the Castillo; EG-11.2: what a disc shows.
    void whatIsSecretIsNotTold()
    {
        int compared = 0;
        for (unsigned seed = 1; seed <= 8; ++seed) {
            (void)played(seed, [&](const State& state, const Json&) {
                State other = state;
                Counts& inside = other.board.caballeros[Area::Castillo];
                if (!state.isCastilloOpen())
                    std::rotate(inside.begin(), inside.begin() + 1, inside.begin() + state.count());
                if (state.discs && !state.discs->revealed) {
                    for (auto& disc : other.discs->set) {
                        if (disc)
                            *disc = AreaSpot(Area::Seville);
                    }
                }
                if (other == state)
                    return;
                ++compared;
                const std::string has = told(movesOf(game(), state));
                const std::string hasOther = told(movesOf(game(), other));
                QVERIFY2(hasOther == has, hasOther.c_str());
            });
        }
        QVERIFY(compared > 200);
    }

    void whatWasPlayedIsAMove()
    {
        Times times;
        GameMatch<Game> match;
        int several = 0;
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("el-grande"), QStringLiteral("reference_match"))) {
            if (step.kind == PlaythroughStep::Kind::Expect)
                continue;
            if (step.kind == PlaythroughStep::Kind::Command && step.content.contains("command")) {
                const std::vector<Offer> moves = times.movesOf(match.state());
                const Json& line = step.content;
                several += line.value("moves", Json::array()).size() > 1 ? 1 : 0;
                QVERIFY2(isAmong(moves, line) || line.at("command") == "correct", line.dump().c_str());
                // The player may be named, and numbers that are nothing may stand there.
                if (match.state().turn && line.at("command") == "place_caballeros") {
                    Json longer = line;
                    longer["player"] = match.state().name(match.state().toMove);
                    longer["placements"]["galicia"] = line["placements"].value("galicia", 0);
                    QVERIFY2(isAmong(moves, longer), longer.dump().c_str());
                }
            }
            const Checked<PlayResult> result = match.play(step.content, Instant{});
            QCOMPARE(result && result->accepted, step.kind == PlaythroughStep::Kind::Command);
        }
        QCOMPARE(match.state().phase, Phase::Finished);
        QVERIFY(several > 0);
        times.tell();
    }
};

QTEST_GUILESS_MAIN(TestElGrandeMoves)
#include "tst_elgrande_moves.moc"
