// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace whistle {

/// The word in a table's address (docs/devices.md): 26 letters and digits, 128 bits that nobody can guess.
[[nodiscard]] QString newTableWord();

/// Whether somebody wrote this word: upper case, I, L and O are read as what they look like. It takes as long for every
/// answer, so that nobody learns from the time how much of a guess was right.
[[nodiscard]] bool isTableWord(QStringView written, const QString& word);

} // namespace whistle
