// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/movement.h"

#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

using Owner = MovementLimits::Owner;

/// EG-12.1 to EG-12.9, to anywhere but the King's region (EG-7.5, EG-11.3): owner, limit, limit of own and of foreign
/// ones, from the court, from regions, one source.
constexpr std::array<MovementLimits, 9> cardLimits{{
    {Owner::Own, 0, 0, 0, true, true},   // move_all_own_from_one_region
    {Owner::Own, 0, 0, 2, false, false}, // place_two_extra
    {Owner::Own, 0, 0, 2, true, true},   // place_two_or_move_all
    {Owner::Any, 5, 0, 0, true, true},   // move_five_any_from_one_region
    {Owner::Foreign, 3, 0, 0, true, false},
    {Owner::Any, 3, 0, 0, true, false},
    {Owner::Any, 0, 2, 0, true, false}, // move_two_own_two_foreign
    {Owner::Own, 4, 0, 0, true, false},
    {Owner::Any, 4, 0, 0, true, false},
}};

/// %1 is a player, %2 a place, %3 an area, %4 a number of Caballeros.
constexpr auto isMoved = Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1: %2 → %3 (%n Caballero(s)).")};
/// EG-7.3: whose they are is said by the entry alone.
constexpr auto isMovedIn = Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 → Castillo (%n Caballero(s)).")};
constexpr auto ownOnly = Saying::tr("Only %1's own Caballeros may be moved here, not %2's.");
constexpr auto foreignOnly = Saying::tr("This card moves other players' Caballeros, not your own.");
constexpr auto tooFew = Saying::tr("%1 has too few Caballeros in %2 for that, %3 before the special action.");
constexpr auto oneSource = Saying::tr("This card moves Caballeros out of only one region.");
constexpr auto totalLimit = Saying::tr("At most %1 in all, not %2.");

struct Totals {
    int own = 0;
    int foreign = 0;
    int fromCourt = 0;
    int elsewhere = 0;
    bool manySources = false;
};

Totals totalsOf(const MovementCase& movement)
{
    Totals totals;
    AreaSpot source;
    for (const Move& move : movement.moves) {
        (move.owner == movement.player ? totals.own : totals.foreign) += move.count;
        (move.from ? totals.elsewhere : totals.fromCourt) += move.count;
        if (!move.from || !isRegion(*move.from))
            continue;
        totals.manySources = totals.manySources || (source && source != move.from);
        source = move.from;
    }
    return totals;
}

int thereBefore(const MovementCase& movement, const Move& move)
{
    return move.from ? movement.before.at(*move.from, move.owner) : movement.before.court[move.owner];
}

class MovementJudge {
public:
    explicit MovementJudge(const MovementCase& movement) : m_case(movement), m_limits(movementLimits(movement.card)) {}

    std::vector<MoveViolation> judge()
    {
        for (m_index = 0; *m_index < static_cast<int>(m_case.moves.size()); ++*m_index)
            judge(m_case.moves[static_cast<std::size_t>(*m_index)]);
        m_index.reset();
        judgeWhole();
        return std::move(m_violations);
    }

private:
    void find(bool isWrong, MoveFault fault)
    {
        if (isWrong)
            m_violations.push_back({fault, m_index});
    }

    void judge(const Move& move)
    {
        const bool isOwn = move.owner == m_case.player;
        const bool fromCourt = !move.from;
        find(move.from && move.from == m_case.before.king, MoveFault::FromKingRegion);
        find(move.to == m_case.before.king, MoveFault::ToKingRegion);
        find(move.from == Area::Castillo, MoveFault::FromCastillo);
        find(fromCourt && m_limits.fromCourt == 0, MoveFault::FromCourtNotAllowed);
        find(!fromCourt && *move.from != Area::Castillo && !m_limits.fromRegions, MoveFault::FromRegionNotAllowed);
        find((!isOwn && (fromCourt || m_limits.owner == Owner::Own)) || (isOwn && m_limits.owner == Owner::Foreign),
             MoveFault::WrongOwner);
        if (move.from != Area::Castillo && (isOwn || !fromCourt))
            find(exceeds(move), MoveFault::NotEnoughCaballeros);
    }

    /// EG-R9: whether this is the first move with which too many have left.
    bool exceeds(const Move& move)
    {
        int& taken = move.from ? m_taken[*move.from][move.owner] : m_fromCourt;
        const int there = thereBefore(m_case, move);
        taken += move.count;
        return taken > there && taken - move.count <= there;
    }

    void judgeWhole()
    {
        const Totals totals = totalsOf(m_case);
        find(m_limits.oneSource && totals.manySources, MoveFault::MoreThanOneSourceRegion);
        find(m_limits.fromCourt > 0 && m_limits.fromRegions && totals.fromCourt > 0 && totals.elsewhere > 0,
             MoveFault::BothOptionsUsed);
        find(m_limits.limitEach > 0 && totals.own > m_limits.limitEach, MoveFault::OverOwnLimit);
        find(m_limits.limitEach > 0 && totals.foreign > m_limits.limitEach, MoveFault::OverForeignLimit);
        const bool overCourt = m_limits.fromCourt > 0 && totals.fromCourt > m_limits.fromCourt;
        find(overCourt || (m_limits.limit > 0 && totals.own + totals.foreign > m_limits.limit), MoveFault::OverLimit);
    }

