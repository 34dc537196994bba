// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5: a player's turn; EG-13.1 to EG-13.6: Vetoes.
#include "elgrande/entries/referee.h"
#include "elgrande/judging/court_intake.h"
#include "elgrande/judging/placement.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/judging/veto.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr auto notTaking = Saying::tr("%1 takes Caballeros at the start of the turn, or by The Court.");
constexpr auto isTaken = Saying::tr("%1 is taken in this round, by %2.");
constexpr auto announcedAlready =
    Saying::tr("The special action of %1 has been announced, skipped or stopped already.");
constexpr auto grandeStuck = Saying::tr("The Grande of %1 stands in the King's region and cannot leave it.");
constexpr auto kingTaboo = Saying::tr("Nothing goes to %1 and nothing leaves it while the King stands there.");
constexpr auto announces = Saying::tr("%1 announces the special action: %2.");
constexpr auto announcesFor = Saying::tr("%1 announces the special action: %2, for %3.");
constexpr auto hasBegun = Saying::tr("The special action of %1 has begun and cannot be dropped.");
constexpr auto alreadyOver = Saying::tr("The special action is over; a Veto comes too late.");
constexpr auto discsShown = Saying::tr("The discs have been turned over; a Veto comes too late.");
constexpr auto isOnePiece =
    Saying::tr("What the discs bring about is one piece, also while a region is still to be chosen for one of them.");
constexpr auto noCardTaken = Saying::tr("%1 must take an action card first.");
constexpr auto actionOpen = Saying::tr("The special action of %1 must be carried out or left out first.");

} // namespace

void Referee::beginTurn(int player)
{
    m_state.phase = Phase::Turns;
    m_state.step = Step::Intake;
    m_state.toMove = player;
    m_state.turn = Turn{};
    turn().player = player;
    say("EG-4.6"_rule, Saying::tr("It is the turn of %1."), name(player));
}

void Referee::on(const TakeCaballeros& command)
{
    if (!inTurnOf(command.player))
        return;
    const int player = turn().player;
    const bool isTheCourt = m_state.step == Step::Action && effect() == Effect::TheCourt;
    if (isTheCourt ? !isRunning(true) : m_state.step != Step::Intake)
        return refuse("EG-5.2"_rule, notTaking, name(player));
    IntakeCase intake = intakeOf(m_state, isTheCourt);
    intake.fromProvinces = command.fromProvinces;
    intake.fromRegions = byArea(command.fromRegions);
    const Ruling<IntakeVerdict> ruling = judgeIntake(intake, m_facts, listening());
    for (const IntakeFault fault : ruling.verdict.violations)
        against(objectionTo(fault, intake, ruling.verdict));
    explain(ruling);
    if (!ruling.verdict.isLegal())
        tellTaken(intake, ruling.verdict, m_reasons);
    board().provinces[player] = ruling.verdict.provincesAfter;
    board().court[player] = ruling.verdict.courtAfter;
    for (const Area region : allRegions())
        board().caballeros[region][player] -= intake.fromRegions[region];
    if (isTheCourt)
        carriedOut(true);
    else
        m_state.step = Step::Choose;
}

void Referee::on(const ChooseActionCard& command)
{
    if (!inTurnOf(command.player))
        return;
    const int player = turn().player;
    if (m_state.step == Step::Intake)
        return refuse("EG-5.1"_rule, Saying::tr("First %1 takes Caballeros, even if it is none."), name(player));
    if (m_state.step == Step::Action)
        return refuse("EG-5.5"_rule, Saying::tr("%1 has an action card already: %2."), name(player), effect());
    ShownCard& shown = m_state.shownOn(command.stack);
    if (!shown.card)
        return refuse("EG-5.5"_rule, Saying::tr("Stack %1 shows no card."), command.stack);
    if (shown.takenBy != noPlayer)
        return refuse("EG-5.5"_rule, isTaken, m_facts.card(*shown.card).effect, name(shown.takenBy));
    shown.takenBy = player;
    turn().stack = command.stack;
    turn().card = *shown.card;
    Powers& powers = powersOf(player);
    powers.spent = static_cast<PowerCards>(powers.spent | cardBit(powers.laid));
    powers.laid = 0;
    m_state.step = Step::Action;
    // EG-5.4, EG-R8: he takes one and discards the power card, whatever he makes of it
    say("EG-5.5"_rule, Saying::tr("%1 takes %2 and discards the power card."), name(player), effect());
    m_reasons.cite("EG-4.8"_rule);
}

