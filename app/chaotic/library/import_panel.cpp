// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/import_panel.h"

#include "controls/layout/columns.h"

namespace whistle::chaotic {

ImportPanel::ImportPanel(QWidget* parent) : PanelBox(Colour::Window, parent)
{
    setObjectName(QStringLiteral("importPanel"));
    const int gap = px(Length::SpaceM);
    auto* words = new QWidget;
    columnIn(*words, 0, gap, {m_lines, m_badTitle, m_bad})->addStretch(1);
    auto* column = columnIn(*this, px(Length::SpaceXl), gap, {m_title});
    column->addWidget(new Scroller(words), 1);
    column->addWidget(m_buttons);
    hide();
}

void ImportPanel::setState(ImportPanelState state)
{
    m_title->setText(state.title);
    m_lines->setText(state.lines.join(QLatin1Char('\n')));
    m_badTitle->say(state.badTitle);
    m_bad->say(state.bad.join(QLatin1Char('\n')));
    m_buttons->setButtons(std::move(state.buttons));
}

} // namespace whistle::chaotic

#include "moc_import_panel.cpp"
