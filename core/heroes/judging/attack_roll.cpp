// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/attack_roll.h"

#include "base/json.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

Attacker attackerOf(const FightingStack& stack, const StackState& now)
{
    Attacker attacker{PieceKind::Stack, stack.strength, now.sum(), now.elite > 0, {}};
    for (const Quality quality : {Quality::Base, Quality::Elite}) {
        const Abilities& more = stack.abilities(quality);
        if (now.of(quality) > 0)
            attacker.abilities.insert(attacker.abilities.end(), more.begin(), more.end());
    }
    return attacker;
}

Attacker attackerOf(const FightingEncounter& one, const EncounterState& now)
{
    return {PieceKind::Encounter, one.strength, one.challenge - now.damage, one.elite, one.abilities};
}

int attacksOf(const Attacker& attacker, int modifier)
{
    const int attacks = std::max(1, attacker.attacks + modifier);
    return has(attacker.abilities, Ability::Rage) ? std::max(5, attacks) : attacks;
}

int attackDice(int attacks, bool withElite)
{
    return std::min(5, withElite ? attacks - 1 : attacks);
}

bool isHit(int die, int strength)
{
    return die == 1 || (die != 8 && die <= strength);
}

int skullsOf(std::optional<Face> face)
{
    return face == Face::Skull1 ? 1 : face == Face::Skull2 ? 2 : 0;
}

namespace {

/// %1 attacks, %2 dice that are due, %3 dice that were given.
constexpr auto wrongDice = Saying::tr("%1 attacks roll %2 attack dice, not %3.");
constexpr auto wrongDiceWithElite = Saying::tr("%1 attacks roll %2 attack dice besides the elite die, not %3.");
/// %1 attacks, %2 dice.
constexpr auto diceAre = Saying::tr("Attacks: %1; attack dice: %2.");
constexpr auto diceAreWithElite = Saying::tr("Attacks: %1; attack dice besides the elite die: %2.");
constexpr auto rolled = Saying::tr("Rolled %1 against strength %2.");
constexpr auto onlyElite = Saying::tr("Only the elite die is rolled.");
constexpr auto badLuckDue = Saying::tr("Bad luck re-rolls %1 of the hits first.");
/// Damage, hits, skulls, modifier.
constexpr auto damageIs = Saying::tr("Damage %1: hits %2, skulls %3, modifier %4.");
constexpr auto damageDoubled = Saying::tr("Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.");
constexpr auto laurelHelps =
    Saying::tr("The laurel upgrades one base unit to elite or resurrects one point, before the damage.");
constexpr auto encounterHasLaurel =
    Saying::tr("The laurel resurrects: one damaged encounter token recovers before the damage of this roll.");

enum class Rerolled : std::uint8_t { NoDice, Misses, Hits, OneMiss };
/// A cause of re-rolls.
struct CauseRule {
    RuleId rule;
    std::optional<Face> face; ///< that the elite die must show
    bool costsToken = false;
    Rerolled dice = Rerolled::NoDice;
    Saying words; ///< of dice: what they were, what they are
};
constexpr std::optional<Face> later; ///< after what the elite die does, whatever it shows
constexpr Indexed<CauseRule, 8> causes{
    {{{"MH-13.8"_rule, later, true, Rerolled::NoDice, Saying::tr("A luck token re-rolls the elite die: %1.")},
      {"MH-13.4"_rule, Face::Luck, false, Rerolled::Misses, Saying::tr("Luck re-rolls the misses (%1), now %2.")},
      {"MH-13.6"_rule, Face::BadLuck, false, Rerolled::Hits, Saying::tr("Bad luck re-rolls the hits (%1), now %2.")},
      {"MH-13.9"_rule, Face::BadLuck, true, Rerolled::NoDice, Saying::tr("A luck token cancels the bad luck.")},
      {"MH-13.8"_rule, later, true, Rerolled::Misses, Saying::tr("A luck token re-rolls the misses (%1), now %2.")},
      {"MH-19.2"_rule, later, false, Rerolled::OneMiss, Saying::tr("Precise Strike re-rolls %1: it becomes %2.")},
      {"MH-13.7"_rule, later, false, Rerolled::Misses, Saying::tr("A card re-rolls the misses (%1), now %2.")},
      {"MH-13.7"_rule, later, false, Rerolled::Hits,
       Saying::tr("The opponent makes the attacker re-roll the hits (%1), now %2.")}}}};

/// The dice on the table while the re-rolls are gone through.
class Dice {
public:
    Dice(const RollInquiry& inquiry, Reasons& reasons, RollVerdict& dice)
        : m_inquiry(inquiry)
        , m_reasons(reasons)
        , m_dice(dice)
    {
        m_dice.finalD8 = inquiry.attack.roll.d8;
        while (m_dice.rerolled.size() < m_dice.finalD8.size())
            m_dice.rerolled.push_back(false);
        m_dice.eliteFace = inquiry.attack.roll.elite;
        m_dice.luckTokensLeft = inquiry.luckTokens;
    }

