// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards/card_row.h"
#include "battleline/judging/claim.h"

namespace whistle {
class TextLabel;
} // namespace whistle

namespace whistle::battleline {

/// The proof of a claim, card by card; empty: the claim does not come so far.
struct ClaimPicture {
    /// With this card the other side would win, did it not lie somewhere.
    struct Struck {
        Card card;
        QString value; ///< "Wedge, 24"
        QString place; ///< "lies at flag 7"
    };
    std::vector<RowCard> own;
    QString ownValue; ///< "Wedge, 15"
    QString opponentTitle;
    std::vector<Struck> struck;
    std::vector<RowCard> opponent; ///< marked: those that do not lie there yet
    QString opponentValue;
};

/// What was judged, as a picture.
[[nodiscard]] ClaimPicture pictureOf(const Table& table, const Claim& claim, const HouseRules& rules,
                                     const ClaimVerdict& verdict, const Seats<QString>& names);

/// Shows it: the claimant's set, the better ways that lie in front of everybody struck through, and the best that is
/// left.
///
/// objectNames: ownCards, ownValue, opponentCards, opponentBest, struckWay.
class ClaimView : public QWidget {
    Q_OBJECT
public:
    explicit ClaimView(QWidget* parent = nullptr);
    void setPicture(const ClaimPicture& picture);

private:
    void showStruck(const std::vector<ClaimPicture::Struck>& ways);

    CardRow* m_own;
    TextLabel* m_ownValue;
    TextLabel* m_opponentTitle;
    QWidget* m_struck;
    CardRow* m_opponent;
    TextLabel* m_opponentValue;
};

} // namespace whistle::battleline
