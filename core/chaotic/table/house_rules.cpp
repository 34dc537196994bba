// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table/house_rules.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

constexpr RecordKey diagonals = optionalKey<&HouseRules::centreDiagonals>(
    "centre_diagonals",
    QT_TRANSLATE_NOOP("shapes", "front spaces that touch at a corner across the centre are adjacent (CH-R1)"));
constexpr RecordKey intimidate = optionalKey<&HouseRules::intimidateAllDisciplines>(
    "intimidate_all_disciplines",
    QT_TRANSLATE_NOOP("shapes", "Intimidate lowers all four Disciplines instead of the named one (CH-R5)"));
constexpr RecordKey bonus = optionalKey<&HouseRules::elementBonusNeedsElement>(
    "element_bonus_needs_element",
    QT_TRANSLATE_NOOP("shapes", "Element X helps only a creature that has the element (CH-R6)"));
constexpr RecordKey winner = optionalKey<&HouseRules::showdownWinnerSpace>(
    "showdown_winner_space", QT_TRANSLATE_NOOP("shapes", "where the winner of a Showdown goes (CH-R9)"));
constexpr RecordKey reopen = optionalKey<&HouseRules::triggersReopenBurst>(
    "triggers_reopen_burst",
    QT_TRANSLATE_NOOP("shapes", "abilities that trigger while a Burst resolves reopen it (CH-R12)"));
constexpr RecordKey stalemate = optionalKey<&HouseRules::stalemateStrikes, codecs::Number<0, 999>>(
    "stalemate_strikes",
    QT_TRANSLATE_NOOP("shapes",
                      "consecutive strikes without damage after which both creatures are defeated; 0: never (CH-R16)"));

/// Every one is told, and none needs a word.
std::vector<RecordKey> told(std::vector<RecordKey> keys)
{
    for (RecordKey& key : keys) {
        key.presence = Presence::Required;
        key.meaning = "";
    }
    return keys;
}

} // namespace

const Record& houseRulesRecord(Switches switches)
{
    static const std::array records{
        Record::of<HouseRules>({diagonals, intimidate, bonus, winner, reopen, stalemate}),
        Record::of<HouseRules>(told({diagonals, intimidate, bonus, winner, reopen, stalemate})),
        Record::of<HouseRules>({diagonals, intimidate}),
        Record::of<HouseRules>({diagonals}),
        Record::of<HouseRules>({bonus}),
        Record::of<HouseRules>({winner}),
    };
    return records[static_cast<std::size_t>(switches)];
}

} // namespace whistle::chaotic
