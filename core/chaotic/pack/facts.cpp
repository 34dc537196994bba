// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/pack/facts.h"

#include "packs/pack_shelf.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(chaotic_packs);
}

namespace whistle::chaotic {

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/chaotic/base.json"}, packForm());
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

} // namespace whistle::chaotic
