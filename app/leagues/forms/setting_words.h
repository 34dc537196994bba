// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace whistle::setting_words {

/// What a game's own setting of a season is called: "cash_per_match" is "Cash for each match". Settings that have no
/// words here are shown by their key.
[[nodiscard]] QString label(const std::string& key);
/// One of the words that a setting takes.
[[nodiscard]] QString value(const std::string& word);

} // namespace whistle::setting_words
