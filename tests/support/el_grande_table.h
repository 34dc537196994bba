// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/game.h"
#include "journal/game_match.h"

#include <QString>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

/// A match of El Grande that a test plays line by line.
///
/// Anna, Bence, Cili, Dani and Emma sit clockwise, Anna is the youngest. The King starts in New Castile, their homes
/// are Galicia, Valencia, Seville, Aragon and Granada.
class PlayedMatch {
public:
    explicit PlayedMatch(int players = 3, const Json& houseRules = Json::object());

    /// Whether the line is accepted.
    bool play(const char* command, Json keys = Json::object());
    /// The rules that it is refused with, "EG-5.7 EG-6.4"; "accepted"; or where it is bad input, "at /player".
    QString tried(const char* command, Json keys = Json::object());
    /// A round up to the first turn: these action cards, and power cards in the order in which they are laid.
    void round(const std::vector<std::string>& cards, const std::vector<int>& powerCards);
    /// The turn up to the special action: nothing is taken, the card of this stack chosen.
    void choose(int stack);
    /// The same, and the special action announced.
    void announce(int stack, const Json& keys = Json::object());
    /// Sets these numbers by a correction, the provinces so that everybody keeps thirty: {"aragon": {"anna": 3}},
    /// "castillo" and "court" likewise.
    void stand(const Json& where);

    [[nodiscard]] Json at(const char* pointer) const { return m_match->table().at(Json::json_pointer(pointer)); }
    [[nodiscard]] std::string said() const { return m_said; } ///< the reasons of the last line
    [[nodiscard]] const State& state() const { return m_match->state(); }
    [[nodiscard]] GameMatch<Game>& match() { return *m_match; }

private:
    std::unique_ptr<GameMatch<Game>> m_match = std::make_unique<GameMatch<Game>>();
    std::string m_said;
};

} // namespace whistle::elgrande
