// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// A sealed entry as it stands in a match file (docs/match-file.md): not readable at a glance or by a search, and part
/// of the line that the chain is made over. It is no encryption: whoever writes a program can read it.
namespace whistle {

/// Whose secret a line is, and what it is mixed with.
struct Sealing {
    std::string seat;
    std::string salt; ///< 32 hexadecimal digits, another for every line
};

/// What a sealed entry says.
struct SealedContent {
    Json entry;
    std::optional<std::string> overrideReason;
};

/// Another one each time.
[[nodiscard]] std::string randomSalt();

/// `{"sealed": seat, "salt": "...", "content": "..."}`
[[nodiscard]] Json sealedJson(const Sealing& sealing, const SealedContent& content);
[[nodiscard]] bool isSealedJson(const Json& entry);
/// What is in it. Problems: something else than `sealedJson` wrote it.
[[nodiscard]] Checked<SealedContent> unsealed(const Json& entry);

} // namespace whistle
