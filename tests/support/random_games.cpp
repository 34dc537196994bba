// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_games.h"

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

} // namespace

std::unique_ptr<RandomGame> randomGame(std::string_view game, unsigned seed)
{
    if (game == kaosball::Game::id)
        return std::make_unique<RandomKaosball>(seed);
    return std::make_unique<RandomMover>(seed, tableOf(game));
}

} // namespace whistle
