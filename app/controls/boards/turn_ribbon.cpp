// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/turn_ribbon.h"

#include "look/emblem.h"
#include "look/focus_guide.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QScroller>
#include <QStyledItemDelegate>
#include <QWheelEvent>
#include <algorithm>

namespace whistle {

namespace {

/// How long the mouse rests on a chip before it is looked at, and how long after it has left; in milliseconds. A mouse
/// on its way to the buttons shows nothing.
constexpr int restDelay = 200;
constexpr int leaveDelay = 150;
/// Words end after so many em.
constexpr double longestWords = 15;
/// Signs behind so many em are told by the words of the turn alone.
constexpr double longestSigns = 16;

double side()
{
    return scaled(28);
}
double drawingSide()
{
    return scaled(20);
}
double emblemSide()
{
    return scaled(16);
}
double gap()
{
    return pxF(Length::SpaceXs);
}
double padding()
{
    return pxF(Length::SpaceM);
}

/// Goes through the parts of a chip from left to right; paints them where it has a painter, and says how wide they are.
class ChipPen {
public:
    ChipPen(QPainter* painter, const QRectF& box) : m_painter(painter), m_box(box), m_at(box.left() + padding()) {}

    void emblem(int seat)
    {
        if (seat > 0)
            picture([seat](QPainter& painter, const QRectF& box) { paintEmblem(painter, box, seat); }, emblemSide(),
                    emblemSide());
    }
    void sign(const TurnSign& sign)
    {
        if (sign.picture)
            picture(sign.picture, side() * sign.wide, side());
        if (sign.drawing)
            picture(
                [icon = *sign.drawing](QPainter& painter, const QRectF& box) {
                    paintIcon(painter, box, icon, colourOf(Colour::Text));
                },
                drawingSide(), drawingSide());
        const bool isText = !sign.picture && !sign.drawing;
        if (isText && m_endsInText)
            text(QStringLiteral("\u00b7"), TypeStep::Label, Colour::TextMuted);
        m_endsInText = isText;
        text(sign.text, TypeStep::Label, Colour::Text, longestWords * em());
    }
    void text(const QString& words, TypeStep step, Colour colour, double most = 0)
    {
        if (words.isEmpty())
            return;
        const double full = textWidth(words, step);
        const double wide = most > 0 ? std::min(full, most) : full;
        if (m_painter != nullptr)
            paintText(*m_painter, {m_at, m_box.top(), wide + 1, m_box.height()}, words, step, colourOf(colour));
        m_at += wide + gap();
    }
    /// Two lines, one above the other.
    void lines(const QString& title, const QString& caption)
    {
        const double wide = std::max(textWidth(title, TypeStep::Label), textWidth(caption, TypeStep::Caption));
        if (m_painter != nullptr) {
            const double half = m_box.height() / 2;
            const QRectF upper(m_at, m_box.top(), wide + 1, half + gap());
            paintText(*m_painter, upper, title, TypeStep::Label, colourOf(Colour::Text));
            paintText(*m_painter, upper.translated(0, half - gap()), caption, TypeStep::Caption,
                      colourOf(Colour::TextMuted));
        }
        m_at += wide + gap();
    }
    [[nodiscard]] double width() const { return m_at - gap() + padding() - m_box.left(); }

private:
    void picture(const PicturePainter& paint, double wide, double high)
    {
        if (m_painter != nullptr) {
            m_painter->save();
            paint(*m_painter, {m_at, m_box.center().y() - high / 2, wide, high});
            m_painter->restore();
        }
        m_at += wide + gap();
    }

