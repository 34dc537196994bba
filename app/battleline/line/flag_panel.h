// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/line/claim_view.h"
#include "battleline/table/state.h"
#include "controls/panel_box.h"

namespace whistle {
class IconLabel;
class RuleChips;
class SegmentedChoice;
class TextLabel;
} // namespace whistle

namespace whistle::battleline {

/// What the claim on a flag comes to at its proper moment, laid out card by card: the proof, or what stands against it.
class FlagPanel : public PanelBox {
    Q_OBJECT
public:
    explicit FlagPanel(QWidget* parent = nullptr);
    /// `flag`: 0 is none; `claimant`: whose claim is shown; `reader` reads its reasons.
    void showClaim(const State& state, int flag, Seat claimant, const Seats<QString>& names, const NameReader& reader);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// The other player's claim is to be seen.
    void seatChosen(whistle::battleline::Seat seat);

private:
    TextLabel* m_caption;
    IconLabel* m_signIcon;
    TextLabel* m_sign;
    SegmentedChoice* m_who;
    TextLabel* m_verdict;
    ClaimView* m_picture;
    TextLabel* m_why;
    RuleChips* m_rules;
    TextLabel* m_hint;
};

} // namespace whistle::battleline
