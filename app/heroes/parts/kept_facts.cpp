// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/parts/kept_facts.h"

#include "heroes/pack/facts.h"
#include "heroes/questions/codecs.h"
#include "match/settings.h"

#include <nlohmann/json.hpp>

namespace whistle::heroes {

namespace {

constexpr QLatin1String factsKey("heroes/facts");
constexpr QLatin1String standInsKey("heroes/stand-ins");

Json settingOf(const Settings& settings, QLatin1String key)
{
    const std::optional<QString> text = settings.value(key);
    Json json = Json::parse(text.value_or(QString()).toStdString(), nullptr, false);
    return json.is_object() ? json : Json::object();
}

void keepSetting(Settings& settings, QLatin1String key, const Json& json)
{
    if (const QString text = QString::fromStdString(json.dump()); settings.value(key) != text)
        settings.setValue(key, text);
}

/// None: they do not fit.
std::optional<PlayerFacts> factsOf(const Json& json)
{
    static const Shape shape = ObjectOf<PlayerFacts>::shape();
    return shape.check(json).empty() ? std::optional(readRecord<PlayerFacts>(json)) : std::nullopt;
}

std::vector<std::string> printedIds(const PlayerFacts& facts)
{
    return eachOf(allPrinted(facts), [](const Printed& printed) { return idOf(printed); });
}

/// What is printed in both, and the same.
std::vector<std::string> sameIn(const PlayerFacts& one, const PlayerFacts& other)
{
    std::vector<std::string> same;
    for (const Printed& printed : allPrinted(one)) {
        if (printed.what == Printed::What::Sheet) {
            const HeroFacts* hero = other.hero(printed.hero);
            if (hero && *hero == *one.hero(printed.hero))
                same.push_back(idOf(printed));
            continue;
        }
        const UnitFacts* unit = firstWith(other.units, &UnitFacts::unit, printed.unit);
        if (!unit)
            continue;
        const UnitSide& mine = one.of(printed.unit).side(printed.quality);
        const UnitSide& theirs = unit->side(printed.quality);
        const bool isSame = printed.what == Printed::What::Price
                                ? mine.price == theirs.price
                                : mine.initiative == theirs.initiative && mine.abilities == theirs.abilities;
        if (isSame)
            same.push_back(idOf(printed));
    }
    return same;
}

/// What is as in fresh ones has not been given.
KeptFacts givenIn(Faction faction, const Json& facts)
{
    const KeptFacts fresh = freshFacts(faction);
    KeptFacts given{facts, fresh.standIns};
    const std::optional<PlayerFacts> before = factsOf(fresh.facts);
    const std::optional<PlayerFacts> now = factsOf(facts);
    if (before && now) {
        const std::vector<std::string> same = sameIn(*now, *before);
        std::erase_if(given.standIns, [&](const std::string& id) { return !contains(same, id); });
    }
    return given;
}

} // namespace

KeptFacts freshFacts(Faction faction)
{
    const PlayerFacts facts = proposedFacts(*factsInUse(), faction);
    const auto& proposals = factsInUse()->proposals;
    const auto proposed = proposals.find(wordOf(faction));
    const bool isProposed = proposed != proposals.end() && !proposed->second.empty();
    return {writeRecord(facts), isProposed ? std::vector<std::string>() : printedIds(facts)};
}

bool hasKeptFacts(const Settings& settings, Faction faction)
{
    return settingOf(settings, factsKey).contains(wordOf(faction));
}

KeptFacts keptFacts(const Settings& settings, Faction faction)
{
    const Json facts = settingOf(settings, factsKey);
    const auto kept = facts.find(wordOf(faction));
    if (kept == facts.end())
        return freshFacts(faction);
    const Json standIns = settingOf(settings, standInsKey);
    const auto open = standIns.find(wordOf(faction));
    static const Shape names = Shape::list(Shape::text());
    if (open == standIns.end() || !names.check(*open).empty())
        return givenIn(faction, *kept);
    return {*kept, open->get<std::vector<std::string>>()};
}

void keepFacts(Settings& settings, Faction faction, const KeptFacts& kept)
{
    Json facts = settingOf(settings, factsKey);
    Json standIns = settingOf(settings, standInsKey);
    const KeptFacts fresh = freshFacts(faction);
    if (kept.facts == fresh.facts && kept.standIns == fresh.standIns) { // a pack may propose the rest
        facts.erase(wordOf(faction));
        standIns.erase(wordOf(faction));
    } else {
        facts[wordOf(faction)] = kept.facts;
        standIns[wordOf(faction)] = kept.standIns;
    }
    keepSetting(settings, factsKey, facts);
    keepSetting(settings, standInsKey, standIns);
}

} // namespace whistle::heroes
