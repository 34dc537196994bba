// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/contains.h"
#include "kaosball/judging/texts.h"
#include "kaosball/offers/legal.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

bool isMound(const State& state, Space space)
{
    return crossfield::mound(space) != Mound::None ||
           std::any_of(state.scoreTokens.begin(), state.scoreTokens.end(),
                       [space](const ScoreToken& token) { return token.space == space; }); // KB-R64
}

} // namespace

void on(Desk& desk, const PlayTactic& command)
{
    if (!desk.inPhase(Phase::Turn, "KB-11.1"_rule))
        return;
    const int team = desk.playingTeam(command.team);
    if (team < 0)
        return;
    Turn& turn = desk.state.turn;
    const bool mirror = desk.state.isMirror();
    const Tactic card = command.card;
    const bool cancelled = !command.kaosRule.empty();
    if (team != desk.state.active)
        desk.refuse("KB-11.1"_rule, texts::notTheActiveTeam, desk.state[desk.state.active].name, command.team);
    else if (turn.tactic)
        desk.object("KB-11.1"_rule, texts::oneTactic, command.team);
    else if (turn.activationUsed || turn.stomper.isValid())
        desk.object("KB-9.4"_rule, texts::turnHasBegun);

    // What does not belong to the card was meant for another one.
    if (!command.spaces.empty() && card != Tactic::RainOfFire)
        desk.refuse("KB-11.1"_rule, texts::parameterNotFor, "spaces");
    if (!command.walls.empty() && card != Tactic::WallOfStone)
        desk.refuse("KB-11.1"_rule, texts::parameterNotFor, "walls");
    if (command.space.isValid() && card != Tactic::Warpstone && card != Tactic::HailMaryPlay)
        desk.refuse("KB-11.1"_rule, texts::parameterNotFor, "space");
    if (!command.figure.empty() && card != Tactic::HailMaryPlay)
        desk.refuse("KB-11.1"_rule, texts::parameterNotFor, "figure");
    if (!mirror && (!command.spaces.empty() || !command.walls.empty() || command.space.isValid()))
        desk.refuse("KB-11.1"_rule, texts::mirrorOnly);
    if (desk.isRefused())
        return;

    // The card's own conditions come before Kaos Rule is asked (KB-R75).
    FigureRef arriving;
    switch (card) {
    case Tactic::HailMaryPlay: {
        const int present = desk.state.countOnField(team);
        if (present >= desk.rules.figuresOnField)
            desk.object("KB-32.1"_rule, texts::hailMaryFull, desk.rules.figuresOnField, command.team, present);
        if (cancelled && command.figure.empty())
            break;
        if (command.figure.empty() || (mirror && !command.space.isValid())) {
            desk.refuse("KB-32.1"_rule, texts::hailMaryWho);
            break;
        }
        // Both ways of naming a figure are used at the table: "fangs/r4" and, for the own team, "r4".
        const std::string full =
            command.figure.find('/') == std::string::npos ? command.team + '/' + command.figure : command.figure;
        arriving = desk.figure(full);
        if (!arriving.isValid())
            break;
        if (arriving.team != team)
            desk.refuse("KB-32.1"_rule, texts::notYourFigure, full, command.team);
        else if (desk.state[arriving].where != Where::Dugout)
            desk.refuse("KB-32.1"_rule, texts::notInDugout, full);
        else if (desk.state[arriving].kind == FigureKind::Ringer)
            desk.object("KB-32.1"_rule, texts::hailMaryNoRinger);
        if (mirror && !desk.isFree(command.space))
            desk.refuse("KB-4.4"_rule, texts::spaceOccupied, std::string(crossfield::name(command.space)));
        break;
    }
    case Tactic::Huddle: {
        const int others = desk.state[team].hand - 1;
        if (others < 3)
            desk.object("KB-R67"_rule, texts::huddleNeedsCards, 3, command.team, std::max(0, others));
        break;
    }
    case Tactic::RainOfFire:
    case Tactic::WallOfStone:
    case Tactic::Warpstone: {
        if (!mirror)
            break;
        const int wanted = tokensFor(desk.state, card, desk.rules);
        if (wanted <= 0)
            desk.refuse("KB-R45"_rule, texts::noTokensLeft);
        const int given = card == Tactic::RainOfFire    ? static_cast<int>(command.spaces.size())
                          : card == Tactic::WallOfStone ? static_cast<int>(command.walls.size())
                                                        : static_cast<int>(command.space.isValid());
        if (given != wanted && !(cancelled && given == 0))
            desk.refuse("KB-R75"_rule, texts::tokensWanted, wanted, given);
        break;
    }
    case Tactic::Hustle:
    case Tactic::PowerPlay:
    case Tactic::Scatter:
        break;
    }
    for (const Space space : command.spaces) { // KB-32.5, KB-R63
        if (isMound(desk.state, space))
            desk.object("KB-32.5"_rule, texts::notOnMound, std::string(crossfield::name(space)));
        if (!desk.isFree(space))
            desk.object("KB-24.1"_rule, texts::spaceOccupied, std::string(crossfield::name(space)));
    }
    if (command.spaces.size() == 2 && command.spaces[0] == command.spaces[1])
        desk.object("KB-32.5"_rule, texts::sameSpaceTwice);
    for (std::size_t i = 0; i < command.walls.size(); ++i) { // KB-32.7
        const Wall& wall = command.walls[i];
        const bool twice = i == 1 && command.walls[0] == wall;
        if (twice || contains(desk.state.walls, wall))
            desk.refuse("KB-24.4"_rule, texts::wallStands, std::string(crossfield::name(wall.a)),
                        std::string(crossfield::name(wall.b)));
    }
    if (card == Tactic::Warpstone && command.space.isValid()) { // KB-32.8, KB-R63, KB-R64
        const Zone zone = crossfield::zone(command.space);
        if (zone != Zone::Midfield && zone != Zone::Centerfield)
            desk.object("KB-24.8"_rule, texts::notMidfield, std::string(crossfield::name(command.space)));
        if (isMound(desk.state, command.space))
            desk.object("KB-24.8"_rule, texts::notOnMound, std::string(crossfield::name(command.space)));
        if (!desk.isFree(command.space))
            desk.object("KB-R63"_rule, texts::spaceOccupied, std::string(crossfield::name(command.space)));
    }
    const int ruler = cancelled ? desk.playingTeam(command.kaosRule) : -1;
    if (ruler >= 0 && !desk.state.areEnemies(ruler, team))
        desk.object("KB-33.5"_rule, texts::kaosRuleByEnemy, command.team);
    if (desk.isRefused())
        return;

    turn.tactic = card;
    turn.tacticCancelled = cancelled;
    if (cancelled) { // KB-33.5, KB-R58
        desk.burn(ruler, Card::cheat(Cheat::KaosRule));
        if (desk.state[team].hand == 0)
            desk.object("KB-6.1"_rule, texts::emptyHand, command.team);
        else
            desk.discardFromHand(team, 1);
        desk.say("KB-33.5"_rule, texts::kaosRuleCancels, command.kaosRule, command.team);
        return;
    }
    desk.burn(team, Card::tactic(card));
    desk.say("KB-11.1"_rule, texts::tacticPlayed, command.team, nameOf(card));
    switch (card) {
    case Tactic::HailMaryPlay: {
        Figure& one = desk.state[arriving];
        one.where = Where::Field;
        one.standing = true;
        one.damage = 0;
        turn.mustActivate = arriving;
        if (mirror)
            desk.enter(arriving, command.space); // KB-R27
        desk.cite("KB-32.1"_rule);
        break;
    }
    case Tactic::Huddle: {
        const int discarded = std::min(3, desk.state[team].hand);
        desk.discardFromHand(team, discarded);
        const int before = desk.state[team].hand;
        desk.drawUpToSeven(team);
        desk.say("KB-32.2"_rule, texts::huddleDraws, command.team, discarded, desk.state[team].hand - before);
        break;
    }
    case Tactic::RainOfFire:
        for (const Space space : command.spaces) {
            const auto fire = std::find_if(desk.state.fires.begin(), desk.state.fires.end(),
                                           [space](const Fire& one) { return one.space == space; });
            if (fire != desk.state.fires.end())
                ++fire->tokens;
            else
                desk.state.fires.push_back({space, 1});
        }
        desk.cite("KB-32.5"_rule);
        break;
    case Tactic::WallOfStone:
        desk.state.walls.insert(desk.state.walls.end(), command.walls.begin(), command.walls.end());
        desk.cite("KB-32.7"_rule);
        break;
    case Tactic::Warpstone:
        if (mirror)
            desk.state.scoreTokens.push_back({command.space, team});
        desk.cite("KB-32.8"_rule);
        break;
    case Tactic::Hustle:
        desk.cite("KB-32.3"_rule);
        break;
    case Tactic::PowerPlay:
        desk.cite("KB-32.4"_rule);
        break;
    case Tactic::Scatter:
        desk.cite("KB-32.6"_rule);
        break;
    }
}

