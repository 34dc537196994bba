// SPDX-License-Identifier: GPL-3.0-or-later
// A shape as JSON Schema.
#include "base/json.h"
#include "base/shape.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

Json objectSchema(const ShapeParts& parts)
{
    Json properties = Json::object();
    Json needed = Json::array();
    for (const ShapeKey& key : parts.keys) {
        Json property = key.shape.schema();
        if (!key.meaning.empty())
            property["description"] = key.meaning;
        if (!key.fallback.empty())
            property["default"] = Json::parse(key.fallback);
        properties[key.name] = std::move(property);
        if (key.required)
            needed.push_back(key.name);
    }
    Json result{{"type", "object"}, {"properties", std::move(properties)}};
    if (!needed.empty())
        result["required"] = std::move(needed);
    result["additionalProperties"] = false;
    return result;
}

} // namespace

Json Shape::schema() const
{
    const ShapeParts& parts = this->parts();
    Json result = Json::object();
    switch (parts.form) {
    case ShapeForm::Boolean:
        result = {{"type", "boolean"}};
        break;
    case ShapeForm::Integer:
        result = {{"type", "integer"}, {"minimum", parts.minimum}, {"maximum", parts.maximum}};
        break;
    case ShapeForm::Integers:
        result = {{"type", "integer"}, {"enum", parts.values}};
        break;
    case ShapeForm::Text:
        result = {{"type", "string"}, {"minLength", 1}};
        if (parts.maximum > 0)
            result["maxLength"] = parts.maximum;
        if (parts.isNotBlank)
            result["pattern"] = "\\S";
        break;
    case ShapeForm::AnyText:
        result = {{"type", "string"}};
        break;
    case ShapeForm::Words:
        result = {{"type", "string"}, {"enum", parts.words}};
        break;
    case ShapeForm::Null:
        result = {{"type", "null"}};
        break;
    case ShapeForm::Anything:
        break;
    case ShapeForm::List:
        result = {{"type", "array"},
                  {"items", parts.shapes.front().schema()},
                  {"minItems", parts.minimum},
                  {"maxItems", parts.maximum}};
        if (parts.isDistinct && parts.distinctBy.empty())
            result["uniqueItems"] = true;
        break;
    case ShapeForm::Map:
        result = {{"type", "object"}, {"additionalProperties", parts.shapes.front().schema()}};
        break;
    case ShapeForm::Object:
        result = objectSchema(parts);
        break;
    case ShapeForm::Either: {
        Json cases = Json::array();
        for (const Shape& shape : parts.shapes)
            cases.push_back(shape.schema());
        result["anyOf"] = std::move(cases);
        break;
    }
    case ShapeForm::Choice: {
        Json cases = Json::array();
        for (std::size_t i = 0; i < parts.shapes.size(); ++i) {
            Json one = parts.shapes[i].schema();
            Json properties{{parts.by, {{"const", parts.words[i]}}}};
            properties.update(one["properties"]);
            one["properties"] = std::move(properties);
            Json needed = Json::array({parts.by});
            if (one.contains("required"))
                needed.insert(needed.end(), one["required"].begin(), one["required"].end());
            one["required"] = std::move(needed);
            cases.push_back(std::move(one));
        }
        result["oneOf"] = std::move(cases);
        break;
    }
    }
    if (!parts.meaning.empty())
        result["description"] = parts.meaning;
    for (const auto& [key, word] : {std::pair{"x-kind", &parts.kind}, std::pair{"x-declares", &parts.declares},
                                    std::pair{"x-names", &parts.names}}) {
        if (!word->empty())
            result[key] = *word;
    }
    return result;
}

} // namespace whistle
