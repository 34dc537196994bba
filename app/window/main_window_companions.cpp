// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that games have beside their matches.
#include "match/match_library.h"
#include "match/notice_bar.h"
#include "window/main_window.h"
#include "window/rail.h"

#include <algorithm>

namespace whistle {

void MainWindow::openCompanion(const QString& game, const QString& id)
{
    const GameEntry* entry = m_library ? m_library->game(game.toStdString()) : nullptr;
    if (entry == nullptr)
        return;
    const auto found = std::find_if(entry->companions.begin(), entry->companions.end(),
                                    [&](const CompanionEntry& one) { return one.id == id; });
    if (found == entry->companions.end())
        return;
    CompanionPage*& page = m_companions[game + u'/' + id];
    if (page == nullptr) {
        page = found->page(*m_store, *m_settings, nullptr);
        connect(page, &CompanionPage::ruleAsked, this, &MainWindow::openRule);
        connect(page, &CompanionPage::cueAsked, this, &MainWindow::play);
        connect(page, &CompanionPage::told, m_notice, &NoticeBar::tell);
        connect(page, &CompanionPage::left, this, [this] { desk() ? goToMatch() : goHome(); });
        connect(page, &CompanionPage::newMatchAsked, this, [this, game](const Json& along) {
            newMatch(game);
            if (m_newMatchPage)
                m_newMatchPage->takeAlong(along);
        });
    }
    showPage(page);
    m_rail->setPlace(Rail::Place::Neither);
    dropNewMatchPage();
}

CompanionPage* MainWindow::companion() const
{
    const auto found = std::find_if(m_companions.begin(), m_companions.end(),
                                    [this](const auto& one) { return one.second == currentPage(); });
    return found == m_companions.end() ? nullptr : found->second;
}

/// What they keep lies in the store.
void MainWindow::closeCompanions()
{
    for (const auto& [name, page] : m_companions)
        delete page;
    m_companions.clear();
}

} // namespace whistle
