// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of the set-up: tiles, what is printed on them, capitals, the first heroes.
#include "heroes/offers/offering.h"
#include "heroes/offers/reach.h"

namespace whistle::heroes {

namespace {

void gatherTiles(const State& state, Moves& moves)
{
    std::vector<int> left;
    for (int tile = 1; tile <= tilesOf(static_cast<int>(state.players.size())); ++tile) {
        if (!firstWith(state.tiles, &PlacedTile::tile, tile))
            left.push_back(tile);
    }
    for (int place = 0; !left.empty() && place < tileSide * tileSide; ++place) {
        const Space at{place / tileSide, place % tileSide};
        if (firstWith(state.tiles, &PlacedTile::place, at) && moves.isListing())
            continue;
        moves.offer({}, {choiceTap("place_tile"), placeTap("tile " + spaceTap(at).id)},
                    PlaceTile{left.front(), at.row, at.column},
                    {asked("tile", Shape::integers(left)), asked("turn"), asked("rows")},
                    state.tiles.empty() ? Weight::Due : Weight::Open);
    }
}

/// MH-3.6: the players' markers are drawn from the bag, so the owner of the next one is open.
void gatherCapitals(const State& state, Moves& moves)
{
    std::vector<std::string> without;
    for (const Player& player : state.players) {
        if (!player.capital)
            without.push_back(player.name);
    }
    const auto isEdge = [](int coordinate) { return coordinate % tileSide % (tileSide - 1) == 0; };
    for (const Space& space : without.empty() ? std::vector<Space>{} : state.board.spaces()) {
        if ((isEdge(space.row) && isEdge(space.column)) || !moves.isListing())
            moves.offer({}, {choiceTap("place_capital"), spaceTap(space)},
                        PlaceCapital{without.front(), space.row, space.column},
                        {asked("player", Shape::words(without))});
    }
}

/// What lies on a space: with its terrain as it is, nothing of it is said, and nothing can be against it.
void gatherSpaces(const State& state, Moves& moves)
{
    const std::vector<Open> opens{asked("terrain"), asked("site"), asked("encounter"), asked("guards")};
    for (const Space& space : state.board.spaces()) {
        MoveOf<Command> move{{{}, {choiceTap("set_space"), spaceTap(space)}, opens, Weight::Open}};
        move.commands = {
            SetSpace{space.row, space.column, std::string(1, static_cast<char>(state.board.at(space))), {}, {}, {}}};
        keep(moves, std::move(move));
    }
}

} // namespace

void gatherSetup(const State& state, Moves& moves)
{
    for (const Player& player : state.players) {
        if (!player.heroes.empty() && moves.isListing())
            continue;
        for (const HeroFacts& hero : player.facts->heroes) {
            const std::vector<Tap> taps{choiceTap("choose_hero"), pieceTap(hero.name)};
            if (hero.has(StartingSkill::Sage))
                moves.offer(player.name, taps, ChooseHero{player.name, hero.name, drawnSkill(Deck::Might, 1)},
                            {asked("skill_card")});
            else
                moves.offer(player.name, taps, ChooseHero{player.name, hero.name, {}});
        }
    }
    if (!state.isMirror)
        return;
    gatherCapitals(state, moves);
    gatherTiles(state, moves);
    gatherSpaces(state, moves);
}

} // namespace whistle::heroes
