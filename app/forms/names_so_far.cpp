// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/names_so_far.h"

#include "base/contains.h"
#include "forms/form_control.h"
#include "forms/form_words.h"

#include <nlohmann/json.hpp>

namespace whistle {

NamesSoFar::NamesSoFar(Json table, const std::vector<Json>& lines) : m_table(std::move(table))
{
    for (const Json& line : lines)
        read(line);
}

void NamesSoFar::read(const Json& json)
{
    if (!json.is_structured())
        return;
    for (const auto& [key, value] : json.items()) {
        if (json.is_object() && value.is_string())
            note(key, value.get<std::string>());
        if (json.is_object() && value.is_array()) {
            for (const Json& one : value) {
                if (one.is_string())
                    note(key, one.get<std::string>());
            }
        }
        if (json.is_object() && value.is_object()) { // by name: what each has
            for (const auto& [name, part] : value.items())
                note(key, name);
        }
        read(value);
    }
}

void NamesSoFar::note(const std::string& key, const std::string& name)
{
    std::vector<std::string>& names = m_byKey[key];
    if (!contains(names, name))
        names.push_back(name);
}

std::vector<std::string> NamesSoFar::at(const std::string& at) const
{
    const auto said = m_byKey.find(keysOfPointer(at).key);
    std::vector<std::string> names;
    if (said == m_byKey.end())
        return names;
    std::vector<std::string> beside;
    for (const std::string& name : said->second) {
        const bool isKnown = contains(beside, name);
        const std::vector<std::string> row = isKnown ? std::vector<std::string>() : besideOnTable(m_table, name);
        if (isKnown || !row.empty())
            names.push_back(name);
        for (const std::string& other : row) {
            if (!contains(beside, other))
                beside.push_back(other);
        }
    }
    for (std::string& other : beside) {
        if (!contains(names, other))
            names.push_back(std::move(other));
    }
    return names;
}

} // namespace whistle
