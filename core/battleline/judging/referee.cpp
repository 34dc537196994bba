// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/referee.h"

#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr auto noDrawThisTurn = Saying::tr("Nothing is drawn at the end of this turn.");
/// %1 is a seat, %2 a formation, %3 a sum, then the cards added.
/// By the number of cards added.
constexpr Indexed<Saying, 5> counterSets{
    {Saying::tr("%1 has a %2 with the sum %3 there."),
     Saying::tr("%1 can still have a %2 with the sum %3 there, with %4."),
     Saying::tr("%1 can still have a %2 with the sum %3 there, with %4 and %5."),
     Saying::tr("%1 can still have a %2 with the sum %3 there, with %4, %5 and %6."),
     Saying::tr("%1 can still have a %2 with the sum %3 there, with %4, %5, %6 and %7.")}};
constexpr auto gameBegins = Saying::tr("Game %2 begins; %1 has the first turn.");
constexpr auto takenUnproven = Saying::tr("Flag %2 is not proven; recorded anyway, it goes to %1.");

/// BL-4.2: the step that a command belongs to. None: any; a claim out of its step may be recorded all the same.
std::optional<Step> stepOf(const Command& command)
{
    if (std::holds_alternative<StartGame>(command) || std::holds_alternative<ClaimFlag>(command))
        return {};
    if (std::holds_alternative<ScoutDrawCards>(command) || std::holds_alternative<ScoutReturnCards>(command))
        return Step::Scouting;
    if (std::holds_alternative<Draw>(command) || std::holds_alternative<EndTurn>(command))
        return Step::ClaimAndDraw;
    return std::holds_alternative<EndClaims>(command) ? Step::ClaimFirst : Step::Play;
}

} // namespace

Outcome<State> Referee::judge(const Command& command)
{
    const bool isStart = std::holds_alternative<StartGame>(command);
    if (!isStart && m_before.step == Step::NotStarted)
        refuse("BL-2.1"_rule, Saying::tr("No game has begun: start_game comes first."));
    else if (!isStart && m_before.step == Step::Over)
        refuse("BL-12.1"_rule, Saying::tr("This game is over."));
    else if (const std::optional<Step> step = stepOf(command); step && *step != m_before.step)
        refuse("BL-4.2"_rule, said::wrongStep, *step, m_before.step);
    else
        std::visit([this](const auto& one) { on(one); }, command);
    if (m_refused) {
        m_state = m_before;
    } else if (!m_objections.empty()) {
        // What players record against the rules must still be a table that can be.
        if (std::optional<Text> unsound = unsoundness(m_state)) {
            m_objections.push_back({"BL-1.1"_rule, std::move(*unsound), false});
            m_state = m_before;
        }
    }
    return concluded(std::move(m_state));
}

Outcome<State> referee(const State& state, const Command& command, Reasons::Listening listening)
{
    return Referee(state, listening).judge(command);
}

void Referee::checkOpen(int number)
{
    if (const std::optional<Seat> winner = flag(number).wonBy)
        refuse("BL-7.13"_rule, said::flagClosed, number, *winner);
}

void Referee::checkSlot(int number)
{
    checkOpen(number);
    if (flag(number).isOpen() && flag(number).isComplete(player()))
        refuse("BL-5.1"_rule, Saying::tr("%2 has no free slot at flag %1."), number, player());
}

int Referee::openFlagOf(Card card, Seat side) const
{
    const int number = m_state.table.flagOf(card);
    return number > 0 && m_state.table.flag(number).isOpen() && m_state.table.flag(number).has(side, card) ? number : 0;
}

void Referee::lay(Card card, int number)
{
    flag(number).rows[player()].push_back({card, ++m_state.cardsLaid});
    flag(number).lastCardLaidBy = player();
}

void Referee::takeFrom(int number, Seat side, Card card)
{
    Flag& from = flag(number);
    Row& row = from.rows[side];
    row.erase(std::find_if(row.begin(), row.end(), [card](const LaidCard& laid) { return laid.card == card; }));
    // BL-R4: the latest of the cards that remain
    from.lastCardLaidBy.reset();
    int latest = 0;
    for (const Seat seat : bothSeats) {
        for (const LaidCard& laid : from.rows[seat]) {
            if (laid.laidAt > latest) {
                latest = laid.laidAt;
                from.lastCardLaidBy = seat;
            }
        }
    }
}

