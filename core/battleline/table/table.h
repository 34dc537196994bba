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
    /// What the prover must know besides the sets.
    [[nodiscard]] Ground ground(TroopSet visible, WildcardDuplicates duplicates) const
    {
        return {slots(), fog.has_value(), visible, duplicates};
    }
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

/// BL-3.1, BL-R18: what these flags win, if they win the game.
[[nodiscard]] std::optional<Victory> victoryBy(FlagSet flags);

/// Everything that lies face up (digest 6.0).
struct Table {
    std::array<Flag, flagCount> flags;
    Seats<SetAside> setAside; ///< by the side on which the cards lie

    /// By its number, 1 to 9.
    [[nodiscard]] const Flag& flag(int number) const { return flags[static_cast<std::size_t>(number - 1)]; }
    [[nodiscard]] Flag& flag(int number) { return flags[static_cast<std::size_t>(number - 1)]; }
    /// The flag at which the card lies, on whatever side; 0: at none.
    [[nodiscard]] int flagOf(Card card) const;
    template <class Holds>
    [[nodiscard]] FlagSet flagsWhere(Holds&& holds) const
    {
        FlagSet where = 0;
        for (int number = 1; number <= flagCount; ++number) {
            if (std::invoke(holds, flag(number)))
                where |= flagBit(number);
        }
        return where;
    }
    [[nodiscard]] FlagSet openFlags() const { return flagsWhere(&Flag::isOpen); }
    /// Flags that are open and have an empty slot on this side (BL-5.2, BL-7.13).
    [[nodiscard]] FlagSet flagsWithRoom(Seat seat) const
    {
        return flagsWhere([seat](const Flag& flag) { return flag.isOpen() && !flag.isComplete(seat); });
    }
    [[nodiscard]] FlagSet flagsWonBy(Seat seat) const
    {
        return flagsWhere([seat](const Flag& flag) { return flag.wonBy == seat; });
    }
    [[nodiscard]] int countOfFlags(Seat wonBy) const { return std::popcount(flagsWonBy(wonBy)); }
    /// The seat that has won by flags already (BL-12.1).
    [[nodiscard]] std::optional<Seat> winnerByFlags() const;

    /// Shows every card that lies on the seat's side, and the Fog and Mud that it has laid. All the table is looked at
    /// whenever anything is asked, so there are no branches: an empty slot shows a card that is none.
    template <class Visit>
    void forEachCard(Seat seat, Visit&& visit) const
    {
        for (const Flag& flag : flags) {
            for (std::size_t slot = 0; slot < slotsWithMud; ++slot)
                visit(flag.rows[seat][slot].card);
            visit(flag.fog == seat ? cards::fog : Card{});
            visit(flag.mud == seat ? cards::mud : Card{});
        }
        for (const Card card : setAside[seat])
            visit(card);
    }
    template <class Fits>
    [[nodiscard]] int countCards(Seat seat, Fits&& fits) const
    {
        int count = 0;
        forEachCard(seat, [&](Card card) { count += std::invoke(fits, card); });
        return count;
    }
    /// Whether the card lies face up anywhere.
    [[nodiscard]] bool isOnTable(Card card) const;
    /// BL-7.5: the Troop cards that lie face up anywhere.
    [[nodiscard]] TroopSet visibleTroops() const;
    /// Tactics cards that the seat has played in this game (digest 3.1).
    [[nodiscard]] int tacticsPlayed(Seat seat) const { return countCards(seat, &Card::isTactics); }
    /// BL-8.3: whether the seat may play one more now.
    [[nodiscard]] bool mayPlayTactics(Seat seat) const
    {
        return tacticsPlayed(seat) < tacticsPlayed(opponentOf(seat)) + tacticsLeadAllowed;
    }
    /// BL-9.6, BL-9.7, BL-R14: Leaders that the seat has played, wherever they are now.
    [[nodiscard]] int leadersPlayed(Seat seat) const { return countCards(seat, isLeader); }
    /// Whether the seat has played a Leader that is out of play.
    [[nodiscard]] bool isLeaderAway(Seat seat) const { return std::ranges::any_of(setAside[seat], isLeader); }
    /// The rule by which a seat that has played a Leader plays no second one: it has gone by a Deserter, by the seat's
    /// own Redeploy, or not at all.
    [[nodiscard]] RuleId secondLeaderRule(Seat seat) const;
    friend bool operator==(const Table&, const Table&) = default;
};

/// A side of a flag as the prover wants it.
[[nodiscard]] Side sideOf(const Flag& flag, Seat seat);

} // namespace whistle::battleline
