// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_games.h"

#include "battleline/game.h"
#include "chaotic/game.h"
#include "chaotic_random.h"
#include "el_grande_random.h"
#include "elgrande/game.h"
#include "heroes/game.h"
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball_random.h"
#include "random_mover.h"

namespace whistle {

namespace {

template <class Game>
const typename Game::State& stateOf(const Match& match)
{
    return static_cast<const GameMatch<Game>&>(match).state();
}

class RandomKaosball final : public RandomGame {
public:
    explicit RandomKaosball(unsigned seed)
        : m_player(*kaosball::printedFacts(), seed)
        , m_depth(seed % 2U == 0 ? kaosball::Depth::Mirror : kaosball::Depth::Scorekeeper)
    {
    }
    std::optional<Json> next(const Match& match) override
    {
        const auto& state = stateOf<kaosball::Game>(match);
        if (state.phase == kaosball::Phase::NotStarted) {
            kaosball::RandomMatch setting;
            setting.depth = m_depth;
            return kaosball::writeCommand(m_player.start(setting));
        }
        const std::optional<kaosball::Command> command = m_player.next(state);
        return command ? std::optional(kaosball::writeCommand(*command)) : std::nullopt;
    }

private:
    kaosball::RandomPlayer m_player;
    kaosball::Depth m_depth;
};

class RandomChaotic final : public RandomGame {
public:
    explicit RandomChaotic(unsigned seed) : m_player(seed) {}
    std::optional<Json> next(const Match& match) override
    {
        const std::optional<chaotic::Command> command = m_player.next(stateOf<chaotic::Game>(match));
        return command ? std::optional(chaotic::writeCommand(*command)) : std::nullopt;
    }

private:
    chaotic::RandomPlayer m_player;
};

/// Matches of all sizes, by the seed, with random house rules.
class RandomElGrande final : public RandomGame {
public:
    explicit RandomElGrande(unsigned seed) : m_player(seed), m_players(2 + static_cast<int>(seed % 4U)) {}
    std::optional<Json> next(const Match& match) override
    {
        const auto& state = stateOf<elgrande::Game>(match);
        if (state.phase == elgrande::Phase::NotStarted)
            return elgrande::writeCommand(m_player.start(m_players));
        const std::optional<elgrande::Command> command = m_player.next(state);
        return command ? std::optional(elgrande::writeCommand(*command)) : std::nullopt;
    }

private:
    elgrande::RandomPlayer m_player;
    int m_players;
};

} // namespace

std::unique_ptr<RandomGame> randomGame(std::string_view game, unsigned seed)
{
    if (game == kaosball::Game::id)
        return std::make_unique<RandomKaosball>(seed);
    if (game == battleline::Game::id)
        return std::make_unique<RandomMover>(seed, tableOf(game));
    if (game == chaotic::Game::id)
        return std::make_unique<RandomChaotic>(seed);
    if (game == elgrande::Game::id)
        return std::make_unique<RandomElGrande>(seed);
    if (game == heroes::Game::id)
        return std::make_unique<RandomMover>(seed, tableOf(game));
    return nullptr;
}

} // namespace whistle
