// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "chaotic/library/cards.h"
#include "chaotic/table/board.h"

#include <concepts>

namespace whistle::chaotic {

/// The words of the cards, as translators and players see them.
[[nodiscard]] Sentence nameOf(Discipline discipline);
[[nodiscard]] Sentence nameOf(Stat stat);
[[nodiscard]] Sentence nameOf(Element element);
[[nodiscard]] Sentence nameOf(Tribe tribe);
[[nodiscard]] Sentence nameOf(Affiliation affiliation);
[[nodiscard]] Sentence nameOf(Step step);
[[nodiscard]] Sentence nameOf(KeywordKind keyword);
/// What a modifier comes from, where it has no name.
[[nodiscard]] Sentence nameOf(Source source);

/// A player in a sentence: by the name given in the match, else "Player one".
[[nodiscard]] TextPlace textPlace(Player player);
template <class Word>
requires std::same_as<decltype(nameOf(Word{})), Sentence>
[[nodiscard]] TextPlace textPlace(Word word)
{
    return nameOf(word);
}
/// The name of a modifier's card, else what it comes from.
[[nodiscard]] TextPlace sourcePlace(const std::optional<std::string>& name, Source source);

} // namespace whistle::chaotic
