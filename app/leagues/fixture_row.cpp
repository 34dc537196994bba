// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/fixture_row.h"

#include "leagues/layout.h"
#include "parts/counter_label.h"
#include "parts/painting.h"

#include <QEvent>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

namespace whistle {

using namespace league_layout;

namespace {

/// The names in bold, the words between them muted: laid out once for measuring and for painting.
void layOut(QTextDocument& document, const FixtureLine& line, int width)
{
    const Theme& theme = Theme::current();
    const QString muted = theme.colour(Colour::TextMuted).name();
    const auto strong = [&](qsizetype side) {
        return QStringLiteral("<span style=\"font-weight:600;color:%1\">%2</span>")
            .arg(theme.colour(Colour::Text).name(), line.sides[side].toHtmlEscaped());
    };
    const auto weak = [&](const QString& words) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(muted, words);
    };
    QString html;
    if (line.sides.size() == 2) {
        html = weak(FixtureRow::tr("%1 against %2", "names of two sides")).arg(strong(0), strong(1));
    } else {
        QStringList names;
        for (qsizetype side = 0; side < line.sides.size(); ++side)
            names << strong(side);
        html = names.join(weak(FixtureRow::tr(", ", "between two names")));
    }
    document.setDocumentMargin(0);
    document.setDefaultFont(theme.font(TypeStep::Body));
    document.setHtml(html);
    document.setTextWidth(width);
}

} // namespace

FixtureRow::FixtureRow(FixtureLine line, QWidget* parent) : QAbstractButton(parent), m_line(std::move(line))
{
    setObjectName(QStringLiteral("fixture_%1").arg(m_line.id));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(m_line.score.isEmpty()
                          ? tr("%1, %2", "who, when").arg(words(), m_line.detail)
                          : tr("%1, %2, %3", "who, score, how").arg(words(), m_line.score, m_line.detail));
}

QString FixtureRow::words() const
{
    return m_line.sides.size() == 2 ? tr("%1 against %2", "names of two sides").arg(m_line.sides[0], m_line.sides[1])
                                    : m_line.sides.join(tr(", ", "between two names"));
}

double FixtureRow::scoreWidth() const
{
    if (m_line.score.isEmpty())
        return 0;
    const TypeStep step = m_line.sides.size() == 2 ? TypeStep::Number : TypeStep::Label;
    return CounterLabel::widthOf(m_line.score, Theme::current().font(step)) + px(Length::SpaceM);
}

int FixtureRow::wordsWidth(int width) const
{
    return std::max(px(Length::Target), width - qRound(scoreWidth()) - 2 * px(Length::SpaceS));
}

QSize FixtureRow::sizeHint() const
{
    return {px(Length::Target) * 4, heightForWidth(width())};
}

QSize FixtureRow::minimumSizeHint() const
{
    return {px(Length::Target) * 3, px(Length::Target)};
}

int FixtureRow::heightForWidth(int width) const
{
    QTextDocument document;
    layOut(document, m_line, wordsWidth(width));
    const int sign = m_line.sign ? Theme::current().lineHeight(TypeStep::Caption) + px(Length::SpaceXs) : 0;
    const int detail = wrappedHeight(m_line.detail, TypeStep::Caption, wordsWidth(width) - sign);
    return std::max(px(Length::Target), qRound(document.size().height()) + detail + 2 * px(Length::SpaceXs));
}

void FixtureRow::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isDown() || isChecked() || underMouse())
        paintBox(painter, rect(),
                 {theme.colour(isDown()      ? Colour::RaisedPressed
                               : isChecked() ? Colour::Raised
                                             : Colour::RaisedHover),
                  {},
                  static_cast<double>(px(Length::RadiusSmall)),
                  0,
                  Qt::SolidLine});
    painter.fillRect(QRectF(0, 0, width(), px(Length::LineHair)), theme.colour(Colour::Line));
    if (m_line.isStriped)
        paintStripes(painter, QRectF(0, px(Length::SpaceHair), px(Length::SpaceS), height() - px(Length::SpaceXs)), 0);
    const double left = px(Length::SpaceS) + (m_line.isStriped ? px(Length::SpaceXs) : 0);
    const int wide = wordsWidth(width());
    QTextDocument document;
    layOut(document, m_line, wide);
    const double side = theme.lineHeight(TypeStep::Caption);
    const double indent = m_line.sign ? side + px(Length::SpaceXs) : 0;
    const double detail = wrappedHeight(m_line.detail, TypeStep::Caption, wide - qRound(indent));
    const double top = (height() - document.size().height() - detail) / 2;
    painter.save();
    painter.translate(left, top);
    document.drawContents(&painter);
    painter.restore();
    const double below = top + document.size().height();
    if (m_line.sign)
        paintIcon(painter, QRectF(left, below, side, side).adjusted(1, 1, -1, -1), *m_line.sign,
                  theme.colour(Colour::TextMuted));
    painter.setFont(theme.font(TypeStep::Caption));
    painter.setPen(theme.colour(Colour::TextMuted));
    painter.drawText(QRectF(left + indent, below, wide - indent, detail), Qt::TextWordWrap | Qt::AlignLeft,
                     m_line.detail);
    if (!m_line.score.isEmpty()) {
        const TypeStep step = m_line.sides.size() == 2 ? TypeStep::Number : TypeStep::Label;
        CounterLabel::paint(painter, QRectF(0, 0, width() - px(Length::SpaceS), height()), m_line.score,
                            theme.font(step), theme.colour(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
    }
}

void FixtureRow::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (changesLooks(*event)) {
        updateGeometry();
        update();
    }
}

} // namespace whistle
