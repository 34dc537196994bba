// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/club_table.h"

namespace whistle {

/// Above the table of a match that is over and is played for a club: each side says at this screen that the result is
/// right, and may take that back until all have said so. Hidden where there is nothing to say.
///
/// objectNames: clubBand, agree_<n>, takeBackAgreed_<n> (n: the side, from 1); of more than two sides takeBackAgreed,
/// which asks for one of the latter, and keepAgreed.
class ClubBand : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit ClubBand(QWidget* parent = nullptr);
    void setTable(const ClubTable& table);

Q_SIGNALS:
    /// It says that the result is right, or takes that back.
    void agreed(int side, bool isRight);

private:
    void retranslate() override;
    [[nodiscard]] std::vector<ButtonSpec> confirmations(bool isOpen);
    [[nodiscard]] std::vector<ButtonSpec> waysBack();

    ClubTable m_table;
    bool m_takesBack = false; ///< it is asked which of several sides does
    PanelBox* m_panel = new PanelBox;
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_detail = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ButtonRow* m_buttons = new ButtonRow;
    QBoxLayout* m_parts;
};

} // namespace whistle
