// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "base/match.h"
#include "heroes/game.h"
#include "heroes/judging/attack_roll.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/income.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

/// None: it is no attack that could be made.
std::optional<int> damageOf(const State& before, const Attack& attack)
{
    const std::optional<Piece> piece = before.battle ? pieceNamed(before, attack.piece) : std::nullopt;
    if (!piece)
        return {};
    const RollInquiry inquiry = rollInquiry(before, attack, *piece);
    return faultOf(inquiry) ? std::nullopt : judgeRoll(inquiry, Reasons::unheard()).damage;
}

} // namespace

Text headline(const State& before, const Command& command)
{
    static constexpr auto say = [](Saying words, const auto&... places) { return Text{words, places...}; };
    static constexpr auto count = [](const auto& things) { return static_cast<int>(things.size()); };
    static constexpr auto name = [](const Opponent& opponent) {
        const auto* facts = std::get_if<EncounterFacts>(&opponent);
        return facts ? facts->name : std::get<std::string>(opponent);
    };
    const std::string active = before.active ? before.activePlayer().name : std::string();
    const auto fighter = [&](bool isActive) {
        if (!before.battle)
            return active;
        return isActive ? before.battle->active : before.battle->opponent;
    };
    return match(
               command,
               [](const NewMatch& c) {
                   return say(Saying::tr("New match: %1 players, %2 goes first"), count(c.players), c.firstPlayer);
               },
               [](const PlaceTile& c) { return say(Saying::tr("Tile %1 is laid."), c.tile); },
               [](const SetSpace& c) {
                   const Space at{c.row, c.column};
                   return c.site        ? say(Saying::tr("%1 is at %2"), c.site->name, at)
                          : c.encounter ? say(Saying::tr("%1 is at %2"), c.encounter->name, at)
                          : c.guards    ? say(Saying::tr("%1 is guarded from %2"), *c.guards, at)
                                        : say(Saying::tr("Terrain changed at %1"), at);
               },
               [](const PlaceCapital& c) {
                   return say(Saying::tr("%1's capital is at %2."), c.player, Space{c.row, c.column});
               },
               [](const ChooseHero& c) { return say(Saying::tr("%1 chooses %2"), c.player, c.hero); },
               [](const RevealWeekCard& c) {
                   return c.darkDays ? say(Saying::tr("Week Card: %1 (Dark Days)"), c.name)
                                     : say(Saying::tr("Week Card: %1"), c.name);
               },
               [](const PlayCard& c) { return say(Saying::tr("%1: card %2, %3"), c.player, c.card, c.action); },
               [](const Pass& c) { return say(common::Saying::tr("%1 passes."), c.player); },
               [&](const EndAction&) { return say(Saying::tr("%1 ends the action"), active); },
               [](const Activate& c) { return say(Saying::tr("%1 is activated."), c.hero); },
               [&](const Move& c) {
                   return say(Saying::tr("%1 moves to %2"), before.activation ? before.activation->hero : std::string(),
                              c.path.back().space());
               },
               [](const Loot& c) { return say(Saying::tr("%1 loots %2."), c.hero, c.site); },
               [](const TakeControl& c) { return say(Saying::tr("%1 takes %2"), c.hero, c.site); },
               [](const ScareOff& c) { return say(Saying::tr("%1 scares off %2"), c.hero, name(c.encounter)); },
               [](const StartBattle& c) { return say(Saying::tr("%1 fights %2."), c.hero, name(c.opponent)); },
               [](const Order&) { return say(Saying::tr("The pieces are placed")); },
               [&](const Attack& c) {
                   const std::optional<int> damage = damageOf(before, c);
                   return damage ? say(Saying::tr("Attack, %1: damage %2"), pieceName(c.piece), *damage)
                                 : say(Saying::tr("Attack, %1"), pieceName(c.piece));
               },
               [](const Laurel& c) { return say(Saying::tr("%1's laurel"), pieceName(c.piece)); },
               [](const AssignDamage& c) {
                   int damage = 0;
                   for (const AssignedPoints& one : c.assignment)
                       damage += one.points;
                   return say(Saying::tr("Damage is assigned: %1"), damage);
               },
               [](const Resurrect& c) {
                   return c.source == RevivalSource::Necromancy
                              ? say(Saying::tr("Necromancy: %1"), count(c.steps))
                              : say(Saying::tr("Units are resurrected: %1"), count(c.steps));
               },
               [&](const Retreat& c) { return say(Saying::tr("%1 retreats"), fighter(c.side == Side::Active)); },
               [&](const EndBattle&) {
                   return say(Saying::tr("The battle is over; victory goes to %1"),
                              fighter(before.battle && before.battle->winner == Side::Active));
               },
               [](const Treasure& c) {
                   return say(Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 takes %n reward(s)")}, c.hero, count(c.rewards));
               },
               [](const LevelUp& c) {
                   return c.card ? say(Saying::tr("%1 learns %2."), c.hero, cardName(*c.card))
                                 : say(Saying::tr("%1 levels up"), c.hero);
               },
               [&](const Gather& c) {
                   if (!before.active)
                       return say(Saying::tr("%1 gathers"), active);
                   const IncomeVerdict income =
                       judgeIncome(incomeInquiry(before, *before.active, c), Reasons::unheard());
                   return say(Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 gathers %2 gold and %n resource(s)")}, active,
                              income.gold, income.resources);
               },
               [&](const Build& c) { return say(Saying::tr("%1 builds “%2”."), active, c.building); },
               [&](const RaiseCapital&) { return say(Saying::tr("%1 raises the capital"), active); },
               [](const Recruit& c) { return say(Saying::tr("%1 recruits %2 (%3)"), c.hero, c.unit, c.quantity); },
               [](const Upgrade& c) { return say(Saying::tr("%1 upgrades %2 (%3)"), c.hero, c.unit, c.quantity); },
               [](const Disband& c) { return say(Saying::tr("%1 disbands %2 (%3)"), c.hero, c.unit, c.quantity); },
               [&](const RecruitHero& c) { return say(Saying::tr("%1 recruits %2"), active, c.hero); },
               [&](const Trade& c) { return say(Saying::tr("%1 trades in %3 %2"), active, c.give, c.quantity); },
               [](const SellScrolls& c) {
                   return say(Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 sells %n Scroll(s)")}, c.hero, count(c.levels));
               },
               [](const GainArtefact& c) { return say(Saying::tr("%1 gets %2"), c.hero, cardName(c.name)); },
               [](const LoseArtefact& c) { return say(Saying::tr("%1 loses %2."), c.hero, cardName(c.name)); },
               [](const GainScroll& c) {
                   return say(Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 gets %n Scroll(s)")}, c.hero, c.quantity);
               },
               [](const UseScroll& c) { return say(Saying::tr("%1 uses %2."), c.hero, c.name); },
               [](const GainLuck& c) { return say(Saying::tr("%1 gains %2 luck"), c.hero, c.quantity); },
               [](const SpendLuck& c) { return say(Saying::tr("%1 spends %2 luck"), c.hero, c.quantity); },
               [](const Adjust& c) { return say(Saying::tr("%1: adjusted by %2, %3"), c.player, c.by, c.reason); },
               [](const Note& c) { return say(Saying::tr("Remark: %1"), c.text); },
               [](const EndMatch&) { return say(Saying::tr("The match ends")); })
        .asLine();
}

} // namespace whistle::heroes
