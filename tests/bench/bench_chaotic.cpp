// SPDX-License-Identifier: GPL-3.0-or-later
// Chaotic: a strike with its whole explanation, the check of a deck, whole matches. Run:
// build/release/bin/bench_chaotic

#include "chaotic/judging/damage.h"
#include "chaotic/judging/referee.h"
#include "chaotic/library/deck_check.h"
#include "chaotic_random.h"

#include <cstdio>
#include <ctime>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

/// Time of the processor that this program has used: another busy program does not count.
double seconds()
{
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Microseconds that one call takes: called for about a second, however fast the build is.
template <class Call>
double microseconds(Call call)
{
    const double start = seconds();
    int calls = 0;
    double spent = 0;
    for (; spent < 1; spent = seconds() - start) {
        for (int i = 0; i < 100; ++i, ++calls)
            call();
    }
    return spent * 1e6 / calls;
}

/// Every Attack that resolved in random matches, as the match asked about it.
std::vector<DamageQuestion> strikes()
{
    std::vector<DamageQuestion> found;
    for (unsigned seed = 1; found.size() < 200; ++seed) {
        State state;
        for (const Command& command : randomMatch(seed)) {
            const bool resolves = std::holds_alternative<ResolveNext>(command) && !state.burst.items.empty() &&
                                  state.burst.items.back().type == ItemType::Attack;
            if (resolves) {
                const Item& item = state.burst.items.back();
                const AttackCard& card = state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
                found.push_back(damageAt(state, {item.source, item.target.creature, &card, item.id, item.negated, {}}));
            }
            state = referee(state, command, Reasons::Listening::No).next;
        }
    }
    return found;
}

} // namespace

int main()
{
    const std::vector<DamageQuestion> asked = strikes();
    std::size_t sentences = 0;
    std::size_t judged = 0;
    const double strike = microseconds([&] {
        Reasons reasons;
        (void)judgeDamage(asked[judged++ % asked.size()], reasons);
        sentences += reasons.why.size();
    });
    std::printf("strike with explanation: %.2f us (goal 5), %.1f sentences\n", strike,
                static_cast<double>(sentences) / static_cast<double>(judged));
    std::fflush(stdout);

    const DeckQuestion deck = deckQuestion(10, RulesLevel::Advanced, randomDeck(3, 10, RulesLevel::Advanced));
    const double check = microseconds([&] {
        Reasons reasons;
        (void)judgeDeck(deck, reasons);
    });
    std::printf("deck check 10v10: %.1f us (goal 100)\n", check);
    std::fflush(stdout);

    double refereeing = 0;
    std::size_t entries = 0;
    // Few matches: in some (seed 15) one turn goes on and on and its effects pile up, which takes minutes.
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const std::vector<Command> match = randomMatch(seed);
        const double before = seconds();
        State again;
        for (const Command& command : match)
            again = referee(again, command, Reasons::Listening::No).next;
        refereeing += seconds() - before;
        entries += match.size();
    }
    std::printf("whole matches: %.1f us an entry, %zu entries\n", refereeing * 1e6 / static_cast<double>(entries),
                entries);
    return 0;
}
