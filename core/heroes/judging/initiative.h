// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

enum class BattleKind : std::uint8_t { Encounter, Heroes };
enum class PieceKind : std::uint8_t { Hero, Stack, Encounter };
enum class TieReason : std::uint8_t { EncounterFirst, HigherHeroInitiative, ActivePlayer, Bloodrage };

/// A piece of a battle, with its effective initiative.
struct Piece {
    std::string name;
    PieceKind kind = PieceKind::Stack;
    int initiative = 0;
    Side side = Side::Active; ///< of a question: in whose list it stands
    friend bool operator==(const Piece&, const Piece&) = default;
};
/// Tied pieces come in the order in which their owner wants to place them (MH-11.4).
struct PieceSide {
    std::vector<Piece> pieces;
    bool bloodrage = false;
};

struct InitiativeInquiry {
    BattleKind battle = BattleKind::Encounter;
    PieceSide active;
    PieceSide opponent;
    BloodrageTies bloodrageTies = BloodrageTies::AllFirst;

    [[nodiscard]] PieceSide& of(Side side) { return side == Side::Active ? active : opponent; }
    [[nodiscard]] const PieceSide& of(Side side) const { return side == Side::Active ? active : opponent; }
};

/// A piece on the initiative board.
struct PlacedPiece : Piece {
    int position = 1;
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};
struct Tie {
    int initiative = 0;
    Side first = Side::Active;
    TieReason because = TieReason::EncounterFirst;
};
struct InitiativeVerdict {
    std::vector<PlacedPiece> order;
    std::vector<Tie> ties;
};

/// MH-11, MH-18.2: who attacks in which order.
[[nodiscard]] InitiativeVerdict judgeInitiative(const InitiativeInquiry& inquiry,
                                                Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes
