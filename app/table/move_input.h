// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/action_bar.h"
#include "moves/narrowing.h"

#include <QObject>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// How a page tells of its moves.
struct MoveTelling {
    /// What a tap is called on a button that leads further ("Granada", "Special action").
    std::function<QString(const Tap&)> name;
    /// Whether the page draws a place for it that is pressed: then it needs no button.
    std::function<bool(const Tap&)> isDrawn = [](const Tap&) { return false; };
    /// The number of a seat; 0: nobody's.
    std::function<int(const std::string& seat)> seat = [](const std::string&) { return 0; };
    /// A last word on a button: its name, its title, a picture, a key. `move`: the only one behind it; none: several.
    std::function<ButtonSpec(ButtonSpec, const Tap&, const MoveOffer* move)> dress =
        [](ButtonSpec button, const Tap&, const MoveOffer*) { return button; };
};

/// Between what may be done and the finger. It says what shines, which buttons the bar has and what
/// Enter does, counts what is shared out, takes taps back, and tells when a move has been said whole. It knows no game,
/// and decides nothing: what the moves do not have is asked of the referee, by whoever listens to `missed`.
class MoveInput : public QObject {
    Q_OBJECT
public:
    /// What the log would say of a move with these counts.
    using Headline = std::function<QString(std::size_t move, const std::vector<int>& counts)>;

    explicit MoveInput(QObject* parent = nullptr) : QObject(parent) {}
    void setTelling(MoveTelling telling) { m_telling = std::move(telling); }
    /// Other moves; what was tapped is forgotten. The offers outlive this.
    void setMoves(std::vector<const MoveOffer*> offers, Headline headline);

    /// A tap, or several by one press. All are taken, or `said` or `missed` is sent and none is.
    void tap(const Tap& tap) { this->tap(std::vector{tap}); }
    void tap(const std::vector<Tap>& taps);
    /// The same in place of what was tapped.
    void say(const std::vector<Tap>& taps);
    /// Says all that is tapped so far: a spread with fewer than its most.
    void finish();
    /// Esc: the last tap is taken back; false: there was none.
    bool back();
    void clear();
    /// Taps once more what had been tapped before, as far as the moves still have it.
    void repeat(const std::vector<Tap>& taps);

    [[nodiscard]] const std::vector<Tap>& taps() const { return m_narrowing.taps(); }
    [[nodiscard]] const std::vector<Tap>& shining() const { return m_shining; }
    [[nodiscard]] bool shines(const Tap& tap) const;
    /// How many are counted at this place of what is being shared out, and in all.
    [[nodiscard]] int countAt(const Tap& place) const { return m_narrowing.countAt(place); }
    [[nodiscard]] int counted() const { return m_narrowing.counted(); }
    /// The moves that are left, those that go on from the taps so far.
    [[nodiscard]] std::vector<std::size_t> left() const { return m_narrowing.left(); }

    /// The bar with its buttons: what the page does not draw, the main one where just one thing is due, and the way
    /// back from a tap. Who acts, title and note are the page's.
    [[nodiscard]] BarState bar(BarState begun);
    /// The same with the buttons of these taps alone, where a page has the others in a place of their own.
    [[nodiscard]] BarState bar(BarState begun, const std::function<bool(const Tap&)>& isWanted);
    /// The same buttons by themselves, those of each kind together: what leads to a spread or to several moves has a
    /// caption.
    [[nodiscard]] std::vector<ButtonSpec> buttons(const std::function<bool(const Tap&)>& isWanted);
    [[nodiscard]] std::vector<ButtonSpec> buttons();
    /// One that says the whole of a move, whatever has been tapped.
    [[nodiscard]] ButtonSpec whole(std::size_t move);

Q_SIGNALS:
    /// Another tap than before counts.
    void changed();
    /// A move is said; `counts` of its spread.
    void said(std::size_t move, const std::vector<int>& counts);
    /// No move has these taps.
    void missed(const std::vector<whistle::Tap>& taps);

private:
    /// A button, and what is behind it.
    struct Way {
        Tap tap;
        std::optional<std::size_t> move; ///< the only one behind it
        bool enters = false;             ///< and it is entered by this tap
    };
    void go(Narrowing from, const std::vector<Tap>& taps);
    void take(Narrowing narrowing);
    [[nodiscard]] std::vector<Way> ways() const;
    /// Play can go on by another one.
    [[nodiscard]] bool isElseDue(std::size_t move) const;
    [[nodiscard]] bool isOnBoard(std::size_t move, const Tap& tap) const;
    [[nodiscard]] ButtonSpec buttonOf(const Way& way);
    /// As 1 begins 12: its key alone would say what was not meant.
    [[nodiscard]] bool beginsAnother(const Tap& digit) const;
    [[nodiscard]] std::optional<ButtonSpec> finishButton();
    /// The way that Enter goes: the only thing that is due.
    [[nodiscard]] std::optional<std::size_t> dueWay(const std::vector<Way>& ways) const;

    std::vector<const MoveOffer*> m_offers;
    Narrowing m_narrowing{{}};
    std::vector<Tap> m_shining; ///< of it: a page asks for each of its places
    MoveTelling m_telling;
    Headline m_headline;
};

/// "end_turn" -> "endTurn", for the name of a button.
[[nodiscard]] QString buttonName(const Tap& tap);

} // namespace whistle
