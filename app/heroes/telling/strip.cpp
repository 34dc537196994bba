// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/strip.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/proposals.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "table/scoreboard.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Strip)
};

/// Who has to do something: in a battle the side that attacks, or that deals with the damage; encounters are led by the
/// player of the turn.
std::optional<int> actorOf(const State& state)
{
    std::optional<Side> side;
    if (const std::optional<AttackDue> due = attackDue(state))
        side = pieceNamed(state, due->piece)->side;
    else if (state.battle && state.battle->attack && state.step == Step::AssignDamage)
        side = other(state.battle->attack->side);
    else if (state.battle && state.step == Step::BattleOver)
        side = state.battle->winner;
    const Hero* hero = side ? heroOf(state, *side) : nullptr;
    return hero ? std::optional(hero->player) : state.active;
}

/// What the player has to do; of who waits, the faction.
QString noteOf(const State& state, int player)
{
    const int seat = seatNumber(player);
    const bool runs = state.phase == Phase::Play;
    const bool fights = state.battle && (seatOf(state, Side::Active) == seat || seatOf(state, Side::Opponent) == seat);
    return runs && fights                   ? StripWords::tr("in battle")
           : runs && state.active == player ? CommonWords::tr("to move")
                                            : word(state.players[static_cast<std::size_t>(player)].faction);
}

} // namespace

std::vector<SeatScore> scoresOf(const State& state)
{
    std::vector<SeatScore> scores;
    for (int player = 0; player < static_cast<int>(state.players.size()); ++player)
        scores.push_back({seatNumber(player), nameOfPlayer(state, player), state.powerPoints(player)});
    return scores;
}

QString roundWords(const State& state)
{
    const int rounds = state.round + state.weekCardsLeft - (state.step == Step::RevealWeekCard ? 1 : 0);
    return state.lastRound ? StripWords::tr("Last round, %1").arg(state.round)
                           : CommonWords::tr("Round %1 of %2").arg(state.round).arg(rounds);
}

QString resultWords(const State& state)
{
    if (!state.result || state.result->winners.empty())
        return {};
    return resultWords(wordsOf(state.result->winners, qt), state.result->endedBy);
}

QString resultWords(const QStringList& winners, std::optional<EndedBy> endedBy)
{
    const QString names = winners.join(QStringLiteral(", "));
    if (winners.size() > 1)
        return CommonWords::tr("The win is shared: %1").arg(names);
    return endedBy == EndedBy::Domination ? StripWords::tr("%1 wins by domination").arg(names)
                                          : StripWords::tr("%1 wins after the last round").arg(names);
}

QString stepWords(const State& state)
{
    if (state.phase == Phase::Setup)
        return StripWords::tr("Setting up");
    if (state.phase == Phase::Finished)
        return resultWords(state);
    const QString who = state.active ? nameOfPlayer(state, *state.active) : QString();
    switch (state.step) {
    case Step::RevealWeekCard:
        return StripWords::tr("%1 reveals the Week Card").arg(who);
    case Step::Turn:
        return StripWords::tr("%1 plays an Action Card").arg(who);
    case Step::Action:
        return state.open ? StripWords::tr("%1, card %2: %3", "player, number, action")
                                .arg(who)
                                .arg(state.open->card)
                                .arg(word(state.open->action))
                          : who;
    case Step::BattleStarts:
        return StripWords::tr("%1 meets %2", "hero, enemy")
            .arg(qt(state.activation->hero), qt(state.entered.value_or(std::string())));
    case Step::Order:
        return GameWords::tr("The pieces are placed");
    case Step::Attack:
        return StripWords::tr("Clash %1").arg(state.battle->clash);
    case Step::Laurel:
        return StripWords::tr("%1 chooses for a laurel").arg(pieceWord(state.battle->attack->piece));
    case Step::AssignDamage:
        return StripWords::tr("Damage to assign: %1").arg(state.battle->damage);
    case Step::BattleOver:
        return StripWords::tr("The battle is over");
    case Step::Treasure:
        return StripWords::tr("%1 takes rewards of a Treasure Card: %2", "hero, number")
            .arg(qt(state.claim->hero))
            .arg(state.claim->rewards);
    case Step::LevelUp:
        return GameWords::tr("%1 levels up").arg(qt(state.claim->hero));
    case Step::None:
    case Step::EndMatch:
        break;
    }
    return asLine(GameWords::tr("The last round is over."));
}

ScoreStripState stripOf(const State& state)
{
    ScoreStripState strip;
    for (const SeatScore& score : scoresOf(state)) {
        const int player = score.seat - 1;
        strip.seats.push_back({.seat = score.seat,
                               .name = score.name,
                               .note = noteOf(state, player),
                               .score = score.score,
                               .active = state.phase == Phase::Play && actorOf(state) == player,
                               .id = state.players[static_cast<std::size_t>(player)].name});
    }
    strip.period = state.phase == Phase::Setup ? StripWords::tr("Setting up") : roundWords(state);
    strip.pips = 0;
    return strip;
}

ScoreboardState scoreboardOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    ScoreboardState board = boardOf(stripOf(state));
    for (ScoreboardSeat& panel : board.seats) {
        const Player& player = state.players[static_cast<std::size_t>(panel.seat - 1)];
        if (!panel.active)
            panel.note.clear();
        panel.counts = {{capital(GameWords::tr("gold")), player.gold, {}},
                        {capital(GameWords::tr("resources")), player.resources, {}}};
    }
    tellLast(board, match, pastTeller().marks);
    if (const QString result = resultWords(state); !result.isEmpty())
        tellEnd(board, result, 0);
    return board;
}

} // namespace whistle::heroes
