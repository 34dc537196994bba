// SPDX-License-Identifier: GPL-3.0-or-later
// MH-6 to MH-9, MH-29: activating, moving, sites, overwhelm.
#include "heroes/judging/control.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/questions/texts.h"
#include "heroes/table/ground.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

void closeOccasion(State& state)
{
    state.activation->occasion.reset();
    state.activation->recruited = 0;
}

/// The site of a command: on a board a known one; without a board it is named with its kind at its first use. Null:
/// bad input.
std::optional<Site> siteOf(Desk& desk, const std::string& name, const std::optional<SiteKind>& kind)
{
    const Site* known = desk.state.site(name);
    if (desk.state.isMirror) {
        desk.expectKey(kind.has_value(), false, "/kind");
        if (!known)
            desk.unknown("/site", "MH-8.1"_rule, texts::input::unknownName, name);
    } else if (!known) {
        desk.expectKey(kind.has_value(), true, "/kind");
    } else if (kind && *kind != known->kind) {
        desk.unknown("/kind", "MH-8.1"_rule, say::otherKind, name);
    }
    if (desk.isRefused())
        return {};
    return known ? *known : Site{name, *kind, {}, {}, false};
}

/// The site in the match; entered there if this is its first use.
Site& kept(State& state, const Site& site)
{
    if (Site* known = state.site(site.name))
        return *known;
    return state.sites.emplace_back(site);
}

bool standsOn(const State& state, const Hero& hero, const Site& site)
{
    return !state.isMirror || (hero.isAway && site.at == hero.at);
}

} // namespace

void on(Desk& desk, const Activate& command)
{
    if (!desk.knowsHero(command.hero, "/hero") || !desk.inAction(ActionKind::ActivateHeroes))
        return;
    State& state = desk.state;
    Hero* hero = state.hero(command.hero);
    if (!hero || hero->player != *state.active)
        return desk.refuse("MH-6.1"_rule, say::notTheirHero, command.hero, state.activePlayer().name);
    if (hero->units() == 0)
        desk.refuse("MH-6.2"_rule, say::noArmy, hero->name);
    if (hero->activated && !hero->mayActivateAgain)
        desk.object("MH-6.1"_rule, say::activatedAlready, hero->name);
    if (desk.isRefused())
        return;
    hero->activated = true;
    hero->mayActivateAgain = false;
    Activation activation;
    activation.hero = hero->name;
    if (state.isMirror) {
        activation.walk = walkFrom({groundOf(state, *hero), moverOf(*hero), command.movementModifier, false, {}});
        if (hero->isAway)
            activation.visited.push_back(hero->at);
    }
    state.activation = std::move(activation);
    desk.say("MH-6.1"_rule, say::activated, hero->name);
    if (state.isMirror)
        desk.say("MH-6.4"_rule, say::movementPoints, state.activation->walk.points);
}

void on(Desk& desk, const Move& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Action))
        return;
    if (!state.isMirror)
        return desk.refuse("MH-6.5"_rule, say::noBoard);
    if (!state.activation)
        return desk.refuse("MH-6.1"_rule, say::noAction);
    Activation& activation = *state.activation;
    Hero& hero = *state.hero(activation.hero);
    if (activation.hasLost)
        return desk.refuse("MH-17.4"_rule, say::hasLostBattle, hero.name);
    if (activation.isOver)
        return desk.refuse("MH-R16"_rule, say::movementOver, hero.name);
    const Ground ground = groundOf(state, hero);
    const MovingHero mover = moverOf(hero);
    Walk& walk = activation.walk;
    walk.hasFought = activation.battleFought;
    std::optional<MetEnemy> met;
    for (std::size_t i = 0; i < command.path.size(); ++i) {
        const PathStep& step = command.path[i];
        if (met)
            return desk.refuse("MH-6.11"_rule, say::enemyEndsStretch, Space(*met));
        if (!state.board.has(step.space()))
            return desk.refuse("MH-6.5"_rule, say::noTile, step.space());
        if (const auto problem = against(ground, mover, walk, step)) {
            if (!desk.hasObjections())
                desk.object(ruleOf(*problem), textOf(*problem));
        }
        met = take(ground, mover, walk, step);
        activation.visited.push_back(step.space());
    }
    if (const auto problem = againstEnd(ground, mover, walk); problem && !desk.hasObjections())
        desk.object(ruleOf(*problem), textOf(*problem));
    closeOccasion(state);
    hero.isAway = !walk.isInCapital;
    hero.at = hero.isAway ? walk.at : Space{};
    if (hero.isAway)
        desk.say("MH-6.5"_rule, say::moved, hero.name, hero.at, walk.left());
    else
        desk.say("MH-6.10"_rule, say::movedHome, hero.name);
    if (met) {
        state.entered = enemyAt(state, hero);
        state.step = Step::BattleStarts;
        desk.say("MH-6.11"_rule, say::meets, *state.entered);
    }
}

