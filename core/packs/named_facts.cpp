// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/named_facts.h"

#include <nlohmann/json.hpp>

namespace whistle {

void NamedFacts::layNames(const Json& content)
{
    for (const auto& [section, list] : content.items()) {
        if (!list.is_array())
            continue;
        for (const Json& one : list) {
            if (one.contains("id") && one.contains("name"))
                names[section][one.at("id").get<std::string>()] = one.at("name").get<SpokenWords>();
        }
    }
}

} // namespace whistle
