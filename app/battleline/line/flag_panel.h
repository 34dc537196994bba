// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/line/claim_view.h"
#include "battleline/table/state.h"
#include "controls/buttons.h"
#include "controls/icon_label.h"
#include "controls/panel_box.h"
#include "controls/rule_chip.h"

namespace whistle::battleline {

/// What the claim on a flag comes to at its proper moment, laid out card by card: the proof, or what stands against it.
///
/// objectNames: claimSign, claimOf, claimVerdict.
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
    TextLabel* m_caption = new TextLabel({}, TypeStep::Body, Colour::TextMuted);
    IconLabel* m_signIcon = new IconLabel(Icon::Check, Colour::Text, 20);
    TextLabel* m_sign = named("claimSign", new TextLabel({}, TypeStep::Label));
    SegmentedChoice* m_who = named("claimOf", new SegmentedChoice);
    TextLabel* m_verdict = named("claimVerdict", new Paragraph(TypeStep::Title));
    ClaimView* m_picture = new ClaimView;
    TextLabel* m_why = new Paragraph(TypeStep::Body, Colour::TextMuted);
    RuleChips* m_rules = new RuleChips;
    TextLabel* m_hint = new Paragraph(TypeStep::Body, Colour::TextMuted);
};

} // namespace whistle::battleline
