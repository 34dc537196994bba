// SPDX-License-Identifier: GPL-3.0-or-later
// How long the data folder takes to open, and the home list to be there, with 1,000 matches of 300 lines in it.
// Usage: bench_open_store [matches [lines]].
#include "journal/match_file.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace whistle;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const int matches = argc > 1 ? std::atoi(argv[1]) : 1000;
    const int count = argc > 2 ? std::atoi(argv[2]) : 300;
    const QTemporaryDir folder;

    std::vector<RecordedLine> lines{matchHeader("kaosball", "1", {{"id", "base"}, {"version", "1"}, {"sha256", "00"}})};
    for (int number = 1; number <= count; ++number) {
        const Json entry{{"command", "move"}, {"path", {"g3", "g4", "g5", "g6", "f6"}}, {"pick_up", true}};
        lines.push_back(chained(number, lineContent({number, Instant::now(), entry, {}}), lines.back().chain));
    }
    {
        const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
        for (int i = 0; i < matches; ++i) {
            const Checked<MatchId> id = (*store)->importMatch(lines, {1'770'000'000 + i});
            (void)(*store)->setSummary(*id, "Fangs - Amazons", {{"scores", {26, 18}}}, i % 2 == 0);
        }
    }
    for (int round = 1; round <= 5; ++round) {
        QElapsedTimer timer;
        timer.start();
        const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
        const double open = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        timer.restart();
        const Checked<std::vector<MatchSummary>> recent = (*store)->recentMatches(20);
        const double list = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        std::printf("open %6.1f ms   list of %zu %6.1f ms\n", open, recent->size(), list);
    }
    return 0;
}
