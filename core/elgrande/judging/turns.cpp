// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5: a player's turn; EG-13.1 to EG-13.6: Vetoes.
#include "base/common_words.h"
#include "elgrande/judging/desk.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr auto notTaking = Saying::tr("%1 takes Caballeros at the start of the turn, or with The Court.");
constexpr auto isTaken = Saying::tr("%2 has already taken “%1” this round.");
constexpr auto announcedAlready = Saying::tr("%1's special action has already been announced, skipped or stopped.");
constexpr auto grandeStuck = Saying::tr("%1's Grande is in the King's region and cannot leave it.");
constexpr auto announces = Saying::tr("%1 announces “%2”.");
constexpr auto announcesFor = Saying::tr("%1 announces “%2”, for %3.");
constexpr auto hasBegun = Saying::tr("%1's special action has begun and cannot be dropped.");
constexpr auto alreadyOver = Saying::tr("The special action is over; a Veto comes too late.");
constexpr auto vetoTooLate = Saying::tr("The discs have been revealed; a Veto comes too late.");
constexpr auto isOnePiece = Saying::tr("Everything the discs trigger counts as a single action, even while a region is "
                                       "still to be chosen for one of them.");
constexpr auto returnsNext = Saying::tr("%1 returns Caballeros next.");
constexpr auto isChosenNext = Saying::tr("One of %1's Caballeros is chosen next.");
constexpr auto noCardTaken = Saying::tr("%1 must take an action card first.");
constexpr auto actionOpen = Saying::tr("%1 must carry out or skip the special action first.");
constexpr auto regionWanted = Saying::tr("The key “region” is missing: this card needs it.");
constexpr auto noRegionWanted = Saying::tr("The key “region” is not known here: this card needs none.");

/// An area is announced with the cards that need one, and with no other.
bool expectArea(Desk& desk, AreaSpot region)
{
    if (desk.state.step != Step::Action)
        return true;
    if (!desk.expectKey(region.has_value(), announcesArea(desk.effect()), "/region", regionWanted, noRegionWanted))
        return false;
    if (desk.effect() != Effect::Eviction || region != Area::Castillo)
        return true;
    desk.unknown("/region", "EG-1.1"_rule, Saying::tr("A region was expected here, not the Castillo."));
    return false;
}

/// What the announcement itself brings about.
void announce(Desk& desk)
{
    const int player = desk.turn().player;
    const Effect what = desk.effect();
    desk.turn().before = desk.board();
    if (what == Effect::Veto) {
        const int last = lastVetoRound(desk.state.round, desk.state.rules.roundsInGame);
        desk.state.vetoes.push_back({player, desk.turn().card, desk.state.round, last});
        desk.say("EG-13.1"_rule, Saying::tr("%1 has the Veto, valid up to round %2."), desk.name(player), last);
        desk.reasons().cite("EG-13.6"_rule);
    } else if (what == Effect::ScoreSecretRegions) {
        askDiscs(desk, playersOf(desk.state.count()));
    } else if (isScoring(what)) {
        openScoring(desk, what, areasToScore(what, desk.board(), desk.turn().region, {}, desk.facts, desk.reasons()));
        if (desk.state.scoring->remaining.empty())
            desk.carriedOut(true);
    } else if (isLoss(what)) {
        const PlayerList struck = struckBy(what, desk.board(), player, desk.turn().region);
        if (struck.empty()) {
            desk.say(ruleOf(what), Saying::tr("It affects nobody."));
            return desk.carriedOut(true);
        }
        if (asksDiscs(what))
            return askDiscs(desk, struck);
        desk.turn().waitingFor = struck;
        if (isDecay(what))
            desk.say(ruleOf(what), Saying::tr("The others return Caballeros from their courts."));
        else
            desk.say(ruleOf(what), what == Effect::RemoveOneEach ? isChosenNext : returnsNext, desk.name(struck[0]));
    }
}

void leaveGame(Desk& desk, int card)
{
    ++desk.state.gone[static_cast<std::size_t>(card)];
}

void endRound(Desk& desk)
{
    desk.state.turn.reset();
    desk.state.toMove = noPlayer;
    for (const ShownCard& shown : desk.state.shown) { // EG-3.7
        if (shown.card && shown.takenBy == noPlayer && desk.facts.card(*shown.card).effect != Effect::KingCard)
            leaveGame(desk, *shown.card);
    }
    desk.state.shown = {};
    desk.state.shownOn(stackCount).card = desk.facts.cardWith(Effect::KingCard);
    desk.say("EG-3.7"_rule, Saying::tr("Round %1 is over."), desk.state.round);
    Few<VetoCard, 4> kept;
    for (const VetoCard& veto : desk.state.vetoes) {
        if (veto.lastRound > desk.state.round) {
            kept.push_back(veto);
            continue;
        }
        leaveGame(desk, veto.card);
        desk.say("EG-13.6"_rule, Saying::tr("%1's unused Veto is discarded."), desk.name(veto.holder));
    }
    desk.state.vetoes = kept;
    desk.state.phase = Phase::RoundOver;
    desk.state.step = Step::None;
    if (!endsWithScoring(desk.state.round))
        return;
    desk.state.phase = Phase::GeneralScoring;
    desk.state.step = Step::Discs;
    desk.state.discs = Discs{playersOf(desk.state.count()), {}, false};
    AreaList remaining;
    remaining.push_back(Area::Castillo);
    for (const Area region : allRegions())
        remaining.push_back(region);
    openScoring(desk, {}, remaining);
    desk.say("EG-3.3"_rule, Saying::tr("General scoring: everyone sets a secret disc."));
}

} // namespace

