// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

#include <map>
#include <string>
#include <vector>

namespace whistle {

/// What the lines of a match have called something, by the key under which they said it: for forms in which nothing is
/// said yet.
class NamesSoFar {
public:
    NamesSoFar() = default;
    /// `table`: Match::table. `lines`: commands, those first whose names are to be offered first.
    NamesSoFar(Json table, const std::vector<Json>& lines);
    /// The names for what stands at `at`: those said under its key, then what stands beside them at the table. Words
    /// that no table has (a reason) are nothing to be offered again.
    [[nodiscard]] std::vector<std::string> at(const std::string& at) const;

private:
    void read(const Json& json);
    void note(const std::string& key, const std::string& name);

    Json m_table;
    std::map<std::string, std::vector<std::string>> m_byKey;
};

} // namespace whistle
