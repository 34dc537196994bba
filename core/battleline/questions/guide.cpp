// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"

#include "battleline/judging/claim.h"
#include "battleline/table/table_shapes.h"

#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

Json tableOf(const Table& table)
{
    Json flags = Json::array();
    for (const Flag& flag : table.flags)
        flags.push_back(writeFlag(flag));
    Json json{{"flags", std::move(flags)}};
    if (!table.setAside[Seat::North].empty() || !table.setAside[Seat::South].empty())
        json["set_aside"] = writeSetAside(table);
    return json;
}

Json withRules(Json input, const HouseRules& rules)
{
    if (Json switches = writeHouseRules(rules); !switches.empty())
        input["house_rules"] = std::move(switches);
    return input;
}

Json claimInput(const State& state, int flag, Seat claimant)
{
    return withRules({{"table", tableOf(state.table)}, {"flag", flag}, {"claimant", toWord(claimant)}},
                     state.houseRules);
}

/// The open flag that is most worth asking about: one where the seat to move has a complete set, else the other.
std::optional<Json> claimNow(const State& state)
{
    for (const Seat seat : {state.toMove, opponentOf(state.toMove)}) {
        for (int number = 1; number <= flagCount; ++number) {
            const Flag& flag = state.table.flag(number);
            if (flag.isOpen() && flag.isComplete(seat))
                return claimInput(state, number, seat);
        }
    }
    return claimInput(state, 1, state.toMove);
}

/// The first open flag where both sets are complete.
std::optional<Json> compareNow(const State& state)
{
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = state.table.flag(number);
        if (!flag.isOpen() || !flag.isComplete(Seat::North) || !flag.isComplete(Seat::South) || !flag.lastCardLaidBy)
            continue;
        const Json row = writeFlag(flag);
        TroopSet here;
        for (const Seat seat : bothSeats)
            here = here | sideOf(flag, seat).troops;
        Json others = Json::array();
        (visibleTroops(state.table) - here).forEach([&](Card card) { others.push_back(idOf(card)); });
        Json input{{"north", row.at("north")},
                   {"south", row.at("south")},
                   {"last_card_laid_by", toWord(*flag.lastCardLaidBy)}};
        if (flag.fog)
            input["fog"] = true;
        if (flag.mud)
            input["mud"] = true;
        input["other_visible_troops"] = std::move(others);
        return withRules(std::move(input), state.houseRules);
    }
    return {};
}

Json playsNow(const State& state)
{
    return withRules({{"table", tableOf(state.table)},
                      {"player", toWord(state.toMove)},
                      {"hand", Json::array()},
                      {"decks", {{"troop", state.decks.troop}, {"tactics", state.decks.tactics}}}},
                     state.houseRules);
}

Json victoryNow(const State& state)
{
    Json claims = Json::array();
    for (const WonFlag& won : state.wonFlags)
        claims.push_back({{"flag", won.flag}, {"won_by", toWord(won.wonBy)}});
    Json input{{"claims", std::move(claims)}};
    if (state.result && !winnerByFlags(state.table))
        input["both_players_blocked"] = true;
    return withRules(std::move(input), state.houseRules);
}

Json seriesNow(const State& state)
{
    Json games = Json::array();
    for (const GameResult& game : state.games)
        games.push_back(writeGameResult(game));
    Json input{{"first_starter", toWord(state.seriesStarter)}, {"games", std::move(games)}};
    if (!(state.endConditions == EndConditions{}))
        input["end_conditions"] = writeEndConditions(state.endConditions);
    return withRules(std::move(input), state.houseRules);
}

} // namespace

Json blankQuestion(std::string_view question)
{
    const Json table = tableOf({});
    if (question == "claim")
        return {{"table", table}, {"flag", 1}, {"claimant", "south"}};
    if (question == "compare")
        return {{"north", Json::array()}, {"south", Json::array()}, {"last_card_laid_by", "south"}};
    if (question == "legal_plays")
        return {{"table", table}, {"player", "south"}, {"hand", Json::array()}};
    if (question == "victory")
        return {{"claims", Json::array()}};
    if (question == "series")
        return {{"first_starter", "south"}, {"games", Json::array()}};
    return {};
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = questionLabels();
    guide.blank = blankQuestion;
    guide.inWords = verdictWords;
    guide.facts = factWords;
    guide.disputed = {"flag", "claimant", "last_card_laid_by", "moment", "environment", "fog", "mud", "won_by", "hand"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    if (state.step == Step::NotStarted)
        return {};
    if (question == "claim")
        return claimNow(state);
    if (question == "compare")
        return compareNow(state);
    if (question == "legal_plays")
        return playsNow(state);
    if (question == "victory")
        return victoryNow(state);
    if (question == "series")
        return seriesNow(state);
    return {};
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    if (before.step == Step::NotStarted)
        return {};
    if (const auto* claim = std::get_if<ClaimFlag>(&command))
        return AskedQuestion{"claim", claimInput(before, claim->flag, before.toMove)};
    if (std::holds_alternative<EndTurn>(command) && after.step == Step::Over)
        return AskedQuestion{"victory", victoryNow(after)};
    if (std::holds_alternative<StartGame>(command) && !before.games.empty())
        return AskedQuestion{"series", seriesNow(before)};
    if (std::holds_alternative<Pass>(command))
        return AskedQuestion{"legal_plays", playsNow(before)};
    return {};
}

} // namespace whistle::battleline
