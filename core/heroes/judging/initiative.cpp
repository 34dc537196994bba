// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/initiative.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>
#include <set>

namespace whistle::heroes {

namespace {

constexpr Saying placed{QT_TRANSLATE_NOOP("heroes", "%1. %2 (initiative %3)")};
constexpr Saying encounterFirst{
    QT_TRANSLATE_NOOP("heroes", "At initiative %1 an encounter comes first, then the sides take turns.")};
constexpr Saying higherHero{
    QT_TRANSLATE_NOOP("heroes", "At initiative %1 %2 places first: a hero's initiative of %3 against %4.")};
constexpr Saying activeFirst{
    QT_TRANSLATE_NOOP("heroes", "At initiative %1 the active side places first: both heroes have initiative %2.")};
constexpr Saying bloodrageAll{
    QT_TRANSLATE_NOOP("heroes", "At initiative %1 all pieces of %2 come first: Bloodrage wins every tie.")};
constexpr Saying bloodrageTurns{
    QT_TRANSLATE_NOOP("heroes", "At initiative %1 %2 places first, then the sides take turns: Bloodrage.")};

const Piece* heroOf(const PieceSide& side)
{
    return firstWith(side.pieces, &Piece::kind, PieceKind::Hero);
}

std::vector<Piece> tiedAt(const PieceSide& side, int initiative)
{
    std::vector<Piece> tied;
    std::copy_if(side.pieces.begin(), side.pieces.end(), std::back_inserter(tied),
                 [initiative](const Piece& piece) { return piece.initiative == initiative; });
    return tied;
}

/// MH-11.7, MH-11.3, MH-18.2: who places first at a tie.
Tie tieAt(const InitiativeInquiry& inquiry, int initiative)
{
    if (inquiry.active.bloodrage || inquiry.opponent.bloodrage)
        return {initiative, inquiry.active.bloodrage ? Side::Active : Side::Opponent, TieReason::Bloodrage};
    if (inquiry.battle == BattleKind::Encounter)
        return {initiative, Side::Opponent, TieReason::EncounterFirst};
    const int active = heroOf(inquiry.active)->initiative;
    const int opponent = heroOf(inquiry.opponent)->initiative;
    if (active == opponent)
        return {initiative, Side::Active, TieReason::ActivePlayer};
    return {initiative, active > opponent ? Side::Active : Side::Opponent, TieReason::HigherHeroInitiative};
}

void tell(const InitiativeInquiry& inquiry, const Tie& tie, Reasons& reasons)
{
    const PieceSide& first = tie.first == Side::Active ? inquiry.active : inquiry.opponent;
    switch (tie.because) {
    case TieReason::EncounterFirst:
        return reasons.say("MH-11.3"_rule, encounterFirst, tie.initiative);
    case TieReason::ActivePlayer:
        return reasons.say("MH-R3"_rule, activeFirst, tie.initiative, heroOf(first)->initiative);
    case TieReason::HigherHeroInitiative: {
        const PieceSide& second = tie.first == Side::Active ? inquiry.opponent : inquiry.active;
        return reasons.say("MH-18.2"_rule, higherHero, tie.initiative, heroOf(first)->name, heroOf(first)->initiative,
                           heroOf(second)->initiative);
    }
    case TieReason::Bloodrage: {
        const bool isAll = inquiry.bloodrageTies == BloodrageTies::AllFirst;
        reasons.say("MH-11.7"_rule, isAll ? bloodrageAll : bloodrageTurns, tie.initiative, heroOf(first)->name);
        return reasons.cite("MH-R4"_rule);
    }
    }
}

} // namespace

Ruling<InitiativeVerdict> judgeInitiative(const InitiativeInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    InitiativeVerdict verdict;
    std::set<int, std::greater<>> values;
    for (const PieceSide* side : {&inquiry.active, &inquiry.opponent}) {
        for (const Piece& piece : side->pieces)
            values.insert(piece.initiative);
    }
    const auto place = [&](Side side, const Piece& piece) {
        verdict.order.push_back(
            {static_cast<int>(verdict.order.size()) + 1, side, piece.name, piece.kind, piece.initiative});
    };
    Reasons ties(listening);
    for (const int initiative : values) {
        const std::vector<Piece> active = tiedAt(inquiry.active, initiative);
        const std::vector<Piece> opponent = tiedAt(inquiry.opponent, initiative);
        const bool isTie = !active.empty() && !opponent.empty();
        Tie tie{initiative, active.empty() ? Side::Opponent : Side::Active, {}};
        if (isTie) {
            tie = tieAt(inquiry, initiative);
            verdict.ties.push_back(tie);
            tell(inquiry, tie, ties);
        }
        const std::vector<Piece>& first = tie.first == Side::Active ? active : opponent;
        const std::vector<Piece>& second = tie.first == Side::Active ? opponent : active;
        const bool isAllFirst = tie.because == TieReason::Bloodrage && inquiry.bloodrageTies == BloodrageTies::AllFirst;
        if (isAllFirst || !isTie) {
            for (const Piece& piece : first)
                place(tie.first, piece);
            for (const Piece& piece : second)
                place(other(tie.first), piece);
            continue;
        }
        for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
            if (i < first.size())
                place(tie.first, first[i]);
            if (i < second.size())
                place(other(tie.first), second[i]);
        }
    }
    for (const PlacedPiece& piece : verdict.order)
        reasons.say("MH-11.1"_rule, placed, piece.position, pieceName(piece.name), piece.initiative);
    reasons.add(ties.why, ties.rules);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
