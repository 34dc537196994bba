// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/facts.h"

#include "kaosball/pack/pack_shape.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(kaosball_packs);
}

namespace whistle::kaosball {

namespace {

template <class Entries, class Wanted>
const typename Entries::value_type* findIn(const Entries& entries, Wanted&& isWanted)
{
    const auto found = std::find_if(entries.begin(), entries.end(), isWanted);
    return found == entries.end() ? nullptr : &*found;
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

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/kaosball/base.json", ":/packs/kaosball/expansion-teams.json"},
                                  {"kaosball", sections, layContent, checkMore});
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

} // namespace whistle::kaosball
