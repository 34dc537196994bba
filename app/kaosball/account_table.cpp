// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/account_table.h"

#include "parts/emblem.h"
#include "parts/painting.h"
#include "parts/theme.h"

#include <QEvent>
#include <QPainter>

namespace whistle::kaosball {

namespace {

/// The share of the width that the names of the teams take.
constexpr double nameShare = 0.28;

} // namespace

AccountTable::AccountTable(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("account"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int AccountTable::rowHeight() const
{
    return Theme::current().px(Length::ListRow);
}

void AccountTable::setRows(const QString& title, const QStringList& heads, std::vector<AccountRow> rows)
{
    m_title = title;
    m_heads = heads;
    m_rows = std::move(rows);
    QStringList words;
    for (const AccountRow& row : m_rows) {
        QStringList numbers;
        for (qsizetype i = 0; i < row.numbers.size(); ++i)
            numbers << tr("%1 %2", "column and number").arg(m_heads.value(i), row.numbers[i]);
        words << tr("%1: %2").arg(row.team, numbers.join(QStringLiteral(", ")));
    }
    setAccessibleName(title);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize AccountTable::sizeHint() const
{
    const Theme& theme = Theme::current();
    return {qRound(theme.em() * 24), theme.lineHeight(TypeStep::Label) + theme.px(Length::SpaceS) +
                                         rowHeight() * static_cast<int>(m_rows.size())};
}

void AccountTable::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const double names = width() * nameShare;
    const double column = m_heads.isEmpty() ? 0 : (width() - names) / static_cast<double>(m_heads.size());
    const double head = theme.lineHeight(TypeStep::Label);
    const auto cell = [&](qsizetype index, double top, double height) {
        return QRectF(names + column * static_cast<double>(index), top, column - theme.px(Length::SpaceS), height);
    };
    paintText(painter, QRectF(0, 0, names, head), m_title, TypeStep::Caption, theme.colour(Colour::TextMuted));
    for (qsizetype i = 0; i < m_heads.size(); ++i)
        paintText(painter, cell(i, 0, head), m_heads[i], TypeStep::Caption, theme.colour(Colour::TextMuted),
                  Qt::AlignRight | Qt::AlignVCenter);
    double top = head + theme.px(Length::SpaceS);
    for (const AccountRow& row : m_rows) {
        painter.fillRect(QRectF(0, top, width(), theme.px(Length::LineHair)), theme.colour(Colour::Line));
        const double side = theme.scaled(16);
        paintEmblem(painter, QRectF(0, top + (rowHeight() - side) / 2, side, side), row.seat);
        const double x = side + theme.px(Length::SpaceS);
        paintText(painter, QRectF(x, top, names - x, rowHeight()), row.team, TypeStep::Label,
                  theme.colour(Colour::Text));
        for (qsizetype i = 0; i < row.numbers.size(); ++i)
            paintText(painter, cell(i, top, rowHeight()), row.numbers[i],
                      i + 1 == row.numbers.size() ? TypeStep::Number : TypeStep::Body, theme.colour(Colour::Text),
                      Qt::AlignRight | Qt::AlignVCenter);
        top += rowHeight();
    }
}

void AccountTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event)) {
        updateGeometry();
        update();
    }
}

} // namespace whistle::kaosball
