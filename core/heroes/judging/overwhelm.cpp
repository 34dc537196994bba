// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/overwhelm.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

constexpr Saying scares{QT_TRANSLATE_NOOP("heroes", "The encounter runs away: overwhelm %1, needed %2 (group: %3).")};
constexpr Saying stays{QT_TRANSLATE_NOOP("heroes", "The encounter stays: overwhelm %1, needed %2 (group: %3).")};
constexpr Indexed<Saying, 5> counts{{QT_TRANSLATE_NOOP("heroes", "An army of at least nine units: 1."),
                                     QT_TRANSLATE_NOOP("heroes", "An elite unit of strength 5 (level IV): 1."),
                                     QT_TRANSLATE_NOOP("heroes", "Ambush: 1."),
                                     QT_TRANSLATE_NOOP("heroes", "Gauntlet of Victory: 1."),
                                     QT_TRANSLATE_NOOP("heroes", "Cards and other sources: %1.")}};
constexpr Saying dark{QT_TRANSLATE_NOOP("heroes", "On Dark Days one more overwhelm is needed.")};
constexpr Saying reward{
    QT_TRANSLATE_NOOP("heroes", "Rewards of the Treasure Card: %1; a scared encounter brings no experience.")};

} // namespace

Ruling<OverwhelmVerdict> judgeOverwhelm(const OverwhelmInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    Reasons parts(listening);
    OverwhelmVerdict verdict;
    int units = 0;
    bool hasStrong = false;
    for (const ArmyUnit& unit : inquiry.army) {
        units += unit.sum();
        hasStrong = hasStrong || (unit.level == 4 && unit.elite > 0);
    }
    const auto add = [&](bool counts_, OverwhelmSource source, int overwhelm) {
        if (!counts_)
            return;
        verdict.overwhelm += overwhelm;
        verdict.sources.push_back(source);
        parts.say("MH-29.1"_rule, counts[source], overwhelm);
    };
    add(units >= 9, OverwhelmSource::NineUnits, 1);
    add(hasStrong, OverwhelmSource::StrengthFiveElite, 1);
    add(inquiry.hasAmbush, OverwhelmSource::Ambush, 1);
    add(inquiry.hasGauntlet, OverwhelmSource::GauntletOfVictory, 1);
    add(inquiry.other > 0, OverwhelmSource::Other, inquiry.other);
    verdict.needed = 2 + static_cast<int>(inquiry.encounter.group) + (inquiry.darkDays ? 1 : 0);
    verdict.scaresOff = verdict.overwhelm >= verdict.needed;
    verdict.ifDefeated = {inquiry.encounter.experience, inquiry.encounter.treasureRewards};
    if (verdict.scaresOff)
        verdict.ifScaredOff = Reward{0, inquiry.encounter.treasureRewards};
    reasons.say("MH-29.2"_rule, verdict.scaresOff ? scares : stays, verdict.overwhelm, verdict.needed,
                nameOf(inquiry.encounter.group));
    reasons.add(parts.why, parts.rules);
    if (inquiry.darkDays)
        reasons.say("MH-30.5"_rule, dark);
    if (verdict.scaresOff)
        reasons.say("MH-29.3"_rule, reward, inquiry.encounter.treasureRewards);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
