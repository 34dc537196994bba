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

ValueSet runFrom(int lowest, int length)
{
    return ((1U << length) - 1U) << (lowest - 1);
}

int sumOfRun(int lowest, int length)
{
    return length * lowest + length * (length - 1) / 2;
}

int highestOf(ValueSet values)
{
    return static_cast<int>(std::bit_width(values));
}

int sumOf(ValueSet values)
{
    int sum = 0;
    for (; values != 0; values &= values - 1)
        sum += std::countr_zero(values) + 1;
    return sum;
}

int sumOf(TroopSet troops)
{
    int sum = 0;
    troops.forEach([&sum](Card card) { sum += card.value(); });
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
        , m_sum(sumOf(side.troops))
    {
        if (!side.troops.empty()) {
            const int color = side.troops.first().color();
            m_firstColor = color;
            m_lastColor = side.troops.size() == std::popcount(side.troops.values(color)) ? color : -1;
        }
    }

    /// None if no wildcard of some set can have a meaning of its own.
    std::optional<BestSet> run()
    {
        if (!m_ground.fog && (wedge() || phalanx() || battalionOrder() || skirmishLine()))
            return m_best;
        if (!host())
            return {};
        return m_best;
    }

private:
    [[nodiscard]] int slots() const { return m_ground.slots; }
    [[nodiscard]] bool hasLeader() const { return !m_side.wildcards.empty() && isLeader(m_side.wildcards[0]); }
    [[nodiscard]] int wildcardCount() const { return static_cast<int>(m_side.wildcards.size()); }

    void addMeaning(Card wildcard, Card troop) { m_best.meanings.push_back({wildcard, troop}); }

    /// Values for the wildcards, in their order, and those that are left to available cards.
    struct Plan {
        std::array<int, 3> wildcards{};
        ValueSet cards = 0;
    };
    /// Fills the values that a run lacks: as many as there are empty slots and wildcards. The Leader has the most
    /// choice: he is last.
    std::optional<Plan> planRun(ValueSet lacking, ValueSet fillable, ValueSet meanable) const
    {
        Plan plan;
        for (std::size_t i = m_side.wildcards.size(); i-- > 0;) {
            const ValueSet options = lacking & valuesOfMorale(m_side.wildcards[i]) & meanable;
            const ValueSet onlyByWildcard = options & ~fillable;
            plan.wildcards[i] = highestOf(onlyByWildcard != 0 ? onlyByWildcard : options);
            if (options == 0)
                return {};
            lacking &= ~valueBit(plan.wildcards[i]);
        }
        if ((lacking & ~fillable) != 0)
            return {};
        plan.cards = lacking;
        return plan;
    }

    bool wedge()
    {
        for (int lowest = valueCount + 1 - slots(); lowest > 0; --lowest) {
            for (int color = m_firstColor; color <= m_lastColor; ++color) {
                if (makeRun(Formation::Wedge, lowest, m_available.values(color), m_meanings.possible.values(color),
                            TroopSet::ofColor(color, allValues)))
                    return true;
            }
        }
        return false;
    }

    bool skirmishLine()
    {
        if (std::popcount(m_values) != m_side.troops.size())
            return false;
        const ValueSet fillable = m_available.values();
        const ValueSet meanable = m_meanings.possible.values();
        for (int lowest = valueCount + 1 - slots(); lowest > 0; --lowest) {
            if (makeRun(Formation::SkirmishLine, lowest, fillable, meanable, TroopSet::all()))
                return true;
        }
        return false;
    }

    /// The run from this value on, made of such cards; the values that an available one of them, or a wildcard, can
    /// have are known.
    bool makeRun(Formation formation, int lowest, ValueSet fillable, ValueSet meanable, TroopSet cards)
    {
        const ValueSet run = runFrom(lowest, slots());
        if ((m_values & ~run) != 0)
            return false;
        const auto plan = planRun(run & ~m_values, fillable, meanable);
        if (!plan)
            return false;
        m_best.value = {formation, sumOfRun(lowest, slots())};
        for (ValueSet rest = plan->cards; rest != 0; rest &= rest - 1)
            m_best.added.add((m_available & cards & TroopSet::ofValue(std::countr_zero(rest) + 1)).first());
        layWildcards(*plan, m_meanings.possible & cards);
        return true;
    }

    void layWildcards(const Plan& plan, TroopSet possible)
    {
        for (std::size_t i = 0; i < m_side.wildcards.size(); ++i)
            addMeaning(m_side.wildcards[i], (possible & TroopSet::ofValue(plan.wildcards[i])).first());
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
            const int cardsOfValue = (m_available & ofValue).size();
            if (cardsOfValue < m_side.emptySlots)
                continue;
            if (m_meanings.different && (m_meanings.possible & ofValue).size() < m_side.emptySlots + wildcardCount())
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
        addMeaning(wildcard, own.empty() ? possible.first() : own.first());
    }

    bool battalionOrder()
    {
        Plan plan;
        for (int color = m_firstColor; color <= m_lastColor; ++color)
            battalionOf(color, m_side.wildcards.size(), plan, 0, m_sum);
        return m_best.value.sum > 0;
    }

    /// Tries every value for the first `open` wildcards, the highest first, and takes a set over that is better than
    /// what was found. Where meanings need not differ the highest value is always the best, and none is taken.
    void battalionOf(int color, std::size_t open, Plan& plan, ValueSet taken, int sum)
    {
        if (open > 0) {
            const ValueSet may = m_meanings.possible.values(color) & valuesOfMorale(m_side.wildcards[open - 1]);
            for (ValueSet values = may & ~taken; values != 0; values -= std::bit_floor(values)) {
                const int value = plan.wildcards[open - 1] = highestOf(values);
                if (!m_meanings.different)
                    return battalionOf(color, open - 1, plan, 0, sum + value);
                battalionOf(color, open - 1, plan, taken | valueBit(value), sum + value);
            }
            return;
        }
        const ValueSet free = m_available.values(color) & ~taken;
        if (std::popcount(free) < m_side.emptySlots)
            return;
        const ValueSet added = topOf(free, m_side.emptySlots);
        sum += sumOf(added);
        if (sum <= m_best.value.sum)
            return;
        m_best = {{Formation::BattalionOrder, sum}, TroopSet::ofColor(color, added), {}};
        layWildcards(plan, m_meanings.possible & TroopSet::ofColor(color, allValues));
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
            addMeaning(wildcard, card);
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
        if (empty > 0 || (hasLeader() && !giveHighest(m_side.wildcards[0])))
            return false;
        m_best.value = {Formation::Host, sum};
        return true;
    }

    const Side& m_side;
    const Ground& m_ground;
    TroopSet m_available;
    Meanings m_meanings;
    ValueSet m_values;
    int m_sum;
    int m_firstColor = 0;
    int m_lastColor = colorCount - 1; ///< below the first: the cards have different colors
    BestSet m_best;
};

