// SPDX-License-Identifier: GPL-3.0-or-later
// The dispute desk in the window.
#include "disputes/dispute_page.h"
#include "shell/main_window.h"
#include "shell/match_library.h"
#include "shell/notice_bar.h"
#include "shell/rail.h"

namespace whistle {

DisputePage& MainWindow::disputes()
{
    if (m_disputes)
        return *m_disputes;
    std::vector<DeskGame> games;
    for (const GameEntry& entry : m_games) {
        if (const auto game = Catalog::standard().game(entry.game))
            games.push_back({*game, entry.names, entry.pickers});
    }
    m_disputes = new DisputePage(std::move(games), m_store.get());
    connect(m_disputes, &DisputePage::ruleAsked, this, &MainWindow::openRule);
    connect(m_disputes, &DisputePage::notKept, this,
            [this](const Problems& problems) { m_notice->tell(tr("The ruling is not kept."), words(problems)); });
    return *m_disputes;
}

void MainWindow::goToDisputes()
{
    if (!m_library)
        return;
    DisputePage& page = disputes();
    page.setMatch(m_desk ? &m_desk->match() : nullptr, m_desk ? m_desk->id() : MatchId{});
    showPage(&page);
    m_rail->setPlace(Rail::Place::Disputes);
    dropNewMatchPage();
}

void MainWindow::openQuestion(const std::string& game, const std::string& question)
{
    goToDisputes();
    if (m_disputes)
        m_disputes->open(game, question);
}

} // namespace whistle