    const MovementCase& m_case;
    const MovementLimits& m_limits;
    ByArea<Counts> m_taken;
    int m_fromCourt = 0;
    std::optional<int> m_index;
    std::vector<MoveViolation> m_violations;
};

} // namespace

const MovementLimits& movementLimits(Effect card)
{
    return cardLimits[static_cast<std::size_t>(card)];
}

int movable(const MovementCase& soFar, int owner, AreaSpot from)
{
    std::vector<Move> moves = soFar.moves;
    moves.push_back({owner, from, Area::Castillo, 0}); // EG-7.5: always a goal
    const int there = thereBefore(soFar, moves.back());
    int most = 0;
    while (most < there) {
        moves.back().count = most + 1;
        if (!MovementJudge({soFar.card, soFar.player, soFar.before, moves}).judge().empty())
            break;
        ++most;
    }
    return most;
}

Objection objectionTo(const MoveViolation& violation, const MovementCase& movement, const PlayerNames& names)
{
    const MovementLimits& allowed = movementLimits(movement.card);
    const Totals totals = totalsOf(movement);
    const Move move = violation.move ? movement.moves[static_cast<std::size_t>(*violation.move)] : Move{};
    const RuleId rule = ruleOf(movement.card);
    switch (violation.code) {
    case MoveFault::FromKingRegion:
        return {"EG-6.4"_rule, Text{said::tabooRegion, *move.from}};
    case MoveFault::ToKingRegion:
        return {"EG-6.4"_rule, Text{said::nobodyEnters, move.to}};
    case MoveFault::FromCastillo:
        return {"EG-7.6"_rule, Text{Saying::tr("Nobody leaves the Castillo before it is scored.")}, false};
    case MoveFault::FromCourtNotAllowed:
        return {rule, Text{Saying::tr("This card moves nobody out of a court.")}};
    case MoveFault::FromRegionNotAllowed:
        return {rule, Text{Saying::tr("This card places from the court, not from a region.")}};
    case MoveFault::WrongOwner:
        return move.owner == movement.player
                   ? Objection{rule, Text{foreignOnly}}
                   : Objection{rule, Text{ownOnly, names[movement.player], names[move.owner]}};
    case MoveFault::NotEnoughCaballeros: {
        const int there = thereBefore(movement, move);
        return {"EG-R9"_rule, Text{tooFew, names[move.owner], nameOfSource(move.from), there}, false};
    }
    case MoveFault::MoreThanOneSourceRegion:
        return {rule, Text{oneSource}};
    case MoveFault::BothOptionsUsed:
        return {rule, Text{Saying::tr("The Caballeros come either from the court or out of one region, not both.")}};
    case MoveFault::OverOwnLimit:
        return {rule, Text{Saying::tr("At most %1 of your own, not %2."), allowed.limitEach, totals.own}};
    case MoveFault::OverForeignLimit:
        return {rule, Text{Saying::tr("At most %1 of other players' Caballeros, not %2."), allowed.limitEach,
                           totals.foreign}};
    case MoveFault::OverLimit:
        break;
    }
    if (allowed.fromCourt > 0)
        return {rule, Text{totalLimit, allowed.fromCourt, totals.fromCourt}};
    return {rule, Text{totalLimit, allowed.limit, totals.own + totals.foreign}};
}

void tellMoves(const MovementCase& movement, const PlayerNames& names, std::size_t reportedFrom, Reasons& reasons)
{
    const RuleId rule = ruleOf(movement.card);
    for (std::size_t i = reportedFrom; i < movement.moves.size(); ++i) {
        const Move& move = movement.moves[i];
        if (move.to == Area::Castillo && movement.castilloOwners == CastilloOwners::Untold)
            reasons.say(rule, isMovedIn, nameOfSource(move.from), move.count);
        else
            reasons.say(rule, isMoved, names[move.owner], nameOfSource(move.from), move.to, move.count);
    }
    if (reportedFrom == movement.moves.size())
        reasons.say(rule, Saying::tr("Nobody is moved."));
}

Ruling<MovementVerdict> judgeMovement(const MovementCase& movement, const PlayerNames& names, std::size_t reportedFrom,
                                      Reasons::Listening listening)
{
    Reasons reasons(listening);
    MovementVerdict verdict{MovementJudge(movement).judge()};
    if (reasons.isListening()) {
        reasons.object(verdict.violations, [&](const auto& one) { return objectionTo(one, movement, names); });
        if (verdict.isLegal())
            tellMoves(movement, names, reportedFrom, reasons);
        reasons.cite(ruleOf(movement.card));
        reasons.cite("EG-R10"_rule);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

Board moved(Board board, const std::vector<Move>& moves)
{
    for (const Move& move : moves) {
        (move.from ? board.caballeros[*move.from] : board.court)[move.owner] -= move.count;
        board.caballeros[move.to][move.owner] += move.count;
    }
    return board;
}

} // namespace whistle::elgrande
