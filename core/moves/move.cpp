// SPDX-License-Identifier: GPL-3.0-or-later
#include "moves/move.h"

#include "base/shape_walk.h"
#include "base/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

Tap placeTap(std::string_view id)
{
    return {TapKind::Place, std::string(id)};
}

Tap pieceTap(std::string_view id)
{
    return {TapKind::Piece, std::string(id)};
}

Tap cardTap(std::string_view id)
{
    return {TapKind::Card, std::string(id)};
}

Tap numberTap(int number)
{
    return {TapKind::Number, std::to_string(number)};
}

Tap choiceTap(std::string_view id)
{
    return {TapKind::Choice, std::string(id)};
}

bool Spread::hasRoom(const std::vector<int>& counts, std::size_t place) const
{
    int all = 0;
    for (const int count : counts)
        all += count;
    return all < greatest && counts[place] < most[place];
}

std::vector<int> Spread::usual() const
{
    std::vector<int> counts(places.size());
    int left = least;
    for (std::size_t i = 0; i < places.size(); ++i) {
        counts[i] = std::min(left, most[i]);
        left -= counts[i];
    }
    return counts;
}

bool isAsked(const MoveOffer& offer)
{
    return std::any_of(offer.open.begin(), offer.open.end(), [](const Open& open) { return open.isAsked; });
}

std::vector<Tap> tapsOf(const MoveOffer& offer)
{
    std::vector<Tap> taps = offer.taps;
    if (!offer.spread)
        return taps;
    const std::vector<int> counts = offer.spread->usual();
    for (std::size_t i = 0; i < counts.size(); ++i)
        taps.insert(taps.end(), static_cast<std::size_t>(counts[i]), offer.spread->places[i]);
    return taps;
}

namespace {

/// The part of a value that a step leads to; null: it has none.
const Json* partOf(const Json* value, const std::string& step)
{
    const Json::json_pointer at = Json::json_pointer() / step;
    return value && value->contains(at) ? &value->at(at) : nullptr;
}

/// What stands at the pointer's steps below a value of the shape; null: no such place.
Json schemaBelow(const Shape& shape, const Json* value, const std::vector<std::string>& steps, std::size_t step)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Either) {
        const Shape* chosen = value ? caseOf(shape, *value) : nullptr;
        if (step == steps.size() || !chosen)
            return shape.schema();
        return schemaBelow(*chosen, value, steps, step);
    }
    if (step == steps.size())
        return shape.schema();
    const auto below = [&](const Shape& next) {
        return schemaBelow(next, partOf(value, steps[step]), steps, step + 1);
    };
    if (parts.form == ShapeForm::List || parts.form == ShapeForm::Map)
        return below(parts.shapes.front());
    if (value && (parts.form == ShapeForm::Object || parts.form == ShapeForm::Choice)) {
        for (const ShapeKey& key : keysOf(shape, *value)) {
            if (key.name == steps[step])
                return below(key.shape);
        }
    }
    return {};
}

/// The JSON Schema of what stands at a pointer into the list of commands; null: their shape has no such place.
Json schemaAt(const Shape& command, const std::vector<Json>& commands, const std::string& at)
{
    std::vector<std::string> steps;
    for (Json::json_pointer rest(at); !rest.empty(); rest.pop_back())
        steps.insert(steps.begin(), rest.back());
    Q_ASSERT(!steps.empty()); // the list itself is never open
    return schemaBelow(command, &commands.at(std::stoul(steps.front())), steps, 1);
}

} // namespace

Json moveJson(const OfferedMove& move, const Shape& command, const NameReader& names)
{
    const MoveOffer& offer = move.offer;
    Json json{{"seat", offer.seat.empty() ? Json() : Json(offer.seat)},
              {"words", move.words.toStdString(names)},
              {"taps", Json::array()},
              {"commands", move.commands}};
    for (const Tap& tap : tapsOf(offer))
        json["taps"].push_back({{"kind", toWord(tap.kind)}, {"id", tap.id}});
    for (const Open& open : offer.open) {
        json["open"].push_back(
            {{"at", open.at},
             {"schema", open.shape ? open.shape->schema() : schemaAt(command, move.commands, open.at)}});
    }
    return json;
}

const Shape& moveShape()
{
    static const Shape shape = [] {
        const Shape tap =
            Shape::object({required("kind", Shape::words(allWords<TapKind>())), required("id", Shape::text())});
        const Shape open =
            Shape::object({required("at", Shape::text(), "a JSON pointer into \"commands\""),
                           required("schema", Shape::anything(), "the JSON Schema of what may stand there instead")});
        return Shape::object(
            {required("seat", Shape::text().orNull(), "whose it is; null: nobody's in particular"),
             required("words", Shape::text(), "what the log will say"),
             required("taps", Shape::list(tap), "what is touched, in this order"),
             required("commands", Shape::list(Shape::anything(), 1), "lines that `play` accepts here in turn"),
             optional("open", Shape::list(open, 1), "what in the commands may be something else")});
    }();
    return shape;
}

} // namespace whistle
