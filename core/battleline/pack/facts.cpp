// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"

#include "battleline/pack/pack_content.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initPackResources()
{
    Q_INIT_RESOURCE(battle_line_packs);
}

namespace whistle::battleline {

namespace {

Pack printedPack()
{
    initPackResources();
    return readPrintedPack(QStringLiteral(":/packs/battle-line/base.json"));
}

/// The first pack is the one that a match file names; the hash tells of all.
Facts layAll(const std::vector<Pack>& packs)
{
    Facts facts;
    for (const Pack& pack : packs)
        layPack(facts, pack.content);
    facts.packId = packs.front().identity.id;
    facts.packVersion = packs.front().identity.version;
    facts.packHash = hashOf(packs);
    return facts;
}

} // namespace

std::string wordIn(const Names& names, const std::string& language)
{
    auto found = names.find(language);
    if (found == names.end())
        found = names.find("en");
    return found == names.end() ? std::string() : found->second;
}

const std::shared_ptr<const Facts>& printedFacts()
{
    static const auto facts = std::make_shared<const Facts>(layAll({printedPack()}));
    return facts;
}

Checked<Facts> loadFacts(const QString& userPackFolder)
{
    const Checked<std::vector<Pack>> added = readPackFolder(userPackFolder, packShape());
    if (!added)
        return added.problems();
    std::vector<Pack> packs{printedPack()};
    Problems problems;
    for (const Pack& pack : *added) {
        const Problems found = checkPack(pack);
        problems.insert(problems.end(), found.begin(), found.end());
        packs.push_back(pack);
    }
    if (!problems.empty())
        return problems;
    return layAll(packs);
}

} // namespace whistle::battleline
