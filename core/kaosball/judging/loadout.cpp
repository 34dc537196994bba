// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/loadout.h"

#include "base/contains.h"
#include "base/each.h"
#include "kaosball/judging/texts.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// Collects a loadout's problems, each once, in the order in which it is told of them.
class Check : Reasons {
public:
    Check(const LoadoutInquiry& inquiry, const Facts& facts) : m_inquiry(inquiry), m_facts(facts)
    {
        m_verdict.totalCost = kaosball::totalCost(inquiry.active, facts);
        m_verdict.pointsLeft = inquiry.activeUpgradePoints - m_verdict.totalCost;
        m_verdict.slotsUsed = static_cast<int>(std::count_if(inquiry.active.copies.begin(), inquiry.active.copies.end(),
                                                             [](int copies) { return copies > 0; }));
        m_verdict.ringersAllowed = kaosball::ringersAllowed(inquiry.active, facts.constants);
        m_verdict.effects = effectsOf(inquiry.active, facts.constants);
    }

    Ruling<LoadoutVerdict> rule()
    {
        ringersAreOwned();
        costFits();
        postsFit(Post::Bruiser, m_facts.constants.bruisersOnField, LoadoutProblem::TooManyAsBruiser,
                 Saying{QT_TRANSLATE_N_NOOP("kaosball",
                                            "%n ringer(s) in a bruiser's place, but there are only %2 such places.")});
        postsFit(Post::Runner, m_facts.constants.runnersOnField, LoadoutProblem::TooManyAsRunner,
                 Saying{QT_TRANSLATE_N_NOOP("kaosball",
                                            "%n ringer(s) in a runner's place, but there are only %2 such places.")});
        numberOfRingersFits();
        slotsFit();
        upgradesAreOwned();
        return {std::move(m_verdict), std::move(why), std::move(rules)};
    }

private:
    template <class... Places>
    void object(LoadoutProblem problem, RuleId rule, Saying sentence, const Places&... places)
    {
        if (m_verdict.problems.empty() || m_verdict.problems.back() != problem) {
            m_verdict.problems.push_back(problem);
            // More ringers or dearer tiles than allowed is no table that can be (invariants 6 and 8).
            const bool canStand = problem == LoadoutProblem::UpgradeNotOwned;
            m_verdict.objections.push_back({rule, Text{sentence, places...}, canStand});
        }
        say(rule, sentence, places...);
    }

    void ringersAreOwned()
    {
        const auto& owned = m_inquiry.ownedRingers;
        for (const FieldedRinger& fielded : m_inquiry.fieldedRingers) {
            if (!contains(owned, fielded.ringer))
                object(LoadoutProblem::RingerNotOwned, "KB-26.9"_rule,
                       Saying::tr("%1 is fielded, but is not among the team's living ringers."), fielded.ringer);
        }
    }

    void costFits()
    {
        if (m_verdict.pointsLeft < 0)
            object(LoadoutProblem::TooExpensive, "KB-27.2"_rule, texts::tooExpensive, m_verdict.totalCost,
                   m_inquiry.activeUpgradePoints, -m_verdict.pointsLeft);
        else
            say("KB-27.2"_rule, Saying::tr("The active upgrades cost %1 of %2 active upgrade points and leave %3."),
                m_verdict.totalCost, m_inquiry.activeUpgradePoints, m_verdict.pointsLeft);
    }

    void postsFit(Post post, int places, LoadoutProblem problem, Saying sentence)
    {
        const int fielded =
            static_cast<int>(std::count_if(m_inquiry.fieldedRingers.begin(), m_inquiry.fieldedRingers.end(),
                                           [post](const FieldedRinger& ringer) { return ringer.as == post; }));
        if (fielded > places)
            object(problem, "KB-27.5"_rule, sentence, fielded, places);
    }

    void numberOfRingersFits()
    {
        constexpr auto counted = Saying{QT_TRANSLATE_N_NOOP("kaosball", "%n ringer(s) fielded, %2 allowed.")};
        const int fielded = static_cast<int>(m_inquiry.fieldedRingers.size());
        if (fielded > m_verdict.ringersAllowed)
            object(LoadoutProblem::TooManyRingers, "KB-3.8"_rule, counted, fielded, m_verdict.ringersAllowed);
        else if (fielded > 0)
            say("KB-3.8"_rule, counted, fielded, m_verdict.ringersAllowed);
        if (m_verdict.effects.extraRingers > 0)
            cite("KB-29.3"_rule);
    }

    void slotsFit()
    {
        const int places = m_facts.constants.upgradeSlots;
        if (m_verdict.slotsUsed > places)
            object(LoadoutProblem::TooManySlots, "KB-27.3"_rule,
                   Saying::tr("The active upgrades have %1 different names, but there are only %2 places."),
                   m_verdict.slotsUsed, places);
        else
            say("KB-27.3"_rule, Saying::tr("The active upgrades take up %1 of %2 places."), m_verdict.slotsUsed,
                places);
    }

    void upgradesAreOwned()
    {
        for (const Upgrade upgrade : allOf<Upgrade>()) {
            const int active = m_inquiry.active[upgrade];
            const int owned = m_inquiry.owned[upgrade];
            if (active > owned)
                object(LoadoutProblem::UpgradeNotOwned, "KB-20.8"_rule,
                       Saying::tr("Active copies of %1: %2; owned: %3. Only tiles that were bought can be active."),
                       std::string(toWord(upgrade)), active, owned);
        }
    }

    const LoadoutInquiry& m_inquiry;
    const Facts& m_facts;
    LoadoutVerdict m_verdict;
};

} // namespace

LoadoutEffects effectsOf(const Upgrades& active, const Constants& constants)
{
    return {.extraSpaces = active[Upgrade::SpeedTraining],
            .handOffRange = 1 + active[Upgrade::RelayTraining],
            .damageIgnoredPerTurn = active[Upgrade::Hardy],
            .pointsPerHurtEnemy = active[Upgrade::Hate],
            .pointsPerWonTackle = active[Upgrade::PileDriver],
            .rerollsPerRoll = active[Upgrade::Lucky],
            .painGainUsesPerContest = active[Upgrade::PainGain],
            .cashBeforeMatch = constants.sexyContractCash * active[Upgrade::SexyContract],
            .extraRingers = active[Upgrade::Enforcement]};
}

int ringersAllowed(const Upgrades& active, const Constants& constants)
{
    return constants.ringersOnFieldWithoutEnforcement + active[Upgrade::Enforcement];
}

int totalCost(const Upgrades& active, const Facts& facts)
{
    int cost = 0;
    for (std::size_t i = 0; i < upgradeKinds; ++i)
        cost += active.copies[i] * facts.upgrades[i].cost;
    return cost;
}

Ruling<LoadoutVerdict> judgeLoadout(const LoadoutInquiry& inquiry, const Facts& facts)
{
    return Check{inquiry, facts}.rule();
}

} // namespace whistle::kaosball
