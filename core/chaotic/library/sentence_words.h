// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// A text cut into sentences, and a sentence into words.
namespace whistle::chaotic {

/// The sentences of a text as they are printed: reminders in brackets belong to the sentence before them, what is
/// quoted to the one that quotes it.
[[nodiscard]] QStringList printedSentences(const QString& text);
/// Without the signs of card databases: ":fire:Fire 5" is "Fire 5", ":genericmugic::genericmugic:" two Mugic counters.
[[nodiscard]] QString withoutSigns(QString text);
/// Its words, folded, each behind a blank: " fire 5". Colons and the signs before numbers are words.
[[nodiscard]] QString canonical(const QString& text);
/// What a card calls itself is " itself": its whole name, or what stands before a comma or a bracket of it.
[[nodiscard]] QString withItself(QString words, const QString& cardName);

} // namespace whistle::chaotic
