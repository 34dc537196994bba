// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace whistle {

/// Names that are hard to put into a sentence: vowels and numbers behind a Hungarian article, quotation marks inside
/// of quotation marks, women and men, longer than a line.
inline const std::array<std::string, 9> hardNames{
    "Őze Éva", "5. számú Gyuri", "Kuba \"Smok\" Nowak", "Ewa", "Kovácsné Szentmihályi-Felsőbányai Erzsébet", "1000 Ló",
    "Özge",    "Édua",           "1. FC Újpest"};

/// The value with other names: where they are values, where they are keys, and in front of a stroke ("fangs/b3").
[[nodiscard]] inline Json renamedIn(const Json& value, const std::map<std::string, std::string>& names)
{
    const auto renamed = [&](const std::string& word) {
        const std::size_t stroke = std::min(word.find('/'), word.size());
        const auto found = names.find(word.substr(0, stroke));
        return found == names.end() ? word : found->second + word.substr(stroke);
    };
    if (value.is_string())
        return renamed(value.get<std::string>());
    Json other = value;
    if (value.is_array()) {
        for (Json& one : other)
            one = renamedIn(one, names);
    } else if (value.is_object()) {
        other = Json::object();
        for (const auto& [key, one] : value.items())
            other[renamed(key)] = renamedIn(one, names);
    }
    return other;
}

} // namespace whistle
