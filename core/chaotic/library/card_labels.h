// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"
#include "rulebook/labels.h"

namespace whistle::chaotic {

/// What the keys and words of a card are called, for the form of all its fields.
[[nodiscard]] const Labels& cardLabels();
/// The shape of a card without what its editor asks for itself, and what only its maker knows.
[[nodiscard]] Shape formShape(CardKind kind);

} // namespace whistle::chaotic
