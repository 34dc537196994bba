// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken.h"

#include "kaosball/game.h"
#include "kaosball/offers/hands.h"

#include <map>

namespace whistle::kaosball {

namespace {

void nameByTile(std::vector<RevealedLot>& lots)
{
    std::map<std::string, int> numbers;
    for (RevealedLot& lot : lots) {
        const int number = ++numbers[lot.name];
        lot.lot = number == 1 ? lot.name : lot.name + '_' + std::to_string(number);
    }
}

void sayTheWay(ContestEntry& entry, const Command& command, const State& state, const Facts& facts)
{
    if (state.isMirror())
        return;
    const Outcome<State> outcome = referee(state, command, facts, Reasons::Listening::No);
    const auto& contest = outcome.next.lastContest;
    if (!contest || contest->verdict.push == Push::None)
        entry.surroundings.reset();
    else if (!entry.surroundings)
        entry.surroundings = Surroundings{1, 0};
}

/// Where the copies of a cheat card lie burned, the window does not offer it to a secret hand.
void leaveOutImpossibleCheats(ContestEntry& entry, const State& state, const Facts& facts)
{
    const auto cannot = [&](Cheat cheat) {
        return [&, cheat](const std::string& team) {
            return !mayHoldCheat(state, state.teamNamed(team), cheat, 0, facts);
        };
    };
    std::erase_if(entry.stimPack, cannot(Cheat::StimPack));
    std::erase_if(entry.illegalScouting, cannot(Cheat::IllegalScouting));
    if (entry.kaosWarp && cannot(Cheat::KaosWarp)(entry.kaosWarp->by))
        entry.kaosWarp.reset();
}

} // namespace

Command spoken(Command command, const State& state, const Facts& facts)
{
    const Command original = command;
    if (auto* upgrades = std::get_if<RevealUpgrades>(&command)) {
        nameByTile(upgrades->lots);
    } else if (auto* ringers = std::get_if<RevealRingers>(&command)) {
        nameByTile(ringers->lots);
    } else if (auto* tactic = std::get_if<PlayTactic>(&command); tactic != nullptr && !tactic->kaosRule.empty()) {
        if (mayHoldCheat(state, state.teamNamed(tactic->kaosRule), Cheat::KaosRule, 0, facts)) {
            tactic->spaces.clear();
            tactic->walls.clear();
            tactic->space = {};
            tactic->figure.clear();
        } else {
            tactic->kaosRule.clear();
        }
    } else if (auto* contest = std::get_if<ContestCommand>(&command)) {
        leaveOutImpossibleCheats(contest->entry, state, facts);
        sayTheWay(contest->entry, original, state, facts);
    } else if (auto* reaction = std::get_if<React>(&command)) {
        leaveOutImpossibleCheats(reaction->entry, state, facts);
        sayTheWay(reaction->entry, original, state, facts);
    }
    return referee(state, command, facts, Reasons::Listening::No).isLegal() ? command : original;
}

} // namespace whistle::kaosball
