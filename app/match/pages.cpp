// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/pages.h"

#include <QApplication>
#include <QVariant>

namespace whistle {

namespace {

constexpr const char* ruleProperty = "whistleRule";

} // namespace

QString GamePage::ruleOfFocus() const
{
    return ruleOf(QApplication::focusWidget());
}

QString ruleOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (QString rule = widget->property(ruleProperty).toString(); !rule.isEmpty())
            return rule;
    }
    return {};
}

void setRule(QWidget& widget, const QString& rule)
{
    widget.setProperty(ruleProperty, rule);
}

} // namespace whistle

#include "moc_pages.cpp"
