// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/pack/facts.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initPackResources()
{
    Q_INIT_RESOURCE(chaotic_packs);
}

namespace whistle::chaotic {

namespace {

Pack printedPack()
{
    initPackResources();
    return readPrintedPack(QStringLiteral(":/packs/chaotic/base.json"));
}

} // namespace

std::shared_ptr<const Facts> printedFacts()
{
    // A constant, like the printed cards themselves; every game holds it as a value of its own.
    static const std::shared_ptr<const Facts> facts = *loadFacts({});
    return facts;
}

Checked<std::shared_ptr<const Facts>> loadFacts(const QString& userPackFolder)
{
    const Checked<std::vector<Pack>> added = userPackFolder.isEmpty() ? Checked<std::vector<Pack>>(std::vector<Pack>{})
                                                                      : readPackFolder(userPackFolder, packShape());
    if (!added)
        return added.problems();
    std::vector<Pack> packs{printedPack()};
    auto facts = std::make_shared<Facts>();
    layPack(*facts, packs.front().content);
    facts->packId = packs.front().identity.id;
    facts->packVersion = packs.front().identity.version;
    Problems problems;
    for (const Pack& pack : *added) {
        const Problems found = checkPack(pack, *facts);
        problems.insert(problems.end(), found.begin(), found.end());
        if (found.empty())
            layPack(*facts, pack.content);
        packs.push_back(pack);
    }
    if (!problems.empty())
        return problems;
    facts->packHash = hashOf(packs);
    return std::shared_ptr<const Facts>(std::move(facts));
}

} // namespace whistle::chaotic
