// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/judging/burst.h"
#include "chaotic/judging/damage.h"
#include "chaotic/judging/initiative.h"
#include "chaotic/library/cards.h"
#include "chaotic/table/board.h"
#include "chaotic/table/house_rules.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// The table state of section 3.1 of the digest, as one plain value.
namespace whistle::chaotic {

/// A place in State::creatures; below zero: none.
using CreatureIndex = int;
inline constexpr CreatureIndex nobody = -1;

enum class Lasts { Turn, Combat, Location, Battlegear, Lasting };
enum class AttackSide { By, On };

struct AttackChange {
    AttackModifier modifier;
    AttackSide side = AttackSide::On;
    int attack = 0; ///< the item that it counts for alone; 0: Attacks by or on the creature
    friend bool operator==(const AttackChange&, const AttackChange&) = default;
};
struct CostEffect {
    int amount = 0;
    std::optional<Affiliation> affiliation;
    friend bool operator==(const CostEffect&, const CostEffect&) = default;
};
/// A recorded effect. Its modifier tells source and name too.
struct Effect {
    int id = 0;
    Source source = Source::Ability;
    std::string name;
    CreatureIndex creature = nobody;
    using Change = std::variant<StatModifier, Keyword, AttackChange, Rule, CostEffect>;
    Change change;
    Lasts lasts = Lasts::Turn;
    int since = 0; ///< the moment when it took effect (A.7)
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct WornBattlegear {
    int card = 0; ///< in the owner's deck
    bool faceUp = false;
    int since = 0;
    friend bool operator==(const WornBattlegear&, const WornBattlegear&) = default;
};
/// The numbers of a creature when it left play (CH-R13).
struct LastNumbers {
    Disciplines disciplines;
    Elements elements;
    friend bool operator==(const LastNumbers&, const LastNumbers&) = default;
};
struct Creature {
    Player player = Player::One;
    std::string id; ///< "one/maxxor"
    int card = 0;   ///< in the owner's deck
    bool inPlay = true;
    bool faceUp = false;
    Space space;
    int damage = 0;
    int mugicCounters = 0;
    bool moved = false;
    int since = 0;
    std::optional<WornBattlegear> battlegear;
    LastNumbers last;
    friend bool operator==(const Creature&, const Creature&) = default;
};

struct DiscardedCard {
    enum class Kind { Creature, Battlegear, Mugic };
    Kind kind = Kind::Mugic;
    int card = 0; ///< in its list of the owner's deck
    std::string name;
    friend bool operator==(const DiscardedCard&, const DiscardedCard&) = default;
};
struct Seat {
    std::string name;                 ///< empty: none was given
    std::shared_ptr<const Deck> deck; ///< null: not yet
    int attackDeck = 0;
    int attackHand = 0;
    std::vector<int> attackDiscard; ///< places in the deck's list, oldest first
    int locationDeck = 0;
    std::vector<int> mugicHand; ///< by place in the deck's list: copies in hand
    std::vector<DiscardedCard> discard;

    [[nodiscard]] int mugicCount() const;
    /// Decks card by card.
    friend bool operator==(const Seat& one, const Seat& other);
};

struct ActiveLocation {
    Player owner = Player::One;
    int card = 0;
    int since = 0;
    friend bool operator==(const ActiveLocation&, const ActiveLocation&) = default;
};

enum class ItemType { Attack, Mugic, ActivatedAbility, TriggeredAbility };
/// A creature or an item of the Burst; neither: no target.
struct Target {
    CreatureIndex creature = nobody;
    int item = 0;
    [[nodiscard]] bool isNone() const { return creature == nobody && item == 0; }
    friend bool operator==(const Target&, const Target&) = default;
};
struct Item {
    int id = 0;
    ItemType type = ItemType::TriggeredAbility;
    Player player = Player::One;
    std::string name;
    CreatureIndex source = nobody; ///< CH-1.10: the payer, the bearer, the attacker
    bool fromLocation = false;
    Target target;
    bool negated = false;
    int card = -1;                       ///< of an Attack or a Mugic: in the player's deck
    std::optional<BurstEffect> effect;   ///< what it does to another item
    std::vector<StatModifier> modifiers; ///< of an ability
    Deeds deeds;                         ///< the same
    std::optional<Keyword> keyword;      ///< Intimidate, Recklessness
    std::string bearer;                  ///< of Intimidate: the card that bears it
    std::string words;                   ///< what of its text is left to the players
    friend bool operator==(const Item&, const Item&) = default;
};
struct Burst {
    BurstTurn turn;
    std::vector<Item> items; ///< bottom to top
    bool beganWithAttack = false;
    std::vector<std::pair<int, ItemOutcome>> outcomes;
    std::vector<Item> next;
    std::vector<Item> pending;
    int carryingOut = 0;              ///< item; 0: none
    std::string carriedName;          ///< what it is called
    std::string carriedWords;         ///< what of its text the players carry out; empty: nothing
    CreatureIndex carriedOn = nobody; ///< its target, else its source