void Referee::on(const StartGame& command)
{
    if (m_state.isRunning())
        return refuse("BL-12.1"_rule, Saying::tr("A game is in progress; the next one follows it."));
    const bool isFirst = m_state.games.empty();
    if (!isFirst) {
        const SeriesVerdict series = m_state.series(Reasons::Listening::No).verdict;
        if (series.isOver())
            object("BL-14.1"_rule, Saying::tr("The series is decided: %1 has won it."), *series.seriesWinner());
        else if (command.firstStarter != *series.nextStarter)
            object("BL-12.6"_rule, Saying::tr("%1 starts this game of the series."), *series.nextStarter);
        if (command.endConditions && *command.endConditions != m_state.endConditions)
            object("BL-R19"_rule, Saying::tr("What decides the series was agreed before its first game."));
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
    next.step = next.firstStep();
    m_state = std::move(next);
    say("BL-4.1"_rule, gameBegins, player(), static_cast<int>(m_state.games.size()) + 1);
}

void Referee::objectToClaim(const ClaimVerdict& verdict)
{
    const BestSet& best = *verdict.opponent;
    Few<TextPlace, slotsWithMud> added;
    best.added.forEach([&](Card card) { added.push_back(textPlace(card)); });
    object(added.empty() ? "BL-7.3"_rule : "BL-7.8"_rule, counterSets[added.size()], opponent(), best.value.formation,
           best.value.sum, added[0], added[1], added[2], added[3]);
    const FormationValue own = verdict.claimant->value;
    if (verdict.reason == ClaimReason::TieClaimantLast)
        object("BL-7.9"_rule, Saying::tr("It is a tie, and %1 laid the last card: a tie loses."), player());
    else
        object(own.formation == best.value.formation ? "BL-6.6"_rule : "BL-6.5"_rule,
               Saying::tr("The claimed set is a %1 with the sum %2, which is worse."), own.formation, own.sum);
}

void Referee::on(const ClaimFlag& command)
{
    const ClaimTiming timing = m_state.houseRules.claimTiming;
    if (m_state.step != m_state.claimingStep())
        object(timing == ClaimTiming::StartOfTurn ? "BL-13.1"_rule : "BL-7.1"_rule, said::wrongStep,
               m_state.claimingStep(), m_state.step);
    Ruling<ClaimVerdict> ruling = judgeClaim(m_state.claimOn(command.flag, player()), listening());
    if (ruling.verdict.reason == ClaimReason::FlagAlreadyWon)
        return checkOpen(command.flag);
    if (ruling.verdict.reason == ClaimReason::FormationIncomplete)
        return refuse("BL-7.2"_rule, said::setIncomplete, player(),
                      static_cast<int>(flag(command.flag).rows[player()].size()), flag(command.flag).slots(),
                      command.flag);
    if (!ruling.verdict.isProven)
        objectToClaim(ruling.verdict);
    if (!ruling.verdict.isProven && !ruling.why.empty())
        ruling.why.back() = Text{takenUnproven, player(), command.flag};
    m_reasons.add(ruling.why, ruling.rules);
    win(command.flag, player());
    if (m_state.table.winnerByFlags())
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
        if (m_state.table.winnerByFlags())
            return;
        win(number, seat);
        say("BL-R16"_rule, Saying::tr("Flag %2 is proven and is awarded to %1."), seat, number);
    }
}

void Referee::endGame(bool blocked)
{
    m_state.step = Step::Over;
    const Ruling<VictoryVerdict> ruling =
        judgeVictory({{m_state.wonFlags.begin(), m_state.wonFlags.end()}, blocked, m_state.houseRules}, listening());
    std::vector<Text> why = ruling.why;
    if (!why.empty()) // the points before what they are given for: the last sentence is the one in large letters
        std::rotate(why.begin(), why.end() - 1, why.end());
    m_reasons.add(why, ruling.rules);
    m_state.result = resultOf(ruling.verdict, m_state.houseRules.drawPoints);
    m_state.games.push_back(*m_state.result);
}

void Referee::passTurn()
{
    m_state.toMove = opponent();
    ++m_state.turn;
    m_state.drawsThisTurn = true;
    m_state.step = m_state.firstStep();
    say("BL-4.1"_rule, Saying::tr("It is the turn of %1."), player());
}

void Referee::on(const Draw& command)
{
    if (!m_state.drawsThisTurn)
        return refuse(m_state.passesInARow > 0 ? "BL-R13"_rule : "BL-4.6"_rule, noDrawThisTurn);
    if (m_state.decks.of(command.deck) == 0)
        return refuse("BL-R13"_rule, said::deckEmpty, command.deck);
    --m_state.decks.of(command.deck);
    ++hand().of(command.deck);
    say("BL-4.4"_rule, said::draws, player(), command.deck);
    passTurn();
}

void Referee::on(const EndTurn&)
{
    if (m_state.mustDraw())
        return refuse("BL-4.4"_rule, Saying::tr("%1 has to draw a card; that ends the turn."), player());
    if (m_state.passesInARow < 2)
        return passTurn();
    // BL-12.2: first the player whose turn it would be
    award(opponent());
    award(player());
    endGame(true);
}

void Referee::on(const EndClaims&)
{
    m_state.step = Step::Play;
    say("BL-13.1"_rule, Saying::tr("%1 claims no more and plays now."), player());
}

} // namespace whistle::battleline
