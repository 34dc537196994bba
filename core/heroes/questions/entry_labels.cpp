// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of a match and their keys are called in forms.
#include "heroes/questions/guide.h"
#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

template <class Enum>
void addNames(Labels& labels)
{
    for (std::size_t i = 0; i < WordsOf<Enum>::words.size(); ++i)
        labels.addWord(std::string(WordsOf<Enum>::words[i]), nameOf(static_cast<Enum>(i)));
}

} // namespace

void addEntryLabels(Labels& labels)
{
    static const Labels::List commands{
        {"activate", {"heroes", QT_TRANSLATE_NOOP("heroes", "Activate a hero")}},
        {"adjust", {"heroes", QT_TRANSLATE_NOOP("heroes", "Put a number right")}},
        {"assign_damage", {"heroes", QT_TRANSLATE_NOOP("heroes", "Assign damage")}},
        {"attack", {"heroes", QT_TRANSLATE_NOOP("heroes", "Attack")}},
        {"build", {"heroes", QT_TRANSLATE_NOOP("heroes", "Build")}},
        {"choose_hero", {"heroes", QT_TRANSLATE_NOOP("heroes", "Choose the first hero")}},
        {"command=disband", {"heroes", QT_TRANSLATE_NOOP("heroes", "Disband units")}},
        {"end_action", {"heroes", QT_TRANSLATE_NOOP("heroes", "End the action")}},
        {"end_battle", {"heroes", QT_TRANSLATE_NOOP("heroes", "End the battle")}},
        {"end_match", {"heroes", QT_TRANSLATE_NOOP("heroes", "End the match")}},
        {"gain_artefact", {"heroes", QT_TRANSLATE_NOOP("heroes", "Gain an Artefact")}},
        {"gain_luck", {"heroes", QT_TRANSLATE_NOOP("heroes", "Gain luck")}},
        {"gain_scroll", {"heroes", QT_TRANSLATE_NOOP("heroes", "Gain a Scroll")}},
        {"gather", {"heroes", QT_TRANSLATE_NOOP("heroes", "Gather")}},
        {"command=laurel", {"heroes", QT_TRANSLATE_NOOP("heroes", "Use a laurel")}},
        {"level_up", {"heroes", QT_TRANSLATE_NOOP("heroes", "Level up")}},
        {"loot", {"heroes", QT_TRANSLATE_NOOP("heroes", "Loot a site")}},
        {"lose_artefact", {"heroes", QT_TRANSLATE_NOOP("heroes", "Lose an Artefact")}},
        {"move", {"heroes", QT_TRANSLATE_NOOP("heroes", "Move")}},
        {"note", {"heroes", QT_TRANSLATE_NOOP("heroes", "A remark")}},
        {"order", {"heroes", QT_TRANSLATE_NOOP("heroes", "Place the pieces")}},
        {"pass", {"heroes", QT_TRANSLATE_NOOP("heroes", "Pass")}},
        {"place_capital", {"heroes", QT_TRANSLATE_NOOP("heroes", "Place a capital")}},
        {"place_tile", {"heroes", QT_TRANSLATE_NOOP("heroes", "Lay a tile")}},
        {"play_card", {"heroes", QT_TRANSLATE_NOOP("heroes", "Play an Action Card")}},
        {"raise_capital", {"heroes", QT_TRANSLATE_NOOP("heroes", "Raise the capital")}},
        {"command=recruit", {"heroes", QT_TRANSLATE_NOOP("heroes", "Recruit units")}},
        {"resurrect", {"heroes", QT_TRANSLATE_NOOP("heroes", "Resurrect units")}},
        {"retreat", {"heroes", QT_TRANSLATE_NOOP("heroes", "Retreat")}},
        {"reveal_week_card", {"heroes", QT_TRANSLATE_NOOP("heroes", "Reveal the Week Card")}},
        {"scare_off", {"heroes", QT_TRANSLATE_NOOP("heroes", "Scare off an encounter")}},
        {"sell_scrolls", {"heroes", QT_TRANSLATE_NOOP("heroes", "Sell Scrolls")}},
        {"set_space", {"heroes", QT_TRANSLATE_NOOP("heroes", "Describe a space")}},
        {"spend_luck", {"heroes", QT_TRANSLATE_NOOP("heroes", "Spend luck")}},
        {"start_battle", {"heroes", QT_TRANSLATE_NOOP("heroes", "Start a battle")}},
        {"take_control", {"heroes", QT_TRANSLATE_NOOP("heroes", "Take control of a site")}},
        {"trade", {"heroes", QT_TRANSLATE_NOOP("heroes", "Trade")}},
        {"command=treasure", {"heroes", QT_TRANSLATE_NOOP("heroes", "Rewards of a Treasure Card")}},
        {"command=upgrade", {"heroes", QT_TRANSLATE_NOOP("heroes", "Upgrade units")}},
        {"use_scroll", {"heroes", QT_TRANSLATE_NOOP("heroes", "Use a Scroll")}},
        {"activate_heroes", nameOf(ActionKind::ActivateHeroes)},
        {"artefact", {"heroes", QT_TRANSLATE_NOOP("heroes", "Artefact")}},
        {"scroll", {"heroes", QT_TRANSLATE_NOOP("heroes", "Scroll")}},
        {"treasure", {"heroes", QT_TRANSLATE_NOOP("heroes", "Treasure Card")}},
        {"other", {"heroes", QT_TRANSLATE_NOOP("heroes", "Something else")}},
        {"experience", {"heroes", QT_TRANSLATE_NOOP("heroes", "Experience")}},
        {"power_points", {"heroes", QT_TRANSLATE_NOOP("heroes", "Power Points")}},
        {"heal_wound", {"heroes", QT_TRANSLATE_NOOP("heroes", "A wound heals")}},
        {"necromancy", {"heroes", QT_TRANSLATE_NOOP("heroes", "Necromancy")}},
    };
    static const Labels::List keys{
        {".by", {"heroes", QT_TRANSLATE_NOOP("heroes", "By how much")}},
        {".take", {"heroes", QT_TRANSLATE_NOOP("heroes", "What is taken")}},
        {"action", {"heroes", QT_TRANSLATE_NOOP("heroes", "Action")}},
        {"aggressor", {"heroes", QT_TRANSLATE_NOOP("heroes", "Aggressor: once more")}},
        {"amount", {"heroes", QT_TRANSLATE_NOOP("heroes", "How much")}},
        {"artefact", {"heroes", QT_TRANSLATE_NOOP("heroes", "Artefact")}},
        {"before", {"heroes", QT_TRANSLATE_NOOP("heroes", "Used before the battle")}},
        {"building", {"heroes", QT_TRANSLATE_NOOP("heroes", "Building")}},
        {"card", {"heroes", QT_TRANSLATE_NOOP("heroes", "Card")}},
        {"cost", {"heroes", QT_TRANSLATE_NOOP("heroes", "Cost")}},
        {"give", {"heroes", QT_TRANSLATE_NOOP("heroes", "Given")}},
        {"guards", {"heroes", QT_TRANSLATE_NOOP("heroes", "Guards the site")}},
        {"income_choice", {"heroes", QT_TRANSLATE_NOOP("heroes", "Income building gives")}},
        {"levels", {"heroes", QT_TRANSLATE_NOOP("heroes", "Levels")}},
        {"modifiers", {"heroes", QT_TRANSLATE_NOOP("heroes", "Effects")}},
        {"movement_modifier", {"heroes", QT_TRANSLATE_NOOP("heroes", "Movement modifier")}},
        {"number", {"heroes", QT_TRANSLATE_NOOP("heroes", "Number on the card")}},
        {"pay_with", {"heroes", QT_TRANSLATE_NOOP("heroes", "Paid with")}},
        {"piece", {"heroes", QT_TRANSLATE_NOOP("heroes", "Piece")}},
        {"reason", {"heroes", QT_TRANSLATE_NOOP("heroes", "Reason")}},
        {"rewards", {"heroes", QT_TRANSLATE_NOOP("heroes", "Rewards")}},
        {"rows", {"heroes", QT_TRANSLATE_NOOP("heroes", "Rows as printed")}},
        {"skill_card", {"heroes", QT_TRANSLATE_NOOP("heroes", "Skill Card")}},
        {"strength_modifier", {"heroes", QT_TRANSLATE_NOOP("heroes", "Strength modifier")}},
        {"target", {"heroes", QT_TRANSLATE_NOOP("heroes", "Target")}},
        {"terrain", {"heroes", QT_TRANSLATE_NOOP("heroes", "Terrain")}},
        {"text", {"heroes", QT_TRANSLATE_NOOP("heroes", "Text")}},
        {"tile", {"heroes", QT_TRANSLATE_NOOP("heroes", "Tile")}},
        {"to", {"heroes", QT_TRANSLATE_NOOP("heroes", "Goes to")}},
        {"turn", {"heroes", QT_TRANSLATE_NOOP("heroes", "Quarter turns clockwise")}},
        {"what", {"heroes", QT_TRANSLATE_NOOP("heroes", "What")}},
    };
    for (const auto& [word, label] : commands)
        labels.addWord(word, label);
    for (const auto& [key, label] : keys)
        labels.addKey(key, label);
    addNames<SiteKind>(labels);
    addNames<Unit>(labels);
    addNames<Faction>(labels);
    addNames<Building>(labels);
}

} // namespace whistle::heroes
