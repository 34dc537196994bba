// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "rulebook/record_question.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr int largest = 1'000'000'000;
constexpr int mostGames = 100'000; ///< that anybody will ever put into one series
using Points = BySeat<Count<largest>>;
using GameNumber = Number<1, mostGames>;
constexpr Sentence mostFlagsOfLoser =
    english(QT_TRANSLATE_NOOP("battleline", "A game won by most flags leaves the loser three flags at most, not %1."));
constexpr Sentence winner = english(QT_TRANSLATE_NOOP("battleline", "Winner"));

struct Nobody {
    static Shape shape() { return Shape::null(); }
    static void read(const Json&, std::optional<Seat>& seat) { seat.reset(); }
    static Json write(const std::optional<Seat>&) { return nullptr; }
};
const Record& wonGame()
{
    static const Record record = Record::of<GameResult>({
        key<&GameResult::winner>("winner", "", winner),
        key<&GameResult::victory>("victory", "", english(QT_TRANSLATE_NOOP("battleline", "Victory"))),
        key<&GameResult::flags, Count<4>>("loser_flags", QT_TRANSLATE_NOOP("shapes", "with most_flags 0 to 3"),
                                          english(QT_TRANSLATE_NOOP("battleline", "Flags of the loser"))),
    });
    return record;
}
const Record& drawnGame()
{
    static const Record record = Record::of<GameResult>({
        key<&GameResult::winner, Nobody>("winner", QT_TRANSLATE_NOOP("shapes", "a draw"), winner),
        key<&GameResult::flags, Count<4>>("flags_each", "",
                                          english(QT_TRANSLATE_NOOP("battleline", "Flags of each player"))),
    });
    return record;
}

Checked<Ruling<SeriesVerdict>> ask(const SeriesInput& input)
{
    std::vector<GameResult> games = input.games;
    Problems problems;
    for (GameResult& game : games) {
        game.drawPoints = input.houseRules.drawPoints;
        if (game.winner && game.victory == Victory::MostFlags && game.flags > 3)
            problems.push_back({pointerTo("/games", static_cast<std::size_t>(&game - games.data())) + "/loser_flags",
                                Text{mostFlagsOfLoser, game.flags}});
    }
    if (!problems.empty())
        return problems;
    return judgeSeries(input.firstStarter, games, input.endConditions);
}

} // namespace

Shape UsualOf<GameResult>::Codec::shape()
{
    return Shape::either({wonGame().shape().described(QT_TRANSLATE_NOOP("shapes", "a game that was won")),
                          drawnGame().shape().described(QT_TRANSLATE_NOOP("shapes", "a drawn game"))});
}
void UsualOf<GameResult>::Codec::read(const Json& json, GameResult& game)
{
    (json.at("winner").is_null() ? drawnGame() : wonGame()).read(json, &game);
}
Json UsualOf<GameResult>::Codec::write(const GameResult& game)
{
    Json json = Json::object();
    (game.winner ? wonGame() : drawnGame()).write(json, &game);
    return json;
}

template <>
const Record& whistle::recordOf<EndConditions>()
{
    static const Record record =
        Record::of<EndConditions>(
            {
                optionalKey<&EndConditions::pointLead, OrNull<Number<1, largest>>>(
                    "point_lead", QT_TRANSLATE_NOOP("shapes", "default 10; null: switched off"),
                    english(QT_TRANSLATE_NOOP("battleline", "Lead in points"))),
                optionalKey<&EndConditions::winsInARow, OrNull<Number<1, largest>>>(
                    "wins_in_a_row", QT_TRANSLATE_NOOP("shapes", "default 5; null: switched off"),
                    english(QT_TRANSLATE_NOOP("battleline", "Wins in a row"))),
                optionalKey<&EndConditions::breakthroughsInARow, OrNull<Number<1, largest>>>(
                    "breakthroughs_in_a_row", QT_TRANSLATE_NOOP("shapes", "default 3; null: switched off"),
                    english(QT_TRANSLATE_NOOP("battleline", "Breakthroughs in a row"))),
            })
            .described(QT_TRANSLATE_NOOP("shapes", "what decides the series (BL-14.1)"));
    return record;
}

template <>
const Record& whistle::recordOf<SeriesInput>()
{
    static const Record record = Record::of<SeriesInput>({
        key<&SeriesInput::firstStarter>("first_starter", QT_TRANSLATE_NOOP("shapes", "who started game 1"),
                                        english(QT_TRANSLATE_NOOP("battleline", "Who started the first game"))),
        key<&SeriesInput::games, ListOf<UsualOf<GameResult>::Codec, 0, mostGames>>(
            "games", QT_TRANSLATE_NOOP("shapes", "results in order"),
            english(QT_TRANSLATE_NOOP("battleline", "Games"))),
        optionalKey<&SeriesInput::endConditions, WholeOf<EndConditions>>(
            "end_conditions", "", english(QT_TRANSLATE_NOOP("battleline", "What decides the series"))),
        houseRulesKey<SeriesInput>(),
    });
    return record;
}

template <>
const Record& whistle::recordOf<Streak>()
{
    static const Record record = Record::of<Streak>({
        key<&Streak::player, SeatOrNone>("player", "who won the last counted game"),
        key<&Streak::wins, Count<largest>>("wins", "in a row"),
        key<&Streak::breakthroughs, Count<largest>>("breakthroughs", "in a row"),
    });
    return record;
}

template <>
const Record& whistle::recordOf<SeriesVerdict>()
{
    using V = SeriesVerdict;
    static const Record record = Record::of<V>({
        key<&V::points, Points>("points"),
        key<&V::gamesWon, Points>("games_won"),
        key<&V::leader, SeatOrNone>("leader"),
        key<&V::lead, Count<largest>>("lead"),
        key<&V::streak>("streak"),
        key<&V::isOver>("series_over"),
        key<&V::seriesWinner, SeatOrNone>("series_winner"),
        key<&V::endedBy>("ended_by"),
        key<&V::endedAfterGame, OrNull<GameNumber>>("ended_after_game"),
        key<&V::surplusGames, ListOf<GameNumber, 0, mostGames>>("surplus_games"),
        key<&V::starters, ListOf<WordOf<Seat>, 0, mostGames>>("starters", "of each counted game"),
        key<&V::nextStarter, SeatOrNone>("next_starter"),
    });
    return record;
}

Question battleline::seriesQuestion()
{
    return questionOf(
        "series", english(QT_TRANSLATE_NOOP("battleline", "How does the series stand, and who starts the next game?")),
        ask);
}
