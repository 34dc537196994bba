// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/sheet.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "look/focus_guide.h"

#include <QEvent>

namespace whistle {

namespace {

/// The width of a sheet in em of the body text.
constexpr double wideEm = 26;
constexpr double narrowEm = 18;

} // namespace

Sheet::Sheet(QWidget* parent) : PanelBox(Colour::Surface, parent)
{
    m_close->setKeyHint(QStringLiteral("Esc"));
    m_area->viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    FocusGuide::paintsOwnFocus(*this);
    columnIn(*this, px(Length::SpaceL), {rowOf({{m_title, 1}, {m_close, 0, Qt::AlignTop}}), {m_area, 1}});
    connect(m_close, &QAbstractButton::clicked, this, &Sheet::closed);
    retranslate();
}

QSize Sheet::sizeHint() const
{
    return {qRound(wideEm * em()), PanelBox::sizeHint().height()};
}

QSize Sheet::minimumSizeHint() const
{
    return {qRound(narrowEm * em()), px(Length::Target)};
}

void Sheet::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QVBoxLayout& Sheet::emptyColumn()
{
    letGo(m_area->takeWidget());
    letGo(m_foot);
    m_foot = new QWidget;
    auto* content = new QWidget;
    for (QWidget* part : {content, m_foot})
        columnIn(*part);
    layout()->addWidget(m_foot);
    m_area->setWidget(content);
    content->setAutoFillBackground(false);
    return static_cast<QVBoxLayout&>(*content->layout());
}

QVBoxLayout& Sheet::foot() const
{
    return static_cast<QVBoxLayout&>(*m_foot->layout());
}

void Sheet::retranslate()
{
    m_close->setTitle(CommonWords::tr("Close"));
}

void Sheet::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (changesLooks(*event))
        updateGeometry();
}

} // namespace whistle

#include "moc_sheet.cpp"
