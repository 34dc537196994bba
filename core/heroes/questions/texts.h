// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace whistle::heroes::texts::input {

inline constexpr Saying unknownName{QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Saying armyNeedsHero{
    QT_TRANSLATE_NOOP("heroes", "An army has exactly one hero, at least one stack and no encounter.")};
inline constexpr Saying onlyEncounters{QT_TRANSLATE_NOOP(
    "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Saying oneBloodrage{QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Saying oneAngel{QT_TRANSLATE_NOOP("heroes", "Only one side can have a Guardian Angel.")};
inline constexpr Saying heroHasNoElite{QT_TRANSLATE_NOOP("heroes", "A hero's attack has no elite die.")};
inline constexpr Saying noTokensOfEncounter{QT_TRANSLATE_NOOP("heroes", "Encounters have no luck tokens.")};
inline constexpr Saying noUnits{QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Saying noSuchWound{
    QT_TRANSLATE_NOOP("heroes", "There is no such token with that many Tough symbols.")};
inline constexpr Saying damageTooGreat{QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Saying damageAboveChallenge{
    QT_TRANSLATE_NOOP("heroes", "The damage cannot be more than the challenge.")};
inline constexpr Saying oneAdditional{
    QT_TRANSLATE_NOOP("heroes", "Of two encounters exactly one is the additional enemy; a single one is not.")};
inline constexpr Saying noAssignment{QT_TRANSLATE_NOOP("heroes", "Damage to encounters is not assigned.")};
inline constexpr Saying laurelHasOnePoint{QT_TRANSLATE_NOOP("heroes", "A laurel is one point.")};
inline constexpr Saying stacksOrEncounter{
    QT_TRANSLATE_NOOP("heroes", "Either \"stacks\" with \"steps\" or \"encounter\" was expected.")};
inline constexpr Saying missing{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Saying notHere{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Saying moreThanAtStart{
    QT_TRANSLATE_NOOP("heroes", "There are more tokens or more elites now than at the start.")};
inline constexpr Saying orderNamesAll{QT_TRANSLATE_NOOP("heroes", "All stacks must be named here, each once.")};
inline constexpr Saying opponentIsArmy{QT_TRANSLATE_NOOP("heroes", "In a battle of heroes the opponent is an army.")};
inline constexpr Saying opponentIsEncounter{
    QT_TRANSLATE_NOOP("heroes", "In a battle against encounters the opponent is an encounter.")};
inline constexpr Saying tooManyTokens{QT_TRANSLATE_NOOP("heroes", "An army has at most %1 tokens here.")};
inline constexpr Saying levelTwice{QT_TRANSLATE_NOOP("heroes", "Another unit has this level already.")};
inline constexpr Saying eliteCheaper{QT_TRANSLATE_NOOP("heroes", "An elite unit is not cheaper than a base unit.")};
inline constexpr Saying spaceTaken{QT_TRANSLATE_NOOP("heroes", "There is something else on this space already.")};
inline constexpr Saying onCapital{QT_TRANSLATE_NOOP("heroes", "This is a capital's space.")};
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "This hero has an Artefact in this slot already.")};
inline constexpr Saying tearUnderTemple{QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple.")};

} // namespace whistle::heroes::texts::input
