// SPDX-License-Identifier: GPL-3.0-or-later
// MH-5, MH-1.2: rounds, Week Cards, Action Cards, passing, the end; MH-26, MH-28: Artefacts, Scrolls, luck, and what
// the program does not know of cards.
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
        return desk.say("MH-1.2"_rule, QT_TRANSLATE_NOOP("heroes", "The last round is over."));
    }
    state.firstPlayer = (state.firstPlayer + 1) % static_cast<int>(state.players.size());
    for (Player& player : state.players)
        player.cards = {true, true, true, player.has(Building::Marketplace)};
    state.passes.clear();
    state.active = state.firstPlayer;
    state.step = Step::RevealWeekCard;
    desk.say("MH-5.6"_rule, QT_TRANSLATE_NOOP("heroes", "Round %1 is over; the First Player token goes to %2."),
             state.round, state.activePlayer().name);
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
    desk.say("MH-5.1"_rule, QT_TRANSLATE_NOOP("heroes", "It is the turn of %1."), state.activePlayer().name);
}

/// MH-5.1; played out of turn all the same, it becomes this player's turn.
void takeTurn(Desk& desk, int player)
{
    if (desk.state.active != player)
        desk.object("MH-5.1"_rule, QT_TRANSLATE_NOOP("heroes", "It is the turn of %1."),
                    desk.state.activePlayer().name);
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
    desk.say("MH-5.6"_rule, QT_TRANSLATE_NOOP("heroes", "Week Card %1; cards left: %2."), command.name,
             state.weekCardsLeft);
    if (state.lastRound)
        desk.say("MH-1.2"_rule, QT_TRANSLATE_NOOP("heroes", "That was the last Week Card: this is the last round."));
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
        desk.refuse("MH-23.3"_rule, QT_TRANSLATE_NOOP("heroes", "The fourth card comes with the Marketplace."));
    else if (!player.cards[place])
        desk.object("MH-5.4"_rule, QT_TRANSLATE_NOOP("heroes", "Card %1 lies face down."), command.card);
    const bool isOnFourth = command.action == ActionKind::Gather || command.action == ActionKind::Build;
    if (isFourth ? !isOnFourth : state.actionCards && !contains((*state.actionCards)[place], command.action))
        desk.object("MH-5.3"_rule, QT_TRANSLATE_NOOP("heroes", "This action is not on card %1."), command.card);
    if (desk.isRefused())
        return;
    if (state.rules.passing == Passing::ThisTurn)
        state.passes.clear();
    state.open = OpenAction{command.card, command.action};
    state.step = Step::Action;
    desk.say("MH-5.2"_rule, QT_TRANSLATE_NOOP("heroes", "%1 uses card %2: %3."), player.name, command.card,
             nameOf(command.action));
}

void on(Desk& desk, const Pass& command)
{
    if (!desk.inStep(Step::Turn))
        return;
    const int player = *desk.state.playerNamed(command.player);
    takeTurn(desk, player);
    if (!contains(desk.state.passes, player))
        desk.state.passes.push_back(player);
    desk.say("MH-R17"_rule, QT_TRANSLATE_NOOP("heroes", "%1 passes."), command.player);
    passTurnOn(desk);
}

void on(Desk& desk, const EndAction&)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Action))
        return;
    Player& player = state.activePlayer();
    player.cards[static_cast<std::size_t>(state.open->card - 1)] = false;
    desk.say("MH-5.4"_rule, QT_TRANSLATE_NOOP("heroes", "Card %1 of %2 is turned face down."), state.open->card,
             player.name);
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
        return desk.refuse("MH-1.2"_rule, QT_TRANSLATE_NOOP("heroes", "The last round is not over yet."));
    state.result = judgeRanking(rankingInquiry(state, true), desk.reasons());
    state.phase = Phase::Finished;
    state.step = Step::None;
}

namespace {

constexpr Saying artefactGained{QT_TRANSLATE_NOOP("heroes", "%1 wears %2: 1 Power Point.")};
constexpr Saying luckNow{QT_TRANSLATE_NOOP("heroes", "%1 has luck tokens: %2.")};

/// The hero of a free command, which comes at every step once play has begun. Null: refused.
Hero* freeHero(Desk& desk, const std::string& name)
{
    Hero* hero = desk.state.hero(name);
    if (desk.state.phase != Phase::Play)
        desk.refuse("MH-3.14"_rule, say::wrongStep, nameOf(desk.state.step));
    else if (!hero)
        desk.refuse("MH-3.14"_rule, say::notInPlay, name);
    return desk.isRefused() ? nullptr : hero;
}

bool isOnTable(State& state, const std::string& artefact)
{
    return state.wearerOf(artefact) ||
           (artefact == tearCard && firstWith(state.players, &Player::tearUnderTemple, true));
}

} // namespace

