// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/bracket_view.h"

#include "leagues/layout.h"
#include "parts/counter_label.h"
#include "parts/icons.h"
#include "parts/painting.h"
#include "parts/text_label.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace whistle {

using namespace league_layout;

namespace {

/// How wide a column is at least and at most, in em.
constexpr double leastColumn = 12;
constexpr double mostColumn = 20;
constexpr double gapEm = 4;

int captionHeight()
{
    return Theme::current().lineHeight(TypeStep::Caption) + px(Length::SpaceS);
}
int headHeight()
{
    return Theme::current().lineHeight(TypeStep::Title) + px(Length::SpaceXl);
}
int boxHeight(std::size_t sides)
{
    return captionHeight() + px(Length::Target) * static_cast<int>(sides) + px(Length::SpaceXs);
}

/// A match as a box: caption, then a row for each side.
class MatchBox : public QAbstractButton {
public:
    MatchBox(BracketBox box, QWidget* parent) : QAbstractButton(parent), m_box(std::move(box))
    {
        setObjectName(QStringLiteral("box_%1").arg(m_box.id));
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        QStringList words;
        for (const BracketSide& side : m_box.sides) {
            QStringList one{side.seed, side.name, side.score};
            one.removeAll(QString());
            if (side.hasWon)
                one << BracketView::tr("goes on");
            words << one.join(u' ');
        }
        words << m_box.caption;
        setAccessibleName(words.join(BracketView::tr(", ", "between two facts")));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {qRound(leastColumn * Theme::current().em()), boxHeight(m_box.sides.size())};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const double line = px(m_box.isNext ? Length::LineStrong : Length::LineHair);
        const Colour ground = isDown() ? Colour::RaisedPressed : underMouse() ? Colour::RaisedHover : Colour::Surface;
        paintBox(painter, QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                 {theme.colour(ground), theme.colour(m_box.isNext ? Colour::Chalk : Colour::Line),
                  static_cast<double>(px(Length::RadiusControl)), line, Qt::SolidLine});
        const double side = px(Length::SpaceM);
        paintText(painter, QRectF(side, px(Length::SpaceXs), width() - 2 * side, captionHeight() - px(Length::SpaceXs)),
                  elided(m_box.caption, TypeStep::Caption, width() - 2 * side), TypeStep::Caption,
                  theme.colour(Colour::TextMuted));
        double top = captionHeight();
        for (std::size_t i = 0; i < m_box.sides.size(); ++i) {
            paintSide(painter, QRectF(side, top, width() - 2 * side, px(Length::Target)), m_box.sides[i]);
            top += px(Length::Target);
            if (i + 1 < m_box.sides.size())
                painter.fillRect(QRectF(0, top, width(), px(Length::LineHair)), theme.colour(Colour::Line));
        }
    }

private:
    static QString elided(const QString& text, TypeStep step, double room)
    {
        return QFontMetricsF(Theme::current().font(step)).elidedText(text, Qt::ElideRight, room);
    }
    static void paintSide(QPainter& painter, const QRectF& row, const BracketSide& side)
    {
        const Theme& theme = Theme::current();
        const double seed = px(Length::SpaceXxl);
        paintText(painter, row, side.seed, TypeStep::Caption, theme.colour(Colour::TextMuted));
        const TypeStep numberStep = TypeStep::Number;
        const double scored = side.score.isEmpty() ? 0 : CounterLabel::widthOf(side.score, theme.font(numberStep));
        const double sign = side.hasWon ? px(Length::Icon) : 0;
        const double room = row.width() - seed - scored - sign - 2 * px(Length::SpaceS);
        const TypeStep step = side.hasWon ? TypeStep::Label : side.isKnown ? TypeStep::Body : TypeStep::Caption;
        const QColor ink = theme.colour(side.isKnown ? Colour::Text : Colour::TextMuted);
        const QString name = elided(side.name, step, room);
        paintText(painter, row.adjusted(seed, 0, 0, 0), name, step, ink);
        if (side.hasWon) {
            const double box = px(Length::SpaceL);
            paintIcon(painter,
                      QRectF(row.left() + seed + textWidth(name, step) + px(Length::SpaceS), row.center().y() - box / 2,
                             box, box),
                      Icon::Check, theme.colour(Colour::Text));
        }
        if (!side.score.isEmpty())
            CounterLabel::paint(painter, row, side.score, theme.font(numberStep),
                                theme.colour(side.hasWon || !side.isKnown ? Colour::Text : Colour::TextMuted),
                                Qt::AlignRight | Qt::AlignVCenter);
    }

