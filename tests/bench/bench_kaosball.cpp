// SPDX-License-Identifier: GPL-3.0-or-later
// Contest rulings, random legal matches and the replay of a long journal, in one run on one core.
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball_random.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

Contest attack()
{
    Contest contest;
    contest.type = ContestType::Attack;
    contest.initiator.team = "amazons";
    contest.initiator.stats = {1, 0, 2};
    contest.initiator.card = Card::energy(3);
    contest.initiator.figures = {{"amazons/b1", FigureKind::Bruiser, 3}};
    contest.initiator.upgrades.add(Upgrade::Hate);
    ContestSide target;
    target.team = "fangs";
    target.stats = {0, 2, 1};
    target.card = Card::energy(3);
    target.figures = {{"fangs/r2", FigureKind::Runner, 3}};
    target.upgrades.add(Upgrade::Hardy);
    contest.targets.push_back(std::move(target));
    return contest;
}

void benchContest(const char* name, Reasons::Listening listening)
{
    Contest contest = attack();
    const HouseRules houseRules;
    const Constants constants;
    constexpr int rounds = 1'000'000;
    std::size_t sentences = 0;
    const auto start = Clock::now();
    for (int i = 0; i < rounds; ++i) {
        contest.initiator.card.value = static_cast<std::int8_t>(1 + i % 5);
        sentences += judgeContest(contest, houseRules, constants, listening).why.size();
    }
    const double seconds = secondsSince(start);
    std::printf("%-42s %10.0f /s  (%.0f ns each, %.1f sentences)\n", name, rounds / seconds, seconds / rounds * 1e9,
                static_cast<double>(sentences) / rounds);
}

/// The commands of random matches, so that what is measured is the referee and not the player.
std::vector<std::vector<Command>> recordMatches(int count)
{
    std::vector<std::vector<Command>> matches;
    for (int seed = 1; seed <= count; ++seed) {
        RandomPlayer player(*printedFacts(), static_cast<unsigned>(seed));
        const Game game;
        State state = game.start();
        std::vector<Command> commands;
        std::optional<Command> command = player.start({});
        while (command && commands.size() < 4000) {
            commands.push_back(*command);
            state = game.referee(state, *command, Reasons::Listening::No).next;
            command = player.next(state);
        }
        matches.push_back(std::move(commands));
    }
    return matches;
}

void benchMatches(const char* name, const std::vector<std::vector<Command>>& matches, Reasons::Listening listening)
{
    const Game game;
    std::size_t entries = 0;
    const auto start = Clock::now();
    for (const std::vector<Command>& commands : matches) {
        State state = game.start();
        for (const Command& command : commands)
            state = game.referee(state, command, listening).next;
        entries += commands.size();
    }
    const double seconds = secondsSince(start);
    std::printf("%-42s %10.0f entries/s  (%.2f us each, %.0f matches/s)\n", name,
                static_cast<double>(entries) / seconds, seconds / static_cast<double>(entries) * 1e6,
                static_cast<double>(matches.size()) / seconds);
}

bool playsCardOrBall(const Command& command)
{
    if (const auto* move = std::get_if<Move>(&command))
        return move->pickUp;
    return std::holds_alternative<React>(command) || std::holds_alternative<ContestCommand>(command) ||
           std::holds_alternative<PlayTactic>(command) || std::holds_alternative<PlayCheat>(command) ||
           std::holds_alternative<Scorch>(command) || std::holds_alternative<HandOff>(command);
}

/// A match of `length` entries: after its opening nobody plays a card or touches the ball, so the bell never rings.
std::vector<Command> longMatch(std::size_t length)
{
    const Game game;
    for (unsigned seed = 1;; ++seed) {
        RandomPlayer player(*printedFacts(), seed);
        State state = game.start();
        std::vector<Command> commands;
        std::optional<Command> command = player.start({});
        while (command && commands.size() < length) {
            state = game.referee(state, *command, Reasons::Listening::No).next;
            commands.push_back(std::move(*command));
            do
                command = player.next(state);
            while (command && commands.size() > 60 && playsCardOrBall(*command));
        }
        if (commands.size() == length)
            return commands;
    }
}

void benchReplay(std::size_t length)
{
    const std::vector<Command> commands = longMatch(length);
    const auto start = Clock::now();
    Journal<Game> journal;
    for (const Command& command : commands)
        (void)journal.load(Enter<Command>{command}, Instant{}, std::nullopt);
    journal.finishLoading();
    const double seconds = secondsSince(start);
    std::printf("%-42s %10.2f ms for %zu entries\n", "replay of a journal", seconds * 1e3, commands.size());
}

/// Prints the slowest of `times` calls.
template <class Act>
void benchEdit(const char* name, int times, Act&& act)
{
    double slowest = 0;
    for (int i = 0; i < times; ++i) {
        const auto start = Clock::now();
        act();
        slowest = std::max(slowest, secondsSince(start));
    }
    std::printf("%-42s %10.2f ms, the slowest of %d\n", name, slowest * 1e3, times);
}

/// What an edit near the end of a long match costs.
void benchEdits(std::size_t length)
{
    GameMatch<Game> match;
    for (const Command& command : longMatch(length))
        (void)match.playCommand(command, Instant{});
    std::printf("edits of a match of %zu entries\n", match.journal().entries().size());
    benchEdit("  undo", 20, [&] { (void)match.undo(Instant{}); });
    benchEdit("  redo", 20, [&] { (void)match.redo(Instant{}); });
    const auto& entries = match.journal().entries();
    const Replace<Command> same{entries[entries.size() - 50].number, entries[entries.size() - 50].command};
    benchEdit("  correction of the last but 49", 20, [&] { (void)match.playAct(same, Instant{}); });
    const Json line{{"edit", "replace"}, {"number", same.number}, {"entry", match.journal().game().write(same.entry)}};
    benchEdit("  the same, as several lines together", 20, [&] { (void)match.playAll({line}, Instant{}); });
    const Replace<Command> first{1, entries.front().command};
    benchEdit("  correction of the first", 3, [&] { (void)match.playAct(first, Instant{}); });
}

} // namespace

int main()
{
    benchContest("contest ruling with its explanation", Reasons::Listening::Yes);
    benchContest("contest ruling, verdict alone", Reasons::Listening::No);
    const auto matches = recordMatches(100);
    benchMatches("random legal matches, explained", matches, Reasons::Listening::Yes);
    benchMatches("random legal matches, verdicts alone", matches, Reasons::Listening::No);
    benchReplay(10'000);
    benchEdits(50'000);
    return 0;
}
