// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "chaotic/library/deck_building.h"

#include <QString>

/// A deck outside of the program.
namespace whistle::chaotic {

/// The deck as a page in the reader's language: what the check says, then its cards kind by kind.
[[nodiscard]] QString deckHtml(const BuiltDeck& deck);
enum class DeckFile { Json, Pdf };
/// Writes it as JSON, to be taken in elsewhere, or prints it into a PDF on A4. What is there is replaced only when the
/// new file is whole.
[[nodiscard]] Problems writeDeck(DeckFile kind, const BuiltDeck& deck, const QString& path);

} // namespace whistle::chaotic
