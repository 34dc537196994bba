// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/entries/house_rules.h"

#include "battleline/table/codecs.h"
#include "battleline/table/english.h"

using namespace whistle;
using namespace whistle::battleline;

template <>
const Record& whistle::recordOf<HouseRules>()
{
    static const Record record =
        Record::of<HouseRules>(
            {
                optionalKey<&HouseRules::wildcardDuplicates>(
                    "wildcard_duplicates", QT_TRANSLATE_NOOP("shapes", "what a wildcard may stand for (BL-R1)"),
                    english(QT_TRANSLATE_NOOP("battleline", "Wildcards stand for"))),
                optionalKey<&HouseRules::claimTiming>("claim_timing",
                                                      QT_TRANSLATE_NOOP("shapes", "when flags are claimed (BL-13.1)"),
                                                      english(QT_TRANSLATE_NOOP("battleline", "Flags are claimed"))),
                optionalKey<&HouseRules::forcedTactics>(
                    "forced_tactics",
                    QT_TRANSLATE_NOOP("shapes", "a Tactics card must be played where no Troop card can be (BL-R10)"),
                    english(
                        QT_TRANSLATE_NOOP("battleline", "A Tactics card must be played where no Troop card can be"))),
                optionalKey<&HouseRules::scoutDraw>("scout_draw",
                                                    QT_TRANSLATE_NOOP("shapes", "how Scout draws (BL-R12)"),
                                                    english(QT_TRANSLATE_NOOP("battleline", "Scout draws"))),
                optionalKey<&HouseRules::drawPoints>("draw_points",
                                                     QT_TRANSLATE_NOOP("shapes", "what a drawn game scores (BL-R17)"),
                                                     english(QT_TRANSLATE_NOOP("battleline", "A draw scores"))),
            })
            .described(QT_TRANSLATE_NOOP("shapes", "switches of the digest's section 4; default if omitted"));
    return record;
}
