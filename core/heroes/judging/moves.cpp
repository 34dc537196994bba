// SPDX-License-Identifier: GPL-3.0-or-later
// MH-6 to MH-9, MH-29: activating, moving, sites, overwhelm.
#include "base/text_list.h"
#include "heroes/judging/control.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr RuleId scaringOff = "MH-29.2"_rule;
constexpr auto hasLostBattle = Saying::tr("%1 has lost its battle and is done for this activation.");
constexpr auto lootCard = Saying::tr("Next, enter the drawn card.");

void closeOccasion(State& state)
{
    state.activation->occasion.reset();
    state.activation->recruited = 0;
}

/// The site at which the hero that is being moved does something: on a board a known one; without a board it is named
/// with its kind at its first use. Null: bad input, or not now.
template <class AtSite>
Site* siteOf(Desk& desk, const AtSite& command, RuleId rule)
{
    Site* known = desk.state.site(command.site);
    if (desk.state.isMirror && !known)
        desk.unknown("/site", rule, input::unknownName, command.site);
    else if (!desk.inStep(Step::Action))
        return nullptr;
    else if (desk.state.isMirror || !known)
        desk.expectKey(command.kind.has_value(), !known, "/kind");
    else if (command.kind && *command.kind != known->kind)
        desk.unknown("/kind", "MH-8.1"_rule, Saying::tr("%1 is known as a different kind of site."), command.site);
    if (desk.isRefused())
        return nullptr;
    return known ? known : &desk.state.sites.emplace_back(Site{command.site, *command.kind, {}, {}, false});
}

/// The enemy on the hero's own space, which there is.
std::string enemyAt(const State& state, const Hero& hero)
{
    if (const EncounterToken* token = state.encounterAt(hero.at))
        return token->name();
    const Hero* enemy = firstOf(
        state.heroes, [&](const Hero& one) { return one.isAway && one.at == hero.at && one.player != hero.player; });
    return enemy ? enemy->name : std::string{};
}

} // namespace

void on(Desk& desk, const Activate& command)
{
    if (!desk.inAction(ActionKind::ActivateHeroes))
        return;
    State& state = desk.state;
    Hero* hero = state.hero(command.hero);
    if (!hero || hero->player != *state.active)
        return desk.refuse("MH-6.1"_rule, say::notTheirHero, command.hero, state.activePlayer().name);
    if (hero->units() == 0)
        desk.refuse("MH-6.2"_rule, say::noArmy, hero->name);
    if (hero->activated && !hero->mayActivateAgain)
        desk.object("MH-6.1"_rule, Saying::tr("%1 has already been activated in this action."), hero->name);
    if (desk.isRefused())
        return;
    hero->activated = true;
    hero->mayActivateAgain = false;
    state.activation.emplace().hero = hero->name;
    desk.say("MH-6.1"_rule, Saying::tr("%1 is activated."), hero->name);
    if (!state.isMirror)
        return;
    state.activation->walk = walkFrom(groundOf(state, *hero), command.movementModifier, desk.reasons());
    if (hero->isAway)
        state.activation->visited.push_back(hero->at);
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
        return desk.refuse("MH-17.4"_rule, hasLostBattle, hero.name);
    if (activation.isOver)
        return desk.refuse("MH-R16"_rule, Saying::tr("%1's movement is over."), hero.name);
    const Ground ground = groundOf(state, hero);
    Walk& walk = activation.walk;
    walk.hasFought = activation.battleFought;
    if (desk.isListenedTo()) {
        // The question begins where the hero stands: it is the same only where the movement's harbour is the same.
        const MovementInquiry asked = movementInquiry(ground, walk, command.path);
        if (walkFrom(asked, 0, Reasons::unheard()).harbour == walk.harbour)
            desk.note("movement", asked);
    }
    std::optional<MetEnemy> met;
    for (const PathStep& step : command.path) {
        if (met)
            return desk.refuse("MH-6.11"_rule, Saying::tr("Entering an enemy's space starts a battle at once: %1."),
                               Space(*met));
        if (!state.board.has(step.space()))
            return desk.refuse("MH-6.5"_rule, say::noTile, step.space());
        if (const auto problem = against(ground, walk, step); problem && !desk.hasObjections())
            desk.object(moveProblems[*problem].rule, moveProblems[*problem].words, walk.used, walk.points);
        met = take(ground, walk, step, desk.reasons());
        activation.visited.push_back(step.space());
    }
    if (const auto problem = againstEnd(ground, walk); problem && !desk.hasObjections())
        desk.object(moveProblems[*problem]);
    closeOccasion(state);
    hero.isAway = !walk.isInCapital;
    hero.at = hero.isAway ? walk.at : Space{};
    if (hero.isAway)
        desk.say("MH-6.5"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 is at %2 with %n movement point(s) left.")},
                 hero.name, hero.at, walk.left());
    else
        desk.say("MH-6.10"_rule, Saying::tr("%1 enters the capital; the movement ends."), hero.name);
    if (met) {
        state.entered = enemyAt(state, hero);
        state.step = Step::BattleStarts;
        desk.say("MH-6.11"_rule, Saying::tr("A battle with %1 begins."), *state.entered);
    }
}

