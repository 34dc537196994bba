// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at a table of El Grande, as moves: each is accepted, none is missing, and a match is played by them
// alone.
#include "el_grande_random.h"
#include "el_grande_table.h"
#include "elgrande/judging/turn_order.h"
#include "mutated_json.h"
#include "reference_match.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
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

/// Picks among moves, and fills in what only the table knows.
class Mover {
public:
    explicit Mover(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return m_random() % end; }
    template <class List>
    auto oneOf(const List& list)
    {
        return list[below(list.size())];
    }
    std::vector<elgrande::Command> pick(const std::vector<Offer>& moves, const State& state)
    {
        const Offer& move = moves[below(moves.size())];
        std::vector<elgrande::Command> commands = move.commands;
        if (move.spread)
            commands = move.shared(share(*move.spread));
        for (elgrande::Command& command : commands) {
            if (auto* play = std::get_if<PlayPowerCard>(&command)) {
                const Bidding bidding = biddingOf(state);
                play->value =
                    oneOf(cardsIn(static_cast<PowerCards>(bidding.hands[state.toMove] & ~bidding.forbidden())));
            } else if (auto* back = std::get_if<RetrievePowerCard>(&command); back && back->value) {
                back->value = oneOf(cardsIn(state.powers[state.turn->player].spent));
            } else if (auto* disc = std::get_if<SetDisc>(&command)) {
                const auto region = below(regionCount + 1);
                disc->region = region < regionCount ? AreaSpot(static_cast<Area>(region)) : AreaSpot();
            } else if (auto* castillo = std::get_if<OpenCastillo>(&command); castillo && castillo->counted) {
                castillo->counted.emplace();
                for (int player = 0; player < state.count(); ++player)
                    castillo->counted->emplace_back(state.name(player), state.board.at(Area::Castillo, player));
            }
        }
        return commands;
    }
    elgrande::Command start(int players) { return RandomPlayer(static_cast<unsigned>(m_random())).start(players); }

private:
    std::vector<int> share(const Spread& spread)
    {
        std::vector<int> counts(spread.places.size());
        int left = spread.least + static_cast<int>(below(static_cast<std::size_t>(spread.greatest - spread.least + 1)));
        for (int tries = 0; left > 0 && tries < 500; ++tries) {
            const std::size_t place = below(counts.size());
            if (spread.hasRoom(counts, place)) {
                ++counts[place];
                --left;
            }
        }
        return counts;
    }

    std::mt19937 m_random;
};

} // namespace

class TestElGrandeMoves : public QObject {
    Q_OBJECT

private:
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
        std::set<std::size_t> commands;
        int entries = 0;
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const int players = 2 + static_cast<int>(seed % 4U);
            Mover mover(seed);
            State state;
            while (state.phase != Phase::Finished) {
                const std::vector<Offer> moves = times.movesOf(state);
                QVERIFY2(!moves.empty(), game().table(state).dump().c_str());
                areSound(moves, state);
                if (QTest::currentTestFailed())
                    return;
                const std::vector<elgrande::Command> picked =
                    state.phase == Phase::NotStarted ? std::vector{mover.start(players)} : mover.pick(moves, state);
                QVERIFY2(areLegal(game(), state, picked), written(picked).c_str());
                for (const elgrande::Command& command : picked) {
                    state = game().referee(state, command, Reasons::Listening::No).next;
                    commands.insert(command.index());
                }
                QVERIFY(++entries < 60000);
            }
        }
        times.tell();
        // All but corrections.
        QCOMPARE(commands.size(), std::variant_size_v<AnyCommand> - 1);
        QVERIFY(double(times.all) / times.count < 2e6);
    }

    /// `correct` is entered by a form.
    void whatARandomPlayerEntersIsAMove()
    {
        Times times;
        for (unsigned seed = 1; seed <= 24; ++seed) {
            RandomPlayer player(seed);
            State state;
            for (std::optional<elgrande::Command> next = player.start(2 + static_cast<int>(seed % 4U)); next;
                 next = player.next(state)) {
                const std::vector<Offer> moves = times.movesOf(state);
                const Json line = writeCommand(*next);
                QVERIFY2(isAmong(moves, line) || std::holds_alternative<Correct>(*next), line.dump().c_str());
                state = game().referee(state, *next, Reasons::Listening::No).next;
            }
        }
        times.tell();
    }

    /// Commands of other matches, changed by chance: what the referee accepts of them is a move.
    void whatTheRefereeAcceptsIsAMove()
    {
        std::vector<Json> lines;
        MutatedJson mutated(1);
        int accepted = 0;
        for (unsigned seed = 1; seed <= 60; ++seed) {
            RandomPlayer player(seed);
            State state;
            for (std::optional<elgrande::Command> next = player.start(2 + static_cast<int>(seed % 4U)); next;
                 next = player.next(state)) {
                const std::vector<Offer> moves = movesOf(game(), state);
                lines.push_back(writeCommand(*next));
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
                state = game().referee(state, *next, Reasons::Listening::No).next;
            }
        }
        QVERIFY2(accepted > 10000, qPrintable(QString::number(accepted)));
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
