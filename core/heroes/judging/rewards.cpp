// SPDX-License-Identifier: GPL-3.0-or-later
// MH-17, MH-18.5 to MH-18.9, MH-26.10 to MH-26.14, MH-27: what a battle brings, Treasure Cards, levels.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/control.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/referee.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

#include <set>

namespace whistle::heroes {

namespace {

constexpr auto claimOf = Saying::tr("This is for %1 to take.");

/// MH-19.5, MH-17.3: destroyed units go to the reserve.
void clearBoard(Desk& desk)
{
    State& state = desk.state;
    int back = 0;
    for (const BattleStack& stack : state.battle->stacks) {
        const int destroyed = stack.start.sum() - stack.sum();
        state.owner(*heroOf(state, stack.side)).reserveOf(stack.unit) += destroyed;
        back += destroyed;
    }
    if (back > 0)
        desk.say("MH-17.3"_rule, Saying::tr("Destroyed units return to the reserve: %1."), back);
}

void sendHome(Desk& desk, Hero& hero, RuleId rule)
{
    hero.isAway = false;
    hero.at = {};
    desk.say(rule, say::goesHome, hero.name);
}

/// MH-18.5 to MH-18.7: what is against the reward.
void checkReward(Desk& desk, const BattleReward& reward, const Hero& winner, const Hero& loser)
{
    const auto* artefact = std::get_if<std::string>(&reward);
    if (!artefact)
        return;
    const std::optional<Slot> slot = loser.slotOf(*artefact);
    if (!desk.state.wearerOf(*artefact))
        desk.unknown("/rewards/artefact", "MH-18.7"_rule, input::unknownName, *artefact);
    else if (!slot)
        desk.refuse("MH-18.7"_rule, Saying::tr("%1 does not wear %2."), loser.name, cardName(*artefact));
    else if (!winner.artefacts[*slot].empty())
        desk.refuse("MH-18.7"_rule, say::slotTaken, winner.name);
}

void giveReward(Desk& desk, const BattleReward& reward, Hero& winner, Hero& loser)
{
    if (const auto* skill = std::get_if<DrawnSkill>(&reward)) {
        winner.skillCards.push_back(skill->card);
        return desk.say("MH-18.6"_rule, Saying::tr("%1 gains the Skill Card %2."), winner.name, cardName(skill->card));
    }
    const std::string& artefact = std::get<std::string>(reward);
    const Slot slot = *loser.slotOf(artefact);
    winner.artefacts[slot] = artefact;
    loser.artefacts[slot].clear();
    desk.say("MH-18.7"_rule, Saying::tr("%1 takes %2 from %3."), winner.name, cardName(artefact), loser.name);
}

/// MH-18.8: on a board those in the winner's control zone, else those that the players name.
void passSites(Desk& desk, const std::vector<std::string>& named, const Hero& winner, const Hero& loser)
{
    State& state = desk.state;
    std::vector<std::string> sites = named;
    if (state.isMirror && winner.isAway) {
        ControlInquiry inquiry = controlInquiry(state, winner);
        inquiry.situation = ControlSituation::AfterHeroBattle;
        inquiry.loser = state.owner(loser).name;
        if (!inquiry.harbourExtendsZone) // which the question does not know
            desk.note("control", inquiry);
        sites = judgeControl(inquiry).sitesTaken;
    }
    for (const std::string& name : sites) {
        state.site(name)->controller = winner.player;
        desk.say("MH-18.8"_rule, Saying::tr("%2 takes over %1."), name, state.owner(winner).name);
    }
}

void endHeroBattle(Desk& desk, const EndBattle& command)
{
    State& state = desk.state;
    const Side side = *state.battle->winner;
    Hero& winner = *heroOf(state, side);
    Hero& loser = *heroOf(state, other(side));
    if (command.rewards)
        checkReward(desk, *command.rewards, winner, loser);
    const std::vector<std::string> sites = command.sites.value_or(std::vector<std::string>{});
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const Site* site = state.site(sites[i]);
        if (!site)
            desk.unknown(pointerTo("/sites", i), "MH-18.8"_rule, input::unknownName, sites[i]);
        else if (!isControlled(site->kind))
            desk.refuse("MH-9.1"_rule, say::noControlledKind, sites[i]);
        else if (site->controller != loser.player)
            desk.object("MH-18.8"_rule, Saying::tr("%2 does not control %1."), sites[i], state.owner(loser).name);
    }
    if (desk.isRefused())
        return;
    clearBoard(desk);
    sendHome(desk, loser, "MH-18.9"_rule);
    if (command.rewards)
        giveReward(desk, *command.rewards, winner, loser);
    passSites(desk, sites, winner, loser);
}

/// MH-17.2, MH-17.4; the claim that follows from a victory.
void endEncounterBattle(Desk& desk)
{
    State& state = desk.state;
    Hero& hero = *heroOf(state, Side::Active);
    clearBoard(desk);
    EncounterToken& token = *state.encounter(state.battle->opponent);
    if (*state.battle->winner == Side::Opponent) {
        desk.say("MH-17.4"_rule, Saying::tr("The encounter goes back to its space without damage: %1."),
                 token.facts->name);
        return sendHome(desk, hero, "MH-17.4"_rule);
    }
    token.isGone = true;
    hero.trophies.push_back({token.facts->name, token.facts->experience});
    desk.say("MH-17.2"_rule, Saying::tr("%2 takes the trophy %1 (experience %3)."), token.facts->name, hero.name,
             token.facts->experience);
    if (token.guards)
        desk.say("MH-8.4"_rule, say::freeNow, *token.guards);
    if (token.facts->treasureRewards > 0) {
        state.claim = Claim{hero.name, false, token.facts->treasureRewards};
        state.step = Step::Treasure;
    } else {
        claimLevel(desk, hero.name, 0);
    }
}

} // namespace

