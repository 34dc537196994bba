// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/piece_move.h"

#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto grandeMoves = Saying::tr("The Grande goes from %1 to %2, the new home region.");
constexpr auto boardMoves = Saying::tr("The scoreboard goes from %1 to %2.");

/// EG-6.1: the King is never in the Castillo; EG-10.1, EG-10.4, EG-15.2: scoreboards; EG-15.8: a Grande may join
/// others.
Few<PieceFault, 4> faultsOf(const PieceCase& move, const Facts& facts)
{
    Few<PieceFault, 4> faults;
    if (movesKing(move.card)) {
        if (move.to == Area::Castillo)
            faults.push_back(PieceFault::CastilloNotAllowed);
        else if (move.to == move.king)
            faults.push_back(PieceFault::SamePlace);
        else if (move.card == Effect::RoyalAdviser && !contains(facts.neighbours[move.king], move.to))
            faults.push_back(PieceFault::NotAdjacent);
        return faults;
    }
    if (move.from == move.king)
        faults.push_back(PieceFault::FromKingRegion);
    if (move.card == Effect::Grande && move.to == Area::Castillo)
        faults.push_back(PieceFault::CastilloNotAllowed);
    if (move.to == move.king)
        faults.push_back(PieceFault::ToKingRegion);
    if (move.card == Effect::MobileScoreboard && move.otherScoreboard == move.to)
        faults.push_back(PieceFault::OtherScoreboardThere);
    if (move.from == move.to)
        faults.push_back(PieceFault::SamePlace);
    return faults;
}

} // namespace

AreaList pieceDestinations(const PieceCase& move, const Facts& facts)
{
    AreaList destinations;
    for (const Area area : allAreas()) {
        PieceCase there = move;
        there.to = area;
        if (faultsOf(there, facts).empty())
            destinations.push_back(area);
    }
    return destinations;
}

Objection objectionTo(PieceFault fault, const PieceCase& move)
{
    const bool isGrande = move.card == Effect::Grande;
    switch (fault) {
    case PieceFault::FromKingRegion:
        return {isGrande ? "EG-15.9"_rule : "EG-15.3"_rule, Text{said::tabooRegion, move.king}};
    case PieceFault::ToKingRegion:
        return {isGrande ? "EG-15.10"_rule : "EG-15.3"_rule, Text{said::tabooRegion, move.king}};
    case PieceFault::CastilloNotAllowed:
        return {isGrande                            ? "EG-15.10"_rule
                : move.card == Effect::RoyalAdviser ? "EG-15.4"_rule
                                                    : "EG-16.1"_rule,
                Text{Saying::tr("It cannot go into the Castillo.")}, false};
    case PieceFault::OtherScoreboardThere:
        return {"EG-10.3"_rule, Text{Saying::tr("The other scoreboard is in %1."), move.to}, false};
    case PieceFault::SamePlace:
        return {"EG-R20"_rule, Text{Saying::tr("It is already in %1 and must go somewhere else."), move.to}};
    case PieceFault::NotAdjacent:
        break;
    }
    return {"EG-15.4"_rule, Text{said::notAdjacent, move.to, move.king}};
}

void tellMove(const PieceCase& move, Reasons& reasons)
{
    if (movesKing(move.card))
        reasons.say(ruleOf(move.card), Saying::tr("The King goes from %1 to %2."), move.king, move.to);
    else
        reasons.say(ruleOf(move.card), move.card == Effect::Grande ? grandeMoves : boardMoves, nameOfSpot(move.from),
                    move.to);
}

Ruling<PieceVerdict> judgePieceMove(const PieceCase& move, const Facts& facts, Reasons::Listening listening)
{
    Reasons reasons(listening);
    PieceVerdict verdict{faultsOf(move, facts), pieceDestinations(move, facts)};
    reasons.object(verdict.violations, [&](const auto& fault) { return objectionTo(fault, move); });
    if (verdict.isLegal())
        tellMove(move, reasons);
    reasons.cite(ruleOf(move.card));
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande
