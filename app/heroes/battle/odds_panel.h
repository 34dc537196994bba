// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/share_bars.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "heroes/judging/battle_pieces.h"
#include "table/slow_answer.h"

#include <QProgressBar>

namespace whistle::heroes {

/// The exact chances of a battle, reckoned aside: bounds that narrow until they are exact, who wins, and below it one
/// of three views: the units left, how it stands after each clash (when one may retreat), what a little more would
/// bring. What takes long shows that it does, and can be stopped.
///
/// objectNames: odds, oddsProgress, oddsCancel, oddsChances, oddsExpected, oddsView, oddsDetails.
class OddsPanel : public PanelBox {
    Q_OBJECT
public:
    OddsPanel();
    /// The running clash as it began: that is what they are reckoned from. To be set again in another language.
    void setClash(const State& began);

Q_SIGNALS:
    void reckoned();

private:
    enum View { UnitsLeft, ClashByClash, WithMore };
    void askForMore();
    void refresh();
    void showChances(const BattleOdds& odds);
    [[nodiscard]] std::vector<ShareBar> details(const BattleOdds& odds) const;

    State m_clash;
    std::string m_key;                    ///< of the table as it is in `m_clash`
    std::optional<OddsInquiry> m_inquiry; ///< none: the battle is not reckoned with
    std::vector<OddsWithMore> m_withMore;
    SlowAnswer<BattleOdds> m_answer;
    SlowAnswer<std::vector<double>> m_moreAnswer; ///< chances to win, by `m_withMore`
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    QProgressBar* m_bar = named("oddsProgress", new QProgressBar);
    ChoiceButton* m_cancel = named("oddsCancel", new ChoiceButton({}, ButtonLook::Outline));
    ShareBars* m_chances = named("oddsChances", new ShareBars);
    TextLabel* m_expected = named("oddsExpected", new Paragraph);
    SegmentedChoice* m_view = named("oddsView", new SegmentedChoice({{}, {}, {}}));
    ShareBars* m_details = named("oddsDetails", new ShareBars);
    TextLabel* m_note = new Paragraph(TypeStep::Body, Colour::TextMuted);
};

} // namespace whistle::heroes