    BracketBox m_box;
};

/// Where the champion stands, or will stand.
class ChampionBox : public QWidget {
public:
    ChampionBox(QString title, QString champion, QWidget* parent)
        : QWidget(parent)
        , m_title(std::move(title))
        , m_champion(std::move(champion))
    {
        setObjectName(QStringLiteral("championBox"));
        setAccessibleName(m_champion.isEmpty()
                              ? BracketView::tr("%1: not known yet", "the champion").arg(m_title)
                              : BracketView::tr("%1: %2", "the champion, a name").arg(m_title, m_champion));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {qRound(leastColumn * Theme::current().em()), boxHeight(2)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const double line = px(Length::LineStrong);
        const bool isKnown = !m_champion.isEmpty();
        paintBox(painter, QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                 {isKnown ? theme.colour(Colour::Surface) : QColor(),
                  theme.colour(isKnown ? Colour::Chalk : Colour::LineStrong),
                  static_cast<double>(px(Length::RadiusPanel)), line, isKnown ? Qt::SolidLine : Qt::DashLine});
        const double crown = px(Length::SpacePage);
        const double words = isKnown ? theme.lineHeight(TypeStep::Title) + px(Length::SpaceS) : 0;
        const double top = (height() - crown - words) / 2;
        paintIcon(painter, QRectF((width() - crown) / 2, top, crown, crown), Icon::Crown,
                  theme.colour(isKnown ? Colour::Text : Colour::TextMuted));
        if (isKnown) {
            const double side = px(Length::SpaceS);
            const QString name =
                QFontMetricsF(theme.font(TypeStep::Title)).elidedText(m_champion, Qt::ElideRight, width() - 2 * side);
            paintText(painter, QRectF(side, top + crown + px(Length::SpaceS), width() - 2 * side, words), name,
                      TypeStep::Title, theme.colour(Colour::Text), Qt::AlignHCenter | Qt::AlignTop);
        }
    }

private:
    QString m_title;
    QString m_champion;
};

} // namespace

BracketView::BracketView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("bracketView"));
}

void BracketView::setState(BracketState state)
{
    if (state == m_state)
        return;
    m_state = std::move(state);
    build();
}

void BracketView::build()
{
    for (const auto& column : m_columns) {
        for (const Placed& placed : column)
            placed.widget->deleteLater();
    }
    for (QWidget* widget : m_aside)
        widget->deleteLater();
    const auto old = findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* widget : old) {
        widget->hide();
        widget->setParent(nullptr);
    }
    m_columns.clear();
    m_aside.clear();
    const auto boxOf = [this](const BracketBox& box) -> QWidget* {
        if (!box.bye.isEmpty()) {
            auto* words = new TextLabel(box.bye, TypeStep::Body, Colour::TextMuted, this);
            words->setWordWrap(true);
            words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
            return words;
        }
        auto* shown = new MatchBox(box, this);
        connect(shown, &QAbstractButton::clicked, this, [this, id = box.id] { Q_EMIT chosen(id); });
        return shown;
    };
    for (const BracketRound& round : m_state.rounds) {
        std::vector<Placed>& column = m_columns.emplace_back();
        for (const BracketBox& box : round.boxes) {
            const bool isOpen = box.bye.isEmpty() && std::none_of(box.sides.begin(), box.sides.end(),
                                                                  [](const BracketSide& side) { return side.hasWon; });
            column.push_back({boxOf(box), isOpen, !box.bye.isEmpty()});
        }
    }
    for (const BracketBox& box : m_state.aside)
        m_aside.push_back(boxOf(box));
    m_champion = new ChampionBox(m_state.championTitle, m_state.champion, this);
    m_columns.push_back({{m_champion, true, false}});
    const auto made = findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* widget : made)
        widget->show();
    updateGeometry();
    place();
    update();
}

int BracketView::gap() const
{
    return qRound(gapEm * Theme::current().em());
}

