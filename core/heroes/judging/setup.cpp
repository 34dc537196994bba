// SPDX-License-Identifier: GPL-3.0-or-later
// MH-3: players, board, capitals, first heroes.
#include "heroes/judging/desk.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

#include <set>

namespace whistle::heroes {

namespace {

constexpr auto capitalThere = Saying::tr("There is a capital at %1.");

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
    for (int row = corner.row; row < corner.row + tileSide; ++row) {
        for (int column = corner.column; column < corner.column + tileSide; ++column) {
            for (int place = 0; place < 9 && board.at({row, column}) == Terrain::Portal; ++place) {
                const Space near{row + place / 3 - 1, column + place % 3 - 1};
                if (board.at(near) == Terrain::Portal && tileOf(near) != tileOf(corner))
                    return true;
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
    desk.say("MH-5.1"_rule, Saying::tr("Everyone is ready, and %1 takes the first turn."), state.activePlayer().name);
}

void setSite(Desk& desk, const NewSite& site, const Space& space)
{
    if (desk.state.hasCapitalAt(space))
        desk.refuse("MH-3.7"_rule, capitalThere, space);
    if (desk.state.siteAt(space))
        desk.refuse("MH-8.14"_rule, Saying::tr("There is already a site at %1."), space);
    if (desk.state.site(site.name))
        desk.refuse("MH-8.14"_rule, Saying::tr("There is already a site called %1."), site.name);
    desk.state.sites.push_back({site.name, site.kind, space, {}, false});
}

void setEncounter(Desk& desk, const EncounterFacts& encounter, const Space& space)
{
    if (desk.state.hasCapitalAt(space))
        desk.refuse("MH-3.7"_rule, capitalThere, space);
    if (desk.state.encounterAt(space))
        desk.refuse("MH-8.14"_rule, Saying::tr("There is already an encounter at %1."), space);
    if (desk.state.encounter(encounter.name) || isPrinted(desk.state, encounter.name))
        desk.refuse("MH-8.14"_rule, say::nameInUse, encounter.name);
    desk.state.encounters.push_back({encounter, space, {}, false});
}

void setGuard(Desk& desk, const std::string& site, const Space& space)
{
    const EncounterToken* guard = desk.state.encounterAt(space);
    if (!guard)
        return desk.refuse("MH-8.14"_rule, Saying::tr("Only an encounter on this space can guard a site."));
    if (desk.state.guardOf(site))
        desk.refuse("MH-8.14"_rule, Saying::tr("%1 already has a guard."), site);
    if (guard->guards)
        desk.refuse("MH-8.14"_rule, Saying::tr("%1 already guards a site."), guard->facts->name);
    if (desk.isRefused())
        return;
    desk.state.encounter(guard->facts->name)->guards = site;
    desk.say("MH-8.14"_rule, Saying::tr("%2 is guarded by %1."), guard->facts->name, site);
}

} // namespace

void on(Desk& desk, const NewMatch& command)
{
    const int number = static_cast<int>(command.players.size());
    if (number < 2 || number > 4)
        desk.refuse("MH-3.2"_rule, Saying::tr("A match has 2 to 4 players, not %1."), number);
    std::set<Faction> factions;
    for (const NewPlayer& player : command.players) {
        if (!factions.insert(player.faction).second)
            desk.refuse("MH-3.2"_rule, Saying::tr("Each faction is played once: %1."), nameOf(player.faction));
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
        player.standIns = one.standIns;
        for (const UnitFacts& unit : one.facts.units)
            player.reserveOf(unit.unit) = unit.tokens;
        state.players.push_back(std::move(player));
    }
    state.firstPlayer = *state.playerNamed(command.firstPlayer);
    desk.say("MH-3.1"_rule, Saying::tr("The match begins: %1 goes first, and the goal is %2 Power Points."),
             command.firstPlayer, goalOf(number));
    desk.say("MH-3.13"_rule, Saying::tr("Every treasury starts with 7 gold and 5 resources; there are %1 Week Cards."),
             state.weekCardsLeft);
}

void on(Desk& desk, const PlaceTile& command)
{
    if (!desk.inStep(Step::None, "MH-3.3"_rule) || !hasBoard(desk, "MH-3.3"_rule))
        return;
    State& state = desk.state;
    const int highest = tilesOf(static_cast<int>(state.players.size()));
    if (command.tile > highest)
        desk.object("MH-3.3"_rule, Saying::tr("Tile %1 is not used with this number of players: only 1 to %2."),
                    command.tile, highest);
    const Space place{command.row, command.column};
    for (const PlacedTile& laid : state.tiles) {
        if (laid.tile == command.tile)
            desk.object("MH-3.3"_rule, Saying::tr("Tile %1 is already on the table."), command.tile);
        if (laid.place == place)
            desk.refuse("MH-3.3"_rule, Saying::tr("There is already a tile in this place."));
    }
    if (desk.isRefused())
        return;
    const Board tile(command.rows);
    const Space corner{tileSide * command.row, tileSide * command.column};
    for (int row = 0; row < tileSide; ++row) {
        for (int column = 0; column < tileSide; ++column) {
            state.board.set({corner.row + row, corner.column + column},
                            tile.at(printedAt({row, column}, command.turn)));
        }
    }
    state.tiles.push_back({command.tile, place});
    desk.say("MH-3.3"_rule, Saying::tr("Tile %1 is laid."), command.tile);
    if (portalsTouch(state.board, corner))
        desk.say(
            "MH-3.4"_rule,
            Saying::tr("Portals of two tiles touch: turn one of the tiles so that they are as far apart as possible."));
}

void on(Desk& desk, const SetSpace& command)
{
    if (command.guards && !desk.state.site(*command.guards) && !(command.site && command.site->name == *command.guards))
        return desk.unknown("/guards", "MH-8.14"_rule, input::unknownName, *command.guards);
    if (!desk.inStep(Step::None, "MH-3.3"_rule) || !hasBoard(desk, "MH-3.3"_rule))
        return;
    const Space space{command.row, command.column};
    if (!desk.state.board.has(space))
        return desk.refuse("MH-3.3"_rule, say::noTile, space);
    if (command.terrain)
        desk.state.board.set(space, static_cast<Terrain>(command.terrain->front()));
    if (command.site)
        setSite(desk, *command.site, space);
    if (command.encounter)
        setEncounter(desk, *command.encounter, space);
    if (command.guards && !desk.isRefused())
        setGuard(desk, *command.guards, space);
    desk.say("MH-3.5"_rule, Saying::tr("Space %1 entered."), space);
}

void on(Desk& desk, const PlaceCapital& command)
{
    if (!desk.inStep(Step::None, "MH-3.7"_rule) || !hasBoard(desk, "MH-3.7"_rule))
        return;
    State& state = desk.state;
    const Space space{command.row, command.column};
    const auto isEdge = [](int coordinate) {
        return coordinate % tileSide == 0 || coordinate % tileSide == tileSide - 1;
    };
    if (!state.board.has(space))
        return desk.refuse("MH-3.7"_rule, say::noTile, space);
    if (!isEdge(space.row) || !isEdge(space.column))
        desk.object("MH-3.7"_rule, Saying::tr("A capital goes on a corner space of a tile."));
    for (const Player& player : state.players) {
        if (player.capital && tileOf(*player.capital) == tileOf(space) && player.name != command.player)
            desk.object("MH-3.7"_rule, Saying::tr("There is already a capital on this tile."));
    }
    if (state.siteAt(space) || state.encounterAt(space))
        desk.refuse("MH-3.7"_rule, Saying::tr("A capital goes on a space without a site or an encounter."));
    Player& player = *firstWith(state.players, &Player::name, command.player);
    if (player.capital)
        desk.refuse("MH-3.7"_rule, Saying::tr("%1 already has a capital."), player.name);
    if (state.hasCapitalAt(space))
        desk.refuse("MH-3.7"_rule, capitalThere, space);
    if (desk.isRefused())
        return;
    player.capital = space;
    desk.say("MH-3.8"_rule, Saying::tr("%1's capital is at %2."), player.name, space);
    maybeBegin(desk);
}

void on(Desk& desk, const ChooseHero& command)
{
    if (!desk.inStep(Step::None, "MH-3.14"_rule))
        return;
    State& state = desk.state;
    Player& player = *firstWith(state.players, &Player::name, command.player);
    const HeroFacts* facts = player.facts->hero(command.hero);
    if (!facts)
        return desk.refuse("MH-3.14"_rule, Saying::tr("%1 belongs to another faction."), command.hero);
    if (!player.heroes.empty())
        return desk.refuse("MH-3.14"_rule, Saying::tr("%1 has already chosen a hero."), player.name);
    desk.expectKey(command.skillCard.has_value(), facts->has(StartingSkill::Sage), "/skill_card");
    if (desk.isRefused())
        return;
    // MH-3.15, MH-4.14
    const UnitFacts first = *firstWith(player.facts->units, &UnitFacts::level, 1);
    const UnitFacts second = *firstWith(player.facts->units, &UnitFacts::level, 2);
    const int ofFirst = std::min(facts->has(StartingSkill::RecognisedLeader) ? 5 : 3, first.tokens);
    const int ofSecond = std::min(3, second.tokens);
    if (ofFirst + ofSecond > facts->leadership)
        desk.object("MH-4.4"_rule, Saying::tr("The starting army (%1 units) exceeds the Leadership (%2)."),
                    ofFirst + ofSecond, facts->leadership);
    enterPlay(desk, *facts, command.skillCard);
    Hero& hero = state.heroes.back();
    hero.tokens(first.unit).elite = ofFirst;
    hero.tokens(second.unit).elite = ofSecond;
    player.reserveOf(first.unit) -= ofFirst;
    player.reserveOf(second.unit) -= ofSecond;
    desk.say("MH-3.15"_rule, Saying::tr("The army has %1 of level I and %2 of level II, all elite."), ofFirst,
             ofSecond);
    maybeBegin(desk);
}

bool isPrinted(const State& state, const std::string& name)
{
    const std::optional<Unit> unit = fromWord<Unit>(name);
    return state.factionOfHero(name) || (unit && state.isUnitOfMatch(*unit));
}

void enterPlay(Desk& desk, const HeroFacts& facts, const std::optional<DrawnSkill>& skill)
{
    State& state = desk.state;
    Hero hero;
    hero.name = facts.name;
    hero.player = *state.factionOfHero(facts.name);
    hero.facts = facts;
    Player& owner = state.owner(hero);
    desk.say("MH-3.14"_rule, Saying::tr("%1 enters play for %2."), facts.name, owner.name);
    if (facts.has(StartingSkill::SupplyWagon)) {
        owner.resources += 5;
        desk.say("MH-4.6"_rule, Saying::tr("Supply Wagon: +5 resources, now %1."), owner.resources);
    }
    if (facts.has(StartingSkill::Legacy)) {
        owner.gold += legacyGold;
        desk.say("MH-4.10"_rule, Saying::tr("Legacy: +5 gold, now %1."), owner.gold);
    }
    if (skill) {
        hero.skillCards.push_back(skill->card);
        desk.say("MH-4.15"_rule, Saying::tr("Sage: Skill Card “%1”."), cardName(skill->card));
    }
    owner.heroes.push_back(hero.name);
    state.heroes.push_back(std::move(hero));
}

} // namespace whistle::heroes
