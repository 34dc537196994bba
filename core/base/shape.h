// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

struct ShapeKey;
struct ShapeParts;

/// What a piece of JSON must look like, said once: `check` holds a value against it and names every problem with its
/// place, `schema` tells it to others as JSON Schema. Types are strict: 3 is an integer, 3.0 and "3" are not.
/// A value that has passed can be read without looking again.
class Shape {
public:
    [[nodiscard]] static Shape boolean();
    [[nodiscard]] static Shape integer(int minimum, int maximum);
    /// One of some whole numbers (the results of a die).
    [[nodiscard]] static Shape integers(std::vector<int> values);
    /// A string that is not empty, of at most `longest` characters (0: of any length).
    [[nodiscard]] static Shape text(int longest = 0);
    /// A string, perhaps empty.
    [[nodiscard]] static Shape anyText();
    /// One of some words.
    [[nodiscard]] static Shape words(std::vector<std::string> words);
    [[nodiscard]] static Shape list(Shape item, std::size_t minimum = 0, std::size_t maximum = 1000);
    [[nodiscard]] static Shape object(std::vector<ShapeKey> keys);
    /// An object with keys of the players' choice (team names, figure names).
    [[nodiscard]] static Shape map(Shape value);
    /// An object whose key `by` says which of the shapes it has; the shapes do not list that key themselves.
    [[nodiscard]] static Shape choice(std::string by, std::vector<std::pair<std::string, Shape>> cases);
    /// A value of one of several shapes of different JSON types, or objects that share no required key.
    [[nodiscard]] static Shape either(std::vector<Shape> shapes);
    [[nodiscard]] static Shape null();
    [[nodiscard]] static Shape anything();

    [[nodiscard]] Shape orNull() const { return either({*this, null()}); }
    /// What it means, for readers of the schema and, as hover text, of forms: marked for translators with
    /// QT_TRANSLATE_NOOP("shapes", ...). The same holds for the meanings of keys.
    [[nodiscard]] Shape described(std::string meaning) const;
    /// What kind of thing it is ("kaosball/space"), for forms that have a better way to ask for it: `x-kind` in the
    /// schema.
    [[nodiscard]] Shape ofKind(std::string kind) const;
    /// A text that gives something its name in this input ("figure"), and one that must be such a name: `x-declares`
    /// and `x-names` in the schema. `check` does not look at it: who asks says what is wrong with a name.
    [[nodiscard]] Shape declaring(std::string what) const;
    [[nodiscard]] Shape naming(std::string what) const;
    /// Of a list: no value twice; with a key, no two objects with the same value of it (`id`).
    [[nodiscard]] Shape distinct(std::string key = {}) const;
    /// Of a text: not of spaces alone.
    [[nodiscard]] Shape notBlank() const;
    /// With another greatest number, or most entries, at a place within: a JSON pointer of keys, which passes through
    /// lists. For what a data pack says.
    [[nodiscard]] Shape atMost(int maximum, std::string_view place) const;

    /// Every problem of `value`, first the keys nobody knows, then in the order of the shape. Empty: it fits.
    [[nodiscard]] Problems check(const Json& value, const std::string& at = {}) const;
    [[nodiscard]] Json schema() const;

    /// The JSON type that a value of this shape has, as an error message names it ("an object").
    [[nodiscard]] Sentence expected() const;
    /// Whether the value has this JSON type, whatever is in it.
    [[nodiscard]] bool takes(const Json& value) const;

    /// The declaration itself, for what is built from it (forms, random inputs).
    [[nodiscard]] const ShapeParts& parts() const;

    struct Node;

private:
    explicit Shape(std::shared_ptr<const Node> node) : m_node(std::move(node)) {}
    std::shared_ptr<const Node> m_node;
};

/// A key of an object's shape. Not required: it may be left out, and then means `meaning`'s default.
struct ShapeKey {
    std::string name;
    Shape shape;
    bool required = true;
    std::string meaning = {};
    /// What it means to leave the key out, as JSON text ("0", "false"): `default` in the schema; empty: something that
    /// no value of the shape says.
    std::string fallback = {};
    Sentence label = {}; ///< what a form calls it; none: whoever shows the form knows
};

enum class ShapeForm {
    Boolean,
    Integer,
    Integers,
    Text,
    AnyText,
    Words,
    List,
    Object,
    Map,
    Choice,
    Either,
    Null,
    Anything
};

/// What a shape was declared with; only what its form needs is set.
struct ShapeParts {
    ShapeForm form = ShapeForm::Anything;
    int minimum = 0;                // Integer: the least value; List: the least length
    int maximum = 0;                // Text: the most characters; 0: as many as you like
    std::vector<int> values;        // Integers
    std::vector<std::string> words; // Words: the words; Choice: the cases' names, as `shapes`
    std::vector<Shape> shapes;      // List, Map: one; Choice, Either: the cases
    std::vector<ShapeKey> keys;     // Object
    std::string by;                 // Choice
    std::string meaning;
    std::string kind;
    std::string declares;
    std::string names;
    bool isDistinct = false; // List: no value twice, or none of `distinctBy` if that is not empty
    std::string distinctBy;
    bool isNotBlank = false; // Text
};

[[nodiscard]] inline ShapeKey required(std::string name, Shape shape, std::string meaning = {})
{
    return {std::move(name), std::move(shape), true, std::move(meaning)};
}
[[nodiscard]] inline ShapeKey optional(std::string name, Shape shape, std::string meaning = {})
{
    return {std::move(name), std::move(shape), false, std::move(meaning)};
}
/// A key that may be left out and then is `fallback` (JSON text).
[[nodiscard]] inline ShapeKey withDefault(std::string name, Shape shape, std::string fallback, std::string meaning = {})
{
    return {std::move(name), std::move(shape), false, std::move(meaning), std::move(fallback)};
}

/// The key at the end of `at` is missing there, or does not belong there: for what a shape cannot say.
[[nodiscard]] Problem missingKey(const std::string& at);
[[nodiscard]] Problem misplacedKey(const std::string& at);

/// The word of `known` that is most like `word`, if any is like enough to be what was meant; else empty.
[[nodiscard]] std::string nearestWord(std::string_view word, const std::vector<std::string>& known);

} // namespace whistle
