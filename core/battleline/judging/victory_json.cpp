// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/victory.h"
#include "battleline/questions/questions.h"
#include "battleline/table/table_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

constexpr Sentence flagTwice{
    "battleline", QT_TRANSLATE_NOOP("battleline", "Flag %1 is won already; a flag is won once and for good.")};

Shape inputShape()
{
    const Shape claim = Shape::object({required("flag", flagNumberShape()), required("won_by", seatShape())});
    return Shape::object(
        {required("claims", Shape::list(claim),
                  QT_TRANSLATE_NOOP("shapes", "the flags won so far, in the order they were won")),
         withDefault(
             "both_players_blocked", Shape::boolean(), "false",
             QT_TRANSLATE_NOOP("shapes", "both have passed one after the other, and the awards are among the claims")),
         optional("house_rules", houseRulesShape())});
}

Shape verdictShape()
{
    const Shape flags = Shape::integer(0, flagCount);
    const Shape position = Shape::integer(1, flagCount);
    return Shape::object(
        {required("status", Shape::words(allWords<GameStatus>())), required("winner", seatShape().orNull()),
         required("victory", Shape::words(allWords<Victory>()).orNull()),
         required("deciding_claim", position.orNull(), "position in `claims`, from 1"),
         required("void_claims", Shape::list(position), "positions of the claims after it"),
         required("flags_won", Shape::object({required("north", flags), required("south", flags)})),
         required("points", Shape::object({required("north", flags), required("south", flags)}).orNull(),
                  "of the game; null while it is in progress")});
}

Json writeSeats(const Seats<int>& numbers)
{
    return {{"north", numbers[Seat::North]}, {"south", numbers[Seat::South]}};
}

Json writeVerdict(const VictoryVerdict& verdict)
{
    return {{"status", toWord(verdict.status)},
            {"winner", writeSeat(verdict.winner)},
            {"victory", verdict.victory ? Json(toWord(*verdict.victory)) : Json(nullptr)},
            {"deciding_claim", verdict.decidingClaim ? Json(*verdict.decidingClaim) : Json(nullptr)},
            {"void_claims", verdict.voidClaims},
            {"flags_won", writeSeats(verdict.flagsWon)},
            {"points", verdict.points ? writeSeats(*verdict.points) : Json(nullptr)}};
}

Checked<JsonRuling> ask(const Json& input)
{
    std::vector<WonFlag> claims;
    FlagSet won = 0;
    Problems problems;
    for (const Json& claim : input.at("claims")) {
        const WonFlag flag{claim.at("flag").get<int>(), readSeat(claim.at("won_by"))};
        if ((won & flagBit(flag.flag)) != 0)
            problems.push_back({pointerTo("/claims", claims.size()) + "/flag", Text{flagTwice, flag.flag}});
        won |= flagBit(flag.flag);
        claims.push_back(flag);
    }
    if (!problems.empty())
        return problems;
    Ruling<VictoryVerdict> ruling =
        judgeVictory(claims, input.value("both_players_blocked", false), houseRulesOf(input));
    return JsonRuling{writeVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question victoryQuestion()
{
    return {"victory",
            {"battleline", QT_TRANSLATE_NOOP("battleline", "Is the game over, who has won, and what does it score?")},
            inputShape(),
            verdictShape(),
            ask};
}

} // namespace whistle::battleline