void on(Desk& desk, const PlayCheat& command)
{
    const int team = desk.playingTeam(command.team);
    const FigureRef target = desk.figure(command.figure);
    if (command.card != Cheat::BootToTheHead && command.card != Cheat::Bzzzzt)
        desk.refuse("KB-7.1"_rule, texts::notThisCheat);
    if (command.usesBrick && command.card != Cheat::BootToTheHead)
        desk.refuse("KB-29.1"_rule, texts::parameterNotFor, "use_brick");
    const bool special = desk.state.phase == Phase::Special || desk.state.phase == Phase::SpecialEnd;
    if (!(special && command.card == Cheat::Bzzzzt))
        desk.inPhase(Phase::Turn, "KB-7.1"_rule);
    if (desk.isRefused())
        return;
    if (!desk.state[target].isOnField())
        desk.refuse("KB-7.1"_rule, texts::notOnField, command.figure);
    if (!desk.state.areEnemies(team, target.team))
        desk.refuse("KB-7.1"_rule, texts::cheatNeedsEnemy, command.figure, command.team);
    if (desk.isRefused())
        return;
    const Card card = Card::cheat(command.card);
    if (const CardFacts* printed = desk.facts.deck.find(card)) {
        int burned = 0;
        for (const Team& one : desk.state.teams)
            burned += static_cast<int>(std::count(one.burned.begin(), one.burned.end(), card));
        if (burned >= printed->copies)
            desk.object(command.card == Cheat::Bzzzzt ? "KB-33.3"_rule : "KB-33.2"_rule, texts::allBurned,
                        nameOf(command.card), burned);
    }

    if (command.card == Cheat::BootToTheHead) { // KB-33.2, KB-R34
        if (!desk.state[target].standing)
            desk.refuse("KB-18.10"_rule, texts::notStanding, command.figure);
        if (command.usesBrick)
            desk.checkBrick(target);
        if (desk.isRefused())
            return;
        if (team != desk.state.active)
            desk.object("KB-33.2"_rule, texts::notTheActiveTeam, desk.state[desk.state.active].name, command.team);
        if (desk.state.turn.hasDoneSomething() || desk.state.turn.stomper.isValid())
            desk.object("KB-33.2"_rule, texts::bootAtStart);
        desk.burn(team, Card::cheat(Cheat::BootToTheHead));
        desk.state.suspended.push_back(target.team);
        desk.say("KB-33.2"_rule, texts::bootKicks, desk.state[int{target.team}].name);
        if (command.usesBrick) {
            desk.damage(target, 1, Preventable::No, -1);
            desk.say("KB-29.1"_rule, texts::damageKept, command.figure);
        } else {
            desk.knockDown(target);
            desk.state.turn.booted.push_back(target);
        }
        return;
    }
    // KB-33.3, KB-R25, KB-R42
    const std::vector<FigureRef>& entered = desk.before.entered;
    if (desk.state.isMirror()) {
        const bool justCame = contains(entered, target);
        const FieldView view = viewField(desk.state);
        bool inReach = false;
        for (std::size_t piece = 0; piece < view.figures.size() && justCame; ++piece) {
            const bool own = view.figures[piece].team == team;
            inReach =
                inReach ||
                (own && killzone(view.position,
                                 static_cast<int>(piece))[static_cast<std::size_t>(desk.state[target].space.index)]);
        }
        if (!justCame || !inReach)
            desk.object("KB-33.3"_rule, texts::bzzzztNotEntered, command.figure, command.team);
    } else if (!desk.state[target].standing) { // who lies has come into no space
        desk.object("KB-33.3"_rule, texts::bzzzztNotEntered, command.figure, command.team);
    }
    desk.burn(team, Card::cheat(Cheat::Bzzzzt));
    desk.say("KB-33.3"_rule, texts::bzzzztHits, command.figure);
    desk.state.entered = entered;
    desk.damage(target, 1, Preventable::No, team);
    if (desk.state.activation && desk.state.activation->figure == target)
        desk.state.activation->mayGoOn = true;
    endActivationIfDown(desk);
}

} // namespace whistle::kaosball
