// SPDX-License-Identifier: GPL-3.0-or-later
// Chaotic: a library of 5,000 cards opened and searched key by key, and a deck of ten judged with each card. Run:
// QT_QPA_PLATFORM=offscreen build/release/bin/bench_chaotic_library
#include "chaotic/library/library_shelf.h"
#include "chaotic/library/ready_deck.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void tell(const char* what, std::vector<double> times, const char* goal)
{
    std::sort(times.begin(), times.end());
    std::printf("%s: median %.3f ms, 99 of 100 under %.3f ms, slowest %.3f ms (goal %s)\n", what,
                times[times.size() / 2], times[times.size() * 99 / 100], times.back(), goal);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const auto store = Store::open(folder.path());
    const std::vector<AnyCard> printed = cardsOf(printedFacts()->cards);
    std::vector<AnyCard> cards;
    for (int i = 0; i < 5'000; ++i) {
        cards.push_back(printed[static_cast<std::size_t>(i) % printed.size()]);
        baseOf(cards.back()).name += ' ' + std::to_string(i);
    }
    QElapsedTimer timer;
    LibraryShelf shelf(**store);
    timer.start();
    if (!shelf.takeIn(cards).empty())
        return 1;
    std::printf("5,000 cards taken in: %.0f ms\n", milliseconds(timer));

    std::vector<double> openings;
    for (int round = 0; round < 20; ++round) {
        timer.restart();
        LibraryShelf again(**store);
        if (!again.open().empty() || again.rows().size() < 5'000)
            return 1;
        openings.push_back(milliseconds(timer));
    }
    tell("library of 5,000 cards opened", openings, "100 ms");

    std::vector<double> keys;
    std::size_t hits = 0;
    for (const char* typed : {"overworld energy>40", "maxxor 4500", "felsővilági tűz", "podświat odwaga 80+", "a",
                              "attack fire points=1", "no such card"}) {
        const QString whole = QString::fromUtf8(typed);
        for (const auto order : {CardFilter::Order::Name, CardFilter::Order::Figure}) {
            for (int length = 1; length <= whole.size(); ++length) {
                timer.restart();
                hits += found(shelf.rows(), {whole.left(length), {}, {}, order}).size();
                keys.push_back(milliseconds(timer));
            }
        }
    }
    tell("a key of the search", keys, "10 ms");

    BuiltDeck deck{"Ten", 10, RulesLevel::Advanced,
                   readyDeck(*printedFacts(), Tribe::Overworld, 10, RulesLevel::Advanced)};
    std::vector<double> checks;
    for (int round = 0; round < 2'000; ++round) {
        timer.restart();
        Reasons reasons;
        const DeckVerdict verdict = judgeDeck(deckQuestion(deck.size, deck.level, deck.cards), reasons);
        hits += deckLines(verdict).size();
        checks.push_back(milliseconds(timer));
    }
    tell("deck of ten checked with its reasons", checks, "0.1 ms");
    for (const AnyCard& card : printed) { // far too many build points
        if (kindOf(card) == CardKind::Attack)
            addCopy(deck.cards, card);
    }
    if (!nearestSwap(deck, shelf.rows()))
        return 1;
    std::vector<double> swaps;
    for (int round = 0; round < 20; ++round) {
        timer.restart();
        hits += nearestSwap(deck, shelf.rows()) ? 1 : 0;
        swaps.push_back(milliseconds(timer));
    }
    tell("nearest swap among 5,000 cards", swaps, "16 ms");
    return hits > 0 ? 0 : 1;
}
