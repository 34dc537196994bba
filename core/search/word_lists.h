// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What is known of words beside the books: resources/rules/empty-words.json and synonyms.json.
namespace whistle {

/// Whether a folded word only makes a question of what is asked ("how", "szabad", "czy"), in any language of the
/// books.
[[nodiscard]] bool isEmptyWord(const QString& word);

/// Words that mean the same in that game as a folded word does in one of its forms, folded.
[[nodiscard]] QStringList synonymsOf(const QString& game, const QString& word);

} // namespace whistle
