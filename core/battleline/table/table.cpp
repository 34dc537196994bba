// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table.h"

namespace whistle::battleline {

std::vector<int> numbersOf(FlagSet flags)
{
    std::vector<int> numbers;
    for (int number = 1; number <= flagCount; ++number) {
        if ((flags & flagBit(number)) != 0)
            numbers.push_back(number);
    }
    return numbers;
}

TroopSet visibleTroops(const Table& table)
{
    std::uint64_t seen = 0;
    for (const Seat seat : bothSeats)
        forEachCard(table, seat, [&seen](Card card) { seen |= std::uint64_t{card.isTroop()} << (card.index & 63); });
    return TroopSet{seen};
}

int flagOf(const Table& table, Card card)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if ((card == cards::fog && flag.fog) || (card == cards::mud && flag.mud) || flag.has(Seat::North, card) ||
            flag.has(Seat::South, card))
            return number;
    }
    return 0;
}

bool isOnTable(const Table& table, Card card)
{
    return flagOf(table, card) > 0 || contains(table.setAside[Seat::North], card) ||
           contains(table.setAside[Seat::South], card);
}

int tacticsPlayed(const Table& table, Seat seat)
{
    int played = 0;
    forEachCard(table, seat, [&played](Card card) { played += card.isTactics(); });
    return played;
}

bool mayPlayTactics(const Table& table, Seat seat)
{
    return tacticsPlayed(table, seat) < tacticsPlayed(table, opponentOf(seat)) + tacticsLeadAllowed;
}

int leadersPlayed(const Table& table, Seat seat)
{
    int leaders = 0;
    forEachCard(table, seat, [&leaders](Card card) { leaders += isLeader(card); });
    return leaders;
}

bool isLeaderAway(const Table& table, Seat seat)
{
    const SetAside& aside = table.setAside[seat];
    return std::any_of(aside.begin(), aside.end(), isLeader);
}

RuleId secondLeaderRule(const Table& table, Seat seat)
{
    if (!isLeaderAway(table, seat))
        return "BL-9.6"_rule;
    return contains(table.setAside[opponentOf(seat)], cards::deserter) ? "BL-9.7"_rule : "BL-R14"_rule;
}

FlagSet flagsWonBy(const Table& table, Seat seat)
{
    return flagsWhere(table, [seat](const Flag& flag) { return flag.wonBy == seat; });
}

int countOfFlags(const Table& table, Seat wonBy)
{
    return std::popcount(flagsWonBy(table, wonBy));
}

FlagSet flagsWithRoom(const Table& table, Seat seat)
{
    return flagsWhere(table, [seat](const Flag& flag) { return flag.isOpen() && !flag.isComplete(seat); });
}

FlagSet openFlags(const Table& table)
{
    return flagsWhere(table, [](const Flag& flag) { return flag.isOpen(); });
}

std::optional<Victory> victoryBy(FlagSet flags)
{
    if (std::popcount(flags) >= flagsForEnvelopment)
        return Victory::Envelopment;
    if ((flags & flags >> 1 & flags >> 2) != 0)
        return Victory::Breakthrough;
    return {};
}

std::optional<Seat> winnerByFlags(const Table& table)
{
    for (const Seat seat : bothSeats) {
        if (victoryBy(flagsWonBy(table, seat)))
            return seat;
    }
    return {};
}

AsideCount asideCount(const Table& table, Seat seat)
{
    const SetAside& own = table.setAside[seat];
    const int least = contains(table.setAside[opponentOf(seat)], cards::deserter);
    const auto cards = std::count_if(own.begin(), own.end(), [](Card card) { return card.isFormationCard(); });
    return {static_cast<int>(cards), least, least + contains(own, cards::redeploy)};
}

Side sideOf(const Flag& flag, Seat seat)
{
    Side side;
    for (const Card card : flag.rows[seat])
        side.add(card);
    side.emptySlots = flag.emptySlots(seat);
    return side;
}

Ground groundOf(const Flag& flag, TroopSet visible, WildcardDuplicates duplicates)
{
    return {flag.slots(), flag.fog.has_value(), visible, duplicates};
}

} // namespace whistle::battleline
