// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_input.h"

#include "base/shape_walk.h"

#include <algorithm>
#include <set>

namespace whistle {

namespace {

/// Far numbers are allowed, near ones are what is played with.
constexpr int usualSpan = 12;
constexpr int usualLength = 3;

} // namespace

Json RandomInput::of(const Shape& shape)
{
    m_names = 0;
    Json whole = make(shape, 0);
    refer(shape, whole);
    return whole;
}

Json RandomInput::object(const std::vector<ShapeKey>& keys, int depth)
{
    Json json = Json::object();
    for (const ShapeKey& key : keys) {
        if (key.required || upTo(3) == 0)
            json[key.name] = make(key.shape, depth + 1);
    }
    return json;
}

Json RandomInput::make(const Shape& shape, int depth)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Boolean:
        return upTo(1) == 1;
    case ShapeForm::Integer: {
        const int low = std::clamp(0, parts.minimum, parts.maximum);
        return std::min(parts.maximum, (upTo(9) == 0 ? parts.minimum : low) + upTo(usualSpan));
    }
    case ShapeForm::Integers:
        return parts.values[static_cast<std::size_t>(upTo(static_cast<int>(parts.values.size()) - 1))];
    case ShapeForm::Words:
        return parts.words[static_cast<std::size_t>(upTo(static_cast<int>(parts.words.size()) - 1))];
    case ShapeForm::Text:
    case ShapeForm::AnyText:
        return "n" + std::to_string(++m_names);
    case ShapeForm::List: {
        const int most = std::max(parts.minimum, std::min(parts.maximum, parts.minimum + usualLength));
        const int length = parts.minimum + upTo(most - parts.minimum);
        Json list = Json::array();
        std::set<std::string> seen;
        for (int i = 0; i < length; ++i) {
            Json item = make(parts.shapes.front(), depth + 1);
            const bool hasKey = item.is_object() && item.contains(parts.distinctBy);
            const Json& told = hasKey ? item.at(parts.distinctBy) : item;
            if (!parts.isDistinct || seen.insert(told.dump()).second)
                list.push_back(std::move(item));
        }
        return list;
    }
    case ShapeForm::Object:
        return object(parts.keys, depth);
    case ShapeForm::Map: {
        Json map = Json::object();
        for (int i = upTo(2); i > 0; --i)
            map["n" + std::to_string(i)] = make(parts.shapes.front(), depth + 1);
        return map;
    }
    case ShapeForm::Choice: {
        const auto chosen = static_cast<std::size_t>(upTo(static_cast<int>(parts.words.size()) - 1));
        Json json = object(parts.shapes[chosen].parts().keys, depth);
        json[parts.by] = parts.words[chosen];
        return json;
    }
    case ShapeForm::Either:
        return make(parts.shapes[static_cast<std::size_t>(upTo(static_cast<int>(parts.shapes.size()) - 1))], depth);
    case ShapeForm::Null:
    case ShapeForm::Anything:
        break;
    }
    return nullptr;
}

void RandomInput::refer(const Shape& shape, Json& whole)
{
    std::vector<std::pair<std::string, std::string>> places;
    visitPlaces(shape, whole, [&](const ShapePlace& place) {
        if (place.value && place.value->is_string() && !place.shape.parts().names.empty())
            places.emplace_back(place.at, place.shape.parts().names);
        return true;
    });
    for (const auto& [at, sort] : places) {
        const std::vector<std::string> names = declaredIn(shape, whole, sort);
        if (!names.empty() && upTo(19) != 0)
            whole[Json::json_pointer(at)] = names[static_cast<std::size_t>(upTo(static_cast<int>(names.size()) - 1))];
    }
}

} // namespace whistle
