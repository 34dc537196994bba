// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_brute.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::battleline::brute {

namespace {

bool isSuccession(std::vector<int> values)
{
    std::sort(values.begin(), values.end());
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i] != values[i - 1] + 1)
            return false;
    }
    return true;
}

/// The Troop cards that a Morale card may stand for, as its rule lists them.
std::vector<Card> domainOf(const std::string& morale)
{
    std::vector<Card> domain;
    for (int i = 0; i < 60; ++i) {
        const Card card = Card::at(i);
        const int value = i % 10 + 1;
        if (morale == "alexander" || morale == "darius" || (morale == "companion_cavalry" && value == 8) ||
            (morale == "shield_bearers" && value <= 3))
            domain.push_back(card);
    }
    return domain;
}

bool contains(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// Digest 6.0: whether these meanings are admissible by the switch itself.
bool isAdmissible(const std::vector<Card>& troops, const std::vector<Card>& meanings, WildcardDuplicates duplicates,
                  const std::vector<Card>& visible)
{
    if (duplicates == WildcardDuplicates::Allowed)
        return true;
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        if (contains(troops, meanings[i]))
            return false;
        if (std::find(meanings.begin(), meanings.begin() + static_cast<std::ptrdiff_t>(i), meanings[i]) !=
            meanings.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
        if (duplicates == WildcardDuplicates::NotVisible && contains(visible, meanings[i]))
            return false;
    }
    return true;
}

/// Shows every choice of one card from each domain.
template <class Visit>
void forEachAssignment(const std::vector<std::vector<Card>>& domains, std::vector<Card>& chosen, Visit&& visit)
{
    if (chosen.size() == domains.size())
        return visit();
    for (const Card card : domains[chosen.size()]) {
        chosen.push_back(card);
        forEachAssignment(domains, chosen, visit);
        chosen.pop_back();
    }
}

/// One side of the comparison, while its empty slots are being filled.
struct Position {
    std::vector<Card> troops;
    std::vector<std::vector<Card>> domains; ///< of the wildcards
    std::vector<Card> visible;
    WildcardDuplicates duplicates = WildcardDuplicates::Allowed;
    bool fog = false;

    [[nodiscard]] std::optional<FormationValue> bestOfSet(bool onlyAdmissible) const
    {
        std::optional<FormationValue> best;
        std::vector<Card> meanings;
        forEachAssignment(domains, meanings, [&] {
            if (onlyAdmissible && !isAdmissible(troops, meanings, duplicates, visible))
                return;
            std::vector<Card> all = troops;
            all.insert(all.end(), meanings.begin(), meanings.end());
            const FormationValue value = valueOf(all, fog);
            if (!best || value > *best)
                best = value;
        });
        return best;
    }
    [[nodiscard]] FormationValue bestOfSet() const
    {
        const std::optional<FormationValue> admissible = bestOfSet(true);
        return admissible ? *admissible : *bestOfSet(false);
    }
};

void fill(Position& position, const std::vector<Card>& available, std::size_t from, int empty,
          std::optional<FormationValue>& best)
{
    if (empty == 0) {
        const FormationValue value = position.bestOfSet();
        if (!best || value > *best)
            best = value;
        return;
    }
    for (std::size_t i = from; i < available.size(); ++i) {
        position.troops.push_back(available[i]);
        fill(position, available, i + 1, empty - 1, best);
        position.troops.pop_back();
    }
}

std::vector<Card> cardsIn(const Json& ids)
{
    std::vector<Card> cards;
    for (const Json& id : ids)
        cards.push_back(*cardOf(id.get<std::string>()));
    return cards;
}

std::vector<Card> visibleIn(const Json& table)
{
    std::vector<Card> visible;
    const auto see = [&visible](const Json& ids) {
        for (const Card card : cardsIn(ids)) {
            if (card.isTroop())
                visible.push_back(card);
        }
    };
    for (const Json& flag : table.at("flags")) {
        see(flag.at("north"));
        see(flag.at("south"));
    }
    if (table.contains("set_aside")) {
        for (const auto& [seat, ids] : table.at("set_aside").items())
            see(ids);
    }
    return visible;
}

/// One side of a proof.
std::string flawOfSet(const Json& set, const Json& expected, Position position)
{
    std::vector<std::string> wildcards;
    for (const Json& id : set.at("cards")) {
        const Card card = *cardOf(id.get<std::string>());
        if (card.isTroop()) {
            position.troops.push_back(card);
        } else {
            wildcards.push_back(id.get<std::string>());
            position.domains.push_back(domainOf(wildcards.back()));
        }
    }
    if (set.at("wildcards").size() != wildcards.size())
        return "not every wildcard has a meaning";
    std::vector<Card> meanings;
    for (std::size_t i = 0; i < wildcards.size(); ++i) {
        const Json& meaning = set.at("wildcards").at(wildcards[i]);
        meanings.push_back(*cardOf(meaning.get<std::string>()));
        if (!contains(position.domains[i], meanings.back()))
            return wildcards[i] + " cannot stand for " + meaning.get<std::string>();
    }
    if (!isAdmissible(position.troops, meanings, position.duplicates, position.visible) && position.bestOfSet(true))
        return "the meanings are not admissible, and others would be";
    std::vector<Card> all = position.troops;
    all.insert(all.end(), meanings.begin(), meanings.end());
    const FormationValue value = valueOf(all, position.fog);
    if (expected.at("formation") != toWord(value.formation) || expected.at("sum") != value.sum)
        return "the set is not worth what the verdict says";
    return {};
}

} // namespace

