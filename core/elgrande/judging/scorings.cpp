// SPDX-License-Identifier: GPL-3.0-or-later
// Secret discs, special scorings, sections 8 and 17.
#include "elgrande/judging/desk.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto discsShown = Saying::tr("The discs have already been revealed.");
constexpr auto illegalDisc =
    Saying::tr("That is not a legal region for %1: %2 chooses another, with the fewest Caballeros.");
constexpr auto losesNothing = Saying::tr("That is not a legal region for %1, who loses nothing by the house rule.");
constexpr auto noScoring = Saying::tr("No scoring is under way.");
constexpr auto notCastillosTurn = Saying::tr("This scoring does not use the Castillo now.");
constexpr auto castillosTurn = Saying::tr("The Castillo is scored next: open it.");
constexpr auto discsFirst = Saying::tr("The discs are revealed before the regions are scored.");
constexpr auto tooMany = Saying::tr("%1 is still to be scored, not %2.");
constexpr auto differs = Saying::tr("The count for %1 is %2, but the record has %3.");
constexpr auto isOpened = Saying::tr("The Castillo held %2 of %1's Caballeros.");

void book(Desk& desk, Area area, const Counts& points)
{
    ScoringRecord& scoring = *desk.state.scoring;
    scoring.remaining.erase(scoring.remaining.begin());
    scoring.scored.push_back(area);
    scoring.points[area] = points;
    for (std::size_t i = 0; i < mostPlayers; ++i) {
        scoring.totals[i] += points[i];
        desk.state.scores[i] += points[i];
    }
}

void scoreNext(Desk& desk)
{
    const Area area = desk.state.scoring->remaining[0];
    const bool firstPlaceOnly = desk.state.scoring->card == Effect::ScoreFirstPlaces;
    book(desk, area, desk.ask(areaOf(desk.board(), area, desk.facts, firstPlaceOnly)).points);
}

void revealForCastillo(Desk& desk)
{
    leaveCastillo(desk.board(), desk.state.discs->set, desk.state.players, desk.reasons());
    desk.state.isCastilloLifted = false;
    desk.state.step = Step::Regions;
}

void revealForScoring(Desk& desk)
{
    openScoring(
        desk, Effect::ScoreSecretRegions,
        areasToScore(Effect::ScoreSecretRegions, desk.board(), {}, desk.state.discs->set, desk.facts, desk.reasons()));
    while (!desk.state.scoring->remaining.empty())
        scoreNext(desk);
    desk.carriedOut(true);
}

void revealForLoss(Desk& desk)
{
    // Simultaneous (EG-R23): everybody's loss is judged by the position before it.
    const State before = desk.state;
    const LossCase loss = lossOf(before, desk.effect());
    for (const int player : desk.state.discs->asked) {
        const Loss result = lossOf(loss, player);
        if (result.status != LossStatus::IllegalChoice) {
            tellLoss(loss, result, desk.state.players, desk.reasons());
            applyLoss(desk.board(), result);
            continue;
        }
        switch (desk.state.rules.illegalRemovalDisc) {
        case IllegalDisc::NoLoss:
            desk.say("EG-R14"_rule, losesNothing, desk.name(player));
            continue;
        case IllegalDisc::OwnerPicksAgain:
            desk.say("EG-R14"_rule, Saying::tr("That is not a legal region for %1, who must choose again."),
                     desk.name(player));
            break;
        case IllegalDisc::ActingPlayerPicksSmallest:
            desk.say("EG-R14"_rule, illegalDisc, desk.name(player), desk.name(desk.turn().player));
            break;
        }
        desk.turn().waitingFor.push_back(player);
    }
    desk.carriedOut(desk.turn().waitingFor.empty());
}

void endGeneralScoring(Desk& desk)
{
    ++desk.state.generalScoringsDone;
    desk.state.discs.reset();
    desk.state.step = Step::None;
    desk.state.phase = Phase::RoundOver;
    desk.say("EG-8.8"_rule, Saying::tr("General scoring %1 is done."), desk.state.generalScoringsDone);
    if (desk.state.generalScoringsDone == 3)
        finish(desk);
}

} // namespace

void askDiscs(Desk& desk, const PlayerList& players)
{
    desk.state.discs = Discs{players, {}, false};
    for (const int player : players)
        desk.say("EG-11.2"_rule, said::discMissing, desk.name(player));
}

void openScoring(Desk& desk, std::optional<Effect> card, AreaList remaining)
{
    desk.state.scoring = ScoringRecord{card, desk.state.round, {}, remaining, {}, {}};
}

void finish(Desk& desk)
{
    desk.state.phase = Phase::Finished;
    desk.state.result = desk.ask(standingOf(desk.state));
}

void on(Desk& desk, const SetDisc& command)
{
    if (!desk.knows(command.player))
        return;
    const int player = desk.seat(command.player);
    if (!desk.state.discs || !desk.state.discs->asks(player))
        return desk.refuse("EG-11.2"_rule, Saying::tr("%1 need not set a disc now."), command.player);
    Discs& discs = *desk.state.discs;
    if (discs.revealed)
        return desk.refuse("EG-11.2"_rule, discsShown);
    const bool isGeneral = desk.state.phase == Phase::GeneralScoring;
    if (isGeneral && desk.state.step == Step::Reveal)
        return desk.refuse("EG-8.2"_rule, Saying::tr("The Castillo is open; discs can no longer be changed."));
    discs.set[player] = command.region; // EG-R32: also in place of an earlier one
    desk.say(isGeneral ? "EG-8.2"_rule : "EG-11.2"_rule, said::discSet, command.player);
    const bool isComplete = discs.missing().empty();
    if (isGeneral)
        desk.state.step = isComplete ? Step::Castillo : Step::Discs;
    else
        desk.turn().special = SpecialAction::UnderWay;
}

