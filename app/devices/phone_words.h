// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

namespace whistle {

/// What the page on a phone says by itself, by key, in the language that is spoken now (SayingIn); what it draws as
/// "icon eye".
[[nodiscard]] Json phoneWords();
/// Those of a season's page.
[[nodiscard]] Json seasonWords();

} // namespace whistle
