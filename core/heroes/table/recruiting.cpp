// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/table/recruiting.h"

namespace whistle::heroes {

namespace {

std::optional<std::string> masterOf(const HeroFacts& facts)
{
    const std::optional<Unit> unit = facts.masterOf();
    return unit ? std::optional(std::string(toWord(*unit))) : std::nullopt;
}

} // namespace

RecruitTable recruitTable(const State& state, Occasion occasion)
{
    const Player& player = state.activePlayer();
    RecruitTable table;
    table.occasion = occasion;
    table.gold = player.gold;
    table.capitalLevel = player.capitalLevel;
    table.buildings = {player.has(Building::EliteUnits), player.has(Building::Recruitment),
                       player.has(Building::NewHeroes), player.has(Building::Leadership)};
    for (const UnitFacts& unit : player.facts->units)
        table.units.push_back({std::string(toWord(unit.unit)), unit.level, unit.base.price, unit.elite.price,
                               player.reserveOf(unit.unit)});
    for (const std::string& name : player.heroes) {
        const Hero& hero = *state.hero(name);
        RecruitingHero one{name, hero.facts->leadership, state.isInCapital(hero), masterOf(*hero.facts), {}};
        for (const UnitFacts& unit : player.facts->units)
            one.army.push_back({hero.tokens(unit.unit), std::string(toWord(unit.unit))});
        table.heroes.push_back(std::move(one));
    }
    constexpr int legacy = 5;
    for (const HeroFacts& facts : player.facts->heroes) {
        if (!state.hero(facts.name))
            table.unusedHeroes.push_back(
                {facts.name, facts.leadership, facts.has(StartingSkill::Legacy) ? legacy : 0, masterOf(facts)});
    }
    if (occasion != Occasion::RecruitmentAction)
        table.siteHero = state.activation->hero;
    table.limitUsed = occasion == Occasion::RecruitmentAction ? state.open->recruited : state.activation->recruited;
    return table;
}

void applyRecruiting(State& state, const RecruitTable& table)
{
    Player& player = state.activePlayer();
    player.gold = table.gold;
    (table.occasion == Occasion::RecruitmentAction ? state.open->recruited : state.activation->recruited) =
        table.limitUsed;
    for (const UnitForSale& unit : table.units)
        player.reserveOf(*fromWord<Unit>(unit.name)) = unit.reserve;
    for (const RecruitingHero& recruiting : table.heroes) {
        Hero* hero = state.hero(recruiting.name);
        if (!hero) {
            hero = &state.heroes.emplace_back();
            hero->name = recruiting.name;
            hero->player = *state.active;
            hero->facts = *player.facts->hero(recruiting.name);
        }
        for (const ArmyTokens& tokens : recruiting.army)
            hero->tokens(*fromWord<Unit>(tokens.unit)) = tokens;
    }
}

} // namespace whistle::heroes
