// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"
#include "look/composed.h"
#include "match/moment_picture.h"

#include <QPointer>
#include <optional>

class QScreen;

namespace whistle {

class MatchSession;

/// The second screen: the board large, the scores, what happened last. It follows the match of a session, entry by
/// entry, undo included; what is tried on a side copy or looked at in the past does not reach it. Esc and F11 close it.
/// The board is painted when the screen is, never while an entry is recorded.
class ScoreboardWindow : public Composed<ScoreboardView> {
    Q_OBJECT
public:
    explicit ScoreboardWindow(QWidget* parent = nullptr);
    /// Shows the session's match of this game from now on, which outlives it; null: none, and the window closes.
    void follow(const MatchSession* session, const GameEntry* game);
    /// Opens on a screen on which `beside` is not, and fills it; where there is one screen, as an ordinary window.
    void openBeside(const QWidget& beside);

    /// The screen to take, of all there are: the one after `taken`; null: there is no other.
    [[nodiscard]] static QScreen* nextScreen(const QList<QScreen*>& screens, const QScreen* taken);

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void retranslate() override;
    /// How wide the board is for its height; 0: there is none.
    [[nodiscard]] double shapeOfBoard();
    void paintBoard(QPainter& painter, const QRectF& room);
    [[nodiscard]] int lastEntry() const;

    QPointer<const MatchSession> m_session;
    const GameEntry* m_game = nullptr;
    std::optional<MomentPicture> m_picture;
    std::optional<double> m_shape; ///< none: the match is another than it was
    QImage m_board;                ///< as it was painted last; null: it is to be painted
};

} // namespace whistle
