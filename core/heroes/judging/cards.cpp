// SPDX-License-Identifier: GPL-3.0-or-later
// MH-26, MH-28: Artefacts, Scrolls, luck, and what the program does not know of cards.
#include "heroes/judging/desk.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr auto artefactGained = Saying::tr("%1 wears %2: 1 Power Point.");
constexpr auto luckNow = Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n luck token(s).")};

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
        desk.refuse("MH-26.15"_rule, Saying::tr("%1 is already on the table."), cardName(command.name));
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
        desk.refuse("MH-26.17"_rule, Saying::tr("%1 does not wear %2."), hero->name, cardName(command.name));
    else if (to == hero)
        desk.refuse("MH-26.16"_rule, Saying::tr("An Artefact must go to another hero."));
    else if (to && !to->artefacts[*slot].empty())
        desk.refuse("MH-26.16"_rule, say::slotTaken, to->name);
    if (desk.isRefused())
        return;
    hero->artefacts[*slot].clear();
    desk.say("MH-26.17"_rule, Saying::tr("%1 loses %2."), hero->name, cardName(command.name));
    if (to) {
        to->artefacts[*slot] = command.name;
        desk.say("MH-26.17"_rule, artefactGained, to->name, cardName(command.name));
    }
}

void on(Desk& desk, const GainScroll& command)
{
    if (Hero* hero = freeHero(desk, command.hero)) {
        hero->scrolls += command.quantity;
        desk.say("MH-26.9"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n Scroll(s).")}, hero->name,
                 hero->scrolls);
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
        desk.object("MH-26.7"_rule, Saying::tr("%1's Magic (%2) is too low for a Scroll of level %3."), hero->name,
                    hero->facts->magic, command.level);
    if (desk.isRefused())
        return;
    --hero->scrolls;
    desk.say("MH-26.8"_rule, Saying::tr("%1 uses %2."), hero->name, command.name);
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
        return desk.refuse("MH-R50"_rule, Saying::tr("That would fall below 0."));
    number += command.by;
    desk.say("MH-R50"_rule, Saying::tr("Adjusted by %1, now %2."), command.by, shown());
}

void on(Desk& desk, const Note&)
{
    desk.say("MH-R50"_rule, Saying::tr("A remark is recorded."));
}

} // namespace whistle::heroes
