// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "chaotic/game.h"
#include "chaotic/telling/names.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

constexpr Sentence newMatch{"chaotic", QT_TRANSLATE_NOOP("chaotic", "New match. Creatures a side: %1")};
constexpr Sentence setDeck{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 brings a deck")};
constexpr Sentence place{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 places a creature: row %2, space %3")};
constexpr Sentence equip{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 puts Battlegear under a creature")};
constexpr Sentence revealAll{"chaotic", QT_TRANSLATE_NOOP("chaotic", "All creatures are turned up")};
constexpr Sentence chooseFirst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 begins")};
constexpr Sentence location{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: Location %2")};
constexpr Sentence newLocation{"chaotic", QT_TRANSLATE_NOOP("chaotic", "New Location: %1")};
constexpr Sentence move{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 moves to row %2, space %3 of %4")};
constexpr Sentence initiative{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Initiative")};
constexpr Sentence strike{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 strikes with %2")};
constexpr Sentence mugic{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 plays %2 with %3")};
constexpr Sentence ability{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 uses an ability of %2")};
constexpr Sentence trigger{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Triggered abilities on the Burst: %1")};
constexpr Sentence pass{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 passes")};
constexpr Sentence resolves{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 resolves")};
constexpr Sentence resolveNext{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The top of the Burst resolves")};
constexpr Sentence hiveOn{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive on")};
constexpr Sentence hiveOff{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive off")};
constexpr Sentence discard{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 discards %2")};
constexpr Sentence returnCard{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 back")};
constexpr Sentence endAction{"chaotic", QT_TRANSLATE_NOOP("chaotic", "End of the Action step")};
constexpr Sentence showdown{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Showdown: %1 vs %2")};
constexpr Sentence endTurn{"chaotic", QT_TRANSLATE_NOOP("chaotic", "End of turn")};
constexpr Sentence concede{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 gives up")};
constexpr Sentence effectEnds{"chaotic", QT_TRANSLATE_NOOP("chaotic", "An effect ends")};
constexpr Sentence table{"chaotic", QT_TRANSLATE_NOOP("chaotic", "A rule for the whole table")};
/// In the order of AdjustKind; %1 is a creature, %2 an amount.
constexpr std::array<Sentence, 14> adjusted{{
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 heals %2")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: Mugic counters %2")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 Energy")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: a number changes by %2")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: an element changes")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 gains an ability")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: damage of Attacks changes")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: an effect of a text")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic costs change by %2")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1: Battlegear turned up")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 loses its Battlegear")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is put on another space")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 leaves play")},
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
        command,
        [](const NewMatch& c) {
            return Text{newMatch, c.size};
        },
        [](const SetDeck& c) {
            return Text{setDeck, c.player};
        },
        [](const PlaceCreature& c) {
            return Text{place, c.player, c.space.row, c.space.column};
        },
        [](const Equip& c) {
            return Text{equip, c.player};
        },
        [](const RevealAll&) { return Text{revealAll}; },
        [](const ChooseFirst& c) {
            return Text{chooseFirst, c.player};
        },
        [&](const RevealLocation& c) {
            return Text{location, before.activePlayer.value_or(Player::One), c.card};
        },
        [](const ReplaceLocation& c) {
            return Text{newLocation, c.card};
        },
        [](const Move& c) {
            return Text{move, c.creature, c.space.row, c.space.column, c.space.side};
        },
        [](const SetInitiative&) { return Text{initiative}; }, [&](const Strike& c) { return strikeWords(before, c); },
        [](const PlayMugic& c) {
            return Text{mugic, c.player, c.card, c.payer};
        },
        [](const UseAbility& c) {
            return Text{ability, c.player, c.source};
        },
        [](const Trigger& c) {
            return Text{trigger, static_cast<int>(c.items.size())};
        },
        [](const Pass& c) {
            return Text{pass, c.player};
        },
        [&](const ResolveNext&) {
            return before.burst.items.empty() ? Text{resolveNext} : Text{resolves, before.burst.items.back().name};
        },
        [](const Adjust& c) { return adjustWords(c); }, [](const SetHive& c) { return Text{c.on ? hiveOn : hiveOff}; },
        [](const Discard& c) {
            return Text{discard, c.player, c.card};
        },
        [](const ReturnCard& c) {
            return Text{returnCard, c.player, c.card};
        },
        [](const EndActionStep&) { return Text{endAction}; },
        [](const PlayShowdown& c) {
            return Text{showdown, c.pickByDefender, c.pickByActive};
        },
        [](const EndTurn&) { return Text{endTurn}; },
        [](const Concede& c) {
            return Text{concede, c.player};
        });
}

} // namespace whistle::chaotic
