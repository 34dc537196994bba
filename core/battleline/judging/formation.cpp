// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/formation.h"

// How the best set is found. Nothing is enumerated card by card: a class of formations (Wedges of one color that begin
// with one value, Phalanxes of one value, ...) is possible or not by a few tests on bit sets of values, and all sets of
// a class have a sum that is known beforehand or is made greatest by taking the highest values. So the classes are
// tried from the best down, and the first that is possible is the answer:
//
//   Wedge            of a color, from the highest run down   the values that the set lacks come from available cards
//                                                            of the color or from wildcards
//   Phalanx          from value 10 down                      enough available cards of the value
//   Battalion Order  every color                             the highest available cards of the color
//   Skirmish Line    from the highest run down               as a Wedge, whatever the colors
//   Host             (and every set under Fog)               the highest available cards
//
// A class that is tried last need not be kept apart from the better ones: had the set that makes its sum greatest met a
// better condition, that class would have been found possible before.
//
// Wildcards (BL-R1): under `allowed` they stand for anything. Under the two stricter values they take meanings like
// cards out of a deck, each at most once; `not_visible` leaves them just the cards that are not visible. Only there can
// it happen that a wildcard finds no meaning at all, namely when the cards imagined in the empty slots use up the last
// ones; then its set is free of the rule (digest 6.0), which is looked at as a search of its own with those cards laid.

namespace whistle::battleline {

namespace {

int highestOf(ValueSet values)
{
    return static_cast<int>(std::bit_width(values));
}

int sumOfValues(ValueSet values)
{
    int sum = 0;
    for (; values != 0; values &= values - 1)
        sum += std::countr_zero(values) + 1;
    return sum;
}

/// The `count` highest; fewer if there are fewer.
ValueSet topOf(ValueSet values, int count)
{
    ValueSet top = 0;
    for (; count > 0 && values != 0; --count) {
        const ValueSet highest = std::bit_floor(values);
        top |= highest;
        values -= highest;
    }
    return top;
}

/// What wildcards may stand for: a set of cards, and whether each card only once.
struct Meanings {
    TroopSet possible;
    bool different = false;
};

/// The search for the best set under one way of giving wildcards their meaning.
class Search {
public:
    Search(const Side& side, const Ground& ground, Meanings meanings)
        : m_side(side)
        , m_ground(ground)
        , m_available(TroopSet::all() - ground.visible - side.troops)
        , m_meanings(meanings)
        , m_values(side.troops.values())
    {
        side.troops.forEach([this](Card card) { m_sum += card.value(); });
        if (!side.troops.empty()) {
            m_highestRun = std::min(m_highestRun, std::countr_zero(m_values) + 1);
            m_lowestRun = std::max(1, highestOf(m_values) - slots() + 1);
            const int color = side.troops.first().color();
            m_firstColor = color;
            m_lastColor = side.troops.size() == std::popcount(side.troops.values(color)) ? color : -1;
        }
    }

    /// None if no wildcard of some set can have a meaning of its own.
    std::optional<BestSet> run()
    {
        const bool isFormation = !m_ground.fog && (wedge() || phalanx() || battalionOrder() || skirmishLine());
        return isFormation || host() ? std::optional(m_best) : std::nullopt;
    }

private:
    [[nodiscard]] int slots() const { return m_ground.slots; }

    bool wedge()
    {
        for (int lowest = m_highestRun; lowest >= m_lowestRun; --lowest) {
            for (int color = m_firstColor; color <= m_lastColor; ++color) {
                if (makeRun(Formation::Wedge, lowest, TroopSet::ofColor(color, allValues)))
                    return true;
            }
        }
        return false;
    }

    bool skirmishLine()
    {
        if (std::popcount(m_values) != m_side.troops.size())
            return false;
        for (int lowest = m_highestRun; lowest >= m_lowestRun; --lowest) {
            if (makeRun(Formation::SkirmishLine, lowest, TroopSet::all()))
                return true;
        }
        return false;
    }

