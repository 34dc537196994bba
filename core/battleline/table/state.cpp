// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/state.h"

#include "battleline/table/names.h"

#include <utility>

namespace whistle::battleline {

namespace {

constexpr Saying cardsDoNotAddUp{QT_TRANSLATE_NOOP(
    "battleline", "Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10.")};
constexpr Saying cardInTwoPlaces{QT_TRANSLATE_NOOP("battleline", "%1 would lie in two places.")};
constexpr Saying tooManyInRow{QT_TRANSLATE_NOOP("battleline", "%2 would have too many cards at flag %1.")};
constexpr Saying twoLeaders{QT_TRANSLATE_NOOP("battleline", "%1 would have two Leaders.")};
constexpr Saying tacticsApart{QT_TRANSLATE_NOOP("battleline", "Tactics cards played would be %1 and %2.")};
constexpr Saying wonIncomplete{QT_TRANSLATE_NOOP("battleline", "Flag %1 would be won by %2 with an incomplete set.")};
constexpr Saying goesOnAfterVictory{QT_TRANSLATE_NOOP("battleline", "The game would go on although %1 has won it.")};
constexpr Saying setAsideWrong{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 would have %n formation card(s) out of play, which Deserter and Redeploy cannot bring about.")};
constexpr Saying handWrong{QT_TRANSLATE_N_NOOP("battleline", "%1 would hold %n card(s).")};

using Finding = std::optional<Text>;

Finding cardsAddUp(const State& state)
{
    const auto held = [&](Deck deck) {
        return state.decks.of(deck) + state.hands[Seat::North].of(deck) + state.hands[Seat::South].of(deck);
    };
    const int troops = held(Deck::Troop) + visibleTroops(state.table).size();
    const int tactics =
        held(Deck::Tactics) + tacticsPlayed(state.table, Seat::North) + tacticsPlayed(state.table, Seat::South);
    if (troops == troopCount && tactics == tacticsCount)
        return {};
    return Text{cardsDoNotAddUp, troops, tactics};
}

Finding everyCardIsInOnePlace(const State& state)
{
    Indexed<bool, cardCount> seen;
    Finding twice;
    for (const Seat seat : bothSeats) {
        forEachCard(state.table, seat, [&](Card card) {
            if (std::exchange(seen[card.index], true))
                twice = Text{cardInTwoPlaces, card};
        });
    }
    return twice;
}

Finding rowsFit(const State& state)
{
    for (int number = 1; number <= flagCount; ++number) {
        for (const Seat seat : bothSeats) {
            if (state.table.flag(number).emptySlots(seat) < 0)
                return Text{tooManyInRow, number, seat};
        }
    }
    return {};
}

Finding tacticsFit(const State& state)
{
    for (const Seat seat : bothSeats) {
        if (leadersPlayed(state.table, seat) > 1)
            return Text{twoLeaders, seat};
    }
    const int north = tacticsPlayed(state.table, Seat::North);
    const int south = tacticsPlayed(state.table, Seat::South);
    return std::abs(north - south) > tacticsLeadAllowed ? Finding(Text{tacticsApart, north, south}) : Finding();
}

Finding wonFlagsHold(const State& state)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = state.table.flag(number);
        if (flag.wonBy && !flag.isComplete(*flag.wonBy))
            return Text{wonIncomplete, number, *flag.wonBy};
    }
    const std::optional<Seat> winner = winnerByFlags(state.table);
    return winner && state.step != Step::Over ? Finding(Text{goesOnAfterVictory, *winner}) : Finding();
}

Finding setAsideFits(const State& state)
{
    for (const Seat seat : bothSeats) {
        if (const AsideCount count = asideCount(state.table, seat); !count.isRight())
            return Text{setAsideWrong, seat, count.cards};
    }
    return {};
}

Finding handsFit(const State& state)
{
    for (const Seat seat : bothSeats) {
        const Cards& hand = state.hands[seat];
        const bool isMoving = seat == state.toMove;
        const bool hasPlayed = isMoving && (state.step == Step::ClaimAndDraw || state.step == Step::Over);
        const bool isScouting = isMoving && state.step == Step::Scouting;
        const int most = isScouting ? handSize - 1 + scoutCards : handSize;
        const int least = state.decks.sum() == 0 ? 0 : hasPlayed || isScouting ? handSize - 1 : handSize;
        if (hand.troop < 0 || hand.tactics < 0 || hand.sum() < least || hand.sum() > most)
            return Text{handWrong, seat, hand.sum()};
    }
    return {};
}

} // namespace

SeriesCase seriesCase(const State& state)
{
    return {state.seriesStarter, state.games, state.endConditions, state.houseRules};
}

Ruling<SeriesVerdict> seriesOf(const State& state, Reasons::Listening listening)
{
    return judgeSeries(seriesCase(state), listening);
}

// The digest's section 3.2, in its order.
std::optional<Text> unsoundness(const State& state)
{
    if (state.step == Step::NotStarted)
        return {};
    for (const auto check :
         {cardsAddUp, everyCardIsInOnePlace, rowsFit, tacticsFit, wonFlagsHold, setAsideFits, handsFit}) {
        if (Finding broken = check(state))
            return broken;
    }
    return {};
}

} // namespace whistle::battleline