void on(Desk& desk, const Loot& command)
{
    if (!desk.knowsHero(command.hero, "/hero"))
        return;
    if (desk.state.isMirror && !desk.state.site(command.site))
        return desk.unknown("/site", "MH-8.1"_rule, texts::input::unknownName, command.site);
    if (!desk.inStep(Step::Action))
        return;
    const std::optional<Site> found = siteOf(desk, command.site, command.kind);
    if (found)
        desk.expectKey(command.take.has_value(), found->kind == SiteKind::DragonLake, "/take");
    if (desk.isRefused() || !desk.isActiveHero(command.hero, "MH-8.1"_rule))
        return;
    State& state = desk.state;
    Hero& hero = *state.hero(command.hero);
    if (isControlled(found->kind))
        return desk.refuse("MH-8.1"_rule, say::noLootedKind, found->name);
    if (!standsOn(state, hero, *found))
        desk.object("MH-8.1"_rule, say::notOnSpace, hero.name, found->name);
    if (state.guardOf(found->name))
        desk.object("MH-8.2"_rule, say::siteGuarded, found->name);
    if (found->looted)
        desk.object("MH-8.5"_rule, say::lootedAlready, found->name);
    if (state.activation->hasLost)
        desk.object("MH-17.4"_rule, say::hasLostBattle, hero.name);
    Site& site = kept(state, *found);
    site.looted = true;
    closeOccasion(state);
    desk.say("MH-8.1"_rule, say::looted, hero.name, site.name);
    const auto claimTreasure = [&](RuleId rule) {
        state.claim = Claim{hero.name, false, 1};
        state.step = Step::Treasure;
        desk.say(rule, say::lootTreasure);
    };
    switch (site.kind) {
    case SiteKind::DragonNest:
        return claimTreasure("MH-8.13"_rule);
    case SiteKind::DragonLake:
        if (command.take == LakeTake::Treasure)
            return claimTreasure("MH-R64"_rule);
        return desk.say("MH-8.6"_rule, say::lootCard);
    case SiteKind::StoneOfEnlightenment:
        state.claim = Claim{hero.name, true, 0, 0, 0, true};
        state.step = Step::LevelUp;
        return desk.say("MH-8.9"_rule, say::lootLevel, hero.name);
    case SiteKind::Stables:
        hero.mayActivateAgain = true;
        return desk.say("MH-8.10"_rule, say::lootAgain, hero.name);
    case SiteKind::Arena:
        state.activation->occasion = Occasion::Arena;
        return desk.say("MH-8.11"_rule, say::lootRecruit, hero.name);
    case SiteKind::Armourer:
        state.activation->occasion = Occasion::Armourer;
        return desk.say("MH-8.8"_rule, say::lootUpgrade, hero.name);
    case SiteKind::MysticLibrary:
        return desk.say("MH-8.7"_rule, say::lootCard);
    default:
        return desk.say("MH-8.12"_rule, say::lootCard);
    }
}

void on(Desk& desk, const TakeControl& command)
{
    if (!desk.knowsHero(command.hero, "/hero"))
        return;
    if (desk.state.isMirror && !desk.state.site(command.site))
        return desk.unknown("/site", "MH-9.1"_rule, texts::input::unknownName, command.site);
    if (!desk.inStep(Step::Action))
        return;
    const std::optional<Site> found = siteOf(desk, command.site, command.kind);
    if (!found || !desk.isActiveHero(command.hero, "MH-9.2"_rule))
        return;
    State& state = desk.state;
    const Hero& hero = *state.hero(command.hero);
    if (!isControlled(found->kind))
        return desk.refuse("MH-9.1"_rule, say::noControlledKind, found->name);
    if (state.activation->hasLost)
        desk.object("MH-17.4"_rule, say::hasLostBattle, hero.name);
    if (state.isMirror) {
        if (!hero.isAway)
            return desk.refuse("MH-9.2"_rule, say::inCapitalNow, hero.name);
        ControlInquiry inquiry = controlInquiry(state);
        inquiry.hero = hero.name;
        inquiry.take = {found->name};
        inquiry.visited = state.activation->visited;
        const Ruling<ControlVerdict> ruling = judgeControl(inquiry, desk.listening());
        for (const RefusedSite& refused : ruling.verdict.refused)
            desk.object(ruleOf(refused.reason), Text{textOf(refused.reason), found->name});
    } else if (found->controller == hero.player) {
        desk.object("MH-9.1"_rule, say::controlledAlready, found->name, state.owner(hero).name);
    }
    kept(state, *found).controller = hero.player;
    closeOccasion(state);
    desk.say("MH-9.5"_rule, say::takes, state.owner(hero).name, found->name);
}

