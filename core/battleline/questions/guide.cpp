// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"

#include "battleline/questions/inputs.h"

#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

ClaimInput claimAtFlag(const State& state, int flag, Seat claimant)
{
    return {state.table, flag, claimant, {}, state.houseRules};
}

/// The open flag that is most worth asking about: one where the seat to move has a complete set, else the other.
ClaimInput claimNow(const State& state)
{
    for (const Seat seat : {state.toMove, opponentOf(state.toMove)}) {
        for (int number = 1; number <= flagCount; ++number) {
            const Flag& flag = state.table.flag(number);
            if (flag.isOpen() && flag.isComplete(seat))
                return claimAtFlag(state, number, seat);
        }
    }
    return claimAtFlag(state, 1, state.toMove);
}

/// The first open flag where both sets are complete.
std::optional<CompareInput> compareNow(const State& state)
{
    for (const Flag& flag : state.table.flags) {
        if (!flag.isOpen() || !flag.isComplete(Seat::North) || !flag.isComplete(Seat::South) || !flag.lastCardLaidBy)
            continue;
        CompareInput input;
        for (const Seat seat : bothSeats) {
            for (const LaidCard& laid : flag.rows[seat])
                (seat == Seat::North ? input.north : input.south).push_back(laid.card);
        }
        input.lastCardLaidBy = *flag.lastCardLaidBy;
        input.fog = flag.fog.has_value();
        input.mud = flag.mud.has_value();
        const TroopSet here = sideOf(flag, Seat::North).troops | sideOf(flag, Seat::South).troops;
        (visibleTroops(state.table) - here).forEach([&](Card card) { input.otherVisibleTroops.push_back(card); });
        input.houseRules = state.houseRules;
        return input;
    }
    return {};
}

PlaysInput playsNow(const State& state)
{
    return {state.table, state.toMove, {}, state.decks, state.houseRules};
}

VictoryInput victoryNow(const State& state)
{
    const bool blocked = state.result && !winnerByFlags(state.table);
    return {{state.wonFlags.begin(), state.wonFlags.end()}, blocked, state.houseRules};
}

/// Where the games had different switches, a draw that scored nothing is told as one with no flags (BL-R17).
SeriesInput seriesNow(const State& state)
{
    SeriesInput input{state.seriesStarter, state.games, state.endConditions, state.houseRules};
    const auto isOther = [&](const GameResult& game) { return game.drawPoints != state.houseRules.drawPoints; };
    if (std::none_of(input.games.begin(), input.games.end(), isOther))
        return input;
    input.houseRules.drawPoints = DrawPoints::FlagsWon;
    for (GameResult& game : input.games) {
        if (!game.winner)
            game.flags = pointsOf(game)[Seat::North];
    }
    return input;
}

} // namespace

Json blankQuestion(std::string_view question)
{
    if (question == "claim")
        return writeRecord(ClaimInput{});
    if (question == "compare")
        return writeRecord(CompareInput{});
    if (question == "legal_plays")
        return writeRecord(PlaysInput{});
    if (question == "victory")
        return writeRecord(VictoryInput{});
    if (question == "series")
        return writeRecord(SeriesInput{});
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
    const bool isTurns = question == "claim" || question == "legal_plays";
    if (isTurns && state.step == Step::Over)
        return {}; // each of them would be answered with the end of the game
    if (question == "claim")
        return writeRecord(claimNow(state));
    if (question == "legal_plays")
        return writeRecord(playsNow(state));
    if (question == "victory")
        return writeRecord(victoryNow(state));
    if (question == "series")
        return writeRecord(seriesNow(state));
    const std::optional<CompareInput> compare = compareNow(state);
    return question == "compare" && compare ? std::optional(writeRecord(*compare)) : std::nullopt;
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    if (before.step == Step::NotStarted)
        return {};
    if (const auto* claim = std::get_if<ClaimFlag>(&command))
        return AskedQuestion{"claim", writeRecord(claimAtFlag(before, claim->flag, before.toMove))};
    if (std::holds_alternative<EndTurn>(command) && after.step == Step::Over)
        return AskedQuestion{"victory", writeRecord(victoryNow(after))};
    if (std::holds_alternative<StartGame>(command) && !before.games.empty())
        return AskedQuestion{"series", writeRecord(seriesNow(before))};
    if (std::holds_alternative<Pass>(command))
        return AskedQuestion{"legal_plays", writeRecord(playsNow(before))};
    return {};
}

} // namespace whistle::battleline
