// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/search_words.h"

#include <QString>
#include <optional>
#include <vector>

namespace whistle {

/// A word of a quarrel as it was typed: letters or digits, never both ("B4" is two).
struct SaidWord {
    WordPlace place; ///< in the line
    QString word;    ///< folded
    QString stem;
    std::optional<int> number; ///< of digits: -9999 to 9999
};

/// The words of a line, in order. Signs between them say nothing, but for a minus right before a number that has no
/// digit before it ("-2").
[[nodiscard]] std::vector<SaidWord> saidWords(const QString& line);

} // namespace whistle
