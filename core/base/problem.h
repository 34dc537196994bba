// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <string>
#include <variant>
#include <vector>

namespace whistle {

/// What is wrong with something from outside (input, pack, file, database), where, and what was expected.
struct Problem {
    std::string at; ///< a JSON pointer ("/teams/3/ringers"), a file name, or empty for the whole
    Text message;
    int line = 0; ///< line of the source text, from 1; 0 where there is none
};
using Problems = std::vector<Problem>;
/// More than anybody mends before trying again: whoever looks for problems stops here.
inline constexpr std::size_t mostProblems = 100;

inline void addTo(Problems& problems, const Problems& more)
{
    problems.insert(problems.end(), more.begin(), more.end());
}
template <class... Places>
void addTo(Problems& problems, std::string at, Sentence words, const Places&... places)
{
    problems.push_back({std::move(at), Text{words, places...}});
}

/// A value, or why there is none. Never both, never neither.
template <class Value>
class Checked {
public:
    Checked(Value value) : m_content(std::move(value)) {}
    Checked(Problems problems) : m_content(std::move(problems)) {}
    Checked(Problem problem) : m_content(Problems{std::move(problem)}) {}

    [[nodiscard]] bool isGood() const { return std::holds_alternative<Value>(m_content); }
    explicit operator bool() const { return isGood(); }
    [[nodiscard]] const Value& operator*() const { return std::get<Value>(m_content); }
    [[nodiscard]] Value& operator*() { return std::get<Value>(m_content); }
    [[nodiscard]] const Value* operator->() const { return &std::get<Value>(m_content); }
    [[nodiscard]] Value* operator->() { return &std::get<Value>(m_content); }
    /// Not empty if there is no value.
    [[nodiscard]] Problems problems() const
    {
        const auto* found = std::get_if<Problems>(&m_content);
        return found ? *found : Problems{};
    }

private:
    std::variant<Value, Problems> m_content;
};

} // namespace whistle

extern template class std::vector<whistle::Problem>;
