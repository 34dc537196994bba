// SPDX-License-Identifier: GPL-3.0-or-later
// CH-2, CH-3: decks, creatures, Battlegear, and who begins.
#include "chaotic/judging/desk.h"
#include "chaotic/library/deck_check.h"

#include <algorithm>
#include <numeric>

namespace whistle::chaotic {

namespace {

template <class CardKind>
int copiesIn(const std::vector<CardKind>& cards)
{
    return std::accumulate(cards.begin(), cards.end(), 0,
                           [](int sum, const CardKind& card) { return sum + card.count; });
}

constexpr int openingAttackCards = 2; // CH-3.7

} // namespace

void on(Desk& desk, const NewMatch& command)
{
    if (desk.before.hasBegun)
        desk.refuse("CH-1.1"_rule, texts::hasBegun);
    const std::optional<BoardSize> size = boardFor(command.size);
    if (!size)
        desk.refuse("CH-2.1"_rule, texts::noSize, command.size);
    if (!desk.goesOn())
        return;
    desk.state.hasBegun = true;
    desk.state.size = *size;
    desk.state.level = command.level;
    desk.state.houseRules = command.houseRules;
    desk.state.seats[Player::One].name = command.names.one.value_or(std::string{});
    desk.state.seats[Player::Two].name = command.names.two.value_or(std::string{});
    desk.say("CH-2.1"_rule, texts::begins, command.size);
}

void on(Desk& desk, const SetDeck& command)
{
    const auto isHis = [&](const Creature& creature) { return creature.player == command.player; };
    if (desk.before.step != Step::Setup)
        desk.refuse("CH-3.4"_rule, texts::setupDone);
    else if (std::any_of(desk.before.creatures.begin(), desk.before.creatures.end(), isHis))
        desk.refuse("CH-3.4"_rule, texts::placedAlready, command.player);
    const DeckVerdict verdict =
        judgeDeck(deckQuestion(creaturesOn(desk.before.size), desk.before.level, *command.deck), Reasons::unheard());
    for (const Violation& violation : verdict.violations) {
        const bool canBePlayed = violation.code != DeckFault::CreatureCount;
        if (canBePlayed)
            desk.object(ruleOf(violation.code), wordsOf(violation));
        else
            desk.refuse(ruleOf(violation.code), wordsOf(violation));
    }
    if (!desk.goesOn())
        return;
    Seat& seat = desk.state.seats[command.player];
    seat.deck = command.deck;
    seat.attackDeck = copiesIn(command.deck->attacks);
    seat.locationDeck = copiesIn(command.deck->locations);
    seat.mugicHand.clear();
    for (const MugicCard& card : command.deck->mugic)
        seat.mugicHand.push_back(desk.state.isAdvanced() ? card.count : 0); // CH-3.9, CH-2.11
    desk.say("CH-3.4"_rule, texts::deckSet, command.player);
}

void on(Desk& desk, const PlaceCreature& command)
{
    desk.checkSpace(command.space);
    const auto& deck = desk.before.seats[command.player].deck;
    int card = -1;
    if (desk.before.step != Step::Setup || desk.before.revealed)
        desk.refuse("CH-3.4"_rule, texts::setupDone);
    if (!deck) {
        desk.refuse("CH-3.4"_rule, texts::noDeck, command.player);
    } else {
        const auto found = std::find_if(deck->creatures.begin(), deck->creatures.end(),
                                        [&](const CreatureCard& one) { return one.id == command.card; });
        if (found == deck->creatures.end())
            desk.unknown("/card", "CH-1.1"_rule, texts::noSuchCreature, command.card);
        card = static_cast<int>(found - deck->creatures.begin());
    }
    for (const Creature& creature : desk.before.creatures) {
        if (creature.player == command.player && creature.card == card)
            desk.refuse("CH-3.4"_rule, texts::creaturePlaced);
    }
    if (command.space.side != command.player)
        desk.refuse("CH-3.4"_rule, texts::otherSide, command.player);
    else if (desk.before.standingOn(command.space) != nobody)
        desk.refuse("CH-5.3"_rule, texts::spaceTaken);
    if (!desk.goesOn())
        return;
    Creature creature;
    creature.player = command.player;
    creature.id = std::string(toWord(command.player)) + '/' + command.card;
    creature.card = card;
    creature.space = command.space;
    creature.faceUp = !desk.state.isAdvanced();
    const auto behind = std::find_if(desk.state.creatures.begin(), desk.state.creatures.end(),
                                     [&](const Creature& one) { return one.player > command.player; });
    desk.state.creatures.insert(behind, std::move(creature)); // the order of B.2
    desk.say(desk.state.isAdvanced() ? "CH-3.5"_rule : "CH-3.4"_rule, texts::placed, command.player, command.space.row,
             command.space.column);
}

void on(Desk& desk, const Equip& command)
{
    const std::optional<CreatureIndex> index = desk.creature(command.creature, "/creature");
    desk.checkCard(command.battlegear, "/battlegear");
    if (desk.hasProblems())
        return;
    desk.requireAdvanced();
    if (desk.before.step != Step::Setup || desk.before.revealed)
        desk.refuse("CH-3.5"_rule, texts::setupDone);
    if (*index == nobody || desk.before.at(*index).player != command.player)
        desk.refuse("CH-7.1"_rule, texts::notYourCreature, command.player);
    else if (desk.before.at(*index).battlegear)
        desk.refuse("CH-7.1"_rule, texts::equippedAlready);
    const auto& deck = desk.before.seats[command.player].deck;
    const int card = deck ? placeOf(deck->battlegear, command.battlegear) : -1;
    const auto used =
        std::count_if(desk.before.creatures.begin(), desk.before.creatures.end(), [&](const Creature& one) {
            return one.player == command.player && one.battlegear && one.battlegear->card == card;
        });
    if (card < 0 || used >= deck->battlegear[static_cast<std::size_t>(card)].count)
        desk.refuse("CH-2.3"_rule, texts::battlegearUsed, command.player);
    if (!desk.goesOn())
        return;
    desk.state.at(*index).battlegear = WornBattlegear{card, false, 0};
    desk.say("CH-7.1"_rule, texts::equipped, command.player);
}

// CH-3.5 to CH-3.7, CH-7.4
void on(Desk& desk, const RevealAll& /*command*/)
{
    if (desk.before.step != Step::Setup || desk.before.revealed)
        desk.refuse("CH-3.5"_rule, texts::setupDone);
    const int size = creaturesOn(desk.before.size);
    for (const Player player : bothPlayers) {
        const auto isHis = [player](const Creature& one) { return one.player == player; };
        const auto isBare = [player](const Creature& one) { return one.player == player && !one.battlegear; };
        const auto all = std::count_if(desk.before.creatures.begin(), desk.before.creatures.end(), isHis);
        const auto bare = std::count_if(desk.before.creatures.begin(), desk.before.creatures.end(), isBare);
        if (all < size)
            desk.refuse("CH-3.2"_rule, texts::spacesEmpty, player, static_cast<int>(all), size);
        if (bare > 0 && desk.before.isAdvanced())
            desk.object("CH-3.5"_rule, texts::notEquipped, player, static_cast<int>(bare));
    }
    if (!desk.goesOn())
        return;
    desk.state.revealed = true;
    desk.say("CH-3.5"_rule, texts::revealed);
    for (Creature& creature : desk.state.creatures) {
        creature.faceUp = true;
        creature.since = desk.nextMoment();
        if (desk.state.isAdvanced())
            creature.mugicCounters = desk.state.cardOf(creature).mugicAbility;
    }
    for (CreatureIndex i = 0; i < static_cast<int>(desk.state.creatures.size()); ++i) {
        const Creature& creature = desk.state.at(i);
        if (creature.battlegear && desk.state.battlegearOf(creature).revealAtBeginning)
            turnUp(desk, i);
    }
    for (const Player player : bothPlayers) {
        Seat& seat = desk.state.seats[player];
        seat.attackHand = std::min(openingAttackCards, seat.attackDeck);
        seat.attackDeck -= seat.attackHand;
    }
    desk.reasons().cite("CH-3.6"_rule);
    desk.reasons().cite("CH-3.7"_rule);
}

void on(Desk& desk, const ChooseFirst& command)
{
    if (desk.before.step == Step::Finished)
        desk.refuse("CH-1.2"_rule, texts::isOver);
    else if (desk.before.step != Step::Setup)
        desk.refuse("CH-3.8"_rule, texts::chosenAlready, *desk.before.firstPlayer);
    else if (!desk.before.revealed)
        desk.refuse("CH-3.8"_rule, texts::notRevealed);
    if (!desk.goesOn())
        return;
    desk.state.firstPlayer = command.player;
    desk.state.activePlayer = command.player;
    desk.state.turns.push_back({command.player, TurnCombat::None, {}, {}});
    desk.state.step = Step::Location;
    desk.say("CH-3.8"_rule, texts::starts, command.player);
}

} // namespace whistle::chaotic
