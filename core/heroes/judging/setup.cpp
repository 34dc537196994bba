// SPDX-License-Identifier: GPL-3.0-or-later
// MH-3: players, board, capitals, first heroes.
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/questions/texts.h"
#include "heroes/telling/names.h"

#include <set>

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

constexpr int tileSize = 4;

/// MH-3.3
int highestTile(std::size_t players)
{
    return players == 2 ? 9 : players == 3 ? 12 : 16;
}

bool hasBoard(Desk& desk, RuleId rule)
{
    if (desk.state.isMirror)
        return true;
    desk.refuse(rule, say::noBoard);
    return false;
}

/// MH-3.4, for the players to mind.
bool portalsTouch(const Board& board, const Space& corner)
{
    for (int row = corner.row; row < corner.row + tileSize; ++row) {
        for (int column = corner.column; column < corner.column + tileSize; ++column) {
            if (board.at({row, column}) != Terrain::Portal)
                continue;
            for (int down = -1; down <= 1; ++down) {
                for (int right = -1; right <= 1; ++right) {
                    const Space near{row + down, column + right};
                    const bool isOtherTile = near.row < corner.row || near.row >= corner.row + tileSize ||
                                             near.column < corner.column || near.column >= corner.column + tileSize;
                    if (isOtherTile && board.at(near) == Terrain::Portal)
                        return true;
                }
            }
        }
    }
    return false;
}

/// When every player has a hero and, on a board, a capital, the first turn begins by itself.
void maybeBegin(Desk& desk)
{
    State& state = desk.state;
    for (const Player& player : state.players) {
        if (player.heroes.empty() || (state.isMirror && !player.capital))
            return;
    }
    state.phase = Phase::Play;
    state.step = Step::Turn;
    state.active = state.firstPlayer;
    desk.say("MH-5.1"_rule, say::playBegins, state.activePlayer().name);
}

/// A name that a hero, an encounter or a unit of the match has.
bool isTaken(const State& state, const std::string& name)
{
    const std::optional<Unit> unit = fromWord<Unit>(name);
    return state.encounter(name) || state.factionOfHero(name) || (unit && state.isUnitOfMatch(*unit));
}

void setSite(Desk& desk, const SetSpace& command, const Space& space)
{
    if (desk.state.capitalAt(space))
        desk.refuse("MH-3.7"_rule, say::capitalThere, space);
    if (desk.state.siteAt(space))
        desk.refuse("MH-8.14"_rule, say::siteThere, space);
    if (desk.state.site(command.site->name))
        desk.refuse("MH-8.14"_rule, say::siteNameTaken, command.site->name);
    if (!desk.isRefused())
        desk.state.sites.push_back({command.site->name, command.site->kind, space, {}, false});
}

void setEncounter(Desk& desk, const SetSpace& command, const Space& space)
{
    if (desk.state.capitalAt(space))
        desk.refuse("MH-3.7"_rule, say::capitalThere, space);
    if (desk.state.encounterAt(space))
        desk.refuse("MH-8.14"_rule, say::encounterThere, space);
    if (isTaken(desk.state, command.encounter->name))
        desk.refuse("MH-8.14"_rule, say::nameInUse, command.encounter->name);
    if (!desk.isRefused())
        desk.state.encounters.push_back({*command.encounter, space, {}, false});
}

void setGuard(Desk& desk, const std::string& site, const Space& space)
{
    const EncounterToken* guard = desk.state.encounterAt(space);
    if (!guard)
        return desk.refuse("MH-8.14"_rule, say::guardWithoutEncounter);
    if (desk.state.guardOf(site))
        desk.refuse("MH-8.14"_rule, say::guardedAlready, site);
    if (guard->guards)
        desk.refuse("MH-8.14"_rule, say::guardsAlready, guard->facts->name);
    if (desk.isRefused())
        return;
    desk.state.encounter(guard->facts->name)->guards = site;
    desk.say("MH-8.14"_rule, say::encounterGuards, guard->facts->name, site);
}

} // namespace

