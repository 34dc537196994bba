// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

/// The small words of the game, as its digest and its JSON have them.
namespace whistle::chaotic {

enum class Player { One, Two };
inline constexpr std::array bothPlayers{Player::One, Player::Two};
[[nodiscard]] constexpr Player opponentOf(Player player)
{
    return player == Player::One ? Player::Two : Player::One;
}

/// Something that each player has.
template <class Value>
using Sides = Indexed<Value, 2>;

/// Tribeless: a creature that has none; two of them are of no common tribe.
enum class Tribe { Overworld, Underworld, Danian, Mipedian, Marrillian, Tribeless };
/// Of a Mugic: Generic, or a tribe (CH-10.2).
enum class Affiliation { Generic, Overworld, Underworld, Danian, Mipedian, Marrillian };
[[nodiscard]] constexpr Affiliation affiliationOf(Tribe tribe)
{
    return tribe == Tribe::Tribeless ? Affiliation::Generic : static_cast<Affiliation>(static_cast<int>(tribe) + 1);
}

enum class Discipline { Courage, Power, Wisdom, Speed };
inline constexpr std::array allDisciplines{Discipline::Courage, Discipline::Power, Discipline::Wisdom,
                                           Discipline::Speed};
enum class Element { Fire, Air, Earth, Water };
inline constexpr std::array allElements{Element::Fire, Element::Air, Element::Earth, Element::Water};
/// Something of each element.
template <class Value>
using ByElement = Indexed<Value, allElements.size()>;
/// What a modifier changes; the first four are those of Discipline.
enum class Stat { Courage, Power, Wisdom, Speed, AllDisciplines, Energy };
[[nodiscard]] constexpr Stat statOf(Discipline discipline)
{
    return static_cast<Stat>(discipline);
}
/// The one Discipline that a stat is; none: Energy, or all of them.
[[nodiscard]] constexpr std::optional<Discipline> disciplineOf(Stat stat)
{
    return stat < Stat::AllDisciplines ? std::optional(static_cast<Discipline>(stat)) : std::nullopt;
}

/// The four values of a creature.
struct Disciplines {
    int courage = 0;
    int power = 0;
    int wisdom = 0;
    int speed = 0;

    [[nodiscard]] int& operator[](Discipline discipline) { return const_cast<int&>(std::as_const(*this)[discipline]); }
    [[nodiscard]] const int& operator[](Discipline discipline) const
    {
        switch (discipline) {
        case Discipline::Courage:
            return courage;
        case Discipline::Power:
            return power;
        case Discipline::Wisdom:
            return wisdom;
        case Discipline::Speed:
            break;
        }
        return speed;
    }
    friend bool operator==(const Disciplines&, const Disciplines&) = default;
};

/// Any of the four elements.
class Elements {
public:
    [[nodiscard]] bool has(Element element) const { return (m_bits & bitOf(element)) != 0; }
    void add(Element element) { m_bits = static_cast<std::uint8_t>(m_bits | bitOf(element)); }
    void remove(Element element) { m_bits = static_cast<std::uint8_t>(m_bits & ~bitOf(element)); }
    friend bool operator==(Elements, Elements) = default;

private:
    static constexpr unsigned bitOf(Element element) { return 1U << static_cast<unsigned>(element); }
    std::uint8_t m_bits = 0;
};

enum class RulesLevel { Basic, Advanced };
enum class Step { Setup, Location, Action, EndOfTurn, Finished };
enum class Operation { Gain, Lose, Set, GainElement, LoseElement };
enum class AttackOperation { Add, Multiply, Divide, Subtract, Set };
enum class ControlledBy { SubjectPlayer, Anyone };
enum class AppliesTo { Self, Equipped, Target, OpposingCreature, EveryCreature, EngagedCreatures };
/// Where a modifier of a creature's numbers comes from.
enum class Source { Innate, Hive, Battlegear, Location, Intimidate, Mugic, Ability, Attack };
/// A rule of its own that a text makes, or lets players record (A.6).
enum class Rule {
    CannotMove,
    MoveAnywhere,
    AnyTribe,
    AbilitiesLost,
    InvisibilityNegated,
    LosesInitiativeChecks,
    OnlyGenericMugic,
    NoMugic,
    BattlegearAbilitiesLost,
    NoActivatedAbilities
};
enum class Under { Invisibility, Hive };
enum class BurstEffect { Dispel, Negate };
enum class ShowdownSpace { OwnSpace, BattleSpace };
/// Abilities that a creature may be immune to, as far as a question asks.
enum class ImmuneTo { Invisibility, Surprise, Strike, Intimidate, Recklessness };

} // namespace whistle::chaotic
