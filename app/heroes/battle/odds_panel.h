// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "heroes/offers/odds_of_battle.h"
#include "table/slow_answer.h"

#include <QTimer>

class QProgressBar;

namespace whistle {
class ChoiceButton;
class SegmentedChoice;
class ShareBars;
class TextLabel;
} // namespace whistle

namespace whistle::heroes {

/// The exact chances of a battle, reckoned aside: bounds that narrow until they are exact, who wins, and below it one
/// of three views: the units left, how it stands after each clash (when one may retreat), what a little more would
/// bring. What takes long shows that it does, and can be stopped.
///
/// objectNames: odds, oddsProgress, oddsCancel, oddsChances, oddsExpected, oddsView, oddsDetails.
class OddsPanel : public PanelBox {
    Q_OBJECT
public:
    explicit OddsPanel(QWidget* parent = nullptr);
    struct Battle {
        OddsInquiry inquiry;
        std::vector<OddsWithMore> withMore;
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
    enum View { UnitsLeft, ClashByClash, WithMore };
    void retranslate();
    void refresh();
    void showChances(const BattleOdds& odds);
    void showDetails(const BattleOdds& odds);
    void askForMore();

    std::optional<Battle> m_battle;
    std::optional<BattleOdds> m_odds;
    std::optional<BattleOdds> m_soFar; ///< while they are worked out
    std::vector<double> m_more;        ///< chances to win, as far as they have been worked out; by Battle::withMore
    bool m_wasStopped = false;
    SlowAnswer<BattleOdds> m_answer;
    SlowAnswer<std::vector<double>> m_moreAnswer;
    QTimer m_patience;
    TextLabel* m_title;
    QProgressBar* m_bar;
    ChoiceButton* m_cancel;
    ShareBars* m_chances;
    TextLabel* m_expected;
    SegmentedChoice* m_view;
    ShareBars* m_details;
    TextLabel* m_note;
};

} // namespace whistle::heroes
