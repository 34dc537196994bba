// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "chaotic/game.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

constexpr Saying newMatch{QT_TRANSLATE_NOOP("chaotic", "New match. Creatures a side: %1")};
constexpr Saying setDeck{QT_TRANSLATE_NOOP("chaotic", "%1 brings a deck")};
constexpr Saying place{QT_TRANSLATE_NOOP("chaotic", "%1 places a creature: row %2, space %3")};
constexpr Saying equip{QT_TRANSLATE_NOOP("chaotic", "%1 puts Battlegear under a creature")};
constexpr Saying revealAll{QT_TRANSLATE_NOOP("chaotic", "All creatures are turned up")};
constexpr Saying chooseFirst{QT_TRANSLATE_NOOP("chaotic", "%1 begins")};
constexpr Saying location{QT_TRANSLATE_NOOP("chaotic", "%1: Location %2")};
constexpr Saying newLocation{QT_TRANSLATE_NOOP("chaotic", "New Location: %1")};
constexpr Saying move{QT_TRANSLATE_NOOP("chaotic", "%1 moves to row %2, space %3 of %4")};
constexpr Saying initiative{QT_TRANSLATE_NOOP("chaotic", "Initiative")};
constexpr Saying strike{QT_TRANSLATE_NOOP("chaotic", "%1 strikes with %2")};
constexpr Saying mugic{QT_TRANSLATE_NOOP("chaotic", "%1 plays %2 with %3")};
constexpr Saying ability{QT_TRANSLATE_NOOP("chaotic", "%1 uses an ability of %2")};
constexpr Saying trigger{QT_TRANSLATE_NOOP("chaotic", "Triggered abilities on the Burst: %1")};
constexpr Saying pass{QT_TRANSLATE_NOOP("chaotic", "%1 passes")};
constexpr Saying resolves{QT_TRANSLATE_NOOP("chaotic", "%1 resolves")};
constexpr Saying resolveNext{QT_TRANSLATE_NOOP("chaotic", "The top of the Burst resolves")};
constexpr Saying hiveOn{QT_TRANSLATE_NOOP("chaotic", "Hive on")};
constexpr Saying hiveOff{QT_TRANSLATE_NOOP("chaotic", "Hive off")};
constexpr Saying discard{QT_TRANSLATE_NOOP("chaotic", "%1 discards %2")};
constexpr Saying returnCard{QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 back")};
constexpr Saying endAction{QT_TRANSLATE_NOOP("chaotic", "End of the Action step")};
constexpr Saying showdown{QT_TRANSLATE_NOOP("chaotic", "Showdown: %1 vs %2")};
constexpr Saying endTurn{QT_TRANSLATE_NOOP("chaotic", "End of turn")};
constexpr Saying concede{QT_TRANSLATE_NOOP("chaotic", "%1 gives up")};
constexpr Saying effectEnds{QT_TRANSLATE_NOOP("chaotic", "An effect ends")};
constexpr Saying table{QT_TRANSLATE_NOOP("chaotic", "A rule for the whole table")};
/// In the order of AdjustKind; %1 is a creature, %2 an amount.
constexpr std::array<Saying, 14> adjusted{{
    QT_TRANSLATE_NOOP("chaotic", "%1 heals %2"),
    QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage"),
    QT_TRANSLATE_NOOP("chaotic", "%1: Mugic counters %2"),
    QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 Energy"),
    QT_TRANSLATE_NOOP("chaotic", "%1: a number changes by %2"),
    QT_TRANSLATE_NOOP("chaotic", "%1: an element changes"),
    QT_TRANSLATE_NOOP("chaotic", "%1 gains an ability"),
    QT_TRANSLATE_NOOP("chaotic", "%1: damage of Attacks changes"),
    QT_TRANSLATE_NOOP("chaotic", "%1: an effect of a text"),
    QT_TRANSLATE_NOOP("chaotic", "Mugic costs change by %2"),
    QT_TRANSLATE_NOOP("chaotic", "%1: Battlegear turned up"),
    QT_TRANSLATE_NOOP("chaotic", "%1 loses its Battlegear"),
    QT_TRANSLATE_NOOP("chaotic", "%1 is put on another space"),
    QT_TRANSLATE_NOOP("chaotic", "%1 leaves play"),
}};

Text adjustWords(const Adjust& adjust)
{
    if (adjust.kind == AdjustKind::EndEffect)
        return {effectEnds};
    if (!adjust.creature && adjust.kind != AdjustKind::MugicCost)
        return {table};
    return {adjusted[static_cast<std::size_t>(adjust.kind)], adjust.creature.value_or(std::string{}),
            adjust.amount.value_or(0)};
}

/// The creature that is to strike, as far as there is one.
Text strikeWords(const State& before, const Strike& command)
{
    if (!before.combat || !before.combat->hasStrikes())
        return {strike, std::string{}, command.card};
    const CreatureIndex attacker = before.engagedOf(before.combat->striking);
    return {strike, attacker == nobody ? std::string{} : before.at(attacker).id, command.card};
}

} // namespace

Text headline(const State& before, const Command& command)
{
    return match(
        command, [](const NewMatch& c) { return Text(newMatch, c.size); },
        [](const SetDeck& c) { return Text(setDeck, c.player); },
        [](const PlaceCreature& c) { return Text(place, c.player, c.space.row, c.space.column); },
        [](const Equip& c) { return Text(equip, c.player); }, [](const RevealAll&) { return Text(revealAll); },
        [](const ChooseFirst& c) { return Text(chooseFirst, c.player); },
        [&](const RevealLocation& c) { return Text(location, before.activePlayer.value_or(Player::One), c.card); },
        [](const ReplaceLocation& c) { return Text(newLocation, c.card); },
        [](const Move& c) { return Text(move, c.creature, c.space.row, c.space.column, c.space.side); },
        [](const SetInitiative&) { return Text(initiative); }, [&](const Strike& c) { return strikeWords(before, c); },
        [](const PlayMugic& c) { return Text(mugic, c.player, c.card, c.payer); },
        [](const UseAbility& c) { return Text(ability, c.player, c.source); },
        [](const Trigger& c) { return Text(trigger, static_cast<int>(c.items.size())); },
        [](const Pass& c) { return Text(pass, c.player); },
        [&](const ResolveNext&) {
            return before.burst.items.empty() ? Text(resolveNext) : Text(resolves, before.burst.items.back().name);
        },
        [](const Adjust& c) { return adjustWords(c); }, [](const SetHive& c) { return Text(c.on ? hiveOn : hiveOff); },
        [](const Discard& c) { return Text(discard, c.player, c.card); },
        [](const ReturnCard& c) { return Text(returnCard, c.player, c.card); },
        [](const EndActionStep&) { return Text(endAction); },
        [](const PlayShowdown& c) { return Text(showdown, c.pickByDefender, c.pickByActive); },
        [](const EndTurn&) { return Text(endTurn); }, [](const Concede& c) { return Text(concede, c.player); });
}

} // namespace whistle::chaotic