FormationValue valueOf(const std::vector<Card>& troops, bool fog)
{
    bool oneColor = true;
    bool oneValue = true;
    int sum = 0;
    std::vector<int> values;
    for (const Card card : troops) {
        oneColor = oneColor && card.index / 10 == troops.front().index / 10;
        oneValue = oneValue && card.index % 10 == troops.front().index % 10;
        values.push_back(card.index % 10 + 1);
        sum += values.back();
    }
    if (fog)
        return {Formation::Host, sum};
    const bool succession = isSuccession(values);
    if (oneColor && succession)
        return {Formation::Wedge, sum};
    if (oneValue)
        return {Formation::Phalanx, sum};
    if (oneColor)
        return {Formation::BattalionOrder, sum};
    return {succession ? Formation::SkirmishLine : Formation::Host, sum};
}

FormationValue best(const std::vector<Card>& side, const Ground& ground)
{
    Position position;
    position.fog = ground.fog;
    position.duplicates = ground.duplicates;
    std::vector<Card> available;
    for (int i = 0; i < 60; ++i)
        (ground.visible.has(Card::at(i)) ? position.visible : available).push_back(Card::at(i));
    for (const Card card : side) {
        if (card.isTroop())
            position.troops.push_back(card);
        else
            position.domains.push_back(domainOf(idOf(card)));
    }
    std::optional<FormationValue> found;
    fill(position, available, 0, ground.slots - static_cast<int>(side.size()), found);
    return *found;
}

std::string flawOfProof(const Json& input, const Json& verdict, const Json& proof)
{
    if (verdict.at("claimant_formation").is_null())
        return proof.is_null() ? "" : "a proof of nothing";
    const Json& table = input.at("table");
    const Json& flag = table.at("flags").at(input.at("flag").get<std::size_t>() - 1);
    const std::string claimant = input.at("claimant").get<std::string>();
    const std::string opponent = claimant == "north" ? "south" : "north";
    const Json environment = flag.value("environment", Json::object());
    Position position;
    position.fog = environment.contains("fog");
    position.visible = visibleIn(table);
    const Json rules = input.value("house_rules", Json::object());
    position.duplicates = *fromWord<WildcardDuplicates>(rules.value("wildcard_duplicates", std::string("allowed")));

    const Json& claimed = proof.at("claimant");
    if (claimed.at("cards") != flag.at(claimant))
        return "the claimant's cards are others";
    const Json& countered = proof.at("opponent");
    Json expected = flag.at(opponent);
    std::vector<Card> added = cardsIn(countered.at("added_cards"));
    expected.insert(expected.end(), countered.at("added_cards").begin(), countered.at("added_cards").end());
    if (countered.at("cards") != expected || expected.size() != (environment.contains("mud") ? 4U : 3U))
        return "the opponent's cards are not those on the table and those added";
    for (const Card card : added) {
        if (!card.isTroop() || contains(position.visible, card) || std::count(added.begin(), added.end(), card) != 1)
            return idOf(card) + " cannot be added";
    }
    if (const std::string flaw = flawOfSet(claimed, verdict.at("claimant_formation"), position); !flaw.empty())
        return "claimant: " + flaw;
    if (const std::string flaw = flawOfSet(countered, verdict.at("opponent_best"), position); !flaw.empty())
        return "opponent: " + flaw;
    return {};
}

} // namespace whistle::battleline::brute