    QPainter* m_painter;
    QRectF m_box;
    bool m_endsInText = false; ///< the last sign had letters alone
    double m_at;
};

double layOut(QPainter* painter, const QRectF& box, const TurnChip& chip)
{
    ChipPen pen(painter, box);
    if (chip.kind == TurnChip::Kind::Fold) {
        pen.lines(chip.title, chip.caption);
        return pen.width();
    }
    if (chip.signs.empty() || !chip.signs.front().hasSeat)
        pen.emblem(chip.seat);
    for (const TurnSign& sign : chip.signs) {
        if (pen.width() > longestSigns * em()) {
            pen.text(QStringLiteral("\u2026"), TypeStep::Label, Colour::TextMuted);
            break;
        }
        pen.sign(sign);
    }
    pen.text(chip.title, TypeStep::Label, Colour::Text, longestWords * em());
    for (const auto& [seat, points] : chip.shares) {
        if (seat != chip.seat || chip.shares.size() > 1)
            pen.emblem(seat);
        pen.text(points, TypeStep::Label, Colour::Text);
    }
    return pen.width();
}

/// The side of the table that a seat has: the first sits below, the others clockwise.
Qt::Edge edgeOf(int seat)
{
    static constexpr std::array edges{Qt::BottomEdge, Qt::LeftEdge, Qt::TopEdge, Qt::RightEdge};
    return seat > 0 && seat <= static_cast<int>(edges.size()) ? edges[static_cast<std::size_t>(seat - 1)]
                                                              : Qt::BottomEdge;
}

class ChipDelegate : public QStyledItemDelegate {
public:
    explicit ChipDelegate(TurnRibbon& ribbon) : QStyledItemDelegate(&ribbon), m_ribbon(ribbon) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override
    {
        const double wide = layOut(nullptr, {}, m_ribbon.chips().chip(index.row()));
        return {qRound(std::max(wide, scaled(56)) + gap()), px(Length::Target) + 2 * px(Length::SpaceHair)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const TurnChip& chip = m_ribbon.chips().chip(index.row());
        const QRectF box =
            QRectF(option.rect).adjusted(gap() / 2, pxF(Length::SpaceHair), -gap() / 2, -pxF(Length::SpaceHair));
        const bool isHovered = (option.state & QStyle::State_MouseOver) != 0;
        const bool isFocused = (option.state & QStyle::State_HasFocus) != 0 && FocusGuide::isKeyboardInUse();
        const bool isLookedAt = m_ribbon.lookedAt() != 0 && chip.number == m_ribbon.lookedAt();
        const double radius = pxF(Length::RadiusSmall);
        const bool isTurn = chip.kind == TurnChip::Kind::Turn;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QColor ground = isHovered                 ? colourOf(Colour::RaisedHover)
                              : isTurn && chip.seat > 0 ? Theme::current().seatGround(chip.seat)
                              : isTurn                  ? colourOf(Colour::Raised)
                                                        : QColor();
        const QColor edge = isTurn                                              ? QColor()
                            : chip.kind == TurnChip::Kind::Now && chip.seat > 0 ? Theme::current().seat(chip.seat)
                                                                                : colourOf(Colour::LineStrong);
        paintBox(*painter, box,
                 {ground, edge, radius,
                  pxF(isTurn || chip.kind == TurnChip::Kind::Fold ? Length::LineHair : Length::LineStrong),
                  chip.kind == TurnChip::Kind::Now ? Qt::DashLine : Qt::SolidLine});
        if (isTurn && chip.seat > 0)
            paintEdge(*painter, box, edgeOf(chip.seat), pxF(Length::LineSeat), radius,
                      Theme::current().seat(chip.seat));
        layOut(painter, box, chip);
        if (isLookedAt)
            paintBox(*painter, box, {{}, colourOf(Colour::Chalk), radius, pxF(Length::LineFocus)});
        if (isFocused)
            paintBox(*painter, box.adjusted(2, 2, -2, -2),
                     {{}, colourOf(Colour::FocusOuter), radius, pxF(Length::LineStrong)});
        painter->restore();
    }

private:
    const TurnRibbon& m_ribbon;
};

} // namespace

void TurnChips::setChips(std::vector<TurnChip> chips)
{
    const auto [was, is] = std::mismatch(m_chips.begin(), m_chips.end(), chips.begin(), chips.end());
    const auto first = static_cast<int>(was - m_chips.begin());
    if (was != m_chips.end()) {
        beginRemoveRows({}, first, rowCount() - 1);
        m_chips.erase(was, m_chips.end());
        endRemoveRows();
    }
    if (is != chips.end()) {
        beginInsertRows({}, first, static_cast<int>(chips.size()) - 1);
        m_chips.insert(m_chips.end(), std::make_move_iterator(is), std::make_move_iterator(chips.end()));
        endInsertRows();
    }
}

int TurnChips::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_chips.size());
}