    /// The run from this value on, made of such cards: there are as many values that it lacks as empty slots and
    /// wildcards. The Leader has the most choice: he is last.
    bool makeRun(Formation formation, int lowest, TroopSet cards)
    {
        const TroopSet available = m_available & cards;
        const TroopSet possible = m_meanings.possible & cards;
        const ValueSet run = ((1U << slots()) - 1U) << (lowest - 1);
        ValueSet lacking = run & ~m_values;
        Few<Meaning, 3> meanings;
        for (std::size_t i = m_side.wildcards.size(); i-- > 0;) {
            const ValueSet options = lacking & valuesOfMorale(m_side.wildcards[i]) & possible.values();
            const ValueSet onlyByWildcard = options & ~available.values();
            if (options == 0)
                return false;
            const int value = highestOf(onlyByWildcard != 0 ? onlyByWildcard : options);
            meanings.push_back({m_side.wildcards[i], (possible & TroopSet::ofValue(value)).first()});
            lacking &= ~valueBit(value);
        }
        if ((lacking & ~available.values()) != 0)
            return false;
        std::reverse(meanings.begin(), meanings.end());
        m_best = {{formation, sumOfValues(run)}, {}, meanings};
        for (; lacking != 0; lacking &= lacking - 1)
            m_best.added.add((available & TroopSet::ofValue(std::countr_zero(lacking) + 1)).first());
        return true;
    }

    bool phalanx()
    {
        if (std::popcount(m_values) > 1)
            return false;
        ValueSet values = m_values != 0 ? m_values : allValues;
        for (const Card wildcard : m_side.wildcards)
            values &= valuesOfMorale(wildcard);
        for (; values != 0; values -= std::bit_floor(values)) {
            const int value = highestOf(values);
            const TroopSet ofValue = TroopSet::ofValue(value);
            if ((m_available & ofValue).size() < m_side.emptySlots)
                continue;
            const int needed = m_side.emptySlots + static_cast<int>(m_side.wildcards.size());
            if (m_meanings.different && (m_meanings.possible & ofValue).size() < needed)
                continue;
            m_best.value = {Formation::Phalanx, slots() * value};
            addLowestColors(m_available & ofValue, m_side.emptySlots);
            for (const Card wildcard : m_side.wildcards)
                giveMeaning(wildcard, ofValue);
            return true;
        }
        return false;
    }

    void addLowestColors(TroopSet from, int count)
    {
        for (; count > 0; --count) {
            m_best.added.add(from.first());
            from = from - TroopSet::of(from.first());
        }
    }

    /// Takes a card of `from` for the wildcard: if it can be, one that nothing else of the set is.
    void giveMeaning(Card wildcard, TroopSet from)
    {
        TroopSet taken = m_side.troops | m_best.added;
        for (const Meaning& meaning : m_best.meanings)
            taken.add(meaning.troop);
        const TroopSet possible = from & m_meanings.possible;
        const TroopSet own = possible - taken;
        m_best.meanings.push_back({wildcard, own.empty() ? possible.first() : own.first()});
    }

    bool battalionOrder()
    {
        std::array<Meaning, 3> meanings;
        for (int color = m_firstColor; color <= m_lastColor; ++color)
            battalionOf(color, m_side.wildcards.size(), meanings, 0, m_sum);
        return m_best.value.sum > 0;
    }

    /// Tries every value for the first `open` wildcards, the highest first, and takes a set over that is better than
    /// what was found. Where meanings need not differ the highest value is always the best, and none is taken.
    void battalionOf(int color, std::size_t open, std::array<Meaning, 3>& meanings, ValueSet taken, int sum)
    {
        if (open > 0) {
            const Card wildcard = m_side.wildcards[open - 1];
            const ValueSet may = m_meanings.possible.values(color) & valuesOfMorale(wildcard);
            for (ValueSet values = may & ~taken; values != 0; values -= std::bit_floor(values)) {
                const int value = highestOf(values);
                meanings[open - 1] = {wildcard, Card::troop(color, value)};
                if (!m_meanings.different)
                    return battalionOf(color, open - 1, meanings, 0, sum + value);
                battalionOf(color, open - 1, meanings, taken | valueBit(value), sum + value);
            }
            return;
        }
        const ValueSet free = m_available.values(color) & ~taken;
        if (std::popcount(free) < m_side.emptySlots)
            return;
        const ValueSet added = topOf(free, m_side.emptySlots);
        sum += sumOfValues(added);
        if (sum <= m_best.value.sum)
            return;
        m_best = {{Formation::BattalionOrder, sum}, TroopSet::ofColor(color, added), {}};
        for (std::size_t i = 0; i < m_side.wildcards.size(); ++i)
            m_best.meanings.push_back(meanings[i]);
    }

