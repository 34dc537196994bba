// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/odds.h"

#include <algorithm>
#include <cmath>

namespace whistle::kaosball {

namespace {

/// Stars matter to Stim Pack! alone; where their spread is not known, a card of the deck counts as one without.
void addPlainCards(const DeckFacts& deck, std::vector<UnseenCard>& cards)
{
    for (const int value : deck.plainValues) {
        const auto known = deck.plainCopies.find(value);
        const double copies = known != deck.plainCopies.end() ? known->second
                                                              : static_cast<double>(deck.plainEnergy) /
                                                                    static_cast<double>(deck.plainValues.size());
        const auto starred = deck.plainCopiesWithStar.find(value);
        const double stars = starred == deck.plainCopiesWithStar.end() ? 0.0 : starred->second;
        cards.push_back({Card::energy(value), copies - stars});
        if (stars > 0)
            cards.push_back({Card::energy(value, true), stars});
    }
}

bool isSameKind(Card one, Card other)
{
    return one.kind == other.kind && one.value == other.value && one.name == other.name;
}

/// Takes one card of this kind away: the very one if it is listed, else one of the same number. Tactic and cheat cards
/// that nobody has named go from all of their kind alike.
void takeAway(std::vector<UnseenCard>& cards, Card card)
{
    const bool nameless = (card.kind == CardKind::Tactic || card.kind == CardKind::Cheat) && card.name < 0;
    if (nameless) {
        double all = 0;
        for (const UnseenCard& one : cards)
            all += one.card.kind == card.kind ? one.copies : 0;
        for (UnseenCard& one : cards) {
            if (one.card.kind == card.kind && all > 0)
                one.copies -= std::min(1.0, all) * one.copies / all;
        }
        return;
    }
    const auto take = [&](auto&& fits) {
        const auto found = std::find_if(cards.begin(), cards.end(),
                                        [&](const UnseenCard& one) { return one.copies > 0 && fits(one.card); });
        if (found == cards.end())
            return false;
        found->copies = std::max(0.0, found->copies - 1);
        return true;
    };
    if (!take([card](Card one) { return one == card; }))
        take([card](Card one) { return isSameKind(one, card); });
}

/// The chance that whoever rolls wins a tie.
double chanceOfRoller(const std::vector<int>& faces, int rerolls)
{
    const auto good = std::count_if(faces.begin(), faces.end(), [](int face) { return face > 0; });
    const double lost = 1.0 - static_cast<double>(good) / static_cast<double>(faces.size());
    return 1.0 - std::pow(lost, rerolls + 1);
}

} // namespace

std::vector<UnseenCard> unseenCards(const State& state, const Facts& facts)
{
    std::vector<UnseenCard> cards;
    addPlainCards(facts.deck, cards);
    for (const CardFacts& one : facts.deck.cards)
        cards.push_back({one.card, static_cast<double>(one.copies)});
    for (const Team& team : state.teams) {
        for (const Card card : team.burned)
            takeAway(cards, card);
    }
    return cards;
}

double chanceToWin(const Contest& contest, ContestPart part, Card card, const std::vector<UnseenCard>& unseen,
                   const HouseRules& houseRules, const Facts& facts)
{
    Q_ASSERT(contest.targets.size() == 1 && !facts.tiebreakerDie.empty());
    Contest tried = contest;
    ContestSide& target = tried.targets.front();
    const bool mine = part == ContestPart::Initiator;
    (mine ? tried.initiator : target).card = card;
    Card& theirs = mine ? target.card : tried.initiator.card;
    target.tiebreakerRolls.clear();

    // KB-17.6: in a reaction the target's team has the turn and rolls.
    const ContestSide& roller = contest.isReaction ? target : tried.initiator;
    const double rolled = chanceOfRoller(facts.tiebreakerDie, roller.upgrades[Upgrade::Lucky]);
    const double tie = contest.isReaction == !mine ? rolled : 1.0 - rolled;

    std::vector<UnseenCard> others = unseen;
    takeAway(others, card);
    double all = 0;
    double won = 0;
    for (const UnseenCard& other : others) {
        if (other.copies <= 0)
            continue;
        theirs = other.card;
        const Comparison comparison =
            judgeContest(tried, houseRules, facts.constants, Reasons::Listening::No).verdict.comparisons.front();
        const Winner me = mine ? Winner::Initiator : Winner::Target;
        const double chance = comparison.winner == Winner::Open ? tie : comparison.winner == me ? 1.0 : 0.0;
        all += other.copies;
        won += other.copies * chance;
    }
    return all > 0 ? won / all : 0;
}

} // namespace whistle::kaosball
