// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/compiled_once.h"
#include "base/problem.h"
#include "chaotic/table/state.h"

#include <variant>

/// What players enter: one struct a command of the digest's section 3.3, with the keys of chaotic-match.md.
namespace whistle::chaotic {

struct PlayerNames {
    std::optional<std::string> one;
    std::optional<std::string> two;
};
struct NewMatch {
    int size = 6;
    RulesLevel level = RulesLevel::Advanced;
    PlayerNames names;
    HouseRules houseRules;
};
struct SetDeck {
    Player player = Player::One;
    std::shared_ptr<const Deck> deck; ///< never null
};
struct PlaceCreature {
    Player player = Player::One;
    std::string card; ///< the id of a copy
    Space space;
};
struct Equip {
    Player player = Player::One;
    std::string creature;
    std::string battlegear;
};
struct RevealAll {};
struct ChooseFirst {
    Player player = Player::One;
};
struct RevealLocation {
    std::string card;
};
struct ReplaceLocation {
    Player player = Player::One;
    std::string card;
};
struct Move {
    std::string creature;
    Space space;
};
struct SetInitiative {
    std::optional<Player> randomWinner;
};
struct Strike {
    std::string card;
};
struct PlayMugic {
    Player player = Player::One;
    std::string card;
    std::string payer;
    std::optional<std::string> target;
    std::optional<int> x;
    std::optional<BurstEffect> burstEffect;
};
struct UseAbility {
    Player player = Player::One;
    std::string source;
    bool battlegear = false;
    int ability = 0;
    std::optional<std::string> target;
    std::optional<std::string> sacrifice; ///< a creature, or "battlegear"
    std::optional<BurstEffect> burstEffect;
};
struct FreeItem {
    Player player = Player::One;
    std::string name;
    std::optional<std::string> source; ///< a creature, or "location"
    std::optional<std::string> target;
};
/// A pending trigger by its id, or one that the players tell.
using TriggerItem = std::variant<std::string, FreeItem>;
struct Trigger {
    std::vector<TriggerItem> items;
};
struct Pass {
    Player player = Player::One;
};
struct StatedFacts {
    std::vector<bool> stated;
};
struct ResolveNext {
    std::optional<StatedFacts> facts;
};
enum class AdjustKind {
    Heal,
    Damage,
    Counter,
    GainEnergy,
    Stat,
    Element,
    Keyword,
    AttackModifier,
    Rule,
    MugicCost,
    FlipBattlegear,
    DiscardBattlegear,
    Space,
    LeavePlay,
    EndEffect
};
enum class GainLoseSet { Gain, Lose, Set };
/// A.6: which of the keys there are, `kind` says.
struct Adjust {
    AdjustKind kind = AdjustKind::Heal;
    std::optional<std::string> creature;
    std::optional<int> amount;
    std::optional<Stat> stat;
    std::optional<GainLoseSet> operation;
    std::optional<Element> element;
    std::optional<chaotic::Keyword> keyword;
    std::optional<chaotic::AttackModifier> modifier;
    std::optional<AttackSide> side;
    std::optional<chaotic::Rule> rule;
    std::optional<Affiliation> affiliation;
    std::optional<chaotic::Space> space;
    std::optional<std::string> effect;
    std::optional<Lasts> lasts;
    std::optional<std::string> name;
};
struct SetHive {
    bool on = true;
};
struct Discard {
    Player player = Player::One;
    std::string card;
};
struct ReturnCard {
    Player player = Player::One;
    std::string card;
};
struct EndActionStep {};
struct PlayShowdown {
    std::string pickByActive;
    std::string pickByDefender;
};
struct EndTurn {};
struct Concede {
    Player player = Player::One;
};

using AnyCommand =
    std::variant<NewMatch, SetDeck, PlaceCreature, Equip, RevealAll, ChooseFirst, RevealLocation, ReplaceLocation, Move,
                 SetInitiative, Strike, PlayMugic, UseAbility, Trigger, Pass, ResolveNext, Adjust, SetHive, Discard,
                 ReturnCard, EndActionStep, PlayShowdown, EndTurn, Concede>;
using Command = CompiledOnce<AnyCommand>;

/// "new_match", ... as in the JSON.
[[nodiscard]] std::string_view nameOf(const Command& command);
/// The shape of a whole command object, `command` included.
[[nodiscard]] Shape commandShape();
/// Reads a command strictly. Names are not looked up: only a match knows them.
[[nodiscard]] Checked<Command> readCommand(const Json& json);
[[nodiscard]] Json writeCommand(const Command& command);
/// The shape of `adjust` with the keys of the kind that is said, what it needs among them required: for forms.
[[nodiscard]] Shape adjustShape(const Shape& adjust, const Json& said);
/// The keys of `adjust` by its kind (A.6): what is missing, what does not belong there, amounts out of range. `json`:
/// as it was entered.
[[nodiscard]] Problems adjustProblems(const Adjust& adjust, const Json& json);

} // namespace whistle::chaotic

namespace whistle {
extern template class CompiledOnce<chaotic::AnyCommand>;
} // namespace whistle
