// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table_checks.h"

#include "base/each.h"
#include "battleline/table/names.h"
#include "battleline/table/state.h"

namespace whistle::battleline {

namespace {

std::string placeOf(int flag)
{
    return pointerTo("/table/flags", static_cast<std::size_t>(flag - 1));
}

/// Checks 1 and 2
void checkCards(const Table& table, Flaws& flaws)
{
    constexpr auto noFourthSlot =
        Saying::tr("A side has three slots, or four at a flag with Mud (BL-5.1); there are %1 cards here.");
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.fog)
            flaws.see(cards::fog, placeOf(number) + "/environment/fog");
        if (flag.mud)
            flaws.see(cards::mud, placeOf(number) + "/environment/mud");
        for (const Seat seat : bothSeats) {
            const std::string place = pointerTo(placeOf(number), toWord(seat));
            if (flag.emptySlots(seat) < 0)
                flaws.add(place, {noFourthSlot, static_cast<int>(flag.rows[seat].size())});
            flaws.seeAll(flag.rows[seat], place);
        }
    }
    for (const Seat seat : bothSeats)
        flaws.seeAll(table.setAside[seat], pointerTo("/table/set_aside", toWord(seat)));
}

/// Check 3
void checkLeaders(const Table& table, Flaws& flaws)
{
    for (const Seat seat : bothSeats) {
        if (table.leadersPlayed(seat) > 1)
            flaws.add("/table", {Saying::tr("%1 has two Leaders; each player may have only one."), nameOf(seat)});
    }
}

/// Check 4
void checkTacticsLimit(const Table& table, Flaws& flaws)
{
    constexpr auto areApart =
        Saying::tr("Tactics cards played: North %1, South %2; these numbers can differ by at most one (BL-8.3).");
    const int north = table.tacticsPlayed(Seat::North);
    const int south = table.tacticsPlayed(Seat::South);
    if (std::abs(north - south) > tacticsLeadAllowed)
        flaws.add("/table", {areApart, north, south});
}

/// Check 5
void checkSetAside(const Table& table, Flaws& flaws)
{
    constexpr auto wrongCount =
        Saying::tr("Troop or Morale cards out of play: %1; the Deserter and Redeploy cards played allow %2 to %3.");
    for (const Seat seat : bothSeats) {
        const SetAside& own = table.setAside[seat];
        const int least = contains(table.setAside[opponentOf(seat)], cards::deserter);
        const int most = least + contains(own, cards::redeploy);
        if (const int count = sumOf(own, &Card::isFormationCard); count < least || count > most)
            flaws.add(pointerTo("/table/set_aside", toWord(seat)), {wrongCount, count, least, most});
    }
}

/// Checks 6 and 7
void checkWonFlags(const Table& table, Flaws& flaws)
{
    constexpr Saying cannotHave{
        QT_TRANSLATE_N_NOOP("battleline", "%1 cannot have won this flag with %n card(s); %3 are needed.")};
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (flag.wonBy && !flag.isComplete(*flag.wonBy))
            flaws.add(placeOf(number) + "/won_by",
                      {cannotHave, nameOf(*flag.wonBy), static_cast<int>(flag.rows[*flag.wonBy].size()), flag.slots()});
    }
    if (victoryBy(table.flagsWonBy(Seat::North)) && victoryBy(table.flagsWonBy(Seat::South)))
        flaws.add(
            "/table/flags",
            Saying::tr("Both players have three adjacent or five flags; the game ends as soon as one of them does."));
}

std::optional<Text> cardsAddUp(const State& state)
{
    const auto held = [&](Deck deck) {
        return state.decks.of(deck) + state.hands[Seat::North].of(deck) + state.hands[Seat::South].of(deck);
    };
    const int troops = held(Deck::Troop) + state.table.visibleTroops().size();
    const int tactics =
        held(Deck::Tactics) + state.table.tacticsPlayed(Seat::North) + state.table.tacticsPlayed(Seat::South);
    if (troops == troopCount && tactics == tacticsCount)
        return {};
    return Text{
        Saying::tr("Decks, hands and table would hold %1 Troop cards and %2 Tactics cards instead of 60 and 10."),
        troops, tactics};
}

std::optional<Text> tableIsSound(const State& state)
{
    if (const Problems flaws = flawsOf(state.table); !flaws.empty())
        return flaws.front().message;
    const std::optional<Seat> winner = state.table.winnerByFlags();
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
    constexpr auto troopTwice = Saying::tr("%1 %2 is here and elsewhere too; there is only one.");
    if (std::exchange(m_seen[card.index], true))
        add(at, aboutCard(card, troopTwice, Saying::tr("%1 is here and elsewhere too; there is only one.")));
}

Problems flawsOf(const Table& table)
{
    Flaws flaws;
    // each makes sense only where the ones before it found nothing
    for (const auto check : {checkCards, checkLeaders, checkTacticsLimit, checkSetAside, checkWonFlags}) {
        if (flaws.problems().empty())
            check(table, flaws);
    }
    return flaws.problems();
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
