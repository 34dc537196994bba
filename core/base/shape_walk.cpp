// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shape_walk.h"

#include "base/contains.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

using Pointer = Json::json_pointer;

/// Whether a value of this shape has something that only somebody at the table can say.
bool isFilledByItself(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    return parts.form != ShapeForm::Text && parts.form != ShapeForm::Words && parts.form != ShapeForm::Integers &&
           parts.form != ShapeForm::Choice && parts.form != ShapeForm::Anything;
}

Json blankObject(const std::vector<ShapeKey>& keys)
{
    Json object = Json::object();
    for (const ShapeKey& key : keys) {
        if (key.required && isFilledByItself(key.shape))
            object[key.name] = blankOf(key.shape);
        else if (key.required && key.shape.parts().form == ShapeForm::Choice)
            object[key.name] = Json::object();
    }
    return object;
}

void walk(const ShapePlace& place, const std::function<bool(const ShapePlace&)>& visit)
{
    if (!visit(place) || place.value == nullptr)
        return;
    const Json& value = *place.value;
    const ShapeParts& parts = place.shape.parts();
    switch (parts.form) {
    case ShapeForm::Either:
        if (const Shape* chosen = caseOf(place.shape, value))
            walk({place.at, *chosen, &value, place.key, place.name}, visit);
        break;
    case ShapeForm::Choice:
    case ShapeForm::Object: {
        if (!value.is_object())
            break;
        if (parts.form == ShapeForm::Choice) {
            const auto found = value.find(parts.by);
            walk({pointerTo(place.at, parts.by), Shape::words(parts.words), found == value.end() ? nullptr : &*found,
                  nullptr, parts.by},
                 visit);
        }
        for (const ShapeKey& key : keysOf(place.shape, value)) {
            const auto found = value.find(key.name);
            walk({pointerTo(place.at, key.name), key.shape, found == value.end() ? nullptr : &*found, &key, key.name},
                 visit);
        }
        break;
    }
    case ShapeForm::List: {
        std::size_t index = 0;
        if (value.is_array()) {
            for (const Json& item : value) {
                const std::string name = std::to_string(index);
                walk({pointerTo(place.at, index++), parts.shapes.front(), &item, nullptr, name}, visit);
            }
        }
        break;
    }
    case ShapeForm::Map:
        if (value.is_object()) {
            for (const auto& [name, item] : value.items())
                walk({pointerTo(place.at, name), parts.shapes.front(), &item, nullptr, name}, visit);
        }
        break;
    default:
        break;
    }
}

/// The other values that a single field may have.
std::vector<Json> alternatives(const ShapePlace& place, const Shape& root, const Json& whole)
{
    std::vector<Json> others;
    const ShapeParts& parts = place.shape.parts();
    const auto add = [&](Json other) {
        if (place.value == nullptr || other != *place.value)
            others.push_back(std::move(other));
    };
    switch (parts.form) {
    case ShapeForm::Boolean:
        add(true);
        add(false);
        break;
    case ShapeForm::Words:
        for (const std::string& word : parts.words)
            add(word);
        break;
    case ShapeForm::Integers:
        for (const int number : parts.values)
            add(number);
        break;
    case ShapeForm::Integer: {
        const Json none = place.key && !place.key->fallback.empty() ? Json::parse(place.key->fallback) : Json();
        const Json& now = place.value ? *place.value : none;
        if (now.is_number_integer()) {
            for (const int step : {-1, 1}) {
                if (const int other = now.get<int>() + step; other >= parts.minimum && other <= parts.maximum)
                    add(other);
            }
        }
        break;
    }
    case ShapeForm::Text:
        if (!parts.names.empty()) {
            for (const std::string& name : declaredIn(root, whole, parts.names))
                add(name);
        }
        break;
    default:
        break;
    }
    return others;
}

} // namespace

const Shape* caseOf(const Shape& shape, const Json& value)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Choice) {
        const auto found = value.is_object() ? value.find(parts.by) : value.end();
        if (!value.is_object() || found == value.end() || !found->is_string())
            return nullptr;
        const auto word = std::find(parts.words.begin(), parts.words.end(), found->get_ref<const std::string&>());
        return word == parts.words.end() ? nullptr
                                         : &parts.shapes[static_cast<std::size_t>(word - parts.words.begin())];
    }
    if (parts.form != ShapeForm::Either)
        return nullptr;
    const Shape* nearest = nullptr;
    std::size_t fewest = 0;
    for (const Shape& one : parts.shapes) {
        const std::size_t problems = one.check(value).size();
        if (problems == 0)
            return &one;
        if (one.takes(value) && (nearest == nullptr || problems < fewest)) {
            nearest = &one;
            fewest = problems;
        }
    }
    return nearest;
}

bool allowsNull(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Null)
        return true;
    return parts.form == ShapeForm::Either && std::any_of(parts.shapes.begin(), parts.shapes.end(), allowsNull);
}

