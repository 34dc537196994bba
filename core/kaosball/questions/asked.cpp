// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/asked.h"

#include <algorithm>
#include <map>
#include <set>

namespace whistle::kaosball {

HouseRules Asking::houseRules() const
{
    const auto rules = m_input.find("house_rules");
    return rules == m_input.end() ? HouseRules{} : readRecord<HouseRules>(*rules);
}

void Asking::different(const NameList& names, const std::string& at, const char* key, Sentence twice)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string place = pointerTo(at, i);
        if (!seen.insert(names[i]).second)
            say(*key == '\0' ? place : pointerTo(place, key), twice, names[i]);
    }
}

int Asking::team(const std::string& name, const NameList& teams, std::string at, Sentence unknown)
{
    const int place = placeOf(name, teams);
    if (place < 0)
        say(std::move(at), unknown, name);
    return place;
}

void Asking::twoAlliances(const NameList& alliances)
{
    std::map<std::string, int> members;
    for (std::size_t i = 0; i < alliances.size(); ++i) {
        const int number = ++members[alliances[i]];
        if (members.size() > 2 || number > 2)
            return say(pointerTo("/teams", i) + "/alliance",
                       members.size() > 2
                           ? Saying::tr("%1 would be a third alliance; there are two alliances of two teams.")
                           : Saying::tr("Alliance %1 already has two teams; there are two alliances of two teams."),
                       alliances[i]);
    }
}

AskedQuestion askedAt(const State& table, const char* question, Json input)
{
    if (Json rules = writeRecord(table.houseRules); !rules.empty())
        input["house_rules"] = std::move(rules);
    return {question, std::move(input)};
}

KnownTeams teamsByKnowledge(const Facts& facts)
{
    const auto isComplete = [](const TeamFacts& team) {
        return team.handling && team.tackling && team.fighting && team.runnerHealth && team.bruiserHealth;
    };
    KnownTeams teams = eachOf(facts.teams, [](const TeamFacts& team) { return &team; });
    std::ranges::stable_sort(teams, {}, [&](const TeamFacts* team) {
        return isComplete(*team) ? 0 : team->baseGame ? 1 : 2;
    });
    return teams;
}

Shape withCopies(Shape shape, const std::string& at, const Facts& facts)
{
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        shape = shape.atMost(facts[upgrade].copies, pointerTo(at, toWord(upgrade)));
    }
    return shape;
}

NameList namesOf(const std::vector<int>& places, const NameList& names)
{
    return eachOf(places, [&](int place) { return names[static_cast<std::size_t>(place)]; });
}

int placeOf(std::string_view word, const NameList& words)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

int teamInTurn(const State& state)
{
    const int team = state.active >= 0 ? state.active : state.nextTeam;
    return team >= 0 ? team : state.firstPlayer;
}

const std::string& string(const Json& json, const char* key)
{
    return json.at(key).get_ref<const std::string&>();
}

} // namespace whistle::kaosball
