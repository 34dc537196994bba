// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds_sides.h"

#include "heroes/judging/attack_roll.h"

#include <memory>
#include <numeric>

namespace whistle::heroes {

namespace {

/// Gives numbers to states.
template <class State>
class Numbered {
public:
    SideState number(const State& state)
    {
        const auto [found, isNew] = m_numbers.try_emplace(state.packed(), static_cast<SideState>(m_states.size()));
        if (isNew)
            m_states.push_back(state);
        return found->second;
    }
    [[nodiscard]] const State& operator[](SideState number) const { return m_states[number]; }

private:
    std::vector<State> m_states;
    std::unordered_map<std::uint64_t, SideState> m_numbers;
};

constexpr std::size_t mostStacks = 4;
constexpr std::size_t none = mostStacks; ///< no stack

struct StackNow {
    std::uint8_t base = 0;
    std::uint8_t elite = 0;
    std::uint8_t mark = 0;   ///< elites at the start; laurel upgrades raise it
    std::uint8_t wounds = 0; ///< of the wounded token
    bool eliteWounded = false;
    [[nodiscard]] int sum() const { return base + elite; }
};
struct ArmyNow {
    std::array<StackNow, mostStacks> stacks{};
    [[nodiscard]] std::uint64_t packed() const
    {
        std::uint64_t key = 0;
        for (const StackNow& stack : stacks) {
            key = key << 4U | stack.base;
            key = key << 4U | stack.elite;
            key = key << 4U | stack.mark;
            key = key << 3U | static_cast<unsigned>(stack.wounds + (stack.wounds > 0 && stack.eliteWounded ? 2 : 0));
        }
        return key;
    }
};

class ArmySide final : public OddsSide {
public:
    ArmySide(const OddsArmy& army, bool eliteDiceAllowed)
        : OddsSide(army.guardianAngel)
        , m_army(army)
        , m_useEliteDie(army.useEliteDie && eliteDiceAllowed)
    {
        ArmyNow now;
        for (std::size_t i = 0; i < army.stacks.size(); ++i) {
            const OddsStack& stack = army.stacks[i];
            now.stacks[i] = {static_cast<std::uint8_t>(stack.base), static_cast<std::uint8_t>(stack.elite),
                             static_cast<std::uint8_t>(stack.elite)};
            for (const Quality quality : {Quality::Base, Quality::Elite})
                m_tough[i][static_cast<std::size_t>(quality)] = count(abilitiesOf(i, quality), Ability::Tough);
        }
        (void)m_states.number(now);
        rankStacks();
    }

    [[nodiscard]] bool isGone(SideState state) const override { return unitsLeft(state) == 0; }
    [[nodiscard]] int unitsLeft(SideState state) const override
    {
        const ArmyNow& now = m_states[state];
        return std::accumulate(now.stacks.begin(), now.stacks.end(), 0,
                               [](int sum, const StackNow& stack) { return sum + stack.sum(); });
    }
    /// Piece 0 is the hero.
    [[nodiscard]] PieceSide pieces() const override
    {
        PieceSide side;
        side.bloodrage = m_army.bloodrage;
        side.pieces.push_back({"", PieceKind::Hero, m_army.hero.initiative});
        for (const OddsStack& stack : m_army.stacks)
            side.pieces.push_back({stack.name, PieceKind::Stack, stack.initiative});
        return side;
    }
    [[nodiscard]] std::optional<std::pair<RolledAttack, Strike>> attackOf(SideState state,
                                                                          std::size_t piece) const override
    {
        if (piece == 0)
            return std::pair(RolledAttack{m_army.hero.attackDice, m_army.hero.might}, Strike{});
        const StackNow& now = m_states[state].stacks[piece - 1];
        if (now.sum() == 0)
            return {};
        RolledAttack attack;
        attack.attacks = now.sum();
        attack.strength = m_army.stacks[piece - 1].strength;
        attack.elite = m_useEliteDie && now.elite > 0;
        attack.preciseStrike = hasNow(now, piece - 1, Ability::PreciseStrike);
        return std::pair(attack, Strike{attack.preciseStrike, hasNow(now, piece - 1, Ability::Pierce)});
    }

    [[nodiscard]] SideState hit(SideState state, int points, const Strike& strike) override
    {
        ArmyNow now = m_states[state];
        std::size_t target = strike.precise ? preciseTarget(now) : none;
        for (int i = 0; i < points; ++i) {
            if (target == none || now.stacks[target].sum() == 0)
                target = nextInOrder(now);
            if (target == none)
                break;
            hitStack(now.stacks[target], target, strike.pierce);
        }
        return m_states.number(now);
    }

