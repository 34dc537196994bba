// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "leagues/club/club_desk.h"

#include <optional>

namespace whistle {

/// At the foot of an organiser's desk: what need not worry anybody, and what comes next. Its one main act is to call
/// the match that is chosen.
///
/// objectNames: deskBar, pairNextRound, callMatch.
class DeskBar : public PanelBox {
    Q_OBJECT
public:
    explicit DeskBar(const ClubDesk& desk);
    /// `call`: of the match that is chosen; none: there is none to call.
    void renew(std::optional<ButtonSpec> call);

Q_SIGNALS:
    void pairingAsked();

private:
    /// The next round, once this one is over; none: there is no other.
    [[nodiscard]] std::optional<ButtonSpec> pairing();

    ClubDesk m_desk;
    TextLabel* m_words = new Paragraph(TypeStep::Label);
    ButtonRow* m_acts = new ButtonRow;
};

} // namespace whistle
