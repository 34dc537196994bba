// SPDX-License-Identifier: GPL-3.0-or-later
// Secret discs, special scorings, sections 8 and 17.
#include "elgrande/entries/referee.h"
#include "elgrande/judging/final_standing.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto discsShown = Saying::tr("The discs have been turned over already.");
constexpr auto illegalDisc =
    Saying::tr("That is not a legal region for %1: %2 chooses another, with the fewest Caballeros.");
constexpr auto losesNothing = Saying::tr("That is not a legal region for %1, who by the house rule loses nothing.");
constexpr auto noScoring = Saying::tr("No scoring is under way.");
constexpr auto notCastillosTurn = Saying::tr("No scoring asks for the Castillo now.");
constexpr auto castillosTurn = Saying::tr("It is the Castillo that is scored next: it is opened.");
constexpr auto discsFirst = Saying::tr("The discs are turned over before the regions are scored.");
constexpr auto tooMany = Saying::tr("%1 are left to be scored, not %2.");
constexpr auto differs = Saying::tr("The count differs for %1: %2 counted, %3 by the record.");
constexpr auto isOpened = Saying::tr("The Castillo held Caballeros of %1: %2.");

} // namespace

void Referee::askDiscs(const PlayerList& players)
{
    m_state.discs = Discs{players, {}, false};
    for (const int player : players)
        say("EG-11.2"_rule, said::discMissing, name(player));
}

void Referee::on(const SetDisc& command)
{
    const int player = seat(command.player);
    if (!m_state.discs || !m_state.discs->asks(player))
        return refuse("EG-11.2"_rule, Saying::tr("No disc is asked of %1 now."), command.player);
    Discs& discs = *m_state.discs;
    if (discs.revealed)
        return refuse("EG-11.2"_rule, discsShown);
    const bool isGeneral = m_state.phase == Phase::GeneralScoring;
    if (isGeneral && m_state.step == Step::Reveal)
        return refuse("EG-8.2"_rule, Saying::tr("The Castillo is open; discs can no longer be changed."));
    discs.set[player] = command.region; // EG-R32: also in place of an earlier one
    say(isGeneral ? "EG-8.2"_rule : "EG-11.2"_rule, said::discSet, command.player);
    const bool isComplete = discs.missing().empty();
    if (isGeneral)
        m_state.step = isComplete ? Step::Castillo : Step::Discs;
    else
        turn().special = SpecialAction::UnderWay;
}

void Referee::on(const RevealDiscs& /*command*/)
{
    const bool isGeneral = m_state.phase == Phase::GeneralScoring;
    if (!m_state.discs)
        return refuse("EG-11.2"_rule, Saying::tr("No discs are asked for now."));
    if (m_state.discs->revealed)
        return refuse("EG-11.2"_rule, discsShown);
    for (const int player : m_state.discs->missing())
        refuse(isGeneral ? "EG-8.2"_rule : "EG-11.2"_rule, said::discMissing, name(player));
    if (isGeneral && m_state.step != Step::Reveal)
        refuse("EG-8.1"_rule, Saying::tr("The Castillo is opened and scored first."));
    if (m_refused)
        return;
    m_state.discs->revealed = true;
    for (const int player : m_state.discs->asked)
        say(isGeneral ? "EG-8.5"_rule : "EG-11.2"_rule, Saying::tr("The disc of %1 shows %2."), name(player),
            nameOfDisc(*m_state.discs->set[player]));
    if (isGeneral)
        revealForCastillo();
    else if (effect() == Effect::ScoreSecretRegions)
        revealForScoring();
    else
        revealForLoss();
}

void Referee::revealForCastillo()
{
    leaveCastillo(board(), m_state.discs->set, m_state.players, m_reasons);
    m_state.isCastilloLifted = false;
    m_state.step = Step::Regions;
}

void Referee::revealForScoring()
{
    openScoring(Effect::ScoreSecretRegions,
                areasToScore(Effect::ScoreSecretRegions, board(), {}, m_state.discs->set, m_facts, m_reasons));
    while (!m_state.scoring->remaining.empty())
        scoreNext();
    carriedOut(true);
}

void Referee::revealForLoss()
{
    // Simultaneous (EG-R23): everybody's loss is judged by the position before it.
    const State before = m_state;
    const LossCase loss = lossOf(before, effect());
    for (const int player : m_state.discs->asked) {
        const Loss result = lossOf(loss, player);
        if (result.status != LossStatus::IllegalChoice) {
            tellLoss(loss, result, m_state.players, m_reasons);
            applyLoss(board(), result);
            continue;
        }
        switch (m_state.rules.illegalRemovalDisc) {
        case IllegalDisc::NoLoss:
            say("EG-R14"_rule, losesNothing, name(player));
            continue;
        case IllegalDisc::OwnerPicksAgain:
            say("EG-R14"_rule, Saying::tr("That is not a legal region for %1, who chooses again."), name(player));
            break;
        case IllegalDisc::ActingPlayerPicksSmallest:
            say("EG-R14"_rule, illegalDisc, name(player), name(turn().player));
            break;
        }
        turn().waitingFor.push_back(player);
    }
    carriedOut(turn().waitingFor.empty());
}

