// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moves/move.h"
#include "rulebook/ruling.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// Takes the candidates that a game offers, and keeps those that its referee has nothing against; or, asked why a tap
/// does nothing, the one candidate that has these taps, legal or not.
template <class Command>
class Gathering {
public:
    using Commands = std::vector<Command>;
    /// Whether the referee has nothing against these commands, one after the other.
    using Allows = std::function<bool(const Commands&)>;

    explicit Gathering(Allows allows) : m_allows(std::move(allows)) {}
    [[nodiscard]] static Gathering lookingFor(std::vector<Tap> taps)
    {
        Gathering gathering({});
        gathering.m_wanted = std::move(taps);
        return gathering;
    }

    /// A candidate; whether it was kept.
    bool offer(MoveOf<Command> move)
    {
        if (!m_allows)
            return look(std::move(move));
        if (!m_allows(move.commands))
            return false;
        m_moves.push_back(std::move(move));
        return true;
    }
    bool offer(std::string seat, std::vector<Tap> taps, Command command, Weight weight = Weight::Due)
    {
        return offer(MoveOf<Command>{{std::move(seat), std::move(taps), {}, weight}, {std::move(command)}});
    }
    /// One with values that only the table knows.
    bool offer(std::string seat, std::vector<Tap> taps, Command command, std::vector<Open> open,
               Weight weight = Weight::Due)
    {
        return offer(
            MoveOf<Command>{{std::move(seat), std::move(taps), std::move(open), weight}, {std::move(command)}});
    }
    /// Counts over places; `shared` makes the command of them.
    template <class Shared>
    bool offerSpread(std::string seat, std::vector<Tap> taps, Spread spread, std::vector<Open> open, Shared shared,
                     Weight weight = Weight::Due)
    {
        MoveOf<Command> move{{std::move(seat), std::move(taps), std::move(open), weight}};
        move.commands = {shared(spread.usual())};
        move.shared = [shared](const std::vector<int>& counts) -> Commands { return {shared(counts)}; };
        move.spread = std::move(spread);
        return offer(std::move(move));
    }

    /// Whether it is moves that are wanted: a candidate that is dear to find may be left out else.
    [[nodiscard]] bool isListing() const { return static_cast<bool>(m_allows); }
    [[nodiscard]] std::vector<MoveOf<Command>>& moves() { return m_moves; }

private:
    /// Of a spread the one that has the taps so far, and counts one more where the last tap was.
    bool look(MoveOf<Command> move)
    {
        if (move.taps == m_wanted) {
            m_moves.push_back(std::move(move));
            return true;
        }
        if (!move.spread || m_wanted.size() <= move.taps.size() ||
            !std::equal(move.taps.begin(), move.taps.end(), m_wanted.begin()))
            return false;
        std::vector<int> counts(move.spread->places.size());
        for (std::size_t i = move.taps.size(); i < m_wanted.size(); ++i) {
            const auto place = std::find(move.spread->places.begin(), move.spread->places.end(), m_wanted[i]);
            if (place == move.spread->places.end())
                return false;
            ++counts[static_cast<std::size_t>(place - move.spread->places.begin())];
        }
        move.commands = move.shared(counts);
        m_moves.push_back(std::move(move));
        return true;
    }

    Allows m_allows;
    std::vector<Tap> m_wanted;
    std::vector<MoveOf<Command>> m_moves;
};

/// A game that says what may be done. `gather` offers every candidate that this state might allow.
template <class Game>
concept OffersMoves = requires(const Game& game, const typename Game::State& state,
                               Gathering<typename Game::Command>& moves)
{
    game.gather(state, moves);
};

/// Whether the referee has nothing against these commands, one after the other.
template <class Game>
[[nodiscard]] bool areLegal(const Game& game, const typename Game::State& state,
                            const std::vector<typename Game::Command>& commands)
{
    const auto judged = [&](const typename Game::State& before, const typename Game::Command& command) {
        return game.referee(before, command, Reasons::Listening::No);
    };
    if constexpr (requires { game.allows(state, commands.front()); }) {
        if (commands.size() == 1)
            return game.allows(state, commands.front()); // without what would follow
    }
    if (commands.size() == 1)
        return judged(state, commands.front()).isLegal();
    typename Game::State now = state;
    for (const typename Game::Command& command : commands) {
        auto outcome = judged(now, command);
        if (!outcome.isLegal())
            return false;
        now = std::move(outcome.next);
    }
    return !commands.empty();
}

/// Everything that may be done now.
template <class Game>
[[nodiscard]] std::vector<MoveOf<typename Game::Command>> movesOf(const Game& game, const typename Game::State& state)
{
    Gathering<typename Game::Command> gathering(
        [&](const std::vector<typename Game::Command>& commands) { return areLegal(game, state, commands); });
    game.gather(state, gathering);
    return std::move(gathering.moves());
}

/// The same as a seat may know it, which sees its own cards: of a game that says so.
template <class Game>
[[nodiscard]] std::vector<MoveOf<typename Game::Command>>
movesForSeat(const Game& game, const typename Game::State& state, const std::string& seat)
{
    if constexpr (requires { game.movesFor(state, seat); })
        return game.movesFor(state, seat);
    else
        return movesOf(game, state);
}

/// The candidate that has these taps, though the referee is against it: judged, it tells why not. None: they mean
/// nothing.
template <class Game>
[[nodiscard]] std::optional<MoveOf<typename Game::Command>>
candidateOf(const Game& game, const typename Game::State& state, const std::vector<Tap>& taps)
{
    auto gathering = Gathering<typename Game::Command>::lookingFor(taps);
    game.gather(state, gathering);
    return gathering.moves().empty() ? std::nullopt : std::optional(std::move(gathering.moves().front()));
}

/// What these taps would enter. Empty: they mean nothing.
template <class Game>
[[nodiscard]] std::vector<typename Game::Command> attemptOf(const Game& game, const typename Game::State& state,
                                                            const std::vector<Tap>& taps)
{
    auto candidate = candidateOf(game, state, taps);
    return candidate ? std::move(candidate->commands) : std::vector<typename Game::Command>{};
}

} // namespace whistle
