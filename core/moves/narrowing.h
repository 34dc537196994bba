// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moves/move.h"

#include <optional>
#include <vector>

namespace whistle {

/// What has been tapped so far, and what it has left of the moves. Words of the bar that only one move could mean may
/// be skipped: a tap on the board is then enough. The offers outlive it.
class Narrowing {
public:
    explicit Narrowing(std::vector<const MoveOffer*> offers) : m_offers(std::move(offers)) {}

    /// A move that is wholly said.
    struct Said {
        std::size_t move = 0;
        std::vector<int> counts; ///< of its spread
    };
    enum class Step { Nothing, Further, Said };

    /// What may be tapped next, each once, in the order of the moves.
    [[nodiscard]] std::vector<Tap> next() const;
    /// Those of them that are no words of the bar, though words would come before: what shines.
    [[nodiscard]] std::vector<Tap> shining() const;
    /// The moves that the taps so far leave, by index.
    [[nodiscard]] std::vector<std::size_t> left() const;
    /// Those of which this tap would be a part, if it came next.
    [[nodiscard]] std::vector<std::size_t> leftAfter(const Tap& tap) const;

    /// Takes a tap. `Said`: `said()` is the move, and the taps begin anew. `Nothing`: no move has it; it is not taken.
    Step tap(const Tap& tap);
    [[nodiscard]] const std::optional<Said>& said() const { return m_said; }
    /// A move that is left and has nothing more to be tapped, though it could go on: a spread with fewer than its most.
    [[nodiscard]] std::optional<Said> finish() const;
    /// Takes the last tap back, with the words that were skipped for it; false: there is none.
    bool back();
    void clear();

    [[nodiscard]] const std::vector<Tap>& taps() const { return m_taps; }
    /// So many of the taps are at this place of the spread that is being shared out.
    [[nodiscard]] int countAt(const Tap& place) const;
    [[nodiscard]] int counted() const;

private:
    struct Fit {
        std::size_t move;
        bool isWhole;            ///< all of its own taps are there
        std::vector<int> counts; ///< of its spread
    };
    [[nodiscard]] std::optional<Fit> fitOf(std::size_t move, const std::vector<Tap>& taps) const;
    [[nodiscard]] std::vector<Fit> fits(const std::vector<Tap>& taps) const;
    /// The taps so far with this one, and the words before it that go without saying; none: no move has it.
    [[nodiscard]] std::optional<std::vector<Tap>> with(const Tap& tap) const;

    std::vector<const MoveOffer*> m_offers;
    std::vector<Tap> m_taps;
    std::vector<std::size_t> m_steps; ///< how many taps there were before each step of the hand
    std::optional<Said> m_said;
};

} // namespace whistle
