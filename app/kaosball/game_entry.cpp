// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game_entry.h"

#include "kaosball/form_pickers.h"
#include "kaosball/game.h"
#include "kaosball/new_match/new_match_page.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/report.h"
#include "kaosball/telling/scoreboard.h"
#include "table/digest.h"
#include "table/telling.h"

#include <QCoreApplication>

// Outside every namespace, where the macro finds what it calls.
static void bringKaosballExamples()
{
    Q_INIT_RESOURCE(kaosball_examples);
}

namespace whistle::kaosball {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::GameEntry)
};

/// What the home page shows of a match; the names are put in when it is shown.
MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    std::vector<DigestSeat> seats;
    for (const Team& team : state.teams)
        seats.push_back({seatOf(team.side), team.name, team.score});
    return whistle::digestOf(
        seats, state.phase == Phase::Finished,
        {{"period", state.period}, {"overtime", state.isOvertime()}, {"phase", toWord(state.phase)}});
}

QString standingOf(const Json& summary)
{
    const int period = valueIn(summary, "period", 1);
    const auto phase = fromWord<Phase>(valueIn(summary, "phase", std::string()));
    if (phase == Phase::UpgradeDraft || phase == Phase::RingerDraft)
        return Words::tr("draft");
    if (phase == Phase::Loadout && period == 1)
        return Words::tr("loadout");
    if (phase == Phase::Lineup && period == 1)
        return Words::tr("line-up");
    if (valueIn(summary, "overtime", false))
        return Words::tr("overtime");
    return Words::tr("period %1").arg(period);
}

} // namespace

GameEntry gameEntry()
{
    bringKaosballExamples();
    GameEntry entry;
    entry.game = Game::id;
    entry.name = {"whistle::kaosball::GameEntry", QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Kaosball")};
    entry.players = {"whistle::kaosball::GameEntry",
                     QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "2 to 4 coaches")};
    entry.icon = Icon::Table;
    entry.page = [](MatchDesk& desk, QWidget* parent) -> GamePage* { return new KaosballPage(desk, parent); };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new KaosballNewMatchPage(settings, parent);
    };
    entry.digest = digestOf;
    entry.report = [](const Match& match) { return reportOf(typed<Game>(match)); };
    entry.scoreboard = [](const Match& match) { return scoreboardOf(typed<Game>(match)); };
    entry.past = pastTeller();
    entry.standing = standingOf;
    entry.names = nameReader();
    entry.pickers = formPickers();
    return entry;
}

} // namespace whistle::kaosball
