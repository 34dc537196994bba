// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"
#include "battleline/offers/legal.h"
#include "battleline/table/table_shapes.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

template <class Value, class Write>
Json bySeat(const Seats<Value>& values, Write&& write)
{
    return {{"north", write(values[Seat::North])}, {"south", write(values[Seat::South])}};
}

Json writeCards(const Cards& cards)
{
    return {{"troop", cards.troop}, {"tactics", cards.tactics}};
}

Shape bySeat(const Shape& shape)
{
    return Shape::object({required("north", shape), required("south", shape)});
}

Shape cardsShape()
{
    return Shape::object(
        {required("troop", Shape::integer(0, troopCount)), required("tactics", Shape::integer(0, tacticsCount))});
}

} // namespace

Json tableJson(const State& state)
{
    if (state.step == Step::NotStarted)
        return {{"step", toWord(state.step)}};
    Json flags = Json::array();
    for (const Flag& flag : state.table.flags)
        flags.push_back(writeFlag(flag));
    Json wonFlags = Json::array();
    for (const WonFlag& won : state.wonFlags)
        wonFlags.push_back({{"flag", won.flag}, {"won_by", toWord(won.wonBy)}});
    Json games = Json::array();
    for (const GameResult& game : state.games)
        games.push_back(writeGameResult(game));
    const Seats<int> played{{tacticsPlayed(state.table, Seat::North), tacticsPlayed(state.table, Seat::South)}};
    return {{"step", toWord(state.step)},
            {"to_move", toWord(state.toMove)},
            {"turn", state.turn},
            {"first_starter", toWord(state.firstStarter)},
            {"house_rules", writeAllHouseRules(state.houseRules)},
            {"players", bySeat(state.players, [](const std::string& name) { return name; })},
            {"decks", writeCards(state.decks)},
            {"hands", bySeat(state.hands, writeCards)},
            {"flags", std::move(flags)},
            {"set_aside", writeSetAside(state.table)},
            {"tactics_played", bySeat(played, [](int count) { return count; })},
            {"passes_in_a_row", state.passesInARow},
            {"must_draw", state.step == Step::ClaimAndDraw && state.mustDraw()},
            {"scout_draws", state.scoutDraws},
            {"scout_returns", state.scoutReturns()},
            {"provable", bySeat(provable(state), numbersOf)},
            {"claims", std::move(wonFlags)},
            {"result", state.result ? writeGameResult(*state.result) : Json(nullptr)},
            {"end_conditions", writeEndConditions(state.endConditions)},
            {"games", std::move(games)},
            {"series", writeSeriesVerdict(seriesOf(state, Reasons::Listening::No).verdict)}};
}

Shape tableShape()
{
    const Shape count = Shape::integer(0, cardCount);
    const Shape won = Shape::object({required("flag", flagNumberShape()), required("won_by", seatShape())});
    return Shape::object({required("step", Shape::words(allWords<Step>()), "not_started: nothing else is there yet"),
                          optional("to_move", seatShape(), "whose turn it is"),
                          optional("turn", Shape::integer(1, 100'000), "of this game"),
                          optional("first_starter", seatShape(), "of this game"),
                          optional("house_rules", houseRulesShape(), "every switch"),
                          optional("players", bySeat(Shape::anyText()), "their names"),
                          optional("decks", cardsShape(), "cards left"),
                          optional("hands", bySeat(cardsShape()), "cards held"),
                          optional("flags", Shape::list(flagShape(), flagCount, flagCount),
                                   QT_TRANSLATE_NOOP("shapes", "flags 1 to 9")),
                          optional("set_aside", setAsideShape(), "by the side the cards lie on"),
                          optional("tactics_played", bySeat(count), "Tactics cards played in this game"),
                          optional("passes_in_a_row", Shape::integer(0, 2)),
                          optional("must_draw", Shape::boolean(), "the turn ends with a draw, and not before"),
                          optional("scout_draws", Shape::integer(0, scoutCards), "that Scout still has"),
                          optional("scout_returns", Shape::integer(0, scoutCards), "cards that Scout still puts back"),
                          optional("provable", bySeat(Shape::list(flagNumberShape())),
                                   "flags that the seat could prove now, at its proper moment"),
                          optional("claims", Shape::list(won), "the flags won, in order"),
                          optional("result", gameResultShape().orNull(), "of this game; null while it is in progress"),
                          optional("end_conditions", endConditionsShape(), "of the series"),
                          optional("games", Shape::list(gameResultShape(), 0, 100'000), "finished games of the series"),
                          optional("series", seriesVerdictShape(), "how it stands")})
        .described("the table as everyone sees it");
}

} // namespace whistle::battleline
