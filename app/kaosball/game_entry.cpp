// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game_entry.h"

#include "base/first.h"
#include "controls/panels/sum_panel.h"
#include "kaosball/box/kaosball_box.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/contest/sum_rows.h"
#include "kaosball/form_pickers.h"
#include "kaosball/game.h"
#include "kaosball/lesson.h"
#include "kaosball/new_match/new_match_page.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball/questions/questions.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/report.h"
#include "kaosball/telling/scoreboard.h"
#include "store/store.h"
#include "table/digest.h"
#include "table/game_entry.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::GameEntry)
};

/// What the home page shows of a match; the names are put in when it is shown.
MatchSession::Digest digestOf(const Match& match)
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
    const int periods = typed<Game>(match).journal().game().facts().constants.periods;
    const bool isDrafting = state.phase == Phase::UpgradeDraft || state.phase == Phase::RingerDraft;
    const Progress progress{.pip = isOver       ? periods + 1
                                   : isDrafting ? 0
                                                : std::min(state.period, periods + 1),
                            .pips = periods};
    return whistle::digestOf(seats, state.phase == Phase::Finished, std::move(standing), progress);
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
    return way ? EntryWords::tr("%1 %2", "who wins, by what").arg(title, way->render(names)) : title;
}

QString standingOf(const Json& summary)
{
    const int period = valueIn(summary, "period", 1);
    const auto phase = fromWord<Phase>(valueIn(summary, "phase", std::string()));
    if (phase == Phase::UpgradeDraft || phase == Phase::RingerDraft)
        return GameWords::tr("draft");
    if (phase == Phase::Loadout && period == 1)
        return GameWords::tr("loadout");
    if (phase == Phase::Lineup && period == 1)
        return GameWords::tr("line-up");
    if (valueIn(summary, "overtime", false))
        return GameWords::tr("overtime");
    return GameWords::tr("period %1").arg(period);
}

/// The last contest that these entries have resolved, the winner first; live beats dead without a sum.
std::vector<SumLine> sumsOf(const Match& match, const std::vector<int>& entries)
{
    const auto& played = typed<Game>(match);
    const auto contestAt = [&](int number) {
        const std::optional<State> state = played.stateAt(number);
        return state ? state->lastContest : std::nullopt;
    };
    std::optional<LastContest> resolved;
    std::optional<LastContest> before = entries.empty() ? std::nullopt : contestAt(entries.front() - 1);
    for (const int number : entries) {
        std::optional<LastContest> after = contestAt(number);
        if (after && after != before)
            resolved = after;
        before = std::move(after);
    }
    if (!resolved)
        return {};
    const auto seat = [&](const std::string& team) {
        const State& state = played.state();
        const Team* found = firstWith(state.teams, &Team::name, team);
        return found ? seatOf(found->side) : 0;
    };
    ArithmeticState sum = sumOf(*resolved, match.names(), seat);
    std::stable_partition(sum.sides.begin(), sum.sides.end(), [](const SumSide& side) { return side.wins; });
    std::vector<SumLine> lines;
    for (const SumSide& side : sum.sides) {
        if (side.total.isEmpty())
            return {};
        SumLine& line = lines.emplace_back(SumLine{side.name, {}, {}, side.total, side.seat});
        for (const SumTile& tile : side.tiles) {
            QString number = tile.form == TileForm::Struck ? QStringLiteral("0") : tile.number;
            if (tile.form == TileForm::Number || tile.form == TileForm::Struck)
                line.tiles.push_back({number.remove(u'+'), tile.label}); // they stand in a sum
        }
    }
    return lines;
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, KaosballPage, KaosballNewMatchPage>(
        {"common", QT_TRANSLATE_NOOP("common", "Kaosball")}, {"common", QT_TRANSLATE_NOOP("common", "2 to 4 coaches")},
        Icon::Table, pastTeller());
    entry.digest = digestOf;
    entry.standing = standingOf;
    entry.outcome = outcomeOf;
    entry.names = nameReader();
    entry.pickers = formPickers();
    entry.sums = sumsOf;
    // The sums of a contest that is asked about at the desk.
    entry.picture = [](const std::string& question, const Json& input, const NameReader& names,
                       const std::function<int(const std::string&)>& seat, QWidget* parent) -> QWidget* {
        if (question != "contest")
            return nullptr;
        const ArithmeticState sum = sumOf(contestAsked(input), names, seat);
        auto* rows = new SumRows(parent);
        rows->setSums(sum.sides, sum.instead);
        return rows;
    };
    entry.companions.push_back(lessonEntry());
    entry.companions.push_back(
        boxEntry(entry.name, [](Store& store, Settings&) { return boxContents(store.folder()); }));
    return entry;
}

} // namespace whistle::kaosball
