// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest_shapes.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

Shape statsShape()
{
    const Shape stat = Shape::integer(-9, 9);
    return Shape::object({required("handling", stat), required("tackling", stat), required("fighting", stat)});
}

Stats readStats(const Json& json)
{
    return {json.at("handling").get<int>(), json.at("tackling").get<int>(), json.at("fighting").get<int>()};
}

Shape upgradesShape(const Facts& facts)
{
    std::vector<ShapeKey> keys;
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        keys.push_back(withDefault(std::string(toWord(upgrade)), Shape::integer(0, facts[upgrade].copies), "0"));
    }
    return Shape::object(std::move(keys)).described(QT_TRANSLATE_NOOP("shapes", "active copies; omitted: none"));
}

Upgrades readUpgrades(const Json& json)
{
    Upgrades upgrades;
    for (const auto& [word, copies] : json.items())
        upgrades.copies[static_cast<std::size_t>(*fromWord<Upgrade>(word))] = copies.get<std::uint8_t>();
    return upgrades;
}

Shape surroundingsShape()
{
    return Shape::object(
        {required("free_spaces", Shape::integer(0, 4),
                  QT_TRANSLATE_NOOP("shapes", "adjacent spaces that it could enter")),
         required("blocked_sides", Shape::integer(0, 4),
                  QT_TRANSLATE_NOOP("shapes", "edge, wall or standing figure, not counting the side of a target"))});
}

Surroundings readSurroundings(const Json& json)
{
    return {json.at("free_spaces").get<int>(), json.at("blocked_sides").get<int>()};
}

Shape rollShape()
{
    return Shape::integers({-2, -1, 1, 2});
}

namespace {

Shape figureShape()
{
    return Shape::object({required("id", Shape::text().declaring("figure")),
                          required("kind", Shape::words(allWords<FigureKind>())),
                          required("health", Shape::integer(1, 20)),
                          withDefault("damage", Shape::integer(0, 19), "0",
                                      QT_TRANSLATE_NOOP("shapes", "before the contest and before Pain/Gain")),
                          optional("ringer", Shape::words(allWords<Ringer>()).orNull(),
                                   QT_TRANSLATE_NOOP("shapes", "only of kind ringer")),
                          withDefault("has_ball", Shape::boolean(), "false"),
                          withDefault("damage_prevented_this_turn", Shape::integer(0, 20), "0",
                                      QT_TRANSLATE_NOOP("shapes", "points that Hardy has ignored in this turn")),
                          withDefault("use_brick", Shape::boolean(), "false",
                                      QT_TRANSLATE_NOOP("shapes", "if it would be knocked down"))});
}

std::vector<ShapeKey> sideKeys(const Facts& facts)
{
    return {required("team", Shape::text().declaring("team")),
            required("stats", statsShape()),
            optional("burned", Shape::list(cardShape(NoCard::NotAllowed)),
                     QT_TRANSLATE_NOOP("shapes", "in this period, in order, without the cards of this contest")),
            required("card", cardShape(NoCard::Allowed)),
            withDefault("ability", Shape::words(allWords<Ability>()), R"("none")"),
            optional("upgrades", upgradesShape(facts)),
            withDefault("stim_pack", Shape::boolean(), "false",
                        QT_TRANSLATE_NOOP("shapes", "played Stim Pack! for this contest")),
            withDefault("pain_gain", Shape::integer(0, 2), "0",
                        QT_TRANSLATE_NOOP("shapes", "uses by the side's first figure"))};
}

} // namespace

Shape contestShape(const Facts& facts)
{
    std::vector<ShapeKey> initiator = sideKeys(facts);
    initiator.push_back(required("figure", figureShape()));
    std::vector<ShapeKey> target = sideKeys(facts);
    target.push_back(required("figures", Shape::list(figureShape(), 1, 2)));
    target.push_back(optional(
        "tiebreaker_rolls", Shape::list(rollShape()),
        QT_TRANSLATE_NOOP("shapes", "successive results of the active side if this comparison ties; the last counts")));
    return Shape::object(
        {required("type", Shape::words(allWords<ContestType>())),
         withDefault("reaction", Shape::boolean(), "false",
                     QT_TRANSLATE_NOOP("shapes", "the single target's team has its turn")),
         required("initiator", Shape::object(std::move(initiator))),
         required("targets", Shape::list(Shape::object(std::move(target)), 1, 2)),
         withDefault("follow_up", Shape::boolean(), "false",
                     QT_TRANSLATE_NOOP("shapes", "the initiator's side follows up if that is allowed")),
         optional(
             "initiator_surroundings", surroundingsShape(),
             QT_TRANSLATE_NOOP("shapes", "for a lost tackle; omitted: there is a free space and nothing is blocked")),
         optional("house_rules", houseRulesShape())});
}

} // namespace whistle::kaosball
