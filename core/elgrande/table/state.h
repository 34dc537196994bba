// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/board.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/house_rules.h"
#include "elgrande/table/powers.h"
#include "elgrande/table/standing.h"

#include <vector>

namespace whistle::elgrande {

enum class Phase : std::uint8_t { NotStarted, Setup, Reveal, PowerCards, Turns, GeneralScoring, RoundOver, Finished };
enum class Step : std::uint8_t { None, King, Homes, Ready, Intake, Choose, Action, Discs, Castillo, Reveal, Regions };
enum class SpecialAction : std::uint8_t { Open, Announced, UnderWay, Done, Stopped, Skipped };

inline constexpr std::size_t mostCards = 48; ///< different action cards that a pack may have

/// An action card is known by its place in the pack's list.
struct ShownCard {
    std::optional<int> card;
    int takenBy = noPlayer;
    friend bool operator==(const ShownCard&, const ShownCard&) = default;
};

/// A Veto card that lies before a player (EG-13.1).
struct VetoCard {
    int holder = noPlayer;
    int card = 0;
    int takenInRound = 0;
    int lastRound = 0;
    friend bool operator==(const VetoCard&, const VetoCard&) = default;
};

struct Turn {
    int player = noPlayer;
    int stack = 0; ///< 0: not chosen yet
    int card = 0;
    bool placementDone = false;
    SpecialAction special = SpecialAction::Open;
    AreaSpot region;       ///< announced with the card
    PlayerList waitingFor; ///< who still has to return Caballeros, the next one first
    Board before;          ///< the position before the special action (EG-R9)
    std::vector<Move> moves;
    friend bool operator==(const Turn&, const Turn&) = default;

    [[nodiscard]] bool hasCard() const { return stack != 0; }
    [[nodiscard]] bool isRunning() const
    {
        return special == SpecialAction::Announced || special == SpecialAction::UnderWay;
    }
};

/// Secret discs (EG-11.2). A region that is none is a disc that nobody can read.
struct Discs {
    PlayerList asked;
    ByPlayer<std::optional<AreaSpot>> set; ///< secret until they are revealed
    bool revealed = false;
    friend bool operator==(const Discs&, const Discs&) = default;

    [[nodiscard]] PlayerList missing() const;
    [[nodiscard]] bool asks(int player) const { return contains(asked, player); }
};

/// The running or else the last scoring.
struct ScoringRecord {
    std::optional<Effect> card; ///< none: a general scoring
    int round = 0;
    AreaList scored;
    AreaList remaining;
    ByArea<Counts> points;
    Counts totals{};
    friend bool operator==(const ScoringRecord&, const ScoringRecord&) = default;
};

struct State {
    Phase phase = Phase::NotStarted;
    Step step = Step::None;
    PlayerNames players;
    PlayerNames colours; ///< empty: none
    HouseRules rules;
    Board board; ///< with the content of the Castillo, which is secret unless `isCastilloOpen`
    Counts scores{};
    int round = 0; ///< 0: in the setup
    int startPlayer = noPlayer;
    int toMove = noPlayer;
    ByPlayer<Powers> powers;
    PlayerList turnOrder; ///< empty: not known
    int nextStartPlayer = noPlayer;
    std::array<ShownCard, stackCount> shown;        ///< by stack, from 1
    std::array<std::uint8_t, mostCards> revealed{}; ///< copies turned up so far, by card
    std::array<std::uint8_t, mostCards> gone{};     ///< copies that have left the game, by card
    Few<VetoCard, 4> vetoes;                        ///< in the order in which they were taken
    std::optional<Turn> turn;
    std::optional<Discs> discs;
    std::optional<ScoringRecord> scoring;
    int generalScoringsDone = 0;
    bool isCastilloLifted = false; ///< from the count to the moves of a general scoring
    std::optional<Standing> result;
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] int count() const { return static_cast<int>(players.size()); }
    [[nodiscard]] const std::string& name(int player) const { return players[player]; }
    /// The place of the player of this name; none: nobody is called so here.
    [[nodiscard]] std::optional<int> playerCalled(const std::string& name) const;
    [[nodiscard]] ShownCard& shownOn(int stack) { return shown[static_cast<std::size_t>(stack - 1)]; }
    [[nodiscard]] const ShownCard& shownOn(int stack) const { return shown[static_cast<std::size_t>(stack - 1)]; }
    [[nodiscard]] bool isCastilloOpen() const
    {
        return isCastilloLifted || rules.castilloContents == CastilloContents::Open;
    }
};

/// What is wrong with a table that cannot be (digest, Invariants); none: nothing.
[[nodiscard]] std::optional<Text> unsoundness(const State& state);

} // namespace whistle::elgrande
