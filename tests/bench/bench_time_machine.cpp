// SPDX-License-Identifier: GPL-3.0-or-later
// The time machine on a long Kaosball match: scrubbing through every entry, painted; correcting entry 1 and refereeing
// everything after it again; the list of what a correction would change. Usage: bench_time_machine [entries].
#include "controls/boards/scrubber.h"
#include "games.h"
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball_random.h"
#include "past/time_machine.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace whistle;

namespace {

using KaosballMatch = GameMatch<kaosball::Game>;

/// A random match with at least so many entries; longer matches are tried until one is.
std::unique_ptr<KaosballMatch> longMatch(std::size_t entries)
{
    std::unique_ptr<KaosballMatch> longest;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        auto match = std::make_unique<KaosballMatch>();
        kaosball::RandomPlayer player(match->journal().game().facts(), seed);
        (void)match->playCommand(player.start({kaosball::Mode::Alliance, 4, true, kaosball::Depth::Mirror}),
                                 Instant{1'770'000'000});
        while (match->journal().entries().size() < entries) {
            const std::optional<kaosball::Command> command = player.next(match->state());
            if (!command)
                break;
            (void)match->playCommand(*command, Instant{1'770'000'000});
        }
        if (!longest || match->journal().entries().size() > longest->journal().entries().size())
            longest = std::move(match);
        if (longest->journal().entries().size() >= entries)
            break;
    }
    return longest;
}

double msSince(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void tell(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-52s p50 %7.2f ms  p99 %7.2f ms  most %7.2f ms\n", what, at(0.5), at(0.99), times.back());
}

void benchReferee(const KaosballMatch& match)
{
    Json first = match.entryAt(1)->entry;
    first["teams"][0]["coach"] = "Somebody else";
    const std::vector<Json> edit{{{"edit", "replace"}, {"number", 1}, {"entry", first}}};
    std::vector<double> previews;
    std::vector<double> accepts;
    std::vector<double> copies;
    for (int round = 0; round < 50; ++round) {
        QElapsedTimer timer;
        timer.start();
        const Checked<Rewrite> rewritten = rewrite(match, edit);
        previews.push_back(msSince(timer));
        if (!rewritten)
            std::exit(1);
        timer.start();
        const std::unique_ptr<Match> copy = match.copyAt(match.entries().back().number);
        copies.push_back(msSince(timer));
        timer.start();
        const auto results = copy->playAll(edit, Instant{1'770'000'000});
        accepts.push_back(msSince(timer));
        if (!results || !results->back().accepted)
            std::exit(1);
    }
    tell("a side copy", std::move(copies));
    tell("what a correction of entry 1 would change", std::move(previews));
    tell("correct entry 1, everything refereed again", std::move(accepts));
}

void benchScrubbing(const KaosballMatch& match)
{
    const QTemporaryDir folder;
    QString uuid;
    {
        const auto store = Store::open(folder.path());
        uuid = (*store)->importMatch(match.recordedLines(), Instant{1'770'000'000})->uuid;
    }
    MainWindow window(allGames(), folder.path());
    window.settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
    window.resize(1366, 768);
    window.show();
    window.openMatch(uuid);
    window.openPast(PastAct::Look, 1);
    QApplication::processEvents();
    auto* scrubber = window.findChild<Scrubber*>(QStringLiteral("scrubber"));
    for (const char* pass : {"a step on, painted", "a step on, painted (once more)"}) {
        std::vector<double> steps;
        for (int detent = 0; detent < scrubber->count(); ++detent) {
            QElapsedTimer timer;
            timer.start();
            scrubber->go(detent);
            QApplication::processEvents(); // paints what has changed
            steps.push_back(msSince(timer));
        }
        tell(pass, std::move(steps));
    }
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const auto match = longMatch(argc > 1 ? static_cast<std::size_t>(std::atoi(argv[1])) : 1000);
    std::printf("Kaosball, %zu entries\n", match->journal().entries().size());
    benchReferee(*match);
    benchScrubbing(*match);
    return 0;
}
