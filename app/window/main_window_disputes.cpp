// SPDX-License-Identifier: GPL-3.0-or-later
// The dispute desk and the challenge in the window.
#include "disputes/challenge_page.h"
#include "disputes/dispute_page.h"
#include "disputes/ruling_text.h"
#include "journal/rewrite.h"
#include "match/match_library.h"
#include "match/notice_bar.h"
#include "window/main_window.h"
#include "window/rail.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// What changes at a table is told up to so many lines.
constexpr std::size_t mostChanges = 8;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::MainWindow)
};

ChangeTeller tellerFor(const PastTeller& past)
{
    return [changesOf = past.changes](const Match& before, const Match& after) {
        QStringList lines;
        const std::vector<TableChange> tables = tableChanges(before.table(), after.table());
        const std::vector<ChangeWords> changes =
            changesOf ? changesOf(before, after, tables) : plainChanges(tables, after.names());
        for (std::size_t i = 0; i < std::min(changes.size(), mostChanges); ++i)
            lines << Words::tr("%1: %2 \u2192 %3").arg(changes[i].name, changes[i].before, changes[i].after);
        if (changes.size() > mostChanges)
            lines << Words::tr("and more");
        return lines;
    };
}

} // namespace

const DeskGame* MainWindow::deskGame(std::string_view game)
{
    if (m_deskGames.empty()) {
        for (const GameEntry& entry : m_games) {
            if (const auto found = Catalog::standard().game(entry.game))
                m_deskGames.push_back({*found, entry.names, entry.pickers});
        }
    }
    const auto found = std::find_if(m_deskGames.begin(), m_deskGames.end(),
                                    [game](const DeskGame& one) { return one.game->id == game; });
    return found == m_deskGames.end() ? nullptr : &*found;
}

DisputePage& MainWindow::disputes()
{
    if (m_disputes)
        return *m_disputes;
    (void)deskGame({}); // makes them
    m_disputes = new DisputePage(m_deskGames, m_store.get());
    connect(m_disputes, &DisputePage::ruleAsked, this, &MainWindow::openRule);
    connect(m_disputes, &DisputePage::saved, this, &MainWindow::showNotes);
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

void MainWindow::openChallenge(int number)
{
    const DeskGame* game = m_desk ? deskGame(m_desk->match().game()) : nullptr;
    if (!game || m_desk->match().entries().empty())
        return;
    delete m_challenge;
    const GameEntry& entry = *m_library->game(m_desk->match().game());
    m_challenge = new ChallengePage(*game, m_desk->match(), m_desk->id(), *m_store, tellerFor(entry.past));
    connect(m_challenge, &ChallengePage::ruleAsked, this, &MainWindow::openRule);
    connect(m_challenge, &ChallengePage::left, this, &MainWindow::closeChallenge);
    connect(m_challenge, &ChallengePage::saved, this, &MainWindow::showNotes);
    connect(m_challenge, &ChallengePage::notKept, this,
            [this](const Problems& problems) { m_notice->tell(tr("The ruling is not kept."), words(problems)); });
    connect(m_challenge, &ChallengePage::correctAsked, this, [this](int corrected) {
        closeChallenge();
        openPast(PastAct::Correct, corrected);
    });
    m_challenge->open(number);
    showPage(m_challenge);
    m_rail->setPlace(Rail::Place::Match);
}

void MainWindow::closeChallenge()
{
    if (!m_challenge)
        return;
    m_challenge->deleteLater(); // it may be in the middle of a press
    m_challenge = nullptr;
    goToMatch();
}

void MainWindow::showNotes()
{
    if (!m_desk || !m_store)
        return;
    const Checked<std::vector<KeptRuling>> kept = KeptRulings(*m_store).of(m_desk->id());
    if (!kept) {
        m_notice->tell(tr("The rulings kept beside this match cannot be read."), words(kept.problems()));
        return;
    }
    int last = 0;
    for (const LogEntry& entry : m_desk->match().entries())
        last = entry.withdrawn ? last : entry.number;
    QMap<int, QString> notes;
    const DeskGame* game = deskGame(m_desk->match().game());
    for (const KeptRuling& one : *kept) {
        const Question* question = game ? game->game->question(one.question) : nullptr;
        const Checked<JsonRuling> ruling =
            question ? askQuestion(*question, one.input) : Checked<JsonRuling>(Problem{});
        const QString ruled = ruling ? rulingWords(*game, *question, one.input, *ruling).verdict
                                     : QString::fromStdString(one.ruling.value("why", Json::array()).empty()
                                                                  ? std::string()
                                                                  : one.ruling.at("why").back().get<std::string>());
        const QString said = one.decision.empty() ? ruled : QString::fromStdString(one.decision);
        QString& note = notes[one.entry > 0 ? one.entry : last];
        note += (note.isEmpty() ? QString() : QStringLiteral("; ")) + tr("decided: %1").arg(said);
    }
    m_desk->setNotes(std::move(notes));
}

} // namespace whistle
