// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/pack/facts.h"

#include "elgrande/pack/pack_content.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <algorithm>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(el_grande_packs);
}

namespace whistle::elgrande {

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

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/el-grande/base.json"}, packForm());
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

} // namespace whistle::elgrande
