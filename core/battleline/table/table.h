// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/judging/formation.h"
#include "rulebook/ruling.h"

namespace whistle::battleline {

/// Cards left in each deck, or held by a player.
struct Cards {
    int troop = 0;
    int tactics = 0;

    [[nodiscard]] int of(Deck deck) const { return deck == Deck::Troop ? troop : tactics; }
    [[nodiscard]] int& of(Deck deck) { return deck == Deck::Troop ? troop : tactics; }
    [[nodiscard]] int of(Card card) const { return card.isTroop() ? troop : tactics; }
    [[nodiscard]] int& of(Card card) { return card.isTroop() ? troop : tactics; }
    [[nodiscard]] int sum() const { return troop + tactics; }
    friend bool operator==(const Cards&, const Cards&) = default;
};

/// A formation card in its slot. `laidAt` counts the cards laid in this game, from 1; 0 where nobody knows the order.
struct LaidCard {
    Card card;
    std::uint16_t laidAt = 0;
    constexpr operator Card() const { return card; }
    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};
/// The slots of one side, in the order in which its cards were laid.
using Row = Few<LaidCard, slotsWithMud>;

struct Flag {
    Seats<Row> rows;
    std::optional<Seat> fog; ///< who laid it there (BL-10.1)
    std::optional<Seat> mud; ///< who laid it there
    std::optional<Seat> wonBy;
    std::optional<Seat> lastCardLaidBy; ///< BL-R4: of the formation cards that lie here now

    [[nodiscard]] int slots() const { return mud ? slotsWithMud : slotsOfASide; } // BL-5.1
    [[nodiscard]] bool isOpen() const { return !wonBy; }
    [[nodiscard]] int emptySlots(Seat seat) const { return slots() - static_cast<int>(rows[seat].size()); }
    [[nodiscard]] bool isComplete(Seat seat) const { return emptySlots(seat) <= 0; } // BL-6.2
    [[nodiscard]] bool isComplete() const { return isComplete(Seat::North) && isComplete(Seat::South); }
    /// Whether the card lies on this side.
    [[nodiscard]] bool has(Seat seat, Card card) const
    {
        bool isHere = false;
        for (std::size_t slot = 0; slot < slotsWithMud; ++slot)
            isHere |= rows[seat][slot].card == card;
        return isHere;
    }
    friend bool operator==(const Flag&, const Flag&) = default;
};

/// Face-up cards beside the Tactics deck; on a sound table at most four Guile cards and two formation cards.
using SetAside = Few<Card, cardCount>;

/// A set of flags: bit 0 is flag 1.
using FlagSet = std::uint16_t;
[[nodiscard]] constexpr FlagSet flagBit(int number)
{
    return static_cast<FlagSet>(1U << (number - 1));
}
[[nodiscard]] std::vector<int> numbersOf(FlagSet flags);

/// Everything that lies face up (digest 6.0).
struct Table {
    std::array<Flag, flagCount> flags;
    Seats<SetAside> setAside; ///< by the side on which the cards lie

    /// By its number, 1 to 9.
    [[nodiscard]] const Flag& flag(int number) const { return flags[static_cast<std::size_t>(number - 1)]; }
    [[nodiscard]] Flag& flag(int number) { return flags[static_cast<std::size_t>(number - 1)]; }
    friend bool operator==(const Table&, const Table&) = default;
};

/// Shows every card that lies on the seat's side, and the Fog and Mud that it has laid. All the table is looked at
/// whenever anything is asked, so there are no branches: an empty slot shows a card that is none.
template <class Visit>
void forEachCard(const Table& table, Seat seat, Visit&& visit)
{
    for (const Flag& flag : table.flags) {
        for (std::size_t slot = 0; slot < slotsWithMud; ++slot)
            visit(flag.rows[seat][slot].card);
        visit(flag.fog == seat ? cards::fog : Card{});
        visit(flag.mud == seat ? cards::mud : Card{});
    }
    for (const Card card : table.setAside[seat])
        visit(card);
}
template <class Holds>
[[nodiscard]] FlagSet flagsWhere(const Table& table, Holds&& holds)
{
    FlagSet flags = 0;
    for (int number = 1; number <= flagCount; ++number) {
        if (holds(table.flag(number)))
            flags |= flagBit(number);
    }
    return flags;
}

/// BL-7.5: the Troop cards that lie face up anywhere.
[[nodiscard]] TroopSet visibleTroops(const Table& table);
/// The flag at which the card lies, on whatever side; 0: at none.
[[nodiscard]] int flagOf(const Table& table, Card card);
/// Whether the card lies face up anywhere.
[[nodiscard]] bool isOnTable(const Table& table, Card card);
/// Tactics cards that the seat has played in this game (digest 3.1).
[[nodiscard]] int tacticsPlayed(const Table& table, Seat seat);
/// BL-8.3: whether the seat may play one more now.
[[nodiscard]] bool mayPlayTactics(const Table& table, Seat seat);
/// BL-9.6, BL-9.7, BL-R14: Leaders that the seat has played, wherever they are now.
[[nodiscard]] int leadersPlayed(const Table& table, Seat seat);
/// Whether the seat has played a Leader that is out of play.
[[nodiscard]] bool isLeaderAway(const Table& table, Seat seat);
/// The rule by which a seat that has played a Leader plays no second one: it has gone by a Deserter, by the seat's own
/// Redeploy, or not at all.
[[nodiscard]] RuleId secondLeaderRule(const Table& table, Seat seat);
[[nodiscard]] FlagSet flagsWonBy(const Table& table, Seat seat);
[[nodiscard]] int countOfFlags(const Table& table, Seat wonBy);
/// Flags that are open and have an empty slot on this side (BL-5.2, BL-7.13).
[[nodiscard]] FlagSet flagsWithRoom(const Table& table, Seat seat);
[[nodiscard]] FlagSet openFlags(const Table& table);

/// BL-3.1, BL-R18: what these flags win, if they win the game.
[[nodiscard]] std::optional<Victory> victoryBy(FlagSet flags);
/// The seat that has won by flags already (BL-12.1).
[[nodiscard]] std::optional<Seat> winnerByFlags(const Table& table);

/// The formation cards beside the Tactics deck on a seat's side, and how many there must be (digest 3.2, 7).
struct AsideCount {
    int cards = 0;
    int least = 0;
    int most = 0;
    [[nodiscard]] bool isRight() const { return least <= cards && cards <= most; }
};
[[nodiscard]] AsideCount asideCount(const Table& table, Seat seat);

/// A side of a flag as the prover wants it.
[[nodiscard]] Side sideOf(const Flag& flag, Seat seat);
[[nodiscard]] Ground groundOf(const Flag& flag, TroopSet visible, WildcardDuplicates duplicates);

} // namespace whistle::battleline