void Referee::openScoring(std::optional<Effect> card, AreaList remaining)
{
    m_state.scoring = ScoringRecord{card, m_state.round, {}, remaining, {}, {}};
}

void Referee::book(Area area, const Counts& points)
{
    ScoringRecord& scoring = *m_state.scoring;
    scoring.remaining.erase(scoring.remaining.begin());
    scoring.scored.push_back(area);
    scoring.points[area] = points;
    for (std::size_t i = 0; i < mostPlayers; ++i) {
        scoring.totals[i] += points[i];
        m_state.scores[i] += points[i];
    }
}

void Referee::scoreNext()
{
    const Area area = m_state.scoring->remaining[0];
    const bool firstPlaceOnly = m_state.scoring->card == Effect::ScoreFirstPlaces;
    book(area, scoreArea(areaOf(board(), area, m_facts, firstPlaceOnly), m_state.players, m_reasons).points);
}

void Referee::on(const Score& command)
{
    const bool isGeneral = m_state.phase == Phase::GeneralScoring;
    const bool isSpecial = m_state.phase == Phase::Turns && m_state.step == Step::Action && isScoring(effect()) &&
                           effect() != Effect::ScoreSecretRegions;
    if (!isGeneral && !isSpecial)
        return refuse("EG-3.3"_rule, noScoring);
    if (isSpecial && !turn().isRunning()) {
        refuse("EG-3.3"_rule, noScoring);
        (void)isRunning(true);
        return;
    }
    if (isGeneral && m_state.step != Step::Regions)
        return refuse("EG-8.1"_rule, m_state.step == Step::Reveal ? discsFirst : castillosTurn);
    const ScoringRecord& scoring = *m_state.scoring;
    if (scoring.remaining[0] == Area::Castillo) {
        refuse("EG-8.1"_rule, castillosTurn);
        return refuse("EG-14.6"_rule, castillosTurn);
    }
    const int left = static_cast<int>(scoring.remaining.size());
    const int count = command.count.value_or(left);
    if (count > left)
        return refuse(isGeneral ? "EG-8.8"_rule : "EG-3.3"_rule, tooMany, left, count);
    for (int i = 0; i < count; ++i)
        scoreNext();
    for (int player = 0; player < m_state.count(); ++player)
        say("EG-9.12"_rule, Saying::tr("Points of %1 now: %2."), name(player), m_state.scores[player]);
    if (!isGeneral)
        carriedOut(scoring.remaining.empty());
    else if (scoring.remaining.empty())
        endGeneralScoring();
}

void Referee::on(const OpenCastillo& command)
{
    const bool isGeneral = m_state.phase == Phase::GeneralScoring;
    const bool isSpecial = m_state.phase == Phase::Turns && m_state.step == Step::Action && turn().isRunning() &&
                           isScoring(effect()) && effect() != Effect::ScoreSecretRegions &&
                           m_state.scoring->remaining[0] == Area::Castillo;
    if (!isGeneral && !isSpecial)
        return refuse("EG-7.3"_rule, notCastillosTurn);
    if (isGeneral && m_state.step == Step::Discs) {
        for (const int player : m_state.discs->missing())
            refuse("EG-8.1"_rule, said::discMissing, name(player));
        return;
    }
    if (isGeneral && m_state.step != Step::Castillo)
        return refuse("EG-7.3"_rule, notCastillosTurn);
    const Counts& inside = board().caballeros[Area::Castillo];
    if (command.counted) {
        Counts counted{};
        lay(counted, *command.counted);
        for (int player = 0; player < m_state.count(); ++player) {
            if (counted[player] != inside[player])
                refuse("EG-R30"_rule, differs, name(player), counted[player], inside[player]);
        }
        if (m_refused)
            return;
    }
    if (sum(inside) == 0)
        say("EG-8.4"_rule, Saying::tr("The Castillo was empty."));
    for (int player = 0; player < m_state.count(); ++player) {
        if (inside[player] > 0)
            say(isGeneral ? "EG-8.4"_rule : "EG-14.6"_rule, isOpened, name(player), inside[player]);
    }
    scoreNext();
    if (isGeneral) {
        m_state.isCastilloLifted = true;
        m_state.step = Step::Reveal;
    } else {
        say("EG-14.6"_rule, Saying::tr("Everybody goes back into the Castillo."));
        carriedOut(true);
    }
}

void Referee::endGeneralScoring()
{
    ++m_state.generalScoringsDone;
    m_state.discs.reset();
    m_state.step = Step::None;
    m_state.phase = Phase::RoundOver;
    say("EG-8.8"_rule, Saying::tr("General scoring %1 is done."), m_state.generalScoringsDone);
    if (m_state.generalScoringsDone == 3)
        finish();
}

void Referee::finish()
{
    m_state.phase = Phase::Finished;
    const Ruling<Standing> ruling = judgeStanding(standingOf(m_state), listening());
    m_state.result = ruling.verdict;
    explain(ruling);
}

} // namespace whistle::elgrande
