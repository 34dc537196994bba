// SPDX-License-Identifier: GPL-3.0-or-later
// How long a key takes in the search of the rulebooks, and how long the index takes to make.
// Run: build/release/bin/bench_search
#include "search/rule_search.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <vector>

using namespace whistle;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList games{QStringLiteral("kaosball"), QStringLiteral("battle-line")};
    QElapsedTimer timer;
    timer.start();
    std::size_t rules = 0;
    for (const QString& game : games)
        rules += RuleBook::of(game)->rules().size();
    std::printf("reading the books: %zu rules, %.1f ms\n", rules, milliseconds(timer));
    timer.restart();
    const RuleSearch search(games);
    std::printf("making the index: %.1f ms\n", milliseconds(timer));
    std::vector<double> keys;
    double slowest = 0;
    QString slow;
    for (const char* sentence : {"killzone of the amazons", "gyilokzónájában", "strefa rażenia najemnika",
                                 "who rings the end of period bell", "halott lapok az összecsapásban",
                                 "karta oszustwa i łapówka", "a", "the", "kb-17.8", "claim a flag with fog"}) {
        const QString whole = QString::fromUtf8(sentence);
        for (int length = 1; length <= whole.size(); ++length) {
            for (int round = 0; round < 20; ++round) {
                timer.restart();
                const RuleFindings found = search.find(whole.left(length));
                keys.push_back(milliseconds(timer));
                if (keys.back() > slowest) {
                    slowest = keys.back();
                    slow = whole.left(length);
                }
                if (found.rules.size() > 1000)
                    return 1; // so that nothing is left out as unused
            }
        }
    }
    std::sort(keys.begin(), keys.end());
    std::printf("a key: median %.2f ms, 99 of 100 under %.2f ms, slowest %.2f ms (\"%s\"), %zu keys\n",
                keys[keys.size() / 2], keys[keys.size() * 99 / 100], slowest, qPrintable(slow), keys.size());
    return 0;
}
