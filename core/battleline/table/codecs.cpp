// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/codecs.h"

#include "battleline/game.h"
#include "battleline/table/names.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

using RowCodec = ListOf<LaidFormationCard, 0, slotsWithMud>;

constexpr std::array environmentKeys{
    optionalKey<&Flag::fog>("fog"),
    optionalKey<&Flag::mud>("mud"),
};

constexpr auto playedTactics = [](const State& state) {
    return Seats<int>{{state.table.tacticsPlayed(Seat::North), state.table.tacticsPlayed(Seat::South)}};
};
constexpr auto standing = [](const State& state) { return state.series(Reasons::Listening::No).verdict; };

constexpr const char* flagsMeaning = QT_TRANSLATE_NOOP("shapes", "flags 1 to 9");

constexpr int largest = 1'000'000'000;
using Points = BySeat<Count<largest>>;
using GameNumber = Number<1, mostGames>;
using Goal = OrNull<Number<1, largest>>; ///< of a series
using CardsAside = ListOf<AsideCard, 0, cardCount>;

} // namespace

/// In a question a side may be left out.
template <>
constexpr std::array whistle::recordKeys<Seats<SetAside>>{
    partKey<Seats<SetAside>, At<Seat::North, CardsAside>>(Presence::Filled, "north"),
    partKey<Seats<SetAside>, At<Seat::South, CardsAside>>(Presence::Filled, "south"),
};

/// The table as everyone sees it, once a game has begun; before that there is the step alone.
template <>
constexpr const char* whistle::recordMeaning<State> = "the table as everyone sees it";
template <>
constexpr std::array whistle::recordKeys<State>{
    key<&State::step>("step", "not_started: nothing else is there yet"),
    filledKey<&State::toMove>("to_move", "whose turn it is"),
    filledKey<&State::turn, Number<1, mostGames>>("turn", "of this game"),
    filledKey<&State::firstStarter>("first_starter", "of this game"),
    filledKey<&State::houseRules, WholeOf<HouseRules>>("house_rules", "every switch"),
    filledKey<&State::players, BySeat<PerhapsEmptyWord>>("players", "their names"),
    filledKey<&State::decks>("decks", "cards left"),
    filledKey<&State::hands, BySeat<ObjectOf<Cards>>>("hands", "cards held"),
    filledKey<&State::table, &Table::flags, ArrayOf<WholeOf<Flag>, flagCount>>("flags", flagsMeaning),
    filledKey<&State::table, &Table::setAside>("set_aside", "by the side the cards lie on"),
    filledKey<playedTactics, BySeat<Count<cardCount>>>("tactics_played", "Tactics cards played in this game"),
    filledKey<&State::passesInARow, Count<2>>("passes_in_a_row"),
    filledKey<&State::mustDraw>("must_draw", "the turn ends with a draw, and not before"),
    filledKey<&State::scoutDraws, Count<scoutCards>>("scout_draws", "that Scout still has"),
    filledKey<&State::scoutReturns, Count<scoutCards>>("scout_returns", "cards that Scout still puts back"),
    filledKey<&State::provable, BySeat<FlagNumbers>>("provable",
                                                     "flags that the seat could prove now, at its proper moment"),
    filledKey<&State::wonFlags, ListOf<ObjectOf<WonFlag>>>("claims", "the flags won, in order"),
    filledKey<&State::result, OrNull<GameCodec>>("result", "of this game; null while it is in progress"),
    filledKey<&State::endConditions, WholeOf<EndConditions>>("end_conditions", "of the series"),
    filledKey<&State::games, ListOf<GameCodec, 0, mostGames>>("games", "finished games of the series"),
    filledKey<standing>("series", "how it stands"),
};

template <>
constexpr std::array whistle::recordKeys<Cards>{
    key<&Cards::troop, Count<troopCount>>("troop"),
    key<&Cards::tactics, Count<tacticsCount>>("tactics"),
};
template const whistle::Record& whistle::recordOf<Cards>();

template <>
constexpr std::array whistle::recordKeys<Flag>{
    key<&Flag::rows, At<Seat::North, RowCodec>>("north", QT_TRANSLATE_NOOP("shapes", "formation cards on this side")),
    key<&Flag::rows, At<Seat::South, RowCodec>>("south", QT_TRANSLATE_NOOP("shapes", "formation cards on this side")),
    partKey<Flag, ObjectWith<Flag, environmentKeys>>(Presence::Optional, "environment",
                                                     QT_TRANSLATE_NOOP("shapes", "who laid it; default: none is here")),
    optionalKey<&Flag::wonBy, SeatOrNone>("won_by", QT_TRANSLATE_NOOP("shapes", "default null")),
    optionalKey<&Flag::lastCardLaidBy, SeatOrNone>(
        "last_card_laid_by",
        QT_TRANSLATE_NOOP("shapes", "who laid the latest formation card here (BL-R4); default null")),
};
template const whistle::Record& whistle::recordOf<Flag>();