Json blankOf(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Boolean:
        return false;
    case ShapeForm::Integer:
        return std::clamp(0, parts.minimum, parts.maximum);
    case ShapeForm::List: {
        Json list = Json::array();
        for (int i = 0; i < parts.minimum && parts.shapes.front().parts().form == ShapeForm::Object; ++i)
            list.push_back(blankOf(parts.shapes.front()));
        return list;
    }
    case ShapeForm::Object:
        return blankObject(parts.keys);
    case ShapeForm::Map:
    case ShapeForm::Choice:
        return Json::object();
    case ShapeForm::Either:
        return allowsNull(shape) ? Json() : blankOf(parts.shapes.front());
    default:
        return {}; // to be said
    }
}

std::vector<ShapeKey> keysOf(const Shape& shape, const Json& value)
{
    if (shape.parts().form == ShapeForm::Object)
        return shape.parts().keys;
    const Shape* chosen = shape.parts().form == ShapeForm::Choice ? caseOf(shape, value) : nullptr;
    return chosen ? chosen->parts().keys : std::vector<ShapeKey>{};
}

void visitPlaces(const Shape& shape, const Json& value, const std::function<bool(const ShapePlace&)>& visit)
{
    walk({{}, shape, &value, nullptr, {}}, visit);
}

std::vector<std::string> missingIn(const Shape& shape, const Json& value)
{
    std::vector<std::string> missing;
    visitPlaces(shape, value, [&](const ShapePlace& place) {
        const bool mayBeLeftOut = place.key != nullptr && !place.key->required;
        const bool isUnsaid = place.value == nullptr
                                  ? !mayBeLeftOut
                                  : (place.value->is_null() && !allowsNull(place.shape) &&
                                     place.shape.parts().form != ShapeForm::Anything) ||
                                        (place.shape.parts().form == ShapeForm::Text && isEmptyText(*place.value));
        const bool isTooShort = place.value && place.value->is_array() && place.shape.parts().form == ShapeForm::List &&
                                static_cast<int>(place.value->size()) < place.shape.parts().minimum;
        if ((isUnsaid || isTooShort) && !contains(missing, place.at))
            missing.push_back(place.at);
        return !isUnsaid && !isTooShort;
    });
    return missing;
}

Json pruned(const Shape& shape, Json value)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Either:
        if (const Shape* chosen = caseOf(shape, value))
            return chosen->parts().form == ShapeForm::Object && parts.shapes.size() > 1
                       ? value
                       : pruned(*chosen, std::move(value));
        break;
    case ShapeForm::List:
        if (value.is_array()) {
            for (Json& item : value)
                item = pruned(parts.shapes.front(), std::move(item));
        }
        break;
    case ShapeForm::Object:
    case ShapeForm::Choice: {
        if (!value.is_object() || (parts.form == ShapeForm::Choice && caseOf(shape, value) == nullptr))
            break;
        Json kept = Json::object();
        if (parts.form == ShapeForm::Choice)
            kept[parts.by] = value.at(parts.by);
        for (const ShapeKey& key : keysOf(shape, value)) {
            if (const auto found = value.find(key.name); found != value.end())
                kept[key.name] = pruned(key.shape, std::move(*found));
        }
        return kept;
    }
    default:
        break;
    }
    return value;
}

Json renamed(const Shape& shape, Json value, std::string_view sort, const std::string& from, const std::string& to)
{
    std::vector<std::string> places;
    visitPlaces(shape, value, [&](const ShapePlace& place) {
        if (place.shape.parts().names == sort && place.value && *place.value == from)
            places.push_back(place.at);
        return true;
    });
    for (const std::string& at : places)
        value[Pointer(at)] = to;
    return value;
}

std::vector<std::string> declaredIn(const Shape& shape, const Json& value, std::string_view sort)
{
    std::vector<std::string> names;
    visitPlaces(shape, value, [&](const ShapePlace& place) {
        if (place.value && place.value->is_string() && place.shape.parts().declares == sort) {
            const std::string& name = place.value->get_ref<const std::string&>();
            if (!name.empty() && !contains(names, name))
                names.push_back(name);
        }
        return true;
    });
    return names;
}

std::vector<Change> singleChanges(const Shape& shape, const Json& value)
{
    std::vector<Change> changes;
    visitPlaces(shape, value, [&](const ShapePlace& place) {
        const ShapeParts& parts = place.shape.parts();
        // What is left out is changed where its default says what it is.
        const bool isLeftOut = place.value == nullptr;
        const bool hasDefault = place.key != nullptr && !place.key->fallback.empty();
        if (isLeftOut && !hasDefault)
            return false;
        const Json from = isLeftOut ? Json() : *place.value;
        for (Json& other : alternatives(place, shape, value)) {
            if (!isLeftOut || other != Json::parse(place.key->fallback))
                changes.push_back({place.at, from, std::move(other)});
        }
        if (parts.form == ShapeForm::List && place.value && static_cast<int>(place.value->size()) > parts.minimum) {
            for (std::size_t i = 0; i < place.value->size(); ++i)
                changes.push_back({pointerTo(place.at, i), place.value->at(i), Json()});
        }
        return true;
    });
    return changes;
}

Json changed(Json value, const Change& change)
{
    const Pointer pointer(change.at);
    Json& parent = value[pointer.parent_pointer()];
    if (!change.to.is_null() || pointer.empty())
        value[pointer] = change.to;
    else if (parent.is_array())
        parent.erase(std::stoul(pointer.back()));
    else
        parent.erase(pointer.back());
    return value;
}

} // namespace whistle
