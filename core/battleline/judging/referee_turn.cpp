// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/claim.h"
#include "battleline/judging/claim_texts.h"
#include "battleline/judging/referee.h"
#include "battleline/judging/texts.h"
#include "battleline/table/names.h"

#include <algorithm>

namespace whistle::battleline {

namespace {

Step firstStep(const HouseRules& rules)
{
    return rules.claimTiming == ClaimTiming::StartOfTurn ? Step::ClaimFirst : Step::Play;
}

} // namespace

void Referee::on(const StartGame& command)
{
    if (m_state.step != Step::NotStarted && m_state.step != Step::Over)
        return refuse("BL-12.1"_rule, texts::gameRuns);
    const bool isFirst = m_state.games.empty();
    if (!isFirst) {
        const SeriesVerdict series = seriesOf(m_state, Reasons::Listening::No).verdict;
        if (series.isOver())
            object("BL-14.1"_rule, texts::seriesDecided, *series.seriesWinner());
        else if (command.firstStarter != *series.nextStarter)
            object("BL-12.6"_rule, texts::otherStarts, *series.nextStarter);
        if (command.endConditions && *command.endConditions != m_state.endConditions)
            object("BL-R19"_rule, texts::goalsAgreed);
    }
    // Who deals, and so who does not start the first game, is settled at the table (BL-2.2, BL-R21).
    State next;
    next.players = {
        {command.north.value_or(m_state.players[Seat::North]), command.south.value_or(m_state.players[Seat::South])}};
    next.houseRules = command.houseRules.value_or(m_state.houseRules);
    next.endConditions = command.endConditions.value_or(m_state.endConditions);
    next.seriesStarter = isFirst ? command.firstStarter : m_state.seriesStarter;
    next.games = std::move(m_state.games);
    next.firstStarter = next.toMove = command.firstStarter;
    next.turn = 1;
    next.decks = {troopDeckAfterDeal, tacticsCount}; // BL-2.2 to BL-2.4
    next.hands = {{Cards{handSize, 0}, Cards{handSize, 0}}};
    next.step = firstStep(next.houseRules);
    m_state = std::move(next);
    say("BL-4.1"_rule, texts::gameBegins, player(), static_cast<int>(m_state.games.size()) + 1);
}

void Referee::objectToClaim(const ClaimVerdict& verdict)
{
    const BestSet& best = *verdict.opponent;
    Few<TextPlace, slotsWithMud> added;
    best.added.forEach([&](Card card) { added.push_back(textPlace(card)); });
    const Seat seat = opponent();
    const Sentence formation = nameOf(best.value.formation);
    const int sum = best.value.sum;
    if (added.empty())
        object("BL-7.3"_rule, texts::counterSet0, seat, formation, sum);
    else if (added.size() == 1)
        object("BL-7.8"_rule, texts::counterSet1, seat, formation, sum, added[0]);
    else if (added.size() == 2)
        object("BL-7.8"_rule, texts::counterSet2, seat, formation, sum, added[0], added[1]);
    else if (added.size() == 3)
        object("BL-7.8"_rule, texts::counterSet3, seat, formation, sum, added[0], added[1], added[2]);
    else
        object("BL-7.8"_rule, texts::counterSet4, seat, formation, sum, added[0], added[1], added[2], added[3]);
    const FormationValue own = verdict.claimant->value;
    if (verdict.reason == ClaimReason::TieClaimantLast)
        object("BL-7.9"_rule, texts::claimantLast, player());
    else
        object(own.formation == best.value.formation ? "BL-6.6"_rule : "BL-6.5"_rule, texts::claimantHas,
               nameOf(own.formation), own.sum);
}

void Referee::on(const ClaimFlag& command)
{
    const ClaimTiming timing = m_state.houseRules.claimTiming;
    const Step proper = timing == ClaimTiming::StartOfTurn ? Step::ClaimFirst : Step::ClaimAndDraw;
    if (m_state.step != proper)
        object(timing == ClaimTiming::StartOfTurn ? "BL-13.1"_rule : "BL-7.1"_rule, texts::wrongStep, nameOf(proper),
               nameOf(m_state.step));
    const auto listening = m_reasons.isListening() ? Reasons::Listening::Yes : Reasons::Listening::No;
    Ruling<ClaimVerdict> ruling =
        judgeClaim(m_state.table, {command.flag, player(), properMoment(timing)}, m_state.houseRules, listening);
    if (ruling.verdict.reason == ClaimReason::FlagAlreadyWon)
        return checkOpen(command.flag);
    if (ruling.verdict.reason == ClaimReason::FormationIncomplete)
        return refuse("BL-7.2"_rule, texts::setIncomplete, player(),
                      static_cast<int>(flag(command.flag).rows[player()].size()), flag(command.flag).slots(),
                      command.flag);
    if (!ruling.verdict.isProven)
        objectToClaim(ruling.verdict);
    if (!ruling.verdict.isProven && !ruling.why.empty())
        ruling.why.back() = Text{texts::takenUnproven, player(), command.flag};
    m_reasons.add(ruling.why, ruling.rules);
    win(command.flag, player());
    if (winnerByFlags(m_state.table))
        endGame(false);
}

void Referee::win(int number, Seat seat)
{
    flag(number).wonBy = seat;
    m_state.wonFlags.push_back({number, seat});
}

// BL-R16
void Referee::award(Seat seat)
{
    const FlagSet proven = provableFlags(m_state.table, seat, m_state.houseRules);
    for (const int number : numbersOf(proven)) {
        if (winnerByFlags(m_state.table))
            return;
        win(number, seat);
        say("BL-R16"_rule, texts::awarded, seat, number);
    }
}

void Referee::endGame(bool blocked)
{
    const auto listening = m_reasons.isListening() ? Reasons::Listening::Yes : Reasons::Listening::No;
    m_state.step = Step::Over;
    const std::vector<WonFlag> claims{m_state.wonFlags.begin(), m_state.wonFlags.end()};
    const Ruling<VictoryVerdict> ruling = judgeVictory(claims, blocked, m_state.houseRules, listening);
    std::vector<Text> why = ruling.why;
    if (!why.empty()) // the points before what they are given for: the last sentence is the one in large letters
        std::rotate(why.begin(), why.end() - 1, why.end());
    m_reasons.add(why, ruling.rules);
    const VictoryVerdict& verdict = ruling.verdict;
    GameResult result;
    result.winner = verdict.winner;
    result.victory = verdict.victory.value_or(Victory::MostFlags);
    result.flags = verdict.flagsWon[verdict.winner ? opponentOf(*verdict.winner) : Seat::North];
    result.drawPoints = m_state.houseRules.drawPoints;
    m_state.result = result;
    m_state.games.push_back(result);
}

void Referee::passTurn()
{
    m_state.toMove = opponent();
    ++m_state.turn;
    m_state.drawsThisTurn = true;
    m_state.step = firstStep(m_state.houseRules);
    say("BL-4.1"_rule, texts::turnGoesTo, player());
}

void Referee::on(const Draw& command)
{
    if (!inStep(Step::ClaimAndDraw))
        return;
    if (!m_state.drawsThisTurn)
        return refuse(m_state.passesInARow > 0 ? "BL-R13"_rule : "BL-4.6"_rule, texts::noDrawThisTurn);
    if (m_state.decks.of(command.deck) == 0)
        return refuse("BL-R13"_rule, texts::deckEmpty, nameOf(command.deck));
    --m_state.decks.of(command.deck);
    ++m_state.hands[player()].of(command.deck);
    say("BL-4.4"_rule, texts::draws, player(), nameOf(command.deck));
    passTurn();
}

void Referee::on(const EndTurn&)
{
    if (!inStep(Step::ClaimAndDraw))
        return;
    if (m_state.mustDraw())
        return refuse("BL-4.4"_rule, texts::drawIsDue, player());
    if (m_state.passesInARow < 2)
        return passTurn();
    // BL-12.2: first the player whose turn it would be
    award(opponent());
    award(player());
    endGame(true);
}

void Referee::on(const EndClaims&)
{
    if (!inStep(Step::ClaimFirst))
        return;
    m_state.step = Step::Play;
    say("BL-13.1"_rule, texts::claimsDone, player());
}

} // namespace whistle::battleline
