// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fields.h"
#include "battleline/judging/series.h"
#include "battleline/questions/questions.h"
#include "battleline/table/table_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::battleline {

using namespace codecs;

constexpr int largest = 1'000'000'000;

template <class V>
void visit(V& v, fields::Is<EndConditions> auto& c)
{
    v.template optional<OrNull<Number<1, largest>>>("point_lead", c.pointLead,
                                                    QT_TRANSLATE_NOOP("shapes", "default 10; null: switched off"));
    v.template optional<OrNull<Number<1, largest>>>("wins_in_a_row", c.winsInARow,
                                                    QT_TRANSLATE_NOOP("shapes", "default 5; null: switched off"));
    v.template optional<OrNull<Number<1, largest>>>("breakthroughs_in_a_row", c.breakthroughsInARow,
                                                    QT_TRANSLATE_NOOP("shapes", "default 3; null: switched off"));
}

namespace {

constexpr int mostGames = 100'000; ///< that anybody will ever put into one series
constexpr Sentence mostFlagsOfLoser{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "A game won by most flags leaves the loser three flags at most, not %1.")};

Shape inputShape()
{
    return Shape::object({required("first_starter", seatShape(), QT_TRANSLATE_NOOP("shapes", "who started game 1")),
                          required("games", Shape::list(gameResultShape(), 0, mostGames),
                                   QT_TRANSLATE_NOOP("shapes", "results in order")),
                          optional("end_conditions", endConditionsShape()),
                          optional("house_rules", houseRulesShape())});
}

GameResult readGame(const Json& json)
{
    if (json.at("winner").is_null())
        return {{}, Victory::MostFlags, json.at("flags_each").get<int>()};
    return {readSeat(json.at("winner")), *fromWord<Victory>(json.at("victory").get_ref<const std::string&>()),
            json.at("loser_flags").get<int>()};
}

Json writeSeats(const Seats<int>& numbers)
{
    return {{"north", numbers[Seat::North]}, {"south", numbers[Seat::South]}};
}

Checked<JsonRuling> ask(const Json& input)
{
    std::vector<GameResult> games;
    Problems problems;
    for (const Json& json : input.at("games")) {
        const GameResult game = readGame(json);
        if (game.winner && game.victory == Victory::MostFlags && game.flags > 3)
            problems.push_back(
                {pointerTo("/games", games.size()) + "/loser_flags", Text{mostFlagsOfLoser, game.flags}});
        games.push_back(game);
    }
    if (!problems.empty())
        return problems;
    const auto ends = input.find("end_conditions");
    Ruling<SeriesVerdict> ruling =
        judgeSeries(readSeat(input.at("first_starter")), games,
                    ends == input.end() ? EndConditions{} : readEndConditions(*ends), houseRulesOf(input));
    return JsonRuling{writeSeriesVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Shape gameResultShape()
{
    return Shape::either(
        {Shape::object(
             {required("winner", seatShape()), required("victory", Shape::words(allWords<Victory>())),
              required("loser_flags", Shape::integer(0, 4), QT_TRANSLATE_NOOP("shapes", "with most_flags 0 to 3"))}),
         Shape::object({required("winner", Shape::null(), QT_TRANSLATE_NOOP("shapes", "a draw")),
                        required("flags_each", Shape::integer(0, 4))})});
}

Json writeGameResult(const GameResult& game)
{
    if (!game.winner)
        return {{"winner", nullptr}, {"flags_each", game.flags}};
    return {{"winner", toWord(*game.winner)}, {"victory", toWord(game.victory)}, {"loser_flags", game.flags}};
}

Shape endConditionsShape()
{
    return fields::shapeOf<EndConditions>().described(QT_TRANSLATE_NOOP("shapes", "what decides the series (BL-14.1)"));
}

EndConditions readEndConditions(const Json& json)
{
    EndConditions ends;
    fields::readInto(json, ends);
    return ends;
}

Json writeEndConditions(const EndConditions& ends)
{
    Json json = Json::object();
    fields::Writer writer(json, nullptr);
    visit(writer, ends);
    return json;
}

Shape seriesVerdictShape()
{
    const Shape count = Shape::integer(0, largest);
    const Shape both = Shape::object({required("north", count), required("south", count)});
    const Shape game = Shape::integer(1, mostGames);
    return Shape::object(
        {required("points", both), required("games_won", both), required("leader", seatShape().orNull()),
         required("lead", count),
         required("streak",
                  Shape::object({required("player", seatShape().orNull(), "who won the last counted game"),
                                 required("wins", count, "in a row"), required("breakthroughs", count, "in a row")})),
         required("series_over", Shape::boolean()), required("series_winner", seatShape().orNull()),
         required("ended_by", Shape::list(Shape::words(allWords<SeriesGoal>()))),
         required("ended_after_game", game.orNull()), required("surplus_games", Shape::list(game, 0, mostGames)),
         required("starters", Shape::list(seatShape(), 0, mostGames), "of each counted game"),
         required("next_starter", seatShape().orNull())});
}

Json writeSeriesVerdict(const SeriesVerdict& verdict)
{
    Json endedBy = Json::array();
    for (const SeriesGoal goal : verdict.endedBy)
        endedBy.push_back(toWord(goal));
    Json starters = Json::array();
    for (const Seat seat : verdict.starters)
        starters.push_back(toWord(seat));
    return {
        {"points", writeSeats(verdict.points)},
        {"games_won", writeSeats(verdict.gamesWon)},
        {"leader", writeSeat(verdict.leader)},
        {"lead", verdict.lead},
        {"streak",
         {{"player", writeSeat(verdict.streakOf)}, {"wins", verdict.wins}, {"breakthroughs", verdict.breakthroughs}}},
        {"series_over", verdict.isOver()},
        {"series_winner", writeSeat(verdict.seriesWinner())},
        {"ended_by", std::move(endedBy)},
        {"ended_after_game", verdict.endedAfterGame ? Json(*verdict.endedAfterGame) : Json(nullptr)},
        {"surplus_games", verdict.surplusGames},
        {"starters", std::move(starters)},
        {"next_starter", writeSeat(verdict.nextStarter)}};
}

Question seriesQuestion()
{
    return {"series",
            {"battleline", QT_TRANSLATE_NOOP("battleline", "How does the series stand, and who starts the next game?")},
            inputShape(),
            seriesVerdictShape(),
            ask};
}

} // namespace whistle::battleline