    std::optional<Fault> takeAll()
    {
        for (const RollStep& step : m_inquiry.attack.steps) {
            const CauseRule& cause = causes[step.cause];
            if (auto fault = against(step, cause))
                return fault;
            if (step.cause == Cause::LuckTokenEliteDie)
                m_reasons.say(cause.rule, cause.words, nameOf(*(m_dice.eliteFace = step.face)));
            else if (cause.dice == Rerolled::NoDice)
                m_reasons.say(cause.rule, cause.words);
            else if (auto fault = reroll(step, cause))
                return fault;
            ++m_step;
        }
        return {};
    }
    /// MH-13.6: the hits that bad luck still has to re-roll.
    [[nodiscard]] std::vector<int> outstanding() const
    {
        return m_dice.eliteFace == Face::BadLuck && !m_faceDone ? fresh(true) : std::vector<int>{};
    }

private:
    /// The dice that have not been re-rolled yet and hit, or miss.
    [[nodiscard]] std::vector<int> fresh(bool hits) const
    {
        std::vector<int> dice;
        for (std::size_t i = 0; i < m_dice.finalD8.size(); ++i) {
            if (!m_dice.rerolled[i] && isHit(m_dice.finalD8[i], m_inquiry.attacker.strength) == hits)
                dice.push_back(static_cast<int>(i));
        }
        return dice;
    }
    template <class... Places>
    [[nodiscard]] Fault wrong(const char* key, RuleId rule, Saying words, const Places&... places) const
    {
        return {pointerTo(pointerTo("/steps", m_step), key), rule, Text(words, places...)};
    }

    /// What is against its moment or its price; if nothing is, they count.
    [[nodiscard]] std::optional<Fault> against(const RollStep& step, const CauseRule& cause)
    {
        const bool isEliteDie = step.cause == Cause::LuckTokenEliteDie;
        const bool isPrecise = step.cause == Cause::PreciseStrike;
        const bool isLater = !isEliteDie && !cause.face;
        if (isEliteDie && m_step > 0)
            return wrong("cause", "MH-R11"_rule,
                         Saying::tr("The luck token for the elite die comes before any other re-roll."));
        if (isEliteDie && !m_dice.eliteFace)
            return wrong("cause", "MH-13.8"_rule, Saying::tr("No elite die was rolled."));
        if (cause.face && m_dice.eliteFace != cause.face)
            return wrong("cause", cause.rule,
                         cause.face == Face::Luck ? Saying::tr("The elite die does not show luck.")
                                                  : Saying::tr("The elite die does not show bad luck."));
        if (cause.face && std::exchange(m_faceDone, true))
            return wrong("cause", cause.rule, Saying::tr("The result of the elite die takes effect only once."));
        if (cause.face && m_isLater)
            return wrong("cause", "MH-R11"_rule,
                         Saying::tr("The result of the elite die takes effect before the other re-rolls."));
        if (isLater && !outstanding().empty())
            return wrong("cause", "MH-13.6"_rule, say::badLuckFirst);
        m_isLater = m_isLater || isLater;
        if (step.cause == Cause::LuckTokenAttackDice && fresh(false).empty())
            return wrong("cause", "MH-13.8"_rule, Saying::tr("There is no miss left that has not been re-rolled."));
        if (isPrecise && !has(m_inquiry.attacker.abilities, Ability::PreciseStrike))
            return wrong("cause", "MH-19.2"_rule, Saying::tr("The attacker has no Precise Strike."));
        if (isPrecise && std::exchange(m_preciseDone, true))
            return wrong("cause", "MH-19.2"_rule, Saying::tr("Precise Strike re-rolls one die per attack."));
        if (isPrecise && !contains(fresh(false), step.die))
            return wrong("die", "MH-13.7"_rule, Saying::tr("Die %1 is not a miss that can still be re-rolled."),
                         step.die);
        if (cause.costsToken && m_dice.luckTokensLeft-- == 0)
            return wrong("cause", "MH-13.8"_rule, Saying::tr("There is no luck token left."));
        return {};
    }
    [[nodiscard]] std::optional<Fault> reroll(const RollStep& step, const CauseRule& cause)
    {
        const bool isOne = cause.dice == Rerolled::OneMiss;
        const std::vector<int> dice = isOne ? std::vector<int>{step.die} : fresh(cause.dice == Rerolled::Hits);
        const std::vector<int> results = isOne ? std::vector<int>{step.result} : step.results;
        if (dice.size() != results.size())
            return wrong("results", cause.rule, Saying::tr("Dice to be re-rolled: %1; results given: %2."),
                         static_cast<int>(dice.size()), static_cast<int>(results.size()));
        std::vector<int> before;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const auto die = static_cast<std::size_t>(dice[i]);
            before.push_back(std::exchange(m_dice.finalD8[die], results[i]));
            m_dice.rerolled[die] = true;
        }
        if (!dice.empty())
            m_reasons.say(cause.rule, cause.words, listed(before), listed(results));
        return {};
    }

