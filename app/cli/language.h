// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

namespace whistle::cli {

inline constexpr std::array<const char*, 3> languages{"en", "hu", "pl"};

/// From here on sentences are told in this language.
void useLanguage(const std::string& language);
[[nodiscard]] std::string languageInUse();

} // namespace whistle::cli
