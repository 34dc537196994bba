// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes_made_up.h"

#include "base/match.h"
#include "heroes/game.h"
#include "heroes/offers/proposals.h"

namespace whistle::heroes {

namespace {

template <class Enum>
Enum enumAt(int index)
{
    return static_cast<Enum>(index);
}

} // namespace

PlayerFacts MadeUp::facts(Faction faction, int first)
{
    PlayerFacts facts;
    std::vector<int> levels{1, 2, 3, 4};
    std::shuffle(levels.begin(), levels.end(), m_random);
    const std::vector<Ability> abilities{Ability::PreciseStrike, Ability::Tough, Ability::Defence, Ability::Pierce};
    for (int i = 0; i < unitsOfAFaction; ++i) {
        UnitFacts unit;
        unit.unit = enumAt<Unit>(static_cast<int>(faction) * unitsOfAFaction + i);
        unit.level = levels[static_cast<std::size_t>(i)];
        unit.tokens = i == 0 ? 8 : i == 1 ? 7 : i == 2 ? 6 : 5;
        unit.base.initiative = unit.elite.initiative = 1 + upTo(6);
        if (chance(30))
            unit.elite.initiative = 1 + upTo(6);
        unit.base.price = 1 + unit.level;
        unit.elite.price = unit.base.price + 1 + upTo(3);
        for (UnitSide* side : {&unit.base, &unit.elite}) {
            if (chance(40))
                side->abilities.push_back(pick(abilities));
            if (chance(15) && has(side->abilities, Ability::Tough))
                side->abilities.push_back(Ability::Tough);
        }
        if (chance(20))
            unit.elite.strength = unit.level + 2;
        facts.units.push_back(std::move(unit));
    }
    for (int i = 0; i < 3; ++i) {
        HeroFacts hero;
        hero.name = "Hero " + std::to_string(first + i);
        hero.might = 1 + upTo(4);
        hero.magic = upTo(4);
        hero.initiative = 1 + upTo(5);
        hero.leadership = 8 + upTo(4);
        for (int skill = 0; skill < 12; ++skill) {
            if (chance(25))
                hero.skills.push_back(enumAt<StartingSkill>(skill));
        }
        for (int skill = 12; skill < 20; ++skill) {
            if (chance(40) && !hero.masterOf() && factionOf(*masteredBy(enumAt<StartingSkill>(skill))) == faction)
                hero.skills.push_back(enumAt<StartingSkill>(skill));
        }
        facts.heroes.push_back(std::move(hero));
    }
    for (int i = 0; i < 9; ++i) {
        if (chance(60))
            facts.buildings.emplace_back(enumAt<Building>(i), BuildingCost{upTo(3), upTo(4), 1 + upTo(1)});
    }
    if (chance(50))
        facts.capitalLevels = {3, 4, 5};
    return facts;
}

EncounterFacts MadeUp::encounter(const State& state)
{
    EncounterFacts one;
    one.name = "Wild " + std::to_string(state.encounters.size() + 1);
    one.group = enumAt<Group>(upTo(2));
    one.strength = 1 + upTo(3);
    one.initiative = 1 + upTo(6);
    one.challenge = 1 + upTo(4);
    one.elite = chance(50);
    for (int i = 0; i < 7; ++i) {
        if (chance(15))
            one.abilities.push_back(enumAt<Ability>(i));
    }
    one.experience = upTo(4);
    one.treasureRewards = upTo(2);
    return one;
}

std::string MadeUp::card()
{
    return chance(10) ? ambushCard : "Card " + std::to_string(upTo(999));
}

NewMatch MadeUp::start(int players, BoardKind board)
{
    NewMatch match;
    std::vector<Faction> factions{Faction::Haven, Faction::Necropolis, Faction::Sanctuary, Faction::Stronghold};
    std::shuffle(factions.begin(), factions.end(), m_random);
    for (int i = 0; i < players; ++i) {
        const Faction faction = factions[static_cast<std::size_t>(i)];
        match.players.push_back({"Player " + std::to_string(i + 1), faction, facts(faction, 3 * i + 1)});
    }
    match.firstPlayer = pick(match.players).name;
    match.length = enumAt<MatchLength>(upTo(2));
    match.board = board;
    if (chance(50))
        match.actionCards = {{ActionKind::ActivateHeroes, ActionKind::Gather},
                             {ActionKind::ActivateHeroes, ActionKind::Recruit},
                             {ActionKind::Build, ActionKind::Recruit}};
    HouseRules& rules = match.houseRules;
    if (chance(30))
        rules.eliteDieFaces = {Face::Skull1, Face::Skull2, Face::Luck, Face::Laurel, Face::BadLuck, Face::Blank};
    rules.bloodrageTies = enumAt<BloodrageTies>(upTo(1));
    rules.zoneProtects = enumAt<ZoneProtects>(upTo(1));
    rules.treasuryTieBreak = enumAt<TreasuryTieBreak>(upTo(1));
    rules.tearScoresUnderTemple = chance(50);
    rules.mixedStack = enumAt<MixedStack>(upTo(1));
    rules.loneEliteMayReplace = chance(50);
    rules.laurelRevivesDestroyedEncounter = chance(50);
    rules.preciseStrikeMaySkipAdditional = chance(50);
    rules.harbourExtendsZone = chance(50);
    rules.moveOnAfterBattle = chance(60);
    rules.passing = enumAt<Passing>(upTo(1));
    rules.fourthCard = enumAt<FourthCard>(upTo(1));
    rules.aggressorScope = enumAt<AggressorScope>(upTo(1));
    rules.necromancyAfterLostBattle = chance(50);
    return match;
}

PlaceTile MadeUp::tile(PlaceTile tile)
{
    tile.turn = upTo(3);
    const std::string codes = "..........MWHP";
    for (std::string& row : tile.rows) {
        for (char& code : row)
            code = pick(codes);
    }
    return tile;
}

SetSpace MadeUp::space(const State& state, SetSpace set)
{
    const Space at{set.row, set.column};
    if (state.hasCapitalAt(at))
        return set;
    if (!state.siteAt(at))
        set.site = NewSite{"Site " + std::to_string(state.sites.size() + 1), enumAt<SiteKind>(upTo(13))};
    if (!state.encounterAt(at) && chance(60))
        set.encounter = encounter(state);
    const Site* free = firstOf(state.sites, [&](const Site& site) { return !state.guardOf(site.name); });
    if (set.encounter && free && chance(60))
        set.guards = free->name;
    return set;
}

Attack MadeUp::attack(const State& state, Attack attack)
{
    const AttackDue offer = *attackDue(state);
    attack.roll = {};
    const bool withElite = offer.diceBesideElite && chance(85);
    for (int i = 0; i < (withElite ? *offer.diceBesideElite : offer.dice); ++i)
        attack.roll.d8.push_back(1 + upTo(7));
    if (withElite)
        attack.roll.elite = pick(state.rules.eliteDieFaces);
    attack.aggressor = offer.mayAttackAgain && chance(50);
    attack.strengthModifier = chance(10) ? upTo(4) - 2 : 0;
    const int strength = std::clamp(offer.strength + attack.strengthModifier, 0, 20);
    const auto results = [&](bool hits) {
        std::vector<int> again;
        for (const int die : attack.roll.d8) {
            if (isHit(die, strength) == hits)
                again.push_back(1 + upTo(7));
        }
        return again;
    };
    if (attack.roll.elite == Face::BadLuck && !results(true).empty()) {
        RollStep step;
        step.cause = offer.luckTokens > 0 && chance(40) ? Cause::LuckTokenIgnoreBadLuck : Cause::EliteBadLuck;
        if (step.cause == Cause::EliteBadLuck)
            step.results = results(true);
        attack.steps.push_back(step);
    } else if (attack.roll.elite == Face::Luck && chance(80)) {
        RollStep step;
        step.cause = Cause::EliteLuck;
        step.results = results(false);
        attack.steps.push_back(step);
    } else if (offer.luckTokens > 0 && !results(false).empty() && chance(40)) {
        RollStep step;
        step.cause = Cause::LuckTokenAttackDice;
        step.results = results(false);
        attack.steps.push_back(step);
    } else if (offer.preciseStrike) {
        for (std::size_t i = 0; i < attack.roll.d8.size(); ++i) {
            if (!isHit(attack.roll.d8[i], strength)) {
                RollStep step;
                step.cause = Cause::PreciseStrike;
                step.die = static_cast<int>(i);
                step.result = 1 + upTo(7);
                attack.steps.push_back(step);
                break;
            }
        }
    }
    attack.guardianAngel = offer.angelMayHelp && skullsOf(attack.roll.elite) > 0 && chance(60);
    return attack;
}

Treasure MadeUp::treasure(const State& state, Treasure treasure)
{
    treasure.rewards.clear();
    for (int i = 0; i < state.claim->rewards; ++i)
        treasure.rewards.push_back({i + 1, enumAt<RewardKind>(upTo(6)), 1 + upTo(3)});
    return treasure;
}

Command MadeUp::wild(const State& state)
{
    std::vector<std::string> heroes;
    for (const Player& player : state.players) {
        for (const HeroFacts& hero : player.facts->heroes)
            heroes.push_back(hero.name);
    }
    const std::string hero = pick(heroes);
    const std::string player = pick(state.players).name;
    const auto unit = enumAt<Unit>(upTo(15));
    const auto quality = enumAt<Quality>(upTo(1));
    std::vector<Command> all{
        PlayCard{player, 1 + upTo(3), enumAt<ActionKind>(upTo(3))},
        Pass{player},
        EndAction{},
        Activate{hero, upTo(3)},
        Move{{{upTo(7), upTo(7), enumAt<Way>(upTo(1))}}},
        StartBattle{hero, pick(heroes), chance(50), {}},
        Gather{},
        Build{enumAt<Building>(upTo(8)), {}, {}},
        RaiseCapital{},
        Recruit{unit, quality, 1 + upTo(3), hero},
        Upgrade{unit, 1 + upTo(1), hero},
        Disband{unit, quality, 1, hero},
        RecruitHero{hero, {}},
        Trade{enumAt<Money>(upTo(1)), 2 + upTo(4)},
        Retreat{enumAt<Side>(upTo(1)), {{unit, quality, 1 + upTo(1)}}},
        EndBattle{},
        Treasure{hero, {{1 + upTo(3), enumAt<RewardKind>(upTo(6)), 1}}},
        LevelUp{hero, Deck::Might, {}, "Card"},
        Resurrect{
            enumAt<Side>(upTo(1)), RevivalSource::Effect, 1, {{std::string(toWord(unit)), LaurelDo::ReturnToken}}},
        AssignDamage{{{std::string(toWord(unit)), quality, 1 + upTo(2)}}},
        Adjust{player, enumAt<Adjusted>(upTo(2)), upTo(6) - 3 == 0 ? 1 : upTo(5) + 1, "slip"},
        SpendLuck{hero, 1},
        UseScroll{hero, "Scroll", 1 + upTo(4)},
        EndMatch{}};
    return pick(all);
}

Command MadeUp::filled(const State& state, Command command)
{
    whistle::match(
        command, [&](NewMatch& one) { one = start(static_cast<int>(one.players.size()), one.board); },
        [&](PlaceTile& one) { one = tile(one); }, [&](SetSpace& one) { one = space(state, one); },
        [&](RevealWeekCard& one) { one.name = "Week " + std::to_string(state.round); },
        [&](StartBattle& one) {
            if (std::holds_alternative<EncounterFacts>(one.opponent))
                one.opponent = encounter(state);
        },
        [&](Attack& one) { one = attack(state, one); },
        [&](Treasure& one) {
            if (!one.rewards.empty())
                one = treasure(state, one);
        },
        [&](LevelUp& one) { one.card = card(); }, [](auto& /*others*/) {});
    return command;
}

void madeUp(std::vector<Json>& commands, const OfferedMove& /*move*/, const Match& match, std::mt19937& random)
{
    const State& state = static_cast<const GameMatch<Game>&>(match).state();
    commands.back() = writeCommand(MadeUp(random).filled(state, *readCommand(commands.back())));
}

} // namespace whistle::heroes
