// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/cards.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

BurnedNumbers::BurnedNumbers(const std::vector<Card>& burned)
{
    for (const Card card : burned)
        add(card);
}

unsigned BurnedNumbers::bit(Card card)
{
    switch (card.kind) {
    case CardKind::Energy:
        return 1U << static_cast<unsigned>(card.value);
    case CardKind::Upset:
        return 1U << 10U;
    case CardKind::BoosterBru:
        return 1U << 11U;
    default:
        return 0;
    }
}

Shape cardShape(NoCard noCard)
{
    std::vector<std::pair<std::string, Shape>> kinds{
        {"energy",
         Shape::object({required("value", Shape::integer(1, 9), QT_TRANSLATE_NOOP("shapes", "the number on the card")),
                        withDefault("star", Shape::boolean(), "false")})},
        {"upset", Shape::object({})},
        {"booster_bru", Shape::object({})},
        {"tactic", Shape::object({optional("name", Shape::words(allWords<Tactic>()))})},
        {"cheat", Shape::object({optional("name", Shape::words(allWords<Cheat>()),
                                          QT_TRANSLATE_NOOP("shapes", "Booster Bru has its own kind"))})},
    };
    if (noCard == NoCard::Allowed)
        kinds.emplace_back("none", Shape::object({}));
    return Shape::choice("kind", std::move(kinds)).ofKind("kaosball/card");
}

Card readCard(const Json& json)
{
    Card card{*fromWord<CardKind>(json.at("kind").get_ref<const std::string&>())};
    if (card.kind == CardKind::Energy) {
        card.value = json.at("value").get<std::int8_t>();
        card.star = json.value("star", false);
    }
    if (const auto name = json.find("name"); name != json.end()) {
        const std::string& word = name->get_ref<const std::string&>();
        card.name = card.kind == CardKind::Tactic ? static_cast<std::int8_t>(*fromWord<Tactic>(word))
                                                  : static_cast<std::int8_t>(*fromWord<Cheat>(word));
    }
    return card;
}

Json writeCard(Card card)
{
    Json json{{"kind", toWord(card.kind)}};
    if (card.kind == CardKind::Energy) {
        json["value"] = card.value;
        if (card.star)
            json["star"] = true;
    }
    if (card.kind == CardKind::Tactic && card.name >= 0)
        json["name"] = toWord(static_cast<Tactic>(card.name));
    if (card.kind == CardKind::Cheat && card.name >= 0)
        json["name"] = toWord(static_cast<Cheat>(card.name));
    return json;
}

} // namespace whistle::kaosball
