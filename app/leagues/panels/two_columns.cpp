// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/two_columns.h"

#include "controls/scroller.h"
#include "look/theme.h"

#include <QEvent>
#include <QGridLayout>

namespace whistle {

TwoColumns::TwoColumns(QWidget* page, int leftShare, int rightShare)
    : QObject(page)
    , m_page(page)
    , m_grid(new QGridLayout)
    , m_left(new QVBoxLayout(new QWidget))
    , m_right(new QVBoxLayout(new QWidget))
    , m_leftShare(leftShare)
    , m_rightShare(rightShare)
{
    const Theme& theme = Theme::current();
    for (QVBoxLayout* column : {m_left, m_right}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(theme.px(Length::SpaceM));
    }
    auto* content = new QWidget;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(theme.px(Length::SpaceL));
    content->setLayout(m_grid);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    all->addWidget(area);
    page->installEventFilter(this);
    arrange();
}

void TwoColumns::arrange()
{
    const bool wide = m_page->width() >= Theme::current().em() * Theme::current().mediumFrom();
    m_grid->addWidget(m_left->parentWidget(), 0, 0);
    m_grid->addWidget(m_right->parentWidget(), wide ? 0 : 1, wide ? 1 : 0);
    m_grid->setColumnStretch(0, m_leftShare);
    m_grid->setColumnStretch(1, wide ? m_rightShare : 0);
}

bool TwoColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        arrange();
    return QObject::eventFilter(watched, event);
}

} // namespace whistle
