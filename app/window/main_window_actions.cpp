// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, sheets and file dialogs of the window.
#include "controls/layout/reading_order.h"
#include "controls/panels/sheet.h"
#include "disputes/dispute_page.h"
#include "look/theme.h"
#include "match/notice_bar.h"
#include "reports/report_page.h"
#include "rulebook/rulebook_page.h"
#include "window/main_window.h"
#include "window/open_folder.h"
#include "window/open_match.h"
#include "window/rail.h"
#include "window/side_sheets.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <array>
#include <limits>

namespace whistle {

namespace {

/// What lies below the window's minimum is cut: the strip of a match at 100 % and a row of fields.
constexpr double leastPageEm = 30;

/// In milliseconds: the edge of a window is dragged through many sizes.
constexpr int growingAfter = 150;
/// Pages are laid out for 1366 x 768; a window that is larger by more than a step is looked at from farther away.
struct GrowthStep {
    QSize from;
    double growth;
};
constexpr std::array growthSteps{GrowthStep{{2400, 1000}, 1.3}, GrowthStep{{1900, 900}, 1.15}};

double growthOf(const QSize& window)
{
    for (const GrowthStep& step : growthSteps) {
        if (window.width() >= step.from.width() && window.height() >= step.from.height())
            return step.growth;
    }
    return 1;
}

} // namespace

void MainWindow::addActions()
{
    const auto onKeys = [this](std::initializer_list<QKeySequence> keys, auto act) {
        for (const QKeySequence& key : keys)
            connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    const auto inMatch = [this](void (MatchSession::*act)(), void (CompanionPage::*besides)()) {
        return [this, act, besides] {
            if (MatchSession* session = sessionOnScreen())
                (session->*act)();
            else if (CompanionPage* page = companion())
                (page->*besides)();
        };
    };
    onKeys({Qt::Key_Z, Qt::CTRL | Qt::Key_Z}, [this, act = inMatch(&MatchSession::undo, &CompanionPage::undo)] {
        if (GamePage* page = m_match->pageOn(currentPage()))
            page->undo();
        else
            act();
    });
    onKeys({Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
           inMatch(&MatchSession::redo, &CompanionPage::redo));
    const auto percent = [this] { return qRound(settings().theme().textScale * 100); };
    onKeys({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
           [this, percent] { resizeText(percent() + Settings::textStep); });
    onKeys({Qt::CTRL | Qt::Key_Minus}, [this, percent] { resizeText(percent() - Settings::textStep); });
    onKeys({Qt::CTRL | Qt::Key_0}, [this] { resizeText(Settings::leastText); });
    onKeys({Qt::Key_F11}, &MainWindow::toggleScoreboard);
    onKeys({Qt::CTRL | Qt::Key_T}, [this] { openPast(PastAct::Look, 0); });
    onKeys({Qt::CTRL | Qt::Key_1}, &MainWindow::goToMatch);
    onKeys({Qt::CTRL | Qt::Key_R}, [this] { openChallenge(m_match->ruledOn()); });
    onKeys({Qt::CTRL | Qt::Key_K}, &MainWindow::openFinder);
    onKeys({Qt::CTRL | Qt::Key_2}, &MainWindow::goToDisputes);
    onKeys({Qt::CTRL | Qt::Key_3}, &MainWindow::goToRulebook);
    onKeys({Qt::CTRL | Qt::Key_4}, &MainWindow::goToLeagues);
    onKeys({Qt::CTRL | Qt::Key_5}, &MainWindow::goHome);
    m_growing.setSingleShot(true);
    m_growing.setInterval(growingAfter);
    connect(&m_growing, &QTimer::timeout, this, [this] { grow(size()); });
}

void MainWindow::resizeText(int percent)
{
    ThemeChoice choice = settings().theme();
    choice.textScale = std::clamp(percent, Settings::leastText, Settings::mostText) / 100.0;
    settings().setTheme(choice);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        stepBack();
    else if (event->key() == Qt::Key_F1 || event->key() == Qt::Key_Question)
        openRuleOfFocus();
    else
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return focusAsRead(*this, next);
}

void MainWindow::stepBack()
{
    const auto backOn = [this](auto* page) {
        if (page == nullptr || currentPage() != page)
            return false;
        if (!page->stepBack())
            back();
        return true;
    };
    if (m_rail->isOpen()) {
        m_rail->setOpen(false);
    } else if (m_sheets->opened() != nullptr) {
        m_sheets->close();
    } else if (m_notice->isVisible()) {
        m_notice->dismiss();
    } else if (m_match->stepBack(currentPage()) || backOn(m_disputes) || backOn(m_rulebook) || backOn(m_leagues)) {
        return;
    } else if (CompanionPage* page = companion()) {
        if (!page->stepBack())
            leaveCompanion();
    } else if (m_reportPage && currentPage() == m_reportPage) {
        if (!m_reportPage->stepBack())
            m_match->is(m_reported) ? goToMatch() : goHome();
    } else if (m_gallery && currentPage() == m_gallery) {
        goHome();
    } else if (m_newMatchPage && currentPage() == m_newMatchPage) {
        if (!m_newMatchPage->stepBack())
            leaveNewMatch();
    }
}

void MainWindow::openRuleOfFocus()
{
    const std::optional<QString> ofMatch = m_match->ruleOn(currentPage());
    const QString rule = ofMatch ? *ofMatch : ruleOf(focusWidget());
    if (!rule.isEmpty())
        openRule(rule);
    else
        m_sheets->openKeys(currentPage(), keysOfPage());
}

QStringList MainWindow::keysOfPage() const
{
    const GamePage* page = m_match->pageOn(currentPage());
    return page != nullptr ? page->keys() : QStringList();
}

void MainWindow::openRule(const QString& rule)
{
    m_sheets->openRule(rule);
}

void MainWindow::closeSheet()
{
    m_sheets->close();
}

void MainWindow::openSettings()
{
    m_sheets->toggleSettings(settings());
}

// On a small window the page of a match gets the rail's width; one button brings the rail back over it.
void MainWindow::fitRail()
{
    const bool isSmall = width() < mediumWidth();
    GamePage* page = m_match->pageOn(currentPage());
    const int wide = m_rail->sizeHint().width();
    const int strip = page != nullptr ? page->makeRoomForMenu(isSmall ? wide : 0) : 0;
    const bool folds = isSmall && strip > 0 && !m_pages->isHidden();
    auto* all = static_cast<QBoxLayout*>(centralWidget()->layout());
    m_rail->setFolded(folds);
    // Below the strip, which keeps undo and redo.
    const int gap = px(Length::SpaceM);
    m_notice->setRoom(centralWidget()->rect().adjusted((folds ? 0 : wide) + gap, px(Length::Strip) + gap, -gap, -gap));
    if (!folds) {
        if (all->indexOf(m_rail) < 0)
            all->insertWidget(0, m_rail);
        return;
    }
    all->removeWidget(m_rail);
    m_rail->setGeometry(0, 0, wide, m_rail->isOpen() ? centralWidget()->height() : strip);
    m_rail->raise();
}

void MainWindow::fitSheet()
{
    fitRail();
    // Beside the page where both have room; else the page waits behind the sheet.
    const Sheet* sheet = m_sheets->opened();
    const QWidget* page = currentPage();
    if (page == nullptr)
        return;
    bool fits = true;
    if (sheet != nullptr) {
        const int room = width() - m_rail->sizeHint().width() - sheet->minimumSizeHint().width();
        const int wanted = std::max(page->minimumSizeHint().width(), qRound(leastPageEm * em()));
        fits = room >= wanted;
    }
    m_pages->setVisible(fits);
    fitRail();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitSheet();
    if (growthOf(size()) == m_growth)
        m_growing.stop();
    else if (isVisible() || isMaximized())
        m_growing.start();
    else // nobody sees it yet
        grow(size());
}

void MainWindow::grow(const QSize& size)
{
    m_growth = growthOf(size);
    wear();
}

void MainWindow::toggleScoreboard()
{
    m_match->toggleScoreboard();
}

MatchSession* MainWindow::sessionOnScreen() const
{
    if (m_leagues && currentPage() == m_leagues)
        return m_leagues->session();
    return m_match->sessionOn(currentPage());
}

void MainWindow::openPast(PastAct act, int number)
{
    m_match->openPast(act, number);
}

} // namespace whistle
