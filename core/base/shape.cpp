// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shape.h"

#include "base/contains.h"
#include "base/problem.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

namespace whistle {

namespace {

constexpr Sentence wrongType{"base", QT_TRANSLATE_NOOP("base", "Expected %1 here, found %2.")};
constexpr Sentence outOfRange{"common",
                              QT_TRANSLATE_NOOP("common", "A whole number from %1 to %2 was expected, not %3.")};
constexpr Sentence emptyText{"base", QT_TRANSLATE_NOOP("base", "A text was expected here, but this one is empty.")};
constexpr Sentence emptyName{"base", QT_TRANSLATE_NOOP("base", "A name was expected here, but this text is empty.")};
constexpr Sentence longText{"base", QT_TRANSLATE_NOOP("base", "At most %1 characters were expected, not %2.")};
constexpr Sentence unknownWord{"base", QT_TRANSLATE_NOOP("base", "“%1” is not known here; expected one of: %2.")};
constexpr Sentence unknownKey{"base", QT_TRANSLATE_NOOP("base", "The key “%1” is not known here; expected: %2.")};
constexpr Sentence unknownKeyLike{"base", QT_TRANSLATE_NOOP("base", "The key “%1” is not known here; was “%2” meant?")};
constexpr Sentence unknownWordLike{
    "base", QT_TRANSLATE_NOOP("base", "“%1” is not known here; was “%2” meant? Expected one of: %3.")};
constexpr Sentence unknownAmongMany{
    "base", QT_TRANSLATE_NOOP("base", "“%1” is not known here; it should be one of %2 words, such as “%3”.")};
constexpr Sentence unknownLikeAmongMany{"base", QT_TRANSLATE_NOOP("base", "“%1” is not known here; was “%2” meant?")};
constexpr Sentence noKeys{"base", QT_TRANSLATE_NOOP("base", "The key “%1” is not known here; no keys are expected.")};
constexpr Sentence isMissing{"common", QT_TRANSLATE_NOOP("common", "The key “%1” is missing.")};
constexpr Sentence isMisplaced{"common", QT_TRANSLATE_NOOP("common", "The key “%1” does not belong here.")};
constexpr Sentence twice{"base", QT_TRANSLATE_NOOP("base", "%1 is already in this list.")};
constexpr Sentence tooFew{"base", QT_TRANSLATE_NOOP("base", "Too few entries: %2; at least %1 expected.")};
constexpr Sentence tooMany{"base", QT_TRANSLATE_NOOP("base", "Too many entries: %2; at most %1 expected.")};

/// Of a map's keys; what players name is read name by name.
constexpr std::size_t mostNames = 1000;
/// Characters of UTF-8, not bytes.
int charactersOf(const std::string& text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// A list that is longer than anybody would read is not given.
bool isShort(const std::vector<std::string>& words)
{
    constexpr std::size_t most = 20;
    return words.size() <= most;
}

std::string joined(const std::vector<std::string>& words)
{
    return std::accumulate(words.begin(), words.end(), std::string{}, [](std::string all, const std::string& word) {
        return all.empty() ? word : std::move(all) + ", " + word;
    });
}

constexpr Sentence integerName{"base", QT_TRANSLATE_NOOP("base", "an integer")};
constexpr Sentence fractionName{"base", QT_TRANSLATE_NOOP("base", "a fraction")};
constexpr Sentence largeName{"base", QT_TRANSLATE_NOOP("base", "a number that is too large")};
constexpr Sentence booleanName{"base", QT_TRANSLATE_NOOP("base", "true or false")};
constexpr Sentence stringName{"base", QT_TRANSLATE_NOOP("base", "a string")};
constexpr Sentence listName{"base", QT_TRANSLATE_NOOP("base", "a list")};
constexpr Sentence objectName{"base", QT_TRANSLATE_NOOP("base", "an object")};
constexpr Sentence nullName{"base", QT_TRANSLATE_NOOP("base", "null")};

Sentence kindOf(const Json& value)
{
    if (value.is_number_float()) // also an integer that has no room
        return std::abs(value.get<double>()) < 0x1p63 ? fractionName : largeName;
    if (value.is_number_integer())
        return integerName;
    if (value.is_boolean())
        return booleanName;
    if (value.is_string())
        return stringName;
    if (value.is_array())
        return listName;
    return value.is_object() ? objectName : nullName;
}

Problem unknownKeyAt(const std::string& at, const std::string& key, const std::vector<std::string>& known)
{
    const std::string place = pointerTo(at, key);
    const std::string told = shortened(key);
    if (known.empty())
        return {place, Text{noKeys, told}};
    const std::string meant = nearestWord(key, known);
    return meant.empty() ? Problem{place, Text{unknownKey, told, joined(known)}}
                         : Problem{place, Text{unknownKeyLike, told, meant}};
}

Problem unknownWordAt(const std::string& at, const std::string& word, const std::vector<std::string>& known)
{
    const std::string meant = nearestWord(word, known);
    const std::string told = shortened(word);
    if (isShort(known))
        return {at, meant.empty() ? Text{unknownWord, told, joined(known)}
                                  : Text{unknownWordLike, told, meant, joined(known)}};
    return {at, meant.empty() ? Text{unknownAmongMany, told, static_cast<int>(known.size()), known.front()}
                              : Text{unknownLikeAmongMany, told, meant}};
}

} // namespace

using Form = ShapeForm;

struct Shape::Node : ShapeParts {
    [[nodiscard]] bool fitsType(const Json& value) const
    {
        switch (form) {
        case Form::Boolean:
            return value.is_boolean();
        case Form::Integer:
        case Form::Integers:
            return value.is_number_integer();
        case Form::Text:
        case Form::AnyText:
        case Form::Words:
            return value.is_string();
        case Form::List:
            return value.is_array();
        case Form::Object:
        case Form::Map:
        case Form::Choice:
            return value.is_object();
        case Form::Null:
            return value.is_null();
        case Form::Either:
            return std::any_of(shapes.begin(), shapes.end(),
                               [&](const Shape& shape) { return shape.m_node->fitsType(value); });
        case Form::Anything:
            break;
        }
        return true;
    }

