// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sheet.h"

#include "base/plain_text.h"

#include <QString>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

constexpr Sentence openQuotation{"base", QT_TRANSLATE_NOOP("base", "A quotation mark is opened but never closed.")};

/// The first of these that the first line has decides.
char separatorIn(std::string_view text)
{
    const std::string_view head = text.substr(0, text.find('\n'));
    return head.find('\t') != std::string_view::npos ? '\t' : head.find(';') != std::string_view::npos ? ';' : ',';
}

/// A program that opens the table must not take a name for something to work out.
std::string asWords(const std::string& cell)
{
    const bool isFormula =
        cell.starts_with("\uFF1D") || // the wide sign of Asian keyboards
        (!cell.empty() && std::string_view("=+-@\t\r\n").find(cell.front()) != std::string_view::npos);
    const bool isNumber = cell.size() > 1 && cell.find_first_not_of("0123456789.,", 1) == std::string::npos;
    return isFormula && !isNumber ? "'" + cell : cell;
}

std::string quotedCell(const std::string& words, const SheetStyle& style)
{
    const std::string cell = readable(QString::fromStdString(asWords(words))).toStdString();
    if (cell.find_first_of(std::string("\"\r\n") + style.separator) == std::string::npos)
        return cell;
    std::string text = "\"";
    for (const char each : cell)
        text += each == '"' ? "\"\"" : std::string(1, each);
    return text + "\"";
}

} // namespace

Checked<std::vector<SheetLine>> readSheet(std::string_view text, const std::string& file)
{
    const char separator = separatorIn(text);
    std::vector<SheetLine> lines;
    SheetLine line;
    std::string cell;
    bool isQuoted = false;
    int quotedSince = 0;
    int number = 1;
    const auto endLine = [&] {
        line.cells.push_back(std::exchange(cell, {}));
        const bool isEmpty =
            std::all_of(line.cells.begin(), line.cells.end(), [](const std::string& each) { return each.empty(); });
        if (!isEmpty)
            lines.push_back(std::move(line));
        line = {number, {}};
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n')
            ++number;
        if (isQuoted) {
            if (c != '"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else
                isQuoted = false;
        } else if (c == '"' && cell.empty()) {
            isQuoted = true;
            quotedSince = number;
        } else if (c == separator) {
            line.cells.push_back(std::exchange(cell, {}));
        } else if (c == '\n') {
            endLine();
        } else {
            cell += c;
        }
    }
    if (isQuoted)
        return Problem{file, Text{openQuotation}, quotedSince};
    endLine();
    return lines;
}

SheetStyle sheetStyleOf(std::string_view language)
{
    const bool hasDecimalComma = language.starts_with("hu") || language.starts_with("pl");
    return hasDecimalComma ? SheetStyle{';', ',', true} : SheetStyle{',', '.', true};
}

std::string sheetLine(const std::vector<std::string>& cells, const SheetStyle& style)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += (i == 0 ? std::string() : std::string(1, style.separator)) + quotedCell(cells[i], style);
    return text + "\r\n";
}

std::string sheetNumber(double number, int places, const SheetStyle& style)
{
    return QString::number(number, 'f', places).replace(u'.', QChar::fromLatin1(style.decimal)).toStdString();
}

} // namespace whistle
