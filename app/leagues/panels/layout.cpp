// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/layout.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "match/form_field.h"

#include <QCalendarWidget>
#include <QComboBox>
#include <QCoreApplication>
#include <QMenu>
#include <QWidgetAction>

namespace whistle::league_layout {

namespace {

struct LayoutWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::LeagueLayout)
};

} // namespace

void discard(QWidget& widget)
{
    widget.hide();
    widget.setObjectName({}); // it is gone for whoever looks for it by name
    widget.setParent(nullptr);
    widget.deleteLater();
}

void clear(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget())
            discard(*widget);
        if (QLayout* inner = item->layout())
            clear(*inner);
        delete item;
    }
}

QVBoxLayout* fillPanel(QWidget& panel, std::initializer_list<QWidget*> parts)
{
    QVBoxLayout* column = columnIn(panel, 0, px(Length::SpaceS), parts);
    column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    return column;
}

PanelBox* panelOf(std::initializer_list<QWidget*> parts)
{
    auto* panel = new PanelBox;
    fillPanel(*panel, parts);
    return panel;
}

QWidget* rowOf(QWidget* first, std::initializer_list<QWidget*> others, Qt::Alignment alignment)
{
    auto* holder = new QWidget;
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Length::SpaceS));
    row->addWidget(first, 1);
    for (QWidget* other : others)
        row->addWidget(other, 0, alignment);
    return holder;
}

QWidget* flowOf(std::initializer_list<QWidget*> parts, Length spacing)
{
    auto* holder = new QWidget;
    auto* flow = new FlowLayout(holder, px(spacing));
    for (QWidget* part : parts)
        flow->addWidget(part);
    return holder;
}

bool isWide(const QWidget& page)
{
    return page.width() >= Theme::current().em() * Theme::current().mediumFrom();
}

FormField* addField(QLayout& column, QWidget* control, const QString& label)
{
    auto* field = new FormField(control);
    field->setLabel(label);
    column.addWidget(field);
    return field;
}

QLineEdit* addLine(QBoxLayout& column, const char* objectName, const QString& label, const QString& text)
{
    auto* line = named(objectName, new QLineEdit(text));
    addField(column, line, label)->setObjectName(line->objectName() + QStringLiteral("Field"));
    return line;
}

std::string idIn(const QComboBox& box)
{
    return box.currentData().toString().toStdString();
}

void refill(QComboBox& box, const std::vector<std::pair<std::string, QString>>& items, const std::string& usual)
{
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto& [id, title] : items)
        box.addItem(title, QString::fromStdString(id));
    const int before = box.findData(chosen);
    box.setCurrentIndex(before >= 0 ? before : std::max(0, box.findData(QString::fromStdString(usual))));
}

std::string textIn(const QLineEdit& line)
{
    return line.text().trimmed().toStdString();
}

std::string reasonIn(const QLineEdit& line)
{
    const std::string told = textIn(line);
    return told.empty() ? "?" : told;
}

QString missingReason(const QLineEdit& line)
{
    return textIn(line).empty() ? CommonWords::tr("Give a reason: it stays on record.") : QString();
}

QLineEdit* addDate(QBoxLayout& column, const char* objectName, const QString& label, const QString& text)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(px(Length::SpaceS));
    QLineEdit* line = addLine(*row, objectName, label, text);
    IconButton* open = calendarFor(line);
    open->setObjectName(QString::fromLatin1(objectName) + QStringLiteral("Calendar"));
    row->addWidget(open, 0, Qt::AlignBottom);
    column.addLayout(row);
    return line;
}

IconButton* calendarFor(QLineEdit* line)
{
    auto* open = new IconButton(Icon::Calendar, LayoutWords::tr("Choose the day from a calendar"));
    QObject::connect(open, &QAbstractButton::clicked, line, [line] {
        auto* menu = new QMenu(line);
        menu->setObjectName(QStringLiteral("calendarMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        auto* days = new QCalendarWidget;
        const QDate day = QDate::fromString(line->text().trimmed(), Qt::ISODate);
        days->setSelectedDate(day.isValid() ? day : QDate::currentDate());
        const auto choose = [line, menu](const QDate& chosen) {
            line->setText(chosen.toString(Qt::ISODate));
            menu->close();
        };
        QObject::connect(days, &QCalendarWidget::clicked, line, choose);
        QObject::connect(days, &QCalendarWidget::activated, line, choose);
        auto* action = new QWidgetAction(menu);
        action->setDefaultWidget(days);
        menu->addAction(action);
        menu->popup(line->mapToGlobal(QPoint(0, line->height())));
        days->setFocus(Qt::PopupFocusReason);
    });
    return open;
}

QStringList reasonsOf(const std::vector<Objection>& objections)
{
    QStringList reasons;
    for (const Objection& objection : objections)
        reasons << objection.why.render();
    return reasons;
}

} // namespace whistle::league_layout
