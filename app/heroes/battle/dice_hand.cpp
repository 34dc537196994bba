// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/dice_hand.h"

#include <algorithm>

namespace whistle::heroes {

namespace {

constexpr int sides = 8;

} // namespace

DiceHand::DiceHand(AttackOffer offer, std::vector<Face> faces)
    : m_offer(std::move(offer))
    , m_usesElite(m_offer.diceBesideElite.has_value())
{
    for (const Face face : faces) {
        if (!contains(m_faces, face))
            m_faces.push_back(face);
    }
}

int DiceHand::diceWanted() const
{
    return m_usesElite ? *m_offer.diceBesideElite : m_offer.dice;
}

DiceHand::Wants DiceHand::wants() const
{
    if (static_cast<int>(m_d8.size()) < diceWanted())
        return Wants::AttackDie;
    if (m_usesElite && !m_elite)
        return Wants::EliteDie;
    if (!m_open)
        return Wants::Nothing;
    return m_open->cause == Cause::LuckTokenEliteDie ? Wants::EliteAgain : Wants::Again;
}

std::optional<Cause> DiceHand::rerolling() const
{
    return m_open ? std::optional(m_open->cause) : std::nullopt;
}

int DiceHand::rerollsLeft() const
{
    return m_openDice - (m_open ? static_cast<int>(m_open->results.size()) : 0);
}

int DiceHand::count(bool hit) const
{
    return static_cast<int>(std::count_if(m_d8.begin(), m_d8.end(), [&](int die) { return hits(die) == hit; }));
}

void DiceHand::begin(Cause cause, int dice)
{
    m_open = RollStep{};
    m_open->cause = cause;
    m_openDice = dice;
}

std::optional<Face> DiceHand::shownElite() const
{
    return !m_steps.empty() && m_steps.front().cause == Cause::LuckTokenEliteDie ? m_steps.front().face : m_elite;
}

/// Once all dice lie: bad luck must, luck may re-roll.
void DiceHand::settle()
{
    if (m_isSettled || m_open || static_cast<int>(m_d8.size()) < diceWanted() || (m_usesElite && !m_elite))
        return;
    m_isSettled = true;
    heed(m_elite);
}

void DiceHand::heed(std::optional<Face> face)
{
    if (face == Face::BadLuck && count(true) > 0)
        begin(Cause::EliteBadLuck, count(true));
    else if (face == Face::Luck && count(false) > 0)
        begin(Cause::EliteLuck, count(false));
}

void DiceHand::enter(int face)
{
    if (wants() == Wants::AttackDie) {
        m_d8.push_back(face);
    } else if (wants() == Wants::Again) {
        m_open->results.push_back(face);
        if (rerollsLeft() > 0)
            return;
        if (m_open->cause == Cause::PreciseStrike) {
            m_open->result = face;
            m_open->results.clear();
        }
        m_steps.push_back(std::move(*m_open));
        m_open.reset();
    }
    settle();
}

void DiceHand::enter(Face face)
{
    if (wants() == Wants::EliteDie) {
        m_elite = face;
    } else if (wants() == Wants::EliteAgain) {
        m_open->face = face;
        m_steps.push_back(std::move(*m_open));
        m_open.reset();
        // The new face counts from here on.
        heed(face);
        return;
    }
    settle();
}

void DiceHand::takeBack()
{
    m_steps.clear();
    m_angel = false;
    m_isSettled = false;
    const bool hadResults = m_open && !m_open->results.empty();
    m_open.reset();
    if (hadResults) {
        settle();
        return;
    }
    if (m_elite)
        m_elite.reset();
    else if (!m_d8.empty())
        m_d8.pop_back();
    if (isEmpty())
        m_wasThrown = false;
}

std::vector<DiceHand::Choice> DiceHand::choices() const
{
    std::vector<Choice> all;
    if (m_offer.diceBesideElite && isEmpty())
        all.push_back(Choice::WithoutElite);
    const bool lies = wants() == Wants::Nothing || wants() == Wants::Again;
    const bool isFresh = m_steps.empty() && (!m_open || m_open->results.empty());
    if (m_open && m_open->cause == Cause::EliteLuck && m_open->results.empty())
        all.push_back(Choice::KeepMisses);
    if (lies && isFresh && m_offer.luckTokens > 0) {
        if (m_open && m_open->cause == Cause::EliteBadLuck)
            all.push_back(Choice::LuckAgainstBadLuck);
        if (m_elite)
            all.push_back(Choice::LuckOnElite);
        if (!m_open && count(false) > 0)
            all.push_back(Choice::LuckOnMisses);
    }
    if (wants() == Wants::Nothing && m_steps.empty() && m_offer.preciseStrike && count(false) > 0)
        all.push_back(Choice::PreciseReroll);
    if (m_offer.mayAttackAgain)
        all.push_back(Choice::Aggressor);
    if (wants() == Wants::Nothing && m_offer.angelMayHelp && skullsOf(shownElite()) > 0)
        all.push_back(Choice::Angel);
    return all;
}

bool DiceHand::isChosen(Choice choice) const
{
    switch (choice) {
    case Choice::WithoutElite:
        return !m_usesElite;
    case Choice::Aggressor:
        return m_aggressor;
    case Choice::Angel:
        return m_angel;
    default:
        return false;
    }
}

void DiceHand::choose(Choice choice)
{
    switch (choice) {
    case Choice::WithoutElite:
        m_usesElite = !m_usesElite;
        return;
    case Choice::KeepMisses:
        m_open.reset();
        return;
    case Choice::LuckOnMisses:
        begin(Cause::LuckTokenAttackDice, count(false));
        return;
    case Choice::LuckAgainstBadLuck:
        m_open.reset();
        m_steps.emplace_back().cause = Cause::LuckTokenIgnoreBadLuck;
        return;
    case Choice::LuckOnElite:
        begin(Cause::LuckTokenEliteDie, 1);
        return;
    case Choice::PreciseReroll: {
        begin(Cause::PreciseStrike, 1);
        const auto miss = std::find_if(m_d8.begin(), m_d8.end(), [&](int die) { return !hits(die); });
        m_open->die = static_cast<int>(miss - m_d8.begin());
        return;
    }
    case Choice::Aggressor:
        m_aggressor = !m_aggressor;
        return;
    case Choice::Angel:
        m_angel = !m_angel;
        return;
    }
}

void DiceHand::throwRest(const std::function<int(int)>& die, const std::vector<Face>& eliteDie)
{
    m_wasThrown = true;
    while (wants() != Wants::Nothing) {
        if (wants() == Wants::EliteDie || wants() == Wants::EliteAgain)
            enter(eliteDie[static_cast<std::size_t>(die(static_cast<int>(eliteDie.size())) - 1)]);
        else
            enter(die(sides));
    }
}

bool DiceHand::isDone() const
{
    const std::vector<Choice> left = choices();
    const bool isAsked =
        std::any_of(left.begin(), left.end(), [](Choice choice) { return choice != Choice::Aggressor; });
    return !isEmpty() && wants() == Wants::Nothing && !isAsked && !m_wasThrown &&
           (m_offer.targets.empty() || m_target) && !m_offer.mayAttackAgain;
}

Attack DiceHand::attack() const
{
    Attack attack;
    attack.piece = m_offer.piece;
    attack.roll = {m_d8, m_elite};
    attack.steps = m_steps;
    attack.target = m_target;
    attack.guardianAngel = m_angel;
    attack.aggressor = m_aggressor;
    return attack;
}

} // namespace whistle::heroes
