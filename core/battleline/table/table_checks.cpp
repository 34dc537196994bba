// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table_checks.h"

#include "base/json.h"
#include "battleline/table/names.h"

#include <utility>

namespace whistle::battleline {

namespace {

constexpr Saying noFourthSlot{QT_TRANSLATE_NOOP(
    "battleline", "A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards.")};
constexpr Saying cardTwice{QT_TRANSLATE_NOOP("battleline", "%1 lies here and elsewhere too; there is only one.")};
constexpr Saying secondLeader{QT_TRANSLATE_NOOP("battleline", "%1 has two Leaders; each player may have one only.")};
constexpr Saying tacticsApart{QT_TRANSLATE_NOOP(
    "battleline", "Tactics cards played: North %1, South %2; these numbers can differ by one at most (BL-8.3).")};
constexpr Saying setAsideCount{
    QT_TRANSLATE_NOOP("battleline", "%1 Troop or Morale cards are set aside here; after the Deserter and the "
                                    "Redeploy that were played it must be from %2 to %3.")};
constexpr Saying wonIncomplete{
    QT_TRANSLATE_N_NOOP("battleline", "%1 cannot have won this flag with %n card(s); %3 are needed.")};
constexpr Saying bothWon{
    QT_TRANSLATE_NOOP("battleline", "Both players have three adjacent or five flags; the game ends with the first.")};

std::string placeOf(int flag)
{
    return pointerTo("/table/flags", static_cast<std::size_t>(flag - 1));
}
std::string placeOfAside(Seat seat)
{
    return pointerTo("/table/set_aside", toWord(seat));
}

template <class List>
void seeAll(CardsSeen& seen, const List& list, const std::string& at)
{
    std::size_t place = 0;
    for (const Card card : list)
        seen.see(card, pointerTo(at, place++));
}

/// Checks 1 and 2
void checkCards(const Table& table, CardsSeen& seen)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.fog)
            seen.see(cards::fog, placeOf(number) + "/environment/fog");
        if (flag.mud)
            seen.see(cards::mud, placeOf(number) + "/environment/mud");
        for (const Seat seat : bothSeats) {
            const std::string place = pointerTo(placeOf(number), toWord(seat));
            if (flag.emptySlots(seat) < 0)
                seen.report(place, noFourthSlot, static_cast<int>(flag.rows[seat].size()));
            seeAll(seen, flag.rows[seat], place);
        }
    }
    for (const Seat seat : bothSeats)
        seeAll(seen, table.setAside[seat], placeOfAside(seat));
}

/// Check 3
void checkLeaders(const Table& table, CardsSeen& seen)
{
    for (const Seat seat : bothSeats) {
        if (leadersPlayed(table, seat) > 1)
            seen.report("/table", secondLeader, nameOf(seat));
    }
}

/// Check 4
void checkTacticsLimit(const Table& table, CardsSeen& seen)
{
    const int north = tacticsPlayed(table, Seat::North);
    const int south = tacticsPlayed(table, Seat::South);
    if (std::abs(north - south) > tacticsLeadAllowed)
        seen.report("/table", tacticsApart, north, south);
}

/// Check 5
void checkSetAside(const Table& table, CardsSeen& seen)
{
    for (const Seat seat : bothSeats) {
        if (const AsideCount count = asideCount(table, seat); !count.isRight())
            seen.report(placeOfAside(seat), setAsideCount, count.cards, count.least, count.most);
    }
}

/// Checks 6 and 7
void checkWonFlags(const Table& table, CardsSeen& seen)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.wonBy && !flag.isComplete(*flag.wonBy))
            seen.report(placeOf(number) + "/won_by", wonIncomplete, nameOf(*flag.wonBy),
                        static_cast<int>(flag.rows[*flag.wonBy].size()), flag.slots());
    }
    if (victoryBy(flagsWonBy(table, Seat::North)) && victoryBy(flagsWonBy(table, Seat::South)))
        seen.report("/table/flags", bothWon);
}

} // namespace

void CardsSeen::see(Card card, const std::string& at)
{
    if (std::exchange(m_seen[card.index], true))
        report(at, cardTwice, idOf(card));
}

Problems problemsOf(const Table& table)
{
    CardsSeen seen;
    // each makes sense only where the ones before it found nothing
    for (const auto check : {checkCards, checkLeaders, checkTacticsLimit, checkSetAside, checkWonFlags}) {
        if (seen.problems.empty())
            check(table, seen);
    }
    return std::move(seen.problems);
}

} // namespace whistle::battleline
