// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 12 to 16: what the special actions move; returns in section 13.
#include "elgrande/judging/desk.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <bit>

namespace whistle::elgrande {

namespace {

constexpr auto nothingDemanded = Saying::tr("%1 need not return anything.");
constexpr auto fromCourtOnly = Saying::tr("This card takes %2 from %1's court and from nobody else's.");
constexpr auto exactly = Saying::tr("%1 must return %2 in all, not %3.");
constexpr auto notThere = Saying::tr("%1 has too few Caballeros in %2 for that, only %3.");
constexpr auto oneFromOne = Saying::tr("One of %1's Caballeros from one region within reach is returned, no others.");
constexpr auto oneRegion = Saying::tr("%1 returns %2 from one region only, and none from the court.");
constexpr auto mustBeFewest =
    Saying::tr("An illegal disc counts as a legal region with the fewest of %1's Caballeros; %2 is not one.");
constexpr auto notLegal = Saying::tr("%2 is not a legal region for %1.");
constexpr auto valueWanted = Saying::tr("The key “value” is missing.");
constexpr auto noValueWanted = Saying::tr("The key “value” is not known here: power cards are taken back in secret.");

bool knowsOwners(Desk& desk, const std::vector<WrittenMove>& moves)
{
    lookAtEach(moves, "/moves",
               [&](const WrittenMove& move, const std::string& at) { (void)desk.knows(move.owner, at + "/owner"); });
    return !desk.isRefused();
}

/// Whether the piece goes there.
bool judgeMove(Desk& desk, const PieceCase& move)
{
    (void)desk.ask(move);
    if (desk.isRefused())
        return false;
    desk.carriedOut(true);
    return true;
}

/// What is against a return, as far as the card says it.
void checkReturn(Desk& desk, const Loss& loss, const LossChoice& choice, bool isAfterDisc)
{
    const int player = loss.player;
    const RuleId rule = ruleOf(desk.effect());
    AreaList regions;
    int count = choice.court;
    for (const Area region : allRegions()) {
        if (choice.regions[region] == 0)
            continue;
        regions.push_back(region);
        count += choice.regions[region];
        if (region == desk.board().king)
            desk.object("EG-6.4"_rule, said::tabooRegion, region);
        if (choice.regions[region] > desk.board().at(region, player))
            desk.refuse(desk.effect() == Effect::KingReturns ? "EG-R12"_rule : rule, notThere, desk.name(player),
                        region, desk.board().at(region, player));
    }
    if (choice.court > desk.board().court[player])
        desk.refuse(rule, notThere, desk.name(player), nameOfSource({}), desk.board().court[player]);
    if (isDecay(desk.effect()) && (choice.court != loss.required || !regions.empty()))
        desk.object(rule, fromCourtOnly, desk.name(player), loss.required);
    else if (desk.effect() == Effect::KingReturns && count != loss.required)
        desk.object(rule, exactly, desk.name(player), loss.required, count);
    else if (desk.effect() == Effect::RemoveOneEach && (choice.court != 0 || count != 1))
        desk.object(rule, oneFromOne, desk.name(player));
    if (!isAfterDisc)
        return;
    const bool ownerPicks = desk.state.rules.illegalRemovalDisc == IllegalDisc::OwnerPicksAgain;
    const AreaList& allowed = ownerPicks ? loss.options : loss.replacementOptions;
    if (regions.size() != 1 || choice.court != 0) {
        desk.object(rule, oneRegion, desk.name(player), loss.required);
    } else if (!contains(allowed, regions[0])) {
        desk.object("EG-R14"_rule, ownerPicks ? notLegal : mustBeFewest, desk.name(player), regions[0]);
    } else {
        const int there = desk.board().at(regions[0], player);
        const int due = desk.effect() == Effect::ReturnTwoFromSecretRegion ? std::min(2, there) : there;
        if (count != due)
            desk.object(rule, exactly, desk.name(player), due, count);
    }
}

} // namespace

void on(Desk& desk, const MoveCaballeros& command)
{
    if (!desk.knows(command.player) || !knowsOwners(desk, command.moves) ||
        !desk.carriesOut(command.player, Effect::MoveAllOwnFromOneRegion, Effect::MoveFourAny))
        return;
    const std::size_t told = desk.turn().moves.size();
    for (const WrittenMove& move : command.moves)
        desk.turn().moves.push_back({desk.seat(move.owner), move.from, move.to, move.count});
    const MovementCase movement{desk.effect(), desk.turn().player, desk.turn().before, desk.turn().moves,
                                CastilloOwners::Untold};
    (void)desk.ask(movement, told);
    desk.board() = moved(desk.turn().before, desk.turn().moves);
    desk.carriedOut(!command.more);
    if (command.more)
        desk.say("EG-R26"_rule, Saying::tr("This special action is not finished yet."));
}

void on(Desk& desk, const MoveKing& command)
{
    if (!desk.inActionOf(command.player, "EG-5.10"_rule) || !desk.isRunning(movesKing(desk.effect())))
        return;
    if (judgeMove(desk, {desk.effect(), *desk.board().king, {}, command.to, {}}))
        desk.board().king = command.to;
}

void on(Desk& desk, const MoveGrande& command)
{
    if (!desk.carriesOut(command.player, Effect::Grande, Effect::Grande))
        return;
    AreaSpot& home = desk.board().homes[desk.turn().player];
    if (judgeMove(desk, {Effect::Grande, *desk.board().king, home, command.to, {}}))
        home = command.to;
}

void on(Desk& desk, const MoveScoreboard& command)
{
    if (!desk.carriesOut(command.player, Effect::MobileScoreboard, Effect::MobileScoreboard))
        return;
    AreaSpot& spot = desk.board().spotOf(command.scoreboard);
    const AreaSpot other = desk.board().spotOf(otherThan(command.scoreboard));
    if (judgeMove(desk, {Effect::MobileScoreboard, *desk.board().king, spot, command.to, other}))
        spot = command.to;
}

void on(Desk& desk, const RetrievePowerCard& command)
{
    if (!desk.knows(command.player) ||
        !desk.expectKey(command.value.has_value(), !desk.state.rules.secretPowerCardRetrieval, "/value", valueWanted,
                        noValueWanted) ||
        !desk.carriesOut(command.player, Effect::RetrievePowerCard, Effect::RetrievePowerCard))
        return;
    const int player = desk.turn().player;
    Powers& powers = desk.powersOf(player);
    if (command.value) {
        if (!powers.hasSpent(*command.value))
            return desk.refuse("EG-15.11"_rule, Saying::tr("%1 has not spent power card %2."), desk.name(player),
                               *command.value);
        powers.spent = static_cast<PowerCards>(powers.spent & ~cardBit(*command.value));
        powers.hand = static_cast<PowerCards>(powers.hand | cardBit(*command.value));
        desk.say("EG-15.11"_rule, Saying::tr("%1 takes back power card %2."), desk.name(player), *command.value);
    } else { // EG-R5
        if (powers.unknown >= std::popcount(powers.spent))
            return desk.refuse("EG-15.11"_rule, Saying::tr("%1 has no spent power card left to take back."),
                               desk.name(player));
        ++powers.unknown;
        desk.say("EG-R5"_rule, Saying::tr("%1 takes back a spent power card in secret."), desk.name(player));
    }
    desk.carriedOut(true);
}

void on(Desk& desk, const ReturnCaballeros& command)
{
    if (!desk.knows(command.player) || !desk.inPhase(Phase::Turns))
        return;
    if (desk.state.step != Step::Action)
        return desk.refuse("EG-5.10"_rule, nothingDemanded, command.player);
    if (!desk.isRunning(isLoss(desk.effect()) && desk.effect() != Effect::Eviction))
        return;
    const int player = desk.seat(command.player);
    PlayerList& waiting = desk.turn().waitingFor;
    const bool isAfterDisc = isSecretReturn(desk.effect());
    if (waiting.empty())
        return desk.refuse(ruleOf(desk.effect()), nothingDemanded, command.player);
    if (waiting[0] != player) {
        const RuleId order = isAfterDisc                            ? "EG-R14"_rule
                             : desk.effect() == Effect::KingReturns ? "EG-13.9"_rule
                                                                    : "EG-R25"_rule;
        return desk.refuse(order, Saying::tr("%2 returns Caballeros next, not %1."), command.player,
                           desk.name(waiting[0]));
    }
    const LossCase loss = lossOf(desk.state, desk.effect());
    const int owed = owes(desk.effect(), desk.board(), player, {});
    const LossChoice choice{command.fromCourt.value_or(isDecay(desk.effect()) ? owed : 0), byArea(command.fromRegions)};
    checkReturn(desk, lossOf(loss, player), choice, isAfterDisc);
    Loss result;
    result.player = player;
    result.fromCourt = choice.court;
    result.fromRegions = choice.regions;
    result.to = Loss::To::Provinces;
    tellLoss(loss, result, desk.state.players, desk.reasons());
    applyLoss(desk.board(), result);
    waiting.erase(waiting.begin());
    desk.carriedOut(waiting.empty());
}

} // namespace whistle::elgrande
