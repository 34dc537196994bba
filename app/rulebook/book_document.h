// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "rulebook/match_marks.h"

#include <QString>

namespace whistle {

/// "Kaosball: the rules", in the language of the document.
[[nodiscard]] QString bookTitle(const QString& game, BookLanguage language);

/// The whole digest as one page of HTML on white that needs nothing beside it: contents, every section, links between
/// rules, readings with their reasons, the glossary in all languages. `title`: see bookTitle. House rules of the
/// match that differ are noted beside the rules they change.
[[nodiscard]] QString bookHtml(const RuleBook& book, const QString& title, BookLanguage language,
                               const MatchMarks& match);

/// Writes that page, or the same as a PDF on A4. What is there is replaced only when the new file is whole.
[[nodiscard]] Problems writeBookHtml(const QString& html, const QString& path);
[[nodiscard]] Problems writeBookPdf(const QString& html, const QString& title, const QString& path);

} // namespace whistle