/// BL-6.1: of a complete set of Troop cards.
FormationValue valueOf(TroopSet troops, const Ground& ground)
{
    const int sum = sumOf(troops);
    if (ground.fog)
        return {Formation::Host, sum};
    const ValueSet values = troops.values();
    const bool isRun = values == runFrom(std::countr_zero(values) + 1, ground.slots);
    const bool oneColor = std::popcount(troops.values(troops.first().color())) == ground.slots;
    if (oneColor)
        return {isRun ? Formation::Wedge : Formation::BattalionOrder, sum};
    if (isRun)
        return {Formation::SkirmishLine, sum};
    return {std::has_single_bit(values) ? Formation::Phalanx : Formation::Host, sum};
}

/// The set with some cards laid already, its wildcards free to stand for anything.
void tryFreely(const Side& side, const Ground& ground, TroopSet laid, std::optional<BestSet>& best)
{
    Side filled = side;
    filled.troops = side.troops | laid;
    filled.emptySlots -= laid.size();
    std::optional<BestSet> found = Search(filled, ground, {TroopSet::all(), false}).run();
    if (!found || (best && best->value >= found->value))
        return;
    found->added = found->added | laid;
    best = found;
}

/// BL-R1, `not_visible`.
BestSet bestOfUnseen(const Side& side, const Ground& ground)
{
    const TroopSet unseen = TroopSet::all() - ground.visible - side.troops;
    std::optional<BestSet> best = Search(side, ground, {unseen, true}).run();
    // Sets whose own cards leave a wildcard without a meaning.
    const auto use = [&](TroopSet last) {
        if (last.size() <= side.emptySlots)
            tryFreely(side, ground, last, best);
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
    if (side.emptySlots == 0 && side.wildcards.empty())
        return {valueOf(side.troops, ground), {}, {}};
    if (!side.wildcards.empty() && ground.duplicates == WildcardDuplicates::NotVisible)
        return bestOfUnseen(side, ground);
    const bool different = ground.duplicates == WildcardDuplicates::NotInFormation;
    // With at most four cards in a set and six colors every wildcard finds a meaning of its own.
    return *Search(side, ground, {different ? TroopSet::all() - side.troops : TroopSet::all(), different}).run();
}

} // namespace whistle::battleline
