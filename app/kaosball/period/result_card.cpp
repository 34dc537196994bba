// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/result_card.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>

namespace whistle {

namespace {

constexpr double resultLeastEms = 16;
constexpr double resultEmblemSide = 32;

int rowHeight()
{
    return Theme::current().px(Length::Strip);
}

} // namespace

ResultCard::ResultCard(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("resultCard"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ResultCard::setRows(std::vector<ResultRow> rows)
{
    m_rows = std::move(rows);
    QStringList words;
    for (const ResultRow& row : m_rows) {
        QString told = CommonWords::tr("%1 (%2): %3").arg(row.name, emblemName(row.seat)).arg(row.score);
        if (!row.note.isEmpty())
            told = enumerated({told, row.note});
        words << told;
    }
    setAccessibleName(CommonWords::tr("Result"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize ResultCard::sizeHint() const
{
    const int gaps = Theme::current().px(Length::SpaceS) * std::max(0, static_cast<int>(m_rows.size()) - 1);
    return {qRound(Theme::current().em() * resultLeastEms), rowHeight() * static_cast<int>(m_rows.size()) + gaps};
}

QSize ResultCard::minimumSizeHint() const
{
    return sizeHint();
}

void ResultCard::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    double top = 0;
    const double pad = theme.px(Length::SpaceL);
    for (const ResultRow& row : m_rows) {
        const QRectF box(0, top, width(), rowHeight());
        const double radius = theme.px(Length::RadiusControl);
        paintBox(painter, box,
                 {row.won ? theme.seatGround(row.seat) : theme.colour(Colour::Raised), {}, radius, 0, Qt::SolidLine});
        if (row.won)
            paintEdge(painter, box, Qt::LeftEdge, theme.px(Length::LineSeat), radius, theme.seat(row.seat));
        double x = pad;
        if (row.place > 0) {
            const QString place = CommonWords::tr("%1.").arg(row.place);
            x += paintText(painter, QRectF(x, top, width(), rowHeight()), place, TypeStep::Title,
                           theme.colour(Colour::TextMuted)) +
                 theme.px(Length::SpaceM);
        }
        const double side = theme.scaled(resultEmblemSide);
        paintEmblem(painter, QRectF(x, box.center().y() - side / 2, side, side), row.seat);
        x += side + theme.px(Length::SpaceM);
        const QString score = CounterLabel::words(row.score);
        const QFont large = theme.font(TypeStep::Score);
        const double scoreWide = CounterLabel::widthOf(score, large);
        double right = width() - pad - scoreWide;
        CounterLabel::paint(painter, QRectF(right, top, scoreWide, rowHeight()), score, large,
                            theme.colour(Colour::Text));
        right -= theme.px(Length::SpaceM);
        // What it is below its name, where there is no room beside it.
        const double note = row.note.isEmpty() ? 0 : textWidth(row.note, TypeStep::Body) + theme.px(Length::SpaceM);
        const bool beside = textWidth(row.name, TypeStep::Heading) + note <= right - x;
        const double nameHigh = beside || row.note.isEmpty() ? rowHeight() : theme.lineHeight(TypeStep::Title);
        const double nameTop = beside || row.note.isEmpty()
                                   ? top
                                   : top + (rowHeight() - nameHigh - theme.lineHeight(TypeStep::Caption)) / 2;
        paintText(painter, QRectF(x, nameTop, right - x, nameHigh), row.name,
                  beside ? TypeStep::Heading : TypeStep::Title, theme.colour(Colour::Text));
        const QRectF noteRoom = beside ? QRectF(x, top, right - x, rowHeight())
                                       : QRectF(x, nameTop + nameHigh, right - x, theme.lineHeight(TypeStep::Caption));
        paintText(painter, noteRoom, row.note, beside ? TypeStep::Body : TypeStep::Caption,
                  theme.colour(Colour::TextMuted), (beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        top += rowHeight() + theme.px(Length::SpaceS);
    }
}

} // namespace whistle

#include "moc_result_card.cpp"