    [[nodiscard]] std::vector<std::string> keyNames() const
    {
        std::vector<std::string> all;
        for (const ShapeKey& key : keys)
            all.push_back(key.name);
        return all;
    }

    /// How well an object's keys fit; the best case of an Either is the one whose problems are told.
    [[nodiscard]] int likeness(const Json& value) const
    {
        if (!fitsType(value))
            return -1000;
        if (form == Form::Choice)
            return value.contains(by) ? 1 : 0;
        if (form != Form::Object || !value.is_object())
            return 0;
        int score = 0;
        for (const ShapeKey& key : keys) {
            if (const auto found = value.find(key.name); found != value.end())
                score += key.shape.m_node->fitsType(*found) ? 2 : 0;
            else if (key.required)
                --score;
        }
        return score;
    }

    /// `knownKey`: a key that somebody else has looked at; null: none.
    void check(const Json& value, const std::string& at, Problems& problems,
               const std::string* knownKey = nullptr) const;
    void checkObject(const Json& value, const std::string& at, Problems& problems, const std::string* knownKey) const;
    void checkChoice(const Json& value, const std::string& at, Problems& problems) const;
    void checkDistinct(const Json& list, const std::string& at, Problems& problems) const;
};

namespace {
std::shared_ptr<Shape::Node> make(Form form)
{
    auto node = std::make_shared<Shape::Node>();
    node->form = form;
    return node;
}
} // namespace

Shape Shape::boolean()
{
    return Shape{make(Form::Boolean)};
}

Shape Shape::integer(int minimum, int maximum)
{
    auto node = make(Form::Integer);
    node->minimum = minimum;
    node->maximum = maximum;
    return Shape{std::move(node)};
}

Shape Shape::integers(std::vector<int> values)
{
    auto node = make(Form::Integers);
    node->values = std::move(values);
    return Shape{std::move(node)};
}

Shape Shape::text(int longest)
{
    auto node = make(Form::Text);
    node->maximum = longest;
    return Shape{std::move(node)};
}

Shape Shape::anyText()
{
    return Shape{make(Form::AnyText)};
}

Shape Shape::words(std::vector<std::string> words)
{
    auto node = make(Form::Words);
    node->words = std::move(words);
    return Shape{std::move(node)};
}

Shape Shape::list(Shape item, std::size_t minimum, std::size_t maximum)
{
    auto node = make(Form::List);
    node->shapes = {std::move(item)};
    node->minimum = static_cast<int>(minimum);
    node->maximum = static_cast<int>(maximum);
    return Shape{std::move(node)};
}

Shape Shape::object(std::vector<ShapeKey> keys)
{
    auto node = make(Form::Object);
    node->keys = std::move(keys);
    return Shape{std::move(node)};
}

Shape Shape::map(Shape value)
{
    auto node = make(Form::Map);
    node->shapes = {std::move(value)};
    return Shape{std::move(node)};
}

Shape Shape::choice(std::string by, std::vector<std::pair<std::string, Shape>> cases)
{
    auto node = make(Form::Choice);
    node->by = std::move(by);
    for (auto& [word, shape] : cases) {
        node->words.push_back(word);
        node->shapes.push_back(shape);
    }
    return Shape{std::move(node)};
}

Shape Shape::either(std::vector<Shape> shapes)
{
    auto node = make(Form::Either);
    node->shapes = std::move(shapes);
    return Shape{std::move(node)};
}

Shape Shape::null()
{
    return Shape{make(Form::Null)};
}

Shape Shape::anything()
{
    return Shape{make(Form::Anything)};
}

Shape Shape::described(std::string meaning) const
{
    auto node = std::make_shared<Node>(*m_node);
    node->meaning = std::move(meaning);
    return Shape{std::move(node)};
}

Shape Shape::ofKind(std::string kind) const
{
    auto node = std::make_shared<Node>(*m_node);
    node->kind = std::move(kind);
    return Shape{std::move(node)};
}

Shape Shape::declaring(std::string what) const
{
    auto node = std::make_shared<Node>(*m_node);
    node->declares = std::move(what);
    return Shape{std::move(node)};
}

Shape Shape::naming(std::string what) const
{
    auto node = std::make_shared<Node>(*m_node);
    node->names = std::move(what);
    return Shape{std::move(node)};
}

Shape Shape::distinct(std::string key) const
{
    auto node = std::make_shared<Node>(*m_node);
    node->isDistinct = true;
    node->distinctBy = std::move(key);
    return Shape{std::move(node)};
}

Shape Shape::notBlank() const
{
    auto node = std::make_shared<Node>(*m_node);
    node->isNotBlank = true;
    return Shape{std::move(node)};
}

Shape Shape::atMost(int maximum, std::string_view place) const
{
    auto node = std::make_shared<Node>(*m_node);
    if (place.empty())
        node->maximum = maximum;
    else if (node->form == Form::List)
        node->shapes.front() = node->shapes.front().atMost(maximum, place);
    const std::size_t end = std::min(place.find('/', 1), place.size());
    for (ShapeKey& key : node->keys) {
        if (!place.empty() && key.name == place.substr(1, end - 1))
            key.shape = key.shape.atMost(maximum, place.substr(end));
    }
    return Shape{std::move(node)};
}

const ShapeParts& Shape::parts() const
{
    return *m_node;
}

Sentence Shape::expected() const
{
    switch (m_node->form) {
    case Form::Boolean:
        return booleanName;
    case Form::Integer:
    case Form::Integers:
        return integerName;
    case Form::Text:
    case Form::AnyText:
    case Form::Words:
        return stringName;
    case Form::List:
        return listName;
    case Form::Object:
    case Form::Map:
    case Form::Choice:
        return objectName;
    case Form::Either:
        return m_node->shapes.front().expected(); // the first is the usual one
    case Form::Null:
    case Form::Anything:
        break;
    }
    return nullName;
}

bool Shape::takes(const Json& value) const
{
    return m_node->fitsType(value);
}

void Shape::Node::checkObject(const Json& value, const std::string& at, Problems& problems,
                              const std::string* knownKey) const
{
    for (const auto& [name, ignored] : value.items()) {
        const bool known =
            (knownKey != nullptr && name == *knownKey) ||
            std::any_of(keys.begin(), keys.end(), [&name = name](const ShapeKey& key) { return key.name == name; });
        if (!known && problems.size() < mostProblems)
            problems.push_back(unknownKeyAt(at, name, keyNames()));
    }
    for (const ShapeKey& key : keys) {
        if (const auto found = value.find(key.name); found != value.end())
            key.shape.m_node->check(*found, pointerTo(at, key.name), problems);
        else if (key.required)
            problems.push_back(missingKey(pointerTo(at, key.name)));
    }
}

void Shape::Node::checkChoice(const Json& value, const std::string& at, Problems& problems) const
{
    const auto found = value.find(by);
    if (found == value.end()) {
        problems.push_back(missingKey(pointerTo(at, by)));
        return;
    }
    const std::string place = pointerTo(at, by);
    if (!found->is_string()) {
        problems.push_back({place, Text{wrongType, stringName, kindOf(*found)}});
        return;
    }
    const std::string& word = found->get_ref<const std::string&>();
    const auto at_ = std::find(words.begin(), words.end(), word);
    if (at_ == words.end()) {
        problems.push_back(unknownWordAt(place, word, words));
        return;
    }
    shapes[static_cast<std::size_t>(at_ - words.begin())].m_node->check(value, at, problems, &by);
}

void Shape::Node::checkDistinct(const Json& list, const std::string& at, Problems& problems) const
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json* value = &list[i];
        std::string place = pointerTo(at, i);
        if (!distinctBy.empty()) {
            if (!value->is_object() || !value->contains(distinctBy))
                continue;
            value = &value->at(distinctBy);
            place = pointerTo(place, distinctBy);
        }
        const std::string written = value->is_string() ? value->get<std::string>() : value->dump();
        if (!seen.insert(written).second && problems.size() < mostProblems)
            problems.push_back({place, Text{twice, written}});
    }
}

