// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/game.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/texts.h"

#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

Json withoutCards(const Command& command, std::initializer_list<const char*> secret)
{
    Json shown = writeCommand(command);
    for (const char* key : secret)
        shown.erase(key);
    return shown;
}

} // namespace

std::optional<Seal> sealOf(const State& before, const Command& command)
{
    const auto seal = [&](Player player, std::initializer_list<const char*> secret, Text why, RuleId rule) {
        return Seal{std::string(toWord(player)),
                    withoutCards(command, secret),
                    headline(before, command, before),
                    std::move(why),
                    {rule}};
    };
    if (const auto* deck = std::get_if<SetDeck>(&command))
        return seal(deck->player, {"deck"}, {texts::deckSet, deck->player}, "CH-3.9"_rule);
    if (const auto* placed = std::get_if<PlaceCreature>(&command))
        return seal(placed->player, {"card"}, {texts::placed, placed->player, placed->space.row, placed->space.column},
                    "CH-3.5"_rule);
    if (const auto* equipped = std::get_if<Equip>(&command))
        return seal(equipped->player, {"creature", "battlegear"}, {texts::equipped, equipped->player}, "CH-7.2"_rule);
    return {};
}

bool isOpen(const State& state, const Command& sealed)
{
    if (state.step == Step::Finished)
        return true;
    if (const auto* placed = std::get_if<PlaceCreature>(&sealed)) {
        const CreatureIndex index = state.called(std::string(toWord(placed->player)) + '/' + placed->card);
        return state.revealed || (index != nobody && state.at(index).faceUp); // in a basic match at once (CH-3.4)
    }
    const auto* equipped = std::get_if<Equip>(&sealed);
    if (!equipped || !state.revealed)
        return false;
    // Battlegear that has left its creature lies in the discard pile, for everybody to see.
    const CreatureIndex wearer = state.called(equipped->creature);
    return wearer == nobody || !state.at(wearer).battlegear || state.at(wearer).battlegear->faceUp;
}

} // namespace whistle::chaotic
