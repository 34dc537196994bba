// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to find everything that may be done: at each table of the recorded matches. Run:
// build/release/bin/bench_moves
#include "catalog/catalog.h"
#include "reference_match.h"

#include <QDir>
#include <chrono>
#include <cstdio>

using namespace whistle;

int main()
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        const QString id = QString::fromStdString(game.id);
        const QDir folder(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/") + id);
        const QString name = QFileInfo(folder.entryList({QStringLiteral("*.jsonl")}).front()).completeBaseName();
        const std::unique_ptr<Match> match = game.newMatch();
        double all = 0;
        double most = 0;
        std::size_t tables = 0;
        std::size_t moves = 0;
        for (const PlaythroughStep& step : readPlaythrough(id, name)) {
            if (step.kind != PlaythroughStep::Kind::Command || !match->play(step.content, {}))
                continue;
            // The best of five: another busy program does not count.
            double best = 1e9;
            for (int i = 0; i < 5; ++i) {
                const auto before = std::chrono::steady_clock::now();
                moves += i == 0 ? match->moves().size() : 0 * match->moves().size();
                best = std::min(
                    best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
            }
            all += best;
            most = std::max(most, best);
            ++tables;
        }
        std::printf("%-12s %4zu tables, %5.1f moves each, with their words %.3f ms each, at most %.3f ms\n",
                    game.id.c_str(), tables, static_cast<double>(moves) / static_cast<double>(tables),
                    all / static_cast<double>(tables), most);
    }
}
