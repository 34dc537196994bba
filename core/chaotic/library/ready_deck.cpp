// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/ready_deck.h"

#include "chaotic/library/deck_check.h"

#include <algorithm>
#include <cctype>

namespace whistle::chaotic {

namespace {

/// Cards up to so many copies in all; of each as many as its own limit allows (CH-2.6, CH-2.7).
template <class CardKind, class Costs>
std::vector<CardKind> copiesOf(const std::vector<CardKind>& library, int copies, Costs&& costs, int points = 0)
{
    std::vector<CardKind> picked;
    for (const CardKind& one : library) {
        const int most = one.unique ? 1 : one.copyLimit.value_or(copiesOfACard);
        const int cost = costs(one);
        const int affordable = cost > 0 ? points / cost : most;
        const int count = std::min({copies, most, affordable});
        if (count <= 0)
            continue;
        CardKind& card = picked.emplace_back(one);
        card.count = count;
        copies -= count;
        points -= cost * count;
    }
    return picked;
}

constexpr auto nothingPaid = [](const auto&) { return 0; };

std::string idOf(const std::string& name)
{
    std::string id;
    for (const char letter : name) {
        const bool isWord = std::isalnum(static_cast<unsigned char>(letter)) != 0;
        id += isWord ? static_cast<char>(std::tolower(static_cast<unsigned char>(letter))) : '_';
    }
    return id;
}

} // namespace

Deck readyDeck(const Facts& facts, Tribe tribe, int size, RulesLevel level)
{
    Deck deck;
    const auto isOwn = [tribe](const CreatureCard& one) { return one.tribe == tribe; };
    std::vector<CreatureCard> creatures = facts.cards.creatures;
    std::stable_partition(creatures.begin(), creatures.end(), isOwn);
    // CH-2.10: who is loyal comes along in an army of one tribe only.
    const bool isMixed = std::count_if(creatures.begin(), creatures.end(), isOwn) < size;
    std::erase_if(creatures, [&](const CreatureCard& one) { return one.loyal && (isMixed || !isOwn(one)); });
    if (static_cast<int>(creatures.size()) > size)
        creatures.resize(static_cast<std::size_t>(size));
    for (CreatureCard& one : creatures)
        one.id = idOf(one.name);
    deck.creatures = std::move(creatures);
    if (level == RulesLevel::Advanced) {
        deck.battlegear = copiesOf(facts.cards.battlegear, size, nothingPaid);
        std::vector<MugicCard> mugic = facts.cards.mugic;
        std::stable_partition(mugic.begin(), mugic.end(), [tribe](const MugicCard& one) {
            return one.affiliation == affiliationOf(tribe) || one.affiliation == Affiliation::Generic;
        });
        deck.mugic = copiesOf(mugic, size, nothingPaid);
    }
    deck.locations = copiesOf(facts.cards.locations, locationsOfADeck, nothingPaid);
    std::vector<AttackCard> attacks = facts.cards.attacks;
    std::stable_sort(attacks.begin(), attacks.end(),
                     [](const AttackCard& a, const AttackCard& b) { return a.buildPoints < b.buildPoints; });
    deck.attacks = copiesOf(
        attacks, attacksOfADeck, [](const AttackCard& one) { return one.buildPoints; }, buildPointsOfADeck);
    return deck;
}

} // namespace whistle::chaotic