void Referee::on(const PlaceCaballeros& command)
{
    if (!inActionOf(command.player))
        return;
    const int player = turn().player;
    const bool isVeto = effect() == Effect::Veto;
    if (turn().isRunning() && !isVeto)
        return refuse("EG-5.9"_rule, said::actionRuns, name(player));
    if (turn().placementDone)
        object("EG-5.9"_rule, Saying::tr("%1 has placed Caballeros in this turn already."), name(player));
    const PlacementCase placement{*board().king, board().court[player], turn().stack, byArea(command.placements)};
    const Ruling<PlacementVerdict> ruling = judgePlacement(placement, m_facts, listening());
    for (const PlacementViolation& violation : ruling.verdict.violations)
        against(objectionTo(violation, placement));
    explain(ruling);
    if (!ruling.verdict.isLegal())
        tellPlaced(placement, m_reasons);
    for (const Area area : allAreas())
        board().caballeros[area][player] += placement.placements[area];
    board().court[player] = ruling.verdict.courtAfter;
    turn().placementDone = true;
    if (isVeto && turn().isRunning())
        turn().special = SpecialAction::Done; // EG-R27
}

void Referee::on(const AnnounceSpecialAction& command)
{
    if (!inActionOf(command.player, "EG-5.6"_rule))
        return;
    const int player = turn().player;
    if (turn().special != SpecialAction::Open)
        return refuse("EG-5.6"_rule, announcedAlready, name(player));
    if (effect() == Effect::Eviction && command.region == board().king) {
        against(kingsRegionEvicted(*command.region));
        object("EG-6.4"_rule, kingTaboo, *command.region);
    }
    if (effect() == Effect::Grande && board().homes[player] == board().king)
        object("EG-15.9"_rule, grandeStuck, name(player));
    turn().special = SpecialAction::Announced;
    turn().region = command.region;
    if (command.region)
        say("EG-13.2"_rule, announcesFor, name(player), effect(), *command.region);
    else
        say("EG-13.2"_rule, announces, name(player), effect());
    announce();
}

/// What the announcement itself brings about.
void Referee::announce()
{
    const int player = turn().player;
    const Effect what = effect();
    turn().before = board();
    if (what == Effect::Veto) {
        const int last = lastVetoRound(m_state.round, m_state.rules.roundsInGame);
        m_state.vetoes.push_back({player, turn().card, m_state.round, last});
        say("EG-13.1"_rule, Saying::tr("The Veto lies before %1, up to round %2."), name(player), last);
        m_reasons.cite("EG-13.6"_rule);
    } else if (what == Effect::ScoreSecretRegions) {
        askDiscs(playersOf(m_state.count()));
    } else if (isScoring(what)) {
        openScoring(what, areasToScore(what, board(), turn().region, {}, m_facts, m_reasons));
        if (m_state.scoring->remaining.empty())
            carriedOut(true);
    } else if (isLoss(what)) {
        const PlayerList struck = struckBy(what, board(), player, turn().region);
        if (struck.empty()) {
            say(ruleOf(what), Saying::tr("It strikes nobody."));
            return carriedOut(true);
        }
        if (asksDiscs(what))
            return askDiscs(struck);
        turn().waitingFor = struck;
        say(ruleOf(what), Saying::tr("%1 returns Caballeros next."), name(struck[0]));
    }
}

void Referee::carriedOut(bool wholly)
{
    turn().special = wholly ? SpecialAction::Done : SpecialAction::UnderWay;
}

void Referee::on(const SkipSpecialAction& command)
{
    if (!inActionOf(command.player))
        return;
    Turn& now = turn();
    if (effect() == Effect::Veto && now.special == SpecialAction::Announced)
        return refuse("EG-R28"_rule, Saying::tr("The Veto lies before %1 already."), name(now.player));
    if (now.special == SpecialAction::UnderWay)
        return refuse("EG-R28"_rule, hasBegun, name(now.player));
    if (now.special != SpecialAction::Open && now.special != SpecialAction::Announced)
        return refuse("EG-5.10"_rule, Saying::tr("The special action of %1 is over already."), name(now.player));
    if (now.special == SpecialAction::Announced && isScoring(effect()) && m_state.scoring && !m_state.discs)
        m_state.scoring->remaining = {};
    now.special = SpecialAction::Skipped;
    now.waitingFor = {};
    m_state.discs.reset();
    say("EG-5.10"_rule, Saying::tr("%1 leaves out the special action."), name(now.player));
}