void on(Desk& desk, const Loot& command)
{
    Site* site = siteOf(desk, command, "MH-8.1"_rule);
    if (site)
        desk.expectKey(command.take.has_value(), site->kind == SiteKind::DragonLake, "/take");
    if (desk.isRefused() || !desk.isActiveHero(command.hero, "MH-8.1"_rule))
        return;
    State& state = desk.state;
    Hero& hero = *state.hero(command.hero);
    if (isControlled(site->kind))
        return desk.refuse("MH-8.1"_rule, Saying::tr("%1 is not a site that can be looted."), site->name);
    if (state.isMirror && !(hero.isAway && site->at == hero.at))
        desk.object("MH-8.1"_rule, Saying::tr("%1 is not on the space of %2."), hero.name, site->name);
    if (state.guardOf(site->name))
        desk.object("MH-8.2"_rule, Saying::tr("%1 is still guarded."), site->name);
    if (site->looted)
        desk.object("MH-8.5"_rule, Saying::tr("%1 has already been looted."), site->name);
    if (state.activation->hasLost)
        desk.object("MH-17.4"_rule, hasLostBattle, hero.name);
    site->looted = true;
    closeOccasion(state);
    desk.say("MH-8.1"_rule, Saying::tr("%1 loots %2."), hero.name, site->name);
    const auto claimTreasure = [&](RuleId rule) {
        state.claim = Claim{hero.name, false, 1};
        state.step = Step::Treasure;
        desk.say(rule, Saying::tr("A Treasure Card: one reward."));
    };
    switch (site->kind) {
    case SiteKind::DragonNest:
        return claimTreasure("MH-8.13"_rule);
    case SiteKind::DragonLake:
        if (command.take == LakeTake::Treasure)
            return claimTreasure("MH-R64"_rule);
        return desk.say("MH-8.6"_rule, lootCard);
    case SiteKind::StoneOfEnlightenment:
        state.claim = Claim{hero.name, true, 0, 0, 0, true};
        state.step = Step::LevelUp;
        return desk.say("MH-8.9"_rule, Saying::tr("%1 levels up without paying experience."), hero.name);
    case SiteKind::Stables:
        hero.mayActivateAgain = true;
        return desk.say("MH-8.10"_rule, Saying::tr("%1 may be activated once more in this action."), hero.name);
    case SiteKind::Arena:
        state.activation->occasion = Occasion::Arena;
        return desk.say("MH-8.11"_rule, Saying::tr("%1 may recruit 3 units here, whatever the capital's level."),
                        hero.name);
    case SiteKind::Armourer:
        state.activation->occasion = Occasion::Armourer;
        return desk.say("MH-8.8"_rule, Saying::tr("%1 may upgrade base units here."), hero.name);
    default:
        return desk.say(site->kind == SiteKind::MysticLibrary ? "MH-8.7"_rule : "MH-8.12"_rule, lootCard);
    }
}

void on(Desk& desk, const TakeControl& command)
{
    Site* site = siteOf(desk, command, "MH-9.1"_rule);
    if (!site || !desk.isActiveHero(command.hero, "MH-9.2"_rule))
        return;
    State& state = desk.state;
    const Hero& hero = *state.hero(command.hero);
    if (!isControlled(site->kind))
        return desk.refuse("MH-9.1"_rule, say::noControlledKind, site->name);
    if (state.activation->hasLost)
        desk.object("MH-17.4"_rule, hasLostBattle, hero.name);
    if (state.isMirror) {
        if (!hero.isAway)
            return desk.refuse("MH-9.2"_rule, Saying::tr("%1 is in the capital."), hero.name);
        ControlInquiry inquiry = controlInquiry(state, hero);
        inquiry.take = {site->name};
        inquiry.visited = state.activation->visited;
        if (!inquiry.harbourExtendsZone) // which the question does not know
            desk.note("control", inquiry);
        for (const RefusedSite& refused : judgeControl(inquiry).refused)
            desk.object(controlRefusals[refused.reason].rule, controlRefusals[refused.reason].words, site->name,
                        several(refused.blockedBy));
    } else if (site->controller == hero.player) {
        desk.object("MH-9.1"_rule, Saying::tr("%2 already controls %1."), site->name, state.owner(hero).name);
    }
    site->controller = hero.player;
    closeOccasion(state);
    desk.say("MH-9.5"_rule, Saying::tr("%1 takes control of %2."), state.owner(hero).name, site->name);
}

