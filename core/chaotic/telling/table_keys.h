// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "chaotic/table/state.h"

/// What the public table shows of each thing. The keys stand in table_keys.cpp, in the order of the document; what they
/// are filled with in table_view.cpp.
namespace whistle::chaotic::shown {

struct BattlegearView {
    bool faceUp = false;
    std::optional<std::string> name;
};
struct CreatureView {
    Player player = Player::One;
    std::string name;
    bool inPlay = true;
    std::optional<Space> space;
    Tribe tribe = Tribe::OverWorld;
    Disciplines disciplines;
    int energy = 0, damage = 0, energyLeft = 0;
    Elements elements;
    int mugicCounters = 0;
    bool moved = false, engaged = false;
    std::optional<BattlegearView> battlegear;
    std::vector<std::string> supporters;
    std::vector<StatModifier> modifiers;
};
struct PlayerView {
    std::string name;
    bool deckSet = false;
    int creatures = 0, attackDeck = 0, attackHand = 0, locationDeck = 0, mugicHand = 0;
    std::vector<std::string> attackDiscard, discard;
};
struct PlayersView {
    PlayerView one, two;
};
struct LocationView {
    std::string card;
    Player owner = Player::One;
};
struct EffectView {
    std::string id;
    Source source = Source::Ability;
    std::string name;
    std::optional<std::string> creature;
    std::string change; ///< JSON
    Lasts lasts = Lasts::Turn;
};
struct MoveView {
    std::string creature;
    Space from, to;
};
struct TurnView {
    Player player = Player::One;
    TurnCombat combat = TurnCombat::None;
    std::vector<MoveView> moves;
    std::vector<std::string> leftPlay;
};
enum class CombatPhase { BeginningOfCombat, Strikes };
struct CountsView {
    int one = 0, two = 0;
};
struct CombatView {
    std::string attacker, defender;
    Space origin;
    std::optional<Space> space;
    bool showdown = false;
    CombatPhase phase = CombatPhase::BeginningOfCombat;
    std::optional<std::string> initiative;
    std::optional<InitiativeBy> decidedBy;
    std::optional<Player> striking;
    std::vector<std::pair<std::string, int>> attacksMade;
    CountsView withoutDamage;
    std::optional<std::vector<std::pair<std::string, Invisibility>>> invisibility;
};
struct ItemView {
    std::string id;
    ItemType kind = ItemType::Attack;
    Player player = Player::One;
    std::string name;
    std::optional<std::string> source, target;
    bool negated = false;
};
struct OutcomeView {
    std::string item;
    ItemOutcome outcome = ItemOutcome::Resolves;
};
struct BurstView {
    BurstStatus status = BurstStatus::None;
    std::optional<Player> choice;
    int passes = 0;
    std::vector<ItemView> items;
    std::vector<OutcomeView> outcomes;
    std::vector<ItemView> next, pending;
    std::optional<std::string> carryingOut;
};
struct StrikeView {
    std::string card, attacker, defender;
    bool resolves = true;
    std::optional<StrikeFailed> because;
    int base = 0, elemental = 0, text = 0, bonus = 0, strike = 0, change = 0, damage = 0;
    std::vector<bool> effectsMet;
};
struct TableView {
    int size = 6;
    RulesLevel level = RulesLevel::Advanced;
    HouseRules houseRules;
    Step step = Step::Setup;
    bool revealed = false;
    int turnNumber = 0;
    std::optional<Player> active, first;
    std::optional<std::string> winner;
    bool hiveOn = false, showdownDue = false;
    PlayersView players;
    std::vector<Space> faceDown;
    std::vector<std::pair<std::string, CreatureView>> creatures;
    std::optional<LocationView> location;
    std::vector<EffectView> effects;
    std::vector<TurnView> turns;
    std::optional<CombatView> combat;
    BurstView burst;
    std::optional<StrikeView> lastStrike;
};

} // namespace whistle::chaotic::shown

namespace whistle {

template <>
inline constexpr std::array enumWords<chaotic::shown::CombatPhase>{"beginning_of_combat", "strikes"};

template <>
const Record& recordOf<chaotic::shown::TableView>();

} // namespace whistle
