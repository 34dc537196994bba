// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_list.h"

#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/words.h"
#include "look/focus_guide.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace whistle::chaotic {

namespace {

constexpr double listLeastEms = 12;

/// As high as a target, and two lines of words.
int rowHeight()
{
    const Theme& theme = Theme::current();
    return std::max(theme.px(Length::Target), theme.lineHeight(TypeStep::Label) + theme.lineHeight(TypeStep::Caption) +
                                                  2 * theme.px(Length::SpaceS));
}

class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        return {0, rowHeight()};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::current();
        const CardRows& cards = static_cast<const CardRows&>(*index.model());
        const CardRow& row = cards.row(index.row());
        const QRectF box = option.rect;
        const bool isOpen = (option.state & QStyle::State_Selected) != 0;
        const bool isHovered = (option.state & QStyle::State_MouseOver) != 0;
        const bool hasKeys = isOpen && (option.state & QStyle::State_HasFocus) != 0 && FocusGuide::isKeyboardInUse();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isOpen || isHovered)
            paintBox(*painter, box.adjusted(1, 1, -1, -1),
                     {theme.colour(isHovered ? Colour::RaisedHover : Colour::Raised),
                      isOpen ? theme.colour(hasKeys ? Colour::FocusOuter : Colour::Chalk) : QColor(),
                      static_cast<double>(theme.px(Length::RadiusControl)),
                      static_cast<double>(theme.px(hasKeys ? Length::LineFocus : Length::LineStrong)), Qt::SolidLine});
        else
            painter->fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), theme.colour(Colour::Line));

        const QRectF plus = CardList::plusIn(option.rect);
        const QRectF minus = CardList::minusIn(option.rect);
        const int copies = cards.copies ? cards.copies(row) : 0;
        const double side = theme.px(Length::Icon);
        const auto sign = [&](const QRectF& place, Icon drawing) {
            const QRectF room(place.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
            paintIcon(*painter, room, drawing, theme.colour(Colour::Text));
        };
        sign(plus, Icon::Plus);
        double right = plus.left();
        if (copies > 0) {
            const QString times = QStringLiteral("\u00d7%1").arg(copies);
            const double wide = textWidth(times, TypeStep::Label) + theme.px(Length::SpaceS);
            paintText(*painter, QRectF(right - wide, box.top(), wide, box.height()), times, TypeStep::Label,
                      theme.colour(Colour::Text), Qt::AlignCenter);
            right -= wide;
            if (isOpen || isHovered) {
                sign(minus, Icon::Minus);
                right = minus.left();
            }
        }
        const int figure = mainFigure(row);
        if (figure >= 0 && right != minus.left()) { // where minus stands, the editor shows it
            const double wide = textWidth(QString::number(figure), TypeStep::Label) + theme.px(Length::SpaceM);
            paintText(*painter, QRectF(right - wide, box.top(), wide, box.height()), QString::number(figure),
                      TypeStep::Label, theme.colour(Colour::Text), Qt::AlignLeft | Qt::AlignVCenter);
            right -= wide;
        }
        const double left = box.left() + theme.px(Length::SpaceM);
        const double top = box.center().y() - theme.lineHeight(TypeStep::Label);
        const double wide = right - left - theme.px(Length::SpaceS);
        paintText(*painter, QRectF(left, top, wide, theme.lineHeight(TypeStep::Label)), row.name, TypeStep::Label,
                  theme.colour(Colour::Text));
        paintText(*painter, QRectF(left, box.center().y(), wide, theme.lineHeight(TypeStep::Caption)), detailOf(row),
                  TypeStep::Caption, theme.colour(Colour::TextMuted));
        painter->restore();
    }
};

} // namespace

namespace {

/// As it is read out: numbers with their names.
QString rowAloud(const CardRow& row)
{
    if (row.kind != CardKind::Creature)
        return detailOf(row);
    QStringList words{wordOf(row.tribe == Affiliation::Generic ? nameOf(Tribe::Tribeless) : nameOf(row.tribe))};
    for (const Discipline discipline : allDisciplines)
        words << spaced(wordOf(nameOf(discipline)), row[static_cast<Figure>(discipline)]);
    words << spaced(wordOf(nameOf(Stat::Energy)), row[Figure::Energy]) << elementWords(row.elements);
    return enumerated(words);
}

} // namespace

