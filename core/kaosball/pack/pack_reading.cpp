// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/pack_constants.h"
#include "kaosball/pack/pack_shape.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// The value of a key, or nothing where it is left out or null.
const Json* valueOf(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found == json.end() || found->is_null() ? nullptr : &*found;
}

std::string textOf(const Json& json, const char* key, const std::string& otherwise = {})
{
    const Json* value = valueOf(json, key);
    return value ? value->get<std::string>() : otherwise;
}

std::optional<int> numberOf(const Json& json, const char* key)
{
    const Json* value = valueOf(json, key);
    return value ? std::optional(value->get<int>()) : std::nullopt;
}

Names namesOf(const Json& json)
{
    Names names;
    for (const auto& [language, name] : json.at("name").items())
        names.emplace(language, name.get<std::string>());
    return names;
}

/// Adds the entry, or puts it in the place of the one with its id.
template <class Entry>
void lay(std::vector<Entry>& entries, Entry entry)
{
    const auto same = std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.id == entry.id; });
    if (same == entries.end())
        entries.push_back(std::move(entry));
    else
        *same = std::move(entry);
}

TeamFacts readTeam(const Json& json)
{
    TeamFacts team;
    team.id = json.at("id").get<std::string>();
    team.names = namesOf(json);
    team.name = team.names.at("en");
    team.fullName = textOf(json, "full_name", team.name);
    team.baseGame = json.value("base_game", false);
    if (const Json* stats = valueOf(json, "stats")) {
        team.handling = numberOf(*stats, "handling");
        team.tackling = numberOf(*stats, "tackling");
        team.fighting = numberOf(*stats, "fighting");
    }
    if (const Json* health = valueOf(json, "health")) {
        team.runnerHealth = numberOf(*health, "runner");
        team.bruiserHealth = numberOf(*health, "bruiser");
    }
    if (const Json* ability = valueOf(json, "ability")) {
        team.ability = fromWord<Ability>(textOf(*ability, "id")).value_or(Ability::None);
        team.abilityName = textOf(*ability, "name");
        team.abilityEffect = textOf(*ability, "effect");
    }
    return team;
}

RingerFacts readRinger(const Json& json)
{
    RingerFacts ringer;
    ringer.id = json.at("id").get<std::string>();
    ringer.names = namesOf(json);
    ringer.name = ringer.names.at("en");
    ringer.baseGame = json.value("base_game", false);
    ringer.rule = fromWord<Ringer>(textOf(json, "rule", ringer.id)).value_or(Ringer::None);
    ringer.minimumBid = numberOf(json, "minimum_bid");
    ringer.health = numberOf(json, "health");
    ringer.effect = textOf(json, "effect");
    return ringer;
}

void readUpgrade(Facts& facts, const Json& json)
{
    const Upgrade id = *fromWord<Upgrade>(json.at("id").get_ref<const std::string&>());
    UpgradeFacts& upgrade = facts.upgrades[static_cast<std::size_t>(id)];
    upgrade.copies = json.at("copies").get<int>();
    upgrade.cost = json.at("cost").get<int>();
    upgrade.minimumBid = json.at("minimum_bid").get<int>();
    upgrade.names = namesOf(json);
    upgrade.name = upgrade.names.at("en");
    upgrade.effect = textOf(json, "effect");
}

Card cardOf(const std::string& id)
{
    if (const auto tactic = fromWord<Tactic>(id))
        return Card::tactic(*tactic);
    if (const auto cheat = fromWord<Cheat>(id))
        return Card::cheat(*cheat);
    return id == toWord(CardKind::Upset) ? Card::upset() : Card::boosterBru();
}

std::map<int, int> copiesByValue(const Json& json, const char* key)
{
    std::map<int, int> copies;
    if (const Json* given = valueOf(json, key)) {
        for (const auto& [value, count] : given->items())
            copies[std::atoi(value.c_str())] = count.get<int>();
    }
    return copies;
}

DeckFacts readDeck(Constants& constants, const Json& json)
{
    DeckFacts deck;
    const Json& plain = json.at("energy_plain");
    deck.plainEnergy = plain.at("copies").get<int>();
    deck.plainValues = plain.at("values").get<std::vector<int>>();
    deck.plainCopies = copiesByValue(plain, "distribution");
    deck.plainCopiesWithStar = copiesByValue(plain, "stars");
    for (const char* part : {"energy_special", "tactics", "cheats"}) {
        for (const Json& entry : json.at(part)) {
            CardFacts card;
            card.card = cardOf(entry.at("id").get_ref<const std::string&>());
            card.copies = entry.at("copies").get<int>();
            card.names = namesOf(entry);
            card.name = card.names.at("en");
            card.when = textOf(entry, "when");
            card.effect = textOf(entry, "effect");
            if (card.card == Card::boosterBru())
                constants.boosterBruValue = numberOf(entry, "value").value_or(constants.boosterBruValue);
            deck.cards.push_back(std::move(card));
        }
    }
    constants.deck = json.at("total").get<int>();
    return deck;
}

void readTable(std::map<int, std::vector<int>>& table, const Json& json)
{
    for (const int teams : {2, 3, 4})
        table[teams] = json.at(std::to_string(teams)).get<std::vector<int>>();
}

} // namespace

void layContent(Facts& facts, const Json& pack)
{
    if (const Json* constants = valueOf(pack, "constants")) {
        const auto read = [&](const char* key, auto& value, int, int, const char*) {
            if (const Json* given = valueOf(*constants, key))
                given->get_to(value);
        };
        visitConstants(read, facts.constants);
    }
    if (const Json* components = valueOf(pack, "components")) {
        if (const Json* tokens = valueOf(*components, "plastic_tokens")) {
            facts.constants.fireTokens = tokens->at("fire").get<int>();
            facts.constants.wallTokens = tokens->at("wall").get<int>();
            facts.constants.scoreTokens = tokens->at("score").get<int>();
        }
    }
    if (const Json* die = valueOf(pack, "tiebreaker_die")) {
        const Json* faces = valueOf(*die, "faces");
        facts.tiebreakerDie = (faces ? *faces : die->at("results")).get<std::vector<int>>();
    }
    if (const Json* tables = valueOf(pack, "bonus_tables")) {
        readTable(facts.killPoints, tables->at("kills"));
        readTable(facts.foulPoints, tables->at("fouls"));
    }
    if (const Json* upgrades = valueOf(pack, "upgrades")) {
        for (const Json& upgrade : *upgrades)
            readUpgrade(facts, upgrade);
    }
    if (const Json* teams = valueOf(pack, "teams")) {
        for (const Json& team : *teams)
            lay(facts.teams, readTeam(team));
    }
    if (const Json* ringers = valueOf(pack, "ringers")) {
        for (const Json& ringer : *ringers)
            lay(facts.ringers, readRinger(ringer));
    }
    if (const Json* deck = valueOf(pack, "deck"))
        facts.deck = readDeck(facts.constants, *deck);
}

} // namespace whistle::kaosball