void on(Desk& desk, const NewMatch& command)
{
    const int number = static_cast<int>(command.players.size());
    if (number < 2 || number > 4)
        desk.refuse("MH-3.2"_rule, say::numberOfPlayers, number);
    std::set<Faction> factions;
    for (const NewPlayer& player : command.players) {
        if (!factions.insert(player.faction).second)
            desk.refuse("MH-3.2"_rule, say::factionTwice, nameOf(player.faction));
    }
    if (desk.isRefused())
        return;
    State& state = desk.state;
    state = State{};
    state.hasStarted = true;
    state.isMirror = command.board == BoardKind::Mirror;
    state.rules = command.houseRules;
    state.actionCards = command.actionCards;
    constexpr std::array<int, 3> weekCards{9, 12, 15};
    state.weekCardsLeft = weekCards[static_cast<std::size_t>(command.length)];
    for (const NewPlayer& one : command.players) {
        Player player;
        player.name = one.name;
        player.faction = one.faction;
        player.facts = one.facts;
        for (const UnitFacts& unit : one.facts.units)
            player.reserveOf(unit.unit) = unit.tokens;
        state.players.push_back(std::move(player));
    }
    state.firstPlayer = *state.playerNamed(command.firstPlayer);
    desk.say("MH-3.1"_rule, say::matchBegins, command.firstPlayer, goalOf(number));
    desk.say("MH-3.13"_rule, say::startingTreasury, state.weekCardsLeft);
}

void on(Desk& desk, const PlaceTile& command)
{
    if (!desk.inStep(Step::None, "MH-3.3"_rule) || !hasBoard(desk, "MH-3.3"_rule))
        return;
    State& state = desk.state;
    const int highest = highestTile(state.players.size());
    if (command.tile > highest)
        desk.object("MH-3.3"_rule, say::tileTooHigh, command.tile, highest);
    const Space place{command.row, command.column};
    for (const PlacedTile& laid : state.tiles) {
        if (laid.tile == command.tile)
            desk.object("MH-3.3"_rule, say::tileTwice, command.tile);
        if (laid.place == place)
            desk.refuse("MH-3.3"_rule, say::placeTaken);
    }
    if (desk.isRefused())
        return;
    std::vector<std::string> rows = command.rows;
    for (int turn = 0; turn < command.turn; ++turn) {
        const std::vector<std::string> before = rows;
        for (std::size_t row = 0; row < tileSize; ++row) {
            for (std::size_t column = 0; column < tileSize; ++column)
                rows[row][column] = before[tileSize - 1 - column][row];
        }
    }
    const Space corner{tileSize * command.row, tileSize * command.column};
    for (int row = 0; row < tileSize; ++row) {
        for (int column = 0; column < tileSize; ++column)
            state.board.set(
                {corner.row + row, corner.column + column},
                static_cast<Terrain>(rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]));
    }
    state.tiles.push_back({command.tile, place});
    desk.say("MH-3.3"_rule, say::tileLaid, command.tile);
    if (portalsTouch(state.board, corner))
        desk.say("MH-3.4"_rule, say::portalsTouch);
}

void on(Desk& desk, const SetSpace& command)
{
    if (command.guards && !desk.state.site(*command.guards) && !(command.site && command.site->name == *command.guards))
        return desk.unknown("/guards", "MH-8.14"_rule, texts::input::unknownName, *command.guards);
    if (!desk.inStep(Step::None, "MH-3.3"_rule) || !hasBoard(desk, "MH-3.3"_rule))
        return;
    const Space space{command.row, command.column};
    if (!desk.state.board.has(space))
        return desk.refuse("MH-3.3"_rule, say::noTile, space);
    if (command.terrain)
        desk.state.board.set(space, static_cast<Terrain>(command.terrain->front()));
    if (command.site)
        setSite(desk, command, space);
    if (command.encounter)
        setEncounter(desk, command, space);
    if (command.guards && !desk.isRefused())
        setGuard(desk, *command.guards, space);
    desk.say("MH-3.5"_rule, say::spaceSet, space);
}

