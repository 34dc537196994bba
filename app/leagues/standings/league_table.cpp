// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/standings/league_table.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace whistle {

/// Shared by the head and all rows, so that the columns stand below each other.
struct LeagueTable::Measure {
    double rank = 0;
    double names = 0;         ///< from the left edge to the first column
    std::vector<double> wide; ///< of each column; 0: there is no room for it
};

namespace {

/// What the names are given at least and take at most, in em.
constexpr double leastName = 7;
constexpr double mostSpare = 4;
/// How much of a cell's ground its share may colour.
constexpr double fillStrength = 0.35;

const Theme& theme()
{
    return Theme::current();
}

TypeStep stepOf(const LeagueColumn& column)
{
    return column.isStrong ? TypeStep::Number : TypeStep::Body;
}

/// Calls `paint(column, rectangle)` for each column that has room.
template <class Paint>
void forColumns(const LeagueTable::Measure& measure, double height, Paint paint)
{
    double x = measure.names;
    for (std::size_t i = 0; i < measure.wide.size(); ++i) {
        if (measure.wide[i] > 0)
            paint(i, QRectF(x, 0, measure.wide[i], height));
        x += measure.wide[i];
    }
}

class Head : public QWidget {
public:
    Head(QString names, const std::vector<LeagueColumn>& columns, std::shared_ptr<LeagueTable::Measure> measure)
        : m_names(std::move(names))
        , m_columns(columns)
        , m_measure(std::move(measure))
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // what scrolls asks for the least that it needs
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {0, theme().lineHeight(TypeStep::Caption) + 2 * px(Length::SpaceS)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QColor ink = theme().colour(Colour::TextMuted);
        paintText(painter, QRectF(m_measure->rank, 0, m_measure->names - m_measure->rank, height()), m_names,
                  TypeStep::Caption, ink);
        forColumns(*m_measure, height(), [&](std::size_t i, const QRectF& rect) {
            paintText(painter, rect, m_columns[i].head, TypeStep::Caption, ink, Qt::AlignRight | Qt::AlignVCenter);
        });
    }

private:
    QString m_names;
    const std::vector<LeagueColumn>& m_columns;
    std::shared_ptr<LeagueTable::Measure> m_measure;
};

/// The line between two rows, with its words below.
QWidget* lineWith(const QString& words)
{
    auto* line = new QWidget;
    line->setObjectName(QStringLiteral("line"));
    auto* stroke = new QWidget;
    stroke->setAutoFillBackground(true);
    stroke->setBackgroundRole(QPalette::Mid);
    stroke->setFixedHeight(px(Length::LineStrong));
    auto* label = new TextLabel(words, TypeStep::Caption, Colour::TextMuted);
    label->setContentsMargins(px(Length::SpaceS), px(Length::SpaceXs), 0, px(Length::SpaceXs));
    columnIn(*line, 0, 0, {stroke, label});
    return line;
}

} // namespace

