// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>
#include <QStringList>
#include <concepts>

/// What means the same wherever it is said: one message for core and every page, in the context "common". What only
/// the pages of one game or of the leagues share with their core is in the context of that core.
namespace whistle {

namespace common {

/// A sentence of core that every game says alike, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(common)
    /// A game takes it for one of its own.
    template <std::derived_from<Sentence> OfGame>
    [[nodiscard]] constexpr operator OfGame() const
    {
        OfGame words(source);
        words.context = context;
        return words;
    }
};

} // namespace common

/// The words of pages, in the reader's language at once: CommonWords::tr("Undo").
struct CommonWords {
    Q_DECLARE_TR_FUNCTIONS(common)
};

/// "Name: what".
[[nodiscard]] QString labelled(const QString& name, const QString& what);
[[nodiscard]] QString labelled(const QString& name, int number);
/// "one other", a name and its number, a number and its unit.
[[nodiscard]] QString spaced(const QString& one, const QString& other);
[[nodiscard]] QString spaced(const QString& one, int number);
/// "a, b, c", without an "and": facts, or names in a line that is no sentence.
[[nodiscard]] QString enumerated(const QStringList& items);

} // namespace whistle
