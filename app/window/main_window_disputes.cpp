// SPDX-License-Identifier: GPL-3.0-or-later
// The dispute desk in the window.
#include "base/first.h"
#include "disputes/dispute_page.h"
#include "match/match_library.h"
#include "match/notice_bar.h"
#include "rulebook/rulebook_page.h"
#include "window/main_window.h"
#include "window/open_match.h"
#include "window/rail.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// As the home page's summary has the seats. "fangs/r1" sits where the Fangs do.
SeatFinder seatFinder(const MatchDesk::Digester& digest)
{
    return [digest](const Match& match, const std::string& name) {
        const Json summary = digest(match).summary;
        const std::string whose = name.substr(0, name.find('/'));
        for (const Json& seat : summary.at("seats")) {
            if (valueIn(seat, "name", std::string()) == whose)
                return valueIn(seat, "seat", 0);
        }
        return 0;
    };
}

} // namespace

const DeskGame* MainWindow::deskGame(std::string_view game)
{
    if (m_deskGames.empty()) {
        for (const GameEntry& entry : m_games) {
            if (const auto found = Catalog::standard().game(entry.game))
                m_deskGames.push_back(
                    {*found, entry.names, entry.pickers, {}, entry.picture, seatFinder(entry.digest)});
        }
    }
    return firstOf(m_deskGames, [game](const DeskGame& one) { return one.game->id == game; });
}

DisputePage& MainWindow::disputes()
{
    if (m_disputes)
        return *m_disputes;
    (void)deskGame({}); // makes them
    m_disputes = new DisputePage(m_deskGames, m_store.get());
    connect(m_disputes, &DisputePage::ruleAsked, this, &MainWindow::openRule);
    connect(m_disputes, &DisputePage::rulesAsked, this, [this](const QString& typed) {
        goToRulebook();
        if (m_rulebook)
            m_rulebook->search(typed);
    });
    connect(m_disputes, &DisputePage::saved, m_match, &OpenMatch::rulingKept);
    connect(m_disputes, &DisputePage::notKept, this,
            [this](const Problems& problems) { m_notice->tell(tr("The ruling is not kept."), words(problems)); });
    return *m_disputes;
}

void MainWindow::goToDisputes()
{
    if (!m_library)
        return;
    DisputePage& page = disputes();
    page.setMatch(desk() ? &desk()->match() : nullptr, desk() ? desk()->id() : MatchId{});
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

void MainWindow::openChallenge(int number)
{
    if (const DeskGame* game = desk() ? deskGame(desk()->match().game()) : nullptr)
        m_match->openChallenge(number, *game);
}

} // namespace whistle
