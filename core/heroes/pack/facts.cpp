// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/facts.h"

#include "packs/pack_shelf.h"

#include <QFile>
#include <nlohmann/json.hpp>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initHeroesPackResources()
{
    Q_INIT_RESOURCE(heroes_packs);
}

namespace whistle::heroes {

void layPack(Facts& facts, const Pack& added)
{
    const Json& pack = added.content;
    for (const auto& [section, list] : pack.items()) {
        if (!list.is_array())
            continue;
        for (const Json& one : list) {
            if (!one.contains("id") || !one.contains("name"))
                continue;
            facts.names[section][one.at("id").get<std::string>()] = one.at("name").get<Names>();
        }
    }
    const Json proposed = pack.value("facts", Json::object());
    for (const auto& [faction, one] : proposed.items())
        facts.proposals[faction] = one;
    const Json encounters = pack.value("encounters", Json::array());
    facts.encounters.insert(facts.encounters.end(), encounters.begin(), encounters.end());
}

std::string Facts::nameOf(const std::string& section, const std::string& id, const std::string& language) const
{
    const auto entries = names.find(section);
    if (entries == names.end())
        return id;
    const auto found = entries->second.find(id);
    if (found == entries->second.end())
        return id;
    const auto name = found->second.find(language);
    return name != found->second.end() ? name->second : found->second.at("en");
}

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf = [] {
        initHeroesPackResources();
        return PackShelf<Facts>({":/packs/heroes/base.json"}, packShape, layPack, checkPack);
    }();
    return shelf;
}

const std::shared_ptr<const Facts>& printedFacts()
{
    return packs().printed();
}

const std::shared_ptr<const Facts>& factsInUse()
{
    return packs().inUse();
}

} // namespace whistle::heroes
