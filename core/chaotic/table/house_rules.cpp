// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table/house_rules.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

using namespace codecs;
using StrikeCount = Number<0, 999>;

constexpr const char* diagonals =
    QT_TRANSLATE_NOOP("shapes", "front spaces that touch at a corner across the centre are adjacent (CH-R1)");
constexpr const char* intimidate =
    QT_TRANSLATE_NOOP("shapes", "Intimidate lowers all four Disciplines in place of the named one (CH-R5)");
constexpr const char* bonus =
    QT_TRANSLATE_NOOP("shapes", "Element X helps only a creature that has the element (CH-R6)");
constexpr const char* winner = QT_TRANSLATE_NOOP("shapes", "where the winner of a Showdown stands (CH-R9)");
constexpr const char* reopen =
    QT_TRANSLATE_NOOP("shapes", "abilities that trigger while a Burst resolves reopen it (CH-R12)");
constexpr const char* stalemate = QT_TRANSLATE_NOOP(
    "shapes", "strikes in a row without damage after which both creatures are defeated; 0: never (CH-R16)");

Record made(Switches switches)
{
    const auto diagonalsKey = [] { return optionalKey<&HouseRules::centreDiagonals>("centre_diagonals", diagonals); };
    const auto intimidateKey = [] {
        return optionalKey<&HouseRules::intimidateAllDisciplines>("intimidate_all_disciplines", intimidate);
    };
    const auto bonusKey = [] {
        return optionalKey<&HouseRules::elementBonusNeedsElement>("element_bonus_needs_element", bonus);
    };
    const auto winnerKey = [] {
        return optionalKey<&HouseRules::showdownWinnerSpace>("showdown_winner_space", winner);
    };
    switch (switches) {
    case Switches::All:
        return Record::of<HouseRules>(
            {diagonalsKey(), intimidateKey(), bonusKey(), winnerKey(),
             optionalKey<&HouseRules::triggersReopenBurst>("triggers_reopen_burst", reopen),
             optionalKey<&HouseRules::stalemateStrikes, StrikeCount>("stalemate_strikes", stalemate)});
    case Switches::Table:
        return Record::of<HouseRules>({key<&HouseRules::centreDiagonals>("centre_diagonals"),
                                       key<&HouseRules::intimidateAllDisciplines>("intimidate_all_disciplines"),
                                       key<&HouseRules::elementBonusNeedsElement>("element_bonus_needs_element"),
                                       key<&HouseRules::showdownWinnerSpace>("showdown_winner_space"),
                                       key<&HouseRules::triggersReopenBurst>("triggers_reopen_burst"),
                                       key<&HouseRules::stalemateStrikes, StrikeCount>("stalemate_strikes")});
    case Switches::Stats:
        return Record::of<HouseRules>({diagonalsKey(), intimidateKey()});
    case Switches::Movement:
        return Record::of<HouseRules>({diagonalsKey()});
    case Switches::Damage:
        return Record::of<HouseRules>({bonusKey()});
    case Switches::Showdown:
        break;
    }
    return Record::of<HouseRules>({winnerKey()});
}

} // namespace

const Record& houseRulesRecord(Switches switches)
{
    static const std::array records{made(Switches::All),      made(Switches::Table),  made(Switches::Stats),
                                    made(Switches::Movement), made(Switches::Damage), made(Switches::Showdown)};
    return records[static_cast<std::size_t>(switches)];
}

} // namespace whistle::chaotic
