// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/facts.h"

#include "base/first.h"
#include "kaosball/pack/pack_form.h"
#include "packs/pack_shelf.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(kaosball_packs);
}

namespace whistle::kaosball {

const RingerFacts* Facts::ringer(std::string_view id) const
{
    return firstWith(ringers, &RingerFacts::id, id);
}

const TeamFacts* Facts::team(std::string_view id) const
{
    return firstWith(teams, &TeamFacts::id, id);
}

const CardFacts* DeckFacts::find(Card card) const
{
    return firstWith(cards, &CardFacts::card, card);
}

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/kaosball/base.json", ":/packs/kaosball/expansion-teams.json"},
                                  packForm());
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
