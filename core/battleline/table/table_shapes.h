// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "battleline/judging/claim.h"
#include "battleline/table/table.h"

/// The parts that the questions share (digest 6.0): cards, seats, the table, formation values.
namespace whistle::battleline {

[[nodiscard]] Shape seatShape();
[[nodiscard]] Shape flagNumberShape();
[[nodiscard]] Shape anyCardShape();
[[nodiscard]] Shape troopShape();
[[nodiscard]] Shape formationCardShape();
[[nodiscard]] Seat readSeat(const Json& json);
[[nodiscard]] Card readCard(const Json& json);
/// "north" or "south"; none is null.
[[nodiscard]] Json writeSeat(std::optional<Seat> seat);

/// The keys of a flag, for the table of a question and of a match.
[[nodiscard]] Shape flagShape();
[[nodiscard]] Shape setAsideShape();
[[nodiscard]] Json writeFlag(const Flag& flag);
[[nodiscard]] Json writeSetAside(const Table& table);

[[nodiscard]] Shape tableQuestionShape();
/// Reads what `tableQuestionShape` has passed; the breaches of the digest's checks on a table are problems below `at`.
[[nodiscard]] Checked<Table> readTable(const Json& json, const std::string& at);

[[nodiscard]] Shape formationValueShape();
[[nodiscard]] Json writeFormationValue(FormationValue value);
/// Morale card to Troop card.
[[nodiscard]] Json writeMeanings(const BestSet& set);

} // namespace whistle::battleline