void on(Desk& desk, const EndBattle& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::BattleOver))
        return;
    const bool isHeroes = state.battle->kind == BattleKind::Heroes;
    const bool namesSites = command.sites && !command.sites->empty();
    if (namesSites && (state.isMirror || !isHeroes))
        desk.expectKey(true, false, "/sites");
    if (command.rewards && !isHeroes)
        desk.refuse("MH-18.5"_rule, Saying::tr("Only the winner of a battle between heroes gets such a reward."));
    if (desk.isRefused())
        return;
    Activation& activation = *state.activation;
    state.step = Step::Action;
    if (isHeroes)
        endHeroBattle(desk, command);
    else
        endEncounterBattle(desk);
    activation.hasLost = *state.battle->winner == Side::Opponent;
    activation.isOver = activation.hasLost || activation.isOver || !state.rules.moveOnAfterBattle;
    state.battle.reset();
}

void claimLevel(Desk& desk, const std::string& name, int treasureExperience)
{
    State& state = desk.state;
    const Hero& hero = *state.hero(name);
    const int cost = levelCost(static_cast<int>(hero.skillCards.size()));
    const int experience = experienceOf(hero.trophies) + treasureExperience;
    state.claim.reset();
    state.step = Step::Action;
    if (experience >= cost) {
        state.claim = Claim{name, true, 0, cost, treasureExperience};
        state.step = Step::LevelUp;
        desk.say("MH-27.3"_rule, Saying::tr("%1 must level up: experience %2, cost %3."), name, experience, cost);
    } else if (treasureExperience > 0) {
        desk.say("MH-R37"_rule,
                 Saying::tr("The experience of the Treasure Card (%1) is not enough for a level and is lost."),
                 treasureExperience);
    }
}

void on(Desk& desk, const Treasure& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Treasure))
        return;
    if (command.hero != state.claim->hero)
        return desk.refuse("MH-26.11"_rule, claimOf, state.claim->hero);
    const int chosen = static_cast<int>(command.rewards.size());
    if (chosen > state.claim->rewards)
        desk.object("MH-26.11"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "Choose %n reward(s), not %2.")},
                    state.claim->rewards, chosen);
    std::set<int> numbers;
    for (const TreasureReward& reward : command.rewards) {
        if (!numbers.insert(reward.number).second)
            desk.object("MH-26.12"_rule, Saying::tr("Each reward on a card can be chosen only once: number %1."),
                        reward.number);
    }
    Hero& hero = *state.hero(command.hero);
    Player& player = state.owner(hero);
    int experience = 0;
    const auto gain = [&](RuleId rule, Saying words, int& what, int amount) {
        what += amount;
        desk.say(rule, words, amount, what);
    };
    for (const auto& [number, what, amount] : command.rewards) {
        if (what == RewardKind::Gold)
            gain("MH-26.11"_rule, Saying::tr("Gold rises by %1 to %2."), player.gold, amount);
        else if (what == RewardKind::Resources)
            gain("MH-26.11"_rule, Saying::tr("Resources rise by %1 to %2."), player.resources, amount);
        else if (what == RewardKind::Luck)
            gain("MH-28.1"_rule, Saying::tr("Luck tokens rise by %1 to %2."), hero.luck, amount);
        else if (what == RewardKind::Experience)
            gain("MH-26.14"_rule, Saying::tr("%1 experience can be spent on a level-up now."), experience, amount);
        else
            desk.say("MH-26.11"_rule, Saying::tr("Next, enter the drawn card or whatever the reward is."));
    }
    if (command.rewards.empty())
        desk.say("MH-26.11"_rule, Saying::tr("No reward is taken."));
    claimLevel(desk, command.hero, experience);
}

void on(Desk& desk, const LevelUp& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::LevelUp))
        return;
    const Claim claim = *state.claim;
    if (command.hero != claim.hero)
        return desk.refuse("MH-27.3"_rule, claimOf, claim.hero);
    Hero& hero = *state.hero(command.hero);
    for (std::size_t i = 0; i < command.trophies.size(); ++i) {
        if (!firstWith(hero.trophies, &Trophy::name, command.trophies[i]))
            desk.unknown(pointerTo("/trophies", i), "MH-27.1"_rule, Saying::tr("%1 has no trophy called %2."),
                         hero.name, command.trophies[i]);
    }
    if (desk.isRefused())
        return;
    desk.note("level_up", LevelUpInquiry{static_cast<int>(hero.skillCards.size()),
                                         hero.trophies,
                                         claim.treasureExperience,
                                         claim.isFree,
                                         {},
                                         command.trophies});
    const int owned = experienceOf(hero.trophies);
    std::erase_if(hero.trophies, [&](const Trophy& trophy) { return contains(command.trophies, trophy.name); });
    const int worth = claim.treasureExperience + owned - experienceOf(hero.trophies);
    if (worth < claim.cost)
        desk.object("MH-27.4"_rule, Saying::tr("The payment is worth %1; the level costs %2."), worth, claim.cost);
    if (command.card) {
        hero.skillCards.push_back(*command.card);
        desk.say("MH-27.6"_rule, Saying::tr("%1 learns %2."), hero.name, cardName(*command.card));
    } else {
        desk.say("MH-27.7"_rule, Saying::tr("No card is left; %1 learns nothing."), hero.name);
    }
    desk.say("MH-27.4"_rule, Saying::tr("Trophies discarded: %1; experience paid %2 of %3."),
             static_cast<int>(command.trophies.size()), worth, claim.cost);
    claimLevel(desk, command.hero, 0);
}

} // namespace whistle::heroes
