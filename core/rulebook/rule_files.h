// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <string>

/// The files of resources/rules, which are compiled in.
namespace whistle {

/// The text of one: "kaosball/book.json", "synonyms.json"; empty: there is none.
[[nodiscard]] std::string ruleFile(const QString& name);
/// The folders, one a rulebook.
[[nodiscard]] QStringList ruleFolders();

} // namespace whistle
