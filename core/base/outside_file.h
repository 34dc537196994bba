// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/problem.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Files that come from elsewhere: whole or not at all, and text only where it is text.
namespace whistle {

/// Larger than anything that people keep in one file (a match of a million entries has a third of it).
constexpr std::int64_t largestFile = std::int64_t{1} << 30;
/// Lists that people write: cards, entrants, packs.
constexpr std::int64_t largestList = std::int64_t{8} << 20;

/// All bytes of a file, or why it cannot be read. A pipe, a device or a folder is no file; `most`: in bytes.
[[nodiscard]] Checked<std::string> readWholeFile(const FileName& path, std::int64_t most = largestFile);

/// How a text was written.
enum class Encoding { Utf8, Utf16, Windows1250 };

struct DecodedText {
    std::string utf8; ///< without a byte order mark; its lines end with "\n"
    Encoding encoding = Encoding::Utf8;
};
/// Control characters that no text has: refused at once, or left to whoever judges line by line.
enum class Unreadable : std::uint8_t { Refused, Left };
/// Bytes that somebody's program wrote as text: UTF-8; UTF-16 with its mark; else Windows-1250, as Hungarian and Polish
/// spreadsheets write. What is none of them, or has control characters, is told with its line; one of zero is in no
/// text at all. `file`: its name.
[[nodiscard]] Checked<DecodedText> decodedText(std::string_view bytes, const std::string& file,
                                               Unreadable unreadable = Unreadable::Refused);
/// "Windows-1250"; a name that is the same in every language.
[[nodiscard]] const char* nameOf(Encoding encoding);

} // namespace whistle
