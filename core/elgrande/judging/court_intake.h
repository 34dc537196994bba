// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/state.h"
#include "rulebook/ruling.h"

#include <vector>

namespace whistle::elgrande {

/// At the start of a turn, or by the action card.
enum class IntakeSource : std::uint8_t { PowerCard, TheCourt };

/// Caballeros that a player takes into his court.
struct IntakeCase {
    IntakeSource source = IntakeSource::PowerCard;
    int powerCard = 0; ///< 0: The Court
    int provinces = 0;
    int court = 0;
    ByArea<int> regions; ///< his Caballeros on the board
    Area king = Area::Galicia;
    int fromProvinces = 0;
    ByArea<int> fromRegions;
    bool allowRegionsForTheCourt = false; ///< EG-R7

    [[nodiscard]] bool isTheCourt() const { return source == IntakeSource::TheCourt; }
    [[nodiscard]] int takenFromRegions() const { return sum(fromRegions); }
};

/// As the table stands, before anything is said.
[[nodiscard]] IntakeCase intakeOf(const State& state, bool isTheCourt);

enum class IntakeFault : std::uint8_t {
    OverLimit,
    NotEnoughInProvinces,
    RegionsNotAllowed,
    ProvincesNotEmpty,
    FromKingRegion,
    NotEnoughInRegion
};
struct IntakeVerdict {
    int limit = 0;
    int maximumFromRegions = 0;
    std::vector<IntakeFault> violations;
    int courtAfter = 0;
    int provincesAfter = 0;

    [[nodiscard]] bool isLegal() const { return violations.empty(); }
    /// What is there after it; none: it is not legal.
    [[nodiscard]] std::optional<int> legalCourt() const { return isLegal() ? std::optional(courtAfter) : std::nullopt; }
    [[nodiscard]] std::optional<int> legalProvinces() const
    {
        return isLegal() ? std::optional(provincesAfter) : std::nullopt;
    }
};

[[nodiscard]] Ruling<IntakeVerdict> judgeIntake(const IntakeCase& intake, const Facts& facts,
                                                Reasons::Listening listening = Reasons::Listening::Yes);
/// What is taken, legal or not.
void tellTaken(const IntakeCase& intake, const IntakeVerdict& verdict, Reasons& reasons);
[[nodiscard]] Objection objectionTo(IntakeFault fault, const IntakeCase& intake, const IntakeVerdict& verdict);

} // namespace whistle::elgrande
