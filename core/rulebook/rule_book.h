// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QString>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace whistle {

/// One numbered rule of a game's digest, a reading taken ("KB-R14") or an example ("KB-E3"), in our own words.
struct Rule {
    std::string id;
    std::string section; ///< "Contests"
    std::string text;
    std::string houseRule; ///< of a reading that players may switch: the key in `house_rules`; else empty
};

/// All rules of a game, in the digest's order.
class RuleBook {
public:
    /// Reads a list of rules; all its problems, with lines, if it is none.
    [[nodiscard]] static Checked<RuleBook> read(std::string_view json);
    /// The rules that are compiled in ("kaosball"), read on first use; null for a game that has none.
    [[nodiscard]] static const RuleBook* of(const QString& game);

    /// The rule, or null where the id is not known.
    [[nodiscard]] const Rule* find(std::string_view id) const;
    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }

private:
    std::vector<Rule> m_rules;
    std::unordered_map<std::string, std::size_t> m_places; ///< by id
};

} // namespace whistle