void Referee::on(const UseVeto& command)
{
    if (!inPhase(Phase::Turns, "EG-13.2"_rule))
        return;
    const int holder = seat(command.holder);
    const VetoCard* card = vetoOf(m_state, holder);
    if (!card)
        return refuse("EG-13.1"_rule, Saying::tr("No Veto lies before %1."), command.holder);
    const bool isAction = m_state.step == Step::Action;
    const VetoCase veto = vetoCaseOf(m_state, holder, effect());
    const Ruling<VetoVerdict> ruling = judgeVeto(veto, listening());
    if (!ruling.verdict.isAllowed())
        against(objectionTo(ruling.verdict.reason, veto));
    if (!isAction || turn().special == SpecialAction::Open)
        return refuse("EG-13.2"_rule, Saying::tr("No special action has been announced."));
    if (!turn().isRunning()) {
        const bool isCompleted = turn().special == SpecialAction::Done;
        return refuse(isCompleted ? "EG-13.5"_rule : "EG-13.2"_rule, alreadyOver);
    }
    if (m_state.discs && m_state.discs->revealed) {
        refuse("EG-13.5"_rule, discsShown);
        return refuse("EG-R23"_rule, isOnePiece);
    }
    const bool isVeto = effect() == Effect::Veto;
    if (ruling.verdict.isAllowed())
        explain(ruling);
    else
        tellStopped(veto, m_reasons);
    leaveGame(card->card);
    m_state.vetoes.erase(card);
    if (isVeto) {
        const auto taken = std::find_if(m_state.vetoes.begin(), m_state.vetoes.end(), [this](const VetoCard& each) {
            return each.holder == turn().player && each.takenInRound == m_state.round;
        });
        if (taken != m_state.vetoes.end())
            m_state.vetoes.erase(taken);
    }
    if (m_state.scoring && isScoring(effect()) && !m_state.discs)
        m_state.scoring->remaining = {};
    turn().special = SpecialAction::Stopped;
    turn().waitingFor = {};
    m_state.discs.reset();
}

void Referee::on(const EndTurn& command)
{
    if (!inTurnOf(command.player))
        return;
    const int player = turn().player;
    if (m_state.step != Step::Action)
        return refuse(m_state.step == Step::Intake ? "EG-5.1"_rule : "EG-5.5"_rule, noCardTaken, name(player));
    const bool takesVeto = effect() == Effect::Veto && turn().special == SpecialAction::Announced;
    if (turn().special == SpecialAction::Open || (turn().isRunning() && !takesVeto))
        return refuse("EG-5.10"_rule, actionOpen, name(player));
    const bool isOnTable = effect() == Effect::Veto &&
                           (turn().special == SpecialAction::Announced || turn().special == SpecialAction::Done);
    if (!isOnTable && effect() != Effect::KingCard)
        leaveGame(turn().card);
    m_state.discs.reset();
    say("EG-5.12"_rule, Saying::tr("The turn of %1 is over."), name(player));
    const auto place = std::find(m_state.turnOrder.begin(), m_state.turnOrder.end(), player);
    if (place + 1 != m_state.turnOrder.end())
        return beginTurn(*(place + 1));
    endRound();
}

void Referee::leaveGame(int card)
{
    ++m_state.gone[static_cast<std::size_t>(card)];
}

void Referee::endRound()
{
    m_state.turn.reset();
    m_state.toMove = noPlayer;
    for (const ShownCard& shown : m_state.shown) { // EG-3.7
        if (shown.card && shown.takenBy == noPlayer && m_facts.card(*shown.card).effect != Effect::KingCard)
            leaveGame(*shown.card);
    }
    m_state.shown = {};
    m_state.shownOn(stackCount).card = m_facts.cardWith(Effect::KingCard);
    say("EG-3.7"_rule, Saying::tr("Round %1 is over."), m_state.round);
    Few<VetoCard, 4> kept;
    for (const VetoCard& veto : m_state.vetoes) {
        if (veto.lastRound > m_state.round) {
            kept.push_back(veto);
            continue;
        }
        leaveGame(veto.card);
        say("EG-13.6"_rule, Saying::tr("The unused Veto of %1 is discarded."), name(veto.holder));
    }
    m_state.vetoes = kept;
    m_state.phase = Phase::RoundOver;
    m_state.step = Step::None;
    if (!endsWithScoring(m_state.round))
        return;
    m_state.phase = Phase::GeneralScoring;
    m_state.step = Step::Discs;
    m_state.discs = Discs{playersOf(m_state.count()), {}, false};
    AreaList remaining;
    remaining.push_back(Area::Castillo);
    for (const Area region : allRegions())
        remaining.push_back(region);
    openScoring({}, remaining);
    say("EG-3.3"_rule, Saying::tr("A general scoring comes now: everybody sets a secret disc."));
}

} // namespace whistle::elgrande
