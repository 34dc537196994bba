// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 12 to 16: what the special actions move; returns in section 13.
#include "elgrande/entries/referee.h"
#include "elgrande/judging/movement.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <bit>

namespace whistle::elgrande {

namespace {

constexpr auto nothingDemanded = Saying::tr("No return is asked of %1.");
constexpr auto fromCourtOnly = Saying::tr("This card takes from the court only: %2 from the court of %1, nobody else.");
constexpr auto exactly = Saying::tr("%1 must return %2 in all, not %3.");
constexpr auto notThere = Saying::tr("%1 has too few Caballeros in %2 for that (%3).");
constexpr auto oneFromOne = Saying::tr("One Caballero of %1 from one region within reach is returned, no other.");
constexpr auto oneRegion = Saying::tr("%1 returns from one region only, and nobody from the court: %2 from it.");
constexpr auto mustBeFewest =
    Saying::tr("After an illegal disc it is a legal region with the fewest Caballeros of %1; %2 is not one.");
constexpr auto notLegal = Saying::tr("%2 is not a legal region for %1.");

} // namespace

void Referee::on(const MoveCaballeros& command)
{
    if (!carriesOut(command.player, Effect::MoveAllOwnFromOneRegion, Effect::MoveFourAny))
        return;
    const std::size_t told = turn().moves.size();
    for (const WrittenMove& move : command.moves)
        turn().moves.push_back({seat(move.owner), move.from, move.to, move.count});
    const MovementCase movement{effect(), turn().player, turn().before, turn().moves, CastilloOwners::Untold};
    const Ruling<MovementVerdict> ruling = judgeMovement(movement, m_state.players, told, listening());
    for (const MoveViolation& violation : ruling.verdict.violations)
        against(objectionTo(violation, movement, m_state.players));
    explain(ruling);
    if (!ruling.verdict.isLegal())
        tellMoves(movement, m_state.players, told, m_reasons);
    board() = moved(turn().before, turn().moves);
    carriedOut(!command.more);
    if (command.more)
        say("EG-R26"_rule, Saying::tr("More of this special action follows."));
}

bool Referee::judgeMove(const PieceCase& move)
{
    const Ruling<PieceVerdict> ruling = judgePieceMove(move, m_facts, listening());
    for (const PieceFault fault : ruling.verdict.violations)
        against(objectionTo(fault, move));
    explain(ruling);
    if (m_refused)
        return false;
    if (!ruling.verdict.isLegal())
        tellMove(move, m_reasons);
    carriedOut(true);
    return true;
}

void Referee::on(const MoveKing& command)
{
    if (!inActionOf(command.player, "EG-5.10"_rule) || !isRunning(movesKing(effect())))
        return;
    if (judgeMove({effect(), *board().king, {}, command.to, {}}))
        board().king = command.to;
}

void Referee::on(const MoveGrande& command)
{
    if (!carriesOut(command.player, Effect::Grande, Effect::Grande))
        return;
    AreaSpot& home = board().homes[turn().player];
    if (judgeMove({Effect::Grande, *board().king, home, command.to, {}}))
        home = command.to;
}

void Referee::on(const MoveScoreboard& command)
{
    if (!carriesOut(command.player, Effect::MobileScoreboard, Effect::MobileScoreboard))
        return;
    AreaSpot& spot = board().spotOf(command.scoreboard);
    const AreaSpot other = board().spotOf(otherThan(command.scoreboard));
    if (judgeMove({Effect::MobileScoreboard, *board().king, spot, command.to, other}))
        spot = command.to;
}

void Referee::on(const RetrievePowerCard& command)
{
    if (!carriesOut(command.player, Effect::RetrievePowerCard, Effect::RetrievePowerCard))
        return;
    const int player = turn().player;
    Powers& powers = powersOf(player);
    if (command.value) {
        if (!powers.hasSpent(*command.value))
            return refuse("EG-15.11"_rule, Saying::tr("%1 has not spent power card %2."), name(player), *command.value);
        powers.spent = static_cast<PowerCards>(powers.spent & ~cardBit(*command.value));
        powers.hand = static_cast<PowerCards>(powers.hand | cardBit(*command.value));
        say("EG-15.11"_rule, Saying::tr("%1 takes power card %2 back."), name(player), *command.value);
    } else { // EG-R5
        if (powers.unknown >= std::popcount(powers.spent))
            return refuse("EG-15.11"_rule, Saying::tr("%1 has no spent power card left to take."), name(player));
        ++powers.unknown;
        say("EG-R5"_rule, Saying::tr("%1 takes a spent power card back, in secret."), name(player));
    }
    carriedOut(true);
}

void Referee::checkReturn(const Loss& loss, const LossChoice& choice, bool isAfterDisc)
{
    const int player = loss.player;
    const RuleId rule = ruleOf(effect());
    AreaList regions;
    int count = choice.court;
    for (const Area region : allRegions()) {
        if (choice.regions[region] == 0)
            continue;
        regions.push_back(region);
        count += choice.regions[region];
        if (region == board().king)
            object("EG-6.4"_rule, said::nobodyLeaves, region);
        if (choice.regions[region] > board().at(region, player))
            refuse(effect() == Effect::KingReturns ? "EG-R12"_rule : rule, notThere, name(player), region,
                   board().at(region, player));
    }
    if (choice.court > board().court[player])
        refuse(rule, notThere, name(player), nameOfSource({}), board().court[player]);
    if (isDecay(effect()) && (choice.court != loss.required || !regions.empty()))
        object(rule, fromCourtOnly, name(player), loss.required);
    else if (effect() == Effect::KingReturns && count != loss.required)
        object(rule, exactly, name(player), loss.required, count);
    else if (effect() == Effect::RemoveOneEach && (choice.court != 0 || count != 1))
        object(rule, oneFromOne, name(player));
    if (!isAfterDisc)
        return;
    const bool ownerPicks = m_state.rules.illegalRemovalDisc == IllegalDisc::OwnerPicksAgain;
    const AreaList& allowed = ownerPicks ? loss.options : loss.replacementOptions;
    if (regions.size() != 1 || choice.court != 0) {
        object(rule, oneRegion, name(player), loss.required);
    } else if (!contains(allowed, regions[0])) {
        object("EG-R14"_rule, ownerPicks ? notLegal : mustBeFewest, name(player), regions[0]);
    } else {
        const int there = board().at(regions[0], player);
        const int due = effect() == Effect::ReturnTwoFromSecretRegion ? std::min(2, there) : there;
        if (count != due)
            object(rule, exactly, name(player), due, count);
    }
}

void Referee::on(const ReturnCaballeros& command)
{
    if (!inPhase(Phase::Turns))
        return;
    if (m_state.step != Step::Action)
        return refuse("EG-5.10"_rule, nothingDemanded, command.player);
    if (!isRunning(isLoss(effect()) && effect() != Effect::Eviction))
        return;
    const int player = seat(command.player);
    PlayerList& waiting = turn().waitingFor;
    const bool isAfterDisc = isSecretReturn(effect());
    if (waiting.empty())
        return refuse(ruleOf(effect()), nothingDemanded, command.player);
    if (waiting[0] != player) {
        const RuleId order = isAfterDisc                       ? "EG-R14"_rule
                             : effect() == Effect::KingReturns ? "EG-13.9"_rule
                                                               : "EG-R25"_rule;
        return refuse(order, Saying::tr("%2 returns Caballeros next, not %1."), command.player, name(waiting[0]));
    }
    const LossCase loss = lossOf(m_state, effect());
    const int owed = owes(effect(), board(), player, {});
    const LossChoice choice{command.fromCourt.value_or(isDecay(effect()) ? owed : 0), byArea(command.fromRegions)};
    checkReturn(lossOf(loss, player), choice, isAfterDisc);
    Loss result;
    result.player = player;
    result.fromCourt = choice.court;
    result.fromRegions = choice.regions;
    result.to = Loss::To::Provinces;
    tellLoss(loss, result, m_state.players, m_reasons);
    applyLoss(board(), result);
    waiting.erase(waiting.begin());
    carriedOut(waiting.empty());
}

} // namespace whistle::elgrande