QVariant TurnChips::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return chip(index.row()).words;
    return {};
}

TurnRibbon::TurnRibbon(QWidget* parent) : QListView(parent)
{
    setAccessibleName(tr("Turns"));
    setModel(m_chips);
    setItemDelegate(new ChipDelegate(*this));
    setFlow(LeftToRight);
    setWrapping(false);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setSelectionMode(NoSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setAutoScroll(false);         // nothing moves under a mouse that rests
    setFocusPolicy(Qt::TabFocus); // a press leaves the keyboard where it is
    FocusGuide::paintsOwnFocus(*this);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    m_restTimer.setSingleShot(true);
    connect(&m_restTimer, &QTimer::timeout, this, &TurnRibbon::rest);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        m_restTimer.stop();
        m_told = m_chips->chip(index.row()).number;
        Q_EMIT pressed(m_told);
    });
}

void TurnRibbon::setChips(std::vector<TurnChip> chips)
{
    m_chips->setChips(std::move(chips));
    setLookedAt(m_lookedAt); // its row may be another one
    toEnd();
}

void TurnRibbon::toEnd()
{
    if (m_lookedAt == 0 && m_chips->rowCount() > 0)
        scrollTo(m_chips->index(m_chips->rowCount() - 1));
}

void TurnRibbon::setLookedAt(int number)
{
    m_lookedAt = number;
    for (int row = 0; row < m_chips->rowCount(); ++row) {
        if (m_chips->chip(row).number != number)
            continue;
        setCurrentIndex(m_chips->index(row));
        if (m_pointed != number)
            scrollTo(m_chips->index(row));
    }
    viewport()->update();
}

void TurnRibbon::forgetMouse()
{
    m_restTimer.stop();
    m_pointed = m_told = 0;
}

void TurnRibbon::point(int number)
{
    if (number == m_pointed)
        return;
    m_pointed = number;
    // From one chip that is looked at to the next there is no wait.
    m_restTimer.start(number == 0 ? leaveDelay : m_told != 0 ? 0 : restDelay);
}

void TurnRibbon::rest()
{
    if (m_told == m_pointed)
        return;
    m_told = m_pointed;
    Q_EMIT hovered(m_told);
}

bool TurnRibbon::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseMove) {
        const auto* moved = static_cast<QMouseEvent*>(event);
        const QModelIndex index = indexAt(moved->position().toPoint());
        if (moved->source() == Qt::MouseEventNotSynthesized) // a finger does not hover
            point(index.isValid() ? m_chips->chip(index.row()).number : 0);
    } else if (event->type() == QEvent::Leave) {
        point(0);
    }
    return QListView::viewportEvent(event);
}

void TurnRibbon::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        Q_EMIT stepped(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Home:
        Q_EMIT pressed(m_chips->chip(0).number);
        break;
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT pressed(0);
        break;
    case Qt::Key_Space:
        if (m_lookedAt != 0)
            Q_EMIT playAsked();
        break;
    default:
        event->ignore();
    }
}

void TurnRibbon::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    QScrollBar* bar = horizontalScrollBar();
    bar->setValue(bar->value() - (turned.x() != 0 ? turned.x() : turned.y()));
    event->accept();
}

void TurnRibbon::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (!changesLooks(*event))
        return;
    setAccessibleName(tr("Turns"));
    scheduleDelayedItemsLayout();
    updateGeometry();
}

void TurnRibbon::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    toEnd();
}

void TurnRibbon::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        painter.fillRect(event->rect(), colourOf(Colour::Sunken));
    }
    QListView::paintEvent(event);
}

QSize TurnRibbon::sizeHint() const
{
    return {px(Length::Target) * 4, px(Length::Target) + 2 * px(Length::SpaceHair)};
}

QSize TurnRibbon::minimumSizeHint() const
{
    return {px(Length::Target), sizeHint().height()};
}

} // namespace whistle

#include "moc_turn_ribbon.cpp"
