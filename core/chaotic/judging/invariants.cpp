// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.2 of the digest: what is true of every table, however it came about.
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/referee.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

class Invariants {
public:
    explicit Invariants(const State& state) : m_state(state) {}

    std::string firstBroken()
    {
        if (!m_state.hasBegun)
            return {};
        spaces();
        if (m_state.revealed) {
            numbers();
            for (const Player player : bothPlayers)
                cards(player);
        }
        combat();
        burst();
        match();
        return m_broken;
    }

private:
    void require(bool holds, const char* what)
    {
        if (!holds && m_broken.empty())
            m_broken = what;
    }

    // 1, 2
    void spaces()
    {
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            if (!one.inPlay) {
                require(one.damage == 0 && one.mugicCounters == 0 && !one.battlegear, "out of play with damage");
                continue;
            }
            require(m_state.board().contains(one.space), "a creature off the board");
            for (CreatureIndex j = 0; j < i; ++j) {
                const Creature& other = m_state.at(j);
                const bool fight = m_state.step == Step::Finished || // it was given up in a fight
                                   (m_state.combat && m_state.combat->engages(i) && m_state.combat->engages(j));
                require(!other.inPlay || other.space != one.space || fight, "two creatures on a space");
            }
        }
    }

    // 3; at the end of a turn Energy may be 0 (CH-4.7)
    void numbers()
    {
        const InForce now(m_state);
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            require(one.damage >= 0 && one.mugicCounters >= 0, "a number below 0");
            if (one.inPlay && m_state.step != Step::Location && m_state.step != Step::Finished)
                require(one.damage < now.numbers(i).verdict.energy, "a defeated creature in play");
        }
    }

    // 4, 5
    void cards(Player player)
    {
        const Seat& seat = m_state.seats[player];
        int attacks = 0;
        for (const AttackCard& card : seat.deck->attacks)
            attacks += card.count;
        int locations = 0;
        for (const LocationCard& card : seat.deck->locations)
            locations += card.count;
        const auto& items = m_state.burst.items;
        const auto onBurst = std::count_if(items.begin(), items.end(), [player](const Item& item) {
            return item.type == ItemType::Attack && item.player == player;
        });
        require(seat.attackDeck + seat.attackHand + static_cast<int>(seat.attackDiscard.size()) +
                        static_cast<int>(onBurst) ==
                    attacks,
                "an Attack card too many or too few");
        const int active = m_state.location && m_state.location->owner == player ? 1 : 0;
        require(seat.locationDeck + active == locations, "a Location card too many or too few");
        require(seat.attackHand >= 0 && seat.attackHand <= 2 && seat.attackDeck >= 0, "a hand of the wrong size");
    }

    // 7, 8
    void combat()
    {
        if (!m_state.combat)
            return;
        require(m_state.step == Step::Action, "a combat outside the Action step");
        for (const CreatureIndex index : {m_state.combat->attacker, m_state.combat->defender}) {
            const auto& worn = m_state.at(index).battlegear;
            require(!worn || worn->faceUp, "an engaged creature with face-down Battlegear");
        }
    }

    // 10
    void burst()
    {
        const BurstTurn& turn = m_state.burst.turn;
        require(turn.choice.has_value() == (turn.status == BurstStatus::Open), "a choice without an open Burst");
        require((turn.status == BurstStatus::None) == m_state.burst.items.empty(), "a Burst without items");
    }

    // 6, 9, 11
    void match()
    {
        require(!m_state.location || m_state.step != Step::Location, "a Location between turns");
        require((m_state.step == Step::Finished) == (m_state.winner || m_state.isDraw), "finished without a result");
    }

    const State& m_state;
    std::string m_broken;
};

} // namespace

std::string unsoundness(const State& state)
{
    return Invariants(state).firstBroken();
}

} // namespace whistle::chaotic