/// One row as a button; the note stands below the name over the whole width.
class LeagueTable::Row : public QAbstractButton {
public:
    Row(const std::vector<LeagueColumn>& columns, std::shared_ptr<Measure> measure)
        : m_columns(columns)
        , m_measure(std::move(measure))
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] const LeagueRow& row() const { return m_row; }
    void setRow(const LeagueRow& row)
    {
        m_row = row;
        m_notedAt = -1;
        m_nameWidth = textWidth(m_row.name, TypeStep::Label);
        m_markWidth = m_row.mark.isEmpty() ? 0 : textWidth(m_row.mark, TypeStep::Caption);
        setObjectName(QStringLiteral("row_%1").arg(m_row.id));
        setCheckable(!m_row.more.isEmpty());
        QStringList words;
        for (qsizetype i = 0; i < m_row.cells.size(); ++i)
            words << spaced(m_columns[static_cast<std::size_t>(i)].head, m_row.cells[i]);
        QStringList names{m_row.rank, m_row.name, m_row.detail, m_row.mark};
        names.removeAll(QString());
        setAccessibleName(labelled(names.join(QStringLiteral(" ")), words.join(QStringLiteral(", "))));
        setAccessibleDescription((QStringList{m_row.note} + m_row.more).join(QStringLiteral(" ")));
    }
    [[nodiscard]] QSize sizeHint() const override { return {0, heightForWidth(width())}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        // Asked for again and again while a long table is laid out.
        if (const int noteAt = noteWidth(width); !m_row.note.isEmpty() && m_notedAt != noteAt) {
            m_notedAt = noteAt;
            m_noted = wrappedHeight(m_row.note, TypeStep::Caption, noteAt) + px(Length::SpaceS);
        }
        return mainHeight() + (m_row.note.isEmpty() ? 0 : m_noted);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        if (isDown() || underMouse() || isChecked())
            paintBox(
                painter, rect(),
                {theme().colour(isDown() ? Colour::RaisedPressed : Colour::Raised), {}, pxF(Length::RadiusSmall), 0});
        else
            painter.fillRect(QRectF(0, 0, width(), px(Length::LineHair)), theme().colour(Colour::Line));
        const double high = mainHeight();
        paintText(painter, QRectF(px(Length::SpaceS), 0, m_measure->rank, high), m_row.rank, TypeStep::Number,
                  theme().colour(Colour::Text));
        paintName(painter, high);
        forColumns(*m_measure, high, [&](std::size_t i, const QRectF& rect) {
            const QString number = m_row.cells.value(static_cast<qsizetype>(i));
            if (i < m_row.shares.size() && m_row.shares[i] > 0)
                paintShare(painter, rect, m_row.shares[i]);
            CounterLabel::paint(painter, rect, number, theme().font(stepOf(m_columns[i])), theme().colour(Colour::Text),
                                Qt::AlignRight | Qt::AlignVCenter);
        });
        if (m_row.note.isEmpty())
            return;
        const double side = theme().lineHeight(TypeStep::Caption);
        paintIcon(painter, QRectF(m_measure->rank, high, side, side), Icon::Info, theme().colour(Colour::TextMuted));
        painter.setFont(theme().font(TypeStep::Caption));
        painter.setPen(theme().colour(Colour::TextMuted));
        painter.drawText(QRectF(m_measure->rank + side + px(Length::SpaceS), high, noteWidth(width()), height() - high),
                         Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_row.note);
    }

private:
    [[nodiscard]] int mainHeight() const
    {
        const int words =
            theme().lineHeight(TypeStep::Label) + (below().isEmpty() ? 0 : theme().lineHeight(TypeStep::Caption));
        return std::max(px(Length::Target), words + px(Length::SpaceS));
    }
    [[nodiscard]] int noteWidth(int width) const
    {
        const double taken = m_measure->rank + theme().lineHeight(TypeStep::Caption) + 2 * px(Length::SpaceS);
        return std::max(px(Length::Target), width - qRound(taken));
    }
    /// A name is never cut for the sake of its mark: that goes down to the detail.
    [[nodiscard]] bool goesMarkBelow() const
    {
        return m_markWidth > 0 && m_nameWidth + px(Length::SpaceS) + m_markWidth > m_measure->names - m_measure->rank;
    }
    /// What stands under the name.
    [[nodiscard]] QString below() const
    {
        if (!goesMarkBelow())
            return m_row.detail;
        return m_row.detail.isEmpty() ? m_row.mark : enumerated({m_row.mark, m_row.detail});
    }
    void paintName(QPainter& painter, double high) const
    {
        double x = m_measure->rank;
        const double words =
            theme().lineHeight(TypeStep::Label) + (below().isEmpty() ? 0 : theme().lineHeight(TypeStep::Caption));
        const double top = (high - words) / 2;
        if (m_row.colour.isValid())
            paintBox(painter, QRectF(x - px(Length::SpaceM), top, px(Length::LineSeat), words),
                     {m_row.colour, theme().colour(Colour::Line), pxF(Length::SpaceHair)});
        const double room = m_measure->names - x;
        const QFont font = theme().font(TypeStep::Label);
        const QString detail = below();
        const double markWidth = goesMarkBelow() ? 0 : m_markWidth;
        const double nameRoom = room - (markWidth > 0 ? markWidth + px(Length::SpaceS) : 0);
        const QString name = QFontMetricsF(font).elidedText(m_row.name, Qt::ElideRight, nameRoom);
        const double line = theme().lineHeight(TypeStep::Label);
        paintText(painter, QRectF(x, top, nameRoom, line), name, font, theme().colour(Colour::Text));
        if (markWidth > 0)
            paintText(painter, QRectF(x + textWidth(name, font) + px(Length::SpaceS), top, markWidth, line), m_row.mark,
                      TypeStep::Caption, theme().colour(m_row.isGood ? Colour::Good : Colour::TextMuted));
        if (!detail.isEmpty()) {
            const QFont small = theme().font(TypeStep::Caption);
            paintText(painter, QRectF(x, top + line, room, words - line),
                      QFontMetricsF(small).elidedText(detail, Qt::ElideRight, room), small,
                      theme().colour(Colour::TextMuted));
        }
    }
    static void paintShare(QPainter& painter, const QRectF& rect, double share)
    {
        const double inset = px(Length::SpaceHair);
        const QRectF room = rect.adjusted(inset + px(Length::SpaceS), inset, inset + px(Length::SpaceXs), -inset);
        QColor fill = theme().colour(Colour::Good);
        fill.setAlphaF(static_cast<float>(fillStrength * share));
        paintBox(painter, room, {fill, {}, pxF(Length::RadiusSmall), 0});
    }

    LeagueRow m_row;
    double m_nameWidth = 0;
    double m_markWidth = 0;
    mutable int m_notedAt = -1; ///< the width for which the note is so high
    mutable int m_noted = 0;
    const std::vector<LeagueColumn>& m_columns;
    std::shared_ptr<Measure> m_measure;
};

