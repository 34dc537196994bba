// SPDX-License-Identifier: GPL-3.0-or-later
// What the stock controls look like. Where things lie and how big they are is in style_layout.cpp.
#include "look/style.h"

#include "look/button_face.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>

namespace whistle {

namespace {

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return (option.state & flag) != 0;
}

ButtonFace faceOf(const QStyleOption& option)
{
    ButtonFace face;
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option)) {
        if ((button->features & QStyleOptionButton::Flat) != 0)
            face.look = ButtonLook::Quiet;
        if ((button->features & QStyleOptionButton::DefaultButton) != 0)
            face.look = ButtonLook::Main;
    }
    face.hovered = has(option, QStyle::State_MouseOver);
    face.pressed = has(option, QStyle::State_Sunken);
    face.chosen = has(option, QStyle::State_On);
    face.unavailable = !has(option, QStyle::State_Enabled);
    return face;
}

void paintField(QPainter& painter, const QRectF& rect, bool enabled)
{
    paintBox(painter, rect,
             {colourOf(Colour::Sunken), colourOf(enabled ? Colour::LineStrong : Colour::Line),
              pxF(Length::RadiusControl), pxF(Length::LineHair), enabled ? Qt::SolidLine : Qt::DashLine});
}

void paintMark(QPainter& painter, const QStyleOption& option, bool round)
{
    const QRectF box = option.rect;
    const bool on = has(option, QStyle::State_On);
    const bool enabled = has(option, QStyle::State_Enabled);
    const double radius = round ? box.width() / 2 : pxF(Length::RadiusSmall);
    paintBox(painter, box,
             {on && enabled ? colourOf(Colour::Chalk) : colourOf(Colour::Sunken),
              colourOf(enabled ? Colour::LineStrong : Colour::Line), radius, pxF(Length::LineStrong),
              enabled ? Qt::SolidLine : Qt::DashLine});
    const QColor ink = colourOf(enabled ? Colour::Window : Colour::TextDisabled);
    const double inset = box.width() / 6;
    if (on && round)
        paintBox(painter, box.adjusted(2 * inset, 2 * inset, -2 * inset, -2 * inset), {ink, {}, box.width()});
    else if (on)
        paintIcon(painter, box.adjusted(inset, inset, -inset, -inset), Icon::Check, ink);
    else if (has(option, QStyle::State_NoChange))
        paintIcon(painter, box.adjusted(inset, inset, -inset, -inset), Icon::Minus, colourOf(Colour::Text));
}

/// A progress bar is a line in the middle of its place.
QRectF progressLine(const QRectF& rect)
{
    const double high = pxF(Length::SpaceS) + pxF(Length::SpaceHair);
    return {rect.left(), rect.center().y() - high / 2, rect.width(), high};
}

