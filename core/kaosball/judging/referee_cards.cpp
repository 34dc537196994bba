// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/contains.h"
#include "base/few.h"
#include "base/first.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/field.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr auto notTheActiveTeam = Saying::tr("It is %1's turn, not %2's.");
constexpr auto parameterNotFor = Saying::tr("“%1” does not belong to this card.");
constexpr auto notOnMound = Saying::tr("%1 is a scoring mound.");

/// What does not belong to the card was meant for another one.
void checkParameters(Desk& desk, const PlayTactic& command)
{
    const Tactic card = command.card;
    if (!command.spaces.empty() && card != Tactic::RainOfFire)
        desk.refuse("KB-11.1"_rule, parameterNotFor, "spaces");
    if (!command.walls.empty() && card != Tactic::WallOfStone)
        desk.refuse("KB-11.1"_rule, parameterNotFor, "walls");
    if (command.space.isValid() && card != Tactic::Warpstone && card != Tactic::HailMaryPlay)
        desk.refuse("KB-11.1"_rule, parameterNotFor, "space");
    if (!command.figure.empty() && card != Tactic::HailMaryPlay)
        desk.refuse("KB-11.1"_rule, parameterNotFor, "figure");
    if (!desk.state.isMirror() && (!command.spaces.empty() || !command.walls.empty() || command.space.isValid()))
        desk.refuse("KB-11.1"_rule, texts::mirrorOnly);
}

/// Whom Hail Mary Play brings in. Both ways of naming a figure are used at the table: "fangs/r4" and, for the own
/// team, "r4".
std::string arrivingIn(const PlayTactic& command)
{
    return command.figure.find('/') == std::string::npos ? command.team + '/' + command.figure : command.figure;
}

// KB-32.1
void checkHailMary(Desk& desk, const PlayTactic& command, int team)
{
    const bool mirror = desk.state.isMirror();
    const int present = desk.state.countOnField(team);
    if (present >= desk.rules.figuresOnField)
        desk.object(
            "KB-32.1"_rule,
            Saying::tr("Hail Mary Play needs fewer than %1 of the team's figures on the crossfield; %2 have %3."),
            desk.rules.figuresOnField, command.team, present);
    if (!command.kaosRule.empty() && command.figure.empty())
        return;
    if (command.figure.empty() || (mirror && !command.space.isValid()))
        return desk.refuse("KB-32.1"_rule, Saying::tr("Enter which figure comes in, and where."));
    const std::string full = arrivingIn(command);
    const FigureRef arriving = desk.figure(full);
    if (!arriving.isValid())
        return;
    if (arriving.team != team)
        desk.refuse("KB-32.1"_rule, texts::notYourFigure, full, command.team);
    else if (desk.state[arriving].where != Where::Dugout)
        desk.refuse("KB-32.1"_rule, texts::notInDugout, full);
    else if (desk.state[arriving].kind == FigureKind::Ringer)
        desk.object("KB-32.1"_rule, Saying::tr("Hail Mary Play brings no ringer."));
    if (mirror && !desk.isFree(command.space))
        desk.refuse("KB-4.4"_rule, texts::spaceOccupied, command.space);
}

void hailMary(Desk& desk, const PlayTactic& command, int)
{
    const FigureRef arriving = desk.state.figureNamed(arrivingIn(command));
    Figure& one = desk.state[arriving];
    one.where = Where::Field;
    one.standing = true;
    one.damage = 0;
    desk.state.turn.mustActivate = arriving;
    if (desk.state.isMirror())
        desk.enter(arriving, command.space); // KB-R27
}

// KB-32.2
void checkHuddle(Desk& desk, const PlayTactic& command, int team)
{
    const int others = desk.state[team].hand - 1;
    if (others < 3)
        desk.object("KB-R67"_rule, Saying::tr("Huddle discards %1 other cards; %2 have %3."), 3, command.team,
                    std::max(0, others));
}

void huddle(Desk& desk, const PlayTactic& command, int team)
{
    const int discarded = std::min(3, desk.state[team].hand);
    desk.discardFromHand(team, discarded);
    const int before = desk.state[team].hand;
    desk.drawUpToSeven(team);
    desk.say("KB-32.2"_rule, Saying::tr("%1 discard %2 and draw %3."), command.team, discarded,
             desk.state[team].hand - before);
}

// KB-R45, KB-R75
void checkTokens(Desk& desk, const PlayTactic& command, std::size_t given)
{
    if (!desk.state.isMirror())
        return;
    const int wanted = tokensFor(desk.state, command.card, desk.rules);
    if (wanted <= 0)
        desk.refuse("KB-R45"_rule, Saying::tr("No such token is left, so the card cannot be played."));
    if (static_cast<int>(given) != wanted && !(!command.kaosRule.empty() && given == 0))
        desk.refuse("KB-R75"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%n token(s) must be placed, not %2."), wanted,
                    static_cast<int>(given));
}

