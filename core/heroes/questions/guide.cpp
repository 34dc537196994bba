// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/guide.h"

#include "heroes/table/rules.h"
#include "heroes/telling/names.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::heroes {

namespace {

constexpr Saying isLegal{QT_TRANSLATE_NOOP("heroes", "This is legal.")};
constexpr Saying isNotLegal{QT_TRANSLATE_NOOP("heroes", "This is not legal.")};
constexpr Saying attacksFirst{QT_TRANSLATE_NOOP("heroes", "%1 attacks first.")};
constexpr Saying wins{QT_TRANSLATE_NOOP("heroes", "%1 has won.")};
constexpr Saying taken{QT_TRANSLATE_NOOP("heroes", "Sites that change hands: %1.")};

constexpr Saying goesOn{QT_TRANSLATE_NOOP("heroes", "The game goes on.")};
constexpr Saying rolled{QT_TRANSLATE_NOOP("heroes", "Hits %1, damage %2.")};
constexpr Saying badLuckDue{QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: hits must be re-rolled.")};
constexpr Saying chance{QT_TRANSLATE_NOOP("heroes", "The active side wins with %1 percent.")};
constexpr Saying gathered{QT_TRANSLATE_NOOP("heroes", "Gold %1, resources %2.")};
constexpr Saying runsAway{QT_TRANSLATE_NOOP("heroes", "The encounter runs away.")};
constexpr Saying stays{QT_TRANSLATE_NOOP("heroes", "The encounter stays.")};
constexpr Saying levelsUp{QT_TRANSLATE_NOOP("heroes", "The hero levels up.")};
constexpr Saying noLevel{QT_TRANSLATE_NOOP("heroes", "No level-up.")};
constexpr Saying points{QT_TRANSLATE_NOOP("heroes", "Power Points: %1 of %2.")};

std::vector<Text> rankingWords(const Json& verdict)
{
    std::vector<Text> words;
    for (const Json& winner : verdict.at("winners"))
        words.emplace_back(wins, winner.get<std::string>());
    if (words.empty())
        words.emplace_back(goesOn);
    return words;
}

std::vector<Text> rollWords(const Json& verdict)
{
    if (verdict.at("damage").is_null())
        return {Text{badLuckDue}};
    return {Text{rolled, verdict.at("hits").get<int>(), verdict.at("damage").get<int>()}};
}

/// The verdict in a sentence.
std::vector<Text> verdictWords(std::string_view question, const Json& /*input*/, const Json& verdict)
{
    if (const auto legal = verdict.find("legal"); legal != verdict.end())
        return {Text{legal->get<bool>() ? isLegal : isNotLegal}};
    if (question == "initiative_order")
        return {Text{attacksFirst, verdict.at("order").at(0).at("name").get<std::string>()}};
    if (question == "attack_roll")
        return rollWords(verdict);
    if (question == "battle_odds") {
        constexpr double percent = 100;
        const QString share = QString::number(percent * verdict.at("win_probability").get<double>(), 'f', 1);
        return {Text{chance, share.toStdString()}};
    }
    if (question == "income")
        return {Text{gathered, verdict.at("gold").get<int>(), verdict.at("resources").get<int>()}};
    if (question == "overwhelm")
        return {Text{verdict.at("scares_off").get<bool>() ? runsAway : stays}};
    if (question == "level_up")
        return {Text{verdict.at("levels_up").get<bool>() ? levelsUp : noLevel}};
    if (question == "control")
        return {Text{taken, static_cast<int>(verdict.at("sites_taken").size())}};
    if (question == "power_points")
        return {Text{points, verdict.at("power_points").get<int>(), verdict.at("goal").get<int>()}};
    return rankingWords(verdict);
}

} // namespace

Labels questionLabels()
{
    Labels labels("heroes");
    labels.addWords<SiteKind>();
    labels.addWords<Unit>();
    labels.addWords<Faction>();
    labels.addWords<Building>();
    labels.addKeys<Building>("buildings.");
    labels.addWords<StartingSkill>();
    return labels;
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = questionLabels();
    guide.inWords = verdictWords;
    guide.disputed = {"initiative", "bloodrage", "elite", "guarded", "explorer", "portal_built"};
    return guide;
}

} // namespace whistle::heroes
