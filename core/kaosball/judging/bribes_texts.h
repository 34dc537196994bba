// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of bribes and foul rolls (KB-19.4 to KB-19.6).
namespace whistle::kaosball::texts::bribes {

inline constexpr Sentence summary{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Bribes and foul rolls at the end of a period: cash, rolls and fouls.")};

inline constexpr Sentence bribed{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "%1 pay %2 cash for as many cheat cards and keep %3. Cheat cards left to roll for: %4.")};
inline constexpr Sentence notBribed{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pay no bribe. Cheat cards left to roll for: %2.")};
inline constexpr Sentence rolled{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The rolls of %1 bring fouls: %2. With %3 from before that makes %4.")};
inline constexpr Sentence capped{
    "kaosball",
    QT_TRANSLATE_NOOP(
        "kaosball",
        "The rolls of %1 bring fouls: %2. With %3 from before that would be more than %4, so it stays at %4.")};
inline constexpr Sentence toRoll{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 have not rolled yet; afterwards they have at least %2 and at most %3 fouls.")};
inline constexpr Sentence greatestCheater{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 stand at %n foul(s): a greatest cheater at every bonus scoring.")};

inline constexpr Sentence bribesAboveCash{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot pay %2 in bribes: they have only %3 cash.")};
inline constexpr Sentence bribesAboveCards{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot pay %2 in bribes: only %3 of their cheat cards lie burned.")};
inline constexpr Sentence wrongNumberOfRolls{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 roll for each cheat card that is left: %n roll(s) needed, not %3.")};
inline constexpr Sentence tooManyResults{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A roll of %1 has at most %2 results, with its re-rolls, not %3.")};

} // namespace whistle::kaosball::texts::bribes
