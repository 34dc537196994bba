// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/headline.h"

#include "heroes/table/rules.h"
#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

/// What the log says of an entry.
namespace texts::headline {

constexpr Saying newMatch{QT_TRANSLATE_NOOP("heroes", "New match: %1 players, %2 goes first")};
constexpr Saying placeTile{QT_TRANSLATE_NOOP("heroes", "Tile %1 is laid")};
constexpr Saying setSpace{QT_TRANSLATE_NOOP("heroes", "The space %1 is described")};
constexpr Saying placeCapital{QT_TRANSLATE_NOOP("heroes", "The capital of %1 at %2")};
constexpr Saying chooseHero{QT_TRANSLATE_NOOP("heroes", "%1 chooses %2")};
constexpr Saying reveal{QT_TRANSLATE_NOOP("heroes", "Week Card: %1")};
constexpr Saying revealDark{QT_TRANSLATE_NOOP("heroes", "Week Card: %1 (Dark Days)")};
constexpr Saying playCard{QT_TRANSLATE_NOOP("heroes", "%1: card %2, %3")};
constexpr Saying pass{QT_TRANSLATE_NOOP("heroes", "%1 passes")};
constexpr Saying endAction{QT_TRANSLATE_NOOP("heroes", "%1 ends the action")};
constexpr Saying activate{QT_TRANSLATE_NOOP("heroes", "%1 is activated")};
constexpr Saying move{QT_TRANSLATE_NOOP("heroes", "%1 moves to %2")};
constexpr Saying loot{QT_TRANSLATE_NOOP("heroes", "%1 loots %2")};
constexpr Saying takeControl{QT_TRANSLATE_NOOP("heroes", "%1 takes %2")};
constexpr Saying scareOff{QT_TRANSLATE_NOOP("heroes", "%1 scares off %2")};
constexpr Saying startBattle{QT_TRANSLATE_NOOP("heroes", "%1 fights %2")};
constexpr Saying order{QT_TRANSLATE_NOOP("heroes", "The pieces are placed")};
constexpr Saying attack{QT_TRANSLATE_NOOP("heroes", "%1 attacks: %2")};
constexpr Saying laurel{QT_TRANSLATE_NOOP("heroes", "The laurel of %1")};
constexpr Saying assign{QT_TRANSLATE_NOOP("heroes", "Damage is assigned")};
constexpr Saying resurrect{QT_TRANSLATE_NOOP("heroes", "Units are resurrected: %1")};
constexpr Saying necromancy{QT_TRANSLATE_NOOP("heroes", "Necromancy: %1")};
constexpr Saying retreat{QT_TRANSLATE_NOOP("heroes", "%1 retreats")};
constexpr Saying endBattle{QT_TRANSLATE_NOOP("heroes", "The battle is over: %1 has won")};
constexpr Saying treasure{QT_TRANSLATE_NOOP("heroes", "%1 takes rewards: %2")};
constexpr Saying levelUp{QT_TRANSLATE_NOOP("heroes", "%1 learns %2")};
constexpr Saying levelUpNothing{QT_TRANSLATE_NOOP("heroes", "%1 levels up")};
constexpr Saying gather{QT_TRANSLATE_NOOP("heroes", "%1 gathers")};
constexpr Saying build{QT_TRANSLATE_NOOP("heroes", "%1 builds: %2")};
constexpr Saying raise{QT_TRANSLATE_NOOP("heroes", "%1 raises the capital")};
constexpr Saying recruit{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2 (%3)")};
constexpr Saying upgrade{QT_TRANSLATE_NOOP("heroes", "%1 upgrades %2 (%3)")};
constexpr Saying disband{QT_TRANSLATE_NOOP("heroes", "%1 disbands %2 (%3)")};
constexpr Saying recruitHero{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2")};
constexpr Saying trade{QT_TRANSLATE_NOOP("heroes", "%1 trades: %2, given %3")};
constexpr Saying sellScrolls{QT_TRANSLATE_NOOP("heroes", "%1 sells Scrolls: %2")};
constexpr Saying gainArtefact{QT_TRANSLATE_NOOP("heroes", "%1 gets %2")};
constexpr Saying loseArtefact{QT_TRANSLATE_NOOP("heroes", "%1 loses %2")};
constexpr Saying gainScroll{QT_TRANSLATE_NOOP("heroes", "%1 gets Scrolls: %2")};
constexpr Saying useScroll{QT_TRANSLATE_NOOP("heroes", "%1 uses %2")};
constexpr Saying gainLuck{QT_TRANSLATE_NOOP("heroes", "%1 gets luck: %2")};
constexpr Saying spendLuck{QT_TRANSLATE_NOOP("heroes", "%1 spends luck: %2")};
constexpr Saying adjust{QT_TRANSLATE_NOOP("heroes", "%1: adjusted by %2, %3")};
constexpr Saying note{QT_TRANSLATE_NOOP("heroes", "Remark: %1")};
constexpr Saying endMatch{QT_TRANSLATE_NOOP("heroes", "The match ends")};

} // namespace texts::headline

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

class Headline {
public:
    explicit Headline(const State& before) : m_before(before) {}

    Text operator()(const NewMatch& c) const { return {say::newMatch, number(c.players.size()), c.firstPlayer}; }
    Text operator()(const PlaceTile& c) const { return {say::placeTile, c.tile}; }
    Text operator()(const SetSpace& c) const { return {say::setSpace, Space{c.row, c.column}}; }
    Text operator()(const PlaceCapital& c) const { return {say::placeCapital, c.player, Space{c.row, c.column}}; }
    Text operator()(const ChooseHero& c) const { return {say::chooseHero, c.player, c.hero}; }
    Text operator()(const RevealWeekCard& c) const { return {c.darkDays ? say::revealDark : say::reveal, c.name}; }
    Text operator()(const PlayCard& c) const { return {say::playCard, c.player, c.card, heroes::nameOf(c.action)}; }
    Text operator()(const Pass& c) const { return {say::pass, c.player}; }
    Text operator()(const EndAction&) const { return {say::endAction, active()}; }
    Text operator()(const Activate& c) const { return {say::activate, c.hero}; }
    Text operator()(const Move& c) const { return {say::move, mover(), c.path.back().space()}; }
    Text operator()(const Loot& c) const { return {say::loot, c.hero, c.site}; }
    Text operator()(const TakeControl& c) const { return {say::takeControl, c.hero, c.site}; }
    Text operator()(const ScareOff& c) const { return {say::scareOff, c.hero, nameOf(c.encounter)}; }
    Text operator()(const StartBattle& c) const { return {say::startBattle, c.hero, nameOf(c.opponent)}; }
    Text operator()(const Order&) const { return say::order; }
    Text operator()(const Attack& c) const { return {say::attack, pieceName(c.piece), listed(c.roll.d8)}; }
    Text operator()(const Laurel& c) const { return {say::laurel, pieceName(c.piece)}; }
    Text operator()(const AssignDamage&) const { return say::assign; }
    Text operator()(const Resurrect& c) const
    {
        return {c.source == RevivalSource::Necromancy ? say::necromancy : say::resurrect, number(c.steps.size())};
    }
    Text operator()(const Retreat& c) const { return {say::retreat, fighter(c.side == Side::Active)}; }
    Text operator()(const EndBattle&) const
    {
        return {say::endBattle, fighter(m_before.battle && m_before.battle->winner == Side::Active)};
    }
    Text operator()(const Treasure& c) const { return {say::treasure, c.hero, number(c.rewards.size())}; }
    Text operator()(const LevelUp& c) const
    {
        return c.card ? Text{say::levelUp, c.hero, cardName(*c.card)} : Text{say::levelUpNothing, c.hero};
    }
    Text operator()(const Gather&) const { return {say::gather, active()}; }
    Text operator()(const Build& c) const { return {say::build, active(), heroes::nameOf(c.building)}; }
    Text operator()(const RaiseCapital&) const { return {say::raise, active()}; }
    Text operator()(const Recruit& c) const { return {say::recruit, c.hero, c.unit, c.quantity}; }
    Text operator()(const Upgrade& c) const { return {say::upgrade, c.hero, c.unit, c.quantity}; }
    Text operator()(const Disband& c) const { return {say::disband, c.hero, c.unit, c.quantity}; }
    Text operator()(const RecruitHero& c) const { return {say::recruitHero, active(), c.hero}; }
    Text operator()(const Trade& c) const { return {say::trade, active(), heroes::nameOf(c.give), c.quantity}; }
    Text operator()(const SellScrolls& c) const { return {say::sellScrolls, c.hero, number(c.levels.size())}; }
    Text operator()(const GainArtefact& c) const { return {say::gainArtefact, c.hero, cardName(c.name)}; }
    Text operator()(const LoseArtefact& c) const { return {say::loseArtefact, c.hero, cardName(c.name)}; }
    Text operator()(const GainScroll& c) const { return {say::gainScroll, c.hero, c.quantity}; }
    Text operator()(const UseScroll& c) const { return {say::useScroll, c.hero, c.name}; }
    Text operator()(const GainLuck& c) const { return {say::gainLuck, c.hero, c.quantity}; }
    Text operator()(const SpendLuck& c) const { return {say::spendLuck, c.hero, c.quantity}; }
    Text operator()(const Adjust& c) const { return {say::adjust, c.player, c.by, c.reason}; }
    Text operator()(const Note& c) const { return {say::note, c.text}; }
    Text operator()(const EndMatch&) const { return say::endMatch; }

private:
    [[nodiscard]] std::string active() const { return m_before.active ? m_before.activePlayer().name : std::string(); }
    [[nodiscard]] std::string mover() const { return m_before.activation ? m_before.activation->hero : std::string(); }
    [[nodiscard]] std::string fighter(bool isActive) const
    {
        if (!m_before.battle)
            return active();
        return isActive ? m_before.battle->active : m_before.battle->opponent;
    }

    const State& m_before;
};

} // namespace

Text headline(const State& before, const Command& command)
{
    return std::visit(Headline(before), command);
}

} // namespace whistle::heroes
