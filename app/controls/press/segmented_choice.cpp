// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/press/buttons.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// One of the choices: no ground of its own until it is the chosen one.
class Segment : public ChoiceButton {
public:
    using ChoiceButton::ChoiceButton;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const double inset = theme.px(Length::SpaceHair);
        const QRectF inner = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
        const ButtonFace worn = face();
        Box box{{}, {}, theme.px(Length::RadiusControl) - inset, pxF(Length::LineHair), Qt::SolidLine};
        QColor ink = theme.colour(Colour::TextMuted);
        if (worn.chosen) {
            // On the light well the pressed ground would not stand out.
            box.fill = theme.colour(theme.isDark() ? Colour::RaisedPressed : Colour::Surface);
            ink = theme.colour(Colour::Text);
        } else if (worn.unavailable) {
            box.edge = theme.colour(Colour::Line);
            box.style = Qt::DashLine;
            ink = theme.colour(Colour::TextDisabled);
        } else if (worn.pressed || worn.hovered) {
            box.fill = theme.colour(worn.pressed ? Colour::RaisedPressed : Colour::RaisedHover);
            ink = theme.colour(Colour::Text);
        }
        paintBox(painter, inner, box);
        paintWrapped(painter, inner, title(), TypeStep::Label, ink, Qt::AlignCenter);
    }
};

/// For screen readers one of several, not a box to be ticked.
class AccessibleSegment : public QAccessibleWidget {
public:
    explicit AccessibleSegment(ChoiceButton& segment)
        : QAccessibleWidget(&segment, QAccessible::RadioButton)
        , m_segment(segment)
    {
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_segment.isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            m_segment.click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    ChoiceButton& m_segment;
};

QAccessibleInterface* makeSegment(const QString&, QObject* object)
{
    // By where it stands: it may be asked for while it is still being made.
    auto* segment = qobject_cast<ChoiceButton*>(object);
    const bool isOne = segment != nullptr && qobject_cast<SegmentedChoice*>(segment->parentWidget()) != nullptr;
    return isOne ? new AccessibleSegment(*segment) : nullptr;
}

} // namespace

SegmentedChoice::SegmentedChoice(const QStringList& titles, QWidget* parent) : Composed(parent)
{
    QAccessible::installFactory(makeSegment); // once, however often it is called
    setObjectName(QStringLiteral("segmentedChoice"));
    setLayout(new FlowLayout(nullptr, 0));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setTitles(titles);
}

void SegmentedChoice::setTitles(const QStringList& titles)
{
    // What stands keeps its place and the keyboard.
    while (count() > titles.size()) {
        letGo(m_segments.back());
        m_segments.pop_back();
    }
    for (int i = 0; i < count(); ++i) {
        ChoiceButton* segment = m_segments[static_cast<std::size_t>(i)];
        segment->setTitle(titles[i]);
        segment->setUnavailable({});
        segment->setChecked(false);
    }
    while (count() < titles.size()) {
        const int index = count();
        auto* segment = new Segment(titles[index], ButtonLook::Quiet, this);
        segment->setObjectName(QStringLiteral("segment%1").arg(index));
        segment->setCheckable(true);
        connect(segment, &QAbstractButton::clicked, this, [this, index] {
            setCurrent(index); // a second press on the chosen one leaves it chosen
            Q_EMIT chosen(index);
        });
        m_segments.push_back(segment);
        layout()->addWidget(segment);
    }
    updateGeometry();
    arrange();
}

void SegmentedChoice::rename(const QStringList& titles)
{
    const int index = current();
    setTitles(titles);
    if (index < count())
        setCurrent(index);
}

// A layout gives no more height than the policy allows, and that is one line.
void SegmentedChoice::arrange()
{
    const bool hasPlace = testAttribute(Qt::WA_Resized);
    setFixedHeight(hasPlace ? layout()->heightForWidth(width()) : layout()->sizeHint().height());
}

void SegmentedChoice::setCurrent(int index)
{
    for (int i = 0; i < count(); ++i)
        m_segments[static_cast<std::size_t>(i)]->setChecked(i == index);
}

int SegmentedChoice::current() const
{
    for (int i = 0; i < count(); ++i) {
        if (m_segments[static_cast<std::size_t>(i)]->isChecked())
            return i;
    }
    return -1;
}

void SegmentedChoice::setUnavailable(int index, const QString& why)
{
    if (index >= 0 && index < count())
        m_segments[static_cast<std::size_t>(index)]->setUnavailable(why);
}

void SegmentedChoice::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintBox(painter, rect(), {colourOf(Colour::Sunken), {}, pxF(Length::RadiusControl)});
}

void SegmentedChoice::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    if (!back && !on) {
        QWidget::keyPressEvent(event);
        return;
    }
    for (int i = 0; i < count(); ++i) {
        const int next = i + (on ? 1 : -1);
        if (m_segments[static_cast<std::size_t>(i)]->hasFocus() && next >= 0 && next < count()) {
            m_segments[static_cast<std::size_t>(next)]->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

} // namespace whistle
