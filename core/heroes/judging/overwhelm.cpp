// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/overwhelm.h"

#include "heroes/table/state.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr auto scares = Saying::tr("The encounter runs away: overwhelm %1, needed %2 (%3 group).");
constexpr auto stays = Saying::tr("The encounter stays: overwhelm %1, needed %2 (%3 group).");
constexpr Indexed<Saying, 5> overwhelmCounts{
    {Saying::tr("An army of at least nine units"), Saying::tr("An elite unit of strength 5 (level IV)"),
     Saying::tr("Ambush"), Saying::tr("Gauntlet of Victory"), Saying::tr("Cards and other sources")}};
constexpr auto scaredReward = Saying{QT_TRANSLATE_N_NOOP(
    "heroes", "The Treasure Card gives %n reward(s); a scared-off encounter brings no experience.")};

} // namespace

OverwhelmInquiry overwhelmInquiry(const State& state, const Hero& hero, const EncounterFacts& encounter)
{
    OverwhelmInquiry inquiry;
    for (const UnitFacts& unit : state.owner(hero).facts->units)
        inquiry.army.push_back({hero.tokens(unit.unit), wordOf(unit.unit), unit.level});
    inquiry.hasAmbush = hero.hasCard(ambushCard);
    inquiry.hasGauntlet = hero.slotOf(gauntletCard).has_value();
    inquiry.encounter = encounter;
    inquiry.darkDays = state.weekCard && state.weekCard->darkDays;
    return inquiry;
}

OverwhelmVerdict judgeOverwhelm(const OverwhelmInquiry& inquiry, Reasons& reasons)
{
    Reasons parts(reasons.listening());
    OverwhelmVerdict verdict;
    const auto isStrong = [](const ArmyUnit& unit) { return unit.level == 4 && unit.elite > 0; };
    const auto add = [&](OverwhelmSource source, int overwhelm) {
        if (overwhelm == 0)
            return;
        verdict.overwhelm += overwhelm;
        verdict.sources.push_back(source);
        parts.say("MH-29.1"_rule, partOfSum, overwhelmCounts[source], overwhelm);
    };
    add(OverwhelmSource::NineUnits, sumOf(inquiry.army, &ArmyUnit::sum) >= 9 ? 1 : 0);
    add(OverwhelmSource::StrengthFiveElite, std::ranges::any_of(inquiry.army, isStrong) ? 1 : 0);
    add(OverwhelmSource::Ambush, inquiry.hasAmbush ? 1 : 0);
    add(OverwhelmSource::GauntletOfVictory, inquiry.hasGauntlet ? 1 : 0);
    add(OverwhelmSource::Other, inquiry.other);
    const EncounterFacts& encounter = inquiry.encounter;
    verdict.needed = 2 + static_cast<int>(encounter.group) + (inquiry.darkDays ? 1 : 0);
    verdict.scaresOff = verdict.overwhelm >= verdict.needed;
    verdict.ifDefeated = {encounter.experience, encounter.treasureRewards};
    if (verdict.scaresOff)
        verdict.ifScaredOff = Reward{0, encounter.treasureRewards};
    reasons.say("MH-29.2"_rule, verdict.scaresOff ? scares : stays, verdict.overwhelm, verdict.needed,
                nameOf(encounter.group));
    reasons.add(parts.why, parts.rules);
    if (inquiry.darkDays)
        reasons.say("MH-30.5"_rule, Saying::tr("On Dark Days one more overwhelm is needed."));
    if (verdict.scaresOff)
        reasons.say("MH-29.3"_rule, scaredReward, encounter.treasureRewards);
    return verdict;
}

} // namespace whistle::heroes
