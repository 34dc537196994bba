// SPDX-License-Identifier: GPL-3.0-or-later
// MH-26, MH-28: Artefacts, Scrolls, luck, and what the program does not know of cards.
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/questions/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

/// Free commands: at every step once play has begun.
bool inPlay(Desk& desk)
{
    if (desk.state.phase == Phase::Play)
        return true;
    desk.refuse("MH-3.14"_rule, say::wrongStep, nameOf(desk.state.step));
    return false;
}

Hero* freeHero(Desk& desk, const std::string& name)
{
    return desk.knowsHero(name, "/hero") && inPlay(desk) ? desk.heroInPlay(name, "/hero") : nullptr;
}

bool isOnTable(const State& state, const std::string& artefact)
{
    const bool isWorn = std::any_of(state.heroes.begin(), state.heroes.end(),
                                    [&](const Hero& hero) { return hero.slotOf(artefact).has_value(); });
    const bool isUnder = artefact == tearCard && std::any_of(state.players.begin(), state.players.end(),
                                                             [](const Player& one) { return one.tearUnderTemple; });
    return isWorn || isUnder;
}

} // namespace

void on(Desk& desk, const GainArtefact& command)
{
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    std::string& slot = hero->artefacts[static_cast<std::size_t>(command.slot)];
    if (!slot.empty())
        desk.refuse("MH-26.16"_rule, say::slotTaken, hero->name);
    if (isOnTable(desk.state, command.name))
        desk.refuse("MH-26.15"_rule, say::artefactElsewhere, cardName(command.name));
    if (desk.isRefused())
        return;
    slot = command.name;
    desk.say("MH-26.17"_rule, say::artefactGained, hero->name, cardName(command.name));
}

void on(Desk& desk, const LoseArtefact& command)
{
    if (!desk.knowsHero(command.hero, "/hero") || (command.to && !desk.knowsHero(*command.to, "/to")))
        return;
    if (!isOnTable(desk.state, command.name))
        return desk.unknown("/name", "MH-26.17"_rule, texts::input::unknownName, command.name);
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    Hero* to = command.to ? desk.heroInPlay(*command.to, "/to") : nullptr;
    const std::optional<Slot> slot = hero->slotOf(command.name);
    if (!slot)
        desk.refuse("MH-26.17"_rule, say::artefactNotWorn, hero->name, cardName(command.name));
    else if (to == hero)
        desk.refuse("MH-26.16"_rule, say::toAnother);
    else if (to && !to->artefacts[static_cast<std::size_t>(*slot)].empty())
        desk.refuse("MH-26.16"_rule, say::slotTaken, to->name);
    if (desk.isRefused())
        return;
    hero->artefacts[static_cast<std::size_t>(*slot)].clear();
    desk.say("MH-26.17"_rule, say::artefactLost, hero->name, cardName(command.name));
    if (to) {
        to->artefacts[static_cast<std::size_t>(*slot)] = command.name;
        desk.say("MH-26.17"_rule, say::artefactGained, to->name, cardName(command.name));
    }
}

void on(Desk& desk, const GainScroll& command)
{
    if (Hero* hero = freeHero(desk, command.hero)) {
        hero->scrolls += command.quantity;
        desk.say("MH-26.9"_rule, say::scrollsNow, hero->name, hero->scrolls);
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
        desk.object("MH-26.7"_rule, say::magicTooLow, hero->name, hero->facts->magic, command.level);
    if (desk.isRefused())
        return;
    --hero->scrolls;
    desk.say("MH-26.8"_rule, say::scrollUsed, hero->name, command.name);
}

void on(Desk& desk, const GainLuck& command)
{
    if (Hero* hero = freeHero(desk, command.hero)) {
        hero->luck += command.quantity;
        desk.say("MH-28.1"_rule, say::luckNow, hero->name, hero->luck);
    }
}

void on(Desk& desk, const SpendLuck& command)
{
    Hero* hero = freeHero(desk, command.hero);
    if (!hero)
        return;
    if (hero->luck < command.quantity)
        return desk.refuse("MH-28.1"_rule, say::luckNow, hero->name, hero->luck);
    hero->luck -= command.quantity;
    desk.say("MH-28.1"_rule, say::luckNow, hero->name, hero->luck);
}

void on(Desk& desk, const Adjust& command)
{
    const std::optional<int> index = desk.player(command.player, "/player");
    if (!index)
        return;
    Player& player = desk.state.players[static_cast<std::size_t>(*index)];
    int& number = command.what == Adjusted::Gold        ? player.gold
                  : command.what == Adjusted::Resources ? player.resources
                                                        : player.adjusted;
    const int shown = command.what == Adjusted::PowerPoints ? desk.state.powerPoints(*index) : number;
    if (shown + command.by < 0)
        return desk.refuse("MH-R50"_rule, say::belowZero);
    number += command.by;
    desk.say("MH-R50"_rule, say::adjusted, command.by, shown + command.by);
}

void on(Desk& desk, const Note&)
{
    desk.say("MH-R50"_rule, say::noted);
}

} // namespace whistle::heroes
