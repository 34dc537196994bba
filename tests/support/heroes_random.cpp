// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes_random.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"

namespace whistle::heroes {

namespace {

template <class Enum>
Enum enumAt(int index)
{
    return static_cast<Enum>(index);
}

bool isEncounterBattle(const State& state)
{
    return state.battle && state.battle->kind == BattleKind::Encounter;
}

} // namespace

PlayerFacts RandomPlayer::facts(Faction faction)
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
        hero.name = "Hero " + std::to_string(++m_names);
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

EncounterFacts RandomPlayer::encounter()
{
    EncounterFacts one;
    one.name = "Wild " + std::to_string(++m_names);
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

std::string RandomPlayer::card()
{
    return chance(10) ? ambushCard : "Card " + std::to_string(++m_names);
}

NewMatch RandomPlayer::start()
{
    NewMatch match;
    std::vector<Faction> factions{Faction::Haven, Faction::Necropolis, Faction::Sanctuary, Faction::Stronghold};
    std::shuffle(factions.begin(), factions.end(), m_random);
    const int players = 2 + upTo(2);
    for (int i = 0; i < players; ++i) {
        const Faction faction = factions[static_cast<std::size_t>(i)];
        match.players.push_back({"Player " + std::to_string(i + 1), faction, facts(faction)});
    }
    match.firstPlayer = pick(match.players).name;
    match.length = enumAt<MatchLength>(upTo(2));
    match.board = chance(60) ? BoardKind::Mirror : BoardKind::None;
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

std::optional<DrawnSkill> RandomPlayer::skillOf(const State& state, const std::string& hero)
{
    const Player& player = state.players[static_cast<std::size_t>(*state.factionOfHero(hero))];
    if (!player.facts->hero(hero)->has(StartingSkill::Sage))
        return {};
    return DrawnSkill{enumAt<Deck>(upTo(1)), card()};
}

std::optional<Command> RandomPlayer::setup(const State& state)
{
    const std::size_t tiles = state.players.size() < 3 ? 2 : 4;
    if (state.isMirror && state.tiles.size() < tiles) {
        PlaceTile tile;
        tile.tile = static_cast<int>(state.tiles.size()) + 1;
        tile.row = static_cast<int>(state.tiles.size()) / 2;
        tile.column = static_cast<int>(state.tiles.size()) % 2;
        tile.turn = upTo(3);
        const std::string codes = "..........MWHP";
        for (std::string& row : tile.rows) {
            for (char& code : row)
                code = pick(codes);
        }
        return tile;
    }
    if (state.isMirror && m_described < static_cast<int>(tiles) * 6) {
        ++m_described;
        SetSpace set;
        set.row = upTo(static_cast<int>(state.board.rows().size()) - 1);
        set.column = upTo(7);
        const Space space{set.row, set.column};
        if (!state.siteAt(space))
            set.site = NewSite{"Site " + std::to_string(++m_names), enumAt<SiteKind>(upTo(13))};
        if (!state.encounterAt(space) && chance(60))
            set.encounter = encounter();
        if (set.encounter) {
            for (const Site& site : state.sites) {
                if (!state.guardOf(site.name) && chance(50)) {
                    set.guards = site.name;
                    break;
                }
            }
        }
        if (!set.site && !set.encounter)
            set.terrain = ".";
        return set;
    }
    for (const Player& player : state.players) {
        if (player.heroes.empty()) {
            const std::string hero = pick(player.facts->heroes).name;
            return ChooseHero{player.name, hero, skillOf(state, hero)};
        }
    }
    std::vector<Command> capitals;
    for (Command& command : offered(state)) {
        if (std::holds_alternative<PlaceCapital>(command))
            capitals.push_back(std::move(command));
    }
    if (capitals.empty()) { // every corner is taken: free one
        SetSpace set;
        set.terrain = ".";
        return set;
    }
    return pick(capitals);
}

Command RandomPlayer::attack(const State& state)
{
    const AttackDue offer = *attackDue(state);
    Attack attack;
    attack.piece = offer.piece;
    const bool withElite = offer.diceBesideElite && chance(85);
    for (int i = 0; i < (withElite ? *offer.diceBesideElite : offer.dice); ++i)
        attack.roll.d8.push_back(1 + upTo(7));
    if (withElite)
        attack.roll.elite = pick(state.rules.eliteDieFaces);
    if (!offer.targets.empty() && chance(60))
        attack.target = pick(offer.targets);
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

Command RandomPlayer::treasure(const State& state)
{
    Treasure treasure{state.claim->hero, {}};
    for (int i = 0; i < state.claim->rewards; ++i)
        treasure.rewards.push_back({i + 1, enumAt<RewardKind>(upTo(6)), 1 + upTo(3)});
    return treasure;
}

std::optional<Command> RandomPlayer::freely(const State& state)
{
    std::vector<std::string> heroes;
    for (const Hero& hero : state.heroes)
        heroes.push_back(hero.name);
    const std::string hero = pick(heroes);
    std::vector<Command> tries{GainScroll{hero, 1 + upTo(1)},
                               UseScroll{hero, "Scroll", 1 + upTo(2)},
                               GainLuck{hero, 1},
                               SpendLuck{hero, 1},
                               GainArtefact{hero,
                                            chance(20)   ? tearCard
                                            : chance(20) ? gauntletCard
                                                         : card(),
                                            enumAt<Slot>(upTo(4))},
                               LoseArtefact{hero, tearCard, {}},
                               SellScrolls{hero, {1 + upTo(4)}},
                               Note{"a remark"}};
    const Command command = pick(tries);
    return isLegal(state, command) ? std::optional(command) : std::nullopt;
}

std::optional<Command> RandomPlayer::action(const State& state)
{
    if (state.activation && !state.activation->isOver && state.isMirror && chance(60)) {
        const std::vector<Reach> spaces = reachable(state);
        if (!spaces.empty())
            return Move{pick(spaces).path};
    }
    if (state.activation && !state.isMirror && chance(50)) {
        const std::string& hero = state.activation->hero;
        const bool isNew = state.sites.empty() || chance(40);
        const std::string site = isNew ? "Site " + std::to_string(++m_names) : pick(state.sites).name;
        const SiteKind kind = isNew ? enumAt<SiteKind>(upTo(13)) : state.site(site)->kind;
        std::vector<Command> tries{
            TakeControl{hero, site, kind},
            Loot{hero, site, kind,
                 kind == SiteKind::DragonLake ? std::optional(enumAt<LakeTake>(upTo(2))) : std::nullopt},
            StartBattle{hero, encounter(), true, {}}, ScareOff{hero, encounter(), upTo(4)}};
        const Command command = pick(tries);
        if (isLegal(state, command))
            return command;
    }
    if (state.open->action == ActionKind::Build && !state.open->built) {
        const auto building = enumAt<Building>(upTo(8));
        Build build{building, {}, {}};
        if (building == Building::Income)
            build.payWith = enumAt<Money>(upTo(1));
        if (!state.activePlayer().facts->costOf(building)) {
            build.cost = TypedCost{{}, {}, 1 + upTo(1)};
            if (building != Building::Income && building != Building::TempleOfAsha)
                build.cost->resources = upTo(4);
        }
        if (isLegal(state, build))
            return build;
        if (const Command raise = RaiseCapital{4}; isLegal(state, raise))
            return raise;
    }
    for (const HeroFacts& hero : state.activePlayer().facts->heroes) {
        if (!state.hero(hero.name) && state.open->action == ActionKind::Recruit) {
            const Command command = RecruitHero{hero.name, skillOf(state, hero.name)};
            if (isLegal(state, command))
                return command;
        }
    }
    std::vector<Command> offers;
    for (Command& command : offered(state)) {
        if (!std::holds_alternative<EndAction>(command) && !std::holds_alternative<Disband>(command))
            offers.push_back(std::move(command));
    }
    if (offers.empty() || chance(25))
        return EndAction{};
    return pick(offers);
}

std::optional<Command> RandomPlayer::next(const State& state)
{
    if (state.phase == Phase::Finished)
        return {};
    if (state.phase == Phase::Setup)
        return setup(state);
    if (chance(5)) {
        if (const std::optional<Command> command = freely(state))
            return command;
    }
    const std::vector<Command> offers = offered(state);
    switch (state.step) {
    case Step::RevealWeekCard:
        return RevealWeekCard{"Week " + std::to_string(state.round), chance(30), {}};
    case Step::Action:
        return action(state);
    case Step::Attack:
        if (isRetreatPossible(state) && chance(15)) {
            for (const Command& command : offers) {
                if (std::holds_alternative<Retreat>(command))
                    return command;
            }
        }
        return attack(state);
    case Step::AssignDamage:
        return AssignDamage{proposedAssignment(state)};
    case Step::BattleOver: {
        if (isEncounterBattle(state) || chance(50)) {
            const Command necromancy =
                Resurrect{enumAt<Side>(upTo(1)),
                          RevivalSource::Necromancy,
                          {},
                          {{std::string(toWord(pick(state.battle->stacks).unit)), enumAt<LaurelDo>(upTo(1))}}};
            if (isLegal(state, necromancy))
                return necromancy;
        }
        return pick(offers);
    }
    case Step::Treasure:
        return treasure(state);
    case Step::LevelUp:
        return LevelUp{state.claim->hero, enumAt<Deck>(upTo(1)), proposedPayment(state),
                       chance(90) ? std::optional(card()) : std::nullopt};
    default:
        return pick(offers);
    }
}

Command RandomPlayer::wild(const State& state)
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

} // namespace whistle::heroes