    const RollInquiry& m_inquiry;
    Reasons& m_reasons;
    RollVerdict& m_dice;
    std::size_t m_step = 0;
    bool m_faceDone = false; ///< what the face demands or allows has been done
    bool m_isLater = false;  ///< a step that comes after that has been taken
    bool m_preciseDone = false;
};

} // namespace

std::optional<Fault> faultOf(const RollInquiry& inquiry)
{
    const Roll& roll = inquiry.attack.roll;
    const bool withElite = roll.elite.has_value();
    if (withElite && !inquiry.attacker.elite)
        return Fault{"/roll/elite", "MH-13.1"_rule,
                     Saying::tr("This attack has no elite unit and no elite-die symbol: no elite die.")};
    if (withElite && !inquiry.eliteDiceAllowed)
        return Fault{"/roll/elite", "MH-13.10"_rule, Saying::tr("Honor: no elite dice in this battle.")};
    const int dice = attackDice(inquiry.attacks(), withElite);
    if (const int given = static_cast<int>(roll.d8.size()); dice != given)
        return Fault{"/roll/d8", withElite ? "MH-13.2"_rule : "MH-12.2"_rule,
                     Text{withElite ? wrongDiceWithElite : wrongDice, inquiry.attacks(), dice, given}};
    RollVerdict verdict;
    return Dice(inquiry, Reasons::unheard(), verdict).takeAll();
}

RollVerdict judgeRoll(const RollInquiry& inquiry, Reasons& reasons)
{
    Reasons arithmetic(reasons.listening());
    const Attack& attack = inquiry.attack;
    const bool withElite = attack.roll.elite.has_value();
    const int attackDiceDue = attackDice(inquiry.attacks(), withElite);
    arithmetic.say("MH-12.2"_rule, withElite ? diceAreWithElite : diceAre, inquiry.attacks(), attackDiceDue);
    arithmetic.say("MH-12.3"_rule, attack.roll.d8.empty() ? onlyElite : rolled, listed(attack.roll.d8),
                   inquiry.attacker.strength);
    if (withElite)
        arithmetic.say("MH-13.1"_rule, Saying::tr("The elite die shows %1."), nameOf(*attack.roll.elite));

    RollVerdict verdict;
    verdict.diceToRoll = {attackDiceDue, withElite};
    Dice dice(inquiry, arithmetic, verdict);
    (void)dice.takeAll();
    if (verdict.eliteFace == Face::Laurel)
        verdict.laurel =
            inquiry.attacker.kind == PieceKind::Encounter ? LaurelUse::Resurrect : LaurelUse::UpgradeOrResurrect;
    if (const std::vector<int> due = dice.outstanding(); !due.empty()) {
        verdict.outstanding = Outstanding{Cause::EliteBadLuck, due};
        reasons.say("MH-13.6"_rule, badLuckDue, static_cast<int>(due.size()));
        reasons.add(arithmetic.why, arithmetic.rules);
        return verdict;
    }
    const bool doubled = has(inquiry.attacker.abilities, Ability::Devastating);
    const int skulls = skullsOf(verdict.eliteFace);
    verdict.hits = static_cast<int>(
        std::ranges::count_if(verdict.finalD8, [&](int die) { return isHit(die, inquiry.attacker.strength); }));
    verdict.eliteDamage = attack.guardianAngel ? 0 : skulls;
    verdict.damage = std::max(0, *verdict.hits * (doubled ? 2 : 1) + *verdict.eliteDamage + attack.damageModifier);
    reasons.say("MH-14.1"_rule, doubled ? damageDoubled : damageIs, *verdict.damage, *verdict.hits,
                *verdict.eliteDamage, attack.damageModifier);
    if (doubled)
        reasons.cite("MH-19.6"_rule);
    if (attack.guardianAngel && skulls > 0)
        reasons.say("MH-13.11"_rule, Saying::tr("Guardian Angel ignores the elite die's %1 damage."), skulls);
    if (skulls > 0)
        reasons.cite("MH-13.3"_rule);
    reasons.add(arithmetic.why, arithmetic.rules);
    if (has(inquiry.attacker.abilities, Ability::Rage))
        reasons.say("MH-19.7"_rule, Saying::tr("Rage: never fewer than 5 attacks."));
    if (verdict.laurel)
        reasons.say("MH-13.5"_rule, verdict.laurel == LaurelUse::Resurrect ? encounterHasLaurel : laurelHelps);
    return verdict;
}

} // namespace whistle::heroes
