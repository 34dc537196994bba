// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards/card_row.h"
#include "battleline/judging/claim.h"
#include "battleline/table/state.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/icon_label.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"

namespace whistle::battleline {

/// The proof of a claim, card by card: the claimant's set, the better ways that lie in front of everybody struck
/// through, and the best that is left. Of a claim that does not come so far, the claimant's cards.
///
/// objectNames: ownCards, ownValue, opponentCards, opponentBest, struckWay.
class ClaimView : public QWidget {
    Q_OBJECT
public:
    explicit ClaimView(QWidget* parent = nullptr);
    /// What was judged.
    void showClaim(const ClaimCase& asked, const ClaimVerdict& verdict, const Seats<QString>& names);

private:
    void showStruck(const std::vector<BetterWay>& ways);

    CardRow* m_own = named("ownCards", new CardRow);
    TextLabel* m_ownValue = named("ownValue", new TextLabel({}, TypeStep::Label));
    TextLabel* m_opponentTitle = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QWidget* m_struck = new QWidget;
    CardRow* m_opponent = named("opponentCards", new CardRow);
    TextLabel* m_opponentValue = named("opponentBest", new TextLabel({}, TypeStep::Label));
};

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
