// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/page/play_draft.h"

#include "base/among.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

std::vector<std::string> idsOf(const std::vector<CreatureIndex>& creatures, const State& state)
{
    std::vector<std::string> ids;
    for (const CreatureIndex one : creatures)
        ids.push_back(state.at(one).id);
    return ids;
}

} // namespace

DraftAsks asksFor(const PlayDraft& draft)
{
    const TargetNames* targets = nullptr;
    if (const auto* mugic = std::get_if<MugicOffer>(&draft.offer)) {
        if (!draft.payer)
            return DraftAsks::Payer;
        if (mugic->needsX && !draft.x)
            return DraftAsks::Amount;
        targets = &mugic->targets;
    } else if (const auto* ability = std::get_if<AbilityOffer>(&draft.offer)) {
        if (!ability->sacrifices.empty() && !draft.sacrifice)
            return DraftAsks::Sacrifice;
        targets = &ability->targets;
    }
    return targets && !draft.target ? DraftAsks::Target : DraftAsks::Nothing;
}

std::vector<std::string> choicesOf(const PlayDraft& draft, const State& state)
{
    const auto* mugic = std::get_if<MugicOffer>(&draft.offer);
    const auto* ability = std::get_if<AbilityOffer>(&draft.offer);
    switch (asksFor(draft)) {
    case DraftAsks::Payer:
        return idsOf(mugic->payers, state);
    case DraftAsks::Sacrifice:
        return ability->sacrifices;
    case DraftAsks::Target:
        return mugic ? mugic->targets : ability->targets;
    case DraftAsks::Amount:
    case DraftAsks::Nothing:
        break;
    }
    return {};
}

void settle(PlayDraft& draft, const State& state)
{
    for (std::vector<std::string> choices = choicesOf(draft, state); choices.size() == 1;
         choices = choicesOf(draft, state))
        (void)choose(draft, state, choices.front());
}

bool choose(PlayDraft& draft, const State& state, const std::string& id)
{
    if (!isAmong(id, choicesOf(draft, state)))
        return false;
    switch (asksFor(draft)) {
    case DraftAsks::Payer:
        draft.payer = id;
        break;
    case DraftAsks::Sacrifice:
        draft.sacrifice = id;
        break;
    default:
        draft.target = id;
    }
    return true;
}

Command commandOf(const PlayDraft& draft, const State& state)
{
    const std::optional<std::string> target =
        draft.target && !draft.target->empty() ? draft.target : std::optional<std::string>();
    if (const auto* mugic = std::get_if<MugicOffer>(&draft.offer))
        return PlayMugic{mugic->player, mugic->card, draft.payer.value_or(std::string()), target, draft.x, {}};
    const auto& ability = std::get<AbilityOffer>(draft.offer);
    return UseAbility{ability.player,
                      state.at(ability.source).id,
                      ability.ofBattlegear,
                      ability.ability,
                      target,
                      draft.sacrifice,
                      {}};
}

std::string nameOf(const PlayDraft& draft, const State& state)
{
    if (const auto* mugic = std::get_if<MugicOffer>(&draft.offer))
        return mugic->card;
    const auto* ability = std::get_if<AbilityOffer>(&draft.offer);
    return ability ? state.cardOf(state.at(ability->source)).name : std::string();
}

} // namespace whistle::chaotic
