// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "base/text.h"

#include <compare>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

/// What a finger touches: a place of the board, what lies on it, a card, a number, or a word of the bar.
enum class TapKind { Place, Piece, Card, Number, Choice };
struct Tap {
    TapKind kind = TapKind::Choice;
    std::string id; ///< as the game's commands write it ("granada", "fangs", "3")
    friend auto operator<=>(const Tap&, const Tap&) = default;
};
[[nodiscard]] Tap placeTap(std::string_view id);
[[nodiscard]] Tap pieceTap(std::string_view id);
[[nodiscard]] Tap cardTap(std::string_view id);
[[nodiscard]] Tap numberTap(int number);
[[nodiscard]] Tap choiceTap(std::string_view id);

/// What in a move's commands may be something else: the faces that were thrown, the cards that were drawn.
struct Open {
    std::string at;                  ///< a JSON pointer into the list of the commands: "/0/dice"
    std::optional<Shape> shape = {}; ///< of what may stand there; none: what the command's own shape says
    bool isAsked = true; ///< only the table knows it, so a page asks; else the value that stands there is usual
};

/// Pieces or points that are shared out over places, a tap for each.
struct Spread {
    std::vector<Tap> places;
    std::vector<int> most; ///< at most so many at each, in the order of the places
    int least = 0;         ///< in all
    int greatest = 0;
    /// How many of them there are at a place of its taps so far.
    [[nodiscard]] bool hasRoom(const std::vector<int>& counts, std::size_t place) const;
    /// The counts with which the move stands as it is given: the least of them, from the first place on.
    [[nodiscard]] std::vector<int> usual() const;
};

/// How much the rest of the table waits for a move: what Enter does, and which of several buttons comes first.
enum class Weight {
    Due,   ///< play goes on by it: it may be the main button, if it is the only one
    Open,  ///< it may be done now, besides what is due
    Aside, ///< rare: a veto, a concession
    Grave, ///< ends something or gives something up: never by Enter
};

/// What is alike in the moves of every game.
struct MoveOffer {
    std::string seat;      ///< whose it is, as the game's commands name it; empty: nobody's in particular
    std::vector<Tap> taps; ///< in the order of the hand; the last one enters it
    std::vector<Open> open = {};
    Weight weight = Weight::Due;
    std::optional<Text> title = {};    ///< what its button says, where that is better than the line of the log
    std::optional<Spread> spread = {}; ///< its counts, whose taps come behind `taps`
    bool needsNobody = false;          ///< nothing is to be decided: it is taken by itself
};

/// Something that may be done now, whole.
template <class Command>
struct MoveOf : MoveOffer {
    std::vector<Command> commands = {}; ///< entered together, all or none; never empty
    /// The same with these counts, where there is a spread.
    std::function<std::vector<Command>(const std::vector<int>& counts)> shared = {};
    /// The same over these places, where a board is crossed: the last one is that of the taps. Empty: no such way.
    std::function<std::vector<Command>(const std::vector<Tap>& way)> along = {};
};

/// A move without the types of its game, as other programs see it.
struct OfferedMove {
    MoveOffer offer;
    std::vector<Json> commands;
    /// The same with these counts, where there is a spread; until the next line is played.
    std::function<std::vector<Json>(const std::vector<int>& counts)> shared;
    Text words;            ///< what the log will say
    bool isSecret = false; ///< its entry will be a secret of the seat, until the game opens it
};

/// Something in it is not known before somebody says it.
[[nodiscard]] bool isAsked(const MoveOffer& offer);
/// All taps of a move as it stands, those of its spread too.
[[nodiscard]] std::vector<Tap> tapsOf(const MoveOffer& offer);
/// `{"seat", "words", "taps", "commands", "open"}` (docs/moves.md). `command`: the shape of the game's commands.
[[nodiscard]] Json moveJson(const OfferedMove& move, const Shape& command, const NameReader& names);
/// What that looks like.
[[nodiscard]] const Shape& moveShape();

} // namespace whistle