template <>
constexpr std::array whistle::recordKeys<Table>{
    // A form shows them as the line that lies on the table.
    key<&Table::flags, OfKind<ArrayOf<WholeOf<Flag>, flagCount>, "battle-line/flags">>("flags", flagsMeaning),
    optionalKey<&Table::setAside>(
        "set_aside",
        QT_TRANSLATE_NOOP("shapes", "face-up cards beside the Tactics deck, by the side they are on; default: none")),
};
template const whistle::Record& whistle::recordOf<Table>();

template <>
constexpr std::array whistle::recordKeys<WonFlag>{
    key<&WonFlag::flag, FlagNumber>("flag"),
    key<&WonFlag::wonBy>("won_by"),
};
template const whistle::Record& whistle::recordOf<WonFlag>();

template <>
constexpr const char* whistle::recordMeaning<HouseRules> =
    QT_TRANSLATE_NOOP("shapes", "switches from section 4 of the digest; default if omitted");
template <>
constexpr std::array whistle::recordKeys<HouseRules>{
    optionalKey<&HouseRules::wildcardDuplicates>("wildcard_duplicates",
                                                 QT_TRANSLATE_NOOP("shapes", "what a wildcard may stand for (BL-R1)")),
    optionalKey<&HouseRules::claimTiming>("claim_timing",
                                          QT_TRANSLATE_NOOP("shapes", "when flags are claimed (BL-13.1)")),
    optionalKey<&HouseRules::forcedTactics>(
        "forced_tactics",
        QT_TRANSLATE_NOOP("shapes", "a Tactics card must be played if no Troop card can be (BL-R10)")),
    optionalKey<&HouseRules::scoutDraw>("scout_draw", QT_TRANSLATE_NOOP("shapes", "how Scout draws (BL-R12)")),
    optionalKey<&HouseRules::drawPoints>("draw_points",
                                         QT_TRANSLATE_NOOP("shapes", "what a drawn game scores (BL-R17)")),
};
template const whistle::Record& whistle::recordOf<HouseRules>();

template <>
constexpr const char* whistle::recordMeaning<EndConditions> = QT_TRANSLATE_NOOP("shapes",
                                                                                "what decides the series (BL-14.1)");
template <>
constexpr std::array whistle::recordKeys<EndConditions>{
    optionalKey<&EndConditions::pointLead, Goal>("point_lead",
                                                 QT_TRANSLATE_NOOP("shapes", "default 10; null: switched off")),
    optionalKey<&EndConditions::winsInARow, Goal>("wins_in_a_row",
                                                  QT_TRANSLATE_NOOP("shapes", "default 5; null: switched off")),
    optionalKey<&EndConditions::breakthroughsInARow, Goal>(
        "breakthroughs_in_a_row", QT_TRANSLATE_NOOP("shapes", "default 3; null: switched off")),
};
template const whistle::Record& whistle::recordOf<EndConditions>();

template <>
constexpr std::array whistle::recordKeys<Streak>{
    key<&Streak::player, SeatOrNone>("player", "who won the last counted game"),
    key<&Streak::wins, Count<largest>>("wins", "in a row"),
    key<&Streak::breakthroughs, Count<largest>>("breakthroughs", "in a row"),
};

template <>
constexpr std::array whistle::recordKeys<SeriesVerdict>{
    key<&SeriesVerdict::points, Points>("points"),
    key<&SeriesVerdict::gamesWon, Points>("games_won"),
    key<&SeriesVerdict::leader, SeatOrNone>("leader"),
    key<&SeriesVerdict::lead, Count<largest>>("lead"),
    key<&SeriesVerdict::streak>("streak"),
    key<&SeriesVerdict::isOver>("series_over"),
    key<&SeriesVerdict::seriesWinner, SeatOrNone>("series_winner"),
    key<&SeriesVerdict::endedBy>("ended_by"),
    key<&SeriesVerdict::endedAfterGame, OrNull<GameNumber>>("ended_after_game"),
    key<&SeriesVerdict::surplusGames, ListOf<GameNumber, 0, mostGames>>("surplus_games"),
    key<&SeriesVerdict::starters, ListOf<WordOf<Seat>, 0, mostGames>>("starters", "of each counted game"),
    key<&SeriesVerdict::nextStarter, SeatOrNone>("next_starter"),
};
template const whistle::Record& whistle::recordOf<SeriesVerdict>();

Json Game::table(const State& state) const
{
    Json json = Json::object();
    if (state.step == Step::NotStarted)
        json["step"] = toWord(state.step);
    else
        recordOf<State>().writeWhole(json, &state);
    return json;
}

Shape Game::tableShape() const
{
    return recordOf<State>().shape();
}
