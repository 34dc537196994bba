// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/arithmetic_panel.h"

#include "controls/layout/columns.h"
#include "kaosball/contest/sum_rows.h"
#include "kaosball/field/figure_painter.h"
#include "look/emblem.h"
#include "look/painted.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle {

namespace {

/// One consequence: who it happens to, the sentence, the points.
class ConsequenceRow : public Painted<QWidget> {
public:
    ConsequenceRow(const Consequence& shown, QWidget* parent) : Painted(parent), m_shown(shown)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setAccessibleName(shown.points.isEmpty()
                              ? shown.sentence
                              : ArithmeticPanel::tr("%1: points %2").arg(shown.sentence, shown.points));
    }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return std::max(wrappedHeight(m_shown.sentence, TypeStep::Body, qRound(width - lead() - points())),
                        qRound(side()));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int wide = qRound(Theme::current().em() * 22);
        return {wide, heightForWidth(wide)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF sign(0, 0, side(), side());
        if (m_shown.figure)
            paintFigure(painter, sign.center(), side() / (2 * figureRadiusOfCell) * 0.8, *m_shown.figure, theme);
        else if (m_shown.seat > 0)
            paintEmblem(painter, sign.adjusted(6, 6, -6, -6), m_shown.seat);
        const QRectF words(lead(), 0, width() - lead() - points(), height());
        paintWrapped(painter, words, m_shown.sentence, TypeStep::Body, theme.colour(Colour::Text));
        paintText(painter, QRectF(words.right(), 0, points(), height()), m_shown.points, TypeStep::Number,
                  theme.colour(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    [[nodiscard]] static double side() { return Theme::current().scaled(32); }
    [[nodiscard]] static double lead() { return side() + px(Length::SpaceS); }
    [[nodiscard]] double points() const
    {
        return m_shown.points.isEmpty() ? 0 : textWidth(m_shown.points, TypeStep::Number) + px(Length::SpaceS);
    }

    Consequence m_shown;
};

} // namespace

ArithmeticPanel::ArithmeticPanel(QWidget* parent) : PanelBox(Colour::Sunken, parent), m_sums(new SumRows)
{
    setObjectName(QStringLiteral("arithmeticPanel"));
    m_row->setSpacing(px(Length::SpaceXl));
    m_row->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceL), px(Length::SpaceXl), px(Length::SpaceL));
    columnIn(*m_follows, 0, -1, {m_consequences, m_rules});
    lay(*m_words, {m_verdict, m_follows, spareRoom});
    m_row->addWidget(m_sums, 3);
    m_row->addLayout(m_words, 2);
    connect(m_rules, &RuleChips::opened, this, &ArithmeticPanel::ruleOpened);
}

void ArithmeticPanel::setState(const ArithmeticState& state)
{
    m_sums->setSums(state.sides, state.instead);
    m_verdict->say(state.verdict);
    while (QLayoutItem* item = m_consequences->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Consequence& shown : state.consequences)
        m_consequences->addWidget(new ConsequenceRow(shown, this));
    m_rules->setRules(state.rules);
    setAccessibleName(state.verdict);
}

void ArithmeticPanel::setDie(QWidget* die)
{
    m_words->insertWidget(m_words->indexOf(m_verdict) + 1, die);
}

void ArithmeticPanel::take(QWidget* asked)
{
    m_words->insertWidget(m_words->indexOf(m_follows), asked);
}

void ArithmeticPanel::setAsking(bool isAsking)
{
    m_follows->setVisible(!isAsking);
}

void ArithmeticPanel::resizeEvent(QResizeEvent* event)
{
    PanelBox::resizeEvent(event);
    // Beside the sums while there is room for both, else below them.
    const double needed = m_sums->sizeHint().width() + Theme::current().em() * 18;
    const auto direction = width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_row->direction())
        return;
    m_row->setDirection(direction);
    Q_EMIT turned();
}

} // namespace whistle

#include "moc_arithmetic_panel.cpp"
