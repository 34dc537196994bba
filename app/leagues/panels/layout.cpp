// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/layout.h"

#include "base/contains.h"
#include "controls/buttons.h"
#include "match/form_field.h"

#include <QCalendarWidget>
#include <QCoreApplication>
#include <QMenu>
#include <QWidgetAction>

namespace whistle::league_layout {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::LeagueLayout)
};

} // namespace

void clear(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->setObjectName({}); // it is gone for whoever looks for it by name
            widget->setParent(nullptr);
            widget->deleteLater();
        }
        if (QLayout* inner = item->layout())
            clear(*inner);
        delete item;
    }
}

void pad(QBoxLayout& layout)
{
    layout.setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    layout.setSpacing(px(Length::SpaceS));
}

QLineEdit* addLine(QBoxLayout& column, const char* objectName, const QString& label, const QString& text)
{
    auto* line = new QLineEdit(text);
    line->setObjectName(QString::fromLatin1(objectName));
    auto* field = new FormField(line);
    field->setObjectName(QString::fromLatin1(objectName) + QStringLiteral("Field"));
    field->setLabel(label);
    column.addWidget(field);
    return line;
}

std::string reasonIn(const QLineEdit& line)
{
    const QString told = line.text().trimmed();
    return told.isEmpty() ? std::string("?") : told.toStdString();
}

QString missingReason(const QLineEdit& line)
{
    return line.text().trimmed().isEmpty() ? Words::tr("Enter a reason.") : QString();
}

QLineEdit* addDate(QBoxLayout& column, const char* objectName, const QString& label, const QString& text)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(px(Length::SpaceS));
    QLineEdit* line = addLine(*row, objectName, label, text);
    auto* open = new IconButton(Icon::Clock, Words::tr("Choose the day from a calendar"));
    open->setObjectName(QString::fromLatin1(objectName) + QStringLiteral("Calendar"));
    row->addWidget(open, 0, Qt::AlignBottom);
    column.addLayout(row);
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
    return line;
}

std::string idFor(const QString& name, const std::vector<std::string>& taken)
{
    QString plain;
    const QString split = name.toCaseFolded().normalized(QString::NormalizationForm_D);
    for (const QChar letter : split) {
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            plain += letter;
        else if ((letter.isSpace() || letter.isPunct()) && !plain.isEmpty() && !plain.endsWith(u'-'))
            plain += u'-';
    }
    while (plain.endsWith(u'-'))
        plain.chop(1);
    const std::string first = plain.isEmpty() ? "one" : plain.toStdString();
    std::string id = first;
    for (int number = 2; contains(taken, id); ++number)
        id = first + "-" + std::to_string(number);
    return id;
}

} // namespace whistle::league_layout
