// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/sheet.h"

#include "controls/buttons.h"
#include "controls/text_label.h"
#include "look/focus_guide.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>

namespace whistle {

namespace {

/// The width of a sheet in em of the body text.
constexpr double wideEm = 26;
constexpr double narrowEm = 18;

} // namespace

Sheet::Sheet(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title, Colour::Text, this))
    , m_close(new ChoiceButton({}, ButtonLook::Outline, this))
    , m_area(new QScrollArea(this))
{
    m_close->setObjectName(QStringLiteral("closeSheetButton"));
    m_close->setKeyHint(QStringLiteral("Esc"));
    m_title->setWordWrap(true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    FocusGuide::paintsOwnFocus(*this);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_area, 1);
    connect(m_close, &QAbstractButton::clicked, this, &Sheet::closed);
    retranslate();
}

QSize Sheet::sizeHint() const
{
    return {qRound(wideEm * Theme::current().em()), PanelBox::sizeHint().height()};
}

QSize Sheet::minimumSizeHint() const
{
    return {qRound(narrowEm * Theme::current().em()), Theme::current().px(Length::Target)};
}

void Sheet::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QVBoxLayout& Sheet::emptyColumn()
{
    for (QWidget* old : {m_area->takeWidget(), m_foot}) {
        if (!old)
            continue;
        old->hide();
        old->deleteLater(); // one of its buttons may be the one that was just pressed
    }
    m_foot = new QWidget;
    auto* content = new QWidget;
    for (QWidget* part : {content, m_foot})
        (new QVBoxLayout(part))->setContentsMargins(0, 0, 0, 0);
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
    m_close->setTitle(tr("Close"));
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
