// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/table/state.h"

#include <optional>

namespace whistle::elgrande {

/// Which event opens what is sealed: the next `reveal_discs`, or the next `open_castillo`.
enum class SealedUntil : std::uint8_t { DiscsRevealed, CastilloOpened };

/// Something in an entry that must not be looked up before its time.
struct Seal {
    int player = noPlayer; ///< who alone knows it; none: nobody may look it up, though everybody saw it (EG-7.3)
    SealedUntil until = SealedUntil::DiscsRevealed;
    friend bool operator==(const Seal&, const Seal&) = default;
};

/// Whether this command, entered in this state, holds a secret: a disc (EG-8.2, EG-11.2), or what went into the
/// Castillo (EG-7.3). What the table, the reasons and the headline say of it is public at any time; what the entry
/// itself holds is not.
[[nodiscard]] std::optional<Seal> sealedFor(const State& state, const Command& command);
/// Whether this command opens seals of that kind.
[[nodiscard]] bool opens(SealedUntil seal, const Command& command);

} // namespace whistle::elgrande
