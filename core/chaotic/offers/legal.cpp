// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/offers/legal.h"

#include "chaotic/judging/referee.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

class Offers {
public:
    explicit Offers(const State& state) : m_state(state) {}

    Legal collect()
    {
        m_legal.mayStart = !m_state.hasBegun;
        if (!m_state.activePlayer || m_state.step == Step::Finished)
            return std::move(m_legal);
        locations();
        moves();
        m_legal.mayEndActionStep = isLegal(m_state, EndActionStep{});
        m_legal.mayEndTurn = isLegal(m_state, EndTurn{});
        m_legal.mayShowdown = m_state.showdownDue;
        combat();
        burst();
        for (const Player player : bothPlayers) {
            mugic(player);
            abilities(player);
        }
        return std::move(m_legal);
    }

private:
    void locations()
    {
        if (m_state.step != Step::Location)
            return;
        for (const LocationCard& card : m_state.deckOf(*m_state.activePlayer).locations) {
            if (isLegal(m_state, RevealLocation{card.name}))
                m_legal.locations.push_back(card.name);
        }
    }

    void moves()
    {
        const bool mayAny =
            m_state.step == Step::Action && !m_state.combat && m_state.burst.isQuiet() && !m_state.showdownDue;
        for (CreatureIndex i = 0; mayAny && i < static_cast<int>(m_state.creatures.size()); ++i) {
            if (!m_state.at(i).inPlay)
                continue;
            MovementVerdict verdict = judgeMovement(movementAt(m_state, i), Reasons::unheard());
            if (verdict.canMove)
                m_legal.moves.push_back({i, std::move(verdict.destinations)});
        }
    }

    void combat()
    {
        if (!m_state.combat)
            return;
        m_legal.needsChance = !isLegal(m_state, SetInitiative{}) && isLegal(m_state, SetInitiative{Player::One});
        m_legal.maySetInitiative = m_legal.needsChance || isLegal(m_state, SetInitiative{});
        if (!m_state.combat->hasStrikes() || !m_state.burst.isQuiet())
            return;
        for (const AttackCard& card : m_state.deckOf(m_state.combat->striking).attacks) {
            if (isLegal(m_state, Strike{card.name}))
                m_legal.strikes.push_back(card.name);
        }
    }

    void burst()
    {
        for (const Item& item : m_state.burst.pending)
            m_legal.pending.push_back(itemWord(item.id));
        const BurstTurn& turn = m_state.burst.turn;
        if (turn.choice && isLegal(m_state, Pass{*turn.choice}))
            m_legal.mayPass = turn.choice;
        if (turn.status != BurstStatus::Resolving || !m_state.burst.pending.empty())
            return;
        m_legal.mayResolve = true;
        const Item& top = m_state.burst.items.back();
        if (top.type == ItemType::Attack)
            m_legal.statedFacts =
                statedConditions(m_state.deckOf(top.player).attacks[static_cast<std::size_t>(top.card)]);
    }

    /// Every name that a target may have at all.
    [[nodiscard]] TargetNames names() const
    {
        TargetNames all{std::string{}};
        for (const Creature& creature : m_state.creatures) {
            if (creature.inPlay)
                all.push_back(creature.id);
        }
        for (const Item& item : m_state.burst.items)
            all.push_back(itemWord(item.id));
        return all;
    }
    static std::optional<std::string> asTarget(const std::string& name)
    {
        return name.empty() ? std::nullopt : std::optional(name);
    }

    /// Whether this player has the chance to act at all.
    [[nodiscard]] bool hasChance(Player player) const
    {
        const BurstTurn& turn = m_state.burst.turn;
        return m_state.isAdvanced() && m_state.burst.pending.empty() && turn.status != BurstStatus::Resolving &&
               (turn.status == BurstStatus::None ? m_state.step != Step::EndOfTurn : *turn.choice == player) &&
               !m_state.showdownDue;
    }

    void mugic(Player player)
    {
        if (!hasChance(player))
            return;
        const Seat& seat = m_state.seats[player];
        for (std::size_t i = 0; i < seat.mugicHand.size(); ++i) {
            const MugicCard& card = seat.deck->mugic[i];
            if (seat.mugicHand[i] == 0)
                continue;
            MugicOffer offer{player, card.name, {}, {}, !card.cost};
            const std::optional<int> x = card.cost ? std::nullopt : std::optional(0);
            const MugicCostVerdict verdict = judgeMugicCost(mugicCostAt(m_state, player, card, x), Reasons::unheard());
            for (const auto& paid : verdict.payers)
                offer.payers.push_back(m_state.called(paid.creature));
            if (offer.payers.empty())
                continue;
            PlayMugic command{player, card.name, verdict.payers.front().creature, {}, x, {}};
            for (const std::string& name : names()) {
                command.target = asTarget(name);
                if (isLegal(m_state, command))
                    offer.targets.push_back(name);
            }
            if (!offer.targets.empty())
                m_legal.mugic.push_back(std::move(offer));
        }
    }

    void abilities(Player player)
    {
        if (!hasChance(player))
            return;
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& creature = m_state.at(i);
            if (!creature.inPlay || creature.player != player)
                continue;
            offer(player, i, false, m_state.cardOf(creature).abilities);
            if (creature.battlegear && creature.battlegear->faceUp)
                offer(player, i, true, m_state.battlegearOf(creature).abilities);
        }
    }

    void offer(Player player, CreatureIndex source, bool ofBattlegear, const std::vector<Ability>& abilities)
    {
        for (std::size_t i = 0; i < abilities.size(); ++i) {
            if (abilities[i].kind != AbilityKind::Activated)
                continue;
            AbilityOffer offer{player, source, ofBattlegear, static_cast<int>(i), {}, {}};
            if (abilities[i].cost.sacrifice) {
                for (const Creature& creature : m_state.creatures) {
                    if (creature.inPlay && creature.player == player)
                        offer.sacrifices.push_back(creature.id);
                }
                if (ofBattlegear)
                    offer.sacrifices.emplace_back("battlegear");
            }
            UseAbility command{player, m_state.at(source).id, ofBattlegear, offer.ability, {}, {}, {}};
            if (!offer.sacrifices.empty())
                command.sacrifice = offer.sacrifices.back();
            for (const std::string& name : names()) {
                command.target = asTarget(name);
                if (isLegal(m_state, command))
                    offer.targets.push_back(name);
            }
            if (!offer.targets.empty())
                m_legal.abilities.push_back(std::move(offer));
        }
    }

    const State& m_state;
    Legal m_legal;
};

} // namespace

Legal legal(const State& state)
{
    return Offers(state).collect();
}

} // namespace whistle::chaotic
