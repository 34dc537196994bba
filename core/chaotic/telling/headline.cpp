// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "chaotic/game.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/texts.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr auto placesCreature = Saying::tr("%1 places a creature: row %2, space %3.");
constexpr auto equip = Saying::tr("%1 puts Battlegear under a creature");
constexpr auto revealAll = Saying::tr("All creatures are revealed");
constexpr auto showsLocation = Saying::tr("%1's %2 is the Active Location.");
constexpr auto movesTo = Saying::tr("%1 moves to row %2, space %3 on %4's side.");
constexpr auto initiative = Saying::tr("Initiative");
/// %1 is a creature, %2 its player.
constexpr auto strikesFirst = Saying::tr("%2's %1 strikes first.");
constexpr auto attacks = Saying::tr("%1 attacks %2.");
constexpr auto dealtDamage = Saying::tr("%2 has %3 left after %1 damage");
constexpr auto falls = Saying::tr("%1 falls");
constexpr auto fallsBy = Saying::tr("%1 falls to %2 damage");
constexpr auto bothFall = Saying::tr("%1 and %2 fall");
constexpr auto damageTaken = Saying::tr("%1 takes %2 damage and has %3 left.");
constexpr auto healed = Saying::tr("%1 heals %2 and has %3 left.");
constexpr auto wasNegated = Saying::tr("%1 was negated and does nothing.");
constexpr auto doesNothing = Saying::tr("%1 does nothing: its target is gone.");
constexpr auto leftToPlayers = Saying::tr("%1: you carry it out");
constexpr auto abilityResolves = Saying::tr("%1's ability resolves");
constexpr auto isImmune = Saying::tr("%1 is immune to Intimidate");
/// As the sentences of a recorded effect.
constexpr std::array<Saying, 5> changed{{
    Saying::tr("%1: %2 +%3 (%4)."),
    Saying::tr("%1: %2 −%3 (%4)."),
    Saying::tr("%1: %2 is set to %3 (%4)."),
    Saying::tr("%1 gains %2 (%3)."),
    Saying::tr("%1 loses %2 (%3)."),
}};
constexpr auto strikesWith = Saying::tr("%1 strikes with %2.");
constexpr auto usesAbility = Saying::tr("%1 uses one of %2's abilities.");
constexpr auto triggersOnBurst = Saying::tr("Triggered abilities on the Burst: %1");
constexpr auto resolves = Saying::tr("%1 resolves.");
constexpr auto resolveNext = Saying::tr("The top of the Burst resolves");
constexpr auto hiveOn = Saying::tr("Hive on");
constexpr auto hiveGoesOff = Saying::tr("Hive off");
constexpr auto endTurn = Saying::tr("End of turn");
constexpr auto concede = Saying::tr("%1 gives up.");
constexpr auto table = Saying::tr("A rule for the whole table");
/// In the order of AdjustKind; %1 is a creature, %2 an amount.
constexpr std::array<Saying, 14> adjusted{{
    Saying::tr("%1 heals %2"),
    Saying::tr("%1 takes %2 damage"),
    Saying::tr("%1: Mugic counters change by %2"),
    Saying::tr("%1 gains %2 Energy"),
    Saying::tr("%1: a number changes by %2"),
    Saying::tr("%1: an element changes"),
    Saying::tr("%1 gains an ability"),
    Saying::tr("%1: Attack damage changes"),
    Saying::tr("%1: an effect from a card's text"),
    Saying::tr("Mugic costs change by %2"),
    Saying::tr("%1: Battlegear revealed"),
    Saying::tr("%1 loses its Battlegear."),
    Saying::tr("%1 is put on another space"),
    Saying::tr("%1 leaves play."),
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

int leftOf(const State& state, CreatureIndex creature)
{
    return InForce(state).numbers(creature).verdict.currentEnergy();
}

/// Whoever has left play, by index.
std::vector<CreatureIndex> fallen(const State& before, const State& after)
{
    std::vector<CreatureIndex> all;
    for (CreatureIndex i = 0; i < static_cast<int>(before.creatures.size()); ++i) {
        if (before.at(i).inPlay && !after.at(i).inPlay)
            all.push_back(i);
    }
    return all;
}

/// The end of the match, or who fell: more than anything else that came of it.
std::optional<Text> ending(const State& before, const State& after, std::optional<int> damage)
{
    if (after.step == Step::Finished && before.step != Step::Finished)
        return after.winner ? Text{Saying::tr("%1 wins the match."), *after.winner}
                            : Text{Saying::tr("The match is a draw")};
    const std::vector<CreatureIndex> gone = fallen(before, after);
    if (gone.empty())
        return {};
    const std::string& first = after.at(gone.front()).id;
    if (gone.size() > 1)
        return Text{bothFall, first, after.at(gone[1]).id};
    return damage.value_or(0) > 0 ? Text{fallsBy, first, *damage} : Text{falls, first};
}

/// The first number or element that a recorded effect has changed.
std::optional<Text> changeWords(const State& before, const State& after)
{
    const auto fresh = std::find_if(after.effects.begin(), after.effects.end(),
                                    [&](const Effect& effect) { return effect.id > before.lastEffect; });
    const auto* modifier = fresh == after.effects.end() ? nullptr : std::get_if<StatModifier>(&fresh->change);
    if (!modifier || fresh->creature == nobody || modifier->per || modifier->onlyIf)
        return {};
    const std::string& creature = after.at(fresh->creature).id;
    if (fresh->source == Source::Intimidate && InForce(after).isImmune(fresh->creature, KeywordKind::Intimidate))
        return Text{isImmune, creature};
    const Saying words = changed[static_cast<std::size_t>(modifier->operation)];
    const TextPlace name = Name{fresh->name, fresh->name == "correction" ? Sentence{texts::aCorrection} : Sentence{}};
    const bool isOfAll = fresh->source == Source::Intimidate && after.houseRules.intimidateAllDisciplines;
    return modifier->changesElement()
               ? Text{words, creature, modifier->element, name}
               : Text{words, creature, isOfAll ? Stat::AllDisciplines : modifier->stat, modifier->amount, name};
}

/// The first creature whose damage is another: what it took or healed.
std::optional<Text> damageWords(const State& before, const State& after)
{
    for (CreatureIndex i = 0; i < static_cast<int>(before.creatures.size()); ++i) {
        const int change = after.at(i).damage - before.at(i).damage;
        if (change != 0 && after.at(i).inPlay)
            return Text{change > 0 ? damageTaken : healed, after.at(i).id, std::abs(change), leftOf(after, i)};
    }
    return {};
}

/// What an Attack has done.
Text strikeResult(const State& before, const State& after)
{
    const LastStrike& strike = *after.lastStrike;
    const int damage = strike.verdict.damage;
    if (strike.failed)
        return {*strike.failed == StrikeFailed::Negated ? wasNegated : doesNothing, strike.card};
    if (const auto end = ending(before, after, damage))
        return *end;
    return {dealtDamage, damage, after.at(strike.defender).id, leftOf(after, strike.defender)};
}

Text resolved(const State& before, const State& after)
{
    if (before.burst.items.empty())
        return {resolveNext};
    const Item& item = before.burst.items.back();
    const TextPlace name = item.keyword ? TextPlace{nameOf(item.keyword->kind)} : TextPlace{Name{item.name}};
    if (after.burst.find(item.id)) // it was refused
        return {resolves, name};
    if (item.negated)
        return {wasNegated, name};
    const auto& outcomes = after.burst.outcomes;
    if (std::any_of(outcomes.begin(), outcomes.end(),
                    [&](const auto& one) { return one.first == item.id && one.second == ItemOutcome::NoEffect; }))
        return {doesNothing, name};
    if (item.type == ItemType::Attack && after.lastStrike)
        return strikeResult(before, after);
    if (const auto end = ending(before, after, {}))
        return *end;
    if (item.effect && item.target.item != 0) {
        const auto hit = std::find_if(before.burst.items.begin(), before.burst.items.end(),
                                      [&](const Item& one) { return one.id == item.target.item; });
        const bool isDispelled = *item.effect == BurstEffect::Dispel;
        return {isDispelled ? Saying::tr("%1 is dispelled.") : Saying::tr("%1 is negated."), Name{hit->name}};
    }
    if (const auto words = damageWords(before, after))
        return *words;
    if (const auto words = changeWords(before, after))
        return *words;
    if (!item.words.empty())
        return {leftToPlayers, name};
    return {item.type == ItemType::ActivatedAbility ? abilityResolves : resolves, name};
}

Text playWords(const PlayMugic& c)
{
    return c.target ? Text(Saying::tr("%1 plays %2 on %3"), c.player, c.card, *c.target)
                    : Text(Saying::tr("%1 plays %2"), c.player, c.card);
}

Text adjustResult(const State& before, const State& after, const Adjust& c)
{
    if (const auto end = c.kind == AdjustKind::LeavePlay && after.step != Step::Finished
                             ? std::nullopt
                             : ending(before, after, c.kind == AdjustKind::Damage ? c.amount : std::nullopt))
        return *end;
    const auto words = c.kind == AdjustKind::Heal || c.kind == AdjustKind::Damage ? damageWords(before, after)
                                                                                  : changeWords(before, after);
    return words.value_or(adjustWords(c));
}

Text initiativeWords(const State& after)
{
    if (!after.combat || !after.combat->hasStrikes())
        return {initiative};
    const Creature& first = after.at(*after.combat->initiative);
    return {strikesFirst, first.id, first.player};
}

} // namespace

Text headline(const State& before, const Command& command, const State& after)
{
    return match(
               command,
               [](const NewMatch& c) {
                   return Text(Saying{QT_TRANSLATE_N_NOOP("chaotic", "A match begins with %n creature(s) per side.")},
                               c.size);
               },
               [](const SetDeck& c) { return Text(Saying::tr("%1 brings a deck"), c.player); },
               [](const PlaceCreature& c) { return Text(placesCreature, c.player, c.space.row, c.space.column); },
               [](const Equip& c) { return Text(equip, c.player); }, [](const RevealAll&) { return Text(revealAll); },
               [](const ChooseFirst& c) { return Text(Saying::tr("%1 begins."), c.player); },
               [&](const RevealLocation& c) {
                   return Text(showsLocation, before.activePlayer.value_or(Player::One), c.card);
               },
               [](const ReplaceLocation& c) { return Text(Saying::tr("New Location: %1"), c.card); },
               [&](const Move& c) {
                   return !before.combat && after.combat
                              ? Text(attacks, after.at(after.combat->attacker).id, after.at(after.combat->defender).id)
                              : Text(movesTo, c.creature, c.space.row, c.space.column, c.space.side);
               },
               [&](const SetInitiative&) { return initiativeWords(after); },
               [&](const Strike& c) {
                   const auto played = [](const State& one) {
                       return one.seats[Player::One].attackDiscard.size() + one.seats[Player::Two].attackDiscard.size();
                   };
                   return !before.isAdvanced() && after.lastStrike && played(after) != played(before)
                              ? strikeResult(before, after)
                              : strikeWords(before, c);
               },
               [](const PlayMugic& c) { return playWords(c); },
               [&](const UseAbility& c) {
                   if (const auto end = ending(before, after, {}))
                       return *end;
                   return c.target
                              ? Text(Saying::tr("%1 uses one of %2's abilities on %3"), c.player, c.source, *c.target)
                              : Text(usesAbility, c.player, c.source);
               },
               [](const Trigger& c) { return Text(triggersOnBurst, static_cast<int>(c.items.size())); },
               [](const Pass& c) { return Text(Saying::tr("%1 adds nothing."), c.player); },
               [&](const ResolveNext&) { return resolved(before, after); },
               [&](const Adjust& c) { return adjustResult(before, after, c); },
               [](const SetHive& c) { return Text(c.on ? hiveOn : hiveGoesOff); },
               [](const Discard& c) { return Text(Saying::tr("%1 discards %2."), c.player, c.card); },
               [](const ReturnCard& c) { return Text(Saying::tr("%1 takes %2 back"), c.player, c.card); },
               [](const EndActionStep&) { return Text(Saying::tr("End of the Action step")); },
               [](const PlayShowdown& c) {
                   return Text(Saying::tr("Showdown: %1 vs %2."), c.pickByDefender, c.pickByActive);
               },
               [](const EndTurn&) { return Text(endTurn); }, [](const Concede& c) { return Text(concede, c.player); })
        .asLine();
}

} // namespace whistle::chaotic
