// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"
#include "look/composed.h"

#include <QPointer>
#include <functional>

class QScreen;

namespace whistle {

class Match;
class MatchSession;

/// The scoreboard on the second screen. It follows the match of a session, entry by entry, undo included; what is tried
/// on a side copy or looked at in the past does not reach it. Esc and F11 close it.
class ScoreboardWindow : public Composed<ScoreboardView> {
    Q_OBJECT
public:
    using Supply = std::function<ScoreboardState(const Match&)>;

    explicit ScoreboardWindow(QWidget* parent = nullptr);
    /// Shows the session's match from now on; null: none, and the window closes.
    void follow(const MatchSession* session, Supply supply);
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

    QPointer<const MatchSession> m_session;
    Supply m_supply;
};

} // namespace whistle
