// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/line/claim_view.h"
#include "battleline/table/state.h"
#include "controls/panel_box.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace whistle {
class IconLabel;
class RuleChips;
class SegmentedChoice;
class TextLabel;
} // namespace whistle

namespace whistle::battleline {

/// A claim of one player on a flag, as it would be judged at its proper moment: the proof, or what stands against it.
struct ClaimShown {
    bool isProven = false;
    QString verdict; ///< "Kinga takes the flag."
    ClaimPicture picture;
    QStringList why;
    QStringList rules;
};

struct FlagPanelState {
    int flag = 0; ///< 0: none is chosen
    Seats<QString> names;
    Seats<ClaimShown> claims;
};

/// What the claim on a flag comes to, for either player, laid out card by card; `reader` reads its reasons.
[[nodiscard]] FlagPanelState flagPanelOf(const State& state, int flag, const Seats<QString>& names,
                                         const NameReader& reader);

/// Shows it.
class FlagPanel : public PanelBox {
    Q_OBJECT
public:
    explicit FlagPanel(QWidget* parent = nullptr);
    /// `seat`: whose claim is shown first.
    void setState(FlagPanelState state, Seat seat);
    [[nodiscard]] Seat shown() const { return m_seat; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// The other player's claim is to be seen.
    void seatChosen(whistle::battleline::Seat seat);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    FlagPanelState m_state;
    Seat m_seat = Seat::South;
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
