// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game_entry.h"

#include "battleline/form_pickers.h"
#include "battleline/line/claim_view.h"
#include "battleline/new_match/new_match_page.h"
#include "battleline/page/battleline_page.h"
#include "battleline/questions/inputs.h"
#include "battleline/table/codecs.h"
#include "battleline/telling/card_words.h"
#include "battleline/telling/past.h"
#include "battleline/telling/report.h"
#include "battleline/telling/strip.h"
#include "table/digest.h"
#include "table/telling.h"

#include <QCoreApplication>
#include <bit>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::GameEntry)
};

MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    // Of a series its points; while its first game is played, the flags.
    const bool isSeries = !state.games.empty();
    const Seats<int> points = isSeries ? seriesOf(state).verdict.points : Seats<int>{};
    std::vector<DigestSeat> seats;
    for (const Seat seat : {Seat::South, Seat::North}) {
        const std::string& player = state.players[seat];
        const std::string name = player.empty() ? std::string(toWord(seat)) : player;
        const int score = isSeries ? points[seat] : std::popcount(flagsWonBy(state.table, seat));
        seats.push_back({seatNumber(seat), name, score});
    }
    const int game = static_cast<int>(state.games.size()) + (state.step == Step::Over ? 0 : 1);
    return whistle::digestOf(seats, state.step == Step::Over && (!isSeries || seriesOf(state).verdict.isOver()),
                             {{"game", game}, {"turn", state.turn}});
}

/// The proof of a claim that was asked about at the desk.
QWidget* claimPicture(const Json& input, const NameReader& reader, QWidget* parent)
{
    ClaimInput asked;
    codecs::ObjectOf<ClaimInput>::read(input, asked);
    const Claim claim{asked.flag, asked.claimant, asked.moment.value_or(properMoment(asked.houseRules.claimTiming))};
    const ClaimVerdict verdict = judgeClaim(asked.table, claim, asked.houseRules, Reasons::Listening::No).verdict;
    Seats<QString> names;
    for (const Seat seat : bothSeats)
        names[seat] = reader(std::string(toWord(seat)));
    auto* view = new ClaimView(parent);
    view->setPicture(pictureOf(asked.table, claim, asked.houseRules, verdict, names));
    return view;
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry;
    entry.game = Game::id;
    entry.name = {"whistle::battleline::GameEntry", QT_TRANSLATE_NOOP("whistle::battleline::GameEntry", "Battle Line")};
    entry.players = {"whistle::battleline::GameEntry",
                     QT_TRANSLATE_NOOP("whistle::battleline::GameEntry", "2 players")};
    entry.icon = Icon::Flag;
    entry.page = [](MatchDesk& desk, QWidget* parent) -> GamePage* { return new BattleLinePage(desk, parent); };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new BattleLineNewMatchPage(settings, parent);
    };
    entry.digest = digestOf;
    entry.report = [](const Match& match) { return reportOf(typed<Game>(match)); };
    entry.scoreboard = [](const Match& match) { return scoreboardOf(typed<Game>(match)); };
    entry.past = pastTeller();
    entry.standing = [](const Json& summary) {
        return Words::tr("game %1, turn %2").arg(valueIn(summary, "game", 1)).arg(valueIn(summary, "turn", 1));
    };
    entry.names = nameReader();
    entry.pickers = formPickers();
    entry.picture = [](const std::string& question, const Json& input, const NameReader& reader,
                       QWidget* parent) -> QWidget* {
        return question == "claim" ? claimPicture(input, reader, parent) : nullptr;
    };
    return entry;
}

} // namespace whistle::battleline
