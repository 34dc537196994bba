// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/layout.h"

#include "match/form_field.h"

#include <QWidget>
#include <algorithm>

namespace whistle::league_layout {

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

QScrollArea* scroller(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
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
    for (int number = 2; std::find(taken.begin(), taken.end(), id) != taken.end(); ++number)
        id = first + "-" + std::to_string(number);
    return id;
}

} // namespace whistle::league_layout