void paintScrollBar(QPainter& painter, const QRect& slider, const QStyleOption& option)
{
    const double inset = pxF(Length::SpaceHair);
    const QRectF thumb = QRectF(slider).adjusted(inset, inset, -inset, -inset);
    const bool lively = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    paintBox(painter, thumb,
             {colourOf(lively ? Colour::TextMuted : Colour::LineStrong),
              {},
              std::min(thumb.width(), thumb.height()) / 2,
              0,
              Qt::SolidLine});
}

} // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion"))
{
    setObjectName(QStringLiteral("whistle"));
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        paintButtonFace(*painter, option->rect, faceOf(*option));
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (qobject_cast<const QAbstractSpinBox*>(widget != nullptr ? widget->parentWidget() : nullptr) == nullptr &&
            qobject_cast<const QComboBox*>(widget != nullptr ? widget->parentWidget() : nullptr) == nullptr)
            paintField(*painter, option->rect, has(*option, State_Enabled));
        return;
    case PE_IndicatorCheckBox:
        paintMark(*painter, *option, false);
        return;
    case PE_IndicatorRadioButton:
        paintMark(*painter, *option, true);
        return;
    case PE_PanelTipLabel:
        paintBox(*painter, option->rect,
                 {colourOf(Colour::Raised), colourOf(Colour::LineStrong), 0, pxF(Length::LineHair), Qt::SolidLine});
        return;
    case PE_FrameFocusRect: // the ring of FocusGuide takes its place
        return;
    case PE_PanelMenu:
    case PE_FrameMenu:
        paintBox(*painter, option->rect,
                 {colourOf(Colour::Raised), colourOf(Colour::LineStrong), 0, pxF(Length::LineHair), Qt::SolidLine});
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    switch (element) {
    case CE_FocusFrame: {
        const double margin = pxF(Length::LineFocus) + pxF(Length::LineFocusGap);
        paintFocusRing(*painter, QRectF(option->rect).adjusted(margin, margin, -margin, -margin),
                       pxF(Length::RadiusControl));
        return;
    }
    case CE_PushButtonBevel:
        paintButtonFace(*painter, option->rect, faceOf(*option));
        return;
    case CE_PushButtonLabel: {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton label(*button);
            const ButtonFace face = faceOf(*option);
            const bool inverted = !face.unavailable && (face.chosen || face.look == ButtonLook::Main);
            const bool muted = face.look == ButtonLook::Quiet && !face.hovered;
            label.palette.setColor(QPalette::ButtonText, colourOf(inverted           ? Colour::Window
                                                                  : face.unavailable ? Colour::TextDisabled
                                                                  : muted            ? Colour::TextMuted
                                                                                     : Colour::Text));
            painter->save();
            painter->setFont(fontOf(TypeStep::Label));
            QProxyStyle::drawControl(element, &label, painter, widget);
            painter->restore();
        }
        return;
    }
    case CE_ProgressBarGroove: {
        const QRectF line = progressLine(option->rect);
        paintBox(*painter, line, {colourOf(Colour::Sunken), {}, line.height() / 2});
        return;
    }
    case CE_ProgressBarContents: {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            const int span = bar->maximum - bar->minimum;
            const double share = span > 0 ? double(bar->progress - bar->minimum) / span : 1;
            QRectF filled = progressLine(option->rect);
            filled.setWidth(std::max(filled.height(), filled.width() * share));
            paintBox(*painter, filled, {colourOf(Colour::Chalk), {}, filled.height() / 2});
        }
        return;
    }
    case CE_ComboBoxLabel: {
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            const QRectF place = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            paintText(*painter, place, combo->currentText, TypeStep::Body,
                      colourOf(has(*option, State_Enabled) ? Colour::Text : Colour::TextDisabled));
        }
        return;
    }
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    const bool enabled = has(*option, State_Enabled);
    const auto part = [&](SubControl name) { return subControlRect(control, option, name, widget); };
    const auto mark = [&](SubControl name, Icon drawing, bool live) {
        const double side = pxF(Length::Icon);
        QRectF box(0, 0, side, side);
        box.moveCenter(QRectF(part(name)).center());
        if (live && (option->activeSubControls & name) != 0)
            paintBox(*painter, QRectF(part(name)).adjusted(2, 2, -2, -2),
                     {colourOf(has(*option, State_Sunken) ? Colour::RaisedPressed : Colour::RaisedHover),
                      {},
                      pxF(Length::RadiusControl)});
        paintIcon(*painter, box, drawing, colourOf(live ? Colour::Text : Colour::TextDisabled));
    };
    switch (control) {
    case CC_ScrollBar:
        paintScrollBar(*painter, part(SC_ScrollBarSlider), *option);
        return;
    case CC_ComboBox:
        paintField(*painter, option->rect, enabled);
        mark(SC_ComboBoxArrow, Icon::Down, enabled);
        return;
    case CC_SpinBox:
        paintField(*painter, option->rect, enabled);
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            mark(SC_SpinBoxDown, Icon::Minus, enabled && (spin->stepEnabled & QAbstractSpinBox::StepDownEnabled) != 0);
            mark(SC_SpinBoxUp, Icon::Plus, enabled && (spin->stepEnabled & QAbstractSpinBox::StepUpEnabled) != 0);
        }
        return;
    case CC_Slider: {
        const bool flat = has(*option, State_Horizontal);
        QRectF groove = option->rect;
        const double thin = pxF(Length::SpaceS);
        if (flat)
            groove = QRectF(groove.left(), groove.center().y() - thin / 2, groove.width(), thin);
        else
            groove = QRectF(groove.center().x() - thin / 2, groove.top(), thin, groove.height());
        const QRectF handle = part(SC_SliderHandle);
        QRectF done = groove;
        if (flat)
            done.setRight(handle.center().x());
        else
            done.setTop(handle.center().y());
        paintBox(*painter, groove, {colourOf(Colour::RaisedPressed), {}, thin / 2});
        paintBox(*painter, done, {colourOf(Colour::TextMuted), {}, thin / 2});
        QRectF knob(0, 0, pxF(Length::Icon), pxF(Length::Icon));
        knob.moveCenter(handle.center());
        paintBox(*painter, knob,
                 {colourOf(enabled ? Colour::Chalk : Colour::TextDisabled), colourOf(Colour::Window), knob.width() / 2,
                  pxF(Length::LineStrong), Qt::SolidLine});
        return;
    }
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace whistle

#include "moc_style.cpp"