void on(Desk& desk, const RevealDiscs& /*command*/)
{
    const bool isGeneral = desk.state.phase == Phase::GeneralScoring;
    if (!desk.state.discs)
        return desk.refuse("EG-11.2"_rule, Saying::tr("No discs are set now."));
    if (desk.state.discs->revealed)
        return desk.refuse("EG-11.2"_rule, discsShown);
    for (const int player : desk.state.discs->missing())
        desk.refuse(isGeneral ? "EG-8.2"_rule : "EG-11.2"_rule, said::discMissing, desk.name(player));
    if (isGeneral && desk.state.step != Step::Reveal)
        desk.refuse("EG-8.1"_rule, Saying::tr("The Castillo is opened and scored first."));
    if (desk.isRefused())
        return;
    desk.state.discs->revealed = true;
    for (const int player : desk.state.discs->asked)
        desk.say(isGeneral ? "EG-8.5"_rule : "EG-11.2"_rule, Saying::tr("%1's disc shows %2."), desk.name(player),
                 nameOfDisc(*desk.state.discs->set[player]));
    if (isGeneral)
        revealForCastillo(desk);
    else if (desk.effect() == Effect::ScoreSecretRegions)
        revealForScoring(desk);
    else
        revealForLoss(desk);
}

void on(Desk& desk, const Score& command)
{
    const bool isGeneral = desk.state.phase == Phase::GeneralScoring;
    const bool isSpecial = desk.state.phase == Phase::Turns && desk.state.step == Step::Action &&
                           isScoring(desk.effect()) && desk.effect() != Effect::ScoreSecretRegions;
    if (!isGeneral && !isSpecial)
        return desk.refuse("EG-3.3"_rule, noScoring);
    if (isSpecial && !desk.turn().isRunning()) {
        desk.refuse("EG-3.3"_rule, noScoring);
        (void)desk.isRunning(true);
        return;
    }
    if (isGeneral && desk.state.step != Step::Regions)
        return desk.refuse("EG-8.1"_rule, desk.state.step == Step::Reveal ? discsFirst : castillosTurn);
    const ScoringRecord& scoring = *desk.state.scoring;
    if (scoring.remaining[0] == Area::Castillo) {
        desk.refuse("EG-8.1"_rule, castillosTurn);
        return desk.refuse("EG-14.6"_rule, castillosTurn);
    }
    const int left = static_cast<int>(scoring.remaining.size());
    const int count = command.count.value_or(left);
    if (count > left)
        return desk.refuse(isGeneral ? "EG-8.8"_rule : "EG-3.3"_rule, tooMany, left, count);
    for (int i = 0; i < count; ++i)
        scoreNext(desk);
    for (int player = 0; player < desk.state.count(); ++player)
        desk.say("EG-9.12"_rule, Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 now has %n point(s).")}, desk.name(player),
                 desk.state.scores[player]);
    if (!isGeneral)
        desk.carriedOut(scoring.remaining.empty());
    else if (scoring.remaining.empty())
        endGeneralScoring(desk);
}

void on(Desk& desk, const OpenCastillo& command)
{
    if (command.counted && !desk.knows(*command.counted, "/counted"))
        return;
    const bool isGeneral = desk.state.phase == Phase::GeneralScoring;
    const bool isSpecial = desk.state.phase == Phase::Turns && desk.state.step == Step::Action &&
                           desk.turn().isRunning() && isScoring(desk.effect()) &&
                           desk.effect() != Effect::ScoreSecretRegions &&
                           desk.state.scoring->remaining[0] == Area::Castillo;
    if (!isGeneral && !isSpecial)
        return desk.refuse("EG-7.3"_rule, notCastillosTurn);
    if (isGeneral && desk.state.step == Step::Discs) {
        for (const int player : desk.state.discs->missing())
            desk.refuse("EG-8.1"_rule, said::discMissing, desk.name(player));
        return;
    }
    if (isGeneral && desk.state.step != Step::Castillo)
        return desk.refuse("EG-7.3"_rule, notCastillosTurn);
    const Counts& inside = desk.board().caballeros[Area::Castillo];
    if (command.counted) {
        Counts counted{};
        desk.lay(counted, *command.counted);
        for (int player = 0; player < desk.state.count(); ++player) {
            if (counted[player] != inside[player])
                desk.refuse("EG-R30"_rule, differs, desk.name(player), counted[player], inside[player]);
        }
        if (desk.isRefused())
            return;
    }
    if (sum(inside) == 0)
        desk.say("EG-8.4"_rule, Saying::tr("The Castillo was empty."));
    for (int player = 0; player < desk.state.count(); ++player) {
        if (inside[player] > 0)
            desk.say(isGeneral ? "EG-8.4"_rule : "EG-14.6"_rule, isOpened, desk.name(player), inside[player]);
    }
    scoreNext(desk);
    if (isGeneral) {
        desk.state.isCastilloLifted = true;
        desk.state.step = Step::Reveal;
    } else {
        desk.say("EG-14.6"_rule, Saying::tr("All Caballeros go back into the Castillo."));
        desk.carriedOut(true);
    }
}

} // namespace whistle::elgrande
