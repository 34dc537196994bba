// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game_entry.h"

#include "battleline/box/battle_line_box.h"
#include "battleline/form_pickers.h"
#include "battleline/judging/desk.h"
#include "battleline/line/claim_view.h"
#include "battleline/new_match/new_match_page.h"
#include "battleline/page/battleline_page.h"
#include "battleline/questions/questions.h"
#include "battleline/table/codecs.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/report.h"
#include "battleline/telling/spoken_names.h"
#include "battleline/telling/strip.h"
#include "controls/words/capital.h"
#include "table/digest.h"
#include "table/game_entry.h"

namespace whistle::battleline {

namespace {

constexpr std::string_view drawn = "drawn";
constexpr std::string_view seriesWon = "series";

MatchSession::Digest digestOf(const Match& match)
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
    if (isFinished) { // how, for the entry's `outcome`
        const bool isOneGame = state.endConditions.isOneGame();
        const std::optional<Seat> winner = isOneGame ? state.winner() : series.seriesWinner();
        if (winner)
            standing["winner"] = state.nameOf(*winner);
        standing["by"] = !isOneGame ? seriesWon : winner ? toWord(state.result->victory) : drawn;
    }
    Progress progress;
    for (const Flag& flag : state.table.flags)
        progress.owners.push_back(flag.wonBy ? seatNumber(*flag.wonBy) : 0);
    return whistle::digestOf(seats, isFinished, std::move(standing), progress);
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, BattleLinePage, BattleLineNewMatchPage>(
        {"battleline", QT_TRANSLATE_NOOP("battleline", "Battle Line")},
        {"common", QT_TRANSLATE_NOOP("common", "2 players")}, Icon::Flag, pastTeller());
    entry.digest = digestOf;
    entry.standing = [](const Json& summary) {
        return GameWords::tr("game %1, turn %2").arg(valueIn(summary, "game", 1)).arg(valueIn(summary, "turn", 1));
    };
    entry.outcome = [](const Json& summary) {
        const std::string by = valueIn(summary, "by", std::string());
        const QString winner = nameReader()(valueIn(summary, "winner", std::string()));
        if (by == seriesWon)
            return asLine(GameWords::tr("%1 has won the series.").arg(winner));
        if (by == drawn)
            return resultWords(std::nullopt, {});
        const std::optional<Victory> victory = fromWord<Victory>(by);
        return victory ? resultWords(victory, winner) : QString();
    };
    entry.names = nameReader();
    entry.pickers = formPickers();
    entry.companions.push_back(boxEntry(entry.name, [](Store&, Settings&) { return boxContents(); }));
    // The proof of a claim that was asked about at the desk.
    entry.picture = [](const std::string& question, const Json& input, const NameReader& reader,
                       QWidget* parent) -> QWidget* {
        if (question != "claim")
            return nullptr;
        const auto asked = readRecord<ClaimCase>(input);
        auto* view = new ClaimView(parent);
        view->showClaim(asked, judgeClaim(asked).verdict, {{reader("north"), reader("south")}});
        return view;
    };
    return entry;
}

} // namespace whistle::battleline
