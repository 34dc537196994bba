// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/facts.h"

#include "kaosball/pack/pack_shape.h"

#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initPackResources()
{
    Q_INIT_RESOURCE(kaosball_packs);
}

namespace whistle::kaosball {

namespace {

constexpr std::array<const char*, 2> printedPacks{":/packs/kaosball/base.json",
                                                  ":/packs/kaosball/expansion-teams.json"};

template <class Entries, class Wanted>
const typename Entries::value_type* findIn(const Entries& entries, Wanted&& isWanted)
{
    const auto found = std::find_if(entries.begin(), entries.end(), isWanted);
    return found == entries.end() ? nullptr : &*found;
}

/// The first pack is the one that a match file names; the hash tells of all.
void identify(Facts& facts, const std::vector<Pack>& packs)
{
    facts.packId = packs.front().identity.id;
    facts.packVersion = packs.front().identity.version;
    facts.packHash = hashOf(packs);
}

std::vector<Pack> readPrintedPacks()
{
    initPackResources();
    std::vector<Pack> packs;
    for (const char* path : printedPacks)
        packs.push_back(readPrintedPack(QString::fromLatin1(path)));
    return packs;
}

Facts layAll(const std::vector<Pack>& packs)
{
    Facts facts;
    for (const Pack& pack : packs)
        layPack(facts, pack.content);
    identify(facts, packs);
    return facts;
}

} // namespace

const RingerFacts* Facts::ringer(std::string_view id) const
{
    return findIn(ringers, [id](const RingerFacts& ringer) { return ringer.id == id; });
}

const TeamFacts* Facts::team(std::string_view id) const
{
    return findIn(teams, [id](const TeamFacts& team) { return team.id == id; });
}

const CardFacts* DeckFacts::find(Card card) const
{
    return findIn(cards, [card](const CardFacts& facts) { return facts.card == card; });
}

const Facts& printedFacts()
{
    static const Facts facts = layAll(readPrintedPacks());
    return facts;
}

Checked<Facts> loadFacts(const QString& userPackFolder)
{
    const Checked<std::vector<Pack>> added = readPackFolder(userPackFolder, packShape());
    if (!added)
        return added.problems();
    std::vector<Pack> packs = readPrintedPacks();
    Facts facts = layAll(packs);
    Problems problems;
    for (const Pack& pack : *added) {
        layPack(facts, pack.content);
        const Problems found = checkPack(pack, facts);
        problems.insert(problems.end(), found.begin(), found.end());
        packs.push_back(pack);
    }
    if (!problems.empty())
        return problems;
    identify(facts, packs);
    return facts;
}

} // namespace whistle::kaosball
