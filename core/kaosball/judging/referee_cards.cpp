// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

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

void Referee::on(const PlayTactic& command)
{
    if (!inPhase(Phase::Turn, "KB-11.1"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0)
        return;
    Turn& turn = m_state.turn;
    const bool mirror = m_state.isMirror();
    const Tactic card = command.card;
    const bool cancelled = !command.kaosRule.empty();
    if (team != m_state.active)
        refuse("KB-11.1"_rule, texts::notTheActiveTeam, m_state[m_state.active].name, command.team);
    else if (turn.tactic)
        object("KB-11.1"_rule, texts::oneTactic, command.team);
    else if (turn.activationUsed || turn.stomper.isValid())
        object("KB-9.4"_rule, texts::turnHasBegun);

    // What does not belong to the card was meant for another one.
    if (!command.spaces.empty() && card != Tactic::RainOfFire)
        refuse("KB-11.1"_rule, texts::parameterNotFor, "spaces");
    if (!command.walls.empty() && card != Tactic::WallOfStone)
        refuse("KB-11.1"_rule, texts::parameterNotFor, "walls");
    if (command.space.isValid() && card != Tactic::Warpstone && card != Tactic::HailMaryPlay)
        refuse("KB-11.1"_rule, texts::parameterNotFor, "space");
    if (!command.figure.empty() && card != Tactic::HailMaryPlay)
        refuse("KB-11.1"_rule, texts::parameterNotFor, "figure");
    if (!mirror && (!command.spaces.empty() || !command.walls.empty() || command.space.isValid()))
        refuse("KB-11.1"_rule, texts::mirrorOnly);
    if (m_refused)
        return;

    // The card's own conditions come before Kaos Rule is asked (KB-R75).
    FigureRef arriving;
    switch (card) {
    case Tactic::HailMaryPlay: {
        const int present = m_state.countOnField(team);
        if (present >= m_rules.figuresOnField)
            object("KB-32.1"_rule, texts::hailMaryFull, m_rules.figuresOnField, command.team, present);
        if (cancelled && command.figure.empty())
            break;
        if (command.figure.empty() || (mirror && !command.space.isValid())) {
            refuse("KB-32.1"_rule, texts::hailMaryWho);
            break;
        }
        // Both ways of naming a figure are used at the table: "fangs/r4" and, for the own team, "r4".
        const std::string full =
            command.figure.find('/') == std::string::npos ? command.team + '/' + command.figure : command.figure;
        arriving = figure(full);
        if (!arriving.isValid())
            break;
        if (arriving.team != team)
            refuse("KB-32.1"_rule, texts::notYourFigure, full, command.team);
        else if (m_state[arriving].where != Where::Dugout)
            refuse("KB-32.1"_rule, texts::notInDugout, full);
        else if (m_state[arriving].kind == FigureKind::Ringer)
            object("KB-32.1"_rule, texts::hailMaryNoRinger);
        if (mirror && !isFree(command.space))
            refuse("KB-4.4"_rule, texts::spaceOccupied, std::string(crossfield::name(command.space)));
        break;
    }
    case Tactic::Huddle: {
        const int others = m_state[team].hand - 1;
        if (others < 3)
            object("KB-R67"_rule, texts::huddleNeedsCards, 3, command.team, std::max(0, others));
        break;
    }
    case Tactic::RainOfFire:
    case Tactic::WallOfStone:
    case Tactic::Warpstone: {
        if (!mirror)
            break;
        const int wanted = tokensFor(m_state, card, m_rules);
        if (wanted <= 0)
            refuse("KB-R45"_rule, texts::noTokensLeft);
        const int given = card == Tactic::RainOfFire    ? static_cast<int>(command.spaces.size())
                          : card == Tactic::WallOfStone ? static_cast<int>(command.walls.size())
                                                        : static_cast<int>(command.space.isValid());
        if (given != wanted && !(cancelled && given == 0))
            refuse("KB-R75"_rule, texts::tokensWanted, wanted, given);
        break;
    }
    case Tactic::Hustle:
    case Tactic::PowerPlay:
    case Tactic::Scatter:
        break;
    }
    for (const Space space : command.spaces) { // KB-32.5, KB-R63
        if (isMound(m_state, space))
            object("KB-32.5"_rule, texts::notOnMound, std::string(crossfield::name(space)));
        if (!isFree(space))
            object("KB-24.1"_rule, texts::spaceOccupied, std::string(crossfield::name(space)));
    }
    if (command.spaces.size() == 2 && command.spaces[0] == command.spaces[1])
        object("KB-32.5"_rule, texts::sameSpaceTwice);
    for (std::size_t i = 0; i < command.walls.size(); ++i) { // KB-32.7
        const Wall& wall = command.walls[i];
        const bool twice = i == 1 && command.walls[0] == wall;
        if (twice || contains(m_state.walls, wall))
            refuse("KB-24.4"_rule, texts::wallStands, std::string(crossfield::name(wall.a)),
                   std::string(crossfield::name(wall.b)));
    }
    if (card == Tactic::Warpstone && command.space.isValid()) { // KB-32.8, KB-R63, KB-R64
        const Zone zone = crossfield::zone(command.space);
        if (zone != Zone::Midfield && zone != Zone::Centerfield)
            object("KB-24.8"_rule, texts::notMidfield, std::string(crossfield::name(command.space)));
        if (isMound(m_state, command.space))
            object("KB-24.8"_rule, texts::notOnMound, std::string(crossfield::name(command.space)));
        if (!isFree(command.space))
            object("KB-R63"_rule, texts::spaceOccupied, std::string(crossfield::name(command.space)));
    }
    const int ruler = cancelled ? playingTeam(command.kaosRule) : -1;
    if (ruler >= 0 && !m_state.areEnemies(ruler, team))
        object("KB-33.5"_rule, texts::kaosRuleByEnemy, command.team);
    if (m_refused)
        return;

    turn.tactic = card;
    turn.tacticCancelled = cancelled;
    if (cancelled) { // KB-33.5, KB-R58
        burn(ruler, Card::cheat(Cheat::KaosRule));
        if (m_state[team].hand == 0)
            object("KB-6.1"_rule, texts::emptyHand, command.team);
        else
            discardFromHand(team, 1);
        say("KB-33.5"_rule, texts::kaosRuleCancels, command.kaosRule, command.team);
        return;
    }
    burn(team, Card::tactic(card));
    say("KB-11.1"_rule, texts::tacticPlayed, command.team, nameOf(card));
    switch (card) {
    case Tactic::HailMaryPlay: {
        Figure& one = m_state[arriving];
        one.where = Where::Field;
        one.standing = true;
        one.damage = 0;
        turn.mustActivate = arriving;
        if (mirror)
            enter(arriving, command.space); // KB-R27
        m_reasons.cite("KB-32.1"_rule);
        break;
    }
    case Tactic::Huddle: {
        const int discarded = std::min(3, m_state[team].hand);
        discardFromHand(team, discarded);
        const int before = m_state[team].hand;
        drawUpToSeven(team);
        say("KB-32.2"_rule, texts::huddleDraws, command.team, discarded, m_state[team].hand - before);
        break;
    }
    case Tactic::RainOfFire:
        for (const Space space : command.spaces) {
            const auto fire = std::find_if(m_state.fires.begin(), m_state.fires.end(),
                                           [space](const Fire& one) { return one.space == space; });
            if (fire != m_state.fires.end())
                ++fire->tokens;
            else
                m_state.fires.push_back({space, 1});
        }
        m_reasons.cite("KB-32.5"_rule);
        break;
    case Tactic::WallOfStone:
        m_state.walls.insert(m_state.walls.end(), command.walls.begin(), command.walls.end());
        m_reasons.cite("KB-32.7"_rule);
        break;
    case Tactic::Warpstone:
        if (mirror)
            m_state.scoreTokens.push_back({command.space, team});
        m_reasons.cite("KB-32.8"_rule);
        break;
    case Tactic::Hustle:
        m_reasons.cite("KB-32.3"_rule);
        break;
    case Tactic::PowerPlay:
        m_reasons.cite("KB-32.4"_rule);
        break;
    case Tactic::Scatter:
        m_reasons.cite("KB-32.6"_rule);
        break;
    }
}

void Referee::on(const PlayCheat& command)
{
    const int team = playingTeam(command.team);
    const FigureRef target = figure(command.figure);
    if (command.card != Cheat::BootToTheHead && command.card != Cheat::Bzzzzt)
        refuse("KB-7.1"_rule, texts::notThisCheat);
    if (command.usesBrick && command.card != Cheat::BootToTheHead)
        refuse("KB-29.1"_rule, texts::parameterNotFor, "use_brick");
    const bool special = m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd;
    if (!(special && command.card == Cheat::Bzzzzt))
        inPhase(Phase::Turn, "KB-7.1"_rule);
    if (m_refused)
        return;
    if (!m_state[target].isOnField())
        refuse("KB-7.1"_rule, texts::notOnField, command.figure);
    if (!m_state.areEnemies(team, target.team))
        refuse("KB-7.1"_rule, texts::cheatNeedsEnemy, command.figure, command.team);
    if (m_refused)
        return;
    const Card card = Card::cheat(command.card);
    if (const CardFacts* printed = m_facts.deck.find(card)) {
        int burned = 0;
        for (const Team& one : m_state.teams)
            burned += static_cast<int>(std::count(one.burned.begin(), one.burned.end(), card));
        if (burned >= printed->copies)
            object(command.card == Cheat::Bzzzzt ? "KB-33.3"_rule : "KB-33.2"_rule, texts::allBurned,
                   nameOf(command.card), burned);
    }

    if (command.card == Cheat::BootToTheHead) { // KB-33.2, KB-R34
        if (!m_state[target].standing)
            refuse("KB-18.10"_rule, texts::notStanding, command.figure);
        if (command.usesBrick)
            checkBrick(target);
        if (m_refused)
            return;
        if (team != m_state.active)
            object("KB-33.2"_rule, texts::notTheActiveTeam, m_state[m_state.active].name, command.team);
        if (m_state.turn.hasDoneSomething() || m_state.turn.stomper.isValid())
            object("KB-33.2"_rule, texts::bootAtStart);
        burn(team, Card::cheat(Cheat::BootToTheHead));
        m_state.suspended.push_back(target.team);
        say("KB-33.2"_rule, texts::bootKicks, m_state[int{target.team}].name);
        if (command.usesBrick) {
            damage(target, 1, Preventable::No, -1);
            say("KB-29.1"_rule, texts::damageKept, command.figure);
        } else {
            knockDown(target);
            m_state.turn.booted.push_back(target);
        }
        return;
    }
    // KB-33.3, KB-R25, KB-R42
    const std::vector<FigureRef>& entered = m_before.entered;
    if (m_state.isMirror()) {
        const bool justCame = contains(entered, target);
        const FieldView view = viewField(m_state);
        bool inReach = false;
        for (std::size_t piece = 0; piece < view.figures.size() && justCame; ++piece) {
            const bool own = view.figures[piece].team == team;
            inReach = inReach ||
                      (own && killzone(view.position,
                                       static_cast<int>(piece))[static_cast<std::size_t>(m_state[target].space.index)]);
        }
        if (!justCame || !inReach)
            object("KB-33.3"_rule, texts::bzzzztNotEntered, command.figure, command.team);
    } else if (!m_state[target].standing) { // who lies has come into no space
        object("KB-33.3"_rule, texts::bzzzztNotEntered, command.figure, command.team);
    }
    burn(team, Card::cheat(Cheat::Bzzzzt));
    say("KB-33.3"_rule, texts::bzzzztHits, command.figure);
    m_state.entered = entered;
    damage(target, 1, Preventable::No, team);
    if (m_state.activation && m_state.activation->figure == target)
        m_state.activation->mayGoOn = true;
    endActivationIfDown();
}

} // namespace whistle::kaosball
