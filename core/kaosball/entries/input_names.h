// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

#include <string>
#include <vector>

namespace whistle::kaosball {

/// The names that a list of an input declares (teams, lots), and which the rest of the input must keep to: different
/// from each other (digest, 40.1).
class InputNames {
public:
    /// `list` stands at `at` in the input and has passed its shape; each entry is a name, or an object with the name
    /// under `key`. `unknown` says that %1 is none of them.
    InputNames(const Json& list, const std::string& at, const char* key, Sentence unknown);

    /// One for each name that stands in the list twice.
    [[nodiscard]] const Problems& repetitions() const { return m_repetitions; }
    /// The place of a name in the list; -1, and a problem more, if it is not there.
    [[nodiscard]] int indexOf(const Json& name, const std::string& at, Problems& problems) const;
    [[nodiscard]] const std::vector<std::string>& all() const { return m_names; }

private:
    std::vector<std::string> m_names;
    Problems m_repetitions;
    Sentence m_unknown;
};

/// The teams of an input, as InputNames.
[[nodiscard]] InputNames teamNames(const Json& teams, const char* key = "team");

/// A problem for each entry of a list of strings that stands there before; `key`: of the entries that are objects.
[[nodiscard]] Problems repetitionsIn(const Json& list, const std::string& at, const char* key = "");

/// In mode alliance: two alliances of two teams; the place is that of the first team for which this fails.
[[nodiscard]] Problems allianceProblems(const Json& teams);

/// The key that every question accepts (digest, 40.1).
[[nodiscard]] ShapeKey houseRulesKey();

/// As many entries as anybody may write down where the rules set no limit.
inline constexpr std::size_t manyEntries = 100'000;

} // namespace whistle::kaosball
