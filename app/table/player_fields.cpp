// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/player_fields.h"

#include "base/common_words.h"
#include "base/words.h"
#include "controls/layout/flow_layout.h"
#include "controls/press/buttons.h"
#include "look/emblem.h"
#include "match/form_field.h"

#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

constexpr double swatchSide = 20;

} // namespace

PlayerFields::PlayerFields(int least, int most, QWidget* parent) : Composed(Colour::Surface, parent), m_least(least)
{
    const int gap = px(Length::SpaceM);
    m_column->setSpacing(gap);
    m_column->addWidget(m_title);
    auto* flow = new FlowLayout(nullptr, gap);
    flow->setEven(true);
    m_column->addLayout(flow);
    for (int seat = 1; seat <= most; ++seat) {
        auto* name = new QLineEdit;
        name->setObjectName(QStringLiteral("player_%1").arg(seat));
        auto* field = new FormField(name);
        flow->addWidget(field);
        m_names.push_back(name);
        m_fields.push_back(field);
        connect(name, &QLineEdit::textChanged, this, &PlayerFields::edited);
    }
    retranslate();
}

std::vector<std::string> PlayerFields::names() const
{
    std::vector<std::string> names;
    for (const QLineEdit* field : m_names) {
        if (const QString name = field->text().trimmed(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    return names;
}

void PlayerFields::setNames(const std::vector<std::string>& names)
{
    for (std::size_t i = 0; i < std::min(names.size(), m_names.size()); ++i)
        m_names[i]->setText(QString::fromStdString(names[i]));
}

QString nameOf(BoxColour colour)
{
    switch (colour) {
    case BoxColour::Red:
        return CommonWords::tr("Red");
    case BoxColour::Orange:
        return CommonWords::tr("Orange");
    case BoxColour::Yellow:
        return CommonWords::tr("Yellow");
    case BoxColour::Green:
        return CommonWords::tr("Green");
    case BoxColour::Blue:
        return CommonWords::tr("Blue");
    case BoxColour::Purple:
        return CommonWords::tr("Purple");
    case BoxColour::Brown:
        return PlayerFields::tr("Brown");
    case BoxColour::None:
        break;
    }
    return PlayerFields::tr("Same as the seat");
}

std::string wordOf(BoxColour colour)
{
    return std::string(toWord(colour));
}

void PlayerFields::askColours()
{
    m_colours.resize(m_fields.size());
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        auto* swatch = new ChoiceButton;
        swatch->setObjectName(QStringLiteral("colourOf_%1").arg(i + 1));
        connect(swatch, &QAbstractButton::clicked, this, [this, i] { offerColours(i); });
        m_fields[i]->addBeside(swatch);
        m_swatches.push_back(swatch);
    }
    showColours();
}

std::vector<BoxColour> PlayerFields::colours() const
{
    std::vector<BoxColour> colours;
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        if (!m_names[i]->text().trimmed().isEmpty())
            colours.push_back(m_colours[i]);
    }
    return colours;
}

void PlayerFields::setColour(std::size_t field, BoxColour colour)
{
    const auto other = std::find(m_colours.begin(), m_colours.end(), colour);
    if (colour != BoxColour::None && other != m_colours.end())
        *other = m_colours[field];
    m_colours[field] = colour;
    showColours();
    Q_EMIT edited();
}

void PlayerFields::showColours()
{
    for (std::size_t i = 0; i < m_swatches.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        const BoxColour own = m_colours[i];
        m_swatches[i]->setPicture(
            [seat, own](QPainter& painter, const QRectF& box) {
                const Theme& theme = Theme::current();
                paintEmblem(painter, box, seat, own == BoxColour::None ? theme.seat(seat) : theme.box(own));
            },
            swatchSide);
        m_swatches[i]->setToolTip(nameOf(own));
        m_swatches[i]->setAccessibleName(tr("Colour of player %1: %2").arg(seat).arg(nameOf(own)));
    }
}

void PlayerFields::offerColours(std::size_t field)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (std::size_t i = 0; i < boxColourCount; ++i) {
        const auto colour = static_cast<BoxColour>(i);
        QPixmap shown(px(Length::Target) / 2, px(Length::Target) / 2);
        shown.fill(Qt::transparent);
        QPainter painter(&shown);
        painter.setRenderHint(QPainter::Antialiasing);
        const int seat = static_cast<int>(field) + 1;
        const Theme& theme = Theme::current();
        paintEmblem(painter, shown.rect(), seat, colour == BoxColour::None ? theme.seat(seat) : theme.box(colour));
        QAction* action =
            menu->addAction(QIcon(shown), nameOf(colour), this, [this, field, colour] { setColour(field, colour); });
        action->setObjectName(QStringLiteral("colour_") + QString::fromStdString(wordOf(colour)));
    }
    menu->popup(m_swatches[field]->mapToGlobal(QPoint(0, m_swatches[field]->height())));
}

void PlayerFields::retranslate()
{
    showColours();
    m_title->setText(CommonWords::tr("Players, clockwise"));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setLabel(static_cast<int>(i) < m_least ? CommonWords::tr("Player %1").arg(i + 1)
                                                            : tr("Player %1, if there is one").arg(i + 1));
}

} // namespace whistle

#include "moc_player_fields.cpp"
