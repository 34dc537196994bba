// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/page/play_draft.h"

#include "base/contains.h"

namespace whistle::chaotic {

PlayDraft draftOf(const MugicOffer& offer, const State& state)
{
    PlayDraft draft{offer.card, PlayMugic{offer.player, offer.card, {}, {}, {}, {}}, {{DraftAsks::Payer, {}}}};
    for (const CreatureIndex payer : offer.payers)
        draft.left.front().choices.push_back(state.at(payer).id);
    if (offer.needsX)
        draft.left.push_back({DraftAsks::Amount, {}});
    draft.left.push_back({DraftAsks::Target, offer.targets});
    return draft;
}

PlayDraft draftOf(const AbilityOffer& offer, const State& state)
{
    const Creature& source = state.at(offer.source);
    PlayDraft draft{state.cardOf(source).name,
                    UseAbility{offer.player, source.id, offer.ofBattlegear, offer.ability, {}, {}, {}},
                    {}};
    if (!offer.sacrifices.empty())
        draft.left.push_back({DraftAsks::Sacrifice, offer.sacrifices});
    draft.left.push_back({DraftAsks::Target, offer.targets});
    return draft;
}

bool answer(PlayDraft& draft, const std::string& choice)
{
    const PlayDraft::Question asked = draft.next();
    if (asked.asks != DraftAsks::Amount && !contains(asked.choices, choice))
        return false;
    auto* mugic = std::get_if<PlayMugic>(&draft.play);
    switch (asked.asks) {
    case DraftAsks::Payer:
        mugic->payer = choice;
        break;
    case DraftAsks::Amount:
        mugic->x = std::stoi(choice);
        break;
    case DraftAsks::Sacrifice:
        std::get<UseAbility>(draft.play).sacrifice = choice;
        break;
    case DraftAsks::Target:
        if (!choice.empty())
            (mugic ? mugic->target : std::get<UseAbility>(draft.play).target) = choice;
        break;
    case DraftAsks::Nothing:
        return false;
    }
    draft.left.erase(draft.left.begin());
    settle(draft);
    return true;
}

void settle(PlayDraft& draft)
{
    if (const PlayDraft::Question asked = draft.next(); asked.choices.size() == 1)
        (void)answer(draft, asked.choices.front());
}

} // namespace whistle::chaotic
