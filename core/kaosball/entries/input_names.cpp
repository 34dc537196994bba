// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"

#include "kaosball/entries/house_rules.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle::kaosball {

namespace {

constexpr Sentence twice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stands here twice; every name is used once.")};
constexpr Sentence unknownTeam{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not one of the teams.")};
constexpr Sentence thirdAlliance{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would be a third alliance; there are two alliances of two teams.")};
constexpr Sentence thirdAlly{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Alliance %1 has two teams already; there are two alliances of two teams.")};

const std::string& nameOf(const Json& entry, const char* key)
{
    return (entry.is_string() ? entry : entry.at(key)).get_ref<const std::string&>();
}

std::string placeOf(const Json& entry, const std::string& at, std::size_t index, const char* key)
{
    const std::string place = pointerTo(at, index);
    return entry.is_string() ? place : pointerTo(place, key);
}

} // namespace

InputNames::InputNames(const Json& list, const std::string& at, const char* key, Sentence unknown)
    : m_repetitions(repetitionsIn(list, at, key))
    , m_unknown(unknown)
{
    m_names.reserve(list.size());
    for (const Json& entry : list)
        m_names.push_back(nameOf(entry, key));
}

int InputNames::indexOf(const Json& name, const std::string& at, Problems& problems) const
{
    const std::string& word = name.get_ref<const std::string&>();
    const auto found = std::find(m_names.begin(), m_names.end(), word);
    if (found == m_names.end()) {
        problems.push_back({at, Text{m_unknown, word}});
        return -1;
    }
    return static_cast<int>(found - m_names.begin());
}

InputNames teamNames(const Json& teams, const char* key)
{
    return {teams, "/teams", key, unknownTeam};
}

Problems repetitionsIn(const Json& list, const std::string& at, const char* key)
{
    Problems problems;
    std::set<std::string> seen;
    std::size_t index = 0;
    for (const Json& entry : list) {
        if (const std::string& name = nameOf(entry, key); !seen.insert(name).second)
            problems.push_back({placeOf(entry, at, index, key), Text{twice, name}});
        ++index;
    }
    return problems;
}

Problems allianceProblems(const Json& teams)
{
    std::map<std::string, int> members;
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const std::string& name = teams.at(i).at("alliance").get_ref<const std::string&>();
        const std::string at = pointerTo(pointerTo("/teams", i), "alliance");
        const int number = ++members[name];
        if (members.size() > 2)
            return {{at, Text{thirdAlliance, name}}};
        if (number > 2)
            return {{at, Text{thirdAlly, name}}};
    }
    return {};
}

ShapeKey houseRulesKey()
{
    return optional("house_rules", houseRulesShape());
}

} // namespace whistle::kaosball
