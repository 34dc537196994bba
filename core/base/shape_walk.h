// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// What can be read from a shape and a value together, also while the value is still being written: then keys that are
/// required may be missing, and an item of a list that nobody has filled in is null.
namespace whistle {

/// Of a Choice the case that the value names, of an Either the alternative that it is meant as; null: none yet.
[[nodiscard]] const Shape* caseOf(const Shape& shape, const Json& value);
/// Whether the shape allows null as one of its alternatives.
[[nodiscard]] bool allowsNull(const Shape& shape);

/// The value to begin with where nothing is known: what has an obvious value has it (no entries, the least number),
/// everything else is missing.
[[nodiscard]] Json blankOf(const Shape& shape);

/// The places of what is required and missing, as JSON pointers, in the order of the shape.
[[nodiscard]] std::vector<std::string> missingIn(const Shape& shape, const Json& value);

/// The value without the keys that its objects do not have: what is left over when a choice goes to another case.
[[nodiscard]] Json pruned(const Shape& shape, Json value);
/// The value with `to` in every place that names a thing of this sort and said `from`.
[[nodiscard]] Json renamed(const Shape& shape, Json value, std::string_view sort, const std::string& from,
                           const std::string& to);

/// The names that the value gives to things of this sort ("figure"), in order, each once.
[[nodiscard]] std::vector<std::string> declaredIn(const Shape& shape, const Json& value, std::string_view sort);

/// The keys of an object's shape; of a Choice those of the named case.
[[nodiscard]] std::vector<ShapeKey> keysOf(const Shape& shape, const Json& value);

/// One step into the value: what stands at the end of a pointer, and how it is declared.
struct ShapePlace {
    std::string at;
    Shape shape;
    const Json* value = nullptr;   ///< null: missing
    const ShapeKey* key = nullptr; ///< of an object's member
    std::string name;              ///< the key of a member, the index or the name of an entry
};
/// Every place of the value and of what is missing in it, outer ones first. False from the visitor: not into this one.
void visitPlaces(const Shape& shape, const Json& value, const std::function<bool(const ShapePlace&)>& visit);

/// One change of one field.
struct Change {
    std::string at;
    Json from; ///< null: was left out
    Json to;   ///< null: is left out
};
/// Every change of one field to another value that the shape allows: the other words, yes for no, the numbers one up
/// and one down, the other names given in the value, an entry less in a list.
[[nodiscard]] std::vector<Change> singleChanges(const Shape& shape, const Json& value);
[[nodiscard]] Json changed(Json value, const Change& change);

} // namespace whistle
