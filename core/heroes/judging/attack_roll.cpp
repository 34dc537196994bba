// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/attack_roll.h"

#include "base/json.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

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

namespace say {

/// %1 attacks, %2 dice that are due, %3 dice that were given.
constexpr Saying wrongDice{QT_TRANSLATE_NOOP("heroes", "%1 attacks are %2 attack dice, not %3.")};
constexpr Saying wrongDiceWithElite{
    QT_TRANSLATE_NOOP("heroes", "%1 attacks with the elite die are %2 attack dice beside it, not %3.")};
constexpr Saying noEliteUnit{
    QT_TRANSLATE_NOOP("heroes", "There is no elite unit and no elite-die symbol in this attack: no elite die.")};
constexpr Saying eliteDiceForbidden{QT_TRANSLATE_NOOP("heroes", "Elite dice are ruled out in this battle.")};
constexpr Saying eliteDieFirst{
    QT_TRANSLATE_NOOP("heroes", "The luck token for the elite die comes before every other re-roll.")};
constexpr Saying noEliteDie{QT_TRANSLATE_NOOP("heroes", "No elite die was rolled.")};
constexpr Saying noLuck{QT_TRANSLATE_NOOP("heroes", "The elite die does not show luck.")};
constexpr Saying noBadLuck{QT_TRANSLATE_NOOP("heroes", "The elite die does not show bad luck.")};
constexpr Saying faceOnce{QT_TRANSLATE_NOOP("heroes", "What the elite die shows works once.")};
constexpr Saying faceFirst{QT_TRANSLATE_NOOP("heroes", "What the elite die shows works before the other re-rolls.")};
constexpr Saying nothingToReroll{QT_TRANSLATE_NOOP("heroes", "There is no missed die that has not been re-rolled.")};
constexpr Saying noPreciseStrike{QT_TRANSLATE_NOOP("heroes", "The attacker has no Precise Strike.")};
constexpr Saying preciseOnce{QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls one die in an attack.")};
constexpr Saying noFreshMiss{QT_TRANSLATE_NOOP("heroes", "Die %1 is not a missed die that can still be re-rolled.")};
constexpr Saying noToken{QT_TRANSLATE_NOOP("heroes", "There is no luck token left.")};
constexpr Saying wrongResults{QT_TRANSLATE_NOOP("heroes", "%1 dice are re-rolled, but %2 results were given.")};
/// What it was, what it is.
constexpr Saying eliteDieAgain{QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the elite die: %1.")};
constexpr Saying luck{QT_TRANSLATE_NOOP("heroes", "Luck re-rolls the misses: %1 become %2.")};
constexpr Saying badLuck{QT_TRANSLATE_NOOP("heroes", "Bad luck re-rolls the hits: %1 become %2.")};
constexpr Saying badLuckIgnored{QT_TRANSLATE_NOOP("heroes", "A luck token cancels the bad luck.")};
constexpr Saying tokenMisses{QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the misses: %1 become %2.")};
constexpr Saying precise{QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls %1: it becomes %2.")};
constexpr Saying cardMisses{QT_TRANSLATE_NOOP("heroes", "A card re-rolls the misses: %1 become %2.")};
constexpr Saying opponentHits{QT_TRANSLATE_NOOP("heroes", "The opponent has the hits re-rolled: %1 become %2.")};
/// %1 attacks, %2 dice.
constexpr Saying dice{QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice: %2.")};
constexpr Saying diceWithElite{QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice beside the elite die: %2.")};
constexpr Saying rolled{QT_TRANSLATE_NOOP("heroes", "Rolled: %1, against a strength of %2.")};
constexpr Saying face{QT_TRANSLATE_NOOP("heroes", "The elite die shows %1.")};
constexpr Saying badLuckDue{QT_TRANSLATE_NOOP("heroes", "Bad luck: dice that hit and must be re-rolled first: %1.")};
/// Damage, hits, skulls, modifier.
constexpr Saying damage{QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2, skulls %3, modifier %4.")};
constexpr Saying damageDoubled{
    QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.")};
constexpr Saying skullsIgnored{QT_TRANSLATE_NOOP("heroes", "Guardian Angel ignores the damage of the elite die: %1.")};
constexpr Saying rage{QT_TRANSLATE_NOOP("heroes", "Rage: never fewer than 5 attacks.")};
constexpr Saying laurel{
    QT_TRANSLATE_NOOP("heroes", "The laurel turns one base unit to elite or resurrects one point, before the damage.")};
constexpr Saying laurelOfEncounter{QT_TRANSLATE_NOOP(
    "heroes", "The laurel resurrects: the damage of one encounter token comes off, before the damage of the roll.")};

} // namespace say

/// The dice on the table while the re-rolls are gone through.
class Dice {
public:
    Dice(const RollInquiry& inquiry, Reasons& reasons)
        : m_inquiry(inquiry)
        , m_reasons(reasons)
        , m_d8(inquiry.roll.d8)
        , m_rerolled(inquiry.roll.d8.size(), false)
        , m_face(inquiry.roll.elite)
        , m_tokens(inquiry.luckTokens)
    {
    }

    std::optional<Fault> takeAll()
    {
        for (std::size_t i = 0; i < m_inquiry.steps.size(); ++i) {
            if (std::optional<Fault> fault = take(m_inquiry.steps[i], pointerTo("/steps", i), i == 0))
                return fault;
        }
        return {};
    }

    [[nodiscard]] const std::vector<int>& d8() const { return m_d8; }
    [[nodiscard]] const std::vector<bool>& rerolled() const { return m_rerolled; }
    [[nodiscard]] std::optional<Face> face() const { return m_face; }
    [[nodiscard]] int tokens() const { return m_tokens; }
    /// MH-13.6: the hits that bad luck still has to re-roll.
    [[nodiscard]] std::vector<int> outstanding() const
    {
        return m_face == Face::BadLuck && !m_faceDone ? fresh(true) : std::vector<int>{};
    }
    [[nodiscard]] int hits() const
    {
        return static_cast<int>(std::count_if(m_d8.begin(), m_d8.end(), [this](int die) { return hit(die); }));
    }

private:
    [[nodiscard]] bool hit(int die) const { return isHit(die, m_inquiry.attacker.strength); }
    /// The dice that have not been re-rolled yet and hit, or miss.
    [[nodiscard]] std::vector<int> fresh(bool hits) const
    {
        std::vector<int> dice;
        for (std::size_t i = 0; i < m_d8.size(); ++i) {
            if (!m_rerolled[i] && hit(m_d8[i]) == hits)
                dice.push_back(static_cast<int>(i));
        }
        return dice;
    }

    std::optional<Fault> take(const RollStep& step, const std::string& at, bool isFirst)
    {
        const std::string cause = pointerTo(at, "cause");
        switch (step.cause) {
        case Cause::LuckTokenEliteDie:
            if (!isFirst)
                return Fault{cause, "MH-R11"_rule, Text{say::eliteDieFirst}};
            if (!m_face)
                return Fault{cause, "MH-13.8"_rule, Text{say::noEliteDie}};
            m_face = step.face;
            m_reasons.say("MH-13.8"_rule, say::eliteDieAgain, nameOf(step.face));
            return payToken(cause);
        case Cause::EliteLuck:
            if (auto fault = faceStep(cause, Face::Luck, "MH-13.4"_rule, say::noLuck))
                return fault;
            return reroll(fresh(false), step.results, at, "MH-13.4"_rule, say::luck);
        case Cause::EliteBadLuck:
            if (auto fault = faceStep(cause, Face::BadLuck, "MH-13.6"_rule, say::noBadLuck))
                return fault;
            return reroll(fresh(true), step.results, at, "MH-13.6"_rule, say::badLuck);
        case Cause::LuckTokenIgnoreBadLuck:
            if (auto fault = faceStep(cause, Face::BadLuck, "MH-13.9"_rule, say::noBadLuck))
                return fault;
            m_reasons.say("MH-13.9"_rule, say::badLuckIgnored);
            return payToken(cause);
        case Cause::LuckTokenAttackDice: {
            if (auto fault = laterStep(cause))
                return fault;
            const std::vector<int> misses = fresh(false);
            if (misses.empty())
                return Fault{cause, "MH-13.8"_rule, Text{say::nothingToReroll}};
            if (auto fault = payToken(cause))
                return fault;
            return reroll(misses, step.results, at, "MH-13.8"_rule, say::tokenMisses);
        }
        case Cause::PreciseStrike: {
            if (auto fault = laterStep(cause))
                return fault;
            if (!has(m_inquiry.attacker.abilities, Ability::PreciseStrike))
                return Fault{cause, "MH-19.2"_rule, Text{say::noPreciseStrike}};
            if (m_preciseDone)
                return Fault{cause, "MH-19.2"_rule, Text{say::preciseOnce}};
            if (!contains(fresh(false), step.die))
                return Fault{pointerTo(at, "die"), "MH-13.7"_rule, Text{say::noFreshMiss, step.die}};
            m_preciseDone = true;
            return reroll({step.die}, {step.result}, at, "MH-19.2"_rule, say::precise);
        }
        case Cause::CardRerollsMisses:
            if (auto fault = laterStep(cause))
                return fault;
            return reroll(fresh(false), step.results, at, "MH-13.7"_rule, say::cardMisses);
        case Cause::OpponentRerollsHits:
            if (auto fault = laterStep(cause))
                return fault;
            return reroll(fresh(true), step.results, at, "MH-13.7"_rule, say::opponentHits);
        }
        return {};
    }

    std::optional<Fault> faceStep(const std::string& at, Face face, RuleId rule, Sentence notThere)
    {
        if (m_face != face)
            return Fault{at, rule, Text{notThere}};
        if (m_faceDone)
            return Fault{at, rule, Text{say::faceOnce}};
        if (m_isLater)
            return Fault{at, "MH-R11"_rule, Text{say::faceFirst}};
        m_faceDone = true;
        return {};
    }
    /// A step that comes after the face has worked.
    std::optional<Fault> laterStep(const std::string& at)
    {
        if (!outstanding().empty())
            return Fault{at, "MH-13.6"_rule, Text{texts::desk::badLuckFirst}};
        m_isLater = true;
        return {};
    }
    std::optional<Fault> payToken(const std::string& at)
    {
        if (m_tokens == 0)
            return Fault{at, "MH-13.8"_rule, Text{say::noToken}};
        --m_tokens;
        return {};
    }
    std::optional<Fault> reroll(const std::vector<int>& dice, const std::vector<int>& results, const std::string& at,
                                RuleId rule, Sentence sentence)
    {
        if (dice.size() != results.size())
            return Fault{pointerTo(at, "results"), rule,
                         Text{say::wrongResults, static_cast<int>(dice.size()), static_cast<int>(results.size())}};
        std::vector<int> before;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const auto die = static_cast<std::size_t>(dice[i]);
            before.push_back(m_d8[die]);
            m_d8[die] = results[i];
            m_rerolled[die] = true;
        }
        if (!dice.empty())
            m_reasons.say(rule, sentence, listed(before), listed(results));
        return {};
    }

    const RollInquiry& m_inquiry;
    Reasons& m_reasons;
    std::vector<int> m_d8;
    std::vector<bool> m_rerolled;
    std::optional<Face> m_face;
    int m_tokens;
    bool m_faceDone = false; ///< what the face demands or allows has been done
    bool m_isLater = false;  ///< a step that comes after that has been taken
    bool m_preciseDone = false;
};

} // namespace

std::optional<Fault> faultOf(const RollInquiry& inquiry)
{
    const bool withElite = inquiry.roll.elite.has_value();
    if (withElite && !inquiry.attacker.elite)
        return Fault{"/roll/elite", "MH-13.1"_rule, Text{say::noEliteUnit}};
    if (withElite && !inquiry.eliteDiceAllowed)
        return Fault{"/roll/elite", "MH-13.10"_rule, Text{say::eliteDiceForbidden}};
    const int attacks = attacksOf(inquiry.attacker, inquiry.attackModifier);
    const int dice = attackDice(attacks, withElite);
    if (dice != static_cast<int>(inquiry.roll.d8.size())) {
        const Sentence sentence = withElite ? say::wrongDiceWithElite : say::wrongDice;
        return Fault{"/roll/d8", withElite ? "MH-13.2"_rule : "MH-12.2"_rule,
                     Text{sentence, attacks, dice, static_cast<int>(inquiry.roll.d8.size())}};
    }
    Reasons nobody(Listening::No);
    return Dice(inquiry, nobody).takeAll();
}

Ruling<RollVerdict> judgeRoll(const RollInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    const bool withElite = inquiry.roll.elite.has_value();
    const int attacks = attacksOf(inquiry.attacker, inquiry.attackModifier);
    Reasons arithmetic(listening);
    arithmetic.say("MH-12.2"_rule, withElite ? say::diceWithElite : say::dice, attacks, attackDice(attacks, withElite));
    arithmetic.say("MH-12.3"_rule, say::rolled, listed(inquiry.roll.d8), inquiry.attacker.strength);
    if (withElite)
        arithmetic.say("MH-13.1"_rule, say::face, nameOf(*inquiry.roll.elite));
    Dice dice(inquiry, arithmetic);
    (void)dice.takeAll();

    RollVerdict verdict;
    verdict.diceToRoll = {attackDice(attacks, withElite), withElite};
    verdict.finalD8 = dice.d8();
    verdict.rerolled = dice.rerolled();
    verdict.eliteFace = dice.face();
    verdict.luckTokensLeft = dice.tokens();
    if (verdict.eliteFace == Face::Laurel)
        verdict.laurel =
            inquiry.attacker.kind == PieceKind::Encounter ? LaurelUse::Resurrect : LaurelUse::UpgradeOrResurrect;
    if (const std::vector<int> due = dice.outstanding(); !due.empty()) {
        verdict.outstanding = Outstanding{Cause::EliteBadLuck, due};
        reasons.say("MH-13.6"_rule, say::badLuckDue, static_cast<int>(due.size()));
        reasons.add(arithmetic.why, arithmetic.rules);
        return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
    }
    const bool doubled = has(inquiry.attacker.abilities, Ability::Devastating);
    const int skulls = skullsOf(verdict.eliteFace);
    verdict.hits = dice.hits();
    verdict.eliteDamage = inquiry.ignoresEliteDamage ? 0 : skulls;
    verdict.damage = std::max(0, *verdict.hits * (doubled ? 2 : 1) + *verdict.eliteDamage + inquiry.damageModifier);
    reasons.say("MH-14.1"_rule, doubled ? say::damageDoubled : say::damage, *verdict.damage, *verdict.hits,
                *verdict.eliteDamage, inquiry.damageModifier);
    if (doubled)
        reasons.cite("MH-19.6"_rule);
    if (inquiry.ignoresEliteDamage && skulls > 0)
        reasons.say("MH-13.11"_rule, say::skullsIgnored, skulls);
    if (skulls > 0)
        reasons.cite("MH-13.3"_rule);
    reasons.add(arithmetic.why, arithmetic.rules);
    if (has(inquiry.attacker.abilities, Ability::Rage))
        reasons.say("MH-19.7"_rule, say::rage);
    if (verdict.laurel)
        reasons.say("MH-13.5"_rule, verdict.laurel == LaurelUse::Resurrect ? say::laurelOfEncounter : say::laurel);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