void Shape::Node::check(const Json& value, const std::string& at, Problems& problems, const std::string* knownKey) const
{
    if (form == Form::Either) {
        const auto best = std::max_element(shapes.begin(), shapes.end(), [&](const Shape& a, const Shape& b) {
            return a.m_node->likeness(value) < b.m_node->likeness(value);
        });
        if (fitsType(value)) {
            best->m_node->check(value, at, problems);
            return;
        }
    }
    if (!fitsType(value)) {
        problems.push_back({at, Text{wrongType, Shape{std::make_shared<Node>(*this)}.expected(), kindOf(value)}});
        return;
    }
    switch (form) {
    case Form::Integer: {
        const bool small = value.is_number_unsigned() ? value.get<std::uint64_t>() <= 1'000'000'000
                                                      : value.get<std::int64_t>() >= -1'000'000'000;
        if (!small || value.get<int>() < minimum || value.get<int>() > maximum)
            problems.push_back({at, Text{outOfRange, minimum, maximum, value.dump()}});
        break;
    }
    case Form::Integers: {
        const bool known = std::any_of(values.begin(), values.end(), [&](int one) { return value == one; });
        if (!known) {
            std::vector<std::string> expected;
            for (const int one : values)
                expected.push_back(std::to_string(one));
            problems.push_back({at, Text{unknownWord, value.dump(), joined(expected)}});
        }
        break;
    }
    case Form::Text:
        if (const auto& text = value.get_ref<const std::string&>();
            text.empty() || (isNotBlank && text.find_first_not_of(" \t\n\r\f\v") == std::string::npos))
            problems.push_back({at, Text{emptyText}});
        else if (maximum > 0 && charactersOf(text) > maximum)
            problems.push_back({at, Text{longText, maximum, charactersOf(text)}});
        break;
    case Form::Words: {
        const std::string& word = value.get_ref<const std::string&>();
        if (!contains(words, word))
            problems.push_back(unknownWordAt(at, word, words));
        break;
    }
    case Form::List: {
        const int size = static_cast<int>(value.size());
        if (size < minimum)
            problems.push_back({at, Text{tooFew, minimum, size}});
        if (size > maximum) { // nobody reads what is wrong in each of them, too
            problems.push_back({at, Text{tooMany, maximum, size}});
            break;
        }
        std::size_t index = 0;
        for (const Json& item : value) {
            if (problems.size() >= mostProblems)
                break;
            shapes.front().m_node->check(item, pointerTo(at, index++), problems);
        }
        if (isDistinct)
            checkDistinct(value, at, problems);
        break;
    }
    case Form::Map:
        if (value.size() > mostNames) {
            problems.push_back({at, Text{tooMany, static_cast<int>(mostNames), static_cast<int>(value.size())}});
            break;
        }
        for (const auto& [name, item] : value.items()) {
            if (problems.size() >= mostProblems)
                break;
            if (name.empty())
                problems.push_back({at, Text{emptyName}});
            shapes.front().m_node->check(item, pointerTo(at, name), problems);
        }
        break;
    case Form::Object:
        checkObject(value, at, problems, knownKey);
        break;
    case Form::Choice:
        checkChoice(value, at, problems);
        break;
    default:
        break;
    }
}