void beginTurn(Desk& desk, int player)
{
    desk.state.phase = Phase::Turns;
    desk.state.step = Step::Intake;
    desk.state.toMove = player;
    desk.state.turn = Turn{};
    desk.turn().player = player;
    desk.say("EG-4.6"_rule, common::Saying::tr("It is %1's turn."), desk.name(player));
}

void on(Desk& desk, const TakeCaballeros& command)
{
    if (!desk.inTurnOf(command.player))
        return;
    const int player = desk.turn().player;
    const bool isTheCourt = desk.state.step == Step::Action && desk.effect() == Effect::TheCourt;
    if (isTheCourt ? !desk.isRunning(true) : desk.state.step != Step::Intake)
        return desk.refuse("EG-5.2"_rule, notTaking, desk.name(player));
    IntakeCase intake = intakeOf(desk.state, isTheCourt);
    intake.fromProvinces = command.fromProvinces;
    intake.fromRegions = byArea(command.fromRegions);
    const IntakeVerdict verdict = desk.ask(intake);
    desk.board().provinces[player] = verdict.provincesAfter;
    desk.board().court[player] = verdict.courtAfter;
    for (const Area region : allRegions())
        desk.board().caballeros[region][player] -= intake.fromRegions[region];
    if (isTheCourt)
        desk.carriedOut(true);
    else
        desk.state.step = Step::Choose;
}

void on(Desk& desk, const ChooseActionCard& command)
{
    if (!desk.inTurnOf(command.player))
        return;
    const int player = desk.turn().player;
    if (desk.state.step == Step::Intake)
        return desk.refuse("EG-5.1"_rule, Saying::tr("%1 must first take Caballeros, even if that means none."),
                           desk.name(player));
    if (desk.state.step == Step::Action)
        return desk.refuse("EG-5.5"_rule, Saying::tr("%1 already has the action card “%2”."), desk.name(player),
                           desk.effect());
    ShownCard& shown = desk.state.shownOn(command.stack);
    if (!shown.card)
        return desk.refuse("EG-5.5"_rule, Saying::tr("Stack %1 shows no card."), command.stack);
    if (shown.takenBy != noPlayer)
        return desk.refuse("EG-5.5"_rule, isTaken, desk.facts.card(*shown.card).effect, desk.name(shown.takenBy));
    shown.takenBy = player;
    desk.turn().stack = command.stack;
    desk.turn().card = *shown.card;
    Powers& powers = desk.powersOf(player);
    powers.spent = static_cast<PowerCards>(powers.spent | cardBit(powers.laid));
    powers.laid = 0;
    desk.state.step = Step::Action;
    // EG-5.4, EG-R8: he takes one and discards the power card, whatever he makes of it
    desk.say("EG-5.5"_rule, Saying::tr("%1 takes “%2”."), desk.name(player), desk.effect());
    desk.say("EG-4.8"_rule, Saying::tr("%1's power card is discarded."), desk.name(player));
}

void on(Desk& desk, const PlaceCaballeros& command)
{
    if (!desk.inActionOf(command.player))
        return;
    const int player = desk.turn().player;
    const bool isVeto = desk.effect() == Effect::Veto;
    if (desk.turn().isRunning() && !isVeto)
        return desk.refuse("EG-5.9"_rule, said::actionRuns, desk.name(player));
    if (desk.turn().placementDone)
        desk.object("EG-5.9"_rule, Saying::tr("%1 has already placed Caballeros this turn."), desk.name(player));
    const PlacementCase placement{*desk.board().king, desk.board().court[player], desk.turn().stack,
                                  byArea(command.placements)};
    const PlacementVerdict verdict = desk.ask(placement);
    for (const Area area : allAreas())
        desk.board().caballeros[area][player] += placement.placements[area];
    desk.board().court[player] = verdict.courtAfter;
    desk.turn().placementDone = true;
    if (isVeto && desk.turn().isRunning())
        desk.turn().special = SpecialAction::Done; // EG-R27
}