LeagueTable::LeagueTable(QWidget* parent)
    : QWidget(parent)
    , m_layout(columnIn(*this, 0, 0))
    , m_measure(std::make_shared<Measure>())
{
}

void LeagueTable::setTable(const QString& names, std::vector<LeagueColumn> columns, std::vector<LeagueRow> rows)
{
    if (names == m_names && columns == m_columns && rows == m_rows)
        return;
    // A result moves numbers and changes places: what is there shows them, and nothing is made anew.
    const bool isOfSameShape =
        names == m_names && rows.size() == m_shown.size() &&
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const LeagueRow& a, const LeagueRow& b) { return a.lineBelow == b.lineBelow; });
    m_names = names;
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    if (!isOfSameShape) {
        build();
        return;
    }
    const auto focused =
        std::find_if(m_shown.begin(), m_shown.end(), [](const Shown& each) { return each.row->hasFocus(); });
    const QString held = focused == m_shown.end() ? QString() : focused->row->row().id;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_shown[i].row->row() != m_rows[i])
            showRow(m_shown[i], m_rows[i]);
        if (!held.isEmpty() && m_rows[i].id == held)
            m_shown[i].row->setFocus(Qt::OtherFocusReason);
    }
    remeasure();
}

void LeagueTable::setWayOn(const QString& title)
{
    m_wayOn = title;
}

void LeagueTable::build()
{
    league_layout::clear(*m_layout);
    m_shown.clear();
    measure();
    m_layout->addWidget(new Head(m_names, m_columns, m_measure));
    for (const LeagueRow& row : m_rows) {
        auto* button = new Row(m_columns, m_measure);
        m_layout->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, button] {
            if (button->row().more.isEmpty())
                Q_EMIT chosen(button->row().id);
            else
                setOpen(*button, button->isChecked());
        });
        m_shown.push_back({button, nullptr});
        showRow(m_shown.back(), row);
        if (!row.lineBelow.isEmpty())
            m_layout->addWidget(lineWith(row.lineBelow));
    }
}

void LeagueTable::showRow(Shown& shown, const LeagueRow& row)
{
    shown.row->setRow(row);
    if (shown.more)
        league_layout::discard(*std::exchange(shown.more, nullptr));
    const bool isOpen = !row.more.isEmpty() && m_open.contains(row.id);
    shown.row->setChecked(isOpen);
    if (isOpen)
        shown.more = moreBelow(*shown.row);
}

void LeagueTable::setOpen(const Row& row, bool isOpen)
{
    m_open.removeAll(row.row().id);
    if (isOpen)
        m_open << row.row().id;
    Shown& shown = *std::find_if(m_shown.begin(), m_shown.end(), [&](const Shown& each) { return each.row == &row; });
    if (isOpen && !shown.more)
        shown.more = moreBelow(row);
    else if (!isOpen && shown.more)
        league_layout::discard(*std::exchange(shown.more, nullptr));
}