void on(Desk& desk, const PlaceCapital& command)
{
    const std::optional<int> index = desk.player(command.player, "/player");
    if (!index || !desk.inStep(Step::None, "MH-3.7"_rule) || !hasBoard(desk, "MH-3.7"_rule))
        return;
    State& state = desk.state;
    const Space space{command.row, command.column};
    const auto isEdge = [](int coordinate) {
        return coordinate % tileSize == 0 || coordinate % tileSize == tileSize - 1;
    };
    if (!state.board.has(space))
        return desk.refuse("MH-3.7"_rule, say::noTile, space);
    if (!isEdge(space.row) || !isEdge(space.column))
        desk.object("MH-3.7"_rule, say::noCorner);
    for (const Player& player : state.players) {
        if (player.capital && player.capital->row / tileSize == space.row / tileSize &&
            player.capital->column / tileSize == space.column / tileSize && player.name != command.player)
            desk.object("MH-3.7"_rule, say::capitalOnTile);
    }
    if (state.siteAt(space) || state.encounterAt(space))
        desk.refuse("MH-3.7"_rule, say::siteOrEncounter);
    Player& player = state.players[static_cast<std::size_t>(*index)];
    if (player.capital)
        desk.refuse("MH-3.7"_rule, say::secondCapital, player.name);
    if (state.capitalAt(space))
        desk.refuse("MH-3.7"_rule, say::capitalThere, space);
    if (desk.isRefused())
        return;
    player.capital = space;
    desk.say("MH-3.8"_rule, say::capitalPlaced, player.name, space);
    maybeBegin(desk);
}

void on(Desk& desk, const ChooseHero& command)
{
    const std::optional<int> index = desk.player(command.player, "/player");
    if (!index || !desk.knowsHero(command.hero, "/hero") || !desk.inStep(Step::None, "MH-3.14"_rule))
        return;
    State& state = desk.state;
    Player& player = state.players[static_cast<std::size_t>(*index)];
    const HeroFacts* facts = player.facts->hero(command.hero);
    if (!facts)
        return desk.refuse("MH-3.14"_rule, say::otherFaction, command.hero);
    if (!player.heroes.empty())
        return desk.refuse("MH-3.14"_rule, say::heroChosen, player.name);
    expectSkill(desk, *facts, command.skillCard);
    if (desk.isRefused())
        return;
    // MH-3.15, MH-4.14
    const UnitFacts first = *firstWith(player.facts->units, &UnitFacts::level, 1);
    const UnitFacts second = *firstWith(player.facts->units, &UnitFacts::level, 2);
    const int ofFirst = std::min(facts->has(StartingSkill::RecognisedLeader) ? 5 : 3, first.tokens);
    const int ofSecond = std::min(3, second.tokens);
    if (ofFirst + ofSecond > facts->leadership)
        desk.object("MH-4.4"_rule, say::armyTooGreat, ofFirst + ofSecond, facts->leadership);
    enterPlay(desk, *index, *facts, command.skillCard);
    Hero& hero = state.heroes.back();
    hero.tokens(first.unit).elite = ofFirst;
    hero.tokens(second.unit).elite = ofSecond;
    player.reserveOf(first.unit) -= ofFirst;
    player.reserveOf(second.unit) -= ofSecond;
    desk.say("MH-3.15"_rule, say::armyIs, ofFirst, ofSecond);
    maybeBegin(desk);
}

void expectSkill(Desk& desk, const HeroFacts& facts, const std::optional<DrawnSkill>& skill)
{
    desk.expectKey(skill.has_value(), facts.has(StartingSkill::Sage), "/skill_card");
}

void enterPlay(Desk& desk, int player, const HeroFacts& facts, const std::optional<DrawnSkill>& skill)
{
    State& state = desk.state;
    Player& owner = state.players[static_cast<std::size_t>(player)];
    Hero hero;
    hero.name = facts.name;
    hero.player = player;
    hero.facts = facts;
    desk.say("MH-3.14"_rule, say::heroEnters, facts.name, owner.name);
    if (facts.has(StartingSkill::SupplyWagon)) {
        owner.resources += 5;
        desk.say("MH-4.6"_rule, say::supplyWagon, owner.resources);
    }
    if (facts.has(StartingSkill::Legacy)) {
        owner.gold += 5;
        desk.say("MH-4.10"_rule, say::legacy, owner.gold);
    }
    if (skill) {
        hero.skillCards.push_back(skill->card);
        desk.say("MH-4.15"_rule, say::sage, cardName(skill->card));
    }
    owner.heroes.push_back(hero.name);
    state.heroes.push_back(std::move(hero));
}

} // namespace whistle::heroes
