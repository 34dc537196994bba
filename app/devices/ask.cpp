// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/ask.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

namespace whistle {

namespace {

/// What is one of so few is chosen whole, whatever it is made of: a card.
constexpr std::size_t mostWhole = 80;
/// Objects within objects up to here; what is deeper is too much for a phone.
constexpr int deepest = 3;

/// Of fewer things nobody needs a map.
constexpr std::ptrdiff_t fewestOnMap = 3;

std::string percent(double part)
{
    return QString::number(part, 'f', 1).toStdString() + '%';
}

/// As a page sets it beside the others: its box, its outline in that, and where its name stands.
Json placeJson(const ChoiceMap::Place& place)
{
    const QRectF box = place.outline.boundingRect();
    std::string outline;
    for (const QPointF& corner : place.outline)
        outline += (outline.empty() ? "" : ", ") + percent(100 * (corner.x() - box.x()) / box.width()) + ' ' +
                   percent(100 * (corner.y() - box.y()) / box.height());
    return {{"box",
             {{"left", percent(box.x())},
              {"top", percent(box.y())},
              {"width", percent(box.width())},
              {"height", percent(box.height())},
              {"clip-path", "polygon(" + outline + ")"}}},
            {"name",
             {{"left", percent(place.words.center().x())},
              {"top", percent(place.words.center().y())},
              {"max-width", percent(place.words.width())}}}};
}

const Json& atTheLaptop()
{
    static const Json ask{{"kind", "laptop"}};
    return ask;
}

Json choiceOf(const Shape& shape, const FormWords& words, const std::string& at, const std::vector<Json>& values)
{
    Json options = Json::array();
    for (const Json& value : values)
        options.push_back({{"value", value}, {"words", words.value(shape, value, at).toStdString()}});
    return {{"kind", "choice"}, {"options", std::move(options)}};
}

/// Every value of the shape, without what may be left out; none: there are too many, or they cannot be listed.
std::optional<std::vector<Json>> allOf(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    std::vector<Json> all;
    switch (parts.form) {
    case ShapeForm::Boolean:
        return std::vector<Json>{false, true};
    case ShapeForm::Integer:
        if (parts.maximum - parts.minimum >= static_cast<int>(mostWhole))
            return {};
        for (int number = parts.minimum; number <= parts.maximum; ++number)
            all.emplace_back(number);
        return all;
    case ShapeForm::Integers:
        return std::vector<Json>(parts.values.begin(), parts.values.end());
    case ShapeForm::Words:
        return std::vector<Json>(parts.words.begin(), parts.words.end());
    case ShapeForm::Object:
        all = {Json::object()};
        for (const ShapeKey& key : parts.keys) {
            const bool isSign = key.shape.parts().form == ShapeForm::Boolean; // a star
            const auto values = key.required ? allOf(key.shape)
                                : isSign     ? std::vector<Json>{nullptr, true}
                                             : std::vector<Json>{nullptr};
            if (!values || all.size() * values->size() > mostWhole)
                return {};
            std::vector<Json> with;
            for (const Json& one : all) {
                for (const Json& value : *values) {
                    with.push_back(one);
                    if (!value.is_null())
                        with.back()[key.name] = value;
                }
            }
            all = std::move(with);
        }
        return all;
    case ShapeForm::Choice:
        for (std::size_t i = 0; i < parts.shapes.size(); ++i) {
            const auto values = allOf(parts.shapes[i]);
            if (!values || all.size() + values->size() > mostWhole)
                return {};
            for (Json value : *values) {
                value[parts.by] = parts.words[i];
                all.push_back(std::move(value));
            }
        }
        return all;
    default:
        return {};
    }
}

Json ask(const Shape& shape, const FormWords& words, const std::string& at, int depth);

Json askObject(const ShapeParts& parts, const FormWords& words, const std::string& at, int depth)
{
    if (depth >= deepest)
        return atTheLaptop();
    Json fields = Json::array();
    for (const ShapeKey& key : parts.keys) {
        const std::string below = pointerTo(at, key.name);
        Json asked = ask(key.shape, words, below, depth + 1);
        if (!canBeAsked(asked)) {
            if (key.required)
                return atTheLaptop();
            continue;
        }
        fields.push_back({{"key", key.name},
                          {"name", words.label(below).toStdString()},
                          {"needed", key.required && !allowsNull(key.shape)},
                          {"ask", std::move(asked)}});
    }
    return {{"kind", "object"}, {"fields", std::move(fields)}};
}

/// Of one of several: what they have in common, if each is a choice; null is what is left out.
Json askEither(const ShapeParts& parts, const FormWords& words, const std::string& at, int depth)
{
    std::vector<Json> asked;
    for (const Shape& one : parts.shapes) {
        if (one.parts().form != ShapeForm::Null)
            asked.push_back(ask(one, words, at, depth));
    }
    if (asked.empty())
        return atTheLaptop();
    Json all = asked.front();
    for (std::size_t i = 1; i < asked.size(); ++i) {
        if (all["kind"] != "choice" || asked[i]["kind"] != "choice")
            return canBeAsked(all) ? all : asked[i]; // another way of writing the same
        all["options"].insert(all["options"].end(), asked[i]["options"].begin(), asked[i]["options"].end());
    }
    return all;
}

Json ask(const Shape& shape, const FormWords& words, const std::string& at, int depth)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Boolean:
        return choiceOf(shape, words, at, {true, false});
    case ShapeForm::Integer:
        return {{"kind", "number"}, {"from", parts.minimum}, {"to", parts.maximum}};
    case ShapeForm::Integers:
        return choiceOf(shape, words, at, {parts.values.begin(), parts.values.end()});
    case ShapeForm::Words:
        return choiceOf(shape, words, at, {parts.words.begin(), parts.words.end()});
    case ShapeForm::Text:
    case ShapeForm::AnyText:
        if (depth > 0) // the name of one of several things: what it is called here nobody types on a phone
            return atTheLaptop();
        return {{"kind", "words"}, {"longest", parts.maximum == 0 ? 80 : parts.maximum}};
    case ShapeForm::List: {
        Json of = ask(parts.shapes.front(), words, at, depth);
        if (!canBeAsked(of))
            return atTheLaptop();
        return {{"kind", "list"}, {"of", std::move(of)}, {"least", parts.minimum}, {"most", parts.maximum}};
    }
    case ShapeForm::Object:
        return askObject(parts, words, at, depth);
    case ShapeForm::Either:
        return askEither(parts, words, at, depth);
    case ShapeForm::Choice:
        if (const auto all = allOf(shape)) {
            Json options = Json::array();
            for (const Json& value : *all)
                options.push_back({{"value", value}, {"words", words.summary(shape, value, at).toStdString()}});
            return {{"kind", "choice"}, {"options", std::move(options)}};
        }
        break;
    case ShapeForm::Map:
    case ShapeForm::Null:
    case ShapeForm::Anything:
        break;
    }
    return atTheLaptop();
}

} // namespace

