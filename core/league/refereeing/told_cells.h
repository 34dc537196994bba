// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>

/// The ways in which people write something into a cell of their tables.
namespace whistle::league {

/// Letters and digits alone, without their accents.
[[nodiscard]] QString foldedWord(const QString& word);
[[nodiscard]] QString foldedWord(const std::string& word);

struct ToldScore {
    int home = 0;
    int away = 0;
};
/// "3:1"; "3:1 (2:0)" as well, with the score at half-time, which nobody keeps.
[[nodiscard]] std::optional<ToldScore> scoreIn(const QString& cell);
/// "18:30", also for "6:30 PM" and "18:30:00"; anything else as it stands.
[[nodiscard]] std::string timeIn(const QString& cell);
/// 3 for "3", "Round 3" and "3. forduló": the only number in it.
[[nodiscard]] std::optional<int> roundIn(const QString& cell);
/// "3" for the "3.0" of a spreadsheet; anything else as it stands.
[[nodiscard]] QString wholeIn(const QString& cell);

struct ToldDay {
    std::string day; ///< 2027-01-31; empty: it is none, or could be two
    bool couldBeTwo = false;
};
[[nodiscard]] ToldDay dayIn(const QString& words);

} // namespace whistle::league
