// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table.h"

namespace whistle::battleline {

namespace {

/// Shows every card at a flag or set aside on the seat's side.
template <class Visit>
void forEachCard(const Table& table, Seat seat, Visit&& visit)
{
    for (const Flag& flag : table.flags) {
        for (const LaidCard& laid : flag.rows[seat])
            visit(laid.card);
    }
    for (const Card card : table.setAside[seat])
        visit(card);
}

} // namespace

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
    // Every flag is looked at whenever anything is asked: so no branches, and a Tactics card goes to the other place.
    std::array<std::uint64_t, 2> seen{};
    for (const Seat seat : bothSeats) {
        forEachCard(table, seat,
                    [&seen](Card card) { seen[card.isTactics()] |= std::uint64_t{1} << (card.index & 63); });
    }
    return TroopSet{seen[0]};
}

bool isOnTable(const Table& table, Card card)
{
    bool found = false;
    if (card.kind() == CardKind::Environment) {
        for (const Flag& flag : table.flags)
            found = found || (card == cards::fog ? flag.fog : flag.mud).has_value();
        return found;
    }
    for (const Seat seat : bothSeats)
        forEachCard(table, seat, [&](Card other) { found |= other == card; });
    return found;
}

int tacticsPlayed(const Table& table, Seat seat)
{
    int played = 0;
    for (const Flag& flag : table.flags)
        played += (flag.fog == seat) + (flag.mud == seat);
    forEachCard(table, seat, [&played](Card card) { played += card.isTactics(); });
    return played;
}

bool mayPlayTactics(const Table& table, Seat seat)
{
    return tacticsPlayed(table, seat) < tacticsPlayed(table, opponentOf(seat)) + tacticsLeadAllowed;
}

bool hasPlayedLeader(const Table& table, Seat seat)
{
    bool found = false;
    forEachCard(table, seat, [&found](Card card) { found |= isLeader(card); });
    return found;
}

FlagSet flagsWonBy(const Table& table, Seat seat)
{
    FlagSet won = 0;
    for (int number = 1; number <= flagCount; ++number) {
        if (table.flag(number).wonBy == seat)
            won |= flagBit(number);
    }
    return won;
}

FlagSet flagsWithRoom(const Table& table, Seat seat)
{
    FlagSet flags = 0;
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.isOpen() && !flag.isComplete(seat))
            flags |= flagBit(number);
    }
    return flags;
}

FlagSet openFlags(const Table& table)
{
    FlagSet flags = 0;
    for (int number = 1; number <= flagCount; ++number) {
        if (table.flag(number).isOpen())
            flags |= flagBit(number);
    }
    return flags;
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
    Seats<FlagSet> won;
    int number = 0;
    for (const Flag& flag : table.flags) {
        ++number;
        if (flag.wonBy)
            won[*flag.wonBy] |= flagBit(number);
    }
    for (const Seat seat : bothSeats) {
        if (won[seat] != 0 && victoryBy(won[seat]))
            return seat;
    }
    return {};
}

AsideCount asideCount(const Table& table, Seat seat)
{
    const SetAside& own = table.setAside[seat];
    const SetAside& others = table.setAside[opponentOf(seat)];
    const auto isFormation = [](Card card) { return card.isFormationCard(); };
    const auto deserted = std::count(others.begin(), others.end(), cards::deserter);
    const auto redeployed = std::count(own.begin(), own.end(), cards::redeploy);
    return {static_cast<int>(std::count_if(own.begin(), own.end(), isFormation)), static_cast<int>(deserted),
            static_cast<int>(deserted + redeployed)};
}

Side sideOf(const Flag& flag, Seat seat)
{
    Side side;
    for (const LaidCard& laid : flag.rows[seat])
        side.add(laid.card);
    side.emptySlots = flag.emptySlots(seat);
    return side;
}

Ground groundOf(const Flag& flag, TroopSet visible, WildcardDuplicates duplicates)
{
    return {flag.slots(), flag.fog.has_value(), visible, duplicates};
}

} // namespace whistle::battleline
