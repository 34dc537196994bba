// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"
#include "search/search_words.h"

#include <QCoreApplication>
#include <QString>
#include <vector>

/// What the parts of the rulebook page say in common.
namespace whistle::book_words {

/// For what lupdate has to find.
class Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::RulebookPage)
};

/// "4 Killzones and occupied spaces"; what has no number ("KB-R") is shown without one.
[[nodiscard]] QString sectionTitle(const RuleSection& section, BookLanguage language);

/// The text as rich text: marks on chalk, ids of rules of this book as links.
[[nodiscard]] QString richText(const std::string& words, const RuleBook& book, const std::vector<WordPlace>& marks);

} // namespace whistle::book_words
