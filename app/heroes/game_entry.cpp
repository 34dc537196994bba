// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game_entry.h"

#include "base/common_words.h"
#include "heroes/box/heroes_box.h"
#include "heroes/new_match/new_match_page.h"
#include "heroes/page/heroes_page.h"
#include "heroes/telling/report.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "table/digest.h"
#include "table/game_entry.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

MatchSession::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    const bool isOver = state.phase == Phase::Finished && state.result.has_value();
    std::vector<DigestSeat> seats;
    for (const SeatScore& score : scoresOf(state)) {
        seats.push_back({score.seat, score.name.toStdString(), score.score});
        if (isOver)
            seats.back().hasWon = contains(state.result->winners, seats.back().name);
    }
    Json standing{{"round", state.round}, {"setup", state.phase == Phase::Setup}};
    if (isOver && state.result->endedBy)
        standing["by"] = toWord(*state.result->endedBy);
    // A round is counted with the reveal of its Week Card.
    const bool isRevealed = state.phase != Phase::Setup && state.step != Step::RevealWeekCard;
    const int rounds = state.round + state.weekCardsLeft - (isRevealed ? 0 : 1);
    const Progress progress{.pip = isOver ? rounds + 1 : state.phase == Phase::Setup ? 0 : state.round, .pips = rounds};
    return whistle::digestOf(seats, state.phase == Phase::Finished, std::move(standing), progress);
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, HeroesPage, HeroesNewMatchPage>(
        {"common", QT_TRANSLATE_NOOP("common", "Might & Magic Heroes")},
        {"whistle::heroes::GameEntry", QT_TRANSLATE_NOOP("whistle::heroes::GameEntry", "2 to 4 players")}, Icon::Sword,
        pastTeller());
    entry.digest = digestOf;
    entry.standing = [](const Json& summary) {
        return valueIn(summary, "setup", false) ? CommonWords::tr("setup")
                                                : CommonWords::tr("round %1").arg(valueIn(summary, "round", 1));
    };
    entry.outcome = [](const Json& summary) {
        const std::optional<QStringList> winners = winnersIn(summary, nameReader());
        return winners && !winners->isEmpty()
                   ? resultWords(*winners, fromWord<EndedBy>(valueIn(summary, "by", std::string())))
                   : QString();
    };
    entry.names = nameReader();
    entry.companions.push_back(boxEntry(entry.name, [](Store&, Settings& settings) { return boxContents(settings); }));
    return entry;
}

} // namespace whistle::heroes