int BracketView::columnWidth() const
{
    const int columns = static_cast<int>(m_state.rounds.size()) + 1;
    const int room = (width() - gap() * (columns - 1)) / columns;
    const double em = Theme::current().em();
    return std::clamp(room, qRound(leastColumn * em), qRound(mostColumn * em));
}

QSize BracketView::sizeHint() const
{
    return minimumSizeHint();
}

QSize BracketView::minimumSizeHint() const
{
    std::size_t most = 1;
    std::size_t sides = 2;
    for (const BracketRound& round : m_state.rounds) {
        most = std::max(most, round.boxes.size());
        for (const BracketBox& box : round.boxes)
            sides = std::max(sides, box.sides.size());
    }
    const int columns = static_cast<int>(m_state.rounds.size()) + 1;
    const int slot = boxHeight(sides) + px(Length::SpaceXl);
    int high = headHeight() + slot * static_cast<int>(most);
    if (!m_aside.empty()) // the third place stands below the final
        high = std::max(high, headHeight() * 2 + slot * 2 + slot * static_cast<int>(most) / 2);
    return {qRound(leastColumn * Theme::current().em()) * columns + gap() * (columns - 1), high};
}

void BracketView::place()
{
    const int wide = columnWidth();
    const int room = height() - headHeight();
    int x = 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const auto count = static_cast<int>(m_columns[column].size());
        for (int i = 0; i < count; ++i) {
            QWidget* widget = m_columns[column][static_cast<std::size_t>(i)].widget;
            const int high =
                m_columns[column][static_cast<std::size_t>(i)].isBye ? px(Length::Target) : widget->sizeHint().height();
            const int centre = headHeight() + room * (2 * i + 1) / (2 * count);
            widget->setGeometry(x, centre - high / 2, wide, high);
        }
        x += wide + gap();
    }
    if (!m_aside.empty() && m_columns.size() > 1) {
        const int left = (static_cast<int>(m_columns.size()) - 2) * (wide + gap());
        const int high = m_aside.front()->sizeHint().height();
        m_aside.front()->setGeometry(left, height() - high, wide, high);
    }
}

void BracketView::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = columnWidth();
    int x = 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const QString title = column < m_state.rounds.size() ? m_state.rounds[column].title : m_state.championTitle;
        paintText(painter, QRectF(x, 0, wide, theme.lineHeight(TypeStep::Title)), title, TypeStep::Title,
                  theme.colour(Colour::Text));
        x += wide + gap();
    }
    if (!m_aside.empty())
        paintText(painter,
                  QRectF(m_aside.front()->x(),
                         m_aside.front()->y() - theme.lineHeight(TypeStep::Title) - px(Length::SpaceS), wide,
                         theme.lineHeight(TypeStep::Title)),
                  m_state.asideTitle, TypeStep::Title, theme.colour(Colour::Text));
    for (std::size_t column = 0; column + 1 < m_columns.size(); ++column) {
        const auto& from = m_columns[column];
        const auto& to = m_columns[column + 1];
        for (std::size_t i = 0; i < from.size(); ++i) {
            const std::size_t target = to.size() == from.size() ? i : i / 2;
            if (target >= to.size())
                continue;
            const QRect source = from[i].widget->geometry();
            const QRect goal = to[target].widget->geometry();
            const double captions = column + 2 < m_columns.size() ? captionHeight() : 0;
            const double row = column + 2 < m_columns.size()
                                   ? goal.top() + captions + px(Length::Target) * (i % 2 == 0 ? 0.5 : 1.5)
                                   : goal.center().y();
            const double middle = (source.right() + goal.left()) / 2.0;
            QPen pen(theme.colour(Colour::LineStrong), px(Length::LineStrong));
            pen.setStyle(from[i].isOpen ? Qt::DotLine : Qt::SolidLine);
            painter.setPen(pen);
            QPainterPath path(QPointF(source.right(), source.center().y()));
            path.lineTo(middle, source.center().y());
            path.lineTo(middle, row);
            path.lineTo(goal.left(), row);
            painter.drawPath(path);
        }
    }
}

void BracketView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void BracketView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event)) {
        updateGeometry();
        place();
        update();
    }
}

} // namespace whistle
