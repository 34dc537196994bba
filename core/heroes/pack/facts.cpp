// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/facts.h"

#include <QFile>
#include <nlohmann/json.hpp>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initHeroesPackResources()
{
    Q_INIT_RESOURCE(heroes_packs);
}

namespace whistle::heroes {

namespace {

Pack printedPack()
{
    initHeroesPackResources();
    return readPrintedPack(QStringLiteral(":/packs/heroes/base.json"));
}

/// A later pack gives other names and facts; its encounters come on top.
void lay(Facts& facts, const Json& pack)
{
    for (const auto& [section, list] : pack.items()) {
        if (!list.is_array())
            continue;
        for (const Json& one : list) {
            if (!one.contains("id") || !one.contains("name"))
                continue;
            Names& names = facts.names[section][one.at("id").get<std::string>()];
            names.clear();
            for (const auto& [language, name] : one.at("name").items())
                names.emplace(language, name.get<std::string>());
        }
    }
    const Json proposed = pack.value("facts", Json::object());
    for (const auto& [faction, one] : proposed.items())
        facts.proposals[faction] = one;
    const Json encounters = pack.value("encounters", Json::array());
    facts.encounters.insert(facts.encounters.end(), encounters.begin(), encounters.end());
}

std::shared_ptr<const Facts> layAll(const std::vector<Pack>& packs)
{
    auto facts = std::make_shared<Facts>();
    for (const Pack& pack : packs)
        lay(*facts, pack.content);
    facts->packId = packs.front().identity.id;
    facts->packVersion = packs.front().identity.version;
    facts->packHash = hashOf(packs);
    return facts;
}

} // namespace

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

std::shared_ptr<const Facts> basePack()
{
    static const std::shared_ptr<const Facts> facts = layAll({printedPack()});
    return facts;
}

Checked<std::shared_ptr<const Facts>> loadFacts(const QString& userPackFolder)
{
    const Checked<std::vector<Pack>> added = readPackFolder(userPackFolder, packShape());
    if (!added)
        return added.problems();
    std::vector<Pack> packs{printedPack()};
    Problems problems;
    for (const Pack& pack : *added) {
        for (Problem& problem : checkPack(pack))
            problems.push_back(std::move(problem));
        packs.push_back(pack);
    }
    if (!problems.empty())
        return problems;
    return layAll(packs);
}

} // namespace whistle::heroes
