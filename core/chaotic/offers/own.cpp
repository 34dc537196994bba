// SPDX-License-Identifier: GPL-3.0-or-later
// What one player alone may know of what may be done, and of what there is: the own deck, hand and face-down cards.
#include "base/first.h"
#include "chaotic/offers/moves.h"
#include "chaotic/offers/plays.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <set>

namespace whistle::chaotic {

namespace {

/// Of what the owner alone sees: for the owner it stands once for each card.
bool isOfOwnCard(const Command& command)
{
    return std::holds_alternative<PlaceCreature>(command) || std::holds_alternative<Equip>(command) ||
           std::holds_alternative<RevealLocation>(command) || std::holds_alternative<Strike>(command) ||
           std::holds_alternative<PlayMugic>(command) || std::holds_alternative<Discard>(command) ||
           std::holds_alternative<ReplaceLocation>(command);
}

std::set<std::string> cardsOf(const State& state, Player player)
{
    const Deck& deck = state.deckOf(player);
    const Seat& seat = state.seats[player];
    std::set<std::string> names;
    for (const AttackCard& card : deck.attacks)
        names.insert(card.name);
    for (const LocationCard& card : deck.locations)
        names.insert(card.name);
    for (std::size_t i = 0; i < deck.mugic.size(); ++i) {
        if (i < seat.mugicHand.size() && seat.mugicHand[i] > 0)
            names.insert(deck.mugic[i].name);
    }
    return names;
}

using Moves = std::vector<MoveOf<Command>>;

void addSetUp(Moves& moves, const Game& game, const State& state, Player player)
{
    const std::string seat = seatOf(player);
    const auto offer = [&](std::vector<Tap> taps, Command command) {
        if (game.allows(state, command))
            moves.push_back({{seat, std::move(taps)}, {std::move(command)}});
    };
    for (const CreatureCard* card : unplaced(state, player)) {
        for (const Space& space : freeSpaces(state, player))
            offer({cardTap(card->id), placeTap(wordOf(space))}, PlaceCreature{player, card->id, space});
    }
    const std::vector<std::string> gear = freeBattlegear(state, player);
    for (const std::string& battlegear : std::set<std::string>(gear.begin(), gear.end())) {
        for (const std::string& creature : unequipped(state, player))
            offer({choiceTap("equip"), cardTap(battlegear), pieceTap(creature)}, Equip{player, creature, battlegear});
    }
}

void addPlays(Moves& moves, const Game& game, const State& state, Player player)
{
    for (const std::string& card : cardsOf(state, player)) {
        for (MoveOf<Command>& move : movesWith(game, state, {player, card})) {
            if (!isOfOwnCard(move.commands.front()))
                continue;
            move.taps.insert(move.taps.begin() + 1, cardTap(card));
            moves.push_back(std::move(move));
        }
    }
}

/// What lies face down as its owner knows it, row by row from the centre line back; a space of the own side without
/// such a thing is an empty one. What has moved to the other side comes last.
std::vector<Held> faceDown(const State& state, Player player)
{
    const Deck& deck = state.deckOf(player);
    std::vector<Held> rows;
    Held beyond{Saying::tr("Face down"), {}};
    bool isAny = false;
    const auto addTo = [&](Held& row, const Space& space) {
        const Creature* there = firstOf(state.creatures, [&](const Creature& one) {
            return one.player == player && one.inPlay && one.space == space;
        });
        const bool hidesGear = there && there->battlegear && !there->battlegear->faceUp;
        if (!there || (there->faceUp && !hidesGear))
            return false;
        const CreatureCard& card = deck.creatures[static_cast<std::size_t>(there->card)];
        Text note{Saying::tr("%1 Energy"), card.energy};
        if (hidesGear)
            note = Text{Saying::tr("%1 Energy, %2"), card.energy,
                        deck.battlegear[static_cast<std::size_t>(there->battlegear->card)].name};
        row.things.push_back({Text{asNamed, card.name}, std::move(note)});
        return isAny = true;
    };
    for (const Space& space : state.board().spaces()) {
        if (space.side != player) {
            addTo(beyond, space);
            continue;
        }
        if (space.column == 1)
            rows.push_back({Saying::tr("Face down"), {}});
        if (!addTo(rows.back(), space))
            rows.back().things.push_back({Text()});
    }
    rows.push_back(std::move(beyond));
    return isAny ? rows : std::vector<Held>();
}

} // namespace

Moves Game::movesFor(const State& state, const std::string& seat) const
{
    Moves moves = movesOf(*this, state);
    const std::optional<Player> player = fromWord<Player>(seat);
    // Nobody passes for the other.
    const auto passesForTheOther = [&](const Command& command) {
        const auto* pass = std::get_if<Pass>(&command);
        return pass && player && pass->player != *player;
    };
    std::erase_if(moves, [&](const MoveOf<Command>& move) {
        return std::any_of(move.commands.begin(), move.commands.end(), passesForTheOther);
    });
    if (!player || !state.hasBegun || state.step == Step::Finished || !state.seats[*player].deck)
        return moves;
    std::erase_if(moves, [&](const MoveOf<Command>& move) {
        return move.seat == seat && !move.open.empty() && isOfOwnCard(move.commands.front());
    });
    if (!state.revealed)
        addSetUp(moves, *this, state, *player);
    else if (state.activePlayer)
        addPlays(moves, *this, state, *player);
    return moves;
}

std::vector<Held> Game::heldBy(const State& state, const std::string& seat) const
{
    const std::optional<Player> player = fromWord<Player>(seat);
    if (!player || !state.hasBegun || !state.seats[*player].deck)
        return {};
    const Seat& own = state.seats[*player];
    Held waiting{Saying::tr("To be placed"), {}};
    if (!state.revealed) {
        for (const CreatureCard* card : unplaced(state, *player))
            waiting.things.push_back({Text{asNamed, card->name}, Text{Saying::tr("%1 Energy"), card->energy}});
    }
    Held mugic{Saying::tr("Mugic in hand"), {}};
    for (std::size_t i = 0; i < own.deck->mugic.size() && i < own.mugicHand.size(); ++i) {
        const MugicCard& card = own.deck->mugic[i];
        for (int copy = 0; copy < own.mugicHand[i]; ++copy)
            mugic.things.push_back({Text{asNamed, card.name}, card.cost ? Text{Saying::tr("costs %1"), *card.cost}
                                                                        : Text{Saying::tr("costs X")}});
    }
    std::vector<Held> held;
    const auto add = [&held](Held one) {
        if (!one.things.empty())
            held.push_back(std::move(one));
    };
    add(std::move(waiting));
    for (Held& row : faceDown(state, *player))
        add(std::move(row));
    add(std::move(mugic));
    return held;
}

} // namespace whistle::chaotic