QString detailOf(const CardRow& row)
{
    switch (row.kind) {
    case CardKind::Creature: {
        QStringList numbers;
        for (const Discipline discipline : allDisciplines)
            numbers << QString::number(row[static_cast<Figure>(discipline)]);
        const QString tribe = wordOf(row.tribe == Affiliation::Generic ? nameOf(Tribe::Tribeless) : nameOf(row.tribe));
        return enumerated({tribe, numbers.join(QLatin1Char(' '))});
    }
    case CardKind::Battlegear:
        return GameWords::tr("Battlegear");
    case CardKind::Mugic:
        return CardList::tr("Mugic, %1").arg(wordOf(nameOf(row.tribe)));
    case CardKind::Location:
        return GameWords::tr("Location");
    case CardKind::Attack:
        break;
    }
    const QString elements = row.elements == Elements{} ? QString() : elementWords(row.elements);
    return elements.isEmpty() ? CardList::tr("Attack, base %1").arg(row[Figure::Base])
                              : CardList::tr("Attack, base %1, %2", "elements").arg(row[Figure::Base]).arg(elements);
}

void CardRows::setRows(std::vector<CardRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int CardRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CardRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CardRow& one = row(index.row());
    if (role == Qt::DisplayRole)
        return one.name;
    if (role == Qt::AccessibleTextRole) {
        const QString words = enumerated({one.name, rowAloud(one)});
        const int inDeck = copies ? copies(one) : 0;
        return inDeck > 0 ? CardList::tr("%1, in the deck: %2").arg(words).arg(inDeck) : words;
    }
    return {};
}

CardList::CardList(QWidget* parent) : QListView(parent), m_cards(new CardRows(this))
{
    setObjectName(QStringLiteral("cardList"));
    setModel(m_cards);
    setItemDelegate(new CardDelegate(this));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
    FocusGuide::paintsOwnFocus(*this);
}

void CardList::setRows(std::vector<CardRow> rows)
{
    const QString open = currentIndex().isValid() ? m_cards->row(currentIndex().row()).id : QString();
    m_isSetting = true;
    m_cards->setRows(std::move(rows));
    m_isSetting = false;
    setOpen(open);
}

void CardList::setOpen(const QString& id)
{
    m_isSetting = true;
    QModelIndex open;
    for (int i = 0; i < m_cards->rowCount() && !id.isEmpty() && !open.isValid(); ++i) {
        if (m_cards->row(i).id == id)
            open = m_cards->index(i);
    }
    setCurrentIndex(open);
    m_isSetting = false;
}

QSize CardList::minimumSizeHint() const
{
    return {qRound(Theme::current().em() * listLeastEms), rowHeight()};
}

QRect CardList::plusIn(const QRect& row)
{
    const int wide = Theme::current().px(Length::Target);
    return {row.right() - wide, row.top(), wide, row.height()};
}

QRect CardList::minusIn(const QRect& row)
{
    const QRect plus = plusIn(row);
    const int number = qRound(Theme::current().em() * 1.6);
    return plus.translated(-plus.width() - number, 0);
}

void CardList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_isSetting && current.isValid())
        Q_EMIT opened(m_cards->row(current.row()));
}

void CardList::mousePressEvent(QMouseEvent* event)
{
    // A finger sees no minus before its row is current.
    m_showsMinus = indexAt(event->pos()) == currentIndex() || event->source() == Qt::MouseEventNotSynthesized;
    QListView::mousePressEvent(event);
}

void CardList::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton)
        return;
    const CardRow row = m_cards->row(index.row());
    if (plusIn(visualRect(index)).contains(event->pos()))
        Q_EMIT addAsked(row);
    else if (m_showsMinus && minusIn(visualRect(index)).contains(event->pos()) && m_cards->copies &&
             m_cards->copies(row) > 0)
        Q_EMIT takeAsked(row);
}

void CardList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    if (index.isValid() && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        Q_EMIT addAsked(m_cards->row(index.row()));
    else if (index.isValid() && event->key() == Qt::Key_Minus)
        Q_EMIT takeAsked(m_cards->row(index.row()));
    else
        QListView::keyPressEvent(event);
}

void CardList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (changesLooks(*event))
        scheduleDelayedItemsLayout();
}

} // namespace whistle::chaotic

#include "moc_card_list.cpp"
