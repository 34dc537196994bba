// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

#include <QString>
#include <optional>
#include <string_view>

/// Text that somebody typed, as everybody may be shown it: control characters are not read, they do things to a
/// terminal, a table or a page. (What turns the direction of a sentence: `isolated`, base/text.h.)
namespace whistle {

/// Lines and tabs are allowed where a text may have several lines.
enum class Lines { One, Several };

/// The first control character; none: all can be read.
[[nodiscard]] std::optional<char32_t> unreadableIn(std::string_view utf8, Lines lines = Lines::One);
/// Each text of a value that has one, with the pointer to it. Texts under `note` may have several lines anyhow.
[[nodiscard]] Problems unreadableTexts(const Json& value, const std::string& at = {}, Lines lines = Lines::One);
/// What is wrong with a text that has this character.
[[nodiscard]] Text unreadableWords(char32_t character);

/// The same text for a reader: control characters are shown as the sign for "no letter".
[[nodiscard]] QString readable(const QString& text);

} // namespace whistle
