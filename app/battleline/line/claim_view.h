// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards/card_row.h"
#include "battleline/judging/claim.h"
#include "controls/named.h"
#include "controls/text_label.h"

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

} // namespace whistle::battleline
