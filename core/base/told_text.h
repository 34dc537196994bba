// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/text.h"

namespace whistle {

/// A sentence for a reader at another computer, whose language is not known here:
/// `{"in", "says", "with": [3, {"name", "word"}, {"word"}], "line", "names": {id: name}}`. `names`: how those are
/// called here that it names.
[[nodiscard]] Json toldText(const Text& text, const NameReader& names = {});

/// What another computer has told so, in the language of this one. `names`: of those that are called something here;
/// any other is called as it was there. Empty: it is no such sentence. Untrusted: it is shown as plain text.
[[nodiscard]] QString readTold(const Json& told, const NameReader& names = {});

} // namespace whistle
