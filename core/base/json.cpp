// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"

#include "base/problem.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_set>

template class std::vector<whistle::Problem>;

namespace whistle {

namespace {

constexpr Sentence notJson{"base", QT_TRANSLATE_NOOP("base", "This is not JSON: line %1, column %2.")};
constexpr Sentence nothing{"base", QT_TRANSLATE_NOOP("base", "This is empty; JSON was expected.")};
constexpr Sentence zeroByte{
    "base", QT_TRANSLATE_NOOP("base", "This is not UTF-8 text: there is a zero byte in line %1, column %2.")};
constexpr Sentence tooLarge{"base", QT_TRANSLATE_NOOP("base", "This number is out of range: line %1, column %2.")};
constexpr Sentence tooDeep{"base",
                           QT_TRANSLATE_NOOP("base", "Lists and objects are nested too deeply: line %1, column %2.")};
constexpr Sentence keyTwice{"base",
                            QT_TRANSLATE_NOOP("base", "The key “%1” appears here twice; it may appear only once.")};

/// Reads the text byte by byte and counts its lines for the builder below.
class LineCounter {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    LineCounter(const char* at, int* line) : m_at(at), m_line(line) {}
    reference operator*() const { return *m_at; }
    LineCounter& operator++()
    {
        if (m_line && *m_at == '\n')
            ++*m_line;
        ++m_at;
        return *this;
    }
    friend bool operator==(const LineCounter& a, const LineCounter& b) { return a.m_at == b.m_at; }
    friend bool operator!=(const LineCounter& a, const LineCounter& b) { return !(a == b); }

private:
    const char* m_at;
    int* m_line;
};

/// Builds the value and notes what nlohmann's own builder forgets: keys that come twice, and lines.
class Builder {
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    Builder(const int* line, std::map<std::string, int>* lines) : m_line(line), m_lines(lines)
    {
        constexpr std::size_t usual = 8; // so deep
        m_open.reserve(usual);
    }

    Json root;
    Problems problems;
    std::size_t errorByte = 0;
    bool isTooLarge = false; ///< what is wrong is a number

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(number_integer_t value) { return add(value); }
    bool number_unsigned(number_unsigned_t value) { return add(value); }
    bool number_float(number_float_t value, const string_t&) { return add(value); }
    bool string(string_t& value) { return add(std::move(value)); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t)
    {
        constexpr std::size_t usual = 6; // keys; from there on the object copies them to grow
        Json::object_t object;
        object.reserve(usual);
        return open(std::move(object));
    }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(string_t& name)
    {
        if (!m_open.back().isNew(name) && problems.size() < mostProblems)
            problems.push_back(
                {pointerTo(lastBelow(m_open.size() - 1), name), Text{keyTwice, shortened(name)}, *m_line});
        m_key = std::move(name);
        return true;
    }
    template <class Error>
    bool parse_error(std::size_t byte, const std::string&, const Error&)
    {
        isTooLarge = std::is_same_v<Error, Json::out_of_range>;
        errorByte = byte > 0 ? byte - 1 : 0;
        return false;
    }

private:
    struct Open {
        Json* value;
        std::unordered_set<std::string> keys = {}; ///< of an object with many of them

        /// The objects that keep their order look through all their keys for one; a stranger's may have a million.
        [[nodiscard]] bool isNew(const std::string& name)
        {
            constexpr std::size_t many = 32;
            if (value->size() < many)
                return !value->contains(name);
            if (keys.empty()) {
                for (const auto& [key, ignored] : value->get_ref<const Json::object_t&>())
                    keys.insert(key);
            }
            return keys.insert(name).second;
        }
    };

    Json* place(Json&& value)
    {
        Json* placed = &root;
        if (m_open.empty()) {
            root = std::move(value);
        } else if (Json& parent = *m_open.back().value; parent.is_array()) {
            parent.push_back(std::move(value));
            placed = &parent.back();
        } else {
            // Behind the others without looking for it: `key` has seen whether it is new.
            auto& object = parent.get_ref<Json::object_t&>();
            object.emplace_back(std::move(m_key), std::move(value));
            placed = &object.back().second;
        }
        if (m_lines)
            m_lines->emplace(lastBelow(m_open.size()), *m_line);
        return placed;
    }
    /// The pointer to what was placed last in the first `depth` of what is open.
    [[nodiscard]] std::string lastBelow(std::size_t depth) const
    {
        std::string pointer;
        for (std::size_t i = 0; i < depth; ++i) {
            const Json& value = *m_open[i].value;
            pointer = value.is_array() ? pointerTo(pointer, value.size() - 1)
                                       : pointerTo(pointer, value.get_ref<const Json::object_t&>().back().first);
        }
        return pointer;
    }
    bool add(Json value)
    {
        place(std::move(value));
        return true;
    }
    bool open(Json value)
    {
        m_open.push_back({place(std::move(value)), {}});
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    const int* m_line;
    std::map<std::string, int>* m_lines;
    std::vector<Open> m_open;
    std::string m_key;
};

Problem notJsonAt(std::string_view text, std::size_t byte, Sentence what = notJson)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const int line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {"", Text{what, line, static_cast<int>(before.size() - lineStart) + 1}, line};
}

Checked<Json> build(std::string_view text, std::map<std::string, int>* lines)
{
    if (std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }))
        return Problem{"", Text{nothing}};
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return notJsonAt(text, zero, zeroByte); // for the parser it would be the end
    // Deeper than any file of ours, far from the end of the stack.
    constexpr int deepest = 64;
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return notJsonAt(text, i, tooDeep);
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    int line = 1;
    Builder builder(&line, lines);
    const LineCounter begin(text.data(), &line);
    const LineCounter end(text.data() + text.size(), nullptr);
    if (!Json::sax_parse(begin, end, &builder))
        return notJsonAt(text, builder.errorByte, builder.isTooLarge ? tooLarge : notJson);
    if (!builder.problems.empty())
        return builder.problems;
    return std::move(builder.root);
}

} // namespace

Checked<Json> parseJson(std::string_view text)
{
    return build(text, nullptr);
}

Checked<Json> parseJson(std::string_view text, std::map<std::string, int>& lines)
{
    return build(text, &lines);
}

std::string pointerTo(const std::string& pointer, std::string_view key)
{
    std::string result = pointer + '/';
    for (const char c : key) {
        if (c == '~')
            result += "~0";
        else if (c == '/')
            result += "~1";
        else
            result += c;
    }
    return result;
}

std::string pointerTo(const std::string& pointer, std::size_t index)
{
    return pointer + '/' + std::to_string(index);
}

std::string valueIn(const Json& object, const char* key, const std::string& fallback)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : fallback;
}

int valueIn(const Json& object, const char* key, int fallback)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer())
        return fallback;
    const bool fits = found->is_number_unsigned() ? found->get<std::uint64_t>() <= INT32_MAX
                                                  : found->get<std::int64_t>() >= INT32_MIN;
    return fits ? found->get<int>() : fallback;
}

bool valueIn(const Json& object, const char* key, bool fallback)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() ? found->get<bool>() : fallback;
}

const Json& partOf(const Json& object, const char* key)
{
    static const Json nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

bool isEmptyText(const Json& value)
{
    return value.is_string() && value.get_ref<const std::string&>().empty();
}

Json errorJson(const Problems& problems)
{
    Q_ASSERT(!problems.empty());
    const Problem& first = problems.front();
    return {{"error", {{"message", first.message.toStdString()}, {"at", first.at}}}};
}

} // namespace whistle
