// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/table/ground.h"

namespace whistle::heroes {

namespace {

std::optional<std::string> masterOf(const HeroFacts& facts)
{
    const std::optional<Unit> unit = facts.masterOf();
    return unit ? std::optional(std::string(toWord(*unit))) : std::nullopt;
}

} // namespace

MovingHero moverOf(const Hero& hero)
{
    MovingHero mover;
    mover.player = std::to_string(hero.player);
    mover.explorer = hero.facts->has(StartingSkill::Explorer);
    mover.dimensionWalker = hero.facts->has(StartingSkill::DimensionWalker);
    mover.wanderer = hero.facts->has(StartingSkill::Wanderer);
    mover.units = hero.units();
    if (hero.isAway)
        mover.start = hero.at;
    return mover;
}

Ground groundOf(const State& state, const Hero& hero)
{
    Ground ground;
    ground.board = state.board;
    ground.portalBuilt = state.owner(hero).has(Building::Portal);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (const auto& capital = state.players[i].capital)
            ground.capitals.push_back({*capital, std::to_string(i)});
    }
    for (const EncounterToken& token : state.encounters) {
        if (!token.isGone && token.at)
            ground.encounters.push_back(*token.at);
    }
    for (const Hero& other : state.heroes) {
        if (other.isAway && other.name != hero.name)
            ground.otherHeroes.push_back({other.at, std::to_string(other.player)});
    }
    return ground;
}

std::string enemyAt(const State& state, const Hero& hero)
{
    if (const EncounterToken* token = state.encounterAt(hero.at))
        return token->facts->name;
    const Hero* enemy = firstOf(
        state.heroes, [&](const Hero& one) { return one.isAway && one.at == hero.at && one.player != hero.player; });
    return enemy ? enemy->name : std::string{};
}

ControlInquiry controlInquiry(const State& state)
{
    ControlInquiry inquiry;
    inquiry.board = state.board;
    inquiry.protects = state.rules.zoneProtects;
    inquiry.harbourExtendsZone = state.rules.harbourExtendsZone;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        inquiry.players.push_back({player.name, state.powerPoints(static_cast<int>(i))});
        if (player.capital)
            inquiry.capitals.push_back(*player.capital);
    }
    for (const Hero& hero : state.heroes) {
        if (hero.isAway)
            inquiry.heroes.push_back(
                {hero.at, hero.name, state.owner(hero).name, hero.facts->has(StartingSkill::Explorer)});
    }
    for (const Site& site : state.sites) {
        if (!isControlled(site.kind) || !site.at)
            continue;
        ControlSite one{*site.at, site.name, site.kind, {}, state.guardOf(site.name) != nullptr};
        if (site.controller)
            one.controller = state.players[static_cast<std::size_t>(*site.controller)].name;
        inquiry.sites.push_back(std::move(one));
    }
    return inquiry;
}

IncomeInquiry incomeInquiry(const State& state, int player, std::optional<Money> choice)
{
    IncomeInquiry inquiry;
    for (const Site& site : state.sites) {
        if (site.controller != player)
            continue;
        inquiry.sites.sawmills += site.kind == SiteKind::Sawmill;
        inquiry.sites.oreMines += site.kind == SiteKind::OreMine;
        inquiry.sites.crystalMines += site.kind == SiteKind::CrystalMine;
        inquiry.sites.goldMines += site.kind == SiteKind::GoldMine;
    }
    inquiry.incomeBuilding = choice;
    for (const Hero& hero : state.heroes) {
        if (hero.player == player)
            inquiry.heroes.push_back(
                {hero.name, hero.facts->has(StartingSkill::Trader), hero.facts->has(StartingSkill::EstateManagement)});
    }
    return inquiry;
}

OverwhelmInquiry overwhelmInquiry(const State& state, const Hero& hero, const EncounterFacts& encounter)
{
    OverwhelmInquiry inquiry;
    for (const UnitFacts& unit : state.owner(hero).facts->units)
        inquiry.army.push_back({hero.tokens(unit.unit), std::string(toWord(unit.unit)), unit.level});
    inquiry.hasAmbush = hero.hasCard(ambushCard);
    inquiry.hasGauntlet = hero.slotOf(gauntletCard).has_value();
    inquiry.encounter = {encounter.group, encounter.experience, encounter.treasureRewards};
    inquiry.darkDays = state.weekCard && state.weekCard->darkDays;
    return inquiry;
}

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
