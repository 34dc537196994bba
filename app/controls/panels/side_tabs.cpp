// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/side_tabs.h"

#include "base/contains.h"
#include "controls/layout/columns.h"

#include <algorithm>

namespace whistle {

SideTabs::SideTabs(QWidget* board, const std::vector<QWidget*>& pages, double ems, Width width)
    : m_board(board)
    , m_pages(pages)
    , m_ems(ems)
    , m_width(width)
{
    const int gap = px(Length::SpaceS);
    auto* column = columnIn(*this, gap, gap);
    column->addWidget(m_tabs);
    for (QWidget* page : m_pages)
        column->addWidget(page, 1);
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int index) {
        m_open = m_small ? index : index + 1;
        Q_EMIT turned();
    });
}

void SideTabs::setTitles(const QString& name, const QStringList& titles)
{
    m_tabs->setAccessibleName(name);
    m_titles = titles;
    showTabs();
}

void SideTabs::showTabs()
{
    m_tabs->setTitles(m_small ? m_titles : m_titles.mid(1));
    m_tabs->setCurrent(m_small ? m_open : m_open - 1);
}

void SideTabs::setRoom(int width)
{
    m_small = width < mediumWidth();
    if (!m_small)
        m_open = std::max(m_open, 1);
}

void SideTabs::arrange(QBoxLayout& body, const std::vector<QWidget*>& also)
{
    showTabs();
    body.setDirection(m_small ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    const auto show = [&also](QWidget& part, bool isOpen) { part.setVisible(isOpen || contains(also, &part)); };
    show(*m_board, !m_small || m_open == 0);
    auto& column = static_cast<QBoxLayout&>(*layout());
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        show(*m_pages[i], isOpen(i + 1));
        // Beside what was asked for, the others are company.
        column.setStretchFactor(m_pages[i], isOpen(i + 1) ? 5 : 2);
    }
    const int wide = qRound(em() * m_ems);
    const bool isFixed = m_width == Width::Fixed;
    setMinimumWidth(m_small ? 0 : wide);
    setMaximumWidth(m_small || !isFixed ? QWIDGETSIZE_MAX : wide);
    const bool onlyTabs = m_small && m_open == 0;
    setSizePolicy((m_small && !onlyTabs) || !isFixed ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                  onlyTabs ? QSizePolicy::Maximum : QSizePolicy::Preferred);
}

} // namespace whistle

#include "moc_side_tabs.cpp"
