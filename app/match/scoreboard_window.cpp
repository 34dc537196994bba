// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scoreboard_window.h"

#include "base/common_words.h"
#include "match/match_session.h"

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

void ScoreboardWindow::follow(const MatchSession* session, Supply supply)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_supply = std::move(supply);
    if (!m_session || !m_supply) {
        close();
        return;
    }
    connect(session, &MatchSession::changed, this, &ScoreboardWindow::retranslate);
    retranslate();
}

void ScoreboardWindow::retranslate()
{
    setWindowTitle(CommonWords::tr("Scoreboard"));
    if (m_session && m_supply)
        setState(m_supply(m_session->match()));
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

#include "moc_scoreboard_window.cpp"