    /// The greatest sum. Companion Cavalry and Shield Bearers choose first, as they have the least choice; a card that
    /// is not available to the empty slots is the better one for them.
    bool host()
    {
        TroopSet taken = m_meanings.different ? m_side.troops : TroopSet{};
        int sum = m_sum;
        const auto giveHighest = [&](Card wildcard) {
            const TroopSet from = (m_meanings.possible & TroopSet::ofValues(valuesOfMorale(wildcard))) - taken;
            if (from.empty())
                return false;
            const TroopSet highest = from & TroopSet::ofValue(highestOf(from.values()));
            const TroopSet unavailable = highest - m_available;
            const Card card = unavailable.empty() ? highest.first() : unavailable.first();
            sum += card.value();
            if (m_meanings.different)
                taken.add(card);
            m_best.meanings.push_back({wildcard, card});
            return true;
        };
        m_best = {};
        for (const Card wildcard : m_side.wildcards) {
            if (!isLeader(wildcard) && !giveHighest(wildcard))
                return false;
        }
        int empty = m_side.emptySlots;
        for (int value = valueCount; value > 0 && empty > 0; --value) {
            const TroopSet cardsOfValue = (m_available & TroopSet::ofValue(value)) - taken;
            const int count = std::min(empty, cardsOfValue.size());
            addLowestColors(cardsOfValue, count);
            sum += count * value;
            empty -= count;
        }
        if (m_meanings.different)
            taken = taken | m_best.added;
        const bool hasLeader = !m_side.wildcards.empty() && isLeader(m_side.wildcards[0]);
        if (empty > 0 || (hasLeader && !giveHighest(m_side.wildcards[0])))
            return false;
        m_best.value = {Formation::Host, sum};
        return true;
    }

    const Side& m_side;
    const Ground& m_ground;
    TroopSet m_available;
    Meanings m_meanings;
    ValueSet m_values;
    int m_sum = 0;
    int m_highestRun = valueCount + 1 - slots(); ///< the first value of the runs that have all values of the set
    int m_lowestRun = 1;
    int m_firstColor = 0;
    int m_lastColor = colorCount - 1; ///< below the first: the cards have different colors
    BestSet m_best;
};

/// BL-R1, `not_visible`.
BestSet bestOfUnseen(const Side& side, const Ground& ground)
{
    const TroopSet unseen = TroopSet::all() - ground.visible - side.troops;
    std::optional<BestSet> best = Search(side, ground, {unseen, true}).run();
    // Sets whose own cards leave a wildcard without a meaning: with those laid it is free to stand for anything.
    const auto use = [&](TroopSet laid) {
        if (laid.size() > side.emptySlots)
            return;
        Side filled = side;
        filled.troops = side.troops | laid;
        filled.emptySlots -= laid.size();
        std::optional<BestSet> found = Search(filled, ground, {TroopSet::all(), false}).run();
        if (!found || (best && best->value >= found->value))
            return;
        found->added = found->added | laid;
        best = found;
    };
    for (const Card wildcard : side.wildcards) {
        if (!isLeader(wildcard))
            use(unseen & TroopSet::ofValues(valuesOfMorale(wildcard)));
    }
    if (unseen.size() - side.emptySlots < static_cast<int>(side.wildcards.size()))
        use({});
    return *best;
}

} // namespace

void Side::add(Card card)
{
    if (card.isTroop())
        return troops.add(card);
    wildcards.push_back(card);
    for (std::size_t i = wildcards.size() - 1; i > 0 && wildcards[i] < wildcards[i - 1]; --i)
        std::swap(wildcards[i], wildcards[i - 1]);
}

BestSet bestSet(const Side& side, const Ground& ground)
{
    if (!side.wildcards.empty() && ground.duplicates == WildcardDuplicates::NotVisible)
        return bestOfUnseen(side, ground);
    const bool different = ground.duplicates == WildcardDuplicates::NotInFormation;
    // With at most four cards in a set and six colors every wildcard finds a meaning of its own.
    return *Search(side, ground, {different ? TroopSet::all() - side.troops : TroopSet::all(), different}).run();
}

} // namespace whistle::battleline