// KB-32.5, KB-R63
void checkRainOfFire(Desk& desk, const PlayTactic& command, int)
{
    checkTokens(desk, command, command.spaces.size());
    for (const Space space : command.spaces) {
        if (isMound(desk.state, space))
            desk.object("KB-32.5"_rule, notOnMound, space);
        if (!desk.isFree(space))
            desk.object("KB-24.1"_rule, texts::spaceOccupied, space);
    }
    if (command.spaces.size() == 2 && command.spaces[0] == command.spaces[1])
        desk.object("KB-32.5"_rule, Saying::tr("The two spaces must be different."));
}

void rainOfFire(Desk& desk, const PlayTactic& command, int)
{
    for (const Space space : command.spaces) {
        if (Fire* fire = firstWith(desk.state.fires, &Fire::space, space))
            ++fire->tokens;
        else
            desk.state.fires.push_back({space, 1});
    }
}

// KB-32.7
void checkWallOfStone(Desk& desk, const PlayTactic& command, int)
{
    checkTokens(desk, command, command.walls.size());
    for (std::size_t i = 0; i < command.walls.size(); ++i) {
        const Wall& wall = command.walls[i];
        const bool twice = i == 1 && command.walls[0] == wall;
        if (twice || contains(desk.state.walls, wall))
            desk.refuse("KB-24.4"_rule, Saying::tr("There is already a wall between %1 and %2."), wall.a, wall.b);
    }
}

void wallOfStone(Desk& desk, const PlayTactic& command, int)
{
    desk.state.walls.insert(desk.state.walls.end(), command.walls.begin(), command.walls.end());
}

// KB-32.8, KB-R63, KB-R64
void checkWarpstone(Desk& desk, const PlayTactic& command, int)
{
    checkTokens(desk, command, command.space.isValid() ? 1 : 0);
    if (!command.space.isValid())
        return;
    const Zone zone = crossfield::zone(command.space);
    if (zone != Zone::Midfield && zone != Zone::Centerfield)
        desk.object("KB-24.8"_rule, Saying::tr("%1 is not in the midfield."), command.space);
    if (isMound(desk.state, command.space))
        desk.object("KB-24.8"_rule, notOnMound, command.space);
    if (!desk.isFree(command.space))
        desk.object("KB-R63"_rule, texts::spaceOccupied, command.space);
}

void warpstone(Desk& desk, const PlayTactic& command, int team)
{
    if (desk.state.isMirror())
        desk.state.scoreTokens.push_back({command.space, team});
}

/// The rule of a tactic card, what it asks for, and what it does; neither: the movement and the contests of the turn
/// look at it.
struct CardPlay {
    using Step = void (*)(Desk& desk, const PlayTactic& command, int team);
    RuleId rule;
    Step check = nullptr;
    Step carryOut = nullptr;
};
constexpr Indexed<CardPlay, 8> plays{{{{"KB-32.1"_rule, checkHailMary, hailMary},
                                       {"KB-32.2"_rule, checkHuddle, huddle},
                                       {"KB-32.3"_rule},
                                       {"KB-32.4"_rule},
                                       {"KB-32.5"_rule, checkRainOfFire, rainOfFire},
                                       {"KB-32.6"_rule},
                                       {"KB-32.7"_rule, checkWallOfStone, wallOfStone},
                                       {"KB-32.8"_rule, checkWarpstone, warpstone}}}}; // in the order of the enum

// KB-33.2, KB-R34
void boot(Desk& desk, const PlayCheat& command, int team, FigureRef target)
{
    if (!desk.state[target].standing)
        desk.refuse("KB-18.10"_rule, texts::notStanding, command.figure);
    if (command.usesBrick)
        desk.checkBrick(target);
    if (desk.isRefused())
        return;
    if (team != desk.state.active)
        desk.object("KB-33.2"_rule, notTheActiveTeam, desk.state[desk.state.active].name, command.team);
    if (desk.state.turn.hasDoneSomething() || desk.state.turn.stomper.isValid())
        desk.object(
            "KB-33.2"_rule,
            Saying::tr("Boot to the Head must be played at the start of the team's own turn, before anything else."));
    desk.burn(team, Card::cheat(Cheat::BootToTheHead));
    if (!contains(desk.state.suspended, int{target.team}))
        desk.state.suspended.push_back(target.team);
    desk.say("KB-33.2"_rule, Saying::tr("By Boot to the Head, %1 have no team ability until the end of the turn."),
             desk.state[int{target.team}].name);
    if (command.usesBrick)
        return desk.takeBrick(target);
    desk.knockDown(target);
    desk.state.turn.booted.push_back(target);
}

