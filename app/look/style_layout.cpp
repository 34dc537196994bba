// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the stock controls lie, and how big they are: nothing that is touched is under 48 px.
#include "look/style.h"
#include "look/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSlider>
#include <QStyleOption>

namespace whistle {

namespace {

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const bool flat = bar.orientation == Qt::Horizontal;
    const int room = flat ? bar.rect.width() : bar.rect.height();
    const int span = bar.maximum - bar.minimum;
    int length = room;
    if (span > 0) {
        const qint64 share = static_cast<qint64>(bar.pageStep) * room / (span + bar.pageStep);
        length = std::min(room, std::max(px(Length::Target) / 2, static_cast<int>(share)));
    }
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length, bar.upsideDown);
    const auto stretch = [&](int from, int to) {
        return flat ? QRect(bar.rect.left() + from, bar.rect.top(), to - from, bar.rect.height())
                    : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), to - from);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, start + length);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + length, room);
    default:
        return {};
    }
}

} // namespace

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_LineEditContents) {
        const int side = px(Length::SpaceM);
        return option->rect.adjusted(side, 0, -side, 0);
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    const QRect rect = option->rect;
    const int target = px(Length::Target);
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scrollBarPart(*bar, part);
    }
    if (control == CC_SpinBox) {
        switch (part) {
        case SC_SpinBoxUp:
            return {rect.right() - target + 1, rect.top(), target, rect.height()};
        case SC_SpinBoxDown:
            return {rect.right() - 2 * target + 1, rect.top(), target, rect.height()};
        case SC_SpinBoxEditField:
            return rect.adjusted(0, 0, -2 * target, 0);
        default:
            return rect;
        }
    }
    if (control == CC_ComboBox) {
        switch (part) {
        case SC_ComboBoxArrow:
            return {rect.right() - target + 1, rect.top(), target, rect.height()};
        case SC_ComboBoxEditField:
            return rect.adjusted(px(Length::SpaceM), 0, -target, 0);
        case SC_ComboBoxListBoxPopup:
            return rect;
        default:
            break;
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const
{
    const int target = px(Length::Target);
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        size = QSize(contents.width() + 2 * px(Length::SpaceL), contents.height() + px(Length::SpaceM));
        return size.expandedTo({target, px(Length::Button)});
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
        return size.expandedTo({target, target});
    case CT_LineEdit:
        return {size.width() + 2 * px(Length::SpaceM), std::max(size.height(), px(Length::Button))};
    case CT_ComboBox:
        return {contents.width() + target + px(Length::SpaceL), std::max(contents.height(), px(Length::Button))};
    case CT_SpinBox:
        return {contents.width() + 2 * target + px(Length::SpaceM), std::max(contents.height(), px(Length::Button))};
    case CT_Slider:
        return size.expandedTo({target, target});
    case CT_MenuItem:
    case CT_ItemViewItem:
        return {size.width(), std::max(size.height(), px(Length::ListRow))};
    case CT_ProgressBar:
        return {size.width(), px(Length::SpaceS) + px(Length::SpaceHair)};
    default:
        return size;
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return px(Length::SpaceL);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return px(Length::SpaceS);
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return px(Length::LineFocus) + px(Length::LineFocusGap);
    case PM_ScrollBarExtent:
        return px(Length::SpaceM);
    case PM_ScrollBarSliderMin:
        return px(Length::Target) / 2;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness:
        return px(Length::Icon);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return px(Length::SpaceM);
    case PM_DefaultFrameWidth:
        return px(Length::LineHair);
    case PM_ButtonShiftHorizontal:
        return 0;
    case PM_ButtonShiftVertical:
        return px(Length::LineHair);
    case PM_ToolTipLabelFrameWidth:
        return px(Length::SpaceM);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_FocusFrame_AboveWidget:
        return 1;
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr ||
        qobject_cast<QSlider*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace whistle
