// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "battleline/game.h"
#include "battleline/judging/desk.h"

namespace whistle::battleline {

namespace {

constexpr auto noDrawThisTurn = Saying::tr("Nothing is drawn at the end of this turn.");
/// %1 is a seat, %2 a formation, %3 a sum, %4 the cards added.
constexpr auto hasSet = Saying::tr("%1 has a %2 with a sum of %3 there.");
constexpr auto canHaveSet = Saying::tr("With %4, %1 can still have a %2 with a sum of %3 there.");
constexpr auto gameBegins = Saying::tr("Game %2 begins; %1 has the first turn.");
constexpr auto takenUnproven = Saying::tr("Flag %2 is not proven; if recorded anyway, it goes to %1.");

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

/// Checks what holds for every command, then judges this one.
void take(Desk& desk, const Command& command)
{
    const Step now = desk.state.step;
    const bool isStart = std::holds_alternative<StartGame>(command);
    if (!isStart && now == Step::NotStarted)
        desk.refuse("BL-2.1"_rule, Saying::tr("No game has begun: start_game comes first."));
    else if (!isStart && now == Step::Over)
        desk.refuse("BL-12.1"_rule, Saying::tr("This game is over."));
    else if (const std::optional<Step> step = stepOf(command); step && *step != now)
        desk.refuse("BL-4.2"_rule, said::wrongStep, *step, now);
    else
        std::visit([&desk](const auto& one) { on(desk, one); }, command);
}

void objectToClaim(Desk& desk, const ClaimVerdict& verdict)
{
    const BestSet& best = *verdict.opponent;
    if (best.added.empty())
        desk.object("BL-7.3"_rule, hasSet, desk.opponent(), best.value.formation, best.value.sum);
    else
        desk.object("BL-7.8"_rule, canHaveSet, desk.opponent(), best.value.formation, best.value.sum, best.added);
    const FormationValue own = verdict.claimant->value;
    if (verdict.reason == ClaimReason::TieClaimantLast)
        desk.object("BL-7.9"_rule, Saying::tr("It is a tie, and %1 laid the last card, which loses a tie."),
                    desk.player());
    else
        desk.object(own.formation == best.value.formation ? "BL-6.6"_rule : "BL-6.5"_rule,
                    Saying::tr("The claimed set is a %1 with a sum of %2, which is worse."), own.formation, own.sum);
}

void win(Desk& desk, int number, Seat seat)
{
    desk.flag(number).wonBy = seat;
    desk.state.wonFlags.push_back({number, seat});
}

// BL-R16
void award(Desk& desk, Seat seat)
{
    const FlagSet proven = provableFlags(desk.state.table, seat, desk.state.houseRules);
    for (const int number : numbersOf(proven)) {
        if (desk.state.table.winnerByFlags())
            return;
        win(desk, number, seat);
        desk.say("BL-R16"_rule, Saying::tr("Flag %2 is proven and goes to %1."), seat, number);
    }
}

void endGame(Desk& desk, bool blocked)
{
    desk.state.step = Step::Over;
    const VictoryCase asked{{desk.state.wonFlags.begin(), desk.state.wonFlags.end()}, blocked, desk.state.houseRules};
    const Ruling<VictoryVerdict> ruling = desk.ask("victory", asked, judgeVictory);
    std::vector<Text> why = ruling.why;
    if (!why.empty()) // the points before what they are given for: the last sentence is the one in large letters
        std::rotate(why.begin(), why.end() - 1, why.end());
    desk.add(why, ruling.rules);
    desk.state.result = resultOf(ruling.verdict, desk.state.houseRules.drawPoints);
    desk.state.games.push_back(*desk.state.result);
}

void passTurn(Desk& desk)
{
    desk.state.toMove = desk.opponent();
    ++desk.state.turn;
    desk.state.drawsThisTurn = true;
    desk.state.step = desk.state.firstStep();
    desk.say("BL-4.1"_rule, common::Saying::tr("It is %1's turn."), desk.player());
}

} // namespace

Outcome<State> referee(const State& state, const Command& command, Reasons::Listening listening,
                       std::vector<AskedQuestion>* asked)
{
    Desk desk(state, listening);
    desk.noteIn(asked);
    take(desk, command);
    // What players record against the rules must still be a table that can be.
    if (!desk.isRefused() && desk.hasObjections()) {
        if (std::optional<Text> unsound = unsoundness(desk.state))
            desk.refuse("BL-1.1"_rule, std::move(*unsound));
    }
    if (desk.isRefused())
        desk.state = state;
    State next = std::move(desk.state);
    return desk.concluded(std::move(next));
}

void Desk::checkOpen(int number)
{
    if (const std::optional<Seat> winner = flag(number).wonBy)
        refuse("BL-7.13"_rule, said::flagClosed, number, *winner);
}

void Desk::checkSlot(int number)
{
    checkOpen(number);
    if (flag(number).isOpen() && flag(number).isComplete(player()))
        refuse("BL-5.1"_rule, Saying::tr("%2 has no free slot at flag %1."), number, player());
}

void on(Desk& desk, const StartGame& command)
{
    if (desk.state.isRunning())
        return desk.refuse("BL-12.1"_rule, Saying::tr("A game is in progress; the next one follows it."));
    const bool isFirst = desk.state.games.empty();
    if (!isFirst) {
        const SeriesVerdict series = desk.ask("series", desk.state.seriesCase(), judgeSeries).verdict;
        if (series.isOver())
            desk.object("BL-14.1"_rule, Saying::tr("The series is decided, and %1 has won it."),
                        *series.seriesWinner());
        else if (command.firstStarter != *series.nextStarter)
            desk.object("BL-12.6"_rule, Saying::tr("%1 starts this game of the series."), *series.nextStarter);
        if (command.endConditions && *command.endConditions != desk.state.endConditions)
            desk.object("BL-R19"_rule, Saying::tr("How the series is decided was agreed before its first game."));
    }
    // Who deals, and so who does not start the first game, is settled at the table (BL-2.2, BL-R21).
    State next;
    next.players = {{command.north.value_or(desk.state.players[Seat::North]),
                     command.south.value_or(desk.state.players[Seat::South])}};
    next.houseRules = command.houseRules.value_or(desk.state.houseRules);
    next.endConditions = command.endConditions.value_or(desk.state.endConditions);
    next.seriesStarter = isFirst ? command.firstStarter : desk.state.seriesStarter;
    next.games = std::move(desk.state.games);
    next.firstStarter = next.toMove = command.firstStarter;
    next.turn = 1;
    next.decks = {troopDeckAfterDeal, tacticsCount}; // BL-2.2 to BL-2.4
    next.hands = {{Cards{handSize, 0}, Cards{handSize, 0}}};
    next.step = next.firstStep();
    desk.state = std::move(next);
    desk.say("BL-4.1"_rule, gameBegins, desk.player(), static_cast<int>(desk.state.games.size()) + 1);
}

void on(Desk& desk, const ClaimFlag& command)
{
    const ClaimTiming timing = desk.state.houseRules.claimTiming;
    if (desk.state.step != desk.state.claimingStep())
        desk.object(timing == ClaimTiming::StartOfTurn ? "BL-13.1"_rule : "BL-7.1"_rule, said::wrongStep,
                    desk.state.claimingStep(), desk.state.step);
    Ruling<ClaimVerdict> ruling = desk.ask("claim", desk.state.claimOn(command.flag, desk.player()), judgeClaim);
    if (ruling.verdict.reason == ClaimReason::FlagAlreadyWon)
        return desk.checkOpen(command.flag);
    if (ruling.verdict.reason == ClaimReason::FormationIncomplete)
        return desk.refuse("BL-7.2"_rule, said::setIncomplete, desk.player(),
                           static_cast<int>(desk.flag(command.flag).rows[desk.player()].size()),
                           desk.flag(command.flag).slots(), command.flag);
    if (!ruling.verdict.isProven)
        objectToClaim(desk, ruling.verdict);
    if (!ruling.verdict.isProven && !ruling.why.empty())
        ruling.why.back() = Text{takenUnproven, desk.player(), command.flag};
    desk.add(ruling.why, ruling.rules);
    win(desk, command.flag, desk.player());
    if (desk.state.table.winnerByFlags())
        endGame(desk, false);
}

void on(Desk& desk, const Draw& command)
{
    if (!desk.state.drawsThisTurn)
        return desk.refuse(desk.state.passesInARow > 0 ? "BL-R13"_rule : "BL-4.6"_rule, noDrawThisTurn);
    if (desk.state.decks.of(command.deck) == 0)
        return desk.refuse("BL-R13"_rule, said::deckEmpty, command.deck);
    --desk.state.decks.of(command.deck);
    ++desk.hand().of(command.deck);
    desk.say("BL-4.4"_rule, said::draws, desk.player(), command.deck);
    passTurn(desk);
}

void on(Desk& desk, const EndTurn& /*command*/)
{
    if (desk.state.mustDraw())
        return desk.refuse("BL-4.4"_rule, Saying::tr("%1 must draw a card; that ends the turn."), desk.player());
    if (desk.state.passesInARow < 2)
        return passTurn(desk);
    // BL-12.2: first the player whose turn it would be
    award(desk, desk.opponent());
    award(desk, desk.player());
    endGame(desk, true);
}

void on(Desk& desk, const EndClaims& /*command*/)
{
    desk.state.step = Step::Play;
    desk.say("BL-13.1"_rule, Saying::tr("%1 claims nothing more and now plays."), desk.player());
}

} // namespace whistle::battleline
