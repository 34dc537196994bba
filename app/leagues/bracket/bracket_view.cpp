// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/bracket/bracket_view.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace whistle {

using namespace league_layout;

namespace {

/// How wide a column is at least and at most, in em.
constexpr double leastColumn = 11;
constexpr double goodColumn = 14; ///< the gaps grow when there is room for such
constexpr double mostColumn = 20;
constexpr double leastGap = 1.5;
constexpr double mostGap = 4;

int captionHeight()
{
    return Theme::current().lineHeight(TypeStep::Caption) + px(Length::SpaceS);
}
int boxHeight(std::size_t sides)
{
    return captionHeight() + px(Length::Target) * static_cast<int>(sides) + px(Length::SpaceXs);
}

/// A name with its type; what has no room in one line stands in more, or in smaller type.
struct FittedName {
    TypeStep step = TypeStep::Body;
    QString text;
    QSizeF size;

    static FittedName in(const QString& name, TypeStep wanted, QSizeF room)
    {
        for (const TypeStep step : {wanted, TypeStep::Caption}) {
            const QFontMetricsF metrics(Theme::current().font(step));
            const QRectF taken =
                metrics.boundingRect(QRectF(QPointF(), QSizeF(room.width(), 2 * room.height())), wraps, name);
            if (taken.width() <= room.width() && taken.height() <= room.height())
                return {step, name, taken.size()};
        }
        const QFontMetricsF metrics(Theme::current().font(TypeStep::Caption));
        const QString cut = metrics.elidedText(name, Qt::ElideRight, room.width());
        return {TypeStep::Caption, cut, {metrics.horizontalAdvance(cut), metrics.height()}};
    }
    void paint(QPainter& painter, const QRectF& room, Qt::Alignment alignment) const
    {
        painter.setFont(Theme::current().font(step));
        painter.setPen(Theme::current().colour(Colour::Text));
        painter.drawText(room, wraps | static_cast<int>(alignment), text);
    }

private:
    static constexpr int wraps = Qt::TextWordWrap;
};

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
                one << BracketView::tr("advances");
            words << one.join(u' ');
        }
        words << m_box.caption;
        setAccessibleName(enumerated(words));
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
        const double seed = textWidth(QStringLiteral("99"), TypeStep::Caption) + px(Length::SpaceS);
        paintText(painter, row, side.seed, TypeStep::Caption, theme.colour(Colour::TextMuted));
        const TypeStep numberStep = TypeStep::Number;
        const double scored = side.score.isEmpty() ? 0 : CounterLabel::widthOf(side.score, theme.font(numberStep));
        const double sign = side.hasWon ? px(Length::Icon) : 0;
        const double room = row.width() - seed - scored - sign - 2 * px(Length::SpaceS);
        const TypeStep step = side.hasWon ? TypeStep::Label : side.isKnown ? TypeStep::Body : TypeStep::Caption;
        const QColor ink = theme.colour(side.isKnown ? Colour::Text : Colour::TextMuted);
        if (!side.isKnown) { // where it comes from: words that may need two lines
            painter.setFont(theme.font(step));
            painter.setPen(ink);
            painter.drawText(QRectF(row.left() + seed, row.top(), room, row.height()),
                             Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, side.name);
            return;
        }
        const FittedName name = FittedName::in(side.name, step, {room, row.height()});
        name.paint(painter, QRectF(row.left() + seed, row.top(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter);
        if (side.hasWon) {
            const double box = px(Length::SpaceL);
            paintIcon(painter,
                      QRectF(row.left() + seed + name.size.width() + px(Length::SpaceS), row.center().y() - box / 2,
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
        setAccessibleName(m_champion.isEmpty() ? BracketView::tr("%1: not known yet", "the champion").arg(m_title)
                                               : labelled(m_title, m_champion));
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
            const QRectF room(side, top + crown + px(Length::SpaceS), width() - 2 * side,
                              height() - top - crown - 2 * px(Length::SpaceS));
            FittedName::in(m_champion, TypeStep::Title, room.size())
                .paint(painter, room, Qt::AlignHCenter | Qt::AlignTop);
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

QWidget* BracketView::boxOf(const BracketBox& box, QWidget* column)
{
    if (!box.bye.isEmpty()) {
        auto* words = new TextLabel(box.bye, TypeStep::Body, Colour::TextMuted, column);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        return words;
    }
    auto* shown = new MatchBox(box, column);
    connect(shown, &QAbstractButton::clicked, this, [this, id = box.id] { Q_EMIT chosen(id); });
    return shown;
}

void BracketView::build()
{
    for (const Column& column : m_columns) {
        column.holder->hide();
        column.holder->setParent(nullptr);
        column.holder->deleteLater(); // one of its boxes may be in the middle of a press
    }
    m_columns.clear();
    const auto begin = [this](const QString& title) -> Column& {
        Column& column = m_columns.emplace_back();
        column.holder = new QWidget(this);
        column.title = new TextLabel(title, TypeStep::Title, Colour::Text, column.holder);
        return column;
    };
    for (const BracketRound& round : m_state.rounds) {
        Column& column = begin(round.title);
        for (const BracketBox& box : round.boxes) {
            column.boxes.push_back({boxOf(box, column.holder), !box.isDecided});
        }
    }
    if (!m_state.aside.empty() && !m_columns.empty()) {
        Column& last = m_columns.back();
        last.asideTitle = new TextLabel(m_state.asideTitle, TypeStep::Title, Colour::Text, last.holder);
        last.aside = boxOf(m_state.aside.front(), last.holder);
    }
    if (!m_state.championTitle.isEmpty()) {
        Column& end = begin(m_state.championTitle);
        end.boxes.push_back({new ChampionBox(m_state.championTitle, m_state.champion, end.holder), true});
    }
    for (const Column& column : m_columns)
        column.holder->show();
    place();
    update();
}

int BracketView::gap() const
{
    const double em = Theme::current().em();
    const auto columns = static_cast<int>(m_columns.size());
    const double left = columns < 2 ? mostGap : (width() / em - goodColumn * columns) / (columns - 1);
    return qRound(std::clamp(left, leastGap, mostGap) * em);
}

int BracketView::titleHeight() const
{
    return Theme::current().lineHeight(TypeStep::Title) + px(Length::SpaceM);
}

/// Where the rounds have no room beside each other they stand below each other, without lines.
bool BracketView::isStacked() const
{
    const int columns = static_cast<int>(m_columns.size());
    return width() < qRound(leastColumn * Theme::current().em()) * columns + gap() * (columns - 1);
}

int BracketView::columnWidth() const
{
    const double em = Theme::current().em();
    if (isStacked())
        return std::min(width(), qRound(mostColumn * em * 2));
    const int columns = std::max(1, static_cast<int>(m_columns.size())); // none before the first state
    return std::min((width() - gap() * (columns - 1)) / columns, qRound(mostColumn * em));
}

int BracketView::heightOf(const QWidget& box, int wide)
{
    return box.hasHeightForWidth() ? std::max(box.heightForWidth(wide), px(Length::Target)) : box.sizeHint().height();
}

int BracketView::neededHeight() const
{
    const int wide = columnWidth();
    const int space = px(Length::SpaceXl);
    int stacked = 0;
    int most = 0;
    for (const Column& column : m_columns) {
        int boxes = 0;
        int highest = 0;
        for (const Placed& placed : column.boxes) {
            boxes += heightOf(*placed.widget, wide) + space;
            highest = std::max(highest, heightOf(*placed.widget, wide));
        }
        const int aside = column.aside ? titleHeight() + heightOf(*column.aside, wide) + space : 0;
        stacked += titleHeight() + boxes + aside;
        // The third place stands below the middle, where the final is.
        const int centred = column.aside ? highest + 2 * (aside + space) : boxes;
        most = std::max(most, titleHeight() + std::max(boxes, centred));
    }
    return isStacked() ? stacked : most;
}

QSize BracketView::sizeHint() const
{
    return {qRound(leastColumn * Theme::current().em()) * static_cast<int>(m_columns.size()), neededHeight()};
}

QSize BracketView::minimumSizeHint() const
{
    return {qRound(leastColumn * Theme::current().em()), neededHeight()};
}

void BracketView::place()
{
    setMinimumHeight(neededHeight());
    isStacked() ? placeStacked() : placeBeside();
}

void BracketView::placeStacked()
{
    const int wide = columnWidth();
    const int space = px(Length::SpaceXl);
    int top = 0;
    for (const Column& column : m_columns) {
        int y = titleHeight();
        const auto put = [&](QWidget& box) {
            const int high = heightOf(box, wide);
            box.setGeometry(0, y, wide, high);
            y += high + space;
        };
        column.title->setGeometry(0, 0, wide, titleHeight());
        for (const Placed& placed : column.boxes)
            put(*placed.widget);
        if (column.aside) {
            column.asideTitle->setGeometry(0, y, wide, titleHeight());
            y += titleHeight();
            put(*column.aside);
        }
        column.holder->setGeometry(0, top, wide, y);
        top += y;
    }
}

void BracketView::placeBeside()
{
    const int wide = columnWidth();
    const int room = std::max(height(), minimumHeight()) - titleHeight();
    int x = 0;
    for (const Column& column : m_columns) {
        column.holder->setGeometry(x, 0, wide, room + titleHeight());
        column.title->setGeometry(0, 0, wide, titleHeight());
        const auto count = static_cast<int>(column.boxes.size());
        for (int i = 0; i < count; ++i) {
            QWidget& box = *column.boxes[static_cast<std::size_t>(i)].widget;
            const int high = heightOf(box, wide);
            box.setGeometry(0, titleHeight() + room * (2 * i + 1) / (2 * count) - high / 2, wide, high);
        }
        if (column.aside) {
            const int high = heightOf(*column.aside, wide);
            const int top = room + titleHeight() - high;
            column.aside->setGeometry(0, top, wide, high);
            column.asideTitle->setGeometry(0, top - titleHeight(), wide, titleHeight());
        }
        x += wide + gap();
    }
}

void BracketView::paintEvent(QPaintEvent* /*event*/)
{
    if (isStacked())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto placeOf = [](const Column& column, const QWidget& box) {
        return box.geometry().translated(column.holder->pos());
    };
    for (std::size_t at = 0; at + 1 < m_columns.size(); ++at) {
        const Column& from = m_columns[at];
        const Column& to = m_columns[at + 1];
        const bool toChampion = at + 2 == m_columns.size() && !m_state.championTitle.isEmpty();
        for (std::size_t i = 0; i < from.boxes.size(); ++i) {
            const std::size_t target = to.boxes.size() == from.boxes.size() ? i : i / 2;
            if (target >= to.boxes.size())
                continue;
            const QRect source = placeOf(from, *from.boxes[i].widget);
            const QRect goal = placeOf(to, *to.boxes[target].widget);
            const double row = toChampion
                                   ? goal.center().y()
                                   : goal.top() + captionHeight() + px(Length::Target) * (i % 2 == 0 ? 0.5 : 1.5);
            const double middle = (source.right() + goal.left()) / 2.0;
            QPen pen(theme.colour(Colour::LineStrong), px(Length::LineStrong));
            pen.setStyle(from.boxes[i].isOpen ? Qt::DotLine : Qt::SolidLine);
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
        place();
        update();
    }
}

} // namespace whistle

#include "moc_bracket_view.cpp"
