// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/state.h"

#include "battleline/table/names.h"
#include "battleline/table/table_checks.h"

namespace whistle::battleline {

namespace {

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
    return Text{Saying(QT_TRANSLATE_NOOP(
                    "battleline",
                    "Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10.")),
                troops, tactics};
}

std::optional<Text> tableIsSound(const State& state)
{
    if (const Flaws flaws = flawsOf(state.table); !flaws.all().empty())
        return flaws.all().front().brought;
    const std::optional<Seat> winner = winnerByFlags(state.table);
    if (!winner || state.step == Step::Over)
        return {};
    return Text{Saying(QT_TRANSLATE_NOOP("battleline", "The game would go on although %1 has won it.")), *winner};
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

ClaimCase claimOn(const State& state, int flag, Seat claimant)
{
    return {state.table, flag, claimant, {}, state.houseRules};
}

SeriesCase seriesCase(const State& state)
{
    return {state.seriesStarter, state.games, state.endConditions, state.houseRules};
}

Ruling<SeriesVerdict> seriesOf(const State& state, Reasons::Listening listening)
{
    return judgeSeries(seriesCase(state), listening);
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
