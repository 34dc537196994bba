// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook in the window.
#include "match/notice_bar.h"
#include "rulebook/rulebook_page.h"
#include "window/main_window.h"
#include "window/rail.h"

#include <QFileDialog>

namespace whistle {

namespace {

const QString bookmarksName = QStringLiteral("rulebook/bookmarks");
/// The rules of seasons, which are every game's.
const QString leaguesBook = QStringLiteral("leagues");

} // namespace

QStringList MainWindow::books() const
{
    QStringList books;
    for (const GameEntry& game : m_games)
        books << QString::fromStdString(game.game);
    return books << leaguesBook;
}

RulebookPage& MainWindow::rulebook()
{
    if (m_rulebook)
        return *m_rulebook;
    std::vector<BookGame> shelf;
    for (const GameEntry& game : m_games)
        shelf.push_back({QString::fromStdString(game.game), game.name});
    shelf.push_back({leaguesBook, {"whistle::MainWindow", QT_TRANSLATE_NOOP("whistle::MainWindow", "Leagues")}});
    m_rulebook = new RulebookPage(shelf);
    m_rulebook->setBookmarks(m_settings->value(bookmarksName).value_or(QString()).split(u' ', Qt::SkipEmptyParts));
    connect(m_rulebook, &RulebookPage::bookmarksChanged, this,
            [this](const QStringList& bookmarks) { m_settings->setValue(bookmarksName, bookmarks.join(u' ')); });
    connect(m_rulebook, &RulebookPage::entryAsked, this, [this](int entry) { openPast(PastAct::Look, entry); });
    connect(m_rulebook, &RulebookPage::fileAsked, this, [this](RulebookPage::File kind) {
        const bool pdf = kind == RulebookPage::File::Pdf;
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Save the rules to a file"), pdf ? QStringLiteral("rules.pdf") : QStringLiteral("rules.html"),
            pdf ? tr("PDF (*.pdf);;All files (*)") : tr("HTML (*.html);;All files (*)"));
        if (!path.isEmpty())
            tellWhereRulesAre(m_rulebook->write(kind, path), path);
    });
    return *m_rulebook;
}

void MainWindow::tellWhereRulesAre(const Problems& problems, const QString& path)
{
    if (problems.empty())
        m_notice->tell(tr("The rules are in the file %1.").arg(path), {});
    else
        m_notice->tell(tr("The rules could not be saved to %1.").arg(path), words(problems));
}

void MainWindow::goToRulebook()
{
    if (!m_library)
        return;
    RulebookPage& page = rulebook();
    page.setMatch(desk() ? &desk()->match() : nullptr);
    showPage(&page);
    m_rail->setPlace(Rail::Place::Rulebook);
    dropNewMatchPage();
}

void MainWindow::openInRulebook(const QString& rule)
{
    goToRulebook();
    if (!m_rulebook)
        return;
    closeSheet();
    m_rulebook->open(rule);
}

} // namespace whistle
