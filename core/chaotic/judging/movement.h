// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/board.h"
#include "chaotic/table/house_rules.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

/// Question 6.6: where can this creature go?
namespace whistle::chaotic {

struct Piece {
    std::string id;
    Player player = Player::One;
    Space space;
};
struct MovementQuestion {
    BoardSize board = BoardSize::Six;
    std::vector<Piece> creatures;
    std::string mover;
    Player activePlayer = Player::One;
    std::vector<int> swift; ///< one for each copy
    bool range = false;
    bool cannotMove = false;
    bool movedThisTurn = false;
    bool combatAlready = false;
    bool moveAnywhere = false;
    HouseRules houseRules;
};
enum class NoMove { NotActivePlayer, AlreadyMoved, CannotMove, NoDestination };
struct Destination {
    Space space;
    int steps = 1;
    bool startsCombat = false;
    std::optional<std::string> opponent;
};
struct MovementVerdict {
    bool canMove = true;
    std::optional<NoMove> reason;
    int stepsAllowed = 1;
    std::vector<Destination> destinations; ///< in the order of spaces

    [[nodiscard]] const Destination* to(const Space& space) const;
};
[[nodiscard]] MovementVerdict judgeMovement(const MovementQuestion& question, Reasons& reasons);

} // namespace whistle::chaotic
