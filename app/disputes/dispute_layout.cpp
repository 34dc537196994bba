// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/dispute_layout.h"

#include "controls/layout/scroller.h"
#include "look/theme.h"

#include <QScrollBar>
#include <algorithm>

namespace whistle {

namespace {

/// Form and ruling stand side by side from so many em on.
constexpr double besideFrom = 44;
constexpr double rulingEm = 21;

} // namespace

QScrollArea* scrollingColumn(std::initializer_list<QWidget*> widgets, const char* name, QWidget* parent)
{
    auto* content = new QWidget;
    auto* column = columnIn(*content, {0, 0, px(Length::SpaceS), 0}, px(Length::SpaceM));
    for (QWidget* widget : widgets)
        column->addWidget(widget);
    column->addStretch(1);
    auto* area = new Scroller(content, parent);
    area->setObjectName(QString::fromLatin1(name));
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

void layPage(QWidget& page, int spacing, LaidParts parts)
{
    auto* content = new QWidget;
    columnIn(*content, {px(Length::SpaceL), px(Length::SpaceM)}, spacing, parts);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(page, 0, {area});
}

void FormAndRuling::lay(QWidget* form, std::initializer_list<QWidget*> ruling)
{
    m_form = scrollingColumn({form}, "formArea", this);
    m_ruling = scrollingColumn(ruling, "rulingArea", this);
    m_layout = rowIn(*this, 0, px(Length::SpaceL), {{m_form, 1}, m_ruling});
    arrange();
}

void FormAndRuling::scrollUp()
{
    m_form->verticalScrollBar()->setValue(0);
}

void FormAndRuling::arrange()
{
    if (m_layout == nullptr)
        return;
    const int form = m_layout->itemAt(0)->minimumSize().width();
    const bool isBeside = width() >= std::max(besideFrom * em(), form + m_layout->spacing() + rulingEm * em());
    m_layout->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    m_ruling->setMinimumWidth(isBeside ? qRound(rulingEm * em()) : 0);
    m_ruling->setMaximumWidth(isBeside ? qRound(rulingEm * em()) : QWIDGETSIZE_MAX);
    m_layout->setStretch(0, isBeside ? 1 : 3);
    m_layout->setStretch(1, isBeside ? 0 : 2);
}

} // namespace whistle
