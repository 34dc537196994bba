// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/compiled_once.h"
#include "base/record.h"
#include "heroes/judging/attack_roll.h"
#include "heroes/judging/losses.h"
#include "heroes/judging/movement.h"
#include "heroes/table/facts_of_match.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

enum class BoardKind : std::uint8_t { None, Mirror };

struct NewPlayer {
    std::string name;
    Faction faction = Faction::Haven;
    PlayerFacts facts;
    std::vector<std::string> standIns = {}; ///< what of the facts nobody has read off yet (offers/printed.h)
};
struct NewMatch {
    std::vector<NewPlayer> players;
    std::string firstPlayer;
    MatchLength length = MatchLength::Standard;
    BoardKind board = BoardKind::None;
    std::optional<std::vector<std::vector<ActionKind>>> actionCards;
    HouseRules houseRules;
    std::string pack = "heroes";
};
struct PlaceTile {
    int tile = 1;
    int row = 0;
    int column = 0;
    int turn = 0;
    std::vector<std::string> rows{"....", "....", "....", "...."};
};
struct NewSite {
    std::string name;
    SiteKind kind = SiteKind::Sawmill;
};
struct SetSpace {
    int row = 0;
    int column = 0;
    std::optional<std::string> terrain;
    std::optional<NewSite> site;
    std::optional<EncounterFacts> encounter;
    std::optional<std::string> guards;
};
struct PlaceCapital {
    std::string player;
    int row = 0;
    int column = 0;
};
struct DrawnSkill {
    Deck deck = Deck::Might;
    std::string card;
};
struct ChooseHero {
    std::string player;
    std::string hero;
    std::optional<DrawnSkill> skillCard;
};
struct RevealWeekCard {
    std::string name;
    bool darkDays = false;
    std::vector<std::string> modifiers;
};
struct PlayCard {
    std::string player;
    int card = 1;
    ActionKind action = ActionKind::Gather;
};
struct Pass {
    std::string player;
};
struct EndAction {};
struct Activate {
    std::string hero;
    int movementModifier = 0;
};
struct Move {
    std::vector<PathStep> path;
};
enum class LakeTake : std::uint8_t { Artefact, Scroll, Treasure };
struct Loot {
    std::string hero;
    std::string site;
    std::optional<SiteKind> kind;
    std::optional<LakeTake> take;
};
struct TakeControl {
    std::string hero;
    std::string site;
    std::optional<SiteKind> kind;
};
/// An encounter or hero by its name, or an encounter with its values.
using Opponent = std::variant<std::string, EncounterFacts>;
struct ScareOff {
    std::string hero;
    Opponent encounter;
    int otherOverwhelm = 0;
};
struct StartBattle {
    std::string hero;
    Opponent opponent;
    bool eliteDiceAllowed = true;
    std::vector<std::string> before;
};
struct Order {
    std::vector<std::string> pieces;
    Modifiers modifiers;
};
struct EncounterLaurel {
    std::string encounter;
};
using LaurelStep = std::variant<ArmyLaurel, EncounterLaurel>;
struct Laurel {
    std::string piece;
    std::vector<LaurelStep> steps;
};
struct AssignDamage {
    std::vector<AssignedPoints> assignment;
};
enum class RevivalSource : std::uint8_t { Effect, Necromancy };
struct Resurrect {
    Side side = Side::Active;
    RevivalSource source = RevivalSource::Effect;
    std::optional<int> points;
    std::vector<ArmyLaurel> steps;
};
struct GivenUp {
    Unit unit = Unit::Crossbowman;
    Quality quality = Quality::Base;
    int quantity = 1;
};
struct Retreat {
    Side side = Side::Active;
    std::vector<GivenUp> tokens;
};
using BattleReward = std::variant<DrawnSkill, std::string>; ///< a Skill Card, or an Artefact of the loser
struct EndBattle {
    std::optional<BattleReward> rewards;
    std::optional<std::vector<std::string>> sites;
};
enum class RewardKind : std::uint8_t { Gold, Resources, Experience, Luck, Artefact, Scroll, Other };
struct TreasureReward {
    int number = 1;
    RewardKind what = RewardKind::Gold;
    int amount = 1;
};
struct Treasure {
    std::string hero;
    std::vector<TreasureReward> rewards;
};
struct LevelUp {
    std::string hero;
    Deck deck = Deck::Might;
    std::vector<std::string> trophies;
    std::optional<std::string> card;
};
struct Gather {
    std::optional<Money> incomeChoice;
    int otherGold = 0;
    int otherResources = 0;
};
struct TypedCost {
    std::optional<int> gold;
    std::optional<int> resources;
    int level = 1;
};
struct Build {
    Building building = Building::NewHeroes;
    std::optional<Money> payWith;
    std::optional<TypedCost> cost;
};
struct RaiseCapital {
    std::optional<int> resources;
};
struct Recruit {
    Unit unit = Unit::Crossbowman;
    Quality quality = Quality::Base;
    int quantity = 1;
    std::string hero;
};
struct Upgrade {
    Unit unit = Unit::Crossbowman;
    int quantity = 1;
    std::string hero;
};
struct Disband {
    Unit unit = Unit::Crossbowman;
    Quality quality = Quality::Base;
    int quantity = 1;
    std::string hero;
};
struct RecruitHero {
    std::string hero;
    std::optional<DrawnSkill> skillCard;
};
struct Trade {
    Money give = Money::Gold;
    int quantity = 2;
};
struct SellScrolls {
    std::string hero;
    std::vector<int> levels;
};
struct GainArtefact {
    std::string hero;
    std::string name;
    Slot slot = Slot::Garment;
};
struct LoseArtefact {
    std::string hero;
    std::string name;
    std::optional<std::string> to;
};
struct GainScroll {
    std::string hero;
    int quantity = 1;
};
struct UseScroll {
    std::string hero;
    std::string name;
    int level = 1;
};
struct GainLuck {
    std::string hero;
    int quantity = 1;
};
struct SpendLuck {
    std::string hero;
    int quantity = 1;
};
enum class Adjusted : std::uint8_t { Gold, Resources, PowerPoints };
struct Adjust {
    std::string player;
    Adjusted what = Adjusted::Gold;
    int by = 0;
    std::string reason;
};
struct Note {
    std::string text;
};
struct EndMatch {};

using AnyCommand = std::variant<NewMatch, PlaceTile, SetSpace, PlaceCapital, ChooseHero, RevealWeekCard, PlayCard, Pass,
                                EndAction, Activate, Move, Loot, TakeControl, ScareOff, StartBattle, Order, Attack,
                                Laurel, AssignDamage, Resurrect, Retreat, EndBattle, Treasure, LevelUp, Gather, Build,
                                RaiseCapital, Recruit, Upgrade, Disband, RecruitHero, Trade, SellScrolls, GainArtefact,
                                LoseArtefact, GainScroll, UseScroll, GainLuck, SpendLuck, Adjust, Note, EndMatch>;
using Command = CompiledOnce<AnyCommand>;

/// Shape, reader and writer of all commands.
[[nodiscard]] const CommandForms<Command>& commandForms();
[[nodiscard]] Checked<Command> readCommand(const Json& json);
[[nodiscard]] Json writeCommand(const Command& command);

} // namespace whistle::heroes

namespace whistle {

extern template class CompiledOnce<heroes::AnyCommand>;

} // namespace whistle
