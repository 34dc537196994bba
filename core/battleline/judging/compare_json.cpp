// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"
#include "battleline/table/table_checks.h"
#include "rulebook/record_question.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr Sentence wrongNumber = english(QT_TRANSLATE_NOOP("battleline", "A complete set has %1 cards here, not %2."));
constexpr Sentence twoLeaders =
    english(QT_TRANSLATE_NOOP("battleline", "Two Leaders on one side; each player may have one only."));

Checked<Ruling<ComparisonVerdict>> ask(const CompareInput& input)
{
    CardsSeen seen;
    Comparison comparison;
    Ground& ground = comparison.ground;
    ground = {input.mud ? slotsWithMud : slotsOfASide, input.fog, {}, input.houseRules.wildcardDuplicates};
    comparison.lastCardLaidBy = input.lastCardLaidBy;
    const auto see = [&](const std::vector<Card>& cards, const std::string& at) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            seen.see(cards[i], pointerTo(at, i));
            if (cards[i].isTroop())
                ground.visible.add(cards[i]);
        }
    };
    for (const Seat seat : bothSeats) {
        const std::vector<Card>& set = seat == Seat::North ? input.north : input.south;
        const std::string at = pointerTo({}, toWord(seat));
        if (const int count = static_cast<int>(set.size()); count != ground.slots)
            seen.problems.push_back({at, Text{wrongNumber, ground.slots, count}});
        see(set, at);
        for (const Card card : set)
            comparison.sides[seat].add(card);
        if (std::count_if(set.begin(), set.end(), isLeader) > 1)
            seen.problems.push_back({at, Text{twoLeaders}});
    }
    see(input.otherVisibleTroops, "/other_visible_troops");
    if (!seen.problems.empty())
        return seen.problems;
    return judgeComparison(comparison);
}

} // namespace

template <>
const Record& whistle::recordOf<CompareInput>()
{
    using Set = ListOf<FormationCard, slotsOfASide, slotsWithMud>;
    static const char* const set = QT_TRANSLATE_NOOP("shapes", "a complete set: three cards, four with Mud");
    static const Record record = Record::of<CompareInput>({
        key<&CompareInput::north, Set>("north", set, nameOf(Seat::North)),
        key<&CompareInput::south, Set>("south", set, nameOf(Seat::South)),
        key<&CompareInput::lastCardLaidBy>("last_card_laid_by",
                                           QT_TRANSLATE_NOOP("shapes", "who laid the last formation card (BL-R4)"),
                                           english(QT_TRANSLATE_NOOP("battleline", "Last card laid by"))),
        optionalKey<&CompareInput::fog>("fog", "", nameOfTactics(cards::fog)),
        optionalKey<&CompareInput::mud>("mud", "", nameOfTactics(cards::mud)),
        optionalKey<&CompareInput::otherVisibleTroops, ListOf<TroopCard>>(
            "other_visible_troops", QT_TRANSLATE_NOOP("shapes", "visible Troop cards elsewhere; default: none"),
            english(QT_TRANSLATE_NOOP("battleline", "Troop cards that lie elsewhere"))),
        houseRulesKey<CompareInput>(),
    });
    return record;
}

template <>
const Record& whistle::recordOf<ComparisonVerdict>()
{
    using V = ComparisonVerdict;
    static const Record record = Record::of<V>({
        key<&V::winner>("winner", "who wins the flag"),
        key<&V::decidedBy>("decided_by"),
        key<&V::sets, OfSeat<Seat::North, ValueOfSet>>("north"),
        key<&V::sets, OfSeat<Seat::South, ValueOfSet>>("south"),
    });
    return record;
}

Question battleline::compareQuestion()
{
    return questionOf("compare", english(QT_TRANSLATE_NOOP("battleline", "Which of two complete formations wins?")),
                      ask);
}
