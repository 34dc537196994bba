// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/strip.h"

#include "battleline/offers/legal.h"
#include "battleline/table/names.h"
#include "battleline/telling/card_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Strip)
};

constexpr std::array<Seat, 2> inOrder{Seat::South, Seat::North}; // as the seats of the design: 1, 2

QString tacticsWords(const State& state, Seat seat)
{
    return Words::tr("Tactics played: %1").arg(tacticsPlayed(state.table, seat));
}

/// What the player has to do; of who waits, how many Tactics cards were played, which limits both.
QString taskOf(const State& state, Seat seat)
{
    if (seat != state.toMove)
        return tacticsWords(state, seat);
    switch (state.step) {
    case Step::NotStarted:
    case Step::Over:
        return tacticsWords(state, seat);
    case Step::ClaimFirst:
        return Words::tr("to claim");
    case Step::Scouting:
        return Words::tr("scouting");
    case Step::ClaimAndDraw:
        return Words::tr("to claim and draw");
    case Step::Play:
        break;
    }
    return Words::tr("to play");
}

int flagsOf(const State& state, Seat seat)
{
    return std::popcount(flagsWonBy(state.table, seat));
}

} // namespace

Seats<QString> playerNames(const State& state)
{
    Seats<QString> names;
    for (const Seat seat : bothSeats)
        names[seat] =
            state.players[seat].empty() ? Text{nameOf(seat)}.render() : QString::fromStdString(state.players[seat]);
    return names;
}

ScoreStripState stripOf(const State& state, const Seats<QString>& names)
{
    ScoreStripState strip;
    for (const Seat seat : inOrder) {
        ScoreStripSeat shown;
        shown.seat = seatNumber(seat);
        shown.name = names[seat];
        shown.note = taskOf(state, seat);
        shown.score = flagsOf(state, seat);
        shown.active = seat == state.toMove && state.step != Step::Over && state.step != Step::NotStarted;
        strip.seats.push_back(shown);
    }
    strip.period = state.games.empty() && state.step != Step::Over
                       ? Words::tr("Turn %1").arg(state.turn)
                       : Words::tr("Game %1, turn %2")
                             .arg(static_cast<int>(state.games.size()) + (state.step == Step::Over ? 0 : 1))
                             .arg(state.turn);
    strip.pips = 0;
    return strip;
}

ScoreboardState scoreboardOf(const State& state)
{
    const Seats<QString> names = playerNames(state);
    const ScoreStripState strip = stripOf(state, names);
    ScoreboardState board;
    board.period = strip.period;
    for (std::size_t i = 0; i < strip.seats.size(); ++i) {
        const Seat seat = inOrder[i];
        const ScoreStripSeat& shown = strip.seats[i];
        ScoreboardSeat panel;
        panel.seat = shown.seat;
        panel.name = shown.name;
        panel.note = shown.active ? shown.note : QString(); // what was played stands below
        panel.score = shown.score;
        panel.active = shown.active;
        panel.counts = {{Words::tr("Tactics played"), tacticsPlayed(state.table, seat), {}}};
        if (!state.games.empty())
            panel.counts.push_back({Words::tr("Series points"), seriesOf(state).verdict.points[seat], {}});
        board.seats.push_back(panel);
    }
    board.news = resultWords(state, names);
    return board;
}

QString handWords(const State& state, Seat seat)
{
    return Words::tr("Hand: %1 Troop, %2 Tactics. Tactics played: %3")
        .arg(state.hands[seat].troop)
        .arg(state.hands[seat].tactics)
        .arg(tacticsPlayed(state.table, seat));
}

QString placeWords(const Table& table, Card card)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        bool lies = (card == cards::fog && flag.fog) || (card == cards::mud && flag.mud);
        for (const Seat seat : bothSeats) {
            lies = lies || std::any_of(flag.rows[seat].begin(), flag.rows[seat].end(),
                                       [card](const LaidCard& laid) { return laid.card == card; });
        }
        if (lies)
            return Words::tr("flag %1").arg(number);
    }
    return isOnTable(table, card) ? Words::tr("the side of the table, set aside") : QString();
}

QString whyNotWords(const std::optional<NotPlayable>& reason)
{
    if (!reason)
        return {};
    switch (*reason) {
    case NotPlayable::GameOver:
        return Words::tr("The game is over (BL-12.1).");
    case NotPlayable::TacticsLimit:
        return Words::tr("One Tactics card more than the opponent is the limit (BL-8.3).");
    case NotPlayable::LeaderLimit:
        return Words::tr("Each player may have one Leader only (BL-9.6).");
    case NotPlayable::NoTarget:
        return Words::tr("There is no card that it could take (BL-R11).");
    case NotPlayable::NoFreeSlot:
        break;
    }
    return Words::tr("There is no free slot on the own side of an open flag (BL-5.1).");
}

QString forcedWords(const State& state)
{
    const Seat seat = state.toMove;
    const bool hasTroop = state.hands[seat].troop > 0;
    if (state.step != Step::Play || (hasTroop && flagsWithRoom(state.table, seat) != 0))
        return {};
    const Legal may = legal(state);
    const bool mayTactics = std::any_of(may.plays.begin(), may.plays.end(), [](const CardPlay& play) {
        return play.card.isTactics() && play.isPlayable();
    });
    if (!mayTactics)
        return hasTroop ? Words::tr("No slot is free and no Tactics card can be played: pass (BL-5.4).")
                        : Words::tr("No Troop card is held and no Tactics card can be played: pass (BL-5.4).");
    if (!state.houseRules.forcedTactics)
        return hasTroop ? Words::tr("No slot is free: play a Tactics card, or pass (BL-R10).")
                        : Words::tr("No Troop card is held: play a Tactics card, or pass (BL-R10).");
    return hasTroop ? Words::tr("No slot is free: if a Tactics card can be played, it must be (BL-5.4).")
                    : Words::tr("No Troop card is held: if a Tactics card can be played, it must be (BL-5.4).");
}

QString resultWords(const State& state, const Seats<QString>& names)
{
    if (!state.result)
        return {};
    if (!state.result->winner)
        return Words::tr("The game is drawn");
    const QString name = names[*state.result->winner];
    switch (state.result->victory) {
    case Victory::Breakthrough:
        return Words::tr("%1 wins by Breakthrough").arg(name);
    case Victory::Envelopment:
        return Words::tr("%1 wins by Envelopment").arg(name);
    case Victory::MostFlags:
        break;
    }
    return Words::tr("%1 wins with more flags").arg(name);
}

QString seriesWords(const State& state, const Seats<QString>& names)
{
    if (state.games.empty())
        return {};
    const SeriesVerdict series = seriesOf(state).verdict;
    const int south = series.points[Seat::South];
    const int north = series.points[Seat::North];
    if (const std::optional<Seat> winner = series.seriesWinner())
        return Words::tr("Series points %1 to %2: %3 has won the series").arg(south).arg(north).arg(names[*winner]);
    if (!series.leader)
        return Words::tr("Series points %1 to %2: level").arg(south).arg(north);
    return Words::tr("Series points %1 to %2: %3 leads").arg(south).arg(north).arg(names[*series.leader]);
}

} // namespace whistle::battleline