    [[nodiscard]] bool isQuiet() const { return turn.status == BurstStatus::None && pending.empty(); }
    [[nodiscard]] const Item* find(int id) const;
    friend bool operator==(const Burst&, const Burst&) = default;
};

struct Combat {
    CreatureIndex attacker = nobody;
    CreatureIndex defender = nobody;
    Space origin;
    std::optional<Space> space; ///< none: a Showdown in which both stay at home
    bool isShowdown = false;
    int since = 0;
    std::optional<CreatureIndex> initiative; ///< none: it has not been decided
    InitiativeBy decidedBy = InitiativeBy::ActivePlayer;
    int initiativeSince = 0;
    Player striking = Player::One;
    std::array<Invisibility, 2> invisibility{}; ///< attacker, defender
    std::array<int, 2> attacksMade{};
    Sides<int> withoutDamage;
    bool isStalemate = false;

    [[nodiscard]] bool hasStrikes() const { return initiative.has_value(); }
    [[nodiscard]] bool engages(CreatureIndex creature) const { return creature == attacker || creature == defender; }
    [[nodiscard]] CreatureIndex opponentOf(CreatureIndex creature) const
    {
        return creature == attacker ? defender : attacker;
    }
    [[nodiscard]] std::size_t sideOf(CreatureIndex creature) const { return creature == attacker ? 0 : 1; }
    friend bool operator==(const Combat&, const Combat&) = default;
};

enum class StrikeFailed { Negated, DefenderGone };
struct LastStrike {
    std::string card;
    CreatureIndex attacker = nobody;
    CreatureIndex defender = nobody;
    std::optional<StrikeFailed> failed;
    DamageVerdict verdict; ///< all 0 where it failed
    friend bool operator==(const LastStrike&, const LastStrike&) = default;
};

enum class TurnCombat { None, Normal, Showdown };
struct MoveMade {
    CreatureIndex creature = nobody;
    Space from;
    Space to;
    friend bool operator==(const MoveMade&, const MoveMade&) = default;
};
struct TurnRecord {
    Player player = Player::One;
    TurnCombat combat = TurnCombat::None;
    std::vector<MoveMade> moves;
    std::vector<CreatureIndex> leftPlay;
    friend bool operator==(const TurnRecord&, const TurnRecord&) = default;
};

struct State {
    bool hasBegun = false; ///< `new_match` was entered
    BoardSize size = BoardSize::Six;
    RulesLevel level = RulesLevel::Advanced;
    HouseRules houseRules;
    Sides<Seat> seats;
    Step step = Step::Setup;
    bool revealed = false;
    std::optional<Player> activePlayer; ///< the other one is the Defending Player (CH-1.7)
    std::optional<Player> firstPlayer;
    std::optional<Player> winner;
    bool isDraw = false;
    bool hiveOn = false;
    int hiveSince = 0;
    bool showdownDue = false;
    std::vector<Creature> creatures; ///< player one's as they were placed, then player two's (B.2)
    std::optional<ActiveLocation> location;
    std::vector<Effect> effects;
    std::vector<TurnRecord> turns;
    std::optional<Combat> combat;
    Burst burst;
    std::optional<LastStrike> lastStrike;
    int lastItem = 0;
    int lastEffect = 0;
    int lastMoment = 0; ///< the running number of A.7

    [[nodiscard]] Board board() const { return Board(size, houseRules.centreDiagonals); }
    [[nodiscard]] bool isAdvanced() const { return level == RulesLevel::Advanced; }
    [[nodiscard]] Creature& at(CreatureIndex index) { return creatures[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Creature& at(CreatureIndex index) const { return creatures[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Deck& deckOf(Player player) const { return *seats[player].deck; }
    [[nodiscard]] const CreatureCard& cardOf(const Creature& creature) const;
    /// Of a creature that wears one.
    [[nodiscard]] const BattlegearCard& battlegearOf(const Creature& creature) const;
    [[nodiscard]] const LocationCard& locationCard() const; ///< while one is active
    [[nodiscard]] int creaturesInPlay(Player player) const;
    /// By its id; nobody: there is none.
    [[nodiscard]] CreatureIndex called(const std::string& id) const;
    /// Who stands there; in a combat the attacker's space has two, this is the first of them.
    [[nodiscard]] CreatureIndex standingOn(const Space& space) const;
    /// The creature that fights with this one, in play, and no other of its player (CH-1.9, CH-R24); nobody: it does
    /// not fight.
    [[nodiscard]] CreatureIndex engagedWith(CreatureIndex creature) const;
    [[nodiscard]] bool isEngaged(CreatureIndex creature) const;
    /// The engaged creature of a player, in play.
    [[nodiscard]] CreatureIndex engagedOf(Player player) const;
    friend bool operator==(const State&, const State&) = default;
};

/// "i12", "e3": the ids of an item and of an effect.
[[nodiscard]] inline std::string itemWord(int item)
{
    return 'i' + std::to_string(item);
}
[[nodiscard]] inline std::string effectWord(int effect)
{
    return 'e' + std::to_string(effect);
}

} // namespace whistle::chaotic
