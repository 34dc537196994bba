// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "chaotic/pack/facts.h"

#include "chaotic/table/rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

template <class CardKinds>
auto* find(CardKinds& cards, const std::string& name)
{
    return firstOf(cards, [&](const auto& one) { return one.name == name; });
}

template <class CardKind>
void layCards(std::vector<CardKind>& library, const Json& cards)
{
    for (const Json& one : cards) {
        CardKind card = readRecord<CardKind>(one);
        if (auto* known = find(library, card.name))
            *known = std::move(card);
        else
            library.push_back(std::move(card));
    }
}

/// Creatures of a deck are copies with an id each: the name in small, and a number from the second on.
void splitCreatures(Deck& deck)
{
    std::vector<CreatureCard> copies;
    for (const CreatureCard& card : deck.creatures) {
        for (int i = 1; i <= card.count; ++i) {
            CreatureCard& copy = copies.emplace_back(card);
            copy.count = 1;
            copy.id = foldedName(card.name) + (i > 1 ? '_' + std::to_string(i) : std::string{});
            std::replace(copy.id.begin(), copy.id.end(), ' ', '_');
        }
    }
    deck.creatures = std::move(copies);
}

std::vector<PackSection> sections()
{
    std::vector<ShapeKey> cardLists;
    const Shape entry = Shape::object(
        {required("name", Shape::text(), "a card of the library"), withDefault("count", Shape::integer(1, 99), "1")});
    std::vector<ShapeKey> deckKeys{required("id", Shape::text()),
                                   required("name", Shape::map(Shape::text()), "by language"),
                                   required("size", Shape::integers({1, 3, 6, 10}), "creatures a side")};
    forEachList([&](const char* list, const char* type, auto) {
        cardLists.push_back(optional(list, Shape::list(libraryCardShape(type))));
        deckKeys.push_back(required(list, Shape::list(entry)));
    });
    return {{optional("cards", Shape::object(std::move(cardLists)), "the library, one entry for each name")},
            {optional("decks", Shape::list(Shape::object(std::move(deckKeys))), "made of cards of the library")}};
}

void checkMore(PackFindings& findings, const Facts& facts)
{
    const auto folded = [](const Json& name) { return Json(foldedName(name.get<std::string>())); };
    forEachList(
        [&](const char* list, const char*, auto) { findings.noneTwice(pointerTo("/cards", list), "name", folded); });
    findings.add(conditionProblems(*findings.find(""), {}));
    findings.forEach("/decks", [&](const Json&, const std::string& deck) {
        forEachList([&](const char* list, const char*, auto place) {
            findings.forEach(pointerTo(deck, list), [&](const Json& card, const std::string& at) {
                if (const auto name = card.at("name").get<std::string>(); !find(facts.cards.*place, name))
                    findings.say(at + "/name", Text{Saying::tr("No pack has the card “%1”."), name});
            });
        });
    });
}

/// Cards of known names are replaced, others added.
void layContent(Facts& facts, const Json& pack)
{
    if (const auto cards = pack.find("cards"); cards != pack.end()) {
        forEachList([&](const char* list, const char*, auto place) {
            if (cards->contains(list))
                layCards(facts.cards.*place, cards->at(list));
        });
    }
    const auto decks = pack.find("decks");
    for (std::size_t i = 0; decks != pack.end() && i < decks->size(); ++i) {
        const Json& json = (*decks)[i];
        SampleDeck deck;
        deck.id = json.at("id").get<std::string>();
        for (const auto& [language, name] : json.at("name").items())
            deck.names.emplace(language, name.get<std::string>());
        deck.size = json.at("size").get<int>();
        forEachList([&](const char* list, const char*, auto place) {
            for (const Json& one : json.at(list)) {
                if (const auto* known = find(facts.cards.*place, one.at("name")))
                    (deck.deck.*place).emplace_back(*known).count = one.value("count", 1);
            }
        });
        splitCreatures(deck.deck);
        std::erase_if(facts.decks, [&](const SampleDeck& one) { return one.id == deck.id; });
        facts.decks.push_back(std::move(deck));
    }
}

} // namespace

PackForm<Facts> packForm()
{
    return {"chaotic", sections, layContent, checkMore};
}

} // namespace whistle::chaotic
