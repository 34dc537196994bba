// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"

#include <QStringList>

/// What the words of the cards are called in all three languages at once: for searching, for reading cards that are
/// typed in. Whoever types a word of one language may read in another.
namespace whistle::chaotic {

/// A number that cards are searched by.
enum class Figure { Courage, Power, Wisdom, Speed, Energy, MugicCounters, Cost, BuildPoints, Base };
inline constexpr std::size_t figureCount = 9;

/// All names of a thing, folded; a name of several words has them one after the other.
[[nodiscard]] const QStringList& namesOf(CardKind kind);
[[nodiscard]] const QStringList& namesOf(Affiliation tribe);
[[nodiscard]] const QStringList& namesOf(Element element);
[[nodiscard]] const QStringList& namesOf(KeywordKind keyword);
[[nodiscard]] const QStringList& namesOf(Figure figure);
/// "all Disciplines"
[[nodiscard]] const QStringList& namesOfAllDisciplines();

template <class Enum>
inline constexpr int countOf = static_cast<int>(enumWords<Enum>.size());
template <>
inline constexpr int countOf<Figure> = static_cast<int>(figureCount);

/// The names of the first so many values.
template <class Enum>
[[nodiscard]] QStringList allNames(int count = countOf<Enum>)
{
    QStringList names;
    for (int i = 0; i < count; ++i)
        names << namesOf(static_cast<Enum>(i));
    return names;
}

/// The first value, among so many, that has this name, or a name that begins so.
enum class Fit { Whole, Begins };
template <class Enum>
[[nodiscard]] std::optional<Enum> named(const QString& folded, int count = countOf<Enum>, Fit fit = Fit::Whole)
{
    for (int i = 0; i < count && !folded.isEmpty(); ++i) {
        for (const QString& name : namesOf(static_cast<Enum>(i))) {
            if (fit == Fit::Whole ? name == folded : name.startsWith(folded))
                return static_cast<Enum>(i);
        }
    }
    return {};
}

} // namespace whistle::chaotic
