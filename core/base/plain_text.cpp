// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/plain_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr Sentence unreadable{
    "base",
    QT_TRANSLATE_NOOP("base", "This text contains a control character (%1); only readable characters are allowed.")};

constexpr bool isControl(char32_t letter)
{
    return letter < 0x20 || (letter >= 0x7f && letter < 0xa0);
}

} // namespace

std::optional<char32_t> unreadableIn(std::string_view utf8, Lines lines)
{
    // Nearly every text is of plain letters alone.
    const bool isPlain = std::all_of(utf8.begin(), utf8.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (isPlain)
        return {};
    for (const char32_t letter : QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).toUcs4()) {
        const bool isSpace = letter == U'\n' || letter == U'\t';
        if (isControl(letter) && !(isSpace && lines == Lines::Several))
            return letter;
    }
    return {};
}

Text unreadableWords(char32_t character)
{
    return Text{
        unreadable,
        "U+" + QStringLiteral("%1").arg(static_cast<uint>(character), 4, 16, QLatin1Char('0')).toUpper().toStdString()};
}

Problems unreadableTexts(const Json& value, const std::string& at, Lines lines)
{
    Problems problems;
    if (value.is_string()) {
        const Lines allowed = at.ends_with("/note") ? Lines::Several : lines;
        if (const std::optional<char32_t> bad = unreadableIn(value.get_ref<const std::string&>(), allowed))
            problems.push_back({at, unreadableWords(*bad)});
    } else if (value.is_array()) {
        lookAtEach(value, at, [&](const Json& one, const std::string& there) {
            addTo(problems, unreadableTexts(one, there, lines));
        });
    } else if (value.is_object()) {
        for (const auto& [key, one] : value.items()) {
            if (const std::optional<char32_t> bad = unreadableIn(key))
                problems.push_back({at, unreadableWords(*bad)});
            addTo(problems, unreadableTexts(one, pointerTo(at, key), lines));
        }
    }
    return problems;
}

QString readable(const QString& text)
{
    QString shown = text;
    for (QChar& letter : shown) {
        const bool isSpace = letter == u'\n' || letter == u'\t';
        if (isControl(letter.unicode()) && !isSpace)
            letter = QChar::ReplacementCharacter;
    }
    return shown;
}

} // namespace whistle
