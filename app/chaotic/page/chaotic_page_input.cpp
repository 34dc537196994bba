// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed on the board and on the Burst.
#include "base/among.h"
#include "chaotic/board/board_view.h"
#include "chaotic/page/chaotic_page.h"

#include <algorithm>

namespace whistle::chaotic {

const MoveOffer* ChaoticPage::moveOf(CreatureIndex creature) const
{
    const auto found = std::find_if(m_legal.moves.begin(), m_legal.moves.end(),
                                    [creature](const MoveOffer& one) { return one.creature == creature; });
    return creature == nobody || found == m_legal.moves.end() ? nullptr : &*found;
}

/// CH-12.2: first the Active Player one of the other's, then the other one of theirs.
bool ChaoticPage::mayPick(CreatureIndex creature) const
{
    const Creature& one = state().at(creature);
    return one.inPlay && (one.player == *state().activePlayer) != m_pick.empty();
}

void ChaoticPage::pressSpace(const Space& space)
{
    const int place = m_board->placeOf(space);
    const std::optional<BoardCreature> there = m_board->model().spaces[static_cast<std::size_t>(place)].creature;
    if (m_hand && !m_placing.empty() && !there) {
        enter(PlaceCreature{*m_hand, m_placing, space});
        return;
    }
    if (m_hand && !m_equipping.empty() && there) {
        enter(Equip{*m_hand, state().at(there->index).id, m_equipping});
        return;
    }
    const MoveOffer* moves = m_draft.isEmpty() && !m_legal.mayShowdown ? moveOf(m_selected) : nullptr;
    const bool isGoal = moves && std::any_of(moves->destinations.begin(), moves->destinations.end(),
                                             [&](const Destination& one) { return one.space == space; });
    if (isGoal) {
        const Move move{state().at(moves->creature).id, space};
        m_selected = nobody;
        enter(move);
        return;
    }
    if (there)
        pressCreature(there->index);
    else
        (void)putBack();
}

void ChaoticPage::pressCreature(CreatureIndex creature)
{
    const std::string id = state().at(creature).id;
    if (!m_draft.isEmpty()) {
        chooseFor(id);
        return;
    }
    if (m_legal.mayShowdown && mayPick(creature)) {
        if (m_pick.empty())
            m_pick = id;
        else if (enter(PlayShowdown{m_pick, id}))
            return;
        showBoard();
        showBar();
        return;
    }
    if (!state().at(creature).faceUp)
        return;
    m_selected = m_selected == creature ? nobody : creature;
    if (m_selected != nobody && !m_small && !m_hand)
        m_tab = Tab::Creature;
    showAll();
}

void ChaoticPage::pressItem(const QString& item)
{
    const std::string id = item.toStdString();
    if (!m_draft.isEmpty()) {
        chooseFor(id);
        return;
    }
    if (!isAmong(id, m_legal.pending))
        return;
    const auto chosen = std::find(m_order.begin(), m_order.end(), id);
    if (chosen == m_order.end())
        m_order.push_back(id);
    else
        m_order.erase(chosen, m_order.end());
    showFight();
    showBar();
}

void ChaoticPage::startDraft(PlayDraft draft)
{
    closeHand();
    m_selected = nobody;
    m_draft = std::move(draft);
    chooseFor({});
}

/// Takes a choice where one is said, and enters the play when nothing is left to ask.
void ChaoticPage::chooseFor(const std::string& id)
{
    if (!id.empty() && !choose(m_draft, state(), id))
        return;
    settle(m_draft, state());
    if (asksFor(m_draft) == DraftAsks::Nothing) {
        const Command command = commandOf(m_draft, state());
        m_draft = {};
        if (!enter(command))
            showAll();
        return;
    }
    const std::vector<std::string> choices = choicesOf(m_draft, state());
    const bool onBoard = std::any_of(choices.begin(), choices.end(),
                                     [this](const std::string& one) { return state().called(one) != nobody; });
    if (m_tab != Tab::Fight || m_small)
        m_tab = m_small && onBoard ? Tab::Board : Tab::Fight;
    showAll();
}

bool ChaoticPage::putBack()
{
    if (m_hand && m_placing.empty() && m_equipping.empty()) {
        closeHand();
        showAll();
        return true;
    }
    if (m_draft.isEmpty() && m_selected == nobody && m_pick.empty() && m_order.empty() && m_placing.empty() &&
        m_equipping.empty())
        return false;
    m_draft = {};
    m_selected = nobody;
    m_pick.clear();
    m_order.clear();
    m_placing.clear();
    m_equipping.clear();
    showAll();
    return true;
}

} // namespace whistle::chaotic
