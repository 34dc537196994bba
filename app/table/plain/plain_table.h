// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "controls/seats/seat_score.h"
#include "forms/form_words.h"
#include "moves/move.h"

#include <QStringList>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// The keys under one of which a table, and the command that begins it, say who plays.
inline constexpr std::array plainSeatKeys{"players", "seats", "teams", "coaches"};

/// One thing that a table says of a seat, or of nobody.
struct PlainFact {
    std::string key;
    QString name;                     ///< "On the board"
    std::optional<int> number = {};   ///< one of a column
    std::optional<QStringList> chips; ///< of a list
    QString words = {};               ///< of everything else
};

struct PlainSeat {
    int seat = 0;   ///< from 1 on
    std::string id; ///< as the commands write it
    QString name;
    int score = 0;
    bool hasWon = false;
    std::vector<PlainFact> facts;
};

/// A table of any game, read seat by seat.
struct PlainTable {
    std::vector<PlainSeat> seats;
    std::vector<PlainFact> others; ///< on nobody's side
    QString stretch;               ///< the stretch of the match: "placing"; empty: it has none
    QString scoreName;             ///< what the score counts, where it is no score by name
    [[nodiscard]] const PlainSeat* seat(const std::string& id) const;
    [[nodiscard]] int numberOf(const std::string& id) const;
    [[nodiscard]] std::vector<SeatScore> scores() const;
    [[nodiscard]] QStringList winners() const;
};

/// What is said of a game by its declarations alone: its table, its commands and moves in the reader's words.
class PlainWords {
public:
    /// `table`: the shape of the game's table.
    PlainWords(std::string_view game, Shape table);

    /// A game's catalog entry.
    [[nodiscard]] const CatalogGame& game() const { return *m_game; }
    [[nodiscard]] QString gameName() const { return Text{m_game->name}.render(); }
    [[nodiscard]] PlainTable read(const Json& table, const NameReader& names) const;
    /// What a button calls a tap: "a1", "End the turn".
    [[nodiscard]] QString tap(const Tap& tap, const NameReader& names) const;
    /// What an entry is called: "Place a man".
    [[nodiscard]] QString entry(const std::string& command) const;
    /// The command that begins a match.
    [[nodiscard]] const std::string& start() const { return m_start; }
    /// The word for a stretch of the match.
    [[nodiscard]] QString stretch(const std::string& phase) const;
    /// Whose a command is, at this table; 0: nobody's.
    [[nodiscard]] int seatOf(const Json& command, const PlainTable& table) const;

private:
    [[nodiscard]] PlainFact fact(const FormWords& words, const Json& table, const std::string& at) const;

    const CatalogGame* m_game;
    Shape m_table;
    std::string m_start;
};

/// Whose moves play waits for, each once, in their order; where it waits for none, whoever has one to enter. Empty:
/// nobody in particular.
[[nodiscard]] std::vector<std::string> seatsToMove(const std::vector<OfferedMove>& moves);

} // namespace whistle
