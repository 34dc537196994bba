// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game_entry.h"

#include "heroes/new_match/new_match_page.h"
#include "heroes/page/heroes_page.h"
#include "heroes/telling/past.h"
#include "heroes/telling/report.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "table/digest.h"
#include "table/telling.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::GameEntry)
};

MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    std::vector<DigestSeat> seats;
    for (int player = 0; player < static_cast<int>(state.players.size()); ++player)
        seats.push_back(
            {seatNumber(player), state.players[static_cast<std::size_t>(player)].name, state.powerPoints(player)});
    return whistle::digestOf(seats, state.phase == Phase::Finished,
                             {{"round", state.round}, {"setup", state.phase == Phase::Setup}});
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry;
    entry.game = Game::id;
    entry.name = {"whistle::heroes::GameEntry",
                  QT_TRANSLATE_NOOP("whistle::heroes::GameEntry", "Might & Magic Heroes")};
    entry.players = {"whistle::heroes::GameEntry", QT_TRANSLATE_NOOP("whistle::heroes::GameEntry", "2 to 4 players")};
    entry.icon = Icon::Sword;
    entry.page = [](MatchDesk& desk, QWidget* parent) -> GamePage* { return new HeroesPage(desk, parent); };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new HeroesNewMatchPage(settings, parent);
    };
    entry.digest = digestOf;
    entry.report = [](const Match& match) { return reportOf(typed<Game>(match)); };
    entry.scoreboard = [](const Match& match) { return scoreboardOf(typed<Game>(match)); };
    entry.past = pastTeller();
    entry.standing = [](const Json& summary) {
        return valueIn(summary, "setup", false) ? Words::tr("setting up")
                                                : Words::tr("round %1").arg(valueIn(summary, "round", 1));
    };
    entry.names = nameReader();
    return entry;
}

} // namespace whistle::heroes
