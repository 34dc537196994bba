// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace whistle::heroes::texts::input {

inline constexpr Saying unknownName{QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Saying onlyEncounters{QT_TRANSLATE_NOOP(
    "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Saying oneBloodrage{QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Saying noUnits{QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Saying damageTooGreat{QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Saying missing{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Saying notHere{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Saying levelTwice{QT_TRANSLATE_NOOP("heroes", "Another unit has this level already.")};
inline constexpr Saying eliteCheaper{QT_TRANSLATE_NOOP("heroes", "An elite unit is not cheaper than a base unit.")};
inline constexpr Saying spaceTaken{QT_TRANSLATE_NOOP("heroes", "There is something else on this space already.")};
inline constexpr Saying onCapital{QT_TRANSLATE_NOOP("heroes", "This is a capital's space.")};
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "This hero has an Artefact in this slot already.")};
inline constexpr Saying tearUnderTemple{QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple.")};

} // namespace whistle::heroes::texts::input
