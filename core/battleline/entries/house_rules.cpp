// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/entries/house_rules.h"

#include "base/fields.h"

#include <QCoreApplication>

namespace whistle::battleline {

using namespace codecs;

template <class V>
void visit(V& v, fields::Is<HouseRules> auto& c)
{
    v.template optional<WordOf<WildcardDuplicates>>(
        "wildcard_duplicates", c.wildcardDuplicates,
        QT_TRANSLATE_NOOP("shapes", "what a wildcard may stand for (BL-R1)"));
    v.template optional<WordOf<ClaimTiming>>("claim_timing", c.claimTiming,
                                             QT_TRANSLATE_NOOP("shapes", "when flags are claimed (BL-13.1)"));
    v.template optional<Truth>(
        "forced_tactics", c.forcedTactics,
        QT_TRANSLATE_NOOP("shapes", "a Tactics card must be played where no Troop card can be (BL-R10)"));
    v.template optional<WordOf<ScoutDraw>>("scout_draw", c.scoutDraw,
                                           QT_TRANSLATE_NOOP("shapes", "how Scout draws (BL-R12)"));
    v.template optional<WordOf<DrawPoints>>("draw_points", c.drawPoints,
                                            QT_TRANSLATE_NOOP("shapes", "what a drawn game scores (BL-R17)"));
}

Shape houseRulesShape()
{
    return fields::shapeOf<HouseRules>().described(
        QT_TRANSLATE_NOOP("shapes", "switches of the digest's section 4; left out: the default"));
}

HouseRules readHouseRules(const Json& json)
{
    HouseRules rules;
    fields::readInto(json, rules);
    return rules;
}

HouseRules houseRulesOf(const Json& input)
{
    const auto found = input.find("house_rules");
    return found == input.end() ? HouseRules{} : readHouseRules(*found);
}

Json writeHouseRules(const HouseRules& rules)
{
    return fields::ObjectOf<HouseRules>::write(rules);
}

Json writeAllHouseRules(const HouseRules& rules)
{
    Json json = Json::object();
    fields::Writer writer(json, nullptr);
    visit(writer, rules);
    return json;
}

} // namespace whistle::battleline