// KB-33.3, KB-R25, KB-R42
void bzzzzt(Desk& desk, const PlayCheat& command, int team, FigureRef target)
{
    const std::vector<FigureRef>& entered = desk.before.entered;
    const std::vector<FigureRef> present = desk.state.onField();
    const auto isReached = [&] {
        return std::any_of(present.begin(), present.end(), [&](FigureRef own) {
            return own.team == team && contains(enemiesInKillzone(desk.state, own), target);
        });
    };
    // Without the mirror: who lies has come into no space.
    if (desk.state.isMirror() ? !contains(entered, target) || !isReached() : !desk.state[target].standing)
        desk.object("KB-33.3"_rule, Saying::tr("%1 has not just entered one of %2's killzones."), command.figure,
                    command.team);
    desk.burn(team, Card::cheat(Cheat::Bzzzzt));
    desk.say("KB-33.3"_rule, Saying::tr("BZZZZT! hits %1; nothing prevents it."), command.figure);
    desk.state.entered = entered;
    desk.damage(target, 1, Preventable::No, team);
    if (desk.state.activation && desk.state.activation->figure == target)
        desk.state.activation->mayGoOn = true;
    endActivationIfDown(desk);
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
    if (team != desk.state.active)
        desk.refuse("KB-11.1"_rule, notTheActiveTeam, desk.state[desk.state.active].name, command.team);
    else if (turn.tactic)
        desk.object("KB-11.1"_rule, Saying::tr("One tactic card per turn; %1 have played one."), command.team);
    else if (turn.activationUsed || turn.stomper.isValid())
        desk.object("KB-9.4"_rule,
                    Saying::tr("A tactic card replaces the activation, so it must be played first in the turn."));
    checkParameters(desk, command);
    if (desk.isRefused())
        return;
    const CardPlay& play = plays[command.card];
    if (play.check)
        play.check(desk, command, team); // before Kaos Rule is asked (KB-R75)
    const bool cancelled = !command.kaosRule.empty();
    const int ruler = cancelled ? desk.playingTeam(command.kaosRule) : -1;
    if (ruler >= 0 && !desk.state.areEnemies(ruler, team))
        desk.object("KB-33.5"_rule, Saying::tr("Kaos Rule is for one of %1's opponents."), command.team);
    if (desk.isRefused())
        return;

    turn.tactic = command.card;
    turn.tacticCancelled = cancelled;
    if (cancelled) { // KB-33.5, KB-R58
        desk.burn(ruler, Card::cheat(Cheat::KaosRule));
        desk.discardCard(team);
        desk.say("KB-33.5"_rule,
                 Saying::tr("Kaos Rule by %1: the card is discarded without effect; %2 may activate a figure."),
                 command.kaosRule, command.team);
        return;
    }
    desk.burn(team, Card::tactic(command.card));
    desk.say("KB-11.1"_rule, Saying::tr("%1 play %2."), command.team, nameOf(command.card));
    if (play.carryOut)
        play.carryOut(desk, command, team);
    desk.cite(play.rule);
}

void on(Desk& desk, const PlayCheat& command)
{
    const int team = desk.playingTeam(command.team);
    const FigureRef target = desk.figure(command.figure);
    if (command.card != Cheat::BootToTheHead && command.card != Cheat::Bzzzzt)
        desk.refuse("KB-7.1"_rule,
                    Saying::tr("This cheat card is played with a contest or a tactic card, not on its own."));
    if (command.usesBrick && command.card != Cheat::BootToTheHead)
        desk.refuse("KB-29.1"_rule, parameterNotFor, "use_brick");
    if (!(desk.state.isSpecial() && command.card == Cheat::Bzzzzt))
        desk.inPhase(Phase::Turn, "KB-7.1"_rule);
    if (desk.isRefused())
        return;
    if (!desk.state[target].isOnField())
        desk.refuse("KB-7.1"_rule, texts::notOnField, command.figure);
    if (!desk.state.areEnemies(team, target.team))
        desk.refuse("KB-7.1"_rule, texts::targetNotEnemy, command.figure, command.team);
    if (desk.isRefused())
        return;
    const Card card = Card::cheat(command.card);
    if (const CardFacts* printed = desk.facts.deck.find(card)) {
        if (const int burned = burnedCopies(desk.state, card); burned >= printed->copies)
            desk.object(command.card == Cheat::Bzzzzt ? "KB-33.3"_rule : "KB-33.2"_rule,
                        Saying::tr("No %1 is left to play: all copies in the deck are burned (%2)."),
                        nameOf(command.card), burned);
    }

    if (command.card == Cheat::BootToTheHead)
        boot(desk, command, team, target);
    else
        bzzzzt(desk, command, team, target);
}

} // namespace whistle::kaosball
