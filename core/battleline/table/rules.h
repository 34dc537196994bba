// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

#include <QtGlobal>

namespace whistle::battleline {

/// A sentence or word of Battle Line, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"battleline", words} {}
};

/// A rule, and what it has against something.
struct RuleWords {
    RuleId rule;
    Saying words;
};

/// What is said in more than one place.
namespace said {
/// %1 and %2 are steps.
inline constexpr Saying wrongStep{
    QT_TRANSLATE_NOOP("battleline", "That belongs to another step of the turn: %1. Now comes: %2.")};
inline constexpr Saying holdsNoTroops{QT_TRANSLATE_NOOP("battleline", "%1 holds no Troop card.")};
inline constexpr Saying holdsNoTactics{QT_TRANSLATE_NOOP("battleline", "%1 holds no Tactics card.")};
/// %1 is a flag, %2 a seat.
inline constexpr Saying flagClosed{QT_TRANSLATE_NOOP("battleline", "Flag %1 is won by %2: it is closed for good.")};
/// %1 is a deck.
inline constexpr Saying deckEmpty{QT_TRANSLATE_NOOP("battleline", "The %1 is empty.")};
/// %1 is a seat, %2 a deck.
inline constexpr Saying draws{QT_TRANSLATE_NOOP("battleline", "%1 draws from the %2.")};
inline constexpr Saying setIncomplete{
    QT_TRANSLATE_NOOP("battleline", "%1 has %2 of the %3 cards that a complete formation needs at flag %4.")};
} // namespace said

} // namespace whistle::battleline
