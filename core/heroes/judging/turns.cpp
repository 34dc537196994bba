// SPDX-License-Identifier: GPL-3.0-or-later
// MH-5, MH-1.2: rounds, Week Cards, Action Cards, passing, the end.
#include "base/common_words.h"
#include "heroes/judging/desk.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

/// MH-5.5, MH-5.6
void endRound(Desk& desk)
{
    State& state = desk.state;
    if (state.lastRound) {
        state.step = Step::EndMatch;
        state.active.reset();
        return desk.say("MH-1.2"_rule, Saying::tr("The last round is over."));
    }
    state.firstPlayer = (state.firstPlayer + 1) % static_cast<int>(state.players.size());
    for (Player& player : state.players)
        player.cards = {true, true, true, player.has(Building::Marketplace)};
    state.passes.clear();
    state.active = state.firstPlayer;
    state.step = Step::RevealWeekCard;
    desk.say("MH-5.6"_rule, Saying::tr("Round %1 is over; the First Player token goes to %2."), state.round,
             state.activePlayer().name);
    ++state.round;
}

/// MH-5.1, MH-R17: the next player clockwise who has a face-up card, or the end of the round.
void passTurnOn(Desk& desk)
{
    State& state = desk.state;
    const int number = static_cast<int>(state.players.size());
    const auto hasCard = [&](int player) {
        return contains(state.players[static_cast<std::size_t>(player)].cards, true);
    };
    const bool forRound = state.rules.passing == Passing::RestOfRound;
    bool isOver = true;
    for (int player = 0; player < number; ++player)
        isOver = isOver && (!hasCard(player) || contains(state.passes, player));
    if (isOver)
        return endRound(desk);
    int next = *state.active;
    do {
        next = (next + 1) % number;
    } while (!hasCard(next) || (forRound && contains(state.passes, next)));
    state.active = next;
    state.step = Step::Turn;
    desk.say("MH-5.1"_rule, common::Saying::tr("It is %1's turn."), state.activePlayer().name);
}

/// MH-5.1; played out of turn all the same, it becomes this player's turn.
void takeTurn(Desk& desk, int player)
{
    if (desk.state.active != player)
        desk.object("MH-5.1"_rule, common::Saying::tr("It is %1's turn."), desk.state.activePlayer().name);
    desk.state.active = player;
}

} // namespace

void on(Desk& desk, const RevealWeekCard& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::RevealWeekCard, "MH-5.6"_rule))
        return;
    --state.weekCardsLeft;
    state.weekCard = WeekCard{command.name, command.darkDays, command.modifiers};
    state.lastRound = state.weekCardsLeft == 0;
    state.step = Step::Turn;
    desk.say("MH-5.6"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "Week Card “%1”, with %n card(s) left.")},
             command.name, state.weekCardsLeft);
    if (state.lastRound)
        desk.say("MH-1.2"_rule, Saying::tr("That was the last Week Card: this is the last round."));
}

void on(Desk& desk, const PlayCard& command)
{
    if (!desk.inStep(Step::Turn))
        return;
    State& state = desk.state;
    takeTurn(desk, *state.playerNamed(command.player));
    const Player& player = state.activePlayer();
    const auto place = static_cast<std::size_t>(command.card - 1);
    const bool isFourth = command.card == 4;
    if (isFourth && !player.has(Building::Marketplace))
        desk.refuse("MH-23.3"_rule, Saying::tr("The fourth card comes with the Marketplace."));
    else if (!player.cards[place])
        desk.object("MH-5.4"_rule, Saying::tr("Card %1 is face down."), command.card);
    const bool isOnFourth = command.action == ActionKind::Gather || command.action == ActionKind::Build;
    if (isFourth ? !isOnFourth : state.actionCards && !contains((*state.actionCards)[place], command.action))
        desk.object("MH-5.3"_rule, Saying::tr("This action is not on card %1."), command.card);
    if (desk.isRefused())
        return;
    if (state.rules.passing == Passing::ThisTurn)
        state.passes.clear();
    state.open = OpenAction{command.card, command.action};
    state.step = Step::Action;
    desk.say("MH-5.2"_rule, Saying::tr("%1 uses card %2: %3."), player.name, command.card, nameOf(command.action));
}

void on(Desk& desk, const Pass& command)
{
    if (!desk.inStep(Step::Turn))
        return;
    const int player = *desk.state.playerNamed(command.player);
    takeTurn(desk, player);
    if (!contains(desk.state.passes, player))
        desk.state.passes.push_back(player);
    desk.say("MH-R17"_rule, common::Saying::tr("%1 passes."), command.player);
    passTurnOn(desk);
}

void on(Desk& desk, const EndAction&)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Action))
        return;
    Player& player = state.activePlayer();
    player.cards[static_cast<std::size_t>(state.open->card - 1)] = false;
    desk.say("MH-5.4"_rule, Saying::tr("%2's card %1 is turned face down."), state.open->card, player.name);
    state.open.reset();
    state.activation.reset();
    for (Hero& hero : state.heroes)
        hero.activated = hero.mayActivateAgain = false;
    passTurnOn(desk);
}

void on(Desk& desk, const EndMatch&)
{
    State& state = desk.state;
    if (state.step != Step::EndMatch)
        return desk.refuse("MH-1.2"_rule, Saying::tr("The last round is not over yet."));
    const RankingInquiry inquiry = rankingInquiry(state, true);
    desk.note("final_ranking", inquiry);
    state.result = judgeRanking(inquiry, desk.reasons());
    state.phase = Phase::Finished;
    state.step = Step::None;
}

} // namespace whistle::heroes
