// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"

#include <QString>

/// What stands on a card, sentence by sentence, as data. Which sentences are understood is data itself:
/// resources/packs/chaotic/sentences.json.
namespace whistle::chaotic {

/// The sentences of a text as they are printed: reminders in brackets belong to the sentence before them, what is
/// quoted to the one that quotes it.
[[nodiscard]] QStringList printedSentences(const QString& text);

struct SentenceMeaning {
    Json card;            ///< what the sentence adds to its card: keys of the card's schema
    bool isWhole = false; ///< every word of it is in there; else the words that are left to the players are
    bool hasLead = false; ///< it begins with a cost, a condition or a moment
};
/// Of one sentence on a card of this kind and name (a card speaks of itself by its name).
[[nodiscard]] SentenceMeaning meaningOf(CardKind kind, const QString& cardName, const QString& sentence);
/// What creatures can be beside their tribe ("warrior"), folded.
[[nodiscard]] const QStringList& kindsOfCreatures();
/// Whether a sentence speaks of the one before it: then it is no good alone, nor is that one without it. What only may
/// do so leaves keywords alone.
enum class Hanging { DoesNot, May, Does };
[[nodiscard]] Hanging hangingOf(const QString& sentence);
/// Adds the data to those of a card: what is a list grows, what is said already stays. False: they contradict each
/// other, or the card would not be one any more; then nothing is added.
[[nodiscard]] bool addMeaning(Json& card, const Json& meaning);

} // namespace whistle::chaotic
