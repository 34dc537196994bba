// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_schema.h"

#include <QString>
#include <algorithm>
#include <set>

namespace whistle {

namespace {

bool hasType(const Json& value, const std::string& type)
{
    if (type == "object")
        return value.is_object();
    if (type == "array")
        return value.is_array();
    if (type == "string")
        return value.is_string();
    if (type == "integer")
        return value.is_number_integer();
    if (type == "boolean")
        return value.is_boolean();
    return type == "null" && value.is_null();
}

bool fitsObject(const Json& value, const Json& schema)
{
    for (const auto& key : schema.value("required", Json::array())) {
        if (!value.contains(key.get<std::string>()))
            return false;
    }
    const Json properties = schema.value("properties", Json::object());
    for (const auto& [key, one] : value.items()) {
        if (properties.contains(key)) {
            if (!fits(one, properties[key]))
                return false;
        } else if (schema.contains("additionalProperties")) {
            const Json& others = schema["additionalProperties"];
            if (others.is_boolean() ? !others.get<bool>() : !fits(one, others))
                return false;
        }
    }
    return true;
}

bool fitsArray(const Json& value, const Json& schema)
{
    if (value.size() < schema.value("minItems", std::size_t{0}) ||
        value.size() > schema.value("maxItems", value.size()))
        return false;
    if (schema.value("uniqueItems", false) && std::set<Json>(value.begin(), value.end()).size() != value.size())
        return false;
    return !schema.contains("items") ||
           std::all_of(value.begin(), value.end(), [&](const Json& item) { return fits(item, schema["items"]); });
}

} // namespace

bool fits(const Json& value, const Json& schema)
{
    if (schema.contains("type") && !hasType(value, schema["type"]))
        return false;
    if (schema.contains("const") && value != schema["const"])
        return false;
    if (schema.contains("enum") &&
        std::find(schema["enum"].begin(), schema["enum"].end(), value) == schema["enum"].end())
        return false;
    for (const char* any : {"oneOf", "anyOf"}) {
        const auto isOne = [&](const Json& one) { return fits(value, one); };
        if (schema.contains(any) && std::none_of(schema[any].begin(), schema[any].end(), isOne))
            return false;
    }
    if (value.is_number_integer())
        return value >= schema.value("minimum", value) && value <= schema.value("maximum", value);
    if (value.is_string()) {
        const auto length = static_cast<std::size_t>(QString::fromStdString(value.get<std::string>()).size());
        return length >= schema.value("minLength", std::size_t{0}) && length <= schema.value("maxLength", length);
    }
    if (value.is_object())
        return fitsObject(value, schema);
    return !value.is_array() || fitsArray(value, schema);
}

} // namespace whistle
