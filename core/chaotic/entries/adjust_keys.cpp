// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "chaotic/entries/commands.h"

#include "chaotic/table/rules.h"

#include <string_view>

namespace whistle::chaotic {

namespace {

constexpr auto range = common::Saying::tr("A whole number from %1 to %2 was expected, not %3.");

enum class Wanted { No, Perhaps, Yes };

/// What a kind has, besides `kind`; creature and name are usual.
struct KindKeys {
    Wanted creature = Wanted::Yes;
    Wanted amount = Wanted::No;
    int least = 0;
    int most = 999;
    const char* own = "";     ///< a further key that is needed
    const char* perhaps = ""; ///< a further key that may be there
    bool lasts = false;
    bool name = true;
};

/// In the order of AdjustKind.
constexpr std::array<KindKeys, 15> keysByKind{{
    {.amount = Wanted::Yes, .least = 1}, // heal
    {.amount = Wanted::Yes, .least = 1}, // damage
    {.amount = Wanted::Yes, .least = -99, .most = 99},
    {.amount = Wanted::Yes, .least = 1, .lasts = true},
    {.amount = Wanted::Yes, .own = "stat", .perhaps = "operation", .lasts = true},
    {.own = "element", .perhaps = "operation", .lasts = true},
    {.own = "keyword", .lasts = true},
    {.own = "modifier", .perhaps = "side", .lasts = true},
    {.creature = Wanted::Perhaps, .own = "rule", .lasts = true},
    {Wanted::Perhaps, Wanted::Yes, -99, 99, "", "affiliation", true}, // the cost of Mugic
    {},
    {},
    {.own = "space"},
    {},
    {.creature = Wanted::No, .own = "effect", .name = false},
}};

KindKeys keysOf(const Adjust& adjust)
{
    KindKeys keys = keysByKind[static_cast<std::size_t>(adjust.kind)];
    if (adjust.kind != AdjustKind::Rule || !adjust.rule)
        return keys;
    if (*adjust.rule == Rule::OnlyGenericMugic || *adjust.rule == Rule::NoMugic)
        keys.creature = Wanted::No;
    else if (*adjust.rule != Rule::BattlegearAbilitiesLost && *adjust.rule != Rule::NoActivatedAbilities)
        keys.creature = Wanted::Yes;
    return keys;
}

} // namespace

Shape adjustShape(const Shape& adjust, const Json& said)
{
    const auto word = [&](const char* key) { return valueIn(said, key, std::string()); };
    const std::optional<AdjustKind> kind = fromWord<AdjustKind>(word("kind"));
    Adjust known;
    known.kind = kind.value_or(AdjustKind::Heal);
    known.rule = fromWord<Rule>(word("rule"));
    const KindKeys keys = keysOf(known);
    const auto wanted = [&](std::string_view key) {
        return key == "creature" ? keys.creature
               : key == "amount" ? keys.amount
               : key == "lasts"  ? (keys.lasts ? Wanted::Perhaps : Wanted::No)
               : key == "name"   ? (keys.name ? Wanted::Perhaps : Wanted::No)
               : key == keys.own ? Wanted::Yes
                                 : (key == keys.perhaps ? Wanted::Perhaps : Wanted::No);
    };
    std::vector<ShapeKey> own;
    for (ShapeKey key : adjust.parts().keys) {
        const Wanted need = key.name == "kind" ? Wanted::Yes : kind ? wanted(key.name) : Wanted::No;
        if (need == Wanted::No)
            continue;
        key.required = need == Wanted::Yes;
        if (key.name == "amount")
            key.shape = Shape::integer(keys.least, keys.most);
        own.push_back(std::move(key));
    }
    return Shape::object(std::move(own));
}

Problems adjustProblems(const Adjust& adjust, const Json& json)
{
    Problems problems;
    const auto require = [&](std::string_view key, Wanted wanted) {
        const bool isThere = json.contains(key);
        if (isThere && wanted == Wanted::No)
            problems.push_back(misplacedKey(pointerTo("", key)));
        if (!isThere && wanted == Wanted::Yes)
            problems.push_back(missingKey(pointerTo("", key)));
    };
    const KindKeys keys = keysOf(adjust);
    require("creature", keys.creature);
    require("amount", keys.amount);
    for (const std::string_view key :
         {"stat", "operation", "element", "keyword", "modifier", "side", "rule", "affiliation", "space", "effect"})
        require(key, key == keys.own ? Wanted::Yes : key == keys.perhaps ? Wanted::Perhaps : Wanted::No);
    require("lasts", keys.lasts ? Wanted::Perhaps : Wanted::No);
    require("name", keys.name ? Wanted::Perhaps : Wanted::No);
    const int amount = adjust.amount.value_or(0);
    if (adjust.amount && keys.amount == Wanted::Yes && (amount < keys.least || amount > keys.most))
        problems.push_back({"/amount", Text{range, keys.least, keys.most, amount}});
    else if (adjust.amount && amount == 0 && adjust.kind == AdjustKind::Counter)
        problems.push_back({"/amount", Text{common::Saying::tr("0 changes nothing.")}});
    if (adjust.kind == AdjustKind::Element && adjust.operation == GainLoseSet::Set)
        problems.push_back({"/operation", Text{Saying::tr("An element is gained or lost, never set.")}});
    return problems;
}

} // namespace whistle::chaotic