    /// Policy 9: the first possibility that there is, stacks by descending strength.
    [[nodiscard]] SideState afterLaurel(SideState state, std::size_t) override
    {
        ArmyNow now = m_states[state];
        const auto first = [&](auto&& fits) {
            return std::find_if(m_byStrength.begin(), m_byStrength.end(),
                                [&](std::size_t i) { return fits(now.stacks[i], m_army.stacks[i]); });
        };
        const auto isThere = [&](auto place) { return place != m_byStrength.end(); };
        if (const auto missing =
                first([](const StackNow& one, const OddsStack& start) { return one.sum() < start.base + start.elite; });
            isThere(missing)) {
            ++now.stacks[*missing].base;
        } else if (const auto flipped = first(
                       [](const StackNow& one, const OddsStack&) { return one.elite < one.mark && one.base > 0; });
                   isThere(flipped)) {
            turnToElite(now.stacks[*flipped]);
        } else if (const auto wounded = first([](const StackNow& one, const OddsStack&) { return one.wounds > 0; });
                   isThere(wounded)) {
            StackNow& stack = now.stacks[*wounded];
            stack.eliteWounded = --stack.wounds > 0 && stack.eliteWounded;
        } else if (const auto plain = first([](const StackNow& one, const OddsStack&) { return one.base > 0; });
                   isThere(plain)) {
            turnToElite(now.stacks[*plain]);
            ++now.stacks[*plain].mark;
        }
        return m_states.number(now);
    }
    [[nodiscard]] SideState afterClash(SideState state) override { return state; }

private:
    [[nodiscard]] const Abilities& abilitiesOf(std::size_t stack, Quality quality) const
    {
        return quality == Quality::Base ? m_army.stacks[stack].baseAbilities : m_army.stacks[stack].eliteAbilities;
    }
    [[nodiscard]] bool hasNow(const StackNow& now, std::size_t stack, Ability ability) const
    {
        return (now.base > 0 && has(abilitiesOf(stack, Quality::Base), ability)) ||
               (now.elite > 0 && has(abilitiesOf(stack, Quality::Elite), ability));
    }
    void rankStacks()
    {
        m_byStrength.resize(m_army.stacks.size());
        std::iota(m_byStrength.begin(), m_byStrength.end(), 0);
        m_order = m_byStrength;
        const auto strength = [this](std::size_t i) { return m_army.stacks[i].strength; };
        std::stable_sort(m_byStrength.begin(), m_byStrength.end(),
                         [&](std::size_t a, std::size_t b) { return strength(a) > strength(b); });
        if (m_army.damageOrder) {
            const auto place = [this](std::size_t i) {
                return std::find(m_army.damageOrder->begin(), m_army.damageOrder->end(), m_army.stacks[i].name);
            };
            std::sort(m_order.begin(), m_order.end(),
                      [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
        } else {
            std::stable_sort(m_order.begin(), m_order.end(),
                             [&](std::size_t a, std::size_t b) { return strength(a) < strength(b); });
        }
    }
    [[nodiscard]] std::size_t nextInOrder(const ArmyNow& now) const
    {
        const auto found =
            std::find_if(m_order.begin(), m_order.end(), [&](std::size_t i) { return now.stacks[i].sum() > 0; });
        return found == m_order.end() ? none : *found;
    }
    [[nodiscard]] std::size_t preciseTarget(const ArmyNow& now) const
    {
        const auto found = std::find_if(m_byStrength.begin(), m_byStrength.end(), [&](std::size_t i) {
            return now.stacks[i].sum() > 0 && !hasNow(now.stacks[i], i, Ability::Defence);
        });
        return found == m_byStrength.end() ? none : *found;
    }
    /// Policy 7: the wounded token first.
    void hitStack(StackNow& stack, std::size_t index, bool pierce) const
    {
        const bool isElite = stack.wounds > 0                                ? stack.eliteWounded
                             : m_army.withinStack == WithinStack::EliteFirst ? stack.elite > 0
                                                                             : stack.base == 0;
        if (!pierce && stack.wounds < m_tough[index][isElite ? 1 : 0]) {
            ++stack.wounds;
            stack.eliteWounded = isElite;
            return;
        }
        stack.wounds = 0;
        stack.eliteWounded = false;
        if (isElite) {
            --stack.elite;
            ++stack.base;
        } else {
            --stack.base;
        }
    }
    /// An unwounded base unit if there is one.
    static void turnToElite(StackNow& stack)
    {
        if (stack.wounds > 0 && !stack.eliteWounded && stack.base == 1)
            stack.wounds = 0;
        --stack.base;
        ++stack.elite;
    }

    OddsArmy m_army;
    bool m_useEliteDie;
    Numbered<ArmyNow> m_states;
    std::array<std::array<int, 2>, mostStacks> m_tough{};
    std::vector<std::size_t> m_byStrength; ///< descending
    std::vector<std::size_t> m_order;      ///< in which damage is taken
};

struct GuardNow {
    std::array<std::uint8_t, 2> damage{};
    std::array<std::uint8_t, 2> toughUsed{};
    [[nodiscard]] std::uint64_t packed() const
    {
        return static_cast<std::uint64_t>(damage[0]) | static_cast<std::uint64_t>(damage[1]) << 8U |
               static_cast<std::uint64_t>(toughUsed[0]) << 16U | static_cast<std::uint64_t>(toughUsed[1]) << 24U;
    }
};

/// The encounter, piece 0, and on Dark Days the additional enemy, piece 1.
class GuardSide final : public OddsSide {
public:
    GuardSide(const OddsGuard& guard, bool eliteDiceAllowed)
        : OddsSide(false)
        , m_encounter(guard.encounter)
        , m_tokens(guard.darkDays ? 2 : 1)
        , m_tough(count(guard.encounter.abilities, Ability::Tough))
        , m_useEliteDie(guard.useEliteDie && eliteDiceAllowed && guard.encounter.elite)
    {
        GuardNow now;
        now.damage[0] = static_cast<std::uint8_t>(m_encounter.damage);
        (void)m_states.number(now);
    }

    [[nodiscard]] bool isGone(SideState state) const override
    {
        return left(m_states[state], 0) == 0 && (m_tokens == 1 || left(m_states[state], 1) == 0);
    }
    [[nodiscard]] int unitsLeft(SideState) const override { return 0; }
    [[nodiscard]] PieceSide pieces() const override
    {
        PieceSide side;
        for (std::size_t i = 0; i < m_tokens; ++i)
            side.pieces.push_back({m_encounter.name, PieceKind::Encounter, m_encounter.initiative});
        return side;
    }
    [[nodiscard]] std::optional<std::pair<RolledAttack, Strike>> attackOf(SideState state,
                                                                          std::size_t piece) const override
    {
        const int challenge = left(m_states[state], piece);
        if (challenge == 0)
            return {};
        RolledAttack attack;
        attack.attacks = attacksOf(
            {PieceKind::Encounter, m_encounter.strength, challenge, m_encounter.elite, m_encounter.abilities}, 0);
        attack.strength = m_encounter.strength;
        attack.elite = m_useEliteDie;
        attack.preciseStrike = has(m_encounter.abilities, Ability::PreciseStrike);
        attack.devastating = has(m_encounter.abilities, Ability::Devastating);
        return std::pair(attack, Strike{attack.preciseStrike, has(m_encounter.abilities, Ability::Pierce)});
    }
    [[nodiscard]] SideState hit(SideState state, int points, const Strike& strike) override
    {
        GuardNow now = m_states[state];
        for (std::size_t i = m_tokens; i-- > 0;) { // the additional one first (MH-30.2)
            if (left(now, i) == 0)
                continue;
            const int absorbed = strike.pierce ? 0 : std::min(points, m_tough - now.toughUsed[i]);
            now.toughUsed[i] = static_cast<std::uint8_t>(now.toughUsed[i] + absorbed);
            points -= absorbed;
            const int taken = std::min(points, left(now, i));
            now.damage[i] = static_cast<std::uint8_t>(now.damage[i] + taken);
            points -= taken;
        }
        return m_states.number(now);
    }
    [[nodiscard]] SideState afterLaurel(SideState state, std::size_t piece) override
    {
        GuardNow now = m_states[state];
        for (const std::size_t i : {piece, 1 - piece}) {
            if (i < m_tokens && left(now, i) > 0 && (now.damage[i] > 0 || now.toughUsed[i] > 0)) {
                now.damage[i] = now.toughUsed[i] = 0;
                break;
            }
        }
        return m_states.number(now);
    }
    [[nodiscard]] SideState afterClash(SideState state) override
    {
        if (!has(m_encounter.abilities, Ability::Regeneration))
            return state;
        GuardNow now = m_states[state];
        for (std::size_t i = 0; i < m_tokens; ++i) {
            if (left(now, i) > 0)
                now.damage[i] = now.toughUsed[i] = 0;
        }
        return m_states.number(now);
    }

private:
    [[nodiscard]] int left(const GuardNow& now, std::size_t token) const
    {
        return m_encounter.challenge - now.damage[token];
    }

    OddsEncounter m_encounter;
    std::size_t m_tokens;
    int m_tough;
    bool m_useEliteDie;
    Numbered<GuardNow> m_states;
};

} // namespace

std::unique_ptr<OddsSide> sideOf(const OddsArmy& army, bool eliteDiceAllowed)
{
    return std::make_unique<ArmySide>(army, eliteDiceAllowed);
}

std::unique_ptr<OddsSide> sideOf(const OddsGuard& guard, bool eliteDiceAllowed)
{
    return std::make_unique<GuardSide>(guard, eliteDiceAllowed);
}

} // namespace whistle::heroes
