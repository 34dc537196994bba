// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/texts.h"
#include "battleline/table/names.h"
#include "battleline/table/state.h"

namespace whistle::battleline {

namespace {

/// The digest's section 3.2, in its order.
class Invariants {
public:
    explicit Invariants(const State& state) : m_state(state), m_table(state.table) {}

    std::optional<Text> firstBroken()
    {
        for (const auto check : {&Invariants::cardsAddUp, &Invariants::everyCardIsInOnePlace, &Invariants::rowsFit,
                                 &Invariants::oneLeaderEach, &Invariants::tacticsAreClose, &Invariants::wonFlagsHold,
                                 &Invariants::victoryEndsTheGame, &Invariants::setAsideFits, &Invariants::handsFit}) {
            if (std::optional<Text> broken = (this->*check)())
                return broken;
        }
        return {};
    }

private:
    using Finding = std::optional<Text>;

    Finding cardsAddUp()
    {
        const auto inHands = [this](Deck deck) {
            return m_state.hands[Seat::North].of(deck) + m_state.hands[Seat::South].of(deck);
        };
        const int troops = m_state.decks.troop + inHands(Deck::Troop) + visibleTroops(m_table).size();
        const int tactics = m_state.decks.tactics + inHands(Deck::Tactics) + tacticsPlayed(m_table, Seat::North) +
                            tacticsPlayed(m_table, Seat::South);
        if (troops == troopCount && tactics == tacticsCount)
            return {};
        return Text{texts::cardsDoNotAddUp, troops, tactics};
    }

    Finding everyCardIsInOnePlace()
    {
        std::array<bool, cardCount> seen{};
        Finding twice;
        const auto see = [&](Card card) {
            bool& before = seen[static_cast<std::size_t>(card.index)];
            if (before)
                twice = Text{texts::cardInTwoPlaces, card};
            before = true;
        };
        for (const Seat seat : bothSeats) {
            for (const Flag& flag : m_table.flags) {
                for (const LaidCard& laid : flag.rows[seat])
                    see(laid.card);
            }
            for (const Card card : m_table.setAside[seat])
                see(card);
        }
        for (const Flag& flag : m_table.flags) {
            if (flag.fog)
                see(cards::fog);
            if (flag.mud)
                see(cards::mud);
        }
        return twice;
    }

    Finding rowsFit()
    {
        for (int number = 1; number <= flagCount; ++number) {
            for (const Seat seat : bothSeats) {
                if (m_table.flag(number).emptySlots(seat) < 0)
                    return Text{texts::tooManyInRow, number, seat};
            }
        }
        return {};
    }

    Finding oneLeaderEach()
    {
        for (const Seat seat : bothSeats) {
            int leaders = 0;
            for (const Flag& flag : m_table.flags) {
                for (const LaidCard& laid : flag.rows[seat])
                    leaders += isLeader(laid.card);
            }
            for (const Card card : m_table.setAside[seat])
                leaders += isLeader(card);
            if (leaders > 1)
                return Text{texts::twoLeaders, seat};
        }
        return {};
    }

    Finding tacticsAreClose()
    {
        const int north = tacticsPlayed(m_table, Seat::North);
        const int south = tacticsPlayed(m_table, Seat::South);
        if (std::abs(north - south) <= tacticsLeadAllowed)
            return {};
        return Text{texts::tacticsApart, north, south};
    }

    Finding wonFlagsHold()
    {
        for (int number = 1; number <= flagCount; ++number) {
            const Flag& flag = m_table.flag(number);
            if (flag.wonBy && !flag.isComplete(*flag.wonBy))
                return Text{texts::wonIncomplete, number, *flag.wonBy};
        }
        return {};
    }

    Finding victoryEndsTheGame()
    {
        const std::optional<Seat> winner = winnerByFlags(m_table);
        if (winner && m_state.step != Step::Over)
            return Text{texts::goesOnAfterVictory, *winner};
        return {};
    }

    Finding setAsideFits()
    {
        for (const Seat seat : bothSeats) {
            if (const AsideCount count = asideCount(m_table, seat); !count.isRight())
                return Text{texts::setAsideWrong, seat, count.cards};
        }
        return {};
    }

    Finding handsFit()
    {
        const bool hasDecks = m_state.decks.sum() > 0;
        for (const Seat seat : bothSeats) {
            const Cards& hand = m_state.hands[seat];
            const bool isMoving = seat == m_state.toMove;
            const bool hasPlayed = isMoving && (m_state.step == Step::ClaimAndDraw || m_state.step == Step::Over);
            const bool isScouting = isMoving && m_state.step == Step::Scouting;
            const int most = isScouting ? handSize - 1 + scoutCards : handSize;
            const int least = !hasDecks ? 0 : hasPlayed || isScouting ? handSize - 1 : handSize;
            if (hand.troop < 0 || hand.tactics < 0 || hand.sum() < least || hand.sum() > most)
                return Text{texts::handWrong, seat, hand.sum()};
        }
        return {};
    }

    const State& m_state;
    const Table& m_table;
};

} // namespace

std::optional<Text> unsoundness(const State& state)
{
    if (state.step == Step::NotStarted)
        return {};
    return Invariants(state).firstBroken();
}

} // namespace whistle::battleline
