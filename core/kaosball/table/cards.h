// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "base/words.h"

#include <array>
#include <cstdint>
#include <vector>

namespace whistle::kaosball {

enum class CardKind : std::uint8_t { Energy, Upset, BoosterBru, Tactic, Cheat, None };
enum class Tactic : std::uint8_t {
    HailMaryPlay,
    Huddle,
    Hustle,
    PowerPlay,
    RainOfFire,
    Scatter,
    WallOfStone,
    Warpstone
};
enum class Cheat : std::uint8_t { BootToTheHead, Bzzzzt, IllegalScouting, KaosRule, KaosWarp, StimPack };

/// A card as the questions and commands write it (digest, 40.2). `name` is a Tactic's or a Cheat's number, or -1.
struct Card {
    CardKind kind = CardKind::None;
    std::int8_t value = 0; ///< of an energy card, 1 to 9
    bool star = false;
    std::int8_t name = -1;

    [[nodiscard]] static Card energy(int value, bool star = false)
    {
        return {CardKind::Energy, static_cast<std::int8_t>(value), star, -1};
    }
    [[nodiscard]] static Card upset() { return {CardKind::Upset, 0, false, -1}; }
    [[nodiscard]] static Card boosterBru() { return {CardKind::BoosterBru, 0, false, -1}; }
    [[nodiscard]] static Card tactic(Tactic tactic)
    {
        return {CardKind::Tactic, 0, false, static_cast<std::int8_t>(tactic)};
    }
    [[nodiscard]] static Card cheat(Cheat cheat)
    {
        return {CardKind::Cheat, 0, false, static_cast<std::int8_t>(cheat)};
    }
    /// A red card, which may cost fouls at the end of the period (KB-7.2).
    [[nodiscard]] bool isCheat() const { return kind == CardKind::Cheat || kind == CardKind::BoosterBru; }
    friend bool operator==(const Card&, const Card&) = default;
};

/// Which further cards are dead for a player in this period (KB-17.7, KB-17.12): one bit per energy value, and two
/// more.
class BurnedNumbers {
public:
    BurnedNumbers() = default;
    explicit BurnedNumbers(const std::vector<Card>& burned);
    void add(Card card) { m_bits |= bit(card); }
    /// Whether the same energy number, UPSET! or Booster Bru lies burned already.
    [[nodiscard]] bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    friend bool operator==(const BurnedNumbers&, const BurnedNumbers&) = default;

private:
    static unsigned bit(Card card);
    unsigned m_bits = 0;
};

/// A contest card; `noCard` allows {"kind": "none"} (KB-R40).
enum class NoCard : std::uint8_t { Allowed, NotAllowed };
[[nodiscard]] Shape cardShape(NoCard noCard);
[[nodiscard]] Card readCard(const Json& json);
[[nodiscard]] Json writeCard(Card card);

} // namespace whistle::kaosball
