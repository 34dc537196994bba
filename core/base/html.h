// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Words in HTML, for all that is told on a page: seasons, papers, reports, the rulebook.
namespace whistle::html {

[[nodiscard]] std::string escaped(const QString& text);
/// What people have written, by itself: its letters may run the other way.
[[nodiscard]] std::string escaped(const std::string& text);
/// A row of cells of one kind.
[[nodiscard]] std::string row(std::string_view tag, const std::vector<std::string>& cells);
/// With a minus sign, not a hyphen.
[[nodiscard]] std::string number(int value);
/// The content in a tag, which may say more than its name: `td class="small"`.
[[nodiscard]] std::string in(std::string_view tag, const std::string& content);
/// The word as a heading.
[[nodiscard]] std::string headed(Sentence word);
template <class... Places>
[[nodiscard]] std::string said(Sentence sentence, Places&&... places)
{
    return escaped(Text{sentence, std::forward<Places>(places)...}.render());
}

/// A whole document that needs nothing beside it.
[[nodiscard]] std::string document(const std::string& title, const std::string& language, const std::string& style,
                                   const std::string& body);

} // namespace whistle::html
