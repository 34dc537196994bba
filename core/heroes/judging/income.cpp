// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/income.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

constexpr Saying gathered{QT_TRANSLATE_NOOP("heroes", "Gathered: gold %1, resources %2.")};
constexpr Saying treasury{QT_TRANSLATE_NOOP("heroes", "The treasury holds gold %1, resources %2 then.")};
/// The number of them, then what they give.
constexpr Indexed<RuleWords, 8> lines{
    {{{"MH-9.11"_rule, QT_TRANSLATE_NOOP("heroes", "Sawmills (%1): gold %2, resources %3")},
      {"MH-9.11"_rule, QT_TRANSLATE_NOOP("heroes", "Ore mines (%1): gold %2, resources %3")},
      {"MH-9.11"_rule, QT_TRANSLATE_NOOP("heroes", "Crystal mines (%1): gold %2, resources %3")},
      {"MH-9.11"_rule, QT_TRANSLATE_NOOP("heroes", "Gold mines (%1): gold %2, resources %3")},
      {"MH-23.2"_rule, QT_TRANSLATE_NOOP("heroes", "Income building (%1): gold %2, resources %3")},
      {"MH-4.11"_rule, QT_TRANSLATE_NOOP("heroes", "Traders (%1): gold %2, resources %3")},
      {"MH-4.12"_rule, QT_TRANSLATE_NOOP("heroes", "Estate Management (%1): gold %2, resources %3")},
      {"MH-21.2"_rule, QT_TRANSLATE_NOOP("heroes", "Cards and other sources (%1): gold %2, resources %3")}}}};

} // namespace

Ruling<IncomeVerdict> judgeIncome(const IncomeInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    Reasons parts(listening);
    IncomeVerdict verdict;
    const auto add = [&](IncomeSource source, int number, int gold, int resources) {
        if (gold == 0 && resources == 0)
            return;
        verdict.sources.push_back({source, gold, resources});
        verdict.gold += gold;
        verdict.resources += resources;
        parts.say(lines[source].rule, lines[source].words, number, gold, resources);
    };
    const auto heroesWith = [&](bool GatheringHero::*skill) {
        return static_cast<int>(std::count_if(inquiry.heroes.begin(), inquiry.heroes.end(),
                                              [skill](const GatheringHero& hero) { return hero.*skill; }));
    };
    const int traders = heroesWith(&GatheringHero::trader);
    const int estates = heroesWith(&GatheringHero::estateManagement);
    const auto addSites = [&](IncomeSource source, SiteKind kind, int sites) {
        add(source, sites, yieldOf(kind).gold * sites, yieldOf(kind).resources * sites);
    };
    addSites(IncomeSource::Sawmills, SiteKind::Sawmill, inquiry.sites.sawmills);
    addSites(IncomeSource::OreMines, SiteKind::OreMine, inquiry.sites.oreMines);
    addSites(IncomeSource::CrystalMines, SiteKind::CrystalMine, inquiry.sites.crystalMines);
    addSites(IncomeSource::GoldMines, SiteKind::GoldMine, inquiry.sites.goldMines);
    if (inquiry.incomeBuilding)
        add(IncomeSource::IncomeBuilding, 1, *inquiry.incomeBuilding == Money::Gold ? 3 : 0,
            *inquiry.incomeBuilding == Money::Resources ? 3 : 0);
    add(IncomeSource::Trader, traders, 0, 2 * traders);
    add(IncomeSource::EstateManagement, estates, 2 * estates, 0);
    add(IncomeSource::Other, 1, inquiry.otherGold, inquiry.otherResources);
    verdict.treasuryAfter = {inquiry.treasury.gold + verdict.gold, inquiry.treasury.resources + verdict.resources};
    reasons.say("MH-21.1"_rule, gathered, verdict.gold, verdict.resources);
    reasons.add(parts.why, parts.rules);
    reasons.say("MH-21.3"_rule, treasury, verdict.treasuryAfter.gold, verdict.treasuryAfter.resources);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
