// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shared.h"
#include "heroes/judging/attack_roll.h"
#include "heroes/judging/level_up.h"
#include "heroes/judging/movement.h"
#include "heroes/judging/recruit.h"
#include "heroes/judging/victory.h"
#include "heroes/table/facts_of_match.h"

namespace whistle::heroes {

enum class Phase : std::uint8_t { Setup, Play, Finished };
enum class Step : std::uint8_t {
    None,
    RevealWeekCard,
    Turn,
    Action,
    BattleStarts,
    Order,
    Attack,
    Laurel,
    AssignDamage,
    BattleOver,
    Treasure,
    LevelUp,
    EndMatch
};

struct Player {
    std::string name;
    Faction faction = Faction::Haven;
    Shared<PlayerFacts> facts;
    std::vector<std::string> standIns; ///< what of the facts nobody has given; nothing is judged by it
    int gold = 7;
    int resources = 5;
    int adjusted = 0; ///< Power Points that cards have given or taken
    int capitalLevel = 1;
    std::optional<Space> capital;
    std::vector<Building> buildings;
    bool tearUnderTemple = false;
    std::array<bool, 4> cards{true, true, true, false}; ///< face up
    std::array<int, unitsOfAFaction> reserve{};
    std::vector<std::string> heroes; ///< in the order in which they entered play

    [[nodiscard]] bool has(Building building) const { return contains(buildings, building); }
    [[nodiscard]] int& reserveOf(Unit unit) { return reserve[indexOf(unit)]; }
    [[nodiscard]] int reserveOf(Unit unit) const { return reserve[indexOf(unit)]; }
    [[nodiscard]] static std::size_t indexOf(Unit unit)
    {
        return static_cast<std::size_t>(static_cast<int>(unit) % unitsOfAFaction);
    }
    friend bool operator==(const Player&, const Player&) = default;
};

struct Hero {
    std::string name;
    int player = 0;
    Shared<HeroFacts> facts;
    std::vector<std::string> skillCards;
    int scrolls = 0;
    Indexed<std::string, 5> artefacts; ///< by slot; empty: none
    std::vector<Trophy> trophies;
    int luck = 0;
    bool isAway = false; ///< on the board, at `at`; else in its capital
    Space at;
    std::array<Tokens, unitsOfAFaction> army{};
    bool activated = false;
    bool mayActivateAgain = false; ///< it has looted the Stables

    [[nodiscard]] Tokens& tokens(Unit unit) { return army[Player::indexOf(unit)]; }
    [[nodiscard]] const Tokens& tokens(Unit unit) const { return army[Player::indexOf(unit)]; }
    [[nodiscard]] int units() const { return sumOf(army, &Tokens::sum); }
    [[nodiscard]] int artefactsWorn() const;
    [[nodiscard]] bool hasCard(const std::string& card) const { return contains(skillCards, card); }
    /// The slot of an Artefact; none: the hero does not wear it.
    [[nodiscard]] std::optional<Slot> slotOf(const std::string& artefact) const;
    friend bool operator==(const Hero&, const Hero&) = default;
};

struct Site {
    std::string name;
    SiteKind kind = SiteKind::Sawmill;
    std::optional<Space> at;
    std::optional<int> controller;
    bool looted = false;
    friend bool operator==(const Site&, const Site&) = default;
};

struct EncounterToken {
    Shared<EncounterFacts> facts;
    std::optional<Space> at;
    std::optional<std::string> guards;
    bool isGone = false; ///< beaten or scared off
    [[nodiscard]] const std::string& name() const { return facts->name; }
    friend bool operator==(const EncounterToken&, const EncounterToken&) = default;
};

struct WeekCard {
    std::string name;
    bool darkDays = false;
    std::vector<std::string> modifiers;
    friend bool operator==(const WeekCard&, const WeekCard&) = default;
};

/// An Action Card that is being carried out.
struct OpenAction {
    int card = 1;
    ActionKind action = ActionKind::Gather;
    bool gathered = false;
    bool built = false;
    int recruited = 0;
    friend bool operator==(const OpenAction&, const OpenAction&) = default;
};
/// A hero that is being moved.
struct Activation {
    std::string hero;
    Walk walk;
    std::vector<Space> visited;
    bool battleFought = false;
    bool hasLost = false;
    bool isOver = false;              ///< no more movement
    std::optional<Occasion> occasion; ///< Arena or Armourer, until something else is done
    int recruited = 0;
    friend bool operator==(const Activation&, const Activation&) = default;
};
/// What a hero has coming to it: rewards of a Treasure Card, or a level.
struct Claim {
    std::string hero;
    bool isLevel = false;
    int rewards = 0;
    int cost = 0;
    int treasureExperience = 0;
    bool isFree = false;
    friend bool operator==(const Claim&, const Claim&) = default;
};

/// A stack of an army. Its tokens are those of its hero; `put` (judging/battle_pieces.h) changes both.
struct BattleStack : FightingStack {
    Unit unit = Unit::Crossbowman;
    Side side = Side::Active;
    friend bool operator==(const BattleStack&, const BattleStack&) = default;
};
/// The last attack, and what of it still has to be dealt with.
struct LastAttack {
    std::string piece;
    RollVerdict roll;
    Side side = Side::Active;
    bool pierce = false;
    std::optional<std::string> target;
    friend bool operator==(const LastAttack&, const LastAttack&) = default;
};

struct Battle {
    BattleKind kind = BattleKind::Encounter;
    int clash = 1;
    std::string active;   ///< hero
    std::string opponent; ///< hero or encounter
    std::vector<BattleStack> stacks;
    std::vector<FightingEncounter> encounters; ///< the original first
    std::vector<PlacedPiece> order;
    Modifiers modifiers;            ///< of initiatives, from the last `order`
    int lastPlace = -1;             ///< the latest place in the order that has attacked in this clash
    bool hasAttacked = false;       ///< somebody, in this clash
    bool extraAttack = false;       ///< an Aggressor attacks once more
    Indexed<bool, 2> aggressorUsed; ///< by side
    Indexed<bool, 2> angelUsed;     ///< in this clash, by the side that owns it
    bool necromancyUsed = false;
    bool eliteDiceAllowed = true;
    std::optional<LastAttack> attack;
    int damage = 0; ///< that has not been dealt with yet
    std::optional<Side> winner;
    std::optional<Side> retreated;
    friend bool operator==(const Battle&, const Battle&) = default;
};

struct PlacedTile {
    int tile = 1;
    Space place; ///< in the grid of tiles
    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

struct State {
    bool hasStarted = false;
    Phase phase = Phase::Setup;
    Step step = Step::None;
    bool isMirror = false;
    HouseRules rules;
    std::optional<std::vector<std::vector<ActionKind>>> actionCards; ///< of cards 1 to 3; none: unknown
    std::vector<Player> players;
    int firstPlayer = 0;
    std::optional<int> active;
    int round = 1;
    int weekCardsLeft = 0;
    std::optional<WeekCard> weekCard;
    bool lastRound = false;
    std::vector<int> passes; ///< players, since the last card, or in this round
    std::optional<OpenAction> open;
    std::optional<Activation> activation;
    std::optional<std::string> entered; ///< the enemy whose space the hero has entered
    std::optional<Claim> claim;
    std::vector<Hero> heroes; ///< in play
    std::vector<Site> sites;
    std::vector<EncounterToken> encounters;
    Board board;
    std::vector<PlacedTile> tiles;
    std::optional<Battle> battle;
    std::optional<RankingVerdict> result;

