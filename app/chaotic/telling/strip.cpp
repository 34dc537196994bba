// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/strip.h"

#include "base/common_words.h"
#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "table/scoreboard.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::chaotic {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::Strip)
};

/// What the player does now, else how many creatures are left.
QString taskOf(const State& state, Player player)
{
    if (state.step == Step::Finished)
        return state.winner == player ? CommonWords::tr("has won") : QString();
    if (!state.activePlayer)
        return state.revealed ? QString() : StripWords::tr("sets up");
    if (state.burst.turn.choice == player)
        return StripWords::tr("may answer");
    if (state.combat && state.combat->hasStrikes() && state.combat->striking == player)
        return StripWords::tr("strikes");
    return state.activePlayer == player ? StripWords::tr("Active Player") : QString();
}

/// Who is to act: whoever may answer, strikes, or has the turn.
std::optional<Player> actorOf(const State& state)
{
    if (state.step == Step::Finished || !state.activePlayer)
        return {};
    if (state.burst.turn.choice)
        return state.burst.turn.choice;
    if (state.combat && state.combat->hasStrikes() && state.burst.isQuiet())
        return state.combat->striking;
    return state.activePlayer;
}

} // namespace

std::vector<SeatPoints> defeatsOf(const State& state)
{
    std::vector<SeatPoints> points;
    for (const Player player : bothPlayers) {
        const auto gone = std::count_if(state.creatures.begin(), state.creatures.end(),
                                        [player](const Creature& one) { return !one.inPlay && one.player != player; });
        points.push_back({seatNumber(player), static_cast<int>(gone)});
    }
    return points;
}

QString periodWords(const State& state)
{
    if (state.turns.empty() || state.step == Step::Finished)
        return wordOf(nameOf(state.step));
    return StripWords::tr("Turn %1, %2").arg(static_cast<int>(state.turns.size())).arg(stepWords(state));
}

ScoreStripState stripOf(const State& state, const Names& names)
{
    ScoreStripState strip;
    const std::optional<Player> actor = actorOf(state);
    for (const Player player : bothPlayers) {
        ScoreStripSeat shown;
        shown.seat = seatNumber(player);
        shown.id = toWord(player);
        shown.name = names[player];
        shown.note = taskOf(state, player);
        shown.score = state.creaturesInPlay(player);
        shown.change = 0; // the number is no score
        shown.unit = StripWords::tr("creatures", "behind or beside their number");
        shown.active = actor == player;
        strip.seats.push_back(shown);
    }
    strip.period = periodWords(state);
    strip.pips = 0;
    return strip;
}

namespace {

/// The fight that runs, with what hangs over whom; none: nobody fights.
std::optional<ScoreboardDuel> duelOf(const State& state, const Names& names)
{
    if (!state.combat || state.step == Step::Finished)
        return {};
    const BoardModel model = boardOf(state, names);
    const std::optional<int> threat = damageOfStrike(state);
    ScoreboardDuel duel;
    if (state.location) {
        duel.place = QString::fromStdString(state.locationCard().name);
        duel.placeNote = initiativeWords(state.locationCard().initiative);
    }
    duel.tally = StripWords::tr("creatures", "behind or beside their number");
    if (state.combat->hasStrikes())
        duel.striking = seatNumber(state.combat->striking);
    const std::optional<AskedDiscipline> asked = askedBy(state);
    for (const Player player : bothPlayers) {
        const CreatureIndex index = state.engagedOf(player);
        const auto drawn = std::find_if(model.spaces.begin(), model.spaces.end(), [&](const BoardSpace& space) {
            return space.creature && space.creature->index == index;
        });
        if (index == nobody || drawn == model.spaces.end())
            return {};
        const BoardCreature& one = *drawn->creature;
        ScoreboardFighter& fighter = duel.fighters[static_cast<std::size_t>(player)];
        fighter = {one.name, one.left, one.energy, {}, {}, {}, {}};
        if (threat && state.combat->striking != player)
            fighter.threat = std::min(*threat, one.left);
        const bool isAsked = asked && (asked->ofBoth || state.combat->striking == player);
        for (const Discipline discipline : allDisciplines)
            fighter.numbers.push_back(
                {wordOf(nameOf(discipline)), one.disciplines[discipline], isAsked && asked->discipline == discipline});
        const Creature& creature = state.at(index);
        if (creature.battlegear)
            fighter.bears = creature.battlegear->faceUp ? QString::fromStdString(state.battlegearOf(creature).name)
                                                        : GameWords::tr("Battlegear, face down");
        if (state.isAdvanced())
            fighter.also = GameWords::tr("Mugic counters: %1").arg(creature.mugicCounters);
    }
    const StackModel stack = stackOf(state, names);
    duel.stackTitle = GameWords::tr("The Burst");
    duel.stackNote = StripWords::tr("leftmost first");
    for (const StackItem& item : stack.items)
        duel.stack.push_back({seatNumber(item.player), item.name, item.words.isEmpty() ? item.note : item.words,
                              item.is == StackItem::Fate::Hit});
    if (threat && !duel.stack.empty()) // the Attack lies at the bottom
        duel.stack.back().note = CommonWords::tr("damage %1").arg(*threat);
    return duel;
}

} // namespace

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    const Names names(state);
    ScoreboardState board = boardOf(stripOf(state, names));
    for (const Player player : bothPlayers) {
        ScoreboardSeat& panel = board.seats[static_cast<std::size_t>(player)];
        panel.note = taskOf(state, player);
        panel.counts = {
            {GameWords::tr("Creatures defeated"), defeatsOf(state)[static_cast<std::size_t>(player)].points, {}}};
        if (state.isAdvanced())
            panel.counts.push_back({GameWords::tr("Mugic in hand"), state.seats[player].mugicCount(), {}});
    }
    board.duel = duelOf(state, names);
    tellLast(board, match, pastTeller().marks);
    if (state.step != Step::Finished)
        return board;
    tellEnd(board, resultWords(state, names), state.winner ? seatNumber(*state.winner) : 0);
    return board;
}

} // namespace whistle::chaotic
