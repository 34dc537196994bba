// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"

namespace whistle::chaotic {

/// What stands on the panel now.
struct ImportPanelState {
    QString title;
    QStringList lines; ///< what the file brings, or how one is written
    QString badTitle;  ///< empty: every line is good
    QStringList bad;
    std::vector<ButtonSpec> buttons; ///< the first one is the likely way on
};

/// Over the page of cards: how a table of cards is written, what a file would bring before it is accepted, and what it
/// has brought.
///
/// objectNames: importPanel, importLines, badLines, and those of its buttons.
class ImportPanel : public PanelBox {
    Q_OBJECT
public:
    explicit ImportPanel(QWidget* parent = nullptr);
    void setState(ImportPanelState state);

private:
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_lines = named("importLines", new Paragraph(TypeStep::Body));
    TextLabel* m_badTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_bad = named("badLines", new Paragraph(TypeStep::Body, Colour::TextMuted));
    ButtonRow* m_buttons = new ButtonRow;
};

} // namespace whistle::chaotic
