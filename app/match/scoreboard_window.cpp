// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scoreboard_window.h"

#include "base/common_words.h"
#include "match/match_session.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
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
    setBoard({[this] { return shapeOfBoard(); },
              [this](QPainter& painter, const QRectF& room) { paintBoard(painter, room); }});
}

void ScoreboardWindow::follow(const MatchSession* session, const GameEntry* game)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_game = game;
    m_picture.reset();
    if (!m_session || !m_game || !m_game->scoreboard) {
        close();
        return;
    }
    m_picture.emplace(*m_game, m_session->isFriendly());
    connect(session, &MatchSession::changed, this, &ScoreboardWindow::retranslate);
    retranslate();
}

void ScoreboardWindow::retranslate()
{
    setWindowTitle(CommonWords::tr("Scoreboard"));
    m_shape.reset();
    m_board = {};
    if (m_session && m_game)
        setState(m_game->scoreboard(m_session->match()));
    update(); // the board may be another where the words are the same
}

int ScoreboardWindow::lastEntry() const
{
    const bool isThere = m_session && m_picture && !m_session->match().entries().empty();
    return isThere ? m_session->match().entries().back().number : 0;
}

double ScoreboardWindow::shapeOfBoard()
{
    const int last = lastEntry();
    if (!m_shape)
        m_shape = last > 0 ? m_picture->shape(m_session->match(), last) : 0;
    return *m_shape;
}

void ScoreboardWindow::paintBoard(QPainter& painter, const QRectF& room)
{
    const QSize pixels = (room.size() * devicePixelRatioF()).toSize();
    const int last = lastEntry();
    if (last > 0 && m_board.size() != pixels)
        m_board = m_picture->whole(m_session->match(), last, room.size(), devicePixelRatioF());
    painter.drawImage(room, m_board);
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
