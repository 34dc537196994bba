// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "chaotic/table/board.h"
#include "chaotic/table/cards.h"

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
inline TextPlace textPlace(Discipline discipline)
{
    return nameOf(discipline);
}
inline TextPlace textPlace(Stat stat)
{
    return nameOf(stat);
}
inline TextPlace textPlace(Element element)
{
    return nameOf(element);
}
inline TextPlace textPlace(Tribe tribe)
{
    return nameOf(tribe);
}
inline TextPlace textPlace(Affiliation affiliation)
{
    return nameOf(affiliation);
}
inline TextPlace textPlace(Step step)
{
    return nameOf(step);
}
/// The name of a modifier's card, else what it comes from.
[[nodiscard]] TextPlace sourcePlace(const std::optional<std::string>& name, Source source);

} // namespace whistle::chaotic
