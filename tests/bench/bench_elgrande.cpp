// SPDX-License-Identifier: GPL-3.0-or-later
// El Grande: general scorings and the entries of random matches. Run: build/release/bin/bench_elgrande

#include "elgrande/game.h"
#include "elgrande/judging/referee.h"
#include "elgrande/judging/scoring.h"
#include "random_mover.h"

#include <cstdio>
#include <ctime>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

/// Time of the processor that this program has used: another busy program does not count.
class CpuTimer {
public:
    [[nodiscard]] double seconds() const
    {
        return static_cast<double>(std::clock() - m_start) / static_cast<double>(CLOCKS_PER_SEC);
    }

private:
    std::clock_t m_start = std::clock();
};

/// An entry with the state that it was made in.
struct Made {
    State before;
    Command command;
};

std::vector<Made> randomEntries()
{
    std::vector<Made> entries;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        GameMatch<Game> match;
        RandomMover mover(seed, tableOf(Game::id));
        while (const std::optional<Json> line = mover.next(match)) {
            entries.push_back({match.state(), *readCommand(*line)});
            (void)match.play(*line, {});
        }
    }
    return entries;
}

long sink = 0; ///< keeps the compiler from leaving out what is measured

void measureEntries(const std::vector<Made>& entries, const Facts& facts, Reasons::Listening listening,
                    const char* name)
{
    const CpuTimer timer;
    long count = 0;
    do {
        for (const Made& made : entries)
            sink += referee(made.before, made.command, facts, listening).next.round;
        count += static_cast<long>(entries.size());
    } while (timer.seconds() < 2);
    std::printf("%s: %.0f entries a second\n", name, static_cast<double>(count) / timer.seconds());
}

void measureScorings(const std::vector<Made>& entries, const Facts& facts, Reasons::Listening listening,
                     const char* name)
{
    const CpuTimer timer;
    long count = 0;
    do {
        for (const Made& made : entries) {
            if (made.before.phase != Phase::RoundOver)
                continue;
            SetDiscs discs;
            discs.fill(AreaSpot(Area::Granada));
            Reasons reasons(listening);
            const GeneralScoring scoring =
                scoreGenerally(made.before.board, discs, facts, made.before.players, reasons);
            sink += scoring.totals[0] + static_cast<long>(reasons.why.size());
            ++count;
        }
    } while (timer.seconds() < 2);
    std::printf("%s: %.2f us\n", name, timer.seconds() * 1e6 / static_cast<double>(count));
}

} // namespace

int main()
{
    const std::shared_ptr<const Facts> facts = printedFacts();
    const std::vector<Made> entries = randomEntries();
    std::printf("%zu entries of 40 random matches\n", entries.size());
    measureEntries(entries, *facts, Reasons::Listening::Yes, "explained");
    measureEntries(entries, *facts, Reasons::Listening::No, "without reasons");
    measureScorings(entries, *facts, Reasons::Listening::Yes, "a general scoring with reasons");
    measureScorings(entries, *facts, Reasons::Listening::No, "without reasons");
    return sink == 0;
}