Json askOf(const Shape& shape, const FormWords& words, const std::string& at)
{
    return ask(shape, words, at, 0);
}

void drawOn(const ChoiceMap& map, const NameReader& names, Json& ask)
{
    if (ask["kind"] != "choice")
        return;
    const Json options = ask["options"];
    const auto placeOf = [&](const Json& option) {
        const auto found = std::find_if(map.places.begin(), map.places.end(), [&](const ChoiceMap::Place& place) {
            return option["value"] == Json(place.id);
        });
        return found == map.places.end() ? nullptr : &*found;
    };
    if (std::count_if(options.begin(), options.end(), [&](const Json& one) { return placeOf(one) != nullptr; }) <
        fewestOnMap)
        return;
    std::set<std::string> chosen;
    ask["options"] = Json::array();
    for (Json option : options) {
        const ChoiceMap::Place* place = placeOf(option);
        if (place && !place->why.isEmpty())
            continue;
        if (place) {
            chosen.insert(place->id);
            option["at"] = placeJson(*place);
        }
        ask["options"].push_back(std::move(option));
    }
    ask["question"] = map.question.toStdString();
    ask["shape"] = map.shape;
    ask["others"] = Json::array();
    for (const ChoiceMap::Place& place : map.places) {
        if (!chosen.contains(place.id))
            ask["others"].push_back({{"words", names(place.id).toStdString()},
                                     {"note", place.note.toStdString()},
                                     {"why", place.why.toStdString()},
                                     {"at", placeJson(place)}});
    }
}

bool canBeAsked(const Json& ask)
{
    return ask["kind"] != "laptop";
}

std::optional<Shape> shapeOf(const Open& open, const OfferedMove& move, const Shape& command)
{
    if (open.shape)
        return open.shape;
    const std::size_t end = open.at.find('/', 1);
    const std::size_t line = std::stoul(open.at.substr(1));
    return shapeAt(command, move.commands.at(line), end == std::string::npos ? std::string() : open.at.substr(end));
}

} // namespace whistle
