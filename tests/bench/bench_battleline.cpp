// SPDX-License-Identifier: GPL-3.0-or-later
// Battle Line: claims, sweeps and whole games. Run: build/release/bin/bench_battleline

#include "battle_line_random.h"
#include "battleline/game.h"

#include <QElapsedTimer>
#include <cstdio>
#include <ctime>

using namespace whistle;
using namespace whistle::battleline;

namespace {

/// Time of the processor that this program has used: another busy program does not count.
class CpuTimer {
public:
    [[nodiscard]] double seconds() const
    {
        return static_cast<double>(std::clock() - m_start) / static_cast<double>(CLOCKS_PER_SEC);
    }
    [[nodiscard]] double microseconds(long count) const { return seconds() * 1e6 / static_cast<double>(count); }

private:
    std::clock_t m_start = std::clock();
};

/// Claims on complete sets in the middle of random games, every switch in turn.
std::vector<ClaimCase> midGameClaims()
{
    std::vector<ClaimCase> claims;
    for (unsigned seed = 1; claims.size() < 20'000; ++seed) {
        State state;
        for (const Command& command : randomSeries(seed)) {
            state = referee(state, command, Reasons::Listening::No).next;
            for (const Seat seat : bothSeats) {
                for (int number = 1; number <= flagCount && state.step == Step::Play; ++number) {
                    const Flag& flag = state.table.flag(number);
                    if (flag.isOpen() && flag.isComplete(seat))
                        claims.push_back({state.table, number, seat, Moment::AfterPlay, state.houseRules});
                }
            }
        }
    }
    for (ClaimCase& asked : claims)
        asked.houseRules.claimTiming = ClaimTiming::EndOfTurn;
    return claims;
}

/// Four cards are wanted, the other side is empty or all wildcards, and much is unseen.
std::vector<ClaimCase> hardClaims()
{
    std::vector<ClaimCase> claims;
    const std::vector<std::vector<const char*>> others{{},
                                                       {"darius"},
                                                       {"companion_cavalry"},
                                                       {"shield_bearers"},
                                                       {"darius", "companion_cavalry", "shield_bearers"},
                                                       {"darius", "red_1"}};
    for (const auto& cards : others) {
        for (const WildcardDuplicates duplicates :
             {WildcardDuplicates::Allowed, WildcardDuplicates::NotInFormation, WildcardDuplicates::NotVisible}) {
            for (const bool fog : {false, true}) {
                ClaimCase asked;
                Flag& flag = asked.table.flag(5);
                flag.mud = Seat::North;
                if (fog)
                    flag.fog = Seat::North;
                for (const char* id : {"red_9", "orange_9", "green_1", "alexander"})
                    flag.rows[Seat::South].push_back({*cardOf(id), 0});
                for (const char* id : cards)
                    flag.rows[Seat::North].push_back({*cardOf(id), 0});
                flag.lastCardLaidBy = Seat::South;
                asked.flag = 5;
                asked.houseRules.wildcardDuplicates = duplicates;
                // No 10, 9, 8, 7 of one color is together any more, and no value four times: everything is tried.
                for (int value = 1; value <= 10; value += 3) {
                    for (int color = 0; color < colorCount - 2; ++color) {
                        Row& row = asked.table.flag(color + 1 == 5 ? 9 : color + 1).rows[Seat::South];
                        const Card card = Card::troop(color + (value / 3) % 2, value);
                        if (!row.isFull() && !asked.table.isOnTable(card))
                            row.push_back({card, 0});
                    }
                }
                claims.push_back(asked);
            }
        }
    }
    return claims;
}

long sink = 0; ///< keeps the compiler from leaving out what is measured

double average(const std::vector<ClaimCase>& claims, Reasons::Listening listening)
{
    const CpuTimer timer;
    long count = 0;
    do {
        for (const ClaimCase& asked : claims)
            sink += judgeClaim(asked, listening).verdict.isProven;
        count += static_cast<long>(claims.size());
    } while (timer.seconds() < 1);
    return timer.microseconds(count);
}

/// The slowest claim, each taken at the best of many tries, as this machine does other things too.
double slowest(const std::vector<ClaimCase>& claims)
{
    double worst = 0;
    for (const ClaimCase& asked : claims) {
        double best = 1e9;
        for (int i = 0; i < 25; ++i) {
            QElapsedTimer timer;
            timer.start();
            sink += judgeClaim(asked, Reasons::Listening::No).verdict.isProven;
            best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1000);
        }
        worst = std::max(worst, best);
    }
    return worst;
}

void measureSweeps(const std::vector<ClaimCase>& claims)
{
    const CpuTimer timer;
    long count = 0;
    do {
        for (const ClaimCase& asked : claims) {
            for (const Seat seat : bothSeats)
                sink += provableFlags(asked.table, seat, asked.houseRules);
        }
        count += static_cast<long>(claims.size());
    } while (timer.seconds() < 1);
    std::printf("sweep of all flags and seats: %.2f us\n", timer.microseconds(count));
}

void measureSeries()
{
    std::vector<std::vector<Command>> all;
    for (unsigned seed = 1; seed <= 20; ++seed)
        all.push_back(randomSeries(seed));
    const CpuTimer refereed;
    long commands = 0;
    do {
        for (const std::vector<Command>& series : all) {
            State state;
            for (const Command& command : series)
                state = referee(state, command, Reasons::Listening::No).next;
            commands += static_cast<long>(series.size());
        }
    } while (refereed.seconds() < 2);
    std::printf("series: %.0f ns a command\n", refereed.microseconds(commands) * 1000);
    const CpuTimer offered;
    long tables = 0;
    for (const std::vector<Command>& series : all) {
        State state;
        for (const Command& command : series) {
            sink += movesOf(Game(), state).size();
            state = referee(state, command, Reasons::Listening::No).next;
        }
        tables += static_cast<long>(series.size());
    }
    std::printf("moves: %.0f us a table\n", offered.microseconds(tables));
}

} // namespace

int main()
{
    const std::vector<ClaimCase> usual = midGameClaims();
    const std::vector<ClaimCase> hard = hardClaims();
    const double quiet = average(usual, Reasons::Listening::No);
    std::printf("claims in the middle of games: %.3f us each (%.0f a second), with reasons %.2f us, slowest %.1f us\n",
                quiet, 1e6 / quiet, average(usual, Reasons::Listening::Yes), slowest(usual));
    std::printf("hardest claims: %.3f us each, slowest %.2f us\n", average(hard, Reasons::Listening::No),
                slowest(hard));
    measureSweeps(usual);
    measureSeries();
    return sink == 0;
}
