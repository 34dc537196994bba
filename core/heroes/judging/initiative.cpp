// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/initiative.h"

#include "heroes/telling/names.h"

#include <map>

namespace whistle::heroes {

namespace {

constexpr auto placedAt = Saying::tr("%1. %2 (initiative %3)");
constexpr auto encounterFirst = Saying::tr("At initiative %1, an encounter comes first, then the sides take turns.");
constexpr auto activeFirst =
    Saying::tr("At initiative %1, the active side places first: both heroes have initiative %2.");
constexpr auto bloodrageAll = Saying::tr("At initiative %1, all of %2's pieces come first: Bloodrage wins every tie.");
constexpr auto bloodrageTurns =
    Saying::tr("By Bloodrage, %2 places first at initiative %1, then the sides take turns.");

const Piece& heroOf(const InitiativeInquiry& inquiry, Side side)
{
    return *firstWith(inquiry.of(side).pieces, &Piece::kind, PieceKind::Hero);
}

/// MH-11.7, MH-11.3, MH-18.2: who places first at a tie.
Tie tieAt(const InitiativeInquiry& inquiry, int initiative, Reasons& reasons)
{
    if (inquiry.active.bloodrage || inquiry.opponent.bloodrage) {
        const Side first = inquiry.active.bloodrage ? Side::Active : Side::Opponent;
        reasons.say("MH-11.7"_rule, inquiry.bloodrageTies == BloodrageTies::AllFirst ? bloodrageAll : bloodrageTurns,
                    initiative, heroOf(inquiry, first).name);
        reasons.cite("MH-R4"_rule);
        return {initiative, first, TieReason::Bloodrage};
    }
    if (inquiry.battle == BattleKind::Encounter) {
        reasons.say("MH-11.3"_rule, encounterFirst, initiative);
        return {initiative, Side::Opponent, TieReason::EncounterFirst};
    }
    const int active = heroOf(inquiry, Side::Active).initiative;
    const int opponent = heroOf(inquiry, Side::Opponent).initiative;
    if (active == opponent) {
        reasons.say("MH-R3"_rule, activeFirst, initiative, active);
        return {initiative, Side::Active, TieReason::ActivePlayer};
    }
    const Side first = active > opponent ? Side::Active : Side::Opponent;
    reasons.say("MH-18.2"_rule, Saying::tr("At initiative %1, %2 places first: hero's initiative %3 vs %4."),
                initiative, heroOf(inquiry, first).name, std::max(active, opponent), std::min(active, opponent));
    return {initiative, first, TieReason::HigherHeroInitiative};
}

} // namespace

InitiativeVerdict judgeInitiative(const InitiativeInquiry& inquiry, Reasons& reasons)
{
    Reasons ties(reasons.listening());
    InitiativeVerdict verdict;
    std::map<int, Indexed<std::vector<const Piece*>, 2>, std::greater<>> board; // by initiative, by side
    for (const Side side : {Side::Active, Side::Opponent}) {
        for (const Piece& piece : inquiry.of(side).pieces)
            board[piece.initiative][side].push_back(&piece);
    }
    for (const auto& tied : board) {
        const int initiative = tied.first;
        const auto& pieces = tied.second;
        Tie tie{initiative, pieces[Side::Active].empty() ? Side::Opponent : Side::Active, {}};
        if (!pieces[Side::Active].empty() && !pieces[Side::Opponent].empty()) {
            tie = tieAt(inquiry, initiative, ties);
            verdict.ties.push_back(tie);
        }
        const auto place = [&](Side side, std::size_t index) {
            if (index >= pieces[side].size())
                return;
            PlacedPiece& placed = verdict.order.emplace_back();
            static_cast<Piece&>(placed) = *pieces[side][index];
            placed.side = side;
            placed.position = static_cast<int>(verdict.order.size());
            reasons.say("MH-11.1"_rule, placedAt, placed.position, pieceName(placed.name), initiative);
        };
        const bool isAllFirst = tie.because == TieReason::Bloodrage && inquiry.bloodrageTies == BloodrageTies::AllFirst;
        const std::size_t ahead = isAllFirst ? pieces[tie.first].size() : 0; // before the other side begins
        for (std::size_t i = 0; i < ahead; ++i)
            place(tie.first, i);
        for (std::size_t i = 0; i < inquiry.active.pieces.size() + inquiry.opponent.pieces.size(); ++i) {
            place(tie.first, ahead + i);
            place(other(tie.first), i);
        }
    }
    reasons.add(ties.why, ties.rules);
    return verdict;
}

} // namespace whistle::heroes
