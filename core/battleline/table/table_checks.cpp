// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table_checks.h"

#include "battleline/table/names.h"
#include "battleline/table/state.h"

#include <utility>

namespace whistle::battleline {

namespace {

std::string placeOf(int flag)
{
    return pointerTo("/table/flags", static_cast<std::size_t>(flag - 1));
}
std::string placeOfAside(Seat seat)
{
    return pointerTo("/table/set_aside", toWord(seat));
}

/// Checks 1 and 2
void checkCards(const Table& table, Flaws& flaws)
{
    constexpr auto noFourthSlot =
        Saying::tr("A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards.");
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.fog)
            flaws.see(cards::fog, placeOf(number) + "/environment/fog");
        if (flag.mud)
            flaws.see(cards::mud, placeOf(number) + "/environment/mud");
        for (const Seat seat : bothSeats) {
            const std::string place = pointerTo(placeOf(number), toWord(seat));
            if (flag.emptySlots(seat) < 0)
                flaws.add(place, {noFourthSlot, static_cast<int>(flag.rows[seat].size())},
                          {Saying::tr("%2 would have too many cards at flag %1."), number, seat});
            flaws.seeAll(flag.rows[seat], place);
        }
    }
    for (const Seat seat : bothSeats)
        flaws.seeAll(table.setAside[seat], placeOfAside(seat));
}

/// Check 3
void checkLeaders(const Table& table, Flaws& flaws)
{
    constexpr auto hasTwo = Saying::tr("%1 has two Leaders; each player may have one only.");
    for (const Seat seat : bothSeats) {
        if (leadersPlayed(table, seat) > 1)
            flaws.add("/table", {hasTwo, nameOf(seat)}, {Saying::tr("%1 would have two Leaders."), seat});
    }
}

/// Check 4
void checkTacticsLimit(const Table& table, Flaws& flaws)
{
    constexpr auto areApart =
        Saying::tr("Tactics cards played: North %1, South %2; these numbers can differ by one at most (BL-8.3).");
    constexpr auto wouldBeApart = Saying::tr("Tactics cards played would be %1 and %2.");
    const int north = tacticsPlayed(table, Seat::North);
    const int south = tacticsPlayed(table, Seat::South);
    if (std::abs(north - south) > tacticsLeadAllowed)
        flaws.add("/table", {areApart, north, south}, {wouldBeApart, north, south});
}

/// Check 5
void checkSetAside(const Table& table, Flaws& flaws)
{
    constexpr auto wrongCount = Saying::tr("%1 Troop or Morale cards are set aside here; after the Deserter and the "
                                           "Redeploy that were played it must be from %2 to %3.");
    for (const Seat seat : bothSeats) {
        if (const AsideCount count = asideCount(table, seat); !count.isRight())
            flaws.add(placeOfAside(seat), {wrongCount, count.cards, count.least, count.most},
                      {Saying(QT_TRANSLATE_N_NOOP("battleline", "%1 would have %n formation card(s) out of play, which "
                                                                "Deserter and Redeploy cannot bring about.")),
                       seat, count.cards});
    }
}

/// Checks 6 and 7
void checkWonFlags(const Table& table, Flaws& flaws)
{
    constexpr Saying cannotHave{
        QT_TRANSLATE_N_NOOP("battleline", "%1 cannot have won this flag with %n card(s); %3 are needed.")};
    constexpr auto bothWon =
        Saying::tr("Both players have three adjacent or five flags; the game ends with the first.");
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.wonBy && !flag.isComplete(*flag.wonBy)) {
            const auto cards = static_cast<int>(flag.rows[*flag.wonBy].size());
            flaws.add(placeOf(number) + "/won_by", {cannotHave, nameOf(*flag.wonBy), cards, flag.slots()},
                      {Saying::tr("Flag %1 would be won by %2 with an incomplete set."), number, *flag.wonBy});
        }
    }
    if (victoryBy(flagsWonBy(table, Seat::North)) && victoryBy(flagsWonBy(table, Seat::South)))
        flaws.add("/table/flags", {bothWon}, {bothWon});
}

std::optional<Text> cardsAddUp(const State& state)
{
    const auto held = [&](Deck deck) {
        return state.decks.of(deck) + state.hands[Seat::North].of(deck) + state.hands[Seat::South].of(deck);
    };
    const int troops = held(Deck::Troop) + visibleTroops(state.table).size();
    const int tactics =
        held(Deck::Tactics) + tacticsPlayed(state.table, Seat::North) + tacticsPlayed(state.table, Seat::South);
    if (troops == troopCount && tactics == tacticsCount)
        return {};
    return Text{
        Saying::tr("Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10."),
        troops, tactics};
}

std::optional<Text> tableIsSound(const State& state)
{
    if (const Flaws flaws = flawsOf(state.table); !flaws.all().empty())
        return flaws.all().front().brought;
    const std::optional<Seat> winner = winnerByFlags(state.table);
    if (!winner || state.step == Step::Over)
        return {};
    return Text{Saying::tr("The game would go on although %1 has won it."), *winner};
}

std::optional<Text> handsFit(const State& state)
{
    for (const Seat seat : bothSeats) {
        const Cards& hand = state.hands[seat];
        const bool isMoving = seat == state.toMove;
        const bool hasPlayed = isMoving && (state.step == Step::ClaimAndDraw || state.step == Step::Over);
        const bool isScouting = isMoving && state.step == Step::Scouting;
        const int most = isScouting ? handSize - 1 + scoutCards : handSize;
        const int least = state.decks.sum() == 0 ? 0 : hasPlayed || isScouting ? handSize - 1 : handSize;
        if (hand.troop < 0 || hand.tactics < 0 || hand.sum() < least || hand.sum() > most)
            return Text{Saying(QT_TRANSLATE_N_NOOP("battleline", "%1 would hold %n card(s).")), seat, hand.sum()};
    }
    return {};
}

} // namespace

void Flaws::see(Card card, const std::string& at)
{
    constexpr auto cardTwice = Saying::tr("%1 lies here and elsewhere too; there is only one.");
    constexpr auto troopTwice = Saying::tr("%1 %2 lies here and elsewhere too; there is only one.");
    constexpr auto inTwoPlaces = Saying::tr("%1 would lie in two places.");
    if (std::exchange(m_seen[card.index], true))
        add(at, aboutCard(card, troopTwice, cardTwice), {inTwoPlaces, card});
}

Problems Flaws::problems() const
{
    Problems problems;
    for (const Flaw& flaw : m_all)
        problems.push_back({flaw.at, flaw.asked});
    return problems;
}

Flaws flawsOf(const Table& table)
{
    Flaws flaws;
    // each makes sense only where the ones before it found nothing
    for (const auto check : {checkCards, checkLeaders, checkTacticsLimit, checkSetAside, checkWonFlags}) {
        if (flaws.all().empty())
            check(table, flaws);
    }
    return flaws;
}

std::optional<Text> unsoundness(const State& state)
{
    if (state.step == Step::NotStarted)
        return {};
    for (const auto check : {cardsAddUp, tableIsSound, handsFit}) {
        if (std::optional<Text> broken = check(state))
            return broken;
    }
    return {};
}

} // namespace whistle::battleline
