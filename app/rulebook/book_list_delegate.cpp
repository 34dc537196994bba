// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book_list_delegate.h"

#include "look/focus_guide.h"
#include "look/painting.h"
#include "rulebook/book_list.h"

#include <QPainter>
#include <QTextLayout>

namespace whistle {

namespace {

/// Titles and snippets of hits may wrap into so many lines each.
constexpr int mostLines = 3;

/// A text broken into lines of `width`; what has no room in `mostLines` is left out.
class Block {
public:
    Block(const QString& text, TypeStep step, double width, const std::vector<WordPlace>& marks = {})
        : m_layout(text, fontOf(step))
        , m_lineHeight(lineHeight(step))
    {
        QList<QTextLayout::FormatRange> formats;
        for (const WordPlace& mark : marks) {
            QTextCharFormat format;
            format.setBackground(colourOf(Colour::Chalk));
            format.setForeground(colourOf(Colour::Window));
            formats << QTextLayout::FormatRange{mark.at, mark.length, format};
        }
        m_layout.setFormats(formats);
        m_layout.beginLayout();
        while (m_count < mostLines) {
            QTextLine line = m_layout.createLine();
            if (!line.isValid())
                break;
            line.setLineWidth(width);
            line.setPosition(QPointF(0, m_count * m_lineHeight));
            ++m_count;
        }
        m_layout.endLayout();
    }
    [[nodiscard]] double height() const { return m_count * m_lineHeight; }
    void paint(QPainter& painter, const QPointF& at, Colour ink) const
    {
        painter.setPen(colourOf(ink));
        m_layout.draw(&painter, at);
    }

private:
    QTextLayout m_layout;
    double m_lineHeight;
    int m_count = 0;
};

double edge()
{
    return px(Length::SpaceM);
}

double gap()
{
    return px(Length::SpaceS);
}

TypeStep titleStep(const BookLine& line)
{
    return line.kind == BookLine::Kind::Caption ? TypeStep::Caption : TypeStep::Body;
}

} // namespace

BookListDelegate::BookListDelegate(BookList& list) : QStyledItemDelegate(&list), m_list(list) {}

const BookLine& BookListDelegate::lineAt(const QModelIndex& index) const
{
    return m_list.lines()[static_cast<std::size_t>(index.row())];
}

QSize BookListDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    const BookLine& line = lineAt(index);
    const int width = m_list.viewport()->width();
    const double room = width - 2 * edge();
    double height = 2 * gap() + Block(line.title, titleStep(line), room).height();
    if (!line.number.isEmpty())
        height += lineHeight(TypeStep::Caption);
    if (!line.snippet.isEmpty())
        height += Block(line.snippet, TypeStep::Caption, room).height();
    const bool isTarget = line.kind != BookLine::Kind::Caption;
    return {width, std::max(qRound(height), isTarget ? px(Length::Target) : 0)};
}

void BookListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BookLine& line = lineAt(index);
    const QRectF row = option.rect;
    const bool isOpen = (option.state & QStyle::State_Selected) != 0;
    const bool isTarget = line.kind != BookLine::Kind::Caption;
    const bool isHovered = isTarget && (option.state & QStyle::State_MouseOver) != 0;
    const bool hasFocus =
        isTarget && isOpen && (option.state & QStyle::State_HasFocus) != 0 && FocusGuide::isKeyboardInUse();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isOpen || isHovered)
        paintBox(*painter, row,
                 {colourOf(isHovered ? Colour::RaisedHover : Colour::Raised),
                  hasFocus ? colourOf(Colour::FocusOuter) : QColor(), pxF(Length::RadiusControl),
                  pxF(Length::LineFocus), Qt::SolidLine});
    const double room = row.width() - 2 * edge();
    QPointF at(row.left() + edge(), row.top() + gap());
    const Block title(line.title, titleStep(line), room, line.titleMarks);
    const double used = title.height() + (line.number.isEmpty() ? 0 : lineHeight(TypeStep::Caption));
    if (line.snippet.isEmpty())
        at.setY(row.top() + (row.height() - used) / 2);
    if (!line.number.isEmpty()) {
        const double high = lineHeight(TypeStep::Caption);
        paintText(*painter, QRectF(at, QSizeF(room, high)), line.number, TypeStep::Caption,
                  colourOf(Colour::TextMuted));
        at.ry() += high;
    }
    title.paint(*painter, at, isTarget ? Colour::Text : Colour::TextMuted);
    at.ry() += title.height();
    if (!line.snippet.isEmpty())
        Block(line.snippet, TypeStep::Caption, room, line.snippetMarks).paint(*painter, at, Colour::TextMuted);
    painter->restore();
}

} // namespace whistle

#include "moc_book_list_delegate.cpp"
