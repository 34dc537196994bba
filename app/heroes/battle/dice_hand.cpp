// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/dice_hand.h"

namespace whistle::heroes {

DiceHand::DiceHand(AttackDue offer, std::vector<Face> eliteDie)
    : m_offer(std::move(offer))
    , m_eliteDie(std::move(eliteDie))
    , m_usesElite(m_offer.diceBesideElite.has_value())
{
    m_attack.piece = m_offer.piece;
}

std::vector<Face> DiceHand::faces() const
{
    std::vector<Face> faces;
    for (const Face face : m_eliteDie) {
        if (!contains(faces, face))
            faces.push_back(face);
    }
    return faces;
}

DiceHand::Wants DiceHand::wants() const
{
    if (static_cast<int>(d8().size()) < diceWanted())
        return Wants::AttackDie;
    if (m_usesElite && !elite())
        return Wants::EliteDie;
    if (!m_open)
        return Wants::Nothing;
    return m_open->cause == Cause::LuckTokenEliteDie ? Wants::EliteAgain : Wants::Again;
}

int DiceHand::rerollsLeft() const
{
    return m_openDice - (m_open ? static_cast<int>(m_open->results.size()) : 0);
}

int DiceHand::count(bool hit) const
{
    return static_cast<int>(std::ranges::count_if(d8(), [&](int die) { return hits(die) == hit; }));
}

void DiceHand::begin(Cause cause, int dice)
{
    m_open.emplace().cause = cause;
    m_openDice = dice;
    if (cause == Cause::PreciseStrike) // the first miss
        m_open->die = static_cast<int>(std::ranges::find_if(d8(), [&](int die) { return !hits(die); }) - d8().begin());
}

void DiceHand::close()
{
    m_attack.steps.push_back(std::move(*m_open));
    m_open.reset();
}

/// Once all dice lie: bad luck must, luck may re-roll.
void DiceHand::settle()
{
    if (m_isSettled || wants() != Wants::Nothing)
        return;
    m_isSettled = true;
    heed(elite());
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
        m_attack.roll.d8.push_back(face);
    } else if (wants() == Wants::Again && m_open->cause == Cause::PreciseStrike) {
        m_open->result = face;
        close();
    } else if (wants() == Wants::Again) {
        m_open->results.push_back(face);
        if (rerollsLeft() == 0)
            close();
    }
    settle();
}

void DiceHand::enter(Face face)
{
    if (wants() == Wants::EliteDie) {
        m_attack.roll.elite = face;
    } else if (wants() == Wants::EliteAgain) {
        m_open->face = face;
        close();
        heed(face); // the new face counts from here on
    }
    settle();
}

void DiceHand::takeBack()
{
    m_attack.steps.clear();
    m_attack.guardianAngel = false;
    m_isSettled = false;
    const bool hadResults = m_open && !m_open->results.empty();
    m_open.reset();
    if (hadResults)
        settle();
    else if (elite())
        m_attack.roll.elite.reset();
    else if (!d8().empty())
        m_attack.roll.d8.pop_back();
}

std::vector<DiceHand::Offer> DiceHand::offers() const
{
    std::vector<Offer> all;
    const std::vector<RollStep>& steps = m_attack.steps;
    const auto isOpen = [this](Cause cause) { return m_open && m_open->cause == cause && m_open->results.empty(); };
    const auto opens = [](Cause cause, int dice) { return [=](DiceHand& hand) { hand.begin(cause, dice); }; };
    const bool isComplete = wants() == Wants::Nothing;
    const int misses = count(false);
    if (m_offer.diceBesideElite && isEmpty())
        all.push_back(
            {Choice::WithoutElite, [](DiceHand& hand) { hand.m_usesElite = !hand.m_usesElite; }, !m_usesElite});
    if (isOpen(Cause::EliteLuck))
        all.push_back({Choice::KeepMisses, [](DiceHand& hand) { hand.m_open.reset(); }});
    const bool isFresh = steps.empty() && (!m_open || m_open->results.empty());
    if ((isComplete || wants() == Wants::Again) && isFresh && m_offer.luckTokens > 0) {
        if (isOpen(Cause::EliteBadLuck))
            all.push_back({Choice::LuckAgainstBadLuck, [](DiceHand& hand) {
                               hand.begin(Cause::LuckTokenIgnoreBadLuck, 0);
                               hand.close();
                           }});
        if (elite())
            all.push_back({Choice::LuckOnElite, opens(Cause::LuckTokenEliteDie, 1)});
        if (!m_open && misses > 0)
            all.push_back({Choice::LuckOnMisses, opens(Cause::LuckTokenAttackDice, misses)});
    }
    if (isComplete && steps.empty() && m_offer.preciseStrike && misses > 0)
        all.push_back({Choice::PreciseReroll, opens(Cause::PreciseStrike, 1)});
    if (m_offer.mayAttackAgain)
        all.push_back({Choice::Aggressor, [](DiceHand& hand) { hand.m_attack.aggressor = !hand.m_attack.aggressor; },
                       m_attack.aggressor});
    const bool isAgain = !steps.empty() && steps.front().cause == Cause::LuckTokenEliteDie;
    if (isComplete && m_offer.angelMayHelp && skullsOf(isAgain ? steps.front().face : elite()) > 0)
        all.push_back({Choice::Angel,
                       [](DiceHand& hand) { hand.m_attack.guardianAngel = !hand.m_attack.guardianAngel; },
                       m_attack.guardianAngel});
    return all;
}

void DiceHand::aimAt(const std::string& target)
{
    m_attack.target = m_attack.target == target ? std::nullopt : std::optional(target);
}

void DiceHand::throwRest(const std::function<int(int)>& die)
{
    m_wasThrown = true;
    while (wants() != Wants::Nothing) {
        if (wants() == Wants::EliteDie || wants() == Wants::EliteAgain)
            enter(m_eliteDie[static_cast<std::size_t>(die(static_cast<int>(m_eliteDie.size())) - 1)]);
        else
            enter(die(sides));
    }
}

bool DiceHand::isDone() const
{
    return !isEmpty() && wants() == Wants::Nothing && offers().empty() && !m_wasThrown &&
           (m_offer.targets.empty() || target());
}

} // namespace whistle::heroes
