// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/pack_shape.h"

#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/pack_constants.h"
#include "kaosball/table/crossfield.h"

#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

std::vector<ShapeKey> with(std::vector<ShapeKey> keys, std::vector<ShapeKey> more)
{
    keys.insert(keys.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return keys;
}

/// Keys that any entry may have.
std::vector<ShapeKey> remarks()
{
    return {optional("note", Shape::text(), "for readers of the file: what is known about a null"),
            optional("source", Shape::text(), "where it comes from: a word of the pack's `sources`")};
}

Shape entry(std::vector<ShapeKey> keys)
{
    return Shape::object(with(std::move(keys), remarks()));
}

ShapeKey id()
{
    return required("id", Shape::text(), "small letters, digits and _; unique in its list");
}

ShapeKey names()
{
    return required("name",
                    Shape::object({required("en", Shape::text(), "in English"),
                                   optional("hu", Shape::text(), "in Hungarian; left out: the English name"),
                                   optional("pl", Shape::text(), "in Polish; left out: the English name")}),
                    "what it is called, by language");
}

ShapeKey effect()
{
    return optional("effect", Shape::text().orNull(), "what it does, in our own words; null: not known");
}

ShapeKey baseGame()
{
    return optional("base_game", Shape::boolean(), "whether it is in the base game's box; default false");
}

Shape count(int maximum = 1000)
{
    return Shape::integer(0, maximum);
}

Shape constants()
{
    std::vector<ShapeKey> keys;
    const auto add = [&keys](const char* key, const auto& value, int minimum, int maximum, const char* meaning) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, int>)
            keys.push_back(optional(key, Shape::integer(minimum, maximum), meaning));
        else
            keys.push_back(
                optional(key, Shape::list(Shape::integer(minimum, maximum), value.size(), value.size()), meaning));
    };
    const Constants printed;
    visitConstants(add, printed);
    return Shape::object(std::move(keys));
}

Shape components()
{
    return entry({
        optional("figures", entry({required("stated_total", count(), "as the box says"), required("teams", count()),
                                   required("figures_per_team", count()), required("runners_per_team", count()),
                                   required("bruisers_per_team", count()), required("coaches_per_team", count()),
                                   required("ringers", count())})),
        optional("plastic_tokens",
                 entry({required("stated_total", count(), "as the box says"), required("ball", count()),
                        required("score", count(), "score tokens, put down by Warpstone"),
                        required("fire", count(), "fire tokens"), required("wall", count(), "wall tokens"),
                        required("damage", count(), "damage tokens"), required("period_marker", count()),
                        required("first_player_marker", count())})),
        optional("cards", entry({required("stated_total", count(), "as the box says"), required("deck", count()),
                                 required("ringer_reference", count(), "one card a ringer")})),
        optional("dugouts", count()),
        optional("upgrade_tiles", count()),
        optional("tiebreaker_dice", count()),
        optional("game_boards", count()),
        optional("scoreboards", count()),
        optional("rulebook_pages", count()),
    });
}

Shape tiebreakerDie()
{
    return entry(
        {required("sides", Shape::integer(1, 20)),
         required("results", Shape::list(Shape::integer(-9, 9), 1, 20), "that it can show, each once; never 0"),
         required("faces", Shape::list(Shape::integer(-9, 9), 1, 20).orNull(),
                  "what each side shows; null: not known")});
}

Shape bonusTables()
{
    const auto tables = [](int minimum, int maximum) {
        const auto places = [&](std::size_t size) { return Shape::list(Shape::integer(minimum, maximum), size, size); };
        return Shape::object({required("2", places(1), "with two teams in play"),
                              required("3", places(2), "with three"), required("4", places(3), "with four")});
    };
    return Shape::object({required("kills", tables(0, 99), "points for the most kills, first place first"),
                          required("fouls", tables(-99, 0), "points for the most fouls, first place first")});
}

Shape upgrade()
{
    return entry({
        required("id", Shape::words(allWords<Upgrade>()), "one of the upgrades that the referee knows"),
        names(),
        required("copies", count(24), "tiles in the box"),
        required("cost", count(20), "active upgrade points that it takes (KB-27.2)"),
        required("minimum_bid", count(20), "the lowest opening bid, which is the cost (KB-26.3)"),
        effect(),
        optional("stacking", Shape::text(), "what further copies do"),
    });
}

