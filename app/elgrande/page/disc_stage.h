// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/state.h"

#include <QWidget>

namespace whistle {
class ButtonRow;
class Curtain;
class TextLabel;
} // namespace whistle

namespace whistle::elgrande {

/// Secret discs behind the hand-over curtain: who has set one is public, what it shows is not.
///
/// objectNames: curtain, discPlayer_<seat>, disc_<region>, disc_unclear.
class DiscStage : public QWidget {
    Q_OBJECT
public:
    explicit DiscStage(QWidget* parent = nullptr);
    /// Of a state that asks for discs. Closes the curtain before the next one who has set none.
    void setState(const State& state);
    [[nodiscard]] int player() const { return m_player; }
    [[nodiscard]] bool isOpen() const;
    void openCurtain();
    void closeCurtain();
    void showWords();

Q_SIGNALS:
    void discSet(int player, whistle::elgrande::AreaSpot region);
    void turned();

private:
    void choosePlayer(int player);
    void showRegions();

    State m_state; ///< only who is asked is read from it
    int m_player = noPlayer;
    TextLabel* m_title;
    TextLabel* m_note;
    ButtonRow* m_players;
    TextLabel* m_question;
    ButtonRow* m_regions;
    Curtain* m_curtain;
};

} // namespace whistle::elgrande