QWidget* LeagueTable::moreBelow(const Row& row)
{
    const QString id = row.row().id;
    auto* more = new QWidget;
    more->setObjectName(QStringLiteral("more_%1").arg(id));
    auto* column = new QVBoxLayout(more);
    column->setContentsMargins(qRound(m_measure->rank), px(Length::SpaceXs), px(Length::SpaceS), px(Length::SpaceM));
    auto* without = new Paragraph(TypeStep::Body, Colour::TextMuted);
    without->setObjectName(QStringLiteral("withoutRoom"));
    without->say(withoutRoom(row.row()));
    column->addWidget(without);
    for (const QString& line : row.row().more) {
        auto* label = new Paragraph;
        label->setText(line);
        column->addWidget(label);
    }
    if (!m_wayOn.isEmpty()) {
        auto* way = new ChoiceButton(m_wayOn, ButtonLook::Outline);
        way->setObjectName(QStringLiteral("way_%1").arg(id));
        connect(way, &QAbstractButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
        column->addWidget(way, 0, Qt::AlignLeft);
    }
    m_layout->insertWidget(m_layout->indexOf(&row) + 1, more);
    return more;
}

QString LeagueTable::withoutRoom(const LeagueRow& row) const
{
    QStringList told;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_measure->wide[i] == 0)
            told << labelled(m_columns[i].head, row.cells.value(static_cast<qsizetype>(i)));
    }
    return told.join(QStringLiteral(", "));
}

void LeagueTable::measure()
{
    const double gap = px(Length::SpaceM);
    Measure& found = *m_measure;
    found.rank = 0;
    for (const LeagueRow& row : m_rows) {
        if (!row.rank.isEmpty())
            found.rank = std::max(found.rank, textWidth(row.rank, TypeStep::Number) + px(Length::SpaceXl));
    }
    if (found.rank == 0)
        found.rank = px(Length::SpaceXl);
    found.wide.assign(m_columns.size(), 0);
    double all = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        double wide = textWidth(m_columns[i].head, TypeStep::Caption);
        const QFont font = theme().font(stepOf(m_columns[i]));
        for (const LeagueRow& row : m_rows)
            wide = std::max(wide, CounterLabel::widthOf(row.cells.value(static_cast<qsizetype>(i)), font));
        found.wide[i] = wide + gap;
        all += found.wide[i];
    }
    // Names are never cut for the sake of a number that may go.
    double names = leastName * theme().em();
    for (const LeagueRow& row : m_rows)
        names = std::max(names, textWidth(row.name, TypeStep::Label) + textWidth(row.mark, TypeStep::Caption) + gap);
    const double room = width() - found.rank - px(Length::SpaceS);
    while (all + names > room) {
        std::size_t goes = m_columns.size();
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (found.wide[i] > 0 && m_columns[i].goes > 0 &&
                (goes == m_columns.size() || m_columns[i].goes > m_columns[goes].goes))
                goes = i;
        }
        if (goes == m_columns.size())
            break;
        all -= found.wide[goes];
        found.wide[goes] = 0;
    }
    const auto shown = std::count_if(found.wide.begin(), found.wide.end(), [](double wide) { return wide > 0; });
    const double spare = std::max(0.0, room - all - names) / static_cast<double>(std::max<std::ptrdiff_t>(1, shown));
    for (double& wide : found.wide) {
        if (wide > 0) {
            wide += std::min(spare, mostSpare * theme().em());
        }
    }
    all = 0;
    for (const double wide : found.wide)
        all += wide;
    found.names = std::max(found.rank + leastName * theme().em() / 2, width() - px(Length::SpaceS) - all);
}

void LeagueTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    remeasure();
}

void LeagueTable::remeasure()
{
    measure();
    for (const Shown& shown : m_shown) {
        if (shown.more)
            shown.more->findChild<TextLabel*>(QStringLiteral("withoutRoom"))->say(withoutRoom(shown.row->row()));
    }
    const auto parts = findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* part : parts) {
        part->updateGeometry();
        part->update();
    }
}

void LeagueTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        build();
}

} // namespace whistle

#include "moc_league_table.cpp"
