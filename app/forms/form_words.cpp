// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/form_words.h"

#include "base/common_words.h"

#include <QStringList>
#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

std::vector<std::string> stepsOf(const std::string& at)
{
    std::vector<std::string> steps;
    for (Json::json_pointer pointer(at); !pointer.empty(); pointer.pop_back())
        steps.push_back(pointer.back());
    std::reverse(steps.begin(), steps.end());
    return steps;
}

bool isIndex(const std::string& step)
{
    return !step.empty() && std::all_of(step.begin(), step.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

/// The name that an object gives itself: what its first declaring key says.
std::string ownName(const Shape& shape, const Json& value)
{
    for (const ShapeKey& key : keysOf(shape, value)) {
        if (key.shape.parts().declares.empty() || !value.is_object())
            continue;
        if (const auto found = value.find(key.name); found != value.end() && found->is_string())
            return found->get<std::string>();
    }
    return {};
}

} // namespace

KeyPath keysOfPointer(const std::string& at)
{
    KeyPath path;
    for (const std::string& step : stepsOf(at)) {
        if (isIndex(step))
            continue;
        path.parent = std::move(path.key);
        path.key = step;
    }
    return path;
}

std::optional<Shape> shapeAt(const Shape& root, const Json& whole, const std::string& at)
{
    std::optional<Shape> found;
    visitPlaces(root, whole, [&](const ShapePlace& place) {
        if (place.at == at)
            found = place.shape;
        return at.compare(0, place.at.size(), place.at) == 0;
    });
    return found;
}

QString FormWords::name(const std::string& id) const
{
    return m_vocabulary.names ? m_vocabulary.names(id) : QString::fromStdString(id);
}

std::optional<QString> FormWords::given(const std::string& id) const
{
    const QString plain = QString::fromStdString(id);
    const QString name = m_vocabulary.given ? m_vocabulary.given(id) : plain;
    return name == plain ? std::nullopt : std::optional(name);
}

QString FormWords::signedNumber(int number)
{
    return number > 0 ? QStringLiteral("+%1").arg(number)
                      : QString::number(number).replace(QLatin1Char('-'), QChar(0x2212));
}

QString FormWords::label(const std::string& at) const
{
    const KeyPath path = keysOfPointer(at);
    if (const std::optional<QString> name = given(path.key))
        return *name;
    return m_vocabulary.labels->key(path.parent.empty() ? m_vocabulary.about : path.parent, path.key);
}

QString FormWords::value(const Shape& shape, const Json& value, const std::string& at) const
{
    if (value.is_boolean())
        return value.get<bool>() ? CommonWords::tr("yes") : CommonWords::tr("no");
    if (value.is_number_integer()) {
        const int number = value.get<int>();
        return shape.parts().form == ShapeForm::Integers ? signedNumber(number) : QString::number(number);
    }
    if (value.is_string()) {
        const std::string& text = value.get_ref<const std::string&>();
        const Shape* chosen = caseOf(shape, value);
        const ShapeParts& parts = chosen ? chosen->parts() : shape.parts();
        if (parts.form == ShapeForm::Text || parts.form == ShapeForm::AnyText) {
            // What a table writes as a text may be a word of its game: a building.
            const QString called = name(text);
            const bool isWord = called == QString::fromStdString(text) && called.contains(u'_');
            return isWord ? m_vocabulary.labels->word(keysOfPointer(at).key, text) : called;
        }
        if (const std::optional<QString> name = given(text))
            return *name;
        if (!parts.kind.empty() && !m_vocabulary.labels->hasWord({}, text)) // a space: it is called what it is written
            return QString::fromStdString(text);
        return m_vocabulary.labels->word(keysOfPointer(at).key, text);
    }
    return value.is_null() ? CommonWords::tr("none") : tr("?");
}

QString FormWords::summary(const Shape& shape, const Json& value, const std::string& at) const
{
    if (value.is_array()) {
        QStringList items;
        const Shape* chosen = caseOf(shape, value);
        const Shape& item = (chosen ? *chosen : shape).parts().shapes.front();
        std::size_t index = 0;
        for (const Json& one : value)
            items << summary(item, one, pointerTo(at, index++));
        return items.isEmpty() ? CommonWords::tr("none") : enumerated(items);
    }
    if (!value.is_object())
        return value.is_null() && !allowsNull(shape) ? tr("?") : this->value(shape, value, at);
    if (shape.parts().form == ShapeForm::Either) {
        const Shape* chosen = caseOf(shape, value);
        return chosen ? summary(*chosen, value, at) : tr("?");
    }
    if (shape.parts().form == ShapeForm::Map) {
        QStringList items;
        for (const auto& [key, item] : value.items())
            items << labelled(name(key), summary(shape.parts().shapes.front(), item, pointerTo(at, key)));
        return items.isEmpty() ? CommonWords::tr("none") : enumerated(items);
    }
    QStringList said;
    if (shape.parts().form == ShapeForm::Choice) {
        const auto found = value.find(shape.parts().by);
        if (found == value.end())
            return tr("?");
        // "4" says more than "Energy card, number 4".
        const std::vector<ShapeKey> keys = keysOf(shape, value);
        const bool isSaidByNumber = std::any_of(keys.begin(), keys.end(), [&](const ShapeKey& key) {
            return key.required && key.shape.parts().form == ShapeForm::Integer && value.contains(key.name);
        });
        if (!isSaidByNumber || keys.size() > 2)
            said << this->value(Shape::words(shape.parts().words), *found, pointerTo(at, shape.parts().by));
    }
    bool isDeep = false;
    for (const ShapeKey& key : keysOf(shape, value)) {
        const auto found = value.find(key.name);
        const std::string place = pointerTo(at, key.name);
        if (found == value.end()) {
            if (key.required)
                said << tr("%1: ?").arg(label(place));
            continue;
        }
        if (!key.required && (found->is_null() || (found->is_structured() && found->empty())))
            continue; // nothing is there: nothing to say
        isDeep = isDeep || found->is_structured();
        // "South" alone says little where it might be nobody.
        const bool saysItself = (found->is_string() && !allowsNull(key.shape)) ||
                                (found->is_number() && said.isEmpty() && shape.parts().form == ShapeForm::Choice);
        if (found->is_boolean() && found->get<bool>())
            said << label(place);
        else if (saysItself)
            said << this->value(key.shape, *found, place);
        else
            said << labelled(label(place), summary(key.shape, *found, place));
    }
    return said.join(isDeep ? CommonWords::tr("; ") : CommonWords::tr(", "));
}

QString FormWords::place(const Shape& root, const Json& whole, const std::string& at) const
{
    QStringList steps;
    visitPlaces(root, whole, [&](const ShapePlace& place) {
        const bool leadsThere = at.compare(0, place.at.size(), place.at) == 0 &&
                                (place.at.size() == at.size() || at[place.at.size()] == '/');
        if (!leadsThere || place.at.empty())
            return leadsThere;
        const bool repeats = place.shape.parts().form != ShapeForm::Either && place.name.empty();
        if (repeats)
            return true;
        if (!isIndex(place.name)) {
            const QString word = label(place.at);
            if (steps.isEmpty() || steps.back() != word)
                steps << word;
        }
        const std::string own = place.value ? ownName(place.shape, *place.value) : std::string();
        if (!own.empty() && place.at.size() != at.size())
            steps.isEmpty() || isIndex(place.name) ? void(steps << name(own)) : void(steps.back() = name(own));
        else if (isIndex(place.name) && own.empty())
            steps << tr("no. %1").arg(std::stoi(place.name) + 1);
        return true;
    });
    steps.removeDuplicates();
    return steps.isEmpty() ? tr("the whole") : enumerated(steps);
}

QString FormWords::change(const Shape& root, const Json& whole, const Change& change) const
{
    const Json::json_pointer pointer(change.at);
    const bool isEntry = !change.at.empty() && isIndex(pointer.back()) && change.to.is_null();
    const std::string holder = isEntry ? pointer.parent_pointer().to_string() : change.at;
    const QString where = place(root, whole, holder);
    const std::optional<Shape> shape = shapeAt(root, whole, change.at);
    if (!shape)
        return where;
    if (isEntry)
        return tr("%1 without %2").arg(where, summary(*shape, change.from, change.at));
    return labelled(where, summary(*shape, change.to, change.at));
}

} // namespace whistle
