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

    void addMeaning(Card wildcard, Card troop) { m_best.meanings.push_back({wildcard, troop}); }

    /// Fills the values that a run lacks: wildcards take theirs, available cards take the rest.
    struct RunPlan {
        int companion = 0;
        int shield = 0;
        int leader = 0;
        ValueSet cards = 0;
    };
    /// `fillable`, `meanable`: values that an available card, or a wildcard, can have. As many values lack as there are
    /// empty slots and wildcards.
    std::optional<RunPlan> planRun(ValueSet lacking, ValueSet fillable, ValueSet meanable) const
    {
        RunPlan plan;
        const auto take = [&](ValueSet values) {
            const ValueSet options = lacking & values & meanable;
            const ValueSet onlyByWildcard = options & ~fillable;
            const int value = highestOf(onlyByWildcard != 0 ? onlyByWildcard : options);
            if (value > 0)
                lacking &= ~valueBit(value);
            return value;
        };
        if (m_side.companionCavalry && (plan.companion = take(valuesOfMorale(cards::companionCavalry))) == 0)
            return {};
        if (m_side.shieldBearers && (plan.shield = take(valuesOfMorale(cards::shieldBearers))) == 0)
            return {};
        if (m_side.leader.isValid() && (plan.leader = take(allValues)) == 0)
            return {};
        if ((lacking & ~fillable) != 0)
            return {};
        plan.cards = lacking;
        return plan;
    }

    bool wedge()
    {
        for (int lowest = valueCount + 1 - slots(); lowest > 0; --lowest) {
            const ValueSet run = runFrom(lowest, slots());
            if ((m_values & ~run) != 0)
                continue;
            for (int color = m_firstColor; color <= m_lastColor; ++color) {
                const auto plan =
                    planRun(run & ~m_values, m_available.values(color), m_meanings.possible.values(color));
                if (!plan)
                    continue;
                m_best.value = {Formation::Wedge, sumOfRun(lowest, slots())};
                m_best.added = TroopSet::ofColor(color, plan->cards);
                layWildcards(*plan, [color](int value) { return Card::troop(color, value); });
                return true;
            }
        }
        return false;
    }

    template <class CardOfValue>
    void layWildcards(const RunPlan& plan, CardOfValue&& cardOfValue)
    {
        if (plan.leader > 0)
            addMeaning(m_side.leader, cardOfValue(plan.leader));
        if (plan.companion > 0)
            addMeaning(cards::companionCavalry, cardOfValue(plan.companion));
        if (plan.shield > 0)
            addMeaning(cards::shieldBearers, cardOfValue(plan.shield));
    }

    bool phalanx()
    {
        if (std::popcount(m_values) > 1)
            return false;
        ValueSet values = m_values != 0 ? m_values : allValues;
        if (m_side.companionCavalry)
            values &= valuesOfMorale(cards::companionCavalry);
        if (m_side.shieldBearers)
            values &= valuesOfMorale(cards::shieldBearers);
        for (; values != 0; values -= std::bit_floor(values)) {
            const int value = highestOf(values);
            const TroopSet ofValue = TroopSet::ofValue(value);
            const int cardsOfValue = (m_available & ofValue).size();
            if (cardsOfValue < m_side.emptySlots)
                continue;
            if (m_meanings.different && (m_meanings.possible & ofValue).size() < m_side.emptySlots + m_side.wildcards())
                continue;
            m_best.value = {Formation::Phalanx, slots() * value};
            addLowestColors(m_available & ofValue, m_side.emptySlots);
            giveMeaning(m_side.leader, ofValue);
            if (m_side.companionCavalry)
                giveMeaning(cards::companionCavalry, ofValue);
            if (m_side.shieldBearers)
                giveMeaning(cards::shieldBearers, ofValue);
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
        if (!wildcard.isValid())
            return;
        TroopSet taken = m_side.troops | m_best.added;
        for (const Meaning& meaning : m_best.meanings)
            taken.add(meaning.troop);
        const TroopSet possible = from & m_meanings.possible;
        const TroopSet own = possible - taken;
        addMeaning(wildcard, own.empty() ? possible.first() : own.first());
    }

    bool battalionOrder()
    {
        bool found = false;
        for (int color = m_firstColor; color <= m_lastColor; ++color)
            found = battalionOf(color, found) || found;
        return found;
    }

    bool isBetter(bool found, int sum) const { return !found || sum > m_best.value.sum; }

    /// Takes it over if it is better than what was found.
    bool battalionOf(int color, bool found)
    {
        const ValueSet available = m_available.values(color);
        const ValueSet meanable = m_meanings.possible.values(color);
        const ValueSet companion = m_side.companionCavalry ? valuesOfMorale(cards::companionCavalry) : 0U;
        if ((companion & ~meanable) != 0)
            return false;
        const ValueSet shields = m_side.shieldBearers ? meanable & valuesOfMorale(cards::shieldBearers) : 0U;
        const ValueSet leaders = m_side.leader.isValid() ? meanable : 0U;
        bool better = false;
        const auto tryValues = [&](int shield, int leader) {
            ValueSet free = available;
            if (m_meanings.different) {
                const ValueSet shieldBit = shield > 0 ? valueBit(shield) : 0U;
                const ValueSet leaderBit = leader > 0 ? valueBit(leader) : 0U;
                if ((leaderBit & (companion | shieldBit)) != 0)
                    return;
                free &= ~(companion | shieldBit | leaderBit);
            }
            if (std::popcount(free) < m_side.emptySlots)
                return;
            const ValueSet added = topOf(free, m_side.emptySlots);
            const int sum = m_sum + sumOf(added) + sumOf(companion) + shield + leader;
            if (!isBetter(found || better, sum))
                return;
            better = true;
            m_best = {};
            m_best.value = {Formation::BattalionOrder, sum};
            m_best.added = TroopSet::ofColor(color, added);
            layWildcards({companion != 0 ? 8 : 0, shield, leader, 0},
                         [color](int value) { return Card::troop(color, value); });
        };
        forEachChoice(m_side.shieldBearers, shields, [&](int shield) {
            forEachChoice(m_side.leader.isValid(), leaders, [&](int leader) { tryValues(shield, leader); });
        });
        return better;
    }

    /// Every value that a wildcard may choose, the highest first; just 0 if the wildcard is not there. Where meanings
    /// need not differ the highest value is always the best.
    template <class Try>
    void forEachChoice(bool isThere, ValueSet values, Try&& tryValue) const
    {
        if (!isThere)
            return tryValue(0);
        for (; values != 0; values -= std::bit_floor(values)) {
            tryValue(highestOf(values));
            if (!m_meanings.different)
                return;
        }
    }

    bool skirmishLine()
    {
        if (std::popcount(m_values) != m_side.troops.size())
            return false;
        const ValueSet fillable = m_available.values();
        const ValueSet meanable = m_meanings.possible.values();
        for (int lowest = valueCount + 1 - slots(); lowest > 0; --lowest) {
            const ValueSet run = runFrom(lowest, slots());
            if ((m_values & ~run) != 0)
                continue;
            const auto plan = planRun(run & ~m_values, fillable, meanable);
            if (!plan)
                continue;
            m_best.value = {Formation::SkirmishLine, sumOfRun(lowest, slots())};
            for (ValueSet rest = plan->cards; rest != 0; rest &= rest - 1)
                m_best.added.add((m_available & TroopSet::ofValue(std::countr_zero(rest) + 1)).first());
            layWildcards(*plan, [this](int value) { return (m_meanings.possible & TroopSet::ofValue(value)).first(); });
            return true;
        }
        return false;
    }

    /// The greatest sum. Companion Cavalry and Shield Bearers choose first, as they have the least choice; a card that
    /// is not available to the empty slots is the better one for them.
    bool host()
    {
        TroopSet taken = m_meanings.different ? m_side.troops : TroopSet{};
        int sum = m_sum;
        const auto takeHighest = [&](TroopSet from) {
            from = from - taken;
            if (from.empty())
                return Card{};
            const TroopSet highest = from & TroopSet::ofValue(highestOf(from.values()));
            const TroopSet unavailable = highest - m_available;
            const Card card = unavailable.empty() ? highest.first() : unavailable.first();
            sum += card.value();
            if (m_meanings.different)
                taken.add(card);
            return card;
        };
        const auto giveHighest = [&](Card wildcard, TroopSet from) {
            const Card card = takeHighest(from & m_meanings.possible);
            if (card.isValid())
                addMeaning(wildcard, card);
            return card.isValid();
        };
        m_best = {};
        if (m_side.companionCavalry && !giveHighest(cards::companionCavalry, TroopSet::ofValue(8)))
            return false;
        if (m_side.shieldBearers &&
            !giveHighest(cards::shieldBearers, TroopSet::ofValue(1) | TroopSet::ofValue(2) | TroopSet::ofValue(3)))
            return false;
        int empty = m_side.emptySlots;
        for (int value = valueCount; value > 0 && empty > 0; --value) {
            const TroopSet cardsOfValue = (m_available & TroopSet::ofValue(value)) - taken;
            const int count = std::min(empty, cardsOfValue.size());
            addLowestColors(cardsOfValue, count);
            sum += count * value;
            empty -= count;
        }
        if (empty > 0)
            return false;
        if (m_meanings.different)
            taken = taken | m_best.added;
        if (m_side.leader.isValid() && !giveHighest(m_side.leader, TroopSet::all()))
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
    if (side.companionCavalry)
        use(unseen & TroopSet::ofValue(8));
    if (side.shieldBearers)
        use(unseen & (TroopSet::ofValue(1) | TroopSet::ofValue(2) | TroopSet::ofValue(3)));
    if (unseen.size() - side.emptySlots < side.wildcards())
        use({});
    return *best;
}

} // namespace

void Side::add(Card card)
{
    if (card.isTroop())
        troops.add(card);
    else if (card == cards::companionCavalry)
        companionCavalry = true;
    else if (card == cards::shieldBearers)
        shieldBearers = true;
    else
        leader = card;
}

BestSet bestSet(const Side& side, const Ground& ground)
{
    if (side.emptySlots == 0 && side.wildcards() == 0)
        return {valueOf(side.troops, ground), {}, {}};
    if (side.wildcards() > 0 && ground.duplicates == WildcardDuplicates::NotVisible)
        return bestOfUnseen(side, ground);
    const bool different = ground.duplicates == WildcardDuplicates::NotInFormation;
    // With at most four cards in a set and six colors every wildcard finds a meaning of its own.
    return *Search(side, ground, {different ? TroopSet::all() - side.troops : TroopSet::all(), different}).run();
}

} // namespace whistle::battleline