bool isHere(const State& state, const Hero& hero, const std::string& enemy)
{
    if (!state.isMirror)
        return true;
    if (state.step == Step::BattleStarts)
        return state.entered == enemy;
    const Site* site = hero.isAway ? state.siteAt(hero.at) : nullptr;
    const EncounterToken* guard = site ? state.guardOf(site->name) : nullptr;
    return guard && guard->facts->name == enemy;
}

std::optional<FoundOpponent> findOpponent(Desk& desk, const Opponent& opponent, const char* at, bool heroesToo)
{
    const State& state = desk.state;
    if (const auto* facts = std::get_if<EncounterFacts>(&opponent)) {
        if (state.isMirror) {
            desk.unknown(at, "MH-10.1"_rule, texts::input::notHere, std::string(at + 1));
            return {};
        }
        const EncounterToken* known = state.encounter(facts->name);
        const std::optional<Unit> unit = fromWord<Unit>(facts->name);
        if (state.factionOfHero(facts->name) || (unit && state.isUnitOfMatch(*unit)))
            desk.unknown(std::string(at) + "/name", "MH-10.1"_rule, say::nameInUse, facts->name);
        else if (known && known->isGone)
            desk.refuse("MH-17.2"_rule, say::beaten, facts->name);
        else if (known && known->facts != *facts)
            desk.unknown(at, "MH-10.1"_rule, say::otherValues, facts->name);
        if (desk.isRefused())
            return {};
        return FoundOpponent{facts->name, *facts, !known};
    }
    const std::string& name = std::get<std::string>(opponent);
    if (const EncounterToken* known = state.encounter(name)) {
        if (!known->isGone)
            return FoundOpponent{name, *known->facts, false};
        desk.refuse("MH-17.2"_rule, say::beaten, name);
        return {};
    }
    if (heroesToo && state.factionOfHero(name))
        return FoundOpponent{name, {}, false};
    desk.unknown(at, "MH-10.1"_rule, texts::input::unknownName, name);
    return {};
}

void on(Desk& desk, const ScareOff& command)
{
    State& state = desk.state;
    if (!desk.knowsHero(command.hero, "/hero"))
        return;
    const std::optional<FoundOpponent> found = findOpponent(desk, command.encounter, "/encounter", false);
    if (!found)
        return;
    if (state.step != Step::BattleStarts && !desk.inStep(Step::Action))
        return;
    if (!desk.isActiveHero(command.hero, "MH-29.2"_rule))
        return;
    const Hero& hero = *state.hero(command.hero);
    if (!isHere(state, hero, found->name))
        desk.object("MH-29.2"_rule, say::enemyNotHere, found->name);
    if (state.activation->battleFought)
        desk.object("MH-6.3"_rule, say::secondBattle, hero.name);
    OverwhelmInquiry inquiry = overwhelmInquiry(state, hero, *found->encounter);
    inquiry.other = command.otherOverwhelm;
    const Ruling<OverwhelmVerdict> ruling = judgeOverwhelm(inquiry, Listening::Yes);
    if (!ruling.verdict.scaresOff)
        desk.object(inquiry.darkDays && ruling.verdict.overwhelm >= ruling.verdict.needed - 1 ? "MH-29.6"_rule
                                                                                              : "MH-29.2"_rule,
                    ruling.why.front());
    desk.add(ruling.why, ruling.rules);
    if (found->isNew)
        state.encounters.push_back({*found->encounter, {}, {}, false});
    EncounterToken& token = *state.encounter(found->name);
    token.isGone = true;
    closeOccasion(state);
    state.entered.reset();
    state.step = Step::Action;
    desk.say("MH-29.3"_rule, say::scared, found->name, token.facts->treasureRewards);
    if (token.guards)
        desk.say("MH-R30"_rule, say::freeNow, *token.guards);
    if (token.facts->treasureRewards > 0) {
        state.claim = Claim{hero.name, false, token.facts->treasureRewards};
        state.step = Step::Treasure;
    }
}

} // namespace whistle::heroes
