// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game_entry.h"

#include "battleline/form_pickers.h"
#include "battleline/line/claim_view.h"
#include "battleline/new_match/new_match_page.h"
#include "battleline/page/battleline_page.h"
#include "battleline/questions/questions.h"
#include "battleline/table/codecs.h"
#include "battleline/telling/past.h"
#include "battleline/telling/report.h"
#include "battleline/telling/spoken_names.h"
#include "battleline/telling/strip.h"
#include "table/digest.h"
#include "table/game_entry.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::GameEntry)
};

constexpr const char* drawn = "drawn";
constexpr const char* seriesWon = "series";

/// How it ended, for `outcomeWords`: who won, and by what.
Json outcomeOf(const State& state)
{
    if (!state.endConditions.isOneGame()) {
        const std::optional<Seat> winner = state.series().verdict.seriesWinner();
        return winner ? Json{{"winner", state.nameOf(*winner)}, {"by", seriesWon}} : Json::object();
    }
    if (!state.result || !state.result->winner)
        return {{"by", drawn}};
    return {{"winner", state.nameOf(*state.result->winner)}, {"by", toWord(state.result->victory)}};
}

QString outcomeWords(const Json& summary)
{
    const std::string by = valueIn(summary, "by", std::string());
    const QString winner = nameReader()(valueIn(summary, "winner", std::string()));
    if (by == seriesWon)
        return Words::tr("%1 has won the series").arg(winner);
    if (by == drawn)
        return resultWords(std::nullopt, {});
    const std::optional<Victory> victory = fromWord<Victory>(by);
    return victory ? resultWords(victory, winner) : QString();
}

MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    // Of a series its points; while its first game is played, the flags.
    const SeriesVerdict series = state.series().verdict;
    std::vector<DigestSeat> seats;
    for (const Seat seat : seatsInOrder) {
        const int score = state.games.empty() ? state.table.countOfFlags(seat) : series.points[seat];
        seats.push_back({seatNumber(seat), state.nameOf(seat), score});
    }
    const bool isFinished = state.step == Step::Over && series.isOver();
    Json standing{{"game", state.gameNumber()}, {"turn", state.turn}};
    if (isFinished)
        standing.update(outcomeOf(state));
    return whistle::digestOf(seats, isFinished, std::move(standing));
}

/// The proof of a claim that was asked about at the desk.
QWidget* claimPicture(const Json& input, const NameReader& reader, QWidget* parent)
{
    const auto asked = readRecord<ClaimCase>(input);
    auto* view = new ClaimView(parent);
    view->showClaim(asked, judgeClaim(asked).verdict, {{reader("north"), reader("south")}});
    return view;
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, BattleLinePage, BattleLineNewMatchPage>(
        {"whistle::battleline::GameEntry", QT_TRANSLATE_NOOP("whistle::battleline::GameEntry", "Battle Line")},
        {"whistle::battleline::GameEntry", QT_TRANSLATE_NOOP("whistle::battleline::GameEntry", "2 players")},
        Icon::Flag, pastTeller());
    entry.digest = digestOf;
    entry.standing = [](const Json& summary) {
        return Words::tr("game %1, turn %2").arg(valueIn(summary, "game", 1)).arg(valueIn(summary, "turn", 1));
    };
    entry.outcome = outcomeWords;
    entry.names = nameReader();
    entry.pickers = formPickers();
    entry.picture = [](const std::string& question, const Json& input, const NameReader& reader,
                       QWidget* parent) -> QWidget* {
        return question == "claim" ? claimPicture(input, reader, parent) : nullptr;
    };
    return entry;
}

} // namespace whistle::battleline
