// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/state.h"

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

std::optional<Victory> victoryBy(FlagSet flags)
{
    if (std::popcount(flags) >= flagsForEnvelopment)
        return Victory::Envelopment;
    if ((flags & flags >> 1 & flags >> 2) != 0)
        return Victory::Breakthrough;
    return {};
}

int Table::flagOf(Card card) const
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& one = flag(number);
        if ((card == cards::fog && one.fog) || (card == cards::mud && one.mud) || one.has(Seat::North, card) ||
            one.has(Seat::South, card))
            return number;
    }
    return 0;
}

std::optional<Seat> Table::winnerByFlags() const
{
    for (const Seat seat : bothSeats) {
        if (victoryBy(flagsWonBy(seat)))
            return seat;
    }
    return {};
}

bool Table::isOnTable(Card card) const
{
    return flagOf(card) > 0 || contains(setAside[Seat::North], card) || contains(setAside[Seat::South], card);
}

TroopSet Table::visibleTroops() const
{
    std::uint64_t seen = 0;
    for (const Seat seat : bothSeats)
        forEachCard(seat, [&seen](Card card) { seen |= std::uint64_t{card.isTroop()} << (card.index & 63); });
    return TroopSet{seen};
}

RuleId Table::secondLeaderRule(Seat seat) const
{
    if (!isLeaderAway(seat))
        return "BL-9.6"_rule;
    return contains(setAside[opponentOf(seat)], cards::deserter) ? "BL-9.7"_rule : "BL-R14"_rule;
}

SeriesCase State::seriesCase() const
{
    SeriesCase series{seriesStarter, games, endConditions, houseRules};
    const auto isOther = [this](const GameResult& game) { return game.drawPoints != houseRules.drawPoints; };
    if (std::ranges::none_of(games, isOther))
        return series;
    series.houseRules.drawPoints = DrawPoints::FlagsWon;
    for (GameResult& game : series.games) {
        if (!game.winner)
            game.flags = pointsOf(game)[Seat::North];
    }
    return series;
}

Side sideOf(const Flag& flag, Seat seat)
{
    Side side;
    for (const Card card : flag.rows[seat])
        side.add(card);
    side.emptySlots = flag.emptySlots(seat);
    return side;
}

} // namespace whistle::battleline
