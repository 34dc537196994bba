// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "chaotic/game.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

namespace whistle::chaotic {

namespace {

constexpr auto placesCreature = Saying::tr("%1 places a creature: row %2, space %3");
constexpr auto equip = Saying::tr("%1 puts Battlegear under a creature");
constexpr auto revealAll = Saying::tr("All creatures are turned up");
constexpr auto showsLocation = Saying::tr("%1: Location %2");
constexpr auto movesTo = Saying::tr("%1 moves to row %2, space %3 of %4");
constexpr auto initiative = Saying::tr("Initiative");
constexpr auto strikesWith = Saying::tr("%1 strikes with %2");
constexpr auto usesAbility = Saying::tr("%1 uses an ability of %2");
constexpr auto triggersOnBurst = Saying::tr("Triggered abilities on the Burst: %1");
constexpr auto resolves = Saying::tr("%1 resolves");
constexpr auto resolveNext = Saying::tr("The top of the Burst resolves");
constexpr auto hiveOn = Saying::tr("Hive on");
constexpr auto hiveGoesOff = Saying::tr("Hive off");
constexpr auto endTurn = Saying::tr("End of turn");
constexpr auto concede = Saying::tr("%1 gives up");
constexpr auto table = Saying::tr("A rule for the whole table");
/// In the order of AdjustKind; %1 is a creature, %2 an amount.
constexpr std::array<Saying, 14> adjusted{{
    Saying::tr("%1 heals %2"),
    Saying::tr("%1 takes %2 damage"),
    Saying::tr("%1: Mugic counters %2"),
    Saying::tr("%1 gains %2 Energy"),
    Saying::tr("%1: a number changes by %2"),
    Saying::tr("%1: an element changes"),
    Saying::tr("%1 gains an ability"),
    Saying::tr("%1: damage of Attacks changes"),
    Saying::tr("%1: an effect of a text"),
    Saying::tr("Mugic costs change by %2"),
    Saying::tr("%1: Battlegear turned up"),
    Saying::tr("%1 loses its Battlegear"),
    Saying::tr("%1 is put on another space"),
    Saying::tr("%1 leaves play"),
}};

Text adjustWords(const Adjust& adjust)
{
    if (adjust.kind == AdjustKind::EndEffect)
        return {Saying::tr("An effect ends")};
    if (!adjust.creature && adjust.kind != AdjustKind::MugicCost)
        return {table};
    return {adjusted[static_cast<std::size_t>(adjust.kind)], adjust.creature.value_or(std::string{}),
            adjust.amount.value_or(0)};
}

/// The creature that is to strike, as far as there is one.
Text strikeWords(const State& before, const Strike& command)
{
    if (!before.combat || !before.combat->hasStrikes())
        return {strikesWith, std::string{}, command.card};
    const CreatureIndex attacker = before.engagedOf(before.combat->striking);
    return {strikesWith, attacker == nobody ? std::string{} : before.at(attacker).id, command.card};
}

} // namespace

Text headline(const State& before, const Command& command)
{
    return match(
        command, [](const NewMatch& c) { return Text(Saying::tr("New match. Creatures a side: %1"), c.size); },
        [](const SetDeck& c) { return Text(Saying::tr("%1 brings a deck"), c.player); },
        [](const PlaceCreature& c) { return Text(placesCreature, c.player, c.space.row, c.space.column); },
        [](const Equip& c) { return Text(equip, c.player); }, [](const RevealAll&) { return Text(revealAll); },
        [](const ChooseFirst& c) { return Text(Saying::tr("%1 begins"), c.player); },
        [&](const RevealLocation& c) { return Text(showsLocation, before.activePlayer.value_or(Player::One), c.card); },
        [](const ReplaceLocation& c) { return Text(Saying::tr("New Location: %1"), c.card); },
        [](const Move& c) { return Text(movesTo, c.creature, c.space.row, c.space.column, c.space.side); },
        [](const SetInitiative&) { return Text(initiative); }, [&](const Strike& c) { return strikeWords(before, c); },
        [](const PlayMugic& c) { return Text(Saying::tr("%1 plays %2 with %3"), c.player, c.card, c.payer); },
        [](const UseAbility& c) { return Text(usesAbility, c.player, c.source); },
        [](const Trigger& c) { return Text(triggersOnBurst, static_cast<int>(c.items.size())); },
        [](const Pass& c) { return Text(Saying::tr("%1 passes"), c.player); },
        [&](const ResolveNext&) {
            return before.burst.items.empty() ? Text(resolveNext) : Text(resolves, before.burst.items.back().name);
        },
        [](const Adjust& c) { return adjustWords(c); },
        [](const SetHive& c) { return Text(c.on ? hiveOn : hiveGoesOff); },
        [](const Discard& c) { return Text(Saying::tr("%1 discards %2"), c.player, c.card); },
        [](const ReturnCard& c) { return Text(Saying::tr("%1 takes %2 back"), c.player, c.card); },
        [](const EndActionStep&) { return Text(Saying::tr("End of the Action step")); },
        [](const PlayShowdown& c) { return Text(Saying::tr("Showdown: %1 vs %2"), c.pickByDefender, c.pickByActive); },
        [](const EndTurn&) { return Text(endTurn); }, [](const Concede& c) { return Text(concede, c.player); });
}

} // namespace whistle::chaotic
