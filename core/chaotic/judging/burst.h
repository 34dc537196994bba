// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/cards.h"
#include "rulebook/ruling.h"

#include <variant>

/// Question 6.4, and whose turn it is in a Burst, which the match asks too.
namespace whistle::chaotic {

enum class BurstStatus { None, Open, Resolving };

/// Who may add to a Burst or pass.
struct BurstTurn {
    BurstStatus status = BurstStatus::None;
    std::optional<Player> choice; ///< while it is open
    int passes = 0;

    /// CH-11.2 to CH-11.4: a player has put something on top.
    void played(Player by, bool isAttack);
    /// CH-R11: abilities were put down, the last one by this player.
    void triggered(Player last);
    /// CH-R35: the same while it resolved, by the house rule.
    void reopened(Player last);
    /// CH-11.5
    void pass();
    friend bool operator==(const BurstTurn&, const BurstTurn&) = default;
};

/// What can be played (CH-1.11), and what never is: innate abilities.
enum class ItemKind { Attack, Mugic, ActivatedAbility, InnateAbility };
enum class ItemEffect { None, Dispel, Negate };
struct PlayedItem {
    std::string id;
    ItemKind kind = ItemKind::Mugic;
    std::optional<std::string> name;
    ItemEffect effect = ItemEffect::None;
    std::optional<std::string> target;
    std::vector<Affiliation> onlyAffiliations;
    std::optional<Affiliation> affiliation;
    bool untargetable = false;
};
struct TriggeredItem {
    std::string id;
    Player player = Player::One;
    std::optional<std::string> name;
    std::optional<Affiliation> affiliation;
    bool untargetable = false;
};
enum class EventKind { Play, Pass, Trigger };
struct BurstEvent {
    EventKind kind = EventKind::Pass;
    Player player = Player::One;      ///< of a play and a pass
    PlayedItem item;                  ///< of a play
    std::vector<TriggeredItem> items; ///< of a trigger
};
struct BurstQuestion {
    Player activePlayer = Player::One;
    std::optional<Player> strikingPlayer;
    std::vector<BurstEvent> events;
};
enum class BurstIllegal {
    TriggerOrder,
    BurstIsResolving,
    InnateNeverOnBurst,
    AttackOnlyStartsBurst,
    NoStrikePhase,
    NotStrikingPlayer,
    NotYourChoice,
    TargetNotOnBurst,
    AttackCannotBeDispelled,
    TargetUntargetable,
    TargetWrongAffiliation,
    NoBurst
};
enum class ItemOutcome { Resolves, Dispelled, Negated, NoEffect };
struct BurstVerdict {
    struct Resolved {
        std::string item;
        ItemOutcome outcome = ItemOutcome::Resolves;
    };
    bool legal = true;
    std::optional<int> illegalEvent;
    std::optional<BurstIllegal> reason;
    bool closed = false;
    std::optional<Player> choice;
    std::vector<std::string> order;
    std::vector<Resolved> outcomes;
    std::vector<std::string> nextBurst;
    std::optional<Player> priorityAfter;
};
[[nodiscard]] BurstVerdict judgeBurst(const BurstQuestion& question, Reasons& reasons);

} // namespace whistle::chaotic
