// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/offers/legal.h"

#include <functional>
#include <optional>
#include <vector>

namespace whistle::heroes {

/// The dice of the attack that is due, as far as they have been entered, and what is still to be said. A plain value;
/// what the dice come to is the referee's.
class DiceHand {
public:
    enum class Wants { AttackDie, EliteDie, Again, EliteAgain, Nothing };
    DiceHand() = default;
    DiceHand(AttackOffer offer, std::vector<Face> faces);

    [[nodiscard]] const AttackOffer& offer() const { return m_offer; }
    [[nodiscard]] bool isEmpty() const { return m_d8.empty() && !m_elite; }
    [[nodiscard]] Wants wants() const;
    /// The faces that an elite die can show, each once.
    [[nodiscard]] const std::vector<Face>& faces() const { return m_faces; }
    [[nodiscard]] const std::vector<int>& d8() const { return m_d8; }
    [[nodiscard]] std::optional<Face> elite() const { return m_elite; }
    [[nodiscard]] int diceWanted() const;
    [[nodiscard]] bool usesElite() const { return m_usesElite; }
    [[nodiscard]] bool wasThrown() const { return m_wasThrown; }
    [[nodiscard]] bool hits(int die) const { return isHit(die, m_offer.strength); }
    /// What the re-roll is for, and how many dice of it are still to be said.
    [[nodiscard]] std::optional<Cause> rerolling() const;
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
    [[nodiscard]] std::vector<Choice> choices() const;
    [[nodiscard]] bool isChosen(Choice choice) const;
    void choose(Choice choice);
    [[nodiscard]] const std::optional<std::string>& target() const { return m_target; }
    void aimAt(std::optional<std::string> target) { m_target = std::move(target); }

    /// Throws whatever is still wanted; misses are re-rolled where the elite die says so. `die`: 1 to the number given.
    void throwRest(const std::function<int(int)>& die, const std::vector<Face>& eliteDie);
    /// Nothing is left to say or to choose.
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] Attack attack() const;

private:
    [[nodiscard]] int count(bool hit) const;
    /// After a luck token has thrown it again.
    [[nodiscard]] std::optional<Face> shownElite() const;
    void begin(Cause cause, int dice);
    void settle();
    /// Opens the re-roll that the face asks for.
    void heed(std::optional<Face> face);

    AttackOffer m_offer;
    std::vector<Face> m_faces;
    bool m_usesElite = false;
    std::vector<int> m_d8;
    std::optional<Face> m_elite;
    std::vector<RollStep> m_steps;
    std::optional<RollStep> m_open; ///< a re-roll whose dice are being said
    int m_openDice = 0;
    bool m_isSettled = false; ///< what the elite die asks for has been opened
    std::optional<std::string> m_target;
    bool m_aggressor = false;
    bool m_angel = false;
    bool m_wasThrown = false;
};

} // namespace whistle::heroes