    [[nodiscard]] Player& owner(const Hero& hero) { return players[static_cast<std::size_t>(hero.player)]; }
    [[nodiscard]] const Player& owner(const Hero& hero) const { return players[static_cast<std::size_t>(hero.player)]; }
    [[nodiscard]] Player& activePlayer() { return players[static_cast<std::size_t>(*active)]; }
    [[nodiscard]] const Player& activePlayer() const { return players[static_cast<std::size_t>(*active)]; }
    [[nodiscard]] std::optional<int> playerNamed(const std::string& name) const;
    [[nodiscard]] const Hero* hero(const std::string& name) const { return firstWith(heroes, &Hero::name, name); }
    [[nodiscard]] Hero* hero(const std::string& name) { return firstWith(heroes, &Hero::name, name); }
    /// The hero that wears an Artefact; null: nobody does.
    [[nodiscard]] Hero* wearerOf(const std::string& artefact)
    {
        return firstOf(heroes, [&](const Hero& hero) { return hero.slotOf(artefact).has_value(); });
    }
    [[nodiscard]] const Site* site(const std::string& name) const { return firstWith(sites, &Site::name, name); }
    [[nodiscard]] Site* site(const std::string& name) { return firstWith(sites, &Site::name, name); }
    [[nodiscard]] const Site* siteAt(const Space& space) const { return firstWith(sites, &Site::at, space); }
    [[nodiscard]] const EncounterToken* encounter(const std::string& name) const
    {
        return firstWith(encounters, &EncounterToken::name, name);
    }
    [[nodiscard]] EncounterToken* encounter(const std::string& name)
    {
        return firstWith(encounters, &EncounterToken::name, name);
    }
    /// The token on a space; none: there is none any more.
    [[nodiscard]] const EncounterToken* encounterAt(const Space& space) const
    {
        return firstOf(encounters, [&](const EncounterToken& one) { return !one.isGone && one.at == space; });
    }
    /// The token that guards a site and is not gone.
    [[nodiscard]] const EncounterToken* guardOf(const std::string& site) const
    {
        return firstOf(encounters, [&](const EncounterToken& one) { return !one.isGone && one.guards == site; });
    }
    [[nodiscard]] bool hasCapitalAt(const Space& space) const { return firstWith(players, &Player::capital, space); }
    /// The player to whose faction a hero belongs, in play or not; none: nobody has heard of it.
    [[nodiscard]] std::optional<int> factionOfHero(const std::string& name) const;
    /// The unit is of a faction in the match.
    [[nodiscard]] bool isUnitOfMatch(Unit unit) const
    {
        return firstWith(players, &Player::faction, factionOf(unit)) != nullptr;
    }

    [[nodiscard]] int leadership(const Hero& hero) const;
    [[nodiscard]] bool isInCapital(const Hero& hero) const { return !isMirror || !hero.isAway; }
    /// Those that the player controls.
    [[nodiscard]] SiteCounts sitesOf(int player) const;
    [[nodiscard]] std::string siteState(const Site& site) const;
    /// MH-1.5: the recount and the adjustments, not below 0.
    [[nodiscard]] int powerPoints(int player) const { return judgePower(powerInquiry(*this, player)).powerPoints; }
    friend bool operator==(const State&, const State&) = default;
};

} // namespace whistle::heroes
