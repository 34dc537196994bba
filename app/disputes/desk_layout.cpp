// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/desk_layout.h"

#include "controls/scroller.h"
#include "look/theme.h"

#include <QBoxLayout>
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
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, Theme::current().px(Length::SpaceS), 0);
    column->setSpacing(Theme::current().px(Length::SpaceM));
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

QBoxLayout* pageColumn(QWidget& page)
{
    const Theme& theme = Theme::current();
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    const int edge = theme.px(Length::SpaceL);
    column->setContentsMargins(edge, theme.px(Length::SpaceM), edge, theme.px(Length::SpaceM));
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(&page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(area);
    return column;
}

void arrangeDesk(QBoxLayout& layout, QWidget& ruling, int width)
{
    const double em = Theme::current().em();
    const int form = layout.itemAt(0)->minimumSize().width();
    const bool isBeside = width >= std::max(besideFrom * em, form + layout.spacing() + rulingEm * em);
    layout.setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    ruling.setMinimumWidth(isBeside ? qRound(rulingEm * em) : 0);
    ruling.setMaximumWidth(isBeside ? qRound(rulingEm * em) : QWIDGETSIZE_MAX);
    layout.setStretch(0, isBeside ? 1 : 3);
    layout.setStretch(1, isBeside ? 0 : 2);
}

} // namespace whistle