Shape team()
{
    const Shape stat = Shape::integer(-9, 9).orNull();
    const Shape health = Shape::integer(1, 20).orNull();
    std::vector<std::string> abilities = allWords<Ability>();
    abilities.erase(abilities.begin()); // "none" is no ability
    return entry({
        id(),
        names(),
        optional("full_name", Shape::text(), "with its town; left out: the English name"),
        baseGame(),
        optional("coach", Shape::text(), "the coach's name"),
        optional("stats", entry({required("handling", stat), required("tackling", stat), required("fighting", stat)}),
                 "as printed on the dugout; null: not known, the players are asked"),
        optional("health", entry({required("runner", health), required("bruiser", health)}),
                 "damage that kills; null: not known, the players are asked"),
        optional("ability",
                 entry({required("id", Shape::words(std::move(abilities)).orNull(),
                                 "the team ability as the referee knows it; null: none, or one that it does not know"),
                        optional("name", Shape::text().orNull(), "as printed; null: not known"), effect()})),
        optional("figures", entry({required("runners", count(20)), required("bruisers", count(20))}),
                 "that the team has, those in reserve included"),
    });
}

Shape ringer()
{
    return entry({
        id(),
        names(),
        baseGame(),
        optional("rule", Shape::words(allWords<Ringer>()),
                 "the ringer whose special rule it has; left out: its own if the referee knows one, else none"),
        required("minimum_bid", count(99).orNull(), "the lowest opening bid (KB-26.3); null: not known"),
        required("health", Shape::integer(1, 20).orNull(), "damage that kills; null: not known, the players are asked"),
        effect(),
    });
}

std::vector<ShapeKey> cardKeys(std::vector<std::string> ids)
{
    return {required("id", Shape::words(std::move(ids)), "one of the cards that the referee knows"), names(),
            required("copies", count(60), "in the deck"), optional("when", Shape::text(), "it may be played"),
            effect()};
}

Shape deck()
{
    std::vector<std::string> cheats = allWords<Cheat>();
    cheats.insert(cheats.begin(), std::string(toWord(CardKind::BoosterBru)));
    const Shape copiesByValue = Shape::map(count(60)).orNull();
    return entry({
        required("total", count(200), "all cards of the deck"),
        optional("colors",
                 Shape::object({required("energy", Shape::text()), required("tactic", Shape::text()),
                                required("cheat", Shape::text())}),
                 "of the cards' faces"),
        required("energy_plain",
                 entry({required("copies", count(200), "of all values together"),
                        required("values", Shape::list(Shape::integer(1, 9), 1, 9), "that occur"),
                        required("distribution", copiesByValue, "copies by value (\"3\": 7); null: not known"),
                        required("stars", copiesByValue, "of these, copies with a star by value; null: not known")})),
        required("energy_special", Shape::list(entry(cardKeys({std::string(toWord(CardKind::Upset))})))),
        required("tactics", Shape::list(entry(with(cardKeys(allWords<Tactic>()),
                                                   {optional("activates", Shape::boolean(),
                                                             "whether a figure is activated afterwards")})))),
        required("cheats", Shape::list(entry(with(cardKeys(std::move(cheats)),
                                                  {optional("value", Shape::integer(1, 9),
                                                            "of Booster Bru: the energy that it counts as")})))),
    });
}

Shape board()
{
    const Shape side = Shape::words(allWords<Side>());
    const Shape space = Shape::words(crossfield::allNames());
    return entry({
        required("name", Shape::text()),
        required("space_count", count()),
        required("sides",
                 Shape::list(Shape::object({required("id", side), required("opposite", side),
                                            required("color", Shape::text().orNull(), "null: not known")})),
                 "where teams sit"),
        optional("colors_note", Shape::text()),
        required("spaces",
                 Shape::list(Shape::object(
                     {required("id", space, "column letter a-i from west to east, row digit 1-9 from south to north"),
                      required("zone", Shape::words({"midfield", "centerfield", "scrimmage_line", "backfield"})),
                      optional("side", side, "of the arm; left out: in the midfield"),
                      optional("symbol", Shape::words({"circle", "square"}), "circle: runners, square: bruisers"),
                      optional("scoring", Shape::words({"minor", "major"}), "the mound that lies there"),
                      optional("scoring_for", side, "of a major mound: the side whose team scores there"),
                      required("adjacent", Shape::list(space), "spaces that share a border line")})),
                 "all spaces; they must be the crossfield of KB-2.1 to KB-2.10"),
    });
}

