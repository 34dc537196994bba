// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/board.h"
#include "elgrande/table/effect.h"
#include "rulebook/ruling.h"

namespace whistle::elgrande {

/// Players with the same number of Caballeros in an area (EG-9.4).
struct Rank {
    int place = 1; ///< that they are paid for
    PlayerList players;
    int caballeros = 0;
    int pointsEach = 0; ///< without bonuses

    [[nodiscard]] bool isTied() const { return players.size() > 1; }
};

/// What scoring one area gives.
struct AreaScore {
    Scores values{};
    int paidPlaces = 3;
    Few<Rank, mostPlayers> ranking; ///< largest number of Caballeros first
    int kingBonus = noPlayer;       ///< who gets it (EG-9.7)
    int homeBonus = noPlayer;       ///< EG-9.9
    Counts points{};                ///< with bonuses
};

/// One area that is to be scored, as it stands.
struct AreaCase {
    Area area = Area::Galicia;
    const Counts& caballeros;
    int players = 0;
    AreaSpot king;
    const ByPlayer<AreaSpot>& homes;
    Scores values{};
    std::optional<Scoreboard> scoreboard; ///< that lies there
    bool firstPlaceOnly = false;          ///< EG-14.10
};
[[nodiscard]] AreaCase areaOf(const Board& board, Area area, const Facts& facts, bool firstPlaceOnly = false);

/// Section 9: who scores what in one area.
[[nodiscard]] AreaScore scoreArea(const AreaCase& area, const PlayerNames& names, Reasons& reasons);

/// What points are got by, the most particular last.
enum class ScoredBy : std::uint8_t { Place, Tie, Home, King, KingAndHome };
/// EG-9.1, EG-9.3, EG-9.9, EG-9.7, EG-9.11.
[[nodiscard]] RuleId ruleOf(ScoredBy by);

/// What an area gives a player, by its parts.
struct AreaGain {
    int place = 0;
    int king = 0; ///< bonus of the King's region
    int home = 0; ///< and of the home region
    ScoredBy by = ScoredBy::Place;
};
/// `rank`: one of the score's, with this player.
[[nodiscard]] AreaGain gainOf(const AreaScore& score, const Rank& rank, int player);

/// Several areas, one after the other.
struct AreaScores {
    AreaList scored;
    ByArea<Counts> points;
    Counts totals{};
};
[[nodiscard]] AreaScores scoreAreas(const Board& board, const AreaList& areas, bool firstPlaceOnly, const Facts& facts,
                                    const PlayerNames& names, Reasons& reasons);

/// What all nine regions would bring everybody as the board stands (EG-9.4); what lies in the Castillo nobody knows.
[[nodiscard]] Counts wouldScore(const Board& board, const Facts& facts, const PlayerNames& names);

/// Discs by player, of those who have set one; a region that is none cannot be read.
using SetDiscs = ByPlayer<std::optional<AreaSpot>>;

/// Which areas an action card scores (sections 13.13, 14, 15.13). `chosen`: with score_any_region; `discs`: with
/// score_secret_regions.
[[nodiscard]] AreaList areasToScore(Effect card, const Board& board, AreaSpot chosen, const SetDiscs& discs,
                                    const Facts& facts, Reasons& reasons);

/// Where the Caballeros of one player go when they leave the Castillo.
struct CastilloMove {
    int player = noPlayer;
    int caballeros = 0;
    AreaSpot to; ///< none: into the court (EG-8.6, EG-R16)
};
using CastilloMoves = Few<CastilloMove, mostPlayers>;

/// EG-8.5, EG-8.6: empties the Castillo to where the discs show.
CastilloMoves leaveCastillo(Board& board, const SetDiscs& discs, const PlayerNames& names, Reasons& reasons);

/// A whole general scoring (section 8).
struct GeneralScoring {
    AreaScore castillo;
    CastilloMoves moves;
    AreaScores regions;
    Counts totals{};
    Board after;
};
[[nodiscard]] GeneralScoring scoreGenerally(const Board& board, const SetDiscs& discs, const Facts& facts,
                                            const PlayerNames& names, Reasons& reasons);

} // namespace whistle::elgrande
