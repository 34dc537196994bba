// SPDX-License-Identifier: GPL-3.0-or-later
// CH-2, CH-3: decks, creatures, Battlegear, and who begins.
#include "chaotic/judging/referee.h"
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

void Referee::on(const NewMatch& command)
{
    if (m_state.hasBegun)
        refuse("CH-1.1"_rule, texts::hasBegun);
    const std::optional<BoardSize> size = boardFor(command.size);
    if (!size)
        refuse("CH-2.1"_rule, texts::noSize, command.size);
    if (m_refused)
        return;
    m_state.hasBegun = true;
    m_state.size = *size;
    m_state.level = command.level;
    m_state.houseRules = command.houseRules;
    m_state.seats[Player::One].name = command.names.one.value_or(std::string{});
    m_state.seats[Player::Two].name = command.names.two.value_or(std::string{});
    say("CH-2.1"_rule, texts::begins, command.size);
}

void Referee::on(const SetDeck& command)
{
    const auto isHis = [&](const Creature& creature) { return creature.player == command.player; };
    if (m_state.step != Step::Setup)
        refuse("CH-3.4"_rule, texts::setupDone);
    else if (std::any_of(m_state.creatures.begin(), m_state.creatures.end(), isHis))
        refuse("CH-3.4"_rule, texts::placedAlready, command.player);
    const DeckVerdict verdict =
        judgeDeck(deckQuestion(creaturesOn(m_state.size), m_state.level, *command.deck), Reasons::unheard());
    for (const Violation& violation : verdict.violations) {
        const bool canBePlayed = violation.code != DeckFault::CreatureCount;
        m_objections.push_back({ruleOf(violation.code), wordsOf(violation), canBePlayed});
        m_refused = m_refused || !canBePlayed;
    }
    if (m_refused)
        return;
    Seat& seat = m_state.seats[command.player];
    seat.deck = command.deck;
    seat.attackDeck = copiesIn(command.deck->attacks);
    seat.locationDeck = copiesIn(command.deck->locations);
    seat.mugicHand.clear();
    for (const MugicCard& card : command.deck->mugic)
        seat.mugicHand.push_back(m_state.isAdvanced() ? card.count : 0); // CH-3.9, CH-2.11
    say("CH-3.4"_rule, texts::deckSet, command.player);
}

void Referee::on(const PlaceCreature& command)
{
    checkSpace(command.space);
    const auto& deck = m_state.seats[command.player].deck;
    int card = -1;
    if (m_state.step != Step::Setup || m_state.revealed)
        refuse("CH-3.4"_rule, texts::setupDone);
    if (!deck) {
        refuse("CH-3.4"_rule, texts::noDeck, command.player);
    } else {
        const auto found = std::find_if(deck->creatures.begin(), deck->creatures.end(),
                                        [&](const CreatureCard& one) { return one.id == command.card; });
        if (found == deck->creatures.end())
            unknown("/card", "CH-1.1"_rule, texts::noSuchCreature, command.card);
        card = static_cast<int>(found - deck->creatures.begin());
    }
    for (const Creature& creature : m_state.creatures) {
        if (creature.player == command.player && creature.card == card)
            refuse("CH-3.4"_rule, texts::creaturePlaced);
    }
    if (command.space.side != command.player)
        refuse("CH-3.4"_rule, texts::otherSide, command.player);
    else if (m_state.standingOn(command.space) != nobody)
        refuse("CH-5.3"_rule, texts::spaceTaken);
    if (m_refused)
        return;
    Creature creature;
    creature.player = command.player;
    creature.id = std::string(toWord(command.player)) + '/' + command.card;
    creature.card = card;
    creature.space = command.space;
    creature.faceUp = !m_state.isAdvanced();
    const auto behind = std::find_if(m_state.creatures.begin(), m_state.creatures.end(),
                                     [&](const Creature& one) { return one.player > command.player; });
    m_state.creatures.insert(behind, std::move(creature)); // the order of B.2
    say(m_state.isAdvanced() ? "CH-3.5"_rule : "CH-3.4"_rule, texts::placed, command.player, command.space.row,
        command.space.column);
}

void Referee::on(const Equip& command)
{
    const std::optional<CreatureIndex> index = creature(command.creature, "/creature");
    checkCard(command.battlegear, "/battlegear");
    if (!m_problems.empty())
        return;
    requireAdvanced();
    if (m_state.step != Step::Setup || m_state.revealed)
        refuse("CH-3.5"_rule, texts::setupDone);
    if (*index == nobody || m_state.at(*index).player != command.player)
        refuse("CH-7.1"_rule, texts::notYourCreature, command.player);
    else if (m_state.at(*index).battlegear)
        refuse("CH-7.1"_rule, texts::equippedAlready);
    const auto& deck = m_state.seats[command.player].deck;
    const int card = deck ? placeOf(deck->battlegear, command.battlegear) : -1;
    const auto used = std::count_if(m_state.creatures.begin(), m_state.creatures.end(), [&](const Creature& one) {
        return one.player == command.player && one.battlegear && one.battlegear->card == card;
    });
    if (card < 0 || used >= deck->battlegear[static_cast<std::size_t>(card)].count)
        refuse("CH-2.3"_rule, texts::battlegearUsed, command.player);
    if (m_refused)
        return;
    m_state.at(*index).battlegear = WornBattlegear{card, false, 0};
    say("CH-7.1"_rule, texts::equipped, command.player);
}

// CH-3.5 to CH-3.7, CH-7.4
void Referee::on(const RevealAll&)
{
    if (m_state.step != Step::Setup || m_state.revealed)
        refuse("CH-3.5"_rule, texts::setupDone);
    const int size = creaturesOn(m_state.size);
    for (const Player player : bothPlayers) {
        const auto isHis = [player](const Creature& one) { return one.player == player; };
        const auto isBare = [player](const Creature& one) { return one.player == player && !one.battlegear; };
        const auto all = std::count_if(m_state.creatures.begin(), m_state.creatures.end(), isHis);
        const auto bare = std::count_if(m_state.creatures.begin(), m_state.creatures.end(), isBare);
        if (all < size)
            refuse("CH-3.2"_rule, texts::spacesEmpty, player, static_cast<int>(all), size);
        if (bare > 0 && m_state.isAdvanced())
            object("CH-3.5"_rule, texts::notEquipped, player, static_cast<int>(bare));
    }
    if (m_refused)
        return;
    m_state.revealed = true;
    say("CH-3.5"_rule, texts::revealed);
    for (Creature& creature : m_state.creatures) {
        creature.faceUp = true;
        creature.since = nextMoment();
        if (m_state.isAdvanced())
            creature.mugicCounters = m_state.cardOf(creature).mugicAbility;
    }
    for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
        const Creature& creature = m_state.at(i);
        if (creature.battlegear && m_state.battlegearOf(creature).revealAtBeginning)
            turnUp(i);
    }
    for (const Player player : bothPlayers) {
        Seat& seat = m_state.seats[player];
        seat.attackHand = std::min(openingAttackCards, seat.attackDeck);
        seat.attackDeck -= seat.attackHand;
    }
    m_reasons.cite("CH-3.6"_rule);
    m_reasons.cite("CH-3.7"_rule);
}

void Referee::on(const ChooseFirst& command)
{
    if (m_state.step == Step::Finished)
        refuse("CH-1.2"_rule, texts::isOver);
    else if (m_state.step != Step::Setup)
        refuse("CH-3.8"_rule, texts::chosenAlready, *m_state.firstPlayer);
    else if (!m_state.revealed)
        refuse("CH-3.8"_rule, texts::notRevealed);
    if (m_refused)
        return;
    m_state.firstPlayer = command.player;
    m_state.activePlayer = command.player;
    m_state.turns.push_back({command.player, TurnCombat::None, {}, {}});
    m_state.step = Step::Location;
    say("CH-3.8"_rule, texts::starts, command.player);
}

} // namespace whistle::chaotic