void checkMeeting(Desk& desk, const Hero& hero, const std::string& enemy, RuleId rule)
{
    const State& state = desk.state;
    const Site* site = hero.isAway ? state.siteAt(hero.at) : nullptr;
    const EncounterToken* guard = site ? state.guardOf(site->name) : nullptr;
    const bool isHere = state.step == Step::BattleStarts ? state.entered == enemy : guard && guard->name() == enemy;
    if (state.isMirror && !isHere)
        desk.object(rule, Saying::tr("This encounter is neither on the space entered nor guarding this site: %1."),
                    enemy);
    if (state.activation->battleFought)
        desk.object("MH-6.3"_rule, Saying::tr("%1 has already fought a battle in this activation."), hero.name);
}

std::optional<std::string> findOpponent(Desk& desk, const std::string& hero, const Opponent& opponent, const char* at,
                                        RuleId rule)
{
    State& state = desk.state;
    const auto* facts = std::get_if<EncounterFacts>(&opponent);
    const std::string& name = facts ? facts->name : std::get<std::string>(opponent);
    const EncounterToken* known = state.encounter(name);
    const bool mayBeHero = rule != scaringOff;
    if (facts && state.isMirror)
        desk.unknown(at, "MH-10.1"_rule, input::notHere, std::string(at + 1));
    else if (facts && isPrinted(state, name))
        desk.unknown(std::string(at) + "/name", "MH-10.1"_rule, say::nameInUse, name);
    else if (known && known->isGone)
        desk.refuse("MH-17.2"_rule, Saying::tr("Already beaten or scared off: %1."), name);
    else if (facts && known && known->facts != *facts)
        desk.unknown(at, "MH-10.1"_rule, Saying::tr("Known with different values: %1."), name);
    else if (!facts && !known && !(mayBeHero && state.factionOfHero(name)))
        desk.unknown(at, "MH-10.1"_rule, input::unknownName, name);
    if (desk.isRefused())
        return {};
    if (facts && !known)
        state.encounters.push_back({*facts, {}, {}, false});
    const bool isTime = state.step == Step::BattleStarts || desk.inStep(Step::Action);
    return isTime && desk.isActiveHero(hero, rule) ? std::optional(name) : std::nullopt;
}

void on(Desk& desk, const ScareOff& command)
{
    State& state = desk.state;
    const auto name = findOpponent(desk, command.hero, command.encounter, "/encounter", scaringOff);
    if (!name)
        return;
    const Hero& hero = *state.hero(command.hero);
    EncounterToken& token = *state.encounter(*name);
    checkMeeting(desk, hero, *name, scaringOff);
    OverwhelmInquiry inquiry = overwhelmInquiry(state, hero, *token.facts);
    inquiry.other = command.otherOverwhelm;
    desk.note("overwhelm", inquiry);
    Reasons reasons;
    const OverwhelmVerdict verdict = judgeOverwhelm(inquiry, reasons);
    if (!verdict.scaresOff) {
        desk.object(inquiry.darkDays && verdict.overwhelm >= verdict.needed - 1 ? "MH-29.6"_rule : scaringOff,
                    reasons.why.front());
        reasons.why.erase(reasons.why.begin()); // said by the objection
    }
    desk.add(reasons);
    token.isGone = true;
    closeOccasion(state);
    state.entered.reset();
    state.step = Step::Action;
    desk.say("MH-29.3"_rule,
             Saying{QT_TRANSLATE_N_NOOP("heroes", "Scared off: %1. The Treasure Card gives %n reward(s).")}, *name,
             token.facts->treasureRewards);
    if (token.guards)
        desk.say("MH-R30"_rule, say::freeNow, *token.guards);
    if (token.facts->treasureRewards > 0) {
        state.claim = Claim{hero.name, false, token.facts->treasureRewards};
        state.step = Step::Treasure;
    }
}

} // namespace whistle::heroes