Problems Shape::check(const Json& value, const std::string& at) const
{
    Problems problems;
    m_node->check(value, at, problems);
    return problems;
}

Problem missingKey(const std::string& at)
{
    return {at, Text{isMissing, at.substr(at.rfind('/') + 1)}};
}

Problem misplacedKey(const std::string& at)
{
    return {at, Text{isMisplaced, at.substr(at.rfind('/') + 1)}};
}

std::string nearestWord(std::string_view word, const std::vector<std::string>& known)
{
    std::string best;
    std::size_t bestDistance = std::max<std::size_t>(word.size() > 3 ? 2 : 1, word.size() / 3) + 1;
    for (const std::string& candidate : known) {
        // As many letters as the one is longer have to go in any case.
        if (std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size()) >= bestDistance)
            continue;
        // Levenshtein's distance, a row at a time.
        std::vector<std::size_t> row(candidate.size() + 1);
        std::iota(row.begin(), row.end(), std::size_t{0});
        for (std::size_t i = 0; i < word.size(); ++i) {
            std::size_t diagonal = std::exchange(row[0], i + 1);
            for (std::size_t j = 0; j < candidate.size(); ++j) {
                const std::size_t changed = diagonal + (word[i] == candidate[j] ? 0 : 1);
                diagonal = row[j + 1];
                row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
            }
        }
        if (row.back() < bestDistance) {
            bestDistance = row.back();
            best = candidate;
        }
    }
    return best;
}

} // namespace whistle
