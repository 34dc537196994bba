// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/house_rules.h"

#include <nlohmann/json.hpp>

namespace whistle::league {

std::vector<std::string> unusualHouseRules(const Json& played, const Json& usual)
{
    std::vector<std::string> found;
    for (const auto& [rule, value] : played.items()) {
        if (!usual.contains(rule) || usual.at(rule) != value)
            found.push_back("house rule " + rule + ": " +
                            (value.is_string() ? value.get<std::string>() : value.dump()));
    }
    return found;
}

} // namespace whistle::league
