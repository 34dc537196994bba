// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/any_card.h"

#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

template <class Of>
AnyCard freshCard()
{
    return Of{};
}

AnyCard cardOf(CardKind kind)
{
    static constexpr std::array<AnyCard (*)(), 5> fresh{freshCard<CreatureCard>, freshCard<BattlegearCard>,
                                                        freshCard<MugicCard>, freshCard<LocationCard>,
                                                        freshCard<AttackCard>};
    AnyCard card = fresh[static_cast<std::size_t>(kind)]();
    baseOf(card).type = Json(toWord(kind)).dump();
    return card;
}

} // namespace

const Card& baseOf(const AnyCard& card)
{
    return std::visit([](const auto& one) -> const Card& { return one; }, card);
}

Card& baseOf(AnyCard& card)
{
    return std::visit([](auto& one) -> Card& { return one; }, card);
}

Affiliation affiliationOf(const AnyCard& card)
{
    if (const auto* creature = std::get_if<CreatureCard>(&card))
        return affiliationOf(creature->tribe);
    const auto* mugic = std::get_if<MugicCard>(&card);
    return mugic != nullptr ? mugic->affiliation : Affiliation::Generic;
}

Shape shapeOf(CardKind kind)
{
    return libraryCardShape(toWord(kind));
}

AnyCard readCard(CardKind kind, const Json& json)
{
    AnyCard card = cardOf(kind);
    std::visit([&json]<class Of>(Of& one) { recordOf<Of>().read(json, &one); }, card);
    baseOf(card).type = Json(toWord(kind)).dump();
    return card;
}

Problems problemsOf(const Json& json, const std::string& at)
{
    static const Shape typed = Shape::object({required("type", Shape::words(allWords<CardKind>()))});
    const bool isTyped = json.is_object() && json.contains("type");
    const std::optional<CardKind> kind =
        isTyped && json.at("type").is_string() ? fromWord<CardKind>(json.at("type").get<std::string>()) : std::nullopt;
    if (!kind) {
        const Json head = isTyped ? Json{{"type", json.at("type")}} : json.is_object() ? Json::object() : json;
        return typed.check(head, at);
    }
    static const std::array<Shape, 5> shapes{shapeOf(CardKind::Creature), shapeOf(CardKind::Battlegear),
                                             shapeOf(CardKind::Mugic), shapeOf(CardKind::Location),
                                             shapeOf(CardKind::Attack)};
    Problems problems = shapes[static_cast<std::size_t>(*kind)].check(json, at);
    return problems.empty() ? conditionProblems(json, at) : problems;
}

Json writeCard(const AnyCard& card)
{
    Json json{{"type", toWord(kindOf(card))}};
    std::visit([&json]<class Of>(const Of& one) { recordOf<Of>().write(json, &one); }, card);
    json.erase("id");
    json.erase("count");
    return json;
}

AnyCard blankCard(CardKind kind)
{
    return cardOf(kind);
}

bool areSame(const AnyCard& one, const AnyCard& other)
{
    if (one.index() != other.index() || foldedName(baseOf(one).name) != foldedName(baseOf(other).name) ||
        baseOf(one).version != baseOf(other).version)
        return false;
    const auto* creature = std::get_if<CreatureCard>(&one);
    const auto* copy = std::get_if<CreatureCard>(&other);
    return creature == nullptr || (creature->disciplines == copy->disciplines && creature->energy == copy->energy &&
                                   creature->mugicAbility == copy->mugicAbility);
}

bool haveSameNumbers(const AnyCard& one, const AnyCard& other)
{
    static constexpr std::array keys{"tribe", "disciplines",  "energy", "mugic_ability", "affiliation",
                                     "cost",  "build_points", "base",   "initiative"};
    const Json a = writeCard(one);
    const Json b = writeCard(other);
    const auto isEqual = [&](const char* key) { return a.value(key, Json()) == b.value(key, Json()); };
    if (one.index() != other.index() || !std::all_of(keys.begin(), keys.end(), isEqual))
        return false;
    const auto* attack = std::get_if<AttackCard>(&one);
    const auto* creature = std::get_if<CreatureCard>(&one);
    return attack != nullptr     ? attack->attack.elemental == std::get<AttackCard>(other).attack.elemental
           : creature != nullptr ? creature->elements == std::get<CreatureCard>(other).elements
                                 : true;
}

} // namespace whistle::chaotic
