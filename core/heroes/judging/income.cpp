// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/income.h"

#include "heroes/entries/commands.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr Saying treasury{QT_TRANSLATE_N_NOOP("heroes", "The treasury then holds %1 gold and %n resource(s).")};
/// What gives, the number of them, then what they give together.
constexpr auto gives = Saying::tr("%1 (%2): gold %3, resources %4.");
constexpr Indexed<RuleWords, 8> incomeLines{{{{"MH-9.11"_rule, Saying::tr("Sawmill")},
                                              {"MH-9.11"_rule, Saying::tr("Ore mine")},
                                              {"MH-9.11"_rule, Saying::tr("Crystal mine")},
                                              {"MH-9.11"_rule, Saying::tr("Gold mine")},
                                              {"MH-23.2"_rule, Saying::tr("Income building")},
                                              {"MH-4.11"_rule, Saying::tr("Trader")},
                                              {"MH-4.12"_rule, Saying::tr("Estate Management")},
                                              {"MH-21.2"_rule, Saying::tr("Cards and other sources")}}}};

} // namespace

IncomeInquiry incomeInquiry(const State& state, int player, const Gather& gather)
{
    const Player& one = state.players[static_cast<std::size_t>(player)];
    IncomeInquiry inquiry{state.sitesOf(player), gather.incomeChoice,   {},
                          gather.otherGold,      gather.otherResources, {one.gold, one.resources}};
    for (const Hero& hero : state.heroes) {
        if (hero.player == player)
            inquiry.heroes.push_back(
                {hero.name, hero.facts->has(StartingSkill::Trader), hero.facts->has(StartingSkill::EstateManagement)});
    }
    return inquiry;
}

IncomeVerdict judgeIncome(const IncomeInquiry& inquiry, Reasons& reasons)
{
    Reasons parts(reasons.listening());
    IncomeVerdict verdict;
    const auto add = [&](IncomeSource source, int number, Treasury each) {
        const Treasury all{number * each.gold, number * each.resources};
        if (all.gold == 0 && all.resources == 0)
            return;
        verdict.sources.push_back({source, all.gold, all.resources});
        verdict.gold += all.gold;
        verdict.resources += all.resources;
        parts.say(incomeLines[source].rule, gives, incomeLines[source].words, number, all.gold, all.resources);
    };
    const auto heroesWith = [&](bool GatheringHero::*skill) {
        return static_cast<int>(std::ranges::count_if(inquiry.heroes, std::mem_fn(skill)));
    };
    const auto addSites = [&](IncomeSource source, SiteKind kind) { add(source, inquiry.sites[kind], yieldOf(kind)); };
    addSites(IncomeSource::Sawmills, SiteKind::Sawmill);
    addSites(IncomeSource::OreMines, SiteKind::OreMine);
    addSites(IncomeSource::CrystalMines, SiteKind::CrystalMine);
    addSites(IncomeSource::GoldMines, SiteKind::GoldMine);
    if (inquiry.incomeBuilding)
        add(IncomeSource::IncomeBuilding, 1, *inquiry.incomeBuilding == Money::Gold ? Treasury{3, 0} : Treasury{0, 3});
    add(IncomeSource::Trader, heroesWith(&GatheringHero::trader), {0, 2});
    add(IncomeSource::EstateManagement, heroesWith(&GatheringHero::estateManagement), {2, 0});
    add(IncomeSource::Other, 1, {inquiry.otherGold, inquiry.otherResources});
    verdict.treasuryAfter = {inquiry.treasury.gold + verdict.gold, inquiry.treasury.resources + verdict.resources};
    reasons.say("MH-21.1"_rule, Saying::tr("Gathered: gold %1, resources %2."), verdict.gold, verdict.resources);
    reasons.add(parts.why, parts.rules);
    reasons.say("MH-21.3"_rule, treasury, verdict.treasuryAfter.gold, verdict.treasuryAfter.resources);
    return verdict;
}

} // namespace whistle::heroes
