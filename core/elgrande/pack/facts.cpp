// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/pack/facts.h"

#include "elgrande/pack/pack_content.h"

#include <QFile>
#include <algorithm>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initPackResources()
{
    Q_INIT_RESOURCE(el_grande_packs);
}

namespace whistle::elgrande {

namespace {

Pack printedPack()
{
    initPackResources();
    return readPrintedPack(QStringLiteral(":/packs/el-grande/base.json"));
}

/// The first pack is the one that a match file names; the hash tells of all.
std::shared_ptr<Facts> layAll(const std::vector<Pack>& packs)
{
    auto facts = std::make_shared<Facts>();
    for (const Pack& pack : packs)
        layPack(*facts, pack);
    facts->packId = packs.front().identity.id;
    facts->packVersion = packs.front().identity.version;
    facts->packHash = hashOf(packs);
    return facts;
}

} // namespace

std::optional<int> Facts::cardCalled(std::string_view id) const
{
    const auto found = std::find_if(cards.begin(), cards.end(), [id](const ActionCard& card) { return card.id == id; });
    return found == cards.end() ? std::nullopt : std::optional(static_cast<int>(found - cards.begin()));
}

int Facts::cardWith(Effect effect) const
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [effect](const ActionCard& card) { return card.effect == effect; });
    return static_cast<int>(found - cards.begin());
}

std::shared_ptr<const Facts> printedFacts()
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
        packs.push_back(pack);
        const Problems found = checkFacts(*layAll(packs), pack);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    if (!problems.empty())
        return problems;
    return std::shared_ptr<const Facts>(layAll(packs));
}

} // namespace whistle::elgrande