void on(Desk& desk, const AnnounceSpecialAction& command)
{
    if (!desk.knows(command.player) || !expectArea(desk, command.region))
        return;
    if (!desk.inActionOf(command.player, "EG-5.6"_rule))
        return;
    const int player = desk.turn().player;
    if (desk.turn().special != SpecialAction::Open)
        return desk.refuse("EG-5.6"_rule, announcedAlready, desk.name(player));
    if (desk.effect() == Effect::Eviction && command.region == desk.board().king) {
        desk.against(kingsRegionEvicted(*command.region));
        desk.object("EG-6.4"_rule, said::tabooRegion, *command.region);
    }
    if (desk.effect() == Effect::Grande && desk.board().homes[player] == desk.board().king)
        desk.object("EG-15.9"_rule, grandeStuck, desk.name(player));
    desk.turn().special = SpecialAction::Announced;
    desk.turn().region = command.region;
    if (command.region)
        desk.say("EG-13.2"_rule, announcesFor, desk.name(player), desk.effect(), *command.region);
    else
        desk.say("EG-13.2"_rule, announces, desk.name(player), desk.effect());
    announce(desk);
}

void on(Desk& desk, const SkipSpecialAction& command)
{
    if (!desk.inActionOf(command.player))
        return;
    Turn& now = desk.turn();
    if (desk.effect() == Effect::Veto && now.special == SpecialAction::Announced)
        return desk.refuse("EG-R28"_rule, Saying::tr("%1 already has the Veto."), desk.name(now.player));
    if (now.special == SpecialAction::UnderWay)
        return desk.refuse("EG-R28"_rule, hasBegun, desk.name(now.player));
    if (now.special != SpecialAction::Open && now.special != SpecialAction::Announced)
        return desk.refuse("EG-5.10"_rule, Saying::tr("%1's special action is already over."), desk.name(now.player));
    if (now.special == SpecialAction::Announced && isScoring(desk.effect()) && desk.state.scoring && !desk.state.discs)
        desk.state.scoring->remaining = {};
    now.special = SpecialAction::Skipped;
    now.waitingFor = {};
    desk.state.discs.reset();
    desk.say("EG-5.10"_rule, Saying::tr("%1 skips the special action."), desk.name(now.player));
}

void on(Desk& desk, const UseVeto& command)
{
    if (!desk.knows(command.holder, "/holder") || !desk.inPhase(Phase::Turns, "EG-13.2"_rule))
        return;
    const int holder = desk.seat(command.holder);
    const VetoCard* card = vetoOf(desk.state, holder);
    if (!card)
        return desk.refuse("EG-13.1"_rule, Saying::tr("%1 has no Veto."), command.holder);
    const bool isAction = desk.state.step == Step::Action;
    (void)desk.ask(vetoCaseOf(desk.state, holder, desk.effect()));
    if (!isAction || desk.turn().special == SpecialAction::Open)
        return desk.refuse("EG-13.2"_rule, Saying::tr("No special action has been announced."));
    if (!desk.turn().isRunning()) {
        const bool isCompleted = desk.turn().special == SpecialAction::Done;
        return desk.refuse(isCompleted ? "EG-13.5"_rule : "EG-13.2"_rule, alreadyOver);
    }
    if (desk.state.discs && desk.state.discs->revealed) {
        desk.refuse("EG-13.5"_rule, vetoTooLate);
        return desk.refuse("EG-R23"_rule, isOnePiece);
    }
    const bool isVeto = desk.effect() == Effect::Veto;
    leaveGame(desk, card->card);
    desk.state.vetoes.erase(card);
    if (isVeto) {
        const auto taken =
            std::find_if(desk.state.vetoes.begin(), desk.state.vetoes.end(), [&desk](const VetoCard& each) {
                return each.holder == desk.turn().player && each.takenInRound == desk.state.round;
            });
        if (taken != desk.state.vetoes.end())
            desk.state.vetoes.erase(taken);
    }
    if (desk.state.scoring && isScoring(desk.effect()) && !desk.state.discs)
        desk.state.scoring->remaining = {};
    desk.turn().special = SpecialAction::Stopped;
    desk.turn().waitingFor = {};
    desk.state.discs.reset();
}

void on(Desk& desk, const EndTurn& command)
{
    if (!desk.inTurnOf(command.player))
        return;
    const int player = desk.turn().player;
    if (desk.state.step != Step::Action)
        return desk.refuse(desk.state.step == Step::Intake ? "EG-5.1"_rule : "EG-5.5"_rule, noCardTaken,
                           desk.name(player));
    const bool takesVeto = desk.effect() == Effect::Veto && desk.turn().special == SpecialAction::Announced;
    if (desk.turn().special == SpecialAction::Open || (desk.turn().isRunning() && !takesVeto))
        return desk.refuse("EG-5.10"_rule, actionOpen, desk.name(player));
    const bool isOnTable = desk.effect() == Effect::Veto && (desk.turn().special == SpecialAction::Announced ||
                                                             desk.turn().special == SpecialAction::Done);
    if (!isOnTable && desk.effect() != Effect::KingCard)
        leaveGame(desk, desk.turn().card);
    desk.state.discs.reset();
    desk.say("EG-5.12"_rule, Saying::tr("%1's turn is over."), desk.name(player));
    const auto place = std::find(desk.state.turnOrder.begin(), desk.state.turnOrder.end(), player);
    if (place + 1 != desk.state.turnOrder.end())
        return beginTurn(desk, *(place + 1));
    endRound(desk);
}

} // namespace whistle::elgrande
