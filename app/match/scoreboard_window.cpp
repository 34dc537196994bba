// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scoreboard_window.h"

#include "match/match_desk.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>

namespace whistle {

namespace {

/// Of the only screen, what the window takes beside the match.
constexpr double shareOfOnlyScreen = 0.6;

} // namespace

ScoreboardWindow::ScoreboardWindow(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("scoreboardWindow"));
    setWindowFlag(Qt::Window);
}

void ScoreboardWindow::follow(const MatchDesk* desk, Supply supply)
{
    if (m_desk)
        m_desk->disconnect(this);
    m_desk = desk;
    m_supply = std::move(supply);
    if (!m_desk || !m_supply) {
        close();
        return;
    }
    connect(desk, &MatchDesk::changed, this, &ScoreboardWindow::retranslate);
    retranslate();
}

void ScoreboardWindow::retranslate()
{
    setWindowTitle(tr("Scoreboard"));
    if (m_desk && m_supply)
        setState(m_supply(m_desk->match()));
}

QScreen* ScoreboardWindow::nextScreen(const QList<QScreen*>& screens, const QScreen* taken)
{
    const auto at = screens.indexOf(const_cast<QScreen*>(taken));
    if (at < 0 || screens.size() < 2)
        return nullptr;
    return screens.at((at + 1) % screens.size());
}

void ScoreboardWindow::openBeside(const QWidget& beside)
{
    if (QScreen* next = nextScreen(QGuiApplication::screens(), beside.screen())) {
        setGeometry(next->geometry());
        showFullScreen();
    } else {
        resize(beside.screen()->availableSize() * shareOfOnlyScreen);
        show();
        activateWindow(); // on the same screen it is what one wants to see
    }
    raise();
}

void ScoreboardWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F11)
        close();
    else
        ScoreboardView::keyPressEvent(event);
}

void ScoreboardWindow::closeEvent(QCloseEvent* event)
{
    ScoreboardView::closeEvent(event);
    Q_EMIT closed();
}

} // namespace whistle
