// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/offers/proposals.h"

#include <functional>

namespace whistle::heroes {

/// The dice of the attack that is due, as far as they have been entered, and what is still to be said. A plain value;
/// what the dice come to is the referee's.
class DiceHand {
public:
    static constexpr int sides = 8; ///< of an attack die
    enum class Wants { AttackDie, EliteDie, Again, EliteAgain, Nothing };
    DiceHand() = default;
    /// `eliteDie`: its sides.
    DiceHand(AttackDue offer, std::vector<Face> eliteDie);

    [[nodiscard]] const AttackDue& offer() const { return m_offer; }
    [[nodiscard]] bool isEmpty() const { return d8().empty() && !elite(); }
    [[nodiscard]] Wants wants() const;
    /// The faces that an elite die can show, each once.
    [[nodiscard]] std::vector<Face> faces() const;
    [[nodiscard]] const std::vector<int>& d8() const { return m_attack.roll.d8; }
    [[nodiscard]] std::optional<Face> elite() const { return m_attack.roll.elite; }
    [[nodiscard]] int diceWanted() const { return m_usesElite ? *m_offer.diceBesideElite : m_offer.dice; }
    [[nodiscard]] bool usesElite() const { return m_usesElite; }
    [[nodiscard]] bool wasThrown() const { return m_wasThrown; }
    [[nodiscard]] bool hits(int die) const { return isHit(die, m_offer.strength); }
    /// The re-roll whose dice are being said, and how many of them are not yet.
    [[nodiscard]] const std::optional<RollStep>& rerolling() const { return m_open; }
    [[nodiscard]] int rerollsLeft() const;

    void enter(int face);
    void enter(Face face);
    /// The newest die again.
    void takeBack();

    /// What may be chosen beside the dice.
    enum class Choice {
        WithoutElite,
        KeepMisses,
        LuckOnMisses,
        LuckAgainstBadLuck,
        LuckOnElite,
        PreciseReroll,
        Aggressor,
        Angel
    };
    struct Offer {
        Choice choice;
        std::function<void(DiceHand&)> take;
        std::optional<bool> isChosen = {}; ///< where it can be chosen and dropped again; none: it is done at once
    };
    [[nodiscard]] std::vector<Offer> offers() const;
    [[nodiscard]] const std::optional<std::string>& target() const { return m_attack.target; }
    /// The same again: at nothing.
    void aimAt(const std::string& target);

    /// Throws whatever is still wanted; misses are re-rolled where the elite die says so. `die`: 1 to the number given.
    void throwRest(const std::function<int(int)>& die);
    /// Nothing is left to say or to choose.
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] const Attack& attack() const { return m_attack; }

private:
    [[nodiscard]] int count(bool hit) const;
    void begin(Cause cause, int dice);
    void close();
    void settle();
    /// Opens the re-roll that the face asks for.
    void heed(std::optional<Face> face);

    AttackDue m_offer;
    std::vector<Face> m_eliteDie;
    bool m_usesElite = false;
    Attack m_attack; ///< as far as it has been said
    std::optional<RollStep> m_open;
    int m_openDice = 0;
    bool m_isSettled = false; ///< what the elite die asks for has been opened
    bool m_wasThrown = false;
};

} // namespace whistle::heroes