void on(Desk& desk, const GainArtefact& command)
{
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    std::string& slot = hero->artefacts[command.slot];
    if (!slot.empty())
        desk.refuse("MH-26.16"_rule, say::slotTaken, hero->name);
    if (isOnTable(desk.state, command.name))
        desk.refuse("MH-26.15"_rule, QT_TRANSLATE_NOOP("heroes", "%1 is on the table already."),
                    cardName(command.name));
    if (desk.isRefused())
        return;
    slot = command.name;
    desk.say("MH-26.17"_rule, artefactGained, hero->name, cardName(command.name));
}

void on(Desk& desk, const LoseArtefact& command)
{
    if (!isOnTable(desk.state, command.name))
        return desk.unknown("/name", "MH-26.17"_rule, input::unknownName, command.name);
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    Hero* to = command.to ? freeHero(desk, *command.to) : nullptr;
    const std::optional<Slot> slot = hero->slotOf(command.name);
    if (!slot)
        desk.refuse("MH-26.17"_rule, QT_TRANSLATE_NOOP("heroes", "%1 does not wear %2."), hero->name,
                    cardName(command.name));
    else if (to == hero)
        desk.refuse("MH-26.16"_rule, QT_TRANSLATE_NOOP("heroes", "An Artefact goes to another hero."));
    else if (to && !to->artefacts[*slot].empty())
        desk.refuse("MH-26.16"_rule, say::slotTaken, to->name);
    if (desk.isRefused())
        return;
    hero->artefacts[*slot].clear();
    desk.say("MH-26.17"_rule, QT_TRANSLATE_NOOP("heroes", "%1 loses %2."), hero->name, cardName(command.name));
    if (to) {
        to->artefacts[*slot] = command.name;
        desk.say("MH-26.17"_rule, artefactGained, to->name, cardName(command.name));
    }
}

void on(Desk& desk, const GainScroll& command)
{
    if (Hero* hero = freeHero(desk, command.hero)) {
        hero->scrolls += command.quantity;
        desk.say("MH-26.9"_rule, QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2."), hero->name, hero->scrolls);
    }
}

void on(Desk& desk, const UseScroll& command)
{
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    if (hero->scrolls == 0)
        desk.refuse("MH-26.8"_rule, say::noScrolls, hero->name, 0);
    if (hero->facts->magic < command.level)
        desk.object("MH-26.7"_rule,
                    QT_TRANSLATE_NOOP("heroes", "The Magic of %1 (%2) is too low for a Scroll of level %3."),
                    hero->name, hero->facts->magic, command.level);
    if (desk.isRefused())
        return;
    --hero->scrolls;
    desk.say("MH-26.8"_rule, QT_TRANSLATE_NOOP("heroes", "%1 uses %2."), hero->name, command.name);
}

void on(Desk& desk, const GainLuck& command)
{
    if (Hero* hero = freeHero(desk, command.hero)) {
        hero->luck += command.quantity;
        desk.say("MH-28.1"_rule, luckNow, hero->name, hero->luck);
    }
}

void on(Desk& desk, const SpendLuck& command)
{
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    if (hero->luck < command.quantity)
        return desk.refuse("MH-28.1"_rule, luckNow, hero->name, hero->luck);
    hero->luck -= command.quantity;
    desk.say("MH-28.1"_rule, luckNow, hero->name, hero->luck);
}

void on(Desk& desk, const Adjust& command)
{
    const int index = *desk.state.playerNamed(command.player);
    Player& player = desk.state.players[static_cast<std::size_t>(index)];
    int& number = command.what == Adjusted::Gold        ? player.gold
                  : command.what == Adjusted::Resources ? player.resources
                                                        : player.adjusted;
    const auto shown = [&] { return command.what == Adjusted::PowerPoints ? desk.state.powerPoints(index) : number; };
    if (shown() + command.by < 0)
        return desk.refuse("MH-R50"_rule, QT_TRANSLATE_NOOP("heroes", "That would fall below 0."));
    number += command.by;
    desk.say("MH-R50"_rule, QT_TRANSLATE_NOOP("heroes", "Adjusted by %1, now %2."), command.by, shown());
}

void on(Desk& desk, const Note&)
{
    desk.say("MH-R50"_rule, QT_TRANSLATE_NOOP("heroes", "A remark is noted."));
}

} // namespace whistle::heroes
