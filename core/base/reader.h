// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace whistle {

/// The language of whoever reads what is said ("en", "hu", "pl"): that of the program's locale.
[[nodiscard]] std::string readersLanguageCode();

} // namespace whistle
