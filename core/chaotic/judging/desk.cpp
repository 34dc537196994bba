// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/desk.h"

#include <algorithm>
#include <charconv>

namespace whistle::chaotic {

namespace {

bool hasCard(const Deck& deck, const std::string& name)
{
    return placeOf(deck.creatures, name) >= 0 || placeOf(deck.battlegear, name) >= 0 ||
           placeOf(deck.mugic, name) >= 0 || placeOf(deck.locations, name) >= 0 || placeOf(deck.attacks, name) >= 0;
}

} // namespace

Desk::Desk(const State& table, Reasons::Listening listening, Ways ways)
    : Findings(listening)
    , before(table)
    , m_ways(ways)
{
}

bool Desk::goesOn()
{
    if (m_refused || !m_ways.wantsOutcome)
        return false;
    state = before;
    m_isChanging = true;
    if (!carriesOut)
        state.burst.carryingOut = 0;
    return true;
}

// --- names ---

std::optional<CreatureIndex> Desk::creature(const std::string& id, const std::string& at)
{
    if (const CreatureIndex index = before.called(id); index != nobody)
        return index;
    for (const Player player : bothPlayers) {
        const auto& deck = before.seats[player].deck;
        const std::string mine = std::string(toWord(player)) + '/';
        const auto named = [&](const CreatureCard& card) { return mine + card.id == id; };
        if (deck && std::any_of(deck->creatures.begin(), deck->creatures.end(), named))
            return nobody;
    }
    unknown(at, "CH-1.1"_rule, texts::noSuchCreature, id);
    return {};
}

void Desk::checkCard(const std::string& name, const char* at)
{
    const bool isKnown = std::any_of(bothPlayers.begin(), bothPlayers.end(), [&](Player player) {
        const auto& deck = before.seats[player].deck;
        return deck && hasCard(*deck, name);
    });
    if (!isKnown)
        unknown(at, "CH-1.1"_rule, texts::noSuchCard, name);
}

void Desk::checkSpace(const Space& space)
{
    if (!before.board().contains(space))
        unknown("/space", "CH-3.2"_rule, texts::noSuchSpace);
}

std::optional<int> Desk::itemNumber(const std::string& id, const std::string& at)
{
    int number = 0;
    const char* end = id.data() + id.size();
    if (id.size() > 1 && id.front() == 'i' && id[1] != '0') {
        const auto [stopped, error] = std::from_chars(id.data() + 1, end, number);
        if (error == std::errc{} && stopped == end && number >= 1 && number <= before.lastItem)
            return number;
    }
    unknown(at, "CH-11.1"_rule, texts::noSuchItem, id);
    return {};
}

// --- moments ---

void Desk::requirePlay()
{
    if (before.step == Step::Setup)
        refuse("CH-3.8"_rule, texts::notChosen);
    else if (before.step == Step::Finished)
        refuse("CH-1.2"_rule, texts::isOver);
}

void Desk::requireStep(Step step, RuleId rule)
{
    requirePlay();
    if (!isRefused() && before.step != step)
        refuse(rule, texts::wrongStep, step, before.step);
}

void Desk::requireNoPending()
{
    if (!before.burst.pending.empty())
        refuse("CH-10.7"_rule, texts::triggersFirst, static_cast<int>(before.burst.pending.size()));
}

void Desk::requireQuiet(std::optional<RuleId> rule)
{
    const Burst& burst = before.burst;
    if (!burst.pending.empty())
        refuse(rule.value_or("CH-10.7"_rule), texts::triggersFirst, static_cast<int>(burst.pending.size()));
    if (burst.turn.status == BurstStatus::Open)
        refuse(rule.value_or("CH-11.5"_rule), texts::burstIsOpen);
    else if (burst.turn.status == BurstStatus::Resolving)
        refuse(rule.value_or("CH-11.7"_rule), texts::burstResolves);
}

void Desk::requireNoShowdownDue()
{
    if (before.showdownDue)
        refuse("CH-12.1"_rule, texts::showdownComesFirst);
}

void Desk::requireAdvanced()
{
    if (!before.isAdvanced())
        refuse("CH-1.14"_rule, texts::onlyAdvanced);
}

void Desk::requireCarryingOut(RuleId rule)
{
    requirePlay();
    requireAdvanced();
    if (before.burst.carryingOut == 0)
        refuse(rule, texts::nothingCarriedOut);
}

bool Desk::requireInPlay(CreatureIndex creature, const std::string& id, RuleId rule)
{
    if (creature != nobody && before.at(creature).inPlay)
        return true;
    refuse(rule, texts::notInPlay, id);
    return false;
}

void Desk::requireTargetable(CreatureIndex index, const std::string& name)
{
    if (requireInPlay(index, name, "CH-10.9"_rule) && InForce(before).has(index, KeywordKind::Untargetable))
        refuse("CH-9.14"_rule, texts::untargetable, name);
}

Item Desk::fresh(ItemType type, Player player, std::string name)
{
    Item item;
    item.id = ++state.lastItem;
    item.type = type;
    item.player = player;
    item.name = std::move(name);
    return item;
}

} // namespace whistle::chaotic
