// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace whistle {

/// JSON whose objects keep the order in which they were written. Include <nlohmann/json.hpp> to look inside.
using Json = nlohmann::ordered_json;

/// Strict JSON: no comments, nothing after the value, no key twice in an object.
[[nodiscard]] Checked<Json> parseJson(std::string_view text);

/// The same, and the line (from 1) of every value by its JSON pointer: for files that people edit.
[[nodiscard]] Checked<Json> parseJson(std::string_view text, std::map<std::string, int>& lines);

/// `pointer` + "/" + `key`, escaped as RFC 6901 wants it.
[[nodiscard]] std::string pointerTo(const std::string& pointer, std::string_view key);
[[nodiscard]] std::string pointerTo(const std::string& pointer, std::size_t index);
/// Looks at each of a list, `look(thing, at)`, with the pointer to it.
template <class Things, class Look>
void lookAtEach(const Things& things, const std::string& pointer, Look&& look)
{
    std::size_t index = 0;
    for (const auto& thing : things)
        look(thing, pointerTo(pointer, index++));
}

/// The value of a key, if the object has it and it is of the fallback's type; else the fallback. For what was only kept
/// to be quick, and may be damaged: `Json::value` throws where the type is another one.
[[nodiscard]] std::string valueIn(const Json& object, const char* key, const std::string& fallback);
[[nodiscard]] int valueIn(const Json& object, const char* key, int fallback);
[[nodiscard]] bool valueIn(const Json& object, const char* key, bool fallback);

/// The part of an object under this key; null: it has none, or is no object.
[[nodiscard]] const Json& partOf(const Json& object, const char* key);

/// A text, and nothing in it.
[[nodiscard]] bool isEmptyText(const Json& value);

/// `{"error": {"message": ..., "at": ...}}` of the first problem, as the command line and its scripts read it.
[[nodiscard]] Json errorJson(const Problems& problems);

} // namespace whistle
