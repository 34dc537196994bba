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
#include "table/lesson_page.h"
#include "table/telling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::GameEntry)
};

/// What the home page shows of a match; the names are put in when it is shown.
MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    const bool isOver = state.phase == Phase::Finished && state.result.has_value();
    std::vector<DigestSeat> seats;
    for (const Team& team : state.teams)
        seats.push_back({seatOf(team.side), team.name, team.score, team.coach});
    Json standing{{"period", state.period}, {"overtime", state.isOvertime()}, {"phase", toWord(state.phase)}};
    if (isOver) {
        standing["by"] = state.result->by;
        for (DigestSeat& seat : seats)
            seat.hasWon = false;
        for (const int winner : state.result->winners)
            seats[static_cast<std::size_t>(winner)].hasWon = true;
    }
    return whistle::digestOf(seats, state.phase == Phase::Finished, std::move(standing));
}

/// "Fangs win by a blowout".
QString outcomeOf(const Json& summary)
{
    const NameReader names = nameReader();
    const std::optional<QStringList> winners = winnersIn(summary, {});
    if (!winners)
        return {};
    std::vector<std::string> ids;
    for (const QString& winner : *winners)
        ids.push_back(winner.toStdString());
    const QString title = resultTitle(ids).render(names);
    const std::optional<Text> way = wayOfResult(valueIn(summary, "by", std::string()));
    return way ? Words::tr("%1 %2", "who wins, by what").arg(title, way->render(names)) : title;
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

bool isUnderWay(const State& state)
{
    return state.activation.has_value() || state.lastContest.has_value();
}

/// The first contest, with the Amazons' bruiser four spaces from the Fangs' runner that carries the ball.
LessonPage* firstContest(QWidget* parent)
{
    const auto when = [](auto&& holds) {
        return [holds](const Match& match) { return holds(typed<Game>(match).state()); };
    };
    constexpr const char* context = "whistle::kaosball::GameEntry";
    Lesson lesson;
    lesson.title = {context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Your first contest")};
    lesson.game = Game::id;
    lesson.begins = when([](const State& state) {
        return state.phase == Phase::Turn && state.active >= 0 && state[state.active].name == "amazons";
    });
    lesson.steps = {
        {{context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Drag b1 of the Amazons onto r2 of the Fangs")},
         when(isUnderWay)},
        {{context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Tap the two cards that lie there")},
         when([](const State& state) { return state.lastContest.has_value(); })},
        {{context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Read the ruling")}},
        {{context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Take it back (Z)")},
         when([](const State& state) { return !state.lastContest; })},
    };
    lesson.end = {context, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry",
                                             "That is all: drag, cards, undo. A whole match needs no more.")};
    lesson.page = [](MatchDesk& desk, QWidget* table) -> GamePage* { return new KaosballPage(desk, table); };
    return new LessonPage(std::move(lesson), parent);
}

} // namespace

GameEntry gameEntry()
{
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
    entry.outcome = outcomeOf;
    entry.names = nameReader();
    entry.pickers = formPickers();
    CompanionEntry lesson;
    lesson.id = QStringLiteral("lesson");
    lesson.title = {"whistle::kaosball::GameEntry",
                    QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Your first contest")};
    lesson.detail = {"whistle::kaosball::GameEntry",
                     QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Kaosball: two minutes, with your own hands")};
    lesson.icon = Icon::Hand;
    lesson.page = [](Store&, Settings&, QWidget* parent) -> CompanionPage* { return firstContest(parent); };
    entry.companions.push_back(std::move(lesson));
    return entry;
}

} // namespace whistle::kaosball
