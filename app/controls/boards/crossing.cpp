// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/crossing.h"

#include "look/theme.h"

#include <QPainter>

namespace whistle {

Crossing::Crossing(QWidget& page) : QWidget(&page)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_motion.setStartValue(1.0);
    m_motion.setEndValue(0.0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &Crossing::end);
    hide();
}

void Crossing::keep(QWidget* part)
{
    const bool isQuick = isCrossing(); // whoever is faster than the picture wants to see where it has come to
    end();
    if (isQuick || part == nullptr || !part->isVisible() || Theme::current().duration(Duration::Move) == 0)
        return;
    m_part = part;
    m_before = part->grab();
}

void Crossing::cross()
{
    if (!m_part || m_before.isNull() || !m_part->isVisible() ||
        m_part->size() != m_before.deviceIndependentSize().toSize()) {
        end();
        return;
    }
    const QRect seen = m_part->visibleRegion().boundingRect();
    m_offset = seen.topLeft();
    setGeometry(seen.translated(m_part->mapTo(parentWidget(), QPoint())));
    show();
    raise();
    m_motion.setDuration(Theme::current().duration(Duration::Move));
    m_motion.start();
}

void Crossing::end()
{
    m_motion.stop();
    m_before = {};
    hide();
}

void Crossing::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setOpacity(m_motion.currentValue().toDouble());
    painter.drawPixmap(-m_offset, m_before);
}

} // namespace whistle

#include "moc_crossing.cpp"
