// SPDX-License-Identifier: GPL-3.0-or-later
// placement, movement, piece_move
#include "elgrande/judging/movement.h"
#include "elgrande/judging/piece_move.h"
#include "elgrande/judging/placement.h"
#include "elgrande/questions/asked.h"

namespace whistle::elgrande {

namespace {

constexpr Sentence otherPlace{"elgrande", QT_TRANSLATE_NOOP("elgrande", "A move must lead to another place.")};
constexpr Sentence notInCastillo{"elgrande",
                                 QT_TRANSLATE_NOOP("elgrande", "A Grande is in a region, never in the Castillo.")};
constexpr Sentence boardsTogether{"elgrande",
                                  QT_TRANSLATE_NOOP("elgrande", "Both scoreboards cannot lie in one place.")};

bool movesPiece(Effect card)
{
    return card == Effect::KingCard || card == Effect::RoyalAdviser || card == Effect::Grande ||
           card == Effect::MobileScoreboard;
}
bool movesCaballeros(Effect card)
{
    return isMovement(card);
}

struct PlacementInput {
    Area king = Area::Galicia;
    int court = 0;
    int stack = 1;
    AreaCounts placements;
};
struct WrittenViolation {
    PlacementFault code = PlacementFault::OverCourt;
    AreaSpot destination;
};
struct PlacementAnswer {
    bool legal = true;
    int maximum = 0;
    AreaList destinations;
    std::vector<WrittenViolation> violations;
    std::optional<int> courtAfter;
};

struct AskedMove {
    std::string owner;
    AreaSpot from;
    Area to = Area::Castillo;
    int count = 1;
};
struct MovementInput {
    Effect card = Effect::MoveFourAny;
    std::string player;
    std::vector<std::string> players;
    Area king = Area::Galicia;
    BoardCounts regions;
    int court = 0;
    std::vector<AskedMove> moves;
};
struct WrittenMoveViolation {
    MoveFault code = MoveFault::OverLimit;
    std::optional<int> move;
};
struct MovementAnswer {
    bool legal = true;
    std::vector<WrittenMoveViolation> violations;
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
struct PieceAnswer {
    bool legal = true;
    std::vector<PieceFault> violations;
    AreaList destinations;
};

/// Left out, or where a scoreboard lies.
struct PerhapsSpot {
    static Shape shape() { return codes::ScoreboardSpot::shape(); }
    static void read(const Json& json, std::optional<AreaSpot>& value)
    {
        codes::ScoreboardSpot::read(json, value.emplace());
    }
    static Json write(const std::optional<AreaSpot>& value)
    {
        return value ? codes::ScoreboardSpot::write(*value) : Json(nullptr);
    }
};

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Number;

template <>
const Record& recordOf<PlacementInput>()
{
    static const Record record = Record::of<PlacementInput>({
        key<&PlacementInput::king, codes::Region>("king_region",
                                                  QT_TRANSLATE_NOOP("shapes", "at the moment of placing")),
        key<&PlacementInput::court, codes::Caballeros>("court"),
        key<&PlacementInput::stack, codes::Stack>("stack", QT_TRANSLATE_NOOP("shapes", "of the action card")),
        key<&PlacementInput::placements, codes::ByAreaOf<codes::Caballeros, areaCount>>("placements"),
    });
    return record;
}
template <>
const Record& recordOf<WrittenViolation>()
{
    static const Record record = Record::of<WrittenViolation>({
        key<&WrittenViolation::code>("code"),
        key<&WrittenViolation::destination, NullOr<codes::AnyArea>>("destination"),
    });
    return record;
}
template <>
const Record& recordOf<PlacementAnswer>()
{
    static const Record record = Record::of<PlacementAnswer>({
        key<&PlacementAnswer::legal>("legal"),
        key<&PlacementAnswer::maximum, codes::Caballeros>("maximum"),
        key<&PlacementAnswer::destinations, codes::AreasOf<areaCount>>("legal_destinations"),
        key<&PlacementAnswer::violations>("violations"),
        key<&PlacementAnswer::courtAfter, NullOr<codes::Caballeros>>("court_after"),
    });
    return record;
}
template <>
const Record& recordOf<AskedMove>()
{
    static const Record record = Record::of<AskedMove>({
        key<&AskedMove::owner, codes::Player>("owner"),
        key<&AskedMove::from, codes::Source>("from"),
        key<&AskedMove::to, codes::AnyArea>("to"),
        key<&AskedMove::count, Number<1, caballerosInPlay>>("count"),
    });
    return record;
}
template <>
const Record& recordOf<MovementInput>()
{
    static const Record record = Record::of<MovementInput>({
        key<&MovementInput::card, EffectAmong<&movesCaballeros>>("card"),
        key<&MovementInput::player, codes::Player>("player", QT_TRANSLATE_NOOP("shapes", "whose turn it is")),
        key<&MovementInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
        key<&MovementInput::king, codes::Region>("king_region"),
        key<&MovementInput::regions, RegionMapCode>("regions",
                                                    QT_TRANSLATE_NOOP("shapes", "before the special action")),
        optionalKey<&MovementInput::court, codes::Caballeros>("court"),
        key<&MovementInput::moves>("moves"),
    });
    return record;
}
template <>
const Record& recordOf<WrittenMoveViolation>()
{
    static const Record record = Record::of<WrittenMoveViolation>({
        key<&WrittenMoveViolation::code>("code"),
        key<&WrittenMoveViolation::move, NullOr<Number<0, 1000>>>("move", "null: all moves together"),
    });
    return record;
}
template <>
const Record& recordOf<MovementAnswer>()
{
    static const Record record = Record::of<MovementAnswer>({
        key<&MovementAnswer::legal>("legal"),
        key<&MovementAnswer::violations>("violations"),
        key<&MovementAnswer::regionsAfter, NullOr<RegionMapCode>>("regions_after"),
        key<&MovementAnswer::castilloAdded, NullOr<PlayerMapCode>>("castillo_added"),
        key<&MovementAnswer::courtAfter, NullOr<codes::Caballeros>>("court_after"),
    });
    return record;
}
template <>
const Record& recordOf<PieceInput>()
{
    static const Record record = Record::of<PieceInput>({
        key<&PieceInput::card, EffectAmong<&movesPiece>>("card"),
        key<&PieceInput::king, codes::Region>("king_region", QT_TRANSLATE_NOOP("shapes", "before the move")),
        optionalKey<&PieceInput::from, PerhapsSpot>("from"),
        key<&PieceInput::to, codes::AnyArea>("to"),
        optionalKey<&PieceInput::otherScoreboard, PerhapsSpot>("other_scoreboard"),
    });
    return record;
}
template <>
const Record& recordOf<PieceAnswer>()
{
    static const Record record = Record::of<PieceAnswer>({
        key<&PieceAnswer::legal>("legal"),
        key<&PieceAnswer::violations>("violations"),
        key<&PieceAnswer::destinations, codes::AreasOf<areaCount>>("legal_destinations"),
    });
    return record;
}

namespace elgrande {

namespace {

Checked<JsonRuling> askPlacement(const PlacementInput& input, const Facts& facts)
{
    Ruling<PlacementVerdict> ruling =
        judgePlacement({input.king, input.court, input.stack, byArea(input.placements)}, facts);
    const PlacementVerdict& verdict = ruling.verdict;
    PlacementAnswer answer{verdict.isLegal(), verdict.maximum, verdict.destinations, {}, {}};
    for (const PlacementViolation& violation : verdict.violations)
        answer.violations.push_back({violation.code, violation.destination});
    if (verdict.isLegal())
        answer.courtAfter = verdict.courtAfter;
    return ruledAs(answer, std::move(ruling));
}

Checked<JsonRuling> askMovement(const MovementInput& input, const Facts&)
{
    Asking asking(input.players);
    Board board;
    board.king = input.king;
    asking.regions(board, input.regions);
    const int player = asking.player(input.player, "/player");
    board.court[static_cast<std::size_t>(player)] = input.court;
    std::vector<Move> moves;
    for (std::size_t i = 0; i < input.moves.size(); ++i) {
        const AskedMove& move = input.moves[i];
        const std::string at = pointerTo("/moves", i);
        if (move.from == move.to)
            asking.say(at + "/to", Text{otherPlace});
        moves.push_back({asking.player(move.owner, at + "/owner"), move.from, move.to, move.count});
    }
    asking.atMostThirty(board, "/regions");
    if (!asking.isSound())
        return asking.problems();
    Ruling<MovementVerdict> ruling = judgeMovement({input.card, player, board, moves}, asking.names());
    MovementAnswer answer;
    answer.legal = ruling.verdict.isLegal();
    for (const MoveViolation& violation : ruling.verdict.violations)
        answer.violations.push_back(
            {violation.code, violation.move < 0 ? std::nullopt : std::optional(violation.move)});
    if (answer.legal) {
        const Board after = moved(board, moves);
        answer.regionsAfter = regionsOf(after.caballeros, asking.names());
        answer.castilloAdded = countsOf(after.caballeros[Area::Castillo], asking.names());
        answer.courtAfter = after.court[static_cast<std::size_t>(player)];
    }
    return ruledAs(answer, std::move(ruling));
}

Checked<JsonRuling> askPiece(const PieceInput& input, const Facts& facts)
{
    Asking asking({});
    const bool isBoard = input.card == Effect::MobileScoreboard;
    const bool hasFrom = isBoard || input.card == Effect::Grande;
    if (hasFrom && !input.from)
        asking.missing("/from");
    if (!hasFrom && input.from)
        asking.unwanted("/from");
    if (input.card == Effect::Grande && input.from && (!*input.from || **input.from == Area::Castillo))
        asking.say("/from", Text{notInCastillo});
    if (!isBoard && input.otherScoreboard)
        asking.unwanted("/other_scoreboard");
    const AreaSpot from = input.from.value_or(AreaSpot{});
    const AreaSpot other = input.otherScoreboard.value_or(AreaSpot{});
    if (isBoard && from && from == other)
        asking.say("/other_scoreboard", Text{boardsTogether});
    if (!asking.isSound())
        return asking.problems();
    Ruling<PieceVerdict> ruling = judgePieceMove({input.card, input.king, from, input.to, other}, facts);
    const PieceVerdict& verdict = ruling.verdict;
    const PieceAnswer answer{
        verdict.isLegal(), {verdict.violations.begin(), verdict.violations.end()}, verdict.destinations};
    return ruledAs(answer, std::move(ruling));
}

} // namespace

Question placementQuestion(const std::shared_ptr<const Facts>& facts)
{
    return recordQuestion<PlacementInput, PlacementAnswer>(
        "placement", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "May these Caballeros be placed?")}, facts,
        askPlacement);
}

Question movementQuestion(const std::shared_ptr<const Facts>& facts)
{
    return recordQuestion<MovementInput, MovementAnswer>(
        "movement", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "May these Caballeros be moved by this card?")}, facts,
        askMovement);
}

Question pieceMoveQuestion(const std::shared_ptr<const Facts>& facts)
{
    return recordQuestion<PieceInput, PieceAnswer>(
        "piece_move", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "May the King, a Grande or a scoreboard go there?")},
        facts, askPiece);
}

} // namespace elgrande

} // namespace whistle