Shape houseRules()
{
    std::vector<std::string> ids;
    const Json properties = houseRulesShape().schema().at("properties");
    for (const auto& [name, ignored] : properties.items())
        ids.push_back(name);
    const ShapeKey ruleId = required("id", Shape::words(std::move(ids)), "as in a match's house_rules");
    const ShapeKey ruling = required("ruling", Shape::text(), "the reading that it switches (KB-R1)");
    return Shape::list(
        Shape::choice("type", {{"choice", Shape::object({ruleId, required("values", Shape::list(Shape::text())),
                                                         required("default", Shape::text()), ruling})},
                               {"integer", Shape::object({ruleId, required("minimum", Shape::integer(-99, 99)),
                                                          required("maximum", Shape::integer(-99, 99)),
                                                          required("default", Shape::integer(-99, 99)), ruling})},
                               {"boolean", Shape::object({ruleId, required("default", Shape::boolean()), ruling})}}));
}

Shape modes()
{
    return Shape::list(Shape::object({required("id", Shape::words(allWords<Mode>())),
                                      required("players", Shape::list(Shape::integer(2, 4), 1, 3), "numbers of teams"),
                                      optional("alliances", Shape::integer(2, 2)),
                                      optional("teams_per_alliance", Shape::integer(2, 2))}));
}

Shape leagueDefaults()
{
    return Shape::object(
        {required("label", Shape::text()),
         required(
             "official",
             Shape::object({required("teams_minimum", count()), required("teams_maximum", count()),
                            required("cash_per_match", count()), required("starting_active_upgrade_points", count()),
                            required("active_upgrade_points_can_grow", Shape::boolean()),
                            required("ends_with", Shape::list(Shape::text())), required("teams_per_match", count())}),
             "what the publisher's rules say about leagues (KB-34)"),
         required(
             "settings",
             Shape::list(Shape::object({id(), required("default", Shape::anything(), "null: chosen by the organiser"),
                                        optional("minimum", count()), optional("maximum", count()),
                                        optional("values", Shape::list(Shape::anything())),
                                        required("official", Shape::boolean(), "false: a proposal of ours")})),
             "of a season (KB-35)")});
}

} // namespace

std::vector<PackSection> sections()
{
    const Shape range = Shape::object({required("minimum", count()), required("maximum", count())});
    return {
        {optional("players", range, "of a match")},
        {optional("minutes", range, "that a match takes")},
        {optional("minimum_age", count(99))},
        {optional("credits", Shape::object({required("designer", Shape::text())}))},
        {optional("components", components(), "what is in the box; the numbers must add up")},
        {optional("tiebreaker_die", tiebreakerDie())},
        {optional("constants", constants(), "numbers of the rules; each may be given alone")},
        {optional("bonus_tables", bonusTables(), "points at half-time and at the end (KB-20)")},
        {optional("upgrades", Shape::list(upgrade()), "each replaces the one with its id")},
        {optional("teams", Shape::list(team()), "each is added, or replaces the one with its id")},
        {optional("ringers", Shape::list(ringer()), "each is added, or replaces the one with its id")},
        {optional("deck", deck(), "replaces the whole deck")},
        {optional("modes", modes())},
        {optional("house_rules", houseRules(), "the switches for rulings; they must be those that the referee has")},
        {optional("league_defaults", leagueDefaults())},
        {optional("board", board())},
        {optional("glossary",
                  Shape::map(Shape::object(
                      {required("en", Shape::text()), optional("hu", Shape::text()), optional("pl", Shape::text())})),
                  "words of the game by language")},
    };
}

} // namespace whistle::kaosball
