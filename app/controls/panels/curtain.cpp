// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/curtain.h"

#include "controls/layout/columns.h"
#include "controls/panels/panel_box.h"
#include "look/emblem.h"
#include "look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace whistle {

namespace {

constexpr int patience = 45'000;
constexpr double emblemSize = 64;

/// The folds of the cloth, from left to right: how wide, and in which colour.
constexpr std::pair<int, Colour> curtainFolds[] = {
    {26, Colour::Surface}, {8, Colour::Sunken}, {18, Colour::Surface}, {6, Colour::Raised}};

bool isTouch(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

} // namespace

Curtain::Curtain(QWidget* content, QWidget* parent)
    : Composed(parent)
    , m_content(content)
    , m_emblem(new SeatEmblem(0, emblemSize))
{
    setObjectName(QStringLiteral("curtain"));
    const int gap = px(Length::SpaceL);
    auto* words = new PanelBox(Colour::Window);
    auto* column = columnIn(*words, gap, px(Length::SpaceM), {{m_emblem, 0, Qt::AlignHCenter}});
    for (TextLabel* label : {m_name, m_away, m_note}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    columnIn(*m_veil, gap, {spareRoom, words, spareRoom});
    m_layers->addWidget(m_veil);
    m_layers->addWidget(m_content);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &Curtain::close);
    retranslate();
}

void Curtain::setState(CurtainState state)
{
    close();
    if (m_state == state)
        return;
    m_state = std::move(state);
    retranslate();
}

bool Curtain::isOpen() const
{
    return m_layers->currentWidget() == m_content;
}

void Curtain::open()
{
    if (isOpen())
        return;
    m_layers->setCurrentWidget(m_content);
    qApp->installEventFilter(this);
    m_patience.start();
    retranslate();
    Q_EMIT turned(true);
}

void Curtain::close()
{
    if (!isOpen())
        return;
    m_patience.stop();
    qApp->removeEventFilter(this);
    m_layers->setCurrentWidget(m_veil);
    retranslate();
    Q_EMIT turned(false);
}

void Curtain::setPatience(int milliseconds)
{
    m_patience.setInterval(milliseconds);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    if (isTouch(event->type()))
        m_patience.start();
    return QWidget::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/)
{
    if (isOpen())
        return;
    QPainter painter(this);
    for (int x = 0; x < width();) {
        for (const auto& [wide, colour] : curtainFolds) {
            painter.fillRect(x, 0, wide, height(), colourOf(colour));
            x += wide;
        }
    }
}

void Curtain::hideEvent(QHideEvent* event)
{
    close();
    QWidget::hideEvent(event);
}

bool Curtain::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate)
        close();
    return QWidget::event(event);
}

void Curtain::retranslate()
{
    m_emblem->setSeat(m_state.seat);
    m_name->setText(m_state.name);
    m_away->setText(m_state.name.isEmpty() ? QString() : tr("Everybody else looks away."));
    m_note->say(m_state.note);
    const QString words = isOpen() ? tr("The curtain is open, for %1 alone.")
                                   : tr("The curtain before %1 is closed. Everybody else looks away.");
    setAccessibleName(words.arg(m_state.name));
    update();
}

} // namespace whistle
