// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "heroes/judging/odds.h"
#include "table/slow_answer.h"

#include <QTimer>

class QProgressBar;

namespace whistle {
class ChoiceButton;
class TextLabel;
} // namespace whistle

namespace whistle::heroes {

class TileGrid;

/// The exact chances of a battle, reckoned aside; what takes long shows that it does, and can be stopped.
///
/// objectNames: odds, oddsProgress, oddsCancel, oddsNumbers.
class OddsPanel : public PanelBox {
    Q_OBJECT
public:
    explicit OddsPanel(QWidget* parent = nullptr);
    struct Battle {
        OddsInquiry inquiry;
        QString active;
        QString opponent;
        int activeSeat = 0;
        int opponentSeat = 0;
        QString from; ///< "the start of clash 2"
        std::string key;
    };
    /// None: the battle is not reckoned with.
    void setBattle(std::optional<Battle> battle);

Q_SIGNALS:
    void reckoned();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::optional<Battle> m_battle;
    std::optional<BattleOdds> m_odds;
    bool m_wasStopped = false;
    SlowAnswer<BattleOdds> m_answer;
    QTimer m_patience;
    TextLabel* m_title;
    QProgressBar* m_bar;
    ChoiceButton* m_cancel;
    TileGrid* m_numbers;
    TextLabel* m_note;
};

} // namespace whistle::heroes
