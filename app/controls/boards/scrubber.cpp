// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/scrubber.h"

#include "look/emblem.h"
#include "look/focus_guide.h"
#include "look/painting.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <map>

namespace whistle {

namespace {

double knobSide()
{
    return scaled(20);
}

double detentEmblemSide()
{
    return scaled(13);
}

/// For screen readers a slider: its value is the detent from 1, in words what stands there.
class AccessibleScrubber : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleScrubber(Scrubber& scrubber)
        : QAccessibleWidget(&scrubber, QAccessible::Slider)
        , m_scrubber(scrubber)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_scrubber.words() : QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_scrubber.current() + 1; }
    void setCurrentValue(const QVariant& value) override { m_scrubber.go(value.toInt() - 1); }
    [[nodiscard]] QVariant maximumValue() const override { return m_scrubber.count(); }
    [[nodiscard]] QVariant minimumValue() const override { return 1; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

private:
    Scrubber& m_scrubber;
};

QAccessibleInterface* makeScrubber(const QString&, QObject* object)
{
    auto* scrubber = qobject_cast<Scrubber*>(object);
    return scrubber ? new AccessibleScrubber(*scrubber) : nullptr;
}

} // namespace

Scrubber::Scrubber(QWidget* parent) : Painted(parent)
{
    QAccessible::installFactory(makeScrubber); // once, however often it is called
    setObjectName(QStringLiteral("scrubber"));
    sayNames();
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    FocusGuide::paintsOwnFocus(*this);
}

void Scrubber::setState(const ScrubberState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    setCurrent(m_current, m_words);
    update();
}

void Scrubber::setCurrent(int detent, const QString& words)
{
    const int held = std::clamp(detent, 0, std::max(0, m_state.count - 1));
    if (held == m_current && words == m_words)
        return;
    m_current = held;
    m_words = words;
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, m_current + 1);
        QAccessible::updateAccessibility(&event);
    }
}

QRectF Scrubber::track() const
{
    const double side = knobSide() / 2 + pxF(Length::LineFocus) + pxF(Length::LineFocusGap);
    const double thick = pxF(Length::SpaceS);
    const double top = lineHeight(TypeStep::Caption) + (knobSide() - thick) / 2;
    return {side, top, std::max(1.0, width() - 2 * side), thick};
}

double Scrubber::xOf(int detent) const
{
    const QRectF room = track();
    return m_state.count > 1 ? room.left() + room.width() * detent / (m_state.count - 1) : room.right();
}

int Scrubber::detentAt(double x) const
{
    const QRectF room = track();
    const double share = (x - room.left()) / room.width();
    return std::clamp(qRound(share * (m_state.count - 1)), 0, std::max(0, m_state.count - 1));
}

int Scrubber::bandBack() const
{
    int found = 0;
    for (const ScrubberBand& band : m_state.bands) {
        if (band.from < m_current)
            found = band.from;
    }
    return found;
}

int Scrubber::bandOn() const
{
    for (const ScrubberBand& band : m_state.bands) {
        if (band.from > m_current)
            return band.from;
    }
    return m_state.count - 1;
}

void Scrubber::go(int detent)
{
    const int before = m_current;
    setCurrent(detent, m_words);
    if (m_current != before)
        Q_EMIT moved(m_current);
}

QSize Scrubber::sizeHint() const
{
    const double height = lineHeight(TypeStep::Caption) + knobSide() + detentEmblemSide() + pxF(Length::SpaceXs);
    return {qRound(em() * 24), std::max(qRound(height), px(Length::Target))};
}

QSize Scrubber::minimumSizeHint() const
{
    return {qRound(em() * 8), sizeHint().height()};
}

void Scrubber::paintEvent(QPaintEvent* /*event*/)
{
    if (m_state.count == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter);
    paintPoints(painter);
    const double side = knobSide();
    const QRectF knob(xOf(m_current) - side / 2, track().center().y() - side / 2, side, side);
    painter.setPen(QPen(colourOf(Colour::Window), pxF(Length::LineFocusGap)));
    painter.setBrush(colourOf(Colour::Chalk));
    painter.drawEllipse(knob);
    if (hasFocus() && FocusGuide::isKeyboardInUse())
        paintFocusRing(painter, knob, side / 2);
}

void Scrubber::paintBands(QPainter& painter) const
{
    const QRectF room = track();
    const double gap = pxF(Length::SpaceHair);
    const double here = xOf(m_current);
    std::vector<ScrubberBand> bands = m_state.bands;
    if (bands.empty())
        bands.push_back({0, {}});
    QFont font = fontOf(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    double freeFrom = 0; // where the next name has room
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const double from = i == 0 ? room.left() : xOf(bands[i].from) + gap;
        const double to = i + 1 < bands.size() ? xOf(bands[i + 1].from) - gap : room.right();
        if (to <= from)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(Colour::LineStrong));
        painter.drawRoundedRect(QRectF(from, room.top(), to - from, room.height()), room.height() / 2,
                                room.height() / 2);
        if (here > from) {
            painter.setBrush(colourOf(Colour::TextMuted));
            painter.drawRoundedRect(QRectF(from, room.top(), std::min(here, to) - from, room.height()),
                                    room.height() / 2, room.height() / 2);
        }
        const double wide = textWidth(bands[i].name, font);
        const double left = std::min(from, width() - wide);
        if (bands[i].name.isEmpty() || left < freeFrom)
            continue;
        paintText(painter, QRectF(left, 0, wide + 1, lineHeight(TypeStep::Caption)), bands[i].name, font,
                  colourOf(Colour::TextMuted));
        freeFrom = left + wide + pxF(Length::SpaceS);
    }
}

void Scrubber::paintPoints(QPainter& painter) const
{
    const double side = detentEmblemSide();
    const double top = track().center().y() + knobSide() / 2 + pxF(Length::SpaceHair);
    std::map<int, double> last; // of each seat: nothing is seen of what lies right below another
    for (const ScrubberPoint& point : m_state.points) {
        const double x = xOf(point.at);
        const auto before = last.find(point.seat);
        if (before != last.end() && x - before->second < 1)
            continue;
        last[point.seat] = x;
        paintEmblem(painter, QRectF(x - side / 2, top, side, side), point.seat);
    }
}

void Scrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        go(detentAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        go(detentAt(event->position().x()));
}

void Scrubber::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        go(m_current - steps);
    event->accept();
}

void Scrubber::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        go(m_current - 1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        go(m_current + 1);
        break;
    case Qt::Key_PageUp:
        go(bandBack());
        break;
    case Qt::Key_PageDown:
        go(bandOn());
        break;
    case Qt::Key_Home:
        go(0);
        break;
    case Qt::Key_End:
        go(m_state.count - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Scrubber::sayNames()
{
    setAccessibleName(tr("Entries of the match"));
}

} // namespace whistle

#include "moc_scrubber.cpp"
