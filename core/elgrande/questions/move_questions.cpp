// SPDX-License-Identifier: GPL-3.0-or-later
// placement, movement, piece_move
#include "elgrande/judging/movement.h"
#include "elgrande/judging/piece_move.h"
#include "elgrande/judging/placement.h"
#include "elgrande/questions/asked.h"
#include "elgrande/table/rules.h"

namespace whistle::elgrande {

namespace {

bool movesPiece(Effect card)
{
    return movesKing(card) || card == Effect::Grande || card == Effect::MobileScoreboard;
}

struct MovementInput {
    Effect card = Effect::MoveFourAny;
    std::string player;
    std::vector<std::string> players;
    Area king = Area::Galicia;
    BoardCounts regions;
    int court = 0;
    std::vector<WrittenMove> moves;
};
struct MovementAnswer {
    bool legal = true;
    std::vector<MoveViolation> violations;
    std::optional<BoardCounts> regionsAfter;
    std::optional<PlayerCounts> castilloAdded;
    std::optional<int> courtAfter;
};

struct PieceInput {
    Effect card = Effect::KingCard;
    Area king = Area::Galicia;
    std::optional<AreaSpot> from;
    Area to = Area::Galicia;
    std::optional<AreaSpot> otherScoreboard;
};
/// Left out, or where a scoreboard lies.
using PerhapsSpot = codecs::Perhaps<codes::ScoreboardSpot>;

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Number;

template <>
constexpr std::array recordKeys<PlacementCase>{
    key<&PlacementCase::king, codes::Region>("king_region", QT_TRANSLATE_NOOP("shapes", "at the moment of placing")),
    key<&PlacementCase::court, codes::Caballeros>("court"),
    key<&PlacementCase::stack, codes::Stack>("stack", QT_TRANSLATE_NOOP("shapes", "of the action card")),
    key<&PlacementCase::placements, codes::CountsIn<areaCount>>("placements"),
};
template <>
constexpr std::array recordKeys<PlacementViolation>{
    key<&PlacementViolation::code>("code"),
    key<&PlacementViolation::destination, NullOr<codes::AnyArea>>("destination"),
};
template <>
constexpr std::array recordKeys<PlacementVerdict>{
    key<&PlacementVerdict::isLegal>("legal"),
    key<&PlacementVerdict::maximum, codes::Caballeros>("maximum"),
    key<&PlacementVerdict::destinations, codes::AreasOf<areaCount>>("legal_destinations"),
    key<&PlacementVerdict::violations>("violations"),
    key<&PlacementVerdict::legalCourt, NullOr<codes::Caballeros>>("court_after"),
};
template <>
constexpr std::array recordKeys<MovementInput>{
    key<&MovementInput::card, EffectAmong<&isMovement>>("card"),
    key<&MovementInput::player, codes::Player>("player", QT_TRANSLATE_NOOP("shapes", "whose turn it is")),
    key<&MovementInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    key<&MovementInput::king, codes::Region>("king_region"),
    key<&MovementInput::regions, RegionMapCode>("regions", QT_TRANSLATE_NOOP("shapes", "before the special action")),
    optionalKey<&MovementInput::court, codes::Caballeros>("court"),
    key<&MovementInput::moves>("moves"),
};
template <>
constexpr std::array recordKeys<MoveViolation>{
    key<&MoveViolation::code>("code"),
    key<&MoveViolation::move, NullOr<Number<0, 1000>>>("move", "null: all moves together"),
};
template <>
constexpr std::array recordKeys<MovementAnswer>{
    key<&MovementAnswer::legal>("legal"),
    key<&MovementAnswer::violations>("violations"),
    key<&MovementAnswer::regionsAfter, NullOr<RegionMapCode>>("regions_after"),
    key<&MovementAnswer::castilloAdded, NullOr<PlayerMapCode>>("castillo_added"),
    key<&MovementAnswer::courtAfter, NullOr<codes::Caballeros>>("court_after"),
};
template <>
constexpr std::array recordKeys<PieceInput>{
    key<&PieceInput::card, EffectAmong<&movesPiece>>("card"),
    key<&PieceInput::king, codes::Region>("king_region", QT_TRANSLATE_NOOP("shapes", "before the move")),
    optionalKey<&PieceInput::from, PerhapsSpot>("from"),
    key<&PieceInput::to, codes::AnyArea>("to"),
    optionalKey<&PieceInput::otherScoreboard, PerhapsSpot>("other_scoreboard"),
};
template <>
constexpr std::array recordKeys<PieceVerdict>{
    key<&PieceVerdict::isLegal>("legal"),
    key<&PieceVerdict::violations, codecs::ListOf<codecs::WordOf<PieceFault>>>("violations"),
    key<&PieceVerdict::destinations, codes::AreasOf<areaCount>>("legal_destinations"),
};

namespace elgrande {

namespace {

Checked<JsonRuling> askPlacement(const PlacementCase& input, const Facts& facts)
{
    return ruled(judgePlacement(input, facts));
}

Checked<JsonRuling> askMovement(const MovementInput& input, const Facts&)
{
    Asking asking(input.players);
    Board board = asking.board(input.king, input.regions);
    const int player = asking.player(input.player, "/player");
    board.court[player] = input.court;
    std::vector<Move> moves;
    lookAtEach(input.moves, "/moves", [&](const WrittenMove& move, const std::string& at) {
        if (move.from == move.to)
            asking.say(at + "/to", Text{said::leadsElsewhere});
        moves.push_back({asking.player(move.owner, at + "/owner"), move.from, move.to, move.count});
    });
    asking.atMostThirty(board, "/regions");
    if (!asking.isSound())
        return asking.problems();
    Ruling<MovementVerdict> ruling = judgeMovement({input.card, player, board, moves}, asking.names());
    MovementAnswer answer;
    answer.legal = ruling.verdict.isLegal();
    answer.violations = ruling.verdict.violations;
    if (answer.legal) {
        const Board after = moved(board, moves);
        answer.regionsAfter = regionsOf(after.caballeros, asking.names());
        answer.castilloAdded = countsOf(after.caballeros[Area::Castillo], asking.names());
        answer.courtAfter = after.court[player];
    }
    return ruledAs(answer, std::move(ruling));
}

Checked<JsonRuling> askPiece(const PieceInput& input, const Facts& facts)
{
    Asking asking({});
    const bool isBoard = input.card == Effect::MobileScoreboard;
    const bool hasFrom = isBoard || input.card == Effect::Grande;
    asking.only(hasFrom, input.from.has_value(), "/from");
    if (input.card == Effect::Grande && input.from && (!*input.from || **input.from == Area::Castillo))
        asking.say("/from", Text{Saying::tr("A Grande is in a region, never in the Castillo.")});
    asking.never(!isBoard && input.otherScoreboard, "/other_scoreboard");
    const AreaSpot from = input.from.value_or(AreaSpot{});
    const AreaSpot other = input.otherScoreboard.value_or(AreaSpot{});
    if (isBoard && from && from == other)
        asking.say("/other_scoreboard", Text{Saying::tr("Both scoreboards cannot be in one place.")});
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgePieceMove({input.card, input.king, from, input.to, other}, facts));
}

std::optional<PlacementCase> placementNow(const State& table, const Facts& /*facts*/)
{
    const int stack = table.turn && table.turn->hasCard() ? table.turn->stack : 1;
    return PlacementCase{*table.board.king, table.board.court[playerOf(table)], stack, {}};
}

MovementInput movementInput(const MovementCase& movement, const PlayerNames& names)
{
    MovementInput input{movement.card,
                        names[movement.player],
                        namesOf(playersOf(movement.before.players), names),
                        *movement.before.king,
                        regionsOf(movement.before.caballeros, names),
                        movement.before.court[movement.player],
                        {}};
    for (const elgrande::Move& move : movement.moves)
        input.moves.push_back({names[move.owner], move.from, move.to, move.count});
    return input;
}

std::optional<MovementInput> movementNow(const State& table, const Facts& facts)
{
    const Effect card = cardOf(table, facts, isMovement, Effect::MoveFourAny);
    return movementInput({card, playerOf(table), table.board, {}}, table.players);
}

PieceInput pieceInput(const PieceCase& move)
{
    PieceInput input{move.card, move.king, {}, move.to, {}};
    if (!movesKing(move.card))
        input.from = move.from;
    if (move.card == Effect::MobileScoreboard)
        input.otherScoreboard = move.otherScoreboard;
    return input;
}

std::optional<PieceInput> pieceNow(const State& table, const Facts& facts)
{
    const Area king = *table.board.king;
    return PieceInput{Effect::KingCard, king, {}, facts.neighbours[king][0], {}};
}

} // namespace

AskedQuestion askedAs(const PlacementCase& placement, const PlayerNames& /*names*/)
{
    return {"placement", writeRecord(placement)};
}

AskedQuestion askedAs(const MovementCase& movement, const PlayerNames& names)
{
    return {"movement", writeRecord(movementInput(movement, names))};
}

AskedQuestion askedAs(const PieceCase& move, const PlayerNames& /*names*/)
{
    return {"piece_move", writeRecord(pieceInput(move))};
}

ElGrandeQuestion placementQuestion(const FactsInUse& facts)
{
    return questionOf("placement", elgrande::Saying::tr("May these Caballeros be placed?"), facts, askPlacement,
                      allowed<PlacementCase, PlacementVerdict>, PlacementCase{Area::Galicia, 7, 1, {}}, placementNow);
}

ElGrandeQuestion movementQuestion(const FactsInUse& facts)
{
    return questionOf("movement", elgrande::Saying::tr("May these Caballeros be moved by this card?"), facts,
                      askMovement, allowed<MovementInput, MovementAnswer>, MovementInput{}, movementNow);
}

ElGrandeQuestion pieceMoveQuestion(const FactsInUse& facts)
{
    PieceInput begin;
    begin.to = Area::Aragon;
    return questionOf("piece_move", elgrande::Saying::tr("May the King, a Grande or a scoreboard go there?"), facts,
                      askPiece, allowed<PieceInput, PieceVerdict>, begin, pieceNow);
}

} // namespace elgrande

} // namespace whistle
