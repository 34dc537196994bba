// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/words.h"

#include <bit>
#include <initializer_list>

namespace whistle::battleline {

enum class CardKind : std::uint8_t { Troop, Morale, Environment, Guile }; ///< BL-8.4

inline constexpr int colorCount = 6;  ///< red, orange, yellow, green, blue, purple
inline constexpr int valueCount = 10; ///< 1 to 10
inline constexpr int troopCount = colorCount * valueCount;
inline constexpr int tacticsCount = 10;
inline constexpr int cardCount = troopCount + tacticsCount;

/// One of the 70 cards: 0 to 59 the Troop cards by color and value, then the ten Tactics cards. Below zero: none.
struct Card {
    std::int8_t index = -1;

    [[nodiscard]] static constexpr Card troop(int color, int value)
    {
        return {static_cast<std::int8_t>(color * valueCount + value - 1)};
    }
    [[nodiscard]] static constexpr Card at(int index) { return {static_cast<std::int8_t>(index)}; }
    [[nodiscard]] constexpr bool isValid() const { return index >= 0; }
    [[nodiscard]] constexpr bool isTroop() const { return index >= 0 && index < troopCount; }
    [[nodiscard]] constexpr bool isTactics() const { return index >= troopCount; }
    [[nodiscard]] constexpr CardKind kind() const
    {
        return index < 60   ? CardKind::Troop
               : index < 64 ? CardKind::Morale
               : index < 66 ? CardKind::Environment
                            : CardKind::Guile;
    }
    /// BL-3.2, BL-9.1: what may lie in a slot: a Troop card or a Morale card.
    [[nodiscard]] constexpr bool isFormationCard() const { return kind() <= CardKind::Morale; }
    /// 0 to 5; of a Troop card.
    [[nodiscard]] constexpr int color() const { return index / valueCount; }
    /// 1 to 10; of a Troop card.
    [[nodiscard]] constexpr int value() const { return index % valueCount + 1; }
    friend constexpr auto operator<=>(Card, Card) = default;
};

namespace cards {
inline constexpr Card alexander{60};
inline constexpr Card darius{61};
inline constexpr Card companionCavalry{62};
inline constexpr Card shieldBearers{63};
inline constexpr Card fog{64};
inline constexpr Card mud{65};
inline constexpr Card scout{66};
inline constexpr Card redeploy{67};
inline constexpr Card deserter{68};
inline constexpr Card traitor{69};
} // namespace cards

[[nodiscard]] constexpr bool isLeader(Card card)
{
    return card == cards::alexander || card == cards::darius;
}

/// Their words in the JSON.
inline constexpr Indexed<std::string_view, colorCount> colorIds{{"red", "orange", "yellow", "green", "blue", "purple"}};
inline constexpr Indexed<std::string_view, tacticsCount> tacticsIds{{"alexander", "darius", "companion_cavalry",
                                                                     "shield_bearers", "fog", "mud", "scout",
                                                                     "redeploy", "deserter", "traitor"}};

/// "red_10", "shield_bearers": as in the JSON.
[[nodiscard]] const std::string& idOf(Card card);
[[nodiscard]] std::optional<Card> cardOf(std::string_view id);
/// All cards of some kinds, in their order.
[[nodiscard]] std::vector<Card> cardsOf(std::initializer_list<CardKind> kinds);

/// Values 1 to 10 as bits 0 to 9.
using ValueSet = std::uint32_t;
inline constexpr ValueSet allValues = (1U << valueCount) - 1U;
[[nodiscard]] constexpr ValueSet valueBit(int value)
{
    return 1U << (value - 1);
}

/// A set of Troop cards, one bit each.
class TroopSet {
public:
    constexpr TroopSet() = default;
    constexpr explicit TroopSet(std::uint64_t bits) : m_bits(bits) {}
    [[nodiscard]] static constexpr TroopSet all() { return TroopSet{(std::uint64_t{1} << troopCount) - 1U}; }
    [[nodiscard]] static constexpr TroopSet of(Card card) { return TroopSet{std::uint64_t{1} << card.index}; }
    /// Every Troop card of one of the values.
    [[nodiscard]] static constexpr TroopSet ofValues(ValueSet values) { return TroopSet{values * everyOne}; }
    [[nodiscard]] static constexpr TroopSet ofValue(int value) { return TroopSet{everyOne << (value - 1)}; }
    /// Every Troop card of a color with one of the values.
    [[nodiscard]] static constexpr TroopSet ofColor(int color, ValueSet values)
    {
        return TroopSet{std::uint64_t{values} << (color * valueCount)};
    }

    constexpr void add(Card card) { m_bits |= of(card).m_bits; }
    [[nodiscard]] constexpr bool has(Card card) const { return (m_bits >> card.index & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    /// The values in this color.
    [[nodiscard]] constexpr ValueSet values(int color) const
    {
        return static_cast<ValueSet>(m_bits >> (color * valueCount)) & allValues;
    }
    /// The values in any color.
    [[nodiscard]] constexpr ValueSet values() const
    {
        std::uint64_t bits = m_bits | m_bits >> 30;
        bits |= bits >> 10 | bits >> 20;
        return static_cast<ValueSet>(bits) & allValues;
    }
    /// The lowest color's lowest value; the set must not be empty.
    [[nodiscard]] constexpr Card first() const { return Card::at(std::countr_zero(m_bits)); }

    friend constexpr TroopSet operator&(TroopSet a, TroopSet b) { return TroopSet{a.m_bits & b.m_bits}; }
    friend constexpr TroopSet operator|(TroopSet a, TroopSet b) { return TroopSet{a.m_bits | b.m_bits}; }
    friend constexpr TroopSet operator-(TroopSet a, TroopSet b) { return TroopSet{a.m_bits & ~b.m_bits}; }
    friend constexpr bool operator==(TroopSet, TroopSet) = default;

    template <class Visit>
    constexpr void forEach(Visit&& visit) const
    {
        for (std::uint64_t rest = m_bits; rest != 0; rest &= rest - 1)
            visit(Card::at(std::countr_zero(rest)));
    }

private:
    static constexpr std::uint64_t everyOne = 0x4010040100401; ///< the card of value 1 of every color
    std::uint64_t m_bits = 0;
};

/// The values that a Morale card may stand for (BL-9.2 to BL-9.4).
[[nodiscard]] constexpr ValueSet valuesOfMorale(Card card)
{
    return isLeader(card) ? allValues : card == cards::companionCavalry ? valueBit(8) : 7U;
}

} // namespace whistle::battleline
