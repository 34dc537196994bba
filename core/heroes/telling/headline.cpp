// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/headline.h"

#include "base/match.h"
#include "heroes/telling/headline_texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

namespace say = texts::headline;

std::string nameOf(const Opponent& opponent)
{
    const auto* facts = std::get_if<EncounterFacts>(&opponent);
    return facts ? facts->name : std::get<std::string>(opponent);
}

int number(std::size_t size)
{
    return static_cast<int>(size);
}

} // namespace

Text headline(const State& before, const Command& command)
{
    const std::string active = before.active ? before.activePlayer().name : std::string();
    const std::string mover = before.activation ? before.activation->hero : std::string();
    return match(
        command,
        [](const NewMatch& c) {
            return Text{say::newMatch, number(c.players.size()), c.firstPlayer};
        },
        [](const PlaceTile& c) {
            return Text{say::placeTile, c.tile};
        },
        [](const SetSpace& c) {
            return Text{say::setSpace, Space{c.row, c.column}};
        },
        [](const PlaceCapital& c) {
            return Text{say::placeCapital, c.player, Space{c.row, c.column}};
        },
        [](const ChooseHero& c) {
            return Text{say::chooseHero, c.player, c.hero};
        },
        [](const RevealWeekCard& c) {
            return Text{c.darkDays ? say::revealDark : say::reveal, c.name};
        },
        [](const PlayCard& c) {
            return Text{say::playCard, c.player, c.card, heroes::nameOf(c.action)};
        },
        [](const Pass& c) {
            return Text{say::pass, c.player};
        },
        [&](const EndAction&) {
            return Text{say::endAction, active};
        },
        [](const Activate& c) {
            return Text{say::activate, c.hero};
        },
        [&](const Move& c) {
            return Text{say::move, mover, c.path.back().space()};
        },
        [](const Loot& c) {
            return Text{say::loot, c.hero, c.site};
        },
        [](const TakeControl& c) {
            return Text{say::takeControl, c.hero, c.site};
        },
        [](const ScareOff& c) {
            return Text{say::scareOff, c.hero, nameOf(c.encounter)};
        },
        [](const StartBattle& c) {
            return Text{say::startBattle, c.hero, nameOf(c.opponent)};
        },
        [](const Order&) { return Text{say::order}; },
        [](const Attack& c) {
            return Text{say::attack, pieceName(c.piece), listed(c.roll.d8)};
        },
        [](const Laurel& c) {
            return Text{say::laurel, pieceName(c.piece)};
        },
        [](const AssignDamage&) { return Text{say::assign}; },
        [](const Resurrect& c) {
            return Text{c.source == RevivalSource::Necromancy ? say::necromancy : say::resurrect,
                        number(c.steps.size())};
        },
        [&](const Retreat& c) {
            const bool isActive = c.side == Side::Active;
            return Text{say::retreat, !before.battle ? active
                                      : isActive     ? before.battle->active
                                                     : before.battle->opponent};
        },
        [&](const EndBattle&) {
            const bool hasWon = before.battle && before.battle->winner == Side::Active;
            return Text{say::endBattle, !before.battle ? active
                                        : hasWon       ? before.battle->active
                                                       : before.battle->opponent};
        },
        [](const Treasure& c) {
            return Text{say::treasure, c.hero, number(c.rewards.size())};
        },
        [](const LevelUp& c) {
            return c.card ? Text{say::levelUp, c.hero, cardName(*c.card)} : Text{say::levelUpNothing, c.hero};
        },
        [&](const Gather&) {
            return Text{say::gather, active};
        },
        [&](const Build& c) {
            return Text{say::build, active, heroes::nameOf(c.building)};
        },
        [&](const RaiseCapital&) {
            return Text{say::raise, active};
        },
        [](const Recruit& c) {
            return Text{say::recruit, c.hero, c.unit, c.quantity};
        },
        [](const Upgrade& c) {
            return Text{say::upgrade, c.hero, c.unit, c.quantity};
        },
        [](const Disband& c) {
            return Text{say::disband, c.hero, c.unit, c.quantity};
        },
        [&](const RecruitHero& c) {
            return Text{say::recruitHero, active, c.hero};
        },
        [&](const Trade& c) {
            return Text{say::trade, active, heroes::nameOf(c.give), c.quantity};
        },
        [](const SellScrolls& c) {
            return Text{say::sellScrolls, c.hero, number(c.levels.size())};
        },
        [](const GainArtefact& c) {
            return Text{say::gainArtefact, c.hero, cardName(c.name)};
        },
        [](const LoseArtefact& c) {
            return Text{say::loseArtefact, c.hero, cardName(c.name)};
        },
        [](const GainScroll& c) {
            return Text{say::gainScroll, c.hero, c.quantity};
        },
        [](const UseScroll& c) {
            return Text{say::useScroll, c.hero, c.name};
        },
        [](const GainLuck& c) {
            return Text{say::gainLuck, c.hero, c.quantity};
        },
        [](const SpendLuck& c) {
            return Text{say::spendLuck, c.hero, c.quantity};
        },
        [](const Adjust& c) {
            return Text{say::adjust, c.player, c.by, c.reason};
        },
        [](const Note& c) {
            return Text{say::note, c.text};
        },
        [](const EndMatch&) { return Text{say::endMatch}; });
}

} // namespace whistle::heroes
