// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <string>
#include <string_view>
#include <vector>

/// Tables as spreadsheets write them and as they come from the clipboard.
namespace whistle {

struct SheetLine {
    int number = 1; ///< of the text, from 1
    std::vector<std::string> cells;
};

/// Lines of cells: separated by tabs, semicolons or commas, as the first line has them; in quotation marks there may be
/// separators, ends of lines, and two marks for one. Empty lines are left out. `file`: its name.
[[nodiscard]] Checked<std::vector<SheetLine>> readSheet(std::string_view text, const std::string& file);

/// How a table is written for another program.
struct SheetStyle {
    char separator = ',';
    char decimal = '.';
    bool hasMark = false; ///< of byte order: spreadsheets know UTF-8 by it
};
/// As the spreadsheets of this language ("hu") read it.
[[nodiscard]] SheetStyle sheetStyleOf(std::string_view language);

/// One line with its end; no cell is taken for something to work out.
[[nodiscard]] std::string sheetLine(const std::vector<std::string>& cells, const SheetStyle& style = {});
/// With so many places behind the mark.
[[nodiscard]] std::string sheetNumber(double number, int places, const SheetStyle& style = {});

} // namespace whistle
