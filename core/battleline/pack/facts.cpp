// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"

#include "packs/pack_shelf.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initPackResources()
{
    Q_INIT_RESOURCE(battle_line_packs);
}

namespace whistle::battleline {

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf = [] {
        initPackResources();
        return PackShelf<Facts>({":/packs/battle-line/base.json"}, packShape, layPack, checkPack);
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

} // namespace whistle::battleline
